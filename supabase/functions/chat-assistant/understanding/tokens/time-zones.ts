export type Zone =
  | "EST"
  | "PST"
  | "CST"
  | "IST"
  | "GMT"
  | "GST"
  | "SGT"
  | "CET"
  | "AEST"
  | "JST"
  | "MST"
  | "NPT"
  | "PKT"
  | "BDT"
  | "AST"
  | "other";

/** What people call time zones themselves. */
export const zoneNames: Partial<Record<Zone, string>> = {
  EST: "est, edt, eastern, eastern time",
  PST: "pst, pdt, pacific, pacific time",
  CST: "cst, cdt, central time, central timing, central timings, central zone, us central",
  IST: "ist, indian time, india time, india standard time, indian standard time",
  GMT: "gmt, utc, bst, uk time",
  GST: "gst time",
  SGT: "sgt",
  CET: "cet",
  AEST: "aest",
  JST: "jst",
  MST: "mst",
};

/** A country, or a part of it in a zone of its own. */
type Region = {
  /** By its name in small letters; none for what lies in several. */
  country?: string;
  zone: Zone;
  places: string;
  /** How people and things are called after it, where that does not begin like its name. */
  people?: string;
};

export const regions: readonly Region[] = [
  {
    country: "us",
    zone: "EST",
    places: `new york, nyc, boston, washington, florida, miami, atlanta, new jersey, east coast,
      philadelphia, north carolina, pittsburgh, detroit, ohio`,
  },
  {
    country: "us",
    zone: "PST",
    places: `california, los angeles, in la, from la, about la, san francisco, seattle, san jose, bay area, silicon valley,
      west coast, san diego, portland, oregon, las vegas`,
  },
  {
    country: "us",
    zone: "CST",
    places: "chicago, texas, dallas, houston, austin, illinois, minnesota",
  },
  { country: "us", zone: "MST", places: "denver, arizona, colorado, utah" },
  {
    country: "us",
    zone: "other",
    places: "us number, us phone, us mobile, us cell, usa, america, the us, united states",
    people: "american",
  },
  { country: "canada", zone: "EST", places: "toronto, ottawa, montreal" },
  { country: "canada", zone: "PST", places: "vancouver" },
  { country: "canada", zone: "other", places: "canada", people: "canadian" },
  {
    country: "india",
    zone: "IST",
    places: `india, bharat, delhi, new delhi, mumbai, navi mumbai, bangalore, bengaluru, chennai, pune,
      kolkata, noida, gurgaon, gurugram, ahmedabad, jaipur, kochi, kerala, vizag, vijayawada, lucknow,
      indore, bhopal, chandigarh, nagpur, coimbatore, patna, surat, telangana, hyderabad, secunderabad,
      hyd, mysore, goa, vadodara, kanpur, agra, varanasi, madurai, trivandrum, mangalore, bihar, punjab,
      gujarat, maharashtra, karnataka, tamil nadu, andhra, odisha, assam, guwahati, rajkot, nashik, ranchi,
      raipur, dehradun, udaipur, jodhpur, amritsar, ludhiana, warangal, tirupati, salem, trichy, bhubaneswar`,
  },
  {
    country: "uk",
    zone: "GMT",
    places: `uk, united kingdom, britain, england, scotland, south wales, london, manchester, leeds, birmingham,
      glasgow, edinburgh, bristol, liverpool, cardiff, belfast, sheffield, nottingham, oxford, cambridge,
      newcastle, leicester, british`,
    people: "english",
  },
  { country: "ireland", zone: "GMT", places: "ireland, dublin" },
  { country: "portugal", zone: "GMT", places: "portugal, lisbon" },
  {
    country: "uae",
    zone: "GST",
    places: "uae, dubai, abu dhabi, sharjah",
    people: "emirates, emirati",
  },
  { country: "oman", zone: "GST", places: "oman, muscat" },
  { country: "singapore", zone: "SGT", places: "singapore" },
  { country: "malaysia", zone: "SGT", places: "malaysia, kuala lumpur" },
  { zone: "SGT", places: "hong kong, manila, philippines" },
  {
    country: "germany",
    zone: "CET",
    places: "germany, berlin, munich, frankfurt, hamburg, cologne, stuttgart",
    people: "german",
  },
  { country: "france", zone: "CET", places: "france, paris, lyon", people: "french" },
  {
    zone: "CET",
    places: `europe, spain, italy, netherlands, amsterdam, switzerland, zurich, poland, sweden, belgium,
      denmark, norway, austria, vienna`,
  },
  {
    country: "australia",
    zone: "AEST",
    places: "australia, sydney, melbourne, brisbane, perth, adelaide",
    people: "aussie, australian",
  },
  { country: "japan", zone: "JST", places: "japan, tokyo, osaka", people: "japanese" },
  { zone: "JST", places: "korea, seoul" },
  { country: "nepal", zone: "NPT", places: "nepal, kathmandu", people: "nepali, nepalese" },
  { country: "pakistan", zone: "PKT", places: "pakistan, karachi, lahore", people: "pakistani" },
  { country: "sri lanka", zone: "BDT", places: "sri lanka, colombo", people: "sri lankan" },
  { country: "bangladesh", zone: "BDT", places: "bangladesh, dhaka", people: "bangladeshi" },
  { country: "saudi arabia", zone: "AST", places: "saudi, saudi arabia, riyadh" },
  { country: "qatar", zone: "AST", places: "qatar, doha", people: "qatari" },
  { country: "kuwait", zone: "AST", places: "kuwait", people: "kuwaiti" },
  { country: "bahrain", zone: "AST", places: "bahrain", people: "bahraini" },
  { country: "brazil", zone: "other", places: "brazil, sao paulo, rio" },
  { country: "china", zone: "other", places: "china, shanghai, beijing", people: "chinese" },
  { country: "russia", zone: "other", places: "russia, moscow" },
  {
    zone: "other",
    places: `africa, nigeria, kenya, lagos, mexico, new zealand, indonesia, thailand, turkey, israel, iran,
      abroad`,
    country: "elsewhere",
    people: `african, nigerian, kenyan, mexican, new zealander, kiwi, indonesian, thai, turkish, israeli, iranian,
      egyptian, vietnamese`,
  },
];
