import type { Stances } from "./stances.ts";

/** Told between the lines: in images, jokes and sighs. */
export const betweenTheLines: Stances = {
  out: `
    Mere pitaji kirane wale hain, unko bas itna samajhna hai AI dukaan ke liye kya karega. Typing bhi nahi aati
    Between my knitting circle and the NGO I head, there's no loop I can't do except the computer sort
    comedian. my material doesn't compile, it bombs. corporate gigs on AI coming up so i need the gist w/o the geekery
    Pythons belong in the zoo, ma'am. I run the zoo. Literally, I'm a curator.
    we're three sisters running a pickle company on gut feeling and gossip, need AI for bosses, zero homework with brackets
    God gave me a tongue for arguing and no thumbs for typing. Advocate, Madras High Court. Where do I fit?
    The command line is a foreign country and I lost my passport. What's on offer for a hotel GM?
    Undertaker here. My clients don't complain, my accountant does. Can AI help a funeral house?
    The auditors love me, the printers hate me, and anything with a login hates me more
    Fine, laugh. I thought Kubernetes was a Greek island and tried to book it. Travel agent.
    I have minions for the typing. What I lack is a clue what to ask them. Managing partner, law firm.
    Honestly, I think GitHub is a dating app for gits. Run a pub in Panjim. Help?
    Trust me, a world in which I write software is a world with fewer aeroplanes. I manage an airport.
    CFO. I can smell a fudged balance sheet from the lift, yet ask me what a repo is and I'll say car seizure
    Psychologist here. I can tell you how your developers feel about their mothers, not what they do all day.
    I sell sarees, not scripts. Which of your three was made for such a creature?
    two left hands and both of them arthritic, so nothing with typing please, i head a hospice
    Once upon a time I shipped kernels; now I ship blame between departments. SVP. No going back to the keyboard.
    Every gadget in my house is afraid of me. Ayurvedic doctor, three clinics, kuch leadership type chahiye
    I used to boss around forty developers and never once understood their jokes. Now I want the strategy side.
    Allow me to be blunt: I'd sooner eat my stethoscope than sit through a coding lab
    Radio jockey here, all mouth, no RAM
    My hands smell of turpentine and they'll stay that way, thank you
    Imagine a bull in a china shop, now give him a compiler, that's me. I head procurement at a steel plant.
    Teaching Sanskrit for three decades has spoiled me for lesser grammars, so spare me your Python. What else have you got?
    I handle public relations, meaning I lie beautifully. Programming doesn't tolerate that, so which one does?
    I'm fluent in Gujarati, invoices and sarcasm. Diamonds are my trade.
    Not one drop of engineer in me, tested by three ex-bosses. Recruiter, pharma. Which?
    Choreographer: eight counts is as far as my maths goes
    as useful near a laptop as a chocolate teapot, but hand me a negotiation and watch. Sales head for elevators, ups and downs
    Driving school owner, brave enough for learners on NH44, not brave enough for Python
    Boxing coach. If it can't take a jab I don't train it. What do you have for gym owners thinking about AI
    I'm the fellow who prints the emails. Chairman, co-operative bank. Don't laugh, guide me.
    Can you turn a potter into an informed citizen without making him type stuff in black windows?
    Optician: I help people see; kindly help me see what AI means for shops, minus the building part
    I referee football and I show your coding modules a straight red. Anything left on the pitch?
    Yaar I'm a wedding planner, mera stack is flowers, DJ aur gaaliyan. Konsa course?
    I conduct choirs. If it can't be sung I can't read it.
    Heart surgeon of a husband, fixes valves in his sleep, thinks debugging means Hit spray. Chairs the hospital now.
    The day I learn coding my mother in law will praise my cooking. HR business partner, need AI for hiring.
    The only bugs I catch are the ones in my tea garden. Planter, Coonoor.
    Bhaiya mera dimag dhandhe mein chalta hai, coding mein nahi. Wholesale mein hoon, pulses and spices.
    Let my CTO sweat over the syntax, I sign the cheques and want to know what for
    Could a goldfish do your managers' course? Asking for a man who runs a fish farm and has the memory of his stock.
    My relationship with computers is strictly Ctrl+Alt+Del and prayer.
    Mujhe toh password bhi biwi yaad dilati hai. Jeweller, Zaveri Bazaar. AI samajhna hai, banana nahi
    Dentist by day, tabla by night, no hours left over and no wish to become a nerd
    lol i once broke excel by opening it. HR head, 400 employees. what can I take
    I came, I saw the word "framework", I left. Then my chairman sent me back. Help a poor company secretary.
    haven't touched an editor since 2009, these days I only attend meetings about people who do. VP delivery btw
    semicolons give me hives, I'm a pastry chef, whisks only
    midwife!! the only deliveries & pipelines I know come with screaming
    asking as a coward: is there a version with zero coding, I'm the bishop's secretary
    if your class has the words install and terminal in the same sentence count this florist out
    I herd toddlers for a living so don't you dare ask me to debug anything
    The wife has banned me from the wifi router after The Incident. I trade in timber. Is your leaders thing safe for me?
    Rant incoming: I manage a call centre of 600, everyone shouts AI at me, and no I will not learn gibberish at 54!!
    Spare the rod, spare the code: I'm a headmistress and want my school AI ready, that's all
    My job is to taste tea, spit, and pronounce. Kindly don't make me pronounce "numpy".
    I supervise masons. Brick by brick yes, byte by byte no.
    My chess is good, my biryani is better, my programming is a war crime. Caterer. Recommend me something
    Our principal says she'll learn to code when pigs fly, and there are no pigs near the runway yet. Suggest for her.
    Sir I am politician. I make promises, the officers make software. Which course gives me sensible promises?
    My astrologer says Mercury forbids me machines, my board says get on with AI. I chair a sugar mill.
    The team I lead builds apps; me, I build slides about the apps. Which one is for slide people?
    it took me 3 weeks to find the @ sign. Grandfather, mango exporter, still the boss
    I'm a literary translator: four human languages, nil computer ones, no vacancy for a fifth
    Physio here, I fix backs ruined by people who sit at screens, not planning on joining them
    Between us, I hired my whole engineering floor so that I'd never have to understand it
    Java is what I drink before my morning rounds. Ward sister, surgical.
    Sarpanch hoon ji, gaon ka kaam, code-vode humse na hoga. AI se panchayat ka kya fayda samajhna hai
    As a monk I have renounced many things, and JavaScript was the easiest. Our trust runs nine schools, we seek AI guidance.
    arre I'm a police inspector, mujhe chor pakadna aata hai code nahi
    Stockbroker of the shouting era. Machines replaced my lungs. Want to know what they'll replace next, not how to make one.
    Pilot. I push buttons, I don't make them.
    I teach kathak to kids. Feet fine, keyboards hopeless, curiosity endless. Is your leaders course only for suits?
    My brother Anto is a priest with 2,000 parishioners and a Nokia. He is asking about AI ethics, can you believe it
    Journalist, 5 deadlines, 0 lines of code and proud of the ratio
    Don't tell my board, but I nod at the word algorithm and pray nobody follows up. I'm MD of a shipping line. Save me.
    I'm a sommelier, my pairing never involves another programmer
    Librarian: I shush, I shelve, I don't script
    My staff use the smart tools, I use the stupid bell on my desk. Hotelier, old school. Show me what bosses learn.
    My tools are a hammer, a chisel and bad language, in that order. Stone carver.
    Curly braces look like angry moustaches to me
    What would you do with a 61 year old judge (retd) who considers the fax machine recent?
    I have an allergy to anything with a backslash in it
    Interior designer, meaning I argue about beige professionally. want ai for pitching clients, not for tinkering
    Built an empire of umbrellas without knowing what HTML stands for and see no reason to spoil it now
    Divorce lawyer. I know everything about broken connections and nothing about servers.
    My horoscope of skills: people 10, spreadsheets 4, programming minus 2. Union leader at the docks.
    I judge land disputes in Nashik, sirf faisle likhta hoon, anything for a bench clerk's boss like me?
    I stitch people up in casualty and my handwriting crashes OCR, so no, not a builder of anything digital
    My kid codes, my dog probably codes, I keep a coir mill's books and pay for everyone's laptops
    my sister-in-law reads tarot in Bandra n thinks AI will steal her clients, which class has no maths no computer-ing
    gimme the leadership stuff, hold the nerdery. cinema owner, 4 screens
    Left engineering after one semester of C and ran all the way to a theatre company. Still running.
    Some are born coders, some become coders, I hide in the loo when coders arrive. Brand manager.
    My wife thinks C++ is a disappointing school grade. She manages a chain of creches, would she survive with you?
    The last thing I built was a sandcastle. Marketing director, FMCG, curious but lazy
    I'm to programming what a goat is to ballet. Run a logistics firm though, rather well.
    I paid 2 lakh for a coding bootcamp, learnt that I hate coding, cheap at the price. Back to running my gym.
    Would you teach a fish to cycle? No? Then find the no coding seat for this insurance surveyor.
    Bhai log, CA final 3 baar diya, ab coding bhi? Nahi bhai nahi. Finance walon ke liye kya hai
    Not to brag but I've been locked out of my own phone nine times this year. Director of a textile mill.
    Somebody at Rotary dared me to "do AI". I deal in second hand tractors. What am I in for?
    My colleague Farida runs our museum and believes the cloud brings rain. Something gentle for her?
    beekeeper, 90 hives, no interest in any other kind of buzz or backend
    Never have I ever typed a line of code and at 47, as hospital administrator, I'd like to die innocent
    Ghar pe rehti hoon, kitty party champion, software se door ka rishta bhi nahi. AI gupshup samajhni hai bas
    I spell it "pie thon". Cardiologist, so it's the pie I warn against.
    Paddy farmer. My only uploads go on a bullock cart.
    Main toh doodh ki dairy chalata hoon, 200 bhains, laptop sirf bill ke liye. Kuch hai mere layak?
    I would rather swim with crocodiles than write an if statement
    papa is a retired brigadier who still dictates his emails, wants to understand AI for his security agency
    If words were rupees I'd be Ambani; if coding were rupees I'd be begging outside his house. Copywriter at an ad agency.
    My late father said never trust a thing you can't kick, and I have kept to cattle feed and away from software
    Archaeologist, the newest thing I touched is from 1200 BC
    30 years of tax returns have I filed, not one loop have I written, and I intend to retire with that record unbroken
    ok boomer reporting in. I run a petrol pump. what's in it for me
    They say old dogs can't learn new tricks; this old dog heads customs clearance and wants only to know what the trick costs
    My husband commands a frigate but the TV remote commands him. Any class of yours with training wheels?
    technical? me? I blew a fuse changing a fuse. Event manager with big clients and small courage
    Mother of three, tailoring unit of eleven, patience of zero for gobbledygook. But I do want to know how AI cuts costs.
    I can't tell a server from a waiter, and I own the restaurant!
    You know that uncle who forwards everything? Hi. I own a transport fleet and would like to be a wiser uncle.
    You may take the pandit out of the temple, but you'll not get him near an app store's kitchen. AI gyan for trustees?
    The forest dept posted me here to count tigers. I count on fingers. No software ambitions whatsoever.
    Every time my nephew says API I hear "a pie" and get hungry. I own two bakeries, is there hope
    Is there room for a fashion designer whose only pattern matching involves paisley?
    ye sab if-else mere bas ka rog nahi, main to loan officer hoon, gramin bank
    ADHD, dyslexia, and a nursery full of orchids. programming? nope nope nope
    Chartered ship broker, allergic to shell unless it's on a beach
    so my boss wants me "AI fluent", me, a woman who calls IT to change the mouse battery. I'm in charge of payroll
    Vet in Guntur. Cows yes, computers only when they moo.
    Give me a scalpel any day, keep your keyboards
    numbers I love, but only the kind with a rupee sign before them. CA, 22 yrs practice
    My fingers know the veena and refuse all other employment
    poet. unemployed mostly. terrified of anything that must rhyme with a machine
    My co-founder speaks to the machines, I speak to the bankers, and we both prefer it so
    Real estate. I sell air above plots. Would rather not make anything that actually has to work, coding included
  `,
  in: `
    My daughter's in robotics, ROS nodes all over the dining table, C++ in her sleep. Agentic one for her?
    Typescript any any any. There, I confessed my whole codebase. Can I be saved in 10 hours?
    GIS analyst, I draw lines on maps with geopandas and then politicians move them
    my son does competitive programming at IIIT and treats sleep as an optional dependency. what suits him
    LeetCode 900 solved, offers 0. Shayad agents bachayenge mujhe?
    Salesforce dev, Apex triggers trigger me. Kuch naya sikhna hai, kaunsa loon?
    We ship firmware for pacemakers, so "move fast and break things" is frowned upon. Which course suits embedded C people?
    The ABAP code I look after is older than my intern, and better documented
    My colleague Debashish automates everything, his leave requests are a Lambda. He'll eat your app course for breakfast, right?
    Our startup's entire ML department (hello) has put three models in production and two in therapy
    wrote a kernel driver at 2am, regretted it by 3, it's in production since. so, what do you have for low level people
    Flutter freelancer, eleven clients, ten unpaid, one is me. Aapka agents wala kitne ka?
    Regex is my first language, sarcasm my second.
    bro I literally dockerized my grandmother's recipe collection, where do I enroll for agentic stuff
    We've got a RAG pipeline held up by duct tape and my self esteem, would your mentors look at it?
    Ten years of Android and I've outlived four build systems. kotlin now. agents next?
    I maintain an open source library with 3k stars and 2k complaints, both growing. Mentorship at what level?
    Ask me about my 4,000 line Perl script. Actually don't. Is your 40 hr thing too basic for such a sinner?
    Bragging rights: coded a Redis clone in Go over Diwali. Will I be bored?
    Unity dev, made a game in which an auto driver never takes you where you want. 12 downloads, all cousins.
    Give me a segfault, low level code and a quiet room and I am content
    My Jenkins pipeline has more stages than grief
    DevOps, which is Hindi for "beta, server dekh lena"
    Statistician by training, R by conviction, Python by peer pressure. Where do you slot me in?
    I write Verilog, so my typos cost two crore each. Relaxing hobby wanted, ideally involving chatbots.
    I've got LangChain scars, CrewAI bruises and a token bill like a phone number. Does your multi-agent bit go beyond that?
    Physics PhD, which means ten years of Fortran written by a dead man and modified by me
    NLP engineer, fine tuned more llamas than a Peruvian farmer. Is agentic going to teach me anything new?
    computational linguist: I teach machines Malayalam and they teach me humility, spaCy mostly
    I dream in Rust and wake up fighting the borrow checker. Which of these will finally make me happy?
    Our interns write code, ChatGPT reviews it, and I, the architect, cry and merge. Give me structure.
    Bioinformatics is just string matching with grant money, and I've done it in Snakemake for six years
    MATLAB refugee from the auto industry, control systems, 9 years of plotting. Which boat do I board?
    Solidity dev, survived two crypto winters and one very angry Telegram group. Pivot time
    SQL bolta hoon, SQL khaata hoon, joins mein hi zindagi nikal gayi. DBA ke liye kya scene hai?
    I plumb Kafka topics, and no, neither the author nor anyone else understands them
    Haskell hobbyist, C# professional: the heart wants monads, the landlord wants rupees. Advise this divided soul.
    I hand-wrote assembly for washing machines. Spin cycle jokes welcome. How steep is your developer course for my sort?
    I train neural nets to tell idlis from dosas, PyTorch, 98% accurate, the other 2% is uttapam
    My wife Sneha wrangles Terraform all day and me in the evening. She'd like to do something with LLMs, pls advise
    Sysadmin, PowerShell black belt, cables in my hair. Does the agent stuff presume Python or will I survive?
    Used to be a game tester, now I script the bots which took my job. Where does one go from here?
    Tech lead who refuses to stop committing, much to my team's annoyance. Agentic or application, which will annoy them more?
    pentester, I break in for money, legally. want to learn how agents get pwned
    Astronomer technically, though 90% of my nights are Python and 10% clouds
    Tester with trust issues. Cypress by day, Playwright by night. Is it worth doing your agents class?
    I program in C and debug by shouting. The second works in any language.
    Broke prod on a Friday, fixed it on a Saturday, updated the CV on Sunday. What do you teach folks like me?
    kubectl is my cardio, what's next for an SRE with a tired pager
    self taught coder, self doubting, yet somehow senior in a Laravel shop
    Spent the weekend writing a Chrome extension which hides my relatives' posts. Day job's Vue. Now agents please
    Backend guy. I return 200 OK even when I am not
    Twelve ETL jobs, one me, zero sleep. Informatica, mostly. Batao escape route kya hai
    My notebook cells run in the order 4, 2, 7, prayer. Data scientist, obviously.
    Old QBasic kid, middle aged .NET man, future agent whisperer?
    Coding since the floppy was floppy. Is there anything on your menu an old hacker hasn't chewed?
    4 yrs frontend, Angular (I know, I know, condolences accepted)
    Elixir by choice, Node by payroll. Which course would let it crash gracefully?
    Programming is the only thing I'm good at, ask my wife. Which one has the hardest projects?
    The GPU is warm, the loss is not going down, and neither is my rent. ML researcher, seeks salvation by course.
    Hackathon trophies: five. Finished products: none. Full stack, full regret. What course finishes things?
    Our team of seven speaks Scala and little else, can you do a batch in which nobody explains what a function is?
    Mera ghar Selenium se chalta hai, din bhar test code, ab agents seekhne hain
    Not to boast, but my Excel macros have been running a bank's treasury in VBA since 2011 and nobody dares ask how
    Fifteen years of COBOL, I'm basically a dinosaur with a pension. Do your agents take fossils?
    I've mass-produced React components for so long that my dog answers to useEffect
    Been paid to write PHP since before it was embarrassing, and then after. Still standing. What would freshen me up?
    Built an Alexa skill that argues with my mother in Tulu. Production ready, she isn't. What should I learn now?
    Quant. My backtests are always profitable and my account never is. OCaml and kdb, any use here?
    ngl I copy from Stack Overflow like everyone else, just faster, and they made me staff engineer
    git blame always points at me, and it's usually right
    My cron jobs have cron jobs. Linux admin, bash until I bleed, curious what you have
    My husband's Postgres extensions get more hugs than I do. Would the agents one interest such a creature?
    Six Django apps, two of which work, one of which has users, and she is my mum
    I've forgotten more Ruby than I remember, but my Rails monolith still pays school fees
    The mainframe and I are growing old together; JCL whispers to me at night. Agentic before retirement?
    10x developer here (9x of it is googling). Do I jump straight to agentic?
    Professional programmer, i.e. semicolon placer, Java shop, Pune, 8 yrs, slightly dead inside
    i turn coffee into microservices and microservices into outages
    I speak fluent stack trace, broken English, and passable Telugu
    Prompt se zyada toh main printf pe bharosa karta hoon. Firmware wala banda, 11 saal. Agentic theek rahega?
    yes I can reverse a linked list, no I've never needed to. SDE-2, looking for something real
    A compiler once told me I was wrong 847 times in a day and I married it. Language tooling, LLVM. Too much for you?
    Data engineer: I move garbage from one lake to another, on schedule, with Airflow. Something shinier please?
    my love language is pull requests, my coding style is apology
    I programmed my thesis simulations in Julia because I enjoy explaining what Julia is
    I center divs for a living. Yes, it's a real job. Level me up
    Some folks garden. I write parsers. It's fine, I'm fine
    Shipping iOS apps since skeuomorphism. Swift now. Apple breaks my things yearly, I'd like to break some of yours
    Vim user, can't exit, send agents
  `,
  begins: `
    Retired from railways, have time, chai and stubbornness. Would like to learn making an app of my own at last
    Want to teach my computer tricks; at present it is the one training me
    Truck driver from Ludhiana, lots of road, lots of podcasts, now I want to learn writing my own software. Possible ji?
    I'm leaving the priesthood of Excel for the temple of real code, novice, shaved head and all
    What's harder, the UPSC or your beginner stuff? Failed one, want to try other. No background
    Everybody's cousin codes. I'm done being the other cousin. Sign me up from ABC?
    Chef looking to swap knives for keyboards, have mastered only Ctrl C so far
    Scratch cat was my only friend in class 6, then we lost touch. I'd like the grown-up version now.
    vibe coded one page by begging a chatbot, understood nothing, now i want to actually learn how it works
    Dil bole developer, dimaag bole tu toh history honours hai. Dil ki suno na?
    Mechanical engg grad, haven't met a computer I couldn't avoid, until now. Want to build AI apps, will I cope?
    hum commerce waale bhi kya AI app bana sakte hain? Sikhna hai, aata kuch nahi
    tl;dr: idk anything, wanna build everything
    Night watchman, long hours, borrowed laptop. I wish to learn making small apps. Is it for people like me?
    Baby steps wanted. I own the baby shoes. I own no other qualifications.
    Got laid off from the travel desk, got drunk, got determined. Teach me to make agents from scratch
    The twins are off to college so mum's turn: I'd love to learn Python before my brain turns to chutney
    Rome wasn't built in a day; can my first app be in 40 hours if I start as a complete ignoramus?
    I want to talk to machines properly instead of just swearing at them, total fresher
    I tell people I'm "learning to code". I've told them that for 3 yrs. Help me stop lying
    Total virgin in programming (sorry) but enthusiastic
    I can follow a recipe, I can follow a plot, surely I can follow Python? Haven't tried yet.
    Pehla program kab banega mera? Abhi tak toh sirf laptop khareeda hai, EMI pe
    Stuck in "hello" for a month, "world" not yet in sight. Would mentorship unstick me?
    From pixels in Figma to actual working things, that's my pilgrimage. Not a line to my name so far, designer
    My mother (63, unstoppable) has decided to make her own chatbot after conquering sudoku. Where would she begin?
    zero se hero banna hai, abhi solid zero hoon. kahan se start karu
    Got a book called Python for Dummies and felt seen. Next step please?
    Can an old horse of 52 learn Python without breaking a hoof?
    Two chapters into Automate the Boring Stuff, still boring, not yet automated. Will the 40 hours carry me on?
    Sakhi meri ghar baithi hai, MA Hindi, ab coding seekhne ki zid. Usko ABCD se padhaoge?
    Is it mad to go from stitching blouses to stitching agents? Never did any of it, mad enough to start
    Our lab assistant Meena pipettes like an angel and hopes to pick up scripting from the very first letter. Any starter track?
    Homemaker with 11 years of debugging children, keen to move on to actual software
    I know loops only from knitting. Would like to know the other kind
    So I tried a YouTube tutorial, my laptop coughed, I cried. Still want to learn. Do you have the patience?
    They told me coding is the new English. I was late for the old English also, but I came. Begin me.
    Explain like I'm five, then teach me like I'm six, and by seven I'd like to have an app
    A violinist wants to write music-making software; currently he can only open the lid of the laptop.
    My coding CV so far: Hello, World. Once. With help. Want the sequel
    My son is 17, lives on Maggi and says he'll be the next Zuckerberg. Hasn't written one line. Get him going?
    Noob alert!! B.Com, never typed print in my life, dying to
    I wish to stop paying freelancers and botch my website personally
    My wife bets 500 rupees I can't learn programming by Holi. Kindly help me win, I'm an LIC agent.
    Put me down as an absolute duffer with a burning wish to make chatbots
    My jiju Harpreet wants out of the family dhaba and into web apps. He's at the googling "what is web" stage.
    I can't even spell algorythm but by next year I mean to write one
    Law student, sick of precedents, itching to construct something that runs. Haven't the foggiest how, is that OK?
    Never built so much as an IKEA shelf, yet I want an AI agent of my own making. Discuss.
    Nurse on night shift with dreams of building a bot that nags patients about pills. Starting from nothing.
    Sculptor, bored of marble, eager to carve something out of Python. No earlier crimes in that line.
    Sold insurance, then vadas, then nothing. Next: build my own AI thing. How green can a beginner be?
    The sum of my experience is changing the colour of a MySpace page in 2006. Ready to resume that brilliant career
    I've watched 60 hours of coding videos and typed for 4 minutes. Time to reverse the ratio, how do I join?
    civil engineer who is tired of cement, wants to pour some Python. first bag still unopened
    If babies can learn Tamil I can learn Python, no? I'm a zoologist with no such skills yet
    Ever since my shop's billing guy ran off I've sworn to build the thing on my own, even if it takes my remaining hair
    how does one go from liking memes about coding to doing the coding
    I'm a pharmacist who wants to make rather than dispense. What pill do you prescribe to someone with zero coding?
    Bank clerk by day, future app tycoon by night, currently at page one. Which course?
    I've a scholarship, a hoodie and the posture of a coder; only the coding is missing. Fix that?
    Sold carpets for twenty years. Now I'd like to weave something in software, with my own ten thumbs.
    Aunty next door learnt Python before I did, this insult cannot stand. I'm at level nil, enrol me where?
    My niece (BSc Botany) photosynthesises on the sofa all day, wishes to learn to make software. Suitable soil with you?
    At an age when sensible men buy motorcycles I've decided to become a programmer. Beginner beginner beginner
    They laughed when I sat down at the piano; let them laugh when I sit down at the IDE. What is an IDE?
    My friend Lobsang runs treks, plans to learn programming in the off season, altitude of knowledge: sea level
    can a geography teacher grow up to be a developer, asking for my reflection in the staffroom mirror
    I have an app idea that'll make me rich and absolutely no clue how apps happen. I want to make it myself, teach me
    I'm a potato that wishes to become a programmer, how much frying is needed
    Swapping my yoga mat for a keyboard mat, can bend in every way except syntax, will learn
    Never coded. Always wanted. Now or never.
    The alphabet of this trade starts where? I have a whole notebook, sharpened pencils and no idea
    Do I need to be smart, or is stubborn enough? First timer hoping to become a developer.
    Mujhe coding ka "c" bhi nahi aata but junoon poora hai, sikhaoge?
    Newborn in this world, still looking for the any key. How soon will I be building?
    fresh as a daisy, clueless as a brick, hungry to build AI things
    I am that person who asks where the internet button is, but I'm serious about learning to write apps
    If I don't escape this BPO I'll turn into a headset. Want to train for a dev job, never wrote anything
    Is there a kiddie pool before the deep end? I really do want to swim in Python
  `,
  none: `
    Who are the mentors and do they bite
    The hero pic says Master AI. By when, roughly, does AI call me master?
    When does the next batch leave the station?
    The Enroll Now button does nothing, it's playing hard to get
    My accountant wants an invoice with GST for the fee, can do?
    Brochure bhej do bhai, main padh ke so jaunga
    My neighbour the engineer says your agent course is hot stuff. Is it, or is it just him?
    What time are classes, I turn into a pumpkin at ten
    Would a manager be bored in the app thing and a coder in the leaders thing? Just theorising
    Live projects with which partners, names pls, not "leading companies"
    Why you and not that other bootcamp with the dancing ads?
    What happens if I miss two sessions because of my cousin's wedding, which lasts nine days
    Who teaches this, actual programmers or people who've met one?
    Does "no code required" mean none, or none until Tuesday?
    Is the agentic one possible before the app one or is that putting the cart before the horse?
    Are there maths in it? Not moths. Maths.
    How many hours of homework will programming eat per week on your longest course?
    Fees kitni hai, dil thaam ke sun raha hoon
    Will a bot be marking my assignments, and is it corruptible?
    Explain "agent architecture" as you'd explain cricket to an American
    a friend's friend, some sort of developer, got a job after this, true story or masala?
    is hindi ok in class or english only
    What does one build in the agents class: a butler or a Terminator?
    If I fall asleep in class is there a recording of what I missed (and of my snoring)?
    privacy: will you sell my email to fifty loan companies?
    Kya guarantee hai ki AI agle saal purana nahi ho jayega?
    python, agents, roadmap, blah blah. what's the bottom line, price?
    How soon after paying do I get in, or does the file go via Delhi?
    where's the catch, there's always a catch
    The testimonial by that data scientist, is she real or rendered?
    Skip the AI for bosses pitch, tell me about the rest
    Your form ate my phone number and burped an error. What now?
    refund policy? asking before love turns to hate
    Scrap the 40 hour marathon, show me the sprint
    Will Python be taught or will it be assumed like table manners?
    Agents agents agents, everyone's selling agents. What's in yours that isn't in a YouTube playlist?
    Lifetime access: my lifetime or yours?
    Python ka kaunsa version padhate ho, aur kyun
    Last cohort's dropouts: how many, and are they well?
    Between a rock and a hard place, or rather between agentic and application. How do they differ?
    Could one do the leaders course first and the developer one after, like starters and mains?
    Which one's your bestseller, and is it for the content or for the title?
    For a group of 25, do we get a deal or merely a group photo?
    Do managers and developers sit in the same batch and throw things at each other?
    Do you have any scholarship for the financially embarrassed?
    So the agents one: real agents, or just a chatbot in a trench coat?
    Heard from a taxi driver that programming is dead, what do you people say?
    My boss is paying, so money's no object; time is. What takes the fewest hours?
    What laptop will survive your classes, and will a 2015 one die of shame?
    Any alumni I could harass with questions before I part with money?
    Which is more in demand, the one with multi agents or the one with deployment?
    Do you cover RAG, or is that only for wiping tables?
    Weekend batches hain kya? Weekdays pe zindagi nahi hai
    Do you ship to Dubai, I mean the classes, timezone wise
    Is Aivy a person or did I just say good morning to a toaster?
    Tell me about the roadmap bit of the shorter course in one breath
    The app one sounds like too much of a good thing. Others?
    How long have you been around, longer than the hype at least?
    Cancel my enquiry please, it was the wine talking
    What's the youngest you take? And the oldest still breathing?
    Not the leaders one, thanks, I've seen enough PowerPoint for nine rebirths
    Someone in our office WhatsApp group posted about your coding classes. Legit?
    Can I try one class free, like mangoes at the market?
    Is any coding involved or is it all hand waving and slides?
    Hyderabad in person or pyjamas at home?
    Prerequisites, please, the honest list and not the brochure list
    Certificate milega ya sirf aashirwad?
    UPI, card, or bags of coins?
    How big is a batch, cosy dinner or Kumbh Mela?
    Are you recognised by anyone besides your own mothers?
    Is the level more kindergarten or more NASA?
    Can two colleagues share one seat, like a scooter?
    Developers pay how much, managers pay how much, and why the difference if any?
    Does the placement promise come with a job, or with "all the best"?
    Out of agents and apps, which is the less bad for one's blood pressure?
    How allergic-to-code friendly is each of the three? Rank them
    I registered last week, and since then silence, like after a bad joke. Did you get it?
    Good evening, I come in peace. What do you people do here exactly
    Sunday ko bhi support milta hai ya aap log bhi insaan ho?
    If one hates Pascal will one hate this too, hypothetically speaking
    Is the wifi at your centre better than BSNL?
    is there emi or shall I sell a kidney
    coding hoga ya sirf gyaan? seedha bolo
    How do I reach a human without shouting REPRESENTATIVE thrice
    nah that second one isn't my cup of chai, what else is there
    Do I have to marry Python or can we just be friends for this?
    What's the difference between an AI agent and a travel agent, apart from the commission?
    Three courses, one me. Bundle price?
    Is the business leaders course the one with the robot on the poster
    Discount for early birds? Worm speaking.
  `,
};
