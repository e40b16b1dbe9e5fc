/** What is easily taken for one another, asked plainly. As messages/all.ts says. */
export const nearNeighbours = `
  [register] I have decided on @program, tell me where I put in my name
  [register] ok convinced, how do i take admission in @program [tools] and what laptop must i have for it
  [register] which button do i press to enrol, i am on the mobile site
  [joinLaunch] how to book a place in that bootcamp which came in the popup [houseRules] and is there parking if i come by car
  [joinLaunch] i want to attend the launch session, what do i do for it [recordings] and if i sleep through it, is a recording there
  [joinLaunch] not {the full course}, only the bootcamp in the popup i want to get into, how
  [myRegistration] filled up your form on sunday, has it reached you people [price] also i forgot to see the fees of @program
  [myRegistration] can you look up and say if I am registered, name is Sujata Kale [schedule] and the days and hours of it too please
  [afterRegister] suppose i submit the form tonight, what happens from your side then [language] and classes are in hindi or only english
  [afterRegister] after i give my details how many days before somebody calls me
  [afterRegister] is it binding once i press submit [price] asking because i dont know yet what it costs, how much
  [register] my nephew wants @program, how do i get him admitted [accommodation] also is there a hostel near you for boys
  [joinLaunch] by mistake i closed that announcement, now how do i reserve my seat in the bootcamp
  [myRegistration] i applied for @program last week, nobody called, am i in the list or not [contact] if you cant see it, whom should i write to
  [register] process of admission kya hai [certificate] aur end mein certificate milta hai ya nahi
  [joinLaunch] launch session ke liye naam kaise likhwana hai [classSize] aur kitne log honge mere saath course me
  [afterRegister] form bharne ke baad aap log call karte ho ya mail [mentor] aur course mein koi personal guide milta hai kya
  [myRegistration] mera form pahuncha ki nahi bata do please, parso bhara tha
  [register] Madam kindly guide me how to join @program, I am not good in these online things [tools] and my son's old computer, is it enough for that
  [register] sign me up for the @skill one [duration] and remind me how long it goes on
  [joinLaunch] what do i click so that one of those limited bootcamp seats is mine [payment] and can i pay by upi for that
  [afterRegister] do i have to pay anything the moment the form is sent
  [afterRegister] what is the next thing after enrolling [difficulty] i am asking because im scared it will be too tough for me, is it
  [myRegistration] i think i registered twice because the page was slow, do you have two of mine [payment] and i got no link for paying, how is that done
  [register] where exactly on this page is the form to enrol [audience] and is @program meant for people like me who run a shop
  [joinLaunch] {I have registered for @program} already, now the bootcamp session also, how do i get in
  [register] i have got a seat in {the bootcamp}, what i want now is @program itself, how do i enrol [discount] and do bootcamp people pay a bit less for it
  [myRegistration] I do not want to know {how to register}, I did that on 4th, I want to know whether you received it
  [afterRegister] {registering} is done, what is next for me to do
  [register] book @program for me and my wife please [discount] and is there something off when a couple comes
  [joinLaunch] how can a student get into the bootcamp that starts soon [launchProgram] and is it a part of @program or something else
  [joinLaunch] secure your seat, i pressed it, then where does it take me
  [afterRegister] i gave my number in the form just now. what should i expect [instructors] and who are the teachers by the way
  [myRegistration] no mail no call nothing since i enrolled, can you check my status [start] i also need to know when it starts
  [register] ready to go ahead with @program, next step to join please
  [register] can i register from the phone itself or do i have to come somewhere [location] in which city are you
  [afterRegister] once the form is with you is my seat fixed or do you select people [prerequisites] if you do, by what marks or experience
  [joinLaunch] Hello, seeing the pop-up just now. Where do I sign up for that session? [seats] Hope there are still places?
  [myRegistration] my daughter sent her application for @program from my phone, did it come through [refund] and if she changes her mind is the money given back
  [register] u have admission open na, how to apply
  [afterRegister] tell me what comes in my inbox or phone after i register [recordings] and one more thing are the classes recorded
  [joinLaunch] my friend and me both want to come in the bootcamp, how do we book for two [language] she only follows hindi, would that be a problem in your lessons
  [myRegistration] whether my registration was successful or not i am not able to understand, page simply went back to home
  [register] I would like to purchase @program. How to proceed? [invoice] And will I be issued a GST invoice?
  [afterRegister] kab tak call aayega agar aaj form bharu [placement] aur job mein help karte ho baad mein?
  [register] mujhe sirf join karna hai, link do [brochure] aur brochure bhi yahin de do
  [joinLaunch] bootcamp me seat pakki kaise kare [launch] aur uski date kya hai
  [myRegistration] has my admission form come, i had put 98 number and name farhan [correction] i think i wrote one digit wrong there, can it be changed
  [afterRegister] will you confirm on mail when somebody enrolls
  [register] okay take my admission, [besideWork] but first say can a nurse in night duty manage it
  [register] who do i tell that i want to join, or i just fill something here [phone] and if by phone then the number
  [joinLaunch] event in your popup, entry how [mode] and is it to be seen from home or at some hall
  [afterRegister] so i click enroll now, type my details, then? what do your people do
  [myRegistration] did the system take my details yesterday evening? there was no thank you page [formFailed] and just before it was showing some sending error, why
  [register] please enrol my son for @program which he liked in the brochure [prerequisites] he is in 12th now, allowed?
  [afterRegister] registering costs anything or it is free [cookies] and does your website put trackers on my phone
  [joinLaunch] is it possible to still get into the launch, what is the way to register for it [launchProgram] and it teaches a part of which course
  [myRegistration] want to know where my application stands [start] and when are the classes of @program starting
  [register] how many steps are there to get enrolled and what are they
  [joinLaunch] i need a spot in that free session of the popup, how is it done [-] i am typing from bus so sorry for mistakes
  [register] I don't need {the popup event}. The proper @program is what I want to be admitted to, how? [access] And do I keep what I'm given there for good?
  [afterRegister] Somebody from your side will contact me after signing up or I have to contact? [phone] If I have to, which number
  [myRegistration] i want to be sure that i am enrolled, can you see it at your end
  [register] is there any link where i can enrol directly [compare] and quickly tell how @program is different from @program
  [afterRegister] what are the steps that follow the form [assessment] is there any test among those or in the course
  [joinLaunch] kindly block one seat for me in the bootcamp [street] and your office address, for my driver
  [register] want to get started with @program this week itself, how [access] and the notes, do they remain with me for life
  [myRegistration] maine teen din pehle register kiya tha, kya hua uska
  [afterRegister] am i supposed to get an email after enrolling [dataUse] and is my number going to be passed to other companies
  [register] hubby says yes finally. so how do i sign up [accommodation] he asks also where i'd stay, any hostel
  [joinLaunch] that seat thing, how do we claim one [classSize] and in normal batches how many people are there
  [myRegistration] filled the sheet at the education fair, is my name with you [events] also are you coming to any more such fairs
  [register] if i want to join @program and also @program do i fill one form or two [order] and can both be done together in the first place
  [afterRegister] after the application is there an interview or directly classes
  [register] hi, applying for @program, what is the procedure for that [visa] and i am from nepal, is any visa paper given
  [joinLaunch] i pressed decide later in the box but now i have decided, how do i join that session [tools] and can i see it on phone, or what does it need
  [afterRegister] tell the sequence, form then what then what
  [myRegistration] your colleague said i will get mail in one hour, nothing came, is my form there [afterRegister] and normally how long does it take
  [register] I tried to find where to apply but could not, please help [account] also the page is opening very slowly, is it only for me
  [joinLaunch] what's the way into the launch webinar [replyLanguage] tell in telugu if possible
  [afterRegister] if i fill the form now will i be bothered for money same day [discount] and by the way is some amount cut for pensioners
  [register] can you enrol my mother, she does not have email [formFields] is mail id a must in that form
  [myRegistration] i had put my name for the bootcamp, is it there [launch] and at what time should i log in for it
  [afterRegister] hello i have submitted, now should i wait or do something [brochureContents] and the pdf i got, does it have the timetable inside
  [order] can i do @program and @program side by side
  [order] which should be first, @program or @program [price] and both together cost how much
  [duration] if i take both how many hours in total does it come to [discount] and does it come cheaper then
  [duration] all the programs put together are how long [certificate] and is there one certificate for each
  [besideWork] i am in office 9 to 7, will i be able to do @program with that
  [besideWork] is it manageable along with a job [tools] and will my office laptop be ok
  [order] suppose i finish @program, what should i take after that [future] or is there a new advanced one coming
  [duration] @program plus @program how many weeks together
  [order] is it a must to complete @program before going into @program [discount] and for the second one is there a lower rate
  [besideWork] do i have to leave my job to attend @program [salary] because i get 40 thousand there, what would i get after
  [besideWork] two small kids and a school job, is @program possible for such a person [recordings] and if i miss because of them can i see it after
  [order] may one person join two programs at one time or is it not permitted
  [duration] how long would it take me if i do one after other, @program then @program [payment] and can i pay for them separately
  [duration] pls tell total hours of @program [projects] and is there practical work in it
  [order] i have zero knowledge, in which order do i go through your courses [codingNeed] and do all of them want coding
  [besideWork] shift duty hai meri, kya main ye course kar paungi saath mein
  [order] dono course ek saath le sakte hai kya [register] aur le sakte hai to form kahan hai
  [duration] dono milake kitne din lagenge
  [besideWork] naukri ke saath ho jayega na ye [start] aur agla batch kab se hai
  [order] my plan is @program in summer and @program in winter, is that the right sequence
  [duration] between @program and @program which takes less time [placement] and do either of them help to get a job
  [besideWork] im final year, exams in between, can @program go along with my college [assessment] do you have exams of your own too
  [order] is @program a continuation of @program or can somebody begin with it directly
  [duration] How many hours do I have to set aside for @program? [besideWork] Asking since I am a full-time lecturer, would it fit with that?
  [duration] {which one comes first} i understood, how long are the two of them when added up
  [order] {how long they take} is clear, only tell can they be done at the same time
  [besideWork] not asking {hours}, asking will it disturb my job or not
  [order] can i skip @program and go straight to the advanced one
  [duration] time required for each program please [location] and your city
  [besideWork] is this full time thing or can a working man do it [certificate] and the company will want some certificate, is one given
  [besideWork] my boss will not give any leave, can @program be done without it [invoice] but he may pay, so do you give a bill in company name
  [order] should i do @program first, or does it not matter [mentor] and is there someone to help me when i cant follow
  [duration] i heard @program is 40 hours, right?
  [duration] from first class to last class how many months does @program take [attendance] and how many days can i be away out of that
  [order] do you advise taking two courses together [difficulty] or will it become too heavy
  [besideWork] i do delivery job till 11 at night, is it still possible for me to do this course [language] and is it in hindi
  [duration] whole course kitne ghante ka hai [audience] aur ye @program kis type ke logo ke liye hai
  [order] can @program be added later when i am already in @program
  [order] i want all of it, every program you have. is that allowed at one go [duration] and how many hours is all that
  [besideWork] can a housewife with joint family do it next to all the work [codingNeed] she fears coding, is it in there
  [duration] if i only have one month is @program finished in that [accreditation] and is it government recognised
  [besideWork] how do people with jobs generally manage @program [testimonials] did any of them say something about it
  [order] one question, is there an order in which @program and @program have to be done
  [duration] how much time does @program need, {weekdays and timing} i know
  [besideWork] preparing for bank exam also, will @program come in the way of my studies
  [order] {@program} i completed in june, which one comes next after it [start] and when can i begin that
  [duration] three of us want three different courses, how long is each one [compare] and how are they not alike
  [order] any combination of the courses available [price] and its fee
  [besideWork] i am government servant and cannot resign or take leave, can i do it still [vendorPapers] our department will want your registration papers, can you send
  [duration] the short one is how many hours [coverage] and does it touch @skill
  [order] must i know what is in @program before i start @program, meaning should i do that one first
  [besideWork] running a hotel with my brother, free only in bits, is this doable [schedule] and on which days are the classes
  [duration] i need to tell my wife how long this will go on, so how long [refund] she also asks if fees come back when one stops
  [duration] how many hours is that for both courses [besideWork] and can one do it with a 10 hour job
  [order] is it better one by one or parallel [recommendation] and which of them is good for a sales executive
  [besideWork] do you have people who do this next to their job, is it possible really
  [order] if i enrol in two, do i finish the first and then second starts, or how [transfer] and may i exchange the second for another later
  [duration] what is the length of @program and of @program [classSize] and how many are in one class
  [besideWork] part time job 4 hours and college 6 hours. will @program fit in somewhere?
  [order] ek ke baad ek karna padega ya jo marzi pehle le lu [certificate] aur certificate alag alag milega na
  [duration] sabse chhota course kitne time ka hai [instructors] aur padhata kaun hai
  [besideWork] office ke baad energy kam hoti hai, fir bhi ho jayega kya [demo] ek class try karne ko milegi?
  [order] both together possible or not, yes or no
  [duration] is it days or weeks or months, this @program [projects] and in that time do we make some project also
  [besideWork] i am a single mother with a job, tell me honestly can i do @program next to it [mentor] i would need a person to help me when i lag, is there
  [order] which program do i begin with if i plan to do everything in one year [duration] and will one year be enough, how long are they
  [duration] how many hours are needed for @program, my company asks for it in the approval form [certificate] they also ask is a certificate given
  [besideWork] can i be a student with you and be employed at the same time [partnership] also are you hiring trainers, i have 8 years experience
  [order] going for @program after @program, does that make sense or is it repeating
  [duration] time taken by the longer program?
  [order] my son wants @program, daughter wants @program, can one person also take both [discount] then what concession is there
  [besideWork] my job is touring, 15 days a month outside. is it ok to do this alongside [mode] can it be attended from a hotel room
  [duration] i will take @program and then my husband @program, what would be the hours of his and mine
  [order] will you permit me two programs at a time [besideWork] keeping in mind that i have a job also, possible?
  [curriculum] what topics are there in @program [difficulty] and are those hard
  [curriculum] give me the syllabus of @program chapter wise [start] and tell from when it is starting
  [coverage] is @skill taught in @program
  [coverage] do you teach @skill anywhere, in any of your programs [price] and what is the charge for that one
  [summary] tell me about @program in short [testimonials] and did people like it
  [summary] @program, what is it exactly [language] and in which language is it
  [brochureContents] what all is written in the brochure
  [brochureContents] does the brochure have the fees inside [enterprise] because i want to show it to my boss, can you train a whole team
  [brochure] can you send me the brochure [formLocked] also the enrol form is not letting me press submit
  [brochure] is there some pdf which i can print [street] i can also collect it, what is your full address
  [curriculum] what exactly will i learn in @program [tools] and with which software
  [coverage] i need @skill for my office work, which course has it
  [summary] saw @program on your page, can you explain it a little [ending] and it would be over by when
  [brochureContents] before downloading i want to know, is the syllabus in that pdf
  [coverage] @skill sikhate ho kya [duration] aur kitne ghante usko milte hai
  [curriculum] @program mein kya kya padhaya jata hai [besideWork] aur dukaan ke saath ho payega kya
  [summary] @program ke baare mein thoda batao [audience] aur ye kiske liye sahi hai
  [brochureContents] brochure me kya milega padhne ko
  [coverage] {the full syllabus} i dont need, only is @skill in it or not
  [curriculum] {whether @skill is there} i know, list out everything else that is taught
  [summary] leave {the topics}, in two lines what is @program
  [brochure] never mind {what is in it}, just where do i get the brochure
  [coverage] will @program touch upon @skill, my manager specially asked [certificate] and does he see it on the certificate
  [curriculum] modules of @program please [number] and how many projects
  [coverage] anything on @skill in your courses? [contact] if you can't say then who can, mail id please
  [summary] my friend did @program and is praising it, what is it about [register] and how could i join it too
  [brochureContents] does that download tell how many hours each course is [account] i tried opening but the link is giving error
  [curriculum] from basics to the end, what are the things covered in @program
  [coverage] do we go deep in @skill or is it not there at all [prerequisites] and should i know some of it already
  [summary] i want the full details of @program [deadline] and until when does one have to enrol for it
  [curriculum] Kindly share the course content of @program [payment] and the mode of payment
  [coverage] can i learn @skill with you
  [brochure] please share brochure on this chat [contact] or give a mail id from where i can ask for it
  [brochureContents] is the brochure only about one course or about all [onSite] and may i pick a printed one up from your office myself
  [summary] what is this @program that starts now [seats] and are seats there in it
  [curriculum] after @program what all things will i know how to do
  [coverage] in which of your programs does @skill come [schedule] and what are its class timings
  [curriculum] what subjects, what practicals, tell all about the content of @program [mentor] and is somebody there to explain it again to me alone
  [coverage] want to know if excel automation or @skill is part of @program
  [summary] explain @program to me like i am 60 years old, which i am [difficulty] and is it hard at my age
  [brochureContents] will i find in the brochure who the trainers are
  [curriculum] the first and the last topic of @program and what is in between please
  [coverage] do you cover @skill [recordings] and is that class recorded, i may be travelling
  [brochure] something on paper about your courses for my father, he does not read on screen [phone] and a number so he can call you
  [summary] give an overview of @program [compare] and how is it different from @program
  [coverage] @skill hai ki nahi isme, haan ya na [refund] na ho to jo paisa diya wo wapas hoga?
  [curriculum] syllabus bhejo yahi chat me [placement] aur job guarantee hai kya
  [brochureContents] the pdf says what about eligibility, i am not able to open it here
  [curriculum] how is the content of @program arranged, what do we study [classSize] and in what size of group
  [coverage] is there any course where @skill is the main thing [mentor] and will an expert in that help me personally
  [summary] hi just landed on your site. what is @program [about] and who are you people, what do you do
  [curriculum] what will my team learn in @program, which topics [onSite] and can your trainer come to our factory
  [coverage] learning @skill is my only aim, is it included
  [brochure] where is the download button for the brochure [brochureContents] and are the prices in it
  [curriculum] {i read the short description}, what i am missing is the detailed list of topics [phone] or some number where they can read it out to me
  [summary] {the topics i have seen} but what is @program overall, tell in a few words
  [coverage] will i learn how to make reports with @skill or not [besideWork] and is it ok next to a job
  [curriculum] anything more detailed about what is taught in @program [brochure] or is that in some pdf, then send it
  [brochureContents] tell me what pages are in the brochure, worth downloading?
  [coverage] our lab uses @skill, do you teach it [discount] and is there any concession for researchers
  [summary] wat is @program
  [summary] need information on @program for my sister [transfer] can she later shift to other one if she does not like it
  [curriculum] i am comparing institutes so pls tell the topics you do in @program [rival] and say why i should not go to coursera
  [coverage] does any program include @skill plus interview questions on it [placement] and afterwards are there real interviews through you
  [brochureContents] does the catalogue mention dates [start] if no then tell me the next batch date
  [curriculum] course outline @program [access] and till when do i keep the material
  [coverage] how much of @skill is there in @program
  [summary] can someone describe @program, the website is too wordy for me [replyLanguage] malayalam please if you can
  [curriculum] what are you teaching on the weekends class of @program, which things
  [coverage] you have @skill also na? [trust] and this is not fake na
  [brochure] i want to take a print of your course information [myRegistration] also check whether my form came, name is Ritesh
  [summary] what is in store in @program, a small introduction please [demo] and is a trial class there
  [formFields] what all will I be asked in the registration form [whoSees] and by whom is it read
  [formFields] which documents should i keep with me before i fill your form [deadline] and what is the last day for it
  [formFields] is the phone number a must or can i leave it blank
  [formWrong] it says please enter a valid email, but my mail is correct, what is wrong [social] may i dm you on instagram otherwise, are you there
  [formWrong] your form is showing red line under my name, what does it not like [contact] if i cant manage, to which mail can i send my details
  [phoneFormat] how many digits must a number from oman have in your form
  [phoneFormat] is sri lanka there in the country code list [abroad] and can someone attend from colombo
  [phoneSigns] can i put a space in the middle of my mobile number [seats] i hope i am not late, any place left?
  [phoneSigns] should i write +91 with the plus or without [language] and is the course in hindi or english
  [phoneSigns] i always write my number with dashes, is that accepted in the form
  [phoneFormat] mine is a uk number, will your form take it [schedule] and lesson hours in uk time please
  [phoneFormat] bangladesh ka number chalega form mein [visa] aur class ke liye visa to nahi lagega
  [formFields] form mein aadhaar number dena padega kya [privacy] mera data safe rahega na
  [formFields] why does the form want my phone number
  [formWrong] form bol raha hai name invalid, mera naam to yahi hai [contact] koi banda hai jisse baat karu is baare me, kaise milega
  [formLocked] submit button is grey only, it is not getting pressed
  [formLocked] filled everything but the last button does not become active [formFields] is there some box which is a must and i missed
  [formFailed] it said something went wrong when i sent the form [myRegistration] so did you get it or not
  [formFailed] error comes after pressing submit, i tried thrice [closeLaunch] and some popup lies over half of it, how do i remove that
  [formNotLoaded] i tap on enroll now and the form is not opening at all [phone] can i give you details on phone, what is the number
  [formNotLoaded] the registration form stays white on my phone
  [formWrong] number field keeps saying invalid although i typed all ten digits [dataUse] and who will be ringing me on it, do you hand it to others
  [phoneSigns] can brackets be used around the area code [houseRules] and another thing, may i bring my own coffee to class
  [phoneFormat] with how many numbers after +971 is it ok
  [formFields] Do you require marksheets or any ID proof at the time of registration? [assessment] And is an entrance or final test conducted?
  [formFields] does the form ask for my salary or experience [audience] and is @program really for freshers
  [formWrong] i typed my email with capital letters and it refuses, is that the reason [brochure] also send me the pdf
  [phoneFormat] ten digits, is it correct for an indian mobile in that box
  [phoneSigns] is it okay if there are dots in the phone number like 98.450
  [formFields] form me kitne khane bharne hai aur kya kya
  [formFields] {phone and mail} i know, what else do you want from me in the form
  [formWrong] not {the button}, the email box is my problem, it says not valid
  [phoneFormat] it is not about {spaces}, my country is missing from the list, i am from fiji
  [phoneSigns] not {how many digits}, i am asking if the plus sign may stand in front
  [formFields] can i use my father's email for registration as i have none [register] and where is that form
  [formFields] what information about our employee do we have to give to enrol her [invoice] and will the bill be on the company
  [formLocked] is something left out, register button does not respond to my finger [start] i want to be in before it begins, when is that
  [formWrong] It says enter full name. I have only one name, as is common in Tamil Nadu. What to do?
  [phoneFormat] my brother is in germany and his number has 11 digits, would the form accept [besideWork] and he works full time, could he still do @program
  [formFields] is date of birth asked in the form, i dont like giving that [benefits] and first of all convince me, what is good about you
  [formFailed] sent form, got red message could not be sent, what now [seats] im scared the places get over, are some left
  [phoneSigns] do i put zero plus code plus number all together without any gap [afterRegister] and who calls me once i have sent it
  [leadingZero] is the leading 0 to be typed or left out
  [formFields] before i sit down with my mother to fill the form, tell what she has to have ready [certificate] and will she get a certificate after the course
  [formWrong] what is invalid about my mail, it ends with .co.in [mailContents] and what all will be written in the mail you send there
  [formNotLoaded] form does not come up, i see only a circle turning [account] is the whole site down
  [formFields] the form will ask what all? [duration] and filling apart, the course is for how many hours
  [phoneFormat] nri here with +1 number, fine for the form? [payment] and can one pay with an american card
  [phoneSigns] hyphen allowed in phone or not
  [formLocked] do i have to select a country code first to be able to send it, the submit is dim [privacy] and is the sending secure
  [formWrong] it is telling me number too short. it is complete i have counted [coverage] leave it for a moment, do you have @skill in your courses
  [formFields] do i have to make a password for registering or only name and number
  [formFields] is there any question in the form about my education [prerequisites] because i am only 10th pass, can i join with that
  [phoneFormat] landline can be put or it has to be mobile of ten digits
  [formFailed] my form did not go, a message came in red to try later [deadline] till when is registration open if i try tomorrow
  [formWrong] why it is not accepting S/o in my name
  [phoneFormat] your list starts from some countries, is maldives in it [classSize] also how many people will be with me in the class
  [formFields] name mail phone, only that or more [dataUse] and what will you do with those
  [phoneSigns] form me number ke beech me space de sakte hai kya [start] aur class kab se hai
  [phoneFormat] mera number qatar ka hai, kitne digit likhu [abroad] aur qatar se class kar sakta hu na
  [formLocked] Respected sir, the submit registration option is not clickable even after filling all columns. Kindly advise.
  [formFields] can i register without telling my mobile, i get many spam calls [dataUse] or do you promise not to sell it
  [formWrong] the mail id i use in office is shown as wrong by your form [formFields] is mail compulsory anyway
  [phoneFormat] number of digits for a nepali mobile please [phoneSigns] and is the dash after 977 ok
  [formNotLoaded] enroll button opens nothing in my browser [tools] what browser or computer do i need for the course by the way
  [formFields] kindly tell the compulsory fields of the form [price] and fees
  [formFailed] network error while sending form again and again [account] or is your site down just now
  [phoneSigns] i copied my number from contacts with spaces in it, can it stay like that
  [formWrong] Why am I told that my name contains something not allowed? There is an apostrophe in it, D'Souza. [curriculum] And what are the topics of @program?
  [formFields] company registration for three people, do we enter all three phone numbers or one [enterprise] or is there a separate thing for teams
  [phoneFormat] does a thai number work there, it is only 9 numbers long [schedule] and evenings your time, what hour are classes
  [formLocked] button not working in form [discount] and i had a coupon, where does a discount come in
  [formFields] any document upload in the form? photo? resume? [certificate] and what paper do i get from you in return, any certificate
  [formWrong] the phone box says check your number, mine is right as far as i know [correction] and earlier i had sent a form with the old one, can that be changed
  [phoneFormat] i have two sims, one indian one saudi, can i give the saudi one in the form
  [phoneSigns] starting with 00 instead of + is that ok [cookies] and does your page keep track of me
  [contact] to which email can i write my questions [myRegistration] one is about my form of monday, did you get it
  [contact] I want to talk to a person from your team and not a machine [brochure] also where is the brochure
  [phone] do you have a phone number i can call
  [phone] give whatsapp number please [price] and the fee for @program
  [street] what is the full address of your office [accommodation] and any lodge close by that you arrange
  [street] which road and building are you in, i want to send a courier [vendorPapers] and your gst number for the parcel bill
  [location] in which city are you located
  [location] aap log kis shehar mein ho [mode] aur class wahi aake karni hogi ya ghar se
  [otherCity] do you have any branch in jaipur
  [otherCity] is there any centre of yours in kerala [accommodation] if not is stay arranged for outstation people
  [contact] email id kya hai aapka
  [phone] koi number do jisme main call kar saku [schedule] office ka nahi, class ka time bhi batana
  [street] pata bhej do poora, pin code ke saath [invoice] aur bill pe gst number hoga na aapka
  [otherCity] nagpur mein branch hai kya [register] nahi to yahi se admission kaise lu
  [location] you people are from bangalore or where
  [contact] i need an answer on mail, where should i write [certificate] and does the certificate come by mail too or printed
  [phone] i am not comfortable with typing, is there any helpline [replyLanguage] or can you talk hindi here
  [street] nearest metro station to your office [mode] or is there no need to travel, is it all at home
  [otherCity] Are you present in any other city apart from {the one on the site}?
  [location] {full address} is not needed, only the city name
  [street] {city} i know, tell me the locality and landmark
  [contact] no {phone}, i cannot hear well, only mail. what is the id
  [phone] i don't want to {write mails}, just give a number
  [otherCity] so nothing in chennai? [future] will you open up some courses for kids there
  [onSite] can i come to your office and meet someone [alumni] or meet one of the old students there
  [onSite] we are coming to your city on monday, may we visit your centre [street] and what is the exact place
  [contact] whom do i approach for a question about @program that you could not answer
  [contact] can a counsellor get in touch with me [salary] i want to know what one earns after @program also
  [phone] landline of your reception [company] and the owner's name
  [phone] mobile number of whoever handles admission [discount] i want to ask that person, or you tell me, is there a scholarship
  [location] where is your institute, which state [company] and since how many years
  [street] send me your google map location
  [otherCity] my daughter got married and lives in bhopal now, is there something of yours there [abroad] later they move to dubai, would it be possible from there
  [contact] my doubt is not solved by you, let me talk to a human [partnership] it's about a tie up with our university, is that possible
  [location] kahan se ho aap
  [location] I am from Guwahati, where are you based? [besideWork] And I have a job, could I do @program next to it?
  [phone] do you take calls on sunday, on which number
  [street] how do i come to your office from the railway station
  [otherCity] any office in north india [onSite] or can your people come to lucknow to our college
  [contact] mail address please [mailContents] and what does the mail that i get after registering tell me
  [phone] phone no. [street] postal address [contact] mail
  [location] the institute is in which town [street] and on which road there
  [contact] who in your team can help me with choosing, how do i reach them [chatDetails] and can they see what i wrote to you
  [phone] want to speak on call with sir [instructors] what is the name of sir who teaches
  [street] is it near the bus stand or far, what is the exact address
  [otherCity] is hyderabad the only place you have [enterprise] our staff sit in four cities, would you set up a batch just for them
  [otherCity] we have people in pune and indore, do you sit in either [enterprise] they would all be trained together, is that done by you
  [location] please tell the city, my mother wants to know how far i will be going
  [contact] how can our HR contact you [enterpriseMail] and what should be in their message
  [phone] number of the office where i can ring up [deadline] today itself if it is the last date, is it
  [street] area and pincode, need it for google maps [houseRules] and do you have parking
  [contact] is there any support mail [formFailed] because form shows error on submit, what do i do now
  [phone] calling is better for me. which number [language] and hope they speak tamil, are classes also in tamil
  [otherCity] are there other branches where i can do the offline one
  [location] from which city is this run [trust] and how do i know it is not a fraud
  [contact] can someone mail me back, or give your mail i will write [visa] it's about a letter for the consulate, do you give that
  [street] House no, street, area, everything please, I am filling a gate pass [houseRules] and is there a lift in that building
  [phone] may i call you people, on what number [demo] and i wanted to ask if there is a trial class
  [contact] i have complaints and suggestions, which inbox takes them
  [otherCity] vizag lo branch undha [price] fees entha
  [location] office ekkada, which city [language] telugu lo cheptara classes
  [phone] is there a toll free number [recordings] and are classes recorded
  [contact] real person please, this chat is going in circles [hostile] you are useless
  [street] where in the city do you sit exactly [houseRules] is parking there
  [location] do i have to travel to some place, i mean where are you [mode] or is all of it online
  [otherCity] if i relocate to delhi next year would there be a branch of yours [access] and can i open the notes from there
  [phone] give me contact number of the trainer
  [contact] how do i get connected with your admission people [count] and how many courses are there in all
  [street] i am standing in the main road and cannot see your board, which building is it [whoAreYou] hello, are you a person who can see me or a bot
  [contact] please have a counsellor write to me, how do i ask for that [tellsAboutSelf] i am a bank clerk of 48
  [audience] for whom is @program made
  [audience] is @program meant for managers or for engineers [duration] and it takes how many hours
  [prerequisites] what should i know before joining @program [besideWork] and can it be joined by somebody with a full job
  [prerequisites] is a degree required for @program [payment] and is emi possible
  [codingNeed] do i have to write code in @program
  [codingNeed] can a person do @program who never programmed [mentor] and is there someone who helps such a one
  [tellsAboutSelf] i am a mechanical engineer with 6 years in a plant, [recommendation] which program should i choose
  [recommendation] which of your courses is best for a fresher from commerce side [start] and when would that one begin
  [recommendation] confused which to take, please suggest [tellsAboutSelf] i was 12 years in hotel line
  [audience] kaun log karte hai @program
  [prerequisites] eligibility kya hai [location] aur aap ho kahan
  [codingNeed] coding aani chahiye kya isme [certificate] aur certificate milega na
  [recommendation] mere liye kaunsa theek rahega [tellsAboutSelf] main school teacher hu
  [codingNeed] is there a lot of programming in it [mentorTimes] if yes how many times a week may i ask the mentor
  [prerequisites] can i join @program with 12th pass only
  [prerequisites] is there an age limit, i am 58 [discount] and anything less for our age
  [audience] my daughter is in college second year, is @program for such students
  [audience] who usually sits in the @program batch [classSize] and how many of them
  [prerequisites] do i need @skill already for @program, or is it taught from zero [recordings] and can i hear the lessons twice
  [codingNeed] which of the programs can be done without any coding [price] and their fees please
  [recommendation] whether to take @program or @program for a career in data, you decide for me
  [recommendation] suggest one course for my wife [tellsAboutSelf] she did bsc and was at home last ten years
  [audience] not {what one has to know}, i ask for which kind of people you designed @program
  [prerequisites] not {who comes}, what must i already be able to do to enter @program
  [codingNeed] {degree and all} no issue, only worry is programming, is it needed
  [recommendation] {who it is for} i read on the page, still i don't know which is for me
  [codingNeed] I have never seen a line of code in my life, will that be an obstacle? [difficulty] And is the rest hard?
  [prerequisites] is experience in IT a must [placement] and at the end is there help with jobs
  [audience] are lawyers also taking @program or is it for tech people only [events] and do you hold talks for lawyers, some webinar
  [recommendation] out of all you have which is good for somebody who wants to build apps
  [tellsAboutSelf] i manage a small hospital, no technical background [recommendation] what would you recommend me [brochure] and send some pdf on it
  [language] do i need good english for @program [replyLanguage] and can you write in hindi to me here
  [codingNeed] python aana zaroori hai kya pehle se [brochure] syllabus ka pdf hai kya jisme ye likha ho
  [audience] ye course sirf engineers ke liye hai ya koi bhi kar sakta hai [tools] aur laptop kaisa chahiye
  [prerequisites] admission criteria of @program
  [prerequisites] maths was my weak subject, must one know maths before [assessment] and are there exams
  [codingNeed] is programming part of @program, yes or no [instructors] and the trainer's name
  [recommendation] i know a bit of @skill already, which program would be next for me
  [audience] is @program suitable for a team lead [enterprise] and can you run it for my 14 people only
  [recommendation] please guide, three courses i see, which is the one for me [tellsAboutSelf] i'm in hr since 11 years
  [audience] is it for beginners or for experienced people, @program [payment] i'd pay monthly if that's possible
  [prerequisites] what is the minimum qualification [deadline] and minimum time i have, i mean until when can i apply
  [codingNeed] how much coding will my non technical staff face in @program [invoice] and can it be billed to our firm
  [recommendation] which is right for a boy who just finished diploma in electronics [career] and will it give him any push in career
  [audience] whom would you say @program suits least and whom most
  [prerequisites] can someone without a laptop or computer experience start [tools] and must they buy one
  [prerequisites] is any entrance test or previous certificate needed to get into @program [correction] i put wrong marks in my form, can i still change that
  [codingNeed] Sir, coding is compulsory in this or optional
  [recommendation] for me as a shop owner which one makes sense [besideWork] and shop is open 10 to 10, would it go along
  [audience] could a retired person come to @program, is it meant for that also [discount] and is there something less for seniors
  [codingNeed] will i have to program in @program [compare] and in @program is it the same or how do the two differ
  [prerequisites] which skills are expected on day one [demo] or let me first sit in a sample class, possible?
  [audience] are there doctors and nurses in @program, is it made with them in mind
  [recommendation] i want to go into @skill, tell me the right course [register] and how to join that
  [recommendation] what do you have that would suit an accountant [vendorPapers] his firm asks for your pan card copy too
  [codingNeed] i left programming in 2009, do i have to go back to it for this [instructors] and who teaches, someone patient i hope
  [prerequisites] graduation final year result is awaited, still can join? [refund] and if i fail in that do i get fees back
  [recommendation] in your opinion @program ok for me or should i take another [tellsAboutSelf] i do customer support for a telecom
  [audience] target audience of @program?
  [prerequisites] any background needed for it [contact] and whom can i ask on mail about my case
  [audience] which sort of professionals get the most from @program [salary] and what do they earn later
  [codingNeed] are the non coders really able to finish, i mean is code needed anywhere [quotes] tell me what one of those said
  [recommendation] both @program and @program look fine, please just tell me one [tellsAboutSelf] (i do digital marketing)
  [prerequisites] is knowledge of statistics a precondition
  [prerequisites] a boy of 16 can join or not [future] or is something coming up for school boys
  [codingNeed] they say ai is all coding. is that so in @program [trust] and is all of this true at all
  [recommendation] where should a person like me even begin [tellsAboutSelf] farmer's son, ba history, now in a call centre
  [audience] does @program fit for freelancers [schedule] and are the hours in the night
  [prerequisites] what must i have studied [phoneFormat] and is a kuwait number ok in the form
  [codingNeed] does she need to sit and code [tellsAboutSelf] my sister is a designer
  [audience] the @program, is it for founders, or who
  [recommendation] i want a course that helps in my tally and gst work, which do you say [language] must be in telugu, are they
  [recommendation] pls help me pick [count] how many courses to pick from, in all
  [privacy] do you have a privacy policy [visa] also for a foreigner do you help with visa
  [privacy] is my data safe on your website [trust] and are you people a genuine institute
  [dataUse] what do you do with my phone number
  [dataUse] will you give my details to any loan or insurance people [price] and btw the fee of @program?
  [dataKept] how long do you keep my details with you [programs] and which courses have you besides
  [dataKept] if i do not join, after how many months is my enquiry deleted [deadline] and how long do i have to decide on joining
  [whoSees] who can see what i fill in your form
  [whoSees] in your office which persons read the enquiries [phone] and can i speak to one of those, what number
  [erasure] please delete my number and mail from your records [thanks] thank you
  [erasure] i want to be removed from your list [mailByMistake] because i got a mail from you though i never signed up
  [correction] i have given a wrong phone number in the form, how to change it
  [correction] my name is spelled wrong in the mail that came, can you fix [certificate] otherwise the certificate will also have it wrong, or do you give one at all
  [chatDetails] why do you ask my email before chatting [coverage] i only want to ask if @skill is taught
  [chatDetails] is this chat being saved somewhere [whoAreYou] and am i talking to a person or a bot
  [dataUse] mera number kisi aur company ko to nahi doge
  [dataKept] kitne time tak mera data rakhte ho aap [start] aur course kab chalu hoga
  [whoSees] mera form kaun kaun dekh sakta hai [besideWork] office walo ko pata na chale, waise job ke saath ho jayega na ye course
  [erasure] mera number hata do please, bahut call aate hai
  [correction] email galat likh diya maine, theek kaise karu [afterRegister] aur uske baad kab tak aapka reply aata hai
  [chatDetails] yahan jo likh raha hu wo record hota hai?
  [privacy] where can i read your terms and conditions
  [privacy] do you follow the indian data protection law [onSite] our legal man also asks, may he visit your office
  [dataUse] for what reason is my number needed by you, only for calling? [perks] and what do i get in exchange, i mean what comes with the course
  [whoSees] does the trainer also see my details or only the admission staff [instructors] and who is the trainer
  [whoSees] {why you take it} i understood, but which people get to see my data
  [dataKept] {who sees it} ok, now for what length of time is it stored
  [dataUse] not {how long}, for what purpose do you store my details
  [erasure] no {change} needed, delete my entry fully
  [correction] don't {delete} it, only replace my old number by the new one, how is that done
  [chatDetails] {the form} is not what i mean, i mean this chat, does someone keep what i write in it
  [chatDetails] you took my name and mail at the start of this chat, what for [brochure] also i need the brochure in that mail or here, where is it
  [dataUse] will i start getting marketing calls if i register
  [dataUse] are you selling the list of people who enquire [register] if not then tell me how to join @program
  [erasure] I withdraw my consent. Kindly erase all that you hold about me. [refund] The fee I paid should come back too, does it?
  [dataKept] for what period will you hold my daughter's information [future] she is 13, so is there anything for her age at all coming
  [correction] after submitting i noticed i picked the wrong course, how can it be put right [compare] and tell me what is the difference of @program and @program so i don't repeat the mistake
  [privacy] is it secure to enter my details in this site
  [whoSees] is my application visible for other students [support] and is there a group where the students talk
  [dataKept] do you throw away old enquiries at some time or do they stay always
  [erasure] how can i get my record wiped out [refund] and the amount i paid, is it returned too
  [correction] new sim from today, how do i update my number with you
  [chatDetails] will someone of your team be reading this conversation [company] and how many are you in the team
  [chatDetails] this chat wants my mail id again, is it really needed [chatStart] and it does not begin even after i wrote it, what is wrong
  [privacy] gdpr compliant? [invoice] vat on the bill?
  [dataUse] my information is being used for what all
  [dataUse] do you put people on newsletter automatically after registration [events] i only want news about free webinars, are there some
  [whoSees] if i write my present company in the mail to you who reads that
  [erasure] i had filled the form last year, not interested now. take my name off [dataKept] or is it already gone after one year
  [correction] surname missing in my registration, i want to add it
  [dataKept] till when will you have my email with you [events] in that time will you invite me to events, what events do you have
  [dataKept] retention of candidate data, how long? [vendorPapers] our audit team also wants your iso certificate, do you have one
  [whoSees] Will my manager be able to see that I applied? [curriculum] And what would I be studying in @program?
  [privacy] how do you protect the information of people [dataUse] and what do you use it for in the first place
  [erasure] stop all mails and messages to me
  [correction] i entered the bootcamp form with wrong mail, any way to correct [launch] and when is that bootcamp
  [chatDetails] do you remember what i asked you here yesterday [duration] it was about how long @program is
  [cookies] do you put cookies on my computer
  [cookies] is there google analytics on your page [chatDetails] and is this chat stored on top of it
  [source] do you know that i came from your facebook ad [joinLaunch] it said bootcamp free seat, how do i take that
  [source] can you see in my registration that a friend referred me [discount] and does he or me get some discount for it
  [privacy] in which country are your servers
  [dataUse] you will not misuse the number no? what is it used for [phone] give me yours also, what is your number
  [erasure] can the details i gave for my mother be taken out, she is upset [correction] or if not out then at least put my number there in place of hers, can you
  [whoSees] who has access to registrations [programs] and what programs do i choose from
  [dataKept] how long do you store this [formFields] and is it necessary to give birth date in it
  [chatDetails] before i say anything, is what i type here private [hostile] last time your bot was rubbish
  [correction] the mail you sent has someone else's name on top and my address, please set right [myRegistration] and is my own registration there
  [privacy] data safety, please explain how it is at your institute
  [dataUse] after enrolling does the partner company get my mobile number from you [partners] and who are these partner companies
  [whoSees] only you see this or the whole company [otherPeople] and tell me did my neighbour send one too
  [dataKept] when i finish the course does my information go away after a while
  [erasure] not joining, remove me pls [thanks] thanks
  [erasure] i want my photo and details off your website and system, i studied with you, how
  [correction] wrong city wrong number everything wrong, my son filled it. how do we correct the form
  [mode] is the course online or offline [benefits] and what is so special in it
  [mode] do i have to come to class or can i do it from home [price] and is the online fee lower, what is it
  [mode] zoom pe hota hai ya class mein baithna padta hai
  [mode] is it live on video or in a classroom [language] and what language do they speak there
  [onSite] can i visit your office once before i decide [offTopic] will it rain there tomorrow
  [onSite] can your trainer come to our company in noida [enterprise] and would you change the course for our people
  [onSite] we have a training room for 40, will you teach there [discount] and then is it less costly as you save on the hall
  [location] where is your centre, in which city
  [location] which place are the classroom batches in [accommodation] and is there a pg nearby
  [mode] is everything of @program virtual [houseRules] must my video be on
  [mode] Do you have a physical batch? We would need it in person.
  [onSite] aap hamare college aa sakte ho kya sikhane
  [onSite] main aapse milne office aa sakta hu kya [street] address bhi bata do
  [mode] ghar baithe ho jayega kya ye course [tools] mobile pe bhi chalega?
  [location] ye institute kis city me hai
  [mode] not {the city}, i ask is it online
  [location] whether it is {online} i know, yes it is, only where is your office city
  [onSite] not {we to you}, you to us. can someone come to our plant and train there
  [mode] i stay 600 km away from you, is there some way without travelling [attendance] and how many classes am i allowed to be absent
  [onSite] may my parents come and see the institute [phone] give number so they can call before
  [mode] hybrid also possible, some days home some days class?
  [onSite] what are your visiting hours [mentor] and can i meet there the person who would guide me
  [location] are you in the same state as us, meaning telangana [phoneFormat] and is my singapore number ok for the form
  [mode] in which format is @program taught, virtual or face to face [recordings] and if virtual then do we get the videos later
  [onSite] does your faculty travel to colleges for @program [partnership] and would you sign an mou with a college
  [location] kindly inform the city of your institute [certificate] and whether a printed certificate is given
  [mode] my village has weak net. any classroom option
  [onSite] our director wants to drop in to your campus next week, is it permitted
  [mode] do i need to go somewhere for @program or just open a laptop [schedule] and at what hours do i open it
  [onSite] can you conduct it in our own building [projects] and with a project from our own plant
  [mode] is the bootcamp at some venue or on the internet [joinLaunch] and how can we get in
  [location] from where do you operate
  [mode] classes are happening over which app, google meet or zoom [recordings] and does it save them
  [mode] can it be done remotely from another country [abroad] i mean do you take a student who lives in oman
  [onSite] is walk in allowed for enquiries [trust] it would make me believe that you are real, what else could
  [location] before i ask about hostels i should know, which city are you people in
  [mode] purely offline batch, have you got one? [start] if yes from when
  [onSite] could we hold the whole training at our hotel, we have hall and projector [invoice] food and hall would be on us, you'd bill only teaching, with gst?
  [location] india mein kahan ho, south ya north
  [mode] Is @program delivered remotely? [assessment] And how would the exam be then, if there is one?
  [onSite] would you send one trainer to our school for two days [enterpriseMail] what should the principal tell you in the request
  [mode] attending from my own room, is it possible [difficulty] or is it too tough to learn alone like that
  [location] which city should i book train for [onSite] and is your office open on saturday for visitors
  [mode] do you teach in a hall or on screen [location] and if in a hall, then where on the map of india
  [onSite] can i just come over and have a look at a class [mode] or is it an online thing where there is nothing to look at
  [mode] i am in a wheelchair so home is best for me, can i do it from there [houseRules] and if some day must come, is the building ok for wheelchair
  [location] your head office is situated in which town [company] and who is the owner
  [mode] i heard there is self study only, or are real live classes there over net [instructors] with which teacher
  [onSite] are you ready to come down to our bank's training centre in kochi [vendorPapers] our procurement then wants pan and cancelled cheque, can you give
  [recordings] are the classes recorded
  [recordings] if i miss one class can i see it later [besideWork] my job has sudden duties, is it ok with such a job
  [attendance] is it compulsory to come to all the classes [refund] and if i cannot, is there money back
  [attendance] how much attendance is needed [certificate] and do they hold back the certificate for that
  [transfer] can i change from @program to @program after joining
  [transfer] if i get busy can i shift to the next batch [refund] or do you return money
  [transfer] i want to give my seat to my cousin, possible? [correction] then his name should stand in the form, can you change it
  [recordings] class ki video milegi kya baad mein
  [attendance] kitni chutti le sakte hai course ke beech me [payment] aur fees kist mein de sakte hai?
  [transfer] batch badal sakte hai kya agar time suit na kare [contact] kisko mail karna hoga iske liye
  [recordings] power cut is daily here from 7 to 8. do you save the lecture so that i can watch at night
  [attendance] my wedding is in the middle, ten days i will be absent, do you cut my name for that [access] and will the notes be with me on honeymoon lol
  [transfer] i enrolled for a program that is too easy, may i move to the higher one [compare] and what does the higher one have that mine has not
  [attendance] i dont ask for {recordings}, i ask what happens to me if i stay absent
  [recordings] not bothered by {attendance rules}, only want to know if there is a video of every class
  [transfer] no {refund} wanted, only postpone me to the later batch if that can be done
  [recordings] Are lectures available for later viewing? [classSize] And what's the strength of a batch?
  [attendance] do you mark who is present, and does it count [career] and does it matter later for my career, does the course help in that
  [transfer] pause karke do mahine baad continue kar sakti hu kya [access] aur tab tak notes khule rahenge na
  [recordings] can i watch again what i did not understand in the lesson [difficulty] i learn slowly, is it hard to follow
  [attendance] is there trouble if i come late by half an hour each day [schedule] what time does it begin anyway
  [transfer] deployment came for me suddenly, army. can my training be moved to next year
  [recordings] missed class, how to make up for it [mentor] is there somebody who explains what i missed
  [attendance] must all my employees be present each time [invoice] and is the invoice per person or one
  [transfer] is it allowed that a colleague takes over when i leave the company
  [recordings] till the exam i need to rewatch some sessions, do you have them on video [assessment] and what is asked in that exam
  [attendance] i can attend only alternate days, will you allow it [recordings] and the other days on video?
  [transfer] swap of batch from weekday to weekend midway, do you do that [myRegistration] and my form, is it received at all
  [recordings] is replay there for @program [language] in hindi too?
  [attendance] percentage of attendance required for @program [language] and is it ok if my english is poor, i mean is teaching in english
  [transfer] what if after one week i feel @program was the wrong choice, can i go over to another one
  [recordings] i sleep at 8 as i get up at 3 for my milk business, is it saved so i may see at 3 [tellsAboutSelf] i have 20 buffaloes
  [attendance] how strict is it with being there for every session [ending] and the last session is on what date, i fly out in june
  [transfer] can somebody else sit in my place if i fall ill [attendance] or just be absent, is that accepted
  [recordings] whatever is shown on the screen in class, do they tape that for us [houseRules] or may i record with my phone myself
  [certificate] will i get a certificate at the end
  [certificate] do you give certificate for @program [duration] and after how many hours is that
  [accreditation] is your certificate recognised by the government [street] and where is your office, the postal address
  [accreditation] is it valid for jobs in gulf [abroad] also i am in doha now, can i join from here
  [assessment] is there an exam at the end
  [assessment] what are the passing marks [attendance] and is there minimum attendance also
  [assessment] do you give homework [besideWork] i am asking because of my job, is it doable with that
  [certificate] certificate milega kya aur kis naam se [deadline] aur admission ki last date
  [accreditation] ugc approved hai kya ye [company] aur kab se chal raha hai institute
  [assessment] exam hota hai kya, mujhe exam se darr lagta hai
  [certificate] is it a printed certificate or only pdf [order] and if i do two programs at a time is it two of them, or can't i do two
  [accreditation] who is it that accredits your programs
  [assessment] how are people tested in @program [projects] and do projects count or are there none
  [certificate] {recognised} or not i dont mind, but some paper i get, yes?
  [accreditation] paper i know {you give}, but is it accepted by a university
  [assessment] it is not the {certificate} i ask about, are there tests during the course
  [certificate] my HR asks for proof of completion, do you issue such a thing [invoice] and a fee receipt in my name
  [accreditation] Are you affiliated to any university or board?
  [assessment] if someone fails in the test can he write again [refund] or is the money gone
  [certificate] does every program come with a certificate or only @program [programs] list them also
  [accreditation] will a government department accept this certificate for promotion [career] and do private companies promote for it
  [assessment] is there any viva or interview at the end of @program
  [accreditation] aicte approval please tell [vendorPapers] and copy of your registration papers for our college file
  [certificate] what will be written on the certificate [correction] because my name is wrong in my form, can it be set right
  [accreditation] do companies give any value to your certificate [partners] and which companies are with you
  [assessment] assignments every week? [besideWork] i have night duty, can i keep up with that
  [certificate] can i put the certificate on linkedin [social] and tag you, what is your page there
  [accreditation] is this equal to a diploma
  [certificate] for attending only, without passing, is a certificate given [assessment] and what has to be passed
  [assessment] how will you check that my staff have learnt it
  [accreditation] does nsdc or skill india stand behind you [trust] if not then how can one trust
  [certificate] dad is asking is there any degree or certificate after this
  [assessment] are tests online or should i come [location] and come to which city
  [accreditation] credits of it counted in my btech or no [instructors] are your teachers phds, or who are they
  [certificate] course poora karne pe kagaz milta hai kya haath mein [placement] aur naukri me help?
  [assessment] will i be graded [mentor] and does someone explain my mistakes to me one to one
  [certificate] how long after the finish do you hand out the certificates [ending] and when is that, the finish
  [accreditation] are your courses approved by any council or board
  [certificate] is a certificate there for people who only come to the bootcamp [launch] and what is the date of that
  [assessment] mujhe bas itna bata do test hoga ya nahi
  [accreditation] is your academy approved by some ministry [certificate] and is that shown on the paper you give
  [assessment] no exam please at my age, is there any? [audience] and do others of 60 come to @program
  [certificate] Is a certificate awarded on completing @program? [price] Kindly also quote the fee.
  [accreditation] will it be accepted in canada as an education [visa] and does it help with pr
  [assessment] do learners get marks or just pass or fail [codingNeed] and does the test want me to code
  [certificate] if both my sons do it do both get their own certificate [discount] and a lower fee for the second
  [accreditation] my manager says worthless paper, so who recognises it
  [assessment] what kind of evaluation is there in @program [dataKept] and how long are my results kept at your end
  [certificate] i lost the certificate of another institute, do you send a soft copy so that it stays
  [assessment] quiz after each topic or one big at the end [recordings] and can i see the recordings before it
  [certificate] proof of participation for my office, available? [contact] whom to mail for it
  [accreditation] how much is this certificate worth in the market [salary] like does the salary go up by it
  [career] will @program help me to get promoted [tellsAboutSelf] i am a junior executive in purchase since 2017
  [career] i am 10 years in one post, can i change my field with this [recommendation] and then which of yours should i pick
  [placement] do you help to get a job after the course
  [placement] is there placement in @program [certificate] and is the certificate given before that
  [salary] how much can i earn after @program [offTopic] btw what is gold rate today
  [salary] what package do freshers get after this [placement] and which companies come to hire
  [career] can i show what i make here in interviews
  [placement] job guarantee hai kya [refund] nahi mili to paisa wapas?
  [salary] kitni salary badhegi iske baad [audience] aur @program kis level ke logo ke liye hai
  [career] career me kya fayda hoga is course se [duration] aur kitne mahine ka hai
  [placement] not asking {salary}, asking will you get me interviews
  [salary] {job} i have, how much more would they pay me after this
  [career] {placement} i do not need, tell what it does for my growth in my present work
  [placement] is any internship given [tellsAboutSelf] i am bca final year
  [salary] Which salary may a person with @skill expect in Pune? [coverage] And is that really taught in @program?
  [career] will it open some doors for a 45 year old [prerequisites] and is there an upper age
  [placement] do recruiters visit you [events] or do you hold a job fair
  [salary] average ctc of your old students [company] and how many have passed out from you
  [career] portfolio, does one come out with a portfolio
  [placement] resume and interview preparation is there or not [mentorTimes] and how often does the mentor sit with us
  [salary] pay after @program for someone in bpo now [tools] and must one own a laptop
  [career] what roles are open to me after @program [order] and should i add @program after it for that
  [placement] my son is jobless since one year, can you place him somewhere
  [salary] is 10 lakh possible after this, i mean what do people get [testimonials] has anyone told about it
  [career] what is the scope in @skill for next five years if i learn it with you [howAreYou] and how are you by the way
  [placement] how many get jobs from your batch, do you assist in it at all [quotes] and what did those learners say
  [salary] earning as freelancer after the course roughly?
  [career] after a career break of eight years would this bring me back [demo] and can i try one class before i dare
  [placement] Will you forward my CV to companies when I'm done? [dataUse] And apart from that who gets my details?
  [salary] how much more per month can a data entry man make once he has finished @program
  [career] how does @program help a person in sales to grow [benefits] and what is special about you that others have not
  [placement] naukri lagwa doge na
  [salary] any hike seen by working people [besideWork] since i will be doing it along with work, is that possible in fact
  [career] mechanical to software, does @program make that switch possible [codingNeed] and how much coding will i face
  [placement] do companies tie up with you for hiring [partners] and what are their names
  [salary] what are people paid in this line in bangalore [location] and are you in bangalore only
  [career] will there be something to put on my github and cv when i finish [tools] and do i need a paid account for that
  [placement] campus drive for your learners, yes or no? [deadline] if yes i join, till when can i
  [career] i only want to know if finishing @program moves me up in my company
  [salary] give idea of salary in first year [payment] as i must repay a loan, can the fees be paid monthly
  [mentor] will i have a personal mentor [perks] and what else comes with it
  [mentor] if i get stuck in the middle who helps me [price] and does that cost extra, i mean what is the full price
  [mentorTimes] how often will i meet my mentor
  [mentorTimes] is the mentor there on sundays [recordings] and are sunday classes recorded
  [instructors] who are the teachers [attendance] do they get angry if i am absent sometimes
  [instructors] what experience does the trainer of @program have [certificate] and does he sign the certificate, if you give one
  [support] after the course is over can i still ask doubts
  [support] is there a whatsapp group of students [demo] can i join it before paying, like a free trial of everything
  [mentor] koi personally guide karega kya [price] uska alag paisa hai ya total kitna hai
  [mentorTimes] mentor se hafte me kitni baar baat hoti hai
  [instructors] padhata kaun hai @program [language] aur kis bhasha me
  [support] course ke baad help milti hai ya khatam to khatam [alumni] kisi purane bande se puch sakta hu
  [mentor] is doubt clearing one to one
  [mentorTimes] {whether there is one} you said yes, now how does it go, weekly call or what
  [instructors] not {the guide for me}, the people who take the class, who are they
  [support] during the course i see, {mentor} and all. but afterwards, is anybody there
  [mentor] {teachers} fine. but do i get one person just for me to ask
  [instructors] Are the faculty from industry or academics? [classSize] And the number of participants per faculty?
  [mentorTimes] how long is one sitting with the mentor [besideWork] and can that and the classes be managed next to office
  [mentor] who will look at my work and tell me what is bad [assessment] and do they give marks
  [instructors] name and linkedin of the trainer please [street] and office address
  [support] do you have a community on discord or telegram
  [mentorTimes] does mentor reply at night on whatsapp, because i study at night only
  [mentor] do your mentors guide each student or is it a group [coverage] and will he know @skill, is that covered at all
  [support] do old students stay connected with each other, is there a group
  [instructors] trainer ki qualification kya hai [rival] youtube wale se behtar kyu hai aapka course
  [mentor] will a person sit with my staff individually [enterprise] if we take a batch just for us 20
  [mentorTimes] how many minutes does a mentor give one student [transfer] and if he is no good can i shift to another batch
  [support] help after finishing, is that included and how
  [instructors] does the founder teach himself [company] and who is he
  [mentor] i am a slow person, will someone take me by the hand [audience] or is @program not meant for the slow ones
  [mentorTimes] can i ring the mentor whenever i want
  [instructors] is it taught by a professor, or by someone who does it daily [demo] can i watch him once before joining
  [support] if my project breaks two months after the end, would you help then [access] and can i still see the lessons by then
  [mentor] one to one mentorship is in @program or no [compare] and in @program, same or is this the difference
  [mentorTimes] schedule of mentor meets?
  [instructors] who is going to train my team [vendorPapers] and can he sign our nda
  [support] how do students help each other, some forum? [joinLaunch] and one more, how do i enter the launch
  [mentor] someone to solve my doubts, do you have such person [deadline] and how many days do i have to make up my mind
  [mentorTimes] i want to choose my own mentor, can i
  [instructors] lady teachers also there? who all teach
  [support] do you leave us alone when it is over
  [mentor] tell about the mentoring in @program [mentorTimes] and when and how many times it happens
  [mentorTimes] mentoring comes daily, weekly or monthly [tools] and over which app
  [instructors] i want to hear who takes the class in @program, background and all [dataUse] and does he get my number for his own things
  [support] lifetime support hai kya
  [mentor] is any senior person checking my code [codingNeed] or is there no code at all in it
  [mentorTimes] is there a cap on mentor hours [price] and are further hours charged, what is the fee altogether
  [instructors] from which companies do your trainers come [alumni] i would also like to ask an old student how they are, possible?
  [support] is there a place where i meet other learners [otherPeople] and is anyone from ranchi in it
  [mentor] some expert to guide me for my own startup idea, is it part [future] a startup course, will that come
  [instructors] how good is the teaching staff, how many years in the field
  [mentorTimes] mentor call is on video or phone [phoneFormat] mine is a mauritius number, is that ok with the form
  [support] post training support for our employees, for how many months [ending] and the classes themselves, when do they end
  [mentor] what if i don't understand something, whom do i turn to in the course [codingNeed] mostly i fear the code, how much of it is there
  [instructors] sir ne kahan kaam kiya hai pehle
  [mentor] one mentor for everybody or each gets his own [number] how many mentors are there
  [support] will i be in some alumni group after finishing [placement] and does it help with jobs, or do you
  [mentorTimes] how fast does he come back to me when i ask, the mentor
  [instructors] will the same person teach me all through, who is it
  [projects] are there real projects in @program [certificate] and does a certificate mention them, if there is one at all
  [projects] do we build something ourselves [prerequisites] and what must we know for that
  [partners] which companies give the projects
  [partners] name your industry partners [trust] i want to check that you are not cheating
  [perks] what all do i get with the course [discount] and is there an offer
  [perks] is anything given besides classes [payment] and can it all be paid in parts
  [benefits] why should i choose you
  [benefits] what is special about your institute [location] and where is it
  [projects] sirf theory hai ya practical bhi [tools] practical ke liye kaunsa software chahiye
  [partners] kaunsi companies ke saath kaam karte ho aap
  [perks] join karne pe kya kya milega [deadline] aur last date kab hai
  [benefits] aapke yahan padhne ka kya fayda, doosro se alag kya [location] aur aap ho kaunse shehar me
  [projects] what kind of project do we make in @program
  [partners] not {how the projects are}, from which firms are they
  [perks] {why you} is clear. what is in the package
  [benefits] {what comes with it} i read, still tell why to pick you people
  [projects] {the names of companies} don't matter, do we really work on something practical
  [partners] is wipro or infosys a partner of yours [placement] and do they take your people in job
  [projects] Is there hands-on work with @skill? [tools] And must we purchase licences for it?
  [perks] any goodies or extras for people who enrol [trust] or are these only baits, are you honest
  [benefits] advantages of learning with you over reading by myself [rival] and over the udemy courses?
  [partners] who is behind those live projects [unsaid] and who owns what i code for them
  [projects] will i touch real data or toy examples [difficulty] and is that tough for a newcomer
  [perks] what is included in the fee [price] and how much is the fee
  [benefits] give me reasons to spend my money with you
  [projects] can the project be on my own dairy business [tellsAboutSelf] we have 3 collection centres in erode
  [partners] list of the companies linked with you please [contact] or the mail of who can give it
  [perks] what facilities do learners get [houseRules] also is there wifi in the class
  [benefits] what do you do better than the rest
  [projects] solo project or in group, what kind is it [number] and how many of them
  [partners] are your partner firms foreign or indian, which ones [abroad] and i sit in kenya, can i join too
  [perks] classes ke alawa aur kya milta hai [unsaid] aur koi bond bharna hota hai
  [benefits] what is good in @program and in your teaching that i should join [attendance] and must i come to each class
  [projects] how much of it is practical
  [partners] do you have tie ups with hospitals, which
  [perks] if i join today what do i get out of it apart from lectures [recordings] are recordings part of that
  [benefits] is it worth joining you, what do i gain by it compared to others
  [projects] my boss wants that we try things by ourselves, is that in @program [start] and from which date
  [partners] on whose behalf are we doing the industry work, names [start] and the next batch begins when
  [perks] tell the full package of @program, what is thrown in
  [benefits] one good reason to come to you please [register] then i will join, how
  [projects] do we make an app or so in the end [prerequisites] and what all must we know for it
  [start] when does the next batch start
  [start] from which date are the classes of @program [accommodation] i have to find a room, is there a hostel
  [deadline] what is the last date to apply [offTopic] also when is diwali this year
  [deadline] till when can i enrol in @program [formFields] and what papers go with the application
  [launch] when is the launch event
  [launch] what time is the bootcamp session in india [seats] and is there still room in it
  [schedule] on which days are the classes [mode] and at home or at your place
  [schedule] what are the timings of @program [instructors] and who takes it at that hour
  [ending] when does the course get over
  [ending] by which date will i be done with @program [certificate] and is the certificate given the same day
  [start] kab se shuru ho raha hai @program [location] kis jagah
  [deadline] kab tak form bhar sakte hai
  [launch] bootcamp kis din hai
  [schedule] class ka time kya hai [mode] aur online hai na
  [ending] course kab khatam hoga, mujhe baad me shaadi hai
  [start] not {the timing}, the date of first class i want
  [schedule] not {the date}, what hour of the day is the class
  [ending] {start} i know it, last day is when
  [deadline] {the start date} is on the page, what is missing is till which day you accept people
  [launch] {ordinary classes} i will ask later, first tell when the popup bootcamp takes place
  [launch] what is this bootcamp that popped up [closeLaunch] and how do i shut the box
  [start] Could you let me know the commencement date of @program? [discount] And whether there is an early bird rate?
  [deadline] is it too late to register for @program [afterRegister] and if i do it now what happens after
  [schedule] is there a weekend batch [besideWork] i am a police constable, would it go with my duty
  [ending] Which month would it finish in? [transfer] If that's after March, could I move to an earlier batch?
  [launch] the time of the launch is shown in some other zone, what is it in dubai
  [start] if i enrol today then when can i begin [afterRegister] and who calls me once i have
  [deadline] can i decide next month or will it be closed by then
  [schedule] morning or evening classes
  [ending] end date of @program please, for my leave form [invoice] my office also wants the bill, do you make it with gst
  [launch] tell about the event in the pop up, date and what happens there
  [start] is anything starting in january [programs] if yes which ones
  [schedule] timetable chahiye @program ka [recordings] aur agar miss hua to video?
  [deadline] admission open till? [register] and how do i take it
  [start] new batch kab [classSize] aur kitne log hote hai usme
  [ending] exact last day of classes?
  [schedule] how many days in a week do we sit for class [duration] and altogether it is how many weeks
  [launch] is the session on a working day, at what time
  [deadline] cut off for enrolment for this intake
  [start] when is my son to report, i mean which day is the first day [location] and in which city
  [schedule] can i pick a slot after 9 pm, what slots are there [classSize] and is that slot crowded
  [ending] finish before diwali or after? [salary] and from then how much would i earn
  [launch] my friend says there is a live bootcamp of yours this month, when [launchProgram] and which program is it about
  [deadline] how many days do i have left to sign up
  [start] i am free only from may, does any batch of @program start then
  [schedule] saturday sunday only possible? [language] and hindi or english
  [ending] when will my team be back at their desks, meaning when is it over [enterprise] if we take a group of our own
  [deadline] the form will be closed on what day [brochure] i have to show a brochure at home first, where is that
  [launch] kitne baje hai launch session india time
  [start] so when do we start [affection] you are so sweet
  [schedule] are the lectures in daytime [dataUse] i don't pick up calls in daytime, what else is my number used for
  [deadline] if i fill on the last day night 11 is it ok, and what is the last day
  [ending] till which date does the batch go [start] and starting from
  [launch] is the bootcamp one day or two days, when exactly [language] and is it in hindi, also the course
  [start] the start date please [street] and the address
  [schedule] class hours for someone in london, what time would it be there for the normal lessons
  [ending] ye kab tak chalega
  [start] how soon can my wife begin with @program [prerequisites] and what must she have studied
  [deadline] do the registrations get over soon [contact] if yes let me talk to someone fast, who
  [schedule] are there holidays batches and at what time [ending] and on what date would we finish
  [launch] i got a message about august session, what is it, when is it
  [start] which day is orientation or first lecture of @program
  [deadline] last chance to join is when [formFields] and what must i have ready for the form
  [schedule] my shop closes at 9. is any class later than that
  [ending] when is the final session of @program [support] and does help go on beyond
  [launch] at what hour do i have to be ready for the webinar in the box [tools] and what do i need on my phone for it
  [start] Next intake of @program is in which month, sir [payment] and can fees be paid after it starts
  [deadline] by when do i need to tell you yes or no
  [price] what is the fee for @program [accreditation] and is it approved anywhere
  [price] how much does it cost all together [certificate] including certificate, if there is one
  [payment] can i pay in instalments
  [payment] is credit card accepted [register] if yes how do i join right now
  [discount] is there any discount for students [tellsAboutSelf] i am in bsc second year
  [discount] can you reduce something [mentor] and will i have a guide even then
  [invoice] will i get a gst bill
  [invoice] need invoice on company name, possible? [enterpriseMail] and for a group what do i write to you
  [refund] can i get my money back if i dont like it [phone] and a number where i can complain if not
  [refund] what is the refund policy [transfer] or instead can i change the batch
  [price] kitne paise lagenge @program ke
  [payment] kist mein de sakte hai kya [duration] aur course kitna lamba hai
  [discount] kuch kam ho sakta hai kya fees mein [register] ho jaye to abhi admission leta hu, kaise lu
  [invoice] pakka bill milega na
  [refund] paise wapas milte hai kya agar beech me chhod du [ending] aur khatam kab hota hai
  [payment] {price} is fine, only tell how to pay, upi ok?
  [discount] {how much} i know it, is it possible for less
  [refund] no not {discount}, if i leave will money be returned
  [invoice] not {the price}, i ask for a receipt for reimbursement, do you make it
  [price] not {emi}, the full amount is how much
  [price] Could I have the fees of @program and @program? [compare] And how do they differ?
  [payment] is there any loan facility [salary] and what would i earn to pay it back
  [discount] scholarship for girls from villages, is it there [accommodation] and hostel
  [invoice] tax included or on top, will bill show it [vendorPapers] and our purchase needs your pan copy, ok?
  [refund] if company cancels one participant what about his fees
  [price] is the bootcamp free [launch] and what date
  [payment] do you take cash at office [onSite] can i come there to give it
  [discount] we are four friends, group concession? [besideWork] all four have jobs, is it ok with that
  [refund] my father may fall sick and i may stop, will there be money back [attendance] or can i be absent for a month
  [price] it is costly or not? tell rate
  [payment] may i pay half now and half in march [start] when does it start by the way
  [discount] coupon code please
  [invoice] my CA wants to know do you charge 18 percent and give a proper invoice [cookies] and does your site store cookies, he is asking that also lol
  [refund] i paid twice by mistake on friday, do i get one back [contact] to whom do i write for this
  [price] fees structure bhejo [brochureContents] ya brochure mein likha hai kya
  [payment] no cost emi hai
  [discount] ex army person, is something off for me [audience] and is @program for people like us at all
  [price] is there something to pay for registration apart from course fee, how much in total
  [payment] will you accept payment from nigeria in dollars [abroad] and am i able to take the course from there
  [discount] if i refer my cousin do i get a cut
  [refund] is the fee refundable in the first week [demo] or is there some trial lesson before fee
  [invoice] a bill in the name of my father is possible? [formFields] and whose name do i put in the form
  [price] what will i be paying per month [access] and does my access stop when i stop
  [payment] by what means is the fee to be remitted
  [discount] is it cheaper if i take two [order] and can i take two at once
  [refund] Suppose you cancel the batch, will I be repaid? [trust] I was cheated once before, so how do I trust you?
  [price] the shorter one costs?
  [payment] pay after placement possible or not [placement] and is there placement
  [invoice] quotation for 8 persons with gst please
  [discount] diwali offer chal raha hai kya [launch] aur popup me jo session hai wo kab
  [price] my budget is 15 thousand. is @program above that
  [refund] how do i cancel and get the fee again in my account
  [payment] do i have to give everything in advance [price] and everything is how much
  [tools] what laptop do i need for @program
  [tools] is 4gb ram enough [mode] and can i attend from phone when i am out, i mean is it all online
  [tools] which software do i have to install [price] is it paid for in your fee, and how much is that fee
  [access] how long do i have the study material
  [access] do i keep the notes after the course [recordings] and the class videos
  [access] does my access end some day
  [tools] mobile se ho jayega ya laptop lena padega
  [access] notes milte hai kya aur kab tak [certificate] aur course khatam hone pe certificate?
  [tools] do you use python or what in @program [codingNeed] and must i be able to program
  [access] can i open the lessons again two years later [support] and in that time is there anybody to ask
  [tools] kaunse tools use hote hai isme
  [access] not {which software}, for how long the content is open to me
  [tools] not {how long i can see it}, on which machine and with which programs do we work
  [access] do you share the slides [unsaid] and may i give copies to my colleagues
  [tools] is a paid chatgpt subscription needed [price] beyond that what do you charge
  [access] lifetime access hai ya ek saal
  [tools] My laptop is a Mac. Would it be fine for @program?
  [access] Will the content remain available to our employees after the training? [enterprise] And can it be tailored for us?
  [tools] how fast must internet be
  [access] do i get something to read, pdf or books
  [tools] do i have to buy any licence for @skill [coverage] is @skill taught at all in @program
  [access] if i take a break of six months are the materials still there for me [transfer] and can i rejoin in another batch
  [tools] on which platform does it run, so our IT can open the firewall [vendorPapers] they also want a security questionnaire filled
  [access] may i download everything and keep it [unsaid] and am i allowed to sell it on
  [tools] do you give a laptop for the time of the course
  [access] is the material mine for ever or taken back [refund] and if i cancel, money is taken back or not
  [tools] windows 7 chalega? [formLocked] aur form ka submit dab nahi raha
  [access] can i go through the chapters again after finishing [support] and question you about them
  [tools] which ai models or apps will we be using in @program
  [access] till what date can i read what was taught [ending] and by what date is it all over
  [tools] what apps should i have on my phone before first day [deadline] and till when can one join, i still think about it
  [language] kya sab kuch hindi me samjhate ho [access] aur material kitne din ke liye khula rahega
  [tools] graphics card required? [recommendation] if yes which course is better for a man with a simple pc
  [access] what happens with my access when the batch closes
  [tools] i have only tablet with keyboard, does that do [besideWork] and with a job of 12 hours would i do it at all
  [access] are notes handed out [language] in english or in marathi
  [tools] any software my company must allow before i start @program
  [access] do i lose the lessons if i stop paying or is it always mine [payment] and how is the paying done
  [tools] headphones webcam these things needed? what else
  [help] i need help [programs] what courses do you offer
  [help] what can you tell me about
  [help] can i ask you something [summary] actually i want to know what @program is
  [whoAreYou] are you a human or a computer
  [whoAreYou] who am i chatting with [contact] i would rather talk to a real counsellor
  [about] what does your company do
  [about] tell me about your institute [location] and where it is
  [company] who is the founder [language] and does he speak telugu in class, what language is it there
  [company] since when are you there [trust] and can i trust you
  [trust] how do i know this is not fraud
  [trust] is this genuine [testimonials] did anyone say something good about it
  [name] what is the name of this institute [brochureContents] and what's in your brochure
  [name] which academy is this [social] are you on instagram
  [help] kuch puchna tha aapse
  [whoAreYou] aap koi madam ho ya machine [wellWish] happy pongal
  [about] aap log karte kya ho
  [company] malik kaun hai is company ka [phone] aur unka office number
  [trust] bharosa kaise karu paise dene se pehle [refund] aur nahi jama to paise wapas?
  [name] aapki company ka naam kya hai [phone] aur number
  [about] {your name} i see on top, what is it that you do
  [company] {what you do} is on the page. who started it and how big is it
  [whoAreYou] {the company} later, who are you, the one typing here
  [help] i don't know what to ask, what all do you answer
  [trust] My bank warned me of online institutes. What shows that you are a serious one? [company] Since which year are you registered?
  [company] how many students have you trained so far
  [about] can you introduce your organisation in a few lines [partnership] we may like to collaborate, is that something you do
  [whoAreYou] do you have a name [replyLanguage] and do you know bengali
  [help] first time i am using such chat, how does it work [programs] and what courses are there
  [name] who is offering these programs [accreditation] and does any university back them
  [trust] are you legit or not
  [company] is it a private limited company, registered [invoice] then will there be a gst bill
  [about] what is your mission, as an institute
  [whoAreYou] did a person write this or do you answer yourself [chatDetails] and is it noted what i tell
  [help] can you assist me with some things on your site [pageMenu] where do i find the programs page in the menu
  [name] sorry what was your institute called again [street] and the complete address
  [company] how many employees are you
  [trust] there was no review on google about you, why should i believe you [testimonials] does anyone speak well of you
  [about] are you a college or a company or what [accreditation] and approved by whom
  [company] ceo ka naam [instructors] aur kya wahi padhate hai
  [trust] i am sending my daughter alone for the first time. is your institute trustworthy [accommodation] and does she get a safe hostel
  [whoAreYou] how old are you haha [help] ok serious, what can you help me with
  [about] what kind of outfit are you [count] and how many programs do you run
  [company] is there a parent company behind it
  [name] i am filling a reimbursement sheet, the institute name is to be written, what is it [duration] and total hours of @program
  [trust] ye sab sach hai kya jo likha hai [quotes] kisi student ki baat batao jo usne kahi
  [help] hello i have some doubts [price] first one, fee of @program
  [whoAreYou] r u a bot [contact] i need a real person
  [company] your rating and success rate? [alumni] and can i talk with one who passed
  [programs] what courses do you have
  [programs] what all do you teach here [recommendation] and what is right for me
  [count] how many courses are there [duration] and the hours for each
  [count] how many of your programs are for beginners [duration] and how long are these
  [compare] what is the difference between @program and @program
  [compare] is @program better or @program [price] and which is cheaper
  [future] any new courses coming [register] for now put me in @program, how is that done
  [future] do you have something for kids
  [programs] saare courses ke naam batao [audience] aur har ek kiske liye hai
  [count] kitne course hai total aapke
  [compare] dono me kya farak hai [codingNeed] coding kisme hai
  [future] aage koi naya course aane wala hai kya [social] insta pe bataoge kya, wahan ho?
  [programs] not {how many}, which ones
  [count] not {their names}, only how many
  [compare] {what each is} i read, tell me only where they differ
  [future] {what you have now} is not for me. will something else come next year
  [programs] Which trainings do you offer for bankers? [onSite] And would you come to our branch?
  [compare] @program or @program, where is the difference in content [assessment] and in the exam
  [count] number of programs without coding
  [future] is a longer advanced course planned after @program [order] or can i do two of the present ones together for that
  [programs] show me everything that is under 20 hours
  [compare] how is @program not the same as @program, to me they look same
  [programs] what else is there besides {@program} [brochure] and is there one pdf of all
  [count] do you have only one course or more
  [future] will you start a course on design [partnership] i could teach it, do you need trainers
  [programs] do you have short courses, what are they [start] and their next dates
  [compare] compare @program with @program for a manager [besideWork] who has just two hours a day, can he manage it
  [count] out of all your courses how many have @skill [certificate] do those give a certificate
  [future] vacation course for school children in may?
  [programs] list of trainings for working ladies please
  [compare] does @program have anything that @program hasn't
  [programs] i want to learn ai, what have you got [demo] and a free class is there to see it
  [count] so how many in all, two or three [launchProgram] and which of them is that bootcamp about
  [future] when is a @skill course coming [contact] can i be told by mail, or whom do i mail
  [programs] which one of yours finishes before summer, tell names
  [compare] in @program and @program both you teach @skill so what is different [prerequisites] and must one know anything for the second
  [programs] what are your offerings these days
  [count] kitne programs me coding lagti hai [tools] aur laptop kaisa ho
  [future] any weekend workshop coming for teachers
  [compare] side by side please, @program and @program [salary] and what do you earn after each
  [enterprise] can you train our whole sales team
  [enterprise] we are 25 people in accounts, do you make a special batch for companies [invoice] and one bill for all
  [enterpriseMail] what should we write in our mail when asking for company training
  [enterpriseMail] do you need to know the number of employees in our request [contact] and to which id does it go
  [vendorPapers] can you send gst certificate and pan for vendor registration
  [vendorPapers] will you sign a non disclosure agreement [projects] as the practical would be on our own data, is there a practical
  [partnership] i am a trainer, do you have a job for me
  [partnership] our college wants to tie up with you [onSite] and can you take classes in our campus
  [onSite] would you come to our factory in hosur to teach
  [enterprise] hamari company ke 30 logo ko sikhana hai, karte ho?
  [enterpriseMail] company training ke liye mail me kya kya likhu [brochure] aur boss ko dikhane ke liye koi pdf
  [vendorPapers] vendor banane ke liye documents chahiye aapke
  [partnership] franchise dete ho kya [otherCity] patna me abhi koi branch hai?
  [enterprise] {single seats} no, a course designed only for our department, is that possible
  [enterpriseMail] {that you do it} we know, what details of our team must we give you
  [vendorPapers] {a quote} we got. now your incorporation certificate and bank details are needed by finance
  [partnership] not {learning}, i want to work with you as a mentor, is there an opening
  [enterprise] Could @program be adapted to our bank's processes? [instructors] And who would be delivering it?
  [vendorPapers] Do you hold ISO 27001? [privacy] And is there a privacy policy we may read?
  [enterprise] my boss asked me to find a training for 12 engineers, do you do that
  [partnership] we run a coaching centre, commission for sending students? [discount] or the students get something off
  [enterprise] in house workshop for our doctors, can it be arranged [schedule] on which days do you normally teach
  [enterpriseMail] how do i put our request so that you can make an offer quickly
  [vendorPapers] are you on gem portal [accreditation] and approved by govt?
  [partnership] hr of a startup this side. can we hire your students
  [enterprise] do you take a corporate group of 6 or is that too few [price] and per head charge?
  [enterpriseMail] is there some format for the training enquiry, what should it contain [afterRegister] and once we send anything how fast do you reply
  [vendorPapers] po of our company you accept? and msa?
  [onSite] will trainer stay at our site for the days, i mean do you come at all [mode] or only video
  [partnership] can i advertise my pg near your institute on your page
  [enterprise] exclusive batch for police department possible?
  [enterpriseMail] should my manager mention our software when writing to you about the team [tools] what software do you use by default
  [vendorPapers] tax residency certificate please, we pay from singapore [payment] and in which currency can we pay
  [enterprise] we want all our freshers trained together in october [seats] would there be place for 70 of them
  [partnership] guest lecture i could give on @skill for your learners, are you interested [events] do you have such lectures at all
  [enterprise] team of 9, mixed level, some code some not. do you design something for such a team
  [vendorPapers] supplier form of our purchase department, can someone fill it [contact] whom do i mail it
  [enterpriseMail] what do you want to know from us first if we ask for a group training in @skill
  [enterprise] how do companies usually go about it with you [testimonials] and are companies happy, any feedback
  [partnership] is there a referral scheme where i earn when my juniors join you
  [testimonials] what do old students say about you
  [testimonials] any reviews of @program [price] and its cost
  [quotes] tell me exactly what one student wrote about you
  [quotes] read me one review [alumni] and is he a real person
  [alumni] can i talk to somebody who has done @program
  [alumni] where are your passed out people working now [salary] and what are they earning
  [otherPeople] who else has joined from my company
  [otherPeople] how many registered till today for the bootcamp [seats] and are places left
  [testimonials] logo ka kya kehna hai aapke course ke baare me
  [alumni] purane student ka number do, unse puchna hai [trust] tabhi bharosa hoga, waise aap log asli ho na
  [quotes] us consultant ne kya bola tha
  [testimonials] not {your own words}, is there feedback by learners
  [quotes] {that they are happy} you said, but what are the words they used
  [alumni] {reviews} i have read, can i call one of the reviewers
  [otherPeople] has my friend Deepika enrolled, she is not telling
  [testimonials] Has @program worked out for other teachers? Any experiences? [besideWork] And did it go along with a school job, does it?
  [alumni] please connect me with a graduate of yours in chennai [location] and you are located where
  [quotes] what did that data scientist on your page say
  [otherPeople] give list of people in the coming batch [classSize] or at least how many people a batch has
  [testimonials] anyone satisfied?
  [alumni] are those names in the reviews true names
  [quotes] one line of praise from a learner please, i put it in my proposal [enterprise] the proposal is for training our branch staff, do you do that
  [testimonials] are there success stories [career] what would become of my own career by @program
  [alumni] is there an ex student who could speak to my dad on phone [phone] or someone of yours, what number
  [otherPeople] is anybody from bhubaneswar registered with you
  [testimonials] past participants, were they happy with the mentor [mentor] and is there a mentor for everyone
  [quotes] what was written by the lady in the testimonials
  [alumni] in which companies are your old students [placement] and was it you who got them the job, do you do that
  [testimonials] i'd like opinions from people who sat in your class [register] and if good, how to join
  [otherPeople] share mobile numbers of two current learners
  [quotes] that person who said something on projects, how did he say it [projects] and what are those projects
  [testimonials] show proof that learners liked it
  [seats] are there seats left in the bootcamp
  [seats] how many places are left for the next batch [deadline] and till what day can i take one
  [classSize] how many students in one class
  [classSize] is it a big crowd or small group [mentorTimes] and how often does one get the mentor in such a group
  [number] how many projects are there in @program
  [number] how many mentors do you have [instructors] and who are they
  [seats] kitni seat bachi hai
  [classSize] ek batch me kitne log baithte hai [language] aur hindi me padhate ho?
  [number] kitne modules hai @program me
  [seats] not {how big the class is}, is there still place for me
  [classSize] {whether it is full} later, tell me how many sit together
  [number] {what they are} i know, how many assignments must one do
  [seats] Are any slots still available for the August session? [launch] And its exact time?
  [classSize] What is the maximum strength of a batch?
  [number] how many live sessions are in it altogether [recordings] and are they recorded
  [seats] is it sold out already
  [classSize] i get nervous in front of many. how many will be there with me [difficulty] and is @program hard
  [number] total number of partner companies
  [seats] will there be room for both of us in the bootcamp [joinLaunch] how do we get in
  [classSize] per trainer how many learners
  [number] how many tests come in @program [assessment] and what is the pass mark
  [seats] limited seats it says, limited to how many
  [classSize] do you keep the groups small [houseRules] and can i keep my camera off in the group
  [number] how many lessons until i come to @skill, or in total how many lessons
  [seats] full or not, tell fast, i'm at the bank for the payment [payment] can i do neft
  [classSize] number of participants in a @program class on average [otherPeople] and who are they this time
  [number] how many hours of mentoring do we get
  [seats] can 12 of my people still get in for the launch [enterprise] or make us a batch of our own, do you do that
  [number] what number of real life projects will i have at the end [career] and do they help me in interviews
  [classSize] is it like college with 80 in one hall or less
  [number] how many trainers for the whole of @program
  [seats] one seat is there? [formFields] what all do i give in the form for it
  [language] is it taught in hindi or english
  [language] my english is weak, will i understand what is taught [mentor] or is someone there to explain me separately
  [replyLanguage] can you answer me in hindi
  [replyLanguage] please write in tamil [price] fees evvalavu
  [language] class kannada me hota hai kya
  [replyLanguage] english nahi aati, hindi me likho na
  [language] not {here in the chat}, in the lectures which language is spoken
  [replyLanguage] {lectures} can be english, but you please talk gujarati with me
  [language] are subtitles there [recordings] on the videos of class, if there are such videos
  [replyLanguage] which languages do you understand here
  [language] In which language is the teaching done? [certificate] And does the certificate come in the same?
  [replyLanguage] use simple english please, your words are heavy [summary] and again tell what @program is
  [language] medium of instruction
  [language] will the trainer explain in telugu if someone asks [instructors] who is he
  [replyLanguage] malayalam ariyamo [location] ningal evideya
  [language] do i need good english to attend [prerequisites] and what else do i need
  [replyLanguage] marathi madhe bola na please
  [language] my workers speak only odia and hindi, is it possible in these [onSite] and in our yard at paradip, will you come
  [replyLanguage] i will type in urdu, can you read it [help] and what all can i ask
  [language] bengali batch ache
  [language] hindi medium student hu, kya sab english me hoga
  [replyLanguage] could this chat be in punjabi [chatDetails] and is the chat saved, my father should not read it
  [launchProgram] which program is the bootcamp for
  [launchProgram] is the popup thing about @program [launch] and when
  [launchProgram] launch kaunse course ka hai
  [closeLaunch] how to close this popup
  [closeLaunch] that box comes every time i open the page, how to stop it [account] the site is slow also because of it, or is something wrong there
  [closeLaunch] popup hat nahi raha
  [launchProgram] not {the date}, the bootcamp belongs to which course
  [closeLaunch] i don't want {to join the bootcamp}, only to make the box disappear
  [launch] what was written in that popup, i closed it too fast
  [launchProgram] Does the launch session concern @program or all the programs? [seats] And how many can attend?
  [closeLaunch] what does i'll decide later do, does it enroll me
  [joinLaunch] where is the sign up of the session in the window [closeLaunch] and afterwards how do i get the window off my screen
  [launchProgram] what topic is the august session on [language] and in what language
  [closeLaunch] big box in front of the text, i can't read the syllabus behind [curriculum] so just tell me what @program teaches
  [launch] bootcamp me kya hoga aur kab hai [price] aur paid hai kya
  [launchProgram] the 25 seats are for @program or for another course [register] because it's only @program i'd join, how
  [closeLaunch] cross button not found in the announcement, how does it shut
  [launchProgram] if i attend the bootcamp is that already part of @program or something apart
  [launch] in the announcement i see a session, timing for bangalore please [tools] and is phone enough for it
  [closeLaunch] annoying popup keeps coming [hostile] fix your rubbish site
  [launchProgram] hello the session that starts soon, about which skill or course is it [coverage] and is @skill in any course
  [joinLaunch] i pressed the wrong thing in the popup, how can i get my place in the session now
  [formNotLoaded] clicking enroll does nothing, the form just won't come [closeLaunch] is it because the popup is in the way, how do i close that
  [account] how do i log in
  [account] is there a student portal [access] and the notes are in it? for how long
  [account] your website is not opening on my phone
  [account] forgot my password [contact] which mail to write to for it
  [account] site bahut slow hai aaj, kuch problem hai?
  [pageNotFound] i clicked a link and it says page not found
  [pageNotFound] 404 comes when opening @program link my friend gave [summary] what is this @program
  [pageStopped] the page crashed and shows something went wrong
  [pageStopped] screen froze while reading, it says reload [formFailed] and before that the form was not sent, error came, what to do
  [pageMenu] how do i get to the courses from your menu
  [pageMenu] three lines on top of the site, what is in there [brochure] and is the brochure in it, where
  [pageFoot] what is there at the bottom of the page
  [pageFoot] last part of your site is cut on my phone, what stands there [social] insta link maybe, do you have insta
  [chatStart] the chat was not starting, it wanted all fields, why
  [chatKeys] how to go to a new line here without sending
  [chatFailed] my message shows not sent, what happened
  [chatFailed] i wrote a long question and it did not go [discount] short now: is there a discount
  [chatStart] could not open chat for a while, is my email not good for it [whoAreYou] and who is this i talk to
  [chatKeys] which key sends the message [help] and what can i write to you about
  [formLocked] sir the button for submit is not getting active
  [formLocked] nothing happens on pressing submit, it is faded
  [formFailed] not {grey}, it gets pressed, but then comes could not be sent. what is the matter
  [formNotLoaded] i am not even {at the button}, the form itself does not appear when i tap enroll
  [formWrong] {the button} is ok, only it says wrong email under my mail, why
  [formLocked] submit is still disabled after choosing the course [formFields] which field is left maybe, what are the musts
  [formFailed] Your form returned an error upon submission. What should I do? [deadline] The last date is near, I believe, or when is it?
  [formNotLoaded] blank page instead of the admission form [otherCity] if it stays so i go to a branch, is one in surat
  [account] do i have to create an account to see things [cookies] and are there cookies on the site
  [account] otp not coming [phone] give number i will call
  [account] brochure link is broken it seems, does not open
  [pageStopped] your site died on me in the middle of filling [myRegistration] so is my form there or lost
  [pageNotFound] the enrol page from your whatsapp message does not exist it says [register] so where to join
  [chatKeys] when i press enter it goes half, how do i make lines
  [account] is there a learner dashboard [events] and does it show the events, are there any webinars
  [chatFailed] red mark near my message, did you get what i asked or not
  [account] dashboard kahan hai jahan se class dikhegi [schedule] aur class kitne baje hai
  [formLocked] register button is like sleeping, why
  [formFailed] server error when submitting the form [source] i came by your linkedin ad if you see that, do you see it
  [visa] do you help with visa
  [visa] i need an invitation letter for the embassy [accommodation] and a room for the stay
  [abroad] can i join from saudi
  [abroad] i live in toronto, can i take @program [schedule] at what hours would that be
  [accommodation] is there a hostel
  [accommodation] do you give food [price] included in the fees, which are how much
  [visa] will @program get me a work permit in germany
  [abroad] foreign students allowed
  [accommodation] rehne ka intezaam hai kya ladkiyo ke liye [trust] aur safe jagah hai na aap log ki, fraud to nahi
  [abroad] main dubai me hu, yahan se ho sakta hai
  [visa] {joining from nepal} is ok, but do i need a visa for anything
  [abroad] not {visa}, only whether people outside india are accepted
  [accommodation] Would you arrange lodging for six engineers? [onSite] Or would you rather come to us in Mysuru?
  [abroad] my brother sits in london, is it open to him [phoneFormat] and how many digits must his number have
  [visa] student visa possible on your admission [accreditation] is the institute recognised for that
  [accommodation] pickup from airport hota hai kya [street] aur address kya hai
  [abroad] nri can do or not
  [accommodation] lunch is given or shall i bring tiffin
  [visa] does your certificate count for immigration points [salary] and what salary would i get in australia
  [abroad] tanzania is supported? [payment] and can i pay from here by card
  [demo] can i attend one class free before joining
  [demo] is a demo available for @program [mode] and is it online
  [demo] trial class milegi kya
  [events] do you conduct hackathons
  [events] any free webinar coming this month [social] where do you announce, instagram?
  [events] is there a graduation ceremony
  [houseRules] can i bring my child to class
  [houseRules] is the building ok for wheelchair [street] and where exactly is it
  [houseRules] should the camera be on always
  [unsaid] do i have to sign a bond
  [unsaid] where do i complain about a trainer [contact] or is it same mail as everything, which mail
  [unsaid] is there a batch only for ladies
  [demo] pehle ek class dekh sakte hai kya [payment] phir paisa de denge, upi chalega na
  [events] koi workshop ya seminar hota hai kya aapke yahan
  [houseRules] class me phone use kar sakte hai kya
  [unsaid] kuch sign karna padta hai kya join karte time
  [demo] not {recordings of my own class}, a sample lesson before i pay is what i want
  [events] {classes} apart, do you have meetups or guest lectures
  [houseRules] Is there Wi-Fi in the classroom? [tools] And must I bring my own laptop?
  [unsaid] Who owns the code which our employees write in the course? [vendorPapers] Would you sign our NDA on it?
  [demo] let me see how sir teaches first, can i sit in once [instructors] and who is sir
  [events] are companies visited during the course
  [houseRules] what should i bring on first day [start] and when is first day
  [unsaid] what if too few people join and batch gets cancelled
  [demo] sample video of @program is there
  [events] do you take part in education fairs [otherCity] and do you sit in coimbatore too
  [houseRules] breaks are there in between for namaz and tea
  [unsaid] can i sell the notes later, who has the rights [access] and for how long do i have them
  [demo] free trial available or not [discount] if not then some discount
  [events] orientation day is there for parents
  [houseRules] do you work on holi and diwali or is it holiday [attendance] and if i go home a week more is it ok
  [unsaid] do you tell my parents how i am doing in the course
  [demo] any taster lesson for my team before we book [enterprise] since we want a batch for all of them, do you do it
  [events] competition or prize for best project, any [projects] what are the projects like
  [houseRules] can i eat while on class
  [unsaid] my employer should not get my results, do you report to employers [whoSees] and who with you sees them
  [demo] one day try possible before giving money
  [houseRules] do you have an id card for students
  [unsaid] i want to see the contract before i pay [refund] and is there money back in it
  [events] demo day or showcase at the end for us [alumni] and do old students come to it, i'd like to speak to one
  [mailContents] what is written in the confirmation mail
  [mailContents] does the mail after registering tell the class link [start] and the start date, or tell me here when is it
  [mailByMistake] i got a mail from you but i never registered
  [mailByMistake] someone used my email for your form i think, a mail came [erasure] delete it please
  [mailContents] confirmation mail me kya aata hai
  [mailByMistake] mujhe aapka mail kyu aaya maine to form nahi bhara
  [mailContents] {that a mail comes} ok, what does it say
  [mailByMistake] not {my registration}, somebody else's. why did the thank you mail come to me
  [afterRegister] do i get a mail when i register [mailContents] and what would be in it
  [mailContents] are fees mentioned in the mail that you send to registered people [price] how much are they anyway
  [correction] i answered your confirmation mail because my number is wrong in it, is that ok, do you read replies
  [mailByMistake] my office id got your welcome mail by mistake [name] and which institute are you
  [mailContents] will my phone number be printed in that mail [privacy] and is all this secure
  [mailByMistake] why am i having your registration mail, i am in a different city and do not know you [location] where are you people
  [mailContents] after signing up the mail that comes, does it have some attachment
  [afterRegister] i did sign up, mail has come too. and next? [mailContents] the mail i cannot open, what does it say
  [difficulty] is @program difficult
  [difficulty] how tough is it for a commerce student [assessment] and are there exams in it
  [difficulty] mushkil to nahi hai na
  [difficulty] will i be able to follow, i am 50 [language] and in hindi or not
  [difficulty] not {what i need before}, how hard does it get once inside
  [prerequisites] not {how hard}, what do i need to have before i start
  [difficulty] which is easier, @program or @program [price] and the price of the easy one
  [difficulty] Is the pace fast? [recordings] Is a recording there for the slow ones?
  [difficulty] is there a lot of maths inside
  [difficulty] what if it goes over my head [transfer] can i move to an easier one then
  [difficulty] @program ka level kya hai, basic ya advance
  [difficulty] my wife wants to do it but fears it is too technical, how technical is it [demo] can she try one class
  [difficulty] do average students manage @program
  [difficulty] pass out people say it is heavy, is it so [testimonials] or what do they say of it really
  [social] are you on instagram
  [social] youtube channel hai kya [demo] ya koi sample class ki video
  [cookies] does this website track me
  [cookies] cookies use karte ho kya
  [source] do you know from which link i came
  [source] i saw your poster with a QR in college, can you see that i came by it [discount] and does that give something off
  [social] linkedin page of your company please [company] and when was it founded
  [cookies] are you using trackers or pixels here [dataUse] and what happens with my number
  [source] kya aapko pata hai ki main google se aaya
  [social] telegram channel link [events] for webinars and all, any coming?
  [cookies] not {the form}, if i only look at pages is something noted about me
  [source] not {cookies} in general, do you write in my record which ad brought me
  [requestCounts] do you save my ip
  [social] where can i follow you [about] and what do you do as an institute
  [source] a colleague forwarded your page with some code in the link, does it tell you who sent me
  [rival] are you better than upgrad
  [rival] why not do it free on youtube [benefits] what are your own plus points
  [rival] simplilearn se kya alag hai [placement] wo job guarantee dete hai, aap?
  [rival] another institute near my house charges less, why you and not them
  [benefits] don't tell me about {others}, what are your own strengths
  [rival] compared with an mtech or mba is this better [duration] and how much time does @program take
  [rival] i have already paid half at scaler, is yours so much better
  [rival] coursera has such a course too [compare] and among yours, @program and @program, what is the difference
  [register] I'm done thinking, let me in to @program, where is the form? [afterRegister] And how soon after that would I hear from you
  [-] good morning team, [myRegistration] applied on 2nd for @program and no word so far, is it lost [register] if lost, how do i apply once more
  [joinLaunch] first the bootcamp, i want to sit in that, how [register] and for the full @program after it, same form or where do i enrol
  [afterRegister] once registered does someone assign me a batch or what comes next [schedule] in that case i need evening, is evening there
  [formFields] what does one have to type in for enrolling [afterRegister] and when all that is sent, then?
  [myRegistration] you have my form or not, name Gurpreet, ludhiana [joinLaunch] and for the popup session also i want a seat, where to press
  [order] two courses interest me, @program and @program, may i do the pair at once [besideWork] keeping in mind a nine hour job
  [duration] length of the two taken together? [order] and which of them goes first
  [besideWork] i'm a driver, duty changes every week, is it still workable [recordings] and those classes i can't reach, are they kept to see later
  [-] my manager has approved in principle. [order] she wants me to take @program then @program, is that the order you'd say too [invoice] and the bill must go to the company, ok?
  [duration] if i add up everything you teach how many hours is it [price] how many rupees
  [besideWork] baby is 8 months and i'm on leave till june, can it be done in between feeds [ending] and would i be through by june
  [curriculum] pls list what @program teaches [brochure] or is it all there in some pdf, then just that
  [coverage] is @skill in @program or only in some other one [curriculum] and what are the rest of the topics in it
  [summary] two lines on @program please [coverage] and does @skill come in it
  [brochureContents] your pdf, does it have the topic list for every course [coverage] if not just say is @skill there anywhere
  [coverage] we need our people to learn @skill, which program does that [enterprise] and could it be for us alone
  [summary] what is @program, the name tells me nothing [salary] what do people with it get paid
  [curriculum] day by day what happens in @program, i mean the topics [number] and how many topics in all
  [brochure] where to get your brochure [brochureContents] and the fees, are they in it or not
  [-] sorry to trouble you again. [coverage] the thing my boss calls @skill, do you have it [summary] if yes introduce that program to me
  [formFields] name, mail, what else will you ask [phoneFormat] and for phone is a botswana number fine
  [formWrong] mail box turns red, says invalid [phoneSigns] and in the phone box do i put the + or leave it
  [phoneSigns] are spaces ok in the number [formFields] and is the number needed at all
  [phoneFormat] for bahrain how many digits [formLocked] i put eight and still submit stays grey
  [formLocked] everything is filled but it stays grey [formWrong] only thing i see is a small note that my name is not proper, what's not proper in it
  [formNotLoaded] the form won't come up when i press enroll [formFields] so just tell me here what it would ask, i will keep it ready
  [formFailed] sending gives an error [correction] and i also noticed my number in it was wrong, if it did go through how do i repair that
  [formWrong] i wrote my number as on my card and the form says not valid [phoneFormat] how many digits does it expect from malaysia
  [-] my grandson set this phone up for me. [formFields] does the form need my aadhaar [formLocked] and why is the last button not going down when i touch
  [contact] to whom can i send a mail about fees and all [street] and letters by post, to which address
  [phone] can i call someone [contact] if nobody is on phone then some email id
  [location] which town are you in [otherCity] and do you have a second place near mangalore
  [street] full address with floor [onSite] and from when to when can i walk in
  [otherCity] have you got a branch in mysore [location] otherwise where do i go, what is your city
  [contact] i want to speak to a person in your admission cell [phone] give direct number if there is one
  [-] i am asking on behalf of my father. [location] where is your institute [street] which building, he comes by auto
  [otherCity] any branch towards guwahati side [mode] then is there home learning for us in assam
  [phone] whatsapp number? [social] or your insta where i can message
  [street] i need the address for my employer's travel form [name] the institute's official name too
  [location] tell the city [phone] tell the number [-] that's all i want
  [audience] who should go for @program [prerequisites] and what should they have under their belt by then
  [prerequisites] does one need a degree for it [codingNeed] or some knowledge of programming
  [recommendation] what do i take, @program or @program [codingNeed] i would like the one without code, is either of them so
  [codingNeed] does @program have programming [audience] and if so is it at all made for managers
  [tellsAboutSelf] sales officer, 34, diploma holder [recommendation] what is there that i should do [prerequisites] and is my diploma enough for that
  [audience] is @program also for those who only finished school [recommendation] or would you put a school leaver in another one
  [prerequisites] what level must my excel be to get in [difficulty] and how hard does it become after
  [recommendation] for a nurse what is best of yours [price] and for that one, how much
  [audience] what type of person is @program aimed at [testimonials] did such persons like it
  [codingNeed] how much code is in @program [assessment] and in the exam, do i get asked about that, is there an exam
  [-] husband says i'm wasting time but still. [audience] is @program for homemakers also [placement] and will there be some job help at the end of it
  [recommendation] tell me one program out of all that goes with @skill [compare] and why that and not the other, what is different in them
  [prerequisites] fresher with no experience, allowed? [salary] and what can such a one earn by it
  [privacy] is the site safe to give details [dataUse] and these details are used for what
  [dataUse] why do you need my number [dataKept] and for how long will you hold on to it
  [whoSees] which of your staff can open my form [chatDetails] same thing for this chat, is it kept and read
  [erasure] i want my entry gone [dataKept] if i hadn't asked, when would it have gone
  [correction] wrong mail given by me, can it be fixed [mailContents] and what was in the mail i must have missed
  [chatDetails] why my email for a small chat [dataUse] and the number in the form, what is that for
  [dataKept] if i never join how long am i in your list [erasure] and how do i get off it sooner
  [privacy] do you come under dpdp act [whoSees] and inside your office who gets to read our employees' details
  [-] i got 4 calls today. [erasure] take my number off please [dataUse] and did you give it to others
  [correction] in my registration the course is wrong, should be @program, how to change [myRegistration] and is it with you at all
  [cookies] do you use cookies [source] and from where i came to your site, is it noted
  [source] do you know that a youtuber's link brought me here [discount] he promised 10 percent less, is there such a thing
  [mode] is it on zoom or do we come somewhere [location] if we come, to what city
  [onSite] can we have the trainer in our own office [mode] or does all of it go over video only
  [location] where are you, in which part of the country [abroad] and for one sitting in ethiopia, could he take part
  [onSite] my son and i want to look at the place on friday, can we [phone] and a number to ring from the gate
  [mode] i would have to do it from my village, works? [tools] and what net speed for that
  [location] city? [schedule] timings? [price] charges?
  [tellsAboutSelf] we are a trust running three schools. [onSite] will somebody come to us and teach the staff [enterpriseMail] in that case what should we state in our letter
  [recordings] do you record the lessons [access] and how long are those and the notes open to me
  [attendance] am i out if i miss four classes [recordings] or can i watch them instead
  [transfer] may i go over to the next batch if my operation comes in between [attendance] or simply stay away two weeks, is that tolerated
  [recordings] replay of class available? [price] included or extra, and how much is the full thing
  [attendance] do i need to be there each time [schedule] and how many evenings a week is that
  [transfer] can the seat be passed on to my junior [invoice] and would the bill be in his name then
  [-] monsoon means no network here for days. [recordings] so do you keep videos of the sessions [transfer] or would you let me shift to the winter batch
  [certificate] do i get a paper [accreditation] and does anybody accept that paper
  [accreditation] which authority recognises your courses [assessment] and is there an outside exam by them
  [assessment] how many marks to pass [certificate] and on failing do i still get a certificate
  [certificate] is the certificate sent by post [street] and from which address do you work, it asks on my visa paper
  [accreditation] recognised by anyone? [company] and since what year are you into this
  [assessment] is it the kind of course with tests [difficulty] and how heavy are they, or is the course in general
  [certificate] something to hang on my clinic wall at the end? [duration] and how long until then
  [career] what would change for me at work by @program [salary] in money too, what raise is usual
  [placement] will you find work for her after this [career] she has a 6 year gap, does the course make up for that
  [salary] what's the pay like for those with @skill [placement] and do you bring companies to us
  [career] i want to go from testing to ai, is this a way [recommendation] and by which of your programs
  [placement] is there any job help in it [mentor] or at least one person who guides me through the course
  [salary] how much can i ask for after @program [-] i get 22k now [payment] and can i pay the fees slowly from that
  [career] is the work i do in the course something i can show to an employer [projects] or are there no real projects
  [mentor] somebody to guide me alone? [mentorTimes] and how many hours of that
  [mentorTimes] when can we meet our mentor [support] and once the course ends, still somebody there for questions?
  [instructors] who are the people teaching @program [mentor] and is one of them my own guide
  [support] is a students group there [instructors] and are the teachers in it too, who are they
  [mentor] does anybody sit with the weak ones [classSize] or are there too many of us, how many in one batch
  [mentorTimes] what if i want to talk to him at 10 in the night, possible? [phone] on which number then
  [instructors] what have your teachers done before [testimonials] and do learners praise them
  [support] do you answer questions also half a year later [price] for free or what does it cost, and the course itself what does it cost
  [projects] do we do something with our hands [partners] for which firms
  [partners] names of companies you work with [placement] do they hire from you
  [perks] what things come with a seat [benefits] and what makes you the better choice
  [benefits] what speaks for you [perks] and what do i receive when i join
  [projects] are there live projects in the long course [number] and what count of them
  [perks] over and above teaching what is in it [access] the notes too? for how long
  [partners] whose data is it that we work on [privacy] and our own data, is that safe with you
  [benefits] why should a poor man like me spend on your course [discount] and can you lower it for me
  [start] date of first lecture [deadline] and till what date can i put my name
  [deadline] closing date? [afterRegister] and after i get in before that, what do i do till classes
  [launch] when is that launch and what is going on in it [start] and the real course, when does that start
  [schedule] which weekdays and what hour [ending] and up to which date
  [ending] when would we be free again [start] if we begin with the next batch, and when is that
  [launch] what's the hour of the bootcamp for us in singapore [schedule] and are usual lessons at the same hour
  [start] next batch date? [seats] place still there in it?
  [deadline] am i too late for this one [start] if so when is the next
  [-] my exams end on 14th. [start] anything starting after that [deadline] and by when would i have to say yes
  [price] what do you charge for @program [payment] and may it be in four parts
  [payment] card or upi or what [invoice] and do i get a receipt
  [discount] is there a lower fee for girls [price] otherwise how much, full
  [invoice] does the bill show gst [refund] and if the man drops out what comes back
  [refund] can i have my money back within the week [transfer] or shift to another program in place of that
  [price] total cost [perks] and what is in it for that
  [payment] can my uncle pay from kuwait [phoneFormat] and can i put his kuwaiti mobile in the form
  [discount] rate for 10 people [enterprise] would they get their own batch as well
  [-] dear sir madam, [price] kindly quote for @program [discount] whether any rebate is admissible for govt staff
  [refund] i am a nervous type. do you give the money back if i can't do it [difficulty] and is it really hard
  [tools] what machine do i need [codingNeed] and am i going to write programs on it
  [access] till when can i open the material [support] and till when can i ask about it
  [tools] which programs are we going to learn on [price] do i buy them on my own or is it in the fee, how much is the fee anyway
  [access] are handouts given [language] english or hindi
  [help] i'm totally new, what can i get from you [programs] which courses are on
  [whoAreYou] is this a machine answering [contact] can i be put through to staff instead
  [about] what's your institute all about [trust] and is it genuine
  [company] who are the owners [name] and under which name is it registered
  [trust] friend got cheated by such an academy, why are you different, are you real [refund] is money returned if it's bad
  [name] what do you call your academy [about] what is it you do there
  [programs] names of courses please [count] and is that all or how many
  [count] how many things do you teach [compare] and @program versus @program, what sets them apart
  [compare] @program and @program, what's not the same [order] does one follow on the other
  [future] is there a plan for an evening course in @skill [programs] and what is on right now
  [programs] anything for doctors? [language] tamil preferably, what language is it
  [future] i missed this year. new programs by january? [contact] who tells me, whom do i write
  [enterprise] could you do @program with our team of eleven [onSite] in our office
  [enterpriseMail] what are the points we should cover when we mail you for team training [vendorPapers] and along with that can you share your company papers
  [vendorPapers] gst and pan copies please [payment] and can we pay by cheque after a po
  [partnership] could i join you as a teacher of @skill [contact] whom do i send my cv
  [testimonials] what do earlier ones think of @program [alumni] and could i talk to one
  [quotes] his words please, that man on your page [alumni] and where does he work now
  [alumni] is there somebody who did this from my area whom i can ring [otherCity] and a branch in that area, trichy
  [otherPeople] did anjali from my office take @program [whoSees] and who would see it if i did
  [seats] is there a place for me in the bootcamp [launch] and which date shall i keep free
  [classSize] how many of us in a class [mentor] and is anyone looking after each one
  [number] how many mentors are on your side [mentorTimes] and how frequently would one of them sit with me
  [language] which language is spoken in class [replyLanguage] and here can you go over to tamil
  [closeLaunch] how does that window go [launch] wait, before it goes, what date was on it
  [launchProgram] bootcamp is for which one of your courses [coverage] and does that one have @skill
  [account] is there a login for learners [formFields] and do i make a password while registering
  [pageMenu] in the top bar what all do you have [pageFoot] and lowest down what's there
  [visa] would you give a letter for my visa [abroad] or can the whole thing be done from ghana
  [accommodation] some room near you for three months? [price] and what's the course fee, so i add it up
  [demo] is there a class i can try [schedule] and on what day and hour is it then
  [events] any talk or webinar soon [demo] or a free sample lesson at least
  [houseRules] are small breaks given [attendance] and if i go out for feeding the baby is it counted absent
  [unsaid] is there a contract with you [refund] and can i get out of it with my money
  [mailContents] that first mail after registering, what's inside [mailByMistake] reason i ask: my husband got one and he never registered, why
  [difficulty] is it hard for one who left studies in 1998 [mentor] will somebody be by my side
  [rival] udemy has it for 500 rs, why you [certificate] do you at least give a certificate
  [benefits] kya khaas hai aap me [accreditation] aur sarkar maanti hai kya aapko
  [-] acha suno [order] pehle @program karu ya @program [duration] aur dono me total kitna time jayega
  [register] bhaiya @program me naam likh do mera, kaise hoga [deadline] aaj last din to nahi hai na?
  [myRegistration] humne form bhara tha bete ke liye, mila kya aapko [whoSees] aur usme jo likha hai kaun kaun padhta hai
  [formWrong] mail id galat bata raha hai form jabki sahi hai [formNotLoaded] abhi to form khul bhi nahi raha, kyu
  [contact] kisi insaan se baat karwa do [language] jo class bhi hindi me le, ya class kis bhasha me hai
  [codingNeed] bina coding ke ho jayega? [tools] aur purana computer chalega kya
  [dataKept] mera number kab tak aapke paas rahega [erasure] aur abhi hi hatwana ho to kaise
  [onSite] aapki team hamare school aayegi kya [price] kitna loge
  [recordings] raat ko light nahi hoti, recording milegi na [mode] live online hi hai na ya center aana hai
  [assessment] test me fail hua to? [certificate] tab bhi certificate mil jata hai kya
  [salary] iske baad tankhwah kitni hoti hai logo ki [career] aur meri current company me promotion me kaam aayega?
  [mentorTimes] mentor roz baat karega ya hafte me ek baar [instructors] aur class kaun leta hai
  [partners] kis kis company ka project hota hai [projects] aur usme hum kya banate hai
  [schedule] sunday ko class hoti hai kya [launch] aur wo popup wala session kis din hai
  [discount] do behno ke liye kuch kam? [payment] aur paisa do baar me de sakte hai?
  [access] baad me notes khulenge? [tools] app me ya laptop par, kaunsa software lagta hai
  [company] kitne saal purana institute hai [trust] itna bada daava, sach hai kya
  [future] chhote bachho ka course kab layenge [programs] abhi bado ke liye kya kya hai
  [-] hello there!! [transfer] my posting order came, can i be moved to the march batch [access] and what of the notes i have now, do they stay open till then
  [-] Respected admission officer, [prerequisites] my ward has passed XII with arts, is he eligible for @program [formFields] and which certificates are to be enclosed with the form
  [-] ok so i read your whole page twice. [ending] nowhere do i see the day when it gets over [start] nor the day it begins, when are these
  [-] my sister told me about you. [audience] she is a designer and says @program is for people like her, for whom is it really [recommendation] and which one should a plain clerk as me take
  [-] we had a family meeting yesterday lol. [besideWork] mum asks if i can do it with college [discount] dad asks if there's something off for students
  [-] stuck since an hour. [formFailed] submit gives some error [formWrong] and before it didn't like my surname, why
  [-] one more thing i forgot. [certificate] is there any certificate in @program [attendance] and does it depend on how many days i come
  [-] i am typing for my husband who is deaf. [houseRules] is there any arrangement for such people in class [mode] or could he do it from home with captions, is it online
  [-] my office blocks youtube. [tools] what sites must be open for @program [recordings] and are lessons recorded somewhere that isn't youtube
  [-] not sure i should ask here but [partnership] do you buy content from freelance trainers [enterprise] also we have 5 people to be trained as one group, possible?
  [-] just saw your hoarding near the flyover. [source] do you count which people came from that hoarding [programs] what do you teach by the way
  [-] Kindly clarify two points. [invoice] Whether tax invoice is issued in favour of the employer [refund] and whether fees are refundable on resignation of the employee
  [-] Ok listen, long day. [price] @program kitne ka [ending] and when's it done
  [-] I've heard many promises in life. [placement] Do you get people jobs [quotes] and what did that learner on your page say about it
  [-] my wife handles these matters but she's asleep. [whoSees] who sees what she wrote in your form [correction] and the flat number she gave is old, can i get it changed
  [-] quick one before the bus comes [seats] any seat for the launch [launchProgram] and it's about which of the programs
  [-] the gentleman on the phone spoke too fast. [duration] how long is @program again [payment] and did he mean monthly paying is ok?
  [tellsAboutSelf] i teach yoga, nothing to do with computers. [codingNeed] do they make you code in @program [difficulty] and is it otherwise too heavy for someone like that
  [tellsAboutSelf] we are the training cell of a municipal body. [vendorPapers] please furnish gst registration and pan [accreditation] and state whether any ministry has approved you
  [-] bit confused by your site [compare] @program and @program are different how [audience] and each is for whom
  [register] okay go ahead and enrol me in @program [mailContents] and the mail i get then, will it have the dates
  [afterRegister] after form is sent do i get called or do i call [phone] in the second case what is the number
  [joinLaunch] how do i save a seat in the august thing [afterRegister] and after saving it what do i get from you
  [myRegistration] is the registration for Mrs Pillai with you [otherPeople] has Mrs Nair from same school registered too
  [formFields] what does the form want to know about me [source] does it also note through which friend i came
  [phoneSigns] brackets or dash in phone, can i use these [formWrong] because without them also it says number wrong, what's wrong
  [phoneFormat] vietnam number, how many digits [language] and would an english class be easy, i mean in what language is it
  [street] i'm near the big temple, what's your exact address [houseRules] and can i park a car there
  [phone] give a number to call after six [contact] or the mail id of someone working late
  [location] is the institute in the south [accommodation] would i get a hostel there
  [otherCity] anything in goa [future] or are you planning some summer course for kids wherever you are
  [audience] is @program okay for pharmacists [certificate] and is there a certificate that i can show to my owner
  [prerequisites] 10th fail but running own business, may such a man join [trust] or are you only after the money, are you honest people
  [recommendation] between @program and @program what would you tell your own brother [tellsAboutSelf] i am in logistics for 15 years
  [privacy] do you have some data protection [cookies] and any trackers on this page
  [dataUse] will i get spam if i fill it [formFields] and can i leave out the number
  [whoSees] can other learners see my name [classSize] and how many of them are there in one batch
  [erasure] take me off the list, i told your man already [contact] who is in charge there, i will write him
  [correction] typed gmial and not gmail in the form, can you correct [formFailed] and second time when i tried it gave an error, why
  [chatDetails] are these messages kept with my name [erasure] and how do i get them removed
  [mode] classroom or remote, what is @program [classSize] and the size of a group there
  [onSite] is your team willing to come to our campus in salem [discount] and what less for a government college
  [transfer] can i swap to morning batch if my shift changes [besideWork] or is it from the start not meant for shift people, can it be done with shifts
  [attendance] how many leaves are allowed in @program [houseRules] are festivals off anyhow
  [accreditation] is the certificate worth anything abroad [visa] say for a visa, does it help
  [assessment] do you take exams [number] how many of them
  [placement] any job guarantee [company] and how many have got through your institute so far
  [salary] expected salary for @skill people in mumbai [rival] and do upgrad people earn more than yours
  [career] would i be able to move from support to development by this [mentor] and is there an expert to steer me
  [support] after we are done is there a group to stay in touch [events] and do you have meetups for old students
  [instructors] does a person from industry teach [partners] and which industry firms are linked to you
  [projects] is there a project at the end [unsaid] to whom does it belong, me or you
  [perks] are there any freebies with @program [houseRules] like do they hand out an id card
  [benefits] kyu join kare aapko [testimonials] kisi ne achha bola hai?
  [tools] do i need to buy anything, software or so [perks] or does everything come with the course, what all comes
  [help] hi can you help [recommendation] i can't choose among your courses
  [about] what do you people actually do [partnership] and could our ngo tie up with you
  [brochure] give me something to read offline [access] and in the course itself are there notes that i keep
  [brochureContents] does the brochure say who teaches [instructors] or tell me yourself who it is
  [difficulty] be honest, is it tough [order] and would it be less so if i did @program before it, or need not
  [seats] hope you haven't run out of places? [register] then put me in for @program, how
  [count] overall count of your courses [future] and is one more to come this year
`;
