/** In Hinglish and plain Indian English. One talk a line, as talks/all.ts says. */
export const inHinglish = `
  [duration] how long is @program > [duration] in months? > [duration] aur doosra wala > [besideWork] job ke saath hoga? > [attendance] ek din chutti chalegi?
  [curriculum] what all is there in @program > [curriculum] aur kya > [coverage] @skill also? > [codingNeed] uske liye coding chahiye?
  [audience] who can do @program > [audience] freshers bhi? > [audience] and the other one > [prerequisites] any degree needed
  [summary] tell me about @program > [summary] thoda aur batao > [duration] kitne ghante ka > [difficulty] tough to follow?
  [programs] which courses do you have > [compare] teeno me fark kya > [recommendation] which one for me > [register] usme kaise judu
  [count] how many courses are there > [programs] naam batao > [duration] which is shortest > [price] uski fees
  [recommendation] which course should i take > [tellsAboutSelf] i am a @person > [recommendation] so which one > [codingNeed] coding aani chahiye kya
  [tellsAboutSelf] i am a @person from a small town > [recommendation] mere liye kaunsa > [mode] ghar se ho jayega? > [tools] laptop must?
  [compare] what is the difference between @program and @program > [duration] which is longer > [difficulty] which is tougher > [order] dono kar sakte hai?
  [coverage] do you teach @skill > [coverage] from basics? > [coverage] kis course me > [duration] usme kitna time lagega
  [codingNeed] do i need to know coding for @program > [codingNeed] bilkul nahi aata toh > [codingNeed] and the other two > [recommendation] then which for me
  [prerequisites] what qualification is required > [prerequisites] 12th pass chalega? > [prerequisites] any age limit > [tools] and computer?
  [certificate] do i get a certificate > [certificate] for all courses? > [accreditation] govt valid hai? > [certificate] hard copy milega?
  [projects] are there projects in the course > [projects] asli company ke? > [partners] kaunsi company > [unsaid] who keeps the code
  [mentor] is there a mentor > [mentor] only for me? > [instructors] kaun hote hai > [mentorTimes] kitni baar milenge > [language] hindi me baat karenge?
  [access] till when can i open the material > [access] forever means forever? > [access] course ke baad bhi? > [recordings] videos also inside?
  [perks] what all comes with the course > [number] total kitne > [perks] aur kuch? > [price] included in fees only?
  [benefits] what is special about you > [benefits] bas itna? > [projects] practical bhi hai? > [trust] true or just saying
  [career] will this help my career > [career] kaise > [placement] job pakka? > [salary] kitna milega phir
  [oneFormEach] can i fill one form for two courses > [oneFormEach] friend ke liye bhi alag? > [discount] dono ka kuch kam hoga? > [register] ok where is it
  [register] how to enroll in @program > [formFields] kya kya bharna hai > [payment] pay there itself? > [afterRegister] uske baad?
  [afterRegister] what happens after i submit the form > [afterRegister] mail or call > [afterRegister] kab tak > [contact] nahi aaya toh kisko bolu
  [formFields] what details does the form want > [formFields] aadhaar bhi? > [formFields] number compulsory? > [whoSees] kaun dekhta hai ye
  [phoneFormat] how many digits should the phone number have > [phoneFormat] with 91? > [phoneFormat] dubai number? > [phoneSigns] dash laga sakte hai
  [chatDetails] why do you ask my name before chat > [chatDetails] who reads it > [dataKept] kab tak rakhoge > [erasure] hata sakte ho? > [contact] which mail for that
  [start] when does the course start > [start] exact date batao > [deadline] apply kab tak karu > [seats] still seats left?
  [deadline] what is the last date to apply > [deadline] late chalega kya > [start] class kab se hai > [transfer] next batch me shift?
  [seats] how many seats are there > [seats] kitni bachi hai > [seats] for every course? > [joinLaunch] meri kaise pakki karu
  [launch] when is the launch session > [launch] India time batao > [launch] morning only? > [launchProgram] which course is it
  [brochure] can i get the brochure > [brochure] pdf hai? > [brochureContents] andar kya hai > [brochureContents] fees likhi hai usme?
  [enterprise] do you train company staff > [enterprise] 15 log hai > [onSite] aap aaoge yahan? > [enterpriseMail] what to write then
  [myRegistration] did you get my form > [myRegistration] kal bhara tha > [afterRegister] how many days it takes > [contact] kisse poochu > [-] ok. [contact] they reply when
  [transfer] can i change my course later > [transfer] after class begins also? > [price] extra charge?
  [order] which course should i do first > [order] together possible? > [duration] total kitna time > [oneFormEach] ek hi form?
  [location] where are you located > [street] exact area? > [otherCity] jaipur me nahi? > [mode] so online then?
  [otherCity] do you have a branch in patna > [otherCity] lucknow? > [otherCity] koi aur sheher > [accommodation] wahan rehne ka?
  [abroad] can my brother in dubai join > [abroad] nepal se bhi? > [phoneFormat] his number will work? > [schedule] timing kya rahega
  [contact] how do i contact you > [phone] call nahi ho sakta? > [contact] mail id bolo > [contact] kitne din me jawab
  [phone] can i have your phone number > [phone] whatsapp also no? > [contact] toh kaise baat karu > [afterRegister] you will call me? > [dataUse] only once na?
  [street] what is your office address > [street] landmark? > [onSite] can i come there > [houseRules] bike parking hai?
  [social] are you on instagram > [social] link kahan hai > [social] youtube? > [testimonials] student videos there?
  [about] what is this institute about > [company] kab se chal raha > [location] kahan pe > [trust] real hai na
  [name] what is your institute called > [about] matlab kya karte ho > [company] who is owner > [company] since which year
  [company] how old is your company > [company] kitne log hai > [company] how many students till now > [alumni] kisi se baat karwao > [quotes] okay their words only
  [testimonials] what do students say about you > [alumni] ye log kaun hai > [quotes] doosre ne kya bola > [trust] paid reviews toh nahi
  [trust] is this institute genuine > [trust] proof kya hai > [testimonials] anyone who studied? > [refund] fraud hua toh paisa wapas?
  [account] i am not able to login > [account] student login kahan hai > [account] otp bhi nahi
  [future] are new courses coming > [future] kab > [future] for school kids?
  [partnership] can i work with you as a trainer > [partnership] part time? > [partnership] salary kitni doge > [contact] resume kahan bhejna hai
  [dataUse] what will you do with my number > [dataUse] spam call nahi na? > [dataUse] anyone else gets it? > [dataKept] kitne saal rakhoge
  [dataKept] how long do you keep my details > [dataKept] chat bhi? > [erasure] before that delete possible? > [erasure] kaise bolu
  [erasure] please delete my data > [erasure] sab kuch? > [erasure] how many days > [cookies] browser me bhi kuch hai?
  [correction] i typed wrong email in the form > [correction] phir se bharu? > [correction] number bhi galat > [myRegistration] so my form is cancelled?
  [cookies] does this site use cookies > [cookies] track karte ho? > [cookies] not even google? > [source] know where i came from?
  [privacy] what is your privacy policy > [privacy] likhit me hai? > [dataKept] and how long stored > [whoSees] sirf aap log dekhte ho?
  [formLocked] the submit button is not working > [formLocked] code select kiya > [formWrong] red line aa rahi > [contact] still same whom to tell
  [joinLaunch] how do i book a seat for the bootcamp > [joinLaunch] form kahan khulega > [price] free hai? > [launch] on which day it is
  [launchProgram] which course is the bootcamp for > [duration] how many hours > [launchProgram] baaki course nahi? > [certificate] certificate usme bhi?
  [closeLaunch] how do i close this popup > [closeLaunch] kuch register toh nahi hua? > [closeLaunch] again it will come? > [launch] usme likha kya tha > [seats] how many left in it
  [brochureContents] what is written in the brochure > [brochureContents] timings too? > [brochureContents] teeno course ka? > [brochure] kahan milega
  [enterpriseMail] what should we write in the mail for team training > [enterpriseMail] head count also? > [enterprise] minimum kitne log > [invoice] gst bill doge?
  [onSite] can you come and teach in our office > [onSite] indore hai > [onSite] kharcha kiska > [enterprise] 30 people okay?
  [vendorPapers] can you send vendor registration papers > [vendorPapers] pan copy bhi > [vendorPapers] by when > [contact] which mail to ask
  [quotes] read me one review > [quotes] aur doosra > [alumni] who said that > [alumni] unka number do > [-] ok leave it. [contact] yours then
  [alumni] can i talk to an old student > [alumni] koi ek bhi? > [testimonials] where is their opinion > [quotes] padh ke sunao
  [partners] which companies are your partners > [partners] tcs hai? > [projects] unke saath kya karenge > [placement] will they hire us
  [mentorTimes] how often do i meet the mentor > [mentorTimes] sunday possible? > [mentorTimes] video call? > [instructors] kaun si company se hai
  [difficulty] is the course very hard > [difficulty] english medium nahi tha > [mentor] atak gaya toh? > [demo] try karke dekhu pehle?
  [unsaid] is there a bond after the course > [unsaid] koi agreement sign? > [refund] leave in middle then?
  [houseRules] do you have wifi at the institute > [accommodation] canteen? > [accommodation] hostel paas me?
  [events] do you have hackathons > [events] prize milta hai? > [events] for outsiders too? > [schedule] weekend pe hi?
  [price] what is the fee of @program > [price] gst ke saath? > [payment] emi ho jayega? > [discount] little less possible?
  [payment] can i pay in parts > [payment] kitni kist > [payment] upi okay? > [invoice] bill milega na
  [invoice] will i get a gst bill > [invoice] company ke naam pe > [invoice] when you send it > [payment] paisa kaise bheju
  [refund] can i get my money back > [refund] poora? > [refund] till which class > [transfer] ya doosra course le lu
  [discount] is there any discount for students > [discount] ladkiyon ke liye? > [discount] two friends together? > [price] phir final kitna
  [placement] do you give placement > [placement] likh ke doge? > [partners] which companies come > [salary] package kitna
  [salary] how much salary after @program > [salary] fresher ko? > [placement] who gives that job > [career] resume me kya likhu
  [besideWork] can i do it with my job > [schedule] raat ko class? > [recordings] chhoot gaya toh? > [duration] how many weeks like that
  [recordings] do you record the classes > [recordings] next day milega? > [access] dekh sakta hu kab tak > [attendance] then live not needed?
  [instructors] who teaches the course > [instructors] iit se hai? > [instructors] how much experience > [demo] unki ek class dekhu?
  [schedule] what are the class timings > [schedule] sirf weekend? > [schedule] sham ko ho sakta? > [attendance] late come allowed?
  [language] is the class in hindi > [language] thoda mix? > [language] notes also? > [difficulty] angrezi kamzor hai, dikkat?
  [mode] is it online or offline > [mode] zoom pe? > [tools] mobile se chalega? > [recordings] net gaya toh class?
  [attendance] is attendance compulsory > [attendance] kitna percent > [certificate] less means no certificate? > [recordings] baad me dekh lu?
  [accreditation] is the certificate government approved > [accreditation] ugc? > [accreditation] bahar desh me chalega? > [certificate] photo dikhao > [price] extra money for it?
  [visa] do you help with a visa > [visa] koi letter? > [abroad] mere bhai us me hai > [launch] US time of session
  [classSize] how many students in one class > [classSize] online bhi itne? > [mentor] phir akela dhyan milega? > [seats] how many seats total
  [assessment] is there an exam at the end > [assessment] fail ho gaya toh > [certificate] paper kab milega > [assessment] homework too?
  [accommodation] is hostel available > [accommodation] khana bhi? > [accommodation] for girls separate? > [mode] ghar se nahi kar sakte?
  [support] do you help after the course ends > [support] kitne din > [support] any whatsapp group > [access] notes rahenge na
  [number] how many projects do i get > [projects] kis type ke > [number] and how many mentors > [partners] company kaunsi di jati
  [tools] do i need a laptop > [tools] 4 gb ram wala? > [tools] software free hai? > [codingNeed] python install karna padega?
  [ending] when does the course end > [ending] diwali se pehle? > [certificate] then certificate same day? > [support] uske baad doubt? > [mentor] same sir will help?
  [demo] is there a demo class > [demo] free? > [demo] kab hai > [register] pasand aaya toh kaise judna
  [formNotLoaded] the enroll form is not opening > [formNotLoaded] phone pe bhi nahi > [contact] mail kar du?
  [formFailed] it says registration failed > [formFailed] do baar kiya > [myRegistration] did it go or not > [contact] kisko likhu
  [formWrong] the form says my email is wrong > [formWrong] sahi hi toh hai > [formWrong] now number also > [phoneFormat] 10 digit hi dala
  [chatStart] why is the chat asking my email > [chatStart] last name bhi? > [chatDetails] you will save it? > [dataUse] ad toh nahi bhejoge
  [chatKeys] how do i send my message here > [chatKeys] new line kaise > [chatFailed] nahi ja raha
  [chatFailed] my message is not going > [chatFailed] twice i tried > [chatKeys] enter only no? > [contact] mail better then?
  [pageNotFound] it shows page not found > [pageNotFound] how to go back > [pageMenu] from there courses? > [programs] which all are there > [register] join from there only?
  [pageStopped] the page stopped working > [pageStopped] what i filled is gone? > [myRegistration] it reached you? > [pageStopped] phir se hua
  [phoneSigns] can i put spaces in the phone number > [phoneSigns] brackets? > [phoneSigns] kitne akshar max > [phoneFormat] and for singapore?
  [mailContents] what is written in the confirmation mail > [mailContents] my number also? > [correction] if wrong in it > [mailContents] fees bhi?
  [mailByMistake] i got your mail but i did not register > [mailByMistake] so do nothing? > [erasure] remove me fully > [whoSees] kisne dekha mera mail
  [source] do you record where i came from > [source] even from facebook? > [dataUse] for what
  [whoSees] who can see the form data > [whoSees] other students no? > [otherPeople] unke naam bata do > [dataKept] stays how long
  [pageFoot] what is at the bottom of the page > [brochure] brochure there? > [social] insta too? > [-] ok [contact] mail id?
  [pageMenu] what is in the menu on top > [testimonials] reviews kidhar > [about] and about what > [contact] last one opens what
  [otherPeople] who else from my town joined > [otherPeople] only one name > [alumni] passed out ones? > [classSize] fine, how many only
  [rival] are you better than other institutes > [benefits] how so > [price] costlier? > [testimonials] who says so > [quotes] tell one
  [whoAreYou] who are you > [whoAreYou] human or machine > [chatDetails] saving what i type? > [contact] asli insaan se baat?
  [replyLanguage] can you reply in hindi > [replyLanguage] roman letters okay? > [language] class also like that? > [instructors] sir hindi wale hai?
  [help] can i ask something > [affirm] yes > [programs] what all you teach > [recommendation] good for a @person?
  [duration] how many hours is @program > [compare] why more than other one > [schedule] how many per day > [ending] so over by when > [attendance] all hours must?
  [curriculum] give me the syllabus of @program > [curriculum] only these topics? > [difficulty] tough ones? > [assessment] test on each?
  [audience] is @program only for managers > [audience] small shop owner? > [codingNeed] he cant code > [recommendation] then better which
  [summary] what will i be able to do after @program > [projects] actually build it? > [career] shows in resume? > [placement] and job call? > [salary] kitna tak
  [programs] is there any short course > [duration] how short > [price] cheaper also? > [certificate] still gives certificate?
  [count] how many programs in total > [count] any 10 hours ones > [compare] those two differ how > [future] more adding?
  [recommendation] i am confused which course is good > [tellsAboutSelf] bcom pass, no job > [codingNeed] zero coding > [recommendation] so? > [price] uska fees
  [tellsAboutSelf] i am working as a @person > [besideWork] can i manage both > [schedule] after 7 pm? > [recommendation] which suits me
  [compare] which has more topics @program or @program > [curriculum] list them > [recommendation] which for freshers > [price] same fee? > [payment] in parts also?
  [coverage] is @skill taught in @program > [coverage] in which one then > [coverage] fully or little > [prerequisites] before that what needed
  [codingNeed] can i join without programming > [codingNeed] python taught there? > [coverage] from zero? > [tools] which software for that
  [prerequisites] can a housewife join > [prerequisites] gap of 10 years > [schedule] afternoon only i can > [recommendation] which easy one
  [certificate] what certificate will i get > [certificate] online or paper? > [accreditation] companies accept? > [assessment] exam for it? > [certificate] naam galat chhapa toh
  [projects] do we make something real > [projects] alone or group > [mentor] who checks > [number] how many like that
  [mentor] is the mentoring one on one > [mentorTimes] per week? > [mentorTimes] i can choose him? > [instructors] from industry?
  [access] will i have the notes after the course > [access] lifetime? > [access] download possible? > [account] where i open them > [recordings] class videos too there?
  [perks] what do i get with the course > [access] last one, how long > [mentor] and the personal one? > [perks] bootcamp people also?
  [benefits] why should i choose you > [benefits] in one line > [instructors] who are these experts > [company] any award? > [trust] how to verify that
  [career] can you guide my career > [career] by whom > [placement] interview also? > [support] after finishing too?
  [oneFormEach] can i put my sister's name in my form > [oneFormEach] same email works? > [formFields] her number needed? > [correction] i already put both
  [register] where is the enroll button > [register] for @program i mean > [formLocked] pressed, grey it is > [formFields] what else it wants
  [afterRegister] will i get a confirmation > [mailContents] what is in it > [myRegistration] spam me bhi nahi > [correction] maybe i mistyped
  [formFields] is phone number compulsory in the form > [formFields] email then? > [dataUse] why you need it > [dataUse] calls daily? > [erasure] after that remove it?
  [phoneFormat] which countries are there in the phone field > [phoneFormat] oman? > [abroad] can he join from there > [contact] whom to ask about it
  [chatDetails] who can see this chat > [chatDetails] later also? > [erasure] can it be removed > [whoSees] and the form things?
  [start] can i start next month > [start] fixed date? > [ending] and over when > [deadline] last day for joining?
  [deadline] is registration still open > [deadline] until when > [seats] how many gone already > [register] ok do it how > [formFields] what all to give
  [seats] are the seats filling fast > [seats] only 25? > [classSize] so all in one class? > [joinLaunch] block mine how
  [launch] what is the window that opened > [launchProgram] for all courses? > [launch] IST kya hai > [closeLaunch] how to remove it
  [brochure] is there a pdf about the courses > [brochure] send on mail? > [brochureContents] syllabus there? > [brochure] hindi wala?
  [enterprise] we are a small company and want training > [enterprise] own syllabus possible? > [price] per head how much > [onSite] in our office?
  [myRegistration] nobody called me after registration > [myRegistration] 5 days now > [afterRegister] normally how long > [correction] number was old one
  [transfer] can i give my seat to my cousin > [oneFormEach] he fills fresh form? > [refund] my money then? > [contact] ask whom
  [order] can i do two courses at the same time > [schedule] timings clash? > [duration] total hours then > [discount] both so less?
  [location] which city are you in > [location] which state > [otherCity] only there? > [accommodation] room milega wahan?
  [otherCity] do you have classes in nagpur > [mode] online then? > [tools] internet slow here > [recordings] later seeing allowed?
  [abroad] can somebody join from sri lanka > [abroad] full course? > [payment] from there how to pay > [certificate] courier there?
  [contact] what is your email > [contact] any other way > [afterRegister] reply when
  [phone] are you on whatsapp > [phone] landline? > [social] facebook page? > [contact] only mail then?
  [street] which area is your institute in > [street] metro near? > [houseRules] car parking? > [onSite] sunday visit okay?
  [social] do you have a youtube channel > [social] linkedin? > [demo] sample class on it? > [events] live sessions there?
  [about] what kind of organisation are you > [about] only AI? > [partnership] tie up with colleges? > [programs] so which courses
  [name] which institute is this > [company] registered? > [trust] why to believe > [location] from where
  [company] do you have any awards > [company] google rating? > [testimonials] student opinion? > [alumni] which place they work
  [testimonials] were the students happy > [quotes] exact words? > [quotes] only two? > [alumni] their photos?
  [trust] are you a fraud > [trust] how i can check > [vendorPapers] company papers? > [street] office kidhar
  [account] i forgot my password > [account] no account even? > [access] then notes open where > [myRegistration] my form is there na
  [future] do you have courses for children > [future] class 8 boy > [future] coming when > [recommendation] me then, which one
  [partnership] can my college tie up with you > [partnership] what we get > [enterprise] 60 students train? > [onSite] you come here?
  [dataUse] do you sell my data > [dataUse] written anywhere? > [privacy] show that policy > [erasure] delete my number then
  [dataKept] is my registration erased automatically > [dataKept] after how long > [dataKept] chats same? > [whoSees] till then who sees
  [erasure] i want all my information removed > [erasure] write where > [erasure] proof milega? > [mailByMistake] friend entered my mail
  [correction] i have a new phone number > [correction] reply to that mail? > [correction] mail bhi delete ho gaya > [afterRegister] so you call new one?
  [cookies] are you tracking me on this site > [cookies] then what you count > [source] from which ad also? > [privacy] terms where
  [privacy] how do you handle privacy > [cookies] cookies any? > [chatDetails] and this talk? > [erasure] i can say delete?
  [formLocked] why is the button grey in the form > [formLocked] which code > [phoneFormat] i am in qatar > [contact] not there, now what
  [joinLaunch] where do i apply for the bootcamp > [joinLaunch] popup gone now > [seats] still 25? > [oneFormEach] normal form covers it?
  [launchProgram] is the bootcamp same as @program > [launch] live which day > [launch] evening ya subah > [recordings] miss ho gaya toh
  [closeLaunch] do i have to sign up to close the window > [closeLaunch] which button > [launch] can see it again? > [joinLaunch] other button does what > [dataUse] they call after that?
  [brochureContents] does the brochure have all courses > [brochureContents] dates? > [start] then tell me when > [brochure] okay give it
  [enterpriseMail] which details do you need for a company quote > [enterpriseMail] that is all? > [enterprise] custom topics possible? > [vendorPapers] nda sign?
  [onSite] can we visit your office > [street] address please > [onSite] any day?
  [vendorPapers] do you have an msme certificate > [vendorPapers] bank details? > [invoice] gst number then > [enterpriseMail] mail me kya likhe
  [quotes] what did the consultant say > [quotes] and the other > [alumni] which company he is
  [alumni] where do your old students work > [alumni] anyone from bihar? > [placement] you placed them? > [salary] what they earn > [testimonials] they said all this where
  [partners] who are your industry partners > [partners] local ones? > [projects] work with them directly? > [unsaid] project ka paisa milta?
  [mentorTimes] is the mentor meeting on video > [mentorTimes] how long each > [mentorTimes] who fixes time > [support] after course also?
  [difficulty] what if i do not understand the class > [mentor] somebody will explain? > [recordings] see again possible? > [refund] still no, money back?
  [unsaid] is there a separate batch for ladies > [classSize] mixed then how many > [schedule] daytime? > [mode] from home?
  [houseRules] is there a library > [houseRules] open until when > [access] digital material instead?
  [events] do you have guest lectures > [events] who comes > [events] free for us? > [recordings] missed, can see?
  [price] is the course free > [price] not even one? > [demo] first class at least? > [discount] poor student hu
  [payment] do you take upi > [payment] card? > [payment] monthly possible? > [invoice] receipt each time?
  [invoice] do you give a receipt > [invoice] tax extra? > [payment] pay by cheque? > [-] ok [price] total kitna
  [refund] what if i cancel midway > [refund] half at least? > [transfer] shift batch instead? > [refund] in how many days
  [discount] do you have a diwali offer > [discount] till which date > [discount] group of five? > [enterprise] office people are they > [enterpriseMail] write what for that
  [placement] will i get a job after the course > [placement] internship? > [placement] in my own town? > [career] at least resume help?
  [besideWork] i have a full time job can i still join > [schedule] sunday only? > [attendance] leave one okay? > [ending] chalega kab tak > [certificate] phir kab milega
  [instructors] what are the names of the teachers > [instructors] any lady teacher? > [mentorTimes] meet her how often > [language] she speaks hindi?
  [schedule] are the classes on sunday > [schedule] how many hours then > [start] from which sunday > [recordings] fetsival day missed?
  [language] my english is weak can i join > [language] subtitles there? > [language] books tough english? > [replyLanguage] aap hindi bolo na
  [assessment] are there any tests > [assessment] pass marks? > [assessment] agian chance? > [certificate] without passing also given?
  [tools] which software do you use > [tools] i must buy? > [tools] only phone i have > [coverage] that sofware taught first?
  [demo] can i attend one class before paying > [demo] for which course > [register] book it how > [-] acha. [price] after that how much
  [ending] when is the last class > [ending] and other course? > [start] it begins when > [access] videos close after? > [support] and questions, whom?
  [launch] launch kab hai india me > [launch] subah ya shaam > [launchProgram] kaunse course ka hai ye
  [launch] session ka time kya hai > [launch] din ya raat > [launch] dubai me kitne baje
  [launch] bootcamp ka session kab > [launch] raat me hai kya > [launch] us me kab
  [launch] live session kab hai > [launch] am ya pm > [seats] seat kitni
  [launch] when is the launch > [launch] morning or night > [launch] and in london
  [launch] time of the launch > [launch] is that early morning here > [launchProgram] which course is it for
  [seats] kitni seat hai > [launchProgram] kaunse course ki > [launchProgram] baaki me bhi same?
  [seats] how many seats > [launchProgram] for which program is that > [launchProgram] the same for the others?
`;
