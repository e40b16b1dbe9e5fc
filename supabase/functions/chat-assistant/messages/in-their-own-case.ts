/** What no page tells, each of another person's own case. As messages/all.ts says. */
export const inTheirOwnCase = `
  [tellsAboutSelf] I sort parcels at the Nagpur depot from ten at night till six, [schedule] would anything of yours fall before lunch?
  [price] what's the damage
  [-] my wife keeps the purse and she wants to know [payment] could it go out over three salary days instead of one
  [invoice] the accounts lady at our Surat mill wants an HSN code printed on whatever you send us
  [tellsAboutSelf] I'm in the Territorial Army and orders come overnight, [refund] suppose they post me to Leh in the first week, does what I put in come home to me
  [discount] fauji ki widow ko kuch kam padta hai kya
  [placement] college jaisa campus drive aapke yahan bhi lagta hai kya
  [tellsAboutSelf] abhi Indore mein 22k pe hoon, [salary] iske baad kitna maang sakta hoon
  [-] both twins are down with chickenpox [recordings] if I vanish one evening is that evening lost for good
  [language] will there be anybody explaining things in Odia
  [mode] do I need a train ticket or just a webcam for @program
  [attendance] 75 percent wala niyam yahan bhi chalta hai kya
  [accreditation] UGC approved hai?
  [tellsAboutSelf] I'm from Kathmandu and my passport is with the consulate, [visa] would they stamp anything for ten hours of the agents course
  [classSize] would I be one of a dozen or one of two hundred
  [assessment] is there a paper at the end that one can fail
  [-] the overnight bus from Siliguri drops me at dawn, [accommodation] is there a cot anywhere close by for the nights
  [support] half a year later my bot breaks at 2 am, is anyone still there for me
  [number] into how many evenings are the forty hours cut
  [tellsAboutSelf] I have an old ThinkPad with 4 gigs of memory, [tools] will it survive @program?
  [-] my sister's nikah in Bhopal is on the 3rd [ending] will it all be behind me by then
  [demo] one small taste before I commit?
  [deadline] kis raat tak naam likhwa sakta hoon
  [-] the hospital may call me back for ICU duty, [transfer] could my cousin sit in my chair instead
  [order] pehle app wala karun ya seedha agents pe jaun
  [phone] something my father can ring [-] he doesn't do mail
  [company] iska maalik kaun hai aur pehle kya karta tha
  [account] the sign in link never landed in my rediffmail
  [future] anything for drone and robotics people next year?
  [tellsAboutSelf] I run a NEET coaching hall in Kota with forty empty seats after 7 pm, [partnership] could we teach your stuff under our roof and share what comes in
  [tellsAboutSelf] we've a conference hall at the Hosur plant, [onSite] would your people come down to us
  [vendorPapers] our purchase desk wants your PAN card and a cancelled cheque before they raise a PO
  [partners] who exactly hands you those live projects, Tata, Zomato, who
  [difficulty] will a 58 year old brain cope with @program
  [unsaid] hostel warden won't let me out without a letter from you, do you write one
  [houseRules] guide dogs allowed?
  [events] do investors come and watch what people built on some closing day
  [-] the little window says 10 PM EST but also 7:30 AM IST and these don't match, [launch] so which of the two is true for Pune
  [unsaid] jo code main banaunga usko apne app mein bech sakta hoon kya
  [unsaid] will you sign the learning log that the Institute of Actuaries asks of me
  [-] Amma ki FD agle hafte tootegi [payment] tab tak aadha de ke shuru ho sakta hai kya
  [tellsAboutSelf] I drive an Ola in Vizag between 5 and 11, [schedule] what slots do you keep for the app thing
  [-] our society's auditor is a terror, [invoice] is the paper you hand over stamped with your tax number and ours
  [tools] chromebook pe chalega?
  [price] mujhe bas yeh batao jeb se kitna jayega
  [-] my ulcer is acting up, [refund] if the doctor stops me on day two what happens to what I've transferred
  [tellsAboutSelf] we are three sisters from Thrissur, [discount] would you knock something off for us
  [tellsAboutSelf] 7 years in a BPO at Gurugram, night process, [placement] do you send our CVs to anybody afterwards
  [salary] {no brochure talk please}, does the paycheck really move after the agents course
  [-] our village loses current from 7 to 9 daily, [recordings] can I watch later what I sat in the dark for
  [language] bhojpuri bolne wale ko samajh aayega kya
  [mode] Zoom type or blackboard type
  [attendance] how many evenings may I skip before you strike me off
  [accreditation] my KPSC form has a box for recognised institutes, would yours go in there
  [tellsAboutSelf] I'm on a dependent stamp in Toronto, [visa] would taking this hurt my immigration status
  [classSize] kitne log ek saath baithenge, shaadi ka hall toh nahi hoga na
  [assessment] itwar ko bhi kuch jama karna padta hai kya
  [accommodation] is there a canteen, [tellsAboutSelf] I'm jain and don't take onion
  [support] purane batch walon ka telegram group zinda hai kya
  [number] @program ke saath kul kitne notebook aur slide milte hain
  [-] mujhe 28 ko Haj ke liye nikalna hai, [ending] uske pehle khatam hoga?
  [demo] can I sneak into the back row once without paying
  [-] I'm back from Sabarimala on the 16th, [deadline] is that still in time to apply
  [-] put my name in the managers' one but my CTO laughed, [transfer] can I be moved across to agents
  [order] would doing @program and @program side by side kill me
  [phone] landline hai?
  [company] how many people sit in your office
  [account] keeps telling me the link has expired the moment I open it on my iPad
  [future] anything coming up for chartered accountants, with tally and such
  [tellsAboutSelf] I taught NLP at Anna University for nine years, [partnership] who do I see about taking a batch of yours as faculty
  [onSite] hamare Bhilai wale control room mein aake sikha doge kya
  [vendorPapers] infosec at our bank sends a 90 row questionnaire, do you fill such things
  [partners] Flipkart included?
  [difficulty] how much sweat is it for someone who last saw algebra in 1998
  [-] baby is four months old [unsaid] would you pause every hour for a nursing mother
  [houseRules] salwar or formals, what do people come in
  [events] shanivaar ko koi founder bolne aata hai kya
  [ending] agle saal Holi tak toh nipat jayega na
  [tellsAboutSelf] I teach Carnatic vocals in Mylapore and my evenings belong to pupils, [schedule] do you have a batch that meets at sunrise
  [-] saw your poster in the Secunderabad metro, nice dragon on it, [price] but not a word anywhere of what @program sets one back
  [payment] Amex chalega kya
  [invoice] LLP ke naam se kata hua voucher chahiye, de paoge?
  [-] last time an institute in Ameerpet ran off with my 30k, [refund] so what if I walk out after the first evening
  [discount] anything knocked off for transgender applicants under the state scheme
  [tellsAboutSelf] BSc chemistry from Utkal, passed out 2022, sitting at home in Cuttack, [placement] will anybody from your side line up interviews for me
  [salary] kya ek SBI clerk ki kamai se zyada ho jayegi
  [recordings] lectures saved rehte?
  [language] meri maa sirf Konkani bolti hai, unhe @program samajh aayega?
  [mode] ghar baithe ho jayega ya aana padega
  [attendance] roz haaziri lagti hai kya
  [accreditation] NSDC approved hai?
  [visa] do you issue whatever the Bangladesh High Commission wants so that I may come over for it
  [classSize] bheed kitni hoti hai ek class mein
  [tellsAboutSelf] panic attacks since my CA finals, [assessment] tell me there's no viva
  [accommodation] do you fetch people from the Nampally station
  [support] strangers once finished?
  [number] managers wale mein exactly kitni baithakein hain
  [tools] does it run on an M1 Air or only on windows boxes
  [ending] vidaai kab hai
  [demo] ek din baith ke dekh lun phir socha jaye, chalega?
  [-] my father in law's cataract surgery is first, [deadline] by when must I have made up my mind
  [-] I pressed the wrong card last night, [transfer] could my @program be swapped for @program
  [order] can I skip straight to the agentic one without the longer one before
  [phone] phone uthate ho?
  [company] are you funded by somebody, Peak XV or so
  [account] mera OTP hi nahi aa raha
  [future] will there ever be a batch for lawyers on contracts and such
  [tellsAboutSelf] I'm TPO at an engineering college in Salem, [partnership] how do we go about an MoU with you
  [onSite] could the classes for our nurses be held in our own seminar room in Vellore
  [vendorPapers] our legal won't move without an NDA signed by your director
  [partners] in whose factory or shop would the live project happen
  [difficulty] bahut mushkil toh nahi hai na bhaiya
  [unsaid] may I put my employer's ticket data into the class project without you keeping a copy
  [houseRules] phone silent rakhna padta hai kya andar
  [events] is there a convocation with robes so my grandparents can clap
  [launch] what does that 11 PM PST thing come to in Perth
  [unsaid] will you write to my thana that I am a student with you [-] they want it for the tenant verification
  [-] I stammer [unsaid] will I be made to speak before the whole class
  [-] dad's pension comes on the 30th and my own fees in college are due before, [payment] when would you want the cash for @program
  [schedule] jumme ko bhi class hai?
  [tellsAboutSelf] I make papad in a Bikaner collective of twenty women [price] is this within what a collective like ours can put up
  [invoice] 18 percent alag se dikhega kya kagaz pe
  [refund] agar mann bhar gaya do din mein toh?
  [tellsAboutSelf] single mother, cook at a school in Ranchi, [discount] is there any fund for people who can't manage the whole sum
  [placement] kitne logon ko last batch se company ne uthaya
  [salary] pichhle walon ka package kya laga
  [-] main kal Gorakhpur wali train me tha [recordings] kya aaj bhi woh wala lecture dekhne ko milega
  [tellsAboutSelf] I'm deaf in one ear and read lips in English only, [language] are there captions under the teacher
  [mode] do I log in or walk in
  [-] my rotation on the ONGC rig is 14 on 14 off, [attendance] would you throw me out for being away half the time
  [accreditation] does AICTE stand behind that paper
  [visa] could my cousin in Dhaka get an entry stamp on the strength of the @program seat
  [classSize] will the trainer know my name or am I row 14
  [assessment] is there a score out of hundred I could show my mamaji
  [accommodation] recommend a hostel for girls in the area?
  [tellsAboutSelf] I forget things fast, 61, retired from BHEL, [support] can I come back with doubts after the last day
  [number] kitne live project haath lagenge
  [tools] {leave your fee aside}, do I have to pay OpenAI for tokens
  [-] I must tell the landlord in Kondapur till when I need the room [ending] what date does @program wrap up
  [demo] pehla ghanta muft?
  [deadline] gate shut already?
  [transfer] abhi wali chhod ke agle mahine wali mein baith sakta hoon?
  [order] dono coding wale mein se baad mein kaunsa rakhun
  [phone] whatsapp pe ping kar sakte hain kya
  [company] {I don't want the reviews}, how many heads have you trained till today
  [account] captcha with traffic lights never ends
  [future] summer camp for class 8 kids planned?
  [tellsAboutSelf] I've 40k followers on Instagram, mostly BTech kids in Warangal, [partnership] what's in it for me if I bring you twenty of them
  [onSite] kya koi trainer Port Blair tak aayega humare yahan
  [vendorPapers] MSME Udyam number for our payables master please
  [partners] naam batao jin companiyon ke saath kaam karte ho
  [-] I quit my last coding class in tears, [difficulty] is @program as brutal
  [unsaid] kharab karun toh mere boss ko bata doge kya
  [houseRules] can I bring my own tiffin and eat at the desk
  [events] ever a weekend buildathon with pizza
  [tools] my Kindle Fire and a borrowed keyboard, enough?
  [-] the Cochin shipyard gives us study leave in blocks only [schedule] does @program run all in one stretch or in dribs and drabs
  [partners] aapke industry wale dost kaun hain
  [tellsAboutSelf] I keep the books of a gurdwara in Ludhiana, [invoice] can the receipt be made out to a trust
  [visa] Canada PR ke point badhenge isse?
  [-] papa bol rahe hain pehle sarkari maanyata dekho [accreditation] hai kya kisi board ki
  [deadline] is the 30th too late
  [houseRules] is the lift working, [tellsAboutSelf] I use crutches
  [difficulty] {don't sugarcoat}, how steep does it get in the agents thing
  [tellsAboutSelf] head of L&D at a cement group in Satna [onSite] would you take your show to three of our plants in turn
  [salary] CTC badhega?
  [-] Bihu is when nobody in Jorhat works [ending] would we be finished by then with @program
  [support] koi helpline rahegi kya baad mein bhi
  [number] {not the hours}, how many Python exercises lie ahead of me in the app one
  [discount] early bird kuch hai?
  [-] my tabla guru in Pune gives me the first one for nothing and I decide after, [demo] same here?
  [phone] how do I ring you up
  [events] do you fly anybody in from Google for an evening chat
  [assessment] koi written test hoga kya ya bas project
  [company] when were you born as a firm
  [-] dal-chawal is all my stomach takes since the surgery [accommodation] do you feed people at noon
  [-] tuition padha ke 9000 jode hain maine, [price] utne mein @program aa jayega kya
  [recordings] someone films it?
  [future] {none of your three}, is there a thing on the way for radiologists reading scans
  [attendance] can I log off at half past eight daily to put kids to bed
  [account] I type my mail and the page for learners says user not found
  [-] my brother got his break through Masai, [placement] would you too walk me to an employer's door
  [tellsAboutSelf] I do voiceovers in Marathi, English shaky, [language] will I be lost in @program
  [mode] {kamre ka pata nahi chahiye}, bas batao agents wala screen pe hai ya saamne
  [order] coder wale ke baad leaders wala lena bewakoofi hogi kya
  [refund] wapas milega agar visa aa gaya aur main Dubai nikal gaya?
  [-] my boards got moved [transfer] can I be put in the January lot instead of the one I signed up for
  [classSize] crowd or handful?
  [vendorPapers] GeM portal pe registered ho kya
  [partnership] do you need a video editor, [tellsAboutSelf] I did reels for two edtechs
  [payment] kya Bajaj card chalega
  [launch] is that 11 August business a lecture or only a sales call
  [unsaid] who holds the rights to a game my group invents during @program
  [tellsAboutSelf] I'm under a two year non compete at my firm in Pune, [unsaid] will I have to sign anything at yours
  [unsaid] can two of us share one screen and one seat and take turns
  [tellsAboutSelf] I have dyslexia and a doctor's paper for it, [unsaid] would you give more time than to others
  [vendorPapers] would you send us a W-8BEN [-] our finance team in Austin won't open a supplier without one
  [schedule] raat ko dus ke baad ka koi slot?
  [-] we spend Durga Puja in Kolkata each year, all nine days [schedule] do you shut then
  [demo] app wale ki ek class chhup ke sun loon kya
  [number] how many modules is that in @program
  [tellsAboutSelf] we're a jewellers' family firm in Zaveri Bazaar, everything in cash till now [payment] do you take it like that
  [discount] Divyang card dikhane pe chhoot milti hai?
  [price] is it in lakhs or thousands
  [-] Air India changed my roster again, [transfer] does my seat roll over into the next lot if I've started
  [support] {I don't mean during}, is anybody answering doubts after it's done
  [placement] any tie with startups in T-Hub that take freshers out of @program
  [partners] do ISRO or DRDO give you projects
  [accreditation] would Wipro's HR count it as a proper qualification
  [tellsAboutSelf] I crochet toys and sell on Etsy from Shillong, never seen code [difficulty] will I cry through @program
  [ending] akhri class kis mahine mein girti hai
  [attendance] late aane pe bahar khada karte ho kya
  [-] aunty in Nellore had a bad time with a tailoring institute, [refund] do you too keep everything once it's paid
  [language] telugulo cheptara
  [recordings] could I get the talk as an audio file for my drive to Manesar
  [company] any profit yet
  [phone] is there a toll free line
  [mode] ek hi baar aana padega ya poora remote
  [invoice] could you put Attn: Meenakshi Textiles, Karur, on what I get for income tax
  [classSize] how many learners does one trainer look after
  [-] our school in Tawang has no net, [onSite] would you come up in person
  [houseRules] helmet aur raincoat kahan rakhun
  [salary] {not a guarantee, just the usual}, how much more do people take home half a year later
  [tellsAboutSelf] I hold an OCI, [visa] does one need a student permit for ten hours in Hyderabad
  [tools] konsa software chahiye pehle se
  [account] two accounts got made, one with gmail one with the college id, and I can't get into either
  [tellsAboutSelf] my NGO in Gaya has a hall and thirty girls, [partnership] do you run things jointly with NGOs
  [difficulty] is @program tougher than the GATE
  [future] do you intend to do a longer one, six months, like a PG diploma
  [deadline] form bharne ki antim tithi batayein
  [assessment] leaders wale mein number kaise dete ho, ya dete hi nahi
  [events] does the class go on an outing to some data centre
  [accommodation] is there a women's hostel you have a tie with
  [order] teeno ek saath le sakte hain kya ya ek ek karke
  [launch] how long would that live thing on the twelfth last
  [-] hello didi, one doubt from Barpeta [deadline] kya Diwali ke baad bhi naam likhwa sakte hain
  [tellsAboutSelf] I do dialysis Tuesday and Friday mornings [schedule] would @program collide with those two, {evenings I know I can do}
  [assessment] will I have to present to a panel
  [tellsAboutSelf] panchayat secretary, Wayanad [accreditation] does the state take it for a promotion
  [tools] is WSL fine or must it be real Linux
  [classSize] {not for the launch}, how many sit together in an ordinary class
  [payment] meri beti London se bhej sakti hai kya paise, Wise se
  [mode] would my avatar do or do you need my body there
  [-] sugarcane season starts, my whole village is in the fields till ten, [recordings] can I go through it at midnight instead
  [difficulty] piece of cake or nightmare?
  [support] alumni in Dubai?
  [price] kitne ka padega @program
  [tellsAboutSelf] I own four petrol pumps around Raipur and my managers are twelve, [onSite] will you do it at my farmhouse
  [language] trainer beech mein Hindi bolta hai kya
  [-] my eyes are weak, typing hurts, [phone] where do I dial
  [company] CEO kaun hai
  [number] how many of the hours in @program are lecture
  [-] three of my five boys in Vapi resigned before it began, [refund] do we get their share back
  [placement] shaadi se pehle naukri chahiye, dilwaoge kya
  [tellsAboutSelf] I'm in Muscat, [visa] would I need a stamp of some sort in my passport to sit in
  [discount] JRF pe jeene wale PhD scholars ke liye kuch naram hai kya
  [attendance] camera off rakh sakta hoon poore time?
  [accommodation] is there an AC sleeper to you from Ongole that your people use
  [vendorPapers] do you hold ISO 27001 papers [-] our CISO at the insurer asks all suppliers
  [transfer] mera naam hata ke meri biwi ka daal sakte ho kya baad mein
  [ending] {I know when it starts}, I need the date it stops
  [future] Rust ya golang ka kuch laane wale ho aage?
  [partners] partner matlab kaun kaun si company, naam toh lo
  [demo] send me five minutes of a real class
  [salary] is a prompt fellow with your paper worth 12 LPA in Noida
  [order] mera CTO chahta hai dono das ghante wale ek hi mahine mein karun, ho payega?
  [account] enroll button ke baad kuch login maangta hai, wo kahan se aaya
  [partnership] Coimbatore mein aapki seat commission pe bech sakta hoon kya
  [events] saal mein ek baar sab purane milte hain kya kisi jalse mein
  [houseRules] mera driver andar baith ke wait kar lega?
  [invoice] 31 March se pehle bill chahiye hume, advance mein kaat doge?
  [unsaid] after I finish am I free to teach the same stuff to my juniors at VIT
  [unsaid] could I get a reference from a trainer for my MS application at Buffalo
  [unsaid] do you insure a student's laptop against theft on the premises
  [tellsAboutSelf] nurse in the burns unit at Safdarjung, rotating roster [attendance] how strict are you when somebody just can't turn up
  [schedule] weekend waale bande bhi hain kya
  [price] @program ke liye budget kya rakhun
  [-] mummy wants to be sure I'm not on the street at eleven [ending] till which clock hour on the last evening
  [number] how many topics get an evening of their own in @program
  [tools] is VS Code enough or do we need cursor
  [deadline] mere MBA ke mid-sems 14 ko nipatenge, tab tak ruk sakta hoon naam likhwane ko?
  [tellsAboutSelf] I translate court papers from Bangla for a living, [language] are there subtitles or notes in it for @program
  [placement] anyone get hired?
  [invoice] TDS katna hai hume, form 16A ke liye kya doge
  [-] mera dost Yash aapke yahan se karke gaya [support] uske jaisa slack group mujhe bhi milega?
  [-] flood in Idukki, whole family displaced, [refund] can I pull out and get it back
  [classSize] do sau log mute pe baithe honge ya thode se hi
  [tellsAboutSelf] I'm a Sri Lankan in Trichy on a refugee card, [visa] will I run into visa trouble by joining
  [-] my ex-colleague went to some thing in Powai, [salary] do your people also jump from 8 to 15
  [mode] {I don't care where you sit}, is it taught over the net
  [company] any press about you, Deccan Chronicle or Eenadu
  [accommodation] lunch provided there?
  [-] my whole coding club of nine from NIT Silchar wants in, [discount] anything off for a crowd
  [vendorPapers] cyber liability cover letter, do you have such
  [order] would the managers' one spoil me for @program or is any sequence ok
  [transfer] bahut mehnga padh raha hai, baad mein das ghante wale mein shift kar doge?
  [assessment] kya ghar pe kaam milega daily
  [-] we sit on the 14th floor in DLF Cyber City, [onSite] would any trainer of yours take the lift up to us
  [difficulty] log beech mein ro ke chhod dete hain kya
  [recordings] what happens to me if I was in theatre for a C-section while you taught week two
  [demo] ek shaam aake chup chaap dekh loon kya pehle
  [partnership] can our polytechnic in Dharwad run your thing for our third years
  [accreditation] mera beta poochta hai NAAC ya NBA kuch hai
  [future] do you ever plan to come up with an AI and law special for judges
  [partners] industry project ka data kaunse hospital se aata hai
  [events] dussehre pe koi show hota hai students ka?
  [phone] koi insaan line pe milega kya
  [payment] meri company 45 din ki udhaari pe degi, theek hai?
  [houseRules] paan chaba sakte hain andar?
  [account] office ke Mac pe login ho jata hai par mere Samsung pe nahi
  [launch] that window spoke of GMT, what is it for Nairobi
  [unsaid] mahilaon ke liye kuch seat alag rakhte ho kya
  [unsaid] meri photo apne vigyapan mein toh nahi daaloge
  [unsaid] do you tell the sponsor how often I was present [-] my firm in Hosur pays
  [-] so my mother in law is down from Tirunelveli for two months to mind the baby and it's now or never for me, [schedule] does @program sit in the afternoon while he naps
  [tellsAboutSelf] I weld for a living in Rajkot and read these things at night on a cracked Vivo phone, [tools] could that phone carry me through @program or is a real computer a must
  [-] ok bhai sun, ghar pe papa ne paise dene se mana kar diya hai toh khud jodna padega, [payment] mahine ke do do hazaar karke chukaun toh manoge?
  [tellsAboutSelf] finance controller at a pharma packaging unit in Baddi, two plants, one very old auditor, [invoice] would the document carry our purchase order number and place of supply as our auditor insists
  [refund] koi gaarantee hai ki pasand na aane pe jeb wapas bhar jayegi
  [tellsAboutSelf] my late husband was with the CRPF, [discount] do families like ours get anything lowered for @program
  [-] naukri ka sawaal hai sirji, sab wahi poochte hain Jaunpur mein [placement] kahin lagwa doge kya uske baad
  [tellsAboutSelf] payroll executive in Chandigarh, nine years on the same grade, [salary] would my pay slip look any different after @program
  [-] jaagran ki raat main nahi baith paunga, [recordings] us class ka video baad mein dikhega?
  [tellsAboutSelf] I'm a monk at a Theravada vihara, I read Pali and Sinhala and a little English, [language] in which tongue do they speak in the agents thing
  [mode] is it one of those watch at your own pace things or with a living teacher
  [-] court dates get listed the night before and I can't refuse a judge, [attendance] would you still call me done if I appear in only six of ten hours
  [accreditation] Haryana HSSC wale maanenge isko?
  [tellsAboutSelf] Nepali chef in Goa, no documents beyond a citizenship card, [visa] do foreigners like me need permission from the FRRO to attend
  [classSize] itne bachhon mein meri baari aayegi bhi?
  [assessment] {skip the project, I know of that}, are there any quizzes along the way in @program
  [-] I don't know a soul in your town and my cousin's flat in Miyapur fell through yesterday, [accommodation] would you point me to a PG or two
  [support] Zindagi bhar ka WhatsApp group hota hai kya tum logon ka
  [number] exactly how many of those live projects would I go through
  [tools] PyCharm or VSCode?
  [-] NDA results come out mid month and if I'm through I leave for Khadakwasla at once, [ending] would @program be over by the 20th
  [demo] is there a free peek at week one, [-] my daughter says never buy a sari without touching it
  [deadline] how late may a slowcoach sign up for @program
  [transfer] hum do bhai hain, ek ka admission dusre ke naam pe kar sakte ho kya baad mein
  [order] if I have the stamina for only two of them, in what sequence would they make sense
  [phone] do you have a number I can save as AI Bootcamp
  [company] is it true that your founder was at IIIT
  [account] after the last Firefox update nothing behind my learner login shows
  [future] animation aur VFX wala AI kuch socha hai kya aage ke liye
  [tellsAboutSelf] I've trained 900 bank clerks on Excel in Lucknow and Kanpur, [partnership] are you hiring guest faculty for @program
  [tellsAboutSelf] there are 26 of us in a cantonment, [onSite] would your trainer come in through our gate in Pathankot
  [vendorPapers] we're a Tata group company, can you complete the Ariba supplier registration with bank letter, PAN and incorporation papers
  [partners] Zoho bhi hai kya tumhare saath
  [difficulty] if I can do VLOOKUP and nothing else, how far will I be out of my depth in @program
  [houseRules] hijab pehen ke baith sakte hain na andar, namaz ke liye kona milega?
  [events] is there a fair at the end where companies walk past our tables
  [launch] kya us pop up wale session ke liye subah saat baje uthna padega yahan Ranchi mein
  [tellsAboutSelf] I'm sponsored by a firm in Hinjewadi, [unsaid] would you send them a monthly note on how I'm getting on
  [unsaid] could I be seated only with other women, {not a separate class}, just the same table
  [unsaid] after I've left may I put your logo on the site of my little agency in Ujjain
  [tellsAboutSelf] I've epilepsy, seizures when I sleep badly, [unsaid] is somebody there trained in first aid
  [-] good evening from Gangtok, monsoon has cut the road again, [mode] would I really have to come down the hill
  [-] my shop shuts on Amavasya only and I open at six, [schedule] do your days shift from one week to the next
  [tellsAboutSelf] physics PGT at a Kendriya Vidyalaya, Bhuj, salary after cuts 61k, [price] will @program eat up a whole month of mine
  [payment] does Razorpay open at your end, [-] BHIM keeps failing me
  [-] my CA in Thane nags me about the input credit, [invoice] does the paper for @program come with an IGST line
  [refund] jo advance diya hai, woh doob jayega agar main fever mein pad gaya?
  [tellsAboutSelf] second year BCom, Patna, father drives an e-rickshaw, [discount] topper hone pe kuch maaf hota hai
  [placement] do recruiters come looking into your final projects
  [tellsAboutSelf] test engineer in Hosur at 6.2 lakh a year, [salary] kitna hike milta hai agents seekhne ke baad
  [-] there was a bandh in Imphal for three days last month with no internet at all, [recordings] if that comes again would I get what I missed of @program
  [language] sirf English mein bolte hain kya sir log
  [-] my fever broke only today, [attendance] am I struck off for four evenings of absence
  [-] uncle in the secretariat asked just one thing [accreditation] is your paper listed with the Telangana skill board
  [visa] German blue card ke liye kuch madad milegi kya isse
  [classSize] managers wale mein kitni bheed rehti hai
  [assessment] fail hone pe dobara baith sakte hain kya
  [accommodation] Uppal se koi bus le jaati hai kya tumhari
  [support] is there any place to throw questions at once the agents one is done, {not the mentor before that}
  [-] I like to tick boxes on my wall calendar [number] so how many sittings will @program be
  [tools] would you ship us keys for Claude and such or do we buy our own
  [-] my H4 interview is on the 9th of next month, [ending] could I be through the whole of it before
  [demo] pehli class dekh ke bhaag sakte hain?
  [-] the dean sits on my request till Monday and he's never early, [deadline] is Tuesday night still in time
  [transfer] if my own father falls ill may I hand the seat to a colleague at the RTO
  [order] @program aur @program dono ek hafte mein nikal sakte hain?
  [phone] Signal or telegram handle, anything other than mail
  [company] tumhare yahan staff kitna hai
  [account] my reset mail says invalid token thrice in a row
  [tellsAboutSelf] I mend looms in Pochampally, [future] will you ever have a thing for weavers and their patterns
  [partnership] hum Jabalpur mein franchise kholna chahte hain, kisse milein
  [tellsAboutSelf] Antwerp diamond house with a sorting unit in Surat, [onSite] could you teach inside the vault area there
  [vendorPapers] BSNL ka tender cell teen saal ki balance sheet maangta hai, de paoge?
  [-] wife works at Reliance Retail so I ask, [partners] is hers among those who give you projects
  [difficulty] aasan bhasha mein, @program kitna bhaari padega ek electrician ke bete ko
  [houseRules] camera bag taale mein rakhne ki almari hai wahan?
  [events] sab milke kabhi Lonavala picnic jaate ho kya
  [unsaid] Guru Purnima pe sir log chhota sa tohfa lete hain kya
  [unsaid] may I stream bits of what I learn on my Twitch in Kannada
  [price] {I don't want the instalment story}, just the figure for @program
  [-] arre yaar office mein sab bol rahe the festive season mein sab saste ho jaate hain [discount] Pongal pe kuch ghatega kya
  [tellsAboutSelf] air hostess on the Doha sector, home four days in ten, [recordings] could I catch up in a hotel room on what was taught while I flew
  [schedule] ek din mein kitni der baithna padega, aur kab?
  [tellsAboutSelf] I sell fish at Sassoon Dock, done by nine in the morning, [attendance] do you lock the door on those who come ten minutes after
  [-] our Ganesha committee meets every night till the visarjan, [deadline] will you still be taking names once he's in the sea
  [tellsAboutSelf] I'm a Tibetan with an RC book and no passport, [visa] does your team help with exit permits and such
  [language] Tulu?
  [-] the last tutor I had called me a duffer before everyone in Hubballi [difficulty] is @program for toppers alone
  [accreditation] meri Rajasthan wali CET mein iske number judenge kya
  [partners] TVS, Ashok Leyland, Hyundai, do any of those feed you real problems
  [tellsAboutSelf] retired havildar, pension account in a gramin bank, [payment] can I just hand over a demand draft
  [phone] voice call possible?
  [account] my Jio mail had a welcome from some portal of yours but it says wrong credentials each time
  [classSize] do you cap how many may sit in on @program
  [-] my guru in reiki lets people roam in and out, [demo] would you let a stranger in for twenty minutes
  [tools] {not the llm}, what sort of notebook do you code in, colab or jupyter
  [ending] curtain falls when
  [tellsAboutSelf] diploma in civil, site supervisor in Sikkim, [placement] do people like me get hired anywhere with @program on their CV
  [assessment] bhaiya entrance ya viva jaisa kuch toh nahi hoga na @program mein
  [number] how many case studies precisely in @program
  [invoice] kachcha bill doge ya pakka
  [transfer] can the unused half of mine go to my niece in Ooty
  [-] Board exams for my son in March and I'm to drive him each day in Kolhapur, [order] could I take agents first and the long one much later
  [company] do you belong to some bigger group, like upGrad or so
  [future] Urdu shayari ke liye AI, aisa kuch aayega?
  [refund] the bank took it twice from my Canara card, will one of them come back
  [salary] {forget placements}, what's the going rate for somebody who can do what you teach
  [mode] ye sab laptop ke andar hi ho jayega kya ya Hyderabad tak daudna padega
  [tellsAboutSelf] I've a 2 bhk in Madhapur and could lodge students of yours, [partnership] do you list hosts or sign them up
  [onSite] would you send somebody to the bar association in Madurai for two afternoons
  [vendorPapers] before we can put you into SAP we need your bank mandate form stamped, who does that
  [houseRules] garam paani milega kya chai ke liye
  [events] kya aap log koi prompt banane ki pratiyogita karate ho
  [support] meri shop mein chatbot tootega toh kaun jodega, course ke saal bhar baad
  [accommodation] how does one get from the airport to you
  [-] my grandson set this chat up for me, I'm in Mysuru, [launch] at what hour does that August thing begin for us here
  [-] ok last thing, strange one, don't laugh [tellsAboutSelf] I'm a tabla player with Parkinson's, my hands shake on keys, [tools] does your coding stuff work with voice typing instead
  [tools] will my 2015 Dell do [payment] and do you take the money in two goes
  [mode] is it all through a screen [language] and do they slip into Malayalam now and then
  [-] writing from a houseboat in Alleppey between two shifts [schedule] do you ever teach at dawn [recordings] if not could I watch it afterwards
  [price] kitna lagega poora [discount] aur hum teen dost saath aayein toh kuch kam karoge?
  [invoice] we need our tax number printed on the bill [vendorPapers] as well as a copy of your incorporation deed for the purchase cell in Kakinada
  [tellsAboutSelf] widower, 66, Dehradun, first computer last Diwali, [difficulty] is @program beyond me [support] and whom do I bother when I forget it all in spring
  [refund] what if my chemo restarts [transfer] or could my seat pass to my daughter then
  [placement] does anyone get you in front of a recruiter [salary] what would they offer somebody with two years at Mphasis
  [attendance] kitni shaam gayab reh sakta hoon [assessment] aur aakhir mein number kis cheez pe milte hain
  [accommodation] kya hostel ka jugaad ho jayega [houseRules] aur raat ko gate kab band hota hai
  [classSize] how many heads in a batch [number] and how many batches of the app course a year
  [-] my niece in Agartala keeps nagging me to ask you [future] is anything for class ten children coming [demo] could she peek at one first for nothing
  [accreditation] would JNTU honour this [visa] or the Australian embassy, for my points
  [company] how old is your firm [partners] and which brands stand behind you
  [ending] what's the closing day of @program [start] what's the opening one
  [order] @program before @program or after? [transfer] what if I choose wrong and want out of it into the other
  [phone] koi number dedo bhai [street] aur pata bhi, main Kukatpally se scooty pe aa jaunga
  [account] the reset link never turns up in my Yahoo box [phone] is there somebody I can ring about it
  [partnership] I'd like to place your leaflets in my cyber cafe in Guntur [price] what shall I tell folks it costs
  [onSite] our crew of fifteen is on a trawler yard in Veraval, can you teach there [accommodation] we could put your man up, or do you arrange your own stay
  [events] is there a prize night with parents in the hall [houseRules] and can toddlers come along to it
  [deadline] what's the final date to get in [discount] is it cheaper for those who come before it
  [unsaid] would you write to my warden that I'm enrolled [attendance] and how many days off do you allow when hostel goes on strike
  [launch] which hour is that August session for someone in Lagos [language] and will it be in English
  [tools] M2 wala Mac theek rahega? [number] aur us pe kul kitne assignment karne padenge
  [tellsAboutSelf] headmistress at a convent school, Kurseong, thirty teachers, [onSite] would you climb up here for a week [invoice] and bill the diocese for it
  [payment] can my SBI education loan pay you straight [vendorPapers] the branch asks for your affidavit and PAN
  [-] rain stopped play so I have ten minutes, [schedule] do you run @program on Sundays [attendance] and may I be away every third one, [tellsAboutSelf] I umpire for the district
  [recordings] koi class chhoot jaye toh dikha doge? [support] aur doubt baad mein kisko bhejun
  [mode] you meet folks in the flesh or through Teams [classSize] and how many at a go
  [salary] what does an agent builder earn in Kochi [placement] do you know anybody there who is hiring
  [assessment] will there be a paper to write [language] may I write mine in Gujarati
  [refund] one more thing, money returns or stays with you if I leave after day one [discount] and is a loyal customer spared a bit on the second
  [difficulty] what is the toughest bit of @program [demo] can I look at that very bit first for free
  [vendorPapers] the state bank wants an NDA from you [unsaid] and does what our clerks type in class go to any AI firm abroad
  [accreditation] IGNOU walon ki tarah manyata hai kya [assessment] aur paper bhi waise hi hota hai kya
  [tellsAboutSelf] I'm a Bhutanese on a work pass in Kolkata, [visa] would the immigration desk object [payment] and can I pay in ngultrum
  [-] don't be cross, my bank blocked my card over that zoo ticket in Mysuru [payment] is cash across a table fine [invoice] and would I get something on letterhead for it
  [schedule] Monday or Saturday, which [ending] and which is the very last of them for @program
  [tellsAboutSelf] quality inspector, three shifts, a cycle part maker in Ludhiana, [recordings] can a fellow watch at 3 am what was said at 6 pm [attendance] and does that still count as present
  [company] did you begin in a garage or were you born rich [events] and do you throw a birthday bash for old pupils
  [price] how deep must I dig [refund] and is the hole filled again if I back out for my brother's surgery in Vellore
  [partners] kis hospital ka data milta hai project me [unsaid] aur kya wahan ke doctor humein dekhne aate hain
  [future] any short thing on spreadsheets planned [order] or should a clerk do the leaders' one before the app one
  [houseRules] is your place shoes off like my dojo [accommodation] and is lunch laid on, [-] I'm diabetic
  [language] my husband reads Devanagari alone, would slides be in it [difficulty] and is it a hard slog for a man like him
  [transfer] @program wala seat agle saal tak khiska doge [refund] ya phir sab kuch gaya samjhun
  [support] is there a tribe of former students [events] and does it gather anywhere near Kozhikode
  [-] the chief minister's scheme pays half for daughters, [discount] would you lower the other half for mine [accreditation] and have you the nod from AICTE that the scheme asks for
  [phone] may I ring somebody now [deadline] or is there still a day or two left for the form
  [account] I see a blank page after sign in on my Lenovo tab [tools] or is a tablet not meant for this
  [-] my wife has a PhD in vision from IISc, [partnership] could she join you as a trainer [company] and how big is the team she'd be joining
  [onSite] can @program be taught at our mill in Tiruppur [schedule] and on Thursdays when the looms stop
  [placement] internship milegi kya kahin [salary] aur stipend bhi
  [classSize] would it be me and eleven more [mode] or a hall of faces on a screen nobody can count
  [number] how many live things get built in the agents one [partners] and for which banks or shops are they
  [unsaid] is what I write mine to keep [partners] and which firm lends you the project, HDFC?
  [-] three in the morning in Muscat, can't sleep, [deadline] is it closed for the next lot [launch] and does that thing on 12 August have an hour for Oman
  [demo] one chai-length sample, please [recordings] or an old one taped
  [invoice] ek hi kagaz mein paanch logon ka naam aa jayega? [discount] paanch pe rate girega kya
  [tellsAboutSelf] I breed Labradors in Panchkula, forty and scatter brained, [difficulty] is it killing [assessment] and can you fail a person
  [vendorPapers] our compliance asks if you've a POSH policy [company] and how many directors are on your board
  [ending] last bell kis din bajegi [accommodation] us raat ke liye kamra bhi dhundna padega kya Charminar ke paas
  [tools] must I buy a graphics card for the app one [payment] can you rent one to me by the month with the fee
  [attendance] Onam week I'm not there, allowed? [recordings] would that week be waiting for me after
  [language] does any trainer speak Nagamese [mode] and is it taught through the wire, {in Dimapur itself I know it can't be}
  [order] the three of yours in a row, how would you line them up [price] and is the trio cheaper in rupees than alone
  [-] the exam for IBPS is on the 21st and mock tests till then [schedule] what hours do you keep [transfer] and can I push it to after that date if I book now
  [support] is there a person to ask during Diwali when my code explodes [unsaid] and would he sign an affidavit of my conduct for the Delhi police
  [discount] @program pe teachers ke liye kuch concession [payment] baaki ki rakam post dated cheque se?
  [-] hubby passed away after I'd paid an academy in Nanded and they shrugged, [refund] would you give it back in such a case [transfer] or let my sister use the seat
  [mode] is @program a webcam thing [attendance] and must my face show all the time
  [-] I asked your rival in Kochi the same and got a brochure full of smiles, [placement] do companies really call your people [salary] and at what pay
  [price] yaar seedha bolo kitna [payment] Aadhaar wala UPI chalega?
  [tellsAboutSelf] interior designer, Nagercoil, allergic to maths, [difficulty] how mathsy does the app one get [tools] and does it want the costly Macbook
  [invoice] can our diocese have a paper with its PAN [discount] and do charities pay the same as all others
  [houseRules] lockers or a guarded room for bags? [accommodation] and do you serve anything halal
  [events] do grads ever pitch to angels on a stage [partnership] I'm an angel in Nashik, how would I get on that stage as a judge
  [vendorPapers] IRDAI wants data localisation proof from every trainer of ours, have you such a thing [onSite] and would you come to our Mysuru branch
  [visa] does @program count for the Irish graduate route [salary] and what do people in Cork get who've done it
  [company] how long has the founder been in this line [accreditation] and has anyone like NASSCOM put its seal on you
  [schedule] Ramzan mein class iftar se pehle khatam ho jati hai kya [recordings] warna chhooti hui kahan dekhun
  [account] locked out after five wrong tries on my Realme [phone] who unlocks it if I phone, and at which digits
  [support] a year later when the APIs have all changed, will somebody update us [future] or will there be a part two of the agents one
  [transfer] I'd like my batch pushed to after Bathukamma [ending] when would that later one end
  [demo] a peek for two, my boss and me? [classSize] and in the proper lessons, how many would sit with us
  [language] shuddh Hindi ya khichdi wali [classSize] aur kitne log saath mein sunenge
  [assessment] if I fail the last task can I try it again [refund] or is what I paid just burnt
  [unsaid] will you keep my caste certificate on file if I hand it in [discount] it might bring the charge down for us, will it
  [number] how many nights would the app one steal from me [order] and can I fit the agents one into the same nights
  [deadline] by which day must our ministry's nomination reach you [invoice] and can you give a quotation in triplicate for it
  [partners] kis kis company ke saath tie up hai [placement] aur wo log bharti karte hain kya
  [onSite] hum factory mein hi seekhna chahte hain Pithampur ke [language] aur bilkul desi Malwi mein, ho payega?
  [-] it's my off day at the toll plaza so I'm thinking big [salary] can one feed five with what an agent maker earns [difficulty] and is it awfully tough to become one
  [ending] will @program be through before the Parliament session [schedule] since I'm free only in forenoons, are those your hours
  [tools] do you hand out licences for the paid models [price] or do those come on top, and at how much
  [mode] if I'm in Kargil with no road till May, can it be done by wire [recordings] and is what you taught before I had signal there for me
  [payment] my stipend lands quarterly, can I match it [transfer] and if I lose it, may I give my place to a labmate
  [unsaid] do you ask for a bond with my father's signature [refund] and if so what do you hold back when a girl marries and leaves
  [tellsAboutSelf] security guard at a mall in Thane, night duty, twelve pass, [salary] kitna milega AI seekh ke [placement] aur naukri kaun dilayega
  [houseRules] break mein chhat pe sutta chalega? [events] aur aakhri din ke baad koi party hoti hai kya
  [duration] how long is the leaders' one [order] and would you put it before or behind @program
  [curriculum] what's taught in @program [future] and is a deeper sequel to it on the drawing board
  [-] writing for my nephew in Colombo who types badly, [visa] would he need a student stamp [formFields] and what does the form want of him
  [tellsAboutSelf] I run a six bed nursing home in Erode, [audience] who is @program meant for [schedule] and does it leave my OPD hours alone
  [register] kaise judun agents wale mein [payment] aur paisa kis tarah bharna hai
  [social] do you hang about on LinkedIn [phone] and is there a number to text
  [projects] will I build things for real firms [partners] and what are those firms called
  [mentor] is somebody there to guide me alone [account] and why does my learner page say forbidden on the library machine in Panaji
  [brochure] bhai woh pamphlet wali file do [price] aur usme rate likha hai kya, nahi toh yahin bata do
  [start] when does the next lot begin [deadline] and up to which day may a slow government office like ours send the name
  [coverage] do you teach multi agent stuff [tools] and on whose framework, crewAI or langgraph
  [location] aap kis shehar mein ho [accommodation] aur paas mein koi dharamshala milegi kya teen logon ke liye
  [access] do I keep the slides for ever [recordings] and the filmed lectures as well, if there are any
  [tellsAboutSelf] boxing coach, Bhiwani, never typed a line, [codingNeed] does @program want code [difficulty] and is it brutal like sparring
  [testimonials] are there folks who liked it [company] and how many have gone through your doors
  [erasure] wipe my number off your books please [refund] and what about the amount I put down for my brother in Alwar
  [seats] August wale bootcamp mein kitni jagah hai [classSize] aur baaki batch mein kitne log saath baithte hain
  [certificate] kuch kagaz milega last mein [accreditation] aur Bihar ki vacancy mein chalega kya
  [compare] how do the two ten hour ones differ [order] and may I take them back to back in one month
  [enterprise] we're nineteen planners at a Vizag port office who all need this [onSite] could it happen on the jetty building itself
  [career] will I leave with something to show in interviews [placement] and do you set up the interviews too
  [about] what do you people stand for [partnership] and would you take on a retired IAS officer as adviser
  [summary] @program ke baare mein thoda samjhao [demo] aur ek baar muft baith ke dekhne doge kya
  [afterRegister] form ke baad kya hoga [phone] kisi ka call aayega toh kis number se, warna main uthati nahi
  [cookies] is anything on this page following me round [account] and whose login was that which popped up on my Edge browser
  [tellsAboutSelf] museum curator, Jaipur, doing wall labels in three scripts, [recommendation] which of yours would suit me [language] and do they speak slowly and in simple English
  [count] kul kitne program hain [discount] aur saare ek saath lene pe sasta padega kya
  [benefits] why you and not my neighbour's son [company] and what have you won, any prizes
  [oneFormEach] one form for me and my husband or two [discount] and do couples get something taken off
  [dataUse] will my mobile land with telemarketers [unsaid] and do you pass on to my father in Ambala how I'm doing
  [duration] kitne ghante ka hai @program [ending] aur kis tarikh ko chhutti milegi usse
  [chatDetails] who'll read what I type here [vendorPapers] and has an outsider audited your systems, SOC 2 or CERT-In
  [perks] what comes along with a seat [events] and is there a big day with speakers among it
  [curriculum] what all is in the app one [assessment] and does each bit end with a quiz
  [prerequisites] must I be a graduate [visa] and I hold a Maldivian passport, does that mean more stamps
  [name] what are you called officially [vendorPapers] and could our stores officer have your PAN card and GST registration copy
  [contact] to what mail do I write [invoice] for a receipt in the name of the Zilla Parishad, Satara, if you make those
  [audience] are these for teachers as well [discount] and do we from aided schools pay less
  [-] I'm in the queue at the Aadhaar centre so be quick, [duration] how many hours is @program [number] and in how many sittings
  [tellsAboutSelf] stockbroker in Rajkot, bell to bell till half past three, [recommendation] which would you give me [schedule] and is it held after the bell
  [enterpriseMail] what do I put into the mail for our thirty surveyors [onSite] and can they learn at our Shillong camp
  [programs] sabhi ka naam batao [future] aur Excel ya tally ke log ke liye kab laoge
  [brochureContents] what does that PDF tell me [price] and if it says nothing of rupees, how many rupees is @program
  [mentor] do I get a guru of my own [unsaid] and would he write a recommendation to ETH for me
  [access] kya notes hamesha mere rahenge [support] aur sawaal bhi hamesha pooch sakte hain kya baad mein
  [quotes] let me read what the data scientist said [salary] and did her pay go up
  [launchProgram] which one is that August bootcamp about [launch] and does it run on a second evening for the folks in Darwin
  [closeLaunch] how on earth do I shut that window [account] and why does my old iPhone 6 keep losing my login
  [location] where in India are you, {I'm not after another branch}, [accommodation] and what does a rented room there go for
  [tellsAboutSelf] kabaddi referee, Sangli, ITI fitter, [codingNeed] does any of yours go without code [accreditation] and does the railways' apprentice cell take its paper
  [register] I want in on @program [transfer] and if Army recruitment calls me meanwhile may I slide to the next lot
  [projects] asli cheez banayenge kya hum [unsaid] aur banayi hui cheez kiske naam pe rahegi
  [compare] app wale aur agents wale mein farak kya hai [difficulty] aur zyada mushkil kaunsa padta hai
  [correction] I typed my old Airtel number in the form, how do I mend that [phone] or is there a line where I say it to a human
  [start] pehli class kab hai [mode] aur wo ghar se ho jayegi ya station pakadna padega
  [social] are you on YouTube [recordings] and do the taught hours go up there for those who were absent
  [certificate] is there a paper with my name on it [attendance] and do I lose it after three absences for my kidney treatment
  [coverage] does it take in putting an app live on a server [tools] and do I need my own AWS card for that
  [dataKept] how long do I stay in your books [account] and can I shut the login I seem to have
  [trust] my aunt lost two lakhs to an app, are you for real [company] and since what year
  [myRegistration] have you got my form from last night, Lakshmi from Ongole [deadline] or was that already too late
  [seats] kitni jagah bachi hain bootcamp mein [launch] aur wo Mauritius ke time pe kitne baje padega
  [career] would @program give me a portfolio [partnership] and could I stay on with you as a paid teaching assistant
  [tellsAboutSelf] Coast Guard, posted on a ship off Daman, [duration] {skip the ten hour ones}, how long is the big one [recordings] and can I get the classes on a pen drive
  [order] teeno mein se pehle kaunsa [curriculum] aur us pehle wale mein hota kya hai
  [events] any open house at yours this winter [contact] and which address do I mail to ask for a chair in it
  [houseRules] may I bring my mother along to sit outside, [-] she worries, [location] and which city would we be coming to
  [future] will you do one for farmers' producer companies [programs] and meanwhile what have you got now
`;
