import type { ClipboardEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { countries } from "../../content/countries.ts";
import { limits } from "../../content/limits.ts";
import { digits, registrationForm } from "../../content/registration.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import { findProblem } from "./find-problem.ts";
import { digitsBehindCode, digitsOf, findCountry, splitInternational } from "./phone.ts";
import styles from "./registration-form.module.css";
import type { Registered, RegistrationForm } from "./registration-schema.ts";

type PhoneFieldsProps = { form: UseFormReturn<RegistrationForm, unknown, Registered> };

/** Country code and number; a number that is typed or pasted with its country's prefix fills both. */
export function PhoneFields({ form }: PhoneFieldsProps) {
  const { register, watch, setValue, trigger, formState } = form;
  const country = findCountry(watch("countryCode"));
  const { phoneNumber: numberEntered } = formState.dirtyFields;

  function enter(phoneNumber: string): void {
    setValue("phoneNumber", digitsOf(phoneNumber), { shouldDirty: true, shouldValidate: true });
  }

  function takeInternational(text: string): boolean {
    const split = splitInternational(text);
    if (!split) return false;
    setValue("countryCode", split.countryCode);
    enter(split.phoneNumber);
    return true;
  }

  function handlePaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text");
    const behindCode = country && digitsBehindCode(country, text);
    if (takeInternational(text)) {
      event.preventDefault();
    } else if (behindCode || text.length > limits.phoneInput) {
      event.preventDefault();
      enter(behindCode ?? text);
    }
  }

  return (
    <div className={styles.phone}>
      <SelectField
        label={registrationForm.countryCode}
        hint={country ? undefined : registrationForm.whyCountry}
        autoComplete="tel-country-code"
        aria-required
        {...findProblem(formState, "countryCode")}
        {...register("countryCode", {
          onChange: () => numberEntered && trigger("phoneNumber"),
        })}
      >
        <option value="">{registrationForm.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={registrationForm.phoneNumber}
        // "tel-national" is for text: a field of type "tel" means the number with its country.
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="send"
        maxLength={limits.phoneInput}
        placeholder={country && digits.placeholder(country)}
        hint={country && digits.hint(country)}
        aria-required
        onPaste={handlePaste}
        {...findProblem(formState, "phoneNumber")}
        {...register("phoneNumber", {
          onChange: (event) => takeInternational(event.target.value),
        })}
      />
    </div>
  );
}
