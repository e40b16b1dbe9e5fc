/** What the provider's programs are called in replies. */
export const application = /AI Application Developer(?! Bootcamp)/;
export const agentic = /Agentic AI Developer/;
export const business = /AI for Business Leaders/;
