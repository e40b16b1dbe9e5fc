const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const name =
  /^(?:jan(?:uary)?|feb(?:ruary)?|march|april|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;

/** Which month of the year a word names, from 0; "may" is no month without a day, nor is "mar". */
export function monthNamed(word: string): number | undefined {
  return name.test(word) ? months.indexOf(word.slice(0, 3)) : undefined;
}

/** Which month a word of a date names: "may" and "Mar", too. */
export function monthOf(word: string): number | undefined {
  const said = word.toLowerCase();
  return /^ma[ry]$/.test(said) ? months.indexOf(said) : monthNamed(said);
}

/** How many there are. */
export const year = months.length;

const whichBegins =
  /^(?!.*\b(?:time|timing|hour|sessions?|launch|pop ?up)\b).*\b(?:which|whichever|what|anything|something|koi|kaun\w*|kons\w*)\b(?! of (?:those|these|the|them)\b).*\b(?:starts?|starting|begins?|beginning|commences?|commencing|shuru|chalu)\b/;

/** "What starts in March?", "feb ke baad kaunsa shuru hota hai?" */
export function asksWhatBegins(text: string, message: string): boolean {
  return (
    whichBegins.test(text) && message.split(" ").some((word) => monthNamed(word) !== undefined)
  );
}
