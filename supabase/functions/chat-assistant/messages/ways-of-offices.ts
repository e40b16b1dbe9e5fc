/** Of people at work and Indians abroad, about how one learns there. As messages/all.ts says. */
export const waysOfOffices = `
  [method] after one evening with you do i have something running or just a pdf
  [method] ek class khatam hone ke baad mere haath me kya hota hai
  [-] Good evening sir. [method] Does every session close with a finished piece, or do we leave it in between?
  [method] my doctor friends ask what I will have by the time I log off each night
  [-] I attended a two day workshop paid by office. [method] came home with slides only, same with you?
  [method] so when the two hours are up is there anything that actually runs
  [method] I hate going to bed with broken code. will it be complete when sir says good night
  [method] har session ke baad kuch chalne wala banega ya sirf theory copy me
  [method] Kindly clarify what a participant takes away upon conclusion of an individual sitting.
  [method] is it correct that nobody leaves a lesson empty handed
  [method] my wife did a course where every lecture said "to be continued", ur classes like that also?
  [method] what do i get per class, like concretely [-] I am a very practical person
  [method] weekly one sitting I can manage. at the end of that one sitting what is in my laptop
  [method] do you finish what you start the same day
  [method] suppose I miss the next week, is last week's thing still usable or it hangs half way
  [-] sorry typing from hospital duty room. [method] one lesson se kuch complete nikalta hai kya
  [method] notes dete ho ya kuch banwate ho roz ke roz
  [method] Will my team walk out of each afternoon with a tool they can open on Monday?
  [method] when the call ends, what did I make
  [method] please tell if each class has its own small result or only big project at last
  [method] I'm told that each lesson of yours ends with a thing that works. True?
  [method] aaj padha, aaj hi kuch chala? ya agle hafte tak wait
  [method] as HR I must report outcome per training hour, so what outcome comes out of a single module sitting
  [method] From Canada I join at 7 am before work. By 9 what would I be holding, a working thing or homework?
  [method] will there be something to show my kids the same night
  [method] previous tutor gave forty page handouts and nothing else. what about you after each meet
  [method] is the output of a session a demo that crashes tomorrow or proper thing
  [method] class over hone pe code run hota hai na sabka, ya sirf teacher ka
  [method] half baked stuff is my worry, every trainer runs out of time and says do the rest at home
  [method] kya pehle din ke end me bhi kuch ban jata hai
  [method] What is left on my machine when the teacher says that is all for today
  [method] each week one working thing, yes or no [-] dont send me long story
  [method] I am founder of small firm, can I use on next morning what we did previous night
  [-] boss is asking me to justify the fees. [method] what comes out of every session, something usable?
  [method] do we complete it in the room itself or you leave us with assignment to figure out
  [method] my colleague says in his batch they just copied from whiteboard for 2 hrs, urs also same type?
  [method] recordings and ppt I can get on youtube, what else remains with me after your class
  [method] shaam ko do ghante dunga toh us din ka result kya milega
  [-] Greetings from the high court canteen. [method] Would a lawyer with no computer background also have something functioning by the close of one lecture?
  [method] i am afraid that session finishes and my screen still shows error
  [method] after a class its a bunch of loose ends each time or neatly closed
  [method] at 9 pm when its done can i send link to my brother and he opens it
  [method] may I know the deliverable per session pls
  [method] bas sunna hai ya session ke last tak khud ka kuch chalta hua dikhega
  [method] In one evening you really get to a result?? sounds too good
  [method] Sir I want to ask whether the thing built in lesson three needs lesson four to run
  [method] what exactly do I carry home, a file, a working app, a certificate of attendance lol
  [-] I am just back from school pickup. [method] how does a typical class end
  [method] our last vendor left my managers with printouts, nobody touched a keyboard. will they have made something by lunch with you
  [-] Night shifts are killing me. [method] if I can attend only alternate classes, is each one complete in itself with its own result
  [method] does it happen that time runs out and project remains adhoora
  [method] tell me one thing, at end of every lesson is it working on MY laptop
  [-] we are 60 people in the admin department. [method] are participants left with unfinished exercises between the meetings
  [method] ek baithak me kuch poora hota bhi hai ya bas shuru hota hai
  [method] My father is 61, he loses interest if nothing moves on the screen by the end. will something move?
  [method] I only want to know do we stop at a point where it runs
  [method] session ends, and then? what is there
  [method] I understand each meeting produces something one may open and use, kindly confirm. [-] Regards, Dr. Meena
  [-] kal bhi aapki site dekhi thi maine. [method] either I get material to read or I get a thing I made, which of the two each time
  [method] so if your class is from 8 to 10, at 10:01 what can my program do
  [-] my neighbour told me about you people. [method] what is your way of teaching
  [method] do you lecture or do we do it ourselfs
  [method] aap log kaise padhate ho, board pe ya hath se karwa ke
  [method] I fall asleep in webinars. how is it different with you people
  [method] Could you describe the pedagogy followed by your faculty? [-] I am preparing a vendor comparison sheet
  [method] is it true you dont believe in slides
  [-] we lost two days last year to a trainer reading his ppt. [method] does your instructor talk all the time or the people do the work
  [method] In med school we learned by seeing patients not by books, is it similar here
  [method] what principle stands behind your classes
  [method] reading se nahi aata mujhe, karne se aata hai. aapka tarika kya hai
  [-] my attention is like a goldfish. [method] will somebody talk at me for two hours
  [method] my team learns only when they break things, does your style permit that
  [method] in your teaching theory first then practice, or straight practice?
  [method] why should one learn from you rather than watch videos, what's the philosophy
  [method] ratta lagana padega kya
  [method] Do you think a person can learn this by listening? curious about your view
  [method] As L&D head i ask every vendor same thing, whats your training methodology
  [method] he told me in your place student touches keyboard from start and teacher keeps quiet, right or wrong
  [method] you teach by case method like in law college, or how
  [method] how much of the time is the trainer speaking and how much are we typing
  [method] kitna bolte ho kitna karwate ho [-] waise website achhi hai aapki
  [method] i bought 3 books on python and not moved past page 40, how would u make me learn
  [method] teaching is hands on or hands off
  [method] is there some conviction you have about how adults pick up new skills
  [method] My manager wants practical only. No gyaan. does that match with you
  [method] padhai ka style batao thoda
  [method] Living in Germany, here the teaching is very much frontal. How do you do it?
  [method] so you guys make people build stuff instead of explaining it to death?
  [method] what will actually go on in the classroom, people sitting and hearing?
  [-] I have sat through enough powerpoints in 18 years of job. [method] you also run on powerpoint?
  [method] please tell your approach, some of my staff are shy to ask and they only nod in seminars
  [method] do you give us thing to read before coming and then test us
  [method] My daughter says learning by doing is only marketing word. is it real in your place
  [-] hi dear. [method] how you teach, I am slow with english lectures
  [method] is the teaching more like workshop of carpenter or like university hall
  [method] kya aap maante ho ki banane se hi seekhte hain
  [method] exam oriented or making oriented. [-] asking because my HR dept loves exams
  [method] I forget everything that I only hear, this is my problem since school. does your method take care
  [method] does the teacher show and we copy, or we struggle first and then he helps
  [method] what makes your way of training stick in head after six months
  [method] when the whole @program is finished what do I have to show
  [method] poora course karne ke baad dikhane ke liye kya hoga mere paas
  [method] Will I have something on my GitHub by the end?
  [method] recruiters here in Australia ask for portfolio. does your program leave me with one
  [-] I'm in HR so I see 200 resumes a week. [method] besides certificate what do your people come out with
  [-] I collected eleven certificates in ten years. [method] end of @program: paper or product?
  [method] at the finish can I put a link in my CV
  [method] my boss will ask what came of it after three months, what can I put on his table
  [method] kya end me apna khud ka project hota hai jo interview me khol ke dikha saku
  [method] As a founder I would like to walk out with a thing I can demo to investors, realistic?
  [method] do the participants of @program complete with some capstone or such
  [method] what remains with me once it is all over
  [method] my cousin finished a bootcamp and had zero to show in interviews. how do you prevent that
  [method] is there anything at last that I can open infront of friends and say i made this
  [method] Upon completion of @program, what tangible work would be in the candidate's possession?
  [-] pichle course ke 3 certificate drawer me pade hain. [method] sirf certificate ya kuch asli bhi
  [method] I am a radiologist, at the end will I own some small application I can show to my department?
  [method] so the final result is things that I have built myself, do I get that right
  [method] after full duration do i get to keep the code and the projects
  [method] what would I be able to prove to an employer after @program
  [method] naukri ke liye proof of work milta hai kya isse
  [method] will my team have built one thing together or each his own by the last week
  [method] lawyer here, no github nothing. when done with @program would i have some samples of my work online
  [method] how many projects will be in my hand at completion [-] thanks in advance
  [method] certificates hang on walls. do graduates of @program have live stuff too
  [method] my son in law says employers look at what you made. what will he have made after your long program
  [-] @program dekh raha hu phone pe. [method] end me kya milega, saaf saaf batao
  [-] Sorry for so many messages. [method] when I complete @program can I show the outcome to my manager as evidence
  [method] does one leave @program with half projects from teacher or complete own ones
  [method] the day it ends, whats in my folder
  [method] We are sponsoring five employees. What will they bring back to us to show after the full program?
  [method] i want to impress my old college group lol, will i have smth cool of my own after @program
  [method] any public profile or repository built along the way?
  [method] Is it right that everyone finishes @program owning several working things and not only marks
  [method] visa officer asked for evidence of skills. would this give me actual work samples at the close
  [method] 6 mahine baad mere naam pe kya kya hoga, koi app website kuch
  [method] I dont need job, I need something visible for my promotion review. does the course end with that
  [method] what have previous batches shown to their companies after finishing
  [method] do we present our work to anybody on final day and keep it afterwards. [-] just being curious
  [method] I worry that after paying for @program I will stand there with pdf certificate and empty hands
  [-] we just moved back from abroad. [learners] what kind of people come to you
  [learners] mostly college kids or working people also?
  [learners] aapke yahan kaun log aate hain seekhne
  [learners] I'm 47 and head of accounts, will I be the oldest in room
  [-] Anaesthetist here, on call tonight. [learners] do other doctors join?
  [-] my HR forwarded me this link. [learners] are your batches full of engineers or normal office folks
  [learners] Kindly inform about the usual profile of your participants.
  [learners] who sits next to me in class
  [learners] freshers hi aate hai kya sab, mai 12 saal se job me hu
  [learners] do you teach school children too
  [learners] as a managing partner I would not like to be amongst teenagers. Who attends in general?
  [learners] is this place for retired persons like my father also
  [learners] any lawyers ever came
  [learners] housewives allowed? my sister left her job in bank 5 years back
  [learners] I guess its all IT people, correct me
  [learners] do you have students from outside India, I am in New Zealand [-] it is 2 am here
  [learners] your audience is who, CEOs or beginners
  [learners] age group kya hai aapke students ka
  [learners] I feel shy, everyone there must be coder. or not?
  [learners] Are company bosses sitting together with fresh graduates in your trainings?
  [learners] do people with full time job do this at all
  [learners] other institute put me with 19 year olds who giggled at my questions. is crowd same at yours
  [learners] whom do you teach basically
  [learners] my colleague claims only founders go to you, is he right
  [learners] bacche bhi aate hain kya, mera beta 9th me hai
  [learners] Do you serve corporates or individuals or both
  [learners] tell me something about the crowd there
  [learners] humare jaise admin wale log bhi aate hai ya sirf tech wale
  [learners] we are a clinic with 12 staff, have you taught such kind of people
  [learners] who are your typical customers [-] doing a bit of market homework before I decide
  [learners] is it normal at your place that a person of 55 enrolls
  [learners] what background do most of them have when they come
  [-] Hello from Norway. [learners] which people take lessons by you, young or old
  [learners] do managers come to you or do they only send their juniors
  [learners] mere papa retired govt officer hain, unke umar ke log hote hain waha?
  [learners] not an engineer, BCom pass, 15 yrs in sales. do such people show up at all
  [learners] so you take only graduates I believe?
  [learners] How mixed are the batches? asking for my procurement people
  [learners] CAs and lawyers ka bhi koi group hai kya aapke paas
  [learners] do you also get teachers and professors among your learners [-] I teach commerce myself
  [learners] is it only for job seekers or people having good jobs come too
  [-] she is sitting beside me. [learners] all boys? my wife is asking how many women join
  [learners] NRI log bhi attend karte hain kya usually
  [learners] have u ever taught a surgeon haha
  [learners] I'd like to know the composition of a regular cohort, by profession
  [learners] do busy people manage this, i mean do people like me come
  [learners] kids, youngsters, seniors, which of these you teach
  [learners] I am between jobs since march. are there others in that position with you
  [-] linkedin pe post dekha aapka. [learners] aap kis tarah ke logo ko sikhate ho generally
  [learners] will I find business owners there to network with or only students
  [learners] my team is worried that it is a college type place with college type crowd
  [learners] People who come there, do they already work in software?
  [learners] Do decision makers attend your trainings? [-] I run a 40 people logistics company
  [learners] koi umar ki limit hai ya har umar wale aate hain
  [learners] my mother in law wants to learn computers properly at 66, do you see such ladies
  [-] Greetings of the day. [learners] do you cater to professionals
  [learners] is your place more for final year engineering students hunting placement, or for us salaried walas
  [learners] who all have studied with you till now
  [learners] lot of bankers in your batch? i am one [-] for my sins
  [learners] I assume school pupils are not taken, please confirm
  [learners] everyone around me who did AI course is 22. i am 38 with two kids. who do u normally get
  [learners] Would directors and VPs feel in right company with you
  [learners] tier 3 college wale freshers ko bhi padhate ho?
  [learners] which sort of companies and persons come for training, for my vendor note
  [learners] just tell me are they like me, office going, tired in evening
  [-] pls dont mind the question. [learners] hindi medium wale log bhi hote hain aapke batch me
  [learners] do nurses and hospital admin people learn with you or it is purely techie thing
  [learners] is the typical student of yours someone w/ experience or someone straight from campus
  [learners] do you train entire leadership groups or only single learners come
  [learners] Both my intern and I are interested, do you have people of both types, juniors and heads?
  [firstCode] when do we start coding [-] my laptop is charged already haha
  [firstCode] pehle din se hi code likhna hai ya theory chalegi
  [firstCode] how many weeks of theory before I touch keyboard
  [firstCode] In the first session itself will I write something in Python?
  [firstCode] I am lawyer, never programmed. on day 1 you make me type code?
  [-] earlier academy did six weeks history of computers. [firstCode] how soon does one program with you
  [firstCode] do my people code from the first hour
  [-] bachpan se sapna hai computer ka. [firstCode] pehla program kab likhenge
  [firstCode] is it true that you begin with writing code immediately
  [firstCode] slow start or straight into programming?
  [firstCode] At what stage does a participant write the first line himself?
  [firstCode] i dont want month of algorithms on paper before the computer gets opened
  [firstCode] week 1 = intro talk only, no programming?
  [firstCode] when will my wife get to type her first program, she is impatient type
  [firstCode] shuru me sirf concept samjhate ho ya seedha editor khol dete ho
  [firstCode] Are there preliminary lectures prior to actual programming?
  [firstCode] my friend in US waited till third week to print hello world. yours?
  [firstCode] will i have to code in very first class, bit scared honestly
  [firstCode] how fast till hello world
  [firstCode] coding kis class se start hoti hai
  [firstCode] should I keep my laptop ready for the opening class or is that just talking
  [firstCode] first few lessons are dry or do we program already
  [firstCode] i believe nobody types anything until basics are over, correct?
  [firstCode] As a doctor I have patience for theory but my husband no, when does the real programming begin
  [-] We have annual training budget left. [firstCode] Do beginners write from lesson one or only watch
  [firstCode] initial weeks me kya sirf sunna padega, likhna kab
  [firstCode] before first code how much of preparation is there
  [firstCode] I manage a QA team, they know testing only. would they be scripting by the end of day one?
  [firstCode] how long until something I typed runs
  [-] I am in UK so time zone is ok. [firstCode] in lesson number one do we already write a program
  [firstCode] is there a theory month
  [firstCode] Founder here, no time for long warm up. when do fingers hit the keys
  [firstCode] sabse pehle class me hi kuch likhwaoge ya baad me
  [firstCode] my HR collegue said it starts with code from minute ten or so, can you confirm that
  [firstCode] after which lecture can i write own small script
  [firstCode] does coding come early or late in your course. [-] my son has bet with me
  [firstCode] Is there first some mathematics to be finished, then only we are let near the code?
  [firstCode] maine suna hai pehle hafte me kuch type nahi karna padta, sach hai?
  [firstCode] first evening: talking, or typing python
  [firstCode] the previous trainer kept us on flowcharts for a month and I quit. you also begin with flowcharts?
  [models] will i understand how chatgpt works inside [-] my kids know more than me, shame
  [models] chatgpt ke andar kya hota hai ye bhi sikhate ho ya sirf prompt likhna
  [models] is it only prompt engineering
  [models] I use Copilot daily in office but have no idea what it is doing. do you explain it
  [models] Do you teach what is under the hood of the large language models?
  [models] As a physician I need to know why these tools make up false references, is that covered
  [-] every linkedin guru sells 100 prompts. [models] yours goes deeper or not
  [models] what is token, transformer, embedding... will I get it after your course?
  [-] aajkal sab AI AI kar rahe hain office me. [models] tools hi sikhaoge ya samjhaoge bhi ki wo kaise sochta hai
  [models] Would I be able to say with confidence when AI output can be trusted?
  [models] my board keeps asking me how these image making things function and I mumble. will you fix that
  [models] with AI, just which button to press, or also why
  [models] midjourney type image generators, do we learn how picture comes out of the noise
  [models] my team uses Gemini blindly, would they afterwards know what happens behind
  [models] so you teach how neural network is thinking, right?
  [models] is that a course for clickers or for people who wish to understand
  [models] Please let me know if the functioning of modern AI systems is treated, or merely their operation.
  [models] AI ka dar lagta hai thoda, kya samajh ke use karna aa jayega
  [models] lawyers got fined for fake case citations. can your training show me where those come from
  [models] how deep into LLMs you go
  [models] want to know the engine of chatgpt not only the steering
  [models] HR wants to use AI for screening cvs, do we get to learn how it decides and where is it wrong
  [-] I paid for three webinars this year. [models] will it be again just list of AI tools
  [models] kya mai confidently AI models use kar paunga office me, ya phir bhi tukka lagaunga
  [-] Namaste from Sweden. [models] does one see how a model is trained
  [models] I've done two "AI masterclass", both only showed me websites to sign up on. do you show the insides?
  [models] my husband says no course explains the maths behind gpt to normal people. do you
  [models] is there anything about how the machine picks the next word
  [models] Claude, ChatGPT, Gemini, do we get what is common in all of them underneath
  [models] bas prompts ratvaoge ya dimag me bhi baithega ki model kya hai
  [models] I wish to not be fooled by vendors who pitch me AI. would I know enough after
  [models] do you open the black box of AI
  [models] After the training can my managers handle todays AI with assurance, knowing limits
  [models] is it correct that you build a tiny model to see how the big one goes
  [models] hallucination kyu hota hai ye samjhate ho kya
  [models] tell me honestly is it AI usage only
  [models] I'm in fintech in Ireland, here compliance asks us how the model reached an answer. will I be able to follow such thing
  [models] what will I know about AI that my nephew with free chatgpt doesn't
  [models] do u teach attention mechanism and all in easy words
  [models] about AI, real understanding or tricks?
  [models] my worry is tools change each month, so knowledge of buttons is useless in 6 months. do you teach the lasting part
  [models] diffusion models samjhaoge kya ya bas photo banwana
  [models] Can a non technical person come to grasp what goes on in these talking machines with you?
  [models] we have paid licences for AI assistant but staff is hesitant to touch. would they use it without fear later
  [-] Our CEO came back from a conference. [models] does the content cover inner workings of generative AI
  [models] mere partner bolte hain AI course matlab prompt copy paste. aapka bhi wahi hai?
  [models] I read that they are just statistics. will somebody at yours show me if thats true
  [-] I run a dental clinic. [models] can I learn how this AI reading x rays comes to its answer and not only use it
  [models] at what level do you explain the AI, magic or mechanics [-] I did physics long back
  [models] of these AI things, know-how and know-why both?
  [models] i can write prompts already. is there more to it in your classes
  [models] will I be comfortable choosing between models for my startup, knowing how they differ inside
  [models] do you go into why same question gives different answer each time
  [models] AI wale course me sirf canva chatgpt dikhate hain sab, aap log andar ki baat batate ho?
  [models] I take it the course shows how such systems learn from data. Is it so?
  [models] my team lead forwards AI news daily and nobody follows a word, can you make us follow. [-] good day
  [models] Does someone finishing with you really understand an LLM or can merely chat with it
  [models] i want to drive it properly not just sit in it, does this teach
  [models] how is a voice clone made, how is picture made, how is text made, you cover these inside things?
  [models] we are journalists turned founders, we just want to see through the AI hype. is that what one gets from you
  [noFiller] is there lot of padding in your courses [-] be frank with me
  [noFiller] seedha point pe aate ho ya ghuma phira ke
  [noFiller] I can't take a year off for this
  [-] I got promoted just last month. [noFiller] do I need to quit my job to do it
  [noFiller] Is the course compact or stretched to justify the fee?
  [-] other academy made 30 hours out of 6. [noFiller] what about you
  [noFiller] time bahut kam hai, faltu cheezein toh nahi hongi na
  [noFiller] will this eat up months of my career
  [noFiller] surgeon with 70 hr week here. do you waste time with icebreakers and stories
  [-] my last trainer told us about his divorce. [noFiller] how much of it is fluff
  [noFiller] Must my employee go on sabbatical for attending this?
  [noFiller] my wife fears I will disappear for a whole year into this
  [noFiller] trainings short and crisp, or long and boring
  [-] ghar ki EMI chal rahi hai. [noFiller] kya naukri chhodni padegi
  [noFiller] I want only what is needed, no motivational talk, is that what you do
  [noFiller] does everything in the syllabus have a purpose or some is just to fill hours
  [noFiller] so no gap year is required if I understand well
  [noFiller] gap on cv due to this course? HR people like me do notice gaps
  [noFiller] Do you move at a good pace? I get bored when trainer repeats for slow ones
  [noFiller] everyone else wants 11 months commitment, do you as well
  [noFiller] ek saal barbaad toh nahi hoga mera
  [noFiller] I bill by the hour. so is each hour with you worth or half goes in chit chat
  [noFiller] are there useless modules like soft skills stuffed inside
  [noFiller] they promised us lean training last time and we got two days of introductions. how tight is yours
  [noFiller] can one do this and keep working normally without a break
  [noFiller] extra bakwas kitna hai isme honestly
  [noFiller] Could you assure that content is limited to the essential?
  [-] I drink my coffee and read fast. [noFiller] how brisk is it
  [noFiller] i left one course as first 8 videos were about the instructor himself lol, hope not like that
  [noFiller] for your course what do I sacrifice, weeks, months, years?
  [noFiller] Founders have no time. do you keep it dense
  [noFiller] must I pause my practice as an advocate while doing that
  [-] do chhote bachche hain ghar pe. [noFiller] koi timepass to nahi hai na classes me
  [noFiller] do you drag topics
  [noFiller] My manager will only approve if nobody sits around idle listening to filler. Please comment.
  [noFiller] I am on dependent visa and finally got job here, I cant stop it for studying. is it needed?
  [noFiller] heard that your lessons cut straight to the matter, is it so
  [noFiller] is this the kind where you could have read an email instead
  [-] just came out of a 4 hr webinar with 3 hr sales pitch. [noFiller] you also do that inside classes?
  [noFiller] will it be over in reasonable time or goes on and on like degree
  [noFiller] saal bhar ka course hai kya, itna time nahi de sakta
  [noFiller] how do I know you dont stretch ten minutes of content into two hours
  [noFiller] the team cannot be away from desks for long. does it need long absence
  [noFiller] are your classes moving fast or slow? I like it quick
  [noFiller] I lost 14 months of income in an MBA type thing, is it going to be such a hole again
  [noFiller] only useful stuff please. [-] thats my one condition
  [noFiller] leave without pay leni padegi kya iske liye
  [noFiller] Is any part in there that busy person could skip without loss, or you already removed such parts?
  [noFiller] my brother in Dutch company says Indian courses are long with little inside. is that true for yours
  [noFiller] get to the point do you
  [-] just a paranoid lawyer asking. [requestCounts] do you note my ip address
  [requestCounts] aap mera IP save karte ho kya
  [requestCounts] How is this chat protected from bots?
  [requestCounts] if somebody floods you with thousand messages what do you do
  [requestCounts] is there a counter of how many questions I asked
  [-] I handle infosec in my company. [requestCounts] what abuse protection is there on this website
  [requestCounts] we all sit behind one office network, will the assistant block us if many write at once
  [-] I am sitting in office actually. [requestCounts] can you see from which connection I am writing
  [requestCounts] do you keep count of my messages
  [requestCounts] Kindly state whether visitors' network addresses are processed and for what purpose.
  [requestCounts] kitne message bhej sakta hu, koi ginta hai kya
  [requestCounts] my nephew wrote a script to spam chat boxes, what stops him here
  [requestCounts] rate limiting hai?
  [requestCounts] does it log where I am connecting from, I am on hospital wifi
  [-] hamare clinic ki site pichle mahine down ho gayi thi. [requestCounts] spam se kaise bachte ho aap log
  [requestCounts] GDPR wise ip is personal data. do you use it here or not
  [requestCounts] why did it say too many tries, are you tracking how often I write?
  [requestCounts] no captcha here, so how do you keep robots off
  [requestCounts] I believe you record the address of each visitor, correct?
  [requestCounts] competitor may hammer your site, are you ready for that
  [requestCounts] Will my VPN address be stored somewhere
  [requestCounts] mere phone ka number ya ip, kuch pata chalta hai aapko jab mai likhta hu
  [requestCounts] if i ask 50 things in one hour do i get thrown out
  [requestCounts] someone filled our own enquiry form with 4000 fake leads last month. how do you deal with such
  [requestCounts] do you tally the requests per person [-] I am writing an audit note
  [requestCounts] As counsel I have to ask, on what basis do you identify a repeat visitor, by IP?
  [requestCounts] fake enquiries aur bot traffic ka kya karte ho
  [requestCounts] is my internet line remembered by you
  [requestCounts] what happens against people who misuse this chat [-] I have teenage sons, hence
  [requestCounts] can you find out my house from my connection?? slightly worried
  [requestCounts] does the site hold a list of addresses of those who called it
  [requestCounts] ek din me kitne sawal ki limit hai
  [requestCounts] our IT asks if your form has protection from automated submissions
  [requestCounts] I refreshed many times because my net is poor here, did that get counted against me
  [requestCounts] do you watch how many times one same computer comes
  [requestCounts] are denial of service attempts handled. [-] question from my CTO not me
  [requestCounts] a bot could send you enquiries in my name the whole night, who prevents that
  [requestCounts] hope you are not fingerprinting my device or line
  [requestCounts] In EU we must be told if server keeps IPs. So do you, even for short time?
  [requestCounts] what do you do with ip, nothing or store or just count
  [-] thank you for your call yesterday. [erasure] can I take back my consent
  [erasure] maine haan bol diya tha data ke liye, ab wapas le sakta hu?
  [erasure] how do I withdraw the permission I gave in the form
  [erasure] I ticked the box by mistake, what now
  [erasure] Under DPDP I may revoke consent at any time. What is the procedure with you?
  [-] filled your form yesterday at lunch. [erasure] today I dont want you to have my yes anymore
  [erasure] if i change my mind later on about my data, is that possible
  [erasure] my employee agreed on behalf of whole team, can we undo that agreement
  [erasure] permission cancel karni hai, kaise
  [erasure] what happens to my details once I say no after having said yes
  [erasure] is my yes to data use for ever
  [erasure] I gave my number to you people and regret, how to pull it back
  [erasure] Please explain the consequences of withdrawing consent to processing. [-] This is for our compliance file
  [erasure] ek baar tick kar diya toh khatam? ya baad me mana kar sakte hain
  [erasure] do I have to give reason when I revoke
  [erasure] whom to write to for taking back approval of data use
  [erasure] my wife doesnt like that I allowed you to contact me. can it be reversed
  [erasure] other training company kept calling for a year after I told them stop. if I retract my okay with you, does it really end
  [-] roz 10 spam call aate hain mujhe. [erasure] opt out kaise hota hai yahan
  [erasure] is revoking the consent allowed?
  [erasure] so I can say stop whenever I want and you must stop, am I right
  [erasure] As DPO of our firm I need to know how an individual's consent is withdrawn at your side
  [erasure] agar mai consent hata du to mera number delete hoga kya
  [erasure] will I lose my seat if I withdraw the data permission
  [erasure] I agreed in a hurry between two patients. how do i disagree now
  [-] I teach contract law. [erasure] is withdrawing as simple as giving
  [erasure] suppose after a week I dont want you using my email, then what do I do
  [erasure] father pressed I agree without reading, he is worried. can he go back on it
  [erasure] Does a withdrawn consent also remove what you already stored?
  [erasure] jo permission di thi use kal se band kar do, ho sakta hai?
  [erasure] can my approval be recalled by plain email or must it be letter
  [erasure] I live in France, here one has right to retract consent. do you honour it
  [erasure] you people asked me is it ok to save my data, i said ok, but can it become not ok later
  [erasure] how long after I revoke do you still hold things
  [erasure] haan ko na me badalna hai. [-] data wali baat kar raha hu jo form me thi
  [erasure] consent once given cannot be undone I suppose?
  [erasure] I'd give my details only if I am able to take my word back. Am I?
  [erasure] pls cancel whatever I accepted about my information, or tell who does it
  [erasure] in my law office people sign and later withdraw all the time, is it possible also with your privacy thing
  [erasure] what if one of our staff later objects to his data being with you though he had agreed
  [replyLanguage] can i write in hindi [-] autocorrect is killing me
  [replyLanguage] hindi me puch sakta hu kya
  [replyLanguage] Which languages does this assistant understand?
  [replyLanguage] mixed english hindi chalega na
  [replyLanguage] if I type Tamil will you answer in Tamil
  [-] my english not so good. [replyLanguage] is that ok or must be proper english
  [replyLanguage] my mother speaks only Marathi, could she type to you herself
  [replyLanguage] aap jawab kis bhasha me doge
  [replyLanguage] do you reply in same language as I ask
  [replyLanguage] I am German, may I ask in German?
  [replyLanguage] Hinglish samajhte ho?
  [replyLanguage] so only english here right
  [replyLanguage] why are you answering me in english when I wrote hindi
  [replyLanguage] telugu lo adagacha? or only english
  [replyLanguage] May our staff in the Gulf write in Arabic or Malayalam to this chat
  [-] gaon se hu bhai. [replyLanguage] english me hi likhna zaroori hai kya
  [replyLanguage] bengali te likhle bujhben?
  [replyLanguage] can you switch to hindi for my dad please, he cannot follow this
  [replyLanguage] what language u speak bot
  [-] My partners and I run a textile firm. [replyLanguage] Is it permitted to put questions in Gujarati?
  [replyLanguage] mai half english half punjabi likhta hu, problem to nahi
  [replyLanguage] last chatbot on another site gave nonsense when I typed in roman hindi, do you get it
  [replyLanguage] devanagari or english letters, which do you read
  [replyLanguage] will you understand if i write like i talk, thoda idhar thoda udhar
  [replyLanguage] I heard you can be asked in any tongue but replies come in English, is it
  [replyLanguage] kannada barutha nimge
  [replyLanguage] my factory supervisors aren't good in english, in what language can they chat here
  [replyLanguage] english or hindi, whichever you prefer that I type in? [-] I am fine with both
  [replyLanguage] chat in spanish possible?
  [replyLanguage] sirf angrezi me hi jawab aayega ya hamari bhasha me bhi
  [-] found you through a friend in HR. [brochureContents] what is in the brochure
  [brochureContents] brochure me kya kya likha hai
  [brochureContents] Does the brochure give the day wise syllabus?
  [brochureContents] before I download it tell me what I will find inside
  [brochureContents] is price mentioned in that pdf
  [-] on the train, slow net. [brochureContents] is the brochure worth opening, what does it say
  [brochureContents] will that booklet answer my questions about dates
  [brochureContents] pdf padhne se kya pata chalega mujhe
  [brochureContents] my HR head wants details in writing, does the brochure cover everything she needs
  [brochureContents] is your leaflet only advertisment or real information
  [brochureContents] what all topics the brochure is telling
  [brochureContents] Kindly indicate the contents of your prospectus.
  [brochureContents] that brochure, how many pages and about what
  [brochureContents] brochure me fees aur timing dono hai kya
  [brochureContents] I suppose the trainers are also described in the brochure?
  [brochureContents] what would I learn from the brochure that isn't on this page
  [brochureContents] will it list week by week what we do, the document you send
  [brochureContents] every institute's brochure is smiling stock photos. whats in yours
  [brochureContents] does that file tell the whole plan of @program or just headline
  [brochureContents] kya brochure dekh ke boss ko samjha paunga, kya hai usme
  [brochureContents] i want to print it for my partners at the firm, so what does it contain
  [-] mera printer chal nahi raha. [brochureContents] syllabus wala pdf, usme projects ka bhi likha hoga?
  [brochureContents] is the pdf about one course or about all of them
  [brochureContents] what information do I get once I take the brochure [-] no hurry
  [brochureContents] my father asks is refund thing written there in the booklet
  [brochureContents] tell me in two lines what the download has. [-] I have hundred pdfs already
  [brochureContents] Can I see from the brochure how many hours a week it needs?
  [brochureContents] that thing to download, is it short overview or full curriculum
  [brochureContents] usme kaam ki cheez hai ya bas marketing
  [brochureContents] doctor here with little time, which facts stand in your brochure
  [summary] where does @program begin and where does it end [-] my wife wants to know not me
  [summary] @program kahan se shuru hota hai aur kahan tak le jata hai
  [summary] From what starting point to what final level does @program take a person?
  [summary] the first card on the page, tell me the full journey of it
  [summary] if i take the long one what am I at start and what am I at finish
  [-] meeting starts in a minute. [summary] @program in one breath pls, beginning to end
  [-] I have to explain to my director in 5 min. [summary] from where to where goes @program
  [summary] what does @program start at, zero or above, and what's the last stop
  [summary] so @program goes from nothing to building own AI, do I read right?
  [summary] lamba wala course, usme pehle kya aata hai aur last me kya
  [-] Dear team. [summary] Could you outline the arc of @program for our HR records
  [summary] I know nothing of programming. if I step into @program, where will I come out
  [summary] how far does the short one carry you and from which level
  [summary] starting line and finishing line of @program?
  [summary] my team lead wants to know the road of @program, first station to last station
  [summary] @program me zero se leke kahan tak pahuchte hain
  [summary] what is the path through the biggest program you have
  [summary] as founder i need the big picture of @program, entry to exit
  [summary] what changes in a person between first and last day of @program
  [summary] is @program from basics to advanced or it stays at basics
  [summary] the second card, does it lead from python to AI or where
  [-] I have coffee and ten minutes. [summary] walk me through @program from A to Z
  [summary] doctor with excel skills only enters @program, leaves as what
  [summary] pehle wale card ka pura safar batao
  [summary] Does @program begin at absolute scratch and conclude with something professional?
  [summary] whats the distance covered in @program
  [summary] another academy's course began at variables and ended at loops, what a joke. how far is the range of @program
  [summary] i see the long one is many months, but going from what to what
  [summary] @program: start = ?, end = ?
  [summary] my wife is lawyer and would join @program, where would they pick her up and where drop her
  [summary] us sabse bade wale program me kaha se kaha tak jaate hai log
  [summary] Please give me the span of @program, the first topic through the last
  [summary] in what shape do I go into @program and in what shape I get out
  [summary] does the one on top take managers from prompt level up to real apps? or what is the route
  [-] umar 40 ho gayi meri. [summary] beginner ko @program kis mukam tak le jayega
  [summary] summarise @program for me start to finish. [-] reading it from my phone in cab in Qatar
  [summary] what do I grow into over the course of @program, coming from nothing
  [summary] where am I standing after the long one if I come with only school maths
  [summary] the thing for leaders on your page, what does it open with and what does it close with
  [summary] Tell me the story of @program, first step, middle, final
`;
