import { betOf, type Bet, type ShownRound } from '../rounds/shown-round.ts';

/** The round, as long as the bet beside it is still the one that it was played with: another bet shows its own board, without marks. */
export function roundOfBet(bet: Bet, round: ShownRound | undefined): ShownRound | undefined {
  if (!round) return undefined;
  const played = betOf(round);
  return Object.keys(bet).every((name) => String(bet[name]) === String(played[name])) ? round : undefined;
}

/** Whether a round returned more than its stake: only then a board may glow. */
export function isWin({ multiplier }: Pick<ShownRound, 'multiplier'>): boolean {
  return Number(multiplier) > 1;
}
