import { FairGamesError } from '../fair-games-error.ts';
import { canonicalJson } from '../fairness/canonical-json.ts';
import type { Plain } from '../games/round.ts';

/** What the verifier says to one question. */
export type Answer = Readonly<Record<string, Plain>>;

/**
 * Compares parts of an answer with what was shown to a member: `{ commit, returned }` gives true or false by name. Throws `malformed` for
 * a part that the answer does not have.
 */
export function compareShown(answer: Answer, shown: unknown): Record<string, boolean> {
  if (typeof shown !== 'object' || shown === null || Array.isArray(shown))
    throw new FairGamesError('malformed', 'what was shown is an object');
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]: [string, unknown]) => {
      if (!Object.hasOwn(answer, name)) throw new FairGamesError('malformed', `no ${name} in the answer`);
      return [name, canonicalJson(answer[name]) === canonicalJson(value)];
    }),
  );
}

/**
 * Whether an answer, or one of a history, says no: a part that was shown is not what comes out, a leaf is not under its root, or a
 * signature is not the network's.
 */
export function contradicts(answer: Plain): boolean {
  if (isHistory(answer)) return answer.some(contradicts);
  if (typeof answer !== 'object' || answer === null) return false;
  const { agrees, isUnderRoot, signed }: Answer = answer;
  return isUnderRoot === false || signed === false || Object.values(agrees ?? {}).includes(false);
}

const isHistory = (answer: Plain): answer is readonly Plain[] => Array.isArray(answer);
