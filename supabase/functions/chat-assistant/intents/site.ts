/** What is asked of the website: what it shows, what its mails say, what helps where it fails. One example a line. */
export const site = {
  picture: `
    ye itne saare bindu kyun bana rakhe hain homepage pe
    Kindly explain the significance of the illustration on your main page.
    sooraj wali photo ka matlab kya hua bhai
    is each speck one student who passed out or just decoration
    I counted like thousand points up there does the number mean something
    woh gol gol chamakta hua kya hai upar koi logo hai?
    artwork made of tiny circles whats the story behind it
    mummy ko laga rangoli hai actually kya hai wo
    looks beautiful but I didnt get what it represents that glowing ball
    so every point stands for one person right?
    ek ek tikki kya darshati hai us chitra mein
    my roommate says the dotted ball is just random animation is he right or it has some meaning
    what is that big yellow round thing made of tiny spots on your homepage
    ye itne saare bindu kyu bane hue hain upar kuch matlab hai iska?
    why so many dots yaar my eyes are paining
    I work in design. Curious about the concept of the halftone circle on your landing page.
    kindly explain the significance of the circular artwork displayed on the website
    that glowing ball on first screen is it decoration only or it stands for somthing
    wo gol gol sa chamakta hua kya hai page pe
    is it loading spinner or art the big circle full of particles
    dots ka suraj kyun banaya simple photo laga dete
    what are we supposed to see in the orange speckled disc behind the headline
    why is there a big round ball made of specks on the first page
    yeh itne saare bindu se bana gola kya hai beta
    each small point in that circle stands for a person or what
    suraj ki photo kyun lagayi hai kuch matlab hai iska?
    is it a solar energy company i see that glowing thing at top
    the thousands of little spots at the beginning is it my screen problem or your design
    ek ek dana kya batata hai us bade gole mein
    I am art teacher who did this pointillism on top and what idea is behind
    what mean the big circle with many point please
    that round glowing thing is it surya bhagwan or just decoration
    dots itne zyada kyun kam se bhi to ban jata
    so many tiny specks must be number of your students correct?
    my wife is asking what that orangish round drawing is supposed to tell us
    upar wala chamakta hua gol design samajh nahi aaya
    what does the big round thing made of dots on your page represent
    Is the yellow circle on the homepage decorative or does it signify something?
    Explain the artwork on the landing page.
    my wife says the illustration at the top is a sunflower. is she right
    For my article: what is the symbolism of the large solar motif on your front page?
    itne saare points kyun hai us photo me ek point matlab ek student kya
    that glowing ball of pixels. meaning?
    homepage pe suraj jaisa kuch hai samjhao zara
    The orb on your website takes half of my screen surely there is a reason for it?
    papa puch rahe hai ye website pe surya kyu lagaya koi dharmik cheez hai kya
    yaar ye gol gol suraj jaisa kya bana rakha hai upar kuch matlab hai iska
    is each speck there standing for one person or what
  `,
  signInMail: `
    koi login link wala mail aaya maine to manga nahi tha
    I got an email from you with a button to sign in but I never asked for it is my account hacked
    Received a sign-in link which I did not request. Should I be concerned?
    ye log in karne ka link kyun bheja mujhe
    is it dangerous if i ignore that login mail
    my son's gmail received some access link from you at 2 am nobody was awake
    mail mein likha hai click to log in dabau ya delete karu
    somebody is trying to enter with my id i think link came in inbox without me doing anything
    phishing hai kya ye sign in ka mail aapke naam se
    did not request any link. still it came. what to do
    papa ke email par login wala link aa gaya jabki unhone site kholi hi nahi
    Should I change my password an uninvited link for logging in has reached me
    third time today a sign in link lands in my mailbox and I am not the one asking
    if I dont click on the link to enter nobody else can get in na?
    who typed my address for getting a log in link I surely didn't
    fraud lag raha hai bina mange entry wala link mail pe
    koi login link wala mail aaya maine to manga nahi tha
    I got a sign-in link from you which I never requested. Has somebody got into my account?
    received a magic link mail at 2 am i was sleeping. is it phishing
    should i click on the "log in" button in an email i didnt ask for
    mere inbox me sign in karne ka link pada hai dar lag raha hai click karne me
    my wife got mail to log into your site she has no clue what it is danger hai kya
    someone is trying to enter with my email id i think your system mailed me a link
    Three login mails since morning and I have done nothing what should I do?
    can i just delete the mail with the one time access url i never tried to get in
    bina maange andar jaane wala link bhej diya aapne ignore karu?
    is it safe to leave that sign in mail alone
    got "here is your link to sign in" but never visited any login page of urs
    hacked ho gaya kya mai? aapki taraf se login wala email aaya achanak
    Our office IT flagged an email with an access link from your domain the employee denies asking for it
    what happens if i dont open the login link that came to me by itself
    Do I need to change my password since a sign in mail came without me asking?
    login ka link aaya hai email pe maine to kuch manga hi nahi
    somebody is trying to enter my account? a mail with log in button came by itself
    got link to enter from you at night 2 am i was sleeping is it hacker
    mail mein likha hai yahan dabao aur andar aao maine dabaya nahi theek kiya na?
    my mother got a login email from your side and she is scared her bank money will go
    should i delete the mail which is having a link for signing in that i never asked
    Mail come with link for to log in. I not ask. Is danger?
    kya yeh fraud hai sign in karne ka mail bina wajah aaya
    why do i keep getting these magic link emails for entering i never tried to enter
    someone typed my address on your login and now i got the link what to do
    bina pooche login wali chitthi kyun bhej rahe ho
    i have not opened any account but your email says click here to access it is that safe to ignore
    is it harmful if i already clicked on the sign in link that came unrequested
    My colleague at school received an access link out of the blue; must she change her password?
    unknown login mail from your website came on my shop id should i be worried
    beta ek email aaya hai usme login karne ka link hai maine kuch kiya nahi ab kya karun
  `,
  requestCounts: `
    do you track my ip address
    site pe bots ko kaise rokte ho
    Is there any protection on your website against spam and automated abuse?
    agar main baar baar refresh karu to block ho jaunga kya
    whether you are counting how many times I submit from one wifi
    hostel me sab ek hi internet use karte hain tum log network address dekhte ho kya
    do you guys have rate limiting asking as a cs student
    kya koi script chala ke hazaar fake entries daal sakta hai aapki site me
    what stops someone from flooding you with junk
    how many times can one device hit the site before you stop it
    no captcha anywhere so how do you keep spammers away?
    my college lab has 60 pcs behind one ip will we get blocked
    ddos ya spam se bachne ke liye kuch lagaya hai?
    so you note down every visitor's IP is that right
    how do you stop bots from filling the form a thousand times
    Is there any rate limiting on your endpoints?
    do u check my ip
    aap log spam rokne ke liye kya karte ho site pe
    I submitted four five times quickly for testing will I be blocked?
    mera IP address dekhte ho kya aap
    no captcha anywhere so how are you keeping the junk out
    whole office is behind one network if 20 of us sign up will your system think it is an attack
    koi script chala ke aapka form bhar de to kya hoga
    Kindly confirm whether internet addresses of visitors are looked at for security purposes
    it told me too many attempts are you counting how often i press?
    is this website protected against spammers and all
    i hope you are not noting down the network i come from
    what measures exist so that fake entries dont flood you
    ek ghante me kitni baar try kar sakte hain koi limit lagi hai kya
    My company VPN gets blocked on many sites as suspicious do you also screen traffic like that
    kya aap log mera IP address dekhte ho
    What safeguards has your site against automated abuse?
    if i press refresh too many times will you block me
    my shop website gets hundreds of fake enquiries daily how do you people stop that
    bar bar form bhejne par rok lagti hai kya
    is my internet address noted by you when i visit
    Do you see from which internet line I come for stopping the bad people?
    site pe spam rokne ke liye kya kiya hai
    fake log aur bot se kaise bachate ho website ko
    my nephew says sites check where you connect from does yours
    can somebody send your form thousand times by a machine or is there a guard
    Is there a limit upon how often one may submit within a given period?
    it told me too many attempts are you counting my clicks
    kitni baar try kar sakte hain block hone se pehle
    no puzzle with traffic lights came so how do you know i am not a robot
    do you log ip addresses
    How is this site guarded against bots?
    spam rokne ke liye kya kiya hai aapne is website pe
  `,
  leadingZero: `
    do i write the zero in front of my number
    do i type the zero in front
    do i leave out the leading zero
    with zero or without zero
    number ke aage zero lagana hai kya
    do I type the 0 before my mobile number
    Should the initial zero be retained while entering the phone number?
    hum log 0 laga ke dial karte hain form me bhi waise hi likhu
    0 hata du ya rehne du
    papa ka number 09 se likha hai card pe kaise bharu
    My UK number starts with 07 keep the nought or drop it after country code?
    after +91 is zero needed or not
    starting wala shunya chalega?
    landline begins with 0 what to do with that digit
    ghar pe number zero se shuru karke batate hain yahan kaise daalu
    I have put 0 in front of my ten digits is it a problem
    do u remove the first zero automatically
    one zero extra at the front harmful or fine?
    mummy hamesha number ke pehle ek 0 likhti hai galat to nahi ho jayega
    so the trunk prefix should be omitted correct?
    in Germany we dial 0 first does that digit go in your box too
    without the zero in the beginning will it be accepted
    should i put the 0 before my mobile number
    number ke aage zero lagana hai kya
    My landline starts with 0 do I drop it when the country code is chosen?
    we in germany write 0 first keep or remove
    0 hata du ya rehne du phone box me
    with +91 selected is the initial zero still needed
    UK mobile 07... does the zero stay on your form?
    i typed it as we dial it at home with the nought in front is that ok
    Do you people strip the trunk prefix automatically or must I do so
    shuru wala shunya likhna zaroori hai kya
    my dad always writes his number 098... will it be accepted with that first digit
    so the zero at the beginning has to go correct?
    phone starts with 0 will you still be able to call me if i leave it off
    zero ke saath save hua hai contact me copy paste kar du aise hi?
    is it a problem if the number i entered has a 0 before it
    std style zero lagau ya direct number likhu
    should i put 0 before my mobile like we do here
    number ke aage zero lagana hai ya nahi
    Our numbers at home begin with a nought; do I retain it after the country code?
    i always write 09 something will that first digit make problem
    zero hata dun kya shuru wala
    In my land phone start with 0. Here must I write it or not?
    my landline has std zero in front keep it or drop it
    pehla wala shunya likhna zaroori hai?
    is 0 in the start of the number to be removed when +91 is already there
    my father wrote his number with zero first as in old days is that ok
  `,
  formNotLoaded: `
    pressed enroll now and nothing opens
    enroll now dabaya par form hi nahi khul raha
    The registration window keeps loading endlessly after I click the button.
    gol gol ghoom raha hai bas form aata hi nahi
    is it my internet or your button spinner is going since 5 minutes
    I tap the card's button ten times no form
    I'm clicking to join and only blank box comes
    form load kyun nahi ho rha
    my son tried from his phone and laptop both the place to fill name never shows up
    enroll wala button kaam nahi kar raha kuch khulta nahi
    it says loading loading and that's it where do i type my details
    does the form need chrome in my browser it does not appear
    daba daba ke thak gayi kuch screen pe nahi aata
    what to do if the enrolment box doesn't come up at all
    Enroll button seems dead on iphone
    clicked on it wheel spins forever no fields
    form khulne mein kitna time lagta hai 10 min se wait kar raha
    i press enroll now and nothing opens
    enroll button dabaya bas ghoom raha hai chakri kuch khulta nahi
    The registration window keeps loading since five minutes.
    clicked on Enroll Now thrice no popup no form nothing
    where is the form only a spinner is there after i tap the card
    form hi nahi khul raha bhai kya karu
    my colleague can see the fields but mine never appear when I hit enroll
    it says loading loading and i cant fill anything
    Am I supposed to see boxes for name and phone after pressing Enroll? I see none
    tap karne pe kuch hota hi nahi enroll pe
    your sign up popup hangs before it even comes up
    does the enroll thing work on safari the box refuses to come
    office firewall ho sakta hai? Enroll dabane pe form load nahi hota
    Unable to get the application form to display what can be done?
    i waited 10 mins after pressing that orange button and the circle is still going round
    wife is trying to join from her phone button presses but no page for details opens
    is the enrol form down today? it isn't coming up for any of the programs
    i pressed enroll now and only a circle is going round and round
    Enroll Now dabaya par form khula hi nahi
    I have clicked the enrolment button on several occasions yet no form appears.
    the button does nothing on my phone
    kab se ghoom raha hai form aata hi nahi
    my wife tapped on join card five times and page just sits there
    Where are the boxes for my name? I push the button and nothing come.
    waiting 10 minutes for that form to come still loading loading
    form load hone me atka hua hai kya karu
    i touched the enroll thing but no page opened for writing details
    blank box comes after i tap enroll with no place to fill
    is enroll button out of order? it just hangs
    dabane ke baad kuch nahi hota na naam likhne ki jagah na kuch
    Upon pressing Enroll Now I see merely a spinning wheel. What ought I to do?
  `,
  formFailed: `
    i submitted and it says failed
    form bhej diya par error aa gaya
    On submission I was shown a failure message. Was my registration received?
    submit ke baad laal rang me something went wrong likha aaya
    sab bhar ke bheja to bola could not be sent ab?
    do I have to fill again it gave some error after sending
    registration unsuccessful bata raha hai baar baar
    my mother filled everything pressed send and got a sorry message
    three times sent three times rejected by server
    kya mera data chala gaya ya nahi end me fail dikha raha tha
    after hitting submit it showed try again later how much later
    error aaya hai form submit karte hi paisa to nahi kata na
    it didn't go through I think red text came after I sent
    is your server down my entry is not getting accepted at last step
    last step pe atak gaya bola nahi ho paya
    So when it says it failed nothing is saved correct?
    all details were right still after the final button there was failure
    mere bete ka form jaata hi nahi send karne pe error
    pressed submit and it says something failed
    submit kiya to error aa gaya laal rang ka
    My registration returned an error after sending. Was it recorded?
    after submit it said could not send please try later should i do it again
    filled everything hit the button got "submission failed"
    form bhej diya lekin likha aaya ki nahi ho paya ab?
    500 error on POST when I enroll fyi and pls help
    i keep on sending my details and it keeps on telling unsuccessful
    Did you receive my entry? A failure message came up at the end.
    third time trying to sign up each time at the last step it throws some error
    after clicking send a sorry message came that it went wrong are my details lost
    sab bhar ke bheja bola failed paisa to nahi kata na
    network error while submitting enrolment should i switch to wifi
    my husband sent his registration but the screen said not successful what now
    so if it showed an error after submit then i am not registered right?
    form not going through the last click ends in a red banner everytime
    Request you to check why my application could not be submitted an error was displayed
    bhejne ke baad "try again" dikha raha hai kitni baar try karu
    i sent everything and it said failed
    form bheja to error aa gaya laal rang me
    Upon submission I was informed that an error had occurred. Has my registration been received?
    it says could not submit did it go or not go
    sab bhar ke bheja phir bhi nahi gaya likha hai dobara koshish karo
    my father filled whole thing slowly for half hour and at the end it said something failed
    I push send and red message come. My data is arrived?
    submit karte hi gadbad ho gayi bol raha hai
    registration not successful message came what now
    pressed the last button and got sorry we could not save it
    is it my fault that the sending of the form went wrong
    teen baar try kiya teeno baar fail
  `,
  formWrong: `
    it says invalid phone but my number is right
    naam galat bata raha hai form mera naam hi aisa hai
    What must be filled in so that the form is accepted?
    email ko invalid bol raha h jabki sahi hai
    mera to ek hi naam hai surname nahi form maan nahi raha
    red line under my mail id what is wrong with it
    phone field keeps saying please enter valid
    my college id ends with .ac.in and your box does not like it
    sab kuch bhara hai fir bhi bol raha required
    which boxes are compulsory
    10 digit daale phir bhi galat keh raha hai
    Why is the form complaining about a missing field when nothing is empty?
    my husband's initials are refused full name needed?
    kya kya likhna zaroori hai taaki aage badhe
    is single letter last name not allowed
    hindi me naam likha to accept nahi kiya english me likhna padega?
    it says my phone number is invalid but it is my correct number
    email galat bata raha hai jabki sahi likha hai
    Why does the form reject my name?
    red text under the mobile field what does it want from me
    which boxes are compulsory in the enroll form
    naam me kya dikkat hai sirf initial hai mera last name wo nahi le raha
    i have no surname form not accepting what to write there
    keeps telling "please enter valid email" i am giving my office id
    What exactly must be entered in each field so that it is accepted?
    mera number 10 digit ka hi hai fir bhi wrong bol raha
    my gmail with a plus in it is getting refused
    form says a field is missing but i filled all which one is it talking about
    single letter name like S is not being taken is that not allowed
    does country code need to be picked separately its complaining about my mobile
    aapka form bolta hai required kya reh gaya bhai
    my mother's name has an apostrophe and the box turns red
    I suppose a company mail id is not permitted since it marks mine as incorrect?
    validation error on contact details how do i get past it
    it is telling my phone number is invalid but i have this number for 20 years
    naam galat bata raha hai mera naam hi aisa hai to kya karu
    red line under email saying not proper
    number sahi hai phir bhi nahi le raha form
    my name has only one word no surname and it wont take it
    kaunsa khana khali reh gaya aage nahi jaane de raha
    it keeps saying please enter valid something something below the box
    mobile daala to bolta hai galat hai
    why does it call my family name an error it has an accent
    which boxes are compulsory in the form one is shown as missing
    mere papa ka number reject ho raha hai form me
    The field insists that something is missing yet I have completed every one of them.
    i am telling my correct gmail still it is writing wrong email under it
    email ke neeche laal akshar aa rahe hain sahi kaise likhun
  `,
  chatStart: `
    why do I have to give my email before chatting
    chat shuru karne ke liye kya kya dena padta hai
    What information is needed to begin a conversation here?
    naam aur mail kyun maang rahe ho pehle
    mujhe bas ek sawaal poochna tha itni detail kyun chahiye
    my friend's chat isn't opening it stays on the first screen asking for name
    can't my mother talk to you anonymously
    is last name must for chat? I don't use any
    chat start nahi ho raha naam daal diya phir bhi
    do i need to sign up to ask a question
    Before the assistant replies it wants three things what for
    isn't it too much to ask surname for a simple doubt
    bina email diye baat ho sakti hai kya
    phone number also needed for chatting or only mail
    I filled first box and second box but conversation does not begin
    dost ko aapse baat karni hai usko pehle kya bharna hoga
    can I use a fake id to get into the chat
    so one gives first name last name and mail and then only it opens right?
    why do you need my email just to chat
    chat shuru karne ke liye kya kya dena padta hai
    The chat window is asking for my last name. Is it mandatory?
    i only want to ask one small thing do i have to give my mail id
    chat not starting after i typed my name
    naam aur email kyu maang raha hai ye bot
    Can one use the assistant anonymously?
    my friend couldnt begin talking to the bot it asks some details first which ones
    before i could say hello it wanted my identity whats the reason
    phone number bhi dena padega kya baat karne se pehle
    assistant wont open up unless i fill three boxes is that normal
    is first name and a mail enough to get talking to you
    i dont have a surname how will i get past the first screen of this chat
    conversation hi start nahi ho rahi details daal ke bhi atka hua hai
    Please explain the purpose of collecting identification prior to a conversation
    can i give a fake email to start chatting i am afraid of spam
    so without mail id no chatting correct?
    bot se poochne ke liye itna formality kyun bhai
    why must i tell my name before i can ask one question
    chat shuru karne se pehle email kyun maang rahe ho
    For what reason are my surname and e-mail address required before a conversation?
    i want to chat but it does not begin
    naam batane se pehle baat nahi ho sakti kya
    what should i write in those boxes to start talking here
    can i ask something without giving my mail id i dont have one
    I not want give my e-mail only for a question. It is necessary?
    chat chalu nahi ho raha hai teen cheezein maang raha hai
    is last name must in our side we dont use surname for this chat box
    my husband said dont give email to strangers can i still use this chat
    box mein kya kya bharna padta hai baat karne ke liye
  `,
  chatKeys: `
    which key sends the message
    enter dabane se message chala jata hai nayi line kaise likhu
    How does one send a chat message without using the mouse?
    shift ke saath enter dabau to kya hoga
    my touchpad is broken how can i post what i typed here
    ek message me do line kaise likhe
    I keep sending half sentences by mistake when I want next line
    bhejne ka shortcut kya hai
    what is the difference between enter and shift+enter in this box
    papa type kar lete hain par bhejna nahi aata konsa button hai keyboard pe
    ctrl+enter works or not
    agli line pe jaane ke liye kya dabana hai
    is there a way to break the line without posting
    koi button nahi dikh raha bhejne ka keyboard se ho jayega?
    keyboard only user here how do I fire off my text
    return key adds a paragraph or dispatches it?
    how to send message here enter or what
    kaunsa button dabau message bhejne ke liye
    Does Enter send or does it make a new line?
    i want to write two paras whats the shortcut for line break
    every time i hit return my half sentence goes off how to avoid
    shift enter karne se kya hota hai yahan
    my mouse is dead can I still submit what I type to you
    Is the chat fully keyboard operable?
    nayi line kaise lu bina bheje
    i am on laptop no touchpad working tab tab then what to post this
    my colleague with wrist injury cannot click how would she submit text to the assistant
    type to kar liya ab bheju kaise
    so shift plus return only jumps to next row and doesn't post it yes?
    pressing the big key on right side of keyboard does it deliver my question
    half typed msg got sent by accident which key did that
    which button i press to send what i wrote
    message bhejne ke liye kaunsa button hai
    How does one insert a new line without dispatching the message prematurely?
    my mouse is broken can i send with keyboard only
    enter dabane se chala jata hai kya
    i want to go to next line but it goes off half written every time
    shift aur enter saath dabane se kya hota hai
    On my keyboard what is key for send in this chat?
    nayi line kaise likhun bina bheje
    sir how do i make my typed words go to you
    my wife writes long para and it gets sent in between which key to hold
    likh to diya ab aage kaise bheju mouse nahi hai
    what is the use of shift with enter here
    typing is done but how to pass it on i see no send written anywhere
    chitthi jaise para para likhna hai chat me kaunsi key dabau
    which key sends
    How do I get a new line here without sending the message?
  `,
  chatFailed: `
    assistant did not answer only said sorry
    aapka jawab nahi aaya bas maafi wala message
    The bot keeps typing for ever and no reply is displayed.
    I asked something and it apologised what should I do now
    reply hi nahi aa raha chat me
    are you dead? last question got no response
    you only show an error when i ask
    bot hang ho gaya kya likhta hi ja raha hai
    it said something went wrong please try later in the chat
    should I type my doubt again or wait nothing came back
    mera pichla sawal kha gaye kya kuch bola nahi
    my daughter asked here yesterday and only got a sorry why
    every time same apology no real reply
    jawab ki jagah error dikh raha hai
    do you stop working after some messages? it went silent on me
    waiting since long still the typing sign no words
    If the answer fails to come whom do I turn to?
    you didnt answer only said sorry something went wrong
    kab se typing typing dikha raha hai jawab nahi aaya
    The assistant apologised and gave no reply. What should I do?
    bot stuck at three dots since ages
    i asked about fees and got an error in place of a reply
    jawab ki jagah maafi mil rahi hai bas
    are you down? my last two questions went unanswered
    should i retype my question last one gave unable to respond
    is the AI broken today it just hangs after i ask
    my team mate gets "sorry could not process" for everything she asks you
    hello?? dots bouncing but no text comes
    do I need to refresh your response never arrived
    apka bot so gaya kya reply hi nahi deta
    An exception seems to occur whenever I put a question to the assistant
    pehle wala sawal atak gaya dobara bheju kya
    this thing keeps thinking and thinking what can one do
    I only receive regrets from the chatbot whom to turn to then
    it showed try again in a moment how long is a moment no reply till now
    you only said sorry and gave no answer
    teen dots chal rahe hain kab se jawab nahi aaya
    Your assistant apologised and then fell silent. How shall I proceed?
    it is writing writing writing but nothing comes
    reply ki jagah error aaya chat me
    asked my question twice and both times it says something is not working
    my mother is waiting since 15 min for the bot to answer
    The robot say sorry and no answer. I must do what?
    kya tum so gaye jawab kyun nahi de rahe
    why is your chat telling please try again later
    typing dikha raha hai par message aata hi nahi
    no response came from assistant only excuse
    is your answering machine broken or is it my network
  `,
  pageNotFound: `
    it says oops page not found
    oops likha aa raha hai wapas kaise jau
    I followed a link to your site and reached a page that does not exist.
    404 de raha hai aapka link
    dost ne link bheja tha wo khul nahi raha bolta hai aisa kuch nahi hai
    how to go back to the main page from this Oops thing
    galat jagah aa gaya lagta hai home kaise jate hain
    has the page been removed i only see oops
    typed the url by hand and got message that nothing is here
    link toota hua hai kya
    my professor shared a link of yours it lands on some sorry can't find screen
    bookmark kiya tha pichle mahine ab wo page hi nahi milta
    Is that page deleted? I get 404.
    woh page gayab hai kahan gaya
    what's oops? where did I land
    I clicked on something in google and your site told there is no such address
    Old link from last year is dead where do I find it now
    clicked a link and got oops page
    oops likha aa raha hai page milta nahi
    I got a 404 on your site. How do I get back?
    link from whatsapp group goes to some page that isn't there
    my HR shared your url but it opens an empty dead end
    galat link pe aa gaya shayad wapas kaise jau
    is the page removed? it says does not exist
    bookmark from last year no longer works shows nothing found
    where is home button on that oops screen
    The address I typed brought up an apology that nothing lives there
    ye page gayab ho gaya kya kal tak tha
    am i on wrong url? it says we couldn't find what you are looking for
    my wife opened the program link from an old mail and it landed on a not found message
    linkedin post ka link khola to "oops" aaya sahi link do
    i have landed somewhere that doesnt exist on your website take me to the main page
    url sahi hai fir bhi bol raha hai aisa koi page nahi
    oops likha aa raha hai main kahan aa gayi
    I followed a link from a friend and it says this page does not exist.
    it says Oops did i break something
    how do i go back to the main page from this nothing here page
    404 dikha raha hai aapki site pe
    Page not found I am lost. Where is the start?
    galat link khul gaya lagta hai wapas kaise jaun
    the address i typed from the newspaper cutting leads to no such page
    The link in my bookmarks no longer works and shows an Oops notice. Where has it moved?
    wrong page came with one word oops and a button
    jo page dhoond rahi hu wo hai hi nahi bol raha
    yeh oops kya hota hai site band ho gayi kya
    I think I wrote a wrong letter in the address how come home again
    sir link kholne par likha hai aisa koi panna nahi
    clicked on something and now it shows the thing i want isnt there how to return to home
  `,
  pageStopped: `
    page is white nothing there
    site khulte hi safed screen aa gayi
    The website has crashed and displays that something went wrong.
    page hang ho gaya scroll bhi nahi ho raha
    is your site down? blank on my phone
    it froze when I was reading the reviews
    kuch dikh hi nahi raha sab khali hai
    my dad opened it in his old mobile and it just stops in between
    something went wrong likha hai poore page pe kya karu
    reload karne pe bhi wahi khali page
    I can't do anything on the site everything is stuck like a photo
    should I clear cache your page died on me
    chalte chalte band ho gayi website
    got a screen telling me an unexpected error happened whole site vanished
    do I need better phone page keeps crashing
    all blank here in Nepal is it same for everybody?
    aapki site atak gayi hai kuch dabta hi nahi
    your site crashed on my phone
    puri screen safed ho gayi hai
    The page froze while scrolling what can I do?
    white screen after it loaded halfway
    it says something went wrong and only a reload option is there
    website hang ho gaya na upar jata hai na neeche
    nothing moves anymore on my screen have to kill the tab each time
    is your website having an outage all i see is blank
    kuch gadbad ho gayi likha aa raha hai beech me hi
    looks like a JS exception killed the whole page refresh does not help
    Site became unresponsive right after the animation began
    whole thing went blank suddenly did i break it
    atak gaya sab kuch back button bhi nahi chal raha
    should I clear cache the homepage shows an unexpected error notice
    my dads old ipad shows only white for your address any remedy
    so if the screen says it ran into a problem just reload?
    the page conked off in between while i was reading now stuck
    screen is all white nothing on it
    site atak gayi hai kuch hilta nahi
    Your page has crashed upon my tablet. What do you advise?
    poora page safed ho gaya kya karu
    i cant scroll it is stuck like a stone
    my wife opened your site and it froze in the middle
    All is white. Before there was text. What happened?
    website hang ho gayi mere phone pe
    page not moving since i touched a card
    kuch gadbad ho gayi likh ke aa raha hai screen par
    is your website down i see an empty sheet only
    everything vanished and there is message of some problem with try again button
    The site no longer responds to anything I do; is the fault on your side?
    khaali panna dikh raha hai bas
  `,
  pageFoot: `
    what is written at the very bottom of the page
    sabse neeche kya likha hai page pe
    scroll karte karte thak gaya end me kya hai
    are there any links in the last strip of your site
    neeche wali patti me kya kya milega
    do you have privacy policy at the end of page or no
    what all comes after everything last line of site
    that dark band under all what information is on it
    my mother can't scroll that far tell what one finds down below
    antim hisse me kya diya hua hai website ke
    In the bottom most portion is any address or social link given?
    where the page ends what do I see
    bottom me jo chhota chhota likha hai wo kya hai
    what all is written at the very bottom of the page
    sabse neeche kya kya diya hai site pe
    i cant scroll till the end on this phone tell me whats there
    are the social media icons at the end of the page
    do i find privacy policy link in the last section below everything
    where the site ends which links are given there
    page khatam hone pe kya milta hai
    my auditor asks what legal info stands in the lowest strip of your website
    the dark band beneath everything what is in it
    ekdum last me jo patti hai usme kya likha
    i heard your contact mail is in the bottom part what else
    if i go all the way down past the perks what comes last
    small print at the end whats in it
    what is there right at the very bottom of the page
    sabse neeche kya kya likha hai
    my arm pains from scrolling what would i find when i reach the end
    page ke aakhir mein kya milega
    is there anything after all the sections down at the end
    What stand in the last lines of your site?
    ekdum neeche jo patti hai usme kya hai
    last portion of website what all is given there
    neeche tak gayi to chhote chhote akshar the kya the wo
    are there links at the lower end also
    when i go down down down till it stops what do i see
    Which details are printed beneath everything else on this page?
    my son says look at the foot of the page but what is there to look at
    the dark strip which comes in the end what is in it
    tell me what is written in the end of your website when everything is over
    I don't scroll. What would I find at the very end of the page?
    sabse niche kya likha hai website me
    Does the bottom strip contain an imprint or legal notice?
    website ke ekdum aakhir me kya kya milega
    For my compliance checklist: contents of the page's lower edge please.
    bottom of page. what's there
    page pura scroll karne ke baad last me kaunse links hain
  `,
  pageMenu: `
    what all is there in the menu
    upar jo menu hai usme kya kya hai
    How do I navigate around your page?
    teen line wala button dabane se kya khulta hai
    where do I click to jump to reviews
    programs wale hisse pe seedha kaise jau
    my mom gets lost on your site which links are at the top
    header me jo options hain wo kahan le jaate hain
    top bar links dont take me to new pages they just scroll is it so?
    is there any shortcut to the part with courses
    itna lamba page hai kaise ghoomu isme
    how to get to different parts of the site on mobile
    What do the words in the upper bar lead to?
    so clicking on the logo takes one back to start correct?
    upar ke button se kya hota hai
    I want to see the feedback of students without scrolling all that how
    what are the options in the menu on top
    upar jo menu hai usme kya kya hai
    i am lost on this long page how to move around quickly
    programs wale hisse tak kaise pahunchu bina scroll kiye
    Which links are there in the header?
    testimonials dekhne ke liye kahan click karu
    hamburger button kholne se kya milega
    does the nav scroll to sections or open separate pages
    everything is on one page right so the upper links only jump down?
    my father keeps on scrolling up and down is there an easy way to get to the parts
    where do the words next to the logo lead if i tap on them
    how to go back to top or to benefits fast
    Could you walk me through the layout what can be reached from the bar above
    idhar udhar kaise jaye is website pe kuch samajh nahi aata
    what are those words at the top for where do they take me
    upar jo menu hai usme kya kya hai
    How does one find one's way about this page?
    i am lost here how to jump to the courses portion
    teen lakeer wala button dabane se kya khulta hai
    my mother cant find where to tap to move to other parts of the site
    Where go the links in the top of the page?
    site mein ghoomna kaise hai samajh nahi aa raha
    is there a short way to go to the reviews part without scrolling so much
    options above in the bar lead to where
    upar wale link kahan le jaate hain
    I see three lines in the corner what is it good for
    please guide me how to move around in your website i am new to internet
    ek hissa se doosre hisse mein kaise jau page pe
    the top row of words is that for going to separate pages or same page
    i want to see the list which is in the upper side of the website what all does it open
    which item do i touch at the top to see what
    How does one navigate this page? I see three lines and little else.
  `,
  phoneSigns: `
    can I put spaces in phone number
    number ke beech me dash lagana chalega kya
    plus nishan likhna hai ya nahi number ke saath
    how many characters can be typed in the mobile box
    my number is saved like 98 xxx xx-xxx may i paste it as it is
    kitne akshar tak leta hai phone wala khana
    does it accept gap after five digits
    + sign in that field ok?
    bracket me code likh du to error aayega?
    only digits or symbols too in that box
    Is there a maximum length on what I type for telephone?
    khali jagah chhod ke likha hai number sahi hai na
    I put the area code inside ( ) like we do in Europe is it fine
    space deke likhu ya ek saath
    can the number have dots between like we write here
    can i put spaces in my phone number
    number ke beech me dash chalega kya
    Are brackets around the area code allowed in the phone field?
    plus sign likhna hai number ke pehle ya nahi
    max length of the mobile box?
    does it accept dots between the digits
    contact list se copy kiya to gap aa gaye beech me hata du?
    should it be only digits or can i format it nicely
    my office line has an extension with x will the box take such things
    US style (555) writing is fine or do I have to clean it up
    so only numerals no + and no - right?
    my phone autofills with blanks after every five figures will it complain
    mobile number bina space ke likhu ya 5-5 karke
    Is any punctuation permitted while entering the mobile no.?
    what is the longest entry possible in the contact number input
    can i put gap in between the digits
    number mein dash laga sakte hain kya
    Are spaces and brackets tolerated in the telephone field?
    i write 98765 43210 like this with a space fine or not
    plus ka nishan lagana chalega kya phone me
    how many characters can that phone box hold
    my office number has a hyphen will it be taken
    I write my number with points and lines as we do here. Is good?
    bina space ke likhna hai ya beech me jagah chhod sakte hain
    is + needed or forbidden before digits
    brackets in std code allowed?
    number likhte waqt beech beech me khali jagah chhodi galat to nahi
    Is there a maximum length for what I type as my phone number?
    my wife copied number from contacts with all those lines and bracket leave it so?
    phone box me kitne akshar tak aate hain
    i am old fashioned i write my number as 2-3-4 groups with dashes does your box mind
    does your phone field take symbols like plus and minus with the numbers
    can i put spaces in the phone number
  `,
  mailContents: `
    what is written in the confirmation email
    register karne ke baad jo mail aata hai usme kya hota hai
    What details does the registration confirmation contain?
    does the mail have class link in it or only thank you
    mail mein fees likhi hogi kya
    my son says he got an email from you what should it say
    confirmation me batch date likhi aati hai?
    haven't opened the letter you send on enrolling what's inside
    is there any receipt in that automatic email
    jo welcome wala mail bhejte ho usme kya kya aata hai
    deleted your mail by mistake what all was told in it
    will the email repeat the name and phone I gave
    kya us mail me koi attachment bhi rehta hai
    so the message after signing up only says we received it correct
    What will I read in the mail you send me when I enroll?
    form bharne par inbox me kya likha hua milega
    which program I picked is it mentioned in the acknowledgement you send
    mail padhne layak hai ya bas formality kya likhte ho confirm karte hue
    what will be there in the confirmation mail
    register karne ke baad jo email aata hai usme kya likha hota hai
    Does the confirmation email carry the joining link?
    i deleted the mail that came after i signed up what did it say
    is there an invoice inside the registration email
    mail me batch ki date bhi hoti hai kya
    that thank you email what info does it hold
    will the email after enrolling mention which program i chose
    What details does your acknowledgement message contain?
    my manager wants proof does the mail you send on registration have my name and course in it
    confirmation wale mail me kuch attach hota hai kya
    what should i expect to read in my inbox once i have enrolled
    mail came but images blocked by bank network what was in it
    so the email just repeats what i typed in yes?
    kya aata hai us mail me jo form bharne pe milta hai
    does the mail tell next steps or only a welcome
    Does the post-registration mail have any phone number of yours in it?
    what all is written in the mail that comes after registering
    confirmation wale email mein kya likha hota hai
    Before I register: which particulars will the confirming message contain?
    the email you send when my name is noted does it have the fee in it
    register karne ke baad jo mail aata hai usme kya milega
    will my details be repeated in the mail of confirmation
    my daughter deleted the confirming mail by mistake what was inside it
    What stand in the e-mail which say that I am registered?
    mail mein class ka link hoga kya jo register ke baad aayega
    is there any attachment in the thank you email
    that welcome letter in inbox what does it tell
    pushti wali chitthi me kya kya jankari hoti hai
    got no time to open it tell me what your registration mail says
  `,
  mailByMistake: `
    I got a registration mail but I never registered
    maine to kuch bhara hi nahi phir confirmation kaise aaya
    kisi ne mera email daal diya kya thank you for registering aaya hai
    not me. your mail says i joined. please explain
    my wife received thanks for registering from you she does not even know you
    ye kis cheez ka registration hua mere naam pe
    do I owe you money a mail says I'm enrolled and I am not
    bina form bhare aapka welcome mail aa gaya
    somebody has entered my id as a prank I guess you confirmed it to me
    is it ok to ignore the mail that says I signed up wasn't me
    galat aadmi ko bhej diya aapne maine join nahi kiya
    Why did I get a confirmation meant for some other person?
    hostel ke dost ne mazak me mere naam se form bhara mail mujhe aaya ab kya
    never visited this site till now but got a letter saying my seat request is received
    papa ko mail aaya ki aapka registration ho gaya unko to computer chalana nahi aata
    Please tell who used my address I have been thanked for something I did not do.
    how do i undo it confirmation came to me by error
    i got a registration mail but i never registered
    maine to kahi naam nahi likhwaya fir welcome mail kyu aaya
    Why am I receiving confirmation of enrolment for a course I did not sign up for?
    somebody used my email id to join your program
    thanks for registering?? i dont even know you people
    meri wife ko confirmation aaya hai usne kuch bhara hi nahi
    this email is not meant for me wrong person what do i do
    you have written to me that i am in @program must be a typo in someone else's address
    Is there any liability on me as someone enrolled with my mail address?
    galti se mujhe bhej diya aapne kisi aur ka registration
    my name is not Ravi but your confirmation says dear Ravi why did it come to me
    do i have to pay anything i got enrolled without my knowledge as per this mail
    can i ignore the thank you for enrolling email it wasnt me
    kisi ne mera email daal diya aapke form me cancel karo
    our shared team mailbox got a seat confirmation nobody here asked for
    colleague pranked me and put my id in your form i think mail came now what
    I never filled any form with you yet you congratulate me on joining
    is it fraud confirmation aa gaya without applying
    i got mail that i am registered but i never did any such thing
    maine form bhara hi nahi phir bhi confirmation kaise aaya
    A registration confirmation has reached me though I never enrolled; kindly clarify.
    who put my name in your course without asking me
    mujhe mail aaya ki aapka registration ho gaya par maine to kiya nahi
    my mother received thank you for registering she doesnt even use computer
    You write me I am inscribed. I am not. It is an error?
    congratulations you are enrolled it says but by whom not by me
    galti se kisi aur ka confirmation mere paas aa gaya hai
    wrong person you have mailed i did not sign up
    someone used my email for registering with you what should i do now
    bina kuch kiye enrollment pakka ho gaya likha hai paise to nahi katenge?
    is it spam this letter saying that my seat request is noted i know nothing of it
  `,
  source: `
    do you know from which ad I came
    instagram se aaya hu ye pata chalta hai aapko?
    Is the referring website recorded when somebody visits?
    mera dost kehta hai tum log note karte ho kaun kahan se aaya
    your link had utm something at the end what is that
    google ad pe click kiya tha kya wo record hua
    whether you store which campaign brought me here
    can you see that I came through my college whatsapp group
    kis link se aaya hu ye save hota hai kya
    does it matter if I open the site directly or from youtube
    are you tracking which poster's QR we scanned
    my senior shared his link will he get credit do you note it
    so you write down the place a visitor arrived from right?
    facebook wale vigyapan se aane par aapko malum padta hai?
    I came through LinkedIn will that be visible on your side
    my daughter saw you in a reel does the system keep that fact
    how I found you is this being kept anywhere automatically
    pichli website ka pata dekhte ho kya aap
    do you track from which ad i came
    kaise pata chalta hai aapko ki mai kahan se aaya
    Is the referring website stored along with my registration?
    i came through an instagram ad does that get noted
    do u use utm parameters
    aap record karte ho kya ki kis campaign se aaye hum
    my friend referred me by link will you know it was him
    will you see that i clicked your thing on linkedin
    does it matter or get saved that google sent me here
    so you keep note of how people found you?
    facebook se aaya hu ye dikhta hai kya aapko
    which channel brought me is that written down anywhere
    i removed the tracking stuff from the url before opening does that change anything for you
    is attribution data being collected when I enrol
    how would you know which banner my wife tapped on
    kahan se suna hamare baare me wala data rakhte ho kya automatically
    The link in your newsletter had a long tail of codes is that stored against my name?
    do you note that i came through the facebook ad
    kya aapko pata chalta hai main kis vigyapan se aayi
    Do you record the website from which a visitor arrives?
    how do you know whether i saw you on instagram or on google
    maine whatsapp ke link se khola ye likha jata hai kya
    is the advertisement i clicked saved together with my form
    You know from where I find you? Is it stored?
    kahan se aaya ye bhi record hota hai?
    do you keep track which poster or campaign brought the customer
    utm wagera rakhte ho kya form ke saath
    as a shop owner i track which leaflet brings buyers do you also
    Is the referring page retained along with my particulars?
    google se aayi ya kisi ad se aap log dekhte ho?
  `,
  whoSees: `
    who can see my phone number
    mera data sabko dikhega kya
    Is the information I submitted visible to other visitors?
    koi aur student mera email dekh sakta hai?
    only your admin reads it or entire staff
    ladki hu number kisi ke haath to nahi lagega
    my daughter filled the form can any stranger look it up
    form me jo likha wo kaun kaun padh sakta hai
    are the entries open to anybody on the internet
    if my friend registers too can he see my entry
    whose eyes are on what I type in there
    I don't want my boss to find me on your list can he
    does anyone outside your office get to view these
    batch ke dusre log mera mobile dekh lenge kya
    Who has access to the particulars entered?
    kya main dekh sakta hu aur kisne form bhara hai
    who can see my phone number after i submit
    mera data kaun kaun dekh sakta hai
    Are registrations visible to other visitors?
    i hope my email is not shown to other students
    koi bhi meri details padh lega kya site pe
    which of your staff have access to what I typed
    is it only the admin who views the entries
    my HR should not find out is my name displayed anywhere
    can a random stranger open the list of applicants
    dusre bachche mera number nikal lenge kya
    Please confirm that only your internal team has visibility on the submitted information
    my wife is worried some creep would get her mobile from your website
    how many eyes on my details
    are details locked behind a login or lying open
    jo maine form me bhara wo sirf aap tak rahega na
    is there role based access to the leads you collect
    will other people be able to read my number
    mera phone number aur kaun dekh sakta hai
    To whom are the details I have entered visible?
    is my name shown anywhere on the website after i register
    jo form me bhara wo sabko dikhega kya
    my daughter is young can strangers see her email after she fills
    only your staff sees it or every tom dick and harry
    Who can look my data? Also the other people of internet?
    mere padosi ko to nahi pata chalega na ki maine naam likhwaya
    can another student open my form and read
    who has the keys to see what i wrote
    sirf aapka admin hi padh sakta hai kya meri jankari
    i dont want my boss to see that i registered is it visible to him
    koi aur visitor mera naam pata to nahi padh lega
    if my pupils visit this site would they come across my entry
    tell me honestly the details i gave who all are able to see it
  `,
} as const;
