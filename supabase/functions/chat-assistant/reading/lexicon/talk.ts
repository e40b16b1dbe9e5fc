/** Small talk. Each key has its reply in content/chat.ts. */
export const talkWords = {
  greeting: `
    hi, hello, hey, heya, hii, hola, namaste, namaskar, namaskaram, vanakkam, good morning,
    good afternoon, good evening, gm, ge, salaam, salam, assalam, pranam, ram ram, hlo, helo,
    hllo, hy, yo, greetings, howdy, hiya, sup, wassup, whats up, sat sri akal, suprabhat, adaab,
    halo, jai hind, jai shri ram, hi there, hello there, hey there, anyone there, anybody there,
    are you there, koi hai, start chat, knock knock, nomoskar, namaskara, good day,
    nice to meet you, pleased to meet you, glad to meet you
  `,
  howAreYou: `
    how are you, how r u, how are u, how are you doing, how do you do, kaise ho, kaise hain,
    kese ho, kaisi ho, kya haal, kya hal, how is it going, hows it going, how are things,
    kaise hai aap, sab theek, sab badhiya, ela unnaru, ela unnavu, whats going on,
    how is your day, hows your day, how have you been, hows life, khana khaya, epdi irukinga,
    kaisa chal raha, kemon acho, kya chal raha
  `,
  thanks: `
    thanks, thank you, thankyou, thanx, thx, ty, tysm, shukriya, dhanyavad, dhanyawad,
    dhanyavaad, much appreciated, appreciate it, appreciated, thank, thnx, thnks, tnx, tq,
    many thanks, thankyu, dhanyavadalu, nandri, grateful, that helps, that helped, helpful,
    you helped, meherbani, abhar, cheers, thank u
  `,
  goodbye: `
    bye, goodbye, good bye, see you, see ya, cya, talk later, ttyl, good night, gn, alvida,
    take care, phir milenge, tata, gtg, bbye, exit, have a nice day, have a good day,
    have a great day, chalta hu, byee, catch you later, baad mein baat, signing off
  `,
  whoAreYou: `
    who are you, who r u, your name, ur name, what is your name, whats your name, are you a bot,
    bot or human, human or bot, human or robot, robot or human, are you a real person,
    are you a human being, real person or bot, person or bot, human ho, are you bot,
    are you human, are you a human, are you real, real person or, are you a robot, are you ai,
    are you an ai, chatbot, are you chatgpt, tum kaun, aap kaun, kaun ho, tumhara naam,
    aapka naam, tera naam, who is aivy, aivy kaun, what are you, introduce yourself,
    who made you, who built you, who created you, which model are you, what model, are you gpt,
    are you a person, are you a machine, kisne banaya, are you alive, human or, bot or,
    am i talking to, am i chatting with, your age, how old are you, are you a girl,
    are you a boy, naam kya, name kya, robot, bot ho, insaan ho, about yourself,
    who am i talking, who am i chatting, are you a real, how do you work
  `,
  help: `
    help, help me, can you help, need help, what should i do, what do i do, kya karu, kya karna chahiye, madad, sahayata, what can you do, what can you help,
    how can you help, how does this work, i have a question, i have a doubt,
    i have some questions, i have questions, can i ask, may i ask, what can i ask,
    i have some doubts, assist, assistance, have a query, do not understand, confusing, unclear,
    samajh nahi aaya, repeat that, say again, what do you mean, pardon, query, queries,
    kuch puchna, puchna hai, ek sawal, menu, what do you know, i want to ask,
    want to know something, guide, question, i need some help, what should i ask,
    what else can you, ek baat
  `,
  fine: `
    ok, okay, okk, kk, cool, great, nice, good, awesome, perfect, fine, alright, got it,
    understood, i see, hmm, hmmm, hm, accha, acha, achha, theek hai, thik hai, theek, thik,
    sahi hai, badhiya, wow, super, excellent, wonderful, sure, haan, han, ha, yes, yeah, yep,
    ya, yup, no, nope, nahi, nah, not really, sounds good, interesting, makes sense, amazing,
    right, lovely, well done, good job, good bot, samajh gaya, hmmk, ji, oh, oh ok, fair enough,
    brilliant, very nice, mast, ok then, will think, let me think, sochta hu, will check,
    sounds great, impressive, no problem, sari
  `,
  laugh: "haha, hahaha, lol, lmao, rofl, hehe, funny, lolz, xd",
  affection: `
    love you, i love you, marry me, will you marry, date me, miss you, beautiful,
    be my girlfriend, be my friend, are you single, are you married, love your, love this,
    great website, nice website, good website, nice site, you are cute, cute, sweet, smart bot,
    you are smart, so smart, smart, you are sweet, like you, you are awesome, you are great,
    you are the best, you are amazing, be my boyfriend, dost banoge, flirt, best bot
  `,
  sorry: `
    sorry, apologies, my bad, oops, maaf, wrong chat, by mistake, galti se, wrong number dialed,
    ignore that, never mind, nevermind, nvm, leave it, chodo, rehne do
  `,
  wellWish: `
    happy diwali, happy new year, happy holi, eid mubarak, merry christmas, happy birthday,
    happy independence day, happy republic day, congratulations, congrats, happy pongal,
    happy ugadi, happy onam, happy weekend, all the best, good luck, happy friday, happy monday
  `,
  bored: `
    bored, i am sad, feeling sad, lonely, stressed, tired, depressed, feeling low, i am happy,
    feeling good, udaas, bore ho, i am nervous, feeling anxious, having a bad day, bad day,
    long day, busy day
  `,
  hostile: `
    stupid, useless, idiot, dumb, worst, hate you, hate this, shut up, fuck, fucking, fuck off,
    shit, bullshit, bakwas, bekar, bekaar, chutiya, madarchod, bhenchod, behenchod, gadha,
    gadhe, ullu, pagal, nonsense, rubbish, garbage, moron, loser, suck, sucks, crap, bloody,
    kamina, kutta, saala, saale, faltu, ghatiya, trash, pathetic, terrible, wtf, stfu, horrible,
    bitch, bastard, ass, asshole, go to hell, waste of time, time waste, timepass, hell,
    disgusting, annoying, irritating, you are wrong, you know nothing, that is wrong,
    wrong answer, incorrect, not correct, thats not right, not helpful, not helping,
    dont understand anything, bc, mc, bewakoof, screw you, get lost, damn you, kill you,
    nikamma, joke of, kuch nahi pata, kuch nahi jante
  `,
  trust: `
    scam, fraud, fake, genuine, legit, legitimate, trust you, trustworthy, trust,
    a real company, cheating, cheat, dhokha, is this real, asli, nakli, reliable, farzi,
    believe you, ponzi, thug, safe to join, authentic, scammers, reputed, credible, loot, bogus,
    money making, bharosa
  `,
  replyLanguage: `
    talk in hindi, speak hindi, speak in hindi, reply in hindi, hindi me baat, hindi mein baat,
    hindi mein bolo, hindi me bolo, do you speak, can you speak, speak english, talk in english,
    reply in english, answer in hindi, hindi aati hai, hindi aata hai, hindi samajhte,
    understand hindi, you understand hindi, telugu matladu, talk in telugu, speak telugu,
    speak tamil, hindi mein jawab, you know hindi, hindi bolo, english please, in hinglish,
    hindi bol
  `,
} as const;
