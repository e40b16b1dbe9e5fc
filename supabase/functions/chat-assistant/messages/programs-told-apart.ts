/** Programs, people, code and what is taught, told apart in unusual words, with what is none of ours beside them. As messages/all.ts says. */
export const programsToldApart = `
  [programs] read me the whole menu card of your academy [count] and tell how many dishes that makes
  [summary] @program in the time it takes my chai to cool, go [difficulty] and will it burn my tongue
  [curriculum] what all gets poured into people during @program [audience] and who are these people usually
  [tellsAboutSelf] i drive an auto in nagpur, [prerequisites] is there any paper or pass mark i must hold before you let me in
  [-] my neighbour's son did some such thing in pune and never came home before ten. [difficulty] how rough is @program really
  [coverage] does @skill show its face anywhere in @program [codingNeed] and do fingers have to type code for that
  [compare] @program and @program smell the same to me, where do they part ways
  [order] if i want both, is there a this one before that one rule [price] and what does the pair come to
  [recommendation] put your finger on one for my sister, she keeps accounts for three shops [duration] and for how many hours would she be gone
  [count] three courses or four, my friend and i have a bet
  [audience] whom did you have in your head when you cooked up @program [prerequisites] and would you turn away a bsc fail
  [offTopic] sir will it rain in guwahati tomorrow, i have washed the curtains [programs] also what all do you people teach
  [codingNeed] i break out in sweat when i see a black screen with green letters, is @program full of that
  [-] ok so i have read your page twice on my phone with one eye because the other is infected [summary] still dont get it, what is @program
  [recommendation] if you were me, 41, bored, in stock audit, which one would you throw your money at [certificate] and does it come with a paper for hr
  [curriculum] from first bell to last bell what will they make me study in @program
  [prerequisites] what should already be sitting in my brain on day one of @program [difficulty] and how fast does the train move after that
  [tellsAboutSelf] anm nurse at a phc near jhansi, [audience] do such people come to @program or is it all office folk
  [programs] {@program} my brother told me everything about, what other boxes are on the shelf
  [order] can i hop straight onto @program or must i climb over @program first [coverage] and is @skill up there or down here
  [compare] is @program just @program in a bigger shirt [duration] or does it also run longer
  [coverage] will i bump into @skill at some point with you
  [offTopic] ek chutkula suna do pehle [recommendation] phir batao mere jaise aadmi ke liye kaunsa course sahi hai, kapde ki dukaan hai
  [difficulty] are there people who cried in @program [mentor] and did anybody wipe their tears, i mean is there a guide
  [count] put a number on your courses for me, i am filling a sheet [programs] and in the next column their names
  [tellsAboutSelf] retired bank manager here, 67, good eyesight, [prerequisites] any ceiling on the age
  [-] hello hello testing, typing from a bus. [audience] @program is for freshers or for grey hair people [price] and what does a seat cost
  [summary] somebody dropped the word @program at a wedding, what is that animal
  [codingNeed] can @program be done entirely with mouse and no programming [tools] and would a 6 year old laptop carry it
  [curriculum] open the box of @program and lay out the pieces for me [projects] and is one of the pieces something i build
  [recommendation] choose for me, i've got a coin ready otherwise
  [coverage] my manager will ask only one thing, does @skill come in @program [curriculum] and when he nods he will ask for the full list of chapters
  [tellsAboutSelf] i teach kathak to little girls in lucknow [difficulty] would all this sit in my head
  [programs] what have you got running these days, all of it [mode] and is it to be done from home
  [order] does it matter which i swallow first, @program or @program
  [compare] in which corner does @program beat @program [recommendation] and which for a payroll clerk with a shaky laptop
  [prerequisites] my son is still 16 but very sharp, do you have a lower age bar [audience] and would he sit among uncles only in @program
  [offTopic] bhai gold ka rate kya chal raha aaj [count] aur aapke total kitne course hai
  [summary] ek saans mein bata do @program kya cheez hai
  [difficulty] i failed maths thrice, will @program eat me alive [codingNeed] plus is there code writing on top of it
  [-] sorry for the late hour, my shift ends at two. [programs] what can one learn at your place
  [audience] would a bus conductor stick out like a sore thumb in @program [language] and is it spoken in hindi there
  [coverage] which of them has @skill under its roof [duration] and how many hours under that roof
  [count] have you got only this one course or are more hidden in the menu
  [tellsAboutSelf] i do embroidery orders over instagram, [recommendation] which one should i sit in [codingNeed] keeping in mind i have never programmed anything
  [curriculum] after all those weeks what would i be able to do that i cannot do now
  [order] may i run two courses like two stoves at one time [difficulty] or is even one a full time headache
  [compare] my two sons argue, one says @program goes deeper, the other says @program, settle it
  [summary] what's the big idea behind @program [benefits] and why take it from your shop and no other
  [prerequisites] arts wala andar aa sakta hai kya ya science hi chahiye
  [offTopic] is there good biryani close to your office by the way [street] and what is the office address
  [recommendation] i have gone round and round your page like a bullock, tell me which one
  [codingNeed] does one write any actual code in @program or only talk about it [prerequisites] and what must be known before coming
  [coverage] @skill ka naam bhi aata hai kya kahin
  [difficulty] is @program the sort of thing where one blinks and is lost [recordings] and can i rewatch what i blinked through
  [audience] these programs, for people with a job or for people hunting one [career] and does it lift a clerk out of being a clerk
  [tellsAboutSelf] company secretary, seventeen years of board minutes, [coverage] do i get to see @skill in @program
  [programs] i want the full rack, every name on it [duration] and how long each of them runs
  [count] on how many fingers can i count your courses [order] and may one person take all of them at once
  [curriculum] if @program were a thali what would be in each katori
  [-] my wife is looking over my shoulder so quick. [recommendation] which course for her, she does tailoring and some excel [schedule] and are classes at night
  [compare] tell @program and @program apart for a man who sells tyres
  [prerequisites] kya 10th fail bhi baith sakta hai [codingNeed] aur coding likhni padegi kya usme
  [summary] describe @program like you would to your grandmother [audience] and would a grandmother be taken in it
  [offTopic] who do you think wins the election in bihar
  [difficulty] scale of one to ten, how much will @program hurt [assessment] and is there a test waiting at the end
  [order] after i am through with @program is there a next floor to climb to
  [coverage] i only care about @skill, in which of your courses does it live [start] and when does that one open its doors
  [programs] apart from {@program} which everyone shouts about, what is there [compare] and how does the rest differ from one another
  [tellsAboutSelf] i am that one guy in the village who repairs everybody's phone, [recommendation] what do you have for such a guy
  [audience] @program ke andar kaun log baithte hai generally
  [curriculum] kindly furnish the subjects taught under @program [certificate] and whether any certification is awarded
  [codingNeed] straight yes or no, programming is a must in @program? [difficulty] and straight again, easy or tough
  [count] how many programmes does the academy run as on date [programs] kindly also name them
  [-] i was in the shower thinking about this. [compare] are @program and @program two halves of one thing
  [prerequisites] do i come empty headed or is something expected of me before the first class
  [coverage] would @program say even one word on @skill [instructors] and who says it, some professor?
  [recommendation] match me with something, i make reels for jewellers [projects] and will i get to build stuff i can show them
  [difficulty] mummy wants to know if i will pass or die
  [order] first @program then @program, or can i do it upside down [discount] and is it cheaper when taken as a couple
  [summary] i clicked on @program and understood nothing, tell it plain [curriculum] then give the list of what is in it
  [offTopic] can you finish my class 9 civics project on panchayati raj [prerequisites] and am i too small to join
  [audience] is @program something a hotel chef should be seen in
  [tellsAboutSelf] i am 52, was in garment export till covid, [difficulty] can a rusty brain take @program [besideWork] and can it be done with my mornings in the shop
  [programs] bolo kya kya hai dukaan mein
  [curriculum] list it out module by module for @program please, my boss loves lists [price] and he also loves to know the cost
  [coverage] is @skill hidden inside any of these or do i look elsewhere [recommendation] and honestly which one would you push me towards, i'm in procurement
  [codingNeed] people say no tech needed and then comes python on day two, is it so with @program
  [compare] @program, @program, potato, potahto? what is different
  [count] total kitni cheezein sikhate ho, number bolo [duration] aur sabse lambi kitne ghante ki hai
  [prerequisites] i have a backlog in sem 5, does that bar me from @program [register] and if not how do i get my name in
  [-] my boss forwarded me this link with three exclamation marks. [summary] what is this @program she is excited about
  [recommendation] two of us, one loves excel, one loves people, who goes where
  [difficulty] does the pace leave slow writers behind [mode] and is it in a room or on a screen
  [audience] be frank, is @program wasted on a receptionist [coverage] or is there @skill in it that i could use at the desk
  [order] will you allow @program without me ever having seen @program
  [tellsAboutSelf] i maintain lifts, iti electrician, [codingNeed] is any computer language to be written in @program
  [curriculum] what do you fill forty hours with, i am curious
  [offTopic] my maggi became soup, how to save it [programs] and btw what courses do u have
  [summary] @program?? [audience] and for whom??
  [compare] whats in @program that they left out of @program [order] and do i need the one to enter the other
  [programs] what are those things on your page called, just names [start] and when is the next of any of them
  [difficulty] compared to 12th boards is @program harder or softer
  [coverage] tell me straight does @program touch @skill, and i mean touch with hands not from far [mentor] and is someone near when i burn them
  [recommendation] where on your list would you stick a 29 year old wedding photographer
  [prerequisites] is there a gate keeper exam before @program [seats] and are places still there
  [count] is it really just three or did i scroll badly
  [-] waise main sirf dekh raha tha par interest aa gaya. [curriculum] @program mein andar kya kya padhate ho [language] aur english mein ya hindi mein
  [audience] who gains the most out of @program, name the type
  [codingNeed] i would like to remain a person who does not code, does @program respect that [recommendation] if not which one does, i am in hr
  [tellsAboutSelf] priest at a small temple, mornings only, [summary] what is @program about in easy words
  [order] two at a time possible or you people insist on one by one
  [coverage] kya @skill sirf @program mein hai ya dusre mein bhi [compare] aur dono mein asli farak kya hai
  [offTopic] whats the capital of mongolia, kbc question [summary] ok and what is @program
  [difficulty] how long before an average joe starts sinking in @program [refund] and if he sinks does the money float back
  [programs] give me everything you've got on a plate, i'm hungry to learn
  [prerequisites] no laptop skill, no degree, only will, enough for entry? [recommendation] if yes into which one
  [curriculum] which lesson opens @program and which one shuts it
  [compare] i have put both pages side by side and my eyes hurt, what is the actual gap between @program and @program [difficulty] and which of the two is kinder
  [audience] would you seat a 19 year old college boy in @program or laugh [prerequisites] and does he need to finish his degree before
  [recommendation] ek hi cheez lene ka budget hai, kaunsi lu main, transport ka business hai
  [summary] bring me up to speed on @program, i have a meeting in four minutes
  [tellsAboutSelf] i am a mechanical draftsman, autocad all day, [coverage] is @skill part of any of your programs [schedule] and on which days is that
  [count] so how many trainings is that, all counted [certificate] and does each give a separate certificate
  [difficulty] be honest like a brother, can a lazy fellow survive @program
  [codingNeed] would my mother have to program anything in @program [audience] or is it even made for mothers
  [offTopic] why do cats hate me [duration] and how long does @program go on, longer than their sulking?
  [coverage] i bet you don't teach @skill, or do you
  [programs] i have seen {@program} on the poster, now show me the rest of the family [count] and how many members are there
  [curriculum] what would my head be full of when i walk out of @program [placement] and will anyone hire that head
  [order] is @program meant to be eaten after @program or can it be the starter
  [-] third time i am writing this, net keeps dying. [recommendation] i just need to know which one fits a school principal [brochure] and some pdf about it
  [tellsAboutSelf] main gaon ki sarpanch hu, [recommendation] mere kaam ka kuch hai kya aapke paas [prerequisites] sirf dasvi tak padhi hu, chalega?
  [-] my daughter set up this phone for me only yesterday. [summary] please explain @program slowly
  [coverage] lemme guess, @skill costs extra or is it inside @program [curriculum] what else is inside
  [offTopic] which song is number one these days
  [compare] both my cousins finished with you, one says @program is @program with sugar, true? [recommendation] and which should the third cousin, me, a lab technician, do
  [difficulty] will it fly over my head like a pigeon
  [count] how many boats in your harbour [programs] and what is painted on their sides
  [audience] you say @program is for leaders, does a shift in charge of six people count as one
  [codingNeed] my thumbs are made for whatsapp not for code, can i sit @program [duration] and for how long must i sit
  [order] if i only take @program and never @program will there be holes in my knowledge
  [prerequisites] tell what homework a man should do before he knocks on your door for @program [difficulty] and once in, is it a hill or a wall
  [programs] whole catalogue bhejo na yaar yahin pe
  [curriculum] what is week one, what is week two, and so on in @program [besideWork] and can one on night duty at a toll plaza manage it
  [recommendation] my brain says @program, my wallet says @program, my wife says neither, you say
  [offTopic] is petrol going up again on monday [price] also how much does @program cost
  [summary] i saw a banner with @program on it, elevator version please [start] and when is the next round
  [tellsAboutSelf] physiotherapist, own clinic, two helpers [audience] has @program been made with folks like that in view [coverage] and is @skill in it
  [difficulty] on day ten do people still smile in @program
  [coverage] name the program where i'd get my hands dirty with @skill
  [prerequisites] i did my schooling in gujarati and college never, may i come [language] and in what tongue do you teach
  [-] don't mind my typing, i have a baby on one arm. [codingNeed] is @program one of those where you write code [besideWork] and can it be done in nap times
  [count] is the number of courses in single digits
  [compare] what does @program know that @program doesn't [curriculum] and what's the last topic in the smarter one
  [audience] kis tarah ke log @program lete hai, naukri wale ya business wale [recommendation] aur mai dono hu to mujhe kya lena chahiye
  [programs] beyond {@program} do you have anything worth my sunday
  [order] chicken first or egg first, i mean @program or @program [mode] and are both of these over the internet
  [difficulty] i read slow and forget fast, is that a death sentence in @program
  [summary] @program ka saar do line mein [certificate] aur certificate milta hai ki nahi wo bhi
  [offTopic] can you settle a fight, is tomato a fruit [programs] and second fight, what courses does your place have
  [tellsAboutSelf] merchant navy second officer, six months at sea, [recommendation] which of these is sane for me to take on my leave
  [curriculum] tear @program into its parts and name each [coverage] is @skill one of those parts
  [codingNeed] zero programming in my blood, which doors are open [count] and how many doors is that
  [prerequisites] does @program expect me to have met @skill before [coverage] or does it introduce us there
  [audience] i don't want to be the only fool among geniuses, who turns up for @program
  [-] god these mosquitoes. [difficulty] anyway is @program manageable for someone who last studied in 1998
  [compare] my boss drew two columns on the board, @program and @program, and told me to fill them, please fill [price] and he left a third column for money
  [recommendation] bhai seedha bata kaunsa lu
  [count] what is the tally of your courses [programs] name them while you are at it
  [order] i am impatient, can all of them be done in one stretch [duration] and what would that stretch be in hours
  [coverage] we got told by hr that @skill is compulsory from april, do you have it somewhere
  [summary] what sort of creature is @program [difficulty] does it bite
  [curriculum] i want the nuts and bolts list of @program and not {the nice words}
  [offTopic] suggest a name for my new puppy, brown, very lazy
  [prerequisites] will you take a person who only knows to send mails [recommendation] and into which class would you put that person
  [tellsAboutSelf] sub inspector, traffic branch, [codingNeed] is there code writing in @program [difficulty] and is it heavy for a policeman after a full day in the sun
  [audience] would it be odd if a bharatanatyam teacher took @program
  [programs] kindly let me know the courses conducted by your esteemed institution [prerequisites] and the eligibility thereof
  [compare] @program and @program, do they overlap like two rotis or lie apart
  [coverage] after @program would i be able to say i know @skill without blushing [certificate] and is there something signed to back me
  [difficulty] kitna dimaag lagega @program mein, mera thoda kam hai
  [codingNeed] are there curly brackets anywhere in @program, i hate them [curriculum] what's there if not those
  [recommendation] between jobs, two months in hand, what would you have me do [placement] and do you help find work after
  [count] how many other courses besides {@program}
  [order] does @program stand on the shoulders of @program, or on its own feet
  [-] good morning from a very cold leh. [summary] kindly explain what @program is all about [register] and how one joins
  [audience] are the learners in @program mostly software people [tellsAboutSelf] i'm asking as a homeopath
  [offTopic] abhi bahar dhoop hai ya badal [mode] aur class ghar se hoti hai ya aana padta hai
  [prerequisites] my son just wrote his twelfth boards, results awaited, could he be let in now [recommendation] and which of yours would suit such a boy
  [curriculum] what do we actually do there all day in @program
  [difficulty] out of the lot which one is the softest pillow [codingNeed] and which of them has no programming
  [tellsAboutSelf] i sell bathroom fittings wholesale in rajkot, 11 salesmen under me, [audience] is @program for the malik or for the salesmen
  [programs] i lost your leaflet, what were the courses again [count] three i think, or more?
  [coverage] pick the odd one out, which of your courses has no @skill
  [compare] between @program and @program who is the elder brother [order] and must one greet the elder first
  [summary] my mentor at office swears by @program, what is he swearing by
  [recommendation] i am good at nothing particular but i show up, what's your advice [difficulty] and is any of them easy on people
  [curriculum] say aloud the headings of @program [number] and how many projects come with it
  [codingNeed] once and for all, does a person type programs in @program or not
  [prerequisites] is a diploma from polytechnic good enough to be seated in @program [salary] and what do such people earn later
  [audience] whom would you stop at the door of @program and send home [recommendation] and where would you send them instead
  [offTopic] my math tuition sir gave 20 sums on trigonometry, do them for me please
  [order] i plan to take one now and one in winter, which goes where [discount] and is the second one cheaper for old students
  [-] no hurry, i am waiting for my tyre puncture anyway. [compare] what makes @program so different to @program
  [difficulty] would a person with no english sink in @program [language] or is hindi spoken
  [count] sirf do hi course hai kya
  [summary] suppose i have never heard of you, tell me about @program [trust] and why should i believe a word
  [coverage] i've seen @skill on job adverts all week, do you teach it [placement] and do those advert people come to you
  [tellsAboutSelf] i am a dialysis technician and i stopped reading books in 2009, [prerequisites] is anything asked of me before joining
  [programs] what can i learn from you people apart from {@program}, that's been done [order] and may i take the new one at once
  [recommendation] on a deserted island with one course from your list, which, if i were a small hotel owner
  [curriculum] @program ke syllabus mein sabse pehle kya aata hai [coverage] aur @skill aata hai ki nahi
  [difficulty] i get headaches from screens and from thinking, how bad is @program
  [audience] is there an unwritten rule that @program is only for engineers [codingNeed] and is programming assumed
  [compare] line them up, all of them, and tell me who is taller, wider, tougher
  [order] would it be madness to do @program and @program side by side [difficulty] is either of them heavy
  [offTopic] ek shayari ho jaye [summary] uske baad @program ke baare mein do shabd
  [prerequisites] what do you want to see on my marksheet
  [-] just back from my morning walk. [programs] so beta what are the courses at your centre [audience] and would they take senior citizens
  [count] i need the exact number of programs for my college report [name] and the full name of your institute
  [coverage] any chance of @skill in there [tools] and would my chromebook handle it
  [tellsAboutSelf] rj at a local fm station, [recommendation] pick something that won't put me to sleep
  [summary] short and sweet, @program, what is it, who cares [audience] i mean who is it for
  [codingNeed] i thought @program was talk only, now my friend says he wrote scripts there, who is right
  [curriculum] what's the meat of @program and what's the gravy [projects] do we cook anything ourselves
  [difficulty] does one need to be a topper for @program [prerequisites] and does one need a college degree
  [recommendation] help me, i've got nine tabs open and all of them are you, which one for a dairy supervisor
  [programs] names please, no {details}
  [compare] is @program a cut above @program or just longer [price] and does it cost more
  [offTopic] who was the first woman in space, my daughter's quiz is tomorrow
  [audience] agar koi gharelu mahila ho to @program uske liye bana hai kya [mode] aur ghar baithe hoga na
  [order] suppose @program is done, does the road go on
  [coverage] could it be that @skill sits in two of your courses [compare] and in what else do those two differ
  [tellsAboutSelf] so my story is long, school in a village, then army, then security guard, now i have time and a pension, [prerequisites] do i qualify for @program
  [tellsAboutSelf] i keep bees and sell honey online [codingNeed] would i have to write programs in any of them [recommendation] and which is the one for a beekeeper
  [count] are there a dozen courses or just a couple
  [difficulty] my brother in law quit @program in a week, is it that tough [refund] and did he get his money back do you think, i mean do people
  [curriculum] before i sign anything tell me what is taught in @program
  [-] thanks for being there at midnight. [summary] i want to understand @program [price] and what it would cost a poor phd student
  [programs] chalo shuru se, kya kya hai [recommendation] aur usme se mujhe kya jamega, main banking ki taiyari karta tha
  [audience] be my guest list, who comes to @program
  [order] can i leave @program for later and begin with @program [schedule] and on what days would that be
  [codingNeed] honestly how much of @program is spent writing code, half, none
  [compare] tell me what separates your courses from one another [count] and how many are we talking about
  [coverage] ye @skill wali cheez kis course mein padhate ho aap [duration] aur wo kitna lamba chalta hai
  [recommendation] astrologer said i should study from september, he did not say what. you say
  [difficulty] is it a stroll or an everest trek, that @program [mentor] and is there a sherpa
  [offTopic] how many overs left in the match [start] also from when is the next batch
  [prerequisites] would you accept a lady of sixty one with only school hindi
  [summary] @program in plain hindi english mix please [coverage] and does @skill come in it
  [tellsAboutSelf] i run the canteen in a law college, [audience] are your things meant also for people without office job
  [curriculum] give me the skeleton of @program, bones only
  [count] how many courses can i tick on the form [register] and where is the form
  [programs] what is it that you teach and what is it that you don't [coverage] do you do @skill for instance
  [recommendation] tell me which to take and i'll stop bothering you, bpo team coach, 34 [order] or should i take two one after the other
  [difficulty] ye course hawa mein udd jayega kya mere upar se
  [-] i was told to ask three things but i forgot the third. [curriculum] topics of @program [audience] and who should attend
  [-] so yesterday at the barber everybody was talking of ai and i felt like a stone. [recommendation] where does a stone begin with you [difficulty] and how long till the stone gets lost
  [coverage] i need somebody to teach me @skill before december, is that within your walls [start] and does it begin before december
  [audience] is @program pitched at the person who decides or the person who does [compare] and @program, is that pitched differently
  [summary] could you please be so kind and acquaint me with @program [brochure] and forward a printable copy if any
  [offTopic] mere phone ka hotspot nahi chal raha kya karu
  [tellsAboutSelf] patwari hu rajasthan mein, land records ka kaam, [codingNeed] kya mujhe program likhna seekhna padega pehle [audience] aur sarkari log aate hai kya aapke @program mein
  [order] what is the natural sequence of your courses, or is there none
  [curriculum] which headings would i find if i opened the notebook of a @program student [difficulty] and would his handwriting look scared
  [prerequisites] bca second year here is fine or only pass outs [codingNeed] and do i need to already write programs
  [programs] all trainings, names, go
  [count] the lady on the phone said five and the page shows less, how many courses do you have [programs] and what are their names
  [recommendation] my father sells fertiliser and wants to understand what his nephews talk about, what would you give him [language] and in bengali if possible
  [-] haan toh. [compare] @program aur @program ko taraazu mein rakho, kiska palda bhaari [price] aur kiska daam bhaari
  [difficulty] do you slow down for the slow ones [audience] or is @program a race for toppers only
  [coverage] is it @program where they show @skill or is my memory cheating me
  [offTopic] my landlord wants to raise rent by 20 percent, is it legal [recommendation] and if i survive him which course of yours should i take as a salesgirl
  [summary] what story does @program tell
  [prerequisites] my degree is from 1989 and in botany, do i clear your bar [order] and may i go for @program straight away
  [tellsAboutSelf] working as a nanny in dubai, [programs] what do you have that i can learn [abroad] and am i allowed to do it from here
  [curriculum] i would like to see in writing what gets covered in @program [certificate] and what gets printed on the certificate
  [codingNeed] tell my husband please that @program has no coding, or tell me that it has
  [audience] our whole society whatsapp group is asking, is @program for housewives too [discount] and ten of us together, some cut
  [count] how many are there [duration] and what's the shortest
  [compare] i have read about @program and i have read about @program and for the life of me the two feel like one, so where is the seam [curriculum] and what is taught in the first that isn't in the second
  [coverage] where on your list do i go for @skill [order] and can i go there without stopping anywhere else
  [difficulty] what portion of people give up on @program because it's too much
  [-] i will be quick since my metro is coming. [prerequisites] what must a guy know already for @program [schedule] and is it evenings
  [recommendation] kaunsa wala mere bhatije ke liye, usne abhi abhi iti kiya hai
  [summary] @program, the what and the why [audience] and the who
  [programs] i want to see all that's cooking here [recommendation] and be told which suits a caterer
  [offTopic] who is going to win bigg boss
  [order] does @program come as a sequel [difficulty] and is the sequel harsher than the original
  [tellsAboutSelf] i've been a stenographer at the high court for 22 years, fast fingers, [codingNeed] would those fingers need to write code in @program [prerequisites] or know anything beforehand
  [curriculum] a list of what you teach inside @program, top to bottom, no poetry
  [audience] which crowd is @program for, suit boot or jeans [coverage] and do they do @skill there
  [count] apart from {@program} how many do you run [compare] and how far apart are those from it
  [difficulty] i fainted at my driving test so you see how nerves are, is @program stressful [assessment] and are we examined
  [prerequisites] will my class 12 commerce marks, 48 percent, come in the way
  [coverage] say yes or no, @skill in @program [codingNeed] say yes or no, programming in @program
  [recommendation] i am allergic to numbers, i like to write and to talk, so which of your courses
  [-] my therapist said do something new. [programs] so what are the new things i can do at yours [mode] and can they be done from my sofa
  [summary] i keep seeing @program in my dreams and still do not know what it is
  [compare] give me one line each, @program and @program, how they are not the same thing [order] and whether i could do the two parallelly
  [offTopic] help me write a breakup text, nothing mean [difficulty] and tell me is @program hard on a broken heart, i mean generally is it tough
  [audience] who shouldn't come anywhere near @program
  [tellsAboutSelf] i am doing phd in sociology at hyderabad, [coverage] is there training in @skill [audience] and do scholars come to that or only corporate people
  [curriculum] what does the fee of @program buy me in terms of topics [perks] and beyond topics what comes along
  [prerequisites] no ghanta-marking degree people here only self taught, is that ok for @program
  [count] i counted two programs on my small screen, is that the full count [programs] what did i miss
  [codingNeed] see, i did not become an engineer so that i won't code. does @program force me [recommendation] and which one leaves me in peace
  [difficulty] fast mover or slow mover, your @program class [classSize] and how many heads in it
  [order] where in the queue does @program stand, before or after @program
  [-] it is raining so hard here i can't hear my own thoughts. [coverage] is @skill included [price] and included in what price
  [recommendation] since you know the courses and i don't, tell which suits a boutique owner with 3 tailors [curriculum] and what she'd learn in it
  [summary] what's @program when it's at home
  [audience] can pharma sales people like us sit in on @program or is it for scientists [prerequisites] what minimum do you ask
  [compare] would i miss much if i took @program in place of @program
  [offTopic] tell me a good movie for tonight, malayalam if possible [count] and the number of courses you give
  [programs] sabka naam bata do ek ek karke [duration] aur saath mein ghante bhi
  [tellsAboutSelf] i climb towers for a telecom company, signal and all, [difficulty] my studies are poor, will i keep up in @program
  [coverage] among the things you teach is there @skill, kindly confirm [accreditation] and kindly confirm recognition by govt
  [curriculum] is there a running order for @program, lesson one lesson two etc
  [prerequisites] how old must one be [audience] and how young does @program like its people
  [order] is one of your courses the ground floor and another the first floor
  [codingNeed] can a copywriter do @program without once typing something that looks like a program [coverage] and would she meet @skill
  [difficulty] i've heard you people go at bullet speed [recordings] is there a way to watch again at bullock speed
  [recommendation] between the devil and the sea, @program or @program, for a man in cement dispatch
  [count] of all your courses how many ask for programming [codingNeed] and is @program one of these
  [-] apologies for poor english, i am from daman. [summary] kindly make me understand @program [difficulty] and if it is difficult for a simple person
  [compare] these two, @program and @program, same teacher different shirt? [instructors] and who is the teacher
  [programs] please don't send me to the page, say here what courses there are
  [audience] am i too senior for @program, i've got 18 years behind me [recommendation] what would you offer someone that old in the trade
  [curriculum] @program: contents? [prerequisites] @program: conditions?
  [tellsAboutSelf] i sit at the ticket window in a cinema, [programs] which courses are there [besideWork] and do they clash with the evening shows
  [coverage] whoever finishes @program, does he know @skill or only heard of it
  [offTopic] how do i get rid of lizards in kitchen
  [difficulty] is there one that even my sleepy brain at 11 pm can take in [schedule] and when are the classes
  [order] must everyone pass through @program to get to @program, or is there a side door [transfer] and if i regret can i shift
  [summary] tell me about @program, but pretend i'm five
  [prerequisites] is excel needed before @program or will you make us learn it [tools] and who pays for the software
  [recommendation] i want to impress my new boss by march, what should i take [ending] and would it be over by then
  [compare] which is meatier, @program or @program [coverage] and which one has @skill in it
  [codingNeed] my daughter is scared that @program is all programming, is she right [audience] she is a fashion student, would she be at home there
  [count] bas itna bata do ki kitne course hai
  [-] congratulations on the nice colours of your site. [curriculum] what are the units in @program [number] and how many mentors stand behind it
  [audience] is @program a ladies thing or a gents thing or both, my aunt asks
  [programs] what do you have besides {@program} and {@program}, or was that the end of it [count] in figures how many are left
  [difficulty] if i score 4 on 10 in brains, does @program work for me [mentor] does someone sit next to me
  [tellsAboutSelf] single father, warehouse job, [recommendation] tell me which course makes sense [payment] and can it be paid bit by bit
  [order] i would like to stack @program on top of @program in one month, is that done
  [coverage] i was promised @skill by your salesman, is it really there in @program [phone] or else give me a number to shout at
  [summary] what do you mean by @program, is it a diploma or what [curriculum] and which papers are there in it
  [prerequisites] can the unlettered come [language] and is it all in spoken hindi
  [offTopic] can you translate happy anniversary into konkani [language] and is your class in konkani or english
  [recommendation] sir i am confuse like anything, two kids, b.ed, gap of nine years, please advise one course
  [curriculum] write me a shopping list of what i'd carry home from @program [career] and what would my career do with it
  [compare] ek sentence me farak samjhao @program aur @program ka [recommendation] aur phir ye ki ek ca article ko kaunsa lena chahiye
  [audience] who has business being in @program and who doesn't [order] and does one come there fresh or after @program
  [codingNeed] does the homework of @program involve writing code [difficulty] and does it keep people up till 3
  [count] are there more than the one my friend did
  [coverage] i know {@skill} already, what i want is @skill, do you go there [prerequisites] and do i need anything more for it
  [tellsAboutSelf] i'm the youngest of five, my family grows cardamom, [programs] what is there for me to study [accommodation] and will you give me a place to stay
  [difficulty] easy peasy or blood and tears, @program
  [-] wait let me find my glasses. ok. [prerequisites] what are the conditions for being admitted in @program [deadline] and the last date
  [programs] how about you list down the things i could sign up for [compare] and say how each is different
  [summary] your site says @program is a journey. a journey to where? what is it
  [order] is there anything i must finish prior to @program [codingNeed] for instance must i learn programming someplace
  [recommendation] my team lead says upskill or leave. i write test cases. what do i pick [salary] and would i earn more after
  [curriculum] how is the time in @program divided, which topics get it
  [audience] does @program suit a person who hates meetings [difficulty] and how fast does it go, he hates being rushed
  [offTopic] which is better for hair fall, onion oil or coconut
  [coverage] you teach @skill no? [order] that one can be taken alone no?
  [compare] is the difference between @program and @program like between a cook and a chef [duration] and how many hours does each of them want
  [prerequisites] will somebody test me before you take me [formFields] and what do you ask on the form
  [tellsAboutSelf] i have a small press for wedding cards in sivakasi, [summary] somebody said do @program, what is it [price] and the damage to pocket
  [difficulty] which of these courses has made the fewest people cry
  [count] kya sirf @program hi hai ya ek se zyada hai
  [recommendation] we are newly married, he does networks, i do nothing yet, which should he take and which should i [order] and can one person take both
  [programs] i am a simple man, show me what there is to choose [difficulty] and mark the easy one
  [codingNeed] python, java, whatever, am i going to be typing any of it in @program
  [-] um so yeah i was listening to a podcast while cooking and then the dal burnt and i thought okay enough. [recommendation] so um which one do you think i should start with [tellsAboutSelf] i do voice overs for ads
  [offTopic] who is the governor of kerala now [prerequisites] and what should one have passed to get into @program
  [summary] can't make head or tail of @program, enlighten me [compare] and is it not the same as @program
  [coverage] my nephew uses @skill at his job and earns like a king, where do you teach that [difficulty] and is it within reach of an average joe
  [audience] be it known i am a poet. is @program for poets at all
  [curriculum] show me what's under the lid of @program [duration] and how many hours it boils
  [order] what's the recommended route through your courses [count] and how many stops on that route
  [prerequisites] you ask for any work experience? i have none, zero, anda [placement] and do zeros get jobs after
  [tellsAboutSelf] bell boy at a five star in udaipur, [codingNeed] without any program writing what can i do here
  [programs] every course you ever made, tell me, skip {@program}
  [difficulty] @program ko tod paunga main ya wo mujhe todega [support] aur baad mein koi sambhalega
  [recommendation] you look like someone who knows, which would you give a tired HR lady [besideWork] who has only sundays, does that do
  [coverage] @skill, yes or no, and if yes where [compare] and what's the difference of @program to @program
  [count] how many kinds of training go on under your roof
  [-] my pandit ji says mercury is in retrograde. [summary] nevertheless tell me what @program is [start] and on which day it starts
  [audience] would you put an eighteen year old next to a fifty year old in @program [classSize] and how many rows are there
  [compare] what's the catch, why is @program separate from @program at all
  [curriculum] i only buy books after seeing the contents page, so, contents page of @program [brochure] or hand me the pdf
  [prerequisites] what will you ask me at the gate of @program [order] will you ask if i've done @program
  [offTopic] write two lines for my sister's rakhi card
  [tellsAboutSelf] i used to be a jockey at the mahalaxmi race course, now nothing, [recommendation] is there one for me in your stable
  [difficulty] how sharp is the climb in @program after the first few hours [curriculum] and what comes in those first few hours
  [codingNeed] in @program they'll hand me a keyboard, will they want code out of me [audience] i'd thought it was for managers, isn't it
  [programs] you must be having more than {@program}, out with it
  [coverage] we have a small bet in hostel room 12, does @program include @skill [count] second bet, how many courses do you have overall
  [summary] pls tel abt @program [prerequisites] n wat qualificatn
  [order] i want all of it, in what order do sensible people do it [discount] and do sensible people get a package price
  [recommendation] i'm good with my hands, bad with my mouth, which course [curriculum] and what do i learn in it
  [audience] toh @program bachchon ke liye hai ya bado ke liye
  [difficulty] my colleague who is a genius found @program tough, so what about us mortals [mentor] do mortals get a helper
  [compare] i asked your office the difference of @program and @program and they went hmm. what is it
  [-] you won't believe my day. laptop died, then the cab, then this. [curriculum] what would i study in @program [tools] and would a new laptop be needed
  [prerequisites] i've no english, no degree, but a big mouth, can i enter [language] and will the teacher speak like us
  [tellsAboutSelf] goldsmith, third generation, bhai handles the shop, [summary] what is @program [recommendation] or is another of yours better for a goldsmith
  [count] tell me the number of courses before i count to three
  [coverage] i heard the word @skill in parliament of all places, do you people give it [audience] and to whom
  [codingNeed] what percent of @program would be me hammering code [difficulty] and is that hammering for strong arms only
  [offTopic] is it going to be foggy on the yamuna expressway tonight [mode] by the way do i come to you or do it on the laptop
  [programs] besides what i have already done, which was {@program}, what else could i do at your place
  [recommendation] out of pure laziness i ask you, which is best for a radiologist
  [difficulty] are you the kind of school that breaks you first
  [curriculum] what in god's name do you teach for so long in @program [duration] and how long is that really
  [order] is one allowed to reverse, @program first and @program last [compare] and what makes them two and not one
  [audience] if not {for coders} then who is @program for
  [summary] @program. i have no clue. go [projects] and does one make something in it
  [prerequisites] my mother tongue is tulu, my maths is poor, my heart is big, do i meet the criteria
  [-] shh my boss is around. [coverage] do you do @skill [schedule] and after office hours?
  [tellsAboutSelf] school van driver, mornings and afternoons gone, in between free, [difficulty] can i understand @program with 8th class [programs] or what smaller things have you
  [count] your competitor down the road has nine courses, how many have you
  [compare] put @program and @program through an x ray and tell me what you see [codingNeed] and which of the two is free of programming
  [recommendation] i've 14 agents selling loans and no plan, which of yours would you send their boss to, that's me [enterprise] or do you make something just for us
  [audience] people of what age come to @program
  [curriculum] by the end of @program what will i be capable of [certificate] and will a certificate say so
  [offTopic] mummy ke ghutne ka dard kaise theek hoga
  [order] kya @program karne ke liye pehle @program karna padta hai [prerequisites] aur kuch aur aana chahiye kya
  [coverage] there's a topic i badly need, @skill, which of your courses has it [demo] and could i see one lesson of that free
  [difficulty] not gonna lie i am dumb, is @program okay
  [summary] what would a newspaper write about @program in its headline [testimonials] and what did those who did it write
  [programs] which trainings does your office conduct, request full list [vendorPapers] along with company registration papers
  [codingNeed] i can do excel but not code, does @program draw a line between those [recommendation] and if i fall on the wrong side, what else do you advise
  [tellsAboutSelf] tailor master, 30 years with scissors, [audience] has a tailor ever been in @program or is it for the tie people
  [prerequisites] does one need to bring along knowledge of @skill [coverage] or will the course itself give @skill
  [compare] i know they are both about building, so what sets @program off against @program
  [recommendation] i have asked my uncle, my ex, and google. now you. which course [price] and how much is it
  [curriculum] which skills would i add to my cv from @program [coverage] could i for one write @skill there
  [count] are you a one course wonder or is there a range [programs] and what is in the range
  [difficulty] in @program do they wait if you raise your hand
  [offTopic] how many calories in one vada pav [audience] and is @program for people who only think of food haha, i mean for anyone?
  [-] i've been in the queue at sbi since ten. [order] while waiting let me ask, do your courses have to be taken in some order [register] and how is one enrolled
  [summary] what is this @program that my wife signed up for without telling me [ending] and when do i get her back
  [audience] is there any point in a mountaineering guide joining @program
  [curriculum] explain the flow of @program, what follows what [difficulty] and where does it become steep
  [programs] please put in front of me your complete range
  [prerequisites] i never touched ai, not even that chat thing, may i still be in @program [codingNeed] and what about code, never touched either
  [tellsAboutSelf] m.com plus tally plus ten years of a boring desk, [compare] between @program and @program what's the difference [recommendation] and which one is it for me
  [coverage] will somebody in your school finally explain @skill to me
  [difficulty] do average people get through @program in one piece [refund] and if i come out in two pieces is there money back
  [order] would you let me skip @program if i promise to be good
  [count] sach batao kitne program hai tumhare [compare] aur ek dusre se kaise alag hai
  [recommendation] doctor told me keep the brain busy after retirement, any of yours for a retired geologist [difficulty] nothing too taxing, is it
  [summary] i'm holding a leaflet in my hand that says @program and a phone number smudged by tea, what is it about [phone] and what was the number
  [audience] for whom is @program a waste of time, name them
  [codingNeed] i can't tell an if from an else, could i be in @program [curriculum] what would i be doing there
  [offTopic] please convert 5 feet 7 into centimetres
  [prerequisites] is there anything i should read up before @program starts [start] and when does it start
  [-] new here, hi, sorry for long text. my friend got promoted and everyone is clapping and i am just standing there. [recommendation] what should a person like me take, plain ops executive [career] and would i move up by it
  [programs] how do your courses call themselves
  [coverage] i need to speak about @skill at our annual meet, does one of yours prepare me [ending] and will it be done by june
  [difficulty] is there any mercy in @program for those who come tired from the factory [schedule] what time of day is it
  [tellsAboutSelf] i am studying to be a nun, [prerequisites] are there any rules on who may take @program
  [compare] are all your courses cut from one cloth [count] and how many pieces of cloth are there
  [order] once i'm finished with @program, which door do i knock [price] and does the next door cost as much
  [audience] when you drew up @program were you thinking of students or of working folk
  [curriculum] bata do @program me kya kya topic hai [language] telugu me padhate ho kya
  [summary] say something about @program that a grocer understands [recommendation] and say whether a grocer should take it or another
  [codingNeed] how far can i come with you without ever learning a programming language
  [recommendation] i need a push, which one do i go with [deadline] and by when must i have decided
  [offTopic] my neighbour's rooster crows at 3 am, can i complain to police [programs] also the courses please, all
  [difficulty] what do the weak ones do in @program, hide [prerequisites] or do you not let them in
  [count] it says programs, plural, so how many
  [coverage] @skill at last? or again only promised [instructors] and by whom is it taught
  [audience] @program a good place for someone shy [classSize] is it a big crowd
  [-] oh my mother in law is calling, never mind. [curriculum] what's taught in @program, roughly, in list form
  [tellsAboutSelf] sports quota clerk in railways, [recommendation] my head is full of football, which course has place for me [discount] and is there any off for govt servants
  [prerequisites] do i pass your filter with only an open school certificate
  [compare] the blue one and the green one on your page, @program and @program, how do they differ besides colour [audience] and who is the blue one for
  [order] a friend says start anywhere, another says never start with @program, who is correct
  [programs] give me all names so i can pray over them [recommendation] or just say which is good for a chartered engineer
  [summary] @program, worth knowing? tell
  [coverage] any session on @skill for people who hate it [codingNeed] and is that with programming or without
  [difficulty] some courses are a holiday, some are jail. @program is? [attendance] and if jail, may i bunk
  [curriculum] teach what, you, in @program? sorry my english small [duration] and how many day
  [recommendation] you have my whole life in one line: failed startup, good excel, bad sleep. which course [difficulty] and how punishing is it
  [tellsAboutSelf] assistant professor of civil, private college, [coverage] does any program go into @skill [audience] and do teachers sit there as students
  [prerequisites] what documents of learning, i mean degree and such, does @program want me to have [formFields] and what do i type in the form
  [offTopic] is india playing today or tomorrow [coverage] and is @skill in your syllabus
  [summary] i'd be obliged for a brief write-up on @program [price] and its fee
  [count] one, two, many? your courses i mean
  [compare] why do you have @program when you already have @program [order] and does one lead to the other
  [difficulty] my hands shake when it's timed, are things in @program against the clock or easy going
  [audience] @program sounds like it's for people with ties, i wear a lungi, still ok? [prerequisites] no degree also, still ok?
  [-] i have a headache and three kids shouting. [programs] which courses do you do [recordings] and can lessons be replayed when the house is quiet
  [curriculum] i don't want the sales talk, i want what's inside @program, point by point
  [codingNeed] can one finish @program like one finishes a novel, only reading, or is code to be written [difficulty] and is it a thick novel
  [order] say i've the energy for a pair, may @program and @program be attended in the same month [schedule] or do the hours clash
  [recommendation] an old hand in logistics here asking a young machine: which one
  [coverage] tell me where @skill is and i'll go there [programs] and tell me what else there is in case i get lost
  [tellsAboutSelf] we are potters from khurja, my elder son handles online orders, [audience] is @program for his kind
  [offTopic] tell me how to make my toddler eat spinach [besideWork] and with such a toddler at home is your course doable
  [summary] start with @program: what, how, why [compare] then how it isn't @program
  [prerequisites] in my school computers were kept locked, so do you start from switching it on
  [difficulty] can a man be too stupid for @program, asking for me [recommendation] if so give me the one for stupid men
  [count] how many items are on the course list as of today [future] and will more be coming
  [audience] hr wants to know the profile @program is designed for [enterpriseMail] and what we should put in the mail to you for a batch of ours
  [-] kal se soch raha hu puchu na puchu. [codingNeed] @program me code likhna padta hai kya
  [curriculum] if my boss quizzes me after @program, on what topics could he [assessment] and will you quiz me before he does
  [compare] how would a blind man tell @program from @program [difficulty] and which of them would trip him
  [tellsAboutSelf] i teach yoga online and want to learn something of computers, [programs] what all is there with you
  [tellsAboutSelf] working in an ngo for street dogs, [recommendation] do you see me in any of these courses [discount] and do ngo people pay less
  [coverage] i read your @program page and searched with ctrl f for @skill and got nothing, so is it not taught
  [order] once someone has @program in the bag is @program a repetition or the next rung [price] and at what price comes that rung
  [prerequisites] how much should i know of @skill beforehand, a spoon, a bucket [coverage] or do you pour it in yourselves
  [recommendation] everyone in my family is a doctor except me, choose a course with which i can show them
  [summary] mere papa pooch rahe hai ki @program hota kya hai [trust] aur ye log asli hai ya nakli
  [difficulty] would you say @program is for sprinters, walkers or sitting people [audience] and what do those people do for a living
  [offTopic] what's a good opening line for a best man toast
  [count] my form has a box saying number of courses offered by institute, what do i put [accreditation] and a box saying recognised by
  [codingNeed] after ten years of avoiding it, must i code now in @program [mentor] and will someone hold my hand if so
  [curriculum] i am nosy, what do they put on the board in the @program class, topic by topic
  [audience] would somebody from agriculture feel at home in @program [coverage] do you speak of @skill there
  [tellsAboutSelf] i've two buffaloes and a graduation in arts, [prerequisites] will you take me [accommodation] and where would i sleep, we are far
  [compare] in plain rupees worth of knowledge, @program against @program
  [programs] show the courses. no {brochure}, no {call back}, here in the chat [duration] with hours next to them
  [-] i've just buried my father and need something to hold on to. [recommendation] which course should i take [difficulty] gentle if possible, which one is gentle
  [order] is it forbidden to start at the end, i mean at @program
  [prerequisites] in terms of age, what's your smallest learner allowed [future] and is something planned for even smaller ones
  [coverage] this @skill that all recruiters ping me about, in what program do you do that [placement] and do recruiters ping your learners
  [summary] what's cooking in @program [tellsAboutSelf] i'm a food blogger so keep it tasty
  [difficulty] i get lost in malls, will i get lost in @program [recordings] can i go back to what i missed
  [count] do you have fewer than four courses or more [compare] and in what do they differ
  [recommendation] with a brain like a sieve and a job in claims processing, where would you steer me
  [audience] whose problem does @program solve, mine or my boss's [summary] and what is it anyway
  [offTopic] bro send me the answers of today's wordle [programs] lol ok what courses
  [curriculum] from @program i'd come back with which skills [career] and are these of use to a customs broker
  [codingNeed] i'm told there's a no code way these days, so does @program still make people code
  [tellsAboutSelf] i look after a mutton shop and a youtube channel about mutton, [recommendation] what would make sense [prerequisites] and is any knowledge demanded
  [programs] my eyes are weak and the menu on the page is tiny, which courses stand there [order] and is there an order to them
  [compare] friend took @program, i'm about to take @program, will we learn the same stuff
  [difficulty] compare the sweat, @program against @program, where do i sweat more [recommendation] and where should a sweaty person like me, 45, sales, go
  [coverage] what about @skill, is it in [curriculum] and what about the rest, what is in
  [-] namaskara, nanu mysore inda. [summary] i want to know in brief of @program
  [prerequisites] is being a graduate a must or a plus [audience] and what sort of graduate do you mostly get
  [order] do people mostly go @program then @program or the other way about [testimonials] and what do they say afterwards
  [count] the ad said choose from our courses, out of how many do i choose
  [recommendation] my intern needs something, my director needs something, and i need peace. what should they take [invoice] and can it all be on one bill
  [curriculum] @program, subject wise, if you please [audience] and intended for which cadre of staff
  [codingNeed] not a techie by any stretch, can i manage @program with no programming [difficulty] or will it be over my head all the same
  [offTopic] when does the monsoon leave mumbai
  [tellsAboutSelf] ex cricketer, ranji two matches, now selling sports shoes, [programs] what is there to study here [mode] and do i sit in class or at home
  [audience] @program for a mother of triplets, a good joke or a good idea
  [summary] the little i know is that @program has to do with ai, tell me the big rest [coverage] and is @skill there
  [difficulty] fancy name, @program, but is it hard
  [programs] i've seen {@program}, {@program} i've seen as well, show me whatever is left [count] or is nothing left, how many are there altogether
  [compare] give me the gossip, what does @program have that makes @program jealous
  [prerequisites] do they want maths in @program, i had it last in class 10 [coverage] and do they teach @skill or assume it
  [recommendation] hostel warden here, i have the whole day and no brain cells, what do you propose [duration] and how much of my day will it take
  [order] i'm greedy, can i enrol for every one of them together [payment] and pay by card
  [-] okay so this will sound silly. [coverage] do you actually teach @skill or just talk about teaching it
  [curriculum] which things are taught in @program [compare] and which of them are not in @program
  [audience] who is a typical bum on a seat in @program [codingNeed] does that bum program
  [tellsAboutSelf] i umpire kabaddi in school meets and do lic on side, [difficulty] how taxing is @program on an ordinary mind
  [count] between you and me how many courses really run [start] and which is the next to start
  [offTopic] recite the national anthem of nepal [recommendation] or at least recommend a course for a nepali waiter
  [prerequisites] what's the lowest qualification you ever accepted for @program [career] and where did that person get to
  [summary] pitch me @program like i'm a shark with money [benefits] and why you among all
  [codingNeed] is the word developer in it for real, i mean will i need to be programming in @program [order] and would another course have to come before
  [programs] kuch aur hai kya {@program} ke siwa
  [coverage] we're told every school must now do @skill, is there some course having that [onSite] and could your man come to our school to teach it
  [recommendation] here's my dilemma, i can afford one and love three. one for a newspaper sub editor, which? [certificate] and will it give me something to frame
  [difficulty] on the tough scale where's @program, 5th standard tables or iit entrance [prerequisites] and what must i have cleared before
  [compare] if @program is a car what's @program, a truck, a cycle?
  [tellsAboutSelf] i stitch footballs, my village stitches footballs, [audience] are people without college ever in @program [language] and does it happen in punjabi
  [curriculum] kaunse kaunse adhyay hai @program mein
  [order] what goes best with @program as a second course [discount] and does the second come cheaper
  [-] my cat just walked over the keyboard sorry. [audience] i wanted to know who's supposed to attend @program
  [summary] do i understand it right that @program is a course, and if so what sort [codingNeed] with code in it or without
  [count] in total how many things could i enrol for [programs] naming each would be kind
  [prerequisites] must i be employed to get in [audience] or do jobless people also attend @program
  [difficulty] is there a danger that someone of 70 falls off the cart in @program
  [recommendation] what have you got for a heart surgeon who can't attach a file [mentor] and does he get a private guide
  [coverage] there's @skill on the poster but not on the page, is it part of the thing or not [contact] if you don't know, who does, give me a mail id
  [offTopic] my horoscope says avoid water today, should i skip the swimming
  [compare] don't sell me, just list how @program isn't like @program [difficulty] and which asks more of a tired mind
  [tellsAboutSelf] bank mitra in odisha, one laptop, slow net, [recommendation] what would you put in front of me [tools] and is my laptop any use
  [programs] umm hi what are you guys offering to people right now
  [codingNeed] they say you must write something called scripts in @program, do you [curriculum] and what else must one do there
  [order] once the small one is eaten may i step up to @program [future] and are you planning anything bigger still
  [audience] would an air hostess on ground duty belong to the @program crowd
  [programs] {how many} i can count myself, which ones are they
  [count] keep {the names} to yourself, how many of them are there [order] and can a man do them all
  [curriculum] {the gist} of @program i heard in your video, now the actual topics [projects] and what gets built in it
  [summary] {the full syllabus} would kill me, just the gist of @program [audience] and the sort of folk it's after
  [codingNeed] {tough or easy} is not my worry, my worry is code, do they make me write it in @program
  [difficulty] leave aside {the coding}, i've that covered, is @program heavy otherwise [besideWork] and does it go along with teaching five periods a day
  [prerequisites] whether {it would suit me} i'll decide myself, what do i have to know to be let in @program
  [audience] okay {no degree needed}, got that, but what sort of person did you make @program for [coverage] and has that person any use for @skill
  [recommendation] don't recite {all the courses}, just say which one for an anaesthetist [duration] and how long that one takes
  [compare] i'm not asking {which is better}, only where @program and @program are unlike
  [order] {which to take} is settled, both, so which goes first [start] and when does that first one begin
  [coverage] {the whole list of topics} is too long for my phone, i only ask if @skill is on it [codingNeed] and if code is a must
  [tellsAboutSelf] i'm not {a techie}, i press flowers and sell frames, [recommendation] what's there for me here [price] and what's the charge
  [-] forget {the hostel thing} i asked, son is staying with mama now. [difficulty] will he cope in @program, he is a daydreamer
  [offTopic] forget {the course} for a second, what do i cook for six vegetarians [programs] ok now un-forget, list me the courses
  [count] no, i didn't mean {the seats}, i meant how many different courses [seats] fine, tell the seats as well
  [curriculum] minus {@skill}, which my wife taught me already, what do you teach in @program
  [recommendation] anything as long as it isn't {@program}, tried that, slept. which one for an events manager [difficulty] and will it keep me awake or is it dry and hard
  [programs] scratch {the weekend one}, what else is in the list [compare] and how do those differ
  [audience] scrap {freshers}, we have none, is @program good for people of twenty years standing [prerequisites] and must they bring any background
  [summary] no not {the other one}, @program, tell me of that
  [coverage] so there's {@skill} in it, fine, is there also @skill [curriculum] and give the remaining topics in one go
  [order] i have {@program} behind me, can i walk into @program now without anything else
  [-] {certificate} i don't need, i have a wall full. [difficulty] is the thing any challenge to an old engineer [mentor] and do i get someone to argue with
  [codingNeed] {@program} is free of code i know, what of @program [difficulty] and is that one tough otherwise
  [prerequisites] never mind {age}, i am of age, does one have to have studied computers [audience] or is it kept for computer people
  [recommendation] my daughter not {me}, she is finishing b.pharm, which of yours for her [career] and what does it open for her
  [programs] anything new since {the two old ones}, what is on offer now
  [offTopic] how to remove haldi stain from a sofa
  [summary] my wife is asking what is @program exactly, she thinks it's a pyramid scheme [trust] reassure her you are not cheats
  [tellsAboutSelf] school dropout, now i own 3 trucks, [difficulty] does one's brain need schooling for @program or can a trucker follow [prerequisites] and will you let a dropout sit
  [curriculum] just say here what the sessions of @program deal with, one after another [schedule] and at which hour they are held
  [audience] i'm told @program is for "decision makers", does deciding the lunch menu of 400 jawans count [language] and is it in hindi
  [count] if i bought one of each how many would i have [price] and what would that leave in my account, i mean cost
  [coverage] maybe a stupid question but where in all this is @skill
  [compare] like explain to a jury: @program, @program, exhibit a, exhibit b, differences
  [recommendation] i have had it with teaching drawing to seven year olds, which course gets me somewhere [placement] and does it end in a job
  [order] the cart or the horse, that is, do i do @program or @program to begin with [difficulty] and is the horse wild
  [-] happy monday i guess. [codingNeed] does anyone in @program get away without coding
  [prerequisites] suppose i know nothing, nichts, zero, kuch nahi, would @program start from there [audience] and would there be others like that
  [offTopic] which is the longest river in asia, my kid won't sleep till i answer [summary] and while he sleeps tell me about @program
  [difficulty] how much of a load is @program on a heart patient [attendance] and may he skip days
  [programs] do me a favour and spell out each course by its name, i'm making a chart for the staff room
  [tellsAboutSelf] customs house agent, chennai port, [codingNeed] tell if @program asks for programming [coverage] and if there's @skill
  [curriculum] inside @program, which topics get the most time and which the least
  [recommendation] my horizon is small, a medical store and a scooter, which course makes it bigger [order] and is there one after that
  [compare] what would @program say against @program in a fight
  [summary] i skipped to the end, so tell me the start, what's @program [register] and the end again, how do i enrol
  [audience] does @program have retired people in mind or only the young and hungry [difficulty] and is it kind to weak memories
  [coverage] they ask @skill in every interview nowadays. does @program cure me of that [salary] and what would i earn cured
  [count] not counting {the free session}, how many courses exist with you
  [prerequisites] if i'm weak in english and strong in maths will i get in, or is it the opposite you want
  [offTopic] suggest five baby girl names starting with k [besideWork] and with a newborn is your course even thinkable
  [order] for a total outsider which step is step one, @program or @program, and then? [duration] and how long is the staircase in hours
  [tellsAboutSelf] i play tabla at weddings, off season now, [programs] let me see what you teach [certificate] and whether paper comes with it
  [difficulty] when they say fast paced in @program do they mean my grandson fast or formula one fast
  [codingNeed] can you get by in @program on plain english sentences only, no code [curriculum] and what is it they have you do with those sentences
  [recommendation] i asked chat this and chat that, all say it depends. you just tell me one, i'm a notary's assistant
  [-] so my friend priya says hi. [compare] she did @program and i am looking at @program, how is mine different from hers [testimonials] and did others like mine
  [summary] @program ki poori kahani sunao [prerequisites] aur usme ghusne ki shart
  [audience] at which rung of the office ladder does @program aim [coverage] does it go into @skill
  [programs] is there like a list somewhere of what u teach or do i have to guess [count] is it more than five at least
  [curriculum] my kid wants to know what he'd learn in @program before he gives up his summer
  [difficulty] on a normal wednesday, is the @program work light or does it crush [schedule] and is wednesday even a class day
  [coverage] do any of your teachers ever utter @skill in class
  [recommendation] i am the it guy, the hr guy and the tea guy in a 9 person firm, which course [enterprise] or would you train all nine
  [prerequisites] my b.tech is incomplete by two papers. problem? [refund] and if you find out later and throw me, money back?
  [order] i missed @program and it's full i hear, does that lock me out of @program too
  [offTopic] is my aadhaar linked with pan, please check
  [tellsAboutSelf] widow, 49, husband's cyber cafe is now mine, [recommendation] which one do i learn first so it doesn't close
  [compare] i can't sleep over this: @program or @program, what is really the difference [transfer] and could i change from one to other later
  [codingNeed] i left engineering because of c language, will it come back to haunt me in @program [audience] and are there others who ran away
  [summary] before i ask papa for money i should be able to say what @program is, so what is it [price] and how much to ask him
  [count] i'm at the stage of counting, so how many courses [duration] and how many hours in each
  [curriculum] give the insides of @program, not {how long}, not {how much}
  [difficulty] do people of my sort, i mean last benchers, get anywhere in @program [support] and who picks them up
  [programs] chalo ab baaki sab bhi batao, {@program} to sun liya
  [coverage] i need three things, @skill is the main one, have you that [tools] and must i buy software for it
  [audience] is it fair to say @program is for business people and not for programmers [codingNeed] and hence without code
  [-] typing with one finger, other hand in plaster. [recommendation] which course for a delivery hub incharge
  [prerequisites] are there things i'd better learn over the holidays so that @program lets me in [order] or better do your other course over the holidays
  [tellsAboutSelf] i'm a beautician with twelve years of bridal work, [summary] my client mentioned @program, what's that
  [compare] twins or strangers, @program and @program? [curriculum] and list what is taught in the second
  [offTopic] what is the boiling point of mercury [coverage] and do you teach @skill, that is the real question
  [difficulty] someone on reddit wrote @program is "brutal". is it [quotes] and what do your own people write of it
  [recommendation] if i come with one lakh rows of sales data and no clue, which course sends me home happy [besideWork] i sell by day, so by night please, possible?
  [audience] who all usually shows up at @program, any grandmothers
  [order] is there sense in @program if one never plans to do @program [compare] and how much do they repeat each other
  [programs] tell all the subjects available for self improvement at your esteemed organisation
  [count] ginke batao, kitne course, ek do teen? [language] aur sab english mein hai kya
  [codingNeed] kindly clarify if knowledge of a programming language is essential for @program [prerequisites] and what other knowledge is essential
  [curriculum] @program: what exactly does one sit and learn there, subject by subject
  [summary] sum @program up, my attention is that of a goldfish [difficulty] can a goldfish do it
  [coverage] is there some corner in @program for @skill or was it thrown out
  [tellsAboutSelf] ward boy at a govt hospital, bsc pending, [prerequisites] is pending bsc okay with you [recommendation] and which should i do if okay
  [compare] we are two partners, he took @program, i must take something else, does @program give what his doesn't
  [-] tea break over in five. [programs] rapid fire, your courses [difficulty] rapid fire, the easiest one
  [audience] is the @program door open for a sanskrit scholar
  [offTopic] can i get a seat in the vande bharat tomorrow [seats] and also can i get a seat in the bootcamp
  [recommendation] my skills: shouting at contractors. my wish: a calm job. your advice? [curriculum] and what would it teach me
  [order] which of the two should be had on an empty stomach, @program or @program, meaning with no background
  [difficulty] how long is it before @program starts to feel like a punishment [refund] and can one leave then with money
  [coverage] @skill pe kuch hai kya aapke yahan ya nahi, sidha jawab
  [codingNeed] the word python alone gives me the creeps, name me the course where it's absent [price] and its cost
  [prerequisites] what sort of past should i have for @program [career] and what sort of future does it give
  [summary] tell my boss in her language, which is money, what @program is good for
  [count] does it stop at three [future] or is a fourth one on its way
  [tellsAboutSelf] actuarial student, 6 papers down, [difficulty] would @program bore me with how easy it is [compare] and what is different in @program
  [audience] my yoga students, 30 to 60, mixed, would @program be anything for them [discount] and is there a group price
  [-] my cousin's institute taught him excel for a year and then shut. [curriculum] what do you people teach in @program [company] and how old is your outfit
  [tellsAboutSelf] i coach girls for the ssc exam in sikar, maths and reasoning, [recommendation] which of your courses would do me good [mode] and can it be had from sikar
  [-] it's 46 degrees here and the cooler has died, i'm melting into the chair. [programs] what courses can a melting man take [difficulty] and which asks the least of him
  [-] the biryani at the function was too oily, that's why i am up. [summary] anyway what's @program [order] and does one come to it directly
  [tellsAboutSelf] i'm a forest guard, net only on the hill, [coverage] does @program have @skill [recordings] and can i see lessons whenever there's a signal
  [-] you know how relatives are. [tellsAboutSelf] i left my job in march, testing, eight years. [recommendation] which one would you take in my shoes [career] and is there life after testing
  [offTopic] any trick to make parents agree to a love marriage [programs] also they want to know which courses you give, all of them
  [-] papa says hello, he's the one with the loud voice. [prerequisites] i'm in 11th, would you have me [audience] or is @program for earning people
  [tellsAboutSelf] dairy farmer's wife and also a b.com, [codingNeed] is there programming in @program [difficulty] and could one do it with hands smelling of milk, i mean is it very tough
  [offTopic] who makes the best filter coffee in your city [compare] and what's different in @program from @program
  [-] my last teacher threw chalk at me. [difficulty] how strict and steep is @program [instructors] and who's the teacher there
  [tellsAboutSelf] i write obituaries for a local daily, [audience] would my sort be welcome in @program [coverage] and is @skill gone into
  [-] i had the perfect question a minute ago and it flew off. ah yes. [order] can @program and @program be clubbed [duration] and how many hours would the club be
  [tellsAboutSelf] my brother repairs tractors and has a head for wires, [recommendation] which would you give him [prerequisites] seeing that he left school in class 9, is that allowed
  [offTopic] how long does it take to boil an egg, hard [duration] and how long does it take to do @program, also hard i guess
  [-] i'm reading your page in the dark because current is gone. [count] how many courses am i looking at [compare] and are they any different from each other
  [tellsAboutSelf] newly elected ward councillor, [summary] officers keep saying @program, what is it [audience] and would a politician look funny there
  [-] wallah i type slow, be patient habibi. [codingNeed] @program, need i write programs for it [abroad] and is sharjah ok to join from
  [offTopic] my son asks why the moon follows the car [prerequisites] and whether a ten year old may do your course
  [tellsAboutSelf] i trade in onions, lasalgaon mandi, [programs] what all have you [recommendation] and which one's for an onion man
  [-] don't tell my manager i was here. [coverage] does @program do @skill [certificate] and does the certificate have my name big
  [-] gosh i've eleven unread mails from you. [brochure] none had the booklet, may i have it [curriculum] or simply what's taught in @program
  [tellsAboutSelf] veterinary assistant, the animals like me, machines don't, [difficulty] how rough would @program be on such a person [mentor] and is somebody patient there
  [offTopic] give me one thought for the school assembly [audience] and say if @program is also for school teachers
  [-] i argued about this with my roommate till the rotis went hard. [compare] she holds that @program is @program minus a few topics, is it so [coverage] and is @skill one of the missing
  [tellsAboutSelf] we're a family of cobblers turned shoe exporters, [recommendation] which of the courses would lift us [enterprise] or do you do something for a firm of thirty
  [-] the temple bells are loud, hope you can hear me, ha. [order] after @program, which [price] and at how much
  [offTopic] kya aaj bank band hai [start] aur aapki class kab shuru
  [tellsAboutSelf] i'm a prompt writer by hobby, cashier by day, [audience] do @program people look like me [besideWork] and does it fit beside a cashier's day
  [-] last year i joined something with a big hall and 300 students, horrible. [classSize] how many sit in yours [programs] and which courses have you
  [tellsAboutSelf] ex call centre, now full time caretaker of my amma, [curriculum] what'd i be learning in @program [schedule] and at what time, she sleeps at eight
  [-] my phone autocorrects everything to aunty. [codingNeed] must i know coding for @program [prerequisites] and must i've a college degree
  [offTopic] solve for x, 3x plus 7 equals 31, teacher is coming [difficulty] and is @program harder than algebra
  [-] i'm only asking because my sister in law asked me to ask. [audience] who goes to @program [price] and for how much
  [tellsAboutSelf] i tune pianos, there are few pianos left, [recommendation] where would a man with good ears begin with you [order] and what follows
  [-] ye internet bhi na. [summary] @program ek baar samjha do [compare] aur wo @program se alag kaise hua
  [offTopic] how far is ooty from coimbatore by bus [location] and how far are you, where's your place
  [tellsAboutSelf] i've a phd in history and a stall of second hand books, [prerequisites] does @program want anything technical of me beforehand [coverage] and does it get to @skill
  [-] someone in the family group posted a video on robots stealing jobs and amma has not slept since. [programs] so what courses do you have against that [recommendation] and which for a typist
  [offTopic] is AI going to eat all jobs by 2030 [summary] and what's your @program about
  [-] i was number one in school, then life. [difficulty] can a former number one manage @program [certificate] and is one given a certificate
  [tellsAboutSelf] electrical contractor, govt tenders mostly, [coverage] i was told you teach @skill, is it so [invoice] and would i get a gst bill
  [-] it's my birthday today, nobody called. [recommendation] so as a gift to myself which course do i buy, i'm a data entry man [discount] and any birthday discount
  [offTopic] recommend a dentist in indiranagar [count] and how many courses do you have
  [tellsAboutSelf] my mother is a retired headmistress, sharp as a needle, [audience] would @program be a place for her [language] and would she be spoken to in kannada
  [-] two minutes ago i almost booked the wrong one. [compare] please, how's @program different from @program [transfer] and had i booked wrong could i swap
  [tellsAboutSelf] i paint film hoardings, or did before flex came, [programs] which things can one learn here [codingNeed] and in which of these is no code typed
  [-] we had this discussion over rum so forgive. [order] is @program the entrance to @program or are they separate houses [difficulty] and in which house is life harder
  [offTopic] how do you say i am hungry in assamese [language] and do you teach in assamese
  [tellsAboutSelf] computer operator at a rice mill, [summary] the owner's son says do @program, kindly explain what it is [recommendation] and is another one better for a mill fellow
  [-] my broker also speaks of growth the way you do. [count] simple thing, how many programs [curriculum] and what's taught in each
  [tellsAboutSelf] civil hospital pharmacist, two more years to pension, [prerequisites] is 58 beyond your limit [difficulty] and would the pace kill an old man
  [offTopic] rank the khans for me [compare] and then rank @program and @program, i mean how do they compare
  [-] hm hm hm let me see. [audience] @program, is it for the one who makes or the one who manages [recommendation] i manage a bakery but would like to make, so which
  [-] my uber is two minutes away. [coverage] @skill, have you got it [register] and if so how do i book
  [tellsAboutSelf] trainee pilot, grounded for eyesight, [career] can one become something with your courses [recommendation] and which would it be for me
  [offTopic] should i buy a scooter or a bike for the highway [recommendation] and should i buy @program or @program, i do site surveys
  [-] no offence but all these sites look alike. [benefits] what have you that others haven't [programs] and what do you teach in the first place, names please
  [tellsAboutSelf] theatre lights and sound fellow, freelancing, [codingNeed] how much of @program is programming [order] and is there something to do before it
  [-] i'm the aunty who called thrice last week. [prerequisites] so again, what does my boy need to get in, he has only 12th arts [audience] and are boys like him usual there
  [-] a pigeon has made a nest on my modem. [mode] is everything online [programs] and what's everything, i mean the courses
  [tellsAboutSelf] i'm three months into a new post as branch head, nineteen people, [summary] headquarters wrote @program on my plan, what's that [coverage] and is @skill handled in it
  [offTopic] what is the meaning of the name aarohi [audience] and is @program meant for new mothers
  [-] my horoscope, my boss and my bank all say wait. [deadline] till when can i wait [recommendation] and for which course am i waiting, a plain b.sc fellow like me
  [tellsAboutSelf] sound recordist, i've worked on four films nobody saw, [curriculum] what's in @program [difficulty] and does it get technical beyond a filmi brain
  [-] i don't trust people who answer in under a second but okay. [trust] are you real [summary] and what's this @program you're selling
  [tellsAboutSelf] i distribute newspapers at four in the morning, [besideWork] can your class be done by a man who sleeps at eight [programs] and which classes do you have
  [offTopic] kal chandigarh mein barish hai kya [count] aur kul milake kitne courses hain aapke
  [-] sun yaar ek baat. [order] dono ek saath le lu kya, @program bhi @program bhi [payment] aur paisa do baar mein de du chalega?
  [tellsAboutSelf] government school peon with an m.a. in hindi, [recommendation] which one do you see for me [salary] and what would it pay one day
  [-] forty minutes i spent comparing fees of five places, head is spinning. [compare] at yours, what does @program have over @program [recommendation] and what for a first time learner who is a nurse
  [-] they say curiosity killed the cat. [curriculum] what all is in @program [coverage] and is @skill among that
  [offTopic] what should i name my tea stall [tellsAboutSelf] it opens friday, i was a fitter before. [recommendation] also which of your courses could help a tea stall
  [tellsAboutSelf] i'm an interior designer with a broken business partner, [difficulty] is @program digestible for visual people [projects] and does one make things there
  [-] i screenshotted your answer to my group and they laughed. [codingNeed] so tell properly, code or no code in @program [audience] and for managers or for engineers
  [-] long ago i knew a bit of basic, 10 print hello. [prerequisites] is that of any worth or what does @program expect [difficulty] and does it then go like a rocket
  [tellsAboutSelf] i run a coaching for clat, my students ask me about ai and i nod, [coverage] do you do @skill [demo] and could i sit in once and see
  [offTopic] is it unlucky to start something on a saturday [start] and on which day does @program start
  [-] eyes are paining, will keep it short. [count] number of courses? [duration] number of hours?
  [tellsAboutSelf] my wife does mehendi, bookings by the hundred in season, [recommendation] which course would you choose for her [codingNeed] with no programming in it, is there such
  [-] i lost my earlier chat with you when the phone slipped in the bucket. [programs] so again the list of courses please [brochure] and a file i can keep
  [offTopic] how do i get my ex to return my books [refund] and do you return money if i leave
  [tellsAboutSelf] sculptor, marble dust in everything i own, [audience] does anyone from the arts do @program [tools] and would a dusty laptop do
  [-] sorry i sent it before finishing. [order] i meant should one do @program prior to @program [compare] and are the two that different
  [-] and no, i'm not one of those who ask and vanish. [coverage] in which course is @skill [curriculum] and what comes with it in that course
  [tellsAboutSelf] i'm 23, gate rank bad, mood worse, [recommendation] which of your courses [placement] and does a job come along
  [-] our society lift is stuck and i'm inside it, plenty of time. [summary] so narrate @program to me [difficulty] and how stiff it is
  [offTopic] best time to visit spiti [attendance] and if i go there for a week do you cut my attendance
  [tellsAboutSelf] hindi typist, mangal font, 40 words a minute, [prerequisites] what more than typing must i bring for @program [language] and could i answer in hindi in class
  [-] i told myself today i'd finally ask. [audience] whom is @program really for [benefits] and what'd be the good of it for such people
  [-] no network on the ghat, message may come twice. [programs] courses? all of them? [location] and where?
  [tellsAboutSelf] former nun, now i cook in a school, [difficulty] is there any of your courses that goes easy on beginners [codingNeed] and that has no code
  [-] my mug says world's best boss, i bought it myself. [coverage] do leaders learn @skill in @program [audience] and what ranks come there
  [offTopic] can you make an instagram caption for my momos [programs] also what courses can a momo seller find with you
  [difficulty] would @program be too stiff a climb [tellsAboutSelf] for someone who only ever sold life insurance, that is me
  [compare] @program, @program, where's the line drawn [-] my wife asked at breakfast and i just chewed
  [recommendation] which one does a person take [tellsAboutSelf] who spent nine years in a lighthouse, literally, lighthouse keeper here
  [programs] so what's teachable at your place [-] take your time i'm only on the loo [price] and what does each one cost
  [codingNeed] do they put code in front of you in @program [-] i still have nightmares from college lab [prerequisites] and do they check what you studied
  [audience] @program for gram sevaks, thinkable? [tellsAboutSelf] i'm one, two villages
  [summary] a word on @program [-] or two, i'm not stingy [certificate] and a word on certificates
  [coverage] got any @skill in the pantry [-] sorry, i talk like a cook [tellsAboutSelf] because i am one, railway catering
  [order] may i take them in whatever order i like [-] i eat dessert first, you see
  [curriculum] ye @program wala, andar ka maal kya hai [-] packing to achhi hai [duration] aur kitne din ka
  [count] amma asked how many courses, i said many, she said how many is many
  [offTopic] what is the score [-] sorry wrong window, well since i am here [programs] what do you teach
  [prerequisites] any bar on people with a gap of fifteen years [tellsAboutSelf] i raised three kids in that gap
  [-] {my earlier message about the hostel} please don't mind it. [audience] what i'm after is who @program was made for
  [difficulty] {the fee} i can stomach, can i stomach the level [tellsAboutSelf] fitter in a bottling plant, night school
  [recommendation] my boss wants {@program}, i'd rather hear from you, which is good for a store keeper [compare] and what separates it from the others
  [offTopic] please tell aaj ka panchang
  [-] the dog ate the leaflet, true story. [summary] only "@program" is left on it, what does that mean
  [-] i've no question really. well one. [count] how many different courses do you have
  [tellsAboutSelf] i've cleaned offices for twenty years and now want to sit in one, [recommendation] which way do i go with you
  [offTopic] which rice for idli
  [-] yes hi again it's the man with the parrot. [curriculum] list the parts of @program, the parrot is listening
  [tellsAboutSelf] physics topper of a very small college, [audience] would i be overqualified for @program
  [offTopic] hey can you draw me a ganesha with letters
  [-] ufff finally a chat that opens. [coverage] is @skill a part of what you do
  [tellsAboutSelf] i have a stammer and a diploma in fashion, [prerequisites] would either stop me from being taken
  [-] heard your name from a paan wala, i swear. [difficulty] is @program something a normal head can hold
  [offTopic] i cut my finger on a tin, what should i put on it
  [tellsAboutSelf] bodybuilder, protein shop, zero tech, [codingNeed] is @program doable without writing a line of code
  [-] my roomie types over me, sorry for the odd words. [order] is @program a must before @program
  [offTopic] aaj kaunsa din hai [deadline] aur form bharne ka aakhri din kaunsa hai
  [recommendation] a course as birthday present for my brother, loves gadgets, hates reading [payment] can i pay for it by card
  [compare] what do @program folks learn that @program folks never hear of [audience] and who are those folks by trade
  [coverage] would i be wrong to expect @skill in @program [-] i was wrong about my first husband also [refund] and if i'm wrong is there a refund
  [programs] {@program} has a waiting list i gather, so what remains to choose from [start] and which of that starts soonest
  [count] your whole range, as a figure [codingNeed] and which of it has programming in it
  [prerequisites] i've got a certificate in tally, a licence for lmv and good manners, enough for @program? [register] if enough, where do i apply
  [difficulty] after a 12 hour shift at the mill i've the mind of a spoon, can a spoon do @program [besideWork] and is it even meant to be done along with such shifts
  [summary] write me three lines on @program that i can read out at the sunday lunch [benefits] and one line why you people
  [order] could one do @program in the morning and @program in the evening of life, so to say, years apart [access] and would the old notes still open
  [curriculum] {how long} and {how dear} i know from your page, what do i learn in @program [instructors] and from whom
  [audience] we're debating in the staff room if @program is for principals or for computer teachers, end it
  [codingNeed] will @program have me indenting lines at midnight, yes it's about code [tellsAboutSelf] i'm a kathakali make up artist so please
  [recommendation] not for {me}, i'm past it, for my grand niece who draws robots in her notebooks, which one
  [offTopic] is mercury really moving backwards [-] my mother cancels everything because of it
  [compare] somebody ought to tell a plain man like me how @program isn't @program
  [programs] anything apart from {@program}? [-] that one gave me hives
  [coverage] my landlord's son claims he learned @skill at yours, do you really have that [difficulty] and how did someone like him manage, is it that easy
  [prerequisites] what's asked of one's english for @program [curriculum] and what's taught, by heading
  [summary] kya hai ye @program, dhoop chhaon type bata [audience] aur kiske kaam ka
  [count] yo how many courses u got [recommendation] n which 1 4 a dj
  [order] suppose there's only one summer in a man's life, can he squeeze in every course you have [schedule] what hours are we speaking of
  [difficulty] my teenager calls me a boomer, would @program make me cry in front of her [audience] or are boomers who it's for
  [curriculum] let me have the contents of @program [-] and excuse the caps lock earlier [enterprise] and do you run it for companies, we are 40
  [offTopic] what's a good reply to a wedding invite i don't want to go to [compare] and what's a good reply to my hr when she asks how @program differs from @program
  [recommendation] one course for the sales chap, one for the girl at the desk, which and which [discount] and something off since it's two
  [codingNeed] so is it true what the watchman says, that nobody codes in @program
  [prerequisites] could my brother with a court case pending be refused, or do you only look at marks [formFields] and does the form ask such things
  [coverage] between @program and @program which has @skill [-] i get them crossed each time
  [programs] i'd like a tour of your courses, one after another [duration] with the time each wants from me
  [audience] for fun or for work, what do people come to @program for, i mean who are they [career] and does it get them further
  [summary] hey what's this @program about [-] my crush is in it lol [seats] is a place left
  [tellsAboutSelf] night editor, sports desk, so i live upside down. [schedule] are there classes at noon [recommendation] and which of them would be my cup of tea
  [difficulty] first honest question: how often do learners feel stupid in @program [mentor] second: who's there for them when they do
  [order] is there any logic in having @program after @program [-] i like logic, it's cheap
  [offTopic] give me a hindi word for serendipity
  [curriculum] @program teaches... fill in the blank please, long version
  [compare] my kids fight over who got the better course, @program or @program, what's different in them [recommendation] and what's there for their old mother, a tailor
  [count] is it true there's but a single course on offer [programs] and what's it called, or what're they called
  [audience] does @program make sense for a man who owns 200 goats and a smartphone [tellsAboutSelf] that would be me, from barmer
  [codingNeed] i write poems not programs, which course won't mind [coverage] and does that one have @skill
  [prerequisites] hum log diploma wale hai, degree nahi, entry hai kya [placement] aur baad me naukri ka kuch
  [recommendation] blindfold me and point me at a course, i am in seed testing [summary] then tell me what i've landed on, say what it's about
  [difficulty] is your easiest thing still hard [count] and how many things are there all in all
  [-] lovely day today, the jasmine is out. [programs] i'd love to hear what one may study with you
  [coverage] ok google, i mean ok you, who teaches @skill here, which course [order] and is that course to be taken after some other
  [summary] i zoned out when the girl on the stall explained @program, again please [price] and the price, she whispered that
  [curriculum] from what to what does @program go, first topic, last topic [ending] and on what date is it all over
  [audience] would a film extra get anything from @program [-] i've died in eleven movies
  [offTopic] suggest some captions for my gym photo [difficulty] and is there any of your courses for people with more muscle than brain, easy ones i mean
  [compare] cheap talk aside, in @program and @program what's the same and what's not
  [order] i took leave for thirty days, would @program plus @program go in there together [duration] how many hours would that be
  [prerequisites] what'd make you say no to someone who wants into @program [contact] and to which mail id does he write to argue
  [recommendation] if money were no thing and time were, what should a harbour pilot take [duration] i mean also how long is that
  [codingNeed] on the honour of your mother, is code typed in @program [difficulty] and is it a killer
  [programs] list it, everything with a name [accreditation] and whatever is govt approved mark it
  [tellsAboutSelf] substitute teacher, substitute everything, [audience] is @program open for one without a fixed trade
  [count] in the poster are 4 faces so 4 courses? [instructors] or are the faces the teachers
  [coverage] i'm preparing a talk and have 20 days to get @skill, do you have a thing for that [start] and is it beginning within those
  [summary] @program, is that the one with the robot picture, what's it [compare] and the one with the lady picture, @program, how's that unlike it
  [curriculum] which knowledge do i have more of after @program [assessment] and is it examined
  [offTopic] my train is late by 4 hrs, entertain me with a riddle [programs] then with your list of courses
  [audience] can one say @program is for people in offices and leave it at that [prerequisites] and must those people have studied any computers
  [difficulty] by god is @program a mountain or a speed breaker [-] my knees are bad in every sense
  [recommendation] no idea about anything, please hold my hand and choose, i was in tea tasting [language] and explain in bengali in class, possible?
  [order] you have that bigger thing @program, do small fish start there or in @program [audience] and who are the big fish in it
  [compare] i'll be blunt, is @program not just a costlier @program
  [offTopic] how many days of leave does a bank clerk get [tellsAboutSelf] i am one. [besideWork] and could i do your course without taking any
  [coverage] say you have @skill and i'm yours [-] figuratively [register] how do i come aboard
  [recommendation] my old teacher used to draw lots, i'd rather have reason: for a lift mechanic which of yours [-] he also drew moustaches [difficulty] and is that one hard going
  [codingNeed] nobody told me if @program is a typing of code thing or a sitting and listening thing [coverage] nor if @skill comes up
`;
