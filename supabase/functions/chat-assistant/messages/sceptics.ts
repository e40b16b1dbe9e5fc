/** Who doubts, jokes, compares, changes their mind, or decides with somebody else. One message a line, as messages/all.ts says. */
export const sceptics = `
  [-] fine, you have one minute [tellsAboutSelf] i buy software for a living [benefits] convince me in one line why you and not the ten other institutes in my inbox
  [-] my cousin got burned by one of these places last year [benefits] so what do you have that the rest dont [refund] and if it turns out rubbish do i see my money again
  [chatDetails] why on earth did you want my surname just so i could type here [-] never mind that now {the surname}, it is done [curriculum] what do you teach in the @program course
  [count] give me a plain figure, the courses on offer, is it two or three or what [duration] and how many hours is the longest of them
  [duration] hours for {the @program one}, scratch that, for the @program one
  [tellsAboutSelf] me and my wife are both in HR [recommendation] which single course would make sense for the two of us
  [hostile] you talk like a broken microwave [-] anyway [recommendation] which course is right for a guy who likes tinkering
  [-] thanks for nothing i suppose [goodbye] right i have heard enough, off i go
  [-] the fee is too steep for my taste [decline] nah i will sleep on it
  [enterprise] we have eighteen support engineers who should pick up agents by december, do you take on that sort of thing [-] not {individual seats}, a group
  [abroad] i am sitting in nairobi, would that be any problem for joining [start] and when would i be starting
  [name] sorry whose website did i land on, the logo is not loading for me [summary] and what is this @program about
  [partnership] i run a coaching centre in nagpur and want to send you students for a cut, possible? [contact] who is the person to write to
  [tellsAboutSelf] i work in cyber security [-] so forgive me [privacy] how do i know you wont leak my stuff all over the internet
  [enterpriseMail] what facts do you want in that letter when a firm writes to you about group training
  [mentorTimes] is this mentor fellow a weekly thing or do i see him once and thats it
  [duration] ten hours for the @program, right? [-] good [invoice] my employer pays it back only against a tax bill with our company name on it, can you issue one
  [tellsAboutSelf] i am a cabin crew member [recordings] say my flight is on the same night as the lecture, can i see it later somewhere
  [tellsAboutSelf] i am a lecturer in a degree college [accreditation] is that paper of yours worth anything with UGC or AICTE
  [number] how many assignments exactly does one go through in the @program course [coverage] and is any of them on streamlit
  [tellsAboutSelf] i did hotel management [prerequisites] do i have to know statistics before i walk in
  [compare] @program versus @program, what is actually not the same [-] my friend says nothing [audience] and who is each of them for
  [-] i dont need {the brochure} again [curriculum] just tell me what sits inside the @program course
  [tellsAboutSelf] i have 11 yrs in java [prerequisites] is there anything i must brush up before the @program [duration] and how many hours does it eat
  [codingNeed] my partner freaks out when she sees a terminal, will the @program program make her type any code [recommendation] if yes, where else would she fit
  [price] what damage to my wallet are we speaking of [-] we are two so double it in your head
  [price] fees for @program please [-] and dont tell me {somebody will call}
  [coverage] does your @program course touch airflow or only theory of pipelines [-] every place says pipelines these days [prerequisites] and do you presume we know linux
  [tellsAboutSelf] i am a botany graduate [compare] between @program and @program which has less maths in it
  [start] next date for @program one? [-] {@program} i finished already
  [certificate] will there be a paper with my name on it in the end [duration] and how many hours till i get it
  [mentor] is there a human who looks at my code when it is a mess [audience] also are there other women over forty in the @program course
  [hostile] what a dumb little toaster you are [contact] give me an actual human
  [-] hmm ok so forget {placements} for now [projects] are the things we build real or toy stuff [recommendation] and for someone who learns by breaking things which course
  [launch] hows the session timed for someone in chicago [-] i am bad at time zones
  [contact] is there a mail id where a grumpy old man may write [-] my granddaughter set up the computer
  [-] two of us are looking at this screen and fighting [compare] he says @program is deeper i say @program course is, who is right [price] also cost of both?
  [decline] no no i only came to look around
  [tellsAboutSelf] i manage a bakery chain [recommendation] so what should i take [-] no {agents} please that word scares me
  [register] fine you win, how do i put my name down [price] and do i pay today
  [number] kul milake kitni live classes hongi @program me, exact batao
  [benefits] har koi bolta hai hum best hain, tumhare paas aisa kya hai jo dusro ke paas nahi [recommendation] aur hum dono ke liye kaunsa course sahi rahega
  [enterprise] hum 40 log hain ek bank se, sab ko ek saath padhane ka koi intezaam hai [curriculum] aur bank walon ko @program course me kya sikhate ho
  [price] leaders ki fees kitni [invoice] bill milega kya GSTIN ke saath
  [tellsAboutSelf] ac technician hu main [abroad] bhaiya main muscat me rehta hu, yahan se kar paunga?
  [-] hamare gaon ka haal mat pucho [recordings] agar bijli chali gayi class ke beech to baad me dekh sakte kya wo lecture
  [mentor] koi sikhane wala alag se milta hai kya [mentorTimes] mentor se ek mahine me kitni baar baat ho payegi
  [prerequisites] kya pehle se linear algebra aana chahiye [tellsAboutSelf] commerce se hu main
  [chatDetails] ye jo maine naam aur mail daala chat kholne ko, kahan gaya wo [-] chhodo [duration] @program wala kitne ghante ka hai ye batao
  [-] pehle ek baat [privacy] meri jaankari kisi aur ko bechoge to nahi
  [goodbye] chalo nikalta hu main, raat bahut ho gayi
  [decline] abhi rehne do, ghar pe puch ke bataunga
  [hostile] dimag hai ki nahi tere me, kuch bhi bakta hai [-] {fees} nahi puchi thi maine [start] batch kab hai wo batao
  [name] naam kya hai is sanstha ka, papa puch rahe hain
  [accreditation] sarkari manyata hai kya is course ko [placement] aur isse naukri me madad milegi kya
  [count] aapke paas coding wale courses ginti me kitne hain [codingNeed] aur jisme coding nahi chahiye wo kaunsa hai
  [partnership] main python padhata hu 6 saal se, aapke sath padhane ka mauka mil sakta hai? [-] references bhi hain mere paas
  [enterpriseMail] hamare HR ko aapko likhna hai training ke bare me, kya kya point daale letter me
  [curriculum] @program me kya padhate ho [-] {sql} nahi chahiye mujhe
  [tellsAboutSelf] i am a php coder since college [recommendation] i keep changing my mind between the two @program ones, just pick for me
  [-] wait [-] ignore {the first question} [duration] how long does the @program one run
  [audience] is the @program course for people who run things or people who wish they did [tellsAboutSelf] i am the second kind, a team lead in waiting
  [tellsAboutSelf] my brother is a mechanical engineer and i am a designer [audience] is the @program course meant for folks like either of us [duration] and how long does it run [-] we carpool
  [-] my nephew finished three bootcamps and drives a taxi [placement] do you actually get anyone hired or is that just a slide
  [trust] the page smells fishy honestly, are you people for real [company] since when do you exist [-] i google everything
  [-] i have coursera for half that money [benefits] what do i get out of you that is worth the rest
  [-] dont start with {lifetime access} again [number] tell me how many projects, a digit
  [chatDetails] does somebody read along what i type to you here
  [privacy] show me your policy on personal information before i type another word
  [dataUse] who gets to look at my number after i fill that form [dataKept] and for how many months does it sit there
  [cookies] is there some pixel on this page following me to facebook [-] you know what i mean, ads everywhere [contact] and who is responsible, a mail id please
  [erasure] my mail was given by mistake, wipe it
  [formFields] if i register do you want my date of birth too [-] she hides her age
  [goodbye] ok ciao people
  [-] haha ok [hostile] my parrot gives better answers than you [count] so again how many different trainings do you sell
  [enterprise] could your trainers do a closed batch for our sales division only [price] and roughly what would a closed batch cost
  [abroad] does it matter that my passport is nepali and i live in doha [register] and how does one get a seat from there
  [accreditation] would my university in canada take this for credit [certificate] or is it only a pdf you hand out
  [tellsAboutSelf] i am a mother of three and a tester [recordings] are the lectures saved anywhere for those of us with kids who scream at class time
  [mentorTimes] on what days are the one on ones held [mentor] and what does the mentor help with, code or career
  [invoice] i want a bill with hsn code, will that come by mail after i pay [-] our finance head is a stickler [price] and the amount before tax?
  [tellsAboutSelf] i am a chartered accountant with zero python [prerequisites] what should be in my head already on day one [recommendation] or is some other course wiser for me
  [tellsAboutSelf] final year btech here [partnership] do you have any internship for freshers in your own office
  [name] under what brand are you registered
  [enterpriseMail] is headcount enough in that enquiry mail or do you want budgets and dates also
  [benefits] why should two broke students bet on you [-] we share one plate of noodles these days [price] how much is the cheapest course
  [compare] is the @program one just the tail end of the @program one [recommendation] if so which do you advise for an ios coder
  [-] i said not {@program}, listen for once [curriculum] what topics come in the @program course
  [start] when do you kick off [-] not {the pop up thing}, the regular batch
  [-] my brother in law offered to teach me [decline] thanks but i will pass
  [decline] we discussed it, its a no from both of us
  [hostile] go jump in a lake, you glorified search box [-] sorry, long day [coverage] do you teach crew ai
  [goodbye] alright tata
  [number] count of mentors on your roster, go
  [number] number of modules in @program? [duration] and hours overall [price] and price
  [count] how many data courses does your school run at the moment [recommendation] and which one for a pharmacist who likes charts
  [tellsAboutSelf] he is an etl tester [abroad] can a guy in toronto sit for @program program
  [name] what do you call yourselves, i need to tell my manager who runs @program [summary] and what is that course in short
  [recordings] if i join @program late will the earlier lectures be there to see [start] when did the present one begin
  [mentorTimes] in @program course can i catch my mentor on a saturday
  [invoice] proper bill for the SQL course possible? my office reimburses [discount] also anything off for two colleagues joining together
  [tellsAboutSelf] i am a govt statistician [accreditation] @program, is it recognised by some university
  [tellsAboutSelf] my boss is from the paper and pencil era [prerequisites] do i need excel skills before @program
  [benefits] three data schools on my list, tell me what i would miss if i skip yours [compare] and tell me is your ml course broader than your sql one
  [privacy] is the data i give to your data school kept locked up properly [-] ironic question i know
  [enterprise] we are a logistics firm, want fifteen planners to do @program in one private group [duration] how many hours would that be
  [tellsAboutSelf] i head a call centre [codingNeed] @program, is there any typing of queries or can i relax
  [tellsAboutSelf] bca first year me hu [coverage] window functions aate hain kya @program me
  [duration] @program kitne ghante ka hai [-] {@program} ka nahi puch raha
  [price] dono ka alag alag rate batao, @program aur @program [-] wife hisaab maang rahi hai
  [hostile] tumse na ho payega, bakwas machine
  [tellsAboutSelf] i sell insurance and my husband writes android apps [recommendation] what should each of us pick [-] one of us must stay with the baby
  [tellsAboutSelf] he is a devops guy, ten years [-] stubborn as a mule too [audience] would @program be for someone like him
  [duration] between us we have only weekends, so how many hours is that @program thing in total [besideWork] and can it be squeezed next to two jobs
  [codingNeed] i can spell python but thats about it, will i drown in the {@program course} i mean the @program one
  [curriculum] what do you actually do in those 10 hours with the managers, drink tea? [-] i kid [audience] but truly, who signs up for that
  [summary] ok sell me the @program course in two sentences [-] then two for @program [-] then we toss a coin
  [-] skip {the marketing} [coverage] do you go into langchain or anything like that
  [coverage] is fine tuning part of it or do i need some other school for that [compare] or is the @program course better for that than the @program one
  [certificate] my wife only cares about this, do you hand something over to put on linkedin [-] i care about the biryani afterwards
  [mentor] suppose i break everything at 2am, who do i cry to [-] my code has a talent for that
  [projects] will i have anything to show off at the end besides debt [placement] and does anybody at your end show it to employers
  [placement] after the forty hours do you push my cv to companies or am i on my own [-] be honest
  [launch] whats special about that bootcamp that keeps jumping in my face [-] my wife closed it thrice
  [contact] whom do i shout at if nobody replies [-] last time i wrote to a school it took a month
  [price] is money involved already when i register [-] i am not asking about {instalments}
  [register] tell me where to click so both of us get in [-] she is already typing
  [start] which month would a batch begin if we decide tonight [duration] and how many hours until we are free again
  [prerequisites] should i have deployed something before or is that taught [-] asking for a friend, ok asking for me
  [tellsAboutSelf] my kid brother is in second year mechanical [prerequisites] what does one need to have studied for the @program, say do i need to know apis
  [prerequisites] is a degree asked for [-] i dropped out of mine
  [prerequisites] my sister did only 12th arts, would the entry conditions shut her out of the @program course
  [count] so {two} no wait i see another card, how many programs is it then
  [count] how many of your trainings would suit a person who never codes [recommendation] and out of those which is for a hospital administrator
  [benefits] apart from nice colours on the homepage what speaks for you [curriculum] and what is taught in the @program course, really taught
  [benefits] what is the one good thing here that i will not find on youtube for nothing
  [benefits] my colleague says all bootcamps are the same, prove him wrong
  [chatDetails] before you let me chat you asked my mail, is it going on some list now [-] i get forty junk mails a day
  [chatDetails] is this conversation saved after i shut the window
  [chatDetails] i typed a fake name to get in here lol, does that matter
  [chatDetails] can anybody in your team see the nonsense i wrote above [-] dont judge
  [enterprise] our startup has 9 devs, can you cook up something private for us [coverage] and would it go into multi agent stuff
  [enterprise] what do you offer to a hospital that wants its admin staff to understand ai [price] and at which rate
  [enterprise] do you run the @program program inhouse for boards of directors [-] i dont mean {the public batch}
  [tellsAboutSelf] i am a fintech analyst [abroad] are people from lagos welcome or is it india only
  [-] dont laugh at my timing [abroad] i will be moving to berlin mid course, can i go on from there
  [abroad] my cousin in dallas and me in pune, could we both be in one batch though he is so far away [start] the date for both
  [name] tell me your institution's title exactly as it is on paper
  [-] i clicked some ad [name] who am i dealing with here, company wise
  [tellsAboutSelf] i am a copywriter [partnership] are there any openings for a content writer at your end
  [partnership] can i teach with you guys, i have a phd and a mic
  [partnership] our college wants an mou with you, would that interest you
  [privacy] do you share what i give you with recruiters or advertisers
  [privacy] are my particulars encrypted or in some excel on a desktop
  [tellsAboutSelf] i am a data protection officer [privacy] what rules do you follow about personal data, dpdp act and so on
  [enterpriseMail] i am drafting the note for corporate training now, which details will save us a back and forth
  [tellsAboutSelf] i run learning and development at a tyre company [enterpriseMail] does the letter about our team need number of people and their level
  [enterpriseMail] the enterprise button opened an empty draft, what am i supposed to put in it
  [mentorTimes] are these 1 to 1 talks an hour or ten rushed minutes
  [tellsAboutSelf] i am a new dad and a qa lead [mentorTimes] can my mentor meet be at 10 at night after the baby sleeps
  [mentorTimes] do i get the same mentor each time, and how frequently
  [invoice] i need something for my tax file after paying, do you give such [-] the taxman loves me
  [invoice] can the bill be split in two names, me and my business partner
  [invoice] is there 18 percent tax on top and is it shown on the bill
  [recordings] do you tape the lectures [-] {tape} record, i am showing my age
  [recordings] my friend says you delete the class videos after a week, so can i go back to them or not
  [certificate] do i get something at the end of @program [accreditation] is there any board or ministry behind that certificate
  [accreditation] will a german employer recognise it or laugh [-] be honest now
  [accreditation] is the institute ISO something or affiliated to anyone
  [number] number of live sessions, how many precisely are there in the 40 hours [projects] and in how much of that do we build
  [number] how many case studies do the bosses get in that ten hour thing [curriculum] and what else is in there for bosses
  [number] tell me the number of teachers you have on payroll
  [goodbye] we are done here, good night to you
  [goodbye] gotta run, metro is here [-] will read the rest at home
  [goodbye] enough for today, see you around robot
  [decline] not convinced sorry, no
  [decline] i would rather not right now
  [-] it was so close [decline] nope, my wife has vetoed it
  [hostile] honestly you are the worst chat thing i have ever used [summary] just tell me what @program is about
  [hostile] did a monkey write your answers [-] i wanted dates [start] DATES of the next batch
  [hostile] shame on you people, cheats [-] i am so angry today
  [tellsAboutSelf] i have been a teacher for 20 years [-] and my back hurts [recommendation] what is there for me [price] and at what cost
  [compare] side by side please, the two ten hour ones [-] leave {the 40 hour one} out [tellsAboutSelf] i am an engineer, she runs a gym
  [recommendation] we want to build a chatbot for our shop, he codes, i dont, what do you suggest
  [-] ok so he changed his mind [-] no more {@program} for him [curriculum] what is in the @program one
  [-] {what is the price} no first things first [duration] how long is it
  [-] i am comparing five institutes in a spreadsheet [duration] total hours of @program [price] fee [certificate] certificate y or n
  [-] filling column G of my comparison sheet [accreditation] recognised by whom [number] and how many projects inside the @program course
  [-] another bootcamp offered us 20 percent off [discount] can you beat that for two people [-] no is also an answer
  [invoice] would one bill cover both of us [payment] and can we pay it in parts
  [trust] how can i be sure this isnt a fly by night outfit [name] and whats your legal name
  [-] me and my flatmate take bets [benefits] give me your best argument, then i will tell you why it is nonsense
  [refund] lets say i walk out in week one, do you keep the cash [certificate] and do quitters get any certificate haha
  [demo] can we watch one class before we commit [-] we are slow deciders
  [tellsAboutSelf] i am a nurse, he guards a warehouse [besideWork] he works night shift and i work days, would either of us cope
  [-] my last online course was a cattle market [classSize] will i be one among 300 muted faces
  [schedule] what hours are the classes [-] if it is mornings forget it
  [mode] is it on zoom or do i have to put on trousers [duration] and how many hours must i sit there
  [tellsAboutSelf] hobby coder here [tools] will my 2014 thinkpad survive it
  [difficulty] be blunt, is @program going to fry my brain [prerequisites] and what should i know beforehand so it wont
  [hostile] oh shut your trap [codingNeed] just say if i need to code in it, yes or no
  [salary] what will i earn after, lakhs or peanuts
  [testimonials] did any living person enjoy this
  [access] and do the materials vanish once we finish
  [name] which data school is it i am chatting with [count] and how many courses do you guys run
  [summary] quick rundown of your @program course
  [curriculum] what all is taught in Statistics for Decisions [-] the sql one i know
  [prerequisites] should i finish @program before touching @program or can i jump in with some excel
  [prerequisites] what maths must i remember from school for @program
  [recommendation] he wants {@program} i mean he wanted, now we need something with dashboards, what fits
  [tellsAboutSelf] i am a warehouse supervisor [recommendation] which of the data courses wont bore me to death
  [certificate] does @program end with some credential
  [mentor] is there a tutor i can bug when my joins dont work
  [projects] in @program do we build a pipeline that truly runs or only slides
  [enterpriseMail] our head wants to mail your data school for a closed sql batch, what should she mention
  [partnership] looking for a job as ta in your machine learning course, any vacancy
  [chatDetails] your data school bot asked my first and last name, what for
  [benefits] datacamp is cheap as chips, so why your data school
  [hostile] this data bot is as thick as a brick
  [decline] we wont take the sql course after all, thanks
  [goodbye] bye bye data people
  [-] ok changed my mind [-] {the ten hour one} is off the table [register] sign me up for the forty
  [-] she just said drop {the @program course} [compare] so between the two that remain which is more practical
  [-] I don't wish to hear about {certificates} [placement] what I wish to hear is who hires your people
  [-] please no {sales call} [price] only write the amount here
  [start] when does {@program}, oops, @program begin
  [register] i want to enrol for {@program} hang on my friend says @program, so @program, how
  [-] {price} we got from your colleague already [invoice] what we need is whether a tax bill is issued
  [-] not talking about {recordings of old batches} [recordings] i mean will my own batch's classes be kept so i can see them again
  [-] leave {mentors} aside [number] how many hours of those 40 are pure practice, exact figure
  [enterprise] we are not {a college} we are a textile company and want our managers coached, do you do that
  [abroad] i used to be in {dubai}, now riyadh, is joining from here ok
  [accreditation] i dont care {how it looks}, is the certificate approved by any authority
  [mentorTimes] forget {group doubts sessions}, when would i get my mentor alone
  [privacy] im not worried about {spam}, im worried about hacking, how well do you guard what i submit
  [chatDetails] not {the enrolment form}, i mean the box that came up here in chat, why all that info
  [benefits] dont give me {the six tiles}, tell me in your words why you are good
  [prerequisites] {python} i have down cold, what else is expected of me before agents
  [count] leaving out {the @program one}, how many courses remain
  [name] i dont mean {the course}, i mean the academy, what is it called
  [partnership] i am not {a learner}, i recruit learners, do you pay for referrals
  [enterpriseMail] apart from {company name}, which i will obviously put, what goes in the mail to you for staff training
  [invoice] not {a screenshot of upi}, a real stamped receipt, do you send those
  [decline] lets not, i got cold feet
  [-] sorry wrong window [-] ignore {that about the pizza} [duration] how long does @program take
  [curriculum] what is in the {leaders} sorry @program
  [tellsAboutSelf] i am a {student} was a student, now junior tester [recommendation] so which of these
  [codingNeed] my dad runs a factory, is code required in {the @program} no i mean the @program one
  [price] how much is {@program} no wait how much is @program
  [-] not interested in {sql} [coverage] do you teach spark anywhere
  [summary] describe @program, not {@program}, my friend told me that already
  [-] apart from {the fee} nothing about it worries me [price] but is tax in that or extra
  [launch] what happens in the bootcamp [-] and i dont want to know about {how to close it}
  [launch] when is it for india, {est} means nothing to me
  [contact] i dont do {phone calls}, is there a mail address
  [mentor] other than {the whatsapp group} is there a real guide for each learner
  [projects] excluding {kaggle style toys} what would we build
  [placement] i am not asking for {a guarantee}, only do you help with interviews
  [certificate] is it given at the end even if i skip {the project}, no scratch that, even if i miss classes
  [-] we agreed {the fees} are fine [start] now only when
  [audience] who sits in the @program classroom usually, kids or grown ups
  [tellsAboutSelf] we are two retired bankers [-] bored stiff [audience] are we too old for the leaders thing
  [hostile] you are a scammy piece of software and your mother was a calculator
  [hostile] cant you read, blockhead [duration] HOURS i asked
  [goodbye] thats me gone then, adios
  [goodbye] ok we both leave now, take care
  [decline] hmm no, lets leave it for this year
  [decline] i said no, stop pushing
  [number] do you have an exact tally of exercises in multi agent part
  [number] total video lessons in there, i want the figure not blah
  [number] how many one to one meets come with the course in all
  [count] are there more than three trainings hiding somewhere or is that the lot
  [count] and the ten hour ones, is that a pair or a trio
  [benefits] whats your edge, hand on heart
  [benefits] my wife found a cheaper institute down the road, why would we still come to you
  [chatDetails] do you keep a transcript of our little chat
  [chatDetails] i feel weird giving a robot my surname, what do you do with it
  [privacy] are you the kind that sells contact lists
  [privacy] paranoid question from a security guy, where is the policy page
  [enterprise] looking for upskilling forty qa folks, tailor made, do you handle it
  [enterprise] is a government department allowed to book you for its officers
  [abroad] kathmandu here, may i
  [abroad] would being on a boat near norway for work stop me from taking part
  [name] whats your outfit called again
  [name] i closed the tab and now forgot, which academy was this
  [partnership] i blog about tech, 80k readers, do you do collaborations
  [partnership] any vacancy for a counsellor, my wife is looking
  [enterpriseMail] must our letter say which of the courses we want or do you advise that
  [enterpriseMail] how should i word the request for a company batch, any template
  [mentorTimes] how long would one mentor talk last
  [mentorTimes] is there a cap on how often we may book the mentor
  [invoice] after paying will a document with your gst number reach me
  [invoice] our accounts lady is a dragon, she wants a bill dated this quarter, doable?
  [recordings] my internet is a joke, could i get the lectures afterwards
  [recordings] are sessions stored on a drive we can open again in march
  [accreditation] does nasscom or any body like that endorse you
  [accreditation] is your diploma on any official list
  [prerequisites] i failed maths twice, is that going to be a wall in the @program course
  [prerequisites] do i need my own ideas or some experience with cloud already
  [tellsAboutSelf] i write sql all day at a telecom [prerequisites] is that enough grounding for the @program one
  [tellsAboutSelf] my flatmate is a nurse and i am a plumber [-] dont laugh [codingNeed] do we need to code for any of your courses
  [-] not gonna lie your site looks like everyone else's [benefits] so where is the difference [alumni] can i ring an ex student
  [compare] if i know fastapi which of the two @program courses gives me more new stuff
  [duration] 10 hours for agents sounds like a joke, is that really the whole length
  [curriculum] what could possibly be in forty hours
  [coverage] do you show how agents talk to each other or is that marketing
  [coverage] is RAG in there [coverage] and vector databases [-] my friend keeps dropping these words at parties
  [coverage] does the @program one say anything on measuring returns
  [-] fun fact i hate chatbots [mentor] is there a flesh and blood guide [mentorTimes] how many minutes a week of him do i get
  [recommendation] given i have only ten hours free this year, what do you advise
  [recommendation] wife wants strategy, i want to hack on stuff, one course for both or two
  [tellsAboutSelf] she heads marketing at a paint brand [recommendation] where should she be [-] she isnt into {tech stuff}
  [start] is there any batch after diwali
  [price] kitna loge dono ka mila ke
  [certificate] certificate digital hai ya frame wala
  [register] seedha naam likhwana hai, kaise hoga
  [contact] kisi zinda insaan se baat karwao
  [launch] wo 11 august wala kya hai bhai
  [placement] naukri pakki ya sirf baatein
  [recordings] class chhut jaye to baad me video milti hai ya gayi samjho
  [accreditation] ye certificate foreign me chalega kya [abroad] aur bahrain se join kar lu to chalega?
  [prerequisites] kitna aana chahiye pehle se, bilkul kora hu main
  [mentorTimes] guide roz milta hai ya hafte me ek din
  [benefits] aap me kya khaas baat hai, do dost soch rahe hain
  [enterprise] meri factory ke 12 supervisors ko ai sikhana hai, aap aisa karte ho kya
  [goodbye] acha chalte hain, ram ram
  [decline] nahi bhai abhi mood nahi
  [hostile] chup kar faltu dabba
  [number] ek dum sahi sankhya batao, project kitne
  [count] course hai kitne tumhare, gin ke bolo
  [privacy] mera number leak to nahi hoga na
  [invoice] pakka bill doge ya kachcha
  [name] ye kaunsi academy ka page hai
  [chatDetails] chat shuru karne pe naam kyu manga tha, koi call karega kya
  [partnership] aapke liye ads chala sakta hu commission pe, baat kare?
  [enterpriseMail] team training ki email me headcount ke alawa kya likhna padega
  [number] so we made a list the two of us first how many capstones are there [mentorTimes] second how often does the mentor see us [recordings] third can we view lectures afterwards [accreditation] and last is it government approved
  [-] no offence but i trust nobody online [privacy] what protects the details i hand over [name] and which firm is behind this page
  [tellsAboutSelf] i am from a bank's compliance wing [privacy] where do you publish how personal data is handled [invoice] and do you bill companies with tax shown
  [enterprise] could you coach our 25 analysts as one group [enterpriseMail] and what should stand in our request letter [-] hr is chasing me
  [abroad] we live in kuala lumpur, is that ok for your classes [recordings] with the time gap we would need the videos later, are there any [price] what is it in ringgit
  [benefits] tell me what is so great here [decline] actually no dont bother, we are out
  [-] {decision made} haha no, not made [compare] how does the @program course differ from @program in level
  [hostile] you absolute doorknob [-] i asked something simple [count] how many courses, NUMBER please
  [price] how much for the @program one [-] and dont send me to {the form} again [goodbye] i leave in a minute btw, bye
  [certificate] is there a certificate [accreditation] and would a PSU honour it
  [tellsAboutSelf] i train horses for a living, no joke [codingNeed] what of yours can i do without writing a line of code [prerequisites] and what should i have read before
  [duration] is it 10 hours or 40 for agents [number] and how many chapters does that split into precisely
  [partnership] my agency can bring you 50 learners a quarter, do you sign resellers [contact] if yes whom do i write to
  [chatDetails] whats the point of the three boxes before chatting [privacy] and are those kept safe
  [-] my husband is reading over my shoulder [-] he says hi [prerequisites] does one need to be good with git or linux for the forty hour course
  [-] dont mention {discounts}, i know there are none [price] what is the sticker price
  [curriculum] what is inside the 40 hours [projects] and how much of it is building stuff [number] and the number of builds is what exactly
  [recommendation] which course for a product manager who hates slides [start] when can that one be joined
  [summary] tell us two in simple words what @program means for a course [-] we are sharing one phone
  [-] {the @program one} was my first idea, dropped [register] so how do we get into leaders
  [compare] what would i lose if i took ten hours and not forty
  [audience] do freshers land up in the @program class or only seasoned people
  [mentor] if i pay do i get a guru or a pdf
  [mentor] will an experienced person check our architecture, or are we left alone with chatgpt
  [mentorTimes] when during the week is this expert reachable
  [mentorTimes] suppose i travel, can the mentor talk be moved to sunday noon
  [mentorTimes] do they give us half an hour or full hour per sitting
  [invoice] my ca will ask for some paper showing tax paid, will i have it
  [invoice] bill in my firms name instead of mine, can that be arranged
  [recordings] i fall asleep by ten, is there a replay next morning
  [recordings] can both of us look at the class video from one login afterwards
  [recordings] are the saved lectures downloadable or only to stream
  [accreditation] would HR at a big four firm count it as a real qualification
  [accreditation] who stands behind the certificate, a university or just you lot
  [accreditation] is it on the skill india list or similar
  [number] exactly how many agents will we build, i like numbers
  [number] what is the count of quizzes in @program
  [number] how many weeks worth of lessons, and lessons per week, i need hard figures
  [goodbye] logging off, cheers
  [goodbye] my cab is here bye
  [goodbye] laters, clanker
  [goodbye] we will stop here, have to feed the kids, bye
  [decline] no to all of that, leave it
  [decline] not for us i am afraid
  [decline] i will hold off for now
  [decline] don't want any, thanks
  [hostile] your answers stink
  [hostile] get lost you spam machine
  [hostile] what a waste of electricity you are
  [hostile] bloody fool of a program, i typed it three times
  [count] i see three boxes on the page, is that really everything you run
  [count] how many of these have python in them
  [count] for non technical folks you have how many options
  [benefits] in what way do you beat self study
  [benefits] the brochure says nothing new, why would anyone choose this academy
  [benefits] name me the top reason folks end up with you
  [chatDetails] i only wanted to ask one thing, was my mail really needed for that
  [chatDetails] how long does this talk of ours stay on your side
  [chatDetails] will this chat be shown to your sales people
  [enterprise] can our ngo get a batch of its own
  [enterprise] team of six at a law firm, is there something made to measure [-] lawyers, i know [codingNeed] none of them wants to code, is that ok for leaders
  [-] our agents sell policies by phone [enterprise] do you do corporate groups, and could the content be about insurance
  [abroad] sydney based, is it fine [launch] and what hour is the bootcamp for me
  [abroad] my wife flies for emirates and never sleeps in one country, would she be able to take part from anywhere [-] she is only free on layovers [duration] how many hours is the @program thing
  [abroad] not an indian citizen, does that rule me out
  [name] how do you spell the company name, need it for a bank transfer [-] {sorry the transfer} that comes later [price] what sum is it for @program
  [name] hello and you are from which training house
  [tellsAboutSelf] i am an ml engineer with 8 years in [partnership] can i freelance for you as a course reviewer
  [partnership] we are a software vendor, would you put our product in your labs in exchange for credits
  [tellsAboutSelf] i hold a masters in mechatronics [partnership] do you need a mentor in robotics, i am free evenings
  [privacy] is my mail going to end up with some third party
  [-] every week some company loses everybody's data [privacy] has your database ever been breached
  [privacy] tell me in short your data protection stance
  [enterpriseMail] is it enough if we just write that we need ai training for staff, or do you need more in the mail
  [tellsAboutSelf] i am company secretary of a cement manufacturer [enterpriseMail] what particulars shall i furnish while writing to you on behalf of my organisation
  [enterpriseMail] should we attach a list of names when we write for the private batch
  [prerequisites] do i have to be an engineer [recommendation] and if i am only a curious florist what should i choose
  [tellsAboutSelf] my team writes php [prerequisites] what knowledge do you take for granted on the first day of @program
  [prerequisites] our intern only knows html, will they let him in [audience] are interns even the right crowd for it
  [tellsAboutSelf] i run a small ca practice [-] {no gst question today} [recommendation] whats good for me among the three
  [-] leave {hyderabad} out of it, i am never going there [abroad] can i be in singapore and still take it
  [-] {the certificate} is not what i am after [number] but how many live projects, please, a count
  [-] we have watched {the demo} already [start] so when is the first class
  [-] i am past {the sql course}, done last year [recommendation] what should come next for me at your data school
  [-] {job assistance} doesnt matter to us, we own the shop [recommendation] which course helps in running one [price] and what will it cost us
  [coverage] i know {pandas} already so skip that, do you teach dbt
  [duration] {weeks} are no use to me, how many hours is @program [curriculum] and what is it made of
  [curriculum] other than {regression}, which everyone teaches, what is in @program [codingNeed] and does one program in it a lot
  [price] for {my wife} no only for me, what is the total
  [register] put me down for {@program}, correction, @program [start] and first lesson when
  [launch] forget {the regular cohort}, tell me about the bootcamp evening [register] and where is the place to sign up
  [compare] dont include {@program}, how do the engineering and ml ones differ [tellsAboutSelf] i am a geologist by the way
  [tellsAboutSelf] {i am a developer} well i was, now i teach kids chess [recommendation] so which of your courses gets me back in the game
  [tellsAboutSelf] i am the solo @program in a dentist's office [mentor] not {a forum}, not {a bot}, is there somebody real who guides me
  [certificate] i dont need {a linkedin badge}, is there a printed certificate [price] and does printing cost anything extra
  [-] i take back {the rude remark} [codingNeed] so is coding needed for the @program one
  [contact] besides {this chat}, how do i reach your staff [-] no hurry
  [-] no more about {ROI} please [coverage] does @program touch on hiring an ai team [duration] and how many hours is that program
  [-] {EMI} not needed, dad pays [price] so what is the lump sum
  [-] he says cross out {@program} [-] i say keep it [compare] what would a neutral person say, @program or @program
  [tellsAboutSelf] im a {backend} frontend dev, typo [recommendation] so which
  [start] not {august}, is there anything in october [-] october is after our wedding
  [placement] set aside {salary talk}, do your people help with getting interviews [tellsAboutSelf] she returns to work after six years at home
  [tellsAboutSelf] my twin and i both finished bcom [-] she is smarter dont tell her [prerequisites] is any tech grounding expected of us [price] and the fee per head
  [-] your competitor promised an ipad lol [benefits] what do you promise that is of real use
  [trust] prove you are not a scam [accreditation] any authority that vouches for your papers [refund] and money back if i am unhappy
  [name] what am i looking at, which institute [count] and how many trainings does it have [duration] and how many hours is each
  [decline] no i dont want to fill anything [goodbye] bye now
  [hostile] oh great, another idiot bot [contact] is there a person i may write to
  [tellsAboutSelf] im an airline pilot [-] on the ground a lot these days [recordings] if i am in the air during class is there a video after [mentorTimes] and are mentor slots flexible
  [-] sceptic here [projects] those industry projects, are they real clients or invented [number] and how many of them does one person do
  [enterprise] do you teach whole departments [invoice] and would one consolidated tax bill be raised for it
  [enterpriseMail] i want to write on behalf of 30 staff, do i mention preferred months in that mail [-] {budget} i would rather leave out
  [privacy] you collect phone numbers, under which policy [dataKept] and till when are they stored [erasure] and will you remove mine on request
  [abroad] my brother in law in oslo wants in, is that allowed [register] and how does he sign up
  [partnership] i would like to invest or partner, do you entertain such talks [-] i am serious
  [chatDetails] does typing my details here enrol me by accident [-] i panicked a bit
  [-] we argued all night [compare] which of @program and @program gives a bigger portfolio [prerequisites] and which needs less prior knowledge
  [tellsAboutSelf] he is a data analyst, i run a yoga studio [recommendation] could one course serve us both [-] or do we fight again
  [duration] the site says {40 hours per week} i mean 40 hours, is that all in all?
  [-] ok this is my last try [hostile] you thick headed thing [price] what is the fee
  [curriculum] what do people learn in @program that i cant google [price] and what do you charge for that
  [curriculum] hit me with the topic list for @program [-] in short, my attention span is gone
  [coverage] do you touch prompt injection and safety anywhere [tellsAboutSelf] i am a pentester so i would know
  [coverage] would i pick up deploying on aws in any of these [-] our stuff all sits there
  [coverage] is there some excel in @program [duration] and how many hours is it
  [summary] whats @program at your school all about, my boss wants it in a line [tellsAboutSelf] she is a cfo
  [audience] is @program meant for biologists too [prerequisites] and would one need programming for it first
  [tellsAboutSelf] my father sells saris [audience] would a 55 year old shop owner look silly in the @program batch
  [-] truth please [codingNeed] can i survive @program by copy paste, or is real programming a must
  [codingNeed] she has never seen code, he has, does the @program course assume you can program [-] you can imagine our evenings
  [tellsAboutSelf] psychology student here [codingNeed] do i have to write scripts in statistics for decisions
  [recommendation] take a guess, what suits a cynical auditor [-] he trusts no number he has not added himself
  [tellsAboutSelf] i am a delivery rider with a diploma in it [recommendation] if money is tight and i want a dev job, which one do i go for
  [recommendation] between us we have one seat worth of cash, which course gives most [-] the other one will learn by peeping
  [tellsAboutSelf] i am a lawyer and i distrust ai deeply [recommendation] which of these might change my mind [-] good luck with that
  [tellsAboutSelf] we are three founders, one techie [audience] is @program made for a bunch like us [price] and what would three seats cost
  [-] not many patience left [price] is it below twenty thousand or should i stop reading
  [price] whats the cost for a couple joining the same class [-] we do everything in pairs
  [price] @program ka daam bolo [duration] aur time kitna lagega
  [-] schools always say soon [start] if i sign today am i in class next month or next year
  [start] @program next starts on what day [coverage] and does it go as far as stored procedures
  [start] is there a fixed date for the @program program or whenever you feel like [summary] and what is that program in a nutshell
  [-] my mother frames everything [certificate] some proof at the end that we sat through it?
  [-] the forty one i understand [certificate] is a certificate given for the ten hour ones too
  [certificate] does my partner get her own certificate if we share a laptop [register] and must she register on her own
  [mentor] who helps when the agent goes rogue and deletes my files lol [curriculum] and what is taught about stopping such things in @program
  [mentor] do managers in the @program course also get a personal guide [contact] or is there a mail for such questions
  [projects] is it all talk or do we ship something [duration] and in how many hours
  [tellsAboutSelf] i am a dba at a hospital [projects] would we touch real company data in @program one
  [tellsAboutSelf] we two run a toy store [projects] can we bring our own shop's problem as the project
  [placement] has any course of yours ever led to a job, asking as a cynic [-] no fairy tales please
  [tellsAboutSelf] laid off tester, 34 [placement] will you forward my profile to firms after i finish
  [launch] this popup bootcamp, when and what [-] it blinked and vanished
  [-] sat in leeds in the rain [launch] uk time for that bootcamp session?
  [launch] what does one get on the launch night [-] besides no sleep
  [contact] your mail please, i prefer paper trails [-] i print everything
  [contact] can my husband speak to some advisor there [-] he asks better questions than me
  [register] both of us want in, one form or two
  [register] take my name for @program [-] {sql} i leave to my cousin [price] and tell the fee
  [-] i am on the fence [register] but say i jump, where do i enter my name
  [benefits] my boss asks why this data school and not the one in bangalore, give me ammunition
  [benefits] strong sides of your academy? keep the poetry out [compare] and is your app course or the @program one the stronger of the lot
  [count] total courses in your data school?
  [count] she says you run five courses, i say three, who wins the bet
  [count] how many of your courses are short ones [recommendation] and the best of those for an event planner
  [abroad] i hold a uk passport and live in kandy, may i join the sql course
  [abroad] bahar desh se koi dikkat to nahi admission me
  [name] your org's name for my expense sheet please [certificate] and will the certificate carry it too
  [name] under whose banner is @program being conducted
  [tellsAboutSelf] i am a retired it trainer [partnership] do you take volunteers or part time moderators
  [partnership] i make explainer videos, can i make some for you against fees
  [price] @program, how many rupees [invoice] does the school give a bill one can show to the tax people
  [invoice] reimbursement needs a numbered bill with date, is that what you send
  [recordings] how long after class does the video come up [-] i am the impatient type
  [recordings] missed sessions of @program, can one catch up by video
  [accreditation] @program certificate, does any university stand behind it [-] my uncle only believes in stamps
  [accreditation] do i earn ECTS or anything with this
  [number] precise number of hours with a live teacher, not videos [mentor] and do i get someone to guide me in the hours that are not live
  [number] and how many guest lectures would there be in the @program one [curriculum] and what are they on
  [goodbye] over and out
  [goodbye] okay sir i take your leave
  [price] is it really that much [decline] i think we will skip it
  [decline] nope nope nope
  [hostile] you are as useful as a chocolate teapot [-] mmm chocolate [coverage] so is openai api in the course or not
  [hostile] tu pagal hai kya, jawab sahi de
  [mentorTimes] is the mentor there in the evenings [-] my days are chaos
  [mentorTimes] do i pick the expert who guides me or is it a lottery
  [enterprise] we would like @program training for 14 school principals as one group [-] chalk and board people all of them [prerequisites] must they know anything about ai already
  [tellsAboutSelf] we are a drone startup [enterprise] is there some package for start ups with ten seats
  [enterpriseMail] what do you need to know in writing before you quote for our staff
  [enterpriseMail] kya mail me dates aur logon ki sankhya dono likhni hai company batch ke liye
  [privacy] can i trust you with my number, yes or no
  [-] wait before i fill it [privacy] is the stuff i enter sent outside india
  [chatDetails] why cant i chat without telling who i am
  [chatDetails] do you remember me if i come to this chat tomorrow with the same mail
  [tellsAboutSelf] i drive trains [prerequisites] what should a total outsider learn first before your ml course
  [-] she is asking, not me [prerequisites] is there an entry test or minimum marks to get in
  [-] please cut {the history lesson} [benefits] and say what speaks in favour of your place over others
  [tellsAboutSelf] i am in {sales} presales actually [-] long story [recommendation] what would you put on my plate [duration] and how many hours will that need
  [-] we crossed {@program} off [compare] now is @program or @program the bigger one in topics
  [enterprise] {for me alone} no, for my crew of seven, is there something you arrange [curriculum] and what would we go through
  [abroad] {i live in london} lived, i should say, now lisbon, is that alright for joining [-] better weather [start] and when can i begin
  [invoice] we have {the quotation}, now who gives us the final tax bill
  [accreditation] never mind {google and aws}, has any indian body approved the course
  [recordings] i know {live is better}, spare me, are there saved versions [duration] and how long is each course in hours
  [mentorTimes] not {the teacher}, the personal expert, how many times may i sit with him
  [number] without {the intro ones}, how many lessons does @program have, exactly
  [privacy] {cookies} i can live with, but do you sell what people type in the form
  [chatDetails] not {the phone}, you never took that, but for what purpose did you take my mail here
  [-] he wont talk about {price} in front of his mother [curriculum] so tell us the topics of the @program course instead
  [-] we want {everything}, no, be sensible [count] how many courses are we talking about [-] {a refund} too haha no
  [-] {hyderabad jokes} aside [name] what is this school called
  [partnership] i dont want {a course}, i want work, any opening for a data tutor
  [enterpriseMail] skip {the greeting part}, what facts belong in our mail about a staff batch
  [prerequisites] {laptop} i have, what skills must i have to begin @program
  [-] no need to repeat {the start date} [register] just say how one signs up for @program
  [price] i meant the fee of {leaders}, ugh, of the @program one [register] and then how do we join it
  [-] my partner says dont ask about {salary}, so i wont [placement] but do you help him land work
  [certificate] the {@program} my mistake the @program course, does one get a paper after it [projects] and do they want a finished project for it
  [codingNeed] {sql} is no code to me, so apart from that is there programming in @program
  [summary] tell me about {the 10 hour tech one}, nope, the 10 hour boss one [audience] and is it for bosses of tiny shops
  [coverage] we dont want {powerpoint prompts}, do you teach how to spot where ai pays off
  [launch] i am not joining {the regular class}, so what time is that bootcamp session in india
  [contact] no {whatsapp}, no {telegram}, is there some address for letters of the electronic kind
  [-] drop {the sales voice} [trust] is this academy legit
  [start] {tomorrow} haha kidding, when is the earliest i could begin [tellsAboutSelf] i am between jobs, was a travel agent
  [hostile] you are dumber than my fridge [-] not {the freezer}, that one is clever
  [decline] {yes} wait she is shaking her head, so no
  [-] we got what we needed [goodbye] no more questions from the two of us, farewell
  [-] i hate forms [-] i hate phone calls even more [contact] is there a mail id [chatDetails] and was the one i typed here stored
  [tellsAboutSelf] we are newlyweds, she is a biotech grad, i am a cook [-] we like doing things together [recommendation] is there one course for us both [codingNeed] would i be forced to code
  [-] look, i have read the page twice [-] my coffee is cold [accreditation] is the certificate official in any sense
  [tellsAboutSelf] i am a procurement manager and professionally suspicious [benefits] what do i get from you that others dont give [price] for how much [invoice] and with a proper bill?
  [-] my wife wants facts, i want jokes [number] fact one, how many hands on labs in total [count] fact two, how many programs
  [abroad] chicago for me, chennai for my sister, can we both enrol [launch] and when would the bootcamp be in my zone
  [-] quick one from a lazy person [recordings] do i have to be live or can i binge the classes on sunday
  [accreditation] fake universities everywhere these days, so who recognises you [-] nothing personal
  [enterpriseMail] my director is very formal [-] grammar police too [enterpriseMail] what would you like to read in a message about training our officers
  [partnership] any chance you want a co host for webinars [-] i am funny, ask anyone
  [benefits] there is a better looking site next door, whats under your bonnet [-] theirs even has a dancing robot
  [hostile] you lying sack of code [trust] are those success stories made up
  [mentorTimes] if i live in a weird time zone when does the mentor meet me [abroad] and is brazil even accepted
  [prerequisites] what do you expect people to know coming in [-] he knows nothing, i know a bit
  [curriculum] list what @program goes through [number] and the exact number of exercises [-] i am that guy
  [tellsAboutSelf] i used to do cobol [-] yes i am that old [audience] are people like me ever in the @program class [prerequisites] what would i be missing at the start
  [compare] so we pit your @program against your @program, who wins on practice
  [-] will come back with a charger [goodbye] phone at two percent, bye
  [decline] maybe next year, not today
  [hostile] are you always this thick or only on tuesdays
  [count] could you count your coding courses for me
  [name] remind us both, what is the provider called [contact] and whats the mail
  [invoice] i pay, she claims, can the tax bill be in her company's name
  [number] number of months i get the mentor, exact please
  [privacy] is there any document on what you do to keep our info private
  [chatDetails] if i put my office mail here will my boss learn i was chatting
  [enterprise] will you build a course around our own internal tools for our developers [-] they are ugly tools but ours
  [recordings] she will attend, i wont, can i look at the lecture at night from her account
  [tellsAboutSelf] career break, before that payroll [placement] does the data school introduce us to employers
  [duration] statistics for decisions, long or short, in hours please [prerequisites] and is school algebra enough for it
  [mentor] does @program include somebody senior to talk my case through with
  [register] ok ok you wore me down, enrol me in the @program
  [tellsAboutSelf] self taught, mostly from videos [projects] i have a graveyard of tutorials, will yours end in a finished product
  [price] how much for one, how much for all three [decline] actually no, no more talk, leave it
`;
