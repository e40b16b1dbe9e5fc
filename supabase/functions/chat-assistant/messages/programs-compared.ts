/** Programs in plain words: compared, left out, and what goes with each. As messages/all.ts says. */
export const programsCompared = `
  [coverage] is @skill part of @program
  [coverage] does @program deal with data engineering at all [duration] and how many hours is it
  [duration] how many hours does @program take
  [curriculum] what topics are in @program
  [coverage] will i learn image editing with you [programs] or what do you have instead
  [coverage] is machine translation something you teach
  [mentor] is mentoring in @program too
  [certificate] does the certificate come with @program as well
  [duration] which is the shortest
  [recommendation] there are two for developers i see, which of the two for a tester
  [count] so you have three programs, right?
  [register] for my wife @program and for me @program please
  [order] should @program be done before @program
  [compare] what is the difference between @program and @program
  [projects] does one build anything in @program or is it only listening
  [access] how long can i open the material of @program
  [coverage] {@skill} i found, but where is @skill
  [coverage] which program has @skill in it
  [coverage] does any of your courses go into computer vision
  [coverage] i am looking for speech recognition, {music} is nothing for me, is it in there
  [prerequisites] do i need a degree to take @program
  [audience] who should take @program
  [codingNeed] can i do @program without writing code
  [summary] please tell me about @program
  [programs] which programs do you run
  [programs] what is there in addition to {@program} and {@program}
  [duration] @program is ten hours or more?
  [duration] not {@program}, how long is @program
  [duration] and how long are both together
  [coverage] do you show how to clean data [coverage] and how to store it
  [coverage] is there something about etl pipelines [curriculum] or what else does it cover
  [curriculum] give me the list of topics for @program [duration] and the hours
  [summary] what is @program about [audience] and who takes it
  [audience] for whom did you make @program [prerequisites] and what should one know beforehand
  [coverage] does it include sql [prerequisites] or must one know that before
  [coverage] is prompt writing taught in @program [coverage] or in @program
  [coverage] @skill and @skill, are both in the same program
  [duration] how long does it take [certificate] and is there a certificate
  [certificate] is a certificate given in all three
  [certificate] {@program} gives one i heard, does @program give one also
  [mentor] will i have a mentor in @program as well [projects] and projects too
  [projects] are there live projects in the ten hour ones also
  [access] do i keep access after @program is over [access] and with @program the same?
  [duration] @program takes forty hours ok [certificate] the certificate, is it the same for all three
  [mentor] does everybody get a mentor [mentor] or only those in @program
  [tellsAboutSelf] i am a nurse [recommendation] which of the three would be good for me
  [tellsAboutSelf] my brother is a mechanical engineer [recommendation] what should he take
  [tellsAboutSelf] i have worked ten years in hr [audience] is @program for me
  [tellsAboutSelf] commerce graduate, no computers so far [prerequisites] may i join @program
  [recommendation] if {@program} and {@program} are out, which is left for me
  [recommendation] i have done {@program} already, what is left
  [programs] apart from the {forty hour program}, what do you have
  [programs] show me programs under 15 hours
  [programs] do you have anything on data engineering or is it only ai
  [coverage] can i learn video editing with ai at your place
  [coverage] does @program teach website design [recommendation] and if not which would suit a web designer
  [coverage] is @skill explained from the basics in @program
  [coverage] how deep does @program go into @skill
  [coverage] what do you do about @skill in @program
  [coverage] please check if @skill is in @program or @program [certificate] and which of them has a certificate
  [coverage] i need @skill for my job, is it anywhere in your courses
  [coverage] tell me where i learn @skill [duration] and how many hours that program has
  [coverage] {python} i know, is there @skill too
  [coverage] not interested in {@skill}, only in @skill, which course is it
  [coverage] does the course for managers say anything about budgets
  [coverage] is cyber security in it [audience] and are it admins whom you have in mind
  [coverage] blockchain also?
  [coverage] do you cover cloud, like aws or azure
  [coverage] would i learn to make a chatbot for whatsapp [codingNeed] and is that done with code
  [coverage] how about reading pdf invoices automatically, is it taught
  [duration] when i take @program, how many hours do i need in all
  [duration] is @program longer than @program
  [duration] how much time should i keep free for @program [besideWork] and can it be done next to a full job
  [duration] total hours of all three please
  [duration] which course takes the most time [curriculum] and what is in it
  [duration] are there two with the same length
  [duration] is it forty hours for @program or for @program
  [curriculum] what will i learn in @program
  [curriculum] what is taught in the first program [summary] and the second, what is it about
  [curriculum] syllabus of @program please, {@program} no more [order] and can it be taken alone
  [curriculum] can you list what @program contains
  [curriculum] i want to see the contents of @program, not {of @program}
  [curriculum] and what does @program teach
  [summary] i don't know what @program is, can you explain [codingNeed] and tell if there's code in it
  [summary] short description of @program please
  [summary] leave {@program} aside and describe @program
  [audience] is @program for beginners or for experienced people
  [audience] can you tell me who usually joins @program [prerequisites] and what they have to know
  [audience] is @program suited for a school principal, {teachers} we don't ask for
  [audience] would @program be right for accountants
  [prerequisites] what must i know before @program
  [prerequisites] is there an age limit for @program [certificate] and does everyone get the certificate
  [prerequisites] do i need to know statistics for @program
  [prerequisites] is english needed at a certain level to get into @program
  [codingNeed] how much programming is in @program [projects] and are there projects
  [codingNeed] which one is without programming
  [codingNeed] does my wife need python for @program
  [codingNeed] is @program possible for someone who never programmed
  [count] how many programs do you offer [codingNeed] and how many hours of coding, any
  [count] how many of the programs are ten hours long
  [count] is there only one program for managers [summary] and what is it
  [compare] what do @program and @program have in common
  [compare] is there much overlap between @program and @program [order] and can one take both
  [compare] i read about both, but what makes @program different
  [compare] please compare @program with @program [duration] and say which is shorter
  [order] can i take @program directly or do i need the other one first
  [order] is it possible to do @program and @program at the same time [duration] and how many hours would it be
  [order] which of the two should be first, @program or @program
  [order] we want {all three} no, just two, which do we do first
  [coverage] do you have a lesson on excel with ai, {word} is not needed
  [coverage] does either of them teach tableau
  [coverage] is natural language processing handled anywhere [coverage] and machine translation with it
  [coverage] are there lessons about ethics of ai in @program
  [coverage] my question is if @program includes fine tuning of models
  [coverage] i want to learn translating documents by machine, is that in some program of yours
  [coverage] making pictures with ai, does it come up in any course
  [coverage] photoshop and such, do you do that too [-] because my sister would like it
  [coverage] is robotics there [-] it's for a school boy
  [coverage] kya @program me @skill hai [mentor] aur mentor bhi milta hai
  [coverage] @skill padhate ho kya, {@skill} mujhe aata hai
  [coverage] data engineering bhi sikhate ho ya sirf ai
  [duration] @program kitne ghante ka hai [curriculum] aur usme kya padhate ho
  [duration] sabse chhota course kaunsa hai
  [recommendation] meri behen teacher hai, uske liye kaunsa theek hai
  [certificate] @program me bhi certificate milega kya
  [mentor] dono me mentor milta hai ya sirf ek me
  [codingNeed] @program me coding karni padti hai
  [order] pehle @program karna zaroori hai kya
  [programs] {@program} ke alawa kya hai
  [compare] dono course me antar kya hai
  [count] kul kitne program hai aapke paas
  [audience] @program kis tarah ke log karte hai
  [prerequisites] @program ke liye graduation chahiye kya
  [-] i have two questions [duration] how long is @program [coverage] and does it have @skill
  [-] my manager wants to know [coverage] whether @program treats data security [certificate] and whether there is a certificate
  [-] before i decide [curriculum] i would like to see what @program teaches
  [-] thanks for the list [duration] which is the shortest of these [codingNeed] and do i need code for it
  [-] ok so @program is 40 hours [duration] and the other two?
  [-] that is clear for @program [mentor] is there a mentor in the other programs as well
  [-] i see [projects] and in @program, are there projects in that too
  [-] good, @program has it [access] does @program also let me use the material later
  [tellsAboutSelf] my wife runs a boutique and i write software [recommendation] what for her and what for me
  [register] my wife wants @program, i want @program, how do we sign up
  [duration] for my wife it is @program and for me @program, how many hours is each
  [certificate] she takes @program and i take @program, do we both get a certificate
  [summary] for my husband @program, for me @program, tell me a little about both
  [codingNeed] my wife would take @program and me @program, does either of us have to code
  [curriculum] i am asking about @program for my son and @program for myself, what is in them
  [coverage] does @program for her have @skill, [coverage] and does @program for me have it too
  [order] can one person take both @program and @program
  [recommendation] which of the two would you take in my place
  [recommendation] which of the two is better for a sales manager [duration] and how long is that
  [compare] which of the two has more topics
  [duration] which of the two takes less time
  [codingNeed] which of the two is without code
  [coverage] which of the two has @skill
  [certificate] which of the two comes with a certificate
  [mentor] which of the two has a mentor
  [projects] which of the two has more practical work
  [audience] which of the two is meant for managers
  [prerequisites] which of the two needs earlier knowledge
  [coverage] in which of these do i learn deployment
  [coverage] is deployment in both or just in @program [compare] and what else differs
  [coverage] team leading, is it a topic in @program
  [coverage] does the ten hour one teach how to count the return on an ai project
  [coverage] how to choose the right use case, is this taught [coverage] and how to count the gain
  [coverage] do they explain what a language model is
  [coverage] is there anything on recruiting with ai
  [coverage] i would like to learn about ai in agriculture, is it treated
  [coverage] do you teach digital marketing [-] my shop needs it
  [coverage] does @program touch on the law for ai in india
  [coverage] is java used or taught in any of them, {python} i don't like
  [coverage] c++ is what i need, do you have that
  [coverage] machine learning maths, do you go through it
  [coverage] neural networks from scratch, is that in @program [prerequisites] and how much maths must i know for it
  [coverage] i mean {power bi} no, i mean web scraping, is it included
  [coverage] is there any 3d modelling
  [coverage] do you teach how to write for blogs with ai
  [coverage] would i learn how to test an app
  [coverage] is testing a part of @program [duration] and how many hours is the whole
  [coverage] is git explained in @program, {docker} i can do
  [coverage] do we do apis in @program [projects] and on a project of our own
  [coverage] does someone teach vector databases here
  [coverage] @skill, does the long one have it
  [coverage] and @skill?
  [coverage] what about data engineering then
  [coverage] i didn't find @skill on the list, is it missing or do you call it something else
  [coverage] neither @program nor @program mentions @skill, is it not taught
  [coverage] so no @skill in any of the three?
  [coverage] surely @skill is in @program, isn't it
  [coverage] i hope @program has something on @skill
  [coverage] please confirm that @skill is in @program [register] then i would join
  [coverage] {the hours} i know, just say if @skill is in there
  [coverage] it is not about {certificates}, i want to know if @program includes @skill
  [coverage] my company asks for @skill, does @program give that
  [coverage] if i want @skill and nothing else, which program do i take
  [coverage] could you tell me the program in which @skill is taught
  [duration] i only have two weeks, will @program be over in that time
  [duration] is @program a matter of days or months [order] and can i add @program to it
  [duration] @program and @program, how many hours if i add them
  [duration] how much shorter is @program than @program
  [duration] is the length the same for all three, not {the price}, the length
  [duration] not the {fee}, the number of hours for @program
  [duration] roughly how long does somebody need for @program
  [duration] does @program last as long as @program
  [duration] the longest one, how long is it
  [duration] tell me the hours for each program, not {the topics}
  [duration] i forgot, was @program the ten hour one
  [duration] how long would i be busy with @program
  [duration] is ten hours the whole program or only a part of it
  [curriculum] what does one learn in the ten hour program, the one for leaders, not {the agents}
  [curriculum] what subjects come in @program and what in @program
  [curriculum] please send me what is covered by @program [duration] along with its length
  [curriculum] {prices} can wait, what do you teach in @program
  [curriculum] what are the five topics of @program
  [curriculum] what would my team be learning in @program [audience] and is it meant for testers
  [curriculum] which things are taught in @program besides {@skill}
  [curriculum] what else is in @program apart from {@skill} and {@skill}
  [curriculum] does @program have a topic list
  [curriculum] is the content the same for all three or what does each have
  [summary] @program, could you say in a few words what it is
  [summary] tell me more on @program [access] and for how long is its material open
  [summary] i clicked on @program but did not understand, what is it
  [summary] what kind of program is @program
  [summary] @program please, not {@program}
  [summary] what is the aim of @program
  [summary] i would like some information about @program [recommendation] and your advice if it suits a baker
  [summary] and the third one, what is it about
  [summary] can i have details of the one for managers
  [audience] what people is @program made for
  [audience] is @program only for founders or can employees come too
  [audience] i thought @program was for {students}, who is it really for
  [audience] is it the same for all three or who is each one for
  [audience] do teachers take @program [coverage] and is there something on making tests with ai
  [audience] is a freelancer the right person for @program
  [audience] is @program for small companies as well
  [audience] whom would you want to see in @program
  [audience] are beginners meant by @program [difficulty] or would it be too hard for them
  [audience] @program is for engineers, fine [audience] and @program?
  [prerequisites] can i come without any experience [recommendation] and to which one
  [prerequisites] is it needed to have worked in it before @program
  [prerequisites] do i have to know what an agent is before i come to @program
  [prerequisites] which knowledge is expected for @program
  [prerequisites] not {coding}, what other knowledge is needed
  [prerequisites] are the conditions the same for all three
  [prerequisites] must i have a bachelor's for the ten hour one
  [prerequisites] is maths required [coverage] or is it taught
  [prerequisites] will basic computer knowledge be enough for @program
  [prerequisites] my daughter is 16, may she do @program
  [prerequisites] i am 58, is that too old for @program
  [codingNeed] is there coding in all three [recommendation] and which is best without
  [codingNeed] in which programs do i have to program
  [codingNeed] {@program} has code i know, does @program have it as well
  [codingNeed] am i required to write python in @program
  [codingNeed] must managers code in @program [prerequisites] or know anything else before
  [codingNeed] is it ok for @program if i can't code
  [codingNeed] do they start with coding from zero in @program
  [codingNeed] will there be programming or just theory about it
  [codingNeed] i can't program and don't want to, is any of them all right
  [recommendation] which would you suggest for a complete beginner [curriculum] and what would be learned in it
  [recommendation] which one fits a project manager who won't do {any coding}
  [recommendation] i want to build my own product, which program [mentor] and would a mentor look at my idea
  [recommendation] which program should we pick for our accountant
  [recommendation] {@program} is too long for me, which one then
  [recommendation] what is right for a 19 year old who likes computers
  [recommendation] i can't decide between @program and @program, which one for a web designer
  [recommendation] is there one that fits both my wife and me
  [recommendation] the best one for a doctor please
  [recommendation] not for {me}, for my father, a retired bank clerk, which one
  [programs] do you have a program for people in hospitals [coverage] or a part on medical pictures
  [programs] name all your programs please [duration] with the hours [audience] and whom they are for
  [programs] are there any which don't need code
  [programs] which of them have ten hours
  [programs] is there something longer than forty hours
  [programs] i know {@program} and {@program}, what is the third
  [programs] do you have others than {these three}
  [programs] anything shorter than ten hours
  [programs] what is on offer at the moment, {last year's courses} i know
  [programs] which courses deal with agents
  [count] how many courses are without coding [duration] and how long do those last
  [count] is it three or four programs
  [count] how many are left if i don't count {the ones with code}
  [count] the number of your programs please, not {their names}
  [count] are there more than two for engineers
  [count] how many can i choose from
  [count] how many of them are for leaders
  [count] do you have just three courses
  [compare] how do the two ten hour programs differ [certificate] and do both have a certificate
  [compare] what do i learn in @program that i don't in @program
  [compare] are @program and @program nearly the same
  [compare] compare the three please [recommendation] and then say which is good for an architect
  [compare] the difference in {price} no matter, what is the difference in content
  [compare] what does @program have more than @program
  [compare] i see both are for developers, so where is the difference
  [compare] is @program a shorter form of @program
  [order] is @program a follow up to @program
  [order] if i take two, which comes first [discount] and is there something off the price
  [order] do i need @program for @program
  [order] may i start with the last one [codingNeed] it has no code, right?
  [order] can i do @program now and @program next year
  [order] is it allowed to skip {@program} and go to @program
  [order] after {@program}, which i did, can i go on with @program
  [certificate] do i get a certificate for @program [projects] and is a project needed for it
  [certificate] does a ten hour course also end with a certificate
  [certificate] is there one certificate for both programs or two
  [certificate] i know about {the mentor}, is there also a certificate in @program
  [certificate] for @program there is a certificate, is it the same for @program
  [certificate] and the certificate, with all of them?
  [certificate] is the certificate only for @program [mentor] and the mentoring?
  [mentor] do i get a mentor with @program [access] and the material, how long do i have it
  [mentor] is there one to one help in the short programs as well
  [mentor] {certificate} yes, but is there a mentor in @program
  [mentor] mentors, is that for all programs, {@program} i know has them
  [mentor] i'd choose @program if there were a mentor, is there
  [mentor] with @program too, a mentor?
  [mentor] does the program for leaders have personal guidance also
  [projects] do we work on real projects in @program [coverage] and with @skill
  [projects] are projects in each of the programs or, {@program} aside, in none
  [projects] {@program} has projects, and what of @program
  [projects] is @program practical [curriculum] and what is done in it
  [projects] how about projects in the managers' one, are there any
  [projects] will my son work on something real in @program
  [projects] live projects in all three or only where there is coding
  [access] how long is the material open after @program [certificate] and when @program ends do i get a certificate
  [access] do we have the lessons afterwards in @program as well
  [access] is the access the same for all three
  [access] {videos} apart, may i keep the documents of @program
  [access] does lifetime access, not {the mentor}, come with @program too
  [access] when @program is finished can i still read the lessons
  [access] is the content of @program open to me later on
  [tellsAboutSelf] i teach physics in a school [coverage] is data analysis in @program
  [tellsAboutSelf] i'm a photographer [coverage] is image editing with ai taught in some course
  [tellsAboutSelf] i translate books for a living [coverage] does a course cover machine translation
  [tellsAboutSelf] i work as a data analyst [coverage] do you teach data engineering too
  [tellsAboutSelf] i'm in logistics [coverage] does any program show how to forecast demand
  [tellsAboutSelf] we are two sisters, one is a lawyer and the other a programmer [recommendation] which program for whom
  [tellsAboutSelf] my team consists of six testers [audience] is @program for testers
  [tellsAboutSelf] i just finished bca [recommendation] should i take @program or @program
  [tellsAboutSelf] i manage a hotel [summary] what is @program [codingNeed] and is code needed there
  [tellsAboutSelf] my husband drives for uber [prerequisites] can he do @program without a diploma
  [tellsAboutSelf] retired army officer here [audience] is the leaders program for someone like me
  [tellsAboutSelf] i am a ui designer [coverage] is figma part of any program
  [tellsAboutSelf] i have some python [order] can i skip the long one and take @program
  [tellsAboutSelf] i own a dairy with 40 workers [coverage] does @program show where ai saves money
  [tellsAboutSelf] she studies biology [coverage] is there something for working with genes [recommendation] or which program would fit her
  [tellsAboutSelf] i am a journalist [coverage] will i learn to check fakes [curriculum] what else is taught
  [tellsAboutSelf] i'm a musician [coverage] do you teach making music with ai
  [tellsAboutSelf] i lead customer service in a telecom firm [coverage] is call analysis covered in @program
  [coverage] is that covered in @program [duration] and how long is it [certificate] and do i get a certificate
  [coverage] do they teach @skill [coverage] and @skill [coverage] and image recognition
  [coverage] is @skill in @program [mentor] and is there a mentor for it
  [coverage] is there a unit on spreadsheets [prerequisites] or should i know those already
  [coverage] does @program have @skill [compare] or what makes it different from @program
  [coverage] is sentiment analysis included [projects] and do we do it on a real project
  [duration] how many hours [prerequisites] what do i need to know [codingNeed] do i need to code
  [duration] how long is @program [order] and can i do @program after it
  [duration] length of @program [audience] and who it is for
  [curriculum] what is in @program [curriculum] and what in @program [compare] and where do they differ
  [curriculum] topics of @program [codingNeed] and how much code
  [summary] what is @program [duration] how long [coverage] is data engineering in it
  [summary] explain @program [recommendation] and say if it fits a chemist
  [audience] who is @program for [audience] and who is @program for
  [audience] is it for people in banks [coverage] and is fraud detection taught
  [prerequisites] what must i bring along in knowledge [duration] and how long does it go
  [prerequisites] can i join with 12th pass [recommendation] and which one
  [codingNeed] is there code in it [coverage] is python taught there [prerequisites] or do i need it before
  [recommendation] which one for me [duration] and how long is that one
  [recommendation] which is right for a hr manager [certificate] and would she get a certificate
  [programs] what do you teach [duration] how long is each [codingNeed] and which ones have code
  [programs] tell me the programs [count] how many is that in all
  [count] how many programs are there [duration] and which is shortest
  [count] are there two ten hour ones [compare] how do they differ
  [compare] @program against @program [recommendation] which is better for a java developer
  [compare] what's different between the two [order] and must i take one before the other
  [order] do i take @program first [duration] and how long are both in total
  [order] can i take all three [certificate] and do i get three certificates
  [certificate] is there a certificate [access] do i keep the material [mentor] and is there a mentor, all for @program
  [mentor] do both have mentors [projects] and do both have projects
  [projects] what would we build in @program [access] and can we keep the lessons
  [access] is access given for @program [certificate] and a certificate too
  [duration] forget {the dates}, how long is @program [coverage] and does it have @skill
  [curriculum] skip {the introduction} and tell me what is taught in @program
  [coverage] i don't need {python}, is there a course with data visualisation
  [recommendation] without {@program}, which i can't afford, which one is good for a nurse
  [audience] it's not for {me}, is @program for a 60 year old shop owner
  [duration] i said @program, not {@program}, how long does it take
  [summary] no, not {@program}, please explain @program
  [compare] i don't want to compare {prices}, only the topics of @program and @program
  [programs] not {ai for managers}, which others do you have
  [codingNeed] i asked about @program, not {@program}, must i code there
  [certificate] not {accreditation}, just if @program gives a certificate
  [mentor] not {the teachers}, i mean a mentor of my own, does @program include that
  [projects] not {homework}, real projects, are they in @program
  [access] not {the recordings}, the written material of @program, does it stay open
  [order] {at the same time} is too much for me, so can i take them one after the other
  [count] leaving out {@program}, how many do you have
  [coverage] we have {sql} in the office already, does @program add something on data warehouses
  [coverage] does anyone here teach reinforcement learning [order] and would i need @program before that
  [coverage] is crm automation a subject in one of the courses
  [coverage] which course teaches how to put an app online
  [coverage] i want to know how agents talk to one another, where is that
  [coverage] is there a part about talking to the board in @program
  [coverage] planning the first year with ai in a company, do you teach it
  [coverage] measuring results, is it in @program or in another
  [coverage] do you go through security of agents [coverage] and how to watch their costs
  [coverage] reading x rays by computer, is that ever mentioned
  [coverage] is there any android development
  [coverage] is linux taught, {windows} we all have
  [coverage] are spark and kafka in there
  [coverage] airflow, dbt and so on, do you teach these
  [coverage] are there lessons on gimp or photoshop
  [coverage] do you teach how to remove the background of a photo
  [coverage] hindi to english translation by computer, can i learn to build that
  [coverage] subtitles made by ai, is it in any course
  [coverage] does @program include drones
  [coverage] is game development a topic with you
  [coverage] is iot covered
  [coverage] can i learn stock prediction in @program, {crypto} i leave to others
  [coverage] does it go into tax software
  [coverage] is tally part of any program [-] i keep books for five shops
  [coverage] do you teach sap
  [coverage] is autocad taught by you
  [coverage] any lesson on quantum computers
  [coverage] do you also do devops, {plain coding} i have enough of
  [coverage] will kubernetes come up in @program
  [coverage] do we learn to set up a server
  [coverage] is pytorch used in @program
  [coverage] does @program teach hugging face
  [coverage] is r taught or only python
  [coverage] do i learn something about gpt in @program
  [coverage] are open models like llama treated
  [coverage] does one learn how to run a model on one's own machine
  [coverage] is google gemini shown in the course [tools] and do i need to pay for it myself
  [coverage] do they discuss copilot for office people
  [coverage] how to write a good prompt, which course is that in
  [coverage] is search over own documents in @program
  [coverage] would @program teach me to read charts
  [coverage] are interviews with customers a topic in @program
  [coverage] is change management in @program
  [coverage] does the managers' program talk about hiring ai people
  [coverage] does it say anything on choosing a vendor
  [coverage] is there something about costs of ai tools in the course [price] and what does the course itself cost
  [coverage] is the budget side treated in @program, not {the tech side}
  [coverage] @skill, where do i find it among your three
  [coverage] is it true that @program has @skill
  [coverage] @skill is in @program, and in @program also?
  [coverage] how far do you go with @skill [difficulty] and is that part difficult
  [coverage] is @skill the same in both programs
  [coverage] does @skill come in the ten hour program for developers
  [coverage] will there be enough of @skill in @program, {@skill} is less important to me
  [coverage] what exactly do you teach on @skill
  [coverage] is @skill only mentioned or really taught
  [coverage] @skill was in your advertisement, which program is that
  [coverage] does one of your programs have @skill as a topic
  [coverage] is @skill in all three [count] or in how many
  [coverage] for @skill do i have to take @program
  [coverage] can i get @skill without taking {@program}
  [coverage] i was told @program has @skill, can you confirm
  [coverage] i already know {@skill}, does @program also have @skill
  [coverage] my son needs @skill for college, is it in @program
  [coverage] are @skill and @skill both in @program
  [coverage] @program has @skill but does it have @skill
  [coverage] do you teach @skill or must i go elsewhere [mentor] and is someone there to help me with it
  [coverage] would @skill be handled in @program or is that left out
  [coverage] you wrote @skill, does this include real practice with data pipelines
  [coverage] is @skill taught to non programmers
  [coverage] @skill yes or no [coverage] and the same about image editing
  [duration] say only the hours, nothing about {the topics}
  [duration] how many hours would my wife spend on @program
  [duration] if she takes @program and i take @program, who is finished first
  [duration] are the hours of @program less than those of @program
  [duration] in hours please, how long is the one for leaders
  [duration] is the shortest also the one for managers or is that longer
  [duration] would a month be enough for @program
  [duration] do all of them take ten hours
  [duration] for how long do i study in @program [start] and when could i begin
  [duration] how long until i am through with @program
  [duration] which program can be done in ten hours
  [duration] what is longer, the first or the third
  [duration] does @program need the same number of hours as the other one
  [duration] so if i take @program and then @program it is fifty hours, correct?
  [duration] i heard six months, is that right for @program
  [duration] not {how many a day}, how many hours overall
  [curriculum] i'd like to know what we would be doing in @program
  [curriculum] what is the content of the forty hour program
  [curriculum] what is covered in the program for engineers
  [curriculum] which skills does @program give [compare] and how is that other than @program
  [curriculum] after @program what would i know
  [curriculum] is there a plan of topics for @program
  [curriculum] could you list the subjects of both programs
  [curriculum] we'd like the syllabus of @program, {the brochure} we have not opened
  [curriculum] what parts does @program consist of
  [curriculum] tell my wife what she would learn in @program
  [curriculum] apart from {coding}, what do they teach in @program
  [curriculum] what do the lessons of @program contain
  [curriculum] let me see the topics, {the length} i know
  [curriculum] what's in it, for @program and for @program
  [summary] say something about @program
  [summary] can you introduce @program to me
  [summary] what does @program mean, {agentic} i have looked up
  [summary] what is that forty hour program
  [summary] i need a description of @program for my boss
  [summary] now please about @program, {@program} is clear
  [summary] what happens in @program generally
  [summary] give me an idea of @program
  [summary] how would you describe @program to a person who knows nothing of it
  [summary] in general, what is @program
  [summary] describe the one that is left
  [summary] i have seen {@program} and {@program}, tell me about the third
  [audience] should a doctor be in @program
  [audience] who normally comes to the ten hour course for developers
  [audience] which sort of people do you have in mind for @program
  [audience] are students the right people for @program [codingNeed] and would they have to code
  [audience] is @program for my wife too, she's a dentist
  [audience] is @program for non technical people
  [audience] i don't ask {who may}, i ask who it is meant for
  [audience] is the forty hour one for professionals only
  [audience] was @program made with engineers in mind
  [audience] is @program intended for data analysts
  [audience] does @program address heads of department
  [audience] would a young founder be at home in @program
  [prerequisites] what do i have to learn before i start @program
  [prerequisites] are there any requirements at all [count] and for how many of the programs
  [prerequisites] is work experience asked for in @program
  [prerequisites] may somebody with an arts degree take @program, {science} she left in school
  [prerequisites] do i need python before @program or is it taught
  [prerequisites] {age} is no issue i think, but is a degree
  [prerequisites] can one come to @program with zero knowledge of ai
  [prerequisites] are there entry tests or conditions
  [prerequisites] what does somebody need to be admitted to @program
  [prerequisites] does my mother need to know computers to attend @program
  [prerequisites] would two years of java be enough to get into @program
  [prerequisites] may a person without college take the short ones
  [codingNeed] is @program with code or without
  [codingNeed] how many lines of code would i be writing in @program, any at all
  [codingNeed] i would like one without coding, is @program like that
  [codingNeed] do leaders have to write code as well
  [codingNeed] not {math}, coding, is it needed for @program
  [codingNeed] does anybody have to program in the ten hour ones
  [codingNeed] should i be able to program for @program
  [codingNeed] can my wife, who doesn't code, take @program
  [codingNeed] is programming done in every program [programs] or which ones are free of it
  [codingNeed] do you need to be a programmer to take part
  [codingNeed] could we do it with no code tools in place of python
  [codingNeed] which programs have no code at all
  [recommendation] what would be the best program for a small business owner
  [recommendation] i would like to make apps, what should i choose
  [recommendation] which program do you recommend for a lawyer
  [recommendation] what do i take if i want to lead a team with ai
  [recommendation] for my wife something without code and for me something with it, what do you suggest
  [recommendation] we are three friends from commerce, which program
  [recommendation] {@program} she has done, what next for her
  [recommendation] which one for automating work in my office
  [recommendation] should my daughter rather take @program
  [recommendation] is @program or @program better for getting into agents
  [recommendation] what would suit a person with little time
  [recommendation] i'm unsure, help me choose, {@program} is too long [-] and i get lost in all of this
  [programs] what programs exist for developers
  [programs] can i see the list of courses
  [programs] do you have something in finance
  [programs] which programs are not for developers
  [programs] besides {the two developer programs} what is there
  [programs] do you have anything for ten hours or less
  [programs] what are the names of your programs
  [programs] which programs could i take without code
  [programs] is there a program on image editing or translation, {writing code} is not my thing
  [programs] what is left if i take away {@program}
  [programs] which are the short ones
  [count] how many programs would be left without {@program}
  [count] how many short programs do you have
  [count] in total how many [duration] and how many hours in total
  [count] how many do you teach, two?
  [count] are these three all or do you have more
  [count] i count three programs, is that right
  [count] of your programs how many have code
  [compare] what do i gain with @program over @program
  [compare] where do @program and @program differ, {length} apart
  [compare] what's the same in both and what's different
  [compare] @program or @program, which has more on agents
  [compare] how is the manager's one different from the developer's one
  [compare] please put the three in a table
  [compare] does @program contain everything from @program
  [compare] how do they compare
  [order] is there a fixed order [duration] and how long does it take to do them all
  [order] i'd like both, is it better to begin with @program
  [order] can my wife and i start with different ones and swap later
  [order] does @program need @program as a base
  [order] can one do @program without having done {@program}
  [order] {@program} is my first, which should be the second one
  [order] would it be fine to take two in the same month
  [order] {all three} is too much, but can i take two
  [certificate] is a certificate included in the price of @program or not at all
  [certificate] who gets a certificate, the ones in @program or everyone
  [certificate] will there be a paper for @program as there is for @program
  [certificate] does the leaders program have a certificate like the others
  [certificate] if i take @program and @program do i get two certificates
  [certificate] my wife does @program, would she be given a certificate too
  [certificate] any document at the end of @program [accreditation] and is it recognised by employers
  [coverage] does @program teach {sql} sorry data modelling i mean
  [coverage] no {python} please, is there a lesson on dashboards
  [coverage] apart from {@skill}, is @skill in the managers' course
  [coverage] {@skill} is known to us, we look for @skill
  [coverage] the part on {agents} i have read, is anything on speech there
  [coverage] rather than {@skill} i would need @skill, does @program have it
  [coverage] it isn't {text} i work with, it's pictures, do you teach editing them with ai
  [coverage] leave out {the basics}, does @program go into @skill
  [coverage] not {translation by people}, by machine, is that taught
  [coverage] i don't mean {@program}, does @program deal with @skill
  [coverage] {excel} i can do, are pivot reports with ai a topic
  [coverage] instead of {web apps}, can i learn mobile apps with you
  [coverage] i wrote {data science}, i meant data engineering, do you have it
  [coverage] {image making} is nice but image editing, is that included
  [coverage] other than {chatbots}, do you show voice assistants
  [coverage] {how long} does not matter to me, is @skill in it or not
  [coverage] never mind {@skill}, what about machine translation
  [coverage] not {the leaders program}, is @skill in one of the developer ones
  [coverage] aside from {@program}, which program has @skill
  [coverage] {@skill} we had in college, does @program have the rest such as @skill
  [coverage] we don't want {theory}, do you show how to build a search engine
  [duration] skip {the topics}, only the hours of @program
  [duration] {@program} was ten, and @program is how long
  [duration] it's not {@program} i want to know about, how many hours is @program
  [duration] apart from {the forty hour one}, how long are they
  [duration] not {when}, how long
  [duration] {each} no, all together, how many hours
  [duration] without {the mentoring}, how many hours is @program
  [curriculum] not {the hours}, the topics of @program please
  [curriculum] {@program} we have finished, what is taught in @program
  [curriculum] i don't need {a summary}, i need every topic of @program
  [curriculum] except {python}, what is in the program
  [curriculum] {who it is for} is clear, what's in it
  [curriculum] leave {the managers' one} and tell what the developers learn
  [summary] instead of {the topics} just tell me generally what @program is
  [summary] {the certificate} later, first what is @program
  [summary] not {the long one}, the short one, tell me about it
  [summary] {for my wife} no, for me, so tell me about @program
  [audience] {what is in it} i read, who is it for
  [audience] not {@program}, i ask for whom @program is
  [audience] besides {managers}, who is @program for
  [audience] {students} apart, who else is @program made for
  [prerequisites] {coding} i have, what else is required for @program
  [prerequisites] not for {@program}, for @program, what must one have studied
  [prerequisites] apart from {a laptop}, what knowledge do i need
  [prerequisites] {how hard} is not the question, am i allowed with class 10
  [codingNeed] {maths} is fine, but do i have to program
  [codingNeed] not {the leaders one}, does the other ten hour one have code
  [codingNeed] {typing prompts} i can do, but is real code needed
  [codingNeed] except {python}, do i have to code in anything
  [recommendation] {@program} isn't possible for me, what else would you advise
  [recommendation] not {the cheapest}, the most fitting one for a pharmacist
  [recommendation] he doesn't want {code}, which one then
  [recommendation] i had {@program} in mind but my boss says no, which is better for a team lead
  [recommendation] {both} no, only one, which one would it be
  [programs] other than {agents}, what do you teach
  [programs] {@program}, no thanks, what others are there
  [programs] all except {those with code}, please
  [programs] leaving out {the forty hour one} what do you offer
  [programs] i don't want {developer courses}, which others exist
  [count] not {which}, how many
  [count] {the bootcamp} not counted, how many programs
  [count] except {@program} how many more are there
  [count] {hours} i don't need, the number of courses
  [compare] apart from {the hours}, how is @program different from @program
  [compare] not {@program and @program}, compare @program and @program
  [compare] {who they're for} is clear, how do the contents differ
  [compare] i know {what each is}, i'd like to see what sets them apart
  [order] not {which is better}, which is first
  [order] {@program} is done, is @program the next
  [order] i don't want {a discount}, just to know if i can take two
  [certificate] {a degree} no, a simple certificate, does @program give it
  [certificate] not {@program}, does one get a certificate in @program
  [certificate] besides {the lessons} is there a certificate in @program
  [certificate] {projects} i know of, now the certificate, is it in all three
  [mentor] {group help} is not for me, is there a personal mentor in @program
  [mentor] apart from {the class} do we have a mentor in @program
  [mentor] not only in {@program}, is a mentor also in @program
  [projects] {examples} are not enough, does @program have real projects
  [projects] {the mentor} is good, what about projects in @program
  [projects] not {@program}, does @program have practical projects
  [access] {during the program} is clear, and after it, is the material of @program still open
  [access] not {the certificate}, access, how long do i have it for @program
  [access] besides {@program}, is the access the same in @program
  [duration] how long is @program, {the other} is not for me [coverage] and is @skill in it
  [-] we dropped {@program} [duration] so how many hours is @program [certificate] and is there a certificate
  [tellsAboutSelf] i'm not {a developer}, i am a buyer [audience] is @program for me
  [tellsAboutSelf] i was {an engineer}, now i manage a plant [recommendation] which program should i take
  [tellsAboutSelf] not {my son}, my daughter would come, she's in class 12 [prerequisites] is she allowed
  [tellsAboutSelf] i am {new to ai} no, i had one course already [recommendation] what do you suggest
  [register] not {@program}, put me in @program
  [register] for my wife {@program} no @program, and for me @program, how do i enter us
  [-] i asked about {fees} before [curriculum] now what is taught in @program
  [curriculum] without {the pricing}, send me the topics [duration] and how long it takes
  [coverage] not {deployment}, @skill, is that in @program
  [-] {certificates} are not important to us [coverage] is data engineering in it [codingNeed] and do we need to code
  [-] no need to tell me {the price} [audience] who is it for [duration] and how long is it
  [order] does {@program} sorry @program have to come before @program
  [coverage] not interested in {the business side}, is there machine learning in @program
  [coverage] data engineering?
  [coverage] @skill too?
  [coverage] image editing, yes or no
  [coverage] and machine translation
  [coverage] any @skill
  [duration] how long
  [duration] shortest?
  [duration] hours of @program
  [curriculum] topics?
  [curriculum] contents of @program
  [summary] @program?
  [summary] about @program please
  [audience] for whom
  [audience] for managers only?
  [prerequisites] what's required
  [prerequisites] degree needed?
  [codingNeed] with code or not, {@program} i mean the other, @program
  [recommendation] which for me
  [recommendation] which for my wife
  [programs] list of programs
  [programs] what others
  [count] three in total?
  [compare] the difference?
  [compare] @program next to @program, what differs
  [order] which one at first [recommendation] and which one fits a trainee
  [order] both together possible?
  [certificate] certificate in both?
  [mentor] mentor in @program?
  [projects] projects in @program also
  [access] access to @program later?
  [coverage] @program me data engineering aata hai kya
  [coverage] photo editing sikhaoge kya kisi course me
  [coverage] translation wala ai, woh bhi padhate ho
  [coverage] @skill dono me hai ya sirf @program me
  [coverage] {@skill} chhodo, @skill hai kya
  [coverage] excel ke baare me kuch hai @program me
  [coverage] cloud sikhate hain kya
  [coverage] mujhe @skill seekhna hai, kis program me milega
  [duration] teeno milake kitne ghante
  [duration] {@program} nahi, @program kitna lamba hai
  [duration] do hafte me @program ho jayega kya
  [duration] dono ka time same hai kya
  [curriculum] @program ka syllabus batao
  [curriculum] {fees} baad me, pehle topics batao
  [curriculum] isme kya kya cover hota hai, @program me
  [summary] @program kya hota hai
  [summary] @program kya hai samjha do, {price} abhi nahi
  [audience] @program manager logo ke liye hai ya sabke liye
  [audience] kya doctor bhi @program karte hai
  [prerequisites] 12th pass chalega kya @program me
  [prerequisites] {coding} ke alawa kya aana chahiye
  [codingNeed] bina code likhe @program ho sakta hai
  [codingNeed] teeno me coding hai ya kisi ek me nahi
  [recommendation] mere liye aur meri wife ke liye kaunsa lena chahiye
  [recommendation] dono me se kaunsa best hai ek ca ke liye
  [programs] 10 ghante wale kaunse hai
  [programs] developer ke alawa kuch hai
  [count] coding wale kitne hai
  [count] bas teen hi course hai?
  [compare] @program aur @program ek jaisa hai kya
  [order] @program ke baad @program kar sakta hu kya
  [order] do course saath me chalega
  [certificate] {mentor} pata hai, certificate dono me hai kya
  [mentor] @program wale me bhi mentor hai na
  [projects] @program me project karwate ho
  [access] course ke baad material khula rehta hai kya @program ka
  [tellsAboutSelf] main school me clerk hu [recommendation] mujhe kya lena chahiye
  [tellsAboutSelf] mera bhai polytechnic me hai [prerequisites] wo @program kar sakta hai [codingNeed] aur coding aani chahiye kya
  [tellsAboutSelf] mere papa ki dukaan hai [audience] @program unke liye hai kya
  [-] ek baat batao [coverage] @program me @skill hai [duration] aur kitne ghante ka hai
  [-] ghar me sab pooch rahe hai [certificate] certificate milta hai na @program me
  [coverage] isme image banane ka bhi hai kya [curriculum] ya kya kya hai
  [coverage] dose @program inclued @skill
  [duration] wat is the duraton of @program
  [curriculum] pls send sylabus for @program
  [prerequisites] wich qualifcation is needed for @program
  [recommendation] wich course is sutable for a btech first year
  [certificate] is certifcate there in @program also
  [coverage] data enginering you teach or not
  [compare] diffrence between @program n @program pls
  [audience] is @program ment for freshers
  [codingNeed] do i need programing knowlege or will i write code in @program
  [coverage] hello i would like to ask whether in @program you also teach the preparation of data because in my office that is most of the work
  [coverage] so i am looking at your page and i can't see if there is anything about translating by machine, could you look for me
  [duration] my office will give me only fifteen hours for learning so i have to know how long @program is
  [curriculum] i have the page open but it only shows a few words for each program, could you tell me everything that is taught in @program
  [recommendation] my wife does the accounts and i do the marketing in our small firm and we would each like to take one, which ones would you give us
  [audience] we're wondering in our team whether @program is for people who lead others or also for people who just work in the team
  [prerequisites] i never studied after school because of family reasons but i've been working with computers for years, could i take @program
  [codingNeed] my friend told me that all ai courses need code and i'm afraid of it, is that so with @program
  [order] i have read about all three and would like to do two of them, is there any rule which of them has to be done before the other
  [compare] i went through both pages twice and i still can't see how @program is different from @program, please explain
  [mentor] on the page for @program it says there is one to one mentoring, would i have that in @program too
  [certificate] my employer wants to see a certificate for each training so i need to know if @program has it like @program has
  [projects] the reason i like @program is the projects, does @program have them as well or is it just talking
  [access] i forget quickly so it is important for me to read again later, can i do that with @program as well
  [programs] could you please give me the names of everything that can be studied with you
  [count] just so i have it right, how many programs does your academy have altogether
  [summary] i have heard the name @program from a colleague, what is it please
  [-] thank you, [coverage] does @program also have @skill [coverage] and anything on images
  [coverage] do you teach data lakes in @program [duration] and how long is that program
  [coverage] i saw {agents}, but is there something on robots
  [coverage] is there a part about energy or climate in any course
  [coverage] when it comes to video, do you teach anything
  [coverage] is the point of @skill in @program just to know the words or do we learn it
  [coverage] do i come across @skill in @program
  [coverage] will someone show us how to connect an agent to gmail, is this in the program
  [coverage] what place does @skill have in @program
  [coverage] how come {@skill} is listed, is @skill there too
  [coverage] where do i stand with data engineering here, is it taught
  [coverage] is it worth looking for @skill in @program or isn't it there
  [coverage] does @program run through @skill
  [coverage] does data storage come into @program
  [coverage] is ocr in there
  [coverage] can one pick up some sql on the way in @program
  [coverage] is there room for image recognition in @program
  [coverage] tell me whether the leaders hear anything about agents
  [coverage] is multi agent work also in the forty hour program or just in the ten hour one
  [coverage] are there lessons about how to price an ai product
  [coverage] learning to speak before investors, is that in @program
  [coverage] handwriting recognition for tamil, do you have that as a topic
  [coverage] is the topic of bias in data raised
  [coverage] i'm after statistics with python, {machine learning} can wait, do you have it
  [coverage] would @program help with @skill or would {@program}, no, just the first
  [coverage] @skill for my wife, in which program is it [coverage] and @skill for me
  [coverage] she needs @skill [coverage] and i need data engineering, do you have both
  [coverage] is @skill there [compare] and if it's in both, where is there more of it
  [coverage] do you teach lightroom or such [programs] and if not what do you teach
  [coverage] is hadoop in any of them [recommendation] if not which is nearest to it for me
  [coverage] do they do @skill in @program [codingNeed] and is that with code
  [coverage] does it have @skill [order] or is that in one i should take before
  [coverage] is google sheets handled [audience] i mean is it for office people at all
  [duration] when it comes to hours, which is the smallest
  [duration] how come @program is so short, is it really ten hours
  [duration] is the length of @program the same for everybody [difficulty] and is it hard
  [duration] is @program done in a week, if not how long does it run
  [duration] how long a course is @program [compare] and how does it differ from @program
  [duration] @program, how many hours [mentor] and is a mentor in it too
  [duration] give me the time for @program [projects] and say if there are projects
  [duration] how long do we learn in @program, {breaks} not counted
  [duration] i can give 12 hours, is @program within that
  [duration] for my wife the shorter one, how long is it
  [duration] i need the hours of all, {the leaders program} excepted
  [curriculum] what would she know after {@program}, no, after @program i mean, topic by topic
  [curriculum] where does @program start and what comes after that, topic wise
  [curriculum] what do you go through in @program with the people
  [curriculum] what's taught [audience] and to whom
  [curriculum] what are the contents [prerequisites] and what do i have to know already
  [curriculum] let me know what is in @program [certificate] and if it comes with a certificate
  [curriculum] the subjects of @program, {@program} i have
  [curriculum] what all do both of the developer programs teach
  [curriculum] what is there to learn in @program
  [summary] when you say @program, what do you mean
  [summary] what do i have to imagine under @program
  [summary] can someone walk me through what @program is, {not every topic}, just roughly
  [summary] which one is @program again, tell me about it
  [summary] tell me about the two that are not {for managers}
  [summary] tell me what @program is [coverage] and if data engineering comes in it
  [summary] a few words on @program [projects] and are there projects in it
  [summary] what is the program for leaders [mentor] and does it have a mentor too
  [audience] is there a point in @program for somebody in sales, is it made for such
  [audience] do i look like someone for @program, {i can code a little} no i can't at all
  [audience] is @program for women returning to work also
  [audience] whose needs was @program made for
  [audience] for what kind of job is @program intended
  [audience] {@program} is for engineers, so for whom is the leaders one
  [audience] who is @program for [recommendation] and which is for my wife, a nurse
  [audience] is it for startups [count] and how many programs do you have for them
  [audience] does @program want juniors or seniors
  [audience] is each for different people or is it the same for all three
  [prerequisites] is there something i must do or read before @program
  [prerequisites] does it matter what i studied
  [prerequisites] how much ai should one already understand for @program
  [prerequisites] what if i know nothing about business, may i still take @program
  [prerequisites] is python the only thing required or more [codingNeed] and do we write it ourselves
  [prerequisites] do both need earlier knowledge [duration] and do both take equally long
  [prerequisites] can a person with a visual arts degree take @program [coverage] and is image editing in it
  [prerequisites] is there any condition to get in, {payment} aside
  [prerequisites] must my wife have a job to do @program
  [prerequisites] what does one need for @program and what for @program
  [codingNeed] does @program mean coding
  [codingNeed] is there a lot of code, or none, in @program
  [codingNeed] how about coding in the other ten hour one
  [codingNeed] {i} can, but my wife can't code, is that ok for @program
  [codingNeed] do we code in @program [coverage] and in which language, is java there
  [codingNeed] is it without programming [recommendation] and if not which should i take
  [codingNeed] in case i take @program, do i need to be able to code
  [codingNeed] is coding part of {the managers' one} no wait, of @program
  [recommendation] where would you put a hotel receptionist
  [recommendation] where do i stand with only school maths, which program would be right
  [recommendation] what's the right one for a vet and what for her assistant
  [recommendation] is it @program or @program that i should take as a network admin
  [recommendation] which is left for a person with no code and no team
  [recommendation] which program goes best with a job in purchasing
  [recommendation] for me it's about learning python, so which one
  [recommendation] which should i take [prerequisites] and what do i need for it
  [recommendation] give me one suggestion for my brother, he repairs phones
  [recommendation] choose one for a mother of two who used to be a tester
  [programs] in what subjects do you have programs
  [programs] what could i take that is not about {agents}
  [programs] are there programs for schools or only these
  [programs] do you have more than {the ai ones}
  [programs] is there one that is between ten and forty hours
  [programs] which have a length of under twenty hours [codingNeed] and no code
  [programs] what is there for people who don't build things
  [programs] tell me the other two, {@program} i know
  [programs] which programs have you got [recommendation] and which would be for a student
  [programs] what courses are there [count] just three?
  [programs] is that all or are there other programs
  [count] how many would i have to choose between, {the long one} left out
  [count] do you have one or two programs about agents
  [count] how many courses does your academy teach
  [count] is the number of programs still three
  [count] how many programs are made for developers
  [count] how many without code [programs] and which are they
  [count] how many are there, {the names} i have
  [compare] what is it that @program offers and @program does not
  [compare] is @program just the first ten hours of @program or something else
  [compare] how are they different [codingNeed] and is one without code
  [compare] in which way are the two short ones different
  [compare] what would i miss if i took @program instead of @program
  [compare] between @program and @program, {the price} apart, what changes
  [compare] are the topics in @program other than those in @program
  [compare] my wife says @program and @program are the same, is she right
  [order] is @program to be taken before @program or is it the same
  [order] should the short one or the long one come first
  [order] can i begin with @program even if i haven't seen the others
  [order] i want to take @program twice no, i mean @program and @program, can i
  [order] which one next after @program
  [order] is it a series or can i take just one
  [order] my wife starts with @program, must i too or may i begin with @program
  [order] can both be taken together [duration] and how many hours is that
  [order] does one lead to the other
  [certificate] is it one certificate with the name of @program on it
  [certificate] would @program give me something to show, {a letter} is not needed
  [certificate] does the certificate come with the ten hour ones as well
  [certificate] if my wife and i take @program, two certificates?
  [certificate] @program has no certificate, or does it
  [certificate] after @program is a certificate handed out [access] and does the material stay
  [certificate] and is there one for @program, a certificate
  [certificate] i see {mentoring} for all, is the certificate also for all
  [mentor] is the mentor part of @program only or of @program as well
  [mentor] would my wife have a mentor too in @program
  [mentor] is it one mentor for each of us in @program
  [mentor] the leaders one, does it have mentors
  [mentor] can i count on a mentor in all three
  [mentor] in the long one there is mentoring, what about the shorter
  [mentor] does @program have mentoring [certificate] and a certificate [projects] and projects
  [projects] are there projects for those who don't code
  [projects] is the project work in @program the same as in @program
  [projects] besides {lessons}, does one make something in @program
  [projects] do leaders get projects too
  [projects] do both of us work on live projects, my wife in @program and me in @program
  [projects] i want practice, {theory} i have enough, does @program give that
  [projects] are industry projects in @program [mentor] and does a mentor help with them
  [access] does my access to @program end when i finish
  [access] is lifetime access given in the short programs too
  [access] would i still have @program's material next year
  [access] my wife is slow in reading, does @program stay open for her afterwards
  [access] {live classes} are one thing, but how long is the written material there in @program
  [access] what about access in the leaders one, the same as in @program?
  [register] ok, @program for me and @program for my wife, where do i sign us up
  [register] we have decided, {@program} not, @program yes, how to join
  [duration] ours is {@program} and @program for the boy, how long is his
  [tellsAboutSelf] i am a geologist [coverage] is map or satellite picture analysis taught anywhere
  [tellsAboutSelf] we make textile prints [coverage] does any program show how to create patterns by ai
  [tellsAboutSelf] i am a court translator from kochi [coverage] so is machine translation in one of the three
  [tellsAboutSelf] i do etl work at wipro [coverage] is my field, data engineering, in @program [recommendation] or what else would suit me
  [tellsAboutSelf] my wife is a gynaecologist [audience] is {@program} no @program for doctors
  [tellsAboutSelf] i have an mba and lead twelve people [recommendation] which one do i take [duration] and how long is it
  [tellsAboutSelf] i'm a backend developer [compare] what would @program give me more than @program
  [tellsAboutSelf] i edit wedding photos [coverage] do you have {photo taking} no, photo editing
  [tellsAboutSelf] i study law in pune [prerequisites] may law students take @program
  [tellsAboutSelf] i have a farm near nashik [programs] what do you have that is short
  [tellsAboutSelf] my cousin is a civil engineer [codingNeed] will he have to code in @program [coverage] and is autocad part of it
  [tellsAboutSelf] i am head of sales, {no developer} [summary] tell me about the program for leaders
  [-] i'm comparing a few places [curriculum] so what do you teach in @program [coverage] and is data quality in it
  [-] my wife is asking [duration] how many hours @program has [prerequisites] and what she has to know
  [-] not sure i understood your page [count] are there three programs [compare] and how do they differ
  [-] our budget is small [recommendation] so if only one, which one for a team of analysts
  [-] good, i like @program [order] can i take it first [certificate] and is there a certificate for it alone
  [-] ok the first is clear [summary] now the second [duration] and its hours
  [-] i read {the brochure} already [coverage] but does @program have @skill
  [-] just to be sure [certificate] @program has a certificate too, doesn't it [access] and the material stays open?
  [-] i have one more question [mentor] is there mentoring in {@program} i mean in @program
  [-] this is important to me [codingNeed] does @program have coding, {a little} would be ok
  [-] sorry to ask again [duration] but how many hours was @program [audience] and for whom
  [-] we talked about {@program} yesterday [curriculum] today i want to know the topics of @program
  [-] i have to tell my boss [duration] how long it is [coverage] if @skill is in it [certificate] and if there's a certificate
  [-] you told me about @program [coverage] is {@skill} no, @skill in there
  [coverage] is data engineering taught, {data science} i did already [duration] and for how many hours
  [coverage] which has @skill, {@program} doesn't i think
  [coverage] beyond {text} does @program do pictures or sound
  [duration] how long is the one left, {@program} and @program you told me
  [summary] not {which is best}, only what @program is
  [prerequisites] {the exam at the end} i don't ask, what is needed at the beginning
  [curriculum] {a certificate} isn't what i want, what do i learn in @program
  [audience] no {ages}, what professions is @program for
  [recommendation] instead of {@program}, what would you give a beginner
  [compare] not {all three}, only the two short ones, how do they differ
  [codingNeed] leave {the long one}, do the short ones have code
  [order] {my wife} decides later, may i go ahead with @program and add @program after that
`;
