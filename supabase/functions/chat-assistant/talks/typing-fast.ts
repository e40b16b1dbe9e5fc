/** Of programs, typed fast. One talk a line, as talks/all.ts says. */
export const typingFast = `
  [duration] how many hrs is @program > [duration] and the other two > [duration] so all three put together? > [discount] any cut if i take the lot
  [codingNeed] does @program need coding > [codingNeed] not even a little? > [audience] then who sits in it > [price] hmm n what does it cost
  [curriculum] topics in @program > [curriculum] thats the whole list? > [compare] does the long one have more > [duration] longer by how much
  [audience] whom is @program for > [audience] and the one beneath it? > [recommendation] so which of them for a @person > [recommendation] why that
  [recommendation] which course should i take > [tellsAboutSelf] im 24, fresh out of college > [recommendation] so then? > [recommendation] u sure its not the other
  [compare] difference between @program and @program > [duration] which one gets over faster > [codingNeed] and which has less code > [recommendation] ok so for someone lazy like me?
  [count] how many courses do u have > [programs] name them na > [duration] hrs of each > [codingNeed] code in all of those?
  [duration] which is the shortest course > [duration] same hrs for the third one too? > [curriculum] what fits in so little time > [-] oh nice. [certificate] still get a paper at the end?
  [codingNeed] is there any course without code > [codingNeed] only that one? > [audience] n its for whom > [transfer] can i hop to the coding one afterwards
  [coverage] do u teach @skill > [coverage] in which of them > [coverage] not in the short ones? > [curriculum] what else is in there
  [coverage] is @skill in @program > [coverage] and @skill > [coverage] so none? > [future] will it come next year maybe
  [duration] how long does @program take > [duration] is that enough > [duration] if i sit weekends only, 3 hrs > [recordings] and if i skip one weekend
  [programs] sabhi courses dikhao > [duration] har ek kitne ghante ka > [codingNeed] coding kisme nahi hai > [register] wahi wala chahiye, kaise lu
  [summary] tell me about @program > [curriculum] be more exact, which topics > [audience] meant for what kind of ppl > [summary] n after it i can do what
  [compare] @program or @program which is better > [compare] better in what sense > [compare] topics wise? > [price] money wise?
  [count] how many are 10 hours > [programs] which ones > [compare] so whats different in those two > [recommendation] which of the pair for a shop owner
  [prerequisites] i am bad at maths can i do @program > [prerequisites] only did 12th, thats enough? > [codingNeed] never typed a line of code either > [recommendation] so what would u give me
  [order] can i do two courses together > [order] which goes first > [duration] total hrs of both then > [oneFormEach] one form for the pair?
  [order] should i take @program before @program > [order] why not reverse > [prerequisites] is the first compulsory for the second > [deadline] n by when must i sign up
  [codingNeed] how much python is needed > [coverage] u teach it from zero? > [coverage] same for the short ones > [tools] what do i install for it
  [recommendation] which one suits a @person > [recommendation] and for my boss > [codingNeed] he cant code at all > [duration] how much of his time does it eat
  [curriculum] what is inside @program > [curriculum] n the shorter one > [compare] anything common in them > [order] so no point doing both?
  [audience] can a teacher join @program > [audience] n a housewife > [audience] so basically anyone? > [classSize] then how crowded does it get
  [duration] how many hours is the long one > [schedule] spread over which days > [schedule] after 7 pm possible? > [besideWork] coz i have office till 6
  [certificate] do i get a certificate > [certificate] for the tiny ones as well? > [accreditation] is it govt wala > [curriculum] ok back to @program, wats taught
  [projects] are there projects in @program > [number] how many of them > [projects] real ones? > [partners] for which company
  [mentor] do i get a mentor > [mentor] alone or shared > [mentorTimes] per week how many times > [compare] chalo leave it, how r the two short ones different
  [price] fees of @program > [price] and of the others > [payment] all at once? > [duration] n for that money how many hours
  [price] how much is @program > [discount] student ke liye kam hoga? > [payment] emi > [recommendation] hmm which one gives most for the money
  [start] when does the next batch start > [start] for which of the courses > [ending] and over by? > [duration] oh so its how many hrs in total
  [access] till when can i see the material > [access] for every course or only the big one > [recordings] videos too? > [curriculum] which subjects would those be
  [career] does @program help my career > [placement] so u give a job? > [salary] what do ppl earn after > [salary] even the non coders?
  [coverage] kya @skill sikhate ho > [coverage] kis course me > [duration] wo kitna lamba h > [codingNeed] bina coding ke ho jayega?
  [tellsAboutSelf] i do marketing in jaipur > [recommendation] so wats for me > [codingNeed] is there programming in tht > [otherCity] n do i have to come to u or is there smth here
  [location] where are you based > [otherCity] jaipur me kuch nahi? > [mode] so from home then? > [duration] ok n how long is the longest course
  [compare] which has more topics @program or @program > [curriculum] list the bigger one > [coverage] no @skill in that? > [projects] wat will i build with it
  [duration] is @program 12 hours > [duration] only?? > [duration] n if i want more hours > [compare] wat does that one add
  [recommendation] i cant decide between @program and @program > [tellsAboutSelf] i know some java > [recommendation] does tht change it > [register] done, take me in
  [programs] courses > [count] is that everything > [audience] which of em is for students > [audience] n the remaining
  [programs] what do you offer in ai > [coverage] nothing in data science? > [coverage] not even as a topic > [future] maybe later this yr > [rival] so who teaches it till then
  [difficulty] is @program hard > [difficulty] harder than the rest? > [mentor] is someone there if im stuck > [mentorTimes] any day?
  [codingNeed] i never coded can i take @program > [difficulty] ill not drown? > [recommendation] or smth softer for me > [duration] hw long is that one
  [curriculum] syllabus of @program > [brochure] can i get it as pdf > [brochureContents] has it all three inside > [price] n the rates also?
  [brochure] send brochure > [brochureContents] wats in it > [curriculum] u just tell me the topics of @program > [duration] n hrs
  [seats] how many seats in @program > [seats] gone already how many > [seats] n in the shorter courses > [classSize] all in the same room?
  [prerequisites] is there an age limit for @program > [prerequisites] my mom is 52 > [recommendation] which one would she like > [codingNeed] she wont have to program right
  [future] is there a course for kids > [prerequisites] my bro is 16, let him in the normal one? > [recommendation] which would u put him in > [codingNeed] he knows scratch, is that enough
  [summary] what is @program about > [summary] in simple words pls > [audience] so not for me, a @person? > [recommendation] then which
  [coverage] which course has @skill > [coverage] just a bit or full > [curriculum] along with what > [instructors] who takes it
  [compare] kaunsa accha hai @program ya @program > [compare] farak batao bas > [duration] ghanto me bhi > [recommendation] mere jaise fresher ke liye?
  [duration] total hours of all courses > [duration] split it for me > [duration] thats like how many days > [order] can i do them side by side
  [enterprise] do you train teams > [enterprise] we r just 5 > [recommendation] which course would fit sales ppl > [codingNeed] any code in there for them
  [enterprise] i want @program for my team > [duration] same hrs as on the site? > [enterprise] can u make it shorter for us > [enterpriseMail] what all shud i tell u by mail
  [audience] who is @program made for > [prerequisites] degree needed? > [prerequisites] bcom chalegi > [register] cool so where do i put my name
  [codingNeed] which courses involve code > [codingNeed] the rest dont? > [compare] what do they do instead > [programs] show me those only
  [launch] when is the launch > [launchProgram] about which of ur courses > [duration] and thats how many hrs > [codingNeed] do i code in it
  [launchProgram] which program is the bootcamp > [curriculum] whats taught there > [seats] places left? > [joinLaunch] how do i grab one
  [launch] what time is the live session > [launch] thats morning for us? > [launchProgram] so not about the short courses > [start] when do those begin
  [closeLaunch] how do i close the popup > [launch] wat was it saying > [launchProgram] is it the long one > [compare] diff from the shorter ones?
  [joinLaunch] where do i apply for the bootcamp > [joinLaunch] and i missed tht window, now? > [register] ya can i use the usual form > [formFields] wat does it want from me
  [register] how do i enroll in @program > [oneFormEach] n my sister wants the other one > [formFields] what do we type > [afterRegister] n then
  [register] sign me up for @program > [register] wait no, the shorter > [transfer] and if i regret it later > [refund] paisa wapas?
  [transfer] can i change the course later > [transfer] from short to long? > [price] pay the gap only? > [deadline] till what date can i do tht
  [transfer] i registered for @program can i switch to @program > [codingNeed] coz the other has code right > [recommendation] so was the first pick better > [contact] whom to tell
  [myRegistration] did you get my form > [myRegistration] the one for the long course > [afterRegister] when wud i hear > [correction] i think i picked the wrong number code
  [afterRegister] what happens after i register > [afterRegister] mail or call > [myRegistration] nothing has come yet > [compare] ok meanwhile tell which has more topics
  [formLocked] submit button is grey > [formLocked] did tht, still nope > [contact] whom do i bug about it > [seats] my place in @program wont go na
  [phoneFormat] how many digits for india > [phoneFormat] with +91 in front or not > [phoneFormat] n dubai for my cousin > [abroad] he can do the course from there?
  [abroad] can i attend from dubai > [schedule] timing wise it works? > [phoneFormat] n my uae sim in the form > [duration] fine, how long is the smallest course
  [formFields] what does the form ask > [formFields] course name too? > [oneFormEach] can i tick two > [order] is it ok to do them same month
  [testimonials] what do learners say > [alumni] which course did they do > [quotes] read me one > [recommendation] so wud u tell me to take theirs
  [testimonials] any reviews of @program > [quotes] whats the exact words > [trust] are they made up > [alumni] can i msg one of them
  [quotes] what did the @person on your page say > [quotes] n the other person > [alumni] where do they work now > [codingNeed] did they have to code for it
  [trust] is this real > [company] since when r u there > [testimonials] has anyone finished it > [duration] how long did they need
  [about] what is this place > [programs] n u teach wat > [count] so just how many > [coverage] is @skill in any
  [name] what is your name as company > [location] from where > [otherCity] nothing in rajasthan? > [mode] then how do i sit in class
  [mode] is @program online > [mode] all of them? > [recordings] if net goes off midway > [access] can i open it again in a year
  [language] is the class in hindi > [language] every course or some > [language] my english is so so, ok? > [language] which one is easy on english
  [schedule] kis time class hoti hai > [schedule] sunday ko bhi? > [attendance] miss ho gayi to > [duration] acha total ghante kitne
  [besideWork] can i do @program with my job > [duration] hw many hrs will it take from me > [besideWork] i work night shift btw > [recommendation] shorter one is safer for me?
  [assessment] is there an exam in @program > [assessment] pass marks > [assessment] and in the short course nothing? > [certificate] so everyone gets the certificate
  [tools] do i need a laptop for @program > [tools] phone se nahi hoga? > [codingNeed] even if theres no coding > [tools] which one can i do without it
  [tools] is 4gb ram enough for @program > [tools] n for the lighter course > [coverage] why, do we train models there > [curriculum] what all then
  [instructors] who teaches @program > [instructors] same ppl in each course? > [company] n ur rating > [compare] k so which is more practical of the two
  [mentor] is a mentor included in @program > [mentor] in every course ya sirf bade wale me > [mentorTimes] how do i meet them > [instructors] whats his name
  [perks] what do i get with the course > [perks] same things in all of them? > [access] how long do i keep them > [price] and free?
  [benefits] why should i choose you > [benefits] whats so special in that > [rival] others have it too no? > [compare] k between ur own two which wins
  [access] lifetime access means what > [access] even if im done with it? > [access] of the short course as well > [account] where do i log in for it
  [placement] do you give jobs after @program > [placement] after which one are chances more > [career] what goes on my cv > [certificate] with some proof?
  [salary] how much will i earn after @program > [salary] in jaipur also? > [placement] do u get me the interview > [codingNeed] n the course for it, has it code
  [refund] can i cancel @program > [refund] half way thru? > [refund] how much is cut > [transfer] or just move me to another
  [demo] can i try @program first > [demo] of the long one? > [demo] free ka? > [register] ok book me then
  [demo] free class hai kya > [demo] kis course ki > [start] kab hai wo > [formFields] naam dena padega?
  [discount] any offer now > [discount] on which > [discount] for a girl student > [payment] n in parts?
  [payment] can i pay in parts > [payment] how many > [invoice] bill in my dads name > [duration] achha n the course runs how many hrs
  [events] do you do hackathons > [events] only for coders? > [events] can i win smth > [codingNeed] n @program itself has code?
  [support] is there a whatsapp group after the course > [support] till how long > [support] for each batch separate? > [audience] which kind of ppl r in there
  [classSize] how many in a class > [classSize] in the shortest course too > [seats] are u full already > [start] if yes then next one when
  [accommodation] is there a hostel near you > [mode] or can i stay home n learn > [duration] it wud be how many days > [accommodation] food at least?
  [street] what is your full address > [location] near delhi or where > [otherCity] kota me bhi? > [onSite] will someone come here
  [phone] your phone number pls > [phone] whatsapp then > [contact] how else > [recommendation] fine u only tell which course
  [contact] mail id > [contact] do they reply on it > [contact] what shall i write to ask about @program > [coverage] or can u say if @skill is there
  [social] are you on insta > [social] whats the handle > [testimonials] any student videos there > [quotes] just tell wat they said
  [dataUse] what do you do with my number > [dataUse] no spam calls pls? > [dataKept] n how long is it with u > [erasure] can i get it wiped
  [whoSees] who can see what i sent in the form > [whoSees] my office wont know? > [dataUse] ads nahi bhejoge na > [prerequisites] good, so with bba can i do @program
  [chatDetails] why do you want my email here > [chatDetails] my messages saved? > [chatDetails] who reads > [recommendation] ok then which of ur courses fits an hr girl
  [cookies] do you track me > [cookies] google wala bhi nahi? > [source] but u know im from insta ad? > [programs] haha fine show what u teach
  [otherPeople] who else joined @program > [classSize] in one class how many then > [audience] what sort r they at least > [audience] all engineers??
  [partners] with which companies are the projects > [partners] any big one > [projects] what do we make for them > [projects] same in the small course?
  [projects] live project matlab > [projects] in which course is it > [unsaid] n who owns what i make > [codingNeed] must i code it
  [visa] does it help for a visa > [visa] which country even > [accreditation] is ur paper accepted there > [compare] leave, which of the two is more technical
  [duration] is there anything under 20 hours > [programs] such as? > [codingNeed] among those any with code > [audience] n who is the other for
  [audience] can someone like me take @program > [tellsAboutSelf] bsc final year, jaipur > [prerequisites] no job till now btw, problem? > [start] after exams in may start kar sakti hu?
  [audience] kiske liye hai @program > [audience] baaki dono? > [recommendation] to papa ko kaunsa, wo @person hain > [language] unko english kam aati
  [summary] learn more about @program > [duration] how much time > [seats] how much space > [price] how much rs
  [curriculum] how many features does @program have > [curriculum] say em one by one > [coverage] does any of it touch @skill > [codingNeed] theory or typing
  [curriculum] what happens in @program > [projects] only lectures then? > [assessment] tests inbetween > [ending] when am i free
  [price] which of your courses is cheapest > [price] dont u have even a range > [contact] who knows it > [compare] ok rank them by topics then
  [recommendation] where should a beginner start > [order] n from there where > [duration] both come to how much > [discount] second one at half rate? lol
  [recommendation] best course for business owner > [curriculum] wats it got > [coverage] money planning stuff too > [duration] two weekends enough?
  [tellsAboutSelf] i am a @person > [recommendation] anything for such ppl > [recommendation] no something quicker > [codingNeed] and lighter on code
  [tellsAboutSelf] i am jobless since march > [recommendation] what wud get me hired quick > [placement] is that a promise > [payment] can i pay once im earning
  [codingNeed] does @program involve programming > [codingNeed] in which language > [prerequisites] so must i know it from before > [coverage] or do u start at abc
  [codingNeed] which is the non tech course > [summary] kya karte hain usme > [compare] then why same hours as the techy one > [recommendation] im non tech so this?
  [coverage] where would i learn @skill > [coverage] is it the main thing there > [difficulty] will i get it, honestly > [projects] do we practise it on smth
  [coverage] do you cover chatgpt > [coverage] n prompts > [tools] do i buy the paid version > [tools] or u give one
  [coverage] is sql taught > [coverage] or just expected > [codingNeed] so avoid it in which course > [duration] n thats how long 8 or 30
  [number] how many classes in @program > [duration] each of how many hours > [schedule] gap of how many days > [attendance] must i be in all
  [number] how many projects in the course > [projects] big or small ones > [projects] alone or with others > [career] can i show it to a company
  [count] in total how many courses > [compare] n how do they differ > [order] wats the usual sequence > [transfer] n jump midway allowed?
  [count] kitne course hain > [programs] naam > [audience] mere liye bhi h koi, im a @person > [prerequisites] marks dekhte ho?
  [order] can i combine all courses > [duration] thats 60 hrs or more > [besideWork] with a 9 to 6? > [oneFormEach] thrice the same form uff?
  [order] which course first for a newbie > [codingNeed] that has no code i hope > [order] second? > [certificate] each gives its own paper?
  [recommendation] which one is for me > [-] hmm. [audience] that isnt for techies only? > [prerequisites] im arts btw > [difficulty] ill cope?
  [compare] what is extra in the long course > [curriculum] just those na > [duration] n it needs 30 more hours for that? > [recommendation] worth it if im just curious
  [compare] @program vs @program > [codingNeed] code only in the latter right > [career] which looks better on linkedin > [salary] pays better too?
  [projects] which courses have projects > [projects] what kind > [compare] without project wats left in the third > [price] is it cheaper for tht reason
  [future] any course on app design > [coverage] bits of it in @program maybe? > [recommendation] nearest thing u got? > [start] n when does it kick off
  [future] when will you have a longer course > [duration] longest now is? > [support] after those hours im on my own? > [access] with the notes at least
  [difficulty] can i fail @program > [assessment] how is it checked > [certificate] if i flop no paper? > [recommendation] gimme the simple one then
  [difficulty] is it tough for non engineers > [difficulty] all or one in particular > [codingNeed] becoz of coding? > [difficulty] will i be the only slow one
  [prerequisites] do i need a degree for @program > [prerequisites] dropout here > [accreditation] n will ur paper replace one > [placement] who hires w that
  [prerequisites] kya housewife join kar sakti hai > [recommendation] kaunsa unke liye > [schedule] dopahar me batch > [mode] ghar baithe
  [start] when can i start @program > [start] any later round? > [deadline] form kab tak > [duration] total hours wahi rahenge na
  [start] kab shuru hoga > [launch] n the thing in that popup? > [launchProgram] us course ka hi? > [seats] bachi hain?
  [deadline] last date for @program > [deadline] n the other ones > [seats] or closes when full > [seats] full at how many
  [ending] when is the last class of @program > [duration] but hours dont change? > [certificate] paper on that day only? > [support] n after tht?
  [schedule] is it on weekends > [schedule] which one isnt > [duration] if sat sun only how long it goes > [recordings] one sunday i got a wedding
  [recordings] are classes recorded > [access] can i see them after years > [recordings] in the small courses too > [attendance] then why come live at all
  [attendance] can i bunk a class > [attendance] how many max > [certificate] will it cost me the certificate > [duration] ok n which is over in the fewest hours
  [mentorTimes] how often do i meet the mentor > [mentorTimes] on call or chat > [mentor] is it extra > [mentor] in the second course as well
  [instructors] who are the mentors > [instructors] from which companies > [social] their linkedin? > [recommendation] ok fine so which class of theirs for me
  [certificate] what is the certificate like > [certificate] my name on it na > [certificate] soft copy or hard > [recommendation] which course's one should i go for
  [accreditation] is the certificate recognised > [accreditation] ugc? > [visa] n canada ppl accept? > [codingNeed] ok n for it i need to code?
  [career] will i get a portfolio > [projects] made of what > [number] how many things in it > [compare] from which course is it stronger
  [placement] resume help milti hai > [placement] interview bhi? > [placement] sirf lambe course me? > [refund] n if no job money back?
  [price] course free hai kya > [price] not even the tiniest > [demo] one class free at least > [events] or a webinar
  [price] whats included in the fee > [perks] n on top of it? > [tools] laptop bhi doge haha > [duration] n how many hours for it
  [refund] what if i dont like @program > [refund] after two classes > [transfer] swap it for the short one? > [codingNeed] cuz that has zero code na
  [invoice] do i get a gst bill > [invoice] on company name > [enterprise] they may send 8 of us > [recommendation] which would u teach a mixed lot
  [discount] two friends together discount > [discount] what if 3 > [oneFormEach] n we fill one form? > [order] n me alone, can i do two back to back
  [enterprise] custom program for our staff > [coverage] with @skill in it? > [enterprise] in say 6 hours > [onSite] at our place in jaipur
  [enterpriseMail] what should i write in the mail for a team quote > [enterpriseMail] number of ppl also? > [vendorPapers] my boss wants ur pan n all > [compare] n he asks how ur two techy courses differ
  [onSite] can you teach in our college > [enterprise] around 60 girls > [recommendation] 2nd year cs so which one > [certificate] each gets one?
  [partnership] can i promote your courses > [partnership] wat do i earn > [programs] which stuff wud i be selling > [audience] to whom ideally
  [otherCity] any branch in jaipur > [otherCity] udaipur, ajmer? > [location] then ur only where > [duration] how many days wud i travel for the short one
  [location] which city are you in > [street] where exactly > [houseRules] parking there? > [audience] n do ppl my age come
  [houseRules] can i bring my kid to class > [mode] or not needed if its on zoom > [schedule] while she naps like 2 to 4 > [recommendation] so for a mom, which
  [correction] i typed my email wrong > [correction] n my course too > [oneFormEach] or just do it again > [compare] btw was the pricier one having more topics
  [erasure] delete my data > [erasure] mail it to whom > [dataKept] otherwise it stays? > [coverage] ok last thing, is @skill anywhere in ur courses
  [dataKept] how long do you keep my number > [dataKept] n chat wala > [whoSees] who opens it in between > [-] theek. [duration] short course is 8 or 10
  [privacy] what are your privacy terms > [privacy] thats all in it? > [cookies] even this page isnt watching? > [curriculum] ok now @program, whats in
  [account] how do i log in > [account] forgot it > [account] then where do course videos open > [access] for how many months
  [account] site is not opening my course > [contact] who fixes tht > [myRegistration] am i even enrolled > [codingNeed] lol hope its not the coding one
  [formFailed] it says registration failed > [formFailed] second time too > [contact] write to whom > [deadline] n if i lose my chance in @program
  [formNotLoaded] enroll form does not open > [formNotLoaded] tried, blank again > [register] any other way to join > [seats] hope it isnt full by then
  [formWrong] why is my form not accepted > [phoneFormat] my no has 10 only > [phoneSigns] i put a dash, thats it? > [afterRegister] went thru, now?
  [chatFailed] my message is not sending > [chatKeys] do i press enter > [chatStart] why did it want my surname before > [recommendation] anyway, best course for a @person
  [mailContents] what is in the confirmation mail > [mailContents] my course name in it? > [mailByMistake] my friend got one too y > [correction] its the wrong program in mine
  [mailByMistake] why did i get your mail > [erasure] take me off > [dataUse] no more calls also > [programs] wait u teach smth? wat exactly
  [source] do you know i came from google > [source] n which page i was on > [whoSees] who looks at that > [summary] ok whatever, explain @program
  [pageMenu] where is the menu > [pageMenu] n from it to courses? > [duration] too small on my fone, which is longest > [pageFoot] n right down at the bottom wats there
  [pageFoot] what is at the bottom of the page > [social] those icons go where > [brochure] n the pdf? > [brochureContents] all the courses r in it or one
  [pageNotFound] page not found aa raha hai > [pageNotFound] y tho > [programs] i only wanted the list of courses > [duration] with timings i mean hours
  [pageStopped] page crashed > [pageStopped] did my form go > [myRegistration] check pls? > [recommendation] fine, was @program a good pick for a newbie
  [whoAreYou] are you a bot > [help] so u can tell abt courses? > [recommendation] pick one for me > [recommendation] on what basis
  [replyLanguage] hindi me baat karo > [language] class bhi hindi me? > [language] sab course? > [codingNeed] code to english me hi hoga na, hoga hi?
  [help] can i ask something > [codingNeed] which one dont need coding > [codingNeed] like truly zero > [audience] so r managers the only ones there
  [rival] are you better than coursera > [benefits] like how > [mentor] they dont have a person, u do? > [recommendation] n among urs, top one for me?
  [hostile] useless bot > [sorry] oops not u, my net > [duration] how big is @program in hours > [duration] hm big. n how about the rest
  [bored] i am so confused > [recommendation] abt courses obviously > [tellsAboutSelf] i did ba, work at a salon > [recommendation] anything suit tht
  [unsaid] is there a girls only batch > [classSize] mixed then, hw many > [unsaid] n a dress code? > [unsaid] which course has more women like me
  [unsaid] is there a bond after the course > [placement] not even if u find me work? > [refund] n leaving midway is ok > [duration] how many hrs wud be gone by half
  [chatStart] why name and email before chat > [chatDetails] u store it? > [chatDetails] n what i type here > [compare] ok so @program or @program for a portfolio
  [joinLaunch] how to get a seat in bootcamp > [seats] hw many remain > [launch] n clock time for india > [prerequisites] i need to know ai before?
  [closeLaunch] do i have to sign up to close that window > [launch] will it come again > [launchProgram] tht was abt which one > [audience] right for a @person?
  [launchProgram] is the bootcamp same as @program > [duration] so equal hours? > [projects] real work in it too? > [transfer] i took the other, can i shift
  [seats] how many seats left > [seats] in the smallest course > [register] save one for me > [formFields] do u need my age for it
  [enterprise] can you train my staff > [prerequisites] some r just 10th pass > [codingNeed] none of them codes > [recommendation] which suits such a bunch
  [company] how old is your institute > [company] students till now > [testimonials] happy ones? > [coverage] did they get to learn @skill
  [alumni] can i talk to an old student > [alumni] which role do they have > [quotes] her words? > [prerequisites] did she know stuff from before or can anyone
  [brochureContents] what does the brochure say > [brochure] wer do i tap for it > [brochure] 2 mb or heavy > [brochureContents] has it a comparison side by side > [compare] or u tell how they differ
  [coverage] do you teach @skill > [coverage] the advanced side too > [codingNeed] can i do it w/o being a coder > [order] or first the basic one
  [curriculum] topics of @program please > [audience] ceo types only? > [prerequisites] team lead chalega > [compare] vs the techy course for him?
  [duration] kitne din ka hai @program > [duration] roz ek ghanta du to > [duration] fir bhi kam nahi hoga? > [recommendation] jaldi khatam wala kaunsa
  [summary] what will i be able to do after @program > [summary] by myself? > [career] n freelance with tht > [salary] per project how much
  [recommendation] suggest for my brother > [tellsAboutSelf] hes doing btech 3rd yr > [recommendation] not the shorter ones? > [besideWork] with college it will be manageable?
  [compare] are the two short courses same > [compare] where do they overlap > [codingNeed] n typing code in which > [register] i want the no code, go
  [prerequisites] do i have to know ai before @program > [tools] n a laptop, ipad ok? > [tools] software to buy > [duration] for how many hours do i borrow it then
  [demo] can i watch one class before paying > [demo] recorded one also ok > [instructors] of which sir > [curriculum] topic wud be?
  [access] can i reread notes later > [access] download? > [unsaid] can i give it to my cousin > [oneFormEach] or does he join apart
  [support] who helps after i finish @program > [support] lifelong? > [mentor] during it atleast one person? > [recommendation] good, so which course for a scared one
  [language] is @program in english > [language] slides too > [coverage] do u explain @skill slowly > [recordings] can i replay if too fast
  [abroad] my sister is in london can she join > [schedule] her night or day > [phoneFormat] which code to put 44? > [recommendation] shes a banker, best for her
  [classSize] is it a small batch > [classSize] in each of em? > [mentor] so personal attention or not > [price] does small mean costly
  [salary] which course gives more salary > [salary] roughly even > [placement] any campus type thing > [career] or u only polish the cv
  [codingNeed] do founders need to code in @program > [codingNeed] their dev can sit instead? > [enterprise] both then, like a team of 4 > [price] one bill how much
  [projects] do we build something in @program > [projects] smth i can put on playstore > [tools] on whose machine > [coverage] is putting it live taught too
  [certificate] any proof that i did @program > [certificate] how soon after > [certificate] both courses on one sheet? > [order] if i do em in a row ya
  [duration] which takes the least time > [duration] its twin as well? > [curriculum] so cramped, what goes in > [difficulty] too fast for me?
`;
