/** In the manner of messages that were misheard, on other things. As messages/all.ts says. */
export const asMisheard = `
  [duration] my grant wants 30 hours minimum, does @program get that far [programs] and if it doesn't, which one will
  [-] our hr says 15 hours or nothing. [duration] is @program up to that [programs] otherwise which of them is
  [duration] the visa desk counts only trainings of 25 hours and up. would @program qualify on length? [programs] failing that, name me the ones that would
  [-] need 18 hrs of training for my appraisal, [duration] will @program make it [programs] nahi to kaunsa karega
  [duration] i must collect 20 training hours. is @program enough for that? [programs] if no, what of yours is
  [-] target is thirty hours this year. [duration] does {@program} sorry @program touch it [programs] if short, what else goes that high
  [duration] at least 12 hours it should be, can @program claim that [programs] or if not then who can
  [duration] has @program got the 35 hours my council asks for [programs] and supposing it hasn't, which has?
  [programs] whatever is shorter than 15 hours my company will not pay back. [programs] which ones of yours clear that
  [programs] under 25 hours no refund from our training fund. [programs] so which ones make the cut
  [programs] my university gives credit only from 30 hours up. [programs] what do you have that would count
  [programs] trainings less than 2 days are not sponsored by us. [programs] which of your lot qualify then
  [programs] they don't refund me anything that's less than 12 hrs, [programs] so what of yours gets through
  [programs] only things longer than 20 hours are covered by the education budget. [programs] does any of yours fit
  [programs] learning allowance kicks in at 16 hours, not before. [programs] tell which courses are eligible like that
  [programs] 20 ghante se kam wale ka paisa office wapas nahi deta. [programs] kaun se chalenge
  [summary] tell me all there is, just leave out {the money}
  [summary] go on, tell me everything you can but skip {prices}
  [summary] whatever you can say about it say, only {the cost} i don't want to hear
  [summary] sab kuch batao bas {fees} chhod ke
  [summary] could you explain the whole thing, {fee part} not needed
  [summary] all the details please, minus {the charges}
  [summary] i'd like to hear everything except {how much it costs}
  [summary] just give the full picture but no {rates} please
  [duration] @program and @program together, is that past 30 hours
  [duration] if i do both @program and @program will it go over 45 hours
  [duration] suppose one takes @program along with @program, is that more than 18 hours in sum?
  [duration] would @program plus @program come to above 40
  [duration] adding @program on top of @program, do i land over 50 hours or under
  [duration] say i pick @program and then @program too, does the total break the 22 hour limit my boss set
  [duration] dono @program aur @program le lu to 20 ghante se upar jayega kya
  [duration] taking the pair @program and @program, are we beyond 30 hrs
  [programs] anything of yours that crosses 25 hours
  [programs] any that stretch beyond 15 hours
  [programs] is there one which passes the 20 hour line
  [programs] any that top 35 hrs?
  [programs] do some run over 12 hours
  [programs] koi 30 ghante se upar ka hai kya
  [programs] does a single one exceed 50 hours
  [programs] are there any over the 8 hours mark
  [duration] does @program cross the 12 hour mark
  [duration] will @program go past 20 hours
  [summary] {@program} i have understood. and the rest?
  [summary] i know the story of {@program} already, what about the other two
  [summary] {@program} is clear to me now. now the others please
  [summary] you told me what {@program} is about. and the remaining ones
  [summary] {@program} samajh gaya, baaki dono?
  [summary] my friend did {@program} so i know that one. what are the others like
  [summary] read up on {@program} last night. so the rest, what are they about?
  [summary] no need for {@program}, i know what happens there, but the others?
  [prerequisites] does the cloud one need linux
  [prerequisites] does your security course need networking knowledge
  [prerequisites] does @program need statistics
  [prerequisites] does the dashboards course require sql
  [prerequisites] would the testing one need java
  [prerequisites] does @program want any javascript from me
  [prerequisites] kya @program ke liye excel aana chahiye
  [prerequisites] does the data one ask for maths
  [-] how's the rain over there [duration] and how many hours is @program
  [-] is it hot in your city these days [duration] also tell how long @program goes
  [-] did you see the match yesterday and [duration] how long does the @program course take
  [-] what's for lunch at your place [duration] and what is the length of @program
  [-] mausam kaisa hai wahan [duration] aur @program kitne ghante ka hai
  [-] how cold is it at yours today, [duration] and the @program one, how many hours would that be
  [-] is traffic bad there too, [duration] and by the way how much time does @program need
  [-] what is the sky doing in hyderabad [duration] and how lengthy is the @program programme
  [offTopic] can ai tell which horse will win
  [offTopic] can a neural net guess tomorrow's share price of reliance
  [offTopic] will artificial intelligence know when i will marry
  [offTopic] can machine learning pick my ipl fantasy team
  [offTopic] could an agent foresee the next earthquake
  [offTopic] can chatgpt read my palm and say my future
  [offTopic] kya ai satta ka number bata sakta hai
  [offTopic] is ai able to forecast who wins the election
  [offTopic] is it ok to take paracetamol after beer
  [offTopic] is it safe to eat curd with fish
  [offTopic] can i drink milk right after a mango or is that harmful
  [offTopic] is it dangerous to run a geyser on an extension cord
  [offTopic] is it safe to give honey to a six month old baby
  [offTopic] may one combine ibuprofen and antibiotics
  [offTopic] is it safe to drive to leh in november
  [offTopic] is it risky to swim just after eating
  [duration] how many hours in all for the two technical tracks? [audience] and would any of the two do for somebody who has never touched this
  [duration] both the coder courses, total time please [audience] and is one of them alright for an absolute newbie
  [duration] sum of hours of @program and @program? [audience] and are they meant for someone starting from nothing
  [duration] combined length of the two engineering ones [audience] also, is either suited to a total fresher
  [duration] give me the hours of the pair for developers together [audience] and does any one of them take people at zero level
  [duration] dono developer wale milake kitne ghante [audience] aur inme se koi bilkul naye bande ke liye theek hai?
  [duration] what do both the long tracks add up to in hours? [audience] is either one for a raw beginner
  [duration] hours of @program + @program please, [audience] and say whether one or the other is fine for a first timer
  [prerequisites] does @program need sql
  [prerequisites] need any r skills for @program?
  [prerequisites] does the @program one require knowing docker
  [prerequisites] do you need java for the @program course
  [prerequisites] does @program demand r
  [prerequisites] is git needed to do @program
  [prerequisites] @program needs linear algebra or no
  [prerequisites] does @program call for python beforehand
  [contact] no {calls} please, can it all go by mail
  [contact] don't {ring} me, could we settle everything in writing over email
  [contact] i hate {phone talk}, is it possible to do all this through mails
  [contact] {phone mat karna}, sab kuch mail pe ho sakta hai?
  [contact] i am hard of hearing so no {calling}, can we keep it to e-mail
  [contact] {calls} during office get me in trouble, mail only please, is that possible
  [contact] can your people write to me instead of {phoning}
  [contact] kindly avoid {calling me up}, would email be enough for everything
  [privacy] is my number in safe hands if i put it here
  [privacy] will my details stay secure when i type my phone in this
  [dataUse] if i leave my mobile number with you what becomes of it
  [privacy] how safe is it to enter my mail id on this page
  [privacy] number dene me koi khatra to nahi, data safe rahega?
  [dataUse] am i safe from spam calls if i hand over my number
  [privacy] should i worry about my information when i fill this in
  [dataUse] if you get my number does anybody else get it too
  [mode] is this class live or some pre recorded stuff
  [mode] do we get live teaching or just videos
  [recordings] live hai ya recorded videos
  [mode] is somebody teaching live or is it a video course
  [mode] are the lectures happening live or already shot
  [recordings] the classes, live ones or recordings?
  [mode] ye live padhate ho ya recorded chalate ho
  [recordings] is it recorded content or a real time class
  [price] mentor ka alag se paisa lagta hai ya fees me hi hai
  [price] is the guide part of the fee or do i pay on top
  [mentor] is mentoring in it already or charged separately
  [price] doubt solving bhi isi me aa jata hai ya extra charge
  [price] one to one guidance included or that costs more
  [mentor] mentor bhi milega isi me ya uska alag dena padega
  [price] certificate ke extra paise lagte hai kya ya included
  [price] do projects come with the fee or is it additional
  [price] how much is the 10 hour one
  [price] what's the 25 hrs one for
  [price] how much for the short one of 12 hours
  [price] 40 ghante wala kitne ka hai
  [price] hw much is d longer one
  [price] the ten hour course is how much rupees
  [price] how mush does the 30 hours program come to
  [price] and the sixty hour one is for how much
  [duration] how much time is the long one
  [duration] how many hours is the expensive one
  [company] founder ka naam kya hai
  [company] owner kaun hai naam batao
  [company] director's good name please
  [company] md ka naam bata do
  [company] what's the boss called, the one who runs the firm
  [company] cto name?
  [company] who is the chairman, give the name
  [company] malik ka naam
  [tellsAboutSelf] i already know java and spring, [recommendation] which one is better for me
  [tellsAboutSelf] sql and tableau i have down cold, [recommendation] which would be the better pick
  [tellsAboutSelf] i've done pandas and some deep learning already. [recommendation] which is better in my case
  [tellsAboutSelf] python aata hai, thoda nlp bhi, [recommendation] mere liye behtar kaunsa
  [tellsAboutSelf] i know r and statistics well enough, [recommendation] what should i go with
  [tellsAboutSelf] javascript is no problem for me and i've used openai api before, [recommendation] so which suits better
  [tellsAboutSelf] coming with c++ and opencv already known, [recommendation] which one is the better choice for someone like that
  [tellsAboutSelf] i have scikit learn covered, [recommendation] which of them makes more sense for me
  [duration] what does @program cost me in hours
  [duration] how much of my time would @program eat
  [price] not {in time}, in rupees what does @program cost me
  [duration] in terms of evenings what's the price i pay for @program
  [duration] what will the @program course cost me, {money} aside, i mean hours
  [duration] how expensive is @program in days of my life
  [duration] time wise what do i have to spend for @program
  [duration] kitna time kharch hoga @program me
  [summary] not {@program}, not {@program} either. tell about the one left
  [summary] neither {@program} nor {@program} interests me, details of the other one please
  [summary] {@program} and {@program} are out. describe what remains
  [summary] na {@program} na {@program}, bache hue ki detail do
  [summary] leave both {@program} and {@program}, info on the last one
  [summary] without {@program} and without {@program}: the remaining one in detail
  [summary] skip {@program}, skip {@program}, explain me the third
  [summary] i want neither {@program} nor {@program}. more about the rest
  [codingNeed] have you got a course that is not for techies? [tellsAboutSelf] i look after five medical reps
  [codingNeed] is there anything here for non developers [tellsAboutSelf] i'm in insurance, running a branch of eight
  [codingNeed] anything not meant for programmers? [tellsAboutSelf] i handle a small crew in fmcg distribution
  [tellsAboutSelf] i head a little marketing team at a hotel. [codingNeed] any course that isn't for coders
  [codingNeed] developers ke alawa kisi ke liye kuch hai? [tellsAboutSelf] main bank me ek chhoti team sambhalta hu
  [codingNeed] does any one of these work for people who are not engineers of software, [tellsAboutSelf] i lead four people in logistics
  [codingNeed] is any of yours for somebody outside of it, [tellsAboutSelf] i do purchases in a garment firm with two juniors under me
  [codingNeed] something for a non technical crowd, do you have it? [tellsAboutSelf] i am area manager for a tyre company
  [tellsAboutSelf] i don't manage anyone, just a clerk in a bank. [recommendation] should i still go for @program
  [tellsAboutSelf] no team under me, i'm a junior in accounts. [recommendation] does it still make sense that i take @program
  [tellsAboutSelf] i am not a developer as such, only do support tickets. [recommendation] should i take @program anyway
  [tellsAboutSelf] mere under koi team nahi, main sirf field executive hu. [recommendation] phir bhi @program lu kya
  [tellsAboutSelf] i've no department of my own, only an assistant in hr. [audience] is the @program one for me all the same
  [tellsAboutSelf] not an engineer exactly, i'm a draughtsman. [recommendation] would you still put me in @program
  [tellsAboutSelf] i do not run a business, i am a plain salesman on commission. [audience] still is @program something for me?
  [tellsAboutSelf] don't have people reporting to me yet, just a team member in operations. [recommendation] still worth taking @program?
  [recommendation] {leadership} not for me, i want to build a chatbot
  [recommendation] {coding} nahi chahiye, mujhe apni team ko sambhalna hai ai ke saath
  [recommendation] {strategy} wala nahi, mujhe agent banana seekhna hai
  [recommendation] don't want {management stuff}, i want to make my own app
  [recommendation] {theory} nahi chahiye, mujhe website me ai lagana hai
  [recommendation] {@program} nahi, mujhe dashboards banane hai
  [recommendation] {manager wala} rehne do, mujhe khud bot banana hai
  [recommendation] not {programming}, i'd rather plan ai for my shop
  [programs] quit pushing the {40 hour} one, what about your other courses
  [programs] enough of the {@program} adverts, i want to hear what else there is
  [programs] don't show me that {long one} again and again, tell me of the others
  [programs] can you stop praising {@program} and list the rest
  [programs] stop selling me the {sixty hour} course please, the others are what i came for
  [programs] {bade wale course} ka prachar band karo, baaki batao
  [programs] please no more promotion of {@program}, i'd like to know which others you run
  [programs] every line is about {the 30 hours one}, give it a rest and name the others
  [-] i read the full site and got {the brochure} also. [price] nowhere is the fee. [-] don't send me to {the enroll button}, [price] just say the figure
  [-] have opened every section and even {the pdf}. [price] cost is not mentioned anywhere, just tell me the amount
  [-] scrolled from top to bottom, {brochure} downloaded too. [price] where is the price hidden, give me the number straight
  [-] pura page padh liya, {brochure} bhi dekh liya. [price] fees kahin nahi likhi, seedha amount batao
  [-] looked through {your booklet} twice already. [price] no rate in it at all, so simply tell me what i'd pay
  [-] i have {the leaflet} in front of me and the website open. [price] not a single rupee sign, please only tell the sum
  [-] do not tell me {to register first}, [price] just the amount please
  [-] checked {the pdf} and checked the page, [price] the fee isn't printed anywhere, [-] and before you say {fill the form}, [price] simply name the price
  [duration] please send the total hours of @program [curriculum] along with the topics, [-] my manager has to sign it today
  [duration] kindly give hours of @program [curriculum] and the list of subjects, [-] it goes into the approval note this evening
  [duration] need how many hours @program has [curriculum] and its contents, [-] have to submit the request before lunch
  [duration] do share duration of the @program programme [curriculum] and what topics it has, [-] finance is waiting for my sheet
  [duration] @program ke total ghante [curriculum] aur topics bhej do, [-] aaj hi approval lena hai
  [curriculum] pls mention the topics of @program [duration] and the total hours, [-] i am putting it before the committee tomorrow
  [duration] total hrs for @program [curriculum] and subjects covered, [-] boss wants one page by five
  [duration] kindly let me have the number of hours in @program [curriculum] plus the syllabus, [-] i have to get it sanctioned
  [duration] {what does it cost}.. wait, leave {the cost}, how many hours is @program first
  [duration] {fees kya hai}.. nahi ruko, {fees} baad me, pehle ye batao @program kitne ghante ka hai
  [duration] {how much is it} no hang on, scrap {that}, i first want to know how long @program is
  [start] {how long is} .. er no forget {the length}, first tell me when @program begins
  [duration] {price of @program}, actually no, {price} later. how many hours does it take
  [curriculum] {who teaches it}.. no wait never mind {the teacher}, first what's in @program
  [price] {how many hours}, no no drop {that}, what's the fee of @program to begin with
  [duration] i wanted to ask {the charges} but hold on, forget {that}, first the hours of @program
  [coverage] is sql taught in @program [coverage] and is it also part of @program
  [coverage] do you cover docker in @program [coverage] and do you cover it in @program too
  [coverage] does @program teach @skill [coverage] and does the @program one as well
  [coverage] is @skill done in the @program one, [coverage] and also in the @program one?
  [coverage] @program me python sikhate ho [coverage] aur @program me bhi?
  [coverage] will i learn prompt engineering in @program [coverage] and is it taught again in @program
  [coverage] is there tableau in the dashboards course [coverage] and is that also taught in the other one
  [coverage] is @skill within @program, [coverage] and likewise within @program?
  [summary] just the title of the no code course, {a long description} not needed
  [summary] only say the name of the one without programming, spare me {the full story}
  [summary] bas us course ka naam jisme coding nahi hai, {poori detail} mat do
  [summary] which is it called, the one for non coders, i don't want {everything about it}
  [summary] name of the course that takes no code, nothing {more}
  [summary] i want only the name of the ten hour one for managers, not {the whole explanation}
  [summary] in one word the program where you don't code, without {the lecture}
  [summary] tell me how the course for non programmers is named, {the rest} i skip
  [summary] what's the one with no coding called again? {details} not required
  [summary] simply the name of the course that has agents in it, no {paragraphs} please
  [summary] jisme python nahi lagta uska sirf naam, {baaki} nahi
  [summary] one line, the title of that beginner friendly course, {full brochure text} no thanks
  [summary] just name me the program for bosses, keep {the description}
  [summary] the course where no code is written: its name only, i've no time for {the whole blurb}
  [summary] give only the title of the longest course and not {its whole description}
  [summary] i need the exact name of the non technical one for a form, {explanations} not wanted
  [summary] everything on @program but not {the cost}
  [summary] all about @program except {fees}
  [summary] @program, the lot, minus {the timings}
  [summary] @program ke baare me sab, {fees} ke alawa
  [summary] tell me everything about the @program course, only leave {price} out
  [summary] the whole of @program please, {money matters} excluded
  [summary] full details of @program apart from {what it costs}
  [summary] anything you know on the @program course, {fee} i know
  [curriculum] what do you teach besides {sql}
  [curriculum] what's taught other than {python}
  [curriculum] apart from {@skill} what topics come
  [curriculum] {python} ke alawa kya kya sikhate ho
  [curriculum] what else do i learn there beyond {excel}
  [curriculum] aside from {@skill}, what are you teaching people
  [curriculum] what subjects do you have in there other than {coding}
  [curriculum] and besides {machine learning} what is it you teach
  [programs] i've had enough of {java}. what other courses do you run
  [programs] {sql} bores me to death by now. which other programs are there
  [programs] i am fed up with {excel}, what else is on offer
  [programs] {python} se pak gaya hu, aur kaunse course hai
  [programs] sick of {dashboards}. what other trainings have you got?
  [programs] no more {statistics} for me thanks, i have seen enough of it. other courses?
  [programs] done with {coding} for this life. what other ones do you have
  [programs] {machine learning} everywhere, i can't hear it anymore. what are the other courses
  [programs] take {@program} off the list, what is left
  [programs] strike {@program} out, what's remaining then
  [programs] remove {@program} from the options, which stay
  [programs] {@program} hata do list se, kya bacha
  [programs] erase {@program}, what's still there
  [programs] subtract {@program} and tell me the remainder
  [programs] kick {@program} out of the lineup. what else is in it
  [programs] delete both {@program} and {@program} from your menu, what do i see now
  [coverage] agents yes, {business} no. which program is that
  [coverage] strategy yes, {coding} no, which course would that be
  [coverage] sql in, {tableau} out. which one is it
  [coverage] @skill ho, {@skill} na ho, aisa kaunsa course hai
  [coverage] wants roi, doesn't want {python}, which program has that
  [coverage] multi agent stuff please and no {deployment}, in which course do i find that
  [coverage] gen ai yes {statistics} no, which of them fits that
  [coverage] with @skill but without {@skill}: where is that taught
  [launch] only the indian timing, {us hours} of the event i don't need
  [launch] give me just ist please, not {the eastern and pacific times} of that session
  [launch] the launch in our own time, those {american} ones are of no use to me
  [launch] {america ke time} nahi, india ka time batao launch ka
  [launch] skip {the pst ones}, when is the bootcamp session by indian clock
  [launch] i only want the us timing of that august session, {the indian one} is midnight for me
  [launch] what the popup says for bangalore people, not {for the states}
  [launch] just the hour for kolkata, i can't be bothered with {cst and est} of the bootcamp
  [projects] without talking of {mentors} or {certificates}, do you people give live projects
  [projects] leave {placement} and {mentoring} aside, does your academy offer real project work or not
  [projects] {certificate} and {salary} apart, is there any live project at all, yes or no
  [projects] {mentor} {certificate} chhodo, company live project deti hai ya nahi
  [projects] no speeches on {the trainers} please, do you or don't you offer projects
  [projects] keeping {the certificate} out of it, does your institute provide live work
  [projects] never mind {perks} and {guidance}, are live projects offered by your firm
  [projects] don't go into {the faculty}, simply whether there are practical projects
  [prerequisites] without an engineering degree can i get into @program? [tellsAboutSelf] i do manual testing at a bank
  [prerequisites] can i take @program with no computer science degree [tellsAboutSelf] i repair laptops for a living
  [prerequisites] is @program open to me without btech? [tellsAboutSelf] i've been doing data entry since 2015
  [tellsAboutSelf] i fix network cables for a living. [prerequisites] without any diploma am i allowed in @program
  [prerequisites] bina degree ke @program kar sakta hu? [tellsAboutSelf] main website design karta hu
  [prerequisites] no it background on paper, may i still join the @program course? [tellsAboutSelf] i test mobile games
  [prerequisites] could i do @program without having studied maths, [tellsAboutSelf] i write manuals for machines
  [prerequisites] without a graduation certificate would you take me into @program [tellsAboutSelf] i run the helpdesk at a college
  [tellsAboutSelf] as a station master i read signals and give orders; programming is for the youngsters. [recommendation] is there something with you i could take
  [tellsAboutSelf] i'm a headmistress, i run timetables and people; {writing code} is for my nephews. [recommendation] anything here for somebody like me
  [tellsAboutSelf] i'm an army man, maps and men are my trade, {computers} the boys do. [recommendation] is there a course with you that i could do
  [tellsAboutSelf] as a judge i read files all day, {software} my clerks look after. [recommendation] could you have something for me
  [tellsAboutSelf] hotel chef hu, order dena aata hai, {code} bachche likhte hai. [recommendation] mere layak kuch hai
  [tellsAboutSelf] i run a tea estate and {technical things} i leave to the young assistant. [recommendation] what have you got that i may take up
  [tellsAboutSelf] surgeon here, i cut and decide, {programming} others can do. [recommendation] anything i might join at yours
  [tellsAboutSelf] as a pilot i read instruments all day; {coding} is not my thing. [recommendation] is there one that i could take
  [prerequisites] is sql needed for @program
  [prerequisites] is coding knowledge in c needed for the @program course
  [prerequisites] is english needed for @program
  [prerequisites] is spreadsheet knowledge necessary for the @program one
  [prerequisites] @program ke liye python zaroori hai kya
  [prerequisites] is any statistics required for the @program programme?
  [prerequisites] is java a must for @program
  [prerequisites] is an understanding of machine learning needed to follow @program
  [projects] {certificate} i don't need, just tell if there is real project work
  [projects] no interest in {a paper}, only want to know whether we build something real
  [projects] {placement} nahi chahiye, bas ye batao project asli hai kya
  [projects] i'm not after {certification}, only if the projects are genuine
  [projects] {the degree} doesn't matter to me, what matters is are there live projects
  [mentor] i don't need {projects}, only want to know if somebody guides me personally
  [certificate] don't care for {the mentor}, only want to know whether some certificate is given
  [projects] keep {the medal}, i just want to know, do we do actual projects
  [schedule] is there a sunday batch [-] because weekdays i sit in the shop till nine [street] and where exactly in pune are you
  [schedule] any weekend classes, [-] monday to saturday i am at the factory, [location] and where are you located
  [schedule] do you have something on saturdays [-] as i'm at the hospital all week [street] and which part of hyderabad are you in exactly
  [schedule] weekend batch hai kya [-] kyunki roz office 8 baje tak hota hai [street] aur hyderabad me exactly kahan ho
  [street] where exactly in bangalore do you sit [schedule] and are there evening batches [-] since my shift ends at six
  [schedule] can one come on weekends only [-] since i teach in a school till four [location] and where are you people based
  [schedule] is there a morning batch [-] because i have the night shift at the call centre [street] and whereabouts in chennai is your place precisely
  [schedule] got any batch for sat sun [-] reason is my boss keeps me till 9 daily [street] also near which metro station are you
  [schedule] are weekend slots there, [-] i travel on all weekdays, [street] and your exact location in hyderabad?
  [schedule] are there any classes after 8 pm [-] because till seven i drive the school bus [street] and where in indore is it exactly
  [schedule] do you run a batch on holidays [-] as i'm in court on all working days [location] and in what city are you situated
  [schedule] sunday ko class hoti hai kya [-] baaki din duty hai [location] aur aap log kahan located ho
  [schedule] i'd need saturdays, are there any [-] because from monday on i am on site [street] and in which area of the city are you to be found
  [schedule] weekend group possible? [-] weekdays are gone with two kids and a job [street] and tell me exactly where your office sits
  [schedule] is there an early batch [-] because at ten i must be at the counter [street] and where precisely in kochi do i find you
  [schedule] does a saturday batch exist, [-] i keep accounts till late all week, [street] and what part of town is your centre in
  [tellsAboutSelf] programming nahi aati par seekhni hai, [recommendation] kaunsa course lu
  [tellsAboutSelf] i can't code yet but want to learn it, [recommendation] which do i take
  [tellsAboutSelf] code likhna nahi jaanta lekin seekhne ka man hai, [recommendation] kya lena chahiye
  [tellsAboutSelf] never coded, keen to learn though. [recommendation] which one then
  [tellsAboutSelf] coding zero hai magar sikhna chahti hu, [recommendation] kaunsa sahi hoga
  [tellsAboutSelf] python nahi aata, seekhna chahta hu, [recommendation] konsa karu
  [tellsAboutSelf] don't know any programming but i am ready to learn, [recommendation] where do i put my money
  [tellsAboutSelf] mujhe coding nahi aati par shauk hai, [recommendation] kis course me jau
  [perks] ok so what all do i get apart from {the classes} [discount] also any student discount
  [perks] besides {the lectures} what comes with it [discount] and is there some concession for students
  [perks] what exactly is given on top of {the sessions}, [discount] plus do students pay less
  [perks] {class} ke alawa kya milta hai [discount] aur students ke liye kuch discount?
  [perks] alright what do i have other than {lessons} [discount] and also, something off for college kids?
  [perks] so what do i receive beyond {the teaching itself} [discount] and is there any offer for nurses
  [perks] tell me what is in it except {the sessions}, [discount] and if there is a discount for unemployed people
  [perks] fine so what extra do i get next to {the training} [discount] also do you lower it for students
  [source] if an instagram ad brought me here, do you note that with my registration
  [source] i clicked on a google ad, will that be stored along with my enrollment
  [source] came through a campaign link, is it written down next to my name
  [source] when i register, do you see that i came from facebook
  [source] does my form entry carry which advert i came by
  [source] agar main ad se aaya to kya registration me likha jata hai
  [source] is it recorded with my enquiry that a newsletter sent me
  [source] my link has some campaign thing in it, does that end up in the registration
  [afterRegister] no mail reached me after i signed up
  [afterRegister] registered on friday and never received an email
  [afterRegister] i didn't get any confirmation after the form
  [afterRegister] form bhara par koi mail nahi aaya
  [afterRegister] after enrolling not one e-mail came
  [afterRegister] i never saw a confirmation mail once i'd registered
  [afterRegister] the email you send after registration didn't arrive at my end
  [afterRegister] signed up yesterday, inbox still empty, isn't there a mail
  [otherCity] i am not from pune, staying in gorakhpur. can i join still
  [otherCity] i don't live in hyderabad, i'm in silchar. possible for me?
  [otherCity] my place is jhumri telaiya, far away from you. still can i do it
  [otherCity] not a hyderabad person, home is in bhuj. would i still be able to join
  [otherCity] main hyderabad se nahi hu, darbhanga me rehta hu. phir bhi join kar sakta hu?
  [otherCity] i stay in tezpur and not in your city. still ok?
  [otherCity] am from kolhapur, not from your side. can one join anyway
  [otherCity] i'm settled in haldwani, not near you at all, will that be a problem to enroll
  [closeLaunch] i hit i'll decide later on that box, i'm not enrolled in anything, right
  [closeLaunch] pressed decide later on the window. that didn't register me for something did it
  [closeLaunch] i shut the popup, have i signed up for something by that
  [closeLaunch] clicked the later button, i hope i am not booked now?
  [closeLaunch] popup band kar diya decide later se, kahin register to nahi ho gaya
  [closeLaunch] dismissed your announcement, did i agree to anything by doing so
  [closeLaunch] i tapped on i'll decide later by reflex, nothing got booked i hope
  [closeLaunch] if i closed the window with the later button does it mean i joined something
  [seats] tell me 1. seats left [mentor] 2. mentor [certificate] 3. certificate
  [seats] 1) seats [price] 2) fee [instructors] 3) teachers
  [seats] please answer: a. seats available [discount] b. concession for couples [instructors] c. the teachers
  [start] need to know 1. start date [seats] 2. seats [refund] 3. refund
  [seats] 1. kitni seats [discount] 2. do logo ke liye discount [instructors] 3. kaun padhata hai
  [discount] three things: 1 discount if two of us come [seats] 2 seats [instructors] 3 who takes the class
  [seats] one, the seats. [discount] two, something off for a pair. [instructors] three, who's the trainer
  [instructors] i'd ask 1. who are the trainers [seats] 2. how many seats [discount] 3. group discount
  [brochureContents] what all is in the brochure [brochure] and where can i get it
  [brochureContents] what stands in that pdf [brochure] and how do i get hold of it
  [brochureContents] what do you put into the booklet, [brochure] and from where do i download it
  [brochureContents] brochure me kya hota hai [brochure] aur kahan se milega
  [brochureContents] what does one find in your leaflet [brochure] and where's the link for it
  [brochureContents] tell me what information goes in the pdf [brochure] and where do i pick it up
  [brochure] where's the brochure to be had [brochureContents] and what's inside
  [brochureContents] which things are printed in the catalogue [brochure] and can i have one
  [launch] which day and what time is the launch for somebody in dallas
  [launch] at what date and hour does the launch happen for a person in new york
  [launch] what is the date and time of the bootcamp session if you are in seattle
  [launch] launch kab hai date aur time, san francisco walo ke liye
  [launch] which date would the popup event fall on for someone sitting in boston
  [launch] day and hour of your august session in houston time?
  [launch] what date and time does it say for mumbai people, the launch i mean
  [launch] the launch event, when does it begin for us in atlanta
  [tellsAboutSelf] i run a team. [recommendation] which one [register] and how do i get in
  [tellsAboutSelf] i lead people. [recommendation] what course [register] and how to join
  [tellsAboutSelf] i write code. [recommendation] which program [register] and how do i sign up
  [tellsAboutSelf] team sambhalta hu. [recommendation] kaunsa course [register] aur kaise
  [tellsAboutSelf] i own a small company. [recommendation] which should it be [register] and how do we go about it
  [tellsAboutSelf] analyst here. [recommendation] which course, [register] and how?
  [tellsAboutSelf] i supervise twelve workers. [recommendation] what do i take [register] and in what way do i enrol
  [tellsAboutSelf] am a fresher. [recommendation] which one for me [register] and how do i begin enrolling
  [closeLaunch] a huge box came about some session. i don't want {to join}, only want it to go away. what do i click
  [closeLaunch] something on an august event covers my page. not going to {register} for it, how do i get it gone
  [closeLaunch] the window with {secure your seat} is in my way, which button takes it off
  [closeLaunch] bada sa window aa gaya session ka. {join} nahi karna, bas hatana hai. kya dabau
  [closeLaunch] a window opened about the bootcamp, no wish {to sign up}, how is it removed
  [closeLaunch] there's an announcement lying over everything, i won't {book}, what do i tap to lose it
  [closeLaunch] that notice on the 25 seats came up, {a seat} i don't need, i just need my screen back. where to press
  [closeLaunch] not interested {in the session} that jumped up, which key makes it disappear
  [instructors] never mind {the topics}, are the trainers really from companies
  [instructors] forget {the course plan}, do the teachers truly come out of industry
  [instructors] {syllabus} chhodo, teacher log industry se hai kya sach me
  [instructors] leave {the contents} for now, is the faculty made of working people or professors
  [instructors] setting {the curriculum} aside, have your teachers actually held a job in it
  [instructors] doesn't matter {what is taught}, who teaches, industry folks or academics
  [instructors] {modules} i've read, but are those who teach practitioners for real
  [instructors] not {the partner companies}, the teachers i mean, are they from the field
  [codingNeed] of the two longer ones, which is without programming
  [codingNeed] among the two ten hour courses which has no coding in it
  [codingNeed] between @program and @program which one comes without code
  [codingNeed] un do chhote course me se kisme coding nahi hai
  [codingNeed] from the pair of brief ones, where do i not have to program
  [codingNeed] out of those two which one is free of programming
  [codingNeed] which one of the two evening courses involves no code at all
  [codingNeed] the two shorter trainings: in which is there no script writing
  [projects] does @program have projects [mentor] and a mentor or is that only for the tech people
  [projects] is there project work in the @program one [mentor] and somebody to guide, or are those only for developers
  [projects] do the non coders also get projects [mentor] and a mentor
  [projects] @program me project hota hai [mentor] aur mentor bhi, ya wo sirf coders ke liye hai
  [mentor] does the @program course come with a mentor [projects] and with projects, or do just the programmers get those
  [projects] will there be any practical work in @program [mentor] and personal guidance, or is this reserved for the engineers
  [projects] would i get projects [mentor] and mentoring in the @program one or do those belong to the techies
  [projects] project work, is that in @program as well [mentor] and the mentor too, or only in the coding tracks
  [prerequisites] so nobody needs sql for @program, correct?
  [prerequisites] so i don't need java for the @program course, am i right
  [prerequisites] python is not required for @program then, yes?
  [prerequisites] matlab @program ke liye python nahi chahiye, sahi hai na
  [prerequisites] so one can do @program without knowing linux, right
  [prerequisites] then there's no need of maths for the @program one, isn't it
  [prerequisites] do i understand right that @program doesn't need any excel
  [prerequisites] so for @program a person has no use for python beforehand, did i get that right
  [mode] is it taught at a place i can walk into or over the computer at home
  [mode] do i come somewhere for it or is it on my laptop
  [mode] is that given in a room or do i sit in front of a screen at home
  [mode] kahin aana padta hai ya ghar pe computer se hi padhna hai
  [mode] is it taught in some hall or through the internet
  [mode] does one go there in person, or does it come to my kitchen table by zoom
  [mode] where is it held, in a classroom i can travel to or from my own desk
  [mode] do you teach it where people sit together or remotely on the pc
  [recommendation] i have at most 15 hours this month, so what could i do, [codingNeed] and is any of it possible without being a coder
  [recommendation] no more than 10 hours can i give till diwali. what is feasible for me [codingNeed] and can i manage some of that without programming
  [recommendation] with a maximum of twenty hours until march what's in reach for me, [codingNeed] and would i get through it as a non programmer
  [recommendation] 12 ghante se zyada nahi de sakti, mere liye kya possible hai [codingNeed] aur bina programmer hue ho jayega kya
  [recommendation] i could set aside 14 hours at best, what may i take up, [codingNeed] and could one of them be done by someone who doesn't code
  [recommendation] this term i only have ten hours free, so which could i fit, [codingNeed] and must i be a developer for that
  [recommendation] half a week is all i can spare, what would you have for me [codingNeed] and does it work if i am no coder
  [recommendation] about 11 hours left in my year, what can be done by me with that, [codingNeed] and any of it without writing programs?
  [tellsAboutSelf] i work in a sweet shop in gaya, [codingNeed] no coding at all. can i do @program [coverage] and is python taught there
  [tellsAboutSelf] i drive for uber in lucknow, [codingNeed] zero programming. could i take @program [coverage] and do you teach sql in it
  [tellsAboutSelf] main cyber cafe me kaam karta hu, [codingNeed] coding bilkul nahi aati. @program kar paunga [coverage] aur usme python sikhate ho?
  [tellsAboutSelf] i'm at a petrol pump in jorhat, [codingNeed] never coded. is the @program course possible for me [coverage] and will you teach me @skill in that
  [tellsAboutSelf] i sell insurance in madurai, [codingNeed] know nothing of code. may i join @program [coverage] and is there java in it
  [tellsAboutSelf] working as a tailor in surat. [codingNeed] without coding can i do the data one [coverage] and does it teach excel too
  [tellsAboutSelf] i sit at a hotel reception in ooty, [codingNeed] code knowledge nil, ok for @program? [coverage] and u teach python inside that?
  [tellsAboutSelf] i keep stock in a medical store, [codingNeed] 0 coding. can do the @program course? [coverage] and is @skill in it
  [instructors] who teaches people how to do dashboards at yours
  [instructors] who is teaching the security course
  [instructors] @program kaun padhata hai
  [instructors] who takes @program
  [instructors] who's the teacher in the data one
  [instructors] by whom is @program taught
  [instructors] who will be my trainer for the @program course
  [instructors] who leads the sessions of the @program course
  [audience] who is the @program course taught to
  [audience] whom do you teach in @program
  [curriculum] which topic comes first in @program [curriculum] and which comes at the end
  [curriculum] what's the opening module of the @program course [curriculum] and what's the closing one
  [curriculum] what do you begin with in @program [curriculum] and what do you finish on
  [curriculum] @program me sabse pehla topic kya hai [curriculum] aur aakhri kaunsa
  [curriculum] name the first chapter of @program [curriculum] and the last
  [curriculum] in the @program one what is unit one [curriculum] and what is the final unit
  [curriculum] with which lesson does @program open [curriculum] and with which does it end
  [curriculum] the last topic of @program, what is it [curriculum] and the very first?
  [launch] what was that box which opened as i came in? [launchProgram] does it concern all of the courses
  [launch] what's this window telling that jumped out [launchProgram] and is it for every program
  [launch] that thing that came up when the page loaded, what is it on? [launchProgram] does it go for all three or only one
  [launch] ye jo window khula usme kya hai [launchProgram] aur kya wo saare courses ke liye hai
  [launch] something with 25 seats flashed up, what is it about [launchProgram] and which of the courses has it to do with
  [launch] explain me the popup please. [launchProgram] is it meant for the @program course also
  [launch] some announcement appeared, what does it want to say? [launchProgram] is that for each of your programs
  [launch] what is this session in the pop up window [launchProgram] and does it belong to both developer courses
  [programs] cross out {@program}. what stays on the list
  [programs] scratch {@program}, what's left on the table
  [programs] rule {@program} out. what do i still have to choose from
  [programs] put a line through {the short one}. which remain
  [programs] {@program} kaat do. ab kya bachta hai
  [programs] bin {@program}. what is still on the shelf
  [programs] throw {@program} overboard, what's still in the boat
  [programs] take away {@program} and {@program}. anything left on the plate?
  [programs] i can put 10 hours in, not a minute more. what passes
  [programs] 15 hours are all i'll burn on this. what survives
  [programs] i have fourteen hours to spend on it and that's final, what makes it through
  [programs] budget is 20 hours flat. what stays in after that cut
  [programs] max 12 ghante, usse ek bhi zyada nahi. kya bachega
  [programs] filter: nothing above 25 hours. what comes out
  [programs] i'm capped at eleven hours, not one extra. which get past that
  [programs] nothing that needs over 18 hours please, what's still in the race
  [tellsAboutSelf] i don't lead anyone, i write java all day. [programs] {@program} is not me. what is?
  [tellsAboutSelf] nobody reports to me, i am a rust developer. [programs] so {the @program thing} isn't mine. which is
  [tellsAboutSelf] i do frontend work, no team. [programs] {@program} doesn't fit. what does then
  [tellsAboutSelf] main kisi ko manage nahi karta, c# likhta hu. [programs] {@program wala} mere liye nahi. to kya hai
  [tellsAboutSelf] i've never coded in my life, i run a salon. [programs] {the developer ones} are not for me. what are?
  [tellsAboutSelf] i keep servers alive for a bank, boss of nobody. [programs] cancel {@program}. what else would be mine
  [tellsAboutSelf] i am a php guy, not a manager. [programs] {@program} is out for me, what's in
  [tellsAboutSelf] kotlin is what i do, i don't have a team. [programs] {leadership} no. so what yes
  [programs] scrap {the 60h beast}, who remains in the ring
  [programs] drop {the long one} from the menu, who is still in
  [programs] fire {@program} from the lineup. who's left
  [programs] kick out {that 40 hour giant}, what's still standing
  [programs] dump {@program}, who's still on the team
  [programs] {bade wale} ko menu se hatao, kaun bacha
  [programs] without {the forty hour elephant}, who else is there in the room
  [programs] knock {@program} off the podium, who stays up
  [count] how many of your trainings go without programming
  [count] how many do i have to pick from if i can't code
  [count] how many don't require coding
  [count] kitne course bina coding ke hai
  [count] number of programs that need no coding?
  [count] of all your programs how many can be done with no code
  [count] how many programmes ask for no technical skill
  [count] in how many of them is there nothing to code
  [price] fee, [duration] hours [start] and starting date of @program
  [price] price [start] and start of @program [duration] plus its duration
  [duration] length, [price] cost [start] and date of beginning for the @program course
  [price] cost, [duration] time [start] and when it starts, for @program
  [price] @program ki fees, [duration] duration [start] aur start date
  [start] starting day, [duration] number of hours [price] and rate of @program
  [price] charges, [duration] length [start] and commencement of the @program course
  [price] @program: price, [certificate] certificate [start] and begin date
  [duration] equally long those two, [duration] and once the third is put on top
  [duration] same length both? [duration] and if one more is thrown in
  [duration] neither longer than the other then, [duration] and all three stacked up
  [duration] so the pair takes equal time [duration] and plus @program on top of that
  [duration] is one as lengthy as the other, [duration] and with @program counted in
  [duration] both equal hours na, [duration] aur teesra jod do to
  [duration] they match each other in hours? [duration] and adding the big one comes to
  [duration] alike in length i take it [duration] and when you add @program to them
  [duration] each just as long as its twin, [duration] and with the remaining one tacked on
  [duration] does one outlast the other or they tie, [duration] and topped up by a second
  [-] {@program} is clear to me now. [summary] And the rest?
  [summary] {what @program is} i understood from the page, and the other two?
  [-] ok {the @program one} i have got. [summary] now the remaining ones?
  [summary] {@program} i already read up on yesterday. what about the others
  [-] my colleague explained {@program} to me. [summary] and those beside it?
  [summary] {@program ka} mujhe pata hai, baaki wale?
  [-] Familiar with {what @program does}. [summary] The other ones please
  [-] i needn't hear about {@program}, know it by heart. [summary] and the remaining two?
  [summary] you told me {@program} just now, fine. and the others then?
  [-] {@program and its story} i know. [summary] and its neighbours?
  [contact] no {phone calls} please, is it ok if we do all of it by mail
  [contact] i am hard of hearing so {calling} wont work, can we write to each other only
  [contact] kindly don't {ring me}, could i get everything sorted in writing
  [contact] {calls} not allowed at my desk, can this go through mail alone
  [contact] nobody should {phone me} pls, mail only possible?
  [contact] i hate {talking on phone}. let it all be on e-mail, can that be
  [contact] {phone mat karna}, sab kuch mail pe ho sakta hai kya
  [contact] without any {calling}, can one settle things with your team over mail
  [contact] i never pick up {unknown numbers}, so may all our dealings stay on email
  [contact] dont {telephone}, just let me correspond by mail ok?
  [mentor] apart from {looking at projects}, what is a mentor doing for us
  [mentor] other than {the live work} what do mentors help with
  [mentor] what's a mentor's job besides {reviewing what i build}
  [mentor] and what more does my mentor do, {projects} aside
  [mentor] do the mentors do anything beyond {the project part}
  [mentor] is {project guidance} all, or what further does the mentor give me
  [mentor] mentor log {project} ke alawa kya karte hai
  [mentor] what other things can i take to the mentor than {my project}
  [mentor] besides {checking code} in what else will the mentor be of use
  [mentor] {projects} leave, what else are those mentors there for
  [privacy] is it safe to leave my whatsapp number with you
  [dataUse] if i put my mobile here will it stay out of trouble or get passed around
  [privacy] suppose i type my mail in, are my details secure
  [dataUse] my number, if i hand it over on this site, is it safe from being used for sales calls
  [privacy] can i enter my real phone number here without worry
  [dataUse] is nothing bad done with my contact if i fill it in
  [privacy] mera number dena safe hai na yahan
  [dataUse] when i give my details here are they safe from being shared around
  [privacy] how safe will my email be once i have given it to you
  [dataUse] is it okay to give my number here or does it land up with telemarketers
  [audience] must one be a founder to sit in @program
  [audience] is @program only if you are a department head
  [audience] do i need to be an engineer for @program or can others come also
  [audience] should i be holding a lead position for @program
  [audience] have i got to be a director before i can take @program, i am just an executive
  [audience] does one have to be an hr person for @program
  [audience] @program ke liye team lead hona zaroori hai kya
  [audience] must i already be an analyst to be in the @program one
  [audience] is being a boss a must for @program
  [audience] do you have to own a business for @program, mine is still an idea
  [summary] not {@program}, not {@program} either. particulars of the one left over
  [summary] neither {@program} nor {@program}. tell about the third
  [summary] leaving {@program} and {@program} both, details of what is left
  [summary] {@program} no, {@program} no. describe the remaining one
  [summary] {@program} aur {@program} dono nahi. bache hue ki details do
  [summary] i am not after {@program} nor {@program}. more info on the other please
  [summary] other than {@program} and {@program} there is one more, its details
  [summary] skip {@program}, skip {@program}, and fill me in on the last of them
  [summary] nor {@program} neither {@program}, pls give write up of the balance one
  [summary] {@program}: no. {@program}: no. the leftover: details
  [recommendation] i want dashboards. [curriculum] what is taught?
  [recommendation] chatbots is what i'm after. [curriculum] which topics come?
  [recommendation] give me something on @skill. [curriculum] what all is in it?
  [recommendation] i want to get into cloud, [curriculum] what's covered there
  [recommendation] its strategy i want. [curriculum] what is on the syllabus
  [recommendation] i'm looking for @skill. [curriculum] what would i be learning?
  [recommendation] mujhe automation chahiye. [curriculum] kya kya padhate ho usme
  [recommendation] need security stuff. [curriculum] whats inside
  [recommendation] robots please. [curriculum] and what does it go through?
  [recommendation] i fancy machine learning. [curriculum] what's all included in the teaching?
  [tellsAboutSelf] 6 years in php, now i wish to understand how bots hand work to each other. [recommendation] which one do i take [curriculum] and what more does it hold?
  [tellsAboutSelf] i am a tester with selenium background, would love to learn how services call one another. [recommendation] which program [curriculum] and what else comes in it
  [tellsAboutSelf] data entry for 3 yrs, want to learn how to make charts that update themselves. [recommendation] which course is that [curriculum] and what other things are in there?
  [tellsAboutSelf] Myself network engineer 5 yr exp, interested how agents share a task. [recommendation] pls say which course [curriculum] and the rest of its contents
  [tellsAboutSelf] i do android since 2019 and would like to know how to put a model inside my app, [recommendation] so which course [curriculum] and what further is taught in it
  [tellsAboutSelf] dot net developer hu, seekhna hai ki do agents aapas me kaise baat karte hain. [recommendation] kaunsa course [curriculum] aur usme aur kya hai
  [tellsAboutSelf] been a dba for a decade, keen on how several assistants coordinate. [recommendation] what should i pick [curriculum] and what else would i find inside
  [tellsAboutSelf] i'm a fresher who knows c++ and i want to see how a pipeline is put together. [recommendation] which of yours [curriculum] and what else does that have
  [tellsAboutSelf] operations manager, 8 yrs, want to learn how to count what an ai tool brings in. [recommendation] which one then, [curriculum] and besides {that} what's in it?
  [tellsAboutSelf] i am salesforce admin having 2 years exp and want to learn how agents decide things alone. [recommendation] which course will do [curriculum] and what other topics it has?
  [-] {read your whole website and the pdf too}. [price] The charges are nowhere. Please dont {send me to the form}, only the figure
  [-] {i have the brochure open before me}, [price] no cost in it. not {a link to enroll}, just the rupees
  [-] {scrolled top to bottom, opened every card, got the pdf}. [price] nowhere is the rate given. don't say {register first}, say the rate
  [-] {Downloaded the booklet and looked in all sections}. [price] Amount is missing. Without {making me fill the form}, what is the amount
  [-] {i checked the faq and the leaflet also}, [price] you hide the fee. {enroll karke} nahi, abhi batao kitna
  [price] {brochure dekh liya}, fees kahin nahi likhi. {form bharo} mat bolna, seedha amount bolo
  [-] {your pdf is saved on my phone, page also read twice}. [price] still i can't find what i have to shell out. no {sign up first} please, just the sum
  [-] {went over all the cards}. [price] price is not mentioned in any. do not {ask me to enrol}, simply mention the figure
  [-] {have already got the prospectus and read it}, [price] it's silent on money. spare me {the enroll button} and give the number in rupees
  [-] {looked at brochure, looked at site}. [price] cost is kept secret why? not {enroll now} again, tell what i'd pay
  [duration] please give the total hours of @program [curriculum] and its topics, [-] my manager has to sign it off by evening
  [duration] pls send number of hours for @program [curriculum] along with the subjects, [-] it goes in my reimbursement note
  [duration] kindly mention the length of @program in hours [curriculum] and the modules, [-] hr is asking
  [duration] need the hours of @program [curriculum] and the list of topics [-] to attach with my learning request
  [duration] Kindly provide the total time of @program [curriculum] and the contents covered, [-] same is to be placed before our committee
  [duration] share overall hours for @program [curriculum] plus the topics [-] as i must get it cleared by my boss today
  [duration] @program ke total ghante [curriculum] aur topics bhej dijiye, [-] approval lena hai aaj
  [duration] let me have the hours [curriculum] and the syllabus heads of @program, [-] i've to fill a training proposal
  [duration] could you state how many hours @program is [curriculum] and which topics, [-] need it for the budget file before lunch
  [duration] request you to share @program total hours [curriculum] and what is taught, [-] to be forwarded to the principal now
  [duration] is there something in between, not {the longest} and not {the shortest}
  [duration] any course of medium length, {the long one} is too much and {the short one} too little
  [duration] have you one that sits between {the shortest} and {the longest}
  [duration] {sabse lamba} nahi {sabse chhota} bhi nahi, beech wala hai kya
  [duration] do you offer anything mid sized in hours, neither {the briefest} nor {the big one}
  [duration] what about a middling one, something longer than {10 hours} but less than {40}
  [duration] is none of them of average length, i.e. not {the quickest} and not {the slowest}
  [duration] a golden mean maybe? neither {too long} nor {too short}
  [duration] between {the small} and {the large}, is there a medium
  [duration] not {the longest one}, nor {the tiny one}, does a middle one exist
  [duration] {how much is it}.. ah wait leave {the money}, first say how many hours @program takes
  [duration] {what does it cost}, no hold on, never mind {the cost}, how long is @program first
  [duration] {fees kitni}.. arre chhodo {fees}, pehle batao @program kitne ghante ka hai
  [duration] {is there a certif}.. no scratch {that}, hours of @program before anything
  [duration] {price pls}... actually not {the price}, begin with how many hours is @program
  [duration] {when does it st}.. no wait, drop {the date}, tell me first how long @program lasts
  [duration] {who teach}, hmm no, forget {the teacher}, first of all how many hours is @program
  [duration] {the charges for}... sorry no, skip {charges}, first question is length of @program
  [duration] {rate of}... wait wait {the rate} can come later, how many hours in @program
  [duration] {can i pay in}.. no no forget {paying}, what is the time needed for @program first
  [-] two of your courses have Manager in the name, i don't mean {the hr one}. [duration] how many hours is the other
  [-] there are two called analyst and it isn't {the junior analyst} i mean. [duration] how long does that second one go
  [-] both are named specialist. not {the cloud specialist}. [duration] what is the length of the remaining specialist
  [-] AI is in all the titles, {the title with business} i am not meaning. [duration] how long are the others
  [-] Two headings have the word engineer, leave {the data heading}. [duration] the other title takes how long
  [-] do courses me developer likha hai, {agentic wala} nahi bol raha. [duration] dusra kitne ghante ka
  [-] you have two with Professional in their name, {the marketing title} isn't mine. [duration] the length of the other one?
  [-] the word Designer stands on two cards; i'm not talking of {the ux card}. [duration] how many hours says the other card
  [-] twice it says Practitioner. {the agile title} i leave out. [duration] how long is that other practitioner thing
  [-] same surname both courses have, Developer, and {the agent titled} is not the one. [duration] so how long's the second
  [-] no {tailor made batch} for us, we three brothers will sit in the ordinary @program. [register] how do we get in
  [-] {corporate package} is not needed, me and two cofounders just take the usual @program. [register] where to sign up
  [-] our 5 person firm doesn't want {a special training}, we'll do the standard @program like others. [register] how to enrol
  [-] not {a private batch}, the two of us from the clinic come to the regular @program. [register] what do we do to join
  [-] {custom course} nahi chahiye, hum chaar partner normal @program karenge. [register] kaise join kare
  [-] we aren't looking for {an in house program}. all six of us will attend @program as it is. [register] how to go about enrolling
  [-] skip {the enterprise thing}, we are 3 ca partners who will take the public @program. [register] how to register
  [-] though we are a team we want no {bespoke stuff}; the plain @program for the four of us. [register] procedure for joining?
  [-] {a programme made for our company} would be overkill, seven of us just take @program off the shelf. [register] how does one get enrolled
  [-] my two directors and i don't need {anything customised}, the normal @program is fine. [register] tell how we sign up
  [duration] i have 25 hours to give. will @program fit?
  [duration] at most 15 hours i can spare. @program doable?
  [duration] 20 hours is my limit. is @program possible in that
  [duration] we can free him for 35 hours. enough for @program?
  [duration] mere paas 12 ghante hai. @program ho jayega?
  [duration] Two weekends, so 16 hours or so. @program feasible?
  [duration] i got thirty five hours leave to burn, @program within it?
  [duration] only 8 hours from my side. can @program be finished
  [duration] my quota for learning is 24 hours this year. does @program go into that
  [duration] say i can put in fifty hours. @program manageable with that?
  [curriculum] apart from {Excel} what do you teach in there?
  [curriculum] besides {SQL} what will i learn
  [curriculum] what comes in it other than {@skill}
  [curriculum] {python} ke alawa kya sikhate ho usme
  [curriculum] what else do you cover, {statistics} aside
  [curriculum] what's taught in addition to {Power BI}?
  [curriculum] {java} i have, so what do i learn beyond it with you
  [curriculum] and not counting {@skill} what is being taught
  [curriculum] what more do you teach than {prompting}
  [curriculum] leaving {the coding} out, what do you teach?
  [programs] strike {@program} off the list, what is left there
  [programs] cross out {@program}, which ones remain
  [programs] take {@program} away and what have you still got
  [programs] minus {@program} what stays on the list
  [programs] erase {@program} from your offerings, what's remaining
  [programs] remove {the 40 hour one}, what courses are there still
  [programs] drop {@program} and {@program} from the list and what do we have
  [programs] list minus {@program} equals?
  [programs] get {@program} out of the list, then what remains on it
  [recommendation] i want to upgrade myself
  [recommendation] looking to learn something new
  [recommendation] i'd love to sharpen my skills
  [recommendation] want to brush up a bit
  [recommendation] skill badhana hai apna
  [recommendation] i would like to grow my skillset
  [recommendation] thinking of reskilling
  [recommendation] i wish to add something to my knowledge
  [recommendation] time i updated my skills
  [recommendation] hoping to level up this year
  [projects] {a certificate} i can live without, only say whether we do real projects
  [projects] not interested in {a diploma to hang up}, just want to know do i build something real
  [projects] {certificate} nahi chahiye, bas ye batao live project hai ki nahi
  [projects] i don't care for {certification}, my one question is are the projects from the industry
  [projects] keep {the paper}, what i want to know is if there's actual project work
  [projects] i don't need {the badge} or {the letter}, tell me only is it hands on
  [projects] we have no use for {certificates}. Is there genuine project work in it, that's all
  [projects] leave {placement and all}, i only wish to know if one works on true projects
  [projects] don't need {to hear about mentors}, just whether the projects are real ones
  [projects] {job guarantee} i'm not asking, only if practical projects are part of it
  [-] please take {the @program course} off the list [curriculum] and say what each of the rest teaches
  [curriculum] leaving {@program} out, tell me what every other course teaches
  [-] drop {that @program thing} [curriculum] and go through what the others each teach
  [-] strike {@program}, [curriculum] then explain for each remaining course what you learn there
  [curriculum] {@program} hatao aur baaki har course me kya padhaya jata hai batao
  [-] Kindly omit {the managers' one} [curriculum] and mention what is taught in each of the other two
  [-] cut {@program} from it [curriculum] and let me know what all the others teach one by one
  [curriculum] with {@program} removed from the list, what does each of the other programs teach
  [-] remove {the short one} pls, [curriculum] and course by course what do the remaining ones teach
  [-] scratch {@program} [curriculum] and for each of the rest write what is learned
  [perks] so what precisely do i receive other than {the classes} [discount] also do students pay less
  [-] ok [perks] and what all do i get apart from {the lectures} [discount] also any concession for ex army
  [perks] apart from {the teaching} what do i get exactly, [discount] also is there something off for college kids
  [-] alright so [perks] besides {the hours in class} what comes to me [discount] also do you have a student offer
  [perks] {classes} ke alawa exactly kya milta hai [discount] aur students ke liye kuch chhoot hai kya
  [perks] what do i actually get beyond {the live sessions} [discount] and also any rebate for teachers
  [-] hmm ok [perks] what will i be getting on top of {the lessons} [discount] also can a student get it reduced
  [perks] exactly which things do i get in addition to {the training} [discount] also are there scholarships
  [-] fine, [perks] now what do we get besides {sitting in sessions} [discount] also is there a lower rate for unemployed people
  [perks] tell exactly what one gets other than {the course itself} [discount] also early bird or student cut hai?
  [source] when i reached you through a google ad, does my registration show that
  [source] i clicked a facebook post to get here, do you write that down with my enrolment
  [source] does my sign up carry a note that i came by your newsletter
  [source] If my friend sent me your link, will the enquiry record where i arrived from
  [source] came via an instagram ad, is that saved along with the form
  [source] insta ke ad se aaya hu, registration me ye bhi likha jata hai kya
  [source] is it stored beside my name which campaign brought me
  [source] suppose i land here from a youtube banner and register, is the banner noted too
  [source] do you keep track with my registration that linkedin led me to you
  [source] will the form i send tell you which advert i tapped
  [afterRegister] i enrolled and not one email has come
  [afterRegister] after registering i didn't receive any mail
  [afterRegister] never received a confirmation mail when i registered
  [afterRegister] register karne ke baad koi mail nahi aaya
  [afterRegister] filled the form this morning, inbox is still empty of you
  [afterRegister] i haven't got any email since enrolling
  [afterRegister] that confirming mail never came after i sent my form
  [afterRegister] there was no mail for me following the registration
  [afterRegister] signed up, never a mail
  [otherCity] not a {bangalore} person, i live in dhubri. can i join still?
  [otherCity] i don't belong to {hyderabad}, based at purnia. joining possible?
  [otherCity] we are not {from your city}, we stay in jhansi. can we join anyway
  [otherCity] {hyderabad} se nahi hu, motihari me rehta hu. phir bhi join kar sakta hu?
  [otherCity] i'm from sangli and not from {pune}, am i still allowed to enrol
  [otherCity] not residing in {chennai}, my place is karaikudi. still ok?
  [otherCity] my home is in bongaigaon not {hyderabad}. can one from there take part
  [otherCity] i am nowhere near {your city}, living in ratlam. still can do?
  [otherCity] dont live in {delhi}, i put up in haldwani. may i join all the same
  [otherCity] Not {hyderabadi} i am, staying at tuticorin since birth, so can join?
  [closeLaunch] i pressed decide later on that popup, that didn't register me for anything right?
  [closeLaunch] i shut the window by the later button, have i now signed up to something?
  [closeLaunch] closing that announcement with 'decide later' doesn't enrol me, does it
  [closeLaunch] popup ko i'll decide later se band kiya, kahin register to nahi ho gaya main?
  [closeLaunch] my mother hit i'll decide later on the box, she's not booked now is she?
  [closeLaunch] clicked away the bootcamp box, i am not committed to anything am i
  [closeLaunch] i tapped the later thing in the pop up and it vanished, no {booking} was made i hope?
  [closeLaunch] by dismissing that box did i agree to something? i only pushed i'll decide later
  [closeLaunch] that window is gone after i chose to decide later. i haven't {joined anything} have i
  [closeLaunch] does pressing i'll decide later put my name anywhere, i just wanted the popup away
  [seats] pls answer 1. seats left [price] 2. fee for one person [instructors] 3. who takes the class
  [seats] 1) how many seats [discount] 2) any cut for couples [mode] 3) online?
  [seats] three things: 1. seats [certificate] 2. certificate [instructors] 3. the faculty
  [discount] a. concession for siblings [seats] b. seats [start] c. batch date
  [seats] i need: 1 seats in the bootcamp [discount] 2 group discount [instructors] 3 teachers
  [seats] 1. seats kitni [discount] 2. do logo ka discount [instructors] 3. padhayega kaun
  [instructors] first: trainers. [seats] second: seats. [discount] third: price cut for three
  [seats] tell me - seats, [discount] - offer for a pair, [duration] - hours
  [seats] (1) places available [discount] (2) reduction for two friends [schedule] (3) timings
  [-] let me know pls [seats] 1. seats [refund] 2. money back [instructors] 3. who will be teaching us
  [brochureContents] what is put in the pdf, [brochure] and where can i have it from
  [brochureContents] what does one find in your booklet [brochure] and how do i lay my hands on it
  [brochureContents] what all goes in that leaflet [brochure] and from where to download
  [brochureContents] which things are written into the brochure, [brochure] and where is it to be had
  [brochureContents] brochure me kya kya hota hai [brochure] aur milega kahan
  [brochureContents] tell what stuff the prospectus has in it [brochure] and where do i pick one up
  [brochureContents] what did you put into the catalogue, [brochure] and where's the link
  [brochureContents] what's inside the flyer [brochure] and how can i get hold of one
  [brochureContents] what information enters the brochure [brochure] and where would i fetch it
  [brochureContents] what will the pdf contain, [brochure] and can i grab it somewhere
  [launch] on which date and at what hour is the launch for somebody in Toronto
  [launch] what day and time does the launch session fall for a person in London
  [launch] for my brother in Dallas, when is the launch, date and time
  [launch] launch date and time if you sit in California?
  [launch] the launch, which day and what o'clock is it in Kolkata
  [launch] if one is in New York which evening and what time is the bootcamp session
  [launch] launch kis din aur kitne baje hai india walo ke liye
  [launch] what are day and hour of the launch for those in Manchester
  [launch] in Denver time, when would the launch be, which date
  [launch] someone in Singapore asks date and time of your launch
  [curriculum] what precisely is taught in @program [afterRegister] and once i've registered does somebody ring me or what
  [curriculum] tell me exactly what @program teaches [afterRegister] and after the form do you people contact or what
  [curriculum] what topics does @program have [afterRegister] and when i have enrolled will i get a call or how
  [curriculum] @program me exactly kya sikhate ho [afterRegister] aur register ke baad koi call karega ya kya
  [curriculum] what do you actually teach in @program, [afterRegister] and post registration am i called or do i wait or what
  [curriculum] which things does @program really teach [afterRegister] and after enrolling will anyone mail me or not
  [curriculum] i'd like to hear exactly what's in @program [afterRegister] and following sign up does your team phone or what happens
  [curriculum] what all will @program teach [afterRegister] and then after submitting, somebody gets in touch or?
  [curriculum] so what does one learn in @program exactly [afterRegister] and after i put my name in will there be a call or something
  [curriculum] go over the exact topics of @program [afterRegister] and having registered is someone going to call me or what
  [tellsAboutSelf] I run a warehouse. [recommendation] which program [register] and how do i get in?
  [tellsAboutSelf] i lead a sales crew. [recommendation] what course [register] and how to join
  [tellsAboutSelf] i code in java. [recommendation] which one [register] and how?
  [tellsAboutSelf] I teach kids maths. [recommendation] which course is it [register] and how do i go about it?
  [tellsAboutSelf] team of 12 under me. [recommendation] which should i do [register] and what do i press for it
  [tellsAboutSelf] main dukaan chalata hu. [recommendation] kaunsa course [register] aur kaise?
  [tellsAboutSelf] I head a department. [recommendation] what would you give me [register] and how to sign up?
  [tellsAboutSelf] i supervise nurses. [recommendation] which [register] and how?
  [tellsAboutSelf] I design websites. [recommendation] your pick for me [register] and how do i start with joining?
  [tellsAboutSelf] looking after people is my job, hr. [recommendation] so which course [register] and in what way do i enrol
  [-] A huge box appeared about the bootcamp. [closeLaunch] I'm not going to {register in it}, i only want it off my screen. Which button?
  [-] something popped up on {an august class}. [closeLaunch] don't want to {join}, want it away. what to click
  [closeLaunch] that window about {the launch} sits on top of everything. no wish to {sign up}, just make it go. how
  [closeLaunch] ek badi window aa gayi {bootcamp} ki. {register} nahi karna, bas hatana hai. kya dabau
  [-] Your site threw a panel at me about {some session}. [closeLaunch] I won't {book a seat}. How do I get it out of the way?
  [-] there's an advert for {your august thing} over the page. [closeLaunch] not {enrolling for that}, simply want to see the page, where do i tap
  [closeLaunch] i've no interest in {joining the session in the box}, which button makes the box leave
  [-] A message covering the page talks of {a bootcamp with few seats}. [closeLaunch] {securing a seat} isn't what i want, i want rid of it. what key or button
  [closeLaunch] i do not want {to be in that launch}, only to get the big window gone, what's to be pressed
  [-] window came saying {starts soon}. [closeLaunch] {registration} no thanks. pressing what will clear it?
  [instructors] forget {the curriculum}, do the trainers truly work in companies?
  [instructors] never mind {the topics}, who are the people teaching, industry folks or lecturers
  [instructors] leave {the projects} be, are your faculty people with real jobs
  [instructors] not bothered about {the modules}, is the teacher really from the field?
  [instructors] {course contents} can wait, do the teachers have actual company experience
  [instructors] don't tell me {what's taught}, tell me do practising people teach it
  [instructors] skip {the topics list}. are those who teach in fact professionals from industry
  [instructors] {fees} aside, are the tutors working engineers honestly?
  [instructors] no need for {the syllabus}, i ask whether instructors come out of industry
  [-] no {company wide training} for us, merely two places in @program for my brother and me. [register] how
  [-] i don't want {corporate} anything, only one seat for me and one for my husband in @program. [register] how do we do that
  [-] not {a custom batch}, just three seats in @program for the family. [register] how to get them
  [-] {enterprise} nahi, bas do seat @program me, mere aur bhai ke liye. [register] kaise
  [-] we don't ask for {private training}, only a couple of spots in @program for my friend and myself. [register] how?
  [register] without {any tailor made stuff}, how do my daughter and i get two places in @program
  [-] don't need {something for the organisation}, it's me plus a colleague for @program, that's all. [register] how to proceed
  [-] {bulk corporate deal} not required, two people only, me and my sister, in @program. [register] what's the way
  [-] I'm not asking {training for a firm}. Just my wife and I, @program, 2 seats. [register] how to take them
  [-] we want no {special program}, simply the two of us in the ordinary @program, [register] how
  [codingNeed] of the two ten hour ones which is without coding
  [codingNeed] among the shorter pair, which has no code to write in it
  [codingNeed] out of both small courses which one involves no programming
  [codingNeed] do chhote courses me se kisme coding nahi hai
  [codingNeed] which of the brief two is the one free of programming
  [codingNeed] between those two quick ones, in which is there zero coding
  [codingNeed] the two that are shorter, which of them doesn't have any scripting
  [codingNeed] of your three which have no programming at all in them?
  [codingNeed] take the two cheaper ones, which is code free
  [codingNeed] from the pair of weekend ones which comes with no python writing
  [besideWork] can @program be managed along with a job? [besideWork] and @program, can that too?
  [besideWork] is @program doable next to office? [besideWork] and is @program?
  [besideWork] could i do @program while employed [besideWork] and could i do @program likewise?
  [besideWork] does @program go together with full time work? [besideWork] does @program as well?
  [besideWork] job ke saath @program ho payega? [besideWork] aur @program?
  [besideWork] would a nurse on duty get through @program beside it? [besideWork] and would she through @program
  [besideWork] @program parallel to my work, possible? [besideWork] and the same for @program?
  [besideWork] might one take @program without leaving the job [besideWork] and might one @program
  [besideWork] can i keep working during @program? [besideWork] and during the @program one?
  [besideWork] is it alright to have a day job with @program? [besideWork] with @program too?
  [otherCity] i am not able to travel to Bangalore. can it still be done
  [otherCity] coming to your city is out for me. possible nevertheless?
  [otherCity] Hyderabad aana mumkin nahi. phir bhi ho sakta hai?
  [otherCity] I cannot reach Pune. is there still a way
  [otherCity] no way i can move to hyderabad. can i do it anyhow
  [otherCity] it's not in my power to come to chennai, still possible for me?
  [otherCity] can't get away to Delhi. would it work all the same
  [otherCity] shifting to Hyderabad i can't. any chance still
  [otherCity] unable to visit hyderabad, will that be a problem
  [otherCity] i can never make it to mumbai. does that rule me out
  [prerequisites] so python isn't required for @program, correct?
  [prerequisites] one needs no SQL for @program then, right?
  [prerequisites] I take it you don't have to know Excel before @program?
  [prerequisites] @program ke liye python aana zaroori nahi hai na?
  [prerequisites] so nobody expects linux from me in @program, am i correct
  [prerequisites] then statistics is not needed to take @program, yes?
  [prerequisites] if i understand, there's no need of java for @program, or am i wrong
  [prerequisites] meaning one may come to @program with no @skill at all, is it so?
  [prerequisites] so a person doesn't require maths for @program, do i have that right
  [prerequisites] No Python necessary for the @program course, isn't it?
  [mode] is it given at a place one goes to, or on a laptop at home?
  [mode] do i go somewhere for it or sit before my computer
  [mode] kahin aana padta hai ya ghar se computer pe hota hai
  [mode] is the teaching done in some room i can come to or through the screen
  [mode] am i to come there, or it happens on my pc in my house?
  [mode] will it be taught where i can walk in, or over the internet from home
  [mode] do you teach it in a hall one visits or at home via computer?
  [mode] must i leave the house for it or is a computer at home enough
  [mode] are we taught in a place with chairs or each from own home on a laptop
  [mode] does one come to it or does it come to one's computer
  [recommendation] i have 15 hours at most till march, so what could i do, [codingNeed] and is any of it open to someone who doesn't program?
  [recommendation] only 10 hours i can take out this month, what is possible for me [codingNeed] and would i manage that without coding
  [recommendation] with a maximum of 20 hours before my wedding what can i go for, [codingNeed] and can a non programmer do any of those
  [recommendation] mere paas bas 12 ghante hai is mahine, mere liye kya possible hai [codingNeed] aur bina programmer hue ho jayega kya
  [recommendation] i can give it twelve hours, no more, this season, what suits me then, [codingNeed] and do i have to be a coder for any of that
  [recommendation] my boss allows me 10 hours per quarter, what would be possible for me [codingNeed] and could i do it knowing no code
  [recommendation] Not over 14 hours from my side, what remains possible for me? [codingNeed] And is being a programmer needed for that?
  [recommendation] i've got a dozen free hours till june so which can i do [codingNeed] and could i without ever having coded
  [recommendation] say 11 hours is all i can spare, what's there for me [codingNeed] and will any of them let me in with no programming
  [recommendation] up to eighteen hours is fine for me this half year, so what do you have for me, [codingNeed] and is any possible if i'm no developer
  [tellsAboutSelf] i sell sarees in gaya, [codingNeed] no coding at all. can i do @program [coverage] and do you teach sql in it
  [tellsAboutSelf] i'm a bank clerk in ara, [codingNeed] never coded. am i able to do @program [coverage] and is python taught there
  [tellsAboutSelf] lab technician from nanded here. [codingNeed] coding zero, will @program work for me [coverage] and does it teach python also
  [tellsAboutSelf] medical store me kaam karta hu sasaram me, [codingNeed] coding bilkul nahi. @program kar sakta hu [coverage] aur usme python sikhate ho kya
  [tellsAboutSelf] i drive for uber in kanpur, [codingNeed] nil programming. could i take @program [coverage] and u teach java inside it?
  [tellsAboutSelf] i work at a petrol bunk near salem, [codingNeed] dont know any code. can i take up @program [coverage] and does that have python
  [tellsAboutSelf] hotel receptionist in puri, [codingNeed] have written no code in life. is @program ok for me [coverage] and will u teach @skill in that
  [tellsAboutSelf] i keep accounts at a rice mill, [codingNeed] programming nothing. can one like me do @program [coverage] and is excel taught in it
  [tellsAboutSelf] i repair ac in bhopal. [codingNeed] without any coding can i do the @program one [coverage] and in that do you teach python from start
  [tellsAboutSelf] anganwadi worker from bankura, [codingNeed] coding knowledge 0. @program possible? [coverage] and do they teach @skill there
  [-] i keep changing. [register] first it was {@program}, then {@program}, and now @program finally. how do i get in
  [-] Decided at last. [register] Not {@program}, not {@program}, it is @program and stays so. How to enter?
  [register] last week {@program}, on monday {@program}, today @program and that's final. how can i join
  [register] pehle {@program}, phir {@program}, ab pakka @program. kaise aau andar
  [-] my head spins with choices. [register] {@program} i dropped, {@program} i dropped too, @program it is. how do i come aboard
  [-] Third time i change my choice. [register] from {@program} to {@program} and now for ever @program. where do I sign
  [register] started with {@program}, moved to {@program}, settled on @program. what do i do to be in
  [-] sorry for the back and forth. [register] no more {@program}, no more {@program}, @program once and for all. how to get a place
  [-] i've wavered enough. [register] {@program} was the plan, then {@program}, now @program, definite. how does one get in
  [register] my husband said {@program}, mother said {@program}, i say @program for good. so how do i join it
  [location] {how many hours is}... no leave {the length}. where are you people?
  [location] {what is the fe}.. never mind {the fee}. which place are you in
  [location] {kitna lamba}.. arre chhodo {ghante}. aap ho kahan?
  [location] {when does the}, no, forget {the date}. where do you sit?
  [location] {how long wo}.. skip {that}. in what town is your office
  [location] {how much time does}... ah no not {the time}. where is this institute
  [location] {is there a disc}... drop {it}. whereabouts are you?
  [location] {the hours of}, hmm forget {hours}, from where do you operate
  [location] {how long does @program}... no scrap {that question}. where are you located
  [location] {who teaches}... wait, {teachers} later. which city are you in?
  [curriculum] which topic comes first in @program and which comes at the end
  [curriculum] what's the opening module of @program and what's the closing one
  [curriculum] in @program what do you begin with and what do you finish with
  [curriculum] @program me sabse pehla module kaunsa hai aur aakhri kaunsa
  [curriculum] name the first chapter of @program and the last one
  [curriculum] what is module one in @program and which is the final module
  [curriculum] with which subject does @program open and with which does it close
  [curriculum] the first unit of the @program course and its last unit, which are they
  [curriculum] which of the modules in @program is at the start and which is at the bottom
  [curriculum] from which topic to which topic does @program go
  [tellsAboutSelf] i do rust all day, so?
  [tellsAboutSelf] i fix cars for a living, so what
  [tellsAboutSelf] i write sql from nine to six, well?
  [tellsAboutSelf] cooking is how i earn, and now?
  [tellsAboutSelf] i sell insurance for my bread, so?
  [tellsAboutSelf] scala pays my rent, so then
  [tellsAboutSelf] main kotlin likhta hu roz, toh?
  [tellsAboutSelf] i make my living with swift apps, then?
  [tellsAboutSelf] my trade is plumbing, so?
  [tellsAboutSelf] i've been earning from c sharp for years, so...
  [programs] throw out {the 60 hour beast}, which are still standing
  [programs] kick {the long one} off the menu, who remains in the game
  [programs] {the forty hour giant} goes in the bin, what survives
  [programs] wo {40 ghante wala rakshas} hatao, menu me kaun bacha
  [programs] chuck {that marathon course} out and who's still there
  [programs] if {the heavyweight} leaves the ring who stays in it
  [programs] bin {@program}, who's left on the shelf
  [programs] axe {the hundred hours elephant} from your list, what's alive still
  [programs] ditch {the big fat one} from the lineup, who is remaining
  [programs] cancel {the 80h dinosaur} off the board, what is left on it
  [tellsAboutSelf] i don't lead anybody but i own the firm [audience] is the @program one for me
  [tellsAboutSelf] i have no staff under me but i am the proprietor [audience] is @program meant for me
  [tellsAboutSelf] i never managed people though i am a partner in the practice [audience] would @program be for me
  [tellsAboutSelf] i do not code but i head the design side [audience] is the @program course for someone like me
  [tellsAboutSelf] we are not engineers but we run the plant [audience] is @program for us
  [tellsAboutSelf] i'm not in it, i'm a shop owner [audience] is the leaders thing for me then
  [-] yes or no only, [projects] is there a live project in it
  [-] a simple yes or no please, [certificate] does any course give a certificate
  [-] just yes or no: [refund] can i get the money back
  [-] say yes or no, nothing else, [recordings] are sessions recorded
  [-] only yes or no, [mentor] do all courses come with a mentor
  [-] without a speech, yes or no, [placement] do you place people
  [-] just answer yes or no, [access] do i keep the materials
  [launch] launch timing please, [-] but leave out {the american ones}, india will do
  [launch] when is the session, [-] {the indian time} i don't need, eastern is enough
  [launch] session time for london, [-] {all the other zones} you can keep
  [launch] the time of the launch in pacific only, [-] spare me {the rest}
  [launch] what time is it in gmt, [-] no need of {est and cst}
  [tellsAboutSelf] my cousin never coded. [prerequisites] may she join @program, [coverage] and will she learn to code in it
  [tellsAboutSelf] my father has never written code. [codingNeed] could he sit in @program
  [tellsAboutSelf] my niece did bcom and has never coded, [recommendation] which one for her [register] and how do i put her down for it
  [tellsAboutSelf] my neighbour did ma and knows no programming, [recommendation] which is right for him [register] and how do we enroll him
  [tellsAboutSelf] my son did bsc and has not coded so far, [recommendation] which course for him [price] and what does it cost
  [-] {python} i know already, so not that. [curriculum] what else is there in @program
  [-] {excel} i can do, leave that part. [curriculum] what else is taught in @program
  [-] i know {the basics} so not those. [curriculum] what comes beyond them in the long one
  [tellsAboutSelf] i run a small salon in kochi and know nothing technical. [recommendation] which of your courses would help me use ai there
  [tellsAboutSelf] i have a medical store and no idea of computers. [recommendation] which one would be useful in my shop [duration] and how many hours is it
  [tellsAboutSelf] i am a vice principal. [recommendation] which course would help me bring ai into my school
  [tellsAboutSelf] i own a printing press. [recommendation] which program helps me use ai in my work
  [offTopic] write me a query for my top ten buyers
  [offTopic] write a sql query that joins two tables for me
  [offTopic] solve this regression problem for me
  [offTopic] make me an excel formula for gst
  [offTopic] fix my python loop please
  [offTopic] is it fine to take cough syrup with beer
  [offTopic] is it safe to eat eggs after the date
  [offTopic] can robots fall in love
  [offTopic] can ai tell which share will go up
  [offTopic] will ai take over the world
  [prerequisites] does @program need python
  [prerequisites] does the @program one need excel
  [prerequisites] is @program possible without python
  [codingNeed] if i have never written a script can i still do @program
  [codingNeed] if he has never coded can he still join the @program one
  [-] i have 30 hours. [programs] which two can i do
  [-] i have 25 hours free, [programs] which ones can i take
  [programs] which two could i do in that time
  [programs] which three can i fit
  [-] i got 60 hours, [programs] which of them can i do
  [programs] i do not have much time, maybe 15 hours
  [programs] i don't have many hours, perhaps ten
  [programs] not much time, say 12 hours at most
  [programs] i have very little time, 14 hours maybe
  [tellsAboutSelf] what if my colleague comes along, she is a tester
  [tellsAboutSelf] and if my partner joins me, he is an accountant
  [tellsAboutSelf] what if my assistant comes too, she writes code
  [tellsAboutSelf] suppose my junior comes along, he is an engineer
  [-] we don't want {a training of our own}, [register] just two places for my sister and me in @program. how
  [-] {custom batch} nahi chahiye, [register] just 3 seats for us in @program, how
  [-] not {a corporate training}, [register] only one seat for me in the @program one. how do i
  [-] no {special batch}, [register] simply a place for me and my friend in @program, how
  [coverage] @skill aur project cover hota hai kya @program me, [duration] aur kitne ghante ka hai
  [coverage] strategy aur hiring cover hota hai kya leaders wale me, [price] aur fees kitni
  [coverage] agents aur deployment cover hote hai kya @program me
  [coverage] rag aur finetuning cover hota hai kya isme
  [mode] is it taught in a room where i must come or on my laptop at home
  [mode] is it taught at a place where i go, or on the computer
  [mode] does one come there, or is it on the computer from home
  [mode] is it held where i can sit in, or on zoom from home
  [mode] do i come somewhere for it or do it from my desk at home
  [-] i can give at most 15 hours this month, [programs] so what is possible for me, [codingNeed] and can i do any of it without being a coder
  [-] i can spare ten hours this term, [programs] so what is possible for me
  [-] i have at most 20 hours this quarter [programs] so what can i take
  [-] we can spare 12 hours at most, [programs] what is possible then
  [duration] kindly share total hours of @program [curriculum] and the topics, [-] i have to put it up for approval
  [duration] please tell hours of the leaders course [curriculum] and the subjects, [-] i need it for a note today
  [price] kindly send the fee of @program [curriculum] and the topics, [-] i must show it to my head today
  [duration] share the length [audience] and the target group, [-] i need to put it in a file
  [-] zero coding so far. [codingNeed] can i do @program [coverage] and do you teach @skill in that
  [-] no coding till now. [codingNeed] can i do the app one
  [tellsAboutSelf] i work in a bank, zero coding. [codingNeed] can i do the @program one
  [launch] launch time, [-] but spare me {the european one}
  [launch] launch time please, [-] but leave {the pacific one} out, eastern is enough
  [launch] the session time, [-] but not {the british one}, indian is enough
  [-] first {@program}, then {@program}, now it's @program for good. [register] how do i get in
  [-] i changed my mind again. {first the app one}, now it is @program for good. [register] how do i join
  [-] i dithered between {@program} and @program, it's @program now. [register] how do i get in
  [closeLaunch] i shut the box with decide later, i did not register for anything, did i
  [closeLaunch] i pressed i'll decide later, did i sign up for something by that
  [closeLaunch] closed the popup, i have not signed up for anything have i
  [-] can't do {forty hours}. won't do {leadership}. [programs] so what is left
  [-] won't do {agents}, can't do {forty hours}. [programs] so which
  [classSize] how many of us fit in a class
  [seats] how many of us fit in the bootcamp
  [seats] how many of us can get in at the launch
  [contact] no i do not need the fee list i need to talk to a person of your team
  [contact] no not {the brochure}, i want to talk to someone from your side
  [contact] i don't need {a form}, i need to speak with somebody on your team
  [coverage] do you teach throwing
  [coverage] do you teach glazing
  [coverage] do you teach welding
  [coverage] do you teach centring on the wheel
  [coverage] do you teach pivoting
  [coverage] do you teach plating
  [coverage] do you teach mean and median
  [coverage] i always confuse mode and median, is that taught
  [coverage] i keep mixing up median and average, do you help with that
  [coverage] i always mix up debit and credit, can you help with that
  [-] i went through the page and downloaded {the brochure} also. [price] the fee is written nowhere
  [-] i went through everything and read {the pdf} too. [schedule] just tell the timings
  [-] i have seen the whole site and downloaded {the brochure}. [price] just tell the amount
  [-] have gone through the whole page. [payment] just say how one pays
  [-] other than {@program} [codingNeed] what courses need coding
  [-] apart from {@program} [codingNeed] which courses need code
  [-] besides {@program}, [codingNeed] which of them need programming
  [codingNeed] i do not know python. can i still join @program
  [codingNeed] i don't know sql. may i still take the @program course
  [codingNeed] she does not know java. can she still join @program
  [launch] which day and time is the launch for somebody in boston
  [launch] which date and hour is the session for me in leeds
  [launch] what date and time is the event in india
  [duration] and both together
  [duration] and together with the @program one
  [duration] both together then
  [duration] and with the @program one added
  [duration] and all of them together
  [duration] and the two short ones together
  [audience] should i still take @program
  [recommendation] i am just a clerk in sales, should i still take the leaders one
  [tellsAboutSelf] what if my deputy joins as well, she is a coder
  [tellsAboutSelf] what if my wife comes along, she is a designer
  [duration] do the second and the third take the same time
  [duration] do the first and the last take equally long
  [duration] do both of the short ones last the same
  [duration] does the second take as long as the first
  [tellsAboutSelf] i am a tester with 3 yrs selenium, want to learn how models get deployed. [recommendation] which course [curriculum] and what else is inside it
  [tellsAboutSelf] i am a designer with 6 yrs exp, want to learn how apps talk to a model. [recommendation] which program [curriculum] and what else is in it
  [codingNeed] i dont know java. can i still join the @program course
  [codingNeed] i dont know excel. can i still join @program
  [codingNeed] i dont know r. can i still do the @program one
  [launch] launch time, [-] but spare me {the indian one}, pacific is enough
  [launch] session time, [-] but spare me {the indian one}, gmt will do
  [launch] launch hour, [-] but spare me {the british one}, eastern is enough
  [-] i've changed my mind again. {first app}, {then agents}, now it's business for good. [register] how do i get in
  [-] changed my mind thrice. {first leaders}, {then app}, now it's the agents one for good. [register] how do i join
  [mode] is it taught where one can come, or on a computer at home
  [mode] is it taught where i can go, or on the computer from my room
  [mode] is it given where we can come, or on computer at home
  [-] i can spare at most 15 hours this year, [programs] so what is possible for me, [codingNeed] and could i do any of that without being a coder
  [-] we can spare at most 20 hours this quarter, [programs] so what is possible for us, [codingNeed] and could we do some of that without coding
  [-] without going into {fees and mentors}, [projects] does your company offer real projects or not
  [-] without going into {timings and fees}, [certificate] does your school give certificates or not
  [-] without going into {details}, [recordings] do you record sessions or not
  [-] without going into {mentors and projects}, [placement] does your company place people or not
  [coverage] roi aur roadmap cover hota hai kya leaders wale me, [duration] aur kitne ghante ka hai
  [coverage] agents aur use cases cover hota hai kya isme, [price] aur fees kitni hai
  [-] how long is the... {no forget the hours}. [location] where are you
  [-] what is the... {no leave the fee}. [contact] how do i reach you
  [-] when does the... {no drop that}. [instructors] who teaches
  [tellsAboutSelf] what if my manager comes along, he is a coder
  [tellsAboutSelf] what if a colleague of mine comes along, he is an engineer
  [recommendation] three of us do want code though. which for them
  [recommendation] two of us want to code. which for those
  [register] good. i take the agents, not the managers' one
  [register] fine. i take @program, not the other
  [-] I know what {@program} is about. [summary] And the other two?
  [-] i've understood what {@program} is. [summary] and the rest?
  [-] i already know what the {@program} course is about. [summary] what about the others
  [-] Got what {@program} means. [summary] And the remaining ones?
  [-] we know {@program} inside out. [summary] and the others, what are they about?
  [-] My sister did {@program}, so that I know. [summary] And the others?
  [-] i am clear on what {@program} does. [summary] now the other ones
  [-] {@program} i have read about already. [summary] so the others are about what
  [-] {@program} you explained nicely, [summary] now same thing for the others please
  [-] The idea of {@program} is clear to me, [summary] kindly explain the other two likewise
  [-] no need to describe {@program}, my collegue told me all. [summary] describe the others
  [-] {@program} samajh gaya. [summary] aur baaki dono kya hai?
  [-] ok so i get {@program} now. [summary] the other one is about?
  [-] of {@program} i know everything from your video. [summary] fill me in on the rest
  [start] when do you go live with the new batch?
  [start] when do you kick off?
  [start] when does it go live?
  [start] when are you people going live
  [start] when will you go live for the next lot?
  [start] when do we go live?
  [start] and when does @program go live
  [start] when do you get going?
  [start] on what day do you people open the class
  [start] kab live ja rahe ho
  [start] what day does the ball start rolling
  [start] how long till you go live with @program?
  [start] which week do you lift off
  [start] is it live already or when does it go
  [summary] neither {@program} nor {@program}. details of the third
  [summary] neither {@program} nor {@program}. information on what remains
  [summary] not {@program}, not {@program}. details of the one left
  [summary] neither {@program} nor {@program} please. some details of the other
  [summary] Neither {@program} nor the {@program} course. Describe the remaining
  [summary] no {@program}, no {@program}. particulars of the remaining one
  [summary] neither {the first} nor {the second}. details of the last
  [summary] leave {@program} and {@program}. details of the leftover one
  [summary] {@program} no, {@program} no. tell about the one that remains
  [summary] minus {@program} and minus {@program}, explain the remaining course to me
  [summary] na {@program} na {@program}. jo bacha uski detail do
  [summary] i want neither {@program} nor {@program} explained. just the other, in short
  [summary] skip {@program}, skip {@program}. a few lines on the one not mentioned
  [summary] it's neither {@program} nor {@program} i ask about. what is the other one like
  [programs] is there any program that doesn't need coding but is more than 15 hours long?
  [programs] is there any course that needs no programming and is longer than 8 hours?
  [programs] is there some program without programming but above 20 hours?
  [programs] is there a course which doesn't need Java but runs more than 30 hours
  [programs] any program that does not need programming and still is over 12 hours long?
  [programs] do you have any program that doesn't ask for programming but takes at least 25 hours
  [programs] is there any program that needs programming but is less than 10 hours long?
  [programs] is there any long course, say above 16 hours, that needs no code
  [programs] koi aisa course hai jisme programming nahi lagti par 10 ghante se zyada ka ho
  [programs] got anything code free that is not over in ten hours?
  [programs] looking for something no-code yet longer than a couple of days, exists?
  [programs] which of yours are without programming and still cross 20 hours
  [programs] is there nothing for non coders that goes beyond 10 hours?
  [programs] anything under 18 hours where no programing is asked of us
  [-] I read the full website and opened the pdf also. [price] Fees is not mentioned anywhere. Don't tell me to {register first}, just tell the figure
  [-] i went through the whole site and the brochure also. [price] price is not given anywhere. don't ask me to {fill the form}, just say the amount
  [-] I have gone through all pages and saved the brochure too. [price] Charges are not written anywhere. Don't tell me to {mail the team}, only tell the amount
  [-] I scrolled the whole page twice and downloaded the leaflet. [price] Fee not shown anywhere. Don't send me to {the enroll button}, tell the rupees
  [-] went through whole page, every line. [price] fees is nowhere. dont tell me to {enrol}, just the number please
  [-] I looked in the menu and the brochure and the popup also. [price] Cost is not there. Do not say {enroll now}, simply say how much
  [-] i checked your complete page and took a print of the brochure. [price] amount is not printed anywhere. don't say {contact us}, just tell it
  [price] why is the fee hidden, [-] i read everything top to bottom, downloaded also, [price] just give me the figure without {enrolling}
  [-] poora page padh liya, brochure bhi download kiya. [price] fees kahin nahi likhi. {enroll karo} mat bolo, bas amount batao
  [-] two times i opened the pdf and three times the page. [price] nobody wrote what it costs. no {form first}, straight amount please
  [-] have been on this page half an hour, pdf is also on my phone now. [price] what i can't find is the money part, and don't push me to {sign up} for it
  [-] Your site I have seen from top to foot. [price] There is no price in it. Before any {registration} I want to hear the sum
  [-] Not a single corner of the page I left unread. [price] The rate is missing. Please don't answer with {press the button}, answer with rupees
  [-] i've the brochure open in front of me and the page too. [price] no fees in both. spare me the {enroll link}, what's the damage
  [duration] kindly share total hours of @program course [curriculum] and the modules, [-] i need to send it for sanction today
  [duration] please share total hours of the @program programme [curriculum] and the syllabus, [-] i have to put it up before my director today
  [duration] kindly give number of hours of @program [curriculum] and the topics, [-] it must go for approval by evening
  [duration] kindly share the total time of @program course [curriculum] and the contents, [-] i need to put up a note tomorrow
  [duration] pls send total hours of @program [curriculum] and its topics, [-] boss has to sign it today
  [curriculum] kindly share topics of @program course [duration] and the total hours, [-] I am to submit it for approval now
  [duration] Kindly confirm the hours of @program [curriculum] and subjects covered, [-] file is to be moved today itself
  [duration] request you to tell how many hours @program has in total [curriculum] and what topics, [-] hr wants it on paper by 4
  [duration] i need the hours for @program [curriculum] plus the list of chapters, [-] the committee sits at noon
  [duration] @program ke total ghante batao [curriculum] aur topics bhi, [-] aaj hi approval me dena hai
  [-] for my training request form i need two things, [duration] how many hours is @program all in all [curriculum] and the topic list
  [duration] length of @program in hours [curriculum] and a list of what is taught, kindly, [-] my manager approves only till five o'clock
  [-] Putting up a proposal today, [duration] so please furnish total duration of @program [curriculum] and topics thereof
  [duration] what are the hours [curriculum] and the topics of @program, [-] i must get it cleared by accounts this afternoon
  [duration] {what's the price}.. no wait forget {the price}, first tell me how many hours @program is
  [duration] {what's the fee}.. no hold on, leave {the fee}, first tell me how long @program is
  [duration] {whats the cost of}.. no wait forget {cost}, tell me first how many hours it runs
  [duration] {how much is}.. wait no forget {money}, first say how many hours @program takes
  [duration] {what are the charges}.. actually wait, forget {charges}, first how many hours is the @program one
  [duration] {fees kitni}.. nahi ruko {fees} chhodo, pehle batao @program kitne ghante ka hai
  [price] {how many hours is}.. no wait forget {the hours}, first tell me what's the fee of @program
  [duration] {what does it cost}, hmm no, {cost} later. how many hours does @program need from me first of all
  [duration] {do you give certificate}.. no wait forget {the certificate}, first tell me how many hours @program is
  [duration] {is there emi}, wait, drop {emi}, first thing is how long is @program
  [start] {what's the fee}.. no wait forget {the fee}, first tell me when @program begins
  [curriculum] {how much for}... no no leave {the amount}, tell me first what's inside @program
  [duration] {fee for}- scratch {that}. length of @program in hours first
  [duration] i was going to ask {the fee}.. no wait, first tell me is @program ten hours or more
  [-] two titles say Analyst, [duration] I dont mean {the @program title}. how long is that other one
  [-] two titles say Developer, [duration] i dont want {the @program one}. how long is the other one
  [-] two names have Manager in them, [duration] I don't mean {@program}. how long is that other
  [-] two of the titles say AI, [duration] i dont mean {the @program title}. how many hours is the other
  [-] Two courses say Basics, [duration] I am not meaning {the @program one}. how long does that other one go
  [-] two titles end with Designer, [duration] i do not mean {the @program title}. what length is that other one
  [-] both titles say Developer, [duration] not {the @program title}. how long is the second one
  [-] there are two with Leader in the heading, [duration] {@program} i'm not asking about. that other one takes how long
  [-] You have two that are called something Engineer. [duration] Not {@program}, the one beside it, how many hours?
  [duration] of the two that say Developer leave {@program}, how long is the other
  [-] do title me Developer likha hai, [duration] {@program} wala nahi. dusra kitne ghante ka hai
  [-] two titles say Marketing, [curriculum] i dont mean {the @program title}. what is taught in that other one
  [-] the word Finance comes in two names, [duration] i don't mean {the first name}. that other, how much time does it eat
  [-] two headings look alike, [duration] it isn't {the @program heading} i mean. length of the other please
  [contact] I don't want to {enroll} now only want to ask something to a human. how
  [contact] i dont want to {register} today only want to ask one thing to a person. how
  [contact] I don't want to {sign up} now I only want to talk to somebody. how
  [contact] i am not {joining} now, only want to ask something to staff. how
  [contact] Don't want to {fill the form} now only want to put a question to a real person. where
  [contact] i do not wish to {register} yet just want to ask a person something. how to
  [contact] I don't want {a seat} now only want to ask a doubt to somebody from your team. how
  [contact] abhi {register} nahi karna, bas kisi insaan se kuch poochna hai. kaise
  [contact] not {registering}, only a small query to someone who works there. how do i do that
  [contact] without {enrolling} can i put something before a human being, and how
  [contact] who do i write to, i've no plan to {register}, only a question for one of your people
  [contact] the {enroll button} i don't need now. i need a person to ask something. how
  [contact] before any {form} I just want a word with somebody. tell me how
  [contact] it's not for {registering}, it's only to ask something your bot can't. how do i reach them
  [projects] I need no {certificate}, I need real projects. do you have?
  [projects] i need no {theory}, i need projects. have you got?
  [projects] I want no {certificate}, I want practical work. do you have?
  [projects] i need no {paper}, i need project work. you have it?
  [projects] I need no {placement}, I need live projects. do you have any?
  [projects] we need no {slides}, we need hands on work. do you have?
  [mentor] I need no {certificate}, I need a mentor. do you have?
  [projects] {certificate} nahi chahiye, project chahiye. hai kya?
  [projects] no {certificates} for me, projects yes. available?
  [projects] i have enough {certificates}, what i lack is projects. do you have
  [projects] a {badge} i don't need, something real to build i need. is it there
  [recordings] I need no {notes}, I need recordings. do you have?
  [projects] keep {the certificate}, give me projects. you do have some?
  [projects] Not {marks}, not {certificates}, I need project experience. Do you have that?
  [curriculum] what do you teach besides {SQL}?
  [curriculum] what do you teach besides {Excel} and {Power BI}?
  [curriculum] what else do you teach besides {Python}
  [curriculum] What do you teach besides {prompting}?
  [curriculum] what do they teach besides {@skill}?
  [curriculum] what will you teach me besides {JavaScript}
  [curriculum] what do you teach apart from {Tally}?
  [curriculum] besides {@skill} what all is taught in @program
  [curriculum] {python} aside what do i learn there
  [curriculum] {Python} ke alawa kya sikhate ho
  [curriculum] is it only {python} or what more comes in it
  [curriculum] other than {@skill}, which topics are taught?
  [curriculum] beyond {statistics} what do you get into
  [curriculum] what comes after {Python} in your teaching
  [projects] Without going into {fees and timings}, does your company offer live projects or not?
  [projects] Without going into {teachers and certificates}, does your institute offer real projects or not?
  [projects] without getting into {mentors}, do you people offer live projects or not
  [projects] Without going into {placements and certificates}, does your academy give project work, yes or no?
  [projects] without talking about {access and mentors}, does your firm provide live projects or not?
  [mentor] Without going into {projects and certificates}, does your company offer a mentor or not?
  [projects] without coming to {certificate and all}, is there live project or no
  [projects] leave out {the mentors, the certificate}, say only if live projects are offered
  [placement] Without going into {projects and mentors}, does your company offer placement or not?
  [projects] {mentor aur certificate} me gaye bina batao, live project dete ho ya nahi
  [certificate] without going into {mentors and projects}, does your school give a certificate or not?
  [projects] no speech about {mentors and certificates} please: live projects, yes or no
  [projects] putting {certificates} to one side, can your company say if there are live projects
  [projects] I am not asking on {mentoring or certification}. Do you or do you not have live projects?
  [projects] I don't need a {certificate}, only want to know if there is real project work
  [projects] i dont need {a mentor}, only want to know if there are live projects
  [projects] I don't need {any certificate}, just want to know whether we do real projects
  [projects] I don't want {the certificate}, I only want to know if projects are there
  [projects] i don't care for {certificate}, only tell me if there are actual projects
  [projects] we don't need {certificates}, only want to know are there real industry projects
  [projects] i don't need {a job}, only want to know if real projects are done
  [mentor] I don't need {projects}, only want to know if there is a real mentor
  [projects] {certificate} ki zarurat nahi, bas jaanna hai asli project hai ya nahi
  [projects] the {certificate} can stay with you, what i want to know is if there's anything real to work on
  [recordings] i don't need {notes}, only want to know if there are recordings
  [projects] all i want to know is whether projects are real, {certificates} i've got a drawer full of
  [assessment] I don't need {a certificate}, only want to know if there are exams
  [projects] my only question is about real projects being there or not, {certificate} isn't needed
  [-] I cant come to Pune, [mode] which ones can i still attend
  [-] i cant come to Hyderabad, [mode] which ones can i still do
  [-] I can't travel to Bangalore, [mode] which of them can I still attend
  [-] we cant come to Kochi, [mode] which courses can we still attend
  [-] i cannot come down to Delhi, [mode] what all can i still attend
  [-] I cant come to your city, [mode] which ones can i attend still
  [-] my wife cant come to Mumbai, [mode] which ones can she still attend
  [-] Noida is too far for me, [mode] which ones could i attend without coming
  [-] coming to chennai is out of question, [mode] what is left that i can attend from home
  [-] chennai nahi aa sakta, [mode] kaunse ghar se attend kar sakta hu
  [-] i'm on crutches and not able to come anywhere, [mode] are there ones i can still attend
  [-] since I can't shift to Hyderabad [mode] which of the three would still be open to me over the net
  [-] no way to reach jaipur every week, [mode] can i still attend any of these
  [-] my village has no train, so coming is not possible, [mode] which can be attended all the same
  [schedule] is there any weekend batch [-] because monday to friday i am in college till six [street] and where exactly in pune are you located
  [schedule] is there any sunday batch [-] because monday to saturday i am in shop till nine [street] and where exactly in chennai are you situated
  [schedule] do you have any weekend batch [-] because on weekdays i am in hospital till seven [street] and where exactly in bangalore is your office
  [schedule] is there an evening batch [-] because from nine to five i am in the bank [street] and where exactly in mumbai are you located
  [schedule] any saturday batch [-] as monday to friday i am on site till late [location] and in which city are you located
  [schedule] is there any morning batch [-] because after eleven i am in the clinic till night [street] and whereabouts in hyderabad are you
  [schedule] is there a weekend batch or not [-] since i come back from office at half past eight [street] and which part of kolkata is your place in
  [schedule] weekend ka batch hai kya [-] kyunki mon se fri office aath baje tak hai [street] aur hyderabad me exactly kahan ho
  [street] where exactly in delhi are you located [schedule] and is there any weekend batch [-] because all week i am in the factory till eight
  [schedule] do you hold anything on saturdays and sundays [-] because the other five days my office lets me go only at nine [location] and where are you located
  [schedule] would there be a holiday batch [-] because mon to thu i teach till four [street] and where in coimbatore exactly should one come
  [-] i leave office at eight from monday to friday [schedule] so is there a batch on the weekend [street] and what is the exact place in hyderabad
  [schedule] is a late night batch there [-] because the showroom shuts at ten only [street] and near which landmark in indore are you
  [schedule] can it be only on sundays [-] because six days i drive the school bus [location] and where is it that you are
  [afterRegister] i never got an email after enrolling
  [afterRegister] i never received a mail after registering
  [afterRegister] i never got any mail after signing up
  [afterRegister] i didnt get a mail after registering
  [afterRegister] never got the confirmation after registering
  [afterRegister] i got no mail after registration
  [afterRegister] we never got a message after registering for @program
  [afterRegister] register karne ke baad mail kabhi aaya hi nahi
  [afterRegister] no mail came after i sent the form
  [afterRegister] after registering there was no mail to me
  [afterRegister] i enrolled but a mail never came, should one come?
  [afterRegister] inbox empty after registering
  [afterRegister] was i supposed to get a mail after registering, i never got it
  [afterRegister] i sent your form yesterday and not a single mail since
  [brochure] I have not {enrolled} yet I only want to see the brochure first. where
  [brochure] I have not {registered} yet I just want to read the pdf first. where is it
  [brochure] i have not {signed up} yet i only want the brochure first. from where
  [brochure] I did not {register} yet I only want to look at the leaflet first. where
  [brochure] i am not {registering} yet i only want to see brochure. where to get
  [brochure] I haven't {paid} or {joined} yet I only want to see the booklet first. where
  [brochure] i have not {applied} yet i want to go through the brochure first. how
  [brochure] abhi {register} nahi kiya, pehle brochure dekhna hai. kahan
  [brochure] {registration} comes later, brochure first. where do i find it
  [brochure] before i {register} i'd only like to see your brochure, where is it kept
  [brochure] not {registered}. only looking for the pdf to read at home. where
  [demo] I have not {registered} yet I only want to see one class first. where
  [brochure] my father has not let me {register} yet he only wants to see the brochure first. where can he
  [brochure] where's the brochure, i only want that, i've not {enrolled} in anything so far
  [closeLaunch] i closed the window with i'll decide later, i didnt register for anything did i?
  [closeLaunch] i closed the popup with i'll decide later, that didnt enrol me anywhere did it?
  [closeLaunch] I shut the pop up with decide later, I have not signed up for something have I
  [closeLaunch] i pressed i'll decide later on the popup, i didnt book anything did i?
  [closeLaunch] i closed that box with i'll decide later, nothing got registered did it
  [closeLaunch] my mother closed the popup with i'll decide later, she didn't sign up for anything did she?
  [closeLaunch] i clicked away the popup with the decide later thing, i am not put down for anything am i?
  [closeLaunch] i tapped later on the big window by accident, have i agreed to something now?
  [closeLaunch] popup ko i'll decide later se band kiya, kuch sign up to nahi ho gaya na?
  [closeLaunch] does pressing i'll decide later commit me to anything, i just wanted it gone
  [closeLaunch] that announcement i dismissed with decide later, tell me i'm not enroled in anything
  [closeLaunch] hope closing the popup with i'll decide later didn't register me?
  [closeLaunch] i chose decide later, did that put my name somewhere
  [closeLaunch] closed it with the later button, no obligation from that, right?
  [recommendation] As a bank clerk, what should I take? [coverage] And does it touch on data protection?
  [recommendation] As a government teacher, what should I take? [coverage] And does it touch on ethics of AI?
  [recommendation] As a police officer, what should I choose? [coverage] And does it touch on privacy of people?
  [recommendation] As a municipal employee, what should I take? [coverage] and does that one touch on data security
  [recommendation] As a lawyer, what should I pick? [coverage] And does it touch on privacy law?
  [recommendation] as a hospital administrator, what should i take [coverage] and does it touch on privacy of patient data?
  [recommendation] As a tax officer, which one should I take? [coverage] And does it deal with confidentiality of data?
  [recommendation] what would you give a librarian? [coverage] and does it go into copyright and privacy
  [recommendation] being in the railways, what do I take? [coverage] does it also speak about safe handling of data
  [recommendation] sarkari naukri me hu, kaunsa lu? [coverage] aur usme data privacy ka kuch aata hai?
  [recommendation] i'm an hr manager, so what should i go for? [coverage] and is employee data privacy touched on in it?
  [recommendation] As a civil servant I should take which course? [coverage] And are there lessons on governance of data?
  [recommendation] for a journalist like me, what fits? [coverage] and does it touch upon fake news
  [recommendation] what should I take as a panchayat secretary? [coverage] And is anything in it about keeping citizens' data private
  [launch] which date and time is the launch for someone in Dubai
  [launch] which date and time is the launch for somebody in London
  [launch] what date and time is the launch for people in Toronto
  [launch] which day and time is the bootcamp for someone in Singapore
  [launch] which date and hour is the launch session for one who sits in Sydney
  [launch] on which date and at what time is the launch for a person in Boston
  [launch] which date and time is the event for someone here in Nairobi
  [launch] what is the launch time in houston, and which date
  [launch] at what time and on what date would i in berlin see the launch
  [launch] launch ki date aur time kya hai dubai walo ke liye
  [launch] for those of us in california, the launch falls on which date and time
  [launch] if i am in tokyo the launch session comes at what hour, what date
  [launch] convert the launch date and time for my brother in new jersey please
  [launch] when is that popup bootcamp by melbourne clock, date and time
  [instructors] never mind the {fees}, are the teachers actually from industry?
  [instructors] never mind the {topics}, are the trainers really from industry?
  [instructors] never mind {the certificate}, are the teachers actually working people?
  [instructors] forget {the syllabus}, are the instructors actually from companies
  [instructors] never mind {the projects}, are the people who teach actually from the industry?
  [instructors] never mind the {course outline}, do the faculty actually come from industry?
  [instructors] never mind {what is taught}, is the teacher actually from a tech firm
  [instructors] {syllabus} chhodo, teacher sach me industry se hai kya?
  [instructors] {curriculum} doesn't bother me, who is teaching, actual practitioners or professors
  [instructors] leave aside {the modules}. have your teachers ever worked in industry?
  [instructors] i can read {the syllabus} myself, what i ask is are the trainers industry people
  [projects] never mind the {syllabus}, are the projects actually from industry?
  [instructors] the {contents} look fine, never mind them, but are these teachers truly from the field
  [instructors] {syllabus} aside, does somebody with industry years really stand in front of us
  [codingNeed] Of the two short ones, which has no coding in it?
  [codingNeed] Of the two ten hour ones, which has no programming in it?
  [codingNeed] of the two shorter courses, which one has no programming
  [codingNeed] Of the three, which has no programming at all?
  [codingNeed] of the two small ones, which is without code?
  [codingNeed] Out of the two short courses, which has programming in it?
  [codingNeed] of those two, which has no python in it to write
  [codingNeed] among the short ones is there one with no programming in it
  [codingNeed] do dono chhote course me se kisme coding nahi hai
  [codingNeed] between the pair of quick ones, which spares me the code
  [codingNeed] the two that last ten hours, which of them is free of programming?
  [codingNeed] Of @program and @program, which has no programming in it?
  [codingNeed] which of the brief ones won't have us writing programs
  [codingNeed] in which of the two short ones does nobody have to programme?
  [projects] does the @program course have project work [mentor] and a mentor or are those for the developers
  [projects] does the @program course have projects [mentor] and a mentor or are those only for the coders
  [projects] does @program have live project work [mentor] and mentoring or are those just for the techies
  [projects] does the @program one have any project [mentor] and a guide or is that for the programmers
  [projects] do managers in @program get project work [mentor] and a mentor or are those for the engineers
  [mentor] does the @program course have a mentor [projects] and project work or is all that for the long course
  [projects] is there project work in @program [mentor] and a mentor too or do only coders get these
  [projects] @program me project [mentor] aur mentor milta hai ya wo sirf coders ke liye hai
  [projects] would a leader also do projects [mentor] and be given a mentor or is that just for the technical lot
  [mentor] mentors [projects] and projects, does @program come with them too or are they kept for the developer courses
  [projects] will my director do a project in @program [mentor] and have a mentor, or do those belong to the coding courses
  [projects] does the short course include practical work [access] and study material or are those for the long one
  [projects] are projects part of @program [mentor] and is the mentor as well, or only for those who write code
  [projects] does the @program course have real projects [certificate] and a certificate or are those for the others
  [prerequisites] So one does not need Python for the @program course, am I right?
  [prerequisites] So one does not need SQL for the @program course, am I right?
  [prerequisites] So I don't need Java for the @program course, correct?
  [prerequisites] so nobody needs Python for @program, am i right
  [prerequisites] So one doesn't need maths for the @program one, am I right?
  [prerequisites] so we do not need statistics for the @program course, isn't it?
  [prerequisites] So she does not need Excel for @program, am I right?
  [prerequisites] then python is not needed for the @program course, right?
  [prerequisites] matlab @program ke liye python nahi chahiye, sahi na?
  [prerequisites] if i got it right no python is required for @program?
  [prerequisites] one can enter @program without @skill, that is so, yes?
  [prerequisites] So there's no need to know Linux before @program, did I understand well
  [prerequisites] python isn't a must for @program, tell me if i'm wrong
  [prerequisites] I take it that @program expects no @skill from people, true?
  [mode] Is it taught where I can come, or on laptop from home?
  [mode] Is it taught in a place where I can sit, or on computer at home?
  [mode] is it taught where we can go, or on the phone from home
  [mode] Is it taught in a room, or on the screen from home?
  [mode] is @program taught somewhere I can come to, or on computer from my house?
  [mode] are they taught where one can come, or on a computer from home?
  [mode] Is this given in a hall where I come, or by internet from home?
  [mode] does one come to you for it or does one sit at home before the computer
  [mode] wahan aana padta hai ya ghar se computer pe hota hai?
  [mode] do i put on shoes and come or do i stay on my sofa with the laptop
  [mode] Is the teaching done with all of us in one room, or each at his own pc?
  [mode] do you teach in a building i can walk into or only through a screen
  [mode] will she learn at your place, or from our home by computer?
  [mode] is it the kind where i come and sit, or the kind on the computer
  [recommendation] I can spare at most 15 hours this month, so what is possible for me, [codingNeed] and could I do any of that without being a coder?
  [recommendation] I can spare at most 10 hours this quarter, so what is possible for me, [codingNeed] and can I do it without being a developer?
  [recommendation] I can give at most 20 hours this year, so what would be possible for me, [codingNeed] and could I do some of that without programming?
  [recommendation] i can spare no more than 12 hours till diwali, so what is possible for me, [codingNeed] and could i manage that without being a programmer
  [recommendation] She can spare at most 14 hours this term, so what is possible for her, [codingNeed] and could she do any of that without being a programmer?
  [recommendation] I have at most two weekends this quarter, so what is feasible for me, [codingNeed] and would I have to be a programmer for it?
  [recommendation] we can spare at most 11 hours each, so what suits us, [codingNeed] and could we do any of it as non programmers?
  [recommendation] my budget of time is a dozen hours, what do you see for me in that, [codingNeed] and must i be able to code for it
  [recommendation] is quarter me bas 12 ghante nikal sakta hu, mere liye kya sahi hai, [codingNeed] aur kya bina coding ke ho jayega?
  [recommendation] With ten free hours at best before my leave ends, which would you give me, [codingNeed] and is any of it doable for one who never wrote code?
  [recommendation] i can spare thirty hours, not one more, so what's in reach for me [codingNeed] and does any of that go without programming knowledge
  [recommendation] twelve hours is the ceiling my boss gave, so which one for me, [coverage] and would I learn @skill in that?
  [recommendation] given 12 hours at most, what could somebody like me take up, [prerequisites] and could I do it without a degree?
  [recommendation] hardly 12 hours i can squeeze out, so what do you advise me, [codingNeed] and i'm no programmer, does that rule it out?
  [tellsAboutSelf] i work in a medical shop in gaya, [codingNeed] zero coding. can i do the @program one [coverage] and do u teach python in that
  [tellsAboutSelf] i work in a mobile shop in bhagalpur, [codingNeed] no coding. can i do @program [coverage] and do you teach python in it
  [tellsAboutSelf] i work in a petrol pump in ballia, [codingNeed] zero coding. can i do the @program course [coverage] and do u teach java in that
  [tellsAboutSelf] i work at a photo studio in nashik, [codingNeed] zero programming. can i join the @program one [coverage] and is @skill taught in that
  [tellsAboutSelf] i run a cyber cafe in motihari, [codingNeed] coding nil. can i do the @program one [coverage] and do u teach sql in that
  [tellsAboutSelf] i sit in a saree shop in surat, [codingNeed] never coded. is @program ok for me then [coverage] and do they teach python there
  [tellsAboutSelf] my brother works in a garage in patna, [codingNeed] zero coding. can he do the @program one [coverage] and do u teach him python in that
  [tellsAboutSelf] i repair phones in siliguri, [codingNeed] not a line of code in my life. would @program work [coverage] and does it have python inside
  [tellsAboutSelf] mobile ki dukaan me kaam karta hu, [codingNeed] coding bilkul nahi aati. @program kar sakta hu [coverage] aur usme python sikhate ho?
  [tellsAboutSelf] i'm a receptionist in ajmer, [codingNeed] zero coding. can i take @program [certificate] and do u give certificate in that
  [tellsAboutSelf] am a ticket clerk in kanpur, [codingNeed] i know no coding so can i still do the @program thing [coverage] and will u teach me @skill in there
  [tellsAboutSelf] i do billing in a hardware store, [codingNeed] coding knowledge zero. possible for me to do @program [duration] and how many hrs is that
  [tellsAboutSelf] i keep accounts for a sweet shop in ujjain, [codingNeed] can i do the @program one with zero coding [coverage] and is python part of that
  [tellsAboutSelf] i drive for a courier in ranchi, [codingNeed] coding i dont know at all. will @program be possible [coverage] n do u start with python in that
  [schedule] is there any night batch [-] because monday to friday i am on duty till seven [street] and where exactly in secunderabad are you located
  [schedule] is there any weekend class [-] because monday to friday i am in court till five [street] and where exactly in chandigarh are you people located
  [schedule] is there any weekend batch for @program [-] because whole week i am in office till nine [street] and where exactly in nagpur are you
  [schedule] is there some weekend batch [-] because mon to fri i'm at my desk till eight thirty [street] and exactly where in lucknow is your center
  [schedule] have you a weekend batch [-] because tuesday to friday i am travelling for work [street] and where exactly in vizag do you sit
  [schedule] is there a batch after eight [-] because till then i am in office monday to friday [location] and where are you based
  [schedule] do weekend batches exist [-] because my husband is in the plant all week till ten [street] and where exactly in bhopal is it located
  [schedule] is there something on saturdays [-] because weekdays go in office until late [street] and what's the address in hyderabad
  [-] office keeps me till eight all five days [schedule] so any weekend batch [street] and whereabouts exactly in kochi are you
  [schedule] shanivaar itvaar ka batch hai kya [-] kyunki baaki din dukaan pe rehta hu [street] aur jaipur me kis jagah ho
  [schedule] are there weekend timings [-] because till eight i can't move out of office [otherCity] and have you some place in gurgaon too
  [schedule] would sunday alone be possible for a batch [-] because i do night duty the other days [street] and at which spot in trichy are you located
  [schedule] which batch is on the weekend [-] because from monday i am away till friday night [street] and tell the exact locality in hyderabad where you are
  [schedule] is there any early batch [-] because i open the pharmacy at nine [mode] and is it online
  [location] {how long is the}... no forget {the length}. where are you?
  [location] {how much is the}... no forget {the money}. where are you?
  [location] {how many hours is}... no leave {the hours}. where are you people?
  [location] {when does the}... no forget {the date}. where are you located?
  [location] {how long does}... no, forget {the time}. which city are you in?
  [location] {what is the fee}... no forget {the fee}. where do you sit?
  [location] {how long are the}... no never mind {hours}. where is your institute
  [location] {kitne ghante ka}... nahi {ghante} chhodo. aap kahan ho?
  [duration] {where is the}... no forget {the place}. how long is it?
  [location] {is there a}... ah drop {that}. where on the map are you
  [location] {how long is}.. hmm no {hours} don't matter. first, where are you?
  [contact] {how long is the}... no forget {the hours}. how do i reach you?
  [name] {how many hours}... no forget {the hours}. who are you, which institute?
  [location] i wanted to ask {the hours}... no, not {that}. from where do you operate?
  [curriculum] which module is first in the @program course and which one is the last
  [curriculum] which topic is first in the @program course and which one comes last
  [curriculum] which chapter is first in @program and which is last
  [curriculum] which unit comes first in the @program course and which one at the end
  [curriculum] which subject is first in @program and which one is second
  [curriculum] what module is first in the course and what one is last
  [curriculum] which lesson is the opening one in @program and which one closes it
  [curriculum] @program course me pehla module kaunsa hai aur aakhri kaunsa
  [curriculum] what does @program open with and what does it finish with
  [curriculum] first module of @program and last module, which are they
  [curriculum] in @program what is module one and what is module five
  [curriculum] with which topic do we begin in @program and with which do we close
  [curriculum] name the first topic of @program and the last one
  [curriculum] how do the modules go in @program, which is first and which is after that
  [tellsAboutSelf] i don't manage anybody, i write java for a living. [programs] the {@program} thing is not me. what is?
  [tellsAboutSelf] i don't lead anyone, i test software for a living. [programs] the {@program} one is not me. what is?
  [tellsAboutSelf] i don't code, i sell insurance for a living. [programs] the {@program} thing is not me. so what is?
  [tellsAboutSelf] i don't run a company, i write rust all day. [programs] {@program} is not me. what else is?
  [tellsAboutSelf] i manage nobody, i draw maps for a living. [programs] the {@program} stuff is not me. what is then
  [tellsAboutSelf] i don't supervise people, i do php for a living. [programs] {@program} isn't me. which is?
  [tellsAboutSelf] i don't write code, i run a bakery. [programs] the {@program} course is not mine. what is?
  [tellsAboutSelf] no team under me, i maintain cobol. [programs] {@program} is not my thing. what's left?
  [tellsAboutSelf] kisi ko manage nahi karta, main code likhta hu. [programs] {@program} mera nahi. to kya hai?
  [tellsAboutSelf] i'm nobody's boss, just a linux admin. [programs] so not {@program}. what is there instead?
  [tellsAboutSelf] i teach kids for a living, i don't build software. [programs] {@program} isn't for me. and what is?
  [tellsAboutSelf] i don't hold budgets, i write firmware. [programs] that {@program} is for somebody else. what have you got otherwise
  [tellsAboutSelf] we don't lead, we type c++ from nine to six. [programs] {@program} is out. what is in?
  [tellsAboutSelf] i report to five managers and manage none, scala is my bread. [programs] scratch {the @program thing}. what else is there
  [tellsAboutSelf] i write java for a living, so?
  [tellsAboutSelf] i write kotlin for a living, so
  [tellsAboutSelf] i draw houses for a living, so?
  [tellsAboutSelf] i fix engines for a living, so what
  [tellsAboutSelf] i sell phones for a living, so?
  [tellsAboutSelf] i do payroll for a living, so?
  [tellsAboutSelf] we write php for a living, so?
  [tellsAboutSelf] i earn my bread with c++, well?
  [tellsAboutSelf] my son writes go for a living, so?
  [tellsAboutSelf] i type legal notices all day, so?
  [tellsAboutSelf] main rust likhta hu roz, to?
  [tellsAboutSelf] go and rust pay my rent, so?
  [tellsAboutSelf] i clean data for a living, and?
  [tellsAboutSelf] swift is what i live off, so then?
  [programs] scrap the {40h beast} from the menu, who's left standing
  [programs] scrap the {30h monster} from the list, what's left standing
  [programs] drop the {40 hour giant} from the menu, who's still standing
  [programs] scrap {the long monster} from your menu, what is left
  [programs] scrap the {ten hour ones} from the menu, who's left standing
  [programs] strike the {60h elephant} off the menu, who is left in the ring
  [programs] throw the {@program} monster off the menu, who's left
  [programs] kick {@program} out of the team, who is still on the field
  [programs] bin the {40h marathon}, what survives?
  [programs] {40 ghante wala} menu se hatao, kaun bacha
  [programs] cross out {the big one}, which remain on the board
  [programs] erase {@program} from the card, what dishes are left
  [programs] take {the heavyweight} out, who else is fighting
  [programs] with the {40h whale} out of the pond, what still swims
  [whoSees] can any visitor of the page look up who else has enrolled
  [whoSees] is the list of people who registered open to the likes of me
  [whoSees] could somebody who just comes to the site see my entry
  [whoSees] do other visitors see that i signed up
  [whoSees] who all at your side can open what was sent with the form
  [whoSees] can a stranger on your website read the registrations
  [whoSees] may anybody see the names of those who filled the form [duration] and how long is @program
  [whoSees] are the entries visible to the public
  [otherPeople] has my colleague Arun enrolled with you
  [otherPeople] give me the numbers of the others who joined
  [otherPeople] tell me who registered yesterday
  [otherPeople] what did the last visitor ask you
  [dataUse] you don't sell my data to other companies do you
  [dataUse] hope you are not passing our numbers to other firms, are you
  [dataUse] you aren't giving my mail to any marketing company, right
  [dataUse] my details won't go to third parties will they
  [dataUse] you do not trade people's numbers do you [start] and when do you start
  [dataUse] nobody else gets my address from you, correct
  [dataUse] tell me you don't share this with loan people
  [dataUse] aap log number kisi aur company ko nahi dete na
  [-] {no not that}. [start] i asked about the start date
  [-] no no, {not this}. [price] i asked about the fees
  [-] {not that}. [duration] i was asking the hours
  [-] that is {not what i asked}. [curriculum] i asked what is taught
  [-] arre {ye nahi}. [certificate] maine certificate ka pucha tha
  [-] no, {i don't mean that}. [seats] my question was the seats
  [-] {wrong answer}. [start] i said when does it begin
  [-] you misunderstood. [brochure] i asked for the brochure
  [duration] {not who it's for}, how long it is
  [price] {not what it teaches}, what it costs
  [audience] {not how long it is}, who it is for
  [curriculum] {not when it starts}, what is in it!
  [start] {not the hours}, the start date!!
  [curriculum] apart from {@program}, what do the programs teach
  [curriculum] leaving {@program} aside, what is taught in the rest
  [curriculum] except {@program} what do your courses cover
  [curriculum] other than {@program}, which topics do the others have
  [curriculum] {@program} chhod ke baaki sab ka syllabus batao
  [curriculum] {@program} ke alawa baaki courses me kya kya sikhate ho
  [curriculum] besides {@program} what would i learn in the other ones
  [curriculum] minus {@program}, give the topics of the rest
  [curriculum] barring {@program}, topics of everything please
  [audience] apart from {@program}, who are the programs for
  [audience] leaving out {@program}, whom are the others meant for
  [duration] {@program} hata ke baaki kitne ghante ke hain
  [location] and it's in hyderabad right
  [location] so you are in india, correct
  [location] its in bangalore only na
  [location] the company sits in hyderabad, no?
  [duration] 20 hours in all for @program, right? [location] and you are based in mumbai right
  [location] your place is in delhi right [price] and the fee
  [seats] what is the total seats
  [seats] total seats kitne hain
  [seats] how much is the total number of seats
  [seats] total no of seats pls
  [accreditation] is the certificate recognised by the state [seats] and what are the total seats
  [seats] what's the seat total [start] and the date
  [company] i'd also love to know who is behind the company
  [company] who are the people behind this firm
  [company] who stands behind your outfit, which founders
  [coverage] do you cover @skill? [company] i would like to know who owns the company too
  [partners] which companies do you do the projects with
  [partners] who are those industry partners, names please
  [enterprise] we are 14 people in a logistics company and want something tailor made, how to go about it
  [enterprise] our office of 30 wants a training made for us, how do we proceed
  [enterprise] need a private batch for my staff of 9, what is the way
  [enterprise] twenty accountants here want their own program, whats the procedure
  [enterprise] custom training for our hospital team chahiye, kaise karein
  [enterprise] my firm would like a course cut to our needs. how does one set that up
  [enterpriseMail] what should i mention in the mail when asking for an enterprise programme? what subject line does it carry
  [enterpriseMail] what goes into the draft for companies and which subject
  [enterpriseMail] what do i write when we ask for our own program, and under what subject
  [enterpriseMail] which points must the company mail have
  [enterpriseMail] what all to put in the enquiry mail for a team
  [formLocked] it wont let me press submit, name email all filled. what did i miss
  [formLocked] all boxes filled, mail name number, still cant press the button. what is missing
  [formLocked] i typed name and email and everything and submit stays dead, what now
  [formLocked] everything entered but no submit happens, what else does it want
  [formLocked] sab bhar diya naam email number phir bhi button band hai
  [afterRegister] confirmation mail aaya nahi
  [afterRegister] confirmation mail aaya nahi, [start] aur class kab se hai
  [afterRegister] i didn't get any confirmation email
  [afterRegister] i already filled the form yesterday no reply yet what now
  [afterRegister] filled your form three days back, nobody wrote. what now
  [afterRegister] registered on monday and silence since. now what [support] is there any group i can join meanwhile
  [afterRegister] submitted last night, no response, what should i do
  [unsaid] what happens if i don't reply after registering
  [unsaid] what if i ignore your call after i register
  [unsaid] and if i sign up and then never answer
  [formFields] if i dont have a phone number can i still fill the form
  [formFields] i own no phone, can i send the form anyway
  [formFields] is the form possible without a phone number
  [formFields] no mobile with me, will the form go without it
  [formFields] mere paas phone nahi hai, form bhar sakti hu kya
  [duration] {no brochure, no links}, just the hours of each course
  [duration] {no pdf no story}, only how long each one is
  [price] {no brochure} please, just the fee
  [start] {launch session nahi}, normal cohort kab start hoga
  [start] {launch wala nahi}, regular batch ki date batao
  [start] {not the launch}, when does the usual batch begin
  [launch] {not the cohort}, the launch session time please
  [launch] apart from {certification} what are the launch highlights
  [launch] besides {mentors}, what are the highlights of the bootcamp
  [launch] what else is in the launch other than {certification}
  [tellsAboutSelf] i manage a bakery chain. [codingNeed] no programming please. [recommendation] which course is it, [price] and roughly what does it cost
  [tellsAboutSelf] i run a school canteen, [recommendation] which course is it then
  [recommendation] so which course is it for me
  [recommendation] and which course would that be, for somebody like me
  [recommendation] for a clinic owner which program is it [register] and how do i get in
  [launchProgram] that bootcamp in august, which program is that
  [launchProgram] i heard about a bootcamp starting in august. which program is that [seats] and how many seats does it have
  [launchProgram] the pop up thing, which course of yours is it
  [launchProgram] which of your courses is being launched
  [duration] can you tell me the duration of @program as well as [phone] the phone number of your team
  [price] give me the fee as well as [start] the date
  [curriculum] i need the syllabus as well as [contact] your email id
  [duration] hours of @program as well as [price] its price
  [mentor] is there a mentor as well as [certificate] a certificate
  [codingNeed] is @program for me if i never coded [recommendation] and if not which one is
  [codingNeed] can i do @program without coding [recommendation] and if not which one can i do
  [audience] is @program right for a nurse [recommendation] and if not, which is
  [audience] would @program suit me as a baker [recommendation] if not then which
  [coverage] does @program talk about @skill and also about leading a team
  [coverage] does @program deal with budgets and also with running a team
  [coverage] does the course speak of risks and of managing people as well
  [contact] need contact
  [contact] need contact. [curriculum] need syllabus of @program
  [contact] contact pls
  [contact] want your contact, [price] want the price
  [contact] contact details required [start] and date of start
  [curriculum] what is covered in those hours
  [duration] can i finish @program in one weekend, [curriculum] and what is covered in those hours
  [curriculum] what all comes in that much time
  [curriculum] how are those hours filled
  [phone] how do i reach you by phone
  [phone] how do i reach you by phone, [codingNeed] and is @program meant for non technical people
  [phone] can i reach somebody on phone
  [phone] by phone how do i get you
  [coverage] what does @skill belong to
  [coverage] under which course does @skill fall, [projects] and does that course include projects
  [coverage] @skill belongs to which program
  [coverage] @skill comes under what
  [tools] is gemini api free for students
  [tools] are the openai keys free for us
  [coverage] @skill is in which course? [tools] and is the chatgpt api free for learners
  [launchProgram] who is the launch bootcamp for
  [tellsAboutSelf] i'm a doctor, 52, never coded in my life, but curious. [prerequisites] do i need a maths background? [start] how soon does the next cohort begin
  [tellsAboutSelf] i am a tailor of 45 and curious. [prerequisites] is any degree needed [start] and when is the next batch
  [tellsAboutSelf] both me and my wife want to join; i'm a welder, she runs a boutique. [recommendation] what fits each of us [register] and do we need two forms
  [register] do two people need two forms
  [register] for three of us is one form enough
  [register] one form for me and my brother or one each
  [tellsAboutSelf] my son is in 12th, he wants to learn @skill, [recommendation] which course is that [prerequisites] and can he join
  [contact] whats the email to ask about @program [curriculum] and what does the course cover
  [contact] which mail id for questions on @program [duration] and how long is it
  [contact] where do i write with a question about @program [price] and what is the fee
  [benefits] what does that third advantage mean on your page
  [offTopic] good biryani place near your office?
  [offTopic] any nice cafe close to your centre
  [offTopic] which metro goes to the airport from there
  [offTopic] best dosa around your building
  [houseRules] is there a dress code
  [houseRules] what is the dress code
  [tellsAboutSelf] i manage a team of devs not coding myself [recommendation] so which course [summary] and what is it about [register] and how to register
  [tellsAboutSelf] i lead testers but write no code, [recommendation] so which one [register] and how do i sign up
  [offTopic] which is the longest river of chile?? fast
  [offTopic] whats the deepest lake in russia, quick quick
  [offTopic] which is the second highest peak of nepal?? tell soon
  [offTopic] name the biggest desert of africa, hurry up my kid has a test
  [offTopic] which is the oldest bridge in prague?? im in a quiz
  [offTopic] which is the smallest state of australia pls fast
  [offTopic] highest waterfall of venezuela?? hurry [programs] and what all courses have you
  [offTopic] which volcano of ecuador is the tallest, be quick
  [-] my son is asking, [offTopic] which is the largest island of indonesia?? [duration] also how long is @program
  [duration] hi, is @program six hours weekly or is that the total
  [duration] hello, are the twenty hours per week or for the whole of it
  [duration] hey is the leadership one 12 hours a week or 12 all in all
  [duration] hi, those eight hours of @program, is it every week or overall
  [duration] good evening, is the managers course fifteen hours a month or is that the full thing
  [duration] hi the 30 hrs on your page, weekly or altogether
  [duration] is @program five hours per week or five and finished [price] and the fee is how much
  [duration] sir, ten hours you wrote, har hafte ya total
  [duration] hi, is the short course four hours daily or is that the sum of it
  [programs] I'd rather have something without {robots}
  [programs] I'd prefer one without {@skill}
  [programs] i'd rather take something that has no {coding} in it
  [programs] I would rather learn something without {chatbots}, what is there
  [programs] rather something with no {statistics} please
  [programs] me, i'd rather have a course without {@skill} [price] and what do those cost
  [programs] i'd sooner have something without all those {agents}
  [programs] we'd rather have one that leaves out {python}
  [programs] I'd like something other than {@program}, without {the maths}
  [recommendation] so my two sisters could sit in the same one?
  [recommendation] then both my cousins could take the same course?
  [recommendation] so my wife and her boss can do one and the same?
  [recommendation] so the accountant and the designer could both be in the same one
  [audience] so @program would be right for both of my friends?
  [recommendation] which means my brother and i could go into the same one, yes? [price] and what would it cost for two
  [recommendation] so the three of my colleagues could sit together in one course
  [audience] so is @program then for the nurse as well as for the lawyer
  [recommendation] ok so one course could do for both my nephews?
  [duration] and the two of them together?
  [duration] how long are @program and @program, both together
  [duration] both combined how many hours
  [duration] ok and both, one after the other, how long?
  [duration] all three together then?
  [duration] the pair of them in all, hours i mean
  [duration] dono milake kitne ghante
  [duration] how long is @program [duration] and both together?
  [-] so @program is that long, [duration] and the two put together? [price] and the fee for the two
  [summary] the one that begins from zero then. tell me more
  [summary] the one which starts from scratch then, say more
  [summary] that one for beginners then. tell me about it
  [summary] the longer one then. describe it a bit
  [summary] the one with @skill in it then. tell me more [price] and the price
  [summary] ok the one that needs no coding. more on that please
  [summary] the easiest one then, what is it all about
  [summary] the one that goes from the very basics, thoda aur batao
  [summary] @program then. tell me more
  [register] ok the second then. sign me up
  [register] fine the last one. put me down for it
  [register] alright the first it is. enrol me
  [register] ok @program then. sign me up please
  [register] the cheaper one then, i want to join
  [register] done, the third. book my seat [payment] and can i pay by upi
  [register] theek hai pehla wala, mera naam likh do
  [register] ok the short one then, register me
  [register] hmm not {the first}, the second then. sign me up
  [mentorTimes] can I talk to them every day
  [mentorTimes] can i meet them each week
  [mentorTimes] could we speak with our mentor daily
  [mentorTimes] can I call them every evening or only sometimes
  [mentorTimes] may i speak to the mentors on all days
  [mentorTimes] do i get to see them each saturday
  [mentorTimes] can i ping my mentor each night [mentor] and is it one mentor for me alone
  [mentorTimes] roz baat kar sakte hain kya mentor se
  [mentorTimes] can my brother speak to his mentor every other day
  [prerequisites] does the marketing one need sql
  [prerequisites] does the data one need excel
  [prerequisites] does the @skill one need java
  [prerequisites] does the finance one require statistics
  [prerequisites] does the analytics course need any maths
  [prerequisites] do i need r for the analytics one
  [prerequisites] the design one, does it need figma [duration] and how long is it
  [prerequisites] does the second one need linear algebra
  [prerequisites] will the analytics one want python from me beforehand
  [audience] so i must be a manager to join any of your courses, right?
  [audience] so one has to be a developer to get into any of these, no?
  [audience] so only engineers can join your programs, right?
  [audience] so i have to be a scientist to do @program, is it
  [audience] so i need to be from it to take any of your courses, correct?
  [audience] then my aunt must be an engineer to join @program, right? [price] and what is the fee
  [audience] matlab engineer hona padega aapke kisi bhi course ke liye, right?
  [audience] so it is just for techies, all your courses, am i right
  [audience] so one must run a company to come to @program, yes?
  [prerequisites] does @program need python?
  [prerequisites] does @program need @skill?
  [prerequisites] does @program require sql
  [prerequisites] @program needs javascript?
  [prerequisites] will i need java for @program
  [prerequisites] does @program need python or is excel enough
  [prerequisites] is python needed in @program beforehand [start] and when does it start
  [prerequisites] python aana chahiye kya @program ke liye
  [prerequisites] does @program need statistics and that sort of thing?
  [prerequisites] I am 52, is it too late
  [prerequisites] i'm 61, too old for this?
  [prerequisites] I am 38 already, has the train left
  [prerequisites] my father is 66, is it too late for him
  [prerequisites] im 17, is it too early
  [prerequisites] I am 45 is it late to start @program
  [prerequisites] turning fifty in may, am i too late [duration] and how long would it take me
  [prerequisites] meri umar 49 hai, der ho gayi kya
  [prerequisites] she is 57, would it be too late for her to join
  [recommendation] As head of hr at a hotel chain, what on your page is for me?
  [recommendation] as the owner of two pharmacies, what here is for me
  [recommendation] As a purchase manager in a cement plant, what of yours would be for me?
  [recommendation] as someone who runs a school in salem, which of these is mine
  [recommendation] As chief of sales at a tyre company, what on this site should i look at?
  [recommendation] being a legal head at a bank, what in your list suits me
  [recommendation] as vp operations of a courier firm what have you got for me [price] and at what price
  [recommendation] as a finance controller in retail, is anything on your page for me?
  [recommendation] my sister is head of marketing at a dairy, what on your page is for her
  [tellsAboutSelf] my CV has a hole of three years [recommendation] and I want a plan
  [tellsAboutSelf] my resume has gaps [recommendation] and i need a path
  [tellsAboutSelf] i was home with kids for six years [recommendation] and i want a plan to come back
  [tellsAboutSelf] my career has stalled [recommendation] and I'd like a roadmap
  [tellsAboutSelf] i got laid off in march, [recommendation] make me a plan
  [tellsAboutSelf] my cv is all over the place, [recommendation] tell me what to take and in what way
  [tellsAboutSelf] i have a break of two years in my resume [recommendation] so what should i do here
  [tellsAboutSelf] mere cv mein gap hai [recommendation] mujhe ek plan chahiye
  [tellsAboutSelf] my job history has holes in it [recommendation] and i want some direction
  [mentor] mentor included hai ya extra paise
  [mentor] mentorship fees me included h ya alag se paisa dena padega
  [mentor] mentoring free h kya ya uska extra charge
  [mentor] one on one guidance included hai ya extra lagega
  [mentor] doubt clearing wala sir course me included h ya alag paisa
  [mentor] mentor sath me milta h ya extra rupay dene honge
  [mentor] is mentorship included or extra money
  [mentor] 1:1 mentor included h na, ya uske liye bhi paisa
  [mentor] mentorship included h ya extra [price] aur total kitna paisa lagega
  [recommendation] i want to upskill
  [recommendation] i'd like to upskill myself
  [recommendation] id like to reskill
  [recommendation] hi, i would like to upskill this year
  [recommendation] looking to upskill
  [recommendation] i'd love to learn something new for my work
  [recommendation] want to upgrade my skills pls
  [recommendation] we'd like to upskill, me and my wife both
  [tellsAboutSelf] i'm a payroll clerk [recommendation] and i'd like to upskill
  [tellsAboutSelf] I don't have a startup yet, want to begin one. [codingNeed] no coding. [recommendation] which
  [tellsAboutSelf] i dont have a shop yet, want to open one online. [codingNeed] no coding pls. [recommendation] which course
  [tellsAboutSelf] I don't own a company yet but plan to start one. [codingNeed] without coding. [recommendation] which one
  [tellsAboutSelf] no business so far, i want to start a catering one. [codingNeed] no programming. [recommendation] which to take
  [tellsAboutSelf] i don't have a job yet, want to freelance. [codingNeed] no code. [recommendation] which
  [tellsAboutSelf] we dont have a firm yet, me and my cousin want to start one next year, [codingNeed] zero coding. [recommendation] which should we do
  [tellsAboutSelf] I haven't got clients yet, want to set up my own agency. [codingNeed] no coding please. [recommendation] what do you suggest
  [tellsAboutSelf] abhi business nahi hai, start karna hai. [codingNeed] coding nahi. [recommendation] kaunsa
  [tellsAboutSelf] don't have my own clinic yet, hoping to start one in nashik, [codingNeed] can't code, [recommendation] which is best
  [tellsAboutSelf] My daughter finished 12th and has never coded. [codingNeed] Can she do @program, [assessment] and is there an exam?
  [tellsAboutSelf] my nephew just passed 12th commerce and never wrote code. [codingNeed] can he do the 20 hour course, [assessment] and is there any test
  [tellsAboutSelf] My wife did BA and has never programmed. [codingNeed] Can she manage the 30 hours course, [assessment] and are there exams?
  [tellsAboutSelf] my sister is a nurse and has no coding background. [codingNeed] could she do @program, [assessment] and must she sit a test at the end
  [tellsAboutSelf] My son completed his diploma, has never coded. [codingNeed] Will he be able to do the 10 hours one, [assessment] and do you take a final exam?
  [tellsAboutSelf] beta 12th pass hai, kabhi coding nahi ki. [codingNeed] kya wo @program kar sakta hai, [assessment] aur exam hota hai kya
  [tellsAboutSelf] my father is retired from the railways and has never coded. [codingNeed] can he take the 40 hours course, [assessment] and is there homework
  [tellsAboutSelf] My son finished 10th and never touched code. [codingNeed] Is the 24 hours course ok for him, [assessment] and is there a quiz or exam?
  [tellsAboutSelf] my grandson is in first year bcom, has not coded ever. [codingNeed] may he do @program [assessment] and how is he graded
  [tellsAboutSelf] i am developer with 6 yrs python exp, [recommendation] want to learn how multiple bots work together. which course [curriculum] and what else is inside it?
  [tellsAboutSelf] i am a tester with 3 yrs exp, [recommendation] want to learn @skill. which course [curriculum] and what else is in it?
  [tellsAboutSelf] i'm backend engineer, 8 years of dot net, [recommendation] want to learn how agents call tools. which program [curriculum] and what all topics are there inside
  [tellsAboutSelf] I am a data analyst with 2 yrs sql exp, [recommendation] wish to learn how dashboards build themselves. Which one [curriculum] and what else does it contain?
  [tellsAboutSelf] am a frontend dev, 5 yrs react, [recommendation] looking to learn how to put ai in my apps, which course [curriculum] and whats inside it
  [tellsAboutSelf] i am teacher with 10 yrs exp, [recommendation] want to learn how chatbots are made. which course is that [curriculum] and what else do they teach in it
  [tellsAboutSelf] main java developer hu 4 saal ka exp, [recommendation] multiple agents ka kaam seekhna hai, kaunsa course [curriculum] aur usme aur kya kya hai
  [tellsAboutSelf] i am devops engineer with 7 yrs aws exp, [recommendation] would like to learn how several models are run side by side. which course [curriculum] and what other modules are inside
  [tellsAboutSelf] i am an architect with 12 yrs exp, not software, buildings, [recommendation] want to learn @skill. which course [curriculum] and what is inside it
  [tellsAboutSelf] I don't lead a team but I am a founder, [audience] is @program for me
  [tellsAboutSelf] i dont manage people but i own a shop, [audience] is @program for me
  [tellsAboutSelf] I do not have a team but I am a consultant, [audience] is the leaders course meant for me
  [tellsAboutSelf] I'm a founder though I don't manage anyone, [audience] would @program be for me
  [tellsAboutSelf] i don't run a company but i am a department head, [audience] is the managers course for me
  [tellsAboutSelf] i don't have staff, i'm a solo founder, [audience] is @program for someone like me
  [tellsAboutSelf] I don't work in IT but I am a project manager, [audience] is @program suitable for me?
  [tellsAboutSelf] i dont have employees but am a co-founder, [audience] is the business course right for me
  [tellsAboutSelf] team nahi sambhalta par founder hu, [audience] kya @program mere liye hai
  [launch] Launch session IST is 8 pm no?
  [launch] launch session in india is at 9 pm no
  [launch] bootcamp IST is 7.30 no?
  [launch] launch event is on saturday no?
  [launch] The session is 10 am eastern, no?
  [launch] webinar is 6 pm india time na?
  [launch] launch session ist 9 baje hai na
  [launch] orientation is 8:30 pm for us in india, no?
  [launch] launch session IST is 9 pm no? [seats] and there are seats left no?
  [-] strategy is covered in-house, so {@program} falls away. [recommendation] Which course for our testers?
  [-] the basics are taught in-house, so {@program} falls away. [recommendation] Which one for our analysts?
  [-] leadership is done by our own people, so {@program} is out. [recommendation] which course for our developers
  [-] We have analytics handled internally, so {@program} drops out. [recommendation] What should our sales team take?
  [-] coding is covered by our college itself, so {@program} goes. [recommendation] which course for our final years
  [-] management training we do ourselves hence {@program} is off the list, [recommendation] which program suits our engineers
  [-] @skill is covered in-house, that rules out {@program}. [recommendation] Which do you advise for our hr folks?
  [-] our board had strategy last year, so {@program} isn't needed. [recommendation] which course for our programmers then
  [-] apps our vendor builds, so {@program} falls away. [recommendation] Which of the rest for our accounts people?
  [thanks] gr8 help thx
  [thanks] gr8 help tnx
  [thanks] great help thnx
  [thanks] gr8 thnx
  [thanks] thnx gr8 info
  [thanks] gr8 support thanks yaar
  [thanks] thnx 4 the help
  [thanks] gud help thnks bro
  [thanks] v helpful thnx a lot
  [recommendation] As a civil servant, what should I take? [coverage] And does it touch on privacy of data?
  [recommendation] As a bank officer, which should I take? [coverage] And does it touch on @skill?
  [recommendation] as a govt employee what should i do [coverage] and does it touch upon data privacy
  [recommendation] As a school principal, what should I pick? [coverage] And does it go into safety of pupils' data?
  [recommendation] As a lawyer, which one would you suggest? [coverage] And does it deal with copyright?
  [recommendation] as a nurse which course should i take [coverage] and is privacy of patients covered in it
  [recommendation] As a police inspector, what do I take? [coverage] Does it touch on cyber security?
  [recommendation] As an auditor, what ought I to choose? [coverage] And does it say anything on ethics?
  [recommendation] as a municipal clerk, what is for me? [coverage] and does it include @skill
  [duration] kitna hai @program? {fees} nahi ghante
  [duration] kitna hai ye course? {paisa} nahi ghante
  [duration] @program kitna hai? {price} nahi, ghante batao
  [duration] kitna hai app wala? {fees} nahi time
  [duration] course kitna hai, {fees} nahi puch raha, ghante
  [duration] kitna hai agent wala course? ghante, {fees} nahi
  [duration] @program kitne ka, sorry {paise} nahi, kitne ghante ka
  [duration] how much is @program? not {fees}, hours
  [price] kitna hai app course? {ghante} nahi fees
  [otherPeople] Did my friend Suresh Patil sign up with you? [brochure] If you've got a brochure I'd like to send it to him
  [otherPeople] did my cousin Anita Rao enroll with you? [brochure] if there is a leaflet i'd like to forward it to her
  [otherPeople] Has my colleague Imran Khan joined? [brochure] If you have a flyer I want to pass it on to him
  [otherPeople] has my boss mr Menon registered with you [brochure] and if you've a pdf i'd mail it to him
  [otherPeople] Did my roommate Deepak sign up? [brochure] If you've got some prospectus I would show it to him
  [otherPeople] is my neighbour Lakshmi Iyer on your list already? [brochure] if you've a handout i'd like to give it to her
  [otherPeople] did my buddy Arjun Nair fill your form [brochure] got a leaflet i can whatsapp him
  [otherPeople] Did my ex classmate Pooja Shah register with you? [brochure] I'd like to send her a pamphlet if you've got one
  [otherPeople] mera dost Rahul Verma ne join kiya kya? [brochure] leaflet ho to usko bhejna hai
  [-] is the fee... no skip {the fee}. [duration] how long is @program
  [-] is the price.. no leave {the price}. [duration] how many hours is @program
  [-] what's the cost... no forget {the cost}. [duration] how long does @program run
  [-] is the fees, no no drop {the fees}, [duration] how long is the agents one
  [-] when does it... no skip {the date}. [price] how much is @program
  [-] is there an exam... no, skip {the exam}. [certificate] do i get a certificate for @program
  [-] who is the teacher... no skip {the teacher}. [curriculum] what is taught in @program
  [-] is the discount... ok skip {the discount}. [start] when does @program start
  [-] do i need python... nah skip {python}. [duration] how long is the leaders one
  [codingNeed] My sister never coded. May she join @program, [coverage] and will she learn python in it?
  [codingNeed] my brother has never coded. can he join @program, [coverage] and will he learn @skill in it
  [codingNeed] My husband never coded. May he join the app course, [coverage] and will he learn java in it?
  [codingNeed] my uncle never wrote code. could he join @program [coverage] and does he learn sql there
  [codingNeed] My cousin cannot code. Is he allowed in the agents course, [coverage] and will he pick up python there?
  [codingNeed] my mom has no coding knowledge. may she join the first course, [coverage] and will she be taught excel in it
  [codingNeed] My son never programmed. Can he come to @program, [coverage] and will @skill be taught to him?
  [codingNeed] mere bhai ne kabhi coding nahi ki, wo app course join kar sakta hai [coverage] aur usme python seekhega kya
  [codingNeed] my friend is a non coder, may he get into @program, [coverage] and is there javascript in it
  [-] ok the first then. [register] sign me up
  [-] the second one it is. [register] enrol me
  [-] fine, @program then. [register] put me down
  [-] ok @program. [register] where do i sign up
  [-] so the long one. [register] book me in
  [-] alright the last one then. [register] register me
  [-] that one then. [register] how do i join
  [-] the short one then. [summary] tell me more
  [-] the one that starts from zero then. [summary] tell me more
  [-] ok the cheaper one then. [summary] explain it
  [-] then @program. [summary] tell me about it
  [-] so the one without code. [summary] give me the details
  [-] ok, the other one. [summary] what is it about
  [-] let it be the first. [curriculum] what is in it
  [-] i take @program then. [start] when does it begin
  [-] ok the ten hour one. [price] how much is it
  [-] hmm the agents one then. [duration] how long is it
  [price] price, [duration] duration and [start] start date of @program
  [duration] duration, [price] price and [start] start date of @program
  [price] fee, [duration] hours and [curriculum] syllabus of @program
  [price] cost, [duration] length, [start] beginning of @program
  [start] start, [duration] hours, [price] fees
  [curriculum] topics, [price] price, [duration] duration please
  [price] price, [mode] mode and [schedule] timings of @program
  [duration] hours, [certificate] certificate and [price] price of @program
  [price] price and [duration] duration
  [price] charges, [start] date, [location] venue
  [price] rate, [duration] time and [contact] contact
  [offTopic] i have a fever, which tablet should i take
  [offTopic] my back hurts, which exercise should i do
  [offTopic] i have a headache, what should i take for it
  [offTopic] my dog vomits, which medicine for him
  [offTopic] i cut my finger, what should i put on it
  [offTopic] my tooth aches, which clove oil should i buy
  [offTopic] i can't sleep, which tea should i drink
  [offTopic] my child has a cough, which syrup should i give
  [offTopic] book me a flight to delhi
  [offTopic] book me a cab to the station
  [offTopic] order me a pizza to the office
  [offTopic] reserve a table for two tonight
  [offTopic] get me a train ticket to pune
  [offTopic] when is holi this year
  [offTopic] when is eid this year
  [offTopic] on which day does christmas fall
  [offTopic] when is the next full moon
  [offTopic] which date is pongal
  [offTopic] how many days are there in a year
  [offTopic] how many hours has a day
  [offTopic] how many minutes are in a week
  [offTopic] how many weeks make a year
  [offTopic] who is the president of france
  [offTopic] who is the prime minister of japan
  [offTopic] who is the chief minister of bihar
  [offTopic] write me an sql query for the top ten sellers
  [offTopic] write me a python function that sorts names
  [offTopic] write me a query for late payments
  [offTopic] write a regex for phone numbers for me
  [prerequisites] i am 47, is it too late for me
  [prerequisites] i am 52. is it too late to learn this
  [prerequisites] at 60 is it too late for me
  [prerequisites] i'm 44 now, am i too old
  [prerequisites] 49 years old, too late?
  [prerequisites] i'm 39, is it late to begin
  [prerequisites] turning 50, is it too late
  [prerequisites] i am 17, is it too early
  [launch] when does the launch begin
  [launch] what time does the launch start
  [launch] when is the launch going to begin for us in kochi
  [phoneFormat] will your form take my nepali sim [launch] and when does the launch begin
  [launch] the launch, when does it begin
  [launch] at what hour does the launch begin in london
  [joinLaunch] i dismissed the launch window, is there still a way to join
  [joinLaunch] i shut that launch box, can i still sign up for it
  [joinLaunch] closed the popup too quickly, is there another way into the launch
  [joinLaunch] i pressed it away, how do i now get into the launch
  [joinLaunch] the window of the bootcamp is gone, can i join anyhow
  [refund] within how many days do i get a refund
  [refund] within how many weeks can i claim the money back
  [prerequisites] i am 41, is it too late
  [prerequisites] i am 55, is it too late
  [prerequisites] i am 38 now, is it too late
  [prerequisites] i am 62 years old, is it too late to start
  [tellsAboutSelf] i am 47 [prerequisites] is it too late for someone of that age
  [offTopic] how do i get to the airport [register] and whats the fastest way to book it
  [recommendation] which one for me [register] and whats the fastest way to book it
  [register] what is the quickest way to book a place
  [register] fastest way to get in please
  [register] what's the fastest way to book it
  [register] how do i grab a place in @program quickest
  [duration] how long is @program [register] and what is the quickest way to book
  [formLocked] the registration button is greyed out [phoneFormat] and i also don't know which country code to take for kuwait
  [formLocked] submit is grey [phoneFormat] and which code do i take for oman
  [formLocked] the button cannot be pressed [phoneFormat] and how many digits for nepal
  [formLocked] your button is dead [phoneFormat] also what code is right for qatar
  [-] no no, i meant the course for leaders. [curriculum] what are its topics
  [-] i meant the one for engineers. [curriculum] what is in it
  [-] sorry, i meant @program. [duration] how long is it
  [-] no, i mean the managers' one, {not the one for developers}. [curriculum] what are its topics
  [-] i was speaking of the course for analysts, {not the other}. [price] what is its fee
  [-] i meant the program for founders. [start] when does it begin
  [projects] {i don't need a certificate}, i need projects. are there any
  [projects] {no certificate needed}, i want projects, are there any
  [certificate] {i don't need projects}, i need a certificate. is there one
  [mentor] {no recordings}, i need a mentor. is there any
  [street] {not the city in general}, i mean your exact street and building
  [street] which building and street exactly
  [street] exact building please
  [street] house number and building of your office
  [tools] aap log laptop provide karte ho kya
  [tools] laptop milta hai kya aapse
  [tools] do you people provide laptops
  [tools] will you give us a computer
  [afterRegister] i have just sent in the form for @program. what now
  [afterRegister] form sent for @program. now what
  [afterRegister] just submitted, what now
  [afterRegister] have registered for @program a minute ago, what comes now
  [location] i'm in pune. where is your office [mode] and could i do this remotely
  [location] where's your office [mode] and is remote possible
  [mode] can this be done remotely [location] and where are you
  [mode] could i do this remotely
  [payment] if i register now am i obliged to pay straight away
  [payment] must i pay right when i register
  [payment] is money due the moment i sign up
  [payment] do i have to pay at once after the form
  [audience] are all your programs for engineers or only some of them
  [audience] is everything here for developers or just some
  [audience] are all for managers or only one
  [codingNeed] which programs are not meant for beginners in coding
  [codingNeed] which of your courses are no good for someone new to code
  [instructors] and who are they, do you have names
  [instructors] who are the mentors, do you have names
  [instructors] names of the mentors please
  [closeLaunch] the pop up won't go away! how do i shut it [launch] and what is it advertising anyway
  [launch] what is that pop up advertising
  [launch] what is the window advertising anyway
  [closeLaunch] the window won't leave, how do i shut it
  [coverage] does @program deal with several robots cooperating, or with running them in production, or both
  [recordings] class miss ho gayi to recording milegi
  [coverage] 40 ghante wale mein @skill hai kya [recordings] aur class miss ho gayi to recording milegi
  [mentor] is elon musk one of your mentors
  [instructors] is andrew ng teaching there
  [duration] how many hours is the rest
  [duration] if i leave out {@program}, how many hours is the rest
  [duration] without {@program}, how many hours remain
  [contact] does anyone in your team answer mails on sunday
  [afterRegister] do you answer on sundays
  [register] book {@program}... scrap that, @program. how do i go about it
  [register] sign me up for {@program}... no wait, forget it, @program. what do i do
  [register] {@program} please. scrap that, the other one, @program. how do i join
  [register] i want {@program}, scratch that, @program. how do i book
  [duration] {@program}... scrap that, @program. how long is it
  [register] enrol me in {@program}. hm, scrap that, @program. where do i click
  [-] {how long is the}... no forget {the hours}. [location] where are you
  [-] {how much is the}... no forget {the fee}. [start] when does it begin
  [-] {what is in the}... no, forget {the topics}. [price] what is the fee
  [-] {who teaches the}... forget {the teachers}. [duration] how long is it
  [-] {when does the}... no forget {the date}. [contact] what's your mail
  [-] {is the price}... no skip {the price}. [curriculum] what is taught
  [curriculum] {@program} my colleague already explained to me lol. whats in the other one
  [curriculum] {@program} my boss told me all about. whats in the other developer course
  [curriculum] {@program} a friend already showed me haha. what is in the other one
  [audience] {@program} was explained to me already. who is the other one for
  [contact] please dont ring me, can everything go by email only
  [contact] no calls please, can all of it be over mail only
  [contact] {dont call me}, can everything be over email
  [contact] can we keep it all on email only
  [recommendation] is there a class for people who have never done such a thing
  [recommendation] is there a course for somebody who never did this
  [recommendation] do you have a class for those who have never done it
  [recommendation] anything for people who never did this before
  [recommendation] is there one for people who have never done this
  [programs] is there a class for people who have never tried
  [duration] courses sorted by length, the shortest on top
  [duration] programs by hours in descending order
  [duration] rank all of them from fewest hours to most
  [duration] arrange the trainings by how long they run
  [duration] saare course ghanto ke hisaab se laga do, chhote se bade
  [duration] put them in order of duration pls
  [duration] list them longest to shortest [-] boss wants it like that
  [duration] Could you kindly line up your programmes by number of hours, the briefest first?
  [duration] which is 1st 2nd n 3rd going by hours
  [duration] order by time taken, {price} doesnt matter
  [order] which of your programs should come first and which afterwards
  [order] in what sequence am i to do the three, @program at the start or at the end
  [summary] say all you have on @program, only not {the cost}
  [summary] can you explain the lot but not {timings}
  [summary] please describe everything about it but not {the price}
  [summary] could u tell everything abt @program but no {fee talk}
  [summary] I want the complete information on @program, everything save {the charges}.
  [summary] @program ke bare me sab bata do par {paise} nahi
  [summary] tell all about that course but {the dates} you can leave
  [summary] give me the whole story of @program, just not {the refund rules}
  [summary] go through everything about the second one but spare me {the syllabus}
  [summary] explain @program top to bottom, but not {money} please [contact] and whom do i mail later
  [price] you told everything but not the fees
  [-] your page tells everything about @program [schedule] but not at what time the classes are
  [-] i am aware @program is without maths. [prerequisites] between the remaining two which starts from zero
  [-] @program wants nothing beforehand, that i read. [prerequisites] which of the others begins at the very beginning
  [-] that @program is for managers i understood. [prerequisites] out of the other ones, does any start from scratch?
  [-] ok so @program has no programming, got it [codingNeed] of the rest, is there one without code
  [-] I see that @program runs ten hours. [codingNeed] Among the other two, which can be done without coding?
  [-] @program me code nahi hota pata hai [prerequisites] baaki dono me se basics se kaunsa shuru hota hai
  [-] yes yes @program is the short one. [curriculum] of the other two what does each teach
  [-] I've gathered that @program comes with a mentor. [coverage] Which of the two others has @skill?
  [-] i know @program begins with @skill [prerequisites] the other two, do they expect one to know things already
  [-] Fine, @program assumes no knowledge. [prerequisites] And the remaining two, which of them takes a person with no background?
  [codingNeed] i don't know whether @program has code in it, has it [prerequisites] and does it start with the basics
  [codingNeed] i'd like to know that @program has no code in it, is that so?
  [audience] the last one, who goes for that
  [audience] the shorter one, whom is that for
  [audience] that first one, who is it meant for
  [audience] and the third, what kind of people sit in it
  [audience] the long one, who usualy joins
  [audience] the 20 hour one, who does that [price] and its fee
  [audience] beech wala, wo kaun karta hai
  [audience] The one you named second, who would take it?
  [audience] the @skill one, who signs up for such a thing
  [audience] the middle program, who are its people
  [instructors] the middle one, who teaches that
  [curriculum] the last one, what do they teach in that
  [recommendation] cant make up my mind, @program or @program
  [recommendation] Between @program and @program I keep going back and forth.
  [recommendation] undecided if it should be @program or @program, help
  [recommendation] @program ya @program, samajh nahi aa raha kaunsa lu
  [recommendation] half of me says @program and half says @program
  [tellsAboutSelf] i do bookkeeping for traders [recommendation] and i'm stuck between @program and @program
  [recommendation] my heart is with @program, my head with @program, what now
  [recommendation] dithering over @program and @program since monday [deadline] till when must i decide
  [recommendation] i'm in two minds about @program and @program
  [compare] difference between @program and @program please
  [compare] it isn't clear to me how @program and @program are different
  [offTopic] what is the difference between a hurricane and a cyclone
  [offTopic] whats the difference between ghee and butter
  [offTopic] how are a crocodile and an alligator different
  [offTopic] difference between sensex and nifty
  [offTopic] what separates a violin from a viola
  [offTopic] basmati and sona masoori, where is the difference [price] and how much is @program
  [offTopic] can you tell how jam differs from jelly
  [offTopic] frog aur toad me kya fark hota hai
  [offTopic] difference bw mla and mlc pls [-] exam tmrw
  [offTopic] Is there a difference between a novel and a novella?
  [compare] what is the difference between the long one and the short one
  [compare] whats the difference between your two developer courses
  [unsaid] are learners paid for project work
  [unsaid] do companies pay us for what we make in the projects
  [unsaid] will i earn something from the project i build for the firm
  [unsaid] live project ka paisa milega kya humko
  [-] real projects for real firms i read, [unsaid] so do learners get some payment out of it
  [unsaid] any pocket money for the work we do for your partner companies [partners] and who are they
  [unsaid] would my work on a client's project be paid work or free labour
  [unsaid] who gets the money if the company uses what we built, do we get a share
  [unsaid] Is one remunerated for the industry projects?
  [unsaid] do they give us cash for the live assignments or only experience
  [price] do we pay extra for the live projects
  [salary] how much do people get paid after doing @program
  [coverage] Terraform or Pulumi?
  [coverage] react and node?
  [coverage] pinecone?
  [coverage] @skill or @skill?
  [coverage] Docker, Kubernetes, Ansible?
  [coverage] n8n or zapier
  [coverage] LlamaIndex, Haystack or plain python?
  [coverage] @skill, @skill, @skill?
  [coverage] tableau ya power bi?
  [coverage] and hugging face?
  [recommendation] @program or @program?
  [mode] Zoom or classroom?
  [seats] is the number of seats restricted, [seats] and to how many if it is
  [seats] do you cap the admissions [seats] if yes what is the cap
  [seats] Is there an upper limit of participants at all [seats] and where does it lie?
  [seats] are there only so many spots, [seats] and if that's so how many
  [seats] seats limited hai kya [seats] aur hai to kitni
  [seats] any limit on how many can join? [seats] if there is, the figure please
  [seats] Do you close after a certain number of people, [seats] and which number would that be?
  [seats] is it first come first served with few places, [seats] and just how few
  [seats] does it ever fill up [seats] and at what count is it full
  [seats] is the intake restricted [seats] and in that case what's the maximum
  [refund] Are refunds given at all, [refund] and if so within how many days?
  [deadline] is there a time limit for joining, [deadline] and if so to what date
  [mentor] will a @skill person check what i make during those 20 hours
  [mentor] does somebody who knows @skill go over my code in the course
  [mentor] is my work ever seen by an expert in @skill in these 30 hrs
  [mentor] In the 16 hours, would a specialist of @skill comment on my work?
  [mentor] does a real @skill engineer see my project at any point of @program
  [mentor] un 40 ghanto me koi @skill expert mera kaam dekhega kya
  [mentor] do i get my stuff reviewed by @skill professionals while it runs
  [mentor] will any @skill specialist have a look at what i build in @program [certificate] and do i get a paper after
  [mentor] somewhere in those ten weeks does an expert sit with me over my own work
  [mentor] who among you looks at my @skill work in the 24 hrs, some expert i hope
  [coverage] do we get to @skill in the 40 hours
  [instructors] is the one who teaches an expert in @skill
  [-] i can do sql already so no {beginner stuff} please [recommendation] what should i take
  [-] I know java already, so spare me {the introduction}. [recommendation] Which one then?
  [-] excel i know inside out, not {the fundamentals} for me. [recommendation] what would you suggest
  [-] prompting i've done enough of, so no {first steps} kindly [recommendation] where do i go
  [-] @skill mujhe aata hai, {basics} nahi chahiye [recommendation] kya karu
  [-] since i know @skill please nothing on {the ABC}, [recommendation] what's the next one for me
  [-] i've used chatgpt for two years so not {how to prompt} again. [recommendation] what do you have for me
  [-] already built a few bots, {an intro} would be waste of time [recommendation] which program
  [-] I am comfortable with @skill so please not {what a variable is}. [recommendation] What should I join? [duration] And its hours?
  [-] know git, know linux, so {the starter things} no. [recommendation] what fits
  [prerequisites] i don't know python, do you start with the basics?
  [prerequisites] must i know @skill already or do you teach the basics
  [summary] what's @program good for, [audience] who does it
  [summary] what is @program meant for [audience] and what sort of person joins
  [summary] @program is of use for whom, [audience] who sits in it
  [summary] what is @program any good for, [audience] which people attend it
  [summary] for what is @program good [audience] and for which folks
  [summary] @program kis kaam ka hai, [audience] kaun leta hai ise
  [summary] What purpose has @program, [audience] for whom did you make it?
  [summary] what would @program be good for [audience] and who normally comes
  [summary] what is that one good for, [audience] who goes there
  [summary] wats @program gud for [audience] n who all join
  [curriculum] what is in @program, [instructors] who takes the class
  [summary] what is @program about [instructors] and who gives it
  [duration] what will @program cost me in evenings
  [duration] what's the price of @program in hours, {rupees} i don't ask
  [duration] how much does @program cost, in hours i mean
  [duration] what do i pay for it in time
  [duration] in terms of hours what does @program set me back
  [duration] how expensive is @program in hours of my life
  [duration] time ke hisaab se @program kitne ka padega
  [duration] What would @program cost our staff in working hours?
  [duration] cost in time for @program pls
  [duration] what does all of it cost me time wise [besideWork] and does it go with a job
  [price] what does @program cost at this time
  [price] what does @program cost me in rupees
  [recommendation] is there a spot where an absolute beginner could start
  [recommendation] can a total novice begin somewhere with you
  [recommendation] where might somebody with zero idea get going
  [recommendation] could my aunt who knows nothing start with any of these
  [recommendation] bilkul naya banda kahin se shuru kar sakta hai kya
  [recommendation] would there be a start for one who's new to all this
  [recommendation] can a person from scratch enter somewhere [price] and for how much
  [recommendation] is any of them a starting point for a raw beginner
  [recommendation] could a first timer like my son begin with one of yours
  [recommendation] do you have a way in for people who have never done ai
  [start] could it start sometime in june
  [difficulty] is @program tough on a complete newbie
  [-] I'd like @skill. [curriculum] what all is in it
  [-] i want the agent one. [curriculum] topics?
  [-] @skill is what i'm after [curriculum] so what do they teach in it
  [-] Interested in @program. [curriculum] What is covered?
  [-] i want to go for @program [curriculum] what will i study there
  [-] mujhe agents chahiye [curriculum] kya kya sikhate ho usme
  [-] want the app building thing. [curriculum] contents pls
  [-] give me @program then. [curriculum] what's taught
  [-] It's @program I'm looking at. [curriculum] Which modules are there [price] and for what fee?
  [-] i am for agents. [curriculum] whats the syllabus
  [recommendation] i want agents, where do i start
  [coverage] i want @skill. is that covered anywhere
  [-] {no management stuff} please. [recommendation] i want to build an invoice reader for our firm, which course
  [-] not {the leaders course}. [recommendation] I'd like to add an AI search to my shop's site, what do i take
  [-] {No coding} for me please. [recommendation] I want to use AI for our monthly reports, which program?
  [-] {agents} no. [recommendation] want to put a voice bot on my clinic's line, which one
  [-] please no {theory}. [recommendation] i need to get a quiz bot into our school app, which training
  [-] {data science} nahi chahiye. [recommendation] apne app me chatbot dalna hai, kaunsa course
  [-] {No @program} thank you. [recommendation] I want to automate quotations in our workshop, so which?
  [-] leave out {@skill} please [recommendation] i want to ship a summariser inside our crm, what program
  [-] without {machine learning maths} pls. [recommendation] a helpdesk bot for our product is my aim, which of yours
  [-] none of {that leadership talk}. [recommendation] my plan is to get an assistant into our erp, suggest
  [coverage] No agents in @program? [-] i thought it had
  [codingNeed] no code at all in @program? [certificate] and a certificate all the same?
  [audience] i am no manager but i'd like @program. would that be fine
  [audience] not a developer, still i want @program, okay?
  [audience] I don't lead anybody, yet @program attracts me. Is that alright?
  [audience] i'm just a clerk but want to do @program. allowed?
  [audience] engineer nahi hu par @program karna hai, chalega?
  [audience] im not from it but @program is what i want. ok or not
  [audience] I am a homemaker and not in business but I wish to take @program. Is it acceptable?
  [audience] no team under me, but i wanna do @program, any problem
  [audience] we are not founders but both of us want @program, is this ok [duration] and how long is it
  [audience] i'm a nurse, not tech, but want @program. thats possible?
  [tellsAboutSelf] i'm not an engineer [recommendation] but i want something with ai. what would be right for me
  [payment] I don't have the whole sum but i want @program. is half now ok
  [curriculum] the modules of @program please. [-] {its hours and its audience i have seen}
  [price] the fee of @program. [-] {what it teaches i know}
  [duration] just the hours of @program, [-] {what's in it i've read already}
  [curriculum] what's taught in @program? [-] {the price and the dates are known to me}
  [schedule] timings of @program. [-] {the fees i have been told}
  [curriculum] @program ke topics. [-] {kiske liye hai aur kitna time lagta hai wo pata hai}
  [audience] who @program is for. [-] {I know how long it is and what is covered}
  [curriculum] syllabus of the second one, [-] {length and fee i already got from your colleague}
  [mentor] tell about mentors in @program. [-] {duration, topics, all that i know}
  [curriculum] contents of @program pls [-] {i know already about the certificate and the mentor}
  [curriculum] the topics of @program. [audience] i don't know yet who it's for [duration] and how long it takes
  [curriculum] the topics of @program [audience] also who it's for [duration] and how long it takes
  [-] i'm fed up with {excel}. [programs] what else do you teach
  [-] had enough of {prompting}. [programs] what other programs have you got
  [-] {java} bores me now [programs] which other courses are on
  [-] sick of {@program} by now, [programs] what else is there
  [-] {@skill} se pak gaya hu. [programs] aur kya kya course hai
  [-] no more {coding} for me, i'm done with it. [programs] other trainings?
  [-] I've seen quite enough of {machine learning}. [programs] Which other courses do you run?
  [-] I am bored of {@skill} since long [programs] show me the others
  [-] cant hear {data science} anymore. [programs] anything else on your list
  [-] done to death, {sql}. [programs] what are the other options [price] and fees
  [coverage] I am tired of learning @skill by myself, do you teach it
  [bored] i am so tired, what a day
  [-] strike {@program} off, [programs] what is left
  [-] cross out {@program}. [programs] which ones stay
  [-] remove {@program} and {@program} from your list [programs] what remains then
  [-] scratch {the longest}, [programs] what's left over
  [-] take {@program} out of the list [programs] and show the rest
  [-] {@program} hata do list se [programs] kya bacha
  [-] minus {@program}, [programs] what would be remaining
  [-] if we drop {the developer ones} [programs] what stays on the list
  [-] kick {@program} out please, [programs] now which are there
  [-] Suppose {@program} were not on the list. [programs] What else would be?
  [erasure] delete me from the list, [dataKept] what remains stored
  [erasure] remove my name from your list pls
  [perks] name the extras [audience] and tell me whom @program is for
  [perks] list what comes along with it, [audience] and state who should take @program
  [audience] Say who @program is for [perks] and list the perks.
  [perks] give the perks in points [duration] and mention the hours of @program
  [perks] tell what all i get [curriculum] and write out the topics of @program
  [perks] enumerate the goodies [price] and quote the fee for @program
  [perks] perks batao [audience] aur bolo @program kiske liye hai
  [certificate] explain the certificate [audience] and say for whom @program is
  [perks] State the inclusions [audience] and specify the intended participants of @program.
  [perks] spell out what comes with the seat [audience] then describe who @program suits
  [benefits] List the reasons to join you [instructors] and say who teaches @program.
  [programs] List the programs [instructors] and say who @program is taught by.
  [curriculum] what else is taught apart from {sql}
  [curriculum] besides {@skill} what do i learn in @program
  [curriculum] other than {prompting} what do you people teach
  [curriculum] what's in it besides {@skill}
  [curriculum] apart from {theory} what will i learn
  [curriculum] {@skill} ke alawa kya sikhate ho
  [curriculum] beyond {the basics of chatgpt} what do you cover
  [curriculum] what topics are there leaving out {@skill}
  [curriculum] Except {@skill} and {@skill}, what more comes in @program [duration] and how long is it?
  [curriculum] in addition to {java} you teach what
  [programs] what do you offer besides {@program}
  [coverage] do you teach python besides the other things
  [duration] i have 15 hrs. @program doable?
  [duration] can spare 20 hours this month, would @program fit
  [duration] Only 12 hours available with me. @program possible?
  [duration] mere paas 25 ghante hai, @program ho jayega?
  [duration] 40 hours is what i've got. enough for @program?
  [duration] ive kept 18 hours free. can @program be finished in that
  [duration] I could put in ten hours a week for three weeks. Is @program feasible?
  [duration] my boss gives me 16 hours. will @program go into that [price] and the fee
  [duration] 30 hours i can manage. and @program?
  [duration] got two free weekends, about 20 hrs, @program possible or no
  [programs] I can give 30 hours. which programs are possible?
  [besideWork] I work 50 hours a week. @program possible?
  [tellsAboutSelf] my father isn't technical. [audience] is this just for it people
  [tellsAboutSelf] my sister never studied engineering [audience] are these only for engineers
  [tellsAboutSelf] my husband does not manage anyone. [audience] is @program only meant for managers?
  [tellsAboutSelf] our receptionist knows no programming, [audience] is it strictly for programmers
  [tellsAboutSelf] my son is not from computer science [audience] is the thing for cs students only
  [tellsAboutSelf] meri behen ko coding nahi aati. [audience] ye sirf developers ke liye hai kya
  [tellsAboutSelf] Mother in law can't write a line of code. [audience] Is all this developer stuff only?
  [tellsAboutSelf] my brother has no startup, [audience] is @program exclusively for founders
  [tellsAboutSelf] my cousin cannot program. [audience] do only developers sit in @program
  [tellsAboutSelf] both my friends are no coders. [audience] is that course restricted to coders
  [tellsAboutSelf] my wife can't code. [codingNeed] will she have to in this
  [tellsAboutSelf] my husband can't code. [recommendation] is there something for him
  [tellsAboutSelf] i don't program and never will. [programs] what have you got
  [tellsAboutSelf] not a coder, no wish to become one. [programs] whats on offer
  [tellsAboutSelf] I do not write code and do not intend to learn it. [programs] What courses are there?
  [tellsAboutSelf] coding nahi aati na sikhni hai. [programs] kya kya hai
  [tellsAboutSelf] never coded, wont start now [programs] so what is available
  [tellsAboutSelf] i'm no techie and happy that way. [programs] your courses?
  [tellsAboutSelf] I am a school principal, programming is not for me. [programs] What do you have?
  [tellsAboutSelf] can't write software, don't care to. [programs] what's on the list
  [tellsAboutSelf] zero code in my life and it stays so. [programs] show what you offer
  [tellsAboutSelf] me and computer languages dont go together, no plan either. [programs] which trainings exist [price] with fees
  [tellsAboutSelf] I can't code and won't learn it. [recommendation] What should I take?
  [codingNeed] i can't code and dont plan to learn, is that a problem for @program
  [tellsAboutSelf] I own a saree shop in Surat and am no computer man. [recommendation] Which course would help me use AI in the business, [duration] and how much time would it need?
  [tellsAboutSelf] we run a travel desk in kochi, nothing technical about us [recommendation] which of yours helps us answer customers with ai [price] and what would it cost
  [tellsAboutSelf] I have a tuition centre in Patna with 60 children. [recommendation] Which program would let me use AI for worksheets, [besideWork] and could I do it beside my classes?
  [tellsAboutSelf] i keep a hardware store in nashik, know zero about software. [recommendation] what course helps me with billing by ai [duration] n how many hrs
  [tellsAboutSelf] My wife and I run a homestay in Coorg and understand nothing of technology. [recommendation] Which training is useful for us, [codingNeed] and must we program?
  [tellsAboutSelf] meri ludhiana me chhoti factory hai, technical kuch nahi aata [recommendation] kaunsa course mere kaam me ai lane me help karega [duration] aur kitne ghante lagenge
  [tellsAboutSelf] I am a florist in Shillong, hopeless with computers. [recommendation] Is one of your courses of help for my little shop, [duration] and how long would it keep me?
  [tellsAboutSelf] i have a gym in indore, 200 members [recommendation] which would help me use ai for follow ups [duration] and the hours of that?
  [tellsAboutSelf] I run a two-doctor clinic in Mysuru and have no technical knowledge. [recommendation] Which of the courses helps me bring AI into the practice [start] and when could I begin?
  [tellsAboutSelf] small printing press owner from sivakasi, not technical [recommendation] which of ur courses wud help me use ai there [duration] and how many hours wud it eat
  [tellsAboutSelf] I run a small cyber cafe in Kota. [partnership] Could I sell your courses there, [contact] and whom do I write to?
  [tellsAboutSelf] I own a sweet shop chain with 30 staff. [enterprise] Would you train all of them in AI for our shops, [onSite] and here with us?
  [tellsAboutSelf] I head a support team of 9. [enterprise] Do you have anything for all of us, [duration] and how many hours in total should I plan?
  [tellsAboutSelf] i manage 22 field agents [enterprise] is there something for the lot of us [duration] and total time needed?
  [tellsAboutSelf] I am in charge of six designers. [enterprise] What have you got for a team like that, [price] and what would it cost?
  [tellsAboutSelf] I supervise a warehouse crew of 30. [enterprise] Do you have something for us [onSite] and can it be here at the site?
  [tellsAboutSelf] meri team me 12 log hai [enterprise] humare liye kuch hai kya [duration] aur total kitna time dena padega
  [tellsAboutSelf] i lead qa, 8 testers. [enterprise] got anything for us [duration] and how long would we be busy
  [tellsAboutSelf] I look after the accounts department, eleven people. [enterprise] Could something be arranged for us, [schedule] and at which hours?
  [tellsAboutSelf] I'm responsible for a purchase team of five. [enterprise] Is there something we could do together, [duration] and what's the overall time to keep free?
  [tellsAboutSelf] head of nursing here, 40 nurses under me. [enterprise] have you something for them, [duration] and how much time must i block altogether
  [tellsAboutSelf] i run a call centre floor of 25 [enterprise] anything you do for such teams [duration] and hours wise how much
  [tellsAboutSelf] I look after a marketing team of 10 people. [recommendation] Which course should I take myself, [duration] and how long is it?
  [tellsAboutSelf] i lead five people [audience] is @program for somebody like me
  [-] {what's the fee of...} no leave {the fee}. [start] when does it begin
  [-] {who teaches...} na forget {the teacher}. [price] how much is it
  [-] {when do you...} no wait, not {the date}. [contact] whom do i mail
  [-] {is there a certif...} forget {the certificate}. [duration] how many hours?
  [-] {how do i reg...} no no skip {registering}. [curriculum] whats taught in @program
  [-] {kitne ghante ka...} chhodo {ghante}. [location] kaha ho aap log
  [-] {do you have a discount for...} ah never mind {discounts}. [refund] do i get money back if i quit
  [-] {what time is the cl...} no scrap {the timing}. [mode] is it online
  [-] {where is your off...} no drop {the office}. [phone] your number?
  [-] {can i take @program after...} hm no forget {the order}. [compare] what is the difference of the two
  [duration] how long is the course [location] and where are you?
  [location] where are you? [duration] and don't forget to tell me how many hours it is
  [-] {does it need cod...} no skip {the coding}. [price] what is the price of @program
  [-] {are seats...} no leave {seats}. [start] when does @program start
  [-] {do i have to pay...} nah skip {paying}. [mentor] do i get a mentor in @program
  [-] {is the cert...} skip {that}. [curriculum] what are the topics of @program
  [-] {can my brother...} no skip {my brother}. [audience] is @program for a teacher like me
  [-] {is there emi...} arre chhodo {emi}. [duration] @program kitne ghante ka hai
  [-] {would the recordings...} skip {recordings} pls. [schedule] at what time is @program
  [-] {is @program online or...} no wait skip {that}. [duration] how many hours is it
  [-] {are the teach...} oh skip {them}. [projects] do we make projects in @program
  [-] {was the brochure...} not {the brochure}, skip. [register] how do i sign up for @program
  [price] is the fee the same for all, [duration] how long is @program
  [attendance] may i skip the first class [duration] and how long is @program
  [tellsAboutSelf] As training officer of a co-operative bank I must find out [enterprise] (a) if you train staff in groups [price] and (b) what the charges are.
  [tellsAboutSelf] As dean of a small college I would like to know [enterprise] 1) whether something can be made for our faculty [certificate] and 2) whether certificates are given.
  [tellsAboutSelf] Being the L&D lead of a pharma company I ask [enterprise] (i) can you customise for us [onSite] (ii) can you come to our plant
  [tellsAboutSelf] as a father of a school leaver i need to know [prerequisites] (a) whether 12th is enough [price] and (b) what it costs
  [tellsAboutSelf] As office manager in a law firm I have two points: [recommendation] a) which course fits our partners [duration] b) how many hours it needs
  [tellsAboutSelf] hr here from a 300 people company, want to know [enterprise] a. do you run team batches [recommendation] b. which is good for our team leads
  [tellsAboutSelf] As founder of a startup of ten I need clarity on [mode] (a) whether it is online [recommendation] and (b) which program is right for my product manager.
  [tellsAboutSelf] As procurement head I am to establish [vendorPapers] (a) whether you sign an NDA [invoice] and (b) whether you issue GST invoices.
  [tellsAboutSelf] mai ek school ka principal hu, do baat jaanni hai [enterprise] (a) teachers ke liye alag batch hoga kya [recommendation] (b) unke liye kaunsa sahi hai
  [tellsAboutSelf] As HR partner for a hospital chain I have to learn [enterprise] (a) whether you teach closed groups [audience] and (b) for whom @program is intended.
  [recommendation] which is for somebody in hr, (a) @program or (b) @program
  [compare] what is the difference between (a) @program and (b) @program
  [audience] Are @program and @program for the same people, [price] and what are their fees?
  [audience] is @program meant for the same crowd as @program [duration] and how long are they
  [audience] Do @program and @program address the same sort of person, [price] and what does each cost?
  [audience] same people for @program and @program or different ones [price] and fee of both
  [audience] @program aur @program ek hi tarah ke logo ke liye hai kya [price] aur fees kya hai dono ki
  [audience] are both @program and @program one and the same thing for the same folks [start] and when do they start
  [audience] is @program the same thing as @program for the same audience, [price] and the price?
  [audience] would the same people sit in @program and in @program, [codingNeed] and do both need code
  [audience] @program and @program, same target group? [price] how much are they
  [audience] is it the same group of people that @program and @program are for [certificate] and is there a certificate in each
  [compare] Is @program the same thing as @program, [price] and what do they cost?
  [price] do @program and @program cost the same [compare] and how do they differ
  [launch] what was the box that jumped up when i opened the site? [launchProgram] does it count for every course
  [launch] Some banner appeared as I entered, what is it? [launchProgram] Is that for each of the programs?
  [launch] a notice came up on loading, whats it about [launchProgram] is it for all your courses or one
  [launch] wo jo window khuli thi aate hi, kya hai? [launchProgram] sab programs ke liye hai?
  [launch] what does this popup announce [launchProgram] and is it meant for @program too
  [launch] explain the message on my screen when i arrived pls. [launchProgram] all courses or just @program
  [launch] What is the announcement that greeted me? [launchProgram] Does it concern both courses?
  [launch] that thing that flew in when page loaded, what is it [launchProgram] only for one program or for all of them
  [launch] What's that bootcamp in the window? [launchProgram] Is it for all the programs you have?
  [launch] a card popped up the moment i landed here, what's in it? [launchProgram] for which of the three is it
  [closeLaunch] How do I shut that window which popped up when I came?
  [mentor] What's this mentoring about? [mentor] Is it there in all three programs?
  [tellsAboutSelf] i lead nobody, i do php all day. [-] {@program} isn't mine. [recommendation] which is?
  [tellsAboutSelf] I draw house plans for a living, no team. [-] {@program} is not for me. [recommendation] What is?
  [tellsAboutSelf] i don't code, i sell tractors. [-] {@program} is out for me. [recommendation] whats in
  [tellsAboutSelf] I have no company, I test washing machines. [-] {The founders' one} is not me. [recommendation] Which one is?
  [tellsAboutSelf] team nahi hai meri, main rust likhta hu. [-] {@program} mere liye nahi. [recommendation] kaunsa hai?
  [tellsAboutSelf] i'm no developer, i plan events. [-] so {@program} can't be it. [recommendation] what can
  [tellsAboutSelf] i write firmware in c, never been anyones boss [-] {@program} no [recommendation] so what yes
  [tellsAboutSelf] I teach chemistry and do not program. [-] {@program} isn't my thing. [recommendation] Is there one that is?
  [tellsAboutSelf] i don't run a business, i maintain kotlin apps. [-] {@program} does not suit me. [recommendation] what would? [duration] and for how long
  [tellsAboutSelf] data entry is my job, nobody under me. [-] not me, {@program}. [recommendation] then what is?
  [tellsAboutSelf] i don't manage anybody, i write swift. [audience] is @program not for me then?
  [tellsAboutSelf] i write scala for a living. [summary] @program is what?
  [-] kindly drop {@program} from the list [curriculum] and say what is taught in each of the rest
  [-] take {@program} away [curriculum] and give the topics of the remaining ones
  [-] leave {the leadership one} out [duration] and tell me how long each of the others is
  [-] pls strike {@program} [curriculum] and explain what the other two cover
  [-] {@program} ko hatao [curriculum] aur baaki me kya sikhate ho batao
  [-] skip {@program} please [audience] and tell who each of the other ones is for
  [-] remove {the first} [curriculum] and list the modules of the others
  [-] Put {@program} aside, [price] and name the fee of every other course.
  [-] omit {@program} [curriculum] and let me know what one learns in each other course
  [-] take {@program} n {@program} off [curriculum] n tell wat the last one teaches
  [erasure] pls remove me from the list [curriculum] and tell me what each course teaches
  [curriculum] add @program to the list pls and tell what all of them teach
  [otherCity] i'm not in hyderabad, living at cuttack. can i still join
  [otherCity] not a hyderabadi, i stay in gorakhpur, possible?
  [otherCity] We are not from your city, we live in Jorhat. Can we join all the same?
  [otherCity] me staying in tirunelveli not hyd. can join or not
  [otherCity] hyderabad se nahi hu, dhanbad me rehta hu. join kar sakta hu kya
  [otherCity] I put up in Siliguri, far from you. Am I able to join even so?
  [otherCity] my home is bhuj, not hyderabad. still ok to take @program?
  [otherCity] i am based at kollam and not near you. can i do it still
  [otherCity] staying in jhansi now, not from hyderabad, will it do? [price] and fees
  [otherCity] not from your side, i belong to imphal. may i also join
  [abroad] i am not from hyderabad, staying in doha. still can join?
  [abroad] im not in india, living at kathmandu, can i still join [price] and what fee in nepali money
  [coverage] does it have vector search in it
  [coverage] is there image generation in it?
  [coverage] has it got voice bots in it
  [coverage] does that include browser automation
  [coverage] does it have @skill in it anywhere
  [coverage] do they have sql in that
  [coverage] isme speech to text hai kya
  [coverage] Does this one have API building in it?
  [coverage] is fine tuning part of it
  [coverage] does it contain anything like pdf reading [duration] and how long is it
  [projects] does it have real projects in it?
  [assessment] does it have tests in it
  [discount] for teachers perhaps?
  [discount] any rate for girls
  [discount] and for two of us
  [discount] for ex servicemen?
  [discount] something off for widows maybe
  [discount] for early ones?
  [discount] any special rate for ngo people
  [discount] and if we are three friends, lesser?
  [discount] student rate hai kya
  [discount] and for army families
  [audience] is @program for students maybe?
  [recommendation] and for my daughter, which one maybe?
  [duration] and all three together?
  [duration] and the two combined
  [duration] both in total?
  [duration] and with @program on top?
  [duration] together with the other one?
  [duration] dono mila ke?
  [duration] and @program and @program together [price] and the fee of both
  [duration] plus @program?
  [duration] and if i add the third
  [duration] n altogether
  [order] can i do both together?
  [order] may @program be done together with @program
  [compare] leave {@program}, compare the remaining two
  [compare] without {the first one}, put the other two side by side
  [compare] forget {the short one} and compare the rest
  [compare] ignore {@program}, how do the two others differ
  [compare] scrap {it}, contrast what's left
  [compare] {@program} chhodo, baaki do ka fark batao
  [compare] {that one} out please, compare @program with @program
  [compare] take {the managers one} away and compare the ones left over
  [compare] not {the third}, differences between the other two pls
  [compare] minus {@program}, compare what remains [recommendation] and say which is for a fresher
  [programs] drop {that one}, which are left?
  [summary] drop {the last}, tell me about the two that are left
  [partners] what sort of companies
  [partners] with real firms? which
  [partners] with which companies then
  [partners] what type of firms are these
  [partners] with industry people?
  [partners] kaisi companies
  [partners] big firms or small ones
  [partners] any known names among those companies
  [partners] from which sector are they, the companies
  [partners] with startups? [number] how many
  [enterprise] for companies?
  [placement] what kind of firms hire people after it
  [coverage] do you teach @skill
  [coverage] do you teach @skill at all
  [coverage] does @program teach @skill
  [coverage] is @skill taught by you
  [coverage] teach karte ho kya @skill
  [coverage] hello do you teach @skill please
  [coverage] do you people teach @skill or not
  [projects] do we build real projects in it
  [projects] is there a real project to build
  [codingNeed] do all your courses need coding
  [codingNeed] do all of these need python
  [codingNeed] does every program ask for code
  [codingNeed] do each of your trainings need programming
  [codingNeed] is python needed for all of them
  [coverage] do all your courses have @skill
  [audience] does my designer fit in there too
  [audience] would my accountant fit into that as well
  [audience] does our intern fit in too
  [audience] will a nurse fit in there also
  [audience] and my nephew the electrician, does he fit
  [enterprise] i have a team of 12 analysts
  [enterprise] we are a team of 9 engineers
  [enterprise] there are 20 sales people in my team
  [enterprise] my team has fifteen testers
  [tellsAboutSelf] i am in a team of analysts
  [tellsAboutSelf] i lead a small team in sales
  [prerequisites] what would the others expect of me
  [prerequisites] what does the other one expect of me
  [prerequisites] what do they expect from somebody who joins
  [prerequisites] and what would that one ask me to bring along
  [salary] what pay can i expect after it
  [register] ok the first then sign me up
  [register] fine, the second one then, put my name down
  [register] good, that one it is, enrol me
  [register] alright the short one then, book me
  [-] drop {the business one} [curriculum] what does the remaining one teach
  [-] leave {the long one} out [curriculum] what is taught in the other
  [-] not {@program} [curriculum] what does the one that is left teach
  [-] scratch {the first} [curriculum] and what do the rest teach
  [-] take {@program} away [curriculum] what do the remaining ones cover
  [programs] neither {the longest} nor {the shortest}
  [programs] not {the biggest} and not {the smallest}, is there one
  [programs] something that is neither {the longest} nor {the shortest}
  [programs] neither {the first} nor {the last}, which is left
  [formLocked] submit button not working [payment] and do i have to pay now itself
  [formLocked] submit not getting pressed [price] and is there anything to pay right now
  [formLocked] the button stays grey [payment] and must i pay at once
  [formLocked] cant click on submit [refund] and if i cancel later
  [offTopic] is it safe to mix aspirin with whisky
  [offTopic] can i take paracetamol with coffee
  [offTopic] is it safe to swim after dinner
  [offTopic] is it dangerous to eat raw eggs
  [offTopic] is it ok to mix milk and fish
  [privacy] is it safe to give my number
  [privacy] is it safe to fill in your form
  [thanks] it worked, thx [afterRegister] do i get a mail now
  [fine] it went through now [afterRegister] will some mail come
  [thanks] done, thank you [afterRegister] and now i get an email or what
  [fine] submitted at last [afterRegister] is there a mail to expect
  [thanks] ok sent, thanks [afterRegister] who contacts me
  [curriculum] does it teach anything beyond {python}
  [curriculum] is there anything in it besides {@skill}
  [curriculum] what else than {@skill} is in @program
  [curriculum] does @program have more than {@skill}
  [curriculum] anything apart from {coding} in the long one
  [start] whats the next start date [prerequisites] and can freshers with no experience do @program
  [start] when is the next start [audience] and is @program ok for freshers
  [start] next date pls [prerequisites] and can somebody without experience do it
  [start] when does it begin [prerequisites] and may beginners with no background join @program
  [duration] i want to know the difference in length between your courses
  [duration] the difference in time between @program and @program please
  [duration] by how much do they differ in length
  [duration] how far apart are they in hours
  [compare] the difference in content between the two
  [-] need: [curriculum] topics of @program [price] and the fee
  [-] need: [duration] hours [deadline] last date
  [-] wanted: [brochure] brochure [start] and start date
  [-] need info: [schedule] timings [mode] online or not
  [-] need 2 things. [certificate] certificate info [placement] placement info
  [-] require: [brochureContents] what is in the brochure [invoice] gst bill
  [-] want: [curriculum] syllabus [duration] total hours
  [-] need: [audience] who is it for [codingNeed] coding or not
  [career] in what way does this help my career
  [career] how does that help my career
  [perks] what would i get apart from the classes [career] and in what way does it help my career
  [perks] what do i get beside the teaching [career] and how does that move my career
  [recommendation] have you got something for someone in my position
  [recommendation] is there something for a person in my position
  [recommendation] do you have anything for somebody in my role
  [recommendation] got anything for people in my situation
  [recommendation] would you have something for someone like me
  [recommendation] which one of the present ones is nearest to it
  [recommendation] or which of yours comes closest to that
  [recommendation] else which of your courses is nearest to what i want
  [street] which metro station is nearest to you
  [contact] who should i ring if something in it is not clear
  [contact] whom do i ask if i do not understand something
  [contact] and who do i call up when a thing is unclear
  [contact] whom can i turn to with questions
  [myRegistration] and will you have noted me down two times
  [myRegistration] am i in your list twice now
  [myRegistration] did it save me two times because i pressed twice
  [myRegistration] is my name there double now
  [schedule] how is it split across days
  [duration] is that 40 hours for the whole thing
  [duration] does it mean forty hours for the whole course
  [-] i need at least 20 hours [duration] does @program reach that
  [-] my quota is 15 hours [duration] does @program come to that
  [duration] does @program get to thirty hours
  [duration] does that one reach 25 hours
  [-] i have to log 30 hours [duration] would @program reach it [programs] if not, which does
  [coverage] does @program reach into @skill
  [-] {coding wala} nahi chahiye, [duration] kitne ghante ka hai
  [-] {programming wala} nahi lena, [duration] kitne time ka hai
  [-] {@program} nahi chahiye, [price] fees kitni hai
  [-] {lamba wala} nahi, [curriculum] kya sikhate ho
  [-] {code wala} chhodo [duration] baaki kitne ghante ke hai
  [codingNeed] coding nahi aati, [recommendation] kaunsa lu
  [tellsAboutSelf] coding nahi aati lekin seekhna hai, [recommendation] kaunsa lu
  [tellsAboutSelf] coding seekhni hai par zero hu [recommendation] konsa course loon
  [tellsAboutSelf] python nahi aata magar sikhna chahta hu [recommendation] kaunsa theek rahega
  [tellsAboutSelf] i cannot code but want to learn it [recommendation] which one do i take
  [tellsAboutSelf] never coded, eager to learn [recommendation] what should i pick
  [otherCity] i am not from your city, staying in balurghat [otherCity] still can join?
  [otherCity] i don't live in your city, can i still join
  [otherCity] not from there, i stay in a small town, can still attend?
  [otherCity] i live in ratlam not in your city, may i join
  [otherCity] staying far from your city, in a village near guna, join ho sakta hai?
  [abroad] i live in muscat, may i join from here
  [-] i have had a sore throat since sunday [offTopic] what should i take
  [-] my head aches since monday [offTopic] what can i take for it
  [-] the dog ate chocolate [offTopic] what must i do
  [-] my car does not start [offTopic] what should i check
  [-] i fell in love [offTopic] what should i do
  [tellsAboutSelf] i run a small bakery and know nothing technical [recommendation] which of your courses would help me use ai in my shop
  [tellsAboutSelf] own a pharmacy, not technical at all [recommendation] which course would help me use it there
  [tellsAboutSelf] i have a garage and no idea of computers [recommendation] which of these helps me in it
  [tellsAboutSelf] we run a hotel and know little of tech [recommendation] what would help us use ai there
  [tellsAboutSelf] i write go for a living [-] {the leaders thing} is not me [recommendation] what is
  [tellsAboutSelf] i design bridges [-] {@program} isn't mine [recommendation] what would be
  [-] {that one} is not for me [recommendation] what is
  [-] {@program} isn't me at all [recommendation] so what is
  [-] {i dont want @program} [curriculum] whats in the other one
  [-] {not @program} please [curriculum] what is in the other developer one
  [-] {dont need @program} [curriculum] what all is there in the other one
  [-] no {@program} for me [curriculum] whats inside the other course
  [-] leave {@program} [curriculum] tell whats in the other one
  [coverage] can you tell me what @skill is under
  [coverage] which course is @skill under
  [coverage] what does @skill come under
  [coverage] under which of your courses is @skill
  [coverage] where does @skill fall, which program
  [tellsAboutSelf] don't plan on learning to program, hotel owner [recommendation] which
  [tellsAboutSelf] do not plan on learning to code, shop owner [recommendation] which one
  [codingNeed] don't plan to learn programming [tellsAboutSelf] cafe owner [recommendation] which
  [codingNeed] not planning to code ever [recommendation] which is for me
  [codingNeed] i don't plan on learning code
  [codingNeed] and do not plan to code
  [future] do you plan on teaching @skill
  [future] are you planning a course on design
  [-] i haven't filled the form yet [register] where do i find it
  [-] i have not filled any form yet [register] where is it
  [-] no i haven't applied yet [register] where do i do that
  [-] i did not fill in the form so far [register] where can i find it
  [register] where do i find the form
  [company] who founded this company
  [company] and who founded it
  [social] do you have a linkedin page [company] and who founded this company
  [company] who started all this
  [codingNeed] can i manage @program if i am a total non techie
  [codingNeed] would i manage @program as a non techie
  [codingNeed] can a non technical person manage @program
  [besideWork] can i manage @program beside my job
  [price] is the launch event free
  [price] is the pop up event free of cost [launchProgram] and which program is it for
  [price] does the bootcamp session cost anything
  [price] is that session on the pop up free
  [myRegistration] no confirmation mail yet [afterRegister] how long does it usually take
  [myRegistration] i have not got the confirmation [afterRegister] how long does that take normally [contact] and whom do i write to
  [afterRegister] confirmation mail how long does it usually take to come
  [coverage] which of your courses is about @skill
  [coverage] which of ur courses is about agents
  [coverage] which course is about @skill
  [coverage] which one of them is about charts
  [launchProgram] which of your courses is the bootcamp about
  [enterprise] and we want something designed specially for 30 of our engineers
  [tellsAboutSelf] i head training at a bank [enterprise] and we want something made specially for our people [enterpriseMail] how do we go about it with you
  [enterprise] we would like a course designed only for our staff
  [unsaid] for how long does the launch go on
  [unsaid] how long will the launch session last
  [unsaid] for how long does that bootcamp session go on
  [unsaid] what is the length of the launch session
  [chatDetails] what do you do with the mail i just typed to get into this chat
  [chatDetails] what happens to the e-mail address i gave to get into the chat
  [chatDetails] what do you do with the name i typed in for this chat
  [chatDetails] the mail that i just entered to start chatting, what do you do with it
  [chatDetails] why did i have to type in my mail to get into this chat
  [codingNeed] i know that @program has no code in it, [prerequisites] of the other two, which one starts from the basics
  [prerequisites] of the two which one starts at the basics
  [prerequisites] which of these begins with the basics
  [prerequisites] of the rest, which one starts from zero
  [curriculum] what do you teach @person
  [curriculum] what do you teach @person there
  [curriculum] what all do you teach the @person
  [curriculum] what are @person taught by you
  [curriculum] tell me what each of the other courses teaches
  [curriculum] tell me what every other course teaches
  [curriculum] what does each of the courses teach
  [curriculum] @program out of the list please, [curriculum] and what is taught in each of the rest
  [curriculum] pls take {@program} off the list and tell what each of the others teaches
  [coverage] @program mein @skill hai kya
  [coverage] 30 hours wale mein @skill hai kya
  [coverage] 12 ghante wale me @skill sikhate ho kya
  [coverage] lamba wala course, usme @skill hai kya
  [-] please don't call me, [contact] can it all be over email only
  [contact] can everything be by e-mail only, no calls
  [contact] i prefer mail only, is that ok
  [-] no calls please, [contact] everything over mail only
  [-] i have at most 15 hours in all, [recommendation] and i would prefer to build. what fits
  [-] ten hours is my limit [recommendation] and i'd rather build things, what fits
  [recommendation] i'd prefer to make things, what fits me
  [price] kindly share the full fee structure [payment] along with the mode of payment
  [price] please send the fee details [payment] along with payment modes
  [price] fees [payment] and the mode of paying please
  [projects] after the course do i have some project to show in interviews
  [projects] any project i can show at an interview
  [projects] will there be a project of mine to show in interviews
  [career] do you help in making a resume
  [career] do you help with my CV
  [career] resume banane me help karte ho kya
  [accreditation] is it recognised by the government, [career] plus do you help with resume making
  [formFields] what fields are there to register [payment] and is paying part of that form
  [formFields] what must be typed in [payment] and is payment part of it
  [register] how do i register [payment] and do i pay in that form
  [payment] is paying part of the registration form
  [otherCity] i am not from there, staying in @place. still can join?
  [otherCity] i stay in a small town far away, can i still join
  [otherCity] not from your city, living in @place, still can join
  [offTopic] write me a SQL query for my ten best buyers
  [offTopic] write me a query for last month's sales
  [offTopic] write a python script for me that renames files
  [dataUse] is my data safe if i give my number here
  [dataUse] if i give my number here is it safe
  [dataUse] is it safe to put my number in your form
  [unsaid] uniform price?
  [unsaid] knife price?
  [unsaid] what do the notebooks cost
  [launch] and for @place?
  [launch] what time for us in @place
  [summary] a few words about it please
  [coverage] does it have web design in it?
  [coverage] is there cloud computing in it
  [coverage] does it have data mining in it
  [recommendation] i want something on @skill for myself
  [recommendation] hello from @place, [coverage] is there anything about @skill
  [tellsAboutSelf] i have no team or company under me but [recommendation] i do want to learn strategy, [prerequisites] is @program closed to me
  [tellsAboutSelf] i don't have any firm or staff under me, [prerequisites] is the founders' course shut for me
  [tellsAboutSelf] no startup or people under me, [prerequisites] may i take @program all the same
  [unsaid] hat price?
  [unsaid] bag price?
  [unsaid] locker price?
  [unsaid] coat price
  [unsaid] apron cost?
  [price] kindly share the whole fee structure [payment] along with the modes of payment
  [price] send the fees [payment] along with the mode of paying
  [summary] the one that starts from the basics then. tell me more
  [summary] ok the one beginning at zero, tell me more of it
  [summary] then the one for beginners, say more about that
  [recommendation] for my son, he loves python
  [recommendation] for my daughter, she likes building things
  [recommendation] for my nephew, good with computers
  [tellsAboutSelf] scared that AI will take my accounting job, [recommendation] which course
  [tellsAboutSelf] afraid AI takes over my desk job [recommendation] what should i do here
  [phoneFormat] i have a mobile from abroad, is it accepted when i sign up
  [phoneFormat] is my foreign number accepted when i register
  [phoneFormat] will my number be accepted while signing up
  [mentor] will somebody sit and look at the code i write
  [mentor] does anyone check what i write and tell me what is wrong with it
  [mentor] will someone actually go through my work with me
  [prerequisites] is @program closed to me
  [prerequisites] is @program closed to people like me
  [prerequisites] is the course closed for those outside of it
  [tellsAboutSelf] i do want to learn strategy, [prerequisites] is @program closed to me
  [seats] i do not want a place now but how many of them are left
  [-] i don't want a seat just now, [seats] but how many of them are free
  [formLocked] the send button stays grey. why is that, and what do i have to pick first
  [formLocked] submit can't be pressed, what do i have to choose first
  [formLocked] and what do i have to pick first so that the button works
  [company] who are your founders
  [company] who are the founders of this school
  [company] who are the people behind it
  [company] the founders, who are they
  [company] where did the two founders begin
  [company] and where did they begin
  [audience] do @person need @program
  [audience] does a @person need @program
  [audience] would @person need @program at all
  [audience] is @program something @person need
  [recommendation] do you have something for people who are completely new to programming
  [recommendation] something for those who are wholly new to coding?
  [recommendation] have you got anything for people new to computers
  [recommendation] is there something for somebody totally new to this
  [recommendation] do you have something meant for @person
  [recommendation] i sit in a ministry. do you have something meant for government people
  [recommendation] do you have something for people from the public sector
  [dataUse] what did you save about me
  [dataUse] and what have you saved about me
  [mailByMistake] got a mail from you though i never signed up, what do i do [dataUse] and what did you save about me
  [dataUse] what all have you got stored about me
  [afterRegister] will your team get in touch by themselves or do i need to do something more
  [afterRegister] do you get in touch on your own or must i do something more
  [correction] i typed my number wrong, how is that fixed [afterRegister] also will the team contact me on its own
  [compare] @program or @program, how do they differ [codingNeed] and for which one do i have to be a programmer
  [codingNeed] for which one must i be a programmer
  [codingNeed] in which of them do i have to be a coder
  [price] price of @program, yes or no, do you know it
  [price] do you know the price, yes or no
  [schedule] i don't want to sit in class in office hours, is that ok with any of your programs
  [schedule] i can't sit in class in work hours, is that fine with some of them
  [offTopic] could you rewrite my resume for a job at a bank
  [offTopic] please rewrite my CV
  [oneFormEach] my two friends want @program and i want @program, that's 3 forms or just 1?
  [oneFormEach] three of us, three forms or just one?
  [register] ok i want in for @program. what do i do now
  [register] i want in on @program
  [coverage] i'd like to compose songs with AI; is this covered anywhere
  [coverage] i want to paint with AI, is that covered in any of them
  [coverage] i'd like to trade shares with AI. is this taught somewhere
  [programs] is there anything at least 25 hours long, [-] short ones don't help me
  [-] short ones are no help to me
  [-] good. back to the courses, [coverage] which ones have @skill in them
  [-] ok back to the programs [duration] how long is @program
  [-] good. back to the courses, [programs] which ones are under 20 hours
  [-] back to the courses [programs] which ones do you have
  [erasure] i want my details wiped from your list, whats the procedure
  [erasure] how is my data removed, what is the procedure
  [mailContents] what will the confirmation mail contain [afterRegister] and what if it doesn't come
  [afterRegister] what if the confirmation mail never comes
  [afterRegister] and what if that mail doesn't come
  [whoSees] can anyone see my phone number on your site
  [whoSees] anyone can see my number there? [dataUse] and what will you use it for
  [whoSees] is my mobile number visible to others on the site
  [-] alright, {leave the money}. [audience] who is that program for
  [-] ok {leave the price}, [curriculum] what is in it
  [-] fine, {forget the money}, [duration] how long is it
  [phoneFormat] if my mobile is from abroad, will the form still take it
  [phoneFormat] will your form still take a number from another country
  [tellsAboutSelf] my wife and i both head departments. [recommendation] is there something for us
  [tellsAboutSelf] neither of us codes, we run two shops. [recommendation] is there something for the two of us
  [cookies] what do you record when someone just reads the page
  [chatDetails] what do you note down when one chats, [cookies] and what when one only reads the page
  [codingNeed] which program doesn't need coding but is not meant for {managers} either
  [codingNeed] anything that needs no programming but is also not for {bosses}
  [codingNeed] a course without any code which isn't for {team leads}
  [codingNeed] which of them has no coding but is not only for {executives}
  [codingNeed] something that doesn't ask for programming but also isn't for {founders}
  [codingNeed] is there one that has no code in it and is not aimed at {managers}
  [duration] hours of both taken together [audience] and is either of them fine for a total beginner
  [duration] how long are the two [audience] and is either one okay for a newcomer
  [duration] total time of both tracks [audience] and is any of them alright for a complete fresher
  [duration] sum of the two courses in hours [audience] and would either of them be ok for a starter
  [price] fee of the two [audience] and is either of them ok for someone new
  [curriculum] topics of both please [audience] and is either of these ok for an absolute beginner
  [-] i know no @skill. [recommendation] @program or @program, which should i take first?
  [-] never touched @skill. [recommendation] @program or @program, which one do i do first
  [-] i have no @skill at all. [recommendation] @program or @program, where should i begin?
`;
