/** Who somebody is and what they want, before what they ask: which program, or something quite different. As messages/all.ts says. */
export const whoTheyAre = `
  [tellsAboutSelf] i run a sari shop in chickpet [recommendation] where would somebody like me fit in
  [tellsAboutSelf] retired stationmaster, 63, good eyesight still [prerequisites] will you turn me away because of age
  [tellsAboutSelf] two years of react and some node at a small firm in indore [recommendation] what should i pick
  [coverage] will i learn to make a bot that answers my customers when i sleep
  [tellsAboutSelf] our hr head wants to learn about ai [codingNeed] but she has never opened an editor in her life, does that matter
  [tellsAboutSelf] i teach kathak to little girls [audience] is any of this meant for folks of my kind
  [tellsAboutSelf] dentist, own clinic, two chairs [coverage] can one of these show me how to remind patients automatically
  [tellsAboutSelf] meri beti ne bsc maths kiya hai [recommendation] uske liye kya theek rahega
  [tellsAboutSelf] truck fleet owner from namakkal, 40 vehicles [coverage] would i be able to build something that plans the routes by itself
  [tellsAboutSelf] mainframe cobol for nineteen years [career] would this get me out of the basement
  [tellsAboutSelf] i stitch blouses at home [difficulty] is this way over my head
  [tellsAboutSelf] ca final student, attempt in november [besideWork] can it run next to my articleship
  [tellsAboutSelf] pharmacist here, nights at a 24 hour store [besideWork] is there any way to squeeze it in
  [enterprise] we are forty people in a garment export house in tirupur and want the whole merchandising floor trained
  [tellsAboutSelf] i'm a plumber [-] don't laugh [recommendation] which of them would you hand me
  [tellsAboutSelf] sixteen years in the army, leaving in march [career] does this open a door outside
  [tellsAboutSelf] my nephew dropped out of engineering in third year [prerequisites] do you insist on a degree
  [tellsAboutSelf] i sell second hand cars in karol bagh [coverage] do you show how to make a program that guesses the right price of a car
  [tellsAboutSelf] wedding photographer [programs] anything on your shelf for me
  [tellsAboutSelf] sysadmin, bash is my mother tongue [prerequisites] is that enough to get into @program
  [tellsAboutSelf] homemaker since 2009, before that i was in payroll [recommendation] what would you start me with
  [tellsAboutSelf] chemistry phd from pune uni [audience] would i be the odd one out in @program
  [tellsAboutSelf] i've a kirana store and a son who is good with phones [recommendation] one for him please and one for me
  [coverage] after this could i put together an app where farmers ask about pests
  [tellsAboutSelf] i manage a call centre shift of 60 agents [recommendation] so what would make sense
  [tellsAboutSelf] lawyer at the high court [coverage] can i learn to get a machine read 300 page judgments and tell me what matters
  [tellsAboutSelf] my mother is 58 and curious [difficulty] would she be drowning by the second class
  [tellsAboutSelf] bank po, posted in a village branch [codingNeed] must i sit and type programs
  [tellsAboutSelf] i write python every day [audience] so is @program beneath me or the right level
  [tellsAboutSelf] self taught guy, youtube mostly [prerequisites] do gaps in the theory disqualify me
  [tellsAboutSelf] i'm a pastry chef and want to learn how ai can plan my orders [price] what will it set me back
  [tellsAboutSelf] yoga teacher from rishikesh [mode] do i get this on my laptop or must i travel
  [tellsAboutSelf] b.ed student [certificate] is there some paper to show at the end
  [tellsAboutSelf] my father, 67, retired from bhel, wants something to chew on [language] do they speak hindi while teaching
  [tellsAboutSelf] i drive an ola in the day and study at night [payment] can i give the money bit by bit
  [tellsAboutSelf] radiologist in jaipur [mentor] is somebody assigned to me alone
  [tellsAboutSelf] qa tester at infosys [brochure] send me something i can read on the bus
  [tellsAboutSelf] i have a small bakery in kochi and am keen on @program [formFields] what will that form want to know of me
  [tellsAboutSelf] civil contractor [-] i don't give my number to everybody [dataUse] who all will ring me once i type it
  [tellsAboutSelf] our office boy wants to grow, bright kid [discount] anything off for someone on 14k a month
  [tellsAboutSelf] anganwadi worker here [street] which lane are you on
  [tellsAboutSelf] i do seo for small hotels [launch] that box which came up, what day is it
  [tellsAboutSelf] mechanical engineer, four years in a valve factory [refund] suppose it isn't for me, is my money gone
  [tellsAboutSelf] my twin sons are in final year it [discount] do you have something for a pair
  [tellsAboutSelf] data entry operator [start] when would i begin
  [tellsAboutSelf] i am ux designer at a startup [projects] do we make something real or only watch
  [tellsAboutSelf] cabin crew, flying six days out of eight [recordings] if i'm in the air, can i see it later
  [tellsAboutSelf] teacher in a govt school in dhar [accreditation] does any board recognise this
  [tellsAboutSelf] i am a tax consultant and i'd love to get into ai [invoice] will there be a proper bill with gst on it
  [tellsAboutSelf] network engineer, ccnp [rival] why you and not coursera
  [tellsAboutSelf] my wife wants to come back to work after our second child [schedule] which hours of the day are the lessons
  [tellsAboutSelf] mba marketing, fresher [placement] will you get me somewhere
  [tellsAboutSelf] i've got a nursery, plants not kids [-] lol [location] where do you people sit
  [tellsAboutSelf] actuary [instructors] who stands in front of the class
  [tellsAboutSelf] musician and part time sound engineer [tools] is my old macbook good enough
  [tellsAboutSelf] beautician, 12th pass [privacy] before i say more, is all this safe with you
  [tellsAboutSelf] recruiter at a staffing firm [testimonials] what do those say who finished
  [tellsAboutSelf] devops person, seven yrs [compare] what has @program got that @program hasn't
  [tellsAboutSelf] i keep bees near mahabaleshwar and i want to learn something new [contact] how do i get hold of a human being
  [tellsAboutSelf] i'm the head of a girls' college in sikar [onSite] would your people come down here for a few days
  [tellsAboutSelf] my brother is a fitter in oman [abroad] could he take part from there
  [tellsAboutSelf] accounts clerk from howrah [otherCity] nothing in kolkata?
  [tellsAboutSelf] i'm 19, in bca [deadline] how long do i have to make up my mind
  [tellsAboutSelf] hotel receptionist [duration] how many evenings of my life does @program eat
  [tellsAboutSelf] agri graduate from anand, crazy about tech [register] where do i put my name
  [tellsAboutSelf] ex banker, vrs taken [trust] how do i know you're not another one of those vanishing outfits
  [tellsAboutSelf] i'm a court stenographer and fond of gadgets [demo] can i sit in once before paying
  [tellsAboutSelf] mother of three [attendance] if i skip a day now and then, what happens
  [tellsAboutSelf] i paint sign boards [classSize] how many of us in one go
  [tellsAboutSelf] sap abap since 2011 [curriculum] what all comes in @program
  [recommendation] i want to build something that talks to my tenants about rent, which one do i need
  [coverage] do you show people how to make a helper that reads invoices and fills the excel
  [audience] is @program for the boss or for the guys under him
  [codingNeed] i break out in sweat when i see brackets and semicolons, is there any of that in @program
  [prerequisites] my english is class ten level only, ok or not ok
  [tellsAboutSelf] final year btech cse [career] would it make my cv look less like everybody's
  [difficulty] i failed maths twice, will i survive @program
  [besideWork] i open my shop at seven and shut at ten in the night, is it any use even thinking of this
  [enterprise] our cooperative bank has eleven branches, could you teach all managers together
  [recommendation] between me who codes and my partner who sells, what would you give to whom
  [programs] i can spare ten hours not more, what's there for that
  [tellsAboutSelf] i'm a vet in anand and treat mostly buffaloes [recommendation] what in your list could be of help to me
  [tellsAboutSelf] junior java dev, one year [recommendation] should i go for @program or something lighter
  [recommendation] software nahi aata mujhe, par business badhana hai, kaunsa lu
  [tellsAboutSelf] main auto parts ki dukaan chalata hu [codingNeed] coding likhni padegi kya
  [tellsAboutSelf] mere papa 60 ke hai, ex teacher [prerequisites] unko le loge kya
  [tellsAboutSelf] housewife hu, bachche school jaate hai 8 se 2 [schedule] us time pe class hai kya
  [tellsAboutSelf] data analyst hu ek nbfc me [career] isse promotion me kuch fayda?
  [tellsAboutSelf] bhai mera 12th pass hai commerce se [audience] @program uske liye bana hai kya
  [tellsAboutSelf] tailor master hu surat se [-] theek hai [price] kitna lagega total
  [coverage] kya main isme whatsapp pe order lene wala bot banana seekh jaunga
  [tellsAboutSelf] we are a family of four who make pickles [coverage] will any of it help with knowing what sells next month
  [tellsAboutSelf] school bus operator [-] my daughter told me to look here [recommendation] so what do i take
  [tellsAboutSelf] i head procurement at a cement plant [audience] do people like me usually come to @program
  [tellsAboutSelf] nursing tutor, bsc msc [difficulty] how tough does it get for a person from the medical side
  [tellsAboutSelf] electronics diploma, polytechnic nagpur [prerequisites] do i have what is needed for @program or should i read up first
  [coverage] i'd like to have three helpers that pass work to each other, is that in there
  [tellsAboutSelf] cto of a 30 people firm [recommendation] hands on or overview, what do you think for me
  [tellsAboutSelf] poet, translator, hopeless with machines [codingNeed] will i be asked to program anything
  [tellsAboutSelf] i'm in merchant navy, third officer, home for four months [besideWork] can i do it on leave and finish
  [tellsAboutSelf] interior designer in gurgaon [coverage] can i learn to make pictures of rooms out of a sentence
  [tellsAboutSelf] gym trainer [coverage] could i end up with an app that makes diet charts for clients
  [career] i am stuck in support tickets since 2018, is this a ladder or a poster of a ladder
  [enterprise] nine of us in a chartered accountants' office, can you make something only for us
  [tellsAboutSelf] i look after 200 field salesmen for a paint company [enterprise] could there be a special batch for them
  [tellsAboutSelf] librarian in mysuru, 24 years among books [tools] what must be installed on my desktop
  [tellsAboutSelf] i have a two wheeler garage and three mechanics [-] before anything else [street] give me the landmark near your place
  [tellsAboutSelf] i'm with the fire service [schedule] my duty rotates, are the timings fixed
  [tellsAboutSelf] freelance translator, german to hindi [language] will the talk be in english throughout
  [tellsAboutSelf] my niece is a psychology student [formFields] what all has she to fill in
  [tellsAboutSelf] i'm a geologist with ongc, posted offshore [mode] does one attend from a screen
  [tellsAboutSelf] i've been a stock trader since college and i'm after some ai skills [salary] what do folks make after it
  [tellsAboutSelf] physiotherapist [brochureContents] what's written inside that pdf of yours
  [tellsAboutSelf] journalist with a marathi daily [about] what is it that you folks do
  [tellsAboutSelf] caterer, weddings mostly [formLocked] the last button on the sheet stays dull whatever i press
  [tellsAboutSelf] i design jewellery and wish to learn @skill [formWrong] your page keeps saying my mail is no good
  [tellsAboutSelf] aunty of a boy in class 12 [future] anything coming up for school kids
  [tellsAboutSelf] devops lead, kubernetes all day [mentorTimes] how often do we sit with the helper
  [tellsAboutSelf] i farm grapes in nashik [otherCity] do i have to come all the way or is there a branch nearby
  [tellsAboutSelf] ex teacher, now running a creche [closeLaunch] how do i get rid of that window
  [tellsAboutSelf] my staff of six needs it [payment] can one cheque cover them all
  [tellsAboutSelf] ba english, second year [assessment] any test at the end
  [tellsAboutSelf] i'm a nurse in kuwait [phoneFormat] your box wants ten digits but we've eight here
  [tellsAboutSelf] content writer, losing clients to chatgpt [-] so here i am [register] how do i get in
  [tellsAboutSelf] backend guy from hubli [-] my roommate did yours [alumni] can i talk with someone who finished
  [tellsAboutSelf] i'm an officer in the forest department [accreditation] would the government count it
  [tellsAboutSelf] tour guide at hampi [replyLanguage] can you write to me in kannada
  [tellsAboutSelf] i assemble computers in nehru place [tools] will 8 gb do
  [tellsAboutSelf] my neighbour's daughter, 22, bba [deadline] has she missed the bus or is it still open
  [tellsAboutSelf] stenographer turned typist turned nothing [-] thanks to ai [refund] if i can't keep up do you return the cash
  [tellsAboutSelf] procurement officer at a hospital chain [vendorPapers] before we talk learning, can you send your pan and gst papers
  [tellsAboutSelf] i own a dance studio [partnership] could you use a hall partner in bhopal
  [tellsAboutSelf] college lecturer in statistics [partnership] i could teach for you, whom do i talk to
  [tellsAboutSelf] mumbai based actor between jobs [joinLaunch] how do i get one of those twenty five chairs
  [tellsAboutSelf] pilot, two weeks on two weeks off [seats] is there still a chair left for that bootcamp
  [tellsAboutSelf] i'm a dairy inspector who wants to learn ai [launchProgram] the thing in the pop-up, which of your courses is it about
  [tellsAboutSelf] my son is a commerce graduate [-] he says he sent the form [myRegistration] did it arrive
  [tellsAboutSelf] i'm in insurance sales and registered yesterday for @program [afterRegister] so what happens next
  [tellsAboutSelf] school clerk, hindi medium [correction] my surname went wrong on the form i sent, how to mend
  [tellsAboutSelf] gold loan officer [transfer] if i take @program and find it dry, may i hop over to the other
  [tellsAboutSelf] i'm a postman, cycling 20 km a day [houseRules] may i keep the camera off, i'd be in uniform
  [tellsAboutSelf] phd scholar in history [access] do the notes stay with me for later
  [tellsAboutSelf] i run a coaching class for neet [compare] what separates the short ones from each other
  [tellsAboutSelf] social worker with an ngo in ranchi [discount] any mercy for people like us when it comes to money
  [tellsAboutSelf] i am a blind programmer using nvda [unsaid] will your material work with a screen reader
  [tellsAboutSelf] architect, small practice [count] how many courses is it in all
  [tellsAboutSelf] i'm a chess coach and ai fascinates me [offTopic] what's the best reply to the london system
  [tellsAboutSelf] i'm a cook on a ship [offTopic] how long do i soak rajma
  [tellsAboutSelf] mid level manager at a tyre company [-] my boss pays [invoice] in whose name would the bill be
  [tellsAboutSelf] geography teacher [events] do you hold quizzes or meets
  [tellsAboutSelf] customs agent at nhava sheva [number] how many live projects would i touch
  [tellsAboutSelf] pathology lab owner [partners] which companies give you the work for the class
  [tellsAboutSelf] my cousin from kathmandu, it graduate [visa] does he need papers to come and study
  [tellsAboutSelf] i'm a widow with a tailoring unit, i'd like to learn computers properly [accommodation] is there somewhere to stay
  [tellsAboutSelf] sports teacher [social] are you on insta
  [tellsAboutSelf] sales head of a pump company [enterpriseMail] what should i put in the letter for my team's training
  [tellsAboutSelf] telecaller, 23 [whoAreYou] am i speaking with a girl or a machine
  [tellsAboutSelf] retired judge [name] what is this institution called
  [tellsAboutSelf] fashion student at nift [-] cool site [order] could i do both courses one behind the other
  [tellsAboutSelf] i'm a midwife and a mother [dataKept] how long do you hang on to what i type
  [tellsAboutSelf] municipal engineer [erasure] i wrote to you last year, wipe that out
  [tellsAboutSelf] i'm an auditor and careful by trade [cookies] does this page follow me around
  [tellsAboutSelf] stand up comic [-] laughs don't pay rent [payment] emi possible?
  [tellsAboutSelf] hr intern [chatDetails] why did you want my mail id just for chatting
  [tellsAboutSelf] security guard at an it park, night duty [perks] what do i get besides lessons
  [tellsAboutSelf] i've taught drawing for thirty years [-] and now the kids draw with ai [benefits] why would i come to you of all places
  [tellsAboutSelf] ias aspirant, third attempt [ending] by which month would i be free of it
  [tellsAboutSelf] i sort mail at a bank [quotes] read me what that one student said about you
  [tellsAboutSelf] embedded c programmer [support] do you leave us alone after the last class
  [tellsAboutSelf] my maid's daughter is sharp and done with 12th [price] tell me the fee, i'll pay for her
  [tellsAboutSelf] i'm from a family of weavers [company] since when are you people around
  [tellsAboutSelf] lic agent, 51 [phone] give me a number, i am no good at typing
  [recommendation] python a little, sql a little, patience none: what do you say
  [tellsAboutSelf] i'm a product manager who hasn't coded since college [recommendation] would you send me to the long one or a short one
  [tellsAboutSelf] ayurvedic doctor [recommendation] point me to one
  [tellsAboutSelf] i maintain lifts [-] up and down all day haha [audience] whom do you have in mind with @program
  [tellsAboutSelf] civil judge's wife, msc zoology, bored [recommendation] suggest
  [tellsAboutSelf] scrum master [codingNeed] is it ok for one that can read code but not write it
  [tellsAboutSelf] economics teacher at junior college [coverage] does it touch on how to work out if an ai investment pays
  [coverage] can one make a thing like you by the end of it
  [coverage] would my sister learn how to put what she built on the internet so others can use it
  [coverage] i want to learn how to talk a bunch of sceptical managers into using ai, is that in any of these
  [coverage] is there a portion on how to draw up a plan for the first year in our company
  [coverage] will you teach my guys how to keep the bots from running amok
  [coverage] does any of it deal with how to hook chatgpt into our own software
  [coverage] somewhere in there do i learn to make software that decides on its own which customer to call
  [coverage] is making a phone app part of it
  [coverage] can i learn to fake voices and videos, for a film i mean
  [coverage] would a complete beginner get the basics of python from you
  [coverage] do you also teach how to lead people when half of them fear for their jobs
  [coverage] i want my shop's cctv to count customers, does anything you teach lead there
  [coverage] any lesson on writing better prompts
  [coverage] would he find out how to pick the right places to use ai in a hospital
  [coverage] is it shown how a bot remembers what was said last week
  [coverage] kya isme khud ka app banake play store pe daalna sikhaate ho
  [coverage] mujhe aisa software banana hai jo bill padhke tally me daal de, ye seekhne milega?
  [coverage] my son wants to make games with smart enemies, do you go there
  [coverage] can i learn how my store could talk to people in their own language
  [coverage] stock prediction, would i be able to do it after
  [coverage] in which one would i learn to let several bots argue and agree on something
  [audience] are there lawyers among the people you design @program for
  [audience] i've the feeling @program was made for twenty year olds, am i wrong
  [audience] would a village sarpanch look silly sitting in @program
  [audience] my boss, sixty, owns three mills. is @program his cup of tea
  [audience] is one with only tally knowledge the kind of student you want in @program
  [audience] for what sort of person did you make @program
  [audience] @program is for engineers only no?
  [audience] who would get the most out of @program
  [audience] do you see housewives in @program at all
  [prerequisites] do i have to have touched linux before
  [prerequisites] would you take a 16 year old who codes better than me
  [prerequisites] my daughter is deaf in one ear and did arts, may she apply
  [prerequisites] what should be in my head before day one of @program
  [prerequisites] i never went to college, is that the end of it
  [prerequisites] how much maths do you assume for @program
  [prerequisites] is a laptop illiterate like my husband permitted
  [prerequisites] need i have worked somewhere first or can it be straight from school
  [prerequisites] got a seven year gap on my cv, does that shut me out of @program
  [prerequisites] which school subjects must one have had
  [prerequisites] can a person with just a diploma get in
  [prerequisites] ex convict, out since june and clean, would you have me
  [prerequisites] i don't know what an api is, should i before coming
  [prerequisites] @program ke liye pehle se kya aana chahiye
  [prerequisites] degree nahi hai mere paas, chalega?
  [codingNeed] i am a people person, do i get away without programming in @program
  [codingNeed] my principal can barely send an email, would he be asked to write scripts
  [codingNeed] for @program how much programming are we talking about, a little or the whole day
  [codingNeed] is there one that keeps the keyboard out of it
  [codingNeed] can i just drag and drop stuff or must it be typed out
  [codingNeed] mummy ko code likhna padega kya usme
  [codingNeed] i did c in 1998 and hated it, any of that waiting for me
  [codingNeed] no code for me please, {@program} is out then?
  [codingNeed] would a marketing head have to build things with her own hands in @program
  [codingNeed] is it programming from the first hour
  [difficulty] honestly how steep is @program for someone who last studied in 1995
  [difficulty] my kid gives up fast, is it the kind of thing that makes you cry
  [difficulty] will a b.com guy be gasping after hour three
  [difficulty] easy like a webinar or hard like engineering
  [difficulty] does it go too quick for slow people
  [difficulty] i need plain talk: could my 70 yr old uncle follow it
  [difficulty] how much brain does it take
  [difficulty] @program bahut tough hai kya, seedha bolo
  [difficulty] which one would break me the least
  [difficulty] would an average student manage without tuition on the side
  [besideWork] i do two jobs, is a third thing like this even thinkable
  [besideWork] can a resident doctor with 36 hour shifts do this on the side
  [besideWork] will my tuition classes suffer if i join
  [besideWork] must my husband take leave from the refinery for it
  [besideWork] harvest is on till april, could i still do it along with that
  [besideWork] i am writing my thesis, does it go alongside
  [besideWork] could my staff do it without shutting the counter
  [besideWork] job 10 to 7 hai plus travel 2 ghante, ho payega?
  [besideWork] with a toddler hanging on my leg, do others manage that
  [besideWork] is it made in such a way that working folk can do it
  [career] i'm 47 and laid off, what good would it do me
  [career] would a hiring manager care that i did @program
  [career] in what way would my working life be different a year on
  [career] teacher to tech, has that road got a bridge at your place
  [career] does it help a lawyer get better clients or is it only for it folk
  [career] will my standing at the office go up
  [career] is this the sort of thing which moves one from support to development
  [career] uske baad beta kis line me ja sakta hai
  [career] how would i show all this in an interview
  [career] i want to leave accounts for data, does this take me part of the way
  [enterprise] my municipality wants its officers taught, forty to fifty of them, do you take on such things
  [enterprise] can you shape one of these around a tea company
  [enterprise] i am l&d at a pharma firm, do you run closed batches
  [enterprise] seven nurses from our unit want to learn together, is it possible to have it only for us
  [enterprise] would you put together something for the teachers of our school trust
  [enterprise] we'd like our dealers trained, 120 shops all over gujarat
  [enterprise] mere office ke 15 log hai, sabke liye alag se batch milega kya
  [enterprise] do you also work for companies or only private people
  [enterprise] could my restaurant chain get its own version of @program
  [enterprise] is it possible to have your people train just the seven of us, with our own examples
  [recommendation] she likes people, hates numbers. which
  [recommendation] what would you do in my place, fifty two, tired of spreadsheets, some savings
  [recommendation] i need the fastest way to impress my boss with agents
  [recommendation] if you had a brother like mine who plays games all day, where would you put him
  [recommendation] for a director who signs cheques and reads nothing, which one
  [recommendation] hum dono bhai hai, ek coder ek dukaandar, kya lena chahiye
  [recommendation] starting from zero and wanting to end with a working app, what's the way
  [recommendation] out of all of it what helps a hospital administrator most
  [recommendation] i already write agents at work, is there anything left for me here
  [recommendation] my team lead said learn ai or leave, so what do i learn here
  [recommendation] pick one for my dad
  [recommendation] not {@program} i have done it, what then
  [recommendation] if i can only do one this year let it be which
  [recommendation] which would a mother of two with a bsc be happiest in
  [recommendation] give me your honest opinion, {@program} is too long for me, what else
  [programs] show me whatever there is below fifteen hours
  [programs] what do you have that isn't for techies
  [programs] what can one study at your place
  [programs] do you have things for people who lead others
  [programs] so what is it that you teach here, list please
  [programs] any with python in it
  [programs] which ones end within two weeks or so
  [programs] apart from {agents} what do you have
  [programs] kya kya sikhaate ho aap log
  [programs] is there more than one thing for managers
  [tellsAboutSelf] i'm a scuba instructor in havelock and would like to learn ai stuff in the monsoon [start] is there a batch around june
  [tellsAboutSelf] i clean data for a survey firm [programs] what all have you got [price] and how much is each
  [tellsAboutSelf] mill supervisor, night shift, b.tech textile [recommendation] what's right for me [besideWork] and would it fit with the nights
  [tellsAboutSelf] my sister teaches maths [recommendation] which one for her [language] and is it explained in marathi
  [tellsAboutSelf] i want to be an ai engineer one day [recommendation] what's the first step [duration] and how long does that take
  [tellsAboutSelf] father of a bca boy here [prerequisites] is he ready for @program [contact] whom can i write to about him
  [tellsAboutSelf] chartered engineer, 38 [audience] am i in the right place with @program [mode] and does it happen online
  [tellsAboutSelf] barber shop, three chairs [coverage] is booking appointments by bot something i'd learn [codingNeed] without having to program
  [tellsAboutSelf] bpo trainer [enterprise] i need it for my whole floor [mentor] does everybody get his own guide
  [tellsAboutSelf] i'm head of r&d at a spice company [summary] tell me in short about @program [certificate] and is there a paper
  [tellsAboutSelf] i'm on a career break, was a tester [difficulty] is it rough for returners [refund] and can i bail out with my money
  [tellsAboutSelf] 2nd year bsc cs student from dharwad [price] fee plz [discount] student rate?
  [tellsAboutSelf] self employed graphic designer, nagpur [brochure] any leaflet [start] and first class on which day
  [tellsAboutSelf] i sell solar panels [recommendation] your tip for me? [schedule] and is it evenings
  [tellsAboutSelf] govt servant, clerk grade [accreditation] does it count for promotion [-] you know how the department is
  [tellsAboutSelf] i'm thinking of getting my driver taught something [-] he is clever [programs] what could he do here
  [tellsAboutSelf] my elder son did mechanical, younger one arts [recommendation] one for each please
  [tellsAboutSelf] I am a homoeopath from Kottayam, thirty years of practice. [coverage] Would I learn to build something that sorts case notes?
  [tellsAboutSelf] Good with excel, bad with everything else. [audience] Is @program meant for me?
  [tellsAboutSelf] We are a husband and wife team selling handmade soap. [recommendation] Which course pays off for the two of us?
  [tellsAboutSelf] I lead the underwriting department of an insurer. [audience] Do heads like me join @program?
  [tellsAboutSelf] Currently between jobs, earlier with a telecom operator. [recommendation] Kindly advise.
  [tellsAboutSelf] My ward has completed diploma in computer engineering. [prerequisites] Is he eligible?
  [tellsAboutSelf] I am the secretary of a housing society with 900 flats. [coverage] Would one of these enable me to have complaints sorted by a machine?
  [tellsAboutSelf] Aeronautics engineer, HAL, 12 years. [-] I know Fortran, no jokes please. [recommendation] Advise a suitable one.
  [tellsAboutSelf] I used to be a nun and now I run a hostel. [difficulty] Is it very demanding?
  [tellsAboutSelf] I'm a deputy manager in a PSU. [besideWork] Can it be done without applying for leave?
  [tellsAboutSelf] I take care of my mother who has dementia and can't leave the flat. [mode] Is everything done from home?
  [tellsAboutSelf] As a company secretary I must ask first. [privacy] Under which law do you handle what I give you?
  [tellsAboutSelf] I am a cost accountant with a keen interest in AI. [deadline] Up to what date are forms accepted?
  [tellsAboutSelf] I supervise a tea estate near Jorhat. [tools] We have poor internet, what does one need at the least?
  [tellsAboutSelf] Young mother and former biotech researcher here. [recordings] If the baby wakes up mid lesson, can I rewatch?
  [tellsAboutSelf] I was a radio officer on ships. [-] My hand trembles. [formFields] Which boxes are there in your registration?
  [tellsAboutSelf] I am the principal of an ITI. [vendorPapers] Our accounts section wants a quotation on letterhead, can you?
  [tellsAboutSelf] I'm an optometrist in Thrissur. [location] May I know which city you are in?
  [tellsAboutSelf] My grandson is 20 and studying BSc IT. [mentor] Is there an elder person who looks after him in the course?
  [tellsAboutSelf] As a wildlife photographer I am away for weeks. [access] Will the lessons be open to me later?
  [tellsAboutSelf] ok so i am a welder right and i do this pipe stuff in jamnagar [-] and my cousin said ai is the next thing [recommendation] so which of yours do i go for
  [tellsAboutSelf] hi there i'm priya i do makeup for brides [coverage] do you guys teach how to make one of those things that shows how you'd look with other makeup
  [tellsAboutSelf] so basically i'm a frontend dev who's scared of being replaced [career] does your stuff save me
  [tellsAboutSelf] um i'm a bus conductor [prerequisites] is it allowed for me to join [-] no big schooling
  [tellsAboutSelf] my wife is a gynaecologist and very busy [recommendation] what is the one which she would not regret
  [tellsAboutSelf] yes hello i am calling i mean writing for my daughter she is in twelfth standard [prerequisites] is she too young
  [tellsAboutSelf] this is for my uncle he has an oil mill he is 55 [language] does the sir speak tamil in class
  [tellsAboutSelf] i am speaking for the parents association of our school [enterprise] can thirty of us get a class of our own
  [tellsAboutSelf] i'm a carpenter and i'd want to make a website where people describe a table and it draws it [coverage] can you teach me that
  [tellsAboutSelf] i'm typing for my boss he's into export of granite [recommendation] he wants to know which is for bosses
  [tellsAboutSelf] my friend lost his job at byjus [placement] could you find him a new one
  [tellsAboutSelf] my flatmate writes kotlin [compare] for him is @program or @program the richer one
  [tellsAboutSelf] i'm the guy who repairs the xerox machine, wanna learn [price] whats the damage
  [tellsAboutSelf] 3 yrs manual testing [recommendation] ?? what to take
  [tellsAboutSelf] teacher [recommendation] any suggestion
  [tellsAboutSelf] nurse here [programs] what have you
  [tellsAboutSelf] complete newbie [recommendation] where to begin
  [tellsAboutSelf] noob in python [prerequisites] ok for @program?
  [tellsAboutSelf] founder, 4 people [recommendation] which
  [tellsAboutSelf] cs grad 2021 [audience] @program for me?
  [tellsAboutSelf] ca by profession [codingNeed] code?
  [tellsAboutSelf] retired, curious [difficulty] too hard?
  [tellsAboutSelf] farmer [-] yes really [price] cost
  [tellsAboutSelf] doctor, delhi [mode] online?
  [tellsAboutSelf] bba [certificate] any paper
  [tellsAboutSelf] sales guy [brochure] pdf pls
  [tellsAboutSelf] i do hr [schedule] weekends?
  [tellsAboutSelf] mca student [start] next one when
  [tellsAboutSelf] homemaker [language] hindi me hai?
  [tellsAboutSelf] working in dubai [abroad] can i
  [tellsAboutSelf] pune se hu [otherCity] yahan centre hai
  [tellsAboutSelf] waiter, want better [payment] monthly pay ok?
  [tellsAboutSelf] it manager [enterprise] group training?
  [tellsAboutSelf] i fix phones at gaffar market [coverage] making an app of my own, is that in it
  [tellsAboutSelf] salon owner from mangalore [coverage] would i learn how to have a robot answer the calls
  [tellsAboutSelf] i'm a priest and manage the temple trust's accounts [recommendation] what do you propose
  [tellsAboutSelf] commodity broker [recommendation] something short that won't bore me
  [tellsAboutSelf] i studied music therapy [recommendation] is any one of yours worth my while
  [tellsAboutSelf] i took early retirement from hpcl [-] the wife says find a hobby [programs] what could i learn here
  [tellsAboutSelf] we have a printing press with old machines [coverage] is there a lesson on how to find where ai would save money in a place like ours
  [tellsAboutSelf] ms in robotics, unemployed [recommendation] which would round off my profile
  [tellsAboutSelf] i do bookkeeping for a gurudwara [audience] is @program aimed at somebody who keeps books
  [tellsAboutSelf] i've managed plantations for 22 years [recommendation] managers' one i suppose, or am i mistaken
  [tellsAboutSelf] startup founder, healthtech, series a [recommendation] do i take @program myself or send my cto
  [tellsAboutSelf] i'm an ops manager with zero tech [career] would it let me move into product
  [tellsAboutSelf] my husband drives for amazon, he was a chemistry teacher once [career] can he get back to a desk with this
  [tellsAboutSelf] i do night security and read a lot [career] is there a living in it for me afterwards
  [tellsAboutSelf] 45, hr generalist [career] how does one like me profit
  [tellsAboutSelf] i work as translator in an embassy [career] will it keep me relevant
  [tellsAboutSelf] i'm a bsc nursing dropout [career] where could this lead me
  [tellsAboutSelf] i teach pottery on weekends [besideWork] does it clash or can i have both
  [tellsAboutSelf] i've a stall at the sunday market and weekdays i am in an office [besideWork] when would i even do this
  [tellsAboutSelf] intern at a law firm, 14 hour days [besideWork] is it hopeless
  [tellsAboutSelf] single mom, school run and a job at a travel desk [besideWork] how do others like me pull it off
  [tellsAboutSelf] i train horses from 4 am [besideWork] could it be done in the afternoon gaps
  [tellsAboutSelf] both of us work in shifts at the steel plant [besideWork] will we manage along with that
  [tellsAboutSelf] i'm a medical rep always on the road [besideWork] can it be done from trains and hotels
  [tellsAboutSelf] we are a team of six at a game studio [enterprise] can you do one just for us on @skill
  [tellsAboutSelf] principal of a polytechnic here [enterprise] i want all my lecturers to get it
  [tellsAboutSelf] l&d at a logistics firm [enterprise] our planners, twenty three, need something built for them
  [tellsAboutSelf] i own three petrol pumps [enterprise] would you teach my cashiers and managers in one go
  [tellsAboutSelf] colonel, training wing [enterprise] do you work with the forces as a group
  [tellsAboutSelf] i chair a farmers' producer company with 600 members [enterprise] is there something for organisations
  [tellsAboutSelf] my dad can use whatsapp and nothing more [difficulty] would it be torture for him
  [tellsAboutSelf] i did my masters in sanskrit [difficulty] how much of a mountain is it
  [tellsAboutSelf] i've adhd [difficulty] does it need long concentration or is it light
  [tellsAboutSelf] i last saw an equation at school [difficulty] is it heavy on the head
  [tellsAboutSelf] my boy is average, 60 percent types [difficulty] will he cope
  [tellsAboutSelf] i'm quick with machines, slow with theory [difficulty] how dry does it get
  [tellsAboutSelf] i operate a crane at mundra port [codingNeed] would i have to write programs
  [tellsAboutSelf] fashion buyer, never coded [codingNeed] is that a problem in @program
  [tellsAboutSelf] my chairman is 72 [codingNeed] he won't have to write any code will he
  [tellsAboutSelf] i do html emails [codingNeed] does that count as knowing how to program for @program
  [tellsAboutSelf] event manager [codingNeed] tell me there's one with no programming
  [tellsAboutSelf] i know r, not python [prerequisites] do i have to switch before coming to @program
  [tellsAboutSelf] hotel management graduate [prerequisites] anything i ought to learn before
  [tellsAboutSelf] class 11 student, won two olympiads [prerequisites] is there a lower age limit
  [tellsAboutSelf] i've done an online prompt course [prerequisites] is it enough to enter @program
  [tellsAboutSelf] 68 year young [prerequisites] what do you ask of a pensioner who wants in
  [tellsAboutSelf] i'm a cardiologist's assistant and i like the look of @program [seats] is the thing in the pop up sold out yet
  [tellsAboutSelf] i sell fish at the harbour, my son does the accounts and he's the one to study [formFields] does he need to upload anything in the form
  [tellsAboutSelf] retired headmistress [-] i am old school [brochure] is there something on paper or a file i can print
  [tellsAboutSelf] i am a cyber cop [privacy] how well is the stuff locked up that people give you
  [tellsAboutSelf] hostel warden [dataUse] will my number land with some loan company
  [tellsAboutSelf] beginner in coding from leh [-] winters are long here [recordings] when the net dies can i catch up afterwards
  [tellsAboutSelf] i want to learn to make agents for my crypto desk [refund] what's your rule on backing out
  [tellsAboutSelf] my wife's a data steward at a bank [instructors] have your teachers worked anywhere real
  [tellsAboutSelf] i'm a speech therapist [mentorTimes] the personal guide, does he come weekly
  [tellsAboutSelf] i am in my notice period, java dev [start] earliest i could begin?
  [tellsAboutSelf] petrol pump manager's son, bcom final [launch] what is this bootcamp about
  [tellsAboutSelf] i run a jaggery unit in kolhapur [street] how do i tell the rickshaw fellow to reach you
  [tellsAboutSelf] i'm an indian in houston, cs background [phoneFormat] does your form eat american numbers
  [tellsAboutSelf] it auditor in bahrain [abroad] does sitting here rule me out
  [tellsAboutSelf] my brother in law is a site engineer in doha [schedule] what time do the classes run over there
  [tellsAboutSelf] i'm a swimming coach [-] water and laptops don't mix [houseRules] can i attend from the poolside
  [tellsAboutSelf] call center fellow, rough english [language] do they explain in a simple tongue
  [tellsAboutSelf] i make documentaries [unsaid] may i film the class for a project
  [tellsAboutSelf] ex bytedance, now idle [classSize] is it crowded in there
  [tellsAboutSelf] wife of an army officer, we move every two years [transfer] could i shift to a later group if we're posted
  [tellsAboutSelf] social media manager [social] where do you post
  [tellsAboutSelf] trainee at a patent office [assessment] do i get marked on anything
  [tellsAboutSelf] i'm an obstetrician, my hours are chaos [attendance] do you count heads
  [tellsAboutSelf] i'm a banking ombudsman staffer [trust] what speaks for your honesty
  [tellsAboutSelf] chicken farm owner, want to learn ai for feed planning [duration] how long would it keep me away from the birds
  [tellsAboutSelf] i am a freelance illustrator [-] ai stole my clients so i want to know the enemy [price] how much do you ask for that
  [tellsAboutSelf] my office mate and i, both testers [discount] cheaper if we come as two?
  [tellsAboutSelf] driver's daughter, first in the family with a degree, bsc physics [discount] do you have anything for girls like her
  [tellsAboutSelf] metallurgy professor [accreditation] which university stands behind you
  [tellsAboutSelf] i am hod of computer science in a college [onSite] can your trainers come and do it in our lab
  [tellsAboutSelf] i'm a sculptor learning to code [projects] do i get to make my own thing
  [tellsAboutSelf] cloud architect [curriculum] what goes on in @program, point by point
  [tellsAboutSelf] sports physio with the ranji team [ending] would i be through before october
  [tellsAboutSelf] i'm the it guy at a church [payment] do you take cheques
  [tellsAboutSelf] i do odd jobs [-] whatever comes [salary] what does somebody get paid with this in his pocket
  [tellsAboutSelf] startup lawyer [unsaid] who owns what i build in your class
  [tellsAboutSelf] i come from a bihar village and code on a borrowed laptop [tools] would you lend machines
  [tellsAboutSelf] senior citizen, ex air force [register] how does an old man enrol at your place
  [tellsAboutSelf] technical writer in chennai, ten yrs [testimonials] anybody who speaks well of you
  [tellsAboutSelf] mba finance, second sem [rival] my college has the same for free, why should i pay you
  [tellsAboutSelf] i'm into real estate in noida [closeLaunch] how to shut that ad over the page
  [tellsAboutSelf] i code in rust for fun [whoAreYou] and what are you coded in
  [tellsAboutSelf] night nurse [-] sorry for the hour [howAreYou] you doing ok
  [tellsAboutSelf] i'm a brand manager at a biscuit company [invoice] gst bill for my company, yes?
  [tellsAboutSelf] i look after seven hostels [formWrong] it says name too short, my name is Om
  [tellsAboutSelf] trainer for soft skills [partnership] can we do something together
  [tellsAboutSelf] theatre person and voice artist [-] my voice got cloned [coverage] do you teach how that works
  [tellsAboutSelf] i'm a junior engineer with pwd, salary 38k [payment] is a loan possible
  [tellsAboutSelf] i'm an ex google contractor [order] does one need @program before @program
  [tellsAboutSelf] toll plaza supervisor [mode] can i watch on the phone in the booth
  [tellsAboutSelf] travel agent, thirty years of it [-] nobody books with us anymore [contact] i want to talk to a person about what to do
  [tellsAboutSelf] mehendi artist from jodhpur [dataKept] after how many months do you forget me
  [tellsAboutSelf] i'm a statistician at icmr [number] how many case studies does one do
  [tellsAboutSelf] i'm helping my maid's boy, iti pass [afterRegister] if i send the form for him, whom do you call, me or him
  [tellsAboutSelf] i'm from the dental college [support] is there a group where old students meet
  [tellsAboutSelf] qc chemist [-] first time on such a site [register] what do i press to join @program
  [tellsAboutSelf] my dad, ex bsnl, filled your form [myRegistration] has it come through
  [tellsAboutSelf] bpo night shift se hu, @program karna hai [schedule] din me class hoti hai?
  [tellsAboutSelf] mai ek chhota contractor hu, ai seekhna hai [price] kharcha kitna aayega
  [tellsAboutSelf] meri wife ne mca kiya hai, 5 saal ka gap [career] wapas job me aane me help hogi?
  [tellsAboutSelf] hum teen dost hai, sab final year [discount] teeno ke liye kuch kam karoge
  [tellsAboutSelf] papa ki hardware shop hai, mai sambhalta hu [recommendation] mujhe kaunsa lena chahiye
  [tellsAboutSelf] mai nurse hu lucknow me [certificate] end me kuch kagaz milta hai
  [tellsAboutSelf] chhoti behen bba kar rahi hai [formFields] form me uska kya kya bharna hai
  [tellsAboutSelf] main delivery boy hu, padhna chahta hu [payment] thoda thoda karke de sakta hu kya
  [tellsAboutSelf] sarkari teacher hu, 50 ki umar [prerequisites] umar ki koi limit to nahi
  [tellsAboutSelf] bhaiya ka apna transport ka dhandha hai [coverage] gadiyo ka hisab rakhne wala bot banana sikhaoge kya
  [tellsAboutSelf] gaon se hu, net slow hai [recordings] baad me dekh sakte hai kya
  [tellsAboutSelf] ek school chalati hu indore mein [enterprise] mere 25 teachers ko ek saath sikha doge
  [tellsAboutSelf] beta mera engineer hai par ghar pe baitha hai [placement] kahin lagwa doge usko
  [tellsAboutSelf] kapde ka business hai surat me [location] aap log kahan baithte ho
  [tellsAboutSelf] btech ece final year [mentor] koi personally guide karega kya
  [tellsAboutSelf] mera dost civil engineer hai [audience] @program uske type ke logo ke liye hai kya
  [tellsAboutSelf] abhi job dhoond raha hu, php aata hai [recommendation] kaunsa sahi baithega
  [tellsAboutSelf] ghar pe tiffin banati hu [codingNeed] bina code wala hai koi
  [tellsAboutSelf] ca ki padhai chal rahi hai [besideWork] saath saath ho jayega kya
  [tellsAboutSelf] dadaji 70 ke hai par josh hai [-] mobile chalate hai [difficulty] unko samajh aayega?
  [tellsAboutSelf] i'm Farhan, i do stock photos [afterRegister] how long before somebody rings me if i apply
  [tellsAboutSelf] i am Mrs. Iyer, mother of a jobless bsc girl [contact] when it comes to questions about her, where do i write
  [tellsAboutSelf] myself Ganesh, lineman at the electricity board [recommendation] what is it to be for me
  [tellsAboutSelf] Rekha here, i run a play school [price] when it comes to money what are we talking about
  [tellsAboutSelf] its Tony from goa, i own a shack [start] how come there's no date on your page
  [tellsAboutSelf] i'm Zoya, bcom hons, learning js [assessment] what is the drill at the end, some exam?
  [tellsAboutSelf] i'm a tabla player [mentor] will anyone walk me through it if i am lost
  [tellsAboutSelf] ex hotel chef, now nothing [career] is there a point in doing this at fifty
  [tellsAboutSelf] i'm a bsc agri fresher and i signed up on monday [myRegistration] where do i stand
  [tellsAboutSelf] i'm a notary [register] what's the drill for getting in
  [tellsAboutSelf] i'm with a co-op dairy [recommendation] any point in @program for a guy like me, or another
  [tellsAboutSelf] i'm in leather export and a keen learner [deadline] how soon do i have to say yes
  [tellsAboutSelf] anaesthetist [duration] when all is said and done how many hours is @program
  [tellsAboutSelf] toy shop [difficulty] how far out of my depth would i be
  [tellsAboutSelf] i'm a marine biologist [coverage] how far does @program go into letting bots talk with each other
  [tellsAboutSelf] i am a bank teller with big dreams [salary] how far up could my pay go
  [tellsAboutSelf] i design brochures for a living [recommendation] which of yours would keep me in business
  [tellsAboutSelf] i sit at the refund counter of an airline [coverage] can i learn to build something that handles angry mails
  [tellsAboutSelf] location scout for films [difficulty] tough for an arty type?
  [tellsAboutSelf] i teach spoken english, a language person [codingNeed] would i be forced into programming
  [tellsAboutSelf] i'm a privacy officer at a hospital [audience] is @program at all about people in my chair
  [tellsAboutSelf] i handle product launches at a soap company [recommendation] give me your pick
  [tellsAboutSelf] i price flats for a builder [coverage] any chance i learn to have a model do it
  [tellsAboutSelf] i issue certificates in a municipal office all day [career] does this get me away from the stamp pad
  [tellsAboutSelf] i'm a mentor in a startup incubator [audience] whom should i send to @program, founders or their coders
  [tellsAboutSelf] i own a small phone shop [prerequisites] do you need me to know any computer language first
  [tellsAboutSelf] i work for a payment gateway [recommendation] anything you'd suggest for a support engineer there
  [tellsAboutSelf] i run exams for a university [coverage] would i be able to have papers checked by ai at the end of it
  [tellsAboutSelf] i'm a job placement officer in a college [enterprise] could my final years, eighty of them, be taught as one batch
  [tellsAboutSelf] i interpret in hospitals, three languages [recommendation] and what can i do with you people
  [tellsAboutSelf] i'm a timetable planner at the railways [coverage] do you teach how a bunch of agents could settle clashes
  [tellsAboutSelf] visa consultant, amritsar [coverage] i'd like a bot that tells people which documents to bring, is that doable after
  [tellsAboutSelf] i'm a discount broker's back office guy [recommendation] so long or short
  [tellsAboutSelf] i've a chain of demo kitchens [enterprise] can my demonstrators be trained as a lot
  [tellsAboutSelf] i register births and deaths, taluk office [price] what do you charge
  [tellsAboutSelf] form filling centre, i do it for villagers [language] could a person with only kannada follow
  [tellsAboutSelf] i build classrooms for a living, contractor [mode] is yours a room or a screen
  [tellsAboutSelf] i rate hotels for a guide [testimonials] who rates you
  [tellsAboutSelf] i am a coach driver not a coach [-] people mix up [recommendation] which one for me
  [tellsAboutSelf] i'm a bank agent, as in loans [launchProgram] that bootcamp thing, under which course does it come
  [tellsAboutSelf] i do leadership training for jesuits [compare] how is @program unlike @program
  [tellsAboutSelf] i run an app for dog walkers, somebody else built it [recommendation] i want to build the next myself so where do i go
  [tellsAboutSelf] i'm an agent for footballers [coverage] not that sort, but does @program show how to make agents that scout
  [tellsAboutSelf] i'm a model, the walking kind, and i want to know about the other models [recommendation] what would i start with
  [tellsAboutSelf] i am a recording studio owner [access] do the notes vanish after some time
  [tellsAboutSelf] i'm a street vendor of momos [recommendation] my cousin says learn ai, so which
  [price] how much is it [tellsAboutSelf] i'm a ward boy so please be gentle
  [price] what's the cost of @program, [tellsAboutSelf] i'm a jr accountant paying from own pocket
  [recommendation] which one please, [tellsAboutSelf] i'm an r&d chemist who writes some matlab
  [certificate] does one get anything to hang on the wall, [tellsAboutSelf] it's for my mother who left school at 14
  [schedule] are there late evenings [tellsAboutSelf] because i am a surgeon
  [language] is it in plain hindi? [tellsAboutSelf] the learner is my driver
  [audience] could @program be for one like me? [tellsAboutSelf] i keep the stores of a cement works
  [duration] how many weeks would @program last, [tellsAboutSelf] asking for my staff of two
  [mode] do we have to be there in person? [tellsAboutSelf] i use a wheelchair
  [discount] is there a lower rate [tellsAboutSelf] for a girl who has just passed polytechnic
  [codingNeed] any code to write? [tellsAboutSelf] she is an art historian
  [difficulty] will he find it hard going? [tellsAboutSelf] he's a retired havildar
  [start] when can she come [tellsAboutSelf] she's finishing her llb in may
  [tools] would a chromebook do, [tellsAboutSelf] my lad is in class twelve
  [tellsAboutSelf] hello, i hold an mca from 2006, i raised two children, and i am not ready to sit in front of the tv for the rest of my days. [recommendation] what would be the proper entry for me?
  [tellsAboutSelf] i am working as a site supervisor since nine years, in between i also did one diploma in computers but did not touch it again [prerequisites] so is it that i have to revise everything before i come
  [tellsAboutSelf] we are two sisters, one is a dietician and other one has just resigned from tcs where she was doing java [recommendation] and we would like to know what each should take
  [tellsAboutSelf] i've been doing inventory at a warehouse in bhiwandi for eleven years and my manager said the new system will do it alone by next year [career] so what will i be able to do with this course in hand
  [tellsAboutSelf] my father had a stroke and is home, he was an electrical engineer and his brain is sharp, he wants to learn about agents [mode] can he do it lying in bed with a tablet
  [tellsAboutSelf] i sell spices to shops in the gulf, my customers send voice notes in five languages at all hours [coverage] and i'd like to make something that understands them and writes up the order, is that what one learns
  [tellsAboutSelf] i left a phd in linguistics after four years and have been waiting tables in bandra [payment] so i cannot put the whole sum down at once, how does one pay
  [tellsAboutSelf] i am a government doctor in a primary health centre with forty patients before lunch and i have always loved computers [besideWork] tell me if a person like that can fit it in
  [tellsAboutSelf] i joined as office boy in 2010 and today i am assistant manager, admin, and my madam told me to learn ai and she'll pay [invoice] she needs a bill in the name of the company
  [tellsAboutSelf] i'm in charge of digital at a cooperative sugar factory, that means i am the one who knows how to restart the router [audience] is @program pitched at somebody like that
  [tellsAboutSelf] i have a bcom, a tally course, a typing certificate and a bad knee [location] so before anything tell me where you people are
  [tellsAboutSelf] my husband and i have run a marriage bureau for two decades and now everyone wants matching by computer [coverage] would we be able to make such a matching program after your course
  [tellsAboutSelf] i do quality checks in a bulb factory [-] not exciting [tellsAboutSelf] but in the evenings i write little python scripts [recommendation] what is the natural next thing for me
  [tellsAboutSelf] i'm the youngest of five, everybody else is a doctor, i dropped out of bca and fix scooters [prerequisites] would you have somebody without a degree
  [tellsAboutSelf] i'm in a band and i deliver food [-] dreams cost money [discount] so is there something off for artists
  [tellsAboutSelf] i am from a tribal area, first graduate of my village, bsc [-] i get shy on camera [houseRules] do i have to show my face in class
  [tellsAboutSelf] i am a nutritionist with 11k followers, and i'd like a chat thing that answers my followers [recommendation] so which would teach me that
  [tellsAboutSelf] i'm a civil services coach, thirty teachers under me [-] our content team is afraid [enterprise] can you run something in house for us
  [tellsAboutSelf] i'm an old hand at oracle forms [-] my firm moves to the cloud [tellsAboutSelf] and i want to learn python at last [recommendation] what have you for an old hand
  [tellsAboutSelf] i'm a physics teacher, my pupils ask me about llms [-] i blush [recommendation] what would make me look less foolish
  [tellsAboutSelf] i'm responsible for 14 clerks in a tehsil office [-] most of them near pension [difficulty] would they manage it at all
  [tellsAboutSelf] i'm on the board of a hospital trust [-] we were sold an ai thing for two crores [coverage] would i learn how to judge if such a thing is worth it
  [tellsAboutSelf] i keep the books of a fishing cooperative [-] salty work [price] how much would you want from me
  [tellsAboutSelf] i'm from a small town near jhansi and i am learning c++ [-] nobody around to ask [mentor] would i have somebody just for my doubts
  [tellsAboutSelf] i'm a rto agent [-] i queue for people [whoSees] who reads the slip once i have sent it
  [tellsAboutSelf] i'm a recent widow and i have my husband's xerox shop to run [-] he did it all [difficulty] please say honestly is it too much for a beginner
  [tellsAboutSelf] i manage pilgrims' tours [-] season ends in may [start] is there something beginning then
  [tellsAboutSelf] i do data science in a bank [-] mostly excel if i am honest [compare] which has more meat, @program or @program
  [tellsAboutSelf] i'm a lift operator in a mall [-] much time to think [brochure] have you a booklet i could read between floors
  [tellsAboutSelf] i am a translator of sanskrit texts and wish to learn to make a search tool for them [mailContents] what's written in the mail i'd get after enrolling
  [tellsAboutSelf] my girl wants to be a game designer [-] so does half her class [career] does @program put her on that road
  [tellsAboutSelf] i'm a dialysis technician [-] machines i know [tellsAboutSelf] and i want to know how to code [programs] what could i learn with you
  [-] i'd rather learn than be replaced [tellsAboutSelf] bank clerk, 34 [recommendation] where do i go from here
  [-] my astrologer says computers [tellsAboutSelf] i'm a bcom fail [prerequisites] does that keep me out
  [-] don't tell my boss [tellsAboutSelf] i am a team lead in testing [dataUse] will anyone contact my office
  [-] long story short [tellsAboutSelf] hotel to it at 31 [placement] is there help to get hired
  [-] true story [tellsAboutSelf] i was replaced by a bot at my own helpdesk [coverage] so do you teach how to make such a bot
  [-] i'll be brief [tellsAboutSelf] finance controller, steel trading [recommendation] your advice?
  [-] not sure whether i am welcome [tellsAboutSelf] i'm 72 and was a telegraphist [audience] whom do you see in @program
  [-] pardon the english [tellsAboutSelf] i am lorry mechanic [language] class in telugu possible
  [-] kids finally asleep [tellsAboutSelf] former hr manager, want to return [schedule] are there lessons after nine at night
  [-] budget is tight [tellsAboutSelf] me and my cousin, both iti electricians [discount] do you bend a little
  [-] i saw you on a hoarding [tellsAboutSelf] mba student at symbiosis [rival] what do you do that they don't teach us already
  [greeting] good morning [tellsAboutSelf] i am a retired colonel [recommendation] advise me which lecture series would be suitable
  [greeting] namaste [tellsAboutSelf] anganwadi supervisor, ten centres [enterprise] can our workers be trained all at once
  [greeting] hi [tellsAboutSelf] i'm a junior doctor [besideWork] will it eat my sundays
  [greeting] hello sir [tellsAboutSelf] i have done diploma in pharmacy [prerequisites] am i allowed
  [greeting] hey [tellsAboutSelf] product designer here [codingNeed] is @program code heavy
  [greeting] salaam [tellsAboutSelf] i've an attar shop in hyderabad [street] how do i walk to your office
  [greeting] vanakkam [tellsAboutSelf] i'm a vfx artist [tools] is a gpu a must
  [greeting] good evening [tellsAboutSelf] ours is a family pharmacy chain [recommendation] who of us should learn what
  [tellsAboutSelf] crm admin, salesforce certified [recommendation] which one sits best on top of that
  [recommendation] i'd like to make my own little jarvis, what do i need from you
  [recommendation] i want to understand what my developers are telling me, what would you suggest
  [recommendation] my goal is to ship a product alone by diwali, choose for me
  [recommendation] i want to stop nodding in meetings about ai without knowing a thing
  [recommendation] wife codes, i cook. she wants the deep stuff and i want to know what's going on
  [recommendation] i'm told i'm management material, does that settle which
  [recommendation] for the owner of a cinema hall, what
  [recommendation] i've five juniors, which one do i put them in
  [recommendation] for someone who's allergic to theory which is better
  [recommendation] i can do one after my board exams, which should it be
  [recommendation] what would a village school teacher get most out of
  [recommendation] my people: a tester, a designer and an intern. who goes where
  [recommendation] {@program} my brother has taken, and for me being a cashier?
  [recommendation] i wish to automate my boring office work, so what do i sign up for
  [recommendation] beginner se pro banna hai, konsa pakdu
  [recommendation] is umar me mere liye kya bachta hai
  [recommendation] need advise for a girl good at biology and bad at maths
  [recommendation] does it make more sense for a freelancer to do the short one
  [recommendation] i'd be the first in my panchayat to know ai, what's my best bet with you
  [recommendation] {price} later, first tell which is suited for a chemist
  [recommendation] my son says agents, my husband says python, what do you say
  [coverage] what i am after is a helper that books slots for my patients, do you teach it
  [coverage] would i come out able to write python
  [coverage] is how to choose where to begin with ai in a factory part of @program
  [coverage] do we go as far as putting it on a server
  [coverage] will my manager learn how to tell if the vendor is fooling us
  [coverage] i'd love my website to talk, does @program get me there
  [coverage] making an agent which shops for me, does anybody show that
  [coverage] could i write my own chatgpt for the temple's questions
  [coverage] anything in there on keeping the team's morale up when the robots come
  [coverage] is there something about letting ai into an old program without breaking it
  [coverage] do your people get into machine vision for sorting mangoes
  [coverage] would @program enable me to read my sales figures with ai
  [coverage] are tools like langchain or such things gone through
  [coverage] is there a bit on how not to leak our clients' secrets into these models
  [coverage] so after that can i build the kind of software where one bot checks another's work
  [coverage] will i be taught how to write a request so that chatgpt understands me
  [coverage] is sql anywhere in there, i need it at my office
  [coverage] do you go over how much an ai thing will save before we buy it
  [coverage] my daughter wants to make music with ai, is it taught
  [coverage] can i learn how to make a quiz bot for my students from you
  [coverage] will it be shown how to put a bot inside my shop's telegram
  [coverage] do they touch on bringing a whole department round to it
  [coverage] does he learn how bots take decisions without a human
  [coverage] kya isse main apne clinic ke liye appointment wala app bana paunga
  [coverage] hindi me baat karne wala bot banana sikhaya jata hai?
  [coverage] does anything at yours prepare for making apps that read x rays
  [coverage] my boss wants a one page plan for ai, would i learn to draw that up
  [audience] i wonder if @program isn't rather for people with a team under them
  [audience] @program for a 2nd year student, yes or no
  [audience] do accountants belong in @program
  [audience] tell me whom @program has in mind
  [audience] is it a thing for founders or for coders, this @program
  [audience] my sister is a warden of a hostel, would @program be made for such as her
  [audience] would you say a site engineer is the right person for @program
  [audience] are freshers wanted in @program or only people with years behind them
  [audience] @program kis tarah ke logon ke liye hai
  [audience] am i too junior for @program to make sense
  [audience] does @program suit somebody who owns no company
  [audience] which of the lot is for analysts
  [audience] is there any sense in a cook sitting in @program
  [audience] do clinics send their people to @program or is it more for it firms
  [prerequisites] how good must i be at python when i walk in to @program
  [prerequisites] is having led a team a must for @program
  [prerequisites] could i come with only a phone's worth of computer knowledge
  [prerequisites] minimum marks in graduation?
  [prerequisites] my papers are from nepal, do they count to get in
  [prerequisites] how come nothing is said about who can apply, is it anyone at all
  [prerequisites] may a monk join
  [prerequisites] what must a lad of 18 bring in the way of knowledge
  [prerequisites] i know vb6 and nothing newer, may i still come
  [prerequisites] is a non graduate with ten yrs of sales taken in @program
  [prerequisites] do i need to have made a bot before i come to @program
  [prerequisites] @program ke liye graduation zaroori hai kya
  [prerequisites] what's the entry bar
  [prerequisites] is arts background a no go
  [prerequisites] my husband knows autocad only, would he lack something for @program
  [codingNeed] will my hands touch code or only slides
  [codingNeed] which one's safe for somebody that can't code
  [codingNeed] my chef wants it, can he go through it without learning programming
  [codingNeed] is the writing of programs part of @program or is it talk about strategy
  [codingNeed] do you make managers code too
  [codingNeed] i'd be happier with zero lines of code, possible?
  [codingNeed] programming nahi aati, koi dikkat to nahi @program mein
  [codingNeed] can one get through @program by copy paste
  [codingNeed] does she have to be able to program to follow @program
  [codingNeed] i'm asking whether a florist would have to sit and type python
  [difficulty] does it start gently
  [difficulty] my fear is being the dumbest in the room, is it for brainy people
  [difficulty] does one need to be a genius for @program
  [difficulty] is @program harder than a ca exam lol
  [difficulty] would a mother who left college 20 years back be lost
  [difficulty] how heavy is the load, mind wise
  [difficulty] for a biology person, is it like learning greek
  [difficulty] which one is kindest to a slow learner
  [difficulty] kitna dimaag lagana padega
  [besideWork] i'm a full time carer for my dad, would i find the hours
  [besideWork] do people in night shift survive it
  [besideWork] college is from 9 to 4 for him, does it still work out
  [besideWork] can i keep my job at the bank and do @program
  [besideWork] month end is hell in accounts, would i manage
  [besideWork] farm in the morning, class in the evening, is that a workable plan
  [besideWork] i can't leave my shop even an hour, is it worthless to try
  [besideWork] must my wife quit work to do this
  [besideWork] dukaan ke saath saath chal jayega kya
  [career] does a chemist with this stand out anywhere
  [career] would it open foreign doors for a nurse
  [career] is it going to make any difference to a man of 55
  [career] how do i put this to use as a lawyer
  [career] will people take me more seriously at work
  [career] i fear i'll be stuck as a tester for good, does it help with that
  [career] what becomes of those who finish it, work wise
  [career] isko karne ke baad mera kya faida hoga job me
  [career] does it do anything for a housewife who wants to earn
  [tellsAboutSelf] i'm the caretaker of a church school, and learning scratch with the kids [price] how deep in the pocket do i reach for @program
  [tellsAboutSelf] i'm a loco pilot, two days on one day off [attendance] what if i miss some of it because of duty
  [tellsAboutSelf] i sell mutual funds and want my own assistant made of software [mentor] is somebody there to hold my hand
  [tellsAboutSelf] my dad, retired from lic [formLocked] he filled it all in and the button is still grey
  [tellsAboutSelf] corporate trainer, excel mostly [partnership] are you hiring people like me
  [tellsAboutSelf] m.tech vlsi, fresher [brochureContents] does the pdf say what is taught hour by hour
  [tellsAboutSelf] i'm an esthetician [-] skin i know, screens i don't [recommendation] is anything of yours for me
  [tellsAboutSelf] coder from imphal [otherCity] is guwahati or anything in the north east covered by you
  [tellsAboutSelf] quantity surveyor, sharjah [payment] can dirhams be sent
  [tellsAboutSelf] blogger about sarees [cookies] are there trackers on this site
  [tellsAboutSelf] i'm a chartered accountant's wife and a botanist [refund] tell me about getting money back if plans change
  [tellsAboutSelf] i maintain 300 pcs in a school [deadline] till which day do you take names
  [tellsAboutSelf] i work at the passport office [formFields] which id must i show when signing up
  [tellsAboutSelf] hardware guy who wants to do software [duration] for how long would i be busy with @program
  [tellsAboutSelf] my four nephews, all between 20 and 25, all idle [discount] is there a family price
  [tellsAboutSelf] tax officer [-] i ask questions for a living [company] who owns this outfit
  [tellsAboutSelf] clinic manager, wants to learn @skill [seats] how many chairs does that bootcamp have left
  [tellsAboutSelf] i am a puppeteer [-] no strings attached haha [joinLaunch] how do i grab a place in that session in the window
  [tellsAboutSelf] b.voc student [perks] what else does one get
  [tellsAboutSelf] drone pilot [phone] got a line i can ring
  [tellsAboutSelf] my mum's a retired bank manager [contact] she wants to write a letter by mail, where to
  [tellsAboutSelf] i'm in supply chain at a shoe company [quotes] what were that consultant's words about you
  [tellsAboutSelf] medical coder, cpc [alumni] has anyone from my line done it, may i talk to him
  [tellsAboutSelf] sweet shop owner, third generation [mode] all over zoom, or do we meet
  [tellsAboutSelf] i have a bsc in fisheries and a love for gadgets [certificate] what do i hold in my hands when it's over
  [tellsAboutSelf] i'm a night auditor in a hotel [schedule] mornings only for me, what have you
  [tellsAboutSelf] boilermaker [-] hands like shovels [tools] can i do it on a tab
  [tellsAboutSelf] i'm an elocution teacher [demo] may i hear one class first
  [tellsAboutSelf] rural bdo, interested in @program [transfer] if they transfer me mid way can i join a later lot
  [tellsAboutSelf] i'm mrs d'souza, caterer [correction] i typed my old number when signing up, how do i fix that
  [tellsAboutSelf] my team of clerks wants training [enterpriseMail] what has to stand in the mail we send you
  [tellsAboutSelf] i'm a junior at a big four [vendorPapers] can you sign our nda
  [tellsAboutSelf] i run a hostel for working girls, some of them want to learn ai [accommodation] do you put people up or shall they stay with me
  [tellsAboutSelf] sitar player, also bca [events] any contests at your place
  [tellsAboutSelf] i work at a nuclear plant [-] no phones inside [recordings] so could i watch later at home
  [tellsAboutSelf] i'm an american studying in pune [visa] is my student visa fine for it
  [tellsAboutSelf] i'm a graphic novelist [projects] do i create something i can show
  [tellsAboutSelf] admin assistant for 20 yrs [afterRegister] after i hit submit do i owe you anything
  [tellsAboutSelf] police sub inspector [-] i check everything [trust] are you for real
  [tellsAboutSelf] i train sniffer dogs [offTopic] what breed is best for a flat
  [tellsAboutSelf] astrologer with a website [offTopic] will india win on sunday
  [tellsAboutSelf] ms student in hamburg [offTopic] is it cold in hyderabad in january
  [tellsAboutSelf] i'm a plumber's son and a poet [offTopic] write me four lines on rain
  [tellsAboutSelf] trainee pilot in dubai [phoneFormat] how many digits does the uae number need in your box
  [tellsAboutSelf] i'm a swiggy rider with a bcom [salary] how much would a company pay me after
  [tellsAboutSelf] i own a chai stall, daughter does bsc it [formWrong] the page refuses her number
  [tellsAboutSelf] technical recruiter, want to learn what i recruit for [ending] is it done before the summer holidays
  [tellsAboutSelf] school counsellor [count] so how many courses in total do you run
  [tellsAboutSelf] i translate contracts [source] do you note down that i came from google
  [tellsAboutSelf] my uncle is a tailor in bahrain [abroad] can he take it from over there
  [tellsAboutSelf] tempo driver, learning english [replyLanguage] will you talk in hindi with me
  [tellsAboutSelf] i am a temple musician [name] whose page have i landed on
  [tellsAboutSelf] i'm an emt [closeLaunch] some window sits over everything, how does it go
  [tellsAboutSelf] bcom correspondence student [account] your site shows a white page when i tap courses
  [tellsAboutSelf] i'm with the rotary club [about] what is your mission or whatever you call it
  [tellsAboutSelf] i've an mph and i'm bored [launch] which hour is the session that was announced
  [tellsAboutSelf] hr head, 900 workers [onSite] would you come to our plant
  [tellsAboutSelf] insurance surveyor [number] how many hands on tasks will i go through
  [tellsAboutSelf] i'm an mbbs student who likes to code [assessment] do you grade us
  [tellsAboutSelf] telecom rigger [-] i climb towers [classSize] how many in a room
  [tellsAboutSelf] i import toys [instructors] are those who teach in business themselves
  [tellsAboutSelf] lab assistant in a college [summary] what is @program in a nutshell
  [tellsAboutSelf] vp sales [curriculum] what topics are in @program
  [tellsAboutSelf] i'm nineteen and restless [order] does one do @program first and @program later
  [tellsAboutSelf] i'm a hindi teacher and would love to make an app for grammar [dataUse] what happens with the details i'd give
  [tellsAboutSelf] a small ngo for street kids here [discount] would you go easy on us
  [tellsAboutSelf] cable tv operator [-] the netflix people killed me [recommendation] what new trade do you teach for such as me
  [tellsAboutSelf] i curate a museum [social] do you have a page on linkedin
  [tellsAboutSelf] i'm the pa of a minister [whoSees] who gets to see that we asked
  [tellsAboutSelf] garage owner, jalandhar [street] is there a door number
  [tellsAboutSelf] my sister, an optician, signed up on friday [myRegistration] no word till now, did it reach
  [tellsAboutSelf] i'm a parking attendant and a night college student [payment] do you have some pay later thing
  [tellsAboutSelf] i write exam papers for a board [mentorTimes] for how long would a talk with the guide go
  [tellsAboutSelf] ex nokia engineer [partners] which firms do you tie up with
  [tellsAboutSelf] cook in a school kitchen, my son wants it [prerequisites] should he finish twelfth first
  [tellsAboutSelf] i'm the bursar of a college [invoice] is tax on top of it or inside
  [tellsAboutSelf] i want to make an agent for my father's farm, i'm 21 [support] does someone help when i'm through with the class and stuck
  [tellsAboutSelf] i've sold encyclopedias door to door [-] imagine [benefits] sell me your place in two lines
  [tellsAboutSelf] my wife is an epidemiologist [access] does she keep the material for good
  [tellsAboutSelf] i'm a security analyst [chatDetails] is this chat stored somewhere under my name
  [tellsAboutSelf] a mechanic with a dream [start] first day of class?
  [tellsAboutSelf] i do alterations in a mall [location] where abouts are you folks
  [tellsAboutSelf] i am a sales trainee, 22 [testimonials] has anyone been happy with you
  [tellsAboutSelf] medical student's mother [language] is it explained in bengali as well
  [tellsAboutSelf] proud owner of a juice bar [brochure] where do i find your leaflet
  [tellsAboutSelf] i'm a physio for cricketers and want to learn data [rival] upgrad is cheaper, no?
  [tellsAboutSelf] i conduct census surveys [houseRules] may i eat while listening
  [tellsAboutSelf] railway apprentice [accreditation] does the railway board accept what you give
  [tellsAboutSelf] clerk, widower, two girls in college [recommendation] for the girls please, one does it and one does commerce
  [tellsAboutSelf] i'm a potter in khurja [-] clay is honest [trust] are you
  [tellsAboutSelf] i am 33, call me a career butterfly [placement] do you introduce people to firms
  [tellsAboutSelf] mobile app tester [register] count me in, how
  [tellsAboutSelf] insurance tpa staff, keen on @program [unsaid] is there a contract that i sign with you
  [tellsAboutSelf] my better half teaches botany [launchProgram] does that bootcamp belong to the manager's course
  [tellsAboutSelf] i clean pools [-] not data [recommendation] yet i want in on ai, so what's for me
  [tellsAboutSelf] i'm a fact checker [erasure] if i change my mind, do you strike me off
  [tellsAboutSelf] i'm a homeschooling dad [future] will there be one for teenagers
  [tellsAboutSelf] senior nurse educator [compare] explain what's different between @program and @program
  [tellsAboutSelf] i'm a bar bender on sites [recommendation] {the managers' one} is no use to me, so what is
  [tellsAboutSelf] i'm a librarian [programs] leave out {@program} and tell me what else is there
  [tellsAboutSelf] ex cricketer, ranji level [audience] not {fees} now, just whether @program is for someone like me
  [tellsAboutSelf] dentist and father [recommendation] it's not for {me}, it's for my boy who does bca, so which
  [tellsAboutSelf] i teach pilates [codingNeed] {difficulty} doesn't scare me but code does, is there any
  [tellsAboutSelf] my mother in law taught hindi for 30 years [language] {english} she follows little, is there something else spoken in class
  [tellsAboutSelf] i'm a bond trader [duration] forget {what it costs}, how long does it take
  [tellsAboutSelf] i sell tyres [price] {how it works} i have read, what do you charge
  [tellsAboutSelf] i'm a textile designer [certificate] never mind {the syllabus}, is there something to frame
  [tellsAboutSelf] devops, 5 yrs [mentor] i don't mean {the teachers}, is there a person only for me
  [tellsAboutSelf] ops head at a courier firm [enterprise] not just {me}, all thirty hub managers should learn it
  [tellsAboutSelf] i'm a bharatnatyam dancer [schedule] {weekends} i perform, is there something on weekdays
  [tellsAboutSelf] civil services dropout [recommendation] no more {exams} for me thanks, what can i study with you that's useful
  [tellsAboutSelf] i'm a bank auditor [compare] {@program} i know, so how do @program and @program differ
  [tellsAboutSelf] school principal [onSite] we can't {travel}, could you come to us
  [tellsAboutSelf] mai auditor hu [recommendation] {coding} se dur rakhna, kya lu mai
  [tellsAboutSelf] beti b.arch kar rahi hai [programs] aur kya kya hai aapke paas {@program} ke alawa
  [tellsAboutSelf] i am a translator at the un [mode] {classroom} is impossible for me, do you do it over the net
  [tellsAboutSelf] i'm a retired wing commander [brochure] {chatting} tires me, have you something to read
  [tellsAboutSelf] i'm an intern at isro [start] {the bootcamp} aside, when does @program begin
  [tellsAboutSelf] we are a circle of retired engineers, eight of us [enterprise] would you do it for our little club alone
  [tellsAboutSelf] my best friend's getting married to a coder and she wants to understand him lol [difficulty] is it hard for a florist
  [tellsAboutSelf] the watchman of our building has a son, first class in bsc, no laptop [tools] do you hand out machines
  [tellsAboutSelf] my old teacher, now 74, wants to learn prompting and so on [recommendation] anything gentle for him
  [tellsAboutSelf] my colleague is expecting and will be at home for six months [besideWork] could she do it with a newborn, what do you think
  [tellsAboutSelf] my cousin's a nun who runs a clinic [coverage] would she learn how to make software that keeps the patients' files tidy
  [tellsAboutSelf] our receptionist wants to become something else [career] is this a way up for her
  [tellsAboutSelf] my landlord is a retired ias officer [audience] would he be at home in @program
  [tellsAboutSelf] my gym buddy, ex banker [recommendation] what fits a guy who knows finance and no code
  [tellsAboutSelf] my kid brother's 17 and has built three websites [prerequisites] do you accept minors
  [tellsAboutSelf] my bhabhi does henna and speaks only gujarati [language] what tongue is it in
  [tellsAboutSelf] my boss's son is coming back from canada with half a degree [prerequisites] does half a degree do
  [tellsAboutSelf] our peon's daughter got 92 percent in bcom [discount] any help with money for her
  [tellsAboutSelf] two of my analysts and one trainee should be upskilled [recommendation] the same for all or something separate
  [tellsAboutSelf] my fiance is a ship's cook [recordings] he has net only in ports, can he see classes late
  [tellsAboutSelf] my tenant, a cs student from manipur [contact] wants to talk with somebody at your office, where to write
  [tellsAboutSelf] my mother ran a boutique for 25 years and closed it in covid [career] does this give her a second innings
  [tellsAboutSelf] my daughter in law, b.tech, moved here from ranchi [register] how do we get her in
  [tellsAboutSelf] a friend of mine, sales in a bike showroom [coverage] wants to make a bot which tells people about bikes, is that covered
  [tellsAboutSelf] my sons, eleven and fourteen [future] nothing for their age i guess? or some day?
  [tellsAboutSelf] my niece is autistic and brilliant with numbers [houseRules] can she stay on mute with camera off
  [tellsAboutSelf] my dad's friend, ex isro scientist [partnership] could he teach with you
  [tellsAboutSelf] my students, all of them final year bca [enterprise] can our college book you for them
  [tellsAboutSelf] our ceo, mid fifties, ex consultant [recommendation] he has one day a week, which do i tell him
  [tellsAboutSelf] my roommate is a data scientist [audience] would @program be boring for her
  [tellsAboutSelf] my team lead's a java guy, doesn't know python [prerequisites] is that a hurdle in @program
  [tellsAboutSelf] my partner in the firm and i, tax people [recommendation] one seat only, which program makes the most of it
  [tellsAboutSelf] my maid's learning to read [-] i'm learning python [recommendation] what's my next stop with you
  [tellsAboutSelf] so i'm a paramedic [-] ok [tellsAboutSelf] and i've always wanted to make apps [recommendation] where would i start [price] and what's it cost
  [tellsAboutSelf] three years at wipro in support [recommendation] what to choose [career] and does it bring me into dev [besideWork] and can i hold my shifts
  [tellsAboutSelf] i'm a dairy farmer's daughter, bsc [prerequisites] may i [discount] and is there a lower fee [language] and is it in hindi
  [tellsAboutSelf] ops manager [audience] is @program for me [duration] how many hours [certificate] is there proof after
  [tellsAboutSelf] commerce teacher [codingNeed] code or no code [difficulty] hard or easy [start] when
  [tellsAboutSelf] i head a branch of a bank [enterprise] training for my people? [invoice] with a bill? [onSite] at our branch?
  [tellsAboutSelf] gap year girl [programs] list please [recommendation] and your pick for me
  [tellsAboutSelf] scientist at csir, wants to switch [career] what changes afterwards [salary] and what do they earn
  [tellsAboutSelf] my dad is a pharmacist [coverage] is a stock keeping bot in it [difficulty] and would he follow
  [tellsAboutSelf] i do events [recommendation] which [brochure] and mail me a pdf
  [tellsAboutSelf] rickshaw union head, 400 men [enterprise] can you teach a bunch [payment] and can it be paid slowly
  [tellsAboutSelf] mech engg final yr [projects] do we build [placement] and do you get us hired
  [tellsAboutSelf] trader in pulses [coverage] forecasting prices with ai, taught? [mentor] someone to ask?
  [tellsAboutSelf] i'm an ux writer [compare] @program or @program, what's the gap [recommendation] and which for me
  [tellsAboutSelf] phlebotomist [schedule] afternoons? [mode] from home?
  [tellsAboutSelf] beginner, 40+, shy [classSize] big crowd? [houseRules] do i need to speak up
  [tellsAboutSelf] hr of a mall [enterprise] we are 55 [enterpriseMail] what facts do i send you
  [tellsAboutSelf] i am a geography lecturer [summary] what is @program [audience] and who goes there
  [tellsAboutSelf] bcom 1st yr [prerequisites] too early? [tools] own laptop?
  [tellsAboutSelf] i'm a compounder in a clinic [price] fees [refund] and if i drop out
  [-] i want to learn how to build agents [price] how much money is that
  [-] dying to learn this stuff [location] where are you though
  [-] i'd love to build an app [deadline] how many days have i got to sign up
  [-] we want ai in our shop [contact] who can we write to
  [-] thinking of learning python [language] is the teaching in odia by chance
  [-] i'm sold on @program [payment] can i use a credit card
  [-] my heart is set on @program [start] so which date
  [-] want to do @program badly [discount] but can you come down a bit
  [-] i have decided for the short one [formFields] what does the sheet ask
  [-] really into agents now [certificate] do you hand over something signed
  [-] ai seekhni hai bas [location] kidhar ho aap
  [-] eager to upskill [schedule] do you run anything on sundays
  [-] i'd like to understand llms [brochure] is there a doc
  [-] looking to change my life [trust] why you should i trust
  [-] we'd love to have our own bot soon [launch] what was that session with the 25 seats
  [-] interested in @program [phone] how can i ring
  [-] hoping to crack interviews [mentorTimes] does the mentor meet us every week
  [-] keen on learning [tools] which computer
  [-] planning to do @program in june [ending] would it be over by july
  [-] i love how your page looks [tellsAboutSelf] i'm a web designer [recommendation] which one for people like me
  [tellsAboutSelf] im a swimming pool life gaurd [recommendation] wich course shud i do
  [tellsAboutSelf] wrking as tellercaller frm 4 yrs [career] wil it chnge my job
  [tellsAboutSelf] i am homeopathi docter [coverage] can i lern to make app for my pateints
  [tellsAboutSelf] bsc maths studnt [audience] is @program ok fr me
  [tellsAboutSelf] i hav a small resturant [codingNeed] do i hav to code
  [tellsAboutSelf] acountant from rajkot [price] wats the fee
  [tellsAboutSelf] enginer in a sugar mil [schedule] timmings?
  [tellsAboutSelf] teching in primery school [difficulty] is it dificult
  [tellsAboutSelf] my dauter did bcomm [recommendation] sugest for her
  [tellsAboutSelf] freind is electrition [prerequisites] can he aply
  [tellsAboutSelf] i am a mason and my son is a mason too [-] he should not stay one [recommendation] what could he take, he passed tenth and knows phones
  [tellsAboutSelf] i'm the one who does payroll for 3000 people [coverage] could i make something that catches my errors after your class
  [tellsAboutSelf] been a tester at a bank since forever [besideWork] releases are on weekends, is it still possible
  [tellsAboutSelf] seafarer's wife and a former lecturer in commerce [audience] is there anybody like me in @program
  [tellsAboutSelf] cto by title, plumber of code by trade [recommendation] would the agents one teach me anything
  [tellsAboutSelf] i'm a sound recordist [coverage] do you teach turning speech into text and such
  [tellsAboutSelf] i am in the last year of hotel school [programs] any course with you for hospitality people
  [tellsAboutSelf] i repair watches [-] patience i have [prerequisites] schooling not much, does it matter
  [tellsAboutSelf] quality head at a pharma plant [coverage] does @program cover how to bring such tools in step by step
  [tellsAboutSelf] i run a dubbing studio with twelve artistes [enterprise] we'd take a batch of our own, is it done
  [tellsAboutSelf] i breed labradors and do a bit of wordpress [recommendation] which direction would you nudge me
  [tellsAboutSelf] i'm an ex monk who now does data labelling [career] how much further would this take me
  [tellsAboutSelf] i supply eggs to forty hotels [coverage] i'd want a thing that takes their orders by chat, do you show how
  [tellsAboutSelf] i'm a tired it manager, 20 yrs [recommendation] do i stay with the tech ones or go for the boss one
  [tellsAboutSelf] i edit videos for youtubers [coverage] is making pictures and clips with ai taught
  [tellsAboutSelf] i'm secretary to a builder [codingNeed] can a non coder breathe in @program
  [tellsAboutSelf] i've three degrees and no job [placement] do you fix interviews
  [tellsAboutSelf] mechatronics student from coimbatore [audience] who usually comes to @program, people like me?
  [tellsAboutSelf] paying guest owner, eleven beds [coverage] i'm after an app for rent and complaints, does one learn to build it here
  [tellsAboutSelf] i'm head of nursing at a 400 bed hospital [recommendation] for me and my deputy, what is good
  [tellsAboutSelf] i grew up with basic and pascal [prerequisites] would such old knowledge do for @program
  [tellsAboutSelf] i'm a radio jockey on the night show [schedule] so anything before noon is out, what have you in the afternoon
  [tellsAboutSelf] i'm a goldsmith's apprentice [duration] in how many days would i be done with @program
  [tellsAboutSelf] i'm a ph.d in tamil literature [difficulty] would they leave me behind
  [tellsAboutSelf] i do hvac [-] cold rooms and such [programs] so what's on offer
  [tellsAboutSelf] i am bilingual, a court interpreter [coverage] can one build a translating bot with what you teach
  [tellsAboutSelf] i'm a newspaper hawker at dawn, and in bcom by day [besideWork] any time left for your class or not
  [tellsAboutSelf] we're a trio of bootstrapped founders [recommendation] split us up over the programs please
  [tellsAboutSelf] i'm an ex teacher with vertigo [mode] can i do it without stepping out
  [tellsAboutSelf] i'm a kabaddi coach [-] quick feet, slow typing [difficulty] how quick do they go
  [tellsAboutSelf] railway tc, 28 [career] could i move to tech at all with it
  [tellsAboutSelf] i'm a village level entrepreneur with a csc centre [enterprise] would you train all vles of our block
  [tellsAboutSelf] chip designer, know verilog [prerequisites] how much python is taken for granted in @program
  [tellsAboutSelf] i'm an instagram seller of lipsticks [coverage] would i be able to make dms answer themselves
  [tellsAboutSelf] i'm a lady conductor [-] and proud [street] which stop is closest to you
  [tellsAboutSelf] i do ads for jewellers [recommendation] i've budget for one, so
  [tellsAboutSelf] i manage a blood bank [coverage] do you teach how to forecast what we run short of
  [tellsAboutSelf] i am the wife of a farmer and keep a self help group of 12 women [enterprise] would you teach us all
  [tellsAboutSelf] i'm a junior scientist, r and stata [recommendation] what's the best way in for me
  [tellsAboutSelf] tally operator hu, 8 saal se [recommendation] ab aage kya seekhu aapke yahan
  [tellsAboutSelf] meri saheli parlour chalati hai [codingNeed] usko program likhna to nahi padega
  [tellsAboutSelf] hostel me rehta hu, btech second year [prerequisites] abhi le sakta hu ya baad me
  [tellsAboutSelf] mere jija ji mumbai me builder hai [audience] @program unke jaise logo ko suit karega
  [tellsAboutSelf] ghar ki gaushala hai hamari [coverage] doodh ka hisab khud rakhe aisa app banana aa jayega?
  [tellsAboutSelf] fauji hu, chhutti pe ghar aaya hu [duration] kitne din me nipat jayega
  [tellsAboutSelf] mai tuition padhati hu ghar pe [besideWork] shaam ki tuition chhodni padegi kya
  [tellsAboutSelf] bhai ka petrol pump hai, wo ai seekhna chahta hai [register] naam kaise likhwaye
  [tellsAboutSelf] pandit hu, kundli software banana chahta hu [recommendation] kaunsa course pakdu
  [tellsAboutSelf] mera chhota beta coding me tez hai [prerequisites] 15 saal ka hai, le loge?
  [tellsAboutSelf] hum log ngo se hai [enterprise] 20 volunteers ko sikhana hai, ho payega
  [tellsAboutSelf] photographer hu shaadi wala [price] mere jaise ke liye fees kya hai
  [tellsAboutSelf] i'm from a call centre, i answer the same five questions all day [-] i could scream [coverage] so will i learn to make a machine do that
  [tellsAboutSelf] i'm an urban planner [audience] does @program have city people in mind too
  [tellsAboutSelf] i lay tiles [-] my knees are gone [career] what desk work could i do after it
  [tellsAboutSelf] i am a foster mother, one of my girls is great with computers [recommendation] what's good for a 19 yr old
  [tellsAboutSelf] i do procurement of ai tools without knowing ai [recommendation] help me choose
  [tellsAboutSelf] i'm a freight broker [coverage] several bots haggling with truckers, would i learn that
  [tellsAboutSelf] i'm a temple elephant's mahout's son [-] no joke [tellsAboutSelf] and i've finished my bca [career] what could become of me with this
  [tellsAboutSelf] i teach deaf children [coverage] would i be able to make an app for signs
  [tellsAboutSelf] angular dev from kochi, ten yrs [recommendation] i'm torn, decide for me
  [tellsAboutSelf] my wife runs the panchayat and i run her [recommendation] what for her
  [tellsAboutSelf] i'm a food inspector [codingNeed] i've no wish to program, where does that leave me
  [tellsAboutSelf] i'm an analyst at a think tank [audience] am i who you have in mind for @program
  [tellsAboutSelf] i look after the it of four schools by myself [besideWork] any hope of fitting it in
  [tellsAboutSelf] medical writer [coverage] does anyone there teach how to keep ai from making things up
  [tellsAboutSelf] i own a laundry app with 3 developers [recommendation] them or me, and which
  [tellsAboutSelf] i'm into pest control [-] real bugs [difficulty] is it an ordeal for one who's never debugged
  [tellsAboutSelf] deputy director in a state department [enterprise] could you frame something for our district officers
  [tellsAboutSelf] i repair sarees [-] the fine work [discount] could you do it for less for an artisan
  [tellsAboutSelf] i'm a bsc student on a scholarship [-] so every rupee counts [price] how many rupees then
  [tellsAboutSelf] i photograph food and my hobby is machine learning [afterRegister] suppose i enrol tonight, do you ring or mail
  [tellsAboutSelf] i inspect boilers for the state [mailContents] what would the confirmation say that you send
  [tellsAboutSelf] i'm a dubai based nanny from kerala, learning html [abroad] am i ok to join from here
  [tellsAboutSelf] i'm a cooperative bank director [whoSees] who at yours can open what we send
  [tellsAboutSelf] i play the violin and write php [instructors] are the teachers any good
  [tellsAboutSelf] nurse, on my feet all day [chatKeys] which key sends this thing
  [tellsAboutSelf] i'm a retired proof reader [-] there's a typo on your page [contact] whom may i tell
  [tellsAboutSelf] i draw maps for a living [pageStopped] your page froze while i was reading about @program
  [tellsAboutSelf] bus body builder from karur [formFailed] i sent the form for my son and it gave an error
  [tellsAboutSelf] i'm a trainee chef, wants to learn ai [formNotLoaded] i pressed enroll and nothing opened
  [tellsAboutSelf] my aunt, a retired matron [mailByMistake] got a mail from you but she never signed up
  [tellsAboutSelf] i'm a fintech pm [pageNotFound] i clicked a link to @program and got some oops page
  [tellsAboutSelf] i'm a stringer for a news agency [phoneSigns] may i type my number with dashes
  [tellsAboutSelf] bsc forestry, keen to learn [chatFailed] my last message to you had a red mark, did it go
  [tellsAboutSelf] i'm a steno in the secretariat [otherPeople] who else from my department has enrolled
  [tellsAboutSelf] i'm a ca with two juniors [vendorPapers] may i have your gstin and pan for our file
`;
