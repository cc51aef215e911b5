import { Fraction } from '@fairway/money';
import { cardName, rankOf } from '../../cards/card.ts';
import type { EvenSheet } from '../par-sheet.ts';
import type { Step } from '../round.ts';
import { guessFactor, type HiloGuess } from './hilo-multiplier.ts';

/** As `gemSpread`, over the guesses among a round's steps; with how many there were. */
export function hiloSpread(
  { share }: EvenSheet,
  steps: readonly Step[],
): { guesses: number; spread: Fraction } {
  let [value, spread, guesses] = [share, Fraction.ZERO, 0];
  for (const [place, { kind }] of steps.entries()) {
    const before = rankNamed(steps[place - 1]?.['card']);
    if (!isGuess(kind) || before === undefined) continue;
    const factor = guessFactor(kind, before);
    guesses += 1;
    spread = spread.add(value.mul(value).mul(factor.sub(Fraction.ONE)));
    value = value.mul(factor);
  }
  return { guesses, spread };
}

const isGuess = (kind: string): kind is HiloGuess => kind === 'higher' || kind === 'lower';

const named = new Map(Array.from({ length: 52 }, (_, card) => [cardName(card), rankOf(card)]));

function rankNamed(card: unknown): number | undefined {
  return typeof card === 'string' ? named.get(card) : undefined;
}
