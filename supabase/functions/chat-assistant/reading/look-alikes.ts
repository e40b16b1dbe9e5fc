/**
 * Common English words that lie within a slip of a word of the lexicon and must not be taken for it
 * ("prince" is no price): those of a list of frequent words that the spelling would otherwise change.
 */
export const lookAlikes = `
abbot aboard absence academic academics accent accepts accordingly acid acre acres acute
addition additionally additions adminname adobe adverse advertiser advertisers adviser advisory
afded afraid aftermath aged ahead ahmed aired aires airing airs alan albania albert alberta
alias alice align alignment alike allan alleged allen alliance ally alone alongside altar alter
altitude alto amd amongst anatomy andr andrea andy angle anne annually anthology anti anymore
anytime apollo apologize appeal appealed apple approval approximate architectural aren arena
args arise armed arms arose ashley asian aside asin asp asset assume assumed assumes astronomy
asylum attained attitude attitudes authored automatic automobile aware awkward axis babe bach
bags baker ball ballad ballet ballot band bands bang bark barn barry bars baseline basin
bassist bath bats battery batting battles beach beaches beads bean bear bearing bears beast
beat beaten beating beats became beck bedding beef beer began begun beijing belgian beliefs
bell belt bengal berry beta bias biased bible bidding bids billy binding bingo bios bitter
blade blake blast blatant blogger blogspot blow boat boats body bold bonds bone bones bookstore
boom boost booth booty border born bother bounded bout bowl bowling boyd brad brain brake
breach bread breakdown breakfast breakthrough breed breeding brian bride brien bright bring
broad broader broke brook brooks brother brothers browser brush bryan buenos buffer builder
bull bullet bunch buried burned burton bush busty butter byte bytes cable cache cafe cage
calculation calm came cams candidacy candle candles cannon cannot canton cape capitol capt
captain carl carol carpet carriage carried carrier carriers carries carry cart carter cartoon
casey cassette castle castles caught cause causes causing caution cave caves cease cedar cell
cello cells cent central century cfded chad chair chaired chairs chambers chan chance chances
chaos char charger charles charlie chart charted charter charts chase chassis checkout
checkuser cheese chemist chen chest chester chile china chip chorus chose chris christian
christians chuck cialis cite cites citizen citizens citysearch civic claire clan clara classic
classics clause clean cleaned cleaner cleaning clearer climbing clock clone closely closer
closest closure clothes clothing cloudy cms cnet coal coast coastal coat cohen cold cole
collaborative collect colonies color colored colour comeback comfort command comment commented
comments commission commit commonly commune communist communists comp compact companion
compelling compete competed competes competing competition competitions compilation compile
compiled compiler complex composer composers composite composition compromise conception
concert concerto concerts concise conclusion conductor confined congressman connector consent
const constant consult consulting consumed container contentious contest contested contests
context contexts continent continue continues contract contracted contracts contrary contribs
convent conversion convert converted converting convicted cookie cooper cope copying coral cord
core cork corners corp correctly correspondent corrupt costa costume couldn council councillor
counsel counter counters countryside county coup coupled couples courage court courtesy cousin
coverage crash crater cream creation creature crest cricketer crime crisis criterion critics
crop cross crossed crosses crossing cruise cruiser cruises cruz cuisine cult curator cure
custody dairy dale dallas dame dancer dancers dave david dawn dead deaf dealer dealers dealt
dealtime dean death debate debates debt debut decade decades decent decisive deck decline
decreased decree deer defined definite delayed delays delegate deliver delivered delivers dell
delta demand demo demon denis dense deny derived derives descent deserve designated designer
designers desire desired destroyer detained devel develop developed develops devil dialect
diameter didn died dies differential differently dildo diplomat directory dirt disabled
disagree disc discharge discourse discovery discussing dish dishes disk dismissed disorder
displaced displacement display distant distinct diverse diving division docs doctoral dodge
doll dolls domain dome donation donations dont dose doug downloadable drama drawing dress
dressed drinking driven driver drivers drove drum drums dsl dual duet dust duties dying eagle
earl earliest earrings ears ease east easter eating ebook ebooks echo ecommerce edition
editions edt educational educator eight elect elected electron electrons elevation ellen ellis
elsewhere emily emission empire enable eng engage engines enhance ensuing ent enter entered
entirely entirety entity entries entry environmental erected estimate everyday everywhere
evident evolution excellence excerpt excessive exciting execute executed execution expansion
expelled expense expertise explicit explore explored explorer explores explosive expr express
ext extensive extract faced facto factor factual fairy fall falling fame fancy farm farmer
farmers fate father fault favor favour fear feared fears feast feat feeding feeds feet fell
fellow felt fence ferry fifty fight filename filmmaker filter finalist financially finder
finger finnish fire firstly fish fishing fisting five flag flame flames flank flash fled flee
fleet flew float flood floor flora flow fluid flute flying foam fold folded folders font foot
footballer ford forest forgot fork formally format formerly fort forth fortune fotos four frame
francis frank fred freeman freeway freight frequent frequently frog fuel fully furthermore
gaining gameplay gamespot gang garage gardening gary gateway gather gave gear gender gene
genera generate generating generator generic geographic ghana glass glasses glen gng goddess
golf goto governmental grace grain grand grande granite granted grave gray greater greatest
greatly grid grill ground growing guard guestbook guild guilty guitarist hadn hairy halfway
halt hammer handbook handful handheld hang hanging hannah happiness hardcore hardcover harder
hardy harm harold harper harris harry hart harvest hasn hats haven header headset healing heart
heat heather heating heavily heavyweight height heir hero heroes herself hide hiding highway
hiking hill hindu histoire historic hitting hlist hockey hollow hollywood holy homeless
homepage homer honda honey honours hood hook hooks hopkins horn horse horses hosted hostile
hosting hosts household howard huge hugh hull humor hung hunt hunting idol imagery imagine img
imply impression inception incest inclined indeed indef independent indiana indie individually
indoor infected infection info informational informative initially injuries inline inner
inserted insider insisted inspection install instant institutional instructed instructional
instrument instruments int intel intelligent intense intention inter interaction interim
interior internal internet interred interval invention inventor inventory invited irish isbn
isle jake james jane janet january japan jean jeans jeep jerry joan john joint jones jose juan
kansas karen karl kate katrina keen keith kennedy kent kerry kevin keyword keywords khan king
kirk knew knight knockout known kong korea korean krishna kurt lack lacking ladies lambda land
landing lands lane lanes lanka largely larger largetext larry laser lateral latex latter lauren
layer leaf lease leasing leather leeds legally legion legs leisure lemon lens leon lesser lift
lighter lighthouse lightweight liked linda lineage lined liner lingerie lion lions lisa
listclass lite lived liver livestock living locality locally locator lock logan logic logical
lone longtime loop loosely lords lose loses lotus lounge loved lover lovers lower loyal lucky
lucy luke lunar lung lying lynch lyon machinery male males mall malta mandate manila mansion
marathon marc march marching marina marine marines marion marker marketplace marsh marshal mart
martha mary mask mason mass massage maternal mathematical mature maya meal meals meantime
meanwhile meat mechanics medal medals median mediation medical medicare medication medications
medline mega memoirs mens mercury mercy merge merging merit mesa mesh meta metal meter
methodist metre meyrick mice middle midi mike milan mild mile militia milk million mineral mini
minimal ministry mint minus misc missile mistaken modem moderate moms monastery monica monitor
monitored monitoring monitors monkey mono monster monte mood moore morris motel moth mother
mothers motor mount mounting mouse mouth moved mps mrs multimedia museum musical myth nail
naked namespace nasa naturally naval nazi nearly neat nest neutral newer newest newman
newsletter nick nike nine nobel none nonprofit noon norm normal norman north norway nose
notable noticed notices noun novelist nowhere nowrap nuts oasis offense officer officers
officially offset offspring older oldest oldid olive opinion opinions oppose opposing optional
organizational outbreak outlet outlets outlook outreach outright oven overcome overlap
overlooking overly overnight oversaw overtime owen pack packard packed packing padding pads
pagename painter painters pair paired pairs pakistani palace pale pants para parent parenting
parents paris parish parody partial participate particularly partly passage passages passion
passive patch patches patents path paths patient patients patrol paved payday pdas peace peak
peaking peaks pending pension perfectly perform performer perl permission perry persian
personnel peru pete peter petition phase phases phil philosopher phys physician physicist pics
pier pills pine ping pink pirate pirates piss pissing pitch plain plains planner plant planted
plants plate plates player players playoff plaza plc pleasure plenty plug pmid png pointer
pointless poker poles police political polls poor pope port portable portion ports portugal
positive possibly postage postal potter pottery pounds poverty powder practically practice
practiced practices pradesh praise praised pray preceded precedent precious precisely prefix
pregnancy premier premise premises present preserve presidency preston pretty prev prevent
preview previews prey pride priests primary prince princes princess printable printer prison
privately probable proc procedural proceed proceeds processor processors prod produce produced
producer produces production prof profession professionally progress projection projector
promote promoted promotes promoting promotional properly proportion propose proposed prose
prosecution prospect protect protecting protective protest protests proud proved province
provinces proving puerto pulse punjab punk pupil puppet pure purely pursuing pushing qualities
quality quest questionable quiet rabbit race raced races racing rack radio raid rail raise
raised raising raja rally ranch range ranging rapid rapper rare rational reader readers readily
reality realm realty rear reasonable rebounds receiver recorder recreate rector recurring
reduced reed referee reformed refused refuses regent regions registry regularly regulated reid
relation relay release released relegated relies relieved religious relisted rely remaining
remove removed removes renamed renaming renewal repaired replace replaced replied reported
reporting representation republican reputation reside resided resident resides residing resign
resigned resolve respect restored resulted retail retained retaining retirement retreat revenge
reverted reverts reviewer reviewers revised revision revival revived rich riding rifle riot
rival rivers road rode roll rolls rome ronald roof rope rose rough round rounded rounds routes
routing rover royalty rude ruins ruled ruler rulers runway rush russian russians safely sail
sailed sailing sailor sailors sake salad salem sally salmon salt samoa sample samples samuel
sanction sanctions sand sandy sang santa sara save saves saving savings scan scanner scanners
scenic sch scorer seal sealed sean seas season seasons secondly secretly sector sectors secular
seed seeds seek seeking seeks selective seminar seniors sent sept sequel serve served serves
serving seth settle settling setup seven severely shaft shallow shame shape shark sharp shaw
shed sheep sheet shelf shelter shemale shield ship shipping shirt shock shoot shooting shopper
shore shot shots shoulder shouldn showcase shown showtimes shtml sick sight silence silva
similarly simon simpler sing singing sings sinking sisters sitemap sits sitting sized skating
skull skype slam slang slave slavery sleeve slideshow slight slim slip slope slow smalltext
smile sms snow soap soccer socialist sock socket socks socorro soils solar solaris sole solid
solo solomon somehow sometime sometimes somewhat somewhere songwriting sony soup south space
spain span spatial spec specialist specially specialty species specified specify speedy spencer
spin spite spoke sport sporting sports spotlight spouse spray sprint spur spyware src stage
stake stakes stale stan standard stanley starter station stations statistical statue statues
statute std steady steal steam steel steep steering stem stems stereo sterling stewart stick
stone stood stop stopped stopping stops storage storm storyline strain strange strategic
strengthen stretch strikes striking strong struck structural stuart stud studied studio studios
stuff style submarine subscriber subscribers succeed successor sued summit sung sunk sunny
sunset superior supervised supervision supporter surf surgery survive suspect suspects swan
swept swimmer sword syrian tackles tagging tail tale talents tales talkpage tall tang tank
tanks tape tapes task tasks taste taxes taylor teahouse teammate tears technically teenage
telegraph template tends tense terrain terror terry textbook textbooks thai theater theatre
theorem thereafter thereby thereof thesis thick thin thongs thorough thread threw throughout
thru tide tied tier tight tile timely tiny tion tips tire tissue title titten todd tone tones
topped tops torn toronto totally touchdown toured touring tours tower towns toxic trace traces
trackback tracker tract trade traded traders trading tradition trail trailer trailers trails
traits tram tranny trans transaction translator trapped traveler treat treated treating tree
trek trend trick tricks tried triumph trivial tropical trouble troy truck trucks trumpet
trustee tube turn turned turner turning turns tyler ukrainian unblock und undated undergo
undergoing undergraduate undertaken undertook underway unity univ unto unusual unusually
upskirt username userpage userspace usr ussr vague valve varies vary vast vcard verb verse
verses version victor victoria victory viral virtue vista vocal vols voted voter wake wall
wallace wang wanna ward wards warfare warm warn warning warnings warsaw wartime wash wasn
watchlist water watts wave weak weakened wear wearing wears weblog webpage webster weird went
weren west whatever wheat wheel whenever whereas whereby white whoever wholesale wholly width
wife wiki wikis wild wire wise wishlist witch withdrawal withdrawn withdrew wives wong wood
woods wordpress wore workers workplace worn worried worry worse worship worthy wouldn wound
wounded wounds wright writer writers xhtml yards yearly yields
`;
