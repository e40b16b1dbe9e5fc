/** What a message asks that was taken for something near it. As messages/all.ts says. */
export const heardAgain = `
  [oneFormEach] can two of us register on one form
  [oneFormEach] may my sister and i use the same form
  [oneFormEach] can three people of my office sign up on a single form
  [enterprise] we are a firm of 90. [oneFormEach] can two of our people be put on one form
  [oneFormEach] do i have to fill in the form twice [order] and which one should i do first
  [oneFormEach] two courses, do i fill the form two times
  [oneFormEach] if i take both, must i send the form twice
  [oneFormEach] one form for me and my husband possible?
  [affirm] ok go with that. [register] how do i join
  [affirm] ok go with that
  [affirm] fine let us go with it
  [affirm] alright i'll go with that one
  [affirm] great, going with that. [register] what do i press
  [affirm] good, that one then. [price] what does it cost
  [affirm] perfect, i go for that. [register] how to enrol
  [afterRegister] i filled in the form on sunday, nobody has called
  [afterRegister] sent the form three days back and no call yet
  [afterRegister] registered last week, nobody got in touch
  [afterRegister] filled it on monday, no one rang me so far
  [afterRegister] submitted my details yesterday but no reply has come
  [afterRegister] form bhara tha, kisi ka call nahi aaya
  [afterRegister] it is a week since i registered and not a word from you
  [-] hi, my brother told me about your bootcamp
  [-] a colleague told me about your academy
  [-] my neighbour did mention your bootcamp
  [-] heard of your bootcamp from a friend. [price] what are the fees
  [-] my cousin spoke of your institute, [programs] what do you teach
  [-] a friend sent me the link of your bootcamp [duration] how long is @program
  [company] did your owner work at some big company [-] saw it on a forum
  [company] is your founder from IIT [-] i read it somewhere
  [testimonials] are the reviews real [-] saw some doubts on a forum
  [-] saw this on reddit, [price] what is the fee
  [-] found you on a forum. [programs] which courses are there
  [correction] i entered the wrong mail in the form, can you change it [correction] and will i need to register again
  [correction] my number is wrong in the form, must i register again
  [correction] name misspelt. do i have to fill the form once more
  [correction] do i need to send it again because of a wrong digit
  [correction] gave you an old number, is a new form needed
  [correction] typed the mail wrong. register again or can you fix it
  [phoneFormat] i am moving to germany, [phoneFormat] are german numbers okay, [visa] will you sponsor a visa
  [phoneFormat] are german numbers okay
  [phoneFormat] is a dutch number fine
  [phoneFormat] do you take kuwaiti numbers
  [phoneFormat] oh and do you accept qatar numbers
  [price] what does it cost, [phoneFormat] oh and do you accept saudi numbers
  [perks] list your perks
  [perks] list the perks please
  [perks] name all the extras
  [perks] list your perks {except the mentoring}
  [curriculum] what does the @program program go into
  [curriculum] what all does @program go into
  [curriculum] skip the basics: what does @program go into
  [curriculum] which things does @program get into
  [audience] would a fresher manage the @program course
  [audience] can a housewife manage @program
  [besideWork] i keep my job, does it fit, [audience] and would a fresher manage @program
  [audience] will a class 12 student cope with @program
  [audience] could my retired father follow @program
  [audience] would a bank clerk keep up in @program
  [coverage] does a @skill expert get to skip the first part
  [coverage] may an expert in @skill leave the basics part out
  [coverage] do seasoned coders get to skip the beginner part in the 60 hours
  [company] who made the courses
  [company] who designed these programs
  [whoAreYou] are you human or not? [company] if not, who made the courses
  [recommendation] i know @skill already, so not that again. something advanced for engineers
  [recommendation] have done the basics. something advanced for developers?
  [recommendation] anything more advanced for an experienced tester
  [closeLaunch] popup band kaise kare
  [closeLaunch] popup ko kaise hatau, [closeLaunch] and how do i get it back
  [closeLaunch] i closed the window, how do i get it back
  [oneFormEach] can my friend and i share one registration, [discount] group discount?
  [oneFormEach] may we two share one form
  [chatFailed] chat band ho gaya tha, reply nahi aaya
  [chatFailed] i wrote here and no reply came
  [onSite] custom batch for a team possible, [onSite] onsite?
  [onSite] onsite possible
  [onSite] onsite?
  [correction] i mistyped my email when registering. what do i do [afterRegister] and will i get a second confirmation
  [correction] i mistyped my mail when registering. what do i do
  [social] do you have linkedin? [testimonials] i also want to read reviews
  [testimonials] i also want to read reviews
  [benefits] name the six benefits you list
  [benefits] name all the benefits
  [launch] are both launch dates the same session
  [tools] does the @program one use any tools at all
  [language] in which language are the lessons [language] and are subtitles provided
  [access] do i keep the slides afterwards, [access] and for how long
  [access] will the notes stay with me [access] and for how long
  [company] did your founder work at a big company
  [company] was your ceo at a bank before
  [company] has your owner taught elsewhere
  [onSite] do you do it on site [enterprise] for a team of 20
  [enterprise] my team is sales folks [recommendation] which course for them [onSite] and do you do it on site
  [contact] got your mail id
  [contact] got ur email id? [social] and the linkedin page too
  [contact] give ur mail id, [social] n insta too
  [certificate] is there a certificate [accreditation] and does anyone recognise it
  [accreditation] is the certificate recognised [certificate] and does @program give one too
  [accreditation] is it valued by companies [certificate] and does @program also give one
  [curriculum] what do you teach @person
  [curriculum] what do you teach people like @person
  [curriculum] what will a @person learn with you
  [curriculum] what do you teach the beginners
  [curriculum] what are @person taught
  [curriculum] and what do you teach the @person among us
  [codingNeed] which course needs no programming but is also not for @person
  [codingNeed] which one does not need coding but is not for @person either
  [codingNeed] any course without code but not for @person
  [codingNeed] which program has no coding and is not meant for @person
  [codingNeed] is there one that needs no code but is also not about management
  [phone] other than {email} is there any way to reach you
  [phone] apart from {the mail} is there another way to reach you
  [phone] besides {email} how else can i reach you
  [phone] other than {mailing} how do i get hold of you
  [phone] except {by mail} how can one contact you
  [enterprise] as @person of a mid size firm i need to know whether you build programs for teams [recommendation] and which one suits our @person
  [enterprise] i need to know whether you make programs for teams [price] and at what rate
  [enterprise] i need to know whether you build courses for companies
  [enterprise] tell me whether you build programs for teams [recommendation] and which suits my @person
  [programs] my budget of time is @hours can i fit two of the courses into that [recommendation] and which
  [programs] i have @hours in all can i fit two courses into that
  [programs] my limit is @hours can two of the courses fit in that [recommendation] which ones
  [programs] i can spare @hours. can i fit two of your programs into it
  [-] i already registered so {do not tell me how to enroll} [afterRegister] what happens now
  [-] i have enrolled already so {skip how to join} [afterRegister] what comes next
  [-] form is sent {do not explain the form} [afterRegister] what now
  [-] am registered {no need to tell me how to register} [afterRegister] when will i hear from you
  [chatDetails] if i only chat with you and never register what data of mine do you keep
  [chatDetails] i only use the chat, which of my details do you hold
  [chatDetails] just chatting here, what do you store about me
  [chatDetails] what all do you keep of somebody who only chats
  [coverage] what do you cover on @skill [certificate] is there a certificate
  [coverage] what do you teach about @skill [refund] is there a refund
  [coverage] what is there on @skill [price] what is the fee
  [coverage] what do you cover of @skill [mentor] do i get a mentor
  [oneFormEach] register two friends
  [oneFormEach] register my two team members
  [oneFormEach] how do i enrol two of my colleagues in @program
  [oneFormEach] want to enroll two of my friends
  [oneFormEach] can i sign up three of my team for @program
  [recordings] are there recordings [oneFormEach] also how do i register two colleagues
  [oneFormEach] how to register both my sons
  [codingNeed] do all of them need coding or is there any exception
  [codingNeed] all the courses need code or is there an exception
  [codingNeed] is there any exception to coding
  [codingNeed] everything needs programming or are there exceptions
  [-] instead of {building apps} [recommendation] i want to learn how to judge tools which one
  [-] instead of {writing software} [recommendation] i want to learn to lead people which course
  [-] instead of {making websites} [recommendation] i would like to plan things. which one suits
  [-] rather than {building apps} [recommendation] i want to learn how to plan. which one
  [-] instead of {managing people} [recommendation] i want to learn to build, which program
  [recommendation] instead of {coding} i wish to learn how to run a team, which one is it
  [tellsAboutSelf] i am a @person [-] and {@skill basics} would bore me [recommendation] so which
  [-] {@skill} would bore me [recommendation] which course then
  [-] {the basics of @skill} bore me [recommendation] what else is there
  [-] {basics} would be boring for me [recommendation] which one do i take
  [-] {@skill} is boring for me [recommendation] so which one
  [payment] does registering mean i have to pay something right away
  [payment] do i pay when i register
  [payment] must i pay at once if i fill the form
  [payment] is there anything to pay on registering
  [payment] will the form ask me for money
  [payment] does signing up cost me anything now
  [alumni] are the testimonials from people at big companies
  [alumni] do the people in the reviews work in known companies
  [alumni] where do the ones who wrote the testimonials work
  [alumni] are those reviewers from tcs or infosys
  [-] i do not want {to train models} [recommendation] but i do write code and like @skill suggest one
  [-] i do not want {to manage people} [recommendation] but i like @skill, suggest something
  [-] not keen {on designing agents} [recommendation] but i do code and enjoy @skill. which one
  [-] i do not wish {to draw charts} [recommendation] i do write code and love @skill. which course
  [tellsAboutSelf] my wife runs a startup [audience] would she be ok in it
  [tellsAboutSelf] my son is a @person [audience] would he be fine in that one
  [tellsAboutSelf] i am a @person [audience] will i be at home in it
  [tellsAboutSelf] my brother is a @person [audience] would he do well in @program
  [tellsAboutSelf] i run a small export business no tech background [recommendation] worth it for me?
  [tellsAboutSelf] i am a @person [recommendation] is any of it worth it for me
  [tellsAboutSelf] i have a shop [recommendation] worth my time?
  [recommendation] would any of these be worth it for a @person
  [register] i think i want @program
  [register] i think i will take @program
  [register] i guess i want to do @program
  [register] i suppose i go for @program
  [phoneFormat] your form does not show my country in the list
  [phoneFormat] my country is not on your list
  [phoneFormat] i do not see my country in the form
  [phoneFormat] i have an indian sim 10 digits. will that work
  [phoneFormat] my number is a dubai one will that do for the form
  [phoneFormat] can i register with a foreign mobile number
  [phoneFormat] can i register with a us number
  [alumni] has anyone in my line of work done your courses
  [alumni] did any @person do your course
  [testimonials] has a @person ever taken the course
  [alumni] anybody from my field who did it
  [-] {do not want to fill your form} [contact] is there some other way to get details
  [-] {i would rather not give my number} [contact] how else can i ask
  [contact] can i ask without filling {the form}
  [brochureContents] the brochure is only for @program is it not
  [brochureContents] is the brochure just about @program
  [brochureContents] does the brochure have only one course
  [brochureContents] brochure has all the courses right
  [correction] i clicked enroll under the wrong program what now
  [correction] i registered for the wrong course by mistake
  [correction] picked the wrong program in the form, how to change
  [correction] i enrolled under @program but meant @program
  [summary] what is the second one on your page about
  [summary] what is the third course on your courses page about
  [summary] what is the first one on the list about
  [duration] and the last course in the list how long [audience] and for whom
  [brochure] got a brochure [price] my boss wants to know the price before approving
  [price] my manager wants to know the fee before he approves
  [price] my father asks for the cost before saying yes
  [price] my wife wants to know what it costs first
  [programs] name the course with no coding at all [register] then tell me how i sign up for it
  [payment] do i have to pay when i press enroll now
  [payment] do you charge when i press enroll now
  [payment] is money taken when i click enroll now
  [payment] will i be charged on pressing the enroll button
  [oneFormEach] would one form be enough to sign me and my wife up for the same course
  [oneFormEach] is one form enough for me and my friend
  [oneFormEach] will a single form do for both of us
  [dataKept] if i enquire today and never join how long will my phone number stay with you
  [dataKept] for how long does my number remain with you
  [dataKept] how long will my email stay with you if i do not join
  [codingNeed] are all four programs coding based
  [codingNeed] are all the courses coding based
  [codingNeed] is each of them based on coding
  [number] how many topics are there in all of them
  [phone] except for {the email} is there no other way to reach you
  [phone] apart from {email} is there no other way to contact you
  [phone] is there no other way than {email} to reach you
  [-] not {the american times} the indian one [launch] when is the launch
  [-] not {the uk time} the american one [launch] when does it start
  [-] {not the gmt one} the indian time please [launch] when is the session
  [register] good i take the agents not {the chiefs}
  [register] fine i take that one not {the other}
  [duration] i think it is @hours for @program correct me if wrong
  [duration] is it not @hours for @program, correct me if i am wrong
  [duration] @program is @hours, right? correct me if not
  [duration] i believe it takes @hours. correct me if i am mistaken
  [phone] how do i reach you without {sending an email}
  [phone] how can i get in touch without {mailing}
  [phone] can i contact you without {writing a mail}
  [-] {not interested in certificate or mentors} [projects] do i still get to do projects
  [-] {do not care for a mentor} [projects] do i get projects
  [-] {not after the certificate} [mentor] is there a mentor still
  [-] before i hand over my email [whoSees] who gets to see it [dataKept] how long do you hold on to it
  [whoSees] who gets to see my mail [dataKept] and till when
  [enterprise] only for our staff {not a public batch} is that possible
  [enterprise] a class just for us {not an open one} can you do that
  [enterprise] something for our people alone {no open batch} is it possible
  [enterprise] training for our own office {not the public one} do you do it
  [phoneFormat] can i fill in your registration form with my number here
  [phoneFormat] can i use my local number in your form
  [phoneFormat] does your form take my number from here
  [phoneFormat] will your form accept a number from where i live
  [enterprise] for a company enquiry should i use enroll now or something different
  [enterprise] we enquire for our company do we use the same enroll button or another one
  [enterprise] is the enroll button also for companies or is there another way for us
  [enterprise] for my office do i press enroll or something else
  [enterprise] we are 12 tellers at one bank what do we do
  [enterprise] we are nine people in one office how do we go about it
  [-] {not interested in a batch for just me} [enterprise] we are 12 people from one bank what do we do
  [recordings] if i miss one session is there a recording or is it gone
  [recordings] do i get the video later or is it lost if i am absent
  [recordings] is a missed class gone or can i watch it afterwards
  [oneFormEach] i would like to register four colleagues do i fill in one form with all names or not
  [oneFormEach] can i put all our names in one form or not
  [oneFormEach] shall i write all four names in a single form or one by one
  [oneFormEach] do i fill one form with the names of all my friends
  [-] did that working now [afterRegister] what happens next
  [-] done it works now [afterRegister] what comes next
  [-] ok did that it is fine now [register] how do i go on
  [-] that helped it works [afterRegister] and after sending
  [-] you said fast track
  [-] you said it is quick
  [-] as you told it is fast
  [-] my company pays only for things that can be done in under @hours [programs] do you have anything shorter than that
  [-] my office pays only for what takes less than @hours [programs] which of yours is that short
  [-] my employer pays for short courses only [programs] which ones are short
  [-] we pay only for trainings below @hours [programs] any such
  [difficulty] would a non programmer be lost in it
  [difficulty] will somebody without a technical background be lost there
  [launch] on which dates and at what hours is the launch for each of us
  [launch] on what date and at which hour is the session for me and for him
  [launch] which day and hour is the launch in each of our places
  [alumni] how many people have got promoted through you
  [career] so thousands of people got promoted through you
  [career] did people who joined get a promotion
  [career] do your learners get promoted afterwards
  [mode] are classes fully online as you take phone numbers from other countries
  [mode] so it must be online since people from abroad can register
  [dataUse] and if i fill the registration form what do you keep
  [formFields] i do not want to give my phone number only my email is that ok
  [formFields] can i leave the phone number out and give only the email
  [formFields] only email no phone is that fine
  [duration] what is the total for both of the programs
  [duration] what is the total of @program and @program
  [duration] send five managers for @program total training hours per head and for all five
  [duration] how many training hours is that per person and for the whole group
  [duration] total hours per head for @program
  [programs] {coding wala} nahi chahiye, koi aur hai
  [programs] {technical} nahi chahiye kuch aur hai kya
  [programs] {ye wala} nahi, koi aur course batao
  [programs] {python wala} nahi chahiye, aur kya hai
  [curriculum] mujhe {@program wala} nahi chahiye, @program wala chahiye. usme kya kya hai
  [duration] @program aur @program dono karu to total kitna, {@program wala} nahi chahiye
  [programs] exactly 20 hours ka koi course hai kya
  [programs] 15 ghante wala koi program hai
  [programs] 30 hours ka kuch hai kya
  [programs] 10 hours ka kaunsa course hai
  [programs] leave {that}, what else do you have
  [curriculum] skip {those two} and just tell me what the remaining one covers
  [curriculum] just tell me what the third one covers
  [duration] so do the 40 hours cover all three programs together
  [duration] is the 40 hours for all of them or for just one
  [duration] are the 10 hours for the whole course or per module
  [placement] will @program make me a data scientist guaranteed
  [career] will @program make me an ai engineer
  [career] does @program turn me into an ai expert
  [coverage] does that one also start from python basics
  [coverage] does @program start from python basics too
  [-] my company pays only for what is done in under ten hours [programs] do you have anything shorter
  [placement] do i get lifetime placement support [access] or only the material
  [location] where are you guys located [street] and is there an office i can walk into
  [language] would the trainer switch to telugu for a bit if someone gets stuck
  [language] can the teacher explain in tamil when i do not follow
  [placement] roughly what share of your learners landed a new role within six months of finishing
  [placement] how many of last year's students found work afterwards
  [accreditation] could i claim these hours as pdus for my pmp renewal
  [accreditation] does it count towards cpd hours of my institute
  [-] my laptop is an old one with 4 gb ram [tools] will it manage or should i upgrade first
  [tools] should i upgrade my computer first
  [unsaid] share some github links of apps your old students made
  [unsaid] can i see apps that former learners built
  [unsaid] has a batch ever been called off because too few signed up
  [unsaid] did you ever cancel a batch
  [-] my passport has expired [offTopic] what papers do i need to renew it
  [offTopic] solve x^2 - 5x + 6 = 0 with steps
  [offTopic] solve this equation for me
  [-] raat ko neend nahi aati [offTopic] koi acchi dawai bata do
  [offTopic] sar dard ki dawa batao
  [-] my manager is the printout type, he wants paper before he approves anything [brochure] can i just get something to hand him
  [-] hi i just filled in the form for @program [afterRegister] what now
  [-] just sent the form [afterRegister] what happens next
  [joinLaunch] does pressing the yellow button there commit me to anything
  [joinLaunch] what does the other button do in that window
  [brochure] where can i at least see the full syllabus
  [curriculum] otherwise where do i see all the topics
  [attendance] suppose i miss two of them then what
  [attendance] and if i cannot come to two classes
  [curriculum] other than {that topic}, what more is there in @program
  [curriculum] could you list what a student learns in @program
  [testimonials] besides {the data scientist}, who else says something about you
  [mentor] can i pick mine
  [mentor] may i choose my own mentor
  [oneFormEach] how many times do we have to fill the form
  [-] two of us want @program [-] one wants @program [oneFormEach] how many forms
  [count] youve got four programs [-] i only see a few here
  [count] you have six courses, right [-] i just see some cards
  [salary] what pay do your learners get afterwards
  [placement] what share of learners found a new job within six months
  [placement] what part of your students landed a new role
  [offTopic] what papers are needed for passport renewal
  [oneFormEach] do i need to fill the form twice if i want both @program and @program [duration] and how many hours would that be
  [contact] how do i reach your office [onSite] and can i drop in on saturday to see it
  [phone] no {form} no {email} please just give me a whatsapp number
  [-] my son wants @program but he has zero coding background [codingNeed] will it still work [recommendation] or should he go for something else
  [unsaid] the project i build there, is it my property or yours
  [unsaid] who owns the code that i write in the program
  [unsaid] is using chatgpt for the tasks allowed or is it cheating
  [unsaid] which of them do most students end up taking
  [unsaid] which program is the most popular one
  [accreditation] will my university add credits for this
  [accreditation] is it equal to a six month diploma when companies look at it
  [attendance] my exams will clash with two or three classes [attendance] would my name be struck off for that
  [payment] would sbi give an education loan for this, are you on their list
  [offTopic] my redbus seat got cancelled yesterday [offTopic] when will the money come back
  [offTopic] phonepe app keeps closing when i open it, pls help
  [offTopic] there is a python near our hostel wall, a real one, whom do we call
  [offTopic] sunday ko hyderabad mein baarish hogi kya
  [offTopic] will it rain in hyderabad tomorrow
  [offTopic] how to get a learner's licence in hyderabad, which rto should i go
  [offTopic] with two lakhs in hand which small business should my husband begin
  [seats] the twenty five seats that your popup speaks of [seats] do they hold for all the courses or for one alone
  [-] emails i open once a month [phone] so other than by email how can i talk to you people
  [-] i spent 22 years in shipping [-] and after that in dubai [phoneFormat] so i need the length for the emirates
  [duration] what does @program cost me in time
  [duration] what will it cost me in hours
  [price] any other fees
  [price] any other charges besides
  [price] i like @program, any other fees
  [audience] so all three are for engineers
  [audience] so all of them are for developers then
  [audience] are all three meant for managers
  [audience] all three are for coders, really
  [audience] is it so that all of these are for beginners
  [audience] so the three of them are only for technical people
  [audience] are they all for people who build software
  [audience] all your courses are for bosses i guess
  [perks] list your perks {except mentorship}
  [perks] name the perks {but for the lifetime access}
  [perks] tell me the perks {other than the mentor}
  [perks] give me a list of all perks {minus the projects}
  [perks] what perks are there {besides the material}
  [perks] list the extras that come with it {leaving out the mentors}
  [recommendation] 12 hours is what i have this quarter and not one more [recommendation] what fits
  [recommendation] twenty hours a year is all they give us [recommendation] what would fit
  [-] fifteen hours is my limit [recommendation] what suits that
  [-] two names have the same word in them, {i do not mean the agentic one} [duration] how long is the other
  [-] both titles sound alike, {i am not speaking of the app one} [duration] how long is the remaining one
  [audience] which of the two technical courses is not meant for beginners
  [audience] which of the two coding ones is not for freshers
  [audience] which one of the three is not for developers
  [order] do both ten hour courses run in the same month
  [schedule] do both courses run in the same week
  [schedule] are the two short ones held in the same week
  [access] can i share the lifetime material with a friend
  [access] may my team use the lifetime materials too
  [duration] my friend said it is 30 hours, is he wrong
  [coverage] she says there is no python in it, is that true
  [coverage] i wish to design circuit boards, is there one for that
  [coverage] i want to learn to weld, does one of yours fit
  [mentor] and mentors too
  [mentor] mentors also?
  [myRegistration] you can check mine?
  [myRegistration] can you look up mine
  [tellsAboutSelf] i already know python, {so not the basics} [recommendation] what should i do next
  [recommendation] know the language well, {no basics} [recommendation] what should i take
  [tellsAboutSelf] two of our team heads could join {a ready made one} and they do not program [duration] how many hours would they be away
  [unsaid] does somebody who knows the basics get to skip the first part
  [unsaid] can an expert leave out the first ten hours of the long one
  [unsaid] may a java expert skip the beginning of @program
  [unsaid] can i jump over the part that i know already
  [unsaid] does an sql expert get to pass over the easy chapters
  [coverage] frameworks
  [coverage] frameworks?
  [coverage] any frameworks in it
  [coverage] roadmaps?
  [oneFormEach] register two cousins
  [oneFormEach] enroll three friends
  [oneFormEach] sign up my two sisters
  [oneFormEach] put two colleagues down
  [perks] list the perks [audience] and say who the app course is for
  [benefits] name what makes you better [audience] and say whom the leaders one is for
  [duration] give the hours [audience] and tell me who the agentic course is meant for
  [curriculum] list the topics [audience] and say who it is for
  [price] state the fee [audience] and tell who the long course is for
  [-] two of them have developer in the title, {not the agentic one} [duration] how long is the other
  [-] both names end alike, {i am not after the app one} [duration] how many hours is the other one
  [-] there are two with developer in the name, {i do not mean the agentic title} [price] what does that other one cost
  [tellsAboutSelf] i know python already [-] {so not the basics please} [recommendation] what should i do
  [tellsAboutSelf] i can code in java [-] {so no beginners stuff please} [recommendation] what should i go for
  [tellsAboutSelf] we know the tools [-] {so not the introduction} [recommendation] what should we do
  [price] hat price?
  [price] kit price
  [price] book price?
  [price] uniform price?
  [-] i do not need {the basics} [tellsAboutSelf] i have six years of it [-] i want agents [curriculum] what is covered
  [tellsAboutSelf] i can write sql already [recommendation] so what should i do
  [tellsAboutSelf] i already know java [recommendation] what should i do then
  [-] two of them are called @program, {i do not mean @program} [duration] how long is that other one
  [-] two titles say @program [-] {i dont mean that title} [duration] how long is the other one
  [-] two names say developer [-] {not the agentic name} [price] what is the fee of the other
  [duration] my friend said @program is 30 hours [coverage] and no @skill in it [-] is he wrong
  [duration] she says @program takes 20 hours [coverage] and there is no @skill in it
  [codingNeed] he told me @program has no coding [duration] and is 40 hours
  [-] changed my mind, no calls please [erasure] remove my data
  [-] i thought again, no call please [erasure] wipe my entry
  [oneFormEach] if i want both courses for coders, {not the managers one}, is one registration enough
  [oneFormEach] if she takes two of them is one form enough or two
  [company] who started this school [start] and when does the next group begin
  [company] who founded it [start] and when do you begin next
  [about] who are you people [start] and when does the next round start
  [quotes] which learner story is not from the consultant
  [quotes] whose words are those that are {not the data scientist's}
  [testimonials] which of the reviews is not by a consultant
  [duration] what if i skip the first [tellsAboutSelf] i know java and sql already
  [duration] and if i leave out the second [tellsAboutSelf] i have done that before
  [duration] what if i drop the last one [-] i know that stuff
  [unsaid] may an expert skip the basics part in the long one
  [unsaid] does a python expert get to skip the first chapters
  [unsaid] do those who know python get to skip the basics
  [price] hat price
  [price] cap price?
  [price] what is the apron price
  [tellsAboutSelf] i want to clear the gcp cloud architect exam [recommendation] which course
  [tellsAboutSelf] i wish to pass the salesforce admin exam [recommendation] which program is it
  [tellsAboutSelf] network engineer here [tellsAboutSelf] i want to clear the cisco exam [recommendation] which program
  [start] i need the exact date please [-] have to plan leave
  [start] the exact day please [-] i must book leave at work
  [launch] the exact hour please [-] i have to set an alarm
  [-] i am not asking {what it costs} [payment] only if i can pay in parts
  [payment] only whether i can pay in pieces, {not how much}
  [contact] is there anybody on your side who would go over this with me
  [placement] would somebody go over my cv and put me through mock interviews
  [duration] which of the two coding courses is not 40 hours
  [duration] which of them is not ten hours
  [audience] which of the two technical ones is not for analysts
  [duration] i can spare about 5 hours a week for @program, how many weeks would that be
  [curriculum] what do you teach besides {the business course}
  [curriculum] what do you teach apart from {the agents course}
  [future] do you have a blockchain course
  [future] do you have an aws course
  [future] have you got a data science course
  [future] is there a kubernetes course with you
  [future] do you have a tableau course
  [future] do you run an sap course
  [-] just for me, {not for my staff} [tellsAboutSelf] i own a shop
  [recommendation] only for me, {not for my people} [-] i run a garage
  [recommendation] just for myself, {not the team} [tellsAboutSelf] i have a small hotel
  [placement] what percentage of past learners landed a new role within six months
  [placement] how many percent found work within three months of finishing
  [placement] what portion of the last batch had a new job inside half a year
  [enterpriseMail] what goes in the subject line
  [enterpriseMail] and what should the subject line be
  [unsaid] out of the 40 hours how much is spent only on python
  [unsaid] of these hours how many go into deployment alone
  [unsaid] how many of the ten hours are for multi agent systems
  [unsaid] do you interview people before you accept them
  [unsaid] is there an admission interview
  [unsaid] when you revise the notes later, do old batches get the new version
  [unsaid] if the slides are updated next year do past learners get them
  [contact] is there some way to tell you that i am interested {other than the form}
  [contact] how do i reach you without filling in that form
  [contact] can i apply some other way {not the registration form}
  [phone] {other than e-mail}, how can a parent reach you
  [curriculum] is it only python in the 40 hour course or is there something else as well
  [curriculum] is the agents course only about architecture or more
  [seats] suppose all the seats are gone before i apply, what is left for me then
  [unsaid] if all seats are gone is there a second round
  [coverage] {not agentic}, the other developer one [coverage] do we deploy what we build there
  [refund] if there is no money back after the first class i would rather wait, so which is it
  [quotes] who is the other person who is quoted, {not the data scientist}, and what did they say
  [offTopic] will i get cse in that college with this rank
  [offTopic] eamcet rank twenty thousand, which college will i get
  [offTopic] how does rag differ from fine tuning, explain simply
  [offTopic] explain in simple words what overfitting is
  [offTopic] my vlookup shows an error, how to fix it
  [-] i do not mean my name, those i know you keep [chatDetails] the messages themselves, are they stored
  [unsaid] minimum headcount for a custom program
  [unsaid] is there a minimum number of people for a custom batch
  [unsaid] how many of us must there be before you make a custom program
  [unsaid] least team size for a batch of our own
  [unsaid] live captions for somebody hard of hearing
  [unsaid] are there captions [tellsAboutSelf] i am hard of hearing
  [tellsAboutSelf] i am a little deaf [unsaid] do the sessions have captions
  [unsaid] i use a screen reader, can your notes be read with that
  [unsaid] the app i build there, is it my property or yours
  [unsaid] is what we build ours or yours [-] i want to put it on github
  [unsaid] may i publish what i build in the project on github
  [register] good, i take @program, {not the other}
  [register] fine, i take the long one, {not the managers' one}
  [tellsAboutSelf] it is 15 people on my staff [-] and {the standard courses} will not do [enterprise] how do we go about it
  [enterprise] this is not for me alone, my twelve people need it [enterprise] how do we go about that
  [contact] accha to ye sab kisse puchu
  [contact] kisse baat karu iske baare me
  [contact] ye sab kis se poochna hai
  [formLocked] the button to send your form is grey, nothing happens when i tap it
  [formLocked] submit is greyed out, tapping does nothing
  [correction] the phone number in that mail is not mine, what do i do
  [correction] found the mail, but the number shown there is wrong
  [accreditation] would @program earn me any pdus
  [accreditation] do i get cpd points for @program
  [tellsAboutSelf] i hold a pmp [accreditation] would the programme count for pdus
  [tellsAboutSelf] i am hard of hearing and rely on captions [unsaid] will there be any
  [unsaid] are there captions in the live sessions for the deaf
  [transfer] what if after two classes i feel it is not for me, can i shift to the other one
  [transfer] if the business one turns out wrong for me can i move to the app one
  [unsaid] how many hours of homework a week should i keep aside
  [unsaid] roughly how much homework is there per week
  [tellsAboutSelf] i have trained corporate teams for nine years [partnership] are you hiring trainers
  [tellsAboutSelf] i have taught deep learning to companies [partnership] and would love to take sessions with you
  [offTopic] how to register my rent agreement online
  [offTopic] how do i register a sale deed in telangana
  [offTopic] phone pe app is not opening, shows server error
  [offTopic] gpay is down since morning, server error
  [offTopic] last date for filing itr this year
  [offTopic] what is the last date to file income tax returns
  [prerequisites] i am in class 12 so no degree yet, does that rule me out
  [prerequisites] no degree, am i ruled out
  [afterRegister] confirmation mail has not come, not in spam either, what can i do
  [duration] my boss will only approve something under 40 hours
  [recommendation] only something under 30 hours gets approved here, and technical please
  [register] good, i take the agents
  [register] fine, i take the agents, {not the chiefs}
  [register] ok i go with the agents then
  [offTopic] how do i move my pf to the new employer
  [offTopic] pf transfer from old company to new, how
  [offTopic] what papers do i need to register a second hand scooter in my name
  [offTopic] how is a used car registered in my name
  [offTopic] a python got into our garage, whom do i call
  [offTopic] there is a snake in the kitchen, which number do i ring
  [offTopic] best biryani near charminar, somewhere for my parents
  [offTopic] getting an indentation error in my script, what am i doing wrong
  [offTopic] my code throws a type error on line ten, why
  [unsaid] whatever i build in the live project, do i own it or does the company
  [unsaid] who owns what we make in the partner project
  [instructors] what degrees do the mentors hold
  [instructors] from which universities are the trainers
  [transfer] one of our staff may resign halfway, could a colleague take over the rest
  [transfer] can somebody else use the remaining hours if i leave
  [schedule] is diwali week off or do classes go on
  [schedule] are there classes on holi
  [start] not the batch next month, the one after that begins when
  [start] i am travelling next month, when is the one after that
  [price] fees for students [discount] and any scholarship
  [price] fees for freshers? [discount] any concession
  [benefits] you say fast track, how fast is it really
  [duration] how fast is fast track in hours
  [myRegistration] and which program did i pick
  [myRegistration] which course did i choose in the form, can you see
  [oneFormEach] i want both technical courses, would sending the form once be enough
  [oneFormEach] is sending the form once enough for two courses
  [dataKept] unless i write, do you ever wipe my enquiry
  [dataKept] do my details ever go away by themselves
  [chatDetails] if i only talk to you here and never fill in the form, what do you store of me
  [curriculum] in the 40 hour program what is there once you are past the python part
  [afterRegister] {please do not explain how to fill the form}, what comes once it has been sent
  [offTopic] somebody hacked my instagram and asks my friends for money, how do i get the account back
  [offTopic] my facebook got locked, whom do i write to there
  [offTopic] is it wise to put two lakh into smallcap funds now
  [offTopic] should i move my savings into gold or into an index fund
  [offTopic] my boss keeps shouting at me before everybody, do i resign or go to hr
  [offTopic] my team lead hates me and i cannot sleep, what do i do
  [offTopic] fever since monday and my knees hurt, which tablet do i take
  [offTopic] which syrup do you suggest for a dry cough
  [offTopic] what should i give my girlfriend for her birthday, budget 1500
  [offTopic] a good thriller on netflix please, something under two hours
  [offTopic] my pnr is waitlist 12, will it get confirmed by friday
  [offTopic] tatkal ticket kab khulta hai aur kya milega
  [offTopic] explain gradient descent to me quickly, i have a viva tomorrow
  [offTopic] my viva is tomorrow, tell me what normalisation in a database is
  [offTopic] how do i link my pan with aadhaar, their site shows an error
  [offTopic] is one ai subscription better value than the other these days
  [unsaid] how much practice at home should i plan for each week
  [unsaid] apart from the sessions, how much homework is there in a week
  [unsaid] how many hours of self study come on top of the sessions
  [unsaid] what is the smallest group you would run a private batch for
  [unsaid] can i choose my mentor myself, how is one paired
  [unsaid] how are mentors and learners matched
  [unsaid] do you keep a waiting list when the seats are gone
  [unsaid] is there a waitlist if it is full
  [unsaid] will there be live captions for somebody who does not hear well
  [instructors] can i see the cv of whoever takes the agents part
  [instructors] could i look at the resume of the person who teaches it
  [tools] is it langgraph or crewai that you teach agents with
  [tools] aws or azure, on which do we put the app
  [tools] is my five year old laptop with 8 gb enough or do i buy a new one
  [partnership] i run a coaching institute, would you work together with us
  [partnership] i have taught in companies for years and would love to be on your faculty
  [partnership] i am a trainer myself, what do you pay per session
  [access] when a newer model comes out, does the study material get refreshed or stay as it was
  [recommendation] we are two founders and three engineers, who should go where
  [recommendation] one finance head and one backend engineer, match them please
  [correction] i enrolled for the business one by mistake and wanted the other, how do i get it corrected
  [correction] one digit of my phone is wrong in your mail, must i fill the form again
  [correction] wrong mobile in my registration, i would rather not start over
  [phoneSigns] must the brackets and dashes come out of the number or do they not matter
  [career] jobs are not promised, i understand, so what do you do for my career
  [benefits] mentorship i know of already, which of your six reasons are left
  [quotes] the data scientist i have read, what does the other person say
  [seats] we are thirty, is that more than the places you announce for the launch
  [seats] are the 25 seats only for the launch bootcamp
  [afterRegister] is there supposed to be a mail
  [afterRegister] should a mail have come to me by now
  [formLocked] the submit button stays grey although all is filled in
  [mailContents] what does the mail say that comes after the form
  [recommendation] what i want is a thing that books travel on its own, searches, compares, decides and pays
  [tellsAboutSelf] i have been a software engineer for twelve years
  [recommendation] where should i start with ai and how will i know that it worked
  [recommendation] interested in how several llm driven actors negotiate, anything
  [tellsAboutSelf] my mother owns a garment export house [recommendation] she wants to know whether ai is worth the money for her
  [recommendation] ai me kuch banana chahta hai jo live chale, kya doge usko
  [prerequisites] does it start from zero
  [prerequisites] the python one, does it start from zero
  [coverage] {kindly skip the overview}, where is return on investment dealt with
  [coverage] i only need to know where return on investment is dealt with
  [-] not ready to enrol [brochure] could i just have something to read offline
  [mailByMistake] got a mail thanking me for interest but i never filled any form what should i do
  [mailByMistake] i never filled any form, what should i do about your mail
  [tellsAboutSelf] from january i am head of operations and will not be coding again [-] so
  [start] this intake is gone for me, when will the one following it begin
  [source] how would you know which campaign led our people to you
  [career] what do you do for a learner's career
  [mailByMistake] my mother received a mail from you thanking her for interest, she never visited this website [mailByMistake] what should she do
  [mailByMistake] he never visited your website, what should he do about the mail
  [oneFormEach] we are 3 colleagues all wanting the same course, one entry for everyone or how
  [oneFormEach] four of us want the same course, is one entry enough
  [payment] i sit in toronto, in which currency would i be charged
  [payment] which currency do you charge in
  [unsaid] the chatbot i build in class, can i sell it later or does it belong to you
  [unsaid] who owns the app that i build during the course
  [unsaid] between two sessions, how many hours of homework should a busy person plan for
  [unsaid] our head wants a score sheet on every employee once training is over, do you hand that over
  [unsaid] do you report to us how each of our people did
  [unsaid] does the managers course work through any hospital cases
  [unsaid] is four people too few for a custom batch
  [offTopic] my payment app keeps logging me out since the update
  [offTopic] getting a keyerror when i merge two dataframes in pandas, why
  [offTopic] my loop runs one time too often, what is wrong in this code
  [offTopic] ten years from now, will there still be radiologists or has ai finished them off
  [offTopic] a python has got into our farm shed, whom should we call
  [offTopic] between two scooters, which would you get for your wife, mileage matters
  [offTopic] we are blessed with a boy, kindly suggest names starting with r
  [offTopic] a ball is thrown straight up at 20 metres a second, how high does it go, class 11 sum
  [offTopic] some fraud fellow has taken over my whatsapp, please help fast
  [start] around which time of the year do you take in a new group
  [start] when in the year do you begin with new people
  [whoSees] can anybody outside your office look up the mobile number i typed in
  [name] {aivy is what you are called, i got that}, what is the institute called
  [location] my wife says you are in another city and i say this one, which of us is right
  [recommendation] my daughter knows a bit of c and nothing in python, where would you place her
  [erasure] if i regret it after sending the form and want nothing of mine left with you, what must i do
  [erasure] i want nothing of mine left with you
  [transfer] i booked already but my colleague is keen to come in my place, can the name be swapped
  [career] even if you do not promise a job, would i have something to show at an interview
  [instructors] {mujhe teachers ke naam nahi chahiye}, kis type ke log sikhate hain
  [social] {linkedin i never open}, where else are you on social media
  [quotes] i would like to hear what someone who studied with you thought of it
  [chatDetails] for how long do the name and email from this chat stay with you
  [-] dear team we are a public company and buy through one portal only [vendorPapers] are you listed there
  [formLocked] naam, email, number sab bhar diya, bas country chhod diya, submit dab nahi raha
  [formLocked] everything is filled in but the country, and submit cannot be pressed
  [quotes] show the review from one of them, {leave the other}
  [offTopic] can she still be enrolled in the health scheme, the ration card is lost
  [offTopic] between two chatbots, whose free version is smarter these days
  [phone] {do not give me an email id}, i want to talk to someone, phone or whatsapp anything
  [benefits] the part on your page on mastering gen ai, what does it promise
`;
