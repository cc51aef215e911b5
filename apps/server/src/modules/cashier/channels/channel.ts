import type { PayType } from '@fairway/contract/enums/pay-types.ts';
import type { UsdtProtocol } from '@fairway/contract/enums/protocols.ts';
import type { Money } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';

/**
 * A payment channel: one folder, one line in the registry. The core knows these words only; what the channel's other side
 * says is translated inside the folder. Every call may be repeated with the same bill number and must not act twice.
 */
export interface Channel {
  /** Names its house accounts and its rows: letters and digits. */
  readonly code: string;
  /** Ways to deposit that this channel serves. */
  readonly payTypes: readonly PayTypeOffer[];
  readonly collection?: CollectionChannel;
  readonly payout?: PayoutChannel;
  readonly callbacks?: CallbackReader;
  /** The channel's own list of what moved in a span, `to` exclusive. Throws when it cannot be had whole. */
  statement?(app: Platform, span: { from: Date; to: Date }): Promise<readonly StatementEntry[]>;
  /** Follows the channel's side while the server works, e.g. a chain; answers how to stop. */
  watch?(app: Platform): Promise<() => Promise<void>>;
  /** Whether its keys and addresses are configured; a channel that is not ready is shown as missing. */
  isReady(app: Platform): boolean;
}

/** One way to deposit: specification section 3, «Pay type», with its terms. */
export interface PayTypeOffer {
  readonly payType: PayType;
  readonly names: { readonly zh: string; readonly en: string };
  readonly icon: string;
  readonly recommend: boolean;
  readonly sort: number;
  /** A transfer to an account that the order page shows. */
  readonly transfer: boolean;
  readonly min: Money;
  readonly max: Money;
  /** Whole units only, because a tail of cents tells orders apart. */
  readonly tail: boolean;
  readonly protocols: readonly UsdtProtocol[];
  readonly arrivalMinutes: number;
  readonly orderSeconds: number;
}

/** Where a member pays to. `remark` and `payUrl` as far as the channel has them. */
export interface Payee {
  readonly bank: string;
  readonly branch: string;
  readonly holder: string;
  readonly account: string;
  readonly remark: string;
  readonly payUrl: string | null;
}

/** What a channel is told of a deposit order. */
export interface CollectionOrder {
  readonly billNo: string;
  readonly memberId: string;
  readonly amount: Money;
  readonly payType: PayType;
  readonly depositorName: string;
  readonly expiresAt: Date;
}

/** Money that came in for an order. `reference` is the channel's number of this payment: it is credited once. */
export interface IncomingPayment {
  readonly reference: string;
  readonly amount: Money;
  readonly payerName: string;
  /** The channel itself says that it came after its own expiry. */
  readonly late: boolean;
  readonly paidAt: Date;
}

/**
 * What a channel says of a deposit order. `pending`: open, nothing decided. `absent`: it never heard of it. `unknown`: no
 * answer that proves anything; ask again. Payments may stand beside any status and are the whole list so far.
 */
export interface CollectionNews {
  readonly status: 'paid' | 'failed' | 'closed' | 'pending' | 'absent' | 'unknown';
  readonly payments: readonly IncomingPayment[];
  readonly payee?: Payee;
  /** For the log, in the channel's words. */
  readonly detail?: string;
}

export interface CollectionChannel {
  /** Opens the order at the channel, or answers the one that stands. */
  open(app: Platform, order: CollectionOrder): Promise<CollectionNews>;
  query(app: Platform, order: CollectionOrder): Promise<CollectionNews>;
}

/** What a channel is told of a withdrawal. */
export interface PayoutOrder {
  readonly billNo: string;
  readonly amount: Money;
  readonly payee: PayoutPayee;
}

export type PayoutPayee =
  | {
      readonly kind: 'bankCard';
      readonly bank: string;
      readonly branch: string;
      readonly holder: string;
      readonly account: string;
    }
  | { readonly kind: 'usdtAddress'; readonly protocol: UsdtProtocol; readonly address: string };

/**
 * What a channel says of a payout. `pending`: accepted, not done. `absent`: it never heard of it and sending again is safe.
 * `unknown`: nothing is proven; it may have been paid, so the money stays held and the question is asked again.
 */
export interface PayoutNews {
  readonly status: 'paid' | 'failed' | 'returned' | 'pending' | 'absent' | 'unknown';
  readonly detail: string;
  /** The channel's own number, or the transaction hash. */
  readonly reference?: string;
}

export interface PayoutChannel {
  readonly currency: 'CNY' | 'USDT';
  /** How a withdrawal record names it (`withdrawalWays`, `withdrawalTypes`, `withdrawalSources` of the contract). */
  readonly kind: 'bankCard' | 'usdtAddress';
  readonly min: Money;
  readonly max: Money;
  readonly fee: Money;
  readonly arrivalMinutes: number;
  readonly protocols: readonly UsdtProtocol[];
  send(app: Platform, order: PayoutOrder): Promise<PayoutNews>;
  query(app: Platform, order: PayoutOrder): Promise<PayoutNews>;
}

/** A message of the channel, as far as it is believed: it says which order to ask about, never how much came. */
export interface CallbackMessage {
  readonly eventId: string;
  readonly kind: 'collection' | 'payout';
  readonly billNo: string;
}

/** One line of a channel's statement. `reference`: the payment's number, only for collections. */
export interface StatementEntry {
  readonly kind: 'collection' | 'payout' | 'payoutReturn';
  readonly billNo: string;
  readonly reference: string;
  readonly amount: Money;
}

export interface CallbackReader {
  /** Whether the sender header is this channel's. */
  recognises(headers: Readonly<Record<string, string | undefined>>): boolean;
  /** Checks the signature over the raw body before reading it; throws `callbackRefused`. */
  read(
    app: Platform,
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): CallbackMessage;
  /** What the channel wants to hear once the message is stored. */
  readonly acknowledgement: string;
}
