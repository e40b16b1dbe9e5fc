/** Going on from what she said: closer, in doubt, put out, taking leave. One talk a line, as talks/all.ts says. */
export const pressingOn = `
  [price] fees kitna hai > [price] approx bhi nahi pata? > [price] 10k ya 50k? > [contact] kisko puchu fir
  [price] what does it cost > [price] not even roughly? > [price] thousands or lakhs > [payment] emi hai?
  [enterprise] do you train companies > [enterprise] how many people minimum? > [enterprise] how fast can it be arranged > [enterpriseMail] who contacts me then
  [enterprise] we'd like our staff trained > [onSite] can it be at our office > [enterprise] for thirty of us? > [enterprise] before march?
  [myRegistration] i filled the form, nobody called > [myRegistration] no email also > [afterRegister] should i fill it again? > [contact] so where do i write
  [afterRegister] what happens after i submit > [afterRegister] how long does the mail take > [myRegistration] it is not in spam also > [contact] ok i should mail them then?
  [curriculum] what is in @program > [coverage] @skill matlab? > [projects] iske baad kya bana paunga > [duration] kitne ghante
  [projects] do we build something > [projects] something i can show clients? > [mentor] does a mentor help me with it > [thanks] ok nice
  [certificate] certificate milega > [certificate] only for that one? > [certificate] in this one also na > [goodbye] ok thanks i'll think
  [summary] tell me about @program > [difficulty] too much for me no? > [recommendation] then which one > [recommendation] just tell me one
  [recommendation] which course for me > [tellsAboutSelf] i work in a bank > [tellsAboutSelf] no coding > [recommendation] so which
  [recommendation] which one suits me > [tellsAboutSelf] i am a @person > [difficulty] is it not too much? > [prerequisites] can i still do it
  [duration] how long is it > [duration] how many weeks is that > [schedule] on weekends? > [schedule] i asked if it is on weekend
  [schedule] which days are the classes > [schedule] saturday sunday or daily evening > [schedule] evening means after 6? > [mode] online?
  [mode] is it online > [mode] or do i have to come? > [otherCity] i stay in vijayawada > [phone] whom to call
  [contact] how can i reach you > [phone] no number? > [phone] only mail? > [thanks] ok will mail them
  [register] how to join > [formFields] does the form ask payment also > [formFields] i asked do i have to pay when i fill it > [afterRegister] what happens after
  [phoneFormat] how many digits > [phoneFormat] i gave 10 > [formFailed] still same error > [formFailed] any other way to register
  [launch] what is that popup > [price] is it free? > [instructors] who will teach > [joinLaunch] i closed it, how do i join
  [rival] another institute gives a job guarantee > [placement] do you > [price] and fees? > [goodbye] hmm ok i'll think
  [codingNeed] is coding needed > [prerequisites] i know only c > [prerequisites] is java enough > [register] ok how do i join
  [about] what is this > [programs] so what do you teach exactly > [recommendation] which one for a beginner > [duration] how long
  [instructors] mentors kaun hai > [instructors] naam batao na > [mentorTimes] theek hai. milte kab kab hai unse
  [instructors] kaun padhata hai > [mentorTimes] kab kab milte hai unse > [mentorTimes] phone pe ya saamne
  [mentor] mentor milega kya > [mentorTimes] unse milna kab kab hota hai > [instructors] unka naam
  [instructors] teachers kaun hai > [mentorTimes] acha, unse kab mil sakte hai
  [mentor] koi guide hota hai kya > [mentorTimes] kab milte hai wo > [support] baad me bhi?
  [programs] which courses do you have > [duration] hours of each > [brochure] something official i can attach with my note
  [enterprise] do you train companies > [brochure] anything official i can attach for my director
`;
