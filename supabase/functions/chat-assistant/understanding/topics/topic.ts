/** What is asked where these words stand, of all or after such topics. */
export type PlainTopic = { says: RegExp; asked: string; after?: ReadonlySet<string> };
