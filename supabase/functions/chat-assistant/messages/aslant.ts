/** What is asked without the words that it is mostly asked in, in families of a kind. One message a line, as messages/all.ts says. */
export const aslant = `
  [dataKept] how long would you have kept it
  [dataKept] for how long do you hold on to what i typed
  [dataKept] when does it vanish from your side by itself
  [dataKept] are those old details of mine still lying with you
  [dataKept] do you still have what i gave you last year
  [dataKept] is my number sitting in your files for ever
  [dataKept] till what date does my entry stay with you
  [dataKept] after how many months is it thrown away
  [dataKept] does it go away on its own one day
  [dataKept] say i never join, how long do you store my name
  [dataKept] when do my details expire
  [dataKept] if nobody asks, is it ever wiped
  [dataKept] kitne din tak mera data rakhte ho
  [dataKept] mera number kab tak aapke paas rahega
  [dataKept] what is the time limit on keeping my mail address
  [dataKept] once the course is over do you still keep my phone
  [dataKept] how many years do you sit on people's data
  [dataKept] i filled your form in march, is that still there
  [erasure] please wipe me out of your list, [dataKept] and out of curiosity how long would it have stayed otherwise
  [dataKept] how long is it stored, [erasure] and can i get it removed sooner
  [-] i left my details here a year ago. [dataKept] do you still hold them? [correction] my mail has changed since, how do i fix that
  [dataUse] who sees what i type in the form, [dataKept] and how long does it stay
  [correction] how do i change my number with you, [dataKept] and how long do you keep the new one
  [dataKept] do you throw my stuff away at some point [dataUse] and what do you do with it till then
  [launch] i sit in mumbai. on which morning must i set my alarm for the opening
  [launch] from leeds, when is kickoff
  [launch] kickoff is when for somebody in texas
  [launch] at what hour do i switch on my laptop in boston for the first session
  [launch] when must i be at my desk for the opening, i am in dubai
  [launch] what does the clock say here in kolkata when it goes live
  [launch] in seattle, how late at night is the kick off
  [launch] we are in manchester, what time do we tune in
  [launch] is it morning or night in india when the bootcamp opens
  [launch] which evening do i keep free for it in new york
  [launch] by when should my cousin in california be online for the big day
  [launch] here in pune, when do the doors open
  [launch] i need the gmt hour of the kickoff
  [launch] the kickoff in pacific time please
  [launch] kick off kab hai india ke hisab se
  [launch] mujhe kitne baje login karna hai launch ke din
  [-] i am from nagpur. [launch] when is the kick off, [seats] and how many can come
  [launch] when is kickoff from london, [refund] and do i get money back if i miss it
  [launch] what day is the opening, [launchProgram] and which of the courses is it for
  [launchProgram] the bootcamp you are launching, which of the three is it
  [launchProgram] that launch thing, which course does it belong to, [launch] and when is it
  [seats] how crowded will the bootcamp be
  [seats] how many others will sit with me at the launch
  [afterRegister] nothing has come to my mailbox since i sent the form, should something have come
  [afterRegister] should i have received something by now after pressing submit
  [afterRegister] will something land in my inbox
  [afterRegister] i pressed send, do i get anything in writing
  [afterRegister] does a mail arrive once the form is through
  [afterRegister] form bhar diya, ab kuch aayega kya mail pe
  [-] i have just filled in the form for the @program course. [afterRegister] will something land in my inbox
  [afterRegister] will anyone ring me once i have registered, [erasure] and can i back out of my consent later
  [curriculum] what do i bring home from the @program sessions
  [curriculum] what will i walk out with in my head after @program
  [curriculum] what do i take away from @program
  [curriculum] when @program is over, what do i know that i do not know now
  [curriculum] what does one come away with from the @program one
  [curriculum] explain me what you do in the @program course
  [curriculum] what goes on in @program
  [curriculum] what all is there inside @program
  [curriculum] usme kya kya padhaoge
  [curriculum] @program mein kya karate ho
  [curriculum] what do you actually do with us in @program, [register] then how do i get in
  [curriculum] explain me what you teach in @program, [register] then explain me how to join it
  [tellsAboutSelf] i am not a developer, [audience] is the @program one right for me
  [tellsAboutSelf] i am no manager, [audience] is @program meant for me
  [schedule] is it on weekends as well
  [schedule] are you open on saturday and sunday too
  [schedule] is it weekends or weekdays
  [schedule] do you also run it on sundays
  [schedule] evenings as well
  [schedule] would it be on saturdays too
  [location] which city, [schedule] and is it weekends too
  [duration] how long is @program, [schedule] and can it be done on weekends
  [schedule] weekend pe bhi hota hai kya
  [quotes] what have former participants said about you
  [quotes] what do your past students say
  [quotes] what did the people who finished say
  [quotes] what do learners say about it in their own words
  [quotes] what do earlier batches say
  [quotes] what does the consultant say about you
  [quotes] what did your learners tell afterwards
  [quotes] what do those who did it think, in their words
  [besideWork] i can not disappear from work for a year, how compressed is this
  [besideWork] can it be done next to a full job without quitting
  [besideWork] how do people with office hours fit it in
  [dataUse] is my telephone going to ring with offers after this
  [dataUse] will half the country send me ads once you have my number
  [dataUse] do you pass my details to other companies
  [formFields] what all will you ask me, [dataUse] and do you hand it on to others
  [enterpriseMail] on what should my first letter to you touch
  [enterpriseMail] what do i put in the mail to you about our team
  [enterprise] can you train all forty of us as one group, [enterpriseMail] and what should i say in the first mail
  [brochure] is the brochure free of a sign up or must i give my mail for it
  [brochure] can i have the pdf without registering
  [brochureContents] what is in the brochure, [brochure] and where do i get it
  [formFields] what do i have to enter to register, [payment] and is paying part of that form
`;
