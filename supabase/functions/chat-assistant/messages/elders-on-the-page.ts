/** Of people unsure on the internet and of people abroad, about what the page shows and does. As messages/all.ts says. */
export const eldersOnThePage = `
  [name] what is the line written below your logo i cant read such small letters
  [name] aap log kaun ho, naam kya hai institute ka
  [name] What is your organisation properly called, please?
  [name] your tagline please for our school notice board
  [name] logo ke neeche kya likha hai zara padh ke batao
  [name] in one sentence what do you claim to be
  [name] who am i talking to which company is this
  [name] my husband asked which institute it is and i could not tell him the name
  [name] kaunsi company ki website hai ye
  [name] that catchy phrase you have at the top how does it go exactly
  [name] How is called your school? I do not find it on the screen.
  [name] aapka slogan kya hai
  [name] I should like to quote your motto correctly; how does it read?
  [name] with which title should i write your institute in my application for leave
  [name] what are the few words that come just under the brand mark
  [name] tumhara nara kya hai wo jo ek line me sab kehta hai
  [name] is this the same institute which was in newspaper or some other name
  [name] please tell the name of you and the short sentence with it
  [summary] from where does @program begin and where does it leave me
  [summary] @program hai kya cheez, do line mein batao
  [summary] In brief, what is the journey a student makes in @program?
  [summary] i start with nothing, where do i land by the end of it
  [summary] kahan se shuru hoke kahan tak pahunchata hai @program
  [summary] just give me the gist of @program for my husband
  [summary] @program takes one from what level to what level
  [summary] From which point to which point goes @program?
  [summary] is it true that @program goes from basics right up to putting things live
  [summary] shuruaat kis se aur ant kis par hota hai @program ka
  [summary] what is the whole road in @program, first step and last step
  [summary] in simple words what is @program all about, i am a homemaker
  [summary] Could you summarise the arc of @program, from its opening to its conclusion?
  [summary] where will my daughter stand when she is done with @program, if she begins at zero
  [summary] @program ka saar bata do ek vaakya mein
  [summary] so many words on the card, in short @program is for doing what
  [summary] tell me about @program in short from starting to ending no details
  [summary] zero se lekar kahan tak le jaoge @program mein
  [formLocked] the button at the bottom is grey and my finger does nothing
  [formLocked] submit dab hi nahi raha, halka rang ka hai
  [formLocked] The submit button remains inactive, notwithstanding my having filled in each field.
  [formLocked] how to make that faded button come alive
  [formLocked] sab bhar diya par bhejne wala button band pada hai
  [formLocked] why cant i press send in the form, its dull colour
  [formLocked] my mother filled everything but last button is not clickable
  [formLocked] The button is gray, I can not push. Why?
  [formLocked] batan pe click nahi ho raha, dhundhla sa dikh raha hai
  [formLocked] is something left to fill, because submit is not becoming dark
  [formLocked] that button to give the form is dead
  [formLocked] grey hai submit, kab chalu hoga
  [formLocked] it wont let me press, looks like switched off
  [formLocked] Must something be ticked before one is able to press the final button?
  [formLocked] i keep tapping submit like mad and it stays pale
  [formLocked] everything is filled but the submit option is disabled tell me how to enable it
  [formLocked] aakhri button kaam nahi karta jaise taala laga ho
  [formLocked] form is complete but I find the sending key locked
  [phoneFormat] i live in nepal, will my number be accepted
  [phoneFormat] kis kis desh ka number chalta hai
  [phoneFormat] From which nations are telephone numbers admitted?
  [phoneFormat] how many digits should be there for indian mobile
  [phoneFormat] mere bete ka uae ka number hai, wo daal sakte hain?
  [phoneFormat] my country is not big, is it in your list of codes
  [phoneFormat] do you accept overseas mobile
  [phoneFormat] I have phone of Kenya, is possible?
  [phoneFormat] number das ank ka hona zaroori hai kya
  [phoneFormat] my phone from norway has eight digits only, is that enough for the form
  [phoneFormat] india ke bahar ka phone number lega kya ye form
  [phoneFormat] how long must the number be if it is from germany
  [phoneFormat] my sister in canada wants to fill, is her number ok
  [phoneFormat] Does one need an Indian number, or will a British one serve?
  [phoneFormat] kitne number ka phone hona chahiye
  [phoneFormat] sri lanka code is there in that dropdown or not
  [phoneFormat] videsh ka mobile number manya hai?
  [phoneFormat] tell me is the form only for indian phones or for any foreign phone also
  [oneFormEach] can i put my and my husbands name in the same form
  [oneFormEach] do logo ke liye ek hi form chalega kya
  [oneFormEach] Must a separate form be completed for each programme I wish to attend?
  [oneFormEach] want to take two courses, fill once or twice
  [oneFormEach] mere dono bachchon ka ek saath bhar du?
  [oneFormEach] i and my sister both want to join, we share one email, one entry is enough?
  [oneFormEach] For two courses I make two times the form?
  [oneFormEach] dusre course ke liye phir se sab bharna padega kya
  [oneFormEach] is it one paper per head or can family go together
  [oneFormEach] my shop has 3 boys to be trained, should i repeat the thing three times
  [oneFormEach] ek form mein do program select ho sakte hain?
  [oneFormEach] already registered for one, now for second one should i start all over
  [oneFormEach] may i enrol my colleague along with me in a single go
  [oneFormEach] Would a single submission suffice for a couple?
  [oneFormEach] miya biwi dono seekhna chahte hain, alag alag bharna hai ya saath
  [oneFormEach] how many persons can be written in one form
  [oneFormEach] i want to enroll for two of the cards do i have to write all my details again
  [oneFormEach] alag alag card ke liye baar baar form bharna zaroori hai?
  [joinLaunch] what will happen if i press the big button in the pop up
  [joinLaunch] jo khidki khuli hai usme bada button dabane se kya hoga
  [joinLaunch] Where does the principal button of the announcement window take me?
  [joinLaunch] that box came over the page, its main button takes money or what
  [joinLaunch] popup wale button se kahan jaunga
  [joinLaunch] should i press the coloured button on the window that jumped up, what does it open
  [joinLaunch] I see a window with a button to join. Push, and then?
  [joinLaunch] upar jo dabba aaya launch ka, uska pehla button kis kaam ka hai
  [joinLaunch] does the join button on the launch box open a form
  [joinLaunch] my wife wants to tap the bright one in that window, is it binding
  [joinLaunch] launch wale popup me haan wala button kya karta hai
  [joinLaunch] is the button in the surprise window taking me to another website
  [joinLaunch] scared to touch the highlighted button that popped up, where will i land
  [joinLaunch] Would pressing the foremost button of the pop-up constitute registration?
  [joinLaunch] khidki ka rangeen button kahin payment pe to nahi le jata
  [joinLaunch] the window which comes by itself has one main button what does it do
  [joinLaunch] that launch notice has two choices, what does the first one lead to
  [joinLaunch] main button on it goes to which page
  [closeLaunch] how do i get rid of this window covering everything
  [closeLaunch] ye khidki band kaise karu
  [closeLaunch] By choosing "I'll decide later", have I committed myself to anything?
  [closeLaunch] i pressed decide later, did i sign up by mistake
  [closeLaunch] baad me sochenge wala button dabaya to kya hoga
  [closeLaunch] this box will not go from my screen and there is no cross
  [closeLaunch] What make the button for decide later?
  [closeLaunch] popup hatao yaar, cross kahan hai
  [closeLaunch] if i say later will you keep disturbing me
  [closeLaunch] my mother pressed the second button on the pop up and thinks she joined, did she
  [closeLaunch] later wale pe click kiya, naam to nahi likh gaya mera?
  [closeLaunch] can i close that launch thing without agreeing to anything
  [closeLaunch] the announcement is in the way of reading how to remove
  [closeLaunch] Does dismissing the window preclude my enrolling at a later time?
  [closeLaunch] jo dabba beech me aa gaya usko hatane ka tarika batao
  [closeLaunch] the other button, the pale one, is it just shutting the box
  [closeLaunch] i dont want to choose now, what happens if i tap the not now one
  [closeLaunch] there is a window that opened and i want it to go away what should i press
  [brochureContents] what all is inside the brochure
  [brochureContents] pdf mein kya kya diya hua hai
  [brochureContents] Would the prospectus include particulars of the syllabus and fees?
  [brochureContents] is it worth reading that booklet, what does it tell
  [brochureContents] brochure me fees likhi hai kya
  [brochureContents] my husband wants to know what is in the pdf before i give my number for it
  [brochureContents] What I find in the brochure, only pictures?
  [brochureContents] us kitabchi mein kya jankari milegi
  [brochureContents] how many pages and on what topics, the leaflet of yours
  [brochureContents] does your booklet have the week by week plan
  [brochureContents] pamphlet me aisa kya hai jo website pe nahi
  [brochureContents] before i print it for my staff room, what does the document cover
  [brochureContents] is the timetable in the pdf also
  [brochureContents] I should like to know what ground the brochure covers.
  [brochureContents] mere beta ne download kiya par khul nahi raha, andar kya likha hai
  [brochureContents] the pdf thing, does it talk about all courses or only one
  [brochureContents] tell me what information is given in your brochure i cannot open pdf in my phone
  [brochureContents] just advertisement inside that pdf or real details
  [erasure] please remove my number from your books
  [erasure] mera data mita do, mujhe nahi chahiye ab
  [erasure] I hereby wish to withdraw the consent I gave. How is this done?
  [erasure] can i see what all you have stored about me
  [erasure] apna naam hatwana hai aapki list se
  [erasure] i changed my mind, how to take back my permission
  [erasure] my father filled the form by mistake, can you delete him
  [erasure] I want that you forget me. What I must do?
  [erasure] jo bhi meri jankari hai sab delete kaise hogi
  [erasure] how to get my details cleaned off your computer
  [erasure] under gdpr i request a copy of my personal data, whom to ask
  [erasure] maine haan kar diya tha ab na karna hai, ho jayega?
  [erasure] is it possible to wipe my entry after having sent it
  [erasure] I should be obliged if you would furnish me with all you hold concerning my person.
  [erasure] once given is it there forever or can i have it struck out
  [erasure] meri details mujhe dikhao jo aapke paas hain
  [erasure] i gave my mobile number last week now i want it to be removed from your system
  [erasure] don't want to be in your records any more, what is the procedure
  [chatDetails] is this chat saved somewhere
  [chatDetails] jo main yahan likh rahi hun wo record hota hai kya
  [chatDetails] Which data concerning myself are retained when I converse here?
  [chatDetails] do you note down what i type to you
  [chatDetails] hamari baatcheet kaun kaun si cheez save karti hai
  [chatDetails] will somebody read my questions later on
  [chatDetails] You keep my words of this talk? And my name?
  [chatDetails] chat me kya kya yaad rakha jata hai mere baare me
  [chatDetails] i wrote something silly just now, does it remain with you
  [chatDetails] besides my messages do you store my device or time also
  [chatDetails] my wife is chatting from my mail id, is everything written down
  [chatDetails] yahan pe jo bolun wo likha reh jata hai?
  [chatDetails] is this conversation private or kept in a file
  [chatDetails] Is a transcript of our exchange preserved, and with it my identity?
  [chatDetails] what do you keep about the person who is typing here
  [chatDetails] baat khatam hone ke baad ye sab mit jata hai ya rehta hai
  [chatDetails] tell me are you recording this chatting and my details with it
  [chatDetails] as a teacher i must be careful, are my lines here logged under my name
  [replyLanguage] can i write to you in hindi
  [replyLanguage] hindi me poochun to hindi me jawab doge kya
  [replyLanguage] In which languages may I address this assistant?
  [replyLanguage] my english is weak is it ok if i ask in my mother tongue here
  [replyLanguage] tamil mein likh sakte hain aapse?
  [replyLanguage] Do you answer me in french if I write french?
  [replyLanguage] why did you reply in english when i asked in marathi
  [replyLanguage] only english is understood by you or others also
  [replyLanguage] aap gujarati samajhte ho kya
  [replyLanguage] my father only knows urdu, will this chat talk to him
  [replyLanguage] hinglish chalega na yahan chat me
  [replyLanguage] I speak not good English, may I type in Spanish to you
  [replyLanguage] can you please respond to me in bangla from now
  [replyLanguage] Would the assistant understand German, and in what tongue would it respond?
  [replyLanguage] jis bhasha me likhu usi me bologe?
  [replyLanguage] which language you are comfortable with, dear bot
  [replyLanguage] i am talking in mixed language to phone is that okay for you to understand
  [replyLanguage] english kam aati hai mujhe, yahan kaise baat karun
  [perks] what extra do i get with the course
  [perks] course ke saath aur kya kya milta hai
  [perks] Which three benefits accompany every programme?
  [perks] near the end of page there are three things given free, what are they
  [perks] saath mein muft kya hai
  [perks] besides the classes is there something on top
  [perks] Each course come with what more?
  [perks] neeche jo teen cheezein likhi hain wo sabko milti hain kya
  [perks] like in my shop i give a bag free with rice, what do you give along
  [perks] the three goodies at the lower part of page, do they come with any program
  [perks] kuch upar se bhi dete ho kya har program ke sath
  [perks] my husband says there are bonuses, which ones
  [perks] is there any add on included or only teaching
  [perks] What supplementary advantages does one receive upon joining?
  [perks] teen extra kaun kaun se hain
  [perks] those 3 boxes below reviews telling added advantages, please read them to me
  [perks] i saw something at the bottom that three things come with every course what is it
  [perks] does @program also have those additional things included
  [partners] with which companies are the projects done
  [partners] kaun kaun si company judi hui hai aapke saath
  [partners] Do outside firms take part in the project work?
  [partners] are the projects from real businesses or made up ones
  [partners] bahar ki company ke liye kaam karwate ho kya projects mein
  [partners] whom are you tied up with
  [partners] my son says you have tie ups, please give the names
  [partners] Which enterprises collaborate with you?
  [partners] project kis company ke liye banate hain bachche
  [partners] any known firm standing behind the practical work
  [partners] could my small shop be one of the businesses for which students build
  [partners] industry se kaun aata hai project dene
  [partners] is some big company involved or is it only your own staff giving tasks
  [partners] I should be glad to learn the names of your industrial collaborators.
  [partners] kya asli company ke saath kaam hoga ya naqli
  [partners] do factories or offices from outside give the work which the students do
  [partners] you say industry projects so tell me which industry people are joining in it
  [partners] any outside organisation has hand in the assignments?
  [picture] what is that dotted round thing on top [price] and how much are your fees
  [duration] kitne mahine ka hai @program [picture] aur wo bindiyon wala gola kya darshata hai
  [picture] Kindly tell me what each point in the sun represents. [contact] Also, is there a telephone number I may ring?
  [method] do we make things with our own hands in class [schedule] and on which days
  [mode] is it online only, [method] and what will i have in hand after every session
  [method] sirf lecture hai ya kuch banate bhi hain, [recordings] baad me dobara dekh sakte hain?
  [learners] who else sits in these classes, working people or students [seats] how many places left
  [start] naya batch kab se hai [learners] aur wahan kis tarah ke log aate hain
  [learners] Do people of my age study with you as well? [prerequisites] And must one know mathematics beforehand?
  [name] what do you call yourselves [location] and where are you situated
  [name] logo ke neeche wali line padh do [contact] aur phone number bhi de do
  [price] fees please. [name] also your motto for my school diary
  [signInMail] a login link came to me by itself, is it some trick [contact] whom can i call about it
  [register] how to join the course btw [signInMail] why did i receive an email for signing in, i asked for none
  [signInMail] andar aane ka link mail pe aaya bina maange, dabaun kya [dataUse] aur mera email aap kis kaam me lete ho
  [requestCounts] do you look at my internet address to stop bots [dataUse] and for what do you use my details
  [requestCounts] form pe spam rokne ka kuch hai kya, [payment] aur paise kaise dene hain
  [location] where is your office [requestCounts] and do you keep count of how often i knock at your site
  [leadingZero] shall i write the zero in front of my mobile [afterRegister] and then what after i send
  [register] naam kaise likhwaun aur [leadingZero] number ke aage shunya lagega?
  [leadingZero] Does the initial nought stay? [price] What is the cost, incidentally?
  [firstCode] will we write program in the very first class [prerequisites] and should i know computer before
  [duration] total kitne hafte, [firstCode] aur code likhna kaunse hafte se
  [firstCode] When I start to code, soon or late? [language] And teacher speak English?
  [models] will i know how chatgpt works inside [certificate] and do i get a paper for it
  [audience] is @program for teachers like me [models] also does one learn what goes on in the head of the AI
  [models] AI ka andar ka kaam samjhaoge kya [projects] aur usme kya banwaoge
  [noFiller] is it without useless padding [duration] how many weeks exactly
  [schedule] class kis time hoti hai [noFiller] aur time pass wali baatein to nahi hoti na
  [noFiller] Need I give up a year of my work? [payment] And may I pay in parts?
  [summary] in short from where to where does @program take me [price] and for how much
  [summary] @program kya hai do shabdon me, [start] kab shuru hoga
  [certificate] is there a certificate [summary] and tell me in one line what @program is about from beginning to end
  [formNotLoaded] enroll button pressed but nothing opens [contact] can i phone you instead
  [seats] seat hai kya abhi [formNotLoaded] enroll now dabaya to ghoom hi raha hai
  [formNotLoaded] The enrolment window never appears. [register] Is there another way to register?
  [formFailed] it showed error after sending [seats] is my seat gone now
  [formFailed] bhejne pe fail bola, [discount] aur kya discount khatam ho jayega
  [afterRegister] what happens after i submit btw [formFailed] because i submitted and it said it could not
  [formWrong] my number is called invalid what to write there [contact] or give me an email where i can send it
  [formWrong] form mera naam nahi le raha [register] bharti hone ka aur koi rasta hai?
  [brochure] where do i get the booklet, [formWrong] and why does your form say my email is wrong
  [formLocked] last button is pale and dead [seats] are all seats filled up or what
  [price] kitna lagega [formLocked] aur submit dab kyun nahi raha
  [formLocked] I cannot push the gray button. [start] When begin the next class?
  [chatStart] why you want my email before talking [dataUse] what will you do with it
  [chatStart] naam diye bina chat nahi hogi kya, [contact] to phone number do
  [language] are classes in hindi [chatStart] and why must i give my surname to this chat
  [chatKeys] which key sends this [price] and what is the price
  [recordings] class ki recording milti hai? [chatKeys] aur yahan nayi line kaise likhte hain
  [chatKeys] How do I send without a mouse, [mentor] and is there a person who guides each learner?
  [chatFailed] you just said sorry and no answer came [refund] i asked if money comes back
  [placement] do you help to find job [chatFailed] and why is your bot typing forever without saying anything
  [chatFailed] jawab ki jagah error aaya, [contact] kisi insaan se baat kara do
  [pageNotFound] your link opens an oops page [brochure] i wanted the pdf, how do i get it
  [pageNotFound] galat panna khul gaya wapas kaise jau [curriculum] aur @program me kya kya padhate hain
  [schedule] Which days are the lessons? [pageNotFound] The page I was given does not exist, so how do I return?
  [pageStopped] screen went white suddenly [register] how to register now
  [discount] koi chhoot hai kya [pageStopped] aur aapki site atak gayi hai mere phone pe
  [pageStopped] Your page is frozen; what can be done? [mode] Also, are lessons given over the internet?
  [pageFoot] what is written in the last strip below [location] is address also there
  [contact] your phone number please [pageFoot] and what else stands at the foot of the page
  [pageFoot] sabse neeche kya hai page ke, [refund] aur paisa wapas hota hai kya
  [pageMenu] those words on top where do they go [curriculum] and what will be taught in @program
  [career] baad me kaisi naukri mil sakti hai [pageMenu] aur upar wale menu me kya kya hai
  [pageMenu] How do I move to another portion of the page, [audience] and is @program meant for beginners?
  [phoneSigns] can i leave gaps in my number [afterRegister] and will you call me on it
  [phoneSigns] number me dash chalega? [register] aur form kahan hai
  [dataUse] what for do you need my phone [phoneSigns] and may it be with plus and brackets
  [phoneFormat] I live in Ghana, is my number good [mode] and can I learn from here
  [phoneFormat] nepal ka number lega kya [payment] aur wahan se paise kaise bheju
  [schedule] what time are classes for us abroad [phoneFormat] and do you take a phone from new zealand
  [mailContents] what does the confirming email say [afterRegister] and who contacts me after
  [start] batch ki tareekh kya hai [mailContents] aur register karne pe jo mail aata hai usme kya likha rehta hai
  [mailContents] What is stated in the registration message, [price] and does the course cost extra for foreigners?
  [mailByMistake] i got a confirmation but i never joined [refund] will i be charged and can i get back
  [mailByMistake] mujhe registration ka mail kyun aaya maine to kiya nahi [contact] kisko phone karun
  [dataUse] For what do you use addresses, [mailByMistake] and why was I told that I am enrolled when I am not?
  [source] do you write down from which ad i came [discount] is there less fee for those who come by ad
  [source] kahan se click kiya wo save hota hai kya, [dataUse] kis liye
  [launch] what is this launch [source] and is it stored that i came from whatsapp link
  [whoSees] can anybody else see my number [dataUse] and what is it used for
  [whoSees] meri jankari kaun padhega [afterRegister] aur form ke baad kya hota hai
  [audience] is it suitable for housewives, [whoSees] and will neighbours come to see that i put my name
  [oneFormEach] can i fill one form for me and my son [discount] do two people get less price
  [oneFormEach] do course ke liye ek form? [price] dono ka kitna
  [seats] are there two seats, [oneFormEach] and must my husband fill his own form
  [joinLaunch] what does the main button on the pop up do [launch] and when is this launch
  [joinLaunch] khidki ka bada button kahan le jata hai [price] fees lagegi kya
  [launch] What is being launched, please? [joinLaunch] And where would I be led by the first button in that window?
  [closeLaunch] how do i remove this box [launch] what is it for anyway
  [closeLaunch] baad me wala dabaya to naam to nahi likh gaya, [seats] seat bachegi na
  [start] when does it begin btw [closeLaunch] and how to shut this window on top of everything
  [brochureContents] what is inside the pdf [brochure] how can i get it
  [brochure] brochure kahan se milega [brochureContents] aur usme kya kya hota hai
  [brochureContents] Does the booklet list the timetable, [language] and in which language are the classes held?
  [erasure] please wipe out my data [refund] and return my money
  [erasure] mera number hata do list se, [contact] ya batao kisko likhun
  [access] how long can i use the lessons [erasure] and if i later want all my details deleted is it possible
  [chatDetails] is this talk recorded [dataUse] and what do you do with it
  [chatDetails] yahan jo likhti hun save hota hai? [price] aur fees bata do
  [mentor] is there a guide for each pupil, [chatDetails] and do you keep what i say in here
  [replyLanguage] can i write here in telugu [language] and are classes also in it
  [price] kitne paise lagenge [replyLanguage] aur hindi me jawab de sakte ho kya
  [replyLanguage] You understand Portuguese? [certificate] And the certificate is valid in my country?
  [perks] what three extra things come with it [price] are they free
  [perks] saath me kya kya milta hai aur [access] kab tak chalega wo
  [placement] do you give job help [perks] and what are those other three things at the lower end
  [partners] which outside firms give the projects [placement] do they hire also
  [partners] kaun si company judi hai [projects] aur kaise project karte hain
  [mentor] who guides us [partners] and do any real businesses take part in the work
  [method] is it learn by doing [projects] how many things we build
  [whoSees] who reads my form [recordings] and are classes recorded
  [models] do i learn what is inside such AI, [career] and what work can i get then
  [perks] koi extra cheez milti hai kya, [access] material kitne din khula rahega
  [firstCode] coding pehle din se hai? [curriculum] poora syllabus kya hai
  [learners] are there bosses among your students also, [career] does it help to be promoted
  [phoneSigns] is hyphen ok in phone [location] and which place are you in
  [summary] from what to what does @program lead, [mentor] will someone hold my hand on that way
  [oneFormEach] Must I apply twice for two programmes? [access] And for how long do both remain open to me?
  [-] i am 67 and my hand shakes. [chatKeys] how can i send without clicking that tiny arrow
  [formFailed] it says failed after sending, [-] i took one hour to fill it with my glasses broken
  [-] namaste beta, main ghar pe akeli hoon. [signInMail] ek login wala mail aaya bina maange, dabana hai kya
  [-] my husband always laughs at me for asking such things [picture] but what is that big dotted ball
  [-] I was a headmaster for twenty-two years and have seen many fads. [method] Is your teaching by doing or by lecturing?
  [noFiller] bakwas to nahi hogi na lectures me, [-] dukaan band karke aana padta hai mujhe
  [-] last time i got cheated by an institute and lost sleep over it. [name] tell me who you are by name
  [-] good evening sir [learners] do ladies who have office jobs come to your classes
  [-] sorry for my english, i learn it alone. [replyLanguage] can i write you in arabic
  [-] my son set up this phone for me and went abroad [leadingZero] do i put the zero before my number or no
  [formLocked] the final button is not lighting up, [-] i am sitting in the staff room and bell will ring any minute
  [-] bahut dar lagta hai mujhe internet se. [whoSees] mera number koi aur to nahi dekhega na
  [-] I have promised my daughter to enrol her before her birthday, [formNotLoaded] but the form will not open at all
  [closeLaunch] how to take away this window, [-] i nearly dropped the phone when it jumped at me
  [-] ok so i was telling my neighbour about you yesterday [summary] and she asked what @program is in short from first to last
  [-] I come from a village with slow network. [pageStopped] The page is white now, what I do?
  [-] hello hello is it on yes ok [firstCode] when do we start writing code in the first class only or later
  [-] My pupils know more about these machines than I do, which is embarrassing. [models] Shall I learn how ChatGPT works within?
  [mailByMistake] i have a confirmation mail but never registered, [-] my heart is beating since i saw it
  [-] meri dukaan me ek ladka tha jo sab computer dekhta tha wo chala gaya. [oneFormEach] do ladkon ka ek form me bhar sakte hain?
  [-] thank you for being patient with an old man. [pageMenu] where do the words in the top bar lead
  [-] I am nurse in night shift and very tired. [chatStart] Why the chat want my family name first?
  [formWrong] why is my name not accepted by the form, [-] all my life people have trouble with it
  [-] my friend gave this link in our kitty party group [pageNotFound] but it opens with oops, how to come to the right page
  [-] we had a big fight at home about privacy [erasure] so please tell how i get my details removed
  [chatDetails] what do you keep of this conversation, [-] my late husband always warned me of such things
  [-] kal se pareshan hoon, [chatFailed] aapka chat sirf sorry bolta hai jawab nahi deta
  [-] I do not like to be surprised, I am an accountant. [mailContents] What will be written in the confirmation message?
  [-] i run a small sweet shop and count every rupee. [perks] what else is given with the course, those three things
  [partners] do real companies take part in the projects, [-] my brother in law keeps saying it is all show
  [-] i read slowly and small print is difficult for me [brochureContents] so what is there in the brochure
  [-] pehle bhi ek jagah ghanton number daalti rahi thi. [phoneSigns] yahan space ke saath likh sakti hu kya
  [phoneFormat] is a number of bangladesh accepted, [-] my husband is working there since two years and i follow him soon
  [-] hi, i teach computer basics in a primary school. [requestCounts] how do you stop bots from filling your forms
  [source] do you store from which advert i came, [-] i had a bad experience with a shop that followed me everywhere
  [-] my granddaughter pressed something while playing. [joinLaunch] what does the big button in the popup window do
  [-] ab to aankhen bhi kamzor ho gayi hain, [pageFoot] sabse neeche kya likha hai padh do
  [-] I write to you from a ship, the connection is poor today. [formNotLoaded] Your Enroll Now turns and turns and shows no form.
  [-] wife is calling for dinner so quickly [method] tell me what is ready in hand when a class ends
  [learners] kya meri umar ke log bhi aate hain aapke yahan, [-] sharam aati hai bachchon ke beech baithne me
  [-] I must explain myself to a very sceptical head of department. [noFiller] Are the courses free of padding?
  [-] good morning, i am new to all this and a bit scared [pageMenu] how do i get around on this page
  [picture] is each dot in the sun a student, [-] i could look at it for hours it is so beautiful
  [-] three generations of us are sitting round one phone now. [chatKeys] which key makes a new line here
  [-] abhi bank se phone aaya tha fraud ke bare me isliye pooch rahi hu. [signInMail] login link wala email maine nahi manga, kya karun
  [-] It is my first time to apply for anything in computer. [formFailed] After I send, it say error, what now?
  [-] my mother tongue is not english and i feel small when i type it. [replyLanguage] will you answer in malayalam
  [whoSees] is what i typed visible to other visitors, [-] my in laws do not know i am studying
  [-] we were discussing over tea in the staff room [name] what exactly is your slogan
  [-] honestly i am fed up with these windows everywhere, [closeLaunch] if i pressed decide later am i signed up
  [-] I forgot my reading glasses at my sister's house. [leadingZero] Must the first 0 of my number remain?
  [formLocked] submit pe kuch nahi hota, halka pada hai, [-] itni mehnat se bhara tha sab
  [-] my nephew got a job after some course and now the whole family is after me. [firstCode] does coding start in the first session
  [-] Forgive the long introduction, I am a careful person. [chatDetails] Is a record kept of what I write to you here?
  [erasure] i want to take back my permission, [-] my son scolded me for giving my number
  [-] bhaiya main silai ka kaam karti hu, padhai chhoote saalon ho gaye. [summary] @program kahan se shuru hokar kahan tak jata hai
  [-] i like to compare everything before buying, even onions. [brochureContents] what topics does your pdf have
  [-] raining heavily here and light keeps going. [pageStopped] your site has frozen, what to do
  [perks] what comes along with each program besides classes, [-] i ask because my neighbour boasted of a gift
  [-] My English teacher says I must practise by writing to people. [partners] With which firms do you make the projects?
  [picture] does one dot mean one lesson?
  [picture] my wife says the graphic at the top looks like a sunflower what is it actually
  [picture] colleague bet me the round pattern is a virus image please tell him what it shows
  [picture] the image which comes first when page opens like a sunrise in dots whats the thinking behind it
  [picture] your designer charged for thousand tiny circles arranged in a ball whats the idea behind it
  [picture] that sunflower looking thing on first screen simply decoration only or some meaning is there aa
  [picture] what's the idea behind the big artwork you see when the site opens
  [picture] dots vala suraj ka concept samjhao na thoda
  [signInMail] I'm in Nepal and an e-mail to sign in at your site arrived out of nowhere is it harmful?
  [signInMail] got a mail with link to log in i never asked for it
  [signInMail] received magic link. did not request. delete it?
  [signInMail] so your site hands out entry links to people who didn't ask. What am I supposed to do with mine?
  [signInMail] meri biwi ko aapke yaha se login ka mail mila usne to site kholi hi nahi kabhi
  [signInMail] my mother received a "click here to log in" mail from your side she never requested is it fraud
  [signInMail] do i need to worry about a sign-in message i didn't trigger
  [signInMail] random login mail frm ur site delete or wat
  [signInMail] uninvited guest in my inbox: your log-in email. what should i do with it
  [requestCounts] I heard websites look at where the connection comes from you also do that?
  [requestCounts] I am a QA engineer curious what you have against abuse and automated scripts
  [requestCounts] I hit your server 40 times in a minute as a test. Do you keep a tally of that?
  [requestCounts] no captcha seen. so how do you tell humans from machines
  [requestCounts] itne fake entries aate honge aapko unse kaise bachte ho
  [requestCounts] kya aap log mera IP dekhte ho
  [requestCounts] my friend in cyber security asks if you rate limit your forms
  [requestCounts] ek hi jagah se baar baar bhejne par ginti hoti hai kya
  [requestCounts] koi shararti script chala de to site kaise sambhalegi
  [leadingZero] phone number with zero or without zero at front please tell
  [leadingZero] if number at home starts with 0 and i have chosen the country already does it stay?
  [leadingZero] 0 hata du ya rehne du phone wale box me
  [leadingZero] Your form does not say whether the domestic prefix 0 is required. A rather basic omission. Is it?
  [leadingZero] tester here. Input 0987 followed by seven digits is that first digit dropped automatically or must the user delete it
  [leadingZero] number ke aage zero lagana hai ya hatana hai
  [leadingZero] papa ka number 0 se shuru hota hai waise hi daal dun kya
  [leadingZero] starting zero has to go right?
  [leadingZero] From Italy we never remove the initial 0 does your form accept it so
  [formNotLoaded] sir when i click for enrolling the form is not opening it is only loading since morning
  [formNotLoaded] enroll now dabaya par form khul hi nahi raha
  [formNotLoaded] enroll button is dead or what
  [formNotLoaded] How am I meant to register when the thing behind Enroll Now never shows up?
  [formNotLoaded] nothing appears when i hit enroll tried two browsers and incognito
  [formNotLoaded] form load hi hota ja raha hai kab aayega
  [formNotLoaded] chakri ghoom rahi hai bas jahan naam bharna tha wo dikh hi nahi raha
  [formNotLoaded] on my old android the Enroll thing opens nothing is it my phone
  [formFailed] all my details gone after it showed error at the last step should i do it afresh
  [formFailed] After I press submit I get an error. Was my registration received or not?
  [formFailed] Tester's note: POST of the enrolment form returns failure message. Known issue?
  [formFailed] could not submit. why
  [formFailed] I clicked send on the registration and the site said no. Advice?
  [formFailed] it says smth went wrong after i hit submit
  [formFailed] Upon submitting the form I received a failure notice. Please guide.
  [formFailed] last step pe aake phas gaya bhejte hi "failed" bolta hai
  [formWrong] it objects to my e-mail I typed it with capital letters
  [formWrong] form says my email is invalid. it is not
  [formWrong] mandatory fields kaun kaun se hai kuch missing bol raha
  [formWrong] why does it complain about the name box
  [formWrong] phone no. accept nahi kar raha kaise likhu ki maan jaye
  [formWrong] email i typed correctly only still it is telling not valid
  [formWrong] My initial is R only it is not taking as last name how to do
  [formWrong] my husband has only one name the box turns red what should he put
  [formWrong] surname nahi hai mera to aage badhne nahi de raha kya likhun
  [chatStart] which details you need to open the conversation
  [chatStart] i just want to ask one thing why this thing is asking name and email first
  [chatStart] Is there a way to talk to the bot anonymously or must I identify myself first?
  [chatStart] I entered just my first name and this assistant refused to begin what else does it want
  [chatStart] can my wife chat with you without surname she doesnt use one
  [chatStart] chat shuru karne ke liye kya kya dena padta hai
  [chatStart] chat window won't begin for me what does it want
  [chatStart] naam to theek hai par mail kyun chahiye baatcheet ke liye
  [chatStart] y do u need my last name just 2 talk
  [chatKeys] As an accessibility tester I'd like to know which keystroke dispatches the text
  [chatKeys] Shift plus Enter does what in this box?
  [chatKeys] accessibility check: is the send action reachable without a pointing device
  [chatKeys] My father uses only keyboard how can he post his question to the assistant
  [chatKeys] i press enter and it flies off before i finish my sentence how to go to next line
  [chatKeys] which key to press for sending kindly tell
  [chatKeys] Is Shift plus Enter a line break here?
  [chatKeys] arrow wala nishan nahi dab raha koi key hai bhejne ki?
  [chatFailed] got unable to reply message what should i do now
  [chatFailed] jawab nahi aa raha bas teen dot chal rahe hain
  [chatFailed] chat stuck no answer
  [chatFailed] dots are bouncing since ages but no reply comes
  [chatFailed] no reply to my question only regret. resend?
  [chatFailed] jawab ki jagah maafi aa gayi ab dobara puchu kya
  [chatFailed] my dad asked the assistant one thing and it gave some error instead of answer what now
  [chatFailed] bot hang ho gaya lagta hai sorry sorry bol raha hai
  [pageNotFound] tester here /courses gives 404 is that expected
  [pageNotFound] Your link leads to nowhere it says the page does not exist. How do I return?
  [pageNotFound] I am citing your site in a report and the address I noted no longer resolves to anything. Has it moved?
  [pageNotFound] Tested /courses by hand received your cheerful "Oops". What are the valid addresses?
  [pageNotFound] whatsapp wale link se khola to mila hi nahi page sahi link do
  [pageNotFound] my friend's link took me to a house that isn't there where's the real door
  [pageNotFound] y does it say oops page not found
  [pageNotFound] my aunt typed your website with something after the slash and got Oops what's wrong
  [pageStopped] my colleague in the next bay also sees an empty screen on your domain
  [pageStopped] the site went white
  [pageStopped] page crash ho raha hai mere mobile me baar baar
  [pageStopped] dead page. help
  [pageStopped] website khulte hi jam jati hai mere laptop pe koi upay
  [pageStopped] site crashed lol
  [pageStopped] Your webpage has ceased responding; how may I restore it?
  [pageStopped] website opened nicely then stuck fully not going up not going down
  [pageStopped] site khulte hi jam jaati hai scroll bhi nahi hota
  [pageFoot] Kindly let me know what the footer contains.
  [pageFoot] What does the footer contain?
  [pageFoot] What does your footer contain if I may ask?
  [pageFoot] my screen reader stops before the end of your page what comes in the last block
  [pageFoot] footer ka content bata do mera phone itna niche tak load nahi karta
  [pageFoot] sabse neeche kya likha hai page pe
  [pageFoot] Could you list the items contained in the footer?
  [pageFoot] do the policy links stand at the foot of the page?
  [pageFoot] is there anything useful after the last section right at the base of the site
  [pageMenu] is there any navigation bar? my screen reader user friend could not find it
  [pageMenu] nav bar links go where
  [pageMenu] my aunt gets lost on your page how to move between its parts
  [pageMenu] navigation is minimal to put it mildly. what does it contain
  [pageMenu] where do all those words at the top take me
  [pageMenu] site pe ek jagah se dusri jagah kaise jaun
  [pageMenu] what are the entries of your header bar
  [pageMenu] Which sections can be reached from the navigation bar?
  [phoneSigns] i pasted 98-4512 type format with hyphens is that ok
  [phoneSigns] number me dash chalega kya
  [phoneSigns] does the field for mobile take dots between the digits
  [phoneSigns] only numerals or formatting also fine for my cell no.
  [phoneSigns] phone: digits only?
  [phoneSigns] dash lagane se form reject to nahi karega
  [phoneSigns] is it only digits in that mobile box?
  [phoneSigns] only numerals you accept for phone or symbols also sir
  [mailContents] jo email confirm karne aata hai usme mera phone number bhi hota hai kya
  [mailContents] Before I register tell me what you'll be sending to my inbox afterwards.
  [mailContents] Is the email one receives upon registering a binding contract or merely an acknowledgment? What does it state?
  [mailContents] mail me program ka naam aata hai ya sirf thank you likh dete ho
  [mailContents] which of my entries are repeated in the registration confirmation
  [mailContents] wats in the confirmation email
  [mailContents] form ke baad jo mail aata hai usme mera number bhi chhapta hai kya
  [mailContents] the receipt kind of message to my inbox is it one line or with full info
  [mailByMistake] I find myself confirmed for a course of which I had never heard until this morning. Why?
  [mailByMistake] i got confirmation but never registered
  [mailByMistake] Who signed me up? I've never heard of you yet my inbox says I'm enrolled.
  [mailByMistake] is it some mix up that i get a mail telling my seat request is received i never filled anything
  [mailByMistake] I run an office mailbox and it got a registration confirmation for a stranger. What should we do with it?
  [mailByMistake] congrats for what? you mailed me that i've enrolled i did not
  [mailByMistake] I have received an acknowledgement of a registration I never made. Why?
  [mailByMistake] im not ur student y u mailing me that im registered
  [mailByMistake] never i filled any form still confirming email i got please look into it
  [source] As a marketer curious whether lead origin is captured in your form
  [source] tell me if you are saving that from which site i have come to your site
  [source] My link had a tail of campaign codes. Do you keep those?
  [source] kaunsi advertisement se log aaye ye track hota hai kya yaha
  [source] facebook se link khola tha ye baat record me jati hai?
  [source] aapko pata chalta hai kya ki main kahan se aaya site pe
  [source] facebook se aaya hu ye likh lete ho kya
  [source] can your marketing team tell that i reached you through youtube
  [source] is there some note in your system of the page i was at before this one
  [whoSees] is my information open for public view
  [whoSees] is my email going to be public
  [whoSees] form me jo bhara wo sirf admin ko dikhta hai ya sabko
  [whoSees] private hai na jo details di maine koi bahar wala to nahi padh sakta
  [whoSees] will the whole mohalla get to see my phone number
  [whoSees] doosre log meri details padh sakte hain kya
  [whoSees] my boss must not know i've applied can anyone look it up
  [whoSees] is it only ur team that sees my stuff
  [method] when everything is finished what will i have in hand other than paper
  [method] kya aakhir mein kuch aisa hoga jo main grahak ko dikha sakun
  [method] theory zyada hai ya haath se kaam karwate ho
  [method] do we just watch or we make things ourself
  [method] My colleague claims your sessions always end with a working thing. Can you confirm this?
  [method] Why should I believe people remember anything you tell them what is your teaching philosophy
  [method] do we make stuff or just watch ppl talk
  [method] end of course pe kuch chalta hua cheez milega ya sirf gyaan
  [method] what would i be able to put in front of my manager once it is all over
  [learners] in general whom do you teach
  [learners] Who sits in your classes generally freshers or people who have jobs?
  [learners] mere jaise office jane wale log bhi hote hai kya aapke paas
  [learners] Would my classmates be managers or kids
  [learners] bache boss ya beech ke log kaun milega mujhe batch me
  [learners] what sort of crowd comes to you people
  [learners] i don't want to be the only one with grey hair what are the others like
  [learners] college wale zyada hain ya job wale average batao
  [firstCode] i am a manual tester scared of code will it hit me on day 1
  [firstCode] when do we write first line of code
  [firstCode] Will I be programming in session 1 yes or no.
  [firstCode] kitne hafte baad editor kholenge
  [firstCode] pehle din se haath gande karenge ya sirf intro intro programming me
  [firstCode] my cousin's institute made him wait six weeks before touching the keyboard you also like that?
  [firstCode] like swimming do you throw us in the water first day or first blackboard
  [firstCode] hello world kab karenge shuruat mein ya bahut baad mein
  [firstCode] at which point does the actual writing of python begin
  [models] Does one leave with a real grasp of how modern AI functions internally?
  [models] will I come to know the maths behind GPT type systems
  [models] after this i will know why chatgpt sometimes tells lies the mechanism i mean
  [models] black box or opened box how do you treat the AI
  [models] My editor insists these systems are magic. Do your classes take the magic apart?
  [models] chatgpt andar se kaise kaam karta hai ye samajh aayega kya
  [models] transformer attention ye sab samjhaoge ya sirf use karna
  [models] tokens weights training all that stuff will be clear to me at the end?
  [models] aapke yahan AI ki machinery kholke dikhate hain kya
  [noFiller] you say short and crisp but is it really so
  [noFiller] How much of it is fluff honestly.
  [noFiller] mere paas lamba chauda course karne ka waqt nahi crisp hai kya tumhara
  [noFiller] naukri chhodke saal bhar baithna padega kya iske liye
  [noFiller] hope it's not like a tv serial dragged for 500 episodes
  [noFiller] many institutes simply drag and drag sir you also do like that or straight matter only
  [noFiller] ek saal ghar baith ke padhna padega kya naukri chhod ke
  [noFiller] i've had enough courses where the first ten hours are intro and welcome is yours like that
`;
