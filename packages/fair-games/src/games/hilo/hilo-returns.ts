import { Fraction } from '@fairway/money';
import { returnsOf, type Returns } from '../../chance/returns.ts';
import type { EvenSheet } from '../par-sheet.ts';
import { goodRanks, guessFactor, guessWins, hiloMultiplier, type HiloGuess } from './hilo-multiplier.ts';

/** How a member guesses: always the likelier side, always the less likely one. */
export type HiloPlan = 'likelier' | 'bolder';

/** Over all cards of a member who makes so many guesses by a plan, then cashes out; 13^(guesses + 1) cases, joined where equal. */
export function hiloReturns(sheet: EvenSheet, plan: HiloPlan, guesses: number): Returns {
  let open = Array.from({ length: 13 }, (_, rank) => ({ rank, product: Fraction.ONE, count: 1n }));
  let lost = 0n;
  for (let guess = 0; guess < guesses; guess += 1) {
    const next = new Map<string, (typeof open)[number]>();
    lost *= 13n;
    for (const { rank, product, count } of open) {
      const side = sideOf(plan, rank);
      for (let drawn = 0; drawn < 13; drawn += 1) {
        if (!guessWins(side, rank, drawn)) {
          lost += count;
          continue;
        }
        const grown = product.mul(guessFactor(side, rank));
        const key = `${drawn} ${grown.toString()}`;
        const known = next.get(key);
        next.set(key, { rank: drawn, product: grown, count: count + (known?.count ?? 0n) });
      }
    }
    open = [...next.values()];
  }
  return returnsOf([
    { multiplier: Fraction.ZERO, count: lost },
    ...open.map(({ product, count }) => ({ multiplier: hiloMultiplier(sheet, product), count })),
  ]);
}

function sideOf(plan: HiloPlan, rank: number): HiloGuess {
  const higher = goodRanks('higher', rank) >= goodRanks('lower', rank);
  return higher === (plan === 'likelier') ? 'higher' : 'lower';
}
