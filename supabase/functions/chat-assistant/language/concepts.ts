import { ofSubjects } from "./concepts-of-subjects.ts";
import { wordsOf } from "./normalise.ts";
import { stem } from "./stem.ts";

/**
 * Words that mean nearly the same where people ask a provider of courses: what is learned of one helps to understand
 * the others.
 */
const lists: Readonly<Record<string, string>> = {
  erase: `erase erased erasing delete deleted deleting deletion remove removed removing removal wipe wiped wiping scrub
    purge purged destroy destroyed forget forgotten hatao hatana hatwana mitao mitana mita`,
  keep: `keep keeps kept keeping store stores stored storing retain retains retained retention hold holds save saves saved
    saving record records recorded preserve archive rakhte rakhoge rakhenge log logs logged`,
  personal: `data details particulars information info records privacy private personal jankari`,
  pass: `sell sells sold selling share shares shared sharing pass passes leak leaks leaked misuse misused expose bechoge
    bechte bech third disclose forward handed hand spam spammed resell`,
  track: `tracking tracker trackers cookies cookie spy spying spied watch watching watched monitor monitored
    profiling analytics fingerprint`,
  money: `price prices pricing cost costs costing fee fees charge charges charged rate rates tuition expensive cheap cheaper
    affordable paisa paise rupaye rupees rs lakh lakhs amount kharcha dam daam mehnga sasta budget bill pricey costly`,
  pay: `pay pays paid paying payment payments emi emis installment installments instalment instalments upi card netbanking
    gpay paytm loan loans cheque transfer deposit advance upfront paypal razorpay`,
  back: `refund refunds refunded refundable cancel cancels cancelled canceled cancellation cancelling withdraw quit quits
    dropout drop moneyback reimburse reimbursed`,
  cheaper: `discount discounts scholarship scholarships concession concessions coupon voucher offer offers waiver waive
    earlybird rebate promo promotion sale`,
  job: `job jobs placement placements placed naukri employment employer employers hire hired hiring recruiter recruiters
    recruitment vacancy vacancies internship internships interview interviews career careers`,
  earn: `salary salaries package earn earning earnings income ctc lpa stipend hike increment`,
  certificate: `certificate certificates certification certified certs diploma credential credentials badge`,
  recognised: `recognised recognized recognition approved accredited accreditation affiliated affiliation ugc aicte nasscom
    valid validity iso government govt naac university accepted`,
  length: `long duration hours hour lengthy length longer shorter short ghante ghanta samay lamba chhota chota lasts takes
    span brief quick`,
  when: `when date dates start starts starting begin begins beginning kab commence commences commencing kick kickoff shuru
    batch batches cohort cohorts intake intakes launch launches session sessions august`,
  where: `where located location locations city cities office offices branch branches centre center campus based address
    situated place kahan headquarters headquartered premises`,
  form: `form forms field fields fill filled filling submit submitted submitting submission application enrolment enrollment
    registration bharna bharne bhara bharu`,
  join: `join joins joined joining enroll enrol enrolled enrolling register registering registered admission admit admitted
    apply applying book booking reserve secure signup seat dakhila pravesh block`,
  phone: `phone mobile whatsapp telephone call calls calling contact ring dial cell handphone landline helpline`,
  digits: `digits digit figures numbers numerals`,
  country: `desh country countries abroad overseas foreign nri international nation nations`,
  mail: `mail email emails mails inbox mailid gmail`,
  teacher: `teacher teachers instructor instructors trainer trainers faculty tutor tutors lecturer lecturers professor
    professors coach coaches mentor mentors mentorship mentoring guide guides guidance sir`,
  learner: `student students learner learners alumni graduates graduate participant participants reviewer reviewers`,
  opinion: `review reviews testimonial testimonials feedback opinion opinions rating ratings quote quotes quoted praise
    recommend recommended wrote experience experiences stories story`,
  project: `project projects assignment capstone handson practical exercise exercises portfolio dummy toy`,
  companies: `company companies firm firms industry industries corporate corporates business businesses organisation
    organization enterprise employer partners partner`,
  team: `team teams staff employees employee workforce department departments group groups people colleagues crew managers`,
  material: `material materials notes slides slide content contents handout handouts pdf pdfs resources books ebook documents
    document files videos video recording recordings`,
  lifetime: `lifetime forever permanently permanent always later afterwards years expire expires expiry revisit again`,
  brochure: `brochure brochures broucher broshure pamphlet leaflet flyer prospectus catalogue catalog booklet`,
  taught: `teach teaches taught cover covers covered syllabus curriculum topic topics module modules chapters chapter contents
    padhate padhaoge sikhate sikhaoge sikhayenge include includes included learn lesson lessons`,
  code: `code codes coding coder program programming programmer programmers script scripting developer developers`,
  suits: `suitable suited suits suit fit fits right best ideal recommend suggest advise choose pick select apt appropriate
    meant intended designed`,
  beginner: `beginner beginners newbie fresher novice scratch zero basics basic fundamentals starter amateur`,
  need: `need needs required requirement requirements require requires must mandatory compulsory necessary prerequisite
    prerequisites eligibility eligible qualification qualifications zaroori`,
  machine: `laptop laptops computer pc macbook gpu ram device devices tablet software hardware spec specs configuration
    internet wifi`,
  exam: `exam exams test tests quiz quizzes assessment homework grade grades marks pass fail assignment`,
  online: `online offline classroom virtual zoom remote inperson physical face live hybrid campus meet`,
  days: `weekend weekends weekday weekdays evening evenings morning mornings timetable schedule timing timings saturday
    sunday daily weekly night`,
  language: `hindi telugu tamil english kannada malayalam marathi arabic bengali language languages bhasha medium urdu
    gujarati punjabi`,
  stay: `hostel accommodation stay pg room rooms food lunch meals transport bus travel parking`,
  person: `human person people somebody someone agent representative counsellor counselor advisor staff executive`,
  robot: `bot robot chatbot computer machine ai automated`,
  popup: `popup popups pop window box banner overlay announcement screen jumped jumps appeared pops`,
  close: `close closes closing dismiss hide stop rid later disable vanish disappear shut`,
  press: `button press click greyed grey gray disabled clickable clicking tap`,
  trust: `trust fake scam fraud genuine legit real believe proof authentic original`,
  better: `better different special unique advantage advantages choose compared versus instead why`,
  visa: `visa passport embassy`,
  age: `age old young years retired senior`,
  refuse: `joke poem recipe weather cricket match movie song news stock gold bitcoin translate`,
};

const byStem = new Map<string, string[]>();
for (const [concept, words] of Object.entries({ ...lists, ...ofSubjects })) {
  for (const word of new Set(wordsOf(words).map(stem))) {
    byStem.set(word, [...(byStem.get(word) ?? []), concept]);
  }
}

const none: readonly string[] = [];

/** What a stem means, as far as these lists tell. */
export function conceptsOf(stem: string): readonly string[] {
  return byStem.get(stem) ?? none;
}
