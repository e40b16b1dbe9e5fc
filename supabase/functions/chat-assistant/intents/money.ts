/** What it costs and what it earns. Phrases with commas between them, then one example a line; @program, @skill, @person and the like stand for any of the kind. */
export const money = {
  price: `
    what is included in the price, what is included in the fee, what is included in the fees,
    included in the price, included in the fee, thousand, thousands, hazar, hazaar, costs,
    costing, prices, priced, charge, charges, charging, tuition fee, amount, rupees, rupee,
    inr, dollars, dollar, usd, lakh, lakhs, paise, paisa, money, expensive, cheap, cheapest,
    cheaper, costly, costliest, affordable, afford, budget, mehenga, mahanga, mehnga, mahenga,
    sasta, saste, sasti, kharcha, kimat, keemat, daam, free, free of cost, paid, muft, fare,
    phees, phis, phi, fis, rate, quote, quotation, pay, payable, value for money,
    fees structure, investment, kharch, khrcha, paise lagenge, shulk, subscription,
    how much do you charge, bucks, muffat, mufat, payment amount, registration fee, fess, feez,
    fes, feees, fee details, fees detail, kitna paisa, worth the money, hidden charges,
    hidden cost, low cost
    how much does it cost
    how much does @program cost
    how much is it
    how much would that be
    how much would it come to
    how much is @program
    how much
    what is the price
    what is the price of @program
    price
    fees
    fee
    what is the fee
    what are the fees
    course fee
    fee structure
    fees for @program
    what does it cost
    cost of @program
    cost
    total cost
    how expensive is it
    is it expensive
    is it free
    is @program free
    are the courses free
    is it paid
    do i have to pay
    what do you charge
    what are your charges
    how much do i have to pay
    how much money
    how much will this set me back
    kitna paisa lagega
    fees kitni hai
    fee kitni hai
    kitne ka hai
    kitne paise
    course ki fees kya hai
    @program ki fees kitni hai
    kharcha kitna aayega
    price kya hai
    which is the cheapest
    which one is cheapest
    cheapest program
    most expensive course
    is it under @amount
    is it @amount
    can i get it for @amount
    what's the damage
    what is the tuition
    pricing
    price list
    rates
    budget for the course
    investment for the course
    how much for all three
    is it affordable
    stop dodging and tell me the price
    bhai fees bata do
    are there any hidden charges
    is there a registration fee
    does it cost anything to register
    is the brochure free
    your fees are too high
    paisa kitna
    paise kitne lagenge
    kitne paise lagte hai
    kitna kharcha hoga
    fees kitni
    fees kitna hai
    bata do kitne ka hai
    what would it cost me
    tell me the price or i leave
    how much for @program
    sabse sasta course kaunsa
    sasta kaunsa hai
    kam paise wala course
    mehnga hai kya
    kitna costly hai
    free hai kya
    paise lagte hai kya
    what is the rate
    whats the charge for @program
    what would @program cost
    total fees for both
    how much should i save for it
    share full details with fees
    send me details with the fees
    details and fee structure
    fees details please
    which is cheaper
    which one is cheaper @program or @program
    cheapest course
    which program costs less
    is @program more expensive
    if you do not tell me the price i will report you
    why will you not tell me the price
    stop hiding the price
    what are the charges
    what will it set me back
    tell me the price of @program
    course fee kitni hai
    kitne paise lagenge
    is @program expensive
    rates?
    paid or free
    any free course
    is any course free of cost
    free courses?
    what will i pay
    what do i have to pay
    how much do i pay
    how much must i pay
    how much for all
    what does it cost for 80 people
    what will be the cost for our team
    what's the fee per head
    what is the fee per head
    cost per head
    what does @program cost per head
    and what's the price
    and the fees
    and the cost
    also what's the price
    fees kya hai
    fees kitni lagegi
    fees bata do
    is it free of cost
    is there a free course
    is it costly
    my budget is 20k is that enough
    i have a budget of rs 30000
    will it fit my budget
    can i afford it
    kindly intimate the fees
    kindly intimate the fee structure
    fee structure please
    price list please
    quotation please
    send me a quotation
    send a quote
    what are the rates
    total fees for @program
    total cost of all programs
    price of @program
    price of @skill course
    is gst extra
    is the fee one time
    monthly fee or one time
    what is the damage
    how deep must i reach into my pocket
    how much money do i need
    what does joining cost
    what would that cost me
    how much do you take
    what do you charge for @program
    what is the investment
    is there any cost involved
    how many rupees
    what figure are we talking about`,
  payment: `
    installment, installments, instalment, instalments, emis, kist, kisht, kisto, kishto,
    part payment, full payment, pay monthly, monthly payment, payment, payments, payment mode,
    payment method, upi, google pay, phonepe, paytm, credit card, debit card, card payment,
    net banking, netbanking, paypal, cheque, cash, loan, loans, student loan, financing,
    finance option, pay in parts, split the fee, split payment, pay after, token amount, udhar,
    qist
    can i pay in installments
    can i pay monthly
    emi
    do you have emi
    is emi available
    emi options
    how can i pay
    payment options
    payment methods
    which payment methods do you accept
    can i pay by card
    do you accept credit cards
    can i pay with upi
    do you take paypal
    can i pay cash
    pay later
    can i pay half now
    can i pay after the course
    pay after placement
    do i pay upfront
    when do i have to pay
    where do i pay
    payment link
    bank transfer
    kya emi milega
    kist mein pay kar sakte hai
    payment kaise kare
    upi se pay kar sakte hai
    can my company pay
    education loan
    do you offer loans
    can i get a loan
    no cost emi
    is there a deposit
    advance payment
    can i pay in dollars
    split the payment
    payment plan
    installment plan
    gpay
    will you hold a seat without payment
    can i split it
    card or upi
    is emi possible
    can i pay in emi
    can i pay in parts
    can i pay later
    can i pay after i get a job
    can i pay in dirhams
    can we pay in dirhams against a purchase order
    can we pay by invoice with 60 days credit
    do you take credit cards
    do you take upi
    can i pay by bank transfer
    do you accept paypal
    do you take dollars
    what is the mode of payment
    kindly intimate the mode of payment
    how do i pay
    how is the payment made
    is there an advance
    is there a booking amount
    is there a registration fee
    is a loan possible
    do you arrange loans
    no cost emi hai kya
    kisht me de sakte hai kya
    emi milegi kya
    upi chalega kya
    payment kaise karna hai`,
  invoice: `
    gst, reimbursement, reimburse, tds, rasid, tax benefit, purchase order
    do you give an invoice
    can i get a gst bill
    gst invoice
    invoice
    receipt
    will i get a receipt
    is gst included
    does the price include tax
    tax
    can i get a bill for my company
    bill milega kya
    gst number
    invoice for reimbursement
    can my company get an invoice
    do you provide a tax invoice
    bill
    proof of payment
    can i claim it as expense
    can my employer reimburse it
    reimbursement documents
    do you charge gst
    18 percent gst
    pan number
    quotation
    can you send a quotation
    proforma invoice
    billing address
    send me a quote for my company
    will there be gst
    gst extra
    do i get an official receipt
    need an invoice for my employer
    tax receipt
    billing in company name
    receipt for taxes
    does the price have gst
    pay slip for reimbursement
    can i have an invoice
    can you bill my employer
    fee receipt
    whether a gst invoice shall be issued for the same
    will we get a gst invoice
    can i get a bill
    can i get a receipt
    do you give a receipt
    is gst included in it
    is tax included
    do you raise a tax invoice
    can you bill our company
    gst bill milega kya
    can i claim it from my employer
    will i get a payment receipt`,
  refund: `
    refunds, refunded, refundable, moneyback, cancel, cancellation, cancelation, paise wapas,
    wapas, drop out, dropout, quit, back out, withdraw, cancelled, opt out, refnd,
    change my mind, leave midway, not satisfied, dont like the course
    can i get a refund
    refund
    refund policy
    what is your refund policy
    do you have a money back guarantee
    money back
    can i get my money back
    if i don't like it can i get my money back
    what if i am not satisfied
    cancellation policy
    can i cancel
    can i cancel later
    what if i cancel
    do you refund if i drop out
    paise wapas milenge kya
    refund milega kya
    paisa wapas
    cancel karne par refund
    what if i leave in between
    what happens if i quit
    do i lose my money if i stop
    is the fee refundable
    non refundable
    what if i don't like the course
    is there a cooling off period
    satisfaction guarantee
    what if you cancel the batch
    full refund
    partial refund
    return policy
    can i withdraw
    withdraw my admission
    i already paid can you refund
    refund me
    can you give back my money
    will you return my fees
    i want my money back
    is the payment refundable
    can i get it back if i quit
    how do refunds work
    paise wapas
    wapas milega kya
    can i get a refund for @program
    money back milega
    what if i quit midway do i get money
    if i do not like it will you give the money back
    if he does not like it after two classes will you give the money back
    if i don't like it will i get my money back
    if two of my people drop out do we get the fee back
    and if i cancel midway
    if i cancel midway
    what if i leave in the middle
    what if i drop out
    what if i fall ill and cannot continue
    what if i can't attend any more
    can i cancel my registration
    can i get out of it
    is there a money back guarantee
    is the seat amount refundable
    do i get my money back
    do you return the fee
    do you return the money
    how does a refund work
    what is your cancellation policy
    paisa wapas milega kya
    paise wapas honge kya
    pasand nahi aaya to paisa wapas
    confirm that you refund everybody`,
  discount: `
    discounts, discounted, coupons, promo, offer code, offers, offer price, early bird,
    concession, waiver, deal, deals, referral, refer a friend, refer, discont, kam karo,
    kam kar do, chhoot, chhut, rebate, student offer, group price, group rate, special price,
    student price, combo offer, any offer, voucher, chut, negotiate, diwali offer, percent off,
    off on, bundle, loyalty
    is there a discount
    do you have any discounts
    discount
    any offers
    any offers going on
    student discount
    early bird discount
    group discount
    do you give a discount for groups
    coupon
    coupon code
    promo code
    scholarship
    do you offer scholarships
    scholarships
    can i get a concession
    discount milega kya
    kuch kam karo
    koi offer hai kya
    scholarship milti hai kya
    can you lower the price
    can you reduce the fee
    negotiable
    is the price negotiable
    best price
    referral bonus
    do i get something if i refer a friend
    cashback
    discount for women
    discount if i take two courses
    special offer
    festival offer
    is there a sale
    any deal
    financial aid
    fee waiver
    need based help
    group price for @number people
    any concession
    kuch discount
    student ke liye discount
    is there an offer
    any scholarship for girls
    coupon hai kya
    if several of us sign up do we get a group price
    is there a group price
    group rate for @number of us
    do we pay less if we come as a group
    is there a discount for two
    could i get a discount if three of us join
    do we get a group discount
    do you give a discount to students
    any scholarship
    any concession for sc st
    any concession for single mothers
    is there an early bird price
    is there a festival offer
    is there a coupon
    do you have a promo code
    can you make it cheaper
    can you reduce the price
    is there a special price for companies
    is there a discount for alumni
    i am poor can you help with fees
    is there financial aid
    financial help for students
    scholarship hai kya
    student discount hai kya
    do i get something for bringing a friend`,
  placement: `
    placements, job, jobs, naukri, nokri, hire, hired, hiring, hiring partners, recruit,
    recruiter, recruiters, recruitment, interview, interviews, internships, intern,
    job support, placed, get a job, job milegi, get employed, employment, employed, employer,
    resume, my resume, resume building, resume review, graduates work, students work,
    job for me, linkedin profile help, campus, mnc, naukari, udyogam, velai, opportunity,
    opportunities, vacancy in your, job ready, unemployed, faang, placment
    do you provide placement
    placement
    placement assistance
    job guarantee
    is there a job guarantee
    will i get a job
    will i get a job after this
    do you help me find a job
    do you help with jobs
    job assistance
    placement support
    placement guarantee
    100 percent placement
    do companies hire from you
    which companies hire your students
    do you have hiring partners
    internship
    is there an internship
    do you offer internships
    job milegi kya
    placement hoti hai kya
    naukri milegi kya
    naukri lagwate ho
    will you get me hired
    interview preparation
    do you help with resumes
    resume help
    mock interviews
    campus placement
    placement record
    how many got placed
    placement rate
    what are my chances of getting a job
    can i get a job as @person after this
    do you send our cv to companies
    guaranteed interview
    will i get work
    job after @program
    promise me a job
    are there jobs in this field through you
    naukri lagegi kya iske baad
    iske baad job lag jayegi
    job lag jayegi kya
    will you get me hired at a company
    does it lead to a job
    do people get jobs afterwards
    aap placement dete ho
    job dilwate ho kya
    do you place students
    do you give jobs
    can you get me a job
    will this land me a job
    will you give her a job after
    will you give me a job after
    will i get a job after that
    will he get a job after that
    will i surely get a job
    do you guarantee a job yes or no
    do you guarantee a job
    do you guarantee placement after @program
    is there a placement guarantee
    is there 100% placement guarantee
    can you place me in a company
    can you place me
    do you help with placements
    do you help me find work
    do you help with finding a job
    do you send my cv to companies
    do companies come to hire
    what is your placement record
    placement record please
    is there an internship after
    naukri lagwaoge kya
    job milegi kya course ke baad
    placement karate ho kya
    job guarantee hai kya
    do you do mock interviews
    do you give a job guarantee like the other ones
    will i be able to get a developer job
    will i be able to get a job
    will i get a job paying well
    can i get a developer job after this
    do you send us cvs of your graduates
    can we hire your graduates
    do companies get the profiles of your learners
  `,
  salary: `
    salary, salaries, package, packages, income, earn, earning, earnings, pay scale, hike,
    tankhwah, kamai, kamayi, pay hike, kitna kamaunga, sailary, wage, kama sakta, remuneration
    what salary can i expect
    salary after the course
    average package
    what package do your students get
    how much will i earn
    how much can i earn after this
    will my salary increase
    salary hike
    highest package
    kitni salary milegi
    package kitna milega
    what is the salary of @person
    average salary of your graduates
    ctc
    lpa
    will i earn more
    income after @program
    how much do @person earn
    starting salary
    expected salary
    pay raise
    will i get @amount salary
    kamai kitni hogi
    earning potential
    do i get a stipend
    stipend
    will i get paid
    what do graduates earn
    salary range
    how much money can i make with this
    how much will i make after it
    what do people earn after it
    what pay can i hope for
    salary increase
    does it raise my pay
    package after this
    kitni kamai
    expected package
    what salary after @program
    will they pay me more
    will i get a job paying 20 lakhs
    job paying 20 lakhs
    how much will i earn after this`,
} as const;
