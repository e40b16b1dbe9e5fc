/** In whole short sentences, back to what was asked before. One talk a line, as talks/all.ts says. */
export const inWholeSentences = `
  [register] how do i register for @program > [formFields] what all must i fill there > [correction] may i change it later > [afterRegister] and then who writes to me
  [register] where do i find the registration > [register] is it the same button for every course > [oneFormEach] so one form will do for two? > [oneFormEach] and for my wife also? > [contact] and if i can not manage, who does it with me
  [register] please tell me the way to enroll > [price] does it cost anything to press it > [afterRegister] am i bound after that > [transfer] and if i choose the wrong one?
  [afterRegister] what happens once the form is sent > [afterRegister] how would i know that it reached > [myRegistration] and if nothing comes? > [contact] whom do i remind in that case
  [afterRegister] after registering who will contact me > [afterRegister] by mail or on phone > [dataUse] they will not call every day? > [erasure] and if i want it to stop > [dataKept] and what you have noted till then, how long is it there
  [formFields] which details does the form want > [formFields] no date of birth? > [formFields] and the phone is a must > [phoneFormat] landline is also acepted? > [formFields] what you said before, is it for all courses?
  [formFields] what is asked in the registration form > [formFields] any papers to be attached > [payment] nothing to be paid there? > [afterRegister] then when is my place confirmed
  [oneFormEach] can i register my son and myself together > [oneFormEach] even with one mail address? > [afterRegister] then do two mails come > [correction] and if i mixed up the names
  [oneFormEach] is one form enough for two programs > [oneFormEach] so the first one does not count for both > [order] which of the two should come first
  [phoneFormat] which countries can i choose in the phone field > [phoneFormat] is dubai among them > [phoneFormat] and if mine is not there? > [contact] then to whom do i write > [formFields] else can i join with mail only
  [phoneFormat] how many digits should my number have > [phoneFormat] without counting the code? > [phoneSigns] and if i put a space in the middle > [phoneFormat] is it so for germany also
  [phoneFormat] will a singapore number be accepted > [phoneFormat] eight digits only? > [correction] i may get an indian one soon, how do i tell > [dataUse] and for what do you use it
  [formLocked] why can i not press submit > [formLocked] i have chosen it, still the same > [contact] whom shall i tell about it > [register] is there another way to get in > [formLocked] could it be due to the old browser
  [formLocked] the button in the form is grey > [phoneFormat] which code do i take for canada > [phoneFormat] it is the same as for america? > [-] thank you it works. [afterRegister] what should i expect now
  [correction] i wrote a wrong e-mail address in the form > [correction] should i fill it once more instead > [correction] how will i know it is corrected > [dataKept] the wrong one stays with you?
  [correction] my phone number has changed since i registered > [correction] to which mail do i reply > [correction] what all should i mention in it > [erasure] and the old number, is it removed > [afterRegister] so on which one do they ring me first
  [myRegistration] did my registration reach you > [myRegistration] can you not look it up > [contact] so who can > [afterRegister] how long do they normally take
  [myRegistration] i have registered but nobody has called > [afterRegister] is that usual > [myRegistration] could it be in my spam > [contact] and if it is not there either? > [-] all right, i shall wait. [deadline] not that it closes meanwhile?
  [myRegistration] i think i enrolled two times > [myRegistration] will both be counted > [erasure] please remove one of them then > [payment] and i pay only once i hope
  [mailContents] what is written in the confirmation mail > [mailContents] is the course named in it > [mailContents] and the fee is also there? > [correction] may i answer to that same mail
  [mailContents] what does your mail after registering say > [afterRegister] how soon does it arrive > [myRegistration] i see none till now > [myRegistration] shall i fill it again?
  [mailByMistake] i got a mail from you but never registered > [mailByMistake] who could have done that > [erasure] how do i get my address out > [mailByMistake] and if i simply leave it?
  [formWrong] it says my details are not valid > [formWrong] which one is wrong, how would i know > [phoneFormat] it has ten digits
  [formFailed] the form said registration failed > [formFailed] should i wait before the next try > [myRegistration] was it saved all the same > [contact] and if it fails again who helps
  [formNotLoaded] the form does not open on my phone > [formNotLoaded] the net is fine here > [register] can i do it by mail instead
  [whoSees] who can see what i wrote in the form > [whoSees] no other learner sees it? > [otherPeople] may i see who else is there
  [dataUse] what will you do with my phone number > [dataUse] is it given to any other company > [dataUse] how would i know if it is > [erasure] may i withdraw it afterwards > [dataUse] what you promised first, does it hold for this chat too
  [dataUse] will my e-mail be used for advertising > [dataUse] and whatsapp also not? > [privacy] is that written down somewhere > [dataUse] who watches over that
  [dataUse] for what purpose do you take my name > [dataUse] and what you take in this chat, the same? > [chatDetails] who reads it there > [dataKept] until when does it remain > [erasure] and to take it out sooner, what do i do
  [dataKept] for how many months do you keep my details > [dataKept] and if i join, then allso? > [dataKept] the chat is kept as long? > [erasure] may i have it removed before that > [erasure] will someone confirm that to me
  [dataKept] is my data deleted after some time > [dataKept] does it happen by itself > [dataKept] kaun decide karta hai kab > [erasure] how do i ask for it earlier
  [erasure] i want my details deleted > [erasure] do i have to give a reason > [erasure] how will i know that it was done > [register] if i change my mind, may i come back
  [erasure] how can i see what you have about me > [erasure] how many days does that take > [erasure] will you charge for it > [correction] and if i find a mistake there
  [chatDetails] why do you ask my name before the chat > [chatDetails] may i give only the first one > [chatDetails] and after that who looks at it > [chatDetails] are these lines also stored
  [chatDetails] is this chat recorded > [chatDetails] every word of mine? > [dataKept] kitne din tak > [erasure] can it be wiped when i ask
  [cookies] do you use cookies here > [cookies] not even for counting? > [source] how do you know from where i came > [privacy] where is all this laid down > [cookies] so what you said at first is for every page?
  [cookies] am i followed on this page > [cookies] by google also not > [source] but i came from an advertisement, you see that? > [dataUse] and then what is done with that
  [privacy] do you have a privacy policy > [privacy] is it as per the indian law > [privacy] does it hold for europe as well
  [source] do you record which website sent me to you > [source] what if i came directly > [source] may i switch that off > [dataKept] and how long is that noted
  [launch] when does the launch take place > [launch] what is that in pune time > [launchProgram] it is for which course > [launch] and for my brother in new york? > [launch] is it two times then or one
  [launch] at what time is the launch session > [launch] is it in the morning for us > [recordings] and if i cannot be there > [joinLaunch] how do i tell you that i come > [seats] and is it not full by then
  [launch] what is this launch about > [launchProgram] the other programs are not part of it? > [seats] how many may come > [seats] who gets one if more apply
  [launch] is the launch on a sunday > [launch] subah hai ya raat > [launch] until when does it go on
  [joinLaunch] where do i secure a seat in the launch > [joinLaunch] it opens a new page? > [joinLaunch] is that the same form as for the courses > [closeLaunch] and if i want to think first > [joinLaunch] later where would i look for that button
  [joinLaunch] how do i take part in the bootcamp that starts soon > [payment] must i pay there at once > [seats] are any left > [launch] and the time of it once more plz
  [joinLaunch] what does the seat button in the window do > [closeLaunch] does the window go away then > [joinLaunch] where do i find it again > [joinLaunch] do i get a mail from that also
  [closeLaunch] how do i get rid of the window > [closeLaunch] am i registered by that > [closeLaunch] will it come back tomorrow
  [closeLaunch] a window has opened on its own > [launch] what is it telling about > [closeLaunch] i wish to decide later > [seats] will there be room still > [joinLaunch] and to say yes, which do i press
  [launchProgram] for which course is the bootcamp > [duration] how many hours is that one > [codingNeed] do i need to program there > [launchProgram] and the others start separately? > [register] that one also without the launch, how do i get in
  [launchProgram] is the launch bootcamp the same as @program > [certificate] with the certificate also? > [price] at the same fee > [start] and if i join in the regular one, when
  [seats] how many places are there > [seats] how would i know when it is full > [seats] and in that case? is there a waiting list > [deadline] so what is the last day for me
  [seats] are there still seats > [seats] is that figure for all programs > [classSize] all of them sit in one class? > [joinLaunch] how do i keep one for me > [seats] aap ko kaise pata kitni bachi hain
  [seats] is the number of seats limited > [seats] why so few > [seats] can one be held without paying
  [deadline] until when can i register > [deadline] does it close earlier if full > [deadline] aur uske baad? > [start] then when is the next one > [transfer] if i have to put it off, may i
  [deadline] what is the closing date > [deadline] it is not on the page i think > [contact] who would know it > [deadline] may one come in after the first class
  [start] when does the course begin > [start] and what you say there, is it for all courses? > [ending] by when is it over > [schedule] on which days in between > [start] and if too few people come?
  [start] when is the next batch > [start] is that a fixed date > [start] how shall i be told if it moves > [refund] and if the new date does not suit me
  [schedule] on what days are the classes > [schedule] only weekends or also monday > [schedule] who fixes the timeing > [besideWork] i have office till seven, is it managable > [schedule] may it change in the middle
  [schedule] are the sessions in the evening > [schedule] how long is each > [recordings] if i reach home late, what then > [attendance] does that count against me
  [schedule] when are the class timings announced > [schedule] will it be told before i pay > [contact] from whom can i get it earlier > [transfer] may i shift to some other batch
  [ending] when does the course end > [ending] and if i need more time > [access] the material stays open after that? > [support] and may i ask questions then
  [certificate] is there a certificate > [certificate] for each course or only the big one > [certificate] how do i get it, by post? > [accreditation] and do companies accept it > [certificate] to come back to it, also for the shortest course?
  [certificate] do i receive a certificate at the end > [assessment] what must i pass for it > [assessment] and if not? > [certificate] who signs it > [certificate] on paper or on the screen
  [certificate] will i get some proof of the course > [certificate] my name will be on it? > [correction] the spelling can be changed later?
  [certificate] what kind of certificate do you give > [accreditation] is it from the government > [certificate] how would an employer check it > [certificate] woh sab ko milta hai
  [accreditation] is your course recognised > [accreditation] by which body > [trust] how can i be certain of that
  [assessment] is there an examination > [assessment] how many atempts does one have > [assessment] who corrects the papers > [certificate] and without it no certificate?
  [assessment] is there homework > [duration] are those hours counted in the course > [assessment] what if i do not hand it in
  [mentor] will i have a mentor > [mentorTimes] who decides which one > [mentorTimes] may i ask for anohter one later > [mentor] it is included for everyone? > [mentorTimes] and in case we do not get along
  [mentor] is there personal guidance > [mentor] one to one or with others > [mentorTimes] how many times in a week > [mentorTimes] till the last class or longer > [instructors] his name is known beforehand?
  [mentor] do i get a guide during the course > [instructors] what is his background > [mentorTimes] how do i reach him, by phone? > [mentor] and in the short courses too
  [mentorTimes] how often do i meet the mentor > [mentorTimes] for how many minutes > [mentorTimes] and if i miss that one? > [price] is an extra one chargeable > [mentor] and it is for me alone, as i understood
  [mentorTimes] is the mentor meeting online > [mentorTimes] also on a sunday? > [mentorTimes] who sets the hour > [language] in marathi possible?
  [instructors] who teaches the course > [instructors] how many years have they worked > [instructors] are they the same as the mentors > [alumni] can somebody who learned there tell me
  [instructors] who are the trainers > [instructors] where can i read on them > [instructors] all of them from industry? > [instructors] and who takes over if he falls sick
  [projects] what projects will we do > [projects] are they real ones > [partners] for which firms > [projects] may i bring my own topic > [projects] who decides whether it is good enough
  [projects] do we build something in the course > [projects] alone or with others > [projects] who chooses the subject > [career] can i show it to people later
  [projects] are there industry projects > [number] how many in total > [projects] in what you said before, is @program also meant > [unsaid] to whom does it belong then
  [projects] is there practical work > [codingNeed] i must write code for it? > [mentor] and if i get stuck, who helps > [tools] what machine do i need for that > [projects] and without finishing it, what happens
  [partners] who are your industry partners > [partners] is infosys one of them > [projects] what do we do for them
  [partners] with which companies do you work > [partners] why is it not on the page > [contact] who would give me the names > [testimonials] and what do learners say of it
  [brochure] do you have a brochure > [brochureContents] what do i find inside > [brochureContents] is the time table printed there > [brochure] can it be sent by post
  [brochure] where can i download the brochure > [brochure] must i give my mail for it > [brochureContents] does it speak of all three > [price] will i see the fees there > [brochure] if it does not load, what then
  [brochure] i would like something to read at home > [brochure] is it a pdf > [brochure] how do i open it on the phone > [brochureContents] and it is up to date?
  [brochureContents] what does the brochure contain > [brochureContents] more than what is here? > [brochureContents] the mentors are named in it? > [-] fine. [brochure] give me the link once more > [certificate] does one get that paper it shows, in every course
  [brochureContents] is the syllabus in the brochure > [curriculum] can you tell it here itself > [curriculum] and for the other course > [brochure] in which place do i click for it
  [enterprise] can you train my team > [enterprise] we are only six > [enterprise] who makes the syllabus then > [enterpriseMail] what should i put in the mail > [enterpriseMail] is there a draft for it or do i start from nothing
  [enterprise] do you have courses for companies > [enterprise] may we pick the topics ourselves > [price] how is that charged, per head?
  [enterprise] i want training for the people in my office > [onSite] would you come here to pune > [onSite] and if the room is small? > [enterprise] whom do i speak to for this > [enterprise] can the group be divided in two
  [enterprise] is there a program for teams > [enterprise] how large must it bee > [certificate] each one gets his own certificate? > [projects] do they also build something there
  [enterprise] can our staff be trained after office hours > [schedule] who settles the days > [recordings] two of them travel, what for them > [enterprise] may the group be made bigger later
  [enterpriseMail] what do you need to know for a team offer > [enterpriseMail] must the number be exact > [enterpriseMail] how soon is there an answer > [enterpriseMail] may i add to it afterwards > [enterprise] and what you offer, can it be altered once agreed
  [enterpriseMail] how do i ask for a quote for my team > [enterpriseMail] the button opens my own mail program? > [contact] and if it does not open > [vendorPapers] our purchase people need your papers too
  [onSite] can the training be held at our factory > [onSite] in nashik also > [onSite] who pays the travel of the trainer
  [onSite] can i visit you in person > [location] which city would that be > [street] how do i find the house > [onSite] should i fix it beforehand
  [vendorPapers] can you send your company papers > [vendorPapers] the pan and gst as well > [vendorPapers] how long does that take > [vendorPapers] who signs them at your end > [vendorPapers] in hard copy also
  [vendorPapers] will you sign our agreement > [vendorPapers] and the nda? > [enterprise] it is for a batch of twelve > [invoice] on whose name will the bill be
  [price] what is the fee of @program > [price] and of the other course > [invoice] and how much tax comes on that > [payment] in parts possible? > [refund] and if it goes badly do i see it again
  [price] how much do i have to pay > [price] why is it not shown > [contact] then who will tell me > [price] must i register first to hear it > [contact] is there nobody else i may ask
  [price] is there any charge for registering > [price] and the material is free as well? > [payment] when is the first money due
  [price] what is included in the fee > [mentor] the guide too? > [price] anything extra later on
  [price] is the course expensive > [price] kitna hoga lagbhag > [discount] is it less for a retired man > [discount] and when two of us come
  [payment] can i pay in instalments > [payment] over how many monhts > [price] is it costlier that way > [refund] and if one of them i cannot pay > [payment] who agrees to such a plan
  [payment] how can i pay > [payment] by cheque also? > [payment] to which account > [invoice] shall i receive a receipt for that
  [payment] do you take upi > [payment] is it safe from abroad > [trust] how do i know that the account is yours > [payment] may someone else pay for me
  [invoice] will i get a bill > [invoice] in my company's name > [invoice] may that be changed afterwards > [invoice] gst number bhi hoga? > [invoice] on what date is it made out
  [invoice] do you give an invoice for the fee > [invoice] by mail or on paper > [invoice] what percent of tax is on it
  [refund] can i get my money back > [refund] all of it or a part > [refund] upto wich day > [refund] do you give that in writing > [contact] towards whom do i make that claim
  [refund] what happens if i cancel > [refund] before the start, i mean > [refund] how many days till it is in my bank > [transfer] or can i take another course for it
  [refund] is there a refund if i am ill > [refund] who judges that > [recordings] or may i see the lost days again > [transfer] and come in with the next group?
  [discount] is there any discount > [discount] for which persons > [discount] until what date is that > [discount] who has to approve it > [discount] and for those who come again
  [discount] do you give scholarships > [discount] how does one apply for it > [discount] is my age a hurdle
  [discount] is there an early bird price > [price] and the normal one is how much > [seats] do the places go fast then
  [duration] how long is @program > [duration] in weeks how much is that > [schedule] so when would i sit in class > [duration] and what of the second one
  [duration] how many hours does the course take > [duration] is self study counted > [duration] can it be stretched for slow people
  [duration] which course is the shortest > [curriculum] what does one learn in so little time > [certificate] still with a certifcate?
  [curriculum] what is taught in @program > [curriculum] in which order does it come > [coverage] is @skill in that list > [coverage] then in which one is it
  [curriculum] please give me the syllabus > [curriculum] how many topics are these > [unsaid] who revises it and when > [brochureContents] is this list in the pdf too
  [curriculum] what are the topics of the course > [codingNeed] which of these need programming > [difficulty] which is the toughest among them > [mentor] and who explains it if i fall behind
  [audience] for whom is @program meant > [audience] i am fifty, does that matter > [prerequisites] any degree needed for it? > [recommendation] then is it the proper one for me
  [audience] who can take this course > [audience] a @person also? > [audience] and the second course, the same people? > [prerequisites] what should they know before
  [summary] tell me about @program > [duration] how much time does that need > [audience] is it fit for somebody like me > [register] achha, where do i put my name
  [summary] what will i be able to do after @program > [career] will it help in my present post > [certificate] is there anything on paper for that > [compare] how is the other one different in this
  [programs] which courses do you have > [audience] which of them is for managers > [duration] and that one is how long > [codingNeed] no programming in it, correct?
  [programs] what do you teach > [programs] is that the full list > [future] will more come by diwali > [contact] how shall i hear when they do
  [count] how many programs do you run > [programs] name them please > [compare] what sets the first apart from the last
  [count] how many courses are there in all > [launchProgram] which among them has the launch > [mode] all of these online? > [price] is the fee alike
  [compare] what is the difference between @program and @program > [compare] which one goes deeper > [duration] and in hours? > [transfer] may i move from one to the other > [compare] so in one line, where do they part
  [compare] how do the two courses differ > [codingNeed] in which one do i write code > [price] dono ka fee same hai? > [order] could i do them one after the other
  [recommendation] which course would suit me > [tellsAboutSelf] i am a @person in pune > [recommendation] so which one now > [duration] how much of my time will it eat > [-] i see. [register] where do i take that one
  [recommendation] i can not decide on a course > [tellsAboutSelf] i have a small firm with four people > [recommendation] what would you advise then > [demo] can i sit in once before i decide
  [recommendation] help me to choose a program > [tellsAboutSelf] I never wrote a program in my life > [codingNeed] will that be a problem > [transfer] and if it turns out the wrong one
  [tellsAboutSelf] i am a @person and near retirement > [recommendation] what is there for such a man > [difficulty] will i keep pace with the young ones > [salary] does it pay at that age
  [tellsAboutSelf] i work in a bank in pune > [besideWork] can it go along with that > [enterprise] my colleagues want it as well > [enterprise] would it be a separate batch > [enterpriseMail] what should our hr write to you
  [coverage] do you teach @skill > [coverage] only the basics or all of it > [coverage] in what course does that come > [tools] what must be installed for it
  [coverage] is @skill part of @program > [coverage] and in your short course? > [curriculum] what else stands beside it > [prerequisites] need i know it already
  [codingNeed] do i have to know programming > [codingNeed] what you told there, is it true of every course? > [difficulty] how hard is it for a beginner > [mentor] is someone there when i am lost
  [codingNeed] is there a course without coding > [curriculum] what is learnt in it > [career] would that help a manager > [certificate] equally certified?
  [prerequisites] what do i need to know before joining > [prerequisites] is english enough or maths too > [assessment] do you test it at the entry > [prerequisites] and if i am not up to it?
  [prerequisites] is there an age limit > [prerequisites] my father is seventy > [language] he speaks only hindi > [formFields] will the form ask his age
  [prerequisites] is a degree necessary > [prerequisites] diploma chalega? > [contact] who could confirm that for me > [certificate] will it also go on what you hand out
  [difficulty] is the course difficult > [difficulty] for one who studied long ago > [mentorTimes] how quickly does somebody reply if i am stuck > [refund] and if i give up half way
  [difficulty] can an ordinary man follow the classes > [difficulty] even the longer one? > [demo] may i hear one lesson to judge
  [access] how long can i use the material > [access] really for ever? > [access] may my daughter read it as well > [account] how do i log in to it > [access] how would i know when it is changed
  [access] is the course material mine to keep > [access] can i take a prnit > [access] that is so for all the programs? > [access] new versions will also come to me
  [access] until when do i have access > [access] and if i stop in the middle > [recordings] are the lectures among it > [access] must i renew it with money
  [perks] what do i get with the course > [perks] is that with each one > [number] how many such things are these > [access] the material among them, for how long > [perks] so is that everything
  [perks] which extras come with the course > [perks] nothing to pay for these? > [mentorTimes] the guide you mention, when is he free > [projects] and the work with firms, what is that
  [benefits] why should i choose you > [benefits] which is the strongest point > [testimonials] do your learners say so too > [rival] others claim it as well > [benefits] that first thing, is it in all your courses
  [benefits] what is special about your training > [trust] who can vouch for that > [company] since when are you doing it > [instructors] and by whom is it given
  [career] how does it help my career > [career] at fifty as well? > [placement] do you find the post for me > [salary] and by how much would it rise
  [career] will i have something to show after the course > [projects] from which work does that come > [career] where may i put it > [unsaid] must i ask your permission for that
  [placement] do you offer job placement > [placement] is it promised or only tried > [placement] in which towns > [alumni] did the ones on your page get one > [salary] what do they give there
  [placement] do i get a job after it > [placement] and if nobody takes me? > [refund] is the fee given back in that event > [contact] whom may i ask about such cases
  [salary] how much can i earn after the course > [salary] in pune or in bangalore > [salary] is that per year
  [besideWork] can i do the course next to my work > [schedule] at what hour would it be > [besideWork] sometimes i am on tour
  [besideWork] i have a full time job, is it possible > [duration] how many hours a week is that then > [attendance] must i be there each time > [recordings] else can i see it on sunday
  [recordings] are classes recorded > [recordings] where are they put > [access] how long do they stay there > [recordings] am i to be seen in them > [recordings] may i save them for myself
  [recordings] what if i miss a class > [recordings] and if it is two or three > [attendance] is there a limit to that
  [attendance] is attendance compulsory > [attendance] what percent of it > [attendance] who keeps teh count > [attendance] illness is an excuse?
  [attendance] do i have to come to each class > [mode] come means on the computer? > [schedule] at fixed hours then?
  [mode] is the course online > [mode] all of it or partly > [location] and the other part in what city > [tools] which program do i need for the call > [mode] who decides which part is where
  [mode] are classes in a classroom > [street] in which building > [houseRules] can one park there
  [language] in which language are the classes > [language] only that? > [language] may i put my questions in hindi > [brochure] is the leaflet to be had in marathi > [language] and if nobody else wants that
  [language] can i learn in hindi > [language] the notes as well? > [language] how about the mentor > [replyLanguage] and you, do you speak it
  [classSize] how many learners are in a batch > [classSize] can it become more > [mentor] so is there time for each one > [otherPeople] who are they this time
  [classSize] is it a small group > [classSize] always or just at the launch > [seats] what did you say of the places > [classSize] how many sat in the last one
  [tools] do i need a laptop > [tools] mine is six years old, will it do > [tools] a mac also fine? > [tools] who helps me to install
  [tools] which software is used in the course > [tools] do i buy it on my own > [tools] must it be there on the first day > [tools] and if it breaks down in between
  [demo] can i attend a trial class > [demo] must one pay for that > [demo] how do i book it > [refund] and if i do not like it after joining
  [demo] is there a free session > [launch] is that the one in the window > [demo] or is there something to watch > [schedule] at which time of the day
  [support] do you help after the course > [support] for how many months > [support] through what, a group or mail > [access] and the papers remain with me > [support] that is for all who finished, whatever course?
  [support] is there a community of learners > [support] where does it meet, on whatsapp? > [dataUse] they will see my number then? > [support] may i leave it any time
  [location] where are you located > [otherCity] anything closer to pune > [mode] do i have to travel at all > [street] the exact place is where > [abroad] and for relatives in america, what is there
  [location] in which city is your institute > [street] which area of it > [houseRules] until what hour is it open > [phone] can i ring before i come
  [otherCity] do you have a branch in mumbai > [otherCity] pune mein bhi nahi? > [otherCity] will one open there some day > [mode] so can it be done from my house
  [otherCity] is there a center in delhi > [abroad] and outside india? > [mode] how do people there attend > [contact] who knows that for certian
  [street] what is your office address > [street] why is it not given > [contact] from whom do i get it > [onSite] may one simply walk in
  [abroad] can my son join from dubai > [phoneFormat] his number begins with 971 > [schedule] by which clock are the hours > [payment] how does he send the money
  [abroad] can people outside india register > [abroad] also from nepal? > [visa] is any visa needed for it > [certificate] does the paper reach them too
  [visa] do you help with a visa > [visa] not even a letter? > [mode] must one be in india for the classes
  [accommodation] is there a hostel > [accommodation] near to the class? > [accommodation] is that within the fee
  [contact] how can i reach your team > [contact] how soon is it answered > [phone] can i not speak to a person > [contact] on sundays also someone reads it
  [contact] to which mail should i write > [contact] for complaints the same one? > [enterpriseMail] for a company what do i put in it > [pageFoot] where on the page is it shown
  [phone] do you have a phone number > [phone] nor whatsapp > [afterRegister] then you ring me only after the form? > [dataUse] so it is only for that you take my mobile
  [phone] can i call somebody > [contact] in what other way then > [phone] will they ring back if i ask > [dataUse] who else gets to know my number
  [social] are you on linkedin > [social] where is the link > [social] which others > [testimonials] do people praise you there
  [social] do you have an instagram page > [social] what is it called > [pageFoot] what all is at the bottom there
  [testimonials] what do your learners say > [quotes] please tell me it word by word > [alumni] in which firm is he > [trust] are these poeple real > [quotes] and the lady, how did she put it
  [testimonials] are past students satisfied > [testimonials] how many have written > [testimonials] is there no bad one > [alumni] may i talk to one of them
  [testimonials] where can i read opinions of learners > [testimonials] of what profession are they > [quotes] what did the first of them write > [testimonials] did he do it long ago
  [quotes] what did the consultant say > [alumni] where does she work now > [quotes] and the one besides her > [alumni] are there photos
  [quotes] read me one of the reviews > [alumni] who is that gentleman > [unsaid] do you pay them for saying so > [quotes] ek aur sunaiye
  [alumni] can i speak to a former student > [alumni] why not > [testimonials] what may i read of theirs at least
  [trust] is this a genuine institute > [company] from which year > [company] how many have learnt here so far > [location] and you sit where > [trust] then why should i trust the page
  [trust] how do i know you are no cheats > [testimonials] has anybody done it before me > [accreditation] is there a government paper for it > [refund] if i am not content, do i lose all
  [about] what kind of institute are you > [name] what are you called in full > [company] who is the owner > [company] how old is it
  [name] what is the name of your institute > [about] what does it stand for > [location] in which state is it registered
  [company] since when do you exist > [company] who began it > [company] how many people work with you > [instructors] how many of those teach
  [future] will there be new courses > [future] for children too? > [start] by which month > [contact] with whom do i leave my wish
  [future] is a course for doctors planned > [future] how would one come to know > [recommendation] meanwhile what should he take
  [partnership] can i teach at your institute > [partnership] whom do i send my papers > [partnership] is it paid work > [partnership] and from pune, by computer?
  [partnership] can our college tie up with you > [partnership] is there a form for this > [enterprise] or just a training for our staff > [onSite] in our own hall?
  [order] can i take two courses > [order] at the same time or in turn > [oneFormEach] should i fill it in for each > [discount] is anything less for both > [order] and may i drop one on the way
  [order] which course should i do first > [order] and if i skip that one > [prerequisites] is the one a condition for the other > [duration] both together take how long
  [transfer] can i change my course after registering > [transfer] until which class is it allowed > [price] do i pay the difference > [transfer] how is it done, with a new form? > [contact] to whom do i announce it
  [transfer] may i move to a later batch > [transfer] more than once? > [transfer] whose consent is required > [seats] will a place be there for sure
  [account] i can not log in > [account] is there any login for learners > [access] then where is the material kept
  [events] do you hold hackathons > [events] how many in one year > [events] can outsiders come
  [events] are there guest lectures > [events] who came the last time > [recordings] can they be heard again > [launch] is the one that popped up such a thing
  [houseRules] is there wifi in the class > [houseRules] tea bhi milti hai? > [mode] and those who sit at home > [tools] what speed do they need
  [rival] how are you compared with coursera > [mentor] there i have no one to ask, here? > [price] and is yours dearer
  [otherPeople] who else has enrolled > [otherPeople] why may i not know > [whoSees] then mine is hidden as well? > [classSize] but how many they are, can you say
  [number] how many live projects are there > [projects] what is such a project like > [mentorTimes] and how many meetings with the mentor > [mentorTimes] are those fixed beforehand
  [pageNotFound] it says page not found > [pageNotFound] the link came from my friend > [pageMenu] what all can i choose at the top
  [pageStopped] the page has stopped working > [pageStopped] have i lost what i wrote > [myRegistration] was my form recieved before that > [contact] if it stops once more, whom do i inform
  [chatFailed] my message does not go through > [chatFailed] how long should i wait > [chatKeys] is it the enter key > [contact] or shall i mail it instead
  [pageMenu] what is in the menu on top > [testimonials] the stories there, whose are they > [pageFoot] and below, at the end? > [social] the small signs there are for what
  [unsaid] is there a bond to be signed > [unsaid] not even with my employer? > [refund] so i may leave when i want, with the money? > [privacy] what are the terms in all
  [phoneSigns] may i write my number with dashes > [phoneSigns] and the plus sign > [phoneFormat] how many does india want
`;
