/** What no page tells, asked by a case instead of by its name. As messages/all.ts says. */
export const byWayOfExample = `
  [-] my father will ask me exactly one thing at dinner, [price] how deep do i have to dig in my pocket for @program
  [price] is it nearer ten thousand or nearer a lakh? [-] just so i know whether to keep reading
  [price] agent wale ke liye jeb se kitna nikalna padega
  [tellsAboutSelf] I run a xerox shop near Dilsukhnagar [price] is this in the reach of somebody like me or only of IT people with fat pay packets
  [-] your page has everything except the one figure I came for. [price] Where are the rupees mentioned?
  [price] would somebody sitting in Toronto be charged in dollars and more than us
  [price] {I'm not bargaining}, simply what does the managers' one come to per head
  [price] once i have paid will there be a second bill for the certificate or kits or whatever
  [-] diwali bonus came, 25k kept aside, [price] is that enough for @program
  [price] are the two ten hour ones on the same tariff
  [price] what would forty hours with you set me back
  [payment] does Bajaj Finserv work with you or only swipe
  [tellsAboutSelf] my salary comes on the 7th [payment] could i hand over half then and the rest in the month after
  [payment] paytm ya phonepe chalega ya card hi chahiye
  [payment] Would my mother's Rupay debit card from Andhra Bank go through at your end?
  [-] I do not keep a credit card on principle [payment] is a cheque from SBI ok with you
  [tellsAboutSelf] my NRE account is in Dubai [payment] do you take a SWIFT wire from there
  [payment] can my company's bank send it by NEFT and me put in the remaining from my own
  [payment] abhi thoda token dekar baaki pehle din de sakta hoon kya
  [-] got burnt with a Propelld loan at another place [payment] do you push a lender on people or may i simply pay monthly to you
  [payment] kitne kiston mein de sakte hain, teen ya chhe
  [tellsAboutSelf] our school's accounts office only releases money after the work is done, [payment] would you be fine with being paid at the end
  [-] my CA is after me for it, [invoice] does your paper carry an HSN code
  [invoice] Can it be made out to Sri Lakshmi Traders instead of my own name?
  [tellsAboutSelf] I claim learning allowance at Deloitte, [invoice] will i get something with your stamp that the portal accepts
  [invoice] input credit milega kya agar company ke naam pe lein
  [-] the finance lady on third floor is strict [invoice] will your paper show the tax part on a line of its own
  [invoice] do I have to cut TDS under 194J before sending you the money
  [invoice] Is the 18 percent on top, or not applicable because it's education
  [-] PF advance gets approved only against a paper [invoice] could you issue something on letterhead before i pay
  [invoice] for our Singapore entity would you charge IGST or is it export of service
  [invoice] agar maine UPI se diya to pakki receipt aayegi na income tax ke liye
  [invoice] could the date on it be before 31 March [-] our budget lapses then
  [refund] suppose I get posted to Guwahati in week two and have to drop off, does my money come back
  [-] my wife is expecting in october so plans are shaky. [refund] what do i lose if i pull out a day before it begins
  [refund] agar pasand nahi aaya to paise wapas ya doob gaye
  [refund] is there a cooling off period like with insurance policies
  [refund] dengue ho gaya beech mein to kitna kaat ke wapas milega
  [tellsAboutSelf] I am a government servant and leave can be cancelled overnight [refund] is the sum forfeited then
  [refund] batch na bana to jo diya hai wo lautaoge?
  [refund] {I don't want to move to another course}, I mean do you put it back on my card
  [refund] how many days till it would be back in my HDFC account, if I change my mind before class one
  [-] BYJU's never gave my sister her money back, [refund] would you if the teaching is bad
  [refund] is the booking amount gone for good once i step back
  [tellsAboutSelf] widow of an army man, pension only, [discount] is anything knocked off for us
  [discount] my roommate and me are both joining the multi agent class, do we get something off for coming as a pair
  [discount] Does an ICICI card give cashback with you like it does on MakeMyTrip?
  [-] saw FIRST50 on some telegram channel [discount] is that a real coupon of yours
  [tellsAboutSelf] student hoon bhaiya [discount] thoda kam kar do na
  [discount] would the second course be cheaper for somebody who already took the first from you
  [discount] do topper students from Telangana residential schools get any waiver
  [tellsAboutSelf] I am in a wheelchair and live on a disability allowance [discount] is there some concession on @program
  [discount] if I pay in October itself for January is it less
  [tellsAboutSelf] I run an NGO in Warangal with three bright girls [discount] could you halve it for them
  [discount] naye saal pe kuch sasta hoga ya wait karna bekaar hai
  [placement] what share of last year's learners found a new role within half a year
  [placement] would Infosys or TCS come to pick people from your batch
  [tellsAboutSelf] 2 saal se ghar pe baithi hoon MCA ke baad, [placement] kahin lagwa doge kya
  [placement] Is there somebody at your end who goes over my Naukri profile and my LinkedIn?
  [-] my uncle paid 80k at a place in Ameerpet and sits idle still. [placement] do you at least arrange interviews
  [placement] after @program could i intern with one of your clients for 2 months
  [placement] do you do mock HR rounds before letting people go
  [tellsAboutSelf] 46, laid off by a telecom vendor, [placement] would anyone hire me on your word
  [placement] recruiter logon ko hamara naam bhejte ho kya course ke baad
  [placement] offer letter ki guarantee likh ke dete ho?
  [placement] is there a tie with Apna or Internshala to get us our first gig
  [tellsAboutSelf] I draw 6.2 LPA as a tester in Wipro [salary] to what figure would i jump with @program on my CV
  [salary] what do fellows who build agents take home in Bengaluru these days
  [salary] kitne lakh ka package banta hai app banane walon ka
  [-] bank EMI of 31k is eating me up [salary] would what one earns after this cover such a thing
  [salary] by how much does a manager with AI knowledge draw more than one without?
  [salary] per hour what could I charge on Upwork after your 40 hours
  [-] my HR gave 4 percent hike, insulting. [salary] Would your course change that figure?
  [salary] {leave the training price}, what is the pay packet of those who passed out
  [tellsAboutSelf] M.Sc statistics, fresher from Kurnool [salary] what starting ctc can I tell my parents to expect
  [salary] Dubai mein aise developer ko kitne dirham milte hain
  [-] my daughter's arangetram is on one of the weekends [recordings] could I catch up on that day from a video later
  [recordings] will the Zoom thing be saved somewhere so i can rewatch at 1.5x
  [recordings] bijli chali gayi beech class mein to baad me dekh sakte hain kya
  [tellsAboutSelf] I am a slow note taker [recordings] may i screen capture what the teacher shows
  [recordings] is there a repeat of the lecture with the next lot if i was down with fever
  [recordings] Do the videos stay on a YouTube private link or can I download them to my pen drive?
  [tellsAboutSelf] on night duty at Yashoda every third week, [recordings] what happens to the lessons that fall on those nights
  [recordings] class ke kitni der baad uska video chadha dete ho
  [recordings] jo chhoot gaya uska extra class lete ho ya khud padhna padega
  [-] power cuts daily 6 to 8 in our village. [recordings] does someone keep a copy of what was taught
  [tellsAboutSelf] I close my medical shop at 9.30 at night [schedule] does anything of yours happen after that
  [schedule] would it fall on Saturdays [-] because I observe Sabbath with my family
  [schedule] namaz ke time pe to nahi hoga na friday ko
  [schedule] how would the forty hours be cut up, two hours a day or whole Sundays
  [schedule] Are Ugadi and Sankranti holidays for your batch?
  [-] school bus drops the kids at 3.40. [schedule] could i be done with you by then on weekdays
  [schedule] does the managers' one run in a single stretch or over some weeks
  [schedule] lunch break milta hai kya ya lagatar chalta hai
  [tellsAboutSelf] dialysis every monday and thursday morning [schedule] would your sittings clash with it
  [schedule] do the hours shift when America changes its clocks
  [schedule] can I come with the early birds on some days and the late ones on others
  [language] would the trainer switch to Telugu for a bit if someone is lost
  [tellsAboutSelf] Studied in Odia medium up to class 12, [language] will I understand what is being said on screen
  [language] sir english mein hi bolte hain ya mix karke
  [language] Is there text running below the video? [-] my hearing in the left ear is gone
  [-] my Japanese boss wants to sit in [language] is there an interpreter
  [language] are the handouts in Malayalam too or only what they speak there
  [-] accents of our Chennai colleagues confuse my German team [language] how is the thing spoken, clear British style or what
  [language] may i put my doubts in Kannada to the mentor
  [-] mummy tabhi join karengi [language] padhai hindi me hogi kya
  [language] {I don't mean Python}, in what tongue do you talk to people there
  [tellsAboutSelf] I live in Karimnagar, two and a half hours by TSRTC bus [mode] must i travel to you or does it come to my room
  [mode] is it on Google Meet or on benches with a blackboard
  [mode] ghar baithe ho jayega kya
  [mode] does a person stand in front of us or do I click through slides on my own
  [mode] could it be half the week in your building and half from my home
  [tellsAboutSelf] my knees do not allow stairs any more, [mode] can all of @program be done from my armchair
  [mode] {not where your office is}, are the lessons in a room there or does one dial in
  [-] tired of staring into a webcam since covid. [mode] would I get to sit with real people for @program
  [mode] would @program be in a hotel hall or over Teams
  [-] best man at a wedding in Udaipur, two days gone, [attendance] will they throw me out for that
  [attendance] kitne percent hazri chahiye warna kya hoga
  [attendance] is it noted down who leaves the call early
  [tellsAboutSelf] I am an anaesthetist and get called to OT any moment, [attendance] may i slip out and come back
  [attendance] Would you mark me absent when Jio net drops for ten minutes
  [attendance] does the camera have to stay on to count as there
  [attendance] do I need to send a leave letter or a doctor's slip like in school
  [-] my bus from Medchal is never on time [attendance] is the door shut at the stroke of ten
  [attendance] could my cousin sit in for me on the two days when I travel
  [attendance] for @program how much may one skip and yet be counted as having done it
  [accreditation] my HOD wants to know if AICTE knows of you
  [accreditation] will JNTU give me credits for it
  [accreditation] is it equal to a diploma when an HR fellow at Cognizant looks at it
  [tellsAboutSelf] I hold a PMP [accreditation] can i claim the ten hours as PDUs
  [accreditation] sarkari naukri ke form mein isko likh sakte hain kya
  [accreditation] Has NASSCOM's FutureSkills people put their stamp on @program?
  [-] WES evaluates papers for Canada [accreditation] would they count yours for anything
  [accreditation] does the paper bear any university's name on it
  [accreditation] are you in the Skill India list, [-] my state reimburses only those
  [accreditation] will my Chartered Accountants' institute take it as CPE
  [-] the embassy at Chanakyapuri asks for an admission letter [visa] could yours serve for a stay in India
  [tellsAboutSelf] My brother waits in Lagos with his passport, [visa] will you sponsor his entry
  [visa] is learning with you allowed on a tourist stamp
  [visa] does doing this add points for Australian PR
  [-] my OCI card is under renewal [visa] do i need some other paper to study there for weeks
  [visa] canada PR me kuch help milegi isse kya
  [tellsAboutSelf] F1 student, OPT runs out in may [visa] would this course keep my status alive
  [visa] Blue Card for Germany: does your paper count as a qualification for it
  [-] mera flatmate Sudan ka hai [visa] FRRO ko chitthi likh doge kya uske liye
  [tellsAboutSelf] husband is on L1 and I'm on L2, [visa] am i permitted to enrol while there
  [classSize] do we sit thirty in a room like tuition or just a handful
  [-] I freeze in front of crowds. [classSize] With how many faces would I share the screen?
  [classSize] kya bheed hoti hai ya chhota sa group hota hai
  [classSize] will the trainer even know my name with so many there
  [classSize] is there a cap for the leaders' round, say a dozen CEOs
  [classSize] if only three sign up do you still go ahead with so few
  [tellsAboutSelf] as a kindergarten teacher i know what 40 in a class does, [classSize] what is it with you
  [classSize] will it be one to one or do others sit in
  [classSize] how big a crowd logged in to the last round of @program
  [classSize] sabko ek hi call mein thoos dete ho ya das das ke group
  [assessment] do i have to sit for something at the end like in NPTEL
  [tellsAboutSelf] left school in 1989, haven't held an answer sheet since, [assessment] will there be any with you
  [assessment] fail ho gaye to dobara likhne dete ho?
  [assessment] Are there things to submit every week on GitHub, graded by somebody?
  [assessment] who marks the thing we make at the end, a person or ChatGPT
  [-] I work till eleven most nights [assessment] is there stuff to be done at home between two sittings
  [assessment] are there MCQs in @program or only talk
  [assessment] do I get a percentage or an A B C that I can show to my manager
  [assessment] is there viva in front of everybody, [-] i stammer
  [assessment] would you check my level before letting me into the agents' one with some quiz
  [accommodation] Is there a ladies' hostel that you know of within walking distance?
  [tellsAboutSelf] I would come down from Shillong by train, [accommodation] who helps me find a bed for those weeks
  [accommodation] khana milta hai wahan ya dabba lana hoga
  [accommodation] do you send a cab to pick us from the metro
  [-] husband and baby would come along [accommodation] could three of us be put up somewhere
  [accommodation] Jain food available on the day? [-] no onion no garlic for me
  [accommodation] would an OYO near you be arranged by you or do i book on my own
  [-] Rapido from Uppal costs 240 one way [accommodation] do you run a bus
  [accommodation] break mein chai samosa milega na
  [accommodation] apka koi PG se tie up hai kya boys ke liye
  [support] suppose two months later my bot breaks in production, whom do i ring
  [support] Is there a WhatsApp or Discord where old and new learners hang out?
  [support] course ke baad bhi doubt poochh sakte hain kya
  [-] with my last bootcamp the slack was deleted the day it was over [support] would yours go on
  [support] may i come back to the mentor in a year when models have changed
  [tellsAboutSelf] I am the only techie in our village panchayat office, [support] will I have peers to ask once the forty hours are behind me
  [support] do you mail updates to those who have finished when the tools change
  [support] would someone look over my startup's agent after I leave
  [support] is there a circle of managers who meet again after @program
  [support] passing out ke baad network milta hai ya bas bye bye
  [number] into how many sittings are those ten hours split
  [number] Exactly how many apps would I have built by the time I leave?
  [number] kitne mentor hain aapke paas total
  [-] our L&D form has a box for it, [number] what's the count of modules inside @program
  [number] is it one project or three or a dozen in the app wala
  [number] how many case studies would my boss work through in @program
  [number] of the one-to-one talks, how many does each of us get
  [tellsAboutSelf] I make the training calendar at Ramky, [number] i need to know how many half days to block for @program
  [number] how many pages or videos is the material that stays with us forever
  [tools] old i3 with 4gb, will it manage
  [tools] Can I follow on my Samsung tablet? [-] the desktop is with my son
  [tools] do i have to pay OpenAI for keys on my own card
  [tellsAboutSelf] only a Chromebook at home, [tools] would it run whatever you people use
  [tools] mobile se ho jayega ya computer kharidna padega
  [-] my office machine blocks every install [tools] what do you need on it
  [tools] is it LangChain or CrewAI that you build with
  [-] MacBook M1 air here [tools] anything in the setup that breaks on it
  [tools] how many Mbps does one need, [-] we have BSNL broadband
  [tools] graphics card lena padega kya @program ke liye ya paisa barbaad
  [tools] do we write in VS Code or in that Google notebook thing
  [-] flying to Sydney on the 20th of next month, [ending] would I be through by then
  [ending] by which week is @program wrapped up
  [ending] diwali se pehle nipat jayega kya
  [-] my notice period at Accenture runs till the 30th. [ending] Is the last sitting before or after that?
  [ending] till what month do i need a babysitter, in other words when are we let go
  [ending] when do those who begin next month walk out finished
  [ending] does @program run past the Inter exams in march
  [ending] {not the number of hours}, the calendar day on which the app one runs out please
  [-] my leave is over on a tuesday [ending] will your thing have come to its close as well
  [-] shaadi hai november me [ending] kab tak free ho jaunga is sab se
  [demo] could i sit at the back for an hour before i part with money
  [demo] is one lesson up on YouTube so I can see how the man teaches
  [demo] pehle ek class dikhaoge kya, phir decide karunga
  [tellsAboutSelf] I have bought four courses and finished none [demo] will you let me have a taste of this one before
  [-] My MD won't sign unless he watches a bit of it. [demo] Can he drop in for ten minutes?
  [demo] any sample of @program, even a short clip
  [demo] is there a first week after which one decides to stay or not
  [-] BYJU's gave my niece a tab with free lessons [demo] is there something like that here
  [demo] would a taster for parents be held
  [demo] may i see the slides of one sitting at least
  [tellsAboutSelf] final year, exams end on 28th, [deadline] can i still put my name down after that
  [deadline] until when must the form be in for the coming round
  [tellsAboutSelf] my relieving letter comes only on friday, [deadline] is it too late by then to get in
  [deadline] aakhri tareekh kya hai bharne ki
  [deadline] if the first two sittings are already over would you let me squeeze in
  [-] visa interview on wednesday keeps me from deciding. [deadline] Do I have time till the weekend?
  [deadline] shuru hone se kitne din pehle darwaza band kar dete ho
  [-] my boss needs three weeks to approve anything. [deadline] Will sign up for @program still be open then?
  [deadline] is tonight midnight really the cutoff as the telecaller hinted
  [deadline] admission band ho gaya kya iss baar ka
  [launch] that box which popped up on my phone, at what hour is it for us in Muscat
  [launch] Is the thing with the STARTS SOON badge this year or was it last August
  [tellsAboutSelf] on US west coast, [launch] 11 pm your pop up says, is that the 11th or the 12th for me
  [launch] bootcamp wala session kab hai, subah ya raat
  [launch] what will happen in that first session of the bootcamp
  [-] i closed the window too fast [launch] which evening was it on
  [launch] august wala session kitni der chalta hai shuru hone ke baad
  [launch] 3 am gmt and 7.30 in india do not fit together, which one holds
  [launch] Melbourne time for the bootcamp opening please
  [launch] has the launch been pushed because of the elections
  [-] filled in @program but my lead says @program [transfer] how do i move
  [-] down with jaundice [transfer] may my sister take my place
  [-] ghar pe shaadi aa gayi [transfer] agle batch mein daal sakte ho mujhe?
  [transfer] could I jump over to @program after two sittings if the code kills me
  [tellsAboutSelf] I signed up for @program in June and then broke my wrist [transfer] may i sit with a later group
  [transfer] can the money already given for one be counted towards the other
  [-] our employee resigned last week, [transfer] may his colleague use the place that we paid for
  [-] chose wrongly, my mistake entirely. [transfer] Can it be put right without starting anew?
  [transfer] is shifting from the evening lot to the weekend lot midway allowed
  [transfer] once booked for october, would i be able to push it to february
  [order] agents first and then apps, or will I drown
  [order] does it make sense to take @program and the business one in the same month
  [order] ek saath do kar sakta hoon kya ya pehle wala khatam karna hoga
  [tellsAboutSelf] I want the whole lot, all sixty hours, [order] in what sequence would you go about it
  [-] my co-founder did the leaders' thing [order] should she have done the coding one before
  [order] how long a gap should one leave between the first and the second course
  [order] if I do the agentic one right now, is it silly to go back to Python apps later
  [order] Could I run two of them side by side on different days of the week?
  [order] teeno ek ke baad ek karne ho to kahan se shuru karun
  [tellsAboutSelf] cab driver, cannot type all day [phone] is there someone I may ring
  [phone] whatsapp karna hai aapko, kis pe karun
  [tellsAboutSelf] my eyes are weak at 71, [phone] could a human talk to me over the line instead
  [phone] Which digits do I save so that I recognise when your people ring?
  [phone] is +91 40 something yours, [-] truecaller says spam
  [-] missed call from a Hyderabad landline at 2 [phone] was that you people
  [-] chat is not my thing beta [phone] give me some line to dial
  [phone] is there a toll free for those of us calling from Kenya
  [phone] koi helpline hai kya jahan sunday ko bhi baat ho jaye
  [phone] till what hour do your people pick up
  [company] is it your own money or did some VC put in crores
  [company] Who sits at the top, some IIT fellow?
  [-] i look up everybody on Tofler first [company] since which year are you registered
  [company] kitne log kaam karte hain aapke yahan
  [company] how many stars do you have on Google
  [company] are you part of some bigger group like NIIT or stand alone
  [tellsAboutSelf] I write for Deccan Chronicle, [company] has your founder a name and a story
  [company] koi award wagairah jeeta hai kya aapne kabhi
  [company] how many people have gone through your doors till today
  [account] the page asks me for a password that I never made
  [-] teen baar try kiya [account] mera OTP kyun nahi aa raha
  [account] join karne ke baad login kahan se hota hai apna saman dekhne
  [-] firefox on ubuntu here. [account] The buttons on your page do nothing, is that a bug?
  [account] can I sign in with my Gmail or do you make a user for me
  [account] my screen goes white whenever i open your site on the redmi
  [account] is there an app of yours on the Play Store to keep track
  [tellsAboutSelf] I use a screen reader called NVDA, [account] whom do i report to that it gets stuck on your site
  [account] how do I change the picture and name in my learner profile
  [account] is something broken over there [-] chrome says your connection is not private
  [-] my son is in class 7 and mad about robots [future] will you ever have something for his age
  [future] is anything on cyber security coming up next year
  [future] data analyst wala batch nikaloge kya aage
  [tellsAboutSelf] I manage a vineyard near Nashik [future] do you intend to make something on AI for farming
  [future] would you ever run a year-long version, like a proper PG
  [-] did your three already or at least read of them, [future] what is cooking for summer
  [future] Is there a robotics summer camp for kids in the pipeline?
  [future] do you have Excel and Power BI for my clerk [-] she is not ready for the rest
  [future] any plan for a sequel to @program, level two sort of
  [future] ladkiyon ke liye graphic design wagairah bhi sikhaoge kabhi
  [tellsAboutSelf] own a coaching centre in Guntur [partnership] what do I get per head that I bring
  [tellsAboutSelf] ten years of Python at Amazon, [partnership] are you hiring people to teach on weekends
  [partnership] hum aapki franchise Indore mein khol sakte hain kya
  [tellsAboutSelf] principal of a polytechnic, [partnership] with whom would we discuss an MoU
  [partnership] do you pay YouTubers who talk about you [-] 48k subs here
  [partnership] is there an opening in your sales team for a fresher
  [-] I design brochures for a living, and yours could be better [partnership] may i pitch
  [partnership] could our hospital be one of those who hand you live projects
  [partnership] would you let us sell @program under our own name in Oman
  [partnership] kya main ghar se aapke liye counsellor ka kaam kar sakti hoon
  [onSite] will your trainer take the train to our plant in Visakhapatnam
  [-] we have a hall with projector on our Gachibowli floor [onSite] can it happen there
  [onSite] may my mother and i drop in on saturday to see your place
  [tellsAboutSelf] HR at a pharma unit in Baddi [-] nobody can leave the gate here [onSite] would somebody of yours come inside
  [onSite] aapke yahan aakar kisi se mil sakte hain kya, chai pe
  [onSite] would you do a half day at our offsite in Goa for the leadership
  [onSite] Can I pass by and pick up the brochure by hand?
  [-] our panchayat has a community hall, 60 chairs, [onSite] gaon mein aake sikhaoge kya
  [onSite] do you receive walk-ins on weekdays [-] I am at Hitec City anyway
  [-] SAP Ariba won't let me go on. [vendorPapers] Who sends me your PAN and a cancelled cheque?
  [vendorPapers] Are you under MSME Udyam? [-] our purchase dept gives such firms preference
  [vendorPapers] will you sign our NDA before we show you our data
  [-] audit season. [vendorPapers] We need your SOC 2 or ISO 27001 report before anyone logs in
  [tellsAboutSelf] I sit in procurement at BHEL [vendorPapers] are you on GeM
  [vendorPapers] MSA ka draft aap doge ya hamara wala sign karoge
  [vendorPapers] could you fill in our 80 line supplier questionnaire from Coupa
  [vendorPapers] we need Form 10F and no PE declaration from you as we pay from Germany
  [vendorPapers] your last three balance sheets please [-] our tender asks for it
  [vendorPapers] who at your end signs a data processing agreement for our Irish office
  [alumni] that consultant who praises you, is she on LinkedIn so I could ping her
  [alumni] do you have some ex learner from Vijayawada that I can have coffee with
  [alumni] purane bachche kahan pahunche aajkal
  [tellsAboutSelf] bank officer, 38 [alumni] could someone like me who did it already tell me over a call how it went
  [alumni] the data scientist in your stories, which firm is he with now
  [alumni] Is there a list of folks who did @program and their employers?
  [-] reviews can be bought, sorry. [alumni] Connect me with two real people who sat in your class
  [alumni] has anybody from BITS Pilani been through your programs
  [alumni] why is there no face next to the success stories
  [partners] is it Google or some two man shop whose problem we solve in the live projects
  [partners] kis kis company ke saath project hota hai
  [tellsAboutSelf] I'm bound by a non compete with Flipkart, [partners] is Meesho or Amazon among those you work with
  [partners] Whose logos would be on your wall?
  [partners] do Apollo or any hospital chain give data for your projects
  [partners] are your industry partners Indian or from the US
  [partners] would Swiggy be among the firms that I could pick for the live project
  [-] everyone writes industry partners these days [partners] tell me three of yours
  [partners] @program mein case kaunsa bank deta hai, naam chahiye
  [mentorTimes] may i grab my mentor at 11 at night when the kid sleeps
  [mentorTimes] half an hour or a full hour, how long does one sit with the expert alone
  [mentorTimes] mentor se hafte mein kitni baar baat hogi
  [-] first bootcamp i did, the mentor ghosted me. [mentorTimes] In how many days does yours write back?
  [mentorTimes] do I get to pick mine or am i paired by lot
  [mentorTimes] is it by calendar link, like Calendly, that we book the expert
  [tellsAboutSelf] I am in Perth, five hours ahead or so, [mentorTimes] would the one to one fall in my daytime
  [mentorTimes] har baar wahi mentor aayega ya jo khali ho wo
  [mentorTimes] is one to one over phone or sitting face to face
  [tellsAboutSelf] my head spins with ordinary Excel formulas, [difficulty] would I go under in @program
  [difficulty] is @program a killer
  [tellsAboutSelf] passed B.Com in third attempt, [difficulty] mere bas ka hai ya nahi ye
  [difficulty] compared with an NPTEL course in ML, is yours gentler or nastier
  [-] I cried through C++ in college. [difficulty] Is the Python in there the same kind of torture?
  [difficulty] would a person of 67 keep pace
  [difficulty] do many give up in the middle of the forty hours because it's over their heads
  [difficulty] sar ke upar se to nahi jayega na, sach batana
  [difficulty] how many hours of sweat at home till someone average gets it
  [difficulty] can the business one be followed with half an ear or does it demand a lot
  [unsaid] if my bot from the class earns money one day, is a cut due to you
  [unsaid] May I bring my two month old to the sessions?
  [unsaid] do learners sign any agreement about not joining a competitor
  [unsaid] will my face be put on your Instagram reel without asking me
  [tellsAboutSelf] I'm deaf since birth and sign ISL, [unsaid] would a sign interpreter be there
  [unsaid] kya parents ko bataoge bachcha kaisa kar raha hai
  [unsaid] am I allowed to bring my employer's real customer data to the project
  [unsaid] do you give a badge that can be put on my Credly page or some lapel pin
  [unsaid] chhapi hui kitaab dete ho ya sab screen pe hi
  [unsaid] if the trainer falls sick who steps in
  [unsaid] may i use the slides to teach my own students in Nellore
  [unsaid] aap log batch beech me cancel to nahi kar dete
  [houseRules] are shorts ok or do you insist on formals
  [houseRules] is there a stand below for my Activa
  [houseRules] apna tiffin wahan garam kar sakte hain kya
  [tellsAboutSelf] I nurse my baby every three hours [houseRules] is there some quiet room at your place for that
  [houseRules] is there a lift [-] my crutches and stairs don't get along
  [houseRules] plug points near the seats, or do I bring an extension board
  [houseRules] Will my guide dog be let in?
  [-] i get migraines. [houseRules] Is the room air conditioned or fans only
  [houseRules] chhat pe cigarette pee sakte hain kya break mein
  [houseRules] ID card gale mein pehenna padta hai kya
  [events] is there some farewell do where everyone shows off what they built
  [events] do people from Google ever come and speak to your lot
  [tellsAboutSelf] I won the Smart India Hackathon last year [events] do you hold anything like that
  [events] koi meetup hota hai kya Hyderabad me aapka
  [events] is there an evening where I can come and just listen to a talk, {not the course}
  [events] do you go to job fairs or put up a stall at HITEX
  [events] Are there factory visits or trips to some startup as part of it?
  [-] my wife loves functions. [events] Is there a convocation with gowns where she can click photos?
  [events] demo day pe investors aate hain kya
  [events] any AMA or webinar by your experts this month
  [instructors] is it a PhD or some fresher with a YouTube channel that stands in front
  [instructors] who exactly takes @program [-] I'd look him up on GitHub
  [instructors] padhane wale sir kahan se hain, IIT ya kya
  [tellsAboutSelf] I led teams for 22 years at L&T [instructors] has whoever teaches the leaders' course ever run a business
  [instructors] koi madam bhi padhati hain ya sab sir log hain
  [instructors] which firm do your AI experts work at by day
  [-] last place had college kids reading slides aloud. [instructors] Who is it with you?
  [instructors] is Priya ma'am who taught at Naresh IT now with you
  [instructors] how many years has the trainer of @program been in the trade
  [instructors] would the one who teaches also be my mentor
  [tellsAboutSelf] sitting in Doha on a QID, [abroad] can I still take @program
  [abroad] is my cousin from Colombo welcome
  [tellsAboutSelf] Tamil nurse in Birmingham, NHS, [abroad] may I do it from over here
  [abroad] Riyadh se judh sakte hain kya, ya sirf India walon ke liye hai
  [-] my fiancé has a Polish passport and lives in Krakow [abroad] do you take him
  [abroad] does it matter that i will be on a ship under Panama flag for half of it
  [-] we move to Texas in june. [abroad] Could I go on with your thing from there?
  [-] papa Muscat mein hain [abroad] wahan se seekh sakte hain kya
  [tellsAboutSelf] Bhutanese, from Thimphu [abroad] is it okay for me to be in your course
  [otherPeople] did Ramesh from my office in Kukatpally put his name in too
  [otherPeople] share the mobile number of the girl who joined from Ongole, [-] we lost touch
  [otherPeople] is my husband talking to you behind my back about the fees form
  [otherPeople] mere dost Imran ka admission hua ya nahi, dekh ke batao
  [tellsAboutSelf] As a father i have the right to know, [otherPeople] has my daughter Sneha sent you a form
  [otherPeople] which other firms' staff are in the coming batch? {no need for designations}, names will do
  [otherPeople] what did the last person who chatted with you ask
  [otherPeople] how did my colleague Farhan do in @program last year
  [otherPeople] is hafte jisne bhi form bhara un sabka mail id bhej do
  [otherPeople] will anyone from Cyient be sitting with me
  [-] put in everything on tuesday night from my cousin's phone [myRegistration] did it reach you
  [-] five days and not a beep from your side, [myRegistration] am I on the list or not
  [-] form bhara tha subah [myRegistration] kisi ne phone kyun nahi kiya ab tak
  [tellsAboutSelf] Lakshmi Prasanna, the one with the Yahoo address [myRegistration] am I in
  [myRegistration] which of the three did i tick when I signed up, [-] I forgot
  [-] spam folder checked twice. [myRegistration] Is my name in your system at all?
  [-] pressed submit and the power went. [myRegistration] Did that count?
  [-] somebody promised to ring me on monday morning [myRegistration] why has that call not come
  [myRegistration] mera naam do baar chala gaya form me, ab kya hoga
  [myRegistration] has my request of last year lapsed or is it still with you
  [tellsAboutSelf] got 41 percent in Inter and no college [prerequisites] would you still have me
  [prerequisites] is 17 too young for @program
  [tellsAboutSelf] tailor, studied till tenth at Nizamabad [prerequisites] is the door open for me or do you want degrees
  [tellsAboutSelf] mujhe algebra bilkul nahi aata [prerequisites] chalega kya
  [prerequisites] is there something I have to read up before day one of @program
  [prerequisites] Do I need to know what an API is before I turn up?
  [-] retired from the Railways last march, grandson says do something. [prerequisites] Am I past the age?
  [prerequisites] do you ask for marksheets or an engineering degree from people who want in
  [prerequisites] would a homemaker from Hubli be allowed in the managers' one without being a manager
  [tellsAboutSelf] I type with two fingers [prerequisites] is that a reason to be refused
  [tellsAboutSelf] I pull twelve hour shifts at Zomato support, [besideWork] would this fit around that
  [besideWork] can a person with two toddlers and a clinic squeeze in @program
  [tellsAboutSelf] CA articleship, ten to eight every day, [besideWork] would I manage yours on top
  [besideWork] naukri chhodni padegi kya iske liye
  [besideWork] does one have to take leave from TCS for @program
  [-] my manager watches our green dot on Teams. [besideWork] Can it be done without him noticing, after hours?
  [besideWork] will I cope with it while doing my MBA at Osmania in parallel
  [besideWork] do most of the people in it hold a full time post
  [tellsAboutSelf] kisan hoon, din bhar khet mein [besideWork] ho payega kya saath saath
  [price] what would @program cost my niece [payment] and can her uncle pay from Bahrain
  [invoice] my firm wants a bill in two halves [refund] and what if they recall me from it, is the sum lost
  [tellsAboutSelf] autowala's son, first in the family with a degree [discount] any kindness on the money side [placement] and after it will somebody give me a chance at a job
  [salary] app banane walon ko kitna milta hai [placement] aur aap kahin rakhwa doge
  [recordings] If I'm on a flight to Frankfurt can I watch it afterwards? [attendance] Or does one empty chair already count against me?
  [schedule] is it before office or post dinner [language] and does ma'am speak in Tamil at times
  [mode] do I come down to your building each time [accommodation] and if so who feeds us
  [accreditation] does UGC have anything to say about it [assessment] and is there a paper to write like in the university
  [visa] does my Tanzanian nephew need a stamp to study there [abroad] or may he do it from Arusha itself
  [classSize] how many heads in a sitting [instructors] and who is the person talking to them
  [-] thinking of it as a retirement gift to myself. [difficulty] would it go over my head [support] and whom can I pester once it's over
  [tools] is a Lenovo with 8 gb fine [prerequisites] and is a diploma in civil good enough to be taken
  [ending] which week of the year are we let off [number] and over how many mornings does it stretch
  [demo] let me hear the trainer for ten minutes first [deadline] how long do i have before you stop taking names
  [launch] for those in Chicago, when does that pop up session begin [recordings] and would there be a tape of it
  [transfer] can I go from @program to @program if my boss changes his mind [refund] else do I see my rupees again
  [order] first the app wala or the agent wala [discount] and is it less when I take both
  [phone] who can I dial now [myRegistration] and where is my form stuck [-] because nine days and no one rang
  [company] whose baby is this outfit [partners] and which are the industry partners by name
  [-] your site keeps logging me out [account] what do i do now [future] aur Java ka bhi kuch aayega kya
  [tellsAboutSelf] Scala trainer here [partnership] may I teach for you on Sundays [vendorPapers] and who mails your GST certificate to my agency
  [onSite] could it be held in our Pune plant canteen [classSize] and how many do you take at one go
  [alumni] put me on to somebody who did it from Jaipur [otherPeople] also is Kavya Reddy of my batch in college joining this time
  [mentorTimes] weekday lunch hour with the mentor, possible? [tools] and over which app do we speak to him
  [unsaid] is my code mine after it all [houseRules] and can i keep my helmet somewhere there
  [events] any contest with prizes [besideWork] and does someone on Infosys bench as well as off bench find time for it
  [tellsAboutSelf] I repair ACs, season is march to june [schedule] so at what hours is it [ending] and would you be done before the heat sets in
  [price] paisa kitna lagega [demo] aur ek din free me baith sakta hoon kya
  [payment] would LazyPay do [deadline] and if the loan takes ten days am I still in time
  [tellsAboutSelf] mummy knows only Marathi and runs a papad unit [language] can she follow [difficulty] and is the leaders' one too heavy for such a person
  [invoice] can our name and GSTIN be on the thing for Tally [vendorPapers] and would you sign an NDA from our legal
  [-] my cousin swears by you lot [placement] did your last lot get work [salary] and what were they paid
  [assessment] do you set us a paper at the end [accreditation] and does the Kerala PSC honour what you hand out
  [tellsAboutSelf] I'm in Kathmandu for two years more, [abroad] may I join [payment] and does eSewa money get to you
  [-] brother's engagement in the second week. [attendance] May I go missing for two days [recordings] and see what I missed on some link?
  [number] how many times do I meet the expert alone in @program [mentorTimes] and who fixes the hour, me or he
  [classSize] thoda kam log honge na class me [language] aur Gujarati samajhne wala koi hai
  [accommodation] could you name a clean PG for my daughter [houseRules] and till what hour is your building kept open
  [instructors] is the teacher from industry, like ex Microsoft [company] and the founder, what has he done before
  [tellsAboutSelf] no degree, only ITI electrician [prerequisites] allowed? [tools] and is my Realme phone enough
  [tellsAboutSelf] on maternity leave till feb from Genpact [besideWork] when I'm back at my desk could I keep going with it [transfer] or put it off to the batch after
  [support] after the last day will the WhatsApp group go on [events] and do old boys meet once a year
  [order] can I club the two ten hour ones in one month [schedule] or do their evenings collide
  [-] kal raat form bheja tha [myRegistration] mila kya [launch] aur wo popup wala session kis din hai hamare yahan Bhopal me
  [refund] do you give it back if my US trip comes through [transfer] or can my wife sit in my place
  [vendorPapers] do you have a cyber insurance cover we can show our auditors [onSite] and would you teach inside our Noida SEZ
  [partners] which bank is behind the live project, ICICI or Axis [unsaid] and must I sign secrecy papers for it
  [-] my twins are ten [future] is there anything for them in the vacation [price] and what do you take for @program from me
  [-] I never got a username [account] how do i get in [phone] and if nobody reads mails give me a line to call
  [alumni] where is that sample graduate working today [placement] and was it you who placed her
  [-] landlord wants notice a month ahead so [ending] on what day is the final class [accommodation] and do you put up outstation people in those weeks
  [demo] any open house where I can ask things face to face [discount] and does one get money off for signing that day
  [visa] my wife holds H4, would studying with you hurt it [mode] and does it even happen over the internet
  [events] graduation function hota hai kya [unsaid] aur usme family la sakte hain
  [salary] would i get 12 LPA with this on the CV [accreditation] and do firms like Capgemini respect that paper
  [tellsAboutSelf] dean at a college in Tirupati [partnership] we want sixty kids trained and a share for us, whom to tell [invoice] and can the trust be billed without GST
  [difficulty] is it tough for an Arts graduate [assessment] and do you flunk people
  [mentorTimes] can I catch my expert on a sunday noon [language] and ask in Bangla
  [otherPeople] tell me if my ex manager Suresh Babu is in the coming lot [transfer] and if yes could I be put in another one
  [tools] do we use Claude or Gemini in there [price] and are the API bills part of what I pay you
  [attendance] must i sit through every minute [tellsAboutSelf] my pager from on-call goes off at all hours [besideWork] do folks like me get through it
  [launch] was the August 11 thing for Americans only [deadline] and may one sign up the morning of it
  [recordings] will my lessons be kept on Drive [support] and may I mail doubts about them in six months
  [houseRules] is there a canteen fridge for insulin [accommodation] and does lunch come from you
  [company] kab se chala rahe ho ye sab [alumni] aur jo pehle seekh chuke unme se kisi ka number do
  [number] in all how many assignments would I hand in [assessment] and are they marked
  [tellsAboutSelf] I look after ten franchise salons [order] which two of your three in what order for me [discount] and is anything off when my partner comes too
  [-] she is fourteen [prerequisites] will you let her sit [future] if not when do you bring one out for teens
  [onSite] may we come over on Friday to shake hands [phone] and whom do I buzz from the gate
  [tellsAboutSelf] hum Mauritius se hain [abroad] admission milega [visa] aur aana pada to kaunsa visa lagega
  [myRegistration] did my form with the Rediffmail address come through [account] and what was that red database thing on your page afterwards
  [-] Boss is a numbers man. [company] How many have you trained since you began? [salary] And by what percent did their pay go up?
  [instructors] has the teacher shipped anything real [demo] and can I see him teach once before
  [classSize] only us five from Dr Reddy's or strangers too [onSite] and in our own training room if we ask nicely
  [payment] kya EMI bina credit card ke hoti hai [refund] aur chhod diya to baaki EMI bhi deni padegi
  [schedule] does it run on the second saturday when banks are shut [attendance] and what if I come late from the branch
  [mode] will it be over Webex [tools] and need I buy a headset [-] my audio jack is broken
  [unsaid] do I get a letter for my manager on how i did [otherPeople] and may I see how the other two from my team did
  [language] is it spoken in easy English [recordings] and could I slow it down later when I listen again
  [partnership] would you take a final year girl from CBIT as helper in the class [placement] and keep her on payroll later
  [discount] is there less to pay for Bank of Baroda staff [invoice] and do we each get our own bill for the claim
  [ending] does @program finish before GATE [besideWork] and can it run along with my coaching at Made Easy
  [support] who'd help me debug in december [mentorTimes] and during it, can I see the expert twice in a week
  [accreditation] is it under NSQF level something [vendorPapers] and will you share your registration deed with the state mission
  [events] does some minister or CEO give a talk to your lot [partners] and is any of your partners a big name like Tata
  [tellsAboutSelf] class 12 commerce, hate sums since childhood [prerequisites] am I eligible for @program [difficulty] how badly will I struggle
  [-] boarding the Konark Express now, home on sunday. [deadline] Would there still be a chance to sign up [payment] and is cash taken at the desk
  [-] my batch starts on my exam day [transfer] can I be shifted [ending] and by when would that other one be over
  [visa] do you give an admission paper for the consulate in Dhaka [accommodation] and a room for the time I'd be there
  [number] kitne din aana padega total [houseRules] aur scooty kahan lagaun
  [price] {skip the syllabus}, just the rate for @program [language] and whether it is in Punjabi at all
  [alumni] could my father speak to the father of somebody who did it [company] he also asks what rank you have among such institutes
  [-] from a nosy aunt: [otherPeople] has the Sharma boy from our lane joined [salary] and what will he earn once he's through
  [instructors] do ladies teach there too [schedule] and is the thing over before dark for my daughter
  [-] mera mobile me type nahi hota [phone] kahan call karun [language] aur jo padhayega wo hindi bolega na
  [support] do people keep in touch on Telegram afterwards [alumni] and can I peep in to ask them how they found it
  [future] are you going to open something on quantum [partnership] and do you need people to teach it
  [classSize] is it crowded [recordings] and if I can't see the board from the back is there a copy to watch at home
  [assessment] any take-home tasks in the managers' one [-] my quarter end is brutal [besideWork] would I get through it with that
  [-] my daughter is an au pair in Lyon, [abroad] is she allowed in [schedule] and would it be 3 am for her
  [tellsAboutSelf] I run payroll for 70 people at a spinning mill in Coimbatore [vendorPapers] we pay only registered suppliers so can you send the bank proof on letterhead [payment] and do you allow 45 days credit
  [launch] bootcamp jo 25 seats wala hai, Dubai me kitne baje [mode] aur wo screen pe hoga ya hall me
  [houseRules] shoes off inside? [onSite] and would anybody receive me if I just walk in tomorrow
  [demo] can I get a taste of @program [order] before I decide whether @program should come ahead of it or behind
  [tools] is Windows 7 too old [account] your site won't even open on it
  [accreditation] would Anna University waive an elective for this [number] and how many lectures are there [-] they want that on paper
  [-] my father thinks it's haram to lose a deposit. [refund] Would you return it if I fall out on day one? [discount] And does paying it all upfront make it lighter?
  [-] someone else picked the call meant for me [myRegistration] am I still on your list [phone] and on what digits can I call you back
  [mode] {the place doesn't matter}, live human or self paced stuff [attendance] and is my presence counted somewhere
  [invoice] can you put our PO number on it [deadline] and is two weeks from now past your cutoff
  [partners] do you work with Zoho [placement] and would they look at me after @program
  [mentorTimes] mentor ke saath akele baithna hota hai to kitni der [instructors] aur wo hai kaun
  [events] is there a hack night with pizza [houseRules] and may we sleep over on beanbags there
  [-] shouting makes me ill, my therapist knows [unsaid] may I ask for a quiet teacher [classSize] and how many others are in the same call
  [-] comparing hostels in SR Nagar at the moment [accommodation] do any of those have a deal with you [mode] or is none of this to be attended in the flesh
  [price] For a trust school's headmaster what is the amount? [onSite] And would you teach the staff in our own library?
  [difficulty] kya ye agents wala dimag ka dahi kar dega [support] aur baad me koi sahara milega ya akele
  [company] is this run by the same people as Vision Infotech [account] and are your footer icons broken [-] they go nowhere
  [tellsAboutSelf] I'm a recruiter [otherPeople] give me a list of who from TCS Kolkata came to you [partnership] and would you take money from me for such leads
  [ending] would I be free by Onam [transfer] if not may I hop on the round after it
  [tellsAboutSelf] my work permit in Kuwait bars study, [visa] is an online thing from India against that [abroad] and do you take people living there at all
  [salary] kya 50 hazaar mahina ho jayega iske baad [prerequisites] aur 12th fail ko lete ho
  [tellsAboutSelf] I feed cattle at five and teach from nine [besideWork] would it go together with that [number] how many evenings in all would it eat
  [future] any course in Urdu later on [alumni] and did anyone from Aligarh do these three
  [assessment] if I botch the final thing may I redo it [unsaid] and does my sponsor hear about it
  [order] may I leave a year between the first and second course [price] and is the second one then at the old rate
  [-] I missed that first session in August [launch] when is the like of it again [demo] was that the free taster
  [vendorPapers] need your signed code of conduct for Siemens [partners] and the clients whom you serve by name
  [refund] what if the trainer is no good, do I get a rupee back [instructors] and how do I find out beforehand who he is
  [tellsAboutSelf] Hearing aid, both ears. [language] do words run along the bottom of the screen [attendance] and will I be pulled up if I turn the camera off to rest
  [-] Zainab here, filled it for my brother in Hail [myRegistration] have you seen it [abroad] and is Saudi fine for you people
  [tools] can I do it on the library's desktop where nothing may be installed [difficulty] and is it manageable with only an hour a day of that
  [events] do you put on Women's Day things [discount] and was there a cut for women then
  [recordings] Sir ji replay milta hai [payment] aur paise GPay kar dun kya
  [salary] does the managers' thing lead to a hike at places like Amara Raja [accreditation] and would their HR see it as a proper executive diploma
  [account] where is my learner page [support] and is there a forum in it for doubts after the end
  [otherPeople] did my student Harika finish with you [unsaid] and would you tell a teacher how she fared
  [-] Ramzan ends on the 30th [deadline] may I sign up then [future] or is there something new from you after Eid anyway
  [houseRules] can i take calls in the corridor [classSize] and how full does the room get
  [phone] is there some ma'am I can talk to on mobile [mentorTimes] mainly to know if my mentor would meet me fridays
`;
