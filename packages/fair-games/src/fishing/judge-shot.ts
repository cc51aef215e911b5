import type { Hashing } from '../fairness/hashing.ts';
import { sharedMessage, type SharedDraw } from '../fairness/shared-draw.ts';
import { stream, two32 } from '../fairness/stream.ts';
import { awardWeights, fishKinds, type FishCode } from './fish-kinds.ts';
import { firstContact, type FiredShot } from './first-contact.ts';
import type { Fish } from './sea.ts';

/** A shot by its name: the seat it was fired from, and its number there. */
export interface NamedShot extends FiredShot {
  /** The seat's own id, for as long as it is taken. */
  readonly seatId: string;
  readonly number: number;
}

export type ShotOutcome =
  /** Nothing was touched, or what was touched had been caught: the stake comes back. */
  | { readonly outcome: 'returned'; readonly fish: number | null; readonly contact: number | null }
  | { readonly outcome: 'miss'; readonly fish: number; readonly contact: number }
  | { readonly outcome: 'hit'; readonly fish: number; readonly contact: number; readonly multiple: number };

/** Below this of 2^32 a shot's number hits: floor(0.97 * 2^32 / m). */
export function hitThreshold(multiple: number): number {
  return Math.floor((97 * two32) / (100 * multiple));
}

/** The shot's own number and what a hit would draw from its table: HMAC(link, `randomness:pool:tide:seat:shot`). */
export function drawOfShot(
  hashing: Hashing,
  draw: SharedDraw,
  { seatId, number }: Pick<NamedShot, 'seatId' | 'number'>,
  code: FishCode,
): { readonly u: number; readonly multiple: number } {
  const drawn = stream(hashing, draw.link, `${sharedMessage(draw)}:${seatId}:${number}`);
  const u = drawn.next();
  const { multiple, awards } = fishKinds[code];
  if (!awards) return { u, multiple };
  let left = drawn.below(awardWeights);
  const award = awards.find(({ weight }) => (left -= weight) < 0);
  if (!award) throw new RangeError(`a table of ${code} that does not add up`);
  return { u, multiple: award.multiple };
}

/** What becomes of a shot: by the fish of its tide, by what was caught before, and by its own number. */
export function judgeShot(
  hashing: Hashing,
  draw: SharedDraw,
  fish: readonly Fish[],
  shot: NamedShot,
  gone: ReadonlyMap<number, number>,
): ShotOutcome {
  const contact = firstContact(fish, shot, gone);
  if (!contact) return { outcome: 'returned', fish: null, contact: null };
  const touched = { fish: contact.fish.id, contact: contact.tick };
  // Another shot has caught it already, further on its way.
  if (gone.has(contact.fish.id)) return { outcome: 'returned', ...touched };
  const { code } = contact.fish;
  const { u, multiple } = drawOfShot(hashing, draw, shot, code);
  return u < hitThreshold(fishKinds[code].multiple)
    ? { outcome: 'hit', ...touched, multiple }
    : { outcome: 'miss', ...touched };
}
