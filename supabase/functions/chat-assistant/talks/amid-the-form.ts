/** Amid registering, or just after it. One talk a line, as talks/all.ts says. */
export const amidTheForm = `
  [formFields] what do i have to fill in to register > [formFields] only those three? > [phoneFormat] my number is from dubai will it go in > [formLocked] button still grey though > [-] ok now it works. [afterRegister] what comes next
  [launch] when is the bootcamp starting > [launch] am or pm? > [launch] and in ist > [launch] so which day is that here in india > [launchProgram] for which course is it
  [formLocked] the submit button does nothing > [formLocked] i did choose india > [formWrong] now it says email is invalid > [formWrong] what is wrong with it
  [myRegistration] did my registration go through > [myRegistration] no mail came either > [myRegistration] in spam also nothing > [contact] so whom do i write
  [seats] how many seats are left > [seats] that was for which one > [seats] and how many are gone already > [joinLaunch] how do i take one
  [dataUse] what do you do with my phone number > [whoSees] who can look at it > [dataKept] and for how long > [erasure] can i have it removed before that
  [correction] i typed my email wrong in the form > [correction] and the phone too > [oneFormEach] or should i just fill it again > [myRegistration] is the wrong one still in your list
  [phoneFormat] which countries can i choose in the phone field > [phoneFormat] nepal is not there? > [abroad] can i join from there at all > [contact] whom should i ask about it
  [closeLaunch] how do i get rid of the window > [closeLaunch] does that cancel anything > [launch] what was it about anyway > [launch] when is that
  [mailContents] what is written in the confirmation mail > [mailContents] my number also? > [correction] it is wrong in there, what now > [correction] just reply to it?
  [afterRegister] i just sent the form what happens now > [afterRegister] when will they call > [afterRegister] or is it a mail > [schedule] can they tell me the class timings then
  [joinLaunch] where does secure your seat now take me > [joinLaunch] is that the same form as enroll now > [launchProgram] and which program would i be in > [duration] how long is that one
  [launch] what time is the session in london > [launch] is it night there > [launch] new york? > [launch] same day or day before
  [chatDetails] why do you want my name before the chat > [chatDetails] email also? > [chatDetails] and what i write here, is it stored > [dataKept] how long > [erasure] wipe it please
  [phoneFormat] how many digits does a german number need > [phoneFormat] with the zero? > [phoneSigns] i put a dash in between > [formWrong] it still says too short
  [register] how do i enroll > [register] where is that button > [formFields] and then what does it ask > [afterRegister] and after that
  [formFailed] it says registration failed > [formFailed] tried again same thing > [contact] where do i write then > [contact] only mail?
  [mailByMistake] i got a mail saying i registered but i did not > [mailByMistake] so who did it > [erasure] take my address out of it > [dataUse] will there be more mails
  [oneFormEach] can i register my brother and me together > [oneFormEach] so two forms > [oneFormEach] with same email for both? > [discount] do we get something off for two
  [formFields] is the phone number a must in the form > [formFields] even if i prefer mail > [dataUse] will you call me on it daily > [whoSees] and who gets to see it
  [launch] is the bootcamp on a weekday > [launch] which date exactly > [launch] and that is indian time or us time > [launch] for me in chicago then?
  [seats] only 25 seats is that true > [seats] in all courses together? > [classSize] so we would be 25 in a class > [seats] is mine fixed once i press the button
  [myRegistration] can you check if my name is in the list > [whoSees] who can then > [contact] how do i reach them > [phone] no number?
  [formNotLoaded] the form does not open when i press enroll > [formNotLoaded] pressed three times > [contact] can i register by mail instead > [contact] to which address
  [erasure] please delete my registration > [erasure] how will i know it is done > [erasure] the chat part also? > [register] and if i want to join again later
  [dataUse] do you sell my data > [dataUse] not even to partners? > [privacy] where is that written > [cookies] and cookies
  [launchProgram] the pop up is for which course > [duration] how many hours is that > [codingNeed] any coding in it > [certificate] and certificate too?
  [phoneFormat] i have a singapore number is it ok > [phoneFormat] how many digits then > [phoneSigns] can i leave spaces > [formLocked] it doesnt let me press submit
  [correction] i spelled my name wrong in the form > [correction] will the mail be wrong too > [certificate] and on the certificate? > [correction] till when can i change it
  [transfer] i registered for the wrong program > [transfer] can it be moved to @program > [oneFormEach] or another form for that one > [erasure] and the first one, can it go away
  [chatStart] what do i have to enter before chatting > [chatStart] all three? > [chatDetails] what is that for > [chatDetails] who gets it
  [afterRegister] is my seat confirmed now > [afterRegister] so what else must i do > [payment] do i pay first > [price] how much is that
  [launch] 7.30 is that morning > [launch] in ist right > [launch] and for my friend in california > [launch] is that the day before there
  [source] do you know from where i came to your site > [source] which ad too? > [cookies] is that with cookies > [whoSees] who reads that
  [formWrong] it says phone number is invalid > [phoneFormat] how many digits for india > [phoneFormat] with +91 or without > [-] ok thanks got it. [afterRegister] what now
  [deadline] until when can i register > [deadline] also for the bootcamp? > [seats] or until seats are over > [seats] how many is that
  [mailContents] what does the mail after the form contain > [mailContents] any link to pay in it? > [payment] how do i pay then > [invoice] with bill?
  [joinLaunch] i want to secure my seat in the bootcamp > [joinLaunch] i closed that window how do i get there now > [register] is enroll now also ok > [launchProgram] for which program would that be
  [closeLaunch] what happens if i press i will decide later > [closeLaunch] so i am not signed up for anything > [joinLaunch] and the other button > [joinLaunch] does it open in a new page
  [whoSees] who can see what i wrote in the form > [whoSees] other students too? > [otherPeople] can i see who else registered > [seats] at least how many places are gone
  [formFields] does the form want my address > [formFields] age? > [formFields] company? > [dataUse] good and what you do ask, what for
  [dataKept] how long do you keep my registration > [dataKept] and the chat? > [dataKept] goes away by itself? > [erasure] if i want it gone sooner
  [account] do i get a login after registering > [account] so no password? > [myRegistration] where do i see my registration then > [correction] and how do i change something in it
  [abroad] can i register from the us > [phoneFormat] which code do i pick > [phoneFormat] same for canada? > [launch] and the session is when for us > [launch] at night?
  [launch] what is that window that pops up > [launchProgram] which course is it for > [launch] when > [seats] how many can join > [closeLaunch] and if i dont want it
  [phoneFormat] do landline numbers work in the form > [phoneFormat] with area code? > [formFields] can i put two numbers > [dataUse] which one would you call
  [register] mujhe register karna hai > [register] button kahan hai > [formFields] kya kya bharna padega > [afterRegister] uske baad kya hoga
  [formLocked] form submit nahi ho raha > [formLocked] sab bhar diya phir bhi > [phoneFormat] india ka code kaunsa hai > [phoneFormat] kitne number chahiye
  [launch] session kitne baje hai > [launch] subah ya raat > [launch] aur dubai me > [launchProgram] ye kis course ka hai
  [myRegistration] mail nahi aaya mujhe > [myRegistration] kal bhara tha form > [contact] kisko bolu > [phone] call kar sakta hu kya
  [launch] at what hour does the live session begin > [launch] est you mean? > [launch] i am on the west coast > [launch] so late at night > [recordings] will it be recorded then
  [dataUse] will i get promotional calls after this > [dataUse] and mails? > [dataUse] not to any bank or so? > [erasure] how do i get off the list
  [formFields] what details do you need from me > [formFields] which course too? > [formFields] do i need an id proof > [oneFormEach] and if i want both courses
  [joinLaunch] where is the form of the bootcamp > [formFields] is it the same as the one under courses > [formFields] what does that one ask > [whoSees] and who reads it
  [correction] my number has changed since i registered > [correction] to which address > [correction] do i need to prove it is me > [myRegistration] can you tell me which number you have now
  [phoneFormat] is australia in the list of codes > [phoneFormat] how long must it be > [phoneFormat] new zealand? > [abroad] so i cannot join from there
  [afterRegister] do i get a mail when i register > [afterRegister] how many mails > [mailContents] whats in it > [myRegistration] mine has not come
  [mailByMistake] why do i have a mail from you i never filled a form > [mailByMistake] should i do something > [dataKept] is my address kept now > [erasure] i want it out
  [cookies] does this page track me > [cookies] no analytics at all? > [source] but you know which ad i clicked? > [dataKept] how long is that kept
  [launch] what are the session times > [launch] in ist please > [launch] that is 12th or 11th > [schedule] and the classes after that
  [seats] are seats still there in the bootcamp > [seats] how many in total > [seats] and for @program also? > [deadline] till when can i think about it
  [chatFailed] my message did not go through > [chatFailed] again not > [chatKeys] i press enter right? > [contact] is there some other way to ask
  [chatKeys] how do i make a new line here > [chatKeys] and to send > [chatDetails] can somebody at your place read it > [chatDetails] with my name on it?
  [formFailed] error came when i pressed submit > [formFailed] database something > [myRegistration] did it save anyway > [oneFormEach] if i send it twice will i be in there double
  [transfer] can i change the course after registering > [transfer] until when > [transfer] does it cost > [contact] who does that for me
  [register] can i register for my wife > [formFields] her number or mine > [mailContents] and the mail goes to whom > [correction] can we change that afterwards
  [launchProgram] is the bootcamp the same as @program > [duration] so how many hours is it > [seats] and the 25 seats are for that > [launch] starts when
  [closeLaunch] do i have to sign up to close the pop up > [closeLaunch] which button then > [closeLaunch] will it come again > [launch] what does it even say
  [phoneFormat] my country is not in the dropdown > [phoneFormat] which ones are > [contact] so how can i sign up > [abroad] would i be allowed to attend
  [otherPeople] how many have registered so far > [seats] then how many seats are there > [seats] is that for one batch > [classSize] so that many in one room
  [whoSees] is my registration public > [whoSees] who is that admin > [dataUse] and what does he do with it > [dataKept] for how many months
  [formWrong] the form says my email is not valid > [formWrong] i wrote it without .com > [formWrong] anything else it wants > [phoneFormat] number with country code or without
  [afterRegister] will somebody call me after the form > [afterRegister] from which number > [afterRegister] today itself? > [correction] i gave an old number what now
  [price] how much do i pay when i register > [afterRegister] so sending the form costs nothing? > [payment] when does one pay > [refund] and if i step back
  [launch] when does it start for people in toronto > [launch] evening or night > [launch] and i would finish at what time > [recordings] i will be asleep can i watch later
  [erasure] how can i get my data deleted > [erasure] do i have to say why > [erasure] also what google has? > [cookies] do you use any tracking then
  [privacy] how do you handle privacy > [dataUse] so what is my number used for > [whoSees] who all can see it > [dataKept] how long > [erasure] and before that?
  [phoneSigns] can i write my number with brackets > [phoneSigns] and the plus? > [phoneFormat] how many digits for us > [formLocked] done but submit is grey
  [oneFormEach] five of us want to join do we each fill it > [enterprise] we are from one company > [enterpriseMail] what do i write in it > [invoice] and one bill for all?
  [myRegistration] i registered last week and nobody called > [myRegistration] is it lost > [oneFormEach] shall i do it again > [contact] or to whom do i complain
  [launch] is the launch today > [launch] what date then > [launch] of which month > [launch] ist? > [deadline] can i still get in
  [joinLaunch] secure your seat does not open for me > [joinLaunch] should it be a new tab > [register] can i use the other form > [contact] or mail somebody
  [mailContents] is there my phone number in the mail > [mailContents] what else > [mailContents] course name? > [correction] it shows the wrong one
  [formFields] do you need my qualification in the form > [prerequisites] is there any needed at all > [formFields] so just name mail phone > [register] where do i put that
  [dataKept] are my chat lines saved > [dataKept] since when > [chatDetails] together with my email? > [erasure] throw it out pls
  [account] i cannot sign in on the enrollments page > [whoSees] so who can > [myRegistration] i only want to see my own > [contact] ask where
  [pageNotFound] it says oops page not found > [pageNotFound] where does the link go > [register] and from there to the form > [formNotLoaded] form is blank now
  [pageStopped] the page crashed while i was sending the form > [pageStopped] do i have to start over > [myRegistration] did it arrive > [oneFormEach] sending it twice no problem?
  [formLocked] why is submit grey > [phoneFormat] i see no code for my country sri lanka > [abroad] can we join from here > [contact] then how do i tell you my number
  [launchProgram] which course do i get with the bootcamp > [curriculum] what is in it > [projects] real projects too? > [joinLaunch] ok how do i get in
  [launch] bootcamp in ist? > [launch] in the morning then > [launch] and gmt > [launch] that is 3 at night isnt it > [abroad] do people from there join at all
  [seats] limited seats means how many > [seats] for every course the same? > [seats] does the form reserve one > [afterRegister] or only when you call
  [correction] can i edit the form after submitting > [correction] how then > [correction] name also? > [transfer] course also?
  [dataUse] is my number safe with you > [whoSees] who handles it > [whoSees] the trainers too? > [privacy] in writing somewhere?
  [register] how to sign up for @program > [formFields] what will be asked > [phoneFormat] japanese number ok? > [afterRegister] and then i wait for what
  [abroad] am i able to enroll from germany > [phoneFormat] is the code there > [phoneFormat] 11 digits ok? > [launch] and your session is at what time here
  [closeLaunch] pop up will not go away > [closeLaunch] where is that button > [joinLaunch] i pressed the other one by mistake > [joinLaunch] am i signed up now?
  [launch] what time in dubai is the session > [launch] is that before noon > [launch] same date as india? > [launchProgram] and which program is it part of
  [refund] can i cancel my registration > [erasure] and my details, can they go too > [erasure] how > [dataKept] otherwise they stay till when
  [source] does the form record which website i came from > [source] how do you know it > [source] my location too? > [dataUse] what for
  [chatStart] chat asks my last name must i give it > [chatStart] i have only one name > [chatDetails] who sees it > [erasure] can it be deleted later
  [certificate] does the bootcamp give a certificate > [launchProgram] and it is for which program > [launch] starting when > [launch] afternoon or what > [joinLaunch] where do i press
  [formFields] apart from name and mail what do you ask > [formFields] is that one compulsory > [dataUse] whatsapp messages on it? > [phone] and do you have one i can write to
  [launch] 10 pm est in indian time please > [launch] next day? > [launch] day of week? > [attendance] must i be there live > [recordings] or can i see it afterwards
  [afterRegister] after submit should i see something > [myRegistration] i saw nothing > [formFailed] now a red box came > [formFailed] and once more
  [oneFormEach] can i take two courses in one form > [order] can both go on together > [order] which first > [discount] cheaper if both?
  [correction] i put my fathers number by mistake > [dataUse] will he get calls now > [correction] how do i stop that > [myRegistration] has someone called him already
  [phoneFormat] is 9 digits enough for france > [phoneFormat] we start with 0 normally > [phoneFormat] and the 33 comes extra? > [formLocked] where do i pick that
  [brochure] is there a pdf before i register > [brochure] do i need to give my mail for it > [brochureContents] which courses are in it > [price] fees also? > [register] okay and then how do i join
  [whoSees] will my company know that i registered > [whoSees] who knows then > [mailContents] and the mail, what does it say > [erasure] can i make it vanish later
  [start] when does @program begin > [launch] is that the same as in the window > [launchProgram] or is the window for another course > [deadline] till when do i have to decide
  [mailByMistake] someone used my email in your form > [whoSees] could they see anything of me > [erasure] delete it > [erasure] when i write, what do i say
  [formNotLoaded] register now window is empty > [formNotLoaded] reloaded still empty > [contact] who fixes it > [register] could you just take my name here
  [testimonials] what do your learners say > [quotes] tell me the first one > [alumni] who is that > [register] convinced, where do i sign
  [seats] if i fill the form today do i get a seat > [seats] out of how many > [afterRegister] who tells me yes or no > [afterRegister] by mail or phone?
  [launch] is the session on independence day > [launch] when then > [launch] in brazil what time > [launch] is that still dark
  [phoneFormat] can i use my brazil number > [phoneFormat] 11 digits with the 9 > [phoneSigns] i write it with dashes > [mailContents] will it stand like that in the mail
  [dataUse] kya mera number kisi ko doge > [whoSees] kaun dekh sakta hai > [dataKept] kab tak rakhoge > [erasure] hatana ho to
  [joinLaunch] seat kaise book karu bootcamp me > [seats] kitni seats hai > [launch] kab hai > [launch] india time batao
  [correction] galat email daal diya form me > [correction] ab kya karu > [myRegistration] mail to gaya nahi na > [oneFormEach] dobara bharu kya
  [closeLaunch] ye popup band kaise kare > [closeLaunch] usse kuch register to nahi hoga > [launch] isme likha kya hai > [launchProgram] kaunse course ka
  [chatDetails] is this chat private > [chatDetails] who reads along > [dataKept] stays there how long > [whoSees] and the form i filled
  [register] can i register by phone call > [phone] no number at all? > [contact] mail then, which > [register] or only that form
  [launch] do you have the time for singapore > [launch] so its daytime > [launch] how many hours ahead of india is that > [schedule] are the later classes also then
  [myRegistration] i think i enrolled twice > [oneFormEach] is that bad > [erasure] can one be taken out > [contact] who does it
  [formWrong] why is the form showing red text > [formWrong] under the name > [formWrong] under the phone as well > [phoneFormat] uk mobile 11 digits
  [mode] is it online > [launch] and the session in the window? > [launch] at what time > [launch] for me in sydney > [joinLaunch] how do i get in there
  [afterRegister] who contacts me after i enroll > [afterRegister] within how many days > [dataUse] and again and again? > [erasure] if i say no, do you remove me
  [cookies] do you use cookies > [cookies] but you count my requests? > [dataKept] is that saved > [privacy] where can i read all this
  [tellsAboutSelf] i am a @person from kenya > [phoneFormat] which code do i choose in the form > [abroad] not there, am i out > [contact] where do i ask that
  [price] how much is the bootcamp > [joinLaunch] does the button take money already > [launchProgram] for which course is that again > [payment] and the rest in parts?
  [deadline] is it too late to register > [seats] full already? > [launch] when was it to begin > [future] when is the next one after that
  [formFields] do you ask for my birthday in the form > [prerequisites] is there an age limit then > [future] my son is 14 > [oneFormEach] can he be on my form
  [mailContents] can i see a sample of the confirmation mail > [mailContents] which details of mine are there > [mailContents] the course as well? > [correction] and if one is wrong
  [launch] what does starts soon mean > [launch] a date please > [launch] what hour > [launch] and that would be in london?
  [phoneFormat] how many numbers for a china phone > [phoneFormat] russia? > [phoneFormat] pakistan? > [formLocked] then how can i press submit
  [trust] is this genuine before i give my number > [whoSees] who will have it > [dataUse] what will they do with it > [dataUse] really nothing else?
  [transfer] can my colleague take my place after i registered > [oneFormEach] must she fill her own > [erasure] and mine, how do i take it back > [contact] same address?
  [formLocked] button says submitting for ever > [formLocked] should i wait > [myRegistration] did it get to you > [oneFormEach] can i send again
  [start] which month does the next batch start > [seats] and how many places > [register] how do i get one > [afterRegister] is it sure then
  [launch] is it 11 pm for me in los angeles > [launch] on which date > [launch] same moment as 7.30 in india? > [launch] your times dont match, which is right
  [source] i came from instagram do you see that > [source] and the campaign? > [social] whats your page there > [whoSees] who of you looks at that
  [contact] where do i write if the form fails > [contact] is there a person > [afterRegister] how fast do they answer > [phone] cant i ring
  [duration] how long is the program in the pop up > [launchProgram] which is it exactly > [besideWork] possible after office? > [launch] and the first session is at
  [correction] can i change my email later > [correction] where > [myRegistration] will the old confirmation come again > [dataKept] do you keep the old one
  [enterprise] i want to register my whole team > [oneFormEach] ten forms? > [enterprise] so where do i press > [enterpriseMail] and what to write there > [whoSees] will staff details be seen by others
  [affirm] yes register me > [register] how > [register] which page is that on > [formFields] what do i keep ready
  [visa] do i need a visa for the bootcamp > [mode] is it in a classroom > [launch] or is it that session at night > [launch] in which time zone was that
  [erasure] remove my number from your system > [erasure] mail to whom > [erasure] gone for ever? > [dataKept] no backup? > [dataUse] so no more calls
  [phoneFormat] what is the country code box > [phoneFormat] do i write plus too > [phoneFormat] and if i have two countries > [correction] can i swap it afterwards
  [launch] which time zones do you give for the session > [launch] mine is not in it i am in tokyo > [launch] is that lunch time > [launch] date here?
  [joinLaunch] what happens when i press secure your seat now > [joinLaunch] do i leave your site > [closeLaunch] and the window goes away? > [seats] and is a place mine then
  [whoAreYou] who are you > [chatDetails] so do you keep what i type > [chatDetails] with my mail address? > [chatDetails] and who reads that
  [register] how do i apply > [formFields] no resume needed? > [assessment] any entry test > [afterRegister] so i send it and then what
  [afterRegister] how will i know i am in > [mailContents] does that mail say yes or only received > [seats] what if it is full > [refund] would i get money back then
  [formWrong] email is required it says but i have none > [formWrong] phone is not enough? > [register] then can somebody register me with theirs > [mailContents] and what will they get
  [seats] are the 25 places for the @program course > [launchProgram] which one then > [seats] and how many in the others > [classSize] how big is a group there
  [dataKept] do you erase old registrations on your own > [dataKept] after what time > [dataKept] from the date i sent it? > [whoSees] until then who has it
  [launch] can i get the launch date > [launch] year? > [launch] so is it over > [future] will there be another > [register] how do i get noted for that
  [closeLaunch] i keep getting the pop up > [closeLaunch] every time i load > [cookies] so you dont remember me? > [closeLaunch] what do i press then
  [myRegistration] what did i put in the form cant remember > [mailContents] is it in the mail > [myRegistration] which i deleted > [contact] who can read it out to me
  [phone] can i call you about my registration > [contact] only email then > [afterRegister] when would they reply > [myRegistration] you cannot look yourself?
  [formFields] name mail phone thats it > [formFields] no course choice? > [register] so where do i choose it > [transfer] can i choose another one later
  [oneFormEach] my friend and i want the same course > [oneFormEach] one each? > [seats] will there be two places > [classSize] would we be in one class
  [launch] is the first class at midnight for me in new york > [launch] 10 or 11 > [launch] day? > [schedule] will every class be that late
  [chatFailed] it says failed to send > [chatFailed] whats wrong > [chatStart] do i need to enter my name again > [chatDetails] and did you keep the old lines
  [dataUse] for what do you need my phone > [formFields] can i leave it blank > [formLocked] it wont let me > [phoneFormat] how many digits must it have then
  [instructors] who teaches in the bootcamp > [launchProgram] and it is which program > [mentor] mentors too? > [mentorTimes] from the first day? > [launch] which is when
  [price] is registering free > [price] and the course? > [discount] less if i register early > [deadline] till when
  [correction] i wrote gmial in my mail address > [myRegistration] so that mail is lost > [correction] do i tell you or fill again > [erasure] and the wrong entry
  [launch] is the bootcamp session saturday or sunday > [launch] just tell me the date > [launch] in us terms > [launch] and indian
  [abroad] can a visitor from canada sign up > [phoneFormat] with +1? > [formWrong] it says 10 digits but i have 11 > [phoneFormat] so leave off the first one?
  [pageMenu] what is in the menu > [register] and register is where > [formNotLoaded] nothing opens there > [contact] what is your mail
  [privacy] what are your terms > [dataUse] do i agree to ads with it > [erasure] can i take my yes back > [dataKept] and if i dont
  [mailContents] does the mail have a link for the class > [tools] zoom? > [launch] and the time? > [launch] indian time i mean
  [formLocked] enroll form cannot be submitted on my mobile > [formLocked] code chosen yes > [formWrong] now it complains about the number > [phoneFormat] uae number 9 digits right
  [launch] wht time is the sesion > [launch] in tht zone is it mornng > [launch] and in ist > [seats] hw many seats
  [register] pls registr me for @program > [formFields] wat all is asked > [phoneFormat] my no is from oman > [abroad] am i allowd then
  [myRegistration] did u recieve my form > [myRegistration] no mial till now > [afterRegister] how long shud it take > [contact] wher do i ask
  [erasure] how do i unsubscribe > [erasure] is there a link > [dataUse] why did i get it at all > [mailByMistake] it was not me who filled it
  [access] how long do i have the materials > [account] with a login? > [afterRegister] when do i get it > [myRegistration] i registered and got nothing
  [whoSees] do the mentors see my registration > [whoSees] who then > [instructors] and who are they > [dataUse] they wont call me on that number?
  [seats] seat kitne bache hai > [seats] kaunse course me > [joinLaunch] book kaise hoga > [price] paise abhi lagenge?
  [afterRegister] form bhar diya ab kya > [afterRegister] kab tak > [myRegistration] mera naam aa gaya kya > [correction] number galat ho to
  [launchProgram] what is the bootcamp about > [audience] who is that meant for > [codingNeed] even if i never wrote code > [launch] ok when do you start it > [launch] morning or evening here in pune
  [formFailed] got an error toast and the form stayed open > [formFailed] do i press again > [formFailed] same error > [contact] can i mail the details > [formFields] which ones do you want
  [location] where are you located > [launch] so the session time is in your local time? > [launch] and in gmt > [onSite] could i come there instead
  [hostile] your form is useless > [formLocked] it stays grey > [phoneFormat] i am from bangladesh > [contact] give me someone who can do it by hand
  [otherPeople] is my friend registered already > [myRegistration] and am i > [whoSees] who is able to look > [contact] how do i ask them
  [launch] how many days till the launch > [launch] just the date then > [deadline] and last day to sign up > [seats] unless it is full?
  [phoneSigns] do spaces in the number count > [phoneSigns] how long can it be > [phoneFormat] and for japan > [phoneFormat] mobile and landline both?
  [joinLaunch] i pressed secure your seat and nothing happened > [joinLaunch] maybe my blocker > [closeLaunch] the window is gone now > [joinLaunch] how do i bring it back
  [certificate] will my name on the certificate come from the form > [correction] i only wrote my first name > [correction] how late can i add it > [mailContents] does the mail show it
  [dataUse] do you pass my mail to the project companies > [partners] which are those > [projects] what do we do for them > [whoSees] so they never see my form
  [deadline] do registrations close tonight > [launch] but the window says soon > [launch] so what hour and date > [launch] translate to berlin
  [chatStart] why cant i start the chat > [chatStart] it says fill in all fields > [chatStart] is my mail needed for real > [dataUse] will you send me stuff
  [brochure] send me the brochure by mail > [brochure] where do i click > [brochureContents] are launch times in it > [launch] then tell me here > [launch] for india
  [order] can i register for one now and one later > [oneFormEach] new form then? > [afterRegister] and another mail? > [dataKept] do you keep my things till then
  [compare] difference between @program and @program > [launchProgram] and the one in the pop up is > [launch] begins when > [launch] is that a night class in the us
  [refund] what if i register and change my mind > [afterRegister] have i signed anything by that form > [erasure] so i just ask to be removed > [contact] ask whom
  [mailByMistake] is your mail a scam i did not enroll > [mailByMistake] can i ignore it > [trust] how do i know you are real > [name] what are you called
  [formFields] does register now ask for card details > [payment] when is that asked then > [invoice] do i get a receipt > [mailContents] in that first mail?
  [schedule] what are the class timings > [launch] i mean the one in the pop up > [launch] pst please > [launch] hm after midnight in new york?
  [number] how many countries are in the phone list > [phoneFormat] which are they > [phoneFormat] spain too? > [contact] then by mail, to whom
  [cookies] am i being watched on this page > [source] not even where i came from? > [chatDetails] and in this chat? > [dataKept] till when is that there
  [afterRegister] is one mail all i get > [myRegistration] i got none > [correction] oh i gave my dads address how do i fix it > [afterRegister] and then it comes again?
  [launch] when is the live session for people in hyderabad > [location] is that where you sit > [mode] so would i come there > [launch] at half past seven you said am?
  [seats] can you hold a seat for me > [joinLaunch] where do i do it myself > [seats] first come first served? > [seats] how many were there
  [formWrong] it wants a phone with more digits > [phoneFormat] singapore has 8 > [phoneFormat] i picked india oh > [-] fixed. [afterRegister] will i get a mail
  [placement] do i get a job after it > [register] ok still how do i register > [dataUse] will you show my number to recruiters > [whoSees] who can see it at all
  [transfer] can i move from the bootcamp to @program > [launchProgram] which program was the bootcamp > [duration] is mine shorter > [contact] whom do i tell
  [greeting] hi > [myRegistration] i filled the form is it there > [myRegistration] why cant you see that > [whoSees] who can
  [tools] do i need a laptop for the launch session > [launch] when is it by the way > [launch] ist > [language] is it in english
  [closeLaunch] does decide later save my seat > [closeLaunch] so it does nothing? > [seats] and the seats may be gone > [joinLaunch] ok how do i go back to it
  [formNotLoaded] form did not load > [formNotLoaded] my wifi is fine > [pageStopped] now the whole page says error > [pageStopped] is what i typed lost
  [dataKept] mera data kab delete hota hai > [dataKept] chat ka bhi? > [erasure] abhi karwana hai > [contact] kahan likhu
  [pageFoot] what is at the bottom of the page > [contact] which mail is that > [correction] can i fix my registration through it > [erasure] and cancel my data too?
  [thanks] thanks i have registered > [afterRegister] what should i wait for now > [afterRegister] how many days > [launch] and it starts when > [launch] am here in india?
  [oneFormEach] do i fill a new form for the second course > [formFields] everything again? > [afterRegister] and they contact me twice > [transfer] or may i later swap one for the other
  [launch] until what hour does the first session go > [launch] and it begins at > [launch] in toronto i mean > [launchProgram] just for that one course? > [seats] how many may come
  [register] want to register > [formFields] what all you ask > [formFields] address also > [formFields] and my photo
  [formFields] what do i fill in > [formFields] company name also > [formFields] pan card?
  [formFields] form me kya kya > [formFields] address bhi? > [phoneFormat] landline chalega
  [brochure] brochure > [brochureContents] what is in it > [brochureContents] all courses or just one
  [brochure] got a pdf? > [brochureContents] for all programs or only one > [brochure] how do i get it
  [brochureContents] what does the brochure hold > [brochureContents] only that course or all of them
  [phoneFormat] your form does not show my country > [phoneFormat] which ones are there > [phoneFormat] i have an indian sim, will that work
  [phoneFormat] nepal is not in the list > [phoneFormat] which ones are > [contact] so what do i do
  [formLocked] the submit button is grey > [formWrong] now it says my number is wrong > [phoneFormat] does it have to be a whatsapp number
  [formFields] what do i fill in > [phoneFormat] must the number be on whatsapp > [phoneSigns] with spaces?
  [closeLaunch] i closed that window how do i get it back > [joinLaunch] which button do i press in there > [launchProgram] what is it for
  [closeLaunch] pop up is gone, how to get it again > [joinLaunch] and which button books the seat > [closeLaunch] and the other button
  [launch] what is in the pop up > [joinLaunch] which button do i press there > [afterRegister] and then
  [mentor] will i have a mentor of my own > [mentorTimes] how often do we talk > [instructors] what kind of people are they
  [mentor] who guides me > [instructors] what sort of people are they > [mentorTimes] how often
  [mentorTimes] how often do i meet the mentor > [instructors] what kind of person is that
  [coverage] where do i learn @skill > [duration] how long does it go > [alumni] has anyone in my line of work done it
  [recommendation] which one is for a @person > [curriculum] tell me everything it covers > [register] ok i take it
  [recommendation] what fits me > [curriculum] tell me all that it teaches > [price] price of it
`;
