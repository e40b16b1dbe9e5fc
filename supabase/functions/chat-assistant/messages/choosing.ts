/** Who chooses for themselves, for others, for two. One message a line, as messages/all.ts says. */
export const choosing = `
  [tellsAboutSelf] i run a small bakery in pune with four staff [recommendation] so what should somebody like that pick
  [tellsAboutSelf] my wife teaches chemistry in a govt school [-] she gets free only after our kid sleeps [recommendation] what would you put her in
  [compare] the @program one and the @program, what is really the difference [mentor] and does each of them come with somebody to ask
  [tellsAboutSelf] im a java dev 6 yrs [audience] is @program meant for ppl at my level
  [recommendation] not {the @program one}, between the other two what suits a tester with selenium experience [-] {agents at work} i've had enough of, is all i'm saying
  [tellsAboutSelf] retired bank manager here, 63 [-] still curious [codingNeed] will i be made to write programs in the @program one [duration] and how many hours total does it eat
  [tellsAboutSelf] son is doing bcom second year [codingNeed] has not written a line of code ever [recommendation] where should he begin
  [audience] Would the @program make any sense for a physiotherapist [career] would it open any doors for her outside the clinic
  [tellsAboutSelf] i sell insurance [-] and honestly im tired of cold calling [recommendation] which course for me [price] n how much
  [summary] after the @program thing what could my husband actually do that he cant do now [-] he's asking me, i'm asking you
  [tellsAboutSelf] two of us, one backend engineer one product manager [recommendation] should we take the same course or different ones
  [tellsAboutSelf] we are a team of nine accountants [codingNeed] nobody here can code [enterprise] can you set something up just for us
  [codingNeed] does a hospital administrator have to touch python in any of these
  [recommendation] forget {@program}, she finds it too techy, what else would you give a fashion designer who likes making websites [price] and how pricey is that
  [tellsAboutSelf] hum dono bhai ek electrician ek mechanical diploma [recommendation] hamare liye kaunsa sahi rahega
  [tellsAboutSelf] main ghar par hoon do saal se, pehle HR mein thi [recommendation] kaunsa lu samajh nahi aa raha [mentor] aur koi guide karega kya beech mein
  [duration] is the @program course doable in less than a fortnight or does it run longer [audience] is it ok for a fellow who only did vb6
  [tellsAboutSelf] civil engineer, site job, twelve hour days [besideWork] how on earth would i fit the forty hour one around that
  [tellsAboutSelf] my colleague does payroll and knows excel macros quite well [audience] is the @program course too much of a stretch for such a person
  [recommendation] i'd love to make a small bot that answers my customers on whatsapp, tell me which of the three gets me there [-] my thumbs hurt from typing the same reply
  [tellsAboutSelf] I am a radiologist [compare] how do the @program one and the @program one differ for a doctor [certificate] and is there something to hang on the wall at the end
  [tellsAboutSelf] data analyst with pandas and some power bi [recommendation] @program or @program, what would be the wiser choice
  [audience] is @program any good for a school principal [certificate] and will the board see a certificate from it
  [tellsAboutSelf] my cousin just cleared her 12th with biology [recommendation] is there anything here which would suit her [discount] student concession hai kya
  [register] alright the @program one it is, where do i put my name [-] don't explain {the others} again
  [tellsAboutSelf] chartered accountant, own practice [duration] how long is {the @program,} no wait the @program course [curriculum] and which topics does it go through
  [-] ok so i read all three cards twice [tellsAboutSelf] im in devops, kubernetes and terraform all day [recommendation] my gut says @program but would you agree
  [codingNeed] for the one with ten hours for founders is there any typing of code at all or only slides
  [projects] would a designer come out of the @program course with something actually live on the internet [-] her portfolio is all pdf right now
  [tellsAboutSelf] i drive a cab at night and did diploma in computer long back [recommendation] which one [price] kitna lagega
  [recommendation] team of 5, two @program, one ba, two from sales: who goes in which [discount] and is there a better rate for five
  [tellsAboutSelf] she is a lawyer, my sister [-] hates computers more or less [audience] would @program course be okay for her
  [career] say a mechanical guy finishes the forty hour one, does it help him cross over to software
  [tellsAboutSelf] I'm a founder of a 3 person d2c brand [recommendation] do i need the @program course or should i learn to build by myself
  [tellsAboutSelf] qa lead in a bank [compare] whats heavier on content, @program or @program
  [order] my brother wants both the @program and the @program, can he sit them side by side [price] what would the two set him back
  [tellsAboutSelf] ive been a stay at home mom for eight years [-] my confidence is zero right now [difficulty] how tough is the @program thing going to feel [mentor] and would there be somebody patient i could ask
  [recommendation] Kindly advise the suitable programme for a government officer in the rank of deputy director having keen interest in policy. [certificate] Also, is a certificate issued?
  [tellsAboutSelf] am pharmacist [codingNeed] no coding [recommendation] which
  [prerequisites] for @program how much statistics should a marketing person already have [-] she sells shampoo, that's why i ask
  [tellsAboutSelf] i do seo for a living [coverage] does any of them show how to hook chatgpt to my own tools
  [summary] give me the gist of the @program, my boss wants to send me [-] skip {the price}, he pays
  [tellsAboutSelf] we're a couple, he's into networking at cisco, i write content [recommendation] can you suggest for both [discount] and do couples get something off
  [audience] kya @program wala course ek chhote kirana dukan wale ke kaam ka hai [language] aur samjhaoge kis bhasha me
  [-] my manager keeps saying ai ai ai [tellsAboutSelf] i handle logistics in a warehouse [recommendation] what do i join so he stops
  [besideWork] i work six days and study law in the evening, would the ten hour ones still be possible
  [tellsAboutSelf] my daughter, 22, fresh from b.tech cse [recommendation] @program or agents for her [placement] and will somebody hire her through you afterwards
  [compare] put @program next to @program for me please [recommendation] and tell me which you'd give to a clerk
  [tellsAboutSelf] I'm a potter [-] yes really, clay and all [recommendation] any of these worth my while
  [curriculum] if i send my finance head to the @program course what exactly will they be taught there [mentor] does he get a guide of his own too
  [recommendation] leave {the coding ones} aside, what do you have for a head of nursing [duration] and its length please
  [programs] i only have about a dozen hours to spare this quarter, what can you show me under that
  [tellsAboutSelf] php developer, wordpress mostly, freelancing [audience] am i good enough for @program [register] if yes just put me in
  [perks] what all would my nephew get along with the @program course, apart from the classes [-] he's a good boy, just aimless
  [tellsAboutSelf] my friend is blind and works as a telephone operator [houseRules] could he take part with a screen reader [recommendation] and which course would you say
  [duration] between the @program and the @program course which is over faster [certificate] do both end with a certificate
  [tellsAboutSelf] agri graduate working on my dads farm [recommendation] i want to make a thing that tells crop disease from photo, which class is that
  [tellsAboutSelf] mai ek teacher hu coaching me maths padhata hu [codingNeed] coding bilkul nahi aati [recommendation] kis course me daloge mujhe [duration] aur kitne ghante
  [recommendation] so for a bored cobol programmer near fifty, which of your things is the one [career] and is it any good for getting me hired again at this age
  [tellsAboutSelf] He's a scrum master. [audience] Is the @program one aimed at his sort or only at CEOs?
  [difficulty] would somebody with only scratch and a bit of html get lost in the forty hour programme [mentor] or will a senior pull him through
  [tellsAboutSelf] i am architect, buildings not software [-] people always mix it up [recommendation] what fits me here
  [compare] is there more making of stuff in @program than in the @program course [recommendation] i'm a maker, solder and all, so which of the two for me
  [career] can a bpo agent put something decent on linkedin once she is through with @program [duration] and how quick is she done
  [tellsAboutSelf] sql i know quite ok, three years mis executive [recommendation] should i skip straight to @program or something else
  [tellsAboutSelf] ours is a family textile @program and i look after exports [recommendation] is it leaders for me then [refund] and if i dislike it do i get my money back
  [register] my mother says yes to the @program course, how do we go about joining her
  [-] hi so basically [tellsAboutSelf] im a ux researcher who can read code but not write it [codingNeed] is that a problem for the @program
  [mentor] for a slow learner like my dad is there a person sitting with him one to one [-] he asks everything three times, bless him
  [tellsAboutSelf] nurse, dubai, night duty [recommendation] suggest me one [abroad] and can i even attend from here
  [recommendation] two kids, one loves maths and one loves drawing, both finished college, which course each
  [audience] who is {the @program} sorry the @program programme meant for exactly [curriculum] and what does it contain
  [tellsAboutSelf] we have a startup of 12, all engineers except me [recommendation] what should the engineers do [codingNeed] and is there something for me without programming
  [tellsAboutSelf] hr business partner, fifteen years [certificate] do i get a paper if i complete leaders [career] and would recruiters care about it
  [summary] what is someone capable of once they finish @program
  [tellsAboutSelf] phd in physics, lots of fortran [recommendation] i guess agents? or would i be wrong there
  [prerequisites] my wife failed maths in 10th, does that rule out the @program course [-] she still has nightmares of it
  [tellsAboutSelf] im a youtuber with 40k subs [recommendation] want to automate my editing and titles, which one [duration] and tell me the hours of it
  [codingNeed] can a person frightened of black screens with green letters survive the @program course
  [price] for a fresher who picks the @program one what is the damage [perks] and what all is thrown in for it
  [tellsAboutSelf] i manage a hotel in goa [-] off season now so i have time [recommendation] pick one for me [start] and when could i begin
  [recommendation] My colleague from procurement wants to understand what ai can save us in money; which of your offerings addresses that? [-] He would rather not hear about {agents} at all.
  [tellsAboutSelf] embedded c guy [-] 9 years, same company, same chair [audience] would @program be any use to me
  [compare] @program vs your other @program, which one goes deeper [recommendation] and which for a bank branch head
  [tellsAboutSelf] my flatmate is a chef [-] he thinks robots are coming for him [recommendation] anything for him in your list
  [order] i think ill do {leaders} no sorry @program, should @program come before or after that [duration] and how long is the second one then
  [tellsAboutSelf] sub inspector of police hoon [recommendation] mere layak koi course hai [language] aur hindi me padhaoge kya
  [curriculum] what does an analyst get to learn in the @program course week after week [projects] do they build along or just listen
  [mentor] if i as a total newbie get stuck at 2 am whom do i bug
  [tellsAboutSelf] I have a degree in literature and proofread manuals [codingNeed] must I know python before the forty hours begin [recommendation] or would you send me elsewhere
  [count] how many of your courses could a person without any tech background join [recommendation] and from those which for a beautician
  [tellsAboutSelf] vp sales at a saas firm, team of 30 [recommendation] for me i mean, not {the team}, what do you propose
  [recommendation] dentist, likes gadgets, two free evenings a week. go [-] that's me, in a hurry, patient waiting
  [tellsAboutSelf] my students are final year ece [audience] does the @program suit them or is it above their heads [onSite] and would you come to our campus
  [duration] kitne ghante ka hai @program, meri biwi ko karna hai
  [tellsAboutSelf] i was in the merchant navy till march [recommendation] now i want a desk job with ai, which course gets me started [salary] and what do such people earn
  [audience] would you honestly say the @program course is for a 55 year old accountant [difficulty] or would he be panting behind the youngsters
  [-] my therapist told me to learn something new lol [recommendation] what is a nice pick for a shy librarian
  [tellsAboutSelf] react frontend, 2 years [recommendation] @program or @program [-] be blunt
  [benefits] what do i tell my boss about why yours and not some other institute for a team of analysts [-] he is stingy so it has to be good
  [tellsAboutSelf] I coach cricket [recommendation] and want to build an app which analyses batting videos, which of these is closest [projects] would i get to make that in class
  [tellsAboutSelf] so my uncle owns three petrol pumps [recommendation] and wants to know whether any class here is for him
  [duration] @program course, is it a weekend thing or months [recommendation] and is it what you'd give a pharma distributor
  [recommendation] scratch {what i said about agents}, what would you choose for a junior data analyst
  [tellsAboutSelf] I'm an actuary and code in R [compare] would I find more new stuff in the @program or in the @program [tools] also is R of any use there
  [audience] can a homemaker who only uses whatsapp and youtube follow the @program programme [-] asking for a neighbour, really
  [tellsAboutSelf] air hostess, soon grounded because of my knee [recommendation] what could i study with you [besideWork] while still flying till june
  [tellsAboutSelf] bhai main 10th fail hu par mobile repair ki dukan chalata hu [audience] kya @program course me mera kuch ho sakta hai
  [recommendation] three interns joined us yesterday, zero ai, decent python. which one do we put them through [projects] and do they come back with something built
  [codingNeed] Is there even a bit of scripting expected from vice presidents in your @program?
  [tellsAboutSelf] my partner is a journalist [-] newspapers are dying as you know [recommendation] which of the courses would give her an edge [certificate] and does it come with any certificate
  [curriculum] what would a salesforce admin learn in @program, roughly [certificate] does he end up with a certificate
  [tellsAboutSelf] fresher, bsc statistics [recommendation] @program or SQL first, whats better for me
  [tellsAboutSelf] I'm in charge of a public library system [summary] tell me something about the @program programme in plain words
  [-] ok thanks for that [recommendation] and what about my sister who is a dietician, where does she belong
  [tellsAboutSelf] c# winforms since 2008 [-] dinosaur, i know [difficulty] is the @program at a speed i can follow
  [compare] for somebody like a supply chain planner what separates @program from @program [duration] also give me the hours of each
  [register] book my husband in the @program course please, how is it done [price] and tell me what i owe you
  [tellsAboutSelf] i do voice over work [recommendation] which one if i like tinkering [codingNeed] and is it fine that i never learned to program [price] whats the fee also
  [audience] @program ke liye mba wale chalenge kya
  [recommendation] i don't want to build, i want to know what to tell the builders. which is that [-] {python}, no thank you, did that in 2015
  [tellsAboutSelf] my twin boys turned 19 [-] always glued to games [recommendation] what course would pull them away from it
  [tellsAboutSelf] Structural engineer, comfortable with MATLAB. [audience] Would the @program track be right for me? [ending] And by what date would it finish?
  [mentorTimes] my mom would need a lot of hand holding, how many times a week does she get her mentor [-] she rings me for every password
  [tellsAboutSelf] we are two cofounders, she codes i dont [recommendation] tell us who takes what
  [projects] would a marketing intern get to work on real company stuff in the @program course or just toy examples [career] and can she show that off to employers
  [codingNeed] I get a stomach ache from code, honest to god [recommendation] is there one i could still take
  [tellsAboutSelf] real estate broker [recommendation] which one [-] i have no patience for theory
  [duration] add up @program and @program for me, how many hours would my nephew be busy [price] and what am i paying
  [tellsAboutSelf] i am ias aspirant [-] on a break after second attempt [recommendation] something useful in between? [start] and when is the next batch
  [career] will a tally operator be able to change line after doing the @program course
  [recommendation] keep {the python stuff} away from me, what is left for a wedding planner [benefits] and why come to you for it and not elsewhere
  [tellsAboutSelf] she studied psychology and does market research surveys [recommendation] would @program or @program help her more [duration] and which one is shorter
  [audience] is your @program thing for people who are already dba
  [tellsAboutSelf] my boss, cfo of a cement firm [curriculum] what would he find in the @program course about roi and such
  [tellsAboutSelf] i make furniture [-] by hand, teak mostly [recommendation] is there a course in here that i'd not regret
  [compare] @program vs @program for a product owner, what changes [duration] and which of those is shorter
  [tellsAboutSelf] tell me as a go @program with llm side projects [coverage] does @program show how several agents talk among themselves [difficulty] and is it challenging enough
  [besideWork] can a resident doctor with 80 hour weeks manage your forty hour one somehow [recordings] are there replays for when i'm on call
  [tellsAboutSelf] i have an mba in finance and wish to be an ai product manager [recommendation] so {@program} is out i suppose, or which one
  [mentor] do beginners like my aunt get a person of their own to ask
  [register] fine, agents. how to enrol [-] took me long enough
  [tellsAboutSelf] army jawan retiring next year [recommendation] mujhe civil life ke liye kaunsa course lena chahiye [placement] job lagwa doge kya
  [summary] what can a fresher do after finishing the @program course, like really do on his own
  [recommendation] my colleague is into robotics process automation with uipath, so which [codingNeed] he drags boxes around, does he need proper code for it
  [tellsAboutSelf] I'm a translator, german to english [-] and losing clients to machines [recommendation] I'd like to be on the other side; what do you suggest [mode] and is it over the net
  [prerequisites] what should a sociology graduate brush up on before the forty hour course
  [tellsAboutSelf] hi, we run an ngo for street children, 15 field workers [enterprise] could we get a tailor made short thing for them [price] at what rates
  [recommendation] If I were your brother, a bored sysadmin, what would you tell me to take [-] it's quiet here, servers all green
  [tellsAboutSelf] veterinary surgeon here [codingNeed] and i can't program to save my life [audience] would leaders be silly for me
  [certificate] my wife needs a certificate for her appraisal, would @program give one [duration] she has 3 weeks, does it take more
  [tellsAboutSelf] i'm 14 and know python from school [audience] am i allowed in the @program course
  [tellsAboutSelf] ex banker now startup advisor [recommendation] {@program} sounds fancy but not for me, what is [perks] and what comes along with it
  [coverage] would a copywriter learn proper prompting somewhere in these courses
  [compare] hey which of the two ten hour ones is more hands on, asking for a friend who does graphics [price] and which costs less
  [tellsAboutSelf] scientist at isro, retired [-] grandchildren keep me busy till 4 [recommendation] please guide which programme
  [tellsAboutSelf] mera beta polytechnic kar raha hai [recommendation] usko kisme dalu [price] fees kitni hai [certificate] aur praman patra milega na
  [audience] @program course for a team lead of just two people, overkill? [recommendation] if yes what else would you give him
  [recommendation] Database administrator, Oracle, wants to learn building with language models. Recommend.
  [tellsAboutSelf] i'm the only it guy in a school of 2000 kids [recommendation] what would help me the most out of your three
  [difficulty] of the three which would be gentlest on a 60 year old [-] she is fit as a fiddle otherwise
  [-] sorry typing with one hand, baby on the other [tellsAboutSelf] i'm on maternity leave, was a ba at infosys [recommendation] what would you recommend till i go back [recordings] and can i watch it later if she cries
  [tellsAboutSelf] automobile dealer, 2 showrooms [duration] how much of my time would leaders take
  [order] for a manual tester, @program and then @program or reverse
  [tellsAboutSelf] music producer [recommendation] want to create my own ai tool for sample search, which course [codingNeed] do i have to know coding already for it
  [audience] is it only cto type people in @program or would a curious electrician survive [prerequisites] and what should the electrician read up on
  [recommendation] between {leaders}, no i ruled that out, so between @program and @program for a data scientist [mentor] and does the one you pick have mentoring
  [curriculum] what exactly happens in the @program course, my director is asking before approving [benefits] he also wants to know why it's you
  [tellsAboutSelf] typist in high court [-] salary is a joke [recommendation] which course would get me out of there [salary] and to what kind of pay
  [career] would a resume of a 40 something hr lady look any better with the @program course [-] she thinks it's too late, i don't
  [tellsAboutSelf] we r 3 friends, mechanical, civil and cs [recommendation] same batch possible or should each take another one [discount] any group offer
  [tellsAboutSelf] i'm a hobby coder, arduino and raspberry pi on weekends [recommendation] which one would be most fun for me
  [codingNeed] kya @program me laptop pe code likhna padega
  [tellsAboutSelf] interior designer, 29, very visual person [-] reading long text puts me to sleep [audience] would the @program course drive me mad
  [compare] My spouse is torn between @program and @program; kindly state how the two are unlike. [recommendation] And which would you name for a payroll officer?
  [support] after my intern is through with @program does anyone still answer his questions
  [tellsAboutSelf] he drives trucks but builds gaming pcs and does some lua mods [recommendation] whats right for him
  [register] i will go with @program, whats the next step to get in [-] no need to tell me {what's in it}, my colleague did it
  [tellsAboutSelf] bank po, posted in a village [-] network is bad but ok at night [schedule] are classes late in the evening [recommendation] and which would you give to a banker
  [summary] @program course, in two lines, for my dad who pays [price] and how much should he bring
  [recommendation] which course lets a clinic owner cut down paperwork with ai without hiring anyone [codingNeed] and would the owner need to write programs
  [tellsAboutSelf] i know c and data structures, third year [audience] is @program too early for me [order] should i do the @program one before it
  [tellsAboutSelf] yoga instructor [recommendation] which course pls
  [mentor] one thing, for a teacher with zero tech, is there some senior who looks at her work
  [tellsAboutSelf] My team: six copywriters, one @program. [recommendation] I'd like one course for all seven, which? [codingNeed] Will the writers have to program?
  [recommendation] don't give me {the 40 hour one}, no time, what else for a pharma rep [certificate] and will that one give a certificate
  [tellsAboutSelf] btech dropout, sell sneakers online [projects] is there a course where i build something for my own shop [duration] how many hours is that
  [audience] would the @program be of use to a priest running a trust hospital [mentor] and would he have an expert to confer with
  [tellsAboutSelf] I did my masters in economics and can use stata [recommendation] Which of your data courses is a sensible first step?
  [duration] is @program short enough for a surgeon to do on leave [projects] and does she make anything in it
  [-] my ex said im not smart enough for this [difficulty] is the @program one really that difficult [tellsAboutSelf] i am a receptionist btw
  [price] @program and @program for two siblings together comes to what [-] keep {leaders} out of the sum
  [tellsAboutSelf] solutions architect, aws certified [compare] is @program more advanced than @program or simply other topics
  [recommendation] where would you put a content moderator who wants out of moderation [-] the things he has to see all day, horrible
  [tellsAboutSelf] i have a small tuition centre for class 8 to 10 [curriculum] what would leaders teach me that i can use there [benefits] and what makes you any better than the rest
  [perks] @program course lene par mere papa ko kya kya milega [-] unko surprise dena hai
  [tellsAboutSelf] computer operator in municipality, typing and excel [recommendation] koi aisa course jo mere level ka ho
  [codingNeed] asking for my secretary, is there a course without any of that programming @program [duration] and would it be over in a month
  [tellsAboutSelf] i'm deaf in one ear and work as lab technician [recommendation] what can i take here [houseRules] are there captions
  [recommendation] whichever of them makes me the person in the room who understands agents, i lead an engineering group [duration] and tell me its hours as well
  [audience] would a bartender be a weirdo in the @program course
  [tellsAboutSelf] kotlin android developer [-] layoffs everywhere, sigh [recommendation] what is the best choice among these [career] and does it help in getting a new role
  [tellsAboutSelf] My father-in-law ran a printing press for forty years [recommendation] and would like to learn ai now, what have you for such a man
  [codingNeed] someone who freezes at the sight of brackets, can that person do @program [recommendation] or what do you have for her instead
  [recommendation] suggest for bpo team leader [codingNeed] without code if possible
  [tellsAboutSelf] so i'm a biotech researcher, mostly wet lab, a little python for plots [audience] would the @program course fit or am i too raw [projects] and will we make something real
  [compare] whats diff between the 2 short ones my wife is confused [recommendation] she sells flats so tell her which
  [tellsAboutSelf] i look after 200 cows and a milk chilling plant [recommendation] don't laugh, which course
  [summary] what do people do once they are finished with @program, say a backend person [career] does it lift their cv a lot
  [tellsAboutSelf] customs officer [-] transfer every three years [recommendation] which of the courses is for me [access] and do i keep the material for later
  [duration] how many evenings would @program cost my assistant
  [register] ok you convinced me, @program for both of us, how do we sign [discount] do two pay less than double
  [tellsAboutSelf] tech lead, mostly node [recommendation] take {the beginner stuff} off the table, what is there for me
  [tellsAboutSelf] meri behen fashion boutique chalati hai [audience] @program uske liye theek rahega kya
  [mentor] and for me as non technical guy will anyone review what i do [-] i get shy showing half done stuff
  [tellsAboutSelf] Investment analyst covering IT stocks [-] I keep nodding in calls without understanding a thing [recommendation] which programme would cure that [duration] in how many hours
  [curriculum] what all would my kid study in the 40 hr course [audience] and is it fine for 17 year olds
  [recommendation] i like talking to people, not to machines, still want ai on my cv. which
  [tellsAboutSelf] etl @program informatica [recommendation] {@program} i have done at another place, which of your others makes sense
  [audience] are government clerks welcome in @program or is it for corporate only [price] and are the charges printed anywhere
  [tellsAboutSelf] i teach kids piano [codingNeed] is there code in all of the three [recommendation] if not which one may i take
  [career] would it count for anything if a warehouse supervisor shows your app certificate in interviews [-] he has been passed over twice
  [tellsAboutSelf] ek CA aur ek CS hai hamare office me [recommendation] dono ko kaunsa karwaye [invoice] gst bill doge na
  [-] thing is i have adhd [difficulty] how fast does the @program course go [mentor] and is there a person to keep me on track
  [recommendation] what's the pick for someone who manages a call centre and wants bots to take half the calls [projects] and would his own call centre be allowed as the project
  [prerequisites] does my brother, plumber by trade, need anything under his belt for the @program programme
  [tellsAboutSelf] data entry, 3 years, noida [recommendation] which course would take me up one level [placement] and would you find me the job too
  [compare] Please contrast the @program and the @program curriculum for our L&D head. [recommendation] We need one for eight testers; which?
  [tellsAboutSelf] i'm a cs teacher in +2 [audience] is @program okay for someone who teaches python but never shipped anything
  [duration] total time for @program plus @program, if i as a cto do both
  [tellsAboutSelf] her name is anu, she is a graphic artist and knows a bit of javascript [recommendation] @program or agent
  [tellsAboutSelf] My spouse is a stay-at-home dad who used to be a DBA. [recommendation] Which of your courses would bring him back up to date? [schedule] Are the classes in school hours?
  [coverage] does the exec course say anything on budgets, i'm a controller [recommendation] and if not, what does suit controllers
  [recommendation] i keep bees. i code a little. i want an agent that watches the hives. which course
  [tellsAboutSelf] hotel management grad [-] no interest in hotels any more [recommendation] what can i start with [codingNeed] i never touched a programming language though
  [audience] @program course for somebody with only wordpress knowledge, good idea or bad [mentor] and would anyone correct my mess
  [tellsAboutSelf] principal engineer at a telecom [register] i want @program, how do i get on the list [price] and what do you charge
  [recommendation] nah {leaders} is for bosses and i'm no boss, i fix printers, what then [duration] and keep it under 50 hrs, how long is it
  [tellsAboutSelf] we've got four clinics [recommendation] should i as the owner go or should i send the it girl, and into what
  [certificate] does the @program one hand out something i can show my visa officer uncle
  [tellsAboutSelf] tailor, self taught in canva [recommendation] which
  [order] if a scrum master wants leaders as well as @program what comes first [duration] what do the two add up to
  [tellsAboutSelf] i'm from a commerce background and my maths is bad [prerequisites] would that sink me in @program [recommendation] or is another of your courses wiser
  [summary] explain @program to me like i'm a nurse, which i am
  [tellsAboutSelf] social media manager for a mall [recommendation] i wanna automate replies n reports, which class [tools] do i need a strong laptop for it
  [besideWork] would it be possible to do the @program course next to a nine to nine sales job [-] commission only, so no leave for me
  [tellsAboutSelf] my kid brother codes in rust for fun [-] show off [recommendation] which one won't bore him
  [audience] Is the @program programme intended for somebody who has only just become a manager?
  [tellsAboutSelf] chemical plant shift incharge [recommendation] konsa course karu [mode] online hai ya aana padega [price] paisa kitna
  [recommendation] I want to stop being afraid of this whole ai wave. nothing more. which course is that, I'm a notary [price] What would that cost me?
  [compare] does the forty hour one include what the @program has or are they separate worlds
  [tellsAboutSelf] wife is an anaesthetist, i am a stock trader [recommendation] one course for each, please choose
  [perks] what does a fresher get on top of lessons in @program [certificate] and is a certificate part of it
  [tellsAboutSelf] i am a bit slow with english, tamil medium [language] do you teach in tamil [recommendation] and which course for a welder who wants to change
  [tellsAboutSelf] machine learning engineer, pytorch daily [audience] is @program too basic for me
  [codingNeed] do i have to be a programmer for the one about strategy and road maps
  [tellsAboutSelf] My nephew is autistic and brilliant with numbers. [recommendation] Which of your data courses would you choose for him? [classSize] Is the group a small one?
  [duration] sabse lamba wala kitne ghante ka, mere dost ko wahi karna hai [difficulty] aur mushkil kitna hai
  [recommendation] put aside {@program}, my chief won't allow, what next best for a store manager [benefits] and what's so good about your school anyway
  [tellsAboutSelf] photographer [recommendation] which of em helps me sort 2 lakh pictures with ai [-] my hard disks are crying
  [career] what would @program do for the profile of a support engineer
  [tellsAboutSelf] i am a judge's clerk [curriculum] what do you cover in @program [audience] and would i be out of place there
  [tellsAboutSelf] ours is a 50 person ad agency and i'm the md [recommendation] what for me [enterprise] and can the creatives be trained as one group
  [register] can i join @program right now, i'm a python dev and don't need convincing [-] {brochure} i read, all clear
  [tellsAboutSelf] 2nd year mbbs [audience] does @program make sense for a med student
  [recommendation] hmm what would be best if one likes logic puzzles but has no job yet
  [mentor] will my mother in law have someone on call when her program throws errors [-] i am not doing it, i tell you
  [tellsAboutSelf] ex teacher, now selling organic pickles online [codingNeed] do i have to learn coding for {the @program course} i mean for the @program one
  [compare] @program aur @program mein mere jaise fresher ke liye kya fark hai [recommendation] aur main kaunsa lu
  [tellsAboutSelf] geologist [-] mostly in the field with no signal [recordings] could i see lessons afterwards [recommendation] and what should i enrol in at all
  [recommendation] my intern wants agents, i want her to learn the basics first, she knows a little js; who is right [-] we have argued about this since lunch
  [price] what does it come to for a widow on pension who wants the @program course
  [tellsAboutSelf] i'm a site reliability engineer and my gf is a brand manager [recommendation] what should we take [duration] and are they equally long
  [audience] are there folks over 50 in @program or is it a youngsters thing [-] i'd hate to be the granddad
  [tellsAboutSelf] rj at a radio station [recommendation] best course for me to make my own voice assistant [projects] do we build such things there
  [summary] my headmaster asks what this @program course is, what shall i tell him
  [tellsAboutSelf] i have done andrew ng's ml course and some kaggle [recommendation] so what level of yours should i come in at
  [prerequisites] how much must a cook know about computers for the @program course [recommendation] or would he do better in some other one
  [tellsAboutSelf] dad is 70, sharp, was a railway signal engineer [audience] would he enjoy the @program [difficulty] or would it be over his head
  [recommendation] Looking for something for our ladies self help group who sell handicrafts, no idea of computers [language] Many of them speak only Marathi, is it taught in that
  [tellsAboutSelf] bca 1st year hu bhai [recommendation] @program lu ya @program wala [certificate] certificate dono me hai na
  [count] how many of these would a cto with two toddlers finish in a month you think
  [tellsAboutSelf] procurement, oil company [recommendation] please not {@program}, i tried python twice and quit, which one else
  [coverage] i'm a seo gal, is rag or vector search touched in the @program course [career] and is that a skill i could sell to agencies
  [tellsAboutSelf] event manager, 34 [-] bit of a burnout, so slowly please [difficulty] how intense is @program [register] and how can i get in if it's mild
  [recommendation] ranking of your three for a business analyst, best to worst [-] no need to rank {price}, only usefulness
  [tellsAboutSelf] me and my mom want to learn together, she's a tailor and i'm in 2nd puc [recommendation] is there one that suits both
  [projects] does a project manager build anything in @program or is it all talk
  [tellsAboutSelf] spring boot @program, kafka, all that [duration] how long does @program take me
  [audience] is @program right for a warehouse clerk who likes excel [career] could he move to the office with that
  [tellsAboutSelf] i'm an anthropologist, so fieldnotes, interviews [recommendation] which of your courses would help me make sense of 500 transcripts [codingNeed] without becoming a programmer please
  [career] does a 3 year gap girl stand a chance of switching after doing the @program programme [placement] and do you place people like her
  [tellsAboutSelf] the person is my deputy, ex consultant, quick learner [recommendation] @program or @program
  [-] one more thing, my roommate heard me typing [recommendation] he is a game designer and asks what you would give him
  [curriculum] so an it recruiter takes the @program course, what would she hear about there [duration] and for how long would she be away from her desk
  [tellsAboutSelf] i work on a rig two weeks on two weeks off [besideWork] how would that go with the forty hour course [attendance] and may i miss some classes
  [recommendation] Which programme corresponds to the profile of a municipal planner with GIS skills?
  [tellsAboutSelf] im a delivery boy with swiggy and doing ba by distance [recommendation] mere liye sahi course batao [payment] kist me de sakta hu kya
  [compare] @program or @program... no {that second one} isn't yours, agentic or @program then, which has more to it [audience] and is either ok for a ba
  [tellsAboutSelf] optician [codingNeed] none of my staff can program [recommendation] which one do we send the shop manager to
  [duration] a busy ceo asks me, what is the shortest you have [recommendation] and is the shortest also right for him, he is in cement
  [tellsAboutSelf] mba student spec in operations [recommendation] @program is it, or do you see something better for me
  [tellsAboutSelf] goldsmith, third generation [recommendation] my son says learn ai papa, so which class
  [audience] can you see a flight instructor in the @program [-] he is bored between monsoons
  [tellsAboutSelf] I administer Linux servers for a university [-] nobody ever thanks me [recommendation] Which course would you nominate me for [certificate] and would I be certified
  [recommendation] which one if all i want is to sound clever in board meetings
  [tellsAboutSelf] she knows html css and thats it [audience] is @program gonna kill her
  [codingNeed] so can a speech therapist come to the @program course without having programmed before [mentor] and does she get a helper to lean on
  [tellsAboutSelf] i am the youngest partner of a law firm [compare] how are leaders and the @program one different [recommendation] and what would you want a lawyer to do
  [mentor] is there anyone a lonely freelancer could turn to during the @program course
  [tellsAboutSelf] junior web dev, bootcamp grad [recommendation] want to specialise, does it make sense to pick agents over @program
  [register] let me just take leaders, i manage a bookshop, how does one enter
  [duration] my physio clinic shuts for ten days, could i finish the @program course in that gap [besideWork] if not can i spread it next to my patients
  [tellsAboutSelf] hamari society ki secretary hu, 58 saal [recommendation] time pass ke liye nahi, sach me seekhna hai, kaunsa lu
  [tellsAboutSelf] my line of work: forklift training and safety audits [recommendation] is one of the courses any use there
  [summary] describe what a person walks away with after @program
  [tellsAboutSelf] ops manager, edible oil [recommendation] {@program} my boss already vetoed, so from the rest what [price] and at what cost
  [recommendation] three developers of mine want agents and i want to understand them, what do they take and what do i take [duration] and how long are both
  [tellsAboutSelf] i paint, i teach art, i fix my own wifi [-] thats about my tech level [prerequisites] what would i have to know before @program
  [audience] would a priest's son doing b.ed find leaders useful [recommendation] or is another one closer to teaching
  [tellsAboutSelf] full stack, laravel vue [curriculum] show me what @program consists of [duration] and its length
  [benefits] i'm choosing for my whole family, so why should it be you guys [discount] and is there a family rate
  [tellsAboutSelf] hi i am meera, embryologist [codingNeed] is programming needed in all of your courses
  [recommendation] tell me for a person with a day job in tax, weekend job as dj, and love for python
  [career] Would the @program support a move from network operations into ai engineering? [certificate] Is it concluded with a certificate?
  [tellsAboutSelf] just resigned from tcs, 4 yrs mainframe [-] mom doesnt know yet [recommendation] @program or agents to restart [placement] do you help me land something
  [compare] in what way is @program easier than @program for a commerce student [-] she already gave up on {@program} once
  [tellsAboutSelf] i own two gyms [recommendation] want a bot for bookings, should i learn to make it with you, which one then [codingNeed] and is python must
  [audience] @program for a biology teacher, yes or no
  [tellsAboutSelf] my team is 4 testers, 2 manual 2 automation [recommendation] what suits which of them
  [perks] besides lectures what would our office boy who wants to become developer receive [-] he makes the best tea and writes bash, go figure
  [-] i'm at the airport so quick [tellsAboutSelf] startup founder, fintech [duration] hours of leaders [register] and where do i enrol
  [recommendation] my aim is simple, my own saas by diwali. which of these [codingNeed] i can't code yet, is that ok for it
  [tellsAboutSelf] main stenographer hoon court me [codingNeed] mujhe code ka c bhi nahi aata [audience] @program course mujhse hoga kya
  [difficulty] is @program heavy for an arts graduate [recommendation] if yes what is lighter for a poet
  [tellsAboutSelf] a friend of mine has dyslexia and works as gardener [recommendation] he dreams of making a plant @program, where should he sign up [mentor] and would someone sit with him personally
  [tellsAboutSelf] cabin crew to it, thats my plan [recommendation] start with what
  [order] can an experienced @program leave out the @program course and directly do @program [duration] and how many hours would he save
  [tellsAboutSelf] procurement head at a hospital chain [-] 40 vendors all shouting AI at me [recommendation] I need to judge them; which course
  [projects] i'm a statistician, would i get to deploy something in the @program course [mentor] and have a reviewer for it
  [tellsAboutSelf] diploma in fashion, now a visual merchandiser [recommendation] choose for me and tell me why
  [compare] is @program simply @program without code
  [tellsAboutSelf] We're parents of a 17 year old who writes discord bots. [audience] May he take the @program course? [price] What is the fee for him?
  [recommendation] keep it short: logistics coordinator, knows vba, which [price] and fee
  [tellsAboutSelf] i was a nun for twenty years and now do admin for an old age home [recommendation] where would i be in good hands
  [duration] if my wife does {@program} no @program, how long is she busy [-] i need to plan the kids' pickup
  [tellsAboutSelf] medical coder, icd 10 and so on, so the other kind of coding haha [codingNeed] is real programming required for the @program one
  [audience] leaders for freelancers without any staff?
  [tellsAboutSelf] supervisor in textile mill [recommendation] which course should our mill's it boy take and which should i
  [summary] Kindly acquaint me with the @program programme, I am choosing on behalf of my ward. [certificate] Please add whether he would be awarded a certificate.
  [tellsAboutSelf] im a teacher trainer for diksha and stuff [recommendation] pick one [certificate] needs certificate for cpd [duration] and must be under 15 hrs
  [mentor] do data scientists need a mentor at all in @program, do you give one anyway
  [tellsAboutSelf] bike mechanic [recommendation] ai seekhna hai, kaunsa [-] padhai 12th tak
  [career] which lines could an accountant add to her cv after @program
  [recommendation] i'm between {@program}, no cancel that, @program and ML for a power bi @program [price] and what do the last two cost
  [tellsAboutSelf] translator of old sanskrit texts [recommendation] I'd like to build a search tool over them, which programme teaches such building
  [besideWork] full time phd here, will the @program course fit in on the side [-] my supervisor must not know
  [tellsAboutSelf] we got hired as a pair, me graphic she content [recommendation] what can we both attend [discount] is it cheaper for two
  [coverage] would a cyber security analyst find anything about safe agents in there
  [tellsAboutSelf] brother has a tea stall but he's very good in mobile and tech things [audience] would @program work for him
  [price] what does @program set back a school that sends its principal [perks] and what do we get for that
  [tellsAboutSelf] stand up comic by night, qa by day [recommendation] which course is least boring for me
  [curriculum] as a hr guy what am i going to learn with you in @program [-] no buzzwords pls
  [tellsAboutSelf] python 6 months self study, no job yet [recommendation] which to take next [career] will it make recruiters look at me
  [audience] would you accept a monk in @program, serious question
  [tellsAboutSelf] I head a team of radiographers [recommendation] something for me, and {the team} later, what do you recommend
  [codingNeed] is there a course for those of us who left school before computers came in
  [tellsAboutSelf] hello, fisheries officer from kakinada [recommendation] which one is useful in my field [location] and where do you teach
  [compare] lay out @program vs @program for a bsc it student who can only afford one [-] money is tight at home
  [tellsAboutSelf] i did kotlin then quit to raise kids [-] they're in school now finally [difficulty] would i keep up in @program [support] and is there a group to ask afterwards
  [recommendation] what's your advice for an astrologer [-] stars say yes
  [tellsAboutSelf] erp consultant sap mm [recommendation] leaders or agents, functional guy not coder
  [register] my daughter's made her mind up for @program, how do i get her a place [certificate] and she asks is there a certificate
  [tellsAboutSelf] the applicant is a 45 y/o factory foreman with good english [audience] is the forty hours thing appropriate
  [duration] for how long would a shop girl have to study in the @program course to get through [-] she closes at nine
  [recommendation] We want one person in our parish office to know ai, she does accounts, what would you propose [duration] and not too long, what are its hours
  [tellsAboutSelf] node and mongo, hackathon winner [recommendation] {@program course} seems basic to me, agree? what else
  [prerequisites] will a vet's assistant be expected to know algebra and such in ML
  [tellsAboutSelf] content lead in an edtech [compare] @program or @program, which has more theory [codingNeed] and which of them can i do without coding
  [mentorTimes] i work nights as a guard, when could i see the mentor [recommendation] and which course would you give a guard anyway
  [tellsAboutSelf] econ prof at a state university [audience] would leaders be beneath me
  [tellsAboutSelf] meri age 48, housewife, bcom 1998 [recommendation] mere liye kuch hai [-] bachche hasenge par koi baat nahi [demo] ek class free me dekh sakti hu kya
  [summary] after @program what tasks would a junior analyst handle alone
  [recommendation] I have a head full of product ideas and no @program. which one fixes that
  [tellsAboutSelf] hardware guy, vlsi verification [recommendation] which would be good to move to ai side [career] is such a switch realistic
  [audience] would the forty hour one be wasted on a senior java architect [recommendation] and if so what's better for him
  [tellsAboutSelf] paralegal [-] drowning in contracts [recommendation] which course shows how to let agents read them
  [certificate] will my apprentice get a certificate from {@program} oh sorry @program
  [tellsAboutSelf] zumba trainer, mom of two, 9 to 11 is my only slot [schedule] is any class at that time [recommendation] and which is the one for me
  [count] from your list how many can a person with no code do
  [tellsAboutSelf] our scout troop leaders, 8 adults, all sorts of jobs [recommendation] which course could we attend together
  [recommendation] choose: bored dentist, @program or @program [price] and how much is your choice
  [tellsAboutSelf] i sell software but don't write it [curriculum] what would i find out in @program about use cases [price] and hows the pricing
  [codingNeed] my colleague with an english degree wants @program, must she code beforehand
  [tellsAboutSelf] marine biologist, r and a little python [recommendation] which [abroad] sitting in oman right now, is it ok
  [compare] tell me how @program differs from @program, i run a restaurant [-] we lose money on desserts and i want to know why
  [tellsAboutSelf] i have twenty years of c++ and a bad back [recommendation] want something short and deep, so what
  [afterRegister] and once i've put my son's name down for @program what comes then
  [tellsAboutSelf] mcom, preparing for bank exams [audience] would leaders help someone like me or no
  [recommendation] what do folks in public relations usually get sent to here [certificate] and do they leave with a certificate
  [tellsAboutSelf] wife is a company secretary and i am in insurance claims [-] both allergic to code [recommendation] what could the two of us do together [duration] and for how many hours
  [tellsAboutSelf] Research scholar, linguistics. [recommendation] Is it the @program programme I ought to choose? [instructors] And who would be teaching me?
  [tellsAboutSelf] beautician with own parlour [recommendation] kaunsa course mere @program ko help karega
  [audience] is a rookie with one month of javascript okay in @program [order] or should she first do the @program one
  [tellsAboutSelf] cto of a 20 people shop [recommendation] my devs need agents i guess, correct me [enterprise] can it be run privately for them [duration] and over how many hours
  [codingNeed] i'd rather eat glass than debug, which of yours spares me that
  [recommendation] choosing for dad: ex colonel, strategic mind, hates typing [codingNeed] is there one without code for him
  [tellsAboutSelf] i'm doing cma inter [besideWork] can the @program course run parallel to my articleship
  [tellsAboutSelf] two sisters here, one botanist one barista [recommendation] which of the three for each of us
  [compare] what would a growth marketer gain from the @program course that he won't from leaders [duration] and how many more hours is that
  [tellsAboutSelf] database guy, postgres [-] i like my queries clean [recommendation] of your data courses which one won't be a repeat for me
  [duration] how long's the longest one, my nephew has only october [-] november he's off to canada
  [tellsAboutSelf] tribal welfare hostel warden [recommendation] mera ek student bahut tez hai, python aata hai, use kya karwaye
  [register] she's decided, @program. how do i reserve for her [payment] and can she pay in parts
  [mentor] i panic easily, is there an actual human to walk me through the @program course
  [tellsAboutSelf] chief nurse [audience] leaders, would that be for me [-] i'm not in @program, you see
  [projects] can a law student expect to ship a working thing by the end of @program
  [recommendation] whichever lets me talk eye to eye with the data people, i do brand strategy [-] {coding}, leave that to them
  [tellsAboutSelf] im an astronomer by hobby and bus conductor by job [recommendation] which course would let me play with telescope pictures [prerequisites] and what must i know first
  [summary] what is the deal with @program, my colleague in infra keeps going on about it
  [tellsAboutSelf] junior doctor, knows some r [recommendation] @program, or {leaders} na that's for later, or agents
  [career] does @program add weight to the profile of a sales head looking for a bigger company [mentor] and is he paired with some seasoned person
  [tellsAboutSelf] I teach in a madrasa and write android apps as a side thing [recommendation] Which of the programmes is suitable for me
  [audience] @program for a man of 67, would you let him in [difficulty] is it a tough ride for him
  [tellsAboutSelf] hr generalist [codingNeed] all three without code or only one [recommendation] and mine would be which
  [perks] so my intern takes your forty hours, what else lands in her lap
  [tellsAboutSelf] ex googler on sabbatical [-] too much time, too little plan [recommendation] surprise me with a choice
  [price] fees for leaders, my husband runs a kirana chain [curriculum] and what does he learn for it
  [compare] Would you kindly explain to a layman wherein @program differs from @program?
  [tellsAboutSelf] i'm into vedic maths tutoring [audience] is @program course ok for me [start] next one starts when [price] and cost
  [recommendation] one for the bride, one for the groom: she codes in python, he runs a travel agency [duration] and before the wedding, so how long are they
  [tellsAboutSelf] uipath rpa @program [curriculum] what's inside @program that i don't know already
  [tellsAboutSelf] railway ticket examiner hu [-] train me hi rehta hu zyada [mode] phone se class ho jayegi kya [recommendation] aur course kaunsa
  [difficulty] my niece cries over fractions, how rough is the @program course
  [tellsAboutSelf] mobile tower technician [recommendation] it sector mein jaana hai, kahan se shuru karu
  [order] Does a CIO do leaders ahead of @program or does the sequence not matter? [price] And the fees of both?
  [tellsAboutSelf] cinema editor [recommendation] something where i can build a little tool that finds shots by description [codingNeed] is it bad that i've never scripted
  [audience] is it okay for an introvert accountant to do leaders when he leads nobody
  [tellsAboutSelf] msc data science, about to finish [recommendation] {@program} would be a waste for me right, so what
  [duration] hours for @program, our depot head wants to know [recommendation] and would you really pick that for a bus depot
  [-] my astrologer says this month is good [tellsAboutSelf] i am a saree wholesaler [recommendation] which to take [register] and how to enrol before the 30th
  [tellsAboutSelf] working student, two jobs [recommendation] which has the best effort to value for me
  [certificate] for a teacher's promotion file, does @program issue any document
  [coverage] my pal is a sound engineer, do they do anything with audio in @program
  [tellsAboutSelf] i work in an embassy, consular section [audience] leaders or is that strictly for companies
  [recommendation] Advise me: I sign off AI budgets but couldn't tell a model from a database [duration] I can spare a week; is it longer?
  [tellsAboutSelf] flutter freelancer from bhopal [compare] @program vs @program in terms of topics [recommendation] which has more for a mobile guy [salary] and who earns more after
  [mentor] can i have a woman as a guide, asking for my mother who wants leaders [-] she clams up with men
  [tellsAboutSelf] butcher's son, btech it [recommendation] first ai course from your list should be
  [codingNeed] i am a stage actor, is there any of them where they don't sit you in front of code
  [tellsAboutSelf] quality control in a biscuit factory, six sigma black belt [recommendation] SQL, ML or the @program
  [summary] so what's a person good for after forty hours of @program developing, say a dropout
  [tellsAboutSelf] i run a podcast on parenting [-] 12 listeners, all relatives [recommendation] which one for me, {@program} sounds cold
  [besideWork] single mom, two shifts, is a ten hour one realistic [recordings] and can i replay what i slept through
  [tellsAboutSelf] Our finance department, 14 people, excel wizards. [recommendation] Which of your courses would you run for them? [onSite] Could it be held at our premises?
  [audience] @program for a guy who only knows prompt engineering from youtube, thumbs up or down
  [compare] @program against @program, which is nearer to a software tester's skills [price] and which is cheaper
  [tellsAboutSelf] govt school hm, 52 [register] leaders me naam likhwana hai kaise karu
  [recommendation] whats good for ppl who like organising more than doing
  [tellsAboutSelf] 3d animator blender maya [duration] is {the @program} um @program course really just ten hours [audience] and is it suited to artists
  [career] will your app course look alright on the cv of a mechanical draughtsman [projects] and has he a project to show from it
  [tellsAboutSelf] i teach salsa and study cs in the evenings [recommendation] what'd you say, @program or agents
  [tellsAboutSelf] boss is a hospital trustee [-] golf on wednesdays, don't ask [schedule] would there be class on a wednesday [audience] and is @program for trustees at all
  [programs] got anything else for a person who has already finished the @program one
  [tellsAboutSelf] tour guide, four languages, zero tech [codingNeed] is one of them free of coding [recommendation] would that be mine
  [curriculum] tell a simple farmer's daughter what she'd be learning in @program
  [recommendation] I'd like my nanny to have a future beyond us, she is clever and does our spreadsheets. which course [-] please hush, it's to be a surprise for her
  [tellsAboutSelf] research assistant in public health, spss [audience] @program fits me? [duration] how many weeks would it be
  [tellsAboutSelf] i'm the maintenance head at a metro rail [recommendation] predict breakdowns with ai, is that something i learn from you and where
  [price] for 2 of my nephews in @program how much altogether [-] no {leaders} for them, they're 20
  [tellsAboutSelf] web designer [-] clients from hell [recommendation] what would get me to charge more [projects] do i get portfolio stuff out of it
  [audience] would you put a psychologist into @program with a straight face
  [compare] so in @program i build and in @program i only plan, is that the difference [recommendation] i'm a headhunter so which for me
  [tellsAboutSelf] my late husband's firm is now mine, 60 workers [recommendation] i know nothing of ai, which course would you kindly advise [contact] or can someone talk to me about it
  [recommendation] if not {@program} which one would serve a network admin with bash skills [mentor] and would he be mentored there
  [tellsAboutSelf] ca final attempt 3 [-] taking a breather [recommendation] short course chahiye, kaunsa
  [prerequisites] must a manager have an analytics background for @program
  [tellsAboutSelf] i'm a flight dispatcher, so rosters, weather, fuel [recommendation] any of this useful for me
  [register] i am a dev, i like agents, i have money, where do i click [-] {explanations} not required
  [tellsAboutSelf] my fiance codes cobol for a bank and i do event decor [recommendation] name one for him and one for me [certificate] and do both give certificates [duration] and which of the two is quicker
  [difficulty] could a jolly but lazy guy like me keep pace with the @program class
  [tellsAboutSelf] toy shop owner [curriculum] what would i be taught in @program
  [audience] kya @program course ek data entry wale ladke ke liye sahi hai [codingNeed] coding aani chahiye kya pehle se
  [tellsAboutSelf] I'm a biomedical engineer who programs in LabVIEW [codingNeed] does graphical programming count as knowing code for the @program
  [recommendation] somebody who fixes elevators and wants to learn python properly with ai on top: your pick? [projects] and would he make a real product there
  [tellsAboutSelf] we are a school of 60 teachers [recommendation] which programme would you suggest for heads of department [enterpriseMail] and what do we mention in the mail to you
  [mentor] does every nervous beginner get a coach or only the @program
  [tellsAboutSelf] i trade spices with gulf [recommendation] and want to predict prices, which one [codingNeed] can't program by the way [mentor] so would anyone help
  [duration] what's the running time of @program, our scrum team can spare a sprint [audience] and is it sane for scrum people
  [tellsAboutSelf] lecturer in commerce college [compare] whats the contrast between your sql course and the ml course
  [career] asking as a 38 yr old cook, is a jump into tech after your app course a fairy tale
  [recommendation] help me choose something for my grandson's graduation gift, he did bsc computers [certificate] would he have a certificate to frame
  [tellsAboutSelf] customer success at a hr tech [-] our churn is terrible [recommendation] course that helps me use ai on that
  [access] my wife is slow but steady, will she still be able to open the @program course lessons next year
  [tellsAboutSelf] physics olympiad kid, 18 [recommendation] {leaders} obviously not, of the two others what
  [audience] for which kind of people did you make the @program course, i'm a union rep [price] and do unions pay the normal fee
  [tellsAboutSelf] ek gaav ka sarpanch hoon [recommendation] mere kaam ka kuch hai aapke paas [codingNeed] computer language nahi aati
  [summary] in short what is @program, my daughter's on about it
  [tellsAboutSelf] tax consultant, 400 clients [recommendation] i need something that answers their silly questions, what do i study for that [duration] and how long till i'm done
  [projects] as a ui designer would i be working with partner firms in the @program course [mentor] and who'd be guiding me on that
  [tellsAboutSelf] salesforce @program, apex [recommendation] so @program na?
  [tellsAboutSelf] botox clinic owner, no kidding [audience] is @program for people like me
  [recommendation] hr wants one course for everybody from peon to president, which could that be [price] and for 80 heads what does it run to
  [tellsAboutSelf] i taught myself sql from a library book [recommendation] what's the logical next one with you
  [tellsAboutSelf] my mum is 61 and chairs a women's cooperative [-] formidable lady [codingNeed] would she be spared the coding in @program [language] and can she follow it in telugu
  [compare] in one sentence, @program versus @program, for a product designer [-] i've a meeting in two minutes
  [tellsAboutSelf] ex army doctor [recommendation] pls suggest
  [duration] can you tell how many hours a copy editor must set aside for the forty, oh wait it says so, for {@program}, i mean for @program
  [audience] is @program course for folk who move data or folk who analyse it
  [tellsAboutSelf] crane operator in port, diploma electronics [recommendation] which course could turn me into a software person [payment] and can i pay it month by month
  [recommendation] where does one send a cfo who thinks ai is a fad [duration] and the man has 10 hours at most, is it more
  [tellsAboutSelf] perl guy since the nineties [difficulty] would i be the slow one in the @program
  [mentor] i'm picking for my son who is shy, will a mentor approach him or must he ask
  [tellsAboutSelf] dog groomer with a waiting list @program idea [recommendation] which of your courses takes me from idea to @program [price] and what is the price tag
  [register] count me and my flatmate in for @program, what do we fill
  [tellsAboutSelf] sports journalist [curriculum] what would i get to know in the @program course [-] my editor pays so no hurry
  [recommendation] i can do a bit of everything and nothing well, choose for me [-] story of my life
  [tellsAboutSelf] junior at deloitte, audit [recommendation] want to automate the boring 80 percent, so @program or agents [besideWork] busy season is brutal, would that still fit
  [codingNeed] kya doctor logo ko bhi python likhna padega agar @program wala course kare
  [tellsAboutSelf] my team are five field sales reps who live on their phones [recommendation] which of them would even make sense for us
  [compare] are the @program and the @program course equal in length and only different in content [recommendation] if so which for a plant manager
  [tellsAboutSelf] lighting designer for theatre [-] dark rooms all day [recommendation] pick me a course
  [career] i want out of medical transcription, does @program open that door
  [tellsAboutSelf] cse final year, no placement yet [recommendation] {leaders} na, @program vs @program [placement] which one has jobs after it through you
  [prerequisites] what background do you want from someone entering @program, i'm a hobbyist
  [tellsAboutSelf] I do quality audits in hospitals. [audience] Would @program be a good fit? [certificate] Would I receive a certificate?
  [recommendation] my wife says leaders, my boss says @program, i'm a presales engineer, settle it [-] leave {the price} out of it
  [tellsAboutSelf] bangalore auto driver, pass out of iti [recommendation] konsa madam
  [duration] My lieutenant governor's office asks the length of the @program programme.
  [tellsAboutSelf] hey i'm an illustrator and my bf is a data engineer [recommendation] which one can we enjoy both [-] date nights sorted
  [audience] does it make sense to send a fresh grad trainee to leaders [recommendation] or where is he better placed
  [tellsAboutSelf] computer teacher, class 6 [coverage] where would i learn to make a quiz @program with ai [duration] and how long would that be
  [perks] what extras come with leaders, i need to justify it to my trustees [price] and what's the fee for them to approve
  [tellsAboutSelf] i'm a bit of everything: farmer, electrician, village youtuber [recommendation] so what is for me
  [codingNeed] how much programming would hit me in @program, i'm from humanities
  [tellsAboutSelf] i supervise 12 data labelers [recommendation] which course to move them up [discount] and is there something off for a dozen
  [register] chalo @program final karte hai, kya karna hoga mujhe
  [tellsAboutSelf] Perfumer. [recommendation] Which of these might teach me to predict blends?
  [mentor] and will my dad have anybody to phone when he can't get further in @program [access] and can he look at the stuff again later
  [compare] a friend who did it at work says the @program is harder than @program, what is your comparison [-] no need for {the durations}, i have those
  [tellsAboutSelf] medico social worker [-] too many forms in my life [recommendation] want an assistant that fills them, what do i learn [codingNeed] if i don't know any code
  [audience] @program programme for a chess coach who knows python loops and lists, ok or not
  [tellsAboutSelf] assistant professor mech [recommendation] {@program} is full of jargon for me, something else [start] and starting which date
  [summary] what's @program all about, i head a dairy [recommendation] or would you rather see me in ml
  [tellsAboutSelf] i am qa, hubby is qa, even our cat tests things [recommendation] one course for the house please
  [difficulty] which of the three would a tired mother of twins get through most easily
  [tellsAboutSelf] insurance surveyor, photos of dented cars all day [recommendation] would the @program course let me build a damage checker or is another the right one
  [recommendation] for a cyber cafe owner? [-] @program is dead since everyone got phones
  [tellsAboutSelf] masters in mathematics, no job, lots of theory [audience] is @program apt for me [salary] what might i make after
  [duration] both short ones one after the other, for a team lead, comes to what [recommendation] and is that wise for someone from payments
  [-] just woke up so forgive spelling [tellsAboutSelf] im night auditer at a hotel [recommendation] wich corse [schedule] are ther clases in the afternon
  [career] can a librarian put @program under skills or would people laugh
  [tellsAboutSelf] sr. manager hr in psu [register] wish to enrol for the @program, kindly guide
  [audience] is there any point in @program for a product marketer [recommendation] or which one has more point
  [tellsAboutSelf] cofounder is tech, i am sales [recommendation] i think leaders for me and @program for him, good split?
  [curriculum] list what my brother would be learning in @program please
  [tellsAboutSelf] hospital pharmacist in kuwait, wife in kochi [abroad] can we both join from our places [recommendation] and which one for a pharmacist
  [codingNeed] leaders mein agar meri team ko coding nahi aati to chalega [recommendation] nahi to unke liye kya hai
  [tellsAboutSelf] ex teacher who builds google sheets scripts for fun [recommendation] what do you reckon suits
  [projects] my son only learns by doing, does the @program course work that way
  [tellsAboutSelf] blockchain @program, solidity [-] market is dead [recommendation] which one is quickest for me to pivot [price] and how much money
  [compare] which of @program and @program... no {@program} i have finished, @program and @program, has the broader range
  [tellsAboutSelf] my staff nurse friend is good in excel [audience] would @program be a bridge too far for her
  [recommendation] which class would you give the person who always says 'but what is the @program case' [-] every meeting, i swear
  [tellsAboutSelf] i am physically challenged and do online tutoring [recommendation] which course is suitable [mode] is everything from home
  [tellsAboutSelf] wealth manager for rich people basically [duration] how long would leaders keep me [recommendation] or is a different course better for me
  [audience] can musicians take @program
  [tellsAboutSelf] purchasing clerk [-] 23 yrs same desk [codingNeed] how scared should i be of the coding in @program
  [recommendation] i got a budget for exactly one seat and a team with a dev, a designer and a writer. who should go and to what [-] they are all listening over my shoulder
  [mentor] Would an experienced practitioner accompany a novice such as my spouse?
  [tellsAboutSelf] mining engineer, python beginner [order] do i go @program then @program or only one of them [duration] and how many hours would both be
  [register] put a nurse down for @program, that's me, how [duration] and how long will it keep me
  [tellsAboutSelf] ui @program angular [recommendation] @program karu ya @program, seedha bolo
  [benefits] what do you have that would win over a sceptical engineer choosing between schools
  [tellsAboutSelf] i design toys [recommendation] a talking teddy is my dream, which programme gets me closest [projects] and could that be my project
  [audience] my pastor is curious about @program, is that for clergy also [duration] and how many hours does he have to find between sermons
  [tellsAboutSelf] treasury guy, bloomberg terminal all day [recommendation] not {managers analytics}, too soft, which data course then
  [summary] tell me about the forty hour one as if i were twelve, cause it's for a twelve year old's mom
  [tellsAboutSelf] ex convict trying to restart, learned html inside [recommendation] which course gives me a fair shot [placement] and would you help with a job
  [compare] @program and @program for a delivery manager, pros of each
  [duration] is there anything my grandpa could complete in one weekend [codingNeed] and without a single line of code
  [tellsAboutSelf] digital marketing exec [codingNeed] i know zero code [duration] need under 12 hrs [recommendation] so which is it
  [difficulty] Does @program overwhelm people who come from finance?
  [tellsAboutSelf] wind turbine technician [recommendation] want to make dashboards that warn me, is that @program
  [career] as a mother returning after ten yrs is there a point in doing the @program course for my cv [mentor] and is there some mentor for returners like me
  [tellsAboutSelf] i am doing llb [-] hostel wifi is pathetic [audience] is @program for law students [recordings] and can i download lessons
  [recommendation] a stubborn old engineer and a lazy young one, both mine, what do i book for them [-] not {the same one}, they'd fight
  [certificate] asking for my clerk, does one get a certificate out of @program
  [tellsAboutSelf] anganwadi worker, smart phone only [tools] is phone enough for it [recommendation] kaunsa course mere jaise logo ke liye hai
  [codingNeed] as someone who can only do copy paste from stack overflow may i enter @program
  [tellsAboutSelf] boutique consultant for mid sized hospitals [curriculum] which subjects does @program handle [compare] and how is that unlike the @program course
  [audience] would a data steward be happy in @program
  [tellsAboutSelf] i fly drones for surveys [recommendation] your advice on a course?
  [price] so for a retired couple doing leaders together what would the bill be
  [tellsAboutSelf] brother's an electrician turned plc programmer, ladder logic and all [audience] is he programmer enough for @program [register] if so how does he sign up
  [recommendation] ok but suppose i hate my boss and want to freelance with ai in six months, which one [mentor] and will someone experienced steer me
  [support] will there be people around for a solo founder once leaders is over
  [tellsAboutSelf] assistant director in kannada films [-] between projects as they say [recommendation] something to write scripts with ai, have you [codingNeed] and not too nerdy i mean no programming
  [duration] tell a plumber in a hurry how long @program goes
  [tellsAboutSelf] we're siblings, he is cs and i'm in nursing school [recommendation] which for him which for me [start] and may we begin the same day
`;
