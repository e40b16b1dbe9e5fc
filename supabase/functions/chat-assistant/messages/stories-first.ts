/** People who tell of their day, their family and their earlier tries before they ask one thing. As messages/all.ts says. */
export const storiesFirst = `
  [tellsAboutSelf] I run the night shift at a call centre in Noida, sleep till two, and have a little girl who comes home from school at four, [recommendation] so out of your three which should somebody like me pick?
  [-] morning! my colleague Farida printed your page for me and our printer ate the lower half, she swears the course is worth it [duration] how many hours was @program again
  [tellsAboutSelf] I have 20 years in Python and a shelf of certificates my wife calls wallpaper, so {please don't teach me loops again}, [coverage] is @skill anywhere in the ten hour engineering one?
  [tellsAboutSelf] my husband keeps the accounts of two temples, I stitch blouses at home and our son says both of us should learn ai before he does, [codingNeed] does one have to program in @program?
  [-] at lunch three of us argued over your leaflet and nobody agreed, the dosa went cold [compare] what really separates @program from the agentic course?
  [tellsAboutSelf] I'm a dentist with two chairs, an assistant who is always on leave and a mother who answers the phone. [audience] who did you have in mind when you made the leaders' course?
  [-] I've read the blue section on your page twice, once on the metro and once in bed, and {the hours and the fee are clear to me}, [curriculum] but which topics does @program go through?
  [tellsAboutSelf] main Patna se hu, BA final year, abhi tak sirf mobile pe kaam kiya hai aur papa bolte hain pehle degree khatam karo. [prerequisites] kya degree ke bina join kar sakte hain?
  [tellsAboutSelf] I drive forty km to the plant every day, the shift ends at six and then there is my daughter's kathak class on Tuesdays and Fridays, [besideWork] can this be managed with a job like mine?
  [tellsAboutSelf] I wrote to you about {the app one} last week because my nephew did it somewhere, but I manage a sales team of nine and never touch code, [duration] so how long is the managers' course please
  [tellsAboutSelf] we are a logistics firm with fourteen dispatchers who still use whiteboards, and our new software at office goes live in March whether they like it or not, [enterprise] would you train a group like that?
  [tellsAboutSelf] I did a bit of Java in 2009, then two kids, then my own bakery, and lately I build small sheets for the orders. [order] If I want both coding courses, which should come first?
  [-] my boss thinks certificates are rubbish and says so at every Monday meeting, but HR disagrees and pays [certificate] do we get one from you at the end?
  [tellsAboutSelf] retired from the railways last June, my knees are bad but my head is fine, and my grandson set up this chat for me before leaving for tuition. [summary] Tell me a little about @program
  [-] bhai ne bola tha sirf do course hain, phir meri cousin ne teen gine, ghar me behes chal rahi hai [count] kul kitne courses hain aapke
  [tellsAboutSelf] he teaches at a college in Nagpur, is forty one, knows C and some MATLAB and thinks teaching has made him rusty. [recommendation] Where would you put my brother?
  [-] I looked at the fees of four other institutes on Sunday and made a spreadsheet, {you needn't quote yours}, [projects] what I miss everywhere is whether one builds something real, do we?
  [tellsAboutSelf] I'm a radiographer, I live with my parents, and in the ward everybody talks of AI reading the scans while I only know how to reset a password. [codingNeed] Is there a course of yours without programming [duration] and how long does that one take?
  [tellsAboutSelf] I learned from videos for a year, got stuck at every second chapter and had nobody to ask, my roommate is in commerce and no help, [mentor] will there be somebody for me alone?
  [tellsAboutSelf] I forget things quickly these days, I reread everything at least three times and last year a portal locked me out after six weeks, [access] how long can I open the materials with you?
  [tellsAboutSelf] my team lead is the one who wants it, {not me}, he has eight years in backend and plays with LangChain at weekends, [audience] is the agentic one meant for people like him?
  [-] heard from my neighbour that you throw in all sorts of things with the course, she couldn't name a single one though and then her pressure cooker whistled, [perks] so what does one get?
  [tellsAboutSelf] been an accountant for eleven years in Indore, Tally and Excel mostly, tried an online Python course and left it in week two, [prerequisites] must I know anything before I start @program?
  [-] every institute on my street has a banner with a robot on it, my father points at all of them from the scooter and says same thing, same thing [benefits] what is different at yours
  [tellsAboutSelf] I've been at the same bank counter since 2014, my manager retires soon and two of us are being looked at for his desk. [career] Will your programs do anything for my next step?
  [tellsAboutSelf] my twin and I do everything together, same college, same phone model, same bad marks in physics, [oneFormEach] can she and I go on one registration form?
  [tellsAboutSelf] ghar pe do bachche, subah tiffin, dopahar me online boutique ka kaam aur raat ko hi time milta hai, [besideWork] aise me kya mai course kar paungi
  [-] my daughter already explained everything to me, what you teach and that it is ten hours, and {I don't need a sales call}, [register] just show me how I sign up for @program
  [tellsAboutSelf] I sent the form from the airport wifi around noon, then my phone died and now I'm in Kochi with my in-laws, [afterRegister] what happens next on your side?
  [tellsAboutSelf] I'm careful with my data since somebody opened a loan in my uncle's name, and I share this computer with my flatmate, [formFields] what would I have to fill in when I enroll?
  [tellsAboutSelf] I live in Leeds, work for the NHS and still have my Indian SIM in a drawer somewhere, [phoneFormat] how many digits does the form want for a British number?
  [-] the little window asked for my surname and mail before I could say hello, my bank never does that, [chatDetails] who gets to see those?
  [tellsAboutSelf] my notice period ends on the 14th, after that I'm free for the first time since college and I've promised myself not to waste it on web series. [start] When could I begin?
  [tellsAboutSelf] I get paid on the 7th, rent goes on the 8th and my bike is at the mechanic, so I can't sign anything this week, [deadline] until when can one still apply?
  [-] my office friend enrolled in something like this and the hall was so packed she sat on the stairs [seats] how many places do you have in the bootcamp?
  [-] something popped up while I was reading about mentors and I clicked it away because the kettle was on, I only saw August, [launch] when is that session in Indian time
  [tellsAboutSelf] my boss is old school, he reads nothing on a screen and signs only what lies on his desk with a clip on it, [brochure] do you have something I can print for him?
  [tellsAboutSelf] I filled the form on Thursday with my office mail, was on leave Friday and my inbox got full, [myRegistration] can you check whether it reached you?
  [-] my wife registered me for {the agentic thing} by mistake while I was in the shower, I had asked for the app course, [transfer] can that be changed?
  [tellsAboutSelf] I'm from Hyderabad originally, Secunderabad side, now in Pune for seven years and home for Dasara, [location] where do you sit?
  [tellsAboutSelf] mera gaon Latur ke paas hai, roz bus se ek ghanta lagta hai college jaane me aur shaam ko dukaan bhi dekhni hoti hai, [otherCity] Maharashtra me koi branch hai kya aapki
  [tellsAboutSelf] I moved to Muscat in 2019 with my company, my contract runs two more years and my family is in Thrissur, [abroad] can I take part from here?
  [-] I typed a long mail to the address on an old flyer and it bounced twice, my typing isn't that bad [contact] which address reaches your people?
  [tellsAboutSelf] I head HR at a textile mill, sixty supervisors, half of them write Gujarati better than English, and the owner read an article on AI on a flight, [enterprise] could a course be made just for us [brochure] and is there a pdf for the owner?
  [tellsAboutSelf] I'm a data analyst, SQL all day, a little R from my masters and a fear of javascript, [coverage] do you touch deployment in the forty hour one?
  [-] a friend did {your leaders' program} and raves about the strategy part but that isn't for me, I sit with the engineers, [curriculum] what's in @program?
  [tellsAboutSelf] I sell insurance, I talk for a living, I once made a website with my cousin's help and it's still online with a spelling mistake. [compare] Between the forty hour and the leaders' program, what is the difference?
  [tellsAboutSelf] I completed a diploma in data science that nobody asks about in interviews, and I've two months before my next job starts in Gurgaon. [order] Can I do @program and then @program in that gap [start] and when does the next batch begin?
  [tellsAboutSelf] 2 saal se QA me hu, selenium aata hai, team me sab log agents ki baat karte hain aur mai chup rehta hu, [recommendation] mere liye konsa sahi rahega?
  [tellsAboutSelf] I get migraines from screens, I have a five hour train every Sunday and a husband who cooks, so I plan my life in half days, [duration] what's the total of all the hours in the app wala course
  [tellsAboutSelf] I'm the one who asked about {the business course} this morning, silly of me, I'm a backend engineer and our product is full of little bots already. [curriculum] What does the agentic one go through?
  [-] my sister in law keeps forwarding me your page, three times this week, and {I am not the one who wants it}, [tellsAboutSelf] it's my husband, who sells pumps and manages a staff of twelve, [audience] is @program made for such people?
  [tellsAboutSelf] I do payroll for a chain of salons, I know formulas by heart, and I've already learnt variables and loops from my nephew so {no need to start me at zero}. [coverage] Do you teach how to put an app online?
  [tellsAboutSelf] main government school me teacher hu, 12 saal ho gaye, bachche mujhse zyada phone jaante hain. [codingNeed] kya leaders wale course me code likhna padta hai?
  [-] we're four friends at a tea stall and one of us says the short ones are the same thing with two names, {forget the forty hour one}, [compare] how do the two ten hour programs differ
  [tellsAboutSelf] I'm on maternity leave till October, the baby sleeps in forty minute bits and my mother comes on weekends, [besideWork] is it something one can do alongside all that?
  [tellsAboutSelf] I lead a design team, I draw and I talk to clients, my company bought licences for an AI tool and nobody opens it, [recommendation] which course would you send me to, {not the coding ones please}
  [tellsAboutSelf] my dad is 63, was a bank manager for thirty years and now grows roses and reads about ChatGPT in the paper every day. [prerequisites] Is there an upper age?
  [tellsAboutSelf] done with your agent course? no no, {that was my cousin}, I only sat beside him eating chips, but now I'm curious and I know some Python. [order] Should I take @program before @program?
  [tellsAboutSelf] we are a hospital group with five sites, our doctors have no patience and our IT has no people, and training by video failed twice. [enterprise] Do you do programs for organisations like ours [enterpriseMail] and what should I put in the first mail to you?
  [-] read the whole page on the bus, I liked the sun made of dots, {I did see the ten and the forty} [duration] what I want is all of them added up
  [tellsAboutSelf] I make YouTube videos about gardening, I talk to my plants and two lakh people listen, and somebody offered me an AI voice. [coverage] do you cover making videos with AI?
  [-] my gym trainer says anyone can learn this in a weekend and he also says that about handstands [difficulty] how tough is @program really
  [tellsAboutSelf] I have three jobs open on my desk, an angry landlord and a laptop from my college days with a cracked hinge, [tools] what sort of computer does one need for your classes?
  [tellsAboutSelf] my English is from Doordarshan serials, I understand most but I answer in Telugu at home and at work, [language] what language are the sessions in?
  [tellsAboutSelf] i work in a pharmacy till nine, open it again at eight, closed only on sundays and the owner is my uncle so no chance of leave, [schedule] at what time are your classes?
  [-] at the last place I paid for they played us videos from 2021 and the trainer was eating lunch off camera [instructors] who teaches at yours?
  [tellsAboutSelf] I live in Vizag, the train to Hyderabad costs me a night each way and my wife gives me that look. [mode] is this in a classroom or over the internet?
  [tellsAboutSelf] my cousin's wedding goes on for six days in November, I'm in charge of the flowers and the aunties, [recordings] if I'm absent can I watch those classes later?
  [tellsAboutSelf] papa ki shop hai kirane ki, mai B.Com second year me hu aur pocket money se hi sab karna hai, {discount ki baat baad me}, [price] abhi bas itna bata do fees kitni hai
  [tellsAboutSelf] I just bought a scooter on EMI, my salary is 31 thousand and half goes home to Gaya, so a big sum at once is hard. [payment] Can it be paid in parts?
  [-] my company pays me back only against a proper paper with their number on it, last time they refused a hotel slip because of a coffee stain, [invoice] do you give a GST bill?
  [tellsAboutSelf] I broke my leg in the middle of a French course in 2022, they kept every rupee and sent me a greeting card, [refund] what's your rule if somebody has to stop?
  [tellsAboutSelf] we're two sisters and a cousin, all in the same PG in Ameerpet, all broke until we get jobs [discount] anything off if three come together?
  [-] everyone in my batch says institutes promise jobs and then stop answering the phone, one guy is still waiting since Holi, [placement] do you people help with jobs?
  [tellsAboutSelf] I'm at 4.2 LPA in support, six years, the new joinees get more than me and they ask me how to log in [salary] what would I earn after @program
  [tellsAboutSelf] mai paanch saal se Android developer hu, Kotlin me, aur office me notice aaya hai ki sabko AI seekhna hai, {wo manager wala course nahi}, [recommendation] baaki dono me se mere liye konsa
  [-] my mother in law asked whether the government knows about you, she asks that of everything including the milkman, [accreditation] is your course recognised by anybody official?
  [tellsAboutSelf] I failed maths in tenth, cried in statistics and still got a commerce degree thanks to a kind invigilator. [assessment] Do you have exams?
  [tellsAboutSelf] I'm shy, I blush when a teacher says my name and in my last class of ninety I didn't speak for five months, [classSize] how many are in one group with you?
  [-] in my brother's bootcamp they marked him absent for being four minutes late because of rain, and in Mumbai rain is not a hobby, [attendance] how strict are you about being present?
  [tellsAboutSelf] I'd come from Bhubaneswar with one suitcase, I know nobody in your city except a dentist, [accommodation] is there somewhere to stay?
  [-] what bothered me at the other academy, {no names}, was that on the last day everyone vanished and the group was deleted by evening [support] does one still get any help after your course
  [-] I promised my niece I would sit in one class before I paid anybody anything, she's nineteen and runs my finances, [demo] can I try one session first?
  [tellsAboutSelf] my visa appointment for Canada is on the 30th, my bag is half packed and I'd hate to leave in the middle, [ending] on what day does the course finish?
  [tellsAboutSelf] I'm the founder of a tiny pickle brand, my CTO is my cousin and our app is a google form, [codingNeed] would I have to code in @program, {I don't mean the other two}
  [-] you've answered me about the fees already, well, you said you don't know, fair enough, [tellsAboutSelf] I'm a mechanical engineer who likes to fix toasters [codingNeed] is there programming in the agent course [prerequisites] and do I need a CS degree for it
  [tellsAboutSelf] I'm a copywriter of ten years, clients now send me texts from a bot and ask me to make them human, which is a funny job, [audience] for what kind of people is the app developer course, {not the leaders' one}?
  [tellsAboutSelf] meri beti class 8 me hai, Scratch pe game banati hai, aur mummy hone ke naate mujhe kuch samajh nahi aata, [future] bachchon ke liye kuch hai kya ya aane wala hai
  [tellsAboutSelf] I teach AI at a polytechnic in Salem, my students like me, I have a free slot on Saturdays and a loud voice. [partnership] Could I teach for you?
  [-] {not asking for myself}, my manager wants it in writing by five and he's already in a mood because of the coffee machine, [dataUse] what do you do with the numbers people type in the form?
  [-] my phone rings eleven times a day since I asked one single college about an MBA, even during my uncle's funeral [dataUse] will you be calling me again and again too
  [tellsAboutSelf] I signed up here two years ago when I was jobless and curious, now I'm a happy tester at a bank, [dataKept] how long does my stuff stay with you? [erasure] and can I have it wiped
  [-] I put my old number in the form, the one my ex has, and noticed it only on the stairs [correction] how do I set that right
  [tellsAboutSelf] I block everything in my browser, my friends call me tinfoil Ravi and I've no social media since 2018, [cookies] does this site put cookies on my machine?
  [-] the button at the bottom is grey like my Monday, I filled my name, mail and number and even asked my son to press it, [formLocked] why won't it let me send?
  [tellsAboutSelf] I'm a project manager at an IT firm, I have PMP, I once wrote VBA and I promised my team never again, [duration] how many hours would I spend in @program [curriculum] and what is in it
  [-] we had the tarot lady and the astrologer both say I should go into computers, my aunt paid them, [tellsAboutSelf] and I'm a trained nurse who likes people more than screens, [programs] what all can one study with you?
  [tellsAboutSelf] I have a stall of phone covers at Abids, I speak five languages and can add faster than the billing machine, {I don't want theory}, [projects] is there practical work in it?
  [tellsAboutSelf] our batch at the shipyard has a free Friday each month, we're welders mostly plus two planners, and the manager said find something new, [enterprise] do you take a whole crew as one group?
  [tellsAboutSelf] I came for {the leaders' thing} but honestly I'm a hands on person, I solder, I fix drones for a wedding photographer and I learned C from a library book, [recommendation] what would you give me instead?
  [-] your mail bounces from my office because of our firewall, and our IT man is on pilgrimage until the 20th, {so please no mail address}, [phone] have you a number I can ring?
  [tellsAboutSelf] I deliver parcels on a bicycle, I know every lane in Kukatpally and I like to see a place before I give it money. [street] what's your exact address?
  [-] hum sab ghar me ek hi phone chalate hain, mummy ko reels dekhna hai, papa ko news aur mujhe kuch kaam ka [social] aap log youtube pe ho kya
  [-] my cousin sent a link with nothing else, as usual, no hello, no name, only a thumbs up, [about] what kind of place is this?
  [tellsAboutSelf] I need to write it in my leave application, my clerk is a stickler and he already sent it back once for a missing stamp [name] what are you called officially?
  [-] grandfather always asked how long a shop had stood before he bought even a bucket there, and I've become like him since I turned fifty [company] since when do you exist?
  [tellsAboutSelf] I teach yoga at two societies and I only buy what my students recommend, last year that was a terrible blender, [testimonials] have people said anything about your courses?
  [-] my sister lost eleven thousand to a trading academy with a very nice logo, and my father blames me because I showed her the ad. [trust] how do I know you are real
  [tellsAboutSelf] I'm an old customer of your page, I read it at night when the dialysis machine hums, and tonight I can't get in anywhere, [account] is there a login I've forgotten?
  [tellsAboutSelf] I'm a policewoman, people look for my number and I've changed it three times, last time after a wedding, [whoSees] who can open what I send with the form?
  [tellsAboutSelf] I clicked on you from a newsletter about bees, I keep four hives on my roof in Mysuru [source] do you notice where I came from?
  [-] the confirmation you send landed in my son's account because we share one, he opened it and deleted it with his cricket mails, [mailContents] what was written there
  [tellsAboutSelf] I've never been on your site before today, I'm a plumber, and yet this morning there was a mail thanking me for my interest, [mailByMistake] why did I get that?
  [tellsAboutSelf] I write my number with dots because my grandmother did, she ran the telephone exchange in Ooty. [phoneSigns] will your form mind dots or spaces?
  [-] pressed the enroll thing four times, on wifi, on data, once on my wife's phone while she was on a call, nothing pops up [formNotLoaded] what do I do if the form doesn't open
  [-] it said failed in red, then I made tea, then it said failed again, my husband says it's mercury retrograde [formFailed] what now
  [tellsAboutSelf] I typed my name and my mail, I left the number out because I don't give that to strangers since my divorce, [formWrong] and the form complains, what does it want from me?
  [-] I asked you about timings and the little dots danced for a minute and then you apologised, my whole family watched, [chatFailed] what should I do when that happens
  [tellsAboutSelf] I want that August bootcamp, I've told my boss, bought a notebook and even cut my nails for typing. [joinLaunch] where do I book the seat?
  [-] there's a banner about a bootcamp and below it cards with three courses, {the leaders' card I can rule out, I suppose}, [launchProgram] to which of them does the bootcamp belong?
  [tellsAboutSelf] i am on my mother's old tablet with a crack right where the x should be, and a window covers half the page [closeLaunch] how to make it go away
  [-] my manager loves paper but hates surprises, the last leaflet I gave him had only clouds and a smiling man on it [brochureContents] what is in yours?
  [tellsAboutSelf] we're forty in a factory at Hosur with one conference room and a projector that needs a slap, and travel isn't allowed this quarter, [onSite] could your trainer come to us?
  [-] our purchase lady wants eleven documents from everyone, even from the man who waters the plants, and {it's not about the bill}, [vendorPapers] do you have a security questionnaire filled in already?
  [-] scrolled past two people praising you while my auto was jumping over speed breakers, {the consultant I could read}, [quotes] what did the data scientist say?
  [tellsAboutSelf] I trust only what I hear from a person, I met my husband, my doctor and my landlord that way. [alumni] could I talk with someone who finished @program?
  [-] on the page it says industry partners and my uncle, who was in sales at a tyre company, laughed for a minute, [partners] which companies are they
  [tellsAboutSelf] I'm a slow thinker, my best questions come in the bath two days later and my last tutor only had Tuesdays [mentorTimes] how often does one see the mentor with you?
  [tellsAboutSelf] I'm building an app for my uncle's cattle fair and I don't want lawyers at my door later, I had that with a logo once, [unsaid] who owns what I write during the course?
  [tellsAboutSelf] I bring my own lunch in a steel tiffin, I'm Jain and I've a three hour bus behind me by noon. [houseRules] is there a fridge or a microwave for learners?
  [tellsAboutSelf] I've won two college quizzes and lost one hackathon to a team with matching hoodies, still bitter, [events] do you hold hackathons?
  [-] the line says live projects, plural, and my brother the lawyer says plural may mean two, {I'm not doubting that they're real}, [number] so how many are there
  [tellsAboutSelf] mera dost kehta hai python aata hai to sab aata hai, mujhe thoda aata hai, YouTube se sikha, loops tak, {basics dobara nahi karne}, [coverage] @program me multi agent systems padhate ho?
  [tellsAboutSelf] I'm a lawyer, I do land disputes, I've a junior who writes all drafts with a bot and thinks I can't tell, [codingNeed] which of your courses has no code in it
  [tellsAboutSelf] I'm 17, got 94 in computers, my teacher says wait and my friends say go, and I have the whole of May to myself [prerequisites] is there a minimum age for @program [duration] and how many hours is it?
  [-] the man at the counter next to mine swears the agent course is for managers because managers have agents, he sells tickets, [audience] who is it really for?
  [tellsAboutSelf] my wife and I both took a year off, she from a bank and I from a startup, and we want to learn together at breakfast. [order] could one person do @program and @program at the same time?
  [tellsAboutSelf] I've a full time job at the passport office and a part time job as the only son, Saturdays go to hospitals with Amma, [besideWork] would ten hours fit in beside that, {I don't ask for the forty}?
  [-] I was told by a friend in Chennai that your leaders' program does budgets, another said no budgets, only speeches, they don't talk to each other any more, [curriculum] what is in it?
  [tellsAboutSelf] I'm the boss of a courier branch, I've 18 riders, I type with two fingers and my daughter says I shout at the computer, [summary] what will I be able to do after @program?
  [tellsAboutSelf] I've read your page three times because I'm on jury duty, well, waiting for a court date, and {I know what the agents one is}, [compare] but how do the app course and the business one differ
  [tellsAboutSelf] my company gives me 10 paid hours of learning a year, yes ten, my boss counted, and I've used none so far, [recommendation] which of the two short ones is right for a tester with some Python?
  [tellsAboutSelf] hum log ek NGO hain, 25 field worker, laptop sirf paanch, aur donor bolta hai AI use karo, [enterprise] kya aap hamari team ko sikha sakte ho
  [-] wo jo aapne {forty ghante} likha tha wo mere bhai ke liye tha, mai to manager hu, [tellsAboutSelf] ek hotel me, front desk dekhta hu, [duration] leaders wala kitne ghante ka hai
  [tellsAboutSelf] I finished a Kaggle course, a Coursera thing and half a book my cat sat on, and I get lost when it comes to putting models in front of users, [coverage] is deployment taught in @program [projects] and is it practised on something real?
  [tellsAboutSelf] I was a stewardess for nine years, I can calm down a drunk at ten thousand metres, and now I'd like a desk and a chair. [programs] which courses do you have?
  [-] my neighbour Mr Pillai has registered and is unbearable now, he says the words agent architecture over the fence, [register] how do I get in too?
  [tellsAboutSelf] I'm an anaesthetist in Kuwait, my weekends are Friday and Saturday, I pay rent in two countries, [abroad] may I register from there [phoneFormat] and is our code in the list
  [tellsAboutSelf] I'm a product owner, I sit between a team that codes and a board that dreams, and I've been told {not to bother with Python}, [recommendation] what's my course
  [tellsAboutSelf] I do sound for weddings, I'm deaf on the left from it, and my son and I've been writing little Python scripts to sort our recordings. [audience] Is @program for hobby people like us [difficulty] and is it hard
  [-] so my aunt rang and said {ask about the fees}, no Aunty, [tellsAboutSelf] I'm a civil engineer on a metro site and I know concrete, not code, [codingNeed] does @program want me to write any?
  [tellsAboutSelf] mai ek CA ki office me article hu, raat das baje tak GST return bharta hu, {fees waali baat nahi karni abhi}. [besideWork] itne busy aadmi ke liye chalega kya ye course
  [tellsAboutSelf] I head operations at a dairy, we start at three in the morning, I've a degree in veterinary science and my own opinions on robots. [curriculum] what does the leaders' course go into, {leave out the developer ones}
  [-] a colleague at the airport showed me his notes from your agent thing, all arrows and boxes, he has terrible handwriting [summary] {not the hours please}, what is it about?
  [tellsAboutSelf] I started with {the manager one} in mind since I'm a manager on paper, but it's a title, I'm the only person in my team and I code all day, [recommendation] so which then [duration] and how long is it
  [tellsAboutSelf] bank ki naukri chhod di teen mahine pehle, ab ghar pe Python ki kitaab padhta hu aur biwi roz poochti hai aage kya. [order] pehle @program karu ya @program
  [tellsAboutSelf] I know React, I know Node, I know what an embedding is more or less, so {spare me the intro to AI}, [coverage] do you teach how agents talk to each other?
  [-] the brochure lies on my desk under a mug, so yes, {I have the hours}, the topics and the picture of the sun, [compare] but which has more to do with money and numbers, the managers' one or the app one
  [tellsAboutSelf] we're a team of thirty in a games studio, artists mostly, someone broke the build on Friday and everybody blames AI, [enterprise] could you put together something for us [onSite] and would you come to Bengaluru
  [tellsAboutSelf] my wife has a PhD in botany and has never opened a terminal, she's brave though, she handles cobras for a hobby. [prerequisites] does she need anything beforehand for @program?
  [-] I've heard from two people now that it's the same ten hours for engineers and for bosses, one of them also thinks the moon is near [duration] how long is each
  [tellsAboutSelf] I'm a tutor for class 12 physics in Kota, evenings are gone, mornings are free and the fee season starts in April, [access] if I buy now can I still read the stuff next year?
  [-] in my last job they gave you a certificate for attending a fire drill, I have it framed, {it's not the paper I'm after}, [career] I'd like to know what your course does for a career
  [tellsAboutSelf] I have written to three trainers this month, two never replied and one tried to sell me a flat, [mentor] do you give me a person I can ask?
  [-] my friend Lubna got a bag, a mug and a bottle from her institute and now she wants all of us to be jealous, [perks] what comes with your program
  [tellsAboutSelf] sorry, I said {fourteen people} on Monday, two of my drivers quit, it's twelve now, all with smartphones, none with patience, [enterpriseMail] what do you need from me in writing for a proposal?
  [tellsAboutSelf] I'm an HR intern, my third week, and my boss told me to collect information from five providers before her flight to Delhi lands, [benefits] what are you better at than the rest?
  [tellsAboutSelf] humare college me AI ka paper hai par sir ko khud nahi aata, mai CSE third year me hu aur hostel me wifi bhi mar jata hai, [projects] aapke yahan project milega karne ko [certificate] aur certificate bhi?
  [tellsAboutSelf] I've signed {my brother} up in my head already but he said no, he'd rather fish, so it's me now, a bored statistician with a government job [start] when does the next cohort get going?
  [-] I woke up at four thinking all the places will be gone, my horoscope said act today, [seats] how many seats does the bootcamp have
  [tellsAboutSelf] my daughter's exam ends on the 3rd of March, we go to Tirupati on the 5th and I'm yours from the 9th, [deadline] is that too late to register?
  [tellsAboutSelf] main Dubai me hu, kafeel se chutti milti nahi, par internet acha hai aur room me akela rehta hu, {visa ki tension nahi hai}, [mode] class online hoti hai ya aana padega
  [tellsAboutSelf] I live in Dallas, I'm up with the baby at weird hours and I can do arithmetic with time zones in my sleep, what sleep, [launch] what are the times of the bootcamp session for EST?
  [-] I told the lady at the bank that I want to study and she asked for the institute's town for the loan form, [location] which is it?
  [-] I took down a number from your competitor's poster by mistake, a very angry man answered who repairs mixers, [contact] how do I really get hold of you?
  [tellsAboutSelf] I'm the treasurer of our housing society, I do everything by cheque and I keep every receipt since 1998, [payment] how would I pay you [invoice] and do I get a bill
  [tellsAboutSelf] I chose {@program} in the form because I was in a hurry and the biryani was here, I wanted the agentic one all along. [transfer] Can you switch me over
  [tellsAboutSelf] I filled in my name as Bunty since everybody calls me that, my passport says Balwinder Singh Grewal and my mother says neither, [correction] can I get the name changed?
  [tellsAboutSelf] i run a coaching centre in Gwalior, 300 students, two floors and a cat, and my students ask for AI every day, [partnership] can we work together?
  [tellsAboutSelf] I'm a Kannada medium student, first in my family past tenth, I read English with a dictionary app and I'm not ashamed of it, [language] are classes given in anything else than English?
  [-] {not the mentors}, those I read about, my friend had a fight with one once at another place, [instructors] who stands in front in the class itself?
  [tellsAboutSelf] I type on a phone with a broken back key, my laptop went to my brother for his thesis and I might get an iPad from the office. [tools] would an iPad do for @program?
  [-] {you told me it's ten hours}, good, I wrote that on my hand, and my shift roster is fixed till August by a man who enjoys it, [schedule] at which times of the day do you teach?
  [tellsAboutSelf] teen saal se freelance logo design karta hu, client ab AI se banwa lete hain, ghar ka kharcha bhi nikalna hai, [placement] course ke baad kaam dilwate ho kya
  [tellsAboutSelf] I earn 62k at a hospital, my flatmate earns double and forgets to lock the door, I can't see the justice in it. [salary] what do people make after the agentic course, {not in dollars}?
  [tellsAboutSelf] I did my masters on a scholarship from a tea company, my parents pluck leaves in Dibrugarh and I'm good at filling in forms, [discount] do you have a scholarship?
  [tellsAboutSelf] I have to hand in something every Friday at my job, I write reports in my sleep and I hate it, [assessment] is there homework in yours?
  [tellsAboutSelf] I applied for work abroad twice, the consulate lady knows my face, and someone in the queue said a course abroad counts more. [visa] would yours help me with a Canadian permit?
  [-] our principal wants everything with a seal from Delhi, she turned away a lady with forty years of Bharatanatyam for lack of paper, [accreditation] are you affiliated to any university?
  [tellsAboutSelf] I learn best when I can hide behind someone tall, I'm in merchandising, I'm five foot nothing, [classSize] how big are the groups [attendance] and must I be there every time?
  [tellsAboutSelf] I'm in the army, I can be moved on a day's notice, and my wife keeps a bag ready in the hall, [recordings] if I'm posted away in between can I see the lectures later [refund] or do I get my money back
  [-] my nephew went to one of these and came home with lots of phone numbers, he now has a band with two of them, [support] do you have some group for those who are through?
  [tellsAboutSelf] I run a petrol pump on the Nashik highway, I did my B.Sc. in chemistry, and last month I automated the night tally with a bot my son's friend wrote. [programs] what else do you teach {besides the app course}?
  [-] you know what, {forget what I wrote about Java}, I was thinking of my old job, [coverage] is @skill part of any program?
  [tellsAboutSelf] my startup is me, my co founder who's my ex and an intern from Jaipur who does all the work, we make chat for dentists, [recommendation] which one for the founder and which for the intern?
  [-] I only have this lunch break and half of it went on finding you, {no greeting please}, [tellsAboutSelf] I'm a Java lead with six juniors [compare] is @program or @program closer to system design
  [tellsAboutSelf] main sirf dekh rahi thi, shaadi ke baad do saal ka gap hai, MCA ki degree almari me padi hai, [prerequisites] gap wale log bhi join kar sakte kya [codingNeed] aur coding bhool gayi hu to chalega?
  [tellsAboutSelf] I'm a journalist, I cover floods and politicians, I write fast, and my editor wants me to explain agents to readers by next month, [audience] would @program be for a person like that
  [-] two guys at my coworking space say {the app course} is too long for them, they also skip leg day, [tellsAboutSelf] I'm a freelancer in data entry with time to spare, [curriculum] which things does one learn in it?
  [tellsAboutSelf] I'm an architect, of houses not software, I draw by hand, my partner does the computer part and he's leaving for Lisbon. [order] Would it make sense to do the business course and then @program?
  [-] before anyone asks, {I do not need a job}, [tellsAboutSelf] I have one and a half, days in a chit fund office and evenings in my brother's mobile shop, [besideWork] can such a person follow @program
  [tellsAboutSelf] we are a family firm, bearings since 1961, my father signs, I decide and my sister really runs it, eight managers under us. [enterprise] Do you do something made to measure for a firm?
  [-] my doctor told me to learn something new against the forgetting, he said Spanish, I said agents, [tellsAboutSelf] I was a COBOL man for thirty five years, [recommendation] what would you advise me to take
  [tellsAboutSelf] aap log ka page padha, coding wale dono course samajh aaye, mai ek ladies hostel ki warden hu aur 80 ladkiyon ka hisaab rakhti hu, [audience] wo jo teesra hai, {agents wala nahi}, kiske liye bana hai?
  [tellsAboutSelf] I teach kathak in Lucknow and my only machine is a speaker, my student's mother works with AI and won't stop talking about it during warm up. [codingNeed] do I need to program in any of your courses, {not that I'd want to}
  [-] your mentor text I've read, the portfolio text too, my tea's cold now and my boss is back in ten minutes, [curriculum] only the subjects of the app course are missing for me
  [tellsAboutSelf] I'm 52, a widow, I closed my late husband's printing press and the money lies in the bank doing nothing, my sons are in Boston. [prerequisites] do you take people without any computer background in @program?
  [-] a man on the radio said you can't learn this in under six months, my barber said two days, [duration] how much time does @program take really [difficulty] and is it heavy going?
  [tellsAboutSelf] I'm a bot builder, three years on Dialogflow, I quit last week over a haircut remark, {nothing about chatbots please}. [coverage] Do you go into how agents take decisions on their own?
  [tellsAboutSelf] my two bosses want two different things, one says coding, one says strategy, and I only do what the one nearer to my desk says, [compare] what do the app course and the leaders' one have different?
  [-] {I'm not complaining}, the chat is nice, only my uncle thinks he's talking with a lady in Hyderabad and has combed his hair, [whoAreYou] are you a person?
  [tellsAboutSelf] I've done a bootcamp at another place, eleven weeks, the snacks were excellent and I remember nothing else, my friends say go bigger. [rival] Are you better than UpGrad?
  [-] Neha from my block enrolled last week I think, she's secretive since the promotion, we used to share lunch [otherPeople] is she in your app course?
  [tellsAboutSelf] I clicked a link in an old mail while standing in the ration queue, the page said oops and the man behind me said same, [pageNotFound] what went wrong there?
  [tellsAboutSelf] I write long messages, I was a letter writer at the post office for years, and each time I want a new line this thing is off and gone. [chatKeys] how do I make a new line here
  [-] my sister wanted to talk to you too, she gave only her first name because she has opinions about privacy, [chatStart] why won't the chat open for her?
  [tellsAboutSelf] I'm partially sighted, I use a reader and it speaks very fast, my husband says it sounds like an auction, [pageMenu] what is in the menu on top?
  [tellsAboutSelf] I'm a data protection officer in Graz, I read terms for breakfast and I have a cousin studying in Hyderabad. [privacy] How do you handle privacy?
  [-] bas ek cheez, meri behen ka form bhi bharna hai, wo gaon me hai aur network sirf chhat pe aata hai, [oneFormEach] ek hi form me dono ke naam chalega kya [afterRegister] aur form ke baad kya hota hai
  [tellsAboutSelf] I teach accounts at a convent school, the sisters don't allow phones before three and I tutor after five, [schedule] do you have classes at the weekend?
  [-] my son sold me on the app course and then said it's also a bootcamp and then he went to play cricket, [launchProgram] is the bootcamp the same as @program?
  [tellsAboutSelf] I had it all open, the price list of an MBA in Manipal, my salary slip and your page, and then my daughter spilled juice, [price] what do you charge for @program, {only that one}
  [tellsAboutSelf] I live on Car Street in Mangaluru, I've a fish stall at five and sleep at eight, and I can't leave my old mother. [otherCity] Is there anything of yours near the coast here?
  [-] my boss said find out who they are before you show me prices, he fell for a fake award once and hangs it in the toilet now [company] do you have any awards or figures?
  [tellsAboutSelf] I'm the librarian at a polytechnic, I order the books nobody reads, and our dean wants something for the students, {not for me}, [partnership] do you tie up with colleges?
  [-] heard from a classmate that you people do something with hackers at night and pizza, which sounds like my kind of study, [events] is there any hackathon or talk in the evenings?
  [tellsAboutSelf] I've a gluten thing, a bad back and a three year old who bites, I'm told to sit on a firm chair, [houseRules] are children allowed in the building?
  [tellsAboutSelf] I left my job at a bank in a huff, my parents don't know and think I go to work every day with my tiffin, [placement] do you have internships after the app course [salary] and what do they pay
  [tellsAboutSelf] I'm a foreman, I have an eye for rust, and my company wants us to write an AI plan with numbers until September, [coverage] is ROI something you teach
  [tellsAboutSelf] main computer operator hu tehsil office me, typing 60 ki speed, excel me vlookup aata hai, log kehte hain ab nayi cheez seekh. [recommendation] shuru karne ke liye teeno me se konsa loon
  [-] {don't sell me the bootcamp}, I'm away in August on the Amarnath yatra with my whole lane, [start] when's the next regular batch?
  [tellsAboutSelf] I manage the stores of an ashram, we feed four thousand a day, we have a swami who loves gadgets and two volunteers who code. [enterprise] could you teach the volunteers and the office as one group [discount] and is there something off for charities?
  [-] one of the three I can strike out, my brother says, {the leaders' one}, it has no code and I live by code, [duration] so of the two left which is shorter?
  [tellsAboutSelf] I do embedded C in an automotive supplier, I've ten days of leave that will lapse and a wife who'd like me out of the house, [order] can I do both developer courses in one go
  [tellsAboutSelf] I'm a resident doctor on 36 hour duty, I eat standing, my roommate hasn't seen me since Pongal and yet I want to learn, [besideWork] do people with crazy jobs manage @program?
  [tellsAboutSelf] I've a B.Tech from 2012, I sold tiles for ten years since then, my friends are all team leads by now and say it's too late, [audience] is the app developer course for someone like me?
  [tellsAboutSelf] I already looked at Python on three sites and made a calculator and a snake, the snake died often, [curriculum] after Python what comes next in @program?
  [-] my husband says agents are only chatbots with a tie, I say no, we've a bet on it, one dinner, [compare] is there a difference between what you teach in @program and in @program
  [tellsAboutSelf] I can read code like I can read a menu in French, I was a translator in Pondicherry, I even like brackets. [codingNeed] how much programming must I know for the agents course [prerequisites] and do I need a degree in it?
  [-] our old trainer forgot my name all year, called me Sunil, I'm Sushila, {I'm not after a discount or a gift}, [mentor] will I have one mentor to myself [mentorTimes] and how often would we meet
  [tellsAboutSelf] teacher hu sarkari school me, suna hai aapke course me sab kuch recorded milta hai, padosi ne bataya jo khud kabhi gaya nahi, [recordings] sach me recording milti hai kya
  [tellsAboutSelf] I moved houses, my router is in a box under the bathtub, I work from a cafe that plays the same song, [mode] do I need to be there in person or can I sit here?
  [tellsAboutSelf] I have promised my cousins in Kathmandu that I'd find out, they're three, all in engineering, one has a moustache now, [abroad] can people from Nepal attend?
  [-] we've the lift guy in the house today and the whole office is on the stairs reading your page, [tellsAboutSelf] I'm their finance controller, [vendorPapers] can you send a PAN copy and the vendor form for our system
  [tellsAboutSelf] I got a plan for three months, gym, guitar and this, the gym is closed and the guitar has four strings, [summary] what can I do once I've done @program
  [-] read somewhere on your page about lifetime access, lovely, but my mother says lifetime of whom, [certificate] what I want to know is if there's a certificate [accreditation] and is it recognised
  [tellsAboutSelf] I've a stammer, so I don't like phones, and I'm the shift lead of nineteen people who've learned to wait for me. [contact] can I write to someone?
  [tellsAboutSelf] mummy ki dukaan sambhalta hu, B.Sc. maths kiya hai, {app banana mera shauk nahi hai}, paisa kahan bachega wo samajhna hai. [recommendation] kis course me jau
  [-] I stopped at the line with the data scientist who says he ships now, my team found it funny because we do ship, literally, containers, [testimonials] do you have more voices from learners?
  [tellsAboutSelf] main ek private school ki principal hu, 40 teacher hain, aadhe AI se darte hain aur aadhe chori chori use karte hain. [enterprise] kya aap sabko ek saath training doge [onSite] aur school me aake?
  [tellsAboutSelf] I run the back office of a shipping agent, I wake at four for Singapore time, and {I'm not the technical one}, that's Anand next to me who eats peanuts. [recommendation] which program for me [audience] and is the agentic one meant for an Anand?
  [-] I've just come out of a meeting where everyone said agentic every second sentence, I counted to forty one, [tellsAboutSelf] I'm from legal, {no coding for me}, [coverage] does @program cover how to judge whether a use case is any good
  [tellsAboutSelf] devops me hu chaar saal se, kubernetes, terraform sab, {deployment mujhe mat sikhao}, bas agents banana hai. [curriculum] @program me kya kya topic hai [duration] aur kitne ghante lagenge
  [tellsAboutSelf] I'm on the bench since May, my company pays me for sitting and my mother thinks I've retired, I know C# and a bit of Angular. [order] Which program should I do first, the agent one or the app one [start] and when could I start?
  [-] somebody in our WhatsApp group shared {the bootcamp poster}, somebody else shared a lizard, and now nobody reads anything any more, [compare] please, how's @program different from the leaders' one
  [tellsAboutSelf] I coach the under 14 girls in hockey, I've a B.P.Ed. and I track their fitness in a notebook with coffee rings on it. [prerequisites] what does one have to bring for @program [codingNeed] and is programming required?
  [tellsAboutSelf] I work alternate weeks offshore near Mumbai High, two weeks on the rig with slow internet, two weeks at home fixing taps, [besideWork] would that rhythm work with your course [recordings] and could I see what I missed
  [tellsAboutSelf] I own two laundries and a van, {the app thing} my son will do, he's in BCA, I only want to know where AI could save me soap and people. [curriculum] what would I hear about in the leaders' course?
  [tellsAboutSelf] humne do baar pehle bhi course liya hai, ek me teacher bhaag gaya, doosre me app hi band ho gaya, ab dar lagta hai. [trust] aap asli ho ye kaise maanu [refund] aur paisa wapas milta hai kya?
  [-] I told my wife ten hours and she said you said that about the garage too, [duration] what's the right figure for the app course
  [tellsAboutSelf] I'm a radio jockey in Jalandhar, mornings six to ten, I've a voice and no maths, and my listeners ask me about AI as if I'd built it, [summary] tell me more about the leaders' one, {no figures}
  [tellsAboutSelf] I teach Python to school kids on Sundays, I've a folder of two hundred tiny games and {I don't want Python from zero}, [duration] how many hours of @program [coverage] and does it go into AI frameworks
  [-] the woman who does my eyebrows said her cousin got a seat at your place in the last minute by luck, [seats] are there still some left for the bootcamp [deadline] and until what date can I apply?
  [tellsAboutSelf] I'm a pilot trainee, my ground classes end soon, the simulator is always booked and dad has taken a loan already, [payment] can we pay you month by month, {I don't mean a discount}
  [tellsAboutSelf] mere husband ka transfer ho jata hai har do saal, abhi Jodhpur, agle saal pata nahi kahan, aur mai ghar se kaam dhundhti hu. [mode] online hai kya sab kuch [language] aur hindi me padhate ho?
  [tellsAboutSelf] I'm a research scholar in Sanskrit, I've digitised nine hundred palm leaves with my own two hands, and my guide wants a search that talks. [recommendation] Is it the app or the agents course I should take?
  [-] my cousin says the mentor thing is marketing everywhere, he was promised one and got a mailing list, [mentor] is it one to one at yours [number] and how many sessions with them are there?
  [tellsAboutSelf] I've been a sub editor for 24 years, I find commas where others find meaning, and by the way your page has none wrong. [audience] Who's the app course for, {I know the other two}
  [tellsAboutSelf] sir mai diploma holder hu, ITI se electrician, Surat me akela rehta hu aur night duty karta hu, {degree wala sawaal mat poochna}. [prerequisites] diploma wale allowed hain kya
  [tellsAboutSelf] I keep bees and books, the books for a co-operative, and our secretary wants a report from me on AI before the AGM, [brochure] is there a brochure [brochureContents] and what does it say about each program?
  [-] my friend and I wanted to apply for {the bootcamp}, then his mother fell ill and he's gone to Madurai, so now we'd wait together, [future] will there be another kind of program later in the year?
  [tellsAboutSelf] I'm in procurement at a steel plant, I've signed off eighteen trainings in my life and slept through most, we're now after something for forty engineers. [enterprise] Can the agentic course be tailored for us [invoice] and do you issue tax invoices
  [tellsAboutSelf] I write poems and unit tests, the tests pay, I've six years of Go and a small bit of Python, [compare] for me what would be the difference between your two developer courses?
  [-] my brother in law asked you about {the price}, my sister about the timings, the whole family is at it, [tellsAboutSelf] I'm the actual student, second year AIML at a college with no AI and no ML, [projects] would I be building real stuff [career] and have something for my portfolio?
  [tellsAboutSelf] I mend watches, my eyes are going and my daughter in Toronto pays for anything that has the word learning in it. [codingNeed] is there anything for someone who will never code?
  [-] you wrote earlier that the team will contact me, fine, but I was in the hills with no network and Ma doesn't pick up unknown numbers [myRegistration] did anyone try to call [phone] and which number do you call from
  [tellsAboutSelf] raat ko Ola chalata hu, din me B.Com ki padhai, do ghante sota hu aur phir bhi kuch seekhna hai. [besideWork] kaam ke saath ho jayega kya [schedule] class ka time kya hai?
  [tellsAboutSelf] I'm a microbiologist, I culture yoghurt at work and at home, my R scripts are awful, and a colleague laughed at my for loops. [difficulty] Is the forty hour one hard [support] and does someone help after it is over?
  [tellsAboutSelf] I've got a nice team of six testers, they're scared of being replaced and one cries, and my director has said {not one rupee for travel}. [enterprise] do you train teams [mode] and does it go over the net?
  [tellsAboutSelf] I do stand up comedy on Fridays and Salesforce the rest of the week, nobody laughs at either. [order] is it a bad idea to take @program after @program, {not before}
  [tellsAboutSelf] main Bangladesh se likh raha hu, Dhaka me garment company ka merchandiser, office me sab ko AI ka bukhaar chadha hai. [abroad] bahar ke log join kar sakte hain kya
  [-] {no, not Delhi}, that was my roommate, he'll answer anything before it's asked, [tellsAboutSelf] I sit in Warangal with a broken fan and a good laptop, [location] in which city are you [street] and what's the address there
  [tellsAboutSelf] I was a nun for six years, now I'm a social worker with a motorbike, and my office has had a computer donated that talks back. [prerequisites] does one need experience for @program
  [tellsAboutSelf] I've finished Andrew Ng's course twice, once for the head and once for the heart, and I teach at a college in Erode, {so theory is not what I lack}. [coverage] do you build multi agent systems [tools] and with which tools?
  [-] my landlord's son said he had a good time at your place and then he said it was in Bhopal, so maybe not yours, [otherCity] do you have a branch in Bhopal?
  [tellsAboutSelf] I do HR for a chain of bakeries, I've 120 people who smell of butter, and I wanted {something for all of them} but the owner said managers only, that's nine. [recommendation] which program would be right for the nine?
  [tellsAboutSelf] biwi ne kaha pehle certificate dekho phir paisa do, usne ek baar beautician course kiya tha aur kaagaz pe naam galat tha. [certificate] certificate milta hai kya [assessment] aur exam dena padta hai?
  [-] I asked three friends and got four opinions, one says leaders' course, two say app, one says marry, [compare] which of the three goes deeper into building things
  [tellsAboutSelf] I'm a customs officer, I stamp and I stamp, I've a law degree by correspondence and I enjoy crosswords more than my wife thinks is healthy, [audience] is your business course for officials too
  [-] {leave the chatbots}, my daughter made one in an afternoon for her parrot, [tellsAboutSelf] I'm an Oracle DBA with back pain, [curriculum] what are the five things in the agent program
  [tellsAboutSelf] I've my own tuition centre for spoken English, I've been refused a loan twice and I live on filter coffee, [price] what would @program cost me [discount] and is there an early bird?
  [tellsAboutSelf] Hyderabad me hi rehta hu, Charminar ke paas, bike hai, do km se zyada chalna pasand nahi, [street] exact address bata do [houseRules] aur parking milti hai kya wahan
  [-] you have it in your list I believe but my glasses are at the optician until five, [duration] how long's the course with the agents [register] and how do I put my name down for it
  [tellsAboutSelf] I lead procurement software at a Pune firm, I have two daughters who correct my English and a budget that ends on the 31st, [enterprise] could my team get a custom thing, {not the standard one}?
  [tellsAboutSelf] I did an AI for managers thing at my last employer, four days of slides with rockets on them, and {I can't see another rocket}, [benefits] what makes your course any different?
  [tellsAboutSelf] I'm a home science graduate who now repairs routers for a living, long story with a divorce in it, I can do Linux and a bit of bash. [codingNeed] does the agentic course assume I code [recommendation] or which would you start me on?
  [-] my old teacher Mr Kulkarni always said ask who taught your teacher, he also said never to trust a man in sandals, [instructors] are your mentors people from industry?
  [tellsAboutSelf] I'm writing on behalf of our sarpanch, he's 70 and full of plans, we've twelve villages and one engineer who studied at Kharagpur, [programs] what are your courses [count] and how many are there?
  [-] kal maine {agentic wale} ka poocha tha, wo mere jeeju ke liye tha, [tellsAboutSelf] mai khud marketing me hu, campaign chalati hu, code se door ka rishta bhi nahi, [duration] manager wale course me kitna time lagta hai
  [tellsAboutSelf] after the lockdown my catering died and I went into data labelling, drawing boxes around cars all day for a firm in Ranchi, [besideWork] does the app course work out for somebody with an eight hour day
  [-] Dear Sir or Madam, your page was recommended to the undersigned by a fellow member of the Rotary, who praised in particular the mentors, [tellsAboutSelf] I am a chartered engineer with a practice of my own and a staff of seven. [audience] For whom is @program intended?
  [tellsAboutSelf] nobody in my house has a job with a chair, I'm the first, at a tele medicine startup, and {I won't ask what it costs} because my boss pays. [coverage] is integrating gen AI into an existing app part of it
  [tellsAboutSelf] since ma retired she's learned chess, crochet and how to block my father, before that she ran a post office with eleven people. [recommendation] which program for her
  [-] lol my friends bet i won't last a week, [tellsAboutSelf] i dropped out of btech in sem 5, i stream games to 60 people and fix laptops for the colony, [prerequisites] can a dropout join @program
  [-] thanks for the hours, that helped, though it's not what my cousin told us, he said {sixty} and he also says he's six feet, [curriculum] what goes into those forty?
  [tellsAboutSelf] with my brother abroad I look after the mango orchard, the bank things and our parents, I did MCA and wrote PHP till 2016. [order] which course comes first for an old PHP man, the agents or the app, {leave out the leaders' one}
  [tellsAboutSelf] ek chhoti si IT company me HR hu, 22 log, {freshers ko nahi}, sirf senior developers ko bhejna hai, CEO sir ka idea hai. [enterprise] unke liye alag program bana doge kya
  [tellsAboutSelf] can't sit long since the accident, so I stand at a shelf and translate patents from German, nine to four, with a cat on my foot. [codingNeed] do I need code for your leaders' course [compare] and what's the other ten hour one about in contrast?
  [-] it's raining, the cricket is off, my uncle is explaining AI to the aunts with a potato, [tellsAboutSelf] so I'm hiding in the kitchen and I happen to be a founder of a two man drone company, [summary] what would @program do for me?
  [tellsAboutSelf] for eight years I have done audits in other people's towns, I own two shirts and a good suitcase, and {the recordings question you've answered already}. [attendance] How bad is it to miss one session?
  [tellsAboutSelf] our little temple trust has an office with one clerk, one computer and one fan, I'm the honorary secretary and a retired judge. [difficulty] is @program too hard for a man of seventy four
  [-] the ad said thousands of professionals, my wife counted two on your page, she's in insurance, they count [testimonials] where can I see what all the others say?
  [tellsAboutSelf] never had a portfolio, only a drawer, I'm in animation with a studio in Trivandrum that pays in biscuits, and I've read the part about mentors twice. [career] will I have work to show after the app course
  [tellsAboutSelf] mera beta 10th me fail ho gaya tha, ab mobile repair karta hai aur bahut acha karta hai, usko computer ka bhi shauk hai. [prerequisites] 10th fail le sakta hai kya @program [language] aur hindi me padhaoge?
  [tellsAboutSelf] between feeds and nappies I keep up with my old team's tickets, I was a scrum master before the twins, and I miss grown ups. [recommendation] Would you rather see me in @program or in @program?
  [-] {please not the long answer}, my bus comes in two minutes and the conductor already knows me, [duration] how long does the agents one take
  [tellsAboutSelf] I made a promise to my late father, a compositor at a newspaper, that I'd never let a machine take my job without a fight, and I'm a paralegal now. [coverage] is there anything about prompts and documents in your courses
  [tellsAboutSelf] got my first salary yesterday, 18,500, bought mother a mixer and me a headset, I'm a junior tester in Mohali. [payment] is there EMI [price] and how much is it altogether
  [-] my team read your brochure aloud in the canteen like a play, I was the ROI, [tellsAboutSelf] we're in pumps and valves, five heads of department, [enterprise] can we have the leaders' course only for us five [onSite] and in our own canteen?
  [tellsAboutSelf] zilla parishad me clerk hu, RTI ke jawab likhta hu, chaar line likhne me poora din jaata hai aur afsar phir bhi kaat dete hain. [coverage] aapke course me ye AI se likhna sikhate ho kya, {coding to mujhe nahi karni}
  [tellsAboutSelf] I collect stamps, I've a pension, and thirty years at HMT taught me to ask things in order, so {fees later}. [access] first tell me how long the course material stays with me
  [-] I wrote @program on a chit for my boss and he read it as {the forty hour one}, he never has his glasses on, [tellsAboutSelf] we're a lab for water tests, all chemists, [duration] for his peace what is the length of the business one
  [tellsAboutSelf] I build dashboards for a cricket league, I've SQL dreams, my R is fluent and my Python broken, and I'd love to ship something with my own name on it. [recommendation] which one gets me there
  [-] Rohit says one gets a job letter, Rohit also says he's related to Kohli, [tellsAboutSelf] we're both final year mechanical at a college near Karimnagar, [placement] what's true about jobs after your course
  [tellsAboutSelf] worked at a museum in Kolkata as a guide for 15 years, dinosaurs mainly, and my school friend with an AI firm wants me in sales. [audience] is @program also for sales people without a team, {not heads of sales}?
  [-] papa ne abhi abhi form bhara tha mere naam se, galti se do baar submit ho gaya, wo chasma nahi pehente, [myRegistration] aapke paas pahucha kya mera naam
  [tellsAboutSelf] I'm a speech therapist, my Saturdays are booked by lisping children till Diwali, on the other days I'm free from six, [schedule] are classes in the evening [recordings] and are they recorded if a child runs late
  [tellsAboutSelf] as a student union head I organise everything here from blood camps to bad DJs, and two hundred of us would come if it were any good, [discount] would there be a group price [partnership] or some college tie up
  [-] your page says for people who work, my neighbour says that means people who pay, [tellsAboutSelf] I'm at home since my stroke, recovering, an ex network engineer from BSNL, [prerequisites] is a job a must for @program?
  [tellsAboutSelf] I've led three plants, two mergers and one disastrous canteen reform, and I don't wish to learn {any tool whatsoever}. [curriculum] What precisely does your leadership program treat?
  [tellsAboutSelf] my degree is in textile design from NID, my job is telling a loom what to do through a terrible interface, and I've been reading about agents at night. [codingNeed] is coding knowledge needed before @program, {or no, not that one}, before the app one
  [tellsAboutSelf] dono bhai ek hi company me hain, wo frontend, mai data entry, wo bolta hai tu manager wala kar aur mai bolta hu tu kar. [recommendation] data entry wale ko konsa theek rahega
  [-] I know, I know, {dates you don't have}, you said so twice and my tea went cold each time, [tellsAboutSelf] I've a holiday to plan around it with eleven in laws, [ending] but roughly when would it be over?
  [tellsAboutSelf] I've a shop for fish tanks, I do the heating control with an Arduino and a prayer, my mates in the forum write agents that order their flakes. [order] would you do @program straight after @program or leave a gap?
  [-] my friend from Manchester did something of this kind with a university and it was all essays, [assessment] are there exams at yours [certificate] and what do I hold in my hand at the end?
  [tellsAboutSelf] six of us in the records room will be made redundant when the new system comes in July, we've known each other since Doordarshan had one channel, [recommendation] what would you give people like us to learn?
  [-] one of your people rang {my wife}, sweet lady, only it's me who registered and she now knows about her birthday surprise, [correction] how do I change the number you have
  [tellsAboutSelf] I'm doing B.Pharm in Guntur, my father drives a lorry and calls me from every toll gate to ask if I've eaten. [discount] do you have any scholarship, {I don't mean festival offers}
  [tellsAboutSelf] subah paper baantta hu, din me polytechnic, shaam ko gym ka reception, {mujhe job guarantee nahi chahiye}, bas seekhna hai. [duration] app wala course kitne ghante ka hai [besideWork] aur kaam ke saath ho payega?
  [tellsAboutSelf] I write firmware for pacemakers, so I test everything twice and trust nothing, and my firm has a policy about cloud tools as long as a train. [tools] which software would I have to install for @program
  [-] my wife says you have no office, the internet has no office, she says, show me one brick, [street] where exactly could I come and look [trust] and how do I know you're no fraud
  [tellsAboutSelf] I plan weddings, I have 14 freelancers and one nervous system, and a guest who's in tech told me to get my bookings automated. [compare] which differs how for me, the leaders' or the app course
  [-] when I asked at the old centre they said sir everything included, then came the exam fee, the book fee and a fee for the ID card, [perks] what's included with yours
  [tellsAboutSelf] I used to be a monk in Bylakuppe, now I maintain three Drupal sites for monasteries and I like Python's spaces, they calm me. [audience] do I belong to the people for whom @program is made [prerequisites] or is some certificate demanded first?
  [tellsAboutSelf] I'm shifting from SAP to whatever's next, my manager calls it transition and my wallet calls it panic, and {the ten hour ones} seem too short to me. [curriculum] What does the longest of your programs contain?
  [tellsAboutSelf] ye mera aakhri saal hai job me, October me retire, saare dost golf khelte hain aur mujhe golf se nafrat hai. [start] agla batch kab chalu hoga, {mai August wale bootcamp ki baat nahi kar raha}
  [-] I asked your chat and my friend asked your chat, we got the same answer in different order, very human, [whoAreYou] are you a robot or do you sit in an office there
  [tellsAboutSelf] my company does bamboo furniture, I'm its accountant, cashier and on Diwali its Lakshmi, my boss thinks AI is a brand. [enterprise] have you got something for a firm of five people, {not forty like in your ads}
  [tellsAboutSelf] I study in Tashkent, medicine, fourth year, home is Jaipur and my roommate trades crypto so I'm never alone at night. [abroad] can I attend from here [launch] and what is the session time in GMT?
  [tellsAboutSelf] I run a women's shelter, so no name of mine may stand anywhere, my phone is a company phone and I enter as Meena here. [formFields] what does your form ask for, {I know it wants a name}
  [-] I had typed half of my family's names into this little chat before I noticed, my wife says they sell it, [chatDetails] is what I write here stored [privacy] and what are your terms on data?
  [tellsAboutSelf] I am a marine cook, wifi in the port only, and I follow everything I like so I find it again on land. [social] where are you on social media, {instagram I don't have}
  [-] heard three versions of who runs your place, a professor, an American, a pair of twins, nobody in our hostel mess agrees [about] what kind of an outfit are you really?
  [tellsAboutSelf] I do the company's learning budget, 80 heads, I fill in a box called vendor and my predecessor wrote {AI something Hyderabad} there, [name] what's the right name of yours
  [-] after the goof with my cousin's birthday I want no traces, I had enrolled her without asking and she's livid, [erasure] could you delete everything under her mail?
  [tellsAboutSelf] I'm a privacy nerd, a tester by day, I run three browsers and one of them lies. [cookies] are you tracking visitors [source] and do you see which site I came from?
  [-] the country thing in the form has a little arrow that my thumb can't hit, my grandson laughs, [formLocked] is that why the submit won't go
  [tellsAboutSelf] my sister in Perth and I do everything at the same time, she's a vet, I'm a florist, {she'll not come over for it}. [phoneFormat] how many digits does her Australian number need in your form [abroad] and can she take part from there?
  [-] mere chacha ne pehle hi seat pakki kar li bootcamp me aur ab roz photo bhejte hain, [joinLaunch] mujhe bhi seat leni hai kahan se hoti hai
  [tellsAboutSelf] I have the patience of a gnat, ADHD since always, a good job in a studio and a window here that covers your text. [closeLaunch] if I click I'll decide later do I commit to anything
  [-] I don't like stars and scores, my favourite dhaba has two stars and the best dal between here and Ludhiana, [quotes] what do the learners literally say about you?
  [tellsAboutSelf] I hire developers for a bank, I speak to references all day and can smell a paid one through the phone. [alumni] who are the two people on your page, {not their words}
  [-] {not the mentors' names}, my colleague said, ask about the brands, he collects logos like others collect coins [partners] do any well known firms give you those live projects
  [tellsAboutSelf] I signed a bond once with a software company in Coimbatore, three years, it broke my engagement and my back. [unsaid] Do you make learners sign one?
  [tellsAboutSelf] I came to Cardiff as a care worker with my two boys, I have a skilled hand with old people and none with computers, yet, [visa] will your program help with my visa here [recommendation] and which one would suit a beginner?
  [tellsAboutSelf] hum do saheliyan Srikakulam se aayengi, ghar wale tabhi bhejenge jab rehne ka pakka ho, {khana hum khud bana lenge}. [accommodation] rehne ki vyavastha hai kya
  [-] I buy shoes only after walking in them and I married only after four years of tea, [demo] may I sit in on something before I sign up?
  [-] your thank you mail I opened with my sunglasses on at a bus stop, saw a phone number and got frightened, [mailContents] what all do you repeat in it
  [tellsAboutSelf] I have one of those numbers with brackets and an extension, I'm at a consulate, my diplomatic friends envy me for nothing else. [phoneSigns] can I type it with the brackets?
  [-] my boss is a worrier, he thinks the competition will see our names in your system, [whoSees] can others see who enrolled [dataUse] and what happens with the names
  [tellsAboutSelf] I scroll on a tiny phone, thumb of a bricklayer, and I never reach the end of any page before it jumps. [pageFoot] what's down there at the bottom?
  [-] ok so first time talking to a machine that's polite, my bank's one isn't, [tellsAboutSelf] I'm a butcher by the way, [help] what may I ask you about?
  [tellsAboutSelf] nanu Hubballi, I sell school bags and speak Kannada, my daughter types this for me and rolls her eyes. [replyLanguage] can you answer in Kannada?
  [-] my cat had kittens in the router box, my leave's been cancelled and the auto drivers strike, [offTopic] do you know when the strike ends?
  [tellsAboutSelf] I've been offered a place at a big university's online program, I'm an SRE, I have kids, {I don't ask what theirs costs}. [rival] is theirs better than yours in your eyes
  [-] the words say live projects and industry partners, my mentor at work asked me for a figure, he's an engineer to the bone [number] how many projects does one do in @program?
  [tellsAboutSelf] I supervise cleaners at the airport, sixty of them, I passed twelfth with Urdu and have learnt spreadsheets from a kind colonel, [codingNeed] can one go through @program without code [besideWork] and next to shifts?
  [tellsAboutSelf] I've just been made head of quality after nineteen years on the line, my new office has a plant and no window. [coverage] Do you teach leading a team in AI anywhere, {I'd skip the Python}
  [tellsAboutSelf] main pension office se aa raha hu abhi, wahan ke clerk ne kaha beta seekh lo, main 58 ka hu aur wo mujhe beta bolta hai, [audience] 58 saal ke liye kaunse log aate hain, {app wala chhodo}, business wale me
  [-] don't know who of you reads this, {this isn't about the enrolment of my daughter any more}, she's in, bless her, [tellsAboutSelf] now her father wants the same, he's an ayurvedic doctor with a spa, [recommendation] which is right for him
  [tellsAboutSelf] ex navy, sonar, then an MBA from a distance university with tests by post, now I direct a call centre with 300 seats. [curriculum] What does the leaders' program cover [duration] and how many hours?
  [-] our CEO came back from San Francisco with a hoodie and the word agent, [tellsAboutSelf] we're nine backend people who have a launch in June, [duration] how long would @program keep us away from work [enterprise] and could all nine do it as a team of ours
  [tellsAboutSelf] my garage repairs electric scooters, I have flashed more firmware than eaten hot meals, and my accountant wants me to be a {business leader}, which I'm not. [compare] what's the difference then between the two others?
  [tellsAboutSelf] first I wanted to be a chess coach, then I coded one game and was lost, B.Sc. computer science, 2.1 GPA, thick skin. [order] Which of them should I begin with and which leave for later?
  [-] my uncle told everyone at the funeral that I'm joining you, so now I have to, [tellsAboutSelf] I'm twenty and a good typist [prerequisites] do you want some test or degree from me first
  [tellsAboutSelf] I sew parachutes, yes really, in Kanpur, I've got good eyes and no internet at work, home after five. [mode] is any of it offline, {I don't mean the brochure}
  [tellsAboutSelf] yahan Sharjah me taxi chalata hu, MCA kiya tha India me, kismat ne steering de diya, ab wapas coding me aana hai. [recommendation] mujhe kahan se shuru karna chahiye [difficulty] aur bahut mushkil to nahi?
  [-] finished your page on a night train next to a snoring colonel, liked the bit about straight answers, [tellsAboutSelf] I do computer vision for a fruit sorter, [coverage] is vision part of what you teach?
  [tellsAboutSelf] we are the IT cell of a co-operative bank, three people and a printer that hates us, and {we don't need the leaders' course}, our chairman had that elsewhere. [enterprise] can the rest of us be trained together?
  [tellsAboutSelf] I've three kids under six, a husband at sea and a degree in physics, I code in Julia for fun when the house sleeps, [besideWork] would I manage the forty hours alongside
  [-] that advert with the sunrise brought me here, pretty, {I don't care about the bootcamp in it}, [tellsAboutSelf] I manage a restaurant chain's loyalty program [audience] who usually sits in the managers' course?
  [tellsAboutSelf] I'm a Ph.D. dropout with a good grasp of statistics and a poor grasp of deadlines, living in Shillong with a wood stove. [deadline] is there a closing date [seats] and how many places in the bootcamp?
  [-] aaj subah hi meri team lead ne resign kiya, uska kaam mere sar aa gaya aur {uski LinkedIn post mat poocho}, [tellsAboutSelf] main teen saal se React karti hu, [recommendation] main konsa course lu jisme agents ho
  [tellsAboutSelf] I do the lights in a theatre, I've a bit of Lua from the consoles, and our director is writing a play about a robot judge. [summary] what would I be able to make after the agents course?
  [tellsAboutSelf] for two terms I was a corporator, I know every pothole by name, and now I advise start ups on how to talk to government. [codingNeed] is the leaders' course free of Python
  [-] my last course sent me to a page with login, my login sent me to a page with nothing, I wrote to them and got a coupon [account] do learners get a login with you
  [tellsAboutSelf] I type with a mouth stick, I'm fast too, fifteen years of it, a remote job in claims and a dog that opens doors. [tools] does your platform work with a screen keyboard?
  [tellsAboutSelf] I've led SAP rollouts on four continents, my knees hate airports, {I'm past wanting certificates}, and I might do all three of yours. [order] in what sequence would you advise [duration] and how long do they take together
  [-] the boy at the tea stall knows python better than I do, he told me so while pouring, [tellsAboutSelf] I'm his landlord and a chartered secretary [programs] what courses do you run that a boy like that could join?
  [tellsAboutSelf] I sing in a choir, drive a school van and between the runs I have four hours in a parking lot with a tablet, [besideWork] can @program be done in slices like that [access] and do I keep the materials for good?
  [tellsAboutSelf] main Varanasi ghat pe photographer hu, subah ki light me kaam, dopahar khali, dost ne apni photo app banayi hai aur ab bhaav khata hai. [coverage] app banana sikhate ho kya aap [codingNeed] aur coding aani chahiye?
  [-] the chart my colleague made of your three has arrows to everything, he does metro maps, [compare] how is @program set apart from the other two, {never mind hours}
  [tellsAboutSelf] I just came back from two years of farming with my in laws, before that I was a mainframe person, I still dream in JCL, [order] could I take @program together with the leaders' one [recommendation] or is one of the others better for a person like that
  [-] {no call back please}, I'm in a ward with quiet hours and a strict sister, [tellsAboutSelf] broke my hip skiing at fifty nine, an actuary, all the time in the world, [coverage] does any of it teach @skill
  [tellsAboutSelf] mere teen bhai software me hain, main akela halwai, ghar pe unki baatein samajh nahi aati par jalebi sab khaate hain. [recommendation] halwai ke liye kuch hai kya tumhare paas
  [tellsAboutSelf] I head a call for tenders desk, two of my people left for a start up last Friday with a cake that said sorry, and the board wants those left to be trained. [enterprise] could you train us as a team [vendorPapers] and have you ISO papers or an MSME certificate
  [-] I was told by the girl on the stall at the job fair that you'd answer at night as well, she'd lovely earrings, [tellsAboutSelf] I do night audit in a hotel [schedule] so are any of the classes after midnight?
  [tellsAboutSelf] I've made peace with never understanding my own children, both are at IITs, and {I'm not asking on their behalf}. [prerequisites] Could a homemaker with an M.A. in history do @program
  [tellsAboutSelf] I code Python like other people knit, in front of the TV, it's calming, my real work is tax law. [audience] am I whom you want in @program [duration] and how long would it go
  [-] saw in the paper that {the state will pay for AI courses}, my aunt cut it out and glued it to the fridge, but that's another matter, [discount] do you give anything to people who lost their jobs?
  [tellsAboutSelf] I work for a pollster, my evenings belong to cricket, and I once asked a bot to do a questionnaire and it was rude to farmers. [curriculum] what all is in @program [projects] and will I be doing things by hand?
  [tellsAboutSelf] hospital me receptionist hu, log gussa mujh pe nikaalte hain, {nurse nahi hu main}, computer thoda bahut chalta hai. [prerequisites] koi entrance test hota hai kya
  [-] here's the thing, my husband and my mother in law both registered me, independently, for a surprise, they don't speak, [myRegistration] can you see whether I'm in your list twice [correction] and how do I give my own number instead of theirs
  [tellsAboutSelf] I design saris on a computer in Kanchipuram, the looms are next door and so loud that I've learnt to lip read, [recordings] can I replay the lessons [language] and do they have subtitles
  [tellsAboutSelf] my two interns know more than me and they're polite about it, I'm the CTO of a firm that sells elevator parts, [compare] is @program or @program the stronger one for them
  [-] I read the curriculum to my hens this morning, they prefer agents, [tellsAboutSelf] I'm an egg farmer with a database of 40,000 hens and I wrote it myself in Access, [recommendation] is it the app course or the agents for me?
  [tellsAboutSelf] I left school at fourteen to dive for shells, I've taught myself everything since, guitar, welding, a bit of HTML. [certificate] do I get some paper from you at the end, I've never had one from anybody
  [tellsAboutSelf] ab tak aath saal BPO me nikal gaye, accent bhi nakli ho gaya hai, ghar me maa ke saath bhi hello how may I help you bolta hu. [career] is course se career me kya faayda hoga [salary] aur salary kitni badhegi
  [-] my previous company had a coach for us, a real one, {not a bus}, with a whistle, [mentor] does your program have mentoring of any kind [instructors] and who are those people?
  [tellsAboutSelf] I've got a booking for Umrah, forty days, and a shop of perfumes that my brother will watch, I come home around the end of Shaban. [start] when is your next start [transfer] and could I shift to a later one after I've paid?
  [-] because of my uncle I never trust a launch, he bought a flat in one and got a lake, [launchProgram] what exactly is the bootcamp launching, which of your courses [seats] and how many can get in
  [tellsAboutSelf] I sit on a board of a hospital trust, three hours each quarter, eat the sandwiches and feel ignorant, {all this Python is for the young}. [duration] how many hours does the course without coding take
  [tellsAboutSelf] I'm a sous chef with a bad temper and a good memory, I learned Swedish from labels, I learned SQL from a stock system. [difficulty] how steep is @program [support] and is there a place to ask when I'm through?
  [-] Munni didi ne bola aap log hostel bhi dete ho, Munni didi ne ye bhi bola tha ki Shah Rukh aayega uski shaadi me, [accommodation] hostel hai kya sach me [location] aur aap ho kis sheher me?
  [tellsAboutSelf] I'm changing over from a bank in Zurich to our family's tea estate at Coonoor, I have elephants to negotiate with and no cell tower. [mode] can one learn with you by internet at all, {no satellite offers please}
  [-] have paid a lot of teachers in my life, for piano, for golf, for a divorce, [payment] do you take a card [invoice] and will there be a receipt with GST?
  [tellsAboutSelf] I translate from Tamil to English for a court, the judge talks in riddles, and I automated my glossary with an API someone showed me. [order] does it make a difference if @program comes before the app thing [compare] and what separates the two
  [tellsAboutSelf] I'm the head of function at a mill, the letter from headquarters said head of function so {it can't be the engineers' course}, and my deputy is jealous. [summary] can you say a few words on @program
  [tellsAboutSelf] hamare office me 15 din se sab log prompt prompt kar rahe hain, mai admin hu, chai se lekar AC tak sab mere zimme, [coverage] prompt likhna sikhate ho [audience] aur business wala course mere jaise admin ke liye bhi hai?
  [-] {ten}, I'd told everyone at dinner, then my father read forty from the screen with his magnifier and now I'm the liar, [duration] which is the one with forty
  [tellsAboutSelf] I did two years of medicine, then philosophy, then a pottery studio with a kiln that's my only employee, I like to know how things think. [programs] What can I learn at your place [recommendation] and what would you pick for me
  [tellsAboutSelf] the company I work for builds toll plazas, we've data like sand, and the two of us who know Python sit on different floors. [enterprise] can you do an agents program only for our data people, {not for the managers}
  [-] last night my dad tried your form and it told him off over the digits, he's a retired brigadier and told it off in return, [formWrong] what does it want filled in [phoneSigns] and may he leave a space after the first five digits
  [tellsAboutSelf] I've been an astrologer for software people mostly, ha, they come after layoffs and they cry, and by now I want to learn what they do. [codingNeed] would I have to write code in every one of your courses
  [-] so we had this workshop by {some Bangalore outfit} and it was two days of logging in, [tellsAboutSelf] we're a news agency with fifty reporters, [enterprise] do you do anything for newsrooms [tools] and what would our people have to install beforehand?
  [tellsAboutSelf] mai PhD chemistry kar rahi hu, guide ne bola machine learning daalo thesis me, {machine learning to main khud padh lungi}, mujhe app chahiye results dikhane ko. [recommendation] kaunsa course lu [duration] aur kitne ghante ka hoga
  [tellsAboutSelf] I've worked in three countries as a crane operator, I sit alone up there and listen to podcasts about AI till the battery dies. [prerequisites] Do you expect me to know maths?
  [-] a lady in the lift told me the leaders' course is only talk, her husband says it's only numbers, they got out on the fourth, [curriculum] what is in it really [assessment] and do they test one?
  [tellsAboutSelf] I play the tabla, teach it online to kids in New Jersey at 5 am, sleep at noon and run a small server for my recordings, [besideWork] how do people with such days do a course of yours
  [tellsAboutSelf] we're a couple, she's product, I'm sales, we share one calendar and one laptop since the other was stolen at Dadar station, [oneFormEach] do both of us have to register, {I don't mean two programs}
  [-] my professor won't sign before he knows what I'd bring back, he's still cross about the rat, [projects] is there a project that I could show him [certificate] and a certificate I could staple to it
  [tellsAboutSelf] got into the merit list, missed the counselling because of dengue, so I've a whole year at home in Siliguri with an uncle's old ThinkPad. [tools] is that machine good enough for @program [prerequisites] and can somebody right after twelfth join
  [tellsAboutSelf] dukaan ka naam hai Gupta Sweets, saat branch hain, har branch me ek manager jo mera rishtedaar hai, {coder koi nahi}. [enterprise] sabko ek saath AI samjha doge kya aap
  [tellsAboutSelf] I look after a paralysed uncle so I can't go anywhere, I do subtitles for films at his bedside, in four languages, he corrects me by blinking. [mode] is it all from home [attendance] and what if I have to run off in the middle?
  [-] I've got your leaflet on the wall next to a saint, my mother put it there, [tellsAboutSelf] I fly drones over sugar cane and I've a two week Python course behind me, not enough I know, [codingNeed] how much of it do I need for the agents
  [tellsAboutSelf] I was treasurer on a cruise ship, I've seen Alaska from a safe room, now I sit in Goa and do crypto taxes for Germans. [abroad] could a German friend enroll from Munich [phoneFormat] and would the form take his eleven digits
  [-] my little brother asked his chatbot about you and it invented a campus with a pool, we laughed so much, [about] what are you in truth [houseRules] and well, is there a canteen at least?
  [tellsAboutSelf] I code for a lottery, nobody's proud of me, twelve years in C++, and my wife has forbidden {anything over a fortnight}. [order] can I squeeze both ten hour courses in one after the other
  [tellsAboutSelf] main ghar pe tuition padhati hu, mere student ke papa ne kaha ma'am aap bhi AI seekho warna bachche aapse sawaal poochenge. [compare] dono coding wale course me kya antar hai, {teesre ka pata hai mujhe}
  [tellsAboutSelf] main ek gaon ki ASHA worker hu, tablet sarkar ne diya hai, beti B.Sc. karke ghar baithi hai aur usko kaam se pehle kuch naya chahiye. [recommendation] beti ke liye konsa course theek hai [prerequisites] aur koi degree ki shart hai kya
  [-] my daughter in law is from a family of teachers, so here no purchase is made without a debate, even the sieve had two speakers, [compare] what speaks for @program as against @program
  [tellsAboutSelf] I've lived off subtitles, dog walking and a patent for a jar lid, now I'm sixty and there's {no app I'd want to build}. [audience] who comes to your leaders' course?
  [-] look, yesterday I was all for {the leaders' one}, today my manager of all people took me aside and said build, woman, build, [tellsAboutSelf] so I'm a business analyst with rusty Java, [curriculum] what does the app course contain [codingNeed] and do I have to code well before it
  [tellsAboutSelf] mera naam mat poocho, main ek badi company me manager hu jahan sab sochte hain mujhe AI aata hai, meri team ko pata nahi chalna chahiye. [summary] leaders wale ke baare me thoda batao
  [tellsAboutSelf] I was born with six fingers on the left and type accordingly, 110 words a minute, court reporter, and now they've bought a machine. [recommendation] what could I learn with you so that I'm the one who runs it
  [-] all right, second try, the first message vanished when my toddler sat on the keyboard, [tellsAboutSelf] I do growth for a grocery app, six people under me, {none of us wants to build agents}, [duration] how many hours would each of us spend in the leaders' program
  [tellsAboutSelf] been twenty years in plain vanilla testing, two in automation, I've a house loan with a talkative bank manager and a boss who hums, [besideWork] is the agentic course feasible next to a full week [order] and could I add the app one after it?
  [tellsAboutSelf] from Monday I'm head of digital at a church diocese, yes they have that, I've a deacon, a scanner and a blessing. [coverage] where do you teach making an AI roadmap [duration] and how long is that course
  [-] mujhe pehle laga ye {MBA} jaisa kuch hai, phir bete ne samjhaya nahi mummy chhota course hai, ab wo hasta hai, [programs] toh kaunse kaunse course hain
  [tellsAboutSelf] I'm nineteen, I dance bharatanatyam in temples and write mods for a farming game, my mods have bugs that moo. [codingNeed] does the app course start at the very start of Python or is code expected
  [tellsAboutSelf] my firm's in packaging, my degree's in history, our robot arm is called Gopal and I'm not to touch Gopal, I only plan his work. [coverage] do you treat robotics in any of your courses?
  [-] I'm getting told off by my daughter for asking a website things, she thinks one should go there and look people in the eye [otherCity] have you a place in Kolkata as well [onSite] or would someone come to our club here?
  [tellsAboutSelf] as a stenographer in the high court I've typed eight thousand bail orders, and the young lawyers now dictate to their phones, [difficulty] would I be lost in @program
  [tellsAboutSelf] dilli me UPSC ki teen attempt de chuka hu, ab paisa bhi khatam aur baal bhi, tier 2 sheher me ghar wapas aaya hu. [placement] course ke baad naukri milne me madad karte ho [payment] aur kya fees baad me de sakta hu?
  [-] the man from the chamber of commerce said custom programs exist for members, he says that about everything including the parking, [tellsAboutSelf] we've a foundry with ten shift engineers [enterprise] do you make special ones for companies?
  [tellsAboutSelf] having taught blind children to use computers for half my life, I know what I'm doing with tech, {so it's not a beginners' thing I look for}. [recommendation] Which one do you hand to an old hand [access] and till when can I read the materials
  [-] two days of power cuts, my phone at four per cent, the inverter smells funny, so quick, [start] when's the next one [deadline] and the last day to sign up?
  [tellsAboutSelf] I'm a guide at Hampi, I speak French to the French and stones to everyone, my clients all work in AI and tip well. [compare] how do your two developer courses differ, {the third they've explained to me}
  [tellsAboutSelf] ek baar Udemy se course liya tha, bees ghante ka video tha, teesre ghante me so gaya, biwi ne photo kheench li. [duration] aapka agents wala kitne ghante ka hai
  [tellsAboutSelf] I used to be in the merchant navy and after that a vineyard in Nashik swallowed my savings, I can do sums with the best. [coverage] does @program treat metrics [recommendation] or is another of your courses the better choice for a wine man
  [-] the poster at our library has your name, a sun and a coffee ring right over the small print, [joinLaunch] how do I get into the bootcamp [launch] and when's it on for somebody in London?
  [tellsAboutSelf] I've worked with nothing but hens, hotels and Hindi films, in that order, and my son in law says the agents one, but he said the same of a pressure washer. [recommendation] what do you say
  [tellsAboutSelf] at our NGO we count vultures, five of us, one with a Raspberry Pi in a tree, I'm the one who writes the reports in English. [discount] do charities pay less [enterprise] and could all five come together as one batch
  [tellsAboutSelf] main Kanada me hu, Brampton, truck chalata hu lambi duty pe, {PR ho chuki hai to visa ka sawaal nahi}, audio sunta rehta hu raste me. [besideWork] truck chalate chalate kaise manage hoga
  [-] I copied your contents line by line in my diary, my mother thinks it's a recipe, [order] which program would you put first and which second for a person who wants both agents and apps
  [tellsAboutSelf] I get up at 3:30 to bake, I have flour in my keyboard, I learned to write a price scraper from a forum of Dutch bakers, [curriculum] what would I get to see in the agent course, {skip the deployment} [difficulty] and is it tough
  [tellsAboutSelf] we bought {six seats} I said, my partner says five since Jojo left, we're a legal tech firm with more plants than people, [enterprise] would you take the whole firm as one group [price] and at what price?
  [-] I do not intend to {haggle}, my father did that at every counter and we children hid behind the car, [refund] I just want to know what happens with the fee if I fall ill
  [tellsAboutSelf] school ki naukri ke saath B.Ed. bhi chal rahi hai, raat ko gyarah baje free hoti hu, {subah ki class mat batana}. [schedule] raat me bhi class hoti hai kya
  [tellsAboutSelf] I repair church organs and the software in them, which is from 1994, I know assembler, Latin and how to be alone in the cold. [audience] is the agents course, {not the app one}, for such as me [prerequisites] or must one have worked in AI before?
  [-] I told my team I'd ask and then I forgot and they put a sticky note on my back, so, [tellsAboutSelf] team of four, finance ops, all SQL and spreadsheets, {we're none of us leaders}, [recommendation] which of the rest is ours
  [tellsAboutSelf] my fiancé works at an AI lab and speaks in abbreviations at dinner, I do interior design and answer with fabrics. [summary] in plain words, what's @program about, {no abbreviations please}
  [-] my grandmother sold pearls at Charminar and could tell a fake with her teeth, I can't bite a website, [trust] why should I believe in you [company] and how long have you been doing this
  [tellsAboutSelf] kirana ka thok vyapari hu, munim ji 71 saal ke hain aur computer se baat karte hain jaise wo bahra ho. [codingNeed] business wala course me computer language to nahi seekhni padti, {munim ji ke liye nahi}, mere liye
  [tellsAboutSelf] I did Sanskrit honours and then a crash course in web design that crashed, I'm on the dole in Leicester with a nice cat. [visa] does your course count for any visa, {not me}, it's for my cousin
  [-] my colleague got an award at her workshop, a small plastic rocket, she keeps moving it nearer to my desk, [events] do you give a prize for the best project [alumni] and could I meet any former students?
  [tellsAboutSelf] I'm employed as a scientist at ICAR, I've grown a chickpea that nobody wanted, and my funding body now wants everything with AI in it. [recommendation] Which of the three would help a plant person with R and a bit of Python?
  [tellsAboutSelf] all day I'm at the wheel of a JCB, evenings I do a distance BCA, my son helps me with the arrays and I help him with the clay, [prerequisites] is it necessary to have finished the degree [codingNeed] and how much programming must one know for @program
  [-] {what a mentor is you needn't explain}, our gym also has one and he's always on the phone, [mentorTimes] but is yours on video or in person
  [tellsAboutSelf] hum pati patni dono Infosys me, alag alag building, lunch bhi alag, ek hi weekend saath milta hai mahine me. [besideWork] naukri ke saath ho jata hai na ye course [oneFormEach] aur form alag alag bharna hai?
  [tellsAboutSelf] I was a mountain porter and then a cook for expeditions and then, at altitude, a radio operator, so I'm good with static. [language] do you teach in Nepali or Hindi at all
  [-] saw your page translated by my phone and it called you a boot camp with real boots, my kids are delighted, [projects] what does one build there [mentor] and who helps while one builds?
  [tellsAboutSelf] I'm handing over our school bus company to my two sons, one's careful, one's fast, both can code, so I'd learn to lead, {not to program}. [duration] how long is the course for such as lead [enterprise] or would you make one for the three of us
  [tellsAboutSelf] mujhe sirf kitabein pasand hain, library science kiya, ab archive me scanning karti hu, dhool se allergy hai to mask pehenti hu. [coverage] document padhne wala AI agent banana sikhate ho kya
  [-] I'm on hold with the gas company with their flute music, so I've a minute, [tellsAboutSelf] I'm a lineman's widow with a telecom pension and a daughter in IT, [future] is there a course for complete beginners planned
  [tellsAboutSelf] my last teacher was a YouTube channel with a dog in it, I can make REST APIs and a fair bit of mess, and {front end isn't for me}. [order] which of your two coding programs should come before the other [compare] and how do they differ?
  [tellsAboutSelf] I pack for movers, I've seen every kind of home office from the inside, people in AI have the nicest chairs, that's how it began. [salary] what does one earn after @program, {I don't need a promise}
  [-] our minister said on TV that the course certificates will be needed for promotion, he's in jail by now, [certificate] do you hand one out [accreditation] and does the government accept it
  [tellsAboutSelf] I've been a nanny in four languages, I run a tiny agency with eleven nannies now and a website my nephew has stopped answering for. [benefits] what's so good about you people, my nephew swears by another school
  [tellsAboutSelf] main train me chai bechta tha, ab railway canteen ka supervisor hu, baarah ladke mere neeche, {ladko ko nahi sikhana}, pehle khud samajhna hai. [curriculum] manager wale course me kya kya hota hai
  [-] I'd read half your privacy page when the cable guy came, he read the other half over my shoulder, [tellsAboutSelf] I'm a notary [dataKept] for how long are my details with you, {I don't want them gone yet}
  [tellsAboutSelf] teen mahine se bed rest pe hu, doctor ne mana kiya hai chalne se, {class me aana possible nahi}, software tester hu waise to. [besideWork] office ghar se karte hue course kar sakti hu kya [mode] aur online hai?
  [-] our lift lady says the forty hour one is for whizz kids, she's been wrong about the monsoon as well, [audience] whom do you really want in there
  [tellsAboutSelf] I do the ledgers of three rice mills and I learned pivot tables at the age of sixty, my wife claims I now pivot everything. [order] if I do the leaders' course first, can @program follow
  [-] mere dost ne bataya ki tum log khud hi call karte ho, mera phone to bhains ke paani me gir gaya hai, [afterRegister] form bharne ke baad phone nahi laga to kya hoga
  [tellsAboutSelf] I'm on a fishing boat between Veraval and nowhere, one bar of signal at the mast, I climb up for mails, {so no phone calls}. [contact] at what mail do I reach a human being?
  [-] Shilpa from accounts swears you said {only two courses} to her, she hears what she likes, in her wedding too, [count] how many do you have?
  [tellsAboutSelf] I've got a good eye and a bad back, retouching weddings for nineteen years, I've even trained a model on veils once. [compare] which of the app and agents courses is more about building something one can show [projects] and are there projects in both
  [-] I tried to send you {a complaint}, well no, more a sigh, the page went white when my nephew sneezed, [pageStopped] what do I do when the whole page stops
  [tellsAboutSelf] yaar mai hostel ka topper hu gaming me, padhai me last, BCA second sem, papa ko bola hai ki seekh raha hu kuch. [difficulty] agentic wala tough hai kya [assessment] aur exam hota hai usme?
  [tellsAboutSelf] for a living I read electricity meters, for love I read Dostoevsky, and I taught myself regex because of a stubborn dataset of trams. [coverage] does @program contain @skill, {I don't mean as a side note}
  [-] I was going to ask about {the certificate} but my sister says be useful for once, [tellsAboutSelf] she's head of a creche with nine carers [audience] is the course for business leaders also for a creche
  [tellsAboutSelf] hum chaar log ki startup, Jaipur me, gehne ka AI try on, {funding ki baat nahi}, do log coder aur do baatein karne wale. [enterprise] hamare liye alag se program ban sakta hai [enterpriseMail] aur mail me kya kya likhna hoga?
  [-] somebody on the forum of my apartment says you set cookies, he also says the lift is haunted by a treasurer [cookies] do you
  [tellsAboutSelf] I'm thirty, a goalkeeper in the second division, a knee away from retirement, and a friend from school runs a stats firm that'd take me. [prerequisites] do you want any diploma for @program [codingNeed] and is it all programming?
  [-] you gave me {the leaders' hours} but I'd written agents, see above, my autocorrect makes it gents, [duration] so for the agents?
  [tellsAboutSelf] meri nani 80 ki hai aur unhone kal mujhse poocha AI kya hota hai, main data entry karti hu aur mujhe bhi nahi pata tha. [programs] aap kya kya sikhate ho
  [tellsAboutSelf] I've been put in charge of AI at our port, me, a harbour master with a parrot, because I once fixed the projector. [coverage] is there something on finding use cases that pay [besideWork] and can I do it on top of the watches
  [-] it's not about {me}, it's about Harish from the desk beside, he's on leave and shy, [tellsAboutSelf] he does backend in Ruby, eleven years [recommendation] what's right for him
  [tellsAboutSelf] I type this in the library, my hour on this computer ends in six minutes and a boy with a sandwich is waiting. [brochure] is there something I could print [brochureContents] and are the topics of all courses in it?
  [tellsAboutSelf] ek NRI aunty ki beti ki shaadi me mila tha ek banda jisne aapka bootcamp kiya, suit acha tha, job ka usne nahi bataya, main commerce graduate hu. [classSize] ek batch me kitne log hote hain
  [-] filled it all, pressed send, a red line said invalid, pressed again, my sister in Bonn laughed on video, [formWrong] what is it that I've to fill in right?
  [tellsAboutSelf] I teach in a madrasa, maths and a little computing, the maulvi is for it and my uncle's against. [language] is it taught in Urdu by any chance, {I don't count on Arabic}
  [-] four people in my team asked four chatbots about four schools today, we do that instead of lunch, [rival] how do you compare with Scaler
  [tellsAboutSelf] I'm with the forest service, I've counted tigers with a pencil, now there are camera traps and a vendor with a slide on autonomous agents. [compare] which of your courses explains agents more, {I don't want apps}, the agentic or the managers' one
  [tellsAboutSelf] mai ek beauty parlour chalati hu, chaar ladkiyan kaam karti hain, sab reels banati hain aur mai hisaab, pati ne kaha tum bhi seekho. [codingNeed] bina coding ke kaunsa course hai
  [-] last year I gave my address to a bakery, now I get yeast offers in three languages, [dataUse] what would you do with mine
  [tellsAboutSelf] I've been promoted over my best friend, she's not speaking to me, we have an AI pilot to plan by Pongal and I've a degree in zoology. [curriculum] what topics does @program include [start] and when is the next round
  [-] my husband swears by your competitor, he swears a lot, he's a referee, [tellsAboutSelf] I do UX and I can read React [recommendation] what would be mine with you
  [tellsAboutSelf] I've two hearing aids and a daughter who has named them, I follow people best when they look at me, an architect of databases by trade. [mentor] is there one to one time with somebody [mentorTimes] and is it on video?
  [tellsAboutSelf] subah se light nahi hai, generator ki awaaz me likh raha hu, main ek cyber cafe chalata hu, {naukri nahi maang raha}. [partnership] kya main aapke course apne cafe se bech sakta hu
  [-] some uncle in the park said your people are on LinkedIn all day, he was feeding crows at the time, [social] where can one follow you
  [tellsAboutSelf] I'm a Python teacher at a coding bus, that's a bus, with computers, it breaks down more than the code does. [order] {the Python one} I can skip, can't I, so which do I take first of the rest
  [tellsAboutSelf] as the only woman on the trading floor I've learned to be loud, I do options, I script in VBA and hate it politely. [besideWork] is there any chance to do @program when one works till midnight
  [-] I'd like to quote your learner in our staff paper, the editor is strict, he once refused the Bible, [quotes] what does the consultant say word for word [alumni] and where does she work?
  [tellsAboutSelf] mere papa IAS hain, mummy doctor, aur main photographer, ghar me meri koi sunta nahi, par AI edit sab ko chahiye. [coverage] photo edit karne wala AI sikhate ho [recommendation] ya mere liye kuch aur sahi hai
  [-] my husband's name is on our phone bill, mine's on the power bill, none of us is on the wifi, [formFields] do you ask for any proof when I enroll, {I know about name and mail}
  [tellsAboutSelf] I've done one of your rivals' courses on agents, it had agents only in the title, {that's no complaint about you}, and I code TypeScript at an airline. [curriculum] what's inside yours
  [-] a crow has taken my mouse cable and I'm on trackpad, [tellsAboutSelf] I'm a purchase head in pharma, twenty two buyers under me, none technical, [enterprise] would you hold @program only for my people [duration] and how many hours must I free them
  [tellsAboutSelf] ghar pe pandrah gaay, subah doodh, shaam doodh, beech me BSc Agriculture, internet panchayat bhawan me aata hai. [besideWork] itne me course ho jayega, {degree ke baad nahi}, abhi
  [-] my cousin typed {his own} mail in my form, he does that with pizza too, now your mail is with him, [correction] how do I put mine in
  [tellsAboutSelf] with my wife's shifts at the mint and mine at the zoo we meet at the fridge, we leave each other notes, hers say learn AI. [schedule] are there classes on weekdays, {not at weekends}, those belong to the lions
  [tellsAboutSelf] I do corporate law in Singapore, I bill in six minute slices, I've a team of four and no hair left. [audience] is @program for lawyers who head a team [abroad] and can I join from here?
  [-] thought I'd lost you, the link in your mail of last year goes to a page that says oops, my heart said oops too, [pageNotFound] where's the page with the courses gone
  [tellsAboutSelf] bhaiya main darzi hu, pant coat silta hu, mera ladka diploma computer wala hai, interview me roz fail ho jata hai bechara. [placement] ladke ko kaam dilwaoge kya [career] aur resume me kya dikhega?
  [tellsAboutSelf] I've a stall in Dilli Haat in winter, in summer I'm a spreadsheet person for a think tank, and I've begun a course on transformers which turned out to be electrical. [coverage] do you explain how gen AI models work
  [-] before my colleague presses something again, she's a presser, she has ordered forty chairs once, [closeLaunch] how do we get out of that window without signing up for {the bootcamp}
  [tellsAboutSelf] I work for the metro, the trains run themselves and I watch them, thirty one, no degree, lots of time to think and a good Linux box. [prerequisites] is a degree needed for the agent course [tools] and does Linux do?
  [tellsAboutSelf] chachi ne kaha tha registration muft hai, chacha ne kaha kuch muft nahi hota, dono ladte rahe aur mai, ek bekaar graduate, likh raha hu. [price] form bharne ka paisa lagta hai ya sirf course ka
  [tellsAboutSelf] sasural me sab engineer hain aur main drawing teacher, khaane ki mez pe sab code ki baat karte hain, unko mat batana maine poocha. [compare] app wale aur business wale me kya farak hai
  [-] hi again, me of the goats, I asked for {the agents one} out of pride, my wife read the rest to me, [tellsAboutSelf] we export cheese and lead nine people [duration] what time does @program take
  [tellsAboutSelf] kapde ki factory me floor manager, teen sau machine, machine wala data pendrive me aata hai aur koi kholta nahi. [audience] business leaders wala mere jaise floor manager ke liye hai kya [prerequisites] ya MBA chahiye uske liye?
  [tellsAboutSelf] I'm on parole from management, joke, they let me code again after six years of meetings, so {no strategy and no roadmaps please}. [recommendation] What'd be good to get back into it
  [-] beta ne bola ye chat wali didi sab jaanti hai, maine socha pooch lu, chai bhi chadhi hai, [whoAreYou] aap insaan ho ya computer
  [tellsAboutSelf] I've coached four Olympic shooters, none hit anything, and I do my federation's website in Django since the last man ran off. [order] would @program before @program be wise or the reverse
  [-] my husband and I play a game of guessing what's at the bottom of web pages, he says a cat, I say copyright, [pageFoot] what is at the foot of yours as we can't scroll here
  [tellsAboutSelf] main Sikkim se, momo ki dukaan aur ek homestay, booking sab WhatsApp pe aati hai, website wala banda thag gaya tha. [recommendation] booking khud AI se karne ke liye konsa course karu
  [-] I said {twenty five} to my class because of the pop up, then the dean asked if that's per week, [classSize] how many sit in a normal class
  [tellsAboutSelf] I'm a hangman's grandson and a data engineer, the first gets me free drinks, the second pays, Spark and Airflow mostly. [curriculum] please list what the agents course goes through, {no hours, no prices}
  [-] kisi ne meri email se aapke yahan kuch bhar diya hai shayad, mere bhanje ki harkat lagti hai, wo pehle pizza mangwa chuka hai, [mailByMistake] ye mail mere paas kyun aaya
  [tellsAboutSelf] our museum of tractors has a staff of eight plus a goose, I'm its director, we've a grant for digital things that lapses in spring. [enterprise] could you set up a training for the eight of us [invoice] and bill it before April
  [tellsAboutSelf] I'd seen a Rs 499 course in the metro and took it, my own fault, it was a pdf about the history of robots, {keep history away from me}. [projects] are yours practical
  [-] mummy papa dono ne alag alag institute pasand kiya hai, didi ne aapka, [tellsAboutSelf] main 12th commerce wali hu aur maths se darti hu, [prerequisites] maths zaroori hai kya
  [tellsAboutSelf] nine to nine at the mall, ladies' footwear, and on the bus I do a Python app with a cartoon owl that scolds. [besideWork] could I keep the job while doing the app course [codingNeed] and is owl level Python enough for it?
  [-] {forget the leaflet}, my colleague has one and guards it, [tellsAboutSelf] I'm with the municipal water board, pipes for 22 years [coverage] is anything on leading people through AI in @program
  [tellsAboutSelf] chhoti behen CA bani, bada bhai pilot, beech ka main, mobile cover bechta hu aur shaam ko JavaScript seekhta hu. [codingNeed] agents wale course me Python aani zaroori hai kya, {app wale ka pata hai}
  [-] my old batchmate took the exam of some foundation, lost sleep, lost hair, won a mug, [ending] when's your course over, {I'm not asking when it begins}
  [tellsAboutSelf] I care for three grandmothers, only one of them mine, I get time when the serials are on, seven to ten, I did polytechnic electronics once. [besideWork] can one do it at such odd times
  [-] the reference letter my boss wants must name your clients, he's a man of logos, he has a tie with one, [partners] which companies do you work with
  [tellsAboutSelf] main navy se retire hua, ab beti ke startup me paise lagaye hain, usko pata nahi maine kitna samjha, {coding mujhse nahi hogi}. [summary] business wala course kya sikhayega mujhe
  [tellsAboutSelf] been a locksmith since fifteen, I open doors for the police, my sister says security people now need to know agents that roam about by themselves. [coverage] is agent safety among the topics
  [-] they asked at home who holds the thing, a college or a company, and granddad bet his dentures on a temple, [about] what are you [name] and what's your name in full?
  [tellsAboutSelf] I make maps for trekking companies, I'm proud of my contour lines, my QGIS scripts work on Tuesdays, and {I've ruled out the leaders' course}. [compare] what distinguishes the remaining pair
  [-] meri saheli ne pichle hafte naam likhwaya tha {agentic} me, ab usko app wala chahiye, khud poochne me sharma rahi hai, [transfer] badal sakti hai kya
  [tellsAboutSelf] as an exam invigilator I've spent a third of my life watching others think, I'm ready for my own turn, fifty six, B.Com. [difficulty] will the course for business people be too much for me
  [-] {no sales talk today}, I've a tooth out and can only type, [tellsAboutSelf] a pastry chef with a cookbook to finish [programs] what are your courses, in short?
  [tellsAboutSelf] hum Nepal border pe rehte hain, Raxaul, jaha signal do desh ka aata hai aur bill bhi, beta MCA kar raha hai. [audience] bete ke liye hai kya agents wala, {mere liye nahi}
  [tellsAboutSelf] I process visas at a travel agency, I know the fonts of forty embassies, my boss bought us a chat robot that insults Belgians. [recommendation] which course would enable me to build a kinder one
  [-] you said to write to the team and I did and I'm patient by trade, an angler, [tellsAboutSelf] so only one more from a web developer with time [order] can the three be taken in one row
  [tellsAboutSelf] main do saal se ek hi form bhar raha hu har jagah, SSC, bank, railway, {sarkari naukri ka chakkar ab khatam}, thoda C++ aata hai. [curriculum] app wale course me kya padhaya jata hai
  [-] a nephew of mine clicked something like Sign in with Email on a page of yours and was refused, he's eleven and persistent, [account] is there an account for learners at all
  [tellsAboutSelf] six years I've cleaned data for epidemiologists, they never say thanks, I once found a man aged 412, I use pandas daily. [audience] to whom would you sell the app course, {I don't need the agents}
  [-] aap log ka pop up baar baar aa raha hai, maine teen baar bola baad me, [tellsAboutSelf] main to {bootcamp nahi}, normal batch wali hu, HR me kaam karti hu, [register] naam kaise likhwau
  [tellsAboutSelf] I've been trained by monks, by nuns and by Microsoft, in this order, I'm the IT head of a school in Darjeeling with fog in the server room. [enterprise] do you teach staffs of schools, {it isn't for pupils}
  [-] everyone gets something where my sister works, her company gave a bag to each joiner, [perks] what do your learners get, {not bags}
  [tellsAboutSelf] raat ki shift me ATM ka guard hu, wahan baith ke Python ki kitaab khatam kar di, bank wale bhaiya ne di thi. [recommendation] ab aage kya lu aapke yahan se
  [tellsAboutSelf] I've fostered dogs, children and one professor, I do grant writing by day and nothing at night since the divorce. [codingNeed] what's there without coding [demo] and could I sit in once to see
  [-] typed to you this morning about {refunds}, wrong window, that was for the airline, [tellsAboutSelf] I'm a sound engineer with some C [difficulty] how hard is the forty hour course for a man like that?
  [tellsAboutSelf] mera chota sa newspaper hai, Bundelkhand me, chhe reporter, do photographer, ek main sab kuch. [enterprise] hum sab ko ek saath sikhaoge kya [location] aur aap log kahan se ho
  [-] my phone number begins with three zeros because my office is odd, the girl at the counter cried once, [phoneSigns] does your form take a dash in the number
  [tellsAboutSelf] I used to do cabaret in Macau, now I run HR for a casino supplier in Goa, forty heads, {not for the engineers among them}. [recommendation] what do my managers take
  [-] thanks, the list was lovely, only {the last one} I can't use as I manage nobody, not even my hair, [tellsAboutSelf] junior Java developer, 23 [order] which of the two first ones should come first
  [tellsAboutSelf] doodh ki dairy ka accountant, raat ko Tally, din me Tally, sapne me bhi Tally, biwi bolti hai kuch aur bhi dekho. [besideWork] naukri chhode bina ho jayega kya, {chhodne ki salah mat dena}
  [tellsAboutSelf] I used to write the horoscopes for a weekly, all invented, sorry, and I now do content for an insurer with a model that invents as well. [coverage] do you teach how to keep a model from making things up
  [-] saw you've {nothing for kids}, fine, mine is four, [tellsAboutSelf] so it's me, a paediatrician with a clinic of five staff [audience] is the managers' course for doctors with a clinic [testimonials] and has a doctor said anything about it?
  [tellsAboutSelf] mere office me sab dono ungli se type karte hain, main panchayat secretary hu, bijli kabhi kabhi, {Hindi ki chinta nahi, English padh leta hu}. [tools] mobile se ho jayega kya ya laptop chahiye
  [-] I stood in line for a new SIM behind a monk with two phones, he recommended you, [tellsAboutSelf] I'm a DevOps person, nine years, loads of YAML [compare] is @program or @program nearer to what I do
  [tellsAboutSelf] I'm the last typist of the high court bar, they keep me for the sound, my grandson has put a bot on my desk and we argue. [otherPeople] has a Mrs D'Souza from the bar enrolled with you
  [-] right, my break's over in two, the foreman's whistling, [tellsAboutSelf] I weld, I've built a bot for our overtime list with my daughter's help and liked it [duration] how long are the two coding courses, {skip the managers' one}
`;
