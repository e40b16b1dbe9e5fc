import * as v from "valibot";
import { emailPattern, limits, visiblePattern } from "../../content/limits.ts";
import { registrationProblems } from "../../content/registration.ts";
import { findPhoneProblem, formatPhone } from "./phone.ts";

export type RegistrationForm = v.InferInput<typeof registrationSchema>;
export type Registered = v.InferOutput<typeof registrationSchema>;

/** SPEC §5: the form as typed becomes what is registered, name and address trimmed, the phone as stored. */
export const registrationSchema = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.regex(visiblePattern, registrationProblems.noName),
      v.maxLength(limits.name, registrationProblems.longName(limits.name)),
    ),
    email: v.pipe(
      v.string(),
      // What is copied brings along what nobody sees, such as marks of its direction.
      v.transform((text) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, "")),
      v.trim(),
      v.nonEmpty(registrationProblems.noEmail),
      v.maxLength(limits.email, registrationProblems.email),
      v.regex(emailPattern, registrationProblems.email),
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

/** The form as it was left, or empty. */
export const draftSchema = v.fallback(
  v.object({
    name: v.string(),
    email: v.string(),
    countryCode: v.string(),
    phoneNumber: v.string(),
  }),
  emptyForm,
);
