import type { Bet, ShownRound } from './shown-round.ts';

/** Where the frame's rounds come from: the server for money, this browser for demo chips. */
export interface RoundSource {
  readonly currency: 'CNY';
  /** What may be staked; undefined while it is not known. */
  readonly balance: string | undefined;
  /** Plays one round. Rejects with the server's refusal. */
  play(stake: string, bet: Bet): Promise<ShownRound>;
  /** The last round has been shown to its end. */
  shown(round: ShownRound): void;
}
