/** Of students and their parents, about what the page shows and does. As messages/all.ts says. */
export const freshersOnThePage = `
  [name] what does the line under your logo say
  [name] aapki tagline kya hai
  [name] who are you people by name
  [name] your slogan is in small letters i cant read on my phone, please tell
  [name] What do you call yourselves and what is your one line claim?
  [name] logo ke neeche jo likha hai wo kya hai, padha nahi ja raha
  [name] in one sentence what do you stand for
  [name] is company ka pura naam kya hai
  [name] mere papa pooch rahe hain kis sanstha se baat kar rahe ho, naam batao
  [name] whats your motto
  [name] please write the full name of this organisation, I have to tell it to my warden
  [name] there is some catchy phrase beside the brand, can you repeat it here
  [name] I am chatting with whom exactly, which institute
  [name] koi punch line hai aapki jaise ads mein hoti hai?
  [name] what is the claim written right below the brand mark
  [name] your one liner please, I want to put it in my whatsapp status
  [name] aap log kaun ho, kya kehte ho apne aap ko
  [name] Is it correct that your slogan is about building with AI or I read it wrong
  [summary] @program starts from where and takes me till where
  [summary] shuruat kahan se aur ant mein kahan pahunchenge
  [summary] In short what is @program about?
  [summary] zero se lekar kya tak le jaoge @program me
  [summary] Kindly summarise @program from its starting point to its outcome.
  [summary] ek line me batao @program kya cheez hai
  [summary] if I join @program today as what I am, what I become at the end
  [summary] from basic to which level does it go
  [summary] what is the journey in @program like, beginning to end
  [summary] my father wants a two line gist of @program
  [summary] @program ka safar kya hai, pehle kadam se aakhri tak
  [summary] does @program go from plain python right up to deployed agents or stop in middle
  [summary] what is the point A and point B of this
  [summary] bas itna bata do ye kis baare mein hai @program
  [summary] I read the card but didnt get it, @program is what basically
  [summary] where would one stand when @program gets over compared to day one
  [summary] kahan se uthate ho bachche ko aur kahan chhodte ho @program mein
  [summary] So it begins with fundamentals and finishes with production stuff, have I understood @program rightly?
  [formLocked] submit button is grey
  [formLocked] button dab hi nahi raha form ka
  [formLocked] The submit button remains disabled even after completing all entries.
  [formLocked] bhejne wala button halka sa dikh raha hai, click nahi hota
  [formLocked] why cant i press submit
  [formLocked] sab fill kar diya, neeche wala button on nahi hua
  [formLocked] it's faded out and nothing happens when I tap to send the form
  [formLocked] do I have to tick something for the last button to wake up
  [formLocked] mera submit lock hai kya
  [formLocked] my father has filled the form but he says final button is like dead
  [formLocked] button rang nahi badal raha, dull sa hi hai
  [formLocked] when does the send button become active
  [formLocked] mouse le jaata hu to cross ka nishan aata hai submit pe
  [formLocked] grey hi grey hai, kya bacha hai bharna
  [formLocked] so until all four are filled it stays unpressable?
  [formLocked] can't click the button at end of form, it is washed out
  [formLocked] What else is required before I am permitted to submit?
  [formLocked] jam ho gaya hai submit, tap karne se kuch nahi
  [phoneFormat] do you take nepal numbers
  [phoneFormat] sirf indian number chalega kya
  [phoneFormat] From which countries are telephone numbers accepted?
  [phoneFormat] mere bhaiya canada me hain, unka number daal sakte hain?
  [phoneFormat] how many digits should be there
  [phoneFormat] 10 digit hi hone chahiye kya
  [phoneFormat] I am in Bhutan, is my mobile valid for your form
  [phoneFormat] my uncle in Qatar wants to register with his own number, allowed?
  [phoneFormat] code list me mera desh nahi dikh raha
  [phoneFormat] is UK number okay
  [phoneFormat] kitne ank ka number hona chahiye
  [phoneFormat] my number here has only eight digits, will it be rejected
  [phoneFormat] foreign sim se register ho jayega
  [phoneFormat] can somebody from Bangladesh enrol with local mobile
  [phoneFormat] +977 hai list me?
  [phoneFormat] What is the minimum and maximum length for a mobile from abroad?
  [phoneFormat] so all countries in the world are there in the dropdown, right?
  [phoneFormat] papa saudi me kaam karte hain unka wahan ka number likh du kya
  [oneFormEach] can I fill one form for me and my sister
  [oneFormEach] do program ek hi form me select ho sakte hain kya
  [oneFormEach] Is a separate form necessary for each participant?
  [oneFormEach] main aur mera dost saath join kar rahe, ek form kaafi hai?
  [oneFormEach] I want two courses, do I have to do this twice
  [oneFormEach] both my sons wish to enrol, shall I fill once or two times
  [oneFormEach] dusre @program ke liye phir se bharna padega?
  [oneFormEach] can two names be written in one form
  [oneFormEach] ek baar bhar diya tha, ab behen ke liye alag se bharu
  [oneFormEach] we are a group of 5 from same college, one entry ok?
  [oneFormEach] fill again for the second one or you add it yourself
  [oneFormEach] mujhe dono chahiye, ek me hi ho jayega na
  [oneFormEach] My wife and I share the same email, can we go in one registration?
  [oneFormEach] already submitted for one @program, how to add another
  [oneFormEach] pati patni dono ek saath ek form se register ho sakte hain?
  [oneFormEach] so it's one person one program per form, right
  [oneFormEach] is there option of picking multiple programs in a single go
  [oneFormEach] Do I repeat the whole thing for my brother?
  [joinLaunch] what does the main button in that popup do
  [joinLaunch] popup me jo bada button hai usse kya hota hai
  [joinLaunch] Where does the primary button of the launch window lead?
  [joinLaunch] agar wo join wala dabau to seedha paise lagenge kya
  [joinLaunch] window aayi launch ki, pehla button dabane pe kahan jaunga
  [joinLaunch] is pressing it the same as registering
  [joinLaunch] my dad pressed the big coloured button in the announcement box, what has he done
  [joinLaunch] that box which opens by itself, yes button takes me where
  [joinLaunch] does it open a form when I say I'm in
  [joinLaunch] launch wale box me haan karne se kya milega
  [joinLaunch] if I tap the bright one on the pop up am i committed
  [joinLaunch] popup me bolta hai shamil ho jao, us pe tap karu to aage kya khulega
  [joinLaunch] what happens on clicking join there in the announcement
  [joinLaunch] will I be taken to another site from the little window
  [joinLaunch] us khidki mein upar wala option kya karta hai
  [joinLaunch] so the big one brings the registration form for the launch, correct?
  [joinLaunch] Before I click on the highlighted choice in the pop-up, tell me the consequence.
  [joinLaunch] jo launch ki window uchal ke aati hai uska main button kahan le jata hai
  [closeLaunch] how to close the popup
  [closeLaunch] ye box hat nahi raha, band kaise karu
  [closeLaunch] What happens when I choose "I'll decide later"?
  [closeLaunch] decide later dabane se registration to nahi ho jata
  [closeLaunch] popup keeps blocking my screen, where is the cross
  [closeLaunch] i clicked i will decide later, did I sign up by mistake
  [closeLaunch] jo window aa jati hai usko kaise hatau
  [closeLaunch] will it come back if I say not now
  [closeLaunch] my mother pressed later button, is she enrolled now
  [closeLaunch] launch wala parda hatao yaar, padhne nahi de raha
  [closeLaunch] is it okay to dismiss the announcement, do I lose anything
  [closeLaunch] baad mein sochunga wala button kya karta hai
  [closeLaunch] cut ka nishan nahi dikh raha us window pe
  [closeLaunch] escape key closes that thing?
  [closeLaunch] So by clicking later I have agreed to nothing, right?
  [closeLaunch] the second button in the announcement, what's its effect
  [closeLaunch] abhi nahi lena, us dabbe se kaise niklu
  [closeLaunch] On my small phone the launch notice covers everything, how do I get rid of it
  [brochureContents] what is inside the brochure
  [brochureContents] brochure me kya kya likha hai
  [brochureContents] What information does the PDF contain?
  [brochureContents] kya pdf me fees aur syllabus dono hain
  [brochureContents] how many pages is it and what's in it
  [brochureContents] brochure download karne layak hai ya sirf photo hain
  [brochureContents] does the booklet list topics week by week
  [brochureContents] my father wants to know whether the pdf tells about all programs or one
  [brochureContents] pdf kholne se pehle bata do usme hai kya
  [brochureContents] is there anything in the brochure which is not on site
  [brochureContents] dates diye hain kya us pdf mein
  [brochureContents] so the document covers the details of every program, correct?
  [brochureContents] does that download include timing and fee table
  [brochureContents] wo jo kitab jaisi file hai usme kya milega padhne ko
  [brochureContents] what will I learn by reading your leaflet
  [brochureContents] Does the prospectus carry the full list of modules?
  [brochureContents] worth using my data to download that file? whats there in it
  [brochureContents] pdf mein teachers ke naam bhi diye hain?
  [erasure] delete my data please
  [erasure] mera data hata do apne system se
  [erasure] I wish to withdraw my consent. What is the procedure?
  [erasure] number galti se de diya, usko mitwana hai
  [erasure] how can I see what all you have stored about me
  [erasure] remove my email from everywhere
  [erasure] jo form bhara tha usko cancel karke details delete kara sakte hain?
  [erasure] changed my mind, please forget me
  [erasure] my son is minor and gave his phone, I want it wiped
  [erasure] kya main apni jaankari wapas le sakta hu
  [erasure] Can I get a copy of everything you hold on me?
  [erasure] gdpr request kaise karte hain aapke yahan, I live in Germany
  [erasure] i dont want you to keep my info any more
  [erasure] permission di thi, ab wapas leni hai
  [erasure] is it possible to have my entry erased after the course
  [erasure] so whenever I ask you'll wipe my particulars, true?
  [erasure] meri beti ka naam number sab hata dijiye
  [erasure] Kindly show me the records which you maintain in my name.
  [chatDetails] is this chat being saved
  [chatDetails] ye jo main likh raha hu kahin record hota hai kya
  [chatDetails] What do you record about the person writing in the chat?
  [chatDetails] chat ki history rakhte ho kya
  [chatDetails] will somebody read what I am typing to you
  [chatDetails] meri baatein save ho rahi hain?
  [chatDetails] do you keep my messages with my name on it
  [chatDetails] agar main yahan kuch personal likhu to wo rahega kahin
  [chatDetails] which details get stored when one talks to the bot
  [chatDetails] my dad warns that bots remember everything, do you
  [chatDetails] kitne din tak ye baat cheet rakhi jati hai
  [chatDetails] does the system log my device while we talk
  [chatDetails] is our conversation confidential or kept in a file
  [chatDetails] jo poocha maine kal, wo aapke paas likha pada hai?
  [chatDetails] what all goes in your database from this talk
  [chatDetails] so you hold the text plus my name and mail, is it?
  [chatDetails] Are transcripts of these dialogues retained?
  [chatDetails] chat band karne ke baad sab mit jata hai ya rehta hai
  [replyLanguage] can I write in hindi
  [replyLanguage] hindi me jawab doge kya
  [replyLanguage] In which languages does the assistant respond?
  [replyLanguage] hinglish samajh lete ho?
  [replyLanguage] punjabi vich likh sakda haan tuhanu?
  [replyLanguage] my mother knows only hindi, will you understand her
  [replyLanguage] aap english me hi bolte ho kya hamesha
  [replyLanguage] I typed in hindi and you answered in english, why
  [replyLanguage] mujhe angrezi kam aati hai, apni bhasha me pooch lu?
  [replyLanguage] can you reply in urdu script
  [replyLanguage] do i have to type in proper English with you
  [replyLanguage] devnagari mein likhu to chalega
  [replyLanguage] Ich schreibe lieber Deutsch, do you understand that here?
  [replyLanguage] you understand bhojpuri or not
  [replyLanguage] whatever tongue I use you answer in the same, correct?
  [replyLanguage] english mein mat bolo, samajh nahi aata, badal sakte ho?
  [replyLanguage] is french fine for asking you things
  [replyLanguage] meri dadi poochna chahti hain, wo sirf hindi likhti hain, koi dikkat?
  [perks] what are the three extras at the bottom
  [perks] har program ke saath kya extra milta hai
  [perks] Which additional benefits come with each program?
  [perks] neeche teen cheezein likhi hain, wo kya hain
  [perks] any freebies with @program
  [perks] perks kya hain batao
  [perks] classes ke alawa aur kya milega mujhe
  [perks] are those three bonus things for everyone or only some
  [perks] my father asks what else is included along with teaching
  [perks] goodies wagera milte hain?
  [perks] what do I get on top of lessons, I saw three icons near the end
  [perks] kya wo teeno cheez har course me shamil hain
  [perks] is something added free to every course
  [perks] besides lectures, what comes in the package
  [perks] perk section pe kya likha hai, mobile pe theek se load nahi hua
  [perks] saath mein kuch muft bhi hai kya
  [perks] so all three additional things come with @program without extra charge, yes?
  [perks] The items given before the footer, who gets them and what are they?
  [partners] which companies do you work with
  [partners] projects kin companies ke saath hote hain
  [partners] Are external firms involved in the project work?
  [partners] kya koi asli company bhi jodi hui hai aapse
  [partners] whose real work will we be doing in the projects
  [partners] any tie ups with big MNCs
  [partners] bahar ki company hame kaam deti hai kya project ke liye
  [partners] my son says you have industry partners, name them please
  [partners] do outside businesses give the problem statements
  [partners] kaun si firms aapke saath hain
  [partners] is project for some actual client or dummy one made by teacher
  [partners] tie up hai kisi ke saath ya khud hi banwate ho
  [partners] I want to have a known brand on resume, is the project with one
  [partners] startup bhi shamil hote hain kya aapke projects mein
  [partners] With whom do you collaborate on assignments?
  [partners] so the project is done together with a real organisation, correct?
  [partners] do industry people come in from outside to take part
  [partners] collaboration kis kis se hai, list milegi?
  [price] fees kitni hai [picture] aur ye upar suraj kyun bana hai
  [picture] why is there a ball of dots on your front page [start] and when do classes begin
  [picture] those thousand little points mean what. [launch] Also what is this launch you keep showing?
  [method] do we build things or only listen [duration] and for how many months
  [certificate] will I get a certificate [method] and something working to show also
  [method] padhane ka style kya hai, practical ya theory [mode] online hoga ya class me
  [learners] kaise log aate hain aapke paas [audience] aur @program mere jaise fresher ke liye hai ya nahi
  [location] where is your institute. [learners] do bosses also study there
  [seats] kitni seat bachi hai [learners] aur baaki log kaun hain, job wale?
  [name] what is your company called [contact] and phone number?
  [contact] how can my father call you, [name] and what name should he ask for, which institute
  [name] aapka slogan kya hai btw [career] aur @program karke kaunsi job banegi
  [signInMail] a login link came to me which I never asked for [contact] whom do I call
  [signInMail] koi sign in ka mail aaya bina mange, khatra hai kya? [register] aur join karne ka tareeka bhi bata do
  [dataUse] what do you do with my email id [signInMail] because today i got a link to log in without asking
  [requestCounts] do you look at ip address [dataUse] and what for is my phone number used
  [register] how to enroll 30 students of our class [requestCounts] and will your spam filter block us on one wifi
  [requestCounts] bot attack se kaise bachate ho site ko, [access] aur material kab tak milta rahega
  [leadingZero] 0 lagau number me ya nahi [afterRegister] aur form bhejne ke baad kya hoga
  [register] enroll kaise kare [leadingZero] number zero se start karu?
  [leadingZero] is first zero of my mobile needed, [seats] also any seats left
  [firstCode] coding pehle din se hai? [prerequisites] kuch aana chahiye pehle se kya
  [schedule] which days are the classes [firstCode] and in which one do I write code first
  [curriculum] what topics are covered [firstCode] and do you begin with programming straight away
  [models] chatgpt andar se kaise chalta hai ye sikhaoge [curriculum] aur kya kya hai syllabus me
  [prerequisites] is maths required, [models] I mean do you explain how AI models work inside
  [models] do we learn what happens under the hood of LLMs [price] and at what cost
  [duration] how long is it [noFiller] and is all of it useful or is there padding
  [noFiller] faltu content to nahi hai na [price] paise kitne lagenge
  [noFiller] will this eat a whole year of mine [schedule] or can classes be on weekend
  [summary] @program shuru kahan se hota hai aur khatam kahan [duration] kitne din ka
  [summary] give me gist of @program from beginning to end. [placement] Job guarantee?
  [audience] is @program ok for bcom students [summary] and where does it take one, start to finish
  [formNotLoaded] enroll form khul hi nahi raha [contact] kisi se baat karwa do
  [start] next batch kab hai [formNotLoaded] aur ye Enroll Now dabane se kuch aata kyun nahi
  [formNotLoaded] clicked enroll and it only spins, [seats] are seats full or what
  [formFailed] sent the form and got error [afterRegister] normally what happens after sending
  [payment] do I pay now or later [formFailed] my form says failed on submit
  [formFailed] form bhejne pe fail bata raha [register] koi aur tareeka hai join karne ka
  [formWrong] it calls my email invalid [brochure] and how do I get brochure
  [formWrong] phone number galat bol raha hai form, [contact] aapka number do main call kar leta
  [discount] any student discount? [formWrong] and the form does not accept my single name, why
  [formLocked] submit button grey hai [register] aise me kaise register karu
  [formLocked] cant press the last button in the form, [seats] hope the seats are not gone?
  [start] when does it start, [formLocked] my father filled form but submit is not clickable
  [chatStart] why must I give email to chat [dataUse] and what will you do with it
  [price] fee batao [chatStart] aur chat se pehle naam kyun poocha
  [chatStart] does my sister also have to give name and mail to talk here [language] and are the classes in hindi?
  [price] what does it cost [chatKeys] and which button sends this message
  [chatKeys] enter se message chala jata hai kya, [recordings] aur class ki recording milegi?
  [mode] is it online [chatKeys] also how do i make a new line here
  [chatFailed] you never replied to my last question only sorry came [refund] it was about refund, do you give
  [chatFailed] jawab nahi aata bas typing dikhata hai [contact] phone pe kaun milega
  [mentor] is there a mentor. [chatFailed] and if chat shows error instead of answer what then
  [pageNotFound] your link gave oops page [brochure] I wanted the brochure, where to get
  [pageNotFound] 404 aa raha hai, wapas kaise jau [price] aur fees kya hai
  [curriculum] what is in the syllabus, [pageNotFound] the link from my senior says page does not exist
  [pageStopped] site white ho gayi [register] ab enroll kaise hoga
  [pageStopped] page freezes on my phone, [contact] give some number to call
  [location] address kahan hai [pageStopped] page to crash ho gaya dekhte dekhte
  [pageFoot] what is there in the footer [location] and where are you located
  [contact] email id kya hai aapki [pageFoot] page ke sabse neeche kya diya hai
  [pageFoot] bottom most line of the site says what? [refund] and is fee refundable
  [pageMenu] top menu se kahan kahan ja sakte hain [curriculum] syllabus kya hai
  [pageMenu] how to jump to the reviews part, [placement] and do you give placement
  [projects] what projects are there [pageMenu] and what do the words in the top bar open
  [phoneSigns] can i write my number with spaces [afterRegister] and will you call me on it after I submit
  [phoneSigns] dash ke saath number likh sakte kya [register] form bharna hi registration hai na
  [start] batch kab se, [phoneSigns] plus lagana padega number me?
  [phoneFormat] nepal ka number chalega [mode] aur ghar se online kar sakte hain
  [language] is teaching in english [phoneFormat] and does form take a Sri Lankan mobile
  [phoneFormat] how many digits for a number from Oman [payment] and can my uncle pay from there
  [mailContents] confirmation mail me kya likha hota hai [afterRegister] aur uske baad kya karna hai
  [mailContents] what's in the email after registration, [payment] do i also pay through it
  [start] date of first class? [mailContents] is it written in the mail that confirms
  [mailByMistake] got your registration mail but never enrolled, [refund] if money got cut do i get it back
  [mailByMistake] maine register nahi kiya phir bhi confirm ka mail aaya [dataUse] mera email kahan use kar rahe ho
  [contact] your email please [mailByMistake] my mother got confirmation for something she never filled
  [source] do you record that I came from instagram [discount] and any offer for that
  [discount] reference se aane par chhoot hai? [source] aapko pata chalta hai kis link se aaya
  [source] is it noted which ad i clicked, [dataUse] and for what use such data
  [whoSees] who sees my number [dataUse] and why do you need it
  [afterRegister] what comes after submitting [whoSees] and can other students see what I filled
  [whoSees] meri details kaun dekh sakta hai, [access] aur videos kab tak khule rahenge
  [oneFormEach] can me and my brother fill one form [discount] and is there discount for two
  [register] how do i join @program, [oneFormEach] and for second @program again same form?
  [oneFormEach] ek form me do bachche chalenge [price] dono ki fees kitni hogi
  [joinLaunch] popup ka bada button kya karta hai [launch] aur ye launch hai kya
  [launch] what are you launching and when. [joinLaunch] main button in that window leads where?
  [joinLaunch] if I press the join thing in popup [payment] do I have to pay immediately
  [closeLaunch] how to shut this pop up [start] and when is next batch
  [closeLaunch] decide later dabaya to enroll to nahi ho gaya, [launch] launch kab hai waise
  [brochure] where do i download brochure [closeLaunch] this popup is in the way, how to remove
  [brochureContents] brochure me kya kya hai [brochure] aur kahan se milega
  [brochureContents] is fee written in the pdf [discount] and any scholarship
  [duration] how many weeks, [brochureContents] or is that given in brochure
  [erasure] please delete my data [refund] and return my fee
  [erasure] mera number system se hatao [contact] ya batao kisko mail karu
  [dataUse] what do you use my details for. [erasure] how to take back my consent
  [chatDetails] is the chat recorded [recordings] and are classes recorded too
  [chatDetails] what do you save of this conversation, [mentor] also can I talk to a mentor first
  [price] how much for freshers [chatDetails] btw do you store what i write here
  [replyLanguage] hindi me pooch sakta hu aapse [language] aur class kis bhasha me hoti hai
  [language] class english me hai kya [replyLanguage] aur tum hindi me jawab dete ho?
  [replyLanguage] can my papa write to you in punjabi, [contact] or call somebody
  [perks] what three extras come [certificate] and is certificate one of them
  [perks] har course ke saath extra kya hai [price] iske paise alag lagte hain kya
  [mentor] do i get a mentor [perks] and what are the bonus things near the end of page
  [partners] which companies are with you [placement] and do they hire us
  [projects] how many projects do we do, [partners] with real firms?
  [partners] kisi company ke saath tie up hai [career] aur aage kya ban sakte hain
  [method] hands on hai na, [projects] konse projects banate hain
  [firstCode] when does coding begin, [audience] I'm from arts side is it for me
  [models] kya LLM ki inner working samjhate ho [mentor] aur doubt kaun clear karega
  [summary] @program me kahan se kahan tak jaate hain [certificate] certificate milta hai end me
  [noFiller] short and crisp hai ya lamba [recordings] class chhut jaye to recording?
  [schedule] timings kya hain college ke saath ho payega [noFiller] ek saal to nahi jayega na mera
  [perks] extras kya kya hain btw [access] notes hamesha ke liye milte hain?
  [partners] do outside companies join in the projects, [location] and is it in your office
  [placement] any help for job [learners] and mostly what sort of people study at your place
  [-] my little cousin is sitting beside me and staring at the screen. [picture] she asks what is that sun of dots
  [-] I am a design student so I notice such things, [picture] what idea is behind the dotted circle
  [-] four years of btech and i cant build a single app, feeling useless. [method] do you make us build or just lecture
  [method] padhai karke hogi ya banake [-] pichli coaching me bas notes likhwaye the, paise doob gaye
  [-] Sir my son is very shy and gets nervous among elders. [learners] what sort of people will be there with him
  [learners] are there students also among your people [-] because I felt so out of place in last workshop
  [-] my nani doesn't trust anything online. [name] please tell the name of your institute
  [-] I closed the tab and now can't remember, my friend is asking. [name] what was your tagline
  [-] I was sleeping and phone buzzed at 3. [signInMail] your login link was there, I didn't want it, is it safe
  [signInMail] sign in karne ka link aaya jo maine manga nahi [-] kal hi papa ke saath bank fraud hua hai, darr lag raha
  [-] doing a project on web security for my final year. [requestCounts] do you limit requests per ip
  [-] we are 8 boys on one router in pg and last time a site banned all of us. [requestCounts] do you also check network address
  [-] hamare yahan sab log zero laga ke number batate hain, aadat hai. [leadingZero] form me bhi lagana hai?
  [leadingZero] should the 0 at start be removed [-] sorry i am not good with forms
  [-] I joined a bootcamp once, three weeks of history of computers, I almost slept. [firstCode] when do we code here
  [firstCode] pehli class me code likhenge kya [-] mera beta bahut utavla hai
  [-] In viva the external asked me how chatgpt predicts and I stood there like a fool. [models] will you teach that
  [-] everyone in my hostel is calling himself AI engineer these days lol. [models] do you explain what goes on inside the models
  [-] I have already lost one year in upsc prep. [noFiller] does this take another year of my life
  [noFiller] is it straight to the point [-] I've got campus drives coming and my head is bursting
  [-] Papa is a simple man, runs a shop and wants to understand. [summary] what is @program in brief, from where to where
  [-] read the card thrice and still confused, maybe its me. [summary] @program takes a beginner up to what
  [-] finally convinced mummy after two weeks. [formNotLoaded] and now form is not opening on enroll now
  [formNotLoaded] enroll dabane pe bas loading chal raha [-] cyber cafe me baitha hu, paise lag rahe hain per ghanta
  [-] I borrowed my friend's laptop only for this. [formFailed] filled everything and on sending it gave error
  [formFailed] submit hone ke baad failed aaya [-] bahut frustrating hai yaar, teesri baar bhar raha hu
  [-] We people from our village have just one name. [formWrong] form says last name is wrong, what do I write
  [-] i checked it five times, even my sister checked. [formWrong] still it says email not valid
  [-] last date ki tension ho rahi hai. [formLocked] submit wala button grey hi pada hai
  [formLocked] why is the send button not clickable [-] my eyes are weak, maybe I missed something
  [-] I get 40 spam calls a day after filling forms everywhere. [chatStart] why do you need my name and mail just to chat
  [-] mera bhai bahut private insaan hai. [chatStart] kya wo bina naam bataye chat kar sakta hai
  [-] typing from an old desktop with no mouse, my dog ate the wire haha. [chatKeys] how do I send
  [chatKeys] how to go to next line without sending [-] i write long long messages, habit hai
  [-] I have exam tomorrow and no patience left. [chatFailed] why do you only reply with sorry error
  [-] kal raat bhi koshish ki thi, net bhi theek hai. [chatFailed] typing typing dikhata hai par jawab nahi aata
  [-] Our TPO forwarded your link to whole branch. [pageNotFound] it opens an oops page for all of us
  [pageNotFound] page doesn't exist bol raha hai [-] shayad maine hi galat type kiya
  [-] I was just showing it to my parents with so much excitement. [pageStopped] and the page went totally white
  [pageFoot] what is given at the end of the page below everything [-] my thumb hurts of scrolling
  [-] my mother uses the phone only for whatsapp. [pageMenu] how does one move around on your page
  [-] I copy pasted dad's number from his contact card. [phoneSigns] it has dashes and spaces, is that ok
  [-] I shifted to Australia last month for masters and miss home. [phoneFormat] is my number from here fine
  [mailContents] what do you write in the confirmation mail [-] mine went somewhere in spam and I emptied it, silly me
  [-] I am a retired schoolteacher, 64 years old. [mailByMistake] why have I been congratulated on registering with you
  [mailByMistake] I got confirmation without enrolling [-] my cousin loves such pranks so I suspect him
  [-] I searched about laptops and next minute your ad was there, creepy. [source] do you store which ad brought me
  [-] as a girl I am careful where my number goes, had a bad experience once. [whoSees] who will see it
  [whoSees] kya dusre log meri detail dekh payenge [-] relatives ko pata nahi chalna chahiye ki main kya kar raha hu
  [-] we are twins and do everything together since birth. [oneFormEach] will one form do for both
  [-] popup dekh ke papa ghabra gaye, unko laga paise kat jayenge. [joinLaunch] us bade button se kya hota hai
  [-] My hand slipped while scrolling. [closeLaunch] I hit decide later, have I registered
  [-] hostel wifi is so slow here that a pdf takes half a day. [brochureContents] what's in the brochure, is it worth it
  [-] I got a job offer yesterday, so happy, party time. [erasure] so please remove my details from your system
  [erasure] can you delete what I filled [-] my wife is angry that I give my number everywhere
  [-] I told you a lot about my backlogs just now, feeling embarrassed. [chatDetails] is it all saved
  [-] main gaon ke school se padha hu, angrezi kamzor hai. [replyLanguage] aapse hindi me baat kar sakta hu
  [-] Bua ji says nothing is free in this world. [perks] what are the extra things that come along with each program
  [-] recruiters ignore my college mini project completely, it hurts. [partners] are yours done with actual companies
  [partners] kaunsi companies projects me saath hain [-] meri mausi HR hain, wo pooch rahi thi
  [picture] what is that big yellow round thing on top sun hai kya
  [picture] The thing shining behind your heading is it a planet or what?
  [picture] so every dot is one person who learnt here am i right?
  [picture] my grandson says its a sun i say its a flower who is right
  [picture] ye upar jo gol sa bindi bindi wala image hai uska kya arth hai
  [picture] is graphic ka logic kya hai jo pehli screen par chamak raha hai
  [picture] reminds me of the kolam my amma puts all pulli and no lines. what does it stand for?
  [picture] My husband says it is a sun I say it is a virus. Who is right and why is it there?
  [picture] homepage pe jo chamakta hua gola hai usme kya dikhana chah rahe ho
  [signInMail] I received a message offering me a sign-in link although I had made no such request. Ought I to be concerned?
  [signInMail] Is the unsolicited "sign in" message from you phishing?
  [signInMail] 2 baje raat ko login karne ka email aya aapki taraf se mai to so raha tha
  [signInMail] ye sign in ka link kisne bhejwaya mere pe koi fraud to nahi
  [signInMail] mailbox mein ek link aaya hai andar jaane ka par maine to kuch kiya hi nahi
  [signInMail] Unasked login mail received. Should I delete it?
  [signInMail] i am not having any account with you then why access link is coming to my gmail
  [signInMail] if i don't click that unexpected sign in link nothing happens correct?
  [requestCounts] Does the server keep tally of hits coming from a particular connection?
  [requestCounts] are you people looking at the number of my internet connection to catch misuse
  [requestCounts] what stops me from sending junk ten thousand times
  [requestCounts] Does anybody count how often one device contacts the site in an hour?
  [requestCounts] is there a limit after which your page says too many tries and what does it look at for that
  [requestCounts] spam rokne ke liye kuch lagaya hai kya aapne
  [requestCounts] what measures have you got against abuse of the website
  [requestCounts] does your server note down from which network each click is coming
  [leadingZero] does your box swallow the initial 0 by itself or must i leave it off
  [leadingZero] from italy we keep the 0 always is same with your form?
  [leadingZero] number ke aage zero lagana hai kya
  [leadingZero] mummy ka number shuru me 0 se likhte hai wo dalna padega kya form me
  [leadingZero] if i leave the zero at the start will you still be able to call me
  [leadingZero] phone field: do I enter what I dial inside my country 0 and all or not
  [leadingZero] my phone no starts w 0 keep or nah
  [leadingZero] 0 ke saath wala number chalega?
  [leadingZero] country code ke baad wo jo zero bolte hain rakhu ya udaun
  [formNotLoaded] on chrome android the enrol screen stays blank after clicking is it a known bug
  [formNotLoaded] pressed enroll now nothing opens
  [formNotLoaded] I waited four minutes for the registration window to appear. It did not.
  [formNotLoaded] is your sign up window supposed to stay empty after i click on the course card
  [formNotLoaded] I manage procurement and can't even get your enrolment screen to display. What now?
  [formNotLoaded] round round it is going only form is not coming
  [formNotLoaded] enroll button daba daba ke thak gaya samne kuch aata hi nahi
  [formNotLoaded] loading… loading… loading… my chai got cold and still no place to write my name
  [formNotLoaded] wo jagah jahan naam number likhte hain wo khulti hi nahi mere phone pe
  [formFailed] after pressing submit some english error came which i dont understand
  [formFailed] i filled the form and sent it and then it told unsuccessful so is my name there or not
  [formFailed] saari details sahi bhari submit kiya likha aaya nahi ho paya
  [formFailed] I have now sent your enrolment three times and three times it was unable to save. Splendid engineering.
  [formFailed] form not getting through always "try later" once i hit the last button
  [formFailed] form bheja to likha aaya fail ho gaya ab kya
  [formFailed] did my registration go through? red message said it couldn't be sent
  [formFailed] sab details daal ke bheja aur usne bola nahi hua mera data gaya ki nahi
  [formFailed] like an ATM that eats the card: took all my details then said not successful. now?
  [formWrong] It says my telephone is false. It is not false. What I must write?
  [formWrong] what must be filled for the form to accept
  [formWrong] mobile daala phir bhi likh raha hai required kya gadbad hai
  [formWrong] it wont take my details under phone it is telling incorrect
  [formWrong] it's calling my own name invalid my parents will be upset
  [formWrong] it wants something more from me but won't say what which boxes are must
  [formWrong] The form claims a required field is missing although I believe all are filled
  [formWrong] how should the details be written so that it lets me pass
  [chatStart] what happens with chat if i give a false name at the start
  [chatStart] chat shuru karne ke liye naam aur email kyu chahiye
  [chatStart] On what ground do you demand a surname before I may type a message?
  [chatStart] the start button of this chat did nothing until i gave a mail id whats the use of that
  [chatStart] Does the pre-conversation questionnaire accept initials only?
  [chatStart] baat karne se pehle naam pata kyun maang rahe ho
  [chatStart] my friend wants to ask you something but doesn't want to share email can he
  [chatStart] is giving my email compulsory to talk here?
  [chatKeys] ctrl+enter like in slack or plain enter here?
  [chatKeys] Does Return transmit the text or merely begin a fresh line?
  [chatKeys] I keep shooting off half sentences because return fires the text away. How to break the line
  [chatKeys] Please confirm that pressing Return dispatches my message instantly.
  [chatKeys] do para me likhna hai ek hi msg kaunsa key dabau
  [chatKeys] my mouse is dead can i still send what i type
  [chatKeys] how do i send this without touching the mouse
  [chatKeys] keyboard se hi bhej sakte hain kya mouse kharab hai
  [chatFailed] maafi maang ke chup ho gaya ye chat wala
  [chatFailed] bot not answering only says sorry
  [chatFailed] pucha kuch bola maaf kijiye abhi nahi ho sakta ab kya karu
  [chatFailed] aapka chatbot atak gaya hai likhta hi ja raha likhta hi ja raha
  [chatFailed] if the assistant breaks down midway do I resend or close the thing
  [chatFailed] still typing since five minutes no answer came
  [chatFailed] three dots dancing dancing but reply is not coming what to do
  [chatFailed] did the assistant faint? last question got no response
  [chatFailed] waiting for your reply like for a late bus three dots only any trick to get it moving
  [pageNotFound] the address in your brochure leads to nowhere
  [pageNotFound] your visiting card link is dead it gives oops
  [pageNotFound] A friend forwarded me a URL of yours and there is nothing there. Where should I go instead
  [pageNotFound] aisa koi page nahi hai bol raha maine to aapka hi link dabaya tha
  [pageNotFound] the address i typed from the poster gives nothing on your website did i spell it wrong
  [pageNotFound] oops likha aa raha hai page pe kahan gaya sab
  [pageNotFound] The address I followed leads to an error stating the page could not be found
  [pageNotFound] ghar ka raasta bhool gaya "oops" wala page aaya home kaise jaun
  [pageNotFound] landed on oops screen hw 2 go back
  [pageStopped] my old laptop shows your page for a second then it dies is there a remedy
  [pageStopped] blank screen after opening. nothing at all
  [pageStopped] poora safed ho gaya kuch dikhta hi nahi site pe
  [pageStopped] Demonstrating your site to my board and it collapsed mid-presentation. How do I get it running again?
  [pageStopped] whole screen went white like fresh paint is your site ok
  [pageStopped] safed screen aa rahi hai bas kya karun
  [pageStopped] all of a sudden the page went off and some sorry-something-broke message came
  [pageStopped] page pe likha hai kuch gadbad ho gayi reload karun?
  [pageFoot] is there instagram icon down there at the end
  [pageFoot] the pop up covers the footer for me can you read out what is in it
  [pageFoot] what is in the footer
  [pageFoot] What do you put in the small print area under everything
  [pageFoot] do social media icons or addresses sit in the lowest part of your site
  [pageFoot] my thumb is tired just tell me what's waiting at the end of this long page
  [pageFoot] the dark band down below what has it got
  [pageFoot] down down i went one last portion is there with small letters what is that
  [pageMenu] How do I jump straight to the programs section?
  [pageMenu] where do the menu items lead
  [pageMenu] What are the entries in the top bar and do they open new pages or merely scroll?
  [pageMenu] header ke links samjha do ek ek karke
  [pageMenu] menu kaha hai mobile me aur usme kaunse options milte
  [pageMenu] wat r the tabs on top for
  [pageMenu] upar wale button dabane se kahan jaate hain
  [pageMenu] the heading strip is having some options each one goes where
  [phoneSigns] my sister copies contact with hyphens will it be taken
  [phoneSigns] only plain digits or also the little strokes between them
  [phoneSigns] max length of phone input?
  [phoneSigns] my secretary writes numbers with slashes and brackets must she clean them for your form
  [phoneSigns] kitne akshar tak likh sakte hai phone ke khane me
  [phoneSigns] plus sign allowed in mobile no or no
  [phoneSigns] can i paste my no straight from contacts its got gaps n all
  [phoneSigns] it stopped letting me type in the phone box after a while what's the limit
  [phoneSigns] does the mobile no need to be one straight string w/o gaps
  [mailContents] my mail shows in junk as plain text was it supposed to list the program and my data
  [mailContents] is it a long mail or two lines the one confirming my signing up
  [mailContents] confirmation me kya kya details rahegi
  [mailContents] Does the message you mail out on registering list a batch date and amount?
  [mailContents] what text lands in my gmail once the form went thru
  [mailContents] confirmation mail mein kya likha hota hai
  [mailContents] does that thank-you email carry my program name?
  [mailContents] form bharne ke baad inbox mein jo aayega usme kya info hogi
  [mailContents] after enrolling one mail will come no in that what will be there
  [mailByMistake] mera email kisi ne daal diya aapke form mein mail aa raha hai ki register ho gaye
  [mailByMistake] somebody used my email to enroll with you
  [mailByMistake] my grandfather is 80 and has supposedly joined a program as per your email he did nothing. why
  [mailByMistake] kisi ne mera mail id daal diya aapke form me shayad confirmation mujhe mil raha
  [mailByMistake] got "thanks for registering" and i've never even seen your site till now
  [mailByMistake] mere papa ko aapka confirmation aaya unhe to pata bhi nahi ye kya hai
  [mailByMistake] is it a scam that you write my registration is received when i sent nothing
  [mailByMistake] bina kuch kiye "aap registered ho" ka email hatau ya batau kisi ko
  [source] my wife came from a youtube ad will that be seen in your records
  [source] mai instagram ad se aaya hu ye aapko pata chalta hai kya
  [source] As a data protection auditor I ask whether the origin of traffic is tied to the individual enquiry.
  [source] is referrer saved?
  [source] my boss paid for the campaign and wonders if you register from which banner people arrive
  [source] that long utm thing in the link is it stored
  [source] kis ad se aaye ye track hota hai?
  [source] i came here by a newspaper QR do you make out such things
  [whoSees] will my boss come to know i enrolled is there a public list
  [whoSees] Are my details visible to other visitors?
  [whoSees] I assume half your office reads my entries. Correct me.
  [whoSees] anyone can read my data?
  [whoSees] access list for the lead database. who is on it
  [whoSees] who all in your office can open what i filled
  [whoSees] is my entry public?
  [whoSees] my wife fears her number will be visible to strangers after this form
  [method] ratta marna padega kya ya kaam karke sikhenge
  [method] so every single class ends with a working thing did i understand that correctly
  [method] how do you actually teach
  [method] class khatam hone ke baad mere paas kya hoga sirf notes ya kuch chalne wala
  [method] after finishing all of it what can i put on the table in front of my boss
  [method] kya har session me kuch ready karke nikalte hai ya agle din bhool jate hai
  [method] like learning cycling by falling or like reading the cycle manual which one is yours
  [method] what is your teaching philosophy in one or two lines
  [method] ratta marna padega kya ya haath se banake seekhte hain
  [method] kis tarike se padhate ho aap log lecture wala ya banao aur seekho wala
  [learners] Kindly tell the general background of persons enrolled at your institute.
  [learners] your students what they are worker chief university?
  [learners] describe your typical participant
  [learners] college wale hi hai kya sab ya senior log bhi aate hain
  [learners] You teach housewives founders engineers whom? In general I mean.
  [learners] mere jaise naukri wale log aate hain kya ya sab bachche hi hain
  [learners] batao na kaun log padhte hain aapke yahan
  [learners] a gym has all types young old fat thin is your place also like that
  [learners] are founders and senior leaders among those you've trained
  [firstCode] tell me when does the coding part begin is it from the first lecture only
  [firstCode] How many weeks of talk before my fingers touch a keyboard?
  [firstCode] someone claimed in a review that people type python from the opening class. true?
  [firstCode] Please specify at which point in the course participants first program by themselves.
  [firstCode] when do we actually start typing programs day one or after a month of gyaan
  [firstCode] first session itself coding will be there aa
  [firstCode] i hope it isn't weeks of slides before we make the computer do something
  [firstCode] day 1 code or nah
  [models] i can already use claude and gemini i want to know what is happening under the hood
  [models] can a normal analyst really grasp how these neural nets produce text do you get us there
  [models] after this can my staff explain what a language model really is doing
  [models] neural network ke andar kya hota hai ye clear hoga kya mujhe
  [models] my father asks if he'll finally grasp how the thing "thinks" not just how to type in it
  [models] do v learn how llms actually work
  [models] sirf prompt likhna nahi seekhna mujhe dimag kaise chalta hai iska wo bhi batate ho?
  [models] any fool can type a question to a chatbot i'd like to know what goes on behind. do you cover
  [noFiller] is everything in the class needed or some is just passing time
  [noFiller] I have no year to spare. Is it compact?
  [noFiller] Can you confirm that you've cut the usual motivational nonsense and hour-long intros?
  [noFiller] is it to the point
  [noFiller] does every session matter or can i skip half because its stuffing
  [noFiller] is it crisp or full of ghisi piti baatein
  [noFiller] my wife will kill me if i disappear into studies for twelve months. does it eat one's life?
  [noFiller] is it lean or do you stretch two hours of stuff over two months
`;
