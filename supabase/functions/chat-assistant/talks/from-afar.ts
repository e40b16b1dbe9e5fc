/** Parents, and people abroad. One talk a line, as talks/all.ts says. */
export const fromAfar = `
  [launch] at what time is the live session for somebody in dubai > [launch] is that in the morning here > [launchProgram] and for which of your courses is it > [joinLaunch] how does my husband get in
  [launch] my son in california wants to know when the bootcamp begins > [launch] so the evening before for him? > [seats] how many can come > [seats] how many of them are gone
  [launch] can you please tell me the session time in nepal > [launch] london too please > [launch] same day in both? > [recordings] and if we sleep through it
  [launch] i saw a window with a session date can you repeat it > [closeLaunch] how do i make that go away > [closeLaunch] have i signed up for anything by that > [joinLaunch] and if i do want to > [price] does it cost anything
  [launch] when does the launch take place > [launch] which year is that > [launch] only that one day? > [ending] until when does it go on then
  [launch] what day is the bootcamp i am retired so any day is fine > [launch] weekday or weekend is that > [launch] what hour exactly > [launchProgram] is it the same as @program
  [launch] my wife is in london when would the session be for her > [launch] that is the middle of the night > [recordings] can she see it the next day > [recordings] for how long > [contact] who would know
  [launch] date and time of your bootcamp please > [launch] is that indian time > [launch] and in new york > [mode] does he watch it from home > [tools] what does he need for that
  [joinLaunch] where do i book the bootcamp for my daughter > [joinLaunch] opens where exactly > [formFields] what will it ask her > [seats] is there still room
  [launchProgram] which program is this bootcamp about > [duration] how many hours is that one > [launch] when does it begin > [launch] dubai time?
  [launch] session kab hai > [launch] london me kitne baje > [launch] subah ya raat > [launchProgram] aur kaunse course ka hai
  [closeLaunch] a window covers the page how do i get rid of it > [launch] what was it about anyway > [launch] when is that > [joinLaunch] and where do i say yes
  [launch] is there a session i can attend from kathmandu > [launch] what time would that be here > [abroad] am i allowed from here > [abroad] my cousin in dubai as well?
  [seats] how many seats does the bootcamp have > [seats] how many are taken already > [seats] do you tell us when it is full > [deadline] until when can we decide
  [seats] are there seats left for my two children > [seats] both in one batch > [oneFormEach] on one form or two > [discount] anything off for the second one
  [seats] is it true that the seats are limited > [seats] to how many > [seats] for every program or just that > [launch] and when is that one
  [seats] how large is your intake this time > [classSize] are they all in one class > [mentor] does each of them get a mentor > [mentorTimes] every week or less
  [seats] could you hold a seat for my husband until friday > [seats] why not > [joinLaunch] then how does he take one > [afterRegister] is it his once he has sent it
  [seats] will there be a place for me if i wait a month > [start] when do the next ones begin > [start] after that again? > [future] and anything new coming up
  [seats] only a few seats it says, how few > [seats] since when are they being filled > [trust] is that just to hurry us > [testimonials] who can tell me you are good
  [seats] seat milegi kya abhi > [seats] total kitni hain > [seats] bhar gayi to? > [start] agla batch kab
  [seats] how many people are you taking for the launch > [otherPeople] who are the ones already in > [alumni] and those of earlier batches, may i call one > [testimonials] where do i read them then
  [seats] my nephew asks whether you are already full > [seats] how many out of how many > [register] how does he apply > [deadline] by when latest
  [seats] is a seat kept once i have paid > [payment] when do i pay > [payment] in parts? > [refund] and if i withdraw after that
  [seats] do you have a waiting list for the bootcamp > [seats] so what when all are gone > [launch] when is it anyhow > [recordings] could i just watch it later
  [location] in which city are you located > [street] whereabouts in it > [onSite] may i drop in on a monday > [phone] should i call before
  [location] i would like to know where the institute is > [otherCity] nothing in pune? > [mode] then does my daughter have to travel > [accommodation] where would she stay
  [location] where in india are you > [location] which state is that > [accommodation] do you arrange a room for my son > [accommodation] and meals > [houseRules] is there parking at least
  [otherCity] is there a centre in chennai for my mother > [otherCity] planned there? > [location] so where is the only one > [mode] can she do it from home
  [otherCity] do you have a branch in dubai > [abroad] can i still join from here > [launch] what time are the sessions here then > [language] and in which language
  [street] what is your full address please > [location] the city at least? > [onSite] could we come and see you > [contact] whom do we write to for that
  [location] where are the classes held > [mode] in a room or on the computer > [schedule] on which days > [schedule] sundays too?
  [otherCity] any office in london > [otherCity] anywhere in europe > [abroad] but he may join from there > [visa] without a visa i hope
  [location] aap log kahan ho > [otherCity] delhi me nahi? > [mode] to ghar se ho jayega > [tools] laptop chahiye hoga?
  [location] are you near the airport or where > [street] i mean the exact spot > [onSite] can my wife visit once > [houseRules] what hours are you open
  [otherCity] we live in a village near mysore, is anything close by > [location] how far is that, where are you > [mode] does one need to come at all > [accommodation] and somewhere to sleep
  [location] is your company in india or in america > [name] and what is it called > [company] how old is it > [trust] how do i know it is real
  [location] tell me the place please my father wants to pay in person > [street] he needs the street > [payment] does he have to come for that > [payment] how else > [price] how much should he bring
  [abroad] can my daughter in california take part > [abroad] from nepal also? > [launch] at what time would it be for her > [schedule] and the normal classes
  [abroad] we live in dubai, may my husband join from here > [phoneFormat] will our number work in the form > [phoneFormat] how many digits then > [payment] can he pay in dirhams
  [abroad] do you take people from nepal > [phoneFormat] our country is not in the list i think > [contact] so what do we do > [price] is the fee the same for us
  [abroad] my brother sits in london, is he able to register > [launch] when is it over there > [phoneFormat] with his uk number? > [afterRegister] will you call him there
  [abroad] i moved to california last year, does that matter > [launch] which hour would i get up > [recordings] if that is too late for me > [recordings] how long are they there
  [abroad] is the course open to people outside india > [abroad] everywhere? > [accreditation] and is the certificate worth something there > [visa] would it help me get a visa
  [abroad] nepal se join kar sakte hain kya > [payment] paise kaise bhejein > [language] nepali me bhi hai? > [launch] time kya hoga yahan
  [abroad] my husband travels a lot, can he attend from different countries > [attendance] and when he is on a plane > [recordings] can he catch up > [mode] so all of it is online?
  [abroad] my grandchildren in toronto are interested, is that possible > [future] they are 14 and 16 > [prerequisites] the older one then, from what age > [language] he only speaks english
  [abroad] can one do this while living in the gulf > [launch] saudi time please > [besideWork] he works six days there > [schedule] only fridays free, is that ok
  [abroad] i am an indian in london, do the rules differ for me > [price] the fee too? > [invoice] with gst on top > [payment] by british card
  [abroad] does it work for my fiance in sydney > [phoneFormat] australian number also ok? > [phoneFormat] with the zero? > [myRegistration] he sent it and heard nothing > [contact] who looks into that
  [schedule] on which days are the classes > [schedule] morning or evening then > [besideWork] my wife works until six > [recordings] and what if she is late
  [schedule] please send me the timetable for my son > [schedule] how many times a week > [duration] how long until he is done > [ending] and the last day is when
  [schedule] are there weekend classes for somebody who is retired > [schedule] weekdays are fine also > [recommendation] which one would you give me at 66 > [difficulty] will it be too much
  [schedule] what are the class timings in california > [launch] and of that launch session > [schedule] who decides that > [schedule] can we choose
  [schedule] could he do it at night after the baby sleeps > [recordings] or from a recording > [duration] how many hours in all > [duration] at one hour a night?
  [schedule] how long is one class > [number] how many of them > [attendance] must she be in every one > [assessment] is there something to do in between
  [schedule] class kis din hoti hai > [schedule] shaam ko? > [schedule] sunday bhi > [attendance] chhut gayi to
  [schedule] will you keep the same hours when the clocks change in london > [contact] who can tell me for sure > [contact] only by mail? > [afterRegister] and how soon do you answer the form
  [mode] is the whole course online > [mode] live or just videos > [mode] no classroom at all? > [tools] on what do we watch
  [mode] can my mother attend from her home > [tools] is a tablet enough > [tools] what must she install > [support] and who helps when it does not work
  [mode] do we have to come in person > [mode] not even for the exam > [assessment] is there one at all > [certificate] and the paper comes by post?
  [mode] i would rather sit in a real classroom, is that offered > [location] in which city > [otherCity] kolkata too? > [classSize] how many sit there
  [mode] online hai ya offline > [mode] dono nahi? > [recordings] live chhoot jaye to > [recordings] kab tak dekh sakte hain
  [mode] does my husband need to fly in from dubai for it > [mode] not even once > [launch] when must he be at the screen > [mentor] and the mentor talks with him alone
  [mode] is it a zoom class > [classSize] how many on the screen > [mode] can she ask questions there > [mentor] or to somebody alone
  [mode] could we do part of it at home and part with you > [location] where would we come to > [schedule] how often > [accommodation] do you have beds
  [language] is it taught in english or hindi > [language] no telugu? > [language] with subtitles at least > [brochure] something to read in that language
  [language] my father knows only tamil, can he follow > [language] the mentor as well? > [recommendation] which one is easiest for him > [codingNeed] is there programming in that
  [language] in which language are the lessons > [language] all three of them? > [language] how good must it be > [demo] could i listen to one first
  [language] my wife speaks little english, will she manage > [difficulty] and otherwise, is it hard > [recordings] could she hear it twice > [mentor] who explains when she is lost
  [language] nepali me padhate ho kya > [language] hindi to hogi > [instructors] kaun padhata hai > [abroad] nepal se bhi chalega na
  [language] do the trainers speak slowly enough for us older people > [instructors] who are they > [mentorTimes] can i have one of them every week > [mentorTimes] on the phone?
  [replyLanguage] can i write to you in hindi > [replyLanguage] and you, will you answer in it > [language] and in the class > [contact] the people behind the mail as well?
  [recordings] are the sessions recorded > [recordings] all of them? > [recordings] until when can we see them > [access] and the other materials too
  [recordings] what if my son misses a class because of school > [recordings] two in a row > [attendance] does that count against him > [certificate] he still gets the paper?
  [recordings] can my husband watch it after his shift > [recordings] the same night? > [recordings] downloaded on the phone > [besideWork] so do working people manage
  [recordings] i travel to nepal in between, what about the classes then > [recordings] how long do they stay up > [access] and the notes > [perks] what else comes with it
  [recordings] is there a replay of the launch session > [launch] when was it again > [launch] for us in london > [joinLaunch] where do i sign up for the live one
  [recordings] recorded milega kya > [recordings] extra paisa? > [recordings] kitne din tak > [access] aur notes kab tak
  [recordings] can i simply wait for the videos and skip the live part > [attendance] is that allowed > [mentor] do i lose the mentor then > [projects] and the project work
  [recordings] does one get the lessons again if the internet fails > [recordings] who sends them > [recordings] automatically? > [support] and whom can she ask at night
  [price] what does @program cost > [price] and the other one > [price] per month or in all > [payment] can i split it
  [price] how much would i pay for my two sons together > [discount] cheaper for two? > [oneFormEach] one form for both > [payment] one payment for both
  [price] what is the fee for a retired person > [discount] nothing off for seniors? > [discount] whom would i ask for that > [payment] must it be all at once
  [price] is the bootcamp free or paid > [price] what is in it for that > [certificate] the certificate too? > [refund] and if she does not like it
  [price] could you tell me the fee in dollars > [price] with taxes? > [invoice] do i get that in writing > [payment] is paypal fine
  [price] fees kitni hai > [price] teeno ki same? > [payment] kist me de sakte hain > [discount] kuch kam hoga
  [price] why is there no price on your page > [brochureContents] is it in the brochure > [contact] so who tells me > [afterRegister] or do you say it when you call
  [price] how much is it from dubai > [price] same as in india? > [payment] how would he send it > [refund] and back if he can't come
  [price] what must my daughter pay as a student > [discount] scholarship perhaps > [payment] or after she has a job > [placement] do you find her one
  [price] does the mentor cost extra > [price] and the materials > [perks] so what is all included > [access] and for how long do i keep that
  [price] we are comparing costs for our niece, what is yours > [rival] others are cheaper > [benefits] then what makes it worth it > [testimonials] who says so
  [payment] how can i pay from london > [payment] which cards > [payment] before or after the first class > [start] which is when
  [payment] can my husband pay in instalments > [payment] how many > [payment] without interest? > [price] what is the sum
  [payment] is there a loan for the fee > [payment] who gives it > [discount] or a scholarship > [contact] whom do we write about it
  [payment] do i have to pay when i fill in the form > [payment] when then > [afterRegister] so what happens after i send it > [afterRegister] is the seat mine meanwhile
  [payment] may i pay for my grandson from my own account > [invoice] in whose name is the bill > [invoice] with gst? > [refund] and who gets it back if he stops
  [payment] emi hai kya > [payment] kitne mahine ki > [payment] card ke bina? > [refund] beech me chhoda to
  [payment] is a bank transfer from california possible > [payment] to which account > [trust] how do i know it reaches you > [invoice] will i get a receipt
  [payment] could my company abroad pay it for me > [enterprise] for six colleagues also > [enterpriseMail] what should they put in the mail > [invoice] and the bill goes to them?
  [register] how do i enroll my son in @program > [formFields] what will you want to know of him > [formFields] his age too? > [dataUse] and what is his number used for > [dataUse] nobody else gets it?
  [register] may i sign up on behalf of my wife > [formFields] her mail or mine > [afterRegister] to whom will you write > [correction] can that be changed later
  [register] where is the button to join > [register] which one of the three > [formLocked] i pressed it and cannot send > [phoneFormat] what is the code for dubai
  [afterRegister] what comes after my daughter has sent the form > [afterRegister] how many days > [afterRegister] by phone or mail > [phone] from which number will it be
  [afterRegister] i filled it in for my husband, what now > [mailContents] what is in that mail > [myRegistration] none came > [myRegistration] can you look
  [myRegistration] i registered my mother last week and nobody called > [afterRegister] how long does it usually take > [contact] whom do i remind > [phone] no number to ring?
  [myRegistration] did my registration from california arrive > [myRegistration] how can i tell > [register] should i send it again > [oneFormEach] and my brother in the same one?
  [formFields] which details do you need from my son > [formFields] is the phone a must > [dataUse] why > [dataUse] will you keep calling him > [dataKept] how long is it kept
  [formFields] does the form want my birth date > [formFields] my address? > [formFields] so just those > [register] ok where is it
  [phoneFormat] does the form take a nepal number > [phoneFormat] which countries then > [phoneFormat] my sister's indian one? > [afterRegister] would you call her instead of me
  [phoneFormat] how many digits for a number in london > [phoneFormat] with or without zero > [phoneSigns] and the spaces > [formLocked] it still stays grey
  [phoneFormat] the form says my california number is too short > [phoneFormat] what is right then > [formWrong] fixed and it still complains > [contact] who can put me in by hand
  [formLocked] i cannot press submit for my wife > [formLocked] done, still nothing > [formFailed] now a red message came > [contact] to whom do i send that
  [formNotLoaded] the form for my daughter does not open > [formNotLoaded] tried it twice > [contact] any other way > [formFields] what shall i write in it
  [correction] i typed my husband's email wrong in the form > [correction] how do i tell you > [myRegistration] did the mail go somewhere else > [whoSees] who can read that
  [correction] my number changed since i moved to london > [correction] the old one is in the form > [erasure] can the old one be wiped > [contact] at which address
  [oneFormEach] can i put both my daughters on one registration > [oneFormEach] and one girl with two courses? > [order] which of them should come first > [order] or side by side
  [chatDetails] why do you want my email before the chat > [chatDetails] who gets it > [chatDetails] what i write too? > [dataKept] until when
  [chatStart] what do i give before i can chat > [chatDetails] for what > [cookies] and do you follow me on the page > [source] do you know where i came from
  [dataUse] what happens with my father's phone number > [dataUse] no advertising? > [whoSees] how many people see it > [dataKept] does it vanish some day > [erasure] and if he wants it sooner
  [dataKept] how long do you store my details > [dataKept] the chat too > [erasure] i want them gone earlier > [erasure] how fast is that
  [privacy] we live in europe, do you follow gdpr > [cookies] so no cookies > [dataKept] and after the course is over > [erasure] may she have it all removed
  [mailByMistake] my mother got a mail from you and never signed up > [mailByMistake] who did that > [erasure] please take her out > [contact] where do i write
  [whoSees] who is able to see what i typed in the form > [whoSees] no other visitor? > [otherPeople] and i cannot see theirs > [dataUse] is it sold to anyone
  [mentor] will my son have a mentor of his own > [mentor] not in a group? > [mentorTimes] how often do they talk > [instructors] who is it > [instructors] from which company
  [mentor] is there somebody who guides a beginner of sixty > [mentorTimes] how do we meet > [mentorTimes] on video? > [mentorTimes] also on sundays
  [mentorTimes] how many times will the mentor meet my wife > [mentorTimes] who fixes that > [mentorTimes] from dubai as well > [support] and after the course
  [instructors] who teaches @program > [instructors] with experience? > [instructors] what are their names > [mentor] are those also the mentors
  [instructors] are the trainers known people > [company] and the founder > [trust] where can i check that > [social] are you on linkedin
  [projects] does my son build something real > [number] how many of them > [partners] with which firms > [career] can he show it to employers
  [projects] is there practical work in it > [projects] alone or with others > [unsaid] who owns it afterwards > [mentor] does someone look over it with her
  [projects] project bhi karna padta hai > [number] kitne > [partners] kis company ke saath > [difficulty] mushkil hai kya
  [partners] which companies do you work with > [partners] any in dubai > [placement] do they hire > [salary] and how much do they give
  [certificate] does my daughter get a certificate > [accreditation] recognised by whom > [accreditation] in the uk too? > [assessment] does she have to pass something for it
  [certificate] is there some proof at the end > [certificate] on paper? > [certificate] with her name on it > [certificate] when is it handed out
  [accreditation] is your institute approved by the government > [accreditation] by anyone else > [certificate] what does it say on the certificate then > [career] will it help him on a cv
  [brochure] is there a brochure i can print for my husband > [brochure] where do i find it > [brochureContents] what is in there > [brochureContents] for every course?
  [brochure] could you send me something to read > [brochure] is it free > [brochureContents] with the fees? > [price] then what are they
  [brochureContents] does the brochure list the topics > [brochureContents] the dates too? > [curriculum] just tell me the topics of @program > [duration] and the hours of that
  [enterprise] my husband's firm has 12 people, do you train teams > [enterprise] made for them? > [enterpriseMail] what do you need to know > [onSite] would you come to them > [onSite] even to dubai
  [enterprise] can you teach the staff of our school > [enterprise] is 8 enough > [onSite] in our building? > [price] what is that per head > [vendorPapers] our office needs your tax papers
  [enterpriseMail] what does my boss write to you for a quote > [enterpriseMail] the number of people also? > [contact] to which address > [vendorPapers] do you sign an nda with it
  [onSite] could the trainer come to our house in delhi > [onSite] to a company then > [enterprise] how many must they be > [enterpriseMail] what goes in the mail
  [testimonials] what do other learners think > [testimonials] who are they > [quotes] and their exact words > [quotes] the second one too > [alumni] can i talk to her
  [testimonials] has any older person done it and liked it > [alumni] how old are those on the page > [quotes] what did they write > [testimonials] any more of them
  [quotes] please read me one of the reviews > [alumni] who is that > [alumni] where does she work now > [quotes] and the other one
  [alumni] may my son speak with a former student > [alumni] why not > [testimonials] then where are they quoted > [trust] are they real
  [trust] i am paying for my daughter, how do i know it is not a scam > [company] since when do you exist > [location] and where > [testimonials] who vouches for you
  [pageMenu] where is the menu on your site > [pageMenu] what is in it > [pageFoot] and right at the bottom > [social] do you have facebook there > [trust] and how do i know you are genuine
  [about] what kind of school is this > [name] and its name > [location] where is it > [company] since when
  [recommendation] which course would be right for my wife > [tellsAboutSelf] she is a @person > [codingNeed] never programmed > [duration] how long would that take her
  [recommendation] what do you suggest for a retired @person > [recommendation] and without maths? > [summary] tell me more of that one > [register] good how do i take it
  [tellsAboutSelf] i retired from a bank last year > [recommendation] so which one > [recommendation] why that > [duration] how many weeks is it at 3 hours
  [tellsAboutSelf] my husband is a @person in dubai > [recommendation] what fits him > [besideWork] next to a full job > [launch] and when is the live thing there
  [audience] whom is @program made for > [audience] also for housewives? > [prerequisites] does she need a degree > [codingNeed] or programming
  [audience] is @program something for a seventy year old > [difficulty] honestly, how hard > [recommendation] is another one better > [demo] may i try that first
  [prerequisites] what does my son need to know before > [prerequisites] nothing at all? > [prerequisites] he is only 17 > [future] and his sister of ten
  [prerequisites] is there an age limit > [prerequisites] upwards too? i am 71 > [prerequisites] and education > [tools] at least a laptop i guess
  [codingNeed] does my wife have to know coding for @program > [codingNeed] and for the others > [codingNeed] or is it shown from zero > [difficulty] is that part hard
  [codingNeed] coding aati nahi, chalega? > [codingNeed] teeno me? > [recommendation] to kaunsa loon > [duration] kitne ghante ka hai wo
  [programs] which courses do you have for my daughter > [count] so that is all? > [duration] the shortest of them > [audience] who is that meant for
  [programs] what do you offer > [compare] how do they differ > [recommendation] and for a @person > [summary] say more on that one
  [count] how many programs are there > [programs] which are they > [count] any of 10 hours > [codingNeed] with code in it?
  [compare] what is the difference between @program and @program > [compare] which is longer > [compare] which is harder > [recommendation] for my father then > [order] or first one then the other
  [curriculum] what will my son learn in @program > [curriculum] how many topics is that > [coverage] is @skill among them > [coverage] in which one then
  [curriculum] what does @program contain > [curriculum] and the other one > [coverage] nothing about @skill? > [duration] in how many hours all that
  [coverage] do you teach @skill > [coverage] in which program > [coverage] from the basics? > [mentor] and with someone to ask
  [coverage] will my wife learn @skill there > [tools] with what software > [tools] who pays for that > [projects] and she makes something with it?
  [summary] tell me about @program for my nephew > [audience] is it for beginners > [duration] how long > [certificate] and at the end he has what
  [duration] how many hours is @program > [duration] per week? > [duration] so two months for my husband > [ending] no fixed last day?
  [duration] which of your courses is over quickest > [duration] how many days at 2 hours > [curriculum] what is in there > [order] can a longer one follow
  [order] should my daughter begin with @program > [order] why that first > [order] both together? > [price] and the money for two
  [chatKeys] which key sends my message here > [chatKeys] and a new line > [chatFailed] it did not go through > [contact] where else can i ask
  [transfer] can my son change to @program later > [transfer] until when > [transfer] does he pay again > [refund] or does he get money back
  [transfer] may my wife take over my seat > [transfer] who has to agree > [correction] so how do i put her name in > [contact] and where do i send that
  [start] when could my mother begin > [start] not before? > [deadline] and sign up by when > [deadline] is later also ok
  [start] is there a batch in december when i am in india > [start] january then > [schedule] on which days > [location] and where would i go
  [deadline] what is the last day to register my daughter > [deadline] after that no more? > [seats] or until it is full > [seats] how many are left
  [career] will this help my husband find better work > [career] in what way > [placement] do you place him > [placement] abroad too? > [salary] what would he earn
  [placement] do you give my son a job after it > [placement] not even an internship? > [career] what do you do for him then > [career] also years after?
  [placement] job pakki hai kya > [salary] kitna milega > [placement] kitno ko mili > [alumni] unse baat ho sakti hai
  [perks] what does one get with the course > [access] for how long is that > [mentor] that help, is it one to one > [projects] and those with partners, what does she do there
  [access] how long can i open the materials > [access] really forever? > [access] from another country too > [price] and nothing to pay for that
  [access] do the lessons stay with my wife after the end > [access] new versions also? > [recordings] are the live ones in there > [tools] on which site is it
  [benefits] why should my son come to you > [benefits] is that all > [rival] coursera has that too > [mentor] do they not give a guide
  [besideWork] can my wife do it with two small children and a job > [duration] how many hours is it in total > [schedule] in the evenings? > [recordings] and when the little one is ill
  [demo] could my father sit in one class first > [demo] is it free > [demo] how do we book that > [launch] or is that what the launch is
  [events] are there any guest lectures or workshops > [events] how often > [events] also for families? > [demo] or a class that we may watch once
  [refund] what if my daughter drops out > [refund] all of it? > [refund] until what day > [transfer] can her brother go instead
  [partnership] i taught for thirty years, may i teach with you > [partnership] what do you pay > [partnership] from london too? > [contact] and whom do i send my cv
  [discount] is there something off for pensioners > [discount] how much > [discount] with what proof > [price] and the full one is what
  [invoice] can i get a bill for my employer in dubai > [invoice] with vat? > [invoice] who makes it out > [payment] and they transfer to where
  [attendance] must my son be there every time > [attendance] how many may he miss > [recordings] can he make up for it > [assessment] and the homework
  [assessment] does she have to write an exam > [assessment] how many > [assessment] what if she fails > [certificate] no paper then?
  [difficulty] i am afraid it is too hard for me at my age > [mentor] who is there when i am stuck > [mentorTimes] how quickly > [recommendation] which is gentlest for me
  [future] do you have anything for my child of twelve > [future] when will there be > [future] in the holidays perhaps > [prerequisites] from which age on is it now
  [tools] which computer should i buy for my daughter > [tools] is the old one of 2018 ok > [tools] anything to pay for besides > [coverage] and how to use it is taught?
  [contact] how can i reach somebody from california > [phone] no telephone? > [afterRegister] do you ring me if i leave mine > [afterRegister] when is that
  [phone] may i have a number to talk to a human > [phone] whatsapp? > [contact] then what is there > [contact] how soon is it answered > [-] all right. [street] and by post?
  [account] how does my son log in to his course > [account] he lost the password > [contact] who resets that > [correction] his mail has changed as well
`;
