/** Money, promises and terms that visitors ask for and content/ does not have; in words: notKnown in content/assistant.ts. */
export const unknownTerms = {
  price: `
    what is included in the price, what is included in the fee, what is included in the fees,
    included in the price, included in the fee, thousand, thousands, hazar, hazaar, fee, fees, cost, costs, costing, price, prices, pricing,
    priced, charge, charges, charging, tuition fee, course fee, amount, rupees, rupee, rs, inr,
    dollars, dollar, usd, lakh, lakhs, paise, paisa, money, expensive, cheap, cheapest, cheaper,
    costly, costliest, affordable, afford, budget, mehenga, mahanga, mehnga, mahenga, sasta,
    saste, sasti, kharcha, kimat, keemat, daam, free, free of cost, paid, muft, fare, phees,
    phis, phi, fis, rate, rates, quote, quotation, pay, payable, value for money,
    fees structure, fee structure, investment, kharch, khrcha, paise lagenge, shulk,
    subscription, total cost, how much do you charge, ₹, €, £, bucks, muffat, mufat,
    payment amount, registration fee, fess, feez, fes, feees, fee details, fees detail,
    kitna paisa, kitne paise, worth the money, hidden charges, hidden cost, low cost
  `,
  payment: `
    installment, installments, instalment, instalments, emi, emis, kist, kisht, kisto, kishto,
    part payment, full payment, pay later, pay monthly, monthly payment, payment, payments, payment mode,
    payment method, payment options, upi, gpay, google pay, phonepe, paytm, credit card,
    debit card, card payment, net banking, netbanking, bank transfer, paypal, cheque, cash,
    loan, loans, education loan, student loan, financing, finance option, no cost emi,
    pay in parts, split the fee, split payment, pay after, advance payment, token amount,
    payment link, udhar, qist
  `,
  invoice: `
    invoice, gst, bill, receipt, tax, reimbursement, reimburse, tds, rasid, tax benefit,
    purchase order
  `,
  refund: `
    refund, refunds, refunded, refundable, money back, moneyback, cancel, cancellation,
    cancelation, return policy, paise wapas, paisa wapas, wapas, drop out, dropout, quit,
    back out, withdraw, refund policy, cancelled, opt out, refnd, change my mind, leave midway,
    not satisfied, dont like the course
  `,
  discount: `
    discount, discounts, discounted, coupon, coupons, promo, promo code, offer code, offers,
    offer price, early bird, scholarship, scholarships, concession, waiver, fee waiver, deal,
    deals, cashback, referral, refer a friend, refer, discont, kam karo, kam kar do, chhoot,
    chhut, rebate, student offer, group discount, group price, group rate, special price, student price, combo offer, any offer, voucher, chut,
    financial aid, negotiate, negotiable, festival offer, diwali offer, percent off, off on,
    bundle, loyalty
  `,
  placement: `
    placement, placements, job, jobs, job guarantee, naukri, nokri, hire, hired, hiring,
    hiring partners, recruit, recruiter, recruiters, recruitment, interview, interviews,
    interview preparation, internship, internships, intern, job assistance, job support,
    placement record, placed, get a job, job milegi, get employed, employment, employed,
    employer, resume, my resume, resume building, resume help, resume review, cv,
    graduates work, students work, job for me, linkedin profile help, campus, mnc, naukari,
    udyogam, velai, placement assistance, placement support, placement guarantee, opportunity,
    opportunities, vacancy in your, job ready, unemployed, faang, placment
  `,
  salary: `
    salary, salaries, package, packages, ctc, lpa, income, earn, earning, earnings, pay scale,
    hike, tankhwah, kamai, kamayi, stipend, pay hike, salary hike, average package,
    highest package, kitna kamaunga, sailary, wage, kama sakta, remuneration
  `,
  deadline: `
    last date, deadline, closing date, registration close, registrations close,
    enrollment close, apply by, last day, akhri date, aakhri, antim, cut off, cutoff,
    late registration, expire, expires, still open, still join, too late, closes, close, closed
  `,
  exactDate: `
    exact date, exact start date, which date exactly, specific date, confirmed date,
    precise date
  `,
  accreditation: `
    accredited, accreditation, recognised, recognized, recognition, government approved,
    govt approved, govt, government, ugc, aicte, nsdc, iso, approved by, affiliated,
    affiliation, university, valid abroad, validity, valid, certificate valid, authorised,
    authorized, iit certificate, microsoft certified, google certificate, who issues, issued by,
    industry recognised, industry recognized, value of certificate, certificate value,
    affiliated to, linkedin certificate, registered company, skill india, manyata
  `,
  visa: "visa, work permit, student visa, immigration, pr points",
  transfer: `
    transfer, resume later, continue later, switch batch, move to the next, move to another,
    shift to the next, next batch instead, join later, change batch, postpone, defer, pause,
    switch course, change course, freeze, upgrade course, shift to another, switch from,
    extension, reschedule, give my seat, share my seat, share login, batch change, swap
  `,
  ending: `
    course end, courses end, end date, ending date, when does it end, when will it end,
    when will it finish, when does it finish, when will the course end,
    when does the course end, course over, kab khatam, khatam kab, ends on, last class
  `,
  demo: `
    trial, free trial, demo, demos, demo class, demo session, demo lecture, free demo,
    free class, free session, free lecture, sample class, sample lecture, sample video,
    try before, trial class, try a class, preview, taster, pehle dekh
  `,
} as const;
