/** Terse people with a limit, a correction or something to leave out. As messages/all.ts says. */
export const withACondition = `
  [tellsAboutSelf] only 12 hrs in all to spare this quarter, [recommendation] what fits
  [tellsAboutSelf] i have two free hours every evening after the kids sleep [duration] so how many hours does @program want from me
  [curriculum] sorry, {app course}, I meant the business one, what's taught
  [-] it's for my wife, {not me} [audience] who is the managers' course meant for
  [price] what does the shorter coding one cost, {leave the certificate for now}
  [recommendation] of the two shorter ones, which would you give an accountant
  [coverage] {minus the python part}, does @program teach deployment
  [tellsAboutSelf] main code nahi likh sakta, shop chalata hun [recommendation] mere liye konsa wala
  [duration] {hata do leaders wala}, baaki dono kitne ghante ke hain
  [tellsAboutSelf] Can't pay everything upfront. [payment] Is there a monthly way?
  [schedule] weekday evenings only please, does @program have such a batch
  [tellsAboutSelf] have done 2 courses on langchain already [coverage] does the agentic one go into @skill beyond that
  [codingNeed] the one where you learn python, must I know any before?
  [compare] {leave the app thing}, how do the other two differ
  [tellsAboutSelf] sunday ke alawa chhutti nahi milti [schedule] sunday ko class hai kya
  [certificate] if I do just the ten hours, {not the forty}, do I still get a certificate
  [count] {I don't count the launch event}, how many courses have you got
  [tellsAboutSelf] I'm on night shift at a call centre till march, [besideWork] can the app course be done along with that
  [register] ok {not for me}, for my brother, how do I put him down for @program
  [tellsAboutSelf] no travel, my knee is bad [mode] is it all online
  [mentor] in the short one for engineers, would I get a mentor too [access] and do I keep the notes
  [enterprise] we'd want it done by Friday week, could you train our six testers
  [-] before I block my calendar: [duration] total hours of the course for heads of department?
  [tellsAboutSelf] java aata hai, python nahi [prerequisites] to agentic wale me baith sakta hun?
  [recommendation] {anything but the managers' one}, which should a fresher take
  [projects] {not theory}, what would I actually build in @program
  [tellsAboutSelf] i know excel macros and nothing more [codingNeed] will the app one expect coding from day one [duration] and is it really 40 hours
  [refund] suppose I join and my transfer to Guwahati comes through, do I get the fee back
  [curriculum] just the second one, {not all three}, topics please
  [-] mummy ke liye pooch rahi hun, {apne liye nahi} [recommendation] unko konsa course theek rahega
  [tellsAboutSelf] I can only start reading in June, [access] will the material of @program still be open then
  [tellsAboutSelf] did the python basics on youtube, [coverage] can I skip to the gen ai integration bit in your app course
  [demo] before I pay I want to see one class, possible?
  [compare] 40 aur 10 ghante wale coding me atka hun, lambe wale me extra kya hai [price] aur fees me kitna fark
  [price] {certificate chhodo}, bas fees batao app wale ki
  [tellsAboutSelf] Weekends are for my farm. [schedule] Any weekday class for @program?
  [audience] {not the developers' ones}, that third course, would it suit a school principal
  [tellsAboutSelf] aadha ghanta roz nikal sakti hun bas [besideWork] itne me ho payega kya
  [recordings] if I am on duty during the session, can I see it later
  [curriculum] {leaving the agents aside}, what do you teach coders [price] and what's the fee for that
  [tellsAboutSelf] 19 years in sales, zero code, [audience] is the leaders' programme for people like me
  [invoice] must be paid by company before 31st, can you raise a GST bill for @program
  [duration] {@program nahi}, doosra wala kitne din chalega
  [-] my manager wants one name by tonight [recommendation] which one course would you send a business analyst to
  [tellsAboutSelf] I'd rather not sit an exam at 54, [assessment] does the founders' course have one
  [tellsAboutSelf] got laptop with 4 gb ram only [tools] will that do for the app developer course
  [location] {phone number rehne do}, office kis sheher me hai
  [coverage] without any programming at all, do I still learn @skill in your business course
  [tellsAboutSelf] I'm a freelance copywriter with nine hours a week, [recommendation] suggest one [start] and when could I begin
  [classSize] only if the group is under ten. how many are in a batch
  [register] skipping the brochure, where do I sign for the agentic thing
  [tellsAboutSelf] team of four, none codes [enterprise] can you run the leaders course just for us
  [count] how many of your courses can be done with no code
  [summary] {not the hours, not the fee}, tell me what @program is about
  [tellsAboutSelf] meri beti 2nd year BCom me hai, coding se darti hai [codingNeed] kis course me coding nahi lagti
  [duration] the quick one for engineers, can I be through it in a week at 2 hours a day
  [-] need proof for my appraisal by month end, [certificate] does @program give any
  [tellsAboutSelf] paise abhi nahi hain, salary 7 ko aati hai [payment] baad me de sakte hai kya
  [compare] {forget price}, on topics alone @program or @program, which has more
  [tellsAboutSelf] I won't leave Pune, [location] where are you people based
  [difficulty] for someone who last studied in 1998, is the managers' one heavy
  [tellsAboutSelf] know SQL, power BI, [recommendation] the app one or the agent one for me
  [schedule] {no no, not the launch}, I mean regular classes, what time are they
  [projects] if I pick the ten hour agents course is there a live project in it [mentor] and one to one guidance
  [tellsAboutSelf] english thodi kamzor hai meri [language] padhai hindi me hogi?
  [tellsAboutSelf] can't come to hyderabad before diwali, [mode] is @program online
  [oneFormEach] it's me plus my cousin, can one form take both of us
  [tellsAboutSelf] Retired bank officer, mornings free, afternoons I nap. [schedule] Do you hold classes before noon?
  [coverage] agar main sirf leaders wala karun to ROI nikalna sikhaoge kya
  [price] das ghante wale dono me se sasta konsa hai [codingNeed] aur usme coding lagti hai kya
  [-] husband says no more than 15 hours [duration] how long is the one with no coding
  [tellsAboutSelf] I've shipped two flutter apps [recommendation] so {not the beginner stuff}, what is there for me
  [curriculum] app development wale me {python ke alawa} kya kya hai
  [transfer] if agentic turns out too tough after two classes can I move to the business one
  [access] {certificate not needed}, but do I keep the notes lifelong
  [tellsAboutSelf] subah 5 se 7 free hun, bas [schedule] us time koi batch [duration] aur poora @program kitne ghante ka hai
  [tellsAboutSelf] Site engineer, network only in the evening. [recordings] If a live class drops can I get it afterwards?
  [recommendation] course chahiye jo 15 din me khatam ho, konsa lun
  [tellsAboutSelf] C++ since college, [prerequisites] enough for @program [curriculum] and what all does it go through
  [audience] {mere liye nahi}, papa ke liye jo hotel chalate hain, leaders course unke kaam ka hai?
  [compare] {not asking about leaders}, between forty hours and ten hours of coding what am I missing if I take the ten
  [tellsAboutSelf] mujhe coding se allergy hai [programs] baaki kya kya hai aapke paas
  [price] before I tell my boss, what's the fee for @program [invoice] and is it billed with gst
  [register] agent wala lena hai, {app wala galti se bol diya}, kaise bharun
  [tellsAboutSelf] I teach Kathak till nine at night [recordings] do you record
  [duration] the coding free one, hours please [certificate] and certificate yes or no
  [tellsAboutSelf] prompt engineering already done from elsewhere [curriculum] so {skip the prompts}, what else is in @program
  [mentor] sirf mentor ka batao, {projects ka pata hai}
  [tellsAboutSelf] Only one of us can go. I manage, he codes. [recommendation] Whom should we send and to which
  [tellsAboutSelf] do mahine ka bacha hai, ghar se nikal nahi sakti [mode] ghar baithe ho jayega kya
  [tellsAboutSelf] no credit card here, [payment] can the fee of @program go by upi
  [count] {workshop mat gino}, pure courses kitne hue
  [coverage] we need rag, {not python drills}, is it taught in the app developer course
  [tellsAboutSelf] hostel wifi is bad after ten. [schedule] are the classes before that
  [tellsAboutSelf] exams end on 22nd, [deadline] can I still register then
  [discount] three of us, each for a different course, anything off
  [tellsAboutSelf] diploma holder, never touched python [recommendation] {managers wala hata ke} kya lun
  [duration] agent course for me, app course for my sister, so how many hours each
  [tellsAboutSelf] I lead HR for 300 people. [coverage] Would your business course touch on team leadership in AI [codingNeed] and is it truly code free?
  [location] {form bharna baad me}, pehle ye batao aap ho kahan
  [tellsAboutSelf] I'm in Muscat till October, [abroad] can I do @program from here
  [tellsAboutSelf] weekend pe coaching padhata hun [schedule] weekday me raat ko kuch hai? [classSize] batch me kitne log
  [price] {not the managers' one, not the agents one}, fee of what's left
  [tellsAboutSelf] did your forty hours last year through my company [order] does agentic come next
  [certificate] mujhe sirf certificate se matlab hai, {mentor wentor nahi}, milta hai kya
  [-] Husband will use it after me. [access] How long is the material ours?
  [tellsAboutSelf] 10 to 7 job plus two hours bus, [besideWork] is the app course realistic
  [compare] agentic aur app me {fees ke alawa} fark kya hai
  [tellsAboutSelf] my notice period ends on the 30th [start] anything starting right after
  [contact] {phone mat karo}, email do apna
  [curriculum] what's in the one that's not for programmers [duration] how long
  [tellsAboutSelf] bio student hun, laptop share karti hun bhai se [tools] mobile se chalega
  [enterprise] {not the public batch}, we want something private for our pharma sales heads
  [recommendation] suppose i've thirty five hours in the vacation and know html, what then
  [placement] 10 ghante wale ke baad job lagwate ho [salary] aur kitne ki
  [tellsAboutSelf] Widowed, 61, I keep the books of our temple trust [prerequisites] is there an upper age
  [projects] python nahi karna, to kya leaders wale me bhi koi project hota hai
  [summary] short mein samjha do @program, {hours pata hain}
  [audience] {never mind me}, my CTO asks who the agentic developer thing is pitched at
  [refund] if office refuses leave after I've paid for @program what happens to the money
  [tellsAboutSelf] thoda bahut R aata hai [recommendation] agentic lun ya app [difficulty] aur agentic mushkil to nahi
  [schedule] not Fridays after one, that's prayers. would any class clash
  [coverage] @skill, {nothing else}, is it in any of your courses
  [-] ek class dekhe bina paise nahi dunga, [demo] demo hai?
  [instructors] {not the mentors}, who takes the actual class
  [tellsAboutSelf] we are two founders, both non technical, four hours on saturdays [recommendation] what'd suit [oneFormEach] and do we fill one form
  [codingNeed] woh 40 ghante wala, bina coding jaane le sakte hain?
  [tellsAboutSelf] for my nephew in 12th, {not myself} [prerequisites] is he old enough to sit in @program
  [duration] is any of these over before Onam if I begin on the first
  [brochure] {no calls please}, just a pdf I can read on the train
  [price] {duration mil gaya}, ab fees [payment] aur kist me hoga kya
  [tellsAboutSelf] pilot here, off days change every week. [attendance] Must one be in every class?
  [compare] for an engineer only, 40 vs 10, which goes further into deployment
  [register] want both coding ones, {skip business}, do i press enroll twice
  [tellsAboutSelf] naukri chhod di hai, poora din khali [start] kal se shuru kar sakta hun?
  [tellsAboutSelf] I know python already. [certificate] {No need of the class}, just the certificate, possible?
  [tellsAboutSelf] tailoring unit, 12 ladies under me [audience] leaders wala mere jaise ke liye hai ya bade log ke liye
  [curriculum] agentic me {basics chhodke} kya padhate ho [projects] project milega?
  [tellsAboutSelf] I can only ask questions after 11 pm, [mentor] is there someone to answer then
  [career] with @program alone, {without the other two}, will I have a portfolio
  [tellsAboutSelf] low vision, I use a screen reader [unsaid] can your class material be read with that
  [recommendation] jo sabse kam ghante me ho aur coding bhi ho, konsa
  [tellsAboutSelf] Sales head at a tile company, flying four days a week [mode] remote? [recordings] and if I land late is the class kept somewhere
  [language] telugu me hota hai kya, {english nahi chahiye}
  [perks] sir {fees nahi pooch rahi}, bas ye ki @program ke saath kya kya milega
  [tellsAboutSelf] i can do 6 hours a week, not one more [duration] @program would take me how many weeks
  [-] booked the 40 hr, my mother fell ill, [transfer] can i go down to the 10 hr one
  [tellsAboutSelf] Cost auditor. Numbers yes, code no. [coverage] Where do you teach ROI
  [enterprise] 25 log, sab alag form nahi bharenge, company ke through ho sakta hai? [discount] aur bulk me kuch kam
  [support] once the ten hours are over, {not during}, can I still ask somebody things
  [tellsAboutSelf] Dialysis tech, on call every second night [besideWork] koi nikaal paata hai @program aisi job ke saath?
  [recommendation] max 10 hours, coding allowed, which one then
  [price] kitna lagega agentic ka, {app ka pichhli baar bata diya tha}
  [curriculum] {agents I've got a book on}, show me what the app one goes through
  [tellsAboutSelf] hum 2 bhai, ek MBA ek BTech [recommendation] kisko konsa du
  [schedule] if I can manage only 7 to 9 pm, is there anything [duration] and over how many hours altogether is the python one
  [tellsAboutSelf] Paralegal. No maths since tenth. [prerequisites] Is maths needed in the coding one?
  [audience] {founders hata do}, managers aur head log bhi le sakte hain leaders wala?
  [projects] woh course jisme app banti hai, usme asli company ka kaam milta hai [partners] aur konsi company
  [-] daughter's wedding on the 14th so nothing before it [start] when's the next start after that
  [tellsAboutSelf] main already django developer hun [compare] app course aur agentic me mere liye naya kisme zyada hai
  [count] leaving out what is only for bosses, how many are left
  [certificate] {fees baad me poochunga}, leaders course ka certificate milta hai kya
  [tellsAboutSelf] my eyes hurt after one hour of screen [schedule] how long is one sitting
  [mode] sorry, {classroom}, I meant to ask if the online way exists
  [tellsAboutSelf] I do the accounts of a dairy cooperative and have Thursdays off, [recommendation] what would you put me into
  [coverage] {no deployment please}, is there one that stays with strategy
  [codingNeed] {business one I know is code free}, the agent one, how much code
  [tellsAboutSelf] ek ghanta subah, ek raat ko, isse zyada nahi hoga [duration] agentic kitne din me nipat jayega
  [payment] half now half after Pongal, would you take that for @program
  [tellsAboutSelf] 42, tester, manual only [recommendation] app wale se shuru karun kya [order] ya pehle agentic
  [access] if i finish fast does the material get locked
  [register] {not the pop up event}, normal @program, where's the button
  [compare] @program ya @program, sirf itna batao ki kisme code kam hai
  [tellsAboutSelf] we run a creche, no english speakers but me [language] tamil sessions?
  [enterprise] only the last module, {not the whole course}, can our 8 project leads have it as an in house thing
  [duration] is the executive one doable on two Saturdays
  [-] meri behen ke vaaste, {khud ke liye nahi} [register] uska naam kahan likhun
  [tellsAboutSelf] I quit banking in May and I've six free weeks [recommendation] the 40 or a 10 [placement] and do you help with jobs after
  [price] {forget what's in it, forget certificates}, how much
  [tellsAboutSelf] school me computer tha hi nahi, [difficulty] kya app wala bahut bhaari padega
  [tellsAboutSelf] Know docker, k8s, terraform. [coverage] Is deployment in the agents course worth it or just hello world
  [tellsAboutSelf] I freeze in crowds, [classSize] how many sit in on a session
  [tellsAboutSelf] gaon me rehta hun, light 6 baje jati hai [schedule] class din me hoti hai kya [recordings] ya record mil jayegi
  [instructors] for the leaders one only, who teaches
  [future] {na coding na management}, designers ke liye kuch aane wala hai kya [deadline] aur tab tak @program me jagah khuli rahegi
  [mentor] {group call nahi}, akele me mentor se baat hoti hai?
  [summary] my boss gave me a minute, so what is @program [duration] plus the hours
  [tellsAboutSelf] i'm left with 11k in the learning budget [price] would any of them come under that
  [tellsAboutSelf] pregnant, due in 7 weeks [duration] which can be finished within that
  [tellsAboutSelf] chatgpt use karna aata hai, [coverage] agents banana kahan sikhate ho
  [certificate] without attending the last two classes, is the certificate still given
  [tellsAboutSelf] 3 din ki chhutti hai bas, [recommendation] us me kya ho sakta hai
  [tellsAboutSelf] I manage devs, [compare] whats the gain of the leaders program over your app one
  [-] dad wants the managers one, I want agents, [oneFormEach] one form ok or two
  [tellsAboutSelf] Ran an NGO for a decade, allergic to jargon [curriculum] Plain words please, what's in @program
  [tellsAboutSelf] student id hai, [discount] {kist nahi chahiye}, seedha kam karo fees [price] abhi kitni hai
  [recommendation] python seekhna hai lekin job ke baad, to konsa
  [tellsAboutSelf] Compiler guy, 20 yrs. [demo] Let me sit in one agentic class before deciding, can I?
  [audience] {not freshers I know}, so who's @program for then
  [seats] 2 seats chahiye ek saath, {launch me nahi}, agentic me hai?
  [tellsAboutSelf] can come by metro only, [location] where in the country is it [street] and which area
  [tellsAboutSelf] husband posted in Leh, net comes and goes [attendance] is it bad if I drop out of calls midway
  [tellsAboutSelf] app course half done, pregnant now, [transfer] can the rest go to the next batch
  [-] coursera bhi dekha hai, [benefits] aap me alag kya hai
  [tellsAboutSelf] I only manage, they build [curriculum] so what would a manager be taught with you
  [price] is the forty hour one paid once, {not monthly}, and how much
  [tellsAboutSelf] 8th pass hun par machine CNC chalata hun [prerequisites] degree lagegi kya
  [schedule] {date nahi pooch raha}, time batao class ka
  [recommendation] i'd like to make a whatsapp bot for my bakery but in under fifty hours, which course
  [tellsAboutSelf] done Andrew Ng's thing and one kaggle bronze [prerequisites] so may I go straight to agents
  [tellsAboutSelf] mere paas koi dost nahi jo code kare, [support] baad me doubts kahan poochun
  [duration] {for the app one I have it}, what about the remaining two
  [tellsAboutSelf] Wheelchair user in a first floor flat without lift. [mode] Everything from home?
  [coverage] {aside from roadmap stuff}, does the business one talk of budgets [audience] and may a finance officer join
  [-] parents pay, {not me}, [register] where do they sign me up for @program
  [tellsAboutSelf] mujhe team lead banaya hai pichhle hafte, AI ka A nahi pata [recommendation] konsa course karun
  [perks] if i take just the cheapest, do mentors and material come along
  [ending] has to be over before I fly on 3rd december, when's @program's last class
  [tellsAboutSelf] vet in Anand, cows not code [codingNeed] any of yours without typing a line?
  [-] form bhar diya maine aaj hi, paise nahi diye, [afterRegister] ab kya hoga
  [tellsAboutSelf] college fest ki wajah se april tak busy hun, [price] fees tab tak badhegi kya
  [count] ek ka to naam dekha, kul kitne course hain
  [tellsAboutSelf] Cobol till 2009, then management [compare] would @program or @program give me more to use
  [-] i chatted last week but I've dropped the course idea, [erasure] remove me please
  [tellsAboutSelf] lunch break is my only free hour [schedule] any of it at 1 pm
  [recommendation] {AI for leaders to bilkul nahi}, ek course bol do
  [duration] just so I can ask for leave, is @program ten or more hours
  [tellsAboutSelf] Rtd. Subedar, will not write code at this age [audience] would the non coding one accept an ex serviceman
  [tellsAboutSelf] main pandit hun, muhurat ke din chhod ke khaali [attendance] do teen class chhoot jaye to chalega [recordings] ya recording milti hai
  [curriculum] of the coding courses just the longer, what are the topics
  [price] meri taraf se {baaki sab chhodo}, paisa kitna
  [tellsAboutSelf] got laid off, severance runs out in august [placement] does @program come with a job at the end [payment] can I pay afterwards
  [compare] agar sirf das das ghante walo ki baat karein to dono me difference kya
  [tellsAboutSelf] Bsc stats, R and a little scala [coverage] which of yours teaches python properly
  [enterprise] for our night shift only, {not the day staff}, could you train 40 guards' supervisors
  [certificate] jo 40 ghante poore na kar paye usko bhi certificate doge kya
  [codingNeed] {the ones with python I saw}, is the leftover course without code
  [tellsAboutSelf] Tutor of economics, exam season ends the 8th. [start] Anything beginning after the 8th?
  [-] petrol mehnga hai, ghar se hi karunga, [mode] online hai na
  [tellsAboutSelf] i've built one chatbot already, [projects] will @program make me build another of the same
  [-] it's my driver who wants to learn, {not me the typist} [language] would he get it in hindi [prerequisites] and is tenth pass enough
  [summary] {agents ka padh liya}, ab app wale ke baare me batao
  [tellsAboutSelf] twelve of us in compliance, none allowed to install anything [tools] does the leaders one need software [enterprise] and could it be made ours alone
  [recommendation] between now and my joining date, 20 days, which can I squeeze in
  [access] suppose I stop after half, does the @program stuff stay with me
  [tellsAboutSelf] maine DSA kiya hai, ML nahi [prerequisites] ML jaruri hai kya app course ke liye
  [mentor] {don't need hand holding}, only a code review now and then, do mentors do that
  [tellsAboutSelf] no laptop with me till monday, [register] can I enrol in @program by phone
  [tellsAboutSelf] Mother of twins, 40 min at a stretch max [besideWork] has anyone managed it that way
  [price] kya @program 20 hazaar ke andar hai
  [count] jinme live project ho aise kitne course hain [mentor] aur un sab me mentor milta hai kya
  [tellsAboutSelf] Studied law, run dad's rice mill now [recommendation] @program or @program?
  [refund] ek class ke baad pasand na aaye to paisa wapas [demo] ya pehle dekh sakte hain
  [brochureContents] the PDF, {not the page}, has it hours of each
  [tellsAboutSelf] mujhe sirf ravivar ko time, [schedule] to agentic ke session kab
  [tellsAboutSelf] i handle 3 plants as ops head, no patience for theory [curriculum] use cases and numbers only, where are those
  [transfer] can my seat in @program go to my sister, {not to me}
  [tellsAboutSelf] 2 ghante roz nikalunga, [duration] app wala kitne din me
  [tellsAboutSelf] Hospital pharmacist. [coverage] {No agents}, just @skill for stock prediction, is it there?
  [difficulty] with vb6 as the last thing I wrote, is @program brutal
  [tellsAboutSelf] do saal se ghar pe hun baby ke baad, pehle QA thi [recommendation] wapas aane ke liye kya sahi rahega
  [compare] {skip the certificates}: mentors in @program vs mentors in @program, same?
  [tellsAboutSelf] I cannot leave Nagpur, [otherCity] is there a centre here
  [-] will not join unless the teacher is from industry. [instructors] is he?
  [tellsAboutSelf] hum sirf founder log, 3 jane [discount] teeno ek saath lein to kuch kam [schedule] aur sham ko ho sakta hai
  [audience] the longest one, is it only for developers or would an analyst do
  [tellsAboutSelf] Budget sanctioned till 31 march. [invoice] Can the bill carry a march date
  [curriculum] leaders wale me se {roadmap wagairah chhodo}, numbers wala part kya hai
  [tellsAboutSelf] I read all three descriptions twice and still can't tell [compare] how does the agents thing differ from the app thing
  [location] pehle {kuch aur mat batao}, Hyderabad me ho ya Bangalore me
  [tellsAboutSelf] i don't do video, shy [attendance] is the camera a must
  [recommendation] something with code, under a fortnight, {not about bots that plan by themselves}
  [certificate] {course ka content pata hai}, certificate pe naam kiska aata hai
  [tellsAboutSelf] Chemical engineer, matlab fluent [codingNeed] would matlab do in place of python in @program
  [afterRegister] if I send the form tonight will someone call on sunday itself
  [tellsAboutSelf] roz 3 ghante train me [mode] mobile pe train me class le sakta hun
  [tellsAboutSelf] hamare 6 managers sirf do din de sakte hain, [enterprise] training karwa doge [price] kitna lagega
  [tellsAboutSelf] I'd not give card details online, [payment] what else is there
  [tellsAboutSelf] 3rd sem, internals from 4th to 11th, [start] does @program begin before or after [deadline] and till when can I apply
  [assessment] without tests only, does app course have exam at end
  [tellsAboutSelf] my husband isn't techie, runs two petrol pumps, [audience] is the leaders one right for such a man
  [coverage] jo free video me nahi milta, multi agent waala, wo konse course me hai
  [tellsAboutSelf] Fluent in go and rust, lazy about python [recommendation] agentic straightaway?
  [access] if I take the ten hours in January, would lifetime access start then or on finishing
  [duration] total kitna time, {ek ek class ka nahi}, @program ka
  [tellsAboutSelf] Cleared PMP last week. [recommendation] Next AI. Which of yours for a PM who'd not code
  [price] {ignore what I said about weekends}, cost of the managers' one?
  [tellsAboutSelf] dukaan 10 baje khulti hai 9 baje band [schedule] to subah jaldi class hoti hai kya
  [recommendation] team lead ke liye jo khud code nahi karta par karwata hai, konsa course
  [projects] in the app one, if I've a problem of my own shop, can that be the project
  [tellsAboutSelf] I have a stammer. [mentor] Can I write to the mentor in place of talking
  [number] exactly how many classes in the 40 hours, {not how many hours}
  [cookies] before I fill anything, does this page track me
  [tellsAboutSelf] mera budget 8000 ka hai, isse ek rupya upar nahi [discount] kuch chhoot mil sakti hai
  [salary] if i only do the managers' thing, {no coding}, would it raise my pay
  [-] one friend got cheated by another institute. [trust] how do I know you're real [refund] and is money returned if I leave
  [tellsAboutSelf] 2 BHK me 6 log, shor rehta hai [recordings] raat ko recording dekh ke kar sakta hun? [mentor] aur doubt kis se poochun
  [tellsAboutSelf] mai RTO agent hun, subah 6 se 8 khali [recommendation] sabse halka course batao
  [duration] {jo pehle number pe hai use chhodo}, baaki ke ghante
  [tellsAboutSelf] Two evenings, Tue and Thu, no more, [schedule] does @program run on such days [duration] and for how long in total
  [-] for my UPSC break I want only the short agents one, [curriculum] what would I study
  [codingNeed] if my team codes and I don't, is @program without code
  [price] leaders wala company pay karegi, to {discount nahi}, poori fees batao
  [tellsAboutSelf] Zoho dev, deluge scripts daily. [prerequisites] counts as coding for @program?
  [audience] agentic {freshers ko chhodke} kis experience wale ke liye hai
  [mentor] when I'm stuck at midnight, {not a chatbot please}, a human mentor?
  [tellsAboutSelf] I want to leave teaching for tech in six months, [recommendation] which of yours first [placement] and any job support
  [tellsAboutSelf] paanch saal se ghar pe, pehle TCS me java [recommendation] kya lun [besideWork] bachche ke saath ho payega na
  [compare] {hours are solved}, now which of the coding pair goes deeper
  [certificate] without the live project can one still be certified in @program
  [register] {doosre tab me jo khula tha wo nahi}, app developer me naam likhna hai
  [tellsAboutSelf] My English is fine, typing slow. [assessment] Are there timed tests?
  [coverage] chatbot banana kis course me sikhate ho, {deployment nahi chahiye}
  [tellsAboutSelf] we've 3 vans and a warehouse, no IT man [enterprise] could somebody tailor a thing for my two supervisors
  [start] {is mahine ka chhodo}, agle mahine kab shuru ho raha
  [tellsAboutSelf] I'm a wedding photographer so nov to feb is dead for me [start] when in march could I start
  [count] of those under 20 hours, how many are there [audience] and whom is each of them for
  [tellsAboutSelf] Secunderabad me rehta hun, [location] paas padega kya tumhara institute
  [access] {recordings I don't care for}, but the written stuff, is it mine for good
  [tellsAboutSelf] My mother is bedridden, I step out only sundays. [mode] so online would be a must, is it
  [projects] agar @program karun to dikhane layak kuch banega [career] resume pe kya likhunga
  [demo] {brochure I have}, is a trial class on offer
  [recommendation] the one with the most building in it, whichever costs, which is that
  [tellsAboutSelf] cs pass out 2014, since then govt clerk [difficulty] bhool gaya sab, agentic me dikkat aayegi kya
  [duration] poochna tha @program ka, {arre wo nahi jo 40 ka hai}, kitna time [schedule] aur subah ya sham
  [tellsAboutSelf] I audit hospitals in four states [recordings] can the classes be seen later from a hotel [access] and for how many months
  [payment] sirf EMI ka batao, {full payment nahi}
  [audience] {neither student nor coder}, can a headmistress get something from @program
  [tellsAboutSelf] Data entry, 11k a month. [discount] is there a scholarship
  [curriculum] say I drop in only for strategy, {no team stuff}, what does the third course teach there
  [tellsAboutSelf] Chennai se bahar nahi ja sakta, [otherCity] wahan branch hai
  [tellsAboutSelf] Lead a QA guild of nine; two know python. [enterprise] Could those two get agents and the rest get the leaders material in one deal
  [tellsAboutSelf] holidays only in may, [schedule] {don't say weekends}, anything daily then
  [tellsAboutSelf] self taught, no degree [prerequisites] degree chahiye kya @program me
  [compare] not by hours but by people, who takes @program and who takes @program
  [brochure] {form baad me}, leaflet bhejo pehle
  [tellsAboutSelf] I'd bring my own laptop, a chromebook [tools] is that alright for the 40 hours
  [transfer] agar agentic start kiya aur code samajh na aaya, leaders me aa sakti hun
  [summary] fifteen words, {no sales talk}: what's @program
  [tellsAboutSelf] husband codes, I sell insurance. We learn together or not at all. [recommendation] Which one would suit us both
  [price] jo sabse lamba hai uska daam, {baaki ka nahi}
  [tellsAboutSelf] HDFC me RM, target ka mahina chal raha hai [deadline] agle mahine tak form bhar sakte hain kya [price] aur fees badhegi to nahi
  [coverage] for a course that ends in ten hours, do you really get to multi agent systems
  [language] mere papa sirf gujarati, {english mein nahi}, to leaders course samajh paayenge?
  [tellsAboutSelf] I fix lifts, hands always busy [recommendation] hours I have, code I don't. what do I take
  [certificate] {the training itself I don't doubt}, is the certificate a printed one
  [tellsAboutSelf] bhaiya ne app wala liya tha 2 mahine pehle [register] mujhe agentic lena hai, kaise
  [order] with 50 hours free in june, app first and agents next, would that be ok
  [tellsAboutSelf] rotating shifts, no fixed off, [besideWork] so can @program be done by a nurse
  [tellsAboutSelf] Crorepati nahi hun sir, tea stall hai [price] sabse sasta konsa hai
  [instructors] is the teacher same in both the ten hour ones, {skip the mentor part}
  [ending] course pakka 20 tareekh se pehle khatam hoga? [start] shuru kab hai
  [tellsAboutSelf] React dev of six years, allergic to notebooks, [curriculum] is @program all notebooks or what's inside
  [recommendation] something without code, {no hundred slides of history please}, what do you have
  [tellsAboutSelf] main bolne sunne me asamarth hun [unsaid] kya class me captions ya sign language milega
  [seats] are three places left in the app course [discount] and is three cheaper
  [dataUse] I'll fill the form if nobody calls before six pm, what's my number used for
  [tellsAboutSelf] I run a cloud kitchen, sleep at 4 am [schedule] Afternoon batch?
  [register] sirf @program, {combo nahi}, enrol karna hai
  [duration] the course without code vs. the agents one, which takes less
  [tellsAboutSelf] beti CA final me, october tak padhai [recommendation] uske baad konsa theek [duration] aur kitna samay dena hoga
  [projects] {toy todo apps, no thanks}, are the projects for a true client
  [tellsAboutSelf] We moved from Tableau to Fabric, I know dax. [coverage] does @program do @skill for people like us
  [mentor] 40 ghante wale me mentor har hafte milta hai kya, {agentic ka pata hai}
  [tellsAboutSelf] I'm free only till my visa interview on the 19th [duration] which one can be done before then
  [tellsAboutSelf] main assistant manager hun, [audience] {developer wale nahi}, leaders wale me chalunga kya
  [enterpriseMail] the mail I'll write tonight, {not a call}, what should stand in it
  [refund] if I'm called for army training midway is the fee lost
  [tellsAboutSelf] mere paas sirf phone hai aur 1.5 gb roz [tools] data kitna lagega [mode] class zoom pe hai kya
  [perks] {skip live project}, what else does one get
  [tellsAboutSelf] i did my internship on agents [recommendation] so of the forty and the ten for founders, which
  [certificate] if I'm done in a day without exam, do you give a certificate that way
  [tellsAboutSelf] kheti bhi hai aur ek chhota startup bhi, [audience] leaders wala kisaan founder ke liye chalega?
  [schedule] except tuesdays when I fast, could I come any evening
  [tellsAboutSelf] Got a promotion to regional head, starts in three weeks [recommendation] what can be finished by then
  [price] bhai {trainer ka naam mat bata}, rate bata @program ka
  [curriculum] having done deployment at work, {so not that}, the rest of the forty hours?
  [tellsAboutSelf] I sew costumes, my daughter codes. [recommendation] For her, {leave me}, which one?
  [count] agentic ko milake kitne coding wale hain
  [duration] if I cut the python classes out as I know it, how long would the app course be
  [tellsAboutSelf] main hafte me ek din Nashik ek din Surat, offline mushkil hai, [mode] online hota hai?
  [register] {bootcamp pop up no}, the executive course yes, where do I put my name
  [-] after my contract ends in July I lose the office mail, [access] do I lose the material too
  [tellsAboutSelf] Anaesthetist, 24 hr duties. [attendance] Two absences allowed? [recordings] Recorded anyway?
  [coverage] {na app banana na agents}, mujhe bas @skill chahiye, milega?
  [tellsAboutSelf] pandrah saal ka bank experience, coding zero, [recommendation] branch manager ko konsa suit karega [certificate] certificate bhi hai na
  [compare] {money apart}, is ten hours with agents worth more than forty with apps for a backend person
  [prerequisites] if she has never opened a terminal may she still take @program
  [tellsAboutSelf] apprentice at BHEL, stipend 9000 [payment] could it be split in three
  [-] jab tak ek session na dekhun pitaji haan nahi bolenge, [demo] demo milega?
  [tellsAboutSelf] I don't do maths, I do people. [codingNeed] Is the HR friendly course code free [curriculum] and what's in it
  [certificate] {LinkedIn badge nahi}, asli certificate @program ka milega na
  [tellsAboutSelf] Teaching assistant in Kathmandu, rupees are a headache [abroad] may I join from here
  [mentor] only for the leaders' course: is there one mentor per person
  [tellsAboutSelf] maine app wala kar liya, [recommendation] {dobara wahi nahi}, aage kya
  [tellsAboutSelf] 3 ghante shanivar ko, bas utna hi [duration] @program kitne shanivar lega
  [-] it's Ramzan soon so after iftar only, [schedule] is there a late class
  [-] my sister and I work in pairs only. [projects] does @program have a project for two
  [tellsAboutSelf] Solidity dev, market is dead [recommendation] Pick between the coding ones for me
  [enterprise] {public dates don't work}, could our panchayat staff be taught in one go in the first week of july
  [language] Odia nahi to hindi, warna nahi ho payega, kis bhasha me hai
  [audience] {skip what it teaches}, whose course is @program
  [tellsAboutSelf] mujhe excel ke aage kuch nahi aata, umar 47 [prerequisites] umar ki koi seema [difficulty] aur bahut kathin hai kya
  [refund] {postpone is no use to me}, if I cancel do you refund
  [tellsAboutSelf] PhD in linguistics, a bit of NLTK. [curriculum] What'd be new for me in @program?
  [transfer] can I begin the 40 and, if work explodes, drop to the ten
  [duration] shaam ke do ghante du to agentic kab tak khatam
  [benefits] {no brochure talk}. why you and not a youtube playlist
  [tellsAboutSelf] my team is mine till June, then I move to Dubai [enterprise] could they all be taught before that
  [price] {the free stuff I saw}, what is paid and how much for @program
  [tellsAboutSelf] Woodwork shop owner here, zero typing skill [codingNeed] would I have to write code anywhere in the business one
  [coverage] without jumping into frameworks, where do I learn plain python from you
  [tellsAboutSelf] raat ki paali, din me sota hun [schedule] shaam 4 se 6 ka kuch?
  [recommendation] jise code bhi aata ho aur team bhi sambhalni ho wo kya kare
  [certificate] the short one with no code, does it come with something I can frame
  [tellsAboutSelf] Housewife with a science degree and mornings to myself. [recommendation] Where do I start [price] and what would that cost
  [compare] mujhe bas topics ka fark chahiye, {ghante nahi}, agentic aur app me
  [-] if it's more than 30 I'm out. [classSize] number per batch?
  [tellsAboutSelf] im in class 12 commerce, boards till 20 march [start] after that anything starting [prerequisites] 17 is ok?
  [oneFormEach] do course lene hain, ek hi form me likh du ya dono alag
  [summary] {not a list of topics}, tell me in a line or two why someone takes @program
  [tellsAboutSelf] Ex army signals, no coder [audience] leaders course mere jaison ke liye [duration] aur kitne ghante
  [register] done comparing, {app it is not}, agents it is, sign me up
  [instructors] {mentors to theek}, padhata kaun hai agentic
  [tellsAboutSelf] The firm pays if it's under ten thousand. [price] Is any of yours?
  [tellsAboutSelf] hard disk chhoti hai, download nahi karunga, [access] online material kab tak khulega
  [tellsAboutSelf] Wrote selenium scripts for a decade [coverage] do you touch testing of ai apps
  [location] {no phone no mail}, I'll walk in. which town
  [projects] leaders course me {code wala project nahi}, par koi case study hoti hai kya
  [tellsAboutSelf] mother in law's dialysis is M W F [schedule] Tu Th classes?
  [tellsAboutSelf] my visa gives me six weeks in india, [duration] does @program fit
  [tellsAboutSelf] mai ghar pe tuition leti hun 4 se 8 [besideWork] uske saath app course nibh jayega
  [tellsAboutSelf] deployment aur python dono aate hain, [curriculum] to app developer me bacha kya
  [tellsAboutSelf] My co founder wants agents, I want ROI slides, [recommendation] which one for him, which one for me
  [tellsAboutSelf] can't before the harvest, [payment] so may I attend now and pay in november
  [count] sirf engineers ke liye kitne courses
  [tellsAboutSelf] I've a tablet and a bluetooth keyboard, no pc [tools] workable for @program?
  [certificate] {placement bhool jao}, certificate ki validity kitni hai
  [mentor] would I still have a mentor once the ten hours are done
  [tellsAboutSelf] civil lawyer with 5 juniors, courts closed in June [enterprise] can you train us that month
  [trust] {no sales pitch please}, any reason to believe this isn't fake
  [tellsAboutSelf] CAD operator, evenings from 6 [recommendation] short or long?
  [tellsAboutSelf] purana student hun, [discount] {agentic nahi}, leaders course pe kuch kam hoga
  [afterRegister] once registered, when do I hear, {not by sms}, mail?
  [tellsAboutSelf] Saturday classes I will miss for religious reasons, [recordings] are they kept
  [tellsAboutSelf] Farm loan officer, hindi medium [language] angrezi me hai to nahi ho payega, hindi hai? [mode] aur gaon se online?
  [compare] for someone who has just 10 hours and does code, what decides between @program and @program
  [tellsAboutSelf] Sham 7 ke baad dimag nahi chalta mera [schedule] dopahar ki class hai kya [duration] aur agentic total kitna
  [recommendation] {pehle do nahi}, kya teesra mere jaise founder ko lena chahiye
  [tellsAboutSelf] Postmaster, two years from pension, [codingNeed] is there a course of yours where nobody types code
  [price] just the number for the longer coding course, {no breakup}
  [tellsAboutSelf] I play gigs Fri to Sun [schedule] so Mon to Thu, have you something
  [curriculum] leaders course me kya kya aata hai, {lambi kahani nahi} [certificate] aur certificate pe kya likha hota hai
  [tellsAboutSelf] @skill aata hai mujhe pehle se, [coverage] {wo chhod ke} agentic me security sikhate ho kya
  [audience] for an eye doctor with her own clinic, {not for her staff}, is @program meant
  [tellsAboutSelf] B.Ed student, practice teaching till 2 pm [besideWork] can the app one go along [start] and when is the next one
  [register] papa ka naam daalna hai, {mera nahi}, leaders course me kaise
  [duration] how fast can a person with whole days free finish the forty
  [tellsAboutSelf] mujhe devops aata hai, LLM nahi [recommendation] agentic thik rahega ya app
  [compare] one is for bosses and one for engineers and both ten hours, what else sets them apart
  [tellsAboutSelf] I stay in a PG, no laptop until I get my first salary [tools] phone ok?
  [certificate] agar main beech me 3 class miss karun to certificate rukega kya
  [tellsAboutSelf] Dad of a special child, nap times are my study times [recordings] recorded lessons? [attendance] or must I be live
  [tellsAboutSelf] i have a mentor for career talk already, [mentor] {so not that}, do yours look at code
  [enterprise] Only women from our SHG, 18 of them, none with code, can a batch be made
  [tellsAboutSelf] Freelance editor, taxes in a mess until July 31. [start] Anything in August?
  [unsaid] can two of us read the material under my one seat
  [projects] python ke bina project kaise, leaders wale me kya banate hain
  [tellsAboutSelf] 64 GB of ram, two GPUs, no patience [recommendation] the deepest one, which
  [discount] if I pay all at once, {not in parts}, any cut
  [tellsAboutSelf] laptop hai, [prerequisites] aur kya chahiye app course start karne se pehle
  [tellsAboutSelf] main bas ITI fitter hun [audience] app course me log mere level ke hote hain kya
  [location] {link nahi chahiye}, bas sheher ka naam
  [tellsAboutSelf] Have led three ERP rollouts. [coverage] is roadmap making in your leaders one new or the usual
  [recommendation] something my 60 yr old dad and I could both sit in, he doesn't code
  [price] {managers ka jaan liya}, ab dono coding walon ka kitna
  [tellsAboutSelf] Bar exam over, mind empty, 40 days free [summary] what'd I be able to do after @program
  [refund] if the batch is postponed beyond may I'd want my money, is that allowed
  [tellsAboutSelf] on a ship, satellite net two hours a day, [mode] can @program be done
  [tellsAboutSelf] Flutter, kotlin, swift, sab kar chuka [recommendation] {app nahi seekhna}, AI me kya lun [codingNeed] aur python na aaye to chalega
  [count] counting the short ones only, how many
  [tellsAboutSelf] my knees and the hyderabad traffic don't agree [mode] home?
  [schedule] {start date mil gayi}, class kis din hoti hai
  [tellsAboutSelf] I look after billing at a dental chain, [recommendation] app or business, {agents no}
  [tellsAboutSelf] hum cheque se hi dete hain, [payment] chalega kya
  [summary] {kitne ka hai wo nahi}, papa ne poocha hai kya cheez ye @program
  [tellsAboutSelf] Geologist, on rigs 28 days, home 28 days [duration] Would @program fit in one home leg?
  [curriculum] sorry, {the managers'}, my finger slipped, syllabus of @program please
  [tellsAboutSelf] teen bahu hain ghar me, teeno graduate, coding kisi ko nahi [recommendation] teeno ke liye kya
  [deadline] if I decide only after Sankranti am I late
  [transfer] can one do two months gap between first and second half of the 40
  [tellsAboutSelf] chai garden supervisor, Assam [otherCity] Guwahati me nahi hai na kuch [abroad] aur Bhutan se mera dost jud sakta hai?
  [certificate] for my promotion file, {no grade needed}, does the 10 hour one's certificate carry a date
  [coverage] ek hi cheez batao, konse me python shuru se
  [tellsAboutSelf] I will never code, not even copy paste, [codingNeed] so does @program spare me that
  [tellsAboutSelf] Have a startup idea, no cofounder, 3 lakh saved. [recommendation] which of the three first [order] and can the second come right after
  [demo] Sunday only, a free class to see, do you have one
  [tellsAboutSelf] mai blind hun, screen reader se kaam karti hun, python aata hai [difficulty] agentic kar paungi?
  [instructors] {LinkedIn bhej mat}, bas kaun padhata hai app wala
  [besideWork] nau se aath ki articleship ke saath das ghante wala ho payega kya [recordings] aur chhooti class baad me dekh sakta hun
  [tellsAboutSelf] Product owner, sprint ends every second Friday. [schedule] apart from those what days are classes
  [-] we've one seat sponsored, [audience] {not for the analyst}, could a store manager take @program
  [brochureContents] does the PDF have fees too, {topics I've read here}
  [-] Padosi ne agents wala kiya, bola bahut code hai [codingNeed] sach me? [recommendation] mere jaise bina code wale ke liye kya
  [placement] under 40 hours and then a job, realistic with you?
  [register] @program ka form, {wo red button wala nahi}, kidhar hai [formFields] aur usme kya kya bharna padta hai
  [tellsAboutSelf] I'm done with theory after two MOOCs [projects] does yours make one build
  [ending] @program ka aakhri din 10 june ke pehle pad raha hai kya
  [duration] not counting homework, how many hours is each
  [tellsAboutSelf] Anganwadi worker, 2 to 5 free [language] marathi bolte ho class me?
  [price] if four nurses join the no code one, {not the whole ward}, how much each
  [tellsAboutSelf] seekhna agents hai par python kachcha hai [prerequisites] to kya pehle app karna padega
  [mentor] ek ghanta akele me mentor ke saath, {class nahi}, ho sakta hai
  [coverage] {everything on the page I've read}, is vector search in there too
  [tellsAboutSelf] My notice says join 1st July as analytics head [recommendation] Before that, what should I take [certificate] and would I have the certificate by then
  [support] app course ke saal bhar baad mera bot toot jaye to madad kaun karega
  [salary] {job guarantee nahi pooch raha}, par agentic ke baad kitna badhta hai
  [number] in the leaders one how many case studies, {live projects I don't mean}
  [tellsAboutSelf] 5 sal Oracle DBA, chhutti le raha hun 2 hafte ki [recommendation] un 2 hafton me konsa ho jayega
  [perks] app wale me class ke alawa kya milta hai, {certificate gina mat}
  [-] it'll be paid from our trust, PAN only, no GSTIN, [invoice] will you still bill
  [tellsAboutSelf] I teach yoga at 6 am and 6 pm. [schedule] Middle of the day then? [recordings] Or videos I can see when I like?
  [tellsAboutSelf] 2.5 hours on Saturdays is my lot [duration] how long does @program go on [recordings] and may I catch up on video
  [price] fees of @program and {nothing on discounts}, [payment] plus can I pay after Holi
  [recommendation] mere bhai ko coding pasand, mujhe nahi, dono ke liye alag alag batao [oneFormEach] aur form ek hi lagega?
  [tellsAboutSelf] Just made VP, team of sixty, code free since 2005. [audience] Is @program pitched at a VP [coverage] and does it do metrics?
  [compare] {leaving business}, @program against @program, whats different [difficulty] and which is tougher
  [tellsAboutSelf] april me shaadi hai meri [deadline] may me join karun to late to nahi [start] ya agla batch kab hai
  [unsaid] can the mentor be a woman [classSize] and is the group small, {leave the price}
  [tellsAboutSelf] I finished college python with a C [prerequisites] good enough for @program? [assessment] do they grade us at the end like college
  [curriculum] jo agentic me hai uska list do {app ka mat dena} [projects] aur usme project kitna asli hota hai
  [enterprise] nine of our tellers before quarter close, can you [onSite] and would you come to Trichy
  [tellsAboutSelf] Only my phone till the laptop is repaired. [tools] Enough for @program or not [register] and can I put my name down meanwhile
  [location] kis sheher me ho [mode] aur main Bhopal se bina aaye kar sakta hun kya
  [demo] let me see one lesson of @program first, {no counsellor call}, possible [refund] and later, if I leave, is the money gone
  [tellsAboutSelf] maths se bhaagta hun, logon se baat karna aata hai [recommendation] konsa lun [salary] aur us se kamai badhegi?
  [codingNeed] the third one, not a line of code, right? [duration] and ten hours in total or per week
  [tellsAboutSelf] I'm the only doctor in this taluka [attendance] if an emergency comes can I leave a class [access] and read it up later from the material
  [summary] in simple words @program kya hai, {price list mat bhejna} [audience] aur 50 saal wale bhi aate hain?
  [discount] would two from one house get it cheaper [order] and can she do agents while I do the leaders one
  [tellsAboutSelf] Polytechnic lecturer, vacation from 1 to 28 May [start] kya may me kuch shuru hai [duration] aur 28 din me app wala pura hoga?
  [certificate] @program ka certificate [accreditation] aur govt me maanya hai ya nahi, {private job ka nahi pooch raha}
  [schedule] no classes on Ekadashi please, so which days [language] and in kannada or english
  [tellsAboutSelf] We sell saris online, me and mom, nobody codes [recommendation] what should we do first [price] and how much for both of us
  [instructors] agentic kaun padhata hai [alumni] aur kisi purane student ka number mil sakta hai, {review nahi padhna}
  [coverage] is @skill in @program [number] and over how many sessions, {hours I've read}
  [tellsAboutSelf] Naukri 12 ghante ki, guard hun mall me [besideWork] koi karta hai aise [recordings] recording milegi to hi ho payega na
  [access] material for how long if I only do the ten hours [support] and is there a group to ask things in afterwards
  [transfer] I'd begin with @program, can I move up to the forty later [price] and pay only the difference
  [tellsAboutSelf] my Hindi's good, English so so, code none [language] is the leaders' one taught in Hindi [brochure] and a Hindi pdf?
  [count] {events aside} how many courses [codingNeed] and in how many of them does one type code
  [tellsAboutSelf] kal interview hai, agents ka kuch nahi aata, [curriculum] agentic me kya padhate ho [duration] aur 10 ghante roz karun to ho jayega kya
  [register] how do I book @program for Ma who won't fill forms [formFields] and must it be her number
  [tellsAboutSelf] Spent 11 years in garments export, last in Tiruppur [audience] would a merchandiser be let into @program [prerequisites] or is a degree needed
  [projects] woh project jo company ke saath hai, {class ke chote wale nahi}, kya banta hai [partners] aur company konsi
  [tellsAboutSelf] Not working Fridays since the baby. [schedule] Fridays ok for @program? [classSize] and is it a crowd
  [tellsAboutSelf] advance nahi de sakta, [payment] baad me chalega? [invoice] aur bill dukaan ke naam pe banega?
  [compare] on hours both are same I know, so on topics what's @program over @program [recommendation] and for a scrum master which
  [-] I won't pay a rupee before I'm sure you're genuine, [trust] how can I be [testimonials] and has anybody finished @program
  [tellsAboutSelf] Linux admin hun, bash me sab kar leta hun [prerequisites] agentic ke liye bash kaafi hai [mentor] aur atak jau to koi help karega
  [dataUse] {no whatsapp spam}, what do you do with my number [erasure] and if I change my mind can it be wiped
  [tellsAboutSelf] Three hours by bus from the nearest city [mode] is @program online [tools] and does it run on a core i3
  [assessment] exam hai kya @program me, {attendance ka nahi pooch raha} [certificate] aur fail hua to certificate nahi?
  [tellsAboutSelf] Husband has the money, I have the time, [price] what do I tell him it costs [career] and what does it do for my CV
  [recommendation] bees ghante se kam aur coding ke saath [start] aur kab se shuru, {weekend batch nahi chahiye}
  [tellsAboutSelf] I'm four months into a .net job. [besideWork] Would the forty hours go beside it [recommendation] or is the agents course wiser
  [enterprise] sirf hamare sales wale, {IT wale nahi}, unko sikhaoge? [enterpriseMail] mail me kya kya likhna hai
  [location] if you're not in Delhi, where [otherCity] and is a Delhi centre planned
  [tellsAboutSelf] Dada ji 70 ke hain par phone tez chalate hain [prerequisites] umar zyada to nahi [difficulty] aur leaders wala unke liye bhaari hoga?
  [deadline] till when is @program open [seats] and are any seats left for two, {not in the launch one}
  [tellsAboutSelf] shift ends 2 am, awake till 5 [schedule] anything in those hours? [mentor] anyone to ask
  [benefits] {fees ki baat nahi}, dusron se behtar kaise ho [placement] aur naukri dilate ho?
  [tellsAboutSelf] Civil site, Jaisalmer, 4G on one bar. [recordings] Would the lessons be downloadable [unsaid] and in low quality to save data
  [coverage] apart from prompts, do you do @skill [tools] and on whose API, {not asking for free keys}
  [tellsAboutSelf] main aur meri saheli, wo Canada me, main Indore me [abroad] wo bhi @program kar sakti hai? [discount] aur saath me kuch chhoot?
  [ending] when's the last class if I begin in June [access] and after that can I open the notes
  [tellsAboutSelf] I can do python in my sleep [curriculum] so {without it}, what's left in @program [price] and do I still pay for all 40
  [oneFormEach] mere teen bete join karein to form ek ya teen [afterRegister] aur uske baad call kaun karega
  [tellsAboutSelf] hum CA firm hain, june tak free, july se nahi [enterprise] june me partners ki training ho sakti hai [mode] office nahi aana, online karwa dena, hoga?
  [audience] is @program for coders only [compare] and how is it unlike the other ten hour thing
  [tellsAboutSelf] Quit B.Tech midway, code daily all the same. [prerequisites] No degree, am I in? [certificate] would your certificate make up for it
  [perks] @program ke saath kya kya aata hai [access] aur {books nahi}, notes kab tak
  [tellsAboutSelf] my exam centre job leaves Dec free [duration] how long is the app one [start] would december have a start
  [launch] the session in that window, what time in Doha [launchProgram] and is it for the app course, {I don't want the agents one}
  [tellsAboutSelf] pehle 4 hazaar doonga, baaki kaam milne pe [payment] aisa chalega [placement] aur kaam milega na
  [register] ok then agents, {cancel the app talk}, where do I press [formFields] what will it ask me
  [tellsAboutSelf] Grandmother of five with an iPad and much time [recommendation] what's for me, {no management} [codingNeed] and do I code in it
  [myRegistration] do din pehle bhara tha, call nahi aaya, mera naam hai kya [contact] {phone par nahi}, mail kahan karun
  [tellsAboutSelf] Insurance surveyor, always on the road [mode] can I follow @program from the car parked [attendance] and skip one in four
  [projects] without a company project, only own idea, can I do the app one so [mentor] and would the mentor guide my idea
  [tellsAboutSelf] Mujhe 15 tak HR ko naam dena hai [recommendation] QA walon ke liye konsa course [invoice] aur company ke naam bill milega?
  [price] ek hi sawal: {sabka nahi}, sirf leaders course kitne ka [refund] aur cancel pe wapas?
  [tellsAboutSelf] I know nothing, truly, I run a florist's [programs] what do you teach [recommendation] and what would you hand a florist
  [curriculum] topics of @program, {spare me the mission statement} [instructors] and who takes it
  [tellsAboutSelf] Ola chalata hun, raat 11 ke baad padhta hun [difficulty] app course bina college ke ho payega? [duration] kitne ghante hain usme
  [tellsAboutSelf] I've a promotion talk in 9 days, [recommendation] which one can I still mention as done [certificate] and with paper to show
  [tellsAboutSelf] Deaf in one ear, fine with text. [recordings] Are there transcripts or videos afterwards [classSize] and a quiet small class?
  [order] leaders pehle ya agentic, dono lene hain [discount] aur dono pe kuch kam, {teesra nahi lena}
  [tellsAboutSelf] I'm in a wheelchair in Mysuru and home by five [schedule] evenings? [mode] From home?
`;
