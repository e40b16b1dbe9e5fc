/**
 * What people who tell of themselves wrote to the first provider, with the programs that suit them, one a line; behind "/" what
 * may be named besides. By two hands who knew the programs alone. The weights of suits.ts were fitted to them.
 */
export const ofOurPrograms = `
  agentic-ai | site reliability guy, 9 yrs. i want a crew of ai helpers to look into alerts at night and fix simple ones without me. how do i learn to do that safely
  ai-application | My wife took a career break of five years, earlier she was in manual testing at Wipro. She wants back in with fresh skills: coding, the new AI libraries, and a project to show. What do you have for her?
  agentic-ai | What I want is a thing that books travel on its own: searches, compares, decides, pays. I've been a software engineer for twelve years.
  ai-business | VP sales, no tech background, board wants a plan from me for AI by Q3. help
  ai-application | kotlin andriod dev here, wanna add ai features into my apps
  ai-application | main fresher hoon, B.Sc maths kiya hai, coding bilkul nahi aati par seekhni hai aur khud ka ek AI wala tool banana hai. kaunsa lu?
  agentic-ai | My husband writes microservices in Go, finds chatbots dull and reads papers about swarms of LLMs at breakfast. I want to gift him one of your programs. Which?
  agentic-ai | Backend engineer, kids, job: ten hours is all I can give. Already deploy LLM apps at work. What could I take?
  agentic-ai | I've taken a forty-hour genAI bootcamp elsewhere, so python, APIs and deployment are clear. What remains is the part where the model plans several steps and uses other models.
  ai-business | Our L&D budget allows one short program for newly promoted department heads: how to introduce AI in their departments. They're from admin, finance, legal. Which would you take?
  ai-business | Mera chhota business hai, jewellery ka. AI se fayda kaise ho yeh samajhna hai, coding nahi karni. kaunsa program lu?
  agentic-ai | we automated with zapier and scripts, now i as the lead coder want the llm to choose the steps itself instead of fixed flows
  ai-business | I supervise eleven engineers but I haven't coded since 2009 and don't intend to. I want to steer them sensibly through this AI wave.
  ai-application | I may be called "product manager" but what I want is hands on keyboard: code a prototype with an LLM and ship it myself. No slides, no budgets. Your advice?
  ai-application | How about me: physiotherapist in Dubai, weekends free, would like to code a symptom questionnaire that talks back to patients. No programming so far but I'm keen.
  agentic-ai | Teaching assistant in CS at IIT, going to supervise a thesis about cooperating language model bots. I want a practical short program on that; spare me programming lessons.
  agentic-ai | mere bhai ko suggest karo, woh senior python developer hai, chatbot wagera sab bana liya, ab autonomous cheezein banana chahta hai
  ai-business | Does it make sense for a restaurant owner to take one of these? I can't program and won't learn it, I only want to see what AI could do for my turnover.
  ai-business | Is there anything for a lawyer, managing partner of a mid-size firm? I want to find out which of our work could be done by AI and whether that saves money. I don't want to build anything.
  ai-business | Deputy manager se manager bana hoon, team ko AI adopt karwana hai. Technical nahi hoon. Kaun sa best rahega mere liye?
  ai-business | My wife heads marketing in an FMCG company, thirty people under her. She'd like to take them into AI in an orderly manner. Something for her?
  agentic-ai | agents. i know to code. which
  agentic-ai | Quant developer. I'd like a researcher bot, a critic bot and a trader bot arguing with each other before anything is executed. Where would I learn the design of that?
  ai-application / agentic-ai | someday i want to create agents that run on their own but right now zero python. what first
  agentic-ai | Could you point our senior programmers somewhere? Five of them, all fluent in Python and LLM APIs, about to write a system in which bots hand over tasks to one another.
  ai-business | product head, edtech. dont want to build myself. want to prioritise which ai features are worth it and get my squad to deliver
  ai-business | ngo director. small budget. need to find the two or three places where ai would really help us, and convince donors
  agentic-ai | Platform engineer at an airline in Doha. Our devs create MCP servers like mad, and I have to work out how these assistants get run in prod without doing harm. Which program would you choose for me?
  ai-application | My daughter is in second year BCA, knows a bit of C, and keeps telling me she'll create her own phone thing with ChatGPT inside. What should I put her in?
  agentic-ai | Full stack dev in Berlin, done my share of prompt engineering, it's not enough anymore. Which way from here?
  ai-business | project manager, PMP. next month they hand me an AI rollout with a team of 8 and I've no idea how to plan it
  ai-business | head of HR at a 300 people company in Gurgaon. we need to decide what to do with ai next year. which one is for me
  agentic-ai | Game programmer. NPCs with a mind of their own that gossip and trade with each other, driven by LLMs. Which of the three?
  ai-application | Am a PHP freelancer from Indore, clients now asking "sir put AI in website". I must learn to do this integration. Kindly suggest.
  ai-business | As a procurement head in Muscat I sit in meetings where everybody throws AI words around. I'd like to be the one who asks what we get for it. Programming is not for me.
  agentic-ai | Computer vision engineer wanting to see what comes after single-shot LLM calls: delegation, self-correction, several models as a team
  agentic-ai | How do I get from one big prompt to a group of specialised helpers with roles? I'm a Python developer at a law tech startup.
  ai-business | I own a travel agency in Nairobi with nine employees. Which would help me lay out step by step what we do with AI this year? I have a freelancer for the coding.
  agentic-ai | The boss says our support workflow should run without people by December. I'm the one who has to program it. Good at Python, clueless on how to let the model take choices without burning down the house.
  agentic-ai | I only have about ten hours this month. I code for a living and my team lead expects me to make our LLM assistant call tools and carry out tasks by itself. What do you recommend?
  ai-application | The whole journey please: language basics, connecting models, hosting. I'm a civil engineer who's done with site work.
  ai-application | excel and power bi all day in a telecom company. bored. want to make stuff with llms instead of reporting. suggest pls
  ai-application | i want to lern python properly and use it with gemini / gpt apis
  ai-application | Frontend guy (React). Need to hook up OpenAI to our site, with something to show at the end. Not interested in strategy talk.
  ai-business | Startup founder, two devs on board who do all the technical stuff. I need to know which bets to place.
  agentic-ai | My team lead is a strong engineer, built our chatbot last year. She wants to go on to systems where many bots talk with each other. What would you suggest for her?
  ai-business + agentic-ai | Two of us would join: I'm the founder and do the money and the planning, no code; my co-founder is a veteran programmer who wants to create self-acting bots. Which one for each?
  agentic-ai | already know Python, spare me basics. want bots that decide on their own what to do next
  ai-business | Looking for my husband, who has just been made director of operations in a cement plant. They've told him to bring in AI and get the people on board. He's no programmer.
  ai-business | Hotel general manager. Guests, rosters, pricing... where should I start with AI, and how will I know that it worked?
  ai-application | Honestly I thought I wanted the one about autonomous stuff, but I don't even know what a function is. So where does a total newbie with a wish to code start?
  agentic-ai | Senior backend at a fintech, python daily. Already shipped two RAG apps. Now I need several LLM workers that split a task among them and check each other. Which one?
  ai-application | Would a geeky 16-year-old be better off with one of these than the others? He asks me every day how ChatGPT-like sites are made and wants to make one.
  agentic-ai | security engineer, pentesting. want ai that explores a network by itself step after step, several of them in parallel. coding no problem. 10 hrs ok, 40 not
  ai-application | What would you recommend for a mechanical engineer from Nashik who left his job, has three months free and wants to start coding from zero and have a working thing to show in interviews?
  ai-business | CEO asks me for our "AI vision". I'm chief of staff, philosophy degree. Anything that ends in a plan I can present?
  ai-business | We are a dairy cooperative. As chairman, I need to understand where AI earns its keep before I sign anything. Please guide me, I'm not technical at all.
  ai-business | I thought about the Python thing, but no: my people do that. My job is to tell them what for, and to report to the CEO if it was worth it.
  ai-application | Which one for somebody who wants a portfolio project more than theory? I'm an associate at Infosys, support work, want to shift to making genAI products
  ai-business | investor sitting on boards of small manufacturers in Gujarat. must learn to tell a good AI proposal from hot air. no programming
  ai-application | My son just finished 12th, computer science stream, gap of 4 months before college. Wants to make games and apps with AI in it. Something with proper basics please, not a crash course of two days.
  ai-application | Hello, my brother is a data entry operator in Lucknow. He is hardworking and wants to become a programmer in this AI field, starting from the ABC. Which one for him?
  ai-business | MBA student, finance. Not going to code. Want to be able to talk about AI investments, payback, that kind of things, as I hope to go into management
  agentic-ai | Solution architect at TCS. The client is asking how a supervisor bot should hand over work to other bots and what happens when one goes rogue. I need to be able to design this technically. Please advise.
  ai-application | A website that turns lecture notes into flash cards. That's what I want to have up and running by summer. I can do HTML. What should I join?
  agentic-ai | data engineer here, comfortable with python and docker. goal: pipelines that repair themselves, an llm that looks, decides, acts.
  agentic-ai | Is there something short for experienced coders? Two weekends at most. I don't need Python or hosting lessons; self-directed LLM workers are my topic.
  ai-business | no code. ten hours max. i manege a call centre
  agentic-ai | Embedded C++ and Python, automotive, Stuttgart. I'm beyond "write a prompt, get an answer": I care about planning, memory and guardrails once it's running for real.
  ai-business | My boss is the CFO of a logistics firm, sceptical. He wants hard figures on what AI brings and what it costs. Which one can I propose to him?
  ai-business | school principal here. staff asking me for direction on AI tools. I want to set a policy and a plan, not program
  ai-application | 6 yrs of Java backend at a bank in Pune, never touched python. I want to put a GPT thing behind a real web page and get it live. which one should i take
  ai-business | Between running a clinic and two kids I could spare maybe 10 hours. I want to decide about AI purchases with open eyes, I'm the owner.
  ai-business | Retired colonel, now running a security services company with 400 guards. Not a computer person. Want to know what AI can do for such a business and in which order to go about it.
  ai-business | Which of these for a hospital administrator who has to pick between vendor offers and justify the spending to trustees?
  ai-business | Hum log ek family business chalate hain, textile ka. Papa chahte hain ki main AI ka plan banau company ke liye. Coding se door hi rakhna mujhe. Kya suggest karoge?
  agentic-ai | Sir I am working as SDE-2 in Flipkart, daily I do the coding in Java and Python. I wish to upskill in that AutoGPT kind of thing. Kindly guide which one is best suitable.
  agentic-ai | Don't want the python-from-scratch one, I'd fall asleep. Nor anything with ROI in it. I'm an engineer.
  ai-business | bought three ai tools for my agency, nobody uses them. i own the place. what do i do, which course
  ai-application | I tutor kids in maths online. If I could make a quiz generator on my own and publish it that'd be wonderful. I have patience to learn to program, 3-4 hours a week over some months.
  agentic-ai | aap log kuch sikhate ho jisme multiple bots aapas me baat karke kaam karein? coding mujhe acche se aati hai, 5 saal ka experience
  agentic-ai | Not a beginner, not a manager. Robotics PhD student in Singapore interested in how several LLM-driven actors negotiate. Anything?
  agentic-ai | langchain, langgraph, crewai... played with all of them, everything breaks when it runs alone for an hour. what have you got for somebody like me
  agentic-ai | Freelance coder, n8n + python. Clients want a "digital employee" that reads mail, decides, replies, updates the CRM. I know apps. I don't know how to make it act reliably on its own.
  ai-business | My father has a chain of pharmacies, he is 58 and full of energy, hates computers but loves numbers. He asks if AI would raise his margins. Which of your programs is for him?
  agentic-ai | Main software engineer hoon, LLM apps bana chuka hoon. Ab aisa system chahiye jo khud plan kare aur khud kaam kare. kaunsa course?
  ai-business | I run a chain of four bakeries and keep hearing that I must use AI. Where does it pay and where is it nonsense? No coding please.
  ai-business | how do i convice my compnay to invest in ai, i lead the supply chain function
  ai-application | I'm a chartered accountant who enjoys macros way too much. Don't send me to the leadership thing; I want to learn real programming and make an invoice reader.
  ai-application | We are two college friends in third year ECE. For our final year project we need a study buddy that chats about our syllabus. Which program of yours helps us make it?
  ai-application | librarian, cataloguing, some html from the 2000s. want to build a search assistant for our archive, ready to study coding for as long as needed
  ai-application | For my nephew: he dropped out of engineering, fixes computers in a shop, is curious and not afraid of code. He should come out being able to make and sell simple AI tools to local shops.
  ai-business | Which program will you recommend for the senior leadership of our bank? They must decide priorities and budget for AI. None of them is technical.
  ai-business | My mother owns a garment export house in Tiruppur. She wants to know whether AI is worth the money for her, she'll never write software. What would suit her?
  ai-application | I'd like bots that answer my customers on the shop website, and I want to write them myself
  ai-application | I'm a statistician in a pharma company in Hyderabad, R user. Looking for something that takes me over to the other language and then to making a tool with language models.
  ai-application | Tell me what to pick. Operations research grad student in Toronto, lots of Matlab, no experience with LLM APIs or with hosting anything, and I want to learn both.
  ai-business | Agile coach, I don't write code. The squads I look after are all being told to "do AI" and somebody has to guide them. Which one prepares me for that?
  ai-application | mujhe python seekhna hai shuru se, phir ek chatbot banana hai apni coaching class ke students ke liye. kaun sa sahi rahega
  ai-application | Bhaiya, BCA final year hu, thoda bahut C++ aata hai. Genai me project banake resume me dalna hai, agents wagera abhi nahi. Konsa program?
  agentic-ai | Machine learning engineer from Chennai. Prompting is old hat to me, tool calling loops and planners are what I'm after.
  agentic-ai | qa automation engineer (playwright + python). id like an ai tester that wanders through our app alone, chooses what to try and files the bugs
  agentic-ai | Mujhe apna Jarvis banana hai jo khud socche aur kaam nipta de. Programming bachpan se kar raha hoon, saare LLM APIs use kiye hain. Kaunsa join karu?
  ai-application | voice assistant for my village's farmers in Marathi, that is my dream. I am an agriculture graduate and will learn programming if needed. which program
  ai-application | I have an idea for a recipe helper that looks into your fridge photo and suggests dinner. I'm willing to learn whatever it takes to code it and put it online. Which of yours gets me there?
  ai-business | I used to be a developer, now I'm CTO of 60 people. Code I can read; what I lack is a way to choose initiatives, measure returns and bring the teams along.
  ai-business | I don't want to become a programmer at the age of 55. I want to know how to run my factory better with AI.
  ai-application | Business analyst in insurance, writing requirements since ten years; this year I want to stop describing software and start making it, with AI, from first steps in programming
  agentic-ai | Earlier I said I was a newbie, that was about AI strategy. In coding I'm a pro, 15 years. I need to learn to construct self-acting assistants.
  agentic-ai | i bulit chat apps with openai api. next?? want to make it autonomus
  ai-application | Retired geography teacher, 64, plenty of time on my hands. Never wrote a line of code but I very much want to learn it and end up with something my old pupils can click on. Where do I begin?
  ai-application | not a boss of anybody, just a test engineer who scripts a little. would like to make an internal question answering tool over our manuals
  ai-application | I did a MOOC on python loops and functions, forgot half of it. Now I want to go all the way until something of mine runs on a server with an LLM inside. Time is not an issue, 40 or 50 hours are fine.
  ai-application | Marketing analyst, Bengaluru. I clean campaign data in pandas. Next step for me would be a copy generator our team can use in the browser.
  agentic-ai | My son, 24, is a software engineer and bored with wrapping ChatGPT into web pages. He talks about AI that does work for you while you sleep. What fits him?
  agentic-ai | We have a customer service bot that only answers. I'm its developer, and I'd like it to actually go and do the refund, check the stock, write to the courier. Which program takes me there?
  ai-business | I'm a consultant who advises family businesses in Kerala. More and more they ask me whether to put money in AI. I'd like a way to judge cases, without becoming a techie.
  ai-application | Credit risk person at an NBFC in Mumbai. I write SQL and some VBA. I'd love to build a little program that reads loan documents and sums them up. What fits?
  ai-application | we're an NGO and i'm the only techie (wordpress mostly). need to learn enough to code a helpline chat for women in distress. what's your suggestion
  ai-application | DevOps? no. Managing? no. I just want to write small smart web tools, from idea to launch. C# background.
  ai-business | branch manager in a psu bank, regional office wants an 'ai plan' from me by june, lol. which one
  agentic-ai | i'm a dev at an e-office vendor for govt. file moves from desk to desk, want software workers that do the desk steps and pass it on
  agentic-ai | spare me python basics pls, i code since 2012. want systems which act on their own
  ai-business | NGO head here, small money. must spend it on the right ai thing and bring my people along. no tech background
  ai-application | final yr project guide wants something with ai that runs on a real server and i'm weak in coding. which one goes from scratch to live
  ai-application / agentic-ai | dotnet dev, 10 yrs, insurance corporate. never touched the new models. need it end to end: calling them, a framework, hosting. not theory
  ai-business | mba 2nd year, strategy. coding not my cup of tea, want to talk sense on ai in consulting interviews
  agentic-ai | devops, writing go and python. i want a thing that looks at the alert, decides, restarts the pod and tells the others. where do i learn that
  ai-application | bots acting on their own is too advanced for me, i just want to first write python and make one simple useful thing
  ai-business | hospital superintendent. vendors come selling ai every single day. how do i judge them, what should i attend
  ai-business | pmo in a state ministry, we've got funds for ai pilots and no clue how to pick them. non technical staff
  ai-business | papa ki company me GM hu, logo se kaam karwata hu, khud code nahi karta. AI kahan lagau aur kharcha wapas kab aayega, ye seekhna hai
  ai-business | ca with my own practice, 14 staff. i don't want to program, i want to know what to hand over to ai and whether it pays off
  ai-business | mera kapde ka business hai surat me, coding nahi aati na seekhni hai, AI se fayda kaise ho ye samajhna hai. konsa?
  agentic-ai | not the management one, not intro python. the advanced one, for someone who lives in vscode
  agentic-ai | telecom NOC, software side, similar tickets daily. i code. want the loop closed: ticket comes, ai checks, ai acts, ai closes
  ai-business | wife is principal of an arts college, wants to draw up what the college does with ai in next 2 years. which is for her? she doesn't program
  ai-application | physics teacher, I'd like to make a doubt solver for my students. learn coding from A, no problem with that
  agentic-ai | saas founder who codes himself (so no strategy slides pls). i want a tireless sales rep thing that researches the leads, writes, follows up, all alone
  ai-application | hospital IT, java. doctor's notes come in, summary goes out, i want to build a small software for this
  agentic-ai | edtech co, i write the backend; tutor bot + examiner bot + planner bot is what they want. how to architect this, which one helps
  ai-application | data entry operator at a thermal plant and i want out. will study hard. want to be a programmer who makes ai software
  agentic-ai | senior backend, already shipped 2 rag bots. what's next for me
  ai-application | mis executive, know excel macros, want to move to making little gpt tools for my office
  agentic-ai | we have one big prompt doing everything at our insurance startup and i'm the one who has to split it into many with own tools. programmer obviously
  ai-application | prompt likhna to aata hai, banana nahi aata. python zero. khud ka chhota tool banana hai, seekh lunga sab. kaunsa wala?
  agentic-ai | RPA developer, UiPath 5yr. rigid flows. want flows that decide by themselves. i write python too. what do u suggest
  ai-business | i'd like bots that answer my customers but i'll never program, my IT fellow would do it. i need to know if it's worth it and how to go about it
  ai-application | manual tester, 5 yrs, no code. scared for my job. i want to be the one who makes these gpt products
  ai-business | i'm engineer by degree but don't let that mislead you, i look after P&L of a division. no building, just deciding
  agentic-ai | Automation engineer at a tyre plant, PLC and Python both. I want software that plans the maintenance order by itself and calls the other systems. Which is suitable?
  agentic-ai | bank IT architect, still hands on. poc of the chatbot is done & dusted. now it should do the task and not just chat
  agentic-ai | game programmer here, i'd like npcs run by llms that make plans and negotiate with each other. anything?
  agentic-ai | 10 hrs only, solid dev, want to learn the planner/executor stuff with llms
  ai-business | I head the e-governance cell at the collectorate, from the general cadre, not technical. We have to propose where AI will be put to work in the district. Kindly suggest.
  ai-business | cement plant, i'm the GM. energy bills, kiln, quality... consultants say ai saves 8%. want to check such claims myself & steer it
  ai-business | senior partner of a law firm, lucknow. clients ask what we do with ai and we do nothing. where do i begin, pls no programming
  ai-application | i do tally & gst for 50 clients. want to make something that reads the bills and fills in the rest. can learn coding, got the patience
  ai-business | founder but not the techie, my cofounder does the building. what for me
  agentic-ai | i don't need the beginner thing, no 40 hours. I code for a living, want bots talking to bots
  ai-business | hr head, 900 staff, non coder. the md wants me to say which of our work ai can take and who trains whom
  ai-application | photographer; i want my own site where people type a mood and get fitting photos of mine. never programmed, eager to. suggest pls
  ai-business | i own a 60 people pump factory in Coimbatore, everybody says ai ai. where's the money in it for us? no coding
  ai-business | publishing house, editorial director. authors angry, staff afraid, management wants ai. i need to lead this sensibly
  ai-application | civil engineer at PWD, want to learn python and make a little helper that finds the clauses in our tender documents
  ai-application | I'm an officer in a bank's IT dept and would like to make a helper which answers the staff's questions on circulars. Python nil, but I will learn.
  agentic-ai | what would you give to a staff engineer who finds chatbots boring
  agentic-ai | iot dev for a greenhouse startup; it should settle the watering by itself and talk with the market price service which is another bot. help me choose
  ai-business | Trustee of four schools in Vidarbha. We would like to bring AI in our schools step by step and I must tell the principals how. I am not a technical person.
  agentic-ai | my husband is full stack of 9 yrs, has only one or two weekends, wants to go into the self running bots thing. what is for him
  ai-application | oops i said manager but thats my brother, me i'm junior programmer & want to make apps w/ genai
  ai-business | i'm zonal sales head in pharma and my 40 reps use chatgpt in secret. i'd rather have a plan for it. which one suits
  ai-business | second generation in a family foundry, Rajkot. dad says prove that ai makes money. how do i learn to prove. without coding pls
  ai-business | I've developers under me but i don't develop. need to plan our first ai projects and keep them on track
  ai-application | radio jockey lol. wanna make a chatty thing for my listeners. i'll learn whatever code is needed
  ai-application | electrician by trade, i teach myself html at night. would love to make a tool that takes a customer's message and writes the quotation. what do i take
  ai-application | php guy in a small town, 6 yrs of school websites. how do i bring ai into those sites
  ai-application | flutter dev here, want to add smart features into my apps, calling the models and all
  ai-application | My son is in second year BCA, knows a bit of C. He wants to build things with the ChatGPT type of technology. Please guide.
  ai-application | autocad all day, mechanical design. never coded except matlab in college. want to switch to software, the new genai sort. starting point?
  agentic-ai | cyber security, i write tooling in rust/python. scan, triage, patch chain without a human on each step. which course is close
  ai-application | wordpress freelancer from Nagpur, clients want a chat window which knows their catalogue. how to learn that
  agentic-ai | just finished a python genai course on another site, deployed two apps already, they work fine. step up?
  agentic-ai | supply chain software dev: buyer bot and seller bot should bargain with one another. where do i learn this pls
  ai-business | project manager in IT services, clients now ask for ai projects. i've to run them, not code them
  agentic-ai | quant dev on a trading desk; several bots, one reads news, one checks risk, one places the order. which class
  ai-business | coding se mujhe nafrat hai, team lead hu ops me, AI projects sambhalne hai ab. kya lu
  agentic-ai | For three of our platform people, all experienced coders: workflows that run unattended in prod, with guardrails. Which would you choose?
  ai-application | not a manager!! i do sql daily as data analyst, want to build stuff with llms and put it online
  agentic-ai | sre in dublin. 2am pages. something that investigates on its own and hands me the finding, i'd build it myself
  ai-business | My boss, dean of a medical college, asked me to find him a short course so that he can set the AI direction for the college. He certainly won't code.
  agentic-ai | langchain i've used for a year, my chains break. want several llm workers coordinating, which one for me
  agentic-ai | how do you stop an llm with write access to the db from wrecking things while it works alone? i develop such. which of yours
  agentic-ai | i built a gpt app for school attendance, works. now want it to chase parents, reschedule, escalate without me. i'm programmer
  ai-business | 10 hours is my limit. director ops. need to know what to do first with ai in the company
  ai-application | clerk at RTO. same hundred questions at the counter every day so i thought of a bot on our website. yes i'll learn the programming, evenings are free
  ai-application | totally new to coding, 12th pass with computers, want to make my own smart mobile thing someday. where to start
  ai-business | haven't coded in 12 yrs & won't again, VP engineering now. how do i organise my people and budget around ai
  ai-application | i know pandas, i make reports; now want to build a page where the user asks in english and gets the number
  ai-application | business analyst and i don't want to do slides anymore.. hands on making please, newbie in code
  agentic-ai | I asked for the app one before but honestly i already do that at work, what i lack is making the model choose its own next action
  agentic-ai | Doctoral student in distributed systems, fluent in code, curious how LLM workers exchange messages and settle conflicts. Which should I attend?
  ai-application | i have a tiffin service in Indore and want something on whatsapp that answers customers. i'm ready to learn to program it myself, which one
  ai-business | no code ever. product owner at a startup, i decide what gets built with ai
  ai-business | nurse educator, no coding for me, i just want to understand where ai could help in our wards and convince the board
  ai-business | my father runs a transport firm, 80 trucks, 57 yrs, smart man but computers no. he wants to know what ai can do for the firm. what for him
  ai-application | retd from the bank, 61, always wanted to write my own software. i want to make a story teller for the grandkids that invents stories. no coding past, very willing
  ai-business | coop dairy, general manager, anand side. farmers, routes, spoilage.. which of that is worth doing with ai? thats my question. code nahi, plan chahiye
  ai-application / agentic-ai | react guy at a startup, tech side. need to ship our product w/ GPT inside, what do i learn
  ai-application | which of them has the most actual coding from the ground up? fresher, bsc it, hoping for ai dev job
  agentic-ai | developer hu, chatbot bana chuka hu, ab aisa system banana hai jo khud soche aur khud kaam kare. kaunsa
  ai-business | CFO here. everyone asks me for ai budget. i want to be able to say yes or no with figures
  ai-application + agentic-ai | need two places: our trainee knows no python yet and should learn to make a small ai tool, our senior dev has done that for years and wants bots that plan and cooperate
  agentic-ai | ML engineer, 6 yrs. fed up with single shot llm calls, i want loops, tools, memory
  ai-business | i look after a support floor of 25, have to bring ai to them without a revolt. not techie
  ai-business | dont want to build bots. want to decide whether we shd buy bots. i own a chain of 6 diagnostic labs
  ai-business | Retired colonel, now I advise small firms. I'd like to guide the owners on where AI pays for them. Not programming, please.
  agentic-ai | daughter works as sde2 at a big e-commerce co, she's playing with MCP & tool calling and wants structured learning. which
  ai-application | 4 analysts in our govt statistics office should learn to build small tools on these language models. they know some R. what would you pick for them
  ai-application | is there smthg for a class 11 boy who knows scratch and a bit of python n wants to make a homework buddy
  agentic-ai | python mere liye easy hai, 5 saal exp. mujhe wo wala chahiye jisme AI khud plan banaye aur tools chalaye. time kam hai
  agentic-ai | crewai autogen langgraph, which one teaches this kind
  agentic-ai | robotics, ROS and C++ and python. i want the high level brain by llm, goal in, steps out
  agentic-ai + ai-business | two brothers here: he's a programmer for 8 years and wants bots that work by themselves, i run the firm and only want to know where ai earns us something. which for whom
  ai-application | mujhe python bilkul nahi aati, par aisa app banana hai jo AI se chale. kaunsa course lu
  ai-business | chief of a town water board. leak detection by ai was offered for 2 crores. me no coder. i'd like to weigh such offers & plan properly
  ai-business | hotel owner in goa, 3 properties. staff shortage. wud ai help, where, how much does it bring.. want to learn to think abt this, not to program
  agentic-ai | hospital's integration developer. idea: one bot takes the referral, second checks insurance, third books the slot. python ok since ages. so which one do i join
  ai-application | beta B.Sc. kar raha hai, coding thodi bahut aati hai, AI me kuch banana chahta hai jo live chale. kya doge usko
  ai-business | marketing manager. no python. want to argue for ai budget with proof
  ai-application | I've time, like 40-50 hrs over the summer. ECE student. Want one project live on the net to show around, with some AI inside.
  ai-application | Customer support rep in Manila. Tired of copy-paste replies, I want to code the bot that replaces me, haha. Starting from nothing. Which one?
  ai-business | For our board, seven directors, average age 60. They should be able to judge AI proposals. No programming, naturally.
  ai-application | Lecturer, computer dept of a polytechnic. My diploma students should do something practical, from first lines of Python up to hosting an AI project. Which?
  ai-application | nurse, 7 yrs icu, planning to switch to tech. no programming yet but willing to sit and learn. which one wud u say
  agentic-ai | reflection, memory, orchestrators.. i've read all the blogs, need someone to teach it properly. dev
  ai-application | ex software (vb6 days!), then home with the kids for 14 yrs. want to restart w/ the modern stuff, from basics is ok
  agentic-ai | legal tech me coder hu, chaar bots chahiye jo ek dusre ko kaam de aur upar ek supervisor bot. single chatbot to ban chuka. konsa join karu
  ai-application | daughter, 19, biotech, wants to learn programming with an eye on AI. total beginner. which will be ok for her
  agentic-ai | my tech lead builds with llm apis since 2023. which would stretch him?
`;
