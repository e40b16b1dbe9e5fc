/** Homemakers, owners of shops, teachers, nurses, retired people; long, spoken, half in Hindi. One message a line, as messages/all.ts says. */
export const households = `
  [tellsAboutSelf] see i am running a small saree shop in erode since eighteen years [audience] do people like shopkeepers also sit in your classes or is it only computer people
  [compare] ok so tell me in simple words @program course and @program course mein farak kya hai
  [mentor] when i get stuck at night with some error will there be some person sitting to hold my hand
  [afterRegister] suppose i press that submit thing then what, somebody rings me or i keep waiting like that only
  [seats] is there still some place left for me or i am already too late for the august one
  [order] if i want to do @program and @program dono then pehle kaunsa karna chahiye
  [street] my son will drop me by scooter so give me proper building name and road where your office is
  [trust] my husband is saying these online people take money and run so how do i believe you
  [erasure] please remove whatever you have written about me in your computer my daughter in law is angry
  [launchProgram] that box which jumped on my screen saying bootcamp it is about which course exactly
  [quotes] that lady who did it before what exactly she has written about you people can you read it out
  [events] apart from class do you people keep any get together or competition for students
  [placement] after finishing will you people put me in some company or i have to search on my own
  [language] my english is little weak so will sir explain in telugu also in between
  [assessment] at the end will there be question paper like board exam or nothing like that
  [demo] before putting my money can i sit in one class just to see how it is
  [help] i am totally lost here beta i don't know where to press or what to ask
  [sorry] arre galti se press ho gaya ignore karo woh
  [otherPeople] which all ladies from my area have already joined can you tell me their names
  [tellsAboutSelf] i retired from the state electricity board last june [-] sitting at home is driving me mad honestly [recommendation] so out of your three which should an old man like me pick
  [duration] how many hours total for {the @program one} sorry sorry i meant the python to product one
  [curriculum] what all topics will sir take in that @program thing from first day to last day
  [tellsAboutSelf] i teach social science to eighth standard [codingNeed] and i have never written one line of program in my life is it necessary for the @program one
  [price] kitna paisa lagega total batao na seedha
  [start] accha aur nayi batch kab chalu hone wali hai
  [certificate] at the end i will get some paper with my name which i can frame on the wall no
  [-] forget {the @program course} i am not a leader of anything except my kitchen [summary] tell me properly about the @program one
  [tellsAboutSelf] staff nurse here eleven years in icu [compare] between the ten hour ones which is having more to do with thinking and less with typing code
  [register] ok beta i have decided put my name for the @program program
  [projects] will we actually build some real thing which my customers can open on their phone or only see slides
  [contact] whom should i write a mail to if i want to ask something long
  [-] one doubt is eating me since yesterday [prerequisites] i left studies after twelfth so will i be able to follow what they say in @program
  [audience] is @program course made for young boys only or retired bank people also come
  [coverage] in your @program do you also touch excel pivot wala kaam
  [duration] @program kitne din ka hai [price] aur fees bhi bol do saath mein
  [compare] @program and that @program, i read both pages and still both look same to me, how are they separate
  [order] should a person finish @program before touching @program or no need like that
  [language] the lady who takes @program does she speak gujarati or only that convent english
  [tellsAboutSelf] my daughter is doing bcom second year [recommendation] so for her which one from your data courses should i take
  [demo] does your data school let us attend one lecture without paying so that we see sir's teaching
  [assessment] in @program kitne marks chahiye pass hone ke liye kuch pata hai
  [placement] @program ke baad naukri lagwate ho kya aap log
  [trust] i searched your data school name nothing much is coming, so you are a real registered institute only no
  [afterRegister] i filled your form for @program in the morning, kab tak call aayega
  [-] i have already seen {the fees} no need to tell that [mentor] just say if in @program somebody personal guides you
  [street] your data school is above the sweet shop or beside the petrol pump, i came searching yesterday and went back
  [events] does the data school arrange any evening talk where outside experts come and speak
  [seats] @program ke liye kitne log aur le sakte ho abhi
  [otherPeople] tell me what doubts the others are asking you today about the ml course
  [erasure] i gave my number to your sql people, now i want it fully wiped from there
  [-] no no i am not asking about {certificate} that i understood [placement] i am asking will any hospital or company call me for interview through you
  [launch] that august twelve thing is morning or night for us in india
  [help] this is all going above my head can you just guide me slowly
  [sorry] oh god my grandson was typing all that nonsense please don't mind him
  [tellsAboutSelf] i stitch blouses at home and my son says ai will take everybody's work [-] so i got scared and opened your page [audience] honestly is it for someone of my type
  [launchProgram] i saw twenty five seats something with timer, ye @program ka hai ya @program wale ka
  [mentor] how many students have to share one guide, or does everybody get his own
  [codingNeed] in the @program program nobody will ask me to do programming right because i will run away
  [curriculum] @program mein kya kya padhayenge, {python} chhod ke jo baki hai woh batao
  [-] good that you replied so fast [duration] now tell me @program is finishing in how much time
  [-] i don't want {star ratings} and all [quotes] only tell me the consultant's own lines about the course
  [tellsAboutSelf] main ek pharmacy chalata hoon varanasi mein [recommendation] mere liye konsa theek rahega @program ya @program [price] aur uska kharcha
  [assessment] will you people test us every week because i get very nervous in front of papers
  [order] is it allowed to start directly with @program and leave the forty hour one for next year
  [-] last year one crypto class fellow cheated my neighbour of forty thousand [trust] what proof you have that you are not same type
  [-] leave {the brochure} i can't read small letters on mobile [summary] you only narrate what is there in @program
  [start] which date should i keep free on my calendar for first class
  [language] do i have to answer in english when sir asks question in class or hindi bhi chalegi
  [-] i am asking on behalf of my wife she is shy [tellsAboutSelf] she is a primary teacher in kendriya vidyalaya [audience] have teachers done this before or it's for engineers only
  [demo] shopkeepers always let customer touch the cloth first so will you show me some sample of class
  [register] haan beta toh ab naam likhwana hai @program mein kaise hoga
  [otherPeople] my kitty party friend rekha said she registered, is she in your list
  [seats] not {leaders} but the @program bootcamp, how many chairs gone and how many remaining
  [compare] @program or @program, which of the two will make me more useful [-] i run tuitions so i don't have unlimited time
  [erasure] i talked too much about my family just now, can you rub all that out afterwards
  [prerequisites] class tenth level maths is enough or they will start with big big formulas
  [street] hyderabad is so big, so from ameerpet metro which side i have to walk to come to you
  [certificate] @program wale mein bhi certificate milta hai ya sirf {@program wale} mein chhodo [-] meri principal bahut poochti hai
  [events] on weekends do you people call everybody for some hands on day like making something together
  [help] where am i, i was looking for my bank page and this opened, now what should i do beta
  [contact] i don't like typing to machine, give me some human being i can talk to
  [projects] what kind of live work comes with the forty hour one [-] my nephew did some course where they only made calculator
  [sorry] i am so sorry i shouted at you before, network was going and i thought you cut me
  [afterRegister] kal raat form bhara tha {payment} ki baat nahi kar rahi [afterRegister] bas ye batao ki confirm kaise hoga mera naam
  [tellsAboutSelf] i was a railway clerk now 63 years old [-] my knees are bad but brain is working [difficulty] will the pace be too fast for me
  [placement] will anybody take a forty five year old housewife for work after this, do you talk to companies for us
  [recommendation] i want to make one small chatting thing for my bakery orders so which class should i sit in
  [-] i don't want to discuss {hours} my time is free all day [curriculum] what will they tell in @program about people and team
  [quotes] whichever data scientist has praised you, what were his words
  [launchProgram] is that august session giving @program topics or it is the long course [launch] and what timing
  [coverage] do they show how to put the thing on internet after making [-] my brother's boy made an app and it is still lying in his laptop only
  [mode] everything happens on computer from home or should i travel
  [mentor] if my doubt is very silly will the expert get irritated or he has patience for old people, i mean is there a one to one sir
  [tellsAboutSelf] myself a lab technician from guntur, know little bit of excel [prerequisites] is that much sufficient for @program [duration] and total it takes how long
  [-] wait my milk is boiling [-] haan back [price] so @program course ka amount bolo
  [besideWork] i open shop at nine and close at ten in the night, so how will i fit the forty hours one
  [compare] put {leaders} aside, and then explain what @program has that the @program one is not having
  [discount] arre beta something less for senior citizens will be there no
  [tellsAboutSelf] my elder one finished bsc nursing and she doesn't want hospital life [placement] if she does @program course do you send her profile to companies [start] kab se shuru kar sakti hai
  [-] thik hai samajh gayi [register] ab form kidhar hai mujhe bharna hai
  [audience] who generally sits beside you in these classes, boys from it park or mixed crowd with people like my age
  [tellsAboutSelf] i have a xerox and stationery shop near the college gate [recommendation] toh mujhe aap kis mein daaloge
  [mentor] namaste ji ek cheez, for the ten hour @program program also somebody senior sits personally with us or only in the long one
  [-] i am not going to ask {what it costs} my son pays [afterRegister] but once he fills it for me how will we come to know it went through
  [seats] my sister and me both want to come together, do you have two places
  [order] after leaders if i get confidence can i come back and do the @program one next, is that a sensible sequence
  [street] kindly furnish the complete postal address of your premises with pin code
  [trust] who is standing behind this site, is there any actual company with papers
  [erasure] i have changed my mind totally, take off my name and number from everywhere
  [launchProgram] woh popup mein jo session hai, {@program wala} nahi na chahiye mujhe, toh bolo kis course ka hai
  [quotes] somebody named consultant is there on your page, what is he telling about his experience
  [events] any free seminar in the holidays i can attend with my students
  [placement] job ka kya scene hai course ke baad, aap log help karte ho ya haath jod lete ho
  [language] i studied in marathi medium whole life, class will be in what
  [assessment] do they make us write something at the end to check what we understood
  [demo] is there any small video or first lecture which i can see before i tell my husband
  [help] i don't understand half these words @program fagentic, please make it easy for me
  [sorry] maaf kijiye voice typing galat likh raha hai
  [otherPeople] are any doctors or nurses from apollo registered already, you can tell me no
  [compare] both the ten hour programs are same length so what is it that is not same
  [duration] ghante kitne hain @program mein batao zara
  [codingNeed] tell me truly beta for @program should one be typing programs every day
  [price] what is the rate for the @program one these days
  [tellsAboutSelf] i am a hostel warden and my maths is zero [prerequisites] is there something i must study before i come for the @program class
  [curriculum] what will i be sitting and doing in those forty hours, explain like to a child
  [certificate] do you hand over any certificate at the close of the @program program
  [-] {july} is gone i know [start] so next one is which month
  [projects] is it only lecture lecture or they make our hands dirty also
  [contact] is there some mail id where my son can send you his doubts
  [placement] my cousin is data entry operator, if he completes @program do you connect him to any employer
  [tellsAboutSelf] i am a biology lecturer who wants to understand the health survey numbers [recommendation] from your data school list which course do you suggest [duration] and how much time will it eat
  [compare] of @program and @program i can't decide, please put side by side for me
  [-] our clinic has thirty years of registers all in paper [coverage] will @program show us how to guess which patient will come back
  [audience] is @program okay for one who manages only a tiffin centre with four workers
  [seats] the statistics for teachers batch is full or you can squeeze one more madam
  [demo] i want to see how @program fellow teaches, can you arrange one trial sitting [-] my last tutor mumbled into the mike
  [language] your @program videos, does the person talk in kannada or what
  [order] is there any harm if i do @program first and @program later, ulta karke
  [assessment] for @program do they keep viva or submit some work for marks
  [-] not bothered about {salary} i have pension [mentor] but i want a guide in the ml course who will listen to my questions fully
  [street] data school ka office exact kis gali mein hai, auto wale ko kya bolun
  [erasure] you people got my mail when i asked about sql thing, now cancel all and clear my record
  [otherPeople] how many already paid for this @program batch, and from which companies they are
  [trust] i want to know data school is genuine or just a facebook page with nice photos, because my pension is small
  [events] will there be data contests or meetup where ml students show their work
  [afterRegister] for @program i put the form on sunday, who will tell me what i should do next
  [quotes] read me what some @program student has said in own words please
  [start] next @program kab hai [price] aur kitne ka padega
  [-] i have done {@program} last year so skip that [recommendation] what should i take next from your list
  [tellsAboutSelf] i look after three children and my in laws [besideWork] when will i study tell me is it possible with all this house work
  [audience] is there any age bar or qualification bar or can anybody walk in for the @program program
  [-] my tea is getting cold but this is important [mentor] the teacher who guides, can i talk to that person alone without the whole class hearing my silly doubt
  [afterRegister] does filling the form mean i am in or do you select people after that
  [-] haan haan {@program} ka toh dekh liya maine [curriculum] ab leaders mein kya sikhate ho woh suna do
  [seats] how much rush is there for the bootcamp, will i get in if i tell my brother tomorrow only
  [order] i am thinking to take two programs side by side, morning one and evening other, will it be too much together
  [trust] ek baat saaf saaf bolo, farzi toh nahi ho na tum log
  [launchProgram] i am interested in agents only so will that august bootcamp do for me or it belongs to another course
  [erasure] what if after one month i don't want you to have my phone, will you throw it away on my asking
  [placement] i heard from temple friend that you get people hired, is it like that [salary] and what do they pay such people
  [tellsAboutSelf] i am thirty four, did ba in hindi, then marriage [audience] are such people allowed in @program [codingNeed] and programming aana chahiye kya pehle se
  [sorry] ohho that message was for my maid, please leave it
  [help] kuch samajh nahi aa raha ji aap hi bata do main kya karun yahan
  [demo] is there any way that i watch ten minutes of a real session so my fear goes
  [-] {english} mein mujhe neend aati hai so not that [language] any batch in malayalam is there
  [assessment] suppose i don't score well in your final thing, you will make me repeat the whole course
  [events] do you people celebrate something at the end like a function where all the students come and show their projects
  [quotes] you have success stories there, please speak out one of them for me my specs are not here
  [street] from secunderabad station which bus should i catch and where to get down for your place
  [compare] my son says take @program and my daughter says take @program, tell both of them what is the difference so the fight ends
  [summary] just give me a short description of the @program program like you would tell on phone
  [certificate] is the certificate for the @program course given to all or only those who do well [assessment] and is there a test for it
  [register] i want to put my wife's name in the @program thing, not {mine} [-] i am too old for this
  [-] i will ask my questions one by one ok [duration] first one, @program is how many hours [price] second one, how much money [start] third, when
  [prerequisites] without knowing english typing fast will i manage in the python part
  [otherPeople] my rival shop owner is he also learning from you, you can whisper
  [tellsAboutSelf] i work as ward in-charge sister in government hospital [recommendation] our mds say learn ai so which is correct for me {@program} i think is too long leave it
  [coverage] will they show how to connect chatgpt type thing with my own shop list
  [projects] with which type of factories or firms the live work is done [-] i had a bangle factory once
  [-] fees and all {fees} i don't want to hear [mentor] you tell me about the expert who will be with me
  [launch] is there anything special in that 12th august programme, what all they will be showing
  [contact] koi aadmi ya madam hai jisse main baat kar sakun phone pe ya mail pe
  [deadline] if i come after raksha bandhan will you still take my name
  [-] @program one has python and @program one has agents, theek hai, {duration} bhi mujhe pata hai [compare] but after finishing what can one do that other cannot
  [brochure] can you send the leaflet on my mail so i can print and show in the staff room
  [audience] my father in law is seventy and very curious, can he come for the @program or you will send him back
  [-] actually my question is different from what i wrote above [placement] i only wish to know are there people on your side who help with interviews and biodata
  [codingNeed] @program mein computer pe kuch likhna padta hai kya program vagera
  [curriculum] @program mein {deployment} ko chhod do woh mere palle nahi padega, uske pehle kya kya aata hai
  [tellsAboutSelf] we are two sisters running a beauty parlour [compare] @program wala and @program wala dono padhe maine, hamare liye dono mein antar samjhao
  [recordings] suppose my grandson gets fever and i miss, can i see that class later at night
  [refund] if my health goes bad in between what about the money i gave
  [erasure] my husband filled the form without asking me, how do i get it taken out
  [trust] have you got some registration number or gst something so that i can show my brother you exist
  [thanks] bless you beta you explained nicely
  [-] no hurry reply when free [language] i just want to know the classes are spoken in which bhasha
  [-] {leaders} ho gaya mera [order] ab iske baad @program lun ya seedha @program
  [tellsAboutSelf] i am a yoga teacher with forty online students [recommendation] which of the programs helps me make a small @program for them [codingNeed] because coding toh mujhe aati nahi
  [tellsAboutSelf] i am a mathematics teacher with twenty six years service [-] and i am sick of correction work [compare] so explain where the @program program and the @program program go separate ways [price] and rates of both
  [duration] so {forty hours} no no that is the other one, i want for the @program how many hours
  [tellsAboutSelf] my bahu did mca but sitting home after baby [recommendation] usko kaunsa dilwaun [placement] and afterwards will somebody give her interview call through you
  [-] keep {@program} aside for a minute [curriculum] and tell me @program mein shuru se end tak kya kya aayega
  [price] @program ka kitna charge karte ho aap
  [order] from these three like steps of a ladder which is the bottom step and which is on top
  [tellsAboutSelf] i keep a hardware shop and only know whatsapp and tally [codingNeed] will @program program be manageable without knowing any program writing [duration] and how much total time i have to give
  [certificate] {price} later we will see, first tell will you give me something in writing after completion
  [audience] my whole mahila mandal is asking me, are these programs for ladies who run papad business or only for office goers
  [mentor] who will i run to when the thing i made is not opening and class is over
  [-] one small thing more dear [start] when are you people beginning the next lot [seats] and is it nearly full
  [launchProgram] if i take the place in that pop up thing i will be learning to make apps or to manage people
  [-] sorry for so many questions my husband says i talk too much [projects] will my hands get to do some practical thing in @program
  [prerequisites] suppose my computer knowledge is only excel and youtube, am i fit for the forty hours one, [codingNeed] or should i know some programming from before
  [summary] give me the short and sweet of {@program,} arre nahi the @program
  [register] chalo final karte hai, @program ke liye mera naam daal do
  [trust] see i am a widow and every rupee counts, so please tell me honestly do you really hold these classes or it is all show
  [tellsAboutSelf] i run a small creche for working mothers' babies [coverage] is there anything in your course on making a reminder thing that speaks to parents [recommendation] and which course would that be
  [language] will the madam switch to bengali if we don't follow
  [-] the {hyderabad} part i read at the bottom [street] but which colony and which building number, that is missing
  [contact] mujhe kisi insaan se baat karni hai computer se nahi [-] aankh dard karti hai
  [demo] {full course} not now, just one class i want to taste and see, can i
  [curriculum] what will the @program fellows learn [codingNeed] and do they open that black screen with code
  [afterRegister] i clicked and it said submitted, now should i sit near the phone or what is the next step [-] i have to go to market also
  [erasure] that mobile number i gave is of my late husband, kindly remove it from your books
  [price] fees kitni [duration] ghante kitne [start] shuru kab [-] jaldi bolo customer khada hai
  [tellsAboutSelf] i did diploma in tailoring [tellsAboutSelf] and my boy is learning python in school [audience] can mother and son of that type both sit in the @program one
  [events] other than regular lectures, is there any mela type thing where we meet the ai people
  [assessment] jo aakhri din hota hai us din kuch likhit pariksha rehti hai kya
  [quotes] {the data scientist} i already read, what did the other one write in his feedback
  [help] i pressed something and now everything has become big big, what to do next i am not knowing
  [placement] {salary} is in god's hand, but will you recommend my name to some place
  [compare] in which of these two, @program or @program, will i be more lost as a beginner [tellsAboutSelf] i only taught cooking all my life
  [otherPeople] is mrs kulkarni from our society also coming, she was talking about the same course in the lift
  [recommendation] i want to understand what my staff is doing with ai, not to make it myself, so which program please
  [tellsAboutSelf] i am dialysis technician on night duty [besideWork] will the @program one run along with shift work or no chance
  [sorry] beg your pardon beta i sent my shopping list to you by mistake
  [launch] twelfth august ko kitne baje aana hai [launchProgram] aur us din kis program ki padhai hogi
  [mode] should i book train ticket or it comes on laptop at home
  [tellsAboutSelf] i am a retired havildar [-] jai hind [recommendation] which course is good for us fauji people after retirement [price] and what is the damage to the pocket
  [prerequisites] @program ke liye pehle se kya kya aana chahiye
  [-] not asking {the content}, that i heard from my niece [duration] only tell hours of the @program
  [curriculum] while i am in the @program class what exactly will sir be teaching about those many agents talking together
  [projects] real company ka kaam milega @program course mein [mentor] aur galti hui toh kaun sudharega mera kaam
  [deadline] till which date is the door open for giving name
  [tellsAboutSelf] i am a librarian in a polytechnic [compare] please clear my confusion about @program vs @program [certificate] and both give certificate or what
  [-] {whatsapp group} and all i don't need, i have forty groups already [mentor] i need one person who knows the subject and sits with me
  [seats] abhi tak kitni jagah bhar gayi hai batao toh main neend se soun
  [discount] me and my two sisters in law all coming together, something less you will do na
  [order] can i jump over the long one [-] because forty hours my back will not permit [-] i sit with a hot water bag
  [tellsAboutSelf] my husband has a cloth godown and i do the accounts [recommendation] which course will help in that, {@program} i don't think so leave that
  [coverage] will there be something on making a bill reading thing in that python program
  [register] {form} is not opening in my village so you only write my name for leaders no
  [contact] give me the email id where i should send my long story
  [tellsAboutSelf] i teach sewing at iti [tellsAboutSelf] my students are all girls from villages [audience] would any of your programs take in such girls [language] and would they be taught in odia
  [trust] my nephew in bangalore says check before paying, so what should i check to know you are honest people
  [-] i am not interested in {the bootcamp} on twelfth my brother's shraddh is there [start] after that what date is there
  [curriculum] in your engineering course about data what chapters come [-] i am a civil draftsman's wife so i know drawings only
  [duration] is @program something i can finish before diwali, how many hours is it in total
  [tellsAboutSelf] i am a pathology lab owner in nashik [recommendation] so {sql} or @program i don't know, hmm leave both, which one would you really give me
  [price] @program ke liye kitna rakhun bank mein
  [codingNeed] kya @program mein code likhna padega [prerequisites] and what maths you expect from a fifty year old
  [-] forget {machine learning} for now [summary] tell me about the excel to dashboards course you people have
  [placement] my tenant's daughter completed your sql thing and still at home, don't you help them get in somewhere
  [compare] excel to dashboards and @program, which one goes deeper
  [certificate] @program pe certificate milega toh naam kaise chhapega [-] my name is always spelled wrong
  [order] i have put my eye on three of your courses, sql, ml and dashboards, tell me serial number wise
  [mentor] in the dashboards course does a senior look at my sheet personally or it's just automatic checking
  [start] when will @program fellows begin next [seats] and for that how many can still come in
  [tellsAboutSelf] i am doing bookkeeping for a temple trust [recommendation] which of the data school courses is for donation records like mine [duration] and hours
  [projects] with {toy data} i am bored, does @program use some actual company's data
  [audience] @program kin logon ke liye banaya hai, bachche ya bade
  [erasure] {unsubscribe} i did already, that is only mails, i want you to scrap my whole entry from the data school
  [demo] i am a teacher myself so let me first watch how your ml teacher takes one period
  [curriculum] @program mein padhaate kya ho aakhir
  [assessment] dashboards course mein {attendance} ki baat nahi, marks kaise dete ho woh bolo
  [tellsAboutSelf] i have twelve years in ward and now i sit with the hospital records [coverage] do you people touch on patient data cleaning somewhere
  [register] i want a place in @program, kahan sign karun
  [-] my net is slow so type short [price] @program cost [start] and date
  [trust] data school walon, the last fellow who called in your name asked for otp, was that you or some cheat
  [launchProgram] woh jo limited seats likha aata hai apne aap, kis padhai ka hai bhai
  [-] my knee is paining so i will sit and type [tellsAboutSelf] i was headmistress till march [curriculum] what would i know about ai strategy at the end of your @program course [assessment] and who will examine me
  [certificate] i did one {from coursera} ignore that, yours what does it look like and when do i get it
  [help] oh ho this is all new to me, from where should a person like me begin in this chat
  [duration] ek baar aur bolo @program course kitne ghante
  [tellsAboutSelf] i run a mess for bachelors, sixty plates daily [besideWork] will i be able to cook and do this also together
  [compare] my {hours doubt} is over, now say @program and @program, in both you make things so where is the difference
  [events] {regular class} chhodo, koi shibir ya ek din ka workshop lagate ho kya aap
  [audience] sixty eight years running, pension holder, are such people welcome in your @program class or it is for tie wearing people
  [recommendation] i get bored with theory and i like making things work, suggest one
  [price] {emi} and all not required i will pay one time, just tell how much is the @program program
  [afterRegister] my niece filled it on my behalf with her mail, so reply will come to whom and in how many days
  [codingNeed] never touched a coding thing, will i drown in the @program one
  [quotes] any line from people who finished, read out loud i am kneading dough
  [tellsAboutSelf] myself anganwadi worker [-] salary is very less [price] so tell me what i have to give for the smallest course
  [launch] is that launch session thing on saturday or what, and which hour in bombay
  [placement] @program program ke baad koi naukri ka intezaam hai ya {leaders} chhodo @program ka hi batao [-] i have three daughters to settle
  [street] {phone number} nahi chahiye, makaan number gali number do apne office ka
  [recordings] the day my sugar is high i will sleep, can i see that lesson after two three days
  [sorry] aiyo galat chat mein likh diya, kshama
  [-] ok dear i understood {the @program hours} leave that now [projects] what do they get built by us in that
  [tellsAboutSelf] i sell steel utensils in moradabad [-] @program is down since two years [recommendation] which of your programs will bring some new idea to my shop [price] and what is it costing
  [-] my son in law is a software man and very proud [curriculum] so tell me the lessons of @program i will surprise him
  [quotes] that person from consulting field on your page, did he say it was worth it, tell me his lines [-] i trust consultants less than astrologers
  [duration] @program course how many hours [certificate] and does it give certificate [codingNeed] and any coding inside it
  [tellsAboutSelf] i am a midwife thirty years experience [-] now babies come by appointment [prerequisites] how much computer should i already know for your easiest program
  [-] {whatsapp} pe mat bhejo mujhe nahi dikhta [contact] apna mail id do main beti se likhwaungi
  [afterRegister] last sunday naam diya tha, who is going to contact me and on what, phone or mail [-] my phone is in repair till friday
  [launchProgram] is this august one a piece of the forty hour course or something separate on its own [start] and the normal batch begins when
  [language] my wife follows only tamil movies tamil news everything, will the sir manage her in that [tellsAboutSelf] she was a bank cashier
  [-] no no leave {the @program one} my eyes are weak for so many hours [recommendation] out of the small ones where should i go
  [help] beta main naya hoon yahan, thoda rasta dikha do
  [-] the course is fine i have no complaint [erasure] only take back my email from your list and burn it
  [projects] @program wale mein jo banate hai woh sach mein chalta hai ya dikhane ka hi hota hai
  [tellsAboutSelf] i am vice principal of a convent school [tellsAboutSelf] our teachers know only powerpoint [enterprise] can you hold a special batch for our forty staff [price] and the charges for that
  [events] my colony has kitty on saturday and bhajan on sunday, on other days do you host any gathering for learners
  [compare] main confuse hoon, @program aur @program, ek line mein dono ka alag alag matlab batao
  [price] @program course ki fees puchni thi [-] my fd is maturing in september so i am planning
  [demo] my neighbour gives one laddoo free before selling the box, you also give some class like that no [-] joking but serious
  [tellsAboutSelf] i am insurance agent lic twenty years [curriculum] what does @program teach on roi and all [duration] how many days or hours [start] and when can i come
  [otherPeople] how many housewives have filled this form till today
  [street] beta i am standing at charminar, your office is walking distance or what, tell me the lane
  [-] hmm hmm wait i am reading your page slowly [summary] ok in short what is this @program thing
  [sorry] hai ram i used bad word to you, it was for the mosquito, don't take it to heart [-] anyway [price] @program fees bolo
  [placement] i have one son who is idle after diploma, will your people get him fixed somewhere after the course [tellsAboutSelf] he knows a bit of java
  [coverage] in @program will sir show how one agent gives work to another like my supervisor does
  [assessment] is there any passing marks, because i have not written paper since nineteen eighty eight [-] my hand shakes also
  [register] {@program} cancel cancel, write me for the @program please
  [trust] i got burnt in chit fund [-] all my gold gone [trust] so how can one be sure your academy will not vanish overnight
  [tellsAboutSelf] i am a kirana man and my wife does home tuition [audience] dono mein se kisko bhejun, matlab aap kis tarah ke logon ko lete ho
  [mentor] expert ke saath akele mein baat hoti hai ya sabke saamne
  [order] first leaders then @program, or first @program then leaders [-] my guru says first things first
  [launch] what will i get to see in that august bootcamp [seats] and for me alone is a seat still there
  [-] {certificate} i have a trunk full of them so skip it [projects] tell me what practical things happen in the forty hours
  [prerequisites] is tenth pass ok for @program [codingNeed] and do i need to write programs from the first day itself
  [tellsAboutSelf] retired tahsildar here [-] used to giving orders not taking [recommendation] so i suppose leaders will suit me, correct or which one
  [contact] respected sir kindly provide the mail id for correspondence [-] i write proper letters only
  [-] see i have three doubts [curriculum] one what do they teach in @program [mentor] two who helps when i fail [price] three rate
  [quotes] kisi student ne kya bola aapke baare mein woh shabd suna do, {apni tareef} aap mat karo
  [start] @program ki agli batch ka din batao
  [duration] i saw ten and forty written, which is for {leaders} i mean for @program sorry
  [tellsAboutSelf] i am physiotherapist with own clinic in karnal [coverage] does any program make you able to build a booking bot [duration] and how long till i can do that
  [besideWork] from six morning to nine i am in kitchen and then school till three, so will i be able to do your course with it [tellsAboutSelf] i teach drawing
  [certificate] will the certificate have my husband's surname or can it be as i say
  [codingNeed] @program mein bina program likhe kaam chal jayega kya [-] my fingers are thick for keyboard
  [-] {my son's} admission is done elsewhere so leave him [tellsAboutSelf] now my daughter has completed b pharm [recommendation] what should she do from your three
  [demo] show me first how the sir talks and teaches, then i open my purse [-] nobody buys mango without smelling
  [afterRegister] form ke baad payment ka link aata hai ya koi insaan phone karke samjhata hai
  [discount] retired railway people get concession everywhere, here also something is there
  [launchProgram] {twelfth august} ka date mujhe yaad hai, that i don't ask, i ask it is taking up which of your three courses
  [erasure] i am not going to continue, so take my daughter's details off your computer also [-] i gave hers by mistake
  [tellsAboutSelf] hello i am head cook in a hospital canteen [-] don't laugh [audience] would a person like that be allowed to sit in the @program program
  [compare] @program and the new dashboards one, tell me how one is different from the other [price] and which costs how much
  [tellsAboutSelf] i am a government school clerk [recommendation] so from data school which subject shall i pick [prerequisites] with only excel knowledge
  [-] {sql} sql i am hearing from my son daily, enough of it [curriculum] what is there in @program
  [street] in which building does the data school sit, floor also tell because lift is a must for me
  [duration] @program ke kitne ghante hote hai [-] my cable man comes at four
  [help] your data school page has so many boxes i am getting dizzy, somebody show me the way
  [placement] i paid for my nephew's sql course, will you people now pass his biodata to companies or not
  [register] @program mein {mere bete ka} nahi mera naam likho
  [language] your sql sir, does he explain in simple hindi [demo] and may i listen to him for one hour before joining
  [tellsAboutSelf] i have a dairy with eighty buffaloes, i keep milk data in notebook [coverage] will the dashboards course show how to put that in charts [duration] and hours
  [otherPeople] in @program what kind of questions other parents are asking [-] i feel i am the only one who is confused
  [afterRegister] @program form dala, ab agla kadam kya hoga mera
  [certificate] {dashboards} rehne do, @program wale mein praman patra milta hai
  [events] do you people at the data school have any quiz day or get together for women learners
  [assessment] @program ke end mein test paas karna padta hai kya [-] my memory is like sieve now
  [price] @program ka pura kharcha kitna [start] and when is it opening
  [quotes] tell me one good word somebody said about your @program [-] {your own ad lines} i have read
  [erasure] the data school is having my adhaar and number i think, kindly destroy it
  [tellsAboutSelf] my sister in law is a dietitian [recommendation] she wants to work with numbers so which data course for her
  [seats] @program last time got over before my turn, this time how many have you kept
  [sorry] hello data school, pardon me i was on speaker and my wife was scolding
  [prerequisites] what all should be known before sitting in @program [codingNeed] and is programming from day one
  [-] my eyes are watering with onion [duration] @program hours [price] @program fees [-] bas itna hi
  [summary] beta explain @program program to an old man in two lines [-] i will tell my club
  [events] {bootcamp} to dekh liya, besides that is there some hands on day or talk for outsiders like us [-] i like free tea
  [tellsAboutSelf] i am working as accountant in jewellery shop [tellsAboutSelf] i know tally and a bit of vba [recommendation] am i for @program or @program
  [street] {city} i know, hyderabad, but mohalla and main road bolo
  [projects] does the @program one also have real life work or only @program one has [mentor] and someone senior sees my work
  [otherPeople] yaar batao na, before me who was chatting and what did she want
  [help] hello hello, i am not able to understand what this place is for, kindly guide
  [start] {august wala} mera miss ho gaya, phir uske baad kab chalu karoge [seats] and keep one for me, are they full
  [tellsAboutSelf] beta i am a grandmother of five [-] they all are in america [language] i can follow only konkani and hindi so how will classes go for me
  [assessment] do teachers who join you also have to face an exam [-] i have been taking exams all my life now giving is difficult
  [certificate] does your app course certificate come on paper or as a file [-] my son will print
  [codingNeed] mere jaise jisko code ka c nahi pata, @program kar sakte kya [recommendation] warna koi doosra batao
  [curriculum] @program programme mein roadmap wagairah bola hai, sab kuch kya padhaya jaata hai
  [launchProgram] my brother told me attend that twelfth one, he could not say if it is on agents or on @program or on managers, so which
  [price] please madam total amount with everything for @program
  [besideWork] i am in charge of a petrol pump from six to six [duration] so how many hours are there [besideWork] and will i be able to manage it after duty
  [sorry] so sorry, two minutes back i wrote rubbish, grandson sat on the phone
  [demo] is there some taster where we come and only listen no {payment} no {form}
  [compare] i am choosing between @program and @program for my shop, what does one give which other one doesn't give [tellsAboutSelf] we sell ayurvedic oils
  [trust] in our whatsapp group somebody wrote these ai institutes are all bogus, what do you say about yourself [-] i am only repeating
  [-] i have already {downloaded the brochure} ok [curriculum] it is not clear there so what is inside @program [duration] and how many hours
  [access] the lessons will they remain on my laptop for later years [-] i forget everything by evening
  [tellsAboutSelf] i used to be a stenographer in high court [-] one hundred twenty words a minute [codingNeed] so typing is fine but programming i don't know, is it needed in @program
  [contact] is there a lady in your office with whom i may discuss
  [order] can someone do the @program one and the @program in same month, morning evening
  [placement] {government job} i don't want, in private will you help me get some ai work after the forty hours
  [tellsAboutSelf] i am a sanskrit teacher, fifty four [-] school management is forcing ai on us [recommendation] which one should i do without losing my hair [duration] and that is how long
  [price] {leaders} nahi {leaders} nahi, @program ki keemat poochi maine
  [curriculum] in the forty hours after python part is over what is the next thing they teach [projects] and is there some real work of a company
  [afterRegister] once my form lands at your side does some madam call or i only get mail [-] calls i don't pick from unknown number
  [-] {timing} and all i will adjust, no problem [certificate] only i need to know about getting certificate for leaders
  [tellsAboutSelf] i am medical shop owner's wife and handle billing [tellsAboutSelf] studied bsc chemistry [prerequisites] for @program is that background enough [codingNeed] and do i have to write code there
  [register] mere pati ka bhi aur mera bhi naam @program course mein chadha do
  [mentor] i am a slow learner, will the guide explain same thing three times to only me [-] my husband never does
  [duration] the @program one duration please [price] also the amount [start] also first day [contact] also whom do i mail
  [-] arre {@program} bola kya maine, galti ho gayi [summary] @program ke baare mein thoda detail mein batana
  [launch] us in dubai side my sister wants to see the bootcamp, what time will it be there
  [tellsAboutSelf] i run a coaching centre for ssc boys [enterprise] can you people take a batch of my teachers separately [-] we have our own hall with cooler
  [audience] tell me no, in the @program class will i find one more grey hair person or only me
  [recommendation] i like talking to people, managing, making plans, typing i hate, so which door do i knock
  [coverage] is python taught from abc or directly from the middle [-] my nephew's institute started from the middle and he left
  [trust] {your certificate} sab theek hai, par tum log ho kaun, bharosa kaise karun paisa dene se pehle
  [besideWork] with two small kids and one tiffin @program [duration] for how many hours does the @program one sit on my head
  [tellsAboutSelf] i am a dental assistant [-] sir only gives me suction work [placement] after @program do you help people like us to enter some it place [salary] and what do they pay
  [compare] ok between @program and @program in which one i will get more things to learn [-] paisa vasool also matters no
  [erasure] whatever i typed about my illness in this box please see it is not saved, wipe it
  [help] i have read the page two times and still nothing went in my head, sambhalo mujhe
  [projects] {slides} i have seen enough in training college, is there building of something in @program or no
  [start] @program batch kab se [seats] kitne log aa sakte hai usme [price] kitna dena hai
  [prerequisites] my maths stopped at percentage and profit loss, will the forty hours course need more than this
  [tellsAboutSelf] i am a government contractor for roads [-] tea is here one second [recommendation] ok so for tender work which course has meaning for me
  [street] i want to send one bouquet to your office what do i write on the parcel as address
  [language] in the @program class are the notes in english only or hindi notes also come
  [-] i got {the dates} from the pop up thank you [launchProgram] what i did not get is which syllabus it is following
  [certificate] suppose i complete only half of @program course, do i get anything on paper
  [contact] {this typing} is not for me, is there somebody who speaks, where do i reach them
  [codingNeed] leaders ke liye laptop pe kuch programming aani chahiye kya [audience] and do small shop people come in it
  [order] i have six free months, arrange all three for me like first second third [-] after that my son's wedding
  [quotes] i heard from page that some data scientist liked it, kya bola tha usne
  [tellsAboutSelf] main ek kisan hoon with some apple orchard in himachal [curriculum] @program mein mere kaam ka kya hoga matlab kya kya batate hai
  [demo] is it possible to peep in for few minutes in somebody else's class [-] i will keep quiet i promise
  [-] i paid in some other institute and they never returned [refund] if i leave yours in between do i get back my money
  [events] will there be any meeting of old and new students over chai, i love meeting people
  [assessment] my daughter fears tests, so will there be any in {leaders} sorry in @program
  [otherPeople] is that retired colonel from our building also in your batch, he said he joined something in ai
  [tellsAboutSelf] i am matron in a nursing college [tellsAboutSelf] i have zero technical side [codingNeed] so do i need technical side for leaders [duration] and it is how many hours
  [sorry] ignore please, my voice typing heard my tv serial and sent it to you
  [-] {mentor ka} samajh gayi [placement] naukri ke liye kuch madad hai [certificate] and will the certificate be of use there
  [price] does it become cheaper if i take @program and @program together [order] and is it fine to take them together
  [compare] sab log bol rahe @program, woh @program wale se kis baat mein alag hai bhai
  [tellsAboutSelf] i am learning html from youtube at age forty nine [recommendation] now from your place which is my next course, {leaders} is not my cup of tea
  [projects] what all finished things will i be able to show my sister in law after @program
  [afterRegister] filled it at midnight, no ring no mail, so is it normal that you take time to come back [-] i am the impatient type
  [summary] what is this @program, tell me the story of it
  [mode] do i see teacher on mobile [language] and will he speak slow english or our language
  [seats] bolo bolo {pichhla batch} chhodo, is baar wale bootcamp mein jagah mil jayegi na
  [-] my phone is at four percent [price] quickly what is dashboards course fee
  [tellsAboutSelf] i am anaesthesia technician [-] we note everything in paper charts [recommendation] from the data school side which course will suit to make reports of that [prerequisites] and what should i know before
  [curriculum] {sql} mein nahi, @program mein kya kya padhana hota hai aapka
  [duration] @program and dashboards, hours of both please
  [compare] @program aur @program, in mein se kiska kaam kya hota hai samjhao [-] my two nephews are fighting on it
  [codingNeed] for @program do i have to type any code or clicking is enough
  [tellsAboutSelf] i am a small hotel owner in pondicherry [coverage] will your dashboards course show me which month rooms go empty [price] and how much do you take
  [mentor] in @program if my query is wrong, is there a guru or only red colour error
  [order] {@program} i finished in june, so now sql or dashboards which i take first
  [launch] do you at the data school also keep some opening day function and when
  [-] listen carefully i will say once [register] put bhavana my daughter in @program [start] and tell me when she has to come [afterRegister] and how you will inform us
  [certificate] is any certificate there for excel to dashboards [placement] and does that get a job through you
  [audience] does @program suit a home science graduate or only btech ones
  [trust] the data school page has one photo which i saw on another site also, so are you original
  [assessment] not about {fees,} in @program do they check us by marks or only by attendance
  [tellsAboutSelf] my father is retired from post office [recommendation] he wants time pass with numbers so sql or analytics, which one for him
  [demo] @program ka pehla paath bina paise dikha sakte ho kya
  [erasure] i got three mails from data school today, finish my name from your system altogether
  [street] from data school's nearest metro gate how do i come and what is the door number
  [language] @program in punjabi, does it exist [-] my english is only for the bank
  [prerequisites] {coding} i know little, that i am not worried about, but for @program is degree needed
  [help] {sql} dekha {ml} dekha sab upar se gaya, ab aap hi raasta dikhao
  [events] will your data school run any weekend camp for school teachers
  [projects] in @program is work given from real offices
  [contact] @program ke baare mein kisi se baat karni ho toh kisse karun
  [tellsAboutSelf] i am a tax consultant's assistant [-] march is hell for us [besideWork] can i manage @program in the tax season
  [placement] does data school send students to hospitals for job or only to software people
  [duration] {the forty hours thing} i am not talking about, @program how long
  [tellsAboutSelf] i am in catering line, marriage season is full [recommendation] shall i take the @program or the @program, you only say [start] and after december when do you start
  [curriculum] what is this multi agent @program, in class what do they show about it [-] sounds like lic agents sitting together
  [quotes] give me the exact sentence of that second testimonial gentleman
  [price] {discount} i am not asking, what is the straight price for the @program [-] i have self respect
  [mentor] kya mentor sirf {@program walon} arre sorry i mean @program walon ko bhi milta hai
  [tellsAboutSelf] i am a beautician and also do mehendi [audience] is the @program thing open for a person from my line [codingNeed] because i have never seen code in my life [duration] and how much time will it take from me
  [otherPeople] {my own form} is fine, i want to know if my brother's wife filled hers or not
  [certificate] haan toh course ke baad sheet pe stamp lagake dete ho kya kuch
  [sorry] uff wrong window, that was for my electrician, sorry ji
  [-] so many things on one page, my god [compare] tell me @program and @program, where do they differ [price] and do the prices differ too
  [register] i talked with my family and they agreed, so book me for {@program} no wait leaders
  [prerequisites] before @program should i know python [order] or should i first go through the @program one
  [launchProgram] my sister says the twenty five seat thing is for managers, i say it's for @program makers, who is right
  [tellsAboutSelf] i am retired principal [tellsAboutSelf] wife is retired too, from telecom [audience] so can an old couple attend the @program course together
  [assessment] {final project} i heard about, besides that is there any oral or written checking
  [projects] do students of @program make it alone or with a company person [mentor] and does anyone guide them personally
  [start] my grandson's school opens monday, so from tuesday is any batch opening
  [-] i will be frank with you [trust] i don't know a single person who studied with you, so why should i believe [demo] let me see one class at least
  [summary] @program course ki thodi jaankaari dena, {fees} baad mein
  [afterRegister] and one more, if i fill form today does that mean i owe you money, or what follows
  [tellsAboutSelf] my brother is handicapped, drives a modified scooter and repairs mobiles [recommendation] which course will do good to him [placement] and do you get such persons a job
  [contact] landline pe koi uthata nahi, so which mail goes to a real person
  [besideWork] {weekend} is for temple, so on weekdays after school duty can i cope with leaders [tellsAboutSelf] i am kg teacher
  [tellsAboutSelf] i am a florist near mahim church [-] roses have become so costly [recommendation] for taking orders by computer which program do i need [duration] and hours of that
  [-] {@program} is closed chapter for me [summary] so now say about @program, what kind of program it is [price] and what they ask in rupees
  [quotes] the success story people, one was consultant i think, repeat his sentence to me [-] battery of my hearing aid is low so type
  [curriculum] @program mein {python} ke alawa aur kaunse vishay hai [certificate] aur certificate ka kya hai
  [launchProgram] hello ji, yesterday my son closed the box before i could read, that bootcamp was for learning which one [launch] and at what hour
  [tellsAboutSelf] i was with doordarshan, sound section, retired now [prerequisites] with this background will @program go above my head [codingNeed] is there a lot of coding to be done
  [street] {email} nahi beta, letter bhejna hai registered post se, office ka pata likhwao [-] purane zamane ki hoon
  [start] next intake kab hai [register] and put me down for @program in that
  [sorry] leave it leave it, my mistake, that was meant for my milkman [duration] @program course is how many hours i was asking
  [tellsAboutSelf] my niece is a speech therapist [recommendation] she says she wants something with robots and agents, which would you give [mentor] and somebody will guide her closely no
  [-] {fees} ke liye papa se baat kar li [start] ab bas bolo kab se aana hai
  [events] do your learners meet each other anywhere outside the class, like some ai fair [-] i am alone after husband's transfer
  [projects] @program mein haath se kaam karte hai ya sirf sunte hai [duration] and in ten hours is it only
  [otherPeople] {teachers} not, i want to know how many nurses wrote to you this week [tellsAboutSelf] i am also nurse in burns unit
  [help] madam ji i am sitting with the mouse and going nowhere, what should be done first
  [price] rate of @program [discount] and for two from same house will you cut something
  [tellsAboutSelf] i do pickles and masala from home, three hundred bottles a month [recommendation] {@program} is too much for me na, so which other [price] and its fees
  [erasure] i wrote my daughter's number in your form and she is fighting with me, get it out of there please
  [codingNeed] for @program how much of programming should my hands know [-] i used to do fortran cards in seventy nine
  [contact] my question is long like a river, where can i mail it [-] i will write in hindi
  [curriculum] when you say team leadership in ai what do they speak on in that class [tellsAboutSelf] i have nine girls working under me in a boutique
  [-] not {the whole forty hours} don't scare me [duration] the shorter technical one, how short is it [prerequisites] and what should i have in my head before that
  [seats] tell honestly is it really only so few places or you write that to frighten people [-] saree sale fellows also write last day
  [tellsAboutSelf] i am a compounder in a homeo clinic [coverage] do they teach making a bot which asks symptoms [recommendation] and in which program should i sit for it
  [register] {kal} nahi aaj hi likh lo mera naam leaders mein
  [certificate] is there some certificate [placement] and do companies you know of take people by seeing that
  [-] my rice is on the stove so fast fast [price] @program fees [start] next date [contact] and your mail
  [language] classes ki bhasha kya hai, {likha hua} mat batao bola hua batao
  [projects] my brother says these courses are bakwas without live work, so does the @program one have it [-] he is a big critic
  [tellsAboutSelf] i am an agriculture officer retired on vrs [summary] kindly give a brief note on the @program program [certificate] and say whether certificate is issued
  [besideWork] i have to take mother for dialysis thrice a week, so can i still do the @program program [duration] how many hours is it altogether
  [launchProgram] {the date} i wrote on my calendar, what i forgot to see is for which program that pop up session is
  [recommendation] my boss at the showroom says learn to automate, so your course name for automating things is what
  [demo] is one sitting possible before joining, with {no card no payment} please [-] my son has locked my card
  [curriculum] leaders ki class mein kaunsi cheezein sikhayi jaati hai [audience] aur wahan kaun kaun aata hai [price] aur fees
  [tellsAboutSelf] i am a warden's wife in a jail colony [tellsAboutSelf] i did pgdca long back [recommendation] so @program or @program, which fits
  [prerequisites] leaders join karne ke liye koi degree chahiye kya [-] mere paas toh bas tajurba hai
  [afterRegister] {registration} ho chuka hai mera, so now what will you people send and when [start] and when does class open
  [duration] from your programs the one with python, it runs for how much time [codingNeed] and should i be knowing coding before
  [-] i don't want to hear about {career} at sixty six [projects] just tell me will i make some toy for my grandchildren in that @program course
  [tellsAboutSelf] we are teachers couple from coorg [enterprise] our school has twelve staff, could you make one special class [contact] and where do i write for that
  [price] how much is @program [refund] and if my blood pressure goes up and i stop, will some of it come back
  [mentor] will the expert sir look at {everybody's} no i mean at only my work and say where it is wrong
  [certificate] mera naam hindi mein likh ke certificate doge kya [-] english mein galat likhte hai sab
  [street] nearest big shop or temple to your office and the road name please
  [tellsAboutSelf] i own a gym for ladies in ludhiana [curriculum] what will i get to study in @program [compare] and how is it unlike the @program one
  [-] accha {leaders} ka jawab mil gaya [coverage] @program wale mein kya deploy karna bhi sikhate ho [start] aur kab se
  [otherPeople] who is the oldest person that has joined till now, what is her name
  [placement] job help milti hai kya ant mein [salary] and about what monthly
  [register] sign me up for @program {with my partner} no he backed out, only me [-] he is a coward
  [tellsAboutSelf] myself store keeper in a spinning mill [recommendation] from your data school which course to understand stock movement [price] fees also
  [duration] i asked for {sql} but correct is @program, that is of how many hours
  [curriculum] excel to dashboards mein andar kya kya hai [prerequisites] and is basic excel okay for coming in
  [tellsAboutSelf] my mother in law is sixty and good with figures, she ran a ration shop [recommendation] which data course would she enjoy [-] she will beat me in it also
  [-] i know {ml} is not for me, i cannot do maths [recommendation] from the remaining ones you give a name
  [start] @program ka agla batch kab [duration] kitne ghante [certificate] aur praman patra
  [codingNeed] in @program is python typing there from morning to evening [-] i have tennis elbow
  [coverage] {power bi} i have done, does your dashboards course have tableau also
  [price] @program how much money [discount] i am a teacher so something off should be there
  [help] data school people please, i am stuck between so many names, hold my hand a little
  [projects] @program mein asli hospital ka data milta hai ya banaya hua
  [tellsAboutSelf] i am quality checker in a biscuit factory [coverage] which of your courses has control charts and all [duration] and is it more than twenty hours
  [certificate] does @program carry a certificate [besideWork] and can i do it with a shop to run
  [erasure] {calls} band kar diye aapne thank you, now the name and mail in data school list also please vanish it
  [register] {dashboards} ka plan cancel, @program mein ek seat meri likho
  [prerequisites] @program se pehle statistics padhni padegi kya [order] or should sql come before it
  [contact] whom at the data school can my principal write an official letter to
  [tellsAboutSelf] i am a meter reader with discom [audience] people like me come to your sql class or not [price] and what is charged
  [summary] what is @program yaar, tell me your course in four lines [-] my son says it is plumbing
  [seats] for the {morning} sorry evening batch of sql, how many more heads can fit in
  [events] is there any competition at the data school where homemakers can show their charts [-] my charts are very colourful
  [start] haan ji so {this month} is not possible for me, next to next month is anything starting
  [tellsAboutSelf] i am a ward boy's father, my son only did iti [recommendation] which one will not be too heavy for him [placement] and after it will he get placed by you
  [mode] ghar baithe hota hai kya @program course [language] and does teacher speak urdu
  [duration] @program aur @program dono das das ghante hi hai na [price] aur dono ka daam bhi same hai kya
  [-] {mail} i never open so don't say mail [contact] is there another way to reach a person in your office
  [curriculum] my grandson says @program means framework framework, what all frameworks and topics come in it [tellsAboutSelf] he is in bca final
  [quotes] {names} mat batao logon ke, only the praise they wrote, what was it
  [codingNeed] leaders ek dum bina code ka hai kya [recommendation] ya mere jaise ke liye aur koi asaan wala hai [tellsAboutSelf] main sabzi ka thok vyapari hoon
  [sorry] excuse me for the shouting, i was in bus and it is noisy [price] again i ask what is the fee of @program
  [recordings] if there is power cut in my village can i see the lesson again next day [-] we have cut from two to five
  [tellsAboutSelf] i am a counsellor in a de addiction centre [recommendation] i want an assistant that answers families at night, so which course [projects] and will i build it in the class itself
  [launch] {ist} nahi beta, my daughter is in london, uske wahan bootcamp kitne baje hai
  [order] {@program} meri beti karegi, for me is it better to begin with leaders or go straight to @program
  [certificate] what is written on the certificate of @program [-] my brother asks such questions not me
  [prerequisites] suppose one only knows to send good morning photos, will he get along in @program
  [register] how do i put my name without my husband knowing [-] it's a birthday surprise [start] and it should begin after the tenth, does it
  [tellsAboutSelf] retired botany professor, gold medal 1979 [coverage] does any of your courses go into pictures of leaves and identifying them
  [assessment] {attendance} i will give hundred percent, but will there be some final paper to be written
  [price] the fee for forty hours is in one shot how much [payment] and can i break it in three parts
  [-] my daughter is laughing at me but i will ask [difficulty] which of these is softest on the brain [duration] and smallest in hours
  [compare] {@program} chhodo woh lamba hai, between the two short ones what will each make out of me
  [tellsAboutSelf] i am an optician with two shops [curriculum] tell what you do in roi and use case part of leaders [price] and how much do you charge for it
  [brochure] is there some paper about all this that i can keep with me, {not on mobile}
  [otherPeople] did somebody called farida from nursing quarters talk to you today [-] she never tells me anything
  [help] i lost my glasses and the words are swimming, just lead me step by step please [-] my hand is also slow
  [mentor] if i ask the expert about my own shop's problem will he give time for that [projects] or i can only do the project which you give
  [trust] the {price} is not my worry, my worry is whether a proper company is there behind you
  [tellsAboutSelf] i sell second hand phones in karol bagh [recommendation] bhai apne liye {@program wala} nahi, kuch technical batao, kaunsa lun [start] and when
  [thanks] ok you have cleared everything, may god keep you happy [register] i will take the @program one now, what do i press
`;
