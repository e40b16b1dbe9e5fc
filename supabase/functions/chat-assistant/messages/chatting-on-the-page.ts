/** Of chatty people who ask sideways, about what the page shows and does. As messages/all.ts says. */
export const chattingOnThePage = `
  [name] what is that one line written beneath your logo
  [name] tumhari tagline kya hai yaar
  [name] every brand has its just-do-it type line, what's yours
  [name] sorry ya, your good name? meaning the company's
  [name] aap log ho kaun, naam to batao
  [name] below the emblem some small words are there, i am not able to read, what it says
  [name] whats ur slogan
  [name] my chachi asked which institute this is and i had no answer, so who are you people
  [name] logo ke neeche chhota sa kya likha hai, padha nahi ja raha
  [name] Could you tell me the motto of your organisation?
  [name] in one sentence what do you claim to be
  [name] who am i talking to, like which company is this
  [name] ek line mein aapka daava kya hai jo upar chhapa hai
  [name] some catchphrase was there on top na, i forgot, tell me once
  [name] need to write ur punchline in my school report, wat is it exactly
  [name] what do you call yourselves
  [name] the tiny text under the brand mark, what are the words there
  [name] kis naam se jaane jaate ho aap log
  [summary] from where to where does @program take a person
  [summary] @program kahan se shuru hota hai aur kahan pahunchata hai
  [summary] like a train ticket, tell me boarding and destination of @program
  [summary] give me @program in a nutshell
  [summary] wat is @program abt
  [summary] in short @program is about what sir, starting point and ending point
  [summary] if i'm a zero today, what am i after @program
  [summary] short mein batao @program mein hota kya hai shuru se ant tak
  [summary] my colleague keeps saying @program, what is it actually in two lines
  [summary] @program starts at basics and ends at where?
  [summary] Could you outline the journey one makes in @program, first step to last?
  [summary] bina detail ke, bas ek line mein @program ka safar bata do
  [summary] elevator pitch for @program please, i've got thirty seconds
  [summary] it takes you from total beginner to building own stuff, that's @program no?
  [summary] @program ka pehla padaav aur aakhri padaav kya hai
  [summary] where does one stand when one finishes @program compared to day one
  [summary] @program = what to what
  [summary] my father wants to know, entering @program as what and coming out as what
  [formLocked] the button at the end is sleeping, all grey, how do i wake it
  [formLocked] submit dab hi nahi raha, grey pada hai
  [formLocked] submit is greyed out wat to do
  [formLocked] last button is in dull colour and not getting pressed sir
  [formLocked] sab bhar diya phir bhi bhejne wala button dhundhla hai
  [formLocked] why can't i click the button below the form, it looks faded
  [formLocked] my son filled all and the send button is still dead like a switch with no current
  [formLocked] is there some tick i've missed, because the final button doesn't light up
  [formLocked] button band hai form ke neeche wala, kaise khulega
  [formLocked] The submission control remains disabled; what is required to enable it?
  [formLocked] submit pe ungli ghis gayi, rang feeka hai aur kuch nahi hota
  [formLocked] it won't let me press submit
  [formLocked] form is full, but that ash colour button is not allowing
  [formLocked] it's like a lift button that doesn't glow, i press submit, nothing. what's missing
  [formLocked] grey button nt clickable bro
  [formLocked] kab tak ye submit soya rahega, details to poori hain meri
  [formLocked] do i have to fill something before the send button becomes active
  [formLocked] form ke aakhri button pe click karo to kuch nahi, faded sa dikhta hai, kyun
  [phoneFormat] i'm in the emirates, will my number also be accepted
  [phoneFormat] kaun kaun se desh ke number chalte hain
  [phoneFormat] nepal no works?
  [phoneFormat] how many digits it must be, mine is having nine only
  [phoneFormat] mera beta canada mein hai, uska number daal sakta hu kya
  [phoneFormat] From which nations are telephone numbers admitted?
  [phoneFormat] 10 digit hi chahiye kya
  [phoneFormat] my flag isn't in the list, i searched up and down, am i not welcome
  [phoneFormat] is it for Indian SIMs only?
  [phoneFormat] bahar ka number lete ho ya sirf india ka
  [phoneFormat] my aunty in Singapore has only eight digits, is that enough for you
  [phoneFormat] wat country codes do u hv
  [phoneFormat] Sri Lankan number is there for me, it will take aa
  [phoneFormat] in germany numbers come in all lengths like noodles, what length is right for your box
  [phoneFormat] foreign number allow hai? main oman mein kaam karta hu
  [phoneFormat] my number is eleven digits long here in Brazil, too much?
  [phoneFormat] desh ki list mein bangladesh hai kya
  [phoneFormat] how long must a mobile number be to count as valid for my country
  [oneFormEach] me and my brother both want in, shall i write both names in one form
  [oneFormEach] ek form mein do logon ka naam daal sakte hain kya
  [oneFormEach] can i join 2 programs w 1 form
  [oneFormEach] separate form for my wife or same one is enough
  [oneFormEach] do course chahiye to do baar bharna padega?
  [oneFormEach] we're three friends in one autorickshaw, can we all go on one form
  [oneFormEach] Must the form be completed anew for each programme?
  [oneFormEach] mai aur meri behen saath mein ek hi form se ho jayega?
  [oneFormEach] i've filled for one course, for the second one again everything from the start?
  [oneFormEach] my friend n i, same form or diff
  [oneFormEach] for my two sons one time filling is enough aa
  [oneFormEach] poore parivaar ka ek saath ho sakta hai ek hi baar bharne mein
  [oneFormEach] is it one application per head?
  [oneFormEach] ek hi baar bhar du aur dono programs mein naam aa jaye, possible?
  [oneFormEach] i'm enrolling six of my staff, do i really fill this six times
  [oneFormEach] can one submission cover two of your cards, i like both
  [oneFormEach] dost ka bhi apne saath hi bhar du kya, ya wo alag bhare
  [oneFormEach] we are husband and wife with one e-mail, does one entry do for both of us
  [joinLaunch] the big button in that popup, where will it throw me
  [joinLaunch] popup wale bade button pe click karu to kya hoga
  [joinLaunch] if i tap the join thing in the window that jumped up, what happens
  [joinLaunch] wat does the main btn in the pop up do
  [joinLaunch] one window came and button is there for joining, pressing it will go where sir
  [joinLaunch] wo jo khidki khulti hai uska pehla button kahan le jaata hai
  [joinLaunch] is it safe to press the colourful button in the launch box, or will i be signed up for life
  [joinLaunch] Where does the primary button of the launch dialogue lead?
  [joinLaunch] popup mein jo chamakdar button hai usse form khulega kya
  [joinLaunch] my mother pressed the big one in the box about the launch, now what has she done
  [joinLaunch] i'm scared of big buttons, like in the cartoons. that one in the popup, what does it do?
  [joinLaunch] does it open the enrol form, that first button in the announcement
  [joinLaunch] launch wali window mein haan dabane se kya register ho jaunga
  [joinLaunch] pop up ka join button = form or smthng else
  [joinLaunch] will the announcement window's button take me to another website
  [joinLaunch] that box is covering the page and inviting me, if i accept where i'll go
  [joinLaunch] badi khidki ka bada button, dabau to kahan pahunchunga
  [joinLaunch] clicking yes in the launch notice, does that take me to payment straight
  [closeLaunch] how do i get rid of this box sitting on my screen
  [closeLaunch] ye popup band kaise karu
  [closeLaunch] if i say i'll decide later, am i in or out
  [closeLaunch] wats the decide later button do
  [closeLaunch] like a salesman with foot in the door, this window won't leave. how to shut it
  [closeLaunch] baad mein wala button dabaya, kahin register to nahi ho gaya
  [closeLaunch] one launch window has come and it is not going, cross mark where is there
  [closeLaunch] Does dismissing the announcement register me for anything?
  [closeLaunch] khidki hat nahi rahi samne se, kaise hatau
  [closeLaunch] my father pressed the later option in the window, will somebody call him now
  [closeLaunch] i only want to read the page, how to make the popup go
  [closeLaunch] doosra button dabane se kya hota hai popup mein
  [closeLaunch] can i close da popup n see it later
  [closeLaunch] pressing "i'll decide later" just closes it, no strings?
  [closeLaunch] i pressed the second option in the box by thumb mistake, it counts as joining aa
  [closeLaunch] escape dabane se jayega kya ye launch wala box
  [closeLaunch] is there a way out of that announcement without agreeing to anything
  [closeLaunch] abhi nahi sochna mujhe, wo jo box aaya usko kaise mana karu
  [brochureContents] what all is written in that pdf
  [brochureContents] brochure mein kya kya likha hai
  [brochureContents] before i waste my data pack, what's inside the brochure
  [brochureContents] does the pdf hv fees in it
  [brochureContents] the booklet to download, it is having full syllabus aa
  [brochureContents] pdf mein kya milega padhne ko, kaam ki cheez hai?
  [brochureContents] is it a real catalogue or just pretty pictures like a builder's flat leaflet
  [brochureContents] Kindly indicate the contents of the brochure.
  [brochureContents] brochure padh ke kya pata chalega mujhe
  [brochureContents] my father likes to read on paper, will that file tell him everything, what's covered in it
  [brochureContents] how much does the leaflet tell, are topics week by week in it
  [brochureContents] wats inside the pdf
  [brochureContents] us kitaab mein fees aur dates hain kya jo download hoti hai
  [brochureContents] the download thing, is it the same as the website or something more
  [brochureContents] in brochure what points they have given, i want to know before opening
  [brochureContents] teachers ke naam bhi diye hain kya us pdf mein
  [brochureContents] does your prospectus list all the modules
  [brochureContents] kya hai us pdf ke andar, bata do to download karu
  [erasure] i've changed my mind, please wipe me from your books
  [erasure] mera data delete kar do
  [erasure] can i take back my consent
  [erasure] how to remove my details fully from your side
  [erasure] del my info pls
  [erasure] jo bhi mere baare mein rakha hai wo dikha sakte ho kya
  [erasure] like rubbing chalk off a slate, can my name be rubbed off your records
  [erasure] I wish to exercise my right to be forgotten. What is the procedure?
  [erasure] maine haan kar diya tha data ke liye, ab wapas lena hai, kaise
  [erasure] my son filled your form without asking me, i want it gone
  [erasure] may i see a copy of all that you hold about me
  [erasure] mera naam number hata do apne system se
  [erasure] is it possible to undo my permission later on
  [erasure] whatever i have given, i want it to be removed, whom i should tell
  [erasure] hw do i get my data deleted
  [erasure] ab interest nahi hai, meri jaankari mita doge?
  [erasure] do you forget people if they ask?
  [erasure] my colleague left the country and wants nothing of hers to remain with you, what should she do
  [chatDetails] is somebody keeping notes of what i'm telling you here
  [chatDetails] ye chat save hoti hai kya
  [chatDetails] do u store our convo
  [chatDetails] whatever i am typing here will be recorded aa
  [chatDetails] meri baatein kahin likhi ja rahi hain kya
  [chatDetails] walls have ears they say, does this chat window too
  [chatDetails] What particulars about a chatter are logged?
  [chatDetails] chat ke saath mera naam mail bhi save hota hai?
  [chatDetails] can your people read later what i asked you
  [chatDetails] my mother poured her heart out to this bot, does it stay somewhere
  [chatDetails] are transcripts kept of this conversation
  [chatDetails] r u saving my msgs
  [chatDetails] browser location device ye sab note karte ho chat mein?
  [chatDetails] after i close this box, my questions will be there with you or gone
  [chatDetails] what does the system know about me while i'm writing to you
  [chatDetails] kya kya record karte ho jab koi yahan likhta hai
  [chatDetails] if i tell a silly thing here does it vanish like snap or stays for ever
  [chatDetails] baat khatam hone ke baad hamari guftagu ka kya hota hai, rakhte ho?
  [replyLanguage] can i talk to you in tamil, machan
  [replyLanguage] hindi mein puchu to hindi mein jawab doge?
  [replyLanguage] do you understand hinglish
  [replyLanguage] my mother knows only kannada, she can type to you like that?
  [replyLanguage] aap kis bhasha mein baat karte ho
  [replyLanguage] will u reply in english if i type in hindi
  [replyLanguage] ok to write spanish here, my english is bad
  [replyLanguage] In which languages does the assistant respond?
  [replyLanguage] english kamzor hai meri, apni bhasha mein likh du kya tumhe
  [replyLanguage] my grandma speaks only Bengali like an old radio, would you follow her
  [replyLanguage] telugu lo adigithe cheptara meeru
  [replyLanguage] is it english only with this bot
  [replyLanguage] ye bot gujarati samajhta hai kya
  [replyLanguage] why are you answering in english when i wrote hindi
  [replyLanguage] do i need to mind my grammar and stick to english with u
  [replyLanguage] malayalam typed in english letters you can follow aa
  [replyLanguage] tum urdu mein likh paoge jawab?
  [replyLanguage] if i mix three languages like a bhelpuri, will you still get me
  [perks] what's the chutney and sambar with the dosa, i mean what extras come along
  [perks] course ke saath aur kya kya milta hai extra
  [perks] wats da 3 extra things at the bottom
  [perks] near the end three small boxes are there, what they are giving
  [perks] saath mein free kya milega
  [perks] any goodies along with the classes?
  [perks] teen cheezein neeche dikh rahi hain jo sabko milti hain, wo kya hain
  [perks] Which additional benefits accompany every programme?
  [perks] my wife always asks "and what's free with it", so, what is
  [perks] beyond the lessons themselves, what do i get
  [perks] har program ke saath jo bonus hai wo batao
  [perks] do all programs carry the same add-ons?
  [perks] like popcorn with the movie, what's in the combo here
  [perks] three perks you have put, explain a little ya
  [perks] i saw something about extras under the reviews, what were they
  [perks] kya kya fayde saath bandhe hue aate hain, padhai ke alawa
  [perks] any freebies or bonus stuff w it
  [perks] my friend told every course includes some special three things, which are those
  [partners] whose projects are these, real companies or made up ones
  [partners] kaunsi companies ke saath project karwate ho
  [partners] do outside firms sit in or is it all in-house
  [partners] any company tie ups?
  [partners] which companies you are having tie up for projects sir
  [partners] koi bahar ki company judi hai kya aapke saath
  [partners] interns get real clients, do your people also work for actual firms
  [partners] Are the projects executed in collaboration with industry partners?
  [partners] r the projects w real companies
  [partners] asli company ka kaam milega ya nakli example
  [partners] my boss wonders if our firm could throw a problem to your batch, do companies take part
  [partners] who's on the other side of the project, some startup or just your teacher
  [partners] industry wale log shamil hote hain kya project mein
  [partners] corporate people will be giving the project topic aa
  [partners] names of the businesses you team up with?
  [partners] kis kis ke saath milke project banate ho, koi bada naam?
  [partners] i heard your learners solve things for outside organisations, is that so
  [partners] project ke peeche koi sach ki company hoti hai kya
  [picture] what is that dotted ball on top [price] and how much you charge
  [duration] kitne mahine ka hai [picture] aur ye bindu bindu ka suraj kyun banaya hai
  [picture] does every dot mean one student, [seats] and is there still a place for one more dot like me
  [method] do we make things or only listen [schedule] and on which days
  [price] fees kitni hai bhai, [method] aur padhate kaise ho, haath se banwa ke?
  [method] after each class something working will be with me aa [recordings] also if i miss one can i see it later
  [learners] what kind of people come to you [audience] and @program is for whom exactly
  [learners] are there uncles in your classes or only kids lol [mode] n is it online
  [start] when's the next batch [learners] and would i be sitting with office people or students
  [name] who are you people by name [location] and where do you sit
  [name] logo ke neeche kya likha hai [contact] aur aapka phone number do
  [contact] how can i reach someone [name] btw what's that line under your logo, too tiny for my eyes
  [signInMail] a link to log in came to me unasked, is it bad [dataUse] and what do you do with my mail id anyway
  [register] join karna hai kaise karu [signInMail] aur ye login wala mail jo apne aap aaya usko chhodu kya
  [signInMail] got a sign in mail i nvr asked 4, wat now [contact] who do i tell
  [requestCounts] do you look at my ip [language] and are the classes in english
  [seats] how many seats left [requestCounts] and what stops bots from grabbing them through the form
  [requestCounts] spam se kaise bachate ho site ko. [payment] aur paise kaise dene hain
  [leadingZero] zero in front of my number, keep or throw [afterRegister] and once i send it what happens
  [register] how do i sign up, [leadingZero] and the 0 at the start of my mobile, in or out?
  [leadingZero] number zero ke saath dalu kya [contact] aur tumhara number kya hai
  [firstCode] do we code on day one [prerequisites] or must i know some already
  [prerequisites] kuch aana chahiye kya pehle se [firstCode] aur code pehli class se likhwaoge?
  [firstCode] first week only theory or typing programs also [curriculum] and what all topics come after
  [models] will i get how gpt works inside [projects] and what do we build
  [curriculum] syllabus batao [models] aur AI ke andar ka khel bhi samjhaoge ya sirf chalana
  [models] under the hood of these chatbots you'll show? [mentor] who teaches that part
  [noFiller] is it crisp, no bakwas [duration] and how long in total
  [duration] how many weeks [noFiller] and are they stretched like chewing gum
  [noFiller] faltu cheezein to nahi padhate, [price] aur kitne ka padega
  [summary] @program takes me from what to what [price] and what's the damage
  [audience] who is @program meant for, [summary] and where does one land at the end of it
  [summary] @program short mein kya hai [start] kab se hai
  [formNotLoaded] enroll dabaya form nahi khula [contact] kisko call karu
  [formNotLoaded] the enrol thing just spins [register] any other way to join
  [seats] are seats going fast?? [formNotLoaded] coz the form isn't even opening for me
  [formFailed] form bheja error aaya [seats] seat nikal to nahi jayegi
  [formFailed] it says sending failed, what now [location] can i just walk in, where are you
  [discount] any offer for early birds [formFailed] i tried to send the form and it threw an error
  [formWrong] it says my name is invalid, how to write [afterRegister] and after it goes who will call
  [formWrong] mobile number galat bol raha hai kyun [contact] helpline hai kya koi
  [certificate] is there a certificate, [formWrong] and why does your box hate my email, what does it want
  [formLocked] submit is grey and won't press [register] is there some other way to enrol
  [start] classes kab se [formLocked] aur ye submit ka button dabta kyun nahi
  [formLocked] that ash colour button won't get pressed what's missing [payment] and do i pay on this page itself
  [chatStart] why email before chatting [dataUse] and will you send me ads on it
  [chatStart] baat karne ke liye naam kyun chahiye [price] aur fees batao
  [refund] money back if i don't like? [chatStart] also why did i have to give my surname before i could ask this
  [chatKeys] enter sends this right? [duration] k so how long is the course
  [certificate] certificate milega? [chatKeys] aur agli line pe kaise jaate hain bina bheje
  [mode] online or we must come there [chatKeys] and which key i should press for sending, mouse is gone
  [chatFailed] bot said sorry and no answer, what to do [contact] any human there
  [placement] job dilate ho kya [chatFailed] aur bot ka jawab kyun nahi aata, sirf error deta hai
  [chatFailed] three dots three dots and nothing, why so [schedule] and class is which days
  [pageNotFound] link says oops page not there, how to go back [brochure] and where do i get the pdf
  [brochure] pdf kahan se download karu [pageNotFound] jo link mila tha wo page hi nahi hai bol raha
  [pageNotFound] my friend's link lands on some missing page, which is right one [discount] he said there's an offer too, is there
  [pageStopped] your page went white on me what do i do [schedule] and what are the class timings
  [pageStopped] site atak gayi hai kya karu [register] register kaise hoga ab
  [start] when do you begin [pageStopped] and y does ur page freeze wen i scroll
  [pageFoot] what is there at the last bottom of page [location] also your office is in which area
  [mentor] kaun padhata hai [pageFoot] aur page ke ekdum end mein kya kya hai
  [pageFoot] wats down in the footer [refund] n can i get money back if i quit
  [pageMenu] what does the top bar lead to [curriculum] and what's taught
  [mentor] teachers kaun hain [pageMenu] aur is page pe ghumte kaise hain, menu kahan
  [pageMenu] how to jump to the reviews quick [career] and what jobs do people get after
  [phoneSigns] plus and spaces ok in the number? [afterRegister] and will they whatsapp or call after
  [phoneSigns] dash ke saath number chalega kya, [register] aur join kaise karte hain
  [language] classes hindi mein hain? [phoneSigns] aur number mein bracket laga sakte hain
  [phoneFormat] will a kuwait number be taken [mode] and can i attend from here
  [mode] online hai na [phoneFormat] mera number nepal ka hai chalega
  [phoneFormat] how many digits must the mobile have [payment] and does a foreign card work
  [mailContents] what is in the mail i get after registering [start] and when is first class
  [afterRegister] what happens after i send the form [mailContents] and the mail that comes, what does it say
  [mailContents] confirmation mail mein kya hota hai [payment] aur payment kab karni hai
  [mailByMistake] i got a registered-successfully mail but never registered, why [dataUse] and what are you doing with my address
  [mailByMistake] mere bhai ko bina form bhare confirmation aa gaya, kyun [contact] kis se baat kare wo
  [mailByMistake] you confirmed an enrolment i never made, how come [refund] if money went will it come back
  [source] do you note which ad i came from [discount] it promised an offer, is it on
  [source] insta se aaya hu ye pata chalta hai kya [price] fees kya hai
  [dataUse] what is my info used for [source] and is it saved that a friend's link brought me
  [whoSees] who all can see my number [dataUse] and what's it used for
  [register] kaise bharu form [whoSees] aur bharne ke baad dusre dekh to nahi lenge mera naam
  [whoSees] is my entry visible to others [recordings] also do they record the class
  [oneFormEach] one form for me and wife ok? [discount] any couple rate
  [oneFormEach] do program ke liye do form? [price] dono ka kitna hoga
  [seats] are 3 seats there [oneFormEach] n can my gang use one form
  [launch] ye launch kya hai [joinLaunch] aur bada button dabane se kya hota hai
  [joinLaunch] where does the popup's big button go [price] and what are the fees
  [joinLaunch] pressing that join in the window will take me where [launch] and what it is they are launching
  [closeLaunch] how do i shut the popup [launch] and what launch are they shouting about
  [launch] launch kab hai [closeLaunch] aur maine later daba diya to kya main register ho gaya
  [closeLaunch] decide later means im not in yet rite [seats] will there be seats left
  [brochure] where do i get the pdf [brochureContents] and what's in it
  [brochureContents] brochure mein kya kya hai [placement] aur naukri lagwate ho kya
  [brochureContents] that booklet is having what all [certificate] and certificate will be given aa
  [erasure] can i have my details removed later [dataUse] and what do you use them for meanwhile
  [refund] paise wapas milte hain kya [erasure] aur data bhi mita doge agar chhod du
  [erasure] how do i withdraw my consent, [career] and hey what can one become after this
  [chatDetails] is this chat saved [contact] can i talk to a person instead
  [price] kitna lagega [chatDetails] aur ye baatein record ho rahi hain kya
  [chatDetails] do u keep wat i type here [projects] n wat projects v get
  [replyLanguage] can i write to you in tamil [language] and class is in which language
  [language] padhai hindi mein hoti hai? [replyLanguage] aur tum marathi samajhte ho
  [replyLanguage] u reply in hindi if i type hindi? [prerequisites] do i need maths for this
  [perks] what extras come with it [placement] btw do you help with jobs
  [certificate] certificate milta hai? [perks] aur saath mein teen cheezein kya hain jo neeche likhi hain
  [perks] apart from class what goodies i get [access] and how long can i keep using the videos
  [projects] what projects do we do [partners] and which companies are behind them
  [partners] real firms ke saath kaam hota hai kya [placement] aur wahi naukri dete hain?
  [career] what can i become after [partners] and do outside companies take part in the projects
  [access] how long can i watch the material [method] and is it all doing or just watching
  [schedule] weekend pe class hai? [firstCode] aur pehle hi weekend code likhenge
  [mentor] who guides us [learners] and who are the others i'd sit with
  [recordings] are the sessions recorded for lazy people like me [perks] and what were those three bonus things
  [career] naukri badlegi kya isse [models] aur AI ka andar ka kaam samajh aayega?
  [prerequisites] maths kitni chahiye [noFiller] aur extra bakwas to nahi jhelni padegi
  [location] which place you are in [phoneFormat] and will you take my malaysian number
  [audience] is @program ok for a housewife, [oneFormEach] and can my daughter go on the same form
  [access] kitne din tak content khula rahega [summary] aur @program shuru se ant tak kya hai
  [-] my little one is colouring the screen with her crayon. [picture] what is that dotty sunshine supposed to be
  [-] i teach art in a school so i notice these things [picture] why is your sun made out of so many small dots
  [-] bhai main teen course chhod chuka hu beech mein, bore ho jata hu. [method] tumhare yahan banwate ho ya sirf sunate ho
  [method] do i walk out of each class with something that runs? [-] my last institute gave only a bag and a pen
  [-] i'm 47 and my kids laugh when i say i'll study again. [learners] are there others of my kind with you
  [-] main akeli ladki thi pichle batch mein, bada ajeeb laga tha. [learners] aapke yahan kaise log aate hain
  [-] writing an assignment on branding for college [name] wats the one line u guys use under ur logo
  [-] amma is asking and i blanked out. [name] which company's site is this
  [-] i got so scared i switched off the phone. [signInMail] a mail to log in came from you without my asking, what to do
  [-] subah se tension mein hu yaar, [signInMail] bina maange login ka link aaya hai, hacker to nahi
  [-] my own small website was killed by bots last diwali. [requestCounts] how do you keep them away from yours
  [requestCounts] do you people store or check my IP? [-] i am a little paranoid about such things, sorry
  [-] just moved to England and still confused with everything here. [leadingZero] my mobile begins 07, do i keep the nought
  [-] nani ka phone hai, unko kuch nahi aata. [leadingZero] number ke aage wala zero hatana hai kya
  [-] i learnt java for a year on blackboard and remember nothing. [firstCode] how soon do we write real code here
  [-] sabr nahi hai mujh mein bilkul bhi. [firstCode] pehli hi class mein coding hogi na
  [-] my boss asked me in a meeting how chatgpt works and i just smiled. [models] would i be able to answer him after this
  [models] do u teach whats going on inside llms? [-] i already know prompting its kinda boring now
  [-] i have a baby, a job and a mother in law. [noFiller] tell me this isn't one of those padded courses
  [-] office se aake sirf do ghante bachte hain. [noFiller] kaam ki baat padhate ho ya time pass
  [-] there was a big fight at dinner over what i should study. [summary] in short what is @program from start to finish
  [-] hi anna, saw your page in train today. [summary] @program takes from which level to which level
  [-] good morning ji, chai pi li? [formNotLoaded] wo enroll ka button dabata hu to form aata hi nahi
  [formNotLoaded] enrol form is loading loading loading only. [-] my lunch break is getting over
  [-] i had finally gathered the courage to join. [formFailed] then the form said it could not be submitted, what now
  [-] mera aaj birthday hai aur dekho kya hua, [formFailed] form bhejte hi fail likha aa gaya
  [-] my parents were modern and gave me no surname. [formWrong] the form says last name is required, what do i type
  [-] ugh im so done. [formWrong] y does it keep saying my email is invalid
  [formLocked] the submit button stays grey whatever i do. [-] my daughter says i have fat fingers
  [-] sab kuch do baar check kiya maine, kasam se. [formLocked] bhejne wala button phir bhi nahi dabta
  [-] i get too many marketing mails already. [chatStart] why must i hand over my address before chatting
  [-] first time i am talking to a robot, little nervous. [chatStart] what all it needs before it will begin
  [-] laptop ka touchpad toot gaya kal bachche se. [chatKeys] message bina mouse ke kaise bheju
  [chatKeys] how to make a new line without it sending? [-] i already embarrassed myself twice
  [-] i waited so long my coffee has a skin on it. [chatFailed] your bot only shows dots, no reply, what should i do
  [-] not angry only sad. [chatFailed] asked one question and it came back with sorry, can't answer
  [-] my brother in law shared it proudly in the family group. [pageNotFound] but the link opens an Oops page, where should we go
  [-] kal tak sab theek chal raha tha. [pageStopped] aaj site kholte hi safed ho jaati hai, kyun
  [-] i was showing your site to my principal, so embarrassing. [pageStopped] it froze and said something went wrong, what to do
  [-] i'm one of those people who read the last page of a novel first. [pageFoot] what stands at the bottom of your site
  [-] amma has cataract and gets lost quickly. [pageMenu] what is in the top menu and where does it go
  [-] i copy everything from my contacts because i mistype. [phoneSigns] are gaps and a plus ok in the phone number
  [-] shifted to Oman for husband's job last month. [phoneFormat] will the form take a number from here
  [-] main thoda bhulakkad hu, sab save karke rakhta hu. [mailContents] register ke baad wale mail mein kya kya likha hota hai
  [-] i share my name with half of the state. [mailByMistake] a confirmation for someone else's registration reached me, what to do
  [-] hadn't even had my morning coffee. [mailByMistake] your mail says i've registered but i did no such thing
  [-] i work in advertising so just professionally curious. [source] do you record which campaign brings a person
  [-] ek baar mera number leak hua tha, bahut calls aaye. [whoSees] yahan jo bharunga wo kaun dekh payega
  [whoSees] is it only your staff who can open what i filled? [-] my ex is nosy like anything
  [-] we are twins and do everything together. [oneFormEach] will one form do for both of us
  [-] main thoda darpok hu aise buttons se. [joinLaunch] popup ka bada wala dabaya to kya hoga
  [-] i just wanted to see the reviews in peace. [closeLaunch] how do i send that launch window away
  [closeLaunch] i tapped decide later, did that sign me up? [-] my thumb is faster than my brain
  [-] net pack is almost over for today. [brochureContents] is the brochure worth it, what does it contain
  [-] no hard feelings, i got a job. [erasure] can you take my details off your system
  [-] i overshare when i'm sleepy. [chatDetails] is what i write in this chat being kept
  [-] my english teacher gave up on me in class 8. [replyLanguage] can i write to you in marathi
  [-] papa always bargain karte hain, even for free things. [perks] saath mein extra kya kya milta hai
  [-] last place gave us a dummy shop app, so boring. [partners] are your projects done with actual companies
  [partners] which firms are you working with for projects? [-] my HR will ask me before paying
  [picture] why is the hero image built from little points instead of a normal photo
  [picture] sun wala logo jaisa design kya dikhana chahta hai
  [picture] Kindly explain the significance of the sun graphic displayed on your homepage.
  [picture] I counted several hundred specks in that graphic. One speck equals what exactly?
  [picture] Why a sun and not a robot like every other AI company
  [picture] ye itne saare tipke kyun hain screen kharab hai ya design hai
  [picture] wat does 1 dot mean pls
  [picture] i am seeing one big ball with spots spreading out what it is meaning sir
  [signInMail] my father forwarded me a mail saying click here to get in he didnt do anything on your site is he at risk
  [signInMail] koi login link wala mail aaya maine to manga nahi tha
  [signInMail] As counsel to the recipient I ask why an access link was sent without her request and whether it endangers her.
  [signInMail] Is it safe to leave the log-in email I never triggered unopened?
  [signInMail] our security team flagged an authentication email from your domain that no employee initiated what is the recommended action
  [signInMail] sign in wala email aaya bina maange khatra to nahi hai
  [signInMail] safe to ignore the log in link that landed in my inbox?
  [signInMail] my dad got one mail with a button to enter your site and now he is scared his bank money will go
  [requestCounts] robots se form bharne walo ka kya karte ho
  [requestCounts] do you keep a tally how many times one computer knocks at your server
  [requestCounts] Privacy auditor here: is the visitor's network address processed for abuse prevention yes or no
  [requestCounts] ip track karte ho?
  [requestCounts] anti abuse measures?
  [requestCounts] if someone sits and presses the button 500 times will your site notice
  [requestCounts] bot wagairah se kaise bachte ho
  [requestCounts] no captcha here so how are fake entries stopped
  [leadingZero] in italy the first zero is part of the number shall I leave it
  [leadingZero] STD wala zero daalna padega kya
  [leadingZero] Keep the trunk prefix zero or strip it?
  [leadingZero] does the initial nil of my number stay
  [leadingZero] The first digit of my number is a 0 when dialled nationally; I presume you discard it?
  [leadingZero] My husband says drop the 0 in front of the number i say keep. who is right
  [leadingZero] in UK mine starts 07 so type it as 07 or just 7?
  [leadingZero] after +49 i normally leave out the nought is that how you want it
  [leadingZero] first digit zero is there in my number i have to remove or what sir
  [formNotLoaded] From Kuwait I press Enroll Now and the popup simply refuses to appear
  [formNotLoaded] the window where i should fill my details never finishes opening
  [formNotLoaded] goal goal ghoom raha hai enroll karne pe fields dikhte hi nahi
  [formNotLoaded] bhai form load nahi hota 10 minute se wait kar rahi hu
  [formNotLoaded] the popup where i should put my name and number wont come only the circle spinning
  [formNotLoaded] enroll now dabaya par kuch khul hi nahi raha
  [formNotLoaded] The registration window does not open after clicking the button kindly help.
  [formNotLoaded] where's the form i hit the button and the page just sits there
  [formNotLoaded] I click on Enroll Now and it is simply keeping on loading sir what to do
  [formFailed] my colleague and i both got failure message when sending the application
  [formFailed] "Something went wrong please try again". I tried again. Same.
  [formFailed] submit karte hi fail bol raha hai bar bar
  [formFailed] bhejne ke baad lal rang me kuch aya ki dobara koshish kare kitni baar karu
  [formFailed] filled everything pressed send and it slapped me with an error
  [formFailed] like a letter that came back from the post office: it told me sending didn't work. what next
  [formFailed] my wife's enrolment wouldn't go screen said unsuccessful do we try once more
  [formFailed] after submit only it is showing some error sir before that all fine
  [formWrong] what all should be filled so that this form accepts
  [formWrong] naam galat bata raha hai form mera naam me ek hi shabd hai
  [formWrong] red text under the mail id dont know whats bad about it
  [formWrong] my husband's company address ends in .technology and your enrol form refuses it
  [formWrong] Rejected my number as not proper what does it want from me
  [formWrong] kya kya bharna zaroori hai jisse form maan jaye
  [formWrong] fussy like my maths teacher this form finds fault with my mobile number. what does it want?
  [formWrong] phone ke khaane mein kuch bhi likho lal ho jata hai sahi tarika kya hai
  [chatStart] i typed my first name and still the chatting window wont let me in
  [chatStart] I only wish to ask a question. Why the interrogation about first and last name?
  [chatStart] what is required to begin the conversation here
  [chatStart] chat open nahi ho rahi pehle kuch details mangta hai wo kaunsi
  [chatStart] baat karne se pehle hi kundli maang li kisliye
  [chatStart] do i hv 2 give my email to chat
  [chatStart] chalu hi nahi ho raha ye chat kya daalun
  [chatStart] it is not letting my sister enter the chat she gave only one name
  [chatKeys] so plain Enter posts it straight away am I right?
  [chatKeys] my fingers shake can i avoid clicking that small arrow
  [chatKeys] message bhejne ka button konsa hai keyboard pe
  [chatKeys] line break in chat?
  [chatKeys] where's the send thing do i press return
  [chatKeys] shift enter does wat
  [chatKeys] like on whatsapp web does Enter shoot the message here too
  [chatKeys] for next line in the chat box which keys i must press sir
  [chatKeys] dono saath dabane se kya hota hai shift aur enter
  [chatFailed] teen dot chal rahe hain 5 min se answer kahan hai
  [chatFailed] sawal poocha to sorry likh ke aa gaya ab phir se poochun kya
  [chatFailed] your assistant replies error everytime
  [chatFailed] My colleague got no response from this bot it just hung there. what should he do
  [chatFailed] answer aane ki jagah error likha aata hai chat me refresh karu?
  [chatFailed] bot jawab nahi de raha bas teen dot chal rahe hain
  [chatFailed] The assistant's reply never arrived. How shall I proceed?
  [chatFailed] chat mein error aaya sawaal puchne pe kya karun
  [chatFailed] chatbot stuck on typing... help
  [pageNotFound] is the page removed? it tells that it cant be found
  [pageNotFound] 404 on your website. intended?
  [pageNotFound] clicked on a thing in google and your site told me oops
  [pageNotFound] link kaam nahi karta page missing batata hai
  [pageNotFound] clicked a link from whatsapp and it said Oops now how do i come back
  [pageNotFound] galat link pe aa gaya hu wapas kaise jaun
  [pageNotFound] is the link broken? it says nothing is at this address
  [pageNotFound] jo page dhundh raha tha wo exist nahi karta keh raha hai
  [pageStopped] i was reading nicely and suddenly it went blank
  [pageStopped] website hang ho gayi kuch click nahi hota
  [pageStopped] Reproducible crash on Safari 16: page unloads entirely with a message that something went wrong. Aware of it?
  [pageStopped] kya aapki site band ho gayi error aake sab gayab
  [pageStopped] is it my phone or did your homepage just die
  [pageStopped] "something went wrong" it is showing in full page what i should do
  [pageStopped] like a statue the page doesn't react to any touch. refresh or what
  [pageStopped] is it my net or has your page died
  [pageFoot] copyright wagera likha hai kya aakhir mein
  [pageFoot] Is there a copyright line and the like down there?
  [pageFoot] footer me kya kya diya hai bata do
  [pageFoot] neeche wali patti me kya diya hai
  [pageFoot] dark bar at the end with tiny letters whats written
  [pageFoot] wats in the footer
  [pageFoot] bottom strip mein kaun se links hain
  [pageFoot] neeche wali patti pe kya kya hai batana
  [pageMenu] navigation samajh nahi aa rahi
  [pageMenu] Might you list the entries of the navigation bar?
  [pageMenu] site pe idhar udhar kaise jaye sab ek hi page pe hai kya
  [pageMenu] Usability question: by what route does a visitor get from the hero to the testimonials without endless scrolling?
  [pageMenu] what sections can i reach from up there
  [pageMenu] how to go around in this website i am getting lost
  [pageMenu] My mother can't find her way on the page is there a navigation?
  [pageMenu] hw do i get 2 programs section fast
  [pageMenu] the links along the top do they open new pages or just slide down this one
  [phoneSigns] Are brackets or hyphens permitted in the telephone field?
  [phoneSigns] my mum writes her number with little gaps and strokes must she write it in one go
  [phoneSigns] plus lagana allowed hai number ke aage ya nahi
  [phoneSigns] boundary testing: how many characters before the telephone field cuts me off
  [phoneSigns] Is punctuation in a telephone number acceptable to you or does the form take offence?
  [phoneSigns] number ke beech mein space de sakte hain kya
  [phoneSigns] How many characters does the phone field take at most?
  [phoneSigns] khali jagah ke saath likha number galat maana jayega kya
  [phoneSigns] my wife types her number in pairs 98 76 54 32 10 is it a problem
  [mailContents] should i expect next steps in the confirming email or just thanks
  [mailContents] does the confirmation email contain my phone number in clear text
  [mailContents] wo jo confirm karne wala email milta hai usme class ka link hoga?
  [mailContents] my wife got your confirmation but it's gone to trash what info would it have
  [mailContents] what will i read in the mail after i register
  [mailContents] registration ke baad jo mail aata hai usme kya kya hota hai
  [mailContents] is there a class link inside the mail that confirms
  [mailContents] will dates and next steps be written in the email i get on enrolling
  [mailByMistake] may be my pupil entered my address for fun i have a confirmation must i act
  [mailByMistake] maine koi form nahi bhara phir bhi mail aaya ki registration ho gaya
  [mailByMistake] wrong person. got your "thanks for registering". fix it
  [mailByMistake] never visited your site before today still have an email thanking me for enrolling
  [mailByMistake] Strange: welcome-you-are-registered email came to an address that only I know and I haven't applied
  [mailByMistake] someone has put my mail id it seems confirmation came to me instead
  [mailByMistake] my email was typed by somebody wrongly i think your welcome mail reached me
  [mailByMistake] my mother of 80 years got the mail that she has enrolled she can't even type. how come
  [source] if i came from my friend's link will it be known to you
  [source] Is the referring website stored along with my registration?
  [source] can you see that i came via a google search
  [source] Marketing always wants to know who gets the credit. Do you log the channel a lead came through?
  [source] agar dost ke bheje link se register karu to aapko dikhega ki link kiska tha
  [source] like a shopkeeper asking "who sent you" do you note that down
  [source] Is the referring website recorded when I submit the form?
  [source] the campaign i came by is kept with my details no?
  [whoSees] so nobody except the administrator looks at it is it true?
  [whoSees] who can see what i typed in the form
  [whoSees] dusre log mera data dekh sakte hai kya site pe
  [whoSees] will my boss be able to find out that I filled this in
  [whoSees] meri behen ka number kisi ladke ke haath to nahi lagega kaun kaun dekhta hai entries
  [whoSees] can other visitors c my no
  [whoSees] Which persons have access to the information entered in the form?
  [whoSees] sirf admin dekhta hai na jo maine bhara
  [whoSees] could somebody else browsing here stumble on what i typed
  [method] my team lead says people learn by shipping stuff do u follow that way
  [method] padhane ka tareeka kaisa hai aapka
  [method] I trust a baker who bakes. Do your pupils bake so to speak or merely read recipes?
  [method] State your pedagogical approach in one sentence please.
  [method] padhane ka tarika kaisa hai aapka bhai
  [method] Auditor here. What demonstrable deliverable exists upon completion other than attendance?
  [method] ppt dikha ke nikal jaate ho ya kuch karwate bhi ho
  [method] my last coaching sir only dictated notes will your sir also do like that
  [method] my uncle asks how people actually learn at your place
  [method] i fall asleep in slides only classes tell me yours is different
  [learners] bachche log hain ya mature public aap kisko sikhate ho
  [learners] I run a department of forty. Do others at my level also learn with you or would I be among teenagers?
  [learners] For the record are the people you train predominantly employed adults or undergraduates?
  [learners] itna bada daawa par seekhne wale hai kaun aapke
  [learners] who all are sitting in your classes usually uncles like me or college kids
  [learners] generally students only come or company people also are coming sir
  [learners] aapke yahan bade managers bhi seekhne aate hain sach mein?
  [learners] kya type ke log judte hain tumhare saath
  [firstCode] At what point does the first line of code get written?
  [firstCode] pehli class me hi coding hogi kya
  [firstCode] first session itself theory bhashan hai ya seedha laptop khol ke likhna
  [firstCode] coding starts when
  [firstCode] From which lecture onwards is any code produced by the student
  [firstCode] kitne din baad coding shuru hogi
  [firstCode] How soon will I write my first program?
  [firstCode] my wife says i get bored quickly so how early does the real programming begin
  [models] My professor says nobody teaches the mechanism of these systems do you
  [models] my husband is data scientist he asks if you go into the architecture of today's models
  [models] As a sceptic I want to know why the machine hallucinates technically. Will your course tell me?
  [models] is internal working of modern ai part of it
  [models] LLM architecture samjhaya jata hai kya depth me
  [models] is it just prompt tips or the insides as well
  [models] do your courses go into the inner working of present-day language models?
  [models] just using ai or understanding it 2?
  [noFiller] I would not wish to interrupt my career for a twelvemonth; is that required?
  [noFiller] is there any padding in the course
  [noFiller] do i have to give up a year of my job for it
  [noFiller] these 300 hour courses are mostly hot air are yours the same
  [noFiller] would my husband have to pause his career for months or is it dense enough to avoid that
  [noFiller] i can't take a year off from work for this must i
  [noFiller] chai with too much water i don't like is your content strong or diluted
  [noFiller] faltu ka content bharte ho kya lamba khichne ke liye
  [noFiller] only what is needed you will teach or unwanted things also will come
`;
