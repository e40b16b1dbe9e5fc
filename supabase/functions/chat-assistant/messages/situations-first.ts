/** Who somebody is, then what they ask. As messages/all.ts says. */
export const situationsFirst = `
  [tellsAboutSelf] hi i work as payroll executive in a small firm in pune, [recommendation] which of your programs would suit me [duration] and roughly how many hours would that one take
  [tellsAboutSelf] i am a ward secretary posted in guntur district, [audience] can i do @program even though i am no engineer
  [tellsAboutSelf] We are a 14 member marketing agency in Bengaluru. [enterprise] Do you run something for a whole team like ours? [contact] If so, whom should I write to?
  [tellsAboutSelf] my daughter is in second year bcom at a college in nagpur [audience] is @program meant for students also [besideWork] and would it go along with her college hours
  [tellsAboutSelf] i do general shift at a tyre plant, 8.30 to 5.30, [besideWork] can that be managed with @program [schedule] or are the sessions in daytime only
  [tellsAboutSelf] Just a clerk in the collectorate here. [audience] Would somebody like me be out of place in @program?
  [tellsAboutSelf] i'm two years into manual testing and bored stiff [recommendation] what would you put me into [codingNeed] also will i have to write code in it
  [tellsAboutSelf] homemaker, kids now in 6th and 9th, mornings are free [recommendation] is there one that fits [schedule] and does it happen in the mornings at all
  [tellsAboutSelf] i manage a team of seven recruiters [audience] is @program more for hr people like me or for tech people
  [tellsAboutSelf] my sister did @program with you last year, i am her elder brother working in sales [audience] would i get bored in the same one [recommendation] or is there another you would rather put me in
  [tellsAboutSelf] i have a hearing problem in one ear and sit at a bank counter, [mode] i would need it in person, not on a screen
  [tellsAboutSelf] fresher, passed out this may, no job yet [audience] is it meant for freshers too or only experienced [placement] and do you help with a job after that
  [tellsAboutSelf] i look after operations in a 60 bed hospital [enterprise] we want our front office staff trained, possible? [onSite] can it be held at the hospital itself
  [tellsAboutSelf] working mother, one 3 yr old, wfh three days a week [besideWork] realistically can i finish @program with this life
  [tellsAboutSelf] Sir I am government school teacher from Barmer, science subject, [codingNeed] is programming compulsory in @program [language] and is the teaching in Hindi
  [tellsAboutSelf] i run a coaching centre for class 11 12 [coverage] will @program show me @skill [difficulty] and will a non computer man be able to follow that
  [tellsAboutSelf] my husband drives for a cab company, leaves at 5 comes by 4 [recommendation] what can he learn here [schedule] after 5 only he is free, so timings?
  [tellsAboutSelf] mechanical diploma, six years on cnc machines [career] will @program take me anywhere [prerequisites] and is a diploma enough to get in
  [tellsAboutSelf] we are four accountants sharing one office [enterprise] could you teach just us four as a group [price] what would that come to
  [tellsAboutSelf] i am a content writer and honestly worried about ai taking my work [recommendation] what should i learn here [-] please be frank
  [tellsAboutSelf] product manager, b2b saas, 5 yrs [compare] how is @program different from @program for someone like me [duration] hours for both pls
  [tellsAboutSelf] my boy is 17 and just gave his boards [prerequisites] is he too young for @program [audience] or is there normally that age in class
  [tellsAboutSelf] i am on maternity leave till january [duration] can @program be over before that, how long is it [start] and when could i begin
  [tellsAboutSelf] i work in the accounts dept of a sugar mill near kolhapur [mode] is it online or do i have to travel [tools] and the office computer is old, will that do
  [tellsAboutSelf] i head a support team of 25 people in noida, [enterprise] is there a program for the team [recommendation] and for me as their lead, what would you suggest
  [tellsAboutSelf] night duty nurse here [besideWork] can i fit this in [recordings] because i would miss some, can those be watched later
  [tellsAboutSelf] i know only ms office and tally [codingNeed] do i need to know programming for @program
  [tellsAboutSelf] I am a Company Secretary in practice with two trainees under me. [audience] Is @program suitable for my profession? [certificate] And is something issued upon completion?
  [tellsAboutSelf] i do freelance video editing from home in siliguri [recommendation] which one for me [payment] and can the fee go in parts since my income is up down
  [tellsAboutSelf] me and my wife both lost our jobs in the same month [recommendation] what do you advise for each of us [discount] and is there something off if two join
  [tellsAboutSelf] i'm a backend dev, 4 years java [audience] am i over qualified for @program [recommendation] then what next
  [tellsAboutSelf] ours is a family transport business, i handle billing [recommendation] kuch hai mere liye [besideWork] dukaan se time kam milta hai, ho payega?
  [tellsAboutSelf] i am a phd scholar in zoology at bhu [audience] do people from science side take @program at all
  [tellsAboutSelf] librarian in a private university [onSite] could your people come to our campus and hold it in our seminar hall [enterprise] it would be for 20 non teaching staff
  [tellsAboutSelf] i sell insurance, mostly on phone the whole day [recommendation] anything in your list that would help me sell better [duration] and how much time will it eat
  [tellsAboutSelf] 52, took vrs from a psu last year [prerequisites] is age a bar [difficulty] and honestly will i cope
  [tellsAboutSelf] my younger sister has a two year gap after mba [audience] would @program be right for someone with a gap [career] does it look good on the cv later
  [tellsAboutSelf] i am posted in leh with the army till next june [mode] so it has to be online, is it [access] and if network goes for a week do i still have the material
  [tellsAboutSelf] i take tuitions from 4 to 9 every evening [schedule] do you have anything in the forenoon
  [tellsAboutSelf] front desk manager at a 3 star hotel, rotating offs [besideWork] will this work out with such duties [attendance] what if i am on shift during a class
  [tellsAboutSelf] We're a law firm of 22 in Fort, Mumbai. [contact] Whom do I speak to about training for our associates [enterprise] and is a closed batch something you do?
  [tellsAboutSelf] i'm a civil site engineer, always on site with dust all over [recommendation] is there something useful for my line [codingNeed] without coding preferably
  [tellsAboutSelf] i know python a bit, self taught, day job is data entry [prerequisites] is that enough for @program [projects] and do i build something in it which i can show
  [tellsAboutSelf] pharma rep covering three districts, on the bike all day [duration] how much time does @program need overall [mode] and can one attend from wherever one is
  [tellsAboutSelf] my mother is 60, retired headmistress, wants to learn chatgpt and such [recommendation] which one for her [difficulty] will she be able to keep up
  [tellsAboutSelf] i am an hr generalist in a startup of 40 [audience] is it for people like me [enterprise] or better, can you do one for all our managers together
  [tellsAboutSelf] Graphic designer, 9 years, agency background. [coverage] Does @program go into @skill? [codingNeed] I hope without me having to script things?
  [tellsAboutSelf] i have a small boutique in jayanagar, two tailors [recommendation] what would help me [price] and how much is that
  [tellsAboutSelf] i stay in a village near satara and internet is ok ok [mode] is everything online [tools] does it run on a phone
  [tellsAboutSelf] i'm a scrum master and they are cutting our roles [career] what would @program do for me [duration] and how quick is it over
  [tellsAboutSelf] physiotherapist with my own clinic, mornings and evenings both full [schedule] anything in the afternoon [recommendation] and which program in the first place
  [tellsAboutSelf] I'm a ux researcher, been asked to learn about ai by my boss [recommendation] which of these would make most sense [invoice] and can the company be billed for it
  [tellsAboutSelf] we are a ngo in ranchi with 18 field workers [enterprise] can they be trained as one group [language] they know only hindi
  [tellsAboutSelf] i am a trainee in a ca firm, articleship 10 to 7 [besideWork] does it go with articleship [ending] and would it be over before my november attempt, last class is when
  [tellsAboutSelf] electrician in a mall, iti pass [prerequisites] will you take me with iti only
  [tellsAboutSelf] my team lead told me to look at @program, i am in l2 support [summary] what is it about [audience] and would an l2 guy fit in
  [tellsAboutSelf] assistant professor, commerce dept [recommendation] something for me [onSite] and for my department, would you come to our college in erode
  [tellsAboutSelf] i do the night audit at a hotel so i sleep till 1 pm [schedule] which hours of the day are the classes
  [tellsAboutSelf] i am an architect with a studio of five [enterprise] would you take all of us together for @skill [mode] we would want it face to face
  [tellsAboutSelf] Data analyst at an nbfc, sql and excel daily [audience] would @program be too basic [recommendation] if yes what else
  [tellsAboutSelf] i am preparing for bank exams since two years no result [recommendation] is there any course here for me [placement] job milegi kya uske baad
  [tellsAboutSelf] my dad runs a hardware shop and is 58, uses whatsapp well [audience] is any of this for him or is it only for office people
  [tellsAboutSelf] sales head, 30 people under me across south india [enterprise] want them all upskilled in @skill, do you do such things [mode] they sit in five cities so online or how
  [tellsAboutSelf] i'm between jobs after 11 years in telecom [recommendation] where should i start [duration] i can give full days now, so how fast can it be done
  [tellsAboutSelf] single parent with a full time job at a call centre [besideWork] be honest is this possible for me [schedule] weekend batch hai kya
  [tellsAboutSelf] i write code for a living, react mostly [codingNeed] is @program real coding or drag and drop [prerequisites] and what should i know before i start that one
  [tellsAboutSelf] i am doing my mba in marketing, 1st year [audience] is @program too early for me
  [tellsAboutSelf] I am the secretary of a co-operative housing federation. [enterprise] We wish our office bearers, about 35, to be trained. [onSite] Could this be conducted at our premises?
  [tellsAboutSelf] i work from 2 to 11 uk shift [besideWork] can i still do @program
  [tellsAboutSelf] jewellery designer from surat [coverage] is @skill taught somewhere [recommendation] so which one do i go for
  [tellsAboutSelf] i am a radiographer, second shift, no laptop at home only ipad [tools] is ipad ok [besideWork] and does it clash with a job like mine
  [tellsAboutSelf] my company has given us 10k per head for learning [price] is @program within that [enterprise] or is there some plan if six of us from the same team come
  [tellsAboutSelf] i'm an ias aspirant with lots of free time between attempts [recommendation] which would you suggest
  [tellsAboutSelf] small trader of spices, i handle everything from whatsapp [codingNeed] can i do any of these without knowing computer much [recommendation] and which one first
  [tellsAboutSelf] Executive assistant to a managing director. [audience] @program sounds like it is for bosses, may i still take it? [benefits] and what would i get out of that
  [tellsAboutSelf] i do cybersecurity audits [coverage] is there @skill in @program [instructors] and who is teaching, practitioners?
  [tellsAboutSelf] i am from bihar, reading in class 12 arts [prerequisites] am i eligible or only science students [price] aur fees kitni hai
  [tellsAboutSelf] we run three cafes with 28 staff [enterprise] anything for us as a group [duration] and how many hours would they be away from work
  [tellsAboutSelf] i am a sap consultant moving to berlin in march [abroad] can i go on from there [start] or does a batch begin before that
  [tellsAboutSelf] i've been a housewife for 14 yrs, before that i did bca [prerequisites] is such an old degree still ok for @program [difficulty] will it be very tough for me now
  [tellsAboutSelf] my nephew is deaf but very good with computers [audience] would @program suit him [contact] and whom can i talk to about his needs
  [tellsAboutSelf] stock broker, market hours 9 to 3.30 [schedule] anything after four [duration] also the full length of @program
  [tellsAboutSelf] im a junior in a logistics company, they keep asking me for reports [recommendation] which one teaches what i need
  [tellsAboutSelf] in our school we are 45 teachers [enterprise] can all be trained in the summer break [onSite] it would have to be in our auditorium in trichy
  [tellsAboutSelf] i am founder of an edtech with zero tech knowledge [audience] is @program the right one for a founder who doesn't code [duration] it can't take more than two weekends, does it?
  [tellsAboutSelf] cook in a cloud kitchen here, i learn from youtube at night [recommendation] bhai kya seekhu main yahan
  [tellsAboutSelf] i am heading hr for a chain of diagnostic labs [enterpriseMail] what do i put in my mail if i want a proposal for 50 people [contact] and to which address does it go
  [tellsAboutSelf] retired navy, now into security services [recommendation] suggest a course [mode] i prefer sitting in a class with people, possible?
  [tellsAboutSelf] i'm shy and a slow learner, working in a xerox shop [difficulty] will i be left behind [mentor] or is there somebody to sit with me alone
  [tellsAboutSelf] quality inspector in an auto parts company at hosur [audience] koi mere jaisa aata hai kya @program me
  [tellsAboutSelf] my wife teaches maths in a cbse school and gets home by 3 [recommendation] what would you give her [schedule] evenings ok?
  [tellsAboutSelf] I am on a one year sabbatical from a consulting firm. [recommendation] Which two would you advise [order] and in what order?
  [tellsAboutSelf] tech lead, team of nine, fintech [enterprise] can i bring my entire team to @program [mode] everyone is remote btw, would it be virtual
  [tellsAboutSelf] i'm a fashion blogger lol [-] don't judge [audience] does anyone like me come to @program
  [tellsAboutSelf] farmers producer company, i am its ceo, six staff in office [recommendation] which training do you recommend for us [contact] and how do i reach you people
  [tellsAboutSelf] i am a tax lawyer [coverage] will i learn @skill for reading documents [codingNeed] do i have to type any code for that
  [tellsAboutSelf] doing night college, day job in a courier office [besideWork] is there space for one more thing, i mean can i do both and this [duration] what is the total time
  [tellsAboutSelf] i'm a data scientist, 6 yrs exp [-] my junior asked me to check this out for her [prerequisites] what does she need to know before @program [price] and the fee
  [tellsAboutSelf] we are a bunch of eight doctors running a polyclinic [enterprise] do you have something just for a group like us [schedule] sundays only
  [tellsAboutSelf] admin officer in an engineering college, non technical fully [audience] am i allowed in @program or is it for the engineers only
  [tellsAboutSelf] i was a steno, then pa, now 47 [recommendation] what is there for someone like me [prerequisites] and does the age matter
  [tellsAboutSelf] i'm stuck in the same grade since 2017 in a psu bank [career] would @program get me moving [besideWork] keeping the job of course, is that ok
  [tellsAboutSelf] hello i own 2 petrol pumps [recommendation] which course [onSite] and is it possible that your trainer comes to my office
  [audience] can i take @program, [tellsAboutSelf] i am only a receptionist at a dental clinic
  [recommendation] which one would you give a person like me [tellsAboutSelf] i keep the books of my uncle's garment unit and know excel
  [enterprise] is there a team version of @program? [tellsAboutSelf] we are 11 in our design studio
  [besideWork] is it ok beside a hospital job [tellsAboutSelf] i'm a staff nurse in icu, 12 hour shifts [duration] and total hours kitne
  [codingNeed] does @program have code in it [tellsAboutSelf] asking because i'm a history graduate and never saw a line of it
  [tellsAboutSelf] Namaste, main ek anganwadi supervisor hu [recommendation] mere kaam ka kuch hai aapke paas [language] aur hindi me padhate ho kya
  [tellsAboutSelf] bhaiya main delivery ka kaam karta hu, din me 10 ghante bike pe [besideWork] ho payega kya ye course [schedule] raat me class hai kya
  [tellsAboutSelf] mai bsc nursing ki student hu [audience] @program mere liye hai kya ya sirf it walo ke liye
  [tellsAboutSelf] hamari company me 60 log hai, zyada tar sales wale [enterprise] unko ek saath sikha sakte ho [contact] kisse baat karu iske liye
  [tellsAboutSelf] meri beti 12th me hai, pcm [recommendation] uske liye kaunsa theek rahega [prerequisites] aur 12th complete hona zaroori hai kya
  [tellsAboutSelf] papa ka kirana store hai aur main sambhalta hu [recommendation] kaunsa course lu [duration] aur kitne din ka hai woh
  [tellsAboutSelf] mai gaon se hu, polytechnic kiya hai, ab ghar pe baitha hu [placement] isse naukri lagegi [recommendation] aur kaunsa karu
  [tellsAboutSelf] government job hai meri, 10 se 5 [besideWork] uske saath kar sakta hu kya
  [tellsAboutSelf] hum do bhai hai, dono ka chhota sa printing press [recommendation] ek course dono ke liye sahi hai ya alag alag [discount] aur do log ka kuch kam hoga?
  [tellsAboutSelf] mujhe computer chalana thoda aata hai, dukaan pe baithti hu [difficulty] kya ye mere bas ka hai [mode] ghar se ho jayega na
  [tellsAboutSelf] main school me clerk hu, english weak hai [language] hindi me class hoti hai kya [audience] aur clerk log bhi le sakte hai @program?
  [tellsAboutSelf] i am what they call a business analyst though mostly i make powerpoints [recommendation] so which program would make me useful again
  [tellsAboutSelf] i'm from a small bpo in mohali, team leader [enterprise] my 12 agents need some ai basics, do you do that [duration] not more than 2 days hopefully, how long would you need
  [-] Good afternoon. [tellsAboutSelf] I am the principal of a higher secondary school with 60 staff. [enterprise] Can you offer a programme exclusively for our teachers? [onSite] And would it be possible to have it at our school?
  [tellsAboutSelf] i'm an event planner, weekends are when i work [schedule] so is there something on weekdays [recommendation] and what would you suggest i take
  [tellsAboutSelf] my sister in law did @program and she codes all day, i am in hr [audience] so for me it may be too much, or not? [codingNeed] how much code was it that she had to write
  [tellsAboutSelf] i write tenders for a construction company [coverage] do you show @skill for such long documents [price] and cost
  [tellsAboutSelf] looking for myself and two colleagues, all three in procurement [recommendation] do we take the same one [enterprise] or is there something you would set up for our department
  [tellsAboutSelf] final year ece student, no offers so far [placement] does @program come with job help [prerequisites] and can i join before the degree is in hand
  [tellsAboutSelf] I drive a school van mornings and afternoons, free from 9 to 2. [schedule] Are there classes in that slot? [recommendation] And what would suit a man like me?
  [tellsAboutSelf] i'm into real estate broking, 15 yrs [recommendation] anything for brokers [benefits] and how would it help me close more
  [tellsAboutSelf] insurance surveyor, travelling thrice a week [recordings] would i be able to catch up on what i missed [besideWork] or is it hopeless for a travelling man
  [tellsAboutSelf] we have a factory with its own training hall in pithampur [onSite] would your faculty come there [enterprise] to take @program for our shift engineers
  [tellsAboutSelf] my husband is a commerce lecturer, i am an interior designer [recommendation] one course each, which for whom
  [tellsAboutSelf] i'm neither young nor technical, 49, purchase manager [audience] do you get my type in @program
  [tellsAboutSelf] i joined an it company as fresher last month, in training period now [besideWork] is it too much on top [recommendation] and what goes well for a fresher
  [tellsAboutSelf] i want to restart after 8 yrs break, was in software testing [recommendation] where would you put me [mentor] and is anyone there to guide me one to one
  [tellsAboutSelf] i teach spoken english online [recommendation] which of yours would help a person like me reach more students [codingNeed] no coding i hope?
  [tellsAboutSelf] my team is 6 data engineers [audience] is @program at their level [enterprise] and can it be adapted to our stack
  [tellsAboutSelf] sub editor in a hindi daily, evening shift till midnight [schedule] morning sessions are there? [mode] and from home?
  [tellsAboutSelf] i'm just a stay at home dad [audience] would i look silly in @program among all those professionals
  [tellsAboutSelf] my roommate is in @program right now and loves it but he's cse, i'm from textile [audience] can i do it too [prerequisites] or would i need something first
  [tellsAboutSelf] we are a bank branch, 9 people [enterprise] do you do trainings for so few also [onSite] at our branch on a saturday after closing
  [tellsAboutSelf] my job is in a warehouse, i am inventory controller [recommendation] what fits [career] and would that get me into the planning team
  [tellsAboutSelf] chemist by training, now quality head [recommendation] @program or @program [duration] and which is shorter
  [tellsAboutSelf] i'm a psychologist and keep hearing about chatbots for therapy [coverage] is @skill part of anything here [codingNeed] and can i do that without being a programmer
  [tellsAboutSelf] my son finished btech but is wasting time at home [recommendation] tell me what he should join [register] and how do i get him in
  [tellsAboutSelf] hlo i am 3rd yr bca student from jaipur [price] fees of @program [audience] n is it ok for students
  [tellsAboutSelf] govt doctor posted at a phc, one hour from the nearest town [mode] do i have to come somewhere or is it on the net [schedule] and how many days in a week
  [tellsAboutSelf] i own a travel agency with 3 staff [recommendation] what would you suggest i learn [enterprise] or can all four of us be taught together
  [tellsAboutSelf] i am a junior advocate, mornings in court [schedule] is it possible in evening [duration] and how many months
  [tellsAboutSelf] I lead a 40 member shared services team and none of us codes. [enterprise] Could a programme be arranged for us? [codingNeed] And would programming be avoidable in it?
  [tellsAboutSelf] i was rejected in three interviews since i had nothing to show [career] will i have something after @program [projects] like a real working thing we build?
  [tellsAboutSelf] vice principal here [enterpriseMail] what should i mention when i write for a training of our staff
  [tellsAboutSelf] my fiance is in merchant navy, 6 months sea 3 months home [duration] can one finish in three months [recordings] or watch it on ship later
  [tellsAboutSelf] am a guard commander at an airport, rotational shifts [besideWork] does it go along with such duty
  [tellsAboutSelf] we're a two person startup, i do business she does tech [recommendation] what should each of us take
  [tellsAboutSelf] i have been a stenographer 20 years in district court [recommendation] is there anything left for me in this ai time
  [tellsAboutSelf] my staff is 15 ladies who do back office work for an insurance co [enterprise] can you hold a class only for them [language] in marathi if possible
  [tellsAboutSelf] supply chain planner [-] everybody says learn ai learn ai [recommendation] okay, which one then [besideWork] and can it be next to a job with month end madness
  [tellsAboutSelf] Having completed MSc Statistics this year, [recommendation] I would like your advice on a suitable program [placement] and on whether placement assistance comes with it
  [tellsAboutSelf] i only passed tenth and work in a mobile repair shop [prerequisites] is tenth pass ok [difficulty] or it goes above my head
  [tellsAboutSelf] i am on a probation in my new job and can't take leaves [besideWork] would i need any leave for @program
  [tellsAboutSelf] myself accountant, wife teacher [recommendation] konsa course dono kar sakte hai saath me [schedule] sunday ko
  [tellsAboutSelf] i have 2 hours max in the night after my kid sleeps [duration] so how long would @program take me in total [recordings] and can i see the lessons at that hour
  [tellsAboutSelf] i'm a nutritionist with 9k followers [recommendation] what would you recommend to grow with ai [certificate] and do i get something to put on my page
  [tellsAboutSelf] I'm new to Hyderabad, working as QA lead, shift 12 to 9. [schedule] Are there early morning batches? [mode] And do I come to a classroom?
  [tellsAboutSelf] there are 200 of us in the plant, out of which around 30 should learn @skill [enterprise] do you take up that size [enterpriseMail] and what details do you need from us first
  [tellsAboutSelf] my background is hotel management, gap of 3 yrs because of covid [career] can i change my line with this [prerequisites] do you ask for any experience
  [tellsAboutSelf] my boss wants me to check for our whole finance team of 8 [enterprise] can @program be done only for us [price] what would it cost per person
  [tellsAboutSelf] i'm the it guy of a small ngo, do everything from printers to website [recommendation] what do you have at my level
  [tellsAboutSelf] I practise as a homeopath and have evenings to spare [summary] tell me about @program in brief [audience] and whether someone from medicine could follow
  [tellsAboutSelf] i have a day job and aged parents to look after [besideWork] is it possible at all [attendance] and what if some emergency keeps me away from a class
  [tellsAboutSelf] i am not a developer and not a manager, i am a translator [audience] then who am i in your scheme, can i take @program
  [tellsAboutSelf] working in rto office as data operator [career] ye karne se promotion me kuch hoga kya [accreditation] sarkari me maanya hai?
  [tellsAboutSelf] hi team, i head l&d for a mid size bank [enterprise] want to explore @program for branch managers, about 50 [contact] who from your side handles that
  [tellsAboutSelf] i am a b.arch student with studio deadlines all the time [besideWork] can one do this alongside college
  [tellsAboutSelf] my brother has a stammer and avoids calls [contact] could he write to someone instead [recommendation] he is a biotech graduate, what would you advise him
  [tellsAboutSelf] i do customer care in bengali for an airline [recommendation] and need to move out of calls, which program [career] would it really get me out
  [tellsAboutSelf] we're setting up a new ai cell in our pwd circle, 10 engineers [enterprise] can you train the cell [duration] within how many days
  [tellsAboutSelf] i've done one python course from a library book [prerequisites] am i ready for @program [order] or should @program come before
  [tellsAboutSelf] small town doctor, big dreams [recommendation] which one [price] how much [start] from when
  [tellsAboutSelf] mom of twins (7 months) on leave from an mnc [besideWork] tell me honestly if @program is doable with babies [schedule] and what days would it be
  [tellsAboutSelf] i work as paralegal [-] my partner forwarded your link [audience] is @program for lawyers only or paralegals as well
  [tellsAboutSelf] i'm a chartered engineer, valuation work, lots of reports [recommendation] which course saves me from report writing [tools] and will my company laptop with all its blocks do
  [tellsAboutSelf] Our dealership has 17 sales consultants. [enterprise] Do you have anything for groups like this, [onSite] at our showroom in Kottayam?
  [tellsAboutSelf] i was a teacher, now i run a play school [recommendation] which of your things should i look at
  [tellsAboutSelf] 23, dropped out of bcom, working at a petrol pump nights [prerequisites] can a dropout join [payment] and can i pay monthly
  [tellsAboutSelf] i'm a software architect with 17 yrs, no ai so far [recommendation] what would suit, i don't want the baby stuff [duration] and how long does it take
  [tellsAboutSelf] my cousin is in tirupati, mba finance, free till her joining in july [recommendation] what can she take [ending] and would she be through by end of june, or which date is the last
  [tellsAboutSelf] operations manager in a bpo, 70 people i myself am a dinosaur [audience] is @program for dinosaurs also
  [tellsAboutSelf] i've got a stall at the station, tea and snacks [recommendation] don't laugh but is there something for me here
  [tellsAboutSelf] my manager quit so now i handle a team of 5 suddenly [recommendation] is there something for new leads [duration] that doesn't take for ever, how many hours is it
  [tellsAboutSelf] i do accounts for three shops from home [codingNeed] in @program will there be formulas and code [difficulty] or is it easy enough
  [tellsAboutSelf] i'm visually impaired, use a screen reader, work as telephone operator in a bank [houseRules] can i take part like that [audience] and is @program something for a person with my kind of job
  [tellsAboutSelf] my daughter is a fashion graduate and thinks all ai is for engineers [audience] is it [recommendation] and what would you have her take
  [tellsAboutSelf] i'm a pilot trainee waiting for my slot, six months idle [recommendation] anything meanwhile [duration] how long do they run
  [tellsAboutSelf] I am a postmaster in a sub office, [besideWork] work till 5 daily, will it be alright beside that [prerequisites] and is graduation compulsory
  [tellsAboutSelf] i'm a team of one in marketing, my company is 300 [recommendation] which one for me alone [enterprise] and if i like it could you train the others later as a batch
  [tellsAboutSelf] we conduct youth camps in coorg [onSite] can someone of you come and teach here for two days
  [tellsAboutSelf] i'm 34, zero tech, run a day care [recommendation] start me somewhere please
  [tellsAboutSelf] hello sir i am sunita from patna, bed done, waiting for vacancy [recommendation] course batao [mode] patna me rehke ho jayega kya ya aana padega
  [tellsAboutSelf] I supervise 3 shifts in a bottling plant [enterprise] and my supervisors should learn @skill together, do you do groups [mode] in person only, they don't do well online
  [tellsAboutSelf] i work at a credit society as loan officer [recommendation] which program would you point me to [brochure] and something i can print for my manager please
  [tellsAboutSelf] business owner here, 22 employees, furniture [enterprise] would like to get a few of them trained on @skill [phone] is there a number i can ring
  [audience] would @program do for a fresher like me? [tellsAboutSelf] i finished bsc cs in april [deadline] and till when can i join
  [tellsAboutSelf] i'm a production assistant in films, work comes in bursts [transfer] if a shoot comes up can i stop and join a later batch [recommendation] also which one to begin with
  [tellsAboutSelf] Head of sales for a water purifier brand. [recommendation] I'd take one program myself, which? [enterprise] And for my area managers something separate perhaps?
  [tellsAboutSelf] i am deputy manager in a psu, they reimburse only with proper papers [invoice] do you give a gst bill [certificate] and proof of completion
  [tellsAboutSelf] my working hours are 9 to 9 with travel in local train [besideWork] is that even possible [recordings] or should i just see recordings if you have any
  [tellsAboutSelf] i am in class 11 and love making small games [audience] is there any chance for me in @program [future] or do you plan something for school kids
  [tellsAboutSelf] i'm an optometrist in guwahati [location] how far are you from us, where do you sit [mode] or need i not come at all
  [tellsAboutSelf] we are a team of 5 in a wealth firm [enterprise] do you train so small a group [vendorPapers] our compliance will want an nda signed
  [tellsAboutSelf] i keep getting laughed at in office because i can't do a pivot table [recommendation] which course for such a person [difficulty] will it be gentle
  [tellsAboutSelf] mechanical fresher, no it knowledge [prerequisites] can i directly do @program [salary] and how much do people earn after
  [tellsAboutSelf] I am with a state electricity board, assistant engineer. [besideWork] Could this be done without taking leave? [attendance] Must one be present in each session?
  [tellsAboutSelf] i am a dancer and also manage our troupe's bookings [recommendation] what would help with the bookings part
  [tellsAboutSelf] my department is 4 people who only make mis reports all day [coverage] is that @skill thing covered somewhere [enterprise] and would you take us as a set
  [tellsAboutSelf] just moved back from dubai, was store manager there [recommendation] suggest me something [placement] do you also arrange interviews
  [tellsAboutSelf] i'm doing m.pharm, last sem [certificate] will i get a certificate from @program [audience] and are pharma students allowed
  [tellsAboutSelf] my father in law, ex railways, 66, wants company and something to learn [classSize] how many sit in a class [recommendation] and what would he enjoy
  [tellsAboutSelf] i run a yoga studio and make reels [recommendation] which one should i take [demo] can i see a class first
  [tellsAboutSelf] we r planning for our sales guys in indore, 26 of them [onSite] u people come here? [price] wat wud b the cost
  [tellsAboutSelf] been a php developer since forever, small agency [career] will @program make me relevant again [curriculum] what's in it
  [tellsAboutSelf] i'm a maths olympiad trainer [difficulty] is @program deep enough or is it only surface [instructors] and what sort of people teach it
  [tellsAboutSelf] as the only earning member i cannot take risk with money [refund] if i find it's not for me do i get it back [recommendation] i'm a billing clerk, so which would you say
  [tellsAboutSelf] working for a german company from home in goa [schedule] my evenings go till 10, mornings are free till 12, is there something then
  [tellsAboutSelf] chef de partie, split shift [besideWork] can i join and still cook lol [duration] how long is the thing
  [tellsAboutSelf] I am an HR executive and want to see whether @program is right for our trainees, all fresh graduates. [audience] Is it meant for freshers? [enterprise] If yes can we have a batch to ourselves?
  [tellsAboutSelf] i've 2 ft jobs at the moment, don't tell anyone [besideWork] will a third thing fit
  [tellsAboutSelf] i do site supervision for solar panels [mode] net is bad at site so is there any classroom [location] where
  [tellsAboutSelf] sir i am physically handicapped and do job work typing from home [recommendation] kaunsa course mere liye [discount] koi chhoot hai hamare liye
  [tellsAboutSelf] i'm a lab technician, night person [schedule] are there late classes [codingNeed] and no programming in @program i suppose?
  [tellsAboutSelf] my wife is a lecturer in botany and got 3 weeks vacation in may [duration] which she could spend on @program, is it enough time [start] and does it start in may
  [tellsAboutSelf] i head a team of product designers [audience] is @program of use for designers [enterprise] i'd put all eleven in, if that can be arranged
  [tellsAboutSelf] cs undergrad here tier 3 college [projects] do we get real projects [mentor] and somebody from industry guiding
  [tellsAboutSelf] i have been a beautician for 12 years, now training others too [recommendation] which one helps a person like me [language] i can follow tamil best
  [tellsAboutSelf] I'm secretary at a church trust, we have 6 office people [enterprise] could you do a small training for us [contact] i prefer mail, so what address
  [tellsAboutSelf] i'm a fitness coach online [coverage] could i learn @skill with you [duration] in how much time
  [tellsAboutSelf] i am a cost accountant in a textile mill [audience] @program seems to be aimed at it people, is it
  [tellsAboutSelf] living in a pg in gurgaon, job in kpo, nothing to do on weekends [schedule] sat sun classes? [recommendation] what would you suggest to a kpo guy
  [tellsAboutSelf] i failed my ca inter twice [recommendation] is there any course with which i could begin again [difficulty] but not as brutal, how hard is it
  [tellsAboutSelf] our start up is 8 people, all of us hands on [enterprise] need training in @skill for the whole lot [start] how soon could you begin
  [tellsAboutSelf] i am a project engineer on deputation in bhutan till march [abroad] can i attend from bhutan [phoneFormat] also will a bhutan number work in your form
  [tellsAboutSelf] mess contractor in kota, 4 hostels [recommendation] something to plan my quantities better? [price] what's the charge
  [tellsAboutSelf] i am a mother of a special child so hours are unpredictable [recordings] are things recorded [besideWork] is it workable at all for such as me
  [tellsAboutSelf] I have 12 years in banking operations and no degree in computers. [prerequisites] Would you still admit me to @program? [assessment] And is there any test in it?
  [tellsAboutSelf] young lawyer, 2 yrs practice [recommendation] which of your programs for legal drafting stuff [besideWork] along with court
  [tellsAboutSelf] i'm the it head of a hospital group [enterprise] need something tailor made for 3 levels of staff [enterpriseMail] what info should i send across
  [tellsAboutSelf] maid agency owner, 300 maids to schedule [recommendation] what do you have for that kind of business
  [tellsAboutSelf] i am into digital marketing since 2016 [audience] is @program for marketing people too [perks] what all do i get with it
  [tellsAboutSelf] hii i'm 20 n working part time at a cafe, college in the morning [schedule] what time r ur classes [price] n fees?
  [tellsAboutSelf] i'm an aged person of 71, was professor of economics [prerequisites] do you take such old people [houseRules] and is there a lift, if it's in a building
  [tellsAboutSelf] me & 3 friends from same hostel, all final year [discount] do we get something if we come together [audience] and is @program ok for final years
  [tellsAboutSelf] i manage logistics for a dairy, up at 3 am [schedule] so anything after 7 pm is out, when do you teach
  [tellsAboutSelf] we are 6 women running a pickle brand from home in kottayam [enterprise] is there a training for us together [language] in malayalam?
  [tellsAboutSelf] i work as machine operator and my english is poor [audience] can i do @program or is it for officers only
  [tellsAboutSelf] i'm a speech therapist looking for a side thing [recommendation] what fits [career] and where could it lead
  [tellsAboutSelf] Dear team, I am assistant director in a training institute of the state govt. [enterprise] We look for a 3 day programme for 30 officers. [contact] Kindly share whom to contact.
  [tellsAboutSelf] i supervise data labelling people, around 45 [recommendation] what could i take to move up [enterprise] and is there something for the 45
  [tellsAboutSelf] i'm in a joint family with zero privacy, no room of my own [houseRules] must the camera be on [mode] or is there a place one can come and sit
  [tellsAboutSelf] mba hr fresher, joined last week in a staffing co [audience] too junior for @program?
  [tellsAboutSelf] i'm sort of a jack of all trades in my uncle's export house [recommendation] which is best for a jack
  [tellsAboutSelf] i have only saturdays [schedule] is saturday enough [tellsAboutSelf] i'm a dental student btw [audience] can dental students even do @program
  [tellsAboutSelf] our school is 30 km out of udaipur [onSite] will you come that far to train us [classSize] and for how many at a time
  [tellsAboutSelf] working as analyst, sql good, python weak [codingNeed] how much python does @program want [prerequisites] and must i brush up first
  [tellsAboutSelf] i'm on the bench in a service company [recommendation] what should i learn in this time [duration] bench may be 6 weeks, can it be done in that
  [tellsAboutSelf] i am a single man army handling social media for 5 restaurants [besideWork] will i find time for @program, how do others manage
  [tellsAboutSelf] my uncle owns rice mills and my cousins and i want to modernise [enterprise] could you teach the family and staff, around ten [onSite] at the mill office in raichur
  [tellsAboutSelf] microbiology msc, no knowledge of computers worth the name [codingNeed] any coding in @program [recommendation] if so, what else is there for me
  [tellsAboutSelf] i am a junior engineer in metro rail, roster duty [schedule] how many classes in a week [recordings] and if roster clashes can i see it after
  [tellsAboutSelf] I've been promoted to zonal manager and feel I know nothing about AI. [audience] Is @program intended for people at my level? [duration] And what is the commitment in hours?
  [tellsAboutSelf] our team does vendor payments, 5 of us [enterprise] will you take us together for a short thing [mode] at our desks over video
  [tellsAboutSelf] i'm a potter from khurja selling on instagram [recommendation] what would help a guy like me
  [tellsAboutSelf] i'm on dialysis twice a week and work from home otherwise [schedule] which days do you have class [attendance] would it hurt to miss tuesdays
  [tellsAboutSelf] i run payroll for 600 workers [enterprise] only two from my dept would come, is there still a company option [register] or do they just enroll like anybody
  [tellsAboutSelf] frontend dev 3 yoe, laid off monday [recommendation] which one now [start] when could i start, as soon as possible
  [tellsAboutSelf] i do housekeeping supervision in a hospital, studied till 12 [prerequisites] am i allowed to join [recommendation] and which would be the easy one for me
  [tellsAboutSelf] i am a sound engineer who knows nothing about business [audience] is @program for business people only
  [tellsAboutSelf] i work 4 days a week as a vet [besideWork] would @program fit in the other three [price] and what does it cost me
  [tellsAboutSelf] we're moving our 9 person support desk to ai tools [coverage] do you teach @skill [enterprise] and could it be for our desk only
  [tellsAboutSelf] i was in the police for 25 years [recommendation] which of these for a retired policeman [trust] and you are a genuine place, no?
  [tellsAboutSelf] my son is autistic, 21, brilliant with numbers [contact] is there somebody i can speak to about him [recommendation] and which program do you think
  [tellsAboutSelf] i'm a planner in an ad agency, 60 hour weeks [besideWork] can someone with such weeks do it at all [duration] total time?
  [tellsAboutSelf] i'm 29, civil engineer turned stand up comic turned unemployed [career] can you turn me once more
  [tellsAboutSelf] assistant in a vet store [tellsAboutSelf] i study in ignou side by side [besideWork] can a third thing go beside these two
  [tellsAboutSelf] i'm a commerce grad working at a mutual fund distributor [codingNeed] which one has no coding [duration] and is the shortest
  [tellsAboutSelf] office admin in a school, i do everything from fees to bells [audience] am i the sort that comes to @program [mode] and do you hold it in person anywhere
  [tellsAboutSelf] we have a club of retired bankers, 16 of us [enterprise] do you arrange something just for a group like that [price] and is there a per head fee
  [tellsAboutSelf] I am employed as Senior Stenographer in a High Court and wish to know [audience] if @program is open to persons of my category
  [tellsAboutSelf] i'm a devops engineer but my english is average [language] what language do you teach in [recommendation] and for devops what would you recommend
  [tellsAboutSelf] my team are all introverts haha, 8 coders [enterprise] can you train them as one lot [mode] and online is preferred for obvious reasons
  [tellsAboutSelf] i've a degree in sanskrit [recommendation] any hope for me here
  [tellsAboutSelf] i am on contract in a govt project till september [career] will @program get me something permanent later [certificate] and do you certify
  [tellsAboutSelf] i'm a store keeper at a construction site, free after 7 [schedule] is the class after 7 [tools] phone se chalega ya laptop lena padega
  [tellsAboutSelf] i have a physics degree and 5 years as a tuition teacher [audience] my doubt is whether @program is at all for teachers
  [tellsAboutSelf] hello, hr here, a company of 150 in chennai [enterprise] our ceo wants ai literacy for all, what can you offer [contact] and how do we talk to you about it
  [tellsAboutSelf] i'm a wedding planner with 5 assistants [enterprise] one training for all six of us pls [schedule] mondays only bcoz weekends we're busy
  [tellsAboutSelf] i am in my notice period, 45 days left [duration] how long is @program [recommendation] or is something else better for a qa automation guy
  [audience] can i join @program though i don't manage anybody
  [audience] is @program also for freshers or do you want people with some years
  [audience] i am no engineer, is @program still for me
  [audience] can a normal office clerk do @program without making a fool of himself
  [audience] not a manager, just an executive, am i wrong in @program
  [mode] i'd need it in person, my concentration on zoom is zero
  [audience] my sister did @program and found it slow. would i, being a programmer, be bored even more
  [tellsAboutSelf] my wife handles accounts in a clinic. [audience] is @program for such people or more for it
  [audience] does one have to be in a leading post to take @program
  [enterprise] is there something for the whole office or only for individuals [tellsAboutSelf] we are 19 chartered accountants
  [onSite] our hall has 40 chairs and a screen, could it be held there
  [besideWork] does it go with a six day week
  [duration] i can give it two evenings, that won't be enough will it, how long is @program
  [recommendation] what would you give a complete beginner who works in a bank
  [contact] if we want it for our team whom do i ask
  [audience] i hear @program is only for techies, is a hr person allowed
  [audience] is it for college going people or for those who earn already
  [audience] would a person with fifteen years in sales be the odd man out in @program
  [codingNeed] never coded and too old to start, is there any in @program
  [recommendation] my brother is a mechanic and wants to use ai in his garage, what do you suggest
  [audience] are doctors taking @program or would i be the first
  [besideWork] can somebody with night shifts do @program [schedule] and when exactly do the sessions fall
  [audience] hey is @program for juniors as well [prerequisites] like do you want x years of exp
  [audience] is @program fit for a shop owner [codingNeed] one who has never seen code
  [audience] i'm just a trainee, would they let me in @program [duration] how long does it go
  [mode] it has to be face to face for my father [location] so where is your place
  [audience] can a homemaker take @program [besideWork] with two school kids
  [audience] may a govt employee join [unsaid] and will you inform my department or send any report there
  [audience] my colleague did @program, he is a coder, i am in admin, would i be lost [recommendation] or should i take another
  [recommendation] is there a course for people who neither code nor manage [duration] and not longer than 20 hrs, how long is it
  [enterprise] do you train only companies in it or would a hospital also be ok [tellsAboutSelf] we are a 120 bed one in salem
  [tellsAboutSelf] I joined a steel company as graduate trainee in july, posted in shifts. [audience] Is @program for someone so new [besideWork] and would it go with rotating shifts?
  [tellsAboutSelf] i'm from an hr consultancy, five partners [enterprise] we want to learn @skill together before we sell it to clients, can you do it [onSite] our office in baner is big enough, if you'd come
  [tellsAboutSelf] my mother in law owns a saree business and i do the online side [recommendation] which one for me [besideWork] between orders and baby
  [tellsAboutSelf] i got a cse degree in 2012 but never worked [prerequisites] is it too long ago for @program [career] and does it give me a way back in
  [tellsAboutSelf] i look after the dispatch desk, 12 hours standing [difficulty] i am tired by evening, how heavy is it [recordings] can i listen again on sunday
  [-] so basically [tellsAboutSelf] i'm a team manager at a telecom call center, 18 direct reports [-] and the client wants ai in everything [recommendation] what do you have for me [enterprise] and for my 18?
  [tellsAboutSelf] i am the youngest in the office and everybody else is scared of ai [enterprise] can you do a session only for us, 13 people [duration] like one day, how long does it need
  [tellsAboutSelf] stage 2 cancer survivor back at work part time as an accountant [besideWork] would @program be too much beside that
  [tellsAboutSelf] i run a driving school [recommendation] is there anything for me [mode] and is it done online
  [tellsAboutSelf] i was a lecturer, now i make study material for publishers [coverage] do you teach @skill [recommendation] which of your programs is it in and right for me
  [tellsAboutSelf] we have 3 interns and one full timer, that's me [enterprise] do you teach tiny teams [discount] and are interns cheaper
  [tellsAboutSelf] i'm a student of ba journalism in delhi [audience] not tech at all so is @program a no for me [projects] and is there practical work in it
  [tellsAboutSelf] I'm an export documentation executive. [recommendation] Please guide me which program to select. [register] And the procedure to enroll, please.
  [tellsAboutSelf] my job is to drive the md around and wait hours in the car [tools] can i use the waiting time, does it work on mobile [audience] and do you take drivers at all
  [tellsAboutSelf] i'm doing two internships plus college [besideWork] is adding @program crazy
  [tellsAboutSelf] assistant manager at a cold storage, 31, bsc agri [career] want to go into agri tech, does @program help [prerequisites] is bsc agri ok for it
  [tellsAboutSelf] i am a self employed electrician and want my son to do better [tellsAboutSelf] he is 19 in iti [recommendation] which one for him
  [tellsAboutSelf] our hr team is 7 ppl across 3 cities [enterprise] can we do it as a team [mode] so over zoom i guess? or do you want us in one room
  [tellsAboutSelf] i'm an astrologer with a good client base, no technical idea [audience] would i fit in @program [price] how much is it
  [tellsAboutSelf] joined as si in police, odd hours [besideWork] can people like me do it
  [tellsAboutSelf] i'm a foreign language teacher, german and french [recommendation] any program you'd say is for me [demo] and can i try one class before
  [tellsAboutSelf] i do the gst returns of 40 clients, dead till 20th of each month [start] does anything start after the 20th [duration] and can it be finished within 10 days
  [tellsAboutSelf] we're a bunch of seniors at a retirement community in coimbatore [onSite] would somebody come and teach us here [difficulty] slowly and simply, is it easy
  [tellsAboutSelf] i've 3 yrs in wordpress [audience] is @program a step up or the same thing for me
  [tellsAboutSelf] manager, spare parts, two wheelers [tellsAboutSelf] 10th std maths is all i remember [prerequisites] is maths needed [recommendation] what do i take then
  [tellsAboutSelf] i handle procurement for a chain of schools [enterprise] 90 teachers over 4 branches, do you do such [enterpriseMail] shall i give the subjects they teach when i write to you, or what else
  [tellsAboutSelf] my hostel has wifi only till 11 [schedule] so when do classes end at night [tellsAboutSelf] i'm 2nd yr it
  [tellsAboutSelf] sorry i am not very educated, i run a xerox and fancy store [recommendation] is there any small course i can understand
  [tellsAboutSelf] i am a cfo of a family business with old style accountants [enterprise] can they be taught, five of them [language] they'd need gujarati
  [tellsAboutSelf] i work in pharma regulatory, lots of documents [coverage] is there @skill [audience] and do regulatory people sit in @program
  [tellsAboutSelf] i am from bhopal, between two govt exams [duration] which is the shortest course [price] and the cheapest
  [tellsAboutSelf] father of two, working at a refinery, 8 days on 4 days off [schedule] do the classes come every day [attendance] if i come only on my off days is it ok
  [tellsAboutSelf] i am a sap trainer myself [instructors] so who would be teaching me [audience] and is it at all for trainers
  [tellsAboutSelf] i'm in charge of skilling at a csr foundation [enterprise] could @program be run for 25 village youth [onSite] in our centre near nanded
  [tellsAboutSelf] i'm an economist, r and stata user [codingNeed] is the coding in @program python only or may i get by without [audience] and is it for economists
  [tellsAboutSelf] my current role is vague, mostly follow ups and excel [recommendation] where would you slot me
  [tellsAboutSelf] i have a textile showroom in erode [-] sons are not interested [recommendation] i'll learn myself, what [schedule] shop closes 9.30 so any class after that
  [tellsAboutSelf] just finished my mca from a no name college [placement] do you get us jobs [recommendation] and out of your courses which would help most for that
  [tellsAboutSelf] i'm personal assistant to a politician [besideWork] my phone rings 24x7, can i still do it
  [tellsAboutSelf] in our clinic we are two doctors and a manager [recommendation] is one program ok for all three [enterprise] or would you make something for us
  [tellsAboutSelf] I am an under graduate in Chemistry from Cotton University, Guwahati. [mode] Is it possible to attend from here? [audience] And is @program open to undergraduates?
  [tellsAboutSelf] i'm in a wheelchair and work as a software tester from home [mode] online is needed for me [recommendation] and i'd like to know which course is right
  [tellsAboutSelf] i run a small podcast and a day job in insurance [besideWork] is @program ok on top of the two [curriculum] what are the topics
  [tellsAboutSelf] am a fisheries officer [audience] honest question, has @program anything to do with people like me
  [tellsAboutSelf] i've been asked to build an ai roadmap for my company and i know nothing [recommendation] which program [duration] need it fast so how many hours
  [tellsAboutSelf] i'm a computer teacher in a cbse school and know basic python [order] can i go straight to @program [prerequisites] or is there something i must know
  [tellsAboutSelf] we're 5 girls from a women's college in madurai [unsaid] is there a batch only for girls [audience] and is @program for final year bsc
  [tellsAboutSelf] i'm sales promoter in an electronics store, off on tuesdays [schedule] is tuesday possible
  [tellsAboutSelf] My team of 14 handles claims. [enterprise] Is there an arrangement for teams? [contact] With whom may I discuss it?
  [tellsAboutSelf] i manage a godown and have no computer at home [tools] must i buy one [recommendation] and what course would you say
  [tellsAboutSelf] i'm a surgeon, 3 theatres a day [duration] how much of my time would @program want [audience] and is it meant for doctors or for hospital managers
  [tellsAboutSelf] bank retired, children abroad, wife wants me out of the kitchen [recommendation] what have you for me
  [tellsAboutSelf] im a junior artist at a game studio [coverage] do u teach @skill [audience] or is it all for office people
  [tellsAboutSelf] quality auditor, half the month on tours [besideWork] it has to go with touring, does it [access] and can i open the notes from hotels
  [tellsAboutSelf] i have a loan and cannot pay much, working as peon in a school [discount] anything lower for people like me [recommendation] and what should i do among your courses
  [tellsAboutSelf] i am co founder of a 20 people edtech, dev team of 8 [enterprise] want @program for the devs, just them [price] ballpark?
  [tellsAboutSelf] i'm a plant head, not a student any more [audience] is it embarrassing or do you get people of my rank in @program
  [tellsAboutSelf] i teach in a madrasa and want to learn computers and ai [recommendation] which one first [language] urdu or hindi available?
  [tellsAboutSelf] i'm pregnant, due in october [ending] does @program get over before, till what date is it [besideWork] and is it light enough to do with a job and all this
  [tellsAboutSelf] i run a fleet of 12 school vans [coverage] will i learn to do @skill [codingNeed] without writing programs
  [tellsAboutSelf] i'm 3 months into a new pm role, previously sales [audience] who is @program for, pm or sales
  [tellsAboutSelf] we're looking at 80 seats for our pan india team [enterprise] is such a number possible [vendorPapers] and our procurement would need your pan, gst, cancelled cheque
  [tellsAboutSelf] i can only sit at the computer for 30 minutes at a stretch because of my back [duration] how long is one @program in all [houseRules] and are there breaks
  [tellsAboutSelf] so i am like working in this it services company in support for like three years now and i don't really like it [recommendation] so what would be a good course for me from yours [codingNeed] and um do i have to learn coding
  [tellsAboutSelf] actually my husband has a medical shop and i help him in evenings so only my mornings are free [schedule] is it possible morning time [mode] and sitting at home only
  [-] ok so voice typing because i'm cooking. [tellsAboutSelf] i have a tiffin business, five women work with me [recommendation] what can i learn from you that helps in it [price] and tell the fees also
  [tellsAboutSelf] respected sir i am ramesh yadav working as assistant in irrigation department since 2009 [audience] kindly inform if @program may be joined by state government staff [certificate] and whether certificate shall be issued
  [tellsAboutSelf] Sir/Madam, my ward is pursuing B.Sc. (Hons) Agriculture. [recommendation] Please advise a suitable program. [duration] Duration of the same may also be intimated.
  [-] listen, no sales talk. [tellsAboutSelf] i'm a 40 year old store manager with a wife, 2 kids and an emi. [career] does @program pay off for somebody like me [price] and what is the price
  [-] i don't have time to read your site [tellsAboutSelf] i'm an hr head, 500 employees [enterprise] team training yes or no [contact] mail id
  [-] ur site is confusing bro [tellsAboutSelf] im a bba student [recommendation] just tell me which one
  [tellsAboutSelf] work in kitchen of a restaurant. off on monday. [schedule] you have class monday?
  [tellsAboutSelf] journalist, 42. [audience] @program - for me or not? [difficulty] and is it hard
  [tellsAboutSelf] QA, 5y, selenium. [recommendation] which course? [duration] hrs? [price] cost?
  [tellsAboutSelf] team of 10, pune, design. [enterprise] custom training? [mode] offline?
  [tellsAboutSelf] maths teacher 15 yrs exp [recommendation] suggest course [schedule] weekend preferable
  [tellsAboutSelf] doing ca articleship [besideWork] possible?
  [tellsAboutSelf] i'm free from 2 to 5 only, housewife [schedule] do you have such timing [recommendation] plus which course would you advise me
  [tellsAboutSelf] been in garments export 22 years, merchandiser, i know my trade but not computers [audience] would @program be right for an old horse [codingNeed] i mean, is code a must in it
  [tellsAboutSelf] we are a college with 1200 students in the naac cycle [onSite] would you come to our place for our faculty [enterprise] some 50 lecturers
  [tellsAboutSelf] i've handled a desk of 4 insurance people for nine years and next year i'm to lead 40 [audience] is @program the thing for someone in that spot [benefits] and what good would it do me
  [tellsAboutSelf] doctor couple, clinic 10 to 2 and 5 to 9 [schedule] afternoon free, do you have that [recommendation] same course for both?
  [tellsAboutSelf] i teach drawing to kids, and i'm a complete zero in software [recommendation] where do i begin [mentor] and will someone hold my hand
  [tellsAboutSelf] i'm at a crossroads, either mba or a course like yours, currently sales exec [career] what would yours do for my growth [recommendation] and which one
  [tellsAboutSelf] i am a guest lecturer paid per hour [besideWork] i cannot drop my hours, is that a problem [payment] also pay in parts?
  [tellsAboutSelf] me a nurse in kuwait, 2 days off a week [abroad] can i join from here [schedule] which days do you have class
  [tellsAboutSelf] trying to get out of teaching after 9 years [recommendation] what's the best of your programs for that [placement] and do schools or companies hire through you
  [tellsAboutSelf] our society has 12 office bearers all retired [enterprise] would you do a one day thing just for us [onSite] in our clubhouse
  [tellsAboutSelf] i'm handling the legacy erp at a chemicals company, alone [-] it's only me so not {company training} [recommendation] what do i take
  [tellsAboutSelf] engineering dropout, now a wedding dj [prerequisites] will you have me [schedule] i sleep till noon so when is class
  [tellsAboutSelf] i am assistant to an md who wants to understand ai [recommendation] what is right for him [duration] he has max ten hours, does any run so short
  [tellsAboutSelf] i was told to ask for the finance dept, 9 people [enterprise] can you adapt @program to finance [contact] and who would talk to our head about it
  [tellsAboutSelf] i am from commerce side with strong excel [audience] do such people do @program [difficulty] or will they sink
  [tellsAboutSelf] i'm a jobless mba, 2 years now [placement] any job help from you [recommendation] and what's the right program in my case
  [tellsAboutSelf] i have my own recording studio and some free days every month [recommendation] which of those could be useful to me
  [tellsAboutSelf] i run the it of a district hospital, 2 juniors under me [recommendation] should the three of us do @program or @program [mode] we'd do it from the hospital, so is it remote
  [tellsAboutSelf] my daughter is 15, codes in python already [audience] could she sit in @program among adults [prerequisites] or is there some age you insist on
  [tellsAboutSelf] i work with a microfinance company in villages of odisha [language] my english is little, odia or hindi possible? [recommendation] konsa course mere liye
  [tellsAboutSelf] i've 6 months to retirement from the railways [recommendation] what do you offer people like us [prerequisites] is sixty too old
  [tellsAboutSelf] i lead a small innovation cell in a cement company [coverage] is @skill part of @program [enterprise] and would you run it for the cell alone
  [tellsAboutSelf] i'm a single girl new in bangalore working at a bank [houseRules] is it safe for girls at your place in the evening [schedule] and till what time is the class
  [tellsAboutSelf] i was doing my phd and left it [recommendation] now which program to get on track [career] and would that look fine on a resume with a gap
  [tellsAboutSelf] i'm the one who does the rosters for 200 security guards [coverage] is @skill something i could learn here for that [recommendation] in which program
  [tellsAboutSelf] i am currently working as asst. manager (stores) in a thermal plant, township life, nothing around [mode] kindly tell if all is online [tools] what internet do i need
  [tellsAboutSelf] tuition teacher of class 5 to 8 [audience] small teachers like us, can we do @program
  [tellsAboutSelf] We have 3 labs and 25 technicians. [enterprise] Would you do a training designed around us? [onSite] Our Kochi lab has a meeting room, could it be there?
  [tellsAboutSelf] i do customer success for us clients so nights are gone [schedule] class in the day please, is there one [besideWork] and do night workers survive this
  [tellsAboutSelf] i'm 26, mechanical, want to go into it like all my friends did [career] is @program enough for the shift [salary] and what pay do they start on
  [tellsAboutSelf] i am already a lead data engineer [-] but my manager thinks everyone must be certified [certificate] do you certify [audience] and is @program for such seniors
  [tellsAboutSelf] my sister finished @program, she's a lawyer, i'm a chef [audience] would the same be ok for me
  [tellsAboutSelf] i do odd jobs on freelancing sites, mostly data entry [recommendation] what would get me better work [duration] and in how many days
  [tellsAboutSelf] i'm heading a branch of a gold loan company, 8 staff [enterprise] could they learn @skill, as a team [schedule] only after 6 pm
  [tellsAboutSelf] product owner in a bank and i hate how devs talk over my head [recommendation] what would help me follow them [codingNeed] but pls no coding
  [tellsAboutSelf] me and my neighbour both housewives, we'd come together [recommendation] which one would be nice for two beginners [mode] and where does one come
  [tellsAboutSelf] i'm a deputy tahsildar [besideWork] election duty comes any time, can i still do it [transfer] could i shift to a later batch if duty comes
  [tellsAboutSelf] i've been writing apps in flutter for two years, freelance [recommendation] @program or @program for me [order] or one after the other
  [tellsAboutSelf] mother of a toddler, ex infosys [besideWork] would @program go with nap times [access] how long can i open the stuff if i'm slow
  [tellsAboutSelf] i operate a crane in a port and read a lot [audience] stupid question maybe, can crane operators do @program
  [tellsAboutSelf] my firm is me plus a part timer [enterprise] is two people a team for you [recommendation] or do i just join something, which then
  [tellsAboutSelf] i'm a fresher in hr with a psychology degree [recommendation] tell me which fits, [demo] and can i have a look at a class before i decide
  [tellsAboutSelf] i'm head nurse, and i make duty charts by hand [recommendation] anything that teaches me better ways [difficulty] for someone slow with computers
  [tellsAboutSelf] working at a start up where everyone does everything [besideWork] no fixed hours so can i still do this [recordings] are there recordings for when i can't
  [tellsAboutSelf] i'm looking to train my three sons who help me in the sweet shop [enterprise] would you teach just them [recommendation] or put them in a normal program, which
  [tellsAboutSelf] i work as a dialysis technician in vellore [otherCity] have you got a centre here [mode] or is all of it on the computer
  [tellsAboutSelf] i'm a ba english from a small town and very afraid of technical people [audience] who sits in @program [difficulty] and will i be able to follow
  [tellsAboutSelf] in our company everyone gets 40 hours of learning per year [duration] is @program within 40 [enterprise] and do you have arrangements with companies
  [tellsAboutSelf] i'm an infra guy, servers and cables [audience] does @program have room for infra people [codingNeed] and how much programming do you presume
  [tellsAboutSelf] i sell on online marketplaces, 300 orders a day, 7 packers [recommendation] what can you teach me for that
  [tellsAboutSelf] i'm going to join a consulting company in august, till then free [ending] is it finished by august [recommendation] which course makes sense
  [tellsAboutSelf] i do payroll in the day and study law at night [besideWork] can one more thing fit or will i break [duration] how many hours would it be
  [tellsAboutSelf] assistant coach of a state hockey team [recommendation] anything for sports people here [coverage] like learning @skill for match data
  [tellsAboutSelf] my husband's office would pay for it, he is area manager in fmcg [invoice] can the bill be in the company's name [audience] and is @program for area managers
  [tellsAboutSelf] I am a visually impaired bank officer. [tools] Does your platform work with a screen reader? [audience] And has @program room for someone like me?
  [tellsAboutSelf] i'm on a career break to care for my mother, evenings are quiet [schedule] when are the classes [mentor] also does anyone help if i lag
  [tellsAboutSelf] we are a media house, 60 in newsroom [enterprise] do you conduct something for newsrooms [coverage] @skill mainly
  [tellsAboutSelf] i'm a technical writer and want in on ai [recommendation] which one do you think [curriculum] and what does it have in it
  [tellsAboutSelf] my office gave me two weeks to come up with training for 12 engineers [contact] so quick, whom do i call or mail [enterprise] and do you do customised stuff
  [tellsAboutSelf] i'm a cashier in a supermarket, evenings till 10 [besideWork] no way i can do this, or is there
  [tellsAboutSelf] i'm ex army, jco, 44 [placement] do you help ex servicemen get work [recommendation] with which course would you start me
  [tellsAboutSelf] hi i teach kg children, done with rhymes [career] want to change my field, would @program help [prerequisites] only b.a. and ntt i have, allowed?
  [tellsAboutSelf] i run a printing unit with shifts in ludhiana [enterprise] nine designers need a training [onSite] at ludhiana, would you come [price] and the charges
  [tellsAboutSelf] i'm a postgrad in geography into gis [coverage] do you teach @skill [audience] and does any gis person come to @program
  [tellsAboutSelf] manager of a micro team, three analysts [audience] is @program more for me or for them
  [tellsAboutSelf] i'm an llb student with moot courts and internships [besideWork] tell me how anyone manages this with college [recommendation] and which one i should do
  [tellsAboutSelf] i'm in customs, transferred each 3 years, now at mundra [mode] must i be in your city [start] and when's the next start
  [tellsAboutSelf] i spend my whole day copying numbers from pdf to excel and i'm sick of it [recommendation] which course would free me [codingNeed] and would i be writing code there?
  [tellsAboutSelf] my team keeps missing deadlines because reports take 3 days [enterprise] we'd like to be trained, all seven of us [contact] how do we go about talking to you
  [tellsAboutSelf] my juniors know more ai than me and it's embarrassing, i'm their manager [audience] is @program what managers like me take [duration] and the time it needs?
  [tellsAboutSelf] i keep losing clients to agencies that use ai, i'm a solo designer [recommendation] what would you recommend [price] price too please
  [tellsAboutSelf] i've a fear of computers since a bad boss, i work in stores [difficulty] will i manage @program [classSize] and are there many in the class to laugh at me
  [tellsAboutSelf] my english is not fluent, i work in a cotton ginning mill as supervisor [audience] is it still for me [language] what do they speak in it
  [tellsAboutSelf] i am overloaded, two people left and i do three jobs [besideWork] is it foolish to start @program now [start] or when's the next one
  [tellsAboutSelf] my problem is that i start courses and never finish, i'm a software tester [mentor] is there somebody who pushes one [recommendation] and what would you pick for a tester
  [tellsAboutSelf] i don't sleep much as i have a newborn, job in it [besideWork] can i do @program in that state [recordings] and would there be recordings for the bad days
  [tellsAboutSelf] we grew from 10 to 45 people in a year and nobody knows how to use ai properly [enterprise] can you come in and train [onSite] i mean literally come to our office in sector 62
  [tellsAboutSelf] i've hit a ceiling as team coach in a bank [career] what would @program change [certificate] is there any certificate to wave
  [tellsAboutSelf] my father shut his shop and sits at home since, he's 55 [recommendation] is there anything for him [mode] he'd come only if it's a real classroom
  [tellsAboutSelf] i feel stuck between coders and business, i'm a functional consultant [recommendation] which side would you train me for [order] and can i later do the other one too
  [tellsAboutSelf] our accountant left and i as owner must do everything, small pharma distributor [recommendation] what can i learn here to save time [duration] how long would it take me
  [tellsAboutSelf] they gave my project to an ai tool, i was an mis executive [recommendation] what now, which course [placement] will you get me a job
  [tellsAboutSelf] i've no laptop, only the office one which i can't take home [tools] must i have my own [besideWork] and does it go with a job where i'm always short of time
  [tellsAboutSelf] my wife got laid off in march, ten years in content [recommendation] what would you tell her to take [start] and when is the next beginning
  [tellsAboutSelf] i've tried learning from videos at night after my shift at the foundry but forget everything [mentor] do i get somebody to ask [audience] and are foundry people ok in @program
  [tellsAboutSelf] being the only woman in a service center, i'd prefer a batch with other ladies [unsaid] is there a ladies batch [recommendation] and what course for a service advisor
  [tellsAboutSelf] boss says no more budget for new hires, learn ai instead [enterprise] so what do you offer a 9 member back office [price] and how much per head
  [tellsAboutSelf] i can't sit long after a slip disc, working from home as a coder [schedule] how long is one session [recommendation] and which is for a coder with 3 years
  [tellsAboutSelf] my degree is from 1996, arts, since then raising family [prerequisites] is that a problem [recommendation] where would i start
  [tellsAboutSelf] we are always on calls with clients till 8, consulting team of 6 [enterprise] can you train us [schedule] on saturdays then
  [tellsAboutSelf] so my hr manager wants me to find something on ai for new joinees, around 35 every quarter [enterprise] do you run that regularly [enterpriseMail] and what should i tell you about us for that
  [tellsAboutSelf] i'm a compounder in a clinic and the doctor wants me to handle the new software [recommendation] is there some course that makes me better at this
  [tellsAboutSelf] transferred to port blair, feel cut off, lic development officer [mode] can i attend from here [access] and if i lose connection for days, are the materials there still
  [tellsAboutSelf] no time no money, working student [price] what is the least i'd pay [duration] and the least time i'd spend
  [tellsAboutSelf] they asked me to present on agents to the board, i'm general manager admin [coverage] is that in @program [audience] and is @program fit for a gm
  [tellsAboutSelf] i run a studio for school photos and editing takes all my nights [coverage] could i learn @skill with you [codingNeed] w/o programming
  [tellsAboutSelf] i've been denied promotion for not having tech knowledge, procurement lead [career] will @program fix that [recommendation] or what else
  [tellsAboutSelf] three of us left a big company and began our own thing [enterprise] can we get trained as three [recommendation] and in which program
  [tellsAboutSelf] i speak only kannada and a little hindi, tailoring unit with 6 machines [language] do you teach in kannada [recommendation] what is there for my kind
  [tellsAboutSelf] my hands shake so typing is slow, i'm 59 and teach philosophy [difficulty] is speed needed [audience] do philosophers go to @program
  [tellsAboutSelf] i do shift work in a data centre and have long idle nights [recommendation] what would make good use of them [mentorTimes] and if i have a mentor can i meet him at night
  [tellsAboutSelf] i'm from a poor family, got a scholarship for bsc, want more [discount] do you give scholarships [recommendation] and what should a bsc 2nd year take
  [tellsAboutSelf] office politics killed my last job, now taking a breather, 8 yrs in ops [recommendation] which program for an ops person
  [tellsAboutSelf] my brother can't leave the house much because of epilepsy, he's 24 and did bca [mode] he can do it from home? [recommendation] and what do you think he should take
  [tellsAboutSelf] i coach 12 salespeople and they hate training [enterprise] is yours something they'd sit through, would you do one for them [duration] the shortest possible, how short can it be
  [tellsAboutSelf] i answer 200 mails a day for an airline [coverage] do i learn to automate that in @program [audience] or is that one for bosses
  [tellsAboutSelf] nobody in my town teaches ai so i ask you, bcom pass [recommendation] where do i start
  [tellsAboutSelf] i'm from the hr of a school trust, 14 schools [enterprise] we'd look for principals' training [contact] is there a person for such enquiries [phone] with a mobile number
  [tellsAboutSelf] i translate court judgments, eyes are bad [recordings] can i hear the lessons again [audience] and does one of my trade belong in @program
  [tellsAboutSelf] my company is closing the plant in december, 22 years there [recommendation] what can one like me learn [career] and would somebody want me after it
  [tellsAboutSelf] i am constantly on trains, railway tte [mode] whole thing on the phone or not [besideWork] and would it be possible with my duty
  [tellsAboutSelf] my mind is set on becoming an ai engineer but i'm from btech biotech [recommendation] where do i enter [prerequisites] with what knowledge
  [tellsAboutSelf] i have been freelancing as data annotator at night and studying in day [besideWork] will it be too much [benefits] and what would i get from it
  [tellsAboutSelf] the school wants every teacher trained by november, i coordinate it, we are 38 [enterprise] can you do that [deadline] by when must we book
  [tellsAboutSelf] i take care of my in laws, no fixed hour is mine [schedule] can i choose my own timing [recommendation] i had done web designing once, so which one
  [tellsAboutSelf] i'm on the shop floor and want to reach the planning office [career] would @program help a shop floor man
  [tellsAboutSelf] i studied in a regional medium and all these english words scare me, working as accountant [language] do i need good english for it [audience] do people like me come
  [tellsAboutSelf] my co founder says get a cto, i say learn it, zero code background [codingNeed] is @program possible without code [audience] was it made for founders
  [tellsAboutSelf] my team is spread over 6 countries [enterprise] can they all be trained as one [schedule] at which hour would that be
  [tellsAboutSelf] i'm in a notice fight with my company, long story, developer [recommendation] anyway which course next [start] from when
  [tellsAboutSelf] i look after a widow pension cell, files and files [recommendation] is there anything to make my work lighter
  [tellsAboutSelf] i took the wrong course elsewhere and lost 40k, so careful now, hr recruiter [trust] why trust you [recommendation] and what's really right for a recruiter
  [tellsAboutSelf] i'm the only earner, wife unwell, working at a showroom [besideWork] can one do it without losing salary days [refund] and is money back if things go bad
  [tellsAboutSelf] i'm a chartered accountant and scared that ai will eat my practice [recommendation] what do i learn to stay [duration] and how much time, busy season is near
  [tellsAboutSelf] we use five tools and still chaos, event company of 15 [enterprise] do you teach teams how to do @skill [onSite] at our workspace in andheri
  [tellsAboutSelf] i only know phone, not computer, dairy farmer with 30 cows [recommendation] i want to learn this ai thing, which [tools] on phone it works?
  [tellsAboutSelf] my father says finish degree first, i say do both, bcom 2nd yr [besideWork] who's right, can both be done
  [tellsAboutSelf] my whole hostel floor is placed except me, it branch [placement] do you place [projects] or at least projects for my resume
  [tellsAboutSelf] i return to work in april after two kids, hr [audience] would @program be for returners as well [career] and is it seen by employers
  [tellsAboutSelf] i handle complaints at a municipal corporation [coverage] could i learn to sort complaints with ai [recommendation] which program is that
  [tellsAboutSelf] my wrist is in plaster for 6 weeks so i'm free, graphic designer [duration] what can be done in six weeks, is @program longer [houseRules] and must i write much in class
  [tellsAboutSelf] my boss micromanages, i can't attend anything before 7 [schedule] is 7.30 pm ok [recommendation] analyst here so which program
  [tellsAboutSelf] i get panic in exams, since school. i work as a cook's assistant [assessment] is there a test [audience] and would you take a kitchen person in @program
  [tellsAboutSelf] i'm on a visa gap, back home for 8 months from canada [recommendation] what's worth doing in that time
  [tellsAboutSelf] my laptop is shared with my brother, we both study [schedule] so what hours exactly [tools] or can phone do too
  [tellsAboutSelf] as school counsellor i get ai questions from kids daily and know nothing [recommendation] which program [audience] hopefully one for non tech people, is there such
  [tellsAboutSelf] my client asks for ai in all pitches, pr agency of 20 [enterprise] could our account managers be taught as a group [price] and your quote
  [tellsAboutSelf] i have done my 25 years in a factory and now i'm union secretary [audience] would union people like me be welcome
  [tellsAboutSelf] i keep failing interviews on system design, 6 yrs java [coverage] is that in @program [mentor] and is a mentor given to me
  [tellsAboutSelf] i am the junior most in legal, they dump ai on me [recommendation] what do i take so i don't look stupid [duration] within how many weeks am i through
  [tellsAboutSelf] being an introvert i'd hate group work, i'm a network admin [projects] is the project alone or in groups [audience] and is @program for network people
  [tellsAboutSelf] i couldn't go to college because of money, now 27 with a shop [prerequisites] do you ask for a degree [recommendation] and which one would be useful for the shop
  [tellsAboutSelf] my children say papa learn ai, i'm a contractor for roads [recommendation] what say, which one [mode] and no travelling i hope
  [tellsAboutSelf] recently widowed, restarting life at 45 with an old bed degree [recommendation] what would you suggest [discount] any help in the fee
  [tellsAboutSelf] i look after csr in a steel firm and want to sponsor 20 girls [enterprise] could they be one batch [onSite] they can't leave their hostel in jamshedpur so could you go there
  [tellsAboutSelf] Good evening, I am Lakshmi, senior clerk in a sub-registrar office. [audience] Is @program meant only for technical persons? [besideWork] I can't take leave, so would it work without?
  [greeting] hello ji, [tellsAboutSelf] main gurgaon me ek call centre me hu [recommendation] kuch batao mere liye [price] fees ke saath
  [greeting] hi there [tellsAboutSelf] i have my own small salon [recommendation] what could i do here
  [greeting] gm sir [tellsAboutSelf] i'm a polytechnic student, civil, 2nd year [audience] can i come in @program [discount] any student concession
  [greeting] Hello, [tellsAboutSelf] we're a Pune based auto component maker. [enterprise] Looking for a customised programme for our purchase team of 15. [contact] Who should we get in touch with?
  [tellsAboutSelf] i'm 38 with a good job in insurance, [-] not planning to leave it, [recommendation] just want to know what you have for somebody who is curious [besideWork] and whether the job survives it
  [tellsAboutSelf] i do not manage anyone, single contributor in analytics, [audience] is @program wrong for me then
  [tellsAboutSelf] we're a school, not {a company}, 32 teachers [enterprise] does your team offer work for us as well [contact] and through whom
  [tellsAboutSelf] i'm interested for my team of 5, {me} leave aside, [recommendation] they're all junior sales, what would suit them
  [-] {the price} i know. [tellsAboutSelf] i am in a shift job at the airport, [besideWork] is it doable
  [-] {the timings} i've read. [tellsAboutSelf] i'm a mother with a job in a bank, [duration] total hours is what i want to know [recommendation] and which one you'd advise
  [tellsAboutSelf] i work in an it company but not as {a coder}, i'm in facilities [audience] so is @program right
  [tellsAboutSelf] i have a team, not {a big one}, 4 people [enterprise] do you take 4
  [-] forget {online}, [mode] i'd want a classroom, do you have it [tellsAboutSelf] i'm a 50 plus school principal
  [-] i don't need {a job}, [tellsAboutSelf] i have one in customs, [career] i want to know if it helps me rise
  [-] no {coding course} please, [tellsAboutSelf] i am a hotel sales manager, [recommendation] what else have you
  [tellsAboutSelf] i'm no {student} any more, i'm a working civil engineer, [schedule] so is there something at night [duration] and how many nights
  [recommendation] {@program} my cousin did, what else is there for me [tellsAboutSelf] a bank clerk
  [tellsAboutSelf] i'm a yoga therapist, [-] {coding} is out of the question, [recommendation] what have you got [price] at what fee
  [onSite] not at {your place}, at ours, is that possible [tellsAboutSelf] we are 22 in a law office [enterprise] and would it be only us
  [tellsAboutSelf] nodal officer for skill development in a district, [enterprise] want to have 40 master trainers trained [location] where would they have to come [onSite] or do you come to us
  [tellsAboutSelf] i studied hotel mgmt, worked on cruise ships, now home for good [recommendation] which of your courses might suit [career] and is a fresh start with it realistic
  [tellsAboutSelf] my maid's daughter finished 12th with 92 percent, i want to support her studies [recommendation] what would you give her [payment] may i pay on her behalf, in two parts
  [tellsAboutSelf] a friend and i run a thrift store page [recommendation] anything for us [duration] quick ones, how many hours are they
  [tellsAboutSelf] i'm the head cook's wife and do the canteen's accounts [audience] are people like me in @program or only corporate folks
  [tellsAboutSelf] sirf 10 log hai hamare office me [enterprise] itne chhote group ko bhi sikhate ho [onSite] office aake
  [tellsAboutSelf] main ek lawyer ke yaha munshi hu [recommendation] mujhe kya seekhna chahiye [codingNeed] coding waghera to nahi karni padegi na
  [tellsAboutSelf] mera beta btech fail ho gaya, ghar pe hai [prerequisites] kya usko le loge bina degree ke [placement] aur baad me job
  [tellsAboutSelf] mai raat ki duty karti hu hospital me [schedule] din me class hai kya [recordings] chhoot gayi to video milega
  [tellsAboutSelf] main it me nahi hu, textile me hu, 12 saal se [audience] kya mere jaise log bhi @program karte hai
  [tellsAboutSelf] hum school chalate hai, 25 teachers [enterprise] sabko sikhana hai, hoga kya [price] kitna lagega
  [tellsAboutSelf] mai ek beauty parlour wali hu, insta chalati hu [recommendation] mere kaam ka kya hai
  [tellsAboutSelf] mere husband army me hai, main akeli bachcho ke saath [besideWork] bachcho ke saath ho payega ye course [mode] online hi hai na
  [tellsAboutSelf] 10 saal ka gap hai mera, pehle hr me thi [prerequisites] gap se problem to nahi [recommendation] kaunsa course loon
  [tellsAboutSelf] bhai dukan pe 12 ghante baithna padta hai mujhe [schedule] dukan band hone ke baad 10 baje koi class hai [besideWork] warna mai nahi kar paunga kya
  [tellsAboutSelf] mai data entry karta hu aur meri typing fast hai bas [codingNeed] kya @program me code likhna padta hai
  [tellsAboutSelf] mai college me lecturer hu aur 3 log aur lana chahta hu [discount] 4 log me kuch kam [recommendation] hamare liye konsa sahi
  [tellsAboutSelf] main startup me kaam karta hu sales dekhta hu [audience] @program developers ka hai ya sales wale bhi kar sakte
  [tellsAboutSelf] company ka naam baad me bataunga, 100 log hai [enterprise] aap corporate training karte ho kya [contact] mail id do
  [tellsAboutSelf] teacher hu sarkari school me, garmi ki chutti hai abhi [duration] chutti me khatam ho jayega kya, kitne ghante ka hai
  [tellsAboutSelf] mujhe sirf itwar ko chhutti hai, factory me hu [schedule] sunday batch hai
  [tellsAboutSelf] main bsc fail hu, mobile repairing karta hu [prerequisites] chalega kya [recommendation] aur kaunsa lu
  [tellsAboutSelf] i'm in a state transport undertaking as depot clerk, 7 yrs to go [audience] would anything like @program be wasted on me [difficulty] and can such a man follow it
  [tellsAboutSelf] i'm a banker by day and standup comic at night so weekends only [schedule] does that work with you
  [tellsAboutSelf] i'm with a cooperative dairy union, we've about 70 supervisors in villages [enterprise] could they be trained in batches [language] in gujarati
  [tellsAboutSelf] i'm a lawyer turned content creator [recommendation] what's your pick for me [social] also do you guys post tips anywhere
  [tellsAboutSelf] i'm a masters student in public policy with zero coding [codingNeed] is that a stopper for @program [recommendation] if yes what instead
  [tellsAboutSelf] we run an old age home with 12 staff [enterprise] can they get a small course [price] at a price a charity can pay, what is it
  [tellsAboutSelf] i'm a firmware engineer, c and assembly for ten years [audience] which people is @program for, would i fit [prerequisites] do they expect web stuff from me
  [tellsAboutSelf] i'm a mandi commission agent [recommendation] my son says there is a course for everyone, so for me?
  [tellsAboutSelf] a colleague of mine praised @program, but she's a scientist and i'm the office manager [audience] would it be above me [codingNeed] was there code in hers
  [tellsAboutSelf] i've joined as management trainee in an fmcg and am posted in rural up [mode] i have to do it remotely, ok? [schedule] after dealer visits, i.e. evening
  [tellsAboutSelf] i am a personal trainer who wants to write a book with ai help [coverage] do you teach that sort of thing [recommendation] which one should i take then
  [tellsAboutSelf] i am from a women self help group federation, 9 bookkeepers [enterprise] training for them, please say if possible [mode] and it cannot be online because there's no network
  [tellsAboutSelf] i'm a pastor and do most of my writing on the computer [audience] do you ever get such folks
  [tellsAboutSelf] on behalf of my brother, he stays in oman, welder, 12th pass [abroad] could he do it there [audience] is @program something for a welder
  [tellsAboutSelf] i teach accountancy at plus two level [coverage] will @skill come in [besideWork] beside school and tuitions, would i manage it
  [tellsAboutSelf] we are two nurses planning a home care startup [recommendation] which program for us both [discount] do you take a bit off for two
  [tellsAboutSelf] i do night security and read books, b.com hons [career] is there a way out with your course [recommendation] which one would be that
  [tellsAboutSelf] i'm in an interior firm, we're 13, the boss asked me to find out [enterprise] if you do something for firms like us [invoice] and whether you give a tax invoice
  [tellsAboutSelf] i'm a student mother, yes both, ma sociology with an infant [besideWork] is that too much for @program
  [tellsAboutSelf] i've been a tour guide in hampi for 11 years [recommendation] tell me what would bring me forward [tellsAboutSelf] i speak kannada english french
  [tellsAboutSelf] i work in credit cards collections and my job is calling people [recommendation] anything else i could become with you [salary] and how much would that pay
  [tellsAboutSelf] i'm 19, dropped a year for neet, didn't make it [prerequisites] with only 12th can i join [recommendation] and which course in that case
  [tellsAboutSelf] my father is a farmer with 4 acres and a smartphone, very curious [audience] could he sit in @program [language] he knows only telugu
  [tellsAboutSelf] i'm a product analyst, my org pays up to a limit [price] what's @program [duration] and how many hours will my manager have to release me
  [tellsAboutSelf] i've got my own practice as an architect, two drafts people [recommendation] one course for me [enterprise] and could those two be trained on the spot by you
  [tellsAboutSelf] i'm a maintenance engineer with a plant on the coast, ships and shifts [besideWork] any of your learners do it with such work, is it feasible
  [tellsAboutSelf] i am a retired judge [-] and an impatient one [recommendation] what would be worthwhile for me [instructors] who'd be teaching
  [tellsAboutSelf] i'm an assistant professor (pharmacology) and co-guide of 2 phd students [coverage] do you cover @skill [audience] and could the students come along to @program
  [tellsAboutSelf] HR Manager, chain of hotels, 11 properties. [enterprise] Interested in a programme for front office heads. [duration] How many days would you require [onSite] and would your trainers travel to us?
  [tellsAboutSelf] ok so im in logistics for a cement company, dispatch planning, 6 days a week 10 hrs a day [duration] whats the total time for @program [schedule] n which days
  [recommendation] Which program would be appropriate for a person [tellsAboutSelf] who, like me, has spent his life in textile dyeing and knows nothing of computers?
  [besideWork] how would i do @program with a job like mine, [tellsAboutSelf] i'm on field audits in five states
  [contact] who do i get in touch with for a company enquiry [tellsAboutSelf] we're a real estate developer with 90 in sales [onSite] and could it be done at our site office
  [enterprise] do you offer @program to groups [tellsAboutSelf] because all six of us in the department would like to come [schedule] on fridays after lunch
  [duration] how long is @program [tellsAboutSelf] since i'm going abroad for studies in 10 weeks
  [mode] is @program something i can attend from home, [tellsAboutSelf] i'm in bed rest these months [recommendation] and with a background of bank clerk is it right for me or another
  [codingNeed] will my lack of coding matter in @program, [tellsAboutSelf] i'm a pharmacist [audience] or is it for folks like me anyway
  [price] what is the fee of @program [discount] and less for a student, [tellsAboutSelf] i'm in bca first year
  [audience] who all do you take in @program? [tellsAboutSelf] i've only worked in a shoe shop so far
  [prerequisites] is there any minimum qualification, [tellsAboutSelf] my son is iti fitter [placement] and do iti people get placed after that
  [schedule] what are the timings [tellsAboutSelf] as i have tuition till 8 every day [recordings] and if i log in at 8.30 can i rewind the start
  [recommendation] tell me what's good for my husband, [tellsAboutSelf] 41, site manager, hates sitting [classSize] and please not a big crowd, how many are there
  [certificate] does @program end with some certificate [-] my appraisal is in march. [tellsAboutSelf] i'm in internal audit
  [difficulty] is @program very heavy, [tellsAboutSelf] i work as a fashion buyer and last did maths in school
  [tellsAboutSelf] we are two sisters in law, one is a teacher and the other keeps house. [recommendation] something we can do together? [mode] We would like to be at home for it.
  [tellsAboutSelf] i'm a legal officer with a tribunal and my interest is purely personal [summary] tell me about @program [duration] and its length
  [tellsAboutSelf] i've a small team that makes e learning videos [enterprise] we want to learn @skill, all five [start] beginning in june if you can, can you
  [tellsAboutSelf] bit lost here, worked 4 yrs as medical coder, [codingNeed] that's not your coding haha, so will i need the real one
  [tellsAboutSelf] we're launching an ai club at our college and i'm the secretary [onSite] would anybody of you come and give a session [partnership] or sponsor it
  [tellsAboutSelf] i'm the lone it teacher of a boarding school in the hills [mode] so it has to be remote for me [recommendation] and which do you recommend
  [tellsAboutSelf] my bank gives me six months sabbatical [recommendation] what would you do in my place with your courses [duration] how many could i finish, how long are they
  [tellsAboutSelf] i'm working on a pg diploma in ngo management [audience] do social sector people join @program [benefits] and what would they get out of it
  [tellsAboutSelf] i'm a taxi owner cum driver [besideWork] between rides i've time, would that do for @program
  [tellsAboutSelf] My profession is town planning and I'm 57. [prerequisites] I presume there is no upper age limit? [audience] And would planners profit from @program?
  [tellsAboutSelf] i run the admin of a monastery school in bylakuppe [onSite] could a trainer come up here [enterprise] for the 8 office staff
  [tellsAboutSelf] i have hardly any savings, intern at a law firm [payment] emi? [recommendation] and pls suggest a course for law people
  [tellsAboutSelf] i do backend support for a stock exchange member [besideWork] market days are mad, can one still do it
  [tellsAboutSelf] i'm good at english, literature ma, no job [placement] what are the chances of a job with you [recommendation] and the right program for it
  [tellsAboutSelf] i am a head constable in cyber cell and want to know more than the crooks [recommendation] which of your programs
  [tellsAboutSelf] newly made team lead at a kpo, 10 analysts, 2 of them older than me [audience] is there a program for young leads [enterprise] and one for the analysts as a team
  [tellsAboutSelf] i'm from the mess committee lol, final year metallurgy at an nit [audience] is @program good for core branch people
  [tellsAboutSelf] i work in a call centre for hindi customers and learn slowly [difficulty] what's the pace like [access] can i keep the lessons to repeat
  [tellsAboutSelf] i do branding for startups, three people with me [enterprise] would like to have the four of us learn @skill in a week, possible? [mode] we're all in one room so you could come or we zoom
  [tellsAboutSelf] i'm on deputation to a ministry [unsaid] do i have to sign any agreement or bond [audience] and is @program for bureaucrats
  [tellsAboutSelf] my wife's a radio jockey, on air 7 to 11 am [schedule] afternoons, do you have those [recommendation] and what would interest her
  [tellsAboutSelf] i'm part of a 30 people audit team, all cas [enterprise] we want ai training that talks our language, do you customise [instructors] and with trainers who know audit, who are they
  [tellsAboutSelf] I have taken a year off to prepare for my civil services interview. [besideWork] Can this go alongside? [duration] Roughly how many hours?
  [tellsAboutSelf] i'm a mason's son doing diploma in computer engg [career] will @program make companies look at me [price] and what's it cost
  [tellsAboutSelf] i supervise the kitchen of an army mess, retiring in a year [recommendation] what should i learn for life outside
  [tellsAboutSelf] bpm lead, 16 yrs exp in the same company, never coded [recommendation] is there one for people like us [codingNeed] without sitting in front of code
  [tellsAboutSelf] i handle events for a temple trust [-] yes really [recommendation] do you have something for me
  [tellsAboutSelf] our company is in ahmedabad with 55 on the rolls [enterprise] ai training wanted for maybe 20 of them [location] would we have to send them to you, where is that [accommodation] and do you arrange their stay
  [tellsAboutSelf] i'm blind in one eye so long screen hours are hard [schedule] how long does each class go [mode] or can i be there in person
  [tellsAboutSelf] chief officer on tankers, contract of five months at a time [transfer] if my joining comes early can i continue later [recommendation] with which should i begin
  [tellsAboutSelf] i write grant proposals for an ngo [coverage] do you teach using ai for that [audience] in a program that's meant for non techies?
  [tellsAboutSelf] i started an online pickle store 3 months ago [recommendation] what would be good for a beginner in business [duration] and can be done fast, how fast
  [tellsAboutSelf] i've a full time govt job and can't show side activities [privacy] is it kept private if i join [besideWork] and could one do it on the quiet after office
  [tellsAboutSelf] my kid is in 8th and loves robots [future] is there anything for that age [audience] or would @program take him
  [tellsAboutSelf] i am a teller, i stand in front of an ai threat as my manager says [career] so how would you save my career [recommendation] by which program
  [tellsAboutSelf] we want our interns trained before they go on projects, 18 of them each summer [enterprise] would you do this for us every year [price] and how is that charged
  [tellsAboutSelf] i teach at a b school, operations research [difficulty] honest opinion please, would i find it too light [curriculum] show me the contents
  [tellsAboutSelf] just a typist here in a notary's office [audience] can i learn @program or will they send me home
  [tellsAboutSelf] i'm a mom who writes a parenting blog [recommendation] anything for bloggers [mode] and is it self study or live
  [tellsAboutSelf] i've joined a bank as clerk in a district hq, transfer in 2 years, no kids [recommendation] good time to learn, so what [besideWork] banking hours 10 to 6, fits?
  [tellsAboutSelf] i have a company of 8 electricians and an accountant [enterprise] do you think a training could be set up for such people [language] in marathi if you can
  [tellsAboutSelf] i'm doing my residency in anaesthesia [besideWork] 80 hours a week, forget it or not
  [tellsAboutSelf] my son says coding is dead, he's in 2nd year cse [career] is there any scope in what you teach [audience] and would @program be right for his year
  [tellsAboutSelf] i sell flats, earn commission, mostly free in mornings [schedule] do you have morning class [payment] and can i pay when a deal closes, i mean in installments
  [tellsAboutSelf] i'm from a state skill mission and visiting providers [street] please give your exact address [onSite] may i drop in [enterprise] we've 300 trainers to be trained
  [tellsAboutSelf] i'm a production planner with sap knowledge [order] do i do @program or @program first [audience] or are they for programmers only
  [tellsAboutSelf] im a freelancer in ui, bangalore, 3 days a week free [recommendation] wats best 4 me [mode] i cn come in person also if u hv a center
  [tellsAboutSelf] i'm responsible for 120 sales trainees a year in our pharma firm [enterprise] we're looking for a partner to train them in ai use [contact] who is the right person to call
  [tellsAboutSelf] ex teacher now selling policies [recommendation] i'd like to know what's for me [-] thank you in advance
  [tellsAboutSelf] i've worked in a bindery since i was 16 [audience] is this course thing for people without schooling [language] and is it in hindi
  [tellsAboutSelf] i'm a growth manager, my ceo thinks @program is for engineers [audience] is he right [coverage] isn't @skill in it
  [tellsAboutSelf] i'm an industrial psychologist with a small consultancy [enterprise] my four consultants and i would learn together, ok? [certificate] with a certificate for each
  [tellsAboutSelf] i have night classes from 6 to 9 (evening college) and a job 9 to 5 [besideWork] am i mad to ask about @program [schedule] are there sunday slots
  [tellsAboutSelf] i'm a hospital pharmacist in charge of a 4 people store [coverage] stock forecasting with ai, do you show that [codingNeed] and would i have to write scripts for it
  [tellsAboutSelf] new mom, six months leave, ex banking ops [start] when can i begin [ending] and when is it done [tellsAboutSelf] i'm back in office on 2 jan
  [tellsAboutSelf] dad is a goldsmith, i do the designs on computer [recommendation] what would you give us [difficulty] he is simple in computers, is it easy
  [tellsAboutSelf] i have an ed tech background but in content not tech [recommendation] do you see a place for me with you
  [tellsAboutSelf] i lead 3 managers who lead 30 people [recommendation] so one course for me, one for the managers, one for the 30, which [enterprise] and can all this be one package
  [tellsAboutSelf] i pass out in may, electronics [start] should i wait or is there a batch after may [audience] and is @program ok for fresh pass outs
  [tellsAboutSelf] i'm in a shared services centre in vizag, general ledger work [recommendation] what should i go for
  [tellsAboutSelf] we are an ngo with 7 paid staff [contact] who could we talk to about a training for all of them
  [tellsAboutSelf] i manage two clinics [enterpriseMail] what all do i write in the mail when i want my reception staff trained
  [tellsAboutSelf] medical transcriptionist for 13 years, work is drying up [career] would @program open another line for me
  [tellsAboutSelf] i study full time and help in dad's shop [duration] how many hours is @program in all
  [tellsAboutSelf] i sit at the reception of a car showroom [codingNeed] will there be any programming if i do @program
  [tellsAboutSelf] my team is 3 testers and me [tellsAboutSelf] we all sit in thane [onSite] would you come to us if we book together
  [tellsAboutSelf] I am a Sanskrit teacher at a Kendriya Vidyalaya. [audience] May somebody like me enrol in @program?
  [tellsAboutSelf] i'm a telecaller [-] voice is all i have [recommendation] so which one would you say
  [tellsAboutSelf] i need to leave home at 6 and am back at 9, it job, [besideWork] people like me, how do they do it
  [tellsAboutSelf] hey i'm a 2nd year mbbs student [audience] can we do @program or only after degree
  [tellsAboutSelf] i've a degree in physiotherapy but work as a receptionist abroad, in muscat [abroad] is it open to me here
  [tellsAboutSelf] i run an ice cream parlour, closed in the rains [duration] could @program be done within the rainy months, i mean what is its length
  [tellsAboutSelf] work for a builder, mostly excel and shouting [recommendation] what would be my course
  [tellsAboutSelf] we've got 8 engineers and 2 managers [enterprise] a programme for both kinds, could you put that together
  [tellsAboutSelf] new to the city, engineer trainee at a pump factory [mode] i'd like to come to a class, meet people. is that there
  [tellsAboutSelf] i've been selling cars for 20 yrs [prerequisites] is anything asked for in @program that a car salesman won't have
  [tellsAboutSelf] my wife has a lisp and doesn't like to talk in groups [houseRules] must one speak or show face on camera in class
  [tellsAboutSelf] i'm secretary to a dean [difficulty] is @program tough for non science people
  [tellsAboutSelf] My responsibility is capability building at an airport operator. [contact] Kindly let me know the person or mail for organisational enquiries.
  [tellsAboutSelf] on the night desk of a newspaper i read everything and understand nothing of ai [summary] what is @program
  [tellsAboutSelf] student of fine arts here [coverage] is there @skill somewhere in your programs
  [tellsAboutSelf] me, a cab driver with a bcom [placement] would you help someone like me to an office job after
  [tellsAboutSelf] i have done a diploma in elementary education [recommendation] plz tell which is best for me
  [tellsAboutSelf] we're one hr and one it person handling training for 200 [enterpriseMail] which facts do you want from us before you can quote
  [tellsAboutSelf] civil draughtsman, autocad all day [recommendation] anything
  [tellsAboutSelf] i'm a daily wager turned supervisor in a pipe factory [payment] could i pay weekly or monthly
  [tellsAboutSelf] bsc maths final sem, girl, can't travel far [mode] is it at home on laptop
  [tellsAboutSelf] my mother teaches tailoring at a community centre [audience] would @program be anything for a tailoring teacher
  [tellsAboutSelf] i lead a district team of asha workers [enterprise] could you train a group of 20 in basic ai
  [tellsAboutSelf] i'm in school admissions so jan to april is hell [start] what begins after april
  [tellsAboutSelf] banking trainee in probation [besideWork] will it disturb my job
  [tellsAboutSelf] i am 28, three years into an mnc, no growth [career] does @program move anything
  [tellsAboutSelf] i'm a motor mechanic and my fingers know more than my head [difficulty] is it very bookish or can i manage
  [tellsAboutSelf] working in hyd, gachibowli side, sde 1 [location] where are you guys
  [tellsAboutSelf] hotel school student, practical all morning [schedule] afternoon or evening classes?
  [tellsAboutSelf] i did web dev from a small institute [order] straight to @program or is @program needed first
  [tellsAboutSelf] retired headmaster, i write poems [-] i am in no hurry [recommendation] what could a man like me learn here
  [tellsAboutSelf] my firm repairs lifts, 34 field technicians [enterprise] do you train field people also
  [tellsAboutSelf] i'm a stay home wife in sharjah [abroad] is joining from here ok
  [tellsAboutSelf] I'm a manager at a chit fund company. [audience] Is @program intended for somebody in my kind of post?
  [tellsAboutSelf] i work on saturdays [schedule] is saturday a class day
  [tellsAboutSelf] i clean data at a market research firm [recommendation] guide me what next
  [tellsAboutSelf] front end for 18 months, react [prerequisites] is 18 months of experience enough for @program
  [tellsAboutSelf] my village has a library i look after [onSite] could you do a session in our library hall
  [tellsAboutSelf] i have 4 direct reports, never been taught to lead [recommendation] do you have something for that
  [tellsAboutSelf] i'm an anchor on local cable [recommendation] hmm what would you suggest for media ppl
  [tellsAboutSelf] diabetes educator in a hospital [codingNeed] no computer language in @program i hope?
  [tellsAboutSelf] son of a fisherman, first to do btech, ocean engg [discount] is there help with fees
  [tellsAboutSelf] 2 kids, 1 husband in the gulf, 1 part time job [besideWork] where will @program fit in
  [tellsAboutSelf] just me and a fax machine in a customs broker's office [recommendation] what would you teach me
  [tellsAboutSelf] we, nine partners of an audit firm, [enterprise] wish to be taught by ourselves, without others. possible?
  [tellsAboutSelf] i'm a junior in an event firm with odd hours [recordings] do you record so i can see it at 2 am
  [tellsAboutSelf] i'm in tier 3 city, bca done, parents won't send me out [mode] so can all of @program be done from my house
  [tellsAboutSelf] i do hair for films call time 5 am [schedule] what time do classes get over at night
  [tellsAboutSelf] research scholar, hostel, stipend 31k [price] is the fee within a scholar's reach, what is it
  [tellsAboutSelf] new sales manager at an agri inputs company [duration] time needed for @program please
  [tellsAboutSelf] i'm a plumber contractor with gst, 6 boys under me [recommendation] something to make quotes faster, which course
  [tellsAboutSelf] my daughter is in 10th, board year [besideWork] would it be right to put her in now along with boards
  [tellsAboutSelf] i'm an ot assistant wanting a desk job [career] is this a door
  [tellsAboutSelf] i teach accounts at home to 15 kids and have none of your ai knowledge [recommendation] start with what
  [tellsAboutSelf] i'm a deputy in the legal metrology dept [accreditation] would the department accept your certificate
  [tellsAboutSelf] we're a group of 20 anganwadi supervisors [language] is telugu teaching available for us
  [tellsAboutSelf] dentist with a tremor who now teaches [audience] am i among those you meant @program for
  [tellsAboutSelf] i'm employed with a coal company at dhanbad, underground shift [besideWork] how will i attend
  [tellsAboutSelf] i'm a pm in construction, don't write code and don't plan to [recommendation] so which
  [tellsAboutSelf] we have a training budget left till 31 march, 6 people [enterprise] could something be done for us by then
  [tellsAboutSelf] i'm an o level holder teaching in a cyber cafe [prerequisites] is o level accepted
  [tellsAboutSelf] working in the stores of a hospital since school [audience] is @program for people with only school behind them
  [tellsAboutSelf] i'm a coder who wants to teach [partnership] do you take trainers
  [tellsAboutSelf] my dad's a retired bank manager who loves excel [recommendation] what would make a nice gift for him from your courses
  [tellsAboutSelf] 8 month contract at a museum, digitising [career] what do i become after @program
  [tellsAboutSelf] we run a coaching for ssc in prayagraj [enterprise] can you train our 14 tutors in using ai
  [tellsAboutSelf] i'm colour blind and a tester [houseRules] would that be a hindrance in your class
  [tellsAboutSelf] i'm a mainframe person with 2 yrs to retirement [audience] is it silly to do @program at this point, do such people come
  [tellsAboutSelf] third child on the way, i do tax returns at home [start] any batch before november
  [tellsAboutSelf] i own a gym in rohtak, 400 members [recommendation] what do you have for a gym owner
  [tellsAboutSelf] just cleared my class 12 with arts [recommendation] what can i take up with you
  [tellsAboutSelf] i handle social media of a jeweller [curriculum] what does @program contain
  [tellsAboutSelf] i'm a driver's son and want to do ai, second year bsc it [mentor] will i be guided by someone senior
  [tellsAboutSelf] we're looking at upskilling 3 batches of 30 apprentices [classSize] how many do you take at one time
  [tellsAboutSelf] sub inspector training just over, posted to a rural thana [mode] will i need to travel for it
  [tellsAboutSelf] i work as assistant to a vastu consultant [audience] can i study @program even if i know only ms word
  [tellsAboutSelf] i supervise lab assistants, chemistry, at a university [recommendation] where might i fit in your list
  [tellsAboutSelf] i do sales calls in hindi and bhojpuri [language] will i be able to follow in hindi
  [tellsAboutSelf] i run a co-working space with 22 companies in it [onSite] would you hold a course at my space
  [tellsAboutSelf] ex gulf returnee with diesel mechanic experience [recommendation] what could i start with
  [tellsAboutSelf] i'm a corporate communication head [duration] i can spare five evenings, is @program longer than that
  [tellsAboutSelf] our hospital has eleven nurses interested [contact] where do we send a proposal request
  [tellsAboutSelf] i left my phd, worked as a barista [prerequisites] what would be required of me to join @program
  [tellsAboutSelf] i am in navi mumbai, sap fico associate [audience] is @program of any use to a sap person
  [tellsAboutSelf] my day starts at 4 with milk and ends with the shop at 9 [schedule] tell the class hours
  [tellsAboutSelf] i'm my company's only woman engineer and everybody watches me [recommendation] suggest what will make me strong
  [tellsAboutSelf] my job is pulling reports for a hotel chain [coverage] will i be taught @skill
  [tellsAboutSelf] 3 yrs in hr operations, salary stuck at 22k [salary] what could i earn afterwards
  [tellsAboutSelf] i've been a proof reader since 1998 [recommendation] what is there for one like me in ai
  [tellsAboutSelf] i'm the owner's daughter in a tile factory, mba [audience] is @program for family business people as well
  [tellsAboutSelf] i'm at a bank's training college with 30 faculty members [enterprise] we'd like them taught how to use ai in teaching, do you do that
  [tellsAboutSelf] i have one hour lunch and that's all [schedule] is a lunch time class there, lol
  [tellsAboutSelf] b.ed first year, hostel food, big dreams [price] what is the amount to be paid
  [tellsAboutSelf] We are a pharma distributor with 30 medical reps. [enterprise] Is training of such a group part of what you do? [mode] If yes, virtual or classroom?
  [tellsAboutSelf] hr here from a logistics startup [enterprise] we want a private session on @skill for our ops folks [contact] can someone reach me or whom do i reach
  [tellsAboutSelf] i coordinate training for a chain of opticals, 45 stores [enterprise] can your programs be cut down to our needs [duration] 8 hours is our limit, how long do yours go
  [tellsAboutSelf] founder, 5 people, all from non tech [enterprise] could all five do @program as our own batch [besideWork] we can't close office, so does it work alongside
  [tellsAboutSelf] our sales team is scattered over rajasthan [enterprise] is there something for the team as a whole [mode] they can't be brought to one place
  [tellsAboutSelf] i'm in the learning team of a power company, [enterprise] need a two day workshop for 24 executives [onSite] at our township near korba [price] with cost
  [tellsAboutSelf] i own a dental lab [enterprise] need to train 6 technicians [codingNeed] nothing with code please, is that possible
  [tellsAboutSelf] training head, private bank [enterpriseMail] what do you require to send us a proposal [contact] and where shall i send that
  [tellsAboutSelf] our it team is 4, our finance team is 5 [enterprise] could one training do for both [recommendation] or which would you give to finance and which to it
  [tellsAboutSelf] i'm hr in a 300 seater bpo, attrition is killing us [enterprise] would you train in bulk [discount] and is bulk cheaper
  [tellsAboutSelf] as a ca firm with 4 partners and 26 articles [enterprise] we want @skill for everybody [certificate] do the articles get certificates for it
  [tellsAboutSelf] i'm taking care of vendor selection for l&d at a retailer [vendorPapers] please let me have your company registration and gst [enterprise] and say if 150 store managers are within your range
  [tellsAboutSelf] i'm in operations at a courier firm with branches everywhere [enterprise] is there a group training [recordings] with recordings for those who miss
  [tellsAboutSelf] owner of a small software house in mohali, 16 devs [enterprise] train them all at once? [curriculum] what would be covered
  [tellsAboutSelf] our society runs two schools [contact] i'd like to talk to someone about training 70 teachers, how [onSite] they'd have to come to us
  [tellsAboutSelf] i'm a manager and not hr, just asking for my own 5 [enterprise] could you teach us as a small team [start] soonest date?
  [tellsAboutSelf] we tried an online vendor and everyone slept, 20 people bank back office [mode] so it must be live in the room, do you do that [enterprise] for us alone
  [tellsAboutSelf] chief of staff at a startup, no l&d here so i do it [enterprise] what do you offer companies [invoice] does the bill come with gst
  [tellsAboutSelf] our factory runs 24x7 and i can release only 6 supervisors at a time [enterprise] could you repeat the training thrice [price] and what would three rounds be
  [tellsAboutSelf] training officer in a zilla parishad [enterprise] would you train gram sevaks, around 100 [language] in simple marathi
  [tellsAboutSelf] i lead the content team at a publishing house [enterprise] all 9 of us want in [recommendation] which would you choose for writers
  [tellsAboutSelf] i'm the it manager of a school group, ceo says everyone should know ai by diwali [enterprise] what can be done for 200 employees [deadline] till when do we need to sign up for that
  [tellsAboutSelf] we're 12 architects, one office, one big table [onSite] would your teacher come to that table [duration] and for how many days
  [tellsAboutSelf] i'm asking for my boss, md of a spinning mill [enterprise] he'd like a one to one or a small group with his 3 directors, doable? [contact] his secretary would write to whom
  [tellsAboutSelf] i'm with a district cooperative bank and we never did such things before [enterprise] do you have a program for banks [enterpriseMail] what is needed from our side to begin
  [tellsAboutSelf] i'm a partner at a patent firm [enterprise] can you tailor something to patent drafting for 15 of us [privacy] and is what we share with you kept confidential
  [tellsAboutSelf] we got funded and hiring 10 juniors [enterprise] they'd need @skill in their first month, could you do it [projects] with our own project as the exercise
  [tellsAboutSelf] i'm sales training manager in an insurance company [audience] is @program for sales people [enterprise] and can one have it only for one's own people
  [tellsAboutSelf] we're a family of lawyers, 6 in chamber [enterprise] a private class for 6? [schedule] late evenings, courts get over at 5
  [tellsAboutSelf] engineering head, ev startup [enterprise] need my 7 controls engineers on @skill [prerequisites] what must they know beforehand
  [tellsAboutSelf] i'm the administrator of a trust hospital [enterprise] would want 3 groups: doctors, nurses, desk [recommendation] which of your programs for which group
  [tellsAboutSelf] we are an export house and half of staff is on wfh [enterprise] group course for 18? [tools] what do they need on their computers
  [tellsAboutSelf] i take care of the sales academy of a tyre maker [alumni] can we speak to somebody who trained with you earlier [enterprise] and do you take 60 people in batches of our own
  [tellsAboutSelf] i'm a consultant and my client, a bank, wants 500 trained [enterprise] is that too large for you [partnership] and is there a margin for me as the middleman
  [tellsAboutSelf] i run hr for an ad film company [enterprise] just 5 editors, still a batch? [location] do they have to come to your city, which is it
  [tellsAboutSelf] small ngo no money, 8 women staff [discount] could you give it to us cheaper [enterprise] as a team i mean, do you do teams
  [tellsAboutSelf] my sister did @program while in school teaching, i'm a coder in a product company [audience] for me would it be child's play
  [tellsAboutSelf] my cousin took @program, she's in hr [audience] would it be useless to me, a civil engineer [recommendation] and if so which is more my thing
  [tellsAboutSelf] my husband finished @program and says do it, but i've no office job [audience] is it for people without office too
  [tellsAboutSelf] both my friends went through @program, both it, i'm the odd commerce guy [difficulty] will i drown
  [tellsAboutSelf] my senior did @program and got bored as it had no code, i'm also a coder [recommendation] so what should i do instead
  [tellsAboutSelf] my flatmate is in @program, i see her screen, looks fun, i'm a nurse though [audience] could a nurse do the same [price] and how much did that cost her, i mean what's the fee
  [tellsAboutSelf] my elder son did @program, the younger is 16 [audience] is he fine in that same one or too small
  [tellsAboutSelf] my ex colleague says @program is a waste if you know python, i do, 3 years [audience] true? [recommendation] what's better then
  [tellsAboutSelf] mom did @program (she's a principal), now i want, i'm ba 2nd year [audience] is it for my age at all
  [tellsAboutSelf] the guy who sits next to me did @program and now does dashboards in minutes, i'm a payroll clerk [coverage] is that taught in it [audience] can a payroll clerk join
  [tellsAboutSelf] i did @program in winter and it was good, analyst in a bank [recommendation] where to next [order] or is there a fixed sequence
  [tellsAboutSelf] done with @program last month, i'm a school teacher [recommendation] is there some follow up for me [discount] do old students pay less
  [tellsAboutSelf] my brother dropped @program half way as his job got hectic, same job as mine [besideWork] will that happen to me too, how do working people manage
  [tellsAboutSelf] our accountant took @program and she's flying, now our storekeeper asks, 10th pass [audience] can he take it too [prerequisites] or is tenth pass not enough
  [tellsAboutSelf] i'm the wife of one of your students, myself a homemaker [audience] is @program too corporate for me
  [tellsAboutSelf] mere bhai ne @program kiya, woh engineer hai, mai ba pass [audience] mai bhi kar sakti hu kya
  [tellsAboutSelf] dost ne bola @program sirf coders ke liye hai, mai marketing me hu [audience] sach hai kya [recommendation] to mere liye kya hai phir
  [tellsAboutSelf] i finished a 6 month online ai diploma elsewhere, working as support engineer [audience] is @program then repetition for me
  [tellsAboutSelf] i'd need someone in front of me, i can't learn from a screen, i'm a 50 year old accountant [mode] do you have that
  [tellsAboutSelf] we're at a factory without good net [mode] we'd need it in person [enterprise] for 10 of our people
  [tellsAboutSelf] i'm an elder person and prefer sitting in a classroom [mode] is it there [location] in which area
  [tellsAboutSelf] being in a village near hassan [mode] it'd have to be online for me. [tools] is mobile data ok for it
  [-] i'm the type who needs a teacher in the room, [mode] so in person or nothing, do you have it
  [mode] has to be face to face, [tellsAboutSelf] our team of 8 won't learn otherwise [onSite] and best in our meeting room, if you'd come
  [mode] i would want to attend from my office desk, is it on the net [tellsAboutSelf] i'm with a ministry [schedule] and are the hours within office time or outside
  [-] i never liked webinars [mode] so is there a physical batch [tellsAboutSelf] i work in a paper mill
  [mode] can half be online and half in class [tellsAboutSelf] i'm a trainee pilot with base changes
  [mode] not {zoom}, we'd want you here [onSite] in our office in kakkanad [tellsAboutSelf] we are 16 at a shipping agency
  [tellsAboutSelf] i'm a receptionist on 10 hour days, standing [mode] i could only do it from home at night [schedule] what time at night is it
  [tellsAboutSelf] govt officer, transferable [mode] live online or in a hall? [start] and when's the coming round
  [tellsAboutSelf] i'm a therapist and screen tired [mode] would there be an offline option for @program [otherCity] in kochi maybe
  [tellsAboutSelf] we're a college dept with 14 faculty [onSite] is it possible to have it here in our smart class [enterpriseMail] and what should the hod's letter say
  [tellsAboutSelf] our union hall is free on sundays, mill workers' children around 25 [onSite] could you teach there [price] and what would you take
  [tellsAboutSelf] we've a training room at the plant, 30 pcs [onSite] could @program be done there [enterprise] for our own shift leads only
  [tellsAboutSelf] a resort in munnar, off season in june [onSite] would a trainer stay here and teach the staff for 3 days [price] at what fee
  [tellsAboutSelf] i'm the pro of a municipal council [onSite] may it be held in the council hall
  [tellsAboutSelf] i'm with a gurudwara trust school in amritsar [onSite] will your people come down if we give stay and food [language] and can they teach in punjabi
  [tellsAboutSelf] our startup shares a flat as office lol, 5 of us [onSite] would you come even there
  [tellsAboutSelf] my bank's zonal office has an auditorium [onSite] is a one day session there an option [contact] how do i get that going, who to call
  [tellsAboutSelf] sir i'm from a village panchayat [onSite] can someone come here once and show people what ai is
  [tellsAboutSelf] we've got a team in vapi and one in silvassa [onSite] would you visit both [enterprise] and teach 12 each
  [tellsAboutSelf] age 34, bcom, 10 yrs tally, surat [recommendation] pls advise course [price] + fees
  [tellsAboutSelf] Profile: electrical engineer, 8 yrs, EPC projects. [recommendation] Which program? [duration] How many hours?
  [tellsAboutSelf] currently serving notice at a bpo, joining nowhere yet [placement] any placement after @program [start] and start date
  [tellsAboutSelf] being a housewife with a commerce degree from 2005 [prerequisites] would i have to show marks or anything to get in
  [tellsAboutSelf] as a working professional in pharma marketing [besideWork] is @program ok beside my work or will it be heavy on me
  [tellsAboutSelf] since last year i'm a full time caregiver for my dad, before that sap consultant [schedule] what hours are classes [recommendation] also what suits an ex sap person
  [tellsAboutSelf] with two shops and one head, mine, [besideWork] can i do this
  [tellsAboutSelf] from a farming family, girl, msc chemistry [placement] will i get a job through you [mode] and don't ask me to come to city, it should be from home, is it
  [tellsAboutSelf] working as lower division clerk. age 45. [prerequisites] eligible or not?
  [tellsAboutSelf] i've got eleven years in bookings at a travel portal [recommendation] what's on offer for someone with that [-] thanks
  [tellsAboutSelf] one toddler, one startup, one me [besideWork] is it thinkable
  [tellsAboutSelf] Myself Pooja, doing job in share broking office. [recommendation] I am confused which course to take. [certificate] Is certificate there?
  [tellsAboutSelf] myself vinod, iti turner, in a railway workshop [audience] is it for people like us sir
  [tellsAboutSelf] i'm sanjana from mysore, studying for neet pg while working in a clinic [besideWork] a third thing, too much?
  [tellsAboutSelf] name's arif, 2nd year polytechnic, mechatronics [recommendation] which program and [prerequisites] am i even allowed
  [tellsAboutSelf] this is about my wife. she is a ca on break. [recommendation] what would be worth her time [schedule] she's free 10 to 1
  [tellsAboutSelf] this is for my staff, 4 girls at a call desk [enterprise] is there a group thing [price] at what amount
  [tellsAboutSelf] it's for my dad who drives an auto [recommendation] something about phones and ai for him? [language] he speaks tamil
  [tellsAboutSelf] asking for a friend who is a nurse in a psych ward [audience] would @program be for her
  [tellsAboutSelf] asking for myself, no secrets, i'm a divorced mother with a clerk's job [career] will this get me better work [besideWork] and is it possible with all i have to do
  [tellsAboutSelf] on behalf of nine colleagues from the accounts section of a shipping line [enterprise] could you take us as our own batch [schedule] from 6 to 8 pm
  [tellsAboutSelf] i represent a women's polytechnic [onSite] can you hold @program on our campus [contact] and with whom do i fix it
  [tellsAboutSelf] my profile is odd: law degree, coding hobby, works in a bakery [recommendation] what do you make of me, which course
  [tellsAboutSelf] i do both, teach in the morning and run a stationery shop in the evening [schedule] is there an afternoon batch or weekends
  [tellsAboutSelf] in short: 15 years admin, no tech, wants a change [recommendation] your suggestion [codingNeed] coding is a must or not
  [tellsAboutSelf] background in nursing. aim is healthcare analytics. [recommendation] what do you suggest [prerequisites] and what should i know first
  [tellsAboutSelf] at my firm they call me the excel king [audience] is @program below a king's dignity [coverage] does it do @skill at all
  [tellsAboutSelf] not from it, not from management, from music [audience] @program okay for me?
  [tellsAboutSelf] we do payroll for others, 22 people strong [enterprise] and would like to be taught on @skill as a group [duration] over two weekends, is it that short
  [tellsAboutSelf] im a girl from rural up doing bca thru distance [mode] distance only i can do, so is it online [mentor] and is there any mam or sir to ask
  [tellsAboutSelf] i've to travel 3 hours daily in bus, job in a school office [tools] can one do it on phone in the bus [difficulty] and is it easy stuff
  [tellsAboutSelf] tech support, us process, laptop slow, life slow [recommendation] what can speed it up lol
  [tellsAboutSelf] I own a mid-sized bakery chain and my managers resist technology. [recommendation] What would you suggest for me to begin with? [enterprise] And then for the managers, as a group?
  [tellsAboutSelf] ph.d. in tamil, teaching at an arts college [difficulty] would i be able to follow @program [language] if not in tamil then in slow english
  [tellsAboutSelf] fresh law graduate with bar exam in november [besideWork] does it clash [duration] how many hours does it need
  [tellsAboutSelf] staff of four at our ngo. budgets thin. [enterprise] can we be trained [discount] at ngo rate?
  [tellsAboutSelf] i take care of a gurukul's computers [recommendation] what would you teach me further
  [tellsAboutSelf] my career so far: shop, shop, shop. age 30. [career] can it become office, office, office after @program
  [tellsAboutSelf] hr trainee at a hotel [-] everything here runs on whatsapp [recommendation] is there some course for making this better
  [tellsAboutSelf] i'm a rep of the students of our mba batch, 60 ppl [enterprise] could @program be run only for our batch [onSite] on campus
  [tellsAboutSelf] 9 month old baby, husband posted away, ms in statistics [schedule] night classes exist? [recommendation] and which for a statistics person
  [tellsAboutSelf] 60+ and learning [-] age is just a number haha [audience] you have such people in class?
  [tellsAboutSelf] not working. not studying. 25. bsc. [recommendation] help me pick one
  [tellsAboutSelf] me: sales. boss: wants ai. [recommendation] you: which course?
  [tellsAboutSelf] i am second year in nit, cse, want to stand out [audience] is @program for students or strictly pros [projects] and will there be something i build on my own
  [tellsAboutSelf] i'd call myself half developer half manager, team of 4 [recommendation] which half should i train and with which program
  [tellsAboutSelf] ours is a law college in pune, i'm the tpo [placement] do you have anything for students to get internships [onSite] and would you take a session on campus
  [tellsAboutSelf] working since i was 14, now foreman [prerequisites] no certificates to show, is that ok
  [tellsAboutSelf] i am a content moderator on night shift, mentally tired [recommendation] what can i learn to leave this [besideWork] while still doing it for now
  [tellsAboutSelf] in the middle of a divorce and a job hunt, hr background [placement] do you assist with finding work [payment] and can i pay later
  [tellsAboutSelf] i'm a teacher at a kv on deputation to the regional office [summary] what's @program [audience] and is it for admin side people
  [tellsAboutSelf] family of doctors and i'm the only businessman, medical equipment [recommendation] what would you have me learn
  [tellsAboutSelf] working at a startup, title: founder's office, meaning anything [audience] would @program be meant for founder's office folks [curriculum] what do they study in it
  [tellsAboutSelf] my firm allows learning leave of 5 days [duration] is @program longer than 5 days [schedule] and if so can the rest be in evenings
  [tellsAboutSelf] i'm a transport department inspector [-] checking this for my daughter [tellsAboutSelf] bsc it, second year [recommendation] what is there for her
  [tellsAboutSelf] had an accident, can't do field work any more, was a surveyor [career] would i get desk work after @program [prerequisites] diploma holder, is it ok
  [tellsAboutSelf] i'm always in a truck cab, own 2 trucks [mode] can i do it from the truck over phone [recommendation] and which
  [tellsAboutSelf] i handle amazon returns in a warehouse [codingNeed] is there one without coding [besideWork] which i could do with nights in the warehouse
  [tellsAboutSelf] i've been offered a team lead role at a bank's it wing from next month [recommendation] which course prepares me best [duration] i've 4 weeks, so how long is it
  [tellsAboutSelf] I have recently completed my M.Ed. and await results. [audience] Are fresh postgraduates admitted to @program? [register] If so how does one apply?
  [tellsAboutSelf] i've a small clothing brand, team of 3 cousins [enterprise] can we 4 do it together as a team [recommendation] n which one
  [tellsAboutSelf] government hospital lab incharge here [audience] people in govt jobs, do they come to @program [certificate] and do they get a certificate
  [tellsAboutSelf] kitchen equipment seller, tenders and quotes daily [coverage] can i learn to have ai write the quotes
  [tellsAboutSelf] software engineer at a service company, 1.5 yrs, boring maintenance work [career] how does @program change my profile [besideWork] i can't quit, so can both run together
  [tellsAboutSelf] bank manager rural branch, target pressure [besideWork] could i do it at all [benefits] and why should i
  [tellsAboutSelf] architecture firm of 3 owners [recommendation] should all of us do the same [discount] and do three get it cheaper
  [tellsAboutSelf] i'm teaching at an iit coaching, physics [audience] would @program be too low for a physics person
  [tellsAboutSelf] i did my diploma in pharmacy, now sitting on a counter [recommendation] what next sir
  [tellsAboutSelf] trainee at a tv channel, 12 hrs on feet [duration] how much of a time commitment is @program
  [tellsAboutSelf] the wife of an officer, we move every 2 years [mode] something i can do from any place? [recommendation] i have mba hr, so which
  [tellsAboutSelf] i sell mutual funds and my clients ask about ai stocks lol [recommendation] maybe i should learn ai, which one
  [tellsAboutSelf] i'm doing company law exam and internship [schedule] classes on sunday morning? [duration] n how many sundays
  [tellsAboutSelf] principal secretary's pa, office never closes [recordings] i'd depend on recordings, exist? [audience] and is @program something for staff like us
  [tellsAboutSelf] new here, new to ai, new mother too [recommendation] what is a soft start with you
  [tellsAboutSelf] teaching assistant in a college in shillong [mode] is it fully online [access] and does one keep the material after
  [tellsAboutSelf] i'm a backend intern with an offer in hand for july [recommendation] what should i do till then, which program
  [tellsAboutSelf] i have a factory of agarbatti with 40 women [enterprise] could you teach my 3 office girls something [mode] at office or online
  [tellsAboutSelf] a nursing college tutor in mangaluru, 4 classes per day [besideWork] am i able to add this
  [tellsAboutSelf] we at the block office are five computer operators [discount] is a group of 5 charged less [audience] is @program for operators in the first place
  [tellsAboutSelf] i'm a reporter in a district town [coverage] will i learn @skill for my stories [tools] i only have a phone and a tab, is that enough
  [tellsAboutSelf] i'm a medical social worker, [programs] what all courses have you got [recommendation] and out of those which is nearest to my work
  [tellsAboutSelf] hr associate with 2 yrs [count] how many courses do you have in total [audience] and how does one know which is for whom, who is @program for
  [tellsAboutSelf] final year bsc cs from nashik [programs] list all your programs pls [price] with price of each
  [tellsAboutSelf] i handle training for a bank's 8 rural branches [programs] send a list of whatever you teach [enterprise] and tell if it can be done only for our bank
  [tellsAboutSelf] i'm a journalist on beat duty [testimonials] has anyone from media done @program and what did they say [schedule] and when would i have to be in class
  [tellsAboutSelf] shopkeeper, careful with money [testimonials] did it help any shopkeeper, what do past learners tell [refund] and if it doesn't help me is the fee returned
  [tellsAboutSelf] i'm a developer in a bank and sceptical [alumni] can i have a chat with some developer who finished [audience] and is @program for bank devs
  [tellsAboutSelf] hr lead, [alumni] may i ring an earlier participant from hr [besideWork] want to ask how she coped beside work, or you tell me how people cope
  [tellsAboutSelf] mechanical engineer 7 yrs exp [partners] which companies are behind the projects [career] and would that count for my next move
  [tellsAboutSelf] student, 3rd year ece [partners] are any chip companies tied up with you [placement] and do they take students from you
  [tellsAboutSelf] team lead testing [support] after @program do i stay in some group where i can ask [mentor] and while it runs is there a mentor
  [tellsAboutSelf] housewife with rusty brain [support] if i forget everything a month later is there help [difficulty] and how fast do they go
  [tellsAboutSelf] i'm a lecturer on vacation till 15 june [seats] is there a seat left in that bootcamp [joinLaunch] and how do i take it
  [tellsAboutSelf] i'm in oman on a ship's agency job [launch] what time is the launch session for me [abroad] and am i allowed from oman
  [tellsAboutSelf] bca fresher from guntur [launch] that bootcamp date kya hai [launchProgram] and it is for which course
  [tellsAboutSelf] i am a manager at a warehouse [launchProgram] is the bootcamp in the pop up for managers' course or coders' course [seats] any place still free
  [tellsAboutSelf] i'm from support team, 8 of us saw the pop up [seats] do you have 8 places in it [enterprise] or will you give us our own batch
  [tellsAboutSelf] i'm a typist so my form filling is fast lol [formFields] what will i need to keep ready [afterRegister] and once sent what follows
  [tellsAboutSelf] i'm in a sensitive govt post [formFields] does the form ask for employer name [dataUse] and to whom will you pass my number
  [tellsAboutSelf] i'm a school girl's father [formFields] whose phone should be in the form, do you ask for one [audience] and can a 16 yr old join @program
  [tellsAboutSelf] advocate here, i get fifty spam calls daily [dataUse] will you people also ring me for other things [contact] or can i keep it to mail only, which id
  [tellsAboutSelf] i'm working with the income tax dept [dataKept] how long does my enquiry lie with you [audience] and is @program for govt people at all
  [tellsAboutSelf] i'm a data privacy officer in a hospital [privacy] do you follow the dpdp act [enterprise] since i'd send 14 of my colleagues together, do you arrange that
  [tellsAboutSelf] i'm an english teacher [replyLanguage] can we chat in marathi? [recommendation] i want to know which course is for teachers
  [tellsAboutSelf] accounts guy, no patience for bots [whoAreYou] are you a person [contact] if not where is one
  [tellsAboutSelf] manager in a tea estate, patchy net [brochure] is there a pdf i can keep offline [mode] and can the lessons be taken in a classroom instead
  [tellsAboutSelf] i've to show it to my md, i'm only the hr executive [brochure] so give some document [brochureContents] does it say for whom each program is
  [tellsAboutSelf] i'm a parent, my son's in third year it [brochureContents] does the pdf give the syllabus [price] and the fee, or you tell me
  [tellsAboutSelf] junior resident doctor [assessment] are there exams, i have had enough [duration] and how long until it's over
  [tellsAboutSelf] sales exec who hates homework [assessment] is there any [besideWork] and is it fine with targets and travel
  [tellsAboutSelf] i'm a bank po with transfer due in may [transfer] can i freeze it in the middle [ending] or does the running one end by may
  [tellsAboutSelf] consultant, 4 flights a week [attendance] how many sessions can i skip [recordings] and do skipped ones come as video
  [tellsAboutSelf] i'm a call quality auditor [number] how many live projects in @program [projects] and what kind are they
  [tellsAboutSelf] web designer in kochi [number] how many modules does @program have [coverage] and is @skill one of them
  [tellsAboutSelf] i'm a researcher with 3 papers in nlp [instructors] who teaches @program, any phd [audience] and would i be over qualified
  [tellsAboutSelf] i come from a small bpo [rival] there's a cheaper place near my house, why you [placement] do you get people jobs
  [tellsAboutSelf] self taught coder, 19 [rival] why pay you when videos are free [mentor] and is there a mentor in yours
  [tellsAboutSelf] i run a tuition centre with 3 teachers [partnership] could we be your franchise here [enterprise] or at least train the 3
  [tellsAboutSelf] retd colonel [company] how long have you existed [recommendation] and what would you suggest for an old soldier
  [tellsAboutSelf] i'm in vigilance dept so i check everything [trust] prove you are genuine [company] who owns it
  [tellsAboutSelf] my daughter's in bba [trust] i have to be sure it's no fraud [location] where is your office
  [tellsAboutSelf] vendor manager in an mnc [vendorPapers] are you iso certified, do you have a registration no [contact] and who'd be my contact for a team enquiry
  [tellsAboutSelf] i'm a purchase officer, boss wants 12 people trained [vendorPapers] need quotation on letterhead and pan [enterprise] but first, do you take 12 as one batch
  [tellsAboutSelf] i'm the office superintendent [deadline] by what date do i have to tell you [seats] and how many can join
  [tellsAboutSelf] ngo worker, decisions take time with us [deadline] when do admissions close [start] and then when do you begin
  [tellsAboutSelf] i'm a student on education loan [payment] do you accept it in 3 parts [refund] and is it returned if i fall ill?
  [tellsAboutSelf] i'm from a khadi cooperative [payment] cheque accepted? [enterprise] it'd be for 9 of us as one class, is that done
  [tellsAboutSelf] freelance illustrator [access] how long do lessons stay open [projects] and do i make something of my own
  [tellsAboutSelf] i'm an mba intern [certificate] can i get a certificate [accreditation] and is it ugc approved or so
  [tellsAboutSelf] nurse educator [accreditation] is your certificate recognised by any council [audience] and do nurses do @program
  [tellsAboutSelf] i am an engineer in nepal [visa] do i need any permit if i come to study [mode] or may i do it from kathmandu online
  [tellsAboutSelf] pg girl from assam with a job in testing [accommodation] is there a hostel near you [schedule] and are classes after office
  [tellsAboutSelf] i'm in bokaro, retired [otherCity] any centre around here [mode] or is it net only
  [tellsAboutSelf] we live in mysore, me and my sister, both graduates [otherCity] branch in mysore? [recommendation] and which course for each
  [tellsAboutSelf] i stay in dilsukhnagar, job in a pharmacy [street] your exact address please [onSite] can i come and see on sunday
  [tellsAboutSelf] clerk at a college and i want to meet someone [onSite] may i come to your office [phone] or give a number
  [tellsAboutSelf] i've filled the form from my shop computer on monday, i'm a stationery seller [myRegistration] did you get it [afterRegister] when will someone call
  [tellsAboutSelf] i'm a cashier, filled the form on phone [correction] i put wrong course, can it be changed [audience] since @program is for managers or not, tell
  [tellsAboutSelf] i am an intern [formLocked] the submit won't go [contact] whom should i tell
  [tellsAboutSelf] i'm an indian working in tanzania [phoneFormat] how many digits should i put for here [abroad] and can i attend from dar es salaam
  [tellsAboutSelf] i have a foundation for blind youth [houseRules] are your classes usable for the blind [enterprise] and can you have a batch of only our 10
  [tellsAboutSelf] mother of a boy with dyslexia, he's doing bcom [unsaid] do you have experience with that [recommendation] and which course would you give him
  [tellsAboutSelf] i'm a sports teacher, my knees are bad [houseRules] is there a lift [location] and which area is it
  [tellsAboutSelf] i am an it student and like hackathons [events] do you hold any [projects] and is there a team project in @program
  [tellsAboutSelf] i'm self employed, tired of working alone [support] will i meet others, is there a community [classSize] how many per class
  [tellsAboutSelf] bank clerk's wife, on insta all day [social] what's your insta [recommendation] and what course can a wife at home do
  [tellsAboutSelf] i work as a tuition agent [discount] do i get something if i bring 5 students [partnership] or can i be an agent for you
  [tellsAboutSelf] worker in a garment unit [perks] what all is given with the course [tools] laptop also?
  [tellsAboutSelf] i'm a junior accountant [perks] is there anything besides classes [price] for that fee, which is?
  [tellsAboutSelf] am a freelancer with a mac from 2015 [tools] good enough? [codingNeed] and is coding in it or not
  [tellsAboutSelf] civil judge aspirant [howAreYou] how are you [recommendation] is there something light to do next to preparation
  [tellsAboutSelf] 20, hostel, bored in holidays [recommendation] something short and nice? [duration] how short does it get
  [tellsAboutSelf] m.com student from rajkot [quotes] what did that consultant in the reviews say [audience] and are commerce people welcome in @program
  [tellsAboutSelf] in hr since 2010 [salary] would my pay rise [career] and position?
  [tellsAboutSelf] i'm an electrical supervisor [salary] how much more could i get after @program [duration] and how long to finish it
  [tellsAboutSelf] i'm in a psu [invoice] need a receipt in my name for reimbursement [certificate] and proof that i did it
  [tellsAboutSelf] i'm the company driver's son, bsc [demo] is there a free class [language] and do they speak hindi in it
  [tellsAboutSelf] teacher of commerce [demo] one session for trial possible? [recommendation] of the course that suits teachers, which is
  [tellsAboutSelf] qa lead [compare] what's the difference between @program and @program [recommendation] and for a qa lead?
  [tellsAboutSelf] a designer on a break [compare] @program versus @program please [codingNeed] which needs less code
  [tellsAboutSelf] i've three years in sales [order] can i do both @program and @program at once [besideWork] i mean with a job too?
  [tellsAboutSelf] i run operations in a clinic chain [about] what do you people actually do [enterprise] and do you do it for companies
  [tellsAboutSelf] i'm an old teacher and a link brought me here [name] which institute is this [programs] and what's taught
  [tellsAboutSelf] my nephew sent me this, i am a tailor [about] what is this place [audience] is it something for tailors
  [tellsAboutSelf] hr trainee asked to find trainers [instructors] who are yours [contact] and how do i reach the person who does company batches
  [tellsAboutSelf] i'm a merchant of fabrics [help] never chatted with such a thing, what can you tell me [recommendation] maybe what a merchant could learn
  [tellsAboutSelf] i'm in agri insurance [future] are you going to have something for agriculture [recommendation] or does something now suit me
  [tellsAboutSelf] my twins are 12 [future] any kids' course coming [programs] what is there today
  [tellsAboutSelf] in telecom billing 14 yrs [mentorTimes] how often would i see my mentor [besideWork] my shifts change, so does it all work out
  [tellsAboutSelf] i'm a night watchman with a ba [mentor] would a teacher explain to me alone if needed [prerequisites] and is a ba third class fine
  [tellsAboutSelf] i have worked my whole life in one bank, never learned anything since cobol went out [recommendation] is there a place on your list for such a person
  [tellsAboutSelf] my team handles visa applications for a travel firm and we copy paste all day [enterprise] do you come in for teams like that
  [tellsAboutSelf] Our HR asked every lead to upskill by the year end; I lead five people in claims. [audience] Is @program pitched at leads?
  [tellsAboutSelf] i got my mba from a distance university and people look down on it [prerequisites] would you too, or is distance mba fine for @program
  [tellsAboutSelf] i want to learn before my kids do, i'm a stay at home mother of 3 [recommendation] what's the easiest way in
  [tellsAboutSelf] i've been posted to the it desk of our branch without any training [recommendation] which would help me survive
  [tellsAboutSelf] i am on the road from 7 to 7 for a beverages company [duration] how many hours must i find for @program
  [tellsAboutSelf] there's five of us in a research cell [enterprise] may we book as a unit and have it to ourselves
  [tellsAboutSelf] i'm in the last year of my contract with a museum, curating [recommendation] could you name one program for me
  [tellsAboutSelf] as the eldest daughter i pay for everything at home, job in a garment office [discount] is there anything you can reduce
  [tellsAboutSelf] i teach computer basics to seniors on weekends [audience] would @program be meant for trainers like me or for their pupils
  [tellsAboutSelf] my father does wholesale of onions and his phone is his office [recommendation] what would he get out of your list, which one
  [tellsAboutSelf] i'm two months away from my wedding and between jobs, ui designer [duration] can @program be done in the two months, how long is it
  [tellsAboutSelf] i was a sportsperson, now in a railways sports quota job [career] what would it do for me in the office
  [tellsAboutSelf] i've never held a job, 31, caring for my grandmother [audience] is @program for people without any job
  [tellsAboutSelf] head of a small customs house, 16 clerks [contact] who can discuss a course for them with me
  [tellsAboutSelf] i am a panchayat secretary in a hill district [mode] i can't come down each week so is there a way from here
  [tellsAboutSelf] i edit theses for students, freelance [codingNeed] do i need to write any code in what you'd give me
  [tellsAboutSelf] with my kind of hours (surgeon on call) [besideWork] can a course be done at all
  [tellsAboutSelf] an apprentice at a shipyard here [audience] do apprentices get in
  [tellsAboutSelf] we have a large hall in our temple office, 30 volunteers [onSite] would a session there be possible
  [tellsAboutSelf] i studied till b.com, then marriage, then nothing [difficulty] how hard will it hit me
  [tellsAboutSelf] logistics coordinator, night desk, us trucks [schedule] when in the day is it
  [tellsAboutSelf] i'm a computer operator on daily wages in the collectorate [placement] will it get me a permanent post somewhere
  [tellsAboutSelf] my elder brother runs the shop, i'm free after 3 [schedule] is there something in the afternoon
  [tellsAboutSelf] 40 plus, ex cabin crew [recommendation] what would be a sensible thing to learn here
  [tellsAboutSelf] we're moving to ai in our newspaper and no one asked me, sub editor [recommendation] which program would put me ahead
  [tellsAboutSelf] my boss is paying if it's below a limit, i'm an asst. in export dept [price] so what's the figure
  [tellsAboutSelf] in our college there's no one to teach ai, i'm hod of commerce [enterprise] is a faculty programme something you would run for us
  [tellsAboutSelf] i'm doing a job that needs me to look busy, 5 hrs free at the desk daily [houseRules] could i sit in class from my desk
  [tellsAboutSelf] i'm just a store assistant but my manager believes in me [audience] would they take me in @program
  [tellsAboutSelf] i speak with patients' families all day, hospital counsellor [recommendation] is something there that's right for me
  [tellsAboutSelf] i am a woman pilot in training with grounded months [recommendation] what's good to do in them
  [tellsAboutSelf] i cook for 80 in a hostel and want my son, 22, bcom, to get out [recommendation] what do you have for him
  [tellsAboutSelf] i'm 3 semesters away from my degree [prerequisites] do you need it completed
  [tellsAboutSelf] we're doing payroll for tea gardens, 7 of us [mode] would it be possible to be taught face to face
  [tellsAboutSelf] my group of 11 handles grievances for a telecom [enterpriseMail] what would you like to know from us before making an offer
  [tellsAboutSelf] studying chartered accountancy, final group pending [ending] would i be done before may, what's the last date of class
  [tellsAboutSelf] i have a handicapped sister whom i can't leave [mode] everything from home?
  [tellsAboutSelf] i'm working in a fertilizer plant lab [coverage] would @program teach me @skill
  [tellsAboutSelf] quite senior in my org (avp), quite junior in tech [audience] is there a program made for that mix
  [tellsAboutSelf] i work as an assistant in a film school [difficulty] is @program tough for arty people
  [tellsAboutSelf] trainer in soft skills, freelance, 12 yrs [recommendation] what's next for somebody like me
  [tellsAboutSelf] my two employees and i make websites for doctors [recommendation] would you put us in @program or @program
  [tellsAboutSelf] i am on leave without pay for one year [recommendation] what should i learn so that i come back stronger
  [tellsAboutSelf] i'm a homoeopathy student with nothing to do in the evenings [schedule] evening batches there?
  [tellsAboutSelf] i run the billing counter of a sweet shop [audience] sir is this only for educated people
  [tellsAboutSelf] a pensioner and his wife, both curious [classSize] is it a small class or a big hall
  [tellsAboutSelf] i work with adivasi artisans, craft marketing [language] what do you teach in
  [tellsAboutSelf] i'm a mechanical design engineer, catia [career] does @program lead out of cad
  [tellsAboutSelf] my wife, a dentist, thinks i should do @program, i'm a cfo [audience] is it right for cfos
  [tellsAboutSelf] i take orders on phone for a bakery, 10 hrs [besideWork] possible next to it or not
  [tellsAboutSelf] the co-op i manage has 18 tellers [enterprise] could you give them all a course
  [tellsAboutSelf] senior resident in ortho [duration] total number of hours of @program?
  [tellsAboutSelf] my work is to answer rti applications [recommendation] which of these helps
  [tellsAboutSelf] i sing at weddings, off season now [start] what's starting soon, i mean when
  [tellsAboutSelf] i'm an accounts trainee with a 3 month gap before ca inter [duration] how much of the 3 months would @program take [price] and what will it cost me
  [tellsAboutSelf] i've been in hr for 6 years and want to go to people analytics [recommendation] so would you say @program or something else [coverage] and is @skill in that one
  [tellsAboutSelf] sir i'm working in mandal office, i have only one computer there and many people around [tools] can i do with my mobile [besideWork] and can it go on beside the office
  [tellsAboutSelf] we have seven delivery managers who each say they know ai [enterprise] could you teach them as one group [assessment] and test them at the end
  [tellsAboutSelf] my husband is a marine engineer and comes home on the 5th for 3 months [start] is there a batch after that [audience] and are marine people ok in @program
  [tellsAboutSelf] i'm a warden in a girls' hostel with free days [recommendation] which would suit [schedule] and at what time of the day would it be
  [tellsAboutSelf] i run an air conditioning service business, 14 men [recommendation] something for me as owner [enterprise] and separately a small thing for the men
  [tellsAboutSelf] i'm a data entry lady at a hospital, my supervisor is against it [besideWork] does it need any office time [unsaid] and will my office be told that i joined
  [tellsAboutSelf] a fresh ba graduate from a small place, no guidance [recommendation] please guide me which one [mentor] and will i get someone to guide me later also
  [tellsAboutSelf] i am handling two toddlers and a home bakery [recordings] is it possible to just see recordings [difficulty] since i'm not techy, is it ok for me
  [tellsAboutSelf] i'm a legal head with 4 juniors who use ai secretly [enterprise] want all 5 of us taught properly, do you offer [onSite] in our chamber
  [tellsAboutSelf] i'm an m.sc nursing from kerala working in delhi [language] is it all english [mode] and is it by video
  [tellsAboutSelf] ours is a village school, 9 teachers, one computer lab [onSite] would someone travel to us [price] we can pay modestly, how much would it be
  [tellsAboutSelf] banker, 15 yrs, credit side [audience] is it more @program or @program for credit people [duration] and which of them is done quicker
  [tellsAboutSelf] i just lost my contract as a recruiter [start] can i begin right away [placement] and do you have tie ups to get hired
  [tellsAboutSelf] i'm the only python guy in a team of ten [enterprise] can the other nine be brought up to my level by you [codingNeed] they don't code, is that a blocker
  [tellsAboutSelf] my child is in college from 8 to 4 and gets tired [schedule] when are classes [duration] and for how many months does it go
  [tellsAboutSelf] i have a degree in home science and love cooking videos [recommendation] is there something for me here [tools] and which computer would i need
  [tellsAboutSelf] i am the accountant and also the peon of our tiny firm [recommendation] which program [price] and i hope it isn't costly, how much
  [tellsAboutSelf] i'm married into a business family, not allowed to work outside [mode] could i do it without leaving home [certificate] and would i get a certificate like others
  [tellsAboutSelf] i'm a proofreader with shaky internet, two hours of power cut daily [recordings] what if i miss the half of it, can it be watched [mode] or is there any class offline
  [tellsAboutSelf] i'm in my fifties, head of stores, two years from retirement [audience] would @program people look at me funny, i mean do you have my age [career] and is there any use of it after retirement
  [tellsAboutSelf] i'm running a creche, 8 to 6 [besideWork] is it workable with that [schedule] if classes are at night, are they?
  [tellsAboutSelf] a dropout who became a chef who became a manager [prerequisites] do you look at degrees [recommendation] and what's your course for restaurant managers
  [tellsAboutSelf] i'm with a ministry's training cell, we nominate officers each quarter [enterprise] do you take group nominations [contact] and where do we write officially
  [tellsAboutSelf] i'm working for two doctors as their office manager [codingNeed] any coding needed for @program? [duration] and is it a matter of days or months
  [tellsAboutSelf] I am a Montessori directress. [audience] May I ask whether @program is intended for educators? [duration] And what length of course should I reckon with?
  [tellsAboutSelf] 5 yrs exp in mis, now team of 3 under me [recommendation] ur advice on program? [besideWork] plus can do with job?
  [tellsAboutSelf] shift in charge at a spinning mill, b.tech textile [career] would it help to move to corporate office [besideWork] shifts change weekly so can i follow it
  [tellsAboutSelf] i'm a trainee nurse, stipend 8000 [price] what's the fee [payment] can i break it up
  [tellsAboutSelf] pursuing mca from ignou and selling phones in a mall [besideWork] two things already, would a third be too much [prerequisites] and is an unfinished mca okay
  [tellsAboutSelf] i'm the tech person at a theatre group [recommendation] where do i belong in your programs
  [tellsAboutSelf] i'm on the panel of a bank as valuer, own practice [coverage] does @program show how reports get written by ai [recommendation] or is it another one i should take
  [tellsAboutSelf] joining iim in june [duration] short program till then, how long is @program [audience] and do mba aspirants do it
  [tellsAboutSelf] mother tongue bengali, job in hr ops of a steel plant [language] is bengali possible [audience] and is it fit for hr
  [tellsAboutSelf] i'm a project coordinator with 50 excel trackers [-] help [recommendation] what do you have to cure this
  [tellsAboutSelf] technician at a telecom tower company, on call always [recordings] can missed class be seen later [attendance] or is presence compulsory
  [tellsAboutSelf] an office of 11 tax consultants, me the youngest [enterprise] we'd like @skill taught to all, [schedule] not in july or september, and only mornings. possible?
  [tellsAboutSelf] i worked in a mall, then as an insta manager [prerequisites] no degree, matters? [career] can i get a proper office career with this
  [tellsAboutSelf] i've been asked by the principal to get certified in ai, i'm a pgt cs teacher [certificate] what certificate do you give [recommendation] and for a cs teacher, which program
  [tellsAboutSelf] i'm a girl alone in a new city, working in a kpo till 6 [schedule] what are timings after 6 [location] and where is it, is it near the metro
  [tellsAboutSelf] an ordinary graduate, ordinary job, ordinary marks [difficulty] is it for ordinary brains
  [tellsAboutSelf] i do night shift as a radiology tech, sleep 9 to 3 [schedule] what's there between 4 and 8 pm [recommendation] and of the courses which would fit radiology folk
  [tellsAboutSelf] i'm the hr of a company where everybody works on machines [enterprise] could only the 12 staff in the office be trained [mode] at site and not by video
  [tellsAboutSelf] i made a bot in school for fun, now in first year of btech [audience] would @program be more than fun, is it meant for first years [prerequisites] and do i need maths of 2nd year
  [tellsAboutSelf] store head, jewellery chain, 14 under me [duration] how much time does @program take [besideWork] festival season is on so would you advise it beside that
  [tellsAboutSelf] i only have sundays and a will [schedule] will sundays do?
  [tellsAboutSelf] my brother in law is a forest guard [audience] would they take him for @program [mode] he lives in the forest so only phone, is it on phone
  [tellsAboutSelf] product marketing, series b startup [recommendation] @program, @program, what's your call for me [coverage] whichever has @skill, has any?
  [tellsAboutSelf] i'm in my mother's boutique and do the accounts [recommendation] give me one program name that fits [price] and its fees
  [tellsAboutSelf] i'm a geologist in a mining firm, remote camp, 28 days in 14 out [duration] is @program doable in 14 days, what's its length [mode] or remotely from camp
  [tellsAboutSelf] employed as junior assistant, ph category [discount] is there concession [audience] and is @program for juniors
  [tellsAboutSelf] i supervise 9 tutors at an ed tech [enterprise] a class for the nine of them please [coverage] on @skill, do you have that
  [tellsAboutSelf] i've got an exam centre business, 200 computers idle most days [partnership] would you run your courses at mine [enterprise] also train my staff of 6?
  [tellsAboutSelf] bsc agriculture, rice research station, field assistant [recommendation] anything for me
  [tellsAboutSelf] new immigrant's wife in canada, was a teacher in punjab [abroad] can i take it from here [schedule] is it at a sane hour for toronto
  [tellsAboutSelf] i am doing odd hours at a petrol refinery and want ai in my cv [certificate] would there be a certificate [besideWork] and does it suit odd hours
  [tellsAboutSelf] team of two running payroll for 1400 [recommendation] one course for both of us, which
  [tellsAboutSelf] sir main ek private bus company me conductor hu, 12 pass [recommendation] kuch seekhna chahta hu, kya lu [prerequisites] 12 pass chalega?
  [tellsAboutSelf] hamari factory me 8 supervisor hai jo hindi hi samajhte [enterprise] unki training kar doge [language] hindi me
  [tellsAboutSelf] main ca ke office me article hu [besideWork] 10 ghante office, kaise karu
  [tellsAboutSelf] mai bpo me tl hu, 15 logo ki team [audience] @program tl ke liye hai kya [enterprise] aur team ko bhi sikhana ho to
  [tellsAboutSelf] beti ko baahar nahi bhejte hum, 19 saal ki hai, bcom [mode] ghar pe ho jayega na [schedule] kitne baje hoti hai
  [tellsAboutSelf] mai pehle army me tha ab security agency hai meri, 60 guard [recommendation] mere liye kya rahega
  [tellsAboutSelf] mera chhota bhai polytechnic me hai, pocket me paise nahi [payment] kist me de sakte kya [placement] baad me kaam milega kya usko
  [tellsAboutSelf] main bank mitra hu gaon me [audience] mere jaise log kar sakte hai @program?
  [tellsAboutSelf] pati patni dono teacher hai hum [recommendation] ek hi course le ya alag [schedule] shaam 6 ke baad chahiye
  [tellsAboutSelf] mujhe 3 saal ka data entry experience hai, private hospital [career] aage kya ban sakti hu isse [codingNeed] coding seekhni padegi?
  [tellsAboutSelf] hum log 5 dost hai, sab bsc it [discount] group me aaye to kuch kam hoga [start] aur kab se hai
  [tellsAboutSelf] main makeup artist hu season me busy [start] november ke pehle koi batch [duration] kitne din me khatam
  [tellsAboutSelf] papa retire hue hai bsnl se [difficulty] unke liye mushkil to nahi hoga [recommendation] konsa dilau unhe
  [tellsAboutSelf] school me computer sir hu [coverage] @skill sikhate ho kya [audience] teacher log ke liye bana hai kya wo course
  [tellsAboutSelf] mai khud coder hu 5 saal se, wife ghar pe hai mcom [recommendation] wife ke liye kya [audience] aur mere liye @program halka to nahi
  [tellsAboutSelf] meri dukaan band ho gayi covid me, ab thekedari [recommendation] kya seekhu bhai
  [tellsAboutSelf] i'm in corporate sales, quarter end next month [start] so nothing before the 5th, when's the batch after [duration] n how many hrs
  [tellsAboutSelf] i'm an hr executive, my cfo, my md and i want to sit together [enterprise] would a class of 3 be possible [price] whatever it costs, what does it
  [tellsAboutSelf] i'm a young mother in a small flat, my baby cries a lot [houseRules] can i keep my mic and video off [recordings] and replay what i missed
  [tellsAboutSelf] trained as a lawyer, working as a chef's assistant, don't ask [recommendation] is there a course for the confused
  [tellsAboutSelf] i lead volunteers in a blood donation group, 30 of them [enterprise] would you teach all of them together [discount] at a charitable price
  [tellsAboutSelf] freelance accountant for nris [tellsAboutSelf] i sleep at 3 am [schedule] anything post lunch [codingNeed] and nothing with code i hope, or is there
  [tellsAboutSelf] my sister's been a nurse in ireland and is home till new year [duration] could she do @program before that, how many weeks [mode] she'd like a real class
  [tellsAboutSelf] data engineer at a bank, azure side [audience] who do you target with @program, engineers or analysts [curriculum] and what's in it
  [tellsAboutSelf] i've run a stall, a school canteen, now a cloud kitchen [recommendation] what'd help me with orders and stock
  [tellsAboutSelf] my first job starts in 20 days, it consulting [recommendation] what should i know, which program [duration] that fits in 20 days, does it
  [tellsAboutSelf] i'm from the accounts of a cement dealer and get 25th to 5th no breath [attendance] can i be away on those days [recommendation] what for an accounts man anyway
  [tellsAboutSelf] my company is french, i'm their only indian employee, marketing [language] is it taught in english [invoice] and can you bill to france
  [tellsAboutSelf] i'm from a travel desk of a ministry contractor, 6 of us [enterprise] want a course just for the desk [start] when could it be
  [tellsAboutSelf] a 16 year veteran of the printing trade speaking [career] will it lead me out of a dying trade [recommendation] which of your offers
  [tellsAboutSelf] we two, retired couple, want something light [recommendation] any idea [mode] where we can sit with others and not at a screen
  [tellsAboutSelf] i was a coder until 2009, then kids [audience] is @program for comebacks [prerequisites] do i have to refresh anything
  [tellsAboutSelf] i'm the sole proprietor of a pest control firm [recommendation] which course do owners like me take [besideWork] next to running it
  [tellsAboutSelf] i'm heading 3 schools, my teachers make question papers by hand [enterprise] would you teach them how ai does it, 60 teachers [onSite] at our main campus in sangli
  [tellsAboutSelf] in my third year of psychology, not good with tech at all [difficulty] how bad would it be [recommendation] which would you choose for me
  [tellsAboutSelf] i'm with the sales office of a cement brand in raipur, we are 20 [enterprise] wanted to check team training [phone] call whom, number please
  [tellsAboutSelf] gym owner and a father of 3 [duration] what's the least time a course of yours takes [recommendation] and should it be that one for me
  [tellsAboutSelf] junior architect, 2 years, salary stuck [salary] will it raise it [recommendation] which would
  [tellsAboutSelf] support engineer, us shift, 5 days, sleeps on weekends [besideWork] tell me if people like me finish [schedule] and on what days are the sessions
  [audience] could i, a mere typist, sit in @program
  [audience] is @program alright for an undergraduate
  [audience] do housewives take @program or would i be the only one
  [audience] my father's a farmer and asks if @program is for farmers too
  [audience] is there any point in @program for somebody in hr
  [audience] who takes @program normally, seniors or juniors
  [audience] not a techie, not a boss, still allowed in @program?
  [audience] i thought @program was for {coders}, now my hr friend is in it. so who is it for
  [audience] being a school teacher can i go for @program
  [audience] will a person with 20 years in a bank feel at home in @program
  [audience] so it's for managers. what of those who want to become one
  [audience] can i take it as a sales guy
  [audience] is @program for those who already work with ai
  [audience] am i the wrong person for @program if i'm into design
  [audience] would a lawyer get anything out of @program or is it for product people only
  [audience] my wife did @program, she's a data person, i do marketing. same course for me?
  [audience] does a junior fit in @program or is it all big bosses
  [audience] is that for any graduate or only engineers
  [audience] do people from govt service attend it
  [audience] can a complete non tech aunty of 50 do @program lol
  [besideWork] i have a 9 to 7 job, can this be done
  [besideWork] can it be done along with my degree course
  [besideWork] do i have to take leave from the office for it
  [besideWork] is it workable for a mother of small kids
  [besideWork] would it be alright beside a government job
  [besideWork] how do people with rotating shifts manage your course
  [besideWork] can i keep my shop open and still do it
  [enterprise] can five of us from the same office have our own batch
  [enterprise] do you take up whole departments
  [enterprise] is there a version of @program for a team
  [enterprise] what do you have for companies
  [enterprise] could it be made to fit our work, insurance claims, a team of 9
  [contact] for a team enquiry who's the right person
  [contact] how do we get in touch regarding our staff of 40
  [contact] is there somebody who deals with firms, i'd want to write to him
  [contact] i'd rather discuss our team's needs with a human, how
  [onSite] is it possible at our premises
  [onSite] would the teacher travel to our factory
  [onSite] could we have it in our own training room
  [onSite] we'd want it here in our clinic
  [mode] we'd need it in a room with a teacher
  [mode] i want it in person as i get headaches from screens
  [mode] is attending from a small town possible
  [codingNeed] can it be done by someone who has only used whatsapp and excel, i mean without code
  [codingNeed] as a designer will i have to code in @program
  [codingNeed] is programming part of it, i'm from commerce
  [codingNeed] must a manager type code there
  [duration] as a busy person i need to know, how many hours
  [duration] how much of a working person's time does it take, in total
  [duration] would three weeks of vacation be enough for @program
  [recommendation] what is good for freshers
  [recommendation] which would a school teacher take
  [recommendation] is there one for shop owners
  [recommendation] something for a retired person?
  [recommendation] for a manager without tech, @program or @program
  [recommendation] which fits a nurse
  [recommendation] suggest for my son, commerce, first year
  [recommendation] what would you give someone with two years in testing
  [recommendation] i don't fit anywhere, not a coder not a boss, what's there for me
  [recommendation] which one would help in a back office job
  [prerequisites] do you take people over 55
  [prerequisites] would a diploma do
  [prerequisites] is a bcom student eligible
  [prerequisites] can i get in with a gap of 7 years
  [prerequisites] is 16 too young
  [difficulty] will a slow learner like me manage
  [difficulty] can my mother follow it, she's new to computers
  [difficulty] i've been away from books for 15 years, will it be hard
  [career] will it help a clerk get ahead
  [career] does it do something for someone stuck at team lead
  [audience] is @program ok for an hr fresher [recommendation] or which would be
  [enterprise] can our team of 12 get @program to itself [contact] and who do i talk to for that
  [besideWork] is it possible with a full time job [duration] and how many hours is it all in all
  [codingNeed] do i need coding for @program [difficulty] and if not is it still hard
  [recommendation] which course for a bank employee [besideWork] who can't leave his job, if it goes
  [onSite] can it be held in our office [price] and what's the cost then
  [mode] in person or online [onSite] and if in person can it be at our college
  [audience] may a teacher join @program [schedule] and are there classes after school
  [enterprise] group of 8, same company, can you [duration] and how long does it last for a group
  [contact] we've 30 staff to train, whom to mail [enterpriseMail] and what to put in
  [recommendation] what's there for accountants [codingNeed] that needs no programming
  [audience] is it also for students [price] and do they pay the same, how much
  [prerequisites] i'm 58, possible? [difficulty] and will it be too fast for me
  [besideWork] nights at work, days asleep, could i still [recordings] with recordings maybe, do you have them
  [audience] can someone not from it join @program [prerequisites] what should he know before
  [enterprise] we'd like our hr team trained [mode] in one room with a trainer, you do that?
  [duration] what does @program take in hours [besideWork] as i have two kids and a job, would it work
  [recommendation] my wife is a doctor, which course [schedule] she has only late evenings
  [audience] would a commerce fresher be fine in @program [placement] and do you help him find work
  [career] will it help me switch from sales [recommendation] and by which of the programs
  [contact] whom do i call about a batch for our staff [phone] the number i mean
  [mode] do i have to come somewhere [location] if yes where
  [audience] who's @program for, [tellsAboutSelf] i'm a civil engineer in a govt dept [besideWork] and how does one do it with that job
  [enterprise] would you design something for a law firm [onSite] at our place in nariman point
  [recommendation] i sell tractors, what's there for me [language] in hindi if possible
  [prerequisites] do i need to be a graduate [audience] and is @program only for people with jobs
  [tellsAboutSelf] i coordinate 4 branches of a travel agency and i'm always on phone [besideWork] will a course survive my phone
  [tellsAboutSelf] I work as Section Officer in a State University. [duration] What is the period of study for @program?
  [tellsAboutSelf] i'm 22 and manage my uncle's godown [recommendation] pls tell what course is for me
  [tellsAboutSelf] we have a 7 member accounts team, average age 50 [enterprise] would you take us on as a group
  [tellsAboutSelf] i'm the guy who fixes printers in a bank hq [career] can i become more than that with @program
  [tellsAboutSelf] i've two daughters in college and one income [discount] less for sisters?
  [tellsAboutSelf] software intern, stipend stage [audience] does @program take interns
  [tellsAboutSelf] i'm a dispatcher for ambulances in a private hospital [schedule] at what times could i attend, what are yours
  [tellsAboutSelf] a social worker here with no computer of my own [tools] what would i need
  [tellsAboutSelf] i'm a crop insurance agent in vidarbha [language] marathi madhe shikavta ka
  [tellsAboutSelf] my manager said learn to build agents, i'm a business analyst [coverage] where is that taught
  [tellsAboutSelf] chemistry lab attendant in a college [prerequisites] i have 12th, will that do
  [tellsAboutSelf] head of a family of 6 and an lic agency [besideWork] do i have a chance to complete it
  [tellsAboutSelf] working as site accountant, no office, no desk [mode] can it be done on site from my room
  [tellsAboutSelf] my staff are tailors and cutters, 25 [enterprise] is there a simple course for such a crowd
  [tellsAboutSelf] i have finished my articleship, results in july [recommendation] what should a ca student take meanwhile
  [tellsAboutSelf] i oversee 3 call floors [audience] @program any good for someone overseeing floors
  [tellsAboutSelf] as an import manager i'm tired of mails and customs papers [recommendation] is there one that takes this off my back
  [tellsAboutSelf] the director asked me, a junior scientist, to find training for the lab, 20 people [contact] whom shall i speak with
  [tellsAboutSelf] we farm 30 acres and my son has done bsc it [recommendation] what would be right for that boy
  [tellsAboutSelf] i do quality checks in a call centre, 6 months old there [audience] am i too new in my job for @program
  [tellsAboutSelf] my parents run a lodge in rishikesh [recommendation] which course for small hoteliers
  [tellsAboutSelf] i've a heart condition so no stress [difficulty] is @program stressful
  [tellsAboutSelf] i'm in class 12 commerce, boards in feb [start] do you begin something in march
  [tellsAboutSelf] our chamber of commerce has 200 members, traders mostly [onSite] could you come and hold it in our building
  [tellsAboutSelf] being a regional manager i get one free weekend a month [attendance] would it matter if i'm away for the rest
  [tellsAboutSelf] assistant librarian, loves order [recommendation] which one
  [tellsAboutSelf] i'm an admin exec who got handed the company's chatbot project [recommendation] which program do i do now
  [tellsAboutSelf] i've got offers from two startups and no skills, lol, bba [recommendation] what would make me useful quickly
  [tellsAboutSelf] we employ 16 delivery riders and 4 planners [enterprise] can the planners be trained by you
  [tellsAboutSelf] mba finance, working in leasing [audience] is it @program that's for finance people
  [tellsAboutSelf] full time phd, part time tutor, no time husband [besideWork] can it be squeezed in
  [tellsAboutSelf] i was in a bank's it before it was cool, 61 now [prerequisites] is there an age above which you say no
  [tellsAboutSelf] i'm in sales for a cable company and my english comes slow [language] do they teach in easy english or hindi
  [tellsAboutSelf] just had my viva in biotech [placement] where would you place people like me, i mean do you
  [tellsAboutSelf] i clean and pack in a pharma unit, studied science till 12 [career] is there a way up for me
  [tellsAboutSelf] i have an online store of baby clothes [codingNeed] can i do @program with no code at all
  [tellsAboutSelf] 7 of us from a shipping line's mumbai office [location] where would we have to go
  [tellsAboutSelf] i'm an editor at a school books publisher [recommendation] what have you for editors
  [tellsAboutSelf] my son, cse, is addicted to phone, maybe a course helps [recommendation] what would hold a boy like that
  [tellsAboutSelf] retired from the air force, live in a cantonment [mode] is a live class in a room possible for me
  [tellsAboutSelf] company secretary, two board meetings a month [schedule] are evening hours there
  [tellsAboutSelf] i was in sales, then in sales, then in sales [career] will it be sales again after @program
  [tellsAboutSelf] i work with a startup in stealth so can't say much, 6 engineers [enterprise] would you come in under nda and train us
  [tellsAboutSelf] i clean pools, read ai news [audience] does someone with no office background fit @program
  [tellsAboutSelf] hr partner for 600 people [enterpriseMail] which details should be in the first mail about a custom course
  [tellsAboutSelf] my daughter is a classical singer doing b.a. [recommendation] would there be something for her
  [tellsAboutSelf] i manage the fees counter at a private school [besideWork] from 8 to 4, would it be ok then
  [tellsAboutSelf] i'm on chemo and off work for 4 months [duration] could @program be covered in that time, how long does it take
  [tellsAboutSelf] a sub contractor for wiring, 20 wiremen [recommendation] for me only, which would be right
  [tellsAboutSelf] our diocese office has ten on staff [enterprise] may they all be trained together
  [tellsAboutSelf] junior engineer pwd, transferred to a remote taluka [mode] would online do or must i show up
  [tellsAboutSelf] i write hindi scripts for ads [coverage] does any of your things teach @skill
  [tellsAboutSelf] i did economics, then nothing, then yoga [audience] is that a profile for @program
  [tellsAboutSelf] i handle the money of a housing society as honorary treasurer [recommendation] is there something to learn for me
  [tellsAboutSelf] i manage a repair center with 10 boys [onSite] is a session at our center in tirunelveli something you'd do
  [tellsAboutSelf] ui dev and mother of 1, wfh [schedule] nap time is 2 to 4, any class then
  [tellsAboutSelf] postal assistant, bsc [prerequisites] do i qualify
  [tellsAboutSelf] i've been a nurse for so long i forgot maths [prerequisites] is maths needed for @program
  [tellsAboutSelf] we publish a small weekly with 5 people [discount] would five get a group rate
  [tellsAboutSelf] i teach dance in schools on hourly pay [payment] can fees be paid slowly, monthly
  [tellsAboutSelf] i handle passengers' complaints for a metro [recommendation] any course, any, that fits
  [tellsAboutSelf] my job is to call debtors, it kills me [career] would @program open another door
  [tellsAboutSelf] i'm an analyst at a hedge fund, python and r all day [difficulty] is there anything hard enough in @program for me
  [tellsAboutSelf] i'm the founder's wife doing hr without training [recommendation] which course for such accidental hr people
  [tellsAboutSelf] i've 15 free days before my new bank job [duration] is there enough time for @program, what's the total
  [tellsAboutSelf] i teach chess to kids online [recommendation] what in ai can a chess coach learn with you
  [tellsAboutSelf] associate in a kpo doing patent search [audience] is it kpo people you see in @program
  [tellsAboutSelf] i oversee csr in an oil company, 40 rural teachers to be trained [contact] whom do we contact
  [tellsAboutSelf] 30 yrs in a mill, now a watchman [difficulty] tell me straight, could i ever follow it
  [tellsAboutSelf] i'm a second year resident's wife, mcom, new to chennai [recommendation] where should i start
  [tellsAboutSelf] i am in the merchant's chamber as typist [salary] what salary could i ask after @program
  [tellsAboutSelf] our startup is remote, 9 people in 9 towns [mode] is it possible for all of them from their homes
  [tellsAboutSelf] i'm running the it of 3 hotels, alone, on call [besideWork] how would it be possible for one like me
  [tellsAboutSelf] i studied botany and work in a nursery of plants [codingNeed] coding frightens me, is it in @program
  [tellsAboutSelf] we are a staffing agency and want to train 50 candidates before placing [enterprise] do you do that sort of thing
  [tellsAboutSelf] i'm on the cash counter of a petrol bunk, nights [schedule] morning ten o clock class is there
  [tellsAboutSelf] vp engineering, 60 people [enterprise] looking for depth on @skill for the leads, can you customise
  [tellsAboutSelf] i run a mess with my mother [recommendation] anything for us
  [tellsAboutSelf] pre final year, ai and ds branch [audience] would @program just repeat my college or is it beyond, whom is it for
  [tellsAboutSelf] i'm a team captain at a bpo, eleven under me, rotational week offs [besideWork] first question can i do it with this rota [enterprise] second, could my eleven be trained too
  [tellsAboutSelf] mother of a college girl, bsc maths [audience] 1. is @program for students [price] 2. what's to be paid
  [tellsAboutSelf] working professional, 14 yrs, stores & purchase. [recommendation] Q1: which program. [schedule] Q2: which days. [certificate] Q3: certificate?
  [tellsAboutSelf] i'm hr for a cotton exporter - [enterprise] could our documentation team of 13 be taught - [mode] and would that be here or online
  [tellsAboutSelf] so i'm a nurse, right, [audience] is @program even for nurses, [codingNeed] cause i heard there's code in it, is there
  [tellsAboutSelf] manager at a hospital canteen [recommendation] one thing, what's for me [difficulty] one more thing, how hard
  [tellsAboutSelf] i'm in a call centre in siliguri; [besideWork] shifts; possible? [recordings] if i oversleep is there a recording
  [tellsAboutSelf] i sell sanitary ware in morbi, second generation [recommendation] btw which of them would a shop like ours gain from [duration] and it shouldn't be long, is it
  [tellsAboutSelf] i'm an ex banker who writes a blog [coverage] first off is @skill taught [audience] secondly are retired folks part of the crowd
  [tellsAboutSelf] my team is in pune and i'm in delhi [enterprise] we'd learn together, seven heads, ok? [onSite] if so could it be at the pune office
  [tellsAboutSelf] clerk in the treasury, 12 years [audience] if @program is open to my kind [register] how do i get in then
  [tellsAboutSelf] i'm a microbiologist turned mother [recommendation] what would suit [placement] because eventually i need a job, do you help there
  [tellsAboutSelf] i work for a german bank from pune, 12 to 9 [schedule] any mornings? [duration] how many weeks of mornings then
  [tellsAboutSelf] our finance controller wants the 6 of us trained [enterprise] is that a thing you do, [price] and roughly at what price
  [tellsAboutSelf] i do back office for lawyers [audience] could an assistant go for @program or just the lawyers [prerequisites] and what's needed beforehand
  [tellsAboutSelf] i am a distributor of snacks with 12 salesmen [recommendation] for myself, what [enterprise] for those 12, also anything?
  [tellsAboutSelf] me and three more moms from the same school gate [recommendation] what would be nice for us [besideWork] all of us have part time jobs so would it go
  [tellsAboutSelf] senior developer, on paternity leave 15 days [duration] can i complete @program in those [mode] sitting at home obviously, yes?
  [tellsAboutSelf] i'm a fresh diploma engineer in a wire factory [career] does it take me to the design office [besideWork] and shift A/B/C, manageable?
  [tellsAboutSelf] i'm a masters student in social work, field work thrice a week [schedule] on which days is it [attendance] and if field work falls on a class?
  [tellsAboutSelf] the school i run has 21 teachers, none below 40 [difficulty] is it within their reach [enterprise] i'd want it only for them, so can you
  [tellsAboutSelf] i do hospital billing [coverage] will they show how ai reads claims [price] what's the fee for that one
  [tellsAboutSelf] i'm the branch head of an nbfc at bellary [onSite] would you come to bellary [enterprise] it's for my 9 people
  [tellsAboutSelf] marketing graduate, first job, hate it [recommendation] what would you do in my shoes [career] and where would it bring me
  [tellsAboutSelf] i am tech support in a school, they call me for every wire [audience] is @program my level [instructors] who takes it
  [tellsAboutSelf] i look after a helpline with 24 women [enterprise] a course only for them? [language] in odia if possible
  [tellsAboutSelf] i'm starting my articleship in a week [besideWork] should i even think of it alongside [duration] what's the shortest thing you've got, in hours
  [tellsAboutSelf] ours is a 3 generation medical store [recommendation] the youngest, me, would learn what [mode] and from my shop counter, if it's online?
  [tellsAboutSelf] lecturer in a polytechnic [discount] do teachers get a rebate [recommendation] and which course for a teacher of electronics
  [tellsAboutSelf] i have 2 hours between my two jobs [schedule] 2 to 4 pm any class [besideWork] or am i dreaming, two jobs and this
  [tellsAboutSelf] copy editor, freelance, small flat in pune [recommendation] what could help me earn more [salary] and how much more would that be
  [tellsAboutSelf] i'm a chief cook on a ship, four months at home from may [start] when do you start something in may [audience] and is a cook ok in @program
  [tellsAboutSelf] i'm a tribal welfare officer with hostels to look after [enterprise] 20 wardens to be trained, possible? [contact] whom do i send the letter
  [tellsAboutSelf] i'm 46, i was a programmer in vb6 days [prerequisites] is vb6 worth anything as a base [recommendation] where would i enter then
  [tellsAboutSelf] our startup does legal tech, three lawyers, two devs [recommendation] which for lawyers which for devs [enterprise] or all five in one custom thing?
  [tellsAboutSelf] a widow running a pg for girls [recommendation] what's useful for someone like me [payment] and can i give money in two goes
  [tellsAboutSelf] dairy scientist [audience] do scientists end up in @program [benefits] and with what gain
  [tellsAboutSelf] i've just been made a warden and teacher both [besideWork] is there room for a course beside the two [access] and till when can i use the material
  [tellsAboutSelf] network engineer at an isp, night calls [mentorTimes] could the mentor meet me on odd hours [recommendation] and which course for network people
  [tellsAboutSelf] i supervise a team of data collectors in rural mp [mode] they'd have to do it by phone, can they [enterprise] i mean 15 of them in one lot
  [tellsAboutSelf] bookkeeper for 9 restaurants [coverage] is there something on @skill [duration] that's quick, how quick
  [tellsAboutSelf] i am a girl from kargil, bca [otherCity] anything in srinagar or jammu [mode] or must i join by net
  [tellsAboutSelf] paint contractor, 30 painters, 1 brain [recommendation] which program for that brain [schedule] after 8 at night
  [tellsAboutSelf] we're a tour operator family in goa [start] off season starts in june, when do you [recommendation] and what would we do, four of us, which course
  [tellsAboutSelf] i'm a dialogue writer [audience] film people in @program, yes or no [demo] may i sit through one class before deciding
  [tellsAboutSelf] associate professor, english dept [enterprise] my dean would like a workshop for faculty, 50 heads [enterpriseMail] what are the points to be given in our letter
  [tellsAboutSelf] i'm a nursing assistant with only smartphone [tools] will that do [language] and malayalam?
  [tellsAboutSelf] i left a job at a bank to raise kids and now i'm ready [recommendation] what do you offer returners [besideWork] kids are home by 1.30, does it work with that
  [tellsAboutSelf] senior manager compliance [audience] compliance folks in @program, is it common [curriculum] what would we see in it
  [tellsAboutSelf] i'm in a furniture start up as the first hr [enterprise] want onboarding training in @skill for joiners, can you do it monthly [contact] and who'd be our point of contact
  [tellsAboutSelf] i work in a library in imphal, am 35 [mode] from imphal, how [recommendation] and what
  [tellsAboutSelf] retired as additional collector, golf bores me [recommendation] what's good for one with time [classSize] and are the classes small
  [tellsAboutSelf] one of my interns told me about you, i'm a studio owner [audience] is @program for interns or for owners [price] and does it cost the same for both, how much
  [tellsAboutSelf] i'm the junior in a three person tax firm [besideWork] july is deadly, can it be done next to that [start] or is there something starting in august
  [tellsAboutSelf] i design looms, yes looms [recommendation] what do you make of that, which program [projects] and could my project be about looms
  [tellsAboutSelf] i am a bank security officer, ex army [difficulty] will my kind follow it [language] hindi ok?
  [tellsAboutSelf] we train drivers for bus companies [partnership] could we offer your course to our clients [enterprise] and first train our own 8 trainers
  [tellsAboutSelf] my younger brother, 20, hearing aid, doing bcom [houseRules] is class suited for him, any sign language or so [audience] and is @program for bcom boys
  [tellsAboutSelf] my shop assistant is cleverer than me and wants to study [discount] i'd pay, any concession [prerequisites] she's 10th pass, ok?
  [tellsAboutSelf] i do compliance for a stock broker in rajkot [duration] what's the time needed [audience] and is it suitable for us non it people, @program i mean
  [tellsAboutSelf] plant nursery, 3 acres, my wife and me [recommendation] one of us could do a course, which [tools] we've an old desktop, enough?
  [tellsAboutSelf] i'm a software trainee with bond of 2 yrs [unsaid] do you also have a bond [career] and would it help me after the 2 years
  [tellsAboutSelf] we're a film society of 40 [onSite] could you do an evening with us at our hall [price] for what fee
  [tellsAboutSelf] hospital it, three of us, always fire fighting [besideWork] can we do a course beside that [enterprise] and as a trio only for us
  [tellsAboutSelf] i study at night, sell shoes at day [career] will i sell shoes for ever or does @program change it [payment] and fee in parts ok?
  [tellsAboutSelf] i'm the md's daughter just back from uk with msc marketing [recommendation] which would round me off [duration] i join the firm in 6 weeks so how long is it
  [tellsAboutSelf] i run the office of an mla [recommendation] for handling people's letters is there a course [mode] and is it in person
  [tellsAboutSelf] bsc it 2nd yr from thane, mom is single and works [discount] is there some help [recommendation] and which course first
  [tellsAboutSelf] a civil servant with 3 postings in 3 years [transfer] if i get posted can i shift my batch [audience] are civil servants within your audience for @program
  [tellsAboutSelf] i'm a sales engineer for pumps, tour 15 days [recordings] what about sessions i miss, are they kept [attendance] and is there a rule on how many i may miss
  [-] not sure whom to ask this [tellsAboutSelf] but i'm a pharmacist in a govt hospital [audience] and would like to know if @program is at all for us
  [-] my story is long, in short [tellsAboutSelf] i left teaching and run a tiffin service now [recommendation] what should i learn
  [-] hope this reaches someone [tellsAboutSelf] i head a tailoring institute, 10 instructors [enterprise] is teacher training for groups possible
  [-] been on your page since an hour [tellsAboutSelf] junior accountant, reliance on excel [recommendation] still don't know which is mine
  [-] quick one [tellsAboutSelf] ceo of a 25 person firm [enterprise] do you train entire firms [contact] who do i call
  [-] ok don't judge [tellsAboutSelf] 39 and still a junior executive [career] would @program do anything
  [-] i asked another institute and got no reply [tellsAboutSelf] we're a team of 7 in hr analytics [enterprise] will you take us up [price] and for what price
  [-] sorry for my english [tellsAboutSelf] i am cook in school [prerequisites] only 8 class pass i am, can i join
  [-] my wife says ask about the {fees} first, but [besideWork] what i want to know is does it go with my job [tellsAboutSelf] i'm a bus depot manager
  [-] i know everyone asks {about jobs}, i won't [tellsAboutSelf] i am happy in my bank [recommendation] just which course for the love of it
  [-] {coding} i can, so leave that [tellsAboutSelf] 6 years of node [audience] is @program at my level [duration] and how long would i need
  [-] i'm not here for {a certificate} [tellsAboutSelf] retired, 64, engineer once [recommendation] what would be the most fun with you
  [tellsAboutSelf] i'm asking not for {myself} but for my 12 field officers [enterprise] can they be taught as one group [mode] and would that be in person
  [tellsAboutSelf] we are {a start up}, sorry, were, now 90 people [enterprise] what do you do for that size
  [tellsAboutSelf] i'm not in {bangalore} any more but in hubli, same company, tester [mode] can i do it from here
  [tellsAboutSelf] i don't want {the manager one}, i'm a hands on electrician turned coder [recommendation] so which is left for me
  [tellsAboutSelf] my son isn't {a student}, he works in a cafe [besideWork] would it go beside his hours
  [-] never mind {the syllabus} [tellsAboutSelf] as a lecturer [schedule] i need to know the hours [besideWork] and if it goes with 18 periods a week
  [tellsAboutSelf] i've the brochure already but as an hr trainee i'm lost [audience] is @program for hr or for it [difficulty] and how deep does it get
  [tellsAboutSelf] ok i have read all three, i'm a purchase executive [recommendation] and can't make up my mind
  [tellsAboutSelf] i saw the ad on my phone while feeding the baby, ex analyst [start] when could i start [schedule] and at what time of day
  [tellsAboutSelf] i got your link from my mentor at work, im in qa [audience] he says @program, is it for qa too
  [tellsAboutSelf] my daughter is applying abroad for fall, final year cse [projects] would she get a project for her application [ending] and is it over by december
  [tellsAboutSelf] my company sponsors one person per team and i'm it, sap tester [invoice] so can you bill the company [recommendation] and which would you send a tester to
  [tellsAboutSelf] they said no raise without ai skills, i'm in logistics [recommendation] give me the right one [certificate] and some paper to prove it
  [tellsAboutSelf] i'm trying to get 8 friends from the same bank branch together [enterprise] could that be a batch of its own [discount] and a better price
  [tellsAboutSelf] doing ssc prep and hate it, bsc physics [recommendation] something else instead, from you? [salary] and what would i earn with it
  [tellsAboutSelf] it's for our panchayat's computer boy, 21, very eager [recommendation] which one [price] the panchayat pays, how much
  [tellsAboutSelf] i'm partially paralysed, left hand, programmer earlier [houseRules] anything in class that needs two hands [recommendation] and what would take me back to work
  [tellsAboutSelf] i was the topper of my college, now a mother of 3 in a small town [difficulty] too hard after 12 years?
  [tellsAboutSelf] we have a farm stay, guests ask in 5 languages [coverage] would i learn to have a bot answer them
  [tellsAboutSelf] i'm the founder of a two year old fintech, no code in me [audience] for me or for my cto, @program? [duration] and how much of my week does it eat in total
  [tellsAboutSelf] i take 40 calls a day as a counsellor in an edu firm [career] does it help me get out of counselling [placement] and do you find us something
  [tellsAboutSelf] my uncle, 55, has a degree in law and a shop of tyres [recommendation] which would you put him in
  [tellsAboutSelf] office assistant, evening college, brother's wedding in dec [start] next batch when? [ending] and till when is that one
  [tellsAboutSelf] i'm in vendor payments at a hospital chain, 3 of us share one login lol [enterprise] can the three do a course as one team
  [tellsAboutSelf] new principal, old school, 35 teachers [enterprise] can you hold a training [onSite] in our building [schedule] on a saturday
  [tellsAboutSelf] i keep the accounts of a mosque and a school [recommendation] what's there for a man like me
  [tellsAboutSelf] i've a hotel mgmt degree, my own homestay since may [recommendation] which helps homestays
  [tellsAboutSelf] i'm into procurement analytics for a us retailer, from noida, 2 to 11 [besideWork] what do you say, doable? [schedule] mornings would be free for class, got any
  [tellsAboutSelf] ex merchant, now municipal councillor [audience] do politicians learn with you haha, i mean is @program for anyone
  [tellsAboutSelf] i'm a paediatric nurse with a toddler [duration] how many hours of @program [access] and till when do i still have the material if i'm slow
  [tellsAboutSelf] i look after alumni relations at a university [onSite] could you do a day for our alumni here [contact] if so who do i discuss with
  [tellsAboutSelf] i'm a caterer's accountant, one man department [codingNeed] is it code or is it clicking [recommendation] which one for accounts
  [tellsAboutSelf] working at a weather office, met technician [prerequisites] what level of maths [audience] and anyone like us in it
  [tellsAboutSelf] i'm in a bank's treasury, phones are banned at my desk [tools] can it be done without phone, on home pc only [besideWork] after 7 pm each day, fine?
  [tellsAboutSelf] hr, 28, on a pip right now [career] would @program save me
  [tellsAboutSelf] i have an ma in english and 7 cats [recommendation] what would suit us
  [tellsAboutSelf] admin at a hospital where everyone's over 50 [enterprise] may 10 of us slow people get a class for ourselves [difficulty] and at a slow pace, how's the pace usually
  [tellsAboutSelf] bsc in hospitality, front office trainee in dubai, home in aug [start] something in august? [duration] i have 30 days leave, so will it fit, how long is it
  [tellsAboutSelf] young farmer, bsc agri, doing drones [recommendation] anything that goes with drones [coverage] @skill maybe, is it in there
  [tellsAboutSelf] as cultural secretary of a big housing society [onSite] i'd like a talk on ai in our hall, do you do that
  [tellsAboutSelf] i study in a deemed university and already pay 4 lakh a year [price] what more would you take from me [benefits] and for what good
  [tellsAboutSelf] i supervise 5 nurses at a blood bank [besideWork] with emergencies at any hour, can it go [recommendation] and which then
  [tellsAboutSelf] i'm the odd job man of a start up [audience] could i do @program or should i be something proper first
  [tellsAboutSelf] system admin, 20 yrs linux [codingNeed] i script but i don't program, is that enough code for @program [recommendation] or do you see me elsewhere
  [tellsAboutSelf] i come from a weavers' cluster, selling online since covid [language] telugu class? [recommendation] and for sellers which one
  [tellsAboutSelf] assistant film director, jobless for months at a time [transfer] if a film comes can i pause [payment] and pay again when i'm back, i mean in parts
  [tellsAboutSelf] my father's clinic, my mother's accounts, my marketing [recommendation] one for each of us?
  [tellsAboutSelf] working as graphic trainer in an institute, 2 batches a day [besideWork] can i learn while i teach [certificate] and be certified at the end?
  [tellsAboutSelf] an old it hand, laid off in january [placement] do you have openings via partners [recommendation] what should i top up on, which program
  [tellsAboutSelf] i'm a tehsil level coordinator of an ngo for girls [enterprise] would you train our 12 mobilisers [mode] they have only phones so over phone
  [tellsAboutSelf] i'm a student but also the treasurer of the college fest [audience] silly q: is @program ok for first years
  [tellsAboutSelf] joint director, statistics, state govt [enterprise] is a course on @skill for 25 of my officers feasible [vendorPapers] we need your gst registration and pan for the file
  [tellsAboutSelf] a salesman in a bookshop who reads all the stock [recommendation] let me know which course you'd give a reader
  [tellsAboutSelf] deputy manager hr, one year to a big review [career] will it count [duration] when would i be through, how many hours is it
  [tellsAboutSelf] we're a school of nursing, 14 tutors [enterprise] could they have @program as a closed group [onSite] at our hostel block in salem
  [tellsAboutSelf] i'm a single dad and an auditor [besideWork] how would i do it after 9 pm when she sleeps [recordings] do i get it recorded to see then
  [tellsAboutSelf] i do data entry for a census contractor till march [recommendation] what then, i mean what should i learn [placement] and would you place me
  [tellsAboutSelf] i own a mid size transport firm, boys in the office are 10th 12th pass [enterprise] can such boys be trained [language] it has to be in hindi
  [tellsAboutSelf] a gold appraiser at a bank [audience] would i fit into @program
  [tellsAboutSelf] i'm a chartered surveyor with an office of 3 [contact] i'd like to speak to someone about what we could learn together
  [tellsAboutSelf] i am an ayurveda doctor writing a book [recommendation] which program might help with that [mode] i live in an ashram so online, right?
  [tellsAboutSelf] currently assistant store manager, fashion retail, bengaluru [besideWork] weekends i work, so is it doable on weekdays [recommendation] which though
  [tellsAboutSelf] i'm 24 and everything i tried failed: upsc, cat, a cafe [recommendation] what would you advise [difficulty] and will i fail there too, is it tough
  [tellsAboutSelf] i run communications for a hospital trust, team of 4 [enterprise] could my four be trained around our own material [privacy] and would that material be safe with you
  [tellsAboutSelf] i'm a pump operator with the water board, 12 hr duty alternate days [schedule] alternate days class possible? [prerequisites] iti pass is ok?
  [tellsAboutSelf] sales coordinator here [-] boss is in the next cabin so quick [audience] @program for coordinators yes no
  [tellsAboutSelf] retired nurse and proud grandmother [difficulty] i'd like to know if i can keep pace [classSize] and how many others are there
  [tellsAboutSelf] our team's only 3 but the company is 3000 [enterprise] do we count as a company booking [register] or should we enroll one by one, how
  [tellsAboutSelf] i'm from the canteen committee of a refinery, real job is instrumentation [recommendation] which for an instrumentation man
  [tellsAboutSelf] studying bpharm and tutoring two kids [besideWork] will there be time left for @program, what do others do
  [tellsAboutSelf] i manage a warehouse of medicines near bhiwandi [onSite] would you come this far [enterprise] to teach 10 of us
  [tellsAboutSelf] i am the office manager of a surveyor firm, 9 staff [contact] how can i reach whoever does trainings for teams [phone] by phone if there's a number
  [tellsAboutSelf] i've to arrange ai training for 3 departments in my hospital [enterpriseMail] what should stand in the request we send you [contact] and to which mail id
  [tellsAboutSelf] i am the l&d person at a paint company [enterprise] could @program be run with our own examples [alumni] and could i speak to somebody who did it earlier
  [tellsAboutSelf] training manager, airlines ground staff, 80 people [classSize] how many per batch at most [enterprise] since we'd want several batches just of ours
  [tellsAboutSelf] we're a hosiery unit in tirupur, hr is me [dataUse] if i give my number will i be called daily [enterprise] i only want to know if staff groups are trained
  [tellsAboutSelf] our partner wants 6 associates trained before april [deadline] when must we confirm [enterprise] assuming you do take closed groups, do you
  [tellsAboutSelf] i'm the ea to a ceo, he has 4 direct reports [enterprise] something for the five of them alone? [instructors] and who would teach such people
  [tellsAboutSelf] admin head, coaching chain, 31 faculty [enterprise] we'd like to have a session for all faculty [support] and is there help afterwards when they forget
  [tellsAboutSelf] i'm at the helpdesk of a college [formFields] what will you ask in the form [audience] because i don't know if helpdesk staff can even do @program
  [tellsAboutSelf] working woman, two boys, husband travels [afterRegister] if i register today when will somebody call [besideWork] i mainly want to discuss whether it goes with my life, does it
  [tellsAboutSelf] i registered yesterday, i'm a courier branch incharge [myRegistration] has it come [besideWork] and was i foolish, can one do it with 12 hr duty
  [tellsAboutSelf] i gave the wrong email in the form, i'm a new user of computers, salesman in a cloth shop [correction] how do i fix it [difficulty] and if even a form is hard will @program be hard
  [tellsAboutSelf] assistant teacher, I wish to withdraw my enquiry as I got transferred, [erasure] kindly remove my number [future] and do you plan anything for teachers next year
  [tellsAboutSelf] i'm a bank auditor so i ask [cookies] do you track visitors [contact] and which id may i write to from office
  [tellsAboutSelf] working in cyber forensics [chatDetails] is this chat stored [recommendation] and what would you recommend to a forensic guy
  [tellsAboutSelf] i'm a retired typist and slow [closeLaunch] first how do i close this box on the screen [recommendation] then tell me what i could learn
  [tellsAboutSelf] hr intern [account] your page keeps loading [brochure] can i have a pdf for my manager instead
  [tellsAboutSelf] night nurse typing at 4 am [sorry] sorry for typos [recommendation] what's best for nurses [price] and cost
  [tellsAboutSelf] i lost my job at a call centre today [bored] and feel so low [recommendation] tell me what i could learn
  [tellsAboutSelf] i'm a plumber's daughter doing bca [thanks] thanks for being here [audience] is @program for second years
  [-] haha my boss made me ask [tellsAboutSelf] we're 10 in a warehouse office [enterprise] can all be trained in @skill [mode] without going anywhere, i.e. from here over net?
  [tellsAboutSelf] i manage a polyclinic in nellore [otherCity] do you have anything here [onSite] otherwise can you send a trainer to us
  [tellsAboutSelf] mba student at a b school in indore, placement coordinator [partners] which companies are with you [enterprise] and could our whole class of 60 be taken
  [tellsAboutSelf] content lead, 5 writers under me [testimonials] what did writers or editors say who came [recommendation] and is it @program for them or another
  [tellsAboutSelf] a doctor's receptionist [programs] what all is there [recommendation] and which of it for a receptionist
  [tellsAboutSelf] operations head of a school bus company [count] how many programs do you run [enterprise] and is any of them for teams
  [tellsAboutSelf] civil engineer on nh project [brochureContents] does the brochure give timings [schedule] else tell me, when is class
  [tellsAboutSelf] i'm in a bank in mauritius [abroad] may i join [phoneFormat] and is 8 digits ok for the mobile field
  [tellsAboutSelf] nepali citizen, chef in bangalore [visa] any papers needed to study with you [audience] and can chefs do @program
  [tellsAboutSelf] 2 interns and me, a small pr shop [seats] are there 3 places in the bootcamp [launchProgram] and is it on the course for non coders
  [tellsAboutSelf] i'm hr in a school [launch] when's that bootcamp [besideWork] and i've school till 3, so would it work with that
  [tellsAboutSelf] bsc student, hostel in warangal [accommodation] will you help find a room [mode] or can i do it from warangal itself
  [tellsAboutSelf] i'm a senior citizen from secunderabad [street] tell me the road and landmark [onSite] i'd like to come by and see the place, may i
  [tellsAboutSelf] marketing manager, d2c skincare [social] do you have linkedin [audience] and whom is @program for, marketing or product
  [tellsAboutSelf] i'm part of a women entrepreneurs' circle of 25 [events] do you hold meetups [enterprise] or could you do a closed workshop for us
  [tellsAboutSelf] assistant in an audit firm [quotes] what did the consultant write about you [difficulty] did he find it hard, is it
  [tellsAboutSelf] factory hr, 300 workers [accreditation] are you recognised by nsdc or govt [enterprise] because only then can we send 30 people, and can we
  [tellsAboutSelf] i'm a fitter's wife with b.a. [name] what's this institute called [language] and is hindi used in class
  [tellsAboutSelf] computer operator in court [whoAreYou] am i talking to a machine [contact] i'd like to ask a person about fitting it to my job
  [tellsAboutSelf] teacher, 3 languages, no english [replyLanguage] tamil la pesuveengala [language] and is class in tamil
  [tellsAboutSelf] i'm an orphanage director [company] who runs your institute [discount] and would you teach 4 of our older girls at a lower fee
  [tellsAboutSelf] i train apprentices at an auto plant [assessment] do you test people at the end [enterprise] i'd have 20 apprentices as one batch, ok?
  [tellsAboutSelf] analyst with 4 yrs at a telecom [number] how many projects in @program [career] and would those help me in interviews
  [tellsAboutSelf] i'm a lab head, two juniors [perks] what comes with @program [recommendation] and should juniors take the same as me
  [tellsAboutSelf] i'm a cloud support associate [rival] another place promises a job in 3 months, what about you versus them [placement] do you promise any
  [tellsAboutSelf] i'm an agri officer [trust] got cheated by an online course, how are you different in honesty [refund] and is there money back
  [tellsAboutSelf] one kid, one shop, one hour a day [duration] at that rate how long till @program is done [access] and till when do i have the material
  [tellsAboutSelf] i'm in a govt press as binder, studied till 10 [audience] honestly, people like me in @program? [demo] may i see one class and decide
  [tellsAboutSelf] a fresh b.tech from odisha working as apprentice in a refinery [mentor] is there a mentor per person [besideWork] and will apprenticeship and this go together
  [tellsAboutSelf] our team does localisation, 8 translators [tools] what software do you use [enterprise] and would you teach the eight of us on our own tools
  [tellsAboutSelf] my husband's a manager, i'm his unpaid accountant haha [recommendation] one for a manager, one for an accountant, which [start] starting when
  [tellsAboutSelf] i sell crop loans in the field [schedule] rainy season i'm free at noon, any noon class [recommendation] and what for field staff like me
  [tellsAboutSelf] i'm a bank guarantee executive, mumbai, local train life [duration] how many hours [mode] and can it be from home only
  [tellsAboutSelf] quality head, food company [enterprise] 14 of my team need @skill [codingNeed] none of them codes, will that be ok
  [tellsAboutSelf] i teach in a gurukul and do its accounts [codingNeed] will code be needed [besideWork] my day ends at 8, would it go after that
  [tellsAboutSelf] clinic owner, one doctor one nurse one me [enterprise] do three count as a team for you [codingNeed] and can it be without technical stuff
  [tellsAboutSelf] i'm a fashion student with a drop year [codingNeed] is it full of code [duration] and would it fill my year or a month of it, how long is it
  [tellsAboutSelf] i coordinate a govt school cluster [contact] is there an officer i can write to [enterprise] about 120 teachers to be trained in phases
  [tellsAboutSelf] hr of a small it firm in trivandrum [contact] give me a mail where i can send our needs [enterpriseMail] and tell me which of our needs you want to read there
  [tellsAboutSelf] i'm a bookkeeper in a trust [contact] who could tell me more on phone or mail [audience] since i'm unsure if @program is for someone like me, is it
  [tellsAboutSelf] my father, 64, ex bank, has a tremor and lots of time [contact] he'd like to talk to a human first, how [recommendation] and what would you suggest for him meanwhile
  [tellsAboutSelf] i'm with an insurance broker, 28 staff, two offices [onSite] would you do it at both our offices [contact] and whom should my director call
  [tellsAboutSelf] process associate, 2 yrs, night shift [duration] time for @program in total? [career] and is it of any use for moving to day shift jobs
  [tellsAboutSelf] i've a law practice with heavy evenings [duration] is it a matter of a weekend or of months [codingNeed] and is programming part of it
  [tellsAboutSelf] a housewife from ajmer, eng lit [duration] kitne ghante ka hai [codingNeed] aur usme coding hai kya
  [tellsAboutSelf] mere office me sirf main hi computer wali hu [audience] @program mere liye hai kya [mode] ghar baithe?
  [tellsAboutSelf] hamara ngo hai, 15 didi log kaam karti hai [onSite] aap aake sikha sakte ho hamare centre pe [price] kitna loge
  [tellsAboutSelf] main hotel me night manager hu [contact] kisi se phone pe baat ho sakti hai [besideWork] mujhe janna hai ki naukri ke saath hoga ya nahi
  [tellsAboutSelf] company me hr hu, boss ne bola 20 logo ki training dekho [enterpriseMail] aapko kya kya batana padega [price] aur rate kaise lagta hai
  [tellsAboutSelf] i have been made the ai champion of my branch without knowing a thing [recommendation] so which program, [duration] and does it fit into 3 weeks, how long is it
  [tellsAboutSelf] i clean teeth in the morning and write poems at night, dental hygienist [audience] does @program suit hygienists and poets [schedule] and is it in the afternoon by any luck
  [tellsAboutSelf] sub contractor's accountant, remote site, jio only [recordings] are classes saved for bad net days [tools] and how fast must the internet be
  [tellsAboutSelf] i'm in the third month of a new hr job and want to shine [recommendation] what's a good one to shine with [besideWork] and won't it disturb my probation
  [tellsAboutSelf] we're four brothers in steel trading [enterprise] would you train us four at one go [onSite] at our mandi office
  [tellsAboutSelf] a bcom girl from jhansi working in a mobile shop [recommendation] what would you tell your own sister to take [price] and the amount
`;
