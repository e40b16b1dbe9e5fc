/** Money, careers, privacy, people and odds and ends, told apart in unusual words. As messages/all.ts says. */
export const oddsAndEnds = `
  [price] what damage does @program do to one's wallet [payment] and may that damage be spread over a few salaries
  [discount] my sister finished @program last year, does family get a softer rate for the @skill one [certificate] and what will i hang on my wall afterwards
  [refund] say i run away after the second evening, are my rupees gone with the wind
  [salary] fellows who know @skill now, what lands in their bank on the first of the month [placement] and did you find them the chair or they hunted alone
  [trust] my uncle says such sites vanish after diwali, convince him [company] since which year is your shutter up
  [instructors] whose voice will i be hearing for all those hours of @program
  [mentor] when my brain jams at midnight over @skill is there a soul who pulls me out [mentorTimes] and how frequently may i bother that soul
  [number] give me a figure only, assignments in @program, how many [assessment] and is there some final paper that can flunk me
  [classSize] will it be like a second class compartment in there or can one breathe
  [attendance] my mother in law is in and out of hospital, do you strike off my name if i vanish some days [recordings] and what i lost, can i see it after
  [mode] do i put on trousers and come somewhere or sit at home in lungi
  [tools] i own one dying desktop with windows 7, throw it or keep it for @program [price] and the seat itself goes for how many thousands
  [besideWork] my duty is 12 hours on and 24 off at the power plant, could someone like me swallow @program
  [language] my ears know only bhojpuri and hindi, in what tongue does the sir explain @skill [difficulty] and how steep is the climb for a slow man
  [accreditation] the paper you hand over, would a collector office bow to it or laugh
  [projects] do we touch something that breathes or only stare at slides [partners] and whose troubles are we solving, name the firms
  [perks] besides the lessons what else falls in my lap
  [benefits] fifty people teach @skill in my city itself, what do you have that they do not [testimonials] and do those who finished sing or cry
  [alumni] let me ring up some fellow who already came out of @program alive
  [quotes] read to me word by word what that consultant wrote about you [alumni] and is he flesh and blood
  [otherPeople] is anyone from our colony in vashi on your list already, who
  [whoSees] once i hit send whose eyeballs fall on my form [dataUse] and for what purpose do you people want my number
  [dataKept] if nothing comes of it, for how many seasons does my name lie in your almirah
  [erasure] scratch me out of your register completely, i had filled it in a weak moment [decline] and no, please dont offer me anything else
  [correction] i wrote gmail.con in place of com in that form, how to mend it
  [privacy] under which law do you guard what folks type here, got a page on it [cookies] and are you dropping crumbs in my browser
  [chatDetails] does this talk of ours go into some file
  [partnership] i have forty computers lying idle in my training hall at nashik, shall we do something together [contact] whom do i send the proposal
  [transfer] suppose i find @program too dry, can they shift me over to @program without fuss [refund] or else do my rupees come home with me
  [visa] my cousin holds a sri lankan passport, must some embassy stamp him before he studies with you
  [abroad] we live in jeddah on my husband's iqama, would a class from there be alright [schedule] and what hours would that be on the clock
  [support] @program is over, laptop shut, next month i get stuck with @skill, who picks up
  [houseRules] my toddler climbs on me all the time, must i show my face on the screen [attendance] and is it a sin to log out ten minutes early
  [unsaid] the app i make in your class, does it belong to me or to you
  [future] will there be something on drones or robots one fine day [programs] and till then what is on the shelf
  [whoAreYou] you answer too fast, are you made of wires
  [bored] night shift at the petrol pump, not one car since two hours [future] so tell, is anything new cooking at your place
  [decline] na na, drop that brochure idea, i am good
  [career] ten years i have been stamping parcels, could @program lift me out of this counter [salary] and what sort of pay do such people draw
  [placement] after the last class do you leave us on the platform or put us in a train, i mean work
  [cookies] since i opened your page every app shows me course ads, are you behind it [privacy] and where do you write down your rules on such things
  [company] who is the seth behind all this @program show [trust] and why would i hand over my hard earned money to him
  [payment] i get paid by the gram panchayat once in three months, can the fee walk at that speed
  [price] {how long} i have read, the rupees i have not, how many
  [discount] i am a war widow, is something knocked off for such cases [refund] and if i still cant carry on does it come back
  [certificate] at the finish of @program do you print something with my name on it [accreditation] and would the university in pune count it for anything
  [mentorTimes] that guide of mine, do i see his face weekly or on full moons only
  [recordings] lights go off daily from 7 to 9 in our taluka, so is the evening preserved somewhere [access] and how many years does that cupboard stay open for me
  [instructors] are these people who teach coming from real work or from a textbook [number] and how many of them do you have
  [besideWork] i drive school van morning and noon, in between i am free, will @program fit in such a life [duration] total how many hours would it want
  [salary] would my pay slip look any fatter with @skill on it
  [classSize] in @program is it me plus ten or me plus two hundred [mentor] and does any one of you know me by name and look at my doubts
  [alumni] the faces in your success stories, hired models or real students
  [tools] must i buy some paid thing to practise @skill [coverage] also which of the courses has @skill in it
  [language] will madam switch to tamil if i make a blank face
  [trust] last year one academy ate 40 thousand of mine and closed, so how is yours any different
  [otherPeople] give me the numbers of three who enrolled this week, i want to compare notes [whoSees] or else tell who in your office looks at mine
  [dataUse] i know your type, after giving the number twenty banks will call, is it so
  [testimonials] the crowd that walked through before me, did they come out pleased [quotes] if yes quote me one line of theirs
  [partners] whose logos stand behind you, i mean which firms have joined hands
  [abroad] posted at a un camp in congo till june, does a @program seat work from there [recordings] network comes and goes, so can i see it afterwards
  [visa] would your admission letter help me get a student permit for india, i am from dhaka
  [unsaid] do you make us sign a paper that we cant quit [payment] and is the whole sum to be put down on day one
  [houseRules] is there a lift, my left leg is polio affected [location] and which town are we talking of
  [support] is there some whatsapp family of learners where one can cry together
  [erasure] i had given my mobile on some stall of yours, please rub it out for ever
  [correction] my surname changed after marriage, what you hold is the maiden one, put it right [dataKept] and how long do you store it anyhow
  [chatDetails] why did the box want my mail before it let me speak [whoAreYou] and is a lady sitting there or a program
  [price] bhaiya seedha bolo jeb kitni dheeli hogi [discount] aur kuch kam baisi ho sakta hai kya
  [placement] @skill seekhne ke baad naukri ka jugaad hai kya aapke yahan [career] ya phir khud ke bal pe kitna aage ja sakta hu isse
  [refund] @program me man nahi laga to rokda laut aayega kya
  [payment] kya har mahine thoda thoda de sakta hu [certificate] aur ant me koi pramaan haath lagega
  [mode] @program ghar ki chhat pe baith ke padh sakte hai ya kahin aana padega
  [besideWork] dukaan sambhalni hoti hai 10 se 9, @program nibhega mujhse [prerequisites] aur sirf baarvi paas hu, chalega?
  [language] angrezi me haath tang hai, samjhane ki boli kaunsi hogi
  [whoSees] jo form me likhu wo aapke yahan kaun kaun baanchta hai [erasure] aur kal ko mitwana ho to kaise
  [company] ye dukaan kab se khuli hai aur chalata kaun hai
  [accreditation] sarkaar isko maanti hai ki nahi [assessment] pariksha bhi hoti hai kya koi
  [bored] aaj mann bilkul nahi lag raha, chhutti ka din aur akela baitha hu
  [decline] nahi bhai rehne do abhi mood nahi
  [projects] is there sweat in it, i mean making things, or is it all listening [number] and roughly how many such things get made
  [perks] what all do i carry home apart from knowledge [certificate] and is a paper with a seal among it
  [benefits] my boss can send me anywhere to pick up @skill, give me one line why it should be you
  [attendance] how many bunks do i get before somebody scolds me [houseRules] and may i munch my dinner while listening
  [transfer] i may be called up for territorial army in between, can my @program seat sleep for three months and wake later
  [partnership] i am a retired professor of statistics, do you want me to teach evenings [instructors] and who is doing it at present
  [access] do the notes turn into pumpkins at midnight of the last day
  [dataKept] on which day does my enquiry turn to dust [cookies] also do you count me when i only scroll
  [privacy] i am a lawyer so i ask, where is the text that says how you treat what i tell you
  [quotes] what did the data guy on your page actually say, his words
  [future] is a sequel to @program on the drawing board [start] or at least when does the present one begin
  [career] forget {the placement}, what i ask is will it make my profile shine in front of a manager
  [mentor] is somebody going to walk beside me or am i thrown in the well
  [salary] not {my fees}, what will i be paid later, any idea [alumni] and where do your old pupils sit now
  [discount] three of us from the same hostel room, does the price melt a little
  [trust] hand on gita, is this an honest place [testimonials] what do people who actually sat in it report
  [price] i wont ask twice, the amount please
  [instructors] kindly intimate the credentials of the persons imparting @program [classSize] and the strength of one batch
  [payment] our school trust can only issue a cheque, will that do [unsaid] and do you lay any contract before us
  [otherPeople] did a certain mrs kulkarni sign up yesterday, she is my bhabhi [myRegistration] and did mine come through on the same evening
  [abroad] i hold an indian passport but sleep in toronto, any bar
  [access] will i be able to open the lessons on my son's wedding day in 2029 [support] and would somebody still reply to my doubts by then
  [number] in plain digits, how many experts have you got on the rolls
  [recordings] i fall asleep by nine, so is there a way to see it with morning tea [schedule] or is some batch in the forenoon
  [houseRules] do i carry pen and register or is that stone age
  [tools] can one do @program on a phone alone, there is no computer in our house [besideWork] and i stitch blouses the whole day so tell if it is at all doable
  [assessment] i froze in every exam since class four, is one lurking in @program as well
  [company] how big is your gang, five boys in a garage or a proper firm
  [partners] with whom are you hand in glove in the industry [placement] and do these very people take us in for work
  [dataUse] what good is my date of birth and mobile to you
  [erasure] remove all trace of @program enquiry i had sent from my office id [whoSees] i hope my boss cannot see it, who can?
  [correction] that phone number is my ex husband's, swap it with my own
  [whoAreYou] do i say sir or madam to you [bored] i am just killing time in the dentist's waiting room by the way
  [-] good evening to all of you there, [payment] i receive my pension on the third of every month so tell me on what dates you expect the money
  [discount] are the poor let in at a lower gate
  [price] a ballpark for @program would do, my husband must sanction it [certificate] he will also ask if any sheet of paper is there to frame
  [refund] i read of a place that pockets everything and says sorry, at yours what is the way out with my cash
  [tellsAboutSelf] i am a physiotherapist in kolhapur, [career] would knowing @skill push me anywhere higher [salary] or at least raise my takings
  [placement] my nephew thinks after @program recruiters will queue at his door, is he dreaming
  [testimonials] somebody must have cursed or blessed you by now, where do i find those words
  [curriculum] what all gets taught in @program [tools] and which softwares must sit in my machine for that
  [mentor] i learn only when scolded personally, is that arranged [classSize] or are we herded like goats
  [instructors] the person who explains @skill, has he ever earned his bread with it
  [attendance] suppose my wife delivers in the middle of @program, am i excused for a fortnight [transfer] or could i be pushed to the batch after
  [mode] is there a blackboard and a bench or just my own four walls and a screen
  [recordings] i am deaf in one ear and miss half of what is said, is it stored so that i can hear twice [houseRules] and are there captions or someone signing
  [access] two winters from now will my password still open the notes
  [besideWork] i do my articleship till 8 pm and still must clear ca final, is it madness to add @program
  [language] which tongue is spoken in the lessons, i follow malayalam best
  [accreditation] is there any lion stamp of the government on what you issue
  [assessment] who decides if i have passed and by what yardstick [certificate] and do even the failures get the parchment
  [projects] by the end will there be one thing working that my own fingers made
  [perks] the lessons i understand, what is the icing on top
  [benefits] my brother says learn from free videos, i say no, give me ammunition
  [alumni] is it possible to drink chai with one of your @skill pass outs in indore
  [quotes] there is some praise on your site, kindly recite it here, my screen reader skips it
  [otherPeople] which of my office colleagues have put their names with you, tell na
  [whoSees] is my entry lying open on a table for all your staff
  [dataUse] you will not print my mobile on some telecaller's sheet i hope
  [dataKept] say i never join, when do you shred what i typed
  [correction] by hurry i ticked @program whereas i wanted the other, can you alter what has been sent
  [cookies] is there some spy pixel hiding on your home page
  [partnership] i have two lakh followers on reels who are all job seekers, can we strike a bargain
  [partners] in those industry projects which industries and whose
  [abroad] my twin is a nurse in leeds, would the same batch have room for someone sitting there [schedule] and at what hour do you assemble
  [support] i am the sort who gets doubts six months late, is somebody around then
  [houseRules] i am in a hospital bed these days, is it okay to listen lying down with the picture off
  [unsaid] if your trainer leaves midway or the batch is called off, who answers for it
  [future] any thought of bringing out something for us farmers
  [whoAreYou] my daughter says you are just software, tell her she is wrong
  [bored] rain since morning and the light is gone, sitting with a candle and phone
  [decline] i will pass on that, thanks
  [company] did one man start all this or is some big house behind it
  [trust] smells too sweet to be true if you ask me
  [number] how many chapters does @program have, just the count [duration] and they eat how many hours put together
  [mentorTimes] one sitting with the mentor, is it ten minutes or an hour
  [chatDetails] do the lines i type vanish when i close the window or are they filed somewhere under my name
  [privacy] where do you keep people's details, inside india or on some american machine
  [transfer] i paid for me but my daughter is keener, can the seat be put on her name
  [salary] a cousin who does @skill claims he earns like a doctor, realistic for someone from your course?
  [career] i want out of the kitchen of this hotel and into an office, does @program open that kind of door [prerequisites] and will a hotel management diploma get me past the gate
  [erasure] my late father's number is with you, please take it off, the calls hurt my mother
  [-] sorry for troubling so late, [price] the only thing i need is the sum for @program
  [payment] is a post dated cheque welcome [refund] and will you tear it up if i withdraw
  [discount] i am ex navy, do you people salute with a percentage
  [discount] not {instalments} madam, i asked whether anything is shaved off
  [price] i did not ask {when}, i asked how much
  [placement] not {the salary}, only whether you knock at company doors on our behalf
  [whoSees] {what you do with it} you told me, now who all gets to read it
  [recordings] leave {the notes}, is the talking itself saved anywhere
  [mentorTimes] that {there are mentors} is written all over your page, what is not written is how often i get to meet one
  [certificate] never mind {the exam}, is there a paper or not
  [accreditation] {certificate} yes i know you give one, but who in the world honours it
  [alumni] i do not want {what they wrote}, i want to hear it from their own mouth, put me across to one
  [instructors] apart from {the founder} who else teaches
  [company] i didn't mean {the bot}, i meant your firm, who founded it
  [correction] don't {delete} me, just repair the spelling, it is shaikh with an i
  [erasure] no no not {correct}, remove me altogether
  [refund] keep {the brochure}, what i want to know is can one step out and take the money along
  [tools] {ram} i have plenty, which programs have to be installed for @skill
  [mode] no not {which city}, i am asking whether my body has to be there at all
  [besideWork] but for sunday i have not one free day, can a milk agency owner keep pace with that
  [dataUse] forget {the email}, it is the phone i worry about, what is it for
  [abroad] {india} we left in 2016, is a person in auckland allowed on board
  [language] apart from {english} does the trainer know any other tongue, kannada for example
  [perks] minus {the certificate}, what else does one receive
  [future] {these courses} are too techy for me, is there ever going to be one for painters and musicians
  [price] is @program dearer than @program [compare] and what does the dearer one have which the other lacks
  [coverage] do we meet @skill anywhere along the way [projects] and is something built with it or only talked about
  [recommendation] which of yours for a girl who draws well but fears sums [price] and what would that one come to
  [start] when does the school bell ring [payment] and is money due before that or after
  [audience] what kind of folk does @program welcome [classSize] and how many such folk per room
  [schedule] is it a nights thing or a weekends thing [recordings] and if i have a wedding to attend is there a replay
  [duration] how many sundays would i lose [besideWork] and is it meant for people who already break stones from nine to six
  [summary] in two lines what is @program [salary] and in one line what would i earn from knowing it
  [codingNeed] must i type programs with my own hands in @program [language] and are they explained in english only
  [difficulty] does @program have a habit of making grown men cry [support] and is there a shoulder for them afterwards
  [prerequisites] i stopped at tenth, will the gate open [discount] and is it a bit lighter for people without income
  [order] is it foolish to do @program before @program [discount] and do i save something by taking the pair
  [register] by what road does one enter [payment] and where along that road do i pay
  [seats] are there any empty chairs [transfer] and if i take one now may i shift it to my brother later
  [demo] may i taste one evening of @program before buying [price] and does the tasting cost
  [curriculum] walk me through what @program is filled with [instructors] and who fills it into us
  [count] how many programs stand in your shop today [future] and is another one on the way
  [compare] put @program next to @program, where do they part ways [career] and which of them carries a man further in life
  [deadline] by which day must i make up my mind [refund] and if my mind changes after that is the sum returned
  [ending] when does the last class of @program ring out [access] and do the lessons stay open afterwards
  [programs] what all is cooked in your kitchen [trust] and why should i believe it is not stale
  [recommendation] @program or @program for one who wants to leave bpo calls behind [placement] and would you help such a one get hired
  [brochure] is there something i can print for my father [testimonials] he also wants to see what other families said
  [location] in which city does your nameplate hang [company] and since when does it hang there
  [contact] an address i can write to please [correction] my mobile in the form is off by one digit and must be put straight
  [register] i am convinced, how do i get in [whoSees] but before that say who reads the thing i fill
  [formFields] what do you ask for in that form of yours [dataUse] and what on earth do you do with the answers
  [afterRegister] i press the button, then what [dataKept] and how long do my particulars sit with you from then
  [invoice] my ca needs something with gst on it [payment] and i want to pay from the current account of my firm, any objection
  [enterprise] could our whole accounts team of nine be taught as one lot [discount] and does nine bring the rate down
  [onSite] would your man travel to our plant in hosur [price] and what does he charge for that
  [vendorPapers] send your pan and cancelled cheque for our books [payment] plus are thirty day terms fine with you
  [rival] another academy promises triple of everything, how do you answer [benefits] and what is your own trump card
  [social] are you on youtube [testimonials] and do learners speak on camera there
  [events] any gathering where learners show off what they made [alumni] would old boys come too so i can talk to them
  [accommodation] is there some pg for ladies nearby [mode] or is it the kind where i need not leave my village
  [-] hello hello yes i am speaking from my phone the typing is by voice [price] so kindly inform what is the total expenditure for @program full stop [certificate] and at the end something in writing is given or not question mark
  [-] my grandson put me in front of this screen and went off to play, [whoAreYou] so first of all who am i addressing
  [tellsAboutSelf] retired from bsnl after 34 years of cables and junction boxes, [benefits] what would a man of my age gain from you that the park bench does not offer
  [bored] everyone in the house is asleep and the fan makes tik tik tik
  [bored] exam got postponed so i have nothing on my plate, just roaming on sites
  [bored] feeling a bit lost since the layoff [career] can a thing like @program put me back on my feet professionally
  [bored] my flight is delayed by four hours in guwahati [quotes] read me one of your success stories till then
  [bored] heartbreak since sunday, dont ask [whoAreYou] are you a girl at least
  [bored] so idle that i am talking to a website [decline] and no i dont want any course
  [decline] not today please [price] i merely wished to see the rates
  [decline] spare me the bootcamp invitation [refund] just say if people get their cash back when they leave
  [decline] no callback needed [payment] only tell me if phonepe works
  [decline] let it be, i will ask my wife first
  [decline] ahan, not my cup of tea
  [decline] that will do, no further doubts from my side
  [decline] i shall skip the brochure [instructors] but do tell who the teacher is
  [decline] no no dont register me yet [unsaid] is there any agreement one has to put signature on
  [decline] chhodo, nahi chahiye wo sab [mode] bas itna batao ki aana padega ya ghar se
  [whoAreYou] is some tired boy in a call centre typing this [chatDetails] and do your bosses read what we two say
  [whoAreYou] which company made your brain [privacy] and are my name and number kept secure at your place
  [whoAreYou] tum asli ho ya koi machine bol rahi hai [language] aur class me bhi hindi me hi samjhate hai kya
  [whoAreYou] what do people call you [company] and who is the boss of the place you work for
  [whoAreYou] do you have a mother haha [future] serious now, is there any course coming on ui things
  [whoAreYou] u sound like my aunty, are u real
  [whoAreYou] before i open my heart, am i opening it to a human being or to a socket in the wall
  [chatDetails] tomorrow if i come back will you still know what i told you today [dataKept] and how many months does the firm sit on a person's data in general
  [chatDetails] for two lines of chit chat why on earth my full name and mail
  [chatDetails] is our little gupshup being taped [cookies] and is the page itself watching what i click
  [chatDetails] who is reading over your shoulder right now
  [chatDetails] do these bubbles get saved, i may have said too much about my boss [erasure] and if they do, scrub them please
  [cookies] does your page leave chips or biscuits whatever they are called on my phone [dataUse] and the mobile number, what is that wanted for
  [cookies] aapki site mere peeche peeche to nahi ghoomegi ads leke
  [cookies] do you let the big search company peep at who visits you [privacy] and is there a page where all this is laid down
  [cookies] if i just window shop on your pages, is that written down somewhere [whoSees] and what i do fill in, who is allowed to look
  [privacy] my daughter is 16, how well protected are the things she enters on your site [dataKept] and when do they get thrown away
  [privacy] is there a lock on the drawer where you keep our particulars
  [privacy] i am bound by hospital rules, so are you in line with the new indian data act [vendorPapers] and could you sign an nda with us
  [privacy] show me the fine print about personal info [unsaid] and the fine print of joining, is there a contract to be signed
  [privacy] apne yahan ki data policy kahan likhi hai bataiye
  [correction] my roll in your list says male, i am not, amend it kindly [whoSees] and tell who at your end has read that
  [correction] autocorrect turned my name subhash into sunhash, does somebody fix that
  [correction] replying to that confirmation email, does it reach anyone, the course in it is not what i wanted [transfer] and once i am in, could i still move over to the next batch
  [correction] number badal gaya hai mera form bharne ke baad, naya kaise chadhau
  [correction] i moved to a new email, the old one in your form is dead [myRegistration] also has the form come through at all
  [correction] two digits swapped in the mobile i submitted, whom to tell [contact] give the mail address for it
  [erasure] i want to be a stranger to you again, wipe me
  [erasure] mera naam pata sab hata do apne yahan se [refund] aur jo jama kiya tha wo lautaoge kya
  [erasure] stop writing to me, i unsubscribed with my whole heart
  [erasure] is there a rite by which one gets out of your database [dataKept] or would i drop out by itself at some point
  [erasure] take back all that my son typed in your form, he is a minor [privacy] and tell me what your rules say of minors
  [dataKept] are enquiries from two diwalis ago still lying with you
  [dataKept] is there an expiry printed on my personal details [erasure] and can i have them gone before that by asking
  [dataKept] what is the shelf life of a phone number in your office
  [dataKept] kitne saal tak meri jaankari sambhal ke rakhoge [whoSees] aur us beech kaun kaun dekh payega
  [dataUse] once you have my mail, will i get a newsletter every tuesday till i die
  [dataUse] does my contact travel to any recruiter, sister concern or bank [partners] and who are these partners on your page anyway
  [dataUse] mera number leke aap log achaar daaloge kya [chatDetails] aur ye jo abhi likh raha hu wo bhi rakhte ho?
  [whoSees] is my submitted form hanging on some notice board for all to read [dataKept] and when does it come down
  [whoSees] the mentor, the peon, the owner, which of them can open my details
  [whoSees] will other learners be able to see my phone [classSize] and how many of them would there be anyway
  [whoSees] my entry says i am unemployed, i would die if that got around, who can see it
  [otherPeople] the fellow who asked you just before me, what did he want [chatDetails] and will the next one hear about mine
  [otherPeople] is there a certain dr menon from kottayam in your rolls
  [otherPeople] from rourkela how many have you got, names also [abroad] and do you take somebody sitting in bahrain
  [otherPeople] my daughter's friend says she joined, verify please [discount] and if so do friends get something off
  [otherPeople] send the contact sheet of the current batch, i sell insurance
  [otherPeople] kal shaam kisne kisne form bhara [seats] aur ab jagah bachi hai kya
  [quotes] that gentleman in your praise section, in which words did he praise
  [quotes] narrate to me the feedback of the data person as it stands [trust] and how can i be sure you did not invent it
  [quotes] what has been uttered by those who passed through @program, exact sentences
  [quotes] kya bola tha us consultant ne, shabd dar shabd batao [testimonials] aur aur kis kis ne tareef ki hai
  [testimonials] is there any sign that human beings enjoyed it [career] and did their work life change after
  [testimonials] are the old @program customers humming or grumbling
  [testimonials] kisi ko fayda hua bhi hai ya sirf baatein [salary] aur hua to kamai kitni badhi
  [testimonials] has some woman returning after kids spoken about you anywhere [alumni] could she and i have a talk
  [alumni] where have the birds flown, i mean in what companies do your earlier students sit
  [alumni] is there an old boys club i might knock at [support] and does it keep helping when one is stuck with @skill
  [alumni] give me one human who finished @program and has ten minutes on the phone
  [alumni] pichli batch wale kisi bande se milwa do yaar [price] aur ye bhi ki paisa kitna lagta hai
  [benefits] pitch it like a vegetable seller, why your cart
  [benefits] what would i miss in life if i gave you a miss [price] and how many rupees would i save
  [benefits] is there one thing you do in @skill which no other class does [instructors] is it that your teachers are better
  [benefits] aap me aisa kya hai jo gali ke naake wali class me nahi
  [benefits] i am tired of flashy ads, plainly what is worth it with you [trust] and is there proof
  [perks] what is bundled with @program, like when you buy a mixer they give three jars [tools] and does the bundle have a laptop in it
  [perks] suppose i join, what all will be put into my hands on that day
  [perks] @program is only classes or are there trimmings [mentor] is personal coaching among the trimmings
  [perks] sab mila ke kya kya haath aata hai [access] aur kitne din tak haath me rehta hai
  [projects] is my hand going to get dirty or is it all talk talk talk
  [projects] my own problem is a fish auction app for our harbour, can that be what i build in the course [unsaid] and who owns it when done
  [projects] do we cook up things for make believe firms or true ones
  [projects] kuch banake nikaluga ya sirf sun ke [certificate] aur parcha bhi milega?
  [number] how many times will i have to build something in @program, a numeral please [projects] and are those things real ones
  [number] tell me how many firms you have ties with [partners] then name two or three
  [number] kitne guru hai total aapke paas [mentor] aur mujhe apna wala ek milega kya
  [assessment] who marks my papers, and are there any papers at all
  [assessment] jee aspirants like me are allergic to tests, do you conduct such things [prerequisites] and is there an entrance to clear first
  [assessment] does @program have homework to sweat over on sundays [besideWork] because sunday is when our laundry shop is fullest, can the two go along
  [assessment] by what magic do you find out whether i have understood @skill
  [certificate] after all the toil what can i pin up on linkedin [accreditation] and would a german employer nod at it
  [certificate] will my tailor aunt get a proof in her hand if she finishes @program
  [accreditation] has any university put its hand on your head
  [accreditation] my promotion board in the railways accepts only approved institutes, are you among those [certificate] and what exactly is printed on your sheet
  [accreditation] do i get credits out of @program for my distance bca
  [accreditation] iski manyata kya hai, naukri walon ke saamne [placement] aur naukri aap log dilate ho ya nahi
  [abroad] my ship goes mumbai to rotterdam, would somebody on the high seas be allowed to enrol [recordings] and if satellite dies is the talk kept for later
  [abroad] hum nepal wale bhi le sakte hai kya aapka @program
  [abroad] husband got posted to manila, i go along in may, does my @program seat fly with me
  [abroad] kuwait driver here sir, is it only for those sitting in india [payment] and can i send the fee in dinar
  [abroad] are you okay with a pupil in fiji [schedule] and at what hour, for it is past midnight here when you have your tea
  [abroad] can i be taught while living on a farm in punjab, the pakistani one [visa] or do i need some entry stamp for that
  [visa] for a ghanaian girl like me is there any paper from your end to show at the consulate
  [visa] would having done @program fatten my express entry points
  [visa] does a tourist stamp suffice for sitting in your lectures [accommodation] and would you fix some bed for me
  [visa] i am oci not citizen, do i need clearance to be your student [accreditation] and is your paper counted overseas
  [visa] videsh jaane me @program kuch madad karega kya, matlab kagzaat me
  [visa] the embassy in colombo wants a sponsor letter, is that something you write [contact] if so where do i mail my passport copy
  [attendance] i come late to everything even my own wedding, will the @program door be shut on me [houseRules] and can i hide behind a black square with my face off
  [attendance] four days every month i am useless due to migraine, will you strike me out [certificate] or deny me the paper at the end
  [attendance] haziri ka kya hisaab hai, kheti ke mausam me gayab rahunga
  [attendance] must i show up each and every time
  [attendance] army calls me on exercise for ten days, is such a gap forgiven [mentor] and would somebody coach me alone to catch up
  [classSize] i suffer in crowds, how many souls share one session of @program
  [classSize] @program ke ek batch me kitne log thoose jaate hai [language] aur sab hindi wale hote hai ya english wale bhi
  [classSize] for each teacher how many pupils, ratio please [number] and for the whole of @program how many sittings
  [classSize] tuition here has 90 kids on the floor, in @program? [mode] or is there no floor as it is on the net
  [mode] i have no wish to sit in traffic, is it beamed to my house
  [mode] @skill in flesh or on screen [tools] and if screen, will my tablet do
  [mode] @program, lockdown style or school style
  [mode] i hate staring into laptops, is there a room with people [location] and in what town would that room be
  [mode] does one travel for @program at all [onSite] or would you come to our barracks
  [recordings] i chew slowly, may i go over the same lecture thrice at night
  [recordings] tuesday is our weekly bazaar, i will be selling bangles, is the tuesday class kept for me to see later
  [recordings] jo chhoot jaye use baad me dekhne ka koi intezaam [attendance] aur kitni baar chhootne par naam kat jata hai
  [recordings] is @program happening in front of me or is it tinned video [instructors] and who talks in it
  [recordings] my maid comes exactly when class would start, so can i watch it after she goes [access] and for how long does it stay up
  [access] after i am through with @program does the library door get locked in my face
  [access] can i take the @skill slides to my grave [unsaid] or better, may i pass them to my students in the tuition
  [access] padhne ka saaman mere paas rahega ya wapas le loge
  [access] in case i forget all of @skill by next summer, may i go back in and read [support] and ask you people too
  [access] till which year do my login and pdfs live [price] and is there any further charge for it
  [besideWork] i nurse in icu on rotating shifts, tell honestly can it be done [recordings] and can i hear the missed ones at 4 am
  [besideWork] two toddlers, one mother in law, zero help, is @program thinkable
  [besideWork] would i be forced to tell my company i need a sabbatical
  [besideWork] final year mechanical, college runs 9 to 5, will both boats float [discount] plus any pity on students in the cost
  [besideWork] shaadi season me caterer ko saans nahi milti, phir bhi ho payega kya [transfer] warna agli batch me daal doge?
  [besideWork] can a man who drives a night bus follow @program in daytime naps
  [language] my convent english is rusty, will i sink [support] and are there others on some group who can explain in gujarati
  [language] when teaching @skill does sir throw big english words or speak like us
  [language] my grandmother wants to learn @skill and knows nothing but marathi, is there a class in it
  [language] @skill ki padhai urdu me mil sakti hai kya [instructors] padhane wale hai kaun waise
  [language] do the slides come in devanagari [access] and are they mine to keep
  [support] is it bye bye forever after the last class
  [support] a place where all your learners gather and gossip, discord or whatever, got one?
  [support] course ke baad koi poochega mujhe ya bhool jaoge [alumni] purane logo ka koi sangathan hai kya jinse mil saku
  [support] stuck in @skill at 2 am, three months after finishing, whom do i cry to [mentorTimes] and while it is on, at what hours is my mentor awake
  [houseRules] are slippers allowed or is there a dress code
  [houseRules] my seeing eye dog goes where i go, would he be let in
  [houseRules] what should be in my bag on day one [start] and which day is that
  [houseRules] can i eat my tiffin in class, i come straight from the factory [schedule] at what time is it anyway
  [houseRules] am i permitted to use a chatbot for my homework [assessment] or is that cheating in your marking
  [houseRules] shor bahut hota hai mere ghar me, mic band rakhne doge na
  [houseRules] do you have a prayer corner, friday noon i must [attendance] and if i step out for it am i counted absent
  [unsaid] is there something to sign that ties me like a bonded labourer
  [unsaid] where does an unhappy learner go to complain [refund] and does complaining bring money home
  [unsaid] i stammer badly, have you ever taught such people with care
  [unsaid] sirf auraton ki batch hoti hai kya [instructors] aur padhane wali bhi koi mahila hai
  [unsaid] can i sell your material to my own tuition kids [access] or at least keep it with me for life
  [unsaid] will my boss receive some report of how badly i did [whoSees] and can he see what i typed in the form
  [unsaid] who pays for it if your batch gets cancelled after i took leave for it
  [future] is an advanced sitting of @program in the oven
  [future] my kid is eleven and mad about computers, will you ever open for such small ones
  [future] kuch naya aane wala hai kya, jaise accounts walo ke liye [discount] aur pehle aane walo ko riyayat?
  [future] do you intend to teach @skill as a full course some day [coverage] and is any bit of it in today's courses
  [future] nothing suits me today, shall i check again next year for more topics
  [transfer] can my seat be inherited, i may get a govt posting any day [refund] or would you rather give me the amount back
  [transfer] i hop like a frog, so can one hop from one program to another after a week
  [transfer] beech me delivery ho gayi to agle saal se wapas shuru kar sakti hu kya
  [transfer] may i send my junior in my place if the court calls me [unsaid] or is that forbidden by some contract
  [transfer] is shifting to the following batch a big headache [price] and remind me of the amount for @program
  [partnership] we run a job portal for blue collar boys, let us tie up [contact] who do i speak with
  [partnership] do you need a trainer for @skill, i have taught it for six years
  [partnership] is there money in it for me if i bring you ten students [discount] or at least do my students get a lower price
  [partnership] franchise lena hai siliguri me, kya process hai [company] aur aapki company kitni badi hai
  [partnership] i am principal of a polytechnic, we look for an mou with somebody like you [enterprise] and could you train our staff too
  [partnership] any vacancy for a counsellor or telecaller in your office
  [partnership] we print tshirts and want to sponsor your student meets [events] when is the next one
  [partners] is some bank or hospital feeding you the project work [projects] and what does one really do in such a project
  [partners] badi companiyo ke naam lo jo aapse judi hai
  [partners] you boast of industry partners, count out a few of them by name for @program [trust] otherwise why would i swallow it
  [mentorTimes] is my mentor mine every day or only on thursdays
  [mentorTimes] how do these one to one talks run, on phone or face on screen, and how long [mentor] also does he look over what i have made
  [mentorTimes] mentor ji se hafte me kitni mulakat hogi [classSize] aur unke sar pe kitne bachche hote hai
  [mentorTimes] if my guide and i do not gel can another be given
  [mentorTimes] do i keep the mentor for a month, a year, or till the last class [support] and once he is gone who helps
  [salary] tell me the going rate for a person who has got @skill under the belt
  [salary] @skill ki mehnat ke baad jeb me kya aayega mahine ka [besideWork] aur tab tak purani naukri chhodni to nahi padegi?
  [salary] currently 18k in hand, after @program would it double or is that a fairy tale
  [salary] freshers with @skill from yours, what package do they quote [placement] and who got them those packages, you?
  [placement] is there a bureau at your place that shows my cv around to @skill firms
  [placement] do firms come shopping for @skill people at your institute [partners] and which firms
  [placement] bete ko @program ke baad kaam pe lagwa doge na [audience] waise ye hai kiske liye
  [placement] some practice for @skill interviews, do you give that [career] and what would i have to show when i sit there
  [career] i am 41 and want to jump from teaching into tech, would @skill be the springboard
  [career] where can a man climb to who has both @skill and ten years of sales in him [recommendation] and which course for such a man
  [career] will my cv stop looking like an empty plate once @skill is on it
  [career] kya @skill se meri tarakki hogi daftar me [certificate] boss ko dikhane ko kuch milega?
  [price] how many buffaloes must i sell for @program haha
  [price] put a number against @program, my committee meets at four [invoice] and would a proper bill follow
  [price] one bigha of wheat gives me nine thousand, is that enough to get in
  [price] my scholarship is 12k in all, will anything of yours fit under that [recommendation] and which one would you give to a biology girl
  [price] inclusive or exclusive of everything, kindly state the figure [payment] and kindly state the modes accepted
  [price] @program sone ke bhaav hai ya mitti ke
  [price] paying from my own pocket as my company said no, so what is the hit [salary] and what wages come after it
  [payment] my card got swallowed by the atm, any other way of handing over the fee
  [payment] do you believe in udhaar [refund] and if i return the course do you return the money
  [payment] for @program on salary day every month i could push 3000 to you, acceptable?
  [payment] is my credit society allowed to pay on behalf of its members [discount] for we are 14, so what do you slash
  [payment] naukri lagne ke baad paisa du to chalega kya [trust] aur bharosa kaise karu ki course sahi hai
  [payment] first half now, second half once the harvest is sold, deal? [deadline] and by when at the latest must i confirm
  [payment] is it scan and pay or do you send someone with a receipt book
  [discount] i am on a disability pension, does your heart melt a bit
  [discount] i will bring my whole badminton club to @program, what is our reward
  [discount] any voucher, code, lottery, anything that brings the amount down [price] and what is the full figure without it
  [discount] topper in class 12 here, is there a reward for marks in the form of lower fees
  [discount] pehle wala course kar chuka hu aapka, purane grahak ko kuch chhoot
  [discount] i bargain even for coriander so how low can you go [perks] or else what do you throw in for free
  [refund] sir what if i die in the middle of @program, does my wife get the remaining amount
  [refund] once you have swallowed my money is there any way to make you cough it up [trust] asking as i got duped twice
  [refund] one week of cold feet, is that respected in cash [demo] or is there a free taste so that no cold feet come
  [refund] if @program goes above my head, do i see the fee again [difficulty] and how likely is it to go above my head
  [refund] company transfer ho gaya to aadhe me chhodna padega, paisa doobega kya
  [trust] what is there to show that you are not three boys with a rented laptop
  [trust] my father was an inspector and says demand proof that you exist [company] and who signs as director
  [trust] aajkal sab thag baithe hai, aap kaise alag ho [testimonials] koi hai jo aapki gawahi de
  [trust] can a widow put her last savings here and sleep peacefully [refund] and take them out again if she must
  [trust] is it a real institute or an instagram balloon
  [trust] you all promise the moon, why should i believe there is any substance [accreditation] is any authority vouching for you
  [company] how long has the milk been boiling at your place, in years
  [company] are you pvt ltd or one man in slippers [location] and where does he sit
  [company] is there foreign money in you or is it a home grown thing
  [company] from how many lakh pupils has your shop taken fees so far [alumni] and where did those pupils land
  [company] malik ka naam batao pehle [whoAreYou] aur apna bhi
  [company] did the founders come from some college or from some company
  [instructors] will it be some intern reading slides to me or a person with grey hair
  [instructors] show me the face and biodata of the one teaching @skill [language] and does he speak telugu
  [instructors] @program ke guruji kaun hai aur unhone khud kya banaya hai zindagi me
  [instructors] is @program given by doctors of philosophy or by working hands [projects] and are there practicals under them
  [instructors] do women take any of the lectures [houseRules] and can i keep my veil on with the picture off
  [mentor] i get shy asking in a crowd, is there one to whom i can show my rubbish code privately
  [mentor] some elder who watches what i do and corrects, does @program provide that [mentorTimes] and how many minutes in a week
  [mentor] @program me koi haath pakad ke chalne wala milega kya
  [mentor] is the mentor a living being who answers my own questions or a forum where nobody answers [support] and when @program has ended is anything left of that help
  [mentorTimes] can i dial the mentor on a sunday if a bug is eating me
  [mentorTimes] once a week, thrice, daily? meeting the guide i mean [instructors] and who picks these guides, from which trade are they
  [number] for the record, total of experts plus total of build assignments, in digits
  [number] how many modules must i chew before @program is finished [access] and do the chewed ones remain readable
  [number] kitne project karwate ho total [partners] aur kis kis company ke
  [tellsAboutSelf] i keep the accounts of a temple trust in madurai, [tools] and my machine is from 2014, will it carry @program [price] what alms do you ask for it
  [tellsAboutSelf] auto driver from pune, tenth fail but good with phones, [recommendation] kaunsa course mere layak hai [besideWork] aur raat 11 baje tak gaadi chalata hu to ho payega?
  [tellsAboutSelf] i am an anganwadi worker, [discount] is there something off for us who earn six thousand
  [tellsAboutSelf] civil engineer on a metro site, all dust and helmets, [career] can @program bring me into a clean office [salary] and would the clean office pay more than the site does
  [tellsAboutSelf] we are two brothers running a seed shop, [transfer] can we take one seat and swap in the middle
  [tellsAboutSelf] i do data entry at a blood bank, [placement] would you have some employer ready after @program [assessment] and must i clear a test for that
  [tellsAboutSelf] mother of a special child here, home all day, [attendance] is it a crime to disappear mid class [recordings] and would the missed part be found somewhere
  [tellsAboutSelf] lab assistant, college of pharmacy, [accreditation] does the pharmacy council accept a thing like this
  [tellsAboutSelf] i assemble phones in sriperumbudur, [language] tamil la irukuma class [mode] and is it at my room or in chennai
  [tellsAboutSelf] i'm a stand up comic with no steady income, [payment] could i pay after each show bit by bit
  [tellsAboutSelf] bank po on probation, [unsaid] is there any bond from your side as i already have one with the bank
  [tellsAboutSelf] i fly kites for a living, manja and all, [whoAreYou] so tell me who is this i am chatting to
  [tellsAboutSelf] i run a cyber cafe in darbhanga, [partnership] can i be your enrolment point and earn some cut
  [tellsAboutSelf] ex merchant navy, second engineer, [abroad] my house is in goa but half the year i am in durban, does that go [access] and can i open the notes down there
  [tellsAboutSelf] journalist with a daily, so i ask, [dataKept] till when do you hold on to a reader who only enquired
  [tellsAboutSelf] cook in a hostel mess at manipal, [price] what would @program take from my pocket [certificate] and would there be a paper for my village
  [tellsAboutSelf] i head hr for a tyre firm, [perks] list what every participant gets over and above the teaching
  [tellsAboutSelf] phd in botany and jobless, keen on @skill, [benefits] give me three things i would gain here and nowhere else
  [curriculum] what are the ingredients of @program [perks] and what comes free like coriander
  [curriculum] tell what one studies day to day in @program [projects] and do studies turn into some built thing
  [coverage] i came only for @skill, is it in there [instructors] and who handles that portion
  [coverage] does any program take up @skill seriously [number] and how many lessons go into it altogether
  [summary] @program ka saar bata do [certificate] aur end me kagaz kaunsa
  [duration] from first to last how many hours does @program gulp [mentorTimes] and in that how often comes the mentor
  [compare] between @program and @program what is the real gap [salary] and which of them feeds a family better
  [audience] is @program meant for shopkeepers too [language] and is the teaching in simple hindi
  [order] could i gulp @program and @program in one go [besideWork] with my office till 7 still running
  [prerequisites] is there an age after which you shut the door [testimonials] has any grandfather said good things of @program
  [codingNeed] i never wrote one line of code, is that a wall [mentor] or would someone push me over it
  [schedule] on which evenings do you light the lamp [houseRules] and may my little one sit with me then
  [start] when does the new lot set off [classSize] and how many are there in one lot
  [programs] what do you have besides {@program} [discount] and is there something off on the second one
  [count] how many different programs are in your basket [perks] and do all come with the same extras
  [difficulty] honestly is @program a mountain or a speed breaker [mentor] and is someone there to pull me
  [demo] may i peep into one lecture free of cost [recordings] or watch some old one on video
  [seats] is the boat full [refund] and if i jump off before it sails do i get my coins
  [recommendation] two sons, one loves maths, one loves drawing, what for whom [discount] and is there a brothers rate
  [register] i say yes, where do i say it officially [payment] and can i clear the bill by card
  [ending] on what date would i be a free bird [certificate] and on that day do i get the document
  [events] do you hold contests for learners [perks] and what else is part of the package
  [social] is there some linkedin page of yours i can stalk [company] and who is your ceo
  [enterprise] can you train our eighteen nurses in one go [accreditation] and would the state nursing board count it
  [afterRegister] i fill the thing and then who does what [unsaid] and is there any document i must sign
  [contact] to which inbox do complaints and praise go [whoAreYou] and are you yourself a person
  [dataUse] do you barter our details with other coaching classes
  [dataUse] can i be sure that no loan agent gets me through you [erasure] and how do i pull my number out in case
  [dataUse] is what i enter fed to some advertising machine [cookies] and is my clicking around here noted too
  [whoSees] is my form emailed around your office like a joke [dataKept] and is there a day when it is deleted
  [whoSees] besides {the counsellor} who else has the key to what i sent
  [whoSees] might the instructor look up my details before class [instructors] and who is he by the way
  [dataKept] not {who} but how long, one year, ten, till the sun dies
  [dataKept] what period does your record of me run, answer in months
  [dataKept] if i vanish without joining do you forget me too [whoSees] and till then whose desk am i on
  [dataKept] jab batch khatam tab data khatam? [privacy] ya koi likhit niyam hai kahi
  [erasure] how does a person disappear from your lists, i want the steps
  [erasure] clear away whatever my ex filled in using my name [otherPeople] and which other girls of our college are on your list
  [erasure] i have second thoughts about having told you my phone, undo that [chatDetails] does this chat also get stored
  [erasure] {the newsletter} may stay, my phone number must go, kindly strike it
  [correction] my age in the records should read 27 not 72, lol, please
  [correction] it says delhi, i wrote dehradun, can one edit [dataUse] and why does my town matter to you anyway
  [correction] bhai form me course galat chun liya maine, badlo na
  [correction] in hurry i have put my landline, now how do i give the cell [phoneFormat] and with how many digits
  [privacy] does your site have that little lock, i mean is everything scrambled on the way
  [privacy] where do i find the legal page about personal matters [dataUse] and does it say whether you trade our numbers
  [privacy] leave {cookies}, tell how you protect the names and phones lying with you
  [privacy] a hospital got hacked here, so how strong are your walls [erasure] and can i be taken out of there
  [cookies] is somebody counting my visits
  [cookies] will this page leave a trace on the library computer i am using
  [cookies] {your form} i shall not fill, but by merely looking have i been logged somewhere
  [cookies] why no accept button when i came, aren't you keeping crumbs [privacy] and who looks after data matters at your firm
  [chatDetails] {the form} apart, does this talk itself get written down [whoSees] and the form, who opens that
  [chatDetails] i gave a false name at the start of chat, does it matter, what was it wanted for
  [chatDetails] yeh jo baatcheet chal rahi hai koi aur bhi padh raha hai kya [whoAreYou] aur aap ho kaun
  [chatDetails] when i return next week will you greet me by name and recall my troubles
  [otherPeople] how many enrolled since morning and from which towns
  [otherPeople] is my neighbour's son in @program, the tall one, rohit
  [otherPeople] which film people or cricketers have signed up with you [testimonials] and did they speak well of it
  [otherPeople] let me see the chats others had with you [chatDetails] and will others see mine
  [otherPeople] not {the teachers}, give me the list of fellow students with phone
  [quotes] {reviews exist} i saw, but my eyes are weak, tell me their very words
  [quotes] the lady who works with data, how does she put it
  [quotes] give me a sample of the kind words, any one will do [alumni] with her surname if she truly exists
  [quotes] repeat for me what was said in favour of the projects [projects] and are those projects from true companies
  [testimonials] did folks from small towns find @program helpful [abroad] and is anyone from outside the country let in
  [testimonials] jo @program kar chuke hai unka kya kehna hai bhai
  [testimonials] {your own words} are honey of course, what do the pupils themselves say
  [alumni] is there a senior of mine, nit trichy type, among your finished students whom i can pester
  [alumni] main ek baar kisi purane vidyarthi se phone pe baat karke hi paisa dunga [payment] aur paisa dene ka tarika kya hai
  [trust] i checked {the address} already, still, convince me you are no fly by night
  [trust] kasam khao ki dhokha nahi hai
  [company] what year is written on your incorporation paper
  [company] {the trainers} i know, it is the owners i am after
  [company] any prizes or medals for your institute so far [accreditation] or any government nod
  [instructors] leave {their pay}, what degrees do your @skill teachers carry
  [instructors] @skill padhayega kaun, wahi bata do bas
  [instructors] is the teacher of @program a practitioner of @skill or has he only read about it [mentor] and will he himself look at my work
  [mentor] i don't mean {the class teacher}, i mean somebody of my own to run to
  [mentor] one candle for the whole hall or one for each, guidance wise
  [mentorTimes] how quick does the @program guide reply, hours or weeks
  [mentorTimes] are the private sittings at a fixed clock or when i like [recordings] and are they taped so i can hear them again
  [number] {what they are about} i don't care, how many lectures
  [number] tally of quizzes in @program? [assessment] and what if i bomb them
  [classSize] alone, five, fifty or a stadium
  [classSize] at what headcount do you say enough for a batch [seats] and are any places open still
  [attendance] is there a fine for absent days
  [attendance] would you mind if i show up only every other day [access] and read the rest from notes at home
  [attendance] kitne din ki chhutti maaf hai
  [attendance] {recordings} are all very well, but must i be physically present when it is live
  [mode] @program zoom par hota hai kya [schedule] aur kitne baje
  [recordings] @program will clash with my dialysis, so can i have it on tape
  [recordings] of @program is there any video or is it once said and lost [number] and how many hours of video in total
  [access] kya notes saari umar khulenge [certificate] aur certificate bhi saath me milega
  [tools] is there an app i must get from the store
  [tools] chromebook, 4 gb, cracked screen, will that carry me through @program
  [tools] does one pay separately for the software you use [perks] or does the package hold it
  [besideWork] i feed cattle at 5 and milk at 6 evening, does a class squeeze in between
  [besideWork] {the hours of class} i saw, my worry is my boss, does a working chap survive this
  [language] tell me only this about @program, hindi or angrezi
  [language] will i need a dictionary at my elbow [difficulty] or is the stuff itself the hard part
  [certificate] {a job} nobody asked for, but does one get a letter that one has done it
  [accreditation] does the world outside take your stamp seriously [visa] the embassy for instance, would they
  [accreditation] {certificate milta hai} suna hai, par uski aukaat kya hai bazaar me
  [assessment] at the end is there someone grilling me, like viva
  [assessment] how hard are the passing marks [transfer] and if i fall below may i sit in the later batch again
  [projects] {theory} of @skill i had enough in btech, any real making here
  [benefits] in ek sentence, kyun aap
  [benefits] {price} nahi pooch raha, fayda pooch raha hu
  [support] is there some group on telegram where i may lurk [otherPeople] and who all are in it, names
  [support] {mentor} is during, i ask of afterwards, who answers me then
  [houseRules] can i put on ghungroo and pace while listening, i cant sit still
  [unsaid] are we the masters of whatever we make, or the company
  [unsaid] is there a women's batch, my in laws are particular
  [unsaid] if i get cheated by a trainer where is the complaint window
  [future] when will the next fresh topic see daylight
  [transfer] mid way main shahar badal raha hu, batch bhi badal sakta hu?
  [transfer] {refund} is not what i want, i want to come back in the same course after my knee surgery
  [visa] student of yours from bhutan, does he need permit or not [abroad] or can he do it sitting in thimphu itself
  [partnership] need any marathi voice artist for your videos, i offer my services
  [partnership] can i resell @program in my coaching class
  [partners] in one breath, the names of companies you work with
  [placement] kya course ke baad aap log haath jhaad lete ho ya kaam dilate ho
  [career] what could i become once @skill is in my fingers
  [salary] paisa kitna chhapunga @skill ke baad
  [payment] does net banking of a small cooperative bank work with you
  [discount] kuch less karo na sirji
  [refund] @program not liking, not staying, money returning?
  [bored] stuck in a lift with two percent battery, kidding, stuck in life [career] would @program push my working life forward an inch
  [bored] my roommates went to goa without me [abroad] so i may fly to my aunt in bali, would @program work sitting there
  [bored] timepass kar raha hu station pe, train 3 ghante late [testimonials] to chalo batao jinhone kiya unhone kya bola
  [bored] feeling empty after board results [salary] tell me something cheerful like what @skill people earn
  [bored] i am down with dengue and sick of the ceiling [recordings] could one watch your classes later from a bed like this
  [bored] mood kharab hai yaar, breakup [whoAreYou] tu insaan hai ya sirf code
  [bored] my shop has seen no customer today [discount] so cheer me, is @program on offer these days
  [bored] nobody talks to me at this new office [support] do your learners have some common room to chat in, discord and all
  [decline] i dont want to sign up this minute [trust] first i need to be sure you are not crooks
  [decline] no mailers, no calls, no pdf [salary] simply what would i make per month after @skill
  [decline] leave the recommendation, i have picked already [transfer] but can i un pick later and move to a different one
  [decline] na re, not interested in the launch thing [access] what interests me is whether the material of @program stays open afterwards
  [decline] nothing more on the courses thanks [partnership] but would you rent our seminar hall some weekends
  [decline] nope, skip that [alumni] can i instead hear straight from a person who did @program
  [decline] i will think it over with papa [payment] meanwhile say if the money can go in four bits
  [decline] some other day for the enrolling [instructors] today only the teacher's name
  [whoAreYou] are you the same kid who called me yesterday or a robot [dataUse] because i want to know why my number was taken at all
  [whoAreYou] speak truth, does a human read and type this [number] and how many humans teach @program
  [whoAreYou] what shall i call you beta [language] and do your teachers call out things in hindi
  [whoAreYou] artificial or natural, you [mentor] and the one who guides me in @program, is that at least a natural one
  [chatDetails] is some clerk filing my silly questions with my name on top [price] before i ask the silliest, what is the cost of @program
  [chatDetails] is the transcript of this available to your sales boys [dataKept] and when do you burn my details
  [chatDetails] i dont like that i had to type my mail to get in here, explain [trust] and is the place honest at all
  [cookies] does your page whisper to facebook that i was here [price] also how much is @program
  [cookies] do you drop tracking things on phones [erasure] and my old enquiry, how do i get that wiped
  [cookies] are you watching where i scroll [chatDetails] and writing down what i chat
  [cookies] is there some analytics thing running behind @program page [company] and which firm owns the page
  [privacy] gdpr people would ask you hard questions, how do you answer [abroad] and may one attend out of stuttgart
  [privacy] our union insists on data safety, how safe are you [discount] it also insists on a members' rate, any
  [privacy] mera aadhaar wagairah surakshit rahega na [unsaid] aur koi anubandh pe dastakhat karna padega kya
  [correction] my email had a dot too many in your form, take it out [afterRegister] and what happens next once it is right
  [correction] the mobile i left belongs to my old shop, i'd like to give the fresh one [dataUse] but first why do you need any
  [correction] you have me down for @program, should be the other, swap it on the form [start] and when does that other begin
  [correction] spelt my own name wrong, laugh if you like, but fix it please [certificate] and will there be a certificate with the right one on it
  [erasure] kill my record [refund] and the token i paid, does that come back
  [erasure] mein aapke list me nahi rehna chahti, hatao [cookies] aur website mujhe track bhi to nahi kar rahi?
  [erasure] can one retract the form like an arrow already shot [deadline] and if i repent, till what day may i enter again
  [dataKept] my enquiry from last monsoon, is it still alive with you [correction] if so the phone in it is old and should be changed
  [dataKept] how old is the oldest name in your list, i mean when do they drop off [otherPeople] and whose name is it haha
  [dataUse] the phone is asked with a red star, justify it [cookies] and am i being tailed by the site as well
  [dataUse] will knowing my mail let you sell me insurance through some friend of yours [trust] one gets suspicious, are you a straight outfit
  [whoSees] which staff read it when a nurse like me asks about night batches through your form [schedule] and are there night batches
  [whoSees] after i submit is it visible to the mentor too [mentor] and do i get such a mentor for sure
  [otherPeople] has any other deaf person taken a seat, may i have the name [houseRules] and is there someone signing in class
  [otherPeople] how many from infosec background have put their names this month [audience] and is @program even meant for them
  [quotes] the consultant, did he speak of his pay or his projects, read it out [salary] and is a raise what others had too
  [quotes] utter the exact lines of any learner on @program [benefits] and then tell what you yourself see as your strong point
  [quotes] jo tareef likhi hai site pe wo padh ke suna do [alumni] kya ye log sach me hai
  [quotes] say the words of that analyst chap again [instructors] and who was it that taught him
  [testimonials] has the crowd before us found @skill classes useful [classSize] and was it a big crowd
  [testimonials] what is your star rating in the mouths of the learners [placement] did it get them hired with your help
  [testimonials] can i see some feedback from homemakers [besideWork] and did they do it with kids around, i mean is that feasible
  [testimonials] do grown men recommend you [quotes] put one such recommendation here word for word
  [alumni] i demand to meet a survivor of @program [difficulty] is it as hard as they whisper
  [alumni] any ex student in jamshedpur i could sit with [otherCity] or is there an office of yours there
  [alumni] your reviewer, where does he work these days [career] and did he rise because of you, i mean does such a course make one rise
  [benefits] tell me your plus points as if i were deaf to ads [price] then the price, as if i were not
  [benefits] kyu aau tumhare paas itne saare hote hue [perks] aur aane pe milega kya kya
  [benefits] what will it do for me that a library card won't [mentor] is a personal guide the thing
  [perks] do i get more than lectures [projects] and are real assignments from the trade part of that
  [perks] what is in the bag for those enrolling in @program [access] and may i keep the study stuff once it is over
  [perks] tell the full thali for @program [price] and the price of the thali
  [projects] would i build something on @skill that my own poultry farm can use [difficulty] and is that too ambitious for a dull fellow
  [projects] do i make a thing that runs [career] and may i wave that thing at interviewers
  [projects] ghar baithe project kaise hota hai, asli hota hai kya [tools] aur laptop kaisa lagta hai uske liye
  [number] @program has what number of hands on jobs [duration] and runs for what number of hours
  [number] topics in @program, just the tally [curriculum] and after that read them out
  [number] how many @skill guides do you employ [mentorTimes] and how often would i get a share of one
  [assessment] will there be marks out of hundred [accreditation] and does any board count those marks
  [assessment] i bunked every test in school, does @program have them [attendance] and do you notice who bunks the class itself
  [assessment] is what i build judged by someone [projects] and what is it that i build
  [certificate] does @program finish with some signed sheet [assessment] or only for those who clear a paper
  [certificate] shall i receive a scroll [houseRules] and should i wear a tie on zoom to receive it
  [certificate] will an ex prisoner like me be given the same paper as all others [placement] and would you help such a one find a job
  [accreditation] is @program known to any ministry [company] or at least is the firm a registered one with some years behind it
  [accreditation] does the @program paper count for a teacher's increment in zilla parishad [salary] and outside of that does @skill raise one's income
  [accreditation] who stands behind the @program certificate, you alone or some university too [benefits] and if you alone then what is so great about you
  [visa] i hold a refugee card from unhcr, am i allowed to study with you or do i need a permit [price] and is @program costly
  [visa] i want to emigrate to australia on points, does your course count [certificate] and what would i upload as evidence, is there a certificate
  [abroad] my boy is in kyiv studying medicine, can he tune in [language] he thinks in tamil by the way, is it taught in that
  [abroad] working on an oil rig off qatar, can rig people take part [besideWork] and can the study be fitted around 14 days on, 14 off
  [abroad] sitting in vancouver next to my mother's bed, would it work from here [mode] is all of it through a screen
  [abroad] london ki nagarikta hai meri, phir bhi le sakti hu kya [payment] aur pound me chukau kya
  [support] after @program do you people stay in touch and answer our doubts [otherPeople] and who from my city has joined
  [support] does one get stuck alone once you are paid and gone [unsaid] and is there somewhere to lodge a grievance
  [support] kya course ke baad ka koi adda hai seekhne walo ka [events] aur milna julna hota hai kya kabhi
  [houseRules] i will be nursing my baby, is a dark picture okay [mode] assuming that it is online at all, is it
  [houseRules] does one need to bring own lunch, chair, laptop, what [location] and bring it to which city
  [houseRules] am i allowed to chew paan in class [instructors] or is the teacher a strict one, who is he
  [unsaid] i am in a wheelchair of the mind, i mean dyslexia, is there any arrangement [assessment] and do written tests exist
  [unsaid] can my company put your lessons on its own training portal [price] and at what amount
  [unsaid] who keeps the copyright if i write a thing with @skill during @program [projects] and what do people usually write or make
  [unsaid] does a father get to know how his son is doing with you [attendance] and is turning up forced
  [future] have you something on @skill planned for next summer [demo] and could i try a bit of what runs now
  [future] aage kuch beauty parlour walo ke liye laoge kya [recommendation] warna abhi kya lu main
  [future] after @program is there going to be a part two [order] or is @program itself part two of something
  [transfer] if i get scared of @skill can i flee to the gentler course [difficulty] which by the way is the gentler
  [transfer] my cousin broke his leg after paying for @program, can his place become mine [correction] then the name on the form must be made mine too
  [transfer] can i freeze @program in april for my msc exams and thaw it in june [access] and would the notes be reachable in between
  [partnership] i am a freelance trainer in @skill from bhopal, will you take me [salary] and how much do people with such skill get in general
  [partnership] our ngo has sixty girls, could we run @program with you together [language] in odia if possible, is it taught in that
  [partnership] we are an hr consultancy and want to hire your passouts [placement] do you have a cell that gives such people to firms
  [partners] name me two manufacturers among your partners [projects] and what do they let students do
  [partners] do any of the big four sit with you [placement] and do they recruit from you
  [partners] kaun kaun si company ka haath hai aapke sar par [number] ginti bhi bata do total kitni
  [payment] my father wants to pay in cash at a counter, is there one [invoice] and he wants a pakka bill
  [payment] is any bank lending for @program [salary] and how big is the pay afterwards
  [payment] i am a minor, can mama's card be used [prerequisites] and is 17 old enough for @program
  [discount] what do you knock off for sports quota [seats] and are places open still
  [discount] we four widows of one self help group, any kindness in the fees [unsaid] and is there a class with ladies alone
  [discount] i teach in a govt school, does that shrink the bill [schedule] and is anything held during summer holidays
  [refund] plan b please, if it is not for me how do i recover my deposit [whoAreYou] and is that promised by a human or by you, what are you
  [refund] if batch mates annoy me and i walk out is my purse refilled [classSize] how many batch mates would there be
  [refund] in case you yourself call off @program do i get it back [start] for when is it fixed anyway
  [coverage] any whiff of @skill inside @program [instructors] and whose job is it to teach that bit
  [coverage] our factory lives on @skill, do you touch it [partners] and does any factory stand among your partners
  [coverage] do i bump into @skill in one of your courses [salary] people say it pays, how well
  [coverage] is @skill in the thing or not [tools] and if yes what do i install for it
  [coverage] kya @skill sikhate ho [language] aur kis bhasha me
  [curriculum] open the lid of @program for me, what is inside [assessment] and is one tested on it all
  [curriculum] i am told @program has everything, list the everything [number] and count the lessons
  [summary] paint @program in broad strokes [testimonials] then tell how people found it
  [summary] explain @program like to my dadi [benefits] and why dadi should send me to you of all
  [summary] what on earth is this @program business [trust] and is it a clean business
  [duration] will @program end before my lungs do, how many hours [price] and the bill
  [duration] clock hours of @program please [classSize] and the heads per class
  [duration] kitne ghante khayega @program mere [discount] aur kitna kam karoge mere liye
  [audience] at whom is @program thrown [besideWork] and do those people manage it with a day job
  [audience] is @program for folks like me who sweep the stage after plays [discount] and for folks with thin wallets is something cut
  [prerequisites] do marks matter for getting into @program [assessment] and do marks get handed out once in it
  [prerequisites] must i know @skill beforehand [mentor] or will someone bring me up to it privately
  [prerequisites] umar 63, chalega? [testimonials] koi meri umar wala pehle kar chuka ho to kya bola
  [codingNeed] i shiver at the sight of code, is @program full of it [refund] and if the shivers win do i recover my fee
  [codingNeed] which of yours needs no typing of programs [certificate] and does that one too end in a certificate
  [difficulty] i repeat everything five times before it sticks, would @program run too fast [recordings] or can i replay each class
  [difficulty] on a scale from idli to everest how tough is @program [support] and is there an after service for those who fell
  [recommendation] never went past accounts software, what should i take up [salary] and what does it pay people
  [recommendation] help me pick for my daughter who wants to make apps [future] or is something better for her on the way
  [recommendation] between @program and @program i swing like a monkey, where should i land [transfer] and may i swing again after landing
  [recommendation] i wish to move from testing to something with @skill, which [career] and does that carry my career up
  [compare] how is @program unlike @program [price] and which one bites less into the savings
  [compare] is @program only @program with sugar on top, how do they differ [access] and does one get lasting access in both
  [order] which of the lot should be eaten first [discount] and if i eat all does the price get gentler
  [order] may one jump straight to @program [prerequisites] and is a polytechnic diploma enough
  [count] how many dishes are on your menu [partners] and which companies have a finger in them
  [programs] list what is teachable at yours [abroad] and can a person in mombasa be taught
  [programs] what is there apart from {@program}, which my husband did [alumni] and can i talk to others who did those
  [schedule] is it held when the world sleeps [recordings] and if i sleep too is there a video
  [schedule] which evenings are eaten [attendance] and may i give a few of them a miss
  [start] when is the flag off [payment] and the toll, is it payable in bits
  [start] agli gaadi kab chhutegi [seats] aur seat bachi hai usme?
  [ending] in which month would i be let out [placement] and does work await me at the gate
  [deadline] how long is the door ajar [discount] and do the early ones get it for less
  [demo] one spoonful before i order the plate, possible? [refund] and after ordering can the plate be sent back for money
  [demo] can i eavesdrop on one lesson [instructors] preferably by the main teacher, who is that
  [register] what do i do to become yours [unsaid] and is there fine print i sign while at it
  [register] sign me in for @program [whoSees] and who will read what i put there
  [seats] are you houseful [classSize] and what is houseful, thirty or three hundred
  [formFields] what does the joining sheet want to know of me [privacy] and is it kept under lock and key
  [formFields] which boxes are to be filled [dataKept] and for how long do the filled ones stay with you
  [afterRegister] once the form flies off who lands on me, a call or a mail [decline] i would rather not have a call, thanks
  [myRegistration] is my wednesday form with you [correction] for i picked the wrong course in it and want that put right
  [myRegistration] my form, did it swim across to you [otherPeople] and has my colleague dinesh sent his too
  [invoice] my office refunds only against proper papers, do you issue such [payment] and can the office pay you straight
  [enterprise] thirty tellers of our cooperative bank need @skill, can you school them alone as one group [language] in kannada, is that how you can teach
  [enterprise] could there be a run of @program for our firm only [price] and the cost per skull
  [enterpriseMail] what should my letter on behalf of our 50 drivers contain [whoSees] and who all at your side will get to read it
  [onSite] we are on an island off kochi, do you send the teacher by boat [mode] or does all happen over the net
  [vendorPapers] legal wants your certificate of incorporation [company] and i want to know how long you exist
  [brochure] have you a leaflet for my notice board [benefits] with your strong points, which are those by the way
  [brochureContents] does the pdf name the fee [price] and if not, you name it
  [location] where does your banner flap [accommodation] and is there a bed to rent around there
  [street] landmark, floor, gate number please [houseRules] and can a wheelchair roll in
  [otherCity] is raipur too small for a branch of yours [mode] or can raipur people do it online
  [contact] is there an inbox where my long letter can go [dataUse] and will my address from it be used for adverts
  [phone] a number for my father who cant type [whoAreYou] or are you human enough to ring him
  [social] do you dance on instagram too [testimonials] and do old students say something there or elsewhere
  [about] what sort of creature is your organisation [company] and since when does it walk the earth
  [name] remind me of the name of this school [trust] and of any reason to trust it
  [events] are learners ever gathered for a show and tell [partners] and do partner firms attend, which are they
  [rival] a college next door teaches the same for half, defend yourself [benefits] and what gain is only at yours
  [launch] that thing that jumped on my screen, what day is it [recordings] and will it be kept on video
  [joinLaunch] how do i slip into the bootcamp session [price] and is there a ticket to buy
  [closeLaunch] take this big box away from my screen, how [cookies] and does the box leave cookies
  [launchProgram] the session in the box belongs to which course [instructors] and who hosts it
  [seats] is the bootcamp already full [otherPeople] and who are the lucky ones
  [phoneFormat] i have a botswana sim, does the form swallow it [abroad] and may botswana people study at all
  [-] uff this heat, [mode] so is it in an ac hall or from my own cot [houseRules] and may i attend in shorts
  [-] first time i am using such a chat so forgive my english, [language] is it needed for the class [whoAreYou] and am i writing to a madam
  [-] my neighbour's loudspeaker is killing me, [recordings] so can i watch class later when he sleeps [houseRules] and keep my mic shut in the live one
  [-] ok so listen na, [discount] is there diwali dhamaka on fees [refund] and is that money given back if plan changes
  [-] arre wah nice site, [company] kisne banayi hai ye company [future] aur aage kya plan hai, naye course
  [-] been reading your page since the pressure cooker whistled, [projects] does one build real stuff [mentorTimes] and how regular is the mentor call
  [tellsAboutSelf] bike mechanic, own garage, sangli, [career] what future would @skill give someone with black fingernails [price] and at what expense
  [tellsAboutSelf] choir teacher and mother of three, [attendance] i can promise only two of three evenings, would you throw me out [recordings] and does the third evening come as a video
  [tellsAboutSelf] i work nights at an airport counter, [besideWork] is there any hope i could do @program as well [tools] and could it be on the counter's old pc
  [tellsAboutSelf] sub inspector, posted in a naxal area, [whoSees] who at your end would know that i enquired [erasure] and how do i get it removed later
  [tellsAboutSelf] widowed at 38, back to studies after long, [difficulty] will the others leave me behind [mentor] or is some elder there for me alone
  [tellsAboutSelf] i breed goldfish and sell online, [benefits] what can you do for a chap like me that others cannot [certificate] and is there something to show at the end
  [tellsAboutSelf] patent clerk here, [unsaid] who holds the rights on what i invent in @program [dataUse] and what use is made of what i enter in your form
  [tellsAboutSelf] second year law, [privacy] kindly point me to your data policy [chatDetails] and say if this conversation is retained
  [tellsAboutSelf] i sell phone covers outside the station, [payment] can i give you 100 rupees a day [trust] and will you still be there on day hundred
  [tellsAboutSelf] kerala nurse in riyadh, four days off a month, [abroad] is somebody like me acceptable from here [schedule] and on which days do you hold it
  [tellsAboutSelf] chess coach, 52, grey, [prerequisites] any upper limit of years [classSize] and how many youngsters would surround me
  [tellsAboutSelf] i do crochet and teach it too, [partnership] could i hold a class under your roof [instructors] and who teaches there at present
  [price] not {the duration} silly, the fee [deadline] and till which day is entry open
  [instructors] {how many} you told, now who are they [mentor] and will one of them be mine alone
  [access] skip {the live part}, are the handouts mine afterwards [support] and is somebody reachable afterwards
  [certificate] {it is recognised} great, but do i get it for @program as well [assessment] and is it given without any test
  [salary] no not {stipend}, i mean the monthly pay in a job later [alumni] and can a former student confirm it to me
  [dataKept] {why you need it} is clear to me, till when you need it is not [whoSees] nor who looks at it
  [chatDetails] {my form} is one thing, but these messages here, do you store them [whoAreYou] and are you the one who stores them, what are you
  [transfer] i don't want {a refund}, i want to give my place to my sister [correction] and get her name in the form instead of mine
  [mode] {zoom} or anything i don't care, is it from home, yes or no [tools] and what gadget do i need
  [company] {the city} i know, the year you opened i don't [number] nor how many trainers you keep
  [partners] besides {the startup on your page} which other companies are with you [projects] and what work do they give learners
  [discount] ok ok {25k} i heard, can it be brought down [payment] and what remains, can that go in parts
  [testimonials] enough of {your promises}, what do learners say [quotes] one line in their own words please
  [language] {telugu} would be dream, hindi is okay, so which is it [schedule] and mornings or nights
  [support] no no, not {during}, after it is all over, who helps [access] and are videos and notes still there
  [attendance] {cameras} aside, is one forced to be there daily [houseRules] and can i drink tea while being there
  [visa] {fees} later, first tell if i, a kenyan, must have a permit [abroad] or if i can simply do it sitting in kisumu
  [future] {data science} you don't have i see, is it coming [programs] and what do you have instead
  [career] other than {a job}, what does @program do for my standing [perks] and what do i receive physically
  [privacy] {cookies} i switched off, but are names and numbers safe with you [erasure] and can mine be deleted when i say so
  [cookies] never mind {the form}, does plain reading get recorded [chatDetails] and does chatting
  [placement] i've no need of {a portfolio}, do you get people hired yes or no [company] and how many batches did you already run
  [mentorTimes] {that i get a mentor} i know from my friend, when do we meet and how long [support] and is he gone after the course or is there other help
  [perks] {classes} of course, but what else [price] for that fee, which is how much by the way
  [tools] do i have to rent some cloud or gpu for @skill [price] and is that on top of what @program itself comes to
  [tools] what all lives on the laptop of your average pupil [perks] and is some of it a gift from you
  [tools] bina laptop ke sirf mobile pe @program ho sakta hai [recordings] aur video mobile pe dobara dekh paunga?
  [tools] linux walla hu, penguin chalega kya aapke yahan [mode] aur sab kuch net pe hi hota hai na
  [quotes] what praise is printed about you, say it aloud to me [trust] and how do i know it is not bought
  [quotes] word to word, what does the person from data field claim [number] and in total how many projects did such learners do
  [partners] who supplies the live problems for @program, company names please [unsaid] and are we made to sign secrecy for them
  [partners] kis kis company se haath milaya hai [partnership] hamari bhi ek company hai, humse milaoge?
  [visa] i'm on a dependent stamp here in chennai, from manila, do i break a law by joining [certificate] and would i receive the same certificate as others
  [visa] does @program lead to some work permit abroad [salary] and to what kind of wages
  [benefits] why bother with you when i could simply marry rich [career] and does @program truly lift a working woman
  [benefits] in what way are you a better bet than a correspondence degree [accreditation] is there at least some official backing
  [assessment] will i be grilled on @skill weekly or only on the last day [mentorTimes] and do i see the mentor before each grilling, how often is that
  [assessment] kya aakhir me koi imtihaan hai [certificate] aur fail hue to bhi praman patra dete ho?
  [future] have you thought of something for the visually impaired one day [houseRules] and can we sit in the present classes with screen readers
  [future] you had said @skill would come, is it still on its way [dataKept] and is my enquiry from then still with you or gone
  [partnership] i would like to be a mentor in your @program, i have done @skill for nine years [mentorTimes] how many hours a week do mentors give each pupil
  [partnership] our bookshop could keep your booklets on the counter for a fee [brochure] and may i see the booklet once
  [career] in what direction does @program push a man, tech or managing [placement] and is there a push into an actual vacancy
  [career] my relatives call me khali dimag, will @program fill my profile [testimonials] and did it fill that of others, what do they tell
  [projects] at my viva they want a working prototype, would @program leave me with one [mentor] and does some expert check it on the way
  [projects] @skill me kaam asli companiyo ka milta hai ya kitabi [salary] aur us kaam ke baad tankhwah kitni milti hai bazaar me
  [mode] i live where the bus comes twice a day, do i have to travel to you [language] and will anybody there speak santali or at least easy hindi
  [classSize] shy people drown in big lots, how big is yours for @program [transfer] and could i be moved to some smaller lot
  [bored] just woke up from nap and surfing [count] how many courses do you guys even have
  [bored] fought with my manager again, fed up [besideWork] can i do @program without resigning, for now
  [bored] waiting outside my kid's tuition, nothing to do [discount] is there any mothers' concession
  [whoAreYou] oye, who is on duty at this chat tonight [payment] and can he take my upi right away or how do i pay
  [alumni] which firms now employ those that once did @program [salary] and on how many lakhs
  [alumni] let me talk with one who failed, not only with the shining ones [refund] and did he see his fees again, i mean do such people
  [attendance] will @program forgive a man who faints every fasting day [recordings] is the class there for viewing after iftar
  [correction] your list calls me a fresher, i have 20 years behind me, change that [dataUse] and what do you do with such info anyway
  [support] who do alumni of @program run to when @skill changes every month [access] and do the notes stay open to them
  [number] the exact head count of your mentors please [instructors] and where did those teachers work before
  [otherPeople] is the collector's wife doing @program as people claim [classSize] and how many sit with her
  [chatDetails] is my rant of this morning still with you [erasure] and how may i get my name and mail out of your hands
  [abroad] flying to seoul for two years of phd, does @program go along [visa] and for a korean friend of mine who comes here, is a study permit needed
  [houseRules] will there be breaks for my insulin [duration] and how long in all is @program
  [unsaid] can i see the contract of joining before, my uncle reads such things [discount] and can he haggle a bit on the price
  [payment] what if i send you the money by moneyorder, postman style [afterRegister] and when do you ring me back then
  [trust] who guarantees that @program even happens [unsaid] and what am i owed if it is scrapped
  [access] aaj se paanch saal baad bhi @program ki file khulegi kya [erasure] aur mera khud ka data mitwa sakta hu kya usse pehle
  [mentor] would the guide read my ugly sql and say why it is ugly [tools] and what must i install on my side for it
  [dataKept] for what stretch of time are we aspirants kept in your books [decline] and no please, no newsletter for me
`;
