/** People of small cities, parents, seekers of a job. One message a line, as messages/all.ts says. */
export const workingPeople = `
  [tellsAboutSelf] my son completed bcom from bhilai this year [recommendation] which of your three would suit a boy like that
  [duration] how many hours all together for the @program program
  [-] my neighbour told about you people [certificate] at the end will they hand over any paper with my name on it
  [howAreYou] sab badhiya na aapke taraf
  [tools] my pc is 4gb ram only, old dell, will it manage the @program thing
  [laugh] hahaha bhai kya bola
  [replyLanguage] mujhe english thoda kam aata hai, gujarati me jawab doge kya
  [refund] suppose after two classes my boy says he does not like it, does the money come back to us
  [formLocked] i filled name email number everything and still that last button is not getting pressed
  [tellsAboutSelf] i run a small printing press in sivakasi [codingNeed] is there one where i don't have to write a single program
  [curriculum] in the @program one what topics come [duration] and how many days it will eat
  [visa] my cousin from nepal wants to come and sit in the course, does he have to get any paper from embassy
  [company] since which year are you people running this
  [instructors] the sir who takes the class, has he worked in a real software company or only college
  [contact] i am tired of typing, give me some human to speak with
  [onSite] we are a polytechnic in nanded, would your faculty travel here and take it for our final years
  [dataUse] once i put my mobile number here will i get ten calls a day like the other institutes
  [myRegistration] on sunday night i put my name for the @program course, till now nothing has come, please check did you people get it
  [career] i am 41 and stuck as a store supervisor, after this will my life move anywhere
  [difficulty] will a person who was average in studies survive the forty hour one
  [start] from which date will the classes run
  [recommendation] not {the @program one}, i am a fresher, so out of the remaining two where do i go
  [price] total kitna paisa lagega ek bachhe ka
  [-] i already went through {what the @program course covers} twice [price] just tell me what it costs
  [mentor] if at midnight i get stuck in some error is there any senior person to guide me
  [placement] will you people call companies for us after it finishes
  [tellsAboutSelf] father here, daughter doing bca second year in jalgaon [audience] is the @program thing meant for students also or only for working ones
  [compare] what exactly is the gap between the @program course and the @program course, both sound same to me
  [-] no need to repeat {the price} again and again, i know it [register] just tell where to put my name
  [projects] will my daughter actually build something or is it only slides slides slides
  [-] leave {the certificate}, nobody in my line asks for it [career] tell me honestly will it get me out of bpo
  [launch] what is that thing that jumped on my screen, which day is it
  [duration] {@program one} no no, the @program, how much time does that take
  [tools] will i have to buy chatgpt plus from my pocket for the classes
  [laugh] lol ok you got me there [start] but seriously when does it begin
  [replyLanguage] bhojpuri chalega ki sirf angrezi
  [howAreYou] namaste ji kaise ho, khana khaya
  [tellsAboutSelf] i work night shift in a call centre at indore [duration] how much of my time will be gone in all in the @program one
  [company] is there any big name who has joined hands with your institute
  [contact] where can i send a written complaint or question, which id
  [prerequisites] my maths is 12th level only and that too forgotten, is it ok
  [formLocked] in the box for mobile it says select country first but i am not able to find where
  [-] i am not asking about {placement} [certificate] what i want to know is do i get a hard copy or it's just a pdf
  [curriculum] kya kya sikhaoge 40 ghante me [projects] aur khud se kuch banwaoge ki nahi
  [visa] i am sri lankan citizen staying in trichy, if i join do i have to show any residence document
  [tellsAboutSelf] i am a diploma holder electrical [tellsAboutSelf] know little bit c from college [recommendation] suggest one for me please
  [instructors] who is the person behind the @program program, what has he done in life
  [onSite] our dairy cooperative has a hall with projector at anand, can your people hold it here itself
  [difficulty] my friend left a python class in the middle because it went too fast, will yours also go like that
  [refund] i had paid for my brother and now he got a job in dubai and cannot attend, how do i get that amount back
  [myRegistration] kya mera naam aapki list me aa gaya, kal shaam ko bhara tha
  [dataUse] who all in your office will read the details i give here
  [career] does having this on naukri profile make any hr look at me
  [start] if i say yes today when do i sit in first class [price] and how much to keep ready
  [-] {duration} i saw, forty hours, fine [tools] now tell what machine is needed
  [recommendation] sir i drive for a logistics company and want to do something in ai side, which door do i enter from
  [certificate] shall i be able to show something to my boss that i did @program course
  [curriculum] @program mein joins sikhaya jata hai kya wagera, poora list batao
  [tellsAboutSelf] i am accounts clerk with tally experience [recommendation] @program or @program, where should i put my legs first
  [duration] @program ka total ghanta
  [codingNeed] in @program will they make me type code
  [-] forget {@program}, my son said too advanced [curriculum] what is inside @program
  [compare] @program vs @program, which has more in it
  [prerequisites] before @program should i know linux
  [coverage] excel se power bi tak jaana sikhate ho kya analytics wale me
  [difficulty] is @program very heavy for someone coming from a kirana shop family with bsc maths
  [price] fees of {@program} sorry wrong, @program
  [-] hello beta i am typing slowly [tellsAboutSelf] my daughter in law is a homemaker with mca from 2011 [recommendation] she wants to restart so what will you advise [duration] and for how many hours she has to sit
  [register] ok put me down for the @program one, what do i do now
  [launch] for us sitting in india what hour does the bootcamp session begin
  [tools] which company's ai model do they make us use, google or openai or what
  [howAreYou] aur bhai, din kaisa ja raha hai tumhara
  [laugh] 😂😂 mast
  [replyLanguage] please write in simple telugu if you can
  [contact] i want to speak with someone about my son before i take any decision
  [-] company is sponsoring so {price} is not my headache [duration] how much time off should i ask [curriculum] and what will they teach us in the @program batch
  [summary] explain the @program course to me in two lines like i am a shopkeeper
  [career] will i be able to go from manual testing to ai side with this
  [formLocked] submit is dead sir
  [formLocked] the register box is just sitting there, i click and click, no response [-] using jio phone
  [onSite] till what time is somebody sitting in your office in the evening
  [company] how many batches have you finished till now, you look new to me
  [visa] will your institute write something for the consulate if my brother comes from bangladesh
  [instructors] i hope it is not college freshers teaching us like in the last place
  [refund] what is your policy if the batch gets cancelled from your side, do i lose the money
  [myRegistration] i am mrs shanta from hubli, i had registered my son, is it showing with you
  [dataUse] why must you have my phone, is email not enough
  [-] not worried about {the money} or {the hours} [difficulty] only fear is it will go over my head
  [start] has it begun already or still there is time to go
  [mentor] is there one person fixed for me who will look at my work
  [tellsAboutSelf] i know java since 6 years, working in mysore [recommendation] should i directly sit in the ten hour one [-] don't want to waste time in basics
  [certificate] kya complete karne par praman patra milega
  [certificate] suppose i miss two three classes, do i still get the certificate
  [placement] no big promises please, simply tell me do you send our biodata anywhere
  [recommendation] which one would you put your own brother in if he was a mechanical engineer without job
  [coverage] does the @program one touch marketing with ai
  [curriculum] what do they make you learn about agents talking to each other, that course
  [-] my wife is saying don't go for {the @program one} [compare] so between the other two which is the more practical
  [tellsAboutSelf] i have a furniture showroom in nashik with 12 staff [audience] is it right for people like me to sit in the @program batch
  [price] is there a separate fee for the exam or everything inside one amount
  [duration] whole thing gets over in how many weeks if i do the forty hour
  [-] good [-] one more doubt [tools] can it be done from a tablet
  [projects] what type of thing will i have made by the end which i can show people
  [-] sorry i wrote {@program} by mistake [start] it is @program whose joining date i want
  [tellsAboutSelf] retired bank manager, 61, ujjain [-] time pass nahi karna hai [recommendation] seriously want to know which class is for my type
  [difficulty] between @program and @program, where do people struggle more
  [laugh] arre wah kya punch maara tune
  [career] my brother in law says these courses are of no value in job market, what do you say
  [replyLanguage] can we chat in kannada from now
  [howAreYou] you doing okay today? so many people must be bothering you
  [contact] email id batao jahan document bhej saku
  [company] how big is your organisation, ten people or hundred
  [refund] paid yesterday in hurry, wife is angry, can i undo it
  [instructors] does the same sir teach from first day to last or it keeps changing
  [curriculum] except {python} which i know, what else is there in the @program program
  [visa] on a dependent visa in germany, can i still come to hyderabad for it, any permit needed
  [dataUse] aap log mera email kisi aur ko bechoge to nahi
  [onSite] i stay in secunderabad so can i walk in and see the place on saturday, is somebody there
  [myRegistration] how will i know my form reached, the screen just closed on me
  [myRegistration] nobody called [-] it's been four days [contact] whom do i catch hold of
  [tools] is windows 7 going to be a problem [price] and is any software to be purchased extra
  [start] my exams get over on 20th, will there be a batch after that
  [-] i don't want {hindi class} or all that [duration] just the hours of @program please
  [formLocked] the submit thing is faded, what have i left out
  [tellsAboutSelf] my boy is weak in studies but good with mobile and computer [recommendation] is there something here that would match him
  [tellsAboutSelf] me and my friend both are electricians [codingNeed] we have never seen code in life, would that be a problem for the @program one
  [duration] {forty hours} is for @program i know, what about @program
  [certificate] {the class part} i understood, is there any proof given after that
  [price] boliye fees
  [register] i have decided, kindly take my name for @program
  [placement] my nephew did one such course and sat at home one year, will the same happen here or you people do something for job
  [mentor] besides the class teacher is anybody there to check what i wrote and correct me
  [launch] is that august event for the public or only those who paid
  [tellsAboutSelf] i run a coaching centre for neet in kota [recommendation] pick one for me out of your list
  [summary] your @program, what is it basically about
  [tellsAboutSelf] daughter is doing bsc statistics at madurai [recommendation] ma'am from the data courses which should she begin with [price] and what would we pay for it
  [certificate] @program khatam hone par koi certificate hai ya bas knowledge
  [tools] for the machine learning class do we need a graphics card or normal laptop will run
  [instructors] who is teaching sql, is he from some it company
  [duration] in how many hours do you wind up @program [codingNeed] and is there programming in that
  [career] if a stenographer learns sql can she become analyst or it's only dream
  [-] {sql} my son already did in college [curriculum] so what new thing is in @program for him
  [difficulty] @program bahut kathin to nahi hai na
  [refund] i took @program and it is not my cup of tea, can you return even half
  [contact] is there a helpdesk for the data school, i want to write to them
  [tellsAboutSelf] i am a lab assistant in a govt college [prerequisites] what should i already know to sit in @program
  [-] i am asking for my wife, not for {me} [audience] will the @program class take a woman with ten year gap
  [howAreYou] hi bot kya haal chaal
  [howAreYou] tabiyat theek hai na aapki, hyderabad me bahut garmi hogi
  [laugh] hehe you are too much yaar
  [laugh] hahahaha stomach paining [-] anyway [duration] tell how much time leaders takes
  [replyLanguage] i will write in malayalam you reply same ok?
  [replyLanguage] aap marwari me type kar sakte ho kya [-] maa ko padhana hai
  [company] kitne saal purani sanstha hai aapki
  [company] has any college or mnc signed with you, or you people are working alone
  [onSite] twenty teachers in our school at karimnagar want it, do we come to you or will you come to us
  [onSite] sunday ko office khula rehta hai kya
  [visa] do foreign students get any letter from you so they can stay for the course
  [visa] i have oci card, will i need some permission for attending
  [formLocked] why can't i press register even after entering ten digits
  [formLocked] +91 wala option kidhar chhupa rakha hai, aage nahi badh raha
  [dataUse] that name and email you asked before chatting, where does it go
  [dataUse] my father does not want marketing calls, if i give his number what will happen to it
  [refund] is the payment one way only, or it can come back under some condition
  [myRegistration] did my entry for the @program batch go through, name ramesh patil
  [tools] what all will i install on my machine before day one
  [career] a promotion is pending since 3 years, would finishing this push it
  [difficulty] log bol rahe @program wala bahut tough hai, sach me?
  [instructors] are they strict like tuition teachers or friendly
  [contact] aapke yahan kisi senior se baat karni hai, kaise hogi
  [start] next batch ki tareekh [certificate] aur certificate ka kya scene
  [recommendation] one boy in our house only knows instagram, one has btech, which course for which boy
  [-] keep {the bootcamp offer} aside for now [start] the normal batch starts on what day
  [-] we talked about {fees} already no [mentor] now say whether any expert sits with us separately
  [curriculum] ok and in that ten hour thing for managers what all will they cover
  [price] haan theek hai par paise kitne [-] ghar me poochna padega
  [-] actually {@program} cancel, it's not for me [summary] tell something about the @program course
  [tellsAboutSelf] i have done diploma in computer @program in 2009 [prerequisites] is that enough to follow the @program or i must brush up something
  [codingNeed] @program me zero se coding shuru hoti hai kya ya pehle se aana chahiye
  [coverage] will they show how to put my app online so others can open it
  [coverage] chatbot for my shop's whatsapp, would i learn to make such a thing with you [recommendation] and in which course if yes
  [compare] my elder son says @program, younger says @program, what is the use of each against the other
  [register] where is that enroll thing, i am scrolling and scrolling
  [register] mera beta ka naam likhwana hai [-] woh abhi ghar pe nahi hai
  [placement] you people keep campus drive type thing at the end or not
  [placement] {certificate} is useless to me, can you find me work with any company after this
  [launch] only 25 people that bootcamp na, and what's special in it
  [projects] i don't want {theory}, does one get to touch real company work
  [projects] how is the practical part done, alone or in group
  [mentor] mere jaise slow learner ko koi alag se samjhayega kya
  [-] see i am a straight person [-] was cheated once by a computer centre [company] so what is the record of your institute [refund] and if i am not satisfied will money return
  [tellsAboutSelf] i am medical rep covering vidarbha area [-] always on bike [duration] so tell me frankly how many hours i must sit [start] and from when
  [tellsAboutSelf] worked 8 years as hr in a textile mill [recommendation] which one is for me [certificate] and is some document given at the end [price] and the rate please
  [start] i don't need {the time of the bootcamp}, i need the next regular batch date
  [duration] leave {@program}, how long would sql take me
  [summary] no no {the @program} i didn't mean, give me a short idea of @program
  [recommendation] other than {@program} what would you tell a civil engineer to take at your data school
  [tools] which database software gets used in the sql course
  [howAreYou] good evening, hope you are keeping well [tools] is a macbook ok for the classes
  [replyLanguage] i asked in hindi but you gave english, you don't know hindi or what
  [career] what position do people generally move to after finishing the @program thing
  [certificate] do both of the ten hour ones come with a certificate or just the long one
  [-] my english is bad sorry [replyLanguage] you will follow if i write mixed hindi english?
  [contact] i want to send my son's marksheet to someone for advice, on which address
  [laugh] haha even my mother laughed at this reply
  [company] what achievements do you have as an institute, any award
  [difficulty] i am 52 and learn slowly, will i be struggling in @program class
  [instructors] in doubt time who will sit and answer, main faculty or some junior
  [onSite] could the trainer visit our factory in hosur [duration] and in how many hours would it get done
  [visa] not asking about {fees} ma, my question is whether someone from mauritius has to apply visa for it
  [dataUse] i have {given my email} already, what will you people do with it
  [myRegistration] {seat price} leave it, check whether my application of monday is there
  [formLocked] i already chose {the country}, still it won't take, button not working
  [refund] not {the @program fee}, the @program fee, can i claim that back if i drop on day one
  [tellsAboutSelf] this is a mother writing from guntur [tellsAboutSelf] son finished btech mechanical two years back, no job [-] he sits in room whole day [recommendation] in which of your classes will he find some direction
  [recommendation] guide me which one
  [tellsAboutSelf] working as data entry operator since 2017 [-] salary same as first day [career] after @program will i be called a developer really or only name sake
  [-] chalo {bootcamp} chhodo [recommendation] teeno me se mere liye sahi kaun sa hai batao, [tellsAboutSelf] mai ek plumber contractor hu
  [tools] net connection kitna speed hona chahiye class ke liye
  [duration] if i give one hour daily in how many days do i get over with the @program course
  [curriculum] what chapters are in @program
  [refund] my father expired and i could not attend even one day, is there any way to take back what i paid
  [difficulty] bhai seedha bolo, ratta maarne se ho jayega ya dimag lagana padega
  [formLocked] on my phone the register window opens but the bottom button looks like washed out colour and does nothing
  [dataUse] you are asking first name last name mail, for what purpose sir
  [instructors] what degree does your faculty have
  [instructors] padhane wale log kaun hai, [-] pehle wale institute me toh youtube chala ke chala jata tha
  [visa] if someone is on tourist stay in india is he permitted to take your class
  [company] you are only one office or a big group behind you
  [onSite] our panchayat digital centre has 30 computers, will you people take the class there
  [howAreYou] oye aivy, sab changa?
  [laugh] haha savage
  [laugh] ha ha ha, you talk like my uncle [replyLanguage] by the way punjabi aati hai tainu
  [myRegistration] mere form ka kya hua
  [contact] do you have some counsellor madam who can explain to parents in person or on mail
  [contact] i do not trust machines, put me in touch with a real staff
  [start] my leave starts after pongal, which batch will be there at that time
  [start] classes shuru ho chuki hain ya abhi hone wali hain
  [certificate] once all is finished in how many days does the certificate come home
  [certificate] will it say my full name and the course on a paper i can frame
  [-] no {job talk} please, i have my own shop [curriculum] just show what a businessman learns in your @program class [duration] and time it takes
  [-] {@program} is out because i can't follow it [price] so fee of leaders and nothing else
  [placement] my daughter passed out 2022 and is giving interviews everywhere, will your people take her to some interview
  [placement] kya naukri lagwane me madad milti hai ya uske baad apne bharose
  [mentor] is there somebody to hold the hand till the project is done
  [projects] will they give us a problem from an actual company or only from book
  [coverage] does any of your courses go into making pictures and videos from ai
  [coverage] connecting gpt to my own website, do you show that in the @program course
  [prerequisites] i am arts side, history pass, any knowledge i should have before coming
  [prerequisites] before joining {leaders} oops i mean @program, what must be already in my head
  [codingNeed] do i have to be a programmer to follow @program
  [codingNeed] i manage a hospital canteen, please tell if typing of code is there in the @program class
  [audience] does the @program course accept ladies running self help groups
  [audience] aapke ye course kin logon ke liye bane hain, padhe likhe ya sab
  [tellsAboutSelf] i teach computer in a cbse school at bokaro [tellsAboutSelf] i know python and little html [compare] so for me what will change if i take @program against @program
  [register] forward me the joining procedure
  [register] ok convince ho gaya, admission karwana hai @program me [start] aur kab aana hai
  [launch] august thing is at night or morning for us indians
  [launch] bootcamp timing please [-] not {the courses}, i have seen them
  [price] is the charge same for all three or leaders is costlier
  [price] {certificate charge} chhodo, poore course ki fees kya hai
  [besideWork] i am at the petrol pump from 6 to 2 every day, could i do it also along with that
  [schedule] what time in evening will my son's class be [-] because the last bus is at 8
  [language] teacher hindi mein samjhate hain ya full english [difficulty] because i get lost in fast speaking
  [-] hello sir [tellsAboutSelf] myself suresh from salem, iti fitter [career] want to know will there be growth for me if i do ai [difficulty] and is it over my capacity
  [discount] any concession for widow's children
  [payment] can the money be given in three parts [refund] and if he leaves after the first part do we still get anything back
  [recordings] if light goes and i miss the class can i see it later
  [mode] should she travel to hyderabad or it comes on laptop at home [tools] and should it be a good laptop
  [tellsAboutSelf] b.ed done, jobless since 2 years [-] crying daily actually [recommendation] tell me one good thing to join
  [tellsAboutSelf] my husband is a lic agent and wants ai for his clients [recommendation] what would suit him better from your data school list
  [curriculum] data visualisation basics me kya hota hai [-] {sql} toh mujhe aata hai usko chhodo
  [duration] how long will a person need for @program from first day to last
  [start] when does @program open next
  [certificate] @program walo ko certificate dete ho kya
  [compare] i am confused between @program and @program, tell what one has which the other does not
  [tellsAboutSelf] i keep stock register in a pharma godown at baddi [coverage] do any of your data courses teach how to predict how much stock will go next month
  [codingNeed] is data visualisation possible without any programming, your one i mean
  [mentor] in your @program do we get somebody to sit with us on the project
  [placement] after @program do the companies come to your school for hiring
  [career] what can a fresher bsc become after your machine learning class
  [price] what is the damage for @program
  [summary] @program ke bare me thoda samjhao
  [company] your data school was started by whom and when
  [howAreYou] hey, how are things at your end [start] and when are the sql classes opening
  [laugh] haha nice try machine
  [onSite] can your sql trainer come to our bank branch in the weekend
  [tools] data visualisation class mein tableau hai ya power bi, license kaun dega
  [dataUse] for the data course form i gave my whatsapp, will you add me in groups without asking
  [myRegistration] i signed for @program with name kavita, please see did that reach your side
  [formLocked] apply page of @program is frozen on the last step, nothing gets submitted
  [visa] i'm from ethiopia, for the offline data batch what paper should i carry at immigration
  [-] i won't do {@program} again, had a bad time [recommendation] what else do you have for a support engineer [difficulty] and is it lighter
  [-] no need of {fees} just now [curriculum] what all do they cover in statistics for beginners [prerequisites] and should i know calculus before
  [refund] {statistics course} i have no issue, it's the sql one i want my money from
  [replyLanguage] kya aap bangla mein uttar de sakte hain
  [replyLanguage] my grandfather will read this, reply in tamil letters is it possible
  [instructors] sql wale sir ka experience kitna hai
  [contact] how do i get hold of your data school people other than this box
  [difficulty] statistics one, how much headache will it be
  [career] i drive auto and studied till bca, would {analytics} no, data visualisation get me to a desk
  [-] only {phone number} i don't have with me now [register] can i still put my name for the statistics class
  [-] abhi {job} ki baat mat karo [duration] @program kitne ghante [tools] laptop kaisa chahiye [certificate] certificate hai ki nahi
  [-] we are a poor family but want him to study [price] so what is the cost [refund] and if he gets army selection in between can the payment be returned
  [-] ok bhaiya thoda patience rakho [tellsAboutSelf] main beautician hoon jabalpur se [recommendation] mujhe kya lena chahiye [codingNeed] coding vagairah toh nahi karni padegi na
  [-] i'll come to the point [company] tell me your track record first [instructors] then who takes the lectures [price] then money
  [start] date [duration] total time [price] money [-] that's all
  [company] is some government body or iit linked with you
  [howAreYou] namaste behen, aap kaisi hain aaj
  [laugh] lmao what
  [formLocked] i have entered all, is there some trick to make that submit come alive
  [visa] on student permit in poland, coming home for two months, anything from immigration side needed to study with you
  [refund] @program course ke paise de diye, ab @program lena nahi, kuch bhi nahi lena, paisa lautao
  [dataUse] kindly explain for what use my contact number would be put
  [-] madam don't explain {the @program course} again [certificate] just say whether i receive something i can laminate after @program [start] and by when the class opens
  [tellsAboutSelf] i sell sarees online from surat [-] @program is down [recommendation] so between your ten hour ones which should i sit in [price] and kitne ka padega
  [howAreYou] hello ji kya chal raha hai [duration] achha @program kitne din ka hai
  [howAreYou] are you fine beta [tellsAboutSelf] i am a grandmother, my grandson is in 11th commerce [audience] does he qualify to sit in any of yours
  [laugh] haha ok ok [register] now tell how i confirm my place in the @program one
  [replyLanguage] odia bujhi pariba ki [contact] if not, give me somebody who does
  [tools] what will i need at home [-] i have only mobile [difficulty] and would a village boy be able to keep up
  [-] {register} i'll do later with my brother [curriculum] first what gets taught in @program [instructors] and who takes it [projects] and is there anything to make with own hands
  [formLocked] whatever number i type it keeps the button locked [myRegistration] or has it gone already without telling me
  [myRegistration] your girl said she will ring after the form, it's a week, is there any entry of mine [dataUse] or you people sold my number to others
  [refund] hypothetically my transfer order comes to assam in the middle, would i be paid back [start] i can join only if the class starts before diwali
  [visa] i work in muscat on iqama type card, do i need something from your side for coming on leave to attend [duration] and it should fit in my 30 days, how long is @program
  [onSite] we are 40 clerks in the municipal office at warangal, could you do the training in our meeting room [price] and how is it charged
  [company] how old are you people in this line [placement] and out of the boys who finished how do you help them with jobs
  [instructors] these experts you write about, are they full time in ai jobs [mentor] and will one of them be given to me
  [career] i have seven years as draftsman in autocad, does ai give any future for me [recommendation] and which one to take then
  [tellsAboutSelf] know excel till vlookup only [prerequisites] would that do for @program [-] i am ready to work hard
  [-] skip {the @program}, that's for big people [compare] what do i get in @program that isn't in @program [duration] and hours for both please
  [-] my papa is asking not me [certificate] degree jaisa kuch milega kya [placement] aur job ka kya intezam hai [price] aur kharcha
  [difficulty] how fast do they go in @program [prerequisites] what all should be known beforehand [-] i am nervous honestly
  [contact] i need to put some questions in writing to your head [-] it is a bit personal
  [tellsAboutSelf] my sister is a staff nurse [-] she has no time [duration] how short is the shortest of your courses [codingNeed] and is it the one where no programming comes
  [curriculum] {python from zero} i don't want, tell what comes after that in @program [coverage] is langchain there
  [launch] this 25 seat bootcamp, which dates [price] is money taken for it [tools] and what to bring
  [start] forget {august}, it's gone, when is the following one
  [-] don't tell me about {career} stories [projects] i want to know how many hours i actually build with my fingers and what
  [register] where to give name and number [dataUse] and that number is shown to whom
  [recommendation] 10th fail but sharp, that is my boy, is there any place for him with you or you will say no
  [-] ok understood {the duration} part [instructors] now these teachers, from where do they come
  [refund] not that i am going to run away, but in case i do, what happens to the fee
  [tellsAboutSelf] i am doing supervision in a garment unit at tirupur [-] 200 ladies under me [recommendation] which will be of use to me [career] and will the owner value me more after that
  [replyLanguage] hello, marathi madhe bolta yeta ka tumhala [-] english cha kantala ala
  [summary] bol na @program wala kya hai aakhir [difficulty] aur mere jaise ke bas ka hai kya
  [laugh] hahahahaha [-] sorry sorry [certificate] ok tell about certificate for the @program one
  [company] {mentors} and all is ok, what is the name and fame of your institute in the market, how many years
  [formLocked] i did {email}, i did {name}, then what is stopping that button from working
  [tellsAboutSelf] i am a cook in railway pantry [-] laugh if you want [career] can ai get me any other work in life
  [visa] {hostel} we will arrange ourselves, only the stamp matter for a kenyan boy, do you support with any paper
  [myRegistration] i don't want to {register again}, first tell whether the earlier one is lying with you
  [onSite] not {online}, we want your trainer standing in our college auditorium at bidar, is it possible
  [dataUse] other than {sending me the confirmation}, what else is my email going to be used for
  [tools] {laptop} i have, which softwares should be on it
  [howAreYou] kem cho, maja ma [price] fees su che
  [-] see my son is saying {@program} because friends took it, i am not agreeing [recommendation] you tell the correct one [tellsAboutSelf] he is final year ece
  [contact] the {chat} is going in circles, to which human should i go
  [career] besides {salary}, in what way is the @program course going to change my work life
  [mentor] {group doubt class} is of no use to me, do you put one senior with one student
  [placement] i don't believe in {guarantee}, i just ask do you refer people
  [-] {refund policy} my friend told me [payment] now can i give by upi
  [curriculum] @program me {deployment} ke alawa kya kya hai
  [audience] apart from {ceos}, can a shop floor supervisor also sit in the @program batch
  [coverage] i don't care for {theory of ai}, is there prompt writing in the @program
  [tellsAboutSelf] i am a municipal school headmistress [recommendation] {@program} is too long for me so which other would you choose for me
  [duration] not the {class timing}, the total length of @program
  [difficulty] {coding} i will manage, but is there heavy maths that makes it tough
  [certificate] {brochure} i downloaded, it is not clear there, is the certificate given for @program too
  [start] {24th} was wrong i think, what's the actual joining day
  [register] i clicked {leaders} by mistake, how to put my name in @program instead
  [price] baaki sab chhodo, {mentor shentor}, rate bolo
  [launch] not the {us timing}, at what hour do we in india open it
  [projects] {the hello world type} i have done enough, is there something serious to build in @program
  [recommendation] among the three minus {the @program}, which one for someone from a bpo voice process
  [tellsAboutSelf] i had done {@program} with you last diwali [recommendation] what do i take now from your data school
  [curriculum] {etl} i already know from my job so what other things come in @program
  [price] {@program} cancel, how much for @program [duration] and time
  [compare] {statistics} aside, between data visualisation and @program which teaches more
  [start] we missed {the july sql batch}, when will the next be
  [-] i said already {@program} is not for my age [summary] give me idea of @program [codingNeed] and confirm no programming in it
  [tellsAboutSelf] i handle rations at a fair price shop in gaya [-] don't laugh [coverage] is there any class where i learn to make sheets and graphs [price] and how costly
  [instructors] in @program does one person teach or many, and where do they work [difficulty] and do they go slow for hindi medium people
  [career] after sql and data visualisation together, what kind of post can a commerce girl hope for
  [company] your data school has branches since long or it opened after corona
  [tools] sql class ke liye kaunsa software dalna padega [register] aur naam kaise likhwau
  [certificate] to get my increment i must produce a completion proof of @program, do you issue [contact] and whom do i write for that
  [myRegistration] {fees} done for sql, but did my name get entered in the batch [start] and when do i come
  [refund] i paid two times by mistake for data visualisation, extra one when will it return
  [visa] my fiance is afghan, wants your ml course in delhi, what permission should he have
  [dataUse] your data school keeps sending me sms, for what did you take my number then
  [formLocked] sql ka form bhar raha hun par proceed hi nahi hota, sab bhar diya phir bhi
  [onSite] our ngo in ranchi has ten girls, will the analytics teacher come to our centre
  [howAreYou] good afternoon how is your day [tellsAboutSelf] i'm a lab technician [recommendation] tell me which data course is my cup
  [replyLanguage] will you be able to speak assamese with my mother [-] she wants to understand about {the fees} herself but that later
  [laugh] hihi ye accha tha [curriculum] chalo @program me kya padhate ho
  [-] my son has already done {machine learning} from nptel [prerequisites] is that enough base for @program [mentor] and will somebody guide him there personally
  [coverage] do they go till python in @program or only excel
  [projects] @program me apna pura pipeline banate hai kya ya sirf dekhna hai
  [audience] can a person from hotel line also sit in @program
  [prerequisites] for data visualisation should one be good in english or drawing or anything
  [duration] i have 3 weeks between two jobs, does data visualisation finish in that
  [tellsAboutSelf] i do tax filing for small traders in akola [coverage] is there anything with you on reading bills automatically by ai [codingNeed] and must i be a coder for that
  [compare] what can the @program people do after finishing that the @program people cannot
  [-] ek minute beta chasma lagane do [summary] haan ab batao ye @program kya bala hai
  [mentor] do you attach a guide to every learner or it is one man for fifty [projects] and what all do we make under him
  [placement] girl's marriage is in december, before that we want her earning, do you line up any company
  [curriculum] day one of @program course what do they start from and where do they reach [prerequisites] and what is one supposed to come prepared with
  [register] tell the way to enter the @program program [-] i am in bus network is going
  [coverage] does @program course show flask or fastapi or that sort
  [tellsAboutSelf] i passed mca in 2015 then marriage then two kids [prerequisites] all forgotten now, will that be a problem in @program [recommendation] or some other one is safer for me
  [compare] {leaders} is clear to me no doubt there, but @program and @program, how do they differ in what we learn
  [launch] pop up mein jo date aayi wo kis cheez ki hai
  [launch] i closed that box by mistake, what was written about the event and at what clock time is it
  [codingNeed] my hands shake when i see a black screen with code, is there any program without it
  [audience] it is written for professionals, so a housewife should not apply or what
  [tellsAboutSelf] i supervise security guards at a mall in lucknow [audience] is the @program open to my type [difficulty] or i will sit like a fool there
  [coverage] whatsapp bot banana kis class me batate ho [-] woh hi seekhna hai mujhe bas
  [projects] interviewers ask what you made, so what would i be able to open and show them [placement] and do you yourself arrange such interviews
  [summary] kindly put the @program program in short for my father, he is asking
  [tellsAboutSelf] i know c++ and data structures [tellsAboutSelf] final year it from belgaum [compare] so is @program a step above @program or totally other thing
  [price] how heavy on the pocket is @program [-] we have a loan running already
  [curriculum] leaders me roi shoi kya sikhate ho, pura batao [mentor] aur koi expert milta hai kya alag se
  [-] i have been on {the @program page} long enough [curriculum] tell what an engineer gets taught in the @program one
  [prerequisites] should i finish a python course elsewhere before i come to you for @program
  [prerequisites] is graduation a must or 12th pass also gets in
  [codingNeed] does the @program course ask you to write programs from first hour [coverage] and which part talks about many agents working in one team
  [tellsAboutSelf] brother is in merchant navy [-] comes home only in june [mentor] will somebody guide him personally when he is stuck on the ship [register] and how do i put his name on his behalf
  [register] kya main apni behen ka form bhar sakti hu, kaise bharna hai
  [launch] bootcamp wala {foreign time} mat batao, apna india ka batao [launch] aur kya kya khaas hai usme
  [-] don't send me to {the brochure} sir, eyes are weak [summary] tell me here itself what is the @program thing
  [placement] will a company look at a 38 year old after this with your help or you help only freshers
  [coverage] in the @program one do they cover how to cut staff cost with ai [-] i have a rice mill
  [tellsAboutSelf] me, supervisor, rice mill, raichur [codingNeed] zero computer language known, is the @program one made without it
  [compare] which of the 10 hour ones has more practical in it
  [coverage] fine tuning your own model, does it come anywhere in @program
  [coverage] rag ke baare me padhate ho kya [difficulty] aur woh part mushkil hai kya
  [projects] ghar baithe real company ka kaam kaise karwaoge, batao zara
  [mentor] my boy is shy, he won't ask in front of all, can he sit with a teacher alone
  [tellsAboutSelf] i'm a junior engineer in pwd [-] government work, nothing moves [curriculum] what do they put in my head in @program course [career] and does it open anything outside government
  [recommendation] {@program} was suggested by my cousin but he knows coding, i don't, so what should i pick [tellsAboutSelf] i'm in sales of tractors
  [audience] is @program strictly for engineers or bsc people may also come
  [-] ok leave {the exam talk} [placement] after everything is over does your side push my name to employers [start] and when would the next lot sit
  [price] @program plus @program, together how much [duration] together how many hours
  [curriculum] what is in the @program one besides {strategy}, that part i saw
  [codingNeed] can one pass through @program by only dragging and dropping or typing is needed
  [howAreYou] suno, theek ho na tum, raat bhar jaage rehte ho [summary] acha @program course samjha do thoda
  [tellsAboutSelf] i was a typist in court for eleven years [prerequisites] what level of computer should one have for the @program one
  [register] my cousin's name is to be added for the @program course, please guide step by step
  [compare] would it be foolish to take @program when @program also has some of it, tell me what is common and what is not
  [mentor] who sits with us when the code breaks
  [mentor] in @program program will some experienced person look at my own shop's plan [price] or is that charged extra
  [coverage] does your app program explain what a vector database is
  [coverage] {python} i know, {git} i know, does @program touch docker or cloud
  [tellsAboutSelf] daughter is a pharmacist in kolhapur [-] she says pharmacy has no money [career] what does she become by doing this [prerequisites] and what should she read before
  [launch] are there any seats like 25 only in that event [launch] and what do we get from attending it
  [audience] for which kind of job people is @program made
  [summary] @program ka matlab kya hota hai is course me, mote taur pe bata do
  [-] we have been cheated by {placement} words before so i don't want to hear that [projects] what will the boy create [certificate] and what will he bring home as proof
  [placement] agar interview ke liye bulawa nahi aaya toh aap log kuch karte ho
  [placement] do you prepare them for interview and make the biodata nice
  [curriculum] in short ten hours what can you really put into an engineer, list it
  [codingNeed] tell true, mba people in your leaders batch, do they open any code editor
  [-] {fees} later, {timing} later [prerequisites] first say whether a diploma boy can follow @program without some base
  [register] haan bhai @program pakka, aage kya karna hoga
  [tellsAboutSelf] i am a loco pilot [-] duty has no fixed hours [duration] what is the full length of each course [recommendation] and for a man like me which would you pick
  [tellsAboutSelf] my father owns a cement dealership, i joined him after mba [recommendation] so leaders or something else [coverage] i want to predict demand, is that taught
  [projects] how many people work on one live project [mentor] and does the expert check each one's part
  [difficulty] ye {@program} rehne do, @program kitna kathin hai ek aam aadmi ke liye
  [visa] i'm bhutanese, for your hyderabad classes do i need to go to any office for stamping [register] and how does one sign up from thimphu
  [company] bhaisahab kitne log padh chuke hain aapke yahan ab tak, shuru kab kiya tha
  [dataUse] i gave {my name}, ok, but if i type mail also who gets to keep it and for what
  [onSite] will a trainer come up to our tea estate in dibrugarh if we make a batch of fifteen [curriculum] and what would he teach from leaders
  [contact] there is a mistake in your poster about my college, whom do i write
  [instructors] does the @program trainer himself build agents for a living [mentor] and would he guide me individually after class
  [formLocked] {my email} is right, checked thrice, yet this thing refuses to go forward
  [laugh] hahaha i showed this to my wife she also laughed [codingNeed] okay, which one can a non computer person do
  [myRegistration] please search under ravindra from satara, i had entered for @program [-] my nephew typed it on his phone
  [refund] my employer says he will send someone else, i don't want the seat, will you give the amount back to me
  [replyLanguage] aap urdu samajh lete ho to main usi mein likhun [compare] mujhe @program aur @program ka farq samajhna hai
  [tools] is there something to be paid each month for api or you people give the key
  [career] till now i was only cutting vegetables in a cloud kitchen @program company, can this bring me to their tech side
  [tellsAboutSelf] i am a surveyor with total station experience [coverage] at your data school is gis or map data taught [prerequisites] and do i need statistics before
  [summary] what is this @program, tell like you tell a child [codingNeed] and do they put us to write code there
  [-] i asked for {statistics} but the girl opened @program [curriculum] anyway read out what is in @program [price] and what it costs
  [compare] @program and data visualisation, for a back office person what is the difference
  [audience] can a shop assistant join @program, the title is scaring
  [register] i'd like to start with your sql class, where to sign
  [projects] in @program do they give real sales data to play with or film ratings only
  [mentor] is there one to one help in the sql batch for weak students
  [placement] sql seekhne ke baad data entry wali naukri dilwate ho
  [coverage] tally to sql data pull, do you teach it anywhere in your courses
  [recommendation] except {@program}, my brother did it and it was thin, which course of yours for an mis executive [tellsAboutSelf] i make reports daily in excel
  [prerequisites] is there any age or degree condition for statistics for beginners [difficulty] and how is the level
  [curriculum] @program mein airflow, spark ye sab aata hai kya, kya kya topics hain [duration] aur kitna time lagta hai
  [codingNeed] for statistics for beginners must i know r or any language
  [tellsAboutSelf] i'm working as fire safety officer in vizag steel [coverage] want to do accident data analysis, is it there in data visualisation [start] and next batch when
  [compare] is @program broader or @program
  [summary] don't tell {the price}, tell what @program is about first
  [audience] statistics for beginners, is it for school children or for working ones
  [price] i am in for both {sql} sorry, both @program and visualisation, what total will i pay
  [projects] is there a final work in visualisation that i can send to hr people [placement] and do you send it to hr people yourself
  [coverage] do they go into forecasting and such in @program
  [prerequisites] {excel} i have, {sql} i don't have, so will i follow @program or i should do something before
  [mentor] for @program people is some industry senior given as guide
  [curriculum] please list the topics of statistics for beginners [-] my teacher wants to see
  [duration] how many sittings before we are through with @program [start] and first sitting is on
  [register] {demo} i attended already, liked it, so how do i take admission in visualisation
  [-] your data school has six seven things, i am lost [tellsAboutSelf] i was a cashier for ten years [recommendation] which is the one for me [difficulty] and is it tough
  [tellsAboutSelf] i'm a tailor's son [tellsAboutSelf] learnt html from youtube [coverage] will i be able to learn making ai website in your app class [price] and how much should my father arrange
  [tellsAboutSelf] we are three friends, all bcom failed in one paper [audience] will you take such people in the @program course
  [mentor] kya har bache pe dhyan diya jata hai, koi bada saath baithta hai
  [-] arre bhai {launch} ka mat sunao ab [register] seedha @program course me naam chadhane ka rasta batao
  [launch] i am coming back from gulf on tenth august, will i be able to catch the event, at what time is it
  [codingNeed] beti ko programming bilkul nahi aati, @program course usko pehle woh sikhayega kya
  [tellsAboutSelf] i do network cabling, ccna done [compare] @program or @program, which has more to do with automation work [prerequisites] and is my ccna of any use as base
  [placement] how will your people help a boy from a village whose english is weak in getting hired
  [projects] did i read right that there is some company tie work to do during the course [duration] is it inside the 40 hours or extra
  [curriculum] can you read me the points under the @program course [-] screen is broken on that side
  [coverage] negotiation with software vendors for ai, is it there in @program
  [coverage] will you show me how to make the computer read handwritten forms [recommendation] under which course does it fall [-] i have 5000 such forms lying
  [price] i don't need {emi}, full cash i'll give, so what is the amount for @program
  [summary] my boss shouted ai ai, give me the gist of the @program course so that i can talk to him
  [prerequisites] two years out of touch from computer, should i revise something before @program
  [compare] if i take @program do i still need {leaders}, no i mean @program, or @program has all of it
  [audience] who sits in the @program class generally, big company people or also small town ones
  [tellsAboutSelf] working in a cyber cafe, i do all forms filling and photoshop [career] is there any betterment in it for me [mentor] and a person who can show me the path
  [-] no more about {hours}, clear [codingNeed] for @program they expect us to have coded earlier or not [register] if not then how do i get in
  [launch] explain me that bootcamp's good points, why should i go
  [register] i'm not able to decide between writing mail and filling form, how is admission done actually
  [-] i came through {instagram ad}, that is not important [summary] what does one become able to do after @program
  [tellsAboutSelf] elder daughter is a physics teacher on contract [-] contract ends in march [placement] would she be placed somewhere through you [start] and could she begin in april
  [difficulty] compared to polytechnic exams how is the load in @program course
  [coverage] voice bot in telugu, can i make such a thing after learning from you, is it in the topics
  [coverage] is data privacy law touched in the @program class [curriculum] and what else is in it
  [tellsAboutSelf] i run two salons in bareilly with 9 girls [price] @program course ka kharcha batana [-] aur haan jaldi batana grahak baithe hain
  [compare] ten hours and ten hours, @program and @program, so what makes them two separate things
  [mentor] expert mentor likha hai, [-] sab likhte hain, [mentor] sach me akele me milega ya bas naam ka
  [projects] {attendance} and all not my worry, but are live projects compulsory to finish the course or you may skip
  [prerequisites] do they want english medium people only [codingNeed] and coded before people only
  [placement] last year's {testimonial} leave it, how many job calls will i get from you honestly
  [-] theek hai {bootcamp} nahi karna [curriculum] 40 ghante wale ka syllabus batao [mentor] aur guide milega kya [certificate] aur end me kagaz
  [audience] a man who only knows farming and tractor, is any of your class for him
  [tellsAboutSelf] i have picked up prompt engineering from youtube [recommendation] what is the next thing for me here [compare] and how is @program other than what they show free
  [register] i want in
  [price] amount likh do bas, @program ka, main bhai ko forward karunga
  [curriculum] {agent communication} i could read, what are the other heads in @program
  [coverage] sir does it include how to sell on amazon with ai [-] no one in my town teaches it
  [codingNeed] is @program the only one where a man can survive without knowing programming
  [launch] tell when bootcamp is there for someone sitting in canada
  [summary] i have five minutes before shift, tell in brief what you have under @program
  [tellsAboutSelf] my wife did msc chemistry and is free in afternoons [recommendation] find her something from your list [prerequisites] she only knows ms word, would that hold her back [duration] and for how long does it go
  [mentor] not {the mentor's name}, i am asking how i get to talk to one when in trouble
  [projects] bring my own idea, a mandi price @program, can i build that in your course
  [coverage] do you teach scratch or such things to children [audience] and can a class 8 child come
  [placement] @program karne ke baad company wale aate hain kya aapke paas ladke lene
  [-] listen carefully please [tellsAboutSelf] i am a widow, 35, ran a tiffin service [tellsAboutSelf] 12th pass [recommendation] tell which is possible for me [difficulty] and would it be beyond me
  [-] my {form} is submitted, done, no issue there [prerequisites] what should i study at home till class opens
  [compare] please tell which is bigger in topics between @program and @program [price] and which is cheaper
  [curriculum] what will they drill into my son in forty hours, i want to know before paying [instructors] and who drills it
  [register] name likhwana tha leaders me, {phone} nahi de paunga abhi, kaise karun
  [audience] is there some rule that only hyderabad people or only it people take the @program course
  [coverage] {graphic design} i don't want, is video calling bot there in @program
  [tellsAboutSelf] i was in army signals 17 years, retired as havildar [placement] do you help ex servicemen to get in companies [codingNeed] i never wrote a program, so which one starts from nothing
  [launch] event on twelfth in morning right, what is going to happen there
  [summary] apne @program course ki thodi jankari dena, seth ji ko dikhani hai
  [price] is {one lakh} what i heard from my friend false, then what is it actually
  [-] bas ek aur baat [projects] will the project be on my name or your institute's name [certificate] and will the paper mention it
  [prerequisites] how good should i be in typing and english for @program [mentor] and if i fall back will someone lift me
  [-] i talk too much i know [curriculum] what is the meat of @program [codingNeed] does it need coding [start] when does it begin [register] and how do i put my name
  [coverage] making reels automatically with ai tools, does that come somewhere in what you teach
  [tellsAboutSelf] i mend mobiles at a shop in erode [-] sunday is my only free day [curriculum] what would i be knowing after the @program one
  [compare] bade bhai ne {leaders} kiya hai, mujhe batao @program me usse alag kya hai
  [placement] once course is done how long will you keep sending my name to companies
  [onSite] do visitors just drop in at your place or is some hour fixed for it [contact] and which of your staff would listen to a parent
  [onSite] principal madam is asking if your faculty would come and hold the @program class in our lab [tools] our lab has old i3 machines [-] twenty of them
  [visa] ghana passport holder asking here, with your admission can i get some paper for indian embassy [price] and what is to be paid before that
  [visa] husband is from russia and lives here on spouse stay, anything he must clear at frro before sitting with you [recommendation] he should sit in which one then [tellsAboutSelf] he fixes lifts
  [myRegistration] beta i am not sure i pressed it properly, can you see if gopal krishna from nellore is in [formLocked] because that button was pale colour the whole time
  [myRegistration] double entry ho gayi shayad meri, dekho na kitni baar aaya hai naam mera
  [howAreYou] long time no talk, how have you been [compare] last time you were telling @program versus @program, say again
  [howAreYou] bore toh nahi hote ho sabke sawaal sun sun ke, maze mein ho?
  [laugh] hehehe pagal [curriculum] accha leaders me pehle ghante me kya hota hai [codingNeed] aur code toh nahi hai na
  [laugh] xD so witty for a machine
  [replyLanguage] put it in devanagari no, amma cannot read this [summary] she wants to know in short what @program is
  [replyLanguage] konkani or tulu, any of these you can follow
  [dataUse] before i write {my surname} which i don't like to give, say what it is needed for [tellsAboutSelf] i am a bus conductor in ksrtc
  [dataUse] phone pe kaun call karega aur kis baat ke liye, number dene se pehle bata do
  [formLocked] choosing nepal is not coming so the thing remains shut for me, what to do
  [instructors] is it ladies or gents who teach, and have they ever made ai for any bank or hospital
  [company] {course things} my daughter will see, i as father ask since when this firm is standing and who vouches for it
  [refund] naukri lag gayi beech me toh baki class ka paisa lautaoge [placement] waise naukri lagwate bhi ho kya
  [career] i press clothes near iit gate and my son asks whether ai will take him inside that gate one day, what scope is there after @program
  [tools] headphone camera all compulsory to buy or only a computer [difficulty] and is it so tough that he needs tuition on top
  [tellsAboutSelf] panchayat secretary here from chikmagalur [-] no boss above me to ask [recommendation] which one should a man like me take up [duration] and the hours of it
  [contact] somebody senior in your team should hear my case [-] the girl at the stall only smiled
  [certificate] my employer will pay only against a completion letter, is that given for leaders [start] and when can my turn come
  [tellsAboutSelf] my son has diploma in mechatronics from coimbatore [prerequisites] will that do as a foundation for @program [projects] and would he make some robot like thing or only software [mentor] with an expert next to him
  [-] thoda sa samay doge [duration] @program course poora hone me kitne mahine [tools] kaunsa computer lena padega [price] aur total bill
`;
