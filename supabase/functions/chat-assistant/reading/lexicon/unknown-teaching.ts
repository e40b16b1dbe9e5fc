/** What visitors ask about the teaching and content/ does not have. */
export const unknownOfTeaching = {
  recordings: `
    recording, recordings, recorded, record, video, videos, miss a class, missed class,
    missed classes, miss class, miss a session, miss classes, class miss, skip a class,
    playback, replay, self paced, self pace, backup class, watch later, watch the,
    watch lectures, watch sessions, watch classes, watch again, rewatch, prerecorded,
    pre recorded, class chut, chhoot gayi, miss one, missed session, cannot attend, cant attend,
    absent, catch up
  `,
  prerequisites: `
    hate maths, love maths, do maths, from basics, from the basics, basics, from zero, my maths,
    my math, weak in maths, good in maths, maths background, prerequisite, prerequisites,
    pre requisite, pre requisites, requirement, requirements, eligibility, eligible,
    eligibility criteria, qualification, qualifications, qualify, qualified, degree,
    graduate required, graduation, age limit, age, umar, umr, umra, minimum age, maximum age,
    prior knowledge, prior experience, previous experience, experience required,
    experience needed, years of experience, need experience, need any experience,
    required experience, 12th pass, 12th, 10th, btech, b tech, bcom, bca, mca, bsc, mba, cgpa,
    marks, percentage required, background required, need to know, know before, need before,
    yogyata, beginner, beginners, newbie, fresher, freshers, from scratch, scratch,
    zero knowledge, no experience, no background, basic knowledge, maths required, need maths,
    need math, good at math, good at maths, laptop, laptops, computer, pc, ram, hardware,
    system requirements, configuration, entrance test, entrance exam, entrance,
    selection process, admission criteria, criteria, aptitude test, naya hu, naye, shuruati,
    college student, college students, school student, school students, retired, homemaker,
    housewife, my son, my daughter, my child, year old, doctor, i am a teacher, am a teacher,
    lawyer, can i join if, too old, old enough, i am a student, am a student, final year,
    need any background, level, beginner friendly, basics required, experience in,
    experience chahiye, prior, mechanical engineer, civil engineer, arts background,
    commerce background, commerce, non it background, years old, dont know anything,
    do not know anything, kuch nahi aata, kuch nahi aati, career gap, gap year, smart enough,
    difficult, hard, tough, easy, easiest, hardest, toughest, kathin, mushkil, aasan, difficulty
  `,
  instructors: `
    instructor, instructors, teacher, teachers, trainer, trainers, faculty, faculties,
    professor, professors, who teaches, who will teach, who is teaching, who takes,
    who will take, who conducts, taught by, tutor, tutors, kaun padhata, kaun padhayega,
    kaun sikhayega, kon padhayega, kon sikhayega, kaun sikhata, lecturer, speaker, speakers,
    sir kaun, names of mentors, mentor names, name of the mentor, name of mentor,
    who are the mentors, who are your mentors, who is the mentor, who are mentors, mentors from,
    mentors have, mentors experience, mentors background, mentors qualifications, guest lecture,
    adhyapak, shikshak, who will be teaching, who will mentor, mentor kaun, mentors kaun,
    who trains
  `,
  schedule: `
    schedule, timetable, time table, timing, timings, class timing, class timings, class time,
    batch timing, batch timings, weekend, weekends, weekday, weekdays, saturday, sunday, monday,
    tuesday, wednesday, thursday, friday, evening, morning, night, evening batch, morning batch,
    weekend batch, per day, per week, each day, each week, a week, a day, daily, weekly,
    how many days a week, hours per day, hours per week, hours a day, hours a week, days a week,
    times a week, days per week, how often, frequency, roz, har din, har hafte, raat, subah,
    shaam, shift, night shift, every day, everyday, each session, each class, each lecture,
    per session, per class, per lecture, one session, one class, how many sessions,
    how many classes, how many lectures, number of sessions, number of classes, session length,
    session duration, which days, class days, class kitne baje, flexible, flexibility,
    after office, office hours, working hours, office timing, opening hours, business hours,
    spread over, spread, divided, while working, along with job, with my job, with job,
    job ke saath, full time job, part time, fulltime, part-time, full time, classes kab hoti,
    break, breaks, holiday, holidays, own pace, my own pace, pace, slots timing, samay sarini,
    baje, classes per, full time or part time, days classes
  `,
  language: `
    in hindi, in english, in telugu, in tamil, in kannada, in marathi, in bengali, hindi,
    english, telugu, tamil, kannada, malayalam, marathi, bengali, gujarati, punjabi,
    which language, what language, language of instruction, medium, medium of instruction,
    bhasha, kis bhasha, language, hindi mein, hindi me, english mein, english me, subtitles,
    regional language, angrezi, teaching language, hindi lo
  `,
  mode: `
    online, offline, on line, off line, online or offline, classroom, class room, in person,
    inperson, face to face, physical, physically, remote, remotely, virtual, virtually, hybrid,
    is it live, are they live, live class, live classes, live sessions, zoom, google meet, teams link, meet link,
    from home, work from home, ghar se, ghar baithe, mode, delivery mode, in class,
    live or recorded, onsite or online, over zoom, delivered, conducted, how are classes,
    how are the classes, format, training format, how are sessions, how are the sessions,
    classes held, class held, sessions held, training held, venue, attend from, relocate,
    need to travel, come to office, lms, learning platform, mobile app, an app,
    app for the course, android app, app download, on mobile, on phone, on my phone, join link,
    meeting link, distance learning, anywhere, onlain, oflain, correspondance, correspondence,
    remotly, wifi, parking
  `,
  attendance: `
    attendance, compulsory attendance, mandatory, compulsory, required to attend, haziri
  `,
  classSize: `
    batch size, class size, how big is the batch, how big is one batch, how big is a batch,
    how big are the, how large is, how large are, batch kitna bada, how many students,
    how many people in, students per batch, students in a batch, students in each batch,
    students in one batch, students per class, number of students, number of participants,
    people are in each, people in each, in each batch, in one batch, per batch, people are in,
    people are there in, students are there, log hote hai, size of the batch, size of batch,
    kitne students, kitne log, kitne bacche, group size, how many participants,
    how many learners, student teacher ratio
  `,
  assessment: `
    exam, exams, test, tests, quiz, quizzes, assignment, assignments, homework, grading, grade,
    assessment, assessments, evaluation, pariksha, pass marks, fail, final exam, exam hoga,
    passing, tests during, marks
  `,
  order: `
    which first, skip to, skip the, do first, take first, before agentic, without doing,
    directly join, directly take, direct join, need to complete, prerequisite course, in order,
    which order, sequence, simultaneously, at the same time, parallel, two courses,
    multiple courses, more than one, both courses, dono course, ek saath, take both, do both,
    join both, one after, two programs, multiple programs, back to back, combination
  `,
  number: "exact number of, total number of mentors, total number of projects",
  tools: `
    free laptop, provide laptop, provide laptops, get a laptop, give laptop, tool, tools,
    software, softwares, platform, platforms, which version, ide, api credit, api credits,
    credits, gpu, gpus, tech stack, technology stack, technologies, licence for, laptop specs,
    subscription to, chatgpt plus
  `,
  future: `
    new courses, will there be a course, will you have a course, in the future, in future,
    plan to launch, plan to offer, planning to launch, coming soon, future courses,
    other courses, more courses, another course, any other course, upcoming courses,
    advanced course, data science course, next level, kids course, course for kids, children,
    for my son, for my daughter, for my kid, my child, kids, aur course, summer
  `,
} as const;
