import type { ErrorName } from './error-table.ts';
import { errorTable } from './error-table.ts';
import type { ErrorParam, PlaceholdersOf } from './error-text.ts';

export type { ErrorRow, Remedy, Retry, Show } from './error-row.ts';
export type { ErrorLocale, ErrorParam } from './error-text.ts';
export { errorText } from './error-text.ts';
export type { ErrorName } from './error-table.ts';
export { errorByCode, errorFamilies, errorTable } from './error-table.ts';
export type { IdentityFactor, IdentityRemedy } from '../identity/remedies.ts';
export { identityRemedyOf } from '../identity/remedies.ts';

/** The placeholders of a refusal's text: `{ available: … }` for insufficientBalance, an empty object for most. */
export type ErrorParams<Name extends ErrorName> = {
  readonly [Key in PlaceholdersOf<(typeof errorTable)[Name]['zh']>]: ErrorParam;
};

/** The names of errors whose text has no placeholder: they are thrown with the name alone. */
export type PlainErrorName = {
  [Name in ErrorName]: PlaceholdersOf<(typeof errorTable)[Name]['zh']> extends never ? Name : never;
}[ErrorName];

/** Says whether a string, from a log or another process, is the name of a known error. */
export function isErrorName(name: string): name is ErrorName {
  return Object.hasOwn(errorTable, name);
}
