/** How one joins, what the form, the launch, the chat and the site do, and what becomes of what was typed. As messages/all.ts says. */
export const formAndSite = `
  [register] where do i tap to get my name down [formFields] and what do i need to have at hand for it
  [-] my wife finally agreed [register] okay sold, sign me in for @program [start] when do i turn up
  [-] been going back and forth for a week [register] fine, what's the drill for getting in [formFields] and what do you need from me
  [tellsAboutSelf] i fix ac units for a living [register] and want to hop into @program, what do i do first
  [afterRegister] so the form's gone off, now what [-] my fingers are crossed
  [afterRegister] how long before somebody rings me once i've sent it [price] and will they want money on that call [-] i'm a bit broke till friday
  [myRegistration] where do i stand with my application
  [myRegistration] filled your thing on friday, total silense since, am i on the list [-] starting to worry [contact] whom could i poke
  [formFields] what will the sheet want to know about me [whoSees] and who gets to see it all
  [formFields] do i need my aadhaar handy when i fill it in [duration] and is @program more than a month [language] and is it all in english
  [formLocked] last button is pale and won't budge [formFields] is there a box i've overlooked
  [formLocked] i've put everything, why can't i press submit [-] tried thrice
  [formWrong] it keeps telling me my email is wrong but it isnt [-] this chat swallowed the very same one
  [formWrong] the number box goes red as soon as i finish typing [-] i checked it on my sim [phoneFormat] what length does it want
  [formFailed] red message "registration failed" popped up when i sent it [-] great start lol
  [formFailed] sent the form and it thru an eror back [myRegistration] did it reach you all the same?
  [formNotLoaded] i press enroll now and nothing opens [contact] who do i shout at
  [-] third day running [formNotLoaded] enroll button just says form could not be loaded [contact] whom do i tell
  [phoneFormat] how many digits do you want for a french mobile [abroad] and is it alright that i'm in lyon
  [leadingZero] do i drop the zero at the start [phoneSigns] and can i leave the dashes in [formWrong] the box is all red whatever i do
  [phoneSigns] ok to type my number with gaps in it?
  [phoneSigns] {spaces} i know are ok, can i put a plus before the number
  [launch] what's that august thing that came up on my screen [joinLaunch] and how would i get into it
  [launch] what time is the live thing for us in india [seats] and how many chairs did you say [price] oh and is it free
  [launchProgram] the box that jumps up, which of your courses is it about [launch] and on which evening does it happen
  [joinLaunch] how do i get myself into that august session [price] does that cost extra
  [-] it vanished before i could read [joinLaunch] how do i grab one of those 25 places [closeLaunch] and if i shut the window is it gone for good
  [closeLaunch] how do i get rid of this big windwo [-] i only came for the fees
  [seats] any room left in the bootcamp [deadline] and when does the list get closed
  [seats] is it a small number that can come or do you take whoever clicks
  [start] when do we kick off [schedule] mornings, i hope?
  [start] what day would my first class be [ending] and by when am i a free man again [mode] and where do i come, or is it a link
  [deadline] how long can i dawdle before it's too late to singup
  [deadline] till what day are you taking names [-] my salary comes on the 30th
  [ending] on what date would @program wrap up
  [-] i am getting married 14 decembr, [ending] will it be over by then
  [transfer] if i pick wrong can i hop over to @program later [price] and would i have to pay twice
  [transfer] can my brother go in my place if i fall sick [refund] or else do i see my money again
  [brochure] got a flyer i can forward to dad [-] he's the one with the wallet
  [brochure] send me the pdf pls
  [-] one thing before i forget, [brochureContents] what's actually in that pdf [price] does it tell the fees
  [brochureContents] before i download it, what all is written inside
  [enterprise] there are 14 of us in the office who want this, can you do it just for us [onSite] in our own canteen maybe
  [tellsAboutSelf] i run a small textile unit [enterprise] would you teach my supervisors as one bunch [onSite] and would somebody travel down to surat for it [price] i'd pay the bus, what else is to be paid
  [enterpriseMail] {how to reach you} is clear, what should i write you about our team [vendorPapers] and could you attach your pan in the reply
  [onSite] would the teacher come to our factory [language] and does he speak gujarati
  [onSite] can i pop in to your place and have a look around [schedule] and are there evning batches
  [vendorPapers] our accounts people want your gst certificate
  [vendorPapers] who do i ask for your bank letter and pan, [-] to set you up in our system
  [contact] how do i get hold of an actual human [-] no offence
  [contact] what's the mail id for questions [phone] or is there a number i can dial [-] evenings suit me
  [phone] give me a number yaar, [-] typping is slow
  [phone] are you on whatsapp
  [location] whereabouts are you guys [social] and where can i see pictures
  [location] which city is this run from [street] and what's the exact address for my driver [phone] else a number, and i'll ask the way
  [street] full postal adress please
  [street] is it near the metro, what road are you on [classSize] how many of us in the room
  [otherCity] anything in pune [mode] else could i do it from my laptop
  [otherCity] you lot have a centre in lucknow by any chance? [mode] or can it be done from home [recordings] or can i watch it the next morning
  [abroad] i live in muscat, can i still take part [phoneFormat] the form, does it know our numbers
  [abroad] my sister is in melbourne, would she be allowed in [schedule] and at what hour would that be for her
  [social] are you on insta
  [social] got a youtube channel i can look at first
  [about] what is it you ppl do [company] and since when
  [-] saw your link on a friend's status, [about] what's this all about
  [name] what are you called [trust] and how do i know you're the real deal
  [name] what's the name of this place [location] and where is it [-] i'd rather know who i'm paying
  [dataUse] if i leave my number will i be pesterd every day [phone] i'd rather ring you, what's yours
  [dataUse] what for do you want my mobile [formFields] and can i leave it empty [whoSees] and who has it then
  [dataKept] how long does my stuff sit with you [correction] and if my number changes how do i tell you
  [dataKept] when do you throw my number away if i never join
  [erasure] take me off your lsit [-] thanks and sorry
  [erasure] wipe my info please [-] found something nearer home [dataKept] or does it go on its own some day
  [correction] i typed my name wrong on the form, can you fix that [mailContents] does the mail show what i put
  [correction] gave you the old mobile by mistake [-] silly me [correction] how do i get it changed [-] they'd be ringing a stranger now
  [cookies] are you tracking me on here [privacy] what do you promise on that front
  [cookies] does this site put cookes on my phone
  [privacy] is my info safe with you [trust] or is this one of those traps
  [privacy] where's your privacy policy [dataKept] and for how many years do you hang on to things [erasure] and can i be taken out early
  [chatDetails] why did this chat want my email first [chatDetails] will anybody use it
  [chatDetails] does what i type here get saved somewhere
  [whoSees] who can read what i put in the form [-] i'm a private sort of person
  [whoSees] can other visitors see my number once i've sent it
  [source] do you know i came from a facebook ad
  [source] can you tell which page sent me here [-] just curious [cookies] is that done with cookies
  [mailContents] wht does the mail you send me say [myRegistration] because i've none, did my form reach
  [mailContents] that confirmation thing, what's in it [afterRegister] and when does someone call [-] i'm all ears
  [mailByMistake] i got a mail from you but never signd up for anything [erasure] get me off it please
  [mailByMistake] why is your thank you for registering mail in my inbox, [-] i don't know you
  [greeting] hello, [chatStart] what do i have to put in before i can chat
  [chatStart] my husband's phone won't let him begin the chat, [-] says fill all the fields
  [-] silly one, [chatKeys] does enter send it or do i press the arrow
  [chatKeys] how do i go to a new line in here without sending
  [chatFailed] my last message didn't go [chatKeys] is enter the right key or did i miss the arrow
  [pageNotFound] i clicked a link and got oops page not found [contact] who could send me the right one
  [pageNotFound] why does it say this page isn't thier
  [pageStopped] your page froze on me [myRegistration] had my form gone through before that
  [pageStopped] the whole thing crashed and says something went wrong, did i lose what i sent [contact] who's to be told
  [-] my scroll wheel is broken [pageFoot] what's down at the bottom of the page [social] is your insta there
  [pageMenu] what are those words along the top
  [account] how do i log in [access] i want to reopen last year's notes, are they still mine
  [account] forgot my password [-] if i ever had one
  [otherPeople] who else has signned up from bhopal [-] would be nice to share a taxi
  [-] we made a bet [otherPeople] did my classmate rohit join too, can you check
  [partnership] any job openings with you [salary] and what do such people get in general
  [greeting] heya [partnership] can i get something for bringing you students [social] i've 20k followers, where do i tag you
  [future] anything new in the pipeline [start] and if so when
  [-] she's ten and sharp [future] will there ever be a course for kids
  [tellsAboutSelf] my daughter has finished her b.com and sits at home [register] kindly tell how her name can be given for @program [audience] or is it for boys of engineering only
  [register] beta how do we admit my grandson into your class [prerequisites] must he have passed twelfth
  [-] I am not good with computers. [register] Which button must be pressed to get admission? [price] And what is the first payment?
  [register] please put my wife down for {the long one} no, @program
  [afterRegister] After we post that form, will somebody telephone us or must we keep calling [phone] to which number
  [afterRegister] suppose i fill it tonight, does that bind me to anything [refund] and can the money come back [-] I have seven mouths to feed.
  [afterRegister] is there any letter or mail that comes to say you have got it [mailContents] and what does it tell us
  [myRegistration] I sent my son's particulars last Tuesday. Kindely confirm they have reached. [-] He is anxious.
  [-] no call, no mail, nothing [myRegistration] have you people even received my form? [contact] or whom shall we write to
  [formFields] What all must we keep ready before sitting to fill the form, photo, marksheet?
  [formFields] is date of birth asked for [-] he was born in a village and has no certificate of it
  [formLocked] the bottom button looks faded and my finger does nothing on it [-] spectacles are on
  [formLocked] i am pressing and pressing on submit registration but it stays asleep [-] what a headache [phoneFormat] must 91 be typed in or is it there already
  [formWrong] It writes something in red below my telefone number, what is my mistake? [phoneFormat] How many figures should stand there?
  [-] my name is only one word [formWrong] and the form seems not to like that
  [formFailed] We pressed submit and it replied Error with some english after it. What should be done now
  [formFailed] it says could not be registered try again, [-] tried again, same
  [formNotLoaded] my grandson presses that enroll button but no paper comes to fill in [formFields] what is to be kept ready once it does come
  [formNotLoaded] When I touch enroll it says check your connection. [-] My connection is fine, serials are running on it.
  [greeting] namaste, [phoneFormat] Mine is a Dubai nuber, nine figures, will it be taken
  [phoneFormat] how many numbers must there be for an indian mobile, with 91 or without
  [phoneSigns] i always write my number with a gap in the middle, is that a problem for the form
  [phoneSigns] May brackets be used around the std code? [-] It is written so on my card.
  [launch] Some notice came up about August 11, what is it please [joinLaunch] How to be a part of it
  [launch] which morning is the indian session of it [-] i saw two dates and got muddled [price] and is it chargeable
  [launchProgram] This announcement with limited seats, does it belong to the @program course or the other [seats] and is there a place left over
  [launchProgram] if i go for that special session am i then in @program
  [joinLaunch] my son wants to attend that speical bootcamp in the notice. Where do we give his name for that? [deadline] and up to when
  [-] i pressed it away too fast [joinLaunch] how can i now reserve a chair in that bootcamp [closeLaunch] and when it's there again, how to put it off
  [closeLaunch] A big advertisement is covering everything, how to remove it [-] My grand daughter is not home to help.
  [closeLaunch] if i touch i'll decide later have i agreed to something [erasure] if so please cancel whatever it was
  [-] his friend told us, [seats] Are only twenty five children taken in that bootcamp [difficulty] and is it very tough for the weak ones
  [seats] how many places, and are there any over [price] and what does one cost [joinLaunch] and where is it booked
  [start] From which date must I send my daughter [accommodation] and is there a ladies hostel
  [start] when does the new lot begin, [-] we have to book her train tikcet
  [deadline] Up to which day can forms be given? [register] And at which counter, or only on the computer?
  [deadline] is it already too late for this term [-] we only heard of you yesterday [start] if not, then from which date
  [-] My son's exams are in April. [ending] Will @program be finished before?
  [ending] which month would they let her go [certificate] and with what paper in hand
  [transfer] we put him in @program but he wants @program now, may we exchange [price] is there some money to be paid for that
  [-] She may fall pregnant in between, [transfer] can she carry on with a later lot?
  [brochure] Have you some printed booklet for parents [language] In Marathi also?
  [-] no printer here but the shop has one [brochure] i would like to read on papr, can i get the leaflet
  [brochureContents] Is the syllabus printed inside that booklet, or only photos [mentor] And is the private guidance explained in it?
  [brochureContents] what will my husband learn from the pdf that isn't on the page
  [enterprise] Our ladies' cooperative has 30 members who would like to learn together. Do you arrange such a thing?
  [tellsAboutSelf] we are three doctors and five nurses in one clinic, [enterprise] could the lot of us be taught as a group
  [enterpriseMail] In the letter to you about our school's teachers, what should be mentioned?
  [enterpriseMail] i am to write to you for our society's staff, which points do you want in it
  [onSite] Will the teacher come to our village school if we give a hall?
  [onSite] may my husband and i come and see the place before paying [street] and which road is it on
  [vendorPapers] The trust auditor asks for your registeration papers before we may pay you, can you furnish?
  [contact] I wish to speak with some elder person from your side. [-] This typing tires me.
  [contact] where do i write if i have a dout after this [phone] or is there a number for it
  [-] My eyes are weak. [phone] Kindly give telephone number. I do not do email.
  [phone] is there somebody my mother can ring in the daytime
  [location] In which town is your institute, beta [otherCity] Is there one in Nashik also?
  [location] where do you sit [-] i mean the school [company] and who is the head
  [street] what landmark should i tell the rickshaw man [location] and which city, before that
  [street] Please give door number, street and pin code for a registered letter.
  [otherCity] {Hyderabad} is too far, is there nothing nearer to Kolhapur [-] The bus takes eleven hours.
  [otherCity] We are in Jaipur. Do you have an ofice here?
  [tellsAboutSelf] my son is doing his ms in texas [abroad] could he follow your course from over there [prerequisites] and may he come without ever having worked
  [abroad] I shall be at my daughter's in Sydney from May, may I continue from that side?
  [-] My niece says look them up on facebook, [social] are you there
  [social] do you put vedios anywhere i can watch
  [about] What is the work of this organisation?
  [-] i opened this by chance, [about] please tell what you people are doing
  [name] Kindly tell the name of the institue, [-] the letters are too small for my eyes
  [name] what name should go on the cheque, i mean what are you called [payment] or is cheque not taken
  [dataUse] If I give my daughter's number, who all will be calling her? [dataKept] And when is it thrown away?
  [dataUse] will boys from call centres start ringing us after we fill this [phone] let us have your number so we ring ourselves
  [dataKept] After how many months is our telephone number remvoed from your books
  [dataKept] do you keep it till eternity [privacy] what is the rule of the government for that
  [-] My grandson typed my particlars. [erasure] Please strike them off.
  [erasure] she doesn't wish to join any more so kindly tear up her form [afterRegister] or will you people still phone [whoSees] and who else has seen it
  [correction] I have written wrong surname by mistake. How to get it set right? [myRegistration] And is the rest of it with you properly?
  [correction] the email i gave has a spelling mistake, one l too many [mailContents] and what was supposed to come there [-] she cried a bit
  [-] my nephew says every website spies on you, [cookies] does yours
  [cookies] Will shoe advertisements follow me after this visit?
  [privacy] how do i know you will not sell our family's numbers [whoSees] and how many persons handle it
  [privacy] Under which rules do you keep people's perticulars?
  [chatDetails] Why was my surname needed only to ask one question [whoSees] And who looks at the other form?
  [chatDetails] is somebody writing down all this that i am telling you [-] one feels watched
  [whoSees] Who in your office opens the forms that come in?
  [-] my neighbour also is with you, [whoSees] can he see that i have applied
  [source] Do you note down where a person heard of you
  [-] my sister forwarded me the link on whatsapp, [source] does that show on your side
  [-] My daughter says a mail came but she deleted it, [mailContents] what was written in it
  [mailContents] will the fees be in the mail that you send back [price] or tell me here only what it comes to
  [mailByMistake] Sombody has put my email in your form, [-] I have not asked for any course.
  [-] i am 74 and retired, [mailByMistake] why do you thank me for enrolling
  [chatStart] what must be entered in those three boxes before talking to you
  [chatStart] My wife wanted to start chatting, it said failed. What to do? [account] Or is your site down today?
  [chatKeys] which button on the keyboard sends this letter to you
  [chatKeys] I press enter and it goes off half written, how do I make another line [-] My students laugh at me.
  [chatFailed] what i wrote just now came back with a red sentence, has it reached you
  [pageNotFound] The link in the newspaper opens a page that says Oops. What has happened? [register] I only wanted to give my name for @program
  [pageNotFound] i wanted the fees page and it told me there is no such page [price] so you tell, what is it
  [pageStopped] Suddenly the screen says Something went wrong. Did I break it?
  [pageStopped] everything is stuck, nothing moves when i touch [-] tablet is new [account] or is the site itself closed
  [pageFoot] What is written right at the end of your page? [phone] Is some number there that one can ring?
  [pageMenu] how do i go from here to the part with the courses [register] and from there how to take one
  [account] My password is not acepted, please look into it.
  [account] the code you were to send by sms has not come [-] twenty minutes gone
  [otherPeople] Which other children from our coloney have joined? [classSize] And how many sit together?
  [otherPeople] tell me the name of the person who registered before me
  [-] I am a retired professor, [partnership] would you take me on as a teacher?
  [partnership] my son in law wants to open your branch as franchise, whom to see [price] and what would he pay for such a branch
  [future] Will you start something for senior citizens? [difficulty] And will it be easy going for us?
  [future] are you bringing a tailoring course next year or not
  [register] k i'm in, {the launch thing} no, the normal course, where's the signup [price] and what do i owe
  [-] convinced. [register] how do i enrol, is it on this page or elsewhere [price] tell me what i'm in for
  [register] how come i can't find where to aply for @program [-] been scrolling for ages
  [register] lemme join already [schedule] and is it nights
  [register] what are the steps to book myself onto @program [deadline] and when do you shut the door [-] payday's the 28th
  [afterRegister] does hitting submit charge me anything or does a human follow up first [invoice] and do i get a receipt
  [afterRegister] what's the turnaroud once the request lands with you [phone] or can i skip the queue and ring
  [afterRegister] i got the "registration submitted" toast [-] yay [afterRegister] what am i waiting for now [phone] or should i ring
  [myRegistration] any way to look up the status of my request [contact] else who'd know
  [myRegistration] submitted twice by accident, do you see one entry or two from me
  [myRegistration] pls confirm that my row made it to your db [-] my wifi died halfway [formFailed] it said failed at the end
  [formFields] is phone a requried field [phoneSigns] and does it mind a + there
  [formFields] how many fields in that form and are any optional [dataUse] and what's each of them used for
  [formFields] do you ask for a cv or github [prerequisites] and do i need a degree at all [-] i've neither
  [formLocked] submit is disabled, what's the validation missing
  [formLocked] the country dropdown is empty so the button never wakes up [phoneFormat] does it carry +64 at all
  [formLocked] tried chrome and firefox, submit registration is unclickable in both [contact] where do i file a bug
  [formWrong] validation rejects my plus-addressed email
  [formWrong] says phone number must be at most 10 digits but i typed ten?? [phoneFormat] what's it counting, with or without the 91
  [formWrong] what does a valid email look like to your form, it hates my .museum domain
  [formFailed] getting "Database error" on submit [myRegistration] any chance a row got written anyway
  [formFailed] POST fails when i send the form [-] 500 in devtools [contact] who's on call for this
  [formFailed] registration failed, network looks ok, should i retry or what [contact] or is there an inbox i can use instead
  [formNotLoaded] enroll now does zilch, no dailog
  [formNotLoaded] modal with the form never opens on safari, is there another route in
  [phoneFormat] whats the max digits for a german number
  [phoneFormat] is +65 in your dropdown [phoneFormat] and how many digits then
  [leadingZero] do i type 0 before the rest when the code is +44 already picked
  [phoneSigns] does the regex choke on spaces in the phone [formWrong] it just says invalid format to me
  [phoneSigns] does 98765-43210 with the hyphen pass
  [phoneSigns] copy pasted my number with brackets from contacts, will that do
  [launch] when's the thing in the modal, in IST [mode] and is it on zoom
  [launch] the popup times contradict each other, 10pm est isn't 11pm pst, which is right
  [launch] what's on at the bootcamp session [certificate] and do you hand out certs there [launchProgram] and for which of the tracks
  [launchProgram] which course id is that popup promoting [duration] and how long is that course in hours
  [launchProgram] the modal bootcamp, is it same as @program or a standalone
  [joinLaunch] does secure your seat now go to an external site [trust] kinda phishy, that
  [joinLaunch] dismised the modal, where's the link to get into the bootcamp [launch] and what day was it
  [closeLaunch] modal blocks the page, esc doesnt work, how to dismiss [seats] fine, while i'm at it, how many spots
  [closeLaunch] if i click decide later does it pop up at every reload [-] annoying ux [seats] and do i lose my spot over it
  [seats] i don't mean {the price}, is 25 the hard cap
  [seats] is the seat counter real or just marketing [-] i've been burnt by fake scarcity [joinLaunch] if real, where do i book
  [start] when's the next cohrot [start] and how often do you start one
  [start] what's the kickoff date for @program [language] and is it run in english [recordings] and are sessions taped
  [deadline] cutoff for signups? {start date} i've got [seats] and spots left for the launch thing
  [deadline] is there a hard stop for enrolment or rolling
  [ending] when does the cohort that starts next month wrap [duration] and how many hrs overall
  [-] our release freeze is 20 nov, [ending] does @program run past that
  [transfer] {refund} no thanks, can i swap tracks midway
  [transfer] possible to defer to the next cohort if oncall kills me [recordings] or are there videos i can catch up on
  [transfer] can i give my spot to a teammate [discount] or bring him along for cheaper
  [brochure] is there a pdf of al this
  [brochure] link me the brochure [-] cheers [brochureContents] is the week plan in it
  [brochureContents] does the pdf have a week by week outline [tools] and the stack you use
  [brochureContents] what's in the pdf beyond what's on the landing page [-] 4mb had better be worth it
  [enterprise] can you run @program privately for our backend guild, around 20 devs [enterpriseMail] what do i put in the mail to get going
  [enterprise] do you build custom curricula for eng teams [price] and what's the ballpark [invoice] and do you bill on net 30
  [enterpriseMail] for the enterprise inquiry, what info do you want up front [contact] and whom is it sent to
  [enterpriseMail] buton opened a mail draft with blanks, what goes into those
  [onSite] do your trainers fly out to clients [accommodation] who pays their hotel
  [-] we've got a training room with 20 desktops, [onSite] can it be held there
  [vendorPapers] infosec wants your soc2 report or a filled questionnaire [-] red tape, i know
  [vendorPapers] can you sign our dpa and nda before we send you people [invoice] and bill us in usd
  [contact] what's the support email
  [-] bot's not cutting it, [contact] route me to a person
  [phone] whatsapp bussiness number?
  [phone] any hotline [-] i hate mail [contact] or then a chat with a person
  [location] where's hq
  [location] where are you based, [-] asking for timezone reasons
  [street] got a google maps pin for the office
  [street] what building are you in
  [otherCity] got anything in bengaluru [otherCity] or chennai at least
  [otherCity] is the gurgaon office open or was that another outfit
  [abroad] i'm remote from lisbn, ok to take it from here? [recordings] asia hours kill me, are there replays
  [abroad] can folks in kenya enrol [payment] and pay by card [invoice] with a receipt in their name
  [social] {insta} i have, twitter handle?
  [social] do you have a github org or linkedin page to follow [about] and what's your thing, research or teaching
  [about] tl;dr of what this company does
  [about] what's your whole idea here, in a line or two
  [name] what's the brand name, [-] logo got blocked by my adblocker
  [name] who am i dealing with, name of the school i mean
  [dataUse] what do you use the phoen number for
  [dataUse] is my email going into a newsletter list [erasure] how do i opt out later
  [dataKept] retention policy on leads? [whoSees] and who can query them
  [dataKept] {what you do with it} fine, but do records expire or stay forever
  [erasure] gdpr art 17 request, how
  [erasure] unsubscribe me from everything and purge the record [-] k thx
  [correction] fat-fingered my email in the form, how do i patch it
  [correction] need to update the phone i submited
  [cookies] do you run google analytics here
  [-] no cookie banner, [cookies] so you set none?
  [privacy] is the form data encrypted at rest [dataKept] and purged after how long
  [privacy] do you have a dpo or some data protection page
  [chatDetails] is this chat logged with my email attached [dataKept] and for how many days
  [chatDetails] are transcripts used to train some model [whoAreYou] what model are you anyway
  [whoSees] who has access to the leads table
  [whoSees] is the enrolment list pubilc by any chance [otherPeople] can i see who's on it
  [source] do you log utm params
  [source] is the referrer saved along with my signup
  [mailContents] {when they call} never mind, what's in the auto reply mail [myRegistration] i never got one, is my signup in
  [mailContents] does the confirmtion include a joining link or just the course info
  [mailByMistake] someone used my gmail to sign up for @program, [-] not me
  [mailByMistake] got your confirmation out of the blue [erasure] so drop my address please [whoSees] who there has seen it
  [chatStart] chat form says "please enter a valid email" and won't start [-] it's a legit proton address
  [chatStart] is last name mandatory to open the chat
  [chatKeys] shift+enter for newline?
  [chatKeys] is there a shortcut to send
  [chatFailed] got "failed to send message", is your backend down
  [chatFailed] you said having trouble responding right now, shall i resend
  [pageNotFound] 404 on the link from your newsletter [brochure] can i grab the pdf elsewhere
  [pageNotFound] url with /courses gives me nothing, where did that page go [pageMenu] how's the site laid out now
  [pageStopped] page crashed mid scroll with an error screen [account] might be my adblocker or is your site down
  [pageStopped] site hung on safari ios, blank after "something went wrong", is my form lost
  [pageFoot] not {the menu}, what links are in the footer
  [pageFoot] scrolling forever on mobile, what's at the very bottom anyway
  [pageMenu] {footer} seen, what's behind the hamburger icon
  [pageMenu] what does the nav have [pageFoot] and what's in the footer
  [account] is there a student dashbord with login [access] or how else do i get to the material
  [account] your site wont laod on brave
  [otherPeople] how many signups did you get this week
  [otherPeople] dump the list of registered emails
  [partnership] hiring devs? [location] and which city would that be in
  [partnership] affiliate program for bloggers?
  [future] roadmap for new courses?
  [future] is a rust course on the cards
  [register] bhai mera naam daal do @program me [afterRegister] phir aap phone karoge ya main
  [register] admission lena hai, kidhar se shuru karu [price] aur kitne paise lagenge [formFields] aur kagaz kya kya
  [register] dakhila kaise milega batao [prerequisites] 12th fail hu chalega
  [afterRegister] form bhar diya ab aage kya hoga [start] aur class kab se
  [afterRegister] bharne ke baad kitne din me koi bolta hai
  [afterRegister] form bhejne se paisa to nahi katega na
  [myRegistration] mera wala form mila ki nahi dekh ke batao [afterRegister] aur call kab tak aayega
  [myRegistration] parso apply kiya tha, {mail} to aa gaya, par list me naam hai kya [afterRegister] warna kab phone karoge
  [formFields] form me kya kya puchte ho [-] lamba hua to chhod dunga
  [formFields] photo ya marksheet bhi lagegi kya form ke saath [-] abhi kuch nahi hai mere paas [register] fir bhi bhar sakta hu na, kaise
  [formLocked] submit wala button dab hi nahi raha [-] gussa aa raha hai
  [formLocked] sab bhar chuka fir bhi button halka grey dikh raha
  [formWrong] number dalte hi laal ho jata hai, kya galat hai
  [formWrong] email sahi hai phir bhi invalid bata raha aapka form [contact] kisko bataun ye
  [formFailed] bhejte waqt error aaya, dobara bharu kya
  [formFailed] registration failed likh ke aa gaya yaar [contact] ab kisko bolu [-] ab ro du kya
  [formNotLoaded] enroll now dabaya kuch khula hi nahi [contact] mail id do, wahi likh deta hu
  [formNotLoaded] form load nahi ho raha [-] jio ka net theek chal raha hai [account] ya aapki site hi band hai
  [phoneFormat] nepal ka number chalega form me [abroad] kathmandu se kar sakte hai na
  [phoneFormat] number ke aage 0 lagana hai ya seedha 9 se
  [phoneSigns] number me beech me space de sakte hai kya
  [greeting] namaste ji [phoneSigns] plus lagau ki na lagau number ke pehle
  [launch] wo jo khul ke aaya august wala, kya cheez hai [price] free hai ya paise lagenge
  [launch] bootcamp subah hai ki raat ko india time se
  [launchProgram] popup me jo bootcamp hai wo konse course ka hissa hai
  [joinLaunch] popup wale session me kaise aau
  [-] galti se band kar diya wo khidki, [joinLaunch] ab seat kaise pakdu
  [closeLaunch] ye bada dabba hatao screen se, kaise band hota hai [-] padhne nahi de raha
  [closeLaunch] baad me sochunga dabaya to kya hoga
  [seats] bootcamp me kitni jagah hai, bhar to nahi gayi
  [seats] {timing} chhodo, seat bachi hai kya
  [start] agla batch kab chalu hoga [classSize] aur kitne log hote hai ek me
  [start] is mahine shuru ho jayega kya [besideWork] duty bhi karni hai mujhe [schedule] raat me hoti hai kya class
  [deadline] {class kab hai} baad me, kab tak bhar sakte hai form [seats] aur launch wale me seat kitni
  [deadline] aakhri tareekh nikal gayi kya
  [ending] diwali tak khatam ho jayega na [-] ghar jana hai
  [ending] kis tareekh ko chhutti milegi is course se
  [transfer] baad me course badal sakte kya [refund] ya paisa wapas milega
  [transfer] meri jagah chhota bhai baith jaye chalega?
  [brochure] pdf whatsapp karne layak kuch hai [-] gaon me net kam hai
  [brochure] ghar walo ko dikhane ke liye kuch kagaz de do
  [brochureContents] {pdf mil gaya}, us me likha kya hai
  [enterprise] hamari company ke 25 log hai, sabko ek saath sikha doge [discount] thoda sasta bhi hoga na
  [enterprise] dukaan ke staff ke liye alag se karwa sakte ho kya [price] aur kharcha [duration] aur kitne din chalega
  [enterpriseMail] {address} hai mere paas, mail me team ke bare me kya kya likhu
  [onSite] sir hamare office aake padha denge kya [price] aane ka alag se lagega?
  [onSite] milne aa sakta hu kya ek din [street] pata bhi de do [phone] varna phone number
  [vendorPapers] gst number aur pan ki copy chahiye hamare accounts ko
  [contact] kisi insaan se baat karao [-] machine se nahi
  [contact] mail id do apna [-] yahan lamba likhna mushkil hai [phone] ya call ka number
  [phone] number do bhaiya call karunga [schedule] kitne baje tak uthate ho
  [phone] whatsapp pe ho kya aap log
  [location] kahan pe hai aap logo ka institute [accommodation] rehne ka bhi hai kya udhar
  [location] kaunse shehar se chalate ho ye sab
  [street] gali mohalla batao auto wale ko kya bolu
  [otherCity] indore me kuch hai aapka
  [otherCity] patna me branch kholi hai kya [-] yaha se door padta hai [mode] online ho to bhi chalega
  [abroad] main doha me hu, wahan se ho payega? [language] aur malayalam me samjhate ho kya
  [abroad] bahar desh me baith ke kar sakte hai kya
  [social] insta ka link do na
  [about] aap log ka dhandha kya hai [company] aur kab se chal raha hai
  [about] {naam} pata hai, ye website kis cheez ki hai bhai
  [name] institute ka naam batao [-] papa puch rahe
  [name] naam kya hai tumhari company ka, {tumhara} nahi
  [dataUse] number de du to spam to nahi aayega [-] pehle bhi lut chuka hu
  [dataUse] mera email kahi aur to nahi bechoge [privacy] koi niyam hai kya iska
  [dataKept] kitne saal rakhte ho hamari jaankari
  [greeting] hello bhai [erasure] mera number mita do apne yaha se
  [erasure] naam kat do mera, [-] ab nahi karna
  [correction] form me naam galat chala gaya, theek karwa do [mailContents] mail me jo naam hai wo dekh lu kya
  [correction] purana number de diya tha, naya kaise dalwau
  [cookies] website pe meri jasoosi to nahi ho rahi
  [privacy] data leak to nahi hoga na aapke yaha se
  [chatDetails] chat ke liye email kyu manga [chatDetails] mere message koi padhta hai kya
  [chatDetails] jo bhi yaha likh raha hu wo save hota hai kya [whoSees] aur kaun padhta hai form wala data [erasure] sab hata do baad me
  [whoSees] {chat} nahi, mera form kaun kaun dekh sakta hai
  [source] pata chalta hai kya aapko main kahan se aaya
  [mailContents] jo mail aata hai usme kya hota hai
  [mailByMistake] maine to kuch bhara hi nahi, ye mail kyu aaya
  [chatStart] chat chalu karne ko kya kya bharna padta hai
  [chatStart] start chatting dabata hu to bolta hai sab field bharo, [-] sab bhare hue hai
  [chatKeys] enter se jata hai ya us teer se
  [chatFailed] message gaya ki nahi, [-] laal likha aaya tha
  [pageNotFound] link khola to likha page nahi mila [register] mujhe to bas naam likhwana tha
  [pageStopped] site atak gayi, kuch chal nahi raha
  [pageFoot] page ke sabse neeche kya diya hai [pageMenu] aur upar
  [pageMenu] upar jo menu hai usme kya kya milega
  [account] login nahi ho raha mera
  [account] otp nahi aaya abhi tak
  [otherPeople] meri girlfriend ne bhi bhara hai kya, dekho na [-] bata nahi rahi wo
  [otherPeople] kitne ladke join kiye ab tak naam batao
  [partnership] aapke yaha naukri milegi kya padhane ki
  [partnership] student laaunga to commission milega? [partnership] ya phir aapki franchise hi de do
  [future] naya kuch la rahe ho kya aage
  [future] bachcho ke liye bhi khologe kabhi [-] beta 8 saal ka hai
  [-] Good morning, this is Farida from HR at a logistics firm. [enterprise] We'd like forty coordinators trained before the financial year closes, is that something you undertake? [price] And roughly what does it cost for so many?
  [enterprise] could you shape a two day thing only for our sales managers [duration] or is two days too short for it
  [enterprise] do you take bulk nominations from a bank [discount] and do rates come down then [projects] with exercises from our own branches?
  [enterprise] not {one or two}, the complete shop floor, can you handle that [discount] and would it come cheaper by the dozen
  [tellsAboutSelf] we're a 60 bed hospital and want our front desk trained [enterprise] do you make something just for such a group [certificate] with a paper for each [language] and can it be in kannada
  [enterpriseMail] what details does your side need to make a proposal for our team [vendorPapers] and do you furnish a pan copy along with it
  [enterpriseMail] i'm about to write to you on behalf of my department, what mustn't i foget in it
  [enterpriseMail] {the body} is written, which subject line should a company request carry [contact] and which inbox is it for
  [enterpriseMail] Do you want head count and budget in the enquiry for our staff or is a short note enough?
  [enterpriseMail] writing on behalf of 3 branches, how do i put it [-] so that you can quote for them
  [onSite] would you deliver it at our plant in sriperumbudur [mode] or is it all on screen
  [onSite] Our board room seats 30; can the sessions take place in it? [accommodation] And do we have to put up the trainer? [mode] or might it be done by video
  [-] we'd rather not send people anywhere, [onSite] can you come to them
  [onSite] could two of us drop by on thursday and see your set up [location] where would we be heading to
  [vendorPapers] Please share cancelled cheque, MSME certificte and GSTIN. [-] Finance is asking since monday.
  [vendorPapers] legal wants your master services agreement before we go on [enterpriseMail] and what ought our request to say
  [vendorPapers] can you fill in a supplier form [-] our finance is strict about it [invoice] with a tax bill afterwards
  [vendorPapers] is there an insurance certificate or iso paper [-] we can attach to the file
  [vendorPapers] before po we need your tds declaration and company incorporation copy [invoice] and will each branch get its own tax bill [-] four signatures needed
  [greeting] good afternoon, [contact] who is the right person for a purchase manager to write to
  [contact] i'd rather put this in writting, where to [-] phone calls get forgotten
  [contact] a real person please, {you} are lovely [-] but this is about our audit
  [phone] my director wants a quick call, what's the number
  [phone] besides {the mail}, is there a desk line for corporates [schedule] and till what time do they pick up
  [location] which state are you registered and working in
  [street] to which address can we courier the signed papers [-] twelve pages, stamped
  [otherCity] our teams sit in noida and chennai, do you have premisses in either [onSite] or do you come to where we are
  [otherCity] apart from {hyderabad}, any training room of yours in coimbatore
  [abroad] six of our people work out of manila, may they join the same group [enterprise] there's twenty more in pune, so a batch just for us?
  [abroad] can our dubai office staff be enrolled along with the indian ones [schedule] and can it be at indian hours
  [-] our social media girl wants to tag you, [social] what are your handles
  [about] my md asks in two lines what your outfit does
  [about] before i forward this to management, describe yourselves [name] starting with the name
  [name] Under which name do you trade? [street] And what address goes below it?
  [name] the approval form has a box for the training house, what do i write there
  [start] when could a batch for us begin, {next monday} is too early
  [-] we need them ready by june [start] so when do you beign the next round
  [deadline] {when it begins} we know, by when must the list of nominees be in [enterpriseMail] and what else to put in our letter
  [deadline] my aproval takes ten days, will registrations still be open [-] don't blame me, blame our head office
  [ending] When would the team be back at their desks for good? [attendance] And is it a must that everybody sits in each class?
  [-] year end closing is 31 march, [ending] when does the programme finish
  [-] staff come and go here, [transfer] if somebody resigns halfway may we send a replacement
  [transfer] we booked @program for an employee who ought to be in @program, can it be moved [price] and what's the difference in cost
  [register] how do i put three employees in at once, the form has place for one [payment] and is it one invoice for the three
  [register] HR here, one nominee for @program, how is that done [afterRegister] and who writes back, to me or to her
  [afterRegister] who'd be getting in touch once i've nominated her, and roughly when
  [afterRegister] Is there any obligation after the form has been sent? [refund] And if we back out, is the advance lost?
  [myRegistration] i nominated five people on monday, how many do you have on your list [correction] one of them left us so change that name
  [myRegistration] has the form of our intern arived, his name is arvind [start] and which day shall he come
  [formFields] does the form want employee id or company name
  [formFields] is a company mail id a must in the form or will a gmail do [-] our it blocks outside mails
  [formFields] what infomation of my staff will i have to hand over to get them in [dataUse] and what'll you do with all that
  [formLocked] all three boxes are done yet the submit thing stays greyed out on our office laptops
  [formWrong] your form calls our company adddress invalid, it ends in .co.in [contact] whom to mail from here
  [formWrong] it refuses my landline, is that because it has 8 digits
  [formFailed] For two of my colleagues sending ended in an error, one went through. Why [myRegistration] did both arrive
  [-] our it is paranoid [formNotLoaded] nothing appears after enroll now, perhaps our firewall, how else can i reach the form
  [phoneFormat] would a chinese mobile of eleven digits be taken [phoneSigns] and may we leave the brackets on
  [phoneFormat] our vp has a us number, ten digits, fine for your form? [abroad] and can he take it from dallas
  [phoneSigns] our numbers are written like (022) 2456-7788, can i past that
  [launch] a banner spoke of live projects and mentors on aug 12, what is it [launchProgram] and of which programme
  [launch] our team saw a pop up about some session, is it online and when
  [launchProgram] is the august event part of what we'd be buying for @program [certificate] and do they get a paper for that one day
  [-] reading this aloud in a meeting [launchProgram] to which programme does that limited seats offer relate
  [joinLaunch] two of us would like to sit in on that august session, where do we resrve [seats] if chairs are left that is
  [closeLaunch] the announcement keeps covering my screen share, how do i make it leave [-] embarrassing in meetings
  [seats] can we block ten of the 25 for our company
  [seats] is it first come first served with those places [deadline] and till when will the reservation thing be open
  [brochure] anything on paper i can circulate in the office [enterprise] and do you train entire offices
  [brochure] My manager wants to see something official, have you a prospectous?
  [brochureContents] is it written in the prospectus how long each one runs
  [brochureContents] does the download say who teaches and what it costs [brochure] and from where is it to be had
  [dataUse] will our staff's details be passed to your partners or used for promtion [privacy] we need your word on that
  [-] i'm the one who has to answer for it, [dataUse] what becomes of the numbers that we key in for our people
  [-] our auditors want to know [dataKept] for what period you store employee data
  [dataKept] after the training is over how many months till their details vanish [whoSees] and who handles the file meanwhile
  [erasure] one employee left us, please remove his entry [transfer] and can his junior come in his stead
  [erasure] how does somebody withdraw the consent they gave on your form [-] she is asking me every day
  [correction] the wrong programme got choosen for our nominee, can that be set right [start] and it begins when
  [correction] two letters got swapped in my colleague's mail id on your form [mailContents] and what did that letter say
  [cookies] our it asks whether your site drops trackers on visitors' machines
  [privacy] Are you compliant with the DPDP Act? [vendorPapers] And can you sign a data processing agreement?
  [privacy] can we get something in writing about how you portect personal data [accreditation] and are you iso anything
  [-] just so i know [chatDetails] does this chat count as a record with my name on it
  [whoSees] who on your side gets to open the entries, sales or everyone [chatDetails] and what of the things i write here
  [whoSees] can my own bos get to see that i filled your form privately [-] he'd kill me
  [source] do you register that we came through naukri or linkedin [-] my manager counts these things
  [mailContents] what will my nominees find in the mail that arrives
  [mailByMistake] a confirmation came to our info@ address, nobody here filled anything in [erasure] please take it off your rolls
  [chatStart] a colleague's chat window won't go past the name page, why [-] she's on edge
  [chatKeys] i keep sending unfinished lines when i hit return, how to break the line
  [chatFailed] two of my questions never went out, is it the length [contact] shall i send them by mail, where to
  [pageNotFound] the link our vendor portal has for you leeds to an oops page [street] all we want is your address
  [pageStopped] half way through your site an error screen showed up in front of my whole team lol [-] and they were laughing
  [greeting] hello team, [pageFoot] is there a copyright or some small print at the end of the page
  [pageMenu] how does one get around this page, i see no side bar [brochure] a pdf would be handier, is there one
  [account] do our employes get a portal login each
  [account] reset link for my user id never comes [phone] who can i ring
  [otherPeople] which other banks have sent staff to you this year [enterprise] and could you do ours as a whole
  [otherPeople] could you give us the list of companies that registered
  [partnership] we're a recruitment agency, is there scope to tie up with you [placement] and do you find jobs for your people
  [partnership] We produce laptop bags and would like to sponsor you; who handles that?
  [future] will you do something on wearhouse automation later on [future] or anything for drivers
  [future] our auditors would love a course on fraud detection, is one planned
  [abroad] greetings from lagos, would you have me [price] and what's the fee in naira, roughly
  [abroad] can one do it from sri lanka [phoneFormat] and would my +94 sim go through in the form [price] is it cheaper for us islanders
  [tellsAboutSelf] nurse in birmingham, uk [abroad] is there any hindrance to joining you from here [schedule] and do you teach at hours when i'm awake [besideWork] my shifts are twelve hours, would one cope
  [abroad] we shift between qatar and kerala all year, does that rule us out [recordings] and if i'm on the plane is there a video later
  [abroad] would a german internet line be good enough a place to join from, or india only
  [abroad] is it for poeple within india alone [-] my passport isn't indian anymore
  [abroad] my cousin's in fiji of all places, may he
  [otherCity] no, not {hyderabad}, i want madurai [location] or tell which city again
  [otherCity] do you run anything out of toronto or new jersey [mode] if it's all on the net i don't mind
  [otherCity] is there a secnd centre, maybe in delhi [street] and whats that one's address
  [otherCity] so if i sit in guwahati there's nothing of yours around me? [accommodation] do i get a room with you if i come down
  [otherCity] you only in that one town or spread all over
  [otherCity] when are you coming to vizag [-] half my college would come [future] or are you opening one
  [location] forgive me, which part of india are you in [otherCity] i'm in mangalore, anything here
  [location] is it bombay you're in? i forget
  [location] where does all this happen [street] and in which building
  [location] what place do i look up on the map, city i mean {not the lane}
  [location] are you in the north or the south
  [street] i'm landing on tuesday, what's the way from the airprot to your door [accommodation] and is there any lodging close by
  [street] {the town} is no use to me, which floor and which tower
  [street] i need an address for the visa form, road and house and pin
  [street] what's opposite your office, so i recognise it [-] i always get lost
  [street] city i know, {that} wasn't it, tell the area
  [phoneFormat] mine's australian, do i write nine or ten figures
  [phoneFormat] can't see kuwait among the countries, what now [contact] whom can i mail instead
  [phoneFormat] {india} no i meant russia, does it want ten after the 7
  [phoneFormat] which countrys are in that little list before the number [abroad] is the rest of the world allowed to come
  [phoneFormat] my brazilian number has eleven, is that too many for you [phoneSigns] and the brackets around 11, do they stay
  [phoneFormat] saudi sim, is it accepted [formFields] or can i go with mail alone [abroad] is there any sense in trying from riyadh
  [phoneFormat] two zeros and country code or just the rest of it [formFields] plus is a second number needed
  [phoneSigns] {how many digits} aside, dots between them, yes or no [phoneFormat] and how long is it for india
  [phoneSigns] my number looks like +971-50-123 4567 with all that punctuation, may i enter it so [-] it came that way off my sim card
  [phoneSigns] is it ok with a slash in the number [-] that's how germans do it [phoneFormat] and is 12 too many
  [phoneSigns] do i have to squeeze the digits together
  [formWrong] it grumbles that my uk numbr's too long [phoneFormat] what do you count for the uk
  [formWrong] i put japan and it keeps on saying too few digits [contact] who can sort this by mail
  [formWrong] why won't it take my name, there's an apostrophe in it [-] story of my life, o'brien
  [formWrong] what have i done wrong in the email box, it has a little red line [-] old eyes
  [formWrong] form says invalid phone format for uae [-] i use this number daily [-] i've nothing else to give
  [formLocked] is my country missing or why can't i send it, the button is like a ghost [phoneFormat] is +353 even there
  [formLocked] sumbit is frozen, does it hate canadians
  [formLocked] how do you make the send button come alive [-] i tried being nice
  [formLocked] it's all filled in apart from {a code thing}, yet i can't send
  [formFailed] the wheel turned for a minuet and then it said failed [formFailed] do i press it again or is it double then
  [formFailed] hit submit, got "the server could not be reached", did i register or not
  [formFailed] every time i send the form there's an error [-] and i don't want to miss the last day [contact] let me mail it by hand then
  [formNotLoaded] where's the form, enroll now just blinks [-] like it's winking at me
  [formNotLoaded] on the hotel wifi the enrol window stays away [mode] and can the course itself be done on hotel wifi
  [formNotLoaded] clicked on enroll for @program, then @program, neither opens up a thing [brochure] so at least give me something to read
  [launch] how late would that august thing be in california [besideWork] i'm on night shift, would i manage
  [launch] is it the 11th or the 12th for us in london [launchProgram] and it's for which course
  [launch] remmind me of the name of that event with the badge "starts soon"
  [launch] what do they promise in that pop up, besides {seats} [certificate] a certificate i think, is that so
  [launchProgram] is that event a taster for {@program} or rather @program [price] or do i pay for it alone
  [launchProgram] the window that came up said bootcamp, whose bootcamp, of which of your three [joinLaunch] and where'd i get in
  [launchProgram] would the august do be any use to somebody who's after @program, i.e. does it belong there
  [launchProgram] what is being launched, i mean which course [curriculum] and what's taught in that
  [-] blinked and missed it [joinLaunch] can i still hop on to the launch, window's gone
  [joinLaunch] secure your seat took me to some example site, am i in the right spot for the launch
  [joinLaunch] {the regular course} not yet, just the bootcamp, where do i sign [launch] and when was it
  [joinLaunch] what must i press to be at the agust event
  [closeLaunch] where's the x on that announcement [formNotLoaded] the enroll form won't come either
  [closeLaunch] your window came up again the minute i closed it, stop that please [launch] but first what's it for
  [closeLaunch] does "i'll decide later" put me on some list [dataUse] and do i get mails then
  [closeLaunch] i can't read the page behind that box [-] phone's tiny [launch] i never saw what it's about, so tell
  [closeLaunch] how do you wave away that seat thing [seats] or are the seats gone anyway
  [seats] {when} doesn't matter, have they all been snapped up [start] then when's the normal course
  [seats] do i need to hurry, how many chairs remain [launch] and when is it [price] also what does the session cost
  [seats] how big a crowd does the botcamp allow [mode] are we in one room
  [seats] what if i'm number twenty six [-] just my luck
  [start] do i have time to fly home before you begin [-] i'm in accra till thursday
  [-] need to ask my landlord, [start] roughly which week does class one fall in [schedule] and mornings or evenings
  [start] it says next month, which day of next month [-] "next month" tells me nothing
  [start] has this month's one begun without me [start] if so when's the one after
  [start] how long till you get going again [-] the last place kept us waiting a year
  [-] i'm a ditherer [start] can one come in any monday or is there a set beginning
  [deadline] is there any rush in signing up [seats] places running out or is that talk
  [deadline] up to how close to the begining can somebody still get in
  [deadline] would tomorrow evening still be ok for putting my name in [afterRegister] and do they ring the same day
  [-] no rush, only asking [deadline] when do you stop taking people
  [ending] if i'm in from day one, when's day last [certificate] and is the paper given on that day
  [-] my ticket back to oman is on the 9th, [ending] will i have sat the last calss by then
  [ending] not {how many hours}, when's it all done and dusted [duration] and how many hours of sitting is it
  [ending] so what's the closing date, {of registration} no, of the classes
  [ending] how far into summer does it go [duration] and that's forty hours still
  [-] hypothetically [transfer] started one, fancy another, is switching a thing
  [-] work might send me to oslo midway, [transfer] can i sit out and come back with a later group
  [transfer] is my place mine only or may my wife take it over [price] or does she owe you something too
  [transfer] can i move up to the folowing round if visa delays me [-] embassies, you know
  [social] {youtube} i don't use, what else do i follow you on [brochure] and is there a pamphlet
  [social] are there clips of yours on tiktok or so [about] and what's it all about, your place
  [social] do you have a page where you post stuff [testimonials] and do past folk comment there [-] i judge a place by its comments
  [social] handle on threads or x? [-] instagram gives me a headache
  [name] i was sent a bare link, who is this [location] and from where
  [-] for my diary [name] how do you spell the school's name
  [name] what's your acadmy known as, my aunt wants to google [location] and the town
  [about] is it a college, a club or what [accreditation] and does the government know of you
  [method] what do you believe in as a school
  [about] in plain words what's this outfit up to [career] what good would it do me
  [-] this is the third time i'm asking [myRegistration] have you got my bloody form or not [afterRegister] and when does anybody ring
  [myRegistration] what's the hold up with my request, it's been nine days [phone] give me someone's mobile
  [myRegistration] nobody has rung, did i slipp through the cracks [contact] who do i nudge
  [myRegistration] why has no one got back to me, please look under the name farhan
  [-] the screen went dark on me [myRegistration] did it take, i never saw a thank you screen
  [myRegistration] i'd like to see what you have noted for me, which course am i down for [correction] if it's @program change it to @program
  [myRegistration] {general steps} i've read, am i in or am i out
  [afterRegister] don't tell me i'll wait for weeks, when will i hear from somebody [-] the last lot ghosted me
  [afterRegister] {filling it} is easy, what becomes of it once i've pushed the button [start] and then class from when
  [afterRegister] who mkaes the next move, you or me [-] i'm shy on the phone
  [afterRegister] does signing here tie my hands in any way [payment] or is paying only later
  [-] i trust paper more than people [afterRegister] do i get anything in writing straight after
  [afterRegister] is there an interview or something between the form and the first class [prerequisites] and do they test what i know
  [-] bots drive me up the wall, [contact] give me someone who breathes
  [contact] where do i send a complain in writing [refund] and where do i claim my fee back
  [contact] how does one reach you folks [phone] and not {by mail}, by ringing [schedule] when's someone in
  [contact] can you put me through to whoever is in charge [-] no interns
  [phone] surely you own a telephone [street] or an office i can walk to
  [-] phone in hand, [phone] what do i dial
  [phone] is there a line i could call right now, i'm standing outside [street] is it the one with the green gate
  [phone] tell someone to give me a buzz, or let me have their mobile
  [onSite] would anyone notice if i just turned up at yours one mornign [street] and where's that
  [-] same question as my partner [onSite] not at {your place}, we want it held under our own roof, possible?
  [onSite] could the teacher come round to our house if we are four cousins [price] and what's it for the four of us
  [onSite] is a look-around allowed before i decide
  [onSite] can we do it at our college in warangal rather than at yours [schedule] and at what hours
  [erasure] i want out of your database, today [dataKept] else when does it go by itself
  [erasure] stop mailing me and delet the lot [-] it's harassment by now
  [erasure] what do you have on me, show me [-] i've a right to know [dataKept] and how long you mean to keep it
  [decline] no more, [erasure] i take back my consent
  [erasure] {editing} won't do, can one vanish from your files [erasure] what i said to you here too
  [erasure] never mind {changing it}, just remove all of it
  [erasure] how do i get you to forget me
  [correction] you've been ringing the wrong number, mine ends in 46, put that in [-] the poor lady there is fed up
  [correction] made a mess of my emial, one letter short, can it be mended [mailContents] and will that receipt mail come afresh
  [correction] picked @program, meant @program, oops [-] form's already gone [mailContents] the mail has the wrong one now, hasn't it
  [correction] my name got married lol, how do i have it changed with you [mailContents] the receipt, does it carry the old one
  [correction] there's a slip in what i sent you, who sorts it out [formWrong] the form itself won't take a new one from me
  [correction] i put in my work mail but want the private one
  [dataKept] i don't want {mine deleted now}, do you ever clear out old forms [privacy] or what's the rule for it
  [-] funny thought: [dataKept] will i still be on your computer in 2035
  [dataKept] how soon is a no-show's info goen [erasure] can i be quicker and have it out now
  [dataKept] what's the shelf life of my details with you [whoSees] and who can look at it meanwhile
  [dataKept] and the stuff from this chat, when does that get deleted [chatDetails] is my name stuck to it
  [dataKept] is anything wiped automatically or does one have to beg
  [dataUse] last place i signed up at sold my number to loan sharks, what'll you do with it [-] still getting those calls
  [dataUse] {email} ok, but what's the point of you having my phone
  [dataUse] are you going to ring me at dinner time if i give it [afterRegister] and when would the first call be
  [dataUse] who gets handed my details after i sign up, any third parties
  [dataUse] is it only for the course or will i get ofers too [erasure] those i would want stopped, how
  [dataUse] what do you note down about me apart from {my name}
  [privacy] can i trust you with my number, legally i mean, where are your rules on that [-] i'm a lawyer, humour me
  [privacy] any small print about data [cookies] and about your cookies
  [privacy] where does all that info live, india or abroad [-] legally it matters to me [dataKept] and for how many years
  [privacy] {the form} aside, how private is this whole thing [whoSees] who'd read it
  [privacy] if hackers came would my stuff be lying about
  [whoSees] {how long} is fine, whose eyes are on my form [dataKept] and till when
  [-] one more on the form [whoSees] does it go to one person or round the whole office
  [whoSees] could my ex find out that i signed up
  [whoSees] is there a list hanging somewhere with our names on it [otherPeople] read me the top five
  [whoSees] will the traniers get to read what i filled in [-] i wrote something silly
  [whoSees] who's allowed to open that list of applicants
  [cookies] why do i see your ads all over since i came here [-] it's creepy
  [cookies] forget {the form data}, do you follow my clicks
  [cookies] where do i switch off the tracking [source] and how'd you know the link i took
  [-] i'm no expert but [cookies] is there any google or meta stuff watching me on this page
  [cookies] have you stored something in my browser [erasure] and how is it taken out
  [requestCounts] do you keep a note of my ip
  [source] did you know i was sent here by a youtubr [-] he'd want his cut
  [source] do you keep count of which advert brought me
  [source] how do you know where people come from, do you note it [dataUse] what else do you jot down
  [source] is it saved that i arrived through a google search [cookies] and the rest of what i clicked
  [source] when i register does it tell you my friend's referral link [partnership] and does she earn by it
  [-] paranoid mode on [source] can you see the site i was on before
  [chatDetails] you've got my name and mail now, what for [privacy] i hope it's locked away, is it
  [chatDetails] will sombody write to me just because i chatted [-] i only had one tiny doubt
  [-] i swore earlier, sorry [chatDetails] can your boss read this conversation later
  [chatDetails] if i come back tomorrow will you still have all this [chatFailed] half of it never got sent by the way
  [chatDetails] why can't i chat without telling who i am
  [chatDetails] {the form} i get, is this talk between the two of us
  [mailContents] the mail that came after, should there be a link to pay in it [payment] or how does one pay
  [mailContents] what's supposed to be in that thank you mail
  [mailContents] i got the reciept mail but can't open it, what does it tell
  [mailContents] is the timetable in the mail you send [schedule] or tell me the evenings here
  [mailContents] does it say in that email which course i picked [correction] because i think i clicked the wrong one [-] they'd be ringing about that one
  [mailContents] what can i expect to read in the acknowledgement
  [mailByMistake] who gave you my address, i've never heard of you and here's your mail
  [mailByMistake] some joker signed me up with you [correction] or did he mistype, can it be set right
  [mailByMistake] thanks for my interest? i have none, why did i get this
  [mailByMistake] your email landed with me but it's meant for another sunita [-] i'm the other one, in kochi
  [mailByMistake] i'm getting leters about @program that i didn't ask for [dataKept] how long will you keep me on that
  [mailByMistake] got a "we've received your request", i requested nothing [-] is someone misusing my id [erasure] get it off your list
  [chatFailed] it swallowed my question and showed an error [-] it was a good one too
  [chatFailed] my messages aren't reaching you, are they [contact] what mail can i use in place of this
  [chatFailed] every second thing i type gives try again
  [chatFailed] did you get the long one i sent or did it bonce [-] took me ten minutes, that one
  [chatFailed] why do you keep saying you have trouble responding
  [chatFailed] i sent it twice and both times it came up failed [phone] got a number i can ring now
  [hostile] stupid thing, [pageStopped] it froze again, what's wrong with this site
  [pageStopped] it's not {a missing page}, screen says this page has stopped working, what do i do [myRegistration] and my registration, is that on your side
  [pageStopped] the butons are all dead and there's a line about something going wrong
  [pageStopped] just as i was filling it the page died on me, is it all gone [formFields] what had i to fill in, again
  [pageStopped] i get an error in the middle of the page and it hangs
  [pageStopped] your page fell over, how do i bring it back
  [pageNotFound] bookmark's broken, it says not found [name] and who was this again, the school
  [pageNotFound] i've typed the addres exactly and still it says oops [street] i need the road where you sit
  [pageNotFound] landed on a page that doesn't exist, how do i get back to the courses
  [pageNotFound] what have you done with the page on fees, it's a dead end now
  [pageNotFound] your qr code brings me to some page not found thing [launch] it was to show the august thing, so when's that
  [-] hi so i was just scrolling on the bus and your thing came up [about] what is this exactly, a school, a company [name] and what do you go by [trust] and is it a proper one
  [tellsAboutSelf] i bake cakes from home and my eldest wants to learn bookkeeping [register] tell me how one gets her enrolled for @program [start] and what day she should come [price] mention the money too
  [-] ok so last night i did everything, put my name put my mail put the number, [myRegistration] now did it arrive or not [mailContents] and what should have been in the mail, [-] i only saw something from the electricity board [contact] is there a mail where one can ask
  [-] listen my daughter sat with me and we filled it together and [formLocked] that blue thing at the bottom will simply not be pressed [-] she says it's my phone i say it's your page [-] we're both stubborn
  [-] right so two things [pageMenu] first how do i get about on this page [register] second where do i put my name [deadline] third, by when
  [brochure] can you let me have something in writing that my father can hold, he doesn't do screens [brochureContents] and would the hours be printed in it [price] he'll ask what he's to pay as well
  [pageFoot] someone told me to look at the end of your page for the mail, what's there
  [pageFoot] is your mail id written somewhere at the very end, and what else is
  [pageFoot] what do i get to see if i scrol all the way down [-] it's a mile long
  [pageFoot] {up there} i've been, which links stand underneath everything
  [pageFoot] the grey strip below, is there a phone or just links
  [pageFoot] it says copyright and something at the end, what else is down there
  [pageFoot] bottom of the site, what have you put there [-] my thumb hurts from swiping
  [-] lazy question [pageFoot] do i have to go all the way down, is there anything useful below the last photo
  [pageFoot] all that stuff at the tail end, what is it
  [pageFoot] in the last lines of your website is there an address or what [street] or what's the address then
  [pageFoot] sabse neeche wali line me kya kya link hai
  [pageFoot] could you tell me which things are listed under "quick links"
  [pageMenu] what are the choices in the bar above [brochure] is a download there too
  [greeting] hi there [pageMenu] how do i find my way around here
  [pageMenu] i see three lines in the corner, what happens if i touch those
  [pageMenu] where do i click for the part with people's stories [testimonials] and do they say nice things
  [pageMenu] does the bar on top have prices in it or what does it hold
  [pageMenu] lost on your page, how do i jump to another bit [-] i've been round it twice
  [pageMenu] which secions does the site have
  [pageMenu] is everything on one page or are there others, and how do i go to them
  [pageMenu] menu won't tell me much on my tiny phone, what are the entries
  [pageMenu] how do i get back up to the start of the page [register] the bit to enrol, where's that
  [pageMenu] top navigation, list it for me please, my reader skips it
  [chatKeys] hit return and off it flew, can i stop that [-] i look silly
  [chatKeys] which key fiers this off
  [chatKeys] i'm on a mac, return or cmd return to send [chatFailed] one seems to have got lost
  [chatKeys] can one write more than a line in this box [-] everything goes at once [chatFailed] did the first bit get lost
  [chatKeys] what do i press to send you something, the mouse is dead [chatKeys] and to start a new row
  [-] i like things tidy [chatKeys] is there a way to go down a row without it being sent
  [chatKeys] how do i put a gap between two paragraphs here
  [chatKeys] must i click the little plane each time or can the keyboard do it
  [chatKeys] ctrl enter doesn't do a thing, what does
  [chatKeys] oops that went before i finished [chatKeys] how do i keep it from going when i press return [sorry] sorry
  [chatStart] can't get past the page that wants my name before chatting [contact] could she mail you and where
  [-] south indian problem [chatStart] it told my mother "please fill in all fields" though she only has one name
  [chatStart] what do you want tpyed in ahead of the talk with you [chatDetails] and what's the reason you want it
  [chatStart] start chatting button spins and spins on my other phone
  [chatStart] must one give a surname to be let into this chat [-] we don't have such a thing in tamil nadu
  [chatStart] why did i get "failed to register" when i only wanted to chat
  [chatStart] my dad opened the chat bubble and it wouldn't begin, any idea [whoAreYou] and are you a person at all
  [chatStart] it rejects the mail i give in front of the chat
  [chatStart] does the chat need a real email to open up or can i put anything [dataUse] and whatever i give, who mails me on it
  [-] phew [chatStart] took me four goes to get in here, what did i fill wrong in the chat boxes
  [account] do i have to make a login to use this [register] or can i sign up without one
  [account] where's the sign in for learners [access] and do the videos sit behind it
  [greeting] hey [account] it won't let me back into my profile
  [account] is something wrong with your website today, it's blank at my end [formNotLoaded] the enroll window in particular never comes
  [account] varification link expired, send again
  [account] how come the about link doesn't take me anywhere
  [account] my brother can't open your site at all from his village [brochure] is there a pdf i might take to him
  [account] {login} works, i want to change my password [account] and the mail for it, if it's ever coming
  [greeting] namaste [account] username kya hota hai mera
  [account] does one get a personal area with marks and such
  [otherPeople] {seats left} no, how many have put their name down till now [classSize] and how many fit a class
  [otherPeople] tell me who's going to be sitting next to me, names please
  [otherPeople] is my colleague divya on your list [whoSees] or is that hidden from the likes of me
  [otherPeople] can i get the numbers of the others who enrolled, we could share a cab [accommodation] or is there a shuttle
  [otherPeople] what did the guy before me want to know from you
  [otherPeople] who all from tcs is joining [-] my ex boss is there
  [otherPeople] has anyone else from my collage put in a form
  [otherPeople] let me peek at the list of applicants [-] just this once
  [otherPeople] what's the email of the last person who registered
  [-] not being weird [otherPeople] are there many girls among those who've signed up, how many
  [otherPeople] did a certain mr. bansal write to you, he owes me [-] forget it, different matter
  [partnership] are you looking for trainers, i teach excel [salary] and what do you pay
  [partnership] i'd like to be one of your mentors, whom do i send my cv [instructors] and who are the ones now
  [greeting] hello, [partnership] who handles press, i write for a paper in pune
  [partnership] we own a computer lab that's empty on sundays, want to rent it or team up
  [partnership] what do i earn if five friends come through me
  [partnership] could we put your cources on our own site and share the takings [vendorPapers] and is there an agreement to sign for it
  [partnership] {studying} no, any internship with you people in marketing
  [partnership] our college wants an mou with you [enterprise] plus we've 40 lecturers to be taught together
  [partnership] i make reels, pay me and i'll talk about you
  [partnership] is there a franchise going in bihar [price] and what's the deposit
  [partnership] i can paint your office, looking for a contractor?
  [future] do you mean to add more later on [programs] or is what i see all there is
  [future] what's next after these three [duration] and will it be quicker to do
  [future] i'd be after something on drones, any plans
  [future] will @program come in a longer version one day [transfer] could i move into that then
  [thanks] thanks for that, [future] {@program} isn't for me, are you working on something for artists
  [future] is a hindi batch for housewives ever going to happen, i mean a new course for them [mode] and by internet from the kitchen
  [future] when will the robotics one come out
  [future] do you take wishes for new subjects [-] cyber security please [start] and if you do, when
  [future] any chance of a weekend thing on photografy down the road
  [future] are there plans for anything shorter next year [price] and cheaper
  [future] agle saal kuch accounting ka aa raha hai kya
  [social] where could i see photos of your classes, some facebook or so
  [social] what's your youtube called [-] i like to watch a face before i pay
  [social] i'd like to keep an eye on you without joining, are you anywhere on the socails
  [social] telegram channel hai kya [support] ya whatsapp group
  [-] i'm skint [social] do you put up free tips anywhere online
  [social] the linkedin sign below doesn't go anywhere, what's the right page [account] or is it the page that's broken
  [about] {name} clear, what does one do at your place [difficulty] and is it strenuous
  [about] so is this a coaching class or something grander
  [about] how would you describe yourselves to someone who's never heard of you [brochure] or have you a paper that does
  [about] what's your story in two sentences, what do you stand for [company] and who set it up
  [about] what on earth is this website [-] it opened by itself
  [about] is there anything you people do besides {ai}, i mean what is this business
  [name] who are you lot [-] someone left a card on my windscreen
  [name] what do i tell the bank the school is called [invoice] and the pan or gst for it
  [name] whose site have i endeed up on
  [name] is it academy of something? i forgot what it's called
  [-] right [name] and the outfit's name would be
  [name] name please, of the institute i mean {not yours} [location] plus the town
  [-] here's the thing, [enterprise] we're a chain of four bakeries and need all our shift leads brought up to speed, would you take that on [price] and what would it come to [duration] with how many days off the counter
  [enterprise] {for one person} i've seen, is there something for whole companies [price] and what does a company pay
  [enterprise] my principal wants all 22 teachers trained during vacation, can it be arranged for us alone
  [enterprise] could the course be bent a little to our own kind of work, we're twelve in purchaseing [duration] and squeezed into four days
  [enterprise] what do you do for firms {single seats} aside
  [enterprise] can a batch be ours only, {mixed with outsiders} our boss won't have
  [enterprise] what have you got for government departments sending thirty clerks [vendorPapers] and are you on gem
  [enterpriseMail] how long should our letter about the staff batch be and what's to be in it [deadline] and till when does it have to be there
  [enterpriseMail] what does your team need to know about ours, so i can put it down in the email
  [enterpriseMail] i pressed contact for enterprise and gmail opened, what am i meant to fill in [contact] and who'll be reading it
  [enterpriseMail] do i spell out our goals when i write for my people, or only the head count
  [-] boss handed me this job [enterpriseMail] could you give me the gist of what to put in an enquiry for 50 employees
  [enterpriseMail] help me word it, the note to you about training my crew [-] i'm no writer
  [enterpriseMail] should dates and level of our people be in the request for a company course
  [enterpriseMail] to get an offer for our ngo staff, which facts must reach you [discount] and do charities get it for less
  [onSite] does anyone of you ever come out to customers [location] or must they all come to where you are
  [vendorPapers] we can't pay anyone without a filled w9, do you hand those out [-] it's american tax stuff
  [vendorPapers] could your office mail me the msme registration, our audit is on
  [vendorPapers] what about a signed non disclosre, would you give one [vendorPapers] in the same breath, an insurance cover note?
  [vendorPapers] where do i get your company pan for our books [-] finance is at my throat [contact] or who keeps those papers at yours
  [vendorPapers] tender rules say three years' balance sheets from the training firm, can we have yours
  [vendorPapers] do you have an entry in the gem portal for government buyers
  [vendorPapers] letterhead quotation plus bank details, can you supply both [enterprise] for a batch of our own, thirty heads
  [brochure] isn't there a leaflet [-] grandma wants paper
  [brochure] something for my boss to flip through
  [brochure] where's the thing to download [-] it's hiding
  [brochure] is there a take-home sheet with your courses on it, {on the site} i've read them
  [brochure] can you mail me the catalouge [contact] or to which mail do i ask for it
  [brochure] i'd sooner read than chat, have you got it as a document
  [brochure] what could i show the wife [-] she decides
  [brochure] no {links}, a prospectus, does such a thing exist
  [brochureContents] is it worth downloading, what does the pdf say [-] my data pack is nearly gone
  [brochureContents] does the flyer tell for whom each one is
  [brochureContents] how many pages of what is in that catalogue [pageMenu] and which bit of the page has the courses
  [brochureContents] pdf me fees likhi hai ya nahi
  [brochureContents] what would my boss find in your leaflet [-] he reads the last page first
  [brochureContents] is the timetable part of the booklet [-] i don't want to waste data on it [schedule] or tell me the class days here
  [brochureContents] {the download} worked, which topics does it go over [duration] or just how long they take
  [brochureContents] are all three discribed in that document or just @program
  [brochureContents] {where to get it} i found already, just tell me what's inside the leaflet
  [formFields] {where it is} i've found, how nosy is that form [privacy] and how do you guard it
  [formFields] do you want to know my salary or caste or any of that in it [-] others did
  [formFields] a part from {name and mobile} what else have i to put in
  [formFields] is it a long form [-] i've got two minutes [payment] and do i pay in it too
  [formFields] can i skip the email part [phone] i'd be happier on the phone, whats the no.
  [formLocked] why's the thing to press at the end gone dim [phoneFormat] my country's croatia, is it on your list
  [-] omg [formLocked] what's still laking, it won't let me press
  [formLocked] it's dead, the register button under the form, whatever i do [contact] let me mail it in, where
  [formFailed] there was a red bar after sending, something about failed
  [formFailed] what does "registration failed" mean for me, start over? [-] i hate computers
  [formFailed] sending won't work, comes back with an error each time, {the button} itself is ok
  [formFailed] i sent it off and got an apology instead of a thank you [afterRegister] no thank you, so no call either?
  [formFailed] could you see why my form errored out just now [myRegistration] or is it in all the same
  [formNotLoaded] enroll now leads nowhere, the form isn't coming up [-] cursor's a hand and all
  [formNotLoaded] what do i do if no form shows when i press enroll [contact] shall i write in, to whom
  [formNotLoaded] i'm told the form could not be loadded, press again, did so, still naught
  [formNotLoaded] in place of the form there's an empty shade over the page [account] or is it my adblock
  [-] the page looks fine otherwise [formNotLoaded] how come pressing the button beside @program opens no form for me
  [formNotLoaded] form hi nahi aa raha enroll dabane pe
  [formWrong] it keeps asking for my name though i've written it [-] it's just nadia
  [formWrong] what's an invalid email address supposed to mean, it's the one i've had since 2004
  [formWrong] "phone number is required" it says, and there it stands in the box! [-] am i blind
  [formWrong] i was told my digits are too few, by a form [phoneFormat] how many should there be in malta
  [phoneFormat] would you except a landline of eight digits
  [phoneFormat] italian number, can your form cope [abroad] not that it matters if italians can't come, can they
  [phoneSigns] should i leave blanks out of the phone number
  [phoneSigns] does writing it like 98 765 432 10 upset the form [phoneFormat] and is ten right for us here
  [phoneSigns] what about full stops or a hyphen in my number
  [phoneSigns] can it have brackets round the first bit [-] dad types it so
  [phoneSigns] are signs like + or - allowed in that phone box
  [phoneSigns] i've put a dash, shall i take it out
  [launchProgram] the thing with the 25 places, what's it for, @program or @program [price] and is it paid
  [launchProgram] is the specail session tied to a particular course
  [launchProgram] so that popup, it's got to do with which one of yours [coverage] does that one have @skill
  [launchProgram] does the bootcamp in the window replace the forty hour thing or is it that very one [launch] and it was when
  [launchProgram] is it the beginners' one that's being launched
  [launch] what is it that they're launching and which evening [seats] and is it full
  [-] butterfingers here [launch] i hardly saw it, a window with dates, tell me again what it said
  [launch] will that bootcamp thing be at night for people in chicago [-] i'm on central time
  [launch] not {the eleventh}, what comes up on the twelfth
  [joinLaunch] i'd love one of the 25 chairs, how [price] is it gratis
  [affirm] yes yes, [joinLaunch] how do i say yes to what the window was offring
  [joinLaunch] where did the secure your seat button go [launch] and was it the 11th or when
  [joinLaunch] count me in for the august thing [-] before i change my mind
  [joinLaunch] is the enroll button also for that bootcamp event or do i sign up for it elsewhere
  [closeLaunch] kill the popup [-] argh
  [closeLaunch] how can i say no to that announcement without losing the page [brochure] all i need is the pdf
  [closeLaunch] what happens if i tell the window later
  [closeLaunch] it's in my face each time i come here, how to be rid of it [cookies] doesn't the page remember that i said no
  [seats] how tight is it at the bootcamp, room for one more? [start] and if not when's the next
  [-] tell me i'm not late [seats] did all 25 go already
  [start] i'm free from the first, are you [-] itching to go
  [start] how soon can she be in class
  [deadline] can one still get in once it has begun or is there a line [recordings] and would i get to see what i missed
  [-] torn between you and another place [deadline] do i have to make up my mind this week
  [ending] {first day} i know, what would be the final day [certificate] and is there a ceremony with papers
  [ending] would we be through by onam [-] amma will ask
  [transfer] what if @program turns out to be over my head, could i be moved down to another [difficulty] is that one so hard
  [transfer] is it allowed to trade places with a friend who's in the later lot
  [contact] who's the go-to person for doubts [-] i've a bagful
  [contact] whom do i bugg about this
  [phone] ring ring, what number [schedule] and up to how late
  [location] where on the map are you
  [street] near which bus stop is it [onSite] may i come and see you
  [otherCity] is there one of you up in shimla [otherCity] or solan
  [abroad] does living in bhutan matter for joining [language] and do you speak hindi in class, i've no english
  [chatFailed] half of what i write here never arrives [contact] so to which adress may i mail it instead
  [chatFailed] it went red when i asked about fees [price] so again, what do i have to shell out
  [chatFailed] sent you a long story, it says failed, [chatFailed] shall i chop it up or wait [price] and what i asked was, what's it cost
  [chatFailed] is the line bad, my questoin didn't go thru
  [pageNotFound] the tile in my bookmarks shows oops [pageMenu] which way to the bit with the courses
  [pageNotFound] page not found again [register] and all i wanted was to put my name for @program
  [pageNotFound] nothing there when i opened the link on your poster [brochure] can you give me the leaflet some other way
  [cookies] do you lot snoop on what i look at [privacy] and what rules do you go by [start] and when would she begin
  [cookies] no banner asked me anything, so is there tracking or isn't there [source] and do you know which ad i clicked
  [cookies] are you going to chase me with banners
  [cookies] my incognito forgets everything, does your page remember me anyhow
  [mailByMistake] a stranger's enrolment landed in my mailbox [erasure] kindly take my address out of your books
  [mailByMistake] you wrote to my daughter who is nine, she never signed up [whoSees] who there has her mail now [-] she's a minor
  [mailByMistake] why do i hear from you when it wasn't me who filled in anything
  [mailByMistake] ye mail kisi aur ka mere pe aa gaya
  [pageStopped] it all went stiff while i was reading about @program [afterRegister] my form had gone off a minute before, so will somebody still ring
  [pageStopped] something went wrong, it says, and that's all there is now
  [pageStopped] screen died, "return to home" is all i can see [-] is it my old ipad
  [privacy] what's your stand on people's data [whoSees] and how many folks in there can open my form [dataKept] and how long it lies there
  [privacy] do you pass the test with the new indian data act
  [privacy] is there a page about what happens with my information
  [source] i came off a quora answer, do you people note such a thing [dataKept] and for how long
  [source] is there any way you'd know i clicked the billboard's qr code
  [source] how would you find out i'm from the whatsapp forward
  [chatDetails] so you have my mail from when i opened the chat [dataUse] and if i fill the form as well, what gets done with all that
  [chatDetails] is what i say here kept for your bosses to read
  [dataKept] say i never come, for how many months do i stay in there [erasure] or can i have it gone right away
  [dataUse] promise you won't sell my no. to insurance people
  [location] are you anywhere near the sea, which city is it
  [whoSees] can the public look up who has put in a form [otherPeople] then show me the names from my town
  [street] let me have your postcode and lane [onSite] i'd like to walk in on saturday [location] and is it hyderabad at all
  [mailContents] in the note that comes back after the form, is the price there
  [deadline] nominations shut when [ending] and when is the whole show over [start] and when does the next one come
`;
