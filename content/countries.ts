export interface Country {
  code: string;
  name: string;
  /** How few and how many digits a number has. */
  min: number;
  max: number;
  /** Within the country a 0 is dialled in front that is not part of the number. */
  trunkZero: boolean;
}

/**
 * Country codes and how many digits a phone number has there (SPEC §5). The form's placeholder, hint and
 * messages come from this table, and so does what the database accepts.
 */
export const countries: readonly [Country, ...Country[]] = [
  { code: "+1", name: "US/Canada", min: 10, max: 10, trunkZero: false },
  { code: "+91", name: "India", min: 10, max: 10, trunkZero: true },
  { code: "+44", name: "UK", min: 10, max: 11, trunkZero: true },
  { code: "+61", name: "Australia", min: 9, max: 9, trunkZero: true },
  { code: "+49", name: "Germany", min: 10, max: 12, trunkZero: true },
  { code: "+33", name: "France", min: 9, max: 9, trunkZero: true },
  { code: "+81", name: "Japan", min: 10, max: 11, trunkZero: true },
  { code: "+86", name: "China", min: 11, max: 11, trunkZero: true },
  { code: "+7", name: "Russia", min: 10, max: 10, trunkZero: false },
  { code: "+55", name: "Brazil", min: 10, max: 11, trunkZero: true },
  { code: "+971", name: "UAE", min: 9, max: 9, trunkZero: true },
  { code: "+65", name: "Singapore", min: 8, max: 8, trunkZero: false },
];
