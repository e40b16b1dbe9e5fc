/** Human resources, founders, heads of sales and operations, consultants. One message a line, as messages/all.ts says. */
export const companies = `
  [greeting] Dear Sir or Madam, [tellsAboutSelf] I head learning and development at a mid-sized pharma firm in Baddi [summary] and would be obliged for an overview of the @program programme
  [codingNeed] will my regional managers be staring at python on day one or not [audience] and are they the sort you had in mind at all
  [tellsAboutSelf] founder of a 9 person d2c snack brand [-] we are drowning in spreadsheets [recommendation] which one would you push me towards
  [coverage] is retrieval from our own documents anywhere in the 40 hour one
  [price] what would the damage be for the @program course [-] {the long one} is beyond us anyway
  [-] got ten minutes before my board call so be fast [duration] how many hours am i signing up for with the @program thing
  [launch] that august thing, at what hour does it begin for people on india time
  [-] not {the pop up bootcamp} [start] i mean the regular cohort when does that kick off
  [certificate] at the close do my managers get some paper they can show the appraisal committee [-] {attendance slips} don't count
  [closeLaunch] there's a big box sitting over your page on my phone and i cannot see the cross anywhere
  [formFields] before i sit down to register tell me which details i should keep handy
  [mode] do we sit in a room with a trainer or stare at zoom
  [curriculum] take me through the modules of @program [-] {durations} i already have
  [tellsAboutSelf] we're a consulting boutique in gurugram [-] clients keep throwing the word agent at us [coverage] do you go into how several agents hand work to each other
  [rival] my cfo says simplilearn does the same thing for less, what would you answer him
  [salary] the boys i send for this, what package do they usually demand when they come back
  [location] where exactly would my staff have to travel to [-] {online} does not work for them
  [register] fine put me down for the @program one [-] secretary will do {the payment talk}
  [access] once the ten hours are over can our people still open the slides next year
  [tellsAboutSelf] sales head here, 40 reps under me [compare] @program versus @program, what does one have that the other doesn't
  [alumni] could you connect me to one of your graduates for a five minute reference call [-] {written reviews} i don't trust
  [social] do you post anywhere, linkedin or the like [-] {facebook} i left years ago
  [account] i get a white screen when i open your page on the office wifi
  [correction] my assistant typed my surname with one letter missing when registering me, how is it put right
  [accommodation] our two candidates come from Guwahati, would you arrange a hostel or hotel for them
  [fine] alright, that will do [price] now the rate per head
  [greeting] hello hello [contact] whom do i mail about a tie in for our trainees
  [wellWish] wishing you and your staff a prosperous diwali [-] we are closing the office early today
  [prerequisites] my ops team last saw maths in class 10, would that sink them in the @program course
  [tellsAboutSelf] i manage a support floor of thirty, mostly freshers [mentor] who sits with my people if they are blocked on a task in the evening
  [projects] do they build anything a customer could touch or is it case studies the whole way [certificate] plus is that then mentioned on the certificate
  [placement] we are letting eleven people go, would your school open doors for them with employers [-] it's the worst week of my career [recommendation] which course do i even offer them
  [-] {the certificate} is of no interest to me whatsoever [curriculum] i want to know what they'd be able to talk about after it, topic by topic
  [tellsAboutSelf] I run operations for a cold chain company, [-] warehouses in six states, [recommendation] kindly advise the programme that best suits my profile
  [summary] @program, what's that one about in a few lines
  [coverage] does @program get into window functions [-] my analysts keep asking
  [duration] how many weekends would @program eat up
  [price] kitna lagega @program ka per employee [-] {hotel aur travel} hum dekh lenge
  [mode] is your @program course something one attends from the desk at home
  [rival] why should i choose your data school over upgrad, honestly [certificate] and is your certificate known in gurgaon offices
  [access] the sql lessons, do they expire some months after we finish [-] {certificate} already framed on my wall
  [compare] @program and Excel to BI, where is the difference for a payroll executive
  [tellsAboutSelf] hr business partner, spreadsheets are my whole life [recommendation] @program or @program for somebody like that [-] {@program} is clearly not for me
  [codingNeed] in @program does one have to type queries oneself [tellsAboutSelf] i head a legal team
  [alumni] the bank manager who praised @program on your page, can i ring her up
  [start] from which date does the coming @program group run [prerequisites] and should the group read up on anything beforehand
  [formFields] does the signup for @program want my company gst or designation [-] {address} you have from last time
  [location] whereabouts is your data school
  [salary] what does a junior earn after @program, roughly [placement] and would you help him to the job too
  [prerequisites] would @program assume statistics of my planners
  [summary] give me the gist of Dashboards for Finance [-] my controller is in the room with me
  [coverage] is airflow a topic in @program or left out [-] {spark} i do not ask about [duration] and how many hours has it
  [mentor] in @program is there one named expert per participant
  [certificate] will Dashboards for Finance end in something i can frame
  [tellsAboutSelf] I supervise field sales in Nagpur [audience] was @program made with people like me in mind [duration] also how much of my month does it swallow
  [register] sign up three of mine for @program please how do we go about it
  [social] got a youtube channel where you show bits of @program classes
  [mode] {remote} we cannot do, firewall [mode] so would you teach @program in a classroom
  [launch] the launch session, hmm, what is promised in it besides the {seat count} that i can read
  [launch] Would the August kickoff fall within working hours for our London desk? [tellsAboutSelf] They are underwriters with some R. [prerequisites] Must they know python beforehand?
  [closeLaunch] pressed i'll decide later three times and your advert is still there, how do i get past it [-] i came for {@program}, no, for leaders [curriculum] what's in there
  [closeLaunch] how to dismiss this starts soon banner [-] my screen reader is stuck in it
  [formFields] is the mobile compulsory at enrollment [-] i hand it to nobody [register] and after that how do i get my place
  [social] Could you share the handle under which you are active online? [brochure] And may I have the brochure?
  [account] where does one sign in to see one's lessons
  [account] ur website hangs when i tap enroll, phone is an old redmi
  [correction] i entered {my gmail}, want the office id instead, what do i do
  [correction] registered for {the @program course} by mistake, it should say @program [-] too many tabs open
  [accommodation] any guest house near your centre that you'd suggest for my sales boys [-] {flights} they book themselves
  [accommodation] Is lodging part of what you organise for outstation delegates, [price] and at what fee does the programme itself come?
  [location] are you a hyderabad outfit or somewhere else [-] the footer loads badly here
  [alumni] those two success stories, are they actual people i may write to [-] my boss thinks they're stock photos
  [salary] if i retrain my support lead as an @program what should i expect to pay him later [duration] and how long is he gone for the training
  [greeting] namaste ji [-] calling from a noisy plant so typing [duration] @program wala kitne ghante ka hai
  [greeting] Good evening team, [certificate] please confirm whether participants receive a certificate upon completing the @program programme, [contact] and whom I should write to.
  [fine] ok perfect got it
  [fine] hmm sounds good [start] and the next cohort opens when
  [wellWish] have a great weekend you lot
  [wellWish] happy onam to everybody at your end [brochure] and can i get the leaflet
  [rival] scaler or you [-] my cto wants an answer by friday [certificate] also whose certificate counts for more
  [access] does the material vanish when the batch closes or do we keep it
  [summary] @program in plain words please, [tellsAboutSelf] i'm a finance man
  [tellsAboutSelf] my deputy is an engineer with six years of java [audience] would he be in the right company in the @program batch
  [-] long day, sorry for the blunt tone [prerequisites] what must one know before the forty hour programme
  [projects] which industry partners hand over the live tasks [tellsAboutSelf] we make brake pads ourselves [audience] would our engineers fit among your usual crowd
  [mentor] does a founder get one to one hours with an ai expert or is that for the developers only
  [compare] of your three which goes deepest into deployment [-] not {in price}, in content
  [tellsAboutSelf] independent consultant, supply chain, [codingNeed] can i get through @program without writing code [-] {the @program one} i have seen
  [enterprise] could the @program course be rebuilt around insurance claims for 30 of my people
  [-] {discounts} can wait [register] just tell me where i put my name down
  [contact] i want a human from your side, how do i reach one
  [curriculum] what do the ROI hours of the @program course deal with [-] {case studies} you can skip
  [placement] is there any hiring support for my nephew at the end of the @program course [-] he keeps calling me
  [-] our appraisal cycle starts in may so timing matters [duration] is the @program one done in a week or more, in hours i mean [-] {may} is blocked
  [coverage] would my pms learn how to write a decent prompt with you [prerequisites] and what must they have under their belt
  [price] {@program} is out, what do you charge for the @program course
  [-] {the certificate question} is settled, thanks [mentor] now is the mentor shared by the whole group
  [-] writing this from the airport [summary] two lines on the @program course please [price] and its cost
  [tellsAboutSelf] I am an HR generalist moving towards people analytics [recommendation] so which of the three would you say [-] i did ask a colleague, she had no clue
  [launch] which day in august is it for someone sitting in chicago
  [coverage] will forecasting for a sales pipeline come up in the @program programme [codingNeed] and that goes without programming i hope
  [-] no need to explain {python} to me [coverage] i'm asking if langchain or something like it is used in the @program one
  [tellsAboutSelf] started as a management trainee, now vp sales [-] funny old life [codingNeed] tell me straight do leaders touch code in yours [certificate] do they get certified by the way
  [price] pls send charges for 12 nominations, @program [start] and batch date [-] {brochure} not needed
  [greeting] hey [rival] how do you stack up against great learning
  [salary] what kind of hike do people see post @program [placement] do you bring companies in
  [mode] Could you kindly indicate whether delivery is virtual or in person, [location] and if the latter, in which city?
  [duration] the forty hours, is that classroom time only or homework as well [-] {the @program hours} are clear
  [summary] break the @program programme down for a layman [-] my chairman, he is 71
  [access] our lms purges after 90 days, how long do yours stay up [-] i mean the slides, not {the chat}
  [formFields] what's asked when i press enroll now [afterRegister] and what comes once i've sent it
  [launch] tell me more on that @program Bootcamp splash [-] i shut it too quickly
  [closeLaunch] how can i make the secure your seat window leave me alone
  [social] where on the socials would i find you [contact] and failing that is there a mail
  [account] is there some portal with a password for participants [-] not {the admin page}, i'm a learner
  [correction] my country code was set to uae but i'm in india, submitted already, now what
  [alumni] has a sales head ever done it whom i may phone [-] {a developer} would be no use to me
  [accommodation] do you keep rooms for participants who fly in from Colombo
  [wellWish] a blessed ramadan to your team
  [fine] yep understood [-] noting it down for my director
  [start] cohort after this one, roughly which month
  [certificate] whose signature is on the certificate [duration] does it name the hours too
  [recommendation] 3 warehouse supervisors, 2 planners, zero coders. one course. name it [-] {@program} i've crossed out
  [tellsAboutSelf] ex army logistics officer now coo of a trucking startup [audience] do people with my background turn up in the @program batch
  [projects] do leaders also do a project, [-] or {the @program} i am not asking about [coverage] and is vendor selection a topic
  [-] {@program} and {@program} are both off our list [curriculum] give me the agenda of what remains
  [mentor] can one ring the mentor after the last session too [support] is there a group for old participants as well
  [prerequisites] how much python before day one of @program [-] {@program} isn't on the table [duration] and it's ten hours still, right
  [placement] do recruiters come to your final demos [tellsAboutSelf] asking for my sister, she left teaching to code
  [contact] what's the mail id for training enquiries
  [compare] would you say the @program course is broader than the @program one [recommendation] and which is for a data warehouse guy
  [register] how does my secretary enrol me, she has my details [-] {the phone route} failed twice
  [tellsAboutSelf] Our company makes valves; I am the plant HR. [summary] Please provide particulars of the @program programme. [-] We had a budget review yesterday.
  [tellsAboutSelf] fifteen years in sales, never sat in a class since [audience] who sits in these batches, kids or people my age
  [coverage] do participants learn to compute the payback of an ai pilot [tellsAboutSelf] i sit on the investment committee here
  [price] is it per seat or one flat amount for a team [-] {single seats} only if cheaper
  [-] i don't care about {the fee}, company pays [duration] how much of my calendar goes
  [launch] what does one get at that august session [joinLaunch] and how do i grab one of the chairs
  [rival] we had a quote from nasscom's futureskills, anything you offer that they don't [-] not {on fees}, on substance
  [salary] do fresh @program get 8 lakhs or is that a dream [codingNeed] and how much coding is behind that [-] my nephew is lazy
  [tellsAboutSelf] she runs our call centre, [-] sharp as a knife, hates computers, [codingNeed] would she be made to program in the @program track
  [greeting] Respected Madam, [tellsAboutSelf] I am Training Coordinator at a cooperative bank. [accommodation] May I know whether boarding for ten officers could be organised by your side?
  [fine] cool cool [mode] and this happens on teams or in some hall
  [location] what is your base [-] procurement wants it on the form
  [access] keep it simple, can i open the notes two years later [-] {videos} no need
  [formFields] does that enrollment sheet ask for my years of experience or my employer [dataUse] and who over there reads it
  [account] tried the download link, opens nothing [-] chrome, latest
  [social] a linkedin page perhaps? [-] i want to tag you in a post
  [correction] i gave {the landline} where the mobile belongs, how do i fix the number you hold
  [-] i was trying to read about {@program}, leaders rather, when it came up [closeLaunch] where's the button that gets rid of the 25 seats notice
  [alumni] would a past delegate of the @program course speak to our board for ten minutes [-] not {the @program}, nobody codes here
  [wellWish] good luck with the new cohort folks
  [greeting] gm sir
  [summary] describe Data Storytelling for Sales to me [-] i have to pitch it internally at 4
  [coverage] does @program deal with churn at all [projects] and do we work on a live case
  [price] budget line for @program, two engineers [certificate] and would each get a certificate
  [tellsAboutSelf] purchase manager, good with excel, no more than that [prerequisites] is something needed before @program
  [duration] total hours of @program [-] {@program} i've done with you last year
  [compare] between @program and @program which carries more practice [-] {@program} leave out
  [recommendation] two juniors who want to move into reporting, which data course first crosses your mind [prerequisites] and what homework should they do before
  [location] your data classes, held in pune or where
  [mode] would i do Python for Analysts through a browser or come over [-] {pune} is not on my route
  [codingNeed] is Data Storytelling for Sales free of programming
  [mentor] someone to review our pipelines during @program, is that provided [projects] are those pipelines real ones
  [salary] analysts who finish your python for analysts, what ctc do they see
  [rival] datacamp costs nothing near yours, what do i gain with you [-] don't say {community}
  [access] once @program is paid can the login be used forever by my analyst
  [start] Python for Analysts, what's the first day [register] and how do i get the eleventh seat for my temp
  [alumni] name me one ops manager who finished @program and wouldn't mind a chat [-] {bankers} i know enough of
  [correction] in @program signup i put the wrong batch, can you amend
  [accommodation] @program in person, fine, but where would my trainees sleep [prerequisites] and what should they study on the train
  [curriculum] what's inside @program week by week
  [placement] any job assistance tagged to @program [tellsAboutSelf] i'm between jobs, oracle dba till march
  [register] my manager approved Python for Analysts [-] finally after two quarters [register] where do i sign
  [-] not for me {the sql course}, [recommendation] something for a marketing head who reads dashboards all day
  [projects] Is a capstone part of @program [-] our auditors love evidence
  [-] leave {placement} aside, we employ these people already [mentor] how much personal guidance is there in the @program programme
  [tellsAboutSelf] head of @program @program at a legal tech [-] voice note so excuse typos [recommendation] should i be in @program or @program
  [coverage] do u touch on data privacy law in any of the three [audience] and would a compliance officer be the odd one out
  [curriculum] the implementation roadmap bit, what happens in there
  [price] What sum should I enter in the purchase requisition for @program? [invoice] Will a GST invoice follow?
  [duration] how much time for {leaders}, no wait, @program
  [codingNeed] sir coding aati nahi, @program mein baith sakta hu kya [recommendation] ya koi aur course batao mere layak
  [-] my co founder did it i think, or something like it [projects] are there real clients behind the live projects
  [certificate] Does the certificate carry the hours on it? [-] Our HRIS insists.
  [launch] is that session on the 11th or the 12th for us in mumbai [-] {new york time} i have
  [contact] if i wish to escalate something whom do i write to
  [-] {brochure} already with me [start] it only lacks the date of the coming batch, so when
  [tellsAboutSelf] solo consultant for family @program [prerequisites] must i know what an api is before @program [-] {leaders} i finished reading about
  [audience] is the @program class for cxos or also for team leads [projects] and is there anything practical
  [enterprise] we'd want our own batch, 22 people, bangalore and kochi, possible [-] {the open batch} clashes with audit
  [-] she asked about {mentors}, i don't [placement] what i need is whether you help with interviews
  [tellsAboutSelf] my brother in law left banking and wants to build apps [summary] can you walk us through the @program course [salary] and what he'd make after
  [greeting] Good afternoon, [-] I hope this finds you well. [formFields] Kindly list the details participants must furnish at registration, [price] along with the applicable fee.
  [fine] noted with thanks to nobody, only joking, noted
  [wellWish] merry christmas to the whole team [-] we're off till the 2nd
  [account] nothing shows up below the header on my ipad
  [register] Kindly let me know the steps to nominate myself for the @program programme
  [-] in a cab so short [compare] @program or @program, what separates them [-] {the price} aside [tellsAboutSelf] i'm a change consultant
  [-] following up on my earlier note [coverage] is ai for recruiting screened anywhere in your syllabus [tellsAboutSelf] i hire for three call centres [duration] and what time would i need
  [salary] our attrition is brutal, so be frank, how much more would the market pay my analysts once they've done your course [-] {the certificate} is neither here nor there
  [summary] ok and the ten hour one for bosses, what is it in a nutshell [-] not {@program}, i know that's ten too
  [tellsAboutSelf] chief of staff at a fintech, mba, can read python but not write it [recommendation] place me somewhere
  [price] and the bill for one person would come to
  [launch] Please could someone state at which time the launch takes place in Singapore? [-] Indian and American hours we have; {those} you may leave out.
  [closeLaunch] this promo sheet covers half my monitor, get it off [-] {august} means nothing to me
  [-] not interested in {august} at all [start] is there an intake around october
  [social] i'd like to follow you somewhere, where are you on the net [testimonials] and what do your learners say of you
  [formFields] will i have to tell my age or my college when signing up [-] {name and mail} is obvious
  [correction] Our executive's email was misspelt upon submission; [-] apologies on behalf of my office; [correction] how may this be rectified?
  [account] do delegates receive a username of some kind
  [mode] must my reps be physically present [-] they live in eleven towns [attendance] and would missing one class be a disaster
  [location] is the venue in hitech city or where on earth
  [alumni] reviews look nice but i'd rather hear it from one of them, can i [-] {the consultant}, no, the data scientist preferably
  [accommodation] hotel tie up hai kya aapka [-] {khana} ka intezam hum kar lenge
  [access] if a rep leaves us does he keep the slides [transfer] or could his place move to another rep
  [rival] what about google's own ai certificate, isn't that enough [-] my daughter did {that one}
  [wellWish] all the best for your launch next month
  [greeting] hiya, consultant here again
  [fine] right then
  [codingNeed] does the 10 hour @program one need serious programming [tellsAboutSelf] my lads know vba
  [tellsAboutSelf] we do staffing for hospitals, i own it [-] 200 nurses on payroll [coverage] will i learn how to automate rosters with you
  [duration] @program aur @program dono 10 ghante, sahi suna maine
  [-] the board asks me weekly what we do about ai [curriculum] which topics would the @program course give me ammunition on [-] {pricing of ai tools} they know
  [mentor] does each person get own mentor or is one mentor for ten people
  [certificate] is there an attendance certificate for folks who drop half way [mentor] and can someone coach them back in
  [-] {the two short ones} don't interest us [projects] in the forty hour one what do people ship
  [placement] would you place two interns of ours who we cannot absorb [-] not {with us} obviously
  [-] {python} i know, [prerequisites] is there any other thing one must bring to @program
  [compare] @program or @program for a bi analyst, what are the trade offs [codingNeed] and which of them is lighter on coding
  [contact] give me a mail address where legal can write
  [register] count me in [-] wife agreed at last [register] where do i click
  [audience] do you take middle managers or is it strictly directors [-] {interns} stay home
  [tellsAboutSelf] Having led sales for two decades, I now advise startups. [audience] Would the @program programme be meaningful at my stage, [duration] and what hours does it demand?
  [price] ek bande ka kitna
  [-] forget {the cost}, my question is different [access] do we lose the slides and notes at some point
  [coverage] rag, vector db, embeddings, any of these in there [-] {basics of python} please spare me
  [launch] bootcamp ka timing new york walon ke liye batao [-] {india ka} pata hai
  [summary] Kindly furnish a short description of each the @program and the @program programme for our circular [-] {@program} we have covered already.
  [salary] @program banke kitna milta hai mahine ka [placement] aur naukri dilwate ho kya
  [closeLaunch] i keep seeing the same offer each time i reload, can it be switched off [-] i'm not {the target} there
  [alumni] put me in touch with that consultant from the success stories [register] if she says yes i sign, how do i do that
  [mode] so it's on the internet right, nobody travels [accommodation] or do i have to book beds for six people
  [account] my firewall logs say your site is blocked, or is it down [-] no hurry
  [social] any whatsapp channel or x profile of yours [-] {newsletter} never
  [location] my driver asks which city to put in the map [-] not {the postal address}, only town
  [correction] phone typed with a digit short, form took it anyway, how do i mend it
  [formFields] how many boxes are in that register form [register] and is that all there is to joining
  [wellWish] enjoy your holidays when they come
  [greeting] salaam
  [fine] makes sense [-] i'll pass it to our md
  [rival] we're also talking to emeritus, where do you beat them [audience] and whose classmates are more senior
  [access] the notes from @program, mine till when
  [summary] Forecasting with Excel, what is this course [price] and what's the fee for five planners
  [coverage] in @program do you reach neural nets [-] {regression} i teach myself
  [duration] @program, half a day or more [-] i need to block diaries
  [tellsAboutSelf] demand planner in fmcg, knows pivot tables, vlookup, nothing fancier [recommendation] Forecasting with Excel or {@program}, no drop that one, or @program
  [mode] is @program self paced video or live [duration] and what's the total in hours
  [prerequisites] For @program, ought participants to have worked with linux? [-] {SQL} they have completed.
  [certificate] what do participants hold in hand after Forecasting with Excel [tellsAboutSelf] my planners are b.sc. people, first job
  [curriculum] which subjects come up in @program
  [rival] is your @program different from andrew ng's [curriculum] what's in yours chapter by chapter
  [codingNeed] @program bina coding ke ho sakta hai [prerequisites] aur pehle se kya aana chahiye
  [start] @program morning group, starting on what date [-] {evening} no
  [location] where do your data trainers sit [-] asking for travel claims [contact] and to whom do i send the claim query
  [formFields] what particulars are wanted for joining Forecasting with Excel [-] {bank details} i won't give
  [account] can't open my @program dashboard since monday [-] {password reset} i've tried
  [social] do you share dashboards tips on any network [future] and is a tableau course coming
  [alumni] is there anyone from retail who took your @program and would talk to us
  [salary] after Forecasting with Excel would a planner's pay move at all [recommendation] or is some other data course wiser for that
  [accommodation] Kindly confirm if residential arrangements exist for @program bootcamp in Indore.
  [compare] @program against Python for Analysts for an audit team, which gives more [-] {cost} isn't a factor [duration] and how do the hours compare
  [placement] @program then what, do you line up interviews [-] {internships} are no good to a man of forty
  [projects] does one load real company data in @program [-] not {toy csv}, i've had those
  [-] {machine learning} is overkill for us [register] just enrol my four clerks in @program, tell me how
  [tellsAboutSelf] @program of a 70 strong inside sales floor [-] we sell solar panels [codingNeed] any code in the @program classes
  [-] our hr portal crashed so i am asking here [duration] shortest of the three is which
  [coverage] would building a chatbot for our dealer network be something they learn [codingNeed] and can my it guy do it if he only scripts a little [-] {@program} excluded
  [price] {leaders} is sponsored already, so the @program fee please
  [mentor] mentors are from companies or what, [-] never mind {where from}, [mentor] do we get them at all in the 10 hour ones
  [certificate] i've promised the staff a certificate, am i lying [audience] and can clerks come along too
  [contact] need to speak with whoever handles b2b [-] {support desk} sent me round in circles
  [tellsAboutSelf] i'm a scrum master, bit of javascript long ago [prerequisites] would i drown in @program
  [-] not the {forty hour} one [curriculum] what does the other @program course go through
  [start] is something beginning in the first week of next month [deadline] and till which day can i still sign
  [recommendation] our cto, our cfo and our head of hr. who goes where [-] {hr} may be dropped if need be
  [launch] does the launch evening cover certificates or only projects
  [projects] how applied is @program, do they wire up actual agents [mentor] and does someone check their wiring
  [-] i sent a mail on tuesday [contact] is there a faster channel than mail
  [audience] for whom have you designed the @program course
  [placement] interview prep included in @program ya nahi [-] {resume} mera ready hai
  [-] i won't ask about {timings} again i promise [price] but what about the fee
  [tellsAboutSelf] our trainees are commerce graduates, typing speed good, logic average [recommendation] which of yours suits such a bunch [codingNeed] and would they have to code in it
  [brochure] send me the brochure pls [-] {the website} i've read top to bottom
  [register] what's the procedure for admission [-] {interview} if any i can't do this week
  [enterprise] Would your academy undertake a closed batch for our area sales managers? [duration] Over how many hours would it run? [-] {Head office staff} are not included.
  [greeting] Dear Aivy, [-] quick one before lunch. [compare] How do the two @program programmes differ, [codingNeed] and does either suit people who can't program?
  [-] {fees}, {dates}, all that my assistant will ask [benefits] i want to know why you and not another outfit
  [launch] 25 seats wala session saturday ko hai kya ya kis din
  [wellWish] congrats and best wishes for pongal
  [greeting] good day to you
  [-] i'm comparing four vendors today [summary] just paint me a picture of the @program programme
  [coverage] can they fine tune a model by the end [-] not {the @program}, the others
  [coverage] prompt injection and such security stuff, is it dealt with anywhere [tellsAboutSelf] i'm the ciso here
  [tellsAboutSelf] I'm in charge of talent at a chain of clinics [price] and need your rate card [mode] plus whether it's remote
  [access] Would our participants retain the recordings of notes and exercises indefinitely, or is there a cut-off? [-] {Certificates} we archive ourselves.
  [formFields] u want address also in the registration or just contact stuff [phoneFormat] and how long may the number be, mine's a dubai one
  [launch] what's this bootcamp flashing on the home page about [launchProgram] does it belong to @program or which
  [location] from which town do you work [-] our vendor master needs a city [-] not {street and house}
  [social] your fb page name please
  [account] page throws an error when i go to my lessons [-] {cache} cleared
  [correction] gave you my old company mail, i left them friday, can it be swapped
  [closeLaunch] there is no x on the popup [-] brave browser
  [alumni] can you vouch with real people, someone who sat the class and would take my call [trust] because how do i know you're not fly by night
  [price] total outlay for three founders in the @program thing [payment] can each founder pay separately
  [salary] what's an @program worth per annum these days after your training [-] {freelance rates} i know
  [accommodation] do you know of a decent pg for our two interns during the forty hours [-] {hotels} too dear
  [fine] works for me
  [wellWish] hope your quarter goes splendidly
  [rival] iit madras has a cheap online diploma, why would i go with yours [duration] also theirs is long, how long is your longest
  [duration] the @program course, is it spread over days or ten hours in one go
  [-] {@program} was what my colleague took [curriculum] mine would be @program, so what's in it
  [tellsAboutSelf] partner at a ca firm [-] tax season so no sleep [recommendation] which course gets me useful stuff quickest [-] {the 40 hour one} is out till august
  [codingNeed] not a line of code written in my life, is @program open to me [difficulty] and is it a tough ride
  [prerequisites] what should my supervisors brush up before they come [-] {english} they have
  [mentor] Is the one-to-one mentorship available to participants in the @program programme too? [mentorTimes] If so, how frequently?
  [projects] could we bring our own problem and build on that [-] {sample datasets} bore us
  [placement] do you send cvs of your graduates to companies like ours [contact] and who runs that at your end
  [certificate] digital badge or paper, and is it there for all three [accreditation] and would a psu accept it
  [start] when would a monday joiner begin [-] {sundays} i'm in church
  [contact] want to talk numbers with a person [-] {bots} are fine but not today
  [compare] which is heavier, @program or @program, in content
  [tellsAboutSelf] my team writes tenders, 14 graduates in english and law [audience] is there room for such folk in your courses
  [register] ready to go ahead for one seat, @program [-] manager said yes over coffee
  [-] so many acronyms [summary] what is @program meant to be
  [greeting] hi team, [tellsAboutSelf] ops lead at a logistics unicorn, [-] well, near unicorn, [coverage] do you show how to hook a model to our erp
  [-] skip {the success stories} [projects] what have your participants actually built [mentor] and did an expert stand beside them
  [launch] i'm travelling to dubai that week, what's the august hour in gulf terms
  [mode] hall, hotel, webinar, what is it [-] not {recorded stuff} please
  [rival] is there any edge over linkedin learning which we already pay for
  [fine] okay dokay [price] next, fees for two
  [access] read only forever or download forever, the materials [-] {the whatsapp group} i don't mind losing
  [accommodation] family also coming along, where could we put up near your place
  [location] aapka centre kis sheher mein padta hai
  [salary] promotions apart, what sort of money follows the @program course [placement] and do you help in getting it
  [alumni] Were the persons quoted genuinely enrolled, and may we verify with them?
  [closeLaunch] sorry to bother, how do i leave this launch screen [-] it came while i was reading
  [formFields] is it enough to type a name and mail in the register window
  [social] do you have a page on any platform where i can see class photos
  [correction] the course against my name is wrong, [-] should not be {leaders}, [correction] who alters it
  [account] where's the student area
  [wellWish] wishing you a calm new year
  [greeting] heyy Aivy
  [coverage] does Dashboards for Finance use power bi or tableau or neither
  [summary] what's @program in two sentences for a non techie boss
  [price] @program for a group of eight, what would we owe
  [mode] can my Chennai clerks do @program from their seats
  [tellsAboutSelf] mis executive, 7 years, dreams in vlookups [compare] @program or Dashboards for Finance, how do they part ways [duration] and how long is each
  [rival] is your @program better than the databricks academy one
  [certificate] @program certificate, is that a thing
  [access] i finished @program in june, why should my notes be there still, are they
  [codingNeed] python for Dashboards for Finance, needed or no
  [location] which town hosts @program lab
  [mentor] can learners ask an expert in @program after class
  [salary] what do your data engineers get in their first job, in lakhs
  [correction] birth year is wrong on my @program signup, can you edit
  [start] is there a @program run before diwali
  [alumni] ex learners of Dashboards for Finance, can our controller meet one
  [audience] @program, who comes to that
  [formFields] enrolling for @program, do you need my github link
  [-] no not {Dashboards for Finance}, [duration] how long does @program run
  [prerequisites] algebra chahiye kya @program ke liye
  [accommodation] we fly people in for the bhopal data lab, do you offer dorms
  [register] want a place in Dashboards for Finance [-] {@program} my boss has cancelled
  [recommendation] store managers who must read weekly numbers, which of your data courses
  [-] wow quick replies [curriculum] topics in the @program one please
  [tellsAboutSelf] She is our country head for sales, engineering degree from ages ago. [recommendation] What would you pick for her?
  [-] nobody here wants {jobs}, they have jobs [certificate] but a certificate matters, is there one
  [coverage] is change management when rolling out ai part of leaders
  [price] {the @program course} apart, what do the other two cost
  [duration] in weeks not hours, @program [-] i run two shifts
  [codingNeed] the word @program scares my people, is it programming all through @program
  [-] i've told {my background} twice now [recommendation] so which course
  [enterprise] train the trainer for our l&d folks, do you do such things
  [mentor] kisi expert se akele mein baat ho payegi course ke beech
  [start] please indicate commencement of the forthcoming batch
  [compare] my partner likes leaders, i like @program, settle this for us, how are they different
  [tellsAboutSelf] just sold my startup, time on my hands [-] and a dog [register] how do i get into the @program class
  [curriculum] what will week one of the @program be about
  [projects] is there a capstone in @program or is it lectures
  [-] {hyderabad} is too far for us [contact] let me speak to whoever plans other arrangements
  [placement] my team lead is leaving, would he get help landing a job after your course
  [prerequisites] degree required or is work experience ok
  [tellsAboutSelf] the md's pa here [-] he dictates i type [audience] is this programme fit for a managing director
  [launch] what are the three plus points written on that launch card
  [-] {mentor details} not required [curriculum] share the syllabus of @program [certificate] and is it certified
  [-] my phone is dying [price] fee quick
  [fine] fair enough, clear now
  [wellWish] happy ugadi to you all [duration] and how many hours is @program
  [summary] I am drafting a training calendar; a paragraph on @program would help, what would you write?
  [tellsAboutSelf] i sell enterprise software, quota carrying, [coverage] would i pick up how to pitch ai features to a cio
  [-] boss wants it by five [price] ballpark for @program
  [launch] when precisely is that free or whatever launch meet in pacific time
  [closeLaunch] how on earth does one escape from your ad window
  [rival] how are you placed next to intellipaat
  [greeting] warm greetings from Coimbatore [mode] kindly say if we may attend from here by laptop
  [fine] super
  [access] for how many months may our staff look at the content
  [location] is it hyderabad only where you exist
  [accommodation] for the duration, do outstation folks find lodging on their own
  [salary] what compensation can a certified @program or @program from your batch command
  [alumni] a former participant's linkedin would satisfy our committee, can you share one
  [formFields] apart from the phone number what does the enrol box want
  [social] need your twitter handle for a press note
  [account] register dialog opens blank on edge
  [correction] i registered under my husband's mail id [-] he was logged in [correction] how to change to mine
  [wellWish] god bless your team
  [codingNeed] ok and for @program, is knowing some code a must
  [duration] @program, i heard forty but my boss claims otherwise, what is it really [-] we have a bet on
  [tellsAboutSelf] I advise hospitals on procurement and have dabbled in chatgpt. [recommendation] What would be the sensible choice? [-] No rush.
  [mentor] does anyone look over what my guys build and tell them it's rubbish
  [-] we did {a python course} last year [prerequisites] is that sufficient grounding for @program
  [projects] are live projects in the @program one as well or only theory there
  [certificate] Could you specify which of your programmes conclude with certification?
  [start] agla batch kis tareekh ko
  [compare] difference batao @program aur @program mein, ek manager ke nazariye se
  [register] can i book two seats in one go in the @program programme
  [placement] do you have ties with recruiters for senior people, vp level
  [contact] if the bot fails me who's next, give me a name or mail
  [audience] we are a ngo, are program officers among the people you teach
  [curriculum] after the strategy part, what else is in the @program course
  [-] {refunds} let's not go there yet [start] when do you begin
  [-] a friend in pune recommended you [summary] so what's @program about
  [tellsAboutSelf] I'm finance controller, my deputy is a coder [recommendation] one course for each of us, suggestions?
  [-] i keep {the launch thing} out of this [duration] how many hours for the plain @program programme
  [price] gst aside what is the base amount
  [coverage] do people learn to evaluate whether an agent's answers are right
  [mode] our people hate webinars, is there a physical class
  [access] lifetime access, does it include updates you make later
  [greeting] evening!! [launch] what time does your kickoff begin for us in sydney
  [launch] Would you kindly set out the particulars of the August session for our notice board?
  [closeLaunch] kya dabau ki ye bootcamp wala dabba hat jaye
  [social] where can my intern tag the academy
  [formFields] do you ask for designation and company name while enrolling [-] {phone} i know you do
  [account] how do i reset my password with you
  [correction] can my entry be altered, [-] it says {narendra}, [correction] should be narendran
  [alumni] your data scientist who wrote that praise, could my cto write to her
  [accommodation] is a bed and breakfast close by, for a lady travelling alone
  [location] we want to know your home city before we sign
  [salary] on average, how well paid are people who complete @program
  [rival] isb has an executive ai course, do you come anywhere near
  [fine] good good, that's settled
  [wellWish] may your bootcamp be a hit
  [wellWish] happy women's day to the ladies in your team [price] what would @program set me back
  [summary] explain Statistics for HR to me like i'm new
  [coverage] attrition modelling, does Statistics for HR have it
  [price] What is chargeable for Statistics for HR, one delegate?
  [tellsAboutSelf] I'm compensation and benefits manager [-] numbers all day [recommendation] which data course would serve me
  [mode] Statistics for HR on weekends in a classroom or a webinar link
  [duration] is Statistics for HR longer than @program, and by how much
  [rival] why would i not just do the free kaggle lessons in place of @program
  [access] does my @program workspace stay open after i pass
  [alumni] i'd love a word with a logistics person who's done your sql class
  [location] data school in which state, sorry i came from an ad
  [correction] cancelled the wrong thing: [-] i said {@program} to your girl on the phone, [correction] my record needs to read @program
  [formFields] what shall i keep ready to fill for Statistics for HR
  [account] login page of the data school keeps spinning
  [codingNeed] r or python or nothing for Statistics for HR
  [certificate] our people want a badge from @program, is there such
  [projects] does Statistics for HR let us work on our own attrition data
  [prerequisites] is @program a must before @program
  [start] when's @program on again
  [-] keep {Statistics for HR} for next year [curriculum] what's taught in @program
  [mentor] sql mein atak gaye to kaun samjhayega
  [salary] will @program get me a raise, in figures
  [compare] Statistics for HR or @program, i can't tell them apart
  [register] enrol me, @program, march
  [placement] do you help sql learners find a job in gurgaon
  [-] {the mentor stuff} i've read [tellsAboutSelf] running ops for a bakery chain [price] what's the price [duration] how long, leaders i mean
  [-] my last vendor burnt us [mentor] so who will actually guide the team when they get lost
  [coverage] are there sessions about choosing between gpt and open models
  [-] {@program} sounds too techy, skip it [summary] describe the one for managers
  [recommendation] if i only had one budget slot this year, which of yours for an account manager
  [codingNeed] can a person with only excel macros follow @program
  [audience] our oldest is 58, would he be welcome
  [tellsAboutSelf] fresh from a layoff, was delivery manager for 12 years [placement] do you support people like me in getting back to work [salary] and at what pay
  [-] i don't need {a certificate} or {a mentor} [register] i just want to join, how
  [contact] our chairman prefers a call, whom does he ask for
  [curriculum] kya padhate ho @program mein, point wise
  [projects] what sort of thing is deployed at the end of @program
  [duration] would a fortnight suffice for the @program programme
  [-] hr asked me to ask [certificate] @program course certificate hai ya sirf participation
  [price] do you price per hour or per programme, [-] {corporate rates} can wait
  [prerequisites] Is prior exposure to machine learning expected for the @program track?
  [-] we've missed {july} i guess, [start] so what's the next opening
  [enterprise] 60 relationship managers, three cities, your content with our products in it, doable
  [compare] set @program and @program side by side for me
  [mentor] weekly one on ones, yes or no
  [-] whatever the {brochure} says [curriculum] tell me in your own words what they will learn in @program
  [tellsAboutSelf] L&D manager, hospitality group, 22 hotels, [summary] send a synopsis of the @program programme [mode] and say whether it runs online
  [coverage] do you cover copilots for excel in the @program hours
  [-] wait not {price}, [access] i meant how long do we hold on to the materials
  [price] how many rupees for @program
  [greeting] hello there, me again from Surat [formFields] what info must my boys fill in to join
  [launch] the session with 25 places, which highlights does it boast
  [closeLaunch] can you shut the launch box from your side [-] tapping outside it does nothing
  [social] kya aap youtube pe ho
  [location] we're in vizag, how far are you [-] {online} is not my question
  [account] where will my attendance and marks be visible once i join
  [correction] wrong country selected on the form by my intern, how do we repair it
  [alumni] is there a batchmate network i can tap to ask how it went for them
  [salary] being selfish here, what will it do to my own pay
  [accommodation] Kindly advise on boarding and lodging for four officers from Shillong.
  [rival] udemy has a 499 rupee @program course, convince me
  [fine] thik hai [start] batch kab se
  [wellWish] take care and have a lovely evening yourself
  [greeting] yo
  [codingNeed] would an hr person with no programming survive @program
  [duration] in total how many hours if i do @program and @program both
  [tellsAboutSelf] growth consultant, i've built three no code bots [recommendation] too advanced for leaders? what should i take
  [curriculum] what are the contents, {leaders} excluded, of the @program one only
  [mentor] who are we allowed to bug between the sessions
  [projects] industry partners ke saath kaam hoga kya sach mein
  [certificate] does everyone get certified or only the toppers
  [placement] are there any openings you pass on to your learners
  [start] could a person join in the middle of september
  [register] the enrol now button, then what, [-] {payment} i'll see later
  [contact] which inbox handles queries from corporates
  [compare] for a coo what changes between @program and @program
  [prerequisites] is there some entry bar, like an engineering degree, for @program
  [audience] so these programs, for working folk or for students
  [-] my kid's exam is on so i'm half here [summary] the @program one, what's it
  [tellsAboutSelf] We manufacture pumps. I am second generation owner. [coverage] Would demand planning with AI be treated?
  [-] not asking {how long} [price] asking how much
  [launch] which time would my toronto colleague have to get up for the bootcamp
  [rival] what have you got that physics wallah's ai course hasn't
  [access] any expiry on the course library
  [mode] hybrid possible, some of us there and some dialling in
  [salary] a tester turned agent builder, what could he ask for in bangalore
  [location] state your place of @program please
  [accommodation] will there be a shuttle or a hostel, anything
  [alumni] hook me up with an old learner who's also a founder
  [social] send link of your insta reels or such
  [formFields] does registration ask for an id proof
  [correction] i hit submit before correcting the mail, one dot too many, is it fixable
  [account] your menu doesn't open on my tab
  [closeLaunch] tell me the way to hide the secure your seat thing [-] i have decided against {the bootcamp}
  [fine] yes ok that answers it [-] moving to the next vendor
  [wellWish] have a safe trip to your expo, saw it on your page
  [greeting] pranam
  [summary] Customer Analytics, tell me what that course is [-] {the machine learning one} i know
  [coverage] cohort analysis and ltv, will Customer Analytics show me these
  [tellsAboutSelf] growth marketer, knows ga4, no sql [recommendation] Customer Analytics straight away or something before
  [price] fee structure of Customer Analytics for two marketers, kindly
  [mode] is Customer Analytics taught over video calls
  [duration] Customer Analytics takes how many evenings
  [access] can i come back to customer analytics lessons next season
  [rival] mode's free sql tutorial against your @program, what's better in yours
  [alumni] who from e commerce has taken Customer Analytics, i'd like to talk to them
  [launch] your data school's open house that popped up, what time is it [closeLaunch] and how do i close it
  [location] where's @program taught
  [codingNeed] sql likhna padega Customer Analytics mein
  [salary] how much do your @program graduates pull in
  [accommodation] the week long machine learning camp, do we get rooms
  [certificate] is a certificate issued for Customer Analytics
  [mentor] any coach attached to Customer Analytics learners
  [formFields] what goes into @program @program
  [start] next Customer Analytics, [-] {september} is full i know, [start] when
  [prerequisites] must one be good at excel for Customer Analytics
  [compare] Customer Analytics and @program, what is in one and missing in other
  [register] reserve a spot for my brand manager in Customer Analytics
  [social] does your data school tweet or post anything
  [curriculum] list what @program contains
  [projects] will we handle true customer records or toy data in Customer Analytics
  [-] exhausted, third call today [tellsAboutSelf] i place cxos for a living, headhunter [audience] do recruiters like me gain from leaders [price] and for what money
  [duration] drop {@program}, leaders is what i want, how long
  [-] you're better than the last chatbot [certificate] will the @program course earn my analysts a certificate
  [coverage] is building voice bots for collections in any course
  [recommendation] for a purchase head who hates tech but must approve ai spends, what would you choose
  [-] {placements} we don't need [mentor] mentor support though, do we get that
  [curriculum] once more slowly, what does one study in @program
  [prerequisites] i was bad in maths [-] ask my father [prerequisites] does it matter for @program
  [tellsAboutSelf] my husband is a qa lead with selenium behind him [recommendation] which course is his
  [enterprise] can we have an nda and a private cohort
  [contact] how do i get hold of your programme head
  [start] what's the opening date for those who register today
  [placement] after @program would my redundant staff be introduced to employers
  [-] leave out {theory} [projects] how much building with own hands is there in @program
  [audience] would a chartered accountant be lost among the @program
  [codingNeed] python must or can be learned on the go in @program
  [register] Please guide us through the enrolment of seven nominees.
  [-] i'm allergic to {salesy talk} [benefits] what's honestly special about you
  [compare] which one of {@program} hmm no, of @program and @program is better for a product owner
  [tellsAboutSelf] plant manager, cement, 25 years [-] retirement looms [summary] what's the @program course like [duration] and its length
  [price] is there a fee at all or is it sponsored
  [greeting] Esteemed team, [correction] my nominee's number bears the wrong country prefix; how should we amend it?
  [wellWish] good wishes for eid from all of us at the depot
  [-] not {the recordings}, not {the community} [mentor] tell me only about the guidance by experts [projects] and what the projects are like
  [tellsAboutSelf] regional sales director, medical devices [-] driving to a client so in short [recommendation] which course [duration] and how many hours
  [-] my team voted against {@program} [curriculum] so what does @program hold [prerequisites] and what should they know when they arrive
`;
