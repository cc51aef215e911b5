import { Fraction } from '@fairway/money';
import { cardName } from '../../cards/card.ts';
import { FairGamesError } from '../../fair-games-error.ts';
import type { Stream } from '../../fairness/stream.ts';
import { readDistinct, readRecord } from '../read-input.ts';
import { settled, type Act, type Round, type Step } from '../round.ts';
import { bestHold } from './best-hold.ts';
import { categoryOf, pokerHands } from './hand-category.ts';
import type { VideoPokerSheet } from './video-poker-sheet.ts';

/** The bet has no choices. Throws `badBet`. */
export function readVideoPokerBet(value: unknown): Record<string, never> {
  readRecord(value, [], 'badBet');
  return {};
}

/**
 * pick(52, 10): five cards are dealt, the sixth and on replace what is not held, left to right. Act: `hold` with `places`, a list of 0 to
 * 4. Left open the best hold is taken. Throws `badAct`, `repeatedNumber`, `roundOver`.
 */
export function playVideoPoker(sheet: VideoPokerSheet, stream: Stream, acts: readonly Act[]): Round {
  const cards = stream.pick(52, 10);
  const dealt = cards.slice(0, 5);
  const steps: Step[] = [{ kind: 'deal', cards: dealt.map(cardName) }];
  const [act, ...more] = acts;
  if (more.length > 0) throw new FairGamesError('roundOver', 'cards are replaced once');
  if (!act) return { status: 'open', steps, staked: 1, multiplier: Fraction.ZERO, acts: ['hold'] };
  if (act.act !== 'hold' && act.act !== 'expire') throw new FairGamesError('badAct', `no act ${act.act}`);
  const hold = act.act === 'hold' ? readDistinct(act['places'], 0, 4, 'badAct') : bestHold(sheet, dealt);
  let next = 5;
  const final = dealt.map((card, place) => {
    if (hold.includes(place)) return card;
    next += 1;
    return cards[next - 1] ?? 0;
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = final;
  const category = categoryOf(a, b, c, d, e);
  const paid = sheet.pays[category] ?? 0;
  steps.push({
    kind: 'draw',
    held: hold.toSorted((one, other) => one - other),
    cards: final.map(cardName),
    hand: pokerHands[category] ?? null,
    paid: String(paid),
  });
  return settled(steps, Fraction.of(BigInt(paid)));
}
