/**
 * How visitors ask, without naming it, for what a program teaches (by feature) and for a program (by slug): one a line
 * or with commas between. Aivy learns from them; the more voices, the better she hears. What stands here is never said.
 * Without any she goes by the words of the program itself; ten for each, all different, are a beginning, and forty much
 * better. Write a line under one of them alone: under two it may lead to either.
 */
export interface InOtherWords {
  features: Readonly<Record<string, string>>;
  programs: Readonly<Record<string, string>>;
}

export const inOtherWords: InOtherWords = {
  features: {
    "Python Programming for AI": `
      learn a programming language from the very beginning
      start writing code from zero
      never wrote a line of code but ready to learn
      begin coding from the basics
      the language that ai people write in
      variables loops and functions
      basics of coding for ai
      get from no code to writing scripts
      start typing code
      first steps in coding
      teach me to code
      i want to learn coding
      learn to program from scratch
      coding from scratch
      is coding taught from the beginning
      does it begin at zero in programming
      from zero to writing code
      learning to code as a complete beginner
      coding sikhna hai zero se
      scratch se coding sikhni hai
      scripting basics
      writing small scripts for ai
      python from scratch
      py basics
      do you teach the programming part itself
      will i write code from day one
      which one teaches the language python
      which programming language will we be working in
      which programming language do you use in class
      what programming language is it
      which coding language will i learn
      which language do we code in
      the coding language of the course
      do you start with variables and loops
      do we begin with the basics of programming
      the very first steps of programming
      no prior code needed to start with the language
      a gentle start into programming
      learn how to write programs
      when do we write code
      from which session do we write code
      will i learn to write code from zero
      i have never typed a line of code can you start me there
      loops and functions explained slowly
      is there a part where we learn the coding itself
      i freeze when i see a code editor
      which computer language will you teach me
      mujhe coding bilkul nahi aati kya aap sikhaoge
      i want to be able to write small scripts on my own
      do you start with variables and lists
      my code never runs and i do not know why
      i know only excel formulas and want to start coding
      teach me to read and write code that crunches data
      i did java in college but need the language data people write in
      pandas and numpy and notebooks
      is there anything about jupyter notebooks
      learning syntax before the fancy stuff
      i copy snippets from the internet without understanding a single line
      do we get coding practice in every class
      i wish i could automate my spreadsheets with a few lines of code
      where does someone who never coded begin to learn the language
      code likhna shuru se seekhna hai
      is the coding taught slowly enough for arts graduates
      i get indentation errors all day
      will you show me what a function and a class are
      how to clean a messy csv with code
      i can follow a coding tutorial but cannot write anything from a blank page
      is the coding part suitable for a fifty year old
      basics of coding with dictionaries and strings
      want to stop being scared of the terminal and type code
      kya for loop aur if else bhi samjhaya jayega
      i only know c plus plus and need to switch language
      do you cover numpy arrays at all
      my son says i should learn to code before anything with models
      i want to write my own data scripts instead of asking it
      reading files and looping over rows in code
      the snake language everyone says is easy
      does someone teach the actual coding or is it assumed
      coding lessons that an accountant could follow
      i keep mixing up lists and dictionaries
      debugging my own scripts line by line
      can you take me from hello world to working with data
      i want to code like the data people in my office do
      simple coding exercises for complete novices
      pip install never works for me and i do not get virtual environments
      bina coding background ke code likhna seekh paunga kya
      my marks file has 4000 rows and i want a script to sort it
      pandas dataframes look like magic to me and i want to understand them
      can you teach my niece how to write an if statement
      what is the difference between a tuple and a list
      i type along with youtube but the logic of code escapes me
      numpy broadcasting makes my head spin
      how to read a json file and pick values out of it with code
      as a chemist i want to plot my lab readings with matplotlib
      our office girl wants to learn scripting to rename a thousand files
      i fear brackets and colons and semicolons
      list comprehensions and lambda functions explained to a commoner
      mujhe code padhna bhi nahi aata likhna to door ki baat
      does somebody show how to install anaconda and open a notebook
      i never understood recursion in school
      how long before a poet can write her own loops
      object oriented coding with classes and methods please
      want to scrape a table from a page with beautifulsoup and a few lines
      is vs code set up together with us on the first day
      i did pascal thirty years ago and want to code again in something modern
      my script throws a keyerror and i stare at it for hours
      how does one handle exceptions with try and except
      a commerce student who must learn to write code from the alphabet up
      the difference between print and return still puzzles me
      mera code hamesha syntax error deta hai
      do you teach string formatting and regular expressions
      i would love to replace my excel vlookups with a short script
      how do people count words in a text by code
      learning to think like a coder before touching any models
      our clerk retypes numbers all day and should learn scripting instead
      guido van rossum's language for newbies
      i was told to learn data types and conditions first
      which part covers writing functions with arguments and default values
      can i practise coding in google colab with my old laptop
      i want to be fluent enough in code to pass a basic coding test
      bhaiya while loop samajh nahi aata koi dhang se padha do
      how to import modules and organise code into several files
      my fingers have never met a code editor
      school level coding was logo and now i need the grown up language
      grouping and filtering rows with pandas
      is there coding homework for people who start at nothing`,
    "Gen AI Integration": `
      plug a language model into an app
      plug a chatgpt type model into my own application
      connect an llm to my software
      put gpt inside our product
      add ai to an existing app
      bring a language model into my website
      call a model from my code
      use the api of a model in my product
      wire a model into an application
      hook up a chat model to my backend
      embed generative models in a product
      make my app talk like chatgpt
      add a chat feature based on a model
      integrate llm into our crm
      how to use openai type models inside own app
      attach a model to our database and app
      use generative models in applications
      build on top of large language models
      products on top of llms
      put generative ai to work in my own tool
      text and image generation inside an application
      apne app me chatgpt jaisa model lagana
      app ke andar ai model jodna
      how apps speak to models
      gen ai inside existing systems
      making my existing software smart with a model
      make my product answer like chatgpt
      smart replies in our chat product
      add text generation to our site
      put an assistant into our customer portal
      bring gemini or claude into our tool
      let my app call an ai service
      add ai features to software that exists
      combine our database with a language model
      let my website write texts by itself
      give our app a brain
      put a chatgpt like thing in our billing software
      text generation inside our product
      answers to questions in our portal
      let our app write texts
      add a smart assistant to our existing program
      how do i hook chatgpt up to my own website
      calling openai from our software
      i want to plug a language model into our crm
      can i learn to put claude behind a button in my product
      our help desk tool should answer with a large language model
      adding text writing models to software we already have
      i have a gpt api key and no clue how to call it
      is there anything about connecting to gemini
      apni website mein chatgpt kaise jodein
      make my shop software write the product descriptions itself with gpt
      sending prompts from my own code and getting the answer back
      my gpt calls time out and cost too many tokens
      wiring an image creating model into our photo tool
      will we connect llms to our own documents
      feeding company pdfs to chatgpt so it answers from them
      i want to be able to call a language model from inside my product
      do you teach how to work with model apis
      streaming the model's answer into my own chat window
      our billing software needs a chatgpt style helper inside it
      hooking a voice model to our phone line
      rag over our manuals with a language model
      i wish our mobile product could summarise text through gpt
      can you show how to connect whatsapp to chatgpt
      llm ko apne software se connect karna hai
      i run an online store and want gpt answers on every page
      the model gives me text but i need clean json for my software
      how does one join stable diffusion to an existing web page
      putting a model like llama inside the tools our staff already have
      embeddings and vector search to ground gpt answers
      i am a web guy who wants to add chatgpt features to client sites
      my wordpress site should write replies with gpt
      getting prompts and model replies to flow through our backend
      do we learn to swap openai for another model in our product
      is connecting dall e to our editor something you cover
      i want midjourney style pictures created right inside our design tool
      chatgpt api ka istemal sikhaate ho kya
      hooking up a text model to google sheets
      our hospital software could draft letters if gpt were attached
      how to keep prompts and keys for model calls in code
      attach a language model to our ticket desk
      i need gpt to read invoices that arrive in our software
      linking erp data with a language model
      can existing software get smart text features through an api
      what about function calling with openai from our backend
      my students portal should explain answers through a chat model
      i want to put gpt inside our invoicing tool
      our lms should grade essays by asking gpt-4 in the background
      how does an existing java system send a question to claude
      my react site needs a text box that answers through openai
      we sell crm software and clients demand chatgpt in it
      can i make my blog translate itself through an llm call
      which endpoint do i call to get a completion back
      the mistral api returns rubbish inside our ticket tool
      hamare software mein gemini ka button lagana hai
      our lawyers want contract summaries right inside the document system
      hooking whisper up to our meeting recorder
      i have pdf manuals and want pinecone search plus gpt on them
      how do i stop gpt from making things up in our customer portal
      my shopify store should write its own product texts
      a chat window on our clinic site fed by a large language model
      tokens and context length when calling models from our backend
      our old php billing system has to talk with an llm
      is retrieval augmented generation shown on our own files
      i teach a school portal to explain homework with the openai api
      how can photoshop like software of ours create pictures from text
      getting structured json out of gpt for our order system
      what does it take to give outlook a reply drafter with claude
      chroma or faiss for searching our handbook before asking the model
      azure openai inside a dot net product
      mere e commerce site par chatgpt se jawab dilwana hai
      i want telegram messages answered by gemini through my own server
      our survey tool ought to sort free text answers with gpt
      how do you pass chat history to the model from a web page
      rate limit errors from openai inside my product
      the marketing tool we run should draft newsletters by calling a model
      how to hide the openai key in a product with many users
      on our recipe site photos should become dish names through gpt vision
      bolting a language model onto software from 2009
      can a point of sale system understand spoken orders through a model
      we have zendesk and wish gpt drafted the replies
      calling bedrock models from our java backend
      my boss said put chatgpt in the intranet by march
      tally software ke andar llm se sawal poochna possible hai kya
      an ollama model behind the search bar of our product
      enriching our product catalogue with texts from a generative model
      are chatbots built there
      make chatbots for a website
      build a chatbot that answers customers of a shop`,
    "AI Framework Development": `
      frameworks
      working with frameworks or only raw calls
      libraries and frameworks used for ai apps
      which libraries and frameworks are touched
      do we work with ai frameworks
      use of frameworks instead of writing everything by hand
      building with ready made building blocks for ai
      toolkits for building ai
      structure ai apps with a framework
      is a framework taught
      frameworks sikhate ho kya
      scaffolding for ai applications
      raw api calls or a framework
      proper framework rather than loose scripts
      any ai framework part in it
      libraries that make ai coding easier
      which toolkits are used to build
      building blocks instead of coding from scratch
      standard tooling for ai apps
      do we learn the common libraries
      how to work with ready made packages
      frameworks and libraries for ai
      ready made building kits for ai
      do not write everything from zero
      kits that programmers use for ai
      ready libraries so that we need not write each thing
      do you cover langchain
      is there anything with pytorch or tensorflow
      which libraries and toolkits will we work with
      i want to get good at llamaindex
      hugging face transformers library seekhna hai
      i keep hearing of langchain and haystack and cannot choose
      will i be able to write my own reusable library for models
      tensorflow confuses me and keras does too
      do you go through the popular open source toolkits
      i know the language already and now need the libraries on top
      pytorch ke saath kaam karna sikhaoge kya
      my langchain chains break with every new version
      is semantic kernel part of it
      writing a common base library that all our models share
      picking the right toolkit so i do not reinvent the wheel
      i want to understand what happens inside pytorch
      scikit learn and keras lessons
      do you teach the toolkits like langchain or only plain code
      we need a shared in house toolkit for all our model work
      how to extend langchain with our own components
      i tried tensorflow tutorials and got lost in tensors
      jax or pytorch which one do you teach
      a reusable skeleton for model software that my colleagues can extend
      does it go into dspy or similar libraries
      i am a backend coder and want to know the machine learning libraries
      which stack of libraries is taught
      i want to be able to switch between langchain and llamaindex easily
      kaun si library sikhate ho tensorflow ya pytorch
      writing custom layers in keras
      my boss wants a company wide toolkit that every model script shares
      is hugging face covered
      get to know the ready made toolkits that model builders rely on
      i read the langchain docs twice and still do not get it
      do we look under the hood of machine learning libraries
      putting together my own toolkit in place of langchain
      hands on with transformers and datasets libraries
      what about similar toolkits for java folks
      our scripts all repeat the same plumbing and need one common library
      langchain langgraph haystack any of these
      i want to contribute to an open source machine learning library
      training loops in pytorch lightning
      are the usual deep learning toolkits explained
      writing plugins and modules on top of llamaindex
      tensorflow lite chalega ya pytorch mobile
      comparing the toolkits people pick for model software
      do i learn to compose runnables in langchain
      pytorch autograd is a black box to me and i want to open it
      which is better to learn keras or pytorch for someone like me
      our five teams each wrote their own llm wrapper and we want one
      is llamaindex explained with its nodes and retrievers
      i want to publish my own pip package of model helpers
      hugging face trainer and tokenizers from the inside
      how to build an abstraction layer over many model vendors
      langchain ki chains aur tools theek se samajhni hain
      spring ai and langchain4j for java people
      tensors gradients and modules in a deep learning library
      my colleague swears by haystack and i by langchain
      can you show how to write custom callbacks in keras
      i would like to read the source code of transformers and follow it
      vercel ai sdk or langchain js what do you use
      every script of mine starts with the same two hundred lines of plumbing
      how do people design a library that other model builders enjoy using
      mlflow and lightning and all the other toolkits around pytorch
      deciding between semantic kernel and langchain for our codebase
      i am good at plain code but the machine learning libraries overwhelm me
      tensorflow 2 ya torch kis par class hoti hai
      writing our own retriever class that fits into llamaindex
      what is the point of langchain if i can call the api directly
      a base class from which all our model scripts inherit
      i want to know dspy pydantic ai and their cousins
      xgboost lightgbm and sklearn pipelines explained side by side
      our house needs an internal sdk for everything with models
      how do i make langchain work with our odd vector store
      flax and jax for somebody coming from keras
      i get lost in the thousand classes of the langchain docs
      the open source stack that model builders stand on
      teach me to write reusable prompt and parser components
      how do toolkits like haystack differ from one another
      apni khud ki library banani hai models ke liye
      extending hugging face pipelines with a step of my own
      i want to master one toolkit instead of nibbling at ten
      dataloaders optimizers and loss functions in torch
      is there a lesson on designing extensible toolkits for model code
      upgrading from langchain 0.1 broke all my imports
      onnx and torchscript for moving models between libraries`,
    "Real-world Project Building": `
      build a real project from start to end
      make something real during the course
      work on an actual product
      build a full thing not just theory
      hands on building of a project
      will i build something of my own
      one complete project at the end
      practical project instead of lectures
      end to end project
      something that i have built myself
      apna khud ka project banana
      do we make a working project
      end up with a finished thing i made
      create my own product in class
      develop a complete application as practice
      carry out a full project
      learn by making a real thing
      a project of our own from idea to result
      test what we build before it goes out
      testing our application before release
      learn to test the app
      will i finish with something i can show at interviews
      do we work on genuine problems from companies
      i am tired of toy examples
      only theory bores me i need hands on work
      i want a portfolio piece for my github
      is there a capstone at the end
      will we make something complete from start to finish
      kuch asli kaam karwaoge ya sirf slides
      recruiters ask what i have made and i have nothing
      do students create a full product during the classes
      i learn by doing not by watching
      can i work on an idea of my own during the training
      practical assignments with messy company data
      something finished that i can put on my resume
      i watched fifty tutorials and never made anything myself
      do we get to solve what an actual client needs
      want to have a working thing to show my boss at the end
      haath se kaam karke seekhna hai
      is it practical or just lectures
      will i create something people could truly pay for
      homework that looks like the job itself
      all my courses ended in quizzes and i have no work to show
      is there live work with companies as clients
      can i bring a problem from my farm and solve it in class
      i need proof of my skills not only a certificate
      making a complete product alone from idea to finish
      what do students make during the forty hours
      show me what past students have created
      end to end hands on assignment for my portfolio
      interview mein dikhane ke liye kuch banana hai
      do we practise on actual customer problems
      i want my hands dirty from the first day
      am a fresher with an empty portfolio
      something bigger than exercises that i make on my own
      do we tackle tasks the way they happen in an office
      i can pass tests but freeze when i must create a whole thing
      will there be a final piece of work that someone reviews
      making things that solve a true need of a small shop
      working from a client brief with deadlines
      can a group of us create one big thing together in class
      i wish to leave with three finished pieces for my portfolio
      practical kaam kitna hoga isme
      do you give us genuine company data to work on
      i only have half finished stuff on my laptop and never complete anything
      learning through making a full thing instead of listening
      i have no work sample to put before an employer
      my github is an empty desert
      can we tackle a problem from my uncle's pharmacy as course work
      i learn nothing unless i make a complete thing with my own hands
      does the training end in a piece of work i can be proud of
      our interns know theory and have never finished anything
      how much of the time is making and how much is listening
      kya end mein kuch bana ke dikhana hota hai
      i need a demo piece for my campus placement
      do the trainers give us a brief the way a client would
      is there a hackathon feeling where we make one whole thing
      i want to tell interviewers about something i made and not about marks
      mock datasets bore me and i want dirty ones from a true company
      will somebody review the big thing i made and tell me its flaws
      what did the last batch make by the end
      i have ten certificates and not one finished piece of work
      can i bring my start up idea and make it during the lessons
      a teacher who lets students solve an actual school problem in class
      from sketch to working result under guidance
      i want to go through planning making and testing once for real
      hr asks for proof of practice not for marks
      do pairs or teams create something together over the weeks
      practical se hi samajh aata hai mujhe kitaabon se nahi
      my cousin showed a full working thing from his class and i want that
      is the learning tied to one big case from daily life
      making a thing that my housing society will actually use
      i get stuck turning exercises into something complete
      is there mentoring while we make our own piece of work
      an assignment big enough to fill a portfolio page
      something with real users and real complaints as practice
      i do not want another mcq test at the end
      how close is the practice to what companies truly need
      i can explain everything and have made nothing
      college mein sirf theory thi ab kuch thos banana hai
      will our work be based on live cases from industry
      a final showpiece that i present before the class
      i want to fail and fix things on a genuine task
      building one whole thing week after week until it is done
      do we write user stories and then make what they ask for
      case work from hospitals or shops instead of iris and titanic`,
    "Application Deployment": `
      put an app live
      how to put an app live in production
      how to put an app online
      getting an app live for real users
      make my app go live on the internet
      take an app to production
      where do you teach putting an app online
      put it live so that others can open it
      put my app on a server
      host my application
      make my app available to users
      publish the app
      get it running on the internet
      ship the app to real users
      take the app from my laptop to the web
      release the product
      go live with the app
      hosting of the app
      upload app to a server so people can use it
      getting an app online
      push to production
      move a prototype into production
      app ko live karna
      server pe app chadhana
      making the app reachable by customers
      launch my app for customers
      from notebook to a running service
      how to bring the finished app to users
      ends with a product that is live
      end up shipping something to real users
      ship to customers
      bring my app in front of customers
      move a prototype to the cloud
      make the thing available for everybody
      put what i built on the internet
      let the world use my app
      host what we build
      what comes after the app works on my machine
      release an app
      run the app on a server day and night
      turn a notebook into a service
      off my laptop and out to people who will use it
      only i can open the tool i made
      nobody else can run what i built
      works on my machine only
      get what i made out to the users
      my friends should be able to open my app
      share my app with the world
      from my computer to a real address on the web
      a link that anybody can open
      take a prototype to real customers
      can strangers open our work on the web afterwards
      how do i get my thing off my laptop and onto the internet
      it works on my machine and nowhere else
      do you teach hosting
      i want to be able to share a link to what i made
      aws ya azure pe upload karna sikhaoge
      putting my finished website live
      is docker covered
      my friends cannot open what i made because it only runs locally
      publishing what i made to the play store
      which cloud do you show for hosting
      laptop se internet pe kaise daalein
      i made a chatbot at home and want customers to reach it
      getting a domain and a server for my tool
      going live with what we coded
      do we learn to set up a server
      pushing my code to vercel or heroku
      my flask thing dies when i close the terminal
      how does my little program get its own web address
      shipping what we made so strangers can open it
      i want my mother in another city to try my tool on her phone
      packing code into a container and hosting it
      apna banaya hua tool live kaise karu
      making the finished product available to everyone on the web
      is there anything about github actions that push to a server
      hosting costs for a small tool with a hundred visitors
      my streamlit demo needs a permanent home on the web
      i can code but never managed to release anything online
      do you show how to go from localhost to a public site
      releasing a finished tool to paying users
      kubernetes for my web tool
      i know how to write it but not how to host it
      setting up https and a database on the server for my tool
      will my final product be reachable through a browser
      render or railway or aws for hosting my site
      getting my tool onto iphones is where i always stop
      my fastapi service only answers on localhost
      what i made should stay up day and night on the web
      cloud pe host karna aata nahi
      last step of getting code from github to a live site
      can my shop customers open it on their phones at the end
      putting a trained model behind a public url
      nginx and gunicorn give me headaches
      do we launch our finished tool on the web in class
      i want to upload my work so an employer can click and try it
      my gradio demo dies when colab disconnects
      how do i get my node server onto digitalocean
      i coded a quiz and my cousins cannot reach it from their phones
      does somebody explain docker compose for putting a site live
      ngrok links expire and i need something lasting
      cloud run or lambda for my small web tool
      mera project sirf localhost par chalta hai
      how do i bind my godaddy domain to what i made
      my vps keeps running out of memory after i upload the code
      ci pipelines that build and push my site to the web
      i need an address that i can print on my visiting card
      environment variables and secrets on a hosted server
      the shop's tool has to be online before diwali and i cannot host
      how do i submit what i made to the apple store
      railway free tier or a paid box for my django site
      everything runs on my pc and the examiner wants a link
      netlify shows a blank page after i push
      systemd or pm2 so that my server starts again after reboot
      what i coded should be open to the public by the end
      my wife asks for the link and there is none
      server kaise kharidun aur us par code kaise daalun
      from a git push to a page the whole world can open
      our tool is finished and we want to ship it to a hundred users
      is terraform or any cloud setup part of shipping what we made
      cors errors appear only after i move my site to the server
      how to make a web tool survive when many visitors come at once
      staging and live servers for a small web product
      hugging face spaces for hosting my demo
      i want to know what happens between finishing code and people using it
      a load balancer in front of my fastapi server
      ssl certificate lagana aur site ko chalu rakhna
      my final year work needs to be up on the internet for the jury
      zero to launched with a url at the end
      can my tool run on ec2 without me babysitting it
      how do makers get their thing from the editor into a browser tab
      pushing a docker image to a registry and running it somewhere
      my streamlit page needs to be reachable by our branch in pune
      the thing is coded so who teaches me to release it
      fly.io or render to keep a small backend up
      how to update a live site without visitors noticing
      put an app online
      putting the finished app live
      get my app onto the internet for everybody
      how to bring an app online at the end`,
    "Agent Architecture Design": `
      how an agent is structured
      how agents are designed
      inner parts of an agent
      blueprint of an agent
      planning how an agent is made up
      the design of an agent system
      components of an agent such as memory and tools
      how to lay out an agent
      structure of ai agents
      what an agent is made of
      anatomy of an agent
      memory planning and tools of an agent
      draw up the skeleton of an agent
      agent ka structure kaise banta hai
      how to design the whole agent from inside
      building blocks of an agent
      internals of an agent
      what is inside an agent
      how an agent works inside
      planning the parts of an agent
      how do you lay out the memory and tools of an agent
      drawing up an agent before coding it
      which parts does an agent have
      engineering of agents
      patterns for building agents
      plan the inside of a bot
      which part thinks and which part remembers
      sketch an agent before coding it
      how should my agent be put together
      how is a bot that plans and uses tools put together inside
      what parts does an assistant that works by itself need
      memory and planner and tools and how they fit together
      i want to sketch the inside of my bot before coding it
      blueprint for a bot that does tasks
      my bot is one giant prompt and it is a mess
      where does the memory go in such a bot
      bot ka andar ka structure kaise banate hain
      drawing the boxes and arrows of a task doing bot
      which building blocks make up a tool calling assistant
      do you explain react loops and planners
      how should i structure one bot with many tools
      short term and long term memory of a bot
      i cannot work out how to lay out the parts of my assistant
      the anatomy of a bot that plans
      is there a lesson on patterns for structuring bots
      my assistant forgets everything because its structure is wrong
      planning module and memory module and tool layer
      i need to map out my assistant's components on a whiteboard
      what goes on under the hood of a task bot
      how do i organise prompts and tools and memory inside one bot
      should my bot have a planner or just a loop
      the skeleton of a good digital assistant
      i want to plan the inner structure of a booking bot
      kaunse components chahiye ek smart bot mein
      laying out the core of a self running helper before writing code
      do we learn reflection loops and tool selection layers
      my bot's code has grown into spaghetti and needs a proper structure
      choosing between plan and execute and react patterns
      how a digital worker is composed from model and memory and tools
      i draw house plans for a living and want to draw bot plans
      what shape should the insides of my research bot have
      separating the thinking part of a bot from the tools part
      where do state and memory live in an llm worker
      is the structure of a tool calling bot taught
      a sound structure for a bot with twenty tools
      i want to understand the inner parts of a bot like devin
      bot ki memory aur tools ka dhancha samajhna hai
      breaking one overloaded assistant down into clean inner modules
      how would you sketch the inside of a travel booking assistant
      my bot has no plan step and runs in circles
      reference blueprints for llm bots
      what components sit between the model and its tools
      the bones of a bot before any code is written
      i am a solution planner and must draw up our first bot
      where do i put the planner and the tool router in my assistant
      my helper has forty tools in one prompt and picks at random
      what are the layers of a self running assistant
      i want to draw the diagram of our claims bot before anyone codes
      episodic and semantic memory for a bot
      react or reflexion or tree of thoughts for the core of my bot
      how do i split perception planning and action inside one helper
      our bot's insides have no order and every change breaks three things
      should the scratchpad be separate from the long term store
      the inner wiring of something like manus or devin
      bot ka dimaag aur haath alag kaise rakhein design mein
      how would you structure the loop of observe think and act
      which modules belong into a shopping helper that works alone
      vector memory or a plain log for what my bot remembers
      i am asked for a design document of an autonomous helper
      choosing where the language model sits inside a bot
      state machines or free loops as the backbone of a bot
      is there a pattern for a bot that plans first and executes after
      i coded a helper in one file of three thousand lines
      how are tools described and registered inside a bot
      cognitive layouts such as bdi and soar
      my student asks what a digital worker consists of
      what should i decide on paper before coding a task bot
      the control loop of a bot and its parts
      context engineering and memory layout for one long running bot
      a modular build so i can swap the planner of my bot later
      i wish somebody sketched a typical bot from the inside for me
      goal handler planner executor and critic as parts of one bot
      ek bot ka naksha banana sikhna hai
      how do i give a bot a workspace where it keeps notes
      our helper grew without a plan and needs a clean internal design
      which internal parts make a bot different from a chat window
      tool layer memory layer reasoning layer who explains these
      i can code but i cannot design a bot on a whiteboard
      good design principles for an assistant that uses tools
      how do the parts of claude code fit together inside
      designing the inner life of a helper for a law office
      a skeleton i can reuse for each new bot
      what belongs into the system prompt and what into memory or tools
      sizing up the parts a voice helper needs before building it`,
    "Autonomous Decision Making": `
      software that makes up its own mind
      software that chooses its next step by itself
      decides without a human clicking
      ai that acts on its own
      programs that take decisions by themselves
      systems that choose what to do next
      ai that works without being told each step
      no human approving each step
      let the ai judge what comes next
      self deciding software
      machines that decide alone
      bots that act without asking me
      an assistant that plans its own steps
      ai which works by itself without supervision
      khud se faisla lene wala ai
      software jo khud decide kare
      independent decisions by ai
      self driven ai
      automation that thinks before it acts
      systems that pick the next action unattended
      agents that decide on their own
      sorts my inbox by itself
      does my errands without me supervising
      picks its actions unattended
      acts without approval
      works while i sleep
      takes the initiative
      thinks ahead and acts
      reacts on its own to what happens
      makes choices without a person
      runs by itself without instructions
      ai that needs no hand holding
      plans my travel and books by itself
      a helper that changes the plan when the train is cancelled
      acts when something changes without asking
      how can a bot choose what to do next without asking me
      i want software that acts on its own judgement
      letting the machine pick the best option by itself
      my assistant asks for permission at every step
      bot khud se faisla kaise leta hai
      can it judge for itself when to refund a customer
      how does it know when to stop and call a human
      i want it to act alone while i sleep
      when should a bot be allowed to choose without a person
      my bot dithers and never picks an option
      self directed software that weighs options
      it keeps choosing the wrong action when nobody watches
      teach a machine to reach its own choices
      no human in the loop
      how does a bot weigh risks before acting
      i run a warehouse and want reorders placed without anyone approving them
      trading software that buys and sells on its own call
      is there anything about bots acting without supervision
      getting it to choose between two suppliers by itself
      insaan se pooche bina kaam kare aisa bot chahiye
      bots that set their own next step toward a goal
      i want to trust it to approve small claims by itself
      my helper bot waits for my ok a hundred times a day
      how much freedom should a bot have to act alone
      choosing the right action under uncertainty with no one to ask
      can software judge which email needs an answer first
      reasoning about goals and picking actions without help
      the machine should work out by itself what is best
      it must react to a broken machine at night without calling me
      how do self driving style choices work in office software
      i want fewer approvals and more independent bots
      teaching a bot good judgement
      when do bots need to hand the choice back to a person
      a drone that chooses its own route
      mera bot har baar mujhse poochta hai kya karu
      software with a mind of its own
      let the bot pick a plan and follow it without me
      how do i stop a bot from taking a rash step by itself
      it should choose by itself which leads to call first
      i want prices changed automatically with no manager signing off
      independent choices by machines
      rules and rewards that guide what a bot chooses
      letting it run unattended and take the right call
      can a bot be taught when to say no by itself
      my thermostat logic should judge and act without any human
      my bot asks before every tiny step and it drives me mad
      how can software choose the cheapest supplier with no person involved
      i want a helper that reschedules deliveries by itself when it rains
      reinforcement learning so that a system picks its own moves
      when may a machine decide alone and when must it ask
      markov decision processes and policies for bots
      kya machine apne aap sahi raasta chun sakti hai
      my greenhouse should water plants on its own judgement
      getting software to weigh pros and cons and then act
      a bot that decides which complaint deserves a refund
      how does it pick among ten possible next moves
      our helper freezes whenever two options look equal
      i need a system that reacts to price moves without me
      confidence thresholds below which the bot asks a human
      utility functions and goals that steer what a bot picks
      letting a machine take the wheel in our dispatch room
      can a program judge which repair is urgent and order it unaided
      it ran off and cancelled the wrong order by its own choice
      level five autonomy for office work
      i want to sleep while the system chooses and acts
      how do bots re plan when the first choice fails
      a bot that knows on its own when to give up
      q learning and reward shaping for self acting software
      my cattle farm needs a system that acts by itself on sensor alarms
      should a bot be free to spend up to five thousand alone
      bina mere ok ke order place kar de aisa system
      choosing by itself between calling mailing or waiting
      from rules and if else to a machine that judges
      teaching software to act sensibly in situations nobody foresaw
      i get four hundred approval popups a day from my helper
      how do machines reach a verdict without asking anybody
      a system that picks candidates to call with nobody clicking
      trade offs between speed and caution when a bot acts alone
      monte carlo tree search for picking the next move
      it should notice a problem and solve it without being told
      self reliant software for a night shift with no staff
      the bot must judge by itself whether a document is complete
      when the plan breaks it should find another way alone
      insaan ke bina faisle lene wali machine kaise banti hai
      how to give a bot judgement instead of a script`,
    "Multi-Agent Systems": `
      several bots working together
      many bots in one system
      one bot does research and another writes
      one bot passes work to a second bot
      a team of bots
      bots that share the work between them
      more than one ai working on a task
      group of ai workers
      crew of agents
      bots hand work to one another
      a chain of bots each with its own job
      swarm of agents
      dividing a task among several bots
      several ai assistants that cooperate
      agents working as a team
      coordinate many agents
      orchestrating several agents
      ek se zyada agent saath me
      kai bots milke kaam kare
      set of bots with different roles
      a manager bot and worker bots
      let three ais split a job between them
      bots that divide work
      ais that cooperate on a task
      one ai checks the work of another
      a writer bot and a reviewer bot
      team up several assistants
      specialised bots for each step
      parallel bots
      agents with different duties
      a whole office of bots
      several bots working together on one job
      a whole crew of bots that share the work
      one bot is not enough for my workflow
      i want ten bots each with its own role
      how to split a big task among many bots
      is there anything about swarms
      kai saare bots ek saath kaam karein aisa kuch
      one bot researches and one writes and one checks
      do you teach crewai or autogen
      orchestrating a group of bots
      a boss bot with worker bots under it
      my single assistant cannot cope so i want a squad of them
      many small specialists instead of one big bot
      a virtual office staffed with bots
      running five bots side by side
      how many bots do i need for a newsroom
      bots that share out the chores between them
      i want a planner bot and coder bot and tester bot
      two of my bots keep doing the same work twice
      bots ki poori fauj banana chahta hoon
      a fleet of digital workers for my logistics firm
      supervisor and workers pattern with bots
      i wish a group of bots could run my whole back office
      dividing roles between a bunch of assistants
      coordinating a dozen llm workers
      collective of bots that solve a task jointly
      my bots step on each other's toes
      when is it better to have many bots than one
      an army of little helpers that do parts of a job
      simulating a market with hundreds of bots
      building a bot crew for my travel agency
      a hive of bots
      one for sales and one for support and one for billing all together
      how do you manage twenty bots at once
      ek bot se kaam nahi chalta mujhe poori toli chahiye
      bots competing and cooperating in one environment
      langgraph with many workers in a graph
      i need a panel of bots that each look at a contract differently
      which bot should take which part of the work
      bots that cooperate like ants
      a pool of helpers where each has a special skill
      setting up groups of bots with a coordinator on top
      can bots be organised like departments in a company
      splitting a research task over several llm workers at once
      too many cooks when i run more than one bot
      i want a bot team with a researcher a writer and an editor
      crewai roles and tasks for my content studio
      how many bots does a job need before it gets messy
      autogen group chats with five specialists
      my one helper is overloaded so i want to split it into six
      a swarm of little bots that clean our database together
      a foreman bot that hands out chores to worker bots
      our game needs fifty characters that live in one town together
      openai swarm or langgraph supervisor which one do you show
      ten bots bidding against each other for jobs
      ek manager bot aur uske neeche paanch worker bots
      can several helpers work on one report in parallel
      one bot codes another tests and a third reviews
      debates in which several models argue until they agree
      who coordinates when thirty bots run in our warehouse
      i run an agency and dream of an all bot staff with departments
      two bots solved the same ticket twice
      a population of bots that trade in a simulated bazaar
      how do you divide labour among digital workers
      specialist helpers for tax law and payroll under one roof
      many robots sharing one floor without collisions
      a committee of models that vote on an answer
      i got one bot working and now want a whole squad
      metagpt style software company of bots
      bots ka group banana hai jo milkar blog likhe
      which bot does what in a crew
      hierarchies and teams instead of one giant bot
      i need a bunch of helpers that each read one chapter
      when a single assistant hits its limit what comes then
      game theory for systems with many actors
      an orchestra of small bots with a conductor
      our support needs a triage bot and seven expert bots
      how to stop a crowd of bots from doing double work
      several cooperating helpers for one hospital ward
      a bot colony like bees
      splitting a thesis search across a dozen bots at once
      a school simulation with teacher bots and pupil bots
      role playing bots that solve a case together
      can twenty bots share one task list without chaos
      mujhe bots ki ek puri team khadi karni hai`,
    "Agent Communication": `
      how bots talk among themselves
      how agents talk to each other
      messages between agents
      bots exchanging information
      agents passing results along
      how one bot tells another what it found
      protocol between agents
      hand over of messages from bot to bot
      how do agents understand each other
      bots speaking to other bots
      agents sending messages to each other
      conversation between agents
      how agents share what they know
      agents aapas me baat kaise karte hai
      bots ek dusre ko message bhejna
      communication between bots
      how agents pass information to one another
      how do bots understand each other
      agents that inform each other
      dialogue between two bots
      how results go from one agent to the next
      messages from agent to agent
      the language that agents speak among themselves
      my bots never get each other's point
      how do bots send messages to one another
      what language do bots speak among themselves
      one bot tells the next something wrong and it spreads
      passing notes between bots
      bots aapas mein baat kaise karte hain
      a protocol so that bots understand each other
      is mcp or a2a taught
      my two assistants never understand each other's replies
      handing information from one bot to the next without losing it
      the message format between bots
      context gets lost when one bot hands over to another
      i want my bot to talk to my supplier's bot
      how should bots report back to each other
      getting a bot to ask another bot for help
      bots that chat with one another in plain words or json
      message queues between bots
      do we learn how bots exchange information
      my booking bot and my billing bot do not speak to each other
      ek bot doosre bot ko message kaise bheje
      dialogue between machines
      bots from different vendors that can hold a conversation
      the second bot misreads what the first one wrote
      conversation rules for bots
      who says what to whom among my bots
      a shared blackboard where bots leave messages
      i want bots to negotiate a price with each other
      is there a standard way for bots to greet and talk to each other
      my bots chatter endlessly and repeat the same messages
      bots keep interrupting each other's messages
      handover notes from one digital worker to another
      passing results along as structured messages between bots
      i teach languages and wonder how bots converse among themselves
      our chatbots cannot exchange data between departments
      do bots answer each other right away or wait in a queue
      translating one bot's output into what the other expects
      why does my second assistant not hear what the first one said
      bot to bot talk
      bots ke beech sandesh kaise jaate hain
      signals and replies between assistants
      how one assistant calls another and waits for its reply
      i want to listen in on what my bots tell each other
      publish and subscribe messages for bots
      making the words between bots short so tokens are saved
      getting my calendar bot to talk with my client's calendar bot
      my planner bot sends text that the executor bot cannot parse
      what format should bots use when they pass results along
      is the model context protocol or google's a2a part of it
      our sales bot cannot tell the stock bot what was sold
      fipa acl and speech acts between bots
      redis or rabbitmq for messages from bot to bot
      do bot ek dusre ki baat galat samajhte hain
      how does one bot ask another for missing facts
      i want bots from two companies to haggle over a delivery date
      half the context is lost at each handoff between my bots
      a shared memory where bots leave notes for each other
      the reply of bot one never reaches bot two
      bots that speak different formats and need an interpreter
      sync or async calls between cooperating bots
      what do bots say to each other and in which words
      designing message schemas between digital workers
      my two helpers thank each other forever and never stop
      json or plain english when bots talk to each other
      how bots announce to others what they can do
      one assistant whispers wrong facts to all the others
      handshakes and acknowledgements between bots
      i want to see the chat log between my bots
      negotiation and auction messages among bots
      teach bots to speak briefly to each other and save tokens
      contract net protocol explained
      bots ke beech baatcheet ka tareeka kya hota hai
      can a hospital bot exchange findings with an insurance bot
      broadcast to all bots or whisper to one
      my bots talk past each other
      agreeing on a common vocabulary between bots of different makers
      grpc or http between my helpers
      how does a bot know that a message is meant for it
      message passing and mailboxes as in the actor model
      the scheduler bot has to hear at once when the driver bot is late
      a lingua franca for bots
      how do i pass a half done task with its history to another bot
      one bot's summary leaves out what the next one needs
      signals between bots get lost when one restarts
      i study linguistics and care for how machines converse with machines
      bot ka jawab dusre bot tak sahi pahunche yeh kaise karein`,
    "Deployment Strategies": `
      run agents safely in production
      keep agents running without causing damage
      run these agents in prod without them going rogue
      agents in live use
      operate agents safely
      keep an agent under control once it is live
      rolling out agents to real work
      putting agents into operation
      guard rails for running agents
      safely letting agents loose
      agents ko production me safe chalana
      how to stop agents from doing harm when live
      rollout plan for agents
      agents for everyday operation in a company
      taking an agent live
      making sure the agents behave when live
      monitor agents in production
      keep a rolled out agent in check
      safe running of agents
      security of running agents
      release agents step by step
      what can go wrong with agents in real use
      stop an agent that misbehaves
      supervise agents in everyday use
      bring agents to customers without risk
      reliability of agents in real life
      make sure that bots which act on their own do not go haywire once they are live
      keep autonomous bots under control in production
      stop agents from running wild when they are released
      rolling agents out
      roll them out to users
      how agents are rolled out safely
      guardrails for agents in production
      different ways of taking bots from testing to actual use
      from test to real use of agents
      launch agents gradually
      how do i let bots loose in production safely
      rolling out a new bot version to a few users first
      canary releases and rollbacks for bots
      what if my bot goes wild once it is live
      blue green releases
      i need a way to switch back when the new version misbehaves
      keeping an eye on bots after they go live
      bot ko production mein safe tarike se kaise chalayein
      is there anything about monitoring and guardrails in production
      staging first and then production for my bots
      releasing bots step by step instead of all at once
      my bot passed every test and then went wrong with live customers
      a kill switch for bots in production
      should bots run on our own servers or in the cloud
      different ways to roll out bots and when to choose each
      shadow mode before a bot touches live customers
      our bot crashed on the first busy day
      scaling bots when traffic jumps ten times
      cost of running bots round the clock in production
      i am in devops and have to run our bots reliably
      how do you upgrade a live bot without downtime
      on premise or cloud for running bots with patient data
      rate limits and retries for bots under load
      i want to be able to roll back a bad bot overnight
      feature flags for turning bot skills on and off in production
      live hone ke baad bot bigad jaye to kya karein
      serverless or containers for long running bots
      logging and tracing what a live bot did
      safe release plans for bots that touch money
      our bank lets nothing go live without a rollback plan
      ab tests between two live bot versions
      do we learn how to run bots in production day to day
      my bot burned a thousand dollars in one night after release
      gradual release to ten percent of users
      alerts when a live bot starts failing
      hosting long lived bots so that they survive restarts
      what is the safest way to bring a bot into live operation
      we want our bot in three countries and need a careful release plan
      sandboxing a bot before it gets production access
      versioning of prompts and bots across test and production
      how do big firms release bots without breaking things
      pehle kuch users pe try karke phir sabko dena bot
      choosing between edge and cloud for running our bots
      production incidents caused by bots and how to handle them
      releasing on a friday without fear of what the bot does
      our bot pilot works and now it must face real customers safely
      langsmith or langfuse to watch what a live bot does
      how do i pull the plug when a bot misbehaves at 3 am
      the new bot version should first see five percent of the traffic
      guardrails that keep a bot from emailing the wrong people in production
      what are the options for rolling out self acting software
      our bot spent the whole budget in an hour after release
      rollback plan for prompts that made things worse
      bot live hone ke baad usko control mein kaise rakhein
      running bots in kubernetes with queues and autoscaling
      shadow runs next to the human team before the bot takes over
      i answer for uptime of twenty live bots
      permissions and sandboxes for a bot with access to payments
      which incidents happen when bots go live and how to be ready
      prompt injection attacks on a live bot
      evals that must pass before a bot release
      our cio lets no bot go live without an audit trail
      temporal or celery for long running bots that survive crashes
      budget caps and circuit breakers for bots under load
      gradual release of a claims bot region by region
      on prem rollout of a bot for a defence supplier
      how to replace a running bot while customers are chatting with it
      dev test and live stages for bots
      i fear what our bot will do on its first day with customers
      red teaming a bot before it is let loose
      observability of tool calls in production
      do we learn what to do when a live bot loops forever
      hosting choices for bots that run for hours
      keeping humans able to step in once the bot is live
      canary then ten percent then everyone for our ticket bot
      a careful launch of a bot in a hospital
      bot ko ek dum sabko mat do pehle thode logon ko do
      compliance wants limits on what a live bot may touch
      model fallback when the provider is down and our bots are live
      i want my bots to run every day without nasty surprises
      version pinning so that a model update does not break live bots
      slo and on call duty for bots
      when the bot handles money how do you release it safely
      comparing big bang and phased release of digital workers
      two live bot versions side by side and we keep the better one`,
    "AI Strategy Development": `
      write an ai strategy for the board
      make a plan what our company does with ai
      decide where the company should go with ai
      ai vision for the company
      long term direction with ai
      what to do about ai as a company
      strategy for adopting ai
      company policy and direction for ai
      how should a business approach ai
      form an ai strategy
      our board wants a position on ai
      company me ai ki strategy banana
      set goals for ai in the firm
      the big picture of ai for the company
      write our company's ai position paper
      form an ai vision
      where should our company stand with ai in years
      what is our plan with ai as a company
      set the course of the company for ai
      a strategy paper on ai
      align ai with our company goals
      convince the board with a plan for ai
      plan the year with ai
      wants to plan her department’s year with ai
      what we want to do with ai next year
      where should our company be heading with this technology
      we need a long term direction not random experiments
      how do i write a vision for the next five years
      everyone in my firm buys tools and nobody has a plan
      what should we bet on and what should we leave alone
      company ke liye lambi soch wala plan banana hai
      our board asks for our position on machine learning
      is there anything on setting company direction
      build it ourselves or buy it as a big picture question
      i must present our big picture plan to the directors
      competitors are ahead and we do not know which way to go
      setting goals for machine intelligence across the whole firm
      how do i tie chatgpt and the like to our company goals
      we try a bit of everything and it goes nowhere
      what is our game plan against startups with smart tools
      i sit on a board and need a view on where we go
      priorities for the whole group for the coming years
      a data and technology vision for a family firm
      should a mid size bank be a pioneer or a follower
      i want to be able to set the course for my organisation
      thinking like a chess player about this new technology
      guiding principles and policy for the whole company
      my ceo wants a position paper on where we stand
      how do we win in our market with smart machines
      school trust ka aage ka vision kaise banayein
      choosing where to play and how to win
      how do i align all departments behind one direction
      we have pilots everywhere and no overall idea behind them
      finding our edge before rivals do
      a clear stance for our newspaper on machine written text
      what does this technology mean for our business model
      big picture thinking for directors
      i run a law firm and need a long view on smart machines
      deciding which bets the company should place
      our ngo needs a direction for machine learning not gadgets
      how will my industry change and how should we position ourselves
      a master plan that fits our mission
      competitor se aage kaise rahein is technology mein
      what would a chief digital officer plan for the next years
      i need to convince the board of a direction
      do you help shape a company's stand on smart technology
      our hotel chain has no clear idea what it wants from this technology
      responsible principles and governance as part of the big picture
      the why and where to before the how
      long range thinking on smart technology for a port authority
      what is our answer to machines that write and draw
      our board meets in june and expects a direction
      i need to say where the group will stand in 2030
      which markets do we attack with smart technology and which do we leave
      we have tools everywhere and no north star
      how does a mid sized firm find its place next to tech giants
      our pilots have no common direction
      write a vision paper for a chain of schools
      should we be first movers or wait and see
      a policy on what staff may do with chatgpt across the firm
      make buy or partner as a question for the board
      mere papa ki company ko aage kis disha mein le jaun
      how do i link machine learning with our five year plan
      the supervisory board wants our stance in three pages
      where is our moat once everyone has the same models
      principles by which our group chooses its bets
      a trade association needs a long term position on ai
      i want to see the chessboard before we move a piece
      our country head asks what we want to be known for in ai
      swot and scenarios for a firm facing smart machines
      thinking about data as an asset for the next decade
      does our business model survive when machines do the work
      we run after each fashion and never decide what we stand for
      how to choose three priorities out of endless possibilities
      governance and ambition at the level of the whole company
      i am chief of staff and draft the direction for the chairman
      what would mckinsey tell us about our stance on ai
      agle paanch saal mein hamari company ka rukh kya ho
      aligning ten subsidiaries behind one ambition
      a newspaper publisher has to define its ambition with machines
      porter's five forces when everyone has gpt
      where we play and how we win with language models
      i have to explain to shareholders where we are going with ai
      how bold should a cooperative bank be with ai
      an overall direction so that departments stop buying on their own
      what should our ambition be as a state university
      the tech changes weekly so how do you plan for the long run
      setting the level of ambition and the red lines
      a minister's office needs a guiding idea for ai
      our rivals announced their ai vision and we have none`,
    "Business Use Cases": `
      find out in which department ai is useful
      where ai can be applied in our processes
      which ideas with ai are worth it
      sort good ai ideas from bad ones
      tell good ai ideas from junk
      pick the right problems for ai
      examples of ai in business
      what can ai do for my shop
      where does ai pay off in a company
      spot chances for ai in our operations
      choose ai projects that make sense
      ai ideas for our company
      which tasks in my company can be done by ai
      use of ai in sales marketing or finance
      ai ka use business me kahan hoga
      kis kaam me ai kaam aayega
      find out where ai helps
      what is ai good for in an organisation
      separating hype from useful ideas
      practical applications of ai for a business
      spotting worthwhile ai opportunities
      find spots where ai saves effort
      where could ai save us time
      what in my company can ai take over
      which ai ideas are worth a try
      judge pitches of ai vendors
      know which ai idea is useful
      uses of ai in a hospital bank or shop
      find tasks that ai does better
      what ai is used for in other companies
      twenty ai suggestions and i cannot tell which will earn
      which of our ideas will earn money
      choose among many ai ideas
      which suggestion is worth it
      a pile of ai proposals on my desk
      which processes to start with
      what can ai do for a shop like mine
      examples of companies that put ai to work
      which jobs in my office could ai take over
      i want ideas where ai would help my clinic
      how do other restaurants benefit from ai
      mere kaam mein ai kahan kaam aa sakta hai
      where in a factory does ai help
      show me examples from retail
      i do not see what ai would do in my trade
      is there anything on how hospitals apply ai
      which of our processes are fit for ai
      nothing comes to mind that ai could do in tailoring
      finding the right spots for ai in my firm
      stories of firms in logistics that apply ai
      what do banks do with ai
      picking the first thing in my firm that ai could help with
      is there any good idea for ai in farming
      examples from insurance please
      spotting chores that a machine could do in hr
      we have lots of data and no idea what it could be good for
      i want to hear what ai does in marketing departments
      chhoti dukaan ke liye ai ka kya fayda
      which tasks at a school could be handed to ai
      ideas for ai in a construction company
      how are hotels putting ai to work at reception
      what is ai good for in accounting
      what could ai be good for in a gym
      sample scenarios from my industry
      typical places where ai helps a sales department
      what problems can ai solve in a law office
      telling good ideas for ai from silly ones
      my boss asks for ten ideas where ai could help us
      practical examples of ai in supply chains
      where would ai fit in a travel agency
      do you show what manufacturers do with ai
      i need inspiration for ai in customer service
      dairy wale ke kaam mein ai kaise madad karega
      what has ai done for firms of our size
      opportunities for ai in real estate
      which department of ours should try ai and on what task
      could ai help with quality checks in a textile mill
      examples from pharma or healthcare
      a list of things that ai does well in offices
      i cannot tell which of our daily problems suit ai
      what might ai take off the desk of a busy dentist
      i own a bakery and cannot picture what ai would do for me
      which chores in our payroll office suit ai
      show what other jewellers do with ai
      our workshop brought eighty ideas and most look silly
      where would a cold storage company gain from ai
      i want five concrete ideas for my coaching institute
      what do airlines use ai for
      is answering tenders something ai can do in our firm
      help to find where the pain is big enough for ai
      kirana store mein ai kis kaam aayega
      tell me which of my daily tasks could be handed over to ai
      demand planning or chatbots or document reading what fits us
      stories of small hotels that made good use of ai
      i keep hearing of ai and see no place for it at our plant
      how do radiologists and labs apply ai
      what in purchasing could ai take over
      a checklist to tell good candidate processes from bad ones
      ai for a wedding planner give me ideas
      can ai help an event company and where
      which problems are too hard or too small for ai
      examples of ai from municipal offices
      what do insurers automate with ai when a claim comes in
      our sales reps want ideas of where ai saves them time
      matching our bottlenecks with what ai does well
      a vineyard owner looking for places where ai helps
      where does ai shine in human resources
      where is ai useless so i can leave it out
      hamari transport company mein ai kahan lagega
      what could ai do with ten years of service records of lifts
      real cases from banks and not fairy tales
      ideas for ai in a vet practice
      i need to pick one process out of thirty for ai
      does ai have any place in carpentry
      what have textile exporters done with ai
      scoring ideas by value and by effort
      which ai ideas flopped in retail and why
      what might ai do for a temple trust with many visitors
      spotting hidden chances for ai in a call centre
      is there something for ai to do in film production
      our council wants examples of ai in city services`,
    "ROI Analysis & Metrics": `
      how to work out return on money spent
      get help to measure returns
      whether the money spent comes back
      what a project gives back in rupees
      whether the money put in ai comes back
      will money spent on ai return
      measure if ai spending pays back
      is ai worth the cost for us
      profit from ai investments
      calculate the benefit of an ai project
      judge the numbers of an ai project
      measure success of ai
      figures to judge ai by
      cost against benefit of ai
      how to know if ai investment was good
      prove to finance that ai pays
      measuring whether the money comes back
      budget and returns of ai projects
      getting a return from ai
      kpis for ai projects
      paisa wapas aayega ya nahi ai me lagake
      ai me paisa lagane ka fayda naapna
      track the value that ai brings
      business case with numbers
      how much do we gain from ai
      financial side of ai
      what ai brings in rupees
      whether ai projects are profitable
      does ai spending earn itself back
      weigh cost and benefit of ai
      numbers that show if ai works
      show my directors what ai brings
      calculate if an ai project pays off
      what do we get for the money put into ai
      put a figure on the value of ai
      is it worth spending on ai
      did the pilot pay off
      before and after numbers
      does it pay off
      tell me whether it pays off
      will it pay off
      how do i know if ai is worth the money
      when do we get our investment back
      my cfo wants numbers before he signs
      measuring whether an ai tool saves us anything
      kitna paisa lagega aur kitna bachega yeh kaise pata chale
      cost versus benefit of ai
      which figures should i track
      we spent lakhs on ai and cannot say what it brought
      i want to be able to prove that it saves money
      how do i calculate the payback period
      is there anything on the money side
      finance asks me for a calculation and i have only a feeling
      what does ai cost and what does it return
      putting a number on hours saved
      how do you measure success of an ai pilot
      our chatbot costs more than it earns
      i need to justify the budget
      profit from ai in rupees
      am an auditor and want to check claims of savings
      comparing spend and gains before we buy
      the break even point of an ai purchase
      did our ai spending do any good
      investors ask me what each rupee in ai brings back
      paisa vasool hai ya nahi kaise naapein
      how can i tell whether it was a waste of money
      a dashboard of figures that shows the gain
      returns on our ai spend
      the bill for tokens keeps growing and i must show value
      numbers that convince a finance director
      calculating savings for a call centre
      how do i put a value on better service through ai
      what should we measure before and after
      i must report the financial gain each quarter
      hidden costs of ai
      is ai just burning our cash
      net present value of an ai investment
      my partner says it costs too much and i need proof
      tracking gains month by month
      how much profit can a small mill expect from ai
      kharcha aur munafa ka hisaab
      what counts as success in figures
      estimating costs and savings ahead of a purchase
      vendors promise thirty percent savings and i want to check it
      how to calculate whether an ai purchase was worthwhile
      we paid for forty copilot seats and nobody knows if it pays
      irr and payback for machine learning spend
      what is the gain per rupee we put in
      my board wants a number and i only have stories
      how do i compute hours saved times wages
      kharcha nikal aayega ya nahi yeh kaise pata karein
      total cost of ownership of a chatbot
      a spreadsheet model for benefit and cost of ai
      our vendor claims two crore savings and i doubt it
      which kpis prove that a pilot worked
      the token bill doubled and sales did not
      how soon does the money flow back
      measuring the uplift against a control branch
      i must defend next year's ai budget before the finance committee
      does ai earn more than it eats
      how do we price better quality or happier customers
      npv and sensitivity of our ai case
      what did we get for the eighty lakhs
      soft benefits that my cfo will not accept
      a before after comparison for our claims department
      how do i notice early that an investment is burning money
      cost per ticket before and after the bot
      our auditors ask for evidence of savings
      bachat kitni hui uska hisaab kaise rakhein
      i approve spending and want to check the maths behind it
      break even analysis for a document reading tool
      how to set a baseline before we spend
      what return is normal for such projects
      license fees plus training plus running costs against the gain
      the shop spent two lakhs on ai and i see no profit
      forecasting the financial effect before signing the contract
      when do i stop funding an ai experiment
      return figures that an investor believes
      quarterly reporting on what ai brought in money
      comparing two ai offers by what they bring and cost
      is the productivity gain real or imagined
      a scorecard of measures for our ai spend
      opportunity cost of not buying
      mera ca poochta hai ki ai se kitna faayda hua`,
    "Team Leadership in AI": `
      managing people when ai comes into the team
      lead people through the change
      handle my staff when ai arrives
      take my people along
      leading a group that works with ai
      manage a team that uses ai
      people side of ai
      guide my department through ai
      handling people
      managing people
      how to lead engineers who build ai
      prepare my team for ai
      staff that fears ai
      change management for ai
      apni team ko ai ke liye lead karna
      leading others with ai
      being a boss of an ai team
      motivating staff to use ai
      steer engineers who do ai
      my engineers report to me on ai how do i steer them
      people who report to me use ai
      make my team less afraid of ai
      get my staff to accept ai
      take away the fear of ai from my people
      supervise people who work with ai
      coach my team in ai
      how to direct an ai team
      be a good boss for ai people
      bring my people along with ai
      guiding a team through ai
      guide my people through it
      my staff is nervous about ai
      take away the fear of ai in my team
      how to lead nervous employees through ai
      handle a team there
      people who are scared of ai
      what do you teach about being in charge of people
      how do i manage data scientists when i am not one
      my staff are afraid that machines will take their jobs
      getting my people on board with new tools
      i was made head of the data group and feel lost
      logon ko saath lekar kaise chalein
      hiring the right people for machine learning work
      my engineers and my sales folks do not understand each other
      how do i motivate people who fear chatgpt
      being a good boss to technical people
      managing a group of model builders
      my colleagues refuse to touch the new tools
      who should i hire first
      i want to be able to guide my people through this change
      coaching staff who feel left behind
      half my crew loves chatgpt and the other half hates it
      what roles do i need in a data group
      how to keep good data scientists from leaving
      i supervise twelve nurses and must take away their fear of machines
      building trust among employees
      staff ka darr kaise door karein
      my people say the machine will replace them
      running meetings with data folks when you are not technical
      how do i split duties among coders and analysts
      upskilling employees and keeping morale up
      resistance from older employees
      i just got promoted over eight machine learning engineers
      people skills for bosses of data folks
      giving feedback to engineers whose work i barely understand
      bringing everyone along when work changes
      my department is split over the new tools
      how does a boss talk to staff about automation
      how do i delegate to data scientists
      which skills should my staff have
      mere employees naye tools se ghabrate hain
      creating a culture where people dare to try smart tools
      managing remote engineers who work on models
      conflicts between the old hands and the data people
      i want my people to enjoy working with machines
      handling people through big technical change
      hr wants me to retrain forty clerks and keep them happy
      what makes a good head of a machine learning group
      how can a shift supervisor win the workers over
      logon ko manage karna jab sab tech wale hon
      earning respect from engineers as a manager without tech background
      my best accountant thinks a robot will fire her
      how do i lead coders who know ten times more than me
      the union is worried and i have to talk to the workers
      which people do i need to hire for my first data group
      my juniors use chatgpt secretly and my seniors are furious
      motivating a tired crew through one more change
      i inherited a machine learning group that does not trust me
      naye tools se staff dar gaya hai unhe kaise samjhaun
      product people and data scientists fight in each meeting
      giving my clerks confidence that they will still be needed
      how do i praise and criticise people whose code i cannot read
      retraining a call centre crew without losing them
      how to win sceptical doctors over
      my people nod in meetings and then carry on as before
      splitting work between humans in a mixed group of coders and experts
      conversations with employees about jobs that will vanish
      hiring and keeping ml engineers when google pays triple
      being fair to those who learn slowly
      i lead six translators and they fear for their future
      how can a boss be a role model with new tools
      psychological safety so that people admit mistakes with ai
      my deputy blocks everything that smells of ai
      what kind of boss do data scientists like to work for
      mentoring a young data scientist as a non techie
      bringing old machinists and young coders together
      purane log naye software ko haath nahi lagate
      champions in each department who pull the others along
      how to say to people that their tasks will change
      i head a newsroom and the reporters rebel against machine texts
      performance reviews for people who work with models
      a scrum master for model builders with motivation problems
      keeping spirits up after a failed pilot
      roles and responsibilities in a group of data folks
      my managers under me are afraid to look stupid with ai
      the secretary cries because of chatgpt
      how do i earn the trust of engineers
      workers who sabotage the new system
      teaching my department heads to take their staff along
      too many egos in my data science group
      leading sixty tellers into a working life with machines`,
    "Implementation Roadmap": `
      step by step plan for bringing ai into a company
      plan of steps to introduce ai
      implementation plan
      how to roll ai out in the company
      first ai initiative of a company
      schedule of steps from idea to use
      what to do first second and third with ai
      a plan to put ai into practice
      roadmap for introducing ai
      phases of an ai project in a company
      bringing ai into the firm by next quarter
      introducing ai in our organisation
      company me ai lagane ka plan
      step wise plan for ai adoption
      the order of steps for bringing in ai
      milestones for an ai rollout
      phased plan for rolling ai out across branches
      what order of steps to bring in ai
      timeline for introducing ai
      from pilot to company wide use
      how to begin with ai in a company step by step
      plan the rollout of ai
      what comes first when a company starts with ai
      action plan for ai
      building a roadmap
      draw up a roadmap for ai
      there is no order in how we bring ai into departments
      bring ai tools in properly
      we bought tools and nobody uses them in an orderly way
      introduce it department by department
      plan the introduction of ai over the next year
      what do we do first and what comes next
      a step by step plan to bring ai into the firm
      from pilot to full rollout in which order
      how long until ai is running in every branch
      i need a timeline with milestones
      pehla kadam kya ho aur uske baad kya
      how do i start introducing ai on monday
      we have the idea and the money but no schedule
      a plan for the first ninety days
      is there anything on phases and milestones
      our pilot went well and we do not know how to go on
      getting from idea to daily operation step by step
      what should happen in each quarter
      i want to be able to draw up a schedule for bringing in ai
      sequence of steps for introducing ai at a college
      kab kya karna hai iska plan chahiye
      who does what by when
      a twelve month schedule for adopting ai
      we are stuck after the pilot phase
      breaking the introduction of ai down into stages
      what is step one for a small firm
      a gantt chart for our ai rollout
      our rollout is late every month because nobody planned the steps
      moving from experiments to everyday operation in stages
      putting an agreed plan into practice one stage after another
      how do i get ai from paper into practice
      which steps lead from today to full adoption
      dates and deadlines for bringing ai into our plant
      i need a checklist for introducing ai in our clinics
      ai lagane ka step by step tareeka
      planning the rollout across six branches
      what comes after the proof of concept
      a realistic time plan for our council
      we know what we want but not in which order to do it
      in what order should departments get ai
      milestones for the coming year
      turning our big plan into monthly steps
      how many months from kickoff to going company wide
      my director wants to see a schedule by friday
      laying out stages for a hospital that adopts ai
      setting checkpoints along the way to full adoption
      the path from first trial to whole company
      mahine ke hisaab se plan kaise banayein
      i never know what the next step is after buying the tool
      plan with owners and due dates for putting ai in place
      our pilot never gets past the demo
      what do we do in week one and week two and after
      i have a budget and a go and no timetable
      which branch goes first and which one last
      a phased schedule until all plants work with it
      how do i get from a nice trial to daily routine
      our it head wants milestones with dates
      first ninety days after the board said yes
      sabse pehle kya karein aur phir kya ai lane ke liye
      what has to be ready before we switch the first department over
      we jump from tool to tool with no sequence
      a project plan with phases owners and gates for ai
      which steps come before buying anything
      from data clean up to pilot to rollout in the right order
      i must show by monday who does what until december
      stuck since may between proof of concept and real use
      how long does each stage of introducing ai take
      a month by month calendar for bringing ai into our clinics
      dependencies and critical path when ai comes into a firm
      step one is done and nobody knows step two
      turning a board decision into tasks for the coming weeks
      starting small then widening it site by site
      our school wants ai in class by next term and needs a timeline
      go or no go checkpoints on the way to full use
      how to sequence security checks training and launch
      a kanban or gantt to steer the introduction of ai
      when should the old process be switched off
      ek saal ka kadam dar kadam plan chahiye
      what is a sensible order for finance hr and sales to get ai
      quick wins first and harder things later on a timeline
      the schedule slipped twice and i need a realistic one
      taking a trial in pune to all of india in stages
      how do we prepare start and finish the introduction of ai
      a plan on one page with quarters and deliverables
      we agreed on what and why and now need the when
      from kickoff meeting to company wide habit
      which preparations take longest so we start them early
      setting deadlines that our departments can meet
      a stepwise path for a hospital that has only done a trial
      how to carry on after the consultants have left a slide deck`,
  },
  programs: {
    "ai-application": `
      i want to build products with ai
      she wants to make ai products herself
      make apps with ai
      build a chatbot for our shop
      build a support chatbot
      i want to code things myself with ai
      become an ai developer from scratch
      software developer who wants to build with ai
      move into ai development
      wants to create an app that uses ai
      learn coding and build ai apps
      build my own chatgpt like tool
      make a website with ai inside
      app banana hai ai wala
      ai se app banana sikhna hai
      create software with generative models
      i have an idea for an ai app and want to build it
      analyst who wants to build things
      sql person who wants to build with ai
      switch to it by learning to build with ai
      no coding but ready to learn it
      willing to learn programming
      wants to learn coding and make apps
      from commerce background wants to learn to build apps
      technical career start in ai
      shift to it and learn coding
      i sit in excel all day
      i make dashboards and reports
      i work with spreadsheets and sql every day
      people who live in excel and power bi
      my son just finished school and cannot code yet
      starts me from zero and at the end my thing is live
      never learnt programming and want to start from zero
      my daughter finished 12th and has no coding so far
      just out of school and no programming yet
      i am a web designer and want to create smart tools myself
      i do testing at infosys and want to move into coding with models
      fresh b tech graduate who wants to make things with chatgpt
      data analyst here who wants to go beyond dashboards and make products
      i have never coded and want to end up with my own working product
      student in final year looking to become someone who codes smart products
      main ek fresher hoon aur zero se coding karke product banana chahta hoon
      i teach maths and want to code a homework helper for my pupils
      i am a php guy and wish to move on to smart products
      housewife returning to work who wants to learn coding from scratch
      i have an idea for a recipe helper and want to code it myself
      mechanical engineer switching to software and needs the basics first
      i make android games and want smart features in them
      excel expert in a bank who wants to write code with models
      what is there for somebody who wants to code and launch a product
      i would like to make a chatbot for my college
      want to start coding at forty and make something of my own
      i write sql all day and want to make smart products
      physics graduate who wants to get a job coding with language models
      bpo mein kaam karta hoon aur coding seekh ke developer banna hai
      i want the long one from zero to a finished product
      journalist who wants to code her own fact checking tool
      i know a bit of html and dream of shipping my own smart website
      support engineer who wants to write software around gpt
      freelancer on upwork who wants to sell smart tools he coded
      i want a job as a coder of smart software
      doctor who likes tinkering and wants to code a symptom checker
      i do manual testing and fear for my job so i want to code
      which one suits a beginner who wants to code smart products someday
      i am a statistician and want to turn my models into products people open
      my daughter finished school and wants to learn making smart software
      i keep notebooks full of ideas and cannot code any of them yet
      bca student looking for coding plus a finished product for the resume
      i have a career gap of six years and want to code again
      i want to make a photo tool that runs on language and image models
      front end coder who wants to do the smart part as well
      i am an intern and want to learn everything from basics to launch
      commerce graduate hoon aur coding se smart tools banana seekhna hai
      i am a librarian who would love to code a book recommender
      wordpress freelancer wanting to sell gpt powered sites
      i want to go from knowing nothing to having my product online
      i code in c sharp at work and want to make products with llms
      musician who wants to code a tool that writes lyrics
      i am a business analyst who wants to get technical and write code
      something for a school leaver who wants to code and ship things
      i want to create a study buddy for my exams by coding it myself
      embedded engineer who wants to make software with language models
      i used to be a pharmacist and now want to write software
      solo maker who wants to code and sell a small smart tool
      meri job support ki hai par mujhe smart software banana seekhna hai
      i can only do excel macros and want to make proper smart software
      i want to make a hindi voice helper for farmers and code it myself
      ux person who wants to code prototypes with gpt inside
      research assistant who wants to turn a paper into a usable tool
      i want plenty of hours of coding practice until i can make products
      i am a data entry operator dreaming of becoming a coder
      civil engineer who wants to code a cost estimator with language models
      two of us students want to code our startup product ourselves
      i like to tinker with gpt and want to make proper software with it
      which is right for an analyst who wants to make her own tools
      i am in class twelve and want to code my own smart quiz someday
      what suits a selenium tester who wants to write smart products
      tableau person here who wants to create things and not only show them
      my brother did bcom and wants to end up coding gpt products
      cobol programmer who wants to be useful again with language models
      i want to launch a small web tool that i coded from nothing
      a sap abap consultant wishing to make chatgpt style products
      twenty two and jobless and ready to learn coding for forty hours
      i wish to become the person who codes the chatbot on a website
      vue developer who never called a model before
      kuch nahi aata par apna khud ka chatbot banana hai
      i teach biology and would like to make a plant recogniser for class
      credit analyst who wants to write small products around gpt
      the path that begins with variables and ends with my own product online
      mother of two who once did bsc computer science and wants to code again
      a power bi developer wanting to get into making smart tools
      i would like to earn money with tools that i code on llms
      my hostel friends and i want to make an exam helper for juniors
      a diet planner is in my head and i want to code it
      actuary who wants to turn his spreadsheets into a smart web tool
      a retired bank clerk who wants to learn coding and create something
      main polytechnic ka student hoon aur ai wale product banana seekhna hai
      i know javascript and want to write products that use language models
      market research analyst looking to write her own text mining tool
      i am a hobby coder with a raspberry pi and big plans
      something long and thorough for a newcomer who wants to code
      what fits a website freelancer whose clients ask for chatbots
      the one where a novice learns to code and launches his own thing
      a dot net guy in noida who wants to code products on gpt
      english teacher who dreams of an essay checker made by herself
      i want to prepare for a job where i write software on language models
      excel is all i know but i want to make tools for others
      wordpress se aage badhkar smart product banana hai
      i am an mca student and need skills for building smart products
      bioinformatics graduate who wants to make a paper summariser people can open
      an etl tester who wants to write things with models
      i want to turn my voice notes idea into a product i coded myself
      architecture student who wants to code a tool that sketches rooms
      my daughter loves computers and should learn to make smart software from zero
      which is for analysts who are sick of reports and want to make software`,
    "agentic-ai": `
      i want to build agents
      make bots that work on their own
      go deeper than prompts
      already good at prompts and want more
      beyond asking one question and getting one reply
      bored of prompt engineering
      next step after prompt engineering
      doing prompts for a year what next
      i already build with llms
      automate work with agents
      wants to build agents that work on their own
      experienced engineer who uses llms daily
      make an ai that does tasks for me
      autonomous assistants
      agents banana hai
      build an ai worker
      more advanced than calling a model
      make a bot that books and plans by itself
      multi step ai workflows
      go beyond a single prompt
      scala coder here who wants his agents to close jira tickets
      senior backend engineer who wants bots that work by themselves
      i already code with gpt and want it to carry out whole tasks
      devops person who wants bots to handle night alerts
      i have shipped chatbots and now want ones that act
      i am past prompting and want software that plans its own work
      data engineer who wants a bot to run pipelines without me
      main senior developer hoon aur khud kaam karne wale bots banana chahta hoon
      i know langchain well and want to go on to self running helpers
      full stack coder with ten years who wants to make digital workers
      i code in go and want assistants that open pull requests
      ml engineer who wants to make bots that use tools and plan
      my prompts work fine and i want the next level with bots that act
      experienced coder looking for the short one on self acting bots
      i want to create a bot that books my travel from start to end
      security engineer who wants bots hunting for threats on their own
      i maintain an erp and want bots that process orders end to end
      rpa guy who wants smarter bots that think
      i played with autogpt and want to do it properly
      what is there for programmers who want to make things like devin
      i want to code helpers that browse and click and get work done
      tech lead who wants to code self acting bots himself
      i am a sre and want bots that fix servers at night
      python aati hai ab aise bots banane hain jo khud kaam karein
      i already make gpt products and want them to do jobs alone
      qa automation engineer who wants bots that write and run tests themselves
      i want to code a bot that runs my online store while i sleep
      i trade stocks and code and want bots that research by themselves
      cloud engineer curious about bots that plan and carry out work
      my team of coders uses copilot and i want to code full digital coworkers
      i have two years with llms and want to learn what comes after chatbots
      robotics engineer who wants software helpers that plan on their own
      i want an assistant i coded to answer and file all my mail
      a kotlin coder who wants to code jarvis
      i know coding already and have only ten hours for self acting bots
      platform engineer who must bring self running bots into our product
      i code for a living and want bots that do whole jobs
      uipath developer hoon aur ab sochne wale bots banana hai
      i am a coder bored with simple chatbots
      node engineer who wants bots to call tools and finish jobs
      i code for a bank and want bots that check loan files alone
      game programmer who wants characters that plan and act alone
      which one suits a coder who wants bots with goals of their own
      i did your longer one and want to go deeper into self acting bots
      i want to code a research helper that works through the night alone
      network engineer who codes and wants self healing helpers
      i have coded a rag bot and want it to take actions too
      solutions architect who needs to make bots that carry out work
      i want to hand a goal to software i coded and get results back
      rust programmer interested in bots that run tasks unattended
      salesforce developer who wants to code bots that work the leads
      single prompts do not cut it any more for my software
      i want to make digital employees and i can code already
      coder at a hospital who wants bots to schedule everything unaided
      claude code impressed me and i want to make something like it
      coding to aati hai bas agents banana seekhna hai
      i code scrapers and want bots that research and report alone
      staff engineer who wants to master bots that reason and act
      i make whatsapp bots and want them to complete orders by themselves
      an old hand at coding who wants to make helpers that plan ahead
      i write java all day and want bots that file my expense claims
      a senior coder who wants to make software workers in a short time
      i know llm calls well and want them to plan and act
      backend lead whose firm wants bots that close books at month end
      what suits an engineer who finds chatbots too passive
      my rag product works and should now do the next steps too
      an elixir programmer who wants bots that keep a project going
      i make zapier flows and code a bit and want thinking bots
      tensorflow engineer who wants to move on to bots with goals
      i want to code an sdr that finds leads and writes to them unaided
      mujhe aisa bot code karna hai jo khud ticket band kare
      i am an android engineer and want phone bots that tap through tasks
      a compiler engineer who wants bots that fix failing builds
      short and deep thing for coders who already live with llms
      i want to make bots that watch my servers and repair them
      n8n power user with solid coding who wants smarter helpers
      our dev team needs one person who can make bots that run errands
      quant developer interested in bots that test ideas all night
      i wrote a discord bot and want one that plans and acts
      a data scientist who wants to go from answers to actions
      c plus plus veteran who wishes to code a jarvis for his lab
      i already did langchain tutorials and want bots that carry jobs through
      site reliability person who wants bots to take the pager
      programmers who want to hand whole jobs to software that thinks
      i want to be hired to make digital workers and i code since years
      prompt likh leta hoon ab bots se poora kaam karwana hai
      an integration engineer whose bots should process claims from start to finish
      i am an ios coder and want a helper that arranges my week
      hacker at heart who wants to make something like operator
      i build voice bots and want them to do what callers ask for
      a cto of a tiny startup who codes himself and wants bot employees
      i am done with single questions to gpt and code well
      ml ops person who has to run bots that act on their own
      i want to code a bot that shops for groceries and pays
      experienced typescript coder with one weekend for self acting bots
      perl old timer who wants bots to do his sysadmin work
      test engineer with coding skills who wants bots that hunt bugs alone
      i want to go from copilots to pilots as a software engineer
      we are three engineers and want bots to run our support end to end
      autonomous helpers are what i want to code for a living`,
    "ai-business": `
      i run a shop and want to use ai
      use ai in my business without coding
      run a company and want to understand ai
      my father owns a mill and wants to use ai
      understand ai as a boss
      head of department who wants to use ai
      i decide about ai projects
      understand ai well enough to lead a team
      family business wants ai
      my managers should understand ai
      speak with my developers about ai on equal terms
      boss needs ai knowledge for decisions
      i have a small company and want ai in it
      apne business me ai use karna hai
      dukaan me ai use karna
      understand ai without technical stuff
      lead the first ai project of my company
      no programming just how to use ai in a company
      finance controller
      handles a department of people
      runs the sales department
      runs a boutique
      in charge of a branch office
      owner of a factory
      i only decide on budget and direction
      i decide where the money goes others build
      my team builds them and i set the direction
      i sign off budgets
      i manage people and do not build anything myself
      my wife manages a clinic
      i run a small trading business
      i lead sales in a company
      i run five sweet shops and want to profit from ai
      i head a sales department and cannot code
      owner of a small factory who wants to get into ai without coding
      i am a ceo and must explain ai to my board
      hr head who has to bring ai to two hundred people
      mera khud ka business hai aur ai se fayda lena hai bina coding ke
      school principal who wants to bring ai to the school
      i do not want to code i want to know where ai pays
      finance director who has to approve ai budgets
      my father and i run a textile mill and look at ai
      i manage a call centre and my boss wants ai in it
      startup owner without tech background who needs to grasp ai
      what is there for a boss who has no time for coding
      i lead a department of forty and want to be fluent in ai
      hotel owner curious whether ai makes sense for me
      i am a partner in a law firm and clients ask about ai
      marketing head who needs to choose ai tools wisely
      i own a chain of clinics and want to bring ai in sensibly
      operations manager who must get ai going in two plants
      non technical co owner who wants to talk with engineers about ai
      i am a consultant who advises clients on ai without coding
      dukaan ka malik hoon aur ai samajhna hai par coding nahi
      vice president who needs to steer ai spending
      i sit on the board of a cooperative bank and must judge ai proposals
      product manager who does not code and has to plan ai work
      i run an ngo and wonder whether ai is for us
      head of procurement who wants to judge ai offers
      as a director i need to understand ai well enough to decide
      i manage people not code and need ai knowledge
      restaurant owner who wants ai to bring more guests and profit
      my company asks me to take charge of ai and i am no techie
      hospital administrator who wants to lead the move to ai
      i have an export firm and competitors already have ai
      something for my bosses who decide on ai
      branch manager in a bank who wants to grow with ai
      i am a chartered accountant with my own firm and ten staff
      coding nahi karni bas company mein ai lana hai
      logistics company owner who wants to get ahead with ai
      i want to make good choices on ai for my company
      college dean with no tech skills who must take charge of ai
      real estate boss who wants to understand ai without the tech
      government officer without coding skills who has to take on ai
      i took over the family firm and want to modernise it with ai
      general manager with no technical skills at all
      mba graduate heading for management who wants to be good at ai decisions
      i run a travel agency with eight people and no it person
      plant head who has to convince management of ai
      the short one without any coding for people in charge
      investor who wants to judge ai startups
      i am the boss of a furniture store and not a computer person
      head of customer care who wants to be good at ai
      i need to speak about ai with vendors and not get fooled
      women entrepreneur with a boutique who wants to grow with ai
      hum teen bhai business chalate hain aur ai mein paisa lagana hai
      pharma regional manager who must plan ai for the region
      i decide on budgets and have no wish to write code
      media house editor who has to lead the newsroom into ai
      an entrepreneur who wants ai to pay and not just impress
      i chair a housing company and we are thinking about ai
      senior manager who wants to stay relevant and steer ai work
      our board should see where to head with ai over five years
      my uncle has a cement agency and wants ai without any coding
      i am a deputy director and my minister expects ai
      a dentist with three practices who wants to bring in ai wisely
      what suits a coo who has no time for technical stuff
      i have to chair our ai committee and feel unprepared
      owner of a spice brand who wants ai to pay off
      i lead a sales region and my boss wants an ai plan
      my sister heads a school and wants to grasp ai as a principal
      head of legal who needs to judge ai projects
      i hire people who code and want to guide them well with ai
      mere pitaji factory chalate hain unhe ai samajhna hai bina code ke
      the management of our dairy cooperative should get fit for ai
      i want to be the boss who gets ai right
      a private equity partner who judges firms by their ai
      general secretary of a trade body who must speak about ai
      i own a print shop with twelve people and fear to miss the train
      head of quality who wants to champion ai in the plant
      what do you have for directors who will never code
      i was made chief ai officer overnight and come from marketing
      company secretary who advises the board on ai
      a hotel chain owner who wants to spend on ai with open eyes
      i supervise five branch offices and should bring them to ai
      controller in a steel firm who has to judge ai spending
      we want to send our whole leadership circle for ai
      coaching class owner hoon aur ai se business badhana hai
      i lead the nursing staff and must bring ai to the wards
      head of supply chain with no coding who leads an ai initiative
      a brief thing for busy executives on ai
      second generation owner who wants to take the firm into the age of ai
      an admiral turned manager who has to decide on ai
      i run a film studio and must know where ai is worth it
      head of learning who wants managers to understand ai
      i buy technology for a hospital group and want to buy ai well
      main apni dukaan ka maalik hoon code mujhe nahi chahiye
      a franchise owner who wonders how to start with ai
      i am responsible for forty people and for profit and now for ai
      trustee of a foundation who wants to judge ai proposals
      a non technical founder looking for investors with an ai plan
      sales director wanting to lead the ai change and not suffer it`,
  },
};
