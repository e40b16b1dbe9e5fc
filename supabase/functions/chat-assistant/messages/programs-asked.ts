/** What is asked of programs: how long, what is in them, for whom, which one, and not that one. As messages/all.ts says. */
export const programsAsked = `
  [tellsAboutSelf] my son just finished twelfth and won't leave his phone, [recommendation] what would you put him into
  [duration] how many evenings of my life will @program eat
  [duration] not {the money}, i mean the hours of @program
  [tellsAboutSelf] retired bsnl engineer, 63, [difficulty] will i be gasping for breath in that second one
  [curriculum] what all is packed into the forty hours
  [coverage] anything on langchain anywhere in there?
  [codingNeed] do my fingers have to touch python at all
  [compare] put @program next to @program for me, [-] i am getting mixed up
  [order] which should go on the plate first if i want both
  [count] so you've got what, two courses? three?
  [programs] besides {@program} is there something else on the shelf
  [demo] can i dip a toe in before i commit
  [tools] my laptop is from 2014, [tools] will it cry
  [projects] do we get to break real things or only toy ones
  [prerequisites] i last studied maths in 1998, [prerequisites] do they even let such people in
  [audience] who usually ends up sitting in @program
  [summary] @program in a nutshell pls
  [-] my wife says i should ask [recommendation] which of them makes sense for somebody in insurance sales
  [tellsAboutSelf] i run a dhaba on the highway [recommendation] mere kaam ki kaunsi cheez hai aapke paas
  [duration] the other one, how long does that drag on
  [duration] is @program shorter than @program or am i reading it wrong
  [codingNeed] of the two ten hour ones which spares me the programming
  [coverage] do they touch {chatgpt} sorry i mean @skill in @program
  [curriculum] i don't want {the price list}, i want the list of topics
  [recommendation] not {for me}, for my team of four analysts, which one should they take
  [tellsAboutSelf] they can all write sql but nothing more, [prerequisites] does that suffice for the first one
  [programs] what's on the menu that fits in a dozen hours
  [count] how many on your list don't ask for code
  [difficulty] be frank, is it a hard nut
  [compare] how come @program is four times longer than @program, what's the extra stuff
  [order] must i crawl through @program before they allow me in @program
  [tools] do i have to pay for chatgpt myself
  [demo] is there some sample lesson floating around that i could see
  [projects] will she come out with something she built on her own
  [audience] {engineers} i know, but is the agents thing for a doctor too
  [prerequisites] what should be in my head on day one
  [summary] that one, [summary] what's it about
  [summary] {the first} you already told, now tell the second
  [-] boss is breathing down my neck, [summary] give me three sentences on @program
  [tellsAboutSelf] my boss is 58, never typed a formula, [audience] is @program made with people like him in mind
  [duration] how soon could my nephew be through with it
  [recommendation] if it were your own brother, which would you sign him up for
  [curriculum] week by week what do we go through
  [coverage] does the leaders one go into roi and all that
  [coverage] and where would i learn deployment
  [coverage] fine tuning kahin pe hai kya ya nahi
  [codingNeed] {i'm not afraid of work}, but is there typing of code
  [codingNeed] can one get through @program by clicking only
  [programs] which ones are left when you take away all with code
  [programs] show me anything below 15 hrs
  [duration] all of them together would be how many hours
  [compare] which of the two has more meat on it
  [recommendation] out of those two which for a chartered accountant
  [order] {both at once} no, one after another, but which one in front
  [difficulty] does the agentic one get nasty towards the end
  [tools] is a mac okay or has it to be windows
  [demo] let me sit in the back row once, [demo] possible?
  [projects] {slides} i can read at home, do we make anything
  [prerequisites] is a btech a must
  [prerequisites] 10th fail hu, chalega kya
  [audience] when it comes to @program, what sort of person did you have in mind
  [summary] what's the deal with @program
  [curriculum] what is the drill inside @program, topic wise
  [duration] how long before i'm done with the lot
  [tellsAboutSelf] i am a nurse in kochi with zero computer background [recommendation] where do i even begin among your courses
  [tellsAboutSelf] asking for my daughter, she draws and hates numbers [codingNeed] will anybody force her to write programs
  [recommendation] {the cheapest} doesn't interest me, which is the right one for her
  [programs] have you got something for a person with no time, [programs] like under twelve hours
  [-] ok so three of them, [compare] where do they part ways
  [duration] not @program, {that's forty i know}, the other two how long
  [coverage] i mean {python} no wait, i mean multi agent systems, which course has it
  [count] {names not needed}, just how many you run
  [order] is there any sense in doing @program when i finished @program already
  [difficulty] will my mother in law manage, [tellsAboutSelf] she's sharp but 61
  [tools] do i bring my own machine or do you hand me one
  [projects] is there a point where we leave theory and build stuff
  [demo] koi free wali class dikha do pehle
  [summary] tell me the story of the forty hour one
  [audience] would a fresher look silly among the crowd of @program
  [prerequisites] do they take it for granted that i know git
  [prerequisites] is age counted, [tellsAboutSelf] i'm seventeen
  [codingNeed] {statistics} i can handle, but coding? is it in there
  [compare] @program and @program, same thing with different paint or what
  [curriculum] what would be stuffed in my brain by the end of @program
  [tellsAboutSelf] i head hr at a textile mill [recommendation] and wonder which program would do me good
  [recommendation] between the first and the last which is wiser for a banker
  [duration] 40 hours that is for which one
  [duration] does {the leadership one} no the developer one fit within a month
  [coverage] kya isme rag bhi padhate ho
  [coverage] prompt writing, is that part of it or must i know it
  [programs] what do you have up your sleeve for founders
  [programs] aside from {the long one} what is there
  [count] total options? one number please
  [tellsAboutSelf] my team is six testers [-] and our manager wants a plan by friday [recommendation] so what do we enrol in
  [order] leaders first and then app or reverse
  [summary] pitch me @program like i have thirty seconds in a lift
  [difficulty] {i know it's short} but is it steep
  [tools] is there any software i must buy beforehand
  [demo] what if i want a taste first
  [projects] what did you mean by live, [projects] do we work with real client stuff in @program
  [codingNeed] my father in law wants @program, [codingNeed] is he expected to program anything
  [tellsAboutSelf] hi, potter from jaipur here, i sell on instagram, [recommendation] anything you'd nudge me to
  [duration] which of your courses would keep me busy the longest
  [duration] how much of my summer goes away for @program
  [duration] {start date} bola nahi maine, kitne ghante ka hai wo batao
  [-] two doubts. [codingNeed] one is code needed for the agents course, [duration] and two how much time does it swallow
  [compare] what does @program give me that @program won't
  [recommendation] hmm ok, and which of the two for an old java hand
  [tellsAboutSelf] java since 2003, never touched ai, [prerequisites] would i need to read up before agentic
  [prerequisites] {degree} chhodo, kya kya aana chahiye pehle se
  [audience] is it for kids too or grown ups only
  [audience] not {my own level}, whom did you design @program for
  [curriculum] list the chapters of @program one below the other
  [curriculum] {benefits} are all over your page, what i can't find is the syllabus
  [coverage] is there a bit about agents talking to each other
  [coverage] will anyone walk me through deploying an app, [coverage] in which course
  [programs] i have a weekend and a half, [programs] what could i finish
  [programs] any course with no laptop keyboard torture, [-] i mean no programming
  [count] apart from {the three on the page} are there more or is three all
  [order] is agentic a sequel of the app thing or does it stand alone
  [order] can my brother skip @program and jump into @program directly
  [difficulty] on a scale of one to ten how tough is @program
  [difficulty] kitna sir dard hai isme sach batao
  [tools] chromebook chalega kya
  [tools] {internet speed} is fine here, what programs must be installed though
  [demo] any trial before paying, [tellsAboutSelf] my dad is suspicious type
  [demo] {brochure} i've read it, i want to see an actual class once
  [projects] is it all talk or will my hands be busy
  [projects] what sort of thing would i be making in the app course
  [summary] explain that last one again in easy words
  [summary] my cousin mentioned @program, what is it
  [recommendation] for someone who can't tell python from a snake what do you have
  [recommendation] {my husband} no forget him, for me, which program
  [tellsAboutSelf] i am a housewife with bcom and ten free hours [recommendation] which one can be mine
  [duration] would @program be over by the time my 3 weeks leave ends
  [duration] long or short?
  [duration] the first, in hours
  [summary] the second please
  [codingNeed] the one without code, [codingNeed] which was that again
  [compare] first vs third, [-] keep it simple
  [compare] {price} apart, how are @program and @program unlike each other
  [-] i liked @program but my friend swears by @program, [compare] what is it that sets them apart
  [curriculum] what would my staff know after those ten hours that they don't know now
  [audience] my boss asks who the leadership thing was meant for, [-] he is a plant head
  [prerequisites] any entrance test or minimum marks or can just anybody walk in
  [prerequisites] do you take people with no english background
  [coverage] sales forecasting with ai, is it in the business one
  [coverage] {leaders} no sorry, the developer one, does it include python from scratch
  [programs] which of your courses can a shopkeeper make use of
  [programs] what is there longer than 10 hours
  [recommendation] i'm torn, [recommendation] app or agents for someone with 2 yrs in testing
  [order] suppose she finishes @program in may, what comes next for her
  [tools] which ai tools do the students get to play with
  [demo] how about a free first lecture
  [projects] do the interns on your course get genuine industry work or made up datasets
  [difficulty] {length} doesn't scare me, is it hard though
  [count] kitne program chal rahe hain abhi
  [-] sir ek baat aur, [duration] total duration bata do teeno ka
  [tellsAboutSelf] 19, second year bca, broke, [recommendation] tell me straight which course
  [recommendation] which one wouldn't be over the head of a civil engineer
  [codingNeed] would a poet survive, [codingNeed] or does it need code
  [codingNeed] i mean {afterwards} no, during the class, do we code
  [summary] what do i walk away with from @program, roughly
  [curriculum] what topics does {@program} oops i meant @program go through
  [compare] side by side please: hours, code, for whom
  [duration] does it stretch over months
  [duration] is twenty hours enough to complete @program
  [audience] would you say it's for managers or for techies
  [audience] {@program} is out for me so who is the other one for
  [prerequisites] {python} i have, what else do they want me to know
  [prerequisites] what must my team have under its belt before coming
  [coverage] where in all this do i learn to build a chatbot
  [coverage] do u teach autogen or crewai in agents course
  [tools] is gpu required or normal laptop enough
  [tools] can my grandson do it from a phone only
  [recommendation] my elder son codes, the younger sells shoes, [recommendation] one course for each please
  [programs] so what else is cooking there except {ai for leaders}
  [programs] name them all
  [programs] i'll not do {coding}, what remains for me
  [count] and the ones of ten hours, how many of those
  [order] should i begin at the easy end or can i take the hard one straight
  [difficulty] is it going to be a walk in the park for a data engineer
  [difficulty] which of the two is gentler on beginners
  [demo] can my team watch one session before we decide
  [projects] and is there hands on stuff in the leaders one as well
  [projects] {certificate} whatever, do we build something
  [summary] ok what's that agent course
  [tellsAboutSelf] we're a clinic of three doctors, [recommendation] which would be of any use to us
  [-] don't laugh, [prerequisites] can a 70 year old enrol
  [duration] {per day} i don't care, how many hours in total
  [duration] how come it takes forty hours
  [compare] is @program just @program with less code
  [recommendation] not asking {what's popular}, asking what suits a lawyer
  [tellsAboutSelf] kolkata mein meri boutique hai, coding zero, [recommendation] kya lu
  [audience] does @program cater to people who only manage others
  [curriculum] open up the box of @program, what's inside
  [coverage] do you cover security of agents somewhere
  [coverage] excel? [-] is it part of anything
  [codingNeed] no {python} please, does any of the three go without
  [codingNeed] how much code is in that forty hour monster
  [recommendation] scrap {what i said about my wife}, which one would do for me alone
  [tellsAboutSelf] no i'm not {a developer}, i'm a product manager [recommendation] so tell again which fits
  [duration] i didn't want {the date it starts}, i want to know its length
  [curriculum] {who teaches} comes later, first what do they teach in @program
  [coverage] forget {python}, do you handle @skill in any of them
  [summary] leave {@program} out, talk to me about the other one
  [compare] {@program} is out of the race, so @program against @program please
  [programs] anything but {the business one}, what have you
  [programs] other than {ten hour things} what do you run
  [count] {bootcamp} excluded, the number of courses?
  [order] i've finished {@program} already, is there one that follows
  [difficulty] it's not {the hours} that scare me, will i understand anything
  [tools] {a webcam} i've got, anything else to buy
  [demo] no {brochure} thanks, let me hear ten minutes of a real lesson
  [projects] {quizzes} bore me, do we work on something real
  [audience] you told me {what it contains}, now whom is it for
  [prerequisites] {fees} ki baat nahi, eligibility kya hai
  [codingNeed] i mean coding in the course, not {before it}
  [recommendation] my boss changed his mind, {agents} no more, what else would you give a team of sales people
  [tellsAboutSelf] my sister, {a teacher} no she was a teacher, now runs a creche, [recommendation] what could she take
  [duration] @program in hours, not {in weeks}
  [duration] how long is {the first} i mean the second
  [summary] actually {that} not, the other, what is it
  [compare] what separates them, {hours} i can see for myself
  [coverage] {rag} done at work, vector databases? do you show them
  [curriculum] don't sell me {the perks}, just name the subjects
  [tellsAboutSelf] i'm a physio in leeds [audience] and i can't figure out who @program was made for
  [audience] is the ten hour one without code a thing for small fry like me or ceos only
  [recommendation] i have ten hours and no code, [recommendation] which one is that
  [programs] who comes with no coding and little time, what's there for such
  [programs] up to 20 hours and with code, [programs] do you carry that
  [programs] show only those that a beginner can enter
  [programs] what have you got for people over fifty
  [duration] which one eats less time
  [duration] which of the two will be done first if i begin both on monday
  [duration] first plus third equals how many hours
  [duration] by how many hours is @program longer than @program
  [compare] what do i lose if i take the short one instead
  [compare] what's the upside of @program over @program
  [compare] chhota wala aur bada wala me farak kya hai
  [recommendation] chhota wala ya bada wala, mere liye kaunsa
  [tellsAboutSelf] main ca final ka student hu [recommendation] mujhe inme se kaunsa karna chahiye
  [prerequisites] commerce wale ko allow karte ho kya
  [codingNeed] code likhna padega kya usme, haan ya na
  [curriculum] us course me padhna kya kya padega
  [projects] sirf theory hai ya kuch banate bhi ho
  [demo] ek din aake baith sakte hai kya bina paise ke
  [tools] laptop apna lana hai ya milega
  [difficulty] mummy ke liye zyada tough to nahi hoga na
  [order] pehle @program le lu ya seedha @program
  [count] batao bas kitne course hai, {naam} nahi
  [programs] aur kuch hai kya, {ye teeno} ke alawa
  [summary] @program kya bala hai
  [audience] ye business wala kiske liye hai
  [coverage] agent banana kisme sikhate ho
  [duration] sab milake kitne ghante
  [-] you keep saying forty, [duration] is that forty hours for each of them or only one
  [-] so what's the story with the second one, [summary] in plain words
  [recommendation] where do i stand with 12 years in cobol, [recommendation] which of these would take me somewhere
  [prerequisites] is there a point in applying if i never programmed
  [prerequisites] would you turn away a diploma holder
  [difficulty] is there a point where everyone falls off the wagon
  [duration] is a month of evenings too little for @program
  [curriculum] what's on the plate in the first course
  [curriculum] which skills would my boy carry home
  [coverage] when it comes to voice bots, is there a lesson for that
  [coverage] will i see @skill at all or do you skip it
  [coverage] @skill, [coverage] first course or second?
  [coverage] do the ten hours include {@skill}, hmm no, @skill
  [coverage] is monitoring of agents in production something they get into
  [tellsAboutSelf] our plant manager never wrote a line, [codingNeed] would he have to in the course for bosses
  [codingNeed] is it drag and drop or proper typing
  [codingNeed] i run from code, [codingNeed] is @program safe for me
  [codingNeed] {sql} doesn't count i hope, is there other programming
  [codingNeed] can a non coder come out of @program alive
  [recommendation] pick one for me: [tellsAboutSelf] marketing, 34, two kids, no code
  [recommendation] we are husband (dev) and wife (shop owner), [recommendation] what for him and what for her
  [recommendation] what would be a sensible gift for my brother, [tellsAboutSelf] he's into robotics at college
  [recommendation] {the agents course} feels too deep for him, what's better
  [recommendation] would you go for the first or the third in my shoes, [tellsAboutSelf] small hotel owner
  [recommendation] the leadership one or the app one for a startup cto
  [summary] i only saw the names, [summary] describe the three in a line each
  [summary] {the long one} is clear, what are the short ones about
  [summary] so @program is what exactly
  [summary] tell more about that one
  [compare] is the other one better or just shorter
  [compare] do @program and @program overlap much
  [compare] my lead wants a table: @program, @program, @program, differences
  [tools] will colab do or must i install things
  [tools] is there some platform where you put the lessons, [tools] which
  [tools] {the projector} is ours, what about licences for the ai tools
  [demo] may i peep into a class
  [demo] any way to try it on for size
  [projects] do people really build apps there
  [projects] what kind of exercise does a manager do in @program
  [order] is it madness to take two of them at one go
  [order] what's the natural road: @program then @program?
  [order] must my team go through {leaders} pardon, the app course, before agents
  [difficulty] is @program a piece of cake for somebody who codes
  [difficulty] how deep is the water in @program
  [difficulty] would a slow reader be left behind
  [count] so it's just the three, nothing hidden
  [count] of those, how many are for non technical folks
  [-] good evening, quick one: [duration] the manager course, is it really only ten hours
  [tellsAboutSelf] my niece is a mathematician at iisc [recommendation] and she'd like ai, which of yours wouldn't bore her
  [recommendation] {beginner stuff} would bore him, what's there for a senior dev
  [recommendation] what about me then, [tellsAboutSelf] i do bookkeeping for temples
  [prerequisites] {laptop} i know, i mean knowledge, what should i bring in my head
  [prerequisites] do my guys have to be graduates
  [prerequisites] is it a problem that i failed english
  [prerequisites] from zero, can one start @program or not
  [prerequisites] what would you want me to brush up on before the agents thing
  [tellsAboutSelf] i've done andrew ng's machine learning course, [prerequisites] is that ample for @program
  [audience] is @program fine for bpo people or is it over their head
  [audience] i don't ask about {my eligibility}, just who normally takes it
  [audience] for whom is the short no code one
  [audience] who gains the most from @program
  [curriculum] so what will they actually teach her in there
  [curriculum] {the title} tells me nothing, which themes are inside
  [curriculum] what are the modules called
  [curriculum] module list of the second, [duration] and its hours
  [duration] hours of @program, [codingNeed] plus whether one must program
  [audience] whom is the first for, [prerequisites] what must one know, [duration] and how long
  [summary] what's @program, [audience] who takes it [duration] and how much time should i plan
  [codingNeed] does the other one need code, [difficulty] and is it any harder
  [compare] how do they differ [recommendation] and which of the two would you give a biology teacher
  [count] how many have you got [programs] and what are they called
  [programs] what can you offer under 12 hours [codingNeed] and without programming
  [projects] do we make something [tools] and on whose computer
  [demo] can i try a session, [-] and if i like it, [order] may i do two of them in a row
  [coverage] is deployment inside @program [coverage] or should i look at the other
  [curriculum] what's in the long one, [compare] and what's there that the short ones don't have
  [tellsAboutSelf] i'm between jobs, [duration] so how quickly can i be through with @program, [prerequisites] and do you want a degree
  [duration] not {per week}, altogether, how much time for the three
  [-] before i forget, [order] is @program something one does after @program
  [recommendation] my mom or me, we share a seat in life lol, [recommendation] which course suits a beautician
  [tellsAboutSelf] bhaiya mai electrician hu, 8th pass [recommendation] mere layak kuch hai
  [difficulty] roz thak ke aata hu, dimag me ghusega kya ye sab
  [coverage] whatsapp bot banana sikhaoge? kis course me
  [programs] bina coding wale dikhao
  [codingNeed] mujhe coding se dar lagta hai, us wale me hai kya
  [compare] dono me se achha kya hai kisme
  [duration] {fees} baad me, pehle bolo kitne din ka khel hai
  [prerequisites] umar ki koi seema hai? [tellsAboutSelf] papa 66 ke hai
  [tools] kaunsa software lagega
  [summary] wo doosra wala samjhao zara
  [demo] pehle ek class free me milegi na
  [projects] asli kaam karwate ho ya copy paste
  [order] ek saath do course kar sakta hu kya
  [curriculum] leader wale me kya kya sikhayenge mere boss ko
  [audience] kya ye sirf engineers ke liye hai
  [count] bas teen hi hai?
  [-] hey, not sure how to put it, [recommendation] i've got a shop with 4 workers and want ai to do the billing, which course teaches me that
  [coverage] {chatbots} aside, can i learn to automate invoices there
  [coverage] is computer vision anywhere on the list
  [coverage] does the executive one touch on choosing vendors
  [coverage] will they show us {how to code} no, how to measure whether ai pays
  [coverage] hallucinations, guardrails, [coverage] do those come up
  [coverage] any chance you teach tableau
  [coverage] for the business one, is a roadmap part of it
  [coverage] {blockchain} never mind, is there anything about databases in the app program
  [programs] what remains when {developers} are taken off the list
  [programs] tell me your range, from short to long
  [programs] is there something for a ceo
  [programs] got something shorter than ten hours
  [programs] no {ten hour} ones, only bigger
  [programs] what are the choices for someone with little python
  [programs] do u hav anything on agents
  [programs] courses for teachers, any?
  [-] i was told there's two short ones, [programs] which are they
  [recommendation] the shorter ones, [recommendation] which of them for a physics lecturer
  [recommendation] my kid says the app one, my husband says agents, you decide, [tellsAboutSelf] i do qa
  [recommendation] if money were no object where would you place a mid level analyst
  [recommendation] what's best for {freshers} sorry for experienced folks like me
  [recommendation] i only want to talk sense with my developers, not become one, [recommendation] which one's that
  [recommendation] hand on heart, which one would you drop for a salesman
  [tellsAboutSelf] we're five partners in a law firm, [recommendation] would agents or leadership bring us more
  [tellsAboutSelf] mine is a family of farmers and i handle the accounts [recommendation] is any of them meant for somebody like that
  [compare] which one is more practical, @program or @program
  [compare] {i know both are ten hours}, but what's unlike about them
  [compare] tell me where @program ends and @program begins, contents wise
  [compare] is @program worth four times the hours of @program, what more do you learn
  [compare] the first and the second, don't they teach the same
  [summary] and this leaders thing, [summary] what is that all about
  [summary] in one line, what does the agents program do for a person
  [summary] read me the description of number two
  [summary] not {the syllabus}, only the gist
  [difficulty] how steep is the hill for someone who only knows excel macros
  [difficulty] do beginners drown in the 40 hr one
  [difficulty] is it tougher than @program
  [difficulty] {boring} i don't mind, brutal i do, so how is it
  [order] would it be wiser to leave @program for later
  [order] which comes before which
  [order] {together} is too much, but may i do the second once i'm through with the first
  [order] is @program meant to be done on its own
  [tools] do we use openai or something open source in class
  [tools] what machine does my daughter need
  [tools] ram? i have 8 gb, [tools] fine for @program?
  [tools] and which accounts should i create before we begin
  [demo] does the first class cost or is it on the house
  [demo] {recordings} not for later, i want one beforehand to judge
  [projects] what do you build in the forty hours
  [projects] are the tasks from real companies
  [duration] i said {price} but i meant length, how long's the app one
  [duration] hold on, not {@program}, @program's hours
  [duration] {the agents one} struck off, is what's left finished inside two months
  [duration] in hours please, {months} tell me nothing
  [duration] my daughter can spare 15 hours, {the forty} is out, would the other one squeeze in
  [duration] does the one {without} with code take longer
  [codingNeed] not {mathematics}, programming, is that asked for
  [codingNeed] i take back {the java thing}, what i want to know is if she writes any code
  [codingNeed] {typing speed} is ok, but must one type python
  [codingNeed] as opposed to {the app course}, is the leaders course code free
  [codingNeed] {agents} i heard yes, does @program want programming too
  [coverage] instead of {image generation}, do you show text stuff like summarising contracts
  [coverage] rather than {java}, is it python they teach
  [coverage] i had {prompting} up to here already, do you go past it to @skill
  [coverage] sorry {@skill} was a slip, @skill, where is that taught
  [coverage] {@skill} we did in college, does any course go into @skill
  [coverage] it's {multi modal} multi agent i meant, does one of them teach it
  [curriculum] you misread me, {who it's for} i know, what's in it
  [curriculum] skip {the hours}, just the contents of @program
  [curriculum] what topics has @program, i confused it with {@program} before
  [curriculum] {outcomes} later, what do we study first to last
  [curriculum] don't bother with {projects}, the theory part, what does it consist of
  [summary] i clicked {@program} by mistake, tell me of @program
  [summary] minus {the marketing talk}, what's @program
  [summary] not {all three}, only the middle one, what's it
  [summary] {the leaders one} isn't me, describe the agent one
  [audience] i'm past {how hard it is}, who is it aimed at
  [audience] {students} surely not, so who is @program for
  [audience] not {me}, generally, which kind of people is the first one for
  [audience] {@program} no, i want to know who fits @program
  [prerequisites] apart from {a laptop}, what does one need to be let in
  [prerequisites] {coding} yes, but does he need ai knowledge as well
  [prerequisites] you needn't tell me {the fees}, is a graduate degree obligatory
  [prerequisites] experience i have none of, is that a blocker
  [prerequisites] it's for {my father} my grandfather, is there an upper age
  [recommendation] not {the most expensive}, the most fitting for a warehouse supervisor
  [recommendation] if {agents} isn't for me then what is
  [recommendation] my friend did {@program} and hated it, what else would you point me to
  [recommendation] {I am a developer} was last year, now i manage, so which program
  [recommendation] cross out {the long one}, of the rest which is good for a cafe owner
  [recommendation] nahi nahi {bhai ke liye} nahi, behen ke liye kaunsa theek hai
  [recommendation] {leaders} toh boss karega, mai kya karu
  [recommendation] {coding wala} hata do, uske baad mere liye kya bachta hai
  [programs] {@program} dekh liya, aur kya hai dukaan me
  [programs] leaving aside {@program} and {@program}, what's in store
  [programs] {ten hours} is too little, what longer ones are there
  [programs] we don't want {anything for managers}, what do you offer for techs
  [programs] with {python} off the table what could our clerks take
  [programs] i'm not after {a degree}, what short courses do you have
  [programs] {webinars} don't interest us, which proper courses exist
  [count] not {how many hours}, how many courses
  [count] {students} i didn't ask, courses, how many
  [count] if you don't reckon {@program}, how many are left
  [count] how many run {with} without coding
  [compare] setting aside {who it's for}, how do the two differ in content
  [compare] i don't need {a recommendation}, i need the differences
  [compare] {@program} is done with, hold @program against @program
  [compare] agents vs {app} no, agents vs leaders, what's the contrast
  [compare] don't say {both are great}, say what one has over the other
  [order] {which is better} is not my question, which is earlier
  [order] i did {@program}, can i go on with @program now
  [order] not {in parallel}, back to back, can she do both
  [order] {leaders} first, no actually the app one first, is that alright
  [difficulty] {length} understood, now the toughness please
  [difficulty] not {impossible} i hope, but how rough is @program for a mechanical guy
  [difficulty] i withdrew from {@program} because it was heavy, is @program lighter
  [difficulty] {boss} junior ke liye puch raha hu, mushkil hai kya
  [tools] {books} no, gadgets, what do i need
  [tools] we have no {macs}, would linux boxes do
  [tools] {phone} se nahi hoga samajh gaya, tablet se hoga?
  [tools] other than {vs code}, what should be on the machine
  [demo] i don't want {the launch bootcamp}, just an ordinary trial hour
  [demo] {youtube clips} don't convince me, can one attend a class as guest
  [demo] {money} later, first let my son try one hour
  [projects] i don't mean {homework}, do they make a real product
  [projects] {exams} leave it, practical work, is there any
  [projects] {lectures} aside, what would he be building
  [tellsAboutSelf] i'm {a student} sorry ex student, working at tcs since june
  [tellsAboutSelf] it's not {for me}, it's my cousin who wants to learn ai
  [tellsAboutSelf] i used to be {a baker}, now i drive for uber and want a computer skill
  [tellsAboutSelf] we're no {it people}, we are carpenters
  [tellsAboutSelf] my team isn't {technical}, they sell cement
  [tellsAboutSelf] {python} i don't know, only vba
  [tellsAboutSelf] mai {engineer} nahi, diploma holder hu
  [tellsAboutSelf] {40} 43 years old, shift supervisor in a paint factory
  [tellsAboutSelf] my daughter, not {my son}, is the one who codes
  [duration] the other one then, {the first} is too much, how many hours does it need
  [summary] hmm {that} isn't what i had in mind, what about the other
  [recommendation] {that one} she did already, what's next for her from your side
  [compare] is the second different from the first at all, i don't count {the title}
  [codingNeed] and the other, {that one} clearly needs it, does it need code too
  [audience] the third, {the second} i'm aware, who's that for
  [curriculum] what's in that one, no not {the agents}, the one for bosses
  [difficulty] the first, is it a killer? [-] my roommate says so
  [order] that one before the other or how
  [tools] does the second need a stronger pc than the first
  [projects] is there building in that one as well, or only in {the forty hour}
  [coverage] {the first} has python i saw, has the other got it as well
  [prerequisites] for the last one what should i have done before
  [programs] is that all or are there others
  [tellsAboutSelf] my boss is a surgeon who owns two hospitals [recommendation] he told me find him the right course
  [-] ma'am sent me, [summary] she wants to hear what @program is
  [-] our ceo read something about agents in the paper [recommendation] so which program should i propose to him
  [tellsAboutSelf] i have eleven field engineers, half of them can script, [prerequisites] would the other half be allowed in @program
  [recommendation] the half that scripts, where would you send them, [recommendation] and where the rest
  [tellsAboutSelf] our intern knows react [coverage] does @program show how to plug an llm into a front end
  [tellsAboutSelf] we are a panchayat office, three clerks, [codingNeed] they won't code ever, do they have to
  [recommendation] for him, not {for the clerks}, he's the block officer, which one
  [tellsAboutSelf] my fiance is a pilot [duration] and home ten days a month, how many hours is the shortest you have
  [tellsAboutSelf] my mum sells sarees online [difficulty] is the no code one something she'd manage
  [-] she's shy to ask so i do, [prerequisites] must she know english well
  [audience] are homemakers in the picture for any of them
  [tellsAboutSelf] uncle here, ex railway, [summary] beta what is this agentic
  [tellsAboutSelf] i'm a backend dev in warsaw, go and k8s, [recommendation] app course or agents
  [coverage] in the agents one, is there message passing between agents or just theory
  [coverage] do you deal with evals and tracing in @program
  [prerequisites] how much python is "python basics" for you, [prerequisites] do loops suffice
  [tellsAboutSelf] phd in linguistics, toronto, [codingNeed] i can read code but not write, is it enough for the agents program or will i be writing
  [duration] i fly back in 4 weeks, [duration] could i get through the 40 hrs before that
  [tellsAboutSelf] nigerian fintech founder here [compare] give me business leaders vs agents from a founder's view
  [tellsAboutSelf] i manage a bakery chain in dubai [curriculum] tell me what exactly i'd learn in the executive thing
  [coverage] return on investment of bots, do you calculate that there
  [projects] do we make our own roadmap for our own company in it
  [tellsAboutSelf] high school teacher, manila, [recommendation] something of yours for me?
  [programs] what do you have for someone who has just 10 hours and no patience
  [count] what's the tally of courses
  [compare] how is the first one not like the rest
  [demo] would you let a foreigner try a lesson before
  [tools] can i follow on an ipad in the train
  [order] is the agents course round two of the app course
  [-] sorry for long message, i was laid off, my savings are thin, [recommendation] tell me honestly which one of these would be the better bet for a manual tester
  [-] so my manager came and said everyone has to learn ai by march, funny right, [programs] what are our possibilities with you
  [-] i've been through five websites today and my eyes hurt, [curriculum] just give me the list of things taught in @program
  [-] you know how uncles talk at weddings, one said python is dead, [coverage] is it still what you teach
  [-] i want to be done with it before my baby comes in june, [duration] how long is the leaders one
  [-] my bro says any idiot can do it, [difficulty] is that so
  [-] we had a vote in office and it's a tie, [compare] agents or app, what speaks for which
  [-] i can't see the cards on my phone, [programs] can you tell which courses there are
  [-] mujhe padhna mushkil hota hai screen pe, [summary] thode me bata do pehla wala kya hai
  [summary] second bhi bata do, [duration] aur ghante kitne dono ke
  [recommendation] teacher hu government school me, [recommendation] kuch suit karega kya mujhe
  [recommendation] hamare ladke ko mobile game banana hai, kaunsa dilaye
  [coverage] game banana sikhate ho?
  [codingNeed] bina code ke app ban jata hai kya aapke course me
  [prerequisites] arts se padha hu, koi dikkat?
  [duration] jaldi khatam hone wala kaunsa hai
  [compare] pehla aur teesra me antar bataiye, [-] samay hai mere paas
  [audience] @program kinke liye banaya
  [projects] kuch banake ghar le jayega mera beta?
  [tools] purana computer hai windows 7, [tools] chal jayega na
  [curriculum] syllabus batao bas, {fees} pata hai
  [order] ek ke baad dusra karna zaroori hai ya akela bhi chalega
  [difficulty] {coding} aati hai, par ye agents wala bahut upar ka to nahi
  [demo] trial class hoti hai? {demo video} nahi chahiye
  [count] course kitne, {ghante} nahi puche
  [tellsAboutSelf] hum teen bhai hai, hardware shop hai [recommendation] kisko kya sikhaye aap hi batao
  [programs] manager logo ke liye kya hai
  [duration] the whole caboodle, in hours
  [duration] quick or slow, that course?
  [duration] which is the marathon and which the sprint
  [duration] is forty the most
  [duration] will i grow a beard waiting for it to finish lol
  [duration] both short ones put together, still less than the long one?
  [duration] time needed for @program
  [duration] and the second
  [duration] my son's holidays are 20 days, which one can be wrapped up in those
  [codingNeed] code or no code
  [codingNeed] zero coding one?
  [codingNeed] which two want me to program
  [codingNeed] does being bad at logic matter, [codingNeed] i.e. is there programming
  [codingNeed] can a violinist do @program without learning a programming language
  [codingNeed] how much of the first is coding, all of it?
  [audience] meant for?
  [audience] for whom, the second
  [audience] @program for a principal of a school, sensible?
  [audience] could a village entrepreneur feel at home in @program
  [audience] do old people come to that
  [audience] what profile do you want for the agents one
  [audience] is that one intended for project managers as well
  [prerequisites] what must be in place before a person starts the first
  [prerequisites] minimum qualification
  [prerequisites] can i come with just curiosity
  [prerequisites] no linear algebra in me, [prerequisites] still ok?
  [prerequisites] do you check what we know before letting us in
  [curriculum] what will i learn, point by point
  [curriculum] topics of the second
  [curriculum] content pls
  [curriculum] what stuff comes up in @program
  [curriculum] the five things that make up the leaders course
  [curriculum] course outline of the app thing
  [coverage] is llama in it
  [coverage] does it go as far as putting an app on a server
  [coverage] autonomous decision making, [coverage] which one has that
  [coverage] where does team leadership come
  [coverage] and no @skill in @program?
  [coverage] does @program have @skill or is that only in @program
  [summary] the agent thing?
  [summary] brief on all
  [summary] about the first one
  [tellsAboutSelf] locksmith, 52, pune, [codingNeed] your shortest one, does it make me write anything cryptic
  [tellsAboutSelf] i teach kathak and have a studio of 80 girls [recommendation] would any course of yours help me run it
  [recommendation] {@program} was recommended by a friend but i'm not a coder, so what instead
  [duration] how many sundays would i be giving up for @program
  [duration] nope not {deadline}, duration!
  [duration] {@program} answered, what about the length of @program
  [duration] my brother in law claims it's 60 hours, [duration] isn't it 40
  [compare] apart from {duration} is there any difference between these
  [compare] do a boxing match: @program vs @program, who wins at what
  [compare] what's missing in the short version, [-] if i may call the leaders one that
  [compare] {agents} i get, but how's the app course unlike the leader one
  [recommendation] two roads, developer or leader, [tellsAboutSelf] i'm a scrum master, [recommendation] which one would you walk
  [recommendation] somewhere between tech and business, that's me, which program is in the middle
  [recommendation] {what others pick} doesn't matter, what should a 27 year old statistician pick
  [programs] will you tell me the whole lineup, {details} can wait
  [programs] what could my retired father attend at yours
  [programs] something hands on yet short, does that exist
  [programs] if one is bad with computers what's left to choose
  [programs] {sap} i see you don't have, so what do you have
  [programs] which ones are aimed at beginners
  [programs] your other offers?
  [programs] give the names of those that take ten hours
  [count] how large is the catalogue
  [count] are there two developer courses or just one
  [count] number of programs where my accountant needn't code
  [count] in numbers: how many choices do i face
  [order] am i supposed to take the leaders course before i let my team take theirs
  [order] may she swap the sequence, second first
  [order] could i double up, [-] i've plenty of time
  [order] what follows after agents, anything deeper
  [order] {this year} next year i'd do the second, is such a gap between two courses ok
  [difficulty] could a kid of 15 cope with @program
  [difficulty] my last course was too easy, [difficulty] how tough is yours
  [difficulty] would you call it beginner level or brutal
  [difficulty] honestly, does one need to be a genius
  [difficulty] {coding part} i'll survive, the rest, is it heavy
  [tools] do you give the api keys or do we buy them
  [tools] is it jupyter or vscode
  [tools] will i need a second screen or a headset
  [tools] what apps should be on her laptop by day one, {zoom} is there
  [tools] does one need a paid github
  [demo] got a taster?
  [demo] could somebody show my team how a class goes before we sign
  [demo] {brochures} lie, may i see the teaching myself first
  [demo] is there a guest pass for one lesson
  [demo] ek lecture sun lu pehle, fir bataunga, [demo] chalega?
  [projects] any capstone in @program
  [projects] would i get to solve something from my own shop as an exercise
  [projects] is it learning by doing or by listening
  [projects] not {after}, during the course, do we make apps
  [projects] do leaders make something too or just listen
  [tellsAboutSelf] our head of legal is 49 and sceptical [recommendation] which one would turn him round
  [tellsAboutSelf] his background: navy, logistics, mba, no programming [audience] is @program made for such a man
  [tellsAboutSelf] 3 yrs as data analyst at swiggy, decent python, [recommendation] what next
  [tellsAboutSelf] i'm a ui designer [curriculum] so what would i get taught in the app one
  [tellsAboutSelf] bca third sem, backlog in maths [prerequisites] will they still take me
  [tellsAboutSelf] i write novels [coverage] do you teach how to make an agent which does research for me
  [tellsAboutSelf] father is a tehsildar [difficulty] can he keep pace with youngsters in there
  [tellsAboutSelf] the student is my wife, not {me}, she did msc chemistry
  [tellsAboutSelf] my two nephews want to be engineers [-] and their mum sends me
  [tellsAboutSelf] she works at a call centre and wants out
  [tellsAboutSelf] i am the only it person in a school of 900
  [tellsAboutSelf] myself a compounder in a govt hospital, want to know ai
  [tellsAboutSelf] we make auto parts in coimbatore and our managers are clueless about ai
  [tellsAboutSelf] he's not {a manager} yet, just a team lead
  [tellsAboutSelf] i code in php mostly, some js
  [tellsAboutSelf] never went to college, self taught tinkerer
  [tellsAboutSelf] my niece, she's deaf in one ear, studies commerce
  [tellsAboutSelf] forget {what i said of my son}, it's my daughter that wants to study
  [summary] leaders program ka short me batao
  [summary] that course with forty hours, [summary] say something about it
  [summary] which one's agentic and what is it, {the price} i don't need
  [summary] fill me in on @program
  [summary] what's @program when it's at home
  [summary] let me hear about the other one too
  [summary] enough of {the agents}, now the developer one
  [coverage] is there any segment about the law and ethics side
  [coverage] which of them deals with @skill, i mean properly not just in passing
  [coverage] pytorch, keras, any of it?
  [coverage] not {in the leaders one}, but is strategy touched in the developer one
  [coverage] do they get to @skill or stop at @skill
  [coverage] my lead insists on mcp, [coverage] is that included
  [coverage] kya @skill aur @skill dono ek hi course me hai
  [coverage] could i learn to run agents safely with you
  [curriculum] what would fill those forty hours
  [curriculum] tell me the subjects, not {the tools}
  [curriculum] ten hours of what exactly
  [curriculum] what do managers learn in it
  [curriculum] what am i going to know that i don't
  [curriculum] aap andar kya padhate ho, [curriculum] ek ek cheez
  [audience] is it right for consultants, the third one i mean
  [audience] {developers} obviously, anyone else the app course was made for
  [audience] does @program want juniors or old foxes
  [audience] would an ngo director be in the right room
  [audience] target group of @program?
  [prerequisites] would a gap of six years in education matter
  [prerequisites] is knowing html enough to be let into the app course
  [prerequisites] {certificate from school} lost it, do you ask for such things to join
  [prerequisites] do i need to have managed people before to attend the leaders one
  [prerequisites] what's expected of a newcomer
  [codingNeed] is it a coding class, the third
  [codingNeed] i've got thick fingers and no code, [codingNeed] will i suffer
  [codingNeed] {excel macros} i don't count as coding, real code, is it there
  [duration] that other one you mentioned, {the app one} no the one for bosses, how much time does it need
  [duration] {weeks} or rather hours, how many for @program
  [duration] i'm not interested in {which day}, only in how long it goes on altogether
  [duration] how far is it from first class to last, in hours
  [duration] leave {@program}, is @program more than a dozen hours
  [duration] will forty hours be all or are there extras on top
  [recommendation] {the first} sounds dull, which of the remaining two for an hr lady
  [recommendation] he can't do {the long one}, he has exams, so which
  [recommendation] what do you say, agents for me? [tellsAboutSelf] i maintain perl scripts at a bank
  [recommendation] not {for freshers}, i've 15 years behind me, where do i belong
  [recommendation] my boss gave me budget for one, [recommendation] so which, [tellsAboutSelf] i do customer support
  [recommendation] is there a wrong choice for a dentist, [recommendation] and what's the right one
  [recommendation] {data science} she gave up, now which of yours would you offer her
  [recommendation] pick between @program and @program for a guy who only does spreadsheets
  [recommendation] which has my name on it, [tellsAboutSelf] lazy, 22, knows java
  [recommendation] i withdraw {the bit about coding}, i can a little, does that change what you'd suggest
  [compare] {cost} out of the picture, how does one stack up against the other
  [compare] @program, @program, what's the same and what isn't
  [compare] is there any reason they're two courses and not one
  [compare] don't explain {each}, explain what distinguishes them
  [compare] how does the other one do it differently
  [compare] short or long, what more does the long give, {hours} aside
  [programs] i know {@program}, i know {@program}, is there a third
  [programs] {coding} no, {long} no, what does that leave on your list
  [programs] which ones can a person do who has never seen a terminal
  [programs] scratch {the bootcamp}, what regular courses are on
  [programs] do you have any for writers? {leaders} doesn't suit
  [programs] courses for sme owners
  [programs] what options would a graduate in history have
  [programs] not {just ai}, all subjects you've got
  [count] {in the past} i don't mean, right now how many programs
  [count] how many require no programming, {the names} you gave
  [count] leaving out {anything for managers}, how many
  [coverage] {chat gpt use} everybody knows, do you teach building with the api
  [coverage] @skill, not {@skill}, is it part of @program
  [coverage] i was wrong, it's not {roadmap} i wanted but roi, which course has it
  [coverage] never mind {@program}, does @program do @skill
  [coverage] does any of it deal with speech, {images} i don't need
  [coverage] where do you deal with testing what you've built
  [coverage] nothing on {robots} i guess, but agents that book tickets, do they teach such
  [curriculum] {the agents}, you listed. now list what @program contains
  [curriculum] don't give me {the hours}, give me the topics, [codingNeed] and tell whether one codes
  [curriculum] what shall be taught to my officers, not {how long}
  [curriculum] {summary} not enough, full topic list please
  [curriculum] hmm {who} was not the question, what will they study
  [summary] the business one, {the two for coders} i couldn't care less about
  [summary] erase {agents}, explain app
  [summary] don't need {a comparison}, just @program in short
  [audience] who is the last one for, {first two} i looked up
  [audience] {my age} is no matter, which jobs do people in @program have
  [audience] is it for {beginners} i mean for people who already build things
  [audience] the agents course, for students? {leaders} certainly not
  [prerequisites] {during} before the course, what should they know
  [prerequisites] besides {being able to read} what do you ask of a candidate
  [prerequisites] i'm not asking {what it teaches}, i ask what it presupposes
  [prerequisites] {laptop} check, {time} check, what else must i bring along in know how
  [prerequisites] my {son} nephew is 14, may he
  [codingNeed] for {the developer course} clear, but do bosses need to code too
  [codingNeed] i don't want {to hear about tools}, is there code, yes or no
  [codingNeed] {reading} writing code i mean, is it expected
  [codingNeed] if i cancel {the app one} from the list, is any left without coding
  [difficulty] {workload} no, level, how high is it in @program
  [difficulty] is the last one easier than {the first} the second
  [difficulty] i don't fear {exams}, but is the stuff itself hard to grasp
  [difficulty] {for me} for my mom it must be easy, is it
  [order] {@program} before @program? or turned round?
  [order] don't care {which}, just whether one has to come first
  [order] if she skips {@program}, can she still take @program
  [order] i gave up {taking all three}, but two at once, possible?
  [tools] not {which topics}, which software
  [tools] other than {a browser}, anything we should set up
  [tools] {mac} sold it, will a cheap windows laptop do
  [demo] {a whole free course} would be greedy, but one lesson to test?
  [demo] no {pdf}, no {video}, i'd like to attend one hour for real, possible?
  [demo] not {the paid one}, the trial, do you have that
  [projects] {in theory} fine, but in practice, what do we make
  [projects] not {certificates}, i want to come home with an app, will i
  [projects] {mock} data again or something from industry this time
  [tellsAboutSelf] i'm {the boss} well, the boss's assistant, booking training for him
  [tellsAboutSelf] my kid knows {java} scratch, only scratch
  [tellsAboutSelf] not {retired} yet, two years to go, works manager at sail
  [tellsAboutSelf] {mechanical} electrical engineer, sorry, from vjti
  [tellsAboutSelf] i am no {techie}, i grow grapes in nashik
  [-] not {you}, i was talking to my wife
  [-] {ignore that}, the cat walked on the keyboard
  [-] i don't mean {to be rude}
  [-] the first is {too long} far too long for us
  [-] {the agents course} we've ruled out already
  [-] nobody here wants {@program} anyway
  [duration] and that one, how many hours
  [codingNeed] and does that one want coding
  [audience] that one's for whom
  [prerequisites] what do i need for that one
  [curriculum] what do i learn there
  [compare] and what's different in the other
  [difficulty] the other's easier i suppose?
  [recommendation] so that one for me or the other
  [order] that one after this one?
  [projects] building stuff there too?
  [tools] and which tools in that
  [afterRegister] how long before somebody rings me once i've sent it, [duration] and how long is the thing itself
  [schedule] how many hours per week would it be, [duration] and in all
  [launch] how long does the bootcamp session go, {the course} i know
  [launchProgram] the popup one, is that part of the first or the second
  [number] how many lessons does @program break into
  [number] exactly how many apps do we build in those forty hours
  [price] what will the longer one set us back, [recommendation] and is it the one for a junior tester
  [start] when does the second kick off [duration] and how many hours is it
  [besideWork] i'm a night guard, could @program go along with that
  [unsaid] will the course be updated while i'm in it
  [unsaid] who keeps the rights to the app my daughter builds
  [rival] is your agents course better than the one on deeplearning.ai, [curriculum] what's in yours
  [offTopic] which of the two is better, iphone or pixel
  [offTopic] recommend me a good film for tonight
  [offTopic] how long is the train from pune to nagpur
  [offTopic] what is harder, guitar or violin
  [offTopic] write me a python function that sorts names
  [career] what would @program change in my work life, [compare] and would @program change it differently
  [future] {these three} don't fit, will there be one for doctors some day
  [enterprise] could you teach all fourteen of my engineers on our own, [curriculum] and what would they learn
  [mentor] is there somebody to hold my hand in the hard one
  [partners] the projects, whose are they, [projects] or rather are they real at all
  [brochure] send me something on paper for my boss, [recommendation] and which course should i tell him
  [access] how long can he open the lessons again, {course length} no
  [classSize] how many sit in one class with my son
  [assessment] do they grade what we build, [projects] and do we build anything at all
  [order] what if i take @program now and @program next spring
  [register] all right the agents course for me, where do i put my name
  [register] {the first} changed my mind, book me on the second
  [perks] besides the teaching what does my team get
  [benefits] why should my boss pay you and not somebody else
  [language] does the no code one run in hindi
  [duration] what is the running time, so to speak
  [duration] how come the one for bosses is so short, [duration] ten hours is it
  [duration] my attention lasts like a goldfish's, [duration] which one's the quickest over
  [duration] will it all be behind me in 5 weeks
  [duration] time commitment for agents vs leaders
  [duration] {leaders} same as agents i know, and app?
  [curriculum] what am i in for with @program
  [curriculum] where does @program take me, chapter after chapter
  [curriculum] what goes on in the leadership classes
  [curriculum] name what you drill into people there
  [coverage] will anyone show me how to talk to a database from an agent
  [coverage] does the course have a point where we put things on aws
  [coverage] what about @skill, does that fall into the app course or the agents one
  [coverage] is there somewhere i can pick up @skill
  [coverage] python for absolute dummies, is that in there
  [coverage] {gen ai} ok but classic ml, random forests and so on?
  [summary] what is this "beyond a single prompt" business, [summary] the agents program i mean
  [summary] where can i place @program, what kind of animal is it
  [summary] what happens in @program, short version
  [audience] does a person like my uncle, [tellsAboutSelf] factory owner, seventy, [audience] belong in the leaders room
  [audience] who shouldn't take @program
  [audience] is the first one a women friendly homemaker thing or for office coders
  [audience] are bankers what you had in mind for @program
  [prerequisites] how far must i be in python to hop on the agents train
  [prerequisites] will my lack of a degree count against me
  [prerequisites] am i in with a chance, [tellsAboutSelf] fitter trade iti
  [prerequisites] do i need @program behind me or is general coding enough for @program
  [prerequisites] what's the bar
  [prerequisites] how fluent in english must one be, {hindi} is mother tongue
  [codingNeed] is there a line of code anywhere in what the bosses do
  [codingNeed] would i spend my days staring at a black screen with code
  [codingNeed] can a pastry chef learn agents without programming
  [codingNeed] my boss can't code and won't, [codingNeed] which one lets him off
  [codingNeed] of the two for developers does either go light on code
  [recommendation] what should a woman returning after eight years at home take, [tellsAboutSelf] mca once upon a time
  [recommendation] tell my boss what his sales managers should do
  [recommendation] where does a cyber security guy fit
  [recommendation] what's your pick for a 12 person design studio
  [recommendation] where would you put your money if you were a travel agent
  [recommendation] what's the sensible first step for a school leaver
  [recommendation] i want to be able to talk ai with vendors, [recommendation] first, second or third
  [recommendation] which is closest to what a data engineer does all day
  [recommendation] there's me (php), my partner (accounts) and our intern (nothing yet), [recommendation] who takes what
  [recommendation] kaam dukaan ka, dimag business ka, [recommendation] toh kaunsa loon
  [recommendation] beta 16 ka hai, scratch aata hai, [recommendation] usko kaunsa
  [recommendation] {boss} mana kar diya leader wale ko, ab mere liye kya
  [programs] what is there in the way of courses
  [programs] is there anything my hands could do, i mean practical courses
  [programs] which of your offers need under 20 hours of my life
  [programs] what's available for school teachers
  [programs] {app} {agents} and? what else was on the list
  [programs] sab course ke naam bhej do
  [programs] jisme coding na ho aur jaldi khatam ho, aisa kya hai
  [count] how many were there again
  [count] one course or several
  [count] of your programs how many could a lawyer attend
  [count] kul mila ke kitne hai, {ghante} nahi course
  [compare] what tells @program from @program
  [compare] where's the catch between the short one and the long one, [-] they look alike to me
  [compare] tell it like i'm five: agents or app, what is each for
  [compare] i have to brief my team, so pros and cons of the first against the second
  [compare] is @program simply a slice of @program
  [compare] app me aisa kya hai jo agents me nahi
  [compare] {hours} barabar hai dono ke, to farak kis baat ka
  [difficulty] will my brain melt
  [difficulty] how rough does it get for a liberal arts person
  [difficulty] is it heavy going for people over sixty
  [difficulty] the agents course, child's play or rocket science
  [difficulty] on which of them do people struggle more
  [difficulty] is {python} sorry, is the agent part hard to follow
  [order] app, agents, leaders: any rule about what comes when
  [order] is it ok to do agents only, [tellsAboutSelf] i've built apps for years
  [order] would i be repeating stuff if i took both
  [order] may my team start at the second straight away
  [order] doing all three, is that allowed
  [order] {first} i'd rather not, can one enter at the second
  [tools] where does the code run, my pc or in the cloud
  [tools] what should my team have installed
  [tools] do we get a claude subscription with it
  [tools] is a 6 year old thinkpad too weak for the agents stuff
  [tools] do managers need any software for theirs
  [tools] {headphones} have, ide which one?
  [demo] how do i know i'd like it, is there a first go for free
  [demo] may my boss see a class before he signs the cheque
  [demo] could the wife listen in for an hour to see if it's for her
  [demo] try before buy?
  [demo] muft me ek din try karne doge
  [demo] is a mock class held for parents
  [projects] what's the practical part like
  [projects] does one come out with a thing one can show
  [projects] will my interns work on something genuine
  [projects] is everything on slides
  [projects] what's built in @program
  [projects] how real are the live projects
  [-] a few things: [duration] hours, [prerequisites] entry conditions, [curriculum] and the content of @program please
  [tellsAboutSelf] we're a municipal office in kerala [programs] and look for short things without code, what do you have, [duration] and how many hours is each
  [tellsAboutSelf] i've a stall, my brother codes, [recommendation] name a course for each of us, [compare] and say how they differ
  [-] i'm confused between two, [compare] so what does @program have more, [recommendation] and which is better for a fresher
  [demo] can we try once, [-] if it's good all six of us come, [audience] and is it for salespeople at all
  [codingNeed] no code in the third right, [difficulty] so it's the easiest? [duration] and the shortest?
  [summary] what's the first about [tools] and would a tablet be enough for it
  [count] how many are there, [recommendation] and which is the one for me, [tellsAboutSelf] a librarian
  [coverage] does it teach @skill [projects] and do we practise it on something real
  [audience] i'm asking not {about agents} about app, who is it for [codingNeed] and is code taught from nothing
  [order] first @program then @program, is that smart [duration] and how long would the two keep me
  [curriculum] {projects} aside, what's in the second [difficulty] and is it rough
  [prerequisites] what does she have to know beforehand [-] because she panics easily [demo] and is there a trial
  [tellsAboutSelf] my father is an advocate, [summary] tell him in his language what @program is about
  [recommendation] what would make my team of accountants less scared of ai, [codingNeed] with no coding
  [-] oh i misread, [duration] so it's {40} 10 hours for the agents one?
  [-] no no you got me wrong, [recommendation] not {for developers}, for their manager, which
  [-] my mistake, [summary] i wanted {the price} the description of @program
  [-] wait, that was for {my son}, mine is simpler, [audience] who is the leaders one for
  [-] correction: [codingNeed] he {can} can't code, is he lost in @program
  [tellsAboutSelf] {two} three of my people want to learn, all in marketing, [recommendation] what would you give them
  [programs] {agents} is what everyone does, what less common thing have you got
  [coverage] strike {deployment}, i want to know about data cleaning, do you teach it
  [duration] if one does {both} only the first, how many hours is that
  [compare] not {which is better}, only what each one leaves out
  [curriculum] {the leaders} isn't what i want, contents of the one with agents
  [tools] we can't install {anything from outside}, is there a browser way to do the exercises
  [projects] {toy examples} i've done a hundred, do you go for the genuine article
  [prerequisites] {school marks} forget them, is there any other hurdle to get in
  [order] {agents} comes later for me, but is it fine to start with leaders
  [summary] drop {everything else}, what's the ten hour thing for coders
  [difficulty] {the teacher} may be great, but will the matter be too dense for a poet
  [count] {trainers} no, trainings, how many do you hold
  [demo] {paying} comes later, can i first look in
  [recommendation] {myself} i'm settled, it's for the team, which one for ten support engineers
  [audience] i thought it was for {ceos}, is it for small team leads as well
  [codingNeed] rub out {what i said on maths}, is there programming in it
  [duration] {quickest} longest one, how long
  [programs] take {the leaders one} off and what's left on the table
  [tellsAboutSelf] i'm a clerk, well {junior} senior clerk, in the high court
  [curriculum] anything but {python}: what else is in that course
  [compare] i couldn't care less for {the hours}, what do they each teach that the other doesn't
  [recommendation] {cheap} good, i want good, which one for an architect
  [tools] {laptop} he has, what about software, does the academy give it
  [coverage] {whatsapp bots} out, phone bots in, do you teach these
  [prerequisites] it isn't {age} that worries me, it's that i never went to college, do i get in
  [order] neither {both} nor three, just one, can one stop after the first
  [difficulty] {long} doesn't mean hard, i hope, or does it
  [summary] i got {a summary of leaders} but asked for app, once more please
  [audience] {hobbyists} not, so what sort of professional do you want in @program
  [codingNeed] after {the trial} in the actual course, must she write programs
  [projects] you speak of {mentors}, i spoke of projects, do we do some
  [count] with {leaders} gone how many developer courses stay
  [duration] {how many people} how many hours sorry, for the app
  [recommendation] the long one isn't for him, {the short one} she has, so what do i get for him
  [demo] {the august event} is over, is there some other way to look before leaping
  [compare] so {agents is harder} you needn't say, otherwise how do they differ
  [curriculum] {when} later, what first
  [coverage] is @skill there or just {@skill}
  [programs] got nothing for {kids}, fine, for grannies then?
  [recommendation] agents or leaders, [tellsAboutSelf] i lead eight backend people and still code a bit
  [tellsAboutSelf] my son is autistic and brilliant with numbers [recommendation] tell me what would be good for him
  [summary] what does it do to a person, @program
  [duration] say i do only the shortest, [duration] how many hours am i in for
  [curriculum] spell out what's taught in the second one pls
  [recommendation] okay last try, which one
  [count] how many, just the digit
  [difficulty] sweat and tears or easy peasy
  [compare] diff between both?
`;
