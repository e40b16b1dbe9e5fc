/** Learners on a phone, who go on from registering, the form and the launch. One talk a line, as talks/all.ts says. */
export const onThePhone = `
  [register] how to register for @program > [formFields] what all it asks > [formFields] only these 3? > [dataUse] and what for you need them
  [register] where is enroll button > [oneFormEach] same for my brother also? > [afterRegister] then he gets a mail too? > [mailContents] what is written in it
  [formFields] which details in the form > [formFields] aadhaar also? > [formFields] qualification? > [prerequisites] so diploma is also fine
  [formFields] is phone number must > [phoneFormat] mine is from dubai > [phoneFormat] with how many digits > [phoneSigns] can i leave a gap in between
  [phoneFormat] how many digits for india number > [phoneFormat] with 0 before it? > [phoneFormat] and for singapore > [formLocked] still button not working
  [phoneFormat] is nepal code there > [phoneFormat] sri lanka? > [phoneFormat] then how many countries only > [contact] so how do i reach you from there
  [formLocked] submit is grey for me > [formLocked] i chose +91 only, same > [contact] whom to tell this > [contact] no number? only mail?
  [formLocked] cant press submit button > [phoneFormat] which code for canada > [phoneFormat] 10 digits only? > [formFields] and mail id also must
  [afterRegister] what happens after i submit > [afterRegister] in how many days [afterRegister] by call or whatsapp > [dataUse] only for this na no ads
  [afterRegister] will i get confirmation > [mailContents] what does it say > [correction] if name is wrong in that > [correction] reply to same mail?
  [myRegistration] i filled form no mail came > [myRegistration] checked spam also > [myRegistration] 3 days back > [contact] now whom to ask
  [myRegistration] did my form reach you > [myRegistration] can you check by my email > [contact] who can then > [afterRegister] and they will call me?
  [mailByMistake] i got your mail but never registered > [mailByMistake] who did it then > [erasure] remove me from that > [erasure] how long will that take
  [mailByMistake] why did your mail come to me > [mailByMistake] do i have to do anything > [whoSees] who all can see my id there > [dataKept] for how long
  [mailContents] what is in the confirmation mail > [mailContents] is my phone also in it > [correction] one digit is wrong there > [correction] whom do i write that to
  [correction] i typed wrong number in form > [correction] can i do it by mail > [correction] and the name also same way? > [correction] also the course?
  [correction] my email had a typo > [afterRegister] so the mail will not reach me? > [register] shall i fill again > [oneFormEach] will two forms be a problem
  [dataUse] what will you do with my number > [dataUse] no daily calls na > [whoSees] who all has it > [dataKept] until when
  [dataUse] do you sell data > [dataUse] not even to partners? [whoSees] and who reads it > [privacy] is that written anywhere > [erasure] and if i want it gone
  [dataKept] how long you keep my details > [dataKept] chat also same? > [erasure] can i get it deleted before > [erasure] where do i ask for that > [-] ok
  [dataKept] kitne din data rakhte ho > [dataKept] fir apne aap delete? > [erasure] jaldi karwana ho to > [contact] kaha likhu
  [erasure] delete my details pls > [erasure] everything, number too > [dataUse] what was it used for till now > [whoSees] and who saw it
  [erasure] i want my data removed > [erasure] do i have to give a reason > [correction] or can i only change the number > [correction] how
  [whoSees] who can see what i fill > [whoSees] other students? > [whoSees] even not my company? > [dataKept] and till when it stays
  [whoSees] is my form visible to others > [whoSees] only one person? > [chatDetails] and this chat > [dataKept] how long that one
  [cookies] do you use cookies > [cookies] google analytics also not? > [source] then how you know i came from insta > [source] only if i register?
  [source] do you note from which ad i came > [source] always or only with form > [dataUse] what for > [cookies] any other tracking
  [privacy] privacy policy? > [dataUse] so who gets my number > [dataUse] no third party? > [trust] how do i believe that
  [chatDetails] why you ask my mail before chat > [chatDetails] who gets it > [chatDetails] my msgs also stored? > [dataKept] for how many months > [erasure] can that be wiped
  [chatStart] what do i give to start chat > [chatStart] surname also? > [chatDetails] why > [register] is that same as enrolling
  [chatDetails] is this chat recorded > [chatDetails] what exactly > [whoSees] and the form, who reads that > [-] hmm ok
  [launch] when is launch > [launch] what time for india > [launchProgram] which course is it for > [launch] how long is it going on
  [launch] bootcamp date pls > [launch] raat ko ya subah > [seats] kitni seat > [joinLaunch] kaise lu
  [launch] live session timing > [launch] in new york > [launch] is that night there > [abroad] so from there i can join? > [phoneFormat] my number is us
  [launch] is the bootcamp this month > [-] ok. [launch] which day exactly > [deadline] and last date to apply > [seats] any left?
  [launch] what is that popup > [closeLaunch] how to remove it > [closeLaunch] that does not register me na > [launchProgram] ok which program was it
  [closeLaunch] popup is not going > [closeLaunch] which button > [launch] can i see that info again later > [joinLaunch] and if i want to join then
  [closeLaunch] if i press decide later what happens > [seats] seat will go? > [deadline] till when can i decide > [joinLaunch] where do i apply then
  [launchProgram] bootcamp is for which course > [duration] how long is that one > [codingNeed] coding there? > [seats] how many can join
  [launchProgram] is launch for @program > [launchProgram] others not? > [start] when do those begin > [register] can i enroll in them now
  [joinLaunch] how to book bootcamp seat > [joinLaunch] it goes to another site? > [trust] is that one safe > [price] paid or free
  [joinLaunch] where do i click for launch > [formFields] and enroll now form is different? > [oneFormEach] do i need both > [afterRegister] who replies after
  [joinLaunch] how do i secure my seat > [seats] out of how many [launch] and which date > [seats] how many gone already > [payment] do i pay to block it
  [seats] how many seats in bootcamp > [seats] filling fast? > [seats] for all courses or that one > [joinLaunch] how to take one
  [seats] seats left? > [seats] how full is it > [launch] and date of it > [launch] ist or est
  [oneFormEach] can i register two courses in one form > [order] together can i do both > [order] which one before > [discount] less fee for two?
  [oneFormEach] my friend and me one form ok? > [oneFormEach] even if same course? > [discount] any benefit for two > [classSize] will we be with many others
  [formFailed] form says registration failed > [formFailed] tried 2 times same > [contact] whom do i mail > [register] or can you register me here
  [formNotLoaded] form is not opening > [formNotLoaded] net is fine > [contact] mail to whom > [afterRegister] and will they reply
  [formWrong] form shows error in red > [formWrong] which field must be full > [phoneFormat] 10 digit given > [phoneSigns] i put a dash is that the issue
  [phoneSigns] can i type number with spaces > [phoneSigns] brackets also ok? > [phoneSigns] how long can it be > [phoneFormat] how much for uk
  [phoneSigns] does dash matter in phone > [phoneFormat] and plus 91 twice? > [correction] oh i already sent it like that, can fix?
  [register] i want to join @program > [price] how much > [payment] in parts? > [payment] when is the first one due
  [register] kaise join karu > [register] bas itna hi? > [payment] paisa abhi dena hai > [afterRegister] phir kya hoga
  [register] can i enroll from mobile > [account] login needed? > [formFields] only name and all? > [afterRegister] after that seat is mine?
  [register] registration process? > [deadline] till when > [deadline] late also ok? > [start] when does it begin then
  [deadline] last date to register > [deadline] for all courses? > [launch] and bootcamp > [launch] what time that day
  [deadline] is registration still open > [seats] how many places > [register] ok how to take > [formFields] documents needed?
  [afterRegister] is seat confirmed after form > [afterRegister] then when > [payment] after paying? > [refund] and if i cancel then
  [afterRegister] who will contact me > [afterRegister] from which mail > [afterRegister] same day? > [phone] can i call them instead
  [afterRegister] form ke baad call aayega? > [afterRegister] kab tak > [correction] number badal gaya to > [myRegistration] mera abhi tak nahi aaya
  [dataUse] will you spam me > [dataUse] calls also no? > [erasure] how do i stop it if yes > [-] good
  [dataUse] is my email safe > [dataUse] used for what > [whoSees] who opens it > [cookies] and my browsing
  [formFields] can i give fathers number > [phoneFormat] it is landline is that ok > [dataUse] will he get calls > [correction] can i put mine later
  [formFields] is company name asked > [formFields] experience? > [enterprise] we are 15 people though > [enterpriseMail] what to write then
  [formFields] resume upload is there? > [formFields] photo? > [certificate] then how is my name on certificate > [correction] if spelling was wrong in form
  [mailContents] does the mail have joining link > [mailContents] then what is in it > [start] when do i get the dates > [contact] from whom
  [mailContents] mail me fees likha hoga? > [price] to kitna hai > [contact] kisse puchu > [phone] number hai unka?
  [myRegistration] i registered twice by mistake > [myRegistration] will i be charged twice > [erasure] can one be removed > [erasure] which address
  [myRegistration] what is my registration status > [myRegistration] you cant see? > [whoSees] who sees it then > [contact] give their mail
  [launch] session at what time in uk > [launch] that is early morning? > [recordings] if i sleep over it > [attendance] must i be there
  [launch] what is in the bootcamp > [certificate] certificate also? > [projects] live projects how > [partners] with which companies > [launch] date?
  [launch] launch is on weekend? > [besideWork] i work shift, can i manage > [launch] what time does it begin > [launch] and in central time
  [launchProgram] which one is the popup about > [curriculum] what is taught there > [prerequisites] maths needed? > [joinLaunch] ok how to get in
  [closeLaunch] how to skip the window > [closeLaunch] will it sign me up > [brochure] any pdf instead of this > [brochureContents] has bootcamp dates in it?
  [seats] only 25 seats really? > [seats] per batch or in all > [classSize] and normal class > [mentor] so each gets one mentor
  [account] forgot password > [account] no login for students? > [access] then where are materials > [access] till when
  [account] page is hanging > [pageStopped] it says error now > [pageStopped] my form was half filled > [register] fill again?
  [chatFailed] my message not going > [chatFailed] again failed > [contact] other way to ask > [contact] they answer there?
  [chatKeys] how to send msg here > [chatKeys] and new line > [chatDetails] is it saved what i type > [chatDetails] by whom
  [pageNotFound] page not found came > [pageNotFound] i clicked a link from friend > [pageMenu] where is course page > [brochure] and brochure
  [abroad] i am in qatar can i register > [phoneFormat] my code is not in list > [contact] then how > [launch] and session time for me
  [abroad] can someone from bangladesh join > [phoneFormat] phone field accepts it? > [payment] how would he pay > [mode] online na
  [phoneFormat] german number how many digits > [phoneFormat] without the 0? > [abroad] course possible from there > [visa] visa required?
  [formFields] can i give two numbers > [dataUse] which one will you call > [correction] can i swap it after
  [transfer] can i change course after registering > [transfer] until when > [transfer] is it free > [contact] whom do i inform
  [correction] wrong course selected in form > [correction] reply to the mail enough? > [register] or fill new one > [erasure] what of the old one
  [erasure] mera number hata do > [erasure] mail karna padega? > [dataKept] nahi kiya to kab tak rahega > [dataUse] tab tak call aayega?
  [source] will you know my friend referred me > [source] what do you record then > [discount] any referral bonus > [contact] who to ask on that
  [whoSees] will my boss know i enrolled > [whoSees] you dont tell anyone? > [mailContents] mail goes only to me? > [mailContents] what is in that
  [payment] do i pay in the form > [payment] when then > [payment] upi ok? > [invoice] bill for that
  [oneFormEach] one form for whole family? > [oneFormEach] same mail id for all? > [prerequisites] son is 16 is that ok > [future] or something for kids
  [seats] can you hold a seat for me > [register] so how to be sure > [deadline] how much time do i have > [contact] can i ask someone
  [launch] i missed the session > [recordings] can i see it anywhere > [launch] next one when > [start] and regular classes
  [joinLaunch] secure seat link not opening > [contact] tell whom > [register] enroll now will do same? > [launchProgram] is it the same course
  [formLocked] register button disabled y > [formWrong] email is fine i think > [phoneFormat] japan number 11 digits > [-] ok going now
  [chatStart] why first name last name > [chatStart] can i give nickname > [chatDetails] will you mail me on it > [dataUse] offers and all?
  [correction] new number how to update > [-] i see. [correction] no form for that? > [myRegistration] can you see the old one > [contact] ok mail id
  [privacy] gdpr followed? > [cookies] so no tracking at all > [dataKept] how many months is form kept > [erasure] earlier on request?
  [register] i am interested in @program > [summary] tell in short first > [duration] how many hours > [register] ok where to click > [formFields] what to keep ready
  [duration] how long is @program > [duration] in weeks? > [schedule] daily or weekends > [besideWork] i have job till 7
  [duration] which course is shortest > [duration] how many hours that > [certificate] certificate in that also > [price] and its fee
  [curriculum] syllabus of @program > [coverage] @skill also in it? > [coverage] in the other one? > [compare] so which has more
  [curriculum] topics pls > [brochure] in pdf? > [brochureContents] all topics there > [brochureContents] fees also?
  [audience] who is @program for > [prerequisites] fresher also? > [prerequisites] bcom? > [difficulty] will it be hard for such
  [audience] kiske liye hai @program > [tellsAboutSelf] main @person hu > [recommendation] to ye lu ya dusra > [codingNeed] usme coding hai?
  [summary] tell about @program > [duration] how much time > [projects] we make something? > [number] how many of those
  [programs] which courses you have > [compare] difference in them > [recommendation] which for a fresher > [codingNeed] without coding one?
  [programs] list all courses > [duration] which is longest > [audience] for whom is that > [price] cost of it
  [count] how many courses > [programs] names > [duration] hours of each > [recommendation] best for a @person
  [count] kitne course hai > [programs] kaun kaun se > [count] bas itne hi? > [future] naye aayenge?
  [recommendation] which is good for me > [tellsAboutSelf] final year btech > [codingNeed] i know little python enough? > [register] ok how do i take it
  [recommendation] course for a @person > [recommendation] why that > [recommendation] and for my sister who is housewife > [prerequisites] no degree ok?
  [tellsAboutSelf] i am mba fresher > [recommendation] which one then > [salary] how much can i earn after > [placement] you help in it?
  [tellsAboutSelf] i lost my job > [career] can this help > [placement] any job promise > [payment] pay later possible?
  [compare] @program vs @program > [compare] which has coding > [difficulty] which is tougher > [order] can i start with the easy one
  [coverage] do you teach @skill > [coverage] in which course > [coverage] how deep > [duration] how long does that one take
  [coverage] @skill padhate ho? > [tools] kaunsa tool use hota > [tools] free hai wo? > [tools] laptop kaisa chahiye
  [codingNeed] is coding needed > [-] hmm. [codingNeed] in all of them? > [programs] which has none > [audience] who takes that usually
  [codingNeed] i dont know python > [coverage] is it taught there > [coverage] from zero? > [difficulty] and if i cant follow
  [prerequisites] minimum qualification > [prerequisites] 12th pass? > [prerequisites] age? > [language] weak english ok?
  [prerequisites] is maths required > [prerequisites] stats also no? > [codingNeed] coding? > [assessment] any entrance test
  [certificate] certificate milega? > [certificate] hard copy ya pdf > [accreditation] govt manta hai? > [assessment] exam dena padega uske liye
  [certificate] do we get certificate > [certificate] when [certificate] and by post? > [accreditation] valid abroad? > [career] can i put in resume
  [projects] live projects are there? > [partners] which companies > [number] how many per person > [unsaid] who owns what i build
  [projects] do we build real things > [projects] alone or with team > [mentor] who helps if stuck > [career] can i show it in interview
  [mentor] mentor for each? > [mentorTimes] how often [mentorTimes] and on call or zoom > [instructors] who are they
  [mentor] one on one help hai? > [mentorTimes] hafte me kitni baar > [mentorTimes] time main choose karu? > [instructors] unka experience
  [mentorTimes] how many mentor sessions > [mentorTimes] how long each > [recordings] recorded? > [support] and after course ends
  [instructors] who teaches > [instructors] their names > [mentor] same people mentor us? > [mentorTimes] when do we meet them
  [instructors] trainer from industry? > [instructors] how many years > [events] any guest also > [language] they speak hindi?
  [access] material access till when > [access] videos also? > [recordings] of live class too? > [access] even if i drop
  [access] lifetime access really? > [access] notes also > [price] extra charge for it? > [access] where do i open them
  [perks] what all i get > [perks] is that all > [access] how long that material thing > [mentor] and the mentor is only mine?
  [benefits] why you and not others > [rival] better than coursera? > [testimonials] who says that > [quotes] what they wrote
  [career] how will it help career > [career] portfolio made? > [placement] interviews also? > [placement] guaranteed?
  [placement] placement hai? > [placement] kitne logo ka hua > [company] since when are you running > [alumni] koi purana student baat karega?
  [placement] do you give internship > [placement] paid or what > [projects] then what work do we do > [partners] for whom
  [salary] package after course > [salary] for freshers? > [placement] who gives job > [accreditation] do they value your certificate
  [price] fees? > [price] for both? > [discount] student discount > [payment] emi
  [price] kitna lagega > [price] gst alag se? > [invoice] bill milega > [refund] pasand na aaye to
  [payment] emi available? > [payment] how many months > [payment] no cost? > [contact] who tells me exactly
  [refund] refund policy > [refund] full? [refund] and in how many days > [transfer] or can i give seat to friend
  [discount] any offer now > [discount] until when > [discount] for sc st? > [price] then final how much
  [invoice] gst bill you give? > [invoice] on company name > [enterprise] and if company sends 10 of us > [vendorPapers] they need your pan and all
  [demo] demo class? > [demo] is it free [demo] and when > [register] how to book that
  [demo] can i try before paying > [recordings] or some video > [brochure] brochure then > [contact] where do i ask for trial
  [schedule] class timings > [schedule] sunday? > [attendance] must attend all > [recordings] if i miss one
  [schedule] evening batch hai? > [schedule] kitne baje tak > [besideWork] office ke saath ho jayega > [start] kab se
  [start] when does next batch start > [start] which date > [ending] and ends when > [deadline] last day to join it
  [mode] online or offline > [mode] only that? > [location] where are you > [street] which area
  [mode] is it live > [recordings] and recorded later? > [recordings] for how long > [tools] on zoom or what
  [recordings] are classes recorded > [recordings] where do i see > [recordings] how long can i > [attendance] so attending not compulsory?
  [attendance] is attendance compulsory > [attendance] how many percent > [certificate] else no certificate? > [recordings] can i watch it later instead
  [language] class in which language > [language] telugu? > [language] notes also english > [replyLanguage] can you speak it
  [difficulty] is it hard > [difficulty] for arts student? > [mentor] who helps me there > [support] after it ends also?
  [classSize] how many in one batch > [classSize] all same level? > [mentor] then personal attention how > [seats] so how many seats now
  [assessment] any exam > [assessment] how many > [assessment] if i fail > [certificate] then nothing to show?
  [assessment] assignments daily? > [assessment] who checks > [duration] total hours with that > [besideWork] i have college also manageable?
  [location] where is institute > [street] exact address > [onSite] can i visit > [houseRules] parking is there?
  [location] which city > [-] accha. [otherCity] pune me nahi? > [mode] fir online? > [schedule] kis time
  [otherCity] branch in chennai? > [otherCity] bangalore? > [location] then where only > [accommodation] hostel there?
  [accommodation] pg nearby? > [accommodation] food also > [price] is that in fees > [mode] or from home possible
  [street] full address pls > [street] landmark? > [contact] who will tell > [onSite] can i come directly
  [contact] mail id > [contact] how fast they reply > [phone] call better, number? > [phone] not even whatsapp?
  [phone] give number > [phone] then how to talk > [afterRegister] if i fill form you call? > [afterRegister] how soon > [dataUse] only once na
  [phone] whatsapp number? > [social] insta then > [social] what is the id > [pageFoot] where at the bottom
  [social] are you on linkedin > [social] link? > [pageFoot] what else is down there > [contact] which mail is it
  [pageFoot] what is at end of page > [pageFoot] and brochure link also? > [brochureContents] that has what > [brochureContents] in how many pages
  [pageMenu] where is menu > [pageMenu] what all in it > [testimonials] reviews there? > [quotes] read me one
  [testimonials] any reviews > [testimonials] who are they [quotes] and what they said > [quotes] the other one?
  [testimonials] students kya bolte hai > [alumni] unse baat ho sakti > [alumni] kaha kaam karte hai > [trust] sach me hai ye log?
  [quotes] what does the @person say > [alumni] where does she work > [alumni] can i message her > [testimonials] who else
  [alumni] can i talk to old student > [alumni] who did what course > [testimonials] then where can i read > [quotes] say the first one
  [trust] is it fraud > [trust] any proof [testimonials] anyone who did it > [company] since when > [company] how many students till now
  [trust] fake to nahi > [location] office kaha hai > [onSite] aake dekh sakta hu? > [testimonials] kisi ne kiya hai pehle
  [company] who is founder > [company] when started > [company] awards? > [about] what is your aim
  [about] what do you do > [name] name of institute > [location] from where > [company] how old
  [name] what is your name as company > [whoAreYou] and yours > [whoAreYou] are you a bot > [about] ok what does the institute do
  [brochure] send brochure > [brochure] on whatsapp? > [brochureContents] what is inside > [price] fee not there?
  [brochureContents] brochure has syllabus? > [brochureContents] for each course > [brochure] where to get > [brochure] is it free
  [enterprise] training for our team > [enterprise] we are 40 > [enterpriseMail] what to mention in mail > [price] quote how much > [vendorPapers] msme papers you have?
  [enterprise] can you teach in our company > [onSite] at our office > [onSite] in mumbai? > [accommodation] who pays travel
  [enterpriseMail] what do i write for team quote > [enterpriseMail] how many people also? > [contact] to which id > [enterprise] can content be changed for us
  [onSite] will you come to our college > [onSite] for one day? > [partnership] or some mou > [contact] who do we write
  [vendorPapers] are you gst registered vendor > [vendorPapers] nda sign? > [contact] who sends that > [invoice] and billing how
  [partnership] can i teach with you > [partnership] paid? > [contact] where to send cv > [instructors] who teaches now
  [partnership] affiliate program? > [partnership] how much per student > [source] how will you know it was me > [source] is that recorded in form
  [partners] which companies are partners > [partners] any big one > [projects] so what do i do with them > [placement] they hire also?
  [order] can i do two courses > [order] same time? > [order] which first > [oneFormEach] two forms for it?
  [future] any course on cloud > [future] when planned > [coverage] at least basics in @program? > [contact] how will i know when it comes
  [events] hackathon hota hai? > [events] prize? > [events] sab ke liye ya ek course > [support] group bhi hai students ka
  [support] any community > [support] on whatsapp? > [support] how long after course > [alumni] old students are in it?
  [tools] laptop needed? > [tools] 8gb ok? > [tools] phone se nahi hoga? > [tools] who pays for software
  [number] how many live classes > [number] per week? > [duration] hours in all > [ending] so when over
  [ending] when does course finish > [ending] for both? > [certificate] certificate same day? > [support] and after that what
  [besideWork] can i do with job > [schedule] night classes? > [recordings] else see later? > [duration] how much per week then
  [accreditation] is it ugc approved > [accreditation] aicte? > [certificate] then whose certificate > [salary] will it raise my pay
  [houseRules] do you have wifi there > [houseRules] ac? > [mode] oh is it only online > [tools] what net speed then
  [unsaid] is there any bond > [unsaid] original documents kept? > [refund] can i leave in between > [refund] money then?
`;
