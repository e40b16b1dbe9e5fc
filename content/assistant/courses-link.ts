import { navigation, programsSection } from "../home.ts";
import { sections } from "../links.ts";

const inHeader = navigation.find(({ href }) => href === sections.courses);

/** Leads to the programs in an answer, under the name that the header gives them. */
export const coursesLink = `[${inHeader?.label ?? programsSection.heading}](${sections.courses})`;
