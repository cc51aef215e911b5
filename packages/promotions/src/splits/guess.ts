import { shareEqually } from './share-equally.ts';

/** An answer that counts, in the order in which answers came. */
export interface Guess {
  readonly id: string;
  readonly answer: string;
}

export interface GuessResult {
  readonly paid: readonly { readonly id: string; readonly amount: bigint }[];
  /** What goes to the next pot, in minor units: all of it where the question is void or nobody was right. */
  readonly carried: bigint;
}

/** A pot among all right answers: equal shares, spare fen to the earliest. No right answer: the question is void. */
export function settleGuess(pot: bigint, guesses: readonly Guess[], right: ReadonlySet<string>): GuessResult {
  const winners = guesses.filter(({ answer }) => right.has(answer));
  if (winners.length === 0) return { paid: [], carried: pot };
  const shares = shareEqually(pot, winners.length);
  return { paid: winners.map(({ id }, index) => ({ id, amount: shares[index] ?? 0n })), carried: 0n };
}
