/** Plain words of English that are not to be taken for a slip of another: "optional" is no "options". */
export const plainWords = `
  interpret interprets interpreted inventory nodding ops exporter exporters importer reliably structural consultancy strange joint inspire inspired
  optional option causing cause causes caused closing clear cleared wonder wonders worry worried worries afraid scared
  fear fears trust trusts rely relies reliable proof prove proves promise promises true truth false fake honest
  correctly incorrectly rightly wrongly properly exactly
  actually finally really nearly almost hardly barely merely rather instead otherwise therefore however although
  despite unless until while whereas whether neither either nor besides moreover furthermore
  able unable capable allow allows allowed forbid permit permitted prevent avoid avoided refuse refused deny denied
  accept accepted accepts reject rejected agree agreed disagree admit admits promise guarantee
  begin begun began start stop pause continue continues resume finish end ends ended final finals last lasting
  morning noon afternoon evening night midnight weekday weekend month monthly weekly daily hourly yearly annual
  early earlier earliest late later latest soon sooner today tomorrow yesterday tonight
  father mother parents parent uncle aunt cousin nephew niece husband wife spouse brother sister son daughter child
  children kids family friend friends neighbour colleague colleagues boss owner owners employer employee employees
  doctor nurse lawyer teacher farmer driver pilot chef artist actor singer writer painter dentist pharmacist
  hospital clinic school college university factory office shop store bank court farm mill plant boutique agency
  money cash price cost cheap costly rich poor budget salary wage income profit loss debt loan tax rent
  house home room door window floor wall garden street road city town village country state nation
  car bike bus train plane ship boat truck taxi flight ticket travel trip journey visit visits visited
  eat food meal lunch dinner breakfast water tea coffee rice bread fruit
  happy sad angry tired bored excited curious keen eager ready willing busy free lazy lucky proud sorry
  big small large huge tiny little tall short long wide narrow deep thick thin heavy light fast slow quick
  hard soft easy difficult simple complex tough rough smooth strong weak sharp bright dark warm cold hot cool
  good better best bad worse worst fine nice great poor perfect excellent terrible awful
  new old young ancient modern recent fresh current former latter previous next first second third
  think thought thinking guess guessed believe believed doubt doubts suppose imagine imagined dream hope hoped wish
  know known knew learn learned learnt study studied studying understand understood remember forget forgot forgotten
  say said says speak spoke spoken talk told tell ask asked answer answered reply replied explain explained
  write wrote written read reads draw drew paint sing sang dance play plays played
  give gave given take took taken bring brought send sent receive received keep kept hold held carry carried
  buy bought sell sold pay paid spend spent save saved lose lost find found search searched look looked
  make made build built create created fix fixed repair break broke broken open opened close closed
  work worked working job jobs task tasks duty duties project projects career careers profession
  run ran walk walked sit sat stand stood sleep slept wake woke live lived stay stayed leave left arrive arrived
  come came go went gone return returned move moved turn turned change changed grow grew grown
  help helped helpful support supported guide guided lead led follow followed manage managed handle handled
  plan planned prepare prepared choose chose chosen decide decided select selected pick picked prefer preferred
  need needed want wanted like liked love loved hate hated enjoy enjoyed care cared
  see saw seen watch watched hear heard listen feel felt touch touched smell taste
  show showed shown hide hid hidden appear appeared disappear vanish vanished
  meet met join joined share shared divide split separate joined together apart alone
  number numbers count counted add added sum total half quarter double triple single pair dozen hundred thousand
  part parts piece pieces whole entire complete full empty extra spare rest remaining
  way ways method methods manner style kind kinds sort sorts type types
  thing things stuff item items object matter matters issue issues problem problems trouble
  question questions answer answers idea ideas opinion opinions view views reason reasons
  place places spot spots area areas region side sides corner middle center
  screen screens phone phones laptop laptops tablet keyboard mouse printer camera speaker headphones
  button buttons link links page pages site sites website tab tabs menu menus banner overlay window windows
  message messages letter letters mail mails note notes document documents file files folder folders paper papers
  picture pictures image images photo photos video videos audio sound sounds music song songs movie movies
  game games sport sports match matches team teams player players score scores win won lose
  weather rain sun snow wind storm summer winter spring autumn
  health sick ill pain medicine drug fever cold cough exercise diet weight
  law legal rule rules right rights wrong crime police court judge judges
  war peace army government election vote minister president king queen
  science physics chemistry biology history geography economics politics philosophy religion art literature
  inbox outline agenda master macro macros spread sheet cope skip skips rogue unattended supervise supervising
  director directors controller sector public private industry industries commerce commercial trade trading
  approve approves approval clicking clicks pressing pressed typing typed scroll scrolling loading loaded
  misread mistaken misunderstood misunderstand misheard misremember confused mixed mixing
  mention mentions mentioned include includes included exclude excluded contain contains contained
  compare compared contrast differ differs different similar same equal alike unlike
  recommend suggests suggest advise advice hint hints tip tips
  improve improved develop developed increase increased reduce reduced raise raised lower lowered
  measure measured test tested check checked prove proved verify verified confirm confirmed
  official formal informal casual strict flexible regular usual normal special unique rare common popular
  certain sure unsure likely unlikely possible impossible probable maybe perhaps
  available unavailable present absent missing extra left over enough plenty lack lacking
  eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy
  eighty ninety fourth fifth sixth seventh eighth ninth tenth century decade decades ounce ounces pound pounds gram grams
  meter meters mile miles inch inches litre litres ton tons quantity amount weigh weighs lend lends lending donation
  donate charity council committee mayor parliament senate republic kingdom border borders embassy tribal
  medal medals trophy champion cricketer batting bowling goalkeeper tournament referee stadium
  apple mango banana orange grapes onion potato tomato garlic ginger pepper salt sugar honey butter cheese egg eggs
  mutton chicken fish soup salad curry snack snacks grill spice spices freezer fridge refrigerator toaster oven stove
  cooler heater bulb lamp mirror carpet curtain pillow blanket mattress sofa bench shelf shelves drawer bucket broom
  shirt shirts trousers jeans skirt blouse saree shoe shoes sock socks jacket coat hat cap belt glasses bangles
  leg legs arm arms hand hands finger fingers foot feet ear ears eye eyes nose mouth tooth teeth hair beard skin bone clarify
  bones heart liver kidney stomach throat brain ache aches itch itchy rash
  dog dogs cat cats horse cow goat sheep lion tiger bear elephant monkey snake crocodile parrot pigeon ant ants bee bees
  crop crops tree trees leaf leaves flower flowers rose roses grass seed seeds soil river lake sea ocean island beach
  mountain hill forest desert cave sky cloud clouds thunder lightning rainbow planet orbit rocket satellite
  circle square triangle rectangle angle shape shapes shaped volume length width height depth fraction decimal
  gender accent stranger strangers enemy hero heroes villain ghost ghosts magic wizard dragon
  silence noise scream shout whisper laughing crying smiling chewing barking cooking frying baking boiling
  failure failures success disaster accident injury injured wound bleeding patient patients chemist barber tailor
  plumber electrician carpenter butcher baker porter sailor soldier guard thief robber prisoner judge
  courier parcel parcels delivery freight warehouse storage container containers trailer tractor wagon brake brakes
  resort hotel hostile bride groom funeral birthday anniversary festival parade holiday vacation cruise
  stairs ladder lift elevator fence gate roof ceiling chimney basement garage toilet bathroom kitchen balcony
  older younger elder eldest bigger smaller cheaper dearer shorter taller deeper thinner thicker softer louder
  balance situation addition additional division quotient primary secondary construct constructed neutral organic
  deserve identify recover rotate shake shaking stir mend sew knit paint carve dig digging climb climbing swim swimming
  jump jumping throw throwing catch kick kicking hit bounce roll rolls slide slides swipe bite bites chew swallow
  thorough technically individually differently possibly closely purely terribly genuinely publicly internally
  whatsoever somehow someplace anymore likewise presently overnight aboard abroad
  fortune luck chaos confusion panic rumour gossip insult insults bully bullied steal stolen cheat cheated
  comment comments portion section chapter paragraph sentence rhyme verse prose novel fable riddle puzzle quiz
  radio television antenna battery charger cable plug socket wire wiring switch pump tyre tyres fuel diesel
  neighbours neighbour landlord tenant lawyer lawyers clerk clerks banker auditor auditors inspector councillor
  ballpark budget quota donation subsidy pension insurance mortgage interest dividend shares
  works intention intentions desire flow flows flowing
`;
