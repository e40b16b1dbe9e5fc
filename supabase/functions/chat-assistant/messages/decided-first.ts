/** What people have decided, know or leave out already, then what they ask. As messages/all.ts says. */
export const decidedFirst = `
  [tellsAboutSelf] I'm a theatre nurse on rotating shifts and I get maybe twelve free hours this whole quarter, [duration] which of your courses would still fit inside that
  [-] My brother in law finished {the app developer course} in March and won't stop talking about it. [programs] Apart from that one, what do you run?
  [duration] {not agents}. other coding one, kitne ghante
  [-] decided against {@program}, [duration] what do the remaining two add up to
  [tellsAboutSelf] I manage forty people in a sari showroom and have no wish to learn code, [recommendation] which of the three would you hand me
  [social] besides {youtube} where are you
  [tellsAboutSelf] main LinkedIn use nahi karta, [social] {linkedin} ke alawa aap log kahan milte ho
  [-] we sat with the board yesterday and nobody wants {a ready made course for everyone}, [enterprise] so how do we get something built around our people?
  [quotes] {skip the consultant}, what did the other learner say
  [-] I've changed my mind about all this, [erasure] {please no call}, just wipe whatever I filled in
  [count] take away {the business one}, how many left
  [tellsAboutSelf] I already write Python for a living, [curriculum] so leaving {the Python part} aside what is in @program
  [tellsAboutSelf] meri beti BCA kar rahi hai aur usko management mein interest nahi, [recommendation] {managers wala} chhod ke kaunsa lena chahiye
  [phone] {no emails please}, is there any number i can ring
  [tellsAboutSelf] I live in Nagpur and can't shift because of my mother, [otherCity] is there anything of yours outside {Hyderabad}
  [tellsAboutSelf] only 8 hours free. [duration] any course under that
  [duration] which is second longest after {the 40 hr one}
  [-] The pop up keeps coming and I have no plan to book anything, [closeLaunch] how do I get past it without signing up
  [certificate] other than {the bootcamp}, do the courses give a certificate
  [tellsAboutSelf] I've been on the bench for two months after nine years in testing, [-] friends are pushing me to {the leadership course} which I find silly. [recommendation] Which of the rest suits a tester?
  [duration] two are same length and one isnt, which is the odd one
  [tellsAboutSelf] ghar pe do chhote bachche hain, hafte mein do ghante se zyada nahi milte. [schedule] {weekday morning nahi}, koi aur time hai class ka?
  [mentor] {group sessions no}, do i get someone one to one
  [tellsAboutSelf] I have nobody to code for me and I can't do it myself, [codingNeed] is there one in your list where I never open an editor
  [-] Papa ne bola {40 ghante wala} mat lo, [duration] bache hue dono mein kitna time lagega
  [brochure] {dont mail it}, can i just download the pdf
  [tellsAboutSelf] I run a small dental clinic in Surat with six staff. [-] I've read about {the two developer programs} and they are not for me. [curriculum] What is covered in the third?
  [seats] leave {the dates}, how many can join the bootcamp
  [tellsAboutSelf] I'm writing from Muscat with an Omani number and no Indian sim, [phoneFormat] will the form accept it anyway
  [-] registered last June, never joined in the end. [dataKept] Do you not delete such entries on your own after some months?
  [compare] minus {leaders course}, how do the other two differ
  [tellsAboutSelf] engineer hu, [duration] {app wala} nahi karna. dusra dev course kitne ghante ka
  [-] The school has already bought laptops, so {don't tell me about machines}, [tools] only which software would I be putting on them
  [tellsAboutSelf] I teach chemistry, holidays give me exactly thirty hours, [duration] which of the three would I have to strike off
  [testimonials] {not your ads}, has any real student written about it
  [formFields] can i leave out phone, only name and mail
  [tellsAboutSelf] Mere paas office ka mail hai personal nahi, [dataUse] promotional calls to nahi aayenge na
  [recommendation] {neither agents nor apps}, so which
  [-] My colleague has joined {@program} and I don't want the same one on both our CVs, [programs] what else could a backend person take with you
  [tellsAboutSelf] We are eleven in the warehouse team, none of us codes, [enterprise] can you plan something for us that leaves {programming} out altogether?
  [perks] apart from {the mentor} what do we get
  [-] already done {agents}, [order] can i take the other two together
  [tellsAboutSelf] Retired bank officer here, seventy one, eyes are not what they were. [audience] If I leave out {what is meant for engineers}, whom is the remaining one for
  [-] Bhaiya bol rahe the {agentic} seedha karo, [tellsAboutSelf] par mujhe Python ka P bhi nahi aata. [recommendation] to phir kaunsa?
  [duration] if i skip the shortest ones whats left in hours
  [tellsAboutSelf] i know pandas. [coverage] besides that is @skill taught
  [tellsAboutSelf] I'm in Toronto until December, [launch] {I don't need the Indian timings}, at what hour is it over here
  [-] I don't want to talk about {the fee} again, my husband asked that already. [payment] Only whether it can be paid in parts
  [tellsAboutSelf] no degree, 12th pass. [prerequisites] any of the courses that wont turn me away
  [-] Somebody typed my address into your form, it wasn't me, [mailByMistake] and I don't want to register, so what do I do with this mail?
  [tellsAboutSelf] Hum Guntur se hain, [location] {poora address} rehne do, bas sheher bata do
  [curriculum] {not the strategy bit}, what else do managers learn in @program
  [codingNeed] except {business leaders}, does every course need code
  [tellsAboutSelf] I lead a payroll team of five and I'm allowed a day and a half of training, ten to twelve hours at most. [duration] Which of yours stays within that?
  [-] We will not send people to you this year, [onSite] {no travel}, could your trainers come to Baddi instead
  [count] {not the hours}, just how many courses
  [tellsAboutSelf] ladki hu, hostel mein rehti hu, laptop nahi hai. [tools] phone se ho jayega ya laptop hi chahiye
  [contact] {whatsapp nahi}, mail id de do
  [-] I read the page twice and I'm not after {the certificate}, everyone has one. [projects] Does one actually build anything for a real company
  [tellsAboutSelf] I freelance in three time zones, [recordings] can't promise {live attendance}, so would there be something to watch later?
  [tellsAboutSelf] I drive a school van mornings and afternoons, the middle of the day is mine, about 25 hours in a month. [duration] Not a minute above that, so which ones can I close out
  [duration] forget {@program}, sum of the rest
  [-] Our principal wants all of us in {@program}, I frankly don't. [compare] How do the other two stand against each other
  [tellsAboutSelf] ten yrs java. [recommendation] {python basics} bores me, which one skips it
  [-] Wife and I agreed on two courses at most this year, [order] can they run side by side or must one end first
  [curriculum] not {deployment}, what else does the app one teach
  [tellsAboutSelf] Main Patna mein kirane ki dukaan chalata hu, coding kabhi nahi ki. [codingNeed] {coding wale} hata do to kuch bachta hai kya mere liye
  [social] {insta nahi hai mere paas}, aur kis app pe ho
  [-] I've seen the Data Scientist's lines three times, lovely, [quotes] now {not him}, read me whoever is left
  [tellsAboutSelf] im deaf in one ear so no phone talk for me, [afterRegister] how will you reach me after the form if {not by calling}
  [count] how many of yours stay under 20 hours
  [tellsAboutSelf] We're a family firm in Rajkot making valves, father is the MD and hates jargon. [audience] If {developers} are out, is there one made for somebody like him?
  [erasure] dont need {a reply}, just remove me
  [-] i filled it twice because i chose {@program} by mistake the first time, [transfer] how do i drop that one and keep the other
  [access] {not the certificate}, till when do the notes stay open
  [tellsAboutSelf] I head HR for a hospital chain and I already have a quote from another trainer for {prompt basics}. [enterprise] Leaving that aside, could you make us a program on triage desks?
  [-] mummy ne saaf mana kiya hai doosre sheher jaane ko, [mode] to Hyderabad aaye bina ho sakta hai kya
  [tellsAboutSelf] 30 hours is my ceiling. [duration] what falls out
  [tellsAboutSelf] I've got a master's in statistics but have never shipped anything. [-] So {the managers' one} is no use to me. [difficulty] Of the others, would a person like me struggle?
  [refund] not {the price}, only what happens if i leave
  [tellsAboutSelf] Meri English kamzor hai, [language] {angrezi} ke siva kisi aur bhasha mein padhate ho?
  [-] been through {agents}. [programs] what else u got
  [-] After the holidays I struck {the forty hour course} from my list, it eats a full month. [duration] Tell me what is left and how long each runs
  [tellsAboutSelf] I'm an accountant, single mother, evenings gone after six, [besideWork] would a fixed daily slot be needed or can one do it around a job
  [instructors] {not how often}, just who the mentors are
  [tellsAboutSelf] I am seventeen, my school ends in March. [-] Father says {no to anything longer than ten hours}. [prerequisites] Is there an age below which you say no
  [brochureContents] besides hours, what's in that pdf
  [-] hum teen dost hain, do log {@program} le chuke, [duration] teesra wala, jo humne nahi kiya, kitne ghante ka hai
  [tellsAboutSelf] I work on a rig, fourteen days on and fourteen off with no internet on board. [attendance] Apart from {those two weeks} I can be there, is that acceptable?
  [location] {no map needed}. city?
  [tellsAboutSelf] i have a docker and kubernetes background [coverage] so {basics of deploying} i can skip, does @program go into agents talking to each other
  [tellsAboutSelf] not a coder, not a boss. [recommendation] which
  [-] We've decided: {no classroom}, our people are spread over four plants. [enterpriseMail] What should I put in the mail so you can plan it?
  [mentor] koi {chatbot} nahi, asli insaan guide karega na
  [tellsAboutSelf] Been out of work since the layoffs in May and my savings allow one course, just one. [compare] {The business one} is out, so app or agents, where's the difference
  [seats] is it 25 excluding those who already booked
  [-] My dentist recommended you, of all people. [company] I don't need {the vision and mission}, just since when you've been running this
  [tellsAboutSelf] mere paas Nepal ka number hai, India ka nahi. [formLocked] uske bina submit button dabta hi nahi, kya karu
  [price] {discount ki baat nahi}, seedha fees
  [tellsAboutSelf] I do night audits at a hotel in Panaji and sleep till two. [schedule] Is there any class that is {not in the morning}
  [duration] the pair that match, how long is one of them
  [-] Having seen my nephew burn out on {@program}, I'd rather he try something lighter. [programs] What other courses exist
  [tellsAboutSelf] I build bots with no code tools, never typed a line. [codingNeed] Barring {the leaders' course}, could I get through any of them
  [partners] {not how many}, which companies
  [testimonials] apart from {the two up there}, does anyone else say something about you
  [tellsAboutSelf] Main ek NGO mein accounts dekhti hu, team mein sirf teen log hain, [enterprise] itne kam logon ke liye bhi alag program banta hai ya chhoti team ko mana kar dete ho
  [-] Thought about it overnight, we'll go with {neither the app thing nor agents}. [register] Put me down for the managers' course, how do I do that?
  [-] i block everything. [cookies] do you still track without cookies
  [launchProgram] bootcamp is not {agents}, right? then which
  [tellsAboutSelf] My visa office closes at four and I'm in Dubai until Eid, [abroad] without coming to India can I take part
  [-] I already told the other chap {I won't give my number}, [contact] so give me somewhere to write instead
  [curriculum] leave {roi}. rest of the manager course?
  [tellsAboutSelf] I restore old furniture and sell it online, no degree, no office. [recommendation] If you rule out {whatever takes forty hours}, what would make sense for me
  [tellsAboutSelf] Do saal se DevOps mein hu, [summary] {fees aur date} baad mein, pehle @program ke baare mein batao
  [projects] {dummy data} nahi chalega, asli company ka kaam milega?
  [tellsAboutSelf] We're a couple, both over sixty, one keyboard between us. [oneFormEach] Can we put both names in without filling it again?
  [-] The bell is about to go so {no long story}, [start] when does the next lot begin
  [-] ok to mail me, {not sms}. [dataUse] what do you use my number for
  [certificate] done with the 10 hr ones only, certificate still?
  [tellsAboutSelf] I'm on a sabbatical from a law firm and have precisely four weekends, [ending] I can't go past Diwali, so when would the last session be
  [tellsAboutSelf] My knees are bad and I avoid stairs, so {visiting you} is out, [phone] do you have a line I could ring and speak to a person
  [duration] {app} no, {business} no. whats left, hours?
  [tellsAboutSelf] I'm a product manager who wrote C twenty years ago and never since. [-] I've struck {@program} off. [recommendation] Between what remains, which would you pick for me
  [tellsAboutSelf] Main B.Com final year mein hu aur mere paas sirf dus ghante hain exam se pehle, [duration] isse zyada nahi. kaunsa poora ho jayega
  [social] {not the email}, your youtube or whatever
  [-] I told my manager {no more leadership trainings}, I've sat through six. [programs] Show me the rest
  [coverage] other than python, is @skill in it
  [tellsAboutSelf] I keep bees and write a newsletter, that's all the technology I own. [audience] {The engineers' one} I've ruled out, whom are the remaining two meant for?
  [count] drop the code ones, how many remain
  [-] Sir {call mat kijiye} office mein sab sunte hain, [erasure] mera number apne record se hata dijiye
  [tellsAboutSelf] I handle training for a bank's branches in Odisha. [-] A vendor gave us {slides for everyone from clerk to chief}, useless. [enterprise] Could yours be cut to a single role only?
  [duration] two i can do, not {the long one}. total?
  [tellsAboutSelf] I sat for the civil services four times and have nothing on paper but that. [prerequisites] Would a person without any tech degree be let in
  [quotes] {consultant's line} i know. the other?
  [tellsAboutSelf] Hyderabad se hi hu, Kukatpally, [street] {city} pata hai mujhe, exact jagah kahan hai aapki
  [-] I'm not going to sign anything today, my sister decides. [brochure] Is there something I can take away for her that isn't {this web page}
  [mentorTimes] {1 on 1} i know. how often, {not who}
  [tellsAboutSelf] Our shop floor has nineteen welders and a foreman, no computers except mine. [-] {Anything with Python} would be thrown back at me. [codingNeed] Which of yours would go down without it?
  [tellsAboutSelf] know ml, [recommendation] dont want theory again. which
  [-] Didi already has the certificate from {@program}, [certificate] agar main doosra karu to usme bhi certificate milega?
  [tellsAboutSelf] I've been freelancing from Lisbon for three years and keep no Indian number, [formFields] is it a must or could I leave that field out
  [launch] not {11 aug}, the other date, what time
  [tellsAboutSelf] I'm a staff engineer, I know transformers inside out, I mentor six juniors. [curriculum] If one removes {what any engineer knows already}, what is in @program that's new?
  [compare] {app vs agents} got it, agents vs business?
  [-] please do not send {the brochure} again, I have it printed on my fridge. [brochureContents] Does it even say what each covers?
  [tellsAboutSelf] Hum log Bhopal mein ek coaching chalate hain, [partnership] {student ban ke} nahi, partner ban ke kaam kar sakte hain?
  [duration] longest but one?
  [tellsAboutSelf] I have thyroid trouble and I tire after ninety minutes. [-] So {the forty hours} frighten me. [duration] How long would the other technical course be
  [access] after i stop, not {during}, can i open the material
  [tellsAboutSelf] My son is twelve and codes in Scratch all day, he isn't grown up enough for {what is on your page}. [future] Anything coming for his age?
  [-] We've booked flights to Manali so {not this month}, [start] when does another one start
  [tellsAboutSelf] no mac here. [tools] windows ok?
  [tellsAboutSelf] Ek hi haath se type karta hu accident ke baad, [difficulty] {speed} mat dekhiye, samajhne mein mushkil hai kya
  [-] My old firm sent us all through {agents} last winter. [duration] If I now do only what I haven't done yet, how many hours am I looking at?
  [price] without {gst}, how much
  [tellsAboutSelf] I own two petrol pumps in Karnal and want to know if AI pays at all, nothing else. [curriculum] Minus {the pep talk on leading teams}, what does the leaders' course go into?
  [-] no mail, no call. [myRegistration] did mine come in
  [-] {I'm not complaining}, I just want to be sure before my mother sends the money, [trust] are you people for real?
  [tellsAboutSelf] i am a data engineer in pune, [-] have crossed out {app developer} since it starts from basics [difficulty] is the agents one too steep if i know sql and airflow
  [seats] {do not book}, only tell how many are there
  [tellsAboutSelf] mujhe pair mein fracture hai, do mahine bistar pe. [mode] {class mein aana} possible nahi, online hota hai?
  [tellsAboutSelf] i hv 10 hrs not 40. [programs] what do you have
  [tellsAboutSelf] As a freelance translator I get paid by the word, so {a fixed six weeks away} isn't possible, [besideWork] can it be done while earning
  [-] Grandfather wants to join but swears he won't touch {a form}. [register] Is there another way to get him in?
  [career] {not a job guarantee}, but does it help my cv
  [tellsAboutSelf] I moderate a forum of three thousand teachers and I don't recommend what I can't try. [demo] Without paying first, can I sit in on one lesson
  [count] hw many r over 10 hrs
  [tellsAboutSelf] Sales mein aath saal, presentation mast bana leta hu, code zero. [recommendation] jisme {code} ho wo mat batao, phir kaunsa bacha
  [-] having heard what my neighbour paid for {a six month diploma}, I'd like something over within a week or so. [duration] Which one of yours is least
  [testimonials] {stars no}, words of learners yes, where
  [tellsAboutSelf] I sign off on data protection at a clinic. [whoSees] Leaving {your own team} aside, can any outsider look at what people put into that form
  [-] just browsing, dont want a file on me. [chatDetails] what do you keep of this chat
  [-] Two of us want in, {the third, Harish}, has pulled out. [oneFormEach] Do we two send one form or one each
  [otherCity] {bangalore} no, chennai?
  [tellsAboutSelf] I'm a mason's daughter studying by phone light, [price] I can't afford anything big, is the smallest course free by chance?
  [tellsAboutSelf] Java aata hai, Python nahi, [prerequisites] to {@program} chhodun ya bina Python ke bhi le lete ho
  [-] After the last fiasco we've said no to {trainers from universities}. [instructors] Who are yours, practitioners or professors?
  [duration] all three minus business
  [tellsAboutSelf] I'm a wedding photographer booked solid till February and then idle, [deadline] can't come before that, is there a last day to apply?
  [correction] {dont delete}, only fix my spelling
  [tellsAboutSelf] I look after logistics for a tea estate in Jorhat and the network dies at dusk. [mode] I'm not asking for {any classroom}, can it be followed over the net?
  [-] One of us took {@program} before the merger, [compare] so with that out of the picture how do the other two differ for a newcomer
  [duration] barring {app developer}, per course hours
  [tellsAboutSelf] mom of twins, ex banker. [recommendation] nothing with code pls, which
  [-] humne soch liya hai ki {business leaders} kisi ko nahi karna, [count] to kitne course bachte hain
  [tellsAboutSelf] I have twenty two hours of leave left to spend before the financial year closes, [duration] what combination of yours doesn't go over it
  [erasure] {unsubscribe nahi}, poora delete
  [tellsAboutSelf] I'm in Lucknow and I'd never move south, [otherCity] so if {Hyderabad} is the only one say so, else where
  [-] Our CEO read an article and now everyone should do {agents}, I disagree. [audience] For a finance controller and a plant head, whom is each of the other courses meant
  [quotes] not {names}. what they actually said
  [tellsAboutSelf] Main pichhle saal hi retire hua hu, railway mein tha. [curriculum] {paise aur project} ki baat chhodo, sirf @program ke topics batao
  [mailContents] {not when}, what will the mail after the form have in it
  [tellsAboutSelf] I fix elevators, diploma holder, and I can only sit still for a short course. [-] {Forty hours} would kill me. [programs] What's there that's shorter?
  [seats] besides me two friends, are there three seats
  [-] The last institute put my picture on a hoarding without asking. [dataUse] {Leave the course talk}, what exactly would you use my details for?
  [tellsAboutSelf] I have been writing R for pharma trials since 2011 and can't stand beginners' classes. [curriculum] What do you teach in the app course other than {basics}?
  [enterprise] {readymade} nahi chahiye, apni team ke liye alag
  [launchProgram] if its not {the managers one}, what is being launched
  [tellsAboutSelf] My husband is posted at sea and calls once in ten days so {a phone callback} is useless. [contact] Where do I write to you?
  [tellsAboutSelf] never been to college. [prerequisites] is there any course that doesnt ask for it
  [-] Pehle bola tha dono karungi, ab sirf ek, {agentic} hata do. [register] @program ke liye naam kaise likhwau?
  [social] minus {linkedin}, where else
  [tellsAboutSelf] We're three co founders, one codes and two don't. [codingNeed] If the coder stays out of it, which of your courses can the two of us manage alone
  [-] cant do 40. [duration] how short can it be
  [-] I was told off for asking twice, so {not the discount}. [invoice] Will the company get a tax bill in its own name?
  [mentor] do i get help in the 10 hour one, {not the long one}
  [tellsAboutSelf] I'm dyslexic and long PDFs tire me, [brochure] so {please no long read}, have you a short leaflet
  [tellsAboutSelf] SQL aur Excel dono aate hain mujhe, [coverage] {wo} chhod ke @skill bhi sikhate ho kya
  [-] I've given up on {degrees}, eight years of correspondence was enough. [accreditation] Does any board or university stand behind your paper at all?
  [joinLaunch] {not the normal enroll}, bootcamp form where
  [tellsAboutSelf] I do accounts for a temple trust, and I'm the only one under sixty there. [recommendation] @program or one of the others, if I rule out {anything that has Python in it}?
  [count] how many besides {app}
  [-] I let my cousin type in my number as a joke, {I don't want the course}, [erasure] so please see that it goes
  [tellsAboutSelf] agency chalata hu, do log ki. [testimonials] {badi company walon ka} nahi, aam logon ka feedback kahan dekhu
  [duration] after removing {shortest two}, what stays, in hours
  [tellsAboutSelf] I'm a school librarian in Kochi with Wednesday and Thursday off, weekends never. [schedule] Not {Saturday}, not {Sunday}, so what days do you hold class
  [-] no more enrolling for me, i did it in 2023. [access] are my notes still open
  [tellsAboutSelf] I've been a tester for ten years and don't want to end up testing again, [career] what does it do for somebody's career other than {certificates}
  [-] Two of the three I already know by heart from your page, {app} and {agents}. [summary] Tell me about the one I haven't read
  [phone] anything but {mail}? number?
  [tellsAboutSelf] I'm a British citizen living in Goa and my card is from Leeds, [payment] {upi} isn't possible for me, is there another way to pay
  [tellsAboutSelf] hafte mein sirf Sunday khaali. [besideWork] {naukri chhodna} nahi hai, saath mein ho payega?
  [-] The girl at the desk said {no refunds ever}, fine. [transfer] But may I give my place to my sister in law instead?
  [curriculum] both {ten hour ones} i know. what about the 40
  [tellsAboutSelf] I advise cooperative farmers in Vidarbha and nobody pays me for learning. [price] Leaving out {the long one}, what would a course set me back?
  [start] not {the bootcamp}, the regular course starts when
  [tellsAboutSelf] I got burnt by an online academy that vanished, [trust] {don't show me your tagline}, how do I know you will still be there
  [tellsAboutSelf] main blind hu, screen reader use karti hu, drawing ya video nahi dekh sakti. [difficulty] phir bhi follow kar paungi kya
  [-] We had settled on sending Meera to {@program} but she resigned. [duration] For those who stay, the other two, how much time is that per person?
  [-] gave mail in chat. [formFields] email needed again?
  [tellsAboutSelf] I teach Kathak and I have no plan to become a developer, [audience] take out {the developers' courses} and who is the other for exactly
  [certificate] not {attendance slip}, real certificate?
  [-] You keep saying write to the team, {I don't want to write to anybody}. [location] Which town are you sitting in?
  [tellsAboutSelf] Python, Go and a bit of Rust, [-] {no managers' stuff} ever again. [order] Should I do the forty hours before agents or can I leap?
  [privacy] {not cookies}. the rest of your data policy
  [tellsAboutSelf] sasur ji factory chalate hain Ludhiana mein, unhe {Python} nahi chahiye. [curriculum] bina code wale mein kya kya hai
  [-] I already turned down {your rival in Madhapur} last week. [benefits] What do you have that they don't?
  [difficulty] ok with maths, not {code}. too hard?
  [tellsAboutSelf] I look after a ward of forty beds and my manager pays only if it's under two working days. [-] So {anything above sixteen hours} is off. [duration] What have you got within that?
  [onSite] {hum nahi aayenge}, aap office aa sakte ho?
  [tellsAboutSelf] I run payroll for a mill with old machines, [tools] no new laptop will be bought for me, so does @program run on something from 2014?
  [-] I was on the fence about {@program} but my wife talked me out of it. [duration] How many hours would I save by taking the other short one instead
  [duration] everything save {@program}, total
  [tellsAboutSelf] mechanical engg, cad only, [codingNeed] does @program want code, {the other two} i wont do
  [-] Boss ne likha hai {@program} reject, [programs] aur kya options hain bhejo
  [tellsAboutSelf] I'm a paediatrician and I've promised my patients I won't be away more than two afternoons a week. [schedule] Not asking for {the dates}, at what hour does @program sit?
  [curriculum] @program minus {deployment}
  [tellsAboutSelf] Our association has ninety florists, not one with an engineer's degree. [-] {@program} was suggested by my nephew who knows nothing of flowers. [recommendation] What would a sane person suggest
  [quotes] only one review pls, {not both}, the shorter
  [tellsAboutSelf] mujhe aata hai thoda Python aur Flask. [coverage] {Flask} mat ginna, @program mein @skill milega kya?
  [-] I've unsubscribed from four newsletters this morning, {don't add me to a fifth}. [dataUse] Is there going to be a stream of mail after I register?
  [brochure] pdf of all except {@program}?
  [tellsAboutSelf] I already lead AI in a small insurer, two direct reports, no engineers. [difficulty] With {@program} off the table because of the code, would the leaders' one be too easy
  [compare] i know {@program}. the remaining pair, difference?
  [-] There's a window telling me seats are going, {I refuse to be rushed}. [seats] How many does it really hold
  [tellsAboutSelf] Shaadi hai February mein isliye uske baad hi karungi. [start] {usse pehle wala batch} nahi, agla kab shuru hai
  [count] how many teach agents, {not apps}
  [tellsAboutSelf] My mother tongue is Konkani and I get lost in fast English, [language] so {slides} I can read, what about the talking, which language is that in?
  [-] Last time I signed up somewhere I got a call every day at lunch. [erasure] {Never mind the course}, take every bit of me off your books
  [tellsAboutSelf] have 2 yrs in support. [audience] if not {@program} then who are others for
  [tellsAboutSelf] I'm between jobs with fifteen hours before the new one starts, and @program alone is within that I suppose. [duration] Would a second one fit or would I go over?
  [onSite] {not online}. can you train us at our plant
  [-] Bade bhai ne {@program} kar liya, uska certificate dekha maine. [mentor] baaki courses mein bhi mentor milta hai?
  [tellsAboutSelf] I cook for a hostel from four in the morning, after two I'm a free man. [besideWork] If I can't quit the kitchen, can @program be managed next to it
  [otherCity] any branch, {not hyd}
  [tellsAboutSelf] Eight of us from the same alumni batch, all managers, all in different towns. [-] We've voted {@program} down. [discount] Would eight people on the remaining no code one get something off?
  [duration] shortest besides {@program}
  [tellsAboutSelf] I'm doing a PhD on reinforcement learning so {theory} I have up to here. [projects] Does @program let me build something that isn't a toy?
  [tellsAboutSelf] Main deaf hu, awaaz nahi sun sakta. [recordings] {live} chhod do, likhi hui ya recorded cheez milegi baad mein?
  [-] We thought about it in the car and we're dropping {the app one} and {the agents one}. [register] How does my wife get into @program?
  [launch] just india time, {no est}
  [tellsAboutSelf] I dropped out of engineering in the third year and I'd rather not tell anyone why. [prerequisites] Apart from {a degree}, is there something one must have for @program
  [social] i only watch videos, {not posts}. youtube?
  [-] {Not another sales pitch}, my inbox is full. [about] In plain words, what sort of outfit are you
  [tellsAboutSelf] Pune mein PG mein rehti hu, [accommodation] Hyderabad mein rehna padega to jagah aap dete ho kya
  [tellsAboutSelf] I've done fourteen years in credit risk, all SAS, no Python. [-] My team lead says @program, my gut says otherwise. [recommendation] Who is right
  [phone] landline maybe, {not mobile}?
  [-] My daughter has made her peace with not doing {@program}. [curriculum] Between us, what would she learn in the agents thing instead?
  [myRegistration] {not the new one}, my old form from april, any news
  [tellsAboutSelf] I own a bookshop and speak at small events, I've no use for {certificates on a wall}. [perks] What else does one come away with after @program
  [tellsAboutSelf] hum paanch bank wale, Ranchi se, koi coder nahi. [enterprise] {alag alag join} nahi karna, ek saath sirf hamare liye ho sakta hai?
  [duration] {@program} no, the other ten one yes. hours of the third
  [-] The courier has gone so {don't post anything}. [afterRegister] What comes to me once the form is in?
  [tellsAboutSelf] I'm hopeless with numbers, thirty years a poet. [difficulty] Leave out {the developer things}, is there too much arithmetic in @program
  [correction] keep me in, {dont erase}, but phone no. is old
  [tellsAboutSelf] My shift roster comes a week ahead only and I will miss some. [attendance] I can't swear to all of them, is missing two of @program a problem?
  [-] Aapke yahan se {@program} karne wala tha, ab paise nahi hain. [payment] chhote wale ke liye kisht mein de sakte hain kya
  [tellsAboutSelf] data analyst, no cloud. [coverage] @skill, is that in any but {@program}
  [tellsAboutSelf] I've sat on juries for hackathons and I'm done with {competitions}. [events] Do you hold anything else, talks or meetups for instance
  [count] leaving {@program} out, how many of the rest need code
  [-] My lawyer says I shouldn't give consent lightly. [dataKept] Not {what you record}, only for how many years you hold on to it
  [tellsAboutSelf] I'm a recruiter and half my inbox is your former people. [placement] {Skip the skills}, do you place anyone after @program?
  [mode] {hybrid} no. fully remote @program?
  [tellsAboutSelf] Meri dukaan raat das baje band hoti hai, [schedule] usse pehle kuch nahi ho sakta. @program ki class din mein to nahi hai na
  [-] I've had it with {courses that end in a quiz}. [assessment] Is there a test at the end of yours
  [testimonials] who besides {data scientist}
  [tellsAboutSelf] I farm prawns near Bhimavaram, English is fine, computers so so. [summary] Forget {the coders' courses}, tell me everything on @program
  [tellsAboutSelf] Twenty years in the army signals corps, discharged in June. [-] My pension officer ruled out {anything over a month}. [recommendation] Considering that, @program or another?
  [certificate] @program only, {not bootcamp}. certificate hai?
  [-] I know the hours of {@program} and of {the leadership course}, both printed here. [duration] It's the remaining one I can't find
  [tellsAboutSelf] Shaam ko tuition padhati hu, subah college. [duration] Dopahar ke mila ke mahine mein 18 ghante hi bante hain, to {@program} ke alawa kya ho payega
  [-] My sister's company pays for @program and not a rupee for {the rest}. [certificate] Does that one come with a certificate
  [tellsAboutSelf] I stitch blouses at home, nobody in this street codes. [count] Minus {the ones with programming}, how many do you have for somebody like that?
  [duration] three in all, two same. which one isnt
  [tellsAboutSelf] hum {online class} se thak gaye hain, teachers hain dono. [mode] offline hota hai kya
  [-] I've got a seat offer from {an MBA place} and am turning it down. [benefits] What would I get here that's worth it?
  [duration] agents + leaders, no {app}
  [tellsAboutSelf] My whole team sits in Kuala Lumpur on Malaysian numbers. [phoneFormat] Besides {India and Singapore}, whose codes are in your list?
  [recommendation] if @program is full what next best for dev
  [-] Kal raat decide kiya ki {agents} abhi nahi. [compare] @program aur jo bacha, dono mein kya antar hai
  [tellsAboutSelf] I'm a tax inspector with one free fortnight, weekdays only, five hours each day. [duration] If I go over by a single hour I lose pay, so is @program safe
  [social] twitter gone for me. what else do you have
  [curriculum] topics of two but {not @program}
  [-] My mentor at work told me {to start with agents or stay home}. [tellsAboutSelf] I have written maybe two scripts in my life. [recommendation] Where would you start me?
  [duration] 10+10 or 40, which is not over 30
  [tellsAboutSelf] Teen hazaar ki naukri hai, bada course nahi le sakta. [price] {@program} ko hata ke sabse sasta kaunsa hai
  [-] You've got us wrong, we are not {students}. [enterprise] A plant of sixty fitters needs a program, how do we begin
  [tellsAboutSelf] I'm an anaesthetist and I think in ten hour blocks, that's a shift. [duration] Excepting {those that take exactly one shift}, what does the leftover run to?
  [quotes] leave {stars and photos}, words of the consultant
  [tellsAboutSelf] sports quota se aaya hu, padhai mein peeche. [difficulty] {maths} chhod do to @program kaisa rahega
  [-] Put the phone away, I told myself, {no more courses on apps}. [programs] And yet, what other ones have you
  [transfer] dont want {money back}, only later batch
  [tellsAboutSelf] Being a widow with two school fees to pay I can enrol in just one. [-] {@program} I've let go. [audience] Which kind of person are the others written for?
  [count] {fees later}. how many with 10 hours
  [tellsAboutSelf] Mera beta autistic hai par coding mein bahut tez. [prerequisites] {special school} ki baat nahi, @program mein le lenge usko?
  [-] We both quit {the agents course of another academy} halfway, far too dry. [projects] Is there real work in yours or theory
  [duration] everything, then everything w/o {leaders}
  [tellsAboutSelf] I sell crop insurance on a scooter and read at red lights. [access] I will surely not finish in one go, so how long may I keep opening the lessons
  [support] after it ends, {mentor aside}, any group?
  [tellsAboutSelf] I'm an embedded C person, six years, never touched a server. [coverage] Setting {Python} to one side, would I learn @skill in the app course
  [-] {Koi call nahi} chahiye subah subah. [dataUse] Mera number kis kaam mein lete ho
  [tellsAboutSelf] Our diocese has thirty parish clerks and a rule against sending {names and numbers} to strangers. [enterpriseMail] What else do you need from us in that first letter?
  [tellsAboutSelf] neither engineer nor boss. [audience] am i welcome
  [-] After reading your page aloud to my father we crossed out two. [duration] @program is what's left, how long would he be at it
  [tellsAboutSelf] I was a copywriter until the machines came. [career] I don't want {another certificate}, does this give me something to put before an employer
  [otherCity] {hyderabad} too far. vizag?
  [tellsAboutSelf] Kuch mahine pehle hi LLM seekha hai khud se, [curriculum] to {uske basics} chhod kar @program mein naya kya hai
  [-] My friend says you've got four courses, {one for kids}. [count] I make it fewer, how many is it?
  [erasure] {not unsubscribe}. remove chat and form both
  [tellsAboutSelf] I keep the accounts of a cricket academy and I'm free from June to August. [start] So {nothing before June}, will there be a start in those months?
  [compare] 2 ten hr courses, {not the 40}, whats different
  [tellsAboutSelf] I translate court papers, four languages, none of them Python. [codingNeed] Other than {the leaders' one} which is nearest to needing no code
  [-] Aapki brochure padh li, {usme} fees nahi thi. [price] @program ki fees bata do, {baaki dono ki nahi}
  [duration] longest w/o {@program}
  [tellsAboutSelf] I head a customer desk of fourteen, half of them leave every year. [-] {Sending each one through the form} is absurd. [enterprise] Do you take a whole desk at once?
  [mentor] {no forum}, real mentor in @program?
  [tellsAboutSelf] I'm in Birmingham looking after Dad, so {flying over} is out of the question. [abroad] Would you take me from here
  [-] Sat with the calendar, cut everything until only thirty hours remained, {not one more}. [duration] What's the most of yours one can put into that
  [instructors] {names not needed}, are they from industry
  [tellsAboutSelf] Company ne bola hai bas ek course ka paisa denge, [recommendation] aur {jo mujhe aata hai, Python,} wo dobara nahi seekhna. kaunsa lu
  [-] {No thanks to the bootcamp}, the timing kills me. [register] How does one enrol for the ordinary @program
  [-] cant do 7 30 am. [launch] any other time
  [tellsAboutSelf] I spent a decade in pharma sales and can read a balance sheet. [coverage] Apart from {roi}, is there anything on handling people in @program?
  [count] 3 minus mine. how many still to do
  [-] Mujhe {LinkedIn ka link} mat do, waha account band hai. [social] aur koi page hai aapka
  [tellsAboutSelf] I'm a hotel night manager with 9 juniors, all without laptops. [tools] If they can't bring {their own}, does somebody lend them
  [partnership] {not joining as student}. want to teach
  [tellsAboutSelf] My eyesight forbids more than one hour a day at a screen. [duration] Ten days of that and I stop, so which courses could still be done to the end
  [-] The form took my surname wrong, {I'm not angry}. [correction] How is it put right?
  [-] cant show face, [unsaid] camera off all through ok?
  [tellsAboutSelf] I referee hockey on weekends and drive a crane the rest. [schedule] Neither {Saturdays} nor {before five} suits me, what timings has @program
  [-] Chacha ji ke do bete @program kar chuke, ab unke ghar mein {wo} koi nahi karega. [programs] unke chhote ke liye aur kya hai
  [duration] if u take out first one on page, total?
  [tellsAboutSelf] I'm head of research in a seed company, I've signed budgets bigger than your city's. [summary] Spare me {the basics of what AI is}, what would I be able to do after @program?
  [-] {@program} finished. [recommendation] what after
  [tellsAboutSelf] meri job mein 12 ghante ki shift hai isliye {40 wala} namumkin. [compare] chhote dono mein se fark samjhao
  [-] We heard the pitch at the fair and said no, we're not {beginners}. [difficulty] Is the agents course deep enough for people who've shipped?
  [count] besides dev ones?
  [tellsAboutSelf] I wash cars by day and I've a borrowed laptop from eight to nine. [duration] At an hour a night and not more than three weeks, what could I get through
  [brochureContents] has it only @program or all three
  [-] I don't dispute {your reviews}. [alumni] I just want to meet a living person who has done @program, can that be arranged
  [tellsAboutSelf] main ghar se papad ka kaam karti hu. [phone] {likhna} nahi aata theek se, phone pe baat ho sakti hai?
  [duration] {40 hrs} no. others how long
  [tellsAboutSelf] Our cooperative bank board, nine people, none under fifty five, one projector. [-] We looked at {@program} and it wants code, so that's gone. [audience] Who are the other two for?
  [-] i dont want to come alone. [seats] seats for 4?
  [-] Two courses I have cleared with my line manager, {@program} isn't among them. [order] In which sequence should the other pair be done?
  [tellsAboutSelf] Chartered accountant hu, teen articles hain neeche. [curriculum] {team leadership} aur {strategy} chhod ke leaders wale course mein kya bachta hai
  [discount] {no instalment}, will pay once. off?
  [tellsAboutSelf] I've a stammer and would rather die than {speak in front of a group}. [mentor] Is mentoring done with one person only
  [-] You had me at Python, then lost me at {agents}. [duration] So for the course that isn't that and isn't for bosses, how much time
  [-] interest nil now. [erasure] {no mail no call}, delete
  [tellsAboutSelf] I've worked the same loom for thirty years, the mill shuts in spring. [recommendation] What can a man without schooling take, {forty hours of code} excluded
  [-] Bhabhi ko {@program} pasand nahi aaya, [duration] to jo do bache un dono ko jod ke kitne ghante honge
  [access] {offline copy} no. online how long
  [tellsAboutSelf] I'm the only woman on an oil terminal's safety team. [quotes] I read {the man's words, the Data Scientist}, is there someone else's to read
  [programs] nothing in {agents} or {apps}. list pls
  [-] I told your chat yesterday that I was interested, today I'm not. [chatDetails] {Don't sell me anything}, is what I typed stored somewhere
  [tellsAboutSelf] Mere pass 2 saal ka React ka experience hai. [codingNeed] {Python} nahi seekhna chahta, kaunsa course uske bina chal jayega
  [duration] skip 1 of the tens, whats total then
  [tellsAboutSelf] I chair a school board and we've money for twenty hours of training in all, not for each. [-] {@program} is plainly outside. [duration] Could we fit both of the others?
  [certificate] {hard copy} nahi, digital bhi chalega. milta hai?
  [-] I'm leaving Facebook for good, {please nothing on there}. [social] How do I keep up with you otherwise
  [tellsAboutSelf] I read law at night and tutor in the day. [besideWork] Without giving up either, is @program doable?
  [count] how many if i cant code
  [-] hamare yahan net bahut dheema hai, {video} to chalti hi nahi. [recordings] likhit notes ya recording baad mein mil sakti hai kya
  [tellsAboutSelf] I'm a surveyor and my tablet is all I own. [phoneFormat] No code for Bhutan in that list, so submit stays grey, what now
  [refund] before first class, {not after}. money back?
  [-] A headhunter swears by {@program} for everyone. [tellsAboutSelf] I design labels for pickle jars and like it that way. [recommendation] Which one would do me any good?
  [tellsAboutSelf] Papa kheti karte hain, main pehli hu jo college gayi. [prerequisites] {engineering} nahi ki, BA hai. @program ke liye roka to nahi jayega?
  [enterprise] 15 testers, {no managers}. own batch?
  [-] It isn't {the length} that scares me, I've done year long courses. [difficulty] It's whether I'd be lost by week two
  [tellsAboutSelf] I do the lights at a theatre and rehearse until midnight. [mode] So {evening in a room} is no good, can @program be done from a distance
  [compare] @program vs rest, {skip fees}
  [-] My mother in law signed me up, bless her, {I never wanted it}. [myRegistration] Can you see whether that entry is there?
  [tellsAboutSelf] ek hi beti hai meri, class 9 mein. [future] {bade logon wale} nahi, uski umar ka kuch aane wala hai kya
  [duration] not longest not shortest. whats left
  [tellsAboutSelf] I do two hours of physio a day and the doctor allows me two more of anything else, for a week. [duration] Which of your courses end before I hit that wall?
  [-] No to {@program}, we have our own people for that. [enterprise] For the sales side though, can you design something?
  [testimonials] {linkedin praise} aside, where do learners speak
  [tellsAboutSelf] I've 30 staff in three bakeries and they start at three in the morning. [onSite] They won't travel, {not even to Hyderabad}, so will you come to Warangal
  [-] Teesri baar likh raha hu, {form} nahi bharna. [contact] seedha kis pate par mail karu
  [coverage] {no strategy}. @skill in any course?
  [tellsAboutSelf] I'm a bus conductor's son and first in line for a scholarship, [discount] but {a loan} I won't take, so do you have anything for merit
  [-] I'm past the point of {comparing}, my mind is on @program. [afterRegister] After I've sent the form, who gets back to me
  [-] didnt register. [mailByMistake] why ur mail
  [tellsAboutSelf] I audit mines, and out there I've no signal for ten days of every twenty. [attendance] Those ten I'd be absent, would they throw me out of @program
  [summary] all about @program, {leave hrs}
  [tellsAboutSelf] Do bhai milke garage chalate hain, {English} bilkul nahi. [language] Telugu mein padhate ho kya
  [-] The consultant on your page sounded like my boss, so {not her again}. [quotes] What does the other have to say?
  [location] {address later} which state
  [tellsAboutSelf] I iron uniforms for three hotels and my Sundays are mine, five of them till the rains. [duration] If each gives four hours, which course am I unable to finish
  [-] Nana ji ke saath baith ke teen mein se ek kaat diya, {@program}. [duration] Baaki ka hisaab bata do ghanton mein
  [count] excluding the pair of ten, how many
  [tellsAboutSelf] I'm a radiographer with a soft spot for gadgets. [-] {The leaders' one} put me to sleep just reading its title. [compare] Of the two that are left, what sets one apart from the other?
  [classSize] not the 25 of bootcamp, normal class how many
  [tellsAboutSelf] Meri team mein sab Tamil bolte hain, {Hindi} kisi ko nahi aati. [language] Class kis bhasha mein hogi
  [-] My parents have ruled out {everything with the word leader in it}. [recommendation] I'm nineteen and undecided, what would you say
  [duration] ur smallest + ur biggest, {leave middle}
  [tellsAboutSelf] I lost my hearing aid and can't use {the telephone}, [contact] is an e-mail address of yours anywhere?
  [-] Our union said yes to training and no to {trainers walking around the plant}. [mode] Can @program be had over the internet
  [curriculum] {number of topics} i know, name them for @program
  [tellsAboutSelf] do mahine ki maternity leave bachi hai, din mein ek ghanta milta hai. [duration] {dono chhote} to ho jayenge, bada wala bhi ho payega?
  [salary] {not placement}. pay after @program?
  [-] I don't trust {anonymous stars}, never have. [testimonials] Is there a person with a job title who says something about you?
  [tellsAboutSelf] We're an exporter of bed linen with one IT man, who's leaving. [-] So {the two for developers} would leave with him. [curriculum] What does the other one teach
  [start] {seats} not my worry. month?
  [tellsAboutSelf] I hate my job, data entry, six years of it. [career] I'm not asking for {a placement}, only whether it opens a way up
  [-] Mama ne {agentic} ke liye haan kar di thi, maine mana kar diya. [register] ab @program mein kaise aau
  [name] not the tagline, what r u called
  [tellsAboutSelf] I manage a gym and 16 trainers, I've 10 hours to give to this thing this year. [duration] Two courses are that long I believe, and the third?
  [-] I asked for the syllabus and got {the fee talk}. [curriculum] One more time, what's taught in @program
  [social] i quit {linkedin} and {fb}. any left?
  [tellsAboutSelf] I'm a marine biologist living on a research boat nine months of twelve. [access] Courses that expire are no good to me, so how long do yours stay open?
  [-] humare HR ne kaha {individual registration} mat karo. [enterprise] company ke through team training kaise hogi
  [otherCity] {hyderabad} me nahi rehna. pune ya mumbai?
  [tellsAboutSelf] I've a law degree, a bad back and no maths since class ten. [codingNeed] Would @program ask me to program, since I simply won't
  [-] If there's one thing I've decided it is to never again pay for {videos}. [instructors] Do live humans teach here, and who are they?
  [recommendation] @program or other. {agents} already know
  [tellsAboutSelf] Raat ko security guard hu, [besideWork] {naukri badalna} possible nahi. @program saath mein chalega?
  [-] I took my name off the list for {@program} this morning. [seats] That makes one more free, so how many are there in all in that bootcamp?
  [projects] {group work} no. own project in @program?
  [tellsAboutSelf] My firm buys everything on thirty days' credit. [vendorPapers] {The invoice} can wait, but could you fill our supplier form
  [-] The whole office is mad for {agents} and I keep quiet at lunch. [tellsAboutSelf] I'm in procurement and code is Greek to me. [audience] Is there a course of yours meant for my kind?
  [-] i finished {2 short ones}. [duration] hours still left to complete all
  [tellsAboutSelf] Main Sikkim se hu, yahan se Hyderabad teen din lagte hain. [accommodation] {ghar se} karna nahi ho paya to rehne ka intezaam hai?
  [-] Don't get me wrong, {I don't doubt you}, but the last one ran off with our deposit. [trust] How can I check on you before I pay
  [mentorTimes] mentor yes. {who} later, when do we meet
  [tellsAboutSelf] I teach dance to seniors, I type with two fingers. [difficulty] If {the forty hours} are for the young ones, is the leaders' one manageable?
  [-] We've done two rounds of voting: {apps} lost, {agents} lost. [enterprise] Could the winner be shaped around a hospital
  [brochure] {whatsapp pe nahi}, yahin pdf do
  [tellsAboutSelf] I have a phone with a Kenyan sim and nothing else. [formFields] The course I've chosen, {not the number}, is the important bit, may that box stay empty?
  [count] courses for ppl w/o laptop or code
  [-] My nephew is getting married on the twelfth so {that day} is lost. [launch] Is there another session of the launch
  [tellsAboutSelf] Saat saal se network engineer, ab AI seekhna hai, [recommendation] par {shuru se Python} nahi. kaunsa sahi rahega
  [duration] total sans agents
  [tellsAboutSelf] I'm the treasurer of a housing society and I've been asked to find something under a dozen hours. [-] Nobody there codes. [recommendation] Is there just one that meets both conditions?
  [-] {Cancel the call}, I'm travelling, and my phone is off till Monday. [correction] I'd rather you wrote, my mail has changed to the office one, can you note that
  [quotes] review of a coder, {not consultant}
  [tellsAboutSelf] I clean teeth for a living and build websites for fun. [coverage] HTML I have, Python I have, {so not those}, do you show how to get @skill running?
  [-] Ek baar aapke Hyderabad wale {office} aaya tha, band mila. [phone] aane se pehle phone karna ho to number?
  [price] no {installment}. full pay kitna @program
  [tellsAboutSelf] I coach chess at three schools and the fees come in June. [payment] Before that I can't pay a thing, so is paying later possible?
  [-] I had a look at the reviews and the brochure, and neither told me. [demo] Can one sit in for an hour before deciding on @program
  [rival] {udemy} no. are u better than others
  [tellsAboutSelf] I work in a call centre and my contract bans outside study over 20 hours a month. [duration] {@program} breaks that, don't you think, so what doesn't
  [-] hum ne {business wala} team ke liye reject kiya kyunki sab engineers hain. [curriculum] @program mein unko kya kya milega
  [-] no cookies, fine. [source] do you know which ad i came from
  [tellsAboutSelf] I'm a goldsmith with bad lungs and no patience for {hour long talks}. [projects] Do we make things in @program
  [-] Not that {I want a refund}, I haven't paid yet. [deadline] Until which day can I still make up my mind?
  [oneFormEach] 2 courses, {not 3}. one form?
  [tellsAboutSelf] I've two hours on Tuesdays, that's the lot, and my visa ends in six weeks. [duration] What is there that takes no more than twelve hours?
  [-] My wife's the coder, I'm the talker, and we agreed {not to take the same one}. [recommendation] She is on {agents}, what goes with a talker
  [duration] odd man out in hours?
  [tellsAboutSelf] Akela hu dukaan pe, chhutti sirf Mangalwar. [schedule] {itwar} bilkul nahi, Mangalwar ko class hai kya
  [-] Heard enough of {the pop up}. [launchProgram] Is it for @program or for another course altogether
  [compare] apart from {hours}, how do the 2 dev ones differ
  [tellsAboutSelf] I grade coffee and fly to auctions, no week is like another. [recordings] I'm not after {a fixed class}, can one catch up later with what was missed
  [-] Mera dost @program mein hai, wo to pura {free time} kha gaya. [duration] jo usse chhota hai wo kitna hai
  [programs] besides {@program}, what
  [tellsAboutSelf] I've built two chatbots for my uncle's clinic, both ugly, both work. [-] {The chatbots part} I can do without. [coverage] Is @skill something you go into?
  [-] I left the parking ticket running so {no details}. [count] Number of courses, please, bar {the one on management}
  [mentor] leaders course bhi? {dev walon ka} pata hai mentor milta hai
  [tellsAboutSelf] I'm an ex nun, forty nine, learning the world again. [prerequisites] Nobody will ask me for a CV, will they, before I join @program
  [enterprise] 4 ppl. {not 40}. possible?
  [tellsAboutSelf] Ladki ki shaadi karni hai is saal isliye paise kam hain. [discount] {poori fees} nahi de sakta, kuch kam hoga
  [-] I am not moving from Imphal, I've told three institutes already. [otherCity] Do you have anything in the north east
  [certificate] {no bootcamp} for me. plain @program, certified?
  [tellsAboutSelf] I was a nurse in Riyadh for eleven years and only just came home. [audience] Setting {the programmers} aside, who do you have in mind with the rest?
  [-] Kindly {no phone, no sms, no pigeons}. [dataUse] What will become of the number I have to give
  [duration] app or agents, {not business}, quicker?
  [tellsAboutSelf] I'm one half of a two person design studio, the other half is asleep. [-] We will take one course, she another, {never the same}. [duration] If she has the long one, how long would each of mine be
  [compare] one topic not in @program but in agents
  [-] Pichhli baar {bina padhe} form bhar diya tha. [transfer] ab @program ki jagah doosra karna hai, ho jayega?
  [tellsAboutSelf] My uncle left me a printing press and eleven people who fear computers. [summary] {The developers' ones} won't do, so what is the third about
  [social] pls {no youtube}, rest?
  [tellsAboutSelf] I test aircraft seats, it's as dull as it sounds, and I can't leave Bengaluru till 2027. [mode] Not asking {about abroad}, is joining from my flat possible?
  [-] Whoever reads this, I've decided against {all three}. [erasure] Would you kindly strike me off
  [tellsAboutSelf] fresher, no job, no exp. [recommendation] {40 hr} too long. @program?
  [tellsAboutSelf] Ghar mein net nahi, office mein site block hai. [access] Course ke baad material kitne time tak khula rahega, main dheere dheere dekhunga
  [-] Ruled out so far: {agents}. Ruled in: nothing. [count] From how many can I still choose
  [number] {not how long}, how many sessions in @program
  [tellsAboutSelf] I breed dogs and keep a spreadsheet of every litter since 1998, that's my data science. [difficulty] Isn't @program beyond me, leaving {the leaders' stuff} alone
  [-] She has the certificate, the mug and the T shirt from {the other bootcamp}. [perks] What would she get from you that's not {a mug}?
  [afterRegister] {no call in meeting hrs}. when will u ring
  [tellsAboutSelf] Hum NRI hain, Singapore mein, bachche yahin padhte hain. [start] {agle mahine} India nahi aa sakte, uske baad kab shuru hoga
  [-] I don't care for {the hall of fame}. [alumni] Where does the consultant who wrote on your site work
  [duration] sum of all that need code
  [tellsAboutSelf] I'm a fact checker for a weekly and I sleep in the afternoon. [schedule] {Afternoons} are dead to me, then when do @program people meet?
  [-] Two tries and {the confirmation} never came, I won't try a third. [myRegistration] Am I in your list or not
  [erasure] chose other institute. remove, {no survey}
  [tellsAboutSelf] I'm a stage magician who codes on trains. [compare] @program against the other technical one, {no need for the third}
  [-] Jija ji ko {40 ghante} sunte hi chakkar aa gaya. [tellsAboutSelf] unki apni transport company hai. [recommendation] unke liye kaunsa
  [tellsAboutSelf] gpu nahi hai. [tools] need for @program?
  [tellsAboutSelf] I've been appointed head of AI by accident, forty two direct reports and zero idea. [curriculum] I don't want {numbers and ROI}, does @program say anything about the people side
  [-] We are a charity and will accept {nothing for free}, it's in the bylaws. [price] So what do you ask for @program?
  [tellsAboutSelf] i have 50 hrs. [duration] which cant i add to the 40
  [tellsAboutSelf] Mere do students hain jo sun nahi sakte, main unki teacher hu. [language] awaaz ke bina, subtitles milte hain kya
  [-] My boat leaves on the twentieth and I'm back in spring, {no classes in between}. [ending] If I begin now, when would it be over?
  [testimonials] not {scores}. who speaks on ur site
  [tellsAboutSelf] I peel shrimp at the harbour, and my daughter reads your page to me. [-] She's crossed off {both with code}. [duration] How many hours for what is left
  [-] The committee turned down {the flagship program}, their word. [programs] Do you have others
  [location] skip street. country n city
  [tellsAboutSelf] I'm forty and have lived on {freelance SEO} that's dying. [placement] I'd not want to be a student again without a job behind it, do you help find one
  [-] Saheb, {mujhe course nahi karna}. [partnership] Main bade colleges jaanta hu, unko aapse jodna hai, kaise kaam kare
  [-] not sure i want code. [recommendation] safest pick?
  [tellsAboutSelf] I'm team lead for seven and my own boss wants me back by noon daily. [besideWork] So {anything after noon} can't be, is @program possible around that?
  [-] Leave aside what my uncle said, that {you are three people in a flat}. [company] How big are you really
  [coverage] except {@program}, where is @skill taught
  [tellsAboutSelf] I've Parkinson's, mild, typing's slow. [assessment] I'm fine with {homework}, but is there a timed exam?
  [-] Finally said goodbye to {my dream of doing all three}. [order] If I take two, may I pause between the first and the second
  [-] Padosi ke ladke ne {@program} kiya tha aur usi ke gun gaata hai. [count] Usko chhod ke aapke paas kitne course hain
  [duration] {agentic} hatao, baaki jodo
  [tellsAboutSelf] Main anganwadi mein kaam karti hu, roz ka ek ghanta mushkil se nikalta hai. [duration] Do hafte se zyada nahi khich sakti, kaunsa khatam ho payega
  [recommendation] {code} nahi, {lamba} nahi, phir kaunsa?
  [tellsAboutSelf] Teen mahine ka notice chal raha hai aur Java se pak gaya hu. [-] HR wali {leadership} karne ko keh rahi hai. [compare] baaki dono dev course mein kya alag hai
  [social] {youtube} dekh liya. aur?
  [-] Kal wale bande ne bola tha {guarantee naukri}, uspe yakeen nahi. [placement] sach batao naukri dilwate ho ya nahi
  [tellsAboutSelf] Humara chhota school hai Sehore mein, computer teacher ek hi hai. [enterprise] {bachchon ke liye} nahi, sirf teachers ke liye kuch bana doge?
  [quotes] {consultant} ke alawa kisne kya kaha, padh ke sunao
  [tellsAboutSelf] Mera Python theek thaak hai, Django bhi. [curriculum] {jo aata hai} wo nahi dohrana, @program mein aage kya hai
  [-] Main {phone number} kisi ko nahi deta, wife bhi mana karti hai. [formFields] uske bina form bhar sakte hain kya
  [seats] {fees} nahi puchi, seat kitni
  [tellsAboutSelf] Pehle call centre mein tha, ab Swiggy chalata hu, [schedule] {lunch aur dinner ke time} bilkul nahi. beech mein class hoti hai?
  [-] Dadi ne kaha hai {zyada din ka} kuch mat lo. [duration] sabse kam time wala, bina code ka, kitne ghante
  [launchProgram] bootcamp {managers} ka to nahi lagta, kiska hai
  [tellsAboutSelf] Main Canada mein hu, yahan raat hoti hai jab India mein din. [launch] {India ka time} mat batao, yahan ke hisaab se session kab hai
  [-] course nahi karna. [erasure] details uda do
  [-] Saali sahiba dono chhote kar chuki, certificate bhi laga diya deewar pe. [duration] {wo dono} hata ke uske liye kitne ghante ka kaam bacha
  [tellsAboutSelf] hum log kapde ke vyapari hain, AI ka A nahi jaante. [audience] {engineers wale} mat ginao, hamare jaise ke liye bhi koi hai?
  [mentor] {recorded jawab} nahi, asli mentor?
  [tellsAboutSelf] Do saal gap hai CV mein, bachche ke baad. [career] {salary} abhi nahi puch rahi, profile banegi kya isse
  [-] Ek form galti se @program ka bhar diya, {wo} nahi chahiye tha. [transfer] doosre course mein badal sakte ho?
  [codingNeed] {app} {agents} dono me code. teesre me?
  [tellsAboutSelf] Main tabla sikhata hu aur raat ko jaagta hu, subah das se pehle uthta nahi. [mode] {centre aana} to mushkil hai, ghar se kar sakta hu @program?
  [otherCity] {hyd} nahi, jaipur me kuch?
  [-] Mere sir ne teen mein se do tick kiye, {@program} ko nahi. [order] un dono mein pehle kaunsa karu
  [tellsAboutSelf] Railway mein TTE hu, mahine mein bees din bahar. [attendance] Har class nahi aa paunga, to nikaal to nahi doge
  [brochureContents] {hours} pata hai, pdf me aur kya
  [tellsAboutSelf] Hindi medium se padha hu, dictionary leke baithta hu. [difficulty] coding se dar nahi lagta, English se lagta hai. @program bhaari padega?
  [-] {Certificate} ka kya karna, teen pade hain almari mein. [projects] @program mein haath se kuch banwate ho?
  [dataKept] {delete} nahi karwana, bas kitne din rakhte ho
  [tellsAboutSelf] Main aur meri saheli dono beautician hain, parlour sham ko khulta hai. [oneFormEach] {alag alag} nahi, ek hi form mein dono ka naam chalega?
  [-] Cousin bola {sab fake hai}, main nahi maanti par puchna padta hai. [trust] Kaise maanu ki aap asli institute ho
  [tellsAboutSelf] 30 ghante hi hain. [duration] kaunsa nahi hoga
  [tellsAboutSelf] Army mein hu, posting Leh, chhutti sirf pandrah din. [duration] Us se bahar kuch nahi kar paunga, din ke teen ghante, to kaunsa kaunsa nipat jayega
  [programs] {dono dev wale} chhodo, baaki dikhao
  [-] Maine socha tha {teeno} karunga, phir bank balance dekha. [price] Akela @program kitne ka padega
  [tellsAboutSelf] 55 ki umar hai, VRS le liya, khali baithna nahi aata. [summary] {naukri wali baatein} rehne do, @program kis baare mein hai bas wo batao
  [contact] {call back} nahi. email?
  [tellsAboutSelf] Main Dubai mein driver hu aur mere paas India ka sim nahi. [phoneFormat] UAE ka number form mein chalega?
  [-] Office walon ne {bahar jaane} se mana kiya hai, budget nahi hai hotel ka. [onSite] aapke log Indore aa ke sikha sakte hain?
  [compare] hours same hai, {usko chhodo}, dono ten wale me fark?
  [tellsAboutSelf] Mujhe Scratch tak nahi aata, main rasoi ka YouTube channel chalati hu. [coverage] coding ke bina @skill sikhne ko mil sakta hai kya kisi course mein
  [-] Window baar baar khul rahi hai, {bootcamp} nahi chahiye mujhe. [closeLaunch] isko band kahan se karu
  [start] {bootcamp} nahi, @program kab se
  [tellsAboutSelf] Humari team barah ki hai, do log chhod ke sab non tech. [enterpriseMail] mail mein kya kya likhna padega taaki aap plan bana sako
  [-] I've closed the tab four times, {I won't register}, I only read. [cookies] Does reading alone leave something about me with you
  [tellsAboutSelf] I'm a compliance officer and I've read your privacy page, all five parts. [whoSees] Besides {your admin}, does anyone at all get to see a registration?
  [access] {videos} aside, how long do notes last
  [tellsAboutSelf] I umpire, I garden, I have eleven hours before my hip operation. [-] {The forty hour one} I'll do in another life. [recommendation] For a retired factory manager, which of the two left?
  [-] I've asked three humans already and got a smile. [invoice] Is a proper bill made out to a trust
  [duration] one dev one boss, {not @program}, added up
  [tellsAboutSelf] I'm a beekeeper's accountant, and no, {I don't want to learn Python}. [count] With that said, how many of your courses are open to me
  [-] Chhoti behen {@program} ke peeche padi hai, maine kaha soch le. [tellsAboutSelf] usko drawing aati hai, code nahi. [recommendation] uske liye kya theek rahega
  [certificate] {portfolio} theek hai, certificate bhi?
  [tellsAboutSelf] Bank mein clerk hu, saat baje chhutti, [besideWork] {naukri} nahi chhod sakta. @program nibha paunga kya
  [houseRules] {hostel} nahi chahiye. parking hai kya
  [-] Mere naam se kisi ne chat kiya hai, maine nahi kiya. [chatDetails] usme mera kya kya save hua
  [tellsAboutSelf] Do course ke paise hain mere paas, teen ke nahi. [duration] Agar {sabse lamba} chhod du to kul kitna samay dena hoga
  [perks] {access} and {mentor} known. what else do we get
`;
