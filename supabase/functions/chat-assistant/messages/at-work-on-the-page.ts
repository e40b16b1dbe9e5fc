/** Of people at work, about what the page shows and does. As messages/all.ts says. */
export const atWorkOnThePage = `
  [name] what is your tagline
  [name] the small line below your logo is cut on my phone, what does it say
  [name] who are you people, what do you call yourselves?
  [name] aapki company ka naam kya hai bhai, bas website khul gayi forward se
  [name] Please state the motto of your organisation.
  [name] logo ke neeche kya likha hai padha nahi ja raha
  [name] in one sentence how do you describe yourselves
  [name] i need your slogan for a slide i am making for my HR head
  [name] which institute is this? my colleague just sent a link without saying anything
  [name] is there a catchphrase you go by
  [name] Whom am I dealing with here, name of the organization please
  [name] wo jo brand ke saath chhoti si line aati hai, wo kya thi
  [name] ur punchline is something about building i think, can u tell exact words
  [name] aap kaun ho, kis naam se chalte ho
  [name] what is the strapline under the brand mark on top left
  [name] I am writing a linkedin post about you, what's the official one liner of the brand
  [name] what do the words next to the logo say, my reading glasses are at home
  [name] full name of this academy?
  [summary] in short what is @program about
  [summary] kahan se shuru hota hai aur kahan tak le jaoge
  [summary] From where to where does @program take a person?
  [summary] give me the two line summary of @program, i am in a meeting
  [summary] what does one begin with and what can one do by the end of @program
  [summary] is it zero to hero type or zero to average
  [summary] @program me ant me banda kahan pahunchta hai
  [summary] I want the journey, first step to last step, not the detailed syllabus
  [summary] explain @program like i am explaining to my mother in law
  [summary] does @program go all the way from basic python to putting AI in production?
  [summary] what's the starting point and the destination of this thing
  [summary] tl;dr of @program pls
  [summary] moti moti baat batao @program kya cheez hai
  [summary] where will I stand at the finish line if I walk in today as an excel analyst
  [summary] Kindly describe the overall arc of @program in a nutshell
  [summary] @program starts from spreadsheets and ends with agents, is this understanding right?
  [summary] a colleague did @program but couldnt tell me what it is in one sentence, can you
  [summary] how far does @program carry you once you set out from scratch
  [formLocked] submit button is grey
  [formLocked] button dab hi nahi raha, halka rang ka hai
  [formLocked] I have completed all the details but cannot press Submit.
  [formLocked] why is the send button disabled in the enroll popup
  [formLocked] the last button on the form looks faded and does nothing, what am i missing
  [formLocked] sab bhar diya fir bhi submit active nahi ho raha
  [formLocked] how do i make the register button clickable
  [formLocked] disabled state on CTA even with all inputs valid, looks like a bug to me
  [formLocked] it wont let me tap on register, its dim
  [formLocked] is there some tick box i must tick before the final button wakes up
  [formLocked] my colleague is stuck at the end of the form, nothing to press, its all greyed out
  [formLocked] submit wala soya hua hai, jagega kaise
  [formLocked] finger se daba daba ke thak gayi, button react hi nahi karta form ke end me
  [formLocked] When does the submit button become enabled?
  [formLocked] so the send button remains locked till i accept something, yes?
  [formLocked] cant proceed, the confirm thing stays pale whatever i type
  [formLocked] Form filled in full, cursor shows a no-entry sign over the button
  [formLocked] dad filled the whole thing on his tablet but the bottom button is dead
  [phoneFormat] can i register with a singapore number
  [phoneFormat] UAE ka number chalega kya form me
  [phoneFormat] Which countries' phone numbers do you accept?
  [phoneFormat] how many digits should my mobile have
  [phoneFormat] i moved to canada last year, my indian sim is off, can i use local one
  [phoneFormat] nepal ka code list me hai ya nahi
  [phoneFormat] my brother sits in Qatar, his 8 digit number is it enough long
  [phoneFormat] does the dropdown have every nation or only a few
  [phoneFormat] number must be 10 digits only or different for abroad
  [phoneFormat] I'm from Kenya and don't see +254, am I excluded?
  [phoneFormat] kitne ank ka number hona chahiye
  [phoneFormat] so only indian mobiles are taken, is it?
  [phoneFormat] Does a landline with 11 figures pass or is ten the rule
  [phoneFormat] foreign sim wale log kaise bharein form
  [phoneFormat] What dial codes are supported in your sign-up form?
  [phoneFormat] my cousin in the states wants to put her american cell there, will that go
  [phoneFormat] we are a team across four nations, would all of us manage to enter our mobiles
  [phoneFormat] minimum and maximum digits for a german mobile in your form?
  [oneFormEach] can i add my friend in the same form
  [oneFormEach] ek hi form me do log ka naam de sakte hain
  [oneFormEach] I wish to join two programs. Do I fill the form twice?
  [oneFormEach] me and my husband both want @program, one entry enough?
  [oneFormEach] can i select more than one course when i enroll
  [oneFormEach] dono course chahiye, do baar bharna padega kya
  [oneFormEach] we are 5 from my team, is there a single sheet for everybody
  [oneFormEach] i already enrolled in one, for the second do i start all over again
  [oneFormEach] Is a separate registration necessary for each participant?
  [oneFormEach] my sister also wants, i will just write both names in name box ok?
  [oneFormEach] alag alag form bharna hai kya har bande ke liye
  [oneFormEach] HR here, need to nominate eight employees, must each do it on their own
  [oneFormEach] does one submission cover all the programs
  [oneFormEach] so per head per program one form, is this right
  [oneFormEach] can dad and me sign up together in one go
  [oneFormEach] bulk enrolment possible or one by one only
  [oneFormEach] same email for @program and another one, fill it again from scratch?
  [oneFormEach] pati patni ek saath register kar sakte hai ek hi baar me?
  [joinLaunch] what happens if i press the main button in that popup
  [joinLaunch] popup me jo bada button hai wo kahan le jata hai
  [joinLaunch] Where does the launch window's button lead?
  [joinLaunch] a box came up about some launch, if i click on it am i paying something
  [joinLaunch] if i say yes to that thing that jumped on my screen where do i land
  [joinLaunch] launch wale window me haan kar du to kya hoga
  [joinLaunch] is the highlighted button in the announcement a registration or just info
  [joinLaunch] i clicked the big one in the pop up and it took me away, was that correct
  [joinLaunch] does joining from the overlay open a form or a whatsapp group
  [joinLaunch] Before I tap on the coloured button in the notice, tell me what it does
  [joinLaunch] wo jo achanak khula usme join dabane se form khulega?
  [joinLaunch] my colleague pressed the first option on the launch box, is she enrolled now or only redirected
  [joinLaunch] what will open if I go for the offer in the window that popped
  [joinLaunch] modal primary CTA target? new tab or same page
  [joinLaunch] so the pop up's top button just brings me to the sign up, correct?
  [joinLaunch] dad is scared to click that flashing window's join, is it harmless
  [joinLaunch] pop up ke pehle button pe click karu to external site to nahi khulegi
  [joinLaunch] what is behind the button of the launch message
  [closeLaunch] how do i close this popup
  [closeLaunch] ye window hatao screen se, kaise band hogi
  [closeLaunch] What does "I'll decide later" do?
  [closeLaunch] i pressed decide later, have i signed up for something by that
  [closeLaunch] there is no cross on the box that came up, how to get rid
  [closeLaunch] baad me wala button dabaya, koi registration to nahi ho gaya?
  [closeLaunch] popup is covering everything and i cant read
  [closeLaunch] if i choose later will it come back again tomorrow
  [closeLaunch] Does dismissing the launch notice commit me to anything?
  [closeLaunch] my wife tapped on the second option in that announcement, is that a yes
  [closeLaunch] launch wala dabba beech me aa jata hai har baar, isko bhagao
  [closeLaunch] can Esc key remove the modal
  [closeLaunch] not interested in launch, let me out of this window
  [closeLaunch] so the lower button simply hides it and nothing else, right?
  [closeLaunch] mai abhi nahi soch raha, launch wale box ko kaise skip karu
  [closeLaunch] I dont want to join now, which of the two buttons in the launch window should I press
  [closeLaunch] accidentally hit the "later" thing, will i lose my chance
  [closeLaunch] overlay wont go away on my mobile, tapped outside also
  [brochureContents] what is in the brochure
  [brochureContents] brochure me fees likhi hai kya
  [brochureContents] Does the PDF list the full syllabus week by week?
  [brochureContents] before i download, what will i find in that file
  [brochureContents] pdf me kya kya diya hua hai
  [brochureContents] is the brochure same as website or has more detail
  [brochureContents] how many pages is it and what does it cover
  [brochureContents] my manager needs trainer profiles, are they in the brochure
  [brochureContents] are dates and fee structure included in the document you hand out
  [brochureContents] wo jo download karne wala hai usme placement ki jaankari hai?
  [brochureContents] I assume the booklet carries the curriculum and the outcomes?
  [brochureContents] does the leaflet speak about all programs or one each
  [brochureContents] i am on mobile data, tell me whats in the pdf so i dont have to get it
  [brochureContents] Could you summarise the contents of your prospectus
  [brochureContents] brochure kholne se naya kya pata chalega
  [brochureContents] my father likes paper, would he find everything he needs in that handout
  [brochureContents] anything on tools and projects in the brochure?
  [brochureContents] file me sirf photo hai ya kaam ki baat bhi
  [erasure] please delete my data
  [erasure] mera number aur email hata do apne system se
  [erasure] How can I withdraw the consent I gave?
  [erasure] i want to know everything you have stored about me
  [erasure] remove me completely, i changed my mind
  [erasure] mujhe apni saari jaankari wapas chahiye, kya rakha hai aapne mere baare me
  [erasure] under the DPDP act i would like my records wiped, whom to write
  [erasure] is there a way to be forgotten by you people
  [erasure] I ticked agree by mistake, can that be undone
  [erasure] stop keeping my details, how to tell you officially
  [erasure] GDPR request: please let me have a copy of my personal information.
  [erasure] agar baad me man badal jaye to data mitwa sakte hain?
  [erasure] my wife filled the form without asking me, can her entry be taken out
  [erasure] once given my details stay with you forever, isn't it?
  [erasure] how long does it take until my name is gone from your database after i ask
  [erasure] permission wapas leni hai jo form me di thi
  [erasure] As a banker I am careful. Can I later see and get removed what I submitted?
  [erasure] i dont want anything of mine left on your servers, what's the procedure
  [chatDetails] is this chat being recorded
  [chatDetails] meri chat save hoti hai kya
  [chatDetails] What information do you log about a person writing here?
  [chatDetails] do you store what i type to the bot
  [chatDetails] are my questions here linked with my name
  [chatDetails] yahan jo likha wo baad me koi padhega?
  [chatDetails] does the assistant note my device, location etc while we talk
  [chatDetails] i mentioned my salary in this conversation, is that kept somewhere
  [chatDetails] Is a transcript of this conversation retained?
  [chatDetails] so nothing of what i write in this box is kept, right
  [chatDetails] bot mere baare me kya kya yaad rakhta hai
  [chatDetails] what goes in your database when a person chats with you
  [chatDetails] my colleague says these bots keep all the talk, is yours the same
  [chatDetails] if i close this window does our talk vanish or remains with you
  [chatDetails] hum jo baat kar rahe hain uska record banta hai kya
  [chatDetails] which metadata sits along with the messages, timestamps, browser, etc.?
  [chatDetails] a bit worried, i told you about my layoff here, who stores that line
  [chatDetails] do you people hold on to conversation history and for what person it was
  [replyLanguage] can i write in hindi here
  [replyLanguage] aap hindi me jawab doge kya
  [replyLanguage] In which languages does the assistant answer?
  [replyLanguage] do u understand kannada
  [replyLanguage] telugu lo adagavacha, will the bot get it
  [replyLanguage] my mother knows only marathi, can she type to you in that
  [replyLanguage] hinglish samajh lete ho na
  [replyLanguage] if i ask in tamil will reply come in tamil or english
  [replyLanguage] my english is weak, may i use my mother tongue in this chat
  [replyLanguage] Is it only English that you speak here?
  [replyLanguage] can you talk to me in Deutsch
  [replyLanguage] angrezi me hi likhna padega kya tumhe
  [replyLanguage] why are you replying in english when i wrote in hindi
  [replyLanguage] Puis-je écrire en français to this bot, or english only
  [replyLanguage] tum kaunsi bhasha bolte ho
  [replyLanguage] which tongues do you reply in, asking for my spanish teammate
  [replyLanguage] roman script me hindi type karu to chalega ya devanagari chahiye
  [replyLanguage] switch to bangla possible in this window?
  [perks] what are the three extras you give with each program
  [perks] neeche jo teen perks likhe hain wo kya hain
  [perks] What comes along with every program besides the classes?
  [perks] do i get anything free on top when i join
  [perks] any goodies or add ons
  [perks] course ke saath aur kya milta hai
  [perks] tell me the bonus things listed close to the end of your page
  [perks] is there something thrown in with @program like a community or tools
  [perks] I saw three boxes before the footer, what do they promise
  [perks] so all the extras are included in every course and not sold separately?
  [perks] padhai ke alawa kya fayda milega join karne pe
  [perks] my colleague says participants get some added benefits, which ones are they
  [perks] do perks differ from program to program
  [perks] Kindly list the complimentary items included with enrolment
  [perks] what sweetener do you have for someone who enrolls
  [perks] three perks ka matlab samjhao zara
  [perks] apart from lectures what else is in the package
  [perks] do we all receive the extra stuff shown down on the site or only premium people
  [partners] which companies do you do the projects with
  [partners] projects kis company ke saath hote hain
  [partners] Are outside firms involved in your programs?
  [partners] do real businesses give the problem statements
  [partners] any tie up with MNCs or banks
  [partners] industry wale log jude hue hain kya aapse
  [partners] who are your corporate collaborators
  [partners] is the capstone for an actual client or a dummy dataset
  [partners] My company would be glad to offer a use case, do you take in such firms?
  [partners] naam batao kin kin companiyon ke saath kaam karte ho
  [partners] i suppose you have no industry partners and its all in house?
  [partners] which brands stand behind the project work in @program
  [partners] do startups take part by bringing their own problems for students
  [partners] my boss asks if any known organisation is associated with you
  [partners] bahar ki koi company shamil hai ya sab aap hi banate ho
  [partners] are the assignments coming from live companies
  [partners] with whom have you signed for the hands on work, some IT services firm?
  [partners] Do external enterprises participate when learners build their stuff?
  [picture] what's with the sun full of spots [price] and how much is @program
  [start] when is the next batch [picture] btw what do those hundreds of dots mean
  [picture] wo suraj jaisa kya bana hai upar [contact] aur aapka number kya hai
  [method] is it real doing or only slides [schedule] and what days
  [certificate] certificate milega kya [method] aur haath se kuch banwaoge ya sirf bhashan
  [method] What would I have built by the time a session is over? [mentor] Who guides me in that?
  [learners] do people with 12 yrs exp come to you [placement] and do they get jobs after
  [prerequisites] must i know python before joining [learners] are the others in your classes office going people like me
  [learners] kaun log aate hain seekhne, managers bhi? [mode] online hai na
  [name] what is the line under your logo [location] and where are you located
  [refund] money back policy hai kya [name] aur ye institute ka naam kya hai exactly
  [name] tell me your slogan [career] also what roles can i target after @program
  [signInMail] got a login link by mail i never wanted, is it risky [dataUse] also what do you do with my email
  [contact] whom can I call? [signInMail] Your system mailed me an access link out of nowhere and I am not comfortable
  [signInMail] bina maange sign in wala mail aaya, delete kar du? [register] aur join kaise karna hai asli me
  [requestCounts] are you logging ip addresses against spam [dataUse] what else is my data used for
  [seats] how many seats are left [requestCounts] and how do you keep bots from grabbing them via the form
  [requestCounts] baar baar submit karne se block to nahi ho jaunga [payment] aur emi hai kya
  [leadingZero] do i leave out the zero in front of my number [afterRegister] and when will you ring me on it
  [register] how to join @program [leadingZero] in the phone box is the 0 at the start needed
  [leadingZero] shuru ka 0 hatana hai? [afterRegister] fir uske baad kya hoga
  [firstCode] do we code from session one [prerequisites] do i need java for it
  [duration] how long is @program [firstCode] and after how many weeks of that do i write my first program
  [firstCode] coding pehle din se? [language] hindi me padhate ho kya
  [models] will i understand how LLMs work inside [projects] and what all do we make
  [audience] is @program right for a manual tester [models] and will it show whats happening behind chatgpt or only prompts
  [models] AI model andar se kaise chalta hai sikhaoge? [duration] kitne mahine lagenge
  [noFiller] is it crisp or dragged [duration] how many weeks
  [price] fees kitni hai [noFiller] aur usme kitna faltu bharti content hai sach batao
  [noFiller] I can't give up a year of work for this, must I? [schedule] Are the classes on weekends?
  [summary] what is @program in one line [audience] who is it made for
  [start] next batch kab hai [summary] aur @program me kahan se kahan tak le jaate ho
  [summary] from what level to what level does @program take me [placement] and any job help
  [formNotLoaded] enroll now pe click karne se kuch nahi khulta [contact] kisi ka number do
  [seats] Is the batch full? [formNotLoaded] I tap on Enroll and only a circle keeps spinning.
  [formNotLoaded] the form never comes up after i press the button, [register] is there another way to join
  [formFailed] submit pe error aaya [seats] seat mil jayegi na abhi bhi
  [formFailed] your form told me it failed at the end [afterRegister] will someone still call
  [discount] is there an early bird offer [formFailed] i tried to send the form for it but got some red failure message
  [formWrong] why is my email called invalid [contact] can i just mail you instead
  [register] kaise join karu [formWrong] form mera naam hi nahi leta, kya likhu usme
  [formWrong] which fields must be filled so that the form stops complaining [payment] and do i pay right there
  [formLocked] submit is greyed out, what to do [start] is the enrollment for next batch even open
  [launch] what is this launch about [formLocked] and why is the last button in the form not pressable
  [formLocked] form ka button dab nahi raha [seats] seats khatam ho gayi kya
  [chatStart] why should i give my last name before chatting [dataUse] what will you do with it
  [price] cost of @program? [chatStart] Also my colleague says the bot would not begin without her mail id, is that so?
  [chatStart] baat shuru karne se pehle email kyu chahiye [contact] seedha phone pe baat ho sakti hai?
  [chatKeys] how do i go to a new line here without sending [mentor] and who are the mentors
  [certificate] is the certificate recognised by banks [chatKeys] and enter se msg jata hai ya koi button hai
  [chatKeys] can I post messages with the keyboard only [recordings] and do the recordings have captions
  [chatFailed] your last reply never came, only a sorry [price] i asked the fee
  [chatFailed] bot atak gaya tha, dobara poochu kya? [start] batch kab start hai
  [refund] can i get a refund if i leave midway [chatFailed] earlier you just kept typing and gave me no answer, whats wrong
  [pageNotFound] the link in my mail opens an oops page [brochure] where do i get the brochure then
  [curriculum] what topics are in @program [pageNotFound] the page i had saved for it says not found
  [pageNotFound] galat page pe aa gaya, main page kaise jau [contact] ya koi email id do
  [pageStopped] site went white while i was reading [curriculum] can you tell me the modules here
  [pageStopped] page hang ho gaya mera [price] fees yahin bata do
  [location] where is your office [pageStopped] and pls fix the website it froze and showed something went wrong, what shall i do
  [pageFoot] what is at the end of the page, cant reach there [contact] any phone number
  [pageFoot] sabse neeche wali patti me kya hai [location] address bhi hai kya
  [dataUse] what are my details used for [pageFoot] and which links are given right at the bottom of the site
  [pageMenu] what can i reach from the bar above [brochure] also where's the pdf
  [pageMenu] three lines wala icon kahan le jata hai [curriculum] syllabus kya hai
  [mode] is it online or classroom [pageMenu] and how do i get to the programs part without scrolling so much
  [phoneSigns] can the number have dashes [contact] and whats yours
  [phoneSigns] phone me + lagana hai kya aur space [afterRegister] kab tak call aayega
  [register] I'd like to sign up my team member [phoneSigns] her number is with brackets, will the box accept it
  [phoneFormat] will a malaysian mobile be ok in the form [mode] and can i attend from there
  [schedule] timings in IST or local? [phoneFormat] and does your form take numbers from the gulf
  [phoneFormat] kitne digit ka number chahiye [register] aur form kahan hai
  [mailContents] what comes in the confirmation mail [payment] payment link too or separate
  [afterRegister] what happens after i submit [mailContents] and what is written in the email that i get then
  [mailContents] confirmation email me kya likha hota hai [start] batch ki date kya hai
  [mailByMistake] i got an enrolment mail i never asked for [refund] if my card was charged how do i get money back
  [mailByMistake] maine register nahi kiya fir mail kyu [contact] kisse baat karu
  [price] is anything payable [mailByMistake] because your confirmation reached me though i signed up for nothing
  [source] do you note which ad i came from [discount] any offer for linkedin people
  [discount] referral ka kuch discount hai [source] aur aapko pata chalta hai kya ki kiske link se aaya mai
  [source] is my traffic source stored when I enrol? [dataUse] For what purpose are the rest of the details?
  [whoSees] can other people see my mobile no [dataUse] and what do u use it for
  [register] I want to enrol quietly, how [whoSees] my company should not find my name anywhere, who gets to look at it
  [whoSees] mera form kaun padhta hai [afterRegister] aur uske baad kya
  [oneFormEach] can me and my wife go in one form [discount] do couples get something off
  [seats] are there 3 seats left in @program [oneFormEach] and can I put all three of us in a single entry
  [oneFormEach] do course ke liye do form? [price] dono ka total kitna hoga
  [joinLaunch] what does the big button in the pop up do [launch] and what is being launched
  [launch] launch kab hai [joinLaunch] popup ka pehla button dabau to kahan pahunchunga
  [joinLaunch] if i click join in that window where does it go, [price] is it free
  [closeLaunch] how to get this window off my screen [curriculum] i want to read what @program covers
  [closeLaunch] decide later dabaya to kuch book to nahi hua? [launch] ye launch hai kya waise
  [start] first class date pls [closeLaunch] and the announcement box wont go away on my phone
  [brochureContents] whats inside the pdf [brochure] how do i get it
  [brochureContents] brochure me fees aur syllabus dono hai? [discount] koi chhoot hai kya
  [certificate] do you give certificates [brochureContents] is a sample of it shown in the brochure or whats in there
  [erasure] can my details be deleted later [refund] and fees refunded as well
  [refund] I cancelled, when is the refund coming? [erasure] And please take my number and mail out of your system.
  [erasure] mera consent wapas lena hai [contact] kisko likhu
  [chatDetails] is what i type here saved [dataUse] if yes for what
  [chatDetails] ye chat record hoti hai? [contact] warna phone pe baat kar lu
  [career] can a banker move to AI roles [chatDetails] and is this talk of ours kept on file with my name
  [replyLanguage] can you answer me in hindi [language] and the classes
  [replyLanguage] kya mai tamil me likh sakti hu tumhe [language] class bhi tamil me hoti hai?
  [schedule] evening batch hai kya [replyLanguage] reply hinglish me do please, ho sakta hai?
  [perks] what extras do i get [access] for how long
  [perks] three perks kaunse hain [price] iska alag paisa lagta hai kya
  [recordings] are the classes recorded [perks] and what are the other bonuses that come along with every course
  [partners] which firms give you projects [placement] do they hire too
  [projects] how many projects in @program [partners] and are any outside companies in it
  [partners] kin companies ke saath tie up hai [certificate] certificate pe unka naam hota hai?
  [access] how long can i open the material [method] and is it something i build from or only videos and notes
  [mentor] do mentors review our work [firstCode] and by which class are we typing code
  [recordings] i miss classes a lot, are there recordings? [noFiller] and are they short or two hour long rambling
  [audience] hr people ke liye kuch hai kya [learners] aur overall aapke yahan kaise log padhte hain
  [language] english me hoti hai class? [models] and how neural nets make sentences, does that get covered
  [access] lifetime access hai kya [summary] aur @program me shuru kya hota hai aur end me kya aata hai
  [mode] live online or recorded stuff [chatFailed] asked this before and the assistant only apologised, should i refresh
  [projects] what projects are there [brochureContents] are they described in the booklet
  [career] what job titles after this [partners] do any real businesses work with you
  [-] i have been testing apps for 11 years so i notice odd things. [picture] that round dotted thing on the first screen, what is it saying
  [-] bachpan se drawing pasand hai mujhe [picture] wo suraj me itni bindiyan kyu hain
  [method] do we make something that works in every class or just hear about it [-] i slept through the last course my bank paid for
  [-] did two moocs, remember nothing, feeling stupid. [method] how do you make people really learn
  [-] i am 43 and my kids laugh when i say i will study again [learners] do grown ups with jobs also come to you
  [learners] are there any non tech folks among those you teach [-] i am in sales for 15 years and feel a bit out of place
  [-] my screen has a crack right on the top left corner lol [name] what does the line below your logo say
  [-] forwarded message se aaya hu, pata nahi kisne banaya. [name] aap log kaun ho
  [-] last year my account elsewhere got hacked and i lost money, so i am nervous. [signInMail] a log in link from you landed in my inbox and i did not ask for it, should i worry
  [signInMail] what to do with a sign in email i never requested [-] my wife is already panicking here
  [-] we got bitten by scrapers at my own workplace last month, nightmare. [requestCounts] how do you keep automated junk off your site
  [-] I was just playing around out of habit, QA person, sorry. [requestCounts] will my IP be flagged if I press submit many times
  [-] mere papa purane zamane ke hain, landline hi use karte hain [leadingZero] number me aage ka zero likhna hai ya chhod dena hai
  [leadingZero] shall i drop the 0 my number begins with [-] i am calling from my in laws place abroad and all is different here
  [-] honestly theory puts me to sleep after a ten hour shift. [firstCode] how soon do we get to write a program
  [firstCode] pehle session me code likhenge kya [-] mai bohot excited hu, kab se seekhna tha
  [-] everyone in my team throws around words like transformer and i just nod [models] will i finally get what goes on inside these AIs
  [models] do you explain why a model gives the answer it gives [-] I audit credit decisions and the regulator keeps asking us
  [-] wasted 11 months and a lot of money on another course, all padding. [noFiller] is yours any tighter
  [-] new baby at home, no sleep, no time. [noFiller] are your classes short and useful or long winded
  [-] between two standups so quick one [summary] what does @program start with and where does it end
  [summary] @program ek line me samjhao [-] boss ko approval ke liye batana hai aaj hi
  [-] had finally convinced myself to join tonight after months of thinking [formNotLoaded] and now the enroll window just doesn't open
  [-] lunch break me try kar raha tha [formNotLoaded] enroll dabane pe bas ghoomta rehta hai
  [-] wife and i sat together, chai in hand, all set. [formFailed] then on sending the form it said failed, do we send again
  [formFailed] got an error after submit, is my entry gone [-] i typed all that in a moving metro
  [-] south indian problem, i only have an initial. [formWrong] your form refuses my last name, what should go in there
  [-] i am not dumb i work on forms for a living [formWrong] still it keeps saying my mobile is incorrect, what does it need
  [-] so irritated right now. [formLocked] everything filled and i still cant press the submit
  [formLocked] why is that last button in the form grey [-] i had promised my manager to finish enrolment by EOD
  [-] been getting 20 spam calls a day since i filled one loan enquiry [chatStart] why must i hand over my name and mail before talking to the bot
  [-] my left hand is in a cast. [chatKeys] is there one key to send what i typed here
  [chatKeys] how to put a line break in this box [-] sent you half a message already, sorry about that
  [-] i was explaining my whole career story to you and poof [chatFailed] only an apology came back, should i write all that again
  [-] kal raat se soch raha tha poochne ka [chatFailed] aur jawab aaya hi nahi bas dots
  [-] a friend in HR swore this link was gold. [pageNotFound] it opens on a page that says oops, how do i get to the real one
  [-] showing your site to my director on the big screen, so embarrassing [pageStopped] it went all blank, what do i do
  [-] thumb is tired from scrolling and my phone is old. [pageFoot] what is there at the last bit of the page
  [-] i am not great with modern websites, 45 plus you know [pageMenu] what do the items in the top bar open
  [-] moved here from germany for a job last winter. [phoneSigns] we write numbers with slashes and blanks, will the field mind
  [-] my team is spread all over, two in poland, one in the philippines, it's chaos. [phoneFormat] are their phone numbers accepted in your form
  [-] our expense tool is a pain and finance rejects everything [mailContents] what exactly is stated in the mail i get after registering
  [mailByMistake] why did your confirmation come to me, i joined nothing [-] there is another guy with almost my email and i get all his stuff
  [-] i run paid campaigns myself so just professional curiosity [source] do you capture which ad someone came from
  [-] my manager thinks anyone who studies is about to resign. [whoSees] so who all can view that i enrolled
  [whoSees] are the details i fill visible to others [-] as a single woman i am careful with my number
  [-] we are like brothers, joined same company same day [oneFormEach] can we both go in one form
  [-] got budget approved for three of my analysts, yay. [oneFormEach] do i fill in once or for each of them
  [-] i hate popups after what happened with a lottery site [joinLaunch] where will i be taken if i click the main button in yours
  [-] was reading nicely and then boom. [closeLaunch] how do i shut that launch window
  [closeLaunch] decide later dabane se kuch fix to nahi ho gaya na [-] ghabrahat me daba diya
  [-] flying tonight and want something to read on the plane [brochureContents] what does the brochure have in it
  [-] i have decided to take a break from all this learning, burnout. [erasure] please take out whatever you hold on me
  [-] i poured my heart out here about my layoff, feeling awkward now [chatDetails] does any of that get stored
  [-] mummy bhi saath baithi hai, unko english nahi aati. [replyLanguage] unke liye marathi me jawab de sakte ho
  [-] comparing five institutes in an excel sheet, very nerdy i know. [perks] what do you add on top of the classes
  [perks] teen extra cheezein kaunsi milti hain [-] biwi ko manana hai isliye pooch raha hu
  [-] fake projects on resumes get caught in the interviews i take every week [partners] do genuine companies take part in yours
  [partners] which outside firms work with you [-] i need something solid to tell my skip level
  [-] i always lose interest in week two, old habit. [method] is there something finished to show after each class
  [picture] papa is asking why there is a sun on a coding site
  [picture] Is there any meaning behind the dotted sun?
  [picture] How many points is the sun drawn with and what is one point supposed to be?
  [picture] Would you be so kind as to tell me what a single dot in the illustration represents?
  [picture] does each little spot in that hero graphic stand for a learner or is it random
  [picture] my daughter counted up to forty and gave up what is that yellow round thing telling us
  [picture] sun made of points i suppose that's your students?
  [picture] kindly explain the significance of the dotted circle at the top of your website
  [picture] is it a logo or a data chart that glowing circle full of tiny points
  [signInMail] that magic link message can I just throw it away safely
  [signInMail] who asked for this entry link in my inbox because it was surely not me
  [signInMail] mere inbox me aapka ek click karke andar jao wala email hai maine kuch kiya hi nahi hack hua kya
  [signInMail] can someone enter in my name with that link you emailed me for no reason
  [signInMail] third time this week i get an email to enter your site without wanting. dangerous or just a typo of someone
  [signInMail] got a magic link from u guys but i nvr asked am i hacked??
  [signInMail] somebody is trying to enter with my id or what one entry link came now only
  [signInMail] kisi ne meri id daal di kya andar ghusne wala link aa gaya mujhe
  [signInMail] three times today i'm getting link for signing in i didn't only ask
  [requestCounts] does the website keep a tally of how many hits come from one address
  [requestCounts] Is there rate limiting on your endpoints?
  [requestCounts] agar koi script se baar baar dabaye to site usko rokti hai kya
  [requestCounts] You collect forms openly on the internet so what measures against misuse exist
  [requestCounts] how do you keep robots out there is no "select all traffic lights" thing here
  [requestCounts] is there a watchman at the gate for bots so to speak
  [requestCounts] too many tries i did will you be counting how many times i am sending
  [requestCounts] my office network is shared by 300 people do you check the address and throttle us
  [leadingZero] aage ka 0 chhod dein to chalega na
  [leadingZero] i am speaking my number as zero nine eight so should the zero be there or i skip it
  [leadingZero] My landline starts with 0 here. In or out?
  [leadingZero] with +44 selected is it 07 or just 7 that your form wants
  [leadingZero] zero first or no zero
  [leadingZero] we say 0 first always when giving landline here also put aa
  [leadingZero] zero likhun ki nahi shuru mein
  [leadingZero] in my contacts it's saved as 098 something is that opening oh fine to leave
  [leadingZero] wat abt the 0 in front
  [formNotLoaded] my internet is fine youtube runs but your admission window does not come up
  [formNotLoaded] The Enroll Now button produces an eternal spinner. Defect or feature?
  [formNotLoaded] Bug report: tapping Enroll on the first card shows a loader and no input fields Android Chrome
  [formNotLoaded] loading loading loading. where is the form
  [formNotLoaded] enroll pe tap kiya ghanta kuch nahi khula
  [formNotLoaded] clicked enrol 5 times nthn happens
  [formNotLoaded] is your sign up box broken? nothing pops up when i tap
  [formNotLoaded] button kaam nahi kar raha enroll wala khali ghumta hai
  [formFailed] The form was dispatched but came back with a failure notice; shall I try again or wait?
  [formFailed] submitted the form it says failed
  [formFailed] my registration didn't go thru red message after sending
  [formFailed] my brother sent his details and got some submission error is he registered now
  [formFailed] enrollment bhejte time network error dikha raha jabki mera net mast chal raha
  [formFailed] submission failed it is telling again i should do aa
  [formFailed] error aa raha hai form bhejne ke baad dobara karun?
  [formFailed] twice i sent my details and twice it answered that it failed
  [formFailed] form submit nai ho ra error dikha ra
  [formWrong] form isn't taking my name because of the dot in it i guess
  [formWrong] my mail id has a dot in it is that why it is refused
  [formWrong] "Please enter a valid number" it says and how does a valid one look
  [formWrong] Which inputs are compulsory and what is each validated against?
  [formWrong] The form claims something is missing. Everything is filled. One of us is mistaken.
  [formWrong] mera number galat bata raha hai jabki sahi hai
  [formWrong] red line under my mail id in the form what's wrong with it
  [formWrong] mail id reject ho rahi hai kaise likhun
  [formWrong] it doesn't like my gmail says wrong format any idea why
  [chatStart] yeh teen khaane bhare bina aage kyun nahi jaata chat
  [chatStart] chat box doesn't let me in
  [chatStart] mera dost chat kholta hai par start hi nahi hoti usse kya bharna padega
  [chatStart] names first questions later. why
  [chatStart] why should i give my mail just to say hi to you
  [chatStart] like a hotel asking id proof before giving water why so many details before one question
  [chatStart] can i put only first name and talk to you
  [chatStart] bina email ke chat kar sakte hain kya
  [chatKeys] where is the send arrow or is there a key for it
  [chatKeys] enter dabane se chala jata hai message agli line kaise likhu
  [chatKeys] is it enter or ctrl enter to submit what i typed to you
  [chatKeys] shift dabake enter maru to bhej dega ya nayi line aayegi
  [chatKeys] Which keystrokes does your message box understand? Documentation seems to be absent.
  [chatKeys] enter dabane se message jaata hai ya nayi line aati hai
  [chatKeys] my grandfather typed a full letter to you and doesn't know what to hit now
  [chatKeys] half message went off again when i wanted a paragraph what am i pressing wrong
  [chatFailed] I put a question an hour ago and have had nothing but an apology in return.
  [chatFailed] The assistant has been "typing" for six minutes. A novel?
  [chatFailed] Third attempt. Third "sorry I couldn't respond". Shall I continue?
  [chatFailed] An AI training provider whose AI does not answer. Is there a way to revive it?
  [chatFailed] didi ne chat pe sawal pucha to kuch reply hi nahi mila sirf sorry wala text
  [chatFailed] ur bot jst says sorry error
  [chatFailed] kab tak likhta rahega ye bot answer aata hi nahi
  [chatFailed] it keeps telling unable to answer right now how long like that
  [pageNotFound] you have a broken link leads nowhere
  [pageNotFound] got Oops page
  [pageNotFound] galat page pe aa gaya lagta hai wapas home pe kaise jau
  [pageNotFound] how to get out of this dead end saying not found
  [pageNotFound] landed on a page that does not exist. exit?
  [pageNotFound] 404 aa gaya bro
  [pageNotFound] page hi nahi hai bol raha hai link to tumhari site ka hi tha
  [pageNotFound] some dead end page came when i changed the address which way is home
  [pageNotFound] a google result of yours sent me to a page which is missing can you point me to the right one
  [pageStopped] website stuck buttons not responding at all
  [pageStopped] the page is hanged and it is telling something is wrong how to make it normal
  [pageStopped] It says something went wrong and the whole page is gone. What do you advise?
  [pageStopped] my mother's tablet shows only an empty white sheet for your homepage whats the trick
  [pageStopped] screen stuck on your website back button also not working
  [pageStopped] page atak gaya hai kuch hil nahi raha
  [pageStopped] my mother's tablet shows only blank after opening your website
  [pageStopped] blank page y
  [pageStopped] we were reading the reviews and everything just vanished to white how to get it back
  [pageFoot] so the footer has only the name and year right?
  [pageFoot] Kindly list the items placed at the foot of this website
  [pageFoot] list the items after the last section right down there
  [pageFoot] Anything useful below the three perks or do I stop scrolling there
  [pageFoot] what's there if i scroll down till the very end
  [pageFoot] ekdum neeche jaane pe kya milega
  [pageFoot] page ke pairo mein kya hai matlab aakhri hissa
  [pageFoot] end of page has wat
  [pageMenu] three lines icon on mobile where does it take me
  [pageMenu] upar wale menu me kya kya hai
  [pageMenu] hamburger icon dabane se kya khulega
  [pageMenu] those words at the top next to your logo if i click them what happens
  [pageMenu] Describe the main navigation for a blind colleague of mine please
  [pageMenu] malls have a you-are-here board is there something like that to jump to sections
  [pageMenu] can i jump straight to the reviews without scrolling till tomorrow
  [pageMenu] scroll karte karte thak gaya koi shortcut hai upar?
  [phoneSigns] pasting from contacts adds gaps in between problem?
  [phoneSigns] Are hyphens tolerated in the number field?
  [phoneSigns] I paste my number from contacts it comes with gaps and a + sign. Will your box swallow that?
  [phoneSigns] 98-something with a hyphen in the middle ok or not ok
  [phoneSigns] do you strip the symbols people type between the digits of their mobile
  [phoneSigns] with hyphen i can put the phone number aa
  [phoneSigns] brackets aur plus chalega phone wale khaane mein?
  [phoneSigns] i like to decorate my number with dots and strokes may i
  [mailContents] Does the acknowledgement I shall receive by e-mail include the name of the programme chosen?
  [mailContents] what does the confirmation mail say
  [mailContents] what's in the mail after enrolling
  [mailContents] My accounts team needs to know the content of the registration receipt email
  [mailContents] email me payment ka link hota hai kya registration ke baad wale me
  [mailContents] a movie ticket sms has seat and time what does your confirmation have in it
  [mailContents] Please state the particulars included in the registration acknowledgement e-mail.
  [mailContents] u send a mail after signup rite wat does it say
  [mailContents] my husband wants to know what we should look for inside the confirming letter in gmail
  [mailByMistake] A confirmation for enrolment has reached me although I did not enrol.
  [mailByMistake] i have not joined anything still your email is confirming my joining please see
  [mailByMistake] aapka confirm wala mail galat aadmi ko aa gaya mujhe
  [mailByMistake] ye registration confirm ka email kisi aur ka hoga mere paas kyu bheja
  [mailByMistake] did not enroll. mail says i did. what now
  [mailByMistake] maine to register kiya hi nahi confirmation kaise aa gaya
  [mailByMistake] it's like a wedding card for the neighbour in my letterbox: your enrolment mail. what do i do
  [mailByMistake] galti se aaya kya ye mail maine koi form nahi bhara
  [mailByMistake] a registration confirmation reached me and i am nobody to you can i just bin it
  [source] are you tracking by which road people reach your page
  [source] UTM parameters: captured or not?
  [source] how would you know that my colleague's newsletter sent me
  [source] I'd rather you didn't find out that I come from a competitor's page. Do you?
  [source] do you know i came from an instagram ad
  [source] which site sent me here that you people are recording aa
  [source] r u tracking wer i came from
  [source] wo jo link ke peeche lamba code tha uska hisaab rakhte ho
  [whoSees] i work at a competitor so does my entry show up in public
  [whoSees] mera number kisko kisko dikhega
  [whoSees] Can fellow students look up my phone number
  [whoSees] Please confirm in writing that only the administrator has sight of submissions.
  [whoSees] Once submitted whose eyes fall on my entry?
  [whoSees] other students will be seeing my mail id aa
  [whoSees] mera naam site pe dikhega kya sabko
  [whoSees] form bharne ke baad kiski nazar padegi us pe
  [method] how do you people believe a person learns best
  [method] my daughter attended one course and came out with only slides is yours the same
  [method] Is it slides and lectures or do participants build something each time?
  [method] I have sat through enough powerpoint in this life. Is yours different?
  [method] learning by listening or learning by making? pick one
  [method] hands on or blah blah
  [method] is it practicals or only lectures da
  [method] I believe you teach by making things am I right?
  [method] after every session something that works will be there with me is it so?
  [learners] aapke students ka profile kaisa hota hai in general
  [learners] what kind of people join you
  [learners] Do CEOs come to you or only juniors sent by HR
  [learners] my father is 58 and runs a factory have you trained such people ever
  [learners] Writing a piece on adult education need to know the profile of your student body
  [learners] will i be the oldest aunty in the room lol
  [learners] My boss is curious whether other directors and heads learn with you as well.
  [learners] what background do your people have in general jobs or still in degree
  [learners] who r ur students normally
  [firstCode] how many weeks of slides before i get to type something in python
  [firstCode] first lesson only talk talk or do we already write something
  [firstCode] code kab se likhna shuru karwaoge
  [firstCode] is there a long runup of concepts before we get to program anything
  [firstCode] do we get straight into it on the very first evening i mean writing programs
  [firstCode] pehle din se hi code likhwaoge kya
  [firstCode] wen do v start coding
  [firstCode] is it true that learners write code right from the opening session?
  [firstCode] editor kholne ka number kab aayega pehli class mein hi?
  [models] After the program would I be able to explain to my risk committee why a language model makes things up
  [models] transformer attention and all these words my son says are they covered so one really understands
  [models] gpt ka engine samjhaoge ya bas gaadi chalana
  [models] would i come out as a mere user or someone who knows why the thing predicts the next word
  [models] will i know what's happening under the bonnet of ChatGPT or only how to drive it
  [models] i can drive a car but can't repair one with AI i want to lift the hood. possible here?
  [models] after this can i explain to my team why the bot makes things up
  [models] everyone shows the magic trick nobody shows the secret. do you show it for these ai bots
  [noFiller] saal bhar naukri chhodni padegi kya iske liye
  [noFiller] time waste to nahi hoga na seedha kaam ki baat sikhate ho?
  [noFiller] short and sharp or long and boring
  [noFiller] Every institute stretches ten days of material to ten months. Do you?
  [noFiller] my boss will ask why its worth the working time so is there dead weight in it
  [noFiller] r ur courses short n to the pt
  [noFiller] no padding i assume?
  [noFiller] pls tell me its not boring filler stuff
`;
