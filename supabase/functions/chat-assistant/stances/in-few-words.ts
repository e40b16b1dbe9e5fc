import type { Stances } from "./stances.ts";

/** In few words: job, tools, wish. */
export const inFewWords: Stances = {
  out: `
    chartered accountant, Tally from nine to nine
    Retired sub-judge. Curious about AI. Will not touch code.
    Yoga studio, 40 members, newsletters every Sunday.
    To be trained: Deepa Kurian, recruiter, non-coder, AI for screening calls.
    Founder, ayurvedic oils. Tech is my partner's half, I take brand and people.
    Dermatology resident, zero free time, case summaries would help.
    Catholic priest, sermons and parish bulletin.
    Coffee roaster, packaging copy, tasting cards. Fees for one person?
    Rehab centre counsellor, Shillong. Leaflets in Khasi.
    Architect, hand sketches, building code yes, computer code no.
    Product owner on paper; in truth meetings and slides. Devs do the rest.
    Veterinary doctor, cattle mostly. Do you teach in Telugu?
    Potter. Clay under my nails, phone in plastic bag.
    Chairman's office, executive assistant, calendars and minutes.
    Real estate broker, Gurgaon. Listings, follow-ups, site visits. That's the day.
    Air hostess, 5 yrs, changing to grooming trainer.
    director, textile mill, 71 years, grandson says i must attend
    Astrologer. Charts take hours, letters to clients too.
    Forwarded: "Rukmini, matron at girls' hostel, would like to attend the no-code session."
    someone else builds the app, i only pay for it. I need to understand what he says
    Event planner. Vendors, guest lists, mood boards.
    Crèche owner. Toddlers, snacks, parents' messages.
    Quality inspector, garments. Needle counts, shade bands. What could I join?
    political science lecturer, want help setting question papers
    Temple trust secretary, donor registers by hand. Nothing technical please.
    gym ka owner hoon, trainers aur diet chart, code se door ka bhi rishta nahi
    Fashion buyer, knitwear, Tiruppur to Milan.
    Mother, homemaker, 58, recipes and bhajans on YouTube. Anything gentle for her?
    Marketing head at a biscuit brand, agencies do the doing. Leadership session dates?
    Physiotherapist hoon, exercise sheets AI se banwani hai bas.
    I'm a surgeon. Knives yes, compilers no.
    Ghatam player and part-time tabla tutor, students abroad.
    Panchayat clerk, Kannada typing only.
    Jeweller, third generation, Thrissur. Designs by AI possible?
    Economist at a chamber of commerce. My RA does any programming; I write the briefs.
    Principal of a CBSE school, 80 staff. I shall not be programming; homework policy is my matter.
    One nomination: Col. (retd) Bhaskar, security head, comfortable with email, nothing beyond.
    I am into interior design, SketchUp drawings by my junior, client talk by me.
    Nutritionist with 12k followers. Meal plans quicker, coding never.
    Auction house, antiques, Kolkata. Catalogue text.
    Customs broker at Nhava Sheva, bills of entry, shipping lines, angry clients.
    Halwai ki dukaan hai meri, mere layak kya hai?
    Wrote COBOL till 1996, then moved to branch banking and never went back. Suitable course?
    Occupational therapist; want handouts in plain Gujarati.
    Please enrol Mrs Fernandes, front desk, hotel in Panjim. She fears computers a little.
    Our factory head Mr Lobo, 55, asked for "AI without formulas".
    Tea estate, Jorhat, 300 pluckers under me. Weather notes and wage sheets.
    Speak to me about the option without programming. I am a school counsellor.
    Please send details for my father, 63, ran a hardware store, likes chatting with bots.
    B.Pharm. Own medical shop since 2008. That is my whole CV.
    Librarian. The only code I know is Dewey's.
    Anganwadi supervisor, 26 centres, reports due each Friday.
    Poultry feed dealer. Karna kuch nahi, bas samajhna hai AI kya hai.
    Geography teacher, class 8, worksheets.
    I lead a group of 14 developers but have not opened an editor since 2011.
    Beekeeper, Coorg honey, website was done by a cousin.
    Union leader, dock workers, speeches and petitions.
    Actress, theatre mostly. Dislikes technical talk.
    Vastu consultant, wants neat reports for clients.
    Optician, three shops. I fit lenses, not loops.
    Wants: AI for managers. Has: 16 yrs in telecom billing support, no scripting.
    Allergic to syntax. Happy with spreadsheets of rent from my nine flats.
    I coach under-14 cricket. Zero coding, only practice plans.
    Aaj tak ek line code nahi likha, likhna bhi nahi. Beauty parlour hai.
    Sociology graduate in CSR, grant proposals all year.
    I can't code and don't plan to. Which one of yours still works for me?
    Non-IT staff, 5 persons, accounts payable. Invoice emails swamp them. What is suitable?
    Stand-up comic here. Jokes about AI, so I should know some.
    Hospice volunteer coordinator. Rosters.
    Kirana wholesaler. Son set up the billing software, I press print.
    Husband is a marine engineer, chief on tankers. Non programmer. Wants AI for reports.
    Is it fine if I only talk to the AI? I do estate planning and wills.
    Anthropologist, field notes in Bastar, pen and paper.
    Business analyst type? No. I am plain operations: warehouse, pallets, dispatch.
    Loan recovery team lead, call scripts for 30 callers.
    Three nuns who run a dispensary would like AI for letters to donors.
    Ship chandler, Kochi port, supplies lists.
    Fisheries officer, Ratnagiri. Circulars in Marathi.
    Colleague for training: Sr. Anitha, ward sister, 22 yrs nursing, types with two fingers.
    We are four sisters with a pickle business. Labels, captions, reviews.
    My brother-in-law: cook on a cruise ship, wants English practice with AI.
    Civil judge's stenographer. Shorthand 120 wpm.
    Psychologist, private practice, session notes are my pain.
    Speech therapist for children. Is there anything on making picture cards with AI?
    Stamp collector, pensioner, ex-railways.
    Radio jockey, morning show, needs links and quiz ideas.
    the terminal is a dark room to me, i sell mutual funds
    Cinema hall manager, single screen, Nashik.
    Florist. Bouquets, not code.
    Could my team of relationship managers join? Bank, Pune, no technical people at all.
    Sales chief, paints company, pivot tables are my ceiling.
    Mere papa kisan hain, soyabean, unko mandi bhav samajhne ke liye AI chahiye.
    Import of Iranian dates, Mumbai. Emails in five languages.
    Procurement head, cement. I negotiate; others compute.
    mera kaam transport ka hai, 18 trucks, driver aur diesel ka hisaab
    i do mehendi and bridal makeup, reels get me customers
    PR executive. Press notes, crisis calls, media lists.
    Litigation clerk to an advocate in Cuttack high court
    Team of eleven insurance agents, LIC, Madurai. None of them will ever write a script.
    Not a coder, never will be. I run an NGO for street dogs.
    Journalist, Hindi daily, crime beat. Fact-checking tricks, no programmer stuff.
    Solicitor, London, contracts. Evening IST slot?
    Tax lawyer. GST notices. Long replies. Want short work.
    Zumba instructor. Scheduling by AI, minus the coding bit, exists?
    Film editor's assistant, cuts reels, no wish to learn programming.
    Silk saree shop in Kanchipuram, orders on WhatsApp.
    Company of 60, mine. Engineers code, I sign cheques.
    Girl of 15, paints all day, no interest in programming, AI art maybe.
    Pilot, A320, long layovers. Want to understand AI, not make it.
    COO, hospital chain. I need the vocabulary, not the keyboard.
    Regional manager, tyre distribution, review decks on Monday.
    Orthodontist, own clinic, two chairs. What do you have for me?
    Mujhe code nahi likhna, main bas apni travel agency ke liye itineraries banana chahti hoon.
    Wine steward. Tasting notes are my prose.
    Dy. Commissioner of excise. Officers' batch possible?
    Brackets and indentation make my head ache. Midwife by trade.
    One participant. Name: Harpreet. Post: credit manager, NBFC. Coding: nil, not needed.
    Delivery head, formerly J2EE, now only escalations, hiring, margins.
    Carnatic vocalist. Notation is the only symbol language I read.
    Sound healer from Rishikesh, retreat flyers.
    Coaching institute owner, NEET biology, Sikar.
    dental hygienist in dubai, visa renewal soon, leisure learning
    FWD from HR: Meenakshi R., payroll, 9 yrs, no coding background, AI basics please.
    Wedding caterer, Indore. Menus and quotes eat my evenings.
    Site supervisor, flyover project, daily progress reports in broken English.
    Bharatanatyam costumes, tailoring unit, six machines (the sewing sort).
    Resume in a line: MBA marketing, 7 yrs FMCG sales, Hubli territory.
    Novelist. Two books out. Does any class deal with drafting and editing by AI?
    Translator, German to English, 20 yrs, machines are taking my work.
    museum guide at salar jung, scripts for tours (spoken ones)
    Chai franchise, 7 outlets, hiring boys weekly.
    My wife teaches kathak. She needs posters for the recital, nothing more.
    Company secretary. The Companies Act is code enough for me. Fee please?
    Customer care voice process, 4 yrs, hates logic puzzles, likes people.
    HR business partner, 400 employees, policies and letters.
    Police inspector, traffic. FIR drafting help?
    I raise goats near Osmanabad. Nephew told me about you.
    Admin dept writes: Mr Yadav, canteen contractor, asks about AI for menu and stock.
    Notary public, drafts of deeds, English and Marathi. Is there a weekend batch?
    Carpenter, modular kitchens, quotes by voice note.
  `,
  in: `
    List of one from us: Sandeep V., backend engineer, Go. Level suitable?
    PL/SQL packages in a bank since 2009.
    Merge conflicts are my cardio. Anything on AI pair work?
    Astronomer. My Astropy code is messy but runs.
    Coding since age 13. Next.js and Supabase of late.
    Fine-tuned Whisper for Bhojpuri last winter. Advanced batch?
    Kotlin dev, Android, two apps on Play Store.
    Data scientist, churn models, LightGBM mostly. RAG is new to me.
    I write firmware in C for energy meters.
    Network engineer; programmed Netmiko jobs for 200 switches.
    Economics researcher, R and Stata do-files, thinks about text data.
    I maintain a small npm package with 900 stars.
    One nominee, R&D: Dr. Iyer, simulates catalysts in Fortran.
    QA engineer, Cypress specs in every sprint.
    Self-taught coder, Svelte, sells templates.
    Rust hobbyist, chess engine, 1900 Elo.
    Need agent frameworks in depth; I already deploy FastAPI services on Fly.
    Excel macros outgrew me, so VBA became my job: 40 modules in production.
    "Nomination: Priti, Salesforce, writes Apex triggers daily." As received.
    Drone autopilot patches, PX4, upstream twice.
    Frontend, React and TypeScript, 3 yrs, bored.
    Solidity contracts, audited two, crypto winter now.
    SAP Fiori, UI5, JavaScript. Weekend class?
    regex se pyaar hai, log parsing karta hoon din bhar, SOC mein
    Day job is coding Spark pipelines in Scala, ad-tech.
    Husband: .NET Core, 11 yrs, Azure functions. Wants something serious on agents.
    Pull requests, reviews, standups, repeat. Eight years.
    Forwarded from manager: Nilesh, Tableau plus heavy dbt, wants LLM evaluation.
    Hackathon regular, final-year CSE, Firebase everything.
    Quantum computing MSc, I program Qiskit circuits.
    Rails programmer since version 3. Still employed.
    Quit my job as programmer at Infosys in May. Twelve years of Struts.
    Haskell at night, COBOL by day.
    Node, Express, Mongo. Built our clinic's booking API.
    Penetration tester, writes own Burp extensions and exploits.
    ML engineer, PyTorch, vision transformers. Does the syllabus cover evals?
    Spent today reading stack traces. Spend tomorrow likewise. Course for me?
    Web scraping with Scrapy, 50 spiders, price data.
    Code reviews by day, Magento checkout bugs by night.
    Statistician, Bayesian, Stan models every day.
    GIS analyst, automates ArcGIS with arcpy.
    Tech lead, still commits daily, Elixir shop.
    Linux admin. Bash cron jobs everywhere, Ansible when lucky.
    Robotics club lead, ROS nodes in C++, IIT Patna.
    hum log Perl wale hain, legacy telecom, AI seekhna hai jaldi
    I debug other people's SQL for a living. Stored procedures, deadlocks.
    Django + Postgres, 6 yrs. Want to add agents.
    Compiler team. Code generation, LLVM passes.
    Speech group at university, Kaldi recipes, Tamil corpora.
    do you go beyond langchain? i shipped two bots with it
    Cloud architect, AWS CDK stacks, 14 yrs.
    Blender add-ons author, shaders in GLSL.
    Pricing actuary, models in Prophet? no, own scripts in R Shiny.
    Medical physicist, my dose calculator in Delphi still runs at three hospitals.
    ABAP consultant, user exits and BAPIs, Hyderabad.
    Kya mere jaise Drupal developer ke liye kuch hai?
    RPA: UiPath bots with custom activities, 3 yrs. Which one follows?
    computer vision intern, yolo on jetson boards
    WordPress plugins, PHP, freelance, Jaipur.
    SDET, Selenium and TestNG suites written by me. Which track?
    Automotive, Chennai, technical lead, MATLAB control loops, own models.
    Mera role: Spring Boot microservices, Kafka. AI engineer banna hai.
    Compared Gemini and Claude APIs in our helpdesk tool, wrote the wrapper myself.
    Bioinformatics PhD, Snakemake pipelines on the cluster.
    B.Tech ECE, PLC ladder logic, then edge gateways on Raspberry Pi.
    VLSI verification, SystemVerilog, UVM benches.
    Vue + Laravel agency, we are three. Can all attend?
    MCA 2017, Angular, RxJS, fintech, Noida.
    game server guy, erlang, message queues
    Postdoc in physics, CUDA programmer by need, Monte Carlo.
    ETL: Informatica first, now Airflow DAGs. What would I learn new?
    Mainframe modernisation, JCL and REXX. Too old for AI?
    ServiceNow, Glide scripting, business rules.
    Quant at a broking house, backtests in Julia.
    iOS. Swift. Five years of app code.
    Embedded folks, team of 5, RTOS, oscilloscopes. Group rate?
    Please consider Arun: DBA, tunes queries, shell scripts for backup.
    Power plant historian, DCS, pulled data by own OPC jobs.
    Streamlit dashboards for the plant, pandas behind. No formal training though.
    Main Flutter mein apps banata hoon, ab LLM jodna hai.
    My son, 17, wins at Codeforces. He finds school dull.
    I code mobile games solo, Unity and C#.
    My daughter already builds Roblox games in Lua. Next step for her?
    Technical co-founder, wrote the first version, Clojure, still fix prod.
    Colleague codes in SAS for clinical trials, moving to open source.
    Site reliability, Bengaluru: Terraform, Prometheus, pager at 3 am.
    Two nominees, both developers, Oracle Forms to web.
    Test automation, Playwright, CI on Jenkins. Is agents course too much?
    Ops team lead, 6 persons, all write PowerShell for Active Directory.
    Kubernetes operators are my bread.
  `,
  begins: `
    Tell me the beginner path. I sell phones in a store and study at night.
    Pharmacist wanting to move into health software. Start from where?
    Manager suggested I pick up scripting. Network cabling is my work till date.
    Mechanic ka kaam chhodkar software seekhna hai, angrezi kam aati hai.
    Tax assistant. I'd build a refund tracker if somebody taught me.
    Copywriter. I'd like to build small tools for my agency, learning from scratch.
    Could you teach a lawyer to build her own contract checker? I have never tried.
    mechanical engineer, autocad, shifting to software, zero so far
    bsc it first year everything goes over my head want foundation
    12th pass, commerce, wants a developer job.
    Son, 12, plays Scratch a bit, asks to learn properly.
    Passing on: Kavya, helpdesk L1, no scripting yet, keen to learn.
    Diploma textile, curious to learn AI model making, laptop 8 GB.
    Physics teacher plans to learn simulation, has only chalk so far.
    SEO executive; time to learn proper backend.
    I want to understand loops and functions at last. Music teacher.
    Data entry, Surat, 6 yrs. Aim: write my own automations.
    lost job in airline ground staff, want to reskill as coder
    Scrum master, non-tech entry, would love to write features one day.
    My wife, dentist on leave, wants to make an appointment bot with her own hands.
    Army man retiring in March, second career in AI development, no basis.
    I can drag blocks in MIT App Inventor. Text comes next.
    Gave up C in first semester. Trying again at 30.
    Business grad, startup idea, no money for devs, so learn and build.
    From Human Resources: Joseph, trainee, BSc maths, no languages known, to be made AI engineer.
    mujhe developer banna hai, abhi Zomato delivery karta hoon
    QA, manual only, wants to automate.
    MSc botany, wants bioinformatics, cannot program yet.
    Chef who wants a recipe app, by own effort.
    Printed "hello world" yesterday. More please.
    Maths teacher, 45, has installed Anaconda, now stuck at first lesson.
    Bank clerk. Nights free. Would like to study Perl, or whatever is right.
    UX designer, Figma fluent, code shy, ready to change that.
    Product manager, no hands-on so far, wants to prototype agents alone.
    Bhai, loop kya hota hai woh bhi nahi pata, par app banana hai.
    No-code Zapier user, wants to write the real thing now.
    Can someone of 52 learn to write software? I taught chemistry till now.
    Nurse now, software later. First step please?
    Complete fresher, MBBS dropped, interested in machine learning.
    support engineer, copies commands without understanding, wants to understand
    Daughter in class 9 asks for a first course in coding.
    BA History > content moderator > (soon, I hope) junior dev. Learning variables this week.
    Hotel management 2015, restaurant captain, would train as software person.
    Polytechnic students, 20, to be taught first language. Do you come to Bihar?
    Which batch for absolute beginners? Goal is a job as web developer.
    Kid wants Minecraft mods. He is eight. Anything?
    Main housewife hoon, ghar se coding seekhkar freelancing karni hai.
    Tester by clicks, 8 yrs. Scripts scare me but I must.
    Biotech fresher, chapter one of a Java book done, fear growing.
    I bought a laptop to learn programming. Driver for Uber at present.
    Started two YouTube series on JavaScript, finished none. Need structure.
    Small nephew, 10, wants robots and how to command them.
    Our office boy is sharp. Sponsor him to learn software from scratch?
    Vet student; would like to train a model on cow photos, don't know how.
    Farmer's son, ITI electrician, wishes to learn app making
    Photographer. Wants to code a gallery site, refuses templates.
    I know only HTML tags from school. Hope to make real websites.
    UPSC left behind. Software ahead, I hope. Duration?
    Stay-at-home dad, did BASIC in 1989, starting over.
    Civil engineer, site work, tired of dust, switching to IT. Possible?
    ChatGPT made my page. I can't read it. I'd like to.
    SAP functional consultant, FI module, wants to get hands into development.
    Statistics by calculator only. Ready for R now.
    Accounts team, 4 girls, willing to learn automation of ledgers by script from basics.
    Want to make games. Made none.
    Homemaker after ten-year break, wants to become a programmer.
    B.Com final year, never coded, wants to start. Where?
    Theology student, odd wish: build a Sanskrit search tool. No background.
    Journalism grad into data journalism, first line yet to be written.
    BPO voice, 5 yrs, aims for data analyst job.
    Excel is all I have. SQL is what I want.
    Radiographer, want to learn deep learning on scans, no knowledge of programming.
    Manual tester friend, Sowmya, seeks move to automation, nil scripting.
    Power BI clicks only so far, want to go under the hood and write.
    Is zero experience ok? I dream of making my own chatbot for my tuition centre.
    Commerce tuition teacher keen on Java classes as student.
    Graphic artist, wants creative coding, p5 maybe, beginner.
    Mujhe coding zero se seekhni hai, arts background hai.
    Have an app idea for hostel mess. Want to build it myself, from nothing.
    Sailor, six months shore leave, plan: learn to build websites.
  `,
  none: `
    Class size at the most?
    Will a person without experience keep up?
    Do you train in Sri Lanka?
    Do the programs differ in price?
    What is taught on day one?
    Certificate, yes or no?
    Hmm, not for me. Other options?
    Difference between your first and second course, in short?
    Is technical background checked at admission?
    My cousin is a developer in Canada; he told me of you. When do you open?
    Do software people and others sit together?
    mobile pe class kar sakte hain?
    How is yours better than Coursera?
    Which of these is most popular?
    How would one know which level is right?
    Is Git taught or assumed?
    Will it be outdated next year?
    Is there an exam at the end?
    Windows or Ubuntu, does it matter?
    Do you use Python or some other language in class?
    Do you cover data privacy law?
    Who teaches? Name and LinkedIn.
    What does AI literacy mean in your list?
    Technical or not technical, how do you decide who goes where?
    Need something before appraisal season. What is quickest?
    Is maths required, and how much?
    First demo class free or paid?
    EMI possible over six months?
    LangChain, CrewAI: which of them is in your list?
    Is it online or in a classroom?
    Does the manager course have any lab work?
    My boss is a manager of managers. He asked me to ask for the timetable.
    Age limit, if any?
    Is internet speed of 10 Mbps enough?
    Any hands-on project included?
    Does a coder get a discount, as my friend claims?
    Is no-code truly without code, or a little?
    Do we get ChatGPT accounts or bring our own?
    Please share brochure PDF.
    Kya class Hindi mein hoti hai?
    Not interested in basics. What comes after?
    Two seats for April, what's the procedure?
    Does agent building need a credit card?
    Someone in our office finished it. Is an alumni group there?
    What are the fees for two?
    What do most people do after finishing?
    I saw "AI for managers" on Instagram. Is it real?
    As per HR mail, kindly send three courses with duration and cost.
    What is an agent, in one line?
    Call me at 5 pm today.
    Is your certificate accepted abroad?
    Payment link shows error.
    Are slides given afterwards?
    Placement help hai kya?
    Recording available if I miss Saturday?
    My flatmate works in IT. Can we share one login?
    Can one pause and resume?
    Do you hire trainers?
    Can I switch batch midway?
    Is coding needed for the Monday batch?
    Does the syllabus mention prompt engineering?
    Will there be homework?
    Which laptop should one buy?
    Is Python named in the brochure, or only "language"?
    How many hours a week at home?
    any discount for diwali
    GST invoice on company name, please.
    Refund rules after first week?
    Is RAG covered anywhere?
    Skip the one for engineers. Show the others.
    Is it live, with a human?
    Do you have a corporate tie-up with TCS?
    Next start date after Pongal?
    Prerequisites for the longest course?
    Would developers find it boring, do you think?
    Bas itna batao, course kitne din ka hai?
    coding kitni hai isme, percent mein batao
    How many developers were in the last batch?
    Any scholarship for women candidates?
    Leave out the coder course, it clashes with my exam. Other dates?
    Suppose a class has five programmers and five clerks. Who sets the pace?
    Where is your office in Chennai?
    Bond or agreement to sign?
    Which AI models are used in class?
    Group of 25, in-house, Nagpur. Quote.
    I got a call from your number. Who was it?
    The advanced one is too long. Shorter?
    Weekday evenings after 8?
    My neighbour's son codes at Google. Did he study with you?
    Not the leadership one, thanks. What else?
  `,
};
