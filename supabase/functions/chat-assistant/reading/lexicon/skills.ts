/** Skills and tools that visitors ask for and that no feature list names. */
export const skillWords = {
  otherSkill: `
    database, databases, backend, frontend, teach hacking, learn hacking, hacking course, rag,
    langchain, langgraph, crewai, crew ai, autogen, auto gen, mcp, n8n, vector database,
    vector db, vector databases, pinecone, embeddings, embedding, fine tuning, finetuning,
    fine tune, finetune, prompt engineering, prompt writing, prompt design, writing prompts,
    llm, llms, large language model, large language models, chatgpt, chat gpt, gpt, openai,
    claude, gemini, llama, copilot, mistral, deepseek, hugging face, huggingface, transformers,
    machine learning, ml, deep learning, neural network, neural networks, nlp,
    natural language processing, computer vision, image processing, reinforcement learning,
    tensorflow, pytorch, keras, sklearn, scikit learn, pandas, numpy, data science,
    data analytics, data analysis, data engineering, big data, hadoop, spark, sql, mysql,
    mongodb, power bi, powerbi, tableau, excel, statistics, mathematics, linear algebra, java,
    javascript, typescript, react, node js, nodejs, angular, html, css, php, c++, cpp,
    c programming, golang, rust, kotlin, swift, flutter, android, ios, web development, web dev,
    full stack, fullstack, dsa, data structures, algorithms, system design, devops, docker,
    kubernetes, k8s, aws, azure, gcp, cloud, cloud computing, mlops, llmops, git, github, linux,
    cyber security, cybersecurity, ethical hacking, blockchain, iot, robotics, quantum,
    digital marketing, seo, ui ux, ux design, graphic design, photoshop, video editing,
    image generation, midjourney, stable diffusion, sap, salesforce, testing, selenium,
    automation testing, no code tools, low code, zapier, make com, streamlit, fastapi, django,
    flask, spring boot, voice agents, voice ai, speech, ethics, ai ethics, responsible ai,
    ai safety, security, compliance, governance, ai governance, regulation, finance, accounting,
    marketing, sales, supply chain, healthcare ai, r programming, matlab, game development, 3d,
    vlsi, embedded systems, autocad, tally, spoken english, communication skills, soft skills,
    personality development, product management, agile, scrum, project management, rpa, uipath,
    automation, chatbots, chatbot development, api, apis, rest api, gen ai video,
    diffusion models, evaluation of models, model training, train a model, train models, sora,
    dall e, google adk, semantic kernel, llamaindex, ollama, local models, knowledge graph,
    knowledge graphs, graph neural, big query, snowflake, databricks
  `,
} as const;

/** Words that ask whether something is taught. */
export const teachWords = {
  teach: `
    do you train, train people, train on, train us, teach, teaches, taught, cover, covers,
    covered, include, includes, included, including, learn, learning, study, part of, have in,
    sikhate, sikhaye, sikhayenge, sikhaoge, sikhaya, seekh, seekhenge, sikh, padhate, padhaya,
    padhayenge, padhaoge, hota hai kya, shamil, deal with, touch, touch upon, focus on, focuses,
    mention, mentions, talk about, talks about, get into, go into, work with, know about,
    nerpistara, sikhao, taught or not, have anything on, anything on, something on, module on,
    modules on, topic of, content on, exposure, use of, handle, handles, involve, involves,
    introduce, dive into, seekhne, sikhne, sekhna, sikhna, contain
  `,
} as const;
