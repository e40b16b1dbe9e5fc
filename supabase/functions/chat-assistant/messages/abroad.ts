/** People abroad, and who asks for a relative or a colleague. One message a line, as messages/all.ts says. */
export const abroad = `
  [tellsAboutSelf] myself working as civil engineer in sharjah since six years [codingNeed] in the @program one is there any typing of code at all
  [phoneFormat] my singapore mobile only got 8 numbers your box will accept or not
  [-] asking on behalf of my sister she is in leeds [duration] how many weeks of her evenings would {the @program one,} no i mean the @program one eat up
  [programs] hello sir kindly let me know everything you are teaching
  [besideWork] i do 12 hour shifts on an oil rig, can a person like me manage this alongside
  [tellsAboutSelf] i head a team of eleven in a dubai freight company [brochureContents] the pdf you offer, does it say the syllabus module by module or only nice pictures [coverage] also is data privacy law touched in class
  [otherCity] you have any centre near houston
  [thanks] ah perfect, very kind of you
  [affirm] yep that's the one i meant [price] so how much for it
  [bored] feeling so alone here in riyadh, no friends on weekend
  [offTopic] which airline is cheapest from dubai to hyderabad in december
  [payment] can my husband in new jersey put it on his american credit card
  [support] once my cousin finishes who does she turn to if her project breaks later
  [attendance] i travel to lagos twice a month so i will miss few sittings, is that a problem [-] it is for client visits
  [cookies] does this page put any small files in my browser
  [partners] the industry people behind those live projects, can you name some
  [future] any plan to bring a robotics course next year
  [perks] besides the lectures what else comes in the package for my brother
  [brochure] send me the booklet on whatsapp please
  [-] a friend in abuja told me of you [about] i never heard of you here in brazil, what does your organization do exactly [brochureContents] does your booklet mention the mentors
  [recommendation] my colleague manages a logistic team in jebel ali and wants to look clever with ai, what you would suggest for him
  [tellsAboutSelf] i'm hr executive in an indian firm in oman [curriculum] for {@program} no sorry for @program, could you list the topics
  [tellsAboutSelf] my nephew completed bsc statistics in ibadan [recommendation] which among your data courses should he pick up first
  [start] next round of @program begins on which date
  [tellsAboutSelf] i run payroll for a cruise line [certificate] will my daughter receive any paper with her name when she finishes @program [-] i'm writing it down
  [-] leave {the fees} for now [register] just tell where my friend puts his name
  [duration] @program, how much hours total pls
  [codingNeed] must one write scripts in @program [-] my boss has fear of computers
  [price] whats the damage in pounds
  [-] i wrote this three times already [mentor] is there a human who looks at my work and tells where i am wrong
  [projects] does my brother get to build a thing that a company would really use
  [placement] after finishing do you introduce us to employers in india, i plan to come back from uk
  [launch] the august event, at what hour is it for somebody in sao paulo
  [contact] i want write to someone responsible, how i reach [-] don't mind my spelling
  [compare] explain me where the @program and the @program course part ways
  [prerequisites] my aunt knows only excel, is that sufficient to begin [-] i'll read on the metro [about] and what sort of institution are you
  [coverage] will they show how to make several bots talk with each other [-] phone is at five percent [prerequisites] pehle se kya aana chahiye
  [summary] in two lines, what is @program
  [audience] the short one for leaders, is it also ok for a school principal
  [tellsAboutSelf] i'm nri in toronto, ten yrs in banking [recommendation] which of your courses suits such a profile [besideWork] and can i do it after office without killing myself
  [-] good evening from doha [-] small doubt [phoneFormat] qatar numbers, does your form take them
  [duration] {forty hours} i know is the long one, how long goes the @program
  [curriculum] what exactly will the engineers in my team study in the 10 hour @program [certificate] plus do they get something to hang on linkedin
  [price] give me the charges for my wife's seat [payment] and can we split it over some months
  [-] not {certificate}, not {job}, [projects] i only care what real stuff we make during the course
  [thanks] obrigado, you explained it well [start] one last, when do lessons commence
  [programs] what all trainings are running there at present
  [tellsAboutSelf] my husband he is java developer in abu dhabi [codingNeed] would he need python before the @program [register] and if fine how we sign him up
  [otherCity] i am flying to bangalore in july, anything of yours happening there
  [bored] this desert life makes me dull, nothing to do after 6pm
  [register] i wish to reserve a place for my younger brother, guide me the steps
  [-] the call to prayer is in five minutes [compare] for a product owner what would be wiser, {@program,} hmm no @program or @program
  [future] pls do you intend launching something on cybersecurity [-] my cousin in abuja keeps asking
  [partners] are big names like banks or telecoms tied up with your school for the data projects
  [tellsAboutSelf] i do react at a startup in curitiba [attendance] if my daughter falls sick for a week will she be thrown out
  [tellsAboutSelf] i'm quantity surveyor by trade, singapore [brochure] is there some pdf about @program i can forward to my manager [-] spare me {the history}
  [tellsAboutSelf] i run a bakery chain in manchester [-] nothing techy [recommendation] point me to the suitable one
  [prerequisites] what should i know already before day one of the @program [-] english is my third language btw
  [-] dear team [mentor] in @program also there is 1 to 1 guidance or that is for the long course only
  [perks] tell me all the extras my staff member enjoys when he joins [curriculum] and which subjects will be handled
  [about] are you a university or a company or what
  [tellsAboutSelf] i am a mom of three returning to it after long gap [launch] what is this box that jumped out with bootcamp in august, explain please [-] i ask because our summer is your winter
  [start] will there be one after ramadan or only now
  [placement] my son has opt in usa ending soon, do you assist people in landing interviews
  [-] back again with another doubt [curriculum] i read already {the hours}, now tell what is inside of the @program course [phoneFormat] how many figures for an emirates mobile there
  [affirm] sure go ahead and show me
  [offTopic] can you convert 500 riyal to rupees for me
  [-] i moved houses last week [phoneFormat] it says at least so many digits, for a london landline how many do you expect [perks] also which extras does one receive
  [-] i'm at a petrol station waiting [cookies] my firewall guy asks what trackers you have on this website [start] kab se shuru hoga
  [support] do old batches keep in touch on some group or everybody just disappears [bored] ah life abroad is lonely
  [payment] is paypal or wise ok for sending money from lagos [price] oh and is it going to cost a fortune
  [tellsAboutSelf] my colleague is nurse on rotating duty [besideWork] has she any chance to keep pace without resigning
  [brochureContents] before i download, tell me if the dates are printed inside the leaflet [audience] are foreigners with odd backgrounds the people you aim at [coverage] and would i meet image generation in any of it
  [contact] is there an inbox i can send my questions to, chat is not my style
  [coverage] langchain or things like that, are they part of the 40 hour one
  [price] i know {the duration} already, tell me only the amount in dirham [phoneFormat] also do i type the country code inside the number [otherCity] do you sit in coimbatore as well
  [projects] are assignments only paper ones or we put something live on internet
  [-] rush hour in lagos so i've time [certificate] does my colleague gets proof of completion at the finish of @program [future] and is a follow up course being prepared
  [tellsAboutSelf] i'm a marketing head from sao paulo [codingNeed] i don't understand any programming language [recommendation] so where do i belong
  [-] forget what i said about {my wife} [tellsAboutSelf] it is for my father who is retired navy officer [audience] is he welcome in the @program program
  [programs] what would you have for under fifteen hours
  [duration] roughly how long my cousin must stay with @program until done [about] who are you as an organisation anyway [-] it matters to me a lot
  [-] i asked {about price} to your colleague already [start] from you i need only when the new group opens [register] and how i hold a spot for my sister
  [summary] brief me on @program like i am five years old
  [thanks] appreciate it bro, cleared my head
  [compare] @program vs @program, which is having more meat for a cto in kuwait
  [bored] eh i am only killing time at airport
  [attendance] is there a minimum percentage my nephew should be present
  [-] ok [coverage] and prompt engineering also comes in the @program one or no
  [launch] for us in lagos gmt plus one, do i calculate 4 am for that session
  [prerequisites] will someone with only commerce degree survive the first week of @program
  [recommendation] between my two employees one writes backend other sells, who goes where
  [-] ignore {my first message} [otherCity] london mein koi office hai aapka [contact] whom do i write if chat closes
  [tellsAboutSelf] my flatmate in birmingham did masters in biotech [-] she is fed up of lab [placement] would your team push her cv to companies [price] and what is she going to spend
  [curriculum] once {deployment} is left out, what else is taught in @program
  [codingNeed] the ten hour ones, do both want programming or just one of them
  [language] spanish or portuguese version of lessons possible? [-] asking as half of my office speaks no english
  [duration] ok and the @program one is done in how much time
  [mentor] who would hold my hand in @program if i get lost
  [-] i just moved to perth with two kids [besideWork] please say honestly can a mother with day job handle the forty hours [support] and does anybody help us when it's over
  [-] scrap {the @program course,} my cousin changed mind [curriculum] what do they go through in the @program then
  [tellsAboutSelf] i'm a brazilian lawyer living in lisbon [codingNeed] is it so that i would have to write programs in your courses
  [perks] what all does my uncle walk away with once he pays
  [partners] may i know the firms that give you those industry projects [-] my dad insists to check
  [leadingZero] i have uae sim starting 05, should i keep the zero when typing it
  [-] no no {the bootcamp} is not for me [programs] what other trainings do you run
  [-] lah so many things on this page [cookies] is google analytics running here, does it watch where i click
  [affirm] yes sir kindly proceed [start] and say me the beginning date
  [bored] i got rejected from third job this month and i feel useless
  [besideWork] office till 7 in singapore, then kids, then dinner... is there any realistic way to study with you
  [payment] will you take a bank transfer in us dollars
  [support] my brother in law asks whether you vanish after last lecture
  [otherCity] is mumbai also having your classes [-] my parents stay in thane
  [about] in one line please what is this academy all about
  [-] my english is from school only so pardon [future] when is something on computer vision coming [cookies] also does the site leave something on my phone
  [attendance] my working visa run takes me out 4 days, can i be absent then
  [brochureContents] are the mentors listed inside that document for download [prerequisites] also what should i know in advance [coverage] does anything on chatbots come in there
  [thanks] very grateful for your patience with my english
  [offTopic] what should i gift my mother in law coming from kerala
  [-] something is not clear for me [recommendation] i enjoy to automate boring things at my bank, which one is made for that [brochure] do you hand out a catalogue
  [duration] my manager asks total hours of the one {for leaders,} wrong, for @program [-] my friend and i made a bet on it [start] and the next group opens on which day
  [curriculum] what does week by week look like in the @program, topics i mean
  [coverage] does @program reach window functions [prerequisites] and should my colleague know databases from earlier
  [tellsAboutSelf] my wife is a dentist in muscat [-] she never touched anything like this [audience] are such people taken for @program
  [register] want to put my name for @program, how to proceed from kuwait [audience] which sort of folks sit there usually [-] i am a bit afraid to ask
  [-] {@program} is too heavy for me, leave it [recommendation] which other would you give a fresh economics graduate
  [compare] between @program and Deep Learning Intensive, where lies the distinction
  [besideWork] can a shift supervisor in a refinery follow @program without taking leave
  [payment] do you split the fee of @program in parts for foreigners
  [programs] which data courses is your school giving this year
  [price] i pay from lagos, so what is the number in naira for the @program program [-] the kids are shouting so i may answer late [partners] also is any british firm among your collaborators
  [certificate] is the document you give at the finish signed by someone and sent by post to england
  [mentor] my younger sister is shy, will an expert sit with only her [-] you know how parents are [placement] would you forward my cv to anyone
  [projects] tell me an example of something previous batch built with own hands
  [placement] after @program do you talk to recruiters for us or we are alone
  [launch] august thing, on what day does it fall for us in california, 11 or 12
  [contact] whom can my hr in dubai write to if they have doubts
  [tellsAboutSelf] i know a little javascript from bootcamps in rio [prerequisites] is knowing java helpful or do i need python specifically before agents [cookies] and am i being watched while reading here
  [start] my notice period ends in three weeks, will i still find an open batch beginning
  [register] ok decided. how does my husband get himself in [-] i have many sites open now
  [-] don't tell me {how long it takes,} i saw [price] tell cost [register] and then where i sign
  [tellsAboutSelf] asking for my boss, he heads procurement at an airport [-] very busy man [recommendation] the right course for him? [duration] and how many hours he must free up
  [-] sorry i typed {leaders,} my mistake [summary] please describe @program in easy words
  [-] my cousin gave me your link [audience] who do you picture sitting in the @program class
  [perks] and when you join @program, is there anything given on top of the teaching
  [codingNeed] my mum in leicester can only use whatsapp and facebook, does the @program ask any typing of commands [payment] also is google pay from abroad fine
  [compare] my friend says both ten hour courses are same thing, true or how they differ
  [coverage] where is return on investment calculation taught
  [-] our flight leaves in an hour [certificate] forget {placement,} visa issue there anyway, is there some proof i completed it [codingNeed] also is it okay if i cannot script
  [bored] monsoon homesickness hitting me hard today in frankfurt
  [-] as a matter of curiosity [otherCity] my nephew stays in chennai, he can walk in somewhere there? [register] also show how to put my name down
  [tellsAboutSelf] i'm an nri in new jersey, oracle dba since 2009 [cookies] before i click accept, which data of mine is collected by just visiting [register] and where do i sign up
  [partners] are microsoft or tcs working together with you
  [future] will the academy ever do something for kids, my son is 11
  [about] what's the mission of you people
  [-] hi dear [leadingZero] australian number 9 digits without leading zero yes? [-] keeps showing red
  [brochureContents] does the leaflet tell about who teaches and what i pay [-] my manager needs it for a form [compare] also contrast the shortest with the longest for me
  [support] in case my code breaks six months later is anybody there for me [attendance] and what if i'm missing a day
  [attendance] is it strict on being there every evening [besideWork] since i work retail with changing roster
  [affirm] exactly, tell it [-] i am all ears
  [offTopic] translate how are you into arabic for me
  [thanks] shukran habibi
  [brochure] got some prospectus i could print for my father, he doesn't trust websites [launch] bootcamp session is when in gulf time [start] do you have something beginning before easter
  [tellsAboutSelf] i am aircraft mechanic in sharjah [programs] whatever classes you offer to people abroad, list me them [start] and from which date on
  [perks] if i leave aside {the certificate,} what does a participant receive
  [payment] my company in nigeria pays only by invoice transfer no card, is it workable
  [-] i live in a village in minas gerais [-] internet is slow here [projects] are there practical builds in @program [mentor] and someone reviews them
  [-] so after talking with my family [price] @program, what would be the bill for me and my deputy [offTopic] who will win the world cup you think
  [-] i don't trust ads usually [duration] i don't need {SQL,} tell how long is the Python for Data one
  [summary] kindly explain @program for my teenage niece
  [start] from which month does @program run again
  [-] i've been comparing many sites today [placement] would @program alone get my unemployed brother some interviews [attendance] also how strict are you with presence
  [-] good morning sir ji [curriculum] apart from {python} which i know well, what is the @program made of [certificate] any credential at finish for my file
  [recommendation] my sister in law wants to return to work after ten years break, she was tester, which way
  [tellsAboutSelf] i am a filipino accountant in jeddah with zero it knowledge [prerequisites] do you expect something beforehand
  [-] bro just {price} is not my worry [besideWork] worry is the time, i drive uber at night and work in day, is it doable
  [coverage] would a manager of mine learn to make a roadmap for adopting these tools
  [launch] 25 chairs thing in the popup, is it a free session or part of the long course [prerequisites] is there some knowledge you expect from us
  [mentor] are they letting you talk with an industry person about your own idea [partners] and which enterprises stand behind the projects [-] without {advertising} please
  [codingNeed] i read python in the first line of the syllabus, must i already write it myself
  [compare] if one has only 10 hours, agents or leadership, weigh them for me
  [contact] i prefer speaking to human not machine, where do i get one [placement] and any hand with interviews afterwards [partners] who are your industry friends by name
  [projects] is it more like slides or more like building [-] i learn only by doing
  [tellsAboutSelf] my daughter is final year btech in dubai campus [recommendation] which of them do you advise [placement] and would she be helped to find internship
  [tellsAboutSelf] i am freelance translator, self taught in html [certificate] @program program too ends with some diploma for my wall? [-] {recorded classes} i have no interest in
  [audience] are architects and engineers of buildings okay for @program course or only software ones
  [-] instead of {myself} i will send my junior [tellsAboutSelf] he does frontend since two years [prerequisites] is he ready for the @program as is
  [duration] after all, @program would take how many of my saturdays
  [price] is the bigger course dearer than the small ones, and by how much
  [start] hmm and the first class of the @program one is on? [-] others never answered me that
  [register] he has made up his mind for {@program,} wait, for leaders, show him the way to enroll
  [thanks] cheers mate that was useful [bored] still nervous about the whole thing though
  [curriculum] give me the content of leaders [-] my ceo in lagos will read it on the plane [codingNeed] and confirm he won't meet any code
  [brochureContents] i'm thinking whether to download, what pages does your catalog of data courses have
  [otherCity] do your data classes also happen in kochi or only where you sit
  [cookies] does your data school site store anything on my laptop when i browse
  [-] i was in india last month only [support] do ex students of @program have a place to ask questions later [certificate] plus do i walk away with some proof
  [about] is it a ngo, a startup, or a big institute, your data school
  [future] will you start a Tableau track anytime
  [attendance] how many sessions of @program can i afford to skip
  [-] hello from accra [phoneFormat] ghana is not in the dropdown, which code do i take
  [curriculum] read me the topics of {leaders} oh sorry i meant the @program
  [tellsAboutSelf] my elder brother drives trucks in texas, wants a desk life [codingNeed] can he get in having zero lines of code behind him
  [programs] what can one study with you, i landed here from linkedin
  [payment] is there upi because my father in nagpur will be the one sending money
  [partners] apart from {google}, which outfits supply your live projects
  [-] put {the ten hour ones} aside [besideWork] would the big course collide with a nine to six
  [future] in next six months shall there be more courses than these three [payment] which cards do you take
  [brochureContents] if i open the booklet will i see fee or only topics [brochure] and where is it
  [cookies] i refuse all trackers normally, does your page work like that or will it record me
  [otherCity] anything for us in dubai, some classroom [-] i could bring four colleagues
  [thanks] danke, very precise answer
  [affirm] ya ya carry on [curriculum] tell the modules of it
  [bored] raining since three days in glasgow and i have nobody to talk with
  [offTopic] who won cricket yesterday india or england
  [support] my cousin is worried, after hour forty does everyone leave her on her own
  [about] can you introduce your company to my cfo who reads this beside me
  [perks] why should my employee sit with you rather than youtube, i mean what goodies come included
  [-] hey, long day here in houston [attendance] i have dialysis every tuesday, may i be missing on these days
  [-] {certificate} skip it, nobody cares here in us [projects] what would i show as built stuff after it
  [-] still half asleep [recommendation] i want that my sales people stop fearing chatgpt, pick one for them [curriculum] and what topics come in
  [tellsAboutSelf] my spouse is h4 visa holder, mca graduate, gap of 8 years [recommendation] so which of yours is best for her
  [price] rate for overseas candidates is same like for indians?
  [duration] not for {my boss,} for me the @program, the agent stuff is done after how many hours
  [start] is there any group commencing in january since i'm on vacation at that time [placement] also do you help to get hired
  [launch] what actually happens in the august gathering
  [register] kindly enlist my colleague mr okafor, how is it done
  [-] voice typing so maybe mistakes [mentor] is it a real person from the field giving advice or a bot like you [summary] can you paint me the picture of the course
  [placement] my niece in pune completes soon, do you carry her profile to employers
  [certificate] in uk they ask for evidence of learning, do you issue some
  [contact] to which address a formal query from our ministry should be sent [register] then how is a place reserved [-] we are seven people sharing a flat here
  [prerequisites] i forgot all my math from college, for @program is this fatal
  [-] power went off before so i lost the chat [compare] @program against @program, which goes deeper [coverage] is version control taught too
  [-] we just had lunch [coverage] do people in @program touch neural nets or that is for another one
  [tellsAboutSelf] i work as pharmacist in jos nigeria [recommendation] in your data school what would be the first step for me
  [codingNeed] my director never opened a terminal in her life, is @program typing free
  [-] just {SQL} is not needed, i know it well [programs] what else do you have in data
  [duration] how much time from beginning to the end for your Statistics with R
  [payment] can i give half of @program fee now and rest when salary comes
  [-] it's late here in california [besideWork] i am resident doctor with crazy hours in kuala lumpur, is @program possible for me [brochureContents] and what is written in the pdf of yours
  [partners] do hospitals or insurers cooperate with your data school
  [-] suniye zara [brochure] need a document on @program for my scholarship officer [recommendation] so which of yours matches me
  [summary] @program, give me the gist
  [projects] on @program do you use actual datasets from a client [contact] is there a human to whom i may write
  [-] ek baat batao [perks] signing for @program, what else is in my bag besides classes
  [start] @program batch, when it opens after diwali [summary] and describe it in few words
  [price] your fees for @program in euro
  [attendance] must my colleague be there all days of @program or are gaps forgiven
  [affirm] right, that course, show me more
  [support] can i knock your door one year later if my pipeline fails
  [-] i am not looking for {jobs} and neither {certificates}, simply curious [curriculum] what knowledge does one get in @program
  [tellsAboutSelf] i own a shipping firm in santos, sixty people under me [codingNeed] i refuse to write any code [recommendation] tell me where i fit [price] and what you charge
  [-] my nephew is in jeddah, he asked to ask you [duration] length of @program course? [payment] any way to pay part by part
  [phoneFormat] with german number some have eleven some have ten, does it matter to you
  [-] how is your day madam [programs] which ai lessons can a foreigner take at yours
  [curriculum] drop {the @program one}, what comes inside the two technical ones [thanks] much obliged friend
  [coverage] is putting the @program on a server shown too [projects] and do we really do it ourselves
  [prerequisites] for my kid brother who has done only scratch in school, what should he learn before
  [audience] is the @program intended for testers as well, or software engineers only
  [recommendation] she wants to move from recruiting into something with ai without becoming programmer, what then
  [-] wait, {i want to enrol} is wrong word, i only look around [summary] so describe the @program program shortly
  [cookies] does anybody see which pages i visited here
  [brochureContents] what would my boss find inside if i forward him your brochure [duration] and the number of hours
  [otherCity] delhi ncr side do you hold any sessions [tellsAboutSelf] my parents-in-law live there and one is a retired professor
  [future] do you think a prompt writing short course will be added [-] my team in manila would love
  [besideWork] i am au pair in boston, small pockets of time only, will this work for me [-] hope that's not a silly thing to ask [projects] and what would i have to show, some @program or so
  [attendance] suppose my flight is delayed and i join one hour late, do they mark me gone
  [support] who answers when the thing is over and i have still questions [duration] is that weeks or months of my life [thanks] you're very kind, thank you
  [about] tell something about who is behind this website [curriculum] syllabus bhi bata do [summary] also a little overview of the thing itself
  [partners] which brands have put their real cases in your projects [recommendation] and what would you choose in my place [projects] and is there practice on genuine cases
  [payment] my bank in lagos blocks international cards, other options for paying please [-] then i leave you in peace [price] and the amount in pound sterling
  [thanks] gracias, you saved me a call [register] now how to secure place for my son
  [bored] sometimes i feel too old for all this ai thing, 54 now
  [offTopic] please suggest good indian restaurant in sao paulo
  [perks] ok and what more comes with @program, like any bonus
  [phoneFormat] canadian number same count as us one? [otherCity] also any place of yours in toronto
  [-] not {the whole syllabus} please, i am on phone [coverage] just say if rag is included
  [launch] this august date, 9 pm central is correct for chicago? [-] my roommate told eight
  [start] told you already {my phone}, so when does the class begin finally
  [-] oyinbo market is hard these days [register] i am standing ready with passport and money, where to put my details [offTopic] by the way what's the dollar rate today
  [duration] my supervisor will approve max two days, does the @program one squeeze in there
  [mentor] can my son get somebody to review his prototype
  [placement] if i fly back to hyderabad, would you connect me with hiring companies there [-] inshallah it works out
  [certificate] who gets the completion document, everyone or only the best
  [-] excuse me [contact] my aunty doesn't chat, give a mail id or something for her [duration] also how long does such a thing run
  [-] my neighbour also wants to know [compare] ignoring {money}, @program or @program, what brings more to a data analyst [certificate] certificat aussi, do you issue one
  [projects] does @program have some real exercise from our own company
  [price] is cost higher for nri [-] because usually they rob us
  [prerequisites] my english is not strong and i never studied computers, is @program over my head
  [-] {hindi ones} no need, i'm from kerala only lol [summary] tell me on @program please
  [tellsAboutSelf] i'm phd student of linguistics in edinburgh [coverage] is there something on language models in your courses [codingNeed] and how much of python will i sweat
  [-] for {my wife} it is cancelled [recommendation] but for my brother who is devops guy, you say which [start] and from when
  [-] my colleague commutes four hours daily in lagos traffic [-] poor guy [besideWork] is there some chance he keeps up
  [affirm] of course, please tell [-] i have five minutes before boarding
  [programs] sorry newcomer here, can you tell what there is for learning
  [-] hi from doha [codingNeed] among these three which let a poet like me avoid programming [projects] also do we make something real
  [curriculum] so after {strategy}, which is clear, what other matter do leaders study
  [-] i am chatting from my office in bahrain don't tell my boss [price] how deep must i dig in my pocket for @program
  [audience] would a retired colonel look silly in the @program group [recommendation] also advise me the one i should go for [future] also what new topics will you add later
  [recommendation] backend dev, 4 yrs, singapore, wants to make autonomous assistants... your pick [perks] and what all comes along with the seat [programs] and show the full offer
  [-] assalamu alaikum from muscat [tellsAboutSelf] my daughter is studying architecture [programs] is there any course at yours for creative people
  [phoneFormat] i have only brazilian whatsapp with ddd and nine in front, how many figures total you want
  [perks] besides {lifetime access}, which i read, what do enrolled folks enjoy [phoneFormat] and is a kuwait number possible in that box [-] ok i wait
  [tellsAboutSelf] i finished mba in sao paulo last year [attendance] since i am on night roster every second week, is being there always required [-] my boss keeps pressing me
  [brochureContents] is your leaflet showing the session hours or must i ask you
  [codingNeed] {agents} i won't touch, but the @program one, is a keyboard of code needed there
  [payment] my sister's scholarship body wants to pay directly to you, possible and how [duration] and how long till i'm done [recommendation] and if unsure, which should one take first of all for a career in ai
  [otherCity] are you also present in kolkata or siliguri [brochureContents] also would the timetable be in that leaflet [attendance] is turning up late tolerated
  [partners] please tell with what enterprises you have relation, my uncle in ibm wants to know
  [tellsAboutSelf] i'm a sap consultant in jersey city [future] quantum or blockchain, is any of them on your list for later
  [cookies] my daughter says every site is spying, is yours doing so
  [bored] honestly i can't sleep, jetlag from newark and nothing on tv
  [offTopic] how to renew indian passport from london
  [about] are you more like a college or like a coaching centre [register] enrolment kaise karu [-] just want be sure
  [support] is there someone to keep guiding my husband past the final day
  [besideWork] my wife runs a salon in sharjah all day till ten, do such people finish your course
  [thanks] god bless you for the info
  [affirm] that's right, i want to hear it [curriculum] what material do we go through
  [duration] tell me about hours for {@program,} nope for the @program one
  [recommendation] which should i gift my nephew for his graduation, he codes in c++ for fun
  [tellsAboutSelf] my colleague from accounting got promoted as finance controller [audience] does he belong to the people you train as leaders
  [price] my cousin paid something last year, {his price} doesn't matter, how much is it today
  [curriculum] enumerate the lessons of the @program for my visa officer
  [register] i am filling for a friend in doha, where is the place to give his name
  [certificate] i will ask the {job thing} another day, now only if they hand over a completion proof
  [start] till when should i wait for lessons to open
  [compare] tell me plainly what @program has that the @program lacks [projects] do participants build things for actual companies
  [prerequisites] must my brother revise linear algebra in advance of @program
  [coverage] spark and kafka, both in @program?
  [programs] is there a list of data trainings, my hr in abu dhabi demands
  [tellsAboutSelf] i am warehouse analyst at a port in rotterdam, excel all day [recommendation] what from your data offering do i take [besideWork] shifts change each week, is it workable
  [payment] do you accept employer voucher from skillsfuture singapore for @program
  [-] {@program} my son finished already [order] so what comes after it
  [duration] in how many hours one completes @program, my mum asks
  [mentor] would somebody senior look over my nephew's sql when he is stuck
  [future] is an nlp course being prepared in your data school [-] reply short, data roaming is expensive [price] also what do i owe at the end
  [brochureContents] what info is given in the flyer on @program
  [codingNeed] @program, how much programming should my sister bring along [cookies] do you use any pixels from facebook [support] who remains there for us once all is done
  [-] quick one please [perks] what else do you hand to those who join @program [recommendation] mere liye kaunsa theek rahega
  [attendance] the rule about presence in @program, how strict [mentor] does some senior check my work
  [otherCity] is your data academy teaching in colombo too [-] leave {the loans} out
  [tellsAboutSelf] i'm a lab assistant in al ain [cookies] are you collecting my clicks on this data school page to sell me stuff [-] {discounts} i don't even ask
  [summary] what is Time Series Forecasting about, brief
  [-] wahala too much this week [placement] i come from accra, if i complete @program will you propose me to companies
  [-] rather than {a call,} i like mail [contact] so which one do i use
  [tellsAboutSelf] my grandson is fifteen in new york and makes discord bots [recommendation] where could he go with you
  [launch] our clocks in dubai, what do they show when the bootcamp starts [-] we had bad experience with another school [price] kitne paise lagenge waise
  [projects] i hate theory, how much real making is in the long one
  [tellsAboutSelf] i am security guard studying at night in doha [price] if my brother and i both join what do we owe [placement] and jobs, do you assist with finding
  [register] take me to the joining for {leaders} i mean @program [contact] also how can i get hold of your staff
  [-] sorry for my bad english [curriculum] i like to know the matters of study in @program course [duration] and hours also
  [-] my visa ends in march [start] will something begin before that [certificate] and do i get a paper to show to my employer
  [besideWork] {weekends} i am in church so count those out, does a working man still manage [brochure] any document to forward to my family
  [tellsAboutSelf] i am third year electronics student in nottingham [brochure] any leaflet in pdf i could share with our lagos whatsapp group
  [recommendation] the person is an hr manager in birmingham who dreams of chatbots for hiring, suggest
  [audience] whom do you expect in @program, juniors or seniors
  [prerequisites] before i send my secretary to leaders, must she prepare something
  [compare] which of the two tech courses is nearer to what a solution architect does
  [programs] give a quick menu of all that's taught here [-] then i decide in the plane
  [coverage] i need {theory} like a hole in the head, tell me where integration of openai apis is done
  [leadingZero] my french number without zero makes nine, good?
  [partners] the live project, in which company would my cousin be doing it
  [thanks] ok much thanks for clearing [otherCity] only last, is ahmedabad covered too
  [about] i found you by accident, what @program are you in
  [-] {discount} not asking [payment] but may i pay in three goes from my saudi account
  [affirm] yes please continue friend [duration] how long would it be
  [-] hello, writing you from recife [support] if a big model update comes next year, will you still help those who finished
  [offTopic] do you know good schools for kids in sharjah
  [bored] my engagement broke and i can't concentrate on nothing
  [cookies] i opened you in office computer, do you leave traces there
  [-] the family is discussing at dinner [perks] what advantages has one who is in your course compared with one who only reads your page
  [future] anything for healthcare people planned by you [tellsAboutSelf] i'm a radiographer in cardiff
  [besideWork] will my husband have to quit the hotel to do @program
  [tellsAboutSelf] i'm between jobs in toronto, was scrum master [attendance] is it allowed to be offline for the week of hajj
  [brochureContents] my manager wants to see the outcomes and hours, does your pdf show these [-] {hotel} i've arranged myself [price] money wise how much should i keep ready
  [codingNeed] i have python from university ten years back, is it enough for the @program or must i be fluent
  [mentor] one to one guidance, is this for {leaders}... no tell for @program [-] take your time [launch] and what is promised in that pop-up event
  [placement] i am over forty, {age} aside, do you help candidates like me getting hired
  [tellsAboutSelf] my best friend is stewardess with emirates [-] always in the air [recommendation] what would you choose for her [attendance] and can she miss a few
  [curriculum] skip {intro,} what are the advanced parts of @program
  [duration] does my team of managers need more than one workday for it [besideWork] also would my working hours clash
  [-] one thing bugs me [contact] which person answers technical questions and how do i write him
  [launch] is that august session only a preview or first lesson of it
  [tellsAboutSelf] i teach physics in a school in kano [certificate] for immigration points my sister needs a proof, is it issued at all
  [start] i am back from maternity leave in october, what begins then
  [-] bhaiya main abroad rehta hoon [register] please inscribe me in the @program, what must i do
  [price] {installments} later, first say total for @program [compare] what separates one course from another at yours
  [recommendation] no idea what i want, only that my job as translator in brasilia is dying, help me to pick
  [-] it's friday prayer soon so short please [summary] @program one, what is it
  [projects] what did people produce at the finish of @program
  [tellsAboutSelf] i'm a junior qa in lagos [prerequisites] am i prepared enough for multi agent systems
  [-] don't think i want {to become coder} [audience] would marketers be at home in the @program one
  [compare] my son is confused, @program forty hours or agents ten hours, how do they differ in what you become
  [programs] ciao, besides {the bootcamp} that popped up, what do you teach [mentor] and whom to ask if i'm stuck in the middle
  [coverage] is there anything on measuring what ai saves us in money [launch] also the bootcamp hour for british people please [start] when would i be sitting in first class
  [payment] does a cheque from a uk bank work
  [-] typing with one hand, baby in other [codingNeed] say truly, for my old father, ten hours of leaders, zero programming yes? [start] what is the earliest date to commence
  [phoneFormat] why it refuses my ten digit number from moscow, are ten not right
  [thanks] merci, all is clear now
  [bored] long layover in addis, entertain me
  [-] leave {refunds} and all that [curriculum] just narrate me what they study in @program [projects] and what they construct
  [tellsAboutSelf] my partner is ux researcher in austin [-] american, first time hearing of an indian bootcamp [about] so who are you folks [recommendation] and what suits her
  [duration] how heavy in hours is {leaders,} scratch that, @program [projects] will my hands get dirty or only listening
  [phoneFormat] i keep two sims, {the indian one} is dead, will the emirates one of nine digits go through
  [-] my wife laughs at me [codingNeed] but can a tabla teacher follow the @program course without knowing any language of computers
  [otherCity] my in-laws sit in lucknow, do you teach anywhere around [-] {hyderabad} is too far for them
  [payment] no {credit card} in our family, what else works for paying you
  [partners] i saw the words industry partners, who hides behind [contact] and a mail id for my further questions [brochure] also send something i can read offline
  [besideWork] weekdays are gone with audits in london, could one still finish the long course
  [-] i have a small query [attendance] what happens to somebody who disappears for ten days due to funeral abroad [bored] i'm stressed about everything
  [support] i don't mean {the mentor during class}, i mean months afterwards, who is there
  [brochureContents] not asking {where to click}, only what your pdf tells
  [future] {these three} are not what i want, would you bring one on data privacy some day [placement] kaam dilane mein help karte ho [codingNeed] and must i be able to code for it
  [cookies] forget {the chat}, the page itself, does it remember me when i come again
  [perks] {lessons} apart, what is my cousin given
  [programs] {leaders} is for bosses i guess, what is the rest of your offer
  [thanks] sorry to trouble, you were of great assistance [start] ah and the opening date of @program?
  [affirm] correct, {not my son} but my daughter [register] show how to book for her
  [bored] no party tonight, singapore is boring when friends went home
  [offTopic] {course} later, first tell me is ramadan moon sighted in uae
  [recommendation] my apprentice loves flask and apis, hates {presentations}, which program [brochure] where do i grab the leaflet [perks] any privileges for those who enrol
  [price] the sum for @program please, {@program} i was told already
  [tellsAboutSelf] i studied fine arts and now paint houses in bristol [mentor] in @program is there an individual helper, {group chats} do nothing for me [future] will a drone programming class come
  [certificate] will leaders graduates from africa receive the same completion paper
  [start] {august} i am in umrah so not that one, what is the following beginning [thanks] thanks in advance brother [register] ok how do i apply from here
  [compare] Deep Learning Intensive or @program for a telecom engineer in kampala, put them next to each other [price] and what each costs
  [tellsAboutSelf] my mother is statistician at ministry in kuala lumpur [recommendation] which of your data classes would not bore her [duration] and how long is it
  [-] {@program} she did in june [programs] so show what remains in your data school
  [codingNeed] does @program count as programming, my boyfriend is afraid
  [-] ok let me be straight [coverage] airflow, is that in {@program}, no what am i saying, in @program
  [payment] can the fee for @program be cut in two, one before and one after
  [tellsAboutSelf] i'm doing my doctorate on soil in iowa [register] i would like my whole seat for @program confirmed, where to go
  [partners] which firms lend their data to your @program students
  [besideWork] flight attendant here, is Python for Data feasible with such a roster [attendance] and how many times may i be away
  [brochure] {link} doesn't open on my nokia, have you some other paper on @program
  [prerequisites] for Deep Learning Intensive what should be in my head before [-] it's for planning my leave
  [-] i hope you are well [projects] do my two juniors deliver a real dashboard in @program or only watch [payment] and may one pay bit by bit
  [certificate] {exam} i don't fear, only want to know if there is a credential from @program
  [start] the new intake of Python for Data, is it this quarter
  [-] yaar simple sa sawaal hai [mentor] who reviews my queries in @program [price] plus the rate for someone earning in reais
  [placement] {salary} aside, would @program people find openings by your help
  [support] alumni of @program, do they get any backing later
  [about] your data school, who founded it and why
  [perks] what extras ride along with Deep Learning Intensive [mentor] and is an expert reachable one on one [duration] kitne ghante lagte hai total
  [tellsAboutSelf] i work for a bank in canary wharf [future] will R ever be taught at your data school [-] {phone call} not needed
  [-] my dog is barking sorry [curriculum] @program, what topics [-] {dashboards} i know, skip
  [summary] {SQL} done, so now explain me @program generally
  [contact] my university in brasilia would like to write to the data school, whom [-] no need for {long speech}
  [audience] is @program made for lab chemists also [compare] kaunsa kis se alag hai [certificate] also is some paper handed over at completion
  [cookies] and your data school pages, do they drop something in chrome [support] also is there some alumni circle
  [-] i come from enugu, [tellsAboutSelf] i write php since 2012 [prerequisites] is that base strong enough for @program [price] and the fee in naira equals what
  [launch] for {my friend in new york} i know, for me in san francisco what hour the bootcamp opens
  [contact] i sent nothing yet, where should a letter of interest go
  [audience] was the @program designed for people like my cousin, telecom field engineer [-] nobody in my town knows such things
  [-] today is national day here all closed [programs] so i have time, tell which trainings i may choose from
  [duration] count me the total hours if i send one guy to agents and one to leaders [support] and after it's over do you still answer us
  [recommendation] {me} no, i am too old, but my deputy, sharp girl of 27 in operations, what would you give her
  [coverage] multi agents, decision making by itself... in which program do these live
  [curriculum] kya syllabus hai @program ka, my bhai in chicago asking
  [compare] is @program simply the @program one made longer or different animal
  [price] kitna lagega for leaders if coming from muscat [coverage] and are vector databases included somewhere [codingNeed] does it involve programming at all
  [mentor] are mentors reachable from a time zone like brasilia
  [-] cancel {what i wrote above} [codingNeed] {leaders} clear, no code. and in @program how strong must my coding be
  [tellsAboutSelf] my fiance is chef in dubai [-] he is bored of kitchens [recommendation] can you name one course he would survive [besideWork] he works split shifts, possible?
  [-] saw your post on linkedin yesterday [placement] i hold green card, would your help with job hunting cover america also [phoneFormat] and will my +44 number be swallowed by your form
  [register] {later} no, now! how do i sign
  [phoneFormat] form is shouting too short at my chinese number, how long should it be
  [-] please not {the ten hour ones} [summary] describe the remaining one [-] my tea is getting cold
  [otherCity] would your people teach in jaipur if we are few
  [attendance] my manager may pull me out mid class, does it count against me
  [payment] {cash} i can't send from kuwait obviously, so what ways exist
  [support] tell me there is some help line when we are alone with our app after the end
  [-] my boss is sitting beside me [about] how would you describe your school to my grandfather [prerequisites] and must i prepare before first day
  [brochureContents] would i learn from the brochure who the courses are for
  [cookies] i live in germany and gdpr and so, what do you set in my browser
  [perks] please enumerate all goodies for a participant in @program [-] my cfo counts every rupee
  [partners] any universities abroad or companies you team up with
  [future] arabic course for ai, would it arrive in future [-] my staff would be happy
  [tellsAboutSelf] i have a small import business in leicester [besideWork] {resigning} leave it, not an option for my sister, can she join and keep the bank job
  [affirm] absolutely sir, proceed [price] price first
  [thanks] tusen takk, you are quick
  [bored] sunday evening blues in toronto, dreading monday
  [offTopic] my laptop battery dies fast, what to do
  [projects] in @program will my hands be on keyboard [-] {videos} put me to sleep
  [start] as i have to ask leave from ministry, on what date do the @program begin [compare] and how do your courses differ from each other
  [certificate] my cousin lost {his old certificate} from other place, never mind, does yours come with one [register] if i like it what's the way in
  [launch] is the bootcamp in the pop up happening at a decent hour for singapore
  [prerequisites] {maths} fine i am good in it, anything else one must have before @program [about] also what do you people stand for
  [tellsAboutSelf] i am ex army from lagos, now security consultant [audience] is the @program thing also for persons such as me [certificate] and is some diploma given
  [-] boa tarde [recommendation] {my brother} solved, he takes @program. for his wife, a kindergarten principal, which?
  [curriculum] before {paying} anything i'd see the topics of leaders
  [-] {@program} my cousin finished elsewhere something like it [compare] so between the two short ones tell the contrast
  [duration] long course, in how many hours the thing is finished, my aunt is counting days
  [tellsAboutSelf] i am call center agent in bahrain since 2020 [placement] {visa} is my headache not yours, but work after course, do you assist with it
  [programs] which courses may a canadian pick here [duration] and the shortest is how long
  [-] {previous question} leave it [codingNeed] i only wrote macros in excel, @program expects more than this? [certificate] and can i show a document to my employer later
  [tellsAboutSelf] i'm a network technician in bahrain [coverage] in what course would i learn to set up a team of ai people and lead it [offTopic] also which biryani place is best near charminar
  [register] my uncle is technically blind with forms, how can i put him in @program
  [-] hmm the name escapes me [summary] that one for bosses, what's the story with it
  [tellsAboutSelf] my niece has been a librarian in porto alegre [-] portuguese only at home [codingNeed] is it true that {leaders} aside everything needs code
  [-] not interested in {who teaches} [curriculum] what gets taught in forty hours [start] and when it kicks off
  [perks] so he pays, sits, finishes... and what else belongs to him then
  [phoneFormat] my brother's us number, do brackets and dashes disturb your form
  [payment] say my salary arrives on 28th, could the fee wait till then or go in slices
  [-] sorry if i ask too much [otherCity] i'd rather be in a room with people, something in abu dhabi from your side
  [future] our group of nurses in cork hopes for a medical ai program, is this coming
  [programs] {that august thing} i can't make, what stays for me to join
  [cookies] when i come back tomorrow does this website know it's me
  [-] not about {visa} this time [partners] do saudi companies work with you or only indian ones [price] and say the fees too
  [brochureContents] shall i find the list of projects in the booklet [brochure] if yes give it
  [-] honestly i am confused a bit [about] i want understand what you stand for as institution before sending my son [price] how many dollars goes for it
  [support] {mentors} are during, i understood. and next year, who holds us [duration] how many hours in all should i block
  [attendance] my sister is pregnant, due in the middle, could she be away for two weeks
  [tellsAboutSelf] i'm a self made shopkeeper in durban [besideWork] how would a taxi driver in queens with 60 hours a week get through @program [-] and not {in arabic} please
  [bored] i'm stuck on a ship for two more months and going crazy
  [thanks] many blessings, you answered my entire list
  [affirm] okay yes, that one, do tell
  [offTopic] which visa free countries for indian passport, {ai} later
  [-] hope i am not disturbing [codingNeed] python scares my director, is there anything from you where it never shows up [brochure] could i have your prospectus
  [-] i am asking since my contract finishes soon [recommendation] two kids, one coder one artist, {the artist} forget her, where to send the coder [mentor] is a personal guide part of that
  [tellsAboutSelf] i manage a call centre in cebu [-] 300 seats [recommendation] what do you have for persons like that [price] and at what rate
  [-] pls be patient i use translator [prerequisites] what knowledge is demanded for entering @program
  [duration] {@program} i asked by error, i wanted hours of @program
  [mentor] who will notice if my wife falls behind and give her a hand personally
  [tellsAboutSelf] i come from hospitality, floor manager in miami [projects] my brother in chennai says indian courses are only ppt, do you build [brochure] and is there a pdf on it
  [launch] that pop up offer, tell me more in plain words
  [certificate] my employer in leeds reimburses only against a completion letter, is there such a thing
  [tellsAboutSelf] i'm data entry operator in jurong [price] {currency} whatever, what amount for the @program course [-] {who teaches} doesn't matter to me
  [compare] explain like to a child how @program and @program are unlike
  [start] i land in hyderabad on 4th, does something open that week
  [contact] {robots} no thanks, how do i get a living person to answer me
  [register] she said yes finally! where do i book her in @program
  [placement] is there some bridge from your school to jobs for nris returning home
  [audience] my priest asked me, honest, can clergy join leaders
  [coverage] {agents} i know come elsewhere, but git and hosting, does @program go there [launch] and what is that august window about [programs] also what other trainings exist there
  [tellsAboutSelf] i'm a journalist from lagos [curriculum] list down whatever @program goes through [mentor] also do i get someone experienced at my side
  [summary] quickly what's @program, {price} you can leave out
  [tellsAboutSelf] my roommate in melbourne studies actuarial science [recommendation] from your data catalogue what serves him most [start] and when may he start
  [-] {@program} was wrong link sorry [price] what is the tariff of @program
  [programs] your data school has which trainings open for nigerians
  [duration] is @program longer than a month
  [tellsAboutSelf] i'm a retired judge living in slough [otherCity] where else do you run @program, vizag perhaps [-] we decide this week
  [codingNeed] can my pastry chef cousin do {@program}, haha no, @program with no script knowledge
  [tellsAboutSelf] i am petroleum engineer from port harcourt [payment] Deep Learning Intensive is pricey for me, is there paying by the month [-] because last time i got cheated by an agent
  [partners] do you have some tie with airlines for your analytics cases [prerequisites] and would a novice drown there [-] so i can sleep in peace
  [besideWork] my fellow teacher grades papers until ten, would @program still go
  [-] good evening from kuwait city [attendance] for Python for Data if one is present only half of days what then [curriculum] also tell what is taught step by step
  [support] {certificate} fine. after @program is there a circle of old pupils to ask
  [brochureContents] the leaflet of your data school, are durations inside it
  [about] what does your data school do in one sentence, my visa officer asks
  [future] when will you offer cloud courses, {data ones} i've all done
  [perks] if my junior takes @program what else besides knowledge does she obtain
  [coverage] is cleaning of messy excel sheets within Python for Data
  [prerequisites] to enter @program must my friend have {SQL}, he has that, or more than that [-] i must tell my family tonight
  [mentor] a guide for each pupil in Deep Learning Intensive, exists or not
  [compare] Python for Data versus @program for a shipping clerk, how are they different
  [register] please, my wife for @program, how do we put her on the list
  [certificate] finishing Deep Learning Intensive gives what document
  [-] salam, peace be with you [placement] my cousin in nairobi, with Python for Data in pocket, would you refer him somewhere [audience] also is it for somebody past forty five
  [curriculum] Deep Learning Intensive topics [-] {gpu stuff} i don't care
  [recommendation] i am between {@program} which my friend forbids and the rest, choose for a geography teacher
  [-] i was reading your page for half an hour [cookies] nobody is following what i read on your data site, right? [besideWork] and can it be done with a job on the side
  [tellsAboutSelf] we are two sisters from recife, one economist one nurse [recommendation] do we both belong in the same course of yours
  [-] my son ignores me [tellsAboutSelf] he is in second year of computer engineering in sydney [start] is there some session in his break [payment] and can i pay from perth by instalment plan
  [-] ok {@program} is out, too short [curriculum] talk about the contents of the long one [mentor] and whether one has a personal guide
  [price] hello dear friend, tell truth, how costly are you
  [-] {weather} talk enough lol [programs] what is there to study at your place
  [-] it's winter break at our place [duration] just number of hours for @program, {rest} i read [offTopic] and how is the weather at yours in hyderabad
  [codingNeed] my co-founder in lagos and i are both from fashion, could we sit in @program with no @program skills
  [phoneFormat] for japan you want ten or eleven figures, my husband's is eleven
  [bored] i am scared ai will take my job in the bank, can't stop thinking
  [thanks] thank u so so much madam [-] now i tell my brother
  [affirm] si, please do it
  [offTopic] kindly write a birthday wish for my boss in doha
  [besideWork] i want to stay in my hospital, so can both go together
  [partners] the live work, with whose brand name on it would my sister do it
  [support] do you have some forum or circle where graduates in gulf and us meet
  [brochureContents] {download} worked already, but is something about fees on the later pages [-] yes i'm serious about it
  [-] namaste from birmingham [attendance] {sickness} aside, is somebody marking us each day [programs] any other lessons by you
  [payment] my auntie in bahrain only deals by western union, ok for you?
  [tellsAboutSelf] hotel receptionist here, based in ajman [otherCity] apart from {hyderabad}, do you sit anywhere else in india [audience] and who is it meant to serve
  [-] before my break ends [future] would you consider adding something for lawyers, my colleague would jump on it [thanks] grateful to you
  [about] not {a course} i want to hear of, but you as an outfit, who are you
  [perks] between us, what sweet things come with joining @program
  [cookies] do you remember visitors by some id in the browser
  [programs] {bootcamp} heard, leaders heard, is there something else to learn
  [recommendation] a mechanical engineer, brazilian, good in matlab, wanting to put ai in machines, which door
  [-] i was told {free} by a friend, wrong surely [price] what's the true charge [register] and how do i get in
  [tellsAboutSelf] my manager at the embassy is fifty eight, reads a lot about ai [audience] is @program proper for him [codingNeed] he must not be asked to code, right
  [launch] i read 7 30 in the morning, is this india clock
  [start] {this month} impossible, so next opening of @program course when
  [projects] by the end would my colleague own something running he can demo in interview
  [compare] my boss wants one page on differences of your three, {fees} not needed [register] and the procedure for joining
  [certificate] if a person from brazil does everything well is a title given to him [bored] i feel so low these days [otherCity] and are you present in trivandrum
  [-] i keep hearing everyone speak of ai here [prerequisites] {english} is ok with her, but what technical things should she learn first for @program
  [contact] hello i want complaint free talk with your staff, how to get in touch
  [coverage] will the @program be told how chatgpt fits in hospitals or hotels, use cases i mean
  [mentor] {forum} is not for me, is some expert assigned for me alone
  [duration] last thing, my cousin asks how long @program would keep him from his newborn
  [-] {my own seat} is settled so nothing on that [tellsAboutSelf] but my lab partner in cape town is a chemist [recommendation] and she wonders which class is hers
`;
