/** What is wrong with the provider's content, as one line that says where and what to do. */
export class ContentError extends Error {}
