/** Of details: certificates, partners, mentors, papers. One talk a line, as talks/all.ts says. */
export const aboutDetails = `
  [certificate] is there a certificate at the end > [certificate] in print or pdf > [accreditation] who recognises it > [unsaid] can hr verify it online
  [certificate] do you certify the participants > [certificate] each program? > [assessment] only if they pass something > [attendance] or just for being there
  [projects] do people work on real projects > [partners] whose > [number] how many of them > [unsaid] and who owns the code afterwards
  [partners] which companies do you work with > [partners] any from germany > [projects] and what do we do for them > [placement] do they hire from it
  [mentor] is there mentoring > [mentor] in a group or alone > [mentorTimes] how often > [instructors] and who are they > [mentorTimes] can i choose mine
  [enterprise] we want training for our staff > [enterprise] also for 5 people? > [enterpriseMail] what shall i write you > [contact] to which address > [afterRegister] and how soon do i hear back
  [enterprise] can you build a course for our team > [enterprise] with our own cases? > [onSite] at our office > [price] what would it cost us
  [enterprise] custom program for 40 people > [duration] how long would it be > [language] could it be in german > [mode] online i suppose?
  [invoice] do you issue an invoice > [invoice] in the company's name > [invoice] with gst on it > [invoice] how soon do we get it
  [invoice] proforma invoice possible? > [payment] and how do we pay it > [payment] from abroad too? > [payment] in dollars
  [location] where are you based > [otherCity] only there? > [abroad] i sit in dubai > [mode] so online then
  [location] which city are you in > [street] where exactly > [onSite] may i drop in > [schedule] until what time
  [testimonials] what do participants say > [testimonials] how many of them > [alumni] are those real people > [alumni] may i call one > [quotes] then read me the first one
  [testimonials] are there reviews > [quotes] what does it say > [quotes] and the other > [alumni] where does she work > [unsaid] when was that written
  [brochure] do you have a brochure > [brochure] where do i find it > [brochureContents] what is in it > [brochureContents] prices too? > [price] then where do i see those
  [brochureContents] what does the brochure cover > [brochureContents] also the one for leaders? > [brochureContents] how many pages > [brochure] ok send it
  [company] since when do you exist > [company] and who founded it > [company] how many trained so far > [trust] can i check that somewhere
  [company] how old is the institute > [company] who runs it > [contact] can i write to him > [phone] or call
  [language] what language are the classes in > [language] only that? > [language] with subtitles? > [brochureContents] and the brochure > [replyLanguage] can you answer me in french
  [schedule] what are the class timings > [schedule] in london time > [schedule] weekends as well? > [recordings] and if i can't make it
  [recordings] are the sessions recorded > [access] for how long can i see them > [recordings] download possible? > [recordings] also the mentor sessions?
  [mode] is it online or classroom > [mode] live? > [tools] on zoom? > [tools] works from china too?
  [support] is there any support afterwards > [support] for how long > [support] from whom > [price] does it cost extra
  [access] how long do we keep the materials > [access] even after leaving the company? > [access] new versions too? > [access] in what form
  [abroad] can someone from canada join > [phoneFormat] does my number work there > [schedule] when would it be for me > [payment] and how would i pay
  [abroad] i live in singapore can i take it > [certificate] same certificate? > [accreditation] valid here? > [visa] and do i need a visa
  [audience] who is @program meant for > [audience] executives too? > [prerequisites] with zero background > [codingNeed] will they have to code > [duration] how many hours for them
  [tellsAboutSelf] i am head of hr at a bank > [recommendation] which one for us > [recommendation] and for our managers > [enterprise] all 60 of them
  [tellsAboutSelf] i am a consultant > [recommendation] what fits > [duration] how long is that > [besideWork] next to a full workload > [certificate] do i get something to show clients
  [contact] how do we reach you > [contact] is that sales or a person > [phone] no number? > [phone] whatsapp then
  [contact] whom can i talk to about training > [contact] by when do they reply > [contact] in english? > [phone] can they call me instead
  [vendorPapers] can you send vendor onboarding documents > [vendorPapers] also nda > [contact] whom do i ask for those > [vendorPapers] our own template or yours
  [vendorPapers] are you able to fill our vendor form > [vendorPapers] and the security questionnaire > [invoice] tax number? > [dataKept] how long do you keep our data
  [onSite] would you come to our premises > [onSite] in mumbai? > [onSite] who pays the travel > [mode] or everything remote
  [onSite] can the training be at our office > [onSite] for how many at least > [enterpriseMail] what details do you need > [enterpriseMail] dates as well?
  [projects] will there be a project with a company > [projects] alone or in a group > [mentor] is somebody guiding it > [career] can i show it later
  [projects] do we build something > [projects] on our own data? > [unsaid] is that kept confidential > [vendorPapers] in writing
  [mentorTimes] how often does one see the mentor > [mentorTimes] for how long each > [mentorTimes] on video? > [mentor] also in @program > [support] and after it ends
  [instructors] who teaches @program > [instructors] what have they done before > [instructors] are those also the mentors > [instructors] names please
  [testimonials] any executives among your reviews > [testimonials] who then > [quotes] what did he say > [alumni] which company is he in
  [alumni] can we speak to a past participant > [contact] how do i arrange it > [alumni] from our industry ideally > [testimonials] otherwise what can i read
  [alumni] where do your alumni work > [alumni] any at big companies > [salary] and what do they earn > [support] do they stay in touch with each other
  [support] is there an alumni network > [support] can i join it > [price] for free? > [events] do they meet
  [seats] how many seats do you have > [seats] how many left > [seats] can i hold 10 for my team > [seats] until when would you hold them
  [launch] when is the launch session > [launch] and in toronto > [launch] is that am or pm > [joinLaunch] where do i sign up > [seats] still places?
  [launch] what time does it begin in india > [launch] and on which day > [launchProgram] for what course > [recordings] will it be recorded
  [joinLaunch] how do i secure a seat in the bootcamp > [joinLaunch] what opens then > [price] is it free > [seats] how many can come
  [launchProgram] what is the bootcamp about > [duration] how many hours is that > [enterprise] could my staff have the same > [start] and later in the year?
  [formFields] what do you ask in the form > [formFields] company name too? > [formFields] must i give the phone > [whoSees] who sees it
  [register] how does one register > [oneFormEach] for 6 employees? > [oneFormEach] all in one go? > [enterprise] isn't there something for groups
  [register] how do i sign up my employee > [formFields] her mail or mine > [afterRegister] who gets the confirmation > [correction] can we change that later
  [oneFormEach] can one form cover two people > [oneFormEach] and two courses > [discount] any rebate then > [invoice] one bill for both?
  [afterRegister] what happens once we registered > [afterRegister] within how many days > [afterRegister] by mail or call > [phoneFormat] also to a french number?
  [mailContents] what is in the confirmation mail > [mailContents] the price too? > [myRegistration] i got none > [contact] whom do i tell
  [phoneFormat] does the form take japanese numbers > [phoneFormat] how many digits > [phoneSigns] with dashes? > [phoneFormat] and for the uae
  [phoneFormat] which countries are in the list > [phoneFormat] mine is not > [register] so how do i register > [abroad] am i allowed at all
  [formLocked] the submit button does nothing > [formLocked] i did choose it > [contact] whom do i write to > [register] can i enroll by mail instead
  [dataUse] what do you do with our employees' data > [dataUse] any third party? > [dataKept] how long > [erasure] can they have it removed > [erasure] how
  [privacy] are you gdpr compliant > [cookies] any trackers > [whoSees] who can look at it > [vendorPapers] can you sign a dpa
  [dataKept] how long do you store enquiries > [dataKept] and the chat? > [erasure] can it go sooner > [erasure] by mail or where
  [price] what does @program cost > [price] per person? > [discount] less for ten > [invoice] will there be tax on it
  [price] what is the fee > [price] in euros > [price] what is included > [access] materials too > [certificate] and the certificate?
  [payment] can the company pay for it > [payment] after the course? > [payment] in parts > [refund] what if he leaves midway
  [refund] can we cancel > [refund] until when > [transfer] or send someone else in his place > [refund] is the full amount back
  [discount] are there corporate discounts > [discount] from how many people > [enterpriseMail] how do i ask for a quote > [unsaid] how long is the quote valid
  [start] when does the next batch start > [start] and the one after > [deadline] until when can we sign up > [seats] does it fill fast
  [start] when can my people begin > [start] on a date of our choice? > [schedule] in the evenings? > [ending] and be done by when
  [ending] when does the course end > [duration] that's how many hours > [duration] per week? > [access] what do i keep after that
  [duration] how long does @program take > [duration] in weeks > [duration] and the others > [compare] what do i miss in the short one
  [curriculum] what is covered in @program > [coverage] @skill also? > [projects] hands on or slides > [brochureContents] is that in the brochure too
  [curriculum] give me the syllabus > [curriculum] and of the second > [curriculum] is that all > [enterprise] can you add topics for us
  [coverage] do you teach @skill > [coverage] in which one > [duration] how long is it > [difficulty] is it deep or just the basics
  [compare] how do the programs differ > [recommendation] which for a @person > [recommendation] and for his boss > [codingNeed] without coding i hope
  [programs] what courses are there > [count] so how many > [audience] who is the last one for > [summary] tell me more on that
  [count] how many programs do you run > [programs] which > [duration] what is the longest > [order] can one do them all > [order] in what order
  [recommendation] which program for a ceo > [curriculum] what would he learn > [duration] how many hours of his time > [schedule] at what hour
  [recommendation] what suits a recruiter > [codingNeed] does she need to program > [prerequisites] a degree? > [career] and what does she gain for her cv
  [codingNeed] is coding needed > [codingNeed] for leaders as well? > [coverage] will python be taught then > [difficulty] from scratch?
  [prerequisites] what do participants need to know before > [prerequisites] nothing at all? > [tools] and a laptop of their own > [tools] company laptops with firewall?
  [tools] what software do we use > [tools] who pays for that > [tools] does it run on mac > [houseRules] is there wifi at your place
  [assessment] is there a test > [assessment] how many > [assessment] can one repeat it > [unsaid] do you tell the employer the result
  [attendance] must they attend everything > [attendance] how much is enough > [recordings] and those who miss one > [unsaid] do we get a report on that
  [accreditation] is the institute accredited > [accreditation] by whom > [certificate] does it say so on the certificate > [trust] how can we check you are real
  [accreditation] are you iso certified > [accreditation] nasscom? > [vendorPapers] can you send proof > [company] any awards at least
  [visa] would i get a visa for it > [mode] or can i do it from home > [schedule] what hours in new york > [recordings] too late for me. can i watch after
  [classSize] how big are the groups > [classSize] at most? > [seats] is that the 25 > [mentor] and one to one help?
  [besideWork] can busy managers do it > [besideWork] how do others manage > [schedule] after office hours? > [duration] hours in total
  [placement] do you help with jobs > [placement] also outside india > [placement] with the project partners? > [partners] which are those
  [career] what does it do for my career > [career] a portfolio? > [projects] with what in it > [salary] more pay?
  [perks] what comes with the course > [access] until when > [mentor] one mentor each? > [perks] for all programs or only one
  [benefits] why should our company choose you > [rival] and versus coursera > [testimonials] proof? > [quotes] what exactly did they write
  [about] what is your company about > [company] since when > [location] from where > [name] and the legal name?
  [trust] how do i know you are genuine > [company] registered where > [alumni] references? > [testimonials] anything in writing
  [partnership] can we partner with you > [partnership] as a college > [contact] who handles that > [phone] is there a number
  [partnership] i am a trainer can i work with you > [partnership] from abroad? > [contact] where do i send my cv > [partnership] do you pay by the hour
  [demo] is there a trial session > [demo] for our managers? > [price] free? > [launch] is that the one in the pop up
  [events] do you hold guest lectures > [events] who comes > [events] how often > [recordings] are those recorded as well
  [order] can i take both programs > [order] which first > [discount] cheaper together? > [oneFormEach] one form or two
  [transfer] can i change the program later > [transfer] until when > [price] any charge for that > [contact] whom do i tell
  [otherCity] do you have a branch in pune > [otherCity] delhi? > [location] where then > [accommodation] is there a place to stay there
  [otherCity] any office in europe > [abroad] so can i still join > [language] in english i hope > [start] from when
  [street] what is your office address > [street] which floor > [houseRules] parking there? > [phone] number for the gate?
  [social] are you on linkedin > [social] where is the link > [alumni] do past students post there > [testimonials] or only on the site
  [pageFoot] what is at the bottom of the page > [contact] whose mail is that > [brochure] and the download there > [brochureContents] what's inside
  [myRegistration] did you receive our registration > [myRegistration] sent it on monday > [afterRegister] how long does it usually take > [contact] then who can look
  [correction] i entered a wrong mail in the form > [correction] how do i fix it > [afterRegister] will a new confirmation come > [oneFormEach] or fill it again?
  [chatDetails] why do you want my email here > [chatDetails] who gets it > [dataKept] how long > [erasure] and if i want it gone
  [chatDetails] are these lines stored > [dataKept] until when > [dataUse] used for what > [dataUse] ads?
  [whoSees] who can see the enrollments > [whoSees] other participants? > [dataUse] sold to anyone > [privacy] where is that written
  [cookies] do you use cookies > [cookies] google analytics either? > [source] but you know which ad i clicked > [dataKept] and how long is that there
  [closeLaunch] how do i get rid of the pop up > [closeLaunch] do i sign up by that > [joinLaunch] and if i want it later > [launch] when was it again
  [deadline] is there a closing date > [deadline] for all of them? > [seats] what if it is full > [start] next one when
  [seats] are 15 seats available for my staff > [enterprise] or a batch of our own > [classSize] how many fit in that > [enterpriseMail] what do i send you
  [enterpriseMail] what should a quote request contain > [enterpriseMail] headcount too? > [enterpriseMail] anything else > [contact] and it goes where
  [enterprise] do you train executives > [enterprise] one to one? > [onSite] in our boardroom > [language] in hindi also
  [enterprise] hamari company ke liye training hai kya > [enterprise] kitne log chahiye > [price] kharcha kitna > [invoice] bill milega na
  [certificate] certificate milta hai kya > [certificate] kab milega > [accreditation] bahar bhi chalega > [certificate] company ka naam bhi hoga usme?
  [recordings] recording milegi kya > [access] kitne din tak > [recordings] sab class ki? > [mentor] doubt ho to kisse puchu
  [schedule] class ka time kya hai > [schedule] sunday ko bhi? > [recordings] miss ho gaya to > [mode] ghar se ho jayega?
  [brochure] brochure kahan hai > [brochureContents] usme kya hai > [brochureContents] fees bhi? > [brochure] mail pe bhej doge
  [testimonials] purane logo ne kya kaha > [alumni] kaun hai wo > [quotes] dusre ne kya bola > [alumni] number milega unka
  [invoice] gst bill dete ho > [invoice] kiske naam pe > [payment] cheque se chalega > [contact] kisko bheju details
  [company] company kab se hai > [company] kiski hai > [location] kahan pe > [street] pura address?
  [mentor] mentor milega kya > [mentorTimes] hafte me kitni baar > [instructors] kaun hote hai wo > [language] hindi me baat karenge?
  [projects] project karna hota hai kya > [partners] kis company ke saath > [number] kitne > [assessment] uske marks hote hai?
  [support] course ke baad help milegi > [support] kab tak > [support] group hai koi > [placement] job me bhi?
  [abroad] nepal se join kar sakte hai > [phoneFormat] number chalega mera > [payment] paise kaise bheju > [certificate] certificate wahan aayega kya
  [contact] mail id kya hai > [contact] reply kab aata hai > [phone] call nahi kar sakte? > [onSite] ya seedha aa jaun
  [language] hindi me padhate ho > [language] material bhi? > [language] thoda english chalega na > [recordings] dobara sun sakta hu kya
  [mode] online hai ya office me > [location] office kahan > [tools] mobile se ho jayega > [schedule] kitne baje
  [price] fees kya hai > [payment] ek sath deni hai? > [invoice] receipt milegi > [refund] pasand na aaye to
  [certificate] will my staff recieve certificates > [certificate] all of them? > [certificate] what is writen on it > [certificate] how soon after
  [enterprise] corprate training possible? > [enterprise] only for it people? > [audience] sales team also > [recommendation] wich one for them
  [brochure] can i downlod something > [brochureContents] whats in ther > [brochureContents] mentors names too? > [instructors] so who are they
  [testimonials] any testimonals > [testimonials] only two? > [quotes] first one pls > [alumni] is he from a big compny
  [invoice] invoce for company possible > [invoice] befor payment? > [invoice] with our po number > [vendorPapers] and your pan card
  [partners] who are your industry partners > [partners] since when > [partners] can we become one > [partnership] how
  [partners] names of partner companies please > [partners] not even one? > [brochureContents] maybe in the brochure > [contact] who would tell me then
  [mentor] would i have a personal mentor > [mentor] from day one? > [mentorTimes] who picks him > [mentorTimes] and if we do not get along
  [access] are the slides ours to keep > [access] forever really? > [unsaid] may we share them inside the company > [unsaid] with our logo
  [access] lifetime access to what > [recordings] recordings too? > [account] where do i log in > [account] lost the password
  [quotes] what does the @person say about you > [quotes] and the other one > [alumni] may i see their photos > [unsaid] were they paid for it
  [quotes] read me a testimonial > [alumni] who wrote that > [unsaid] about which course > [testimonials] are there more
  [company] how many people work at your company > [instructors] how many of them teach > [instructors] full time? > [location] all in one city?
  [company] do you have any awards > [company] rating? > [testimonials] what do people say then > [trust] why should i believe that
  [name] what is the name of the institute > [name] is that the company too > [company] founded when > [company] by whom
  [contact] who is the right contact for companies > [contact] same address for private people? > [enterpriseMail] what goes in the subject > [afterRegister] will you confirm that you got it
  [phone] do you have a phone number > [phone] whatsapp? > [contact] mail then > [dataUse] and you won't call me all day?
  [onSite] can we meet in person before signing > [onSite] at yours or ours > [location] which city is that > [onSite] tuesday ok?
  [support] whom do learners ask when stuck > [mentorTimes] how quickly do they answer > [support] also weeks later? > [support] from any time zone
  [difficulty] is @program hard for executives > [difficulty] even with no maths > [mentor] any help if stuck > [mentorTimes] every week?
  [unsaid] do you send progress reports to the employer > [unsaid] how often > [assessment] based on what > [privacy] is that allowed
  [language] do the trainers speak spanish > [language] subtitles then? > [enterprise] and for a team of ours > [onSite] in madrid
  [schedule] are there weekend classes > [schedule] both days? > [schedule] in singapore time > [enterprise] could our group have other hours
  [schedule] what time are sessions in germany > [schedule] also in winter > [recordings] and if that is at night for me > [attendance] is it held against me
  [mode] is it live or self paced > [recordings] so can i watch again > [classSize] how many are in there with me > [demo] can i see one first
  [recordings] what if one of us misses a class > [recordings] for how long > [attendance] how many may be missed > [certificate] still certified?
  [testimonials] did companies give you feedback > [testimonials] who did > [alumni] can they be contacted > [enterprise] any team you trained already
  [enterprise] who have you trained so far > [enterprise] in banking? > [enterprise] how large was that > [testimonials] what did they think
  [brochure] something i can forward to my boss > [brochure] is it up to date > [brochureContents] does it name the partners > [brochureContents] and durations
  [brochureContents] does the leaflet list fees > [brochureContents] what does it list > [brochureContents] every program? > [brochure] where do i click
  [projects] are the projects live ones > [projects] what does live mean > [partners] who gives them > [projects] in each program?
  [number] how many projects does one do > [projects] real ones? > [mentor] with help? > [certificate] mentioned on the certificate?
  [number] how many mentors do you have > [instructors] from where > [mentorTimes] who assigns them > [mentor] only one each?
  [instructors] are the trainers practitioners > [instructors] which companies > [instructors] can i see their profiles > [social] linkedin maybe
  [tellsAboutSelf] i run a small consultancy in kenya > [abroad] can we join from here > [phoneFormat] our code in the form? > [payment] by card? > [invoice] with a receipt
  [tellsAboutSelf] i am cfo of a hospital > [recommendation] what would you advise > [curriculum] what is in it > [coverage] roi as well
  [tellsAboutSelf] i lead l&d at a startup > [enterprise] anything for us > [enterprise] 8 people only > [seats] or just book normal places > [oneFormEach] each by herself?
  [tellsAboutSelf] i moved to australia last year > [abroad] may i still register > [phoneFormat] with my new number > [launch] and the session when is it here
  [hostile] your site is useless > [sorry] sorry bad day > [contact] who can i talk to > [phone] by phone
  [greeting] good morning > [help] can i ask something > [enterprise] we need training for managers > [duration] how long is it usually > [thanks] thanks
  [whoAreYou] am i talking to a person > [contact] can i get a real one > [contact] how fast > [chatDetails] do they see what i typed here
  [future] will there be new programs > [future] when > [coverage] about @skill? > [contact] who tells me when it's out
  [future] any program for kids of employees > [future] from what age > [audience] and the present ones > [prerequisites] 17 is ok?
  [rival] how do you compare with udemy > [benefits] what is better here > [mentor] is that one to one > [price] and dearer i guess?
  [accommodation] do you arrange hotels > [location] where would that be > [mode] must we come at all > [visa] need a letter for that
  [houseRules] is lunch served > [houseRules] veg? > [onSite] and if it's in our office > [onSite] you bring everything?
  [salary] will my pay rise after this > [placement] a new job? > [alumni] where did others go > [testimonials] do they tell about it
  [placement] do partners hire participants > [placement] how many so far > [placement] guaranteed? > [placement] also someone over 50
  [events] is there a hackathon > [events] when > [events] prizes? > [partners] do the partners come
  [summary] tell me about @program > [audience] for whom > [projects] practical? > [certificate] what do i hold in hand after > [start] next one?
  [summary] what will managers be able to do after it > [duration] after how many hours > [difficulty] realistic? > [quotes] what did others say
  [audience] is that suited to non technical people > [codingNeed] no code really? > [compare] unlike the other one > [recommendation] so that one for hr
  [transfer] can a colleague take my place > [transfer] the day before? > [correction] how do i change the name > [certificate] and whose name is printed
  [refund] do you refund if a session is cancelled > [refund] how long does it take > [refund] to the company account? > [invoice] credit note?
  [payment] do you accept wire transfer > [payment] which currency > [payment] before the start? > [invoice] and the bill comes when
  [discount] anything off for ngos > [discount] how much > [discount] proof needed? > [contact] to whom
  [mailByMistake] i got a mail but never registered > [mailByMistake] what should i do > [dataUse] how did you get my address > [erasure] take it out please
  [formFailed] registration failed it says > [formFailed] again the same > [contact] now where do i write > [myRegistration] or has it come through anyway
  [formWrong] the form says my email is invalid > [formWrong] also the number > [phoneFormat] how many digits for brazil > [formLocked] now i can't press the button
  [account] is there a learner login > [account] who gives it to me > [access] stays open how long > [account] for each employee?
  [erasure] please delete what you have about me > [erasure] how long will it take > [erasure] chat also? > [unsaid] do i get proof of that
  [order] should managers start with the short one > [order] and then > [order] both at once? > [duration] total hours then
  [dataUse] will you send me marketing > [dataUse] calls? > [dataKept] for how many months > [whoSees] does the mentor get my number
  [joinLaunch] where do i register for the launch > [joinLaunch] is it your own form > [closeLaunch] and if not interested > [register] i'd rather have the normal course
  [support] is there a community > [support] where > [support] how many members > [alumni] can i ask them about you first
  [onSite] do you offer in house workshops > [duration] one day? > [onSite] in bangalore > [tools] what must we set up > [assessment] test at the end?
  [unsaid] is there a bond or contract > [unsaid] for how long > [vendorPapers] may our lawyer see it > [refund] how do we get out of it
  [curriculum] what do leaders learn > [coverage] ethics? > [enterprise] can that be added for us > [enterprise] by next month
  [pageMenu] what is in the menu > [testimonials] what's under the testimonials one > [alumni] who are these people > [contact] and the last entry
  [certificate] do you issue certificates for executives > [certificate] digital? > [social] can i post it on linkedin > [accreditation] does it count for pmp points
  [language] is everything in english > [language] even the mentor sessions > [language] mine is weak > [recordings] can i replay then > [support] or ask someone
  [company] are you a startup > [company] how many years > [company] who invested > [about] what is your mission
  [enterprise] can you adapt the program to pharma > [enterprise] who does that > [mentor] are there mentors then too > [certificate] own certificate for us?
  [alumni] how many alumni do you have > [alumni] in which countries > [alumni] any here in qatar > [contact] how could i meet one
  [launch] is the session on august 12 for us in india > [launch] what time > [launch] and for my boss in chicago > [launchProgram] same course for both?
  [afterRegister] who calls me after the form > [afterRegister] from india? > [phoneFormat] my number is russian ok? > [contact] can i ask for mail only
  [price] how much for a team of 12 > [price] roughly? > [enterpriseMail] what do you need to tell me > [discount] any leeway > [invoice] then one bill
  [access] when do we get the materials > [access] before class? > [access] all at once > [language] in which language
  [mode] can half of my team join remotely > [mode] and the rest in a room > [onSite] ours > [recordings] for the sick ones?
  [visa] i am abroad do i need papers to attend > [mode] not from my desk? > [tools] with what program > [schedule] and when is that in tokyo
  [testimonials] is there anything from consultants > [quotes] what did that one say > [unsaid] which program did he take > [recommendation] right for me as well?
  [invoice] do you charge vat for foreigners > [invoice] reverse charge? > [price] so what do i pay > [payment] paypal ok
  [instructors] will the same trainer teach all sessions > [instructors] who > [mentor] and he mentors too? > [mentorTimes] outside class
  [street] how do i find your office > [street] near the airport? > [onSite] do i need an appointment > [contact] with whom
  [recommendation] my director wants to understand ai > [recommendation] he can't code > [duration] how much time does it take him > [schedule] early mornings? > [register] may i enroll him
  [deadline] how late can we still join > [seats] all 9 of us > [attendance] if two come a day late > [recordings] they catch up how
  [mentor] do executives get a mentor as well > [instructors] of what background > [mentorTimes] fixed days? > [support] and once it is over
  [vendorPapers] is your company empanelled with government > [vendorPapers] msme? > [company] registered since when > [contact] who sends me the papers
  [brochure] pdf of the programs please > [brochure] one for each? > [brochureContents] timings inside? > [schedule] what are they then > [-] ok
  [enterprise] do you train groups > [duration] how many hours does it have > [recommendation] and the ready made one for @person
  [enterprise] is there something for our team > [recommendation] and the usual one for @person > [register] how does one colleague join
  [enterprise] can you train my staff > [audience] and the normal course for @person?
  [codingNeed] is there anything for someone who will not code > [audience] but i am no @person > [prerequisites] what would the others expect of me
  [codingNeed] which needs no code > [prerequisites] and what do the others expect
  [codingNeed] do i have to code in @program > [prerequisites] what else is expected of me
  [enterprise] do you do teams > [enterprise] any team > [recommendation] and the ready made one for the @person
  [enterprise] custom course for my office? > [recommendation] and for our @person the ready made one
`;
