/**
 * Common English words that lie within a slip of a word of the lexicon and must not be taken for it
 * ("prince" is no price): those of a list of frequent words that the spelling would otherwise change.
 */
export const lookAlikes = `
abbot aboard absence academic academics accent accepts accordingly acid acre acres acute
addition additionally additions adminname adverse advertiser advertisers adviser advisory afded
african aftermath aged ahead ahmed aired aires airing alan albania albert alberta alice align
alignment alike allan alleged allen alliance ally alone alongside altar alter altitude alto amd
american americans amongst anatomy andr andrea andy angle anne annually anthology anti anymore
anytime apologize apparel appealed apple approval approximate architectural aren arena args
armed arms asian aside asin asp asset assistant assume assumed assumes astronomy attained
attitude attitudes australian austria authored automatic automobile avenue aware awkward axis
babe bach bags baker ball band bands bang bark barn barry bars baseline basin bassist bath bats
battery batting battles beach beaches beads bean bear bearing bears beast beat beating beats
became beck bedding beef beer began begun beijing belgian bell belt bengal berry beta bias
biased bible bidding bids billy binding bingo bios bitter blast blatant blogger blogspot blow
boat boats body bold bonds bone bones bookstore boom boost booth booty border born bother
bounded bout bowl bowling boyd brad brain brake breach bread breakdown breakfast breakthrough
breasts breed breeding bride bridges brien bright bring broad broader brook brooks brother
brothers browser brush bryan builder bull bullet bunch buried burton bush busty butter byte
bytes cable cables cafe cage calculation calm came cams canadian candidacy candle candles candy
canton cape capitol capt captain carl carol carriage carried carrier carriers carries carry
cart carter cartoon casey cassette castle castles caught cause causes causing caution cave
caves cds cease cedar cell cello cent central centuries century cfded chad chair chaired chairs
chambers chan chance chances chaos char charger charles charlie chart charted charter charts
chase chassis checkuser cheese chef chemist chen chest chester chile china chip chose christian
christians chuck cite cites citizen citizens citysearch civic clan clara classic classics
clause clean cleaned cleaner cleaning clearer climbing clock clone closely closer closest
closure clothes clothing cloudy cms coal coast coastal coat coined cold cole collaborative
collect colonies colored comeback comfort command comment commented comments commonly commune
communist communists comp compact companion compelling compete competed competes competing
competition competitions compilation compile compiled compiler complex composer composers
composite compromise conception concert concerto concerts concise conclusion conductor confined
confusion connector consent const constant consult consulting container contentious contest
contested contests context contexts continent contract contracted contracts contrary contribs
convent conversion converter convicted convince cookie cope copying coral cord core cork
corners corp correctly correspondent corrupt costa costume couldn council councillor counsel
counter counters counties countryside county coup coupled couples courage court courtesy crash
crater cream creation creature crest cricketer crime criterion critics crop cross crossed
crosses crossing cruise cruiser cruises cruz cuisine cult curator cure custody dairy dale dame
dancer dancers dave dawn dead deaf dealers dealt dealtime dean death debate debates debt debut
decade decades decent decisive deck decline decreased decree deeply deer defence defense
definite delayed delays delegate dell delta demon denis dense deny deproded derived derives
descent deserve designated designer designers desire desired destroyer detained devel develop
developed develops devil dialect diameter didn died dies differential differently diplomat
directory dirt disabled disc discovery discussing dish dishes disk distant distinct diverse
diving division divisions docs doctoral dodge doll dolls dome donation donations dont dose doug
downloadable drama drawing dress dressed drinking driven driver drivers drove drum drums dsl
dual duet dust duties dying eagle earl earrings ears ease east easter eating ebook ebooks echo
ecommerce edition editions edt educational educator eight elect elected electron electrons
elevation ellen elsewhere emily emission empire enable eng engage engines enhance ensuing ent
enter entered entirely entirety entity entries entry environmental erected estimate european
everywhere evident evolution excellence excerpt excessive exciting execute executed execution
expansion expelled expense expertise explicit explore explored explorer explores explosive expr
express ext extensive extract faced facto factor factual fairy fall falling fame farm farmer
farmers farming fate father fault favor fear fears feast feat feeding feeds feet fell fellow
felt fence ferry fifty fight filename filmmaker financially finder finger finnish fire firstly
fish fishing fisting five flag flank flash fled flee fleet flew float flood floor flow flute
flying foam fold folded folders font foot footballer forcing ford forest fork formal formally
formerly fort forth fortune foster fotos four frame francis frank fred freight frequent
frequently frog fuel fully furthermore gameplay gamespot gang garage gardening gary gather gave
gear gene genera generate generating generator generic geographic german germans ghana glass
glasses glen gng goddess golf goto governmental gps grace grain grand grande granite granted
grave gray greater greatly grid grill ground growing guestbook guild hadn hairy halt hammer
handbook handful handheld hang hanging happiness hardcore hardcover hardy harm harry hart
harvest hasn hats haven header healing heart heat heather heating heavily heavyweight height
heir hero herself hide hiding hiking hill hindu histoire historic hitting hlist hollow
hollywood holy homeless homepage homer honda honey honours hood hook hooks hopkins horn horse
hosted hostile hosting hosts household howard huge hugh hull hung hunt hunting idol imagery
imagine img imply impression inception incest inclined incorrectly indef independent indiana
indie individually indoor infected infection info informational informative initially injuries
inline inner inserted insider insisted inspection install instant institutional instructed
instructional instrument instruments int integrity intelligent intense intention inter
interaction interim interior internationally internet interred interval invaded invention
inventor inventory invited irish isbn isle jake james jane janet japan jean jeans jeep jerry
joan john joint jones jose juan jury kansas karen karl kate katrina kennedy kent kerry kevin
khan king kirk knew knight known kong korea krishna kumar kurt lack lacking lambda land landing
lands lane lanes largely larger largetext larry laser lateral latex latter layer leaf lease
leased leasing leather leeds legally legion legs leisure lemon lens leon lesser lift lighter
lighthouse lightweight liked linda lineage lined liner lingerie lion lions lisa listclass lite
lived liver livestock living locality locally locator lock logan logic logical lone longtime
loop loosely lords lose loses lotus lounge loved lover lovers lower loyal lucky lucy luke lunar
lung lying lynch lyon machinery male males mall malta mandate manila mansion marathon marc
march marched marching marine marines marion marker marketplace marsh marshal mart martha mary
mask mass massage master masters maternal mathematical matters maya meal meals meantime
meanwhile meat mechanics medal medals median mediation medical medicare medication medications
medline mega memoirs mens mercury mercy merge merging merit mesa mesh meta metal meter metre
meyrick mice middle midi mike milan mild mile militia milk million mineral mini minimal
ministry mint minus misc missile mistaken modem moderate moms monastery monitor monitored
monitoring monitors monkey mono monster monte mood moore motel moth mother mothers motor mount
mounting mouse mouth moved mps mrs multimedia musical mystery myth nail naked namespace nasa
naturally naval nazi nearly neat necessarily necessity nest neutral newer newest newsletter
nick nike nine nobel none noon norm normal north nose notices noun nuclear nuts oasis offense
officer officers officially older oldid olive opinion opinions opposing optional organizational
oven overcome overlap overlooking overly overnight oversaw overtime owen pack packard packed
packing padding pads pagename painter painters pair pakistani palace pale pants para parent
parenting parents paris parish partial participate particularly partly passage passages passion
passive patch patches patents path paths patient patients patrol paved pdas peace peak peaking
peaks pending pension perfectly perl perry persian personnel peru pete peter petition phase
phases phil philosopher phys physician physicist pics pier pills pine ping pink pirates piss
pissing pitch plain plains planner plant planted plants plate plates player players plaza plc
pleasure plug pmid png pointer pointless poker poles police political polls pool pope port
portable portion ports portugal positive possibly postal pottery pounds pour poverty powder
practically practice practiced practices pradesh praise praised pray preceded precedent
precious precisely pregnancy premium present preserve presidency preston prev prevent prey
pride priests primary prince princes princess printable printer prison privately probable proc
procedural proceed proceeds processor processors prod produce produced producer produces
production prof profession professionally progress projection projector promotional properly
proportion propose proposed prose prosecution prospect protect protecting protective protest
protests proved province provinces proving pulse punjab punk pure purely pursuing pushing
qualities quality quest questionable quiet race raced races racing rack radio raid rail raise
raised raising raja rally ranch range ranging rapid rare rational reader readers readily
reality realm realty rear reasonable rebounds receiver recorder recreate rector recurring
reduced reed referee refine reformed refused refuses regent regions registry regularly
regulated reid relation relay release released relegated relief relies relieved religious
relisted rely remaining remove removed removes renamed renaming renewal repaired replace
replaced replied reported reporting representation republican reputation reside resided
resident resides residing resign resigned resolve respect restored resulted retail retained
retaining retirement retreat revenge reverted reverts reviewer reviewers revised revision
revival revived rich riding rifle riot rival rivers road rode roll rolls rome ronald roof rope
rose rough round rounded rounds routes routing rover royalty rude ruins ruled ruler rulers rush
russian russians safely sail sailed sailing sailor sailors sake salad salem sally salmon salt
samoa sanction sanctions sand sandy sang santa sara save saves saving savings scan scanner
scanners sch scorer seal sean seas season seasons secondly secretly sector sectors secular seed
seeds seek seeking seeks selective seminar seniors sent sept serve served serves serving seth
settling setup seven severely shaft shallow shame shape shark sharp shaw shed sheep sheet shelf
shelter shemale shield ship shipping shirt shock shoot shooting shopper shore shot shots
shoulder shouldn showcase shown showtimes shtml sick sight silence silva similarly simpler sing
singing sings sinking sisters sits sitting sized sizes skating skull skype slam slang slave
slavery slideshow slight slim slip slope smalltext smile sms snow soap sock socks socorro solar
solaris sole solid solo solomon somehow sometime sometimes somewhat somewhere songwriting sony
soup south space spaces spain span spatial specially specialty species specified specify speedy
spencer spin spite spoke sport sporting sports spotlight spray sprint spur spyware src stage
stake stakes stale stan standard stanley starter station stations statistical statue statues
statute std steady steal steam steel steep steering stem stems stereo sterling stewart stick
stone stop stopped stopping stops storage storm storyline strain strange strengthen stretch
strikes striking strong struck structural stuart stud studied studio studios stuff style
submarine subscriber subscribers succeed successor summit sung sunk sunny superior supervised
supervision supporter surf surgery survive suspect suspects swan swept swimmer sword tackles
tagging tail tale talents tales talkpage tall tank tanks tape tapes task tasks taste taylor
teahouse teammate tears technically telegraph template tends tense terrain terror terry
textbook textbooks thai theater theatre theorem thereafter thereby thereof thesis thick thin
thongs thorough threw thru tide tied tier tight tile tiny tion tips tire tissue todd tone tones
topped toronto totally touchdown toured touring tours tower towns toxic trace traces trackback
tracker tract trade traders trading tradition trail trailer trailers trails traits tram tranny
trans transaction translator trapped traveler treat treated treating tree tribal trick tricks
tried triumph trivial tropical trouble troy truck trucks trumpet trustee tube turning ukrainian
unblock und undated undergo undergoing undergraduate undertaken undertook unity unto unusual
unusually uploader upskirt username userpage userspace usr ussr vague valve varies vary vast
vcard venture verb verizon verse verses victor victoria victory viral vista vocal vols voted
voter wake wall wallace wang wanna ward wards warm warn warning warnings wash wasn watchlist
water watts wave weakened wear wearing wears webster weird went weren west whatever wheat wheel
whenever whereas whereby white wholly width wife wiki wikis wild wire wise wishlist witch
withdrawal withdrawn withdrew wives wong wood woods wordpress wore workers workplace worn
worried worry worse worship worthy wouldn wound wounded wounds wright writer writers xhtml
yards yearly yields
`;
