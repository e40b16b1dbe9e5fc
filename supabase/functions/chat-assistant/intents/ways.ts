/** How one learns there, and who does. One example a line. */
export const ways = {
  method: `
    what do you believe
    what is your philosophy
    what do you people believe in
    what does your company believe in
    what do you believe in
    how do you guys actually teach
    sirf lecture sunna padega ya khud kuch banayenge bhi
    At the end of each session what will my son have in his hands?
    In college they only gave us PPTs is it same here or hands on
    ratta maarna padega kya
    after @program is over can i show something to an interviewer or only a notebook full of notes
    do we make a running app in every class or just watch sir doing it
    what is your teaching philosophy please
    theory kitna aur practical kitna
    meri beti ko karke seekhna pasand hai aap log kaise sikhate ho
    so I leave every class with something that runs correct?
    is it like youtube videos where you watch and forget
    Will it be blackboard style like my engineering college or do we get our hands dirty
    I learn only when I do things myself does it suit your style
    ek class khatam hone par mere paas kya hoga dikhane layak
    what exactly shall he be able to demonstrate to people when @program finishes
    is the approach learning by making or study first and apply later?
    padhai ka tareeka kya hai bas slides dikhaoge kya
    do we actually make something in each class or just listen to slides
    aap log padhate kaise ho ppt ya haath se karwate ho
    After a session ends what will I have in hand?
    I have sat through too many lectures in my bank trainings is this also one more talk show
    what is your teaching philosophy
    at the end of @program what can i show to my manager apart from paper
    is it hands on or mostly theory?
    har class ke baad kuch chalta hua banega ya sirf notes milenge
    I learn only when I do it myself does your approach suit such people
    how practical is it percentage wise
    so every week there is a working thing at the end is that true or marketing
    sir only concepts or real doing also
    will i walk out with a running app or just a head full of definitions
    Could you describe the pedagogy followed by your trainers?
    ratta marna padega ya bana ke seekhenge
    are the sessions watch-and-forget type or do we leave with somthing that runs
    what would a learner have to demonstrate by the time the course is completed
    do you only give lectures or does the student actually make something
    har class ke baad haath mein kya hota hai kuch bana hua ya sirf notes
    I have been teaching for thirty years and should like to know your pedagogical approach.
    at the end what can i show to my husband that i learnt
    sirf theory padhate ho ya kuch karwate bhi ho
    my son forgets whatever he only listens to is it hands on
    after one session is there something that runs or just homework
    In my country school is only listening. With you I make things also?
  `,
  learners: `
    what type of people generally come to you
    mere batchmates kaun honge sab experienced log ya college wale bhi
    Will my daughter be sitting with managers and CEOs in one class?
    do only working professionals study with you or freshers too
    kis tarah ke log aapke yahan padhte hain
    who all have you trained till now students or office going people
    i am scared everyone else there will be having 10 years in industry
    is your crowd mostly bosses?
    my chacha runs a company he says founders also sit in your classes is it so
    are there other 3rd year btech kids among you or am I the only one
    naukri wale zyada aate hain ya bachche
    so basically you train corporate employees not us students right?
    what kind of folks would I meet there
    do you teach kids or grown ups who already earn
    I am from abroad and wonder who normally sits in your classrooms
    company ke director log bhi seekhne aate hain kya aapke paas
    who all generally study with you freshers or experienced folks?
    mere jaise 40 saal ke log bhi aate hain kya aapke yahan
    What is the typical background of your participants?
    is it full of college kids? i will feel odd being 38
    do team managers and CXOs also come to learn from you people
    kaun log padhte hain yahan naukri wale ya student
    i am guessing most of the crowd is working professionals correct?
    What sort of folks would be sitting beside me coders or business side?
    tell me about the people you have trained so far
    my husband thinks only engineering students join such institutes is he right
    Do founders office goers undergrads all come to you or only one kind
    aapke yaha bankers bhi seekhte hai ya sirf IT wale
    any HR people among your past batches or will i be alone there
    whats the crowd like average age exp etc
    are ur students mostly employed people doing this on the side
    who all come to study with you young kids or grown up people
    aapke yahan kaun log padhne aate hain naukri wale ya college wale
    May I ask what sort of people you have taught up to now?
    will i be the only aunty among college boys
    mostly office going crowd is there na
    do company owners and managers also sit in your classes or only freshers
    kya dukandar log bhi aate hain aapke paas
    I am 61 what age and background are the others normally
    batch mein zyadatar kis type ke log hote hain
    my father thinks only engineers in jobs come to you true?
    are school teachers also among the ones you have trained
    Is your clientele chiefly working professionals or does it include undergraduates?
    with whom will i be sitting in class generally
    ghar sambhalne wali auratein bhi seekhti hain kya aapke institute me
    what kind of crowd you get there sir
    tell me about the people who took your courses before do they have jobs or what
    bade bade manager log bhi seekhne aate hain suna hai sach hai?
  `,
  firstCode: `
    when will I write my first line of code
    pehle din se coding hogi ya pehle theory
    In which session does actual programming begin?
    kitne hafte baad keyboard pe haath lagega
    my last institute made us wait one month before touching a laptop same here?
    is it that day one itself we start coding
    how soon do we get to type some program ourselves
    code likhna kab se chalu hota hai
    I am impatient do I have to sit through long intro before any programming
    pehli class mein hi kuch likhwaoge kya
    Please tell whether my son will be programming from the very start or much later.
    weeks of slides first and then the editor opens na?
    week 1 me code hai ya sirf definitions
    in the opening session itself does one write something or only listen
    kab tak sirf sunna padega programming kab aayegi
    do you start with code or with concepts for a fortnight
    first time opening the editor is when?
    does the typing of actual programs begin right away my friend claims so
    when do we start writing actual code
    day one se coding hogi ya pehle theory ka mahina
    Will I open an editor in the very first session?
    pehli class me hi program likhwaoge kya
    i dont want to wait a month before touching the keyboard how soon is it
    Is it correct that participants program from session number one?
    last course i joined had 3 weeks of history of AI before a single line of code. urs?
    by which session we get our hands on an IDE
    coding kab se chalu hoti hai
    do the initial classes involve programming or just intro and gyaan
    so first there is a theory block and later the coding am i getting it right
    my teammate wants to know if laptop with setup is required on first day itself as you will be coding
    shuruaat me sirf sunna hai ya kuch likhna bhi hai code me
    how early does one begin to program
    Please let me know the point at which practical programming commences.
    first session is orientation only na no coding?
    on which day do we start typing the actual program
    pehle din se hi coding hogi ya mahine bhar bhashan
    Does one write code during the very first session or only following a theoretical introduction?
    how many weeks of blackboard before we touch the keyboard
    coding kab se chalu hoti hai class mein
    my wife wants to know if she has to sit through weeks of theory before writing a line
    When I begin to programme? First lesson or much later?
    will i make computer do something already in first class
    shuru ke hafte sirf theory hai kya
    i heard from first session itself hands go on keyboard is it so
    code likhna kitne din baad sikhaya jata hai
    in my last institute six weeks passed and not one line was typed same with you?
    pehli class me hi kuch likhwaoge ya baad me
    I am afraid of the beginning must I write program lines at once on day one
  `,
  models: `
    will I understand how chatgpt works inside
    sirf prompt likhna sikhate ho ya andar ka bhi
    Do you cover the inner working of large language models or merely their usage?
    transformer attention wagera samjhaoge kya
    my son uses AI all day but does not know what is happening behind will he learn that
    ye AI sochta kaise hai ye bhi padhaya jayega?
    is it only how to use tools or what goes on under the hood too
    LLM ke peeche ki maths aati hai kya
    I want to know why these chatbots hallucinate does your teaching go that deep
    andar kya chalta hai in models ke ye clear hoga kya
    so we will learn to use ChatGPT but not how it is made right?
    will I be able to explain in interview how next word gets predicted
    tokens embeddings and weights do i get to know those
    black box hi rahega ya khol ke dikhaoge
    just another prompt engineering thing or do you open the engine
    will we learn how chatgpt works inside
    sirf prompt likhna sikhaoge ya andar ka funda bhi
    Does @program explain transformers and attention or is it only API calls?
    do u cover the internals of LLMs
    ye AI andar se kaise sochta hai ye samjhaya jayega kya
    is this another how-to-use-AI-tools workshop or do we see the engine itself
    black box hi rahega ya khol ke dikhaoge
    tokens embeddings weights do these get explained
    how deep do you go into the workings of modern AI
    chatgpt ka dimaag kaise chalta hai wo pata chalega kya course me
    I dont want button pushing i want understanding of why the bot answers as it does
    are we going to peek inside a large language model at some point
    will i understand how chatgpt is made from inside or only how to ask it things
    AI andar se kaise chalta hai ye bhi samjhaoge kya
    Do you explain the inner workings of present-day language models?
    i already know to type questions in chat bot i want to know what happens behind the curtain
    sirf AI use karna sikhate ho ya uska dimaag bhi samjhate ho
    how does such thing know the next word is it taught with you
    My pupils ask me how these talking machines think. Would I be able to answer them afterwards?
    gpt jaisi cheez ke peeche kya hai wo pata chalega?
    only prompts or also the inside of the machine
    I want know how work the ChatGPT in the inside. You teach this?
    kya main samajh paungi ki ye AI jawab kaise banata hai
    is it just driving the car or do you open the bonnet of the AI also
    do you go into what makes modern AI tick or stay on the surface
    my colleague did a course and still cannot say how an llm works will i be able to
    aajkal ke AI models ka under ka kaam sikhaya jata hai kya
    does one learn the science of these AI brains or only their usage
    will I understand how chatgpt works inside
    Does it explain what goes on under the hood of an LLM or only which prompt to paste?
    ye AI andar se kaise chalta hai wo bhi samjhate ho kya
    transformers attention tokens: covered or not
    sirf chatgpt use karna sikhaoge ya uske peeche ka dimaag bhi
  `,
  noFiller: `
    is it to the point or lots of bakwas
    faltu ka time pass to nahi hoga na class mein
    Will this cost my son a full year of his career?
    mujhe lamba kheechne wala course nahi chahiye seedha seedha sikhate ho kya
    how much of it is padding
    other coaching stretch one month stuff into six do you also do
    I cannot leave my job for 12 months is that necessary with you
    kya saal bhar ghar baithna padega iske liye
    only useful things or also boring extra chapters
    Are the courses compact or is there unnecessary material?
    ghuma phira ke padhate ho ya kaam ki baat
    do you waste time with ice breakers and motivation speeches
    i hate 3 hr videos where 10 min is useful yours is like that?
    so no fluff is this a true claim
    my time is limited final year chal raha hai crisp hai na
    does one have to take a gap year to do this
    papa bolte hain ek saal barbaad ho jayega sach hai?
    Everything that isn't needed is left out can I trust that
    is it to the point or dragged like other courses
    faltu ka time pass content to nahi hai na
    I cannot spare a whole year away from work. Is it compact?
    other edtechs stretch 2 weeks of stuff to 11 months are you same
    how much fluff is there honestly
    do you cut the padding out or will i sit through icebreakers and motivational talks
    lamba kheenchte ho ya seedha kaam ki baat
    Will this eat up my career like an MBA does with a break and all?
    my manager says only attend if its crisp and no bakwas is it
    so no unnecessary modules just to justify fees correct?
    i have two kids and a job every hour should count does it in your classes
    is each session lean or half of it is gyan
    kya saal bhar naukri chhodni padegi iske liye
    i get bored with slow courses do you waste time on basics that everyone knows
    bekar ke lectures se pak gaya hu aapka wala kaam ka hai ya wahi bharti
    are you people respecting working persons time or is it the usual long winded thing
    short and dense or long and thin which one describes your programs
    i am 58 i have no year to waste is it to the point
    faltu ki cheezein to nahi padhaoge na
    Are your courses concise or padded out as so many are?
    will i have to leave my shop for a whole year for this
    kya lambi lambi baatein hongi ya seedha kaam ki baat
    please tell there is no bakwas stuffing in the lessons
    as a teacher i know how syllabus is stretched do you stretch also
    time waste to nahi hoga isme ghar bhi dekhna hota hai
    Is it short and clear or with many useless things inside?
    do i have to stop working for long to finish this
    only important topics or lot of extra things just to fill hours
    my brother lost one year of career sitting in a course full of fluff is yours different
    bekaar ke topics se bhara hua to nahi hai
  `,
} as const;
