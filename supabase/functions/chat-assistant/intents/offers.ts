/** What learners get. Phrases with commas between them, then one example a line; @program, @skill, @person and the like stand for any of the kind. */
export const offers = {
  certificate: `
    certified, certificates, certi, certify, praman patra, diploma, cert, certificat,
    get certified, certificate milega, pramanpatra, credential, sertifiket, satifiket,
    sartifiket, completion certificate, course completion
    do i get a certificate
    do i get a certificate for @program
    is there a certificate
    will i get certified
    certificate
    certification
    is there any certification at the end
    do you give certificates
    certificate after completion
    will there be a certificate after @program
    does @program come with a certificate
    certificate milega kya
    kya certificate dete ho
    praman patra milega
    do you issue a completion certificate
    is the course certified
    what certificate do i get
    which certificate will i receive
    do all programs give certification
    certificate of completion?
    any proof that i did the course
    is there a diploma
    can i put a certificate on linkedin
    will i be certified after this
    certi milega
    do i receive something to show i completed
    what kind of certification is it
    do we get a hard copy certificate
    is a certificate provided
    certificate bhi milta hai kya
    no certificate or what
    is there certification for @program
    certificate included?
    how do i get the certificate
    when do i get the certificate
    do you certify people
    completion certificate available
    credentials at the end
    is certification part of the bootcamp
    certified or not
    certificate milta hai ya nahi
    do i leave with a certificate
    will you certify me
    certificate at the end
    do i get certified
    is certification included
    will i be certified
    certificate at the end of @program
    proof of completion
    do you hand out certificates
    certificate milega kya @program mein
    what is the certificate like
    what does the certificate look like
    does it have a certificate
    does @program have a certificate
    is there a certificate for @program
    do we get certificates
    any certificate after @program
    does that one give a certificate
    will there be a certificate
    will either of us get a certificate
    do both of us get a certificate
    do both of us get a certificate at the end of it
    do my employees get a certificate
    do my employees get a certificate after the bootcamp
    is a certificate included
    is a certificate awarded
    whether a certificate is awarded
    whether a certificate is given
    i need a certificate for my resume
    for my resume i need a certificate
    will we get certificate in it
    do i receive some paper at the end
    do we get any document at the end
    is there certification
    is the certification for @program too
    is the certification mentioned for @program
    for @program as well
    certificate milta hai kya
    certificate dete ho kya
    is any certificate given
    do you certify
    will my son get a certificate
    do you have certificates
    do you have a certificate
    do you have certificate
    do u have certificate
    is there a paper at the end
    will i get a paper at the end
    do i get any proof that i finished
    what proof do i get after finishing
    something to put on linkedin at the end
    can i show it on my linkedin after finishing
    do you give any document on completion
    is a completion letter given
    will there be a participation certificate
    koi paper milega kya end me
    proof milega kya course ka
    kuch likhit milega complete karne par
    do i get something to hang on the wall
    anything for my cv at the end like a certificate
    is there certification for all courses
    certificate for every program
    do all programs give a certificate
    is it only for @program or all get a certificate
    only for the bootcamp
    is it only for the bootcamp
    is the certificate only in that one`,
  projects: `
    work with industry partners, with industry partners, building a product, build a product,
    project, projects, live project, real project, real projects, real world project,
    industry project, hands on, handson, practical, practicals, practical work, portfolio,
    case study, case studies, capstone, real life project, only theory, theory, theoretical,
    build something, build things, live work, real work, prayogik, practise, projekt,
    real world, case studys, learn by doing, will i build, what can i build, what do we build,
    work with real companies, work with companies, real companies, industry work, applied
    will i work on projects
    are there projects
    is there project work
    live projects
    do you have live projects
    is it practical or theory
    is it hands on
    only theory or practical too
    will i build something real
    what will i build
    what projects will i do
    do i get to work with companies
    do we work with industry partners
    project based learning
    will i have a portfolio
    projects in @program
    does @program have projects
    do you do case studies
    is there a capstone
    practical training milega
    project karwate ho kya
    live project milega kya
    real world projects
    how practical is it
    is it just lectures
    do we get hands on practice
    do i build an actual product
    will i work on real problems
    industry projects
    what kind of projects
    is it applied or theoretical
    only slides or do we build stuff
    any project work included
    will there be practical sessions
    projects hai kya
    what do we build in @program
    are the projects real
    do i work with real data
    boring theory or actual work
    is it hands on or just slides
    practical or theoretical
    is it hands on or theory
    do i leave with a portfolio
    do i practise or only watch
    is there a capstone project
    what would i build
    do we get hands on work
    any hands on projects
    real work or only theory
    practical projects in @program
    will there be practical work
    kya project banwate ho
    what will i build in @program
    what would i make in @program
    what can i build there
    what do i get to build
    what would i be able to build
    what can i build at the end
    what things will i have built
    what work would i have to show afterwards
    are the projects real or just dummy ones
    are the projects dummy or do they come from real companies
    are the projects made up exercises or from real companies
    projects are real or fake
    are the projects just toys
    and the projects are those real or just toys
    do we get real projects or textbook exercises
    do i work on real cases or made up ones
    is there practical work or only lectures
    only theory or some hands on work too
    how practical is the course
    will i get my hands dirty
    do we only listen or also build
    is it all slides or do we make things
    where do the project ideas come from
    who sets the projects
    are the projects from industry
    is there industry exposure
    do we solve problems of actual companies
    will i work with data of a real company
    do i get to work for a company during the course
    is there any real company i would work with
    any live project in it
    live project milega
    asli project karne ko milega ya sirf theory
    sirf theory hai ya practical bhi
    practical kitna hota hai
    kya hum kuch banayenge course me
    project work hota hai kya
    how much of it is practice
    will there be assignments from companies
    do you tie the projects to business problems
    sample projects or real clients
    do you work with industry
    do you work with the industry on projects
    are industry projects included
    real world problems or classroom problems
    do students build something real
    will it be practical or just powerpoint
    is project work part of the program
    are there case studies from companies
    will i end up with a finished thing i created on my own
    will i create something of my own
    will i be dealing with true company data
    will i work with true company data
    do we touch real data
    do we handle real business data
    is there something to build in the long course
    how hands on are the classes
    is it learning by doing
    do we practise or only listen
    do we code during sessions
    is there lab work
    does it include lab sessions
    will i solve real cases
    do we get tasks from real firms
    is it based on actual company problems
    how much practice is in it
    is the practice invented for the classroom
    are the exercises real or made up
    do we solve real problems of firms
    the sort of trouble firms really have
    real cases from companies or toy ones
    is the practice from real life
    do we work on something a company needs
    do we make something that works in the real world
    is it real work or invented exercises
    are the tasks taken from real companies
    practice tasks or real problems
    is it all theory
    is it all theory or practical
    only toy examples or real work
    with real companies
    with companies or dummy ones
    are they with companies
    are those real companies
    is it with actual clients
    is it from real companies
    do we build something real
    what do i build in @program
    what do we make
    what will i have made at the end
    do i get to build something of my own
    kya banayenge hum
    kya banana sikhenge
    will we only watch slides
    do we work on live projects
    can i bring my own project idea
    can i work on my own idea
    are the projects solo or in groups
    practical hota hai ya sirf theory
    real kaam karwate ho kya
    any case from real business
    will i solve real problems
    with companies
    are companies involved
    with which kind of work do we practise
    tell me something more about the projects
    what about these projects tell me more
    more on the projects please
    i want to hear more about the projects
    explain the projects a bit
    is it just theory or do we do real projects
    will she build proper things or only listen to theory
    does he do real project work there or just theory
    proper hands on projects or only slides
    only theory or are there proper projects too`,
  mentor: `
    mentor, mentoring, mentored, guidance, one on one, 1 on 1, 1on1, 1 to 1, one to one,
    1-on-1, doubt clearing, doubt session, personal guidance, personal attention, margdarshan,
    expert help, experts, expert, individual attention, personal help, ask questions,
    handholding, 1:1, support during, help if i am stuck, stuck, get stuck, doubt solving,
    who will guide, who guides, who will help, guru, personally
    do i get a mentor
    is there mentorship
    will i have a mentor
    mentorship
    mentors
    do you provide mentoring
    is there one on one mentoring
    1-on-1 sessions available
    who helps me if i get stuck
    what if i get stuck
    do i get personal guidance
    will somebody guide me
    is there doubt clearing
    doubt solving sessions
    can i ask an expert
    will experts help me
    personal attention milega
    mentor milega kya
    doubt clear karte ho
    guidance milegi kya
    how does mentorship work
    is mentoring one to one
    do i get help during the course
    individual support
    can i ask questions to the mentor
    one to one help
    help if i don't understand something
    is there anyone to help me
    expert mentors?
    do mentors give feedback
    access to mentors
    mentor for each student
    personal mentor
    is there a mentor in @program
    do you assign mentors
    do i get to talk to experts
    am i on my own or is somebody helping
    stuck mein help milegi
    who will guide me
    what kind of mentorship is there
    do @person get mentors
    do @person get a mentor too
    do i get mentors in @program too
    is there a mentor in every program
    will someone guide me
    is there one to one help
    who helps me when i am stuck
    mentor milega
    one on one sessions with experts
    do the mentors build things themselves
    do the mentors work in the field
    are the mentors practitioners
    are the mentors practitioners
    are your mentors working in the field
    do the mentors build ai themselves
    do your mentors do this for a living
    are mentors real experts or only trainers
    how often do i meet my mentor
    how often will the mentor talk to me
    would i have a mentor to myself
    will i have somebody of my own to ask
    is there somebody who will guide me personally
    do i get somebody to guide me personally
    will someone guide me alone not in a crowd
    do i get one to myself
    do i get a mentor to myself
    do i get my own mentor
    will i get a mentor for myself or is it one for fifty people
    is the mentoring in groups
    is the mentoring in a group or one to one
    is it one on one
    is it group mentoring
    is yours in a group or one to one
    is mentorship individual
    is there personal guidance
    is there personal attention
    do i get individual attention
    do i get help from an expert
    can i ask an expert when i am stuck
    is there someone i can ask when stuck
    will someone look at my work
    mera apna mentor hoga
    akele ka mentor milega
    koi guide karega kya
    doubt kaun clear karega
    doubt clearing hota hai kya
    do you assign a mentor to each student
    does every student get a mentor
    one mentor per student
    one to one guidance
    is a mentor part of the package
    is a mentor included
    will he get a mentor
    is there a mentor
    can i talk to an ai expert directly
    would someone experienced take time for only me
    does an expert sit with me alone
    will somebody look at my work personally
    can i ask an expert in private
    do i get personal attention
    is there anybody for me alone
    will one person guide me
    i learn badly in a crowd is there personal help
    can i talk to an expert alone
    someone experienced only for me
    does anybody have time for me alone
    akele me teacher se baat ho sakti kya
    kya akele me sikhane wale se baat kar sakte hai
    mujhe alag se koi samjhayega kya
    can i sit with one of your experts one to one
    will somebody answer only my questions
    do i get a person to guide me
    is someone there to guide me
    who will help me when i am stuck
    is the mentoring one on one
    is it 1 on 1 or in a group
    personal guidance hai kya
    will i have my own mentor
    will somebody look at my work
    who checks my code
    can i ask an expert directly
    do i talk to real experts
    are mentors from industry
    who clears doubts
    is there doubt support
    what do they do
    what do mentors do
    what does a mentor do
    who is a mentor
    what is a mentor for
    mentor kya karta hai
    do mentors check my work
    do mentors check what i wrote
    will the mentor review my code
    does someone correct my mistakes
    do i get feedback on my work
    will anyone look at what i made
    mentor mera kaam check karega kya
    what mentors do you have
    what mentors you have
    what kind of mentors do you have
    what kind of mentors you have got
    i want to know about the mentors
    i want to know what mentors you have
    tell me about your mentors
    what sort of mentor will i get
    mentors kaise hai aapke
    mentors ke bare mein batao
    tell me more about the mentors
    tell me something more about the mentoring
    i want to hear more about the mentorship
  `,
  access: `
    hamesha, life time access, access to materials, access to material, course material,
    study material, study materials, materials, material, notes, access, lifetime,
    learning material, learning materials, resources, slides, ppt, study notes, lifelong,
    forever, how long access, keep the, content access, course books, reading material,
    revisit, later access, saamagri
    how long do i have access
    how long can i access the materials
    do i get lifetime access
    lifetime access
    is access for life
    do i keep the materials
    can i keep the course material
    do you give notes
    do i get study material
    are the materials included
    material access
    can i see the material after the course
    is the content available later
    will i lose access after the course
    does access expire
    notes milenge kya
    study material milega
    kab tak access rahega
    hamesha ke liye access milega
    do you share slides
    do we get slides
    course materials
    will i have access after finishing
    access to course content forever
    can i revisit the content later
    for how long are the materials available
    materials after completion
    are books provided
    learning resources
    do i get resources to keep
    can i download the materials
    access period
    ppt milega kya
    is it lifetime
    access to the lessons after i finish
    do i get the pdfs and slides
    what happens to my access at the end
    are notes provided
    do you provide reading material
    how many years of access
    is access forever or does it run out
    does the access run out
    till when can i see the materials
    is access limited in time
    how long can i keep using it
    how long can i use the material
    do i keep the content
    can i come back to the material later
    will the materials stay with me
    material kab tak milega
    if i want to look at the notes again after two years will they still open
    will the notes still open for me after years
    can i see the material later
    can i look at the slides after the course
    can i revisit the material next year
    can i go through the content again later
    does she keep the notes or do you take them away
    do i get to keep the study material
    are the materials mine for good
    are the notes mine
    do i lose access after the course
    does my access expire
    does the access end after a year
    is the access to the material limited
    is the access limited to one year
    how long do i have the materials
    for how long can the team go back to the slides
    for how long can i open the content
    till when can i see the notes
    is the content available forever
    do the materials stay with me
    can i download the material and keep it
    course ka material baad me bhi dekh sakte hai
    notes baad me milenge kya
    access kab tak rahega
    lifetime access hai kya
    kya content hamesha ke liye hai
    after it ends can i still log into the material
    do i still have access after it ends
    do we retain access to the material afterwards
    will i still be able to read the content in five years
    will my notes vanish once the batch is over
    can i reopen the content in 2030
    can i open the material again years from now
    can i return to the lessons later
    can i come back to the content after finishing
    is the content taken away when the batch is over
    will the content disappear
    do the slides stay available
    do i own the material
    for how many years can i use the notes
    can i still open the lessons next year
    is there an end to my access
    do i keep the material
    are the notes taken away from me
    can i read the notes again after it is over
    do the slides stay with me
    may i keep the slides
    notes baad me bhi milenge
    padhai ka material baad me bhi milega`,
  perks: `
    will i gain, do i gain, gain from, perk, extras, extra, what comes with, comes with,
    additional benefits, included in, whats included, what do you give, freebies, kya dete
    what do i get
    what do i get when i join
    what will i get
    what do i get out of it
    what is included
    what's included with the course
    what comes with the program
    perks
    any perks
    what are the perks
    what all do i get
    what else do i get
    what extras are there
    bonus
    do you give any extras
    kya milega
    kya kya milega
    join karne par kya milega
    what facilities do you provide
    facilities
    what do you give to students
    inclusions
    what comes along with it
    what do students receive
    anything extra besides the lessons
    goodies
    what do you provide with the course
    what am i getting for joining
    what's in the package
    what are the facilities
    free stuff with the course
    what do learners get besides classes
    tell me what's included
    whats all included in it
    what benefits come with enrolling
    what do i get besides the classes
    what do i receive on joining
    what is part of the deal
    what is thrown in
    what do you throw in
    what all will i get along with the classes
    what comes along with the course
    what comes with it
    what is included in the package
    what all is included
    what do i receive after joining
    any extras
    which goodies do i get
    kya kya milega saath me
    classes ke alawa kya milega
    course ke saath kya milta hai
    join karne pe kya milega
    what do participants get
    what do i have access to as a learner
    what's in it for me besides lessons
    what is in it for me besides lessons
    besides lessons what do i get
    other than classes what do i get
    what comes on top of the lessons
    which extras come with the course
    what else is in the package
    what else is included besides classes
    what do learners receive
    what does he get out of it
    what does she get there
    what do i get when i finish`,
  benefits: `
    sets you apart, set you apart, best things about, good things about, best thing about,
    things about you, reasons to join, reason to join, reasons to choose, why join, benefit,
    advantage, advantages, why choose, why should i choose, why should i pick, why this,
    what is special, special, unique, usp, stand out, different about you,
    different from others, other institutes, others, what makes you, why your, why us, fayda,
    faayda, fayde, kya fayda, khas, khaas, worth, worth it, worthwhile, plus points, strengths,
    value, pros, kya special, highlights, advantages of, selling point, why should i trust,
    good about
    why should i join
    why should i choose you
    why choose you
    why this bootcamp
    why you
    what makes you different
    what makes you special
    how are you better than others
    what is special about your courses
    benefits
    what are the benefits
    benefits of joining
    advantages of this course
    what's the advantage
    is it worth it
    is it worth my time
    convince me
    what is your usp
    give me one reason to join
    give me reasons to join
    what's good about it
    kya fayda hai
    fayde kya hain
    kyun join karu
    aap mein kya khaas hai
    what's unique
    what stands out
    why would anybody pick you
    how will this help me
    how does it help me
    what is the value of the program
    selling points
    pros of the course
    why not just learn on my own
    what's in it for me
    what are your strengths
    good things about the bootcamp
    will it be useful for me
    why are your programs good
    sell me this course
    why you
    why you and not another institute
    so many of these institutes why this one
    there are so many institutes why yours
    so many schools like you why should i come to you
    what makes you special
    what do you do better
    aap hi kyun
    tumhara hi course kyun
    there is so much free content on youtube why should i come to you
    why should i come to you only
    why you and not youtube
    why not learn from youtube
    why should i choose you over others
    why should i pick you
    why should i join you
    why should we go with you
    why not somebody else
    what makes you better
    what sets you apart
    what is so special about you
    what is special here
    what is good about your school
    what speaks for you
    what are your advantages
    what advantage do i have with you
    give me a reason to join
    give me reasons to choose you
    why should i spend my time here
    what do you offer that others do not
    what is unique about your programs
    aapko kyu chunu
    aapse kyu seekhu
    aap me kya khaas hai
    aapke yahan kya khaas hai
    youtube se kyu nahi seekhu
    dusro se better kaise ho
    fayda kya hai aapke yahan
    benefits kya hai
    what is in it for me
    what are the main advantages of learning with you
    i am looking at three providers why you
    everybody says they are the best why should i believe you are
    free videos exist so why this
    can't i learn it for free online`,
  career: `
    career, careers, career switch, career transition, growth, career advancement, promotion,
    promoted, switch to ai, move into ai, break into ai, become an ai engineer,
    become ai engineer, karier, career scope, transform my career, switch my career,
    change my career, upgrade my career
    will it help my career
    how does this help my career
    career growth
    will i grow in my career
    can i switch my career to ai
    i want to switch to ai
    i want to change my career
    career change
    can it get me promoted
    will i get a promotion after this
    career benefits
    will this boost my career
    career mein kya fayda
    career ke liye accha hai kya
    what is the career scope
    future scope
    can i move from testing to ai
    i want to transition into ai
    what can i become after this
    career prospects
    career opportunities
    is it good for my career
    what career can i have after @program
    what roles can i go for after it
    scope after the course
    help me transform my career
    is ai a good career with this course
    i want to move ahead at work
    career guidance
    career support
    is this helpful for career advancement
    growth in career
    is this a good career move
    how will @program help my career
    what's next in my career after this course
    does it help me grow at work
    will i move up with this
    will this change my career
    is it a good step for my career
    career mein aage badhna hai
    i want to switch career into ai
    i want to move into this field
    i am looking to change my field
    i want to get into ai from another job
    career switch possible
    thinking of a career change into ai
    i want to switch from @technology to ai
    moving from my old job into ai
    career badalna hai ai mein
    will i have a portfolio
    what will my portfolio look like
    do i end up with a portfolio
    something to show in interviews
    what can i show in an interview afterwards
    what will i have to show at an interview
    what can i open in front of an interviewer
    what do i have in my hands at the end
    will your training give me something to put in front of interviewers
    will i have something to show in interviews
    what will i be able to show in an interview afterwards
    what do i have to show in an interview afterwards
    what will i have in hand at the end
    what will she have in hand at the end
    what do i have to show for it at the end
    what do i take away at the end
    what do i walk away with
    what do i get out of it for my career
    will i have something for my portfolio
    will i get a portfolio
    do i build a portfolio
    does it help my portfolio
    can i show my work to employers
    something to show to a recruiter
    will it help me in interviews
    i have nothing to show in interviews will this help
    does this make my cv stronger
    will my resume look better
    how does this help me grow in my job
    will it help me get promoted
    does it help with a promotion
    will my boss notice the difference
    what is the career benefit
    how will my career move ahead
    what can i do after the course
    what can i do after finishing
    what will i be able to do at the end
    what will i be able to do after this
    interview me kya dikhaunga
    course ke baad mere paas kya hoga dikhane ko
    career me kya fayda hoga
    portfolio banega kya
    resume ke liye kuch milega
    what proof of skill will i have
    will i have a product to demonstrate at the end
    can i put the project on my github
    does every program end with something to show
    will i have visible results
    what would make recruiters notice me afterwards
    how will recruiters notice me
    what makes me stand out afterwards
    how do i stand out after the course
    does it open doors
    will it open doors for me
    where can it take me
    what doors does it open
    how does it help my profile
    will my profile be stronger
    what will i have to show employers
    what can i put in my resume after it
    what evidence of my skills will i have
    do i leave with a portfolio
    will i have a portfolio to show afterwards
    something for my portfolio
    will i have something to show in my portfolio
    do i at least leave with a portfolio
    i need something to put on the table at my next interview
    what can i show to an employer afterwards
    something to show at an interview
    will i have proof of what i can do
    what do i have in hand after it for my cv
    will i have a portfolio at the end
    my resume is weak does this help
    will it help my resume
    will it help me grow in my job
    does it help in promotion
    how does it help my career
    will this look good on my cv
    what will i have to show after it
    what can i show in an interview
    does it help in an interview
    can i show my work to an employer
    does it add value to my profile
    resume strong hoga kya
    is it helpful for a career change
    will i have something to show
    what comes out of it for my profile
    i want to move into ai as a career
    will there be a portfolio at the end
    will i leave with a portfolio
    a portfolio for interviews do i get one`,
} as const;
