/** Of chatty, curt, ironic and anxious people, about how one learns there. As messages/all.ts says. */
export const waysOfAllVoices = `
  [method] so when i shut the laptop on a tuesday night what will i have, a thing that runs or 9 pages of notes
  [method] after one class, what do we have?
  [method] ek class khatam hone pe haath mein kya hota hai, kuch chalne wala ya sirf copy bhari hui
  [method] does each evening finish with something working [-] i have been burnt before.
  [-] i have three notebooks full from the old institute and not one thing that opens. [method] after a lecture at yours will anything actually open
  [method] let me guess, every session ends with "we will complete it next week"?
  [method] hello yes when the one session gets over do we have some small complete thing or it stays pending for the next session thank you
  [method] I get very nervous with half finished stuff lying around, tell me honestly it is closed by the end of the same day na
  [method] Sorry my English. One lesson finish, I have program that works or only paper?
  [method] kya har din ke end mein kuch ban ke tayyar milta hai
  [method] Heard that nobody leaves the room at yours without a working piece. True or marketing?
  [method] my wife will ask me every night "so what did you make today", will i have an answer
  [-] kids sleeping, keeping it short. [method] notes only or output also, per session
  [method] At the end of any one lesson, may I know what precisely the participant has produced?
  [method] bhaiya roz ka roz kuch complete hota hai ki latka rehta hai agle hafte tak
  [method] can i demo something to my roommate the same night i attended
  [-] ok so i have a small kid and a loud house. [method] if i sit two hours do i get something finished out of it
  [method] what's the take home of a single sitting [-] quick reply please, boss is coming.
  [method] Suppose I attend just one evening and then fall ill. Would I still have a thing which runs?
  [method] will there be homework to make the thing work after class or does it already work when sir says bye
  [method] class ke baad mera code chalega ya error ke saath ghar bhejoge
  [method] i come from Kenya, here teacher speak two hours and we go home with nothing. In your class we go home with what?
  [method] ironically my last "hands on bootcamp" ended every day with a pdf. do yours end with a pdf too
  [method] working thing per lesson yes or no
  [method] aaj ka session aaj hi poora hota hai kya, matlab jo banaya wo usi time chal jata hai?
  [method] my brother says you people give a running build after every class, is he right
  [method] umm what if I'm slow and time gets over, do I leave with a broken half thing and everyone else's works
  [method] when the clock strikes the end what's on my screen
  [method] Is there a deliverable at the close of every session, or do deliverables accumulate only towards the end?
  [method] okay google type what will I be having after one hour of your class will it be running or it will be incomplete question mark
  [method] only slides we get after lecture or some app also [-] thank you from Egypt.
  [-] good evening ji. [method] ek baithak ke baad dikhane layak kuch hota hai ya nahi
  [method] do your lessons leave loose ends [-] i am a tidy person, forgive me.
  [method] tell me about the last ten minutes of a class, is everybody's project alive by then
  [method] I hate when something is "to be continued" like a tv serial, are your sessions like that
  [method] har lecture ke baad kuch chalta hua milega pakka?
  [method] My team of six gives up one afternoon a week for this, what do they walk out with each afternoon?
  [method] finished or unfinished when we log off??
  [method] you write that a session ends in something that works, what does "works" mean there
  [method] papa ko lagta hai main sirf sunke aaunga, usko bolu ki roz kuch bana ke laata hun?
  [-] i love food, bear with me. [method] is it like cooking class where you eat the dish the same day
  [method] i am from Brazil, want know: every class I finish one thing, or one thing need many class
  [method] End of day one, end of day two and so on. Do I hold something functional every time?
  [-] missed two trains today and i am in no mood for brochures. [method] one session = one thing done or not
  [method] sunday ki class ke baad monday ko office mein kya dikha sakta hu
  [method] or does it happen that we copy from the board and run it at home by ourselves god help us
  [method] will i close the day with code that executes [-] anyway good night.
  [method] What remains with a learner once a single class is complete?
  [method] i worry i will go home each time with a head full and hands empty
  [method] Every evening one small win? or wait till month end for the win
  [method] kuch adhura to nahi chhodte session ke end mein
  [method] last place: ninety minutes of talk, zero that ran. you?
  [method] result of each lesson pls
  [method] do i get to actually run and keep what we did that same night
  [method] In my country school give much theory, then exam. After one your lesson can I click and it go?
  [method] listen I'm driving so voice typing this when the class ends do we have a program that is running or just some knowledge in the mind okay bye
  [-] don't laugh, i am 58. [method] will i have made something by the time a lesson is over, even a tiny one
  [method] kya main har class ke baad whatsapp pe dost ko link bhej paunga jo khulta ho
  [method] is a lesson self contained, like it starts and it gets done and it works
  [method] So one gathers that nothing is left hanging when a session closes, kindly confirm
  [method] how do you folks think a person really gets good at something
  [method] padhne se aata hai ya karne se, aap log kya maante ho
  [method] is your guru the textbook or the keyboard [-] haha i crack myself up.
  [method] What is the pedagogical philosophy behind your teaching, if I may ask?
  [-] four years of engineering and i can recite the osi layers in my sleep, can't make a login page. [method] do you people also believe in reciting
  [method] lecture based or making based
  [method] sir ppt dikha ke padhate hain ya haath se karwate hain
  [method] my daughter falls asleep the moment someone lectures, she only learns when her hands are busy, how are things taught there
  [method] so no talking for two hours? you just throw us in and we make stuff?
  [method] In Japan we listen and write. How is style of your teacher?
  [method] why do you think building beats reading, any reason or just a slogan
  [method] ratta marwate ho kya
  [method] i'm scared of being thrown in the water without being told how to swim, do you explain first or do we just do
  [method] Everyone says "practical". what is your practical, watching you type? [-] that was the case at my last place.
  [method] teaching style kya hai short mein batao
  [method] hi basically my question is like what is the main principle when you teach someone is it doing it by yourself or listening to the teacher
  [method] Do you hold that one learns by constructing things and not by being told about them?
  [method] death by slides or no slides
  [method] is there a book to read or what, how does the learning happen
  [-] I taught maths in school for 30 years so allow me one nosy question. [method] what is your conviction about how a person comes to know something
  [method] mera bhai bolta hai tum log pehle banwate ho phir samjhate ho, sach hai?
  [method] theory wale ho ya karke dekho wale [-] bura mat manna.
  [method] I understand only by breaking things. would your way suit such a head
  [method] Does teacher show and student repeat? Or student try alone?
  [-] I have a premium subscription and no discipline. [method] what makes your way different from two hundred hours of youtube videos
  [method] your teaching approach?
  [method] my team sat through a corporate training, 140 slides, nobody remembers anything. how do you go about it instead
  [method] lemme guess "learning by doing". ok and how is that real at your place
  [method] samajh tabhi aata hai jab khud karo, aap bhi aisa hi maante ho na
  [method] Would we be passive listeners or would we be at work all through the class?
  [method] voice typing hello what is your way of teaching do we sit and listen or do we make something comma please tell
  [method] i am afraid of lectures, like truly, my mind goes off in five minutes. will that be a problem
  [method] is it a chalk and talk place
  [-] cousin dropped out of a bootcamp because it was just videos. [method] how exactly do you teach
  [method] you say people learn by building, what about those who like to read first?
  [method] kis tarike se sikhate hain aap, notes likhwa ke ya project karwa ke
  [method] who does the work in the class, the teacher or me
  [method] What do you believe that other institutes do not believe, about teaching?
  [method] do I learn from mistakes i make myself or from sir's clean example
  [method] For you, to understand is to make? I am philosophy student in Portugal, this interest me
  [method] at the very end what do i own that i can show a recruiter
  [method] course khatam, phir dikhane ko kya hai mere paas
  [method] end mein portfolio milega?
  [method] will my github have anything on it after @program or still the same green nothing
  [method] When @program is over, what concrete work can a participant place before an employer?
  [-] we have enough framed certificates on the wall to start a museum. [method] is there something real left over after the whole thing
  [method] interview me "what have you built" poochhte hain, aapke yahan se nikal ke kya bolunga
  [method] do we finish with a project of our own, live [-] my sister is getting married so i may reply late.
  [method] I'm worried that after all the weeks i'll just have a paper and shaky knowledge, what else do i get out
  [method] My cousin will look for job after he finish all. He can show what?
  [method] so after months of my life, what exactly is in the bag
  [method] a link i can send my friends, will i have one when @program ends
  [method] certificate ke alawa kya milta hai end mein
  [method] can my son keep the app he makes and show it to colleges afterward
  [method] final project hai kya jo company walon ko bheju
  [-] my friend did some data course and came out with a mug. [method] how many finished projects does one come out with
  [method] my boss pays so he'll want to see a result when i complete, what can i put on his table
  [method] Please, at finish of long course, I have application I can put in internet with my name?
  [method] so basically after completing your full course what will I be having with me that I can put on my resume please tell
  [method] something to brag about at the end yes/no [-] typing with one thumb.
  [method] are the projects mine to publish or the same todo list everyone has
  [-] hr people here don't even read degrees any more. [method] what proof of skill do i walk away with after the complete programme
  [method] poora karne ke baad mere naam ka koi kaam online hoga kya jise log dekh sakein
  [method] capstone at the end?
  [method] Does it culminate in a substantial piece of work, or merely in an examination?
  [method] wow a "job ready" course. and ready with what in hand, may i ask
  [method] i switched careers once with nothing to show and it was horrible, this time what would i have in my pocket after graduating
  [method] wife wants to freelance after this, will she have samples for clients [-] she is very talented with colours.
  [method] what do your people show off on linkedin once they're through
  [method] repo full of my own code at the end, correct?
  [method] after @program koi product ready hota hai ya bas gyaan
  [method] end of the road, what did i make
  [method] suppose I complete all of it and an employer says prove it, what do I open on my laptop
  [method] Do I have to make demo for job by myself after, or it is already from the course?
  [method] ma'am mere bete ke paas last mein kuch thos hoga na dikhane ke liye rishtedaron ko bhi
  [-] just came out of my appraisal, not great. [method] if i complete your course what can i put in front of the panel next year
  [method] do graduates leave with a demo or a diploma
  [method] one big thing or many small things to show once its all over
  [method] i am told everybody leaves with their own shipped product, is it so
  [method] kuch aisa banega jo main khud bhi baad mein use kar saku aur logon ko dikha saku
  [learners] who all come to you
  [learners] kis tarah ke log aate hain aapke yahan
  [learners] are the others mostly college kids? would feel like everyone's uncle
  [learners] do you teach school children too [-] my daughter is a handful, i tell you.
  [learners] What is the typical profile of your participants?
  [-] retired from the railways last march, bored already. [learners] any people of my age in your batches
  [learners] is it full of coders and me the only donkey
  [learners] job karne wale zyada hote hain ya students
  [learners] you take freshers?
  [learners] hi I am asking like who normally joins your classes is it office people or is it boys from college or both
  [learners] I am Nigerian accountant. Other foreigners also study with you?
  [learners] are there housewives in your courses, i really don't want to be the only one sitting there
  [learners] only techies right
  [learners] my manager wants to know if senior leadership folks attend your stuff or just juniors
  [learners] bachhe bhi padhte hain kya, mera 13 saal ka hai
  [learners] So the crowd is what, startup bros with macbooks?
  [learners] do company teams come to you as a group
  [learners] Working professionals, students, or a mixture? Kindly clarify.
  [learners] mere papa 62 ke hain, unke jaise koi aata hai seekhne? [-] bahut jiddi hain wo.
  [learners] which people are you for, in general
  [learners] i'm anxious about sitting with twenty year olds who type faster than i think, what ages do you get
  [learners] any doctors, lawyers, that kind, or all IT [-] i'm a dentist myself.
  [-] my neighbour's son goes to some coding place, all of them are ten year olds. [learners] what about your place, who's there
  [learners] Who is student in your school? Young, old, both?
  [learners] you teach ceos?
  [learners] kya sirf engineers ke liye hai aapka institute
  [learners] do people with full time jobs actually manage to come or is it all folks with free afternoons
  [learners] I heard you only train corporate people, is that correct
  [learners] what did your students do before they came to you, were they programmers or shopkeepers or what
  [learners] your usual audience?
  [learners] koi teacher log bhi aate hain, main sarkari school mein padhati hun
  [-] stuck in traffic as usual. [learners] will my classmates be people like me who go to office 9 to 7 and are dead by evening
  [learners] do you serve organisations as well as individuals
  [learners] voice message: please tell me your institute is for children or for big people because I am searching for my niece she is in eighth standard
  [learners] it's a boys club isn't it. or do women also sign up
  [learners] In your class are people who not know computer well?
  [learners] 12th pass wale chalte hain kya ya degree wale hi hote hain sab
  [-] i run a sweets shop, third generation. [learners] do business owners turn up at yours or will i be a curiosity
  [learners] mostly who studies there
  [learners] Have you taught persons from non-technical backgrounds such as commerce or the arts?
  [-] i've got grey hair and two knees that complain. [learners] are your regulars 22 or 52
  [learners] mummy ko seekhna hai, aap buzurg logon ko sikhate ho?
  [learners] my colleague says a lot of managers go there these days, true?
  [learners] do unemployed people come too or only those with a salary, i feel ashamed a bit [-] been home since august.
  [learners] founders, do you get founders
  [learners] students ko lete ho ya only professionals
  [learners] I live in Nepal and work in hotel. You have people like this before?
  [learners] tell me it's not just fresh graduates desperate for placement
  [learners] is there a kids section
  [learners] who would be sitting next to me, so to speak
  [learners] We are a government department. Do you ordinarily train officials, or only the private sector?
  [learners] designers writers marketing types, welcome or odd [-] i paint, mostly cows.
  [learners] aapke yahan sab pehle se coding jaante hue aate hain kya, dar lag raha hai
  [-] long day, one short question and i'm gone. [learners] adults only?
  [learners] ok so my son is in class nine and my husband is a bank manager and both are interested, do you deal with both sorts of humans
  [learners] do bosses and their employees learn at the same place with you
  [learners] beginners or advanced crowd usually
  [learners] which age group you are handling sir
  [learners] the last institute had put me with school leavers who giggled, i am 41. what kind of folks do you have
  [learners] Kaun log hain aapke students, thoda bataiye
  [learners] Is your school more for worker or more for university people?
  [learners] pensioners allowed? asking for a grandfather, ok it's me
  [learners] people switching careers, do you see many of those
  [learners] basically anyone with a wallet i suppose, or is there a kind of learner you really teach
  [learners] college final year wale aate hain kya bahut
  [learners] do you get whole families haha
  [learners] from what walks of life do your participants generally come
  [-] i freeze in groups. [learners] what sort of people are in there usually, nice normal ones or geniuses
  [learners] do you work with schools or is it only grown ups with jobs
  [learners] naukri wale, padhne wale, retired, kis kis ko sikhate ho aap
  [firstCode] day one coding? [-] sorry, battery 2%.
  [firstCode] pehle din se code likhenge ya mahina bhar theory
  [firstCode] when do my fingers touch the keyboard
  [firstCode] how many weeks of definitions before the real thing starts
  [-] previous academy took five weeks on "history of computers", charles babbage and all. [firstCode] when does one start typing programs at yours
  [firstCode] Do participants write code in the opening session, or is it preceded by theoretical instruction?
  [firstCode] will i write something already in the first class or just introduce myself and my hobbies
  [firstCode] I'm a bit scared, will you make me program on the very first evening itself
  [firstCode] First lesson, we make code? Or first listen?
  [firstCode] code kab se shuru hota hai
  [firstCode] let me guess, first month is installing python
  [firstCode] what time in the course do we begin the coding part I am asking because my previous class was only theory theory theory
  [firstCode] my nephew has the patience of a mosquito, does he get to code right away
  [firstCode] coding from week 1 or week 6
  [firstCode] pehli class mein hi kuch likhwate ho kya
  [firstCode] is it true your people write their first lines within the first hour [-] my flatmate told me and he exaggerates.
  [firstCode] before the first line of code how much must I sit and hear
  [firstCode] straight into code or long warm up
  [firstCode] theory kitne din chalegi uske baad hi computer chhune doge?
  [firstCode] My wife has never opened an editor. At what point would she be expected to write her first program?
  [-] nice website btw. [firstCode] how soon are we programming
  [firstCode] i learnt swimming by reading about it once. do i also learn python by reading about it for a month first
  [-] namaste, new here. [firstCode] when is the first "hello world"
  [firstCode] In Germany course begin with long introduction. By you, when comes the first programming?
  [firstCode] do we wait long to code
  [firstCode] shuruat mein hi practical ya pehle concept clear karwate ho [-] mujhe neend aa jaati hai theory mein.
  [firstCode] how early we code
  [firstCode] i want to be sure i'm not paying for a month of powerpoint before anyone lets me try
  [firstCode] The opening class is an orientation with no hands on, right?
  [firstCode] on monday i join, by when am i typing my own stuff
  [firstCode] laptop pehle din lana hai kya, matlab kaam usi din chalu?
  [firstCode] what if i am not ready for coding in session one, do you ease us in with some theory
  [-] the boys in my hostel are all talk. [firstCode] do you get people coding from the start
  [firstCode] full stop sorry voice typing when will I be writing the first code is it in the starting or after some chapters
  [firstCode] my team wants action, not an intro module. does the writing of programs begin at once
  [firstCode] first session just talk talk, no typing?
  [firstCode] Ma'am, beti ko turant kuch karne ko milega ya pehle lambi bhashan sunni padegi
  [firstCode] I want know, I must wait how many class for make my first program
  [firstCode] how much preamble is there, be honest
  [firstCode] kitni classes ke baad haath se program likhna start karte hain log
  [models] will i know how chatgpt actually works inside
  [models] ya sirf prompt likhna sikhaoge
  [models] under the hood or just buttons
  [models] Does one acquire a genuine understanding of how contemporary language models function?
  [-] i did a "genai masterclass", it was forty magic prompts in a pdf. [models] is yours the same or do we learn why it answers what it answers
  [models] transformers padhate ho? [-] optimus prime wale nahi lol.
  [models] how does the thing that paints pictures from words do it, is this explained
  [models] I use AI daily and have no idea what I'm doing. Would I be surer after your course?
  [models] another prompt engineering course i assume
  [models] my boss thinks chatgpt is a search engine, will he get what it really is after @program
  [models] neural network ka andar ka kaam samjhaya jata hai kya
  [models] I want understand machine, not only speak to machine. You teach?
  [models] hello I want to learn the artificial intelligence properly like how the brain of it is working not only the tricks can you teach that
  [models] embeddings, attention, tokens, do you open that box
  [models] honestly these AI things frighten me, would i lose the fear by seeing what's going on in there
  [models] kya aap LLM ke peeche ki cheez batate ho ya bas tool chalana
  [models] why it lies so confidently, do you cover that [-] it invented a cousin for me yesterday.
  [models] tools come and go every week. do you teach the tool or what is beneath it
  [models] midjourney and stuff, only using or also how
  [models] Can I trust myself with these systems at work after the training, knowing where they fail?
  [-] everyone in my office has become an AI expert overnight, lovely. [models] do your people really understand the tech or only the vocabulary
  [models] my daughter asked me how does the computer know the next word and i had nothing. would i have an answer
  [models] AI ko black box ki tarah padhate ho ya khol ke
  [models] is there maths behind the AI part or just clicking
  [models] after this could I explain to a colleague how gpt produces a sentence
  [models] with AI tools do we only learn which button
  [models] Please tell: is explained how image AI make picture from noise?
  [models] will it still be magic to me afterward [-] i do like magic tricks though.
  [models] bas copy paste prompts to nahi hai na
  [models] i have heard that you teach the inner working of AI models, kindly confirm whether it is so
  [models] diffusion models, explained properly?
  [models] i can already type questions into chatgpt thanks. what more would i understand
  [models] want to know why same question gives different answer every time, comes up in your classes?
  [models] samajh ke use karna seekhna hai, andha bharosa nahi, ho payega?
  [-] I am lawyer by profession, judges have started asking about it. [models] would I learn how such a program arrives at its text
  [-] everybody is selling AI these days, even my barber. [models] how deep does the AI go with you
  [models] teacher in my son's school says just learn prompting, enough for life lol. do you agree or you go inside
  [models] do you build a small gpt to see how it ticks
  [models] My team uses copilots blindly. Would they come to know what is happening behind the screen?
  [models] AI models ke bare mein confidence aayega kya, abhi to tukke se chala raha hun
  [models] voice typing please excuse do you explain how the chat gpt is trained and what is inside or you are just showing how to ask it
  [models] surface level ya depth
  [models] I am from Vietnam, I work with AI tool but not know how it think. Course help?
  [models] what even is a model, would i know that by the end
  [-] i read a long article on this yesterday. [models] user or understander, which do you make out of us
  [models] kaise seekhta hai ye AI, ye sikhate ho?
  [models] i worry about using something i can't explain, my clients ask and i mumble. does your training fix the mumbling
  [models] training data weights all that stuff, included?
  [-] saw your poster at the metro. [models] is the AI bit real understanding or ten cool tools in ten minutes
  [models] Will I be able to judge when to believe the output and when not to?
  [models] does it go beyond typing nicely to a bot
  [models] gemini, claude, chatgpt inka andar se kaam karne ka tareeka clear hoga kya
  [models] my husband says nobody really knows how these things work so nobody can teach it. can you
  [models] Only application use or also principle of it?
  [models] so no engine, just steering wheel? or do we look at the engine too
  [models] generative AI sirf use karna ya banna kaise hai wo bhi
  [models] can a normal person get what goes on in those huge networks, with you [-] i failed physics twice.
  [models] i press, it answers, i pray. would your course change that
  [models] the course before told us "think of it as a smart parrot" and moved on. do you stop there also
  [models] voice clone, deepfake, chatbot, sab ka logic samajh aayega kya mujhe
  [noFiller] is there padding [-] i read your whole site, twice, insomnia.
  [noFiller] faltu cheezein to nahi padhate na
  [noFiller] do i have to quit my job for this
  [noFiller] how much of it could be cut without anyone noticing
  [-] paid for ten months somewhere, eight of them were motivational speeches. [noFiller] how tight is yours
  [noFiller] ek saal barbaad to nahi hoga mera
  [noFiller] Would I be obliged to take a sabbatical in order to attend?
  [noFiller] your course, fast and crisp or slow and long
  [noFiller] i can't afford a gap on my cv, would there be one
  [noFiller] do you stretch the lessons to make it look worth the fee
  [noFiller] In my work I cannot stop for one year. Is necessary?
  [noFiller] another 18 month "journey"? no thanks. or are you shorter
  [noFiller] seedha kaam ki baat pe aate ho ya idhar udhar ki
  [noFiller] hi so the thing is I have a job and a baby and do I have to leave the job for your course
  [noFiller] no fluff na?
  [noFiller] my husband is scared i will lose a full year of salary over this, should he be
  [noFiller] Are the sessions concise and restricted to what is essential?
  [noFiller] soft skills, icebreakers, group hugs, how much of that do i sit through
  [noFiller] naukri chhodni padegi kya
  [noFiller] every class of my mba was twenty minutes of content in a two hour coat. same here?
  [noFiller] you respect people's time or not
  [noFiller] I learn slow, but also boring things kill me. You go quick to the point?
  [noFiller] does it eat up my year [-] i already lost one to covid.
  [-] sitting in a meeting that should have been an email. [noFiller] is your course like that
  [noFiller] kam time mein poora hota hai ya kheenchte ho
  [noFiller] heard that nobody has to take a career break with you, correct?
  [-] that other institute proudly sold me 400 hours. [noFiller] how many lessons are just there to fill the calendar lol
  [noFiller] My employees can't vanish for months. Is it lean enough to fit around work?
  [noFiller] lambi lambi bakwas ya short aur kaam ki
  [noFiller] will the course drag
  [noFiller] i gave two years to a distance degree and remember nothing but the stapler, please say yours does not swallow years
  [noFiller] brisk pace or crawling
  [noFiller] is everything in there useful or do we do electives nobody needs
  [noFiller] voice typing I just want to know that your classes are not having unnecessary topics because I have very less time
  [noFiller] mera beta kehta hai courses mein aadha maal bharti ka hota hai, aapke mein kitna
  [noFiller] Must one give up the work for to study with you? In my country is so
  [noFiller] cut the fat or keep the fat
  [-] sorry for typing so late at night. [noFiller] i keep thinking i'd throw away months of my working life, would i
  [noFiller] can i keep earning meanwhile [-] emi is a cruel mistress.
  [noFiller] syllabus mein extra bojh kitna hai jo kabhi use nahi hota
  [noFiller] do you repeat the same thing five times to reach the hours promised
  [noFiller] What portion of the curriculum would you call indispensable?
  [noFiller] straight talk please: do you waste time
  [noFiller] one year off at 38 is career suicide, is that what you're asking of people
  [noFiller] jaldi khatam hoga ya saal bhar latkega [-] shaadi bhi hai is saal meri.
  [noFiller] my old tutor told stories about his cricket days for half the hour. do yours stick to the subject
  [noFiller] Is it long because it needs to be, or because long sells
  [noFiller] will i get bored out of my skull
  [-] i'm a nurse, night shifts, no holidays till june. [noFiller] does one need to pause one's career to do this
  [noFiller] kaam ke saath saath nipat jayega kya ya sab chhod ke baithna padega
  [requestCounts] do you store my ip [-] nothing to hide, just nosy.
  [requestCounts] mera IP address note karte ho kya
  [requestCounts] how do you keep bots out
  [requestCounts] what if someone sends this form ten thousand times
  [-] our own shop website got hammered by spam last week. [requestCounts] what do you people do against such floods
  [requestCounts] Is a tally kept of the number of requests originating from a given connection?
  [requestCounts] are you counting my messages
  [requestCounts] spam kaise rokte ho [-] mere inbox ka to bura haal hai.
  [requestCounts] any rate limit here
  [requestCounts] i'm a bit paranoid sorry, can you see from which wifi i write and is that written down somewhere
  [requestCounts] so i write a script that talks to you all night, what stops me
  [requestCounts] it told me too many tries, how does it know it was me
  [requestCounts] You save number of my internet connection?
  [requestCounts] do i get blocked if i ask a lot [-] i'm told i talk too much.
  [requestCounts] captcha nahi dikha, to phir robots ko kaise pehchaante ho
  [requestCounts] what measures against people misusing this site
  [requestCounts] hello does your website note down my IP address when I am chatting here because my brother told me all the websites are doing it
  [requestCounts] office ke sab log ek hi internet se aate hain, block to nahi ho jayenge
  [requestCounts] a bored teenager with a loop could drown you, no? or is there a guard
  [-] He is a difficult man. [requestCounts] My firm's security officer asks whether visitor network addresses are logged.
  [requestCounts] kitni baar pucha ye gin rahe ho kya
  [requestCounts] what about ddos
  [requestCounts] does somebody track where i'm connecting from
  [-] lovely, a chatbot, exactly what the world lacked. [requestCounts] and how do you defend it from other chatbots
  [requestCounts] for how long do you keep that counter of who asked how often
  [requestCounts] ip logged y/n
  [requestCounts] ek minute mein kitne message allowed hain, uske baad kya hota hai
  [requestCounts] In Europe the IP is personal data. Do you use it for something?
  [requestCounts] my kid pressed send about fifty times, have we been put on some blacklist now
  [-] beep boop. [requestCounts] how would you notice that i'm a machine
  [requestCounts] Some institute let anyone fill my number in their form hundred times, i got calls for weeks. could that happen at yours
  [requestCounts] fake enquiries bharne walon ka kya ilaaj hai aapke paas
  [requestCounts] is my connection used to recognise me when I come back and hammer the thing
  [requestCounts] voice typing what you are doing to stop the fake people and the robots from sending so many forms to you
  [requestCounts] do you throttle
  [-] no hard feelings, i work in infosec. [requestCounts] do you hash the addresses you count by or keep them plain
  [requestCounts] You don't keep any record of the address I come from, I trust?
  [requestCounts] mobile data se likh raha hun, mera network pakad mein aata hai kya
  [requestCounts] I am in Iran with VPN. Site count me together with other people of same VPN?
  [requestCounts] if i get angry and spam you with insults what happens, anything automatic
  [erasure] can i take back my consent [-] i was half asleep that day.
  [erasure] maine haan bol diya tha form mein, ab wapas lena hai
  [erasure] i ticked the box. how do i untick it
  [erasure] what happens once I say no after having said yes
  [-] my phone rings six times a day thanks to some institute i once typed my number into. [erasure] with you, can a yes be undone
  [erasure] By what procedure may consent to the processing of my data be withdrawn?
  [erasure] changed my mind about letting you contact me, who do i tell
  [erasure] revoke consent possible?
  [erasure] permission cancel kaise kare [-] jaldi batao thoda tension hai.
  [erasure] oh god i agreed to something without reading, can that still be reversed
  [erasure] I said yes for my data. Now I want no. It is possible?
  [erasure] let me guess, agreeing takes one click and disagreeing takes a notarised letter
  [erasure] hello I had given the permission to keep my details I want to remove that permission please guide me how to do it
  [erasure] my father accepted on my phone by mistake, undo please?
  [erasure] kya main apni sehmati kabhi bhi wapas le sakta hun
  [erasure] is my agreement for ever [-] marriage was enough.
  [erasure] if i back out do you delete the lot or just stop calling
  [erasure] opt out of data consent, after opting in
  [erasure] You may keep nothing once I've withdrawn, am I right?
  [erasure] pehle allow kiya tha ab nahi chahiye, email karu ya call
  [-] nothing against you folks personally. [erasure] i'd just like to call off what i agreed to about my number and email
  [erasure] does pulling out my approval cost me something, like my seat
  [-] Not a lawyer, only married to one. [erasure] under the indian data law i can withdraw anytime no? how do you handle it
  [erasure] my ex employee gave you our office mail and clicked agree, can we retract that on his behalf
  [erasure] In Spain we have right to retire consent. Also with you?
  [erasure] where's the off switch for that data thing i accepted
  [erasure] agar main mana kar du baad mein to mera data ka kya hoga
  [erasure] how many days after i revoke till it's really gone
  [erasure] i regret pressing accept
  [erasure] voice typing I don't want that you use my information anymore before I told okay but now not okay what to do
  [erasure] wife ne haan kar di thi, usko ab darr lag raha hai, wapsi ka koi tareeka?
  [erasure] Would the withdrawal affect what you have already done with my particulars?
  [-] i keep lying awake over stupid things. [erasure] that consent tick of mine, is there any way back from it
  [erasure] once in never out, right? typical
  [erasure] can a parent take back the okay he gave for his child's details
  [erasure] consent wapas lene ke liye koi reason dena padta hai kya
  [erasure] say stop and you stop? or is there a form in three copies
  [erasure] my no should count as much as my yes. does it, at yours
  [erasure] I leave India soon, want cancel my agreement for my information, how I do
  [erasure] unsubscribe from consent kaise, link hai koi?
  [replyLanguage] hindi mein chalega?
  [replyLanguage] can i write in tamil
  [replyLanguage] aap hinglish samajhte ho ya english mein hi likhu
  [replyLanguage] which languages do you talk [-] greetings from Indonesia.
  [-] my english is from class eight only, please adjust. [replyLanguage] may i type in my own tongue
  [replyLanguage] if I mix two languages in a sentence will you choke
  [replyLanguage] In which language shall I expect your answers?
  [replyLanguage] marathi madhe bolu ka ithe
  [replyLanguage] I speak French. You can answer me in French?
  [replyLanguage] english only i suppose, like everyone
  [replyLanguage] main hindi mein poochu to jawab bhi hindi mein doge?
  [replyLanguage] my mother wants to chat with you herself, she knows only Telugu
  [replyLanguage] do you get roman hindi
  [replyLanguage] sorry for my bad spelling and half hindi, is it ok for you or do i have to write properly
  [replyLanguage] you know bangla?
  [replyLanguage] why do you always reply in english when i write like this yaar
  [replyLanguage] Hello I am speaking in Hindi and phone is typing in English you are able to understand this or no
  [replyLanguage] devanagari likhun ya abc wali
  [replyLanguage] Must I use English with you? It is hard for me
  [replyLanguage] kannada gotta nimge
  [-] just checking before i pour my heart out. [replyLanguage] do you follow gujarati
  [replyLanguage] so a robot from india that can't do malayalam? or can you
  [replyLanguage] could you switch to simple urdu for my grandfather
  [replyLanguage] I would be more at ease in Punjabi, is that feasible in this chat?
  [replyLanguage] thoda english thoda hindi dono mila ke likhu to samajh aayega na
  [replyLanguage] will you answer the way i write [-] i am lazy with full stops.
  [replyLanguage] kis bhasha mein baat kar sakte hain yahan
  [replyLanguage] arabic ok here? my friend from oman is reading with me
  [replyLanguage] do i have to translate my question first
  [-] papa saath baithe hain. [replyLanguage] unko english nahi aati, aap unse unki zabaan mein baat karoge?
  [brochureContents] what's in the brochure [-] waiting for my dosa so i have time.
  [brochureContents] brochure mein kya kya likha hai
  [brochureContents] is the pdf worth opening or just smiling people with laptops
  [brochureContents] fees, dates, syllabus, does the leaflet have all that
  [-] i've downloaded eleven of these from eleven institutes, all stock photos. [brochureContents] what would i read in yours that's not on this page
  [brochureContents] Kindly indicate what particulars the prospectus contains.
  [brochureContents] will my dad find his answers in that booklet, he wants fees and timings
  [brochureContents] that pdf of yours, how many pages and about what
  [brochureContents] In the document for download, what I can find?
  [brochureContents] pdf khol ke kya pata chalega mujhe
  [brochureContents] is the week by week plan inside the brochure
  [brochureContents] before I give my email for it, tell me what is written in that thing
  [brochureContents] does the brochure tell more than you do
  [brochureContents] I am asking about the brochure what all information is given in it is the price also given
  [brochureContents] topics listed in brochure?
  [brochureContents] prospectus padhne se course ka poora andaza ho jata hai kya
  [brochureContents] I'm afraid i'd request it and then it's only ads, what does one learn from it
  [brochureContents] my boss wants something on paper, does your handout explain who teaches and what it costs
  [brochureContents] glossy nonsense or real details, that download
  [brochureContents] brochure ek course ka hai ya sabka [-] data pack khatam hone wala hai.
  [-] can't scroll, cracked screen. [brochureContents] what would that file tell me
  [brochureContents] I suppose the catalogue just repeats the website?
  [brochureContents] usme placement ka kuch likha hai kya, jo pdf aap bhejte ho
  [brochureContents] Please, the information booklet, it has also the time table and the teacher?
  [brochureContents] what do i know after reading it that i don't know now
  [brochureContents] is a sample project shown in the brochure
  [brochureContents] contents of flyer?
  [brochureContents] wife ke liye print karna hai, us kitaabchi mein kaam ki jaankari hai na
  [brochureContents] does the thing you mail out go into the modules or just say how great you are
  [-] ok ok you convinced me. [brochureContents] so what does one get to read in that brochure exactly
  [summary] from where to where does @program go
  [summary] @program kahan se shuru hota hai aur kahan khatam
  [summary] the long one, what's the arc of it
  [summary] i enter @program knowing nothing, i exit as what
  [-] every brochure i read starts in the middle. [summary] tell me the start and the finish of @program
  [summary] Kindly outline the complete path of @program, from its point of departure to its destination.
  [summary] first card on your page, where does it begin and how far does it take me
  [summary] @program ka poora safar ek line mein bata do
  [summary] does @program begin at zero or does it assume i was born coding, and where does it drop me off
  [summary] so in the long one i go from what to what
  [summary] Program @program: beginning is what level, end is what level?
  [summary] A to Z of @program pls [-] have a nice day.
  [summary] I'm afraid the start of @program is too high for me and the end too low, what are the two ends
  [summary] hello can you tell me the full journey of @program like what we are starting with and what we are able to do at last
  [summary] @program, start point, end point
  [summary] my son picked the second card without reading, what road is he on, first step to last
  [summary] shuru mein kya aur last tak kya ban jaate hain @program mein
  [summary] "zero to hero" they all say. what's the zero and what's the hero in @program
  [summary] where am i when @program lets go of me, compared with where it picked me up
  [summary] is it right that @program starts with basic python and goes all the way to deploying?
  [-] got only a minute, bus is coming. [summary] big picture of @program, first to last
  [summary] the short course, kahan se uthate ho aur kahan chhodte ho
  [summary] How far does one travel in @program?
  [summary] @program mein pehli cheez kya sikhate ho aur aakhri kya
  [summary] For the longest program, I want to see the way. It start with what, arrive to what?
  [summary] could you walk me through @program from its first day to its last, roughly
  [summary] roadmap of @program [-] u r doing great work.
  [summary] if @program was a train what's the first station and what's the terminus
  [summary] my team lead wants one sentence: before @program we can do this, after @program we can do that
  [summary] voice typing the one on top the first card what is the starting of it and what is the ending of it please
  [-] raat ke do baje hain aur main course dhoondh raha hun. [summary] @program takes a beginner up to which level
  [-] my wife says i never finish anything. [summary] what does the finish line of @program look like, and the start line
  [summary] begin where end where, the kids one
  [summary] Would @program carry a person right from the fundamentals to building full products, or merely part of that way?
  [summary] @program starting level aur ending level samjha do yaar
  [summary] is there a thread through @program, you know, it opens with this, moves through that, closes with that?
  [summary] i did half a course elsewhere that began in nowhere and ended in nowhere, how is @program laid out end to end
  [summary] poori kahani @program ki, shuruat se ant tak
  [summary] what does the big one turn a person from and into
  [summary] In @program what is first thing and what is final thing, I come from Sri Lanka and read slow
`;
