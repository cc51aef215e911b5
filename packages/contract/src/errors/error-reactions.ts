import type { ErrorRow } from './error-row.ts';
import { errorTable, type ErrorName } from './error-table.ts';

/**
 * What a screen needs of a refusal; its text comes with the answer. Built for a browser this file is replaced by the same
 * table without the texts, which would weigh more than all of a page's own code.
 */
export interface ErrorReaction extends Pick<ErrorRow, 'code' | 'retry' | 'show' | 'field' | 'remedy'> {
  readonly name: ErrorName;
}

/** In a fixed order of columns: code, name, retry, show, field, remedy. */
export type ReactionLine = readonly [
  ErrorReaction['code'],
  ErrorReaction['name'],
  ErrorReaction['retry'],
  ErrorReaction['show'],
  ErrorReaction['field']?,
  ErrorReaction['remedy']?,
];

export const reactionLines: readonly ReactionLine[] = Object.values(errorTable).map((row: ErrorRow) => [
  row.code,
  row.name as ErrorName,
  row.retry,
  row.show,
  row.field,
  row.remedy,
]);
