import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import type { Act, Bet, ShownRound } from './shown-round.ts';

export interface Stake {
  readonly amount: string;
  readonly currency: WalletCurrency;
  /** The grant of free rounds that it comes from; without one it is the member's own. */
  readonly freeGrantId?: string | undefined;
}

/** Where the frame's rounds come from: the server for money, this browser for demo chips. */
export interface RoundSource {
  /** What may be staked, the usual one first. */
  readonly currencies: readonly WalletCurrency[];
  /** What there is of a currency; undefined while it is not known. */
  balance(currency: WalletCurrency): string | undefined;
  /** A round of this game that waits for an act since before the page was opened. */
  readonly open: ShownRound | undefined;
  /** Another game with such a round, which has to end first. */
  readonly openElsewhere: MemberGameCode | undefined;
  /** Starts a round, or plays it where it is instant. Rejects with the server's refusal. */
  play(stake: Stake, bet: Bet): Promise<ShownRound>;
  /** Acts in an open round; the answer is the round as it is, also where it had gone on. */
  act(round: ShownRound, act: Act): Promise<ShownRound>;
  /** The round has been shown as far as it goes. */
  shown(round: ShownRound): void;
}
