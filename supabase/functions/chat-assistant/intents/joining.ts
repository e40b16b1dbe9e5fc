/** Joining a program: how, when, and what comes before and after. Phrases with commas between them, then one example a line; @program, @skill, @person and the like stand for any of the kind. */
export const joining = {
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
  `,
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
    what then
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
  `,
  phoneFormat: `
    how many digits, number of digits, digits in the phone number, country code, country codes, digit number,
    country is not listed, country not in the list, country missing, phone number format
    how many digits does a @place number need
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
    do i write the zero in front of my number
    mobile number kitne digit ka hona chahiye
    kitne digits chahiye phone number mein
    mera number @place ka hai chalega
    @place ka number chalega kya
    form mein mera country code nahi hai
    what if my phone number is from another country
    can i enter a number from a country that is not listed
  `,
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
  `,
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
  `,
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
  `,
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
  `,
  brochure: `
    broucher, brochur, broshure, pdf, flyer, download, bhej do pdf, brosher, handout,
    syllabus pdf, broture, brocher
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
  `,
  enterprise: `
    be trained, get trained, trained together, enterprise, corporate, custom course, custom,
    customised, customized, customise, customize, tailor, tailored, tailor made, for my team,
    for our team, same office, same company, my team, our team, our company, my company,
    my organisation, my organization, our organisation, our organization, our employees,
    my employees, employees, our staff, my staff, staff, in house, inhouse, on site training,
    onsite training, b2b, bulk, workforce, our engineers, my engineers, our managers,
    our people, office team, for companies, for teams, come to our office, at our office,
    our premises, company ke liye, team ke liye, bespoke, private batch, our devs,
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
    can you come to our office
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
  `,
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
  `,
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
  `,
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
  `,
} as const;
