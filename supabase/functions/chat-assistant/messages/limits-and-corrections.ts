/** Negations, exclusions, comparisons and limits of all that is asked. As messages/all.ts says. */
export const limitsAndCorrections = `
  [-] hello from a very crowded metro, [duration] {not the forty hour one}, the other developer course, how many hours is it
  [codingNeed] which ones don't need coding?
  [tellsAboutSelf] I run a small bakery in Kochi with two ovens and a cousin who does the accounts, [recommendation] if I never want to see a line of code, which one is left for me
  [price] {hours toh pata hai}, bas fees batao
  [curriculum] {apart from python} what else is in the app course
  [mode] if I cannot come to a classroom at all, is online there
  [tellsAboutSelf] main school mein chemistry padhati hoon, [besideWork] agar main sirf Sunday free hoon to kya @program ho payega
  [compare] how is @program not the same as the agents one
  [-] my sister says I always sign up before reading, so this time I read everything twice, [certificate] is the certificate for all three or only for the bootcamp
  [duration] how much longer is @program than the managers' course
  [refund] if I change my mind before the first class do I get it all back, or nothing [deadline] and until when can I decide
  [register] {brochure nahi chahiye}, seedha form kahan bharna hai
  [accreditation] is it not government recognised
  [mentor] do both ten-hour courses come with a mentor or neither
  [contact] any way to reach you {other than this chat}
  [phone] {no email please}, a number I can call?
  [tellsAboutSelf] Retired banker here, 67, knees bad but the head works, [prerequisites] is there an upper age above which you don't take people, even though one is willing
  [programs] {leave the agentic one}, what remains
  [schedule] weekday ya weekend, {fee baad mein dekhenge} [language] aur hindi mein hogi ya sirf english
  [recordings] unless I attend live, is there a recording at all
  [coverage] I don't see RAG anywhere, is it under @skill or not taught
  [oneFormEach] can my husband and I go on one form instead of two
  [-] our office party got cancelled so I finally have time to look at this, [audience] which of the three isn't for engineers
  [tools] if I only have a tablet and no laptop, will that do
  [duration] together how many hours are both developer courses
  [payment] monthly rather than all at once, possible?
  [projects] {mujhe certificate se matlab nahi}, project asli hote hain ya sirf dummy
  [brochure] is there something on paper instead of me scrolling
  [demo] can I sit in one class without paying, [refund] and if I don't like it do you keep anything
  [joinLaunch] {not the normal course form}, the one in the window that popped up, where do I apply there
  [tellsAboutSelf] I already know Python, ten years of it in a bank's risk team, [recommendation] so is @program a waste or should I take the second one
  [start] when does it begin, I mean the agents course, {not the bootcamp}
  [order] agar pehle 10 ghante wala karu, phir 40 wala, toh theek rahega ya ulta
  [formFields] can I leave the phone out if I give an email
  [-] typing with one hand, baby on the other, [access] do I keep the materials even if I drop out halfway
  [instructors] who teaches, {not the mentors, the actual class}
  [duration] shortest of the three please
  [duration] konsa 10 ghante se zyada ka hai
  [enterprise] {we don't want the standard three}, can something be made for our sales team instead
  [location] {not your website}, the city you're actually in
  [launch] is the session on the eleventh or the twelfth if I live in London
  [closeLaunch] can I shut this popup without giving my email
  [tellsAboutSelf] My daughter finished her twelfth boards and hates maths but loves drawing, [prerequisites] would you take her or must she be in college first
  [dataUse] {course ki baat nahi}, mera number kisi aur ko toh nahi doge
  [chatDetails] is what I type here kept, or only my name and email
  [certificate] if I finish only half, still a certificate? [attendance] or is there a minimum number of sessions
  [codingNeed] is there a single one out of three where no laptop typing of code happens
  [difficulty] which is harder, @program or the forty-hour one
  [placement] {salary ki baat nahi kar raha}, job dilwate ho ya nahi
  [transfer] if @program turns out too technical can I move to the one for managers instead
  [-] good evening, I was in a bad course last year with another place and lost money, [trust] how do I know you aren't the same
  [otherCity] anything in Pune, or only Hyderabad
  [classSize] under 20 in a class or more
  [social] {other than linkedin} where are you
  [curriculum] sirf @program ka syllabus bhejo, {baaki do ka nahi}
  [testimonials] what do people say, {not the ones in your ads}, [company] and your rating
  [visa] if I'm on a dependent visa in the UAE, would this change anything for it
  [compare] the two ten-hour ones, {apart from hours being equal}, is anything the same in them
  [afterRegister] after the form is sent do I have to do anything or you call me
  [tellsAboutSelf] I drive a cab at night and have mornings free, [schedule] classes before noon or only evenings
  [tellsAboutSelf] I'm a physiotherapist with a small clinic and two assistants, [codingNeed] can I do @program even though I've never programmed [duration] and is it under fifteen hours
  [count] {other than @program} how many are there
  [seats] are the 25 seats for all three courses together or only the bootcamp
  [price] @program ka kitna, {baaki rehne do} [payment] aur agar ek saath na de paun to kisht me chalega?
  [mentorTimes] is it one hour with the mentor each week, or only when I ask
  [summary] tell me everything about @program {except what it costs}
  [-] sorry for bothering so late, couldn't sleep, kept thinking about this, [recommendation] if somebody wants neither code nor management, is there anything for them here
  [access] do I lose the materials after a year or not
  [invoice] {I've got the price from your colleague}, will you make the bill in the company's name instead of mine
  [discount] does it get cheaper if I take both developer courses rather than one [order] and must they follow each other
  [language] Telugu nahi aati, sirf Hindi, chalega?
  [compare] which has more topics, @program or the other ten hour one
  [myRegistration] I registered twice, once with the wrong course, did both reach you or only the second
  [correction] {the name is right}, but the number I typed isn't, how do I change that
  [mailByMistake] got a mail saying I enrolled though I never did, [erasure] if it's somebody else's mistake can you wipe it
  [-] ok so my manager gave me exactly four minutes before standup, [brochureContents] does the pdf have all three or just the app course
  [assessment] no exams, right?
  [formLocked] submit button won't press even though everything is filled
  [phoneFormat] mera number Nepal ka hai {India ka nahi}, code list me milega?
  [abroad] can I join from Muscat if I never come to India
  [whoSees] who sees what I put in the form, is it only you or other visitors also
  [cookies] do you track me even if I don't register
  [audience] {not the agents one}, the forty hour one, whom is that meant for
  [tellsAboutSelf] I do night shifts at a call centre in Noida, so evenings are gone, [schedule] is there any batch before 3pm [recordings] and if not, can I watch it afterwards
  [future] anything {besides AI}, like plain web design
  [events] hackathon hota hai kya, {class ke alawa}
  [support] when it's over is it really over, or is there a group we stay in
  [projects] do we build only at the end or in every session
  [ending] {start date is clear now}, when does it finish
  [duration] difference in hours, @program vs @program
  [onSite] would you come to our factory in Hosur instead of us sending eleven people to you
  [partners] which companies are these "industry partners", if you may name even one
  [salary] will I get a raise after @program or is that just talk [placement] and if I'm jobless will you place me
  [number] how many live projects, one or more than one
  [alumni] {I've read the quotes}, I'd like to speak to a real person who did it, can I
  [tellsAboutSelf] hum do bhai hain, ek coder ek dukaandaar, [recommendation] dono ke liye alag alag kaunsa, ya ek hi chalega
  [launchProgram] is the bootcamp the same as @program or something separate
  [street] {Hyderabad I know}, but which road and which building
  [unsaid] do I own what I build there, or do you
  [houseRules] if I come in person is there parking, and not on the road
  [vendorPapers] we can't pay anyone without a PAN copy and a cancelled cheque, will you send those
  [enterpriseMail] in the mail for company training what do we write, {apart from how many we are}
  [transfer] can my colleague take my place if I fall ill
  [career] will this look good on a CV even if there's no certificate
  [tellsAboutSelf] I studied history, not engineering, and now work in a museum archive, [audience] can someone like me take @program, [difficulty] or will I be the only one who's lost
  [coverage] {I don't mean chatbots}, do you teach @skill
  [coverage] neither excel nor power bi anywhere?
  [name] are you called AI Bootcamp or is that just the course
  [rival] why you and not Coursera
  [perks] {besides the classes} what do I get
  [dataKept] if I never enroll, how long do you keep my email
  [programs] {agentic wala chhodo}, baaki courses batao
  [deadline] can I still register if it already started
  [tellsAboutSelf] I won't quit my job for this, [besideWork] can both run together
  [codingNeed] do managers have to code in @program or not
  [duration] I have at most ten hours in the whole of July, which of yours fit in that
  [curriculum] do the two coding courses overlap in topics or are they totally different [order] and if I've done the long one does the other make any sense
  [pageFoot] {not in the menu}, down at the very bottom of the page, what is there
  [-] every institute says the same three things, [benefits] so what do you have that others don't
  [source] I came over an instagram ad, do you know that or not
  [tellsAboutSelf] I've managed a warehouse for nineteen years and never opened anything beyond a spreadsheet, [audience] is @program for people like me or only for startup founders [price] and is it cheaper than the long one
  [-] bhai ne bola pehle poochh lo phir paise dena, [trust] asli ho ya nahi, saaf batao [refund] aur agar pasand na aaye to paisa wapas?
  [duration] longest, {not shortest}
  [duration] {sorry, I said managers} I meant the agents course, how long
  [coverage] if I take @program will I see @skill or does that come only in the other one
  [mentor] 1 on 1 or in a group, [mentorTimes] and if one on one, how many times a month
  [tellsAboutSelf] Meri mummy housewife hain, phone chalana aata hai bas, [prerequisites] kya woh bhi join kar sakti hain agar degree na ho
  [certificate] {degree nahi chahiye}, koi bhi certificate milta hai kya
  [accreditation] even if you call it a certificate, does UGC or AICTE stand behind it
  [launch] {app course ke normal classes nahi}, woh bootcamp session India me kitne baje
  [seats] unless I book today are they gone
  [tellsAboutSelf] I'm in Toronto and my parents are paying from Nagpur, [payment] can they pay in rupees instead of me in dollars [invoice] and in whose name would the bill be, theirs or mine
  [compare] @program vs @program, {hours aside}
  [summary] {forget the developer stuff}, what's the leaders' programme about
  [start] if not this month then when
  [-] I promised my wife no more courses this year, but here we are, [demo] so is there anything I can see for free rather than sign up straight away
  [recordings] agar bijli chali jaye aur class miss ho jaye, to dobara dekh sakte hain?
  [attendance] can one miss two sessions at most or more
  [assessment] is there a test at the end of @program or only projects
  [compare] {apart from the deployment part} are the two coding courses the same?
  [placement] {internship is not what I'm after}, a real job, do you get me one
  [register] I want both of the ten hour ones, how do I sign up [oneFormEach] with the same form or two
  [joinLaunch] if I pressed "I'll decide later" by mistake how do I still get into the bootcamp
  [closeLaunch] popup baar baar aata hai, bina register kiye kaise band karu
  [formFields] name and email yes, but is the phone really needed
  [formWrong] it says invalid email although mine has always worked everywhere else
  [tellsAboutSelf] we're a family business, father does not speak English, I do, [language] would it be in Hindi or not [recommendation] and which of us should take which
  [tools] mac or windows, does either work
  [tools] do I have to buy any AI subscription or is that not needed
  [instructors] are your teachers working engineers or only teachers
  [classSize] alone with the teacher or with others
  [difficulty] if @program is above my level will somebody tell me before I pay
  [tellsAboutSelf] I can read code but not write it, [codingNeed] would that be enough for @program or not
  [enterprise] 14 people of which only three can code, do you split such a team or teach all together
  [onSite] {virtual nahi}, humare Gurgaon office me aakar padhaoge?
  [contact] whom do I write to if it isn't about enrolling
  [phone] whatsapp hai ya sirf mail
  [location] kaunse shehar me ho, {branch nahi pooch raha}
  [tellsAboutSelf] I can't move to Hyderabad, [otherCity] any place nearer to Bhubaneswar
  [abroad] if I'm travelling between Doha and Delhi will that be a problem
  [visa] without an Indian visa can a foreigner still come for the classes
  [accommodation] for those who aren't from Hyderabad, do you arrange a room or must one find it oneself
  [houseRules] agar chhota baccha saath laaun to chalega ya nahi
  [dataUse] will I get calls about other courses too or just the one I chose
  [dataUse] {chat wali nahi}, form wali details ka kya karte ho
  [erasure] I no longer want this, can you remove my number but keep my email
  [dataKept] chat details and form details, both kept forever or only one of them
  [privacy] do your privacy rules hold even if I'm from Germany
  [myRegistration] confirmation aa gaya par call nahi, kya mera form gaya ya nahi
  [afterRegister] will it be a call or an email first, {form is already sent}
  [mailContents] does the confirmation mail list the topics too or only the name of the course
  [mailContents] {the pdf aside}, what is written in the mail you send after the form
  [correction] I picked @program though I wanted the other one, how is that put right [transfer] or does it count as a switch
  [career] I don't want a new job, would it still get me further in the one I have
  [salary] {placement to theek hai}, kitna milega uske baad
  [number] how many sessions is ten hours, five of two or ten of one
  [support] after the last day can I still ask questions or not any more
  [events] anything at weekends {apart from classes}, like guest talks
  [tellsAboutSelf] I'm a nurse in Abu Dhabi with rotating shifts, [besideWork] is it doable without giving up sleep [access] and if I fall behind do the materials stay open
  [brochure] {not the link to the courses}, the PDF please
  [duration] under twenty hours which ones
  [-] uff this heat, power cut again and my coffee's cold, [duration] anyway {not the topics}, only the length of @program
  [tellsAboutSelf] I teach commerce in a junior college in Salem and do a bit of tally on the side, [codingNeed] which of yours has no code at all [duration] and how long is that one
  [programs] {apart from the bootcamp} what else do you run
  [count] {bootcamp alag}, total courses kitne
  [audience] if it isn't for beginners then who is @program for
  [discount] teen log milkar aaye to kam hoga ya same
  [tellsAboutSelf] I already know prompts, [coverage] is there anything on @skill in @program
  [coverage] would I learn @skill in either of the short ones
  [recommendation] I can't decide between the two developer ones, which if I've a job interview in three weeks
  [recommendation] {not the cheapest}, the best one for an HR head
  [compare] how are the other two different from @program
  [curriculum] bas itna batao @program me kya kya padhate ho, {kitne ghante woh nahi}
  [summary] what will I be able to do after @program that I couldn't before
  [projects] is there a project even in the leaders' one or not
  [certificate] do both developer courses give a certificate [accreditation] and would a company abroad accept either
  [schedule] agar Saturday ko kaam ho to Sunday ko milega kya
  [schedule] {I have seen the launch times}, when are the ordinary classes
  [mode] hybrid, fully online, or neither
  [tellsAboutSelf] I'm in a wheelchair, [mode] must I come in person or can it be from home
  [tellsAboutSelf] I freelance as an illustrator and my clients keep asking for AI now, [recommendation] is the short one enough for me or do I need forty hours [price] and is there a big gap in price
  [price] free hai ya paid
  [price] how much if I only want the first half of @program
  [payment] can I pay the second half after I've finished the first
  [refund] unless I'm wrong there's nothing on the page about getting money back, so what if I fall sick
  [deadline] {when it starts I know}, till when may one apply
  [ending] if it begins in the first week does it end before Diwali
  [seats] how many are left, {rather than how many there were}
  [launchProgram] us popup wale bootcamp me agentic bhi hai ya sirf app development
  [launch] {Indian time nahi}, New York wale ka time batao
  [tellsAboutSelf] I coach cricket to under-14s, [future] do you have anything for teenagers, or only for grown ups
  [future] is an advanced one planned for people who've done both coding courses
  [partnership] {I don't want to learn}, I want to teach with you, whom do I speak to
  [partnership] our college can't pay but can give you a hall, would you tie up anyway
  [testimonials] has anybody {apart from the data scientist} said something
  [quotes] {not the consultant}, what did the other one say
  [alumni] that consultant on your page, is it a real person or a sample
  [partners] do the partners include any bank, or only IT firms
  [company] are you older than two years or did you start just now
  [about] {courses I've understood}, what kind of outfit are you really
  [name] what's the institute called, {not the course}
  [street] I know it isn't on the page, but could you still give me the door number
  [social] youtube pe ho ya nahi
  [rival] agar koi sasta bootcamp mile to aapka kyu lu
  [whoAreYou] am I talking to a person or not
  [chatDetails] why do you want my email before I've asked anything [dataUse] and will I be spammed if I gave it
  [chatStart] it won't start the chat unless I type a last name, but I have only one name, what now
  [chatKeys] how do I make a new line without sending
  [chatFailed] my message went through once and then not again, what shall I do
  [formNotLoaded] I press enroll and nothing opens, not even after reloading, why
  [formFailed] it says registration failed although my internet is fine
  [pageNotFound] link from the old brochure says page not found, is the course gone or only moved
  [pageStopped] buttons stopped responding, if I reload is my form lost
  [phoneSigns] should I type my number with the dashes or without
  [phoneFormat] UK number, is it ten digits or eleven in your form
  [pageMenu] what's in the top menu {apart from home}
  [account] is there a login for learners or only for your staff
  [unsaid] if two of us share one laptop do we count as one learner or two
  [unsaid] would a woman be alone among thirty men, or are there others
  [vendorPapers] NDA pehle sign karoge ya baad me, {quotation toh mil gaya}
  [-] namaste ji, kal raat beti ne link bheja aur bola papa aap bhi seekho, [codingNeed] to bina coding wala kaunsa hai [language] aur padhai angrezi me to nahi hoti?
  [tellsAboutSelf] I sell tiles in Morbi and my nephew does the computer part, [recommendation] which is for me and which for him, if not the same one [discount] and is the second person cheaper
  [-] I've got three tabs open and they've all begun to look alike, [compare] so where do the two short courses part ways, {never mind the long one} [audience] and which of them would be for a civil engineer
  [tellsAboutSelf] Ex-army, Signals, left last December, still no job, [placement] do you place people or only train them [accreditation] and does the certificate count for a government post or not
  [duration] dono 10 ghante wale milake kitna hua [price] aur dono ka ek hi fee hai ya alag
  [-] my train is stuck outside Kazipet so I've all the time in the world, [curriculum] what's in @program {other than decision making, that I read} [projects] and is anything built or just explained
  [tellsAboutSelf] I am on maternity leave until November and not sure I'll go back to testing, [start] if I can't do next month's batch is there a later one [deadline] and how late could I decide
  [register] {bootcamp nahi chahiye mujhe}, agents wale me naam kaise likhwau [afterRegister] aur phir mujhe mail karna padega ya aap karoge
  [tellsAboutSelf] we're nine people in a CA firm and no one wants to leave the desk, [onSite] could you come to us rather than we to you [enterprise] and would it be the same course or one made for accountants
  [tellsAboutSelf] I've a master's in statistics but only in R, never Python, [prerequisites] would that be held against me in @program [coverage] or is @skill taught from zero
  [-] last institute vanished with my cousin's deposit, [trust] so before anything else how do I know you won't [payment] and can it be paid only after the first class
  [mode] zoom pe hota hai ya aana padega [location] aur agar aana pade to kis sheher me
  [tellsAboutSelf] I work in a flour mill office and leave at seven, [schedule] is there anything after eight or only in the day [recordings] and if neither suits, a recording
  [duration] how many hours is @program, {not a week but in all}
  [duration] kya @program 40 ka nahi hai?
  [-] haan toh maine brochure padh liya, poora, do baar, [brochureContents] par usme fee kyu nahi hai, kya woh kisi aur pdf me hai
  [tellsAboutSelf] I was a Java person until 2009, then kids, then nothing, [difficulty] would @program be too steep or would I manage [mentor] and is somebody there if I don't
  [certificate] if I do all three do I get three certificates or a single one
  [projects] is it our own data or only yours in the projects [partners] and if a company's, whose
  [tellsAboutSelf] Main Jaipur me lehenge ki dukaan chalata hoon, computer se door hi rehta hoon, [audience] founders wala mere liye hai ya sirf badi company walo ke liye
  [perks] {lifetime access I saw}, what else comes with it [support] and is there anything once I'm done
  [mentorTimes] can I choose the mentor or is one given, and not changed
  [instructors] are the ones who teach also the ones who mentor, or are these other people [company] and how many of them have you
  [-] my boss forwarded this with just a question mark, [summary] so in two lines, what is the one for bosses about, {skip who it's for}
  [transfer] if my company moves me to Dubai halfway can I continue in the next batch instead [refund] or would you return the rest
  [career] mujhe job change nahi karni, phir bhi isse koi fayda hoga
  [career] what would my portfolio hold if I did only @program
  [tellsAboutSelf] I'm a translator from German, freelance, work drying up, [salary] does anyone earn more after this or is that a fairy tale
  [attendance] kya roz aana zaroori hai ya beech me chhutti le sakte hain [assessment] aur chhutti li to test miss to nahi hoga
  [tools] {I have the laptop}, what software do I need that you won't give
  [-] the kids are at swimming for forty minutes, go, [besideWork] can someone with a full time job and two children do @program or is that madness [duration] and is it less than a working week in total
  [order] if both developer courses, long first or short first [duration] and what would they come to together
  [count] how many of yours are ten hours, {not forty}
  [programs] teeno me se mujhe @program nahi karna, to phir kya bachta hai
  [tellsAboutSelf] I grow grapes near Nashik, got a diploma in agriculture, no English medium, [language] would it be in Marathi or at least Hindi [prerequisites] and is the diploma not too little
  [classSize] can I have a batch for me alone, if not then how many sit in one
  [demo] pehle ek class dekhne doge ya seedha paisa dena hai
  [invoice] GST alag se lagega ya usi me hai [payment] aur kya card ke bina chal jayega
  [formLocked] all filled, still grey, and it's neither the name nor the email, why
  [formFields] agar mere paas Indian number nahi hai to form me kya daalu [phoneFormat] aur Singapore ka code hai ya nahi
  [tellsAboutSelf] I'm Sri Lankan, teaching IT in Male, [abroad] may I join even though I can't travel [phoneFormat] and your form doesn't show my country, does it
  [myRegistration] three days and no call, only a mail, did it get lost [contact] if so whom do I write to
  [mailByMistake] meri mail pe aapka confirmation aaya jabki maine form bhara hi nahi, kya karu
  [erasure] can I have my chat details removed without losing the registration [dataKept] or do both vanish by themselves after some time
  [-] not to be rude, I get eleven spam calls a day, [dataUse] will you only mail and not ring [whoSees] and is there anyone outside your team who gets to see the number
  [cookies] no cookie banner here, so is there really none or do you just not ask
  [privacy] {I don't mean cookies}, have you terms and conditions somewhere
  [launch] bootcamp ka session raat ko hai ya subah, India ke hisaab se [joinLaunch] aur agar abhi seat book karu to kaha dabau
  [launchProgram] if I attend the bootcamp do I still need @program or is that one and the same
  [seats] is 25 a limit for India alone or for everybody together
  [tellsAboutSelf] I'm the HR of a cement company, sixty managers in four plants, [enterprise] can you take them plant by plant rather than all at once [vendorPapers] and before that we'd need your bank proof, would you give it
  [enterpriseMail] {price baad me}, mail me team ke baare me kya kya likhna hai
  [otherCity] neither Hyderabad nor online works for me, is there a centre in Indore
  [street] where in the city, north or south of the river [houseRules] and is there a lift if one can't climb
  [accommodation] hostel nahi to koi PG ka naam hi bata do
  [visa] if I get this certificate does it help with an Australian visa or not at all
  [offTopic] if my landlord keeps the deposit and won't answer, can I go to the police
  [offTopic] {course chhodo}, aaj India jeetega ya nahi
  [testimonials] are there more reviews than the two on the page, bad ones included
  [future] I've outgrown all three I think, is anything more advanced coming, or nothing this year
  [tellsAboutSelf] I'm a court stenographer in Lucknow, fast typist, zero programming, [codingNeed] is typing fast of any use or must I really program in @program
  [-] waiting at the dentist, numb on one side, [duration] can you say how long the managers' course is, {not its contents}, [mode] and whether one sits in a room or at home
  [duration] agents wala lamba hai ya managers wala
  [duration] all three {minus the long one}, how many hours
  [curriculum] if I skip the part on python what is left in the forty hour course
  [curriculum] which topic is in @program that isn't in the leaders' one
  [coverage] koi ek course jisme @skill ho par poora coding na ho?
  [coverage] {I can do python}, is it only python or javascript too
  [coverage] does anything {besides the app course} go into putting a thing live on a server
  [tellsAboutSelf] analyst hoon nahi, banna chahta hoon, [audience] to @program mere liye hai kya
  [audience] which would you not give to a complete newcomer
  [-] my head says the agents one and my purse says the shorter, [recommendation] which would you choose if it were only about getting hired
  [compare] agentic aur app developer, {business wala chhod ke}, farak kya hai
  [summary] {other two I've read}, tell me about the remaining one
  [programs] courses batao jo sirf developers ke liye na ho
  [programs] what do you have {other than for engineers}
  [count] are there three or four programs, one page said four
  [price] is @program dearer than the ten hour one [discount] and is anything knocked off for students if not for everyone
  [tellsAboutSelf] Widow, 58, pension from the railways, a nephew who set up this phone for me, [prerequisites] am I too late for it or is there no age bar [difficulty] and is it not too hard if one forgets quickly
  [payment] {loan nahi chahiye}, EMI hai kya bina loan ke
  [payment] pay later unless placed?
  [refund] what if you cancel the batch and not me
  [refund] agar do class ke baad mann na lage to aadha paisa milega ya kuch nahi
  [discount] {scholarship I didn't get last time}, is there an early bird this time
  [tellsAboutSelf] we're a tiny firm and not registered for GST, [invoice] can we still get a proper bill [payment] and can we pay by cheque, not online
  [placement] does @program come with placement or only the long one
  [placement] if three months pass with no job do you keep helping
  [salary] fresher ko kitna milta hai isse, {experienced ki baat nahi}
  [certificate] kya sirf attend karne pe certificate mil jata hai ya kuch pass karna padta hai
  [certificate] without the bootcamp, only @program, do I get certified
  [-] mom is typing for me because my arm's in plaster until the 20th, [deadline] can I still sign up after that or is it closed then [recordings] and could I watch what I miss
  [accreditation] NASSCOM ya koi aur, kisi se to recognised hoge?
  [tellsAboutSelf] I left a PhD in linguistics, not proudly, and tutor now, [recommendation] is a person like that rather for agents or for apps [career] and does anybody look at a portfolio if there's no degree with it
  [projects] live project me client asli hota hai ya aap hi client bante ho
  [projects] alone or in pairs, the projects
  [mentor] is there a mentor in the ten hour courses too or only in the forty
  [mentor] agar class ke baad doubt aaye to koi hai ya khud dekho
  [mentorTimes] mentor on video or chat, and not by email I hope
  [instructors] {naam nahi chahiye}, bas yeh ki padhane wale industry se hain ya college se
  [access] is lifetime really lifetime or only while the site exists
  [access] if I get a refund do the materials go away
  [perks] kya @program me bhi wahi sab milta hai jo 40 ghante wale me, ya kam
  [benefits] why pay you when youtube is free
  [schedule] both weekends and weekdays or one of them
  [schedule] {tareekh to pata hai}, time kya rahega [ending] aur last class kis din hai
  [tellsAboutSelf] I can't leave the shop before nine, [besideWork] is it still possible with @program
  [start] neither this month nor next suits me, is there one in the new year
  [start] agla batch kab, {jo abhi chal raha hai woh nahi}
  [ending] is it done within a month or does it drag on
  [attendance] if I join late by fifteen minutes am I marked absent
  [assessment] {no need of marks}, but does someone check what I've built
  [assessment] homework roz milega ya sirf weekend pe
  [classSize] not a webinar with 300 people, is it [mentor] and does each get somebody of one's own
  [tellsAboutSelf] maths se dar lagta hai, coding se nahi, [difficulty] to kaunsa zyada mushkil lagega
  [support] is there an alumni group or does everyone go their own way
  [number] {not which ones}, just how many perks are there
  [number] kitne mentors hain, do ya das
  [tools] can I do it on an old i3 with 4 GB or is that hopeless
  [tools] do you use OpenAI or something else, or does it not matter
  [events] certificate ceremony hota hai ya bas mail aata hai
  [tellsAboutSelf] I teach Bharatanatyam and have forty pupils on a waiting list, [recommendation] if I'd like the phone to answer parents instead of me, which one teaches that [codingNeed] or must I be a coder for it
  [-] ugh, third time I'm typing this, the bus keeps jolting, [register] how do I enroll in @program, {not in the bootcamp}
  [tellsAboutSelf] Main Patna se hoon, BCom second year, ghar wale kehte hain CA karo, [prerequisites] degree poori nahi hai to bhi le loge? [certificate] aur CV me daalne ko certificate milega na
  [oneFormEach] my brother has no email, can I send his form with mine
  [oneFormEach] dono course ek hi form me ya do baar bharna padega
  [joinLaunch] {I'm enrolled in the agents one already}, how would I also get into the bootcamp
  [tellsAboutSelf] I've led a data team of six in Pune for four years but never shipped a thing myself, [compare] so how do the managers' and the agents course differ for somebody between the two
  [-] friend of mine did some course at another place and all he got was slides, [projects] do you build things or is it again only slides [access] and are your slides kept for ever at least
  [closeLaunch] no thanks to the bootcamp, how does one get rid of that window [launchProgram] and which course was it for anyway
  [formNotLoaded] enroll dabaya par form nahi aaya, chat to chal raha hai
  [formFailed] form submit kiya to failed aa gaya, phir se bharu ya ruku
  [formWrong] number das digit ka hi hai phir bhi galat bol raha
  [pageNotFound] oops page not found, even though I copied the link exactly
  [phoneSigns] plus sign ke saath likhu ya bina
  [source] I typed your address myself and didn't click any ad, does your form store where I came from all the same
  [whoSees] {team ke alawa} kaun dekh sakta hai mera form
  [-] my niece fills in forms for the entire family and she's rather careless, [correction] if she put her number instead of mine how is that fixed [afterRegister] and whom would you ring then
  [dataUse] I will give my number only if no one sells it, is that so
  [dataKept] is my data thrown out after the course ends, or not even then
  [erasure] {I don't want to see it}, just delete what you have on me
  [chatDetails] kya chat ke message bhi save hote hain ya sirf naam aur mail
  [privacy] do you hand anything to the ministry or any other company
  [myRegistration] am I in for the eleventh or the twelfth, I can't find my mail
  [contact] manager se baat karni hai, {bot se nahi}
  [contact] {no form please}, an address to write to
  [phone] landline if not mobile
  [location] are you in Hyderabad in Telangana or the other Hyderabad
  [otherCity] agar Hyderabad na aa sakun to Nagpur me kuch hai?
  [onSite] can we meet before paying, at your place or ours
  [tellsAboutSelf] I look after learning for a chain of diagnostics labs, 400 staff, hardly any coders, [enterprise] do you train all of them or only the leaders [price] and is it per head or per batch
  [enterprise] {not a full course}, just half a day for our board, do you do that
  [vendorPapers] we need your ISO 27001 or at least a SOC report, can you share either
  [enterpriseMail] should the mail to you for team training say a budget or not
  [tellsAboutSelf] I don't have a degree but eight years of ML, [partnership] would you take me as a mentor
  [company] founder kaun hai, {team nahi poochha}
  [about] coaching class, college, or company, which are you
  [name] {AI Bootcamp is what the tab says}, is that your legal name or not
  [social] insta hai ya sirf linkedin youtube
  [alumni] kisi purane student ka number do, {screenshot nahi}
  [quotes] read me only the consultant's words please
  [trust] no address, no phone, so why should I believe you
  [rival] scaler ya aap, sach batana
  [tellsAboutSelf] I'm an immigration adviser in Brampton and ask this for a client, [visa] would any of the three count toward a study permit or none [accreditation] and is the school a designated one
  [accommodation] is lunch given or do we bring our own
  [houseRules] formal kapde pehenna padega ya kuch bhi chalega
  [unsaid] may I use my employer's data in the project if my boss agrees
  [unsaid] do you lend laptops, or only advise on what to buy
  [unsaid] kya ek hi fees me dost ko bhi dikha sakta hoon screen pe
  [brochure] hindi me brochure hai kya, {english wala dekh liya}
  [brochureContents] does the pdf tell when classes are or only how long
  [launch] if both dates are for the same session, which one holds in Singapore
  [seats] {I know there are 25}, how many have gone
  [deadline] until the first class or before it, when do you stop taking people
  [transfer] @program se 40 ghante wale me upgrade ho sakta hai bina dobara fees diye?
  [order] is the agents one any good unless I've done the app one first
  [order] teeno ek saath ya ek ek karke
  [language] questions in Tamil allowed if the class is in English
  [replyLanguage] can you answer in Hindi instead of English
  [recordings] live only, or kept somewhere to watch later
  [demo] {no recorded sample}, a real class I can sit in
  [tellsAboutSelf] I'm a chef at a hotel in Udaipur, split shifts, [duration] is there one below fifteen hours [besideWork] and could it be squeezed into the afternoon break rather than the evening
  [-] arre yaar subah se site dekh rahi hoon, chai teesri baar thandi ho gayi, [price] par fees kahin nahi likhi, kyun [discount] aur ladkiyon ke liye kuch kam hota hai ya nahi
  [tellsAboutSelf] Mechanical engineer, Chakan, eleven years, SolidWorks all day, some C in college, [audience] is @program only for software engineers or for the likes of me too [coverage] and is @skill in there
  [-] I wrote to you yesterday from another phone and got a decent answer, [curriculum] now {not the developer ones}, what's in the leaders' course [assessment] and does it end in an exam or not
  [tellsAboutSelf] my wife is a pharmacist and I do SAP consulting, neither of us has studied anything since the wedding, [recommendation] which for her and which for me [order] and if we each want a second one, what comes after
  [-] so I finally told my father I'm not going back to the bank, [career] does @program give one something to show, even if one's past is all loans and ledgers [placement] or do you also find people work
  [duration] agar roz ek ghanta du to @program kitne din me khatam [schedule] aur woh ghanta main khud chun sakta hoon ya aap
  [tellsAboutSelf] I sing at weddings, so November to February I'm gone every night, [start] does anything begin after February rather than next month
  [-] forgive the long message, my English is from films, [language] if I don't follow a sentence will someone say it in Hindi [mentor] or is there a person I could ask alone
  [compare] @program ya @program, dono me se kaunsa zyada topics cover karta hai [price] aur kaunsa sasta
  [tellsAboutSelf] Two of us run a podcast studio in Bandra, no employees yet, [enterprise] are we too few for a custom training [recommendation] and if so, which of the normal ones
  [-] saw your poster near the Ameerpet metro and the QR was torn, [register] so how does one join @program without the QR [seats] and are seats still there or not
  [tellsAboutSelf] I'm blind and use a screen reader, fairly good at Python too, [unsaid] do your slides and exercises work with it, not just the website [tools] and is the coding done in a browser or on my own machine
  [access] {recordings aside}, how long do I keep the notes
  [certificate] bootcamp ke bina certificate milega ya nahi [launchProgram] aur bootcamp kis course ka hai
  [tellsAboutSelf] I used to audit hospitals, now I'm retired and bored stiff, [difficulty] is the managers' course hard going for one who never led more than four people [attendance] and may one skip a day
  [-] quick one between two patients, [projects] does @program have a real project, {theory I can read myself}
  [curriculum] if you had to drop python from the app course, what'd still be taught [duration] and would ten hours be left or more
  [tellsAboutSelf] B.Tech final year, two backlogs, no internship, [prerequisites] will you take me before the backlogs are cleared [placement] and is there any internship with you if not a job
  [-] beti ka college Monday se shuru, usse pehle decide karna hai, [start] to kya is mahine hi shuru ho jayega ya agle
  [tellsAboutSelf] I supervise twelve tailors in Tiruppur and do the planning on paper, [codingNeed] which doesn't expect me to program [mode] and can it be done without coming to Hyderabad
  [refund] if I get sick before half of it is over, money or a later batch, which do you give
  [transfer] bhai ki jagah main aa jau to chalega [correction] aur form me uska naam hai mera nahi, woh badal doge?
  [-] I'm not a complainer by nature but your form has beaten me, [formLocked] everything filled, button won't budge, [contact] so if it never works to whom do I send my details
  [tellsAboutSelf] I own three petrol pumps outside Rajkot, [summary] what would I be able to do after @program that my accountant can't [instructors] and are the people there from business or from computers
  [price] {not the forty hour one}, the two short ones, what would both together cost
  [tellsAboutSelf] I'm a PE teacher in Goa and our principal wants "AI" from next term, [partnership] would you tie up with a school rather than sell us seats [future] or is there something made for children
  [-] reading this under the desk in a very dull meeting, [count] how many of your courses are for people who don't code [duration] and how long are those
  [demo] ek din ka trial bina card details ke, milega?
  [tellsAboutSelf] I write firmware in Bengaluru, C and nothing else, [order] do I need the app course before the agents, or can I go straight to the second
  [tellsAboutSelf] Main Bhopal me LIC agent hoon, subah se shaam phone pe, [besideWork] agar naukri na chhodu to @program ho payega [recordings] aur jo class chhoot jaye uska video milega?
  [-] pehle toh maafi, roaming pe hoon aur net rukta hai, [summary] @program ke baare me do line, {poora syllabus nahi}
  [duration] @program forty hai, ya woh doosra wala
  [duration] is it not 40 hours but 10 for the agents
  [duration] if I do the shortest first, how many hours are left for the rest
  [tellsAboutSelf] I'm in a wool shop in Ludhiana with my in-laws and kept the books till last year, [recommendation] would the leaders' one suit or is there something lighter [certificate] and does one get anything framed, even if small
  [codingNeed] coding nahi aati, seekhna bhi nahi chahta, phir?
  [codingNeed] {python I'm fine with}, does the leaders' one ask for it at all
  [codingNeed] can I finish @program without writing any code myself if an AI writes it
  [curriculum] what does neither of the developer courses have that the leaders' course does
  [coverage] {agents chhod do}, chatbot banana kaunse me sikhate ho
  [coverage] ROI ka hisaab sirf managers wale me hai ya dusre me bhi
  [-] my roommate took it and swears by it, my other roommate laughed at him, [testimonials] so what do others say, {apart from these two} [company] and how many people have been through it
  [audience] is @program meant for founders who code or founders who don't
  [audience] jo analyst hai developer nahi, uske liye kaunsa
  [recommendation] if I had to do just one in my life which would you tell me
  [recommendation] dono acche lag rahe, par ek hi ka paisa hai, kaunsa lu
  [compare] is there really any difference between the agents one and @program, {besides the length}
  [programs] {free wale nahi}, saare paid courses ki list
  [programs] which of them could I do if I'm not in tech at all
  [count] do you have more than two that are about coding
  [price] under ten thousand, is anything of yours
  [price] bina certificate ke sasta padega kya
  [tellsAboutSelf] I'm a Zumba trainer turned gym manager, two branches, one loan, [payment] can I pay in three parts instead of one [refund] and if I stop after the first part am I free
  [tellsAboutSelf] mere paas UPI nahi hai, [payment] net banking ya card?
  [discount] ex-students get something off the second course or not
  [discount] if I bring five, is the sixth one free
  [invoice] bill me course ka naam na ho to chalega, "training" likhna hai, possible?
  [-] late again, the lift broke, anyway, [mode] is @program online even if the bootcamp isn't [location] and if it's in person where are you
  [schedule] {bootcamp timing mil gayi}, @program ki class subah hai ya raat
  [-] we close for namaz at noon on Fridays, [schedule] so no class then I hope?
  [start] can I begin on the second day if the first clashes
  [ending] kya pandrah din me khatam ho jata hai, ya mahina lagta hai
  [deadline] registration band ho gayi kya, ya abhi bhi time hai
  [tellsAboutSelf] I'm seventeen, sold two phone games already, school is a drag, [prerequisites] can I get into @program if I'm not eighteen [formFields] and do you need a parent's number instead of mine
  [prerequisites] is a 12th pass enough, or graduation and nothing less
  [prerequisites] {age ki baat nahi}, padhai kitni honi chahiye
  [seats] is the limited seats thing only for the bootcamp or for @program too
  [launch] 12 August to nikal gaya, ab koi aur session hai ya nahi
  [launchProgram] {timings pata hai}, yeh bootcamp hai kis cheez ka
  [joinLaunch] does the button in the window register me at once or only open another form
  [closeLaunch] agar popup me "decide later" dabaya to kuch book to nahi ho gaya
  [tellsAboutSelf] Kerala, goldsmith, third generation, and I read a lot of sci-fi, [mentor] is there somebody to ask when stuck, {not a bot} [mentorTimes] and may I ask at night rather than in office hours
  [mentor] AI experts matlab insaan na, software to nahi
  [instructors] is it always the same teacher or a new one each week
  [projects] {portfolio I have}, I want to know if the project runs with a real company
  [projects] kya 10 ghante me bhi project ho jata hai
  [partners] any hospital among the partners, {rather than just startups}
  [career] {I'm not asking for a job}, what does it bring me for promotion
  [placement] koi guarantee, ya sirf "assistance"
  [salary] does the agents course pay better afterwards than the other coding one
  [accreditation] if my university asks, can it be counted as credits [assessment] and would there be a grade or just a pass
  [access] if you close down what happens to "lifetime"
  [perks] {bag ya T-shirt nahi}, asli cheez kya milti hai saath me
  [benefits] name one thing you do that others don't
  [support] {during the course is clear}, after it, who answers me
  [tools] GPU chahiye kya ya bina uske bhi
  [attendance] camera on ya off, on rakhna zaroori hai?
  [classSize] kya online me bhi 25 hi hote hain ya zyada
  [difficulty] which of the two ten hour ones is easier going
  [-] promised myself I'd not open the laptop on a Sunday and look at me, [order] may one do @program and the leaders' one in the same month [oneFormEach] and does that need two forms or just one
  [tellsAboutSelf] Our NGO has eleven field workers in Jharkhand, none of them coders, most on phones, [enterprise] could you do something shorter than ten hours for them [discount] and do charities pay less or the same
  [tellsAboutSelf] I'm a radiographer, husband's a radiographer, we met at a scanner, [oneFormEach] can both of us register with one phone number [order] or if we do different courses is it better to go one after the other
  [-] this is embarrassing, [correction] I wrote my ex's email instead of mine in the form, how do I change it [whoSees] and could he see what else I filled in
  [contact] agar form na bharu to bhi baat ho sakti hai kisi se?
  [phone] {mail kar chuka}, koi number do jaha insaan uthaye
  [location] is your office in Hyderabad open to visitors or only a mailing address
  [otherCity] Mumbai me nahi to Thane me?
  [abroad] {visa is no problem}, can a Nepali citizen sitting in Pokhara register
  [abroad] my son's in Melbourne, I'm in Kanpur, can he attend from there if I pay here
  [onSite] {not online, not your place}, our canteen, would your trainer come there
  [street] {city mat batao}, gali aur pincode
  [-] landed from Frankfurt an hour ago and my bag did not, [launch] the bootcamp, is it on IST or do you give other times as well [abroad] and may one follow from Germany if it's all online
  [name] are AI Bootcamp and "AI Application Developer Bootcamp" one and the same
  [about] are you for companies or for single people or both
  [company] koi award mila hai ya bas khud hi "premier" bolte ho
  [trust] {reviews padh liye}, phir bhi yakeen nahi, koi saboot?
  [rival] is there a better one than you if money is no object
  [alumni] the data scientist on your page, may I write to her, {not to you}
  [quotes] consultant ne kya kaha tha, {woh data scientist wala nahi}
  [testimonials] do you only show the happy ones
  [social] {youtube I found}, is there a telegram as well
  [tellsAboutSelf] I'm a blogger and no student, [partnership] do you pay for referrals
  [future] agar mujhe data science chahiye ho, jo aapke paas nahi hai, kabhi aayega?
  [dataUse] can I enroll but say no to phone calls
  [dataUse] {what you store I read}, what do you do with it
  [dataKept] agar course na lu to mera number kab hatega
  [erasure] sirf phone number hatao, naam rehne do, ho sakta hai?
  [cookies] no trackers either, or just no cookies
  [privacy] DPDP act follow karte ho ya nahi [cookies] aur site pe koi tracking to nahi
  [chatDetails] {form I never filled}, what have you got on me from the chat
  [whoSees] can my boss find out that I've asked, if he writes to you
  [source] does it show you that I came from LinkedIn if I blocked referrers
  [myRegistration] did only my first form reach you or the second too, the one with the right course
  [afterRegister] form ke baad payment link aata hai ya pehle call
  [mailContents] confirmation me fee likhi hoti hai ya sirf ghante
  [mailByMistake] I got your confirmation but it's my colleague who enrolled, should I do something or ignore it
  [account] can I see my course somewhere on this site, or isn't there any login
  [formNotLoaded] the form opens for @program but not for the other one, what's wrong
  [formFailed] twice it failed, should I try a third time or write to you instead
  [formLocked] agar country code na chunu to submit hoga ya nahi
  [formWrong] it wants a country code first though I've already typed +91 in front of the number
  [leadingZero] do I drop the zero for a French number or keep it
  [phoneSigns] 0 hata ke likhu, space bhi nahi?
  [chatStart] chat shuru karne ke liye email dena hi padega kya
  [chatKeys] enter bhej deta hai, mujhe sirf nayi line chahiye, kaise
  [pageNotFound] the address worked last week and now it doesn't, has the page moved or gone
  [pageStopped] page chal hi nahi raha, reload se bhara hua form udd to nahi jayega
  [pageFoot] where's the email on this page, I don't see it in the top menu
  [pageMenu] {footer dekh liya}, upar menu me kya kya hai
  [tellsAboutSelf] I restore old radios in Mysuru and my hands know more than my head does, [projects] is @program for making things or for listening [tools] and must I bring my own computer
  [-] Ma'am/Sir, Eid ki tayyari chal rahi hai to jaldi bataiye, [start] chhuttiyon se pehle shuru hoga ya baad me [payment] aur paisa abhi dena hai ya tab
  [tellsAboutSelf] I'm a paralegal who automates everything with Excel macros, [codingNeed] do macros count, or is @program out of my reach [coverage] and is @skill taught from scratch
  [-] my cousin in Surat says ten hours can't teach anybody anything, [duration] so how many more would it be with @program instead of the short one [difficulty] and is the longer one the harder too
  [tellsAboutSelf] Main hostel me rehta hoon jaha net raat ko hi chalta hai, [schedule] din me class hui to main gaya, raat me koi hai? [recordings] warna recording to milegi na
  [tellsAboutSelf] I manage a cold storage near Agra with thirty-odd labourers, [summary] what's @program good for if my business isn't digital at all [audience] and are people like me among those it's meant for
  [-] turns out the neighbour's boy also wants to come, [oneFormEach] so is it one form for both of us or each his own [discount] and is there something off if we're together
  [tellsAboutSelf] product manager, fintech, seven years, I can query a database but nothing further, [compare] where do @program and the agents one differ, {apart from hours} [codingNeed] and would I be writing code in either
  [-] the popup ate half my screen so I closed it without reading, [launch] when was that session again, in Indian time {and not the American ones} [seats] and is it full by now
  [tellsAboutSelf] Dadi ki dekhbhal karti hoon ghar pe, do saal se koi kaam nahi, [mode] ghar se hi ho jaye aisa koi hai, ya aana hi padega [career] aur itne gap ke baad kuch fayda hoga
  [tellsAboutSelf] I'm a customs broker at Nhava Sheva, paperwork up to the ceiling, [coverage] would I learn to have agents do filings, or is that beyond @program [prerequisites] and is a BA enough
  [-] ok last thing before I hand the phone back to its owner, [curriculum] what is in the third one, {neither of the coding ones}
  [tellsAboutSelf] I sit on the board of two schools and can't stay awake in webinars, [demo] may I watch a bit of @program before paying [classSize] and is it a handful of people or a crowd
  [-] hamare ghar me ek hi laptop hai aur teen dawedaar, [tools] phone se ho jayega ya laptop zaroori hai [access] aur notes baad me kabhi bhi khol sakte hain ya nahi
  [tellsAboutSelf] Assistant professor, electronics, Coimbatore, with a wife who thinks I'm wasting leave, [certificate] is there a certificate from @program itself, even if I skip the bootcamp [accreditation] and would AICTE count it
  [-] I asked the same thing on LinkedIn and nobody replied, [contact] if not there then where do you answer [social] and are you on anything {besides that}
  [tellsAboutSelf] I'm the only tester left after the layoffs, they kept me for the holidays, [placement] if I do @program would you help with a job [salary] and is it better paid than testing or not
  [duration] {agar @program chhod du} to baaki do ka total kitna hua [order] aur dono ek hi hafte me kar sakte hain?
  [tellsAboutSelf] I design saris on paper, never on a screen, and my buyers are all in Kanchipuram, [recommendation] is there one for me at all, or should I leave it [language] and if there is, can it be had in Tamil
  [-] raat ke do baje hain, sab so gaye, [register] bas @program me naam likhwana hai, {koi brochure nahi} [afterRegister] to form ke baad subah tak jawab aata hai ya nahi
  [tellsAboutSelf] I head procurement for a shipping line, [vendorPapers] we can't raise a PO unless you're on our vendor list, will you fill the forms [invoice] and is the bill in rupees or dollars
  [-] you were recommended by a man on a flight whose name I forgot, [about] so are you a school or rather a software firm [company] and how old, more than five years or less
  [tellsAboutSelf] I've taught myself LangChain from videos and broke more than I built, [coverage] does @program do multi-agent things properly [mentor] and is there one who'll look at my code rather than a forum
  [attendance] if my flight's late and I miss the first hour am I out [refund] and would you pay back if so
  [tellsAboutSelf] Hum char dost, sab BPO me, sab ki shift alag, [besideWork] kya koi bhi shift wala kar sakta hai ya sirf din wale [enterprise] aur chaar ko team maanoge ya alag alag
  [-] I already unsubscribed once somewhere and got twice the mail, [dataUse] do you write only about the course one picked [erasure] and if I've had enough how do I get off entirely
  [tellsAboutSelf] Gynaecologist, Kolhapur, own hospital, no patience, [audience] which is for owners and not for programmers [duration] and is that one the short or the long one
  [programs] {bachchon wala nahi}, badon ke liye kya kya hai [price] aur sabse sasta kaunsa
  [-] sitting in the car outside tuition, she comes out in five, [perks] what do I get with @program {other than the classes} [benefits] and what's so different from the place next door
  [tellsAboutSelf] I moved from Assam for work and I'm in a PG in Madhapur, [location] are you in this part of town or the old city [mode] and if one lives so near can one come in person rather than online
  [transfer] agar batch ke beech me shaadi pad gayi to agle me baith sakta hoon? [attendance] ya chaar class chhootne se naam kat jata hai
  [tellsAboutSelf] I'm a sound engineer with lots of Python and no theory, [order] can I start with @program or must the longer one come first [assessment] and does either end with a test
  [-] since I opened this page I've had two phone calls and a parcel, [mentorTimes] are meetings with the mentor fixed or whenever both are free [instructors] and is the mentor the teacher or someone else
  [ending] agents wala kab khatam hota hai, {shuru wala date rehne do} [support] aur khatam hone ke baad koi group hai ya sab bye bye
  [tellsAboutSelf] Second-hand car dealer, Faridabad, twenty cars a month if Diwali is good, [recommendation] if not @program then which would you give me [price] and does either cost below what I earn on one car
  [-] we couldn't agree at dinner so I'm to ask, [curriculum] is deployment in both developer courses or just one [compare] and what does one have that the other lacks
  [tellsAboutSelf] I'm sixty and deaf in one ear, otherwise sharp, [unsaid] are there captions in class or at least a written summary [prerequisites] and is sixty above your limit
  [-] yeh mera pehla online course hoga, haath kaanp rahe hain, [difficulty] agar @program samajh na aaye to kya karu [mentor] koi akele me samjhane wala hai ya sab ke saath hi
  [brochure] can I have the pdf without filling a form [brochureContents] and does it say what @program covers or only the hours
  [tellsAboutSelf] I fix lifts for a living and read about AI in the shaft, [count] how many of your courses could I do without a degree or coding [start] and is any of them starting this month rather than next
`;
