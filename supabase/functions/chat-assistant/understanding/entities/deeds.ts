import type { Group } from "../tokens/person-groups.ts";

/** What tells by what they do who somebody is: after whom, doing what, to what. */
export type Deed = { group: Group; verb: RegExp; object: RegExp; isBare?: true };

/** What people do, by what it makes them. */
export const deeds: readonly Deed[] = [
  {
    group: "leader",
    verb: /^(?:lead|leads|head|heads|manage|manages|supervise|supervises|oversee|oversees|chair|chairs|employ|employs)$/,
    object: /^(?!.*\b(?:it|to|this|that|my time|time|hours?|with|without|them)\b)\S/,
  },
  {
    group: "leader",
    verb: /^(?:run|runs|running|own|owns|started|opened|have|has|with|look after|founded)$/,
    object:
      /\b(?:shops?|stores?|compan(?:y|ies)|business(?:es)?|firm|agency|agencies|start ?up|restaurants?|hotels?|caf[eé]s?|bakery|bakeries|boutique|clinics?|hospitals?|school|factory|mill|showrooms?|workshop|salons?|farm|franchise|branch(?:es)?|plant|warehouses?|practice|employees|staff|dukaan|pharmacy|gym|studio|institute|consultancy|hostel|garage|dairy|departments?|divisions?|units?(?! tests?))\b/,
  },
  {
    group: "leader",
    verb: /^(?:ka|ki|ke)$/,
    object:
      /^(?:\w+ )?(?:mill|shop|dukaan|dukan|factory|company|business|restaurant|hotel|clinic|hospital|school|showroom|store|karkhana|firm|farm|workshop|salon|bakery|boutique|agency|plant|karobar)s? (?:hai|hain|h|chalti|chalta|chalate)\b/,
  },
  {
    group: "leader",
    verb: /^(?:handle|handles|look after|looks after|run|runs)$/,
    object:
      /^(?:all )?(?:the |our |their |its |a |an )*(?:learning(?: and development)?|training|l and d|hr|human resources|recruitment|recruiting|hiring|people|talent|operations|sales|marketing|finance|procurement|supply chain|logistics|administration|strategy)\b/,
  },
  { group: "leader", verb: /^(?:in charge)$/, object: /^of \S/, isBare: true },
  { group: "leader", verb: /^(?:responsible for|report to)$/, object: /^\S/, isBare: true },
  {
    group: "leader",
    verb: /^(?:decide|decides|direct|directs)$/,
    object: /\b(?:what (?:gets|is|they|we|the team|to build)|(?:the )?budget|(?:the )?direction)\b/,
  },
  {
    group: "leader",
    verb: /^(?:take|takes|make|makes)$/,
    object: /^(?:all |only |just |the |our |big |final |business |main |key )*decisions?\b/,
  },
  {
    group: "developer",
    verb: /^(?:make|makes|create|creates|design|designs|write|writes|build|builds|develop|develops|maintain|maintains|debug|debugs|ship|ships|fix|fixes|deploy|deploys|test|tests|run|runs|administer|administers|look after)$/,
    object:
      /\b(?:code|software|services?|microservices?|apis?|back ?ends?|front ?ends?|websites?|web ?pages?|web apps?|android apps?|mobile apps?|servers?|firmware|infrastructure|networks?|programs|java|kotlin|spring|node|react|angular|php|golang|rust|django|python|dotnet|linux|databases)\b/,
  },
  { group: "nontechnical", verb: /^(?:sell|sells)$/, object: /^\S/ },
  {
    group: "developer",
    verb: /^(?:do|does|doing|handle|handles|look after|take care|manage|manages|want|wants)$/,
    object:
      /^(?:of )?(?:all )?(?:the |our |their |my |some )*(?:technical|tech|coding|programming|development|engineering)(?: (?:side|part|parts|work|stuff|things?|bits?|end))?\b/,
  },
  {
    group: "developer",
    verb: /^(?:years?|yrs?)$/,
    object:
      /^(?:of |in |with |as )(?:an? )?(?:\w+ )?(?:java|javascript|typescript|coding|programming|software|code|php|kotlin|golang|rust|node|react|c|backend|frontend|devops|web development|dotnet|net)\b/,
    isBare: true,
  },
  {
    group: "analyst",
    verb: /^(?:do|does|make|makes|prepare|prepares|crunch|crunches|analyse|analyses|analyze|write|writes|read|pull|sit in|live in|work in|work with|build|builds)$/,
    object:
      /\b(?:excel|mis|dashboards?|pivot tables?|tableau|power bi|sql|spreadsheets?|numbers|statistics|forecasts|data analysis|data analytics|data entry|analysis|data work|reporting|(?:sales|monthly|weekly|daily) reports)\b/,
  },
];

/** What somebody who has a business of any kind says, in a message; no example is read so. */
export const owning: readonly Deed[] = [
  {
    group: "leader",
    verb: /^(?:own|owns)$/,
    object:
      /^(?!.*\b(?:laptop|computer|pc|phone|mobile|device|house|flat|home|car|bike|copy|words?|way|risk|code|website|account|degree|certificate|number|domain|nothing|it|this|that|them)\b)\S/,
  },
  {
    group: "leader",
    verb: /^(?:run|runs|running)$/,
    object:
      /^(?:an? |my |our |the |two |three |\d+ )*(?:\w+ ){0,2}(?:press|pumps?|kiln|stall|parlou?rs?|cent(?:re|er)s?|academy|laundry|nursery|dhaba|canteen|outlets?|ngo|resort|lodge|homestay|kiosk)\b/,
  },
  // "My husband writes our app"
  {
    group: "developer",
    verb: /^(?:codes|programs|writes|builds|develops|maintains)$/,
    object:
      /^(?:all |our |the |my |his |her |their |whole )+(?:\w+ )?(?:apps?|product|platform|portal|system)\b/,
  },
  // "Main restaurant chain chalata hu"
  {
    group: "leader",
    verb: /^(?:main|mai|mein|hum|papa|bhai|pati)$/,
    object:
      /^(?!.*\b(?:gaadi|gadi|car|bike|truck|taxi|auto|bus|cab|scooty|scooter|cycle|tractor|computer|laptop)\b)(?:\w+ ){1,4}?(?:chalat[aei]|chalate) (?:hu|hun|hoon|h|hai|hain)\b/,
    isBare: true,
  },
  // "Mera mobile shop hai"
  {
    group: "leader",
    verb: /^(?:mera|meri|mere|hamara|hamari|apna|apni)$/,
    object:
      /^(?:(?!bhai|dost|papa|pati|beta|boss)\w+ ){0,2}?(?:mill|shop|dukaan|dukan|factory|company|business|bijness|restaurant|hotel|clinic|school|showroom|store|karkhana|firm|workshop|salon|bakery|boutique|agency|karobar|startup)s? (?:hai|hain|h|chalti|chalta|chalata|chalati)\b/,
    isBare: true,
  },
];
