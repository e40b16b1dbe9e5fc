/**
 * How visitors ask, without naming it, for what a program teaches (by feature) and for a program (by slug): one a line
 * or with commas between. Aivy learns from them; the more voices, the better she hears. What stands here is never said.
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
      which language do we code in
      the coding language of the course
      do you start with variables and loops
      do we begin with the basics of programming
      the very first steps of programming
      no prior code needed to start with the language
      a gentle start into programming
      learn how to write programs
      when do we write code
      from which session do we write code`,
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
      add a smart assistant to our existing program`,
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
      ready libraries so that we need not write each thing`,
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
      learn to test the app`,
    "Application Deployment": `
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
      take a prototype to real customers`,
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
      how should my agent be put together`,
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
      acts when something changes without asking`,
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
      a whole office of bots`,
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
      the language that agents speak among themselves`,
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
      launch agents gradually`,
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
      what we want to do with ai next year`,
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
      which processes to start with`,
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
      tell me whether it pays off`,
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
      people who are scared of ai`,
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
      plan the introduction of ai over the next year`,
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
      just out of school and no programming yet`,
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
      go beyond a single prompt`,
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
      i lead sales in a company`,
  },
};
