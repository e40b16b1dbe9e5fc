/** What follows an answer, in the few words that a talk needs. One message a line, as messages/all.ts says. */
export const followingUp = `
  [-] so early! [-] my god
  [-] so late! [launch] is the session at any other hour
  [-] that is early, hmm
  [-] that early? [-] wow
  [-] quite long, no
  [-] sounds thin
  [-] sounds a lot
  [-] ouch
  [-] ah that is less than i feared
  [-] such a late hour!
  [-] so soon? [-] nice
  [-] sold [register] sign me up
  [-] sold! [register] how do i get in
  [-] you convinced me [register] where do i put my name
  [-] deal [register] take me in
  [-] done deal [register] what must i press
  [register] good enough, which button
  [register] right, what do i click
  [register] pick that one for me
  [register] ok pick it for me
  [register] give me that one then
  [register] ok give me this
  [register] i pick that
  [register] that one please, i take it
  [register] ok then that one for me
  [register] make it that one, i am in
  [register] go ahead with that one
  [register] lets do that one
  [register] lets do it
  [register] ok book me
  [register] book me in then
  [audience] who else can join it
  [recommendation] mera beta school me hai, kuch hai uske liye
  [erasure] so if i change my mind later it goes away
  [register] do it then
  [register] ok do it
  [register] then i stay with that one, how do i come in
  [register] i go with the short one, how to apply
  [register] i will settle for the longer, where do i sign
  [register] back to the first one and register me please
  [register] book the earlier one for me
  [register] put us both down
  [register] register the two of us
  [register] we both join, what now
  [register] sign up me and my brother
  [register] enroll both please
  [register] does each of us have to fill in a form
  [register] must we register one by one
  [register] do the two of us sign up separately
  [register] one form for both of us or two
  [register] can one form be for two people
  [register] begin with hers please
  [register] first his, then mine
  [register] begin with the one for me
  [register] put me in mine
  [register] how do we put his name down
  [register] how do i get her on it
  [register] yes for that one, my name is ready
  [dataUse] what do you need them for
  [dataUse] what are these for, my details
  [dataUse] why do you need those
  [dataUse] what do you want with those
  [dataUse] what for do you take my name
  [dataUse] and if i joined a course what would be saved of me
  [dataUse] if i do register, what gets stored
  [dataUse] when i sign up what is kept of me in addition
  [dataUse] what would be recorded if i enrolled
  [dataUse] what else is recorded when one registers
  [dataUse] so with the form, what do you store
  [dataUse] and when somebody registers instead, what do you note down
  [chatDetails] what do you have of me already from this chat
  [chatDetails] which of my data do you hold from the chat
  [chatDetails] what did you write down of me so far
  [-] before i write anything more [chatDetails] what of mine is stored here
  [-] before i type one more word [dataUse] what do you do with it
  [-] first of all, before i say anything [privacy] is this chat safe
  [-] one thing before we go on [dataKept] how long is it kept
  [dataKept] and what i typed here in the chat, how long does that stay
  [dataKept] for how many years do they stay with you
  [erasure] must i beg for it to be removed
  [erasure] so when i change my mind you just delete it
  [erasure] and if i want it gone later
  [-] you keep data of this chat, i do not like that [erasure] can it be removed
  [-] i cannot use {whatsapp or calls} [contact] another way to get in touch
  [-] no {calls} for me [contact] some other way to reach your people
  [-] i am not asking for {your place} [contact] i ask how to talk to you
  [dataUse] and if i enrol later on, what do you keep of me
  [dataUse] what is it that you keep once i am enrolled
  [erasure] if i regret it, can you wipe it
  [privacy] will you pass them on to loan agents
  [privacy] are my details sold to people who ring all day
  [privacy] will coaching centres start calling me after this form
  [afterRegister] how soon do you get back to me then
  [afterRegister] soon means when
  [afterRegister] and soon is how many days
  [afterRegister] within how many days do they reply
  [afterRegister] how long till i hear from the team
  [afterRegister] it went through i think, and now
  [afterRegister] i sent it, what now
  [-] did that [formLocked] the button is still grey
  [-] ok did that [phoneFormat] it says the number is too short
  [-] done that already [afterRegister] what comes now
  [alumni] which course did they do
  [alumni] which program were they in
  [alumni] what did these two study with you
  [alumni] did they both take the same course
  [alumni] which of the courses had the second person taken
  [quotes] what did the other one say
  [quotes] and the first of the two, what are the words
  [enterprise] how do we start talking with your people about it
  [enterprise] how would we get the conversation going with your team
  [enterprise] whom does our company speak to first
  [enterprise] would a version of our own be better for so many
  [enterprise] is it better for so many to get a version of their own
  [enterprise] would a custom one be better for a group that big
  [phoneFormat] can they enrol with a local number
  [phoneFormat] does a local mobile number work there for them
  [enterprise] could they have a version only for them
  [enterprise] should so many of us rather have our own course
  [enterprise] i have forty staff, would something of our own make sense
  [enterprise] do you make a separate course for colleges or does each of us join alone
  [enterprise] is there nothing for a whole office
  [transfer] can i switch to another course once i registered
  [transfer] how do i move to the other program after i sent the form
  [refund] what is the refund rule [transfer] and can one change the program later
  [enterpriseMail] and in that mail, what goes in
  [contact] which mail exactly does that go to
  [contact] to what address exactly do i send it
  [contact] and that goes to which mail id
  [contact] where do i write for that
  [prerequisites] is that allowed for one like me [codingNeed] i have never programmed
  [prerequisites] may i do that at my age, is it allowed
  [prerequisites] what would they expect of me there
  [prerequisites] what does it expect from me
  [prerequisites] and what would the other two want me to know
  [prerequisites] what do you expect of somebody who joins
  [prerequisites] what must i bring for that one
  [prerequisites] can he join at 14
  [prerequisites] is she too young for it at 15
  [prerequisites] he is only 16, may he come
  [instructors] who are these people, any names
  [instructors] and who are they, by name
  [instructors] what are they called, those who teach
  [instructors] do they work in the industry themselves
  [instructors] are they from the industry
  [instructors] do these people build things for a living
  [brochure] where do i read more about it
  [brochure] where can i read on
  [mentor] who is it that helps me then
  [mode] so is it held there
  [mode] is it given there or over the internet
  [mode] so the sessions happen in that city
  [mode] do i go there for the class
  [mode] and the lessons are at that place
  [mode] must i sit there in person
  [onSite] and would that happen at our place
  [curriculum] what would they be able to do after that
  [curriculum] what can she do when she has finished it
  [curriculum] what does he come out with
  [curriculum] what would i walk out with in the end
  [curriculum] and what would he get to know there
  [curriculum] anything else in it
  [curriculum] what else is in there
  [curriculum] and what does only the first have
  [curriculum] what is it that only the longer one has
  [compare] what do both have in common
  [compare] what do the two share
  [prerequisites] the long course, any prerequisites
  [prerequisites] prerequisites?
  [prerequisites] any requirement for that one
  [alumni] where are they now
  [alumni] and what became of them
  [curriculum] its topics please
  [curriculum] topics of it
  [curriculum] and its contents
  [curriculum] why does it take so long then
  [curriculum] why so many hours, what is in it
  [curriculum] what on earth fills 40 hours
  [duration] why is that one longer
  [duration] same time for that one
  [duration] equally long
  [duration] is his as long as hers
  [duration] is mine longer than hers
  [duration] is it as long as the other
  [duration] and that one, shorter or longer
  [duration] is the second shorter then
  [duration] not {40} then
  [duration] the one you recommend now, is that 40 hours as well
  [duration] and the one that you suggest, is it 10 hours too
  [duration] is what you recommend as long
  [duration] how many was it again
  [duration] what was the number of hours again
  [duration] and with the third on top
  [duration] what do they come to together
  [duration] if somebody did both how long is that
  [duration] both of them in a row are how many hours
  [duration] and his
  [recommendation] which one is it then for him
  [recommendation] which is it for them
  [recommendation] and which would you give her
  [recommendation] so what for my brother, he wants agents and knows python
  [tellsAboutSelf] he knows it already, he wants agents [recommendation] which one is it then
  [tellsAboutSelf] she codes since years [recommendation] which should she take
  [recommendation] they need something else i guess, they are software people
  [recommendation] two of us write software, something else for those
  [recommendation] three of us do code, which for them
  [recommendation] is there another for me
  [recommendation] have you another one for me then
  [recommendation] another one for me maybe
  [tellsAboutSelf] i am a director but i like to code [recommendation] is there another then
  [tellsAboutSelf] my girl is 13 and programs all day [recommendation] are any of these for her
  [recommendation] my son is 15 and loves robots, any of these for him
  [recommendation] what if my deputy comes too [tellsAboutSelf] he writes software
  [tellsAboutSelf] my brother would come along, he is a coder [recommendation] what for him
  [recommendation] suppose my friend joins as well, she is an analyst
  [recommendation] if only my two coders come, what would they take
  [recommendation] and if just our analysts came, which one would it be
  [recommendation] would he fit in there too
  [recommendation] does my designer fit in as well
  [recommendation] is the same one good for my junior
  [recommendation] and is that ok for her also
  [recommendation] is the first of those ok for somebody like me
  [recommendation] we have two software people as well, do they need something else
  [recommendation] my company also has some engineers, something else for those
  [recommendation] what can i send them to
  [recommendation] which could we send our people to
  [recommendation] which one should my team attend
  [recommendation] and for my junior, he just started with coding
  [recommendation] my cousin is new to programming, which for her
  [recommendation] and for a colleague who only just started to program
  [recommendation] and for my nephew who has just begun to code
  [recommendation] what about me, i only lead them
  [recommendation] and of the ready made ones which suits the managers
  [recommendation] the ready made one for heads of department, which is it
  [recommendation] of the standard courses which is for our developers
  [recommendation] but i am no {manager}
  [recommendation] but i am not {one of those}
  [recommendation] but she is not {an engineer}
  [codingNeed] but i never wrote code, does that change anything
  [codingNeed] i cannot code though, does it matter
  [codingNeed] he hates {coding} though
  [codingNeed] she wants no {code} at all
  [codingNeed] no {code} please, i am too old for it
  [coverage] and the other one, does that have it
  [coverage] does the first have that too
  [coverage] is it in the last one also
  [coverage] and python in the two of them
  [coverage] the third topic, is it in the others too
  [compare] what is in the first that is not in the other
  [compare] what has that one that the other has not
  [compare] so how are they different
  [summary] tell me more about hers
  [summary] more on the second please
  [summary] and that third one
  [summary] what is that 40 hour one then
  [summary] so what is the ten hour one
  [summary] that long one is what
  [audience] and that one, whom was it made for
  [launchProgram] that bootcamp is which course
  [seats] how many do you let in
  [seats] how many people fit in there
  [seats] and how many of us fit in
  [launch] what time is that for us
  [launch] and for my cousin in pune
  [launch] and for my aunt in toronto
  [thanks] thanks a lot, god bless
  [wellWish] god bless you
  [count] and how many of them are in there
  [projects] and is there project work in that
  [certificate] at the end do i get a paper that proves it
  [price] and is that cheaper then
  [brochure] something on paper for my boss until then
  [-] it worked, thanks [afterRegister] do i get a mail now
  [-] ok that worked [afterRegister] what happens now
  [-] worked now, thank you [afterRegister] will there be a mail
  [-] it works now
  [-] now it worked
  [-] that worked, thx [afterRegister] and now
  [-] great, it went through [afterRegister] should i expect an email
  [-] it is sent [afterRegister] will somebody write to me
  [-] form is gone through finally [afterRegister] do i get some confirmation
  [-] done, i pressed submit [afterRegister] when will i hear something
  [-] i sent it [myRegistration] is my place safe then
  [-] so i am in [myRegistration] is the seat mine
  [-] i filled it all in [myRegistration] seat confirmed
  [-] yes i am definitely coming [myRegistration] do i have a seat now
  [-] registered just now [myRegistration] is my spot guaranteed
  [-] the form took it [afterRegister] next step please
  [-] the button works now [afterRegister] what comes after it
  [-] it took my number now [dataUse] what is the number for
  [-] perfect, submitted [afterRegister] do you send something
  [-] my wife did it too, it worked [myRegistration] can you see both of us
  [-] i saw 10 percent off on your page [discount] how long does that go
  [-] your page says early bird [discount] until when is it valid
  [discount] till when is the early bird offer valid
  [-] there was a festival offer on the site [discount] is that still on
  [discount] is the 20 percent off still valid
  [-] a friend got a coupon from you [discount] does it still work
  [-] i was going to ask about {bots} for myself but [recommendation] actually it is for our director, recommend something
  [-] was about to ask for {the python one} for me, [recommendation] but in fact it is for my sister, which one for her
  [-] wanted to ask about {agents} but [recommendation] it is for my boss really, what do you recommend
`;
