/** Managers and founders, for themselves and their teams. One talk a line, as talks/all.ts says. */
export const forTheCompany = `
  [programs] which courses do you offer > [audience] meant for whom each > [duration] hours per course > [codingNeed] coding in all three or only one
  [programs] list of your programs please > [recommendation] which one for my managers > [audience] also for non technical heads > [enterprise] can 12 of them join as a group
  [programs] what trainings are available > [brochure] anything on paper for my director > [brochureContents] all courses in there or one > [price] and the rates, in it too?
  [programs] what can my people learn with you > [compare] and how do they differ > [duration] which is shortest > [order] can one person take that and another after
  [programs] overview of courses needed > [count] how many is that > [coverage] @skill in any of them > [curriculum] in which part of it > [tools] which vendor for that
  [programs] which ai courses do you run > [start] when does the next one begin > [start] same date for all? > [ending] and finished by when
  [programs] we look for ai courses, what is there > [future] is that all > [enterprise] then could you build one for us > [onSite] at our premises?
  [programs] courses for corporates? > [enterprise] or something made only for us > [enterpriseMail] what should we write for that > [price] and you quote within that mail?
  [programs] what do you teach > [coverage] @skill as well? > [prerequisites] what must they know before that > [difficulty] too hard for juniors?
  [programs] kaun kaun se programs hain > [audience] inme se founders ke liye kaunsa > [duration] kitne ghante ka hai woh > [besideWork] startup ke saath ho jayega?
  [programs] available programs > [curriculum] what exactly in @program > [projects] with practice or slides only > [partners] for which companies is that
  [programs] what is on offer for a sales head > [codingNeed] without code i hope > [curriculum] then which topics are left > [certificate] proof at the end?
  [programs] show me your courses > [summary] tell me more on the second > [audience] who usually takes it > [testimonials] and what do they say after
  [programs] which programs run this year > [future] any new ones coming > [events] or a one day workshop instead
  [curriculum] what does @program cover > [curriculum] and the other two > [compare] which of them has more on @skill > [duration] the longer one i suppose?
  [curriculum] topics in @program please > [number] how many modules is that > [duration] and hours for all of it > [schedule] per week how many
  [curriculum] syllabus of @program > [brochure] as a pdf? > [brochureContents] same detail in there > [enterprise] could some of it be swapped for our team
  [curriculum] content of @program for my board > [coverage] nothing on @skill? > [enterprise] can you add that for us > [enterpriseMail] where do i put such wishes in the mail
  [curriculum] what will my analysts learn in @program > [projects] do they also build it > [tools] on whose laptops > [unsaid] and who owns the result
  [curriculum] what is taught in @program > [codingNeed] how much of that is code > [prerequisites] should they know it beforehand > [recommendation] and if they don't, which one instead
  [curriculum] @program me kya kya padhate ho > [coverage] @skill bhi? > [coverage] aur dusre course me? > [order] dono le sakte hain kya
  [curriculum] outline of @program > [assessment] is any of it tested > [certificate] needed for the paper? > [accreditation] recognised by whom
  [curriculum] what do the 10 hours contain > [instructors] who teaches that > [company] how many of them do you have > [mentor] do we also get one each
  [curriculum] main points of @program > [summary] in short what can one do then > [career] useful on a cv? > [salary] more pay after it?
  [curriculum] does @program have a module list > [-] good. [audience] written for whom > [difficulty] so how deep does it go > [support] and if somebody needs help later
  [curriculum] @program topics > [access] do we keep the material > [access] even after people leave us? > [recordings] the videos too
  [audience] who is @program meant for > [audience] hr managers too? > [codingNeed] do they have to program > [besideWork] they work full time, ok?
  [audience] for whom is @program > [audience] and the longer one > [prerequisites] degree needed for that? > [recommendation] my team has none, which then
  [audience] is @program right for executives > [curriculum] what would they get to hear > [coverage] roi in it? > [duration] how much of their time
  [audience] target group of @program > [compare] and how is that different from the other > [enterprise] we have both groups, one deal? > [contact] whom to talk to about that
  [audience] can a @person take @program > [audience] a team lead also? > [tellsAboutSelf] i am one myself > [register] fine how do i join
  [audience] who normally attends > [alumni] can we speak to one > [quotes] or read what she says > [trust] how do i know it is real
  [audience] is @program for beginners > [coverage] so python from zero? > [difficulty] how tough for them > [mentor] somebody to help if stuck
  [audience] @program kiske liye hai > [audience] hamare managers ke liye bhi? > [prerequisites] unko pehle kya aana chahiye > [language] hindi me hoga kya
  [audience] suitable for a founder? > [tellsAboutSelf] i run a small shop of 5 people > [recommendation] so which one > [enterprise] and for the five?
  [audience] whom do you train > [programs] with which courses > [otherCity] only in your city? > [mode] or over the net
  [audience] is @program only for engineers > [codingNeed] because of the programming? > [compare] and the other one less so > [duration] shorter as well?
  [enterprise] do you train companies > [enterprise] from how many people on > [price] per head or flat > [discount] less for 30? > [invoice] with gst?
  [enterprise] we need training for our staff > [enterpriseMail] what do you need to know from us > [contact] to which address > [afterRegister] and then how soon do you answer
  [enterprise] corporate training available? > [onSite] in our office > [onSite] even in @place > [accommodation] who pays the trainer's hotel
  [enterprise] custom program for 20 developers > [curriculum] based on what > [enterprise] can we leave parts out > [duration] how long is it as it stands
  [enterprise] can my whole department join > [oneFormEach] one form for all? > [oneFormEach] and if i have 2 courses > [enterprise] or is there another way for groups
  [enterprise] training for our leadership team > [schedule] on a weekend? > [mode] remote possible > [recordings] and those who cannot make it that day
  [enterprise] team training > [certificate] does each get a paper > [certificate] with our logo? > [accreditation] valid abroad
  [enterprise] apni company ke 15 logo ko train karwana hai > [price] kitna lagega > [enterpriseMail] quote ke liye kya likhna hoga > [invoice] bill company ke naam pe?
  [enterprise] do you do inhouse training > [instructors] who would come > [instructors] with industry background? > [unsaid] will they sign an nda
  [enterprise] can you adapt a course to banking > [projects] with our own cases > [unsaid] is our material kept secret > [enterpriseMail] shall i attach that to the mail
  [enterprise] we want to upskill 40 employees > [seats] enough places for that? > [classSize] all in one room > [enterprise] or a batch only ours
  [enterprise] how does the enterprise offer work > [enterprise] where do i find it > [vendorPapers] procurement asks for your documents > [contact] whom do they write to
  [enterprise] do you have plans for startups > [discount] cheaper than for corporates? > [payment] in parts? > [refund] and when somebody quits halfway
  [enterprise] one of my teams needs @skill, possible? > [coverage] is that in a normal course too > [compare] how is it other than the team version > [contact] who can tell me
  [certificate] do participants get a certificate > [certificate] digital or printed > [accreditation] accepted by government? > [assessment] only after an exam
  [certificate] is there a certificate for @program > [certificate] and for the short ones > [certificate] whose name stands on it > [launch] that session from the window as well?
  [certificate] what proof do we get for hr files > [attendance] must they be there every day for it > [recordings] counts if seen later? > [unsaid] do you report that to us
  [certificate] certificate included? > [price] or paid on top > [perks] what else is included > [access] that one for how long
  [certificate] will my staff be certified > [accreditation] by which body > [company] any awards of your own > [trust] so why should i rely on it
  [certificate] certificate milta hai kya > [certificate] sabko ya sirf bootcamp walo ko > [accreditation] naukri me manya hai? > [placement] aur naukri bhi dilate ho
  [certificate] sample of the certificate? > [brochureContents] not in the brochure? > [contact] then who sends me one
  [certificate] when is the certificate issued > [ending] so the last day is when > [assessment] is there a test that day > [assessment] how many marks to pass
  [certificate] certification for managers > [career] does it help for promotion > [salary] with figures? > [testimonials] anybody who has done so
  [certificate] do i need to finish for the paper > [attendance] how many sessions may i miss > [refund] money back if i drop out
  [projects] do teams work on live projects > [partners] with which firms > [number] how many of them > [projects] or could it be our own
  [projects] what do they build in @program > [codingNeed] with code? > [tools] in what environment > [tools] licences needed for it?
  [projects] hands on or theory > [number] how many projects exactly > [assessment] are those graded > [mentor] and somebody looks at our work?
  [projects] are there industry projects > [projects] in every course? > [partners] ours could be a partner? > [partnership] how do we become one
  [projects] real projects or toy examples > [projects] any proof of that > [testimonials] what do participants say about it > [quotes] word for word
  [projects] project work in groups? > [classSize] how many in a group > [mentor] is each of them guided > [mentorTimes] weekly?
  [projects] who gives the projects > [partners] which ones by name > [placement] do they hire from there > [salary] at what package
  [projects] live project ka matlab kya hai > [partners] kis company ke saath > [unsaid] code kiska hoga phir > [career] resume me daal sakte hain?
  [projects] can employees bring a company problem > [enterprise] or is that only in team deals > [enterpriseMail] and i describe it where > [unsaid] confidential?
  [projects] do participants present something at the end > [events] to a jury? > [events] with a prize > [ending] on which day is that
  [projects] is practical work included > [duration] inside the 40 hours or extra > [besideWork] so evenings next to a job? > [schedule] which evenings
  [mentor] does each participant get a mentor > [mentorTimes] how often > [mentorTimes] video or in person > [mentorTimes] who picks him
  [mentor] is mentoring included > [mentor] alone or in a group > [instructors] who are they > [instructors] from industry or college
  [mentor] mentors for corporate batches? > [enterprise] one for the whole team maybe > [price] extra charge for that > [contact] who would know
  [mentor] what does the mentor do > [mentor] also help with the project > [projects] which one is that > [unsaid] may he see our company data
  [mentor] who supports my people during the course > [mentorTimes] how quickly > [support] and once it is over > [access] the materials then too?
  [mentor] mentor milega kya > [mentorTimes] kitni baar > [mentorTimes] phone pe ya zoom pe > [instructors] naam kya hai unka
  [mentor] one on one guidance? > [mentor] really, for every learner > [number] how many hours of that > [mentorTimes] fixed slots or on call
  [mentor] can a founder get personal mentoring > [mentor] on my own product? > [unsaid] also about raising funds > [partnership] would a mentor join us as adviser
  [mentor] are the mentors experts > [instructors] with how many years > [company] and you as a firm, since when > [trust] anything i can check
  [mentor] is there help if somebody falls behind > [difficulty] does that happen often > [recordings] can she catch up > [transfer] or move to an easier one
  [programs] courses for finance people > [recommendation] which of those for a cfo > [curriculum] what is inside > [register] ok how to book that
  [programs] do you have short courses > [duration] how short > [schedule] one day or spread > [start] and the nearest date
  [programs] what do you have for hr > [coverage] hiring with ai too? > [enterprise] could you put it in for us > [price] what does that cost then
  [programs] kindly share course options > [brochure] in one file? > [pageFoot] where on the page, what is down there > [social] linkedin also there?
  [curriculum] agenda of @program > [start] from when > [schedule] mornings or nights > [attendance] all of it obligatory
  [curriculum] which skills will staff have after @program > [assessment] how do you measure that > [unsaid] can i see the results as manager > [certificate] or just a paper at the end
  [curriculum] what is in the leaders course > [instructors] taught by whom > [audience] vps or supervisors > [classSize] in small rounds?
  [curriculum] features of @program > [number] how many in all > [benefits] what of it do others not have > [rival] which others do you mean
  [audience] would @program fit an operations manager > [recommendation] or rather the other > [compare] why, what differs > [-] right. [price] and what would that be
  [audience] can freshers from our intake attend @program > [prerequisites] still in college, fine? > [discount] student rate for them > [placement] not needed, they are ours, or do you poach
  [audience] age limit for @program? > [prerequisites] i am 58, ok > [difficulty] honestly too much for me? > [demo] can i sit in once
  [enterprise] can you train people in two cities > [otherCity] do you have branches there > [mode] or online for the far ones > [recordings] recorded for the night shift
  [enterprise] our team sits abroad, possible? > [abroad] in dubai > [launch] what time would a session be there > [visa] or they fly in, papers needed?
  [enterprise] we are 3 people, is that a team > [register] or simply sign up normally > [oneFormEach] three times then > [discount] something off for three?
  [enterprise] is a trial for our managers possible > [demo] free? > [onSite] here at ours > [contact] how do i arrange it
  [certificate] do all three courses end with a certificate > [certificate] which one does not > [certificate] is it on the page somewhere > [accreditation] iso or the like
  [projects] who are your industry partners > [partners] big ones? > [partners] any in pharma > [projects] and what does one do for them
  [mentor] personal coach or hotline > [phone] a number then? > [mentorTimes] reachable at weekends > [support] even a year on
  [register] how do i register an employee > [oneFormEach] several at once? > [formFields] whose phone number, mine or his > [afterRegister] and who gets the confirmation
  [register] enrolment procedure please > [formFields] which details needed > [formFields] company name too? > [enterprise] so where do i say we are ten
  [register] where do i sign up for @program > [register] and for the second one > [formLocked] the button there is grey > [formLocked] chose it, still nothing
  [register] can i enroll my team today > [deadline] or until when > [seats] places left? > [unsaid] can you hold five for us
  [afterRegister] what happens once we registered > [afterRegister] who contacts whom > [afterRegister] within how many days > [myRegistration] it is a week already
  [afterRegister] do you call after the form > [afterRegister] or mail only > [dataUse] and no sales calls later? > [dataKept] the number stays with you how long
  [afterRegister] form bharne ke baad kya hoga > [mailContents] mail me kya likha hota hai > [correction] usme galti ho to? > [contact] kisko bolu
  [afterRegister] is the seat fixed after submitting > [payment] or only once paid > [payment] how can a company pay > [invoice] against a proforma?
  [formFields] what does the form ask for > [formFields] all mandatory? > [phoneFormat] office landline ok > [phoneSigns] with dashes?
  [formFields] which data do you want of my staff > [dataUse] what for > [whoSees] who looks at it > [dataKept] and until when is it there
  [formFields] do you need a job title in the form > [formFields] address? > [-] good. [register] and where is it then
  [formFields] can i use my company email in the form > [oneFormEach] same one for two colleagues? > [mailContents] what would arrive there > [mailByMistake] if it reaches the wrong one
  [phoneFormat] which country codes does the form take > [phoneFormat] qatar missing? > [abroad] so may our qatar people join at all > [contact] how else do they apply
  [phoneFormat] how many digits for singapore > [phoneFormat] and for our german office > [phoneSigns] spaces allowed in it > [formWrong] it says not correct though
  [phoneFormat] does an australian number work > [phoneFormat] with or without the zero > [abroad] and can she attend from there > [launch] at what hour would that be
  [formLocked] cannot press submit in the form > [phoneFormat] which code do i choose in dubai > [formWrong] now the number is red > [formFailed] pressed it and got an error
  [formFailed] the form shows registration failed > [formFailed] twice now > [myRegistration] or did it arrive anyway > [contact] where do i report that
  [formNotLoaded] form does not open here > [formNotLoaded] again nothing > [pageStopped] now the whole page is blank > [myRegistration] what i sent before, lost?
  [oneFormEach] one form for two courses? > [order] can one person do both > [order] in which sequence > [discount] cheaper together?
  [oneFormEach] can my assistant register all of us in one go > [enterprise] we are nine, another way? > [enterpriseMail] what do you want to know there > [dataUse] names given to anybody?
  [chatDetails] why do you want my email before the chat > [chatDetails] who gets it > [chatDetails] what i write as well? > [dataKept] for how long > [erasure] and if i want it gone
  [chatDetails] is this chat recorded > [whoSees] by whom to be read > [dataKept] deleted when > [privacy] in line with gdpr?
  [chatStart] what must i enter to start the chat > [chatDetails] real name needed? > [chatDetails] and where does that end up > [chatFailed] my last line did not go out
  [chatKeys] how do i send a line here > [chatKeys] and a new line without sending > [chatFailed] says failed > [contact] then better by mail, to whom
  [start] when does the next batch start > [start] and the one after > [deadline] sign up by when > [deadline] a week late ok?
  [start] can our team begin in march > [enterprise] a date only for us? > [ending] over before april > [schedule] fridays free?
  [start] agla batch kab hai > [seats] jagah bachi hai kya > [deadline] last date kab tak > [register] to kaise join karu
  [deadline] last day to register? > [deadline] for staff too who come later > [seats] full before that? > [transfer] could one swap with a colleague then
  [deadline] until when can we confirm names > [unsaid] may we change one after that > [refund] or cancel one > [contact] in writing to
  [seats] how many seats do you have > [seats] in each program? > [seats] how many gone already > [unsaid] can you reserve three for my managers
  [seats] is the bootcamp full > [seats] out of how many > [joinLaunch] how do i take one > [joinLaunch] one link for each colleague?
  [seats] only 25 places? > [launchProgram] of which course > [classSize] all of them in one class > [mentor] and still a mentor each?
  [launch] when is the live session > [launch] and in new york > [launchProgram] what is it about > [joinLaunch] how do we get in
  [launch] date of the bootcamp please > [launch] is that ist > [recordings] we have a board meeting then, recorded? > [launch] or is there a second session
  [launch] bootcamp kab hai > [launch] london me kitne baje > [launchProgram] kis course ka hai ye > [price] free hai?
  [launch] what is this launch window > [closeLaunch] how do i get rid of it > [closeLaunch] signed up for something by that? > [launch] what did it say again
  [launchProgram] which course is the bootcamp > [duration] how many hours does that one take > [audience] suited to product managers? > [joinLaunch] where do they sign up
  [joinLaunch] where do we apply for the bootcamp > [joinLaunch] same form as for a course? > [dataUse] who gets what we enter > [deadline] open till when
  [joinLaunch] what does secure your seat do > [price] any cost with that > [closeLaunch] and if i only want to look > [launch] when would it be anyway
  [closeLaunch] how to close the pop up > [closeLaunch] without losing my place? > [joinLaunch] how do i say yes later > [pageMenu] where in the menu is that
  [brochure] do you have a brochure > [brochure] where exactly > [brochureContents] company offers in it? > [enterprise] how do i get an offer then
  [brochure] send me a pdf for my ceo > [brochureContents] how much is in there > [brochureContents] prices also? > [contact] who can give me those
  [brochure] anything to hand out in our meeting > [brochureContents] which courses are in it > [unsaid] may i print it for 20 people > [social] or something to share online
  [brochureContents] what is in the pdf > [brochureContents] and dates? > [start] so when is it > [brochure] fine, where do i find the thing
  [enterpriseMail] what should a training request contain > [enterpriseMail] number of staff as well > [contact] sent where > [afterRegister] same reply time as for the form?
  [enterpriseMail] details for a team quote? > [enterprise] smallest group you take > [onSite] place can be ours? > [otherCity] we sit in pune
  [onSite] can you train at our office > [onSite] also on a saturday > [tools] do we need to set up machines > [houseRules] and lunch, ours or yours
  [onSite] may we visit you before deciding > [street] where is that exactly > [houseRules] parking there? > [contact] with whom do i fix a time
  [myRegistration] did our registration arrive > [mailContents] what should be in the mail > [correction] the surname is wrong in it > [correction] just answer it?
  [myRegistration] no call so far after registering > [afterRegister] how long is normal > [phone] which number do you call from > [correction] maybe i gave an old one
  [myRegistration] one of my staff got no mail > [formWrong] could the address have been bad > [register] shall he do it once more > [myRegistration] is he in twice then
  [transfer] can a seat be passed to another employee > [deadline] up to which day > [oneFormEach] he fills in his own form? > [erasure] and the old one's data, out?
  [transfer] switch from @program to the other possible? > [compare] what would change > [price] difference to pay > [refund] or get some back
  [order] which course first for a founder > [order] and after that > [duration] total hours of the two > [besideWork] manageable next to running a firm?
  [order] can my team take two courses in parallel > [schedule] do they clash > [oneFormEach] registered once or twice > [discount] bundle rate?
  [location] where are you based > [otherCity] nothing in @place? > [mode] then online i hope > [recordings] live or canned
  [location] which city is the training in > [street] whereabouts there > [accommodation] hotel nearby for my team > [accommodation] on whose account
  [location] office kahan hai > [street] kaunsa area > [schedule] kab aa sakte hain > [phone] pehle call kar lu?
  [otherCity] any centre in chennai > [otherCity] planned maybe > [onSite] or you come to us there > [enterprise] we would be 25
  [abroad] can our london staff attend > [phoneFormat] their numbers accepted in the form? > [launch] what time is the session for them > [price] in pounds?
  [abroad] may people from kenya join > [visa] papers for coming over > [mode] or not needed, remote > [phoneFormat] code 254 there in the form?
  [vendorPapers] can we get your contract template > [vendorPapers] and a tax residency certificate > [invoice] is gst then on top > [contact] which address do i ask at
  [phone] do you have a phone number > [social] whatsapp or linkedin then > [pageFoot] where on the page > [contact] and by mail
  [street] exact office address please > [location] at least the city > [onSite] can we drop in > [unsaid] with how many hours' notice
  [otherPeople] who else has enrolled from my company > [myRegistration] then at least mine, is it there > [whoSees] who can look it up > [contact] how do i reach him
  [about] what kind of institute are you > [name] called how > [company] since when > [company] how many people work there > [trust] proof?
  [about] what is your mission > [benefits] and better than others in what > [rival] than whom for instance > [testimonials] who can confirm that
  [name] your legal name as a vendor? > [company] registered since > [vendorPapers] your tax papers for our file > [contact] else who sends it
  [company] how big is your organisation > [company] how many trained so far > [alumni] from which employers > [testimonials] any of them quoted somewhere
  [testimonials] references from other companies? > [alumni] who are those people > [quotes] what do they write > [alumni] can i ring one
  [testimonials] what do past learners say > [quotes] the other one? > [trust] not made up? > [alumni] where does he work
  [quotes] what did the consultant say > [quotes] and the data scientist > [alumni] since when is she done > [testimonials] only those two?
  [alumni] may i talk to a former participant > [testimonials] is anything written by them > [testimonials] where do i see it > [support] do they still meet as a group
  [vendorPapers] do you have vendor onboarding documents > [vendorPapers] security ones also? > [accreditation] iso? > [contact] who sends us those
  [account] is there a login for managers > [otherPeople] and a list of who is enrolled > [unsaid] then how do i see my team's progress > [assessment] do they get marks > [privacy] would you share those with me
  [future] any course on @other soon > [future] when roughly > [enterprise] only for us, earlier? > [programs] and until then what is there
  [partnership] we are a college, tie up possible? > [partnership] on what terms > [vendorPapers] a draft contract for our legal? > [contact] who signs such things
  [partnership] can i teach for you > [partnership] paid how > [mode] from home too > [instructors] who does it now
  [dataUse] what do you do with employee data > [dataUse] passed on to nobody? > [whoSees] inside your firm who > [erasure] can i have it out again
  [dataUse] do you share my number > [dataUse] marketing calls? > [afterRegister] how often do you ring then > [privacy] is that in your terms
  [dataUse] mera data kisko dete ho > [dataKept] kab tak rakhte ho > [erasure] hatwana ho to? > [contact] kis mail pe
  [dataKept] retention period of registrations? > [dataKept] chats the same? > [erasure] earlier on request > [whoSees] and meanwhile who reads it
  [erasure] how do we get an ex employee's data deleted > [erasure] how fast > [erasure] with confirmation? > [dataKept] and if nobody asks
  [correction] i typed the wrong email in the form > [correction] how do i set it right > [mailByMistake] a stranger has my mail now > [erasure] can he be told nothing, wipe it
  [privacy] are you compliant with data law > [cookies] cookies? > [whoSees] access limited to whom > [dataKept] stored until
  [source] do you record which ad brought us > [source] with every visit or only if we register > [cookies] by cookie? > [whoSees] who evaluates that
  [price] what does @program cost > [price] per person? > [discount] for 8 of us > [payment] payable when > [invoice] on invoice?
  [price] fees for the leaders course > [price] what is in that > [perks] no extras on top? > [refund] back if cancelled
  [price] @program ki fees kitni hai > [payment] emi me de sakte hain > [discount] kuch kam hoga? > [invoice] pakka bill milega
  [payment] can the company pay by bank transfer > [payment] before or after the start > [invoice] tax shown separately? > [vendorPapers] accounts wants you onboarded first, which papers
  [refund] cancellation terms? > [refund] if the employee falls ill > [transfer] or send somebody else > [transfer] into a later batch
  [schedule] class timings please > [schedule] weekends also > [attendance] must be there each time? > [recordings] watch it later then
  [recordings] are the classes recorded > [access] available how long > [access] for the company or the person > [price] included?
  [whoAreYou] are you a person or a bot > [replyLanguage] do you speak hindi > [language] and the trainers? > [chatDetails] who reads this later
  [language] training in english only? > [language] my staff speak tamil mostly > [curriculum] and the slides, what is on them > [recordings] with subtitles afterwards?
  [tools] do participants need laptops > [tools] which specs > [onSite] if it is in our office, yours or ours > [houseRules] wifi by you?
  [events] do you run hackathons > [events] for companies? > [events] how often > [enterprise] part of a team package maybe
  [perks] what comes with the course > [access] the material for how long > [mentor] the help, alone or in groups > [perks] and that is all?
  [benefits] why should a company choose you > [benefits] that all? > [instructors] the experts, who are they > [testimonials] says who, besides you
  [tellsAboutSelf] i head hr in a 200 people firm > [recommendation] what would you propose > [duration] how long are they away for that > [enterprise] can it be shaped to us
  [enterprise] do you make courses for companies > [enterprise] of any size > [recommendation] and your usual course for a @person
  [enterprise] we want a course of our own > [price] at what price > [recommendation] and the normal one for our @person
`;
