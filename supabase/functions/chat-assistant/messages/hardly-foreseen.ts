/** What hardly any provider has thought of telling, and what sounds like it. As messages/all.ts says. */
export const hardlyForeseen = `
  [unsaid] who foots the bill for the openai keys while we practise
  [tellsAboutSelf] we're a small dental chain, [unsaid] what's the least number of staff you'd run a custom batch for?
  [unsaid] if it's full do you keep a waiting list
  [unsaid] Will the notes be rewritten when a newer model comes out, or do I keep the old ones forever?
  [tellsAboutSelf] I'm blind and use NVDA, [unsaid] do your handouts work with a screen reader?
  [tellsAboutSelf] left ear completely gone since a fever in childhood [unsaid] is there live captioning while the trainer talks
  [unsaid] is the room reachable by wheelchair or are there stairs
  [-] I'm not in a hurry, just curious [unsaid] how fast does your inbox answer people usually
  [unsaid] Of the three, which one do the most people end up picking?
  [unsaid] have you ever had to call off a batch after people had signed up
  [unsaid] ghar pe roz kitna time khud se padhna padega class ke alawa
  [unsaid] are we allowed to use chatgpt to do the tasks you give
  [unsaid] could I look at something that past learners built, an app or a screenshot or so
  [unsaid] is there a chai break in the middle of a session or is it straight through
  [unsaid] kuch dress code hai kya
  [-] my flat is a mess, so [unsaid] do I have to keep my camera on?
  [-] My sister turns thirty and wants @program. [unsaid] Do you do gift vouchers?
  [unsaid] what do I get if I send three friends your way
  [tellsAboutSelf] I'm due in March [unsaid] can the course be put on hold halfway and picked up after the baby
  [unsaid] can you hold a seat against a small deposit till my bonus arrives
  [unsaid] My co-founder and I would like to take one seat in turns, he the first half and I the second. Possible?
  [unsaid] any books I should read before day one
  [unsaid] what percent of people who begin @program actually see it through to the end?
  [unsaid] kitne log beech me chhod dete hain honestly
  [tellsAboutSelf] 61, retired from the railways [unsaid] what ages are usually in the group, or will I be everybody's grandfather
  [unsaid] roughly what share of your learners are women?
  [unsaid] do people code in pairs or each on their own
  [unsaid] how is feedback on my work given, written or spoken or not at all
  [unsaid] trainer beemar ho gaya toh class ka kya hoga
  [unsaid] are there sessions on public holidays like Independence Day
  [-] Our finance head is asking. [unsaid] Do you tell HR who slept through it?
  [unsaid] what exactly do we do on the very first day?
  [unsaid] How are the forty hours split over the topics, e.g. how many go into deployment?
  [unsaid] theory zyada hoga ya practical
  [unsaid] does my employer have to sign some bond with you
  [unsaid] is there a batch only for women? [-] my wife would be more at ease
  [tellsAboutSelf] I already write Python daily [unsaid] so may I skip the first part of the app course
  [unsaid] can I take only the deployment part and nothing else
  [unsaid] if I didn't get it the first time, can I sit through the same course again with the next lot
  [-] my mother-in-law lives with us and gets confused easily, [unsaid] does anyone mind if someone walks through behind me in a video call
  [tellsAboutSelf] nursing mother here [unsaid] is it alright to feed the baby off camera for ten minutes
  [unsaid] jumma ki namaz ke liye break milega?
  [unsaid] can my daughter sit next to me and just listen along
  [unsaid] Can you guarantee that my colleague and I land in the same group?
  [-] my boss has also put his name down [unsaid] would it be possible that the two of us are not put in one group
  [unsaid] may I take part under a nickname rather than my real name
  [unsaid] do you post photos of the participants on linkedin without asking
  [unsaid] am i obliged to write a good review at the end
  [tellsAboutSelf] I teach at a polytechnic, [unsaid] would I be permitted to reuse your slides with my own students?
  [unsaid] is it ok to pass the material on to a colleague who did not pay
  [unsaid] can I put what I build in class on my public GitHub
  [unsaid] jo app main course me banaunga usko bech sakta hu kya
  [-] Sounds paranoid I know, [unsaid] what stops a classmate or mentor from running off with my startup idea?
  [unsaid] is it fine to work on real data from my hospital during the exercises or do you forbid that
  [unsaid] do you hand out anything printed or is it all on screen
  [unsaid] slides class se pehle milti hai ya baad me
  [unsaid] can questions be asked anonymously in class
  [unsaid] which industries do the case studies in the managers' course come from?
  [unsaid] are the examples Indian or all from Silicon Valley
  [unsaid] where do the datasets for practice come from
  [unsaid] average experience kitna hota hai batch ke logon ka
  [unsaid] who decides what goes into the syllabus, one teacher or a panel?
  [unsaid] what if I can't stand the trainer, do I get another one
  [unsaid] Whom does a complaint go to when something goes wrong mid course, is there a process for that?
  [unsaid] how many sign-ups are needed before a batch goes ahead at all
  [unsaid] class cancel hui to kitne time pehle batate ho
  [-] at ours the power goes every evening [unsaid] what happens if the electricity fails at your end in the middle of a class
  [unsaid] what's the plan when there's a bandh or flooding in the city on a class day
  [unsaid] election day pe class hogi kya
  [tellsAboutSelf] I fast in Ramzan and get slow after four, [unsaid] do you take that into account for learners
  [unsaid] suppose I'm hospitalised in the second week, what then
  [tellsAboutSelf] severe dyslexia since school [unsaid] do you make any adjustments for that
  [unsaid] Are the slides readable for somebody who can't tell red from green?
  [tellsAboutSelf] I type with one hand only [unsaid] will they wait for people like me during live coding
  [tellsAboutSelf] i stammer quite badly [unsaid] will anybody force me to speak up
  [unsaid] do we have to present in front of the whole group
  [unsaid] icebreaker games bhi hote hain kya, [-] mujhe bilkul pasand nahi
  [unsaid] team kaun banata hai, aap log ya hum khud
  [-] had this in my MBA, so [unsaid] what do you do about a teammate who does zero work?
  [unsaid] may I work entirely alone, without any team
  [unsaid] do learners look at and comment on each other's code?
  [unsaid] does a trainer go through my code line by line with me
  [unsaid] how long till I get my submitted work back
  [unsaid] leaderboard hota hai kya jisme sabko dikhe ki last kaun hai
  [unsaid] would a mentor write me a letter of recommendation for a masters application
  [unsaid] can I name one of your trainers as a referee on my CV
  [unsaid] will the trainer endorse me on linkedin afterwards
  [unsaid] cheat sheets ya glossary milti hai kya revision ke liye
  [unsaid] in what format are the materials, pdf or notebooks or video
  [tellsAboutSelf] My son is 19 and lazy. [unsaid] Do parents hear from you how he's getting on?
  [unsaid] is there any parents' meeting
  [unsaid] who was the oldest person to ever finish it?
  [unsaid] do you get many non IT people or is it all techies
  [unsaid] how far ahead must a company write to you to have a tailor made training by a certain month
  [-] Legal wants to know: [unsaid] the content you develop specially for us, does it belong to us afterwards?
  [unsaid] do you test or survey our staff's level before you design the custom program
  [unsaid] would our firm have one fixed contact person on your side throughout
  [unsaid] may a manager sit at the back and watch while his team is trained
  [tellsAboutSelf] I head L&D at a cement maker, [unsaid] could you train two of ours to become trainers who pass it on
  [unsaid] do you mix freshers and seniors of one company in one group or keep them apart
  [-] we're drafting an RFP, [unsaid] do you answer tenders at all
  [unsaid] have you trained a direct competitor of ours, and would you keep our use cases from them
  [unsaid] would you tell us if one of our people behaves badly in your class
  [unsaid] do you measure six months later whether the training did anything for the company?
  [unsaid] custom program ke baad management ko koi report dete ho kya
  [unsaid] trainer log strict hain kya, daantte to nahi?
  [unsaid] does class usually overrun or do you finish on the dot
  [unsaid] do breaks come at fixed minutes or whenever folks look tired
  [unsaid] how fast does the trainer speak, [-] I need time to take notes
  [unsaid] do we type along with the trainer or watch first and try later
  [unsaid] is it slides all day or live coding mostly
  [unsaid] do we begin from an empty file or from a ready template in the app developer thing
  [unsaid] after the course ends does my app stay online [unsaid] and who pays for hosting it?
  [unsaid] if my agent goes crazy and burns up a huge api bill who is liable
  [unsaid] credit card dena padega kya api account ke liye, [tellsAboutSelf] mere paas hai nahi
  [unsaid] is a domain name provided for the app we deploy or do we buy one
  [-] my contract is nasty about side work, [unsaid] could my employer claim what I write during your classes?
  [unsaid] do you issue a letter that I can show my boss so he grants me leave
  [unsaid] can you give a bonafide letter for my bus pass
  [unsaid] how are seats allotted, first come first served or do you choose
  [unsaid] have you ever refused someone who wanted to join
  [unsaid] how many days is an offered seat kept for me before it goes to another
  [unsaid] once I finish, do you show my project on your page, and do I get asked first?
  [unsaid] do you train your own models on what students write
  [unsaid] can my story be among the ones on your website when I'm done
  [unsaid] har session se pehle koi video dekh ke aana padta hai kya
  [unsaid] class ke din reminder aata hai kya sms pe
  [unsaid] will I get a calendar invite for the sessions
  [unsaid] do sessions get moved around at short notice
  [tellsAboutSelf] Two dogs and a toddler at home, [unsaid] are we to stay muted or is noise tolerated?
  [unsaid] virtual background laga sakte hain kya
  [unsaid] how should I address the mentors, sir or by first name?
  [tellsAboutSelf] I'm a trans woman [unsaid] is your classroom a safe space, honestly
  [unsaid] is there a policy against harassment and someone to turn to
  [unsaid] is there a lift in the building [tellsAboutSelf] my knees are gone
  [tellsAboutSelf] my brother signs, he does not hear at all, [unsaid] would you allow an interpreter beside him?
  [unsaid] is somebody allowed to bring a guide dog
  [tellsAboutSelf] epilepsy patient [unsaid] do you use flashing animations in the presentations
  [unsaid] can the font in the handouts be enlarged for weak eyes
  [tellsAboutSelf] slipped disc last year [unsaid] may I stand up and walk about during class
  [tellsAboutSelf] diabetic hu [unsaid] beech me kuch kha sakta hu kya bina break ke
  [unsaid] would the trainer know about my migraines if I told you in advance, or does it get lost
  [-] Company paid for my last training and then held it against me when I quit. [unsaid] Do you make employees sign anything like that?
  [unsaid] what's the commonest reason why people give up
  [unsaid] what do learners complain about most, be honest
  [unsaid] is there anything your @program is bad at
  [unsaid] how many of the people who took it actually use it at work a year on? any study?
  [unsaid] has any startup come out of your batches
  [unsaid] gaon se bhi log aate hain kya ya sab metro wale
  [unsaid] are there topics one may not build a project on, gambling for instance
  [unsaid] what if I break something in the cloud account by accident
  [unsaid] copilot use karna cheating mana jayega kya
  [unsaid] how do you deal with somebody who just copies another's solution
  [unsaid] is any part of the teaching done by an AI instead of a human?
  [unsaid] does the industry partner get our work for free
  [unsaid] partner ka data chhune se pehle NDA sign karna padta hai kya
  [tellsAboutSelf] I don't want to work for tobacco or arms people, [unsaid] could I turn down a project on those grounds
  [unsaid] am I allowed to name the partner firm in my CV
  [unsaid] mera project kaun chunega, main ya aap
  [tellsAboutSelf] I already have an idea for a crop disease app [unsaid] could that be my project rather than one of yours?
  [unsaid] do the participants of the leaders' course promise to keep what others tell about their firms to themselves
  [tellsAboutSelf] I run a textile unit in Surat [unsaid] could it be that a rival from the next street sits in the same group
  [unsaid] may I bring my own firm's numbers and work on those in the ROI part
  [unsaid] do we leave with a finished roadmap document for our own company or just an idea of one
  [unsaid] could my executive assistant take notes for me in the sessions
  [tellsAboutSelf] I wear a niqab, [unsaid] would showing the face ever be demanded?
  [unsaid] is there a slower batch for senior citizens
  [unsaid] could it be just me and the trainer, private tuition so to say
  [unsaid] mere parivar ke liye alag batch ho sakta hai kya, hum log hi
  [unsaid] do you sort people into groups by level
  [unsaid] can a quick learner run ahead of the group or must everybody stay at the same page
  [unsaid] how do sessions of @program usually open, a recap or straight into new stuff
  [unsaid] If you close shop one day, what becomes of that lifetime access?
  [unsaid] notes me galti sudhari to humein batate ho kya
  [unsaid] are the notes watermarked with my name
  [unsaid] kya class youtube pe live jati hai jahan koi bhi dekh le
  [unsaid] may we give the trainer a little present at the end [-] we do that back home
  [unsaid] will the group photo be compulsory
  [unsaid] do I need my manager's consent to join
  [-] my husband and I share one laptop, [unsaid] could we follow the class together for a single registration
  [unsaid] what's the usual mood in class, stiff or fun?
  [unsaid] do people stay in touch with each other or never speak again, in your experience
  [unsaid] can a learner be thrown out, and for what
  [unsaid] how much of what's taught will be outdated in a year
  [tellsAboutSelf] army officer, posted on short notice [unsaid] do you keep my place if I'm sent away for three months
  [unsaid] kya bich me shaadi ki chutti le sakte hai aur baad me wahin se shuru kar sakte
  [unsaid] what happens to a half finished project when the course is over
  [unsaid] do you keep a copy of the code I hand in
  [unsaid] under which licence is the sample code you give us?
  [unsaid] could a journalist attend one session to write about it
  [unsaid] who else from your side listens in on the classes
  [unsaid] how soon after a session are the notes put up
  [unsaid] does the mentor see what I wrote before we talk
  [unsaid] kya apni umar walon ke saath hi baithne ka option hai
  [tellsAboutSelf] I manage a call centre of night workers [unsaid] is a seat for each floor lead the norm or do firms send a few who then teach the rest?
  [unsaid] What do you expect of a participant, apart from turning up?
  [unsaid] how much should one practise between two sessions to keep up
  [unsaid] is there a plan of what to practise on which day between the sessions
  [unsaid] jo books aap bolte ho wo aap dete ho ya khud kharidni padti hai
  [unsaid] ek hi computer pe do bande seekh sakte hain kya ek hi naam se
  [unsaid] is the agentic batch mostly boys [-] asking for my daughter
  [unsaid] would you put someone aside from the group to catch up with what he missed out on in Python
  [unsaid] how much of the forty hours is spent listening
  [unsaid] does every learner get to talk in a session or only the loud ones
  [unsaid] is eating on camera frowned upon
  [unsaid] does the trainer share the code after class or must I copy it all down
  [unsaid] do we deploy with our own accounts or with yours
  [unsaid] could I bring a friend along for one session, she won't take part
  [unsaid] do the trainers sell the tools of some vendor on the side [-] my brother in law says they all do
  [unsaid] do you do anything charitable with what you earn
  [unsaid] are you green in any way, paperless and so on
  [unsaid] if I present @program to my driver as a surprise, will you keep quiet about who gave it
  [unsaid] Which program has the fewest dropouts?
  [unsaid] do people cry in your classes lol, or laugh
  [unsaid] would my seat go to the next in line if I answer your mail late
  [unsaid] does anyone call a roll at the start, school style
  [unsaid] kitne percent log dusra course bhi lete hain pehla karne ke baad
  [-] Good evening. [tellsAboutSelf] I'm a widow of 54 and my daughter in Pune runs my phone for me. [unsaid] Would anyone sit with me for the first login so to speak, slowly?
  [-] Before I ask my CFO for money [unsaid] do you have figures on what the leaders' course brought other firms
  [unsaid] agar do din pehle pata chale ki batch nahi ho raha, toh aage kya karte ho aap log
  [unsaid] does someone count who speaks how often [-] my shy colleague fears that
  [unsaid] after I've paid do I sign any paper with rules
  [unsaid] how long has the longest waiting list been [-] just to judge my chances
  [tellsAboutSelf] bank branch manager, everything on our laptops is locked [unsaid] could you send our IT a list of what to unlock beforehand?
  [-] saw the sun with dots on your page, cute. [unsaid] who designed it?
  [unsaid] is attending in pyjamas ok hahaha
  [unsaid] ek session me beech me kitni der ka break hota hai
  [unsaid] if I run a café and a customer comes in, is it rude to vanish from the screen for a while
  [tellsAboutSelf] we're 9 people in a law firm [unsaid] would you delete our sample contracts after the exercises
  [unsaid] can our compliance officer read the training material before we book
  [unsaid] are names of clients that come up in discussions kept within the room
  [unsaid] how many weeks' notice does a custom training need
  [unsaid] what if only four of our ten turn up on the day of the custom session
  [unsaid] who chooses the examples in a team training, we or you
  [unsaid] apprentice aur senior ek saath baithenge kya humari company ke
  [unsaid] is the ten hour agent thing mostly whiteboard talk or hands on the keyboard
  [unsaid] in what order are the five topics of @program taken
  [unsaid] how many hours roughly go into multi agent stuff alone
  [unsaid] does the Python part take up half of the app course or more
  [unsaid] what do we sit down to in the last hour
  [unsaid] is there a recap at the start of each class
  [unsaid] kya har class ke baad kuch padhne ko dete hain
  [unsaid] would I get the slides even for the topics that we run out of time for
  [unsaid] what happens when the group doesn't get through the planned material in time
  [unsaid] can the group vote on what to go deeper into
  [unsaid] do trainers mind being interrupted with questions
  [unsaid] is there a place to suggest improvements, and does anybody read it
  [tellsAboutSelf] journalist, sceptical by trade. [unsaid] What share of last year's people would you say wasted their money?
  [unsaid] have you changed anything about @program since the first group went through?
  [unsaid] which part of the app course did former learners find the least useful
  [unsaid] what sort of apps do people come up with as a rule
  [unsaid] any learner's agent out there that I can play around with
  [unsaid] pichle batch ke projects ka koi gallery hai kya
  [unsaid] did anybody's course work ever go live in a real company
  [unsaid] can my project stay secret, nobody in the group sees it
  [tellsAboutSelf] I'm patenting something [unsaid] would showing it in class count as publishing it in your view
  [unsaid] do I keep the rights if a mentor wrote half of my code
  [unsaid] are partners' datasets mine to keep after the project
  [unsaid] will a partner company's people look at what I built and comment
  [unsaid] how many weeks does one such industry project go on
  [unsaid] what if the partner backs out mid project
  [unsaid] project pasand nahi aaya to do din baad doosra le sakte hain?
  [unsaid] kya ladkiyon ko alag group me rakhte ho
  [tellsAboutSelf] hijra and tired of stares, [unsaid] do I have to give Mr or Ms anywhere in class?
  [unsaid] koi badtameezi kare class me to aap kya karte ho
  [-] my ex works at the same office and signed up, [unsaid] could you see to it that we aren't paired
  [unsaid] may two brothers be put in a pair
  [unsaid] pair me kaam karte time apni screen anjaan bande ko dikhani padegi?
  [unsaid] trainer ko meri screen dikhti rehti hai kya poore time
  [unsaid] kya class me mic on rakhna zaroori hai
  [unsaid] are we filmed during class and shown in your adverts
  [unsaid] passport photo kahin lagegi kya course me
  [unsaid] do learners see each other's phone numbers
  [unsaid] do you tell other companies that we trained with you, as a reference, without asking us
  [unsaid] may we mention you in our annual report as training partner
  [tellsAboutSelf] HR at a hospital with 400 nurses [unsaid] could you show us who of ours logged in and for how long?
  [unsaid] can you hand us a skill score per employee before and after
  [unsaid] Mere manager ko pata chalega kya agar main kuch nahi samjha
  [unsaid] if my company pays, who do you consider your customer, them or me
  [unsaid] does an employee who changes jobs keep the lifetime material or does the company
  [unsaid] how old was the youngest in the business leaders' group so far
  [unsaid] are there other dads of small children in it, or all bachelors
  [unsaid] zyada log kis sheher se aate hain
  [unsaid] from how far away has somebody come to you?
  [unsaid] do people from the same firm tend to flock together in class
  [unsaid] yahan AI se banaya code jama karna chalega ya naraz hoge
  [unsaid] how early before class may one come into the meeting
  [tellsAboutSelf] I drive a school van and have gaps of two hours, [unsaid] how many minutes of self practice a day did people like me need
  [-] My wife says I'll drop it like the guitar. [unsaid] Do you nudge people who stop showing up?
  [unsaid] what do you do to keep learners going when they lose heart
  [unsaid] is it frowned on if one only listens and never codes along
  [unsaid] agli class me kya hoga ye pehle se batate ho
  [unsaid] would reading the chatgpt docs beforehand give me a head start or is it no use
  [unsaid] which youtube videos would you have me watch before the first day of @program
  [unsaid] koi kitaab batao jo course se pehle padh lu
  [unsaid] do you recommend one newspaper or podcast on AI for after the course
  [unsaid] when gpt-something new is out, do past participants get told what changed
  [unsaid] how often do you redo the contents of the agentic one
  [unsaid] what year is the oldest slide from
  [unsaid] does the lifetime access include later editions or only the one I took
  [unsaid] are there typos and dead links in the material, or does someone weed them out
  [unsaid] who wrote your course notes, your own people or bought in from abroad
  [unsaid] may I print the notes and sell the prints at my xerox shop [-] just joking, well half
  [unsaid] is it allowed to feed your materials into my own chatbot
  [unsaid] main notes hindi me translate karke apne dosto ko de sakta hu kya
  [unsaid] can a library put your material on its shelf
  [unsaid] any rule on quoting you in a thesis
  [unsaid] who answers for it if code I learnt at yours wrecks our production system
  [unsaid] are you insured for mistakes your people make at a client's
  [unsaid] what happens if I spill the partner's secrets by accident
  [tellsAboutSelf] government employee, bound by the official secrets act [unsaid] may I stay silent about my work in the discussion rounds?
  [unsaid] would I have to accept some community code on behaviour
  [unsaid] is smoking on camera ok [-] don't laugh
  [unsaid] are turbans, veils and so on welcome on your premises and on screen
  [unsaid] is there a prayer time on the days with long classes
  [unsaid] what if Diwali falls in the middle of it
  [unsaid] do you teach through the summer heat or shut for two weeks
  [unsaid] onam ke time break dete ho kya
  [unsaid] is 15 August a class day if it comes to that
  [unsaid] which days is your team not at work
  [unsaid] does anyone read mails on a Sunday at your end
  [-] I wrote on Monday {to the wrong address, never mind that}. [unsaid] How many days until one normally hears back from you on a mail?
  [unsaid] is it always the same person who replies to mails or whoever's free
  [unsaid] {not the phone number}, just whether your people mind long mails with ten questions
  [unsaid] {forget what it costs}, I only need to know if I can set it aside for four weeks with a token amount
  [unsaid] {I don't mean how many fit in}, I mean is there a line of people waiting for a place to come free
  [unsaid] I mean the thing where a mentor vouches for me in a letter, {not the certificate}
  [unsaid] who jumps in when the trainer has fever {who teaches otherwise is all one to me}
  [unsaid] {not asking about exams}, how do I learn what I did well and what badly
  [unsaid] {the managers' course I know}, but which is the bestseller
  [unsaid] {I know the hours}, how are they cut up among the topics?
  [unsaid] {fees chhodo}, pehle din kya hota hai ye batao
  [unsaid] {not the recordings}, the pauses I mean, is there one every hour?
  [unsaid] how mixed in age is the group, {its size I can guess}
  [unsaid] {not which laptop}, who pays the bill that the model provider sends for our calls
  [unsaid] {I'm not after jobs}, only after how many stay till the last day
  [tellsAboutSelf] Two kids, one income, you know how it is. [unsaid] Could my seat be kept for me with a thousand rupees till payday?
  [unsaid] does a deposit count towards the fee or is it on top, if there is such a thing
  [unsaid] advance dekar seat pakki ho jati hai kya ya pura ek saath
  [unsaid] would my friend get my place in the queue if I pull out
  [unsaid] zyada log apply kar diye to kisko lete ho
  [unsaid] and if just five of us enrol, is it still on?
  [unsaid] has a start ever been put off because too few had come
  [unsaid] did all the batches you announced in the past really take place
  [unsaid] maine 5 logo ko bheja aapke paas, mujhe kuch milega kya
  [unsaid] can the voucher for @program be printed nicely [-] it's for my uncle's sixtieth
  [unsaid] how long does a gifted course stay valid before it must be taken
  [unsaid] jisko gift karun wo khud program choose kar sakta hai?
  [tellsAboutSelf] shift nurse in a trauma ward [unsaid] could two of us share a place and each attend when off duty?
  [unsaid] ask karna tha ki lift hai kya ya second floor tak chadhna padega, [tellsAboutSelf] papa wheelchair pe hain
  [unsaid] handicap toilet hai kya aapke yahan
  [unsaid] do your videos come with a written transcript for deaf learners
  [unsaid] have you had a blind learner before, how did it go
  [unsaid] can the maths on slides be read aloud by software or are they just images
  [unsaid] would the trainer face the camera so that I can lip read
  [tellsAboutSelf] I have ADHD and medicine for it, [unsaid] is it a problem if I pace around and fidget on video
  [unsaid] anxiety ki wajah se camera off rakh sakti hu kya
  [tellsAboutSelf] colleague of mine has Parkinson's and types very slowly, [unsaid] can he dictate his code instead?
  [unsaid] do you give extra time to people with a disability certificate
  [unsaid] is there subtle background music in class videos [-] it kills my hearing aid
  [unsaid] which of the programs is friendliest to weak eyes
  [price] what does @program cost [unsaid] and are the model credits that we burn on us or on you
  [unsaid] can I leave a small amount to keep the place warm [start] and when is the next one
  [tellsAboutSelf] I sell saris in Begum Bazaar [recommendation] which of them would be for me [unsaid] and how many shopkeepers usually sit in there
  [location] where are you [unsaid] and could a man in a wheelchair get up to the classroom by himself?
  [duration] kitne ghante ka hai agentic wala [unsaid] aur ghar pe kitni practice maangta hai roz
  [unsaid] How many drop out [testimonials] and what do those say who stayed?
  [-] Hello ma'am, [enterprise] we would like our twelve accountants taught [unsaid] but is that too few for a batch of our own
  [certificate] do I get a certificate [unsaid] and a recommendation letter from the mentor on top, for my visa to grad school
  [curriculum] what is taught in the forty hour one [unsaid] and how are the hours dealt out among those topics
  [register] how do I put my name down [unsaid] and is there a queue if all chairs are taken
  [unsaid] Do you refresh the notes when things change, [access] and for how long may I open them?
  [mentor] is there someone I can ask [unsaid] and does that person write his remarks down or only say them
  [schedule] class kis din hoti hai [unsaid] aur Eid ke din chutti hogi?
  [unsaid] who steps in if the teacher catches dengue [instructors] and who are the teachers anyway
  [mode] is it on zoom or in a room [unsaid] and if on zoom must my face be seen
  [projects] do we make real things [unsaid] and whose are they afterwards, the partner's?
  [tellsAboutSelf] my eyesight is nearly gone, [unsaid] does your stuff speak with TalkBack [contact] and whom do I write to about that
  [unsaid] is copying from an AI assistant during tasks a sin with you [assessment] and is there some exam at the end where it's banned
  [refund] paise wapas milenge agar main chhod du [unsaid] ya fir course ko thode din rok sakte ho
  [brochure] I'd like the pdf please [unsaid] and does your team reply within a day if I mail them questions about it
  [-] Sitting in the dentist's waiting room so just quickly: [programs] what courses are there [unsaid] and which one sells best
  [unsaid] may I show my agent project to an investor without your permission [support] and would you still help me with it months later?
  [classSize] how many of us will be in there [unsaid] and will I be the only woman
  [discount] bring a friend offer hai kya [unsaid] aur friend ke saath ek hi pair me kaam kar sakte hai
  [recordings] are the sessions recorded [unsaid] and can I refuse to have my voice on them
  [unsaid] do people wear formal clothes for the leaders' sessions [accommodation] and is lunch served
  [invoice] can my firm get a GST bill [unsaid] and must I sign that I won't quit for a year, your rule or theirs?
  [besideWork] will it go together with my nine to seven job [unsaid] and is there a letter for my boss to let me off early
  [unsaid] first day par kya kya hota hai [tools] aur apna laptop lana hai kya
  [attendance] what if I miss two sessions [unsaid] and will HR hear of it from you
  [codingNeed] is @program without programming [unsaid] and what share of it is pure theory then
  [prerequisites] do I need a degree for @program [unsaid] and are there any books worth reading in the meantime
  [unsaid] is there time to stretch one's legs [duration] and how long is the longest of the courses in total
  [compare] app one versus agent one, how do they differ [unsaid] and from which of them do fewer people run away
  [unsaid] Do you ever cancel when few turn up [seats] and how many places are left?
  [coverage] rag padhate ho kya [unsaid] aur uske liye jo vector database ka bill aayega wo kaun bharega
  [vendorPapers] our purchase wants your PAN and a security questionnaire filled [unsaid] and would your trainers sign a confidentiality agreement with us
  [placement] do companies hire from your batches [unsaid] and would a mentor vouch for me by phone
  [-] My granddaughter set up this chat for me, bless her. [prerequisites] Is seventy too old to join [unsaid] and how old are the others as a rule?
  [otherCity] do you have something in Nagpur [unsaid] and do folks from small towns come at all
  [language] Telugu me padhate hain kya [unsaid] aur jo bolne me hichkichata ho usko force to nahi karte
  [unsaid] Can it be wrapped as a Rakhi gift for my brother [register] and how would I enrol him then
  [audience] who is @program meant for [unsaid] and is the crowd more freshers or more grey hair
  [dataUse] what do you do with my phone number [unsaid] and what happens with the code that I upload in class
  [partners] which companies are you tied with [unsaid] and do they get to keep what we build for them
  [unsaid] will I be graded against the others in public [difficulty] and is it tough for a commerce graduate
  [onSite] would you come out to our plant in Hosur [unsaid] and how many must be in the room for that to be worth your while
  [unsaid] is there one teacher for the whole agentic course or do they take turns by topic [mentorTimes] and how often would I see my mentor
  [abroad] I'm in Toronto, can I take part [unsaid] and will Indian holidays leave me without class on days I don't know of
  [tellsAboutSelf] I do payroll for a chain of gyms [summary] what would I be able to do after the managers' one [unsaid] and could I work on my own spreadsheets in it
  [unsaid] can my boss find out how I fared [privacy] and how careful are you with data in general
  [demo] free trial class milegi kya [unsaid] aur pehle ke students ne jo banaya wo dikha sakte ho
  [trust] how do I know this is no fraud [unsaid] and can you tell me straight how many finished it last time
  [transfer] if I take @program and it's wrong for me, may I change to the other [unsaid] or at least freeze it for a bit
  [unsaid] do the women get a group of their own [houseRules] and is there a ladies' washroom
  [deadline] till what date can I apply [unsaid] and would you pencil me in before I've paid
  [payment] EMI ho jayega? [unsaid] aur agar job chali gayi beech me to course hold pe rakhoge kya
  [count] how many programs do you run [unsaid] and how many people end up doing all of them
  [tellsAboutSelf] I'm a physio and on my feet all day, [unsaid] may I follow class lying down with the camera off [schedule] and is it in the evening
  [career] does it move my career at all [unsaid] and do you check later what became of people
  [unsaid] {not the price} who covers the cloud bill of my demo app [access] and do the materials stay open for me
  [order] which one should come first if I want both coding ones [unsaid] and do returning learners get to jump the line
  [afterRegister] what happens when I've sent the form [unsaid] and how long do you hold the spot till I make up my mind
  [company] since when do you exist [unsaid] and has any of your batches fallen flat
  [events] is there a hackathon [unsaid] and would I be allowed to sell what I hack together there
  [-] Namaste from Nashik. [tellsAboutSelf] I grow grapes, 12 acres, and can use Excel. [recommendation] Which one do you see me in [unsaid] and do other farmers ever turn up?
  [accreditation] does any university recognise it [unsaid] and may I quote your notes in my dissertation
  [unsaid] how do you treat someone who uses Claude for all of the tasks [certificate] does he still get the certificate
  [launch] what time is that bootcamp session for us in Dubai [unsaid] and do we have to be dressed up for it
  [alumni] can I ring someone who did the app course [unsaid] or at least try out an app that one of them made
  [number] how many live projects are there for each learner [unsaid] and may I do mine with nobody else
  [salary] kitna salary badhta hai iske baad [unsaid] aur kitne percent log course pura kar pate hai
  [partnership] could our college tie up with you [unsaid] and would our lecturers be free to reuse your slides
  [tellsAboutSelf] hearing aids on both sides [unsaid] would I get captions [mode] or could I come in person to read lips
  [unsaid] are breaks long enough to put a child to bed [besideWork] do mothers with jobs manage this at all
  [perks] what's included with @program [unsaid] and are the reading tips for before the course included
  [future] anything for my fourteen year old [unsaid] and may he meanwhile just listen in with me
  [enterpriseMail] what shall we write to you for a custom program [unsaid] and within how many days does a proposal come back
  [-] it's pouring here and the office is empty, so I'm reading about you. [benefits] Why you [unsaid] and what do your own learners grumble about
  [tools] will an old MacBook do [unsaid] and is it ok to share it with my flatmate who enrols too, each half of the time
  [visa] can you help with a visa [unsaid] and how many foreigners have sat in your class so far roughly, a handful?
  [unsaid] humari company ke do log ek seat baari baari use kar sakte hai kya [price] aur ek seat ka kitna lagega
  [support] is there any help once it's over [unsaid] and do you mail round a fix when something in the notes turns out wrong
  [unsaid] What do you do on the opening day [joinLaunch] and where's the button to book the bootcamp?
  [phone] can I have a number to call [unsaid] and is there somebody at the desk on Sundays
  [street] what's the exact address [unsaid] and has the building got a ramp
  [ending] when is the last class [unsaid] and what if you're not through with the topics by then
  [erasure] please wipe what you have on me [unsaid] and would the trainers mind if I never give my real name in class
  [-] Our auditor is picky. [enterprise] Do you train in-house teams [unsaid] and do you leave a report on each trainee with the management
  [tellsAboutSelf] sales head, five states, always in a taxi. [duration] How many hours does the no code one take [unsaid] and can I shut it down for the quarter end and resume later?
  [quotes] what did that consultant on your page say [unsaid] and did he get anything for saying it
  [instructors] who's teaching the agents course [unsaid] and may I get someone else if we don't click
  [rival] are you better than the IIT one [unsaid] and how many of yours give up before the end
  [unsaid] kya main apna naam chhupa ke class kar sakti hu [chatDetails] aur ye chat kaun padhta hai
  [tellsAboutSelf] I'm an actuary who codes in R. [coverage] Would I learn @skill [unsaid] and may I sit out the parts I could teach myself
  [unsaid] is there a penalty if an apprentice of ours walks out halfway [refund] do we get anything back for him
  [-] thx for the quick reply [certificate] last: proof that I did it? [unsaid] and can I make you write one to my wife's office as well saying I was really in class, haha
  [vendorPapers] do send your vendor form and cancelled cheque [unsaid] and tell me if your staff went through a police background check
  [myRegistration] I sent the form on Friday, did it arrive [unsaid] and am I now in some queue or has everybody got a place
  [unsaid] If a batch is only half full does it still run, [start] and when would that be?
  [price] how much is the fee all told, with every extra
  [price] {never mind deposits}, what's the whole sum for the agents course
  [payment] can I split it over four months
  [payment] paisa class shuru hone se pehle dena hai ya baad me
  [payment] do you take UPI, [-] my bank card is from a cooperative and fails everywhere
  [refund] if my father's operation comes in between and I quit, is the money gone?
  [refund] batch cancel kar diya maine to kitna paisa kat jayega
  [discount] is it cheaper when a whole family signs up
  [discount] anything off for soldiers' widows
  [invoice] will the bill carry our GSTIN so that we can claim the credit
  [tools] does a Chromebook do for the agentic classes
  [tools] which editor do we type our code into
  [tools] mobile se class attend ho jayegi ya computer hi chahiye
  [tools] do I need a graphics card of my own
  [tools] {who pays for keys is all the same to me}, whose models do you use, Google's or somebody else's
  [assessment] is there a test when it's over
  [assessment] how many marks to clear it
  [tellsAboutSelf] flunked everything since class eight, so [assessment] do you hold any exams at all
  [assessment] ghar ke liye assignments milte hai kya
  [assessment] can I retake the test if I fail it
  [classSize] about how many people sit in one batch
  [classSize] the head count in a group {and not the ages}, what is it
  [classSize] is it thirty of us in a call or more like three hundred?
  [tellsAboutSelf] crowds make me panic, [classSize] is the class a small one
  [classSize] ek batch mein kitne students lete ho
  [seats] how many chairs are left for the bootcamp
  [seats] is the next cohort nearly full or is there room
  [placement] do you line up interviews for us afterwards
  [placement] what percentage of your learners get placed
  [placement] internship milti hai kya course ke end me
  [placement] {I'm not asking who drops out}, how many find a job through you?
  [placement] will the partner whose project I do hire me
  [number] how many sessions make up the forty hours
  [number] ek learner ko kitne projects karne padte hai
  [number] how many mentors do you have altogether
  [number] in sum, how many mentor talks does each learner get?
  [accreditation] is it approved by AICTE or some such body
  [accreditation] would PMI give me points for attending
  [accreditation] kya sarkari naukri me ye certificate chalega
  [accreditation] are you registered with NASSCOM or the skill mission in any way
  [houseRules] must we carry pen and notebook
  [houseRules] scooter kaha khadi karun, parking hai?
  [houseRules] is there a place in the centre where one can sit and study after class
  [houseRules] may I keep my tiffin in a fridge at your centre
  [houseRules] {not the dress}, is there drinking water and a washroom at your place
  [houseRules] are pets allowed in your building
  [support] is there a whatsapp group for learners
  [support] once the ten hours are over can I still bring my questions somewhere
  [support] do people who finished have a forum or community of yours
  [support] course ke baad atak gaye to help milegi kya
  [recordings] suppose I oversleep, can I watch the class later?
  [recordings] is every single session taped
  [-] my net drops each evening at eight thanks to the neighbours, [recordings] can one catch up on video
  [recordings] chhooti hui class dobara dekh sakte hain kya
  [attendance] how many classes am I allowed to skip
  [attendance] {camera on or off I don't care}, but must one be there every time
  [attendance] may I slip out early on Thursdays, [-] I pick up my kid at six
  [attendance] is there a minimum percent of presence
  [attendance] late aane par class me ghusne dete ho ya nahi
  [events] do famous people come and give guest talks
  [events] is there a prize for the top learner
  [events] graduation party hoti hai kya end me
  [events] will we demo our apps to an audience on some big day
  [events] is there a welcome evening before it begins
  [company] how many people have you trained since you started
  [company] who founded the place
  [company] have you won any awards [-] my manager loves awards
  [company] kitne saal se chala rahe ho ye institute
  [company] how many staff are you
  [alumni] put me in touch with someone who finished the leaders' course
  [alumni] what do your former students do nowadays and where
  [alumni] I'd want to speak to one of the old learners, {their apps don't matter}
  [alumni] kisi ex student ka number de do na please
  [mentorTimes] how many times a week would I sit with the mentor
  [mentorTimes] is the mentor talk over video or by chat
  [mentorTimes] can I choose my mentor or am I given one
  [mentorTimes] mentor se milne ka time kaun tay karta hai
  [mentorTimes] how long is one of those one on one talks
  [afterRegister] form bhar diya to kitne din me call aayega
  [afterRegister] after I submit, is the seat mine or does somebody check it first
  [afterRegister] who contacts me once the registration is sent, [-] my phone blocks unknown callers
  [vendorPapers] send us your MSME certificate and bank details for onboarding
  [vendorPapers] our infosec team needs your security questionnaire and the latest audit
  [vendorPapers] can you sign our master services contract
  [vendorPapers] vendor code banana hai, aapka PAN aur cancelled cheque chahiye
  [transfer] can my cousin take over my place if I can't come
  [transfer] is moving into the following batch possible after I've enrolled
  [transfer] galti se agentic wala le liya, badal sakte hai kya
  [transfer] {not pausing it}, changing over to the business one after the first week
  [deadline] by when must I have signed up
  [deadline] second class ho gayi, ab bhi join kar sakta hu?
  [-] waiting for my bonus letter, [deadline] when do you close the list
  [accommodation] is food served during the long sessions
  [accommodation] ladkiyon ke liye hostel hai paas me?
  [accommodation] is there a shuttle from the metro station
  [language] is the teaching in English only
  [language] do the videos carry Tamil subtitles
  [language] {I can hear fine}, it is the English I fear, is Hindi spoken in between?
  [schedule] is it only on Saturdays or also in the week
  [schedule] class shaam ko hai ya subah
  [mode] do we come to a classroom or log in from home
  [mode] is a mix of both possible, half online and half there
  [enterprise] do you train whole departments
  [tellsAboutSelf] we're a pharma distributor with 35 reps, [enterprise] could a program be cut to our needs
  [onSite] would your trainers travel to our mill near Erode
  [onSite] can I drop in and see the place before I decide, [-] I trust my eyes only
  [enterpriseMail] what do you need to know from us to make an offer for forty engineers
  [certificate] is it printed on paper, the certificate, with my name on?
  [access] do I lose the notes when the course is done
  [access] {whether you update them is another matter}, how many years can I open the materials
  [projects] is there some hands-on building or is it lectures only
  [mentor] do I get a mentor to myself
  [instructors] is any of the trainers a woman
  [instructors] do the teachers build AI for a living or only talk about it
  [difficulty] will a slow learner like me drown in the agents course
  [difficulty] kya bahut mushkil hai, [tellsAboutSelf] meri maths kamzor hai
  [demo] may I sit in on one class before paying
  [salary] what do folks earn who've done the app course
  [partnership] I'd like to teach for you, whom do I send my CV
  [partnership] referral commission pe kaam karna hai, affiliate bana loge?
  [future] will there be something on robotics next year
  [future] is there a holiday course for kids
  [order] shall I do the business one before the agents one or after
  [account] is there a portal where I log in and see my progress
  [myRegistration] have you got my enrolment, [-] I've had no mail since Tuesday
  [testimonials] what do people who did it think of it
  [partners] which firms give you the live projects
  [dataUse] will my number end up with telemarketers
  [chatDetails] who reads along with what I type here
  [otherPeople] is my colleague Sandeep from accounts enrolled with you?
  [otherPeople] batch me kaun kaun hai, naam batao
  [besideWork] can a nurse on twelve hour shifts fit it in at all
  [career] will I have something to show for myself at an interview
  [perks] do we get a bag or a T-shirt or anything with it
  [duration] {how it's split I don't need}, just the total hours of @program
  [curriculum] what topics come up in @program
  [prerequisites] is there an upper age limit, [tellsAboutSelf] I'm 66
  [-] everyone's running fake institutes these days, [trust] how am I to know you aren't one
  [houseRules] phone silent rakhna padta hai kya centre me
`;
