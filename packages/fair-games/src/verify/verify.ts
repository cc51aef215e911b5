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
import { verifyShoe } from './verify-shoe.ts';
import { verifyShot } from './verify-shot.ts';
import { verifyTicket } from './verify-ticket.ts';

/** Answers one question of a kind. Throws FairGamesError. */
export type Verifier = (hashing: Hashing, question: unknown, curve: Curve | undefined) => Answer;

/** Verifiers by the kind of question; each answers one question from its file. */
export type VerifierKinds = Readonly<Record<string, Verifier>>;

/** What the verifier knows by itself; draws of other packages are added by the caller. */
const kinds: VerifierKinds = {
  round: verifyRound,
  draw: verifyDraw,
  ticket: verifyTicket,
  beacon: verifyBeacon,
  roads: verifyRoads,
  hand: verifyHand,
  shoe: verifyShoe,
  shot: verifyShot,
};

/**
 * Recomputes what a file asks, or each entry of a history. JSON in and out, nothing else is needed: neither a server nor trust in one. Parts
 * of an answer that a question has under `shown`, as they were shown to a member, are compared: `agrees` says of each whether it is the
 * same. Signatures of a beacon are checked where a curve is given. `more` adds kinds of other packages. Throws FairGamesError, whose
 * `fault` says what in the file is wrong.
 */
export function verify(hashing: Hashing, question: unknown, curve?: Curve, more: VerifierKinds = {}): Plain {
  const known = { ...more, ...kinds };
  if (Array.isArray(question)) return question.map((one: unknown) => answerOne(hashing, one, curve, known));
  return answerOne(hashing, question, curve, known);
}

function answerOne(
  hashing: Hashing,
  question: unknown,
  curve: Curve | undefined,
  known: VerifierKinds,
): Answer {
  if (typeof question !== 'object' || question === null || !('kind' in question))
    throw new FairGamesError('malformed', 'no question of a kind');
  const { kind } = question;
  const answerTo = typeof kind === 'string' && Object.hasOwn(known, kind) ? known[kind] : undefined;
  if (!answerTo) throw new FairGamesError('unknownKind', `no kind ${String(kind)}`);
  const { shown, ...asked }: { kind: unknown; shown?: unknown } = question;
  const answer = answerTo(hashing, asked, curve);
  return shown === undefined ? answer : { ...answer, agrees: compareShown(answer, shown) };
}
