/** What visitors ask about the provider and about themselves and content/ does not have. */
export const unknownOfProvider = {
  company: `
    how long have you been, since when, since how long, in business, founded, founder,
    establish, established, ceo, owner, director, history, started the company,
    start the company, company start, years in business, how old is your company,
    how old is the company, how old, funding, investors, turnover, revenue,
    employees do you have, how many students have you, trained so far, passed out, students trained,
    partner companies, industry partners, which companies, partners, tie up, tie ups, tieup,
    tie-up, tieups, malik, who started, who owns, how many batches, batches have completed,
    batches completed, cofounder, profit, kab se ho, track record, how many people have,
    how many students have, how many have completed, success rate, pass rate, completion rate,
    ranking, awards, award, how popular, most popular, popular, rating, ratings, stars,
    google rating, collaboration, collaborate, sponsors
  `,
  accommodation: `
    hostel, accommodation, stay, food, pg, transport, pick up, pickup, mess, canteen, lunch,
    snacks, tea, coffee, lodging, travel allowance, hotel, rehne, boarding, cab, bus
  `,
  support: `
    community, discord, slack, whatsapp group, telegram group, telegram, forum, support after,
    help after, after course ends, after the course ends, after the course, post course,
    alumni network, networking, after completing, after completion, course ke baad,
    after i finish, networking events, peer group, student group, after finishing
  `,
  phone: `
    number of your office, number of the office, number of your team, phone number,
    mobile number, phone no, mobile no, whatsapp, whatsapp number, watsapp, whats app, call you,
    call karna, call kar, number do, number dedo, number milega, your number, ur number,
    helpline, toll free, tollfree, landline, telephone, phone pe baat, contact number,
    contact no, number bhejo, phone, call, num, number kya, can i call, fon, phon, ring you,
    office number, hotline, speak on phone
  `,
  street: `
    street address, full address, exact address, complete address, exact location, pin code,
    pincode, google map, google maps, map, landmark, directions, near which, visit your office,
    visit the office, come to your office, office address, nearest metro, metro, walk in,
    poora address
  `,
  social: `
    instagram, insta, facebook, fb, twitter, linkedin, youtube, social media, follow you,
    youtube channel, social, telegram channel, fb page
  `,
  privacy: `
    privacy, privacy policy, my data, data safe, personal data, personal information, gdpr,
    sell my data, spam, unsubscribe, delete my data, terms, terms and conditions, t&c,
    conditions, data protection, secure website, store my, cookies, share my number,
    data security, dpdp, policy, policies
  `,
  account: `
    login, log in, forgot my password, reset my password, forgot password, change my password,
    not loading, loading, website not, site not, slow website, invalid phone,
    invalid phone number, invalid number, invalid email, keeps failing, failed to submit,
    nothing happens, button not working, logged in, password reset, my account, account,
    dashboard, student portal, portal, sign in, credentials, link not working, not working,
    error, page not loading, site down, bug on the site, cannot submit, cant submit,
    not able to submit, not able to register, unable to register, unable to submit, form not,
    submit button, technical issue, technical problem, otp, stuck on form
  `,
  myRegistration: `
    my registration, my enrollment, my enrolment, my application status, application status,
    registration status, enrollment status, my seat, my status, not confirmed, confirm my,
    confirm my seat, cancel my registration, check my registration, did you receive,
    have you received, did not get any mail, didnt get any mail, no mail received,
    no email received, no one called, nobody called, no one contacted, nobody contacted,
    no response, no reply, not received, did not receive, didnt receive, change my email,
    change my phone, update my details, wrong email, wrong number, typed wrong, edit my,
    am i registered, was i registered, koi call nahi, koi reply nahi, call nahi aaya,
    mail nahi aaya, not got any, didnt get, did not get, havent heard, have not heard
  `,
  partnership: `
    work for you, work with you, work here, jobs at your company, job in your company,
    at your company, in your company, join as, as a trainer, as an instructor, as a mentor,
    become a mentor, become an instructor, become a trainer, teach at, teach with you,
    partner with you, partnership, affiliate, are you hiring, you hiring, vacancy at,
    job at your, invest in, vendor, advertise, sponsorship, guest post, reseller,
    become a partner, aapke yahan kaam, apply as, teaching position, work at your
  `,
} as const;
