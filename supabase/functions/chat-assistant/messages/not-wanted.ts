/** What somebody does not want, is not or knows already, beside what they ask; and what only sounds so. As messages/all.ts says. */
export const notWanted = `
  [tellsAboutSelf] I'm not {a manager}, i'm a nurse: [recommendation] which one is for me
  [recommendation] no {coding} please, wat is left then?
  [programs] Not {the ten hour ones}, what else is on the shelf
  [programs] everything but {the @program course}, list it for me
  [price] i have read {the brochure}, so no {brochure}, just the fee
  [projects] i don't care about {the certificate} but do we get to build something?
  [schedule] rather than {classes in the evening}, is there a weekend?
  [programs] leave out {python} and tell me what remains
  [start] why is there no date on the page, when do u begin
  [-] never heard of you before [about] so what is it that you people do
  [duration] i can't find it anywhere, how many hours is @program
  [tellsAboutSelf] i am no {engineer}, i run a tiffin service, [recommendation] where would you put me
  [contact] don't wnat {a form}, want a human, whom do i write to?
  [price] not asking {how long}, asking what it sets me back?
  [certificate] {projects} i have enough of, is there some paper to show at the end
  [curriculum] skip {the sales talk}, what do they teach in @program week by week
  [brochure] Can't you just send me something to read on the train
  [tellsAboutSelf] my wife already knows {excel} and {power bi}, [recommendation] what comes next for her
  [location] i know {your mail id} already, but in which town do you sit?
  [mode] {zoom} gives me headaches, do you hold it in a room?
  [prerequisites] is it not too late for someone of 52?
  [payment] the price i know {from my friend}, only tell if i can pay bit by bit
  [discount] nothing off for students?
  [programs] {ai wale} chhod do, aur kya sikhate ho?
  [tellsAboutSelf] i'm neither {a founder} nor {a boss}, just an accounts clerk, [audience] is @program still for me?
  [instructors] no need for {their names}, have they ever worked on real stuff?
  [-] I wouldn't ask if it wasn't urgent, [register] how do i get in
  [duration] {hours per week} no, in total how many?
  [tellsAboutSelf] mujhe {coding} nahi aati, bank me clerk hu, [recommendation] mere liye kya hai?
  [myRegistration] koi call nahi aaya abhi tak, mera form pahucha kya
  [price] {syllabus} dekh liya, ab paisa batao
  [recordings] i won't be able to sit in live on tuesdays, is it kept somewhere for later?
  [placement] i have a job, don't need {a job}, [accreditation] but would a government office count this course?
  [programs] Anything that isn't {@program}?
  [codingNeed] isn't there one where one writes no code at all?
  [summary] forget {the other two}, give me the story of @program
  [tellsAboutSelf] done with {@program} last year, liked it, [recommendation] which should i take now?
  [schedule] {mornings} are out for me, do you have anything after nine at night
  [trust] no offence but how do i know ur not crooks
  [duration] itna lamba to nahi hai na ki saal lag jaye
  [classSize] don't tell me {the fees}, tell me how many of us will be in there
  [mentor] Instead of {group doubts} do i get someone for myself
  [street] {google map link} didn't open, write me the lane and building
  [demo] I'm not signing {anything} yet, can i sit in once?
  [compare] without {the marketing words}, how is @program unlike @program?
  [instructors] {naam} nahi, unka tajurba batao sir logo ka
  [launch] that window which popped up, i didn't get the day
  [language] {english} i follow badly, does the sir speak marathi
  [access] not {the recordings}, the notes: how long do they stay mine?
  [tellsAboutSelf] I'm not new to this, ten years of java behind me, [difficulty] will @program be a walk for me or tough
  [count] leaving {the @program} aside, how many are there?
  [salary] i dont need {a lecture on passion}, wat would i earn after?
  [refund] no questions asked money back, do you have that
  [phone] {mail} i don't check, give a number
  [coverage] not {sql}, i asked if langchain is in it?
  [tellsAboutSelf] teacher hu, {manager} nahi, [recommendation] kaunsa course theek rahega?
  [afterRegister] haven't heard of any school that calls on the same day, do you?
  [salary] i know nobody can promise anything and it depends and so on, but roughly what do people get paid after @program
  [price] why does nobody mention the cost
  [career] apart from {the certificate}, where does it take me in my work
  [projects] {toy examples} bore me, will there be real company problems?
  [recommendation] i would rather not {write a single line}, which does that leave
  [tellsAboutSelf] i have finished {the python basics} on youtube [recommendation] so which of yours shouldn't waste my time
  [-] i can't travel, [mode] does it all happen over the net?
  [launchProgram] I closed {the popup} already but which course was it about?
  [price] scratch {the hours}, what's the damage in rupees
  [myRegistration] no mail, no call, nothing since friday, am i on your list
  [testimonials] {your own praise} i've read, what do the learners say
  [seats] jagah khatam to nahi hui na?
  [duration] not even a hint how long @program is, tell me
  [besideWork] I am not quitting my job, can this run beside it
  [-] i am not in a hurry [start] but when is the next one?
  [tellsAboutSelf] my brother isn't {technical}, he sells tiles, [recommendation] which would fit him
  [assessment] i hate {exams}, is there some other way they check us
  [offTopic] no idea what to cook tonight, any tips
  [perks] besides {the lessons} what comes with the seat?
  [abroad] i don't live in india, is that a problem?
  [formLocked] i've chosen {the country} and typed {my number} already, still the button is dead?
  [invoice] {receipt on whatsapp} won't do, i need a proper tax bill
  [seats] don't tell me it's full already, is there room
  [otherCity] {hyderabad} is too far for my mother, have you nothing in pune
  [enterprise] not for {me alone}, for my eleven people, do you train groups?
  [tellsAboutSelf] i am a doctor not {a techie} [prerequisites] am i even allowed in @program
  [projects] {theory} college me bahut padhi, yaha kuch banwate ho kya
  [correction] no, my number was typed wrong, how do i mend it?
  [price] {brochure} nahi chahiye bhai, fees bolo bas
  [formFields] I don't like forms, what all does yours ask
  [order] having done {the @program one}, must i do another before @program
  [partners] names of {teachers} i don't need, names of the companies behind the projects please
  [coverage] Isn't @skill part of any of them?
  [brochureContents] i don't want {the pdf itself}, tell me what's written in it
  [whoAreYou] you're not a real person are you
  [recommendation] so {the forty hours} are too much for me, which of the others?
  [start] {kitne din} pata hai, shuru kis tarikh se
  [support] {during the course} i'm sure it's fine, but who helps once it's over
  [certificate] is it true that not everybody gets the paper?
  [schedule] no {sundays}, i'm in church, which days are there
  [curriculum] {the first topic} i saw, what are the other four in @program
  [closeLaunch] the thing won't go away, how do i shut it
  [rival] not {udemy} again please, but coursera i would like to hear: are you any better?
  [attendance] never missed a class in my life, but what if i do
  [recommendation] take away anything with {programming} in it, where does that leave a cook like me?
  [tellsAboutSelf] i teach in a primary school, i'm not {it people}, [recommendation] which of yours could i use
  [price] no matter how high it is, tell me the number
  [programs] minus {the ones for developers}, your list please
  [duration] i didn't ask {what it costs}, i asked how many days of my life?
  [-] not to be rude [instructors] but who are these experts?
  [brochure] {a call} is not what i want, just something in pdf
  [mentor] won't anyone hold my hand when i get stuck?
  [tellsAboutSelf] i'm a homemaker, not {working} now, [audience] is @program meant for such people?
  [curriculum] {agents} i've built already, what is new for me in @program?
  [schedule] {weekdays} i cannot, so saturday sunday milega?
  [coverage] nobody could tell me if power bi is taught, is it?
  [recommendation] {both developer courses} are off the table, is the remaining one good for a hotel owner?
  [projects] {slides} we get at office every day, do we make anything here?
  [tellsAboutSelf] i am a nurse on night duty [besideWork] there's no way to leave my shifts, can it still be done?
  [register] {Thinking} is over, where do i sign
  [mode] don't make me guess, online or classroom
  [price] other than {the registration}, what do i pay
  [certificate] {marks} i don't need, just say if a certificate comes
  [salary] never mind {the placement cell}, what do your people earn later?
  [tellsAboutSelf] main {manger} to nahi par 6 logon ki team dekhta hu [recommendation] konsa lu?
  [language] {hindi} i don't speak, will telugu do in class?
  [programs] isn't there anything shorter than forty hours
  [discount] {instalments} aren't the point, can the price come down?
  [payment] not {cheaper}, just spread out over some months, possible?
  [location] nobody told me wich state you are in
  [onSite] i am not coming to {you}, can you come to us
  [recommendation] {the @program} my husband took, what is there for me
  [accreditation] {your own stamp} is nice but does the ugc know of you?
  [deadline] no clue when you close the forms, tell
  [brochure] i don't want {anyone to phone me} at the office because they listen, so is there a paper i can read at home in peace
  [refund] {a swap to another batch} i don't want, can i get my money back
  [transfer] not {my money}, i want another course in its place, is it allowed?
  [duration] how long is it if i don't skip anything
  [-] {coding} chhodo yaar [count] kitne course hai total
  [tools] without a laptop am i lost, or will a tablet do?
  [tellsAboutSelf] dont have any degree, just 12th pass [prerequisites] will you take me
  [summary] {python basics} i sleep through by now, so tell me about @program
  [alumni] {quotes on the page} i read, can i talk to one of them in person?
  [quotes] not {who they are}, what did they say word for word
  [career] i'm not after {a new job}, does it help me get on in the one i have?
  [placement] {career advice} is everywhere, do you bring us to interviews yes or no?
  [tellsAboutSelf] i am asking this not for {me} and not for {my husband} but for our office boy who is very sharp and passed twelfth with good marks last year, [recommendation] which one would you say he should do
  [street] no landmark, no pin code on your page, where do i post a letter
  [joinLaunch] {the long course} no thanks, how do i get in that bootcamp session only?
  [recommendation] scrap {the business one}, would @program or @program suit a girl from bsc maths?
  [difficulty] is it not too much for somebody who was weak in maths
  [tellsAboutSelf] i don't manage {anyone}, i pack orders in a warehouse, [recommendation] what do you have for such a fellow
  [contact] {This bot} isn't helping, give me an address i can mail to
  [programs] excluding {everything for beginners}, what do you offer?
  [access] if i can't finish in time do teh materials lock?
  [price] dont send me {the curriculum} again just the money part
  [houseRules] i'd rather not {show my face}, is that ok in class
  [audience] {senior people} aside, whom is @program for
  [dataUse] i don't want spam, so what happens with my number
  [erasure] not {interested any more}, so wipe what you have of me
  [tellsAboutSelf] i am 60 and retired, never touched code, [difficulty] would i drown in @program
  [ending] i know {it begins in june}, what i need is when i am free again?
  [compare] i see no difference between @program and @program, what is it
  [coverage] not {in the brochure}, i mean really in class: do you do rag?
  [recommendation] aside from {the one for chiefs}, wich would you give a lab technician?
  [trust] can't find you on any news site, are you real
  [vendorPapers] {a leaflet} my boss has, our purchase people need your gst and pan
  [tellsAboutSelf] hum factory wale hai, {office wale} nahi, [recommendation] konsa course kaam ka rahega
  [language] why not in hindi, is it only english?
  [price] leave {the discount}, what is the full rate
  [demo] do you not let people see one class before they pay?
  [afterRegister] i've done {the form}, dont tell me how, tell me who calls
  [codingNeed] {maths} i can do, do i have to program for @program?
  [brochureContents] Is the price not written in the pdf
  [besideWork] i can't give {full days}, i drive a cab, would it fit around that
  [tellsAboutSelf] my friend never learned english [language] is there something in her tongue
  [phone] i don't want {whatsapp}, is there a landline
  [assessment] not {the projects}, a real written test, is there one
  [number] {how many courses} i can count, how many projects though?
  [events] {classes} apart, don't you hold any get togethers?
  [rival] why not just watch youtube instead of you
  [recommendation] since i've taken {the first one}, the agent one or the boss one next
  [mentorTimes] {that there are mentors} i understood, how often do i see mine
  [duration] no need to be exact, roughly how many weeks?
  [curriculum] {hours} and {price} i have, what will be taught
  [tellsAboutSelf] i've got a masters and no job since two years, [recommendation] which of these would you do in my place
  [programs] something other than {ai}, do you have any
  [future] not {now}, next year: anything new coming?
  [cookies] you're not tracking me are you?
  [seats] {the date} is fine, i only wonder if any chair is left?
  [myRegistration] i can't remember if i pressed send, do you see me there
  [wellWish] nothing more from me, have a lovely weekend
  [tellsAboutSelf] i'm not {the one who will study}, it's for my daughter in bcom second year [recommendation] so which?
  [recommendation] anything but {the cheapest}, which do you think is best for an architect
  [perks] apart from {teaching}, anything thrown in
  [help] i am not good with these chats, what should i do
  [price] don't know if i can afford it, what is the fee
  [attendance] {exams} okay, but must i be there each time?
  [tellsAboutSelf] i'm a chemist, {coder} i am not and won't be, [recommendation] what do i take?
  [price] {emi} dekh lenge, pehle total batao
  [curriculum] no spoilers needed for {@program}, but what happens in @program?
  [tellsAboutSelf] never used a computer for anything but mails [prerequisites] do i stand a chance
  [certificate] i couldn't care less about {marks}, is a certificate given?
  [programs] which ones don't last forty hours
  [mentor] {A helpline} no, a proper guide of flesh and blood, do i get one?
  [tellsAboutSelf] i sell insurance and have no time [duration] how quick is the quickest?
  [brochure] {your website} i've scrolled thrice, is there a file i can keep
  [recommendation] {the agent stuff} is over my head, what about a beginner like me then
  [projects] i would not join if it's all theory, is it?
  [location] {online} suits others, i want to come in person, where are you
  [start] it has not begun yet i hope, when does it
  [-] hello i already had two long talks with a person from your side about {the fees} and about {instalments} and all that is settled now, [start] the only thing left that nobody told me is from which day we would sit in class
  [contact] {bot} se nahi, kisi insaan se baat karni hai, mail id do
  [price] cut {the poetry} and name your price
  [tellsAboutSelf] not {an it graduate}, a botany one, [prerequisites] does that shut the door to @program?
  [programs] i'm done with {short ones}, show me the long ones
  [codingNeed] does one who has never programmed survive @program?
  [refund] Suppose i'm not happy after the first week, do i get it back
  [recommendation] mujhe {leadership wala} nahi lena, baaki do me se kaunsa?
  [recordings] {live} i can't manage with two kids, can i watch afterwards
  [contact] no reply to my first mail, is there someone else to write to?
  [compare] {price} aside, which has more in it, @program or @program
  [payment] {discount} chhodo, kist me de sakte hai kya
  [tellsAboutSelf] i have a shop, {employees} i have none, [audience] is @program for the likes of me?
  [count] if you don't count {the bootcamp}, how many courses do you run?
  [tellsAboutSelf] i'm not {young} any more, 58, [recommendation] which would you suggest?
  [summary] what's @program if not a python course?
  [curriculum] please don't copy me {the three lines from the card} because those i've read till i know them by heart, what i'd like is what we really do from first to last in @program
  [accreditation] {a pretty pdf} is worthless in our ministry, is it recognised by aicte
  [register] i'm not {asking about it} any longer, i'm in: where do i click
  [access] don't i keep the notes after it ends
  [placement] {internship} i did two, i need a real job: do you help
  [career] i don't see what i could become after this, tell me
  [coverage] i don't need {the basics}, do you go into multi agent things
  [tools] no windows here, only a chromebook, good enough?
  [tellsAboutSelf] my father ran a mill, he isn't {a coder} and isn't {a boss} any more, [recommendation] what can he join for fun?
  [classSize] nothing worse than a crowd, how many of us per batch?
  [besideWork] {resigning} isn't possible, can i do both?
  [deadline] {first instalment} i'll pay tuesday, till when can one enrol at all
  [schedule] not {before seven in the evening} please, any batch like that?
  [difficulty] i am no genius, how tough does it get?
  [otherCity] Not {delhi}, gurgaon, have you a centre there?
  [tellsAboutSelf] i am a driver, no certificates, nothing, [recommendation] anything for me?
  [salary] {passion} doesn't pay my rent, what does such a job bring
  [trust] who says you don't vanish with my money?
  [afterRegister] {how to fill the form} is clear, but then what
  [formFields] {payment details} i won't type, what else does the form want
  [tellsAboutSelf] i did {django} for years and {react}, don't want it again, [curriculum] what is there in @program apart from that?
  [demo] couldn't i peek into a class first
  [price] nahi nahi {free wala} nahi, full course ka kitna?
  [recommendation] without {maths}, is there one you would still give to my nephew
  [closeLaunch] i do not want {that bootcamp}, how does its window go away?
  [launch] not a word about the hour in that announcement, when is it
  [leadingZero] no zero in front of my number, is that right for a uk mobile
  [formWrong] it says my mail is wrong but it isn't, why?
  [formLocked] nothing happens when i press submit, it stays pale
  [support] apart from {the mentor}, is there a group where ex students help each other
  [order] {the third} i don't need, but the first and the second together, possible?
  [alumni] {Famous names} don't impress me, where do ordinary students of yours work?
  [testimonials] has nobody ever complained about you
  [instructors] {their degrees} hardly matter, did they ship anything?
  [programs] {excel} no, {tally} no, so what do u actually teach?
  [mentorTimes] if i can't make it at night, do mentors have time by day?
  [recommendation] i did {@program}, my friend did not: what should we take together?
  [tellsAboutSelf] i'm already {an ml engineer}, so don't sell me python, [recommendation] which is left
  [duration] {@program} i know is forty, and the others?
  [enterpriseMail] i know {where to write}, not what to put in it for our team?
  [assessment] no grades please tell me there are none
  [street] {hyderabad} i know, which road?
  [brochure] {link} khul nahi raha, koi aur pdf hai kya?
  [invoice] i dont need {gst}, a simple receipt is enough, do you give one?
  [price] how come there's no price on any of the cards
  [tellsAboutSelf] i write poems, numbers scare me, [recommendation] is there one that isn't scary
  [start] {this month} i'm in hospital, when is the one after?
  [ending] it can't run beyond march for me, by which date is it finished
  [otherPeople] {my own data} i know, show me who else signed up
  [tellsAboutSelf] my boss thinks i should do {the @program course} because he did it himself and liked it but i lead nobody and i sit with excel sheets from morning till night, [recommendation] so honestly which one would be better for somebody like me
  [curriculum] i've seen {the headings}, what is behind @skill
  [contact] is there no human at all
  [recommendation] {coding} nahi, {management} nahi, to fir mere liye kya bacha?
  [visa] {hotel} is booked, do i need any paper to enter india for it
  [besideWork] i can't tell my hospital that i'm away for weeks, we're short of staff as it is, so is there any way to do it beside my duties
  [accommodation] {flights} i can handle, do you find rooms for us
  [offTopic] my fridge isn't cooling any more, what could it be
  [privacy] {cookies} i don't mind, is my number safe with you though?
  [tellsAboutSelf] neither {a beginner} nor {a pro}, in between, did two years of php [recommendation] where do i fit?
  [unsaid] is there no bond i'd have to sign
  [price] Beyond {the course itself}, does the exam cost anything?
  [onSite] {a video call} is useless here in teh plant, could a trainer come?
  [goodbye] no more questions, bye
  [tellsAboutSelf] i'm a policeman, i don't build {software}, [recommendation] what would be of use to me
  [recommendation] say i don't want {either of the short ones}, is the long one fine for a commerce girl
  [price] {the hours}, {the topics}, all that i have, the fee i haven't
  [schedule] {monday to friday} i'm on site, is there something on the other two days
  [duration] {weeks} tell me nothing, how many hours [price] and how much per hour
  [certificate] no certificate no promotion they say in my office, do you give one
  [besideWork] {naukri} chhod nahi sakta, saath me ho payega?
  [tellsAboutSelf] i am done with {ms office} and {basic sql}, [recommendation] where would i go from there?
  [programs] do you not have anything for marketing folks?
  [tellsAboutSelf] My maid's daughter cannot afford college, she is bright, [recommendation] which course would lift her?
  [mode] {driving to you} is no option, can it be done from my kitchen
  [tellsAboutSelf] i run a gym, zero tech, [codingNeed] is there any course where i type no code
  [projects] forget {the lectures}, what would i be making
  [brochure] no brochure came by mail, where do i get it?
  [besideWork] isn't it too much next to a nine to nine job?
  [tellsAboutSelf] an hr person, {recruiter} no longer, now in training, [audience] is @program aimed at us
  [payment] {upi} limit is over, what other ways are there
  [refund] i don't plan to drop out, but if i must, do you return anything?
  [recommendation] {more python}? no way, done enough. what else do you have for an analyst
  [discount] {early bird} is gone i guess, any other rebate
  [count] courses only, {workshops} not counted, how many
  [location] {The postal address} not needed, city is enough
  [street] City is not enough, the courier wants the full address
  [compare] not {the prices}, the contents: where do @program and @program part ways?
  [tellsAboutSelf] i am not {a fresher}, twelve years in banking, [recommendation] which is the right one?
  [programs] {agent wala} chhod ke baaki sab dikhao
  [trust] My dad won't believe it's genuine, what do i show him
  [summary] {@program} i get, @program i don't get at all: explain
  [instructors] unless {they are professors} i don't mind, who is teaching?
  [access] no internet in my village for weeks, can i download the lessons?
  [phone] {a chat window} is not my thing, may i ring somebody
  [difficulty] {price} is not the worry, is it hard
  [prerequisites] {age} is no bar i read, but is there a minimum education
  [tellsAboutSelf] Bhai engineer nahi hu, {mba} bhi nahi, diploma holder hu [recommendation] kidhar jau?
  [salary] without any experience what pay could i get afterwards
  [career] {certificate} se kya hoga, aage ka rasta batao
  [accreditation] {what you print on it} doesn't matter to the embassy, they want to know if the state recognises your school, does it
  [launch] {the course dates} can wait, when is this bootcamp evening
  [seats] not a single place free any more or what?
  [assessment] Other than {attendance}, on what do i get judged?
  [attendance] no doctor's note from me, do i get thrown out if i am ill?
  [afterRegister] {deposit} paid, {form} filled, now what comes
  [myRegistration] i did not get the mail that others got, is mine through
  [closeLaunch] why won't that box vanish, how to remove it?
  [tellsAboutSelf] i have been through {the @program course} and now i lead a squad of nine, [recommendation] which is next?
  [tellsAboutSelf] No background in anything, honest, [prerequisites] is that okay for @program?
  [transfer] {refund} rehne do, batch badal sakta hu?
  [coverage] none of the cards mentions tableau, do you cover it
  [recordings] {notes} are fine but what if i want to see the class a second time?
  [demo] free or not, is there a test class
  [recommendation] i would skip {whatever is for managers}, so what is there for a video editor?
  [price] not in {dollars}, how many rupees?
  [classSize] {fees} same for all i know, batch me kitne bache?
  [tellsAboutSelf] i don't have a clue of ai [help] where do i begin here
  [programs] i've seen {python for beginners} everywhere, have you something less common?
  [duration] is it true it won't take longer than two months
  [ending] not {how many hours}, on what day do we say goodbye
  [deadline] i can't decide before the fifteenth, is that past your closing day?
  [testimonials] {the star ratings} could be bought, any honest words from learners?
  [tellsAboutSelf] not {a company}, just me, a potter, [recommendation] which could help me sell better?
  [accommodation] we won't find a room ourselves, do you
  [contact] instead of {typing here}, whom could i mail?
  [certificate] {gold medal} nahi mangta, ek certificate mil jaye bas, milega?
  [perks] don't tell me it's only lectures, what more do we get
  [partners] {course partners} i don't care, which firms bring the live work?
  [placement] can't you promise a job
  [tellsAboutSelf] {a beginner} i was two years ago, now i write apis for a living, [recommendation] so which?
  [language] {angrezi} me haath tang hai, hindi me padhate ho kya
  [curriculum] nothing about {deployment} please, what else is in @program?
  [start] {writing to you} i've tried, so tell me here when it starts
  [codingNeed] {statistics} i fear less than code, how much code is there
  [tellsAboutSelf] I'm a widow with two shops, i have never studied after tenth [recommendation] which do you advise?
  [discount] {kist} nahi chahiye, thoda rate kam karo
  [brochure] {the pdf} i have seen, can the brochure come by post?
  [brochureContents] {the cover page} loaded, the rest didn't, what is in there
  [otherCity] not that i mind trains, but is there nothing in surat?
  [abroad] {visa} i don't need, i'd learn from doha, is it allowed
  [order] do i not have to finish @program before @program?
  [projects] {github stuff} i have plenty of my own, what is built in the course?
  [cookies] {the form} aside, does the page itself note anything about me?
  [dataKept] not {who sees it}, for how long do you keep it
  [tellsAboutSelf] lawyer here, not {a number person}, not {a machine person}, [audience] for whom is @program then?
  [unsaid] may i not use the slides in my own school
  [rival] {simplilearn} wanted too much from me, are you any different?
  [mentorTimes] {the teacher} i see in class, how many times a month the mentor?
  [events] {online quizzes} no, real meetups, do you have them
  [offTopic] i have no umbrella, will it rain in pune?
  [whoAreYou] no offence, are you a machine?
  [recommendation] Neither {@program} nor {@program} i guess, so is the third okay for a farmer
  [tellsAboutSelf] i have to say that i never did anything with computers besides mails and youtube and i'm not so quick any more at sixty three [difficulty] so would it be too hard for me or could i keep up
  [schedule] can't be on {a friday}, which days is it
  [houseRules] i'm vegetarian not {vegan}, may i bring my own lunch
  [fine] no problem, [price] and what is the fee?
  [tellsAboutSelf] wo ladki hai, padhi likhi hai, {naukri} nahi karti, [recommendation] uske liye kya accha
  [duration] other than {the forty hour one}, how long are they?
  [audience] do you not take school pupils
  [tellsAboutSelf] i'm the dentist of the village, {machines} i can fix, {programs} i can't write [recommendation] so where would i belong?
  [price] the course page has everything but no cost, how come?
  [programs] drop {the expensive ones} from the list, what remains?
  [recommendation] ive no wish to become {a developer}, just want to understand ai at my ngo, which one?
  [mentor] {group classes} i know from my last course and there i never dared to ask a thing, so is there somebody with whom i can sit alone
  [brochure] {video} nahi dekhna, koi likha hua pdf do na
  [schedule] {six in the morning}? never. any slot after lunch?
  [duration] Don't round it, how many hours exactly is @program?
  [tellsAboutSelf] He did {bca} and {an html course} already [recommendation] what wuold take him further
  [curriculum] beyond {the introduction}, what do we learn in @program?
  [mode] not {a video library} i hope, but people talking to us live?
  [tellsAboutSelf] no manager in our firm would go, so it's me, a junior planner [audience] is @program ok for that
  [start] i missed {the january one}, when is the following?
  [brochure] {screenshots} won't do for my boss, have you a proper pdf?
  [payment] can one not pay after the first month?
  [tellsAboutSelf] {sales} was my life for ten years and {people} i've had enough of, i now want a quiet desk and something with data, [recommendation] what would you point me to
  [codingNeed] {drag and drop} would be fine for me, but do i have to write code by hand
  [recordings] {live} miss ho jaye to, baad me dekh sakte kya
  [tellsAboutSelf] I sing for a living [recommendation] is there nothing for me?
  [mentor] {the chat group} is too noisy, will i have a person of my own to ask
  [besideWork] {before eight} i'm never home from work, wuold i still manage?
  [location] not {where the classes are}, where is the office
  [mode] {roz aana jaana} nahi hoga, phone pe online ho jata hai?
  [discount] {The full fee} is not possible for us, wat about less
  [demo] bina dekhe paise nahi dunga, ek class dikha do free me
  [instructors] {whether they are nice} i don't ask, are they experienced?
  [coverage] i've looked at {all three cards} and there's no word on @skill, do you teach it
  [tellsAboutSelf] kirana store wala hu, {computer} kabhi nahi chhua, [recommendation] kya seekhu?
  [compare] since {length} is the same, what else differs between @program and @program?
  [trust] not a single photo of your office, should i worry
  [summary] without {the jargon} please, what's @program
  [placement] {linkedin tips} nahi chahiye, naukri dilwaoge ya nahi
  [refund] if i don't show up at all do i get the money
  [tellsAboutSelf] my team lead has been through {all three}, i through none, [order] with which do i begin
  [contact] your form doesn't like me, is there a mail address
  [assessment] exam to nahi hota na end me
  [count] {how long} doesn't matter, how many are there to choose from?
  [tellsAboutSelf] i am an accountant and won't ever be {a programmer}, [recommendation] what is it you recommend
  [language] no {english}, sorry, can the class be in kannada
  [enterprise] {Public dates} don't help us, can you run one for our crew of ten?
  [vendorPapers] we don't pay anybody without a vendor form, can you give the papers?
  [seats] twenty five are not many, how many are still open
  [register] {who it's for} i understood, where's the button to join
  [demo] {Recorded demo} dekha, live trial class hota hai kya?
  [career] I never planned a career, what does this open for me?
  [classSize] can't learn in a mob, so how many sit in
  [tellsAboutSelf] i'm not even {twenty}, still in second year, [prerequisites] may i come?
  [duration] {when} is settled with my wife, for how long isn't: how long
  [salary] No {fairy tales} please, what do graduates really take home?
  [alumni] has no one from my city done it, someone i could talk with?
  [street] {the city} yes yes, but the street
  [phone] isn't there a number on which one can reach you
  [tools] must i buy nothing beforehand?
  [accreditation] {private awards} don't count in my state job, is there a government approval?
  [programs] what's there when one takes away {the thing with agents}
  [tellsAboutSelf] i'm the wife of a farmer and i do the books, [recommendation] nothing {fancy}, which is useful?
  [difficulty] {prerequisites} i meet, i just wonder how stiff it is
  [price] i'm not in a position to pay a lot, how much would it be
  [recordings] what if i couldn't hear properly, can one replay
  [attendance] nobody's keeping a list of who comes, right
  [tellsAboutSelf] used to be {a coder}, now i head product, [recommendation] wich one makes sense
  [support] {While it runs} there is the mentor i know, later on who?
  [ending] my leave is over on the 30th, not a day later, will it be done by then?
  [otherCity] {kolkata} is where i was born, now in siliguri, have you something there?
  [joinLaunch] I didn't click the window in time, how do i get a place in that launch?
  [launchProgram] {the date} i noted, but of which course is that launch
  [coverage] {word} {excel} sab aata hai, isme ai tools bhi hai kya
  [offTopic] do i not have to pay tax on 7 lakh?
  [programs] {ms word} and the like no, proper ai please, wat do you have?
  [invoice] no bill no reimbursement, do you make bills?
  [tellsAboutSelf] not much of a reader, {theory} is not for me, i weld for a living [recommendation] any hint wich course?
  [curriculum] {first half} of @program is known stuff to me, wat's in the second half?
  [assessment] is it possible to fail or not?
  [recommendation] Mummy ko {coding} se dar lagta hai, unke liye kaun sa
  [about] {prices} later, first what is this place?
  [start] i'd come at once if nothing stands against it, can i?
  [coverage] {theory of transformers} i can read in books, do you show how to put an app online
  [erasure] i didn't agree to be kept on file, remove me
  [schedule] the evenings are good for me no doubt, are there evening batches?
  [onSite] can't i come and look around befor paying?
  [enterprise] {sending people one after the other} is what we did until now and it never worked, could all thirty two of us learn in one go
  [prerequisites] degree nahi hai to admission nahi hoga kya?
  [perks] not {the topics}, all the other things i get for my money
  [transfer] if @program isn't my cup of tea can i move to @program
  [audience] {who teaches} is fine, who are the ones being taught
  [tellsAboutSelf] i have been {a manager} for thirty years and i've had enough of it, want to build things now, [recommendation] which one?
  [mentorTimes] {who the mentors are} doesn't matter, when can i talk to them
  [rival] what has coursera not got that you have
  [dataUse] not {what you store}, what you do with it
  [unsaid] why is there nothing for blind students, or do you have a way
  [price] {dono} nahi lena, sirf @program ka kitna?
  [help] i can't make head or tail of this page, help
  [formFields] is the phone number not optional?
  [correction] {surname} is right, the first name i misspelt in the form, can you fix?
  [tellsAboutSelf] my cousin is no longer {in sales}, he's now running the whole branch [recommendation] which should he do?
  [tellsAboutSelf] I won't lie, i forgot all my school maths [prerequisites] is that a trouble
  [future] {these three} are not for me, will others come?
  [compare] {the @program} put aside, how do the remaining two differ?
  [brochureContents] what is in the brochure that i haven't read {on the page}
  [mailByMistake] i never registered anywhere and yet a mail from you came, why?
  [goodbye] see you then, nothing else from my side
  [recommendation] {whatever needs a compiler} is not for me, what else would you hand a librarian?
  [tellsAboutSelf] i'm on the shop floor, not {in the office}, fitter by trade [recommendation] what's the right pick?
  [price] i don't get it, is the fee per month or for the whole thing?
  [schedule] {daytime} my baby rules, at night is there something
  [tellsAboutSelf] {css} i know, {react} i know, python not at all [prerequisites] is python a must for @program?
  [duration] do both not take equally long
  [programs] anything left once {@program} and {@program} are ruled out?
  [curriculum] not {a list of buzzwords}, the real content of @program
  [certificate] nothing to frame at the end, or is there
  [start] {the bootcamp} i skip, the proper batch when?
  [brochure] {whole website} is not readable on my nokia, any leaflet?
  [tellsAboutSelf] i am not {from india}, i'm from kathmandu, [abroad] can i take it from here
  [tellsAboutSelf] mujhe kuch nahi aata computer ka, 40 ki hu [prerequisites] chalega kya
  [besideWork] {Leave} my boss never grants, so is it doable with a job?
  [codingNeed] {drawing flow charts} i'm good at and {talking to clients} too, but would i have to sit and write code in @program?
  [instructors] it doesn't say who teaches, who does?
  [mode] i'm not dressed for going out most days lol, can i do it from the sofa?
  [recommendation] {the management one} bored my colleague, which would be fun for someone who draws comics?
  [-] we had a bad time with another institute last year and don't want that again, [refund] so if the class is not what was promised would we see our money again
  [tellsAboutSelf] we are not {a school}, we are a hospital, 40 ward staff, [enterprise] would you do something only for us
  [payment] {loan} refused. can the fee be split?
  [projects] Except {the final one}, are there projects in between?
  [coverage] Do you not do any nlp
  [tellsAboutSelf] passed out this may, no work yet [recommendation] which of them gets me ahead
  [trust] {youtube reviews} i don't trust, how else can i check you?
  [access] once i'm out am i locked out?
  [price] pehle daam batao, {syllabus} baad me dekhenge
  [mentor] {whatsapp forwards} i get enough, is there any guidance from an actual expert?
  [location] {teh pin on your map} i've checked, but what town is it
  [discount] {free} i don't expect, but something off for two of us
  [placement] no placement no fees, is that how it works with you
  [tellsAboutSelf] i used to code in cobol, {everything since} i missed, [recommendation] where do i enter
  [accreditation] why would a university not accept it, or would it?
  [language] {Odia} i know you don't, bengali maybe?
  [tellsAboutSelf] my daughter isn't {a science student}, she has arts, [prerequisites] would that be held against her in @program
  [programs] Nothing with {excel}, nothing with {sql}, the rest please
  [register] {why} is clear to me, how to sign up isn't?
  [demo] {a brochure} can't show me how he teaches, is a trial possible
  [recommendation] i don't want to end up {a prompt typist}, which one makes me an engineer?
  [refund] changed my mind no more than a day later, money back?
  [seats] {The waiting list} i don't fancy, are there free places now
  [classSize] too many people and i won't open my mouth, how many are there
  [contact] {sales calls} no, but a mail to somebody who knows, which address
  [difficulty] i can't sit still for long, is it a heavy course
  [tools] {office pc} is locked, would a phone be enough?
  [compare] {who is better} isn't my question, what is in @program that @program lacks
  [location] {branch} nahi, head office kis sheher me hai?
  [codingNeed] i wouldn't know a loop from a rope, do i have to code
  [tellsAboutSelf] I'm an electrician, {plc} i program daily, python not yet, [recommendation] which would you give me
  [career] without a degree will this get me anywhere?
  [tellsAboutSelf] main 10th fail hu [prerequisites] koi dikkat to nahi
  [duration] {the other one} is ten hours, and this one
  [salary] money isn't everything but what would i make
  [street] no sign on the building, which floor and road is it?
  [phone] {landline} never gets picked up, any mobile number
  [testimonials] {rating out of five} is boring, wat do people write about you?
  [compare] {daam} dono ka same hai to fark kya hai @program aur @program ka
  [tellsAboutSelf] i don't belong to {any company}, i freelance as a translator, [recommendation] what would be handy
  [schedule] on which days is there no class?
  [tellsAboutSelf] didi {job} nahi karti, ghar sambhalti hai, bcom kiya tha [audience] unke jaise log aate hai kya
  [closeLaunch] the x isnt there on my screen, how do i get that thing off
  [launch] {aug 11} is past, was there another day for it?
  [summary] {@program} i've understood, @program not at all, once more please
  [order] {skipping} is my habit: may i leave the first and begin with @program?
  [alumni] {Their photos} say nothing, where do they work now
  [recordings] not {slides}, the class itself: can it be watched later?
  [attendance] {grades} aside, must i turn up every day
  [tellsAboutSelf] there's no one in my office who knows ai, i should be the first [recommendation] which do i go for
  [projects] not that i look down on {certificates}, my wall is full of them, but my question is whether one builds something that a customer could use
  [audience] {freshers} you take i read, do you take old hands too?
  [recommendation] {Sab kuch} nahi kar sakta, ek hi lena hai, konsa lu ek civil engineer?
  [assessment] {class tests} fine, but is there a big one at the end
  [unsaid] do we not get an id card for bus pass
  [offTopic] can't sleep since days, what do you recommend?
  [cookies] no account no login, so how would you know i was here before
  [perks] the mentor, the files, {these} i saw, is there anything else in it for me
  [enterprise] {one by one} is too slow for us, can the whole sales floor be trained together
  [tellsAboutSelf] i was {a typist}, am now nobody, looking for something new at 45 [recommendation] what'd be good
  [transfer] isn't it possible to push my course to winter?
  [price] {registration} is free i heard, the course surely isnt, so how much
  [programs] my brother has done {@program} and my cousin has done {@program} and they talk of nothing else at dinner, so what else do you have that i could talk about
  [brochure] where's that pdf, i don't see the button?
  [partners] {who invests in you} no, who gives you the cases to work on?
  [programs] i don't like choosing in the dark, what's on offer
  [tellsAboutSelf] {gen ai} i've used every day since 2023, never built anything, [recommendation] which course turns a user into a maker?
  [curriculum] why does the card not say more, what all is in @program
  [rival] {iit} didn't take me, are u as good?
  [mentorTimes] {during class} is no use, do they have time for us after
  [tellsAboutSelf] i've two left hands with computers, [codingNeed] is there no course where i can do without code?
  [myRegistration] {the confirmation} isn't in spam either, did my entry reach you
  [future] no robotics now, ok, later maybe?
  [certificate] {medals} and {trophies} no, plain certificate yes, do i get that
  [location] not {the country}, the part of it: where in india is that?
  [besideWork] {part time} job i quit, full time job i keep: does it go together
  [start] it won't be before diwali will it
  [social] {facebook} i left, are you on instagram
  [payment] i do not have a credit card, what do i do?
  [duration] is there a course that doesn't eat my whole summer, how long is @program
  [recommendation] i cant have {anything longer than two weeks}, so what do i take as a chef
  [tellsAboutSelf] {manager} likha hai card pe par kaam clerk ka karta hu, [audience] @program mere jaise ke liye hai kya
  [instructors] {ceo} ka naam nahi, padhane wale kaun hai?
  [abroad] nothing like that here in nairobi, can i join you
  [wellWish] nothing to ask, happy holi to all
  [price] fees, not {hours}
  [duration] how long, {fees} i know
  [programs] Non {python} ones only pls
  [start] when does it begin, and please not {the bootcamp date} again
  [recommendation] which one would be good for a caterer who refuses to touch {code}
  [curriculum] tell me the topics of @program, {how long it goes} is on the card already?
  [tellsAboutSelf] i'm a salesman, wasn't ever {a computer guy}, [recommendation] what can i do at yours?
  [certificate] will i hold a certificate after that, {a badge for linkedin} i've no use for
  [mode] is it in a hall or on the laptop, {recorded clips} i'm not after
  [payment] can i pay in four parts, {discount} is not what i'm after?
  [programs] could you list the ones that are left when {the agent one} is gone?
  [tellsAboutSelf] i finished {statistics} in my msc, r too, [coverage] does @program bring anything on neural nets
  [schedule] is there a batch at noon, because {night} is when i work?
  [placement] do you get us jobs or not?
  [mentor] who do i turn to when nothing works?
  [contact] where can i write, {the phone line} is always busy?
  [location] which city is it, {country} i guessed
  [price] fees kahin likhi kyu nahi hai
  [recommendation] so what should a mechanic choose if he dropped {both coding courses}
  [price] {calling} i gave up on, so here: what are the fees
  [register] put me in @program, not in {@program}
  [register] I'll take the short one, {the long one} i leave
  [compare] is @program richer than @program, i don't mean {longer}
  [brochure] is there a leaflet, {the video} doesn't play here
  [trust] show me why i shouldn't walk away
  [tellsAboutSelf] Ex army, 44, {officer} no, havildar, [recommendation] konsi class sahi
  [besideWork] i work at a call centre, {giving it up} isn't on the cards, is this possible along with it
  [discount] not {a group of ten}, just two sisters, is there a rate for us
  [instructors] what have the teachers done in life, {their titles} i skip
  [classSize] how many learners together, not {how many courses}
  [tellsAboutSelf] {bsc} done, {msc} done, {job} not yet, [recommendation] what will make me employable?
  [coverage] is kafka in ther somewhere, {spark} i know isn't
  [tellsAboutSelf] i can't see well since the accident [unsaid] do you have something for that
  [duration] i hope it's no longer than a month, is it?
  [price] what do you take for one person, not {for a company}
  [enterprise] what do you do for companies, not {for one person}
  [recommendation] {the one with the business cases} i do not want, so which of the two left is for a statistician?
  [programs] would you show what you have besides {the app thing}
  [start] nobody told me the date, did they tell you
  [tellsAboutSelf] my niece knows {scratch} and a bit of {javascript} from school, she's 19 now, [prerequisites] is she ready for @program?
  [afterRegister] i filled in {everything}, ticked {everything} and pressed the button, so that part is behind me, but what do you people do now
  [recordings] if the power fails is there a copy of the class, {written notes} don't help me
  [difficulty] is the agent one tough, {the app one} i heard is okay?
  [refund] can the money come back, {a voucher} i'd refuse
  [tools] is a mac ok, {linux} i gave up
  [otherCity] patna me kuch nahi hai kya aapka
  [projects] what do we create in @program, {quizzes} not meant
  [tellsAboutSelf] Not {a mother of the student}, her aunt. she is 22 and does fashion [recommendation] which would suit
  [audience] for which people did you make @program, {students} clearly not
  [language] not {the notes}, the talking: is it in gujarati
  [street] Tell me lane and house number, {a map} i can't use
  [schedule] what time is class, {the dates} i've noted
  [deadline] is it not closed yet?
  [demo] may i try one class before i commit, {a taster video} i've watched
  [career] where could this lead me, {salary} put aside
  [salary] What does one earn with that, {titles} aside
  [summary] say something about @program that isn't {on the card}
  [tellsAboutSelf] i'm fifty one, divorced, never earned a rupee myself [recommendation] what can you offer me
  [seats] is there no place left in august?
  [launch] The popup event, which hour in ist, {est and pst} are of no use to me
  [accreditation] is it approved by anyone, {iso} doesn't interest me
  [assessment] do they test us, {homework} i can live with
  [tellsAboutSelf] hum log {rich} nahi hai, papa auto chalate hai, meri behen padhegi [discount] kuch kam hoga
  [programs] which courses can i have if not {the one for chiefs}
  [order] {dono saath} nahi, ek ke baad ek, to pehle kaunsa?
  [count] how many programs have you, {the upcoming ones} don't count?
  [price] i'm not haggling for {a discount}, i want to hear the price
  [attendance] can i miss some, i am not {lazy}, just travelling
  [number] how many sessions, {hours} i can read myself
  [mentorTimes] how often would i see the mentor, {forum posts} not included
  [tellsAboutSelf] I design shoes, there is nothing digital in my day, [recommendation] what is a good first course?
  [phone] give me a number please, not {your mail}
  [contact] give me a mail please, not {your number}
  [alumni] can i speak with an old student, {a video of one} isn't the same?
  [quotes] what is it the lady said, {her job} i know
  [support] is there help after it's done, {before} i don't need any
  [price] {duration} nahi puchi bhaiya, kharcha pucha hai
  [tellsAboutSelf] I'm not {looking for myself}, i'm asking for my mother, she keeps a boutique [recommendation] which of the courses?
  [otherCity] anything in the east, since {hyderabad} is two nights by train
  [duration] Are they all the same length or isn't one longer?
  [brochureContents] what does the booklet tell, {the first page} aside
  [closeLaunch] how does this box go, i dont want {the offer}
  [invoice] Can you make out a bill to me, not {to my company}
  [vendorPapers] do you have an nda for us to sign, {gst paper} we have already
  [tellsAboutSelf] between jobs since may, {retail} behind me for good, [recommendation] what's a sensible choice
  [schedule] {raat ko} nahi ho payega, din me class hai kya
  [programs] Without wanting to sound picky, what else is there?
  [tellsAboutSelf] ok so i worked eleven years as {a warehouse manager} and then my knees went and now i'm home and i don't want to go back to anything like that, more like writing small programs, [recommendation] which of these is the right place to begin
  [curriculum] what's so special in @program that isn't in any book
  [recommendation] i don't know what i want, which one?
  [tools] what do i have to install, {python} is on it?
  [benefits] why you, and not {someone cheaper}
  [perks] what extras are there, {the certifcate} i've heard of
  [start] kab se hai, {agle hafte} nahi aa sakta
  [tellsAboutSelf] writer, 33, scared of formulas, [codingNeed] is it fine that i never coded
  [transfer] can i pass my seat on to my brother, {money back} isn't needed?
  [tellsAboutSelf] main {engineer} nahi, kisan ka beta hu, [recommendation] kaun sa course jamega mujhe
  [future] will you bring something for teachers, {the current three} don't fit us?
  [abroad] Is dubai ok, {a local office} i don't need?
  [about] What's your whole idea, {numbers} i don't need
  [fine] not bad, [duration] and how long is it?
  [thanks] can't thank you enough
  [tellsAboutSelf] i'm a physiotherapist, so please nothing about {servers}, [recommendation] which is mine
  [recommendation] i tried {@program} once and ran away, what would you give me instead
  [price] All i lack is the fee, {dates} and {hours} my friend told me
  [programs] hello, leaving {machine learning} and {data} out, is there still something you teach?
  [tellsAboutSelf] hubby is not {the studying type}, he has a transport business, [audience] would @program be for such a man?
  [certificate] Can't i get a certifcate for half the course?
  [duration] i don't have till christmas, how fast can @program be over?
  [curriculum] i was told {python is in it}, what more is
  [start] {Length} you mention all over, teh day nowhere: when do the lessons start
  [mode] I can't hear well on calls so not {zoom}, is there a room somewhere
  [coverage] {pandas} i can do in my sleep, is there anything about agents talking to each other
  [besideWork] not everyone can sit home, i have the clinic till six, does it work
  [tellsAboutSelf] i never was {a team lead} and don't want to be, [recommendation] so of the three what suits a plain developer?
  [mentor] is it that no one looks after us?
  [discount] {gold loan} i won't take for this, so please wat concession can you make
  [payment] not {all at once}, is that okay?
  [brochure] no {links} please, they won't open on this phone, can you send a pdf
  [recommendation] bina {coding} wala aur bina {maths} wala, aisa kuch hai mere chacha ke liye
  [location] not {your website address}, your real place: where is it
  [projects] at college we had no lab at all, will i get to build here
  [instructors] {pretty faces on the site} don't teach, who does?
  [trust] i can't find one bad review and that worries me, are you for real?
  [tellsAboutSelf] a tailor's son, {ca exam} failed thrice, done with it, [recommendation] what now from your side
  [access] why should the material not stay with me, does it
  [compare] i've been told {@program is for coders}, so how does @program differ
  [placement] {cv writing} i can do alone, do you send us to companies
  [refund] Nothing in the terms about getting the fee back, can i?
  [register] {talking it over} with my wife is done, we take it, how do we enrol?
  [tellsAboutSelf] I am a mere beginner, nothing more [prerequisites] do you let such people in
  [contact] i dont do {apps}, a plain email id please
  [phone] isn't it simpler to call, what's your number?
  [classSize] i'm not shy but in front of two hundred i would be, how many are we?
  [tellsAboutSelf] i hold {a law degree}, useless for this i guess, [recommendation] which one can i follow
  [programs] {coding bootcamps} are a dime a dozen, what do you have beside them?
  [codingNeed] could i get through @program without knowing a single command
  [language] will they not switch to hindi if one asks
  [access] {class videos} i understood, but may i keep the worksheets
  [recordings] {worksheets} i understood, but may i rewatch the class
  [deadline] not that it matters, but until which day could one apply
  [tellsAboutSelf] shepherd's daughter, first in family with a degree, {private tuitions} i give no more, [recommendation] what could i do with you?
  [duration] how come the agent one isn't as long as the app one?
  [enterprise] we have no trainer inside, 60 clerks, could you teach them
  [onSite] {Online} didn't work for our crew last time, can you send someone to the plant
  [demo] {asking for a discount} i'm not, only for one free class
  [recommendation] there's no point in me doing {the basics}, i write kotlin, which is for me?
  [career] i don't want to {type invoices} forever, what will this change?
  [summary] not {the whole syllabus}, a few words on @program
  [curriculum] not {a few words}, the whole syllabus of @program
  [afterRegister] if nobody rings me what then?
  [myRegistration] {my colleague's} came through, i know, but am i registered
  [seats] {when it starts} isn't the worry, the worry is whether they're all taken
  [tellsAboutSelf] I head a department, but {budget} isn't mine, [audience] whom do you want in @program
  [street] how do i not get lost, what's the exact address?
  [attendance] {late by ten minutes} will happen, but a whole day off, is that allowed?
  [assessment] sir {practical} theek hai, par likhit pariksha hoti hai kya?
  [tellsAboutSelf] beauty parlour chalati hu, {english} kam, {computer} kam, [recommendation] kya karu?
  [language] {padhai ki bhasha} samajh gaya, doubt hindi me puch sakte hai kya?
  [otherCity] {hyderabad} is out of reach from jammu, is anything closer
  [perks] {free pens} no lol, what really is included
  [tools] i refuse to buy {a new computer}, what is the least it needs?
  [rival] my friend says no one teaches like coding ninjas, are you up to it
  [alumni] {success stories} read, now where do these folks work
  [order] i wouldn't like to do it in the wrong order, which comes first
  [start] {last year's} was cancelled, is this year's fixed, from which day
  [tellsAboutSelf] retired judge, no wish to {earn} from it, pure curiosity, [recommendation] which would you suggest?
  [accreditation] {employers} won't ask, but my university will: is it recognised
  [ending] the end, not {the beginning}, on which date
  [launch] Is that event not today
  [recommendation] {coding} se allergy hai mujhe lol, baki me kya bacha
  [joinLaunch] i can't wait to be in that bootcamp, where do i book?
  [launchProgram] not {when}, but for what course is the bootcamp
  [houseRules] i've no camera on my pc, is it a problem
  [unsaid] {certificate} okay, but can i also get a letter for my landlord that i study
  [-] so my daughter in law told me about your school and she says father you must ask about {the degree} but i am not interested in {degrees} at my age, [duration] what i would like to hear is how many hours it goes
  [cookies] {my name} you have, what about the pages i open
  [tellsAboutSelf] we are a couple, she codes, i don't, [recommendation] is there one that we can do both?
  [transfer] i don't want to lose my seat, can i shift the date only
  [accommodation] {food} we cook ourselves, a bed is what we look for, do you arrange
  [programs] don't say {@program} again, say the others
  [difficulty] i won't be the dumbest there, will i
  [quotes] {roles} i can see, but the sentences they said, which are those?
  [events] haven't you any open day or the like
  [placement] {gyaan} bahut hai, naukri lagegi ki nahi wo batao
  [formFields] before i start, what must i type in, {bank details} surely not
  [dataUse] why shouldn't i worry about giving you my mobile
  [erasure] i'm not coming after all, take out what i sent
  [register] {soch} liya sab, ab naam kaise likhwau
  [invoice] {advance payment} made in cash, no paper given, where is my bill?
  [count] are there not more than three
  [tellsAboutSelf] {sap consultant} i was, now i look after my old dad, [besideWork] can i study next to that?
  [prerequisites] {an entrance test} i'd hate, but what else do i need?
  [price] what is it without {gst}
  [invoice] what is the tax on it, {the base price} i have?
  [recommendation] No pressure, which one would you take if you were a barber?
  [enterpriseMail] {your adress} we have, what should the mail say about our forty people
  [tellsAboutSelf] I'm not good at talking to bots, my job is milk delivery [recommendation] which course please
  [goodbye] nothing else, i'm off
  [phoneSigns] {how many digits} i know, but may i put a dash in the number?
  [mailContents] {when the mail comes} is not my question, what stands in it
  [chatKeys] enter doesn't make a new line here, what does
  [chatStart] i can't get the chat going, it says fill in all fields
  [mode] {driving two hours each way} i did for my last course and my back still remembers it, so is this one on the computer at home?
  [tellsAboutSelf] {python} aata hai, {sql} bhi, ghar pe seekha, [recommendation] ab aage kya karu?
  [pageNotFound] {the home page} works, the link from my friend says page not found, why?
  [pageStopped] nothing moves any more on your page, why did it stop
  [source] do you not note that i came by facebook
  [whoSees] not {how long you keep it}, who gets to open my entry?
  [pageFoot] {the top of the page} i've seen, what's down at the very bottom
  [pageMenu] i can't find my way on this site, what's up there in the menu
  [formFailed] it did not go out, red error when i sent the form, what now
  [formNotLoaded] {page} khul gaya, par enroll dabane pe form nahi aata
  [chatFailed] my last message didn't go, did it?
  [chatDetails] {the form} i didn't fill, so what do you keep of this chat here?
  [company] Not {what you teach}, who owns you
  [company] {the address} i found, but since when do you exist?
  [name] i don't even know what you're called, what's the name?
  [partnership] i'm not {here to learn}, i'm a trainer: do you hire
  [partnership] we don't want {seats}, we want to send u students for commission, possible
  [replyLanguage] don't write {english} to me, answer in tamil plese
  [schedule] i saw that {saturday mornings} are there but that is exactly when i take my mother for her dialysis so it can't be that, do you also have something on a weekday late in the evening?
  [replyLanguage] can't you talk marathi with me
  [account] i can't log in, why
  [account] {password} i remember, it's the page that stays white
  [decline] no no, leave it
  [sorry] sorry, i didn't want to be rude
  [affection] nobody explains as kindly as you do
  [hostile] you're no help at all, dumb box
  [bored] nothing goes right today, i'm so low
  [howAreYou] Not too busy i hope, how are you?
  [classSize] {fees} baad me, ek class me kitne log hote hai
  [otherPeople] {the teachers} no, the pupils: who's already in?
  [certificate] they asked me at work not for {the fees receipt} and not for {the timetable} but only if some certificate is given when it's over
  [trust] it's not that i think badly of you but my uncle lost forty thousand to some online academy, so how could i be sure
  [visa] {the ticket} is no trouble, but which permit does a bangladeshi need to study there?
  [privacy] isn't it risky to leave my details here?
  [whoSees] i don't want my boss to hear of it, can anybody see that i signed up?
  [tellsAboutSelf] i drive for a ministry, i'm not {an official}, but i want to move up [recommendation] which would help?
  [price] {other costs} keep for later, the course alone is what
  [tellsAboutSelf] i've been on your site all morning and still no wiser, i do hr for a bakery chain, [recommendation] what should i take?
  [programs] i want to see only what doesn't need {a whole month}
  [schedule] {Tuesday} we have puja, {thursday} i teach dance, so which days are the classes
  [curriculum] if {strategy} and {roi} are old hat to me, what else is in @program
  [tellsAboutSelf] {the engineer} in the family is my brother, not me, i'm in catering [recommendation] what would be right for me
  [duration] it's no use if it goes on past june, how many weeks is it?
  [start] is the course not running yet?
  [certificate] {a diploma} isn't needed, some proof for my file is, do i get one
  [tellsAboutSelf] i'm her teacher and i don't think {coding} is for her, she argues well and leads the debate club, [recommendation] which
  [mode] can't i choose between coming and staying home
  [coverage] {no code tools} i tried, is real backend taught anywhere at yours?
  [access] i'm slow and will not be through in the time you plan, so do i still get at the lessons when the course is finished
  [tellsAboutSelf] masterji hu, retire ho gaya, {paisa kamana} maksad nahi, [recommendation] kaunsa accha lagega mujhe
  [programs] {teen ghante wala workshop} nahi, pura course, kaun kaun se hai?
  [duration] {Fees} pata hai, kitne din ka hai ye batao
  [mode] {bhopal} aana mushkil hai, ghar baithe ho jayega kya
  [certificate] {job guarantee} ki baat nahi kar raha, certificate to milega na
  [schedule] subah ka time nahi hai kya koi?
  [start] abhi tak shuru nahi hua na, kab hoga?
  [codingNeed] mujhe code likhna nahi aata, chalega kya @program me?
  [refund] pasand nahi aaya to paise wapas hote hai kya?
  [mentor] akele nahi ho payega mujhse, koi madad karta hai kya
  [discount] itna nahi de sakte hum, kuch kam hoga kya
  [trust] Bhai koi fraud to nahi hai na ye
  [tellsAboutSelf] {bpo} chhod diya, {degree} adhuri hai, ab kuch naya seekhna hai [recommendation] kya lu?
  [contact] {chat} se kaam nahi banega, kisi ka email do
  [compare] {Naam} alag hai woh dikh raha, andar kya farak hai @program aur @program me?
  [projects] {ppt} wala padhai nahi, kuch banate hai ya nahi
  [difficulty] bahut mushkil to nahi hai na, maths kamzor hai
  [recommendation] {data} wala kuch nahi chahiye didi, mai to nurse hu, kya le sakti hu?
  [tellsAboutSelf] I don't cook {for a living}, i cook for fun, my living is bookkeeping [recommendation] what would lift me there
  [price] there's no harm in asking: how much?
  [register] there's nothing more to think about, where do i put my name
  [besideWork] {night shift} ended last year, now it's ten to seven, does the course go with that?
  [brochure] {audio} and {video} i can't open in office, a paper version have you?
  [brochureContents] without opening it, what is in the pdf
  [tools] {A projector} i have, {a desktop} i have, does it need any paid software on top
  [access] is it not gone after a year, the course material
  [tellsAboutSelf] never mind {my age}, i'm 64, i grew roses all my life, [difficulty] will it be too tough?
  [summary] not to worry if it's long, tell me about @program
  [order] {the beginner one} i tick off, which of the remaining first
  [codingNeed] which of them doesnt ask for programming
  [audience] is @program not just for big bosses?
  [prerequisites] nothin but school english, that's all i bring, will it do
  [career] {quick money} no, a real path: where does @program bring me
  [salary] no one tells teh truth about pay, do you?
  [placement] {Interview tips} on youtube i've heard all, do you place people
  [-] i went through your page twice and through the pdf too and everything is nicely written no complaints [price] but nowhere do i see what one has to pay, so what is it
  [support] once the last class is done i don't want to be {alone}, is there a group?
  [classSize] {twenty five} is for the bootcamp, not the course, so in a course we're how many?
  [assessment] i'm done with {school exams}, will i sit one again here?
  [attendance] {evenings} i'm free mostly but not each, will absences count against me?
  [demo] {a salesman's promise} i dont buy, a lesson i would like to see: is there a sample
  [payment] i can't do {netbanking}, is cash at your desk fine?
  [deadline] {the fees} by friday, all right, and the form by when?
  [instructors] is teh teacher not the same for both courses?
  [mentorTimes] no fixed hour for the mentor, or is there?
  [language] a bit of hindi wouldn't hurt, is there any
  [location] {google} says three cities, which is yours?
  [otherCity] i don't suppose you have a place in ranchi?
  [onSite] couldn't your people teach at our college hall
  [enterprise] my staff have no idea of ai, thirty heads, what do u do for firms
  [seats] {my friend} got in, am i too late for a place
  [closeLaunch] can i not get rid of the window without signing up?
  [tellsAboutSelf] {tester} since 2015, enough of it, want to do ai [recommendation] and {@program} my friend did not like, which other
  [programs] no end of courses on the web, what are yours
  [unsaid] is it not allowed to record you for my own use?
  [rival] {price} aside, in what are u ahead of upgrad?
  [afterRegister] I've no idea what comes after the form, do you call
  [tellsAboutSelf] Im a postman, {clever} i'm not, {lazy} neither, [recommendation] which one do i take
  [thanks] no more doubts, thank you so much
`;
