/** Joining a program: how, when, and what comes before and after. Phrases with commas between them, then one example a line; @program, @skill, @person and the like stand for any of the kind. */
export const joining = {
  oneFormEach: `
    do we need two forms
    do we need two separate forms
    do i need to fill a form for each program
    one form for both of us or two
    is one form enough for two people
    is one form enough for two programs
    do i register twice
    do i register three times
    do i have to register separately for each program
    should i fill the form twice for two courses
    two courses one form or two
    can i tick two courses in one form
    can i choose two programs in a single form
    can one form be for two people
    can i put my friend's name in the same form
    my wife and i want to join one form or two
    can both of us register with one form
    does each person fill a form of their own
    does everyone have to fill it separately
    does each of us need to register
    a separate registration for every course?
    separate registration for each course?
    is a separate form needed for the second program
    do we both fill the form
    can i add another person to my registration
    can i add a second course to my registration form
    one registration for all three or one each
    how many forms do we have to fill for two people
    how many times do i fill the form for two courses
    how many forms for three people
    if we are three do we send three forms
    will one registration cover both programs
    does one registration cover two people
    can i sign up my brother along with me in one go
    ek form me do course ho sakta hai kya
    do logo ke liye ek hi form chalega kya
    dono course ke liye alag alag form bharna padega kya
    hum do log hai, alag alag form bharna hai kya
    both programs in one registration possible?
    must i submit it again for the other program
    once per course or once for all
    same form for me and my husband?
    shall my colleague fill her own form
    is it one form per head
    one form per program or one for everything
    can i enroll in two with the same form
    do siblings need two registrations
    fill it once or once for each program
  `,
  register: `
    get enrolled, get registered, be enrolled, be registered, become a student, be a student,
    student here, register, registration, enroll, enrol, enrollment, enrolment, sign up,
    signup, join, joining, admission, apply, application form, submit application, apply for,
    book a seat, book seat, book, reserve, secure a seat, secure my seat, secure seat,
    get started, how to start, how do i start, get in, admit, take admission, admission lena,
    join karna, enroll karna, join karu, register karu, register karna, dakhila, edamishan,
    naam likhwana, pravesh, buy, purchase, opt, take the course, take this course, enroll now,
    subscribe, cheralante, join avvali, panjikaran, form bharna, form fill, fill form, form,
    seat book, enlist, onboard, block my seat, secure your seat, registr, signing up, hop on,
    be part of, be a part, jud sakta, judna, bharti
    how do i register
    how do i register for @program
    how do i go about it
    how do i go about joining
    how do i go about joining @program
    how should we go about it
    how do i go about enrolling
    how do i enroll
    how to enroll in @program
    how can i join
    how to join
    how do i sign up
    where do i sign up
    where can i register
    i want to join
    i want to enroll
    i want to join @program
    i want to register for @program
    i'd like to sign up for @program
    sign me up
    sign me up for @program
    enroll me in @program
    register me
    book my seat
    book a seat for me
    reserve a place
    i'll take it
    ok i'll take that
    i'll take that one
    i will take @program
    i'll go with @program
    let's do it
    let's go with @program
    i choose @program
    i am ready to join
    i want this one
    i am convinced how do i start
    how do i apply
    where do i apply
    application process
    what is the process of admission
    admission process
    how to get admission
    how do i get started
    how do i book
    can i register now
    can i enroll online
    can i join now
    join karna hai
    register kaise kare
    admission kaise le
    mujhe join karna hai
    mujhe @program join karna hai
    enroll karna hai
    main @program lena chahta hu
    naam likhwana hai
    form kahan hai
    where is the registration form
    where is the form
    where is the enroll button
    link to register
    send me the registration link
    how do i secure my seat
    take me to the form
    i want to buy the course
    how do i purchase @program
    what are the steps to enroll
    steps to join
    done deal where do i sign
    i'm in
    count me in
    want to get started with @program
    i wanna sign up
    sign up for the @program thing
    put me down for @program
    i want in
    get me in
    take my registration for @program
    i want to take admission
    how can i take admission
    mujhe lena hai
    lena hai ye course
    le lunga
    main join karna chahta hu
    how does one enroll
    what do i do to join
    where do i put my name
    how to book
    book @program for me
    go with @program
    i pick @program
    i will go for it
    sold i want it
    what is the enrollment procedure
    procedure to enroll
    what is the admission procedure
    registration procedure
    how can i get in
    where do i put my name down
    i would like to enroll in @program
    how to get a seat
    open the form
    i will take that one
    ok i choose @program
    seat book karni hai
    i would take @program
    i'd go for @program
    i will have @program
    @program it is
    yes @program
    i choose @program then
    main kaise join karu
    kaise join karein
    can i register two people
    can i register my friend as well
    can i fill the form for somebody else
    ok i have made up my mind how to take admission
    how do i take admission
    i will take that only how to join
    ok where do i book it
    where do i book
    how to register for it
    register kaise karu isme
    isme kaise join karu
    iske liye register kaise kare
    admission kaise lu
    admission kaise lu step by step
    step by step admission process
    register him please
    register her for @program
    sign me up for mine
    sign me up please
    sign up my brother
    please enroll my son
    enroll my daughter in @program
    i want to enroll my wife
    we are ready to go ahead
    i have decided to join
    i am in
    let us go ahead
    ok let us do that one
    i will go for that
    i will go with the second one
    fine sign me up
    go ahead and register me
    put me down for it
    how do i proceed
    what is the next step to join
    how to confirm my seat
    how do i get myself registered
    registration link please
    give me the registration link
    can i sign up with my number
    can i join from your website
    do i have to call to register
    i want to take this course how
    kaise join kare
    mujhe admission chahiye
    where do i click
    which button do i press
    what do i press to join
    where do i click to join
    i will stay with that where do i click
    which button is it
    i take that
    i take it
    ok i take that one
    good i take that
    fine that one for me
    i will have that one
    put me down for that
    ok i am in
    le leta hu
    theek hai le leta hu
    thik hai le lete hai
    haan isme join karna hai
    chalo ye wala le lete hai
    yahi karna hai
    ok ye wala pakka
    let us do that one
    i am convinced let me join
    what if only one of us wants to join
    only one person of our office wants to take a normal course how
    how does a single employee enroll in a regular program
    one colleague of mine wants to join a usual course how does that work
    if just one of my people wants to sign up how
    and if a single colleague wants to take a regular course how does she join
    no team just one person wants to join how
    theek hai wahi karna hai join kaise kare
    what if only i want to join and not my team
    i want to come alone without my team
    just me and not the whole team can i join
    and if only i come without the others how do i join`,
  afterRegister: `
    after we fill, after we register, after we enroll, do you reply, you reply, you respond,
    reply time, after registering, after registration, after i register, after enrolling,
    after enrollment, after i enroll, after i enrol, after signing up, after i sign up,
    after submitting, after i submit, after joining form, next step, once i register,
    once i enroll, once i enrol, once registered, once enrolled, once i submit,
    once i have submitted, once i sign up, once i apply, what next, what happens after,
    what happens when i, after applying, after i apply, after form, register karne ke baad,
    enroll karne ke baad, form bharne ke baad, form ke baad, registration ke baad,
    registered but, i registered, i have registered, i enrolled, i have enrolled,
    i already registered, i already enrolled, submitted the form, i submitted,
    i have submitted, i filled, form bhar diya, when will you contact, when will you call,
    when will someone, will someone call, will someone contact, will you contact, contact me,
    call me, kab call, kab contact, call kab, hear back, hear from you, hear from your team,
    hear from, get back to me, how soon will you, after pressing, after clicking, click enroll,
    press enroll, response time, confirmation mail, confirmation email, after filling,
    after i fill, register karne par, filled the form, filled form, done with registration,
    have signed up, i signed up, enroll ke baad, waiting for your call, waiting for call,
    fill the form and then, get a call, received confirmation
    what happens after i register
    what happens after i enroll
    what happens next
    what next after registration
    what happens after i submit the form
    what do i receive after sending it
    what do i receive after sending the form
    what do i get after i send it
    what do i get once the form is sent
    will i receive something after sending it
    what comes back after i submit it
    do i get a mail after sending the form
    what will i receive when i submit the form
    form bhejne ke baad kya milega
    after registering what do i do
    when will you contact me
    when will somebody call me
    will somebody contact me
    will you call me
    how soon will you reply
    how long until you contact me
    i filled the form what next
    i have registered now what
    i registered what happens now
    i submitted the form when will you call
    i have submitted my details
    what are the next steps
    next steps
    what's the next step after signing up
    register karne ke baad kya hoga
    form bharne ke baad kya
    call kab aayega
    kab contact karoge
    do i get a confirmation
    will i get a confirmation mail
    will i get an email after registering
    how will you contact me
    who will contact me
    once i enroll what happens
    what comes after the form
    after i press enroll now what happens
    how fast do you respond
    when do i hear from you
    do you call back
    do you respond quickly
    when will i hear back
    what do you do once i sign up
    what happens when i press enroll
    then what happens
    how soon after applying will i hear
    when will i hear after applying
    what do i do after paying
    and after that
    and then what
    what happens once i register
    when will you call me after i register
    what is the next step after enrolling
    who contacts me after that
    form bharne ke baad kya hoga
    will i get a confirmation mail
    do i get an email after registering
    does a mail confirm my registration
    will you mail me a confirmation
    confirmation email aayega kya
    how will i know that my registration arrived
    i filled the form just now what next
    submitted the form now what
    i have submitted what happens now
    what comes after i sign up
    what comes after that
    what happens after that
    what happens once it is sent
    what happens once i have sent it
    what happens after i submit
    and after submitting
    what do you do after i send the form
    who contacts me after the form
    how will you contact me after i register
    will i get a mail after the form
    will i get a confirmation
    do i get a confirmation mail
    will i get an email
    when will i hear from you
    when will you call me after the form
    how soon do you reply
    how fast do you answer after registration
    how many days until you contact me
    once i send the form am i admitted for sure
    am i admitted after sending the form
    is my seat confirmed after the form
    is the form binding
    does sending the form mean i have to join
    do i have to pay when i send the form
    do i have to pay anything now when i send the form
    do i pay immediately after the form
    does the form commit me to anything
    is registering free
    is the registration free of charge
    form bharne ke baad call aayega kya
    form bhar diya ab kya
    register karne ke baad kya
    aap log call karoge kya
    did you get my form
    i did not get any confirmation
    no mail came after i registered
    does submitting the form cost me something
    does sending the form cost anything
    is it free to send the form
    do i owe anything after sending the form
    am i obliged to anything by the form
    does the form oblige me
    what comes to my inbox after the form
    after pressing submit what comes to my inbox
    after pressing submit what happens
    once i press submit what happens
    after i hit submit what follows
    what follows after the form
    what should i expect after the form
    what can i expect after registering
    who gets back to me
    who will get back to me
    will somebody get back to me
    do you get back to me
    how do i know that my form has arrived
    is there a confirmation
    when do i get an answer
    how long till you react
    should i have received something
    should i have got a mail after the form
    am i supposed to get something after i sent it
    was there supposed to be an email
    i filled it in what comes now
    i sent the form what now
    i submitted my details yesterday and now
  `,
  formFields: `
    fields in the form, which fields, what fields, ask for my, do you ask for, need my phone,
    need my email, what details, which details, what information, what info do you need,
    details required, details needed, information required, details do you need,
    details do i need, fill in, kya details, kaun si details, details deni, need to provide,
    need to submit to register, form ask, form fields, which documents, what documents,
    kya documents, kya kya documents, documents needed, documents chahiye, submit documents,
    upload documents, upload resume
    what details do you need
    what details do i have to fill in
    what information do you ask for
    which details are needed for registration
    what do i need to fill in the form
    what is asked in the form
    what fields are in the form
    what documents do i need
    which documents are required
    documents required
    do you need my phone number
    do i have to give my phone number
    why do you need my phone number
    do i need to upload a resume
    do i need my id
    form mein kya bharna hai
    kya details deni hai
    kaun se documents chahiye
    documents chahiye kya
    what information is required to register
    what does the form ask
    is email required
    is phone required to register
    do you ask for an address
    what should i keep ready for registration
    what do you need from me
    details needed to join
    registration form fields
    do you need my date of birth
    is aadhaar needed
    what must i provide to enroll
    do i need to submit marksheets
    do i need to share my number
    what goes in the form
    how long does the form take
    is the form long
    do i have to give you my phone number
    must i share my email
    what will you ask me
    what do i type in the form
    what will they ask me
    what do they ask when i register
    what will i be asked
    what do i have to tell you to join
    why does the form want my phone
    it asks for my phone what for
    what do you need the number for
    what do you do with my phone number
    what is the phone number used for
    why is my number asked when i enroll
    phone number kyun chahiye
    should i upload marksheet or aadhaar for registering
    do i need to upload my resume
    do i have to upload documents
    do i need aadhaar or pan to register
    is a photo needed for registration
    is my marksheet needed
    do i need id proof
    is my mobile number compulsory
    is the phone number compulsory
    is the phone number mandatory in the form
    is my email compulsory
    can i leave the phone number empty
    can i skip the phone number
    can i register without a phone number
    can i register without an email
    is there no phone number on the form only email
    does the form want my phone number
    does the form want my address
    do you want my postal address
    do you ask for my date of birth
    do you ask my age in the form
    do you ask about my education in the form
    what will the form ask me
    what will it ask me
    what all will it ask
    what all do you want to know in the form
    what do i have to type in the form
    what do i have to enter to register
    what do i need to keep ready for the form
    before opening the form i want to keep everything ready what will it ask
    which particulars will your enrolment form demand
    which particulars are to be filled in the form
    which fields are on the form
    which boxes do i fill
    apart from phone number what else you take in the form
    besides name what else is asked
    how many fields does the form have
    what are the mandatory fields
    what is mandatory in the registration
    what all details are to be given
    what do you take in the form
    form me kya kya bharna hai
    form me kya bharna padta hai
    form me kya poochte ho
    register karne ke liye kya kya chahiye
    kaunse documents lagenge
    aadhaar lagega kya
    marksheet lagegi kya
    phone number dena zaroori hai kya
    is a country code necessary in the form
    what do you ask for in it
    what do you ask for in the form
    what all do i have to fill in
    do i have to create a password
    do i give my card details in the form
    does the form ask for payment details
    is giving my phone number optional
    is the phone number optional
    is the email optional
    is the name optional
    must i give my phone number
    must i give my email
    do i have to fill in everything
    can i leave a field empty
    which boxes must i fill
    what boxes must i fill to enrol
    what must i type to enroll
    what is needed to enroll
    what is needed for the form
    what does one need for the form
    what should i have at hand for the form
    do you need my certificates
    do you need proof of identity
    is there anything to upload
    will you ask for my address
    will you ask for my salary
    will you ask for my experience
    name email phone or more
    where is the form and what does it ask
    what does it ask
    what will i have to type in to sign up
    what do i type in to register
    what has to be typed in
    what do you want to know from me if i register
    what do you want from me when i sign up
    can i register without giving a phone number
    can i sign up without a phone number
    do i have to type in my aadhaar
    what must i furnish at registration
    what do i fill in to join
    what do i fill in
    what do i enter to join
  `,
  phoneFormat: `
    how many digits, number of digits, digits in the phone number, country code, country codes,
    dialling code, dialing code, dial code, calling code, digit number,
    country is not listed, country not in the list, country missing, phone number format
    how many digits does a @place number need
    what is the dialling code for @place
    dialling code of @place
    which code do i dial for @place
    how many digits must my phone number have
    how many digits for a @place mobile
    how many digits does the form want
    how long must a phone number from @place be
    is it @number digits for @place
    an indian one needs @number digits right
    does a german number have @number digits
    my number has @number digits is that ok
    the form says my number has too few digits
    the form says my phone number is too long
    what format must the phone number have
    which phone numbers does the form take
    which country codes do you accept
    which country codes are in the form
    do you accept phone numbers from @place
    do you take a @place number
    can i register with a @place number
    can i use a @place phone number
    can i give a foreign phone number
    i only have a @place number
    i have a @place mobile only
    my phone is from @place
    my mobile number is from @place
    my number is a @place one
    my sim is from @place
    my country is not in the list
    my country is missing in the form
    i do not find my country code
    +@number is not in the list
    and @number is not in the list on your form
    @place is not in your list of countries
    where is my country code in the form
    the form has no country code for @place
    the form does not offer my country
    mobile number kitne digit ka hona chahiye
    kitne digits chahiye phone number mein
    mera number @place ka hai chalega
    @place ka number chalega kya
    form mein mera country code nahi hai
    what if my phone number is from another country
    can i enter a number from a country that is not listed
    how many digits should i type after +91
    how many numbers after the code
    how many numbers does the form want
    how many figures does the registration accept
    how many digits must a @place number have
    how many digits for @place
    how many digits for @place and for @place
    how many digits for a @place phone
    my number is from @place how many digits
    i have a @place number is that ok
    i have a @place number
    i have a @place number does the form accept it
    can i put my @place number in your form
    can i put my number in your form
    can i use my @place number
    can i sign up with my @place number and how many digits
    is @place country code there in your form
    is my country in the form
    is my country code there
    is my code there
    i am in @place is my code there
    i live in @place is my country in your list
    can i choose @place in the country list
    is @place in the list of countries
    for which countries can i put a phone number
    which countries are in the list
    which country codes can i choose in the form
    which country codes are there
    which countries need exactly 9 digits
    which countries' numbers need exactly @number digits
    does a @place number need more digits than a @place number
    would a nine digit @place number be accepted
    my number is eleven digits will it go through
    my number has 9 digits will your form take it
    if my number has only 9 digits will your form take it
    your form says the number is too short
    it says the number is too short
    it says invalid phone number format
    the form says at least 10 digits
    my mobile is @place how many numbers after the code
    handphone from @place how many digits
    it has to be typed how
    so 10 digits for both of us
    sorry not @place i moved to @place
    number me kitne digit chahiye
    kitne digit ka number
    @place ka code hai kya form me
    what is the maximum length of the phone number
    what country codes are in the list
    which codes does the dropdown have
    country codes available in your form
    for which countries do you take numbers
    what countries can be picked for the phone
    list of country codes you accept
    can you tell me the countries in the phone field
    mine is a german number
    my number is german
    my number is from @place
    does @place work too
    it will not take my number
    the form does not take my number
    the form will not accept my phone number
    filling the form from @place and it will not take my number
    i typed my number and it is refused
    phone lengths for the form
    how long are the phone numbers there
    are numbers of @place and @place the same
    @place and @place same
    is a number of @place as long as one of @place
    and if i give my indian number instead how many then
    my @place sim
    mine is from @place
    is @place in the dropdown
    my country is not in your list
    my country is not in the dropdown
    i cannot find my country in the list
    my form says invalid number
    it says my number is invalid
    invalid phone number it says
    the form does not accept my number
    my number is not accepted
    it is from singapore
    and my friend's is from nepal
    why is my number wrong`,
  chatDetails: `
    before the chat, before chatting, to chat with you, start the chat, start chatting, letting me chat, for a chat
    why did you ask for my email before the chat
    why do you need my email to chat
    why must i give my name before chatting
    why do i have to tell you my name first
    what do you do with the email i gave here
    what happens with my email address
    what happens to the address i typed before the chat
    why was i asked for my email here
    why does the chat want my name
    why does this chat ask for my details
    why did i have to give my address to talk to you
    why do you want my email
    what do you need my email for
    what is my email for
    what will you use my email for
    what are my details used for in the chat
    why did i have to sign in to chat
    why do you collect my email
    why are you collecting my details
    why my email
    will you mail me because of this chat
    will somebody write to me after this chat
    will someone contact me after this chat
    who gets my email from this chat
    who sees my email from the chat
    do you keep what i write here
    is this chat recorded
    is this conversation saved
    do you save our chat
    are my messages stored
    do you store what i type
    does anyone read this chat
    can i chat without giving my email
    i did not want to give my email for a chat
    chat ke liye email kyun chahiye
    email kyun manga chat se pehle
    mera email kyun liya
    mera naam kyun chahiye chat ke liye
    why name and email for a chat
    why the form before the chat
    yeh chat save hoti hai kya
    is this chat being stored under my name
    is this chat stored
    is the chat saved
    whatever i am typing here is somebody saving it
    is somebody saving what i type here
    is somebody reading this
    does a person read this chat
    who reads what i type here
    who can see this chat
    do you record what i write in this chat
    do you record what i write with my name
    do you record my messages
    my messages as well
    are my messages kept
    what do you store about me from this chat
    what do you save from this chat
    what do you ask in the chat before starting
    what do you ask before the chat
    why do i have to give my name to chat
    why do i have to give my email before chatting
    why do you need my email for the chat
    why did you ask my name
    what happens with what i write here
    is this conversation private
    is the conversation private
    chat save hoti hai kya
    chat koi padhta hai kya
    meri chat record hoti hai kya
    mera naam kyu pucha chat me
    can you remember what i said yesterday
    do you remember me from last time
    will you remember this conversation
    do you keep a log of our talk
    are my chat lines archived under my name
    are my chat lines stored
    is what i write stored with my name
    do you file my chat
    are these messages archived
    does anyone read my questions
    will the team read this chat
    can the team see my messages
    what is remembered of this chat
    and what i write to you
    what about the things i type here
    do you store what i type here
    is this chat saved
    do you keep our conversation
    who reads what i write here
    is what i say here kept
    are my messages to you recorded
    what happens to the things i write to you
    what do you do with my e mail address once i have typed it in here
    what do you do with the e mail i just gave you
    what data of mine do you keep when i chat
    what do you keep of me when i chat`,
  start: `
    start, begin, begins, starting, commence, commencement, shuru, chalu, start hoga, kick off,
    kickoff, launch, open, opening, resume, suru, start avuthundi, startu, strt, prarambh,
    shurwat, date announced, announced, cohort soon, batch soon, any cohort, any batch,
    is there a cohort, is there a batch, starting soon, upcoming cohort, new batch, new cohort,
    intake, upcoming, nayi batch, naya batch, agla batch, agli batch, next course, batch start,
    batch kab, cohort kab, next program, commencement date, next session, latest batch,
    course date, course dates, dates, batch date, this month, next month, agle mahine,
    is mahine, exact date, exact start date, which date exactly, specific date, confirmed date,
    precise date
    when does it start
    when does the course start
    when does @program start
    when do you start
    when can i start
    when is the next batch
    when is the next cohort
    next batch
    next cohort
    start date
    what is the start date
    starting date
    what date does it start
    when do classes begin
    when does the training begin
    when will it begin
    is a batch starting soon
    is there a new batch soon
    upcoming batch
    upcoming batches
    next intake
    when is the intake
    kab se shuru hai
    kab shuru hoga
    agla batch kab hai
    nayi batch kab
    batch kab se
    how soon can i start
    can i start today
    can i start immediately
    can i start in january
    does it start this month
    does it start next month
    which month does it start
    what day does it start
    when are you beginning
    date of commencement
    joining date
    when is it
    when
    so when's this thing starting
    is the next batch in @month
    will there be a batch in @month
    is it starting soon
    exact start date please
    when would i begin
    kab chalu ho raha hai
    batch kab chalu hoga
    chalu kab hoga
    next one kab hai
    kab shuru ho raha hai
    when does @program begin
    when is the next start
    from when
    kis din se
    kab se
    next start
    how long until it starts
    when can i begin @program
    when will the next batch begin
    is the next cohort starting soon
    when does the new batch start
    what month does it begin
    starting when
    kab se classes start hongi
    when do classes start for @program
    naya course kab start hoga
    when is the next batch beginning
    when does the next batch begin
    when does the next one begin
    when do the classes begin
    when can i begin
    when may i start
    how soon can i begin
    is there a batch starting soon
    when is the upcoming batch
    when's the next batch
    when does your next intake start
    when is the next intake
    on which date does it start
    starting from when
    from when do classes start
    when do you commence
    when is the programme scheduled to commence
    kindly intimate the date of commencement
    next batch kab hai
    agla batch kab shuru hoga
    kab se start hoga
    kab join kar sakte hai
    class kab se shuru hai
    is it starting this month
    is there a batch this month
    are you starting in the next weeks
    do i have to wait long for the next batch
    tell me the start date
    and the start date
    when will the cohort kick off
    when does the cohort start
    how long until the next cohort
    is there an intake in december
    is there a batch in january
    could i begin right away
    can i begin at any time
    from when can i begin
    which date do we start`,
  deadline: `
    registration close, registrations close, enrollment close, apply by, last day, akhri date,
    aakhri, antim, cut off, cutoff, late registration, expire, expires, still open, still join,
    too late, closes, close, closed
    what is the last date to register
    last date
    last day to apply
    deadline
    registration deadline
    when does registration close
    when do admissions close
    until when can i register
    by when do i have to register
    is registration still open
    are admissions open
    is it too late to join
    closing date
    when is the last day to enroll
    last date kya hai
    kab tak register kar sakte hai
    admission kab tak khula hai
    how long is registration open
    when do i need to decide by
    till what date can i enroll
    can i join late
    can i register later
    is enrolment closed
    when will registrations end
    how much time do i have to register
    cut off date
    any deadline for applications
    can i decide next week
    do i have to decide today
    is there a closing date
    application deadline
    due date for the application
    how late can i join
    will it close soon
    admission open hai kya
    how long do i have to sign up
    until when can i sign up
    when is it too late
    is there a cut off
    signup deadline
    and the last day to apply
    what is the last date
    last date to register
    last date of registration
    till when can i apply
    till when can i register
    by when do i have to decide
    by when should i register
    admission kab tak hai
    is there a deadline
    can i join after it starts
    am i too late`,
  seats: `
    how big is the intake, intake for, will be admitted, be admitted, will be selected, seats,
    seat, slots, slot, spots, spot, places left, vacancy, vacancies, capacity, intake size,
    availability, available seats, seats left, how many people can join, how many people can,
    how many can enroll, how many students can, how many learners can, how many of us can,
    seat hai, seat bachi, jagah hai, filling fast, full, sold out, limited seats, seet,
    how many people per, seats bachi, seats kitni
    how many seats
    how many seats are there
    how many seats are left
    are seats limited
    seats available
    are there seats left
    is there any seat left
    is it full
    is the batch full
    are there still places
    how many places are available
    any spots left
    number of seats
    seat availability
    seats bachi hai kya
    seat milegi kya
    seats limited hai kya
    how many can join
    how many people can enroll
    how many spots
    is there still space
    do you have space
    are all seats gone
    sold out?
    how many seats in @program
    limited seats?
    total seats
    how many seats in the bootcamp
    can i still get a seat
    seats kitne bache
    what is the capacity
    are there vacancies
    places left in the next cohort
    seats filling fast?
    do you have slots left
    slots available
    any slot
    how many slots
    is there a place for me
    only @number
    only @number seats
    just @number seats
    is it only @number
    how many places are there
    seats available?
    kitni seats hain
    is there space left in @program
    kitni seats hai abhi
    kitni seatein hain
    how many people can get in
    how many can get in
    how many people can get in the bootcamp
    how many can attend
    how many can join the bootcamp
    how many places are left
    how many seats are still free
    are seats still available
    is there still a seat
    is it already full
    is the bootcamp full
    there are 50 seats in the bootcamp correct
    are there more than @number seats
    is it limited to 25
    is there a limit of seats
    do you take @number people in the bootcamp
    can all @number of us get seats
    is there space for @number friends
    kitni seat bachi hai
    kitne log aa sakte hai
    tell me the seats left
    what is the capacity of the bootcamp
    what is the maximum number of participants in the bootcamp
    how many spots does the bootcamp have
    how many spots are there
    how many of us fit in
    how many are admitted to the bootcamp
    is the number of places limited
    how limited are the seats
    size of the bootcamp
    seats in the bootcamp
    places in the launch
    are there 50 seats for the launch
    so there are 30 places in the bootcamp right
    how many can get into the launch session
    number of seats for the bootcamp please
    is the bootcamp limited to 40 people
    there are 100 seats right
    do you take 30 people in the bootcamp
    can 40 of us get into the launch
    do you take 30 people in the bootcamp if i book for a department
  `,
  launch: `
    what date is the bootcamp, date is the bootcamp, badges, badge, launch session,
    launch event, launch bootcamp, launch popup, launch pop up, popup, pop up, pop-up,
    session time, session timing, bootcamp timing, bootcamp timings, bootcamp time,
    bootcamp ka time, bootcamp ki timing, bootcamp ka timing, bootcamp date, bootcamp session,
    introductory session, orientation, bootcamp launch, launching, launch timings, timezone,
    time zone, india time, indian time, us time, live session, first session, upcoming session,
    what time does the bootcamp, session kab, bootcamp kab, intro session, launch, eastern,
    pacific, webinar, event, what time, kitne baje, london time
    what time is the session
    what time is the bootcamp
    session times
    session timings
    what are the session times
    when is the bootcamp
    when is the launch
    launch date
    launch time
    what date is the launch
    what time does it start in @zone
    what time is it in @zone
    what time is that in @place
    session time for @zone
    time in @zone
    @zone time
    @zone
    what about @zone
    and in @zone
    what time for @place
    what time in @place is the session
    i am in @place what time is it for me
    i live in @place when is the session
    when is the session in @place
    when is the live session
    when is the first session
    what is the launch event
    what are the highlights of the launch
    highlights of the bootcamp
    bootcamp kab hai
    bootcamp ka time kya hai
    session kitne baje hai
    kitne baje hai
    launch kab hai
    what is the bootcamp launch
    tell me about the launch
    tell me about the bootcamp launch
    timings of the launch session
    date and time of the launch
    which dates are the sessions
    is the launch on @month
    orientation session time
    what day is the bootcamp
    is there a launch bootcamp
    what is the popup about
    indian time please
    us time?
    time for people in @place
    does the session suit @place
    at what time is the launch in @zone
    when do i tune in
    when can i watch the launch from @place
    what time do i join from @place
    what time would that be for me in @place
    what is the name of the bootcamp that starts soon
    which bootcamp is starting soon
    what is the bootcamp that starts soon
    what is the upcoming bootcamp
    what is launching soon
    which program is being launched
    what is the time for someone in @place
    the times of the sessions please
    what is the launch date
    launch date please
    date of the launch
    launch date kya hai
    what is on @month @number
    what happens on @month @number
    which date in @place
    on which date is it in @place
    is something on @month @number
    what was that window that popped up
    a window opened when i came to your page
    what is the pop up about
    something popped up on your site what is it
    i closed the popup what did it say
    what did the pop up say
    which popup was that on the home page
    that box that appeared when the page loaded
    what hour is the kick off
    what time does it kick off in @place
    when is the kick off
    at which hour does the launch begin
    one small window jumped up what is it about
    what is that window that came up
    what is that window that opened
    what is that bootcamp that jumped at me
    what is the thing that popped up
    what popped up on my screen
    what is this announcement
    what is the announcement about
    what does the pop up say
    what are the badges on the pop up
    what does starts soon mean
    what are the selling points of the bootcamp
    what are the main attractions of the bootcamp
    what are the highlights of the bootcamp
    what is special in the bootcamp
    why should i pick the bootcamp
    what does the bootcamp bring along
    what do i get in the bootcamp
    what will i get in this bootcamp
    bootcamp me kya milega
    tell me more about the bootcamp
    tell me about the august bootcamp
    is there a session on another day
    other than august 11 is there a session
    which days are the sessions
    on which dates is the launch
    on which day is the session in @place
    what time zones do you list for the launch
    in which time zones are the sessions
    the @place session is on august right
    what time is it in @place
    what time for @place and what time for @place
    what time should i log in from @place
    what time do i have to be there in @place
    when exactly do i have to log in for the launch
    i am in @place when is it
    timing in @place
    at what time in @place is the bootcamp session
    @place timing for the session please
    session time in @zone
    launch kitne baje hai
    @place me launch session kitne baje hai
    when is it for me i sit in @place
    and for my sister in @place
    no i meant for my brother in @place
    my cousin in @place what time for her
    the times do not add up which is right
    the session times do not match
    10 pm eastern is 7 pm pacific so which time is right
    which of the session times is right
    your time zones look wrong
    which of them is right
    which time is right then
    which of the times is right
    at what hour does the event begin for me
    at what hour does the event begin in @place
    when does the event begin
    what time is the event
    what is the event in the window about
    @place here what time do i log in
    @place here when do i join
    i sit in @place when is the session
    for people in @place when does it start
    kickoff session time
    what's the @place time for the kickoff session
    what are the goodies advertised in the popup
    what does the banner promise
    what does the window promise
    what is advertised in the pop up
    what is the offer in the pop up
    tell me about the bootcamp
    what about the bootcamp
    about the bootcamp
    explain the bootcamp
    bootcamp details
    details of the bootcamp
    bootcamp info please
    more on the bootcamp
    bootcamp ke bare me batao
    what is the bootcamp
    what is this bootcamp
    some window jumped up when i opened your page what was it
    what was that window
    what was the thing that jumped up
    what is that thing that appeared on my screen
    a box came up on the page what is it
    something popped up when i came here what is it
    when is the bootcamp for @place
    when is the bootcamp in @place
    when is the session for @place
    bootcamp time for @place
    when does the bootcamp take place
    any other slot for the uk
    is there another slot for @place
    another session time for us in @place
    what are its highlights
    highlights of the launch
    what is special about the bootcamp
    what is in the launch session
    what is that pop up for
    what does the pop up promise
    what day and time was it
    what evening was that bootcamp
    i shut the window when was it
    is there another slot for the session
    any other slot for the session
    is the session at another time too
    what is the pop up for
    what is the pop up button for`,
  brochure: `
    broucher, brochur, broshure, pdf, flyer, download, bhej do pdf, brosher, handout,
    syllabus pdf, broture, brocher, something on paper
    brochure
    can i get a brochure
    do you have a brochure
    send me the brochure
    download brochure
    where can i download the brochure
    is there a pdf
    pdf please
    do you have a pdf of the course
    can you send me a pdf
    prospectus
    pamphlet
    any document i can download
    something to download
    something i can print
    something i can show my boss
    leaflet
    brochure bhejo
    brochure chahiye
    brochure kahan milega
    pdf bhej do
    can i have something in writing
    a flyer or so
    do you have a handout
    course pdf
    where's the brochure
    i'd like to read offline
    can i download the course details
    information sheet
    booklet
    brochure link
    share brochure
    download the programme details
    is there a printable version
    brochure dikhao
    email me the pdf
    can you mail me the brochure
    broshure
    broucher
    pdf of the program
    a document for my boss
    what does the brochure contain
    what is in the brochure
    what will i find in the brochure
    send me some paper i can show to my wife
    some paper i can show to my parents
    something i can print and put on her table
    something to hand to my director on paper
    something on paper
    is there a document for my director
    is there something i can forward
    is there a pdf i can forward to my boss for approval
    any pdf i can forward to my parents
    any pdf
    can i have it in writing
    can i get a printed version
    where do i click for the brochure
    where is the download
    how do i download the brochure
    brochure download
    brochure milega kya
    pdf bhejo
    kuch pdf hai kya
    can you send me information material
    information material please
    anything to read offline
    leaflet please
    do you have a flyer
    do you have a catalogue
    is brochure available
    a prospectus please
    is there something downloadable
    is there something downloadable about all courses
    can i download something about the courses
    can i save the information somewhere
    do you have printable information
    is there a file with all details
    is there a document with all programs
    a document i can keep
    can i get the details as a file
    can i get the course details in a file
    give me a document
    where is the pdf
    any handout about the programs
    information sheet please
    fact sheet
    something to show my manager
    something to show to my boss
    can i present something to my manager
    something on paper for my boss
    a paper i can give to my manager
    any document
    is there a document i can read
    any document about the courses
    something to read before i join
    any pdf to read
    can i get something in writing about the courses
    send me a leaflet
    is there any handout
    koi document hai kya
    koi pdf hai kya padhne ke liye
    can i pick up the brochure from the page
    can i take the brochure from the site myself
    no need to mail it i will pick the brochure from the website
    can i get the brochure here without giving my mail
    is the brochure on the page itself
    can i save the brochure from here
    where on the page is the brochure
  `,
  enterprise: `
    be trained, get trained, trained together, enterprise, corporate, custom course, custom,
    customised, customized, customise, customize, tailor, tailored, tailor made, for my team,
    for our team, same office, same company, my team, our team, our company, my company,
    my organisation, my organization, our organisation, our organization, our employees,
    my employees, employees, our staff, my staff, staff, in house, inhouse, on site training,
    onsite training, b2b, bulk, workforce, our engineers, my engineers, our managers,
    our people, office team, for companies, for teams,
    company ke liye, team ke liye, bespoke, private batch, our devs,
    our developers, train our, train my, upskill our, upskill my, group of employees,
    colleagues, team members
    do you do corporate training
    corporate training
    training for my team
    can you train my team
    can you train our employees
    i want to train my employees
    custom program
    do you have custom programs
    can you make a custom course for us
    we are a company of @number people
    we are @number people and want training
    i need training for @number engineers
    group training
    team training
    enterprise solutions
    do you offer something for companies
    do you offer training for companies
    training for organisations
    bulk enrollment
    we want to upskill our staff
    for my company
    onsite training at our company
    in house training
    can you tailor the program
    tailor made program
    customised training
    company ke liye training
    meri team ke liye course
    team ke liye custom course
    apni company ke logo ko train karna hai
    can my colleagues and i join together
    private batch for our company
    what do you do for businesses
    my team of @number needs training
    our developers need ai training
    b2b training
    do you work with companies
    can i enroll my whole team
    training for our managers
    we want something tailor made
    is there a program for teams
    we are a startup of @number
    we are a startup looking to get our team trained
    get our developers trained
    train six of us
    can you train several of us at once
    my boss wants you to train us
    we want to train our staff
    can you come to us
    for a team of @number
    price for teams aside do you train teams
    do you teach whole teams
    our company wants training
    for my employees
    how can a bank train its staff with you
    how can our company train its people with you
    can a hospital send its staff to you
    can we train our employees with you
    we want our whole department trained
    how do companies work with you to train people
    we are a company and want training
    our team needs ai training
    can you design something for our staff
    custom course for my team
    do you do in house training
    group training for employees
    training for my department
    corporate batch
    can you teach my employees
    i want to train @number employees
    bespoke program for our company
    for @number people
    we are @number people
    for a group of @number employees
    we are a company of 200 and need training for a team
    we are 60 people and none of the standard courses fits
    would you tailor something
    can you tailor a program for us
    can it be designed only for our staff
    can you make a separate training only for our staff
    can you make something only for our company
    do you do something only for our staff
    do you do company training
    do you train company teams
    do you train teams
    do you train company teams also
    do you do something special for teams
    do you have group training for companies
    a tailor made programme possible
    for our 20 developers a tailor made programme
    i am looking after training in a hospital group
    i head training at an insurance company
    we wish to train around 40 employees is that possible
    we want to train 30 people
    i want to train my staff
    training for my employees
    how does our l&d department get in touch
    we would like a proposal for an in house programme
    in house training possible
    in house ai programme
    something for a whole department
    can i book for a whole department
    can my whole team join
    can our office join together
    hamari company ke liye training
    team ke liye training hai kya
    hamare staff ko sikhaoge kya
    apne employees ko train karwana hai
    custom batch for our staff
    like a custom batch
    closed batch for our company
    a corporate workshop
    can you do a workshop for our people
    we are @number friends can we come as a group
    can you build a private course for our sales reps
    can you build a course for our team
    a private course for our people
    a private batch for our company
    do you run programs inside companies
    do you do b2b
    we want to upskill @number people
    training for our sales force
    our firm wants to train its managers
    can you train our bank
    a course just for us
    exclusive training for our department
    can you adapt the content to our company
    can you adapt it to our needs
    can you customise the syllabus for us
    can you make one just for us
    can they make one just for us
    could a course be made only for our people
    one made just for our company
    can i bring my team
    can i bring my whole team
    can i enroll my staff
    can i send my employees
    can we join as a group
    can we all join from one company
    i want training for @number people
    do you train companies
    is there something for corporates
    b2b training hai kya
    can you design a course for our people
    can you make a batch only for us
    we are a company of @number
    we are @number engineers
    we are @number people can we get our own batch
    our whole department wants to learn
    hamari team ke liye kuch hai
    poori team ko karwana hai
    staff ko sikhana hai
    can you customise the course for our company
    can you change the syllabus for our team
    corporate package
    a separate session for my company
    could you do something only for our company
    can you make something only for us
    something just for our firm
    combine both groups for us
    can we get a special one for the teachers
    a special version for our staff
    something special for our people
    could you run one only for our staff
    my team of eight wants training do you do that
    our team wants training is that something you do
    can it be tailored to our needs as a company
    could you tailor this for our company
    can the program be tailored to our industry
    is it possible to have that customised for our firm
    would you adapt it to our company
    can that be made to measure for our business
    could this be adjusted to what our company does`,
  myRegistration: `
    my registration, my enrollment, my enrolment, my application status, application status,
    registration status, enrollment status, my seat, my status, not confirmed, confirm my,
    confirm my seat, did you receive, have you received, did not get any mail,
    didnt get any mail, no mail received, no email received, no one called, nobody called,
    no one contacted, nobody contacted, no response, no reply, not received, did not receive,
    didnt receive, change my email, change my phone, update my details, wrong email,
    wrong number, typed wrong, edit my, was i registered, koi call nahi, koi reply nahi,
    call nahi aaya, not got any, didnt get, did not get, havent heard, have not heard
    did you get my registration
    did my registration go through
    am i registered
    is my registration confirmed
    check my registration
    status of my application
    what is my application status
    i registered but got no mail
    i registered but nobody called
    i didn't get a confirmation
    i have not received any email
    i registered last week and heard nothing
    nobody contacted me
    no one called me yet
    i lost my registration email
    cancel my registration
    i want to cancel my registration
    can you see my registration
    is my seat confirmed
    mera registration hua kya
    maine register kiya par call nahi aaya
    mail nahi aaya
    confirmation nahi mila
    i paid but nothing happened
    where is my confirmation
    have you received my form
    i enrolled twice by mistake
    which course did i register for
    can you change my registration
    update my phone number in the registration
    did you receive my application
    waiting for a call since days
    has my form arrived
    did my form reach you
    is my name on the list
    can you find my registration
    what happened to my enquiry
    i never got a reply
    still no call
    did you receive my details
    i paid last week has my admission come through
    has my admission come through
    did you receive my form
    have you received my registration
    what is the status of my registration
    i registered yesterday and heard nothing
    nobody has contacted me yet
    i registered but no one called
    am i on the list
    mera form mila kya
    mera status kya hai
    i lost my registration email what should i do
    i lost the mail you sent
    i deleted the confirmation mail
    i cannot find my confirmation mail
    did you get my form
    did you receive my registration
    have you got my details
    is my registration done
    did my form go through
    was my registration successful
    i registered yesterday no mail
    i filled the form and heard nothing
    i did not get any mail
    no confirmation mail came
    i have not received anything
    nobody called me
    nobody contacted me yet
    when did i register
    what is my status
    status of my enrollment
    mera registration hua ya nahi
    abhi tak koi call nahi aaya
    i registered with the wrong email
    i typed the wrong phone number
    how do i edit what i filled
    can i change my details after submitting
    i want to cancel my form
    did you get it
    have you got it
    has it arrived
    did my enquiry arrive
    was it sent properly`,
  transfer: `
    transfer, resume later, continue later, switch batch, move to the next, move to another,
    shift to the next, next batch instead, join later, change batch, postpone, defer, pause,
    switch course, change course, freeze, upgrade course, shift to another, switch from,
    extension, reschedule, give my seat, share my seat, share login, swap
    can i change the course later
    can i switch to another program after joining
    can i switch batches
    can i move to the next batch
    can i change my batch
    can i postpone
    can i defer
    can i pause and continue later
    can i transfer my seat
    can i give my seat to a friend
    can i switch from @program to @program later
    change course after enrolling
    batch change
    shift to a later batch
    course badal sakte hai kya
    batch change kar sakte hai
    what if i want to change programs
    can i swap programs
    can i drop out and come back
    can i freeze my course
    can i upgrade to @program later
    can i downgrade
    reschedule my course
    can i start now and continue later
    what if i can't continue
    what if i have to stop in between
    move my enrollment
    can someone else take my place
    swap to another cohort
    switch midway
    can i swap later
    can i go to a later cohort
    may i switch after starting
    what if i need to pause
    can i hand over my seat
    move me to another batch
    can i postpone by a month
    change to another course midway
    can i suspend
    can my start be delayed
    can i change my course later
    can i switch to @program later
    can i shift to another batch
    can i give my seat to my friend
    can my colleague take my place
    can i transfer my seat to somebody
    i registered for the wrong course
    i chose the wrong program
    can i change from @program to @program
    how do i change the program i registered for
    course change kar sakte hai kya
    batch change ho sakta hai kya
    mera seat mere bhai ko de sakta hu
    swap my seat
    can i upgrade to @program
    can i move from one program to the other
    can i start later if i register now
    can i switch to the other one later`,
  order: `
    which first, skip to, skip the, do first, take first, without doing, directly join,
    directly take, direct join, need to complete, prerequisite course, in order, which order,
    sequence, simultaneously, at the same time, parallel, two courses, multiple courses,
    more than one, both courses, dono course, ek saath, take both, do both, join both,
    one after, two programs, multiple programs, back to back, combination
    can i take two courses
    can i take both
    can i take all three
    can i do @program and @program together
    can i take several programs
    can i do two at the same time
    in which order should i take them
    which one should i do first
    do i have to do @program before @program
    is @program required before @program
    should i do @program first
    should i finish @program before @program
    can i take @program without @program
    is there a sequence
    what order
    do they build on each other
    dono course ek saath kar sakte hai
    do course ek saath
    pehle kaunsa karu
    can i enroll in multiple programs
    can i combine programs
    is there a combo
    can i do one after the other
    all three together
    take both courses simultaneously
    can i skip @program and go to @program
    do i need @program for @program
    is there an advanced level after it
    what comes after @program
    what should i take after @program
    do i do one before the other
    can i do them together
    is one a prerequisite for the other
    may i take two at once
    all of them at once
    which comes first
    can i begin with @program
    both programs at the same time
    start with @program then @program
    two courses together
    which should i do first @program or @program
    can i take all at the same time
    can i take two at once
    can i take two courses together
    can i do both at the same time
    does the order matter
    which one should come first
    should i do @program before @program
    do i need @program before @program
    is @program needed before @program
    is one a prerequisite of the other
    can i start with @program and then do @program
    can i do the second one later
    can i combine the programs
    can i switch between the programs
    can i add another program later
    do i have to take all of them
    do i have to do them in order
    is there a bundle
    pehle kaunsa karna chahiye
    dono saath me kar sakte hai kya
    ek ke baad dusra kar sakta hu
    kaunsa pehle karu`,
} as const;
