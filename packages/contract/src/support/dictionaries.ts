import type { AnyEnumeration } from '../enums/define-enum.ts';
import { sexes } from '../members/profile/details.ts';
import { lineKinds, walletParts } from '../wallet/lines.ts';
import { feedbackCategories, feedbackTypes, type dictionaryNames } from './feedback.ts';

export type DictionaryName = (typeof dictionaryNames)[number];

/** The entries of each dictionary with the product's own texts. The program decides the entries; the operator their texts. */
export const dictionaryEnumerations: Readonly<Record<DictionaryName, AnyEnumeration>> = {
  feedbackType: feedbackTypes,
  feedbackCategory: feedbackCategories,
  recordKind: lineKinds,
  walletPart: walletParts,
  sex: sexes,
};

/** How an entry is named in the site's configuration: `feedbackType.1`. */
export function dictionaryEntry(name: DictionaryName, code: string | number): string {
  return `${name}.${code}`;
}

/** Every entry that has a text: what the configuration may name. */
export const dictionaryEntries: readonly string[] = Object.entries(dictionaryEnumerations).flatMap(
  ([name, { list }]) => list.map(({ code }) => `${name}.${code}`),
);
