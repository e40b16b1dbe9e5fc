/** Second halves that mean something only behind the first. As messages/all.ts says. */
export const leaningHalves = `
  [enterprise] do you train departments [enterpriseMail] and if so where do i send our wish list
  [enterprise] can a course be made for our branch [enterpriseMail] and what do you need to hear from us for that
  [enterprise] we are an accounts firm of 40, could you plan something for us [enterpriseMail] and what should we tell you so you can plan it
  [enterpriseMail] what do you want to know about our people to plan a course for them
  [enterpriseMail] which particulars do you need from us for a training of our own
  [enterpriseMail] what info should our HR send so you can design a training for the staff
  [enterpriseMail] when we mail about a team training what must be in it
  [seats] are the seats few and how many exactly
  [seats] is there a limit on places, and if yes what is it
  [seats] limited seats it says, how many is that in numbers
  [seats] how many are there of them exactly, the seats
  [seats] is the number of participants capped for the launch and at how many
  [social] are you on any of the social apps, and on which
  [social] do you have social handles, and which ones
  [social] do you post somewhere, on which ones
  [social] on which ones of the social networks are you
  [access] do the notes stay with me afterwards, and till when
  [access] will i have the videos and slides later too, and for how long
  [access] baad mein bhi material khulega na, aur kab tak
  [access] i can look at the lessons again after the course? for how long then
  [formLocked] why is the send button dead and what must i choose first
  [formLocked] submit is grey, what has to be picked before it works
  [formLocked] what do i have to select first so that i can press submit
  [afterRegister] how soon do you get back after the form, and is that a call or a mail
  [afterRegister] once i submit, who gets back to me and in what way
  [afterRegister] will your people call or mail me after i register
  [afterRegister] what is the name of the person that will contact me
  [formFields] what does the form want [afterRegister] and which person will ring me then
  [afterRegister] who exactly will get in touch after i have sent it
  [whoAreYou] are you software [help] and if so what can i ask you
  [whoAreYou] is this a machine, [help] and if yes what are you good for
  [help] what all can you help me with here
  [certificate] is there a certificate, and for which of the bootcamps is it given
  [accreditation] does the government recognise the certificate [certificate] and in which course do i get it
  [certificate] in which one is a certificate given
  [certificate] which bootcamp gives the certificate
  [certificate] for which course is it given, the certificate
  [projects] what do we build, college style exercises or things from companies
  [projects] are they school type problems or company type problems
  [projects] college type or company type, the projects
  [projects] what kind of projects, toy ones or real ones
  [projects] is the practice on made up problems or on real ones
  [projects] textbook exercises or actual work, which is it
  [duration] how long is @program [career] and will i have something for my portfolio at the end
  [certificate] any certificate [career] and something i can put in my resume
  [career] what will i have to show in interviews afterwards
  [career] will there be something to show in my CV after it
  [career] something for my portfolio at the end?
  [career] what can i show an employer once i have finished
  [career] is there anything for my resume in it
  [career] do i walk away with work that i can show at an interview
  [career] after this what will i be able to put before an interviewer
  [curriculum] what will my son be taught in @program, can you list it out
  [curriculum] @program topics, can you list them out please
  [curriculum] what's in @program, kindly list all of it out
  [curriculum] can you list it out, what is in the course
  [curriculum] please list it all out for me
  [price] is any of your programs free
  [price] is one of the courses free of charge
  [price] are any of these free
  [price] is there a free one among your courses
  [price] which of them is free
  [price] is something here for free
  [price] koi course free hai kya
  [price] do any of them cost nothing
  [price] is @program free or paid
  [price] free course available or all paid
  [launchProgram] is the bootcamp on that date about @program
  [launchProgram] is the launch about agents
  [launchProgram] is the event in the window on apps or on agents
  [launchProgram] the session on the 5th, is it for @program
  [launchProgram] is that popup bootcamp meant for @program people
  [launchProgram] which course does the session on the twelfth belong to
  [company] who are the founders and where did they begin
  [company] who founded it, and where did that happen
  [company] how did it all start and who began it
  [company] where did the founders start out
  [company] when and where was the school begun
  [instructors] who will teach us, and may we know their names
  [instructors] who are the trainers, can you tell the names
  [instructors] can you tell their names, those who teach
  [start] when is the next one beginning [register] and what must i do to get in
  [start] next batch when [register] and what do i do to be in it
  [register] what must i do to get into the next batch
  [register] what does one have to do to get in
  [register] what is to be done to get a place
  [dataKept] how long is my mail id from the chat saved
  [dataKept] i chatted here before, how long is what i typed saved
  [dataKept] for how long do you save the name i gave in the chat
  [dataKept] how long will the address i typed into the chat stay with you
  [otherCity] i live far from there. do you also have a centre in @place
  [otherCity] do you also have a place in @place or @place
  [otherCity] is there also some centre of yours in @place
  [otherCity] do you have a branch near @place too
  [audience] are students allowed or is it for working people only
  [audience] is it for working people only or may students come
  [audience] can college students join or only professionals
  [audience] only for professionals or students also
  [audience] do @person need @program, or is it not meant for them
  [audience] is @program needed by @person or is it for others
  [audience] would @program be of use to @person or is that for others
  [audience] do @person have any use for @program
  [audience] does a @person need @program at all
  [audience] is @program of any use for @person
  [audience] are the two short ones both for technical people
  [audience] are both of those meant for tech people
  [audience] both the shorter programs, are they for coders
  [audience] are @program and @program both for non technical people
  [audience] is the shorter one meant for @person as well
  [codingNeed] which of them make me write programs and which do not
  [codingNeed] where do i have to write code and where not
  [codingNeed] which ones involve programming and which ones don't
  [codingNeed] tell me which need code and which don't
  [codingNeed] in which do we code and in which we don't
  [unsaid] will i be an expert after @program
  [unsaid] will those hours make me an expert
  [unsaid] after ten hours am i a specialist
  [unsaid] will i become a pro with @program
  [unsaid] does @program make one a real expert
  [unsaid] am i an AI engineer after it
  [unsaid] will i be called an expert when i finish
  [unsaid] do i master it all in so few hours
  [tellsAboutSelf] i know @technology already, [recommendation] what next
  [tellsAboutSelf] done with python basics, [recommendation] what next for me
  [tellsAboutSelf] i already build with @technology [recommendation] so what's next for me
  [tellsAboutSelf] i have used @technology for a year [recommendation] where do i go from here
  [tellsAboutSelf] as a notary i don't want to code, [recommendation] i just need to judge what sellers are telling us
  [tellsAboutSelf] i don't program and won't [recommendation] i only have to judge what vendors pitch to us
  [recommendation] i must be able to tell which offers by AI vendors are worth the money
  [recommendation] our vendors keep pitching AI things and i want to judge them, no code please
  [recommendation] we are six HR people, which one
  [recommendation] we are two accountants, which one for us
  [recommendation] three of us sales people, which course
  [oneFormEach] can my sister and i sit in @program together and do we fill two forms
  [duration] all of them together, how many hours [oneFormEach] and do i register for each by itself
  [register] how do i join both @program and @program [oneFormEach] and is that one form or two
  [register] how do i enrol my two sons, [oneFormEach] one form or two?
  [oneFormEach] i want @program and @program, should i send the form twice
  [leadingZero] is my mobile from abroad ok in the form and do i leave out the zero in front
  [leadingZero] what about the zero at the start of my number, do i type it or leave it out
  [leadingZero] number starts with 0, do i write it or leave it out
  [leadingZero] should the zero in front be left out in the phone field
`;
