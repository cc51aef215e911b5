import type { WalletCurrency } from '@fairway/contract/fields.ts';

interface Named {
  /** Whose call it is: the code of the venue. */
  readonly provider: string;
  /** The provider's id of what happens, the same in each repeat. */
  readonly id: string;
  readonly memberId: string;
}

/** A stake: from the center wallet, only while the launch behind `token` stands. */
export interface BetCall extends Named {
  readonly kind: 'bet';
  readonly currency: WalletCurrency;
  /** Above zero, as all amounts here in hundred-millionths of the currency. */
  readonly amount: bigint;
  readonly round: string;
  readonly game: string;
  readonly token: string;
  readonly closesRound: boolean;
}

/** What a stake returns; nothing of it is a loss. */
export interface WinCall extends Named {
  readonly kind: 'win';
  readonly currency: WalletCurrency;
  readonly amount: bigint;
  readonly round: string;
  readonly game: string;
  /** The id of the stake. */
  readonly reference: string;
  readonly closesRound: boolean;
}

/** Takes a call back as if it had never happened. */
export interface RollbackCall extends Named {
  readonly kind: 'rollback';
  /** Undefined where the provider does not name it: then that of the call it takes back. */
  readonly currency: WalletCurrency | undefined;
  /** The id of the call that is taken back. */
  readonly reference: string;
  readonly token: string | undefined;
}

/** A correction of a round's return, below zero against the member. */
export interface AdjustmentCall extends Named {
  readonly kind: 'adjustment';
  readonly currency: WalletCurrency;
  readonly amount: bigint;
  readonly round: string;
}

/** A gift of the provider that belongs to no round: it counts for no limit and no turnover. */
export interface PromoCall extends Named {
  readonly kind: 'promo';
  readonly currency: WalletCurrency;
  readonly amount: bigint;
}

/** The round has ended: what is staked in it and has not returned is lost. */
export interface CloseCall extends Named {
  readonly kind: 'close';
  readonly currency: WalletCurrency;
  readonly round: string;
}

/** Everything that a provider asks of a wallet under an id. */
export type WalletCall = BetCall | WinCall | RollbackCall | AdjustmentCall | PromoCall | CloseCall;

/** What is answered to a call that was taken, and kept under its id. */
export interface WalletAnswer {
  readonly currency: WalletCurrency;
  /** Of the center wallet after the call, as a decimal string. */
  readonly balance: string;
}
