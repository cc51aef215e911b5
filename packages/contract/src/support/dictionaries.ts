import type { AnyEnumeration } from '../enums/define-enum.ts';
import { sexWords } from '../members/profile/profile-words.ts';
import { lineKinds, walletParts } from '../wallet/words.ts';
import { feedbackCategories, feedbackTypes, type dictionaryNames } from './words.ts';

export type DictionaryName = (typeof dictionaryNames)[number];

/** The entries of each dictionary in the product's own words. Which entries there are is the program's; their words are the operator's. */
export const dictionaryWords: Readonly<Record<DictionaryName, AnyEnumeration>> = {
  feedbackType: feedbackTypes,
  feedbackCategory: feedbackCategories,
  recordKind: lineKinds,
  walletPart: walletParts,
  sex: sexWords,
};

/** How an entry is named in the site's configuration: `feedbackType.1`. */
export function dictionaryEntry(name: DictionaryName, code: string | number): string {
  return `${name}.${code}`;
}

/** Every entry that has words: what the configuration may name. */
export const dictionaryEntries: readonly string[] = Object.entries(dictionaryWords).flatMap(
  ([name, { list }]) => list.map(({ code }) => `${name}.${code}`),
);
