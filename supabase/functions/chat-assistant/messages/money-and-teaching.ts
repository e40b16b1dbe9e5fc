/** What it costs, how the teaching goes, and what comes of it. As messages/all.ts says. */
export const moneyAndTeaching = `
  [price] what will @program set me back?
  [-] pocket is thin this month [price] so tell straight what i'd be shelling out [payment] and can it be in bits?
  [payment] do you take amex?
  [price] kitna kharcha baithega pura [discount] aur thoda adjust ho jayega?
  [tellsAboutSelf] hi im in second year bsc [price] is it costly [discount] do students get it a bit cheaper
  [discount] my sister did @program with you last year, does that knock anything off for me
  [invoice] my accounts dept throws back anything without gst on it, do you bill properly
  [refund] if my mother falls sick and i must stop midway what becomes of my fees
  [salary] what sort of figure do people pull in after @program?
  [certificate] is there some paper to show at the end [accreditation] and does anyone in government honour it
  [mentor] will anyone walk me through it when i'm lost [mentorTimes] and how regularly?
  [instructors] who is standing at the whiteboard, a practitioner or a fresh grad
  [partners] whose live work is it that we get, can you name them
  [perks] what all is thrown in with the course?
  [benefits] sell me on it, what makes you worth my while
  [-] convinced of the topic, not of you [benefits] why should i go with your lot
  [support] and when the last class is done, is there still someone to ask things of?
  [mode] do i sit in front of a screen or a teacher
  [mode] zoom or classroom [language] and is it all in english
  [classSize] are we five in the room or fifty?
  [assessment] is there a test waiting at the end?
  [number] how many mentors have you got on board?
  [number] live projects, what is the tally
  [tools] will my old hp with 8 gb do
  [accommodation] i'd be coming from jorhat, is some place to sleep arranged
  [visa] my passport is bangladeshi, do i require permission papers to come study
  [houseRules] can i keep my coffee with me in class?
  [demo] let me have a taste before i open my purse
  [testimonials] what are folks saying who've been through it
  [quotes] read me the exact lines of somebody who praised you
  [rival] upgrad called me twice this week, what do you have over them
  [rival] is this any better than just watching youtube
  [-] i've burnt my fingers before with an online course [trust] how come i should believe you this time
  [-] two things [price] the bill for @program [refund] and what if i back out
  [tellsAboutSelf] i manage learning and development for a paint company [price] what would twenty heads cost [invoice] and will we get a proper tax bill?
  [enterprise] we want @program for our 14 business analysts [discount] is there a bulk rate?
  [payment] do we pay after the training or is it money first [invoice] also need a proforma
  [payment] can i swipe my credit card
  [-] my dad is the one paying [payment] he only does cheque, is that alright
  [price] is the shorter course half the fee of the longer one?
  [price] does @program burn a bigger hole than @program
  [price] one all-in figure please [-] i don't like hidden charges
  [price] is it under fifty thousand?
  [invoice] which name will come on the receipt?
  [invoice] are taxes on top of the fee
  [placement] will there be hand holding for interviews
  [placement] naukri dilane ki koi baat hai isme?
  [placement] do recruiters come to you guys
  [placement] any internship attached to it [salary] and is it paid?
  [salary] mera ctc badhega kya isse
  [-] leave the sweet talk [salary] what do your people earn afterwards
  [certificate] do you give something to hang on the wall
  [certificate] proof of completion, is that part of it [payment] and must it be paid for separately?
  [certificate] will i have something for my hr file after it
  [accreditation] is it aicte approved or just your own stamp?
  [accreditation] would a uk employer take this paper seriously
  [mentor] is somebody looking over my shoulder while i build?
  [mentor] mujhe akele koi guide karega ya bheed me hi padhna hai
  [mentorTimes] will the mentor pick up at odd hours [-] i am on night shift
  [instructors] what have the trainers done befor teaching?
  [instructors] tell me the credentials of the lady who takes @program
  [access] do i lose everything once the batch closes
  [access] notes lifetime milenge ya kuch mahine
  [-] my memory is poor [access] so can i keep coming back to the material?
  [perks] apart from {the classes} what do i actually recieve
  [perks] aur kya kya milta hai saath me
  [benefits] okay impress me
  [benefits] give me three good reasons to choose this place
  [support] is there a group chat for those who finished
  [recordings] power cut ho gaya to class dobara dekh sakte hai?
  [recordings] i travel a lot [-] airports mostly [recordings] so is there a replay
  [schedule] how are the ten hours split up [-] i have to tell my manager
  [schedule] how long is one sitting?
  [schedule] raat ko 9 ke baad koi batch hai
  [besideWork] ca articleship ke saath ho payega
  [besideWork] does it eat up my weekends [-] i have a toddler
  [mode] must i turn up somewhere?
  [mode] is @program remote [schedule] and at what hour is it
  [attendance] are we marked present every time
  [attendance] how many sessions can i skip before you throw me out
  [attendance] my train is always late, will they let me in after ten minutes
  [language] my english is so so, will i manage in class
  [language] does the techer talk in tamil
  [classSize] how many classmates will i have?
  [classSize] i learn badly in big groups, are yours small
  [assessment] do we have to sit an exam [certificate] or does everybody get the certificate
  [assessment] who decides whether i passed?
  [assessment] is there any grading, {i know about the projects}?
  [number] how many companies are tied up with you
  [number] on how many projects do i get to work?
  [number] number of lessons in @program?
  [tools] is a chromebook fine [-] thats all i own
  [tools] mac chalega
  [accommodation] any hostel nearby for girls
  [accommodation] is lunch taken care of
  [accommodation] do you run a bus from the metro?
  [visa] i am in kathmandu, will you give papers so i can come
  [visa] does it count for anything towards a canada pr
  [houseRules] what should i wear
  [events] meetups wagaira hote hai?
  [events] do outside speakers drop by
  [events] any competition where we can show off what we built?
  [demo] is there a trial lecture
  [demo] ek class free me dekh sakta hu kya pehle
  [demo] could my manager sit in once before he signs the cheque?
  [testimonials] any reviews i can read?
  [alumni] where do your ex students work now
  [alumni] i want to hear it from someone who did it, can you hook me up
  [trust] are you legit
  [company] how many people work for you
  [rival] why you when great learning is half the fee?
  [tellsAboutSelf] im a nurse in kochi hoping to move to health tech [career] would @program really take me anywhere [salary] and what is the pay like there
  [-] hello from a very doubtful man [trust] can anyone vouch for you [alumni] preferably someone i can phone
  [-] my boss signs only if i bring him facts [price] total spend for six people [certificate] do they come out with a certificate
  [payment] we work on 45 days credit, acceptable to you?
  [payment] upi chalta hai na
  [-] salary comes on the 7th [payment] can i put a token down now and the rest later?
  [price] is @program something a student can afford?
  [price] i saw no figure anywhere on your site, how come
  [price] kya rate hai?
  [discount] i'm between jobs, is there any mercy on the fee
  [discount] girls in tech scholarship something like that?
  [discount] if i refer two friends does it come down for me
  [discount] best price? [-] don't give me the sticker one
  [refund] do you give back everything or cut some part
  [-] touch wood nothing happens [refund] but if i land in hospital after paying, then what of my money
  [invoice] receipt milegi kya payment ki
  [invoice] i need something for reimbursement, do you issue it
  [placement] help with making a resume?
  [salary] fresher ko kitna mil jata hai iske baad
  [-] before i open my mouth to my wife about it [price] how deep do i have to dig [refund] and is the money gone for good if i stop
  [tellsAboutSelf] my daughter is doing bca final year [placement] will somebody line up interviews for her [salary] what kind of pay packet can she hope for
  [tellsAboutSelf] i am the hr head of a 300 people logistics firm [enterprise] we would like a batch for our planners [invoice] does your bill carry our gst number?
  [-] hmm let me think aloud [besideWork] i teach till three and then tuitions [schedule] so which hours are yours?
  [certificate] will my name be printed on something [access] and can i open the lessons later on too?
  [mentor] do i have a go to person [mentorTimes] and can he be reached daily [language] will he talk to me in marathi
  [classSize] will i be lost in a sea of faces?
  [classSize] strength of a batch?
  [projects] i don't want toy stuff, do i get to touch something that a firm realy needs
  [projects] kuch asli kaam milega ya bas ppt
  [projects] what will i have built when i walk out?
  [partners] who are these industry partners u brag of?
  [partners] from whose office does the real world problem come
  [-] i'm hopeful this time [career] would it help somebody restarting at 38
  [-] two layoffs in three years [career] can this make me harder to throw out
  [career] will i move up in my firm by doing @program
  [career] is it of any use to a guy who sells insurance?
  [-] not to be rude [accreditation] but is that certificate worth the paper it's on for a psu
  [accreditation] recognised by whom
  [accreditation] sarkari naukri me certificate manya hoga kya
  [accreditation] do credits from it count at a university?
  [demo] can i peek into a class first?
  [demo] free sample hai koi
  [demo] would you let me sit at the back for one hour [payment] or does one have to pay to get in?
  [demo] is there something i can watch to see how you teach, {the brochure} i have read
  [rival] chatgpt can teach me this for nothing, no?
  [company] is it a registered firm [trust] or some guys with a website
  [company] how old is your outfit
  [company] owner kaun hai
  [company] how many learners have gone through your hands so far
  [company] are you making profit or will you close in a year
  [quotes] can you copy paste a review here?
  [testimonials] honest opinions of past learners, where
  [testimonials] logon ne kaisa bataya iske bare me
  [testimonials] is there somewhere i can see what your students felt, {google} i already looked?
  [alumni] kya main kisi purane student se baat kar sakta hu
  [events] will there be a demo day where firms see our stuff
  [events] fun stuff, get togethers, outings?
  [houseRules] may i record my own screen in class?
  [houseRules] is it ok to attend in pyjamas with the video off
  [houseRules] do you give an id card for the train pass?
  [houseRules] chai break hota hai
  [visa] will you sponsor me, i live in lagos?
  [visa] can i get a letter for the consulate
  [visa] what stamp do i need in my passport to sit in your class
  [accommodation] is a bed included in that?
  [tools] can i manage from an ipad
  [tools] do you lend labtops [-] mine died in the flood
  [tools] we are not allowed to install stuff on office machines, will that be an issue
  [number] exact count of practice tasks please
  [number] how many guides sit in your team
  [number] how many sittings in total for the long one
  [number] kitne mentor hai aapke paas [mentor] aur mujhe ek milega?
  [assessment] will there be marks
  [assessment] fail ho gaye to kya
  [assessment] viva or written, {mcq} i am fine with
  [language] can i ask my doubts in bengali
  [language] angrezi me padhate ho ya hindi me
  [language] does the lady explain slowly in plain english or in jargon?
  [attendance] is there a rule about turning up
  [attendance] is 75 percent the law with you too, as in my college
  [attendance] if i leave half an hour early to fetch my kid, do i get minus points
  [besideWork] my shifts rotate, can that work with ur thing
  [besideWork] office ke saath manage ho jata hai?
  [besideWork] is it doable with college running in parallel
  [schedule] give me the timetable
  [schedule] how often in the week do we come together
  [recordings] missed session ka kya hota hai
  [recordings] is there a video to go back to [access] and how long do i have it?
  [support] who holds my hand once i'm back in the office with my own project
  [support] do graduates keep talking to each other anywhere
  [benefits] what sets you apart?
  [benefits] aap me aisa kya khaas hai
  [perks] extras?
  [access] for how many months can i look things up?
  [access] do i keep the lesson stuff for good?
  [access] if i change my job, does my login to the content die
  [instructors] teacher ka experience kitna hai
  [mentorTimes] do we meet the mentor on a call or in the office?
  [mentor] is there one to one help?
  [mentor] suppose i'm slow, does somebody sit down with me
  [mentor] someone i can pester with silly doubts, does that exist
  [certificate] anything i can post on linkedin
  [certificate] is a hard copy couriered
  [certificate] does my team get certified after the leaders thing?
  [-] my uncle only believes in paper [certificate] will there be some [accreditation] and with whose seal
  [salary] on a scale of lakhs, where do i land
  [salary] my husband asks whether it pays off, i mean what people make after it
  [salary] i draw 4.2 now, what could i draw after @program
  [placement] any tie up with recruiters [-] my last institute only talked
  [refund] i am the kind who changes his mind, is there a way to get the payment back
  [refund] what's your cancellation rule?
  [refund] full or half back, if i drop before it begins
  [discount] cash me doge to kuch kam
  [discount] anything off for paying in one shot
  [discount] bpl card holders ke liye kuch chhoot?
  [discount] do you have a student rate [price] and what would it come to
  [invoice] i want a reciept in my late husband's firm's name, possible?
  [payment] can my brother in dubai pay it for me?
  [payment] how do i pay you
  [payment] when do i have to cough up the money?
  [price] fee structure?
  [price] is there any entry that costs nothing
  [price] is one hour of it more than 1000 rupees
  [-] don't beat around the bush [price] the amount please
  [-] you never mention money on your page [price] so what's it going to be
  [tellsAboutSelf] we're a hospital chain in lucknow [price] what's the per person charge [classSize] and how many of our doctors can sit at a time
  [tellsAboutSelf] i'm a final year mech student from salem [placement] do freshers get picked up after @program [discount] and is there something off for students
  [tellsAboutSelf] homemaker for eleven years now [career] can @program bring me back in the workforce [besideWork] with two school kids around
  [tellsAboutSelf] i buy training for a mid size bank [accreditation] is yours recognised by any industry body [instructors] and what's the background of the faculty?
  [tellsAboutSelf] chartered accountant here [career] would it add to my practice [certificate] do i get a certificate i can frame
  [-] paise ka jugad ho raha hai [payment] do hisson me de doon? [refund] aur cancel kiya to?
  [-] my last bootcamp was recorded videos sold as live [mode] so is yours live for real [recordings] and can i replay it though?
  [-] forgive my doubts [trust] is any of it true [testimonials] does anyone else say so too
  [projects] do partner firms give us their own problems [partners] which firms [number] and how many problems per head
  [mentor] is a human assigned to me [number] how many of them are there [instructors] are they the same ones who teach
  [certificate] on finishing will i receive anything in writing [assessment] or must i clear a test for it
  [mode] is it on the computer [tools] and which computer [schedule] and which days?
  [language] do they teach in hindi [recordings] and if i miss something can i hear it again
  [demo] first class free? [price] and after that how much
  [perks] what comes along [access] and till when is it mine
  [rival] you or iim's executive course [price] who costs less
  [company] where is your money from [trust] i wish to be sure you'll be there next month
  [accommodation] can you put me up for the time [visa] and help with papers, i'm from colombo
  [events] is there some social side to it [support] or a forum for people who passed out
  [houseRules] can i munch during class lol
  [attendance] how strict are you with latecomers
  [-] i know it sounds lazy [attendance] but is showing up every single time a must?
  [besideWork] i've a startup to run, is there room left for @program
  [schedule] is it in one stretch or spread?
  [classSize] one on one or batch wise [price] and is there a difference in the money
  [classSize] how full is it normally?
  [number] by how many experts is one coached
  [number] total number of modules
  [assessment] do i get tested [-] exams give me fever
  [assessment] does anybody look at my code and give marks?
  [tools] is my phone enough for it
  [language] tamil ok?
  [accommodation] khana rehna shamil hai?
  [demo] any recorded lecture one could see for free?
  [quotes] just one sentence from a past learner please
  [trust] why would i hand money to a chatbot's friends?
  [company] who are the people behind this?
  [-] hi again, me the pest [price] did you people ever decide what @program goes for?
  [price] {hours} i know already, now the rupees
  [price] i see {10 hours}, not what it costs
  [-] for my notesheet [price] write me the quoted amount for eight officers
  [price] what do you charge for both @program and @program together?
  [price] are there any hidden costs later on
  [price] daam batao
  [payment] not {the price}, i'm asking by what route i send it
  [payment] netbanking only or cards too
  [payment] must i clear all of it on day one
  [payment] kya pehle poora dena padega ya class shuru hone ke baad
  [payment] do banks give a loan for your course
  [invoice] forget {discounts}, will i be billed with tax shown separately
  [invoice] my ca wants to know if i can claim input credit on your bill
  [invoice] can i get a slip after paying
  [invoice] in whose favour is the invoice raised
  [refund] and say you cancel the batch, do i see my money again
  [discount] is ther a fee waiver for poor but bright kids
  [discount] what's your best offer for an ngo?
  [discount] i saw no coupon box, do you have codes
  [discount] pensioners get half on trains, what about you
  [placement] where do i stand with jobs once this is over
  [placement] {sallary} later, first is there any job at all through you
  [placement] campus drive type kuch hota hai
  [salary] sum it up in lakhs, what would an employer give me
  [salary] what do freshers in this line take home?
  [salary] after {the placement}, what's the money like
  [salary] is 12 lpa a dream for somebody with this course
  [salary] will i get paid while learning?
  [career] does @program lead to promotion or only to knowledge?
  [career] i'm in bpo for nine years, can this pull me out
  [career] what use will it be when i sit before an interviewer
  [certificate] {attendance slip} we all get, i mean a real certificate
  [certificate] how will i prove to my boss i finished?
  [certificate] do my twelve engineers each walk away with one, the certificate i mean
  [accreditation] is your stamp accepted in the gulf
  [accreditation] would infosys or wipro count it
  [accreditation] has the ministry blessed you in any way
  [accreditation] kisi university se affiliated ho?
  [mentor] what does a mentor do for me that the teacher doesn't?
  [mentor] will there be a shoulder to lean on
  [mentor] is the mentar thing for @program too?
  [mentor] does each of our ten managers get his own coach?
  [mentorTimes] how's a typical mentor call run?
  [mentorTimes] can i book my mentor whenever i like or is there a fixed slot?
  [mentorTimes] how many minutes does one get?
  [mentorTimes] is the mentor only there in class or between too?
  [instructors] sir ka naam kya hai jo padhate hai
  [instructors] are the people teaching @program in the industry right now
  [instructors] years of experience of the trainers please
  [projects] can i bring my own company's problem to work on?
  [projects] what sort of things do learners build
  [projects] koi practical bhi hai
  [partners] which brand's logo can i mention for the project?
  [partners] are your industry people from bangalore firms
  [partners] is there any bank amongst the companies who give projects?
  [access] {recrodings} aside, does the reading material stay with me
  [access] is it lifetime or does the tap run dry at some point
  [access] baad me bhi dekh sakte hai kya notes
  [access] when do you lock me out of the content?
  [perks] {fees} i'll ask later, what goodies are in it
  [perks] what's the full kit i am paying for
  [benefits] i could go anywhere so why here
  [benefits] my mother will ask what's good about you, so tell
  [support] is there a community i'd become part of
  [support] will sombody answer my silly questions in the months after?
  [recordings] can i catch up if i'm away for a wedding
  [schedule] two hours a go or five
  [schedule] sunday ko hoti hai kya
  [schedule] can one pick between a dawn slot and a late one
  [schedule] {start date} not needed, on which weekdays do you gather
  [besideWork] i drive ola twelve hours, koi chance hai sath me karne ka
  [besideWork] is it something one does on the side
  [besideWork] our consultants bill 45 hours a week, could they still follow
  [besideWork] new mother here, is it too much to add
  [mode] is there any need to leave my village
  [mode] can i choose between a chair in your room and my sofa
  [mode] {recorded stuff} i don't want, is it with a teacher in person
  [mode] do my people have to fly down or is a link sent
  [attendance] do i have to be there each time [besideWork] i have a job you see
  [attendance] chutti le sakte hai kya beech me
  [attendance] will coming late cost me the certificate?
  [language] i think in kannada, will that be a hurdle in class
  [language] english weak hai, samajh aayega kya class me
  [language] do trainers mix hindi and englsh?
  [language] would a spanish speaker follow the talk in class?
  [classSize] is it cosy or a stadium
  [classSize] kitne log hote hai ek saath
  [classSize] {seats in the launch} is not what i ask, how many learn together in @program?
  [assessment] is there any paper to write, {the certificate} i know?
  [assessment] ghar ke liye kaam dete ho
  [assessment] can i retake if i flunk
  [assessment] for my team i need scores per person, do you test them
  [number] give me a count of your partner firms
  [number] how many one to one meetings do i get in all?
  [number] kitne project banane padenge?
  [tools] is there a software list?
  [tools] would a second hand thinkpad do
  [tools] do you hand out api keys or do i use my own?
  [tools] teams or meet or zoom, on what does it run
  [accommodation] tea and snacks at least?
  [accommodation] if i come down from shillong is there a bed for me somewhere
  [accommodation] pg ka intezaam karwa dete ho kya
  [visa] my fiancee is ukrainian, is she allowed to study with you on her entry papers
  [visa] would this help my h1b file
  [houseRules] are pets fine in the background
  [houseRules] will there be a locker for my bag?
  [events] prize money wale contest hote hai?
  [demo] can i dip my toe in first?
  [testimonials] are there any stories of people who made it
  [testimonials] bad reveiws too or only sugar
  [testimonials] is anyone on record saying they liked it
  [quotes] read out the praise by the second person
  [quotes] {who they are} doesn't matter, what are their words
  [quotes] us bande ne kya likha tha review me
  [alumni] is that founder in the review a real one [-] he looks like a model
  [alumni] could you give me somebody from an earlier batch for a reference
  [alumni] purane bachhe kaha kaam kar rahe hai
  [alumni] any graduate of yours in chennai i could have coffee with
  [trust] my brother lost 60k to a fake academy, what makes you different from them in honesty
  [trust] i'd like to turst you, help me
  [company] is there a board of directors [-] my boss asks
  [company] kab se chal raha hai aapka institute
  [company] did you get any award?
  [rival] what can you do that udacity can't
  [rival] masai says pay after job, you?
  [rival] is there anyone better than you in the market
  [-] ok so i've been thinking all night [career] will this change a thing for a bank clerk [price] and can i even pay for it on a clerk's money
  [tellsAboutSelf] my son finished 12th this march and wants to learn apps [price] what'll it cost me [placement] and does some job follow?
  [tellsAboutSelf] we make auto parts, 40 supervisors to be trained [price] what would be the quote [payment] and do you accept payment in 60 days
  [number] how many live projects, [classSize] how many in the room [price] and how many rupees
  [tellsAboutSelf] i'm a school principal [demo] can my teachers try one class [discount] and do schools pay less?
  [-] i'm sick of institutes who promise the moon [placement] do you or don't you get people jobs
  [-] honestly my hopes are up [mentor] is it true that one gets a personal guide [mentorTimes] how often would he have time for me
  [partners] and who are they, the ones you work with?
  [access] and how long are those mine
  [payment] and is it one shot or spread?
  [discount] and for two?
  [salary] and how much would they offer
  [schedule] and which evenings?
  [invoice] and the gst?
  [language] hindi or english [mode] at home or there [schedule] weekdays or weekends
  [-] fine print please [refund] when do i get my money back [attendance] and do i lose the right to it if i miss classes?
  [-] one more from a doubting thomas [testimonials] who's happy with you [trust] and how can i be sure nobody made it up
  [-] my cousin laughed at me for asking here [accreditation] he says it's not recognised anywhere, is that so
  [-] was about to join physics wallah [rival] tell me what they lack that you have
  [career] i sell sarees online, in what way would @program push me ahead
  [-] nobody at home believes in me [career] would i be worth something to employers after this
  [certificate] how does one get certified, {by exm} i'd hate
  [certificate] will the name of the course be on what you hand me at the end
  [certificate] can i skip everything and just get the certificat haha
  [accreditation] does any foreign body recognise you?
  [accreditation] does it equal a pg diploma?
  [accreditation] valid hai ya aise hi ghar ka chhapa hua
  [price] i've {disocunt} covered, what's the original figure
  [price] how much should i keep aside?
  [price] does it run into five figures or six
  [price] can a peon's son afford it
  [price] is the leadership course pricier because managers are rich
  [price] what do i owe if i only take the ten hours?
  [price] what's @program going for these days
  [-] come on [price] everybody else puts teh fee on the page, what's yours
  [price] cheapest thing you have?
  [price] dono ka milake kitna hoga
  [payment] paypal?
  [payment] is there a deposit to hold my place
  [payment] can our finance team pay on invioce by bank transfer
  [payment] do you run the card through razorpay or so
  [payment] should i transfer something today itself to be in
  [discount] does being sc/st reduce the fees
  [discount] 50 percent off chalu hai kya abhi bhi
  [discount] is it cheaper in a group
  [refund] what's the deal if i'm not happy
  [refund] token money wapas hota hai?
  [refund] is there a penalty for leaving
  [refund] {switching to another batch} is no help to me, would you return the fee?
  [invoice] can it be split into two bills for two cost centres
  [invoice] tds kaatna hai humko, bill me kya likhoge
  [invoice] do you put a hsn number on it, the bill
  [invoice] i'm claiming it from my learning allowance, what paper do i get from you for the money
  [vendorPapers] can you send your pan and msme certificate for our vendor form [payment] then do you take neft
  [vendorPapers] before procurement lets me pay i need your gst registration and cancelled cheque
  [enterprise] can you teach our whole sales floor [language] in gujarati maybe
  [enterprise] thirty store managers, a private batch just for us [certificate] with certficates [price] what's the total
  [enterprise] do you tailor it to an insurance firm [instructors] and who would be sent to teach
  [placement] what happens with me after the coures, is somebody hiring through you
  [placement] is it 100 percent job guarantee like the ads say?
  [placement] kitne logo ko job lagi pichle saal
  [placement] could my jobless brother count on you for work
  [placement] do you conduct hr rounds practice?
  [salary] worth in the job market, moneywise?
  [salary] what's the jump people see on thier payslip
  [salary] in dubai what would such a developer earn
  [salary] if i become an ai app guy what's my monthly
  [career] how will it sit on my cv?
  [career] am i going to be more wanted by companies
  [career] what could i become?
  [career] is it a step up for a team lead?
  [career] is it too late at 50 to get anywhere with it workwise
  [mentor] is the mentor included?
  [mentor] can i get a lady to guide me personally?
  [mentor] is there a buddy or a coach?
  [mentor] {classes} fine, but who do i run to with my own questions
  [mentor] does anyone check on me so i don't give up?
  [mentorTimes] are mentor calls fixed or as i plz
  [mentorTimes] does mentoring take place in the evning [-] i'm free only then
  [mentorTimes] how manny times do my people meet theirs
  [mentorTimes] ek baar me kitni der baat karta hai mentor
  [instructors] who'd be teaching our executives [-] they don't listen to kids
  [instructors] is it a phd who lectures
  [instructors] i want names, who'll stand before the clas
  [instructors] did any of the faculty work in a product compnay
  [projects] can i put what i make there on github as my own work, i mean do we make anything at all
  [projects] kuch banwaoge ya sirf padhaoge
  [projects] do agents get built for real in @program
  [partners] are those partners big names or unknown
  [partners] konsi company aapke saath judi hui hai
  [number] how many exercises wait for me in @program
  [access] will it still be there in two years, the content
  [access] could i get it all on a pen drive
  [access] how long till my acess lapses?
  [access] do the course files get taken away when i'm done
  [perks] what are the freebies?
  [perks] kya kya shamil hai isme?
  [perks] is it only lectures or is there a mentor, material and so on, list it?
  [benefits] faayda kya hai tumse seekhne ka
  [support] our people will need a helpline once they apply it at work, is there one
  [recordings] my net is shaky, can i view a class afterwards
  [recordings] what if i get the flu on the day?
  [recordings] do you mind if one watches it later rather than live, is it saved at all
  [-] promise me you won't dodge [price] what's the bottom line for @program
  [-] i keep hearing different sums from people [price] so say the real one
  [tellsAboutSelf] i'm an electrician [career] would learning this do something for me [besideWork] my days start at six
  [tellsAboutSelf] we are an ngo for rural girls [discount] is there any way you'd give it to us for less [language] and does the teaching happen in odia
  [tellsAboutSelf] lawyer, 15 yrs practice [schedule] are there classes after court hours [recordings] or something to watch when hearings drag on
  [tellsAboutSelf] my team is 8 testers in noida [mode] would they have to come down [accommodation] and would you arrange rooms?
  [tellsAboutSelf] i am doing mca from ignou [accreditation] will your certificate be accepted there as credit?
  [tellsAboutSelf] mom of two, ex banker [career] does it bring me back into a career [support] and would i have people to lean on after
  [tellsAboutSelf] im deaf in one ear [houseRules] can i sit in front or are there subtitles?
  [tellsAboutSelf] i work at a petrol company as procurement officer [discount] what's your volume rebate [invoice] plus how is tax shown
  [tellsAboutSelf] retired army man [discount] is there a fauji rate?
  [tellsAboutSelf] i head learning for a chain of salons [testimonials] which of your customers are content [alumni] and may i call one up?
  [tellsAboutSelf] i'm from bhutan [visa] what permission do i require to be there in person [payment] and do you take ngultrum
  [tellsAboutSelf] student, broke [discount] any sort of help with fees? [payment] or pay as i go
  [-] you won't like this one [rival] what does your course have that a 499 rupee udemy one hasn't?
  [-] last question, i swear [company] who's your ceo?
  [-] between you and me [trust] is it a bit of a con?
  [-] thing is, our md is a hard nut [benefits] what argument would win him over
  [-] i cried when i failed my last exam [assessment] is there one in yours
  [-] i'm slow at typing, bear with me [tools] do i need any special machine
  [-] i don't do well with crowds [classSize] so how many others would there be
  [-] papa strict hai [certificate] certificate pakka milega na [placement] aur job dilwate ho?
  [-] we got cheated by a vendor once [refund] can the fee be recovered when quality is poor [trust] and how do we know you're solid
  [-] honest answer only [salary] what are people who did this making now
  [-] trying to plan my year [schedule] which days would be blocked [besideWork] would my job suffer?
  [-] just exploring for now [demo] any class i can attend with no strings [events] or an open evening
  [-] ok i'm nearly sold [payment] can i gpay you [invoice] will i have a bill by tonight
  [-] my wife thinks it's moeny down the drain [career] what would it bring me workwise [quotes] and is there a line from somebody i can read to her?
  [demo] is there a trial [schedule] on which day [mode] and is it online
  [price] what's the fee [discount] what's the least you'd take?
  [certificate] will there be a certificate [accreditation] valid across india? [salary] and worth how much pay
  [projects] do we work on something true to life [partners] given by whom [mentor] and is a mentor watching
  [mentor] who do i ask when stuck [mentorTimes] and is he there at weekends too
  [classSize] how many in a group [number] how many trainers for us all
  [recordings] can i rewatch [access] forever or a year
  [language] marathi or hindi [instructors] and who's teaching
  [attendance] is it mandatory to log in each day [houseRules] with video on?
  [benefits] what's good about you [rival] compared with niit say
  [accommodation] place to stay? [houseRules] and can i cook there
  [assessment] tests? [number] how many
  [support] any circle of past lerners [alumni] and where did they land
  [testimonials] what do they say who've done it [quotes] could you give me one in full
  [trust] is all this genuine [company] how long have yuo been around
  [tools] laptop specs? [tools] and do you give the licences
  [placement] is there placment [refund] and money back if it doesn't work out
  [visa] do you issue a letter for immigration [accommodation] and a place to live
  [events] do you hold a hackathon [partners] with which firms as sponsors
  [career] does it help my career [benefits] or what else is the advantage?
  [perks] so what's bundled in [price] for how much
  [discount] any concession [-] ours is a government school
  [price] paisa kitna [payment] aur kab dena hai [refund] wapas milega kya
  [besideWork] part time chalega? [attendance] ek do class miss ho gayi to
  [price] {free ones} don't interest me, what's the serious one worth
  [discount] {emi} no, i mean a real cut in the fee
  [payment] {discout} leave it, can i pay quarterly
  [invoice] i asked for a bill, not {a quotation}, do you give one
  [refund] {certificate} set that aside, what of my money if i walk out
  [placement] not {projects}, i mean real jobs, do you find them
  [salary] {job} i'll find myself, what are they paying though
  [career] {money} isn't everything, would i grow in my work
  [mentor] {a chat group} won't do, is there somebody just for me
  [instructors] i don't mean {mentors}, who gives the actual lessons
  [projects] apart from {theory} what do we do with our own hands
  [partners] {how many} never mind, who are they
  [number] {who the partners are} is not important, just the tally
  [access] {during the course} obviously, but afterwards, is the stuff open to me
  [support] not {the mentor}, i mean once everything is over, who helps
  [recordings] {live} i can't always, so is it kept on video
  [schedule] {how long} you told me, at what time of day is it
  [mode] scrap {the timings}, do i come or log in
  [language] {my chat} in english is ok, what do they speak in class
  [classSize] {seats for the bootcamp} no no, i mean people per calss in @program
  [assessment] {attendance} ok got it, are there exams too
  [tools] {coding} i can do, but which machine do i need
  [demo] {full course} not yet, first a small taste, possble?
  [testimonials] not {google stars}, on your own site, who says good things
  [alumni] {reading reviews} is not enough, could i talk to one of them
  [company] {address} i found, but who founded it
  [rival] {price} apart, why you over edureka
  [certificate] sorry not {brochure}, i meant the certificate, do we get it
  [accreditation] {certificate} ok fine, but approved by which authority
  [-] my friend said ask about hidden rules [houseRules] is there a dress code in class?
  [-] i'm allergic to a lot [accommodation] do you serve food at all?
  [houseRules] woud it bother anyone if my baby cries in the background?
  [houseRules] may i take photos of the board?
  [houseRules] is there wifi for us?
  [houseRules] lift hai ya seedhi chadhni padegi
  [events] can my studnets take part in a competition of yours
  [events] webinar on ai for parents, anything planned
  [visa] on a dependent permit can i sit in your class
  [accommodation] is there a canteen
  [accommodation] whoever comes from out of town, where do they sleep
  [tools] are there servers given to us to run things
  [number] how many people dropped out last time
  [number] roughly what number of assignments will land on me
  [quotes] which words did your learners use about you
  [quotes] give me the review text, i'll forward it to my boss
  [testimonials] past customers, what's their verdict
  [testimonials] do any managers speak well of @program?
  [testimonials] koi success story hai
  [alumni] who is the woman in your success story, where's she employed
  [alumni] i'd love to buy a former learner lunch and grill him, can you arrange it
  [trust] i've seen ten such sites this week, all rubbish, are you any different in being honest
  [trust] fraud to nahi ho na
  [company] are you an llp or pvt ltd
  [rival] my senior did isb's programme, would that be hte smarter pick than yours
  [rival] which is more worth it, guvi or you?
  [demo] can i gatecrash one lesson
  [demo] would you teach our committee for half an hour so that they see your style?
  [certificate] does doing @program earn me a title
  [certificate] what do i get in writing once i've gone through with it
  [certificate] two courses, two certifcates?
  [benefits] what would i miss if i don't come
  [benefits] why should my firm spend on you?
  [perks] tell me all inclusions
  [access] is there an expiry on the lesson material
  [access] can i peep into it after i've moved on?
  [access] content kab tak khula rahega
  [support] do you abandon people on graduation day?
  [support] is there lifelong company of other learners
  [attendance] what's your policy on absentees
  [besideWork] could a resident doctor handle this along
  [besideWork] will i still have a life
  [besideWork] 9 to 7 job with travel, is this realistic
  [-] so i sat down with my calculator last night and it's still one number short [price] which is yours?
  [-] i was laid off in june and every rupee hurts [payment] is it possible to pay once i've found work [discount] or at least a kinder rate
  [tellsAboutSelf] i look after training at a shipping company with people on board half the year [recordings] can they see the classes once they're back on land [attendance] and would being away count against them
  [-] the last trainer we hired read slides aloud for two days [instructors] so tell me about yours [demo] and can we watch one of them at work first
  [-] i told my mom you're a proper place [company] now she wants to know how many years you've been at it [trust] and whether it's safe to send money
  [tellsAboutSelf] i stitch blouses and know nothing of computers [language] do you explain things in malayalam [tools] and is a phone all right
  [-] some days i believe in this and some days i don't [career] where wuold it get me in five years
  [-] my ex boss did something like it and became head of ai overnight [career] can i hope for such a thing [salary] and for such money
  [-] voice typing so excuse mistakes [schedule] i wanted to know what time the class happens [besideWork] because i am in office till seven
  [-] listening to you i nearly forget the important thing [certificate] do you certify people
  [price] hey how much money for the agent course i am asking the money [payment] and google pay okay or not
  [-] my team lead says he'll approve it if there's something to show [certificate] what do you give at the end [assessment] and is it earned by a test or just for sitting there?
  [tellsAboutSelf] i'm with a state government department [vendorPapers] do you have a pan and msme number for our file [payment] and we can pay only after delivery, is that ok
  [-] so my understanding is zero [mentor] who takes me by the hand [number] and how many such people are there
  [-] what bugs me is the silence about jobs on your page [placement] do you or don't you help there?
  [-] you know how it is with joint families, no quiet room anywhere [recordings] can i listen at night to what was taught in the day
  [placement] kya intervew tak le jaoge
  [salary] package?
  [refund] chargeback?
  [payment] instalments pls
  [invoice] bill with gst pls
  [discount] student offer?
  [certificate] hard copy or soft
  [recordings] catch up video?
  [classSize] batch small or huge
  [mode] in person at all?
  [demo] free class this week?
  [accreditation] govt recognised?
  [partners] which comapnies pls
  [instructors] faculty details
  [access] how long is my login to the lessons good for?
  [tools] min ram?
  [price] ek course ka kitna lete ho [certificate] certificate ka alag se lagta hai kya
  [-] how come you are so quiet on it [discount] is there a reduction for early payers or not
  [-] fair enough [rival] but upgrad gives a degree along, why take yours instead
  [-] i'm on the fence [testimonials] what made others happy with it [quotes] any sentence of theirs you could show me
  [enterprise] can you run something for my forty boys in the plant [language] in marathi [schedule] after the second shift
  [-] my hand is on the button [refund] but first, can i undo it moneywise
  [register] ok where do i sign up [payment] and do you want the money the same minute
  [duration] how long does @program go on [price] and what's it cost [mode] and where does one sit?
  [start] when's the next one [schedule] weeknds i hope [price] and fee
  [contact] whom do i write to [refund] about getting my fee back
  [brochure] is there something printable [price] with the fees in it
  [enterprise] our startup wants a private round of @program [number] how many real porjects could be fitted in
  [prerequisites] do i have to know maths [assessment] and will i be quizzed on it?
  [recommendation] which one suits a shy accountant [career] and which would lift my carrer more
  [curriculum] waht gets taught in @program [projects] and what do we make?
  [difficulty] is it tough [mentor] is someone there when it gets too much?
  [afterRegister] how long before somebody rings me once i've put my name in [payment] and do they ask for money on that call
  [transfer] could my seat go to my colleague instead [refund] or do i get the money back
  [vendorPapers] send msa and bank letter [invoice] and how do you show tax on the bill?
  [location] where are you guys [accommodation] and does one find a room through you?
  [abroad] i'm in muscat, may i attend [payment] and can i pay in rials [recordings] and hear it later given the time gap
  [onSite] would your trainer come to our factory [price] for what sum
  [deadline] till when can i decide [discount] and does the price go up for late ones
  [partnership] do i earn something for bringing you students [discount] or do they get something off
  [order] both courses one after the other [discount] is the second one cheaper then
  [count] how many courses have you got [price] and is it one price for all
  [-] let me be the devil's advocate [rival] anyone can learn this off youtube, why pay you [benefits] what's so great about you
  [-] my daughter believes in you, i don't yet [trust] earn my trust [alumni] can i speak to a parent or student from before
  [-] it's the company's money so i must be careful [refund] what if three of them don't turn up, do you pay back [attendance] and do you tell me who was absent
  [-] in my village ppl will only respect a stamp [certificate] is there a certificate [accreditation] with a government seal
  [price] whats the going price when a company books fifteen places
  [mentor] can a mentr look into the thing i'm building for my shop?
  [projects] could our data from the warehouse be what we practise on
  [career] will this be the thing that gets me noticed by my bosses
  [-] people say ai will eat my job [career] does your cousre keep me in the game
  [assessment] is there a pass mark
  [classSize] does everyone get a turn to ask or are there too many of us?
  [schedule] which hours would my managers have to keep free in their diary?
  [houseRules] i'll be in a shared room, may i just type and not talk in class
  [besideWork] i've exams of my own in may, would it clash or can it go alongside
  [language] do you have someone who speaks assamese in the class
  [access] suppose i lose my job and email, can i still get at what i learnt from
  [benefits] tell me somthing good about you that isn't on a poster
  [number] tell me the amount of live projects, not {the amount of money}
  [company] is this a one man show
  [testimonials] i'm full of hope but show me somebody for whom it worked
  [demo] before i bring it to my director, can i see a slice of it for free
  [tools] do you give us a sandbox or does our it have to open ports?
  [perks] and what else is there for me in the box?
  [visa] if my permit is a spouse one am i allowed in
  [price] What would @program come to, [payment] and could I spread it over the winter?
  [tellsAboutSelf] Our plant employs 90 technicians. [price] Kindly state the cost per participant [invoice] and whether tax is charged extra.
  [-] im realy keen but [price] wat does it cost [refund] and is thier a way back if i regret it?
  [price] how mcuh for the @program thing [discount] any disocunt for two sisters?
  [mentor] will i hav a mentor in @program [mentorTimes] and can i see him evry day?
  [certificate] do u give certifcate after @program? [accreditation] is it recogniesd?
  [placement] does @program end with someone finding me a job? [salary] if yes how fat is the cheque
  [projects] In @program, would my analysts work on something true to life? [partners] If so, whose business is it taken from?
  [besideWork] could a ward sister do @program next to her shifts? [recordings] i'd miss some and need to see them later
  [schedule] What weekdays is @program on? [mode] And does one have to travel?
  [language] is @program given in hindi? [instructors] and by whom?
  [classSize] how many sit in @program with me? [mentor] and is there somebody for each of us
  [tools] Can @program be done on a macbook air? [access] And does the stuff stay on it afterwards?
  [assessment] do they test you in @program? [certificate] becuase i only want the certificate if i've earned it
  [coverage] is @skill part of it? [projects] and do we try it out on a real thing
  [coverage] does @program touch @skill [instructors] and has the taecher used it in a real job?
  [-] my boss wants @skill in the team by summer [price] so how much do we hav to budget?
  [career] would knowing @skill lift me to the next grade? [salary] and my pay with it?
  [projects] do we get to build something with @skill ourselves?
  [placement] do firms hire people for @skill through you?
  [number] how many exercises are there on @skill?
  [tools] what must be on my machine for @skill?
  [-] Dear Sir or Madam, [invoice] we require a tax invoice before any transfer; is this possible? [payment] Our terms are thirty days net.
  [-] We were let down by our previous vendor. [testimonials] Which companies or people speak well of you? [alumni] Could one of them take a call from us?
  [-] Hello team, [enterprise] we plan to upskill 25 merchandisers. [discount] What reduction do you offer on such numbers?
  [-] Our compliance lady is picky. [attendance] Do you keep a register of who was there? [assessment] And do you grade them?
  [recordings] Would our night shift be able to watch the sessions later? [access] And until when?
  [enterprise] Can the leaders' programme be adapted to our mines? [language] Half of them only follow Telugu in class, is that a problem?
  [-] The board meets friday. [benefits] In two lines, why you? [rival] And why not Simplilearn, whom we used before?
  [certificate] Will each of our nominees be certified? [accreditation] Does any national body stand behind it?
  [payment] Is payment against a purchase order fine? [refund] And what if we must cancel a week earlier?
  [tellsAboutSelf] I run HR at a textile mill. [mode] Would your people teach over video [tools] and what equipment must we set up?
  [price] My budget is two lakhs for twelve people, is that anywhere near your rates? [discount] Or can you come down to it?
  [salary] Will I have to pay my staff more once they've done it, i.e. what does the market give them?
  [-] please be patient with me beta, [price] how much does my grandson need to bring? [payment] he has only cash
  [-] sorry for the long message but i want to be careful this time [trust] are you a real institute [testimonials] and who can confirm it?
  [-] ok so basically i got rejected by 40 companies [placement] do you do anything to get a person like me through the door?
  [-] my flatmate did some bootcamp and sits at home since [placement] is it different with you? [salary] does anybody earn decent money after
  [-] my mother sold her bangles for my last course [refund] so if i fall ill do i get it back? [payment] and can she pay bit by bit?
  [-] i'm allergic to promises [career] what would honestly change for me at work?
  [-] i dont have rich parents [discount] is their any scholorship?
  [-] thinking of gifting it to my wife [price] wat would that cost me [invoice] and is there a receipt i can hide lol
  [-] I read every line of your page twice. [instructors] Nowhere do I see who teaches, so who does? [number] And how many of them are there?
  [-] here's my worry, [difficulty] i might not keep up [mentor] does anyone catch me if i fall behind?
  [-] i'm 58 and hopeful [career] is there any use in it for me at work? [classSize] and would i sit amid sixty kids?
  [tellsAboutSelf] i'm a tailor's son doing ba third year [discount] anything cheaper for people like me? [placement] and will it lead to work
  [tellsAboutSelf] bhaiya main diploma wala hu [placement] job lagegi kya? [salary] kitne ki?
  [tellsAboutSelf] mba kar rahi hu finance me [besideWork] college ke saath ho jayega? [schedule] class kitne baje hoti hai
  [price] paise kitne lagenge @program ke, [payment] aur do baar me de sakta hu kya?
  [certificate] certificate milega? [accreditation] uski koi value hai bahar?
  [recordings] agar meri class miss ho gayi toh video milegi? [attendance] ya absent lag jayega
  [mentor] mentor alag se milta hai kya [mentorTimes] aur kab kab?
  [language] mujhe english nahi aati, padhai hindi me hoti hai? [tools] aur mobile se chalega?
  [trust] pakka asli ho na? [refund] warna paise wapas karoge?
  [mode] ghar se padh sakte hai? [accommodation] ya wahan rehne ka intezam hai
  [demo] ek din baith ke dekh lu pehle? [price] uska kuch lagega kya?
  [projects] project karwate ho asli wala? [partners] kis company ka?
  [company] malik kaun hai iska? [trust] bharosa kaise karu
  [rival] physicswallah sasta hai, aap kyu?
  [discount] ladkiyon ke liye kuch kam hota hai kya? [-] papa pooch rahe the
  [support] course khatam hone ke baad bhi pooch sakte hai kuch? [access] aur notes kab tak dikhenge?
  [benefits] tum logo me kya acha hai? [testimonials] aur kisi ne tareef ki hai?
  [classSize] kitne bacche ek batch me? [instructors] aur sir kaun hai?
  [assessment] paper hota hai kya last me? [certificate] fail hua to certificate nahi milega?
  [invoice] pakka bill milega na gst ke saath? [payment] aur rtgs kar du?
  [-] um so yeah i wanted to ask about the money thing [price] how much is it you know for the long one [payment] and if i can like give it in parts
  [-] hello yes i am driving so speaking [schedule] tell me which days are the classes [besideWork] because monday to saturday i am at the shop
  [-] hey can you hear me [mentor] i want to know is there a person for me [mentorTimes] and when can i catch that person
  [-] okay google no wait [certificate] is there a certificate in this course or not?
  [-] speaking to phone now [tools] does it need a computer or can it be on this phone only [houseRules] and do i have to put the camera on?
  [-] so my son is telling me type it but i am speaking [placement] will he get job afetr this please say [salary] and how much they will give him?
  [price] fees? [duration] hours? [mode] online?
  [certificate] certificate? [placement] job?
  [refund] refund posible? [-] asking for a friend
  [mentor] mentor? [number] how many?
  [recordings] recordings? [language] english?
  [discount] offers? [payment] emi?
  [accreditation] approved? [certificate] paper?
  [instructors] who teaches, [language] in what language, [classSize] to how many?
  [schedule] when, [mode] where, [price] how much?
  [attendance] can i skip, [recordings] can i replay, [assessment] can i fail?
  [perks] what's in it, [benefits] why you, [rival] why not udemy?
  [trust] are you honest people? [company] who's in charge?
  [alumni] who did it before me [testimonials] and did they like it?
  [career] does it take me further at work [certificate] and is there proof of it?
  [-] not gonna lie [price] it looks pricey, is it?
  [-] no offence, [instructors] but do your trainers know more than a youtuber?
  [-] call me cynical, [quotes] but show me what they really said, word for word?
  [-] call me naive but i feel good about this [benefits] what r the best things about you?
  [-] i got a bonus!! [price] does it cover @program? how much is that
  [-] i'm all ears [perks] what do i receive as a learner of yours?
  [-] Fingers crossed. [discount] Do you have anything for a widow with two kids? [payment] Or may I pay when I can?
  [-] Pardon my bluntness: [trust] what stops you from taking the fee and disappearing?
  [-] Convince a tired manager. [benefits] What will my team have from you [rival] that they don't have on Coursera?
  [-] Money first, feelings later. [price] Figure?
  [payment] does one pay by card, {upi} is blocked for me [invoice] and is a bill sent on its own?
  [price] {@program} no, how much for @program? [discount] and is there anything off
  [certificate] {projects} i got, but what about a certificate? [accreditation] with whose name?
  [refund] {changing the batch} isn't what i want, is my money returned? [-] i just can't go on
  [mentor] {group calls} are useless to me, is there a private guide? [mentorTimes] and for how long a go?
  [schedule] {mornings} are out, so is there anything late? [recordings] or else a video of it?
  [placement] {salary} whatever, do you get me in anywhere? [partners] at your partner firms perhaps, wich are?
  [company] {founder} i know, how many work there? [trust] and is it a firm one can count on
  [mode] {i'd fly in} no scrap that, can it be had from home? [tools] with what gear?
  [testimonials] {your own ads} don't count, who liked it? [alumni] and could i write to them?
  [number] {names} aren't needed, how many partner companies? [number] and how many projects
  [access] {video} apart, do i hold on to the reading stuff? [support] and to the people?
  [salary] forget {interviews}, what do they pay? [career] and does one rise
  [classSize] {twenty five} was for the launch i guess, so how full is a normal class?
  [language] i can read {english}, but what does the sir speak? [instructors] and who's he?
  [demo] not {the full thing}, is there a taster? [schedule] on some weekend?
  [assessment] {homework} okay, but a final? [attendance] and do they count my absences
  [accommodation] {flights} we book, but beds? [visa] and papers for our two nepalis?
  [discount] can you do something about the amount? [-] my cow died and the roof leaks
  [discount] what if i join without using the mentor, is it less then?
  [discount] my company has 3 branches, each sends five, does that bring it down?
  [discount] do teachers of govt schools pay the full sum?
  [payment] can i pay @program from my nre account? [invoice] and have the receipt in my indian name
  [payment] what's the latest i can pay? [refund] and till when could i undo it?
  [payment] Is it possible to be billed quarterly? [enterprise] There are about sixty of us to be trained.
  [payment] half now half when im done, deal?
  [payment] whom do i hand the mony to?
  [payment] can i settle with my sodexo card lol
  [invoice] do you do reverse charge for a UK firm? [payment] and take pounds?
  [invoice] i lost such a slip once, so can u send the receipt twice?
  [invoice] Could the training bill be adressed to our Chennai office? [vendorPapers] And we need your bank letter and pan.
  [invoice] will the bill state @program by name [-] our auditors insist
  [refund] what if my laptop dies and i cant go on, money back?
  [refund] i'm a worrier, so, if @program isn't for me after the second class, what do i get back?
  [refund] how long does it take till the amount is back in my account?
  [refund] does leaving cost anyting? [transfer] or may i park my seat till july
  [placement] so you teach me, fine, but is there anybody who'd hire me through you?
  [placement] do you have an idea where i'd apply, do you help with it? [career] or is it more for those who already work
  [placement] would @program get my nephew an internship? [salary] with pocket money?
  [placement] do the industry partners pick people from the class? [alumni] has it happened with anyone
  [placement] are your job promises only for the top three of a batch?
  [salary] does @program pay for itself, i mean how much more do you earn?
  [salary] whats a fair ctc to ask for with @skill on the cv?
  [salary] is 25k a mnth realistic for a fresher from nashik?
  [career] my appraisal is in march, would @program give me something to show?
  [career] is there any life for a mechanical guy in it?
  [career] i've hit the ceiling at my bank, does this break it? [besideWork] and may i go on working meanwhile
  [career] could i freelance aftrwards?
  [career] Would a diploma nurse stand out with it?
  [certificate] does the certificate say how many hours i did?
  [certificate] is there something i can add to naukri profile?
  [certificate] when do i get the certificate, right away or months later?
  [certificate] do people who only did half also get a paper?
  [accreditation] Is the programme acknowledged by NASSCOM or a similar body? [-] Our policy requires it.
  [accreditation] my company reimburses only recognised courses, is yours one?
  [accreditation] would the us folks value it? [visa] i am filing my green card
  [accreditation] is it like a real diploma or just a piece of card?
  [mentor] can i turn to the same person each time? [-] i hate explaining twice
  [mentor] does @program come with somone who looks after me?
  [mentor] is a mentor the same as a teacher? [instructors] and who teaches then?
  [mentor] if i'm the dumbest in the room, who picks me up?
  [mentor] would my manager get a sparring partner of his own in @program?
  [mentorTimes] can i have the mentor after ten at night? [besideWork] i work till nine
  [mentorTimes] is it by chat or by call that you talk to the mentor?
  [mentorTimes] does the metnor come to me or do i run after him, how does it go?
  [mentorTimes] once a fortnight or more, the one to one?
  [instructors] has the man teaching @program led a company himself?
  [instructors] can i know the trainer before joining? [demo] or sit in on his lesson
  [instructors] are your teachers any older than my interns?
  [instructors] does a woman teach too?
  [projects] what would my team hold in their hands after @program?
  [projects] is it hands on? [-] slides put me to sleep
  [projects] do you let us loose on something which matters to a business?
  [projects] does one finish with a portfolio of real work? [number] of how many pieces
  [partners] are the names of the partner firms a secret?
  [partners] do you have any partner in healthcare? [projects] and would i work on its problem?
  [partners] Which employers cooperate with you? [placement] And do they take people on?
  [access] i read slowly, will the lessons still be there in december?
  [access] If an employee leaves us, does the access go with him?
  [access] do i get to see it all again when i've forgotten half?
  [perks] anything in the parcel for me besides classes? [certificate] like a certificate
  [perks] What does the fee include? [price] And what is it?
  [perks] do i get a bag, a mug, whatever, i.e. what comes with it?
  [benefits] ok one thing you do better than the rest?
  [benefits] my aunt asks why i chose you, what do i tell her?
  [benefits] what do people gain with you? [quotes] and in whose own words, show one?
  [support] is there anywhere to turn to once its all over?
  [support] do your old learners meet online or so? [events] or at some yearly do
  [support] Will my engineers have a channel for questions in the weeks after?
  [recordings] i've a wedding to attend (mine), may i see that weeks classes later?
  [recordings] is @program put on video for those who were away?
  [recordings] do you keep what was said, so that i can hear it at half speed?
  [schedule] is it possible only on sundays? [besideWork] mon to sat i'm on site
  [schedule] how are the forty hours cut up over the week?
  [schedule] Do the sessions fall within Indian office hours? [recordings] Our Berlin staff might need to view them afterwards.
  [schedule] at what o'clock would i have to be awake?
  [besideWork] i sleep five hours as it is, can one manage @program with a job?
  [besideWork] does it fit round a school run? [mode] and from my kitchen table
  [besideWork] can my projcet leads do it without dropping their clients?
  [besideWork] is it hell with a full time job or just tiring?
  [mode] is the teacher on a screen? [classSize] with how many faces around
  [mode] do you beam it or must we gather somewhere?
  [mode] Is physical presence needed for @program? [accommodation] In that case, would you arrange a hotel?
  [mode] if its all on the net [tools] what speed must my wifi have?
  [attendance] i've got chemo on wednesdays, is missing those allowed?
  [attendance] does somebody take the roll? [certificate] and does it count for the certificate
  [attendance] do i lose anything by not turning up once?
  [attendance] Must all nominees be there throughout? [-] Audits come up without notice.
  [language] what does one hear in class, hinglish?
  [language] my workers know only odia, could it be taught so?
  [language] is the accent easy to follow, i mean do they talk plain english?
  [classSize] is it a tiny circle? [mentor] and does each have a guide
  [classSize] how many will be ahead of me in the queue with doubts?
  [classSize] Is there a maximum number of participants per batch?
  [assessment] who looks over what i've written in the exercises, do u mark it?
  [assessment] is there a quiz? [-] i freeze at quizzes
  [assessment] can one repeat the test at no charge?
  [number] how many partners, [number] how many mentors, [number] how many projects? numbers pls
  [number] in @program how many topics have their own exercise?
  [number] What is the number of sessions? [schedule] And on which days do they take place?
  [tools] what do i have to buy for @program? [price] and what is the fee itself
  [tools] is a gaming pc overkill?
  [tools] do you use jupyter or vs code?
  [tools] our laptops are locked down, what has to be installed?
  [accommodation] my daughter cannot travel at night, do you run a van?
  [accommodation] is thre anything to eat on the day?
  [accommodation] i'd come from leh for it, is there a guest room?
  [visa] i'm iranian, would i be let into the country for your class? [-] serious question
  [visa] does one need any permission as a foreigner to atend online from inside india?
  [visa] can you help my maid's son from nepal with permits?
  [houseRules] is it ok if i knit while listening?
  [houseRules] will someone mind my accent or my dog barking in the call?
  [houseRules] do i need to be on mute all along?
  [houseRules] can i charge my phone there?
  [events] who comes for guest talks, any? [partners] from the partner firms maybe, which ones
  [events] is there some launch party or fair where i can meet you lot?
  [events] do you run contests for college kids? [discount] with free seats as prize or a lower fee?
  [demo] is it possible to see how @program feels before i'm in?
  [demo] Would you offer our steering group a trial session? [price] At what charge?
  [demo] i buy mangoes only after tasting one, get it?
  [testimonials] what's the word on the street about @program from those who did it?
  [testimonials] did anyone thank you?
  [testimonials] my heart says yes, my head wants reviews, where?
  [quotes] what were the consultant's words? [alumni] and whcih firm is he with
  [quotes] can you cite someone who took it?
  [quotes] Please quote one of your learners. [-] I need it for my proposal.
  [alumni] is the person in the second story somebody i can look up?
  [alumni] do your graduates stay in ai or go back to old jobs, where are they?
  [alumni] any ex learner who was a housewife before? [testimonials] what does she say
  [trust] is there a catch i dont see?
  [trust] why shoud i beleive you
  [trust] i googled you and got nervous, can you calm me down?
  [trust] nothing personal, but are you genuine? [refund] and could i get the fee back if you aren't lol
  [company] whose baby is this academy?
  [company] Please give your year of incorporation [vendorPapers] and share the pan card copy and the gst certificate.
  [company] do you have offices of fifty people or is it three friends in a flat, how big are you?
  [company] which investor is behind it? [trust] sounds shady to me when nobody says
  [rival] is yours the same as deeplearning.ai for more money?
  [rival] why do poeple go to aptech and not to you?
  [rival] who else is good at this in india, if not you?
  [rival] iit madras bs or @program?
  [-] my mate gets it cheaper at excelr, [discount] can you match that?
  [-] before i pester my dad for money [price] how much is it, [placement] and can i tell him there'll be a job?
  [price] the wife said ask cost, [schedule] days, [certificate] and is there a certificate
  [-] i'm hopless with money [payment] so can u take it slowly, month by month?
  [-] dont laugh [houseRules] can i wear a lungi in class?
  [-] dreaming big here [salary] can this make me rich, what do they earn?
  [-] dreaming small here [career] will i at least get off the night desk?
  [tellsAboutSelf] i teach physics in a coaching center [career] would i get more respected with it, workwise? [discount] and is there a teachers price?
  [tellsAboutSelf] auto driver ka beta hu, 12th pass [discount] fees me kuch madad? [placement] aur kaam milega?
  [tellsAboutSelf] we're a family run hotel in ooty [enterprise] seven of us would like a course of our own [language] in tamil
  [tellsAboutSelf] Purchasing manager, cement industry. [refund] What are your cancellation terms [payment] and your payment terms?
  [tellsAboutSelf] i'm an ux designer, freelance [invoice] can you bill me with gst [tools] and does it all work on a mac?
  [tellsAboutSelf] my niece is blind [houseRules] would she be able to follow with a reader [mentor] and would someone be at her side?
  [tellsAboutSelf] pharmacist from indore [schedule] only free after 10 pm, any class then? [recordings] else i'd have to watch it later
  [tellsAboutSelf] my brother is in jail for tax, kidding, he's an auditor [certificate] he wants something certified [accreditation] and approved
  [tellsAboutSelf] I'm the cfo. [price] Let's hear the number [benefits] and then tell me why it's worth it.
  [tellsAboutSelf] first year bcom, no money [demo] is there any free class i can attend [price] and what's the cheapest after that?
  [tellsAboutSelf] our trainees are from bihar and have never flown [accommodation] will someone house and feed them?
  [tellsAboutSelf] i own three gyms [projects] can i make a bot for them during the course? [mentor] with a mentor's help?
  [tellsAboutSelf] i'm a sceptic by trade, journalist [testimonials] who has said good things about you [alumni] and can i interview them?
  [-] great, last bits [access] how long does the material stay with me [support] and is there a group afterwards?
  [-] makes sense so far [classSize] and in terms of heads per class? [assessment] and tests?
  [-] ok boss [recordings] so is there replay [attendance] and does replay count as being there?
  [-] Thank you for the patience. [instructors] Who leads the sessions [mentorTimes] and at what times do the mentors see people?
  [-] if it was up to me i'd join today [refund] but what if my office says no later, would i get it back?
  [-] yesterday a guy from your rival rang me six times [rival] are you better than those whitehat people?
  [price] what does the @program corse come to per hour? [duration] and how many hours are there
  [price] what's to pay if i take @program but my wife only listens in?
  [price] Would a single seat be dearer than a group seat, and what is it?
  [price] how do your fees start, from what amount?
  [-] i was told nothing in life is free [price] is this?
  [price] Charges for @program? [-] Mine is a small firm.
  [price] so whats the price tag, [-] my hands are shaking haha
  [price] did the fee go up since last year, what is it now?
`;
