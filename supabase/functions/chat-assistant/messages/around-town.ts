/** Everybody in a town asks a chat on a phone what it is not for, often in words that a school has too. As messages/all.ts says. */
export const aroundTown = `
  [offTopic] phone fell in the bucket, not switching on since morning
  [offTopic] MCB keeps tripping whenever geyser and mixer run together
  [offTopic] which wire gauge for a 1.5 ton AC, 2.5 sq mm or 4
  [-] beta i am from the flat upstairs, [offTopic] your water tank is overflowing on my clothes again
  [offTopic] write ten lines on my school for class 4
  [offTopic] solve 3x + 7 = 22 with steps
  [tellsAboutSelf] i have two acres near Warangal, [offTopic] how much urea per acre for paddy after transplanting
  [offTopic] kapas me gulabi sundi lag gayi hai kaunsi dawa chhidku
  [offTopic] customer ka cheque 'signature differs' likh ke wapas aaya, dobara daal sakte hain ya naya lena padega
  [offTopic] mehendi artist in Kukatpally who comes home for two brides on the 14th
  [offTopic] 80 kilo ka banda hu roz kitna protein khau body banane ke liye
  [offTopic] makaan malik deposit ke 60000 daba ke baitha hai painting ke bahane
  [-] reports came today, [offTopic] creatinine 1.9 is it dangerous
  [seats] is there a seat left for @program or should I wait for the next round
  [offTopic] PNR shows WL 14 in 3AC, any chance it confirms by tonight
  [offTopic] Elden Ring me Malenia pe do hafte se atka hu bhai trick bata
  [offTopic] Tirupati 300 rupees darshan ticket kab khulega february ka
  [offTopic] what do I answer when the TCS HR asks why a gap of two years
  [offTopic] NullPointerException at line 88 of our billing service only in production
  [offTopic] GSTR-3B late fee for nil return, how much per day
  [offTopic] gaadi ghar pe khadi thi phir bhi overspeeding ka 1000 ka challan aa gaya
  [offTopic] my toddler eats only curd rice, nothing else, for ten days now
  [offTopic] should I shift from regular to direct mutual funds
  [offTopic] rajma bhigona bhool gayi raat ko, ab jaldi kaise gale
  [offTopic] OCI card got torn, San Francisco consulate is not picking up the phone
  [-] hello there, [offTopic] who won yesterday's match RCB or CSK
  [offTopic] explain the doctrine of basic structure in 250 words with two cases
  [offTopic] life certificate kaise jama kare ghar baithe, pension ruk gayi hai
  [offTopic] kirayedar june se paisa nahi de raha upar se tala bhi badal diya
  [offTopic] is it wise to buy solana now or wait for a dip
  [offTopic] compose four lines on rain over Charminar, sad but not too sad
  [offTopic] name of that film where Irrfan gets the wrong lunchbox
  [offTopic] Zomato refund of 430 still pending and their chat just loops me round
  [offTopic] how do I get a duplicate 10th marksheet from Bihar board
  [refund] if my transfer order comes in the middle of @program does the money come back
  [offTopic] Aadhaar mein mobile number badalna hai appointment kahan se lu
  [offTopic] DL pichhle saal khatam ho gaya, phir se learning banega ya seedha renewal
  [offTopic] book two tickets for Pushpa at Prasads, evening show, middle rows
  [offTopic] convert 1450 square feet into guntas
  [offTopic] Swiggy delivery boy left the parcel with the wrong house
  [offTopic] my BYJU'S course instalment is still being cut though we cancelled in March
  [offTopic] what's the capital of Burkina Faso
  [-] long day, sorry for this, [offTopic] can you tell me a bedtime story about a clever crow [duration] and also how many hours the managers' program takes
  [offTopic] SBI YONO app says device not registered, I changed my handset
  [offTopic] pet me gas banti hai roz raat ko koi gharelu nuskha
  [offTopic] draft a leave application to the principal for my sister's wedding
  [offTopic] need a room for two nights near Secunderabad station under 1200
  [price] {not the hostel fee}, what must one pay for the app wala course
  [offTopic] silai machine mote kapde pe taanka chhodti hai
  [offTopic] Is Kashi Vishwanath closed during grahan?
  [offTopic] he said he would call after the first date and has not for nine days, should I text
  [offTopic] kal school ki chhutti hai kya baarish ki wajah se
  [offTopic] gali ka transformer phat gaya, TSSPDCL wale phone hi nahi uthate
  [offTopic] tell me 5 baby names starting with Va, boy, not too old fashioned
  [offTopic] CA Inter form correction window, is it over
  [offTopic] LIC agent April me cheque le gaya bond aaj tak nahi mila
  [offTopic] who is leader of opposition in Rajya Sabha now
  [certificate] that paper at the end, will my name be printed on it
  [offTopic] EMI on 35 lakh at 8.6 for 20 years please calculate
  [offTopic] Python ka matlab hindi me kya hota hai woh saanp wala, zehreela hai kya
  [offTopic] a snake in our backyard since evening, whom to call in Medchal
  [offTopic] how many overs can one bowler bowl in a T20
  [-] ok so my cousin is getting married in december and everyone wants me to speak, [offTopic] write me a funny toast of one minute
  [offTopic] Ola cab driver charged waiting fee for his own lateness and support keeps closing my ticket
  [offTopic] kya thyroid ki goli chai ke saath le sakte hain
  [offTopic] FASTag recharged twice, balance not showing
  [offTopic] income certificate application rejected at MeeSeva without any reason written
  [offTopic] git push keeps getting rejected non-fast-forward on our release branch, manager is waiting
  [instructors] your teachers, are they from industry or from colleges
  [offTopic] squat karte waqt ghutna kat kat bolta hai, kal leg day hai kya karu
  [offTopic] jaggery kharab hone se kaise bachaye barsaat me
  [offTopic] train 12723 kitne baje pahunchegi delhi aaj
  [offTopic] what should I charge as rent for a 2BHK in Miyapur, third floor no lift
  [offTopic] hostel warden won't let us out after 7 is that even legal
  [offTopic] PF transfer claim rejected because date of exit missing, old company has shut down
  [offTopic] Netflix password sharing, what is the rule now
  [offTopic] mere paas 5 lakh hai FD karu ya gold loon
  [-] Namaste, [tellsAboutSelf] I retired from BHEL in 2019 [offTopic] and want to know if EPS 95 minimum pension was raised
  [offTopic] my Instagram got hacked and the fellow is asking my friends for money
  [coverage] do they go into multi-agent stuff in any of your courses {I don't mean estate agents}
  [offTopic] meaning of sonder
  [offTopic] thand me bike start nahi hoti, kick bilkul free chal rahi
  [offTopic] which passport office slot opens fastest, Ameerpet or Tolichowki
  [offTopic] anyone there? the lift in Block C is stuck with my mother inside
  [offTopic] I ordered a red saree for 2,799 and got a green dupatta, Meesho wants an unboxing video which I obviously never took
  [offTopic] safed shirt se haldi ka daag kaise hatau
  [offTopic] mam assignment ka answer bhej do history chapter 3 ka
  [offTopic] ration card me bahu ka naam kaise jode
  [demo] can I sit in one class free before I decide, [-] my karate sir allows that
  [events] hackathon wagairah karate ho kya {cricket wala nahi}
  [offTopic] paanchve mahine me papita kha sakti hu kya
  [offTopic] electric scooter subsidy has not come to my account after 7 months
  [offTopic] draw a family tree for me with four generations
  [offTopic] why is the sky orange since five o'clock
  [offTopic] what rank do I need in EAMCET to get CSE at CBIT [besideWork] and would your forty hour course fit next to a night job
  [offTopic] NEET ka admit card site phone me khulta hi nahi
  [offTopic] gym trainer took six months' fee and the gym closed in two
  [offTopic] kutte ne kaat liya bachche ko, kitne injection lagenge
  [offTopic] please tell your opinion on one nation one election
  [offTopic] how do I fill the PAN form if my father has no surname
  [formFields] what must I write in your form {not the passport one}
  [offTopic] translate 'happy anniversary my dear wife' into Urdu
  [offTopic] got a parking ticket at the mall even though I had validated
  [offTopic] fridge neeche thanda nahi karta aur freezer me baraf hi baraf
  [offTopic] kab aayega PM Kisan ka paisa is baar
  [offTopic] I deposited 10,000 in the ATM, machine hung, slip came out blank [start] then tell me when the next round of yours begins
  [offTopic] what is 18 percent of 46,350
  [offTopic] CIBIL dropped 70 points after I closed a credit card, why
  [offTopic] shaadi ka blouse do inch tight aaya hai, darzi phone nahi utha raha
  [seats] I saw the number 25, is it still that many left
  [offTopic] creatine workout se pehle ya baad me
  [offTopic] Is rent agreement of 11 months enough for gas connection
  [-] doctor's clinic is shut on sunday so asking here, [offTopic] fever 103 not coming down with dolo
  [offTopic] Air India rescheduled my flight by 14 hours and offers a voucher instead of money
  [offTopic] BGMI id ban ho gayi bina kisi hack ke, appeal kaise kare
  [offTopic] Shirdi aarti booking online how many days ahead
  [tellsAboutSelf] 8 saal ka experience hai mera logistics me, [offTopic] Delhivery me hub manager ki vacancy hai kya
  [offTopic] Jenkins pipeline passes locally yet fails at the docker login step in our office
  [offTopic] hsn code for steel utensils
  [offTopic] check post pe police ne RC rakh li, wapas kaise milegi
  [offTopic] baby is 14 months and not walking, do I worry
  [duration] exactly how many hours does the one for engineers run {not the working hours of your office}
  [offTopic] SIP of 5000 for 15 years at 12% comes to how much
  [offTopic] upma turning lumpy every single time
  [offTopic] Indian consulate in Houston wants notarised form and also original, notarised where
  [offTopic] was that a no ball or not, honestly
  [offTopic] Laxmikant or NCERT first for polity
  [offTopic] my father's pension slip shows commutation deducted even after 15 years are over
  [offTopic] brokers in Gachibowli ask two months' brokerage, can I refuse
  [offTopic] lost my seed phrase, is there any way back into the wallet
  [offTopic] rhyme for orange
  [offTopic] who sang the title track of Kal Ho Naa Ho
  [-] please please reply fast, [offTopic] train leaves in 20 mins from Kacheguda and platform not announced
  [offTopic] Amazon delivered bol raha hai par watchman bolta kuch aaya hi nahi
  [offTopic] voter id form 8 kaise bhare address change ke liye
  [tools] will my nephew's old i3 laptop with 4 GB manage what you do in class
  [offTopic] typing speed certificate from which centre is accepted by SSC
  [offTopic] compare iPhone 15 and Samsung S24 for camera
  [offTopic] AC wale kamre me dosa ka ghol phoola hi nahi
  [offTopic] a two-wheeler agent at RTO is asking 3500 for the licence, real fee please?
  [offTopic] naye ghar me vastu ke hisab se kitchen kis disha me ho
  [offTopic] I want to complain against Dr Lal lab, they mixed up my sample with somebody else's
  [offTopic] Swap two numbers without third variable in C
  [offTopic] good dentist near Dilsukhnagar, root canal under 5k
  [register] put my name down for @program please
  [offTopic] our colony WhatsApp leader has put everybody's phone number on a poster, can he do that
  [offTopic] recommend a detective novel that isn't Agatha Christie
  [offTopic] can you find out if LPG subsidy was credited on my account
  [offTopic] 16 ka cube root
  [offTopic] Which team will take the Ranji trophy this season you think?
  [offTopic] daughter's school bus driver drinks, to whom do I report [future] also have you got something for kids of 12
  [offTopic] sir mera exam centre Siliguri me aa gaya hai railway group d ka, change ho sakta hai kya
  [offTopic] income tax notice 143(1) came for 2,340 rupees difference
  [offTopic] baarish ke baad borewell se matmaila paani aa raha
  [offTopic] make me a monthly budget, salary 42k, rent 14k, two kids
  [language] Telugu me samjhayenge kya class me ya sirf angrezi
  [offTopic] Uber took toll of a road we never drove on
  [offTopic] how far is Yadadri from Uppal by bus
  [offTopic] kidney stone 6 mm, does barley water help
  [offTopic] my ex keeps making new ids and messaging me, how do I stop her
  [offTopic] send me the lyrics of Vande Mataram, all stanzas
  [offTopic] BookMyShow ne do baar paisa kaata, ticket ek hi aayi
  [offTopic] kal bank band hai kya Telangana me
  [offTopic] 30 crates of tomato lying here, mandi rate 4 rupees, what do I do with them
  [offTopic] spring boot app won't start port 8080 already in use
  [-] even the tent house takes half first, [payment] can I pay half now and the rest when classes begin
  [offTopic] typhoid ke baad baal bahut gir rahe hain
  [offTopic] kirana dukaan ka visiting card banwana hai, design dikhao
  [offTopic] Coorg in june good idea or leeches everywhere
  [-] the security man told me to use this chat, [offTopic] is the society clubhouse free on sunday for a naming ceremony
  [offTopic] bijli ka bill 9000 aaya hai do pankhe aur ek tv ka, kaise ho sakta hai
  [offTopic] what's the punishment for driving without insurance
  [offTopic] my Duolingo streak vanished though I did the lesson at 11.50
  [offTopic] suggest a five minute magic trick for a birthday
  [offTopic] how do NRIs register a marriage done in a temple
  [offTopic] essay on climate change for IELTS, band 7 level, 260 words
  [offTopic] where to get a succession certificate after my father's death
  [mode] do you people teach over Zoom or must one climb stairs to a classroom
  [offTopic] how many calories in two idlis with coconut chutney
  [offTopic] speak truth, is marriage worth it
  [offTopic] aaj sone ka bhav kya hai hyderabad me [programs] aur aapke paas kaun kaun se course hain
  [offTopic] LinkedIn keeps asking for premium just to see who looked at me
  [offTopic] AC ke bahar wale unit me kabutar ne ghosla bana liya
  [offTopic] wanted to ask Flipkart why my exchange phone was valued 0 at the door
  [tellsAboutSelf] I am a bank clerk in Nizamabad [offTopic] and an old lady's FD nominee is dead, what papers do I take from her [audience] also for whom is @program meant
  [offTopic] mixer jar leaking from below
  [offTopic] temple ki parikrama ulti kyun nahi karte
  [offTopic] what does the fox say
  [offTopic] Mac pe Excel kholte hi gola ghoomta rehta hai
  [offTopic] which mutual fund app has no hidden fee [price] and what's the fee of @program
  [offTopic] house owner says bachelors not allowed after signing the agreement
  [schedule] evening batch hai kya, [tellsAboutSelf] main dukaan 7 baje band karta hu
  [offTopic] 5 marks question: difference between mitosis and meiosis
  [offTopic] power of attorney from Dubai for selling a plot in Guntur, what's the process
  [offTopic] I slipped in the metro station and they say file an online form, which form
  [offTopic] dream11 team for tonight
  [offTopic] ghar pe chuha bahut ho gaye hain
  [offTopic] do black cats actually bring bad luck
  [offTopic] Prove that root 2 is irrational
  [offTopic] Cult refuses to pause my membership though I've a fracture
  [offTopic] wife's name spelt wrong in marriage certificate, registrar office says come after 15 days each time
  [offTopic] hotel in Goa took advance and now says no such booking under my name [deadline] meanwhile till which day can one join yours
  [offTopic] mujhe shayari likh do jisme meri biwi Rukhsana ka naam ho
  [offTopic] ceiling fan makes tak tak sound at speed 5
  [certificate] will there be some proof at the end I can frame next to my wedding photo
  [offTopic] Redbus cancelled my sleeper seat at midnight and returned only 60 percent
  [tools] can I follow along on my tablet or is a laptop needed [offTopic] also which tablet is good under 20k for my son's NCERT books
  [offTopic] Gruha Lakshmi form kahan milega
  [offTopic] Golconda me photo ke liye subah jaye ya shaam ko
  [offTopic] cooker ki seeti nahi aati, bhaap side se nikal jaati hai
  [-] my mother in law is turning 60, [offTopic] what gift under 3000 that isn't a saree
  [offTopic] ESIC card number bhul gaya, office wale bhi nahi bata rahe
  [offTopic] bakri mangalwar se khaans rahi hai chara bhi nahi kha rahi
  [phone] is there any number where a human talks, [-] I am tired of pressing 1 for Hindi
  [offTopic] two shirts came back from the laundry with iron burns, he offers 100 rupees
  [offTopic] teach me to tie a tie in words
  [offTopic] flight from Muscat lands 2 am, is prepaid taxi running at that hour
  [offTopic] credit card ka joining fee wapas karwana hai HDFC se [discount] aur aapke yahan students ko kuch kam hota hai kya
  [offTopic] does the RTO give a license to someone with one eye
  [offTopic] which is heavier, a kilo of gold or a kilo of cotton lol
  [offTopic] nagarjuna sagar gates open hain kya aaj
  [offTopic] HR at my old firm won't issue a relieving letter as I left before 90 days
  [attendance] if my harvest falls in that week is it a problem to miss two of the sittings
  [offTopic] 12V battery of inverter finishing in twenty minutes
  [offTopic] kids tearing each other's hair in the car, game ideas for six hours
  [offTopic] pls check if my speed post RM448812345IN has reached Chennai
  [offTopic] Byomkesh or Feluda?
  [offTopic] how do you beat level 365 in Candy Crush
  [offTopic] send the answer key of SSC CGL tier 1 set B
  [-] I got cheated by a crypto course once, [trust] so how do I know you people are real
  [offTopic] mere gaon me Jio ka network sirf chhat pe aata hai
  [offTopic] I quit smoking eleven days ago and my hands shake
  [offTopic] what would Gandhi say about reels
  [offTopic] flat registration charges in Rangareddy on 62 lakhs, woman buyer
  [-] ok one thing before lunch, [offTopic] who invented the zip [count] and how many programs have you got in total
  [offTopic] Nodal officer of Paytm ka email do, paisa fas gaya hai
  [offTopic] remove background noise from a voice recording, some free app
  [offTopic] my sister in Leicester needs her degree certificate apostilled from here
  [offTopic] can a tenant deduct the plumber's bill from rent
  [-] in our tuition it is sixty, [classSize] how many people sit with one teacher at a time with you
  [offTopic] doctor ne MRI likhi hai, kahan sasta hoga
  [offTopic] groundnut oil rancid after one month, is it adulterated
  [offTopic] Optional subject: sociology vs anthropology for a science graduate
  [offTopic] a monkey took my spectacles at the temple, real story, and the shop says new frame 4500
  [offTopic] chess me castling kab nahi kar sakte
  [offTopic] Which bank gives the best rate for senior citizen deposits right now
  [offTopic] Rapido captain came without helmet and app charged a cancellation fee to me
  [offTopic] kubernetes pod stuck in CrashLoopBackOff after yesterday's config change at work
  [offTopic] how did Byju Raveendran lose it all
  [offTopic] sankranti ko gaon jane ki special bus kab se
  [assessment] does one have to sit an exam like in college at the end of yours
  [offTopic] Vi porting code expired before the shop could use it
  [offTopic] padosi roz shaam ko plastic jalata hai
  [offTopic] GPA 8.2 into percentage for JNTU
  [tellsAboutSelf] bride here, wedding on 9 feb, [offTopic] what skin routine should I start now
  [offTopic] is there any rule on how many cylinders a small hotel may keep
  [offTopic] got a message that I won a Tata Safari, is it real
  [offTopic] Coursera charged me for the second month though I cancelled the trial on day six
  [offTopic] lyrics samajh nahi aaye, 'kun faya kun' ka matlab kya hai
  [tellsAboutSelf] I run a medical shop and file GST, [invoice] so would your bill carry my number
  [offTopic] wall has damp patch shaped like Sri Lanka, growing
  [offTopic] how much notice must I give the maid legally
  [offTopic] water heater 3 litre vs 15 litre for bathroom of two people
  [offTopic] mummy ka BP 170/100 hai goli khane ko taiyar nahi
  [offTopic] please reserve a table for seven at Paradise, Sunday 1 pm
  [offTopic] EPFO passbook site under maintenance for three weeks, joke going on [placement] any job help from your side after the course?
  [offTopic] fishing rod for beginners
  [offTopic] ICSE me chemistry ka practical kitne number ka hota hai
  [offTopic] Sensex aaj itna kyun gira
  [offTopic] a colleague takes credit for my team's work in front of the VP, what to do
  [offTopic] my farm's pattadar passbook has the wrong survey number
  [start] which month would I be starting if I sign today
  [offTopic] son's football coach benches him every game because I complained once
  [offTopic] how to whistle with two fingers
  [offTopic] any side effect of taking ashwagandha daily
  [offTopic] Kedarnath helicopter ticket site throws error at payment and the seats are gone by then
  [offTopic] Nithin movie dialogue for birthday caption chahiye
  [offTopic] CCTV company installed four cameras, two are dead and their agent has blocked me
  [offTopic] what is stamp duty on gift deed from father to daughter
  [-] kya bataun yaar din kharab hai, [offTopic] traffic police ne gaadi utha li Ameerpet se, kahan milegi
  [contact] whom do I mail when I have a doubt {not Google}
  [offTopic] scholarship from the state for minority students, last date please
  [offTopic] chicken paanch ghante fridge ke bahar reh gaya, khau ya phenku
  [offTopic] Python tutorial video on YouTube keeps buffering, is it my router [curriculum] anyway what topics does the agent one go through
  [offTopic] amrood ke bagaan me phal makkhi lag gayi
  [offTopic] how do I register a trade mark for my pickle brand
  [offTopic] give me a riddle nobody can solve
  [offTopic] mutual divorce takes how many months
  [offTopic] cousin from Nepal lost his passport in Begumpet, embassy open on saturday?
  [offTopic] I was told at the counter that my Ayushman card has somebody else's photo
  [offTopic] Ganesh ji ko tulsi chadha sakte hain kya
  [offTopic] why does India not use DRS in the Ranji group games
  [offTopic] PUC certificate expired, fine kitna lagega
  [company] how old is your institute and who is its head
  [offTopic] my laptop's hinge broke and HP says not in warranty, customer induced damage they call it
  [offTopic] what to write on a card for a teacher who is leaving
  [offTopic] half of my wheat lodged in the wind, will PMFBY pay
  [offTopic] Hostel mess me keeda nikla, FSSAI me complaint kaise
  [offTopic] need the exact time of moonrise on Karva Chauth in Pune
  [offTopic] trading app hung during expiry and I lost 38,000, can I claim [access] {not the app}, for how long do I keep your study material
  [offTopic] is the Mahabharata set really from 1988
  [offTopic] squats hurting lower back
  [tellsAboutSelf] I'm an insurance agent with much free time, [partnership] may I bring you learners for a commission
  [offTopic] why my sourdough smells like nail polish [summary] and tell me a bit about @program
  [offTopic] KBC registration ka number kya hai
  [career] what would I have in hand to show an employer once done
  [location] which town are you people sitting in
  [offTopic] recharge of 299 done twice by mistake, Jio not giving back
  [-] my son left his bag in the auto, [offTopic] how can I trace the driver without a number
  [tellsAboutSelf] I only passed tenth and run a cycle shop, [prerequisites] may I join
  [offTopic] FIR online ho sakti hai kya mobile chori ki
  [offTopic] a good name for a bakery in Warangal
  [offTopic] can you tell what the vet meant by tick fever
  [offTopic] Kindly inform the last date for advance tax second instalment
  [offTopic] the wedding hall wants 40% cancellation though we gave five months' notice
  [refund] say I pay and then the doctor puts me on bed rest, is my fee lost
  [offTopic] roommate mera khana kha jata hai aur mukar bhi jata hai
  [offTopic] my learner's test failed on question about hand signals, how soon may I retake
  [offTopic] excel me vlookup #N/A de raha hai jabki value saamne dikh rahi hai
  [offTopic] Sachin or Kohli, and no diplomatic reply [compare] then tell me the difference between the two developer courses
  [offTopic] which documents for a minor's passport if the father is abroad
  [offTopic] rose plant leaves with black spots
  [offTopic] PhonePe sent 5000 to a stranger because one digit was off
  [offTopic] yaar GTA V crash ho jata hai load hote hi
  [offTopic] i feel a lump behind my ear
  [offTopic] calculate gratuity for 11 years 7 months, last basic 38,400
  [offTopic] how is Araku in the second week of November
  [location] do you have your own place in Hyderabad [offTopic] and does bus 216 still go from Koti to Lingampally
  [offTopic] MPPSC ka form bharte hue category galat chun li
  [offTopic] water purifier man changes a filter every visit and bills me 2,800
  [offTopic] set an alarm for 5.30
  [offTopic] translate this to Marathi: the shop is closed on Monday
  [offTopic] mother's hearing aid whistles in the temple, embarrassing for her
  [number] the live projects you advertise, is it two or five or what
  [offTopic] are electric cars a joke in our summers
  [offTopic] do bhai ek makaan, papa vasiyat likh ke nahi gaye
  [offTopic] just tell me a joke about engineers
  [offTopic] SBI clerk mains ka result kab tak
  [-] I'm typing from the hospital corridor, [offTopic] insurance TPA rejected cashless saying waiting period, but policy is four years old
  [offTopic] mast wala romantic gaana suggest karo sangeet ke liye
  [offTopic] when is the next eclipse visible from Chennai
  [offTopic] should I invest in a plot at Shadnagar or gold
  [offTopic] name the river on which Nizam Sagar stands
  [payment] do you take UPI or must one go to the bank counter
  [offTopic] amma fell asleep with gas on, how do I fit an auto cut-off
  [offTopic] why am I always seated by the toilet on IndiGo [seats] btw seats for the bootcamp, are they gone?
  [offTopic] teeka lagne ke baad gaay ne doodh dena band kar diya
  [offTopic] ghar ka naksha pass karane ke liye GHMC me kitni fees
  [offTopic] how do people whistle podu in the stands so loudly
  [offTopic] threading and facial at home near Malakpet, who comes on sundays
  [offTopic] Redmi stuck on logo after update
  [offTopic] my aunt wants to know if she can wear a nose ring for the MRI
  [offTopic] Flipkart's delivery agent asked for OTP before handing over the box and ran
  [mentor] would one person guide me all along or do I sit in a crowd with my doubts
  [offTopic] need a poem for a retirement function, bank manager, loved cricket and puns
  [offTopic] Hyderabad to Hampi by car how many hours
  [offTopic] Divya Desam list me se Andhra me kaun se hain
  [offTopic] who plays the villain in Vikram
  [offTopic] Zerodha me nominee kaise add karu
  [offTopic] berozgari bhatta ka portal khulta hi nahi
  [offTopic] my neighbour's tree drops leaves in our tank
  [cookies] does your page follow me around like that shoe website does
  [offTopic] how to get the smell of fish out of a fridge
  [offTopic] Physics Wallah batch access ended two months before my exam, they say read the terms [access] does yours end like that too
  [offTopic] is a hand loan of 2 lakh in cash illegal
  [offTopic] 9 year old afraid of the dark
  [offTopic] my bus pass application says photo not clear four times
  [offTopic] tell me about yesterday's earthquake in Assam
  [offTopic] hum log cricket team bana rahe hain, jersey kaha se sasti milegi
  [offTopic] beti ki shaadi 12 saal baad hai, paisa kahan jodu
  [offTopic] the photographer isn't handing over our wedding album, he has been paid in full
  [offTopic] what counts as a leap year
  [offTopic] docker desktop eats all my ram at work
  [-] between a gym membership and learning AI I chose AI, [recommendation] so which of yours do I take
  [offTopic] kaju katli sticks to the plate, sugar too much?
  [offTopic] old 500 notes found in grandfather's trunk
  [offTopic] notice period buyout amount, 60 days, CTC 9.6 lakh, how much will they cut
  [offTopic] drone license for wedding shoots
  [offTopic] shani dev ko tel kab chadhana chahiye
  [offTopic] Write a Python program to print a pyramid of stars, it's for my practical record
  [coverage] does the forty hour one teach Python from zero [offTopic] and which python book is there for class 11 CBSE
  [offTopic] I swallowed a chewing gum
  [offTopic] my US bank asks for an Indian address proof in English only
  [offTopic] Vodafone office on Road No 12, till when open
  [offTopic] Tank Bund pe chain kheench ke le gaye, police bolti hai camera nahi tha
  [offTopic] what are the rules for carom queen covering
  [offTopic] bua ki beti ki shaadi hai kya gift du 2000 tak
  [tellsAboutSelf] I drive a school van mornings and afternoons, [besideWork] could I still manage @program
  [offTopic] ultrasound centre asked for my Aadhaar, necessary?
  [offTopic] dhaan kendra ne 40 bori ka paisa november se nahi diya
  [offTopic] HDFC credit card late fee charged though autopay was on
  [offTopic] can you sing
  [-] sorry to bother, my husband is in Doha, [offTopic] can he sign the school admission form by scan [abroad] and may somebody in Qatar attend your classes
  [offTopic] how to stop my dog barking at the milkman
  [offTopic] UAN activate nahi ho raha otp hi nahi aata
  [offTopic] the ending of Tumbbad, explain
  [-] old people get half fare in some states' buses, [discount] do you give seniors something off
  [offTopic] mosquito fogging in our ward has not happened for two months
  [offTopic] Cognizant 22k in hand de raha hai fresher ko, theek hai kya
  [offTopic] cake sank in the middle
  [offTopic] how to open a demat account for a minor
  [offTopic] land surveyor's fee in Siddipet
  [offTopic] tatkal ka time kya hai non AC ke liye
  [offTopic] my exam hall ticket has a wrong photo, intermediate board [dataUse] also will you call me daily if I leave my number with you
  [offTopic] police verification for tenant, online or at the station?
  [offTopic] geyser se current lag raha hai, earthing kaise check kare
  [-] arre suno na, [offTopic] chai me elaichi pehle daalte hain ya baad me [mode] aur aapki class ghar baithe ho jati hai kya
  [tellsAboutSelf] main ek sarkari school me clerk hu [offTopic] aur mera GPF statement do saal se galat aa raha hai
  [otherCity] Vijayawada me bhi kuch hai aapka {passport office nahi}
  [offTopic] yesterday evening the boy from the gas agency came, took 1,150, gave no bill, and today the office says no cylinder was ever booked on my number so where does one complain
  [offTopic] beti ka gotra alag hai toh kundli milana zaroori hai kya
  [support] once the forty hours are over {not the alumni club of my engineering college}, do you have some group one can stay in
  [offTopic] salman ki agli picture kab aa rahi hai
  [offTopic] kindly type a resignation for me, personal reasons, last working day the 30th
  [joinLaunch] that window with August 12 on it, where exactly do I press for the bootcamp form
  [offTopic] dhaan ki nursery peeli pad gayi hai [recordings] aur agar khet me hu us din toh class baad me dekh sakta hu kya
  [offTopic] Ludo me chhakka aane ki trick
  [offTopic] my laptop at work asks for a BitLocker key and IT desk is on holiday
  [formLocked] country selected, number typed, still your Submit won't press
  [offTopic] bank locker ki chabi kho gayi kitna charge lagega
  [offTopic] jeera rice me paani ka ratio
  [-] ufff this heat, [offTopic] cooler is throwing smelly air, what do I pour in the tank
  [houseRules] may I park a scooty where the classes are
  [tellsAboutSelf] hum society ke secretary hain, [offTopic] lift ka AMC 1.8 lakh maang rahe, zyada hai kya
  [offTopic] my husband's body is to be flown from Sharjah, which papers does the consulate ask for first
  [rival] are you people better than that Udemy python thing at 449
  [offTopic] 2011 batch engineering friends want a reunion slogan [enterprise] separately our firm of thirty wants your people to train us
  [offTopic] mutton kitni der pakaye bina cooker ke
  [tellsAboutSelf] UPSC third attempt, 29 years old, [offTopic] is the CSAT getting harder or am I getting old
  [offTopic] train me samosa 40 ka de rahe, complaint number batao railway ka
  [offTopic] sarpanch refuses to sign my residence form
  [offTopic] wifey wants a ring light, 12 inch or 18 inch
  [salary] will my pay rise after @program
  [offTopic] Bajaj Finance agents calling my sister for my loan, is that harassment
  [offTopic] mera beta online game me 14000 uda diya Google Play se, wapas milega kya [trust] aur tum log asli institute ho na
  [offTopic] can I take my own food into PVR
  [offTopic] does a gas geyser in a closed bathroom kill
  [projects] do learners make an actual thing or is it like my school's thermocol project
  [offTopic] stabiliser lagana zaroori hai kya inverter AC me
  [offTopic] Find me the cheapest flight to Bagdogra on the 22nd
  [offTopic] one more fever in the house, dengue card test positive, platelets 92000, doctor says wait
  [offTopic] write a complaint letter to the ward office about stray dogs [brochure] and where's your brochure pdf
  [accommodation] any ladies' hostel that you arrange for those coming from Karimnagar
  [offTopic] Hanuman chalisa 40 lines ki hi kyun hai
  [offTopic] Ind vs Aus ka ticket black me 6000 bol raha, le lu?
  [-] my driver has a doubt and can't type, [offTopic] his badge number expired, can he still drive a cab till renewal
  [afterRegister] ok I have pressed submit on your form, now what happens
  [offTopic] paneer ghar pe banaya toh rubber jaisa ho gaya
  [offTopic] dadi ko zameen ke kaagaz nahi mil rahe, registrar office se nakal kaise nikle
  [offTopic] is a screenshot accepted as boarding pass at Shamshabad
  [codingNeed] which of yours can be done with zero coding [offTopic] and what's the code for caller tune off in BSNL
  [offTopic] PUBG lag issue in Jio fiber
  [offTopic] my mother got a call from some 'customs officer' who said a parcel in her name has drugs and she has already sent him 49,000, what do we do right now
  [transfer] booked myself in the long one, can it be changed to the leaders' one later
  [offTopic] pet dog's train ticket
  [offTopic] makaan malik bijli ka unit 12 rupaye leta hai, sahi hai kya
  [offTopic] three friends share 4,870 with one who didn't drink, work it out fairly
  [phoneFormat] my Australian number has nine digits, does your form swallow that
  [offTopic] kya gurudwara me bina rumal ke ja sakte
  [offTopic] old Nokia in the drawer, snake high score 2,880, is that good [about] and what sort of place are you
  [tellsAboutSelf] I sell bangles at Laad Bazaar and my son is in class 9 [offTopic] he needs a model of the heart by monday, what to make it of
  [offTopic] agent ne Saudi bhejne ke naam pe 80 hazaar le liye
  [offTopic] how to cancel Amazon Prime before it bills me tonight
  [-] I and my brother both want in, [oneFormEach] one form with two names?
  [offTopic] how old is Rajinikanth really
  [offTopic] pimple before engagement, two days left
  [tools] does your class run on Windows [offTopic] and why does mine update itself in the middle of a call
  [offTopic] Chhath ke liye Secunderabad se Patna special train chalegi kya
  [offTopic] what is the full form of NEFT
  [tellsAboutSelf] I failed maths twice in school, [difficulty] how tough would @program be on me
  [offTopic] borewell motor's starter humming but no water, 5 HP
  [offTopic] tell my fortune, born 4 May 1991, 6.20 am, Kurnool
  [offTopic] subsidy wala pump set ka form bhara tha, application number kho gaya [contact] aur tumhare team ko mail kis pate pe kare
  [offTopic] jisne mera phone uthaya usne switch off kar diya, IMEI se pakad sakte kya
  [offTopic] LLR slot in Uppal RTO
  [-] the tuition sir beat my nephew with a scale, [offTopic] where does one report a teacher
  [quotes] what did that data scientist on your page say, read it out
  [offTopic] sasural wale dahej ki baat kar rahe, kya karu
  [offTopic] lighter packaging for my pickles so courier costs less, any idea
  [offTopic] Mahesh Babu or Prabhas as Rama
  [street] flat number and road of your institute please, [-] auto driver is asking
  [offTopic] after CT scan contrast my arm is itching
  [-] bhai raat ke do baj rahe, [offTopic] neend nahi aa rahi kya karu [schedule] btw your classes, are any of them this late
  [offTopic] redo my Tinder bio, 34, vegetarian, likes trains
  [offTopic] Swayam NPTEL exam ki registration fee bhar di par hall ticket nahi aaya
  [unsaid] does your mentor sign my company's non disclosure paper
  [offTopic] why are Vande Bharat seats so hard
  [offTopic] mandi licence renewal, what's the fee in Telangana
  [offTopic] keyboard me rupee ka sign kaise aata hai
  [tellsAboutSelf] lost my job in Intel layoffs last month, [offTopic] my US health insurance ends on the 31st, is COBRA worth it or something cheaper [order] and can I take two of your courses at one time
  [offTopic] hamari gali me naali bhar gayi, corporator ka number do
  [perks] what all comes along when one joins, [-] my gym gave a bag and a bottle
  [offTopic] lungs burning after 400 metres, police constable physical is in five weeks
  [offTopic] tulsi ka paudha baar baar sookh jata hai
  [offTopic] Urban Company sent a plumber who broke my tile and the app offers a 150 rupee coupon
  [offTopic] what does 'leader of the opposition' get as salary
  [audience] sir ye @program kinke liye banaya hai [offTopic] aur Bank of Baroda ki kaunsi branch sunday ko khuli hai
  [offTopic] Compose an SMS to tell patients that our clinic shifts to the first floor
  [erasure] pull my number out of your list for good
  [offTopic] can't find Sholay uncut anywhere
  [offTopic] doodh phat gaya subah subah, iska kya banau
  [-] neighbour told me you answer everything, [offTopic] my inverter beeps thrice and then goes silent, why
  [tellsAboutSelf] I drive a school bus, [offTopic] and the RTO wants a badge on top of my heavy licence, how does one get it
  [refund] course chhod diya beech me toh paisa milega [offTopic] jaise IRCTC me TDR hota hai waise wahan kitne din lagte hain
  [offTopic] nagar nigam ke pool me ladkiyon ki swimming class ka time
  [offTopic] aunty ji ki photo passport size me crop kar do
  [certificate] after @program is a certificate handed out [offTopic] and my birth certificate has my old surname, who corrects that
  [-] i had typed this to my sister but anyway, [offTopic] lehenga colour for a dusky bride, bottle green or wine
  [offTopic] apartment me 40 flat hain aur paani ka tanker ek hi aata hai
  [accreditation] is your paper worth anything to a government office {not the caste certificate}
  [offTopic] our tool at office throws CORS error only on Safari [coverage] would such deployment things be part of @program
  [tellsAboutSelf] My wife is a diabetic, 52, [offTopic] how many dates may she eat in Ramzan at iftar
  [offTopic] samajh nahi aata ITR 1 bharu ya ITR 2, ek flat ka kiraya aata hai
  [offTopic] stop the Truecaller premium auto-pay for me [dataUse] and do you pass phone numbers to anyone
  [-] it is for my father, 71, [offTopic] he pressed something on the TV remote and now all is in Spanish
  [offTopic] what's the offside rule in words a grandmother gets
  [seats] kitni seat baki hai [offTopic] aur Osmania ke hostel me seat kaise milti hai
  [offTopic] 'Project Tiger' started in which year, and by whom
  [offTopic] jo agent LIC wala hai uska license number kaise verify kare
  [launchProgram] the bootcamp in the pop up, which of your three is it for
  [-] don't laugh, [offTopic] how do I tell my barber he has ruined my head
  [tellsAboutSelf] I handle accounts for a rice mill [offTopic] and e-way bill got generated with the wrong vehicle number, can I edit it
  [offTopic] Team India ka naya head coach kaun hai [instructors] aur tumhare coach log kaun hain
  [offTopic] we booked a resort through an app, reached at night with two babies, and the gate man says it has been shut since the monsoon
  [vendorPapers] our purchase desk needs your PAN copy and a filled vendor form
  [offTopic] kal se paper hai, kuch yaad nahi ho raha, ek raat me thermodynamics kaise nipatau
  [start] when does your next lot begin [offTopic] and when does the muhurat season begin after kharmas
  [offTopic] my hand shakes when I hold chai, age 44
  [tellsAboutSelf] Being an NRI in New Jersey for 16 years [offTopic] I'd like to know how I surrender my Indian passport there
  [offTopic] one word for a person who loves rain
  [-] fasting today so be kind, [offTopic] sabudana khichdi chipak jaati hai, upay batao
  [mentorTimes] are the one to one calls weekly or only when I cry for help
  [offTopic] cement ka bag aaj kitne ka hai [price] aur @program kitne ka padega
  [offTopic] the receipt printer in my shop prints half lines
  [offTopic] show me a picture of the old Secunderabad clock tower
  [-] phone at 3 percent, [offTopic] what number does one dial for an ambulance in Karnataka
  [offTopic] Nazar utaarne ka sahi tareeka
  [register] enrol my daughter in the app course [offTopic] and how do I add her to my ration card
  [offTopic] a debate speech against homework, class 7, two minutes
  [tellsAboutSelf] We are a couple with a corgi in Bengaluru [offTopic] and our lease says no pets, is that clause even valid
  [difficulty] will a slow learner sink in the agentic one {not asking about driving class}
  [offTopic] SIR form me purana booth number kahan se milega
  [offTopic] aaj Tirumala me bheed kitni hai [location] aur aap log kis sheher se ho
  [offTopic] Need someone to lift a fridge to the 3rd floor tomorrow
  [-] God bless, [offTopic] can women enter Sabarimala this season
  [offTopic] got selected at a call centre but they ask 3000 for the training kit, fraud or not [placement] and do you people find jobs for those who finish
  [offTopic] moong dal ka halwa kitni der bhunna hai
  [number] how many mentors are on your rolls
  [offTopic] covid ke baad se seedhi chadhte hi saans phoolti hai
  [tellsAboutSelf] Main gaon ki asha worker hu [offTopic] aur mera teen mahine ka maandey nahi aaya kisko likhu
  [duration] the leaders' one, is it ten hours or more [offTopic] plus how many hours by train from Kazipet to Nagpur
  [offTopic] trekking shoes or sports shoes for Kudremukh
  [offTopic] what goes in a will and must it be registered
  [testimonials] anybody who went through it and says so openly
  [-] after two hours in the queue at the post office they sent us home, [offTopic] can a Sukanya account be opened online
  [offTopic] rate my poem: moon is a coin, my pocket has a hole
  [classSize] log kitne hote hain ek class me [offTopic] meri beti ki nursery me 52 hain, kya ye allowed hai
  [offTopic] Bluetooth of my Activa won't pair
  [offTopic] can I claim HRA while staying with my parents [besideWork] and is there room in @program for a man with a nine to seven job
  [tellsAboutSelf] I coach kabaddi for girls [offTopic] so what should they eat two hours before a match
  [deadline] aur kab tak naam de sakte hain
  [offTopic] Karnataka Bank's mobile app logs me out in ten seconds flat
  [offTopic] wrong blood group on my driving licence, where do I get it fixed [correction] and the mail id I typed in your form was wrong too, how to mend it
  [offTopic] potato peels on the face, does that do anything
  [tellsAboutSelf] Retired from the army, Subedar, [offTopic] how do I move my pension from PNB to SBI
  [offTopic] score kya hua [ending] aur course kis din khatam hota hai
  [privacy] how do you treat personal details {I don't mean what Facebook does}
  [offTopic] lal mirch powder me eent ka choora hai ya nahi kaise pata kare [recommendation] aur mere liye aapka kaunsa course theek rahega
  [offTopic] can't breathe when the neighbour cooks tadka
  [-] my brother is shy so I'm writing, [offTopic] what does one wear to a government job interview
  [offTopic] stapler pin went into my finger, tetanus needed?
  [offTopic] we lost the toss at the society election, the old secretary won't hand over the register and the office keys
  [programs] list your courses once [offTopic] and list the twelve jyotirlingas too
  [offTopic] kabad wale ka number do Kondapur me
  [launch] bootcamp session at what time in India {not the IPL match}
  [offTopic] two crore term plan for a smoker, price?
  [offTopic] Lost in Siem Reap without cash, where's the nearest ATM taking RuPay
  [tellsAboutSelf] Civil engineer on a metro site, [offTopic] AutoCAD crashes with fatal error while plotting the A1 sheet
  [mentor] do I get somebody to guide me [offTopic] or shall I first ask my astrologer, what does Saturn say for Makar this year
  [offTopic] mujhe Pawan Kalyan se milna hai
  [offTopic] thela lagane ke liye nagar nigam se permission kaise le
  [myRegistration] three days since I filled your form, have you people got it
  [offTopic] sat the driving test twice, failed both on the H track
  [offTopic] moving from Pune to here, which packers don't break things [payment] also can @program be paid by card
  [-] just came from office, [offTopic] how do I get ink out of a leather seat
  [offTopic] is Vijay's new party serious
  [contact] your mail id [offTopic] and the mail id of the passport grievance cell too if you have it
  [offTopic] ek accha sa caption meri gym photo ke liye
  [tellsAboutSelf] Tenth fail, auto driver, two girls, [offTopic] is there a loan for a new e-auto without guarantor
  [enterprise] twelve of our sales fellows must learn AI, you'd train them [offTopic] and can you fix our Tally licence which expired
  [offTopic] I can't stop thinking about the loan, the EMI, the school fee, and now the house owner wants ten thousand more from January, how would you manage on 55k
  [offTopic] how do bees know their way home
  [language] is it explained in Hindi [offTopic] and what's Hindi for photosynthesis
  [offTopic] puppy vaccination chart
  [offTopic] my Aadhaar seat at the MeeSeva counter got cancelled as the agent went on leave
  [offTopic] Ather service centre has held my scooter for 19 days [company] since when have you folks existed
  [projects] @program me live project karate ho [offTopic] bete ka science project volcano wala kaise banega
  [offTopic] pension ke form 16 kahan se download kare [formFields] aur tumhare form me kya kya bharna padta hai
  [offTopic] mom's recipe says 'one pav' of oil, how much is that in ml
  [onSite] would your trainer come down to our dairy plant and teach there
`;
