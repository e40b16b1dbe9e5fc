/** Claims, doubts, corrections and terse halves that are easily misheard. One message a line, as messages/all.ts says. */
export const clarifying = `
  [duration] isn't @program 40 hours
  [duration] isnt @program ten hours only
  [duration] aren't they both 10 hours
  [duration] wasn't @program the long one
  [duration] it isnt 40 hours is it
  [codingNeed] doesn't @program need code
  [codingNeed] isnt @program without coding
  [coverage] doesn't @program teach python
  [coverage] isn't deployment part of @program
  [coverage] so @program doesnt do agents
  [audience] isn't @program only for managers
  [audience] is @program not meant for developers
  [duration] how much longer is @program than @program
  [duration] by how many hours is @program shorter than @program
  [duration] how much more time does @program take than @program
  [compare] is @program deeper than @program
  [count] do you have a fifth program
  [count] is there a fourth course
  [count] somebody said there are five courses, i only see three
  [count] i heard of four programs, is it three
  [count] my friend counted six courses, how many are there
  [count] are there really only three
  [seats] is there a limit on how many can take part
  [launch] at what hour do i log in from boston [seats] and is there a maximum of people
  [seats] what is the maximum number of participants
  [seats] how many people can attend it
  [refund] refund policy
  [refund] whats your cancellation policy [seats] and seats left
  [refund] refund policy please [price] and fees
  [discount] is a couple discount there
  [discount] kindly revert whether any discount is there for two
  [discount] please confirm if group discount is available
  [projects] kindly tell which one is having project work
  [projects] please do the needful and tell me where project work is there
  [contact] aap logon se baat kaise kare
  [-] theek hai [contact] aapse baat kahan ho sakti hai [phone] whatsapp hai kya
  [contact] kaise baat ho sakti hai kisi se
  [launch] and my aunt is in london, is it the same hour for her
  [launch] is it at the same time in dubai
  [launch] same time for my brother in texas
  [launch] what time would that be for somebody in germany
  [formFields] without giving my phone number can i register
  [formFields] is registration possible without mobile no
  [formFields] can i skip the phone number and still register
  [enterprise] there are 20 of us and our needs are special
  [-] we don't want {an off the shelf course} [enterprise] we are 12 people with odd needs
  [enterprise] nothing ready made please, we are a team of nine with our own topics
  [recommendation] and what would he himself take
  [brochure] is there a paper i can hand over [recommendation] and what would my boss himself take
  [recommendation] which should she take herself
  [recommendation] i am an ml person and prompts bore me, convince me
  [recommendation] data scientist here, convince me of one
  [trust] another scam [programs] what do you even sell
  [-] sounds fishy [programs] what are you selling anyway
  [hostile] you lot are crooks [programs] what is it that you sell
  [cookies] do you use cookies [chatDetails] and does anybody watch what i type
  [cookies] cookies on this site [chatDetails] and who reads what i write here
  [dataUse] what do you do with the number that i give in the form
  [dataUse] what is my phone number used for
  [dataUse] why do you want my number and what do you do with it
  [-] neither {@program} nor {@program} [summary] details of the remaining one
  [-] not {@program}, not {@program} [curriculum] what is in the third
  [-] {@program} and {@program} are out [duration] how long is what remains
  [audience] not {the 40 hours one}, the other developer one, who is it for
  [audience] the short developer one and not {the long one}: for whom is it
  [-] just say yes or no, [mentor] do you have mentoring
  [-] i dont want {@program} [curriculum] whats in the other one
  [-] not interested in {@program}, [curriculum] whats taught in the other developer one
  [-] don't want {@program} [curriculum] what is in the other developer one
  [-] i dont want {@program}, [curriculum] whats inside the other coding course
  [-] {@program} no thanks [curriculum] whats in the other one
  [curriculum] what do you teach besides {python}
  [curriculum] what else is taught apart from {deployment}
  [audience] are both of the ten hour ones for engineers
  [audience] are both of those for coders
  [programs] do you have a @program
  [programs] have you got any @program
  [duration] what does @program cost me in time
  [duration] how much of my time will @program cost
  [enterprise] i have a team of 10 developers
  [enterprise] i have a team of 20 analysts
  [enterprise] i have a team of 12 engineers
  [enterprise] my team of 9 testers
  [enterprise] i have a team of 15 people
  [enterprise] we are a team of 8 testers
  [dataUse] what all is written down of the form
  [dataUse] what gets noted from what i fill in
  [tellsAboutSelf] two of us want to learn, one codes, one sells [recommendation] suggestions
  [recommendation] we are two, a coder and a business person, any suggestion
  [duration] or maybe @program, how long does it go
  [duration] or perhaps @program, how long is that
  [summary] or maybe @program, whats that one
  [-] yes or no only, [certificate] is there a certificate
  [-] one word answer please [codingNeed] is code needed
  [-] just yes or no [coverage] does any course teach python
  [recommendation] i can give 30 hours, is app development possible
  [programs] i can spare 20 hours, what is possible
  [programs] i have only 12 hours, what can i do
  [programs] maybe 15 hours in total, not more, what fits
  [brochure] can i see all that is covered before i join, any document
  [brochure] anything on paper that shows what is covered
  [brochure] is there a file where i see it all before joining
  [curriculum] what is in @program [-] no wait cancel that [audience] who is it for
  [-] scratch that [duration] how long is it
  [offTopic] which film runs in the cinema this week
  [offTopic] what is playing at the theatre tonight
  [coverage] i always mix up mean and median, can you help
  [coverage] i never remember how to join two tables, is that taught
  [coverage] which course shows how to get an app onto the internet
  [coverage] where do i learn to put my finished app online
  [curriculum] what does my team write in it
  [projects] what do we write there ourselves
  [-] i changed my mind twice, first {@program}, then {@program} [register] now it is @program, how do i get in
  [register] first i wanted {@program} now @program for good, how do i join
  [register] put me down for @program
  [-] forget {@program}, nah [register] put me in @program
  [audience] do you only train developers
  [audience] nothing for managers then
  [audience] is there nothing for us management people
  [tellsAboutSelf] i manage nobody, i write backend code all day [recommendation] which is for me
  [tellsAboutSelf] i lead no one, just code [recommendation] what fits
  [codingNeed] no python at all though, problem
  [codingNeed] i have no python, is that a problem
  [codingNeed] zero coding so far, does it matter
  [prerequisites] she would not mind learning it, is it too hard for a start
  [tellsAboutSelf] she is good with numbers and would not mind learning
  [register] good enough, which button
  [register] ok convinced, where do i press
  [register] sold, sign me up
  [programs] just one? and the ones that are shorter
  [programs] and the ones that are not
  [duration] is there nothing between 10 and 40 hours
  [duration] anything in between those hours
  [start] does @program start in august as well
  [start] and do those begin in september too
  [audience] who is it for, the first program on the page i mean
  [audience] who's the third one for, not {the other two}
  [certificate] i did not ask about {the mentors}, i asked if there is a certificate
  [price] i asked the price, not {the duration}
  [audience] i don't care about {hours} or {dates}, just who @program is aimed at
  [mentor] forget {the price}, who helps me when i am stuck
  [programs] if not {@program}, what is there
  [seats] not before i know whether seats are left
  [coverage] would i learn which ideas are worth the money
  [coverage] do you show which projects are worth the effort
  [assessment] is there homework between the sessions
  [-] sounds promising [assessment] is there homework after each meeting
  [assessment] do we get home work to do
  [access] shame, what do we keep afterwards
  [access] what do we keep then
  [access] is there anything we keep from it
  [-] ok it went through i guess [afterRegister] now what
  [afterRegister] it is sent i think, what now
  [afterRegister] done, form went through, whats next
  [-] forget {the agents} whatever [register] put me down for @program
  [curriculum] topics that have nothing to do with {python}, list please
  [curriculum] which of its topics are not about {code}? list them please
  [coverage] @skill in which course [duration] and how many hours
  [coverage] deployment, which course is that [duration] n how many hours
  [whoAreYou] whats your name [help] and what can u help me with
  [whoAreYou] who are you [help] and what can you do for me
  [launch] in boston what time do i log in
  [launch] in texas what time is it for me
  [brochure] is there a document i can hand over [recommendation] and what should he take himself
  [-] i need to convince my boss [brochure] is there a paper i can show him
  [-] my boss must be convinced [brochure] any document to hand over [recommendation] and what would he himself take
  [-] i have no use for {EST} or {IST}
  [-] no use for {the american times} [launch] just give me dubai
  [launch] paris time please [-] {IST} is no use to me
  [launch] only GMT [-] i don't need {IST} or {PST}
  [instructors] who are anita and joseph
  [instructors] who are meera and clement on your page
  [instructors] and who are farida and gaurav
  [instructors] who are zubin and ketaki
  [-] i changed my mind three times [-] first {@program}, then {@program}, [-] now it is @program for good [register] how do i get in
  [-] it was {@program}, then {@program}, now @program it is [register] how do i join
  [launch] on which date and hour would somebody in leeds have to log in for the launch
  [launch] on what day and time does a person in chicago join the session
  [about] explain in one line what your company is
  [about] in a sentence, what is this company
  [about] describe your institute in one line
  [whoAreYou] sorry, who am i talking to
  [whoAreYou] with whom am i writing
  [whoAreYou] who is writing here, a person
  [launch] the pop up had three highlights, can you repeat them
  [launch] repeat the highlights of the window, i closed it too fast
  [launch] i closed the popup, what were its points
  [curriculum] list everything in the @program syllabus except {the python part}
  [curriculum] all of @program but {deployment}
  [launch] spare me {the american ones}, the indian time is enough
  [launch] session time, only eastern [-] spare me {the others}
  [launch] launch time, GMT will do, not {the indian one}
  [audience] i am a student and no manager, so @program is not for me, or is it
  [audience] so @program is probably nothing for me, or is it
  [offTopic] should i put my money into shares
  [offTopic] is bitcoin a good place for my savings
  [offTopic] which stock would you buy, you are an ai after all
  [coverage] which of the courses has me put something live at the end
  [coverage] in which one do i ship something that is really online
  [programs] drop {the technical one}
  [programs] leave out {the coding one}
  [programs] not {the technical one} then
  [-] too much [duration] just the shorter of the two
  [-] that is too much [curriculum] just the shorter one, what is in it
  [-] too long for me [summary] tell me of the shorter
  [number] what share of learners gives up halfway
  [company] how many learners drop out
  [company] what is your dropout rate
  [dataKept] what do you keep of me after i registered
  [formFields] what is stored when i send the form
  [dataUse] which details of mine are recorded
  [brochure] something i can forward to my boss
  [brochure] have you anything as pdf that i can mail to somebody
  [testimonials] what came of those who took it
  [coverage] is python assumed in it
  [prerequisites] do you assume i know python
  [prerequisites] is python taken for granted
  [audience] is @program right for a developer
  [mentor] and in that one, do i get somebody who helps
  [codingNeed] and the one without code
  [codingNeed] which is the one that needs none
  [invoice] can you put my gst number on a bill
  [duration] somebody told me all your courses take ten hours, true
  [duration] my friend thinks all your programs are the same length, is that so
  [duration] are they really all of one length
  [coverage] which course deals with deployment [coverage] and which one with strategy
  [coverage] which one has python [coverage] and which has roi
  [instructors] who are the teachers
  [instructors] who are the teachers [count] and how many programs are there
  [instructors] give me the name of who runs the @program sessions
  [instructors] name of the person that leads @program
  [discount] do you pay anything if i bring a friend
  [discount] is there a reward for bringing my roommate
  [discount] not even for students
  [brochure] is there anything printable for our director
  [brochure] something printed that i can give to the head
  [phone] no phone at all
  [-] i don't need {your mail address} [location] i need the city
  [location] just the city please, not {the mail}
  [mode] are classes online or do i travel [coverage] also is python taught from scratch
  [coverage] python from zero taught or not
  [codingNeed] bina coding wala batao
  [codingNeed] rehne do, bina code ka course batao
  [brochure] could i have a brochure [mentor] and who looks at what i write
  [mentor] who reviews the work that i hand in
  [projects] do i leave with anything tangible
  [projects] is there something to show at the end of a session
  [launch] so there is no launch event at the moment
  [seats] no limited seats right now then
  [launch] in california what time do i log in [seats] and is there a limit on participants
  [launch] what hour is it for me in denver [seats] and is there a cap on people
  [seats] is there a limit on participants
  [dataUse] what happens with my phone number when i register [afterRegister] and after that who calls me
  [dataUse] what becomes of my number [afterRegister] and who calls me afterwards
  [launch] my cousin sits in london, is it the same time for him
  [launch] my sister is in berlin, same time for her
  [launch] is it at that hour for my brother in dubai too
  [order] i'd rather do the long one first and the short one later, is that allowed
  [order] @program now and @program later, allowed
  [register] i want the @program course please
  [register] i want @program pls
  [testimonials] what do the people say who did it
  [quotes] what do they say, those who took the course
  [tellsAboutSelf] i am a founder with no coding [recommendation] which one should i take [register] and how do i enroll in it
  [tellsAboutSelf] manager, zero code [recommendation] which course [register] and how do i register for it
  [codingNeed] my daughter never coded, is that a problem for @program [duration] and how long would she need
  [codingNeed] my brother has not coded before, does that matter in @program [price] and what does it cost
  [enterprise] we are a 40 person firm and would like something tailored for us, possible
  [enterprise] could you tailor something only for our company of 80
  [offTopic] what is the capital of peru, quick
  [offTopic] quick, who won the cup yesterday
  [tools] do we get api credits for the projects or bring our own key
  [tools] must i bring my own api key
  [-] list pls
  [-] names only please
  [recommendation] i am a cook and want out, is there any way with you
  [tellsAboutSelf] i am a nurse and want out [recommendation] is there any path for me here
  [recommendation] any path for somebody like me
  [tellsAboutSelf] he does python at school already and made a game
  [tellsAboutSelf] she knows html and made two websites
  [-] not from india [abroad] can i register all the same
  [abroad] i live outside india, can i not register then
  [abroad] is it closed to people from abroad
  [tellsAboutSelf] i lead nobody [tellsAboutSelf] i just write code all day [recommendation] which is for someone like me
  [afterRegister] do you ring me or do i ring you once the form is sent
  [recommendation] would i look silly among your students at 67
  [tellsAboutSelf] retired from the railways [audience] is it for old people too
  [-] i dont need {a certificate} [projects] i want to build things, can i
  [-] we want no {certificates} [projects] we want work on real cases, have you got that
  [-] i need no {brochure} [duration] i need the hours, do you have them
  [audience] none of your courses is for @person
  [audience] so nothing here is meant for @person
  [audience] no program is for @person then
  [audience] all of them are for @person
  [audience] they are only for @person
  [-] our rules allow twelve training hours a head at most [recommendation] what fits
  [-] the policy here is fifteen hours of training per employee [recommendation] which ones fit in
  [-] {i do not want to be registered} [duration] just tell me how long @program is
  [-] {dont sign me up for anything} [instructors] only say who teaches it
  [-] {no brochure please} [curriculum] tell me here what @program covers
  [-] {i have no wish to get any pdf} [curriculum] just tell me what is taught in @program
  [programs] is there nothing between ten and forty hours
  [-] ten is too short for me and forty too long [programs] is there anything in between
  [programs] got nothing in between
  [programs] anything in the middle, not as long and not as short
  [duration] would eight hours be enough for any of them
  [duration] i have fifty hours, enough for all three
  [duration] i can give sixty hours, would that do for all of them
  [duration] does @program reach 20 hours
  [-] i need at least 20 hours [duration] does @program reach that [programs] if not, which one does
  [-] four sessions of three hours is all i can give [recommendation] what can i take
  [-] i have two evenings of five hours each [recommendation] what can i take then
  [-] we can give each of them twelve hours, not more [recommendation] what can i send them to
  [-] my people have ten hours each [recommendation] what could they take
  [recommendation] what can i take with ten hours
  [recommendation] so what should i take
  [recommendation] which should i take then
  [-] i only have weekends [recommendation] what can i do with you
  [recommendation] is there nothing for a @person
  [recommendation] is there nothing at all for @person [-] everything looks made for experts
  [programs] i want depth, at least 30 hours
  [programs] something long please, 36 hours or more
  [-] {i do not need a certificate} [projects] i need real project work, do you have that
  [projects] real project work is what i need, do you have some
  [-] {not the paper} [projects] i want to build something real, is there that
  [chatDetails] is this chat recorded [dataUse] what do you do with my mail address
  [dataUse] what happens with my mail id
  [tellsAboutSelf] i am looking for something where one makes @skill [duration] how many hours was that one
  [-] ok so um i am looking for the course where you make agents [duration] you know how many hours was that one
  [-] i do not mind coding [programs] but i can not do more than twelve hours
  [-] coding is fine with me [programs] but it must be less than fifteen hours
  [-] code does not scare me [programs] only i have no more than 20 hours
  [-] i have no problem with programming [recommendation] what fits in 12 hours
  [audience] who are they for
  [audience] who are they meant for [-] {not the @program one}, the others
  [audience] and who are these for
  [schedule] the ten hours, is it one long day or an hour a day for two weeks
  [visa] i would fly in from @place, do you write an invitation letter for the visa
  [register] nah, the second. put me down for it
  [register] nah the first one, enroll me
  [register] no the last. sign me up
  [summary] nah, the first then
  [register] hmm nah the @program one. sign me up please
  [partners] which companies are your industry partners, [company] and how old is your own
  [partners] which firms stand behind the live projects? [salary] and what do people earn afterwards
  [salary] what is the pay after it and [partners] who are the partner companies
  [erasure] delete my details please [dataKept] and tell me how long you would have kept them
  [erasure] remove my name from your list, [dataKept] till when is such a thing stored
  [formFields] form mein kya kya likhna hai [afterRegister] aur uske baad kya hoga
  [register] kaise join karu [afterRegister] aur form ke baad kya hota hai
  [audience] who is @program meant for, [seats] and how many may join
  [duration] {@program} strike that, how long are the others
  [-] strike out {@program}. [duration] how long are the others
  [-] cut {@program} from the list, [price] what do the others cost
  [otherCity] apart from {chennai} do you have any branches
  [otherCity] except for {chennai} do you have any other place
  [otherCity] except for {delhi} is there a branch
  [-] @program and @program both i want to do. [duration] how many hours will it be [order] and which one first
  [codingNeed] do all your courses need @skill
  [codingNeed] do all of them need programming, [duration] and do all take as long
  [abroad] so as i live outside india i cannot sign up? [phone] then give me a number to call
  [mentor] besides projects what do the mentors do [mentorTimes] and how much of their time is mine
  [audience] it is for which people [duration] and for how many hours
  [-] i have no wish to get {a brochure} [curriculum] just say what @program covers
  [vendorPapers] my office also wants to know your gstin [start] and when do classes begin
  [start] if i enrol today, when do classes begin? [vendorPapers] accounts needs your gst number too
  [duration] how many hours for both together [order] and can they be done side by side
  [order] can i do @program and @program in parallel [price] and what would the two cost
  [duration] by how many hours do @program and @program differ [codingNeed] and which of the two is without programming
  [duration] how much longer is @program than @program [audience] and who is each for
  [duration] total hours of all your programs [price] and the price of the complete combo
  [price] what is the fee for the lot [duration] and the total of hours
  [mentor] do i get a mentor in it [projects] and project work as well
  [projects] is project work part of @program [mentor] and a mentor too, or are those for other courses
  [schedule] do you have sunday classes i keep my shop open six days [recordings] also if i miss one class can it be repeated
  [schedule] only evenings suit me is there such a batch [attendance] and what if i skip one
  [programs] which course is 10 hours [schedule] and is that finished in one day or week wise
  [discount] is there a concession for two [register] and does each one fill up a separate form
  [launch] what is that popup about [closeLaunch] and how do i make it go
  [street] where in the city do you sit exactly [language] and is it taught in english
  [benefits] what do i get here that free videos do not give [career] and would it help me change jobs
  [-] my director must approve it first. [brochure] do you have some pdf that i can forward
`;
