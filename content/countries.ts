export type Country = (typeof countries)[number];

/**
 * Country codes and how many digits a phone number has there (SPEC §5). The form's placeholder, hint and
 * messages come from this table; the database's own check states the same ranges and a test compares them.
 */
export const countries = [
  { code: "+1", name: "US/Canada", min: 10, max: 10 },
  { code: "+91", name: "India", min: 10, max: 10 },
  { code: "+44", name: "UK", min: 10, max: 11 },
  { code: "+61", name: "Australia", min: 9, max: 9 },
  { code: "+49", name: "Germany", min: 10, max: 12 },
  { code: "+33", name: "France", min: 9, max: 9 },
  { code: "+81", name: "Japan", min: 10, max: 11 },
  { code: "+86", name: "China", min: 11, max: 11 },
  { code: "+7", name: "Russia", min: 10, max: 10 },
  { code: "+55", name: "Brazil", min: 10, max: 11 },
  { code: "+971", name: "UAE", min: 9, max: 9 },
  { code: "+65", name: "Singapore", min: 8, max: 8 },
] as const;
