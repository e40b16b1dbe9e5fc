/** What people say who talk with her, where a side word led elsewhere. As messages/all.ts says. */
export const saidInTalks = `
  [tellsAboutSelf] i am a nurse in a hospital [recommendation] would this be any use to me
  [tellsAboutSelf] i run a small hotel [recommendation] is this of any use for me
  [tellsAboutSelf] i keep the accounts of a school [recommendation] is any of this for me
  [tellsAboutSelf] i'm 50 with my own shop [recommendation] is any of it for me
  [tellsAboutSelf] retired last year from the railways [recommendation] is there any of this i could use
  [tellsAboutSelf] i am a tailor [recommendation] will it be useful for someone like me
  [recommendation] would any of these be of use to somebody in my line
  [recommendation] is any of this meant for people like me
  [recommendation] any of this useful for a shop
  [tellsAboutSelf] i teach small children [recommendation] is it any good for me
  [tellsAboutSelf] mechanical engineer, 8 years [recommendation] want to switch to ai, which course
  [tellsAboutSelf] homemaker, did bcom long back [recommendation] want to do something from home
  [tellsAboutSelf] i'm at home with two kids [recommendation] would like to do something of my own
  [tellsAboutSelf] housewife, graduate [recommendation] want to start something now
  [tellsAboutSelf] at home since my marriage [recommendation] want to learn something useful
  [tellsAboutSelf] my college taught us only c and java [prerequisites] can i still do it
  [tellsAboutSelf] we learnt only pascal in college [prerequisites] will i still manage it
  [tellsAboutSelf] i know only html [prerequisites] can i still join
  [tellsAboutSelf] my degree is in arts [prerequisites] can i still do this one
  [tellsAboutSelf] i am 45 and a clerk [prerequisites] will i be able to do it
  [tellsAboutSelf] i am 52 years old [prerequisites] would i be able to do that
  [tellsAboutSelf] i drive a taxi [prerequisites] am i able to do this course
  [prerequisites] is java enough to join or need python
  [prerequisites] is c enough or must i know python
  [prerequisites] is excel enough for it
  [tellsAboutSelf] we are a 40 people logistics company [enterprise] hr asked me to look into ai training
  [tellsAboutSelf] i work in hr [enterprise] management wants me to find an ai training for our people
  [tellsAboutSelf] our firm has 60 staff [enterprise] i was asked to look for training for them
  [enterprise] my boss asked me to check what ai training we could give our staff
  [enterprise] how many people minimum for a custom batch
  [enterprise] minimum how many employees for a company program
  [enterprise] what is the least number of people for a batch of our own
  [enterprise] from how many people on do you make a custom program
  [enterprise] how fast can a custom training be arranged
  [enterprise] how soon could you arrange a training for our staff
  [enterprise] the budget has to be spent before march, can you do it by then
  [enterprise] our budget lapses in march, is a training possible before that
  [enterprise] we have to use the training budget this quarter, can it be done in time
  [enterpriseMail] who from your side will contact me after i write
  [enterpriseMail] when i mail about the custom program, who answers
  [price] approx bhi nahi pata, 10k ya 50k
  [price] approx bhi nahi? lakh me hai ya hazaar me
  [price] kuch andaza bhi nahi? 20 hazaar? 1 lakh?
  [price] not even roughly? thousands or lakhs
  [price] i asked about money not address
  [price] i asked for the money not the hours
  [price] is it free, the popup one
  [price] and is the bootcamp free or paid
  [price] is that thing in the window free
  [price] is the launch session free of cost
  [testimonials] sample learner?? sounds fake
  [testimonials] sample graduate? that is not a name
  [testimonials] those names look made up
  [testimonials] so are they real or not, tell honestly
  [testimonials] honestly, do these people exist
  [phone] sab email pe hi, koi number nahi
  [phone] ye sab mail pe hi milega kya, koi number nahi hai
  [phone] only by mail? no number at all?
  [phone] everything by e-mail only? nobody to ring?
  [projects] aur ye sab karne ke baad main kya bana paunga
  [projects] iske baad main kya bana sakta hu
  [projects] after this course what can i build
  [projects] what would i be able to make at the end
  [projects] ye karke kya kya bana lunga main
  [projects] would i have something to show my clients at the end
  [projects] will i have something i can show people afterwards
  [formFields] does the form ask payment also
  [formFields] do i pay when i fill the form
  [formFields] is any money taken in the form
  [myRegistration] i didn't get any email also
  [myRegistration] no mail has come to me either
  [myRegistration] nothing has come to my mail yet
  [mailContents] should the mail come immediately
  [afterRegister] how long does the mail take to come
  [afterRegister] confirmation mail kitni der me aata hai
  [afterRegister] how many minutes till the mail is there
  [myRegistration] what details should i give them so they can find my form
  [myRegistration] what shall i write so that they find my registration
  [myRegistration] i told you no email came, so where do i reply
  [contact] so i should mail them
  [contact] so i write to that address?
  [contact] that means i should send a mail?
  [phoneFormat] how many characters did you say, i am pasting +91 98480 12345 in the box
  [phoneFormat] how many characters can the phone box take
  [phoneFormat] it says at least 10 digits but i did give 10
  [phoneFormat] it says too short but i typed all ten
  [oneFormEach] can my co-founder join on the same registration
  [oneFormEach] can my partner come in on the same registration
  [formFields] which phone number should i give in the form, mine or hers
  [formFields] do i put my number or my daughter's
  [-] saw your ad on instagram [about] what is this
  [-] your ad came on facebook [about] what is this thing
  [-] i saw an ad somewhere [about] what is it about
  [programs] so what do you teach exactly
  [programs] ok and what exactly do you teach there
  [programs] yes but what do you teach
  [closeLaunch] i closed the popup, how do i get it back
  [duration] that's 40 hours, how many weeks is it
  [duration] 40 hours, that is how many weeks
  [duration] 10 hours is how many days
  [schedule] is it saturday sunday or daily evening
  [schedule] i asked if it is on weekend
  [schedule] so one and a half days, on a weekend?
  [schedule] evening means after 6?
  [schedule] what time in the evening
  [otherCity] is it in chennai only, i live in coimbatore
  [otherCity] i stay in vijayawada, is it only in your city
  [duration] how much time daily i need to give
  [schedule] how many hours a day are the classes
  [difficulty] this is too much for me no
  [difficulty] is that not too much for me
  [difficulty] won't agentic be too much for me
  [difficulty] won't it be too heavy for me
  [difficulty] i was weak in maths, is it hard
  [-] 24 days ok [certificate] certificate milega
  [-] thats fine [certificate] certificate milega na
  [certificate] which is better for a certificate, i want to put it in linkedin
  [certificate] so certificate also in this one na
  [certificate] in this one also certificate, right
  [curriculum] how many of the 10 hours are spent on @skill
  [curriculum] how much of the time goes into @skill
  [thanks] ok thank you, will mail them
  [thanks] thanks, i will write to them
  [thanks] thank you, i'll ask them
  [thanks] ok thanks, i'll mail the team
  [goodbye] ok, no certificate then. thanks, i'll think about it
  [goodbye] thanks, let me think it over
  [goodbye] hmm ok i will think and come back
  [goodbye] ok i will discuss at home and come back
  [thanks] theek hai, main unko mail kar dunga
  [thanks] ok shukriya, mail karta hu
  [-] ok leave it [phone] can i at least talk to a person
  [-] 8 weekends then [start] and when does the next batch start
  [-] so 5 weeks [start] and when would i begin
  [recommendation] ok so just tell me one
  [recommendation] just tell me which one, only one
  [recommendation] pick one for me please
  [recommendation] don't list them all, name one
  [duration] which is the longest program that still needs no programming
  [duration] what is the shortest program in which i'd be programming
  [duration] the longest course where nobody has to code
  [duration] i have 30 hours free. can the longest one be finished
  [duration] 30 hours are free with me, is the long one possible
  [seats] is it true only 25 people can get into @program
  [seats] are there only 25 places in @program
  [projects] what would i have built by the end
  [demo] is there a trial class before deciding [brochure] or where can i see the full syllabus
  [curriculum] tell me what is in @program [audience] then say in one line who it is for
  [enterpriseMail] what should we write in our first mail to you [onSite] and would your trainers come to our office
  [contact] no form and no call, is there some other way to reach your people
  [dataKept] form ke baad mera data kab tak rakhte ho
  [instructors] what kind of people are these mentors
  [instructors] what sort of people are the trainers
  [coverage] does @program show me how to take what i build live
  [coverage] does @program go as far as putting my thing live
  [recommendation] i want to make chatbots for my shop, right course? [prerequisites] and do i have to know python already
  [formFields] apart from my phone number what else do i fill in when i register
  [duration] all three one after the other at 6 hours a week, kitne hafte
  [duration] at 4 hours a week, how many weeks would @program need
  [tellsAboutSelf] 4 hours a week is all i get because of my shifts [duration] how many weeks would @program need
  [tellsAboutSelf] 4 hours on saturdays and 4 on sundays is what i can manage [duration] how many weekends would @program need
  [erasure] rather than correcting my details i want them gone, whom do i tell
  [accreditation] does the certificate carry a code so that a recruiter can verify it
  [rival] what does coursera charge per month for its plan
  [offTopic] some fraud fellow has taken over my whatsapp, help fast
  [offTopic] ten years from now, will there still be radiologists
  [offTopic] quickly explain gradient descent to me
  [myRegistration] registered on monday, has it reached your team [transfer] and i now want to shift to another course
  [register] ok how to join this one
  [enterpriseMail] contact for enterprise solutions, what happens when i click that
  [enterpriseMail] fine, what should i write in the mail
  [coverage] multi agent systems konse course me hai [codingNeed] aur uske liye python aana zaroori hai
  [coverage] can i learn to build chatbots for my clients
  [duration] i mean two courses, 40 plus 10
  [duration] what is the shortest program in which i'd actually be programming
  [coverage] you just showed me the list, i asked about maths
  [coverage] i asked about sql, not the list
  [instructors] so you can't tell me who will teach me
  [enterprise] how many hours does the custom one have
  [coverage] what about frameworks
  [programs] 5 hours a week is my limit and i must be done within 3 weeks, which ones are possible
  [programs] 4 hours a week, done within a month, which are possible
  [codingNeed] other than @program what courses need coding
  [phone] i don't want an email reply, isn't there any other way to reach you
  [programs] anything that takes no longer than a weekend
  [coverage] and frameworks
  [coverage] frameworks? [projects] projects?
  [order] are the two short courses held in the same week
  [order] do the two 10-hour ones take place in the same week
  [coverage] i always get vectors wrong, can you help
`;
