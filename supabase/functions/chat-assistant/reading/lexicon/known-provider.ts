/** Facts about the provider and about registering that content/ has: what visitors call them. */
export const knownOfProvider = {
  location: `
    meet you, come and meet, location, located, address, based, head office, office, city,
    headquarter, headquarters, campus, place, situated, shehar, sthan, jagah, pata, where from,
    center in, centre in, office in, campus in, classes held, class held, sessions held,
    training held, held at, venue, ofis, hyderabad, hyd, which part of india, which country,
    are you in india, based in india, near me location, visit, come there
  `,
  otherCity: `
    delhi, mumbai, bangalore, bengaluru, chennai, pune, kolkata, noida, gurgaon, gurugram,
    ahmedabad, jaipur, kochi, kerala, vizag, vijayawada, branch, branches, other cities,
    other city, lucknow, indore, bhopal, chandigarh, nagpur, coimbatore, patna, surat,
    telangana, in the us, in us, in uk, in america, gachibowli, madhapur, hitech city, franchise
  `,
  contact: `
    mail address, i write to, can i write, do i write, write to you, send my queries, send queries, send my questions, ask my questions,
    send an email, drop a mail, contact, email, e mail, mail, mail id, email id, email address,
    emailid, mailid, reach, get in touch, contact details, contact info, contact information,
    connect, sampark, support email, talk to someone, talk to a human, talk to human,
    speak to someone, speak with someone, human, counsellor, counselor, advisor, representative,
    customer care, customer support, helpdesk, help desk, support team, baat karni, baat karna,
    baat karwao, talk to your team, speak to a person, talk to a person, real person,
    agent se baat, imel, write to you, message you, reach out, drop a line, get hold of,
    enquiry, inquiry, enquire, inquire, live agent, executive se, call back, callback,
    contact number, contact no, manager se baat, speak to your manager, talk to your manager,
    speak to the manager, talk to the manager, your manager, speak to your team
  `,
  register: `
    get enrolled, get registered, be enrolled, be registered, become a student, be a student,
    student here, register, registration, enroll, enrol, enrollment, enrolment, sign up, signup,
    join, joining, admission, apply, application form, submit application, apply for,
    book a seat, book my seat, book seat, book, reserve, secure a seat, secure my seat,
    secure seat, get started, how to start, how do i start, get in, admit, take admission,
    admission lena, join karna, enroll karna, join karu, register karu, register karna, dakhila,
    edamishan, naam likhwana, pravesh, sign me up, buy, purchase, opt, take the course,
    take this course, enroll now, subscribe, cheralante, join avvali, panjikaran, form bharna,
    form fill, fill form, form, seat book, enlist, onboard, block my seat, secure your seat,
    registr, signing up, hop on, be part of, be a part, jud sakta, judna, bharti
  `,
  afterRegister: `
    after we fill, after we register, after we enroll, do you reply, you reply, you respond,
    reply time, after registering, after registration, after i register, after enrolling,
    after enrollment, after i enroll, after i enrol, after signing up, after i sign up,
    after submitting, after i submit, after joining form, next step, next steps,
    once i register, once i enroll, once i enrol, once registered, once enrolled, once i submit,
    once i have submitted, once i sign up, once i apply, what next, what happens next,
    what happens after, what happens when i, after applying, after i apply, after form,
    register karne ke baad, enroll karne ke baad, form bharne ke baad, form ke baad,
    registration ke baad, registered but, i registered, i have registered, i enrolled,
    i have enrolled, i already registered, i already enrolled, submitted the form, i submitted,
    i have submitted, i filled, form bhar diya, when will you contact, when will you call,
    when will someone, will someone call, will someone contact, will you call me,
    will you contact, contact me, call me, kab call, kab contact, call kab, hear back,
    hear from you, hear from your team, hear from, get back to me, how soon will you,
    after pressing, after clicking, click enroll, press enroll, response time,
    confirmation mail, confirmation email, after filling, after i fill, register karne par,
    filled the form, filled form, done with registration, have signed up, i signed up,
    enroll ke baad, waiting for your call, waiting for call, fill the form and then, get a call,
    received confirmation
  `,
  formFields: `
    fields in the form, which fields, what fields, ask for my, do you ask for, need my phone,
    need my email, what details, which details, what information, what info do you need,
    details required, details needed, information required, details do you need,
    details do i need, fill in, documents required, kya details, kaun si details, details deni,
    need to provide, need to submit to register, form ask, form fields, which documents,
    what documents, kya documents, kya kya documents, documents needed, documents chahiye,
    submit documents, upload documents, upload resume
  `,
  testimonials: `
    other students say, other learners say, others say, consultant say, data scientist say,
    students say, graduates say, students think, learners think, say about you, said about you, previous participants, past participants, past learners,
    previous learners, participants think, participants say, testimonial, testimonials, review,
    reviews, success story, success stories, feedback, past students, previous students,
    former students, alumni, what do students say, student experience, learners say, people say,
    student reviews, stories, your graduates say, what others say, ex students, passouts, rivyu,
    alumni stories
  `,
  brochure: `
    brochure, broucher, brochur, broshure, pamphlet, leaflet, prospectus, pdf, flyer,
    course pdf, download, bhej do pdf, brosher, handout, booklet, syllabus pdf, broture, brocher
  `,
  enterprise: `
    be trained, get trained, trained together, enterprise, corporate, custom program,
    custom course, custom, customised, customized, customise, customize, tailor, tailored,
    tailor made, for my team, for our team, same office, same company, my team, our team, our company, my company,
    my organisation, my organization, our organisation, our organization, our employees,
    my employees, employees, our staff, my staff, staff, group training, corporate training,
    team training, in house, inhouse, on site training, onsite training, b2b, bulk, workforce,
    our engineers, my engineers, our managers, our people, office team, for companies,
    for teams, come to our office, at our office, our premises, company ke liye, team ke liye,
    bespoke, private batch, our devs, our developers, train our, train my, upskill our, upskill my, group of employees,
    colleagues, team members
  `,
  benefits: `
    sets you apart, set you apart, best things about, good things about, best thing about,
    things about you, reasons to join, reason to join, reasons to choose, why join, benefit,
    benefits, advantage, advantages, why you, why choose, why should i choose,
    why should i join, why should i pick, why this, what is special, special, unique, usp,
    stand out, different about you, different from others, other institutes, others,
    what makes you, why your, why us, fayda, faayda, fayde, kya fayda, khas, khaas, worth,
    worth it, worthwhile, plus points, strengths, fast track, fast track learning,
    gen ai mastery, practical programming, value, pros, kya special, highlights, advantages of,
    selling point, why should i trust, good about
  `,
  perks: `
    will i gain, do i gain, gain from, perks, perk, what do i get, what will i get,
    what else do i get, what all do i get, goodies, extras, extra, bonus, kya milega,
    kya kya milega, what comes with, comes with, additional benefits, included in,
    whats included, inclusions, facilities, what do you give, freebies, kya dete
  `,
  career: `
    career, careers, career growth, career change, career switch, career transition, growth,
    career advancement, promotion, promoted, switch to ai, move into ai, break into ai,
    become an ai engineer, become ai engineer, karier, future scope, career scope,
    transform my career, switch my career, change my career, upgrade my career
  `,
  about: `
    bootcamps name, bootcamp name, name of the bootcamp, name of this bootcamp,
    kind of organisation, kind of organization, kind of company, kind of institute,
    type of company, type of institute, premier, what company, which company is this,
    company is this, company name, name of your company, name of the company, your belief,
    you believe, about you, about your company, about the company, about your institute,
    about the institute, about company, about your academy, who runs, what do you do,
    what is this company, what is this site, what is this website, this website, this site,
    your company, your institute, your academy, about us, about your organisation,
    about this company, who are you people, who are you guys, ye company, kya karte ho,
    kya karte hain, aap kya karte, tell me about the provider, mission, vision, your philosophy,
    tagline, what is this place, about section, about the provider, your organization,
    aap log kya
  `,
  abroad: `
    international students, international student, international, foreign students, foreigners,
    students from, from outside india, outside india, from usa, from us, from the us, from uk,
    from the uk, from dubai, from uae, from singapore, from canada, from australia,
    from germany, from abroad, nri, nris, overseas, enroll from, join from, register from,
    another country, other countries, foreign country, which countries, country code,
    country codes, videsh, from nepal, from bangladesh, from sri lanka, from pakistan,
    from africa, from london, from europe, dubai, usa, london, singapore, canada, australia,
    germany, america, abroad se
  `,
} as const;
