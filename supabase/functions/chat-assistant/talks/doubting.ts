/** Software people, who doubt and ask for more. One talk a line, as talks/all.ts says. */
export const doubting = `
  [coverage] do you teach @skill > [coverage] really? > [coverage] in which of them > [coverage] from zero or just a glimpse > [duration] and how long is that one
  [coverage] is @skill part of @program > [coverage] says who > [brochureContents] does the brochure say so too > [brochure] where do i get it
  [coverage] is there anything on testing of llm apps > [coverage] only theory? > [projects] so will i test something real > [partners] whose product would that be
  [coverage] would i learn @skill in @program > [coverage] and in the other ones? > [compare] so what is different between those > [recommendation] which is more for a tester
  [coverage] i thought @skill comes in @program > [coverage] since when not > [curriculum] what is in it then > [coverage] no @skill at all?
  [coverage] do you also teach prompt engineering > [coverage] and fine tuning? > [coverage] how deep > [tools] with which model > [price] do i pay for that model extra
  [coverage] does anyone here teach @skill > [instructors] who > [instructors] has he worked with it himself > [mentor] can i ask him things one on one > [mentorTimes] per week or just once
  [coverage] is @skill covered > [codingNeed] does that need code > [codingNeed] even a little? > [difficulty] hard for someone like me?
  [coverage] kya @skill sikhate ho > [coverage] sach me? > [coverage] sabhi courses me > [codingNeed] aur coding aani chahiye kya
  [codingNeed] do i have to code > [codingNeed] for all of them? > [codingNeed] which one is without > [audience] and who takes that > [price] what is the fee for it
  [codingNeed] i am a manual tester can i do it without coding > [codingNeed] really none? > [coverage] or do you teach the basics first > [coverage] in which language
  [codingNeed] does @program need programming > [codingNeed] how much of it > [prerequisites] before i start i mean > [difficulty] and if i fall behind
  [codingNeed] i never wrote a line of code is that a problem > [codingNeed] you are sure? > [testimonials] has anybody done it like that > [alumni] who was it > [alumni] can i call her
  [codingNeed] no code needed, is that true > [codingNeed] also in @program? > [projects] then how do i build the project > [projects] alone or in a group
  [codingNeed] is sql enough for @program > [codingNeed] or python too? > [coverage] do you teach that one > [coverage] from scratch? > [coverage] how many hours of it
  [codingNeed] can a @person without programming do @program > [codingNeed] and the shorter one? > [duration] how short is it exactly > [schedule] spread over how many days
  [codingNeed] programming aana zaroori hai kya > [codingNeed] thoda bhi nahi? > [recommendation] to mere liye kaunsa > [duration] usme kitna time lagega
  [prerequisites] what do i need to know before > [prerequisites] is that all? > [prerequisites] no degree even? > [prerequisites] for @program as well
  [prerequisites] i am 47 is that too old > [prerequisites] nobody minds? > [alumni] were there any my age > [placement] and did they find a job
  [prerequisites] do you need maths for @program > [prerequisites] not even statistics? > [coverage] do they explain it there > [instructors] who does
  [prerequisites] is there an entry test > [audience] so anybody gets in > [deadline] until when > [seats] or till it is full? > [seats] how full is it now
  [prerequisites] must i be a graduate > [prerequisites] does a diploma count > [prerequisites] do you check it > [formFields] do i upload it in the form
  [prerequisites] what experience do you expect from a @person > [prerequisites] in years? > [prerequisites] and if it was long ago > [contact] whom can i ask about that > [phone] can i ring them rather
  [prerequisites] can i do it with a career gap > [prerequisites] of six years? > [career] does it help to explain that gap > [career] how exactly
  [prerequisites] is laptop knowledge enough > [tools] which one do i need > [tools] is 8 gb really enough > [houseRules] or do you have machines there
  [difficulty] how hard is @program > [difficulty] compared to the other > [difficulty] says who > [mentor] and who helps when i am lost > [mentorTimes] same day?
  [difficulty] is it tough for a @person > [difficulty] honestly > [assessment] is there an exam at the end > [assessment] can one fail it > [certificate] no certificate then?
  [difficulty] will i manage it at my pace > [duration] how many hours is it again > [besideWork] next to a full job? > [recordings] and if i miss some of it
  [difficulty] i am scared of the level > [demo] can i sit in once before > [demo] is it free > [register] ok and if i like it how do i go on
  [difficulty] how many people give up > [difficulty] come on a few must > [refund] do those get money back > [refund] all of it?
  [difficulty] which program is the hardest > [difficulty] why that one > [codingNeed] because of the code? > [codingNeed] how much is there
  [difficulty] mushkil hai kya > [difficulty] fresher ke liye bhi? > [mentor] koi madad karega > [mentor] akele me ya group me
  [difficulty] is the pace fast > [difficulty] too fast for beginners? > [duration] how many weeks for @program > [access] and can i go over it again after
  [testimonials] what do past learners say > [testimonials] all good i suppose > [quotes] what did the first one say word by word > [quotes] and the other > [trust] did you write them yourselves
  [testimonials] any reviews > [testimonials] just these? > [company] none on google? > [company] what rating there > [trust] why should i believe you then
  [testimonials] who took this course before > [alumni] do they have names > [alumni] where do they work now > [alumni] since when
  [testimonials] is anybody unhappy with it > [testimonials] nobody ever? > [alumni] may i ask one of them myself > [contact] so whom do i write to for that
  [testimonials] were people satisfied > [testimonials] where can i read that > [testimonials] how many are there > [quotes] show me one > [alumni] is she real
  [testimonials] success stories please > [quotes] what does the @person there say > [alumni] which course did he take > [salary] and what does he earn now
  [testimonials] has a tester done @program > [testimonials] or a business analyst? > [testimonials] who then > [alumni] is there a photo of them
  [testimonials] are the stories on the page new > [testimonials] from which year > [alumni] do those people still work in ai > [placement] did you place them
  [testimonials] kisi ne course kiya hai kya > [alumni] kaun > [alumni] unka number milega > [otherPeople] why not, give me any student's mail
  [trust] is this legit > [trust] says who > [testimonials] any outsider who confirms that > [alumni] who are they > [company] and since when do you exist
  [trust] how do i know it is not a scam > [trust] every scam says that > [street] then where can i come and see you > [onSite] may i just walk in > [phone] ok give me a number
  [trust] sounds too good to be true > [perks] what do i get really > [access] lifetime, really? > [access] what if you close down
  [trust] are you fake > [location] prove it, where are you > [street] which road > [social] any profile i can look at > [social] linkedin too?
  [trust] why should i trust you > [company] how many did you train > [company] with proof? > [accreditation] any official body behind you > [accreditation] not even one?
  [trust] my friend lost money with a bootcamp, are you different > [benefits] how > [refund] and do i get it back if not > [refund] in writing?
  [trust] can i believe what the page says > [partners] which companies are those partners then > [partners] name one > [projects] and i really work on their stuff?
  [company] how old is the company > [company] and who runs it > [company] what did he do before > [instructors] does he teach too
  [company] are you a startup > [company] how many people work there > [instructors] how many of them teach > [instructors] full time?
  [company] have you won any awards > [company] from whom > [company] which year > [trust] can i check that somewhere
  [company] how many learners so far > [company] thousands, really? > [testimonials] then why so few stories > [alumni] who are those two
  [company] who founded this > [company] is he an engineer > [contact] can i write to him directly > [contact] does he read that himself
  [company] are you registered as a company > [vendorPapers] can we get the papers > [vendorPapers] gst number also > [invoice] is it on the bill too
  [company] what is your rating > [company] by whom > [testimonials] what do the learners themselves say > [quotes] in their own words please
  [company] is there a parent company > [company] a foreign one? > [otherCity] any office there > [abroad] could i attend from that country
  [instructors] who teaches @program > [instructors] is he any good > [instructors] says who > [testimonials] do learners say so > [quotes] which one and what
  [instructors] are the trainers from industry > [instructors] all of them? > [instructors] which companies > [mentor] do i get one for myself > [mentorTimes] for how many sessions
  [instructors] what are the teachers called > [instructors] why no names > [instructors] is that a secret > [trust] that looks fishy
  [instructors] do the instructors still write code > [instructors] or only slides? > [demo] can i watch one class of theirs > [demo] which one would that be
  [instructors] has the trainer shipped anything > [instructors] where can i see it > [social] is he on linkedin > [social] and you?
  [instructors] how experienced are the mentors > [instructors] in years > [mentorTimes] can i choose mine > [mentorTimes] and change if it does not fit
  [instructors] is the same person teaching all programs > [instructors] who does the business one > [audience] is that for analysts too > [curriculum] what do they do in there
  [instructors] are they professors or practitioners > [instructors] which of the two mostly > [language] do they speak clear english > [language] ya hindi me
  [placement] do you place people > [placement] how many percent > [placement] since when is that counted > [salary] at what pay > [salary] on average or the best one
  [placement] is a job guaranteed > [placement] really not? > [career] so what do i get for my career > [career] only a portfolio? > [projects] with what in it
  [placement] will i get an internship > [placement] is it paid > [placement] where > [partners] with one of your partners?
  [placement] which companies hire from you > [placement] names please > [alumni] anyone from the stories hired > [alumni] as what
  [placement] can a career changer find work after that > [placement] even from hr? > [testimonials] did somebody do that already > [recommendation] and which course would you take in my place
  [placement] do you help with the cv > [placement] and interviews? > [placement] how many of those > [support] also a year later
  [placement] naukri milegi kya > [placement] guarantee ke saath? > [placement] kis city me > [payment] kya paise baad me de sakta hu
  [placement] is there a placement cell > [placement] who is in it > [contact] can i talk to them before i pay > [phone] by phone?
  [placement] do employers care about this course > [certificate] what do i show them > [accreditation] is that recognised > [accreditation] by whom > [accreditation] in germany too?
  [accreditation] are you accredited > [accreditation] by whom > [accreditation] since when > [certificate] is it printed on the certificate
  [accreditation] is the certificate recognised > [accreditation] everywhere? > [accreditation] in the uk? > [visa] does it help with a visa
  [accreditation] are you iso certified > [accreditation] any other stamp > [vendorPapers] our procurement wants to see something like that > [enterpriseMail] what do we write in the mail
  [accreditation] does a university stand behind this > [accreditation] which one > [accreditation] do i get credits > [partnership] could our college join in
  [accreditation] will my employer accept the certificate > [accreditation] did any before > [alumni] who, one from the stories? > [invoice] and do i get a bill for him
  [accreditation] is it a government approved course > [accreditation] not one of them? > [certificate] what is the paper worth then > [certificate] who signs it
  [accreditation] sarkari manyata hai kya > [accreditation] kisi ki bhi nahi? > [certificate] to certificate kaisa hai > [certificate] sabko milta hai
  [accreditation] is @program certified by anyone > [accreditation] and the bootcamp? > [launchProgram] is that the same course > [launch] when does it run
  [accreditation] are you affiliated to a big tech firm > [partners] then who are the partners > [partners] how many > [projects] and what do learners do for them
  [tools] which tools do we use > [tools] all free? > [tools] who pays for the api keys > [tools] how much does that come to
  [tools] do i need a gpu > [tools] really not? > [tools] not for @program either > [tools] so my old macbook is ok > [houseRules] can i charge it there
  [tools] which framework is taught > [tools] why that and not another > [coverage] will i see @skill too > [coverage] how many hours on it
  [tools] what platform are the classes on > [mode] so it is online > [mode] always? > [recordings] can i watch it later > [access] how long
  [tools] do you use open source models > [tools] which > [tools] or only paid ones > [price] is that in the fee
  [tools] what software must i install > [tools] on a company laptop? > [tools] no admin rights there > [contact] who can help me with that
  [tools] do i get an ide licence > [tools] until when > [perks] what else comes with it > [perks] really free?
  [tools] laptop milega kya > [tools] kaunsa chahiye phir > [tools] windows chalega > [tools] purana bhi?
  [tools] is chatgpt allowed in the course > [tools] or forbidden > [assessment] in the tests also > [assessment] how many of those are there
  [tools] does it run on linux > [tools] everything? > [coverage] do you cover deployment then > [coverage] on which cloud
  [coverage] do you teach data analysis > [coverage] no? really? > [future] will you > [future] this year? > [contact] where do i ask to be told
  [coverage] is ai ethics in there > [coverage] in all three? > [curriculum] what is in @program besides > [compare] and which has more in it
  [difficulty] is @program doable for a @person > [difficulty] you would say that anyway > [demo] is there a trial to see > [demo] for how long
  [codingNeed] how much typing of code is there in @program > [codingNeed] half the time? > [projects] and the rest is project work > [projects] on what > [unsaid] who owns what i build
  [trust] is the company behind this real > [name] what is it called > [company] registered where > [company] under that same name?
  [testimonials] are there video reviews > [testimonials] only text? > [quotes] read it to me > [quotes] is that the full one > [alumni] who said it
  [coverage] i hear you teach @skill is that right > [-] hm ok. [coverage] as a main topic? > [assessment] do they test it > [assessment] how
  [price] what does @program cost > [price] with tax? > [price] are there hidden bits > [invoice] do i get that in writing
  [price] how much is it > [price] for each or all together > [payment] at once? > [payment] in how many parts > [payment] with interest?
  [refund] can i get my money back > [refund] until when > [refund] minus what > [refund] how long does that take
  [discount] any discount > [discount] for career changers? > [discount] since when not > [payment] then can i pay in parts
  [payment] can i pay after i get a job > [payment] others offer that > [placement] you are not sure i get one? > [refund] and if i do not, money back?
  [invoice] do i get a gst invoice > [invoice] on my company's name? > [correction] i put my own name in the form can i change it > [correction] just a reply to that mail?
  [salary] will i earn more after it > [salary] how much more > [salary] says who > [alumni] can one of them confirm that
  [launch] when is the live session > [launch] really 3 in the morning? > [launch] which zone was that > [recordings] can i watch it after instead
  [launch] what is that window that popped up > [launchProgram] which course is it for > [launchProgram] only that one? > [closeLaunch] how do i get rid of it > [closeLaunch] and i have signed up for nothing?
  [launch] is the bootcamp date fixed > [launch] this year? > [seats] how many places > [seats] really only that many > [joinLaunch] ok where do i take one
  [joinLaunch] how do i get into the bootcamp > [joinLaunch] that leads to another site? > [dataUse] and who gets what i type there > [price] is the session free
  [joinLaunch] where is the form for the launch > [joinLaunch] not the same as the enroll one? > [launchProgram] which course is it then > [duration] and how long does that take
  [closeLaunch] how do i close that window > [closeLaunch] does it come back > [launch] what did it say again > [launch] which times
  [launchProgram] what is the bootcamp about > [launchProgram] so not @program > [compare] what is the difference then > [start] and when does the other one start
  [seats] how many seats are there > [seats] everybody says limited, really? > [seats] how many are gone > [classSize] and all in one class? > [deadline] by when must i decide
  [start] when does it start > [start] next month which day > [start] for all of them? > [ending] and ends? > [schedule] on which days in between
  [deadline] when is the last day to join > [deadline] is that strict > [start] and the batch after that > [seats] as many places there?
  [register] how do i sign up > [register] where is that button > [formFields] what will it ask me > [formFields] is that all? > [price] do i pay there already
  [register] can i enroll right here in the chat > [register] why not > [formFields] what all must i give > [formFields] no phone? > [dataUse] who will call me on that
  [afterRegister] what happens after i send the form > [afterRegister] really a person calls? > [afterRegister] within how many days > [myRegistration] and mine from last week? > [contact] so who knows
  [afterRegister] am i bound to anything after the form > [afterRegister] so no seat yet > [transfer] and may i change my mind on the course > [transfer] how late
  [afterRegister] do i get a confirmation > [mailContents] what is in that mail > [mailContents] the fee as well? > [correction] and if my name is wrong in it
  [myRegistration] did my registration arrive > [myRegistration] you cannot see it? > [whoSees] then who can > [whoSees] only that one person? > [erasure] and i can have it deleted
  [myRegistration] nobody called me since tuesday > [afterRegister] how long does it take usually > [myRegistration] is it lost maybe > [register] should i just send it again
  [formFields] what does the form ask > [formFields] why the phone > [formFields] cannot i leave that out > [dataUse] do you sell it
  [formFields] which details do you want > [formFields] is age asked > [oneFormEach] can i enter my sister there as well > [oneFormEach] also when its the same course?
  [phoneFormat] how many digits should the number have > [phoneFormat] for germany? > [phoneFormat] is switzerland in the list > [abroad] can i join from there at all
  [phoneFormat] is my country in the phone list > [phoneFormat] kenya > [phoneFormat] why not > [formFields] must i give one at all > [contact] can i register by mail instead
  [phoneSigns] can i put dashes in the number > [phoneSigns] brackets too? > [phoneFormat] how long may it be > [formLocked] i did that, the button is still grey
  [formLocked] the submit button is grey > [formLocked] i filled everything > [formLocked] and if that is chosen already > [contact] and where do i report it
  [formFailed] it says registration failed > [formFailed] twice now > [myRegistration] or did it go through anyway > [whoSees] who could see that
  [formNotLoaded] the form does not open > [formNotLoaded] my internet is fine > [formNotLoaded] on the phone either > [contact] whom to tell that
  [oneFormEach] one form for two courses? > [oneFormEach] so two times, really? > [order] can i do those together > [order] which one first
  [oneFormEach] can i register my whole team in one form > [oneFormEach] for each of 12? > [enterprise] is there no team way > [enterpriseMail] what do i tell you in that mail > [enterpriseMail] budget too?
  [chatDetails] why do you want my email before the chat > [chatDetails] who reads it > [dataKept] for how long do you have it > [erasure] and if i want it gone sooner
  [chatDetails] do you store what i write here > [chatDetails] not even the questions? > [dataUse] what is my mail used for then > [dataUse] no newsletter? > [privacy] where is that written
  [dataUse] what do you do with my number > [dataUse] nothing else? > [dataUse] says who > [privacy] do you have a policy for that > [dataKept] and after a year?
  [dataKept] how long do you keep my data > [dataKept] the chat too? > [dataKept] why that long > [erasure] can it be removed today > [erasure] with a confirmation?
  [erasure] please delete my data > [erasure] all of it? > [erasure] also backups > [dataKept] what if i do not ask
  [cookies] do you use cookies > [cookies] none, really? > [cookies] what about google analytics > [source] but you see where i came from?
  [cookies] am i tracked here > [cookies] then what is it you count > [dataKept] how long is that kept > [whoSees] and who looks at it
  [privacy] are you gdpr compliant > [privacy] in which document > [dataUse] is my data passed to partners > [erasure] how do i get it out again
  [whoSees] who sees the enrollments > [whoSees] no teacher? > [otherPeople] can i see who is in my batch > [classSize] ok how many are they at least
  [mailByMistake] i got a mail about an enrollment i never made > [mailByMistake] who did that > [erasure] take me out of there > [erasure] how fast
  [correction] i made a typo in my email > [correction] but then no mail came i could reply to > [contact] which address > [afterRegister] will they still call me
  [source] do you record where visitors come from > [source] from linkedin ads too? > [cookies] with a cookie? > [privacy] where do you tell people that
  [mentor] do i get a mentor > [mentor] only for me? > [mentorTimes] how often > [mentorTimes] says who, the mentor or me > [instructors] is he from a real company
  [mentor] is the mentoring one on one > [mentor] in all programs? > [mentorTimes] how long is a talk > [mentorTimes] on video > [support] also after the course?
  [mentorTimes] how often would we meet > [mentorTimes] at night too? > [mentorTimes] and if he cancels > [instructors] who is it
  [projects] do we build something real > [projects] how real > [partners] for whom > [number] how many of those > [career] can i show it to employers
  [projects] are the projects graded > [assessment] by whom > [assessment] and if mine is bad > [certificate] still the certificate?
  [partners] who are your industry partners > [partners] why no list > [projects] so are the projects really from them > [projects] or just made up ones
  [partners] do you work with google > [partners] with anyone that big? > [company] since when > [trust] can i verify that
  [certificate] do i get a certificate > [certificate] for each program? > [certificate] digital or paper > [accreditation] is it worth anything > [accreditation] in canada?
  [certificate] what does the certificate say > [certificate] my hours too? > [assessment] must i pass something for it > [attendance] or just be there
  [certificate] is there a certificate for @program > [certificate] or only in the bootcamp > [launchProgram] so are those two different things > [price] does it cost extra
  [access] is access really lifetime > [access] whose lifetime > [access] updates as well? > [recordings] does that include the videos > [account] where do i log in
  [access] till when can i see the materials > [access] really forever? > [access] can i download them > [unsaid] and share with a colleague?
  [perks] what do i get besides the classes > [perks] is that all > [perks] in every course? > [number] how many live projects is that
  [benefits] what makes you better than others > [benefits] everybody says that > [rival] better than coursera? > [testimonials] any proof from learners
  [benefits] why you and not youtube > [benefits] what else > [mentor] how personal is that help > [price] and what do i pay for it
  [career] what does it do for my career > [career] concretely? > [career] for a qa analyst > [placement] so a job or just advice > [salary] how much would such a job pay
  [duration] how long is @program > [duration] is that with homework > [assessment] how much of that > [besideWork] doable with an office job? > [schedule] so is it evenings
  [duration] which is the shortest > [duration] that short, really? > [curriculum] what can fit in there > [compare] and what does the long one have more
  [curriculum] what is in @program > [curriculum] is that everything > [coverage] no evaluation of models? > [coverage] in another one maybe > [order] can i take both
  [curriculum] may i see the syllabus > [brochure] as a pdf? > [brochureContents] is it all in there > [brochureContents] with hours per topic?
  [brochure] where is the brochure > [brochure] do i have to give my mail for it > [brochureContents] what does it tell > [brochureContents] anything that is not on the page > [price] prices perhaps
  [brochureContents] what does the brochure contain > [brochureContents] for every program? > [brochureContents] teachers named? > [instructors] then who are they
  [audience] who is @program for > [audience] only them? > [audience] what about analysts > [prerequisites] what must they know first > [prerequisites] not even excel?
  [audience] is it for seniors only > [audience] juniors too then? > [recommendation] which one for a junior tester > [recommendation] why that one
  [recommendation] which course fits a business analyst > [recommendation] sure? > [codingNeed] no code in it? > [duration] how much time does it want > [register] fine where do i join
  [recommendation] what should a career changer take > [recommendation] from retail > [difficulty] would i cope > [prerequisites] with no degree > [price] and what would it set me back
  [tellsAboutSelf] i am a test manager > [recommendation] so which one > [recommendation] not the other? > [compare] how do they differ > [codingNeed] which of these has less code
  [tellsAboutSelf] i was laid off in march > [placement] do you get people like me hired > [placement] how many so far > [discount] is it cheaper for us > [payment] or later when i have income
  [compare] what is the difference between @program and @program > [compare] that is all? > [difficulty] which is harder > [difficulty] for a beginner too? > [duration] and which takes longer
  [compare] which is better @program or @program > [recommendation] for a @person > [recommendation] says who > [transfer] and if i picked wrong
  [programs] which courses do you have > [count] just those? > [future] more coming? > [future] when > [future] will you tell me by mail
  [count] how many courses are there > [programs] which > [duration] all the same length? > [price] and the same fee?
  [summary] tell me about @program > [-] hmm ok. [coverage] is @skill in that > [coverage] how much > [demo] may i try it first
  [order] can i do two programs at once > [order] is that wise > [besideWork] with a job on top > [discount] cheaper as a pair? > [oneFormEach] one form for it?
  [transfer] can i switch later > [transfer] how often > [transfer] to a dearer one too > [refund] and back out completely?
  [location] where are you based > [location] really only there? > [otherCity] nothing in pune > [mode] do i need to come or is it online > [accommodation] where would i stay
  [otherCity] do you have a branch in mumbai > [otherCity] bangalore? > [otherCity] none at all > [mode] online then > [mode] is it live
  [abroad] can i attend from dubai > [abroad] others did? > [launch] what time is the session here > [phoneFormat] does my uae number fit the form > [payment] and how do i pay from here
  [street] what is your address > [street] no street, why > [onSite] so can i visit or not > [contact] whom do i ask first
  [phone] do you have a phone number > [phone] whatsapp? > [contact] so just mail > [contact] do they answer > [contact] how quick
  [social] are you on instagram > [social] the link does not go anywhere > [pageFoot] what else is down there > [trust] no profile, are you real?
  [enterprise] do you train teams > [enterprise] 8 testers > [enterprise] can it be about our own product > [onSite] at our office? > [vendorPapers] we need an nda first, is that possible
  [enterprise] can you train our qa department > [enterprise] have you done that before > [partners] for which firms > [price] what is it per head > [enterpriseMail] what must i send you for a quote
  [mode] is it online or in a class > [mode] all of it? > [attendance] do i have to be there each time > [recordings] if not can i see it later > [access] for how many months
  [recordings] are classes recorded > [recordings] every one? > [recordings] where do i find them > [account] my login does not work there
  [language] is it all in english > [language] subtitles? > [language] hindi me bhi > [replyLanguage] can you answer in that
  [assessment] is there a final exam > [assessment] online? > [assessment] how many tries > [certificate] what do i get if i pass > [difficulty] is it hard
  [rival] are you better than udemy > [rival] how would you know > [benefits] ok what is special then > [testimonials] does anyone confirm that
  [whoAreYou] are you a bot > [whoAreYou] really? > [contact] i want a human > [phone] on the phone > [schedule] fine but when do the clases run
  [events] do you hold hackathons > [events] how often > [events] open for outsiders? > [price] is that free > [partners] which companies come there
  [about] what kind of place is this > [about] and what do you stand for > [company] since when > [pageMenu] where on the page is more on that > [testimonials] and what do learners think
  [chatFailed] my message does not go through > [chatFailed] third time now > [chatKeys] is it the enter key > [contact] how else can i reach someone
  [pageNotFound] i get page not found > [pageNotFound] the link was in your mail though > [pageMenu] what else can i click then > [brochure] and the pdf from there?
  [houseRules] is there wifi at your place > [houseRules] free? > [tools] or do i bring my own machine > [mode] wait, are clases there at all > [location] in which city even
`;
