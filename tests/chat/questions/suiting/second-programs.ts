/**
 * What people who tell of themselves wrote to the second, with the programs that suit them, one a line; behind "/" what
 * may be named besides. By two hands who knew the programs alone. The weights of suits.ts were fitted to them.
 */
export const ofSecondPrograms = `
  data-literacy | IAS officer, one weekend free. Something on judging the figures put before me?
  machine-learning | ML. coder. pls tel which
  data-literacy | data analytics looks too long for me (48 hrs!) and I'd never write queries anyway, I lead the branch and only read what others make
  data-engineering | Which would you pick for a software engineer who's been asked to bring sales, stock and web clicks from six systems together in one place in Snowflake?
  machine-learning | already an analyst, dashboards bore me. Python ok. want to build models that say which customer will leave
  data-analytics | Bank clerk for 14 years, pension far away, head full of questions about our customers that I could answer if only I knew how to get at the tables. I'm willing to code.
  data-analytics | Sir, I am doing MIS executive work since 4 years, VLOOKUP and all. Salary is not growing. I want to upgrade myself to proper analyst with SQL. Kindly advise.
  data-engineering | Telecom, network probes, a firehose of call records. I program in Scala. I want to handle it as it comes in rather than once a day.
  data-analytics | just finished b.com, no idea of coding but ready to learn, want a job where i work with numbers on computer. which one
  data-engineering | backend java dev, want to move to the plumbing side of data. spark, airflow, that world. which one?
  data-engineering | ETL developer, Informatica for 8 years, everything moves away from it. i need the modern way
  data-literacy | NGO programme director. donors want impact figures, field staff send me whatever. i need to ask for the right thing. pls no programming
  machine-learning | python aata hai acche se, ab models train karna seekhna hai, prediction wagera. kaun sa program join karu?
  data-literacy | Sir I am Tahsildar, doing revenue administration. Daily so many statements are coming. I want to read them intelligently. I am not knowing computer programming and not interested also.
  data-literacy | HR director, 12 hours is about what I can spare. I'd like to discuss headcount numbers with the CFO as an equal, and to know what I may do with employees' personal data.
  data-analytics | mera beta BBA final year me hai, usko data field me jana hai, coding abhi nahi aati lekin seekh lega. konsa course?
  data-analytics / machine-learning | Dream: predict cricket scores with models. Reality: I can't write a single line of Python yet. What comes first?
  data-engineering | full stack dev. my startup has data in stripe, hubspot, mongo. i have to bring it into one warehouse and keep it fresh
  machine-learning | Data analyst for three years at Zoho. Comfortable in Python, decent statistics. What's the next rung if I want to be the person who builds the predictive part?
  machine-learning | I had thought data engineering, but no, pipelines aren't my thing. I'd rather choose the variables, fit the thing and see how good it is. I've been programming in Python for years.
  data-engineering | Not ML, everybody does ML. I'm a Go programmer who likes queues, brokers and things that don't fall over.
  machine-learning | our model was fine in january and rubbish by june. i'm the one who coded it. what can i take to understand what went wrong and keep watch
  machine-learning | Please recommend for my colleague: she writes Python for our actuarial team and wishes to go beyond GLMs in R, with putting the result in production as well.
  data-engineering | System administrator who scripts a lot (bash, Python), looking to become the person companies hire to move and store their data in the cloud.
  machine-learning | I do radiology software. Telling sick from healthy by the numbers, that is what I want to learn; coding is no hurdle.
  data-analytics | I can do pivot tables in my sleep. Next step? I want SQL joins and a bit of stats, not AI models.
  data-literacy | Owner of a clinic chain. Privacy of patient records worries me, and so do the pretty charts from our software vendor. Which program touches both?
  data-analytics | Window functions are still a mystery to me, and pandas too. I'm a reporting guy at an insurance company.
  machine-learning | I work in credit scoring at a bank. Our logistic models were written by a vendor and I want to be able to make better ones. I know Python well.
  data-analytics | I manage nobody. I am an inventory planner who'd like to get from raw dumps to clean tables to a graph that the warehouse boys look at every morning.
  data-analytics | Maine MBA kiya hai, ab data analyst banna hai, SQL nahi aata. kaunsa program sahi hai mere liye?
  data-literacy | I'm a hotel owner in Mahabalipuram. Occupancy, RevPAR, reviews: too many figures. Which should I look at, and when are they lying to me?
  data-engineering | My cousin maintains scrapers in Python, a few hundred of them. He wants to learn to orchestrate them and get woken up when one breaks. Which?
  data-literacy | A day or two, that's all the time the managing committee of our housing federation would give. They vote on things by looking at coloured pie charts.
  machine-learning | Bhai data analyst hoon 2 saal se, Python roz likhta hoon. Ab ML me jana hai, SQL ka basic dobara nahi padhna. kya lu
  data-engineering | For our junior programmer: he'll take over the feeds from 200 stores that come in every night. What should he attend?
  data-engineering | no more dashbords for me please. im a developer, id like to build what lies beneath them
  machine-learning | I'm a chemical engineer who writes Python scripts for the plant. Would love to predict when a pump fails from sensor readings. Which program, please?
  data-engineering | Between the four, where does a SQL Server developer with SSIS packages from 2012 go to get up to date?
  machine-learning | Software engineer in Sholinganallur, want to move into the AI team. They want people who can train a classifier, test it and put it live.
  data-literacy | My wife is a ward councillor and sits in budget meetings with people who wave percentages at her. Something brief and not technical for her?
  data-analytics | I'm a nurse who wants out of shift work. Good with figures, never programmed, not scared. Where would a person like me begin with you?
  data-literacy | product manager, don't want to code. A/B test results get thrown at me and i can't tell whether they mean anything
  data-analytics | My wife taught maths for ten years and is looking for a second career. Slow and thorough from the very start would be best, length doesn't matter.
  machine-learning | Fraud team at a payments firm. I want to spot the bad transactions automatically, not by rules. Python yes, ML no, so far.
  data-literacy | My father owns three supermarkets and makes decisions by gut. He'd like to understand the reports his accountant gives him. He won't learn coding at 60. What do you have?
  data-literacy | Sales head hoon. team hamesha aise charts dikhati hai jo upar hi jaate hain, pakadna kaise seekhu? code wagera nahi. which course
  machine-learning | What I want is honest evaluation: precision, recall, leakage, drift. I've been coding Python since 2015.
  machine-learning | What do you have for somebody who knows scikit-learn from tutorials but can't tell if the score is real or if he's fooling himself?
  data-engineering | Machine learning folks at my office complain that the tables I deliver have holes. I'm a software engineer and want to catch that before they do.
  machine-learning | How would a game developer who knows Python inside out get into training his own models? Is something here meant for that?
  data-analytics | I thought of machine learning but people tell me I should first be able to handle tables, SQL and statistics. I have none of it. So?
  machine-learning | Could you name one for an IoT programmer? I've a year of temperature logs and want an early warning that learns by itself.
  data-analytics | Accounts executive in a Guindy firm. All day I copy from Tally to Excel and fix wrong rows by hand. I'd like to query the database myself and make sense of it.
  data-literacy | Which one for school heads? We get exam statistics from the board and nobody can tell what they mean. We don't want to program.
  data-literacy | Looking for something for me as a co-founder who does the people and product side. My CTO speaks in metrics. I'd like to answer back without learning Python.
  data-analytics | Please suggest for my sister: sociology graduate, afraid of statistics, wants to work as research associate and handle survey data by herself in SQL or Python.
  data-engineering | I don't want to analyse and I don't want to predict. I want to be the one who makes sure the data arrives, on time and correct. Programmer, 4 yrs.
  data-analytics | The title says it all: junior business analyst, asked to build the sales dashboards, doesn't know SQL. That's me, help.
  data-engineering | My husband writes integration code for a shipping company, files from here to there, cron jobs everywhere. He'd like to do it properly. Any of your programs?
  data-engineering | Is there a program for a dev who wants to know how to test data like we test code?
  data-engineering | I'm a Python person. Models? My colleague does those. I get her the inputs, and I'd like to be good at it.
  data-engineering | DevOps engineer, Kubernetes and all. People around me need someone to set up kafka and the lake. Suggest?
  machine-learning | Sir/madam, I have finished one analytics course already with SQL, Python, charts and statistics. Now I am wishing to go for higher level, prediction side. Which is suitable?
  data-analytics | Could a history graduate with good Excel and lots of patience take anything here in order to earn a living with data? Code is OK, I just haven't any.
  data-engineering | software engineer hu, 6 saal. raat ko jo jobs chalte hain unko reliable banana hai, alerts ke saath. kya suggest karoge
  data-engineering | Our team lead, ex-Amazon coder, must set up the company's first central store of all its data, from scratch. Which of these would help him most?
  data-literacy | Team of analysts reports to me since April. I come from sales and can't tell good work from bad. I don't want to do it myself, just talk with them sensibly.
  data-literacy | I'm not a techie, I lead a team of nurses. Which program helps me ask the quality department the right questions?
  machine-learning | Python dev for 5 years, Django mostly. I want to teach computers to predict churn. Which one?
  data-engineering | Site reliability engineer from Singapore. Curious about scheduling jobs that depend on each other, reruns, backfills.
  data-engineering | Our nightly job fails silently and I find out when the CFO calls. I'm the developer in charge. Which program is for me?
  data-analytics | HR generalist here. People analytics is what I want to go into: attrition, hiring funnels. I'd do the number crunching on my own, so teach me the tools from the beginning.
  machine-learning | agri-tech startup, i'm the lone python coder. boss wants crop yield estimates from weather + soil data. which one do i attend
  data-literacy | Main manager hoon ek manufacturing company me, reports samajhne me dikkat hoti hai. Coding nahi karni. kaunsa program lena chahiye?
  data-engineering | main backend developer hoon, data pipeline banana seekhna hai cloud pe. dashboard wagera me interest nahi. kaunsa wala?
  data-analytics | what's good for a fresh engineering grad (civil) who wants to switch to data and needs a real company project on the cv?
  data-analytics | excel i know, sql zero. want to becom analyst
  machine-learning | Which of the four is right for a backend developer who'd like to do recommendation and scoring things rather than moving data around?
  machine-learning | analyst here, pandas and sql daily. done with describing the past, want to forecast
  data-engineering | bigquery dbt airflow yeh sab seekhna hai, coder hoon already. kis program me milega?
  data-engineering | My friend is a DBA with Oracle since twenty years and wants to go into warehouses in AWS or Azure. What fits him?
  data-engineering | I can give twenty-five hours or so, not more. Python and SQL are no problem. I'd like to learn how events flow in real time from the app to the tables.
  data-literacy | Would you have anything for the heads of our departments? Eight people, finance to facilities, all allergic to code, all drowning in KPI slides.
  data-engineering | IoT company, millions of readings an hour, I'm the server-side coder and everything lands in one poor Postgres. What do you advise me to learn?
  data-analytics | retired from LIC, 61, always liked numbers, have time for fifty hours or so, want to learn to analyse things with python from scratch. just for joy
  data-literacy | We promoted our best engineer to plant manager. He needs to learn how to choose a handful of indicators and run the monthly review with them. No coding, he has people for this.
  data-literacy | Panchayat president here. Government sends dashboards on water and toilets. I want to question the numbers properly. Which is for me?
  data-engineering | payments engineer in kl. reconciliation files from 11 banks, duplicates, late files, missing files. want to build something solid that checks itself
  data-literacy | I run a district office under the state government. Every week a 40 page report full of graphs lands on my table. I'd like to know what to believe. No programming.
  data-analytics | I write for a newspaper in Madurai and would love to do stories out of government spreadsheets: clean them, count, draw the graphs. Happy to pick up some coding.
  data-analytics | Hi, I'm into customer support at a SaaS company in Taramani. I'd like to move to the insights team there. They told me: learn SQL, learn charts, show a project.
  data-literacy | foudner of a d2c brand. investers ask me for cac, ltv, retention and i just nod. need to understand which numbers matter. not going to write sql
  machine-learning | I know how to get the data and how to draw it. I don't know how to let the computer learn from it. Python: fine.
  data-analytics | career break of 7 years, earlier software tester, forgotten most. want to come back as data analyst. what do you suggest
  data-literacy | Newspaper editor, twenty reporters under me. They bring me surveys and polls; I must say in a minute if there's something fishy. I don't calculate myself.
  data-analytics | marketing exec, want to pull my own reports instead of begging the IT team, and make nice visual reports for my bosses
  data-literacy | Police superintendent. Crime rates go up and down and the press wants explanations. I need to learn to interpret such figures, not compute them.
  data-literacy | i head customer service, 70 agents. what should i measure?? average handling time makes them hang up on people. non technical
  data-literacy | My boss keeps comparing averages that can't be compared. He's VP operations, impatient, non-technical. Which of your programs could I tactfully leave on his desk?
  data-literacy | no coding no python no sql. just want to understand graphs in board meeting. i am managing trustee of a college
  data-literacy | I used to write SQL ages ago. These days I'm general manager, and all I need is a sharp eye for bad statistics in presentations.
  data-analytics | Pharmacist in Dubai planning to come back to Chennai and change over to analytics. No programming background, will learn. Which of your programs?
  machine-learning | We're a café start-up's only tech person (me, Python). I'd like to know on Thursday how many croissants we'll sell on Saturday.
  data-analytics | Which would you choose for a supply chain executive who gets horrible csv dumps from the ERP every Monday and has to turn them into something for the review?
  machine-learning | Demand planning for a retail chain: I've a Python notebook with moving averages and the feeling that it could be far smarter.
  data-analytics | My son has completed his BSc in physics and is sitting at home. He says he'd like to enter this data line. What should he start with?
  data-engineering | Mainframe programmer, COBOL, 17 years at an insurance company. They're moving all records to the cloud and I want to be on the team that moves them.
  machine-learning | My daughter is doing her final year in computer science, Python is her strong side, and she wants to go for neural nets and predictions rather than reporting. Your suggestion?
  data-analytics | Biotech postgrad in Coimbatore. My lab results sit in forty Excel files. I want to clean and plot them with code, plus understand p-values at last.
  data-engineering | I started as an analyst, but I notice that I enjoy building the feed more than reading the chart. SQL and Python are both fluent. Where should I go?
  machine-learning | quant trader, fluent in numpy, want a disciplined way to test whether my signals are real
  machine-learning | My nephew codes in Python since school and does Kaggle on weekends. He'd like to get serious about it and have his stuff run in real life. What would you suggest him?
  data-analytics | We run a small saree shop, my brother looks after the online sales. He wants to dig in the order data himself, what sells when and where. He'll learn coding if he must.
  data-engineering + data-literacy | Me and my manager both want to join. I'm a software engineer building the nightly loads, he only looks at the resulting charts and gets them wrong. Which for whom?
  machine-learning | Astronomy PhD, mountains of Python behind me, leaving academia. Which program turns that into something companies want, with regressors and classifiers and getting them live?
  data-literacy | Hamare director sahab ke liye kuch batao, unko sirf charts aur numbers samajhne hain, code likhna nahi hai
  data-analytics | Not an engineer and don't want to be one. I want to answer "why did sales drop in March" with evidence, and I'm fine with writing queries.
  data-engineering | Sir I am having 3 years experience in .NET and now company is giving me the ADF and Databricks project. I need to learn this quickly. Kindly suggest which one.
  machine-learning | Spare me SQL and statistics for beginners, I have a master's in stats and code in Python. I want to learn to make predictors that hold up after go-live.
  data-engineering | the junior developer in my team must build our lakehouse, where should i send her
  data-literacy | programming se dar lagta hai, startup hai mera, numbers dekh ke decision lena hai bas. batao kaunsa
  machine-learning | My son has completed B.Tech CSE, knows numpy pandas quite ok, his dream is making machines learn from examples. Which suits him?
  data-engineering | correction: not analytics, i said wrong. i want to do the back side, loading jobs, schedulers, warehouse. dev by trade
  data-analytics | ok so i'm a lab technician at a govt hospital, we hve thousands of test results lying in excel files and nobody looks at them. i'd love to be the one who digs in and tells the doctors something useful. happy to learn coding. so which?
  machine-learning | insurance claims analyst in singapore, ten yrs, python since five. i'd like to train something that sorts claims into genuine and suspicious
  data-engineering | not into maths or models. i like systems, i like moving data from A to B reliably. dev 5 yrs
  data-engineering | Government treasury IT wing, developer grade. Files come from 38 districts in 38 formats, daily, to be loaded and checked automatically. Which of your trainings?
  data-analytics + machine-learning | one for each pls: a fresh bcom girl in our office who should learn to query our sales from zero, and a python developer who should learn to forecast them
  data-analytics | hi there, i do accounts in a rice mill near thanjavur, whole day excel excel excel. i want to go from this to a proper job with numbers, where do i begin
  data-analytics | bcom 2024 passed out, no experience, which one shd i take to become analyst
  machine-learning | edtech company ka python dev hu, unko pata karna hai kaun se students agle mahine chhod denge. mujhe banana hai ye. konsa course lu?
  data-engineering | backend java dev, fed up of cron jobs failing silently at 2am and the tables being empty. anything for me?
  data-engineering | yaar dashboards aur stats se mujhe allergy hai, developer hu, bas data ko ek jagah se dusri jagah pahunchana, roz raat ko, bina toote. kya karu
  machine-learning | agri start up, 6 people, i'm the only coder. we want to predict tomato prices in koyambedu market. python no problem. which one pls
  data-analytics | Payroll officer at a municipal corporation. The exports out of our system are a horror: duplicates, wrong dates, blank names. Where do I learn to tidy up such things by script and report on them?
  machine-learning | actuary here, R and python both fine, want more than GLMs; trees, boosting, and how to judge them fairly
  data-analytics | quality inspector, auto parts plant in hosur. we log rejects by shift and machine, 4 yrs of it. would like to learn to clean this mess, see the pattern and draw it nicely, bit of coding no issue. not into building any AI model
  data-analytics | 5 executives in our NBFC's collections dept do vlookup all day. want them to learn writing queries on the loan data and charting it themselves. they are not managers, plain graduates. advise pls
  data-literacy | just promoted to team lead in a BPO, suddenly 7 dashboards to watch. not making, just watching lol. which
  data-engineering | how to make sure tables coming in aren't garbage, by automatic checks, like unit tests but for rows and columns? python dev, that's my whole interest
  data-engineering | ML is overhyped, i'd rather lay the water pipes than paint the fountain lol. C# dev 10 yrs. so?
  data-analytics / data-literacy | I'm a journalist and keep getting huge govt spreadsheets under RTI. I need to query them by myself and check if the story holds. What do you have for that? Learning to program is fine.
  data-literacy | sister owns a clinic chain in trichy, she is a doctor, not a computer person. she gets a monthly pdf of figures from a consultant & feels lost
  machine-learning | which one if i want a system that learns to catch fraud transactions? dev at payment startup, python+go
  machine-learning | we have a churn model running since 2023, nobody knows if its guesses are still any good. i'm the python developer who inherited it. which class helps
  data-engineering | i can code in scala & python. interview next quarter for a role that asks dags, partitioning, star schema. which to join
  data-literacy | non technical, i head a customer care floor of 40. what should i measure? every day someone sends a different number
  data-literacy | product manager, code is not my thing, data team sends A/B results and i just say ok nice
  machine-learning | small finance bank, loan risk. we use excel rules today. i know python well, want to replace the rules with something trained on the past loans
  data-literacy | legal head here, my worry is what we're allowed to do with customers' information, plus understanding the figures our analysts give. no code
  data-analytics | My daughter finishes her statistics degree at Madurai in May and would like to earn her bread with figures. She has never programmed but is keen to. What would you advise?
  data-engineering | ETL guy, informatica 8 yrs, want to move to the modern cloud way
  machine-learning | software tester 7 yrs, automate in python, bored, want to get into algorithms that learn. not pipelines pls
  data-literacy | hospital administrator in UAE, indicators go to the ministry every quarter, i need a sense of which ones mean something & privacy of patients too. not a techie
  machine-learning | retired ISRO programmer, 63, python is my hobby now. i record bird calls in my garden and want to train the computer to say which bird it is. which course?
  data-analytics | Junior in marketing at a skincare start-up, everybody says ask the data guy. i want to BE the data guy lol. from scratch pls
  data-engineering | my cousin works as devops engg in Hyderabad, wants to switch to building the flows that feed the analysts. which one for him
  machine-learning | spare me sql and basics. i've been writing python since college. i'd like to do proper prediction, cross validation and all that
  data-engineering | analysts keep shouting that yesterday's numbers are missing. I write the scripts that load them (python+bash) and I want to do it right for once. So what would you tell me to take?
  data-literacy | secretariat, under secretary. the scheme figures go up to the CM's office and i want to question what is in it first. short course needed, zero coding
  machine-learning | python aata hai acche se, 2 saal se analyst hu, ab prediction models banana seekhna hai, kaunsa sahi rahega
  data-engineering | logistics co, gps pings from 900 trucks, i'm the sole programmer and postgres is dying under the inflow. what do you have
  data-engineering | embedded engineer at a wind turbine maker, C/C++/python. readings land as csv on an ftp once a week, i want them coming in continuously to a proper store
  data-analytics | hr exec. attrition, leave, overtime, all in 14 sheets. want to crunch it on my own in place of reading what others made. coding ok
  machine-learning | our plant has vibration sensors on 40 pumps. i script in python quite well, would like to guess the failures a week before they happen. which programme
  machine-learning | I'm the in-house programmer (python) of a 300 bed hospital, doctors keep asking if the computer can tell risky patients beforehand. where do i learn this?
  machine-learning | scikit learn docs i can follow but i dont know which columns to make from the raw data and how far to trust the score. help
  machine-learning | i built a thing from a kaggle notebook, 97% accuracy, and in live it was rubbish. i want to understand why. what do u recommend
  data-literacy | our founder asked me to find her a thing: she's great w/ people, terrible w/ percentages, 2 days max
  data-literacy | 12 hours max i can give. managing director, spinning mill. want to understand the mis that lands on my table
  data-engineering | kafka, airflow, that type of stuff, where is it here? i'm software engg at fintech
  machine-learning | kaggle addict, student final yr, python 8/10. how do i get frm notebook predictions to something that runs for real users
  data-literacy | Can a 58 year old plant head with zero computer skills get something? only i want to judge the production reports better
  data-engineering | mainframe cobol programmer, 20 yrs, bank batch jobs. i guess the night batch is still a thing in the cloud? what wud suit me
  data-engineering | my son is software engineer 2 yrs at TCS, a spark/hadoop project is offered to him, what shd he learn with you
  data-literacy + data-engineering | two of us from one clinic: i run the place and don't code, just want to follow the figures i'm shown. my IT boy programs and has to load the records of all branches every night. what for each?
  data-literacy | my mother is a panchayat president, gets survey numbers from the block office, she would like to know what to ask about them. what is there for her
  data-engineering | we've 3 hospitals each with its own software, i'm the it developer, need to bring all the records in one place every night. what shall i learn here
  data-literacy | school principal here. board result %, averages, toppers, all that. how do i know what is meaningful? i'm no computer person
  machine-learning | python dev 4 yrs, django mostly, wanna learn to build stuff that predicts
  data-analytics | previously hotel front office in Muscat, now back home and looking for a desk career working with numbers & charts. never wrote one line of code but i'll learn. what do u have
  machine-learning | comp science teacher at a polytechnic, i teach python to the kids, now they ask how a machine learns & i've no clue beyond the buzz. hands on pls
  data-literacy | I'm an IAS probationer and want to be able to challenge the statistics my officers put up to me. Which one would it be
  data-engineering | DBA in a co-operative bank, oracle, scripting i do well. management is moving to snowflake type thing. Which program should I take?
  data-analytics | power bi i picked up from youtube but whenever a join comes i'm lost, also partition by, rank over etc... need proper grounding, i work in hospital billing
  data-literacy | no coding pls, i run 3 sweet shops in karaikudi and my accountant shows me graphs i don't trust
  data-literacy | i don't want to become analyst, i have analysts. i want to know when they are bluffing
  data-literacy | we print graphs in our tamil weekly which turn out wrong. i head the desk; no python please, just a sharper eye
  machine-learning | Electricity board, load forecasting section. I am junior engineer, I know Python from NPTEL and use it daily. Want to estimate next day load better than the old formula. Kindly guide.
  data-analytics | wife is a microbiologist, tired of the lab, wants to move to a reporting/insights kind of role. complete newbie in programming but not afraid. what for her?
  data-analytics | career break 6 yrs bcoz of kids, before that i was in a BPO doing reports. want to come back but with better skill, analyst type. whats good for someone starting again
  data-analytics | civil services aspirant, failed 3 times, 28 now, need a new start. good at maths. somebody said data jobs take anyone with a degree. starting point?
  data-engineering | From Canada, Shopify developer. My clients want all orders, ad spend and stock piped into BigQuery by itself each day. I can program, just never did that.
  machine-learning | PhD physicist from Coimbatore, I code in Python for my simulations and want an industry job as the person who fits classifiers and puts them live.
  data-literacy | district education officer. every month a 60 page report with graphs, i nod and sign. want to really understand it, without any programming
  data-literacy | main factory manager hu, coding bilkul nahi, bas report samajhna hai aur team se sahi sawal poochna. konsa?
  data-engineering | already know sql and python thoroughly, don't want stats, dont want charts. how to store and move big volumes?
  data-analytics | Not a manager, not an engineer, simply a curious librarian in Kumbakonam who has twenty years of lending records on a disk and would like to question them. Willing to type code.
  data-literacy | NGO director, donors want impact indicators, staff gives me 100 of them. which 5 count? i am not from tech
  machine-learning | not interested in the plumbing of data nor in dashbords. predictive models. only that. i'm backend dev, python
  data-analytics | pharmacist planning a change.. the clinical data analyst ads want sql and a bit of python and some stats. so?
  data-engineering | SAP ABAP dev for 12 years, steel plant at Salem. They want plant data out of SAP into the cloud everyday. Kindly advise which is suitable for me.
  data-analytics | main school mein maths padhati hoon, ab corporate mein jaana hai, data wali line mein, coding seekhne ko ready hoon. kaunsa lu?
  data-literacy | founder, series A, investors ask for CAC LTV cohort whatever. i don't code & won't. which fits
  data-literacy | tried sql once, hated it. i'm ops manager. just make me smart in review meetings
  data-literacy | i supervise 120 workers at a shoe factory in ambur. boss says 'be data driven'. what does that even mean, no programing i hope
  data-literacy | ward incharge, head nurse. bed occupancy curves and infection rates come every week and i need to read them right. programming no no. which?
  data-engineering | i'm the one who gets the call when the report is blank in the morning. coder. i want the loading job to shout before the boss notices
  data-literacy | For our department heads (nine of them, HR, finance, operations). They misread every KPI slide. Nobody should have to program.
  data-literacy | Board member of a cooperative society, retired. Would like to put better questions at the meetings about the charts we are shown. No programming at my age.
  data-literacy | only a weekend or so free, bank branch manager, want to stop being fooled by pretty slides
  data-engineering | admission, fees and exam systems of our univ don't talk to each other. i'm system programmer there, want to build a central store which refreshes itself
  data-analytics | school me clerk hu, MA kiya hai, computer thik thak aata hai. numbers ka kaam seekhna hai sql wagera, phir private company me data ki naukri. konsa sahi hai
  data-analytics | tell me for my brother: BA economics, delivering for swiggy now, good with numbers, quick learner. he wants an office job with data
  data-engineering | CTO of our 10 people startup told me (full stack) 'you own the data platform now'. halp!! what do i take
  data-literacy | HR manager in a govt PSU, non tech. need to present workforce numbers to the ministry and not look a fool. suggest something pls
  machine-learning | about 35 40 hrs i can spend. already analyst with python. want to grow into the person who makes the forecasts, not reports them
  data-engineering | programmer w/ around 25 hrs to spare till april. want to learn moving and storing company data, and automatic checks on it
  data-literacy | my boss, VP ops, decides on any graph that goes up. pls suggest something short for him, he'd never code
  machine-learning | I sit in the analytics cell of a telecom, pandas is daily bread, boss wants to know beforehand which customers will leave. next step??
  data-analytics | our intern makes the weekly sales report by copy paste and it takes her two days!! i want to send her somewhere to learn to do this properly with queries and scripts
  machine-learning | colleague of mine, data scientist only on paper, writes lovely python, never shipped anything that predicts. needs to get it live and watch it there. what shd he take
  machine-learning | sugar factory, chemist by training but i automate everything with python scripts. want to estimate recovery % from the cane readings before crushing. suggest
  data-analytics | mechanical 3rd yr student, tier 3 college, no interest in core. heard companies hire freshers for analyst posts. i know little bit C language only. suggest
  data-analytics | bank clerk here, 9 yrs in the branch, trying for the MIS team, they ask for database queries and that sort of work. what is for me
  data-analytics | wait sorry not the one for bosses, i mean i want to do the number crunching myself, hands on, from beginner. textile merchandiser, tirupur
  data-engineering | main node developer hu, company bol rahi hai warehouse banao cloud pe, mujhe kuch nahi pata uska. kaunsa course?
  data-analytics | I'm 52, took VRS from the post office, bored stiff, always liked puzzles with numbers. No job needed. I don't mind learning a bit of programing from zero. what fits?
  data-engineering | want to go from web dev to the data side, but not analyst, not ml. the infra part of it
  machine-learning | sql, python, charts, all done at another institute and i use it every day at work. what now? my employer is a bakery chain and wants demand forecast per shop
  data-analytics | Territory sales rep. Each time the area sales dip in some district I run to IT for the figures and they take a week. I'd like to query and find it out on my own, have about 3 months of evenings, no fear of typing code.
  data-engineering | smart meters, 2 lakh of them, sending readings every 15 min. i'm programmer at the discom's contractor. need to learn handling data as it flows in
  data-literacy | police inspector, station head. our crime stats go to the press and get twisted. want to understand how figures mislead, no computers please
  data-analytics | which one teaches to make those live screens with graphs for the boss? i'm an executive in a logistics co and want to make them myself, coding is fine
  data-analytics | not the model training thing please, that's too far for me. just want to pull figures out of our database and make sense of them, purchase dept of a cement plant
  data-engineering | our data scientist spends 80% of the time waiting for tables to arrive. i'm the engineer who has to fix that. which one
  machine-learning | hmm i first thought of the nightly loading one but no, what i like is choosing the variables and tuning the thing until it predicts well. i code daily
  data-analytics | bhai abhi call centre me hu, graduation ho gaya 2022 me, data analyst banna hai zero se, kya join karu
  machine-learning | for my team lead: strong python guy, he must take over the recommendation models a vendor left with us and keep them from going stale
`;
