/** What careful people ask of a course from before the first day to years after, and no page tells. As messages/all.ts says. */
export const throughACourse = `
  [unsaid] could you hold a place for me till friday while my boss signs
  [-] my purchasing lady asks [unsaid] does the quote from you stay valid for thirty days
  [tellsAboutSelf] I use a screen reader, [unsaid] are the notebooks and slides readable with it?
  [unsaid] what happens with our team if only three people turn up for @program
  [-] hello from lagos [unsaid] do you allow two people to watch on one login
  [unsaid] may I paste our customer list into the exercises or is dummy data given
  [unsaid] agar trainer beemar pad gaya to class kaun lega
  [tellsAboutSelf] i head L&D at a logistics firm [unsaid] will you tell us which of our staff dropped out
  [unsaid] if the group moves too fast for me will anyone slow it down
  [unsaid] who picks the people I am put in a group with
  [-] last training we bought was full of 2023 slides, [unsaid] how often is your material rewritten
  [unsaid] who pays for the tokens my agent burns while I practise
  [unsaid] is it fine if copilot writes my exercises
  [unsaid] padhne ke liye pehle se kuch bhejoge kya
  [unsaid] which of the three do most people take
  [unsaid] is there somebody neutral I can turn to when I have a quarrel with the trainer
  [-] our works council wants it in writing, [unsaid] do you measure how long each person was active
  [unsaid] how many evenings of reading on my own should I reckon with beside the classes
  [unsaid] can i reuse your slides when i teach the juniors in my firm
  [tellsAboutSelf] I stammer badly [unsaid] must everybody speak in front of the group?
  [unsaid] what do learners have to sign before day one
  [-] mummy pooch rahi hai [unsaid] ladkiyon ki safety ka kya intezaam hai
  [unsaid] if you call off the batch a week before, how much notice do I get
  [unsaid] do all three programs get the same trainer for every session or do they rotate
  [unsaid] how many minutes' rest is there in a long session
  [unsaid] is there a queue one can join once a batch is full?
  [unsaid] what share of your students are over fifty
  [unsaid] suppose i build a chatbot in the forty hour one and sell it, do you want a cut
  [unsaid] can our own engineer sit in as an observer without taking part
  [tellsAboutSelf] mai wheelchair use karta hu [unsaid] kisi learner ko sahayak saath laane dete ho?
  [unsaid] does the agent we build stay online after the last day and on whose server
  [unsaid] how do you deal with someone who makes rude remarks in class
  [unsaid] what did you change after the last batch complained
  [-] I have been burnt before. [unsaid] who at your end decides if a learner gets thrown out?
  [unsaid] would my manager hear if I did badly in the business leaders' course
  [unsaid] mail ka jawab kitne ghante me dete ho aam taur par
  [unsaid] will slides reach us before each session or only after
  [unsaid] is the partner's data we work on under some secrecy rule [price] and what is the fee
  [unsaid] how many must sign up before a batch of @program runs [classSize] and how many at most sit in it?
  [-] filling in my approval sheet [invoice] can the bill be in my company's name [unsaid] and will you confirm in writing that I took part until the end
  [duration] kitne ghante ka hai wo managers wala [unsaid] aur roz ghar pe kitna padhna padega
  [unsaid] may I publish my project on github [certificate] also do i get a certificate
  [unsaid] who is liable when our test data leaks from class [vendorPapers] and can you send us your security documents
  [recordings] are sessions recorded [unsaid] and may I keep my camera off all the time
  [unsaid] kya api key ka kharcha tum uthate ho [tools] aur laptop kaisa chahiye
  [unsaid] what reading do you advise before the first day [start] and when is that first day
  [classSize] how many people share a batch
  [refund] {not what happens if you cancel}, what do I get back if I leave
  [assessment] do you set homework between sessions
  [tools] which code editor will everybody have in @program
  [offTopic] who owns what i write for my employer in my contract
  [attendance] what is the least number of classes i must be at
  [access] will the slides still be open to me in five years
  [vendorPapers] our procurement needs your bank and pan proof for onboarding
  [instructors] what have your trainers done before they taught
  [transfer] meri jagah mera colleague baith sakta hai kya baad me
  [houseRules] is there a dress code
  [company] how many learners have you taught so far in all
  [demo] {I don't need a place held}, just let me watch one class first
  [mentorTimes] who decides which mentor i get
  [unsaid] do you carry any professional liability cover
  [tellsAboutSelf] writing for my brother who is in the army [unsaid] could his course be put on hold if he gets posted
  [unsaid] what exactly do you count as having finished the course
  [unsaid] can i print the course notes and hand them round in my village library
  [tellsAboutSelf] I'm dyslexic and slow with text, [unsaid] would I be given more time for what has to be handed in?
  [unsaid] is the trainer allowed to look at my screen whenever he likes
  [unsaid] do you put photos of participants on linkedin without asking
  [-] hamari legal team poochti hai [unsaid] vivaad hua to kis city ki court me jayega
  [unsaid] how fresh is the agent material given that libraries change every month
  [unsaid] which version of the material do I see if you revise it next year
  [tellsAboutSelf] senior backend dev here, fifteen years [unsaid] can I skip the python bit and join when it gets interesting
  [unsaid] are beginners and old hands thrown together or sorted apart
  [unsaid] what do people most often criticise about you
  [-] long story, my last coach vanished halfway. [unsaid] what becomes of us if you close down mid course?
  [unsaid] is someone reachable at night if my deployment catches fire
  [unsaid] kya class me ladkiyan bhi hoti hain ya sirf ladke
  [unsaid] can you write a letter to my employer asking for study leave
  [unsaid] our company wants a say in which examples are used in class, possible?
  [unsaid] is a non-compete part of what I'd sign
  [tellsAboutSelf] I will be pregnant in my ninth month by then [unsaid] what arrangement do you make if the baby comes early
  [unsaid] what does the trainer do while we build, walk round or wait to be asked
  [unsaid] do you donate anything of what you earn to schools
  [unsaid] how are decisions made about what goes into next year's @program
  [unsaid] which ai wrote your course material if any
  [unsaid] bijli chali gayi hamare yahan to uska kya, koi chhoot milti hai class me?
  [unsaid] is there a written code of conduct for trainers
  [unsaid] is it ok to bring a notetaker paid by the government for my hearing loss
  [-] sorry to be fussy [unsaid] do you have minutes of what was promised on the call so nobody argues later
  [unsaid] how many in a hundred who start the app developer one give up on the way
  [unsaid] will my project be shown to the next batches as an example
  [unsaid] what happens to the sandbox and everything in it when the course is over
  [unsaid] if i already paid for a model subscription can that be used instead of yours
  [tellsAboutSelf] we're two founders in a tiny firm, [unsaid] could we bring our own business numbers as the worked example?
  [unsaid] saal bhar baad naya material aaye to purane learner ko batate ho?
  [unsaid] does anyone from your team proofread the generated code for security holes
  [unsaid] can a trainer be changed when half the class is unhappy with him
  [unsaid] how long before the start do i learn that it surely takes place [deadline] and by when must i sign up
  [unsaid] is there a fine for handing work in late [assessment] and how is the final work marked
  [-] budget meeting at four [price] what would one seat cost [unsaid] and does that quote expire
  [unsaid] do you show our hr a dashboard of who did what [enterprise] and can nine of us be trained together
  [location] where are you based [unsaid] and which country's law holds for the agreement
  [unsaid] whose card is charged for the cloud hosting [projects] and what do we actually build
  [unsaid] kya main apne chote bhai ko material dikha sakta hu [access] aur kab tak milega mujhe material
  [instructors] who teaches @program [unsaid] and will it be one person from beginning to end?
  [unsaid] does the trainer call on people who stay quiet [language] and is it all in english
  [unsaid] how often do you throw out old chapters [curriculum] and what is in @program right now
  [deadline] till which day may i still put my name down
  [seats] are any places left in the bootcamp
  [partnership] could I resell your courses in @place and earn a commission
  [accreditation] is your certificate accepted by the state government
  [dataUse] {I don't mean data in class}, what do you do with the number I type in the form
  [placement] do you send our cv to companies afterwards
  [houseRules] kya canteen me apna tiffin kha sakte hain
  [support] is there a chat group where old batches help each other
  [offTopic] does my landlord have to give me a written contract
  [correction] i put my old surname in the form and want it changed
  [recordings] jis din bukhar ho us din ki class baad me dekh sakte hain?
  [difficulty] how tough is @program for someone rusty
  [afterRegister] how soon will someone ring me once the form is in
  [trust] how do I know you won't run away with the money
  [unsaid] is anyone trained in first aid on your team
  [-] our data protection officer is on my neck, [unsaid] in which country do the files that we upload in class lie
  [unsaid] suppose a classmate steals my idea, do you step in
  [unsaid] would you let a guide dog into the sessions
  [tellsAboutSelf] I have adhd and drift off after twenty minutes [unsaid] how long do you talk before we get to do something
  [unsaid] do you hand out a reading list along with @program
  [-] asking on behalf of nine nurses [unsaid] will you start a batch of our own kind so nobody feels stupid beside coders
  [price] kya course ke beech me fees ke alawa aur kuch kharidne ko bologe
  [unsaid] how do you know at the end that people really learned something
  [unsaid] may the trainer use what I built in his own business
  [unsaid] are the exercises new or recycled from some youtube series
  [unsaid] who wrote the syllabus of the agentic course
  [tellsAboutSelf] I'm a lawyer for a hospital chain, [unsaid] are participants told what they must never type into a model
  [unsaid] which licence is on the sample code that you give us
  [unsaid] can i have the exercise files in large print
  [-] kid's school may ring any minute [unsaid] is it frowned upon to pick up a call in the middle of class
  [unsaid] what language model answers are allowed in the final project and what must be mine
  [unsaid] what would make you refuse someone who has filled in the form
  [unsaid] will my colleagues from the same company see what I score
  [unsaid] agar main beech me hi chhod du to kya company ko pata chalega
  [unsaid] how much is lecture and how much hands on keyboard
  [tools] which accounts do we have to open before the class
  [unsaid] does a bigger firm get its wishes into your curriculum by paying more
  [-] been ghosted by two institutes already, [unsaid] do you promise to answer mails within so many days
  [unsaid] when is a batch considered confirmed and no longer just planned
  [unsaid] where do I stand in your queue if others asked before me but pay later
  [unsaid] in case of a flood or a curfew do you move the class or drop it
  [tellsAboutSelf] I used to teach in jaipur and know how it goes, [unsaid] do you watch your trainers at work now and then
  [unsaid] what proof do you keep that a person really sat through it
  [-] hamare office ka laptop locked hai, [tools] IT se kya kya khulwana padega?
  [unsaid] can one do the sessions at one's own speed if the group is too slow
  [unsaid] do you keep our submissions for training some model of yours
  [unsaid] if an agent I built there does damage afterwards, are you answerable
  [unsaid] is the homework group fixed or may I leave mine
  [unsaid] how quickly do questions get answered between two sessions
  [unsaid] is there a catch such as staying with you for a year after
  [tellsAboutSelf] retired banker with a hearing aid [unsaid] do your trainers wear a microphone
  [unsaid] is my work compared with other people's in front of all
  [tellsAboutSelf] we sell to schools, [unsaid] can my firm put your course name in its own leaflet
  [unsaid] mera banaya hua app course ke baad aap log delete to nahi kar doge
  [unsaid] do you let customers audit how you teach
  [unsaid] will partners see my name on what I deliver to them [partners] and which firms are they
  [unsaid] does my manager have to approve that i take part [register] and where do I sign up
  [-] after the mess with the last vendor, [refund] is money returned when we cancel [unsaid] and what compensation is due if it is you who cancel
  [tellsAboutSelf] partially sighted [unsaid] can the font in your slides be made huge [mode] and is it in a classroom or at home
  [unsaid] who chooses the project topic [number] and how many projects does each of us finish
  [codingNeed] is there any code in the managers' one [unsaid] and are founders and department heads put in separate groups
  [unsaid] batch me jagah na bache to waiting me naam likhte ho [seats] aur abhi kitni seat bachi hai
  [unsaid] is reusing your templates at my job allowed [access] and do I keep them for good
  [attendance] must i show up each time [unsaid] and what do you do with somebody who keeps disturbing
  [attendance] kitni class chhod sakte hain bina nikale jaane ke
  [enterprise] we want you to teach our claims department with our own examples
  [payment] could it be split over the months of my leave
  [accommodation] do you give lunch in the long pause
  [myRegistration] can you look up whether my place has been noted
  [whoSees] which of your people can read what I put in the form
  [otherPeople] give me the names of those who sit in my group
  [coverage] is there anything about safe handling of data in @program
  [prerequisites] do you refuse people under eighteen
  [ending] kis tarikh ko sab khatam ho jayega
  [certificate] {no, not the attendance slip}, is there a real certificate to hang up
  [cookies] do you track how long I stay on this page
  [language] does the trainer switch to telugu when somebody is lost
  [offTopic] my neighbour's dog barks all night whom do i complain to
  [unsaid] is my team lead allowed to drop in unannounced
  [tellsAboutSelf] I read contracts for a living [unsaid] how can either side get out of the agreement early
  [unsaid] what do you do so that nobody fakes being somebody else in class
  [unsaid] are there quiet corners of the program where one simply catches up
  [tellsAboutSelf] my hands shake from parkinson's, [unsaid] could i dictate instead of typing all that
  [unsaid] aap log course ka content khud banate ho ya kahin se kharidte ho
  [unsaid] how do you pick which company's problem we work on
  [unsaid] does the partner company pay you for what we make there
  [unsaid] if I find a mistake in your notes where do I report it
  [unsaid] does @program come with a workbook on paper
  [unsaid] will there be people from a rival of my firm in the same room
  [-] my director hates surprises. [unsaid] what may you still change under the small print once we've signed
  [unsaid] do you tell a class how its data will be thrown away at the end
  [unsaid] is it ok when a nursing mother steps out for a bit
  [unsaid] is there a short summary of every session for those who prefer reading
  [unsaid] how do you sort out two teams who want the same project
  [tellsAboutSelf] i only get to a computer after the kids sleep [unsaid] does practice have to be done at set hours
  [unsaid] is a model on my own machine enough for the exercises so nothing leaves my house
  [unsaid] could you send the participants' feedback on the last batch uncut
  [unsaid] kisi ne class me ched-chhad ki to aap kya action lete ho
  [unsaid] when half a group drops out do you merge it with another
  [unsaid] may we hold your training against our compulsory yearly training hours and will you fill in the sheet for that
  [unsaid] who at the company gets the feedback about us, hr or the line manager
  [-] quick thing, [unsaid] is anything in the agents program still about gpt-3 days
  [unsaid] does the trainer hold an outside job while he teaches us
  [unsaid] have you ever had to break off a batch
  [unsaid] can I repeat a session with the next group because I did not get it
  [unsaid] what will you do when a vendor shuts the api that the course is built on
  [unsaid] when nobody in the room knows the answer to a question what happens to it
  [tellsAboutSelf] I've a heart condition [unsaid] is anybody told whom to call if I collapse
  [unsaid] log sabse zyada kaun sa wala lete hain, app wala ya agent wala
  [unsaid] do I have to let you quote me on your website when I'm through
  [unsaid] can a customer of mine get access to the thing I make in the course
  [unsaid] is there a way to say anonymously that a lesson was poor
  [tellsAboutSelf] asking as the union rep [unsaid] may an employer use your results against a person
  [unsaid] does it ever happen that the promised hours are cut short
  [unsaid] may a foreigner sign the learner agreement by fax [abroad] and can he join from sri lanka
  [unsaid] do you need my passport or aadhaar at some point
  [tellsAboutSelf] working in a ministry, [unsaid] does any foreign company get to see what we type in the exercises
  [unsaid] how are pairs made up in the hands on part
  [unsaid] dusri company ke logon ke saath project karna padega kya
  [unsaid] what is the ratio of women to men on the developer course
  [unsaid] do you give the team an action plan when the ten hours for leaders are over [audience] and who is that course meant for
  [unsaid] do mentors sign a confidentiality note [mentor] and is a mentor included at all
  [-] auditors again, [unsaid] how long do you keep proof of who completed what [dataKept] and how long the things from the form
  [unsaid] do you have reserves who step in for somebody who drops out [transfer] or rather move to the april group
  [tools] which hosting do we deploy on in the forty hours [unsaid] and who foots the bill when traffic goes up
  [unsaid] course khatam hone ke baad kabhi kuch update bhejte ho [support] aur koi alumni group hai kya
  [schedule] is it on weekends [unsaid] and do you warn us early if a date moves
  [unsaid] what does one prepare for the first meeting with the trainer [difficulty] and is it heavy going
  [certificate] do I get something with my name on it [unsaid] and do you tell my chief that I have it
  [brochure] is there a leaflet I can pass to my boss
  [start] when does the next round begin
  [vendorPapers] have you filled in a security questionnaire for a bank before
  [testimonials] where do I see what those who finished thought
  [discount] kya viklang logon ko fees me chhoot milti hai
  [onSite] {I don't care who owns the slides}, would a trainer come to our plant
  [classSize] am I one of ten or one of a hundred in the app course
  [compare] how does the agents one differ from the long coding one
  [recordings] will somebody send me the video of what I slept through
  [besideWork] can a ward sister on rotating shifts keep up with it
  [events] do partner firms come in and give talks
  [erasure] please wipe whatever you hold on my late father
  [-] surgery next month, [transfer] can I move to a later batch
  [trust] how would I notice if you were a fraud
  [unsaid] Need to know whether a leaver from our firm can be swapped out of your reports
  [unsaid] minimum batch strength for @program please
  [tellsAboutSelf] my wife is blind and very quick with python, [unsaid] tell me how she would follow what is drawn on the screen
  [unsaid] bond bharwate ho kya join karte waqt
  [unsaid] your policy on deepfakes made by students for fun?
  [unsaid] nothing on your page says whether learners are rated against each other, are they
  [-] ek sawaal hai papa ki taraf se, [unsaid] ladki akeli hogi to class ke baad koi rukta hai kya
  [unsaid] kindly clarify intellectual property arising from the live project
  [unsaid] who talks to the partner firm, we or you
  [unsaid] kaunsa model use karna allowed hai submission me aur kaunsa nahi
  [unsaid] i'd like the breakdown of completions for @program over the last year
  [unsaid] notice period if the organisation wants to leave the framework agreement
  [tellsAboutSelf] HR, four hundred people, textile mill [unsaid] would you tell us honestly who isn't cut out for it
  [-] ghar me shaadi hai bhai ki [recordings] jo do class chhutengi wo baad me dekh sakta hu?
  [unsaid] whether a cancelled batch is announced by mail or by call
  [unsaid] how do you treat somebody who comes out as trans
  [unsaid] tell me plainly what a trainer does when nobody understands
  [-] our intern pasted payroll into a chatbot last month, [unsaid] is there some rule in class about confidential stuff
  [unsaid] any insurance if my laptop gets stolen during the sessions
  [unsaid] sabse purana chapter tumhare agentic wale me kab likha gaya tha
  [unsaid] what do you expect of me between the first and the second day
  [unsaid] am I free to blog every week about what we learn
  [tellsAboutSelf] I have run agents in production for two years, [unsaid] who could possibly review my work there
  [unsaid] has @program been reworked since the reasoning models came
  [unsaid] group me koi kaam na kare to uska kya karte ho
  [unsaid] do you let us know beforehand which of our people have not opened a single page
  [unsaid] is there a person who looks after learners with special needs
  [tellsAboutSelf] mujhe epilepsy hai [unsaid] flashing wale videos ya screen to nahi hote na class me
  [unsaid] should I be told that a session is being watched by guests
  [unsaid] how would you handle two departments of ours who can't stand each other
  [unsaid] code of the trainer's demo, is it mit or what
  [unsaid] lifetime matlab kiski lifetime, company band ho gayi to?
  [unsaid] if your firm is bought by another what becomes of what we agreed
  [unsaid] which of your programs do people recommend to a friend most
  [unsaid] can the app from the app wala be put on play store under my name
  [tellsAboutSelf] chartered accountant, paranoid by trade, [unsaid] who at your place sees the balance sheets I'd feed the model
  [unsaid] are learners' chats with the model in class saved anywhere
  [unsaid] how long after enrolling may one put off beginning @program before the place lapses
  [-] it says limited seats everywhere. [unsaid] honestly how many batches did not fill up
  [unsaid] trainer ko kuch gift dena allowed hai kya aakhri din
  [unsaid] is a learner from the competition made to sign something about our data
  [unsaid] would a short letter explaining my absence to the court be possible if I'm called as juror
  [unsaid] please send word if you plan to change the syllabus after I've signed
  [unsaid] feedback form har class ke baad bharna padta hai kya [assessment] aur test kitne hote hain
  [-] from our compliance desk [unsaid] do trainers undergo a background check [vendorPapers] and may I have your gst certificate
  [unsaid] whose property are prompts that I write in class [coverage] and does @program go into prompting
  [tellsAboutSelf] I am on dialysis thrice a week, [schedule] which days are the sessions on [unsaid] and would the others be told of my illness
  [unsaid] do you rank students on a leaderboard [classSize] and how big is a batch
  [refund] course chhodne pe paise wapas aate hain? [unsaid] aur koi penalty bhi lagti hai kya chhodne pe
  [instructors] {leave the founders}, who teaches the agents course [unsaid] and how many batches does that person run at once
  [unsaid] can my employer stop me from showing the project elsewhere because they sponsored it [enterprise] and do you take sponsored teams
  [compare] {not which is more popular}, how do the two short ones differ
  [offTopic] what does my insurance pay if my roof leaks
  [vendorPapers] would you sign the confidentiality agreement our legal desk uses for suppliers
  [mentor] kya har bande ko apna guru milta hai
  [assessment] what happens to those who fail the last test
  [payment] {I know who owns what}, just tell me if my firm can settle by bank transfer
  [support] six months on, whom may I ask when something breaks
  [houseRules] where do I leave my stroller
  [access] do my login and the pdfs go on working once @program is over
  [afterRegister] is anything promised about when they ring back once it's sent
  [privacy] where are your terms and conditions
  [difficulty] @program me log phanste kahan hain, mushkil hai?
  [projects] is the thing I build for a real firm or a toy
  [unsaid] are your trainers paid by how well we rate them
  [unsaid] can I see the agreement before paying anything
  [tellsAboutSelf] beta 19 ka hai aur sharmeela [unsaid] ragging jaisa kuch hota hai kya aapke yahan
  [unsaid] rest pauses for people with back trouble in the ten hour ones
  [unsaid] what counts as cheating with you
  [tellsAboutSelf] We are a charity with eleven volunteers, [unsaid] may one of them teach on what she learns to the rest from your deck
  [unsaid] do you write to my employer if I skip things
  [unsaid] kya aap log class me banaye hue app ka source rakh lete ho apne paas
  [unsaid] who do I speak to if the trainer makes fun of my accent
  [unsaid] the openai key for practice, yours or mine
  [unsaid] my question is how you keep one loud fellow from eating up everybody's time
  [unsaid] written apology policy when a whole day goes wrong?
  [tellsAboutSelf] I'm from kenya and card payments fail a lot, [unsaid] would my spot be given away meanwhile
  [unsaid] how much free time a week should a person set aside for @program
  [unsaid] kitne log aate hain dusre state se aapki class me
  [unsaid] percentage of people who come back for a second program
  [unsaid] does a company get its money's worth measured afterwards by you
  [unsaid] is any part of the course taught by an avatar or a bot
  [tellsAboutSelf] ex-google, now on a break, [unsaid] could I test out of the first chapters of the forty hour thing
  [unsaid] trainer ko agar subject hi nahi aata to badal sakte hain kya
  [unsaid] what if someone else in class puts my face into an image generator
  [unsaid] do you publish how satisfied each batch was
  [unsaid] can you put in writing that no learner data goes to train a model
  [-] old nokia habits, [unsaid] would there be a printed sheet with the steps for people like me
  [unsaid] will an agent built in @program be checked by you before it touches real customers
  [unsaid] ek batch me dono tarah ke log, fresher aur senior, saath baithte hain?
  [unsaid] must I tell you about my illness beforehand
  [unsaid] do I get to pick my seat partner
  [unsaid] how does one escalate beyond the team that answers the mails
  [unsaid] in the event the partner pulls out its project what do we work on then
  [unsaid] where would a dispute between us be heard, court or arbitration
  [tellsAboutSelf] i am a translator and nervous of tech people [unsaid] is it okay to ask the same thing five times
  [unsaid] agar hum teen dost saath aaye to ek hi team me rakhoge kya
  [unsaid] are your case studies indian or all silicon valley
  [unsaid] can a learner object to being shown on the shared screen
  [unsaid] last time you updated the figures in the ROI part, when was that
  [-] we pay per head and heads roll here, [transfer] may an unused seat be kept for a new hire next year
  [unsaid] do you mind if I bring a printed list of forty questions
  [unsaid] who carries the blame if code from your template has a hole in it
  [unsaid] suna hai sabko same project milta hai, sach hai kya
  [unsaid] does your team answer on sundays
  [unsaid] apart from the hours in class how much effort do the better ones put in
  [-] madam from accounts wants it black on white, [unsaid] is there anything we automatically subscribe to by enrolling
  [unsaid] does someone from defence have to tell you what he may not upload [prerequisites] and does one need a degree
  [tellsAboutSelf] mother of twins, [recordings] could I watch a class again later [unsaid] and would anyone mind a crying baby in the background
  [certificate] agents wale me certificate milta hai kya [unsaid] aur mere senior ko report bhi jati hai kya
  [unsaid] is there a rule against pitching one's startup in class [events] and do you have a demo day
  [unsaid] do you check references of those who apply [register] and how is it done, signing up for @program
  [price] what's the rate [unsaid] and are all api costs in your hands or in ours
  [-] between two meetings here, [duration] length of the course for leaders [unsaid] and what should they have read by then
  [unsaid] class se pehle kya kya taiyari karni hogi [start] aur shuru kab ho raha hai
  [projects] do you make something real in the app one [unsaid] and does its code stay closed
  [certificate] {not whether you tell my boss}, I want to hang a certificate in my clinic
  [offTopic] can you draft a non disclosure agreement for my bakery
  [rival] how do other academies handle students who fall behind
  [dataKept] for how many years does my phone number stay in your lists
  [payment] kya company chalaan se de sakti hai paisa
  [launch] what hour is the bootcamp session for me in london
  [seats] twenty five or fewer places in the bootcamp
  [recordings] {I don't want to film anybody}, do you yourselves film the lessons
  [salary] do those who finish really get a raise
  [future] is something for deaf teenagers planned
  [account] my login mail never arrives and I can't get in
  [testimonials] kisi ne shikayat bhi ki hai ya sab khush the
  [attendance] do you throw people out for turning up ten minutes late
  [unsaid] would you keep two chairs free for our trainees until their probation is over
  [-] thik hai samajh gaya, [unsaid] par ye batao ki mera project kisi aur ko bech to nahi doge
  [unsaid] does a learner's own laptop camera get used to check he's awake
  [unsaid] agreement hindi me bhi milta hai kya sign karne ke liye
  [unsaid] say the air is toxic again in november, do you move things
  [unsaid] are the big decisions about content taken by one person or a board
  [tellsAboutSelf] I am colour blind, red and green, [unsaid] do your charts work for me
  [unsaid] koi student trainer se badtamizi kare to nikaal dete ho?
  [unsaid] what will you have told me by the evening before day one
  [unsaid] do i have to credit you when i use your code at work
  [unsaid] aap log kitne batch cancel kar chuke ho ab tak
  [unsaid] would it bother you if I never say a word in the managers' course
  [tellsAboutSelf] daughter is on the autism spectrum, brilliant with logic. [unsaid] can she know the plan of every session in advance
  [unsaid] class ki baatein bahar share karna mana hai kya
  [unsaid] how is @program kept from turning into an advert for one cloud vendor
  [unsaid] do you lend practice accounts to those who can't afford them
  [unsaid] when a learner argues about a mark whose word is final
  [tellsAboutSelf] Main ek NGO me hu, budget zero, [unsaid] api ka bill agar zyada aa gaya to kaun bharega
  [unsaid] does anything stop two rivals from hearing each other's plans in the leaders' sessions
  [unsaid] is saying nothing in the class chat counted against me
  [unsaid] kya beech course me syllabus badal dete ho
  [unsaid] do you give the sponsor a certificate of what was spent on what
  [unsaid] my data science lead asks which paper the agent memory part is based on
  [unsaid] is the trainer reachable on the day the project goes live at work
  [-] I hate being sold to, [unsaid] will you push another course at us while we are in class
  [unsaid] does one group's finished work belong to all of the group
  [unsaid] ek mahine baad agar mera agent chalna band ho jaye to kiski zimmedari
  [unsaid] how old is the oldest person you have had
  [unsaid] in what form would I hear that I've been given a spot
  [unsaid] kya lecture ke notes ka audio bhi banate ho [tellsAboutSelf] meri aankhein kamzor hain
  [unsaid] is my shy colleague allowed to send questions in writing instead
  [unsaid] are there things you forbid us to build
  [tellsAboutSelf] police officer, cyber cell, [unsaid] can my name be kept off every list that classmates see
  [unsaid] jo cheez class me galat sikhayi gayi uska correction bhejte ho?
  [unsaid] how do you make sure mentors don't contradict what the trainer said
  [unsaid] what happens if the firm that pays for me goes bankrupt midway
  [unsaid] would some other group be told how we solved it
  [unsaid] do I owe you a testimonial
  [-] reading your page on the train, [unsaid] why should limited seats be true online
  [unsaid] agents course me production ke asli secrets daalne padte hain kya
  [unsaid] is there a midway check where you ask whether we are happy
  [unsaid] my employer wants a copy of every slide in its own archive, allowed?
  [unsaid] sharte badal gayi sign karne ke baad to mujhe bataoge
  [unsaid] can a class vote for a longer pause
  [unsaid] what is your stance on caste remarks among learners
  [unsaid] does the trainer prepare something special for each group
  [unsaid] are learners allowed to connect their company mailbox to the agent in @program
  [unsaid] kisko zyada fayda hua ab tak, freshers ko ya experienced ko, koi data hai
  [unsaid] do you update the old learners when a library has a security hole
  [unsaid] kya trainer apni taraf se extra class leta hai pichhe rehne walon ke liye
  [-] saw your leaflet at a fair [unsaid] can I get an offer that's still good in april [payment] and is paying by cheque ok
  [tellsAboutSelf] I run six salons and never did any maths, [difficulty] will it be too heavy for me [unsaid] and is there anyone who goes slower with the slow ones
  [unsaid] jo app banega uska maalik kaun hoga [tools] aur usko banane ke liye mac chahiye ya windows chalega
  [attendance] do absences get noted [unsaid] and does that note go to my company
  [language] hindi me padhate ho ya english me [unsaid] aur notes kis format me dete ho
  [unsaid] are interns from partner firms mixed into our class [partners] and which firms might that be
  [placement] do you help find work afterwards [unsaid] and would you tell a headhunter how I did
  [access] do the pdfs stay with me [unsaid] and are they ever refreshed
  [schedule] kya shaam ko class hoti hai [unsaid] aur beech me chai ka time milta hai kya
  [unsaid] can we name one colleague to speak for all of us with you [contact] and what address do we write to
  [trust] is this a real outfit [unsaid] and would I get a copy of the agreement signed by both
  [-] visa officer will want to know [visa] do you write letters for a visa [unsaid] and what happens to my place if the visa is late
  [vendorPapers] is there a cancelled cheque and msme proof you can mail to our finance
  [refund] batch hi cancel ho gaya to paise wapas milenge na
  [classSize] {ignore the minimum}, what's the most people you put in one group
  [certificate] i lost the certificate from last spring, can it be printed again
  [transfer] dad signed up but I'd like to go in his stead
  [houseRules] is smoking allowed outside your door
  [instructors] does the person teaching agents really work with them for a living
  [mentorTimes] how long does one talk with a mentor take
  [company] batao aapke founder kaun hain
  [number] how many pages of notes does one get in all
  [assessment] {not about cheating}, is there an exam at all in @program
  [onSite] could the class come to our factory floor for one session
  [chatDetails] does my boss or anybody read what I type to you here
  [oneFormEach] may I enter all five of my staff in a single form
  [offTopic] how much maternity leave does the law give me
  [demo] ek din baith ke dekh lu pehle, free me
  [career] what do I show at the next interview after this
  [besideWork] can I fit @program around two jobs and an old father
  [accommodation] where would our people sleep during those days
  [unsaid] do you let a firm buy ten places and sell on those it can't fill
  [-] meri biwi ki taraf se pooch raha hu [unsaid] pregnancy me beech me uthna pade to dikkat to nahi
  [unsaid] who may enter the online room besides us and the trainer
  [unsaid] is there a cap on what my keys can spend while an agent loops
  [unsaid] aapke yahan se jo seekh ke gaya wo kya usi material se apni coaching khol sakta hai
  [unsaid] is a learner allowed to use a fake name among the others
  [unsaid] how would you know if @program had become out of date
  [tellsAboutSelf] Ops head of a hospital, eighty staff, [unsaid] can you compare our people with those of other hospitals afterwards
  [unsaid] do we need our works doctor's ok for so much screen time
  [unsaid] what sort of people fall behind most with you
  [unsaid] kya pehle din koi introduction round hota hai sabke saamne
  [unsaid] does your trainer ever mention the names of earlier clients
  [unsaid] tum log trainer ki class kabhi check karte ho ya bas bhagwan bharose
  [tellsAboutSelf] I've had two strokes and recover well, [unsaid] may a friend do the mouse work for me
  [unsaid] can a big part of it be read at home and the meeting kept for questions
  [unsaid] jo course me use hone wale data hain wo asli logon ke hain kya
  [unsaid] are your slides licensed per head or per company
  [unsaid] am I blacklisted if I let a reserved place lapse without telling you
  [tellsAboutSelf] school principal, [unsaid] will parents be able to see what their grown up kids did in class
  [unsaid] would you take down a project of mine from your showcase if I ask in ten years
  [unsaid] agar mai apna idea class me bataun to koi chura le to?
  [unsaid] how firm is the programme, I mean does the order of chapters change on a whim
  [-] our board wants the eco angle too, [unsaid] how much power does all that model training in class eat
  [unsaid] are your people allowed to accept gifts
  [unsaid] baaki sab aage nikal jayein to trainer mere liye rukega kya
  [unsaid] what does a sponsor get to see before it pays for the second half
  [-] after my divorce I changed names twice. [unsaid] could I appear under my new name in all class lists
  [unsaid] what is done with whiteboard photos that have our strategy on them
  [unsaid] kya aap bata sakte ho ki pichle batch me kitno ne project poora kiya
  [unsaid] is there any harm if I start with the second chapter
  [unsaid] which standards do you follow for making pdfs accessible
  [unsaid] koi promise likhit me dete ho ki course ki quality aisi hogi
  [tellsAboutSelf] staff engineer, i maintain two open source projects [unsaid] would i be free to merge what i do there back upstream
  [unsaid] may somebody withdraw consent to be in the group photo later
  [-] company ne bheja hai, [unsaid] to kya mera personal feedback unko dikhega
  [tools] is it a problem that our firewall blocks every model provider
  [unsaid] does your side keep a copy of my repo
  [unsaid] why did you cut the agents course down to ten hours
  [-] sach sach batana [unsaid] log kis wajah se beech me chhodte hain
  [unsaid] does anything in the course depend on a service that is banned in my country
  [unsaid] is it possible to be told off record how our director behaved in class
  [unsaid] whom do I hold to account when the mentor gave me bad advice
  [unsaid] kya women only group bana sakte ho agar hum barah auratein hon
  [unsaid] do you ask us halfway what we'd like to go deeper into
  [unsaid] can we agree on goals with you in writing before it begins
  [unsaid] do you ever send a mystery learner to test your own classes
  [unsaid] group banate waqt hum khud partner chun sakte hain kya
  [unsaid] what are you doing so that generated junk does not end up in the notes
  [-] just curious [unsaid] does anyone ever take the business one straight after the app one
  [unsaid] suppose my firm pays and I then leave the firm, who keeps the place
  [unsaid] jo dost pehle batch me tha uske notes se padh lu to chalega
  [unsaid] does cancelling on your side ever happen at the last hour [deadline] and till when are names accepted for @program
  [unsaid] trainer class ke bahar private tuition deta hai kya [instructors] aur wo kahan se aaye hain
  [tellsAboutSelf] i'm the only one in our village with a pc [unsaid] may six kids look over my shoulder [tools] and will an old pentium do
  [curriculum] what goes into the agents one [unsaid] and which bits of that were added this year
  [invoice] bill kis naam se banega [unsaid] aur agreement pe kaun sign karega
  [unsaid] could our auditor ask you for the list of those who were present [certificate] and does each of them get a paper
  [mode] {not the seating}, is it online [unsaid] and are breakout groups drawn by lot?
  [enterprise] we would like you to train our call centre [unsaid] and who owns the bots that come out of it
  [unsaid] is the safety part taught with real attack examples [coverage] and does @program teach guardrails
  [-] dono bachche school me hain, [schedule] subah wali class hai kya [unsaid] aur kabhi bachcha beemar ho to do ghante der se kaam jama kar sakti hu?
  [unsaid] who is told if I fail [assessment] and is there a test at all
  [support] can I come back with questions in two years [unsaid] and what if the trainer has left by then
  [tools] kya vs code hi use karna padega
  [access] does my key to the materials die with my job
  [vendorPapers] the bank needs your information security policy by monday
  [otherPeople] which firms do the others in my batch come from
  [testimonials] any dentist who did it and told how it was
  [mailContents] will the mail I get say how many hours it takes
  [transfer] {keep your waiting list}, I already sit in the may batch and want june
  [company] how many trainers are on your payroll
  [dataUse] are you going to pass my number to a loan company
  [difficulty] bees saal se padhai chhodi hui hai, mushkil padega kya
  [-] my boss is back on the ninth, [deadline] is that too late to sign up
  [discount] would our co-op get a group rate for fourteen
  [attendance] {no report needed}, how many sessions may I skip
  [recordings] is there any video of the sessions for those at sea
  [accreditation] kya nsdc ya aicte se maanyata hai
  [offTopic] our canteen contractor wants to raise his prices can he
  [contact] which address does a complaint go to
  [events] {I mean no class project}, do you run competitions in summer
  [houseRules] can I bring my own food in
  [prerequisites] is a medical certificate demanded before joining
  [partners] whose data would I be working on, which company
  [start] {not the reading beforehand}, when do we begin
  [unsaid] jagah book karne ke baad aap log usko kitne din tak rok ke rakhte ho
  [unsaid] would a deaf learner's own interpreter get the materials beforehand
  [-] bas ek shak hai, [unsaid] jo data hum class me upload karenge wo kab mitaoge
  [unsaid] leaders wale course me meri company ka naam dusron ke saamne lena padega kya
  [unsaid] is there a rule for how we give each other feedback on code
  [tellsAboutSelf] Buying for a city council, [unsaid] do you accept our terms of purchase over your own
  [unsaid] kya aap har batch ke baad kuch badalte ho ya saalon se wahi chal raha hai
  [unsaid] from how many sign ups on does the short agents one go ahead
  [tellsAboutSelf] mai akela developer hu startup me [unsaid] project me apna purana code use kar sakta hu kya
  [unsaid] would you say no to a firm that wants to train people for spying on staff
  [unsaid] kaun decide karta hai ki kis topic pe zyada time jayega
  [unsaid] tell me what the developer of twenty years does while the newcomers install python
  [-] papa ko bharosa nahi hai [unsaid] guardian se baat karne ke liye koi meeting rakhte ho kya
  [unsaid] in the final hour of @program is there time for what we want to ask
  [unsaid] hamari team ke log alag alag level ke hain, to kya unko pehle se baant doge
  [unsaid] do you keep my work as proof if someone later doubts I did @program
  [unsaid] course ke naam pe koi loan ya agreement to nahi chipkaoge chupke se
  [unsaid] which of your three do women choose the most
  [tellsAboutSelf] we are a hotel, one manager and a night clerk [unsaid] can the two of us take turns on one place in @program
  [unsaid] seekhte waqt galti se client ka data leak ho gaya to kya karna hoga
  [unsaid] is a session ever taught by someone who is just learning to teach
  [unsaid] sabko ek hi speed pe chalna padta hai kya @program me
  [unsaid] ten years on could you still confirm to a new employer that I was there
  [-] uncle keh rahe the ki institute wale badal jaate hain [unsaid] material purana nikla to shikayat kahan darj hogi
  [unsaid] will I be the only one over sixty in @program
  [unsaid] kya class me banaya hua agent mere client ko bhaade pe de sakta hu
  [unsaid] what do you put on the table so that shy people meet each other
  [unsaid] hum apne NDA wale code pe practice karein to trainer dekhega kya usko
  [tellsAboutSelf] HR here with an odd one, [unsaid] may two employees in a lawsuit against each other be kept in different groups
  [unsaid] teacher ke bolne ki speed tez ho to beech me tok sakte hain kya
  [unsaid] do you tell learners which answers in the notes were drafted by a model
  [unsaid] if I report a bully does my name stay out of it
  [unsaid] mere jaise hakle ko presentation se chhutti milegi kya [mode] aur class online hai ya offline
  [-] forms forms forms, [register] where do I put my staff down for @program [unsaid] and do they each sign an agreement
  [unsaid] kya app wala sabse zyada bikta hai [price] aur uski fees kya hai
  [duration] {skip the preparation}, how many hours are the classes of the agents one [unsaid] and is any of that plain reading
  [unsaid] partner ka data ghar le ja sakte hain kya [projects] aur project kis type ka hota hai
  [tellsAboutSelf] one eyed and sixty three, [recommendation] which one would you give me [unsaid] and can the slides be read aloud to me
  [unsaid] koi batch cancel hua to agle me pehle mauka milta hai kya [ending] aur ye wala kab khatam hoga
  [unsaid] may my lawyer suggest changes to the learner terms [privacy] and where do your terms stand
  [besideWork] naukri ke saath ho jayega kya [unsaid] aur boss ko manane ke liye koi chitthi likh doge?
  [unsaid] do you look into the tasks my team really has before day one [enterprise] and can a course be made just for us
  [instructors] kaun padhata hai managers ko [unsaid] aur wo apne salah wale dhandhe ka prachar to nahi karta class me
  [codingNeed] @program me code likhna padta hai kya, {AI se likhwana nahi}
  [placement] {forget reports to my firm}, do you bring me to other firms
  [refund] agar mai hi teesre din hat jau to kitna paisa lautega
  [number] {no matter how you group us}, how many topics has @program
  [support] pass hone ke baad purane batch walon ka koi adda hai kya
  [mentor] is somebody there for me alone when I lag behind
  [salary] kya company wale course ke baad tankhwah badhate hain
  [alumni] purane batch ke kisi developer se milwa sakte ho
  [audience] @program kis tarah ke logon ke liye banaya gaya hai
  [tools] {I won't ask who pays}, which model is used in the agents course
  [certificate] sabke certificate pe ek jaisa hi likha hota hai kya
  [language] kya notes telugu me bhi milte hain
  [unsaid] after the last day does anybody ask our heads of function what became of their AI roadmap
`;
