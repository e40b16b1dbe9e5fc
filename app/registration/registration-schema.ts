import * as v from "valibot";
import { findPhoneProblem, formatPhone } from "./phone.ts";

export type RegistrationForm = v.InferInput<typeof registrationSchema>;
export type Registered = v.InferOutput<typeof registrationSchema>;

/** The pattern of HTML's <input type="email">, with at least one dot in the domain, as the database has it. */
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** SPEC §5: the form as typed becomes what is registered, name and address trimmed, the phone as stored. */
export const registrationSchema = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty("Name is required"),
      v.maxLength(200, "Name must be at most 200 characters"),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty("Email is required"),
      v.maxLength(254, "Invalid email address"),
      v.regex(address, "Invalid email address"),
    ),
    countryCode: v.string(),
    phoneNumber: v.string(),
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const message = findPhoneProblem(dataset.value.countryCode, dataset.value.phoneNumber);
      if (message) addIssue({ message });
    }),
    ["phoneNumber"],
  ),
  v.transform(({ name, email, countryCode, phoneNumber }) => ({
    name,
    email,
    phone: formatPhone(countryCode, phoneNumber),
  })),
);

export const emptyForm: RegistrationForm = {
  name: "",
  email: "",
  countryCode: "",
  phoneNumber: "",
};
