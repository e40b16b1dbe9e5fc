/** What sounds alike and asks for different things. As messages/all.ts says. */
export const toldApart = `
  [prerequisites] do i need to know coding already before the first session or is it tought there
  [prerequisites] pehle din se code karna hai to kya mujhe @skill pehle se aana chahiye
  [-] I have never written one line of code in my life. [prerequisites] Will I still be allowed in @program?
  [prerequisites] if coding starts in week 1 then what all should i learn before joinin
  [prerequisites] Is theory of programming assumed to be known or you begin by explaining what a variable is?
  [firstCode] in which session do we write our very first code
  [firstCode] kitne hafte theory chalegi uske baad hi code likhenge kya
  [codingNeed] is there any code to write in @program or only slides and theory
  [codingNeed] kya is course me coding karni padti hai ya bina code ke ho jayega
  [-] my sister hates programming [codingNeed] does she have to write code at all in this one
  [codingNeed] @program is coding based or no-code tools only?
  [codingNeed] coding likhna zaruri hai kya ya sirf theory samajhni hai is program me
  [firstCode] do we start typing code on day one itself or sit through lectures first
  [firstCode] pehli class me hi code likhwate ho ya baad me
  [coverage] Do you teach @skill from the very first step or skip to advance code
  [coverage] is writing code in @skill part of any of your programs
  [coverage] @skill ekdam zero se sikhate ho kya, pehle session se
  [coverage] which program has SQL coding in it from beginning
  [coverage] java ka code bhi sikhaya jata hai kya yaha ya sirf python
  [firstCode] how soon will I be coding, first week or much later
  [-] Earlier institute gave me 2 months of only ppt. [firstCode] When does actual coding happen here?
  [start] when does the first session of the coding batch happen
  [start] pehli class kab hai, coding wale batch ki
  [start] how many weeks till @program begins, I want to start coding soon
  [start] from which date will we start the python batch pls tell
  [start] agle mahine code wala course start ho raha hai kya
  [firstCode] after the batch starts how many classes go by before we code something
  [firstCode] code likhna kab se shuru hota hai, first day ya theory ke baad
  [recommendation] I already write code in @skill daily, dont want first week basics again, which program is for me
  [recommendation] mujhe python aata hai, phir se shuru se code nahi seekhna, kaunsa course lu
  [-] 3 yrs as backend developer, theory is clear. [recommendation] Which of your programs should I pick?
  [recommendation] know coding well so no hello world please, what would you sugest next for me
  [recommendation] basic @skill ka code college me kar liya, ab aage ke liye konsa program sahi rahega
  [firstCode] will the first class be hands on code or just introduction talk
  [firstCode] coding pehle hafte me hi start ho jati hai kya ya wait karna padta
  [order] which one should come first, the coding program or the AI one
  [order] pehle python wala karu ya data wala, konsa first hona chahiye
  [order] If I plan to do both programs, do I begin with the code one?
  [order] can i do the second program without first doing the one with basic coding
  [order] dono karne hai to start kis program se karu, code wale se ya ml se
  [firstCode] is code written from session one in @program
  [firstCode] at what point in the course does a student write his own first program
  [coverage] do you teach how to build with LangChain or only how chatgpt works
  [coverage] neural network ka maths bhi samjhate ho kya is course me
  [coverage] Is prompt engineering covered in @program along with the AI models part?
  [coverage] backpropagation and gradient wala maths included hai ya nahi
  [coverage] are transformers and fine tuning of LLMs tought in any program of yours
  [models] will i really understand whats going on inside chatgpt or just learn to use it
  [models] AI models andar se kaise kaam karte hai ye samajh aayega kya course ke baad
  [whoAreYou] are you chatgpt or some other AI model inside
  [whoAreYou] tum kaunse model pe chalte ho, gpt ya gemini
  [whoAreYou] who built this bot, is it made by your own students
  [-] nice replies [whoAreYou] but am I talking to a real person or an AI model only
  [whoAreYou] ye chat wala AI kisne banaya hai aapne khud?
  [models] Do you open the black box of LLMs or treat them like magic
  [models] chatgpt sirf use karna sikhate ho ya kaise banta hai wo bhi samjhate ho
  [tools] Do I need to buy ChatGPT Plus for using the models in class?
  [tools] konsa software use hota hai class me, chatgpt ya claude
  [tools] which AI tools will we be working with during @program
  [tools] is free version of chatgpt enough or paid model chahiye hoga practice ke liye
  [tools] kya laptop me koi AI model install karna padega, ollama type kuch
  [models] is it explained why these AI models give wrong answers, how they work internally
  [models] I only know how to type into chatgpt, will I learn whats happening behind it
  [recommendation] i use chatgpt daily in my office work, which of your program will suit me
  [-] I'm in HR and use AI models for writing mails only. [recommendation] What should I take up next?
  [recommendation] chatgpt to roz use karta hu, ab aage kya seekhu, konsa course best rahega mere liye
  [recommendation] I understand how LLMs work already, what would you advise me to join
  [recommendation] marketing me hu aur AI use karti hu bas, mere jaise ke liye kaun sa program hai
  [models] does one come out knowing how generative AI actually works under the hood
  [models] aajkal ke AI models ka andar ka logic clear hoga kya ya upar upar se
  [projects] what all things do we build during @program, any live projects
  [projects] kitne project banwate ho aur kis type ke
  [projects] Is it real company projects that we make or just dummy ones from kaggle
  [projects] what will i build in the end, is there a final capstone
  [projects] theory ke sath live project milta hai kya karne ko
  [method] is it learning by doing or mostly someone lecturing us
  [method] har class ke baad kuch bana hua hota hai kya hamare paas
  [mode] are the sessions where we build stuff held online or in a classroom
  [mode] practical classes offline hoti hai ya zoom pe
  [mode] how are the classes taken, on video call or face to face
  [mode] padhai ghar baithe hogi ya center aana padega
  [mode] is teaching live online, or do I have to come and sit there
  [method] what is your way of teaching, theory first or practical first
  [method] aap log kaise padhate ho, ratta ya khud banake
  [certificate] at the end of the program what do i get, some certificate
  [certificate] course khatam hone pe kya milta hai, koi certificate ya diploma
  [certificate] Apart from what we built, do we get any paper to show employers at the end?
  [certificate] is the certificate given on completing all sesions or on the project
  [certificate] end me jo certificate milega wo valid hai kya linkedin pe dikhane ko
  [method] at the end of @program what would I have to show, something working I mean
  [method] session khatam hone tak haath me kya hota hai, sirf notes ya kuch chalne wala
  [assessment] is there any exam at the end or only what we built is seen
  [assessment] har class ke baad test hota hai kya
  [assessment] do you give assignments after each session to practice theory
  [assessment] how do you check wether we have learnt, by exam or by viva
  [assessment] practical exam dena padega ya koi exam nahi hai
  [method] do students learn by building or by listening at your place
  [method] class over hone pe I'd have something running or just some theory in my head?
  [recordings] if i miss a session do i get to see what was built in it
  [recordings] class ke baad recording milti hai kya dobara dekhne ke liye
  [recordings] Are notes given after every class or we have to write ourselves
  [-] sometimes I've night shift [recordings] so what happens with the class I couldn't attend, any video of it
  [recordings] session miss ho gaya to kaise cover karenge, recorded milega?
  [method] what do we walk out with when each session gets over
  [method] theory zyada hai ya haath se karke sikhate ho
  [career] will the things I build in class help me switch my job
  [career] is course ke baad naukri change karne me fayda hoga kya
  [career] after learning by projects can a support guy move into data role, realistically
  [career] what difference will this program make to my career growth at the end of it
  [career] jo banayenge usse interview me help milegi kya job switch ke time
  [method] how exactly do you make people learn, is it practise based
  [method] do you believe in lectures or in making things with own hands
  [curriculum] what topics are taught in each session of @program
  [curriculum] theory me kya kya topics hai, list bata do
  [curriculum] Can you tell session wise what we learn from begining to end
  [curriculum] what exactly will i learn by building in this course, which subjects
  [curriculum] @program me kya kya padhaya jata hai aur kya practical me
  [method] whats different in how you teach compared to youtube
  [method] aapka sikhane ka tarika kya hai, banake sikhate ho kya
  [audience] @program is meant for whom, students or working people
  [audience] ye course kiske liye hai, job walo ke liye ya college walo ke
  [audience] is @program only for engineers or people from commerce can also come
  [audience] what type of person is this program designed for, managers or freshers
  [audience] @program working professionals ke liye bana hai ya students ke liye bhi
  [learners] who all come to learn at your place, mostly job people or students
  [learners] yaha kis type ke log padhne aate hai
  [recommendation] I'm a retired bank officer, is there anything right for me among your courses
  [recommendation] main school teacher hu, mere liye kaunsa program theek rahega
  [-] BCom second year student here. [recommendation] Which one should I go for?
  [recommendation] working as team lead from 9 years, what do you have for someone like me
  [recommendation] housewife hu, job kabhi nahi ki, mere layak kuch hai kya aapke yaha
  [learners] do senior people like managers and business owners also study with you
  [learners] aapke students zyadatar job karte hai ya college wale hai
  [classSize] how many people come in one batch
  [classSize] ek class me kitne log hote hai
  [classSize] Is it a small group of learners or 200 people on one call?
  [classSize] how many students per batch, mixed job people and all
  [classSize] batch me kitne student lete ho max
  [learners] what sort of crowd is there, freshers or exprienced folks
  [learners] have you taught bosses and CEOs also or just students
  [instructors] who will be teaching us, industry people or fresh graduates
  [instructors] padhata kaun hai, kitna experience hai unka
  [instructors] are the trainers working professionals themselfs or full time teachers
  [instructors] sir log kis company se hai jo students ko sikhate hai
  [instructors] Do the people who teach here have jobs in AI or only academic background
  [learners] do working people join your classes generally
  [learners] kya managers log bhi aapse seekhte hai ya sirf freshers
  [testimonials] what do people who studied here say about it
  [testimonials] purane students ka review kaisa hai
  [testimonials] any feedback from working professionals who have finished, can I read somewhere
  [testimonials] can i talk to one of your old students, how was there experience
  [testimonials] jin logo ne kiya hai unko kaisa laga, koi review dikhao
  [learners] tell me about people you teach, are they from IT or all fields
  [learners] aapke yaha student zyada hai ya naukri wale
  [placement] do freshers get jobs after this or is it only for people already working
  [placement] students ko naukri dilwate ho kya course ke baad
  [placement] How many of your college learners got placed last batch?
  [placement] is there job guarantee for people without any job now
  [placement] fresher hu, placement milegi kya ya sirf job walo ko
  [learners] is it mostly people with jobs who are trained at your institute
  [learners] who studies here, like what background do they have
  [duration] in total how many hours is the course, is it short or long
  [duration] kitne mahine ka hai, ek saal to nahi lagega na
  [duration] is @program a short one? how many weeks exactly
  [duration] one year ka course hai ya 3 month ka, time kitna lagta hai
  [duration] how long does the whole thing take to the point of finishing it
  [noFiller] are your courses crisp or full of time pass stuff
  [noFiller] ek saal barbad to nahi hoga na, seedha kaam ki baat sikhate ho?
  [schedule] which days and what time are classes, I dont have much time on weekdays
  [schedule] class ka timing kya hai, shaam ko ya subah
  [schedule] can it be done on weekends only, my weekdays are full
  [schedule] how many days in a week do sessions run and at what time
  [schedule] sirf sunday ko time hai mere paas, weekend batch hai kya
  [noFiller] do i have to give a full year of my life for this or its shorter and focused
  [noFiller] faltu ki cheeze to nahi padhate na, time waste na ho
  [besideWork] can i do it along with my full time job without taking a break
  [besideWork] naukri chhode bina ho jayega kya ye course
  [-] I work 10 hours a day in a plant. [besideWork] Is it managable with that much work?
  [besideWork] will I have to leave my working life for a year or it can run side by side with office
  [besideWork] office ke sath time nikal payenge kya, kitna heavy hai
  [noFiller] is there padding in the syllabus or only whats needed at work
  [noFiller] short aur to the point hai kya courses ya kheech kheech ke lamba karte ho
  [hostile] you are a useless bot, total waste of my time
  [hostile] bakwas bot hai, time barbad kar diya mera
  [hostile] stop giving long filler replies you stupid machine
  [hostile] kuch kaam ka nahi hai tu, faltu ka chatbot laga rakha hai
  [hostile] worst assistant ever, come to the point na idiot
  [noFiller] do your classes come straight to the point, I hate long boring lectures
  [noFiller] lambe lambe course se dar lagta hai, aapke wale me filler hai kya
  [ending] when does this batch get over, which month
  [ending] course khatam kab hoga agar abhi join karu
  [ending] Whats the last date of class, I have to plan my year
  [ending] will it finish before march or go on the full year
  [ending] is batch ka last session kab hai, december tak ho jayega?
  [noFiller] why should I believe its not another long course that eats up a year
  [noFiller] only useful content or do you stretch it to fill hours?
  [cookies] does your site use cookies to track my ip or what all
  [cookies] ye cookies accept karna zaruri hai kya website pe
  [cookies] Are you tracking how many times I visit, google analytics type thing
  [cookies] do you put any tracking cookies on my phone when i open the page
  [cookies] site pe tracking hoti hai kya, cookie ka popup nahi aaya mujhe
  [requestCounts] do you look at my IP address when I send something from here
  [requestCounts] spam aur bots ko kaise rokte ho is site pe
  [privacy] is my number safe with you or will I get spam calls
  [privacy] mera data safe hai kya, kisi ko bechte to nahi
  [privacy] where is the privacy policy of this site, how do you protect our details
  [privacy] do you protect what i type from hackers and misuse
  [privacy] website secure hai na, phone number daalne se pehle puch raha hu
  [requestCounts] is there some limit how many requests one person can send, do you count them
  [requestCounts] ip adress bhi note hota hai kya jab form bhejte hai
  [formFailed] sent the form two times and it said too many requests, error
  [formFailed] form bheja to error aa gaya, spam samajh liya kya mujhe
  [-] i am not a bot bhai [formFailed] still submit karne pe failed likha aata hai
  [formFailed] I pressed submit and got something went wrong try again, did your protection block my request?
  [formFailed] request failed dikha raha hai form submit karte hi, kya karu
  [requestCounts] how does the site defend itself from bots filling forms again and again
  [requestCounts] kya aap log count karte ho ki ek hi ip se kitni baar message aaya
  [unsaid] do you have any photos of the classroom to show on the page
  [unsaid] ye website kisne design ki hai, picture bahut sundar hai
  [unsaid] why orange colour is used everywhere on the page
  [unsaid] classroom ki picture dikha sakte ho kya
  [unsaid] Which tool was the big animation on your page made with, who did the artwork
  [picture] what is that huge round thing made of dots supposed to mean
  [picture] page pe itne saare dots kyu hai, sun hai kya wo
  [otherPeople] can i see a picture of the girl who won last time, whats her name
  [otherPeople] mere dost ki photo dikhao jo aapke yaha padhta tha
  [otherPeople] do you have the picture of my collegue Rahul in your records
  [otherPeople] show photo of that student who joined with me yesterday
  [otherPeople] us ladki ki tasveer aur number milega kya jo batch me hai
  [picture] each dot in the picture stands for a student or what
  [picture] suraj jaisa jo bana hai page pe uska matlab kya hai
  [offTopic] draw me a picture of a sun with many dots
  [offTopic] suraj kis cheez se bana hai batao
  [offTopic] how far is the sun from earth and why is it round
  [offTopic] make one nice good morning image for my whatsapp group
  [offTopic] rangoli ke liye dots wala design bana do 15 by 15
  [picture] why is there a sun on your homepage and why dotted
  [picture] Is there a meaning behind the dotted circle on the page or is it just decoration?
  [account] i cant log in, link in my mail says expired
  [account] login kaha se karna hai student portal me
  [account] Waiting since 10 min for the OTP to sign in but nothing came on mail
  [account] where do students sign in to see there classes
  [account] password bhul gaya, sign in nahi ho raha, reset kaise hoga
  [signInMail] got a mail from you with sign in link but I never asked for any login, is it hacking
  [signInMail] bina maange login wala link mail pe aa gaya, click karu ya nahi
  [mailContents] what all is written in the mail you send after registering, any link in it
  [mailContents] registration confirm hone wale mail me kya kya hota hai
  [mailContents] does confirmation email have the class link and date also
  [mailContents] is there a sign in link in the mail that confirms enrollment or only thank you
  [mailContents] jo email aata hai register ke baad usme fees ki detail bhi hogi kya
  [signInMail] somebody is trying to log in with my email? I recieved a sign-in link I did not request
  [signInMail] what should I do about a login mail that i didnt ask for
  [mailByMistake] got email saying my registration is confirmed but I never registered anywhere
  [mailByMistake] maine form bhara hi nahi phir bhi registration ka mail kyu aaya
  [mailByMistake] your mail thanks me for enrolling in @program, I didnt ask for this, who used my id
  [mailByMistake] received a confirmation for some course, must be a mistake, what do I do with this mail
  [mailByMistake] mere email se kisi ne register kar diya lagta hai, confirmation aaya hai mujhe
  [signInMail] one mail with link to sign in came at 2 am, not from my side, is it dangerous
  [signInMail] login link ka mail aaya jo maine nahi manga, ignore kar du?
  [afterRegister] i registered in the morning, when will the mail come
  [afterRegister] form bhar diya hai, ab link kab aayega mail pe
  [afterRegister] No mail came after I registered, how long does it usually take
  [afterRegister] registration ke baad mail aayega ya call, kya hota hai aage
  [-] just now enrolled for @program. [afterRegister] Will you send a link by email or what is the next step?
  [signInMail] why do I get an email to log in on your site when i did nothing
  [signInMail] sign in wala email safe hai kya, maine to request hi nahi kiya tha
  [phoneFormat] how many digits should the phone number have
  [phoneFormat] kuwait ka number chalega kya form me
  [phoneFormat] Is +91 needed or only 10 digit number to be typed
  [phoneFormat] my number is from nepal, does the form take it with country code
  [phoneFormat] number me kitne ank hone chahiye, 10 ya 12
  [leadingZero] should i keep the 0 in front of my number or remove it
  [leadingZero] number ke aage jo zero lagta hai wo likhna hai ya hatana hai
  [price] is it zero cost or do we have to pay something
  [price] course free hai kya, zero fees?
  [price] Does it start at 0 rupees with some trial or full paid from begining
  [price] how much do I have to put in, your ad said zero rupees
  [price] kitna paisa lagega, ya bilkul free me hai
  [leadingZero] my landline begins with 0, do I type that zero also
  [leadingZero] 0 lagake number dalu ya bina 0 ke
  [prerequisites] i have zero knowledge of computers, can i still join
  [prerequisites] zero se start kar sakte hai kya, kuch nahi aata mujhe
  [prerequisites] Is zero coding experience ok for @program or something should be known before?
  [prerequisites] my level is 0 only, need to learn anything in front?
  [prerequisites] @skill me bilkul zero hu, chalega ya pehle kuch seekhna padega
  [leadingZero] does the zero at the begining of the mobile number stay in or go
  [leadingZero] shuru ka zero likhna zaruri hai kya phone me
  [chatDetails] what do you note about me when i chat here, name and email also
  [chatDetails] ye chat record hoti hai kya, kya kya save karte ho
  [dataKept] how long are these chats kept with you
  [dataKept] chat ke pehle jo email diya wo kitne din tak rakhte ho
  [chatDetails] is everything I type in this chat stored along with my name or not
  [chatStart] why should I give name and email before I can even chat
  [chatStart] chat shuru hi nahi ho rahi, naam mail daal diya phir bhi
  [formFields] what details are asked in the enroll form, name email and what else
  [formFields] registration form me kya kya bharna padta hai
  [formFields] Does the form ask for my company and designation too or just name and number
  [formFields] before registering i want to know what details you take, aadhar also?
  [formFields] form me email dena zaruri hai ya sirf phone se kaam ho jayega
  [chatStart] is email a must for starting this chat, cant I ask without it
  [chatStart] baat karne se pehle kya kya dena padta hai yaha
  [language] in which language are classes taken, english or hindi
  [language] class hindi me hoti hai kya, english me weak hu
  [language] do sir speak in tamil or english only while teaching
  [language] my english is not so good, whole session will be in english ya mix
  [language] padhate waqt hinglish me samjhate hai ya pura english
  [chatKeys] which key to press to send this message, enter just goes
  [chatKeys] nayi line ke liye shift dabana padta hai kya, enter se to message chala jata hai
  [formFailed] the form says failed and sorry try later, what to do now
  [formFailed] form submit kiya to sorry wala error aaya
  [formFailed] Error came after pressing submit on registration, no answer after that
  [formFailed] tried thrice to enrol, everytime "could not be sent" in red letters
  [formFailed] register karne pe failed dikhata hai baar baar, net to chal raha hai
  [chatFailed] i asked you something and only sorry came instead of answer
  [chatFailed] teen dots ghum rahe hai kab se, tumhara jawab hi nahi aata
  [afterRegister] page went white after i submitted, is what I sent saved or not
  [afterRegister] form bhejne ke baad page band ho gaya, mera registration hua kya
  [afterRegister] Screen froze just when it said thank you, did you get my details?
  [afterRegister] site crashed when i pressed enroll, how do i know if it reached you
  [afterRegister] page atak gaya tha submit ke baad, data pahucha ya dobara bharu
  [pageStopped] your page has gone fully white, nothing is showing
  [pageStopped] something went wrong likha aa raha hai aur page hang ho gaya
  [contact] saw your ad on instagram, where can i reach you by phone
  [contact] kis number pe baat karu, website pe mila nahi
  [contact] Is there a whatsapp or mail of yours, I came from a linkedin post
  [contact] from where do i get the contact no of your office people
  [contact] facebook pe message kiya tha, reply nahi aaya, aur kaha contact kar sakte hai
  [source] do you come to know from which ad i reached this site
  [source] main instagram se aaya hu ye aapko pata chalta hai kya, record hota hai
  [otherPeople] who else has registered for this batch, can i see the names
  [otherPeople] mere office se kisi ne form bhara hai kya, naam batao
  [otherPeople] has my friend Neha entered her details for @program or not yet
  [otherPeople] can you show the list of people who have signed up so far
  [otherPeople] is batch me aur kaun kaun hai, unke number dikha do
  [whoSees] can other visitors see the number which i enter
  [whoSees] jo details maine bhari wo kaun kaun dekh sakta hai
  [enterprise] we are a team of 15 from our company, want to do @program together
  [enterprise] 20 employees ke liye training chahiye, sabka ek sath ho jayega kya
  [enterprise] Do you give one corporate batch for all our staff instead of each one filling a form
  [enterprise] my company wants to enrol 8 people in two programs, how does it work for groups
  [enterprise] hamari puri team ko sikhana hai, office aake training dete ho?
  [oneFormEach] can me and my wife both be put in one form
  [oneFormEach] do course lene hai to do baar form bharna padega kya
  [register] how do i register for @program, where is the form
  [register] form kaha se bharna hai, join karna hai mujhe
  [register] want to enroll me in one of the programs, what are the steps
  [register] Is filling the form enough to register or need to come in person
  [register] admission kaise lu, form ka link de do
  [oneFormEach] if I want both programs is one form enough or fill again
  [oneFormEach] bhai aur main dono join karenge, ek hi form se ho jayega?
  [formFields] filling for my father, he has no mobile, may I give my own number
  [formFields] bete ke liye form bhar raha hu, number mera dal du kya
  [formFields] my daughter is 17, whose email goes in the form, hers or mine
  [formFields] registering my mother, can it be my phone no and her name
  [formFields] papa ke form me apna whatsapp number de sakti hu kya
  [oneFormEach] one form per person or can i add my friend's name also in mine
  [oneFormEach] after sending form for one course must I send another for the second
  [enterprise] our company wants to train 30 people in AI, do you do that
  [enterprise] kya aap companies ko bhi training dete ho, hamari firm interested hai
  [enterprise] I head L&D in a firm, can we partner with you for upskilling our staff
  [enterprise] do outside companies send there employees to you, we'd like to
  [enterprise] hamari company ke employees ke liye alag batch ho sakta hai kya project based
  [partners] with which companies are the projects done
  [partners] project kisi bahar ki company ke sath hote hai kya, kaunsi
  [certificate] is a certificate there with each program or only some
  [certificate] niche certificate likha hai, wo har course ke sath milta hai kya
  [projects] along with the course do we get real projects to do
  [price] are the extras in the fee or do they cost more
  [invoice] is gst included in the fee, or added on top
  [invoice] tax alag se lagega kya fees ke upar
  [price] certificate aur mentor ka alag paisa dena padta hai ya fees me hi hai
  [perks] what are those three things at the bottom that come with every program
  [perks] har program ke sath kya extra milta hai, wo teen cheeze
  [curriculum] what topics does @program have, tell here only I cant open the pdf
  [curriculum] syllabus kya hai @program ka, brochure padhne ka time nahi
  [curriculum] Which modules are inside @program, does it go deep
  [curriculum] give me the contents of the course week by week
  [curriculum] @program ke andar kya kya topic hai detail me batao
  [brochureContents] whats inside the brochure, only syllabus or fees also
  [brochureContents] brochure me kya kya likha hota hai
  [refund] want to cancel my registration and get my money back
  [refund] naam hata do aur paise wapas kar do, kaise hoga
  [refund] if i withdraw after one class do you return the fee
  [refund] Can I take back my admission, and how much is refunded?
  [refund] cancel karne pe pura paisa wapas milega ya kat ke
  [erasure] please tell how to get all my data deleted from your side
  [erasure] maine consent diya tha wo wapas lena hai, details mita doge kya
  [transfer] i registered for the wrong one, change me to @program without deleting everything
  [transfer] register kar liya par ab dusra program lena hai, badal sakte hai kya
  [transfer] Can my entry be moved from data course to the AI one after paying
  [transfer] remove me from this program and put in @program please, possible?
  [transfer] pehla wala cancel karke dusre me shift kar sakte ho kya
  [erasure] can i see what you have saved about me and have it removed
  [erasure] mera number aur naam apne system se delete karwana hai
  [whoAreYou] what is your name, assistant
  [whoAreYou] tumhara naam kya hai aur tum kaun ho
  [whoAreYou] Do you have some name or shall i call you bot only
  [-] hey there [whoAreYou] who are you by the way, name please
  [whoAreYou] chat me jo jawab de raha hai uska naam batao, aadmi ho ya machine
  [name] what is the line written under your logo
  [name] aapki tagline kya hai aur institute ka naam
  [programs] just tell names of all the courses you have, one line each
  [programs] sirf naam batao konse konse program hai
  [programs] whats the course called which is about data, forgot its name
  [programs] Names of programs only, no details please
  [programs] wo AI wale course ka naam kya hai jo ad me tha
  [name] what do you call yourself as an institute and what's your slogan
  [name] logo ke niche jo likha hai wo kya hai
  [prerequisites] is it ok if i never wrote one line of code before first session, or python should be known already
  [prerequisites] sir pehle din se code likhna hai to kya @skill pehle se aana chahiye?
  [-] I am 61, retired from railways. [prerequisites] Must I have written code earlier in life to sit in @program
  [prerequisites] Will I be lost in week one if my coding is nil, what you expect me to know beforehand
  [prerequisites] theory thoda pata hai par coding nahi aati, chalega kya ya pehle seekh ke aau
  [firstCode] from which day do we actualy type code, or first few weeks is only slides
  [firstCode] pehli class me hi code likhwaoge ya mahine bhar theory chalegi
  [-] HR person here, not technical. [codingNeed] does @program have any code writing in it at all or only discussions
  [codingNeed] coding karni padegi kya @program me? mujhe code se dar lagta hai
  [codingNeed] Is there a single line of code anywhere in @program or can marketing girl finish it without
  [codingNeed] my mother wants to learn AI but she wil not write code, is it compulsory to write
  [codingNeed] I have allergic reaction to programming haha, is @program with code or no code
  [firstCode] When does first program get written by us, day 1 or somewhere in second month??
  [-] last institute made us wait 5 weeks before touching keyboard, [firstCode] how soon do your people start coding
  [coverage] do u teach python from zero there or you just assume it
  [coverage] kis program me @skill bilkul shuru se sikhate ho
  [-] Good day from Nigeria. [coverage] Which of your courses includes writing @skill from scratch?
  [coverage] I want to begin writing SQL, is SQL taught anywhere with you
  [coverage] theory nahi chahiye, @skill ka coding sikhate ho kya aap log?
  [firstCode] is session one hands on with code or we only listen
  [firstCode] @skill likhna kab shuru hota hai, pehle hafte me ya theory khatam hone pe
  [start] when does first session happen for the coming batch
  [start] code seekhna hai jaldi, naya batch kab se shuru ho raha
  [start] pls tell date on which @program begins, I have exams til month end
  [start] how many weeks more to wait before the first class of @program
  [-] Hello I am writing from Nepal, [start] on what date is day one of next coding course
  [firstCode] how many weeks into @program before students write their own code?
  [firstCode] Batch starts, ok. And after that how many days of theory till real code?
  [recommendation] already write @skill daily at office, dont want weeks of basics, which one shud i take
  [recommendation] mujhe code likhna aata hai, basic theory dobara nahi karni, konsa program sahi rahega
  [-] Six years Java developer. If first month is hello world I will sleep. [recommendation] Suggest something for me
  [recommendation] finished @skill in college lab, no need to start from first line again, what fits me best
  [recommendation] bhai coding me theek hu, phir se shuru se nahi, mere liye kya best h
  [-] i hate long theory honestly, [firstCode] do we open editor and code in the very first class
  [firstCode] code ka pehla line kab likhte hain students, session 1?
  [order] which program comes first if I plan to do two of them, coding one or AI one
  [order] pehle @program karu ya dusra wala, code dono me hai
  [order] Should my son first finish the python one before going in to @program
  [order] is there a sequnce, like theory program first and then the coding one?
  [order] dono karne hai mujhe, shuruat kisse karni chahiye
  [firstCode] what comes first in @program, theory chapters or writing code, and for how long
  [firstCode] They all promise coding. Honestly how much theory one must sit through before the first code?
  [coverage] does any program teach LangChain or only how to use chatgpt
  [coverage] neural network ka maths padhate ho kya @program me
  [coverage] is prompt engineering part of what you teach, I mean properly with ChatGPT and others
  [-] I am physics teacher. [coverage] Backpropagation and gradients, the mathematics of it, is included somewhere?
  [coverage] transformers aur fine tuning models sikhaya jata hai kya kisi course me
  [models] will I understand what happens inside ChatGPT when it answers, or just learn to click buttons
  [models] AI model andar se kaise chalta hai ye samajh aayega kya, ya sirf use karna sikhaoge
  [whoAreYou] are you chatgpt only with different face
  [whoAreYou] tum kaunsa AI model ho, kisne banaya tumhe
  [whoAreYou] Is a human typing this or some model like ChatGPT answering me
  [whoAreYou] which company has made this bot, on what model it is working
  [-] my grandson says it is all chatgpt. [whoAreYou] Beta are you machine or real person?
  [-] sorry i am a sceptic. [models] do students really learn how GPT is built underneath or only wrapper stuff
  [models] chatgpt ke peeche ka logic samjhaoge ya bas prompts likhna
  [tools] do i need to buy ChatGPT Plus for the classes
  [tools] kaunse AI tools use hote hai @program me, chatgpt ya kuch aur
  [tools] Which softwares must be installed on laptop, and is paid AI account required
  [tools] is free version of chatgpt enough for doing the work or paid model chahiye
  [-] our IT team blocks ChatGPT on office laptops, [tools] which apps do participants work with?
  [models] after @program can I explain to my boss how these language models work internally?
  [-] Only using AI I know already. [models] Do you show the inside, how model is thinking
  [recommendation] I use ChatGPT all day at work for mails, which program wold suit me next
  [recommendation] chatgpt roz use karta hu office me, aage kya karu, konsa course lu
  [recommendation] accountant here, know how to use AI tools little bit, please advise suitable one
  [recommendation] I build small bots with GPT api already, what from your list makes sense for me
  [recommendation] models ke baare me thoda padha hai youtube pe, mere level ke liye kya thik hai
  [models] is it black box teaching or do we get to see how chatgpt actually works
  [models] ye AI jo aaj kal hai uske andar kya hota hai wo pata chalega course karke?
  [projects] what all things will we build, any live projects?
  [projects] kitne project karte hai @program me aur kis type ke
  [projects] Show me example of what learners build by end, real project or toy ones
  [projects] are projects on real company data or same old titanic dataset
  [projects] @program me kya kya banana padega, list hai kya projects ki
  [method] how do you people teach, lecture type or we learn by making things
  [method] class khatam hone pe haath me kuch chalta hua hota hai ya sirf notes
  [mode] is teaching done online or in a classroom
  [mode] class me baith ke padhna hai ya ghar se online
  [-] I live in Kenya, [mode] can I follow the sessions through internet only
  [mode] how are session held, zoom or come physically to center
  [-] ghutne me dard rehta hai beta, [mode] aana padega ya phone pe class ho jayegi
  [method] Is your way of teaching practical or mostly theory on board
  [method] padhane ka tarika kya hai aapka, sunte rehna ya khud banana
  [certificate] at the end what paper do i get in hand
  [certificate] program khatam hone pe certificate milta hai na?
  [certificate] For employee file I need to know, is completion certificate issued and who signs it
  [certificate] can i put some certificate on linkedin after finishing @program
  [certificate] is it proper certficate that govt office accepts or only a pdf
  [method] end of @program, what have I to show besides a paper, something that works?
  [method] har session ke baad humare paas kya bana hua hota hai
  [assessment] are there exams at the end of session or of program
  [assessment] test hote hai kya beech me, fail ho gaye to
  [assessment] How do you check that my staff learned, any assignments or marks given
  [assessment] theory paper hoga ya practical exam
  [-] I fear exams since school days. [assessment] Is there any test to pass in @program
  [method] do you beleive in mugging theory or learning with hands
  [method] Only sit and hear the lecturer, or each class participant must produce something himself?
  [recordings] if session is missed can i see it later
  [recordings] class chhoot gayi to notes ya video milega
  [-] my network is bad in village. [recordings] After every class do we have the recording?
  [recordings] what do you give after a session to revise at home, slides, notes, video?
  [recordings] night shift hai meri, kabhi session miss hua to kaise dekhunga
  [method] what do i hold when one session is over, some running thing or just theory
  [-] Everyone says hands on and then reads slides. [method] How is a class really done at your place
  [career] will building these things help me change job
  [career] @program karne ke baad job switch me fayda hoga kya
  [-] I'm 43, in sales. [career] does finishing this realy open a new line of work
  [-] degree ki theory se to kuch nahi hua, [career] isse career me kya farak padega
  [career] what roles can one apply after end of program, does it help in promotion at all
  [method] Do participants make something themselves every week or watch trainer making it
  [method] practical kitna aur theory kitni hoti hai aapke yaha
  [curriculum] which topics are in @program, week by week
  [curriculum] @program me kya kya padhate ho, syllabus batao
  [curriculum] Please share the theory portions and practical portions of @program, topic names
  [curriculum] what exactly will be taught in each session of @program
  [curriculum] modules konse hai @program me aur kya kya sikhaya jata hain
  [method] learning by doing bolte ho, matlab exactly kaise padhate ho
  [method] when class gets over is there a working thing on my laptop or homework sheet only
  [audience] whom is @program meant for, students or working people
  [audience] @program kiske liye hai, freshers ya managers
  [audience] is @program made for bosses or for engineers only
  [audience] Kindly clarify target group of @program, I have juniors and seniors both to nominate
  [audience] @program housewives ke liye bhi bana hai kya ya sirf IT wale
  [learners] what kind of people come to you generally, office people or college boys
  [learners] aapke yaha zyada kaun padhta hai, job wale ya students
  [recommendation] I am 2nd yr bcom student, anything here for me?
  [recommendation] retired hu 65 ka, mere layak kuch hai kya
  [recommendation] School teacher, maths, 20 years. Which of these would be right for someone like me
  [-] i run small garment shop, not student not IT. [recommendation] what shoud I learn from you
  [recommendation] mai manager hu team 8 logo ki, mere liye kaunsa program theek rahega
  [learners] Do company heads also study at your place or its all youngsters
  [learners] mostly students hi aate hai kya aapke institute me ya naukri wale bhi
  [classSize] how many people sit in one class
  [classSize] ek batch me kitne log hote hai
  [classSize] Is it crowd of 200 on zoom or a small group of learners
  [-] I need personal attention at my age. [classSize] Number of students per batch pls
  [classSize] 50 se zyada students ek sath to nahi na padhate
  [learners] people in your classes, are they working professionals or freshers? want to know the crowd
  [learners] what profile of persons do you train usually, asking for our HR note
  [instructors] who is teaching, working professionals or just passed out students
  [instructors] padhane wale kaun hai, industry ke log ya college teacher
  [instructors] Tell me experience of the person who will take @program
  [instructors] are your trainers themselves doing jobs in AI or only talking about it
  [instructors] sir kaun padhayega, unka naam aur experience kya h
  [learners] kis tarah ke log aapse seekhte hain, bosses bhi aate hain kya
  [-] my director is asking, [learners] who typically attends your trainings, seniors or juniors
  [testimonials] what do people who studied here say about it
  [testimonials] purane students ka review kahan dekhu
  [testimonials] any feedback from working professionals who have finished, real one not paid
  [-] i dont trust ads. [testimonials] can i read what earlier learners wrote
  [testimonials] Were the students happy with you? Is there some opinion from them to see
  [learners] is your place full of kids or grown up people with jobs come too
  [learners] aam taur pe aapke students kaun hote hai, kis background ke
  [placement] freshers get job through you or not
  [placement] student hu final year, placement dete ho kya
  [placement] do you arrange interviews for students after @program
  [-] My daughter is a fresher. [placement] Will your institute get her placed in some company
  [placement] kitne students ki job lagi aapke through, sach bolna
  [learners] you teach only freshers or people already in jobs as well, in general
  [learners] Which sort of people are with you, employed, students, owners of business?
  [duration] total how many hours is @program
  [duration] kitne mahine ka course hai ye, saal to nahi lagega
  [duration] How long does @program take from start till end, in weeks
  [duration] is @program a short one of few days or many months, need for training calendar
  [duration] @program me kitne ghante total lagenge
  [noFiller] are your courses stretched with useless stuff or straight to the point
  [noFiller] ek saal barbaad to nahi hoga na, seedha kaam ki cheez sikhate ho?
  [-] I work mon to fri till 7. [schedule] which days and what time are classes
  [schedule] weekend pe ho sakta hai kya, kitne baje class hoti h
  [schedule] is there a saturday sunday timing, weekdays I have no time to spare
  [-] I am sitting in Gulf time zone. [schedule] How many days per week and at which hour
  [schedule] shaam ko class hai ya subah, timing bata do short me
  [noFiller] Do I have to give up a year of my working life for this or is it compact
  [noFiller] is there padding like motivational talk, or every hour counts
  [besideWork] can it be done along with full time job or must i take leave
  [besideWork] job ke saath ho payega kya, time kam milta hai
  [besideWork] My employees work 9 hours, will they manage @program without stopping work
  [besideWork] i do long duty in hospital as nurse, is it possible to manage @program next to that
  [besideWork] naukri chhode bina kar sakte hai kya ye course, 12 ghante duty hai
  [-] sabke course itne lambe hote hai. [noFiller] aapka short aur point pe hai kya
  [-] I am busy man. [noFiller] tell me whether you waste time on fillers in class
  [hostile] you are wasting my time you stupid bot
  [hostile] bakwas bot hai, kuch kaam ka nahi bolta
  [hostile] Useless thing. Only padding words no answer. Shame on you
  [hostile] time waste mat kar mera, nikamma machine
  [hostile] worst chatbot i saw in my life, total filler rubbish
  [-] two institutes already wasted my time, [noFiller] do you keep the courses free of bakwas?
  [noFiller] Are lessons brief and useful or full of rubbish that nobody uses in office
  [ending] when will @program get over if i join now
  [-] shaadi hai meri december me. [ending] ye batch khatam kab hoga
  [ending] On which date is the last session of @program
  [-] year end is busy for us. [ending] By what month will my people be finished with the course
  [ending] course ka last din kaunsa h
  [noFiller] will it end up eating one year of my career or you keep it tight
  [noFiller] only essentials taught na? not like college with half extra subjects
  [cookies] does this site put cookies in my phone
  [cookies] cookies se mujhe track karte ho kya internet pe
  [-] I clicked nothing about cookies. [cookies] Are you still tracking my visit with them?
  [cookies] which tracking scripts run on this site, analytics type things
  [cookies] tracking band kaise karu is website ki, cookie hatana hai
  [requestCounts] do you look at my IP address when I send requests
  [requestCounts] spam aur bots rokne ke liye site kya karti hai
  [privacy] is my data safe with this site
  [privacy] number aur email dala hai, safe hai na, koi chura to nahi lega
  [privacy] Where is your privacy policy, our legal wants it before staff enter anything
  [-] after giving number everywhere i get spam calls. [privacy] how well do you protect my details
  [privacy] data leak to nahi hoga, policy kya hai aapki
  [requestCounts] if somebody submits your form 500 times by script does site stop him
  [requestCounts] As IT security officer I ask, are requests per address counted to stop abuse?
  [formFailed] i sent form twice and both time error came, am i blocked
  [formFailed] form bheja to error aaya, IP block hai kya mera
  [formFailed] I pressed submit, red message came that request failed. what now
  [-] I have tried from Qatar three times. [formFailed] Your form says something went wrong when sending
  [formFailed] request submit nahi hui, failed likha aa gaya, ab kya karu
  [requestCounts] Is there limit how many times one computer may send the form, against abuse
  [requestCounts] how is this site guarded from robots filling junk, captcha or what
  [unsaid] any photos of your classroom on this page
  [-] achi lag rahi hai site. [unsaid] website kisne design ki hai
  [unsaid] Why did you choose this colour for the page, any meaning behind it
  [unsaid] which font is this and what software drew this page, i am design student
  [unsaid] class ki pictures dikhao, kamre kaise hai
  [picture] what is that big round thing of dots on your page
  [picture] ye suraj jaisa dots wala chitra kya batata hai
  [otherPeople] send me the picture of that girl who joined yesterday
  [otherPeople] Rohit ki photo dikhao jo last batch me tha
  [otherPeople] can i see photos of the persons who are in my batch before joining
  [otherPeople] Do you have image of Mrs Nair who registered, I want to confirm it is her
  [otherPeople] mere dost ne form bhara tha uski pic hai kya tumhare paas
  [picture] Why so many dots in sun drawing, each one is somebody?
  [picture] page pe jo gola bana hai usme ek dot ka matlab kya
  [offTopic] draw me a sun with dots
  [offTopic] suraj kis cheez se bana hota hai
  [offTopic] make one picture of lord ganesha for my phone wallpaper
  [-] my grandchild is asking me, [offTopic] how far is sun from earth
  [offTopic] ek photo edit kar do na background hata ke
  [picture] the dotted sun at top, is it decoration or does it mean something
  [-] I counted hundreds of points in this circle. [picture] What they stand for please?
  [account] cant log in, link not working
  [account] OTP nahi aaya login ke liye
  [-] I have paid already. [account] where is the student login?
  [account] It asks sign in but I dont remember any password, how to get inside my account
  [account] login ka link kahan hai website pe, mil nahi raha
  [signInMail] got mail with sign in link but i never asked, is it fraud
  [signInMail] bina mange login link wali mail aayi hai, click karu ya nahi
  [mailContents] what will be written in the confirmation mail
  [mailContents] register ke baad jo mail aati hai usme kya hota hai, koi link?
  [mailContents] Does the confirming email carry login link or just thank you
  [mailContents] is my phone no and program name written in that mail you send after enrolling
  [mailContents] confirm mail me fees ki detail hoti hai ya sirf naam
  [-] mail came at midnight. [signInMail] Somebody requested log in with my email?? should I worry
  [signInMail] sign in karne ka mail aa gaya apne aap, koi khatra to nahi
  [mailByMistake] got a mail that i am registered but i never registered
  [mailByMistake] maine koi form nahi bhara phir bhi registration confirm ki mail kyu aayi
  [mailByMistake] Your mail thanks me for enrolling in @program. I am 70 and asked for nothing. Why?
  [mailByMistake] somebody used my email id to register, confirmation came to me, what to do
  [mailByMistake] ye registration confirm wala mail galti se mujhe aaya hai, mai to jaanta bhi nahi aapko
  [signInMail] link to log in came in inbox without me asking, delete it or what
  [signInMail] I did not try to login, yet you mailed me a link. Is it dangerous to ignore?
  [afterRegister] registered yesterday, when will mail come
  [afterRegister] form bhar diya, mail kab tak aayegi
  [-] I enrolled two days back, no email no call. [afterRegister] What is the next step
  [afterRegister] after registering will i get link in mail or somebody calls
  [afterRegister] register ho gaya par inbox khali hai, kitna wait karna padega
  [signInMail] a one time sign in link from you landed in my mail, not requested, safe to open?
  [signInMail] maine to login try bhi nahi kiya, ye link wala email kyu bheja
  [phoneFormat] how many digits should be the mobile number
  [phoneFormat] Oman ka number daal sakte hai kya form me
  [-] my number in Nigeria begins with 080. [phoneFormat] will form accept eleven digits from our country
  [phoneFormat] is it ten digits only or landline with more digits also goes
  [phoneFormat] bahar desh ka number lega kya, kitne ank hone chahiye
  [leadingZero] do i type the zero before my number or leave it
  [leadingZero] number ke aage 0 lagana hai ya hata du
  [price] is it zero cost or fees is there
  [price] free hai kya ya paise lagenge
  [price] Zero to start and then big bill later? tell true fee of @program
  [price] is any course with zero fee, i am student with no income
  [price] kitna dena padega total, zero to nahi hoga na
  [-] In UK we write 0 in front of mobile. [leadingZero] Keep it or drop it in your form?
  [leadingZero] +91 ke baad zero bhi likhna hai kya
  [prerequisites] zero knowledge of computers, can i still join
  [prerequisites] bilkul zero se hu, kuch aana chahiye kya pehle
  [prerequisites] My coding is 0 and maths also weak, is that allowed for @program
  [prerequisites] do you begin from zero or one must know things beforehand
  [prerequisites] zero background arts wala hu, eligible hu ya nahi
  [leadingZero] the starting 0 of phone, should it stay when I fill the form?
  [leadingZero] beta mera number 0 se shuru hota hai, zero daalu ya bina zero ke
  [chatDetails] what do you record of me when i chat here
  [chatDetails] ye chat save hoti hai kya, naam email ke saath
  [chatDetails] besides name and email which things of me and my messages are stored from this chat
  [dataKept] how long do you keep these chats and the email i gave
  [dataKept] meri chat aur email kitne din tak rakhte ho
  [-] Data protection officer here. [dataKept] After what period are chat transcripts with names removed?
  [-] strange bot. [chatStart] why must I give name and email before even saying hello
  [chatStart] chat shuru hi nahi ho rahi, email mangta hai, kyu dena padta hai
  [formFields] what all does the registration form ask
  [formFields] enroll form me kya kya bharna hota hai, naam email ke alawa
  [formFields] Is aadhaar or photo needed in the form or just name and phone
  [formFields] before I start filling, which details should I keep ready for registering
  [-] mere paas email hai hi nahi. [formFields] form me email dena zaroori hai kya
  [chatStart] what details are needed to begin this chat and what for
  [chatStart] I put only my name, chat wont open. Is email also must?
  [language] i type hindi here fine but classes are in english or hindi
  [language] padhai hindi me hogi kya, english kam aati h
  [-] I am from Vietnam and my english is slow. [language] In which language trainer speaks?
  [language] will teacher shift to tamil in class if we dont follow english
  [language] mummy ke liye puch raha, class ki bhasha kya hai
  [chatKeys] which key sends message, enter or something else
  [chatKeys] nayi line pe kaise jau, enter dabata hu to message chala jata hai
  [formFailed] form didnt go, it said sorry try again
  [formFailed] enroll form bheja to error aa raha, chat to chal rahi hai
  [formFailed] Submitted my details and got apology message, registration failed. What to do
  [formFailed] after pressing send on the registration form it was loading then error came
  [formFailed] form fail ho gaya do baar, net to theek hai mera
  [chatFailed] you only said sorry, no answer came, what to do
  [chatFailed] kab se typing typing dikha raha hai, jawab nahi aata
  [afterRegister] page froze right after submit, is my form saved or gone
  [afterRegister] form bhejne ke baad screen white ho gayi, mera registration hua kya
  [afterRegister] Site crashed when I sent, did you receive my details?
  [-] i pressed submit then phone battery died. [afterRegister] is what i sent with you
  [afterRegister] page band ho gaya tha, jo bheja wo pahucha ya dobara bharu
  [pageStopped] whole page is white nothing shows
  [pageStopped] page atak gaya hai, something went wrong likha hai, kya karu
  [contact] where do i reach you people, phone or mail
  [-] ad me number diya nahi tha. [contact] aapka number kya hai
  [-] I saw your advertisement. [contact] Whom should our HR call to talk?
  [contact] came from linkedin post, is there email id where i can write to you
  [contact] whatsapp pe baat ho sakti hai kya kisi se
  [source] do you note from which ad I came to this site
  [source] instagram se aaya hu ye tumhe pata chalta hai kya
  [otherPeople] who else has registered for @program
  [otherPeople] mere office se kisi aur ne form bhara hai kya
  [-] she is not telling me. [otherPeople] Can you see whether my colleague Sunita enrolled
  [otherPeople] give me names of others who entered in this batch
  [otherPeople] meri girlfriend ne register kiya ya nahi check karo
  [whoSees] can other visitors see what i filled in form
  [whoSees] jo details maine dali wo kaun kaun dekh sakta hai
  [enterprise] we are team of 15 from our company, how to go about it
  [enterprise] 20 log hai humari company ke, group training karte ho kya
  [-] HR here. [enterprise] Must each of my 40 employees fill the form or is there a corporate arrangement
  [enterprise] our bank branch wants 12 staff trained together, can you take them as one group
  [enterprise] poori team ko seekhana hai, company ke naam se ek sath ho jayega?
  [oneFormEach] can one form do for me and my wife both
  [oneFormEach] do program lene hai to form do baar bharna padega kya
  [register] how do i register for @program
  [register] form kahan hai, join kaise karu
  [-] I am not good with computers. [register] Explain how to fill form and enroll
  [register] where to click for enrolling me in one program
  [register] admission lena hai @program me, form ka process kya hai
  [oneFormEach] my brother and me both joining, one form or two separate
  [oneFormEach] Already filled for @program, for second program again new form?
  [-] father has no phone. [formFields] can i put my own number in the form for him
  [formFields] beti ke form me mera email chalega kya
  [formFields] Filling it for my 17 year old son, whose phone should go in, his or mine
  [formFields] can office number be given in form in place of personal one
  [formFields] papa ke liye bhar raha hu, number mera likh du to dikkat to nahi
  [oneFormEach] Two names in same form possible? husband and me
  [oneFormEach] ek hi form me do bacho ka naam daal sakte hai
  [enterprise] my company wants to train our people, do you do that
  [enterprise] hamari company ke employees ko AI sikhana hai, karte ho?
  [-] L&D head at a mid size firm. [enterprise] Looking for training partner for 60 managers, possible?
  [enterprise] do you come to companies outside and train the staff on their own projects
  [enterprise] factory ke supervisors ke liye training chahiye, company pay karegi
  [partners] with which companies are the projects done
  [partners] You write industry projects. Is any outside firm truly involved or is it just words?
  [certificate] does every program come with a certificate
  [certificate] certificate har program ke saath milta hai ya sirf bade wale me
  [projects] har program ke saath project bhi hota hai kya, kaisa
  [projects] page bottom speaks of projects, what kind of project does one do in @program
  [price] is certificate charge included in the fee or separate
  [price] jo extra cheeze milti hai uska paisa fees me hai ya alag se lagega
  [invoice] is gst already in the fee or added on top
  [-] finance dept is asking me. [invoice] Tax included or separate, and will bill show it
  [perks] what are the three extras written at the bottom
  [perks] har program ke saath kya kya extra milta hai, niche likha tha
  [curriculum] topics of @program please, all of them
  [-] brochure padhne ka time nahi. [curriculum] @program ke andar kya topics hai
  [curriculum] Does @program go into statistics or only tools, give contents chapterwise
  [-] couldnt open pdf on my old phone. [curriculum] just tell what is covered in @program
  [curriculum] kya kya contents hai @program ke syllabus me
  [brochureContents] what is inside the brochure, worth downloading?
  [brochureContents] brochure me kya likha hai, fees bhi hai usme ya nahi
  [refund] i want to cancel and take my money back
  [refund] naam kata do mera, paise wapas milenge kya
  [-] Paid last week, please withdraw my registration. [refund] How much is returned?
  [refund] if i change my mind after paying do you give refund
  [refund] cancel karna hai, fees kitne din me wapas aati h
  [erasure] delete my name and number from your records
  [erasure] maine jo consent diya tha wo wapas lena hai, data hata do
  [transfer] registered for wrong program, change it to the other
  [transfer] @program se hata ke dusre me daal do mujhe
  [transfer] I already took @program, can my registration be shifted to another course
  [transfer] can i take back this enrolment and go in next program insted
  [transfer] galat course me form bhar diya, badal sakte hai kya
  [erasure] I want copy of all data you have about me, then remove it
  [erasure] registration ke time jo details di thi wo mita sakte ho kya
  [whoAreYou] what is your name bot
  [whoAreYou] tumhara naam kya hai, kisse baat kar raha hu mai
  [-] Good evening. [whoAreYou] To whom am I speaking please, your good name?
  [whoAreYou] by what name shall I call you, are you a girl or machine
  [whoAreYou] aap kaun ho ji, naam batao apna
  [name] what is that line under your logo
  [name] aapki tagline kya hai, company ke naam ke niche jo likha
  [-] i forgot it. [programs] what was the name of the course about data
  [programs] saare courses ke sirf naam bata do
  [programs] Just list the names of programs, no details please
  [programs] what was it called, that program for managers with AI
  [programs] wo automation wala course ka naam kya tha
  [name] what are you people called and what is your slogan
  [name] In one line what do you claim to be, that motto thing near the logo
`;
