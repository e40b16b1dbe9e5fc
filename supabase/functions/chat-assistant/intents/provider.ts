/** Who the provider is and how to reach it. Phrases with commas between them, then one example a line; @program, @skill, @person and the like stand for any of the kind. */
export const provider = {
  location: `
    meet you, come and meet, located, address, based, head office, office, city, headquarter,
    campus, place, situated, shehar, sthan, jagah, pata, where from, center in, centre in,
    office in, campus in, classes held, class held, sessions held, training held, held at,
    venue, ofis, which part of india, which country, based in india, near me location, visit,
    come there
    where are you located
    where are you based
    where are you
    where is your office
    location
    what is your location
    which city is it in
    where is the institute
    where is the bootcamp
    where is the training held
    where do classes happen
    where are you from
    where is your center
    office location
    kahan hai aapka office
    aap kahan se ho
    kaha par hai
    institute kahan hai
    kis city mein hai
    which part of india are you in
    are you in india
    are you in hyderabad
    are you an indian company
    can i visit you
    can i visit your office
    where can i meet you
    where is the campus
    in which city do you teach
    where should i come
    where do i have to come
    where exactly are you
    your place
    location please
    where is the company based
    which state
    headquarters
    where is your head office
    what country are you in
    where do u operate from
    where do you sit
    where are you guys sitting
    is @place the only place
    is that your only office
    where in india
    tell me the city
    which city
    can you tell me the city
    the city please
    what is your city
    name of your city
    what town are you in
    where is the company
    are you based in india
    where is your base
    which part of india
    where do you operate from
    kis sheher mein ho
    where is it held
    which city are you from
    where are you people based
    where are you sitting
    isn't @place where you sit
    you are in @place right
    you're in @place aren't you
    in which city are you
    which city is your institute in
    which city is it
    from which city do you teach
    from which city
    where is your school
    where's your school
    where is the centre
    where can i find you
    kahan par ho
    aap kis city me ho
    jagah kahan hai
    which place are you in
    which state are you in
    where is the office
    where is your office located
    where is your institute
    where is your company
    aap log kaha pe ho
    kaha pe ho aap log
    tum log kidhar ho
    aap log kis sheher me ho
    where are you people
    where do you sit physically
    only in hyderabad right
    you are only in one city right`,
  otherCity: `
    branch, branches, other city, in the us, in us, in uk, in america, franchise
    do you have a branch in @place
    do you have an office in @place
    do you have a center in @place
    any center in @place
    is there a branch in @place
    are you in @place
    are you in @place too
    are you also in @place
    do you teach in @place
    is it based in @place
    do you have other branches
    other branches
    any other locations
    do you have more offices
    is there a campus in @place
    @place mein hai kya
    @place branch
    @place me center hai kya
    do you come to @place
    will you open in @place
    any centre near @place
    i'm in @place do you have anything here
    do you have classes in @place
    how many branches do you have
    other cities
    are you only in one city
    do you have a location near me
    anything in @place
    what about @place
    training in @place
    can i attend in @place
    is @place possible
    do you operate in @place
    course in @place
    are there classes in @place
    nothing in @place
    got a campus in @place
    are there other offices
    anything nearer to @place
    any centre in @place please
    are you there in @place too
    @place mein branch hai
    kya @place mein center hai
    any centre in @place
    any branch in @place
    is there a branch near @place
    is there something in @place
    i live in @place is there a centre
    i am from @place do you have an office there
    @place me branch hai kya
    @place me centre hai kya
    you are in @place aren't you
    any other branch
    any other location
    does the school sit in bangalore as well
    do you sit in pune too
    are you in chennai also
    do you exist in other cities
    is there one in my city too`,
  abroad: `
    international students, international student, international, foreign students, foreigners,
    students from, from outside india, outside india, from usa, from us, from the us, from uk,
    from the uk, from dubai, from uae, from singapore, from canada, from australia,
    from germany, from abroad, nri, nris, overseas, enroll from, join from, register from,
    another country, other countries, foreign country, which countries, country code,
    country codes, videsh, from nepal, from bangladesh, from sri lanka, from pakistan,
    from africa, from london, from europe, abroad se
    can i join from abroad
    can i join from @place
    can i attend from @place
    can i enroll from @place
    i am in @place can i join
    i live in @place can i enroll
    i live outside india
    do you accept international students
    can international students join
    do you take foreigners
    can i join from another country
    can nri join
    is it open to people outside india
    is the program available in @place
    i am from @place can i take the course
    videsh se join kar sakte hai
    are foreign students allowed
    do you have students from other countries
    open for people in @place
    available internationally
    can somebody from @place register
    do you accept people from @place
    can people in @place attend
    overseas students
    which countries can join
    is my country supported
    is it only for indians
    do i need to be in india
    do i have to be in @place
    participants from abroad
    i'm based in @place is that ok
    worldwide?
    can i do this from @place
    does it work from @place
    i am in @place does that matter
    join from overseas
    can somebody living in @place do this
    is it possible from @place
    i stay in @place is that a problem
    can i participate from @place
    do you accept @place phone numbers
    can i use a @place number
    which countries can register
    is my country code accepted
    i live in @place can i attend
    i am in @place can i take the course from here
    can foreigners join
    can i attend from abroad
    can someone from another country join
    abroad se kar sakte hai kya
    i live in @place can i join
    i am in @place is it possible
    can someone from @place join
    can people outside @place attend
    i am an nri can i join
    i stay outside the country
    is it open for foreigners
    do you take students from abroad
    can my cousin in @place take it
    can i do it from @place
    i am sitting in @place can i still do it
    will it work from @place
    do you have learners from other countries
    is it only for people in @place
    is it available in @place
    main @place me hu kya kar sakta hu
    @place se kar sakte hai kya
    foreign se join kar sakte hai
    i will be in @place during that time
    we are based in @place`,
  contact: `
    mail address, i write to, can i write, do i write, write to you, send my queries,
    send queries, send my questions, ask my questions, send an email, drop a mail, e mail,
    mail, mail id, emailid, mailid, reach, get in touch, contact information, connect, sampark,
    support email, talk to someone, talk to a human, talk to human, speak to someone,
    speak with someone, human, counsellor, counselor, advisor, representative,
    customer support, helpdesk, support team, baat karni, baat karna, baat karwao,
    talk to your team, speak to a person, talk to a person, real person, agent se baat, imel,
    message you, reach out, drop a line, get hold of, enquiry, inquiry, enquire, inquire,
    executive se, call back, callback, contact number, contact no, manager se baat,
    speak to your manager, talk to your manager, speak to the manager, talk to the manager,
    your manager, speak to your team
    how can i contact you
    how do i contact you
    contact
    contact details
    how to reach you
    how do i reach the team
    email
    email address
    what is your email
    email id
    your mail id please
    can i talk to someone
    can i talk to a human
    i want to talk to a person
    i want to speak to a real person
    connect me to someone
    is there someone i can talk to
    customer care
    support
    help desk
    who can i write to
    where can i send my question
    can i send you an email
    can everything be by mail only
    i want the answer by mail and not by phone
    i have a question for the team
    kisse baat karu
    baat karni hai
    contact kaise kare
    email id kya hai
    mail id do
    how do i get in touch
    give me your contact
    let me talk to your manager
    can somebody call me back
    request a callback
    please call me
    i want a callback
    i need to speak with a counsellor
    talk to an advisor
    speak to sales
    live agent
    who do i ask
    may i get your contact info
    real human please
    contact info
    write to you where
    i would like contact details
    how do i get hold of you
    is there someone i can email
    your mail please
    i want to speak to your team
    how can i reach a person
    email address of the team
    whom do i ask
    how to talk to someone
    could you mail me the details
    what is the contact address
    where do i write to
    what is the address for mails
    which address do i send mails to
    how do i reach a human at your company
    how do i reach a human
    how do i talk to a human
    i want to talk to a human
    let me talk to a human
    let me talk to one then
    let me talk to a person
    let me speak to a real person
    can i talk to someone from your team
    can i speak with somebody
    connect me to a person
    connect me with someone
    connect me to your team
    put me through to the team
    then give me contact of a human
    give me contact of a human
    give me the contact of a person
    give me a human
    i prefer a person
    i would rather talk to a person
    how do i get in touch with someone
    whom do i write to
    where do i send my question
    where do i send questions
    where can i mail you
    what is the address to write to
    the address to write to
    mail id dena
    aapka mail id kya hai
    what's the mail id
    kisi insaan se baat karni hai
    kisi se baat kara do
    team se kaise baat karu
    aap logo se contact kaise karu
    contact details please
    how may i contact the concerned department
    kindly share the contact details
    to whom should i address my query
    who can help me further
    who can i ask
    i have more questions whom do i ask
    can a person call or write to me
    can i email you
    may i write to you directly
    is there an email
    what is the email
    how do i drop you a line
    what is your official email
    can i send a mail
    what is the best email to reach admissions
    where do i reach admissions
    whom do i email
    how can i get more information from a person
    can i get in contact with an advisor
    i have a special question for the team
    pass me to your team
    how does one reach the team
    tell me the mail for enrollment help
    mail for admission enquiry
    email for enrollment questions
    which mail do i use for enrollment
    which address do i write to about joining
    give mail id for help
    whom to mail for admission
    mail id for course enquiry
    who do i write to for help
    so who knows then
    who would know that
    then who can tell me
    who knows it if you do not
    whom do i ask then
    who has the answer then
    and who can answer that
    then whom should i ask
    so who does know it
    then who does know about it
    and who would know it then
    who does then know this`,
  phone: `
    number of your office, number of the office, number of your team, mobile no, whatsapp,
    watsapp, whats app, call you, call karna, call kar, number dedo, number milega,
    your number, ur number, helpline, toll free, tollfree, phone pe baat, contact no,
    number bhejo, phone, call, num, number kya, fon, phon, ring you, office number, hotline,
    speak on phone
    phone number
    what is your phone number
    give me your number
    do you have a phone number
    do you have whatsapp
    whatsapp number
    can i call you
    can i call
    is there a number to call
    contact number
    mobile number
    helpline number
    customer care number
    what number do i call
    phone no
    can i whatsapp you
    number do
    phone number kya hai
    whatsapp pe baat ho sakti hai
    telephone
    landline
    toll free number
    call karna hai number do
    number please
    send me your number
    are you on whatsapp
    do you have a hotline
    can i text you
    sms
    how do i call you
    can we talk on the phone
    phone pe baat karni hai
    i'd rather call
    your digits
    calling number
    can i ring you
    what number can i ring
    is there a phone line
    your mobile
    can i get a number
    phone number please
    give whatsapp number of the counsellor
    whatsapp number do
    do you have a whatsapp number
    a whatsapp number
    is there a phone number i can call
    call kar sakta hu kya
    aapka number kya hai
    can you call me
    call me back
    please call me
    request a call back
    can someone ring me
    your phone number
    phone number?
    mobile number of your office
    your mobile number
    any phone number
    number to call
    phone number hai kya
    give me the phone number of your manager
    the number of your boss please
    mobile number of somebody in your office
    can i have the number of the person in charge
    whatsapp number of your counsellor
    can i get phone number of the mentor
    phone number of the mentor
    phone number of the trainer
    mentor ka number
    trainer ka number do
    number of somebody i can call
    whom can i call
    kisi ka number do call karne ke liye
    can i call someone
    do you have a landline
    does somebody pick up the phone
    do they pick up a phone
    does anyone answer calls
    will somebody pick my call
    do you people pick up calls
    is there someone on the phone
    do they take calls
  `,
  street: `
    full address, complete address, exact location, pincode, google map, google maps, landmark,
    directions, near which, visit your office, visit the office, come to your office,
    nearest metro, metro, walk in, poora address
    street address
    what is your full address
    what's the exact address
    exact address
    postal address
    office address
    full office address
    which area in @place
    which area is your office
    pin code
    nearest metro station
    how do i get to your office
    directions to your office
    google maps link
    landmark near your office
    address kya hai
    pata batao
    poora pata
    which street
    which building
    which floor
    where exactly is the office
    address please
    send address
    location on map
    house number
    nearest bus stop
    how do i find you
    can i get the address
    where in the city
    the mailing address
    map
    office pincode
    pincode
    whats your pincode
    how do i reach your office
    which road
    exact location of the office
    office kis area mein hai
    directions please
    what is the exact address
    full address please
    send me the location on google maps
    share google map link
    which area is it
    near which metro station
    near which landmark
    what is the pin code
    which building and floor
    how to reach there by bus
    from the station how far is it
    address bhejo
    pura pata bata do
    pata kya hai
    kaunse area me hai
    kis jagah par exactly
    where exactly in @place
    where in @place are you
    is it in hitech city
    are you in @place or nearby`,
  social: `
    insta, facebook, linkedin, follow you, youtube channel, social, telegram channel, fb page
    are you on instagram
    are you on linkedin
    linkedin page
    do you have a youtube channel
    youtube
    instagram
    facebook page
    twitter
    social media
    your social media
    are you on social media
    insta id
    do you have a telegram channel
    follow you on instagram
    where can i follow you
    instagram handle
    do you post on youtube
    any social accounts
    insta page kya hai
    youtube channel hai kya
    linkedin profile
    do you have a blog
    do you have a podcast
    tiktok
    discord server
    can i find you on facebook
    social links
    x account
    channel name
    where are your videos posted
    are you on x
    do you tweet
    link to your instagram
    your youtube
    are you on telegram
    facebook
    insta
    do you have reels
    any social profile
    which social networks
    are you on insta
    are you on facebook
    do you have a linkedin page
    do you have an instagram page
    are you on twitter
    link to your linkedin
    your linkedin please
    insta id do
    instagram pe ho kya
    facebook page link
    which social networks are you on
    do you have a telegram group
    do you post on linkedin
    can i find you on social media
    which social media do you use
    where are you active online
    do you make youtube videos`,
  about: `
    kind of organisation, kind of organization, kind of company, kind of institute,
    type of company, type of institute, premier, what company, your belief,
    you believe, about you, about your company, about your institute, about the institute,
    about company, about your academy, who runs, this website, this site, your company,
    your academy, about your organisation, about this company, who are you guys, ye company,
    kya karte ho, kya karte hain, aap kya karte, tell me about the provider, mission, vision,
    tagline, what is this place, about section, your organization,
    aap log kya
    who are you people
    what is this company
    what is this
    what is this site
    what is this website
    what do you do
    what do you guys do
    tell me about your company
    tell me about you guys
    about the provider
    about us
    about the company
    what kind of company are you
    who runs this
    what are you about
    your mission
    your vision
    aap log kya karte ho
    ye company kya hai
    kya karte ho aap log
    what's this place
    introduce your company
    your institute
    describe your institute
    what type of institute is this
    what does your company do
    is this an edtech company
    tell me about yourselves
    what are you offering as a company
    who is behind this site
    a bit about your academy
    what is this organisation
    what sort of company is this
    give me a short intro of your institute
    tell me something about yourselves
    what are you people all about
    about you
    what's your tagline
    what is the tagline
    your slogan
    what does the company stand for
    what do you stand for
    what is your approach to teaching
    how do you think ai is learned
    what is your mission
    what is your vision as a school
    what is the idea behind your school
    what kind of institute is this
    tell me about your institute
    tell me about your organisation
    describe your company
    give me some background on you
    what is ai bootcamp
    what is this site about
    ye company kya karti hai
    aapka institute kya hai
    what makes your teaching
    how do you teach
    what is your teaching style
    what is the teaching method
    are you a company or a college
    are you an institute or a company
    are you a university
    is this a college
    is this an institute
    are you a school
    what type of company are you`,
  name: `
    bootcamps name, bootcamp name, name of the bootcamp, name of this bootcamp, which company is this, company is this,
    company name, name of your company, name of the company, called, institute ka naam, company ka naam, school ka naam,
    who is this school, who is this company, name of the school, name of the academy, name of the institute,
    which institute is this, which school is this, which academy is this, your name as a company
    what is your company name
    what is your company called
    what is the company called
    what are you called
    what is the name of your company
    what is the name of the institute
    what is the name of your academy
    what is your organisation called
    what's the name of this bootcamp
    what is the bootcamp called
    what is this bootcamp called
    what is this school called
    who is this school
    who is this company
    who is this academy
    who is this institute
    which company is this
    which institute is this
    which academy am i talking to
    which school is it
    what school is this
    what academy is this
    what institute is this
    whose site is this
    whose website is this
    whose courses are these
    who are you as a company
    who offers these courses
    who is offering these programs
    who provides this training
    who is the provider
    who is the training provider
    name of your institute please
    company name?
    institute name
    name of the school?
    your brand name
    what do you call yourselves
    under what name do you operate
    aapki company ka naam kya hai
    institute ka naam kya hai
    company ka naam batao
    school ka naam kya hai
    iska naam kya hai
    so uh what is this place called again
    remind me what you guys are called
    what the heck is this company called
    wats ur company name
    tell me the name of your company
  `,
  company: `
    how long have you been, since when, since how long, in business, founded, founder,
    establish, established, ceo, owner, director, history, started the company,
    start the company, company start, years in business, how old is your company, how old,
    funding, investors, turnover, revenue, employees do you have, how many students have you,
    trained so far, passed out, students trained, partner companies, industry partners,
    which companies, partners, tie up, tie ups, tieup, tie-up, tieups, malik, who started,
    who owns, how many batches, batches have completed, batches completed, cofounder, profit,
    kab se ho, track record, how many people have, how many students have,
    how many have completed, pass rate, completion rate, ranking, awards, award, how popular,
    most popular, popular, rating, ratings, stars, collaboration, collaborate, sponsors
    who is the founder
    who founded the company
    who started this company
    who owns this
    who is the ceo
    when was the company founded
    when did you start the company
    how old is the company
    how many years in business
    how long have you been in business
    how many students have you trained
    how many people have completed the course
    how many alumni
    how many employees
    how big is your company
    are you a registered company
    is it a startup
    who are your investors
    your track record
    success rate
    what's your rating
    google rating
    what percentage of people finish
    company kab shuru hui
    founder kaun hai
    owner kaun hai
    how many batches have you done
    how many learners so far
    which companies are your partners
    who are your industry partners
    name your partners
    who are your clients
    company history
    history of the institute
    team size
    who is on your team
    how experienced are you
    turnover of the company
    did you win any awards
    since when do you exist
    how old is this institute
    how old is the institute
    how long has this academy existed
    how long do you exist
    who is the founder of this institute
    who is the founder of your school
    who founded the institute
    which companies are your industry partners
    what is your cin number
    company registration number
    gst number of the company
    who set up your school
    who set up the institute
    who founded it
    who started the place
    who is the owner
    who owns this institute
    who runs it
    how many people work there
    how many employees do you have
    how many have passed out from your school so far
    how many students have passed out
    how many companies have you trained
    are you a startup
    are you a private limited company
    is it a franchise
    since when are you there
    since when do you teach
    how long have you been around
    what is your history
    what is your turnover
    do you have investors
    malik kaun hai
    kitne saal se ho
    kitne students ne kiya hai ab tak
    what percentage of students complete
    what is your success rate
    what is your rating
    who is the ceo and since which year are you running
    who is your ceo
    name of the ceo
    name of the founder
    since which year are you running
    are you a big school
    are you a large institute
    how big is your school
    is your institute famous
    ceo ka naam
    ceo ka naam kya hai
    who started this
    who owns this company
    who is behind this
    who is the director
    since when are you in business
    how old is your company
    when were you founded
    when was it started
    how many years of experience do you have as a company
    how big is your team
    how many batches have you completed
    how many people passed till now
    what is your completion rate
    are you funded
    do you have a parent company
    kitne students padh chuke hai
    kitne saal se chal raha hai
    is your company profitable
    how many trainers do you have
    who are the founders
    founders kaun hai
    who are the owners
    who are the people behind this`,
  testimonials: `
    other students say, other learners say, others say, students say, graduates say,
    students think, learners think, say about you, said about you, previous participants,
    past participants, past learners, previous learners, participants think, participants say,
    testimonial, review, success story, past students, previous students, former students,
    student experience, learners say, people say, student reviews, stories, your graduates say,
    what others say, ex students, passouts, rivyu, alumni stories
    do you have reviews
    reviews
    testimonials
    show me testimonials
    what do students say
    what do your students say about you
    what do people say about the course
    success stories
    any success stories
    student feedback
    feedback
    are there reviews of @program
    has anyone done this before
    what did past students say
    can i talk to past students
    alumni
    who has taken the course
    reviews kaise hai
    log kya kehte hai
    kisi ne kiya hai kya
    do people like it
    were learners happy
    show me what others said
    what do former students think
    ratings and reviews
    are the students satisfied
    student experiences
    experience of other learners
    do you have any recommendations from students
    proof that people liked it
    who said good things about you
    can i read reviews somewhere
    what do graduates say
    former participants
    any stories from learners
    any reviews i can read
    what did others think
    is there a review page
    quotes from learners
    who recommends you
    where can i see feedback
    where do i read feedback
    what do others say about you
    reviews please
    what did earlier learners think
    feedback from students
    any proof from learners
    students ka review
    does anybody say anything good about you
    any feedback from past participants
    any one gave review for it
    has anybody actually done this and liked it
    has anyone done this course
    what has old students told about you
    did any student say something about you
    do your students like it
    were the earlier students happy
    were people satisfied
    are your learners happy with it
    do you have satisfied customers
    the persons who wrote the reviews what work do they do
    who wrote the reviews
    who wrote the testimonials
    who are the reviews from
    what do the reviewers do for a living
    which professions do the reviewers have
    what kind of people took it before
    any review from an it person
    show me reviews
    is there a testimonial
    any success story
    where can i read feedback
    where do i find opinions of students
    purane students kya kehte hai
    kisi ne review diya hai kya
    review dikhao
    students ka feedback kaisa hai
    success stories hai kya
    do you have any recommendations from learners
    any proof that people liked it
    what do people think of you
    how was it for others
    how did it go for earlier batches
    experience of previous students
    has it worked for somebody
    how do your learners rate you
    what rating do learners give you
    what have former participants got to say
    have others been happy with you
    are people happy after your course
    did it help others
    what do graduates think
    has anyone praised you
    any kind words from learners
    voices of learners
    any references
    what do other learners report
    what do people like me say
    has anyone done it who can tell
    who has done it already and can tell
    whats on your testimonials
    any reviews
    what do past students say
    what do people say about you
    who has given the reviews
    whose feedback is there
    is there any feedback from learners
    where can i read reviews
    google reviews hai kya
    log kya bolte hai
    pehle ke students kya bolte hai
    are the reviews genuine
    are these reviews real
    how many reviews do you have
    any video testimonials
    do you have good ratings
    what is your rating
    has it worked for anybody
    did anybody benefit from it
    has anybody from my field reviewed you
    has anyone like me done it
    what do your alumni say
    what do former participants say about it
    who says it is any good
    what do people who finished say about you
    any feedback from those who did it
    what do the people who said that work as
    what are those people by profession
    what do they do for a living the ones who said that
    which jobs do these learners have
    what are the two learners by profession`,
  trust: `
    scam, fraud, fake, genuine, legit, legitimate, trust you, trustworthy, trust,
    a real company, cheating, cheat, dhokha, asli, nakli, reliable, farzi, believe you, ponzi,
    thug, safe to join, authentic, scammers, reputed, credible, loot, bogus, money making,
    bharosa
    is this legit
    is this real
    is this a scam
    is it a fraud
    are you genuine
    can i trust you
    how do i know it's not fake
    is this site safe
    why should i trust you
    is the company real
    is this website legit
    fraud to nahi hai
    fake hai kya
    bharosa kaise karu
    are you for real
    is this trustworthy
    how can i be sure it is not a scam
    i don't trust online courses
    sounds like a scam
    are you cheating people
    is it reliable
    is it authentic
    prove that you are real
    i was scammed before
    genuine or fake
    is it safe to register
    can i believe you
    credible?
    looks fishy
    is this thing genuine
    you people are scammers
    how do i know you are serious
    is it a trustworthy provider
    are you scammers
    is this some kind of trick
    can i rely on you
    kya ye asli hai
    should i believe this site
    is it really legit
    how do i verify you
    are you a real school
    are you a real company
    is this a genuine institute
    is this place for real
    why should i believe any of that
    why should i believe you
    how do i know you are genuine
    how do i know it is not a scam
    are you fake
    are you legit
    is this genuine
    sounds too good to be true
    prove it
    how can i be sure
    i was cheated by another institute
    how are you different from fraud institutes
    fake to nahi ho
    asli hai kya ye
    why should i believe any of this
    why should i believe that
    can i believe that
    is all that true
    how do i know you keep your promises
    how can i check that you are serious
    what guarantee do i have that you are real
    can you prove that you are good
    do you have proof
    why should anybody trust you`,
  account: `
    login, log in, forgot my password, reset my password, forgot password, change my password,
    not loading, loading, website not, site not, slow website, invalid phone,
    invalid phone number, invalid number, invalid email, keeps failing, failed to submit,
    nothing happens, button not working, logged in, my account, account, portal, sign in,
    credentials, link not working, not working, error, page not loading, site down,
    bug on the site, not able to register,
    unable to register, otp, stuck on form
    i can't log in
    i forgot my password
    how do i log in
    where do i log in
    login problem
    the site is not working
    the page does not load
    the form doesn't work
    the button is not working
    i get an error
    the website is broken
    form is not submitting
    submit button not working
    it says invalid phone number
    my country is not in the list
    do i need an account
    how do i create an account
    student portal
    student login
    site nahi khul rahi
    form submit nahi ho raha
    error aa raha hai
    password reset
    how do i change my email
    i typed a wrong email
    i entered the wrong number
    link is not opening
    brochure does not open
    technical problem
    technical issue
    i can't submit the form
    dashboard
    the page is blank
    i see an error message
    form gives an error
    nothing happens when i press submit
    the site is slow
    button nahi chal raha
    page crash ho raha hai
    verification code not received
    what if i entered a wrong phone number
    i gave the wrong number
    i typed my number wrong
    i cannot log in
    how do i reset my password
    do i have to make an account
    where is the student login
    is there a student portal
    is there a learner dashboard
    the page is not opening
    the site is not loading
    your website is very slow
    the page shows an error
    i get an error when i press submit
    the form gives an error
    the link is not working
    the brochure does not open
    brochure link broken
    download is not working
    the button does nothing
    nothing happens when i click
    page hang ho raha hai
    otp did not come
    is there an app for this
    do you have a mobile app
    how do i log out
    how do i change my email in my account
    the form is stuck
    it keeps loading`,
  future: `
    new courses, will there be a course, will you have a course, in the future, in future,
    plan to launch, plan to offer, planning to launch, coming soon, future courses,
    other courses, more courses, another course, any other course, advanced course,
    data science course, next level, kids course, course for kids, children, for my son,
    for my daughter, for my kid, my child, kids, aur course, summer
    will there be more courses
    will you have a course on @other later
    are new programs coming
    upcoming courses
    future programs
    do you plan a @other course
    other programs
    do you have anything for kids
    course for children
    do you have advanced courses
    is there a next level
    will you launch new courses
    when is the next new course
    any other training planned
    aage aur courses aayenge kya
    bacchon ke liye course
    do you have a weekend workshop
    do you do workshops
    do you run hackathons
    one day workshop
    do you have a masterclass
    are you planning something new
    will there be a course for @person
    short workshops
    summer camp
    is there something for kids
    is there anything for children
    do you teach kids
    something for school children
    do you have a junior program
    will you launch @other
    do you plan something on @other
    any other course coming
    new batches of other topics
    is a course on @other planned
    more programs in future
    are you adding courses
    something new soon
    advanced version of @program
    follow up course
    another program after this
    will there be new courses
    will you launch other courses
    do you plan more courses
    when will you launch a data course
    will there be an advanced course
    any upcoming course
    what courses come next year
    do you plan a course for kids
    naya course kab aayega`,
  partnership: `
    work for you, work with you, work here, jobs at your company, job in your company,
    at your company, in your company, join as, as a trainer, as an instructor, as a mentor,
    become a mentor, become an instructor, become a trainer, teach at, teach with you,
    partner with you, affiliate, you hiring, vacancy at, job at your, invest in, advertise,
    sponsorship, guest post, become a partner, aapke yahan kaam, apply as, teaching position,
    work at your
    i want to work for you
    do you have job openings
    are you hiring
    can i become a mentor
    can i become a trainer with you
    i want to teach with you
    i want to be an instructor
    career at your company
    do you have vacancies for trainers
    partnership
    i want to partner with you
    we want to collaborate
    collaboration
    can we partner
    affiliate program
    franchise
    how do i get a franchise
    can i invest in your company
    sponsor
    i want to sponsor your event
    college tie up
    we are a college and want to tie up
    mou with our college
    i am a trainer do you need someone
    aapke yahan job hai kya
    press enquiry
    can you speak at our event
    i want to advertise on your site
    vendor
    i want to sell you something
    reseller
    join your team as @person
    can i work with you
    do you need mentors
    how do i become a mentor here
    any jobs at your company
    i would like to teach
    we would like to partner with you
    hiring trainers
    can our college partner with you
    can we partner with you
    i want to collaborate
    i want to be an affiliate
    do you have a referral program
    do you pay for referrals
    is there a franchise option
    do you have jobs for trainers
    can i be a mentor
    how do i become a mentor at your institute
    i am a recruiter and want to hire your learners
    our college wants a tie up
    can our college sign an mou
    can i resell your course
    i want to invest in your company
    can i sponsor
    aapke saath kaam karna hai
    trainer banna hai
    franchise chahiye
    refer karne par kya milega
    i am a freelancer can i help you teach
    we want to list your course on our site`,
} as const;
