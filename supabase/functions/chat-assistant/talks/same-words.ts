/** The same few words behind many questions. One talk a line, as talks/all.ts says. */
export const sameWords = `
  [mentor] do we get a mentor > [mentorTimes] how often > [instructors] who is that > [mentor] for all?
  [schedule] when are the classes > [schedule] how often > [schedule] per week? > [schedule] same for @program? > [recordings] what if i cannot one evening
  [assessment] is there a test > [assessment] how often > [assessment] how many in all > [assessment] what if i fail it
  [afterRegister] what happens once i send the form > [dataUse] how often will they call me > [dataUse] is that all you use it for > [dataKept] until when
  [events] do you hold workshops > [events] how often > [events] is it free > [events] where
  [start] when does the next batch start > [start] how often do new ones begin > [deadline] until when can i get in > [start] same for @program?
  [future] will there be new courses > [future] how often do you add one > [future] which one is next > [future] who decides that
  [trust] are you genuine > [trust] how come i never heard of you > [testimonials] who can tell me so > [quotes] and what exactly do they say
  [price] what does it cost > [price] per week? > [price] is that all > [price] same for @program? > [payment] and how exactly do i pay
  [duration] how many hours is @program > [duration] per week? > [duration] same for @program? > [duration] is that all
  [classSize] how big is the batch > [classSize] how many exactly > [classSize] for all? > [unsaid] who decides who sits with whom
  [seats] are seats limited > [seats] how many > [seats] for all? > [launch] until when do they last > [joinLaunch] how exactly do i get one
  [projects] do we do projects > [number] how many > [partners] who is that with > [partners] which one did the last batch work for
  [programs] what courses do you have > [count] how many is that > [recommendation] which one for a beginner > [programs] is that all
  [testimonials] what do past learners say > [number] how many of them > [alumni] who is that first one > [quotes] what else did she say
  [alumni] who are the people in your success stories > [alumni] where do they work > [alumni] how come there is no photo > [quotes] and how exactly did they put it
  [number] how many classes in all > [schedule] per week? > [number] same for @program? > [attendance] what if not all of them
  [formFields] what do i fill in the form > [formFields] is that all > [formFields] what if not the phone > [correction] can it be changed after
  [formFields] what does the register form want > [formFields] how many fields > [whoSees] who sees that > [dataKept] until when
  [phoneFormat] which countries can i pick for the phone > [phoneFormat] how many digits > [phoneFormat] same for dubai? > [formLocked] what if not in the list
  [chatDetails] why do i give my name before the chat > [chatDetails] is that all you want > [chatDetails] who reads it > [dataKept] how long is it there
  [dataUse] what do you do with my number > [dataUse] is that all > [dataUse] what if i do not want calls > [erasure] and how exactly do i get it out
  [dataKept] how long do you keep my details > [dataKept] same for the chat? > [dataKept] who decides that > [erasure] what if i want it gone sooner
  [erasure] please delete my data > [erasure] how exactly > [erasure] for all of it? > [erasure] is it free > [erasure] in writing?
  [correction] i gave a wrong email > [correction] can it be changed > [correction] how exactly > [correction] where do i write > [afterRegister] and after that
  [cookies] do you use cookies > [cookies] what else do you track > [cookies] is that all > [source] how come you know which ad i came from
  [privacy] what is your privacy policy > [privacy] in writing? > [privacy] for all visitors? > [whoSees] who is that who can look at it
  [certificate] do i get a certificate > [certificate] for all? > [certificate] is it free > [accreditation] who is that recognised by > [certificate] what if not all classes done
  [certificate] is there a certificate at the end > [certificate] same for @program? > [certificate] which one do i get > [certificate] on paper? > [certificate] can the name on it be changed
  [accreditation] are you accredited > [accreditation] by whom > [accreditation] in writing? > [accreditation] for all courses? > [accreditation] how come not
  [access] do i keep the materials > [access] until when > [access] is it free > [access] for all? > [access] where do i find them then
  [perks] what do i get with the course > [perks] what else > [perks] is that all > [perks] for all? > [price] is it free
  [benefits] why should i choose you > [benefits] what else > [benefits] is that all > [rival] how come the others say the same
  [career] does it help my career > [career] how exactly > [placement] what if i find no job after > [placement] in writing?
  [placement] do you give placement > [placement] where > [placement] how many got one > [placement] in writing? > [refund] what if not
  [salary] what salary can i expect > [salary] per month? > [salary] where > [salary] same for @program? > [trust] who says that
  [launch] when is the bootcamp > [launch] until when > [launch] is it free > [launchProgram] which one is it for
  [launch] what is the pop up about > [launchProgram] which one is that > [seats] how many can come > [joinLaunch] where do i sign up > [price] is it free
  [joinLaunch] how do i get into the bootcamp > [joinLaunch] where exactly > [joinLaunch] and after that > [joinLaunch] what if not that form > [transfer] can it be changed later
  [launchProgram] which course is the launch for > [launchProgram] only that one? > [launch] same time for london? > [seats] how many places
  [closeLaunch] how do i get rid of the window > [closeLaunch] what if not > [closeLaunch] and after that am i signed up > [joinLaunch] where do i find it again
  [brochure] do you have a brochure > [brochure] where > [brochure] is it free > [brochureContents] for all? > [brochureContents] what else stands in it
  [brochureContents] what is in your brochure > [brochureContents] is that all > [brochureContents] for all courses? > [brochure] where do i get it
  [enterprise] do you train teams > [enterprise] how many at least > [onSite] where > [enterpriseMail] how exactly do we ask > [enterprise] can it be changed to our needs
  [enterprise] can you train our staff > [enterprise] how many can we send > [enterprise] until when must we tell you > [price] what for all of us > [invoice] in writing?
  [enterpriseMail] what do we put in the mail to you > [enterpriseMail] what else > [enterpriseMail] is that all > [enterprise] and after that
  [onSite] can you come to our office > [onSite] how often > [onSite] is it free > [onSite] who is that who would come > [onSite] what if not
  [vendorPapers] do you send vendor documents > [vendorPapers] which ones > [vendorPapers] how many > [vendorPapers] signed by whom > [vendorPapers] until when
  [invoice] do we get an invoice > [invoice] how often > [invoice] in writing? > [correction] can the name be changed > [invoice] what else is on it
  [payment] can i pay in instalments > [payment] how many > [payment] how often > [payment] is it free of interest > [payment] what if i miss one
  [refund] do i get my money back > [refund] until when > [refund] all of it? > [refund] in writing? > [refund] who decides
  [discount] any discount > [discount] until when > [discount] for all? > [discount] how many percent > [discount] who decides that
  [discount] are there scholarships > [discount] how many > [discount] who decides > [discount] what if not > [payment] then in parts?
  [demo] can i have a trial class > [demo] is it free > [demo] how many > [demo] where > [register] and after that
  [demo] is there a demo > [demo] which one > [demo] until when > [recordings] what if i miss it > [language] which language is it in
  [recordings] are classes recorded > [recordings] all of them? > [recordings] where > [recordings] until when > [recordings] is it free
  [instructors] who teaches > [instructors] how many > [instructors] which one for @program > [instructors] who decides > [instructors] can it be changed
  [mentor] is there a mentor > [mentor] is it free > [mentor] same for @program? > [mentorTimes] how exactly does it go > [mentorTimes] what if not free that day
  [mentorTimes] how often do i meet the mentor > [mentorTimes] is that all > [mentorTimes] where > [mentorTimes] who decides when > [access] until when does that go on
  [language] which language are classes in > [language] for all? > [language] can it be changed > [language] what if not hindi > [language] same for @program?
  [mode] is it online > [mode] for all? > [tools] where exactly do we log in > [mode] what if i want classroom > [mode] can it be changed midway
  [attendance] is attendance compulsory > [attendance] how many can i miss > [attendance] who decides > [certificate] what if not > [recordings] and where do i catch up
  [ending] when does the course end > [ending] same for @program? > [certificate] and after that? > [access] until when do i keep the stuff then
  [deadline] what is the last date to register > [deadline] for all? > [deadline] who decides > [deadline] what if not by then > [start] and which one comes after
  [transfer] can i switch to @program later > [transfer] until when > [transfer] is it free > [transfer] how often > [transfer] who decides
  [order] which course should i do first > [order] and after that > [order] how many at once > [order] can it be changed > [order] how come that way round
  [oneFormEach] can i register my brother in my form > [oneFormEach] how come > [oneFormEach] how many can i send > [oneFormEach] same for @program?
  [register] how do i enroll > [register] where exactly > [register] is it free > [afterRegister] and after that > [register] is that all
  [register] i want to join > [register] how exactly > [register] what if not by the form > [deadline] until when > [formFields] what else do you need from me
  [afterRegister] do i get a confirmation > [afterRegister] in writing? > [mailContents] what else is in it > [myRegistration] what if not > [contact] who is that i write to
  [myRegistration] is my registration there > [myRegistration] how come you cannot see it > [contact] who can > [correction] can it be changed > [afterRegister] what else must i do
  [myRegistration] nobody called me > [afterRegister] how often do they try > [afterRegister] until when should i wait > [afterRegister] who is that who calls > [contact] what if not
  [mailContents] what is in the mail after the form > [mailContents] is that all > [mailContents] for all? > [correction] what if something in it is wrong > [correction] how exactly
  [mailByMistake] i got a mail but never registered > [mailByMistake] how come > [mailByMistake] who did that > [mailByMistake] what if it was not me at all > [erasure] can it be taken out
  [formLocked] the submit button does not work > [formLocked] how come > [formLocked] which one must i choose > [formLocked] where > [formLocked] what if not
  [formNotLoaded] the form does not open > [formNotLoaded] how come > [formNotLoaded] what else can i try > [contact] where do i write then
  [formFailed] it says registration failed > [formFailed] how come > [formFailed] how often should i try > [contact] what if not > [formFailed] is it the same for all
  [formWrong] form says something is invalid > [formWrong] which one > [phoneFormat] how many digits should it be > [formWrong] what else could be wrong
  [chatStart] why do i have to give my email to chat > [chatStart] how come > [chatStart] is that all > [chatStart] what if not my real name
  [chatFailed] my message did not go through > [chatFailed] how come > [chatFailed] how often do i try > [contact] what if not then
  [chatKeys] how do i send a message here > [chatKeys] which one > [chatKeys] what if shift is down > [chatKeys] can it be changed
  [pageNotFound] i get page not found > [pageNotFound] how come > [pageNotFound] where do i go now > [contact] what if it comes again who do i tell
  [pageStopped] the page broke > [pageStopped] how come > [pageStopped] is what i sent gone > [pageStopped] what if again
  [phoneSigns] can i put dashes in the number > [phoneSigns] how many signs fit > [phoneSigns] what else is allowed > [phoneFormat] and digits how many
  [source] do you record where i came from > [source] for all? > [source] how exactly > [source] what else > [source] what if my browser does not say
  [whoSees] who can see what i entered > [whoSees] how many is that > [whoSees] is that all > [whoSees] how exactly do they get in > [dataUse] and what do they do with it
  [pageFoot] what is at the bottom of the page > [pageFoot] what else > [social] which ones are the icons > [pageFoot] is that all
  [pageMenu] what is in the menu > [pageMenu] is that all > [pageMenu] where is it > [testimonials] what stands under the fourth one
  [location] where are you > [street] where exactly > [otherCity] is that all > [onSite] can i come by > [accommodation] and where would i sleep
  [otherCity] do you have a branch in pune > [otherCity] where else > [otherCity] how come > [otherCity] is one planned > [mode] what if not can i sit at home
  [abroad] can i join from nepal > [abroad] how exactly > [launch] when is the session there > [phoneFormat] and my number does it fit > [price] same for us?
  [street] what is your address > [location] which city is that > [onSite] until when are you open for visits > [phone] what if i get lost > [street] in writing please
  [phone] do you have a number > [phone] which one is whatsapp > [phone] is it free > [phone] until when can i call > [contact] what if not
  [contact] how do i reach you > [contact] is that all > [contact] who is that at the other end > [contact] how soon do they answer > [phone] what else a number maybe
  [social] are you on instagram > [social] where else > [social] which one is active > [social] who is that posting > [social] how often
  [about] what is this institute > [about] what else > [company] since when > [company] who decides there > [location] where
  [company] who founded it > [company] how many work there > [company] how come you say nothing > [company] in writing? > [about] what else can you tell of it
  [name] what is your company called > [name] how come > [name] is that all > [company] who thought of it > [about] what else are you
  [quotes] read me a review > [quotes] what else > [alumni] who is that > [number] how many are there > [quotes] is that all he said
  [partners] which companies do you work with > [partners] how many > [partners] which one for @program > [projects] how exactly do we work with them > [partners] who decides which i get
  [partnership] can i become an affiliate > [partnership] how exactly > [partnership] who decides > [partnership] is it free > [partnership] what if not
  [partnership] i would like to teach with you > [partnership] how often would that be > [partnership] which one could i take > [contact] who is that i write to > [partnership] in writing?
  [future] is a course for kids planned > [future] until when must i wait > [future] for all ages? > [future] how come not yet > [programs] what else is there now
  [account] how do i log in > [account] where > [account] how come there is none > [access] where are the materials then > [account] can the password be changed
  [difficulty] is it hard > [difficulty] for all? > [difficulty] which one is the easiest > [mentor] what if i get stuck who is there > [mentorTimes] how often
  [codingNeed] do i need to code > [codingNeed] how much > [codingNeed] same for @program? > [codingNeed] which one has none > [recommendation] what if i cannot
  [prerequisites] do i need a degree > [prerequisites] which one > [prerequisites] for all? > [prerequisites] what if not > [prerequisites] who decides
  [prerequisites] is there an age limit > [prerequisites] until when > [prerequisites] same for @program? > [unsaid] who decides who gets in
  [audience] who is @program for > [audience] is that all > [audience] what else could one be > [audience] same for @program? > [recommendation] which one for me then
  [curriculum] what is in @program > [curriculum] what else > [curriculum] how many topics > [curriculum] is that all > [curriculum] same for @program?
  [curriculum] show me the syllabus of @program > [curriculum] and after that > [curriculum] can it be changed > [brochure] in writing?
  [coverage] do you teach @skill > [coverage] where > [coverage] how exactly > [coverage] what if not > [coverage] and @skill in which one
  [coverage] is @skill covered > [coverage] which one > [duration] how many hours is that one > [coverage] what else like it > [codingNeed] and without code?
  [compare] what is the difference between @program and @program > [compare] is that all > [compare] which one has more > [price] which one is cheaper > [recommendation] so which one
  [summary] tell me about @program > [summary] what else > [curriculum] how exactly do you go through it > [mentor] who is there to help > [duration] per week?
  [recommendation] which course suits a @person > [recommendation] how come that one > [recommendation] and after that > [order] both at once? > [duration] how many hours
  [tellsAboutSelf] i am a @person > [recommendation] which one > [recommendation] how come > [besideWork] and next to my job > [duration] how many hours
  [count] how many courses are there > [programs] which ones > [programs] is that all > [future] what else is coming > [compare] so how exactly do they differ
  [besideWork] can i do it beside my job > [besideWork] how exactly > [duration] how many hours is it > [schedule] per week? > [recordings] what if i am late from office
  [tools] what laptop do i need > [tools] is that all > [tools] what if not > [tools] which one do you advise > [tools] same for @program?
  [tools] which software do we use > [tools] is it free > [tools] how many of them > [tools] where do i get it > [tools] who decides which
  [support] is there a community > [support] is it free > [support] where > [support] until when > [support] how many are in it
  [support] do you help after the course > [support] how often > [support] how exactly > [support] who is that > [support] for all?
  [accommodation] is there a hostel > [accommodation] where > [accommodation] per week? > [accommodation] is it free > [accommodation] food what else
  [visa] do you help with a visa > [visa] which one > [visa] how exactly > [visa] in writing? > [visa] until when is it valid
  [houseRules] is there parking > [houseRules] is it free > [houseRules] where > [houseRules] how many cars > [houseRules] until when at night
  [houseRules] is there wifi at the institute > [houseRules] for all? > [houseRules] what else is there > [houseRules] until when are rooms open > [location] where is that
  [unsaid] who owns the code i write > [unsaid] in writing? > [unsaid] for all projects? > [unsaid] who decides > [unsaid] can it be changed
  [unsaid] is there a bond > [unsaid] until when > [unsaid] in writing? > [unsaid] what if i break it
  [events] are there hackathons > [events] per year how often > [events] who decides who wins > [events] for all? > [events] what if i am abroad
  [assessment] do we get homework > [assessment] per week? > [assessment] how many hours of it > [assessment] who marks it > [assessment] same for @program?
  [otherPeople] who else is in the batch > [classSize] how many > [otherPeople] which one of them is from london > [otherPeople] how come you do not say
  [rival] how are you compared to other institutes > [benefits] how exactly are you better > [trust] who says that > [rival] which one do you mean
  [trust] is this a scam > [trust] in writing? > [testimonials] who can vouch > [alumni] where do i meet them > [refund] what if not good
  [whoAreYou] are you a bot > [whoAreYou] who is that aivy > [chatDetails] who else reads here > [contact] where do i find a human > [replyLanguage] which languages do you speak
  [help] can you help me > [help] with what else > [help] is that all > [programs] ok which courses > [help] is it free to ask you
  [schedule] what time are the sessions > [schedule] until when > [schedule] can it be changed > [schedule] who decides > [schedule] how come so late
  [start] when can i start > [start] which one starts first > [start] who decides > [ending] until when does it go > [start] can it be changed
  [seats] are there seats left > [seats] in which one > [seats] until when > [register] how exactly do i hold one > [seats] what if not
  [location] which city are you in > [location] is that all courses? > [otherCity] where else > [street] how exactly do i find it
  [price] how much is @program > [price] for all three? > [discount] can it be changed > [price] what else do i pay > [invoice] in writing?
  [price] is it free > [price] how come > [price] which one costs least > [demo] what else is free > [payment] until when to pay
  [classSize] how many in a group > [classSize] is that for all > [mentor] who is there for each > [mentor] alone or all together
  [projects] are the projects real > [projects] how exactly > [projects] who decides what we build > [projects] alone or with others > [career] where can i show them
  [dataUse] who gets my phone number > [dataUse] is that all > [dataUse] in writing? > [dataUse] how often do you ring > [correction] can it be changed
  [contact] whom do i ask about fees > [contact] where > [contact] in writing? > [contact] until when do they sit > [phone] what if i would rather talk
  [joinLaunch] where is the secure seat button > [joinLaunch] which one > [joinLaunch] how come it opens another page > [closeLaunch] what if i decide later
  [afterRegister] when will you call me > [afterRegister] how often > [correction] what if i have another number by then > [phone] can i ring you > [afterRegister] and after that
  [otherCity] any centre in delhi > [otherCity] where is the nearest > [mode] how exactly then > [otherCity] same for mumbai?
  [cookies] do you track me > [cookies] how exactly > [cookies] how come there is no banner > [chatDetails] what else do you keep of this chat > [dataKept] until when
  [mentor] mentor milega kya > [mentorTimes] kitni baar > [instructors] kaun hai wo > [mentor] sabke liye? > [mentor] free hai
  [certificate] certificate milta hai kya > [certificate] kab > [certificate] sabko? > [certificate] likhit me ya online > [accreditation] kaun manega isko
  [price] fees kitni hai > [price] bas itna hi? > [price] @program ka bhi same? > [discount] kam ho sakta hai > [payment] kaise exactly dena hai
  [brochure] brochure kahan hai > [brochure] free hai kya > [brochureContents] aur kya hai usme > [brochureContents] sab course ka?
  [placement] job lagwate ho > [placement] kahan > [placement] kitno ki lagi > [placement] likh ke doge > [placement] nahi lagi to
  [launch] bootcamp kab hai > [launch] kab tak chalega > [launchProgram] kaunsa course hai ye > [seats] kitne log > [joinLaunch] kaise exactly
  [afterRegister] form ke baad kya hoga > [afterRegister] aur uske baad > [afterRegister] kaun call karega > [myRegistration] nahi aaya to
  [dataKept] mera data kab tak rakhoge > [dataKept] chat ka bhi? > [whoSees] kaun dekhta hai > [erasure] hatana ho to
  [demo] demo class hai > [demo] free? > [demo] kitni > [demo] kaunse course ki > [schedule] aur asli class kab hoti hai
  [recordings] recording milegi > [recordings] kab tak > [recordings] kahan > [recordings] sab classes ki?
  [schedule] class kab hoti hai > [schedule] hafte me kitni > [schedule] badal sakte hai kya > [schedule] kaun decide karta hai
  [refund] paisa wapas milega > [refund] kab tak > [refund] poora? > [refund] kaise exactly > [refund] likhit me?
  [seats] kitni seat hai > [seats] har course me? > [seats] kab tak bachegi > [joinLaunch] aur lena ho to kaise
  [enterprise] hamari team ko sikhaoge > [enterprise] kitne log chahiye > [onSite] kahan > [enterpriseMail] kaise likhu exactly
  [location] aap kahan ho > [street] kahan exactly > [otherCity] aur kahan > [abroad] bahar wale kya kare
  [testimonials] what do ur students say > [alumni] who is taht > [quotes] wat else did he say > [testimonials] is tht all
  [register] how do i regster > [register] is it fre > [afterRegister] and aftr that > [oneFormEach] same for @program
  [mentor] do u give mentors > [mentorTimes] how oftn > [mentorTimes] per week > [mentorTimes] who decids
  [access] how long do i hav the materials > [access] untill when > [access] for all? > [access] where r they
  [certificate] do i get certficate > [certificate] for evry course? > [certificate] wat if i miss some > [certificate] in writting or pdf
  [formFields] which details do u need > [formFields] is that al > [formFields] what els > [whoSees] who is tht that sees it
  [price] whats the fee > [price] per weak? > [payment] how exctly to pay > [refund] what if i dont like it
  [instructors] who are the trainers > [instructors] where do they work > [instructors] is that all you know > [mentor] are they the mentors too > [mentorTimes] how often do i see them
  [launch] i saw a window with a date > [launch] how come so many times > [launch] which one is mine in dubai > [launch] can it be changed > [recordings] what if i sleep then
  [career] will i get a portfolio > [projects] what goes in > [projects] how many > [projects] who decides which > [career] and after that
  [alumni] can i talk to a past student > [alumni] which one > [alumni] how come not > [testimonials] where can i read them then > [quotes] word for word?
  [invoice] is gst included > [invoice] how many percent > [invoice] for all? > [invoice] until when do you send the bill > [vendorPapers] what else on paper for our company
  [enterprise] custom program for a team > [enterprise] who decides the topics > [enterprise] how many hours > [enterprise] how exactly does that go > [invoice] do we get it billed
  [vendorPapers] can you sign our nda > [vendorPapers] who is that who signs > [vendorPapers] how exactly > [vendorPapers] what else do you have > [enterpriseMail] where do we send it
  [onSite] may i visit you > [onSite] until when in the evening > [street] where exactly > [onSite] what if not > [contact] who is that i should ask for
  [order] can i take two courses > [order] which one first > [oneFormEach] how many forms > [discount] is it cheaper then > [order] what if not at the same time
  [transfer] i picked the wrong course > [transfer] can it be changed > [transfer] how exactly > [transfer] what if not > [refund] money back then?
  [correction] my phone number is new > [correction] where do i tell you > [correction] in writing? > [correction] is that all > [afterRegister] and after that who calls
  [erasure] remove me from your list > [erasure] who does that > [erasure] how come i must write > [erasure] same for the chat? > [dataKept] until when is it there otherwise
  [chatDetails] are my messages saved > [chatDetails] all of them? > [dataKept] until when > [chatDetails] who is that who reads them > [erasure] can it be wiped
  [phoneFormat] is my german number ok > [phoneFormat] how many digits then > [phoneSigns] and with brackets? > [phoneFormat] same for france? > [formLocked] what if it still says no
  [privacy] are you gdpr compliant > [privacy] how exactly > [cookies] what about tracking > [privacy] is that all > [erasure] what if i change my mind
  [attendance] what if i miss a class > [attendance] how often may i > [recordings] where do i see it > [attendance] same for the mentor talks? > [attendance] who decides
  [mode] live classes or videos > [mode] all of them live? > [schedule] how often live > [tools] where exactly over zoom? > [recordings] what if i am not there
  [language] do you teach in english > [language] is that all > [language] what else > [language] who decides > [language] can the notes be in telugu
  [assessment] is there a final exam > [assessment] where > [assessment] how many questions > [certificate] and after that > [assessment] same for @program?
  [perks] is anything free with it > [perks] what else > [mentor] how exactly the mentoring > [access] until when the materials > [perks] which one is only in @program
  [benefits] what makes you special > [benefits] how many reasons > [partners] who is that in industry > [benefits] what else > [fine] ok fine
  [audience] is @program for managers > [audience] for all managers? > [codingNeed] how come is there no code > [audience] who else > [duration] how many hours do they need
  [about] what do you people do > [about] is that all > [about] for whom > [enterprise] and for companies what else > [company] how many learners so far
  [social] do you have linkedin > [social] where is it > [social] what else are you on > [pageFoot] what else is down there
  [discount] is there a student offer > [discount] how exactly do i get it > [discount] what if i am past college > [discount] is that all > [price] so how much for me
  [deadline] can i join late > [deadline] how late > [deadline] who decides > [recordings] what of the classes i missed > [start] which one is after this
  [formLocked] form will not let me send > [formLocked] what else should i check > [phoneFormat] how many digits does it want > [contact] what if not even then > [-] i see. [register] so is that all to be in
  [joinLaunch] i pressed decide later > [joinLaunch] where is it now > [joinLaunch] can it be changed > [deadline] until when > [launchProgram] which one was it for anyway
  [duration] how long is @program > [duration] if i do 2 hours daily > [price] and the fee
  [duration] kitne ghante ka hai @program > [duration] roz 2 ghanta du to > [besideWork] job ke saath?
  [duration] how many hours > [duration] at 3 hours a week > [recordings] and if i miss some
  [duration] hours of @program > [duration] if i give one hour a day > [start] when could i start then
  [duration] total hours in all of them > [duration] roz ek ghanta karu to > [difficulty] tough to keep up?
  [duration] how long does it take > [duration] with 5 hours weekly > [certificate] certificate at the end?
  [duration] how long is @program > [schedule] and is it weekends only > [schedule] no weekdays then
  [duration] which is the shorter one > [schedule] is it on weekends only > [duration] and by how much is it shorter
  [duration] how many hours is that > [schedule] only on sundays? > [besideWork] i work till seven
  [otherCity] do you have a branch in chennai too > [otherCity] hmm so can i attend from there > [mode] online i mean
  [otherCity] any centre in pune > [otherCity] can i join from there all the same > [start] and when does it begin
  [start] when is the next batch > [start] which month exactly, i have to apply for leave > [deadline] and till when can i register
  [start] when do you begin > [start] which month is that > [seats] how many are let in
  [location] where are you located > [street] whereabouts there > [onSite] so can i drop in
  [location] which city are you in > [street] whereabouts in the city > [street] near what
  [afterRegister] sent the form yesterday, now what > [myRegistration] nothing came so far > [correction] maybe i typed my number wrong
  [afterRegister] what comes after the form > [myRegistration] but nothing came till now > [contact] whom do i tell
  [brochure] my manager wants something on paper > [brochure] in which format is it > [brochureContents] does it say the price too
  [brochure] is there a brochure > [brochure] what format > [brochureContents] what is written in it
  [curriculum] tell me the topics of @program > [number] how many are those > [curriculum] name the first one again
  [curriculum] what is taught in @program > [number] how many in all > [duration] and in how many hours
  [enterprise] can you do something only for us > [enterpriseMail] how do we ask for it > [onSite] would you come to our office
  [enterprise] do you train companies > [enterpriseMail] how would we ask for that > [price] at what cost
  [dataKept] how long do you keep what i write > [erasure] how do i get it deleted > [dataUse] and if i fill the registration form, same?
  [chatDetails] do you store what i type here > [dataKept] for how long > [dataUse] and what i put in the registration form, same
  [testimonials] got any reviews > [quotes] what did the consultant say > [quotes] and the other person
  [certificate] is there a certificate > [certificate] only for the bootcamp? so not for @program? > [accreditation] and who issues it
  [order] can i do both > [duration] how many hours would that be > [duration] and if i throw in the third as well > [duration] at five hours a week how long would all that take
  [mentor] is it one to one > [mentorTimes] how often then > [mentor] same mentor for the whole course
  [dataKept] how long do you keep my details > [dataKept] and from this chat > [unsaid] why shorter
  [certificate] do you give certificates > [benefits] then what can i show in an interview > [projects] oh nice and whose data is it
`;
