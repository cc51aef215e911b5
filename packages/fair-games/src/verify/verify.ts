import { FairGamesError } from '../fair-games-error.ts';
import type { Curve } from '../fairness/beacon-signature.ts';
import type { Hashing } from '../fairness/hashing.ts';
import type { Plain } from '../games/round.ts';
import { compareShown, type Answer } from './answer.ts';
import { verifyBeacon } from './verify-beacon.ts';
import { verifyDraw } from './verify-draw.ts';
import { verifyHand } from './verify-hand.ts';
import { verifyRoads } from './verify-roads.ts';
import { verifyRound } from './verify-round.ts';
import { verifyTicket } from './verify-ticket.ts';

type Verifier = (hashing: Hashing, question: unknown, curve: Curve | undefined) => Answer;

/** What the verifier knows by now; each kind answers one question from its file. */
const kinds: Readonly<Record<string, Verifier>> = {
  round: verifyRound,
  draw: verifyDraw,
  ticket: verifyTicket,
  beacon: verifyBeacon,
  roads: verifyRoads,
  hand: verifyHand,
};

/**
 * Recomputes what a file asks, or each entry of a history. JSON in and out, nothing else is needed: neither a server nor trust in one. Parts
 * of an answer that a question has under `shown`, as they were shown to a member, are compared: `agrees` says of each whether it is the
 * same. Signatures of a beacon are checked where a curve is given. Throws FairGamesError, whose `fault` says what in the file is wrong.
 */
export function verify(hashing: Hashing, question: unknown, curve?: Curve): Plain {
  if (Array.isArray(question)) return question.map((one: unknown) => answerOne(hashing, one, curve));
  return answerOne(hashing, question, curve);
}

function answerOne(hashing: Hashing, question: unknown, curve: Curve | undefined): Answer {
  if (typeof question !== 'object' || question === null || !('kind' in question))
    throw new FairGamesError('malformed', 'no question of a kind');
  const { kind } = question;
  const answerTo = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!answerTo) throw new FairGamesError('unknownKind', `no kind ${String(kind)}`);
  const { shown, ...asked }: { kind: unknown; shown?: unknown } = question;
  const answer = answerTo(hashing, asked, curve);
  return shown === undefined ? answer : { ...answer, agrees: compareShown(answer, shown) };
}
