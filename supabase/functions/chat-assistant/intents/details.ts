/** Smaller things that are asked. One example a line; @program, @person and the like stand for any of the kind. */
export const details = {
  formLocked: `
    submit button stays grey
    submit button not working
    submit button is grey
    the submit button is greyed out
    submit button disabled
    submit is disabled
    why can't i press submit
    i cannot press submit
    i can't click submit
    the button cannot be clicked
    the submit button does not respond
    submit does not get active
    submit button not active
    why is submit greyed out
    why is the button not clickable
    enroll form submit not clickable
    register button stays grey
    submit registration is grey
    form does not let me submit
    the form won't let me submit
    form is not letting me send
    form filled but submit is not enabled
    filled everything but cannot submit
    i filled all fields but the button stays grey
    what am i missing in the form
    what is missing in my form
    why is the form not going through
    form submit nahi ho raha
    submit button dab nahi raha
    submit kaam nahi kar raha form me
    button click nahi ho raha form me
    please select a country code first
    it says please select a country code first
    do i have to choose a country code
    is the country code necessary
    where do i choose the country code
    it asks for a country code
    form says invalid country code
    cannot submit the registration
    registration form not submitting
    submit option blocked
    form is stuck before sending
    when does the submit button become active
    how do i enable the submit button
    what do i have to do so that i can submit
    unable to press the submit registration button
    not able to submit the form
    cant submit the form
    form submit karne nahi de raha
    submit button is dull
    the send button of the form is dead
    the form's button is dead what did i do wrong
    the button in the form is dead
    the button does nothing
    nothing happens when i press submit in the form
    why is submit not working in the form
    i can't send the form
    i am unable to send the form
    the form does not go off
    sending the form is not possible
    it will not let me submit
    why does the form not accept my click
    the button is grey
    submit is grey
    submit button is disabled
    why is submit not clickable
    cannot click on submit registration
    button not working in the form
    why can i not submit the form
    the form does not let me submit
    it is not allowing me to submit
    button dab nahi raha
    submit dab nahi raha
    the button is faded
    submit stays greyed out
    i filled everything but cannot submit
    all fields are filled still no submit
    form is not accepting
    why is it blocked
    why can i not press the button
    register button is locked
    how do i unlock the submit button
    it is still not going through
    still not going through
    no it still does not go
    still the same problem with the form
    it does not let me send
    it will not submit`,
  joinLaunch: `
    how do i block a seat in the bootcamp
    how can i block my seat in the bootcamp
    how do i book the bootcamp
    how do i book a place in the bootcamp
    how to reserve a seat in the bootcamp
    how do i register for the bootcamp
    how do i sign up for the bootcamp
    how to join the bootcamp
    how can i get into the bootcamp
    where do i book the bootcamp
    where do i register for the launch
    where do i sign up for the launch session
    how do i join the launch session
    how to attend the launch
    how can i take part in the launch
    how to register for the august session
    how do i secure my seat
    how do i secure my seat in the bootcamp
    what does secure your seat now do
    what happens when i press secure your seat now
    where does secure your seat now lead
    secure your seat button where does it go
    secure your seat now
    i want a seat in the bootcamp
    i want to join the bootcamp
    i want to attend the launch session
    book me for the bootcamp
    reserve my place in the august bootcamp
    sign me up for the bootcamp
    bootcamp me seat kaise book kare
    bootcamp join kaise kare
    bootcamp ke liye register kaise karu
    launch session ke liye naam kaise likhwau
    seat kaise block kare bootcamp me
    bootcamp me admission kaise
    how do i enroll in the bootcamp that starts soon
    where is the registration form of the bootcamp
    is the bootcamp form on another site
    which form is for the bootcamp
    how to claim one of the 25 seats
    how do i get one of the seats
    can i still book the bootcamp
    can i register for the launch now
    procedure for booking the bootcamp
    how can i participate in the bootcamp shown in the pop up
    seat reservation for bootcamp
    how do i grab a spot in the bootcamp
    how do i get a place in the bootcamp
    i want to be part of the bootcamp
    put me in the bootcamp
    can you reserve a seat for me in the bootcamp
    how to apply for the bootcamp
    where do i apply for the bootcamp
    where do i click to join the bootcamp
    i closed the popup how do i register
    i closed the popup by mistake how do i register
    i closed the window by mistake how do i join the bootcamp
    i pressed decide later but now i want to join
    the popup is gone how do i book
    popup band ho gaya ab kaise join karu
    how do i get the popup back to register
    i missed the popup where do i register
    i clicked the wrong button in the popup how do i sign up
    how do i get a seat in that august thing
    how do i grab a seat
    how to grab one of the seats`,
  launchProgram: `
    which program is the bootcamp for
    which course is the bootcamp for
    which of your programs is the bootcamp
    which of your courses is that bootcamp
    which of your programs is it really
    which course is it actually
    which program is that in the pop up
    which course is the launch for
    which of your three courses is the august launch for
    which program is being launched
    what course is launched in august
    is the bootcamp for all courses
    is the bootcamp for all programs or only one
    is the august launch for all three courses or only one
    is the launch for @program
    is the bootcamp for @program
    is the bootcamp about @program
    is the bootcamp in the pop up about @program
    is that bootcamp the agent one
    is the bootcamp part of @program
    is the bootcamp the same as @program
    does the bootcamp belong to @program
    to which course does the bootcamp belong
    is the bootcamp a separate course
    is the bootcamp one of your three programs
    is the session for @program
    are the august sessions for @program
    are the 25 seats for all programs
    is that for @program too
    are the seats for @program as well
    which program are the 25 seats for
    what is the bootcamp on
    what is the bootcamp about
    which topic is the bootcamp about
    is the bootcamp about @skill
    is the pop up about @skill
    the bootcamp is about which course
    bootcamp kaunse course ka hai
    bootcamp kis course ke liye hai
    launch kaunsa course ka hai
    pop up wala bootcamp kaunsa program hai
    is it for @program only
    which course has the bootcamp
    the launch is of which program
    is every course launched in august
    is the session on august for all courses
    is the @month event about the @program program
    is the pop up event for @program
    which program is the launch for
    which course is the popup about
    which course is being launched
    what course is the launch session about
    is the popup about @program
    is the session part of @program
    is the bootcamp another course
    is the bootcamp a separate program
    which program does the bootcamp belong to
    launch kis course ka hai
    popup wala course kaunsa hai
    ye bootcamp kaunsa program hai
    the session on @month @number is for which course
    is that session for @program too
    does the launch cover @program
    what is starting soon
    which one is starting soon
    which course starts soon
    which program has limited seats`,
  closeLaunch: `
    how do i close the pop up
    how do i close this popup
    how to close the window
    how do i get rid of the popup
    how do i get rid of it without signing up
    how can i dismiss the announcement
    the pop up is annoying
    close the popup
    the pop up keeps coming
    the popup opens every time
    that window opens every time i reload
    popup comes again and again
    why does the popup come every time
    how do i stop the pop up
    can i hide the pop up
    can i turn off the pop up
    remove the pop up
    what does i will decide later do
    what happens if i press i'll decide later
    i'll decide later what does it do
    if i press decide later am i registered
    does decide later sign me up
    will i lose my seat if i press decide later
    do i have to sign up to close the window
    the banner covers the page how do i close it
    the window blocks the page
    popup ko kaise hataye
    popup band kaise kare
    popup bar bar aata hai
    ye window kaise band karu
    popup hatao
    the overlay does not go away
    get the announcement out of my way
    how do i skip the announcement
    skip the popup
    can i read the site without the popup
    how to make the box go away
    which button closes the pop up
    is there a close button on the pop up
    the advert on your page keeps opening
    i do not want to see the pop up
    dismiss the bootcamp window
    annoying box on the screen
    how do i leave the pop up without registering
    make the popup disappear
    how can i make the pop up disappear
    how do i make the pop up go away
    make the pop up vanish
    how do i shut the pop up
    how to remove that pop up window
    how do i switch off that pop up
    can the pop up be switched off
    can i close that window without joining
    how do i leave that bootcamp window
    how do i get back to the site from the pop up
    it covers my screen how do i close it
    is there a cross to close it
    cancel the pop up
    don't show me the pop up again
    stop showing the pop up
    that overlay is blocking everything what do i press
    the window is in my way
    the window hides the text
    what do i press to close it
    which button to press to get rid of it
    i only want to read the page how do i close the window
    after i hit i'll decide later what happens
    what if i press i'll decide later
    i pressed i'll decide later what now
    i clicked decide later can i still join
    what is the button i'll decide later for
    i pressed decide later have i signed up for something
    have i signed up by closing the window
    did i register by closing the pop up
    i only closed that window am i registered now
    i clicked later on the pop up did that enroll me
    does closing the window sign me up
    what did i agree to by pressing later
    how to get rid of that popup`,
  brochureContents: `
    what is in the brochure
    what's inside the brochure
    what is written inside the brochure
    what does the brochure contain
    what does the brochure say
    what is the brochure about
    what will i find in the brochure
    what information is in the brochure
    contents of the brochure
    what all is there in the brochure
    which programs are in the brochure
    is the syllabus in the brochure
    does the brochure have the syllabus
    does the brochure have all programs
    does the brochure cover all courses
    does the brochure tell the duration
    does the brochure have fees
    does the brochure mention the price
    are the fees in the brochure
    is the price in the brochure
    what can i read in the brochure
    what does the pdf contain
    what is in the pdf
    what is in the download
    is the brochure about one program or all
    is the brochure for all programs
    brochure me kya hai
    brochure me kya kya likha hai
    brochure mein kya milega
    pdf me kya hai
    how detailed is the brochure
    is the brochure worth downloading
    what do i learn from the brochure
    whats there in brochure
    tell me the contents of the brochure
    brochure contents
    brochure details
    what does the catalogue contain
    what does the leaflet say
    does the brochure say who it is for
    anything about hours in the brochure
    summary of the brochure
    explain what the brochure covers
    what topics does the brochure have
    will the brochure tell me what i learn
    is everything in the brochure
    does the brochure say which program is for whom
    that brochure of yours does it tell the hours
  `,
  enterpriseMail: `
    what should we write in the mail
    what should i write in the mail
    what details should i include in my mail
    what do i put in the enterprise mail
    what should i tell you about us
    what should we tell you about our company
    what should i tell you about our team
    what do you need to know about our team
    what do you need from us for a proposal
    what do you need from us
    what information do you need for a custom program
    what information should we send for corporate training
    what details do you need from our company
    what should our enquiry contain
    what should the enquiry say
    what to mention in the enterprise enquiry
    what goes into the enterprise enquiry
    what do i write to you for company training
    what should be in the request for a proposal
    how should i word the enquiry for our team
    which details for a quote for our team
    what must we send for a quotation
    what do you ask companies
    what do you want to know from companies
    is there a template for the enterprise mail
    what does the enterprise mail draft contain
    what is in the mail draft
    mail me kya likhu company training ke liye
    company training ke mail me kya likhna hai
    team training ke liye kya batana hoga
    aapko company ke bare me kya batana hai
    which particulars of our company are needed
    do you need the team size
    should i mention our team size
    should i mention what our people do
    do we have to state the format we want
    can we say whether we want online or on site
    how do we brief you
    what should the brief contain
    how do we start a corporate enquiry what to include
    what to include in a mail for in house training
    kindly advise the particulars to be furnished for a proposal
    what do you need before you can make an offer
    tell me what to send for custom training
    what shall i prepare before writing to you about our team
    what do we need to tell you first
    what info should our hr mail you for a tailor made training
    what should our hr write to you
    which information do you need for a tailor made training
    what should hr put in the mail to you
    which data about our team do you want
    what facts should we give you about our company
    what should i put in the enquiry for a custom program
    how should the request for a team training look
    what do you expect in the mail from a company
    what shall i mention when i write for a training of our team
    what should i mention when i write for our team
    what do i mention in the mail for a team training
    what to mention when writing to you for our company
    how to ask for enterprise training
    how do i ask for enterprise training
    what do i write to you for my team
    what do i write for team training
    what should a company write to you
    what information do you need about our team
    what do you need to know for a custom program
    what details of the team should i send
    enterprise ke liye kya likhna hai`,
  onSite: `
    can you come to our office
    can the trainer come to our office
    can you come to our company
    do you come to our office
    do you train at our premises
    will the trainer visit our office
    do you send trainers to companies
    can the training be at our place
    can you conduct it at our location
    can you train us on site
    is on site training possible
    do you do on site training
    can classes be held in our office
    can the sessions happen in our building
    will you travel to us
    will you travel to our city
    can you come to our college
    can you hold a workshop at our college
    do you visit campuses
    can you come to our campus
    can i visit your office
    can i come to your office
    can we visit you
    can i come and see the place
    can i drop in
    can we meet in person
    can i walk in
    can i come for a visit
    can we both come to your office
    may i visit your centre before joining
    are visits possible
    when can i visit the office
    office timings for a visit
    what are your office hours
    when is your office open
    is your office open on sunday
    can i meet the team in person
    can i come and talk to someone
    aap hamare office aa sakte ho kya
    trainer hamare office aayega kya
    office aake mil sakte hai kya
    kya main office aa sakta hu
    milne aa sakta hu kya
    do you have a walk in facility
    is it possible to see your classrooms
    can someone show me around
    could it be at our office in @place
    can it be held at our place in @place
    can you come to us
    can your trainer come to our office
    do you come to companies for training
    can you send a trainer to our campus
    can you visit our office in @place for training
    will you travel to @place for a workshop
    can you come to @place
    can your team visit us
    would you come down to our factory
    can the trainer visit our college
    onsite training at our location
    do you do in house training at the client's office
    can you teach at our office instead
    our conference room is free can you teach here
    can you do the session at our premises in @place
    hamare office aa sakte ho kya
    aap log hamare office aake sikhaoge
    kya trainer hamari company me aayega
    can you come to college and teach
    can we host the class in our office
    could someone from your side come over to us
    can i visit you
    can i come to your office and see
    can i drop in at your centre before joining
    may i visit the place before i pay
    is a campus visit possible
    walk in allowed
    can i come and meet you in person
    aapke office aa sakta hu kya
    do you travel to clients
    can you deliver it at our site
    can your people come to our place to teach
    can you come down to our office in @place
    is it possible that you come to our office
    would you come to our office for this
    you people come to office or we have to come`,
  vendorPapers: `
    vendor onboarding documents
    please provide your vendor onboarding documents
    please provide your soc 2 report
    send your soc 2 report
    do you have iso 27001
    are you iso certified as a company
    security questionnaire
    please fill our security questionnaire
    we need your pan and gst number
    share your gst certificate
    what is your gst number
    company registration certificate
    your pan card copy
    certificate of incorporation
    bank details for vendor registration
    cancelled cheque for vendor registration
    msa and nda
    can you sign an nda
    will you sign a non disclosure agreement
    do you sign a contract with us
    can you register as our vendor
    are you an empanelled vendor
    are you registered on gem portal
    do you have a data processing agreement
    please send a dpa
    audit report of your company
    your financial statements
    insurance certificate
    compliance documents please
    procurement needs your papers
    our procurement team needs documents from you
    our legal team wants your terms of contract
    msme certificate
    udyam registration number
    what is your company registration number
    cin number of the company
    trade licence
    penetration test report
    tax residency certificate
    w 8 form
    vendor code
    supplier registration form
    supplier onboarding
    vendor form bharna hai
    company ke documents bhejo
    references of past corporate clients
    can you fill our vendor registration form
    we need your pan and gst number for vendor onboarding
    our procurement needs your company documents
    will you sign our nda
    do you have iso certification
    are you iso 27001 certified
    send your msme certificate
    we need a cancelled cheque for the vendor form
    share your bank details for the vendor form
    can we get a dpa
    our legal team wants your contract template
    do you sign a master service agreement
    send us your security questionnaire answers
    do you have a soc 2 report
    need a quotation with your stamp
    can you submit a tender
    are you on the gem portal
    can we raise a purchase order
    will you accept a po
    company incorporation certificate chahiye
    vendor code banane ke liye documents chahiye
    what papers does our purchase department get
    infosec team needs your policies
    our compliance needs your registration number`,
  quotes: `
    what did the consultant say
    what did the data scientist say
    what did the @person say
    what did the @person say about you
    what did @person write
    what was his opinion
    what was her opinion
    what did they say about you
    what did they say
    what did the learners say
    what do they say
    what do the reviews say
    what do the testimonials say
    what is written in the testimonials
    what do the success stories say
    quote a testimonial
    quote a review
    give me a quote from a learner
    read me a testimonial
    read me the reviews
    show me a testimonial
    tell me one review
    tell me what former students said
    the data scientist on your page what was his opinion
    the consultant on your page what does he say
    what does the @person on your page say
    the @person who wrote a review what did he write
    which words did the consultant use
    what was the feedback exactly
    what exactly did past learners say
    how did the @person find it
    how did the consultant find the course
    how did the @person like it
    what did the consultant like
    what did the data scientist like about it
    what was good for the consultant
    what did he say
    what did she say
    who said what about you
    student ne kya kaha
    logo ne kya bola aapke bare me
    review me kya likha hai
    consultant ne kya kaha
    success story batao
    one success story please
    words of past participants
    and what did the other one say
    and the other reviewer
    what did the other person say
    what was said about the projects by learners
    give me the words of the data scientist
    give me the words of the @person
    in his own words what did the @person say
    tell me his exact words
    read out what the consultant wrote
    repeat what the data scientist said about you
    what does the quote say
    what does the quote of the @person say
    what was written by the consultant
    what did the @person think of it
    what did the @person like
    how does the @person describe it
    what is the story of the @person
    what changed for the consultant
    what changed for the @person
    what does the consultant do better now
    what can the consultant do now
    what did the other one say
    read me a review
    what exactly did they say
    quote one learner
    tell me one feedback
    tell me what one student said
    can i read the reviews here
    show reviews here
    give me an example of feedback
    tell me a success story
    share a success story
    what is on your testimonials
    what are the exact words of the learners
    kisi student ne kya kaha
    kya bola students ne
    ek review sunao
    what was their experience in their words
    what do they write about the projects`,
  alumni: `
    can i speak to a former student
    can i talk to someone who did the course
    can i talk to past students
    can i contact an alumnus
    can i speak to either of them
    can i talk to the people who wrote the reviews
    put me in touch with a former learner
    give me contact of an old student
    i want to talk to your alumni
    connect me with an ex student
    number of a past student please
    linkedin profiles of your alumni
    are those their real names
    are the names in the testimonials real
    are the reviews real
    are the testimonials real
    who are the people in the testimonials
    who are these people who wrote the reviews
    what is the name of the consultant
    what are the names of the reviewers
    full name of the data scientist
    which company does the reviewer work in
    where does the consultant work
    can i verify the reviews
    can you prove the reviews
    reference of past students
    do you have references i can call
    can i meet old students
    kya purane student se baat ho sakti hai
    purane students ka number do
    review likhne wale kaun hai
    is sample learner a real name
    did a real person write that
    is that a real review
    alumni network contact
    any student of yours i can call
    do i get to talk with a graduate before joining
    are these quotes genuine
    who exactly said that
    are your reviewers paid
    did they really say that
    photos of your past students
    where are your alumni now
    in which companies are your alumni
    which batch did the reviewers attend
    can i speak with an old student
    is there any ex student i can call
    give me a reference of a past learner
    connect me with somebody who finished it
    can you share contact of past students
    i want to hear from a person who took it
    any passed out student i can message
    can i ask someone who already completed @program
    who are your alumni
    where do your alumni work
    in which companies are your old students now
    do you have an alumni network
    is there an alumni group
    can i meet former participants
    any senior i can talk to before joining
    kisi purane student se baat karwa do
    purane students se baat ho sakti hai
    pichle batch ka koi student
    let me talk to your old batch
    could i get in touch with a graduate of yours
    put me in touch with previous learners
    names of people who completed it
    how can i reach someone from the earlier batch
    do alumni help each other
    may i contact the people in the reviews
    can i ring up one of your learners
    could i call one of them
    may i phone one of those people
    is it possible to give one of them a call
    could i have a chat with one of them on the phone
    can i meet one of these learners`,
  partners: `
    with which companies
    with which companies do you work
    which companies are your partners
    who are your industry partners
    who are the industry partners
    names of the partner companies
    name the partner companies
    name some of the companies
    which industry partners do you have
    which firms give the projects
    which companies give the projects
    from which companies do the projects come
    whose projects are they
    list of partner companies
    tell me the names of the companies behind the projects
    do you have tie ups with companies
    do you work with google
    do you work with microsoft
    is tcs one of your partners
    is infosys a partner
    are big companies among your partners
    what kind of companies are the partners
    which brands do you work with
    who are your clients
    client list please
    which companies have you trained
    name three companies you trained
    whom have you trained
    which corporates are your customers
    kaunsi company ke saath kaam karte ho
    kis company ke project hai
    partner companies ke naam batao
    kaun si companies judi hai
    are the partners startups or large firms
    is any multinational among your industry partners
    which hospital or bank do you work with
    who provides the real data
    which companies will i work for in the project
    can i choose the partner company
    do i get to know the company before
    will i work with a foreign company
    are your partners in hyderabad
    how many industry partners do you have
    how many companies are your partners
    partner list
    which companies are behind the projects
    name some of the companies you work with
    which firms give you the projects
    with which companies do we work
    which company will i work with
    is google a partner
    do you work with tcs or infosys
    are you tied up with any company
    any tie up with industry
    tie ups with which companies
    which brands are your partners
    who do you collaborate with
    do you have microsoft as partner
    whose data do we use in the projects
    from which company are the live projects
    real company names please
    are your partners big companies or startups
    kaunsi company ke saath project hai
    konsi companies ke sath tie up hai
    which industries are the partners from
    who are the clients
    list of clients
    who provides the live projects
    in which sector are these companies`,
  mentorTimes: `
    how often would i meet them
    how often do i meet my mentor
    how often can i see a mentor
    how often is mentoring
    how often do mentors meet us
    how many times will i meet the mentor
    how many mentoring sessions are there
    how many hours with the mentor
    how long is one mentoring session
    when can i meet my mentor
    when are the mentoring sessions
    is the mentor available every day
    is the mentor available on weekends
    can i call my mentor any time
    can i choose my mentor
    can i change my mentor
    can i pick the mentor myself
    do i keep the mentor after the course
    how long do i have the mentor
    how does the mentoring work
    how does the mentorship work
    how does one to one mentoring work
    how is the mentoring done
    is mentoring by phone or video
    is the mentoring online
    do mentors answer on whatsapp
    how fast do mentors reply
    how quickly does a mentor answer
    mentor se kitni baar milna hota hai
    mentor kab milega
    mentor kitne din ke liye
    mentor roz milega kya
    mentor call pe aata hai kya
    kitne mentoring session hote hai
    weekly mentor call or monthly
    frequency of mentor meetings
    is there a limit on mentor sessions
    unlimited mentor sessions or fixed number
    what do we do in a mentoring session
    how are mentors assigned
    who assigns the mentor
    do mentors check my work
    does the mentor review my code
    will the mentor help with my own project
    how much time does a mentor give each student
    how often can i meet the mentor
    how often can i meet my mentor
    how many times a week do i see the mentor
    how many mentor calls do i get
    how long is a mentor session
    on which days is the mentor available
    when can i talk to the mentor
    do mentors reply on whatsapp
    is the mentor available at night
    how do i book time with a mentor
    how does a mentor meeting work
    mentor se kitni baar mil sakte hai
    mentor kab milta hai
    how fast does the mentor reply
    are mentor sessions on video
    weekly mentor call hota hai kya
    how often do we meet
    how often do i meet them
    how often we meet them
    how many times do we meet
    how frequently are the meetings
    how long is one meeting with them
    do we meet every week
    every week or every month
    can i talk to the mentor every day
    can i speak with my mentor daily
    may i talk to them each day
    is the mentor there for me every day
    can we meet the mentors whenever we want`,
  difficulty: `
    how hard is it
    how hard is the course
    how difficult is @program
    is it difficult
    is it hard
    is the course tough
    is @program tough
    is it too hard for me
    will it be too difficult for me
    will i be able to follow
    will i be able to keep up
    can i cope with it
    is it easy
    is it easy to follow
    how easy is @program
    which one is the hardest
    which one is the easiest
    which program is easiest
    which course is more difficult
    what is the level of difficulty
    difficulty level
    is it intense
    how intense is it
    how demanding is it
    how challenging is the course
    how steep is the learning curve
    is there a lot of maths
    do i need to be good at maths
    is it heavy on theory
    is it beginner level or advanced
    is the pace fast
    how fast do you go
    what is the pace of the class
    kitna mushkil hai
    course mushkil hai kya
    tough hai kya
    aasan hai kya
    kya main kar paunga
    mujhse ho payega kya
    sabse aasan kaunsa hai
    do many people fail
    how many drop out
    what if i cannot keep up
    what if i do not understand something
    what if i get stuck in the course
    is the other one harder
    is the other @hours one harder
    is @program harder than @program
    which of them is harder
    which one is tougher
    which is easier
    is one easier than the other
    how hard will it be for me
    how hard is @program
    how tough is it for a normal person
    is it going to be difficult
    will i find it difficult
    does it get hard later
    is the syllabus heavy
    is it a lot to take in
    is it manageable
    can an average student manage it
    can a slow learner follow
    i am slow in learning is it ok
    i am scared it will be too hard
    is maths heavy in it
    is there a lot of homework
    how much effort does it take
    is it very technical
    how technical is it
    how deep does it go
    is it advanced or basic
    what level is it basic or advanced
    is it for advanced people
    zyada mushkil to nahi hai
    kya ye mere liye mushkil hoga
    kaun sa jyada tough hai
    dusra wala zyada mushkil hai kya
    what if it goes over my head
    will it go above my head
    pace kaisa hai`,
} as const;
