import { FairGamesError } from '../fair-games-error.ts';
import type { Hashing } from '../fairness/hashing.ts';
import type { Plain } from '../games/round.ts';
import { verifyDraw } from './verify-draw.ts';
import { verifyRound } from './verify-round.ts';
import { verifyTicket } from './verify-ticket.ts';

/** What the verifier knows by now; each kind answers one question from its file. */
const kinds: Readonly<Record<string, (hashing: Hashing, question: unknown) => Plain>> = {
  round: verifyRound,
  draw: verifyDraw,
  ticket: verifyTicket,
};

/**
 * Recomputes what a file asks, or each entry of a history. JSON in and out, nothing else is needed: neither a server nor trust in one.
 * Throws FairGamesError, whose `fault` says what in the file is wrong.
 */
export function verify(hashing: Hashing, question: unknown): Plain {
  if (Array.isArray(question)) return question.map((one: unknown) => answerOne(hashing, one));
  return answerOne(hashing, question);
}

function answerOne(hashing: Hashing, question: unknown): Plain {
  if (typeof question !== 'object' || question === null || !('kind' in question))
    throw new FairGamesError('malformed', 'no question of a kind');
  const { kind } = question;
  const answer = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!answer) throw new FairGamesError('unknownKind', `no kind ${String(kind)}`);
  return answer(hashing, question);
}
