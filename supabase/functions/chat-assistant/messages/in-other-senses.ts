/** Seats, classes, refunds, agents and pythons that are none of a school's, and questions of a school that sound alike. As messages/all.ts says. */
export const inOtherSenses = `
  [offTopic] a python has got into our hen house, whom do I call
  [offTopic] how do i get my money back from irctc when the train itself got cancelled
  [-] good evening [offTopic] my tatkal ticket says wl 14, will the seat be confirmed by night
  [offTopic] caste certificate kitne din me banta hai tehsil se
  [tellsAboutSelf] I am a pensioner of 71, [offTopic] how do I submit my life certificate from home
  [offTopic] which main course goes well with a dal shorba if eight guests are coming
  [offTopic] travel agent took 40k for the Thailand package and is not lifting the phone
  [offTopic] Printer says offline though the cable is in
  [offTopic] how many batches of nankhatai can I bake at 180 degrees with one tray
  [offTopic] my son's driving licence test is tomorrow, what do they ask him about the signs
  [offTopic] passport renewal form me purana address chal jayega kya
  [-] uff this heat [offTopic] when does the monsoon reach Nagpur
  [offTopic] what's the penal code section for someone who keeps knocking at our gate drunk
  [offTopic] best opening strategy against the caro kann for a club player
  [offTopic] write an essay of 300 words on "my favourite season" for class 5
  [offTopic] landlord won't register the rent agreement, can he do that
  [offTopic] is the 12627 running late today
  [offTopic] PhonePe se paisa kat gaya par dukandar ko nahi mila
  [offTopic] which coach is B4 near, the engine or the tail end
  [tellsAboutSelf] i coach under-14 girls in kabaddi [offTopic] how do i keep them from twisting an ankle
  [offTopic] what income certificate limit is there for the state fee waiver in polytechnic colleges
  [offTopic] our washing machine stops in the middle of the quick program and beeps thrice
  [offTopic] mera pf ka paisa nikalna hai, uan activate nahi ho raha
  [offTopic] translate "the guests will arrive by noon" into Telugu
  [offTopic] {not @program, my dog}, how do you teach a puppy not to bite the newspaper
  [offTopic] jee mains 94 percentile, will any NIT give me mechanical
  [-] ok so different matter altogether, [offTopic] how long should a pressure cooker run for rajma
  [offTopic] what shall i wear, the wedding card says dress code is pastel
  [offTopic] abhi IPL me points table me sabse upar kaun hai
  [offTopic] will isro's launch be visible from our terrace in Chennai on Sunday
  [offTopic] need a leave letter to the class teacher because my daughter has fever
  [offTopic] did Sachin ever lead the side in a world cup
  [tellsAboutSelf] I drive an auto in Vijayawada [offTopic] where do I go to get my badge renewed
  [offTopic] pin code of karol bagh??
  [offTopic] {not asking about your courses}, just whether an LIC agent can change my nominee without me
  [offTopic] how many hours ahead is Melbourne of us in December
  [offTopic] kya garbhavati aurat papita kha sakti hai
  [offTopic] what is the price of a used Swift 2017 model petrol
  [offTopic] who will win the election in bihar
  [offTopic] neighbour built a room over our boundary wall, can the municipality pull it down
  [offTopic] my husband does not talk to me since the trip to his mother's
  [offTopic] could you find a good maths tutor near Banjara Hills for my boy in 9th
  [offTopic] recipe for eggless cake in a pan without oven
  [offTopic] how do I get a duplicate marksheet from CBSE for the year 2006
  [offTopic] is it true that the DA of central employees goes up in July
  [offTopic] my cat has not touched her food since Diwali night
  [offTopic] NEET counselling round two, do I lose my round one seat if I upgrade
  [offTopic] whatsapp shows "this account cannot use whatsapp" on my new phone
  [-] sorry to trouble you with it [offTopic] but is there any way to see my late father's EPF passbook
  [offTopic] how does one register a flat in the joint name of wife and husband
  [offTopic] track no. 4 on the new Arijit album, what is it called
  [offTopic] how to learn swimming at 45 when you are afraid of deep water
  [offTopic] amazon delivery boy gave otp himself and marked it delivered
  [offTopic] sir bijli ka bill zyada aa gaya hai complaint kahan kare
  [offTopic] explain article 370 in easy words
  [offTopic] what time does the passport office in Ameerpet open on Saturdays
  [offTopic] my kid's project is a volcano of clay, how do we make it smoke
  [offTopic] how do i ask a girl from my office for coffee without making it weird
  [offTopic] schengen visa appointment slots never show for Mumbai
  [offTopic] Is paracetamol safe together with my BP tablet?
  [offTopic] Kaun sa program aata hai Doordarshan pe Sunday subah
  [offTopic] how long is the queue at Tirupati for the 300 rupee darshan this week
  [tellsAboutSelf] we run a small kirana in Kurnool [offTopic] where do I get the food licence renewed
  [offTopic] can i carry homemade pickle in cabin baggage to Dubai
  [offTopic] court marriage ke liye kaun kaun se papers lagte hain
  [offTopic] my golf swing goes left every time on the short course
  [offTopic] need five rhyming lines for my mother's sixtieth birthday card
  [offTopic] how do I get the stain of haldi out of a white kurta
  [offTopic] Windows update stuck at 35 percent since morning
  [offTopic] what salary do I show in the loan form if I was on leave without pay for two months
  [offTopic] a mentor of mine has died and I have to speak at the funeral, what do I say
  [offTopic] bachche ko nursery admission ke liye age kitni honi chahiye, 3 ya 4
  [offTopic] railway ka seat lower berth me kaise badlega, papa ke ghutne me dard hai
  [offTopic] can you check my sentence "He don't know nothing" for grammar
  [offTopic] what happens to my EPF if the company shuts down
  [tellsAboutSelf] I'm a goldsmith, never went to college [offTopic] can I still stand for the panchayat
  [offTopic] how do you keep a snake away from a farmhouse, we saw a python cub yesterday
  [offTopic] laptop fan sounds like a tractor, do I open it myself
  [offTopic] which visa does my mother need to stay six months with me in Toronto
  [offTopic] we want a name for our sweet shop, something with gulab in it
  [offTopic] emirates refund pending since march, {nothing to do with your fee}
  [-] hello hello [offTopic] do you know whether banks work on second Saturday
  [offTopic] what's 17.5 percent of 86,400
  [offTopic] my society charges parking by the hour for guests, is that legal
  [offTopic] Ration card me bahu ka naam kaise jode
  [offTopic] neend nahi aati raat ko 3 baje tak, kya karu
  [offTopic] who was the leader of the opposition in 1989
  [offTopic] how do I lead a cricket side in which two seniors don't listen to me
  [offTopic] i want to start a business of paper plates, how much is the machine
  [offTopic] does Ola refund the cancellation charge when the driver is the one who refused
  [offTopic] draft a mail to my tenant that the rent goes up from April
  [-] not sure whether this is the right window, [offTopic] my income tax refund shows "failed" because of a wrong IFSC
  [offTopic] form 16 not given by my old employer since two years
  [offTopic] aadhaar me janm tithi galat hai, birth certificate bhi nahi hai
  [offTopic] which sequence of stops does the Howrah Rajdhani have
  [offTopic] mutual fund aur zameen bechi hai to ITR 2 kaise bharu
  [tellsAboutSelf] I have two kids and a full time job at a hospital [offTopic] what can I cook on Sunday that lasts till Wednesday
  [offTopic] our school van driver drives too fast, to whom does one complain
  [offTopic] are the roads to Lambasingi open in January
  [offTopic] what's the right age to spay a labrador
  [offTopic] airtel shows validity expired though i recharged for 84 days
  [offTopic] kadi patta ke patte peele kyun ho rahe hai
  [offTopic] UPSC prelims cut off for OBC last year please
  [offTopic] mere pados me ek agent hai jo canada bhejne ke 8 lakh maang raha hai, sahi hai kya
  [offTopic] write a song about my dog called Laddu
  [offTopic] how do I build a bookshelf out of an old door
  [offTopic] what does a mason take per square foot to build a compound wall, {I know you build apps}
  [offTopic] kya ek mahine ke andar gaadi dusre state me register karna zaroori hai
  [offTopic] my brother in law took my scooty papers and won't return them
  [offTopic] is a model portfolio needed before one goes for a fashion audition
  [offTopic] hathras se agra ki last bus kab jati hai
  [offTopic] class teacher ki farewell pe kya gift de
  [offTopic] how do I get a seat in a Kendriya Vidyalaya for my grandson
  [offTopic] at what temperature does ghee start to smoke
  [offTopic] suggest a good physiotherapist around LB Nagar
  [offTopic] i was charged twice at the toll
  [offTopic] which papers do I carry for a gun licence renewal
  [-] my daughter is crying next to me so quickly [offTopic] what helps against teething pain at night
  [offTopic] explain the second law of thermodynamics with an example from the kitchen
  [offTopic] samsung tv program list vanished after the storm
  [offTopic] How far is the exam centre at Uppal from Secunderabad station? My niece writes EAMCET there
  [offTopic] board exam me ek subject fail ho gaya beta, compartment ka form kab niklega
  [offTopic] i need a caption for a photo of my new bike
  [offTopic] the court gave us the next date but the lawyer has gone silent
  [offTopic] Are dates and nuts ok for somebody with diabetes?
  [offTopic] why do Bengalis eat fish on a wedding day
  [offTopic] which football coach won the most champions leagues
  [offTopic] parivahan site me dl ka status pending dikha raha hai 20 din se
  [tellsAboutSelf] I'm learning the veena since childhood [offTopic] where can I get mine restrung in Chennai
  [offTopic] what does "sub judice" mean
  [offTopic] how do I tell my mother in law that I will not fast this karva chauth
  [offTopic] what is the frame work of a wooden door called in Hindi
  [offTopic] our flat is on the eighth floor and pigeons have laid eggs in the AC unit
  [offTopic] the deployment of central forces in Manipur, has it been reduced
  [offTopic] gym trainer wants me to take creatine, is that harmful
  [offTopic] sukanya samriddhi me har saal kitna daal sakte hai
  [offTopic] my phone number was ported without asking me
  [offTopic] one ticket for Coldplay extra, do you want it
  [offTopic] how many calories in a masala dosa
  [offTopic] my handwriting is so bad the exam invigilator complained, how do adults improve it
  [offTopic] what is the timetable of the ferry from Gateway to Mandwa
  [offTopic] {leave the courses aside}, can you tell me if the RTO in Mehdipatnam opens at nine
  [offTopic] how does one lodge an FIR for a lost passport
  [offTopic] Chhath ki chutti UP me kab hai
  [-] Hi, my neighbour gave me this site [offTopic] does anybody here repair sewing machines
  [offTopic] I lost 12000 in a part time job scam on telegram, how do I get it back
  [offTopic] the doctor wrote SOS beside one tablet, how often is that
  [offTopic] reliance ke share abhi bech du ya rakhu
  [tellsAboutSelf] retired havildar, 24 years of service, [offTopic] where do I write about a wrong pension slip
  [offTopic] which of the 39 chapters of class 10 science may I skip before the boards
  [offTopic] ek accha sa sher sunao
  [offTopic] can a birth certificate from a private hospital be used for a passport
  [offTopic] how do I get chewing gum off a bus seat
  [offTopic] my nephew swallowed a button battery
  [offTopic] google maps sends me into a lake near my house, how do i correct it
  [offTopic] what are the duties of a group leader in a trekking party
  [offTopic] difference between a crocodile and an alligator for my son's homework
  [offTopic] {course nahi chahiye}, petrol pump dealership ke liye kitna paisa lagta hai
  [offTopic] how do I say "I miss you" in Malayalam
  [offTopic] the property agent wants two months' rent as brokerage
  [offTopic] write a legal notice to the builder who is three years late with my flat
  [offTopic] do I need a licence for an electric scooter
  [offTopic] my visiting card needs a slogan, I sell water purifiers
  [offTopic] how much does a train driver earn in India
  [offTopic] do the hours of the metro change for new year's eve
  [offTopic] integrate x squared e to the x
  [offTopic] Who wrote the national anthem of Bangladesh
  [offTopic] mere pati ko gussa bahut aata hai, koi upay batao
  [offTopic] Gmail says storage full but I deleted everything
  [offTopic] what shall I put in a hamper for Raksha Bandhan below 800
  [offTopic] the tailor ruined my blouse and refuses to give the money back
  [tellsAboutSelf] i'm 16 and in plus one commerce [offTopic] how do i ask my parents to let me change to arts
  [offTopic] my uber driver kept the change and rated me one star
  [offTopic] where in the constitution does it say that education is free till 14
  [offTopic] can pregnant women travel by flight in the eighth month
  [offTopic] how do you reset a Casio watch that went back an hour
  [offTopic] what is the full form of PIN
  [offTopic] my ATM PIN got blocked after three tries
  [offTopic] {no training needed}, I only want someone to fix my wifi router
  [offTopic] kaise pata chale ki madhu asli hai ya nakli
  [offTopic] should we sign the papers for the land before the survey is done
  [offTopic] my class 12 daughter wants hotel management, how is IHM Pusa
  [offTopic] give me a riddle for a treasure hunt at a birthday party
  [offTopic] sir mera PM Kisan ka 14th installment nahi aaya
  [offTopic] how do I enter "Nil" for exempt income in the online return
  [offTopic] how to learn to drive in a city with no empty road
  [offTopic] ghar me chuhe aa gaye hai, poison ke bina kaise bhagaye
  [offTopic] the gas agency says my KYC is not done
  [offTopic] tell me a story with a fox and a crow but the crow wins
  [-] sigh, another day of this [offTopic] is the Bangalore water supply off tomorrow too
  [offTopic] sugar patient, can I keep the Navratri fast
  [offTopic] a leopard was seen on the campus of the university where my sister studies
  [offTopic] which module of my car is the ABS one, the mechanic says it's dead
  [offTopic] I booked a session with a dentist and he did not turn up
  [offTopic] best roadmap... I mean road map, a paper one, of Ladakh
  [offTopic] railway group D ka admit card kab aayega
  [offTopic] my daughter's track pants shrank in the wash
  [offTopic] how do I write my own will
  [offTopic] the bank wants my salary slip for a credit card but I run a dairy
  [offTopic] ek kilo paneer ke liye kitna doodh chahiye
  [offTopic] someone has put my number on OLX and I get calls all day
  [offTopic] my dadi forgets everything these days, is that dementia
  [offTopic] my landlady's parrot repeats my phone calls
  [offTopic] can you lend me 500 rupees till Monday
  [offTopic] which exam does one write to become a bank PO
  [offTopic] gold rate today hyderabad 22 carat
  [offTopic] is there a fee to change the name in the driving licence after marriage [offTopic] and how many photos do they want
  [offTopic] my cousin says ball pythons make good pets, is it even allowed in India to keep one
  [-] I am stuck at Kazipet station since two hours. [offTopic] Will the railways give a refund when a train is more than three hours late?
  [offTopic] spice jet moved my flight by a day and the seat I paid extra for is gone
  [tellsAboutSelf] i sell insurance for LIC and i am on the road all day [offTopic] what scooter gives the best mileage
  [offTopic] who decides the batting order, the coach or the captain
  [offTopic] AC 3 tier me ek coach me kitni seat hoti hai
  [offTopic] which episode of the program with the singing children is the final
  [offTopic] {I don't want to register for anything}, I need to know how to register a complaint against a builder at RERA
  [offTopic] give me the model answer for letter writing, a complaint to the postmaster about late delivery
  [offTopic] does a car batch number tell you in which month it was made
  [offTopic] the expiry date on this syrup is smudged, can I find it from the batch number
  [offTopic] launch me wahi purana Redmi accha tha ya naya wala
  [offTopic] Which phone launches are there before Diwali under 20k
  [offTopic] how do I go by motor launch from Alappuzha to Kottayam
  [offTopic] the marriage certificate from the arya samaj, does the embassy take it
  [offTopic] exam ke din bete ko kya khilana chahiye taaki neend na aaye, {aapka nahi board ka exam}
  [offTopic] my sister has a phobia of exams and cannot eat for days before the boards
  [offTopic] how to revise all of organic chemistry in eleven days for NEET
  [offTopic] JoSAA seat acceptance fee, does it come back if I leave in the second round
  [tellsAboutSelf] Mother of a 17 year old here. [offTopic] Which documents does he need at the JEE counselling?
  [offTopic] UPSC mains me optional sociology lu ya geography
  [offTopic] SSC CGL tier 2 answer key came out or not
  [offTopic] what is the eligibility for CUET if I did my 12th from NIOS
  [offTopic] school wants a transfer certificate but the old school in Bihar has closed
  [offTopic] do convent schools take children in the middle of the year
  [offTopic] my app for the bank says rooted device and shuts
  [offTopic] truecaller app galat naam dikhata hai mera
  [offTopic] {the app course can wait}, which app shows the live position of a city bus in Hyderabad
  [offTopic] zomato app took the coupon away at the last step [offTopic] and now the order came cold as well
  [offTopic] How do I project my phone on an old TV without wifi?
  [offTopic] the irrigation project near our village took our land, what compensation is due
  [offTopic] what science project can a seventh grader do with lemon and copper coins
  [offTopic] agent ne gaadi ka insurance banaya par number plate galat likh di
  [offTopic] does one need an agent to go for US visa stamping in Hyderabad
  [offTopic] my estate agent in Whitefield, {no, not the agents you teach}, keeps showing me flats over budget
  [offTopic] are secret agents in films like Pathaan based on real ones
  [offTopic] orange juice as cleaning agent on brass, does it work
  [offTopic] how long is the main course supposed to wait after the soup at a sit-down dinner
  [offTopic] green fee of the golf course at Hyderabad, and is a caddy must
  [offTopic] of course I paid, but the shop says the UPI never came, now what
  [offTopic] river changed its course after the flood and took half my field
  [offTopic] doctor ne antibiotics ka 5 din ka course diya tha, 3 din me band kar du kya
  [offTopic] a full course of physiotherapy for a frozen shoulder, how many sittings usually
  [offTopic] parliament session kab tak chalega
  [offTopic] how long does a dialysis session take, {I know how long yours are}
  [offTopic] my jewellery photo session was a disaster, how do I ask the photographer for the money
  [offTopic] the browser says session expired each time I open the passport site
  [offTopic] solar module on my roof, {not of a course}, gives half the power it did last year
  [offTopic] track my speed post, EX394002118IN
  [offTopic] where is my parcel, the courier shows it in transit for nine days
  [offTopic] How do athletes keep to one lane on the track in the 200 metres?
  [offTopic] running track open to public near Gachibowli stadium?
  [offTopic] which wash program is for woollens on a front loader
  [offTopic] dishwasher ka eco program 3 ghante kyun leta hai
  [offTopic] a program on radio in the sixties, binaca geetmala, who hosted it
  [offTopic] what does a village leader get as salary, I mean the sarpanch
  [offTopic] our union leader takes money from the company, everyone knows it
  [offTopic] my wolf documentary says there's no real leader in the pack, is that so
  [offTopic] ghar baithe kaun sa business shuru kar sakti hu, papad ya achaar
  [offTopic] {I don't mean the business course}, is a tea franchise a good business near a bus stand
  [offTopic] how do I register a partnership firm of me and my brother
  [offTopic] what tax does a street food stall pay
  [offTopic] gst number cancel ho gaya, wapas kaise chalu kare
  [offTopic] professional tax got cut twice from my February pay
  [offTopic] my property tax bill has a wrong door number, {it is not about an invoice of yours}
  [offTopic] can PF be withdrawn for building a house [offTopic] or only for buying one
  [offTopic] 3 mahine se malik ne salary nahi di, shikayat kaha kare
  [offTopic] what is a fair salary for a full day maid in Pune
  [offTopic] how much does a test cricketer get per match
  [offTopic] coach ne mere bete ko team se nikal diya bina wajah
  [offTopic] is there a tennis coach for left handed kids in Kondapur, {not an AI mentor please}
  [offTopic] A/C coach attendant asked me for a tip, is that normal
  [offTopic] volvo coach to shirdi from hyderabad, which operator is the cleanest
  [-] So my exam got over today, finally. [offTopic] suggest three light films on netflix
  [offTopic] number plate of my bike fell off, can I ride with a printout
  [offTopic] which numbers are prime between 80 and 100
  [offTopic] mobile number band karwana hai papa ka, wo nahi rahe
  [offTopic] numbers on my glucose meter jump from 90 to 170 in ten minutes
  [offTopic] write five sentences in English on my grandmother
  [offTopic] Can you correct my English essay on pollution, it has to be handed in tomorrow
  [offTopic] synonyms for "brave" for a class 4 worksheet
  [offTopic] change this into passive voice: the gardener waters the plants
  [offTopic] is baat ka english me kya matlab hai: "nach na jaane aangan tedha"
  [offTopic] put this in Hindi please: your amount has been debited
  [offTopic] what does the Kannada sentence "oota aayta" mean
  [offTopic] translate my grandfather's land deed from Urdu
  [offTopic] my jalebis turn soft after ten minutes, what am I doing wrong
  [offTopic] seat belt sign keeps chirping in my Baleno even with nobody there
  [offTopic] how high should a toddler seat on a bicycle be
  [offTopic] the sofa seat sagged in a month, will Pepperfry take it back
  [offTopic] lok sabha me kitni seat hai
  [offTopic] which seats in a theatre are best for a 3d film
  [offTopic] baby seat compulsory hai kya car me
  [offTopic] I learn to swim at the club but water goes in my nose each time
  [offTopic] how did you all learn to ride a two wheeler with gears
  [offTopic] dosa banana kaise seekhe jo tawe se chipke na
  [offTopic] building a house on 150 gaj, how much cement
  [offTopic] muscle build karne ke liye kya khaye shakahari
  [offTopic] which wood to build a temple shelf of
  [offTopic] can I build one more floor without a permission from GHMC
  [offTopic] how do I build trust again with a friend I lied to
  [offTopic] was the 1998 model of the Maruti 800 with five gears
  [offTopic] my son wants to be a model and we are an orthodox family
  [offTopic] role model for girls in sport, give me a name for a speech
  [offTopic] is the old model of the pressure cooker safer
  [offTopic] remote code for a videocon d2h set top box with an LG tv
  [offTopic] swift code of SBI Main branch Kochi
  [offTopic] dress code for men at Padmanabhaswamy temple
  [offTopic] bar code doesn't scan at my billing counter
  [offTopic] hindu succession code me beti ka hissa kitna hai
  [offTopic] what's error code E20 on an IFB machine
  [offTopic] a strategy to win at carrom doubles
  [offTopic] when does white castle in the italian, is it a good strategy to wait
  [offTopic] what strategy did Chanakya use against the Nandas
  [offTopic] how to plan a long exam day when there are two papers of three hours
  [offTopic] question papers of the ICSE board for 2019 history
  [offTopic] purane newspaper ka aaj kal kya rate hai raddi me
  [offTopic] sale deed ke original papers bank ne kho diye
  [offTopic] divorce papers came by post and I am shaking
  [offTopic] are these opening hours of the Salar Jung museum right, ten to five and shut on Friday
  [offTopic] kitne baje tak visiting hours hai NIMS hospital me
  [offTopic] chhe saal ke bacche ko kitne ghante sona chahiye
  [offTopic] 40 hours in a bus from Hyderabad to Delhi, how does one survive that
  [offTopic] our housing society wants a timetable for the water tanker, write one
  [offTopic] time table of the Vande Bharat between Secunderabad and Vizag
  [offTopic] last local from Churchgate, {not last date of anything}, the train
  [offTopic] the train has no pantry, can food be ordered to the berth
  [offTopic] how do I train a horse, {not people}, to stand still for the farrier
  [offTopic] parrot ko bolna kaise sikhate hai
  [offTopic] training wheels for a cycle of 16 inch
  [offTopic] my dog fails at every training, he only listens to the postman
  [offTopic] chaar saal ke bacche ke liye acchi toy train batao jiske track na tute
  [offTopic] marathon training in the Chennai summer, morning or evening
  [offTopic] is there a mentor figure in the Mahabharata like Dronacharya for the other side
  [offTopic] specs frame broke, does lenskart change only the frame
  [offTopic] what does a framework agreement between two countries mean in the news
  [offTopic] my airbag deployed by itself when I was parked, is that under warranty
  [offTopic] delivery ke baad kitne din aaram karna chahiye
  [offTopic] normal delivery or C section after a first C section
  [offTopic] Blinkit delivery boy was rude to my grandmother
  [offTopic] mere pin code pe fridge ki delivery nahi ho rahi, aur kaha se mangau
  [offTopic] change of address in voter id, which form is it {your form I have filled already}
  [offTopic] my IP address was blocked by the railway site
  [offTopic] ration shop says address proof of gas connection won't do
  [offTopic] form 60 kya hota hai bank me
  [offTopic] form 26AS does not match my TDS
  [offTopic] DS-160 form asks for a us contact, I have none
  [offTopic] I filled the wrong gender in the NEET form
  [offTopic] our striker is out of form, bench him for the derby?
  [offTopic] yoga me sahi form kaise rakhe surya namaskar ka
  [offTopic] birth certificate without the baby's name, how to add it now
  [offTopic] EWS certificate, {not the bootcamp one}, valid for how long in Rajasthan
  [offTopic] medical certificate for office, can an ayurvedic doctor sign it
  [offTopic] domicile certificate online Maharashtra processing days
  [offTopic] pollution certificate kahan se banega bike ka
  [offTopic] fake death certificate was used to sell our land
  [offTopic] class 10 me kaun si board acchi hai, CBSE ya state
  [offTopic] does first class on the local cost ten times more
  [offTopic] My son's class teacher hits the children with a ruler
  [offTopic] what is class in "first class magistrate"
  [offTopic] dance class ke costume ka kapda kahan milega
  [offTopic] the yoga class in our park is too loud at six in the morning
  [offTopic] refund policy of BookMyShow for a rained off match
  [offTopic] my gas refund of 300 subsidy has stopped coming
  [offTopic] meesho ne return le liya par refund nahi diya
  [offTopic] security deposit not given back by the landlord after I vacated
  [offTopic] FASTag balance refund after selling the car
  [offTopic] rs 2 lakh paid to a consultant for a Poland work visa and he vanished, can the police get it back
  [offTopic] do I need a transit visa for six hours in Frankfurt
  [offTopic] H4 visa par baccha school ja sakta hai US me?
  [-] My mother is 68 and lives alone in Kakinada, and last night somebody rang her as if from the bank. [offTopic] How do I get her account frozen from here?
  [-] we were nine in a tempo traveller to Araku and the driver took a wrong road on purpose [offTopic] can the agent be made to pay back the extra kilometres
  [tellsAboutSelf] I have been a staff nurse for nineteen years, mostly nights, [offTopic] and now my knees hurt on every stair so which oil do you people rub on
  [-] bhai ki shaadi hai 9 ko aur humare tickets abhi tak waiting me hai [offTopic] koi quota hota hai kya jisse seat mil jaye
  [tellsAboutSelf] i am doing my BCom final year and play state level chess [offTopic] how do i ask the university to shift my paper because of a tournament
  [-] The thing is, my father registered the plot in my uncle's name in 1994 because of some tax matter. [offTopic] Can we still claim it?
  [tellsAboutSelf] housewife, two boys, husband posted in Leh [offTopic] which documents does an army school want for admission in the middle of a session
  [-] yesterday the monkeys took my reading glasses and my passport pouch from the balcony, no joke [offTopic] is a police report needed for a new passport
  [tellsAboutSelf] i work in a call centre in Noida [offTopic] can they cut my salary for coming eight minutes late when the metro broke down
  [-] I bought a python skin belt in Bangkok, a present for my brother, and now I read things [offTopic] will customs seize it
  [tellsAboutSelf] I teach biology in a junior college [offTopic] how many of the new NEET questions come from the state syllabus
  [-] kal raat se inverter bhi band hai aur light bhi nahi [offTopic] battery me paani kitna dalna hota hai
  [-] please forgive the long message, I am old and type slowly [offTopic] my son abroad sends photos on whatsapp and they vanish after one look, where do they go
  [tellsAboutSelf] I'm from a family of weavers in Pochampally [offTopic] how do we stop a mill from copying our pattern
  [-] Long story short I said yes to two boys for the same dandiya night [offTopic] how do I get out of one of them politely
  [tellsAboutSelf] software tester, 6 yrs, [-] nothing about your training today [offTopic] how do i tell my manager that i won't be shifting to Pune
  [-] the app doctor says one thing and the clinic doctor another [offTopic] is an HbA1c of 6.3 already diabetes
  [tellsAboutSelf] main ek tempo driver hu aur padha likha kam hu [offTopic] challan online kaise bharte hai bina card ke
  [price] cost of @program please. [offTopic] Oh, what time is it in Nairobi?
  [duration] how long is @program [offTopic] and how long does the Garib Rath take to Yesvantpur
  [offTopic] will it rain on Saturday in Hyderabad, I have clothes outside [schedule] do your classes fall on Saturdays
  [offTopic] my driving licence expired last week, is there a grace period [certificate] also do you give a certificate at the end
  [-] two things [offTopic] first, which app is good to split a trip's bills [curriculum] second, what does @program teach
  [refund] can I have my fee back if I leave in the middle [offTopic] and how do I get my money back from makemytrip
  [offTopic] dosa batter khatta ho gaya, kya karu [start] aur agla batch kab se hai
  [offTopic] do python eggs need a warm place to hatch [coverage] and does @program cover python, {not the snake}, from the beginning
  [offTopic] my travel agent is not replying since Monday [-] anyway... [audience] who is @program meant for
  [tellsAboutSelf] HR in a pharma firm [enterprise] can you train a group of ours [offTopic] and where in Genome Valley does one get a decent lunch
  [offTopic] how do I withdraw PF after resigning? [payment] asking since I'd want to pay for the forty hour one in parts, is that possible
  [mode] is the managers' course online, [offTopic] who won the toss by the way
  [language] is the class in Telugu or English [offTopic] and how do you say "rainbow" in Telugu
  [offTopic] form 16 abhi tak nahi mila office se [invoice] aur aap log gst bill dete ho kya
  [offTopic] how many seats has a Dash 8 plane [seats] {not the plane now}, how many places are left in the bootcamp
  [street] your exact address? [offTopic] Ameerpet station is on the red line, no?
  [offTopic] write my leave letter for Thursday [demo] and is there a trial class that day or any other
  [offTopic] my NEET rank is 2.1 lakh, any hope of BDS [codingNeed] if not, must I know coding for @program
  [placement] do you get people jobs [offTopic] and is it true that the railways will hire 60000 helpers
  [deadline] till when may I sign up for the leaders' thing, [offTopic] what saree colour goes with a silver blouse
  [-] namaste ji [offTopic] aaj ekadashi hai ya kal [phone] aur aapka phone number kya hai
  [tools] laptop of my own for the app course, needed or not? [offTopic] how does one clean the lens of a projector?
  [tellsAboutSelf] ex serviceman, [offTopic] is my CIBIL of 640 enough for a bike loan, [discount] any concession for us at your place
  [offTopic] what do they feed you on the Kerala houseboats [accommodation] and is food arranged for the people who attend your class
  [offTopic] whatsapp kholte hi phone hang ho jata hai [recordings] aur class miss ho gayi to baad me dekh sakte hai
  [offTopic] chess me stalemate kya hota hai [coverage] aur kya @program me strategy sikhate ho
  [contact] whom do I write to at your place [offTopic] also who's the collector of Rangareddy these days
  [offTopic] my daughter is on the waitlist at Delhi Public School, how do these move [future] and have you got something for ten year olds
  [offTopic] hotel near Charminar under 2000? [location] in which city do you sit
  [tellsAboutSelf] I run a travel agency, three people, no tech [recommendation] which of yours would do me any good [offTopic] and where do I renew my IATA number
  [offTopic] does the passport office accept a gas bill... [formFields] what details does YOUR form want
  [offTopic] maggi with curd, yes or no :) [instructors] serious one now, who teaches the agentic ten hours
  [offTopic] score kya hua match ka? [projects] @program me asli project milte hai?
  [-] my brother lives in Houston [abroad] can he join your course from there [offTopic] he also needs a notary for a power of attorney, where do they sit
  [offTopic] sleep nahi aa rahi, koi ghazal batao [besideWork] aur kya naukri ke saath ye course ho payega
  [classSize] how many people sit in one class with you [-] and before I forget [offTopic] which bank holiday is on the 14th
  [-] refused under 214b last month [offTopic] should I reapply at the US consulate now [visa] would doing your course help with a visa at all
  [assessment] do you set exams? [offTopic] explain Bernoulli's principle
  [offTopic] my society president is a thief, what's the law [-] after him I trust nobody so [trust] how do I know you people are real
  [offTopic] which coach is the pantry next to on the Godavari [mentor] and will somebody coach me personally in @program
  [brochure] send me a pdf on the courses [offTopic] ps is it safe to eat prawns in June
  [compare] how is @program different from the ten hour agent thing [offTopic] and how is a jaguar different from a leopard
  [offTopic] my refrigerator makes ice on the back wall [access] also how long can one open the course material afterwards
  [offTopic] kal Telangana bandh hai kya [attendance] aur har class me aana zaroori hai kya
  [offTopic] my salary account went dormant, can it be revived from home / [salary] what do people earn after @program
  [offTopic] pet ke liye train me ticket lagta hai kya [houseRules] aur class me apna tiffin la sakte hai kya
  [-] While we wait for the lift man: [register] how do I put my name down for the app one? [offTopic] And whom does one sue when a lift is stuck for six hours?
  [offTopic] baarish me kaun si movie dekhe [testimonials] aur jinhone course kiya wo kya bolte hai
  [offTopic] jati praman patra banwane ka kitna lagta hai [accreditation] aapka certificate sarkari manyata wala hai?
  [tellsAboutSelf] I've retired from BSNL, [offTopic] how do I get my medical card [prerequisites] and is 63 too old for @program
  [offTopic] black spots on my roses, help!! [count] how many courses do you run
  [offTopic] petrol price in Vizag today [otherCity] any branch of yours there
  [order] which of the two coding courses should come first? [offTopic] Where do I vote if my card is from another state?
  [offTopic] I burnt my hand on the tawa, toothpaste or cold water? [difficulty] and is the agent building course very hard
  [offTopic] koi acchi kahani sunao bacche ke liye [help] phir ek sawal poochna hai tumse
  [events] any hackathon coming up at your place [offTopic] and any good mela in town this month
  [offTopic] Gurgaon me hawa kaisi hai aajkal [ending] agle mahine wala course khatam kab hoga
  [offTopic] Is the Charminar Express stopping at Kazipet [launch] what date is the bootcamp session
  [offTopic] my neighbour's drone films my terrace, can I shoot it down. [privacy] how do you people treat privacy
  [dataUse] will your team ring me again and again if I give my number, [offTopic] how does one block a caller on a Nokia keypad phone
  [erasure] please wipe the details I gave you last month [offTopic] and how do I wipe my old Facebook too
  [offTopic] puri me rath yatra kab hai [transfer] aur agar mai baad me @program le lu to badal sakte hai kya
  [offTopic] saade kagaz pe likhi wasiyat maani jati hai? [certificate] agentic course ke end me koi certificate?
  [about] what kind of institute are you, [offTopic] which biryani do you swear by
  [offTopic] mera bijli meter ulta chal raha hai kya [price] aur leaders wale course ki fees kitni hai
  [offTopic] How do I apply for a learner's licence in Telangana? [afterRegister] And after I've sent your form, who gets back to me?
  [offTopic] should I take the marketing job in Surat or stay? [career] What would @program do for my career?
  [offTopic] pension papers are lying with the treasury since May, what now [-] and since I have time on my hands [summary] tell me about @program
  [offTopic] bakri ko nimbu ke patte khila sakte hai? [programs] aur aapke paas kaun kaun se course hai
  [number] how many live projects are done in @program [offTopic] and how many runs did Gill make
  [offTopic] a friend wants to sell me his Royal Enfield without an RC [oneFormEach] and can he and I register in one form
  [duration] hours of the one without code? [-] aunty is here again [offTopic] what's a good reply when they ask about marriage
  [offTopic] which form is for NRI income in India, [joinLaunch] {not that one}, where's the form for the bootcamp
  [formLocked] submit button is grey and I cannot press it [offTopic] my touchpad cursor also jumps about in every program, is it the driver
  [whoAreYou] are you a person [offTopic] if yes how is your mother's sugar controlled
  [offTopic] ghar ki registry me stamp duty kitni lagti hai [myRegistration] aur mera form aapko mila ya nahi
  [quotes] what does the consultant on your page say [offTopic] what is Kohli's average in chases
  [support] after @program ends is there any group where one can ask, [offTopic] my cow is off her feed since the new moon
  [tellsAboutSelf] driver in Doha, 8 years [offTopic] indigo me kitna saaman le ja sakte hai [phoneFormat] form me Qatar ka number kitne digit ka chahiye
  [perks] what all comes with the course [offTopic] and what all comes with a Maggi family pack, my kid insists there is a toy
  [offTopic] where to buy second hand novels in Abids [tellsAboutSelf] I am a trainer in Java, [partnership] do you hire
  [offTopic] geyser on karte hi fuse ud jata hai [benefits] aur aap dusro se behtar kis baat me ho
  [-] My head is full today. [offTopic] Is iron at 8.9 low for a woman? [schedule] And is @program in the evenings?
  [offTopic] the ITR site threw me out thrice [account] and where does one log in as a learner with you
  [enterpriseMail] what should our mail to you about team training say [offTopic] which flowers does one bring to a Parsi wedding
  [offTopic] LIC agent ka commission kitna hota hai [audience] aur agent banane wala course kiske liye hai
  [partners] names of the companies behind the projects please [offTopic] is masking tape fine for a leaking pipe
  [offTopic] who invented the zip [company] when was your place founded
  [offTopic] cheap flights to Colombo in March [recommendation] {leave the flights}, which course would suit a tour operator
  [language] business course Hindi me hota hai? [offTopic] behen ke rakhi card ke liye do line likh do
  [onSite] can your trainer come to us in Madhapur, [offTopic] what's the dress code at the Taj for a dinner
  [offTopic] bacche ko machhar ne kaata hai kya lagau [mentorTimes] mentor se kitni baar milte hai
  [curriculum] topics in the managers' ten hours? [offTopic] fitness certificate for a tempo, which counter?
  [offTopic] can a tenant be thrown out in the rains [unsaid] and whose is the app that I make in class, mine or yours
  [offTopic] hair oil with onion, does it help at all [tellsAboutSelf] I run a beauty parlour by the way [coverage] and would I learn to make a booking chatbot for it in @program
  [-] Ramzan mubarak in advance [offTopic] sehri ka waqt kya hai aaj [mode] aur class ghar se kar sakte hai kya
  [offTopic] is a nose ring allowed in CBSE schools [tellsAboutSelf] I teach there [discount] and do teachers get something off with you
  [offTopic] who is the patron saint of lost keys [myRegistration] and I've lost the mail too, can you see whether I'm registered for the agents' course
  [offTopic] a second hand fridge for a hostel room, what to look for [accommodation] and is there a hostel for those who come to you from outside
  [offTopic] which lake in Hyderabad has boating [-] I'm new here, [location] is your institute in Hyderabad as well
  [houseRules] where do I leave my scooter while I am in class with you
  [houseRules] is there a dress code when one comes to your sessions
  [houseRules] can i bring my six month old along and feed her in between
  [houseRules] can I eat my lunch box in your class, [-] I am diabetic
  [accommodation] which bus goes to your place from MGBS
  [coverage] could I teach my software to play chess after the agent course
  [coverage] in the python part of @program, will we program a snake game
  [coverage] kya isme train timetable batane wala app banana sikhaya jayega
  [coverage] will an estate agent like me see how to build an agent that answers flat hunters
  [coverage] will the leaders' course show how to weigh up whether a machine that reads X-rays pays off for my clinic
  [tellsAboutSelf] I grow mangoes near Nuzvid [coverage] is there anything in @program about making an app that tells sick leaves from healthy ones
  [coverage] will i be able to make a thing that reads my grandmother's recipes aloud once i've done the app course
  [future] anything for children who have holidays in May
  [future] are you planning a course on making films
  [-] meri beti NEET de rahi hai, [future] uske jaise baccho ke liye aapke yaha kuch hai
  [salary] in lakhs, what does someone take home who finished @program
  [-] my agent swears by some course or other, [visa] would yours help me get an Australian PR
  [-] I'd come from Dhaka for the classes, [visa] do you write the letter for the consulate
  [invoice] I need a bill from you for my tax return
  [invoice] can the receipt for the course be made out to my proprietorship
  [-] doctor says I may need an operation in August, [refund] what becomes of the money I paid you
  [refund] paise wapas milenge kya agar mera transfer Assam ho gaya
  [refund] do I get my deposit back in case the classes are not for me, {I mean yours and not the gym's}
  [payment] is phonepe fine for the fee
  [payment] can I pay you by cheque from a cooperative bank
  [-] I get my salary on the 7th, [payment] can you wait for the fee till then
  [payment] credit card se fees bharne pe kuch extra lagega
  [-] my father will ask, [price] what does the whole course cost
  [discount] is there a festival offer for Ugadi on the courses
  [tellsAboutSelf] we are twins and both coming, [discount] does the second one pay less
  [discount] fauji parivaar ko fees me kuch chhoot
  [accreditation] will my promotion board at the railways count the certificate
  [accreditation] is the paper one gets from you stamped by a university
  [accreditation] UPSC ya state PSC ke form me ye certificate likh sakte hai kya, maanyata hai?
  [certificate] {not a caste or income one, ha ha}, do you give a certificate when I finish
  [certificate] do I get a paper with my name on it that I can frame
  [-] I faint in exams, [assessment] is there one in @program
  [assessment] how many marks must one have to get through the agentic course
  [assessment] {board wala nahi}, course ke end me paper likhna padta hai kya
  [-] my sister's wedding falls in the middle, [attendance] may I stay away for two classes
  [attendance] what if my train is late and I walk in after you began
  [-] on Fridays I go for namaz, [recordings] can I watch that hour of the class afterwards
  [recordings] if the power goes in my village in the middle of class, is the class saved somewhere
  [schedule] do you teach during Dussehra week
  [tellsAboutSelf] raat ki shift se 7 baje lautti hu, [schedule] uske baad koi class hai?
  [tellsAboutSelf] I am on call at the hospital every third night, [besideWork] could I still manage @program
  [tellsAboutSelf] I've a shop to open at ten, [besideWork] does the course leave me time for that
  [start] do the classes begin before or after Diwali
  [start] which month does your next batch sit, [-] my exams end on 20 April
  [-] my salary comes late this month, [deadline] is it still possible to sign up in the last week
  [-] I fly to Muscat on the 30th, [ending] will the app course be over by then
  [launch] at what o'clock in London is the bootcamp session
  [launch] {the rocket can wait}, when is your launch
  [closeLaunch] how do i get rid of this thing that covers the whole page about seats
  [launchProgram] that bootcamp with 25 places, which of the three courses is it
  [joinLaunch] where do I book my seat, {not in the train}, in the bootcamp of 11 August
  [seats] are there any seats left with you or is it like tatkal
  [seats] kitni seat hai bootcamp me, [-] mera bhai bhi aana chahta hai
  [afterRegister] does a confirmed ticket or something come after I fill in your form
  [formFields] do you want my PAN or aadhaar in the form
  [formFields] must I give you my home address to register
  [leadingZero] do I type my mobile with the zero in front in your form
  [phoneFormat] which code must I pick for a Nepali SIM in the registration
  [correction] I put my husband's number in your form by mistake, how do I change that
  [correction] my name in the registration has one a too many, whom do I tell
  [oneFormEach] can I put my wife on the same form as myself
  [transfer] can I get down from the forty hour one midway and board the ten hour one
  [transfer] can my seat in @program go to my cousin instead
  [order] is it fine to do the leaders' one and the app one side by side
  [compare] tea or coffee I can decide, but what is the difference between @program and @program
  [tellsAboutSelf] main LIC agent hu, [recommendation] mere liye kaun sa course theek rahega
  [tellsAboutSelf] I own two petrol pumps and a headache, [recommendation] which of your courses is for such a man
  [tellsAboutSelf] I lead a cricket academy for girls and budget is my daily bread, [recommendation] where would you put me
  [tellsAboutSelf] I failed maths in tenth, [prerequisites] will you take me
  [prerequisites] is a driving instructor with only an ITI welcome in @program
  [tellsAboutSelf] I can barely operate my washing machine, [codingNeed] do I have to program in @program
  [tellsAboutSelf] PIN code ke alawa koi code nahi aata, [codingNeed] managers wale course me coding hai kya
  [tools] will an old Chromebook with a broken hinge do for the classes
  [tools] can I follow your class on a phone, [-] my brother has taken the computer
  [tellsAboutSelf] my mother tongue is Odia and my English is so so, [language] could I follow the teacher
  [number] how many mentors are there in all
  [classSize] is it a hall full of people like a cinema or a few at a table
  [mentor] if I get stuck at 11 pm with a toddler on my arm, is there a mentor to ask
  [instructors] is your trainer a professor or someone who has built things
  [projects] do we build a real thing for a real company, {I don't mean a house}
  [career] after ten years of raising kids, what will I have to show at an interview
  [placement] do you find one a government job after it
  [placement] can you write my CV and send me to companies once the course is done
  [support] once the last class is over is there someone I can still ring
  [access] if I lose my laptop in two years, can I still get at the course papers
  [-] we have a conference hall and good samosas, [onSite] would you come to us in Warangal and teach there
  [enterprise] forty tour guides of ours want to learn this, can you do a special course for them
  [vendorPapers] our accounts department wants your PAN copy and a cancelled cheque before we can pay
  [tellsAboutSelf] I own a coaching centre for bank exams, [partnership] could I send you students for a commission
  [street] what's the PIN code of your office
  [street] which landmark is your office near, so that I can tell the auto driver
  [contact] to which address should the letter from my company go, e-mail I mean
  [otherCity] do you have classes in Mysore too, near the palace or anywhere
  [events] last me koi function hota hai kya, chief guest aur maala wala
  [demo] may I sit in for an hour before I buy, like a test drive
  [unsaid] do you tell my boss how I am doing in class, like a school report
  [unsaid] is there a separate batch for women in purdah
  [difficulty] is @program as bad as CA inter
  [-] an agent cheated me once with a fake course, [trust] how do I know that you are not the same
  [rival] is the coding school near my uncle's house in Kukatpally better than you
`;
