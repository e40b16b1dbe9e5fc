/** Small talk. Phrases with commas between them, then one example a line; @program, @skill, @person and the like stand for any of the kind. */
export const talk = {
  greeting: `
    namaskaram, salam, assalam, pranam, ram ram, hlo, hllo, howdy, hiya, wassup, whats up,
    sat sri akal, suprabhat, adaab, halo, jai hind, jai shri ram, anyone there, anybody there,
    are you there, koi hai, start chat, nomoskar, namaskara, good day, pleased to meet you,
    glad to meet you
    hello
    hey
    hii
    hiii
    hey there
    hi aivy
    hello aivy
    good morning
    good afternoon
    good evening
    namaskar
    hola
    yo
    sup
    hi there
    hello there
    heya
    hey buddy
    greetings
    hello ji
    hi sir
    hello madam
    hai
    helo
    vanakkam
    salaam
    morning
    hello anyone there
    is anybody there
    knock knock
    hi i am Rahul
    hello my name is Priya
    hi i'm Sam
    myself Kumar
    mera naam Amit hai
    nice to meet you
    hey what's up
    start
    hi i am @person
    good day
    hiya
    howdy
    hi i am rahul
    hello i am anita
    hi to you
    namaste aivy
    hi everyone
    yo aivy
    good morning aivy
    anybody there
    hey bot
    hello mam
    my name is rahul
    name is priya
    i am called anita
    name is farhan
    dear sir or madam
    dear sir madam
    respected team`,
  thanks: `
    thankyou, thanx, tysm, dhanyawad, dhanyavaad, appreciated, thank, thnx, thnks, tnx,
    thankyu, dhanyavadalu, grateful, that helps, that helped, helpful, you helped, meherbani,
    abhar
    thanks
    thank you
    thanks a lot
    thx
    thx a lot dude you are great
    thanks man you are great
    you are great thanks
    thanks a ton buddy you are the best
    thank you so much you rock
    great help thanks bro
    ty
    tq
    many thanks
    thanks that helps
    great thanks
    ok thanks
    okay thank you
    thank u
    dhanyavad
    shukriya
    appreciate it
    much appreciated
    thanks for the info
    thanks for your help
    that was helpful
    you helped me a lot
    that's all thanks
    cool thanks
    perfect thank you
    thanks aivy
    thank you very much
    helpful thanks
    awesome thanks
    got it thanks
    no thanks
    bahut dhanyavad
    thanks bro
    cheers
    ok thank you that's all
    nandri
    thank you for the answer
    thnx
    that is all i needed thanks
    tysm
    thanks a ton
    thank you so very much
    thanks that was quick and useful
    thanks aivy that was quick
    thanks that was quick
    thank you so much mam god bless you
    thanks a lot that helped
    that was helpful thank you
    shukriya ji
    thanks for the information
    noted thanks
    noted with thanks
    thank you for your kind help`,
  goodbye: `
    good bye, cya, gtg, bbye, exit, have a good day, have a great day, byee, baad mein baat,
    signing off
    bye
    goodbye
    bye bye
    see you
    see you later
    see you tomorrow
    talk later
    good night
    take care
    tata
    alvida
    phir milenge
    i have to go
    gotta go
    ttyl
    catch you later
    that's all for today
    i'll come back later
    will be back
    chalta hu
    ok bye
    bye for now
    i'm leaving
    see ya
    have a nice day
    cya
    bye now
    farewell
    good bye then
    have to leave now
    until next time
    goodnight
    i am off
    cheerio
    later
    adios
    bbye
    chalo bye
    milte hai
    alright talk later
    ok i am leaving
    have a good day bye
    phir milte hai
    ok i will come back later`,
  howAreYou: `
    how are u, how do you do, kaise hain, kese ho, kya haal, kya hal, how is it going,
    hows it going, how are things, kaise hai aap, sab theek, sab badhiya, ela unnavu,
    whats going on, hows your day, khana khaya, epdi irukinga, kaisa chal raha, kemon acho,
    kya chal raha
    how are you
    how are you doing
    how are you today
    how r u
    how's it going
    how is your day
    how do you feel
    are you ok
    kaise ho
    kaisi ho
    kya haal hai
    kya chal raha hai
    aap kaise hain
    how have you been
    you good
    everything fine with you
    what are you doing
    what's up with you
    all good with you
    hows life
    ela unnaru
    how do you do
    are you fine
    how are things
    you okay
    how was your day
    hope you are well
    sab badhiya
    kaisa chal raha hai
    are you happy
    how are you feeling
    whats going on
    how goes it
    how are you aivy
    theek ho
    you doing well
    wassup
    what is up
    and you
    how about you today
    how is it going
    sab theek`,
  whoAreYou: `
    who r u, ur name, whats your name, bot or human, human or bot, human or robot,
    robot or human, are you a human being, real person or bot, person or bot, human ho,
    are you bot, are you a human, are you real, real person or, are you an ai, chatbot,
    tum kaun, aap kaun, kaun ho, tumhara naam, aapka naam, tera naam, who is aivy, aivy kaun,
    which model are you, what model, are you gpt, kisne banaya, human or, bot or,
    am i talking to, am i chatting with, your age, are you a boy, naam kya, name kya, robot,
    bot ho, insaan ho, about yourself, who am i talking, who am i chatting, are you a real,
    how do you work
    what are you
    what's your name
    what is your name
    your name
    are you a bot
    are you a robot
    are you human
    are you a person
    am i talking to a human
    am i talking to a bot
    is this a bot
    are you ai
    are you chatgpt
    who made you
    who created you
    who built you
    are you a girl
    how old are you
    are you married
    do you have feelings
    tum kaun ho
    aap kaun ho
    tumhara naam kya hai
    kya tum insaan ho
    are you intelligent
    what can you tell me about yourself
    introduce yourself
    aivy who
    what does aivy mean
    what model are you
    which ai are you
    are you alive
    do you sleep
    where do you live
    are you a machine
    computer or human
    who am i talking to
    is this a robot
    are you an ai
    am i chatting with a person
    and who are you
    so who are you exactly
    is a real person there
    what is your good name
    your good name please
    may i know your name
    may i know whom i am speaking to
    who is this
    whom am i chatting with
    who is answering me
    am i talking to a real madam or computer
    am i talking to a real person
    am i talking to a machine
    is this a real person or a bot
    is this an automatic reply
    are you ai yourself
    are you a real girl
    are you even a human
    are you human or software
    who are you what's your name
    aapka naam kya hai
    aap insaan ho ya robot
    aap asli ho kya
    kya aap computer ho
    is aivy a person
    do you have a name
    what should i call you
    how should i address you
    what is your role here
    are you from the team
    are you an employee
    do you work there
    are you the teacher
    are you the counsellor
    what do they call you
    how are you called
    do you go by a name
    what name do you have
    tell me your name
    what was your name again
    who wrote these answers
    who is typing
    is there a person typing
    are you an ai too
    are you a program
    are you a computer program
    is this chat run by a person
    am i chatting with a human being
    is somebody real behind this chat`,
  help: `
    can you help, need help, what should i do, what do i do, kya karu, kya karna chahiye,
    madad, sahayata, what can you help, how can you help, i have questions, can i ask,
    may i ask, i have some doubts, assist, assistance, have a query, do not understand,
    confusing, unclear, repeat that, say again, pardon, query, queries, kuch puchna,
    puchna hai, ek sawal, i want to ask, want to know something, guide, question,
    i need some help, what else can you, ek baat
    help
    help me
    can you help me
    i need help
    what can you do
    what can i ask
    what can i ask you
    what do you know
    how can you help me
    how does this work
    options
    menu
    i have a question
    i have a doubt
    i have some questions
    can i ask something
    may i ask a question
    i don't understand
    i am confused
    i'm lost
    what
    huh
    what do you mean
    madad chahiye
    kya kar sakti ho
    kya puch sakta hu
    samajh nahi aaya
    what should i ask
    can you assist me
    what are you able to do
    what questions can you answer
    assist me
    i have few queries
    some queries
    how do i use this chat
    what are you for
    can you guide me
    i need some information
    guide me
    show me what you can do
    now what
    and now what
    what can you help with
    what can you tell me
    help me please
    help me out here
    i have some doubts
    can i ask you a question
    i want to ask something
    ek baat puchni thi
    ek sawal hai
    kuch puchna tha
    mujhe help chahiye
    meri madad karo
    i do not understand anything here
    where do i begin
    guide me please
    what all can you answer
    give me some options to ask`,
  fine: `
    okk, hmmm, achha, theek, thik, badhiya, super, excellent, wonderful, han,
    nah, lovely, good bot, samajh gaya, hmmk, oh ok,
    brilliant, very nice, mast, ok then, will think, sochta hu, will check, sounds great,
    impressive, sari
    ok
    okay
    k
    hmm
    alright
    fine
    cool
    great
    nice
    good
    got it
    i see
    i understand
    understood
    makes sense
    sounds good
    good to know
    interesting
    wow
    theek hai
    accha
    acha
    thik hai
    sahi hai
    right
    fair enough
    perfect
    noted
    good job
    well done
    ok got it
    amazing
    awesome
    not bad
    hmm ok
    okay let me think
    i will think about it
    let me think
    right ok
    nice one
    thats good
    okay great
    ok that is cool
    ok noted
    alright then
    ok fine
    okay understood
    i am fine
    i am good
    all good here
    doing well
    fine what about the courses
    good and you
    i am okay
    main theek hu
    sab badhiya
    pretty good thanks
    great today`,
  affirm: `
    yes
    yes please
    yeah
    yep
    yup
    sure
    of course
    ok yes
    haan
    haan ji
    ji
    haa
    ok do it
    go ahead
    please do
    definitely
    absolutely
    yes i do
    yes i want that
    sure go ahead
    ya
    avunu
    aama
    yes tell me
    ok tell me
    yes that one
    bilkul
    yes sir
    yes i would
    ok sure
    haan bilkul
    yeah sure
    yes go on
    yup do it
    correct yes
    sure why not
    please
    sounds right yes
    okay yes
    yes of course
  `,
  decline: `
    no
    nope
    nah
    not now
    not yet
    no thank you
    not really
    nahi
    nahi chahiye
    naa
    maybe later
    no need
    i don't want
    not interested
    i am not interested
    don't want it
    no that's it
    nothing else
    nothing
    never mind
    leave it
    forget it
    rehne do
    kuch nahi
    no i do not
    not for me
    nope not now
    i do not think so
    no i am good
    nothing more
    that is all
    i am fine no
    not this time
    no sorry
    thats it
    nah i am good
    na
    no way
    dont need it
    no thats fine
    no thanks
    no thank you not now
    i will think about it
    let me think
    nope that is all
    not required
    nahi bas
    abhi nahi
    some other time
    not interested right now
    i will decide later
    no it is ok
    that is all no more questions
    nothing more for today`,
  laugh: `
    lolz
    lol
    haha
    hahaha
    hehe
    rofl
    lmao
    xd
    funny
    that's funny
    you are funny
    hihi
    hehehe
    haha ok
    so funny
    ha ha
    good one
    you made me laugh
    hilarious
    lmfao
    jaja
    hahahaha
    heh
    hee hee
    that was funny
    comedy
    😂
    made me smile
    laughing
    hahaha nice one
    lol ok then
    that is funny
    that made me laugh
    haha you got me
    so funny yaar
    hasa diya
    good joke
    hahaha sahi hai
    too funny
    haha that was good
    lol nice one
  `,
  affection: `
    love you, marry me, will you marry, miss you, beautiful, be my friend, are you single,
    are you married, love your, love this, great website, nice website, good website,
    nice site, cute, sweet, smart bot, you are smart, so smart, smart, like you,
    you are awesome, you are great, you are the best, be my boyfriend, dost banoge, flirt,
    best bot
    i love you
    i like you
    you are cute
    you're awesome
    you are so smart
    you're the best
    you are sweet
    you're great
    will you marry me
    be my girlfriend
    date me
    love u
    you are amazing
    you are beautiful
    i miss you
    you are very helpful
    good bot
    smart girl
    kiss me
    tum bahut acchi ho
    you are very intelligent
    can we be friends
    i adore you
    you are lovely
    you rock
    you are a star
    you are a genius
    you are nice
    i am in love with you
    be my friend
    you are wonderful
    so sweet of you
    you are kind
    muah
    hug
    great bot
    best assistant
    sweetheart
    darling
  `,
  sorry: `
    apologies, maaf, wrong chat, by mistake, galti se, wrong number dialed, never mind,
    nevermind, nvm, leave it, chodo, rehne do
    sorry
    my bad
    oops
    sorry wrong chat
    wrong window
    i apologise
    excuse me
    pardon
    maaf karna
    sorry typo
    ignore that
    my mistake
    i typed wrong
    sorry for that
    i am sorry
    sorry i meant something else
    my apologies
    sry
    so sorry
    sorry about that
    pls ignore
    ignore my last message
    did not mean that
    please forgive me
    forgive me
    sorry galti ho gayi
    oops typo
    i mistyped
    sorry sorry
    that was not for you
    sent by mistake
    accidentally sent
    wrong message
    mistake
    sorry typed wrong
    oops sorry
    apologies for that
    sorry ignore that
    sorry bro galti se
    pardon me
  `,
  wellWish: `
    happy republic day, congrats, happy pongal, happy ugadi, happy onam, happy friday,
    happy monday
    happy diwali
    happy new year
    merry christmas
    eid mubarak
    happy holi
    have a good day
    happy birthday
    congratulations
    best of luck
    good luck
    happy independence day
    happy weekend
    all the best
    wish you luck
    god bless you
    stay safe
    happy pongal
    happy onam
    happy eid
    season greetings
    happy ganesh chaturthi
    enjoy your day
    have a great weekend
    happy republic day
    shubh diwali
    diwali ki shubhkamnaye
    best wishes
    good wishes
    have a nice weekend
    enjoy
    wish you well
    happy dussehra
    happy anniversary
    have a lovely day
    get well soon
    happy easter
    warm wishes
    many happy returns
    have a nice day
    happy new year to you
    happy holi aivy
    have a great day
    take care`,
  bored: `
    bored, i am sad, feeling sad, lonely, stressed, tired, depressed, feeling low, i am happy,
    feeling good, udaas, bore ho, i am nervous, feeling anxious, having a bad day, long day,
    busy day
    i am bored
    i'm sad
    i feel sad
    i am tired
    i'm lonely
    i feel lonely
    i am stressed
    i'm depressed
    life is hard
    bore ho raha hu
    nobody loves me
    i am feeling low
    i'm angry
    i am so tired today
    bad day
    i lost my job
    entertain me
    so bored
    i feel down
    i have no friends
    i am unhappy
    i am exhausted
    nothing to do
    i failed my exam
    i broke up
    my day was terrible
    i cannot sleep
    feeling lonely
    i am frustrated
    i am upset
    cheer me up
    i had a fight
    i want to cry
    my life is boring
    i am worried
    mood off
    i got fired
    i am anxious
    i feel lost in life
    this is boring
    so boring
    i have nothing to do
    just passing time
    timepass kar raha hu
    just looking
    just browsing
    i am just checking
    nothing just like that
    simply asking
    bas aise hi
    whatever`,
  hostile: `
    stupid, stupidest, useless, dumb, dumber, dumbest, worst, hate this, fuck, fucking, shit, bekar, bekaar, chutiya,
    madarchod, bhenchod, behenchod, gadha, gadhe, ullu, pagal, rubbish, garbage, moron, loser,
    suck, sucks, crap, bloody, kamina, kutta, saala, saale, faltu, ghatiya, trash, pathetic,
    terrible, stfu, horrible, bitch, bastard, ass, asshole, waste of time, time waste,
    timepass, hell, disgusting, annoying, irritating, that is wrong, incorrect, not correct,
    thats not right, not helpful, not helping, dont understand anything, screw you, get lost,
    kill you, nikamma, joke of, kuch nahi pata, kuch nahi jante
    you are stupid
    you're useless
    you are dumb
    this is useless
    fuck you
    fuck off
    shut up
    idiot
    you suck
    bakwas
    bewakoof
    you are an idiot
    worst chatbot
    stupid bot
    you don't know anything
    you know nothing
    what a waste of time
    you are not helpful
    that is not what i asked
    wrong answer
    you are wrong
    you didn't answer my question
    this is rubbish
    bullshit
    go to hell
    pagal ho kya
    dumb answer
    hate you
    i hate you
    you are annoying
    useless bot
    damn you
    wtf
    nonsense
    answer properly
    ridiculous
    kuch nahi pata tumhe
    ur answers are garbage
    what garbage
    you are a joke
    pathetic
    you understand nothing
    you do not understand anything i say
    useless you get nothing right
    you are a useless bot
    you are useless
    honestly you are a useless bot
    you are a useless fellow
    waste of my time
    you waste my time
    you do not understand anything
    stupid machine
    bakwas ho tum
    bekar bot`,
  replyLanguage: `
    talk in hindi, speak hindi, speak in hindi, hindi me baat, hindi mein baat, hindi me bolo,
    do you speak, can you speak, speak english, talk in english, reply in english,
    hindi aati hai, hindi aata hai, hindi samajhte, understand hindi, you understand hindi,
    telugu matladu, talk in telugu, speak telugu, speak tamil, hindi mein jawab,
    you know hindi, hindi bolo, in hinglish, hindi bol
    do you speak hindi
    can you speak hindi
    can you talk in hindi
    reply in hindi
    answer in hindi
    please answer in telugu
    hindi mein jawab do
    hindi mein bolo
    hindi me batao
    do you understand hindi
    do you know telugu
    can you reply in tamil
    can we chat in hindi
    which languages do you speak
    which languages do you understand
    speak english please
    talk to me in hindi
    translate that to hindi
    kya aap hindi bolte ho
    tamil mein bolo
    can you understand hinglish
    respond in marathi
    english please
    parlez vous francais
    can you write in hindi
    can you answer in hindi
    kannada mein bolo
    do you understand marathi
    hindi aati hai kya
    do you talk hinglish
    switch to hindi
    hindi please
    in hindi please
    please use simple english
    respond in my language
    speak bengali
    urdu
    do you speak french
    can i write in hindi
    may i write in tamil
  `,
} as const;
