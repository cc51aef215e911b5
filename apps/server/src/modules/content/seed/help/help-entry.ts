/** One article of a category, as an installation begins with it. */
export interface HelpEntry {
  key: string;
  title: { zh: string; en: string };
  text: { zh: string; en: string };
}
