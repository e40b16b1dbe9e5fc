/** What is asked of everyday life at any school. One example a line; @program, @person and the like stand for any of the kind. */
export const everyday = {
  unsaid: `
    who owns the code i write in the course
    who owns the work of the students
    who owns the rights to my project
    does my project belong to me
    do i keep the rights to what i build
    may i use my project for my own business
    can i resell the material
    can i resell the course materials
    may i copy the material for my friends
    may i publish the slides
    can i share the recordings online
    can i share my account
    can i see the contract first
    can i see the contract before i sign
    what is in the contract
    is there a contract
    do i have to sign something
    do i have to sign a bond
    is there a bond
    who is liable
    what are my rights if you do not deliver
    what happens if the course is cancelled
    what if you cancel
    what if the course does not take place
    what if nobody else joins
    what if there are too few people
    what happens when the mentor leaves
    where do i complain
    whom do i complain to
    how can i complain
    i want to make a complaint about the course
    is there a complaint form
    a batch only for women
    is there a women only batch
    special batch for ladies
    do you have a girls batch
    do you teach deaf people
    do you teach the blind
    is there support for dyslexia
    are there classes for disabled people
    do you have experience with autistic people
    are you eco friendly
    do you support a charity
    do you do social work
    are students insured
    does it come as scorm
    can we put your course on our own lms
    do you have an api
    do you integrate with our hr system
    can we use the content under our own brand
    do you send progress reports to the company
    will my employer be told my results
    do you tell my parents how i do
    do you pay a stipend
    do we get goodies
    do you give a bag and a t shirt
    do you give bonafide certificates
    do you write to the bank for my education loan papers
    kya ladies ke liye alag batch hai
    kya mujhe kuch sign karna padega
    complaint kahan karu
    notes bech sakte hai kya
    project ka code kiska hoga
  `,
  houseRules: `
    do i need to bring my own chair
    what should i bring to class
    what do i have to bring along
    do i need a notebook and pen
    what is the wifi password
    is there wifi
    is there free wifi at your place
    can my dog come to class
    can i bring my child
    can i bring a friend to class
    may i bring my baby
    do you have a lift in the building
    is the building accessible by wheelchair
    is it wheelchair accessible
    is there a ramp
    are there facilities for disabled people
    i am deaf can i take part
    i am blind can i take part
    do you have sign language
    is there a mobile app for students
    do you have an app for learners
    do you give student id cards
    do i get an id card
    is there a library
    is there a reading room
    which textbook do you use
    do i need to buy books
    is there a break between sessions
    may i eat in class
    is smoking allowed
    are phones allowed in class
    do i have to keep the camera on
    must i switch my camera on
    can i record the class myself
    what browser do i need
    which browser works with your site
    who designed your website
    who made this website
    what is your website built with
    do you have a separate room for women
    is it safe for girls
    are there holidays during the course
    do you close on diwali
    is there a class on holidays
    wifi hai kya
    bachche ko la sakte hai kya
    id card milega kya
    can he get into your building
    can she get into your building with a wheelchair
    is the building fit for a wheelchair
    my father uses a wheelchair
    can i bring my kid along
    can i bring a friend to sit with me
    can i wear shorts
    can i eat during the class
    do i have to switch on my camera
    must my camera be on
    can i keep my video off
    can i use my phone in class
    is there a lunch break
    are there tea breaks
    how long are the breaks
    do we get breaks in between
    is parking available
    is there parking for my bike
    is there wifi there
    can i record the class on my phone
    can i use chatgpt in class
    are pets allowed
    do i need to bring a notebook
    should i carry an id card
    can i leave early one day
    what should i bring on the first day
    are there rules in class
    any code of conduct
    can i attend from my office desk
    is the building accessible for disabled people
    do you have a prayer room
    is mobile allowed
    chai break milta hai kya
    camera on rakhna padega kya`,
  events: `
    do you offer hackathons
    are there hackathons
    is there a hackathon
    are there guest lectures
    do you invite guest speakers
    are there talks by experts from outside
    do you hold meetups
    are there meetups
    is there a meetup for learners
    do you organise events
    what events do you have
    any upcoming event
    any events this month
    are there workshops on sundays
    is there a graduation ceremony
    is there a convocation
    is there a farewell party
    do you have competitions
    is there a contest
    are there prizes
    is there an award for the best project
    do you go on company visits
    are there industrial visits
    is there a field trip
    do you have study tours
    is there a networking event
    do i get to network with people
    is there a job fair
    do you take part in fairs
    will you be at the education fair
    do you have a podcast
    do you have a blog
    do you have a newsletter
    can i subscribe to your newsletter
    do you publish articles
    is there a magazine
    is there an orientation day
    is there a welcome session
    hackathon hota hai kya
    koi event hai kya
    seminar hota hai kya
    guest lecture hota hai kya
    is the course eligible for tax exemption
    do you have clubs
    is there a student club
    do learners present their work to others
    is there a demo day
    do we have a showcase
    do you have webinars
    any free webinar coming up
    do you conduct hackathons
    is there a hackathon in it
    guest lecture by industry people
    do you hold workshops on weekends
    is there a masterclass
    any open house
    do you do a demo day
    any networking event
    do we visit companies
    is there an industrial visit
    any competition for learners
    do you run bootcamp parties
    is there any orientation
    do you have conferences
    koi webinar hai kya
    is there a seminar i can attend
    any upcoming talk or seminar`,
} as const;
