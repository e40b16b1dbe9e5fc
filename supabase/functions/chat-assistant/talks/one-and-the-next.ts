/** Of one program, then of the next. One talk a line, as talks/all.ts says. */
export const oneAndTheNext = `
  [duration] how many hours is @program > [duration] and the other one > [duration] so how much longer is that
  [curriculum] what is taught in @program > [curriculum] and in @program? > [coverage] which of them has @skill > [duration] how long is that one
  [codingNeed] does @program need coding > [codingNeed] same for @program? > [codingNeed] what of the third > [recommendation] so for a non coder which
  [audience] who is @program for > [audience] and for my @person friend? > [recommendation] what would suit her then
  [price] what does @program cost > [price] and the other one > [price] both together? > [discount] anything off if i take both
  [certificate] is there a certificate with @program > [certificate] for the other two also? > [certificate] one each or one for all > [accreditation] recognised anywhere?
  [recommendation] i am a @person which program fits me > [duration] how long would that take > [codingNeed] with code or without > [register] ok how do i get in
  [compare] what is the difference between @program and @program > [duration] which of the two is shorter > [difficulty] and easier? > [recommendation] which should a @person take
  [coverage] do you teach @skill > [coverage] in which one > [coverage] the other one too? > [coverage] only there then
  [prerequisites] what do i need for @program > [prerequisites] a degree? > [prerequisites] and for the other one > [prerequisites] what of my son he is 17
  [difficulty] is @program hard > [difficulty] harder than @program? > [difficulty] which is the easiest of the three > [codingNeed] is there code in that
  [register] how do i enroll in @program > [register] and for the other one same way? > [oneFormEach] both in one go? > [oneFormEach] and my friend
  [duration] which program is the shortest > [curriculum] what is in it > [codingNeed] any coding there > [price] how much is that one
  [summary] tell me about @program > [summary] now the other one > [compare] so how do they differ > [recommendation] and for me as a @person
  [curriculum] topics of @program please > [coverage] no @skill? > [coverage] in which is it then > [curriculum] what else does that one have
  [duration] @program kitne ghante ka hai > [duration] aur dusra wala > [duration] dono milake? > [order] dono saath me kar sakte hai kya
  [codingNeed] i never programmed can i do @program > [codingNeed] and that other one? > [recommendation] so which one is left for me > [duration] how long
  [programs] which courses do you have > [duration] how long is the first > [duration] second? > [duration] and the last one
  [audience] for whom is @program > [audience] not for a @person? > [recommendation] which one then > [audience] who else goes there
  [count] how many programs are there > [codingNeed] how many of them without code > [duration] how long is that > [audience] and who takes it
  [coverage] is @skill part of @program > [coverage] what about @skill > [coverage] and in the other one neither? > [contact] whom do i ask about that
  [compare] @program or @program > [curriculum] what does the first have > [curriculum] and the second > [compare] so which has more
  [price] how much is @program > [price] is that more than the other > [payment] can i pay that in parts > [payment] the other one as well?
  [duration] duration of @program > [duration] if i do 1 hour a day > [duration] and 3 hours > [besideWork] can i do that with a job
  [recommendation] which course for a beginner > [recommendation] and for somebody with 5 years in it > [compare] what makes the two different > [duration] same length?
  [certificate] do i get a certificate after @program > [certificate] what does it look like > [certificate] with the short one as well? > [assessment] must i pass something for it
  [register] i want to join @program > [prerequisites] do i need anything for that > [prerequisites] and for @program > [register] then that one how do i sign up
  [curriculum] what does @program cover > [duration] in how many hours > [duration] and the other one > [compare] why is that so much longer
  [difficulty] which program is easy > [audience] who is it made for > [recommendation] so ok for my @person friend? > [price] what would she pay
  [codingNeed] which of your courses need programming > [codingNeed] how much of it > [codingNeed] and a beginner there? > [codingNeed] the other ones none at all?
  [tellsAboutSelf] i am a @person > [recommendation] which one for me > [recommendation] and for my boss > [compare] how is his different
  [order] can i take @program and @program > [order] which one first > [duration] how long altogether > [price] and what for both
  [audience] can a @person do @program > [audience] and a student? > [audience] so who is it not for > [recommendation] what would you give him
  [duration] are all programs the same length > [duration] which one is the longest > [curriculum] what do they do all that time > [difficulty] sounds tough is it
  [coverage] where would i learn @skill > [duration] how many hours is that > [codingNeed] code needed? > [price] fee of it
  [summary] what is @program about > [audience] whom is that for > [audience] me too as a @person? > [register] good where do i join
  [compare] how does @program differ from @program > [coverage] which of them has @skill > [codingNeed] and which has code > [recommendation] which would you take
  [prerequisites] can a housewife do @program > [prerequisites] even at 50? > [difficulty] would it be too hard for her > [recommendation] or better the other one
  [curriculum] curriculum of the @program course > [curriculum] is that all > [curriculum] what of the other one > [coverage] do they share @skill
  [price] fees of all three > [price] which is cheapest > [duration] how long is that one > [certificate] also with certificate?
  [duration] hours for @program? > [duration] so how many weeks > [schedule] which days > [schedule] same for the other one?
  [codingNeed] does a business person need to code in @program > [codingNeed] really nothing? > [audience] so for my manager ok > [enterprise] what if he brings the whole team
  [recommendation] mere liye konsa course sahi hai > [duration] kitne din ka hai wo > [codingNeed] coding aani chahiye kya usme > [price] aur fees
  [coverage] is @skill in any of the three > [coverage] in all or only one > [curriculum] what more is in that one > [duration] and how long
  [certificate] which program gives a certificate > [certificate] only that? > [certificate] and if i do both do i get two > [certificate] on paper?
  [projects] are there projects in @program > [projects] in the other one too? > [projects] real ones? > [partners] with whom
  [mentor] do i get a mentor in @program > [mentor] and with the short one? > [mentorTimes] how often > [mentorTimes] more often in the long one?
  [start] when does @program start > [start] and the other one > [order] can i do them one after the other > [ending] when would i be through
  [transfer] can i move from @program to @program > [transfer] and back again? > [price] do i pay the rest > [compare] what would i gain by that
  [launchProgram] for which program is the bootcamp > [duration] how long is that > [launchProgram] and not for the other two? > [start] when do those begin then
  [duration] how much time does @program take > [duration] that is less than @program right > [duration] by how much > [curriculum] what is left out in it
  [curriculum] what will i study in @program > [codingNeed] is that with programming > [codingNeed] and @program > [curriculum] then what is in that one
  [audience] is @program for managers > [audience] and for those below them > [audience] what of @program > [recommendation] i lead a team of 6 so which
  [recommendation] my friend is a @person what should he do > [audience] is that really for such people > [duration] how many hours would he need > [oneFormEach] can i fill in for him as well
  [coverage] does @program have @skill in it > [coverage] how about the other one > [compare] otherwise are they alike > [duration] and as long?
  [difficulty] how difficult is @program > [difficulty] for a @person? > [prerequisites] does he need maths > [difficulty] what if he gets stuck
  [price] is @program free > [price] any of the three? > [demo] then a free class in it? > [demo] for the others too
  [compare] which one is bigger @program or @program > [compare] and the third > [duration] in hours i mean > [price] is it dearer too
  [codingNeed] can i do @program without coding > [codingNeed] not even a little? > [coverage] do they teach @skill from zero there > [difficulty] will i manage
  [register] where do i sign up for @program > [transfer] can i switch to the other one later > [transfer] until when > [contact] whom do i tell
  [prerequisites] any requirement for @program > [prerequisites] none? > [prerequisites] same for @program? > [codingNeed] and coding in that
  [certificate] certificate for @program? > [certificate] what stands on it > [accreditation] is it government approved > [accreditation] the other one's maybe?
  [duration] how long are the courses > [duration] which are equal > [compare] so where do those two differ > [recommendation] which of those for a @person
  [summary] give me details of @program > [duration] hours? > [price] fee? > [summary] and now the same for the other
  [audience] who can take @program > [audience] freshers? > [audience] people over 40? > [recommendation] my father is @person what for him
  [curriculum] what happens in @program > [projects] do we build something there > [projects] in the other one as well? > [projects] which of them has more of that
  [coverage] i want to learn @skill do you have it > [coverage] which one is that in > [codingNeed] can a non coder do that > [recommendation] if not what else for me
  [recommendation] i can't decide between @program and @program > [difficulty] which is lighter > [duration] and quicker? > [register] that one then how do i join
  [duration] is @program longer than 2 weeks > [duration] with 4 hours a day? > [duration] and only on sundays > [schedule] are there classes on sunday
  [codingNeed] do i write code in @program > [codingNeed] in which one do i not > [audience] who takes that > [curriculum] what do they learn there
  [price] @program ki fees kitni hai > [price] aur baki do ki > [discount] kuch kam hoga kya > [payment] emi me de sakte hai?
  [compare] compare all three please > [recommendation] which of them for a fresher > [recommendation] and with some experience > [order] or one after the other
  [audience] is @program meant for a @person > [audience] my wife is not one though > [recommendation] which one for her > [codingNeed] must she code
  [programs] list your programs > [audience] who is the second for > [audience] the third? > [recommendation] i am a @person so which
  [coverage] do you cover @skill and @skill > [coverage] both in one? > [coverage] which one has only the first > [duration] how long are those
  [difficulty] is @program ok for a beginner > [difficulty] and that other one > [difficulty] which of them did people find harder > [mentor] does somebody help there
  [prerequisites] i hate maths can i do @program > [prerequisites] is the other one better there > [codingNeed] i don't code either > [recommendation] what is left for me
  [order] which course should i do first > [order] why not the other way > [duration] how long till both are done > [certificate] do i get one for each
  [register] how to register for @program > [register] my brother wants the other one > [oneFormEach] same form? > [afterRegister] do they call us both
  [certificate] kya @program ka certificate milta hai > [certificate] dusre ka bhi? > [certificate] kab milega > [certificate] online ya paper pe
  [duration] what is the total of hours in @program > [duration] how many for all three > [order] can one do them all > [discount] cheaper that way?
  [curriculum] syllabus for @program > [curriculum] and for that second one > [compare] no overlap at all? > [order] so would one take both
  [recommendation] we are two a @person and a student what fits us > [recommendation] one course for both of us? > [duration] hers is how long > [duration] and mine
  [codingNeed] which one has no coding > [duration] how long does it go > [certificate] proof at the end? > [audience] who normally joins that
  [audience] kiske liye hai @program > [audience] student bhi? > [recommendation] to mere @person dost ke liye > [duration] kitna lamba hai wo
  [compare] is @program better than @program > [compare] in what way > [price] does it cost more for that > [recommendation] worth it for me?
  [coverage] will i learn @skill in the short program > [coverage] in the long one then > [duration] how long is the long one > [duration] and if i only do 1 hour daily
  [price] what are the charges for @program > [price] same as @program? > [price] which is less > [refund] if i drop it do i get that back
  [difficulty] will i manage @program > [prerequisites] i only did 12th > [recommendation] so which one > [difficulty] that is simpler?
  [summary] what can i do after @program > [summary] and after the other > [placement] which one gets me a job > [salary] how much would that pay
  [duration] how long would both @program and @program take > [duration] the first alone? > [duration] so the second is the rest > [schedule] do they overlap in timing
  [register] enroll me in the shortest course > [duration] how many hours is it > [formFields] what do you need from me > [register] where do i press
  [curriculum] how many topics does @program have > [curriculum] and the other one > [coverage] is @skill in both > [recommendation] which would help a @person more
  [recommendation] something for my boss please > [audience] is that for people like him > [duration] he has only 2 days will it do > [enterprise] or can you come for all of us
  [codingNeed] is python needed for @program > [codingNeed] or taught there? > [coverage] @skill as well? > [codingNeed] and the others go without
  [prerequisites] is there an age limit for @program > [prerequisites] upwards too? > [prerequisites] is it the same in all three > [future] anything for my 10 year old
  [instructors] who teaches @program > [instructors] the same for the other one? > [instructors] what is their background > [mentor] do they also mentor
  [tools] do i need a good laptop for @program > [tools] and for @program > [codingNeed] because no code there? > [recommendation] i have just a tablet so which one
  [mode] is @program online > [mode] all three? > [otherCity] is one of them in pune > [abroad] my cousin in dubai can he do that one
  [access] how long can i see the material of @program > [access] the other one as well? > [access] both for ever > [recordings] also the videos
  [duration] tell me the length of @program > [duration] in days? > [duration] and that second program > [besideWork] i work till 6 would it go
  [audience] who joins @program usually > [audience] and the other two > [recommendation] where do i go as a @person > [classSize] how many are in there
  [coverage] does anything here teach @skill > [summary] tell me more about that one > [difficulty] is it hard > [price] and how much
  [compare] what is extra in @program over @program > [duration] does that take longer > [duration] how many hours more > [price] more money also?
  [codingNeed] coding compulsory hai kya @program me > [codingNeed] aur dusre me > [recommendation] mujhe nahi aati to konsa > [difficulty] mushkil to nahi wo
  [recommendation] suggest a course for a @person > [recommendation] no something shorter > [recommendation] and without code? > [curriculum] what does that one teach
  [certificate] is the certificate free with @program > [price] and the course itself > [price] that of the other? > [invoice] can i get a bill for it
  [register] i choose @program what now > [formFields] what will you ask me > [afterRegister] and then? > [transfer] if i like the other one more after that
  [difficulty] which is harder @program or @program > [difficulty] why that one > [duration] longer too? > [recommendation] then for a lazy one like me
  [prerequisites] do i have to know @skill before @program > [coverage] is it taught there > [coverage] or in the other one > [order] so that one first?
  [price] how much to learn @skill with you > [coverage] which course is that in > [duration] for how many hours > [payment] pay after it possible?
  [duration] can @program be finished in a week > [duration] how many hours daily then > [duration] and the other one in a week > [order] both at once?
  [curriculum] modules of @program > [curriculum] all of them for a beginner too? > [codingNeed] how many of those are code > [difficulty] which are the hard ones
  [audience] would @program be right for doctors > [audience] or lawyers > [recommendation] which one do they take then > [codingNeed] no code for them?
  [summary] explain @program in short > [summary] longer please > [compare] and against @program > [recommendation] so which is for me if i run a shop
  [count] how many courses do you run > [duration] how many of them are short > [codingNeed] which of those is without code > [register] i take it how
  [mentor] is mentoring included in @program > [price] at no extra cost? > [mentor] in the cheaper one too > [mentor] alone or in a group
  [projects] how many projects are in @program > [projects] and in @program > [codingNeed] do i code those > [testimonials] what did others think of them
  [start] start date of @program please > [start] same for all? > [start] which one begins first > [deadline] until when can i get into that
  [seats] are seats left in @program > [seats] and in the other one > [seats] how many in each > [register] ok keep me one
  [recommendation] i know some @skill already what should i take > [coverage] is it repeated there > [duration] how long without that > [difficulty] challenging enough?
  [codingNeed] no code for me please what is there > [audience] for bosses only? > [audience] can i as a @person > [duration] ok and how long
  [duration] wats the duraton of @program > [duration] an the othr one > [duration] wich is longer > [price] an how mch is that
  [compare] difrence between the two short ones > [codingNeed] which one has code > [audience] who goes to the other > [recommendation] my @person colleague where
  [coverage] is @skill there in @program > [coverage] only basics? > [coverage] more of it in @program? > [compare] which is deeper overall
  [price] total cost for me and my friend in @program > [discount] less for two? > [price] and if he takes the other one > [oneFormEach] do we need two forms then
  [certificate] do both programs have certificates > [certificate] the third one not? > [certificate] how do i get it > [certificate] even if i miss classes
  [order] is @program a must before @program > [order] can i skip it > [coverage] where would i learn @skill else > [duration] how much time do i save
  [difficulty] is the long course difficult > [difficulty] and the short ones > [difficulty] even for someone at 55 > [support] is there help if he gets lost
  [audience] @program for a college student? > [recommendation] or the other one > [duration] would 3 weeks do for him > [price] student price?
  [curriculum] what do leaders learn in @program > [codingNeed] any programming in it > [curriculum] and what do their developers learn > [enterprise] can we send both groups
  [recommendation] konsa course karu main @person hu > [difficulty] easy hai kya > [certificate] certificate bhi? > [register] thik hai kaise join karu
  [register] can i join two programs > [order] at the same time? > [oneFormEach] one form for the two > [certificate] then two certificates
  [duration] is 10 hours all there is in @program > [curriculum] what can you teach in that time > [duration] how many has the other > [recommendation] i have 3 weeks which one
  [codingNeed] how much coding is in @program > [codingNeed] more than in @program? > [tools] what do i have to install for it > [difficulty] for a newbie ok?
  [prerequisites] what should i know before @program > [prerequisites] and before the next one > [prerequisites] would the first be enough for that > [order] so in that order
  [programs] what else besides @program > [summary] tell me of the second > [coverage] has that @skill > [coverage] and the third
  [price] price list please > [price] just for @program > [price] with certificate? > [price] and the other one
  [compare] @program vs @program for a @person > [recommendation] and if she can't code > [duration] how long is it for her > [besideWork] she has a job will it go
  [coverage] i need @skill for my work is it there > [coverage] in the 10 hour one as well > [duration] where i get it how many hours > [enterprise] could my team of 8 get just that
  [audience] what kind of people take @program > [alumni] who did it so far > [quotes] what do they say > [testimonials] anyone from the other one too
  [duration] how long does the bootcamp go > [launchProgram] which program is that > [duration] as long as the normal one? > [joinLaunch] where do i join that
  [recommendation] which is best for a job change > [placement] do i get a job with it > [placement] with the other one? > [career] what does it give me then
  [difficulty] i am scared of @program > [difficulty] is @program softer > [mentor] does anyone help me there > [mentorTimes] each week?
  [summary] know more about @program > [audience] is it for me i am @person > [audience] my sister is not working what of her > [besideWork] and i do it after office?
  [certificate] what do i get at the end of @program > [certificate] signed? > [certificate] the same paper for the other > [accreditation] does it count for my university
  [coverage] @skill sikhate ho kya > [coverage] kis course me > [duration] kitne ghante > [prerequisites] 12th pass chalega?
  [codingNeed] can a manager survive @program without code > [recommendation] or is the other better for him > [audience] was it made for managers > [price] what will the company pay
  [language] is @program in english > [language] the other ones too? > [language] is one of them in telugu > [difficulty] my english is poor will i follow that
  [recordings] are @program classes recorded > [recordings] of all three? > [access] how long can i watch those > [attendance] so may i skip some
  [duration] hours of the managers program > [duration] one weekend enough? > [schedule] is it on weekends > [schedule] what about the developer one
  [curriculum] show the contents of @program > [coverage] hm no @skill there? > [coverage] then the other one has it? > [register] ok that one how
  [audience] can my @person friend join @program > [prerequisites] he has no degree > [codingNeed] and never coded > [recommendation] so put him where
  [price] does @program cost more than 20000 > [price] and the two others > [payment] all at once? > [refund] and if i don't like it
  [compare] are @program and @program the same thing > [compare] what has the one the other has not > [codingNeed] do both need code > [difficulty] and equally hard?
  [recommendation] best program for someone with no time > [duration] how little time is that > [duration] 30 minutes a day enough? > [access] could i go on with it later
  [difficulty] can a 60 year old do @program > [prerequisites] no age limit? > [difficulty] the shorter one is simpler? > [recommendation] so that for him
  [coverage] which program includes @skill > [brochureContents] is it in the brochure so > [curriculum] what comes after that in it > [assessment] is there a test on it
  [register] book @program for me > [myRegistration] is it done now > [register] so what must i press > [afterRegister] then you call?
  [codingNeed] do all three courses need code > [codingNeed] which one does not > [curriculum] what does it have instead > [audience] so whom is it for
  [prerequisites] is a laptop and 12th enough for @program > [prerequisites] for @program too? > [tools] what laptop > [codingNeed] and coding knowledge
  [duration] how many days for @program > [duration] and for both then > [start] if i start in june > [ending] when am i done with the last
  [summary] @program ke bare me batao > [summary] aur wo dusra > [compare] dono me fark? > [recommendation] mere bhai ke liye konsa wo @person hai
  [order] should i do both @program and @program > [recommendation] if only one which > [duration] how long is it > [transfer] could i add the other later
  [count] total courses? > [audience] how many of them for business people > [curriculum] what is in that > [coverage] @skill also?
  [certificate] certificate after the 10 hour one? > [certificate] after both of those? > [certificate] what of the long one > [certificate] is that a bigger one
  [career] does @program help my career > [career] more than the other one? > [placement] with a job at the end? > [salary] how much do they earn after
  [recommendation] i want to build apps which course > [codingNeed] i guess with code? > [duration] how long till i can > [projects] do i build one there
  [tellsAboutSelf] i run a small company > [recommendation] which of the three > [recommendation] and for my developer > [oneFormEach] can i put us both in one form
  [duration] can i do @program faster > [duration] 5 hours a day say > [duration] and @program at that pace > [order] back to back?
  [audience] is the @program thing only for engineers > [audience] also for arts people? > [difficulty] would it be tough for them > [recommendation] something else for them?
  [price] how much for the short one > [price] and long > [price] so how much more > [compare] what do i get for that
  [coverage] any @skill in the short course > [coverage] where then > [codingNeed] would a leader have to code there > [compare] what else is different in it
  [compare] tell me how the three differ > [duration] in time? > [audience] in who they are for? > [price] and in money
  [mentor] which program has mentors > [mentor] all of them? > [instructors] who are they > [mentorTimes] how many hours with them in the short one
  [codingNeed] is there programming in the bootcamp > [launchProgram] which course is it > [codingNeed] and the others? > [recommendation] what if i can't program
  [difficulty] how tough is the short course > [duration] how short exactly > [curriculum] and what all is put in there > [difficulty] that much for a newcomer?
  [recommendation] choose one for me i am a @person from delhi > [otherCity] is that held there > [mode] or online? > [duration] for how long
  [register] i want both how do i enroll > [oneFormEach] two times? > [formFields] all the same questions again? > [price] do i pay twice
  [prerequisites] is experience needed for @program > [prerequisites] how many years > [prerequisites] none for the other? > [recommendation] i have none so that one?
  [transfer] i took @program can i have the other instead > [transfer] is it free > [duration] how much longer is that one > [contact] where do i write for it
  [brochure] is there a pdf on @program > [brochureContents] the other ones in it too? > [duration] how long are they by the way > [price] and the fee of each
  [classSize] how many learners in a @program class > [classSize] and in @program > [mentor] do i get help of my own then > [audience] are they all coders
  [demo] can i try @program first > [demo] or the other one? > [recommendation] no? which do i take then > [refund] and if i don't like it do i pay
  [enterprise] can 12 of us do @program > [recommendation] the half are managers what for them > [duration] how long is theirs > [discount] a group rate for the two
  [testimonials] what do people say about @program > [testimonials] and the other > [alumni] what do they work as > [recommendation] i'm the same so which
  [joinLaunch] how do i get in the bootcamp > [launchProgram] is that @program > [register] and if i want the other one > [oneFormEach] same form for both?
  [future] will there be a longer version of @program > [duration] how long is it now > [recommendation] what is there today for more depth > [difficulty] harder?
  [benefits] why should i do @program here > [perks] what do i get with it > [perks] with the other one too? > [certificate] is a paper among that
  [schedule] when are the classes of @program > [schedule] and of @program > [order] so could i do both > [duration] how many hours a week would that be
  [access] do i keep the material of @program > [access] if i do only the short one? > [access] until when > [price] for no extra money
  [support] is there help after @program > [support] also after the little one > [support] for how long > [mentor] and during it
  [payment] can i pay @program in instalments > [payment] how many > [payment] for the short one also > [price] what is that one anyway
  [assessment] is there an exam in @program > [assessment] and in the one for managers > [certificate] do they get a certificate without it > [difficulty] is it difficult
  [besideWork] can i do @program with a full time job > [besideWork] and both? > [duration] how many hours would that be > [recommendation] or just one which
  [refund] do i get money back if @program is too hard > [transfer] or can i go to the easier one > [difficulty] which is that > [duration] how long does it take
  [salary] how much do people earn after @program > [salary] and after the other > [recommendation] so which would you do > [price] what does it cost me
  [abroad] can i take @program from nepal > [abroad] any of the three > [phoneFormat] my number fits in the form? > [certificate] and do i get the certificate here
  [discount] is there any offer on @program > [discount] on both? > [price] so what do i pay for the two > [payment] when
  [summary] what does the @program graduate know > [coverage] @skill too? > [summary] and one from the other program > [recommendation] which should i be as a @person
  [deadline] last date for @program > [deadline] same for the other two? > [seats] any places left > [register] quickly then where
  [duration] can my team do @program in 2 days > [enterprise] there are 15 of us > [curriculum] what would we learn > [codingNeed] some don't code is that ok
  [duration] how long for @program > [duration] and @program > [-] ah ok. [compare] so what more is in the long one > [coverage] @skill i hope > [register] fine that one where do i join
  [codingNeed] is code a must in @program > [-] hm. [codingNeed] in the next one also? > [recommendation] pick me one then
  [price] what is the fee > [price] i meant for both > [discount] nothing off?
  [audience] whom did you make @program for > [-] i see. [audience] and the other > [tellsAboutSelf] well i am @person > [recommendation] so which of the two > [duration] how long must i sit there
  [recommendation] which one should i take > [tellsAboutSelf] i am @person and know a bit of code > [duration] ok how long is it > [difficulty] not too basic? > [recommendation] then the bigger one
  [coverage] do i learn @skill > [coverage] in both? > [duration] shorter one of them?
  [certificate] is @program certified > [certificate] @program too? > [-] nice. [price] and what do the two cost
  [difficulty] which corse is easyest > [codingNeed] no codding in it? > [audience] for evrybody? > [register] how to jion that
  [summary] i want to know about @program > [curriculum] and what topics > [duration] in what time > [price] for how much > [recommendation] ok is it the right one for a @person
  [compare] what sets @program apart from @program > [-] got it. [prerequisites] do both need some background > [codingNeed] and code?
  [curriculum] @program me kya padhate ho > [curriculum] aur @program me > [coverage] @skill kisme hai > [-] accha. [duration] wo kitne ghante ka
  [register] can my friend and i join @program > [oneFormEach] together in one form? > [recommendation] he is a @person is it his thing > [recommendation] or rather the other > [duration] how long would he go there
  [prerequisites] who may not join @program > [-] good. [prerequisites] and for the harder one > [codingNeed] must i code before that
  [programs] what all do you teach > [duration] which takes least time > [curriculum] what's inside > [-] ok thanks. [register] how do i get that one > [afterRegister] and when do you answer
  [duration] how many hours do i spend in @program > [schedule] at what time of day > [schedule] evenings for the other?
  [count] do you have more than 2 courses > [compare] in what are they different > [-] right. [recommendation] mine would be? i am @person > [certificate] with proof after?
  [codingNeed] can someone from sales do @program without code > [-] great. [recommendation] and for our it guy > [enterprise] could we come as a team of 5 > [price] what is it for us all
  [order] in which order do the three go > [duration] how long for the whole lot > [-] wow. [recommendation] if i have time for one only > [curriculum] what would i miss then
  [duration] how long is @program > [duration] and @program, not longer? > [register] good i take @program not the other
  [duration] hours of @program > [register] ok i take it, not the long one
  [recommendation] which is for @person > [duration] is it longer than @program > [register] good. i will take that one not the other
`;
