/** For somebody else, and leaning on the answer. One talk a line, as talks/all.ts says. */
export const forSomebodyElse = `
  [prerequisites] can my daughter join right after school > [prerequisites] she never had maths > [codingNeed] nor any coding > [difficulty] wont it be too much for her > [-] i see. [recommendation] then which one would you give her
  [audience] who is @program for > [audience] would a girl of 22 fit in there > [tellsAboutSelf] she is a @person by the way > [recommendation] so what is right for her > [recommendation] and for her brother?
  [certificate] will my daughter get a certificate > [certificate] with her name on it? > [accreditation] do colleges accept such a thing > [accreditation] government ones also?
  [access] how long can she use the course material > [access] so it never ends? > [access] would my brother get that too > [recordings] and the classes themselves, are those in it
  [mentor] does every student get a mentor > [mentor] just her and him? > [mentorTimes] how many times a week would they talk > [mentorTimes] at an hour she piks? > [instructors] is it a lady or a gentleman
  [price] what is the fee for my daughter > [payment] must i give all of it at once > [discount] she has a twin, less for both? > [discount] so nothing off for girls either
  [accommodation] is there a hostel for girls > [accommodation] near it at least? > [accommodation] who pays for her food then > [-] oh god. [location] which town are we talking of
  [location] where are you based > [street] which part of it > [otherCity] nothing in pune? > [mode] so must she travel there daily
  [register] how do i enroll my daughter > [formFields] what do they want to know of her > [formFields] my number or hers? > [oneFormEach] and her cousin, in the same one? > [afterRegister] and then what do we wait for
  [oneFormEach] can i put both my children in one form > [oneFormEach] so twice for two kids > [oneFormEach] and if she wants two courses, again? > [afterRegister] two mails then too?
  [afterRegister] what comes after i send the form > [afterRegister] only one mail then? > [mailContents] what stands in it > [mailContents] does it name her course as well > [afterRegister] and nobody rings us up?
  [dataUse] is my daughters number safe with you > [dataUse] so no sales calls to her > [whoSees] wich people can look at it > [dataKept] for how many years though > [erasure] if she wants it gone, what do i do
  [testimonials] are earlier students happy > [testimonials] what work do they do > [quotes] what were the words of the first one > [quotes] and the other person, what did he say > [alumni] could my daughter ring one of them
  [duration] how many hours is @program > [duration] which of the two is that, the long one? > [duration] if she does one hour a day > [schedule] on which days would she sit there
  [schedule] at what time are the classes > [schedule] is that late for a girl to come home > [mode] or can she do it from her room > [recordings] and when she is ill that day
  [programs] which courses do you have > [summary] tell me of the thing you named first > [audience] would that suit a girl like mine > [duration] how long would she be busy with it
  [count] how many programs are there > [programs] name them for me > [compare] how do they differ then > [recommendation] she likes drawing, which of those
  [projects] will she make a real project > [projects] alone or with others there > [partners] for which firm would that be > [career] can she show that to an employer
  [placement] will my daughter get a job after it > [placement] you promise that? > [placement] an internship at least > [salary] what would they pay her
  [salary] how much will she earn afterwards > [salary] roughly even? > [placement] and who finds her that position
  [demo] can she try a class first > [demo] a half hour would do > [refund] and if she pays and hates it > [refund] every rupee of it?
  [attendance] does she have to be there every day > [attendance] three days off for a wedding? > [recordings] can she watch those afterwards > [recordings] so it is not recorded?
  [language] is it taught in english > [language] her english is weak, what then > [language] subtitles for her maybe > [difficulty] so will she be able to follow
  [trust] how do i know you are genuine > [company] since when do you exist > [testimonials] has anybody praised you > [quotes] read me that of the lady > [contact] i want to ask a human, where
  [brochure] is there a booklet i can show my husband > [brochure] can he print that > [brochureContents] is her course in there > [brochureContents] what about the others, also in? > [price] so the cost stands there?
  [launch] when does the bootcamp take place > [launch] is that a night hour for us > [launchProgram] which course of yours does it belong to > [joinLaunch] how does she get a chair there > [seats] how many girls and boys may come [schedule] and at what hour is her normal class
  [seats] are there places left for my daughter > [-] good. [seats] when will they be gone do you think > [joinLaunch] then let me keep one for her > [oneFormEach] and one for my niece on the same paper
  [closeLaunch] a window came up how do i get rid of it > [closeLaunch] did i sign her up by that > [launch] what was it about anyway > [launchProgram] is that the same as the short one
  [formLocked] the button in the form does not work > [formLocked] i wrote her name and mail already > [phoneFormat] we are in india what do i choose there > [phoneFormat] how long must hers be
  [correction] i wrote my daughters name wrong > [correction] so just answer that mail? > [correction] even after a week > [myRegistration] has she been put down at all
  [myRegistration] did my daughters registration reach you > [myRegistration] cant you look it up > [-] hm. [contact] so who could tell a mother that > [afterRegister] should she have got something in writing
  [mailByMistake] my daughter got a mail from you but she did not register > [mailByMistake] must she answer it > [erasure] i want her out of your list > [dataUse] you wont ring her now?
  [classSize] how many children sit in one class > [classSize] more than twenty you mean? > [otherPeople] who are the others with her > [unsaid] is there one with only girls
  [assessment] does she have to sit an exam > [assessment] and if she fails? > [certificate] does she still get the paper > [assessment] so no homework at home either
  [tools] does my daughter need a laptop > [tools] an old one is fine? > [tools] or do you lend her one > [houseRules] is there wifi for her at yours
  [start] when does the next course start > [start] after her exams in may would be ok? > [deadline] till when must i decide > [deadline] and if we come later than that
  [ending] when does the course finish > [ending] before diwali or after > [support] will somone help her after that > [support] in a group or alone
  [support] is there a students group > [support] whatsapp or what > [support] her seniors are in it too? > [access] and she keeps the notes
  [future] do you have courses for children > [future] her sister is only 11 > [prerequisites] from how old then > [future] will there ever be one for her
  [transfer] can my daughter change the course later > [transfer] from the short to the long one? > [transfer] after two weeks inside it > [order] or could she do both one by one
  [order] which course should come first > [order] why not the other way round > [order] the two together in a month maybe > [duration] how many hours would that make for her
  [discount] is there a scholarship for girls > [discount] her marks are very good > [price] so what is the full sum > [payment] monthly for a widow?
  [career] what will it do for my daughters future > [career] something to put in her cv? > [career] my son is in commerce, him also? > [placement] and you send it to companies
  [perks] what all does she get with it > [number] how many things is that > [mentor] is a guide among them > [access] and how long does she keep the books
  [houseRules] is it safe for a girl at your centre > [houseRules] who looks after her there > [street] on what road is that > [onSite] may i come and see it with her
  [events] is there an orientation for parents > [events] a prize day or so? > [events] may her father sit in > [contact] who would know that for sure
  [phone] is there a number i can ring > [phone] not even whatsapp? > [contact] so i have to write, to whom > [contact] will a mother get a reply there
  [codingNeed] does she need to know coding > [codingNeed] in which of them not at all > [codingNeed] not one line? > [curriculum] what does she learn in it instead
  [mode] is the class online > [mode] fully or half half > [tools] on zoom or something > [attendance] does her camera have to be on
  [chatDetails] why did the chat ask my name and mail > [chatDetails] and my words here, who reads those > [dataKept] when do you throw that away > [privacy] is this in your rules somewhere
  [difficulty] is @program hard for a beginner > [difficulty] she gives up fast, you know > [mentor] is there a person she can ask > [mentorTimes] also on sundays
  [unsaid] do you send parents a report > [unsaid] not even once a month > [assessment] then how do we see she learned it > [certificate] a paper at the close, surely?
  [besideWork] my daughter works in a bank can she do it besides > [besideWork] her shift ends at eight > [schedule] anything after that hour > [recordings] or she sees it at midnight herself
  [enterprise] we want training for our staff > [enterprise] forty people, is that fine > [enterpriseMail] what shall i put in the mail > [enterpriseMail] headcount and skills, is that all > [oneFormEach] or does each of them send the form
  [enterprise] can you build a program for our company > [enterprise] the thing you named first, where is it > [enterprise] does it cover our own cases > [onSite] at our premises too?
  [onSite] can the trainer come to our office > [onSite] two floors in gurgaon > [onSite] who bears his travel > [enterprise] and if we take it online for the team
  [vendorPapers] we need vendor onboarding documents from you > [vendorPapers] pan and bank letter also > [vendorPapers] in how many days > [contact] whom does procurement write to
  [invoice] do you give a gst invoice > [invoice] in the name of my company? > [invoice] one for all ten or ten > [payment] and when do we settle it
  [payment] can a company pay by bank transfer > [payment] thirty days after? > [payment] in three parts maybe > [-] fine by us. [invoice] what document do i get for it
  [discount] is there a group discount > [discount] from how mny heads > [discount] we are only six > [price] and per head without it
  [price] what does it cost per employee > [price] for a batch of fifteen > [enterprise] a package for us perhaps > [enterpriseMail] ok what should i tell them so they can quote
  [seats] can you take twelve of ours in the bootcamp > [seats] how many are in there altogether > [seats] could you hold half of them > [joinLaunch] what must each of us press
  [oneFormEach] can i register my whole team with one form > [oneFormEach] so i do it twelve times > [oneFormEach] same address in each is ok? > [enterprise] isnt there a shorter way for a firm
  [certificate] do employees get certificates > [certificate] those who leave midway as well? > [certificate] a sample for my file > [accreditation] backed by some body?
  [accreditation] is the certificate recognised > [accreditation] iso at least > [certificate] well who signs it then > [trust] why should my board believe that
  [testimonials] do you have references from clients > [testimonials] are those people from big firms > [quotes] how did the @person put it > [quotes] and his colleague below? > [alumni] can we phone them for a reference
  [partners] which companies are your partners > [partners] two examples please > [projects] and their work is done in class? > [unsaid] our people would sign an nda there?
  [compare] what is the difference between the courses > [compare] in hours or in topics > [recommendation] for our sales heads which > [codingNeed] would they have to program there
  [audience] which program is meant for managers > [audience] also for team leeds? > [curriculum] what do those sit through > [duration] how many working days is that
  [duration] how long does @program take > [duration] could we squeeze it in a week > [duration] and the others on your list > [schedule] weekdays or saturdays for that
  [schedule] are classes in office hours > [schedule] could you move them for us > [besideWork] how do your other working folks cope > [attendance] one of us travels a lot, a problem?
  [attendance] is attendance tracked > [attendance] and do i see who skipped > [unsaid] a monthly report to hr > [recordings] those who skipped, what can they see
  [recordings] are sessions recorded > [recordings] can our lms have them > [access] until when can a leaver open it > [access] my second batch also?
  [tools] which tools do our people need > [tools] our it blocks many sites > [tools] licences, who pays those > [tools] a mac works also?
  [coverage] do you teach @skill > [coverage] in depth or just touched > [curriculum] what else sits beside it > [coverage] and in the shorter one, is it there
  [coverage] is @skill part of the training > [coverage] which of your courses has it > [prerequisites] must they know something before that > [difficulty] for freshers is that steep
  [curriculum] what topics are in @program > [curriculum] more detial on the last point > [projects] is any of that hands on > [number] how many such do they build
  [prerequisites] what must employees know beforehand > [prerequisites] two are from finance > [prerequisites] no degree is fine too? > [recommendation] where would you place those two
  [assessment] is there a test at the end > [assessment] can hr see the marks > [certificate] and a paper for those who pass? > [assessment] and midway, any quiz
  [refund] what if an employee leaves can we get the fee back > [refund] how much of it > [transfer] or his colleague takes the place > [refund] till what day can i pull out
  [transfer] can we swap a participant > [transfer] once it has begun? > [transfer] and to your other course? > [contact] whom do i inform of such a swap
  [afterRegister] what happens once our employee has sent the form > [afterRegister] how soon do they call him > [afterRegister] on his mobile or by mail > [myRegistration] two of ours heard nothing so far
  [formFields] which fields are in the registration form > [formFields] employee id as well? > [formFields] the company name goes where > [phoneFormat] our landline would do?
  [phoneFormat] does the phone field take an extension > [phoneFormat] eight digits is too few? > [phoneSigns] with a hyphen in between > [formLocked] the button is still dead
  [dataUse] what do you do with our employees data > [dataUse] never sold on? > [whoSees] who on your side opens it > [privacy] have you a policy i can file
  [dataKept] how long do you keep our details > [dataKept] and of this chat? > [erasure] could i ask for it sooner > [erasure] in my colleagues name too?
  [privacy] are you compliant with data protection law > [privacy] the european one also > [cookies] what about trackers here > [vendorPapers] our auditor wants that on letterhead
  [whoSees] who can see what i filled in > [whoSees] other applicants surely not? > [otherPeople] and may i see who of my firm applied > [source] do you note where i clicked from
  [brochure] is there a brochure i can forward > [brochure] as pdf i hope > [brochureContents] does it tell of corporate batches > [enterprise] if it doesnt, where do i read of those
  [launch] when is the live session > [launch] our dubai office, what hour > [launchProgram] whats it a part of > [besideWork] can they take it without leave
  [start] when can our batch begin > [start] a month from now at the earliest? > [ending] and through by march > [deadline] by when must the names be in
  [classSize] how big are your groups > [classSize] could ours be by itself > [mentor] and a mentor for each or one in all > [mentorTimes] how is that organised for thirty
  [mentor] is mentoring included for employees > [mentor] privately with each? > [instructors] what background have those people [mentorTimes] and do they meet us weekly > [number] how many of them do you have
  [instructors] who would train my people > [instructors] from industry or professors > [instructors] their profiles before we sign? > [language] can they speak hindi with my drivers
  [placement] do you poach our staff into other jobs > [placement] so you place no one anywhere? > [unsaid] and no bond from you either > [salary] will they ask me for more pay then
  [about] what kind of organisation are you > [about] and what do you stand for > [company] how many work there > [company] any prizes so far
  [name] what is the legal name of your institute > [name] spelt just like that? > [location] registered in which state > [vendorPapers] the incorporation proof please
  [social] are you on linkedin > [social] which others too > [social] the exact link of that one? > [pageFoot] where at the bottom do i look
  [partnership] can our company tie up with you > [partnership] we would send you learners > [partnership] and earn what on each > [-] understood. [contact] who handles such talks
  [otherCity] do you have a centre in chennai > [otherCity] so a single one in all india > [onSite] then you travel to our plant there? > [mode] or through a screen
  [benefits] what makes you better than others > [benefits] just those, nothing further? > [rival] against the big platforms, say > [trust] with evidence for that?
  [career] does it help our people grow > [career] in what manner exactly > [benefits] what else speaks for you > [certificate] something for their personnel file
  [events] do you run hackathons for companies > [events] could our team host one > [events] once a year or oftener > [enterpriseMail] if we want it, what do i write
  [support] do you help our team after training > [support] for how many months > [access] the slides stay with them? > [contact] and a question in december goes where
  [language] can the training be in tamil > [language] just the slides then? > [instructors] does any trainer speak it > [enterprise] for a closed group of ours could you
  [houseRules] is there parking for our bus > [houseRules] lunch for fifteen > [accommodation] beds for two nights > [street] ok the exact address for the driver
  [contact] how do i reach your team > [contact] is that the one for business too > [phone] i would rather ring them > [phone] none at all, seriously?
  [demo] can hr sit in on a session first > [demo] at no charge > [demo] for two of us? > [recordings] or you show us an old one
  [count] how many of your courses are for business people > [audience] which one is that > [summary] a short word on it please > [brochure] something in print on that one
  [recommendation] which program suits our marketing team > [recommendation] and for the developers? > [compare] what sets those two apart > [-] makes sense. [order] if someone does both, which one to begin with
  [abroad] i live in toronto can i join > [abroad] as a citizen there also? > [schedule] then what would be my class hour > [recordings] if i sleep through it > [phoneFormat] and my canadian number goes in how
  [phoneFormat] does the form take canadian numbers > [phoneFormat] ten digits without the 1? > [phoneFormat] my wifes is a german one > [phoneSigns] she writes it with brackets > [formLocked] it stays grey for her
  [launch] what time is the session in toronto > [launch] still the same day here > [launch] and for my cousin in hyderabad > [-] ok nice. [joinLaunch] how do we both get in > [seats] is it not full by now
  [launch] when does the bootcamp begin > [launch] is that my evening or yours > [launchProgram] and thats part of a longer course? > [closeLaunch] i pressed the later button, am i out > [joinLaunch] so where do i find it again
  [visa] do i need a visa to attend > [visa] even with an oci card > [abroad] or could i remain in canada for it > [abroad] others from here did that?
  [price] how much is it in canadian dollars > [price] same as for peple in india? > [payment] does my visa card work > [invoice] and a receipt for taxes here
  [payment] can i pay from abroad > [payment] paypal at least? > [refund] and if my bank pulls it back > [payment] my father pays in rupees, ok?
  [accreditation] is the certificate valid in canada > [accreditation] a university there would take it? > [certificate] on paper or a link > [certificate] posted to me at home? [price] is that in the fee
  [certificate] is a certificate included > [certificate] for both courses or just the one > [certificate] when would i hold it > [career] good enough for my linkedin?
  [placement] do you place people in canada > [placement] only indian firms then > [salary] what do they get there typically > [alumni] anyone of them in north america now?
  [schedule] are the classes at indian time > [schedule] thats 3 am for me, no other slot? > [recordings] then a replay surely > [recordings] for how many days does it stay up
  [recordings] can i see the class later > [access] for a year or more > [access] from two devices, me and my wife? > [oneFormEach] she would have to enroll too, i guess
  [mode] is it live online > [mode] some part in person? > [location] in person means where > [accommodation] and where would i sleep that week
  [location] which country are you in > [location] headquarters too? > [otherCity] noboddy in north america > [abroad] thats no obstacle for me?
  [otherCity] is there a branch in toronto > [otherCity] vancouver perhaps > [onSite] when i fly home, may i drop by > [street] where would my taxi go
  [mentor] is there 1 on 1 mentoring > [mentorTimes] at my time zone? > [mentorTimes] by video or phone > [instructors] are these folks in india as well > [mentor] would my brother have the same one
  [instructors] who teaches the course > [instructors] ever worked outside india? > [language] their accent, is it clear > [demo] may i hear them once before
  [duration] what is the length of @program > [duration] spread over how many weekends > [duration] my friend does the other, longer? > [ending] so he finishes after me
  [duration] which is the shortest program > [duration] by how much > [codingNeed] and that one has no code? > [summary] whats it about in short
  [recommendation] i want to return to india with ai skills which course > [tellsAboutSelf] im a @person at a bank here > [recommendation] does that change your choice > [recommendation] my wife teaches, what for her
  [tellsAboutSelf] i am a @person in toronto > [recommendation] so where do i belong > [coverage] is @skill in that > [besideWork] i have a full time job, still ok?
  [compare] how does @program differ from the other > [compare] which has more coding of them > [compare] more expensive too, or equal? > [order] whichever i do, can the other follow
  [coverage] will i learn @skill with you > [coverage] since it is new, the latest of it? > [tools] with what software > [tools] do i buy that
  [curriculum] what is taught in @program > [curriculum] is deployment the last of them > [coverage] nothing on @skill then? > [projects] where do i apply all that
  [projects] are there live projects > [projects] doable from here? > [partners] any canadian firm in it > [number] one or several would i do
  [partners] who are your industry partners > [partners] the biggest name only > [projects] how am i involved with them > [placement] do they hire afterwards
  [register] how do i sign up > [register] from my phone as well? > [formFields] does it want my passport > [afterRegister] ok sent, whats next
  [register] how can i book the course for my brother in delhi > [formFields] his mial or mine > [oneFormEach] and me in a second go? > [oneFormEach] and if i fill it in twice, same?
  [afterRegister] what happens once i have registered > [afterRegister] will they ring canada > [afterRegister] is the place mine by then > [mailContents] whats written in what i get > [correction] it has my old number, now what
  [formFields] what does the form ask for > [formFields] the first thing, full or just given name > [formFields] skip the last one? > [dataUse] its for what purpose really
  [correction] i gave my old phone number > [correction] no second form needed? > [correction] and my brothers too is wrong > [myRegistration] are both of us in there
  [myRegistration] is my enrollment confirmed > [myRegistration] its ten days now > [afterRegister] how does one normally hear > [phone] give me somebody to dial
  [erasure] please delete my data > [erasure] all of it or just the mail > [erasure] done by when > [dataKept] and if i had not asked?
  [dataKept] how long is my enquiry stored > [dataKept] and the chat, as long? > [-] got it. [whoSees] meanwhile who has a look > [erasure] could i see what is there of me
  [cookies] do you use cookies > [cookies] google neither? > [source] but you know i came from facebook? > [privacy] where do i read all that
  [chatDetails] is this chat saved > [chatDetails] just the name you say? > [chatDetails] my sister typed before me, hers also > [whoSees] and the form, that lands with whom
  [chatKeys] how do i send a message here > [chatKeys] and a new line? > [chatFailed] it says error now > [contact] if it keeps on, how else
  [formFailed] the form gave an error when i sent it > [formFailed] third time already > [account] is it because of my browser > [contact] ok who repairs that
  [formNotLoaded] the register window does not open > [formNotLoaded] pressed it again, nothing > [register] any other road to enroll > [contact] ill write then, where to
  [formWrong] the form says something is wrong > [formWrong] i left one of them empty, thats why? > [phoneFormat] its nine digits, dubai > [formFields] cant i leave that out
  [pageNotFound] i landed on page not found > [pageNotFound] did i type it wrong > [pageMenu] and from home how do i get to the courses > [pageFoot] and the mail id is where on it
  [account] do i get a login > [account] with what password > [access] so how do i open my notes > [account] and if i forget it
  [deadline] what is the last date to register > [deadline] not even roughly? > [seats] the places may be gone before that? > [start] and day one is when
  [start] when is the next batch > [start] i land in india in december, one then? > [deadline] so i apply until > [myRegistration] i sent it already, did it come
  [seats] are seats still open > [seats] out of how many > [seats] in the other courses as well? > [classSize] thats all in one room
  [brochure] can i download a brochure > [brochure] or mailed to me here > [brochureContents] does it say the timings > [schedule] and you, do you know those
  [brochureContents] what does the brochure tell > [brochureContents] the mentors too? > [-] ah. [brochure] where was that file > [brochure] sending it to my brother is allowed?
  [testimonials] what do your learners say > [testimonials] only these two > [quotes] ok the second, his exact line > [quotes] which of the two spoke of mentors > [alumni] and he works where
  [quotes] read me a review > [quotes] from somebody else now > [alumni] is there a face to that name > [trust] you didnt make them up?
  [support] is there an alumni community > [support] with people in canada? > [events] do they ever meet up > [support] untill when am i part of it
  [refund] can i cancel and get my money back > [refund] minus something? > [refund] to a foriegn acount > [transfer] or move it to my brothers name
  [discount] any offer for two people > [discount] we are husband and wife > [discount] early birds then? > [oneFormEach] do we go on a single form
  [order] can i do two programs > [order] at one time? > [duration] together thats how long > [certificate] two papers then
  [trust] is this legit > [trust] anyone can say that > [testimonials] who vouches for you > [quotes] in their own words please > [alumni] prove to me he exists
  [benefits] what makes you so special > [benefits] everybody claims these > [mentor] the experts bit, what do i really get > [mentorTimes] twice a month or what
  [difficulty] is it too basic for an engineer > [difficulty] i code ten years already > [curriculum] so whats new in it for me > [coverage] does it go into @skill properly
  [codingNeed] is there real coding in it > [codingNeed] how much of the time > [codingNeed] in both or one only > [-] alright. [tools] in which editor
  [projects] are the projects real or toys > [projects] so something that runs in production? > [unsaid] and my code belongs to whom > [partners] name the firm behind one
  [projects] what projects do i do > [number] how many is that in the end > [assessment] and somebody grades it? > [projects] can my teammate build it with me
  [price] what does it cost > [price] you hide it, why > [contact] so i must mail to find out > [afterRegister] or the form, do they tell me then
  [price] is it free > [price] the pop up thing too? > [brochure] and the pdf, gratis? > [mentor] and the helper is in that as well?
  [joinLaunch] where do i apply for the bootcamp > [joinLaunch] on your page or some other site > [joinLaunch] pressed it, nothing opened > [closeLaunch] i only want that box gone
  [launchProgram] which course is the bootcamp about > [launchProgram] all of it or just a slice > [duration] how long is that one in full > [launch] and it starts at what hour
  [seats] are only few seats left really > [seats] thats marketting isnt it > [seats] how many took one so far > [otherPeople] then tell me who took them
  [dataUse] what do you use my data for > [dataUse] nothing else, you swear? > [dataUse] no third party ever > [cookies] and what my browser gives away > [source] the link i came by too?
  [chatDetails] do you record this chat > [chatDetails] so what i type now is gone tomorrow? > [-] hmm okay. [dataKept] how many days for the rest > [erasure] wipe mine please
  [privacy] where are your privacy terms > [privacy] short version? > [whoSees] and an intern of yours could peek > [dataKept] is it purged on its own [erasure] or do i have to ask
  [whoSees] who can read my registration > [whoSees] with a password? > [whoSees] my colleague cant look at it, right > [correction] and me, can i edit it
  [source] do you record where i came from > [source] the campaign as well > [source] even in private mode? > [cookies] what else do you track
  [mailContents] what is in the confirmation mail > [mailContents] my phone shown in it too? > [correction] if that is wrong there > [afterRegister] is it the sole mail i get
  [certificate] is there any proof of completion > [certificate] says who > [accreditation] does any employer care > [accreditation] and the ministry?
  [placement] do you guarantee a job > [placement] then what do you do for it > [career] the portfolio, is it mine > [salary] a raise is likely?
  [career] will this change my career > [career] sounds like a slogan, how > [testimonials] did it for somebody > [quotes] how did he word that
  [instructors] who are the experts > [instructors] names or no > [number] at least how many > [instructors] and do they still work in it
  [mentor] what is this mentorship > [mentor] a bot or a person? > [mentorTimes] who picks him [language] and does he know hindi > [mentor] if we dont get along, another? > [support] still there when its over?
  [access] is lifetime access true > [access] my life or your companys > [access] updates included > [recordings] and whats filmed in class too
  [perks] what do i get for joining > [perks] thats everything? > [perks] in all courses or in one > [number] count them for me
  [company] how old is your company > [company] how mny pased so far > [company] who founded it > [about] well what is it you do then
  [company] what is your rating > [company] out of how many votes > [testimonials] show me bad ones as well > [rival] does anyone else do it better
  [rival] are you better than coursera > [rival] and udemy? > [benefits] fine what is yours alone > [price] dearer than those?
  [duration] can one learn ai in so few hours > [duration] excluding homework? > [difficulty] how fast does it go then > [besideWork] next to a job, honestly
  [duration] how long is @program > [duration] a week or in total > [compare] the other is shorter, is less in it? > [duration] and for somebody slow
  [curriculum] what are the modules of @program > [curriculum] in that sequence? > [curriculum] how deep is nubmer three > [coverage] does it leave out @skill
  [coverage] is @skill covered > [coverage] theory or hands on > [coverage] in none of them then? > [future] will you add it some day
  [future] are new courses planned > [future] on @skill for instance > [future] this year still > [-] pity. [contact] who would let me know
  [tools] which models do you use in class > [tools] my own keys needed? > [tools] does linux cause trouble > [tools] the tokens, on whose bill
  [prerequisites] do i need a degree > [prerequisites] a dropout friend asks > [prerequisites] too old at fifty? > [codingNeed] he has never seen python
  [assessment] is there an exam > [assessment] how many tries > [assessment] done by a machine? > [certificate] flunk it and still certified, yes
  [classSize] how many people in a class > [classSize] that is per teacher? > [seats] the number on that window, is it this > [-] that many. [mentor] so one guide for all of them
  [demo] can i see a sample lesson > [demo] no video either? > [brochure] something to read instead > [brochureContents] is it more than ads
  [refund] what if the course is bad > [refund] even on day two > [refund] in writing, where > [trust] then why should i risk it
  [payment] is emi possible > [payment] at what interest > [payment] first instalment when > [refund] stop halfway, is the rest waived
  [attendance] must i attend everything > [attendance] or else what happens > [attendance] ten minutes late counts how > [recordings] catching up, is it possible
  [register] how to join > [register] that button is under which heading > [formFields] only three things, sure? > [afterRegister] does it bind me to buy
  [formLocked] why cant i press submit > [formLocked] chose india, no change > [phoneFormat] twelve characters, is that over > [phoneSigns] because of the plus?
  [contact] who can i talk to > [contact] a person i mean, not you > [phone] is there a line to call > [pageFoot] its printed where on the site
  [whoAreYou] are you a bot > [whoAreYou] no human behind it at all? > [chatDetails] then who gets what i tell you > [contact] and the real people, how do i reach them
  [pageStopped] the page crashed > [pageStopped] twise now same thing > [myRegistration] so is what i sent lost > [contact] who do i complain to
  [mailByMistake] i got your mail but never signed up > [mailByMistake] who gave you my address > [mailByMistake] may i bin it > [erasure] and strike me off please
  [programs] kaun se courses hai > [summary] pehle wala kya hai > [duration] kitne ghante ka hai woh > [audience] meri behen ke liye theek rahega?
  [price] fees kitni hai > [payment] kishto me chalega? > [discount] do bhai hai, kuch kam > [invoice] aur pakka bill
  [certificate] certificate milta hai kya > [certificate] sabko ya sirf pass walo ko > [accreditation] sarkari hai kya woh > [placement] usse naukri lagegi?
  [afterRegister] form ke baad kya hoga > [afterRegister] phone kab tak ayega > [myRegistration] mera to aaya hi nahi > [contact] kisko bolu phir
  [schedule] class kab hoti hai > [schedule] raat ko bhi? > [recordings] chhut gayi to > [mode] ghar se ho jayega na
  [mentor] mentor milega kya > [mentorTimes] hafte me kitni baar > [instructors] woh log kaun hai > [language] hindi me baat karenge?
  [launch] bootcamp kab hai > [launch] toronto me kitne baje hoga > [launchProgram] yeh kaun se course ka hai > [seats] jagah bachi hai abhi?
  [location] aap kahan ho > [otherCity] dilli me kuch nahi? > [accommodation] wahan rehne ka kya > [mode] warna online milega
  [dataUse] mera number kisi ko doge kya > [dataUse] spam to nahi karoge > [dataKept] kab tak rakhoge woh > [erasure] hatana ho to kaise
  [chatStart] what must i fill in before the chat > [chatStart] the surname as well? > [chatStart] my wife without a mail, can she > [-] ok in now. [chatKeys] which key sends this off
  [visa] is there any visa help for your course > [visa] a letter for the consulate? > [visa] my cousin from nepal needs none, or > [abroad] so he just joins from his own place
`;
