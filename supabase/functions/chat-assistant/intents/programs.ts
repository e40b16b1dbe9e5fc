/** What the programs are, and which of them one should take. Phrases with commas between them, then one example a line; @program, @skill, @person and the like stand for any of the kind. */
export const programs = {
  duration: `
    runtime, run time, durations, total duration, total time, combined duration,
    total number of hours, hours in total, overall duration, overall hours, month course,
    months course, week course, weeks course, day course, days course, month program,
    week program, length, time period, course length, total hours, hour, hrs, ghante, ghanta,
    avadhi, time commitment, course time, time duration, timeline, long is, short is, gantalu,
    time required, time needed, time investment, workload, time lagega, time lagta,
    hrs of training, samay, weeks long, months long, days long, ghnte, hourly,
    how much commitment, longest, most hours, maximum hours, max hours, most time,
    highest hours, longest one, biggest, lengthiest, largest, sabse lamba, sabse lambi,
    sabse bada, sabse jyada time, sabse jyada ghante, sabse zyada ghante, sabse zyada time,
    max duration, maximum duration, highest duration, longest duration, most lengthy,
    sab se lamba, jyada lamba, zyada lamba, most detailed, most in depth, maximum time,
    shortest, least hours, minimum hours, min hours, least time, fewest hours, shortest one,
    quickest, fastest, smallest, lowest hours, sabse chota, sabse chhota, sabse choti,
    sabse kam time, sabse kam ghante, kam time wala, minimum duration, shortest duration,
    least duration, min duration, jaldi khatam, sabse jaldi, quick course, short course,
    minimum time, lowest duration, least amount of time, sab se chota, chota wala, longer,
    longer than, takes longer, takes more time, more time, more hours, jyada time, zyada time,
    lamba, bigger, longer one, rank the courses, rank courses, rank them, by length,
    by duration, sort by, shorter, shorter than, takes less, less time, less hours,
    fewer hours, kam time, chota, smaller, shorter one, something short, something quick,
    in total, altogether, all together, combined, sum, add up, milake, mila ke, mila kar, kul,
    total kitne, total, together
    how long is it
    how long is @program
    how long does @program take
    how long does it take to finish
    how many hours is @program
    how many hours does each one take
    how many hours are the programs
    how long are the programs
    what is the duration of @program
    what's the length of the training
    duration
    course duration please
    duration of all courses
    how much time do i need for @program
    how much time does it take
    how much time will this take me
    how many days is the course
    how many weeks does it run
    how many months is the program
    is it a long course
    is @program @hours
    is it @hours long
    is it really @hours
    are all the courses @hours
    kitne ghante ka hai
    kitne ghante ka course hai
    @program kitne ghante ka hai
    course kitne din ka hai
    kitna time lagega
    uska time batao
    iska time batao
    @program ka time batao
    jo @program hai uska time batao
    @program wala hai uska kitna time hai
    @program mein kitna samay lagta hai batao
    by how many hours is @program longer than @program
    how much longer is @program than @program
    difference in hours between @program and @program
    how much time do @program and @program come to
    what do the hours of @program and @program add up to
    kitna farak hai dono ke time mein
    dono milake kitne ghante hue
    kitna lamba course hai
    kitne hafte lagenge
    total kitna time lagta hai
    course ki duration kya hai
    samay kitna lagega
    how long @program
    hrs?
    hours
    number of hours in @program
    how long would i be studying
    how lengthy is the bootcamp
    tell me how long it runs
    time commitment for @program
    what kind of time commitment are we talking about
    can i finish it in a month
    can i complete the course in @number weeks
    just tell me how long the damn course is
    so um how long does the uh course actually take
    how many hours of content are there
    what is the total time
    how long till i complete it
    does @program take @hours
    is @program longer than @hours
    when i join how many hours will i have to put in
    how long is the shortest one
    which one takes the longest
    which program is the shortest
    which one is shorter
    which one is longer
    which takes less time
    quickest course you have
    sabse chota course kaunsa hai
    sabse lamba course kaunsa hai
    kis course mein kam time lagta hai
    is @program longer than @program
    how long are they altogether
    total hours of all the programs
    how many hours if i take both
    hours in total for all of them
    sab milake kitne ghante
    does the course run for months
    add up the two
    which two take the same time
    do they all take @hours
    is any of them longer than @hours
    how long in hours
    do all programs take more than @hours
    are any two equally long
    how much of my week
    how many hours should i plan for @program
    how many hours should i block
    hours for all
    hours of all of them
    total hours of all @number
    total hours
    the total
    and the total
    sum of the hours
    what is the sum of all
    all @number together how many hours
    is everything @hours
    are they all @hours
    do the @number together take less time than @program
    does it take less time than @program
    is it as long as @program
    are @program and @program the same length
    which of the two is shorter
    which of them is longer
    how long is each
    time for each one
    how long for @person
    how much of my time does @program take
    what is the length in hours
    is @program short
    is @program long or short
    how big is @program in hours
    time needed for @program
    how many hours will i spend
    hours please
    how long would @program be
    length of @program
    so how long is @program then
    how long does the whole thing last
    what is the time requirement
    how soon can i finish @program
    give me the hours of each
    which has more hours
    which one takes more hours
    what takes the least time
    is that not too short
    is that too long
    what is the sum
    which of them is the longest program
    is it a one year diploma
    is this like a year long course
    is it a one year course
    does it take a year
    is it something of six months
    is it a long diploma
    is this some @number year program
    @program or @program which is over sooner
    which one ends first
    which is done sooner
    how many hours then
    then how many hours
    so how many hours is that
    and the hours then
    how much time will @program take in total
    how much time do i have to give
    how many hours must i block for @program
    how many hours should i keep free for @program
    how long is that one
    how long is mine
    how long is his
    how long is @program for me
    how long would that be
    and that other one how many hours
    how many hours is that
    how many hours is it
    how many hours will it be
    how long does it go
    how long does it run
    how long does @program run
    for how long does it go on
    how many days is @program
    how many days does @program take
    how many weeks is @program
    in how many days is @program over
    if i study 2 hours daily in how many days is @program over
    if i do one hour every day how many days for @program
    if i do one hour a day how many days
    kitne din ka hai
    @program kitne din ka hai
    @program wala kitne din ka hai
    kitne ghante lagenge
    duration kitna hai
    hours of @program
    @program hours
    @program how long
    @program duration pls
    number of hours
    what is the duration
    total hours please
    hours together
    how many hours in all
    and how many hours in all
    how many hours together
    everything together how many hours
    all four together how many hours
    all together how much
    both together how many hours
    if i do both how many hours
    total hours if i do both
    if i do all three how many hours altogether
    if an @person takes both courses how many hours is that
    dono milake kitne ghante
    dono karu to total kitne ghante
    how much longer is @program than @program
    by how many hours is @program longer than @program
    how many hours more is @program
    what is the difference in hours
    what's the difference in length between @program and @program
    difference in duration between the two
    which takes less of my time
    which takes more of my time
    which one takes the least
    which one is over sooner
    is it longer than the other
    is his longer than mine
    is hers longer than mine
    is the last one also @hours like the second
    so it is @hours
    is it @hours
    so is it @hours then
    is the whole thing @hours
    is @hours the time for all together
    are all programs @hours
    do all of them take more than @hours
    does that one take @hours
    @program is @hours right
    and @program is @hours as well
    so which one is @hours
    which one is @hours then
    everything except @program how much is that together
    can i do @program plus @program in under @hours
    can we do all in under @hours
    are all your programs the same length
    which one is the lengthiest
    which is the lengthiest
    tell me the shortest and the longest
    longest course name
    name the shortest course
    shortest course please
    sabse lamba course
    sabse kam time wala
    kya teeno same time ke hai
    what is the time commitment for @program
    time commitment of @program
    how much of my time does @program need
    how time consuming is @program
    what is the length of @program
    how many hours of learning is @program
    how many hours do i spend in @program
    hours needed for @program
    over how many hours does @program stretch
    @program takes how long
    how quickly can i get through @program
    which is finished first
    which one is finished first
    @program or @program which is finished first
    @program or @program which is over first
    which of the two is over sooner
    which can i finish first
    how long would it keep me busy
    for how long will it keep me busy
    how many hours would i be busy with it
    are the two of equal length
    are they of equal length
    are they equally long
    kitne ghante ka hai total
    total kitna hua hum dono ka
    how many hours is that for us in total
    dono me se chhota kaunsa hai
    dono me se chhota kaunsa
    dono me se kaunsa lamba hai
    in dono me kam ghante kiske hai
    the @program course takes @hours right
    @program takes @hours right
    the @program course is @hours right
    so @program is @hours right
    @program is @hours long is it not
    @program course of @hours right
    it takes @hours right
    so it is @hours only
    the @program one is @hours na
    @program @hours ka hai na
    what does @program cost me in time
    how much of my time will it eat
    how much time must i spend on it
    how much time should i set aside
    what is the time i have to give
    how long will i be busy with it
    how long am i bound to it
    when will i be done if i start now
    how soon can i complete @program
    in how many hours will i finish
    kitna time dena padega
    kitna samay dena hoga
    how long is the second of those
    length of the first
    length of the first of these
    hours of the last one
    how many hours he has to give
    how many hours would that be for her`,
  curriculum: `
    what it covers, it covers, able to do after, be able to do, able to build, can i do after,
    does it cover, what it includes, what it teaches, curriculum, topics, topic, module,
    content, contents, course contents, what do i learn, what will i study, what do you teach,
    what is taught, what all, what is covered, what do you cover, what all is covered,
    topics covered, outline, subjects, subject, structure, chapters, outcomes, kya sikhaya,
    kya sikhayenge, kya sikhate, kya kya, kya seekhne, kya padhaya, kya padhate, kya sikhne,
    paathyakram, features, feature list, agenda, silabas, what is inside, in it, whats inside,
    what is in, what does it contain, contain, contains, includes what, what does it include,
    what is included, concepts, what things, teach in, learn in, what skills, skills,
    course material list, sections, units, emi nerpistaru, emi untundi, kya milega seekhne,
    kya seekhunga, index, detail syllabus, what you will teach, consist, comprise,
    what will be taught, scope, toc, areas
    what does it cover
    what does @program cover
    what do you teach in @program
    what will i learn
    what is in the others
    what is inside the other ones
    what will i learn in @program
    what all will i learn here
    syllabus
    syllabus of @program
    send me the syllabus
    curriculum please
    what is on the menu in @program
    tell me what is in @program
    tell me what is in the @program program
    what is on the menu
    what is on the plate in @program
    what is on the agenda in @program
    what is served in @program
    what is the curriculum of @program
    course content
    what topics are covered
    topics in @program
    which topics do you cover
    what's in @program
    what is in it
    what is inside the course
    modules
    what modules are there
    list the modules of @program
    what skills will i get
    what skills do i learn in @program
    what are the contents
    features of @program
    what does the program include
    what is taught in @program
    what exactly do they teach
    kya sikhaya jata hai
    @program mein kya sikhayenge
    @program me kya kya hai
    is course mein kya padhate hain
    kya kya seekhne ko milega
    syllabus kya hai
    topics kya kya hain
    kya sikhate ho
    course outline
    give me the outline of @program
    what subjects are there
    what do we study
    what all is included in @program
    what would i be able to do after it
    walk me through the content of @program
    contents of the training
    so what do you actually teach
    what the hell do you teach there
    what are the main things you learn
    course structure
    break down the syllabus
    name the features of @program
    @program features
    the features of @program
    learning outcomes
    what comes in the course
    @hours wale course mein kya hai
    @program mein kya hai
    is course mein kya hai
    course ke andar kya hai
    what will they teach me
    what does it consist of
    what is the content like
    @program ka syllabus batao
    @program syllabus kya hai
    what is in @program
    what does it teach
    what topics are in it
    aur usme kya sikhate ho
    isme kya kya hai
    what is included in @program
    what's included in the course
    what is included in the program
    what does @program include
    how many topics does @program have
    how many modules in @program
    how many features does @program have
    list the topics of all programs
    topics of every program
    list of topics please
    what exactly will be taught
    what would i be taught in @program
    tell me the modules of @program
    what do they teach in @program
    what can i expect to learn
    walk me through what @program covers
    break down @program for me
    what is the content of @program
    subjects in @program
    what is the course about in detail
    so what do we actually learn
    what will i know after @program
    what are the five things it covers
    what's inside @program
    give me the topic list for @program
    the @hours one covers what
    @program covers what
    @program teaches what
    what would i learn there
    what will i learn in it
    what would they teach me there
    what do i learn in that one
    what all topics are there for @person
    what will my @person learn there
    what exactly will i learn there
    what exactly will my @person learn in those @hours
    what would she learn
    what would he learn there
    what will they teach in that
    what will she be taught
    what all does it teach
    what is taught there
    hmm what would i learn there
    what would i learn
    what's in it
    the second one what's in it
    modules please
    module list please
    topics list
    topic list of @program
    list of topics covered
    kindly share the list of topics covered
    share syllabus of @program
    please share syllabus
    course content please
    contents of @program please
    the contents of the shorter one please
    what is the last topic in that
    what is the first topic
    what comes after @skill in it
    what comes first in it
    which topic comes last
    what comes at the end of it
    what topics come in @program
    which topics come
    and the contents
    usme kya kya sikhate ho
    isme kya sikhaoge
    @program wale course mein kya kya sikhaoge
    @program mein kya kya padhate ho
    @program wale me kya kya padhaoge
    kya kya sikhne ko milega
    kya kya padhaya jata hai
    kya sikhaoge usme
    what stuff do you do in @program
    what do we do in @program
    what do you go through in @program
    walk me through @program
    what is the content of the @program
    what happens in @program
    what will be covered there
    what areas does it cover
    what skills do i learn in it
    what does it have that the other one doesn't
    and what comes after @skill
    what comes after that in the course
    what comes after @skill in it then
    what do we do after @skill
    what is taught after @skill
    what comes before @skill
    what will i master in @program
    what will i get to know in @program
    what will i come away knowing from @program
    what is the outline of @program
    could you send over the outline of @program
    outline of @program
    agenda of @program
    what is on the agenda of @program
    what subjects does @program have
    which chapters does @program have
    how is @program structured
    table of contents of @program
    what do you go over in @program
    what are the units of @program
    what would i walk away with
    what will i take away from it
    what do i take home from this course
    what will i be able to do at the end
    what would i come out with
    what can one do after the course
    what can somebody do who has finished it
    what will he be able to make after that
    what can she build after it
    what will i be able to do after that course
    topics please
    topics pls
    what exactly would i study
    what would i study in it
    what all is taught
    what will they teach there
    what else is in it
    what else is taught
    what will he come back with
    what will she come back with
    with what will i walk out
    what would i come away with
    what can i do after it
    what does one learn there
    what is he going to learn
    what will they learn in it
    what do people learn in @program
    what is inside of it
    what are its modules
    what does the sales director get out of it
    what do i get out of it
    and the tech lead what topics
    what topics are there for her`,
  audience: `
    who all can, can attend, for whom, who can do, who can take, who can enroll,
    who can attend, who should, who is this, meant for, aimed at, designed for, audience,
    intended for, suitable for, kiske liye, kis liye, kis ke liye, kinke liye, kaun kar sakta,
    kaun join, kon kar sakta, who would benefit, who benefits, made for, for who, right for me,
    good for me, is this for, is it for, for working professionals, working professional,
    working professionals, working people, target group, best for whom, who are the students,
    evariki, suited for, profile, what kind of people, whom is
    who is it for
    who is @program for
    who is this course for
    who should take @program
    who should join
    who can join
    for whom is it
    target audience
    what kind of people join @program
    is it for @person
    is @program for @person
    is this meant for @person
    is @program suitable for @person
    is it good for @person
    can @person join @program
    is @program made for @person
    who would benefit from @program
    who is the ideal student
    who usually takes this
    kiske liye hai
    @program kiske liye hai
    ye course kinke liye hai
    kaun join kar sakta hai
    kaun kar sakta hai ye course
    whom is it designed for
    who is the training aimed at
    is the bootcamp only for @person
    is this for working professionals
    working professionals can do this
    what background do people have
    what profile is it meant for
    which people is each program for
    who attends these programs
    who are the courses for
    suitable for whom
    is it right for @person
    would @program suit @person
    does @program make sense for @person
    @person can take this course or not
    who r these courses meant for
    can a @person do @program
    can a @person take @program
    is a @person able to do @program
    would a @person fit in @program
    could a @person join @program
    who is @program meant for
    is @program for a @person
    is it made for working people
    who can benefit
    kiske liye hai @program
    is @program suitable for a @person
    are they only for @person
    do only @person join
    is it only for @person
    can only @person take it
    is the course for @person
    who did you make @program for
    who had you in mind with @program
    whom did you have in mind for @program
    what kind of people is @program made for
    for what kind of people is @program meant
    for what kind of people is the course meant
    what kind of people is it for
    what type of person is @program for
    who usually takes it
    who else usually takes it
    who normally joins @program
    who takes @program
    who is it meant for
    whom is it meant for
    whom is that for
    back to the course whom is it meant for
    who should sit in @program
    who should sit in that class
    who is the right person for @program
    who should go there
    whom do you have in mind for @program
    who is supposed to attend
    who are your usual learners in @program
    target audience of @program
    intended audience
    who benefits from it
    who benefits most from @program
    who will get the most out of it
    ye kiske liye bana hai
    kaun kar sakta hai ye
    kin logo ke liye hai
    and who is it meant for
    and for whom is it
    is it made for @person or @person
    which one is meant for @person
    and which is meant for @person
    which is meant for @person
    can i take @program
    can i join @program
    can i do @program
    can i attend @program
    may i join @program
    am i allowed to take @program
    would they let me in @program
    can i take @program as a @person
    @program is not for @person right
    so @program is not for @person
    is not @program for @person
    is @program not for @person
    it is not for @person is it
    is @program only meant for @person
    who takes it
    who usually does @program
    who goes for @program
    what sort of person takes @program
    kya main @program kar sakta hu
    main @program le sakta hu kya
    will @program suit me
    am i the right person for @program
    who are the people in @program
    can i take the @program course
    can i join the @program course
    can i do the @program course
    can i attend the @program program
    may i take the @program program
    can someone like me take the @program course
    can somebody from my field join @program
    the @program course is not for @person right
    @program course is not for @person
    so the @program one is not for @person
    the @program one is not meant for @person is it
    is the @program course not for @person
    then @program is not for @person
    @program is only for @person right
    the @program course is for @person right
    @person are not allowed in @program right
    do i have to be a @person for @program
    do i have to be a @person for it
    must i be a @person for @program
    must one be a @person to join
    do i need to be a @person for @program
    does one need to be a @person for it
    is it compulsory to be a @person
    kya @person hona zaroori hai
    wrong course for me then
    is it the wrong one for me
    so that is the wrong program for me
    what is it good for
    what is that one good for
    whom would you send there
    who should sit in it
    who goes to that one
    who takes that
    who usually takes this one
    who joins that one
    who signs up for that
    what sort of people go there
    dono me se bada wala kiske liye hai
    chhota wala kiske liye hai
    lamba wala course kiske liye hai
    dono me se chota wala kaun kare
    the longer one is for whom
    the shorter of the two is meant for whom
    who is the shorter one for
    whom is the longer of those two for
    and the shorter of these who should join it`,
  summary: `
    tell me about, tell me everything, tell me more, more about, know about, know more,
    know more about, info, information, detail, describe, description, overview, summary,
    summarise, summarize, ke baare mein, ke bare me, ke bare mein, baare, bare me, batao,
    bataiye, btao, bata do, jankari, jaankari, introduce, introduction, brief, give me an idea,
    more info, full details, poori jankari, gurinchi, all about, give details, learn more,
    elaborate, interested to know
    @program
    tell me about @program
    tell me about @program please
    tell me more about it
    what about @program
    and @program
    and what about the other one
    what is @program
    what's @program about
    more about @program
    details of @program
    details
    give me details of @program
    i want details about @program
    more info please
    more information on @program
    info about @program
    can you explain @program
    explain the course
    describe @program
    overview of @program
    brief me about @program
    share the details
    share full details
    @program details
    @program ke baare mein batao
    @program ke bare me bataiye
    @program kya hai
    poori jankari do
    aur batao
    i want to know about @program
    i'm interested to know more about @program
    give me the full picture of @program
    summarise @program
    know more about the course
    introduce me to @program
    what's this @program thing
    ok and @program
    how about @program
    talk to me about @program
    elaborate on it
    tell me everything about @program
    what is the other one about
    something about @program
    need information on @program
    the one with @skill
    give me the one with @skill
    tell me about the one that has @skill
    the @skill one
    give me some info on @program
    got some details on @program
    what is @program like
    what the hell is @program
    what on earth is @program
    @hours wala kya hai
    i noticed you have something on @program what is it
    hello i noticed @program on your site what is it
    what is the use of @program
    what is the point of @program
    what is @program good for
    what will i be able to do after @program
    why should i do @program
    why should i take @program
    what is in @program for me
    what does @program give me
    what is special in @program
    what is the purpose of @program
    @program karne se kya hoga
    @program ka kya fayda
    details of the remaining
    details of the remaining one
    details of the rest
    tell me the remaining
    the remaining one please
    then the remaining one
    explain the remaining course
    what is that course
    what is that one about
    more on that
    go deeper on that one
    more about that one please
    ok tell me about that
    uske baare mein batao
    iske bare me aur batao
    what is the other course`,
  programs: `
    learn ai, study ai, learn artificial intelligence, get into ai, start with ai, ai seekhna,
    ai sikhna, learn about ai, what all courses, what all programs, all courses are, on offer,
    what courses, which courses, courses do you, what programs, which programs,
    programs do you, courses available, programs available, list of programs, course list,
    courses list, program list, all programs, available programs, kaun kaun se course,
    kaun kaun, kon kon, kaunse course, konse course, kya courses, courses kya, courses konse,
    what you offer, what do you have, what trainings, what classes do you, options,
    your courses, your programs, courses offered, what do you provide, your offerings,
    our courses, catalog, catalogue, show courses, course options, what can i learn,
    what can i study, what all do you teach, courses hai, flagship programs,
    what do you people do, different courses
    what courses do you have
    which courses do you offer
    what programs do you offer
    show me your programs
    list of courses
    list all courses
    what are your programs
    what do you offer
    what trainings do you have
    what can i learn here
    what can i study with you
    what do you sell
    which courses are available
    available courses
    courses
    programs
    all courses
    what all courses are there
    what are my options
    show me what you got
    give me an overview of the courses
    tell me about your courses
    tell me about all programs
    i want to learn ai
    i want to learn @skill from you
    kaun kaun se course hain
    kya kya courses hai
    konse courses available hai
    aapke paas kya courses hai
    courses batao
    course list bhejo
    what else do you have
    what other courses do you have
    anything else you offer
    what are the names of the courses
    name your programs
    your flagship programs
    do you offer courses
    do you have any courses
    what do you people provide
    course catalogue
    which trainings can i take
    what do u guys teach overall
    programs offered
    names of all the courses
    which programs are under @hours
    which courses are @hours
    which programs take less than @hours
    is there anything under @hours
    do you have a course with at most @hours
    anything shorter than @hours
    which are not @hours
    show programs with more than @hours
    courses that take at least @hours
    only programs below @hours
    @hours courses
    something short
    i want something short
    i don't have much time is there a short course
    what is left
    what remains
    which are left
    what are the others
    the rest
    show me the rest
    what else is there
    apart from @program what do you have
    what else besides @program
    anything other than @program
    except @program what is there
    courses other than @program
    @program ke alawa kya hai
    anything but @program
    i would rather not do @program
    i do not want @program
    none of @program please
    except @program
    is there any program of @hours
    is there a @hours course
    any course of @hours
    do you have something of @hours
    i have @hours what can i do
    i can spare @hours which could i do
    i do not have @hours
    @hours or less
    something of @hours or less
    name the @number programs
    name all the programs
    give me the names of the courses
    what are the @number programs called
    what trainings do you run
    which trainings does the school have
    what trainings are running at present
    what can i finish in @hours
    can i finish something in @hours
    can i finish something
    is there anything i can complete in @hours
    list your programs
    list your programmes
    list the courses
    list all that you have
    what can i learn at your school
    what can i learn with you
    what can one learn here
    what can be learned here
    what do you offer one line each
    what all do you have
    what all courses do you have
    what do you teach overall
    what is on offer
    what is on your menu
    what courses are on
    how many programs are you running and what are the names
    names of all courses
    names of the courses please
    name your courses
    list of courses please
    show all courses
    which trainings do you have
    which trainings do you run
    which all courses are there
    give me an overview
    give an overview of your courses
    overview please
    tell me all your courses
    your catalogue
    your course list
    kya kya course hai
    kaunse course hai aapke paas
    kitne course hai aur kaunse
    aap kya kya sikhate ho
    aapke yahan kya kya courses hai
    sabhi courses batao
    tell me the names of the rest
    and all your programs
    which programs are there for @person
    which programmes are there for him
    which programs do you have for @person
    is there any course below @hours
    is there anything between @hours and @hours
    anything shorter
    do you have something shorter
    is there something shorter
    is there a shorter one
    is there a longer one
    is there anything easier
    is there something easier
    too much for me is there something smaller
    which of your courses is there
    leaving out @program what is there
    leaving @program aside what else is there
    leaving out that one what do you have
    without @program what is left
    if i leave out @program what remains
    other than @program what is there
    what remains apart from @program
    everything except @program
    all but @program please
    minus @program what do you offer
    how do i see the courses
    where can i see the courses
    where do i find the courses
    how can i look at the courses
    can i see the list
    show courses
    show me what you have
    courses dikhao
    anything else then
    is there a shorter alternative for me
    any shorter alternative
    something briefer perhaps
    what remains if i leave that out
    what is left without that
    what remains then
    what else remains
    what is there besides
    do you have a fourth program also or only these
    is there a fourth one too or only three
    is there any other program or only these three`,
  count: `
    how many programs are there
    how many programs do you offer
    number of courses
    how many trainings
    kitne courses hai
    kitne program hain
    total kitne course hai
    how many different courses
    how many options do i have
    do you have only one course
    is there just one program
    how many programs are @hours
    how many courses take less than @hours
    how many of the programs need coding
    how many of them are for @person
    how many of them are short
    count of programs
    how many bootcamps
    do you have three programs
    how many courses in all
    how many r there
    how many courses can i choose from
    how many of your programs are longer than @hours
    how many programs teach @skill
    how many classes do you sell
    aap kitne course karate ho
    kul kitne courses
    do you only have one program
    how many programs need no coding
    how many courses do not need programming
    how many of them take @hours
    how many are for @person
    how many do you teach
    number of programs you run
    how many programs exist
    how many options
    how many courses are on offer
    in total how many courses
    count of your courses
    kitne course hai total
    total kitne programs hain
    how many courses in total
    how many courses do you have in all
    how many courses have you got
    how many programs have you got
    how many programs have you got in total
    how many of your courses require programming
    how many of your programs can i do without coding
    how many of them need coding
    how many of your programs are for people who code
    out of your programs how many are for @person
    how many of the programs cover @skill
    how many courses teach @skill
    how many of the courses are short
    how many are @hours
    kitne course hai aapke
    kitne courses chalate ho
    kul kitne program hai
    total kitne courses
    how many trainings are there
    how many different courses do you run
    so how many are there
    do you teach more than three courses
    do you have more than two programs
    are there more than four courses
    are there only three programs
    is it just three courses
    you have five courses right
  `,
  recommendation: `
    which program is right for me
    which one is right for me
    which course should i take
    which one should i choose
    which one should i pick
    what should i take
    what do you recommend
    what would you recommend for @person
    which is best for @person
    best course for @person
    which course is good for @person
    which program suits @person
    what fits @person
    i am @person which course should i take
    i am @person what do you suggest
    i'm @person is there something for me
    is there anything for @person
    do you have something for @person
    i work as @person which one is for me
    as @person what should i learn
    suggest me a course
    suggest a program
    help me choose
    help me decide
    can't decide
    i don't know which one to take
    confused between courses
    confused between @program and @program
    should i take @program or @program
    @program or @program
    @program or @program for @person
    which one first
    which is better for me
    which is better for @person @program or @program
    recommend something
    what would suit me
    mere liye kaunsa course sahi hai
    mujhe kaunsa course lena chahiye
    kaunsa course karu
    kaun sa best rahega
    @person hu kaunsa course lu
    i want to build @skill which course
    i want to build chatbots
    i want to make apps
    i want to lead my team
    i want to learn @skill which program
    i want to work with @skill
    my goal is to become @person
    i want to become @person
    which course for becoming @person
    where should i start
    where do i begin as a beginner
    which one is easiest to begin with
    which course is for @person
    what's the best program you have
    what suits someone like me
    i have a startup which course helps me
    i run a shop is there something useful
    i run a business what should i do
    which program for someone who wants to build things
    is there a course for my mother
    something useful for my job
    which would a @person pick
    got anything for @person
    got something for people who never coded
    what do you have for @person
    not interested in coding more in @skill
    i care more about @skill
    what would you pick for a @person
    which one do you advise
    i like @skill which one fits
    can you match me to a program
    where do i fit
    any suggestion for @person
    which bootcamp for a @person
    i am no @person and no @person
    i am neither @person nor @person
    i am not a @person
    nothing for @person please
    no @person stuff please
    no i actually code
    i do code
    i am not interested in @skill which course
    not into @skill what else
    how do i become @program
    how do i become a @person with ai
    i want to become an ai developer
    what should i take to become a @person
    what would you suggest for me
    which would you pick for a @person
    what fits a @person
    what is right for someone like me
    best program for a @person
    i am a @person what should i learn
    i cannot decide which one
    which should i go for
    where should a @person start
    i work as a @person
    i have been a @person for years
    suggest something for a @person
    what is there for a @person
    mai ek @person hu kya mai kar sakta hu
    main @person hoon kya kar sakta hoon
    kya @person kar sakta hai ye course
    i would like to upskill
    i want to upskill
    i am jobless what should i do
    i need to convince my board
    i need to show my boss what ai can do
    which of your trainings fits
    which of your courses fits me
    which training fits somebody like me
    which of them would fit a @person
    what would you suggest for my daughter
    what do you suggest for my son
    what would you suggest for her
    i work as a @person which of your courses fits
    just passed out of @person want to get into @program
    just finished my @person want to go into @program
    what do you have for me
    what do you have for someone like me
    what would you suggest
    what do you suggest
    what do you recommend for him
    what do you suggest for her
    what suits me
    what suits him
    what would be right for her
    which of yours
    which of yours is for me
    which of your programmes would you consider suitable
    which programme would you advise
    kindly suggest the course for her
    kindly suggest a suitable course
    kindly advise the suitable program
    kindly advise a suitable programme
    please advise which one to take
    which course for him
    which course for her
    which course for my son
    which course for my father
    which course should our @person take
    which one should a @person take
    which one for a @person
    which course for a @person which for a @person
    which should i take
    what should he join
    what should she do
    what should each of us do
    what is left for me
    what is left for a @person
    what's left
    which one remains
    which one is left then
    which then
    which one then
    so which
    so which of them
    which of the two should i take
    which of them is for me
    which of them is for a @person
    which of them is for someone who codes
    which of these suits a @person
    is there something for me
    is there something for me or not
    is there anything for me
    anything for me
    anything for my case
    anything for somebody like me
    anything for a @person
    anything in your catalogue for this
    does something here help me with that
    does anything here help me
    can any of your courses help me with that
    does any of your courses help in this
    where do i learn that here
    where would i learn this
    which of your trainings is right for that
    which of your programs begins at that level
    which course goes with that
    mere liye kuch hai
    mere liye kuch hai kya
    mere liye kaunsa sahi rahega
    mujhe kaunsa lena chahiye
    uske liye kaunsa course
    mere bete ke liye kaunsa
    beti ke liye kaunsa course sahi hai
    papa ke liye kya hai
    konsa course karu main
    what is the next step with you guys for me
    where should i begin with you
    where do i begin
    what fits a person like me
    i am confused which one to take
    i cannot decide between them
    help me to choose
    can you help me pick
    guide me to the right course
    my background is @person which one
    as a @person which one
    i work as a @person what is right for me
    i am @person and want to learn ai
    i am a @person what do you have
    i head a department which of your courses would fit me
    we are two people which courses for us
    one course for each of us please
    one for me and one for my @person
    one for my son one for my wife
    why would that suit a @person
    would that suit a @person
    i am neither @person nor @person which then
    i want to build things myself
    i want to build myself
    i want to do it myself
    not for me i do not program
    beginner in coding so which of them
    for someone who is a @person and wants to code which one
    who of us should take which course
    do you have programs for @person
    do you have courses for @person
    do you have anything for @person
    are there programs for @person
    and if it is only one person our @person
    and if only one person comes our @person
    only for one person
    what about just one of us a @person
    and for my colleague
    and for my friend
    and for my wife
    and for me
    what about my son
    and what about my brother
    which
    which one
    which one please
    which should it be
    which do i take
    do you have a course that a @person could follow
    do you have a course for a @person
    is there a course that a @person can follow
    a @person which course
    something for a @person
    i am a @person who is curious about ai anything
    i am curious how ai is used in my work anything for me
    my nephew just completed btech which course
    my nephew wants to code ai apps
    for a @person who already builds with ai which one
    i already ship features with llms which one
    which one would you give to a @person
    what would you give to a @person
    where would a @person fit in
    where do i fit in
    which one is made for people like me
    i am a complete beginner where to start
    total newbie what should i pick
    is the @hours one fit for a @person
    is the @hours one right for me
    can a @person handle @program
    would a @person be happy in @program
    is @program the right one for a @person
    would @program be right for my @person
    i already do that daily what next with you
    what next with you for me
    i feel stuck what is next for me
    i want to move up what do you offer me
    I know the basics what is next
    i have outgrown prompts what now
    i want to learn it from the start which one
    want to learn @skill from start which one
    i sit in spreadsheets all day which one is for people like me
    should i learn to build or to lead
    build or lead what should i learn
    i am @person @program or @program
    app or agentic for someone like me
    what is there for us
    what is there for me
    what is there for him
    what is there for her
    what is there for people like us
    which is it then
    so which is it
    which one takes me further
    where would you put me
    where would you put him
    what would you put me in
    which should we attend
    next step
    what is my next step
    what would be the next step for me
    where do i go from here
    is there still a place for me
    is there still something for me
    is there anything for someone like me
    is there one for folks like me
    do you have one for a person like me
    which two should we take
    same course for all of us or different ones
    would the same course do for all of us
    what will help me grow
    which one do i show my boss
    what should each of us take
    one for him one for me
    what do you advise for both of us
    which would be his
    which programme would be hers
    kindly suggest which would suit me
    what would i pick if i want to ship things
    what do i pick
    which of these is made for someone like me
    what for each
    what for each of us
    what for whom
    which for whom
    what remains for me
    could a @person start somewhere
    can a @person start somewhere
    where can a @person start
    where does a @person begin here
    is there a start for a @person
    can a @person learn something here
    can a @person learn this
    is there a place for a @person here
    @person ke liye kuch hai
    i do not know anything where do i start
    i am new where should i start
    i am new to all this which one
    total newcomer which one
    i am in @person line which course will help
    my work is @skill which course
    which course matches my profile
    which will help me most in my job
    what is good for me
    whats good for me
    what suits me best
    what would you give me
    what would be good for somebody like me
    mere liye kya accha hai
    what do you have that suits me
    so which one
    which would that be
    what for him
    what for her
    what for them
    and for our engineers
    and for my developers
    what for my nephew
    which is for them
    something for my two developers
    never did ai what would you suggest
    years of java and never did ai
    do you run anything for somebody who sells things
    do you run anything for a @person
    do you have anything for somebody like her`,
  tellsAboutSelf: `
    i am @person
    i'm @person
    i am @person from @place
    i work as @person
    i work in sales
    i work in marketing in @place
    i am a @person with @number years of experience
    i have @number years of experience
    i am working in a bank
    i'm @person not @person
    i am not @person i am @person
    i'm not @person
    my background is in mechanical engineering
    i am from @place
    i live in @place
    my brother is @person
    i just finished college
    i am currently unemployed
    main @person hu
    main @place se hu
    i lead a small team
    i run a small company
    i own a shop
    i manage a team of @number
    i'm a housewife
    i work at a startup
    i'm in my final year
    i did my btech
    i am a complete beginner
    i am new to ai
    i know some @skill
    i already know @skill
    i have a full time job
    i am very busy these days
    i am interested in ai
    i like building things
    i lead a team in a bank
    i work for a company in @place
    i study at a college
    i have never worked with ai
    i do marketing
    i have used @other before
    i have worked with @other
    i have been using @other
    i know @other already
    i have only @hours free this month
    only @hours free this month
    i have just @hours this month
    i just passed out of college
    just passed out of @person
    just finished my @person
    just passed out
    passed out last year
    bootstrapped @person here
    @person here
    busy @person here
    i am a dentist
    i am a dentist with my own clinic
    i run a clinic
    i have my own shop
    i work in a bank
    i work at a hospital
    i am in sales
    i work in logistics
    i have been in hr for ten years
    i come from a mechanical background
    i did my bsc in physics
    i have completed my btech
    i am in my final year
    i am currently jobless
    i took a break for two years
    i am a housewife with two kids
    i know a bit of @skill
    i know basic @skill
    i have done some @technology
    i have some experience with @technology
    my background is finance
    my background is commerce
    i am from testing
    i am from support background
    i have ten years of experience
    main ek teacher hu
    mai job karta hu
    mera khud ka business hai
    mai student hu
    i am working in an mnc
    i am into real estate
    i work night shifts at a call centre
    i sell insurance
    i am in government service
    we are a family business
    my job is in accounts
    she is in college
    she is in her second year
    he is in his final year
    my son is in school
    my daughter is in college
    my brother works in a bank
    she works as a teacher
    he has a shop
    she does not work right now
    he is looking for a change
    my wife is at home
    he did his mba
    i am a software @person
    i am a @person
    i work as a @person
    i am a @person in an mnc
    i am an automation @person
    i am a manual @person since five years
    i am a mobile @person
    main ek @person hu
    myself a @person
    i have two people to send
    there are two people i want to send
    i want to send two people
    two of my people would come
    i can already write @skill
    i can already write @skill well
    i write @skill well
    i am good at @skill already
    but keen to learn it
    but i am eager to learn it
    but i would love to learn it
    but she wants to learn it
    but willing to learn`,
  compare: `
    differences, differ, different from, courses different, course different,
    programs different, program different, are they different, one different, ones different,
    compare, comparison, compared, versus, farak, fark, antar, difference between, tulna,
    compare karo, similar, same as, distinguish, how is it different, contrast, alag, common,
    better than, differentiate, v s, side by side
    compare the programs
    compare @program and @program
    difference between @program and @program
    what is the difference between the courses
    how is @program different from @program
    how do they differ
    @program vs @program
    @program versus @program
    what's the difference
    difference
    compare all three
    compare all of them
    is @program better than @program
    which is better @program or @program
    how are they different
    are they the same
    are the courses similar
    dono mein kya farak hai
    @program aur @program mein kya antar hai
    fark kya hai
    compare them for me
    tell me the difference please
    what separates @program from @program
    side by side comparison
    how does @program compare to @program
    comparison of courses
    what do they have in common
    which is more advanced
    which is more technical
    what does one have that the other does not
    differentiate @program and @program
    compare these two
    compare both
    teeno mein kya difference hai
    how does @program compare with @program in length
    whats the diff between @program and @program
    differences please
    what sets @program apart from @program
    agla aur pichla mein fark
    how similar are @program and @program
    how is @program different from the @hours one
    how does @program differ from @program
    in what way are they different
    tell me the difference between @program and @program
    @program or @program
    how do they compare
    put them side by side
    what is different between the two
    which one is better @program or @program
    what is the difference between the two tracks
    difference between the two developer tracks
    between the two courses what is the difference
    between @program and @program what is the difference i am confused
    what distinguishes them
    compare the two
    compare @program with @program in hours and audience
    compare them in hours and audience
    @program or @program which has more topics
    which has more topics @program or @program
    what does @program have that @program doesn't
    what does this have that the other doesn't
    and the other way round
    side by side please
    dono me kya farak hai
    dono me kya difference hai
    @program aur @program me kya antar hai
    what is common between them
    do they overlap
    is there overlap between @program and @program
    what is extra in @program
    why so much longer than the other
    why is it so much longer
    what does it have that the other one doesn't
    what does the one have that the other does not
    difference between @program and @skill
    compare @skill and @program
    i am torn between @program and @program
    torn between the two
    i cannot decide between @program and @program
    confused between @program and @program
    i am torn between agents and @program`,
  coverage: `
    do you teach @skill
    is there @skill in more than one program
    do several programs teach @skill
    features of @skill
    do you teach @other
    does @program cover @skill
    does @program cover @other
    does @program include @skill
    does @program include @other
    is @skill covered
    is @other covered
    is @skill included in @program
    is @other part of the course
    is there @skill in any course
    is there @other in @program
    will i learn @skill
    will i learn @other
    will i learn @other in @program
    which course has @skill
    which program covers @skill
    which course teaches @skill
    which of them teaches @other
    which program includes @other
    anything on @skill
    anything about @other
    do you have @skill
    do you have a course on @other
    any course on @other
    any module on @skill
    @skill sikhate ho
    @other sikhate ho kya
    @skill kis course mein hai
    @other bhi hai kya course mein
    kya @program mein @skill hai
    do you cover @skill and @skill
    can i learn @other from you
    can i learn @skill here
    are @skill taught
    is @other taught
    do i learn @skill
    what about @other
    what about @skill
    @other
    @skill
    @skill covered?
    @other course
    does the curriculum contain @skill
    does the syllabus have @other
    in which program do i learn @skill
    which programs do not include @skill
    which one has no @skill
    do any of them go into @skill
    how much @skill is there in @program
    is @skill only in @program
    i want to learn @other
    is there a part on @other
    do i write @skill
    will i write @skill from the first session
    do we use @skill
    which courses involve @skill
    which program is about @skill
    what do i learn about @skill
    is @skill part of any course
    do i get to work with @skill
    where do i learn @skill
    i need to present @skill to our board do you teach that
    do you teach that
    is that something you teach
    which of the courses covers @skill
    which of your programs teaches @skill
    in which program is @skill covered
    is there not a course on @skill
    is not there something on @skill
    do you not have @skill
    does @program teach it too
    does @program teach that as well
    is there a module on @skill
    how @skill works do you cover that
    do you touch on @skill
    do you also show @skill
    does @program help me with @skill
    are there lessons about @skill
    do you cover that in @program
    do you cover that
    do you cover this
    do you cover this anywhere
    is that covered
    is that covered somewhere
    is this taught
    is that taught there
    in which of your trainings is this taught
    which of your trainings teaches that
    which training covers that
    which one covers that
    which one teaches this
    where is this taught
    where is that covered
    is that part of @program
    is this included in @program
    is @skill part of @program
    is @skill in @program too
    is @skill in the topics
    is @skill taught only in @program
    so @skill is part of @program right
    do i get the @skill module if i enroll in @program
    do i get @skill in @program
    does @program touch @skill
    does @program touch on @skill
    does @program go into @skill
    does @program deal with @skill
    does @program start with @skill
    does it start with @skill
    does that start with @skill
    does it end with @skill
    does it end with @skill
    does @program talk about @skill
    does @program also have @skill
    does @program mention @skill
    does the same include @skill
    whether the same includes @skill
    do you go into @skill
    is there a part on @skill
    is there a chapter on @skill
    anything in there about @skill
    anything about @skill in it
    any @skill in it
    and @skill
    and what about @skill
    which courses do not have @skill
    which courses do not have @skill in the topics
    which programs do not deal with @skill
    which of them mentions @skill
    which one covers @skill but not @skill
    which covers @skill
    does every course include @skill
    is @skill in all of them
    do all of them teach @skill
    so @program does not teach @skill
    so @program doesn't teach @skill
    does @program not teach @skill
    doesn't @program teach @skill
    do you teach @skill at all
    do u teach @skill
    will you teach @skill
    will they teach @skill
    they will teach @skill also no
    tell me is @skill included
    also tell me is @skill included
    @skill sikhate ho kya
    usme @skill sikhate hai kya
    @skill hai kya isme
    @skill padhate ho
    not @skill anything in @technology
    anything in @technology
    do you do @technology
    i thought @skill comes in there
    will you show how to do that
    do they show how to do that
    do you show how to do that there
    will i be able to do that after the course
    will @program show me how to do it
    will @program show me how to @skill
    does @program show me how to
    does @program teach me how to
    will @program teach me to
    will i learn in @program how to
    where do you teach that
    where do you teach this
    where do you teach such things
    where do you teach making such things
    where can i learn such things with you
    where in your programs is that
    in which module is that
    which module is that in
    which module handles that
    what topic handles this
    which topic deals with that
    which lesson is about that
    is there a lesson about that
    is there any lesson on @skill
    is that part of something
    is that part of anything
    is that in one of your courses
    covered
    covered somewhere
    is it covered
    would i learn that with you
    would i pick that up in one of your courses
    can your course help us with that
    can one of your courses help with this
    do you have something on that
    do you have anything on @skill
    have you got something about @skill
    which of your offerings goes into @skill
    which of your offerings deals with that
    does one of your trainings show that
    will somebody show me that
    can i learn that here
    can i learn that with you
    can i learn @skill with you
    can i learn to do that
    @skill kaunse course me hai
    ye kaunse course me sikhate hai
    ye sikhate ho kya
    kya ye bhi aata hai course me
    in what course do i learn to do that
    in which course do i learn that
    in what course do i end up doing that
    in which course do we do @skill
    which course ends with @skill
    which program ends with that
    in what course do i get to do that
    do you offer something about @skill
    do you offer something about that
    do you have something about @skill
    do you offer anything on @skill
    something about @skill please
    do you teach @skill here
    do you cover @skill
    do your courses teach @skill
    teach @skill?
    you teach @skill?
    is @skill taught
    is @skill only part of @program
    is @skill only in one program
    where would i learn @skill
    where do i learn about @skill
    does @program say anything about this
    which of the two @program programs skips @skill
    which one leaves out @skill
    what do you teach about @skill
    what do you teach on @skill
    hello what do you teach about agents
    is there team management content in any course
    is there anything on @skill in your courses
    is there something on @skill in any course
    any course having @skill
    any content on @skill
    is @skill there in any program
    is there a topic on @skill
    do i get to learn @skill anywhere
    in which course is @skill
    where do you teach @skill
    where is @skill taught
    @skill is in which course
    @skill padhate ho kya
    is @technology in the syllabus
    is @technology there in syllabus
    does the syllabus have @technology
    syllabus me @technology hai kya
    will i touch @technology
    do we use @technology in it
    is there something about managing people in a course
    do you teach managing people
    which course talks about @skill
    which course speaks about @skill
    which of these goes into @skill
    who all teach @skill among the courses
    i want to know if you teach @skill
    what do you mean by @skill
    what is meant by @skill
    what is @skill exactly
    explain @skill to me
    what is the @skill course called
    which one has it
    which course has it
    which course has that
    which has that
    in which one is it
    which course is it in
    where do i find that
    do you teach how to do that
    is that a topic in any course
    how do i learn @skill here
    anything related to @skill
    can you teach me @skill
    @skill kaha sikhne milega
    do you teach how to store lots of information
    do you teach how to keep things running
    do you teach how to measure whether it works
    will you teach me how to clean up messy files
    do you teach how to tell if it is good`,
  codingNeed: `
    never programmed, not programmed, programmed before, coded before, need code,
    not need code, not need coding, no coding knowledge, require code, no coding,
    without coding, need coding, need to code, know coding, know how to code, coding required,
    require coding, coding needed, coding knowledge, coding background, coding experience,
    programming experience, programming knowledge, programming background, need programming,
    non coder, non coders, non technical, nontechnical, non tech, non it, not technical,
    no code, code required, need to know coding, need to know programming, coding nahi aata,
    coding nahi ati, coding nahi, coding zaroori, coding jaruri, coding chahiye, coding aani,
    bina coding, dont know coding, do not know coding, dont know programming,
    do not know programming, cannot code, cant code, do not code, dont code, never coded,
    never written code, zero coding, require programming, requires coding,
    requires programming, programming required, involve coding, any coding,
    technical background, tech background, technical knowledge, write code, not a programmer,
    not a coder, no programming, coding skills, programming skills, without programming,
    coder nahi, coding ke bina, coding heavy, much coding, programing background, have to code
    do i need to know coding
    do i need coding for @program
    do i need to code
    is coding required
    is coding needed for @program
    is programming required
    do i need programming knowledge
    do i need to know @skill
    do i need to know programming before
    i can't code
    i cannot code can i join
    i have no coding background
    no coding background can i join
    i don't know programming
    i don't know coding which course is for me
    i don't want to code
    i do not want to write code
    which one is without coding
    which course needs no coding
    which programs don't need code
    is there a course without programming
    courses for non technical people
    i am non technical
    i am not technical at all
    can a non technical person join
    can non programmers take @program
    is @program technical
    will there be a lot of coding
    how much coding is there
    coding nahi aati
    mujhe coding nahi aati
    mujhe @skill nahi aata
    @skill nahi aata hai mujhe
    i don't know @skill
    i am not good at @skill can i join
    coding aani chahiye kya
    bina coding ke kaunsa course hai
    kya coding zaroori hai
    programming aana zaroori hai kya
    never coded in my life
    i have never programmed
    never written a line of code will i manage
    i am scared of coding
    i hate coding
    zero coding experience
    is there any coding in @program
    does @program require coding
    does it need code
    do you need to be a programmer
    must i be a developer
    coding experience needed?
    which ones require coding
    which program involves code
    without writing code
    never touched a terminal
    got anything for people who never touched a terminal
    people who have never coded
    how much programming is in @program
    phir bhi kar sakta hu coding nahi aati
    kya bina coding ke chalega
    coding nahi aati phir bhi chalega
    do i have to write code
    is it full of code
    can someone who never programmed do it
    is programming required for @program
    is there coding in @program
    how much coding is in @program
    will i have to program
    can someone without coding do @program
    coding zaroori hai kya
    does @program involve code
    is there one without code
    what if i do not know it
    what if i can not
    do i write code in the first session
    will i be writing code
    when do i start writing code
    is @program the only one without code
    is @program the only one where i do not have to code
    is that the only one that needs no code
    is @program the only course where one need not program
    does it need coding
    does that need code
    does @program need coding
    does it assume i already code
    does @program assume that i already code
    do i have to write code there
    do i have to write any code in it
    do i need to know programming for it
    do i need to know computer programming in mine
    does he need to know coding before
    does she need to know coding for it
    could he skip the code
    could she skip the coding
    can he do it without code
    can a non coder follow @program
    can a non coder do @program
    can i sit in @program without coding
    if i can't write a single line of code can i still take @program
    i cannot write a line of code can i take @program
    i do not know any programming can i sit in @program
    is it ok for someone with no coding
    is it ok for a @person with no coding
    is @program ok for a @person without coding
    is coding compulsory for @program
    is coding mandatory
    is coding involved in @program
    is there a lot of coding
    do both @program and @program need programming
    do all programs need coding
    does every program require coding
    do founders need to program in @program
    do @person need to program in @program
    which of them needs no coding
    which of them needs coding
    which one needs no programming
    which of your courses is not for programmers
    which course is not for programmers
    which course is not for coders
    which of the courses i can do without touching any code
    which courses can i do without code
    what about the one without code
    is there any course without programming
    is there any course without programming at all
    is there something without coding
    anything without coding
    anything without code
    anything easier without programming
    something with no code
    i don't code at all and i don't want to
    i do not code and do not want to learn it
    coding bilkul nahi aati
    coding nahi aati seekhni bhi nahi hai
    kya coding aani chahiye
    bina coding wala course
    bina coding ke kuch hai
    un dono mein se coding wala kaunsa
    will i have to write programs
    do you expect me to program
    am i wrong with @program if i never write code
    is that the one with code
    without coding which one
    can i still do @program
    i know nothing about programming can i still do @program
    can i do @program all the same
    i have never programmed is that a hindrance
    i never coded is that a problem
    must i already know how to code
    do i have to know coding already
    is prior coding needed
    can a @person follow the @program course
    can @person without code follow @program
    any programming for him
    any programming in it for her
    is there programming in hers
    does she sit in front of code there
    must he deal with code there
    would she have to write code there`,
  prerequisites: `
    hate maths, love maths, do maths, from basics, from the basics, basics, from zero,
    my maths, my math, weak in maths, good in maths, maths background, prerequisite,
    pre requisite, pre requisites, requirement, requirements, eligible, qualification,
    qualifications, qualify, qualified, degree, graduate required, graduation, age limit, age,
    umar, umr, umra, maximum age, prior knowledge, prior experience, previous experience,
    experience required, experience needed, years of experience, need experience,
    need any experience, required experience, 12th pass, 12th, 10th, btech, b tech, bcom, bca,
    mca, bsc, mba, cgpa, marks, percentage required, background required, need to know,
    know before, need before, yogyata, beginner, beginners, newbie, fresher, freshers,
    from scratch, scratch, zero knowledge, no experience, no background, basic knowledge,
    maths required, need maths, need math, good at math, good at maths, entrance test, entrance exam,
    entrance, admission criteria, criteria, aptitude test, naya hu, naye, shuruati,
    college student, college students, school student, school students, retired, homemaker,
    housewife, my son, my daughter, my child, year old, doctor, i am a teacher, am a teacher,
    lawyer, can i join if, too old, old enough, i am a student, am a student, final year,
    need any background, level, beginner friendly, basics required, experience in,
    experience chahiye, prior, mechanical engineer, civil engineer, arts background,
    commerce background, commerce, non it background, years old, dont know anything,
    do not know anything, kuch nahi aata, kuch nahi aati, career gap, gap year, smart enough,
    difficult, hard, tough, easy, easiest, hardest, toughest, kathin, mushkil, aasan,
    difficulty
    what are the prerequisites
    prerequisites
    any prerequisites for @program
    requirements to join
    what are the requirements
    eligibility
    eligibility criteria
    am i eligible
    who is eligible
    what qualification do i need
    do i need a degree
    is a degree required
    do i need experience
    is experience required
    do i need prior experience in ai
    is there an age limit
    minimum age
    i am @number years old can i join
    can students join
    can a fresher join
    can a 12th pass join
    can i join without experience
    can i do this as a beginner
    is it beginner friendly
    is it too hard for beginners
    how difficult is it
    is it tough
    do i need maths
    is maths required
    i am weak in maths
    do i need to be good at english
    what do i have to know already
    what background do i need
    kya qualification chahiye
    yogyata kya hai
    age limit kya hai
    experience zaroori hai kya
    fresher kar sakta hai kya
    what should i know before joining
    do i need @skill for it
    do i need @skill for that
    does it need @skill
    does that one need @skill
    do i need @skill
    do i need @skill for @program
    does @program need @skill
    i am @number is it too late
    is it too late at @number
    is it too late for me to start at my age
    do i need to know anything beforehand
    is there an entrance test
    selection process
    any selection criteria
    do i have to pass a test to get in
    what level is it
    is prior knowledge needed
    will i be able to follow with zero knowledge
    i am too old for this right
    documents or degree needed to qualify
    what do i need to be able to join
    mera background commerce ka hai kar paunga kya
    commerce background
    can my @number year old son attend
    is @number too young
    arts student can join
    am i eligible for it
    is he eligible
    what is the eligibility
    what are the requirements to join
    what do i have to know before
    what must i know beforehand
    what knowledge is expected
    what background is needed
    which degree do i need
    is a degree needed
    do i need an engineering degree
    i have passed only 12th am i eligible
    i have only a diploma can i join
    is 62 years too old
    is 62 too old
    am i too old for this
    am i too old
    is there a minimum age
    how old must one be
    i am 17 can i join
    can a school student join
    can a housewife join
    can anyone join
    will @program leave me behind
    will the course leave me behind
    will i be lost without experience
    do i need work experience
    how much experience is needed
    do i need @skill before joining
    do i need @skill for it
    do i need @skill before joining or will you teach
    do i need @skill before
    will she need to know @skill before that
    must i know @skill first
    do you expect @skill
    do i have to know @technology
    do i need @technology beforehand
    do i need to be an engineer
    do i need to be from it
    non it background can join
    kya aana chahiye pehle se
    umar ki koi limit hai
    12th pass kar sakta hai kya
    pehle se kya aana chahiye
    what level should i be at
    can i join @program without @skill
    can i join @program without any @skill
    can i do @program without @skill
    can i do @program without @technology
    could i follow @program without @skill
    can one take @program without knowing @skill
    is @skill necessary for @program
    can i sit in @program
    can i sit in the @program
    may i sit in @program
    can i sit in the @program course
    could somebody like me sit in @program
    may i take part in @program without it
    do i have to know something before joining
    does he have to know anything before joining
    can i start at my age
    does it start from zero
    does it begin from zero
    does that one start from scratch
    will it start at the very beginning
    do you begin with the basics in it
    is it taught from zero
    is that from scratch or must i know things
    does the course start from nothing
    from which level does it start
    does it assume that i know something
    what must i know already
    kya zero se shuru hota hai
    basics se start hoga kya
    is 52 too late
    is age 52 too late to join
    am i too old at 50`,
} as const;
