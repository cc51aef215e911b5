import type { Money } from '@fairway/money';
import type { PartyCurrency } from '../../platform/fields.ts';

/** `qiming` speaks the operator's own form, `hub` Hub88's. */
export type WalletForm = 'qiming' | 'hub';

/** Who plays, as the launch said. */
export interface Guest {
  readonly form: WalletForm;
  readonly member: string;
  readonly token: string;
  readonly currency: PartyCurrency;
}

/** What is asked of the operator's wallet. */
export type WalletAct =
  | { readonly operation: 'balance' }
  | { readonly operation: 'bet'; readonly id: string; readonly round: string; readonly amount: Money }
  | {
      readonly operation: 'win';
      readonly id: string;
      readonly round: string;
      readonly amount: Money;
      readonly reference: string;
      readonly closesRound: boolean;
    }
  | {
      readonly operation: 'rollback';
      readonly id: string;
      readonly round: string;
      readonly reference: string;
    };

/** A call as it goes over the wire, unsigned. */
export interface WireCall {
  /** Behind the wallet's base address. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What an answer proves. `unknown`: nothing, so it is asked again or taken back. */
export interface WalletReply {
  readonly outcome: 'taken' | 'refused' | 'unknown';
  readonly code: string;
  readonly balance: Money | undefined;
}

export const game = 'fair-coin';
