import type { Stances } from "./stances.ts";

/** From big companies: who leads, advises, sells, counts, and who builds. */
export const bigCompanies: Stances = {
  out: `
    Trade mark attorney, opposition filings; programming bores me to tears, I'll be frank
    newspaper editor, features desk, every intern lets a bot write the opening paragraph and I must set rules
    Compliance lead at a brokerage, SEBI circulars for breakfast, and I shan't be writing scripts
    Zero appetite for making apps. I decide where AI goes in my spinning mill.
    Group strategy office of a conglomerate. We write memos; somebody else writes the software.
    Chef patron of a Goan restaurant asking where AI belongs in a kitchen, if anywhere
    Big Four consultant, slides till 2 am, must speak to clients about AI without blushing
    Wrote COBOL back in the nineties, nowadays I only sign budgets. Which one?
    i was radio jockey now i own small podcast network i cannot code and will not only business side of AI voices
    Media planner buying IPL slots, told to become AI-savvy before next season, dislikes coding with a passion
    I'd like the folks in accounts payable to stop fearing AI, they key in invoices from nine to six
    Management trainee in FMCG, distributor visits and Nielsen charts, no inclination toward the IT side
    I export costume trinkets, still keep a paper ledger, and coding at my age would be comedy
    we are a family office managing funds for two promoters, father wants to know where AI money is wisely put
    Community host at a coworking place, coffee, badges, birthdays. All around me code; I don't. What's mine here?
    Anything with more than two buttons gets delegated. VP, customer success.
    Category manager at a grocery app, came up through pulses and edible oil; the tech folks sit a floor below
    Achaar ka chhota sa business hai mera ghar se, AI se bikri badhani hai, banana kuch nahi
    Vendor management, rate cards, SLAs, penalty clauses: me in a nutshell
    A black screen with a blinking cursor looks like a ransom note to me, I do brand strategy
    Put me in the one with zero lines to type, I negotiate wage settlements with unions
    Stockbroker chacha types with one finger, still he's keen on AI. Suitable batch?
    Stylist and boutique owner in Khan Market, not a techie bone in this body
    HRBP for a pharma MNC, looking at workforce planning with AI, strictly as a buyer of tools
    Commercial pilot grounded by his knees, shifting into airport management
    Indentation errors would finish me off. Anything for somebody who argues in the High Court for a living?
    Mummy runs a playschool and would adore help with fee reminders but she hates computers
    Airline pricing, I use whatever tools IT hands over and ask no questions about their insides
    Six partners in a law firm, average age 58, and every one of us prints his mails. Hopeless cases?
    my wife heads marketing at a skincare brand and she'd sooner eat the laptop than look inside it
    As a flat broker in Andheri I live on WhatsApp forwards and site visits
    Numbers in a spreadsheet yes, lines of commands never, says our budget controller. What do you have for her?
    Psychotherapist with a practice in Bandra; I treat programmers, I'll never be one, and I'd like to understand the bots they confide in
    TV producer of a prime-time debate show, doesn't code, trying to grasp what generative stuff does to newsrooms
    Town planner at a development authority. The building code I can recite, the computer sort I leave to others.
    As COO of a courier firm I need payback periods, not lectures about variables
    Never opened an IDE and at fifty-four I don't plan to; I chair a hospital trust.
    Three car showrooms in Chennai. The bot will be bought from a vendor, I just have to choose well.
    Our financial controller has been told to "do AI". She closes books; she won't be building anything.
    Retired colonel, these days heading corporate security. Codes I broke in uniform; writing them isn't for me. Suggest accordingly.
    French-to-Hindi translator, machines eat my assignments, so I'm turning into an agency manager
    Once configured a printer and cried. I look after grants at a foundation.
    General manager of a five star in Aerocity, non-coder through and through. Where does AI pay back in hospitality?
    Creative director in advertising. My tools are a pencil, a pun and a deadline.
    hospital CFO wants to know cost and benefit of AI in billing department, I am not from technical side
    Angel investor: fourteen cheques written, not one line of anything else
    Chief risk officer; the regulator wants model governance and I neither code nor care to
    I own three cloud kitchens in Koramangala, can't code a thing, would love fewer wasted parathas
    Private equity associate doing diligence on model companies; I read term sheets, others read repos
    treasury desk forex hedging commercial paper that is my world coding not required for me i will stay here
    I commission software, I don't craft it. Head of digital, cooperative bank.
    Physiotherapist for a Ranji team, would like to judge the injury-prediction tools sold to us, someone else programs those
    Headhunter for CXO searches, thirty calls a day, would like AI to write my shortlists
    In-house counsel, privacy law, DPDP Act; need just enough AI to advise the CEO
    I trade cardamom and pepper between Kochi and Dubai, can't program, can pay for a tool that forecasts prices
    Sub-broker turned cheesemaker in Ooty, 14 goats, asks which course makes him a wiser buyer of AI
    Radiology head evaluating vendors. I'd be choosing AI, never constructing it.
    Corporate lawyer, mergers mostly, BKC. The only code I know by heart is Civil Procedure.
    Trucks, drivers, diesel, toll receipts. Transport contractor. Tell me in simple words how AI cuts cost.
    Investment banker on the ECM desk. I need to see through what AI issuers claim in a DRHP.
    I plan big fat weddings in Udaipur. Is there something where I'm not taught to program?
    School counsellor asking for herself, teenagers bring me chatbot conversations
    Florist with shops at five metro stations, asking for demand planning with AI taught to non-programmers
    I answer for a P&L of 200 crore and technical details put me to sleep
    Seven years of reels and captions as social media manager, wouldn't know a loop if it bit me
    Tried one Python class, ran away at lesson two, never again. Investor relations is my field.
    Anaesthetist at a private hospital, I sit on the procurement committee, no ambition of turning geek
    Mere papa tax practitioner hain, unko AI bas samajhna hai, banana nahi, kya dilaun?
    Meri team payroll clerks ki hai, gyarah log, button dabate hain bas, unke liye kya hai?
    Independent director at two listed NBFCs. Too old to code, not too old to ask sharper questions about AI spending.
    I run HR for a 600-person logistics firm in Gurgaon, appraisals and exit interviews, and code is not something I'll take up. What fits me?
    Main LIC development officer hoon, policy bechta hoon, coding ka shauk nahi, phir bhi AI mein kuch hai mere liye?
    Architect of buildings, not of systems. Concrete, glass, clients with opinions.
    Wine importer in Delhi, I taste things and argue with excise; could AI help a man who can't program his own microwave?
    Can someone who teaches Bharatanatyam and manages an academy of 90 kids gain anything from you?
    I have forty engineers under me but my own fingers haven't typed a function since 2009
    Which of these would suit a chief people officer who isn't technical and likes it so?
    my husband is bank branch manager with four years to retirement, curious about AI but coding he will not do
    economics professor emeritus, I write essays on automation and type with two fingers
    The mere word algorithm makes me yawn; I'm a literary agent with forty novelists
    Veterinarian with a pet hospital, wondering which AI for dog X-rays to buy; I won't be programming one
    Headmistress of a government school; timetable, midday meal, letters to parents, and no coding for me please
    Wealth manager, zero coding ability. Clients keep asking me about ChatGPT and I keep changing the subject.
    We publish school textbooks and must decide whether AI may draw the pictures. Editorial crowd, wholly non-technical.
    I coach executives and must hold my own when generative AI turns up, minus anything technical
    Stage actor who gives improv workshops to corporates, hoping to add an AI session; code and I have never been introduced
    shipping agent at nhava sheva port, bills of lading, demurrage fights, want AI for paperwork
    My sister has an online yoga studio and refuses anything involving a compiler
    chartered accountant here, twenty years of audits and balance sheets, programming is for my juniors' juniors
    dentist. teeth. that's it. no coding. but patients don't show up and they say AI predicts this
    Tax partner enquiring for our litigation group, we are all advocates with white hair
    main toh sales wala aadmi hoon, Excel se aage kuch nahi aata
    Microfinance field operations across Bihar, self-help groups, colleagues none of whom code or will
    paediatrician plus mother of twins; keep the nuts and bolts away from me, I only take decisions
    Please nothing geeky. Dermatologist, opening my fourth clinic in Jubilee Hills.
    Patent examiner. I judge inventions, I've never made any and won't start.
    Court reporter for a weekly, wishing to be AI-literate without a line of code
    Would a travel agent specialised in Char Dham yatras, with nil coding and nil plan to, be wasting money with you?
    Casting director wondering what synthetic actors mean for the trade, no desire to code them into being
    Facilities manager for office parks: lifts, guards, cafeterias. Writing programs is not on that list and needn't be.
    Sir I am purchase officer in PSU, only files and tenders, which is suitable
    Run a charity for street children and donors have begun asking what we do with AI
    Museum curator, textiles and miniature paintings, wants to discuss AI guides with suppliers
    My CTO handles the programming. I raise the funding and charm the investors.
    saree wholesale in Chickpet since my father's time, program ka P bhi nahi pata, AI se dhandha samajhna hai
    Equity research on cement and steel; my models are in Excel and shall remain there
    Daughter practises family law, hopes to research faster with AI, dreads anything that smells of engineering
    Our regional sales head can't tell Java from Javanese coffee and is happy that way, what for him?
    company secretary, board minutes, MCA filings, AGM notices, kabhi code nahi kiya aur karna bhi nahi
    campaign manager for a politician, is there any short course on what AI means for messaging
    Cabin crew trainer at an airline, stepping up to lead the learning function
    I mediate commercial disputes and no, I won't be coding bots, but parties quote them at me
    SAP rollout, the people side of it: workshops, posters, hand-holding. Change lead.
    ICU nurse in charge, duty roster mera sirdard hai, code likhna mujhse nahi hoga, AI ka use sikhna hai
    I do publicity for film stars, kindly suggest what I should take
    I am IAS officer posted in urban development, need roadmap for AI in municipal services, not programming lessons
    Just moved from engineering lead to business unit head, hands off the keyboard for good
    Do gyms exist where you never lift code? I have two franchises and members who vanish in February.
    My uncle makes pressure cookers in Coimbatore and would like an overview of what AI could save him
    My boss polishes diamonds in Surat, can barely open his mail, yet he's asking for an AI strategy
    Interior decorator whose mother tongue is the mood board and who'd flunk any programming test
    The scrum master's boss's boss, that's me. Last repo I saw was on a floppy, practically.
    bhai mera kaam supply chain dekhna hai, coding se dur hi rakho mujhe
    The devs we employ are superb. I only decide what gets funded.
    I pay an agency in Pune to make our portal; all I want is to tell when they're bluffing
    Insurance underwriter, eighteen years of marine cargo claims behind me
    Hum log exhibition ke stall lagwate hain, developer banna nahi hai, AI ka fayda batao
    Film distributor hoon, Friday ko kaunsi picture kahan lagegi bas yahi sochta hoon, coding mere bas ki nahi
    Founder of a jewellery label, the non-tech half; my partner looks after the whole stack
    eight copywriters in my team fear for their jobs, I want them to use AI, not make it
    elevators sales manager, lifts basically lol, my md sent me this link pls suggest
    Heading CSR at a cement company, a coding course is the last thing I need, village schemes and AI are what I present on
    Six years a developer, then an MBA, and thankfully I'll never debug again. Strategy is my bread now.
    Our front-desk lady should get comfortable using AI for mails and bookings, nothing beyond that
    I head a customer care floor, 300 agents on headsets in Noida, attrition through the roof
    The school where I'm principal wants an AI policy by June; I draft it, I don't code it
    Retail operations, 120 stores, planograms and shrinkage on my mind all day, coding isn't my lane
    Mujhe code vode nahi likhna, bas apni ad agency ke clients ko samjhana hai
    Curly brackets, no thank you. I'm in procurement at a tyre maker.
    My brain is built for people, not syntax: talent acquisition, campus hiring
  `,
  in: `
    Sysadmin for a university, Ansible playbooks for 700 machines
    Do you teach anything past LangChain quickstarts? I've had three bots in production since last year
    penetration tester, burp plus my own scripts daily, strong technical base
    I code backend in Go, five years, mostly payments at a fintech in Bengaluru
    Elixir shop, two of us on call, Phoenix LiveView all over
    Engineering manager who still codes on Fridays and misses the other four days
    Computer vision engineer, my code runs YOLO on Jetson over conveyor belts
    Security engineer writing exploit PoCs and Semgrep rules
    Our intern already built a Chrome extension and a FastAPI backend alone, is the basic part too slow for her?
    Astrophysics postdoc, Fortran by inheritance, Julia by choice
    Can my team of Guidewire configurators, Gosu coders all, join together?
    my brother did MCA and now codes in .NET for an insurance product
    main Django developer hoon 2 saal se, agentic AI seekhna hai
    GIS developer: PostGIS, Leaflet, QGIS plugins for the forest department
    MLOps at a bank: Kubeflow, MLflow, feature stores. Ten hours enough for agents?
    Kotlin is what I code in, from Kochi, Jetpack Compose, six apps on Play Store
    MATLAB and Simulink for flight control, learning nothing new at my desk
    IoT product engineer, Zephyr RTOS, BLE stacks, solder burns
    RPA developer with UiPath and C# activities, worried that agents replace my robots
    Solidity auditor, tired of crypto, eyeing agents
    We're a DevOps trio, GitLab runners and far too much YAML, infra as code for breakfast
    I design chips in Verilog and script the flow in Tcl; could agents verify RTL?
    Compiler person, LLVM passes, I optimise code that others regret
    Hadoop admin since the MapReduce times, also write Oozie flows
    I teach programming at a college in Vellore and wrote the autograder that fails everyone
    Analytics engineer at a unicorn, 300 models, window functions in my sleep
    Embedded guy, I program STM32 boards in C, wanna move up to agents
    I coded the LoRA fine-tune of Llama on our tickets and it works half the time
    She has a GitHub full of Svelte demos and a job in frontend, I'm asking as her mentor
    Raspberry Pi farm at home, and I coded the MQTT dashboards myself
    Our squad of eight maintains a Rails monolith and we'd like to add copilots to it
    I've been pushing commits to Postgres extensions for fun
    Flutter programmer shipping client apps, next I want LLM features in them
    Game programmer, Unity, coding since fourteen, fed up with crunch
    Competitive programming, Div 1, and interning at a trading firm
    wife is an iOS engineer, Swift day and night, coded right up to her maternity break
    hum teen dost Laravel mein ERP banate hain chhote factories ke liye
    I wrote the scraper my company lives on, in Scrapy, and half of its API
    Site speed nerd. Webpack, Lighthouse, service workers.
    Solutions architect, lambdas and step functions, prototypes every sprint
    Quant at a prop desk. C++ for latency, kdb for ticks, evenings free.
    Tech lead, Angular, 2 designers and 5 devs under me, still code and merge to main every day
    Search engineer with Elasticsearch and Solr, going vector now
    My colleague does firmware for ECUs at an auto supplier and would like something newer
    My Lua mods for Factorio have more users than my day-job microservice in Micronaut
    Data scientist, coding churn models in scikit-learn, now everyone wants RAG
    I program audio DSP, JUCE plugins, some CUDA
    Odoo customiser, modules for thirty clients, XML views haunt me
    Hacked together a Telegram bot with aiogram that my whole housing society uses. What next?
    Tableau plus D3 charts I hand-write each week, that is my job, want to move into AI apps
    Which is better after four years of coding Node and TypeScript, 40 hours or 10?
    Mainframe programmer, JCL and CICS, thirty-one years, not ready to rust
    Vue, Supabase, Tailwind, side projects bahut hain, poora ek bhi nahi hua
    Team of twelve Android people, Gradle builds that never end, we need agents training
    SRE here. Kubernetes at 3 am, Terraform at noon, what's my fit?
    Airflow, Snowflake aur thoda Kafka, food delivery company ka data main hi chalata hoon
    DBA here, raat bhar PL/SQL aur bash chalata hoon, ab AI side aana hai
    Looking to get from Perl glue to something this century
    Robotics bande hain hum, ROS nodes aur SLAM, cupboard toote drones se bhara hai
    Ethereum client contributor, mostly Nim
    I reverse-engineer malware in Ghidra for a CERT
    my son writes Spring Boot services at an IT major and is bored stiff
    Haskell code for joy, Java for salary
    NLP researcher, two ACL papers, all experiments coded by me in PyTorch
    Network engineer who gave up on clicking and scripts switches with Netmiko
    Platform engineer. My days are Helm charts and grumpy microservices.
    Power user? No, I write Apps Script for the entire office, some 60 of them running
    kya react wale frontend banda agent wala course le sakta hai? 3 saal se kaam kar raha hoon
    Statistician at a CRO, programs SAS tables for trials, moving to tidyverse
    Still hands-on as CTO, I reviewed eleven pull requests today and wrote two
    Bioinformatics, variant calling in Nextflow, would like to drop an LLM on clinical notes
    BI developer, DAX measures and nasty SQL joins until evening
    I document APIs for a living and script it: Sphinx extensions, doc linters, a small parser
    QA who codes: Selenium suites of 4000 tests, tired of flaky locators
    I code prompt evals and deploy on Cloud Run, would the agent one be repetitive for me?
    I maintain WordPress plugins with 20k installs, PHP code of my own all the way
    ABAP consultant since 2011 and the client wants Joule everywhere
    test automation in playwright and jenkins pipelines, i read stack traces like novels
    Since I'm the lone full stack at a seed startup I write every bit of code: Next.js, Prisma, tears
    coded telecom switches in erlang back at ericsson, still got it
    freelancer on upwork coding shopify themes with liquid
    I built a CLI in Rust that has 900 stars, now I want to build with models
    My PhD in computational biology was half programming, Snakemake and a lot of R
    VBA macros of 5000 lines keep our actuarial department alive, and I'm the one who wrote them
    Multi-agent stuff with CrewAI and AutoGen I did at work, evaluation is where we fail
    Recommender systems person at an OTT platform, two towers, ANN indexes, A/B tests
    What do you offer someone whose vLLM cluster serves two million prompts daily?
    Econometrician, ten years programming Stata do-files, lately statsmodels
    Senior SDE at a marketplace, ten thousand lines of Scala code behind me, promoted to staff in April
    Salesforce developer with Apex triggers coming out of my ears
  `,
  begins: `
    tell me the path: zero knowledge to building an AI product, how many months
    Cost auditor who'd love to automate reconciliations by writing the scripts herself, starting at nothing
    I quit my consulting job to learn how software gets made, by making it
    supply chain planner, hope to move over to data science, no background yet
    My daughter is in class eleven and dreams of making her own AI game
    Beginner. Laptop bought. Motivation enormous.
    Which program turns a bored insurance clerk into somebody who builds things?
    UX designer, Figma native, would like to implement what I draw
    kaise banate hain ye AI apps? mujhe khud banana hai, background arts ka hai
    mujhe zero se programming seekhni hai, kahan se shuru karun
    English literature, second year, would like a first language. Not German, the computer kind.
    Could a fifty year old grandmother learn to write a small app for her temple's accounts? I mean me.
    My nephew did half of a free JavaScript tutorial and is hungry for more
    mechanical engineer from Pune switching to IT, basics of C in college and forgotten
    Mom of a 9 year old coder wannabe, and wannabe myself
    Wanna make an app for my bakery myself instead of paying someone
    Geography lecturer: I want to learn to draw maps with scripts rather than by mouse
    We are five sales reps wanting to build our own lead-scoring agent, all novices
    Absolute greenhorn. Teach me to make chatbots.
    From the law school bench to an AI developer's chair: possible in 40 hours?
    Mera beta 12th ke baad AI developer banna chahta hai, abhi kuch nahi aata
    Copyeditor, hooked after a weekend hackathon where I only made the slides. Next time I want to do the building.
    Photographer who means to learn enough to make a photo-culling tool
    never typed a line of python, very eager to
    I copied some snippets from ChatGPT into Colab and it ran!! now I want to understand what I did
    Mathematics MSc, all on paper till now, ready to implement
    My team of auditors volunteered to learn scripting so that they build their own checks
    I had an idea for a tutoring app in the shower and I intend to build it with my own hands
    Fashion student hoping to create her own virtual try-on, willing to learn whatever language that takes
    BPO voice process job chhodke developer banna hai, basic se padhaoge?
    Civil site supervisor, diploma, wants to shift career to AI developer
    Farmer's son, agriculture degree, wish to develop a mandi price app
    As product marketing person I vibe-coded a landing page with Lovable; I want to actually know what's under it
    Is the 40 hour thing gentle enough for a journalist who wants to scrape data one day?
    Bachche ke saath Scratch kheli, ab hum dono ko asli coding seekhni hai
    Commerce graduate, how do I get to where I can deploy a website with AI in it
    Content writer, laid off, retraining as a prompt-to-product builder
    Is it okay if typing is the only computer skill I bring? I want to create AI apps.
    Recruiter of programmers for ten years; high time I became one
    Product manager who's sick of waiting for engineers and wants to prototype alone
    I tried C++ in first year and failed it, want a second go with something friendlier
    Tester, purely manual, wants to learn automation and go developer side
    Made a page in HTML in school once; the bug bit me and I want the real thing
    Would I be able to build an Instagram-reply bot for my boutique by the end, having no experience?
    Pharmacist looking for the shortest honest road to building a medicine reminder app
    Real estate agent, wants to learn building a property finder agent on his own
    Litigator by day, I'd like to build my own clause-checking bot. From scratch, can I?
    My cousin drives for Ola and studies variables on YouTube at traffic signals. Which course for him?
    Police constable here, night study is fine, i want to get into software field
    Nurse, 29, planning an exit from night shifts into tech, willing to sweat
    An economist friend and I plan to build a budget bot together, both of us total beginners
    my wife was at the post office counter and she is joining software now, please guide her first steps
    Marketing analyst, pivot tables only so far, keen to learn to program properly
    As a doctor I keep imagining a triage assistant; I want to write it, not order it
    I finished B.Com and want into software, is it too late at 24?
    Chemical engineer, refinery job, thinking of a change into machine learning from ground zero
    Retired navy, sixty-one, taking up programming as others take up golf
    I've got a startup idea and no cofounder so I'd better learn to make the MVP
    Bubble and Glide have hit their limits for my rental marketplace, time I learned to write it myself
    Physics teacher wishing to build quiz apps for my students, haven't coded before
    I know what a for loop is, that's all, and I want agents that book my travel
    SEO person here, I can tweak a meta tag, now aiming for real development
    HR executive, tired of other people's portals, wants to become a developer within the year
    Housewife with free afternoons and a wish to learn coding. Any hope for me?
    I'd be starting at print hello world. Is that alright?
    What does one study first to become an AI engineer coming from hotel management?
    Never done it, always wanted to: build a robot brain for my drone
    learning Ruby from my hostel roommate since Tuesday, loving it
    Want my first pull request before my thirtieth birthday, current skill: nil
    Stuck on lesson 3 of a Udemy course, need a human teacher to finally learn to code
    I'm a film editor and I'd like to create my own subtitle tool, first time at this
    Musician. Ableton yes, coding not yet. Want to generate stems with something of my own making.
    Customer support executive aiming for a junior dev role by Diwali
    Financial analyst, comfortable with formulas, dying to learn pandas
    Our intern studies psychology and is itching to crunch her thesis data by script, no base
    The UPSC didn't work out. Coding might. Guide me please.
    Twelve lines of anything so far, and I'd like ten thousand
    Fresher from mechanical branch, no placement, learning to code is plan B
    School chhod di thi par dimaag tez hai, app banana sikhaoge?
    Trader in nifty options, would like to write my own strategy bot, currently clueless about syntax
  `,
  none: `
    Explain what programming for AI means on your page
    Can my company get an invoice with its own GSTIN
    Can I shift to a later cohort after paying
    How long do the course materials stay open
    How many seats are left
    Which one is your most popular?
    How technical is it on a scale of one to ten?
    Are there exams at the end
    How do I change my phone number in the enquiry
    My driver drops me at eight, is there an evening slot after that?
    fees kitni hai aur discount milega kya?
    I don't want the app development one
    @program vs @program, in one sentence each
    Multi-agent system kya hota hai, simple shabdon mein
    Do developers really lose jobs to AI
    Two of us from the same family, is there a group rate
    Are your mentors developers themselves or just presenters?
    Are class sizes small enough for questions?
    What time zone are the classes set in
    Agentic sounds like hype, convince me
    What's the difference between an agent and a chatbot
    Can somebody without coding join?
    My neighbour is a data scientist and says bootcamps are a waste. Your reply?
    Is it live or pre-recorded
    Is JavaScript an option instead
    Is the certificate recognised by any university
    What's the total duration of everything together
    Please send me the brochure
    A recruiter mentioned your bootcamp on LinkedIn, is it the same company?
    I filled the form yesterday and nobody called
    Do you also run something for companies, custom I mean
    Project ka source code milta hai end mein?
    Not the leaders one please, tell me about the rest
    Compare your prices with Great Learning's
    Is there a refund when I fall ill halfway
    What laptop is required
    Is LangGraph covered or only theory?
    The agent one is too short, I'd skip it. Other suggestions?
    is coding needed for any of these
    Skip the short ones, how does the long one run week by week
    Is there a trial class before I put money down
    Will there be a WhatsApp group for the batch
    My internet is slow in the village. Will it work?
    I'm confused between two of your programs, help
    Python for AI kitne ghante ka hai
    Do the sessions get recorded and shared
    How much does the whole thing cost
    Any scholarship going these days?
    Does one get to deploy something at the end?
    Would the certificate impress a CTO?
    Leave aside the 40 hour thing, what else is there
    How soon after enrolling do I get the joining link
    Do you accept UPI
    thanks, that was useful
    Will I be judged on code or on a presentation?
    What language is teaching in, and I mean English or Hindi, not the computer sort
    Which release of Python gets installed in session one
    The pop-up says eleven at night PST, is that a typo?
    HR at my office wants an attendance letter, do you issue those
    Does the business program skip programming altogether?
    my manager will pay, so whom should the invoice name?
    A lawyer friend spoke well of you. When does the next cohort begin?
    Our accountant asks whether your fee includes GST
    Hello, is anyone there?
    How many managers usually join a batch
    The doctor told me rest till Monday, can I get the recording
    weekend batch hai kya ya sirf weekday
    I live in Dubai, can I attend from here?
    So the leaders program has no code at all, correct?
    Before I pay: compulsory coding or optional?
    Do class miss ho gayi toh backup milega?
    placement guarantee hai ya sirf assistance
    Who are the industry partners you mention?
    Do you have a centre in Hyderabad or only online
    When is the August batch exactly, in IST?
    Would you say 10 hours is enough to understand anything?
    Do all three have Python in them?
    Share of theory against programming in the agent course, roughly?
    Does your teacher let an assistant write half the code in class?
    I'd like to speak to a human
    Will there be homework in code?
    Does 1-on-1 mentorship mean really one person, weekly?
    What does a prompt engineer earn in Hyderabad these days?
    can i pay in emi
    Are the leadership sessions taught by somebody who has led anything?
    Recommend one for me
    Suno, certificate hard copy milta hai ya PDF?
    Do you place people as developers?
    kya isme coding hoti hai ya nahi
    Are there more engineers or more business people in the classroom?
  `,
};
