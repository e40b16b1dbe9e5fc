/** In a few words what a school is not for, in words of a school, and what it is for. As messages/all.ts says. */
export const inAHurry = `
  [offTopic] is lic agent commission taxable
  [offTopic] 8.4 percent fd in small finance bank safe or not
  [offTopic] who is rcb captain this year
  [offTopic] rajma ko kitni der bhigona hai
  [price] fee kitni hai app wale ki
  [offTopic] solve 5x minus 7 equals 28 fast
  [offTopic] home loan EMI for 40 lakh 20 yrs
  [offTopic] kal school ki chutti hai kya baarish ki wajah se
  [offTopic] class 7 science project on water cycle
  [offTopic] jio 84 din wala recharge kitne ka
  [schedule] weekend class hai ya weekdays
  [offTopic] lok sabha monsoon session kitne din chalega
  [offTopic] which seat side gets less sun on vizag train
  [offTopic] gate 2026 admit card download link
  [duration] how many hours is @program total
  [offTopic] driving licence renewal form 9 or form 2
  [offTopic] volcano banane ke liye baking soda ke alawa kya
  [offTopic] credit card ka bill late ho gaya ab kya
  [offTopic] paneer butter masala without cream pls
  [offTopic] ppf me saal ka max kitna daal sakte
  [offTopic] can i give crocin twice in 4 hours to kid
  [certificate] course complete hone pe certificate?
  [offTopic] gold rate today 22 carat hyderabad
  [offTopic] essay on my favourite teacher 150 words
  [offTopic] share bazaar kal band hai kya
  [offTopic] ipl ticket price uppal stadium lowest stand
  [offTopic] my upi pin is locked how to change
  [offTopic] sbi net banking login id bhool gaya [start] aur aap ka batch kab shuru
  [offTopic] what is 15 percent of 8400
  [offTopic] idli batter not rising in winter
  [payment] emi pe le sakte hain kya ye course
  [offTopic] bhai koi horror movie batao netflix pe
  [offTopic] sukanya samriddhi account age limit girl child
  [offTopic] gas cylinder booking number indane
  [offTopic] recording of yesterday india pakistan match
  [offTopic] cibil score 640 loan milega kya
  [offTopic] how many players in kabaddi team
  [seats] seats left in the bootcamp?
  [offTopic] pressure cooker ki seeti nahi bajti
  [offTopic] model of solar system thermocol se kaise banaye
  [offTopic] atm se 500 kam nikle kisko complain karu
  [offTopic] sachin last test match date
  [offTopic] cbse class 10 maths paper leaked or fake
  [offTopic] cheapest way to send money from dubai to kerala
  [recordings] chhuti hui class ki recording milegi
  [offTopic] biryani for 25 people how much rice
  [offTopic] locker charges in canara bank yearly
  [offTopic] nibandh likh do holi par
  [brochure] course ka pdf bhej do
  [offTopic] emergency loan against gold same day
  [offTopic] who won toss today
  [offTopic] lcm of 18 and 24 [price] also cost of @program
  [offTopic] tally me gst entry kaise hoti hai
  [offTopic] water bottle for school 1 litre under 300
  [offTopic] dosa tawa non stick or iron
  [offTopic] post office monthly income scheme agent near kothapet
  [offTopic] mutual fund app which one has no charges
  [language] hindi me samjhate ho ya sirf english
  [offTopic] bachche ka aadhaar card school admission ke liye
  [offTopic] hockey team captain india women name
  [offTopic] pythagoras theorem proof in tamil
  [offTopic] cheque pe date galat likh di
  [offTopic] annaprashan ki tithi batao is mahine
  [assessment] is there any exam in the course
  [offTopic] nps withdraw before 60 rules
  [offTopic] which football world cup had vuvuzela
  [offTopic] sambar too salty fix
  [offTopic] diagram of human heart label karke do
  [offTopic] loan app wale dhamki de rahe hain help
  [offTopic] kal ka mausam nagpur [contact] aur aapka email kya hai
  [offTopic] dhoni ka jersey number kya tha
  [placement] job milegi course ke baad?
  [offTopic] teacher's day speech in telugu short
  [offTopic] mudra loan form pdf hindi
  [offTopic] sugar free kheer for my papa
  [instructors] teacher kaun hai is course me
  [offTopic] pf withdraw hone me kitne din
  [offTopic] carrom coin set price
  [offTopic] book name in which holmes dies
  [offTopic] capital of burkina faso
  [offTopic] zerodha pe nominee add karna hai [certificate] do you give certificate at end
  [offTopic] rs aggarwal class 8 chapter 4 answers
  [offTopic] dividend credited but not showing in account
  [offTopic] pani puri ka pani teekha kaise kare
  [discount] any discount for students
  [offTopic] is exide term plan better than hdfc
  [offTopic] chess me ghoda kaise chalta hai
  [offTopic] translate thank you grandma into bengali
  [offTopic] how long to boil eggs half [duration] and how long is the managers' course
  [offTopic] bank holiday second saturday open or closed
  [offTopic] hostel warden ko chutti ki application
  [offTopic] cylinder subsidy nahi aayi do mahine se
  [launch] session timing in IST for the bootcamp?
  [offTopic] nandini ghee 1 kg rate
  [offTopic] badminton racket under 1500 for beginner
  [offTopic] kids bank account debit card allowed?
  [offTopic] pulao me paani ka hisaab [codingNeed] and is coding must for @program
  [offTopic] square root of 1521 method
  [refund] fees wapas milegi agar chhod du
  [offTopic] mera paisa galat account me chala gaya
  [offTopic] roger federer grand slam total
  [offTopic] sip band karne pe penalty lagegi [formFields] phone number compulsory in form?
  [offTopic] tatkal booking start time for sleeper
  [offTopic] sugar fasting 132 is it diabetes
  [offTopic] pan card me surname galat hai
  [start] next batch start date pls
  [offTopic] cough syrup dose 3 year old
  [offTopic] lower berth quota for senior citizen age
  [offTopic] whatsapp backup restore nahi ho raha naye phone pe
  [offTopic] passport appointment slot ameerpet earliest
  [offTopic] knee pain doctor fees apollo jubilee hills
  [offTopic] voter id address change online karna hai
  [offTopic] metro last train timing miyapur to lb nagar
  [register] form kahan bharna hai course ka
  [offTopic] iphone 12 battery replacement price original
  [offTopic] pregnancy me papaya kha sakte hai
  [offTopic] 2 seater sofa cum bed under 15000
  [offTopic] birth certificate spelling mistake correct kaise kare
  [offTopic] rapido captain joining bonus
  [offTopic] flight web check in opens how many hours before
  [offTopic] bp 150 by 100 kya kare abhi
  [phone] office ka number milega baat karni hai
  [offTopic] income certificate meeseva documents list
  [offTopic] which bus goes to charminar from secunderabad
  [offTopic] dolo vs crocin which stronger
  [offTopic] screen guard bubble remove trick
  [offTopic] shatabdi ka chair car seat 1 window hai?
  [offTopic] ayushman card hospital list in nizamabad
  [offTopic] phone storage full but no photos
  [access] course material lifetime milta hai kya
  [offTopic] eye test number minus 2.5 means
  [offTopic] aadhaar update last date free
  [offTopic] pnr confirm hoga wl 14
  [offTopic] how to whiten teeth at home
  [offTopic] caste certificate enni rojulu padutundi
  [offTopic] delete instagram account forever steps [erasure] also delete what you hold on me
  [offTopic] moto g charging slow since update
  [offTopic] root canal sittings how many
  [offTopic] train running late 12723
  [offTopic] marriage registration witness needed how many
  [mode] online class or come to center
  [offTopic] migraine ke liye konsi goli
  [offTopic] sim port code kaise nikale
  [offTopic] dengue platelets normal range
  [offTopic] lost driving licence duplicate fee telangana
  [offTopic] airport pickup taxi fare at night
  [offTopic] bluetooth name change on boat earphones
  [account] your website password reset not coming
  [offTopic] vaccine gap between two rabies doses
  [offTopic] redbus cancel charges 6 hours before
  [offTopic] pension life certificate app download
  [offTopic] baby teething fever normal ha kya
  [offTopic] duniya ki sabse lambi train konsi hai [count] btw kitne courses hai total
  [offTopic] ladies compartment timing mumbai local
  [offTopic] phone gir gaya pani me chawal me dalu?
  [offTopic] hb 9.2 kya khaye
  [offTopic] ration dealer leader hai gaon ka kuch nahi sunta
  [seats] only 25 seats or more
  [offTopic] dandruff shampoo doctor suggested ketoconazole meaning
  [offTopic] e shram card ka paisa kab aayega
  [offTopic] tirupati special entry darshan ticket booking date
  [offTopic] vande bharat me khana included hota hai
  [offTopic] can i carry pickle in cabin baggage
  [offTopic] smart tv not finding wifi name
  [offTopic] blood donate kitne mahine baad
  [offTopic] domicile form for girl hostel seat rajasthan
  [offTopic] night shift nurse duty hours rule
  [offTopic] my ear is blocked after swimming [audience] is @program ok for hospital admins
  [offTopic] auto fare per km hyderabad 2025
  [offTopic] gazetted officer se attestation zaruri hai?
  [offTopic] bed bugs spray indian market
  [codingNeed] python aana zaruri hai kya
  [offTopic] thyroid ki goli khali pet ya baad me
  [offTopic] laptop hinge repair cost hp pavilion
  [offTopic] legal heir certificate tahsildar kitna time leta
  [offTopic] samsung galaxy secret code for imei
  [offTopic] kya train me cycle le ja sakte hai
  [offTopic] chicken pox how many days stay home
  [offTopic] printer paper jam error light blinking
  [offTopic] nagpur se shirdi volvo timing
  [offTopic] mole on cheek removal price
  [afterRegister] form submit kiya ab kya hoga
  [offTopic] otp late aata hai airtel pe
  [offTopic] spectacles frame round face which one
  [offTopic] police verification for passport kitne din
  [offTopic] dadi ko chakkar aa rahe [price] and what do you charge for the leaders' course
  [offTopic] typhoid diet chart pdf marathi
  [offTopic] free wifi at railway station how to connect
  [offTopic] 1 tola me kitne gram
  [offTopic] ola bill showing extra toll
  [offTopic] vitamin d sachet weekly or monthly
  [programs] list of courses pls
  [offTopic] phone me telugu keyboard kaise laye
  [offTopic] disability certificate camp kab lagega karimnagar
  [offTopic] platform ticket valid for how many hours
  [offTopic] gym me creatine kab lena chahiye
  [offTopic] appendix operation scar how long [mode] is class fully online
  [compare] difference in the two ten hour courses
  [offTopic] contact lens expiry after opening
  [offTopic] speedometer not working activa 5g
  [offTopic] panchayat season 4 kitne episode
  [offTopic] karwa chauth moon timing jaipur
  [offTopic] mesh rashi job change yog
  [projects] live project milega kya course me
  [offTopic] tenant not paying rent 3 months what to do
  [offTopic] dhan ki ropai ka sahi samay
  [offTopic] tractor loan subsidy form bihar
  [offTopic] pushpa 2 total collection worldwide
  [offTopic] ugadi pachadi recipe telugu lo cheppu
  [offTopic] manglik ladki se shadi kare ya nahi
  [offTopic] stamp duty on gift deed to son
  [career] kya project resume me daal sakte
  [offTopic] cotton me sundi lag gayi dawai
  [offTopic] guitar chords tum hi ho
  [offTopic] durga puja ashtami date kab
  [offTopic] amar jonmo din e ki gift nebo
  [offTopic] flat registration number plot se match nahi
  [offTopic] kya udhaar wapas lene ke liye case kare
  [mentor] mentor one to one milega na
  [offTopic] kabir das ke dohe class 9 arth
  [offTopic] gruha pravesam muhurtham december lo unda
  [offTopic] drip irrigation kit one acre price
  [offTopic] jawan movie download tamil dubbed
  [offTopic] which raag is sung in morning
  [offTopic] cheque bounce section 138 punishment
  [offTopic] baby girl names starting with v
  [offTopic] nakshatra from date of birth 4 may 1991
  [offTopic] goat farm project report for bank
  [offTopic] 2bhk rent in gachibowli average
  [offTopic] ganpati aarti lyrics marathi madhe
  [offTopic] bigg boss winner prize money
  [offTopic] free fire diamond code today
  [offTopic] rent agreement 11 months format download
  [offTopic] shaniwar ko baal katna chahiye ya nahi
  [language] is the class in telugu or english
  [offTopic] mushroom training center solan contact
  [offTopic] pongal kolam simple design 7 dots
  [offTopic] fir kaise likhwaye bike chori ki
  [offTopic] ludo king invite code not working
  [offTopic] namaz timing in bhopal for fajr [schedule] and class ka time kya hai
  [offTopic] bekar webseries jisme sab mar jate hai naam batao
  [offTopic] soil test report ph 8.5 which crop
  [offTopic] divorce mutual kitna time lagta
  [offTopic] kathak salwar stitching price near begumpet
  [offTopic] gemstone for budh in which finger
  [offTopic] property tax rebate last date ghmc
  [deadline] last date to fill the form?
  [offTopic] ar rahman concert entry gate number
  [offTopic] gehu ka msp is saal
  [offTopic] can landlord keep full deposit
  [offTopic] tulsi plant drying winter
  [offTopic] rakhi courier charges to canada
  [offTopic] bgmi lag fix 2gb ram
  [offTopic] horoscope today for kanya with lucky number
  [offTopic] chhath ghat list patna
  [offTopic] notary fee for affidavit on 100 stamp paper
  [offTopic] anupama me kal kya hua
  [offTopic] vastu me toilet kis disha me
  [offTopic] poultry shed size 1000 birds
  [recommendation] which course for an arts teacher
  [offTopic] eid gift for my manager
  [offTopic] hum aapke hain koun director name
  [offTopic] consumer court complaint against flipkart seller
  [offTopic] tabla ki price hyderabad me [price] aur leaders wale course ki fee
  [offTopic] vat savitri puja samagri list
  [offTopic] lehsun ki kheti per bigha kharcha
  [offTopic] rohit shetty next film release
  [offTopic] hanuman chalisa kitni baar padhe
  [offTopic] power of attorney from usa for plot sale
  [offTopic] sudoku rule explain in hindi
  [offTopic] oscar award duration kitne ghante chalta hai
  [offTopic] cow not giving milk after calf
  [offTopic] traffic challan discount lok adalat date
  [joinLaunch] how to book my seat in bootcamp
  [offTopic] nadi dosham unda choodandi
  [offTopic] song in which srk stands on train
  [offTopic] agri officer job notification kab
  [offTopic] is live in relationship legal in india
  [offTopic] sankranti holidays enni rojulu [start] mee course eppudu start
  [offTopic] candy crush level 1510 stuck
  [offTopic] pandit ji for satyanarayan pooja cost
  [offTopic] urea bag rate cooperative society
  [offTopic] marathi ukhane for new bride
  [offTopic] will baarish wash out chinnaswamy match
  [offTopic] boundary wall dispute with neighbour sarpanch not listening
  [offTopic] kalyan matka number aaj
  [location] institute kahan pe hai
  [offTopic] flute scale c or g for learner
  [offTopic] tera naam kya sunny deol dialogue
  [offTopic] makar sankranti kite thread name
  [offTopic] which trimester is garbh sanskar done
  [offTopic] bail milne me kitne din
  [offTopic] kisan app me khasra number galat [contact] and where do i mail you
  [curriculum] session wise topics of @program
  [offTopic] onam sadya items order on leaf
  [offTopic] kon banega crorepati registration question answer
  [offTopic] will banane ke liye vakil chahiye kya
  [offTopic] gaana sunao koi purana kishore ka
  [offTopic] mango tree flower falling why
  [offTopic] encumbrance certificate fee [certificate] and is your certificate included
  [offTopic] pitru paksha me gaadi le sakte
  [offTopic] free astro chat with pandit first 5 minutes
  [offTopic] vlookup giving #n/a what to do
  [coverage] excel automation sikhate ho kya
  [offTopic] chatgpt plus price per month india
  [offTopic] python snake kitna lamba hota hai
  [coverage] do you teach python in @program
  [offTopic] c program to print star pyramid
  [offTopic] kindly ka hindi meaning
  [offTopic] sophia robot saudi nagrik kab bani
  [tools] laptop me kitna ram chahiye course ke liye
  [offTopic] leave application for sister wedding write it
  [offTopic] robot vacuum worth it for tiles
  [offTopic] indentation error line 7 fix my code
  [offTopic] yt video thumbnail idea for cooking channel
  [coverage] is chatgpt api part of @program
  [offTopic] tamil la epdi solradhu good evening sir
  [offTopic] excel sheet password forgot remove it
  [offTopic] rajinikanth robot movie heroine kaun
  [offTopic] tds return software bug income not matching
  [offTopic] gemini ne mera photo bigad diya
  [prerequisites] minimum age for joining
  [offTopic] sql query for second highest salary
  [offTopic] insta reel audio download without app
  [offTopic] eloquent meaning and one sentence
  [offTopic] captcha not loading on epfo website
  [offTopic] agent 47 game for pc size
  [duration] agent wala course kitne ghante ka
  [offTopic] java hello world likh ke do
  [offTopic] ocr app to read old marathi letters
  [offTopic] duolingo streak kaise bachaye
  [offTopic] bug in my almirah termite or what
  [offTopic] keyboard space key stuck lenovo
  [enterprise] training for our sales team of 9
  [offTopic] pin code of banjara hills
  [offTopic] google translate se punjabi galat aa raha
  [offTopic] ai filter baby photo kaise banta hai
  [offTopic] ms word page number from third page
  [offTopic] convert jpg to pdf below 100kb
  [register] i want to book the managers course
  [offTopic] dress code for sangeet night boys
  [offTopic] login page of my college erp blank
  [offTopic] bhai fortnite v bucks free code
  [offTopic] zoom meeting recording kaha save hota
  [offTopic] binary of 45 please
  [recordings] can i watch the video of a missed session
  [offTopic] why my html image not showing
  [offTopic] alexa ko hindi me kaise kare
  [offTopic] what does ngl mean in chat
  [offTopic] isro robot vyommitra launch date
  [offTopic] excel shortcut to delete row
  [offTopic] pan aadhaar link status website error [brochure] also pls send your course pdf
  [offTopic] area code 040 is which city
  [replyLanguage] tum telugu me likh sakti ho
  [offTopic] sanskrit shlok translate yada yada hi
  [offTopic] laptop fan awaaz karta hai bahut
  [offTopic] python se love calculator banado yaar [coverage] kya course me python hai
  [offTopic] telegram channel for free pdf novels
  [offTopic] dil se re lyrics meaning english me
  [formLocked] submit wala button dab nahi raha form me
  [offTopic] write regex for indian vehicle number
  [offTopic] candid photo ke liye kaunsa camera app
  [offTopic] two pass one fail spelling of accommodation
  [offTopic] facebook hacked someone changed my email
  [offTopic] p value 0.07 reject or accept null
  [difficulty] will @program be tough for a non coder
  [offTopic] ivr me agent se baat karne ka shortcut airtel
  [offTopic] tally erp crack download kahan se
  [offTopic] bengali te amar naam lekho riya
  [offTopic] self driving car tesla india price
  [offTopic] error 404 joke suna do
  [offTopic] how many mb is one hour youtube [number] how many sessions in app course
  [offTopic] anna university result website slow ga undi
  [offTopic] screen recording pe awaz nahi aati oppo
  [audience] manager log ke liye kaunsa hai
  [offTopic] css center a div
  [offTopic] rupee symbol in excel kaise dale
  [offTopic] will robots take waiter jobs in japan
  [offTopic] chatgpt login otp nahi aa raha
  [offTopic] gst portal me captcha galat bata raha [invoice] aap gst bill doge na
  [offTopic] morse code for help
  [offTopic] subah ka opposite word marathi
  [offTopic] word for fear of heights
  [offTopic] how do bees talk in code
  [offTopic] whatsapp language change to odia
  [offTopic] pivot table me month nahi aa raha [coverage] do you cover data dashboards
  [offTopic] hdmi cable not detecting second monitor
  [offTopic] youtube premium family split with 4
  [offTopic] javascript game of tic tac toe full code
  [location] city of your institute?
  [offTopic] scan code at kirana not paying
  [offTopic] midjourney prompt for tiger in saree
  [besideWork] job ke saath ho payega 40 ghante wala
  [offTopic] abc full form in aadhaar apaar
  [offTopic] vi app se caller tune kaise hataye
  [testimonials] reviews of past learners?
  [offTopic] minecraft me ghar kaise banaye [brochureContents] brochure me syllabus hai kya
  [offTopic] kannada dalli uta aayta artha enu
  [offTopic] pubg account ban appeal mail
  [offTopic] who invented the excel sheet [difficulty] and is the agentic one very hard
  [offTopic] bixby button band kaise kare
  [offTopic] printer ip address find windows 11 [phone] also your number pls
  [offTopic] what is the meaning of my name sahithi
  [offTopic] ssc gd physical running time girls
  [offTopic] interview me salary kitni bolu tcs hr ko
  [salary] @program ke baad kitni salary milti hai
  [offTopic] railway apprentice form last date
  [visa] do i get a visa to attend from dubai
  [offTopic] mehendi wali kitna charge karti ek haath
  [offTopic] neet cutoff obc private college
  [offTopic] labrador puppy vaccine schedule pdf
  [demo] free trial class hai?
  [offTopic] security guard job night duty vacancy uppal
  [offTopic] which chair height for cello practice
  [partnership] teacher vacancy in your institute
  [offTopic] jobs in canada for truck driver salary
  [offTopic] cbse 12 practical marks upload date
  [offTopic] bride lehenga under 20k chickpet
  [transfer] can my seat go to my brother instead
  [offTopic] upsc optional anthropology book list
  [offTopic] persian cat hair fall food
  [street] office address with landmark
  [offTopic] clerk ka interview letter nahi aaya bank of baroda
  [offTopic] b.ed admission counselling fee refund andhra
  [offTopic] haircut for round face school boy
  [attendance] is 80 percent attendance must
  [offTopic] nursing college hostel in mangalore safe?
  [offTopic] resignation letter notice 2 months hindi
  [offTopic] kids cricket coaching near boduppal timing
  [future] robotics for my 11 yr old from you?
  [offTopic] army bharti height 165 chalega kya
  [offTopic] facial at home with besan and dahi
  [offTopic] my parrot stopped talking since monday
  [order] do i need app course before agent course
  [offTopic] ignou assignment submission date december
  [offTopic] wedding card wording for muslim nikah
  [offTopic] polytechnic lateral entry seat kitni
  [houseRules] can i keep my scooter there during class
  [offTopic] lic development officer exam pattern
  [offTopic] jcb operator licence form and fee
  [offTopic] shaadi ke liye ladki dhundo app konsi achi
  [classSize] ek batch me kitne log
  [offTopic] mess food is bad how to write complaint to warden
  [offTopic] pilot training cost in philippines
  [offTopic] saree fall pico rate in pune
  [offTopic] toefl vs ielts easier for germany college
  [abroad] i sit in nepal can i join your session
  [offTopic] zumba class for ladies kondapur morning fee
  [offTopic] tet hall ticket photo mismatch
  [ending] when does the last session finish
  [offTopic] data entry ghar baithe kaam asli hai kya
  [offTopic] fish tank water green ho gaya
  [offTopic] cook needed for 4 people salary expected
  [accreditation] is your certificate ugc recognised
  [offTopic] kirana shop name ideas telugu
  [offTopic] clat coaching fee delhi cheapest
  [offTopic] bus pass form for inter students tsrtc
  [oneFormEach] ek form me do course likh sakte
  [offTopic] mother in law birthday gift under 2000
  [offTopic] navodaya class 6 result district wise
  [offTopic] police si age limit ews
  [offTopic] dog bit my slipper and ate plastic
  [company] how old is your institute
  [offTopic] amazon return pickup agent not coming
  [offTopic] nursery admission interview questions for parents
  [social] insta page name of yours
  [offTopic] hair spa price lakme ladies
  [offTopic] anganwadi teacher salary in mp
  [myRegistration] i filled form sunday nobody called
  [offTopic] meesho seller login pe gst maang raha
  [offTopic] phd stipend csir jrf 2025
  [mentorTimes] mentor se hafte me kitni baar milenge
  [offTopic] gift for teacher retirement from class 10
  [offTopic] diwali bonus not given by company law
  [offTopic] fssai number for home baker [partners] also which companies do you tie up with
  [offTopic] mba from symbiosis total expense
  [offTopic] baby shower game list marathi
  [perks] kya kya milega course lene pe
  [offTopic] kaam wali bai ke liye police verification form
  [offTopic] cash on delivery band kyu ho gaya myntra
  [offTopic] train loco pilot eyesight rule [deadline] aur enrol karne ka last day
  [trust] is this institute real or fraud
  [offTopic] wedding photographer two day package chennai
  [offTopic] scholarship for sc students post matric login
  [support] whatsapp group hoga course ke baad bhi?
  [offTopic] aunty ke liye silk saree colour advise
  [offTopic] hamster price in india
  [payment] can i pay the fee in two parts [offTopic] and is bajaj emi card good for a fridge
  [offTopic] icai articleship transfer form 109
  [houseRules] uniform pehenna padega kya class me
  [placement] interview prep included? [offTopic] my cousin wants infosys hr number too
  [offTopic] school bus driver rude where to complain
  [demo] demo class hai kya [offTopic] aur karate class kaha milegi paas me
  [offTopic] navratri day 5 dress color
  [offTopic] second hand books shop koti sunday open
  [accommodation] pg near your place for ladies
  [offTopic] my son stammers which teacher or doctor
  [access] pdf notes forever or not [offTopic] and where do i get ncert class 9 pdf
  [offTopic] tutor for class 4 in kphb fee
  [location] which city are you [offTopic] and how far is shamshabad airport from kukatpally
  [number] how many agents do we build in @program
  [offTopic] rose day kab hota feb me
  [offTopic] nail polish gel remover at home
  [offTopic] ex army dog adopt kaise kare [audience] aur retired log join kar sakte kya
  [-] wife asking [offTopic] which parlour does hair smoothening cheap [start] when do classes begin
  [offTopic] who is leader of opposition in karnataka
  [offTopic] weekend trip from hyderabad under 3000
  [onSite] trainer can come to our office on weekend?
  [offTopic] duration of pregnancy in elephants
  [offTopic] splendor ka engine oil kab badle
  [offTopic] how many hours behind is london now
  [vendorPapers] need your cancelled cheque and vendor form
  [offTopic] geyser trip ho raha baar baar
  [offTopic] captain cook reached which country first
  [launchProgram] the august session is for which course
  [offTopic] lunar eclipse date visible in india
  [offTopic] nala jam hai plumber ka number do
  [offTopic] zomato discount code first order
  [summary] ten hour coding course ke baare me batao
  [offTopic] gram sabha session me kya hota hai
  [offTopic] goa hotel december weekend price jump why
  [offTopic] photosynthesis chart material thermocol or paper
  [alumni] koi purana student baat karega mujhse
  [offTopic] battle of plassey date and reason
  [offTopic] i20 second hand 2016 model kitne me bechu
  [offTopic] mla ka address kaise pata kare [events] and do you run weekend hackathons
  [offTopic] ac 24 temperature bill kitna aayega
  [closeLaunch] seat wala popup kaise hataye
  [offTopic] sirf ek chutkula suna do
  [offTopic] rohingya meaning in news
  [offTopic] car insurance agent not picking phone
  [offTopic] tum insaan hote to konsi team support karte
  [phoneFormat] form me qatar ka code nahi dikh raha
  [offTopic] team name for office box cricket
  [offTopic] tiger safari timing tadoba closed day
  [offTopic] election duty se naam kaise hataye teacher hu
  [otherCity] pune me branch hai kya
  [offTopic] fan regulator me se chingari
  [offTopic] oxygen ka atomic number [formFields] and form me photo lagta hai?
  [offTopic] ooty toy train seat first class booking
  [quotes] read me what the data scientist says
  [offTopic] fastag balance deducted twice at toll
  [offTopic] manali snow in march or not
  [chatDetails] why does chat need my email address
  [offTopic] who discovered zero and when
  [offTopic] bullet silencer challan amount
  [offTopic] paint dulux 1 litre covers how much wall
  [-] sorry typing fast [offTopic] sbi branch closing time [duration] aur managers wala course total hours
  [offTopic] mars pe ek din kitne ghante
  [correction] form me email address galat diya change karo
  [offTopic] ward councillor ko street light complaint
  [offTopic] marathon 10k training plan for fat person
  [offTopic] cng pump near nanakramguda open now
  [dataUse] mera number marketing me to nahi doge
  [offTopic] tsunami kyu aata hai short answer
  [offTopic] parrot green wall me kaunsa parda
  [price] fee of the agentic one [offTopic] and sofa cleaning for 5 seater how much
  [offTopic] nato me kitne desh hai
  [tellsAboutSelf] hr here, firm of 40 [enterpriseMail] what details for a quote
  [offTopic] rishikesh rafting age limit
  [offTopic] scooty chalane ke liye 16 saal ka licence
  [career] will project help my portfolio [offTopic] and how is canara robeco portfolio doing
  [offTopic] sarpanch election nomination fee
  [whoSees] form bharne pe kaun dekhega mera data
  [offTopic] spelling bee words class 5 hard
  [offTopic] inverter battery water level low beep
  [pageMenu] where in the menu are courses
  [offTopic] bhagat singh speech 2 min for assembly
  [offTopic] bermuda triangle sach hai kya
  [offTopic] kashmir tulip garden date [seats] aur bootcamp me seat bachi hai
  [mailContents] confirmation mail me kya likha hota
  [offTopic] parking ka jhagda padosi se
  [offTopic] cycle ki chain utar jaati hai
  [offTopic] bts army membership price [access] and for how long can i open the material
  [dataKept] registration ka data kitne mahine rakhoge
  [offTopic] cheetah vs leopard kaun tez
  [offTopic] lift stuck emergency number otis
  [name] is bootcamp wale ka naam kya hai
  [offTopic] munnar me network kaunsa chalta [besideWork] and can i manage @program with a full time job
  [offTopic] washing machine drain error code 5e
  [offTopic] time table of monsoon in kerala arrival
  [rival] are you better than udemy python
  [duration] {not the managers' one}, hours of the agentic course
  [mentor] expert se baat hogi kya [offTopic] aur lic agent badalne ka form kahan hai
  [offTopic] indira gandhi emergency year
  [partnership] i want to be your agent for admissions
  [offTopic] chipkali bhagane ka tarika [coverage] and does @program teach @skill
  [privacy] any privacy pdf of yours
  [offTopic] harappa dancing girl made of which material
  [offTopic] {not your app course}, app for water purifier amc booking? [phone] also give me your number
  [offTopic] honda city mileage drop reason [curriculum] also topics inside @program pls
  [benefits] why choose you in one line
  [offTopic] mri machine ka weight
  [offTopic] nasa ka address letter bhejna hai beti ko [future] and is any kids course coming
  [offTopic] kaveri dam water level today
  [unsaid] alag batch hai kya sirf seniors ka
  [offTopic] bichhu ne kaata gaon me [trust] aur sach batao ye course asli hai
  [offTopic] vizag beach road marathon number pickup timing
  [offTopic] house number vaastu 13 bad? [street] then your building address also
  [offTopic] peacock feather ghar me rakhna legal [language] and is @program taught in marathi
`;
