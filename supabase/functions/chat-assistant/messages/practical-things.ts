/** Joining, the launch, the form, the brochure and how to reach somebody, each beside something else. As messages/all.ts says. */
export const practicalThings = `
  [register] point me to the gate through which one enters @program [duration] and how many hours will i be inside
  [mentor] does some senior soul check on me now and then [register] if so i'm sold, where do i scribble my name
  [joinLaunch] that bootcamp with the big letters, put me in it, how [codingNeed] i don't have to type programs for @program na
  [launch] the thing that leapt onto my screen, which evening does it happen [price] and for @program what does one shell out
  [launchProgram] that flashing session hangs on which of your courses [curriculum] and what does @program go through topic by topic
  [closeLaunch] some poster is sitting on top of everything like a fat cat, how to shoo it [curriculum] i only came to read what is in @program
  [seats] have all the chairs gone or is one still warm for me [price] and what is the ticket
  [start] batao muhurat kab ka hai, from which day do classes open [language] aur bhasha, gujarati or english
  [schedule] i sell milk till eleven and sleep at nine, in which part of the day do you sit [certificate] also is some paper handed over
  [ending] when do we put the books down for good, i have a delivery due in march [recordings] and the sessions i skip for checkups, are they saved
  [deadline] how long can i sit on the fence before you shut the register [codingNeed] and is @program full of code or can a plain man do it
  [afterRegister] say i've pressed the last button, who moves next, you or me [price] and how much is the fee when all is said
  [myRegistration] tell me truly is my name in your copy or did it fall through the cracks [mentorTimes] and how many times in a month would i meet the guide
  [mailContents] what is going to stand in the letter that you send once i have signed up [schedule] and in it or not, on what days are the lessons
  [formFields] which of my secrets does that sheet of yours want out of me [coverage] and does @program go near @skill
  [formLocked] the last button is as lifeless as my uncle's scooter though every box is full [contact] to whom can i write about this
  [phoneFormat] ours is a maldives sim, seven figures, will the box swallow so few [payment] and can one give the fee in bits
  [phoneSigns] do you want my mobile naked or with plus ninety one in front [tools] and is my tablet enough for class or must i buy a laptop
  [brochure] have you something i can print and leave on papa's pillow [placement] he will ask only one thing, do you find jobs
  [brochureContents] before i spend my data pack, what is printed in that pdf [difficulty] and how heavy is @program for an arts person
  [contact] which mailbox do i drop my doubts into [projects] first doubt itself, do we make anything or only hear lectures
  [phone] typing is torture with my thumbs, is there a line i can ring [price] all i want to know is the money part
  [location] in which dot on the map do you sit [instructors] and what kind of sir stands at the board
  [street] tell the auto driver version please, which road, which lane, which floor [seats] and is the batch already packed
  [otherCity] bhubaneswar mein bhi kuch hai kya aapka [mode] or everything happens through the screen
  [enterprise] i have fourteen girls at my call centre who should all learn this in one go [price] what would the lot cost
  [enterpriseMail] i'm told to write you a letter about my people, what do you want to read in it [instructors] and who is it that would teach them
  [onSite] our canteen is empty after four, could your sir come there and hold it [tools] and what machines should we put in front of people
  [pageMenu] how does one wander about on this site, i find no doors [price] i was looking for the fees board
  [pageFoot] what have you kept right at the floor of this page [social] is it the facebook link
  [register] okay madam you win, take my name down
  [joinLaunch] i hear there are limited places for the session, how do i elbow my way into it
  [launch] {the course dates} i will see later, it's the hour of that free looking session i am after
  [closeLaunch] x kidhar hai is dabbe ka
  [seats] my whole mahila mandal is eight women, will all of us fit or not
  [start] -- so many emails i send -- when do we open the first page
  [deadline] my salary comes on the 7th, will the shutter still be up then
  [afterRegister] i am the sort who worries, so once the form flies off what is supposed to reach me
  [myRegistration] it was raining, net went off in the middle of sending, did anything land at your end
  [mailContents] will my boss see the name of the course if he peeps in that acknowledgement mail of yours
  [formFields] mera 10th ka marksheet kho gaya hai, form me lagega kya
  [formLocked] everything is filled twice, still that button sulks
  [phoneFormat] is iceland in that little drop list of countries
  [phoneSigns] i always write my number in a 5 5 style with a gap, harmful or not
  [brochure] aapka koi kagaz hai jo main apni saas ko dikha saku
  [contact] no calls please my throat is operated, where can i write
  [phone] {email} i don't have, only this keypad mobile, what do i dial
  [location] arre bhai you write so much and nowhere the name of your town, which is it
  [street] we reached the city already, now which gali
  [otherCity] i'm not moving out of siliguri for anyone, got a room here
  [register] is there a window where one stands for admission or all through the net [besideWork] and i drive a school van mornings and afternoons, will it go along
  [duration] uh so what was i saying yes how many hours is @program in all [register] and then how do i get into it
  [launch] what was that dabba that jumped out, some mela or what [register] and apart from that for @program proper how is admission done
  [joinLaunch] which button puts me in that trial looking session thing [recordings] and the sessions of the long course, do they get saved anywhere
  [launchProgram] are those twenty odd chairs for @program or for something else [deadline] and till when may one say yes
  [closeLaunch] if i tap the decide later thing have i promised you something [refund] and suppose later i do join and hate it, do rupees come home
  [seats] is there a cap on heads [classSize] and in the normal class how many heads sit together
  [start] first bell of @program, which date [ending] and last bell
  [schedule] is it a thing of sundays or of evenings [attendance] and do you scold if one bunks
  [ending] my visa stamping is on 20th, would the thing be wrapped up before [access] and would the notes still open for me afterwards
  [deadline] is there a day after which you people say sorry boss [discount] and does coming early fetch me something off
  [afterRegister] after form kaun phone karega mujhe [mentor] aur class me koi personally dekhega kya
  [myRegistration] sent you all my particulars on guru purnima, not one leaf has moved since [start] meanwhile when do lessons begin, have i missed them
  [mailContents] that auto mail, does it tell the zoom link or just say thank you [start] and the first lesson, on what date
  [formFields] how nosy is your form [privacy] and how locked up do you keep the answers
  [formLocked] It tells me to choose a country code and then the button remains ash coloured. Kindly explain. [duration] Also kindly state the hours of @program.
  [phoneFormat] belgium number rakhu ya indian wala, dono ke digit alag hai, which works [language] and will the teacher speak english
  [phoneSigns] brackets round my std code, fine by you? [formFields] by the way is a number compulsory in that form at all
  [brochure] i like things in black and white, is there a booklet [curriculum] or just tell me here what all is taught in @program
  [brochureContents] is that leaflet a leaflet with meat, i mean syllabus, or just smiling faces [brochure] and where do i lift it from
  [contact] the machine is fine but i want flesh and blood, how do i reach someone [schedule] preferably before sunday, which brings me to it, is there class on sundays
  [phone] missed call number hai kya koi [price] ya yahin fees bata do
  [location] which state gets your tax [company] and since which year
  [street] your pin and building name for my courier fellow [onSite] and can he walk straight in or is it locked
  [otherCity] my naani is in nagpur and i could stay with her, have you got a branch there [accommodation] if not is there a hostel where you are
  [enterprise] our cooperative bank, thirty five clerks, would you cook something for them alone [coverage] with @skill in it
  [enterpriseMail] draft kar raha hu aapko company ki taraf se, kya kya likhu [invoice] and will there be a gst bill at the end
  [onSite] could i just land up and drink chai with you before i put money [street] then which landmark
  [pageMenu] those little words on the roof of your site, what does each open [pageFoot] and at the basement
  [pageFoot] my screen ends in some dark strip, what links live there [phone] any number in it that i can ring
  [tellsAboutSelf] ward boy at a govt hospital, [register] how does one like me get into @program
  [joinLaunch] sign me for {the long course, no wait}, for the launch thing only
  [launch] at what hour should i chase the kids out of the room for that live session
  [launchProgram] is that august tamasha about @program?
  [closeLaunch] that square came back a third time, i'm losing patience, how do i kill it for good
  [seats] {when} i don't care, how many can squeeze in
  [start] when when when, just give me a date
  [schedule] raat ki paali hai meri, so tell me class din me hai ya raat me
  [ending] by which pooja will we be free of homework
  [deadline] is it shut or is it still ajar, the admission
  [enterprise] five of us from one workshop, can we come as a pack and have our own class
  [enterpriseMail] headcount, what else should my HR lady put in her mail to you
  [onSite] would a trainer be willing to travel up to our tea estate
  [pageMenu] ghar wapas kaise jaye is page se, top pe
  [pageFoot] is there anything worth scrolling for at the tail of your page
  [brochureContents] who all does that catalogue talk about, one course or the full family
  [joinLaunch] my cousin and i both want a seat in that session with the timer, where to click [besideWork] we both do bpo job, would the proper course be manageable
  [price] rupees first, please, for @program [launch] after that also tell what day that pop up event falls on
  [register] i've stopped thinking, i'll take @program, now what [payment] can it go on my hdfc card
  [launchProgram] whose child is this bootcamp, @program or @program [coverage] and which one of them has @skill
  [closeLaunch] dark curtain with an ad came down and won't lift [brochure] i wanted the pdf behind it, give me that
  [seats] 25 only? are you joking, no extra stool for me? [mentor] and with so few does each get his own guide
  [curriculum] what would be drilled into me in @program [start] and which week does the drilling start
  [schedule] what o'clock [duration] and for how long altogether
  [number] how many assignments, roughly, do we get [ending] and which date are we let off
  [deadline] admissions still breathing? [prerequisites] i only did iti, may i
  [afterRegister] is sending the form like signing a blank cheque or am i still free [refund] and if i paid and left, what
  [coverage] is @skill somewhere in what you teach [myRegistration] also my own entry from last friday, has anyone looked at it
  [mailContents] i changed phones and lost your mail, what was it supposed to tell me [myRegistration] and am i still in your list
  [formFields] does that sheet ask how old i am, i'd hate that [prerequisites] and is fifty eight too late for you people
  [formLocked] why does send refuse to light up, i gave it all it asked for [phoneFormat] could it be because i typed nine figures of a spanish mobile
  [phoneFormat] how long should a bhutan mobile be in your eyes [abroad] and may a bhutanese even attend
  [phoneSigns] i put a full stop after the first three numbers, habit from switzerland, ok? [codingNeed] and in @program must one program
  [brochure] share any flyer on whom i can underline things [mentorTimes] and tell here itself how frequently a mentor sits with me
  [brochureContents] money matters, are they in the brochure or hushed up [price] hushed up or not, what is it
  [contact] i would like to lodge a long question, to what address [testimonials] short one meanwhile, were earlier people pleased
  [phone] is there any human who picks up if i dial [language] one who speaks kannada, and do they teach in it
  [location] aap log hyderabad side ho ya delhi side [mode] aana padta hai kya
  [street] nearest metro gate please [schedule] and what time should i be there for the class
  [otherCity] any outpost of yours in guwahati [future] and do you have new courses in the oven
  [enterprise] i keep the books of a 90 people garment unit and owner wants all the supervisors taught [language] is it taught in tamil, they know nothing else
  [enterpriseMail] what would make your reply quick if i write for my department, i.e. which facts [price] and per person how much is it
  [onSite] we are a women's polytechnic, would you come for a day and teach [curriculum] and what would you cover in @program
  [pageMenu] i want the part with the reviews, which heading on top takes me there [testimonials] or just tell me what folks say
  [pageFoot] down below everything do you print your address [location] or say here which town
  [register] ok so i told my wife and she said yes, what is the procedure now to become one of your students
  [register] form ka darwaza kidhar [assessment] aur andar exam bhi hota hai kya
  [projects] do students cook up something real in @program or just watch [register] if real then enter my name, how
  [joinLaunch] that window said secure your something, i'm ready, where is it [afterRegister] after i've secured it does somebody ring me
  [launch] i'm in doha, the live thing comes on at what o'clock for me [demo] and may one taste an ordinary class too before paying
  [launch] window wala jo aaya tha, kya bech rahe the usme [certificate] aur @program me sanad milti hai?
  [closeLaunch] is there no small cross on your announcement, i am stuck beneath it [pageMenu] and from under there how do i reach the course section
  [seats] has the counter hit zero [otherPeople] and has my friend deepa already taken one
  [start] my leave begins on the second of next month, will your first class wait for me till then or is it earlier [ending] and when is it finished
  [besideWork] kiln work is six to six here, is @program possible next to that [schedule] and at what time do your lectures run
  [deadline] may i sleep over it for a fortnight or is the gate closing [transfer] and if i come late can i go in the following batch
  [afterRegister] do i sit by the phone after sending it or do you write first [contact] or i should be the one writing, to which id
  [myRegistration] two weeks, zero news, did my form drown [afterRegister] normally how quick are you people
  [mailContents] you'll send a mail after the form they say, is the fee written in it [price] if not how much is it
  [formFields] Sir, whether caste certificate or income proof is to be furnished in the form? [discount] And is there any concession for backward classes?
  [formLocked] what unlocks the dull button at the foot of the form [formFields] is it that i left the phone box empty, is phone a must
  [phoneFormat] portugal ka dial code aapke form mein hai kya [abroad] my bua there wants @program, can she attend from lisbon
  [phoneSigns] may the number have a hyphen between std code and the rest [account] also the site log in page, where is it
  [brochure] kuch pdf wgera bhej do jo group me daal saku [audience] and tell what sort of people @program is cut out for
  [brochureContents] do the pages of that prospectus speak of money and hours [duration] hours i need now only, @program
  [contact] kindly let me know the electronic mail address of your office [vendorPapers] since our accounts section requires your PAN
  [phone] your digits please [schedule] and at what hours is there class
  [location] is it chennai you are in or someplace else [language] and would they explain in tamil
  [street] i am standing near the big flyover with my bag, which lane do i turn into [onSite] am i allowed to come in without appointment
  [otherCity] does bareilly exist on your map, i mean any centre [recordings] otherwise are classes saved for people with bad net
  [enterprise] our temple trust has nine accountants, could you teach them as one private lot [onSite] here in the trust office itself
  [enterpriseMail] should i mention how much they already know when i write for my crew [prerequisites] and must they know anything at all
  [onSite] would one of your gurus board the night bus and come to our factory in hosur [accommodation] we would feed him, but does he need a hotel, do you arrange that
  [pageMenu] there are three lines piled on each other in the corner of my phone, what comes out if i poke it [pageFoot] and what lies at the bottom end
  [pageFoot] i saw tiny letters below the last picture, what links are those [privacy] one of them is the privacy thing or where is it
  [register] i shall take {@program, no sorry} @program, kindly do the needful
  [register] my father wants in, he is 61 and shy, may i fill the sheet on his behalf
  [deadline] cutoff kya hai
  [start] is there any chance that it opens before navratri
  [schedule] would it collide with my dialysis on mondays and thursdays, which days is it
  [ending] {how long} i understood, on which date is the final class
  [launch] the bootcamp, i only caught the word august, which date in august
  [joinLaunch] three times i shut it by mistake, how will i enlist for that bootcamp now
  [seats] any room left at the inn
  [afterRegister] does a madam call or is everything by mail after the form
  [phoneFormat] after plus ninety seven one how many more
  [formLocked] it's not letting me submit yaar
  [formFields] my sister has no email, can she leave that box blank
  [brochure] photocopy karwani hai, to kuch likhit de do courses ka
  [contact] i'd rather put it all in a long letter, whom do i address it to
  [phone] whatsapp pe aa jao, number?
  [location] tell me the city, {the pin code} no need
  [street] i have the city, it's the door number that i lack
  [enterprise] can a police training school book you for its own cadets
  [closeLaunch] decide later dabaya, ab kya hoga
  [pageMenu] your page is one long river, where is the boat to the courses
  [mailContents] what will be inside that acknowledgement
  [myRegistration] my daughter signed up and then again, twice, is there one of her or two in your books
  [onSite] our school assembly hall seats two hundred, come and teach here?
  [launchProgram] that limited seats thing in the window, what subject is it
  [duration] i've got a month off between jobs, how many hours does @program ask [joinLaunch] and the bootcamp session separately, how to get into it
  [price] kharcha batao @program ka [brochure] aur ek pdf de do
  [mentor] if i choke on some topic who pats my back [phone] is it some number i call
  [coverage] is there some @skill in @program [start] and what date do they begin
  [codingNeed] am i expected to hammer out code in @program [seats] and how many places are free
  [certificate] what hangs on my wall at the end [ending] and when is the end
  [instructors] what have your teachers done before in life [location] and are they in bangalore like you or where are you
  [language] punjabi vich ho sakda? [otherCity] te ludhiana vich koi branch
  [placement] any naukri at the end of the tunnel [register] theek hai to dakhila kaise lu
  [tools] my pc is a pentium, is it good enough [formFields] and do i need to scan anything for the form, no scanner here
  [discount] widow of army man here, any mercy in the fees [deadline] and how many days have i to gather the money
  [payment] can i drop the money in three baskets, month by month [afterRegister] and do i pay in the very moment of sending the form
  [compare] what is it that @program has over @program [launchProgram] and of which one is the session in that pop up
  [demo] is there some tasting spoon before buying the whole pot [launch] or is that window event the tasting, when's that then
  [classSize] small room or stadium [schedule] and morning or when
  [access] slides remain with me? [mailContents] and does the joining mail carry the link to them
  [invoice] need a pukka bill with gst for my firm [enterprise] because it's our whole billing team of seven who want lessons from you
  [trust] every second ad is a cheat these days, why not you [street] give me the house number so that my brother may verify
  [recordings] net here is by god's grace, are lectures stored [phoneFormat] and my number is a nepali one, ten numbers, ok?
  [whoAreYou] are you a lady typing or a computer [contact] if computer then what's the mail of a lady
  [hostile] what rubbish site [closeLaunch] how do i throw this box out of my eyes
  [thanks] ok thankyou ji [brochureContents] lastly what does that brochure of yours speak about
  [greeting] Respected Sir, [deadline] upto which date shall applications be entertained [prerequisites] and what is the minimum qualification
  [sorry] sorry that went to the wrong person. [schedule] i was asking what are the hours of the day for class
  [tellsAboutSelf] we grow grapes near nashik, [register] how do i enter my boy in @program
  [-] my battery is at four percent quickly [street] full address [phone] and one number
  [-] long story short my manager forwarded this to me and went to goa [enterpriseMail] what does one put in the email for a company batch
  [-] rain rain rain here since morning [start] when do the classes start
  [-] i type with one finger so patience please [formFields] is aadhaar number asked in that sheet [dataUse] and what do you do with it all
  [mailContents] so the confirming mail, is it a ticket with number or merely a namaste [myRegistration] i deleted it, am i still in
  [phoneSigns] 0091 or +91, what pleases your form [phoneFormat] and after that how many
  [afterRegister] i dread salesmen, once it's filled how many will pounce on me [dataUse] and does my number wander to other firms
  [formLocked] that blue key at the end of the form has turned to stone, it says pick a country code [phoneFormat] i'm in fiji, is fiji there
  [brochure] can the leaflet be mailed to my office id or must i download [brochureContents] and does it say who should take what
  [location] aapka adda kahan hai [street] pura pata likh do
  [launch] tell the bootcamp hour for london [seats] and whether anything is left
  [joinLaunch] book me a corner in that bootcamp [closeLaunch] and then how to make its window leave
  [pageMenu] i pressed something and now i'm at the middle of nowhere, how to return to the beginning [account] does your site hang often
  [enterprise] can the same be taught to a bunch of us from one hospital, privately [enterpriseMail] and what do you want to hear from us first
  [deadline] by when [register] and by which route
  [seats] kitni kursi khaali [start] aur kab se baithna hai
  [ending] what day do you hand us the degrees or whatever [events] and is there a function that day
  [schedule] does it meet in the gap between 2 and 4 when my shop is shut [classSize] and will there be a big crowd
  [otherCity] all the way in tirunelveli, have you a classroom nearby [onSite] or could a sir come to our college here
  [contact] i'm deaf so no phones, to which email do i write [houseRules] and can a deaf girl take part at all
  [phone] my grandfather wants to hear a voice before paying, which number [payment] and could he pay by cheque
  [formFields] will it want to know my salary [price] i'm asking since i want to know yours, the fee
  [myRegistration] am i in or am i out [deadline] if out is there time still to get in
  [register] what must i do to be counted among your pupils [duration] and how long do they remain pupils in @program
  [mailContents] my friend got a mail after he joined, i got none, what does it hold that i'm missing [afterRegister] or does it come only after some days
  [launchProgram] is that bootcamp a slice of @program or of another course altogether [price] what is the fee
  [closeLaunch] will the ad come each time i open you, any way to mute it [cookies] does it remember me with some cookie
  [onSite] two retired teachers want to come and sniff around your place, welcome or not [location] and which city is it
  [enterprise] ours is a panchayat with 22 clerks, do you make something in their measure [language] in odia if possible
  [street] google pin bhejo [accommodation] and any pg around there
  [brochure] got a flyer [mode] and is it at home or at yours
  [pageFoot] what do i miss if i never scroll to the last inch [pageMenu] and what do i miss if i never open the menu
  [phoneFormat] form wants how many numbers for a us mobile [visa] and would my cousin need a visa if he flies in
  [instructors] teacher log kaun hai [phone] kisi ek ka number mil sakta hai
  [start] i'm counting days, how many till the first session [attendance] and what if i miss precisely that first one
  [formLocked] submit wala button bura maan gaya hai [brochure] chalo pdf hi de do
  [register] Good evening. My spouse and I have, after much deliberation, settled upon @program. Kindly guide us as to the procedure for enrolment. [payment] Also whether the fee may be remitted in two parts.
  [register] chalo bhai pakka, @program, kahan angutha lagau
  [register] is there a desk, a form, a person, what is it through which one enters [coverage] also does @program have even a whiff of @skill
  [register] my cook's daughter is brighter than my own, i'd like to put her in @program on my expense, how
  [demo] one trial bite allowed? [register] or straight away admission, and how is that taken
  [tellsAboutSelf] retired from bsnl last month, [register] where do i click to start learning with you
  [joinLaunch] kindly reserve one for me in the session shown in the front window [launch] what hour is it in kuwait
  [joinLaunch] not {the forty hour thing}, only the small event in the window, how do i get inside that
  [joinLaunch] my roommate took the last ticket i fear, where does one even take them, for the bootcamp
  [joinLaunch] what do i tap to stand in line for the bootcamp [price] is @program paid, if so how much
  [joinLaunch] i pressed later, now it is later, how to book the bootcamp
  [launch] sunday or monday, that bootcamp of yours [brochure] and can i get something to read before it
  [launch] eleventh, is it my eleventh or america's eleventh, i sit in perth
  [launch] some carnival came up in a frame, i swatted it like a fly, what was that [curriculum] actually i was hunting for the syllabus of @program
  [launch] say the kickoff hour for dubai folk [instructors] and who will be talking there, your teachers?
  [launch] my aunt saw a box and now thinks her phone is hacked, what is that box of yours
  [seats] does the room have a limit or do you keep adding benches
  [seats] thirty of us from the hostel want the bootcamp, are there thirty [joinLaunch] and must each one book separately or how
  [seats] one more chair for a fat man? [duration] the fat man also wants to know how many hours @program has
  [seats] still bookable ya house full
  [launchProgram] please untangle me, is the event in the box about @program [compare] and what is @program against @program
  [launchProgram] kaunse course ka launch hai ye
  [launchProgram] that session with the countdown, is it for coders or for the boss kind, i mean which program
  [launchProgram] the popup never says what will be taught to whom, of which course is it [start] and when do the ordinary classes begin
  [closeLaunch] the announcement and me are in a staring match, how do i win [duration] i only wanted to see how long @program is
  [closeLaunch] baba ye parda hatao
  [closeLaunch] screen reader keeps reading the same ad window, what key gets me out of it [pageMenu] and once out, how do i reach the list of courses
  [closeLaunch] {joining it} no no, just how do i make it vanish
  [closeLaunch] did i sell my kidney by tapping that i'd decide later
  [start] date of commencement? [ending] date of completion?
  [start] my mother has fixed my engagement without asking, so when does your batch set off
  [start] kya ye mahina nikal jayega ya abhi shuru hoga [price] aur kitna lagega total
  [start] next one when? just missed one i think [deadline] and how late can one still slip in
  [schedule] i pray five times a day, need to see where lectures fall in the clock
  [schedule] are there evening lessons for folk who open shop at ten [discount] and do traders' union members get something off
  [schedule] somvaar se shanivaar main duty pe hu, itvaar ko padhate ho kya [recordings] warna recording de doge
  [schedule] which hours of which days please [besideWork] i teach at a convent till three, would the two go together
  [ending] {starting} you've said, when is the farewell
  [ending] is it all over before the monsoon hits [certificate] and with it would i have a paper
  [ending] my contract with uncle ends in june, would @program end before that [placement] because i'd be hunting for work, do you help there
  [deadline] say i say yes only after diwali bonus, too late?
  [deadline] up to which midnight does the form live [register] and where does it live
  [deadline] are you still taking people for @program [prerequisites] people like me with a third class degree
  [deadline] kab tak soch sakte hai
  [afterRegister] who comes to my door after i've sent my details, a call, a mail or a man
  [afterRegister] maan lo form bhar diya, uske baad kya hota hai [start] aur class kab se
  [afterRegister] is filling it same as marrying you or only an engagement
  [afterRegister] what follows after the submit button [mailContents] and if it's a mail, what is told there
  [myRegistration] i filled in at the cyber cafe and the owner pulled the plug, is my name with you or must i redo
  [myRegistration] neither ring nor mail since ganesh visarjan, was my application eaten [contact] whom do i shake by the shoulder
  [myRegistration] am i on the roll call
  [myRegistration] cancel mine please, husband got transferred [refund] is the money i paid coming back
  [mailContents] will that confirmation have the starting day written or shall i ask you [start] i'm asking you, which day
  [mailContents] is it just one line or a full letter, the thing that arrives after sign up
  [mailContents] husband handles my mails so i'd like to know what exactly he'd read in your welcome mail [whoSees] and who at your place reads what i fill
  [mailContents] does that mail carry attachments, my office blocks those
  [formFields] how many boxes [formLocked] and why is the button at the end pale even when they're full
  [formFields] i only go by one name, no surname, what else does the form insist upon
  [formFields] pan, voter id, ration card, kya kya nikal ke rakhu [register] aur bharna kahan hai
  [formFields] must my employer be named in the form [besideWork] he should not know, i'd be doing it after office, is that workable
  [formLocked] i've pressed it so hard my nail broke, the send thing, nothing
  [formLocked] no life in your register button [phone] can't somebody do it for me on the phone, number please
  [formLocked] the form has a plus ninety something chooser which i skipped, is that why i can't go ahead
  [formLocked] enrolment of my son is stuck at the last step because that rectangle is greyed, what is lacking [duration] he also asks how many hours @program is
  [phoneFormat] how many should follow the sri lankan code
  [phoneFormat] the list of lands in the form ends before mine, i'm from tuvalu [abroad] am i even allowed to learn from here
  [leadingZero] ye zero lagana hai kya shuru me
  [phoneFormat] got an eleven figure chinese mobile, would it be gulped [language] and does anyone speak chinese there in class
  [phoneSigns] i copy pasted my number with dots from my business card, will it choke
  [phoneSigns] is a plus permitted in the number box [price] and is the price permitted to be told, ha ha, what is it
  [phoneSigns] spaces between digits yes or no
  [phoneSigns] my number i write with slash since there are two, is slash allowed [phoneFormat] or at least how many figures at max
  [brochure] i have to convince a very stubborn board, any booklet for that
  [brochure] paper pe kuch milega kya [language] hindi me ho to aur acha, aur class hindi me hoti hai?
  [brochure] download thing is where [access] and course notes, can those also be downloaded to keep
  [brochure] you must be having some pamphlet, no? [enterprise] i'd pass it round among my forty staff, whom you could train i hope, do you do that
  [brochureContents] what does one find on opening your pdf [certificate] is there a word on certificates or tell me now if there's one
  [brochureContents] is it two pages of photos or does the catalogue go deep
  [brochureContents] {where it is} i know, what's in it
  [brochureContents] would the pdf answer my mother's questions about who it's for and hours
  [contact] madam main bolna nahi likhna chahti hu, kis pate par mail karu
  [contact] give me the mail of whoever decides things [partnership] i run a tuition centre and want a tie up, is that possible
  [contact] send me to a person
  [contact] my doubts are long like a train, is there an address for writing [replyLanguage] and may i write in telugu here also
  [phone] hello hello is anybody there to talk, dial kya karu
  [phone] i can't read small letters, could i call instead [street] or come, then what's the address
  [phone] landline bhi chalega [schedule] aur class kitne se kitne baje hoti hai
  [phone] {mail} takes you three days, hand over a mobile number
  [location] whereabouts
  [location] do you breathe hyderabad air or mumbai air [otherCity] and anything in pune by chance
  [location] i want to see on the atlas where my fees would travel to, name the town [company] also name the owner
  [location] are you people sitting in some foreign land or in india only [trust] and how may i be sure you're real
  [street] tell it so that a rickshaw fellow from up who cannot read gets me there
  [street] third floor, fifth floor, kaunsa floor aur kaunsi building
  [street] your post office pin [vendorPapers] and pan copy, our purchase clerk must fill a vendor sheet
  [street] what's the big temple or cinema beside your place [schedule] and at which hour does class start there
  [otherCity] do you have a cousin branch in jaipur
  [otherCity] other than where you sit, is there a chair of yours in kochi [language] and would that be in malayalam
  [otherCity] we are ten girls in ranchi and papa won't let us leave, any centre here
  [otherCity] ahmedabad? [mode] or is it all on laptop
  [enterprise] can you bend @program into something for a chain of pathology labs
  [enterprise] we're eighteen electricity board engineers, is there a batch we could have to ourselves [schedule] after 6 pm only, do you teach then
  [enterprise] seth ji wants his whole office to be taught under one roof, karte ho aisa
  [enterprise] could the syllabus be cut and stitched for our shipping firm [enterpriseMail] and what should our letter to you say
  [enterpriseMail] {to whom} i know, tell me what goes in it when it's for my twenty salesgirls
  [enterpriseMail] what particulars should our school send when we ask you to train teachers [discount] and are schools given a softer rate
  [enterpriseMail] aap company walo se kya kya poochte ho pehle
  [onSite] our ship repair yard has a training room, would your man come in
  [onSite] before i let my daughter join i wish to see the place with my own eyes, may i [schedule] and are her classes on weekdays or on saturdays
  [onSite] is it you who travels to us [price] and who bears the taxi, i mean what would the whole thing cost
  [pageMenu] where is the way to the testimonials in this maze
  [pageMenu] top strip has four words, i'm colour blind and can't see them, what are they [contact] is one of them contact or how do i contact
  [pageMenu] kaise jaun courses wale hisse me
  [pageFoot] what is that fine print under the whole page
  [pageFoot] at the very end, is it your address or just copyright and so on [street] if it's not there tell me the address
  [pageFoot] neeche kya kya likha hai page ke
  [coverage] my nephew swears you teach @skill, true? [onSite] and may he come peep in at your place on his way from tuition
  [price] straight question, kitna [formLocked] and why does that form of yours go on strike at its last button
  [mentor] when my brain is fried is there one to call [pageMenu] and how do i crawl back up to your menu
  [duration] multiply it for me, how many hours is @program [pageFoot] also there's a line at the very bottom of your page cut by my cracked glass, what's written
  [curriculum] read me the menu card of @program [phoneSigns] and for that number box, do dashes upset it
  [codingNeed] does @program make one type those curly bracket things [mailContents] and what will your acknowledgement mail tell me
  [mentorTimes] saptah me kitni baar mentor se milenge [closeLaunch] aur ye jo ad chipak gaya hai ise kaise nikalu
  [certificate] i collect papers, is there one here [phoneFormat] and for mauritius how many figures does your form like
  [projects] are things made with one's own fingers in @program [street] and what's the lane name, i'd like to drop you a parcel
  [instructors] the ones who teach, fresh from college or grey haired [start] and from which day would i be under them
  [difficulty] is @program a mountain or a hillock [deadline] and when does the ticket counter for it close
  [recordings] my village loses current at eight each night, does the lecture sit somewhere i can fetch it [seats] and are any spots unfilled
  [placement] does a job fall out at the other end [brochureContents] and does your pdf say a word about that
  [language] is it angrezi only [otherCity] and if i come over from madurai side is there some place of yours near
  [refund] kal ko pasand nahi aaya to rupaye wapas? [register] aur agar theek hai to naam kaise chadhta hai
  [payment] is emi a bad word with you [joinLaunch] and that popup wala session, how does one jump aboard
  [discount] three brothers, one purse, do we get it cheaper [enterprise] we're actually one firm, would you run a class only for our eleven hands
  [demo] kya ek din baith ke dekh sakte hain [location] aur baithna kahan hai, kaunsa shehar
  [prerequisites] diploma in pharmacy, nothing else, enough or not [afterRegister] and once i've sent the form would you tell me if i'm not fit
  [compare] put @program and @program on the weighing scale for me [launchProgram] and which of them has that event in the window
  [audience] is @program meant for folk who wear ties or for us workshop people [enterpriseMail] and what should the workshop owner mention when he writes to you
  [programs] lay out all your wares please [brochure] on a pdf if you can
  [summary] @program in one breath [launch] and the pop up thing too, which day is it
  [count] how many courses have you got in that shop [pageMenu] and under which tab are they kept
  [tools] must i own a macbook [formFields] and must i own a gmail, i mean does the form force it
  [access] may my notes grow old with me or do you snatch them [ending] and what's the last day of sitting in class
  [besideWork] i'm a nurse on rotation, is @program even thinkable [schedule] and which slots of the day do you keep
  [classSize] how crowded does it get [phone] my wife wants to ask that on phone, number?
  [assessment] do you terrify people with a final test [myRegistration] and tell whether i stand enrolled, i filled up on the sixth
  [testimonials] any praise from real throats [contact] and give an id to which i may send my own complaints
  [trust] i got burnt once by a fake academy, why are you not one [myRegistration] because i've already filled your form last night, has it come to you
  [company] who's the malik [onSite] can i meet him by walking in
  [salary] how fat does the pay packet get after this [afterRegister] and how soon does one hear from you after applying
  [career] will this pull me out of my data entry chair [register] if it might, put me on the list for @program
  [support] when all is over do we stay friends, some group or forum [ending] and when is all over
  [attendance] do you count heads each day [start] and on which day do you count them the first time
  [accreditation] is there any stamp of govt on you [street] and give the postal address so i can check in the registry
  [accommodation] do you keep girls somewhere overnight [location] and how far from charminar or are you in another city
  [transfer] can i hop from @program into @program halfway [formFields] and do i say so in the form, i mean what does it ask
  [order] is @program the staircase to @program or can i take the lift [duration] and hours of each
  [visa] would a letter from you satisfy the consulate [phoneFormat] and does your form recognise a ghana number
  [abroad] i pick fruit in new zealand, could i study with you from here [launch] and at what hour of mine is the free session
  [future] anything for school going kids brewing [brochure] and till then some pamphlet about the present ones
  [events] do you throw talks or meetups [joinLaunch] and for the one in the popup how do i get my name in
  [rival] my neighbour did simplilearn and brags, are you any better [seats] and how many places have you left
  [alumni] may i ring up one old pupil of yours [phone] and your own office number also
  [partners] which firms lend you their troubles for projects [enterprise] could our firm send you a team of thirteen to be taught
  [perks] what else tumbles out of the bag apart from lessons [deadline] and up to what day can the bag be bought
  [benefits] convince this sleepy lady, why you [closeLaunch] and first tell how to get that window off her screen
  [whoAreYou] beta aap insaan ho? [contact] nahi to kisi insaan ka mail pata do
  [replyLanguage] marathi madhe bola na [location] ani tumhi kuthe aahat, konta shahar
  [account] your site keeps spinning like a top [formLocked] and the send button on the form is pale, are those two related
  [invoice] do i get a bill my ca will not frown at [myRegistration] and has the form i sent been booked at your end at all
  [dataUse] who will you pass my phone to [formFields] i ask since the form begs for it, what else does it beg for
  [erasure] strike me off [mailContents] and was that what the mail i deleted was about, what stands in it normally
  [correction] i spelt my own street wrong, sorry, my own email i mean, in the form, mend it how [mailContents] and would the mail show which course i took
  [cookies] is your page planting crumbs on my phone [pageFoot] and is it said somewhere at the base of the page, what's there
  [privacy] any law that you follow about data [pageMenu] and where up there do i press to see it
  [vendorPapers] our procurement begs for your msme and gst papers [enterpriseMail] and what else ought to be said in our mail for a team training
  [houseRules] may i come with my toddler [schedule] and is it day or dusk when you teach
  [quotes] recite what that happy customer said [register] then if i like it, how do i join
  [unsaid] is there a bond to sign [afterRegister] or does merely sending the form tie me to you
  [name] sorry what's your outfit called again [phone] and what phone number does it have
  [about] what do you folk actually do [otherCity] and do you do it in vizag also
  [social] youtube pe ho? [pageFoot] or are those links lying at the very bottom of this page
  [tellsAboutSelf] i paint number plates for a living, [seats] is one of the seats still mine to take
  [tellsAboutSelf] mother of twins in kanpur here [schedule] when in the day do you hold it
  [tellsAboutSelf] i'm a sound engineer for weddings, [launch] and free only on tuesdays, on which day of week is that bootcamp
  [-] i wrote this on paper first so i don't forget [deadline] what's the final day to hand in one's name
  [-] my cat walked over the keyboard before, ignore it [formLocked] why can't i push the registration through
  [-] no no i'm not angry, just hungry [street] which area of town should i drive to
  [-] had a fight at home over this, never mind [enterprise] can you coach six people from a family jewellery firm as one set
  [-] listen once properly because i won't type again [mailContents] what matter does the registration mail hold
  [-] voice typing so excuse spellings [phoneSigns] should i say plus when telling my number in the form or only the ten
  [-] i'm standing in a queue at the ration shop [otherCity] do you have anything at all in bokaro
  [-] it is my third cup of tea and still nothing on your page about it [ending] so which day does it close, the course
  [-] hmm [pageFoot] what's there at the feet of the site
  [-] my eyesight is what it was not [pageMenu] what all stands in that bar up there
  [-] nephew gave me your link and ran to play gully cricket [onSite] may we visit you
  [-] i promised my late husband i'd study again [register] how should i go about it with you
  [-] i do trust you people [afterRegister] but what am i to await once the form is away
  [-] kya bataun, din hi kharab hai [contact] koi mail pata hai kya jahan apni baat likh saku
  [-] last time i went to the wrong town, what a story [location] this time i ask first, where are you
  [-] ufff [closeLaunch] every time i come here that bootcamp board slaps me in the face, how to stop it
  [-] a friend of a friend said something at a wedding [launchProgram] is this bootcamp part of @program or of the other
  [-] can't talk loud baby is sleeping [phone] but later i could, on which number
  [-] by god i typed for ten minutes [formFields] and now what all will the form itself make me type
  [-] ok so i'm in the bus and it's shaking [joinLaunch] how do i get in on the bootcamp
  [-] theek hai theek hai, samajh gaya [brochure] ab woh brochure kahan se uthau
  [-] let me be frank, i've no patience [duration] how many hours @program [price] how many rupees @program
  [register] can somebody with no english fill up for a place, or how does it go
  [start] i asked {how it ends} by mistake, when does it open is what i meant
  [schedule] not {the first date}, the clock, what does the clock say when class begins
  [deadline] {class hours} apart, till when will you keep the list open
  [street] {city} is clear as day, tell road and number
  [phone] {an email id} no good to me, something that rings please
  [contact] {whatsapp} i deleted, mail only, which one
  [otherCity] besides {hyderabad} where else could i sit in a room with you
  [brochure] {a call from sales} spare me, the pdf and i'm happy
  [brochureContents] {the link} works, what would i read behind it
  [seats] {25 of them} i read, how many of those are not yet taken
  [launch] {which course} i know, it's the clock time in toronto i lack
  [launchProgram] {the date} is plain, but to which course does that event belong
  [closeLaunch] {register} nahi karna, sirf band karna hai ise
  [afterRegister] {form} to ho gaya, ab aage
  [myRegistration] {whether seats are left} is not my worry, is mine written down
  [mailContents] {when it comes} doesn't matter, what does it say, that registration mail
  [formFields] {name and mail} okay, and beyond that
  [phoneFormat] {the plus} i have, but how many digits come after 353
  [phoneSigns] {the length} is right, i worry about the hyphen, leave it or kill it
  [enterprise] {for myself} no, for my twenty nine bus conductors, do you do such
  [enterpriseMail] {size of the team} is written, what else should stand in our request
  [onSite] {online} bores my people, would someone turn up at our godown and teach
  [pageMenu] {bottom} i've seen, what's in the row on top
  [pageFoot] {top row} i know by heart, it's the last row i ask about, what's there
  [street] baba's knees can't climb, on which storey are you and in which complex [houseRules] and does a lift go up
  [location] do i pack sweaters or umbrellas, i mean what city does one come to [mode] or does one come at all
  [seats] is there still air in the balloon or has the bootcamp filled up [launch] and when does it fly
  [ending] landlord wants to know till which date i'd keep the room, so when does @program finish
  [start] shall i buy the train ticket for the 5th or is that too early, when do lessons begin [refund] and if i cancel do you give back the fee
  [deadline] mummy returns from haj on the 28th and signs the cheques, would i be late [payment] is a cheque even taken
  [schedule] bank closes at five, i reach home by seven, do you teach people like that after seven [duration] and for how many hours in total would i be a student of @program
  [register] suppose i said yes this very minute, what would you have me do
  [register] is it you who will note my name or must i go to some other page [chatDetails] and is this talk of ours being written down by someone
  [formFields] papa says never give photo online, does the sheet want one [dataKept] and how long do you sit on what one gives
  [formFields] does that thing ask which college, i never went to one [prerequisites] and is that a bar
  [formLocked] typed, checked, rechecked, prayed, and the submit thing still won't wake [formWrong] there's red writing under my mail too, what's wrong with it
  [formLocked] mera submit so raha hai
  [phoneFormat] i've a uk sim with me and an airtel one at home, how many digits for each
  [phoneFormat] kenya, tanzania, uganda, which of these are there in your code list [launch] and in nairobi what hour is the kick off
  [phoneSigns] if i put the country's plus thing inside the box itself and not from the list, trouble? [curriculum] and trouble me with one more, what topics has @program
  [phoneSigns] my phone writes the number with funny spaces by itself, should i rub them out
  [afterRegister] is there a thank you, a bill or a slap waiting after i press send
  [afterRegister] my son filled it at noon, by when does someone usually turn up on the phone [phone] or may we ring you, at what number
  [mailContents] tell me the innards of that automatic letter after sign up [replyLanguage] and tell it in hindi please
  [mailContents] is the amount i have to pay told in the mail that confirms me [payment] and can i pay it through phonepe
  [myRegistration] did a form from one baldev singh reach you, that's me [start] and when should baldev be ready for class
  [myRegistration] it said thank you and then nothing for nine days, where do i stand
  [brochure] have you ever printed anything about yourselves, i read only on paper [brochureContents] and what would such a thing have in it
  [brochure] is there a handbook or something for my principal's table [onSite] and if she likes it would you send a person to teach in our school
  [brochureContents] our reception downloaded the pdf and lost it, what did it say in the main [enterprise] it was about getting our ten planners trained, do you do that
  [contact] is there a mail id that a living being reads
  [contact] my question needs a drawing attached, to which inbox can it go [coverage] it's about @skill, do you teach that by the way
  [phone] helpline ka number do warna main chala [hostile] kuch kaam ke nahi ho tum
  [phone] before i die of typing, digits please
  [location] are you the ones near my sasural in warangal or elsewhere [schedule] and are classes at night
  [location] {pin pointing} not needed, just say north south east or west of india
  [otherCity] i see only one town mentioned, is gurgaon orphaned
  [otherCity] is there a sister office of yours for us in the north east [demo] and can one sit there once for free
  [enterprise] a gym chain with fifty trainers, is that too odd a bunch for you to teach together
  [enterprise] hum chaar dost ek hi start up me hain, apna alag batch mil sakta hai [price] aur charo ka milake kitna
  [enterpriseMail] i'm drafting to you on behalf of nine lawyers, kindly list the points to be covered [privacy] and is our information safe on your side
  [enterpriseMail] what facts about our shop would you need before you can say what training costs us
  [onSite] we are on an island, no joke, would a teacher take the ferry to our office
  [onSite] drop in karu kya kal, sirf dekhne ke liye [street] to pata bhi de do
  [pageMenu] pehla page kaise wapas laye, main kahin kho gaya
  [pageMenu] where would i press to see only the reviews and nothing more [alumni] and are those reviewers flesh and blood whom i can call
  [pageFoot] the end of the page keeps running away on my tablet, tell me what's written there [account] and is the site broken or is it my tablet
  [pageFoot] any map or mail id at the lowest part [contact] if not, which mail id
  [closeLaunch] which button of the two lets me off the hook on that announcement [seats] and how many seats are still unsold
  [closeLaunch] your bootcamp curtain fell on my reading, lift it please
  [joinLaunch] that window on the first page, the secure your seat business, does it take me to another site
  [joinLaunch] put three of us in the kickoff session, father daughter and dog, jokes apart how does one book [price] and is money taken for it
  [launch] my clock is in melbourne, my head is in kolkata, when is the live session [recordings] and if i sleep through are your lessons saved
  [launchProgram] is it @program that takes off in august or the other thing [audience] and is that one for engineers
  [curriculum] forget the glitter, what lies inside @program [pageFoot] and what lies at the bottom of your page
  [price] i've 12k in a tin box, is it enough for @program [deadline] and how many days till you stop taking names
  [mentor] somebody to hold my finger while i learn, yes or no [start] and when does learning start
  [coverage] @skill, hai ya nahi [schedule] aur class kis kis din
  [codingNeed] i can barely code a tv remote, will @program throw code at me [brochureContents] and is that told in the brochure
  [codingNeed] must i speak python to get along in @program [contact] and is there an address where my son can ask finer things
  [duration] is @program a sprint or a marathon in hours [ending] and on which date would the marathon end if i come now
  [duration] how fat is @program, hour wise [formFields] and how fat is the form
  [mentorTimes] do i see the mentor on demand or by the moon [phone] and may i phone him, what's his number
  [projects] would i leave with something i built [launchProgram] and is that bootcamp in the frame about building as well, which course is it
  [certificate] proof chahiye mujhe office me dikhane ko, doge [afterRegister] aur naam likhane ke baad agla kadam kya
  [instructors] are your mentors from big firms or straight off the bench [street] and where precisely is your door
  [difficulty] i failed maths thrice, would @program eat me [register] if not, enrol me
  [recordings] i fly for a living so half the lectures i'd miss, stored anywhere [launch] and the launch event, what hour in abu dhabi
  [placement] are you going to beg companies for me at the end [onSite] or can i come and plead to your team in person
  [language] teacher bangla bolte paren? [otherCity] ar siliguri te apnader kichu ache?
  [besideWork] four kids, a buffalo and a job, will it work [formLocked] and my register button does not work, that first
  [discount] any chut for handicapped persons [formFields] and does the form ask for that proof
  [payment] would you take half now half after pongal [seats] and are there chairs left at all
  [refund] if the whole thing bores me do i see my cash again [deadline] and till when can i at least decide
  [testimonials] did the earlier lot clap or boo [otherCity] and was any of it taught in surat, have you anything there
  [trust] i googled and found little, are you genuine [location] a city at least you must have, name it
  [company] how old is the shop [pageMenu] and where's the about part on the site
  [tools] can one do it on a chromebook [brochure] and get me a spec sheet or any download
  [access] do the lessons dry up after the last day [mailContents] and my joining mail, would it have said so, what's in it
  [compare] @program ya @program, farak kya [enterprise] do company ke logo ke liye alag batch banta hai kya, chaudah log
  [classSize] do i get lost among hundreds [joinLaunch] as in that pop up event, which i'd still like to attend, how
  [invoice] bill with my gst number printed, done? [phoneSigns] and in your number box are blanks between figures allowed
  [attendance] if i slip away for a week of harvest am i out [start] and when's the beginning, maybe harvest is over
  [assessment] do i have to prove myself in some quiz [ending] and is it on the last day, when's that
  [career] i'm 39 and feel rusted, will it oil me in my job [myRegistration] and did you receive what i sent on monday in the form
  [salary] will i buy a fortuner after this or a cycle, i mean what do they earn [closeLaunch] and remove that poster from my screen, how
  [abroad] my wife is in jeddah, may she study with you [phoneFormat] and would her saudi mobile fit, how many figures
  [order] @program first and then @program or vice versa [launchProgram] and the one starting soon in the window is which
  [transfer] can my brother sit in my place if i'm posted to siachen [myRegistration] and is my place even confirmed
  [accreditation] is your paper good for a psu promotion [brochureContents] does the brochure claim so
  [visa] embassy wale letter doge [location] aur aap india me kahan ho
  [support] is there a telegram group of learners [pageFoot] or a link to it in the last strip of the page, what's there
  [alumni] would a passed out person speak to my daughter [contact] and your own mail id please
  [programs] all right what do you sell [register] and how does one buy
  [count] two, three, four, how many trainings [brochureContents] and are all told of in the pdf
  [summary] i keep hearing @program, what in god's name is that [enterpriseMail] and for a team of it, what must i write you
  [recommendation] i repair lifts, which of yours is for me [schedule] only after six do i come down from lifts, do you teach then
  [recommendation] cook in a railway pantry car, what would you advise [launch] and the bootcamp, on which date, i may be in the train
  [prerequisites] what should be in my head before day one [start] and day one is when
  [rival] upgrad called me nine times today, are you the same breed [afterRegister] what happens with you after i register
  [benefits] tell one thing others can't give [demo] and can i taste it
  [partners] kaun kaun si company judi hai [enterpriseMail] aur meri company judna chahe training ke liye to mail me kya likhe
  [perks] is there some bag of extras [seats] and are there seats so i can have it
  [future] is there going to be anything new for housewives by winter [pageMenu] where up on the page would i find the courses
  [events] is there a fest, a talk, something to attend [onSite] or may i simply drop by for tea
  [register] finger is on the mouse, tell it where to press to become yours [coverage] and yes is @skill taught or do i look elsewhere
  [mentor] is a guardian angel assigned per head [formFields] and in the form do i write my blood group too, ha, what does it want
  [curriculum] i'd like the bones of @program, topic after topic [formLocked] then help with this dead key at the end of the form
  [codingNeed] tell me honestly do i need to be a computer wallah for @program [otherCity] and are you in aurangabad too by luck
  [duration] {the money} later, the hours of @program first [phone] and a number where one may nag you
  [price] never mind {the hours}, what will @program lighten my purse by [street] and where's your door, i pay in person
  [coverage] if @skill is missing i'm out, is it there [afterRegister] if i'm in, what do you do to me after the form
  [mentorTimes] does the mentor turn up like the milkman, daily, or like my brother, yearly [mailContents] and is he named in the mail you get on joining
  [curriculum] not {the fees}, the contents of @program [pageMenu] and where's the way there from this chat, which word on top
  [duration] so @program eats how many of my hours [closeLaunch] and how do i spit out this pop up
  [coverage] my manager said go learn @skill, do you have it [brochureContents] and would your pdf prove it to him, what stands there
  [price] i know {the date}, i know {the course}, only the rate is hidden from me, what is it [phoneFormat] and for the form, does a philippines mobile pass
  [joinLaunch] we, that's me and my gout, wish to attend that bootcamp, how to enlist [curriculum] and in @program itself what do people learn
  [codingNeed] i faint on seeing code, is @program safe for me [launch] and in that live thing on which day will you show it
  [enterprise] could you train our lighthouse staff, all seventeen [coverage] mainly in @skill, do you do it
  [start] kindly whisper the first date of @program [mentor] and does one get somebody senior alongside
  [ending] at what date is @program finally buried [price] and how much does the funeral cost
  [deadline] i'm slow at deciding, how slow may i be [curriculum] and to help me decide, what is in @program
  [seats] kya ek kone ki jagah bhi nahi bachi [codingNeed] aur bina code jaane @program ho payega?
  [schedule] are your evenings my evenings, i mean when do you hold class [mentor] and besides class may i corner a mentor alone
  [location] are you an hour from me or a flight, which city [price] i pay the fare anyway so what's the fee
  [contact] is there an electronic postbox for the suspicious [duration] suspicion one, does @program truly fit in the hours you claim, how many are they
  [brochure] two copies of something printed, one for me one for the moneylender [price] he'd first look for the fee, what is it
  [onSite] i am the sarpanch, can your people come to our panchayat bhavan and teach [codingNeed] boys here know no programming, does that sink @program
  [otherCity] my horse and i are in pushkar, anything of yours close [duration] else how many hours would i be sitting at a screen for @program
  [myRegistration] my form went off under the name salma, is salma safe in your list [price] and how much must salma bring
  [enterpriseMail] before i write for our nineteen welders, tell me what you like to be told [duration] and how many hours does such a thing run, take @program
  [pageFoot] my nose touches the end of the page and i see a row of small words, what do they lead to [coverage] and among the courses is there one with @skill
  [phoneSigns] does your form hate the plus [coverage] and do you teach @skill to people who hate forms
  [launchProgram] {i know the date and the hour}, what i do not know is which course it opens [mentor] and does that one come with a guide
  [closeLaunch] remove your bootcamp notice from the middle of my sentence please [price] i was reading, but where is the price, what is it
  [formLocked] the end key of the form will not take my click [mentor] is there a mentor even for filling forms, joking, but do learners get one
  [afterRegister] i'm told silence follows the form, true or does someone speak [curriculum] and what would you speak of in @program
  [phoneFormat] is a namibian with nine figures welcome in the box [codingNeed] and is one with no programming welcome in @program
  [mailContents] does your joining mail list what is taught or only hello [curriculum] what is taught in @program anyway
  [formFields] would you like my horoscope also in the form, what all goes in [codingNeed] and does @program ask one to write code
  [street] number, lane, mohalla, sab bata do [mentor] aur wahan baithke koi mentor milta hai kya
  [phone] ek ghanti maarni hai aapko, number [coverage] warna yahi bata do @skill sikhate ho?
  [brochureContents] does that file of yours have a page per course or one for all [codingNeed] and which course spares me from code
  [pageMenu] is there a door to the course list somewhere up there [coverage] i'd look for @skill in it, unless you tell me where it's taught
  [launch] the hour of that event for a man in nairobi [price] and the price of @program for the same man
  [register] how do i go from reader to learner [-] i've read your page three times, even the commas
  [register] pinky promise i'm joining, where's the form
  [register] kindly enter ms. shanthi, 44, in @program
  [register] {brochure} dekh liya, ab bharti kaise
  [register] i'd go in for @program if somebody told me the steps
  [joinLaunch] where do i raise my hand for the bootcamp
  [joinLaunch] bootcamp ka token kahan milta hai
  [joinLaunch] {the date of it} i have, now how do i enter that live event
  [launch] is it morning tea or bedtime in chicago when you go live
  [launch] i don't want {to join}, only curious what that poster was about
  [launch] the other half of my screen was hidden, what did the announcement claim
  [launchProgram] is the session with the badge part of the longest one or the shortest
  [launchProgram] woh jo jaldi shuru hone wala hai, kaunsa hai
  [closeLaunch] does escape key murder that overlay
  [closeLaunch] grandson says hit the corner, there's no corner on my phone, how to make that ad go
  [seats] suppose i dither till sunday, will any place be left
  [seats] is it first come first seated and how many
  [start] not {the bootcamp}, the real lessons, from which date
  [start] kal se ho sakta hai kya
  [schedule] tell me which evenings to cancel bridge club
  [schedule] is your sunday sacred
  [ending] by what date should i tell my mother in law she may visit
  [ending] last din kab
  [deadline] am i knocking too late
  [deadline] till when is the pen lying there for signing up
  [afterRegister] {how to fill} i know, what do you do with me once it's filled
  [afterRegister] does the form mean money leaves my account that very second
  [myRegistration] give me peace, say that you have my form
  [myRegistration] kal se refresh kar raha hu inbox, kuch aaya nahi form bharne ke baad
  [mailContents] {that it arrived} i know, haven't opened it out of fear, what's in your confirmation
  [mailContents] what are the lines in that mail that says you're in
  [formFields] is bank account number among the things typed there
  [formFields] can a girl skip the mobile column, we don't hand those out
  [formLocked] {the enroll button on the page} opens fine, the one that ends the form is what's dead
  [formLocked] hey the thing wont proceed, all ticked
  [phoneFormat] kaunse desh ke number chalte hai form me
  [phoneFormat] without the leading nought i have nine figures, with it ten, which is right
  [phoneSigns] my number in (044) style, will the brackets hurt
  [brochure] point me to something that can be stapled
  [brochure] no {whatsapp} no {call}, a document
  [brochureContents] kya us pdf me waqt aur syllabus dono diya hai
  [contact] which address do letters of complaint and love both go to
  [contact] computer se nahi, aadmi se
  [phone] suno, ek mobile number de do apne kisi bande ka
  [location] {floor and gate} later, first the city
  [street] i'm at the bus stand and my phone is dying, landmark quick
  [otherCity] you seem to love one city only, what of us in mysuru
  [enterprise] a hotel's front desk, kitchen and laundry, thirty souls, one course built round them, possible
  [enterprise] our newsroom wants closed door lessons for reporters
  [enterpriseMail] what do i tell you about my firm so that you needn't ask again
  [onSite] can i smell the classroom before i sit in it
  [onSite] gym floor has mats and a projector, would your trainer teach there
  [pageMenu] which of the top words hides the courses
  [pageFoot] under the last line of the page is there anything at all
  [location] pehle shehar batao [joinLaunch] phir ye batao ki bootcamp me naam kaise aaye
  [street] i've a courier of mangoes for you, where do i send, full address [thanks] and thank you for being patient with me
  [schedule] monday, is it monday [launch] and the pop up show, is that a monday too, which date
  [deadline] register kab tak khula hai [launchProgram] aur woh pop up wala kis course ka
  [myRegistration] was the application of my late evening on the 14th received [deadline] or did it come too late, which was the last date
  [onSite] would somebody come over to our boat club to teach retired navy men [enterprise] and could it be shaped for our kind only
  [pageMenu] where do i go for courses on this page [closeLaunch] since the big box hides whatever there is, how to drop it
  [phoneFormat] our office number is a hong kong one, eight figures [phoneSigns] and i write it 4 and 4 with a gap, both fine?
  [-] my brother in law says don't, my heart says do [register] so where do i enrol before he comes home [price] and what do i tell him it costs
  [-] sitting on the terrace with the phone held high for network [formLocked] the form's end button won't go blue or green or anything [brochure] if it can't be helped give me the brochure to read down below
  [tellsAboutSelf] i tune harmoniums in a small lane of pushkar, [start] from what date would you have me [codingNeed] and there's no programming in @program i trust
  [tellsAboutSelf] hawaldar, posted near leh, [launch] i get signal one hour a day, at what hour is that bootcamp [recordings] and are lectures kept for us up here
  [-] first of all sorry for my spelling [deadline] is the entry to @program still on [mentor] and will one get a mentor for spellings also hehe
  [tellsAboutSelf] i embroider sarees and manage nine women [enterprise] do you teach a small lot like ours on its own [language] in urdu preferably
  [-] achha ek minute, cooker utha lu. haan. [seats] kitni jagah bachi hai [joinLaunch] aur us window wale session me ghuse kaise
  [-] i was told by the bot on another site to ask a human, none came [contact] so how do i reach a human of yours [coverage] or can you say if @skill is there
  [tellsAboutSelf] sub editor at a tamil daily here, [schedule] we close the edition at one in the night so which hours do you keep [duration] and how long a beast is @program
  [closeLaunch] your announcement is in love with me it never leaves, tell me the trick [-] no really it's been twenty minutes
  [otherCity] anything in udaipur [location] if not, which is the one place you are [-] my knees decide the rest
  [street] is it opposite the big mall, beside a petrol pump, what should i look for [-] he is driving so answer short
  [mailContents] i want to know beforehand what your joining mail says [-] surprises give me acidity
  [phoneSigns] does that space after the fifth digit matter to your form [-] it looks prettier with it
  [myRegistration] put me out of misery, has the office got my application [-] i refresh it like cricket score
  [afterRegister] and what would be the sequel once i send it [-] i always read the last chapter first
  [ending] the closing day of @program please [-] i've an elephant to look after from april
  [register] {the bootcamp} forget, i want to be admitted to @program, tell me the way [duration] and its hours
  [schedule] {the fee} is dad's headache, mine is the time of the day, when are lectures [mentor] and can a mentor be met outside them
  [launch] {how to book} comes after, first say the date of the bootcamp [price] and the price of the regular @program
  [seats] no not {the size of a class}, the seats in the bootcamp, how many [coverage] and there, or in @program, is @skill shown
  [location] {pin, lane, gate} i don't want, merely the city [language] and the tongue in which they teach
  [enterpriseMail] {whether you do it} we know, what belongs into our request for staff training [price] and do you quote per head
  [onSite] {calls and zooms} are not my thing, can i walk into your place [mentor] and meet a mentor there perhaps
  [phone] not {the mail id}, digits [instructors] of one of the teachers best, who are they by the way
  [brochureContents] i've {the file}, i've no glasses, what does it tell [duration] does it say @program's hours, what are they
  [formFields] address surely not, age hopefully not, so what does the form really take [afterRegister] and what becomes of me after
  [deadline] {opening day} my niece told me, the closing of registrations is when [payment] and can one pay in parts by then
  [phoneFormat] {the ninety one} is put, i'm counting ten after it, is that what you want [codingNeed] and next worry, is @program coding all over
  [pageFoot] leave {the top}, it's the bottom i ask of, what's written there [curriculum] and what is taught in @program
  [joinLaunch] {decide later} i pressed in haste, undo my haste, how do i still get in the bootcamp [seats] hope it's not full, is it
  [myRegistration] i don't ask {when it begins}, i ask if you've got my form [start] well, when it begins too
  [ending] {certificates} don't interest me, the day it's all over does [projects] and whether i'd have built something by then
  [otherCity] {delhi} is far, have you a room in meerut [schedule] and on what days in the week do you teach
  [onSite] @program for our bakery, would the baker of it, your trainer, come to us [enterpriseMail] and what should i put in the mail to arrange that
  [register] which is the counter for @program [deadline] and does the counter close for good some day
  [coverage] @skill padhna hai bas [register] kahan se bharti hou
  [price] bata do ek baar paisa [myRegistration] aur mera form mila ki nahi
  [duration] ghante kitne, @program ke [phone] aur number kitna, matlab phone number
  [curriculum] kya kya ghol ke pilaoge @program me [onSite] aur office aake dekh sakte kya pehle
  [mentor] guruji milenge akele me? [location] aur guruji rehte kis shahar me
  [codingNeed] bina code likhe @program nikal jayega kya [formFields] aur form me computer ka gyan poochte ho kya
  [start] shuruaat kab [mailContents] aur jo mail aata hai usme ye likha hota hai kya, kya kya likha hota hai
  [seats] bheed ho gayi ya jagah hai [mentorTimes] aur mentor kitne din me ek baar milta hai
  [closeLaunch] bhaiya ye chipku khidki bandh kaise hogi [duration] aur @program kitna lamba hai
  [launch] wo udghatan wala session kitne baje, bahrain time [joinLaunch] aur aana ho to kya dabana hai
  [brochure] jo parcha chhapa hai uska link do [price] fees bhi bol do saath me
  [phoneFormat] nepal ka number dalu to form rota hai kya, kitne ank [phoneSigns] aur plus lagau ya nahi
  [formLocked] aakhri button murda pada hai [contact] kisko likhu iske liye
  [street] chaurahe se kidhar mudna hai aapke yahan ke liye [schedule] aur subah khulta hai ya shaam
  [enterprise] dukaan ke saat ladko ko ek saath sikha doge [price] lump sum kya loge
  [ending] chhutti kab milegi isse, aakhri tareekh [certificate] aur pramaan bhi
  [afterRegister] phir koi phone aayega ya main intezaar me budha ho jaunga [duration] aur @program me kitna waqt jata hai
  [launchProgram] ye pachees seat wala jo hai, @program hi hai na [curriculum] usme sikhaoge kya kya
  [otherCity] patna me kuch khola hai kya [mentor] mentor se wahan mil sakte hai kya
  [deadline] aaj hi decide karna padega? [compare] abhi to @program aur @program me hi uljha hu, farak kya hai
  [pageFoot] sabse neeche jo patti hai usme kya hai [brochureContents] aur brochure me kya hai
  [register] Could you kindly route my candidature for @program to whoever handles it [instructors] and tell me who the faculty are?
  [location] May I enquire as to the city in which your esteemed organisation functions [onSite] and whether a visitor is entertained there?
  [deadline] Kindly intimate the terminal date for submission of enrolment forms [certificate] and whether a certificate is conferred.
  [formFields] Be so good as to enumerate the particulars demanded by the enrolment sheet [codingNeed] and state whether @program presupposes programming.
  [enterprise] Our municipal corporation desires tuition for sixty clerks exclusively [vendorPapers] for which your empanelment papers are required, can they be furnished?
  [mailContents] Pray tell what the acknowledgement e-mail states [afterRegister] and within how many days somebody calls thereafter.
  [phone] Request you to share a telephone number [start] and the date of commencement of @program.
  [schedule] On which weekdays and at which hours are lectures delivered [assessment] and is there a written examination?
  [brochure] A prospectus, if one exists, may please be made available [number] along with the number of projects undertaken.
  [contact] To which e-mail address may a detailed representation be sent [refund] in the matter of getting one's fee back, or can you tell the rule yourself?
  [street] The complete postal address with pin code is solicited [otherCity] as also those of sister centres in madhya pradesh, if any.
  [seats] 1. how many places [start] 2. which date [-] 3. god bless
  [price] q1 fee of @program [formLocked] q2 why is submit dull
  [coverage] a) @skill taught? [location] b) located where
  [launch] first the bootcamp hour for kathmandu, [mentor] second do i get a mentor in @program, [-] third nothing
  [register] i'm one of those who read the label thrice, now i've read, so admit me, how
  [start] does the train leave the platform this week or next
  [seats] can you still squeeze one thin girl in
  [schedule] i go to the gurudwara at dawn and the dairy at dusk, where in between do you teach
  [afterRegister] who picks up the thread after i send it, i mean who deals with me next
  [street] {town} sab jaante hai, tell the colony
  [phone] is someone there to lift the receiver
  [contact] where should the pigeon carry my letter, an e one
  [launchProgram] tell the child's name, i mean of which course this launch is
  [phoneFormat] would eight figures from norway be too few for you
  [formLocked] your form took everything from me and gives no button in return
  [onSite] walking in unannounced on a thursday, allowed?
  [enterpriseMail] if a hospital superintendent were to write you for his staff, what should he not forget
  [brochureContents] do you get to see the topics in that leaflet or only smiling people with laptops
  [pageMenu] give me the map of this website
  [closeLaunch] ok i saw your bootcamp, i admired it, now how do i get rid of it
  [ending] when do we throw our caps in the air, date wise
  [launch] {for indians} fine, but for us in trinidad what hour is the event
  [mailContents] kya us mail me koi password wagera aata hai jo register ke baad milta hai
  [deadline] for how many more sunrises will you accept forms
  [otherCity] i'm in a hill town where even the post is late, nainital, anything of yours up here
  [location] is it ok to ask where in the world i'm talking to, which city is the institute
  [myRegistration] the name is fernandes with an s, look if it's on the sheet of those enrolled
  [seats] sold the cow for this, please say it's not sold out
  [price] what number comes after the rupee sign for @program [pageFoot] and do you hide it at the base of the page, what is there
  [mentor] is the mentor mine or shared like hostel soap [launchProgram] and that bootcamp, under which course does it fall
  [coverage] my lab needs @skill, do you have it in there [enterpriseMail] and if six of us come, what must our letter mention
  [curriculum] peel @program for me like an onion, what layers has it [seats] and is it booked out
  [codingNeed] my fingers know only tally, will @program want them to write code [phoneSigns] and your form, will it want my number without spaces
  [launchProgram] the window shouts bootcamp, but bootcamp of what, which course [price] and what would @program cost a shouting man like me
  [launchProgram] i'd hate to book the wrong thing, is that limited seat affair @program or its cousin [joinLaunch] and if it's right, how do i book
  [launchProgram] my boss saw the countdown on your home page and asks under which program it comes [enterprise] he'd want our six architects taught as one private set, do you do that
  [launchProgram] what's being inaugurated, @program?
  [launchProgram] do all courses get that kick off or just a single one
  [phoneSigns] my keypad has only digits, no plus, will your form mind [codingNeed] and will @program mind that i never programmed
  [phoneSigns] a comma slipped in the middle of my mobile number, must it go [formLocked] is that why the button at the end won't work
  [phoneSigns] is 98 dash something fine [mentor] and is it fine to ask a mentor silly things, do i get one
  [phoneSigns] should the digits be glued together
  [phoneSigns] plus, zero zero or nothing, what goes before the number
  [phoneSigns] my mother writes numbers in three lumps with gaps, would your form unlump them or cry [duration] she'll sit for @program, hours?
  [enterpriseMail] cc, subject, body, in the body what should we say about our crew [onSite] we want it held at our dockyard, would you come
  [enterpriseMail] tell me what to type to you so that @program gets cut to fit our bank, what do you need to know [duration] and how long is it uncut
  [enterpriseMail] jo mail banega team ke liye usme team ka size likhu ya nahi [schedule] aur shaniwar ko class possible hai
  [enterpriseMail] i hate forms and love checklists, give me one for the letter about training my staff
  [enterpriseMail] my director wants to see the mail to you before it goes, so what are its must haves [coverage] can @skill be one of the things taught
  [brochureContents] is the thing you let people download a syllabus or a love letter to yourselves [trust] and why should one believe any of it
  [brochureContents] is @skill listed in the leaflet [coverage] or plainly, do you teach it
  [brochureContents] brochure me kiske liye kaunsa course likha hai kya [recommendation] warna aap hi bolo, tailor hu, kaunsa lu
  [brochureContents] how many of my doubts would die on reading your catalogue, what's covered in it
  [brochureContents] {i won't download blind}, what is there inside
  [pageFoot] end of page, small font, what does it say [formFields] and the form, does it have small font traps, what is asked
  [pageFoot] could you read the bottommost rows to me, i'm dyslexic [curriculum] and read me what @program teaches
  [pageFoot] does the site end in anything useful such as your mail [contact] give the mail anyway
  [pageFoot] what are the last words of your website
  [pageFoot] niche insta ka nishaan hai kya ya kuch aur bhi [social] insta pe ho?
  [ending] my sabbatical dies on 31st august, does @program die before that [duration] how many hours is it alive
  [ending] is it finished by bakri eid, what's the last date [schedule] and are there classes on fridays
  [ending] the curtain falls when [instructors] and who's on the stage till then, teaching
  [ending] kis tareekh ko chhutkara
  [formLocked] it says pick a code, i don't know any code, and it won't submit [codingNeed] talking of code, does @program need any
  [formLocked] first it was grey, now it's grey, will it ever not be grey, that submit [deadline] and how many days have i left to fight with it
  [formLocked] i am eighty percent sure it hates me, that key below the form, it can't be tapped
  [formLocked] the whole form filled and i am locked out of sending, which box have i insulted [phoneFormat] is it the number, it's from laos, how many digits should it be
  [formLocked] why is your send button wearing mourning colours
  [mailContents] i registered my mother, she got a mail, what would it be saying [afterRegister] and will someone call her next
  [mailContents] does that mail of confirmation name a date for @program [ending] and the last date of it
  [mailContents] fees, dates, links, which of these sits in the mail after form [mentor] and does the mentor introduce himself in it, i mean do we have mentors
  [myRegistration] two of us filled, one got a mail, that one isn't me, so am i in [seats] or did the seats end
  [myRegistration] you'd tell me if my form had gone astray, has it [duration] by the way how many hours did i let myself in for with @program
  [afterRegister] does one get interviewed after the form or simply let in, what follows [prerequisites] and should i brush up something before
  [afterRegister] my dog hates callers, will you ring or mail after i sign up
  [joinLaunch] is there a gate pass for the bootcamp [launch] and what's on its programme that evening
  [joinLaunch] there's this evening thing announced in your pop up and i'd like to sit in it, what must be done [mode] and must i leave my house for it or is it online
  [joinLaunch] kindly count my mother in for the launch, how is it done
  [launch] at what hour must a nurse in dublin be awake for your show [codingNeed] and does she need to code for @program
  [launch] the frame that came up had badges, what did they promise
  [closeLaunch] one poster, two buttons, which of them means go away [coverage] i only want to see if @skill is taught
  [closeLaunch] your pop up opened over my essay, how to send it off [pageMenu] and from where do i get to the reviews
  [closeLaunch] main to bas dekhne aaya tha, ye lightbox hatao
  [seats] are we talking twenty chairs or two hundred [curriculum] and what would one hear from those chairs in @program
  [seats] kitne log baith chuke, kitni khaali
  [seats] if i bring my whole carrom club, twelve of us, can you seat us [discount] and do twelve get it cheaper
  [start] astrologer says begin nothing before the 14th, when do you begin [deadline] and the last auspicious day to register
  [start] shuru ho gaya kya ya hona baaki hai
  [start] is there a fresh lot for @program soon [brochure] and a pamphlet i could hold till then
  [schedule] do you meet when normal people sleep or when they eat [language] and do you explain in malayalam
  [schedule] i do ramlila every october evening, are the lectures in the evening too
  [schedule] which half of the day should i sell my shop's shutter time to you [price] and for how much, i mean the fee
  [deadline] is tomorrow already yesterday for joining
  [deadline] my stars say wait, how long can one wait before you stop enrolling [coverage] and the stars ask if you teach @skill
  [register] i read everything on @program twice, where's the dotted line [mentor] and who'd mentor me after i sign it
  [register] tick me off as a yes, what else has to be done
  [register] is there a way in for a man without a credit card [payment] and which ways of paying do you take
  [formFields] will your questionnaire be done before my tea gets cold, how long is it [brochureContents] and does the brochure take longer, what all is in it
  [formFields] sirf naam aur number, ya poori kundali
  [formFields] do you want my cv uploaded or is my word enough
  [phoneFormat] luxembourg isn't in my phone's list but is it in yours [certificate] and does the certificate get posted to luxembourg, if there is one
  [phoneFormat] i put fourteen figures and it frowned, how many is right for us in india
  [phoneFormat] the chooser shows flags, i don't see mine, it's suriname [contact] so should i mail my details, to whom
  [contact] who's the postmaster of your firm, i mean what's the mail id [pageFoot] or is it among the stuff at the foot of the page, what's kept there
  [contact] i've a wasp's nest of questions, give me somebody's address to unload
  [phone] is there a bell i can make ring in your office [onSite] or shall i simply come up the stairs, is that okay
  [phone] mera beta hi english padhta hai, mujhe to baat karni hai, number
  [location] i bet two samosas you are in noida, did i lose [otherCity] and is there something of yours in noida at least
  [location] is it by the sea, in the hills, where is this institute
  [street] my scooter has no gps, tell the crossing and the shop next to you
  [street] what should the envelope say if i post you my papers [formFields] or are no papers wanted with the form
  [otherCity] dehradun wale kya karein, koi kendra hai [recordings] ya recording bhej doge
  [otherCity] nothing east of kolkata, agartala say
  [enterprise] a dance troupe of eleven, can we be taught in one sitting, apart from others
  [enterprise] we'd like your @program but with our own spreadsheets in it for our planners, doable [mentorTimes] and how many mentor meetings would such a lot get
  [enterprise] would you take on the whole faculty of a girls' college [price] with one bill, how much would it be
  [onSite] is the trainer somebody who'd eat in our mess for three days, i.e. teach at our barracks
  [onSite] i'd be passing your city on the 9th, okay if i show my face [location] which city is it, come to think
  [pageMenu] is there a sitemap or do i feel my way in the dark [brochure] or give me a pdf and i leave the site alone
  [pageMenu] after the courses part how do i go up again
  [pageMenu] what are the headings on top [deadline] and does any of them tell the last day of joining, what is it
  [brochure] something to stick on our notice board, do you have it
  [brochure] let me take the info home in a file please [curriculum] with the syllabus of @program, or say it here
  [duration] one number only, hours in @program [seats] another number only, chairs left
  [price] don't say it depends, say rupees, for @program [location] and don't say online, say city
  [curriculum] three lines on what @program trains you to do [deadline] one line on when entries close
  [mentor] the ones who build the stuff, do they sit with learners one by one [ending] and which is the last date of the course
  [coverage] would i meet @skill in @program [register] and how do i get to meet it, admission wise
  [codingNeed] {i know the length}, does @program have typing of programs in it [start] and when's the flag off
  [duration] {what it teaches} i printed out, how many hours though [contact] and who do i mail if it's too many
  [curriculum] what would my son know after @program that he doesn't now [phone] he'd like to hear it from someone, which number
  [price] is @program for kings or for clerks, i mean the fee [afterRegister] and is sending the form already a payment
  [mentorTimes] would my mentor and i meet weekly [formLocked] first i'd have to get past this stubborn submit, what does it want
  [coverage] among all that is taught is there @skill [street] and your address with landmark please
  [mentor] is help one to one or one to fifty [otherCity] and could i get it face to face in indore, are you there
  [price] say the amount [myRegistration] and say if my form came through
  [codingNeed] i sew, i don't code, is @program closed to me [launchProgram] and the one that begins soon with few seats, is it that one
  [curriculum] list what's drummed into people in @program [mailContents] and list what the joining mail contains
  [duration] quick one, length of @program [enterpriseMail] slow one, what do i write to you for our forty foremen
  [instructors] are they engineers who teach or teachers who engineer [joinLaunch] and how do i get in on their live bootcamp
  [price] for a family of four in @program what would the damage be [brochureContents] and is the damage printed in your brochure
  [certificate] anything framed at the end [closeLaunch] and how do i end this frame on my screen now
  [projects] kuch bana ke le jaunga ya khaali haath [pageFoot] aur page ke ant me kya kya hai
  [demo] let me dip a toe first, one class free [schedule] on a saturday maybe, do you teach saturdays
  [besideWork] my boss is a tyrant till eight pm, is @program for such a slave [start] and when is the next chance to begin
  [tools] a phone with cracked screen is all i've got, good enough for @program [phoneFormat] and its sim is bangladeshi, how many figures in the form
  [language] my english limps, do they teach in hindi [street] and where's your building, i'd come and ask in hindi
  [placement] honest answer, does it end in a job [formFields] and in the form do i write that i'm jobless, what all does it ask
  [recordings] i hear with a machine and miss words, are classes kept for replay [contact] and whom do i write to about captions
  [phoneSigns] {the country flag} i picked from the list, so need i still put a plus before my digits [afterRegister] and once all's sent who comes back to me
  [phoneSigns] dots between the digits, sin or no sin
  [launchProgram] {the hour} you told, but is the evening about @program or @program
  [launchProgram] is the thing starting soon one of your regular courses in a party hat [mentor] and would it come with a mentor
  [enterpriseMail] no {prices} yet, tell what my note to you for eleven stewards must carry
  [pageMenu] your page has no index finger to point me, where do the courses hide [codingNeed] and which of them is free of programming
  [formLocked] i'm sure i missed some tiny box as the submit stays pale, which one [mentorTimes] and later in class how often does one see the mentor
`;
