/** Errands, sums, letters, ailments and gadgets, as people ask them of any chat window. As messages/all.ts says. */
export const askedOfAnyChat = `
  [offTopic] aaj hyderabad mein sone ka bhav kya hai
  [-] sorry to bother, [offTopic] can you write a leave application for my sister's engagement
  [offTopic] my vlookup gives #N/A though the value is clearly there
  [-] landlord says he will cut the whole deposit for repainting [offTopic] is he allowed to do that
  [certificate] will I get something like a degree paper that I can frame next to my B.Com one
  [offTopic] pnr status
  [-] bachche ko kal raat se 101 bukhar hai [offTopic] paracetamol kitne ml dena chahiye
  [offTopic] who won the women's match yesterday {not the men's}
  [offTopic] how much is petrol in Vizag today [duration] and how many hours does @program take
  [tellsAboutSelf] I drive a cab in Pune [offTopic] how do I get my badge renewed at the RTO
  [offTopic] suggest a phone under 15000 with a decent camera
  [tools] can i follow the classes on my redmi phone or is a computer a must
  [offTopic] please keep the gate closed ko telugu mein kaise likhte hain
  [-] its my third night without sleep because of these exam results [offTopic] any home remedy that actually works
  [offTopic] is Ugadi on the 30th or 31st this year
  [payment] can I put the fee on a Bajaj card EMI like I did with my bike
  [offTopic] my jio recharge was deducted but no data came
  [offTopic] naa ration card lo ma paapa peru ela add cheyali
  [-] manager took credit for my dashboard in front of the client, second time now [offTopic] how should I confront him without losing my job
  [offTopic] what is recursion
  [coverage] do you teach excel formulas anywhere in @program
  [offTopic] solve 3x squared minus 12x plus 9 equals zero
  [offTopic] which is better iphone 15 or samsung s24
  [-] namaste ji, mera EPF claim teen baar reject ho gaya [offTopic] ab kya karun
  [recordings] agar bukhar aa gaya aur class nikal gayi to baad mein dekh sakte hain kya
  [offTopic] write a birthday wish for my boss, funny but not too funny
  [offTopic] safed kurte se haldi ka daag kaise nikale
  [tellsAboutSelf] retired from BHEL last year [offTopic] should I keep my gratuity in SCSS or post office MIS
  [offTopic] new tax regime or old one for 14 lakh salary
  [-] before anything else [offTopic] is there a train to Tirupati tonight [price] and what does the managers' course cost
  [offTopic] explain blockchain to me like I am ten
  [offTopic] chennai la inniku mazhai varuma
  [offTopic] will AI take over the world
  [formFields] does the form want my aadhaar or pan
  [offTopic] my whatsapp is not opening after the update
  [-] my wife and I have not spoken since sunday over her cousin's loan [offTopic] who should say sorry first
  [-] ghutne mein dard rehta hai seedhi chadhte waqt, [offTopic] kaunsa doctor dikhau
  [-] beti ne khana chhod rakha hai tension mein [offTopic] NEET ka result kis din aa raha hai
  [offTopic] draft a legal notice to the builder for late possession
  [tellsAboutSelf] homemaker, two kids, never touched a spreadsheet, [recommendation] which of your courses would suit me
  [offTopic] how do I learn swimming at 42
  [-] indigo cancelled my flight to kochi and the app shows refund processed but nothing in bank [offTopic] where do I complain
  [-] maza phone charge hot nahi, [offTopic] kay karu
  [offTopic] recommend one good malayalam thriller for tonight {no Drishyam please}
  [offTopic] bhindi fry ki recipe batao [mode] aur yeh class online hai ya aake baithna padega
  [offTopic] why does my python list print None after sort
  [offTopic] hdfc savings minimum balance kitna rakhna padta hai
  [schedule] are there sessions on public holidays such as Holi or Eid
  [-] got a letter from the traffic court about a challan from 2021 for a scooter I sold [offTopic] do I have to appear
  [offTopic] bina ande ke weight kam karne ka diet chart bana do
  [offTopic] which stock should I buy tomorrow
  [-] bike ki EMI do mahine se bhari nahi [offTopic] ab gaadi utha lenge kya
  [tellsAboutSelf] final year mechanical student in Warangal [offTopic] make me a resume for TCS off campus
  [offTopic] Telangana governor evaru ippudu
  [-] my father's surgery date is not fixed yet [refund] so if I have to drop out midway would the money come back
  [offTopic] pimples on forehead every month
  [offTopic] how many rupees is 250 dirhams
  [offTopic] passport police verification mein kitne din lagte hain [language] aur @program hindi mein padhate ho kya
  [offTopic] best route from Gachibowli to airport at 5 pm
  [-] hi hi, typing from the metro, signal is bad [offTopic] can you tell if HITEC City station has parking
  [offTopic] write a short speech on Independence Day for class 4
  [projects] could I build a stock price app as my own project in the forty hour course
  [offTopic] laptop ka pankha itna chillata hai ki baaju wale cabin se complaint aayi
  [-] amma ki sugar 280 undi [offTopic] emi pettali tinadaniki
  [offTopic] FD beech mein todne pe penalty lagti hai kya
  [-] flatmate uses my shampoo and my netflix and my patience [offTopic] how do I tell him politely
  [offTopic] summarise the book Atomic Habits in ten points
  [offTopic] kal school ki chhutti hai kya baarish ki wajah se
  [offTopic] difference between affidavit and undertaking
  [-] my daughter failed in maths by two marks, [offTopic] how does revaluation work in CBSE [future] and do you have something for class 10 kids
  [contact] whom do I write to, I would rather not leave it in a chat window
  [offTopic] convert 5 feet 7 inches to cm
  [offTopic] instagram hacked, someone is asking my friends for money
  [tellsAboutSelf] I sell sarees in Begum Bazar [offTopic] how do I put my shop on Google Maps
  [offTopic] khali pet chai peena nuksaan karta hai kya
  [offTopic] voter id me address change online hota hai kya
  [offTopic] plan a 4 day Coorg trip for two with a budget of 20k
  [location] is your place in Hyderabad or Bangalore, my map shows both
  [-] mujhe laga yeh airtel ka chat hai [offTopic] mera broadband kal se band pada hai
  [offTopic] what is the capital of Mongolia {not Manchuria}
  [offTopic] my code says list index out of range, fix it for me pls
  [offTopic] kitne saal ki umar mein driving licence ban sakta hai
  [-] my cousin is getting married and they gave me one hour to think of something [offTopic] give me a funny sangeet script for the bride's side
  [discount] is there any student concession like they give in the trains
  [offTopic] raatri perugu tinte jalubu vastunda
  [offTopic] who invented the zero
  [tellsAboutSelf] I am an HR executive [offTopic] draft a warning letter for an employee who comes late daily [enterprise] and can you train nine of our recruiters
  [offTopic] ola refund not received
  [offTopic] naaku oka manchi dentist cheppandi Kukatpally lo
  [-] we bought a fridge on Croma in March and it already leaks [offTopic] how do I file in consumer forum
  [offTopic] sapne mein daant girna iska matlab kya hota hai
  [difficulty] sach batao, mere jaise maths mein kamzor aadmi ke liye kitna mushkil hoga
  [offTopic] how to get a job at infosys as fresher
  [offTopic] bitcoin abhi kitne ka chal raha hai
  [offTopic] puppy ate half a chocolate bar should i worry
  [brochure] {don't call me}, just give me all this as a pdf to show my wife at dinner
  [offTopic] calculate GST on 48,500 at 18 percent
  [-] haan bolo, [offTopic] LIC policy surrender karne par kitna milega
  [offTopic] is it safe to buy a flat under GO 111 area
  [offTopic] cut the red wire or the black one, my new fan has both
  [-] amma is in Guntur and her pension stopped in January because the life certificate did not match [offTopic] can she give it again from home
  [offTopic] kya raat ko AC 24 pe chalane se bill kam aata hai
  [offTopic] set an alarm for 5:40 [start] and when does the next batch begin
  [-] do attempt ho gaye, teesra aakhri hai, ghar wale shaadi ki baat kar rahe hain [offTopic] SSC CGL ke liye roz ka timetable bana do
  [offTopic] vitamin D 9 aaya hai report mein
  [tools] is an old iPad enough or do I have to buy a proper laptop
  [-] our society uncle parks in my slot daily [offTopic] how do I write a complaint that doesn't start a war
  [offTopic] write SQL to find second highest salary
  [-] good evening from Salem, [offTopic] tatkal open aagura time enna
  [offTopic] tatkal opening time for sleeper
  [tellsAboutSelf] I'm a physiotherapist [offTopic] suggest a name for my clinic [codingNeed] and would I have to write code in @program
  [offTopic] Dhoni retire ho gaya kya
  [offTopic] is Swiggy one worth it
  [placement] do you find me a job the way naukri does or am I on my own
  [-] mere boss ne kal sabke saamne chillaya, [offTopic] resign kar du ya ruk jau
  [offTopic] rendu idli oru vadai evvalavu calories
  [-] typed the wrong account number on PhonePe and 6,500 went to some Ramesh in Bihar [offTopic] how do I get it back
  [offTopic] what is the full form of NEFT
  [-] nenu Dubai velthunna [offTopic] entha gold techukovachu
  [-] our cook left without telling and guests are coming at eight [offTopic] quick dinner for six with paneer and whatever
  [offTopic] tally me bank reconciliation kaise karte hai [enterprise] aur hamare accounts team ke 12 logon ko aap train karoge kya
  [offTopic] is Maggi made of maida
  [offTopic] gmail ka password bhool gaya aur purana number bhi band
  [-] kal hi ek OTP fraud mein 9 hazaar gaye mere [trust] tum log asli ho na
  [offTopic] who is the father of Indian constitution
  [tellsAboutSelf] I work night shift in a call centre in Noida [offTopic] my eyes burn by 3 am what drops can I use
  [offTopic] one line bio for my matrimony profile
  [-] we are six friends with one Innova [offTopic] Goa by road in June, good idea or mad idea
  [offTopic] tax on selling my grandfather's land near Medchal
  [offTopic] BSNL sim band ho gaya to number port hoga kya
  [offTopic] what to do if the tenant doesn't vacate [whoSees] and {never mind my tenant}, who reads what I put in your form
  [-] our temple festival falls midweek, [attendance] is it fine if I skip two classes
  [offTopic] ek kahani sunao
  [offTopic] mobile hang ho raha
  [-] my son scored 99.1 in JEE mains but wants to become a chef [offTopic] what do I say to him
  [offTopic] 12 lakh home loan for 15 years at 8.6, what will the EMI be
  [offTopic] does Aadhaar need to be updated every ten years
  [offTopic] khansi ke liye kaunsa syrup sahi rahega 3 saal ke bacche ko
  [street] which metro station do I get down at for your building
  [offTopic] Tirumala 300 rupees darshan ticket eppudu release avutundi
  [offTopic] petrol scooter or electric for 30 km a day
  [offTopic] mazya aajila bara vatat nahi ko English mein kya bolenge [mentor] and does one get a mentor in the agentic course
  [-] I had a fight with HR about my relieving letter, they say 90 days and my new company says 30 [offTopic] can they legally hold me
  [offTopic] aaj sansad mein kya hungama hua
  [offTopic] laptop ka F key nikal gaya
  [offTopic] essay on pollution 250 words
  [payment] is UPI accepted or will you also say server down like my bank
  [-] humara Tommy roz subah park mein gaay ki tarah charta hai, log hanste hain [offTopic] kutte ghaas kyu khate hain
  [offTopic] can i take dolo and crocin together
  [tellsAboutSelf] BA history, 2019 passout, working in a petrol bunk [offTopic] which govt exams am I eligible for
  [offTopic] Tell me something interesting
  [-] wife ka birthday parso hai aur budget sirf 3000 [offTopic] kya gift du
  [offTopic] my excel pivot doesn't refresh [summary] also tell me about the course for bosses
  [offTopic] PAN card kho gaya mera
  [offTopic] is it true that Hyderabad metro will be extended till Shamshabad
  [offTopic] bacche ki padhai ke liye kaunsa mutual fund lu {LIC nahi chahiye}
  [-] I drop kids at 8 and pick them at 3, [schedule] what are the class timings
  [offTopic] mulaga jar MBA karaycha mhanala tar kuthla college bara
  [offTopic] tell me how to impress a girl in my office
  [-] ji, ek problem hai, padosi ka kutta roz raat ko bhonkta hai [offTopic] police mein complaint hoti hai kya iski
  [offTopic] convert this para into active voice
  [offTopic] pakaya hua chawal fridge mein kitne din theek rehta hai
  [-] flight from Sharjah lands 2 am and my driver said no [offTopic] is Uber safe from RGIA at that hour
  [offTopic] FASTag balance check number
  [offTopic] oru nalla Tamil padam sollunga
  [access] will the material stay with me for life or lapse like a Hotstar pack
  [offTopic] my back hurts after sitting eight hours [besideWork] and could I manage @program next to a desk job like mine
  [offTopic] Airtel DTH band karvana hai {naya plan mat batao}
  [offTopic] please solve train A leaves at 60 kmph and train B at 90, when do they meet
  [-] bajaj finance wale daily 10 call karte hain, [offTopic] kaise rokun
  [offTopic] is there school tomorrow
  [tellsAboutSelf] Hindi teacher from Indore, [offTopic] mujhe ek chhoti kavita chahiye teachers day ke liye
  [offTopic] what's the current repo rate
  [offTopic] i think my boyfriend is lying about where he works
  [count] ek hi course hai ya do teen aur bhi hain
  [offTopic] birth certificate lo peru thappu undi
  [offTopic] mother's knee replacement in NIMS or private
  [-] paid the electricity bill twice by mistake through two apps [offTopic] will TSSPDCL adjust it
  [offTopic] mehengai kyu badhti hai simple mein samjhao
  [offTopic] compare Activa and Jupiter for me [compare] then compare your two short courses
  [offTopic] panch kilometer daudna hai mujhe, roz ka plan do
  [offTopic] why is my Jupyter kernel dying
  [offTopic] mala sanga Ganpati kadhi aahe yavarshi
  [-] my CA wants a proper GST bill for whatever I buy, [invoice] do you issue one
  [offTopic] can a minor have a demat account
  [-] hello, I am sitting in the emergency ward and my father is asking for his spectacles prescription, nothing to do with anything [offTopic] how do I read minus 2.25 cyl
  [offTopic] draft tweet about potholes tagging GHMC
  [offTopic] kaun banega crorepati mein kaise jaaye
  [offTopic] how do I apply for Ayushman card [register] and then the app wala course {not the ten hour agent one}, how do I apply for that
  [offTopic] is Ozempic available in India
  [offTopic] chakkera lekunda payasam ela cheyali
  [offTopic] padosi ka wifi password nikal do
  [-] had an argument with my father about moving out, he has stopped eating with us since then [offTopic] how do I talk to him again
  [offTopic] court marriage ke liye kya kya documents lagte hain
  [mode] {forget what I typed about the traffic}, is it over zoom or must I travel
  [offTopic] NPS tier 2 account closing
  [offTopic] mera naam ka matlab kya hai
  [offTopic] will it rain in Vijayawada during the match
  [-] playschool se teesri baar phone aaya, aaj usne teacher ko bhi kaata [offTopic] do saal ke bachche ki kaatne ki aadat kaise chhudaye
  [offTopic] OTP nahi aa raha SBI ka [duration] aur sabse chhota course kitne ghante ka hai
  [-] three tailors have ruined my blouse pieces and the wedding is friday [offTopic] any good tailor in Ameerpet
  [offTopic] who discovered penicillin
  [offTopic] bhai ek joke suna de
  [coverage] would I learn to make @skill for my dental clinic
  [offTopic] my Honda City pulls to the left [curriculum] and what all is taught in @program
  [offTopic] bina registry wala rent agreement court mein chalta hai kya
  [offTopic] mujhe shayari chahiye apni ex ke liye
  [offTopic] 2BHK rent in Madhapur these days
  [tellsAboutSelf] I am a chartered accountant from Nagpur with zero coding [offTopic] tell me the due date for form 15CA [audience] and whom is @program meant for
  [offTopic] word ki file pdf kaise banau phone pe
  [-] the bank is asking me to buy insurance with my locker [offTopic] is that even legal
  [offTopic] padmasree awards list this year
  [tellsAboutSelf] mere papa 61 ke hain [-] driving licence bhi renew nahi hota ab, [prerequisites] kya woh join kar sakte hain
  [-] thinking of quitting and opening a tea stall in Kondapur, [offTopic] give me a business plan
  [offTopic] which side do I sleep on during pregnancy
  [offTopic] Zomato wallet money vanished [contact] and {not zomato's}, what's your mail id
  [offTopic] RRB group D admit card kab aayega
  [offTopic] how many days maternity leave in a private company
  [offTopic] explain photosynthesis for a 6th class kid
  [-] hey there, random, [offTopic] what's the difference between latte and flat white
  [offTopic] is Kingfisher Airlines still flying
  [certificate] do I walk away with a certificate or only gyan
  [offTopic] LinkedIn pe headline kya likhu ki HR khud message kare
  [-] nanna ki pension form lo signature kalavatledu, [offTopic] em cheyali
  [offTopic] any hospital in Secunderabad open now for stitches
  [tellsAboutSelf] UPSC aspirant, third attempt, [offTopic] give me today's editorial in five points
  [offTopic] phone paani mein gir gaya [register] aur form kaise bharun tumhare course ka
  [offTopic] Begum Bazar lo badam kilo entha
  [offTopic] how do I fold a saree for Bengali style
  [offTopic] does the RTO at Attapur work on Saturday [location] and which city are you people in
  [-] my maid asked for an advance of 20k and my husband says no [offTopic] what would you do
  [offTopic] Sensex kitna gira aaj
  [offTopic] Diwali ke patakhe ke baad se kaan mein seeti baj rahi hai
  [offTopic] regex for indian mobile number
  [future] coding ka course mere 11 saal ke bete ke liye bhi aayega kya
  [offTopic] IAS ki pehli tankhwah kitni hoti hai
  [offTopic] Bengaluru traffic now [otherCity] and do you have a centre in Bengaluru
  [-] train cancelled due to fog, [offTopic] full refund milega kya
  [-] pehle ek personal baat, meri saas mujhe roz taane deti hai ki main kamati nahi [offTopic] unko kya jawab du
  [offTopic] roast my friend Karthik
  [offTopic] can I carry pickle in cabin baggage
  [tellsAboutSelf] self: welder, tenth pass, Surat, [offTopic] ITI certificate duplicate kaise nikalega
  [offTopic] compute compound interest {not simple} on 2 lakh at 7 percent for 5 years
  [offTopic] who is leading in the Bihar election
  [projects] will I build things or is it all talk like my office training on fire safety
  [offTopic] Netflix dikha raha hai household nahi hai
  [offTopic] is 140 over 90 high [price] and what is the fee for the ten hour agents thing
  [offTopic] OBC certificate online in Maharashtra {not the non creamy layer one}
  [offTopic] generate an image of a cat wearing a turban
  [-] my roommate snores and I have a viva tomorrow [offTopic] best ear plugs under 200 rupees
  [offTopic] Krishnashtami date
  [offTopic] vantinti chimney poga laagatledu
  [offTopic] who will win IPL this time [start] and tell me your next start date
  [offTopic] write a polite reminder to a client who has not paid since April
  [-] enakku thalai vali, [offTopic] enna tablet podalam
  [offTopic] is it compulsory to link PAN with Aadhaar for NRI
  [tellsAboutSelf] I live in Muscat and run two barber shops, [abroad] can I join from here
  [-] dost har weekend meri gaadi maangta hai, pichli baar bumper tod ke laya aur petrol bhi nahi daala [offTopic] use mana kaise karu bina dosti tode
  [offTopic] define opportunity cost
  [offTopic] Rapido captain overcharged me
  [offTopic] make a packing list for Ladakh [brochure] and send me the pdf of the courses
  [-] naan oru veedu vaanga poren, [offTopic] stamp duty evvalavu
  [-] I'm on hold with the gas agency for forty minutes so let me ask you [offTopic] how do I report a cylinder leak
  [offTopic] photo ka background white kaise karu passport ke liye
  [offTopic] what do you think of the prime minister
  [perks] apart from classes what else do I get, some freebie like the bank gives a mixer
  [offTopic] Dussehra holidays list telangana schools
  [offTopic] skin peeling on my fingers in winter
  [offTopic] ticket for Kantara at AMB [instructors] and who are the people that teach
  [offTopic] eeroju panchangam cheppandi
  [offTopic] fastest way to learn typing
  [-] two job offers, one is 9 lakh in Chennai near my parents and another is 13 in Gurgaon where I know nobody [offTopic] which should I accept
  [offTopic] please correct the grammar of this mail
  [offTopic] VI to Airtel port karna hai
  [offTopic] is @place safe for girls living alone [accommodation] and do you people arrange a hostel
  [offTopic] how much gold can a married woman keep at home
  [offTopic] muh ki badbu
  [refund] agar do din baad mann badal gaya to paisa wapas milta hai kya, ya OLA jaisa haal hai
  [offTopic] my Alexa talks by itself at night
  [offTopic] carrom mein queen cover karne ka niyam kya hai
  [offTopic] did Virat hit a century [schedule] and are your sessions in the evening
  [-] sab log bolte hain sarkari naukri hi best hai [offTopic] aapko kya lagta hai
  [offTopic] tatkal passport cost
  [offTopic] translate this whatsapp message into Kannada for my plumber {not hindi}
  [offTopic] leave encashment taxable hota hai kya retirement pe
  [support] after it ends is there a whatsapp group or some community of old learners
  [offTopic] tell me history of Charminar in short
  [offTopic] my friend ghosted me after I lent her 40 thousand
  [offTopic] Poco ka display change karne ka kharcha
  [offTopic] tube light ke neeche money plant badhega kya
  [tellsAboutSelf] I'm an electrician in Nellore [offTopic] earthing lekapothe em avutundi [prerequisites] and is there any minimum qualification for you
  [-] inti lo ballulu ekkuva unnayi [offTopic] ela vellagottali
  [offTopic] list all districts of Andhra Pradesh
  [-] no offence to your company, I only clicked since it was open [offTopic] where is my Myntra order
  [offTopic] who made you cry last, deep question
  [offTopic] flipkart se ulta laptop aaya, return reject [tools] aur aapke course mein kaisa laptop chahiye
  [offTopic] is SIP better than RD for 2 years
  [-] periods 12 din late hai, [offTopic] test kab karu
  [myRegistration] I filled your form on Tuesday and nobody called [-] even the gas agency is faster
  [offTopic] shaadi ke baad naam badalne ke liye kaunse kaagaz lagenge
  [offTopic] mumbai local last train Kalyan slow
  [offTopic] can you proofread my SOP for Canada [visa] and does your course get me a visa
  [offTopic] best car under 10 lakhs for a family of five with a tall grandfather
  [offTopic] C program to reverse a string
  [offTopic] thyroid ki goli khane ke kitni der baad chai pee sakte hain
  [-] i want to learn guitar but my fingers hurt [offTopic] does it get better
  [language] will the teacher of @program speak telugu
  [offTopic] ghar ka vastu, main door south facing [demo] aur ek trial class milegi kya
  [offTopic] Telangana intermediate results link
  [offTopic] chhe baje yaad dila dena mummy ko phone karna hai
  [offTopic] meri shaadi kab hogi
  [offTopic] EPF withdrawal for house without employer's sign
  [-] CEO forwarded me a 90 page annual report and wants the summary by lunch [offTopic] can you read it and give me ten lines
  [offTopic] is there curfew in Imphal now
  [classSize] kitne log hote hain ek batch mein, meri tuition jaisa 80 to nahi
  [offTopic] instead of sugar what can I use in kheer
  [offTopic] SBI PO cutoff [career] and what will I have to show after @program
  [offTopic] how do you pronounce Nguyen
  [offTopic] mice chewing my scooter wires
  [offTopic] tenant ka police verification online
  [tellsAboutSelf] pharmacist, Kurnool, [offTopic] which drugs come under schedule H1
  [offTopic] suggest a Telugu web series that can be watched with parents
  [offTopic] why did my app crash on Android 14 with a null pointer
  [-] crush ne seen karke chhod diya [offTopic] ab kya bheju
  [-] the driver of my son's school van drinks, [offTopic] whom to complain to
  [price] fees kitni hai @program ki [offTopic] aur aaj tamatar kya bhav chal raha hai
  [-] I was cooking and my phone opened this page, [offTopic] how long to pressure cook rajma that was not soaked
  [certificate] do I get a certificate for @program [offTopic] and how can I get a duplicate of my marks memo from Osmania
  [offTopic] Jawan ka box office kitna hua tha
  [tellsAboutSelf] we are two sisters running a bakery in Mysuru [recommendation] which one should we take [offTopic] also how do you keep macarons from cracking
  [payment] is it possible to pay after my salary comes on the 7th
  [-] My uncle says he can get my file moved in the collectorate for 5000 rupees, [offTopic] is that normal now
  [offTopic] vimanam kitiki lo chinna randhram enduku untundi
  [coverage] is prompt writing covered [offTopic] and please write me a prompt for a wedding invitation picture
  [offTopic] saala ye printer hamesha offline dikhata hai
  [-] long story but the builder took 18 lakh in 2019, the flat is still a pillar, and RERA gave us an order which he ignores [offTopic] what is the next step
  [offTopic] safed billi ka koi pyara sa naam batao
  [location] are you in Hyderabad [offTopic] and is biryani at Paradise still any good
  [offTopic] sir ji bijli ka bill do mahine ka ek saath aa gaya
  [offTopic] DO I NEED TO FILE ITR IF MY INCOME IS BELOW 5 LAKH
  [tools] can it be done on a chromebook from my kid's school
  [mode] padhai online hoti hai ya offline [offTopic] aur Vande Bharat mein khana free milta hai kya
  [tellsAboutSelf] mother tongue Marathi, [offTopic] want to learn Tamil where to begin
  [-] physio says ice, neighbour says hot bag, google says both [offTopic] what is right for a sprained ankle on day two
  [offTopic] lyrics of the Pushpa title song
  [offTopic] is Section 80C available in new regime [invoice] and do you raise an invoice with my company's GSTIN
  [offTopic] meri bua ka naam voter list se gayab hai
  [assessment] is there any test at the end [-] I still have nightmares of my 12th boards
  [offTopic] my Fitbit shows resting heart rate 48 should I be scared
  [-] doctor saab ne amma ke operation ki fees nahi li, bole beti ki padhai mein laga do [offTopic] unke liye dhanyavaad ki chitthi likh do
  [tellsAboutSelf] Civil engineer at L&T, [offTopic] explain clause 14 of the FIDIC contract to me {not 15}
  [register] I want to sign up for @program tonight [offTopic] but first tell me if the Krishna Express is late
  [offTopic] kaun sa water purifier borewell ke paani ke liye
  [offTopic] speech therapist for a boy of four in Miyapur
  [offTopic] madhmakkhi shahad kaise banati hai
  [curriculum] @program mein kya kya sikhate ho [offTopic] aur meri biwi ke liye ek achha sa sorry message likh do
  [offTopic] Paytm teen din se pending dikha raha hai
  [career] will this give me something to put into my CV besides typing certificate and NCC
  [offTopic] help me choose between BSc nursing and BPT for my niece
  [offTopic] maa baap ke ghar rehke HRA claim kar sakta hu kya
  [-] ayyo, wrong window, anyway since you are there [offTopic] Onam sadya menu in order please
  [offTopic] Dilli mein hawa kitni kharab hai abhi
  [offTopic] mera naukri profile koi HR dekhta hi nahi [placement] aur aap course ke baad job dilwate ho kya
  [offTopic] Is it ok to give honey to an eight month baby
  [schedule] sunday ko class hoti hai kya [tellsAboutSelf] baaki din toh dukaan pe rehta hu
  [offTopic] lift teesri aur chauthi manzil ke beech atki hai, andar mausi hai
  [offTopic] solve this riddle what has keys but can't open locks
  [tellsAboutSelf] Farmer, Nizamabad, turmeric, two acres, [offTopic] eeroju pasupu dhara entha undi
  [duration] how many hours is the app developer one in total [offTopic] and how many hours is Hyderabad to Goa by car
  [offTopic] how much should I tip at a hotel in Singapore
  [offTopic] pani ki tanki ki safai kaun karta hai
  [tellsAboutSelf] mera English weak hai, IELTS me bhi 4.5 aaya tha [language] class samajh aayegi kya
  [-] found a purse in bus 216 with an Aadhaar and 1200 rupees in it [offTopic] where do I hand it in
  [offTopic] java mein bank account wali class ka code de do {python me nahi}
  [offTopic] flat on rent for bachelors near DLF [start] also when does @program begin
  [offTopic] my sister is getting proposals only from abroad and she is not happy, I am not happy, only amma is happy
  [offTopic] VISA appointment US dates Hyderabad consulate
  [trust] is this a real institute or one more telegram task job
  [offTopic] how do I uninstall the MIUI bloatware
  [offTopic] diabetes wale aam kha sakte hain kya
  [mentor] kya akele mentor se baat hoti hai [offTopic] aur mere balon ke jhadne ka koi ilaaj hai
  [offTopic] Ramcharitmanas kisne likhi thi
  [offTopic] Sukanya samriddhi interest rate
  [discount] for three cousins together is there some reduction [offTopic] and which is the best family recharge pack
  [offTopic] tell me if it's a good muhurtham on the 14th for griha pravesham
  [-] am a paying guest in Kothrud, owner kaku locks the gate at 9 [offTopic] can she do that to working women
  [offTopic] IRCTC captcha not loading
  [offTopic] ek mahine mein 8 kilo kam karna hai
  [recordings] suppose I am on a train with no network, do I get the session recorded
  [offTopic] muttai vilai en ippadi yeriduchu
  [offTopic] CTET ka form last date [deadline] aur aapke yahan admission ki last date kya hai
  [-] meeting la en boss enna insult pannitaar, [offTopic] reply mail eppadi ezhuthuradhu
  [offTopic] square root of 7744 without calculator
  [enterprise] can you teach forty bank clerks who only know Excel and passbook printing
  [offTopic] draft a will for my grandmother
  [tellsAboutSelf] I've been a Zomato rider for two years, twelfth pass, [offTopic] how can riders get PF
  [offTopic] fridge me barf zyada jam rahi hai
  [-] kisi ne meri photo lagake nakli ID banayi hai aur mere chacha se paise maang raha hai [offTopic] isko report kaise karte hai
  [brochure] brochure hai kya [offTopic] aur WhatsApp pe badi pdf kaise bhejte hain
  [offTopic] Is the stock market closed on Guru Nanak Jayanti
  [-] kid swallowed a small button around noon and seems fine [offTopic] do we go for an xray
  [offTopic] give me 20 tongue twisters
  [offTopic] plumbing contractor absconded with advance
  [afterRegister] once I press submit what happens, will someone call me like those loan people
  [offTopic] how to write a cheque for one lakh five thousand in words
  [offTopic] Kedarnath helicopter booking kab khulti hai
  [testimonials] what do past students say [offTopic] and what do people say about the movie Dude
  [offTopic] my colleague eats fish in the AC cabin every single day
  [offTopic] tum hi batao Congress ya BJP
  [offTopic] Amazon delivery boy left my parcel in the dustbin [social] are you on insta
  [tellsAboutSelf] am visually impaired and use NVDA [offTopic] which bank app works best with a screen reader
  [offTopic] how to increase milk supply after c section
  [deadline] tatkal jaise aakhri din tak admission ho sakta hai kya
  [offTopic] police sadak pe mera phone check kar sakti hai kya
  [offTopic] Gujarati ma kem cho no jawab shu aapvo
  [offTopic] Find me a cheap hotel near Shirdi temple
  [-] new to Hyderabad since monday and I already lost my wallet [offTopic] iski FIR online hoti hai kya
  [codingNeed] bina coding wala course hai kya [offTopic] aur mere laptop ka blue screen kaise thik hoga
  [offTopic] How do I get my Aadhaar unlocked for biometrics
  [offTopic] ideal weight for a man of 5 8
  [offTopic] what does the fox say lol
  [refund] if my company transfers me to Pune before it ends can I ask for the money back [offTopic] and what do movers charge till Pune
  [offTopic] chali ki dosa pindi puliyatledu
  [offTopic] make a 30 slide ppt on solar energy
  [name] what is your institute called, my sister thinks I'm chatting with Swiggy
  [offTopic] which JNTU colleges are good for ECE
  [-] he reads my messages, keeps my salary, and calls it love [offTopic] where can a woman get help at night in Hyderabad
  [offTopic] best time to sell gold bonds
  [offTopic] parents ne rishta pakka kar diya bina puche
  [offTopic] kal ka weather batao [closeLaunch] aur yeh jo window khul gayi isko band kaise karu
  [offTopic] UAN activate nahi ho raha, mobile number purana hai
  [offTopic] Summarise this youtube video for me
  [houseRules] can I bring my tiffin and heat it somewhere at your place
  [offTopic] thoda sa history bata do Golconda ka
  [offTopic] log red light pe bhi horn kyu bajate hai
  [number] how many live classes are there in @program, ten like the IPL teams?
  [-] we are stuck at Suryapet toll since one hour, baby is crying, husband is arguing with the toll man about the monthly pass [offTopic] is a local pass valid for a taxi plate
  [tellsAboutSelf] I handle payroll for 300 people [offTopic] how is professional tax computed in Karnataka [recommendation] and which of your courses would be sensible for somebody like me
  [projects] is it live project work in there [offTopic] and is my live location visible to Uber after the ride
  [offTopic] kya main apni company ka laptop ghar bech sakta hu resign ke baad
  [offTopic] recommend books for a girl of nine who has finished all of Sudha Murty
  [-] my father keeps his savings in a steel almirah and no argument moves him [offTopic] how do I convince a 78 year old to use a bank
  [offTopic] Samantha second marriage
  [offTopic] mixie jar adiyila thanni ozhugudhu
  [coverage] does @program go into making an agent that books train tickets by itself
  [price] {not the long one}, how much for the leaders' course [offTopic] and how much is silver per kilo today
  [offTopic] what is the difference between CIBIL and Experian score
  [-] doctor ne MRI bola hai, [offTopic] sabse sasta MRI kahan hoga Dilsukhnagar ke paas
  [access] will the notes remain mine after the course [offTopic] and will my photos remain in Google if I stop paying
  [offTopic] can u write my PhD proposal on groundwater
  [-] Nanu Bengaluru ge hogbeku, [offTopic] bus timing heli
  [compare] whats the difference between the forty hour one and the agents one [offTopic] and between paneer tikka and paneer malai
  [offTopic] my mother's hearing aid battery drains in two days
  [transfer] if I take the managers' course and then get bored may I shift to the coding one like they allow changing the train date
  [offTopic] will my visa be rejected because of a bounced cheque in Dubai
  [tellsAboutSelf] Class 11, commerce, no maths, [offTopic] CA foundation ya CMA
  [offTopic] fill this PF form 19 for me [register] and is there also an enroll form to fill
  [-] 42 degrees here in Ramagundam, no current since morning, inverter also dead [offTopic] how to keep insulin cool without fridge
  [offTopic] How do I get over a breakup when we sit in the same office bay
  [certificate] certificate milega na {government promotion wali baat chhodo}
  [offTopic] Uber eats my money
  [refund] is there money back if I fall ill [offTopic] also my fever is 102 since last evening, which test should I get
  [offTopic] MNREGA payment status kaise check kare
  [offTopic] Hindi typing on windows 11
  [instructors] who teaches, IIT people or people from the trade
  [offTopic] which country has no mosquitoes
  [-] one of my tenants has started a tuition centre in the flat with forty children running up and down the stairs every evening [offTopic] can I evict him for commercial use
  [duration] @program kitne din ka hai [offTopic] aur Tirupati se Chennai kitni der lagti hai bus mein
  [offTopic] translate thank you for the opportunity to Japanese
  [offTopic] when does the Champions League final start in IST
  [offTopic] bahu ko samjhao koi, din bhar reel dekhti hai
  [tools] what do I have to install for it, my laptop already crashes with Tally
  [offTopic] I want to sue my gym
  [offTopic] is 6 hours of sleep okay at age 35 [attendance] and is it okay if I am late by ten minutes now and then
  [offTopic] explain GST composition scheme to my father in plain words
  [tellsAboutSelf] Bank manager posted at Karimnagar, [offTopic] mere transfer ke liye ek representation letter bana do
  [offTopic] Instagram reels idea for a juice shop
  [language] class telugu lo untunda [offTopic] inka ma ooru Nalgonda lo varsham eppudu
  [-] shanivaar se pet kharab hai, [offTopic] dahi chawal khau kya
  [offTopic] is Whitefield or Sarjapur better to buy
  [formLocked] I typed my number like on every recharge app and your submit button is still grey
  [offTopic] LPG subsidy kitni aa rahi hai ab
  [-] aap log busy honge, phir bhi, meri beti ko bus mein ek ladka pareshan karta hai [offTopic] hume kahan shikayat karni chahiye
  [offTopic] give me interview questions for a receptionist [audience] then tell me for whom @program is made
  [offTopic] how does a microwave work
  [location] Hyderabad lo meeru ekkada untaru [offTopic] mariyu Charminar ki metro undha
  [offTopic] scooter makes tak tak sound on second gear
  [discount] do you have a festival offer like those Diwali sales on Amazon
  [-] Got an SMS that my electricity will be cut tonight unless I call a number, [offTopic] is this real
  [offTopic] gas geyser lena theek rahega ya bijli wala
  [-] {leave my phone problem}, solved now, [start] I only want to know from when the new batch runs
  [offTopic] who is Neeraj Chopra's coach
  [offTopic] ghar pe pedicure kaise kare
  [payment] can I pay in three parts {not like my car loan with interest}
  [offTopic] write a complaint to RTI first appellate authority
  [tellsAboutSelf] Fifty two, widow, running a tiffin service from home, no English, no computer, [prerequisites] am I allowed in the bosses' course
  [offTopic] Tell me which phone has the best battery [tools] and would a phone do for the course
  [offTopic] bachche ki potty hari kyu aa rahi hai
  [offTopic] what does IST mean
  [offTopic] kya bhoot hote hain
  [-] my dialysis is on Mondays and Thursdays, [schedule] which days do you teach
  [offTopic] my cousin posted our family fight on Facebook and now everyone from Vizag to New Jersey has an opinion
  [mentor] will somebody sit with me one to one [offTopic] and is somebody able to fix my Excel macro right now
  [offTopic] HSRP number plate booking
  [-] driving test fail ho gaya, [offTopic] dobara slot kab milega
  [offTopic] kis credit card pe airport lounge free milta hai
  [tellsAboutSelf] I run a photo studio in Trichy, [offTopic] how to price a wedding album [count] and how many courses do you sell
  [offTopic] stomach growls in meetings
  [offTopic] was the moon landing fake
  [-] bohot thag liya logon ne, ek ne iPhone ke naam pe sabun bhej diya, [trust] aap par bharosa kaise karu
  [offTopic] how to pass a drug test
  [offTopic] what is the rank needed for NIT Warangal CSE
  [career] after @program what do I have in hand to show [offTopic] and please check whether my resume is two pages
  [offTopic] patta transfer process in Tamil Nadu
  [offTopic] Coimbatore to Ooty toy train ticket irukka
  [-] just got back from my sister's sangeet, head is spinning, cannot decide what to wear tomorrow [offTopic] green lehenga or the peach one
  [tellsAboutSelf] I do double shifts at a petrol pump, [besideWork] could I still manage one of these
  [-] juni Alto vikaychi aahe, [offTopic] kuthe chaangli kimmat milel
  [offTopic] do I say he or him in this sentence
  [offTopic] cheque bounce case mein jail hoti hai kya [contact] aur aapki team ko mail kahan karu
  [offTopic] zodiac match of Leo and Pisces
  [offTopic] my Swift code gives nil while unwrapping an optional
  [summary] tell me in short what the agents course is about, like you'd tell your mother
  [offTopic] divorce ke baad bachche ki custody kisko milti hai
  [phoneFormat] my number is from Nepal, nine eight and so on, will your field take it
  [offTopic] what's the cheapest way to send 50,000 from Kuwait to Kerala
  [curriculum] topics of the app one please [offTopic] and topics for a group discussion at a bank interview
  [offTopic] Shani ki sade sati kab khatam hogi
  [offTopic] how many overs were bowled before rain came [mode] and is your thing a classroom or a link
  [-] my PG warden threw out my induction stove while I was at work, she did not even ask [offTopic] ispe kuch legal ho sakta hai
  [offTopic] rate my startup idea, dabba for dogs
  [future] will there be something on video editing or reels later
  [offTopic] sir meri salary slip me basic galat hai
  [offTopic] plan a surprise for 25th anniversary of my in laws
  [dataUse] after this will you sell my number [-] I already get six calls a day about plots in Shadnagar
  [-] nenu oka company lo 3 years bond rasanu, [offTopic] break cheste em avutundi
  [offTopic] why is my hair greying at 23
  [tellsAboutSelf] auto driver's son, doing diploma in EEE, [codingNeed] does @program need programming [offTopic] and how do I get the polytechnic scholarship that is stuck
  [offTopic] can we eat non veg on Tuesday
  [enterprise] train my sixteen managers please [offTopic] and how do I make them stop fighting over the AC remote
  [offTopic] give me the phone number of Care hospital Banjara {not the Nampally one}
  [onSite] we have a hall over our sweet shop with a projector, would your trainer come there
  [offTopic] tell me about FASTag annual pass
  [offTopic] laptop pe paani gir gaya rice me rakhu kya
  [afterRegister] form bhar diya toh aage kya hota hai [offTopic] aur mere passport ka status bhi dekh lo zara
  [offTopic] cricket mein DLS ka hisaab mere sasur ko samjhao
  [-] first baby due in eleven days and the office wants me in Singapore for a launch [offTopic] how do I refuse without sounding weak
  [offTopic] mutual fund NAV of Parag Parikh
  [tellsAboutSelf] main 10th me do baar fail hua tha, [difficulty] kya yeh sab mere bas ka hai
  [offTopic] is Jan Aushadhi medicine as good as the brand
  [seats] seats bachi hain ya waiting list wali haalat hai train jaisi
  [offTopic] convert 2 acres to guntas
  [-] meri gaadi tow ho gayi, [offTopic] Begumpet thana ka number do [phone] aur apna office ka number bhi
  [offTopic] what is a black hole
  [offTopic] How to delete a facebook account of a dead person
  [tellsAboutSelf] I have an H4, [visa] does attending yours do anything for my status
  [offTopic] pulao ke liye chawal kitni der bhigo kar rakhe
  [offTopic] Shinchan kis channel pe aata hai
  [street] the auto man wants the exact address of your office with a landmark
  [offTopic] tooth pulled yesterday and still bleeding a bit
  [perks] course ke saath kya kya milta hai [offTopic] aur Airtel ke 399 plan mein kya kya milta hai
  [offTopic] draw me a rangoli with 15 dots
  [offTopic] fix: undefined is not a function at line 40
  [-] I unsubscribed from Zepto, Blinkit and my cousin, [erasure] now remove my details from your records too
  [offTopic] my mother wants to know if tulsi can be planted on a saturday
  [salary] what will I earn after this [tellsAboutSelf] my present 14 thousand goes in rent alone
  [offTopic] ten rupee coin lene se mana kar raha hai dukandar
  [accommodation] is there a PG nearby you can arrange [offTopic] and how much is the deposit for one in Ameerpet these days
  [offTopic] Sanskrit shloka for studying
  [chatDetails] does anybody else get to read what I type here [-] my husband checks all my chats
  [offTopic] Lucknow mein best chikan kurti kahan milegi
  [order] can I do both short ones together like two papers in one semester
  [offTopic] How do I tell my team lead that his mic is always on
  [joinLaunch] bootcamp wali window mein seat kaise book karu, BookMyShow jaisa kuch dikhta hai
  [offTopic] weather in @place this weekend [recordings] also is there a recording if I go hiking
  [demo] before I spend, can I sit in one class free the way the gym gives a day pass
  [offTopic] are jackfruit seeds good for sugar patients
  [-] {not about the exam results}, I got those, [programs] what courses do you run
  [offTopic] shaam ko chai ke saath kya banau jaldi se
  [accreditation] my DEO asks whether it is UGC or NSDC approved like the D.Ed was
  [offTopic] find a rhyme for Hyderabad
  [tellsAboutSelf] mera bhai bank clerk hai, [audience] agentic wala uske liye hai kya [offTopic] aur bank ki strike kab hai
  [offTopic] how do I appeal a parking fine at the airport
  [offTopic] naye office mein lunch pe koi mujhse baat hi nahi karta
  [tellsAboutSelf] Ex army, 38, moving to Jaipur, [offTopic] resettlement quota se petrol pump kaise milta hai
  [projects] is what we make there real, like an app my sabziwala could use
  [dataKept] mera number kitne mahine rakhoge [offTopic] aur CCTV ki recording police kitne din rakhti hai
  [phone] whatsapp number ivvandi matladali {customer care laga IVR vaddu}
  [offTopic] dukaan ka Gumasta licence kahan banta hai [mode] aur padhai ghar baithe ho sakti hai kya
  [about] yeh company karti kya hai loan deti hai ya kuch sikhati hai
  [-] thank god somebody is awake at 2 am, mere mama ICU mein hain aur blood chahiye [offTopic] O negative kahan milega [demo] aur haan kisi din free class hoti ho toh woh bhi batana
  [ending] course eppudu ayipothundi [-] naa pelli February lo undi
  [-] majhya mulila tap aahe, [offTopic] shaalet pathvu ka [schedule] ani tumche class kiti vajta astat
  [cookies] agar main yahan ghoomu to kal se mere Facebook pe course ke ads toh nahi dikhenge
  [-] en bike insurance mudinjiduchu, [offTopic] fine evvalavu [language] apram class Tamil la edukkureengala
  [tellsAboutSelf] I teach spoken English and drive an Ola on weekends, [partnership] are you hiring trainers
  [offTopic] rishtedaar paise wapas nahi de raha [refund] aur tumhara course chhodne pe paise wapas milte hain kya
  [unsaid] do you send a progress card to parents like the school van app does
  [offTopic] Ganesh visarjan road closures in Tank Bund [location] and is your institute anywhere in Hyderabad
  [support] after finishing can I still ask doubts or is it bye bye like with my old tuition sir [offTopic] and how to join two PDFs on a phone
`;
