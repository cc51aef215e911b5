import { Fraction } from '@fairway/money';
import { cardName, rankOf } from '../../cards/card.ts';
import { decimalText } from '../../chance/multiplier.ts';
import { FairGamesError } from '../../fair-games-error.ts';
import type { Stream } from '../../fairness/stream.ts';
import type { EvenSheet } from '../par-sheet.ts';
import { readRecord } from '../read-input.ts';
import { settled, type Act, type Round, type Step } from '../round.ts';
import { guessFactor, guessWins, hiloMultiplier } from './hilo-multiplier.ts';

/** A round ends by itself after this many cards, or when it pays this much. */
const hiloBounds = { cards: 52, paid: Fraction.of(1_000_000n) };

/** The bet has no choices. Throws `badBet`. */
export function readHiloBet(value: unknown): Record<string, never> {
  readRecord(value, [], 'badBet');
  return {};
}

/**
 * Every card is below(52), from a deck that never runs out. Acts: `higher`, `lower`, `skip` (another card, nothing won or lost) and
 * `cashOut` after a first right guess. Left open it cashes out, without a right guess it returns the stake. Throws `badAct`,
 * `actNotAllowed`, `roundOver`.
 */
export function playHilo(sheet: EvenSheet, stream: Stream, acts: readonly Act[]): Round {
  const first = stream.below(52);
  const steps: Step[] = [{ kind: 'card', card: cardName(first) }];
  let rank = rankOf(first);
  let product = Fraction.ONE;
  let right = 0;
  let over: Fraction | undefined;
  const paid = () => (right === 0 ? Fraction.ZERO : hiloMultiplier(sheet, product));
  for (const { act } of acts) {
    if (over) throw new FairGamesError('roundOver', 'the round is over');
    if (act === 'expire') over = right === 0 ? Fraction.ONE : paid();
    else if (act === 'cashOut') {
      if (right === 0) throw new FairGamesError('actNotAllowed', 'nothing has been won yet');
      over = paid();
    } else if (act === 'higher' || act === 'lower' || act === 'skip') {
      const card = stream.below(52);
      const next = rankOf(card);
      const wins = act === 'skip' || guessWins(act, rank, next);
      if (act !== 'skip' && wins) {
        product = product.mul(guessFactor(act, rank));
        right += 1;
      }
      rank = next;
      const now = wins ? paid() : Fraction.ZERO;
      steps.push({ kind: act, card: cardName(card), right: wins, paid: decimalText(now) });
      if (!wins) over = Fraction.ZERO;
      else if (right > 0 && (steps.length >= hiloBounds.cards || now.compare(hiloBounds.paid) >= 0))
        over = now;
    } else throw new FairGamesError('badAct', `no act ${act}`);
    if (!over && steps.length >= hiloBounds.cards) over = Fraction.ONE;
  }
  if (over) return settled(steps, over);
  const next = ['higher', 'lower', 'skip', ...(right > 0 ? ['cashOut'] : [])];
  return { status: 'open', steps, staked: 1, multiplier: paid(), acts: next };
}
