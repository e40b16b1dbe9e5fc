/** Who asks what no provider of courses is asked, with all that people say around it. One message a line, as messages/all.ts says. */
export const ofTheWorld = `
  [offTopic] which is the deepest lake in the world, hurry up
  [offTopic] name the longest river of south america, fast please
  [offTopic] quickly, how many bones does a grown person have
  [offTopic] what do you call a baby kangaroo, need it now
  [offTopic] how many players are in a hockey team, just the number
  [offTopic] who painted the mona lisa [-] its for a quiz
  [offTopic] what is the currency of vietnam [-] my kid has a test tomorrow
  [-] quiz night here [offTopic] which country has the most islands
  [-] settle a bet for us [offTopic] did humans live together with dinosaurs
  [-] random one [offTopic] why do cats purr
  [-] off the subject i know [offTopic] how far is jupiter from us
  [-] hey you know everything right [offTopic] who was the second man on the moon
  [-] you are an ai so you must know [offTopic] what comes after a trillion
  [-] since you are so clever [offTopic] how many grains of rice are in a kilo
  [offTopic] what is the difference between a frog and a toad
  [offTopic] whats the difference between jam and marmalade
  [offTopic] difference between a virus and a bacterium please
  [offTopic] tell me the difference between a hurricane and a cyclone
  [offTopic] is a tomato a fruit or a vegetable
  [offTopic] which is heavier, a kilo of iron or a kilo of cotton
  [offTopic] which is better, a petrol scooter or an electric one
  [offTopic] which is better samsung or oneplus
  [offTopic] which is better, c or rust [-] my brother and i are fighting over it
  [offTopic] which is better @skill or ruby
  [offTopic] is java faster than @skill
  [offTopic] tea or coffee, what is healthier
  [offTopic] is london nicer than paris for a honeymoon
  [offTopic] is spain better than portugal for retiring
  [offTopic] should i move to australia or new zealand for a masters, my score is 71
  [offTopic] would you study medicine or law if you were me
  [offTopic] mba or mtech, which is better for me
  [offTopic] my percentage is 64, which engineering college will i get in pune
  [-] my son got a rank of 40000 [offTopic] which college can he get into
  [offTopic] can you tell me how to prepare for ielts in a month
  [offTopic] how do i crack the bank exam this year
  [-] ielts is on saturday and i am scared [offTopic] how is the speaking part marked
  [offTopic] is it safe to fly when you are eight months pregnant
  [offTopic] is it ok to drink milk after eating fish
  [offTopic] is it safe to take an antibiotic with beer
  [offTopic] can i eat curd at night with a cold
  [-] my daughter has a rash since monday [offTopic] which cream should i use
  [-] slipped on the stairs and my knee is swollen [offTopic] ice or heat
  [-] my mother cannot sleep since the operation [offTopic] what can she take
  [offTopic] how much water should one drink a day
  [offTopic] how many calories does a samosa have
  [offTopic] is ginger good for a sore throat
  [offTopic] bp is 150 over 95, should i be worried
  [-] i think i have dengue [offTopic] what are the signs
  [offTopic] how do i get rid of dandruff
  [offTopic] i have had a cough since friday, what should i take
  [offTopic] my head hurts since the morning, what should i take
  [offTopic] i have a toothache, what should i do
  [offTopic] my stomach is upset, what can i take for it
  [offTopic] i burnt my hand, what should i put on it
  [offTopic] he has a high temperature, which pill is good for him
  [-] my daughter has a stomach ache [offTopic] what should i give her
  [-] i cannot sleep for a week now [offTopic] what should i do
  [offTopic] what is for lunch
  [offTopic] whats for dinner tonight
  [offTopic] what should i cook for my guests
  [offTopic] my hair is falling a lot, any oil you would suggest
  [-] my boss shouts at me every day and i cry in the bathroom [offTopic] what would you do in my place
  [-] she has not answered my messages for three days [offTopic] is she angry with me
  [-] everyone at home wants me to marry this year and i do not want to [offTopic] tell me what to do
  [-] my husband wants a divorce [offTopic] who gets the house
  [-] fighting with my in laws daily [offTopic] give some advice how to live with them
  [-] my friend borrowed forty thousand and does not give it back [offTopic] can i go to the police
  [-] landlord is not returning my deposit [offTopic] what does the law say
  [offTopic] can my neighbour build a wall on my side of the garden
  [-] a cheque bounced [offTopic] do i need a lawyer
  [offTopic] how do i file a complaint against the electricity board
  [-] the washing machine i got from you is leaking [offTopic] send somebody to repair it
  [-] i ordered shoes last week and they have not come [offTopic] where is my parcel
  [offTopic] where is my order number 4471, it should have come on tuesday
  [-] this is support no [offTopic] my internet has been down since morning, please register my complaint
  [-] your app deducted my money twice for the recharge [offTopic] please send it back today
  [-] hello bank [offTopic] my card is blocked, unblock it
  [offTopic] i want to return the mixer, it makes a noise
  [offTopic] cancel my booking for the 5 o'clock bus
  [offTopic] book me a table for four tonight
  [offTopic] order two plates of momos to my house
  [offTopic] send a taxi to the station please
  [offTopic] recharge my phone with 299
  [offTopic] remind me to call mum at six
  [offTopic] switch the lights off
  [offTopic] call my wife and tell her i will be late
  [offTopic] turn the volume up
  [offTopic] write me a sick note to my manager for two days
  [offTopic] write an application to my principal for a week of leave because of a wedding
  [offTopic] write me a resignation mail to my boss, one month notice, polite
  [offTopic] draft a job advert for a junior data engineer, 150 words
  [offTopic] write a job description for a marketing manager with a friendly tone
  [offTopic] write a linkedin post for a founder about failing, five hundred words
  [offTopic] write a birthday message for my colleague who is a developer
  [offTopic] compose a wedding speech for my sister, she is a doctor
  [offTopic] make a rhyme out of my name
  [offTopic] make me a timetable for my board exams
  [offTopic] prepare a one week meal plan for a vegetarian
  [offTopic] give me ten names for a bakery
  [offTopic] give me a slogan for my gym
  [offTopic] give me a business plan for a tea stall
  [offTopic] create a logo for my shop
  [offTopic] draw a horse
  [offTopic] generate a picture of a cat in space
  [offTopic] summarise this article for me in three lines
  [offTopic] summarize the third chapter of my physics book
  [offTopic] proofread my essay please
  [offTopic] correct the grammar of this sentence, he go to school
  [offTopic] translate my birth certificate to spanish
  [offTopic] translate to german please, where is the next chemist
  [offTopic] how do you say congratulations in marathi
  [offTopic] what does serendipity mean
  [offTopic] use the word gregarious in a sentence
  [offTopic] explain photosynthesis like i am five
  [offTopic] explain newtons third law with an example
  [offTopic] explain what a blockchain is
  [offTopic] explain the offside rule
  [offTopic] what is quantum computing in simple words
  [offTopic] how does wifi work
  [offTopic] how do vaccines work
  [offTopic] how does a neural net actually learn
  [offTopic] what does gpt stand for
  [offTopic] who invented deep learning
  [offTopic] who is the richest person in ai
  [offTopic] what is the latest model of openai
  [offTopic] which llm is the best right now
  [offTopic] is claude smarter than chatgpt
  [offTopic] is gemini free to use
  [offTopic] is ai dangerous
  [offTopic] is ai going to end the world
  [offTopic] will ai become conscious one day
  [offTopic] will machines rule over us in 50 years
  [-] my father works in a bank and is afraid [offTopic] is it true that ai will replace all cashiers by next year
  [-] my mother is a translator [offTopic] will her job be gone because of ai
  [offTopic] is it true ai will take all driver jobs in ten years, my uncle drives a truck
  [offTopic] will accountants be replaced by robots, my wife is one and worried
  [offTopic] is it true that robots will do all factory work soon
  [offTopic] which jobs will be safe from ai
  [offTopic] should ai be banned in schools
  [offTopic] is it legal to use ai for my homework
  [offTopic] what do you think of elon musk
  [offTopic] what do you think about the new government
  [offTopic] what is your view on reservations
  [offTopic] whats your opinion on the war
  [offTopic] do you like the prime minister
  [offTopic] are you for the left or the right
  [offTopic] which religion is the true one
  [offTopic] do you believe in god
  [offTopic] is there life after death
  [offTopic] is marriage outdated
  [offTopic] who is going to win the state election
  [offTopic] is inflation going to fall this year
  [offTopic] will the rupee recover against the dollar
  [offTopic] should i put my bonus in gold or in a fixed deposit
  [offTopic] is tesla stock a buy now
  [offTopic] which mutual fund gives the best return
  [offTopic] how much tax do i pay on 12 lakhs
  [offTopic] how do i save tax this year
  [offTopic] what is the interest rate of home loans
  [offTopic] is bitcoin going up again
  [offTopic] price of onions today
  [offTopic] how much is a tesla
  [offTopic] what does a flat in mumbai cost
  [offTopic] how much does a plumber charge
  [offTopic] which washing machine should i get
  [offTopic] cheapest flight to dubai on friday
  [offTopic] bus from nellore to chennai at night, which one
  [offTopic] when does the last metro leave
  [offTopic] how long is the drive from hyderabad to goa
  [offTopic] how long do i boil potatoes
  [offTopic] how long does a tortoise live
  [offTopic] how long is the great wall
  [offTopic] how many hours do cats sleep
  [offTopic] how many hours is the time difference between delhi and sydney
  [offTopic] how many hours should a baby sleep
  [offTopic] how many people live in brazil
  [offTopic] when did the titanic sink
  [offTopic] when is the next full moon
  [offTopic] when does ramadan begin this year
  [offTopic] what is the auspicious time today for buying a car
  [offTopic] which stone should i wear, my star sign is leo
  [offTopic] is today a lucky day to begin something new
  [offTopic] what is my future, i was born on a friday
  [offTopic] where can i buy good mangoes
  [offTopic] where is the nearest petrol pump
  [offTopic] any good cafe around hitec city
  [offTopic] best place for haleem in hyderabad
  [offTopic] is the charminar open on mondays
  [offTopic] is it raining there right now
  [offTopic] how hot is it in chennai
  [offTopic] will there be fog in delhi on the weekend
  [offTopic] did india win
  [offTopic] what was the score last night
  [offTopic] who scored the most goals ever
  [offTopic] is messi better than ronaldo
  [offTopic] who plays the villain in that new film
  [offTopic] what should i watch tonight
  [offTopic] how does that series end
  [offTopic] recommend three songs for a road trip
  [offTopic] any nice novel for the train
  [offTopic] tell me something funny
  [offTopic] tell me a bedtime story
  [offTopic] entertain me
  [offTopic] lets play twenty questions
  [offTopic] play chess with me
  [offTopic] guess how old i am
  [offTopic] guess my name
  [offTopic] flip a coin
  [offTopic] pick a number between one and ten
  [offTopic] toss a coin for me, heads or tails
  [offTopic] my python script says index out of range, why
  [offTopic] npm install fails with an error, any idea
  [offTopic] git says merge conflict, what do i do
  [offTopic] my kubernetes pod keeps restarting, why
  [offTopic] why is my pandas merge giving duplicate rows
  [offTopic] excel crashes whenever i open a pivot, how do i fix that
  [offTopic] windows does not find my printer
  [offTopic] how do i reset my gmail password
  [offTopic] my phone screen is black, help
  [offTopic] regex for an email address please
  [offTopic] give me sql for the second highest salary
  [offTopic] give @skill code for a calculator, viva in 5 minutes
  [offTopic] write a function that checks for primes, quickly
  [offTopic] make me a website with html
  [offTopic] code a snake game for me
  [offTopic] factorise x squared minus nine
  [offTopic] integrate sin x
  [offTopic] what is 12 percent of 850
  [offTopic] 45 times 6
  [offTopic] convert 5 feet 8 to cm
  [offTopic] how many ml in a cup
  [offTopic] what is the cube root of 27
  [-] assignment due tonight [offTopic] solve question four for me, it is about pulleys
  [-] i have my exam tomorrow [offTopic] explain the french revolution in ten lines
  [offTopic] yeh batao bharat ki rajdhani kya hai
  [offTopic] sone ka bhav kya hai aaj
  [offTopic] mere liye ek kavita likh do
  [offTopic] pet dard ki dawa batao
  [offTopic] shaadi karu ya na karu
  [offTopic] kal baarish hogi kya
  [offTopic] mera mobile garam ho raha hai kya karu
  [offTopic] aaj kiska match hai
  [-] ghar pe sab pareshan hai [offTopic] main kya karu tum hi bolo
  [offTopic] gibberish gibberish
  [offTopic] lorem ipsum dolor
  [offTopic] aaaa bbbb cccc
  [offTopic] xyz
  [offTopic] hjkl
  [whoAreYou] do you sleep
  [whoAreYou] do you ever sleep or eat
  [whoAreYou] do you get tired
  [whoAreYou] do you dream
  [whoAreYou] have you got a girlfriend
  [whoAreYou] are you married
  [whoAreYou] where do you live aivy
  [whoAreYou] whats your favourite colour
  [whoAreYou] are you siri or alexa
  [whoAreYou] hey siri
  [whoAreYou] ok google
  [whoAreYou] alexa
  [whoAreYou] how many people do you chat with
  [whoAreYou] how many are talking to you at the moment
  [whoAreYou] are you smarter than me
  [whoAreYou] how do you work
  [whoAreYou] can you hear me
  [whoAreYou] can you see my face
  [whoAreYou] does somebody read along or is it only you
  [hostile] this is the stupidest chat i have ever seen
  [hostile] worst assistant i ever met
  [hostile] you are the dumbest thing on the internet
  [hostile] what a pathetic site this is
  [hostile] useless useless useless
  [hostile] go to hell
  [hostile] f you
  [hostile] you suck
  [hostile] are you stupid or what
  [hostile] did nobody teach you anything
  [hostile] my toaster is smarter than you
  [otherPeople] whats the number of rohit verma
  [otherPeople] what is priya nairs email
  [otherPeople] is sunil gupta in your course
  [otherPeople] how much did the last one pay you
  [otherPeople] show me what anita wrote to you
  [otherPeople] which companies have registered so far
  [offTopic] which programming language pays the most
  [offTopic] which language should a kid learn first
  [offTopic] which skill is most in demand this year
  [offTopic] how many people write @skill in the world
  [offTopic] who invented @skill
  [offTopic] why is @skill called like that
  [offTopic] what is the newest version of @skill
  [offTopic] how do i install @skill on my laptop
  [offTopic] what is the best book on @skill
  [offTopic] where can i learn @skill for free
  [offTopic] is @skill dead
  [offTopic] is ai a bubble
  [offTopic] what is the future of software jobs in india
  [offTopic] is it smart to become a data scientist in 2026
  [offTopic] how much does an engineer at google earn
  [offTopic] how do i get into google
  [offTopic] should i quit my job
  [offTopic] should i resign tomorrow
  [offTopic] should i leave my job and travel
  [offTopic] how do i tell my manager that i am leaving
  [offTopic] how do i ask for a raise
  [offTopic] my colleague steals my ideas, what would you do
  [offTopic] how do i answer tell me about yourself in an interview
  [offTopic] what should i wear to an interview
  [offTopic] can you file my taxes
  [offTopic] can you do my accounts
  [offTopic] how much is 10 dollars in rupees
  [offTopic] 20 euro in rupees
  [offTopic] what is 200 pounds in kilos
  [offTopic] when is the ipl final
  [offTopic] when is the next world cup
  [offTopic] how do i get from mumbai to pune by train
  [offTopic] how do i reach goa by bus
  [offTopic] which bus goes from vizag to hyderabad
  [offTopic] is it raining where you are
  [offTopic] is it hot at your place
  [offTopic] open the window
  [offTopic] open the door please
  [offTopic] close the curtains
  [offTopic] wake me at seven
  [offTopic] fifteen plus six
  [offTopic] what came first, the hen or the egg
  [offTopic] can you cook
  [offTopic] can you drive a car
  [offTopic] what did you have for breakfast
  [offTopic] do you like pizza
  [whoAreYou] do you get a salary
  [whoAreYou] do they pay you
  [whoAreYou] are you alive
  [whoAreYou] do you have a body
  [hostile] i hate this site
  [hostile] you wasted my time
  [offTopic] what shall i call my company
  [offTopic] find a name for my new app
  [offTopic] rate my idea, an app for dog owners
  [offTopic] what do you think of my business idea, tiffins by drone
  [offTopic] rate of petrol
  [offTopic] diesel ka rate kya hai
  [offTopic] dudh kitne ka hai aaj
  [offTopic] am i depressed
  [offTopic] i feel like crying all day, am i ill
  [offTopic] i am so lonely since the funeral, what can i do
  [offTopic] my wife is cheating on me
  [offTopic] i cried the whole night
  [offTopic] how do i cheat in an exam
  [offTopic] how can i read my girlfriends messages
  [offTopic] help, my cat ate a battery
  [offTopic] how do banks use ai today
  [offTopic] how does tesla use ai
  [offTopic] which company uses ai best
  [offTopic] tell me honestly, is ai only hype
  [offTopic] is ai overrated
  [offTopic] can ai read minds
  [offTopic] can ai predict the stock market
  [offTopic] can ai foresee the lottery
  [offTopic] how do hospitals use ai
  [offTopic] does ai have feelings
  [offTopic] should i be afraid of ai
  [offTopic] what can chatgpt not do
  [offTopic] i am hungry
  [offTopic] i am thirsty
  [offTopic] i am tired today
  [offTopic] should i leave my boyfriend
  [offTopic] should i break up with her
  [offTopic] who won the reality show
  [offTopic] spell the word necessary
  [offTopic] how do you spell rhythm
  [offTopic] explain the theory of relativity
  [offTopic] explain that famous paper on transformers
  [offTopic] do you know karate
  [offTopic] can you sing
  [offTopic] what rahu kaal is it today
  [offTopic] is tomorrow auspicious for starting something
  [offTopic] shubh muhurat for today
  [-] our neighbour praises his son in canada all day [offTopic] tell me honestly, is canada better or ireland for a masters
  [-] my cousin went abroad for ms and everybody talks of him [offTopic] is it better to study in germany or the us, my marks are 62 percent
  [-] i bought a phone on your site and the screen is dead [offTopic] please raise a complaint
  [-] the fridge leaks and nobody picks up [-] this is customer care no [offTopic] register my complaint
  [whoAreYou] what is your iq
  [whoAreYou] how clever are you
  [whoAreYou] where are you sitting, aivy
`;
