/** Two things asked in one breath, with the commas that people write; and one thing told in several. As messages/all.ts says. */
export const bothHalves = `
  [duration] is @program 40 hours [duration] and is the @program one 10
  [duration] does @program take 20 hours [duration] and does @program take 12
  [duration] i can give 30 hours. @program possible?
  [duration] maximum 15 hours i have, is @program doable
  [coverage] does the @program course show how to work out what a thing earns, [codingNeed] and must i write code for it?
  [coverage] will the @program one teach @skill, [codingNeed] and do i have to program in it?
  [testimonials] who wrote the reviews on your page, i mean what jobs do they have, [brochure] and also is there some pdf i can show my husband
  [testimonials] who are the people in the success stories, [social] and are you on instagram?
  [recommendation] which is the shortest for an engineer, [coverage] and does that one include @skill?
  [duration] which one is the shortest, [coverage] and does it have @skill in it?
  [closeLaunch] can i close the pop up without deciding, [joinLaunch] and what does the secure your seat button do?
  [joinLaunch] what happens if i press the seat button in that window, [closeLaunch] and how do i get rid of the window?
  [benefits] what does gen ai mastery mean on your page, [benefits] and what is the fast track thing?
  [benefits] explain career advancement to me, [access] and how long do the notes stay open?
  [phoneFormat] is a uae mobile ok in the form, [cookies] and if i only look around do you put cookies on me
  [phone] have you got a phone number, [phoneFormat] and does your form take an australian mobile?
  [phone] is there a number to ring, [contact] or a mail at least?
  [cookies] does this page put cookies on my laptop, [about] and which outfit is behind it, if i may ask
  [about] which firm runs this site, [location] and where does it sit?
  [dataKept] how long do you hold my enquiry, [correction] and am i able to change something in it?
  [correction] i made a mistake in my entry, can i correct it, [erasure] and could you delete all of it if i ask?
  [tellsAboutSelf] i run two shops, [recommendation] which course is for me, [codingNeed] and would i be coding in it?
  [tellsAboutSelf] my mother runs a clinic, [duration] how many hours is the one for bosses, [codingNeed] and is there any programming in it?
  [tellsAboutSelf] i am in my final year, [location] my father asks where your institute is, [curriculum] also kindly tell what all is taught in @program
  [-] my uncle is asking [location] where your office is situated, [contact] and he wants a mail id too
  [-] my wife asked me to find out [mode] whether it is online, [price] and what you charge
  [-] tell me two things please. [coverage] will @skill be taught from the start in @program, [projects] and will they make her do a real project or only theory?
  [-] two doubts. [coverage] python is covered in which program? [coverage] and deployment, is it there in @program also?
  [-] i have two questions, [duration] first how long is @program, [audience] second whom is it for
  [-] one thing more, [seats] how many places are there, [deadline] and till when can i register?
  [audience] kindly clarify if a founder like me is the right person for it or it is only for managers, [coverage] and second thing, do i get help to measure returns
  [audience] is it meant for people like me, [coverage] and second, do you touch @skill
  [curriculum] so what exactly is @program teaching, [afterRegister] and after i register will someone call me or what
  [curriculum] what do you teach in @program, [afterRegister] and once i send the form will you mail me or what
  [audience] would @program suit an analyst, [register] and how does one register, is it through this chat or somewhere on the page?
  [register] how do i put my name down, here or on the page, [price] and what is the fee
  [launch] what were the dates in the popup, [seats] and is there any limit on how many can join?
  [launch] when is the session for india, [launchProgram] and which course is it about?
  [launch] what time is it in texas, [launchProgram] and what is the session for?
  [launch] what time is the launch in india, is it on the 11 or the 12
  [launch] is the session on 11 or 12 for me in pune
  [tellsAboutSelf] i am on a client site in london. [launch] when does the launch begin for me, [seats] and how many seats has it?
  [enterprise] we would need something tailored for sixty people. do you do that, [price] and what would it come to per head?
  [enterprise] could you make something only for our firm, is that possible, [enterpriseMail] and whom do we mail about it?
  [enterprise] we are a clinic group with 40 staff, do you do something made only for us, [contact] and whom do we write to?
  [enterprise] can you train my team of 12, [onSite] in our office, [contact] and whom should i write to
  [onSite] would you come to our plant, [enterprise] and do you make courses for a group of twenty?
  [recommendation] our bi analyst is keen on ai. which program would suit her, [curriculum] and what is in it?
  [recommendation] which one would you give a tester, [duration] and what does it take in hours?
  [recommendation] for a head of sales which is better, [start] and when can he begin?
  [mentor] please, are the mentors practitioners or professors? [projects] and the projects, from real companies or toy examples?
  [projects] are the projects from real firms or made up, [mentor] and who are the mentors?
  [mentor] is there mentoring one to one, [projects] and is the work with actual companies?
  [instructors] who teaches, professors or people from the field, [placement] and do you help with a job after?
  [compare] what is the difference between @program and @program, [recommendation] and which of them is for a beginner?
  [duration] what is the difference in length between @program and @program, [coverage] and do you teach @skill in the first one?
  [duration] difference in hours between @program and @program? [codingNeed] and do both need coding?
  [recommendation] i wonder which of the three suits me, [duration] and whether ten hours really is all it takes
  [recommendation] i want to know which one is mine, [codingNeed] and whether i must code there
  [curriculum] tell me what is in @program, [codingNeed] and whether the @program one needs programming
  [price] i would like to know what it costs, [payment] and whether i can pay in parts
  [mode] please tell me whether it is online, [certificate] and whether i get a certificate
  [coverage] tell me what deployment stuff is in @program, [coverage] and whether @program has it too
  [whoAreYou] who are you actually, human or bot, [location] and which place runs these courses
  [whoAreYou] are you a real person, [contact] and if not how do i reach one?
  [whoAreYou] whats your name [help] and what can you actually help with
  [benefits] why should i choose you over udemy, [coverage] and is python included
  [benefits] what is better here than on coursera, [price] and what do you charge
  [social] are you on linkedin or youtube, [about] and what is your tagline
  [phoneFormat] my cousin is in dubai, his number has 9 digits, will your form take it, [formFields] and does he also have to give an email
  [formFields] what does the form ask of me, [dataUse] and what will you use my number for?
  [formFields] do i have to give my mail in the form, [dataUse] and do you sell it?
  [audience] is a beginner accepted in @program, [projects] and what will i be able to make at the end of it?
  [audience] please guide honestly whether a beginner is accepted, [career] and what i would have to show at the end of it
  [projects] does @program end with something i can show, [placement] and do you promise a job after?
  [access] do i keep the material once it is over, [mentor] and is the mentoring in a group or one to one?
  [access] once it is over do i keep the material or is it taken away, [duration] and how long does it run in total?
  [duration] how long does the course for building apps run in total, [access] and once it is over do i keep the study material?
  [afterRegister] what happens after i press submit, [payment] do i have to pay right there?
  [afterRegister] will you call me once i sign up, [start] and when would i begin?
  [myRegistration] i filled the form and heard nothing, did it arrive, [contact] and whom do i ask?
  [brochure] is there a pdf i can attach to my mail, [duration] and how many hours is the leaders program?
  [-] before i take this to my boss: [price] what does it cost, [invoice] and do we get a bill?
  [-] sorry for the long message. [start] when does the next one begin, [seats] and are there places left?
  [-] hello from lyon. [start] when does the next group start, [abroad] and can i join from here?
  [-] so the popup thing. [launch] what was it about, [seats] and how many can come?
  [order] can i do @program and @program one after the other, [duration] and how many hours is that together?
  [duration] if he does all of them one after the other how many hours is it altogether, [mentor] and will somebody guide him?
  [duration] in case she does both, how many hours altogether, [price] and is there one fee?
  [coverage] if i take the @program one do i learn about @skill, [audience] and who else is usually in that program
  [coverage] if i join @program will i see @skill, [attendance] and what if i cannot come one day?
  [dataUse] what happens to my phone number after i register, [erasure] and can you delete it if i ask
  [dataUse] what do you do with my mail id, [chatDetails] and is this chat recorded?
  [chatDetails] is what i write here kept, [erasure] and can i have my email removed later?
  [testimonials] do past students say anything good, [mentorTimes] and can i speak to one of the mentors before paying
  [alumni] may i talk to somebody who did it, [demo] and is there a class i can try?
  [demo] can i sit in one class before i pay, [refund] and if i do not like it do i get the money back?
  [refund] what if i want my money back, [transfer] or can i give my place to a friend?
  [recommendation] i want to build chatbots, which program. [tools] then also is a laptop with gpu needed
  [recommendation] i like python, which one is it then, [tools] and what laptop do i need
  [tools] do i need a strong laptop, [recordings] and are the classes recorded?
  [recordings] if i miss one can i watch it later, [attendance] or do you throw me out?
  [schedule] are the classes on weekends, [duration] and how many hours is @program?
  [schedule] what days are the classes, [location] and which city is your office
  [mode] is it online or in a room, [schedule] and at what time of the day?
  [language] is it in hindi or english, [recordings] and can i hear it again?
  [difficulty] is @program hard, [support] and who helps me when i am stuck?
  [prerequisites] what do i have to know before @program, [assessment] and is there a test to get in?
  [assessment] is there an exam at the end, [certificate] and a certificate if i pass?
  [certificate] will i get a certificate, [accreditation] and is it recognised?
  [accreditation] is it a government certificate, [placement] and does it help to get a job?
  [salary] what would i earn after it, [placement] and do you place people?
  [discount] is there anything off for students, [demo] and if not any free class
  [discount] do friends get a discount, [seats] and can we sit in the same batch?
  [count] how many courses in all, [duration] and which is the longest
  [programs] list your courses, [duration] then add up the hours
  [programs] which courses do you run, [price] and at what price?
  [count] total kitne courses hai [duration] aur sabse lamba kaunsa
  [programs] kaun kaun se course hai, [duration] sabse chhota kaunsa hai
  [price] fees kitni hai, [payment] emi hoga kya
  [brochure] brochure kahan milega [mentor] aur mentor milta hai kya
  [location] aap kahan ho, [mode] class online hai kya
  [certificate] certificate milega kya, [placement] aur job lagegi kya
  [certificate] certificate milega kya us bootcamp me jo august me hai
  [certificate] august wale bootcamp me certificate hai kya
  [phoneFormat] mumbai se hu, phone no me kitne ank dalne hai form me
  [phoneFormat] form me number kitne digit ka hona chahiye
  [phoneFormat] kitne ank ka number dalna hai
  [recommendation] 12th pass hu, mere liye konsa course sahi rahega, coding zero hai par seekhna hai
  [recommendation] bcom kiya hai, coding nahi aati par seekhna chahta hu, kaunsa lu
  [coverage] python shuru se sikhate ho kya, [tellsAboutSelf] mai bcom wala hu
  [coverage] basics se padhate ho kya python, [-] kuch nahi aata mujhe
  [recommendation] kya @program mere liye sahi hai, main backend engineer hu, [formFields] aur register karne ke liye kya kya dena padta hai
  [duration] kitne ghante ka hai, [start] aur kab se shuru
  [mode] ghar se ho sakta hai kya, [schedule] aur sunday ko class hai?
  [register] register kaise karu, [afterRegister] uske baad kya hoga
  [access] notes baad me bhi milenge kya [recordings] aur class ki recording?
  [schedule] these ten hours, is it one long day or an hour a day for two weeks?
  [schedule] is it spread over weeks, or one block on a weekend?
  [mentor] is somebody there to help me, or am i alone with it?
  [projects] do we make something, or is it talk only?
  [audience] is it for beginners, or do you want people who have worked already?
  [codingNeed] do i have to code, or is it only slides?
  [mode] do i come to you, or is it on a screen?
  [instructors] are they teachers, or people who do it for a living?
  [afterRegister] do you ring me, or do you write?
  [payment] do i pay before, or after the first class?
  [tellsAboutSelf] i do not run a team or anything, i write java all day. [recommendation] what would fit me
  [tellsAboutSelf] i manage nobody, i test software. [recommendation] which is mine
  [-] not interested in {certificates} or any of that, [projects] do i get to build something real
  [-] no wish to read a {brochure}, [curriculum] just tell me what the @program one covers
  [programs] forty hours i cannot spare with a baby at home, is there a shorter one
  [launch] the popup said aug 11 for everybody, but i am in pune so that cannot be right, is it?
  [launch] i closed that window in a hurry. what was it about?
  [launch] i shut the box that came up, what did it say
  [launchProgram] a pop up jumped at me as soon as i opened your page, which course was it for
  [coverage] where is @skill taught, [coverage] and @skill, same place?
  [coverage] what does @skill belong to, [coverage] and where is @skill taught, in the same one?
  [coverage] @skill is in which course [coverage] and @skill is in which
  [coverage] do you teach @skill. also @skill
  [coverage] is @skill taught anywhere and also @skill
  [curriculum] what would my head of operations learn with you in those hours, [assessment] and would there be homework?
  [summary] tell me about @program, [summary] and what about the other one?
  [about] tell me who you are as a company, [trust] and why should i trust you?
  [company] who runs this company, [company] and since when does it exist?
  [whoAreYou] who are you exactly [company] and who runs this company
  [company] how many people work with you, [location] and where do you sit
  [houseRules] can i bring my kid to class, [recordings] and if not is there a video?
  [accommodation] is there a hostel, [location] and which city is it in?
  [visa] would i need a visa, [mode] or can i do it from home?
  [support] who helps when my code breaks, [mentorTimes] and how fast do they answer?
  [partnership] could i teach with you, [contact] and whom do i write to?
  [future] will there be a course on images, [start] and when?
  [vendorPapers] can you send your gst and pan papers, [invoice] and a bill in the name of the company?
  [erasure] wipe my data please, [myRegistration] and tell me if i am still on your list
  [recommendation] my nephew is an engineer, he wants the agents thing, [duration] how many hours, [accommodation] and is a hostel there
  [curriculum] tell me what @program covers, [register] then tell me how to enroll in it
  [testimonials] i want to see what past students say [brochure] and then download the pdf, where are both
  [recommendation] which program for our middle managers, [enterpriseMail] and what should we write in the mail to you?
  [recommendation] one is a programmer and the other a manager who never touched code. which course would you suggest for the one, and which for the other?
  [recommendation] which for the programmer, and which for the production manager?
  [compare] @program or @program, [duration] which is shorter and by how much?
  [duration] @program vs @program, how much longer is the one
  [codingNeed] can i join @program without knowing any coding [duration] and how many hours will it eat
  [codingNeed] just finished school, no coding so far, can i take @program, [price] and what is it?
  [perks] what do i get lifetime access to, [register] and where on this page do i put my name down?
  [access] how long can i open the videos, [register] and how do i sign up?
  [tellsAboutSelf] i want to move out of testing. [-] before i apply for leave i need to plan: [duration] how long is @program, [start] and when is the next one?
  [refund] if i pay and after two classes i feel it is not for me, do i get money back?
  [attendance] what if i miss a class because of my exams?
  [assessment] is there an entrance exam i have to write? [-] every institute here takes one and then says you got a scholarship, so i am careful
  [-] where i live every coaching asks for money first. [payment] when do i pay with you?
  [-] i quit my bank job in march and sat at home. [testimonials] what do previous students say about you, [brochure] and is there any paper i can show my wife?
  [coverage] a friend mentioned @skill. it belongs to what program?
  [coverage] i read the words @skill on your page, which course is that
  [coverage] @skill, that is part of what course?
  [coverage] the module with @skill, it is in which program
  [benefits] why should i choose you over the others [coverage] and is python included
  [benefits] why you and not somebody else [duration] and how long is it
  [coverage] i wanted to know if python is taught from zero [placement] and also if there is a placement guarantee
  [coverage] i wanted to ask if you teach @skill [certificate] and also if there is a certificate
  [mode] hi so i wanted to know if it is online [price] and also if i can pay later
  [-] i don't need {a certificate} [projects] i need real project work. do you have?
  [-] i don't want {slides} [projects] i want to build things, do you have that
  [invoice] our accounts department insists on a gst invoice. do you provide one?
  [certificate] my boss wants a certificate. do you issue one?
  [brochure] my father wants something on paper. do you have that?
  [attendance] for our audit i have to show who attended. would you send reports of it to hr?
  [assessment] is there a final exam, and what mark do people need in it?
  [assessment] do we write a test, and what is the pass mark
  [coverage] will i learn how to put the app live at the end, or do we stop at a notebook?
  [coverage] do you go as far as @skill, or is it only the basics?
  [-] wait no scrap that, not {how to register}. [contact] who do i contact about the programs
  [-] no no, not {the fees}, [contact] whom do i write to
  [programs] i want depth so at least 36 hours
  [programs] something longer, 30 hours or more
  [testimonials] who are these reviewers, i mean what jobs do they have
  [testimonials] what do the people in the quotes do for a living
  [register] then i would better take the other developer one
  [register] ok then i'd rather take the @program one instead
  [recommendation] i am a techie so which of those two is for techies
  [summary] so what can you tell me about it
  [summary] what can you tell me about @program
  [contact] how do i start the conversation with you people
  [contact] how do i get talking with your team
  [hostile] you are useless, worst bot i have ever seen
  [hostile] what a stupid thing you are, never seen worse
  [transfer] i picked the wrong course actually, i wanted the @program one
  [transfer] i took the wrong one, can it be changed
  [transfer] how to change the course after registering
  [refund] what is the refund policy, [transfer] and how do i change the course after registering?
  [projects] the one starting from basics, is there project work in that
  [projects] the one for beginners, does it have projects
  [audience] would @program suit me, [register] and how does one register, is it through this chat or somewhere else on the page?
  [register] do i sign up here in the chat or on the page
  [register] is it through this chat or somewhere else that i register
  [-] so my situation is that i quit my job in march, now my wife says do something with ai. [brochure] is there a pdf i can show her?
  [-] my son says learn ai papa. [price] so what does it cost?
  [enterpriseMail] and how do we get an offer from you for the team?
  [enterprise] we are a team of nine, [enterpriseMail] how do we get an offer?
  [benefits] there are a hundred schools like you in this country. why should it be yours?
  [duration] @program or @program, whichever is quicker: which is it?
  [duration] which of the two is quicker, @program or @program
  [otherPeople] who else has registered from my college
  [-] i missed your popup because the network dropped. [launch] what were the dates on it
  [closeLaunch] i pressed decide later by mistake. [launch] what was the time of the session?
  [order] suppose he does all three one after other, [duration] how many hours will it be altogether?
  [codingNeed] and must i write programs for it?
  [codingNeed] is writing code a must in it
  [benefits] and what is this fast track on your page?
  [benefits] what does fast track mean with you
  [codingNeed] the one for leaders, i ask because i hate code, is there any in it?
  [location] where is your office, [-] i could not find it on the map
  [dataUse] will my details be sold to those loan people who call ten times a day?
  [recommendation] i'd like to make a small app that answers my customers. anything here for that?
  [recommendation] i want to build a bot for my clinic, do you have something for that
  [recommendation] is there anything here for somebody who wants to make a website clever
  [alumni] put me in touch with a former participant i could ring
  [alumni] can i call somebody who took it
  [curriculum] what is in the one that is about people rather than numbers
  [curriculum] the @program course's five topics please
  [-] no sales talk please, [curriculum] just the topics of @program
  [launch] i shut that window which came up in a hurry. what was it about?
  [coverage] in which course do @skill come up
  [mentor] will a mentor help me, [coverage] and in which course does @skill come up
  [phoneFormat] the form says number too short
  [formLocked] now it says the number is wrong
  [about] what do you people actually do [company] and who is behind the company
  [projects] what will she be able to show to a company at the end
  [career] what can i show to an employer afterwards
  [duration] whats the total duration of @program [certificate] and do i walk away with something official
  [certificate] do i get something official in my hand
  [coverage] which languages will i be coding in, [placement] and after that do you help with interviews
  [coverage] what programming language do we write there
  [tools] do i need to install anything [payment] and do i need to pay anything now
  [payment] do i have to pay something now or later
  [tools] must i buy software [price] and is that in the fee
  [prerequisites] i have done ba in history, would i manage
  [prerequisites] i am bad at maths, would i manage it
  [compare] tell me the difference between @program and @program. [recommendation] which is better for a java developer?
  [compare] how do @program and @program differ [recommendation] and which one would you take in my place
  [dataUse] what do you do with my data? [erasure] can i see it?
  [erasure] may i see what you have on me
  [mode] ghar se hoga kya [recommendation] aur konsa course thik rahega mere bete ke liye
  [price] fees kya hai [duration] or kitne din ka course hai
  [duration] kitne ghante lagenge [price] or paise kitne
  [language] kya course hindi me hai [price] aur fees kitni hai
  [language] hindi me padhate ho kya ya english
  [register] can i add my sister to my registration, [correction] and can i change my email there?
  [rival] how is this different from youtube videos [price] and what is the fee
  [rival] youtube has all this for free, what is different here
  [access] do i keep access for life? also to updates?
  [access] do i also get updates of the notes later
  [order] could i take @program and then @program, [duration] and would that be 20 hours?
  [brochure] i'd like the brochure [start] and also to know when the next batch begins
  [brochure] i want the pdf [register] and also to know how to sign up
  [contact] i would like your mail [mode] and to know if it is online
  [benefits] what is in it for me [duration] and how much time do i have to invest
  [duration] how much time will i have to put in [price] and how much money
  [recommendation] can my two developers and me do it together, which programs would you give us
  [recommendation] which programs would you give to me and my colleague
  [offTopic] how do i close this chat
  [erasure] how do i delete my details [contact] or whom do i write to for it
  [coverage] which program includes @skill? [coverage] and which one includes @skill
  [launch] what happens at the launch, [price] is it free, [launchProgram] and for which course is it
  [price] is the launch free [joinLaunch] and how do i get in
  [codingNeed] so there's no code in @program, right, [duration] and 10 hours, right
  [duration] so it is 40 hours, right? [coverage] and that one has python?
  [coverage] between @program and @program which one has @skill, [codingNeed] and which one doesn't need code
  [coverage] of @program and @program, which has deployment
  [recommendation] is it too late for me at fifty
  [mode] my question is whether the sessions are live [mentor] and whether i can ask things in them
  [mode] are the sessions live or videos, [mentor] can i ask things?
  [instructors] are the mentors indian or foreign, [language] do they speak hindi
  [houseRules] i'm deaf. do you have captions, [access] and is there written material
  [register] two of us want to join @program, [discount] do we get something off
  [placement] do you offer internships; [partnership] do you hire
  [enterprise] we are 40 people, mixed, some code and some don't. [onSite] do you come to us?
  [mentor] what does mentorship mean here, one to one or in groups, [mentorTimes] and how often
  [mentor] is it one to one [mentorTimes] how many times
  [schedule] do you have weekend batches [schedule] and what is the timing in ist
  [curriculum] list the topics of @program, [coverage] then tell me which of them is about money
  [career] i want to change career from teaching, possible? [salary] what would i earn
  [classSize] are there many women in the class
  [privacy] why do you even need my number
  [dataUse] is my number shared with anyone [dataUse] and why do you even need it
  [benefits] tell me about lifetime access [benefits] and about the live projects
  [benefits] what is expert mentorship [benefits] and what are industry projects
  [recommendation] is there any point in starting now at my age
  [recommendation] would it make sense for me to begin at fifty
  [duration] @program, hours? [audience] audience?
  [duration] @program: length, [price] cost
  [schedule] these ten hours for @program, is it one long day and a bit, or an hour a day for two weeks?
  [schedule] is that one long day, or an evening a week
  [enterprise] we are a small firm and would like something tailored. possible?
  [duration] someone told me all your courses are ten hours. true?
  [duration] my friend thinks they are all the same length. is that so?
  [difficulty] does one get bored in @program if one codes for years
  [accreditation] does one get a pmi credit for the hours?
  [payment] do i have to pay before you even call me back
  [dataUse] before i type my email anywhere, what do you do with it?
  [phoneFormat] the number of my aunt is from japan. how long must it be for your form?
  [duration] @program or @program: which is shorter and what is the gap?
  [programs] out of your three, tell me those which finish within fifteen hours only
  [launch] what were the dates on the popup, [seats] and is there any limit on how many can join
  [codingNeed] is it the only option for someone who hates programming
  [programs] i don't mind coding but i can't do more than 12 hours
  [programs] coding is fine with me but i have no more than 12 hours
  [-] coming to bangalore is not possible for me. [otherCity] you are there or not?
  [register] nah the first. sign me up
  [register] no, the second then, put me down for it
  [recommendation] three of us do want code though. which for them
  [recommendation] two of them like coding. what for those
  [curriculum] what else is in that program besides {the figures}
  [recommendation] as a public servant, which program is for me? [coverage] and does it talk about @skill?
  [recommendation] as a florist, which one is mine [coverage] and does it have @skill
`;
