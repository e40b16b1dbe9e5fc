/** Of students, parents and teachers, about how one learns there. As messages/all.ts says. */
export const waysOfStudents = `
  [method] after one class what will my son actually have, a running thing or just a filled copy
  [method] ek evening ke baad kuch chalta hua milega ya bas theory
  [method] sir when lecture gets over do we go home with something working??
  [method] does each session finish with a piece that runs
  [-] In our college lab the program never executes before the bell. [method] Here it completes same day or not
  [method] class khatam hone ke baad haath me kya hota hai
  [method] I teach physics and my experiments finish in one period. Do your lessons also close with a result, or are they left hanging till next week?
  [method] will my daughter be able to show me something on the laptop the same night she attended
  [method] i have heard that every evening you leave with something that works, true or marketing line
  [method] half half cheez chhodke next week bolte ho kya, ya usi din poora hota hai
  [method] Tuesday I attend, Tuesday night what do I have?
  [method] pls tell do we only get pdf after the lesson or real output
  [method] At the end of a lesson, does the student possess a functioning artefact or merely notes?
  [method] my nephew comes back from tuition with ten pages of notes and nothing else, is it the same with you people
  [-] namaste mam, I am from a village school. [method] jab ek class over hoti hai tab bachche ke paas kuch bana hua hota hai ya nahi
  [method] so like after 2 hrs i get what exactly
  [method] Kindly clarify whether a single sitting produces a finished mini thing or it continues over many sittings.
  [method] roz kuch ready hoga ya mahine baad ek baar? [-] chhoti si baat hai par batana
  [method] is it that everyday we make one small working item
  [method] I get bored if I can't see it run on the same day. Will that happen with you?
  [method] one lesson finish, i have what? i ask because before i only had slides
  [method] papa asked me what did you make today and I never have answer, with you will I have an answer
  [-] sorry if this is silly. [method] do your sessions end in the middle of things
  [method] what do participants carry home each time they attend
  [method] lecture ke end me output dikhta hai screen pe ya sir bolte hai ghar pe try karna
  [method] Our coaching fellow always says remaining part we will see tomorrow and tomorrow never comes. Yours?
  [method] will something be complete when clock strikes and we log out
  [method] we have power cuts here so I need each day to stand alone. Does every day give me one finished thing?
  [-] I did a weekend workshop in my district. [method] Everybody clapped and nobody had a working file, is your evening any different
  [method] ek din ka result kya hai bhai seedha batao
  [method] As a B.Ed. trainer I want to know the outcome of each individual class, in concrete terms.
  [method] Do I shut the laptop each night with something that can be opened again tomorrow and it works?
  [method] sirf notes milenge kya
  [method] after very first session itself can i show my hostel friends anything
  [method] my wife teaches class 8 and will join only if each meeting ends with something usable on monday, does it
  [method] only listening for two hours or at end there is product in hand
  [method] Is it correct that nobody leaves a session with unfinished work?
  [method] kya har class me kuch banke nikalta hai
  [-] I'm asking for my cousin. [method] what is the takeaway per class, concrete pls
  [method] bhaiya agar mai slow hu toh bhi us din ka kaam poora chalega na end tak ya adhura reh jayega
  [method] My mother is sceptical, she says online class means only sitting and staring. What comes out of one evening?
  [method] lesson over then only homework or already something alive on my computer
  [-] sorry for typing, voice to text. [method] I want to know that when one class will be done then will I be having anything which is functioning
  [method] by the time we log off does the thing work on my own machine or only on teachers
  [-] I have been disappointed twice already. [method] Does the hour end with theory, or with proof?
  [method] humare school me computer period me bas copy likhwate hai. aapke yahan period ke baad kya milta
  [method] suppose I attend only a single lecture and fall sick, do I still have something complete from that one
  [method] hello i am student from nepal, every class have result or only explain
  [method] are things wrapped up by end of the night, yes or no
  [method] will there be a working demo with me after each meeting or have to wait for final week
  [method] Tell me honestly sir, after one evening my girl will have only screenshots na?
  [method] I don't want 40 half built folders on desktop like last time. Do your sittings finish what they start?
  [method] ek baithak me ek cheez complete, aisa hai kya [-] thank you bhaiya
  [method] what do i walk out with tonight if i join tonight
  [-] I have to report to my principal. [method] Please state what a teacher has in her hands once a single training session concludes.
  [method] session ends = code runs? or session ends = to be continued
  [method] har shaam kuch naya chalu haalat me milega, maine sahi suna?
  [method] My brother says he always has to finish at midnight alone what sir started in class. Will I also be stuck like that?
  [method] can i send my mummy a link after the class to see what i did that day
  [method] do we get any closure each evening or it is one long serial with suspense
  [method] how do you people think a child learns, by doing or by hearing
  [method] aap log kaise padhate ho, board pe ya karwake
  [method] what is your teaching philosophy [-] regards, a government school teacher
  [-] I have taught maths for 22 years. [method] I would like to hear on what conviction your pedagogy rests.
  [method] is it lectures mostly or we make stuff with our hands
  [method] My son cannot learn from books, he has to break and make. Does your style suit that?
  [method] rattafication hota hai kya yahan bhi [-] I am so done with it
  [method] so do you believe in hands on or is it like college, prof talks we sleep? [-] haha
  [method] someone told me that in your place nobody reads slides, everyone constructs. confirm pls
  [method] Do you hold that one understands only what one has made oneself?
  [method] padhne se zyada banane pe focus hai na?
  [method] what is the main principle behind your way
  [method] my last tuition sir dictated notes for full hour, we never touched keyboard. how is it at yours
  [method] I am afraid it will be three hours of someone talking at me on a screen
  [method] theory first or practical first, what is your belief
  [method] In my B.Ed we studied constructivism. Do you follow anything similar or is it chalk and talk?
  [method] kya students khud karte hai ya sir karke dikhate hai aur hum dekhte hai
  [method] you teach by video watching or by making things
  [method] why should making projects teach better than a good textbook, what do you say on this
  [-] Dear team, greetings from a small town government school. [method] May we know the approach by which your instructors impart learning?
  [method] swimming ek kitaab se nahi aati. kya aap bhi aisa maante ho
  [method] hw do u teach exactly [-] my phone is on 5 percent
  [method] is the learner passive in ur classes
  [method] My father learnt radio repair by opening radios. Is that how you go about it too?
  [method] i need teacher who explain long time, or you just say go build?
  [method] reading material kitna hai, kaam kitna hai, ratio kya rakhte ho aur kyun
  [method] what makes your method diff from normal coaching? [-] our lane has six coaching centres
  [method] Do you think people get better by listening to experts? Because that is what every institute seems to believe.
  [method] aapka funda kya hai teaching ka
  [method] I remember only those things which I did myself. Will your trainers let me do or make me mug up?
  [-] I fall asleep very fast in the afternoon. [method] are there lectures at all
  [method] my daughter asks will she be told things or will she discover by trying
  [-] sab institute bolte hai practical practical. [method] aapke yahan sach me khud se banwate ho ya ppt chalta hai
  [method] sir ji what is your soch about learning, one learns by seeing or by doing
  [method] As a parent I want to understand your educational thinking before I send my child.
  [method] do you do chalk and board style, like tuition
  [method] mistakes karke seekhne dete ho ya sab ready-made bata dete ho
  [method] I hope it is not one more place where we copy from the projector
  [method] explain in two lines how your teaching works in practice
  [method] kids in my school learn best when they tinker, is your way along this line or more formal
  [method] when whole course is done what will I have to show in interview
  [method] poora course karne ke baad mere paas kya hoga dikhane ko
  [method] at the end of @program do I own a project or only certificate
  [-] right now it's totally blank. [method] will my github have something in it by the end
  [-] My son finished BCA with a mark sheet and nothing else. [method] After all your months, what can he put in front of a company
  [method] final me kya banta hai @program me
  [method] Please inform what deliverable a student possesses upon completing the programme.
  [method] is there some finished product I can show my uncle who runs a software firm
  [method] i finish all, then i have what for my CV?
  [method] hr always asks portfolio. will i have one when i pass out from here
  [method] Will there be something big at the end or just many small exercises
  [method] course ke baad doston ko link bhej sakta hu kya ki dekho maine banaya
  [method] what does my daughter own once @program is complete
  [method] My earlier certificate is lying in the almirah, no employer cared. What would I get from you that they would look at?
  [method] capstone type kuch hai? [-] mere senior ne puchne ko bola
  [method] at end of the program is there a live app in my name
  [-] placement season is near in our college and I'm tensed. [method] does finishing with you leave me anything solid to place on the table
  [method] resume me kya likh paunga after @program, koi asli cheez ya bas naam
  [method] so after 1 last day what's left with me
  [method] I teach in a polytechnic and need to prove to my management that I learnt it. What evidence will I hold after the program?
  [method] Do all students leave with their own thing or everybody has same copy paste project
  [-] I have been jobless since June. [method] can a recruiter click and see my work after i complete @program
  [method] kuch thos milega kya aakhir me [-] ghar wale pareshan karte hai
  [method] my brother in law got job because he showed his own app. Will your course leave me with one as well?
  [method] what does one walk away with on the final day
  [method] is the repo mine afterwards, the one with everything I made in the programme
  [method] we are investing in our girl, at the finish line will there be a visible result which relatives also can see
  [method] paper certificate only or a portfolio also, pls say clearly
  [method] At my cousins institute they ended with a viva and a handshake. What do your people end with?
  [method] jab sab khatam ho jayega to mere haath me project hoga na
  [method] i want to show boss in gulf what i can do, will @program give me such thing
  [method] End result of the complete training, in tangible form, kindly mention.
  [-] Hi I'm final year BSc. [method] need something for my portfolio, does @program end with that
  [method] if company asks "what have you built", what will be my answer after your course
  [method] will I be empty handed like last time? [-] it hurt a lot
  [method] interview me laptop khol ke kuch chala ke dikha paunga kya course ke baad
  [method] how many things will be in my name at the end of whole training, and can outsiders view them
  [method] do learners publish something at the close of @program
  [method] The whole thing done, certificate apart, what remains that I can demonstrate to my school committee?
  [method] maine suna hai end me apna khud ka product ban jata hai, sahi hai?
  [learners] what kind of people come to you [-] good evening from a small hill town
  [learners] aapke yahan kaun log padhte hai
  [learners] are your students mostly college kids or working people
  [learners] I'm 58 and retired from the bank, will I be sitting with teenagers?
  [learners] do you teach school children also
  [-] My daughter is shy. [learners] Who all will be there in general, boys of her age or uncles from offices
  [learners] sirf IT wale aate hai kya
  [learners] is it for freshers or do job people also join you [-] myself Ramesh, working in a mill
  [learners] Tell me about your usual crowd.
  [learners] I run a kirana shop in a small town, do people like me ever come there
  [learners] do housewives join [-] my neighbour was laughing at me
  [learners] bade log bhi seekhne aate hai ya bas ladke ladkiyan
  [learners] Which categories of persons does your organisation generally train?
  [learners] are there any teachers among those who learn with you, I would not like to be the only one
  [learners] mostly engineers na?
  [learners] my father is 63 and curious about computers, have you had old people before
  [learners] bosses and managers come or only juniors
  [learners] who is the typical participant
  [-] hum chhote gaon se hai. [learners] aapke yahan sab bade sheher ke log honge na, hamare jaise bhi hai kya
  [learners] I am in class 11. do you take people so young at all
  [learners] in your batches what is the mix, students, employees, owners
  [learners] naukri wale log bhi karte hai kya ye sab
  [learners] Do company teams come to you or only individuals like me?
  [learners] hello, i am nurse from philippines. you teach people like me or only computer men
  [learners] the institute near bus stand has only jobless boys doing timepass. What sort of folks do you have
  [learners] do you have women coming in, of what age roughly
  [learners] umar kitni hoti hai sabki wahan
  [learners] is your place meant for beginners from arts background too or it's full of coders
  [learners] With whom do you work as a rule, professionals or pupils?
  [learners] I feel everyone there would be smarter and from good colleges. Is that so?
  [learners] govt employees join hote hai kya, jaise clerk ya patwari
  [-] just found this page now. [learners] who do u teach
  [-] I'm asking on behalf of my principal. [learners] Do school staff normally enrol with you people
  [learners] someone said your learners are all directors and CEOs, is it true
  [learners] will a 14 year old find others like him with you
  [learners] do ppl come after office or are they free all day students
  [learners] kya doctor vakil type log bhi aate hai
  [learners] My mother stopped working for ten years to raise us. Are there ladies like her in your classes generally?
  [learners] what background do your people come from
  [learners] fresh graduates hi lete ho ya experience wale bhi
  [learners] Is the audience mainly corporate?
  [learners] do farmers sons like me come there or is it only english medium public
  [learners] tell who sits in the class, what they do for living
  [learners] I coach for competitive exams. Do you get tuition teachers of my sort?
  [learners] retired log bhi hote hai kya
  [-] We were cheated by one computer centre. [learners] they mixed tiny kids with grown men, whom do you actually teach
  [learners] is there any crowd of founders and shop owners or just students searching job
  [learners] kin logon ke liye hai aapka institute overall
  [-] I'm from arts side. [learners] do you only cater to techies
  [learners] whoever I ask says such places are for MBA and BTech type. Does a plain BA pass like me come there?
  [learners] Could you describe the persons who have attended so far?
  [learners] aapke paas jyada kaun aata hai, padhne wale ya kamane wale
  [learners] do people with full time job manage to attend, I mean is that your normal public
  [-] my sister sent me your link. [learners] are all of them freshers hunting placement
  [learners] My grandson is in 6th std and very sharp. Do you people keep such small ones?
  [learners] main akela uncle lagunga kya wahan? [-] sach bolna
  [learners] your students r from which field mostly
  [learners] is it common that mothers come to learn with you
  [learners] do you also teach people who lead teams, like headmasters and supervisors
  [-] I left studies after 12th. [learners] Have dropouts studied with you or everyone has degree
  [learners] who shows up there normally, nerds?
  [learners] army se retire hoke log aate hai kya seekhne
  [learners] I would like to know the profile of your learners before recommending you to parents at our school.
  [learners] will my classmates be of my age, im 19 [-] i make friends slowly
  [learners] do you teach adults at all or it's a kids coding thing
  [learners] koi bhi aa sakta hai ya sirf khaas log
  [learners] For whom was your whole establishment made, students or earning people?
  [learners] any bank officers lic agents insurance people there, my husband is shy to be alone
  [learners] you have foreigners student also, or only indian office people
  [learners] mixed crowd hai ya ek hi type ke log
  [firstCode] when do we start writing code, day one or later
  [firstCode] pehle din se coding hoti hai kya
  [firstCode] how many weeks of theory before touching keyboard
  [firstCode] My college spent one full semester on history of computers. When will we type the first program with you?
  [firstCode] first class me hi kuch likhenge ya intro intro chalega
  [firstCode] do i code in the very first session
  [-] I am impatient by nature. [firstCode] How soon do fingers hit the keys
  [firstCode] kitne din baad asli code? [-] bas yahi jaanna tha
  [firstCode] Kindly indicate at what stage the pupil begins programming.
  [firstCode] is month one only concepts and flowcharts
  [firstCode] will my son be programming on the first evening or only after basics are over
  [firstCode] i heard u start straight away with code no theory, correct?
  [firstCode] shuru me sirf lecture sunna padega kya, program kab likhna milega
  [firstCode] print hello world kab
  [firstCode] In our school the kids wait till November to write a single line. At yours?
  [firstCode] first day we do code or we do only introduction of everybody
  [firstCode] after how much lecture does the practical begin, in weeks
  [firstCode] I'm scared you will throw me into coding on day 1, is it so?
  [-] Previous tutor made us draw flowcharts till Diwali. [firstCode] you also keep us away from the editor so long
  [-] I got a new laptop from my mama. [firstCode] when does actual programing start
  [firstCode] hum log pehle theory khatam karenge phir coding, ya saath saath shuru se
  [-] Good morning all. [firstCode] what will I be typing in the opening class, if anything
  [firstCode] is there a warm up period before one is allowed to program
  [firstCode] My daughter asks if she should bring the laptop to the first meeting, means will she write something that day
  [firstCode] from which lesson onward do learners write by themselves
  [firstCode] syntax se kab milna hoga, first week ya third
  [firstCode] does the coding begin immediately [-] my exams finish on friday
  [firstCode] As a computer teacher I believe in early practice. How early do your beginners get their hands on it?
  [firstCode] bhai mujhe jaldi code likhna hai, kab se hoga
  [firstCode] so the first few weeks are boring theory right?
  [firstCode] i never programmed, on what day i make my first lines
  [-] papa bol rahe hai pehle theory pakki honi chahiye. [firstCode] aap log code kab se karwate ho
  [firstCode] how long till the first few lines are mine
  [firstCode] Session one: slides or coding? Just this much I want to know.
  [firstCode] is it true nobody writes anything until the fundamentals exam is cleared
  [firstCode] wait kitna karna padta hai before we open python
  [firstCode] do you make us sit through a month of definitions first
  [firstCode] my tutor before, three week only talking, no program. how is first lesson by you
  [firstCode] Will the child be writing code at once or merely watching in the beginning?
  [firstCode] inaugural class mein keyboard chhuenge ya nahi
  [models] will I understand how chatgpt works from inside
  [models] chatgpt andar se kaise kaam karta hai ye sikhate ho?
  [models] is it only prompts or do you explain the brain behind it
  [models] My students ask me why the AI lies sometimes and I have no answer. Will I be able to explain after your training?
  [-] I am an art teacher. [models] do we learn what happens when it makes a picture from words
  [-] Everyone in my hostel uses these bots. [models] nobody knows what is under the hood, do you cover that
  [models] prompt engineering hi hai ya transformer bhi
  [models] will you teach just which button to press
  [models] Does the curriculum deal with the inner functioning of modern language models?
  [models] I want that my son is not just user. Will he know the machinery?
  [models] image banane wala AI kaise sochta hai, samjhaoge kya
  [models] how neural network inside gemini works, is it taught
  [models] after this would i be confident using AI or still guessing
  [models] tokens, attention, embeddings, all this included??
  [models] the last AI workshop in our town was 50 magic prompts in a pdf. Do you go deeper than that?
  [models] is it shallow like youtube or we really get why it answers as it answers
  [models] mujhe samajhna hai ki ye cheez jawab kahan se laati hai
  [models] i'm using chat gpt for my lesson plans but feel like fraud because I don't understand it. can you fix that
  [models] do you open the black box [-] I love this topic
  [-] I am a retired headmaster. [models] Would a man like me come to grasp what goes on within such talking machines at your place
  [models] LLM ka internal sikhaya jata hai ya nahi [-] college me professor ko bhi nahi pata
  [-] the seminar in our town hall was so boring. [models] do we only learn tool names and tricks
  [models] claims says you people teach how the generators function inside, is that right
  [models] what is the depth in AI part, usage or understanding
  [models] how a machine can write a poem, will my daughter know this in the end
  [models] kya main AI ko bharose se use kar paunga, bina dare
  [models] In your programme does one learn the theory of diffusion models or just use midjourney type sites?
  [models] I get that you type and it replies. But why does it reply that? Do you teach it?
  [models] buttons everybody can press, what more do you give regarding AI
  [models] i am from kenya, i want know inside of AI model, not only chat with it. possible?
  [models] will there be explanation of training, how they feed all that data and it learns
  [-] copy paste prompts se thak gaya hu. [models] asli samajh milegi kya in AI tools ki aapke yahan
  [models] do students come out knowing when to trust the bot and when not
  [models] hallucination kyu hota hai ye bhi batate ho
  [models] My fear is that you will only show us canva and chatgpt and call it AI course
  [models] is there anything on how large models are made, or is it app level
  [models] We at school are being told to use AI in class. Can you make us competent in it, with real understanding?
  [models] will i know whats going on behind the chat box? [-] dada ji bhi sun rahe hai
  [models] ye sab AI wale tool sirf chalana sikhaoge ya unka dimaag bhi
  [models] under the bonnet of these chatbots, do you go there
  [models] either you teach the science of it or you teach tricks, which one is it
  [models] can a commerce student really get how GPT predicts the next word, do you explain it
  [models] my cousin did AI certification and can't tell me what a model even is. Would I be able to?
  [models] do u explain how deepfake and photo AIs create face
  [-] There is so much hype. [models] I only want to know if a learner ends up knowing the workings of today's AI or just its menu
  [models] kya aap neural nets samjhate ho simple bhasha me
  [models] would I be able to handle AI tools properly at office without asking juniors every time
  [models] inside knowledge of AI yes/no [-] i am in bus so network is bad
  [models] Does one merely type clever sentences into a box, or does one get to know the mechanism?
  [models] fine tuning, weights, parameters, kuch bhi hai isme ya bas prompt
  [models] my child thinks there is a person inside chatgpt lol. do you teach kids how it truly works
  [-] I come from a weaving family. [models] after joining will AI still be magic for me
  [models] sir claude gemini ye sab ka concept clear hoga kya, warna sirf naam sunke kya faida
  [models] is the working principle of image generators part of what you teach
  [models] Which is it with you people, prompt tips for everybody or proper knowledge of how models learn?
  [models] ratta maar ke prompt yaad karne padenge kya
  [models] I teach Hindi literature and want to know how machine makes sentences. Will your course satisfy me or only give me login to some tool?
  [models] learn to drive or also to know the engine, in the AI course
  [models] can ur people explain llm so that i can then explain to my own students
  [models] Will we become sure of ourselves with AI, or remain dependent on templates someone sold us?
  [noFiller] is your course to the point
  [noFiller] do I have to leave my job for a year to do this
  [noFiller] faltu cheezein to nahi bharte course me
  [noFiller] my last coaching took 11 months for what could be told in two. How is it with you?
  [-] Time is very short for me, I have board exam duty. [noFiller] Is there lot of padding in your classes
  [noFiller] saal barbaad hoga kya
  [-] We are simple farming people. [noFiller] will my daughter lose one year because of this
  [noFiller] are lessons stretched to fill hours? [-] no offence to anybody
  [noFiller] Must one take a career break in order to study with you?
  [noFiller] do you people beat around the bush or come quickly to matter
  [noFiller] naukri chhodni padegi kya iske liye
  [noFiller] i hate long intro and motivational speeches, is there that stuff in yours
  [noFiller] Can my husband keep earning while learning or does it eat months of his working life?
  [noFiller] crisp hai ya lamba kheencha hua
  [noFiller] I was told your courses have no fluff. can you confirm
  [noFiller] B.Tech had 40 subjects and 35 useless. Do you also put such extra ones
  [-] I have two babies at home. [noFiller] will it drag
  [-] I lost a year in drop for entrance. [noFiller] can't lose another, does your training swallow that much of life
  [noFiller] timepass topics kitne hai? [-] maaf karna seedha bol raha hu
  [noFiller] is pace fast or you repeat same thing ten times
  [noFiller] Do you include only what is needed, or is there material merely to make the syllabus look thick?
  [noFiller] my school will not give me long leave. do i need to be away from work for months
  [noFiller] how much of it is bakwas honestly
  [noFiller] must i stop work long time to make your course?
  [noFiller] other institute ka syllabus 300 pages, kaam ka 20. aapka bhi aisa hi mota hai?
  [noFiller] Is everything in there useful or some of it is just to pass hours?
  [noFiller] mere paas saal bhar nahi hai bhai, chalega?
  [noFiller] does it need pausing my career, my boss is asking
  [noFiller] are the lectures short and solid or long and watery
  [-] My brother quit his job for a bootcamp and sat at home after. [noFiller] do you also demand such a gap
  [noFiller] seedha kaam ki baat sikhate ho na?
  [noFiller] I worry that we will pay for ten chapters and need only three
  [noFiller] do you waste first month on ice breakers and soft skill
  [noFiller] Is it brisk enough for someone who gets bored in slow class
  [noFiller] will a 35 yr old have gap in cv because of studying with you
  [noFiller] no extra masala na in ur course
  [noFiller] kya ye bhi degree jaisa lamba chakkar hai
  [noFiller] Parents like me want to know whether a child's whole year goes into it.
  [noFiller] is each hour worth it or can i skip half without missing anything
  [noFiller] ek saal ghar baithna padega padhai ke liye?
  [noFiller] so do your teachers stick to topic or tell stories of their own life
  [noFiller] lean or bloated, which one would you call your courses
  [-] i have two tuitions batches to run daily. [noFiller] if i join do i have to shut them for half a year
  [noFiller] The video course I bought had 90 hours and I could run at 2x and miss nothing. Yours same?
  [noFiller] do we get straight to useful things [-] waiting for your reply
  [noFiller] shop band karke aana padega kya itne mahine
  [noFiller] I'm a widow running the house alone, I cannot stop earning to study. Is such a stop required?
  [noFiller] padding hai kya usme
  [noFiller] can one learn with you without putting life on hold
  [noFiller] what all is thrown in just for decoration, we had moral science in our computer diploma
  [requestCounts] do you note my ip address [-] I'm a bit paranoid, sorry
  [requestCounts] mera ip save hota hai kya
  [requestCounts] how do you stop bots from spamming this chat
  [requestCounts] I'm on school wifi with 60 kids, will you block us if many ask at the same time?
  [-] my little brother grabbed the phone. [requestCounts] are you counting how many messages I send
  [-] Earlier it said too many attempts. [requestCounts] Do you keep a tally of who asks how often
  [requestCounts] agar koi hazaar message bheje to kya hota hai
  [requestCounts] What measures are in place against automated misuse of the site?
  [requestCounts] my son was typing nonsense again and again here, does your system record that against our connection
  [requestCounts] limit hai kya kitni baar form bhar sakte
  [requestCounts] is my network number seen by you
  [requestCounts] suppose some boys attack your website with fake requests, what do you do
  [requestCounts] can you find my location from the internet line I use
  [requestCounts] do u track which phone connection is sending
  [requestCounts] As an ICT teacher I'd like to know if rate limiting is applied and on what basis.
  [requestCounts] bot aur insaan me fark kaise karte ho aap log
  [requestCounts] cyber cafe se likh raha hu, mera address to nahi rakhoge machine ka
  [requestCounts] there was fake enquiry flood at our school site last year. How do you people protect from it?
  [-] hi i'm a privacy minded student. [requestCounts] is there a log with IPs and counts
  [requestCounts] if i press send 50 times will i get banned
  [requestCounts] you save my ip? for what you use it
  [requestCounts] someone said you store connection details to stop abuse, right or wrong
  [requestCounts] kitni requests ke baad block karte ho
  [requestCounts] spam se bachne ke liye kya jugaad hai
  [requestCounts] does anything keep a count of my visits in the name of security
  [requestCounts] I see no captcha anywhere. Then how do you keep the robots out?
  [requestCounts] whole hostel shares one router, is that treated as one person by your counter
  [requestCounts] do you recognise a visitor by his line? [-] we did a chapter on this in class 12
  [requestCounts] galat log baar baar form bhejein to rok paate ho?
  [requestCounts] Is the number of submissions from one household recorded?
  [requestCounts] Another coaching site got hung because some idiot hammered it all night. Can that happen to yours or you have something against it?
  [requestCounts] what about scripts that fill forms by thousands
  [-] Mother is worried about hackers. [requestCounts] Do you see from where we are connected and write it down
  [requestCounts] ip dekhte ho kya? haan ya na
  [requestCounts] after I asked few questions it became slow, are you throttling me by counting
  [requestCounts] how long is a count of my requests kept and is it tied to ip
  [requestCounts] do i leave any trace of my internet connection when writing to you
  [requestCounts] what happens with people who misuse this box
  [requestCounts] jio ka number wala ip roz badalta hai, aap log usko note karte ho ya nahi
  [requestCounts] for security against abuse which details of my device or line are used
  [-] hello is anybody there. [erasure] can i take back my consent
  [erasure] maine haan bol diya tha data ke liye, ab wapas lena hai
  [erasure] I ticked the box for my daughter by mistake. How to undo it?
  [erasure] is it possible to withdraw permission later on
  [erasure] if I change my mind about you keeping my number then what
  [-] My father filled the form without asking me. [erasure] i don't agree, how can this yes be cancelled
  [erasure] permission cancel kaise hoti hai [-] mai zyada padha likha nahi hu
  [erasure] Kindly advise the procedure for revoking consent given earlier.
  [erasure] once i say yes is it forever
  [erasure] what happens to my details after i take my agreement back
  [erasure] ek baar ok kar diya to kya hamesha ke liye fas gaye
  [erasure] i said you can use my email, now i dont want, what to do
  [erasure] does withdrawing need a reason
  [erasure] We gave approval for the school's contact list. Our principal wants to revoke it now, whom do we write to?
  [erasure] other institute never stopped calling even after I said no more. With you can a person pull out?
  [erasure] kya main apni anumati wapas le sakta hu
  [erasure] is it true that I may retract my okay any day
  [-] i am only 17. [erasure] my parents now say i should not have agreed to give my info, can it be reversed
  [erasure] undo my yes pls, how? [-] was in a hurry that day
  [erasure] If tomorrow I say I no longer permit it, will you really erase my things?
  [erasure] manzoori di thi, ab mann badal gaya
  [erasure] when consent is revoked do all records vanish or something stays
  [erasure] who do I tell that I don't allow anymore
  [erasure] can parents take back permission on child's behalf
  [erasure] will there be any penalty if I withdraw my nod for data use
  [erasure] woh jo tick kiya tha form me, usko hata sakte hai kya
  [erasure] i gave you my agreement last month. i want stop it. you accept this?
  [erasure] suppose I agree now and regret it at night, is there any way out
  [-] I read about the new data law in the newspaper. [erasure] Does your company honour a person who revokes his consent
  [erasure] how fast is it acted upon if someone withdraws
  [erasure] does mail suffice for cancelling the permission or some letter needed
  [erasure] data wali permission band karwani hai meri mummy ki, tareeka batao
  [erasure] My wife allowed you to contact her. She is not comfortable anymore, please tell the steps.
  [erasure] after pulling my consent can I still ask you questions or join
  [erasure] haan ko na me badalna hai
  [erasure] is saying no later as easy as saying yes was
  [erasure] I signed without reading, typical me. Is that final?
  [erasure] right to withdraw hai ya nahi aapke yahan
  [-] Nothing against you people. [erasure] I simply wish to call back the approval I gave regarding my particulars
  [erasure] what will you do with my name and mobile the day I say I'm no longer okay with it
  [replyLanguage] can i write in hindi here [-] namaskar
  [replyLanguage] hindi me puchu to hindi me jawab doge?
  [replyLanguage] My father knows only Tamil. Can he type to you in it?
  [replyLanguage] english nahi aati theek se, chalega kya
  [replyLanguage] in what language do you answer
  [-] mera angrezi kamzor hai. [replyLanguage] yahan mix karke likh sakta hu na
  [replyLanguage] marathi samajhte ho
  [replyLanguage] do you understand hinglish like bhai kya scene hai
  [replyLanguage] May I address you in Bengali, or is English compulsory in this chat?
  [replyLanguage] if I type half half will bot get confused
  [replyLanguage] u reply only english? [-] my keyboard is also old
  [replyLanguage] mummy ko english padhni nahi aati, aap uski bhasha me reply kar sakte ho
  [replyLanguage] is telugu ok to talk with you
  [replyLanguage] The helpline bot of my bank replies in English whatever I write. You also?
  [replyLanguage] apni boli me likhu to samjhega kya ye chat
  [-] i am from brazil. [replyLanguage] i can write you portuguese or must be english
  [replyLanguage] devanagari me type karu ya roman me, dono padh lete ho?
  [replyLanguage] which languages does this assistant speak
  [replyLanguage] I'm more free in Gujarati, can we chat like that
  [replyLanguage] reply hindi me do na please, ho sakta hai kya
  [replyLanguage] my spelling in english is very bad, should i rather use my mother tongue here
  [replyLanguage] Will the answer come back in the same tongue as the question?
  [replyLanguage] kannada or malayalam, any of these work with you
  [replyLanguage] can I switch between two in one message
  [-] Grandparents will be asking from my phone. [replyLanguage] They know odia only, is that a problem for you
  [replyLanguage] shuddh hindi zaroori hai ya jaise bolte hai waise likh du
  [replyLanguage] do you people answer punjabi messages
  [replyLanguage] someone said this chat takes only english, is that correct
  [replyLanguage] urdu me baat kar sakte hain aap se
  [replyLanguage] Parents at our school don't read English. In what can they put their doubts to you and what would you respond in?
  [brochureContents] what is inside the brochure? [-] my net pack is about to finish
  [brochureContents] brochure me kya kya likha hai
  [brochureContents] will I find fee and dates in the brochure or just photos
  [brochureContents] is the pdf you send useful or only advertisement
  [-] Every institute gives glossy paper. [brochureContents] What do I come to know from yours
  [brochureContents] does the booklet have week wise syllabus
  [brochureContents] us pdf me poori jankari hai kya
  [brochureContents] Kindly list the topics treated in your prospectus.
  [brochureContents] before I download that thing, what all does it tell
  [brochureContents] brochure has what information? i have small data pack so i ask first
  [brochureContents] my husband wants to read everything at home, are all courses described in the brochure
  [brochureContents] brosher me timing bhi hai kya
  [brochureContents] does your leaflet say who the teachers are
  [brochureContents] how detailed is it, the document one can get from you
  [-] I will print it for our staff room. [brochureContents] Does the brochure explain what each course covers
  [brochureContents] kitne page ka hai aur usme kya milega padhne ko
  [brochureContents] Will the brochure answer my doubts or need to call anyway?
  [brochureContents] is there anything in the pdf which isn't on website
  [brochureContents] eligibility, duration, all this given in brochure na?
  [brochureContents] what would a parent learn by reading your booklet
  [brochureContents] last place's brochure was just smiling faces and big logos. what about yours
  [brochureContents] pdf khol ke kya dekhne ko milega
  [brochureContents] Can I make a decision from the brochure alone, means is curriculum there
  [brochureContents] that handout u offer, does it show projects of students
  [brochureContents] brochure se kya pata chalega mujhe [-] bhai saab ne bola mangwa lo
  [-] no time to chat now. [brochureContents] Just say whether the brochure includes fees
  [brochureContents] does the prospectus compare all the programs
  [brochureContents] what do you write in that file you mail to people
  [brochureContents] Sir is the brochure only about @program or about everything you offer?
  [brochureContents] brochure mangwau ki nahi, usme kaam ki baat hai kya
  [-] hi from a class 12 student. [summary] from where to where does @program go
  [summary] @program kahan se shuru hota hai aur kahan tak le jata hai
  [summary] what do I start with in @program and where do I end
  [summary] My son is in 10th. In @program he begins from what point and reaches what level?
  [summary] the long one, what is whole journey
  [-] I'm a bit confused by all these cards. [summary] The first one, it takes a person from what to what
  [summary] @program ka poora safar batao short me
  [summary] does @program begin at zero and finish at job level or how
  [summary] Kindly outline the path of @program from its outset to its conclusion.
  [summary] so in the longest course i enter as what and leave as what
  [summary] first card wala course, end me kahan pahuchte hai
  [summary] starting point and ending point of @program please
  [summary] is it right that @program starts from plain basics and ends in building own AI
  [summary] give me the arc of @program in one or two lines
  [summary] I know only typing and email. If I go through @program fully, where does it drop me at the end?
  [-] Hamare gaon me koi nahi jo samjhaye. [summary] @program zero se lekar kis level tak jata hai
  [summary] how far does the short one take you and from which base
  [summary] @program a to z [-] keep it simple, I am a mother not an engineer
  [summary] where will a beginner stand after @program, considering where it picks him up
  [summary] the last card on the page, tell me its beginning, middle, end
  [summary] shuruaat kya hai aur manzil kya hai, woh sabse lambe wale ki
  [summary] second course starts at loops or what, and finishes with?
  [summary] My earlier diploma began with MS Paint and ended also nearly there. What distance does @program cover?
  [summary] i am from vietnam. @program start with which thing and finish with which thing
  [summary] @program me pehle din kya level maante ho aur aakhri din kya
  [summary] what's the route in the big program
  [summary] does the long one stop at basics or carry you to advanced
  [-] My wife is considering it seriously. [summary] Could you trace for her how @program proceeds, from first step till final stage
  [summary] in @program one climbs from which rung up to which
  [summary] neeche se upar tak ka raasta samjhao @program ka
  [summary] overview of @program, begin to finish, not all details
  [summary] the course for kids on top, it leads them from games to real programs or where
  [summary] As a class teacher recommending it, I should know what stage @program presumes at entry and what it reaches.
  [summary] first card: start? end?
  [summary] agar main @program join karu to kaccha khiladi se kya ban jaunga end tak
  [summary] @program seems huge, what is the whole story of it
  [summary] can u tell me in the lengthy one from what it kicks off and up to where it goes
  [-] Papa won't pay unless he understands it. [summary] How would you describe @program to him, from opening to finish
  [summary] does @program go from python to machine learning or somewhere else
  [summary] jo sabse bada wala hai usme kaha se kaha pahunchate ho
`;
