import { enquiryAddress, questions } from "../question.ts";

export const typing = questions("typing", [
  ["how lng is teh agntic corse", [/10 hours/]],
  ["waht is the durtion of ai aplication developer", [/40 hours/]],
  ["pyhton is taught or not?", [/Python Programming for AI/]],
  ["how to enrol in buisness leaders", [/Enroll Now/]],
  ["wher are u locatd", [/Hyderabad/]],
  ["wat r the fess", [enquiryAddress]],
  ["broucher download", [/#brochure/]],
  ["sylabus of agenticai", [/Agent Architecture Design/]],
  ["whn is nxt bacth starting", [/next month/]],
  ["certifcate milega?", [/certification/i]],
  ["mentrs r available for 1 on 1 ?", [/1-on-1/]],
]);

export const hinglish = questions("hinglish", [
  ["agentic course kitne ghante ka hai", [/10 hours/], [/40 hours/]],
  ["course kab start hoga", [/next month/]],
  ["fees kitni hai bhai", [enquiryAddress]],
  ["kaise join karu", [/Enroll Now/]],
  ["aap log kahan ho", [/Hyderabad/]],
  ["python sikhate ho kya", [/Python Programming for AI/]],
  ["mujhe coding nahi aati, kaunsa course lu", [/Business Leaders/]],
  ["sabse lamba course konsa hai", [/Application Developer/, /40 hours/]],
  ["job pakki milegi kya", [enquiryAddress]],
  ["namaste"],
  ["aaj mausam kaisa hai", [], [/Hyderabad/]],
  ["एजेंटिक कोर्स कितने घंटे का है", [/10 hours/]],
  ["kitni seats hai", [/25 seats/]],
]);
