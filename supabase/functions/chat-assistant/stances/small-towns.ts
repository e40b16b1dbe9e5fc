import type { Stances } from "./stances.ts";

/** From small towns: shops, trades, farms, wards, schools, offices. */
export const smallTowns: Stances = {
  out: `
    I run a kirana store in Hoshangabad, can AI tell me how much atta to stock before Diwali?
    my day starts four in the morning at the sabzi mandi and ends with the hisab book, kuch mere layak hai yahan
    Ward sister in a 60-bed hospital at Beed. Charts and drips I know, coding I neither know nor want.
    Semicolons give me hives. I stitch blouses and run a small boutique in Erode.
    Sir I am patwari, land records whole day, which one is suitable for government servant like me?
    We grow cotton on eleven acres near Yavatmal and I only want to know where this AI will help us sell, not the programming
    Retired headmaster here. I do not wish to write even one line of code at my age, but curiosity remains.
    no coding for me please, I sell two-wheelers and my targets are in showroom footfall
    I am a homemaker in Sangli with a tiffin service for forty students. Would any of these suit me?
    Mere papa tractor ka showroom chalate hain, coding se door rehte hain, unke liye course bataiye
    My wife teaches Marathi to class six and refuses to touch anything that looks like brackets and symbols
    Being a block development officer I sign files, hold meetings, chase contractors. What can I gain in ten hours?
    I own a rice mill at Miryalaguda and pay others to look after the machines and computers
    Never wrote a program, never will. My brass handicraft exports from Moradabad need better decisions, that is all.
    Can a pharmacist who just dispenses and keeps the drug register join something here
    Dairy cooperative secretary. 312 farmers pour milk with us. I need to plan, others can do the typing of instructions to computers.
    I'm a gynaecologist with my own nursing home in Karad; running it better is my only interest.
    main beauty parlour chalati hoon Sagar mein, mujhse yeh computer ki bhasha nahi hogi, koi aur option?
    Advocate at the district court, Tumakuru. The only arguments I pass are before a judge, ha ha.
    the command line is a foreign country and I have no visa, I keep bees and sell honey
    Our gram panchayat sarpanch wants to understand AI schemes for the village. She studied till tenth and manages people very well.
    I handle accounts for three cloth merchants, Tally is my upper limit and I am happy there
    Eent bhatta hai apna Bulandshahr mein, labour aur order sambhalne ke liye AI samjhana ho to batao
    programming bores me to tears, I have hired four boys for that, I look after customers and cash
    My husband is a veterinary doctor in Anand. Cows, not computers. Which of your offerings could he sit through?
    As LIC agent for 22 years I meet people and fill forms. Let me know if leaders one accepts me.
    I print wedding cards in Sivakasi, margins falling, want AI for the business side and zero programming
    Anganwadi supervisor hoon, 25 kendra dekhti hoon, mere kaam mein AI se kya faida
    Sunar ka kaam hai pushton se, bhaiyon mein se koi software banana nahi chahta, phir kaunsa lein?
    principal of an English medium school at Bhimavaram, I decide the budget and the timetable and nothing with computers is done by my hand
    Tell me honestly, can a poultry farmer with 8000 birds sit in class without being made to write code?
    Coding went over my head in BCA first year so I dropped out and opened a mobile accessories shop. Happy now.
    I used to be a Java developer long back. Now I run my late father's oil mill and won't go back to it.
    for somebody like my mother who heads a self-help group making papad which one is right
    Station master, South Central Railway, eighteen months to pension. Just reading about these things.
    I supply shuttering and centring material to builders. Code is for my nephew, I only sign cheques.
    Physiotherapist. Knees and shoulders all day! Is the ten hour business one okay for clinic owners?
    My colleague in the collectorate drafts letters beautifully but a formula in Excel makes him sweat. He asked me to enquire for him.
    I manage thirty drivers and eleven trucks from a yard in Namakkal, fuel theft is my headache
    Does one need to be a computer graduate? I did MA in Sanskrit and perform as a purohit.
    kindly suggest non-coding course for branch manager, rural branch, agri loans mostly
    i judge people by their horoscope professionally lol, and want to use AI for my astrology customers without any of that computer stuff
    I am a dentist and root canals are complicated enough; keep programming away from me
    HR head at a sugar factory in Kolhapur. I lead 14 people and not one of us programs.
    Our trust runs an old age home. We need to understand AI for donations, not to make it.
    my father in law, retired tehsildar, wants time pass learning. No English issue but anything with logic puzzles on screen he'll leave.
    I run a dhaba on NH 44, my son says take AI class, tell me is it for people like us
    Saree wholesaler, Surat. A hired coder makes the website. I make the deals.
    Where would a tea garden manager fit? I supervise pluckers and weighment at Jorhat.
    Nursing tutor in Mangaluru — I prepare lesson plans and OSCE stations and would like AI to lighten that
    I'm hopeless with computers but excellent with people; I head the women's wing of our cooperative bank.
    Sub-inspector of police here, law and order duty, thoda bahut AI samajhna hai fraud cases ke liye, banana kuch nahi
    We have a chain of four sweet shops. Ghee prices, festival rush, staff absconding, those are my problems, nothing with loops and variables.
    Fisheries cooperative at Veraval, I handle the auction and ice plant. AI for price guessing how to begin understanding?
    Electrician by trade, wires of real kind. I give contracts to juniors now and do estimates.
    Is there something for a Carnatic vocal teacher who only wants AI to fix her class schedule and fees reminders
    I've a BEd and two kids and a tuition centre. Please don't push me into the developer batch.
    I own a diagnostic lab, the pathologist reports and I take care of the collection centres and doctors' relations
    Medical representative since 2009, bag on shoulder, doctor to doctor. Suggest a course for moving into area manager post.
    My team at the municipality collects house tax. None of them programs and none wants to. Do you train such groups?
    Halwai ka beta hoon, dukaan hi sambhalni hai, bas AI se marketing samajhna hai
    Civil contractor class 2, PWD roads. I read drawings, not code.
    Can you guide my sister? Runs a crèche in Kottayam, has no patience for anything with error messages.
    I do catering for 500 plate marriages and I'd like to know what AI can do with leftover planning
    Farm equipment dealer at Sirsa. Nothing technical please, just business benefit.
    I lead the software cell of our district hospital but I am a doctor by training and the boys do all the development
    honestly I find computers cold. I throw pots on a wheel at Khurja and sell abroad. Which program will not scare me?
    Post office mein dak sahayak hoon, promotion ke liye kuch AI certificate mil jaye bina coding ke
    As the owner of a ginning factory I look at cost per bale. Show me ROI, leave the rest to my munshi.
    A panwala can also learn AI? I am serious, I have three kiosks near the bus stand
    I am chartered accountant practising at Guntur, audits and GST, with nine articled clerks to lead. Code is not my cup of tea.
    Coconut trader from Pollachi here
    My child is in class 9, paints and plays mridangam, hates computer period. Would AI leadership thing suit her later?
    Ayurvedic vaidya, third generation. I want to learn where AI could help patients find us. I'll not be making it.
    Please note I am warehouse in-charge for FCI godown, sacks and stacking, is there any point in joining?
    I keep the books for a temple trust, ledger by hand still. Something gentle would be good.
    we make agarbatti at home, thirty ladies, I look after the orders and dispatch and I failed computer paper twice
    Brackets inside brackets, no thank you. I prefer silkworms, which is my actual livelihood in Ramanagara.
    My boss, managing director of a spinning mill, wants a seat. He commands 600 workers and types with one finger.
    I'm school bus fleet owner cum correspondent of the school, decisions are mine, programming belongs to somebody else
    Anaesthetist at taluk hospital. Putting people to sleep, not staying awake over bugs.
    Not a coder, not going to become. Seeds and pesticide retail, 19 years.
    I counsel couples at the family court and wonder if the business leaders one would be too corporate for me
    Optician! My shop has three branches in Bhilwara and I want to know if AI will eat us.
    Saw mill at Perumbavoor, father's business, I joined after BCom. Tell what AI does for people who buy and cut wood.
    Political worker, booth management, mandal president. AI ka overview chahiye speeches aur voters samajhne ke liye.
    The closest I come to a keyboard is the harmonium. Bhajan mandali and a petrol pump are my two occupations.
    could a hostel warden attend, I manage 240 girls and mess accounts and write in registers
    I was a COBOL man in the eighties, then became a priest. No desire to return, just to understand what the young ones do.
    Mushroom grower. Spawn, straw and humidity. Want to learn AI only as a buyer of such tools.
    Our accountant's daughter suggested you. I deal in second-hand cars at Karnal and want practical AI without typing commands.
    I am into real estate plotting near Shadnagar, big dreams, nil computer
    my mausi runs an NGO for widows in Vrindavan, she needs AI for grants and reports but she won't build anything
    Labour officer. Disputes, hearings, inspection notes. Which program has least of computers in it?
    Tailoring master teaching sixty girls at ITI Akola. Machines with needles are the only machines I trust.
    I sell steel almirahs in Aligarh and locks too. English average. Coding zero, wish for coding zero.
    Cable operator, 1,100 connections, collection boys under me. Coding se allergy hai, leader wala sahi rahega?
    Just a grandmother who paints Madhubani and wants to know what this AI is, without any of the maths and the typing of code
    Matron of a mission hospital, Vellore side. The girls under me ask about AI and I must answer as their leader.
    Bookshop owner at Dharwad. Stories I understand, scripts only of the drama kind.
    Forest range officer. Elephants, encroachment, court affidavits. Would like AI awareness for my team of guards.
    i gave up on computers after one class of C in polytechnic, now i do interior carpentry and lead eight mistris
    I buy turmeric at Nizamabad yard & sell to companies. Price prediction I'd love to understand as a trader, never to code it.
    Radiographer at a civil hospital. I position patients and press expose. Interested in AI news, not in making software.
    My brother drives a JCB and wants to become contractor. No computers in his life. Anything for him?
    Wrestling coach at an akhara near Sonipat, government job, the laptop issued to me is still sealed
    I am librarian in degree college; cataloguing, membership, stock verification. Programming is something I leave to the computer department.
    Travel agent for Char Dham yatra buses. I need AI for marketing and bookings, somebody else will set up.
    Tell me about the non technical one, I manage a marriage hall
    Twenty two years as Army subedar, now security agency in Jhansi with 90 guards. What do leaders like me learn?
    To be frank numbers on a screen make me dizzy, I design rangoli and mehndi for brides
    Salt pan lessee, Tuticorin. Rain is my enemy and AI my friend maybe?
    My uncle is a seed inspector and thinks Python is a snake in the paddy. He wants an AI course for officers.
    Commission agent in grain market, arhtiya, we give credit to farmers. Software wala ladka alag hai, mujhe soch samajh chahiye.
    Hotel front office manager, Kodaikanal. Guests, complaints, occupancy. I'd choose whichever has no coding labs.
    I teach zoology to plus two and dissect cockroaches calmly but one look at code and I want to run
    for our mothers' group (all housewives, none from computer line) is there an awareness session
    Sanitary and tiles showroom, husband wife both running, want to delegate more and use AI for quotations
    Umpire at district cricket matches and meter reader on weekdays. Technical subjects and I parted ways in class eight.
    Being DEO, Education department, I inspect 140 schools and must decide which AI tools to allow. I don't build, I approve.
    Can I skip the coding part fully? I am an auto spare parts dealer
    ASHA worker hoon, ghar ghar jaati hoon, phone chalana aata hai bas
    Funeral services, Coimbatore. Odd trade, I know. My interest is how AI changes small service businesses.
    My manager at the cold storage asked which program is meant for potato people like us, he plans capacity and rents chambers
    Homeopath with evening clinic; days I look after my in-laws. Debugging is for mosquitoes in this house.
    We weave Ikat in Pochampally. I am the society's president; of programming I understand as much as my loom does.
    One request: put me where nobody asks for coding. I raise demands and scrutinise returns at the income tax office.
    I run the canteen contract at an engineering college, the students talk of AI all day and I feel left out
    Plumber turned hardware shop owner here, which class is for those who will hire a programmer, not become one?
    I shoot weddings and edit albums. No urge to develop anything except photographs.
    my job is sending welders and masons to the Gulf, nothing to do with building software, will the manager course help me get more leads
    Sericulture, sorry not me, my wife. I am the village accountant. Both of us want to understand AI, neither to create it.
    Blood bank counsellor and donor motivator. Speaking to crowds is my gift, machines are not.
    Bakery in Ooty, six ovens. I know yeast. Kindly explain which of three is for bakers who will never code.
    Stamp vendor and document writer outside sub registrar office, digital stamp finished my trade, need ideas
    We leaders of the farmers' producer company, nine directors all agriculturists, want training together in Telugu
    I handle bore well drilling rigs, their crews and diesel bills; the coding part you may give to someone younger
    Yoga teacher from Rishikesh. I breathe, I bend, I don't compile.
    How will a microfinance field manager benefit? I have eighteen loan officers on bikes under me.
    Puncture shop se tyre dealership tak aaya hoon. Padhai aathvi. AI ka matlab samjha do, banana nahi hai.
  `,
  in: `
    I have been coding the hospital's billing module in VB.NET at Nagpur and want to move to AI
    Five years of programming Laravel and jQuery sites for local shops. Which one next?
    Three years with Spring Boot at a Coimbatore company, service layer mostly. Is the agent course too basic for me?
    Python I use daily for crop yield models at the agricultural university, mostly pandas and xarray
    i do plc programming in ladder logic at a cement plant in satna, wanna shift to ai side
    I've shipped two Flutter apps for a dairy collection startup in Kolhapur.
    Working as SDET, Selenium coding daily, 40 regression suites green every night. Please suggest.
    Cron, awk and bash keep our NIC district server alive and I'm the one who writes them
    My brother is a React developer in Indore and bored with forms. Which of the three for him?
    Main Django pe coding karta hoon Lucknow se remote, agents wala lena chahiye kya?
    Already fine-tuned a small Llama for Kannada poems on Kaggle GPUs. Would ten hours give me anything new?
    BTech final year CSE at Nanded; 430 problems on LeetCode and a Node backend for the college fest.
    Our team of six builds ERP for sugar mills in Delphi, yes still, and we'd like a group session
    I write stored procedures all day long for a cooperative bank. Oracle PL/SQL since 2011.
    GIS analyst in irrigation department, I automate QGIS with PyQt plugins and scripts for canal maps
    Professionally I'm an Android guy (Kotlin, Jetpack Compose), hobby wise a birdwatcher
    is there any advanced module for someone who already deploys FastAPI services on ECS
    My wife codes in Angular from home in Palakkad while the baby sleeps; would weekend timing exist for agentic?
    Bioinformatics PhD student, IISER Bhopal. R, snakemake pipelines, some Perl I am ashamed of.
    I made the attendance system our school uses, PHP and MySQL, all by myself. What should a teacher-developer take?
    Doing embedded C on STM32 boards for water pump controllers in Rajkot
    Data engineer, Airflow DAGs failing at 3 am are my alarm clock. Guide me please.
    I lead four backend engineers and still review and merge Go pull requests daily, so hands-on please
    We use LangChain at work and it's a mess. Does your multi-agent part cover how to debug such things?
    sir myself Ramesh, SAP technical consultant, ABAP 8 yrs exp, domain is fertiliser, want career change to GenAI
    Freelance WordPress plugin author from Shillong. Hooks and filters are my rice and fish.
    Statistical officer in state govt; my SAS macros run the whole crop survey. Can I follow the developer track?
    After years of MATLAB for power grid simulation I'm comfortable with loops, matrices and everything. Now AI.
    I know recursion better than I know my neighbours. Compiler hobbyist, Kharagpur, OCaml person.
    Our child's already made three Roblox games in Lua and one in Godot, he's fifteen. Too young for you?
    Kubernetes manifests, Terraform, Ansible: that's my week. Where do ops people land in your catalogue?
    Unity game programmer here, doing mythological quiz games in Odia
    mera kaam Power Apps aur JavaScript mein hai, factory ke liye dashboards banata hoon, agent course ka level batao
    I scrape mandi prices with Scrapy every morning and push to a Telegram bot that 900 farmers read
    As junior programmer at the water supply distribution company I look after the billing batch in COBOL.
    Can someone who built RAG over panchayat documents with pgvector skip the first weeks of the 40 hours?
    Team lead at a medical transcription firm, I coded our speech cleanup with regex and Whisper
    Vue on the front, Rails at the back, chai in between.
    I'm a lab assistant in the computer science department and I take the C and data structures practicals
    My colleague, Informatica guy who codes shell scripts for every load, wants agents. Will he cope?
    Robotics club captain, I programmed the ROS nodes of a farm rover, now we want an LLM planner on top
    pull requests all week, trekking in Sahyadris weekends, no patience for beginner videos
    Physics lecturer, Fortran and lately Julia for plasma simulations. Is your syllabus deep enough?
    I develop Frappe and ERPNext customisations for hardware dealers in Gujarat.
    Website making is my bread: Next.js, Tailwind, Supabase. Clients now demand chatbots.
    Backend guy at a tier-2 town product firm. Kafka consumers, Postgres tuning, incidents. Want my evening hours used well.
    I've been programming since the BBC Micro days, mostly assembler and now Rust. Anything for old dogs?
    Writing unit tests in pytest is half of my job and the other half is arguing about them, does the agent course teach evaluation?
    MCA done, nursing Struts legacy code at a Bhubaneswar service company
    Tester hoon, Playwright aur TypeScript mein automation likhta hoon, AI testing ke liye kaun sa?
    I trained a YOLO model to spot leaf curl on chilli plants for my MTech thesis
    At the tehsil we had paper; I replaced it by a small Flask thing with SQLite. Now collector sahab wants AI in it.
    Cybersecurity, mostly writing YARA rules and little Ruby exploits for CTFs
    My daughter is a software engineer with two years in Swift. Marriage break of one year. Which course to restart?
    Quant at a commodity broker, backtests in NumPy and C++ for guar seed futures. Need LLM skills.
    Do you give any credit for experience? I have coded payment gateways in Scala for six years.
    Verilog and SystemVerilog verification, a bit of Tcl. Will the software topics be too slow for me?
    We are two cofounders in Mysuru, she does design, I do all the building in Elixir. Agents next.
    just migrated our hospital HL7 feeds from Mirth to custom Node services, want something to stretch me
    I do Tableau plus a lot of SQL window functions and dbt models at an agri lender
    Blockchain guy, Solidity contracts audited thrice, market dead now, so AI it is
    I'm the college sysadmin: PowerShell for accounts, Perl for logs, prayers for backups.
    Is the 10 hr agentic one okay for a person who's already made an MCP server and two CrewAI flows?
    Meteorology dept scientist. Our forecast post-processing, written by me, is twelve thousand lines of NCL and GrADS.
    Machine learning engineer, PyTorch, mostly vision for fruit grading lines in Nashik
    magento and shopify liquid themes, nine yrs of coding them, tired
    I take coding club for school kids in Hubballi and the autograder behind it is my own Racket
    Please compare agentic vs application for a mainframe JCL person who also writes REXX
    Salesforce Apex triggers by day, open source Haskell by night. Suggest accordingly.
    our dev team at the logistic company knows .NET Core well but never touched LLMs, eleven of them
    Bluetooth firmware at a Pune vendor, Zephyr RTOS. I think in interrupts.
    I've written the Telugu spell checker on GitHub with 300 stars; looking for people doing agents seriously
    Computational chemistry postdoc. Gaussian jobs, awkward wrappers, cluster scripts in Slurm, thousands of them.
    Nothing beats a clean git rebase on Monday morning. Full stack dev, Raipur.
    Earlier a civil engineer, for last four years I program AutoLISP and Revit add-ins in C# for our design office.
    Mere bete ne Arduino pe C++ se mitti ki nami wala sensor banaya, ab woh AI jodna chahta hai
    I own a small software house in Warangal and still write half of the Ionic code myself at night
    Audio plugin developer using JUCE, tabla sampler is my main product. AI for music, any chapter?
    Ionospheric research. Old IDL code gets ported these days and I am the one who ports. Need agents to help.
    Could a Symfony developer with decent English but no maths clear the AI App Developer course?
    Head of department in ECE but I still program DSP filters every week with the students
    RPA developer, UiPath plus VBA macros plus AutoHotkey when UiPath sulks
    I wrote a Prolog expert system on cattle diseases in 1997 and a Clojure one last year, what have you new?
    My intern and I keep the e-procurement portal up: JSP pages, Tomcat, much swearing.
    ETABS and STAAD through their APIs, I automate beam design. Structural consultant in Calicut. Where should I start with LLMs?
    observability ka banda, Grafana dashboards aur PromQL, some Go exporters of my own, want AI ops agents
    Malayalam OCR is my side project, OpenCV and TensorFlow. Main job is at KSEB as AE IT, maintaining their web services.
    Svelte se mandir ki booking site banayi hai maine, streaming responses sikhate ho kya UI mein?
    I have 12 yrs in technical roles, lately Databricks notebooks and PySpark jobs for an insurance client
    looking for agentic deployment topics because my AutoGen prototype for ticket triage dies after ten minutes in Docker
  `,
  begins: `
    I'm a midwife in Kurnool, never typed a line of code, but I want to make a small app for my ward's duty roster
    Completed BSc Botany, zero computers, want to become developer. Possible in forty hours?
    farmer's son, 12th pass, phone se HTML seekh raha hoon, aage kya karun
    After fifteen years of selling insurance I wish to learn to build these AI things with my own hands
    Can a complete beginner take the application course? I know only Excel and typing.
    My daughter finished tenth and wants to start programming. She has never seen it in school.
    Bank clerk, 34, bored. I would love to learn coding from scratch.
    I got an idea for a cattle trading app and no money to hire, so I'll learn and make it myself
    Housewife with BCom. Last month I opened a free tutorial, printed hello, and felt very proud. What next?
    want to switch from BPO night shift to software, no background
    How long before somebody like me, a mechanical diploma holder with no experience of this, writes his first working chatbot?
    Mujhe coding bilkul nahi aati lekin seekhna hai, shuru kahan se karun?
    My husband drives for Ola and has decided to learn to make websites. Which class takes newcomers?
    I watched a boy build a bot on YouTube in Telugu. I want to do exactly that. I know nothing.
    teacher of geography wishes to create her own quiz maker with AI, what must she learn first and can you teach it
    Not a techie yet! BA English, Silchar. Determined to be one.
    I can do pivot tables and vlookup only. Would like to reach the level of making automation for my office.
    We did some C in the diploma, all forgotten. Starting again from zero and this time properly.
    For my younger brother, a hotel management dropout who keeps saying he wants to make games, which is the gentlest start?
    Is it too late at 51 to learn how software is made? I ran a xerox shop all my life and I'm eager.
    i want learn coding. i am from village. english little. you teach slow?
    My son is in class 7 and only plays games, now he asks how to make one. Do you take kids who are new?
    Gap of 9 years after marriage. I was in HR. Now I'd like to enter IT as developer, tell me the path.
    Compounder in a clinic. I want to build a token system for patients, I'm ready to learn whatever it takes.
    UPSC aspirant, five attempts over. Friends say learn coding. I never did but I am willing to sweat.
    Please teach me from A B C, I dream of making an AI that answers farmers in Marathi
    What laptop should a fresher buy to learn programming with you, I have only used mobile till now
    I'm Commerce lecturer with nil knowledge of programming who'd like to try making a tutor bot for journal entries.
    Would an ITI fitter be able to catch up? I want to leave the workshop and write software.
    JavaScript teen baar shuru kiya teen baar chhoda, ab mentor ke saath seekhna chahta hoon
    My wife, a lab technician, has caught the bug: she wants to learn to program and build a report reader. Where to put her?
    I do embroidery digitising, so patient with small things. Could coding be for me? I want to find out by doing.
    as a fresher from arts side, can i build agents after your course, i havent written any code in life
    Bihar se hoon, B.Com kiya, ab AI developer banna hai. Pehle se kuch nahi aata.
    I would like to build an inventory tool for my medical shop on my own instead of paying vendor each month. Starting from nothing.
    Does the forty-hour one begin from what a variable is? That's where I am.
    Jailor by profession, poet by night, and now keen to pick up coding. Begin me somewhere.
    My colleagues in the treasury office, three clerks, want to learn scripting so they can automate pay bills; all novices.
    Just cleared NEET but secretly I want to make apps. Not a single one made till now.
    self study from w3schools for two weeks, still confused what is class what is object, join your course or wait?
    I run a small gym at Rohtak and would enjoy making my own members app, learning as I go
    A potter's question: I am forty, studied till inter, can I be taught to make an AI site for our craft by myself?
    We homeschool. Our twins want to learn building robots' brains. No prior exposure.
    Kind of scared of code but I really want to get over it and learn. Is there handholding?
    I answer phones at a maternity home, thinking to study AI app development to change my line completely
    My nephew left engineering civil branch, wants to enter AI coding. He's starting blank.
    If I know no language at all, not even C, will Agentic AI be too tough? I want to create agents for my travel desk.
    retired havildar, pension is there, hobby needed, want to learn making small programs with AI
    Kya main 40 ghante mein khud ka app bana paunga? Abhi tak sirf MS Word kiya hai.
    Psychology student from Aizawl. I'd like to learn just enough to build a mood journal.
    I cook for a living and dream of a recipe bot in Konkani that I made. Teach me everything.
    Need a second career. Journalist now, stringer for a Hindi daily; want to learn how to build AI tools, from step one.
    Which comes first, Python or AI? I know neither and intend to learn both.
    My mother, 58, just retired from BSNL and has announced she'll learn coding. Please don't laugh, which batch?
    loan recovery agent.. no more. I wanna sit in AC and write code like my cousin. Basics needed
    I did Scratch in school, dragging blocks, that's all. Is it enough to get going with your app program?
    Can somebody with a fine arts diploma learn to build AI image tools? I've only drawn till now but itching to try.
    First generation graduate from a tribal hostel at Araku. I want to be a programmer. How do I begin with you?
    I'm an accountant wanting to go beyond Tally and learn to write my own GST matching tool
    Heard prompt alone can make software now. I wish to learn making it, having never made any.
    My fiancé works at a petrol bunk and is learning Java from free videos at night. Will your course speed him up?
    Do you accept dropouts? I want to learn to develop. No certificate, no skill, full fire.
    I've ordered a Raspberry Pi for the greenhouse and have no clue how to tell it what to do. Teach me?
    Pharmacy final year. Industry asks for R nowadays, I have none. Want to learn.
    coding sikhni hai ghar baithe, do bachche hain, roz ek ghanta de sakti hoon
    As a sociology research scholar I'm tired of begging others for data analysis, so I've decided to learn to do it myself, newbie level
    I copy paste from ChatGPT and it runs sometimes and I don't know why. Want to truly understand and build.
    My warehouse supervisor job ends in March. I shall use the break to learn software making. Beginner friendly?
    Let me be clear, I know nothing, but I want to end up deploying something real.
    Sports teacher here who'd like to build a fitness test scorer app, with no knowledge at present except enthusiasm
    Would a month of YouTube, only upto lists and loops, be okay for entering the next batch?
    My hostel mate and I both want to enter coding together, any discount for two beginners
    Hindi medium, no computer at home, cyber café only. Can I still learn to make AI apps?
    Priest's daughter, MSc Maths, good with proofs, never coded. Eager to start. Which one?
    Mobile repair karta hoon, ab software banana bhi seekhna hai, pehli class kab hai?
    looking for a place where a 45 yr old auntie can learn to create her own website bot without being laughed at
    Vet student. I want to learn building something which tells cow breed from photo. Never tried such work.
    My team of field officers is keen on learning to make their own survey bots. None has touched a script before.
    Please tell honest: can a slow learner become a developer? I failed maths once but I really want it.
    Done with shopkeeping. Want to be the guy who makes the billing software. What is day one?
  `,
  none: `
    Is coding necessary for any of the three?
    Which program uses Python?
    what do your agents actually do
    Does the business leaders one have any coding at all in it?
    Not the forty hour thing, that's too long. What else?
    Are your mentors working developers or only teachers?
    Would a manager and a fresher sit in the same class?
    My cousin who works in Infosys told me about you. What are the fees?
    Coding zaroori hai kya agentic wale mein?
    Is LangGraph part of the syllabus or some other framework?
    I'm in Hyderabad till Friday, can I visit your office before joining?
    How much of the @program course is theory and how much is programming?
    My father is a doctor and will pay the fee, is EMI possible in his name?
    Skip the leadership one. Tell me about the other two.
    What is the difference between an AI agent and a chatbot, simple words please
    Between Java and Python which is asked more in AI interviews these days?
    How many developers have passed out from your bootcamp so far
    Will code samples be given after the class to download?
    Somebody from our street did your course, he is a teacher, he said it was good. Is next batch open?
    do engineers get a separate certificate
    Can managers from different companies attend one batch?
    The agentic one sounds like marketing to me. Convince me otherwise.
    What technical requirements does my laptop need?
    Why do you call it @program when it's just 10 hours?
    My roommate is a call centre girl on night duty and hogs the wifi, so are recordings available?
    Python kaunsa version chalta hai class mein?
    Is there a code of conduct for the batch WhatsApp group?
    Do you have a promo code for Ugadi?
    Where do I get the program brochure?
    Sir log software engineer hain ya college wale professor?
    Who should take Agentic AI and who should not?
    tell me what prerequisites are written for each
    Does the developer course include GitHub Copilot subscription?
    My wife works in an insurance office and can talk to you after six only. Which number should she call?
    Will no-code tools like n8n or Make be shown too?
    Are the three courses in order, or can one start from the third?
    I am not interested in the leaders program, remove me from that mailing.
    In which language are live classes, English or Telugu? I mean human language, not Python.
    How hard is the 40 hour programme compared to the others?
    What jobs do people get after, developer or analyst or what
    Does a team need to have its own engineers for the custom training you advertise?
    Is AI going to replace programmers, what's your opinion?
    Registered for my brother, he teaches in Ranchi, but confirmation mail hasn't come.
    Whose job is it to answer doubts, the mentor or the agent like you?
    People say managers will be finished by AI. True or false?
    Total fees kitni hai?
    When does the next cohort begin?
    I filled the form yesterday and nobody called
    Refund policy please, in case I fall sick midway
    are you a real person or machine
    Weekend batch available ya sirf weekdays?
    Is GST included in the price shown?
    Port Blair se attend ho payega? Net dheere chalta hai yahan.
    Do you provide placement guarantee or only assistance
    Hostel facility near your Hyderabad centre?
    How many students in one batch
    The Enroll Now button is not doing anything on my old Redmi phone
    Certificate is valid for government increments or not?
    Ek din se launch offer nikal gaya, kuch ho sakta hai kya
    Namaste ji, jaankari chahiye
    Give me the address and landmark
    What happens if I miss two classes because of harvest festival?
    Lifetime access means my lifetime or your company's lifetime? :)
    Can two persons share one registration?
    Who founded this bootcamp?
    Please change my email id, I typed gmial instead of gmail
    How are you different from Coursera and all
    Is there an exam at the end, and what if I fail it?
    Is cash payment accepted?
    Scholarship for SC/ST candidates hai?
    good morning to you
    What will I be able to put in my resume after this
    Do you share our phone numbers with other institutes? I'm getting spam calls.
    I need an invoice in my institution's name with PAN
    40 hours is spread over how many weeks?
    Any demo class before paying?
    Will there be power point notes or printed books
    Is it ok if I'm seventy years old?
    the popup keeps covering the page how to close
    My admission is confirmed but the WhatsApp group link expired.
    Are the industry projects from Indian companies?
    How soon can somebody call me back? I am free after the evening aarti.
    Could you send details in Tamil to my mail
    Is your 1-on-1 mentorship weekly or only once?
    Two batches clash with my daughter's wedding, may I postpone to the later one?
    Bihar ke chhote shehar se join kar sakte hain kya online?
    What's the success rate, real figures not advertisement
    Thanks, I will think and come back after salary day
    Which of the programs is your most popular and why?
    Do you also have a branch in Vijayawada or Guntur side?
  `,
};
