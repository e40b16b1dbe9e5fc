/** What phones make of words: the short form as typed, and what it stands for. */
export const shortForms = tableOf(`
  u = you, whove = who have, whatre = what are, whatll = what will, itll = it will, weve = we have, thatll = that will, whod = who would, wholl = who will, whats = what is, programing = programming, programng = programming, ur = your, urs = yours, r = are, wat = what, wht = what, wats = what is,
  whts = what is, whats = what is, wheres = where is, whens = when is, hows = how is,
  whos = who is, thats = that is, theres = there is, im = i am, ive = i have, youre = you are, shes = she is, hes = he is,
  theyre = they are, ill = i will, il = i will, hw = how, whn = when, wen = when, wn = when, whr = where,
  wer = where, wid = with, y = why, hv = have, hav = have, cn = can, shud = should, wud = would,
  cud = could, abt = about, abut = about, lng = long, mch = much, mny = many, nxt = next,
  crse = course, crs = course, cours = course, corse = course, couse = course, coarse = course,
  teh = the, da = the, tho = though, n = and, nd = and, thru = through, strt = start,
  tym = time, tme = time, dur = duration, cert = certificate, reg = register,
  regn = registration, regd = registered, enrl = enroll, prod = production, prog = program, progs = programs,
  pgm = program, programme = program, programmes = programs, mngr = manager, mangr = manager,
  brnch = branch, hlo = hello, gud = good, wich = which, dev = developer, devs = developers, mgr = manager, msg = message,
  pic = picture, info = information, qn = question, qs = questions, ques = question,
  ans = answer, ppl = people, b4 = before, gr8 = great, gr8t = great, l8r = later, h8 = hate, m8 = mate, 2moro = tomorrow, 2mrw = tomorrow, 2day = today, aftr = after, frm = from, fr = for,
  bw = between, diff = difference, diffs = differences, dif = difference, btwn = between, btw = between,
  recs = recordings, sched = schedule, req = required, reqd = required,
  reqs = requirements, prereq = prerequisites, prereqs = prerequisites, approx = approximately,
  min = minimum, max = maximum, amt = amount, instal = installment, addr = address,
  loc = location, hyd = hyderabad, hydb = hyderabad, isnt = is not, arent = are not,
  dont = do not, doesnt = does not, didnt = did not, wont = will not, cant = can not,
  cannot = can not, wouldnt = would not, shouldnt = should not, couldnt = could not, mustnt = must not, wasnt = was not, werent = were not, hadnt = had not, neednt = need not, aint = is not, havent = have not, hasnt = has not, wanna = want to,
  gonna = going to, gotta = have to, gimme = give me, lemme = let me, dunno = do not know,
  tmrw = tomorrow, tmr = tomorrow, agnt = agent, agntic = agentic, applctn = application,
  biz = business, genai = gen ai, agenticai = agentic ai, kb = kab, kha = kahan, khan = kahan,
  kse = kaise, ksie = kaise, kaisey = kaise, ktne = kitne, ktna = kitna, ktni = kitni,
  kitnay = kitne, kitney = kitne, chiye = chahiye, nhi = nahi, nai = nahi, ni = nahi, mjhe = mujhe,
  hn = haan, shru = shuru, evng = evening, mrng = morning, frnd = friend, frnds = friends,
  teches = teaches, teche = teach, techer = teacher, atleast = at least, alot = a lot,
  wt = what, wth = with, bcuz = because, pymt = payment,
  docs = documents, tq = thanks, exp = experience, edu = education, uni = university,
  cse = computer, yrs = years, hrz = hours, hrs = hours, mnths = months, num = number, ph = phone,
  mob = mobile, engg = engineering, engr = engineer, engrs = engineers, mech = mechanical, mgmt = management, dept = department,
  stats = statistics, w8 = wait, pl = please, plss = please
`);

/** English words as the scripts of India spell them, in Latin letters. */
export const loanWords = tableOf(`
  ofis = office, edamishan = admission, klas = class, klasa = class, baich = batch,
  bech = batch, prais = price, taim = time, taiming = timing, kontaikt = contact,
  kantekt = contact, nanbar = number, nambar = number, rifand = refund, aplai = apply,
  kol = call, kal = call, vidiyo = video, rikarding = recording, fri = free, paithan = python,
  paitan = python, haidarabad = hyderabad, sit = seat, site = seats, siten = seats,
  ditel = details, ditels = details, trening = training, plesament = placement,
  bijanes = business, lidars = leaders, aplikeshan = application, devalapar = developer,
  ajent = agent, mentar = mentor, diskaunt = discount, lon = loan, skolaraship = scholarship,
  kos = cost, kost = cost, progam = program, kors = course, korsu = course, fis = fees,
  fiju = fees, fijulu = fees, enta = entha, rajistar = register, sarvis = service,
  onlain = online, onalain = online, oflain = offline
`);

function tableOf(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(",").map((entry) => entry.trim().split(" = ") as [string, string]));
}
