import { shareEqually } from './share-equally.ts';

/** Goals after ninety minutes; null where the match was not played. */
export type SurvivalScore = { readonly home: number; readonly away: number } | null;

/** What a pick comes to: only a team that wins stays in, a draw is out. A match that was not played takes nobody out. */
export function pickOutcome(side: 'home' | 'away', score: SurvivalScore): 'in' | 'out' {
  if (score === null) return 'in';
  const [own, other] = side === 'home' ? [score.home, score.away] : [score.away, score.home];
  return own > other ? 'in' : 'out';
}

/** A member in the order of joining, with the outcome of each round from the first; a round without a pick is `out`. */
export interface Survivor {
  readonly id: string;
  readonly outcomes: readonly ('in' | 'out')[];
}

/** How many rounds a member stayed in before the first that took the member out. */
export function roundsSurvived({ outcomes }: Pick<Survivor, 'outcomes'>): number {
  const out = outcomes.indexOf('out');
  return out < 0 ? outcomes.length : out;
}

/**
 * The pot in equal shares to who stayed in longest, in minor units: those who are in after the last round, or, where nobody is, those who
 * went out last. Spare fen to who joined first. Without members nothing is paid.
 */
export function settleSurviving(
  pot: bigint,
  members: readonly Survivor[],
): { readonly rounds: number; readonly paid: readonly { readonly id: string; readonly amount: bigint }[] } {
  const rounds = members.reduce((most, member) => Math.max(most, roundsSurvived(member)), 0);
  const winners = members.filter((member) => roundsSurvived(member) === rounds);
  if (winners.length === 0) return { rounds: 0, paid: [] };
  const shares = shareEqually(pot, winners.length);
  return {
    rounds,
    paid: winners
      .map(({ id }, index) => ({ id, amount: shares[index] ?? 0n }))
      .filter(({ amount }) => amount > 0n),
  };
}
