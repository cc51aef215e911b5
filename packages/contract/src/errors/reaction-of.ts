import { reactionLines, type ErrorReaction } from './error-reactions.ts';

const byCode: ReadonlyMap<number, ErrorReaction> = new Map(
  reactionLines.map(([code, name, retry, show, field, remedy]) => [
    code,
    { code, name, retry, show, ...(field ? { field } : {}), ...(remedy ? { remedy } : {}) },
  ]),
);

/** How a screen meets the refusal of this wire code; undefined for success and for codes this build does not know. */
export function reactionOf(code: number): ErrorReaction | undefined {
  return byCode.get(code);
}
