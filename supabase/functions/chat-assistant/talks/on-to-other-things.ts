/** On to other things. One talk a line, as talks/all.ts says. */
export const onToOther = `
  [price] what is the fee for @program > [payment] can i pay in parts > [location] ok and where are you based > [street] which area > [certificate] btw do i get a certificate
  [duration] how long is @program > [price] fine, price? > [price] is that with gst > [instructors] and who teaches > [instructors] from which company are they
  [register] how do i enroll > [formFields] what all do you ask there > [dataUse] what about my data > [dataUse] so no promotional calls? > [seats] also how many seats are there
  [mentor] do i get a mentor > [mentorTimes] how often > [recordings] btw are classes recorded > [recordings] all of them? > [access] and till when can i watch the material
  [location] which city are you in > [otherCity] nothing in pune? > [mode] so is it online or offline > [language] and in which language > [language] hindi also?
  [launch] when is the bootcamp > [launch] what time for us in india > [launchProgram] and which course is it for > [joinLaunch] ok how do i get in there > [price] is it free
  [brochure] do you have a brochure > [brochureContents] does it have the syllabus > [testimonials] and what do your students say > [alumni] who are these people > [alumni] can i talk to one
  [certificate] is there a certificate > [accreditation] is it govt recognised > [projects] ok what about projects > [projects] real ones? > [partners] with which companies
  [seats] how many seats do you have > [seats] how many gone already > [deadline] btw last date to apply > [deadline] nothing after that? > [register] fine how do i book
  [tools] do i need a laptop > [tools] how much ram > [codingNeed] and is coding required > [codingNeed] not even a little? > [difficulty] so is it tough
  [afterRegister] what happens after i fill the form > [afterRegister] who will call me > [payment] and when do i pay > [refund] what if i change my mind then > [refund] full amount?
  [enterprise] can you train our team > [enterprise] we are 12 people > [invoice] do we get a gst bill > [onSite] and can it be in our office > [onSite] even in chennai?
  [social] are you on instagram > [social] linkedin bhi? > [company] ok since when are you there > [company] how many students till now > [trust] how do i know it is genuine
  [codingNeed] do i need to know coding > [recommendation] then which one for me > [duration] kitne ghante ka hai > [schedule] ok and timings > [schedule] sunday bhi?
  [contact] how can i contact you > [phone] no number? > [afterRegister] will you reply the same day > [demo] also is there a free class > [demo] how do i book that
  [dataKept] how long do you keep my data > [erasure] can i get it removed before > [erasure] everything? > [cookies] and do you use cookies > [cookies] not even google analytics?
  [curriculum] what is taught in @program > [coverage] is @skill in there > [mentor] btw will someone guide me > [mentor] one on one or group > [price] ok and the cost
  [placement] do you give placement > [placement] guaranteed? > [salary] and how much will i earn > [salary] as a fresher > [career] what else will it do for my career
  [formLocked] submit button is not working > [formLocked] i filled everything though > [phoneFormat] btw is nepal in the list > [phoneFormat] then which ones are > [contact] fine whom do i mail
  [closeLaunch] how do i close this pop up > [closeLaunch] does that sign me up > [launch] what is it for > [launchProgram] which program is that > [duration] ok how many hours is @program
  [recordings] do you record the sessions > [recordings] if i miss two > [attendance] is attendance compulsory > [certificate] and will i still get the certificate > [certificate] printed or pdf
  [abroad] can i join from dubai > [phoneFormat] does the form take my code > [schedule] and what timings > [schedule] in my time zone? > [payment] btw can i pay by foreign card
  [programs] which courses do you have > [count] so three only? > [compare] what is the difference > [recommendation] i am confused, which one > [price] and how much is that
  [testimonials] are there any reviews > [quotes] what did the first one say > [alumni] where does he work > [trust] are these real > [trust] with proof?
  [discount] any discount > [discount] for students? > [prerequisites] and is there an age limit > [prerequisites] i am 17 > [future] ok anything for my little brother, he is 10
  [order] can i do two courses > [order] which one first > [oneFormEach] and do i fill one form > [oneFormEach] for my friend also? > [discount] btw any offer if we both join
  [besideWork] can i do it with my job > [besideWork] i work till 8 pm > [schedule] so classes are when > [recordings] and if i miss one > [support] ok is there a whatsapp group
  [language] is the class in english > [language] subtitles? > [classSize] and how many in a batch > [classSize] same batch for everyone? > [instructors] who is the teacher
  [myRegistration] have you received my form > [myRegistration] i sent it yesterday > [correction] also my number is wrong in it > [correction] just reply to that mail? > [afterRegister] fine, when will you call
  [invoice] do you give an invoice > [invoice] in my company name? > [vendorPapers] and vendor documents > [vendorPapers] nda also? > [enterpriseMail] what do i write in the mail to you
  [demo] is there a trial class > [demo] is it free > [start] ok when do you start > [start] next month sure? > [ending] and ends when
  [audience] who is @program for > [tellsAboutSelf] i am a @person > [prerequisites] is a degree needed > [difficulty] and is it hard > [difficulty] for a beginner like me
  [access] how long do i have access > [access] even after the course ends? > [perks] what else do i get > [certificate] and certificate? > [accreditation] valid abroad?
  [partnership] can i become a trainer with you > [partnership] whom do i send my cv > [location] ok where is your office > [onSite] can i come there > [houseRules] is there parking
  [chatDetails] why do you ask for my email before the chat > [chatDetails] who sees it > [dataKept] and how long do you keep it > [whoAreYou] btw are you a real person > [replyLanguage] do you speak telugu
  [duration] how many hours is the longest course > [duration] and the shortest > [price] fees for both? > [payment] ok emi hai? > [payment] how many months
  [launch] when is the live session > [launch] what is that in london time > [recordings] will it be recorded > [seats] and seats? > [joinLaunch] ok where do i sign up
  [refund] can i get a refund > [refund] till when > [transfer] or can i switch to another course > [transfer] free of cost? > [contact] ok and whom do i ask
  [instructors] who are the trainers > [instructors] are they from iit > [mentor] are the mentors the same people > [mentorTimes] and who picks mine > [projects] what about projects
  [formFields] what do i have to fill in the form > [formFields] is phone a must > [dataUse] why do you need it > [whoSees] who can see it > [start] ok when does it begin
  [assessment] is there an exam > [assessment] and if i fail > [certificate] so no certificate then? > [tools] btw which software do i need > [tools] is it paid
  [visa] will you help with a visa > [abroad] but can i attend from nepal > [mode] is it online > [tools] and on which app > [language] ok and language?
  [summary] tell me about @program > [curriculum] topics? > [coverage] any @skill > [audience] and whom is it for > [price] fine, how much
  [name] what is your institute called > [about] and what do you do > [company] since when > [location] where are you located > [otherCity] any branch in mumbai
  [deadline] till when can i register > [deadline] and if i am late by a week > [start] when does the batch start > [seats] are seats left > [seats] in @program also?
  [events] do you hold hackathons > [events] how often > [support] and is there a community > [support] for how long after the course > [placement] also do you help with jobs
  [privacy] is my information safe > [whoSees] who all can read it > [erasure] can i delete it later > [erasure] whom do i mail for that > [register] ok then how do i join
  [benefits] why should i choose you > [rival] better than coursera? > [testimonials] what do others say > [quotes] the consultant? > [price] ok and price
  [career] how will this help my career > [career] will i have a portfolio > [projects] how many projects > [partners] and with whom > [duration] btw total duration
  [phone] can i get a phone number > [phone] whatsapp also not? > [contact] then how do i reach you > [contact] will a human read it > [brochure] and is there a pdf
  [mode] are classes online > [tools] on zoom? > [recordings] recorded? > [access] till when can i see them > [-] okay. [discount] any discount going on
  [onSite] can your trainer come to us > [onSite] to bangalore? > [enterprise] can you change the content for us > [enterpriseMail] what should we tell you first > [price] and what would it cost
  [projects] are there live projects > [projects] alone or in a team > [unsaid] who owns what we build > [mentor] and does somebody help us > [mentorTimes] on call or chat
  [joinLaunch] how do i register for the bootcamp > [joinLaunch] it opens another site? > [launch] ok and the date > [certificate] is there a certificate with it > [seats] how many can join
  [prerequisites] do i need a degree > [codingNeed] and coding? > [tellsAboutSelf] i am from a commerce background > [recommendation] so which one suits > [duration] how long is that
  [start] when is the next batch > [start] for all courses the same? > [classSize] and how big is it > [schedule] what days > [schedule] only weekends?
  [count] how many courses do you run > [programs] which are they > [order] can i take all > [discount] cheaper together? > [oneFormEach] and one form or three
  [trust] is this a scam > [trust] anything to prove it > [company] how old is the company > [social] and are you on linkedin > [refund] money back if i dont like it?
  [cookies] do you track visitors > [source] do you know i came from facebook > [privacy] ok so you are gdpr compliant? > [dataKept] and how long is it stored > [myRegistration] btw did my form reach you
  [correction] i gave the wrong email > [correction] i cannot get the confirmation then > [mailContents] what is written in it > [afterRegister] and what comes next > [start] ok when do classes begin
  [accommodation] do you provide hostel > [accommodation] any pg nearby > [street] which area are you in > [mode] or can i do it from home > [tools] is my old laptop enough
  [salary] what salary can i get after this > [salary] in us also? > [visa] do you help to go there > [placement] ok and here, any placement > [placement] in which companies
  [difficulty] is the course difficult > [mentor] will somebody help if i get stuck > [mentor] free of charge? > [language] also i am not good in english > [language] kannada possible?
  [discount] is there a scholarship > [discount] who gets it > [payment] otherwise emi? > [payment] zero interest? > [register] ok let me enroll
  [alumni] who has done your course > [alumni] any @person among them > [quotes] what do they say > [testimonials] only two reviews? > [company] how many students in total
  [phoneFormat] which countries are in the form > [phoneFormat] germany? > [abroad] and can i really join from there > [launch] when is the session for me > [launch] night or morning
  [schedule] what are the class timings > [schedule] daily? > [besideWork] i have a 9 to 6 job > [attendance] can i skip some > [ending] and when does it get over
  [transfer] can i change my batch later > [transfer] how many times > [transfer] or give my seat to a friend > [refund] and get my money back > [deadline] btw until when is registration open
  [brochureContents] what is in the brochure > [brochureContents] fees also? > [price] then what is the fee > [brochure] ok where do i download it > [brochure] is it free
  [recommendation] which course should i take > [tellsAboutSelf] i am a @person with 5 years > [codingNeed] i cant code though > [audience] is it for managers > [start] fine when can i start
  [otherCity] do you have a branch in delhi > [otherCity] noida? > [abroad] my sister is in canada can she > [phoneFormat] is canada in the form > [price] and fee same for her
  [account] i cannot log in > [account] is there no student portal > [access] then where is my material > [support] and a group for students? > [contact] ok whom do i write to
  [accreditation] is your certificate accredited > [accreditation] by nasscom? > [certificate] ok when do i get it > [assessment] do i have to pass something > [assessment] how many marks
  [compare] difference between the courses > [compare] which has more topics > [duration] and hours? > [price] is one cheaper > [payment] can i pay later
  [mentorTimes] how often do we meet the mentor > [mentorTimes] on weekends too? > [instructors] who are they > [instructors] how experienced > [classSize] and in class how many are we
  [dataUse] will you share my number > [dataUse] not with partners either? > [partners] who are they > [projects] do i work with them in the course > [career] and does it count in my resume
  [seats] are the seats really limited > [seats] for which course is that > [joinLaunch] ok how do i take one > [closeLaunch] i closed the pop up by mistake, did i lose anything > [launch] when was it again
  [formFailed] registration failed it says > [formFailed] second time also > [contact] then whom do i mail > [contact] any other way? > [brochure] meanwhile brochure bhejo
  [houseRules] is there wifi in class > [houseRules] and tea coffee > [location] where is it actually > [street] near which metro > [accommodation] and any place to stay
  [coverage] do you teach @skill > [coverage] in depth? > [curriculum] what else is there > [tools] which tools do you use > [tools] do i have to buy them
  [perks] what do i get with the course > [access] for life really? > [mentor] and personal mentor means what > [number] how many perks in all > [price] fine, all this for how much
  [vendorPapers] can you sign an nda > [vendorPapers] and our vendor form > [invoice] is gst extra > [payment] can we pay after the training > [enterprise] min how many people
  [future] will there be a course on @other > [future] when > [programs] what is there now > [audience] can a @person do these > [codingNeed] without programming?
  [support] any help after the course > [support] for how many months > [placement] and for interviews > [career] will my resume get better > [testimonials] has it helped anyone
  [myRegistration] i registered twice by mistake > [erasure] can you remove one > [correction] and in the other one my name is wrong > [mailByMistake] my wife also got a mail why > [dataUse] will she get calls now
  [closeLaunch] what does decide later do > [closeLaunch] will it come again > [launchProgram] is it the same as @program > [duration] how long is that one > [start] and starting when
  [number] how many classes are there > [number] per week? > [schedule] which days > [recordings] and do you record them > [language] ok, medium of teaching
  [company] how long have you been in business > [company] any awards > [about] what is your mission > [instructors] and the faculty > [trust] so you are legit right
  [ending] when does the course end > [ending] is there an extra week for projects > [assessment] any test on the last day > [certificate] certificate same day? > [support] what after that
  [attendance] is it compulsory to attend all > [attendance] 75 percent? > [recordings] can i watch it later > [recordings] on mobile? > [price] ok and what do you charge
  [summary] what will i learn in @program > [projects] and what do i build > [projects] is it deployed > [tools] on my own laptop? > [seats] fine, any seats left
  [afterRegister] do i get a confirmation > [mailContents] what does it say > [afterRegister] is my seat confirmed with it > [payment] or only after payment > [invoice] and receipt?
  [source] do you know from where i came > [source] campaign also? > [dataKept] for how long > [cookies] with cookies? > [register] okay how do i apply
  [events] any guest lectures > [events] by whom > [events] is there an orientation > [start] and when is day one > [houseRules] do i bring my own laptop charger and all
  [whoSees] who can see my details > [whoSees] other students? > [otherPeople] so who else has enrolled > [classSize] ok at least how many > [mentor] do all share one mentor
  [payment] can i pay in instalments > [payment] how many > [payment] upi chalega? > [refund] and if i drop midway > [contact] who handles that
  [besideWork] is it ok with a full time job > [duration] how many hours is it > [duration] per week? > [mode] and can i do from home > [demo] is there one class i can try
  [pageMenu] where is the menu > [pageFoot] and email kahan hai > [social] insta link bhi? > [brochure] ok and where is the brochure > [brochureContents] has it got all courses
  [chatStart] what do you need before the chat > [chatDetails] where does it go > [erasure] can i take it back > [replyLanguage] btw can we chat in hindi > [programs] ok batao courses kya hai
  [rival] how are you better than udemy > [mentor] they have no mentor, you do? > [mentorTimes] any time i want? > [price] but you cost more no > [discount] any coupon
  [tellsAboutSelf] i am a @person > [recommendation] so which course > [price] and how costly is it > [besideWork] will i manage beside my work > [salary] ok does it raise my salary
  [formFields] do you need my address in the form > [formFields] date of birth? > [formWrong] it says something is missing > [phoneSigns] can i put dashes in the number > [register] also can i register for @program there
  [launch] what is this window that came up > [launch] is it tonight > [launch] in dubai what time > [duration] ok and how long is the whole course > [certificate] certified?
  [curriculum] syllabus of @program > [number] how many topics is that > [brochure] can i have it as pdf > [mentor] and do mentors come with it > [mentor] for each student one?
  [placement] do you provide jobs > [placement] internship then? > [alumni] where do your old students work > [testimonials] ok what do they write about you > [seats] and how many seats are left
  [enterpriseMail] what should be in our mail to you > [enterpriseMail] number of people also? > [enterprise] do you do it for 5 people > [vendorPapers] our legal team needs papers > [schedule] and timings can be ours?
  [erasure] please delete my data > [erasure] how soon > [erasure] will i get proof > [dataKept] what if i dont ask > [partnership] ok other thing, can i work for you
  [assessment] do we get homework > [assessment] daily? > [mentor] does the mentor check it > [difficulty] i am scared of maths > [codingNeed] and coding?
  [tools] which llm do you use in class > [tools] do i pay for the key > [price] or is it in the fees > [access] and course material for how long > [access] download kar sakte hai?
  [onSite] may i visit your centre > [location] which city > [phone] give number i will call before > [contact] then mail id > [demo] can i sit in one class also
  [programs] show me the courses > [summary] the first one? > [summary] and the last > [compare] whats the difference then > [oneFormEach] can i register for both in one form
  [refund] is the fee refundable > [refund] within how many days > [myRegistration] i already paid, can you see it > [invoice] i need a bill also > [invoice] with my gst number
  [abroad] can foreigners join > [visa] do they need a visa > [mode] or online only > [launch] ok when is your live session > [launch] australia time?
  [classSize] how many students in a batch > [classSize] is it fixed > [mentor] and mentor for whole batch? > [language] is it all in english > [start] when is the new batch
  [discount] diwali offer hai kya > [discount] till when > [price] and without it > [joinLaunch] btw how do i join the bootcamp > [launchProgram] that is for which course
  [access] are the notes mine forever > [recordings] videos too? > [support] and can i ask doubts later > [support] where > [transfer] ok can i move to another course in between
  [duration] what is the shortest course > [audience] for whom is that one > [codingNeed] no coding there? > [coverage] does it have @skill > [register] alright where do i sign up
  [trust] are you genuine > [testimonials] any feedback from learners > [quotes] read me one > [street] and your full address > [phone] landline?
  [instructors] who will teach me > [instructors] is she a working professional > [mentor] and is there a mentor too > [events] any guest speakers > [schedule] ok and class time
  [cookies] is this site using cookies > [privacy] and what is your privacy policy > [whoSees] who reads the forms > [dataUse] will i get spam > [dataUse] even if i dont join?
  [deadline] has registration closed > [deadline] when will it > [start] and the course begins > [ending] and finishes? > [besideWork] ok, manageable with a job?
  [career] will i get a new job with this > [placement] do you arrange interviews > [placement] how many > [certificate] does the certificate help > [accreditation] is it recognised by companies
  [phoneFormat] how many digits for uk > [phoneFormat] with zero? > [formLocked] button is still grey > [formLocked] even on another browser > [contact] ok who can fix it
  [mailByMistake] why did i get a mail from you > [mailByMistake] i never filled anything > [erasure] then remove me > [about] what is this company anyway > [location] where is it
  [partners] which companies do you work with > [partners] google? > [projects] what do we do for them > [unsaid] do they pay us > [placement] and do they hire
  [location] where do the classes happen > [mode] no online? > [otherCity] any centre near vizag > [accommodation] if i come, hostel? > [accommodation] food also
  [price] kitna paisa lagega > [discount] kuch kam hoga? > [payment] ek saath dena hai? > [duration] ok aur kitne din ka > [certificate] certificate milega na
  [support] do you have a discord group > [support] old students also in it? > [alumni] can i talk to them before joining > [testimonials] any video reviews > [demo] or some demo class
  [count] how many programs are there > [duration] how long each > [recommendation] best for a @person > [price] its fee? > [seats] any seat in it
  [mode] is it live or self paced > [schedule] live at what time > [attendance] must i come every time > [recordings] else can i see it later > [instructors] and the teacher is who
  [enterprise] we want training for our staff > [enterprise] leaders only > [audience] is @program for them > [duration] how many hours > [onSite] and will you come down to kochi
  [difficulty] how hard is @program > [difficulty] harder than the other one? > [codingNeed] do i write code daily > [assessment] and exams? > [assessment] what if i miss it
  [pageNotFound] it says page not found > [pageNotFound] how do i go back > [register] ok where is the enroll button > [formNotLoaded] form is not opening > [contact] leave it, your email?
  [launchProgram] which course is the pop up about > [launch] when does it start > [launch] evening in new york? > [closeLaunch] how do i remove it > [joinLaunch] and if i want it later how
  [future] anything for kids > [future] 8th class > [audience] these courses are for whom then > [prerequisites] any minimum age > [name] btw your institute name
  [correction] i have a new phone number > [correction] where do i tell > [myRegistration] is my old form still there > [dataKept] how long will it be > [afterRegister] and you will call me which day
  [brochure] any handout > [brochureContents] what is inside > [brochureContents] dates also? > [start] then when does it start > [launch] and the bootcamp session is when
  [language] can i learn in tamil > [language] teacher knows it? > [mentor] or a mentor who does > [mentorTimes] do i choose him > [price] extra cost?
  [order] do i need @program before the other > [order] can i skip it > [difficulty] will i cope > [compare] how are they different > [duration] both together how long
  [social] do you have a youtube channel > [social] and twitter > [demo] any free class on it > [brochure] or a pdf > [company] ok how many trainers are you
  [invoice] do i get a receipt > [invoice] on mail? > [payment] is paytm ok > [payment] card? > [location] and where can i pay cash, where are you
  [salary] how much do @person people earn > [salary] after one year > [career] what else changes for me > [rival] others promise 20 lakh, you? > [trust] so is all this real
  [recordings] can i get the class videos > [recordings] how soon after class > [access] for how long > [tools] do i need a fast net > [houseRules] and can i use your wifi
  [afterRegister] will someone call me after the form > [phone] from which number > [dataUse] and only once right > [language] can they talk in hindi > [start] ok and batch kab hai
  [transfer] can i pause the course > [transfer] for two months > [access] will i lose the material > [mentor] and my mentor? > [refund] or should i take my money back
  [otherPeople] who else joined > [classSize] just the number > [seats] so how many places left > [deadline] and till when > [oneFormEach] can i put my cousin in the same form
  [certificate] what is the certificate like > [certificate] is my name on it > [certificate] when do i get it > [ending] and when is the last class > [events] is there a ceremony
  [prerequisites] can a housewife join > [tellsAboutSelf] i left my job 6 years ago > [difficulty] will it be too much for me > [schedule] mornings are ok? > [placement] and job after it
  [chatFailed] my message did not go > [chatKeys] which key sends it > [chatDetails] is this stored > [whoSees] and who sees the forms > [price] ok now tell me the price
  [benefits] what is special about you > [benefits] anything else > [instructors] and your teachers are > [price] okay chargs? > [price] per month?
  [visa] can this get me a work visa > [accreditation] is it valid in germany at least > [abroad] i am in berlin can i attend > [schedule] what time would that be > [-] ok. [register] how do i enrol
  [register] where do i sign up > [oneFormEach] me and my wife together? > [discount] cheaper for two? > [schedule] can we sit in the evening > [language] and she knows only telugu
  [about] what kind of institute is this > [name] called? > [location] based in > [programs] and what do you offer > [count] that is all?
  [partnership] our college wants a tie up > [partnership] whom should the principal write to > [enterprise] can you train 60 students > [onSite] in our campus? > [certificate] and will they be certified
  [unsaid] is there a bond > [unsaid] for how many years > [refund] and if i leave in between > [payment] is there a loan > [mentor] also what about mentors
  [mentor] who helps me during the course > [instructors] what is his background > [mentorTimes] when can i reach him > [mentorTimes] at night also? > [support] and after it ends
  [start] can i start in january > [start] why not now > [seats] are there seats > [formFields] what details do you want > [dataUse] will u share them
  [demo] can i see a class before paying > [demo] live one? > [payment] then i pay how > [refund] and not happy then? > [testimonials] what do others feel
  [audience] can a fresher do it > [codingNeed] zero coding > [tools] which laptop should i buy > [tools] mac ok? > [certificate] anyways do i get certifcate
  [testimonials] were people happy > [testimonials] nobody unhappy? > [alumni] how do i reach them > [social] are they on your insta > [duration] ok, how long is @program
  [curriculum] what all is covered > [coverage] @skill too? > [number] how many modules > [assessment] test after each? > [schedule] and classes on which days
  [projects] what will i build > [projects] my own idea ok? > [mentor] who guides that > [career] can i show it in interviews > [launch] btw when is your bootcamp
  [myRegistration] nobody called me > [myRegistration] its been 4 days > [contact] give me an email > [phone] or number > [erasure] else just cancel and delete me
  [houseRules] can i bring my child to class > [mode] or attend from home > [recordings] ya recording dekh lu > [price] fee same? > [future] and do you have courses for children
  [dataKept] when is my data erased > [dataKept] chat also? > [chatDetails] what of the chat do you save > [cookies] and on my browser > [launch] ok tell me about the bootcamp date
  [tools] is an ipad enough > [tools] what do i install > [mode] so no classroom? > [location] you are in which state > [otherCity] and kolkata?
  [perks] is there anything free > [perks] what else > [access] that is lifetime? > [certificate] do they post the certificate > [price] ok and total fee
  [company] how big is your team > [instructors] all teachers? > [partnership] are you hiring > [partnership] for @person also > [contact] where to send resume
  [attendance] can i join late to class > [attendance] by half an hour > [schedule] class kitne baje > [besideWork] i finish office at 7 > [recordings] so shall i watch the recording
  [formWrong] it says invalid email > [formWrong] but it is right > [phoneSigns] spaces in number ok? > [formFailed] now it says error > [start] uff. when does it start anyway
  [payment] is emi there > [payment] through which bank > [price] what is the full amount > [invoice] bill too? > [enterprise] and if my company pays for ten of us
  [brochureContents] does the pdf have fees > [brochureContents] dates? > [deadline] last date then > [seats] filling fast? > [closeLaunch] and how do i shut this window
  [compare] which is longer of the two > [difficulty] and tougher? > [recommendation] for someone like me > [price] okay price of both > [order] can i do them together
  [accreditation] are you iso certified > [accreditation] aicte? > [company] any awards > [trust] then why should i trust you > [quotes] what did the consultant say
  [support] is there a doubt session > [support] every day? > [language] in hindi bhi > [classSize] and how many sit there > [joinLaunch] ok how to get into the bootcamp
  [mailContents] what is in the confirmation mail > [mailContents] any link > [correction] if something is wrong there? > [transfer] and if i want the other course > [refund] money?
  [events] any workshop on weekends > [events] free? > [location] where > [programs] and the regular courses > [duration] how long are those
  [source] how do you know i came from google > [cookies] so you track me > [privacy] is that allowed by law > [erasure] remove it > [name] what is your company name
  [otherCity] is there a centre in jaipur > [abroad] and for my brother in oman > [mode] he can do online? > [launch] when is the session there > [phoneFormat] his code is not in the list
  [placement] kya job milegi > [placement] kitne logo ko mili > [salary] aur salary > [duration] accha kitne mahine > [price] aur fees
  [ending] by when will i finish > [start] if i start now > [besideWork] with a job > [duration] faster possible? > [certificate] and then certificate comes when
  [discount] students get anything off > [discount] with id card? > [prerequisites] i am in second year, allowed? > [schedule] college is till 4 > [recordings] so recorded ones?
  [joinLaunch] what happens when i press secure your seat > [joinLaunch] do i pay there > [dataUse] and is my data with them also > [launch] which day is it > [launch] ist please
  [enterprise] do you do corporate training > [enterprise] only online? > [enterpriseMail] what do you need from us > [contact] to which id > [partners] who are your clients
  [quotes] what does the data scientist say > [alumni] which company is she in > [quotes] and the other one > [trust] did you pay them > [projects] ok and do we build real things
  [formNotLoaded] the form does not open > [formNotLoaded] tried thrice > [contact] can i mail you instead > [formFields] what should i write in it > [afterRegister] and then you call me?
  [accommodation] is food given > [accommodation] or transport > [houseRules] is there a canteen > [start] ok, first class is when > [street] and exact place
  [career] is it good for a career switch > [tellsAboutSelf] i am in sales > [recommendation] which one then > [codingNeed] code likhna padega? > [price] kharcha?
  [whoAreYou] who are you > [whoAreYou] not a human? > [contact] then i want a human > [phone] call possible? > [programs] leave it, what courses are there
  [language] which language is used > [language] only that? > [instructors] who speaks > [classSize] and number of students > [mentor] does each one get a mentor
  [deadline] when do registrations close > [deadline] tonight? > [register] then tell how to do it > [payment] do i pay now > [discount] early bird?
  [number] how many projects do i get > [projects] for real companies > [partners] name one > [certificate] does it show on the certificate > [tools] and what software
  [dataUse] what do you do with my number > [dataUse] whatsapp messages too? > [dataKept] for how long > [correction] i typed it wrong btw > [seats] is a seat blocked for me
  [classSize] will it be one on one > [mentor] not even mentoring? > [mentorTimes] how many times > [price] is it charged extra > [location] and is that at your office, where
  [oneFormEach] do we need two forms for two people > [oneFormEach] same email ok? > [afterRegister] two calls then? > [order] and can one person do both courses > [start] starting when
  [assessment] is there a final test > [assessment] online? > [attendance] and attendance counts? > [access] will i have the notes then > [salary] ok what pay after that
  [recommendation] what would suit a @person > [summary] what is that about > [summary] in simple words > [duration] hours? > [testimonials] any @person who did it
  [street] what is your full address > [houseRules] sunday open? > [onSite] shall i walk in > [contact] whom do i tell before > [brochure] and keep a brochure for me, is there one
  [vendorPapers] are you msme registered > [invoice] what about tax > [payment] do you take a po > [enterprise] we are 30, possible? > [start] how soon
  [pageStopped] the page crashed > [pageStopped] is my form lost > [myRegistration] can you check it > [erasure] or delete it i will fill again > [chatFailed] now chat also not sending
  [coverage] where would i learn @skill > [coverage] from scratch? > [prerequisites] what should i know before > [instructors] and who takes it > [price] how mcuh
  [launch] is the bootcamp today > [seats] how many people > [launchProgram] it is for @program right > [brochure] ok send broucher > [brochureContents] timing is in it?
  [thanks] thanks for the info > [register] so how do i join > [formFields] what all to fill > [formFields] phone is must? > [cookies] and cookies?
  [whoSees] is my form public > [whoSees] staff also can see? > [instructors] teachers too, who are they > [language] do they teach in malayalam > [demo] one free class to check?
  [summary] @program ke bare me batao > [audience] kiske liye hai > [besideWork] job ke saath ho jayega? > [mode] ghar se? > [-] accha. [price] fees bolo
  [access] can i see the material on my phone > [access] even after one year > [recordings] and class videos > [transfer] btw can my brother use my seat > [discount] or a lower fee for him
  [trust] are there hidden charges > [price] so what is the final amount > [invoice] bill with gst? > [mentor] and mentoring is inside > [mentor] groups or alone
  [greeting] hello > [programs] what courses > [recommendation] i am from hr, which > [tellsAboutSelf] actually i am a @person now > [start] ok when can i begin
  [count] is there only one course > [compare] what separates them > [codingNeed] which one has no code > [audience] and who takes that > [seats] any place left there
  [social] whats your insta id > [testimonials] are there reviews on it > [testimonials] and here? > [events] do you post about workshops > [events] when is the next one
  [afterRegister] i filled it now what > [afterRegister] how many days > [dataUse] will others call also > [cookies] is the site watching me > [closeLaunch] and this pop up, how to close
  [refund] cancel karna ho to > [refund] paisa kitne din me > [contact] kisko bolu > [transfer] ya batch badal lu > [start] agla batch kab
  [rival] is udemy not cheaper > [price] how much are you > [benefits] what do i get more for that > [perks] anything free with it > [trust] you are not fake na
  [schedule] are sessions at night > [schedule] how late > [launch] and the bootcamp one > [launch] for california? > [ending] and when is the course over
  [name] which company runs this > [company] how old is it > [about] what does it stand for > [privacy] and your terms > [dataKept] my form stays how long
  [future] any advanced course later > [future] which month > [order] what do i do before that > [discount] old students get less fee? > [support] and is there an alumni group
  [duration] how much time does it take > [duration] in weeks > [assessment] exam time included? > [tools] ok and do i need a pc > [placement] job help?
  [correction] my name is spelt wrong > [correction] will it be wrong on the form only > [certificate] or on my certificate also > [myRegistration] did you get it at all > [phone] can i call and tell
  [mode] hybrid possible? > [location] where is the classroom > [onSite] can i come and look > [schedule] at what time are classes > [goodbye] ok bye
  [help] can i ask something > [formLocked] i cannot press submit > [formLocked] what did i forget > [-] ok it works. [afterRegister] now what > [price] and the fees
`;
