/** How the teaching goes. Phrases with commas between them, then one example a line; @program, @skill, @person and the like stand for any of the kind. */
export const teaching = {
  besideWork: `
    beside work, besides work, alongside work, along with my job, full time job, with a job, office hours, day job,
    while working, working full time, job ke saath, naukri ke saath, keep my job
    i have a full time job would this be doable
    is it doable with a full time job
    is this doable with a family and a job
    would that be doable for me
    is it possible beside a job
    can i do it beside work
    can i do this alongside my job
    can i manage this with my job
    can i study with you and keep my job
    do i have to leave my job for this
    must i quit my job
    i am at the office from @number to @number can i attend
    i work from @number to @number can i join at all
    i work all day can i attend
    i work in shifts can i still do it
    i am busy with work can i keep up
    i have very little time can i manage
    can a busy person do this
    is it made for people who work
    is this meant for working people
    is it suitable for people with a job
    do working people manage it
    does it go together with a job
    will it get in the way of my job
    how do people with a job manage this
    i have small children and a job is this doable
    i have kids and work is it manageable
    with two kids and a job can i do it
    i have a baby at home can i still do it
    i run a household and work can i manage
    can working professionals do this with their jobs
    can i do this in my free time
    can i learn this next to my work
    job ke saath kar sakte hain kya
    job ke saath ho payega kya
    naukri ke saath manage hoga kya
    kaam ke saath kar sakta hu kya
    i have a day job can i attend
    can i attend with a day job
    kya job chhodni padegi
    naukri chhodni padegi kya
    i do not want to give up my job for this
    my days are full can i still do this
    i can not take leave from work can i do it
    i cannot take a sabbatical is it doable next to a job
    i cannot leave my job for a year is your course that long
    i can't leave my job for one full year to study
    do i have to leave my job
    do i have to quit my job
    can i do it next to my job
    can i do it along with my job
    can i manage it with a job
    can i keep working
    would it fit in with a full time job
    i have a full time job would it fit in at all
    is it for working people
    is it possible with a busy job
    i work nine to six can i still do it
    i work night shifts can i still join
    i have a baby at home can i manage
    can a working mother do it
    i have college can i do it at the same time
    can i do it alongside my studies
    can i do it along with college
    is it okay with office
    office ke saath kar sakta hu
    job ke saath ho jayega kya
    naukri ke saath kar sakte hai
    college ke saath ho payega
    kya job chodni padegi
    will it eat up my whole year
    do i need to take leave from office
    will i need a long break from work
    does it take a year out of my working life
    is it a full time course
    is it full time or part time
    is it part time
    how do people with jobs manage it
    is it a fast track
    fast track course hai kya
    is it a fast track thing
    does it need full days
    is it feasible while working full time
    is it doable while working
    is it manageable with a family
    can i fit it into my week
    can i fit it in next to work
    do your learners work during the course
    will my job suffer
    my office hours are long can i do it
    i travel a lot for work can i do it
    how can i do it with a nine to six job
    would i have to quit my job
    do i have to leave my job for it
    must i quit
    would i have to quit
    can i keep my job
    my shift is nine to six is it doable
    i work in shifts how would that go
    office till seven can i still attend`,
  recordings: `
    recording, recorded, record, video, videos, miss a class, missed class, missed classes,
    miss class, miss a session, miss classes, class miss, skip a class, playback, self paced,
    self pace, backup class, watch later, watch the, watch lectures, watch sessions,
    watch classes, rewatch, prerecorded, pre recorded, class chut, chhoot gayi, miss one,
    missed session, cannot attend, cant attend, absent, catch up
    are the classes recorded
    are sessions recorded
    do i get recordings
    recordings
    what if i miss a class
    i might miss some sessions
    if i miss a class can i watch it later
    can i watch the lectures later
    is it live or recorded
    recorded sessions
    recorded videos
    are recordings available
    are there videos
    video lectures
    will there be backup classes
    class miss ho gayi to
    recording milegi kya
    recorded hai ya live
    agar class chhoot gayi to kya hoga
    can i catch up on missed lessons
    replay
    can i rewatch the classes
    do you give video recordings
    watch again
    what happens when i cannot attend a session
    is it self paced
    self paced or live
    can i learn at my own pace with videos
    do you upload the sessions
    are the live sessions recorded
    missed a session what now
    prerecorded content
    will there be a recording
    can i see it later
    video milega kya
    agar miss ho jaye
    missed lecture
    are lectures saved
    is it recorded
    watch missed class
    if i miss one session can i see the video later
    what if i miss one session
    what if i cannot come one day
    are classes recorded
    and are classes recorded
    is the session recorded
    do we get recordings
    do i get the recordings
    to recordings too
    recordings too
    are there videos of the classes
    can i watch later
    can i catch up on a missed class
    can i attend the missed class in another batch
    recording milti hai kya
    video baad me dekh sakte hai kya
    backup class hai kya
    is there a makeup class`,
  instructors: `
    teacher, teachers, faculties, professor, professors, who will teach, who is teaching,
    who takes, who will take, who conducts, taught by, tutors, kaun padhata, kaun padhayega,
    kon padhayega, kon sikhayega, kaun sikhata, lecturer, speaker, speakers, sir kaun,
    names of mentors, name of the mentor, name of mentor, who is the mentor, who are mentors,
    mentors from, mentors have, mentors experience, mentors background, mentors qualifications,
    guest lecture, adhyapak, shikshak, who will be teaching, who will mentor, mentor kaun,
    mentors kaun, who trains
    who teaches
    who teaches @program
    who is the instructor
    who are the instructors
    who are the trainers
    who is the teacher
    who will teach me
    who teaches the course
    names of the mentors
    who are your mentors
    who are the mentors
    mentor names
    instructor
    instructors
    trainer
    trainers
    faculty
    faculty details
    who takes the classes
    kaun padhata hai
    kaun sikhayega
    teacher kaun hai
    trainer kaun hai
    mentor kaun hai
    are the teachers experienced
    how experienced are the instructors
    what experience do the mentors have
    are the instructors from industry
    where are the trainers from
    qualification of the teachers
    do the teachers have a phd
    is the instructor good
    can i see the profile of the trainer
    who conducts the sessions
    who will be my professor
    tutor
    guest lectures
    teaching staff
    linkedin of the instructor
    is it taught by industry people
    who's teaching this stuff
    who is my teacher
    kaun sikhata hai
    who will train us
    names of trainers
    who leads the classes
    what are their credentials
    background of instructors
    are they qualified
    names of your mentors please
    name of the teacher
    tell me the names of the mentors
    what are the trainers called
    names of the instructors
    are teachers from iit
    which college are the teachers from
    are the trainers from big companies
    who are the mentors academics or people in the trade
    who are they
    and who are they
    who will clear my doubts
    who takes the sessions
    who is going to teach
    who is the trainer
    who are the people teaching
    are the trainers practitioners
    are the trainers from industry
    are the teachers industry people
    are your trainers professors or engineers
    do the teachers work in ai themselves
    do people who really work in ai teach
    some fresher ta or real experts
    is it taught by experts
    what is the background of the trainers
    what experience do the teachers have
    how experienced are the trainers
    qualification of the faculty
    names of the faculty
    what is the name of the instructor
    who would be my teacher
    padhane wale kaun hai
    sir kaun hai jo padhate hai
    faculty ke bare me batao
    trainer ka naam
    are they real engineers
    do your mentors have jobs in ai
    which company do the teachers come from
    is the founder teaching
    can i see the profiles of the trainers
    tell me about the mentors
    tell me about the trainers
    are the mentors academics
    are the mentors professors or from industry
    the mentors are they academics
    do the teachers work in the field themselves
    are they practitioners or lecturers
    are your trainers people with real jobs
    do the trainers have industry jobs
    who are the teachers academics or engineers
    are your teachers professors or do they work in the field
    do your teachers work in the field
    are the teachers from the industry
    do the teachers work in real jobs
    name of the trainer
    who is the faculty
    who takes the class
    padhane wala kaun hai
    sir kaun hai
    are the teachers from iit
    are the trainers experienced
    how experienced is the trainer
    qualification of the trainer
    is the teacher from industry
    do your teachers work in companies
    who are these people who teach
    who are the experts
    which experts
    tell me about the teachers
    introduce the trainer
    linkedin of the trainer
    can i see the profile of the mentor
    is it taught by a person or a video
    who runs the sessions
    who runs the classes
    who gives the sessions
    who stands in front of the class
    who conducts the lessons`,
  schedule: `
    time table, class timing, class time, batch timing, batch timings, weekend, weekends,
    weekday, weekdays, saturday, sunday, monday, tuesday, wednesday, thursday, friday, evening,
    morning, night, evening batch, morning batch, per day, per week, each day, each week,
    a week, a day, daily, weekly, how many days a week, hours per day, hours per week,
    hours a day, hours a week, days a week, times a week, days per week, how often, frequency,
    roz, har din, har hafte, raat, subah, shaam, shift, night shift, every day, everyday,
    each session, each class, each lecture, per session, per class, per lecture, one session,
    one class, how many classes, how many lectures, number of sessions, number of classes,
    session duration, class days, class kitne baje, flexible, flexibility, after office,
    office hours, working hours, office timing, opening hours, business hours, spread over,
    spread, divided, while working, along with job, with my job, with job, job ke saath,
    full time job, part time, fulltime, part-time, classes kab hoti, break, breaks, holiday,
    holidays, own pace, my own pace, pace, slots timing, samay sarini, baje, classes per,
    full time or part time, days classes
    what are the class timings
    class timings
    timings
    timing
    what time are the classes
    schedule
    class schedule
    weekly schedule
    which days are the classes
    which days
    is it on weekends
    weekend batch
    is there a weekend batch
    weekend or weekday
    are classes on weekdays
    is there an evening batch
    evening classes
    morning or evening
    how many hours per week
    how many hours a week
    how many hours a day
    how many classes per week
    how many sessions
    how many sessions are there
    how long is each session
    how long is one class
    session length
    how often are the classes
    do i have to attend daily
    is it daily
    can i do it with my job
    can i do it alongside my job
    can i do it while working
    is it part time
    part time or full time
    full time
    is it flexible
    flexible timings
    class kab hoti hai
    class ka time kya hai
    kitne baje class hoti hai
    weekend pe hoti hai kya
    roz class hogi kya
    saturday sunday class hai kya
    hafte mein kitni class
    can i attend after office hours
    are there holidays
    timetable
    is it in the evening
    how is it spread over the weeks
    how many weeks at how many hours
    does it clash with office hours
    what are your office hours
    working hours of your office
    roz kitne ghante padhna hoga
    ek din mein kitne ghante
    din mein kitne ghante
    weeknights or weekends
    is it on weeknights
    kis din class hoti hai
    class kitne baje
    are there morning batches
    what days
    which time of day
    are classes live in the evening
    do you teach on sundays
    sunday ko class
    weekday evening
    night classes
    are sessions at night in the us
    are the sessions at night
    are classes in the evening in @place
    do sessions clash with office hours
    are classes held in @place at night
    is there evening batch for working people
    evening batch for @person
    weekend batch for @person
    how many hours a week will i need
    hours per week needed
    are classes on weekends or weekday evenings
    weekends at least
    at what time are the classes
    what time are the classes daily
    what are the days of the class
    on which days do you teach
    when do you teach
    when are your classes
    which days and what time
    what is the weekly plan
    what is the weekly timetable
    what is the timetable
    is there a morning batch
    is there a night batch
    is there a sunday batch
    can i choose my timing
    can i choose the slot
    are timings flexible
    are the hours flexible
    class timing kya hai
    class kitne baje hoti hai
    roz class hoti hai kya
    hafte me kitni class
    weekend batch hai kya
    shaam ko class hai kya
    office ke baad class hoti hai kya
    i work nine to six when do you teach
    i am free only on sundays
    how are the hours spread
    over how many weeks is it spread
    how many classes in total
    when are your lessons
    when are the lessons`,
  language: `
    in hindi, in english, in telugu, in tamil, in kannada, in marathi, in bengali, hindi,
    english, telugu, tamil, kannada, malayalam, marathi, bengali, gujarati, punjabi,
    which language, what language, medium, bhasha, kis bhasha, language, hindi mein, hindi me,
    english mein, english me, subtitles, angrezi, teaching language, hindi lo
    what language is it taught in
    which language is used
    language of instruction
    is it in english
    is it in hindi
    is it taught in hindi
    is the course in telugu
    is it available in tamil
    medium of instruction
    hindi medium
    english medium
    which language do the trainers speak
    do you teach in hindi
    do you teach in telugu
    kya hindi mein padhate ho
    hindi mein hai ya english mein
    language kya hai
    kis bhasha mein padhate hai
    course ki language
    are the lessons in english
    is there a hindi version
    i am weak in english can i follow
    my english is not good
    do i need good english
    english is not my first language
    are subtitles available
    sessions in hindi?
    bilingual
    regional language
    is it in my language
    english mein problem hai mujhe
    explain in hindi or english during class
    in which language do you explain things
    in what language
    which language is spoken in class
    will it be explained in hindi
    tamil or english
    is english needed
    do the mentors speak hindi
    language of the classes
    do you run the sessions in arabic as well
    are classes in hindi
    is it in tamil or in english
    in which language do you teach
    in which language are the classes
    which language is used in class
    will teachers explain in telugu
    will they explain in hindi
    is english necessary for the classes
    my english is weak will i understand
    my english is a little weak
    are the sessions in english
    is there a french batch
    is there a batch in kannada
    can i ask questions in my language
    is there translation
    are there subtitles
    hindi me padhate ho kya
    english me hota hai ya hindi me
    bhasha kaun si hai
    telugu lo cheptara
    tamil la solli tharuvingala
    medium of teaching
    language of instruction please`,
  mode: `
    online, offline, on line, off line, classroom, class room, in person, inperson, physical,
    physically, remotely, virtual, virtually, is it live, are they live, live class,
    live classes, live sessions, zoom, google meet, teams link, meet link, from home,
    work from home, ghar se, mode, delivery mode, in class, live or recorded, onsite or online,
    over zoom, delivered, conducted, how are classes, how are the classes, format,
    training format, how are sessions, how are the sessions, classes held, class held,
    sessions held, training held, venue, attend from, relocate, need to travel, come to office,
    lms, learning platform, mobile app, an app, app for the course, android app, app download,
    on mobile, on phone, on my phone, join link, meeting link, anywhere, onlain, oflain,
    correspondance, correspondence, remotly, wifi, parking
    is it online or offline
    online or offline
    is it online
    is it offline
    is it in person
    is it a classroom course
    classroom or online
    online classes
    is it live online
    can i attend from home
    can i attend online
    can i do it from home
    can i do this remotely
    remote
    is it virtual
    hybrid
    mode of training
    mode of classes
    face to face
    do i have to come to the office
    do i have to come to @place
    do i need to come to the class
    do i need to travel
    online hai kya
    online hota hai ya offline
    ghar se kar sakte hai kya
    ghar baithe
    class mein aana padega kya
    is it on zoom
    zoom or teams
    do we meet in person
    physical classes
    is there an online option
    how is the training delivered
    how are the classes conducted
    online batch available
    offline batch
    distance learning
    can i join online from @place
    is everything online
    do i sit at home
    is it a physical class
    online ya offline
    kya online hai
    is there a zoom link
    virtual or physical
    do i come to the center
    is it fully online
    so it is online
    is it virtual or classroom
    are classes online
    are the classes live or recorded
    is it face to face
    do i have to come to hyderabad
    do i have to travel for the course
    do i have to come there
    can i attend from here
    can i attend from another city
    can i join from anywhere
    can i learn from @place
    is there a classroom
    do you use zoom
    physical classes or virtual
    online hai ya offline
    online class hai kya
    class me aana padega kya
    is it hybrid
    is there an offline batch
    in person or online
    is it self paced
    can i do it at my own pace
    is the bootcamp in @place or online
    is it in @place or online
    do i come to @place or is it online
  `,
  attendance: `
    compulsory attendance, mandatory, compulsory, required to attend, haziri
    is attendance compulsory
    is attendance mandatory
    attendance
    minimum attendance
    do i have to attend every class
    do i have to attend all sessions
    what if i am late
    can i skip classes
    can i skip a class
    attendance rules
    attendance zaroori hai kya
    kitni attendance chahiye
    75 percent attendance
    what if i cannot attend all classes
    will i be thrown out if i miss sessions
    is it ok to miss a class
    how many classes can i miss
    do you take attendance
    camera on
    must i be present always
    leave policy
    how strict are you with attendance
    absence rules
    am i required to be there each time
    attend all of it?
    skip a session allowed
    what if i have to skip a session
    can i be absent
    how many sessions may i skip
    do i need to be there every time
    is full attendance needed
    do i have to be present
    may i join late to class
    what if i cannot come every day
    can i leave a class early
    do i need to switch on my camera
    is there a minimum attendance
    absent for a week ok
    what if i am sick
    what if i travel during the course
    can i bring my friend to class
    can i bring somebody along
    can my friend sit in
    what if i miss two classes
    can i skip a session
    minimum attendance percentage
    is 75 percent attendance needed
    is it mandatory to attend all
    do i have to be there live
    must i be present in all sessions
    will i be thrown out if i am absent
    what happens if i am absent
    i will be travelling for a week is it ok
    can i take leave in between
    i may be late for some classes
    what if i come late
    can i join late by half an hour
    agar class miss ho gayi to
    kitni chutti le sakte hai
    do you mark attendance
    i cannot come on one day
    can i pause and come back
    is leave allowed`,
  accreditation: `
    accredited, recognised, recognized, recognition, government approved, govt approved, govt,
    government, ugc, aicte, iso, approved by, affiliated, affiliation, university,
    valid abroad, validity, valid, certificate valid, authorised, authorized, iit certificate,
    google certificate, who issues, issued by, industry recognised, industry recognized,
    value of certificate, certificate value, affiliated to, linkedin certificate,
    registered company, skill india, manyata
    are you accredited
    is it accredited
    is the certificate recognised
    is the certificate recognized
    is the certificate valid
    is the certificate valid abroad
    is the certificate government approved
    are you approved by aicte
    government recognised
    ugc approved
    is it affiliated to a university
    university affiliation
    accreditation
    recognised by companies
    is the certification accepted
    certificate ki value kya hai
    sarkari manyata hai kya
    certificate valid hai kya
    nsdc
    iso certified
    is it recognized by employers
    does google recognise it
    microsoft certified
    who recognises your certificate
    do i get credits
    college credits
    is this a degree
    is it equivalent to a diploma
    internationally recognised
    value of the certificate in the market
    does the certificate expire
    verified certificate
    approved by the government
    is it government certified
    does it count as a degree
    is it nationally recognised
    will employers accept it
    who accredits you
    is your certificate worth anything
    any affiliation
    is your certificate recognised by nasscom
    is your certificate recognised by a university
    is your certificate approved by ugc or aicte
    will a government job accept the certificate
    is the certificate valid in the usa
    is the certificate valid for government jobs
    who issues the certificate
    which body issues the certificate
    is it a government certificate
    is it a university certificate
    are you affiliated to a university
    are you recognised by the government
    is the institute approved
    do you have aicte approval
    are you nsdc approved
    skill india approved
    does it give credits
    do i get college credits
    certificate maanya hai kya
    certificate government approved hai kya
    is it accepted by companies
    do employers accept your certificate
    does microsoft recognise it`,
  visa: `
    immigration
    do you help with visa
    visa support
    visa
    student visa
    do i need a visa
    can i get a visa letter
    invitation letter
    work permit
    will this help me move to @place
    immigration help
    pr points
    h1b
    can i get a visa for @place with this
    visa assistance
    do you sponsor visas
    visa milega kya
    sponsorship letter
    visa documents
    can you issue a visa letter
    do you support visa applications
    does it help with immigration
    will this get me a work visa
    can i come on a student visa
    letter for my visa
    visa sponsorship available
    need visa help
    does @program help for a visa
    visa process
    can i get pr
    do you do immigration
    visa for @place
    which visa do i need
    passport and visa
    travel visa
    embassy letter
    will i get a work permit abroad
    can this move me to @place
    h1b help
    visa interview
    do you help me go abroad
  `,
  classSize: `
    how big is the batch, how big is one batch, how big are the, how large is, how large are,
    batch kitna bada, how many students, how many people in, students in a batch,
    students in each batch, students in one batch, students per class, number of participants,
    people are in each, people in each, in each batch, in one batch, per batch, people are in,
    people are there in, students are there, log hote hai, size of the batch, size of batch,
    kitne students, kitne log, kitne bacche, group size, how many learners
    how many students in a batch
    batch size
    class size
    how big is a batch
    how big is the class
    how many people are in a class
    how many learners in one class
    students per batch
    number of students
    how many students per mentor
    student teacher ratio
    ek batch mein kitne log
    batch mein kitne students
    is the class small
    small group or large group
    how many participants
    are the groups big
    how crowded is it
    average batch size
    how many others will be with me
    are batches small
    how many in my cohort
    class strength
    strength of the batch
    how many of us will be there
    how big are the groups
    how large is the class
    how many per group
    is it a big class
    how many seats per class group
    size of the group
    how many learners per batch
    do you keep groups small
    are there many people in a session
    how many in each session
    max students per class
    maximum batch size
    is it crowded
    group size
    how many classmates
    are your batches huge
    are your batches big
    are the groups small
    how large are the classes
    how many in one batch
    how many students sit in one class
    how many people in a class
    how many will be with me
    how many classmates will i have
    is it a crowd of hundred students
    is there a limit on students per batch
    what is the batch size
    what is the batch strength
    batch me kitne log hote hai
    class me kitne bacche
    ek batch me kitne students
    small group or big hall
    strength of the class
    how many learners per group
    do you keep the groups small`,
  assessment: `
    exam, exams, test, tests, quiz, assignment, grade, assessments, evaluation, pariksha,
    pass marks, fail, exam hoga, passing, tests during
    are there exams
    is there an exam
    is there a test
    do i have to take a test
    final exam
    are there assignments
    homework
    is there homework
    assignments
    quizzes
    how am i graded
    how are we assessed
    passing marks
    what if i fail
    what happens if i fail the exam
    exam hota hai kya
    test dena padega kya
    assignment milte hai kya
    do you grade us
    is there an evaluation
    marks
    assessment
    is there a final project evaluation
    minimum marks to pass
    will i be tested
    do i have to pass something to get the certificate
    how much homework
    fail ho gaya to
    re exam
    grading
    exam pattern
    is there grading
    how do you test us
    what is the pass mark
    do i have to submit work
    is there any exam at the end
    exams?
    quiz
    do i get marks
    will somebody check my work
    are there tests
    what is the exam pass mark
    is there a test at the end
    is there homework every day
    do i have to submit assignments
    will i be graded
    are there grades
    can i repeat the exam
    is there a final test
    is there a viva
    test hota hai kya
    homework milta hai kya
    pass hone ke liye kitne marks
    how is learning checked
    do you assess us`,
  accommodation: `
    stay, food, transport, pick up, pickup, mess, canteen, lunch, snacks, tea, coffee, lodging,
    travel allowance, hotel, rehne, boarding, cab, bus
    do you provide accommodation
    hostel
    is there a hostel
    is there a place to stay
    is lunch provided
    is food included
    is there parking
    transport facility
    do you provide transport
    pg near the institute
    where can i stay
    is there a canteen
    accommodation
    rehne ki jagah milegi
    khana milega kya
    hostel facility hai kya
    do you arrange hotels
    travel cost covered
    pick up and drop
    stay arrangements
    do i have to find my own room
    meals
    cafeteria
    parking at the venue
    bus service
    is there wifi
    air conditioned
    where do people stay
    can you help me find a room
    do i get lunch
    is there food
    do you have parking
    is transport provided
    snacks
    is there a hostel nearby
    do you have rooms
    do you book hotels
    stay and food
    paying guest
    pick up from station
    do you have a girls hostel nearby
    do you help with a hostel
    is there a hostel near you
    do you arrange a room
    do you arrange a pg
    should i find a pg
    is lunch included
    do you pay travel
    is there a bus
    hostel hai kya
    rehne ki vyavastha hai kya
    pickup and drop`,
  support: `
    community, discord, slack, whatsapp group, telegram, forum, support after, help after,
    after course ends, after the course ends, after the course, post course, alumni network,
    after completing, after completion, course ke baad, after i finish, networking events,
    peer group, after finishing
    is there a community
    do you have a community
    alumni community
    is there a whatsapp group
    discord community
    telegram group
    do you support me after the course
    support after completion
    help after the program
    post course support
    is there an alumni network
    will i get help after i finish
    course ke baad help milegi
    group hai kya
    networking
    will i meet other learners
    student group
    is there a forum
    can i ask questions after the course
    after course support
    do you stay in touch after it ends
    slack channel
    lifetime support
    technical support after course
    meetups
    do you organise events for alumni
    is there help after it is over
    what happens after the course support wise
    do i get help later
    can i join a group of learners
    is there an alumni group
    do you have a slack
    where can i meet other students
    can i still ask after finishing
    is there a community i can join
    does support end
    group of past learners
    chat group
    help after finishing
    support afterwards
    will you send reminders
    do i get reminders
    is there help after the course
    do you help after the course
    is there a discord
    do you have a forum
    can i ask questions after the course ends
    support after the course
    baad me help milegi kya
    group hai kya students ka
    whom do i ask when i have doubts after it ends`,
  number: `
    exact number of, total number of mentors, total number of projects
    how many mentors are there
    how many mentors do you have
    how many projects will i do
    how many projects
    how many projects are there in @program
    how many trainers
    number of projects
    number of mentors
    how many live projects
    kitne projects honge
    kitne mentor hai
    how many modules
    how many topics
    how many assignments
    how many instructors
    how many perks
    how many case studies
    how many industry partners do you have
    how many companies do you work with
    number of instructors
    how many one on one sessions
    how many hours of mentoring
    how many mentors
    how many projects do we do
    how many mentors per learner
    how many industry partners
    how many trainers are there
    what is the number of projects
    kitne mentors
    kitne project
    how many partner companies
    how many live projects do i get
    how many features
    how many lessons
    how many chapters
    how many units
    how many benefits
    how many sessions with a mentor
    how many experts
    how many real projects
    what share of people give up half way
    how many give up before the end
    how many people drop out
    what percentage finish it
    how many modules are there
    how many projects in total
    how many sessions are there
    how many classes in all
    how many lectures
    how many live sessions
    how many videos
    how many quizzes
    kitne module hai
    kitne project honge
    kitni classes hongi
    kitne session hai
    total number of classes
    how many sessions per program
    how many tests
    how many people work there`,
  tools: `
    laptop, laptops, ram, hardware, system requirements,
    free laptop, provide laptop, provide laptops, get a laptop, give laptop, tool, software,
    softwares, platform, platforms, ide, api credit, api credits, credits, gpu, gpus,
    technology stack, technologies, licence for, laptop specs, subscription to, chatgpt plus
    what tools will we use
    which tools do you use
    tools
    which software is needed
    what software do i need
    which platform do you use
    which platform
    tech stack
    which libraries do you use
    which frameworks
    which llm do you use
    which models are used
    do you provide laptops
    do you provide software
    do i need to buy software
    which ide
    tools kaun se use hote hai
    kaunsa software chahiye
    do you provide cloud credits
    are tools included
    do i need a subscription
    do i need a gpu
    which version
    what technologies are used
    will i get licences
    paid tools needed
    do i need to install anything
    what apps do i need
    which cloud
    internet speed needed
    what do you use to teach
    do i need special software
    which editor
    which programming tools
    do you give us accounts
    what do i have to install
    is chatgpt plus needed
    which cloud provider
    do i need my own laptop software
    which stack
    do i need a laptop
    do i need a good computer
    laptop required
    what laptop should i have
    which computer do i need
    do you have an app i can download
    is there a mobile app
    do you have an app on the play store
    i do not have a laptop only a phone can i do the course on it
    can i do it on my phone
    can i do it on a mobile
    is a laptop needed
    do i need my own laptop
    do you give a laptop
    what laptop do i need
    what laptop spec do my developers need
    is a gpu a must
    how much ram do i need
    does a mac work
    does windows work
    which software do i install
    which tools do we use
    which tools are used
    which llm vendor do you use in class
    which model do you use in class
    do you use openai or something else in class
    do you use aws or azure
    are software licenses included
    do i have to buy software
    do i need an api key
    is internet speed important
    how fast must my internet be
    laptop chahiye kya
    mobile pe kar sakte hai kya
    laptop doge kya
    kaunsa software use hota hai
    which editor do we use
    do we get cloud credits
    do we get api keys during the course
    api keys and cloud credits
    are cloud credits included
    free credits for the apis
    my laptop has 8 gb is that enough
    is 16 gb ram sufficient
    what laptop should i buy for this
    which laptop should i buy
  `,
  ending: `
    course end, courses end, ending date, when will it end, when does it finish,
    when will the course end, course over, kab khatam, khatam kab, ends on, last class
    when does it end
    when does the course end
    end date
    when will it finish
    last day of the course
    when is the final day
    course kab khatam hoga
    kab khatam hota hai
    when does the batch end
    when do we finish
    finishing date
    date of completion
    what date does it end
    till when does the program run
    by when will i be done
    which month does it end
    until when does the cohort run
    completion date
    when is it over
    when's the last class
    how late does it end
    when am i finished
    what is the last day
    when is the last session
    which day does it finish
    by what date do we finish
    when do i finish
    till when is the course
    until what date
    when would it be over
    end of the course date
    on what date does @program end
    kab tak khatam
    course khatam kab
    does it end this year
    ends when
    when is graduation
    finishes when
    when will the cohort finish
    when does @program end
    on which date does it end
    till which date is the course
    end date please
    kab khatam hoga`,
  demo: `
    trial, demos, demo class, demo lecture, free session, free lecture, sample lecture,
    sample video, try before, try a class, taster, pehle dekh
    is there a demo class
    demo
    can i get a demo
    free trial
    is there a trial
    trial class
    can i attend one class for free
    can i try before i join
    can i try it first
    sample class
    sample lesson
    demo session
    demo class milegi kya
    demo chahiye
    pehle demo dekhna hai
    can i see a sample video
    taster session
    can i sit in on a class
    preview
    free demo
    is there a free webinar
    can i test it
    let me try first
    trial session
    free class
    do you have a free session
    may i try a class
    is there something to try
    is the first class free
    let me see one lesson first
    can i watch a lesson
    free lesson
    try before buying
    is there a teaser
    can i audit a session
    show me a demo
    trial week
    free first session
    sample please
    can i sit in
    can i sit in one class before deciding
    can i see a demo class first
    can i attend one class free
    can i try one class
    is there a trial class
    is there a free trial
    is there a sample lesson
    can i watch a recorded class first
    can i have a look before i pay
    demo milega kya
    ek class free me dekh sakte hai kya
    trial class hai kya
    do you do a free webinar
    is there an open house
    is there an info session`,
} as const;
