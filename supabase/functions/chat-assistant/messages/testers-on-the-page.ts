/** Of those who test, doubt and audit, about what the page shows and does. As messages/all.ts says. */
export const testersOnThePage = `
  [name] what is your tagline
  [name] Line under the logo says something, can't read it on my phone. What is it?
  [name] logo ke niche kya likha hai, chhota sa hai padha nahi ja raha
  [name] Who am I dealing with? State your name.
  [name] your motto pls
  [name] Sum yourself up in the one sentence your marketing department agreed on.
  [name] aap log ho kaun, company ka naam kya hai
  [name] What is the exact wording of the claim printed next to your emblem? I want to quote it correctly.
  [name] I need the correct name of the institution for my complaint letter
  [name] ek line me bolo tum log kya claim karte ho, jo upar likha rehta hai
  [name] every edtech has a catchy phrase, whats yours
  [name] Which brand is this site of? I clicked an ad and landed here
  [name] slogan batao jaldi
  [name] my manager wants the official one liner of your outfit for a slide
  [name] those few words beside your brand mark at top left, pls type them here
  [name] naam kya hai aapke sansthan ka, whatsapp pe link aaya tha bas
  [name] Do you have a catchphrase or is there no identity at all
  [name] Is the strapline a legal promise or what does it literally say?
  [summary] from where to where does @program take me
  [summary] Summarise @program in two lines.
  [summary] @program shuru kaha se hota hai aur pahuchata kaha tak
  [summary] starting point and end point of @program?
  [summary] What's @program about, in short, no brochure language please
  [summary] if i enter @program as i am today what am i at the exit
  [summary] short me batao @program hai kya cheez
  [summary] Give me the arc of @program. Begins at what, lands at what?
  [summary] I need one sentence on what @program is for my expense approval
  [summary] @program ka pura safar kya hai
  [summary] zero se kaha tak le jaoge @program me
  [summary] my daughter wants to do @program. what is that thing, briefly
  [summary] explain @program to a lawyer who has four minutes
  [summary] does @program really go from nothing to building your own agents or where does it stop
  [summary] Point A and point B of the @program journey, thanks
  [summary] @program me kaun si manzil tak pahuchenge hum log
  [summary] The card of @program told me nothing. What is the gist?
  [summary] how far does @program get you in the end and what does it pick up from
  [formLocked] submit button is grey
  [formLocked] Why can't I press the final button? It's greyed out.
  [formLocked] submit dab hi nahi raha, halka sa rang hai uska
  [formLocked] button disabled. all fields complete. explain
  [formLocked] My finger is getting tired: the send button in the form doesn't react and looks faded
  [formLocked] form pura bhar diya phir bhi neeche ka button active nahi ho raha
  [formLocked] QA: submit control remains in disabled state after valid input, what enables it?
  [formLocked] the last button is pale and dead, what condition have I not met
  [formLocked] kyu lock hai submit button
  [formLocked] mom filled in all the things but the button to send stays washed out like inactive
  [formLocked] is the submit supposed to be unclickable
  [formLocked] Registration filled in, but the button at its end is not clickable. Is enrolment closed or is it me?
  [formLocked] bhejne wala button chalu kab hoga, grey hi pada hai
  [formLocked] cant tap submit on my samsung its like switched off
  [formLocked] what do i have to do so that the button under the form lights up
  [formLocked] As a manager I expect buttons to be pressable. Yours at the bottom of the enrolment form is not.
  [formLocked] sab kuch daal diya, button fir bhi dhundhla, press nahi hota
  [formLocked] your send button is inert. Do I need to tick something first
  [phoneFormat] which countries' numbers do you take
  [phoneFormat] I am in Kenya. Will my number be accepted?
  [phoneFormat] qatar ka number chalega kya form me
  [phoneFormat] how many digits must a number have
  [phoneFormat] nepal ka sim hai mera, list me aayega kya
  [phoneFormat] Do you admit only domestic mobiles or does my German one qualify as well?
  [phoneFormat] my son lives abroad, can he register with his foreign phone
  [phoneFormat] minimum digits for mobile no?
  [phoneFormat] kitne ank ka number hona chahiye, 10 hi?
  [phoneFormat] The drop-down of dial codes: complete list of the world, or a selection?
  [phoneFormat] My country has eight-digit mobiles. Will that pass your validation?
  [phoneFormat] videsh ka mobile number le lega form ya sirf india
  [phoneFormat] is +971 in there
  [phoneFormat] I tried to find my dialing code among yours and did not. Which nations exist in your opinion?
  [phoneFormat] is a 9 digit phone too short for the enrolment form
  [phoneFormat] canada wale cousin ka phone daal sakte hai ya reject hoga
  [phoneFormat] Ireland number ok?
  [phoneFormat] For our overseas offices: are staff with US, Singapore and Brazilian telephones able to register with those?
  [oneFormEach] can one form be for two people
  [oneFormEach] I wish to enrol five employees. Five forms?
  [oneFormEach] mai aur meri wife dono ek hi form me ho sakte hai kya
  [oneFormEach] same form for two programs or twice
  [oneFormEach] do program karne hai, form do baar bharna padega?
  [oneFormEach] Is it permissible to enter two names in the name field to save everybody's time?
  [oneFormEach] I've picked a course and now want a second one, must I type everything all over again
  [oneFormEach] me + my brother. single entry ok?
  [oneFormEach] bhai behen ke liye alag alag bharna hai kya registration
  [oneFormEach] Bulk sign-up for a team of twelve: supported, or does each fill in their own?
  [oneFormEach] my dad and i want to join together, do we both need to fill separately
  [oneFormEach] can i tick more than one course in a go
  [oneFormEach] ek baar me dono course select ho sakte kya ya firse sab likhna hoga
  [oneFormEach] Surely you don't expect my assistant to complete the same form eight times for eight people?
  [oneFormEach] registering for a friend along with myself, is one submission sufficient
  [oneFormEach] one entry per head?
  [oneFormEach] form me ek hi naam aata hai, saheli ka kaha likhu
  [oneFormEach] if I apply for @program and another card as well does a single registration cover both
  [joinLaunch] what does the big button in the popup do
  [joinLaunch] If I press the main button in that window, where am I taken?
  [joinLaunch] popup wala join button dabane se kya hoga
  [joinLaunch] does clicking yes in the launch window commit me to anything
  [joinLaunch] Where does the coloured button of the pop-up lead? I don't click blind.
  [joinLaunch] wo jo window khulti hai launch ki, usme pehla button kaha le jata hai
  [joinLaunch] a box jumped at me about a launch. main button goes to what?
  [joinLaunch] is it a registration form behind the join button of the announcement, or payment straight away
  [joinLaunch] launch popup me haan karu to form aayega ya seedha paisa
  [joinLaunch] Tester: primary CTA in the modal, target URL please
  [joinLaunch] my dad pressed the button in the window that popped up by itself, what did he trigger
  [joinLaunch] Does accepting the launch invitation on screen open another site
  [joinLaunch] popup ka bada button dabaya to page kahi aur chala gaya, kaha aaya mai
  [joinLaunch] What legal effect has pressing the prominent button in the launch overlay?
  [joinLaunch] the thing that covers the screen says join. join what, and what opens after tapping it
  [joinLaunch] pop up pe click karu? khulega kya usse
  [joinLaunch] before i hit that attractive button in your overlay tell me the destination
  [joinLaunch] main popup button: what happens next
  [closeLaunch] how do i close the popup
  [closeLaunch] I pressed "I'll decide later". Have I thereby signed up for something?
  [closeLaunch] ye launch wali window hatti kaise hai
  [closeLaunch] decide later dabane se register to nahi ho gaya na mai
  [closeLaunch] That window blocks my view of the page. Remove it.
  [closeLaunch] what does the second button in the pop up do, the quieter one
  [closeLaunch] baad me sochunga wala button kya karta hai
  [closeLaunch] no x on the overlay. how does one escape
  [closeLaunch] If I postpone the decision in the launch box, will it return to haunt me?
  [closeLaunch] my mom clicked later in that box, does it mean her name is down now
  [closeLaunch] popup band nahi ho raha mere phone me
  [closeLaunch] dismiss the announcement thing, how
  [closeLaunch] As a lawyer: does choosing the later option amount to any form of consent or registration?
  [closeLaunch] screen pe jo khula hai launch ka, usko cut kaise karte
  [closeLaunch] is anything saved about me when i say in the pop-up that i decide another time
  [closeLaunch] The escape key does not dispose of your launch window. What does?
  [closeLaunch] pehle page dekhna hai, ye beech me aane wala box kaise bhagau
  [closeLaunch] later button = not enrolled, correct?
  [brochureContents] what's in the brochure
  [brochureContents] Is the PDF worth downloading, or just pictures of smiling people? What is inside?
  [brochureContents] brochure me kya kya diya hai
  [brochureContents] does the pdf have the week by week plan and the fees in it
  [brochureContents] I don't open attachments from strangers. Summarise the brochure's contents.
  [brochureContents] pdf me syllabus hai kya ya sirf bhashan
  [brochureContents] how many topics does your downloadable leaflet deal with
  [brochureContents] brochure: what information
  [brochureContents] Does the prospectus disclose the trainers' names and the terms?
  [brochureContents] download karne se pehle bata do usme hai kya
  [brochureContents] my manager wants to know if the brochure mentions costs or not
  [brochureContents] will i find anything in the pdf that isn't on this page already
  [brochureContents] us pamphlet me details kaisi hai, modules likhe hai kya
  [brochureContents] Describe the document I get from you, section by section
  [brochureContents] is your prospectus substance or gloss, what does it cover
  [brochureContents] mere husband ko brochure bhejna hai, par usme hota kya hai pehle ye batao
  [brochureContents] whats written in that file one can download about the programs
  [brochureContents] Which facts would an auditor find in your brochure
  [erasure] delete my data
  [erasure] Under which procedure may I have my records erased?
  [erasure] mera data hatwana hai, kaise hoga
  [erasure] I hereby withdraw my consent. What happens now?
  [erasure] show me everything you hold on me
  [erasure] meri details nikal do apne system se
  [erasure] Right of access request: to whom do I address it?
  [erasure] i gave my number by mistake, can you wipe it
  [erasure] form bhara tha par ab nahi chahta ki aap mera naam number rakho
  [erasure] How does one become forgotten by you?
  [erasure] My late father registered last month. Please, how can his entry be removed?
  [erasure] can i take back the permission i ticked
  [erasure] jo bhi info meri rakhi hai wo mujhe dikha sakte ho kya
  [erasure] remove me. how
  [erasure] As an auditor: is there a documented path for a person to get a copy of their personal records?
  [erasure] maine haan kar di thi contact karne ko, ab mana karna hai, kaise karu
  [erasure] would you truly purge my info if asked or just hide it
  [erasure] my wife changed her mind and wants no trace left with you of what she submitted
  [chatDetails] is this chat recorded
  [chatDetails] What do you store of our conversation, and for how long?
  [chatDetails] ye chat save hoti hai kya
  [chatDetails] Are you taking notes of what I say here? I would, in your place.
  [chatDetails] jo mai yaha type kar raha hu wo kahi rakha jata hai?
  [chatDetails] off the record possible here?
  [chatDetails] Which of my data do you log while I write to you: device, time, address?
  [chatDetails] transcripts kept or not
  [chatDetails] do my messages to this assistant get attached to my name
  [chatDetails] baat karte waqt mere bare me kya kya note hota hai
  [chatDetails] I am a journalist protecting sources. Does what is said to this bot stay anywhere?
  [chatDetails] will somebody read later what i asked you
  [chatDetails] Please list the items retained from a dialogue with the assistant, including metadata.
  [chatDetails] iss bot se jo bola wo record me jayega ya window band karte hi khatam
  [chatDetails] my colleague typed his salary in here by accident, has the bot kept it
  [chatDetails] does the log of this talk include my IP or only text
  [chatDetails] chat history rakhte ho mere email ke saath?
  [chatDetails] what's retained from this very exchange
  [replyLanguage] can i write in hindi here
  [replyLanguage] In what language do you answer?
  [replyLanguage] hindi me puchu to hindi me jawab doge kya
  [replyLanguage] Do you understand German, or is English imposed?
  [replyLanguage] tamil me baat kar sakte ho
  [replyLanguage] my english is not good, may i type other way to you
  [replyLanguage] If I type in Marathi, will the reply be in Marathi as well?
  [replyLanguage] english only bot?
  [replyLanguage] bhai mujhe angrezi nahi aati, tum samjhoge na meri baat
  [replyLanguage] My father reads only Gujarati. Could you talk to him in that?
  [replyLanguage] which tongues does this assistant speak
  [replyLanguage] why do you keep replying in english when i write hinglish
  [replyLanguage] roman me likhu ya devanagari me, dono samajh lete ho?
  [replyLanguage] Testing multilingual capability: French in, French out?
  [replyLanguage] answer me in telugu if you can
  [replyLanguage] tum jawab kis bhasha me dete ho
  [replyLanguage] hablas español or shall I struggle on in English
  [replyLanguage] your responses are coming in english, can u switch
  [perks] what are the three perks
  [perks] Near the bottom you boast of extras with every program. Which ones?
  [perks] har program ke saath free me kya milta hai
  [perks] besides lectures what else do I get
  [perks] aakhir me jo teen cheezein likhi hai saath me milne wali, wo kya hai
  [perks] Enumerate the add-ons. All three, without adjectives.
  [perks] any bonus included?
  [perks] those goodies listed under the testimonials, are they with each course or just the costly ones
  [perks] My procurement officer asks what is bundled in addition to instruction.
  [perks] course ke alawa extra kya dete ho
  [perks] is something thrown in on top when one joins
  [perks] I'm told that every program comes with three benefits at the end of the page, confirm which
  [perks] fayde ke naam pe niche kya teen points diye hai
  [perks] what do all participants receive regardless of which program they took, as an extra
  [perks] extras near bottom of site. name them
  [perks] my cousin said you guys give some additional stuff with every course, what stuff
  [perks] Three little boxes close to the end of your site. Freebies, I take it? Of what kind?
  [perks] saath me kuch tohfa vagera bhi hai kya har batch walo ko
  [partners] which companies do you do projects with
  [partners] Name the outside firms involved in your projects.
  [partners] kaunsi companies ke saath tie up hai projects ke liye
  [partners] "Real projects". With whom, pray?
  [partners] is any actual business taking part or are the assignments invented
  [partners] project kisi asli company ka hota hai ya ghar ka banaya hua
  [partners] Does industry cooperate in your programs? I need names I can verify.
  [partners] any corporate collaborators?
  [partners] badi company wale aate hai kya project dene
  [partners] My boss asks if we as a company could be among those who supply project work. who else does?
  [partners] who are the industrial clients that students work for
  [partners] Before printing it I'd check: do external organisations take part in the project work?
  [partners] startup log judte hai kya aapke students ke kaam me
  [partners] the logos. show me the logos of whoever you build with
  [partners] do the tasks come out of real firms, and from which
  [partners] kis kis company ke sath milke kaam karwate ho students se
  [partners] outside partners yes/no
  [partners] are the case works done jointly with somebody from the market or all inhouse
  [picture] what is the sun of dots about [price] and what does it cost
  [start] when does the next batch begin [picture] and what do those dots mean
  [location] aap log kaha ho [picture] aur wo gol suraj kya hai upar
  [method] do people build things or listen [duration] how long
  [certificate] is there a certificate [method] or at least something working to show at the end
  [method] theory ya practical [schedule] aur timing kya hai
  [learners] who learns with you normally [seats] and how many seats are there
  [price] kitna lagega [learners] aur kaise log aate hai padhne
  [learners] are your students grown ups [mode] btw online or in a room
  [name] what is your tagline, [contact] and a phone number to reach you please
  [location] Where is your office? [name] And what is your one-line claim?
  [name] logo ke niche kya likha hai [register] aur join kaise kare
  [signInMail] login mail came without me asking, danger? [contact] whom do I call
  [price] Fees? [signInMail] Also why was I mailed a sign-in link I never wanted
  [signInMail] maine login link nahi manga tha phir kyu aaya, [dataUse] mere data ka kya karte ho
  [requestCounts] do you look at my ip [dataUse] and what are the form entries used for
  [contact] your email id pls [requestCounts] also how do you keep spammers out
  [requestCounts] bots se kaise bachate ho site ko [seats] aur kitni seat bachi hai
  [leadingZero] zero at the start of the number or not, [afterRegister] and what comes after submit
  [register] how do I enroll [leadingZero] and does the 0 before my mobile stay
  [leadingZero] 0 lagau number me? [price] fees bhi batao
  [firstCode] coding from day one? [prerequisites] must I know python before
  [schedule] which days are the classes [firstCode] and do we code in the very first of them
  [firstCode] code kab likhna shuru [start] batch kab
  [models] is the inside of chatgpt explained [curriculum] and what else is covered
  [audience] Is @program for lawyers? [models] And would I then know how an LLM works within?
  [models] AI andar se samjhaoge [price] kitne me
  [noFiller] is it free of padding [duration] how many weeks
  [duration] kitne mahine ka hai [noFiller] time pass to nahi hai na
  [placement] do you place people [noFiller] and is it compact or does it eat a year of my career
  [summary] @program in one sentence please, [price] and its price
  [audience] whom is @program for and [summary] from where to where does it go
  [summary] @program kya hai short me [prerequisites] aur pehle se kya aana chahiye
  [formNotLoaded] Enroll Now loads forever. [contact] Number of a human?
  [formNotLoaded] form khul nahi raha [discount] aur koi discount hai kya
  [start] Next batch date? [formNotLoaded] I'd enrol but the form never appears.
  [formFailed] form sent, error came [payment] can i pay some other way directly
  [seats] are seats left [formFailed] because my submission says failed, what do i do
  [formFailed] submit kiya fail likha aaya [contact] kisko bolu
  [formWrong] it says my phone is invalid [register] other way to join?
  [price] cost of @program? [formWrong] and why does the form reject my e-mail
  [formWrong] naam galat bol raha hai form [refund] aur paise wapas milte hai kya baad me
  [formLocked] submit is grey, why [seats] full already?
  [formLocked] button dab nahi raha form ka [start] batch kab se hai waise
  [refund] Refund terms? [formLocked] Also the send button of the form cannot be pressed.
  [chatStart] why names before chatting [dataUse] and what do you do with them
  [chatStart] chat ke liye email dena zaruri hai? [contact] ya phone no hai koi
  [mentor] Who mentors? [chatStart] And why did I have to hand over my surname to ask that?
  [chatKeys] what sends the message, enter? [price] price pls
  [price] what's the fee [chatKeys] and how do I make a new line in here
  [chatKeys] shift enter se kya hota hai [language] aur class hindi me hai kya
  [chatFailed] bot gave an error instead of an answer [contact] is there a person
  [curriculum] What's taught in @program? [chatFailed] Asked before, only got "sorry" back, what now
  [chatFailed] reply hi nahi aata iska, kya karu [price] fees puchni thi kitni hai
  [pageNotFound] link says oops [brochure] where do i get the brochure then
  [pageNotFound] page nahi mila bol raha wapas kaise jau, [price] aur fees kidhar likhi hai
  [certificate] Do you certify? [pageNotFound] The page about it shows "does not exist".
  [pageStopped] page white, what to do [register] can i register otherwise
  [pageStopped] site atak gayi hai meri [brochure] pdf bhej do
  [launch] when is the launch [pageStopped] your page crashed as i was reading about it
  [pageFoot] what stands at the very bottom of the page, [contact] your address?
  [location] address do [pageFoot] aur sabse niche page pe kya likha hai
  [pageFoot] contents of the footer please [refund] and do you refund
  [pageMenu] what's in the menu [curriculum] and where the syllabus is, or tell me it
  [pageMenu] menu se kaha kaha jaa sakte hai [price] aur kitne ka hai
  [mode] Online? [pageMenu] And how do I get around this page, what do the top links do?
  [phoneSigns] dashes in number ok? [afterRegister] who calls me then
  [register] kaise join karu [phoneSigns] number me space chalega
  [phoneSigns] plus sign allowed in phone field [mode] and is it all online
  [phoneFormat] is a Kenyan number taken [mode] and can i attend from there
  [payment] Can I pay from abroad [phoneFormat] and is my Swiss phone accepted by the form
  [phoneFormat] kitne digit ka number [discount] students ko chhoot hai?
  [mailContents] what does the confirming mail contain [payment] payment link too or how do I pay
  [afterRegister] what happens after I submit and [mailContents] what will that email say
  [mailContents] confirmation mail me kya likha hota [start] aur class kab se
  [mailByMistake] I got a confirmation without registering [dataUse] what is done with my data
  [mailByMistake] bina register kiye mail aaya kyu [contact] kaha complaint karu
  [contact] Your telephone? [mailByMistake] Your confirmation came to me, who never filled in anything.
  [source] do you note which ad i came from [dataUse] what for
  [discount] Is there an offer from the ad [source] and do you register that I came through it
  [source] kis site se aaya ye save karte ho kya [price] aur rate kya hai
  [whoSees] who sees my entries [dataUse] and why do you need them
  [whoSees] mera number aur kisi ko dikhega? [afterRegister] kaun call karega mujhe
  [register] how to sign up, [whoSees] and is what I type visible to others
  [oneFormEach] one form for me and my wife? [discount] cheaper for two?
  [price] Cost per head for a team? [oneFormEach] And do all of them fill in the form separately
  [oneFormEach] do course ke liye ek form [payment] payment bhi ek baar me?
  [joinLaunch] what does the popup's main button open [launch] and what is being launched
  [launch] launch kab hai [joinLaunch] aur window ka bada button kaha le jayega
  [joinLaunch] where does the join button in that window go [price] free?
  [closeLaunch] how to close this popup [launch] and what is it even
  [closeLaunch] decide later dabaya to signup hua kya [seats] seat to rahegi na
  [start] When do classes begin? [closeLaunch] And kindly tell me how to get rid of the window in front.
  [brochureContents] what does the brochure contain [brochure] and where to download
  [brochure] pdf kaise milega [brochureContents] usme hai kya
  [brochureContents] is the syllabus in the pdf? [certificate] certificate milta hai?
  [erasure] I want my data deleted [refund] and my money back
  [dataUse] What did you use my number for? [erasure] Delete it, how?
  [erasure] consent wapas lena hai kaise [contact] kisko likhu
  [chatDetails] is this conversation stored [dataUse] and used for what
  [mentor] who are the trainers [chatDetails] also does this chat get saved with my name
  [chatDetails] chat record hoti hai? [price] aur fees
  [replyLanguage] can I write to you in Tamil [language] and are the classes in it too
  [language] Language of instruction? [replyLanguage] And yours, can I write Hindi here?
  [replyLanguage] hindi me jawab doge [price] to batao fees kitni
  [perks] which extras come with every program [access] and for how long do i keep the materials
  [price] fee kya hai [perks] aur uske saath extra me kya milta hai
  [perks] three perks, which? [recordings] recordings among them?
  [partners] which firms give the projects [placement] do they hire
  [projects] What projects are there [partners] and with which companies are they done
  [partners] kaunsi company judi hai projects me [career] aur job kya ban sakti hai
  [recordings] are lessons recorded [method] and what have I built when one is over
  [mentor] mentor milega kya [firstCode] aur coding pehle din se hoti hai
  [career] What could I become after it? [summary] Where does @program begin and where does it end up, in short
  [access] how long may I keep the material [whoSees] and who of you can view my details
  [projects] how many projects [models] and do we get to see the inside of a language model
  [recordings] recording milti hai [replyLanguage] aur tum se marathi me puch sakta hu?
  [career] does it help a manager's career, [learners] do bosses come to you at all
  [access] lifetime access? [perks] what else is thrown in
  [prerequisites] need maths? [noFiller] and is it short or stuffed
  [-] I have been wrong about three courses already, so forgive the tone. [method] Do people make things with you or just listen?
  [-] my nephew stared at your page for ten minutes. [picture] he wants to know what the dotted ball is
  [-] Good morning, I write for a weekly on education. [learners] What sort of people do you teach?
  [-] company me form bharna hai approval ka [name] aapka tagline exact kya hai
  [signInMail] why do I have a login link I did not order [-] I am a careful man and nearly threw the laptop out
  [-] Last year our site drowned in junk. [requestCounts] How do you keep automated rubbish out?
  [-] mere gaon me sab std code ke saath likhte hai, [leadingZero] to shuru ka 0 rakhna hai ya nahi
  [firstCode] do we program in session one [-] i fall asleep when somebody reads definitions aloud
  [-] Everybody at lunch pretends to know. [models] Would I learn what really goes on inside such an AI?
  [-] I bill 400 an hour and count minutes. [noFiller] Is there any padding in your courses?
  [-] boss ko kal tak jawab dena hai [summary] @program kaha se kaha tak jata hai ek line me
  [-] patience is not my strength. [formNotLoaded] enroll now pressed, only a spinner for minutes
  [formFailed] form went and an error came back, what now [-] it's midnight and tomorrow i am travelling
  [-] maine sab kuch dhyan se bhara, chashma laga ke, [formWrong] phir bhi phone galat bata raha hai
  [-] I test websites for a living, so this hurts. [formLocked] Why is the submit button disabled with everything filled?
  [-] I don't even give my surname at the doctor's. [chatStart] Why must I here before asking anything?
  [chatKeys] how can i send without mouse [-] the cat killed mine yesterday
  [-] finally lunch break mila mujhe [chatFailed] aur ye bot bas sorry bolta hai, kya karu
  [-] I was promised great things in the newsletter, [pageNotFound] and its link ended at Oops. How do I get to the real page?
  [-] presentation ke beech me tha sabke samne [pageStopped] aur aapka page safed ho gaya, ab?
  [-] An auditor always reads from the end. [pageFoot] What is at the bottom of your page?
  [pageMenu] how do i move around on this site [-] my eyes are not what they were
  [-] my secretary is pedantic with numbers [phoneSigns] may she put brackets and hyphens in the phone box
  [-] we moved to Oman in March for my husband's job [phoneFormat] is an Omani mobile accepted
  [-] my spam filter eats everything. [mailContents] So what would the registration confirmation have told me?
  [mailByMistake] your enrolment confirmation came to me, i registered nowhere [-] my wife now thinks i have secrets
  [-] ads mera peecha nahi chhodte aajkal. [source] aapko pata chalta hai kis ad se aaya?
  [-] I'm a public prosecutor and have reasons to ask. [whoSees] Who is able to view what I entered?
  [-] hum dono behne saath me seekhna chahti hai, bada mann hai [oneFormEach] ek form me dono ka naam chalega?
  [-] I've learnt not to press things that glow. [joinLaunch] Where does the main button in your pop-up lead?
  [closeLaunch] window kaise band karu launch wali [-] chidh gaya hu sach me
  [-] our printer is down and paper is dear. [brochureContents] what's inside the brochure, before i bother
  [-] I changed jobs and my mind. [erasure] How do I withdraw the consent I gave you?
  [-] Sources have gone to jail because of chat logs. [chatDetails] What does this one retain?
  [-] english me thoda kamzor hu, sharam aati hai [replyLanguage] hindi me likhu to chalega?
  [perks] what extras come with a program [-] my wife collects freebies, you see
  [-] "Industry projects" is what the last swindler said too. [partners] With which companies, exactly?
  [-] My team has forgotten everything from the previous training, all of it. [method] What do they hold in their hands after yours?
  [-] retire hone wala hu, ghar pe bore hota hu, [learners] mere jaise log aate hai kya aapke yaha
  [-] hi, writing an invoice. [name] your proper name?
  [-] raat ko neend kharab ho gayi [signInMail] sign in ka mail bina mange kyu aaya
  [-] No offence meant, I'm paid to distrust. [models] Do you open up how these models function or teach button pushing?
  [noFiller] is it short and to the point [-] i have two kids, a mortgage and no year off
  [-] The glossy card impressed nobody in our committee. [summary] What is @program, in brief?
  [-] teen din se try kar raha hu bhai, dimag kharab [formFailed] har baar submit pe error, kya karu
  [-] i have only one name, like my father and his, [formWrong] and your form says it's incomplete. what do i fill
  [formNotLoaded] the enrol form won't come up [-] which is a pity as I had my card ready
  [-] I'm old school, from typewriter days. [chatKeys] How does one begin a new line without sending?
  [chatFailed] no answer came, just a regret [-] rather ironic for an AI school
  [-] papa ne khud se pehli baar internet pe kuch kiya, bade khush the, [mailContents] register wale mail me kya likha hota hai
  [-] Hello. Data protection office here, routine check. [source] Do you store the referrer of a registration?
  [-] pehle ek jagah number diya tha to pura sheher call karne laga [whoSees] yaha kisko dikhega mera number
  [oneFormEach] does each of my nine people need a form of his own [-] they are slow typists, God help us
  [-] i only came to read. [closeLaunch] if i press decide later am i signed up
  [-] My lawyer told me to ask this first. [chatDetails] Is what I write here kept?
  [-] sorry for the rant, bad day at work. [perks] those three things included with all programs, what are they
  [-] I quit a bootcamp because nobody touched a keyboard for a month. [firstCode] When do yours first write code?
  [erasure] please tell how to get my details removed [-] an ex filled that form for me
  [-] hum log pahad pe rehte hai, network bhi weak hai [phoneFormat] bhutan ka number form lega kya
  [-] my number looks ugly without gaps, i'm particular. [phoneSigns] are spaces in it fine?
  [picture] that graphic in the beginning looks like a sunflower what are you trying to say with it
  [picture] does each little speck in the hero image represent one student or something
  [picture] the illustration of the sun is symbolizing energy or new beginning or what
  [picture] sun kyu bana hai dots se koi matlab hai ya bas design
  [picture] are the dots in the sun some kind of data visualisation or am I overreading
  [picture] bro y so many dots lol
  [picture] ek bindi matlab ek student sahi samjha na maine?
  [picture] looks like one of those pointillist paintings from a museum is there a story behind it
  [signInMail] As a security tester I must ask: why did an unsolicited access link reach my mailbox
  [signInMail] Somebody apparently tried to access my account. Your system mailed me a sign-in link. Should I be worried?
  [signInMail] My mother clicked nothing anywhere and still your login email landed with her what should she do
  [signInMail] unknown signin mail ignore ya report?
  [signInMail] I have no account with you yet here is a one-time link to get in. Explain.
  [signInMail] it's like someone rang my bell and ran a mail to get in arrived and i didn't do anything
  [signInMail] raat ko 2 baje mail aaya "log in karo" type main to so raha tha kya karun ab
  [signInMail] A one-click entry link arrived though I requested none please advise what is to be done
  [requestCounts] my brother is into cyber security and asks if there is a limit on calls per minute
  [requestCounts] do you have some protection from robots filling your forms
  [requestCounts] kya aap log dekhte ho ki kaun se internet connection se aa raha hu
  [requestCounts] my son wrote a small crawler will he get blocked here for too many hits
  [requestCounts] please confirm whether you store where a visitor connects from technically speaking
  [requestCounts] do u guys check ip addresses
  [requestCounts] I trust my internet address is not being looked at by you people?
  [requestCounts] can i spam ur form 100 times lol or will it block me
  [requestCounts] you must be having some protection for junk submissions no
  [leadingZero] Aussie number 04 something type the 04 or only 4?
  [leadingZero] We dial nought first domestically in the UK. Should it be typed in your form?
  [leadingZero] should i type the 0 before my mobile number
  [leadingZero] in my country we write 0176 and so on with the country code chosen does the nought still belong there
  [leadingZero] shunya ke saath likhu ya bina shunya
  [leadingZero] ghar pe sab 0 lagake dial karte hai yaha bhi waise hi bharu?
  [leadingZero] do i drop the first digit of my mobile the nought i dial at home
  [leadingZero] Should the trunk prefix be omitted when entering my number?
  [leadingZero] my grandmother always says "zero nine eight" must that zero be written
  [leadingZero] STD style likhun matlab aage shunya ke saath ya bina uske
  [formNotLoaded] enrol wale button pe click karke thak gayi khali ghoomta rehta hai
  [formNotLoaded] clicked the button on the card 5 times. still no form.
  [formNotLoaded] My wife taps on Enroll Now on her iphone and only gets a blank box that keeps loading
  [formNotLoaded] button pe click karne se kuch bhi nahi hota card wale pe kya karu
  [formNotLoaded] i keep pressing Enroll Now and it's like knocking on an empty house
  [formNotLoaded] my mother pressed the joining button and is staring at a spinning circle since ten minutes
  [formNotLoaded] tapped to join and only got a loader what now
  [formNotLoaded] form nt opening plz help
  [formFailed] bhejne ke baad likha aaya ki nahi ho paya
  [formFailed] form bheja to error aa gaya ab kya karu
  [formFailed] filled everything sent rejected by your server with an apology. what next
  [formFailed] Does the failure notice after sending mean that you have nothing of mine or half of it?
  [formFailed] your page told me my enquiry could not be sent. so do i keep trying or phone somebody
  [formFailed] maine sab bhar diya submit kiya lal rang mein kuch galti aayi
  [formFailed] sent the form n got error lol wat do i do
  [formFailed] I pressed the final button of the form and it apologised and said try later what does it mean
  [formWrong] Your form declines my e-mail address although it is perfectly correct. How may I satisfy it?
  [formWrong] It insists my phone number is wrong. I've had this number for twenty years.
  [formWrong] My surname contains an apostrophe and your form considers that an offence. Why?
  [formWrong] sahi email hai bhai fir bhi laal kar deta hai field ko
  [formWrong] do i have to give both name and phone or does the form pass with email alone
  [formWrong] y is it saying invalid phone
  [formWrong] naam mein kya gadbad hai bhai accept hi nahi karta
  [formWrong] i hv typed my no 3 times n it says enter valid no
  [chatStart] Is it permissible to speak to the assistant anonymously?
  [chatStart] why does the chat want my email before anything
  [chatStart] bina mail diye baat nahi kar sakte kya yaha
  [chatStart] Journalist. I prefer not to leave my address merely to ask the bot something. Compulsory?
  [chatStart] which three things did it ask me before letting me write and for what purpose
  [chatStart] before talking it asks surname and all why ya
  [chatStart] The assistant requested my last name prior to conversation. For what purpose?
  [chatStart] what all i have to fill to open the chatting
  [chatStart] no shopkeeper wants my visiting card before i open my mouth why do you at the chat door
  [chatKeys] press enter or click arrow?
  [chatKeys] is it Enter or the arrow for sending
  [chatKeys] My trackpad is broken. Can I send with the keyboard alone?
  [chatKeys] mouse kharab hai type karke bheju kaise
  [chatKeys] i want paragraphs in my message to you whats the shortcut
  [chatKeys] message bhejne ke liye kaunsa button dabana hai
  [chatKeys] new line kaise lu bina bheje
  [chatKeys] is enter = send here
  [chatKeys] i'm blind and use only the keyboard how do i submit a chat line
  [chatFailed] i asked it about my thing and it is just showing that it is typing and typing from long time
  [chatFailed] I asked and got an apology instead of an answer. Now what
  [chatFailed] why did my last question come back with some failure message from you
  [chatFailed] test log: message sent 10:42 no answer by 10:50 only an error bubble. Expected remedy?
  [chatFailed] you said sorry and went silent like my ex. what do i do now
  [chatFailed] i asked nicely and only got an apology back should i ask again
  [chatFailed] hello?? it ate my question and gave nothing back
  [chatFailed] is it normal that the answer takes for ever and then a sorry message comes in chat
  [pageNotFound] my daughter sent me a link of yours on whatsapp and it opens to nowhere
  [pageNotFound] oops likha aa raha hai link kholne pe
  [pageNotFound] broken link who fixes
  [pageNotFound] my boss opened the link i sent him from your site and saw only an oops message. embarrassing. which url is right
  [pageNotFound] Is it normal that half the internet's links to you end at an "Oops"?
  [pageNotFound] the page i opened does not exist it seems how to go to main page
  [pageNotFound] link which my sir forwarded is opening one page that's not there only
  [pageNotFound] bookmark i saved last year now opens to nowhere has the page gone
  [pageStopped] it wrote something went wrong and stopped
  [pageStopped] Your page froze while I was scrolling. Reload or wait?
  [pageStopped] can't scroll can't click the whole website is like a photograph now
  [pageStopped] I was halfway down reading the testimonials and everything stopped responding
  [pageStopped] whole page vanished with an unexpected error notice did i break it
  [pageStopped] it's frozen i scroll and nothing moves
  [pageStopped] site hang ho gayi beech mein
  [pageStopped] poora page gayab ho gaya khali dikh raha hai aapki taraf se dikkat hai?
  [pageFoot] phone pe footer kat raha hai usme kya hai
  [pageFoot] footer me company ka address hai kya
  [pageFoot] small letters at the end of page i cant read what are they
  [pageFoot] is there a privacy link or copyright line all the way down
  [pageFoot] my intern must transcribe the closing section of the site what does it say?
  [pageFoot] at the last bottom of the site what all details are there
  [pageFoot] like credits after a movie what comes at the end of your page
  [pageFoot] my nephew says legal stuff is always right at the bottom is it so on yours
  [pageFoot] small print jo page ke tale mein hai usme kya hai
  [pageMenu] can i go straight to the section of benefits
  [pageMenu] what does each heading at the top open
  [pageMenu] I want to jump straight to the program cards what do I press at the top
  [pageMenu] is everything on one page
  [pageMenu] sidha reviews pe jana hai upar se kaunsa option dabau
  [pageMenu] upar jo menu hai usme kya kya hai
  [pageMenu] three lines on the top corner what they will open
  [pageMenu] testimonials tak seedhe kaise pahunchu
  [pageMenu] on phone i don't see any menu where is it hiding
  [phoneSigns] how many characters will the phone field swallow asking as a tester
  [phoneSigns] May I write (012) style brackets or is it strictly digits?
  [phoneSigns] bich me khali jagah chhod sakte kya mobile number likhte waqt
  [phoneSigns] number copy paste kiya to +91 aur space ke saath aaya waise hi rehne du?
  [phoneSigns] i write my number like 98765 43210 with gap will it get angry
  [phoneSigns] my dad insists on brackets round the area code is that ok here
  [phoneSigns] american style (555) 010-0199 would that go in
  [phoneSigns] kitne akshar tak likh sakte hain mobile wale box mein
  [mailContents] after i fill the form one mail comes so what information is in that mail
  [mailContents] register karne ke baad jo mail aata hai usme kya likha hota hai
  [mailContents] I deleted your acknowledgment unread. what was in it
  [mailContents] any attachment in the email that follows the sign up
  [mailContents] thank-you mail: contents?
  [mailContents] the mail you send when someone joins what all details will be there
  [mailContents] my sister got a welcome mail on joining but deleted it what was in it
  [mailContents] jo pakka hone ka mail bhejte ho uske andar kya hai
  [mailByMistake] my colleague got your registration success mail but he has never visited this website
  [mailByMistake] You congratulate me on a registration I did not make. Explain.
  [mailByMistake] My client received an acknowledgment of an enrolment she never undertook. How do you intend to remedy that?
  [mailByMistake] Do I owe anything because of an enrolment confirmation I did not cause?
  [mailByMistake] mere papa ko registration success ka mail mila jabki unhone kuch kiya nahi tension me hai
  [mailByMistake] y did i get a registration mail i didnt sign up
  [mailByMistake] kisi aur ka registration mail mujhe mil gaya kya karun
  [mailByMistake] Who is this Priya her joining confirmation has come to my inbox
  [source] my nephew says the long tail after the link tells where i came from does it
  [source] do you record which ad brought me here
  [source] kaha se aaya hu ye bhi save hota hai kya form ke saath
  [source] does your system know where I clicked before arriving
  [source] is the poster qr code i scanned noted against my name
  [source] does it save which ad i clicked
  [source] my colleague forwarded his link will it show it was his
  [source] google pe dhundh ke aaya ye baat tum tak pahunchti hai?
  [source] through which advertisement i came will it go in your records sir
  [whoSees] kya meri details public ho jaati hain site pe
  [whoSees] Are my particulars accessible to anyone beyond your administrator?
  [whoSees] Which roles in your organisation have access to registrant records?
  [whoSees] My wife is a judge. Nobody unauthorised may view her particulars. Who can?
  [whoSees] do strangers on this website get to see names of people who registered
  [whoSees] mera data kaun kaun dekh sakta hai
  [whoSees] i'm a bit shy does my name pop up anywhere for others
  [whoSees] a hotel visitors' book where everyone reads everyone or a locked drawer which is your form?
  [whoSees] whatever i have put in the form who all will view
  [method] will it be blackboard style teaching or learning by making
  [method] percentage of practical work vs reading from book please tell
  [method] At the end of a class what will my employee have in hand that runs?
  [method] What tangible output does a session leave behind if any
  [method] rattafication wala institute to nahi hai na ye
  [method] so when i close the laptop after a sunday class is there anything in my hands or only notes in my book
  [method] class khatam hone ke baad mere paas kya hoga dikhane ko
  [method] hw do u teach theory or hands on
  [method] cooking show where i only watch the chef or do i get to hold the pan
  [learners] We are from a sales organisation have you ever taught folks with jobs like ours?
  [learners] aapke yaha kaun log aate hai padhne bachche ya naukri wale
  [learners] what is the crowd like
  [learners] tell me about the background of folks you have taught till now
  [learners] is your clientele mostly working professionals as someone told me
  [learners] r they all office ppl or is it like 18-20 yr olds
  [learners] do you teach mostly working professionals?
  [learners] wife thinks it's full of teenagers i think it's full of IT folks. settle it please
  [firstCode] is there a long introduction period first or straight into writing code
  [firstCode] Day one coding or a month of introduction first?
  [firstCode] My team has zero patience so after how much time does the actual programming begin
  [firstCode] I abandoned the last course because till week six it was still definitions. when do you start with real scripts
  [firstCode] my bro is itching to code he won't survive 3 weeks of theory. does he have to
  [firstCode] do i get my hands on the keyboard in the very first class
  [firstCode] theory ke kitne hafte jhelne padenge pehli line likhne se pehle
  [firstCode] in the starting only we will be coding or they will tell history of computers and all
  [models] neural network ka dimag kaise bana hai ye batate ho ya bas chalana
  [models] I take it you teach only usage and not the inner working of generative models?
  [models] Everyone sells prompting tricks. Do you teach the mechanics?
  [models] I can already use these chatbots. I want the guts of it. Is that taught?
  [models] do you go into how such a bot is trained and what its weights are
  [models] my son uses gpt daily but doesn't know how it thinks will you teach that part
  [models] how these talking AI things are giving answers that logic you will explain aa
  [models] gpt ke jaadu ke peeche ka science sikhate ho kya
  [models] Are students taught the mechanism of models like ChatGPT or merely its operation?
  [noFiller] Does the syllabus contain filler topics that nobody uses on the job?
  [noFiller] i have little patience for waffle so tell me is there much of it in your lectures
  [noFiller] faltu ki cheezein kitni hai isme
  [noFiller] My people bill by the hour. Will their hours with you be wasted on filler modules?
  [noFiller] concise ya kheench kheench ke padhate ho
  [noFiller] time waste to nahi hoga na bakwas kam rakhte ho?
  [noFiller] seedhi baat hoti hai ya ghuma phira ke padhate ho
  [noFiller] Do the courses contain unnecessary material or are they concise?
  [noFiller] will my career have to be put on hold for it
`;
