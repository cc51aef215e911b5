import type { DepositStatus } from '@fairway/contract/deposits/statuses.ts';
import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import type { PayEngine } from '@fairway/contract/deposits/methods/engines.ts';
import type { PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import type { UsdtProtocol, VirtualProtocol } from '@fairway/contract/chain/protocols.ts';
import type { WithdrawalName, WithdrawalType } from '@fairway/contract/withdrawals/types.ts';
import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import type { Money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { WithdrawalRow } from '../withdrawals/withdrawal-store.ts';

/**
 * A payment channel: one folder, one line in the registry, its settings (`README.md` beside this has the list). The
 * core knows these terms only; what the channel's other side says is translated inside the folder. Every call may be
 * repeated with the same bill number and must not act twice.
 */
export interface Channel {
  /** Names its house accounts and its rows for good: `^[a-z0-9]{2,16}$`. */
  readonly code: string;
  /** Deposit methods that this channel serves. */
  readonly payTypes: readonly PayTypeOffer[];
  readonly collection?: CollectionChannel;
  readonly payout?: PayoutChannel;
  readonly callbacks?: CallbackReader;
  /** The channel's own list of what moved in a span, `to` exclusive. Throws when it cannot be had whole. */
  statement?(app: Platform, span: { from: Date; to: Date }): Promise<readonly StatementEntry[]>;
  /** Follows the channel's side while the server works, e.g. a chain; answers how to stop. */
  watch?(app: Platform): Promise<() => Promise<void>>;
  /** Blocks after which a payment through it counts; left out where its report alone does. */
  confirmations?(app: Platform): number;
  /** Whether its keys and addresses are configured; a channel that is not ready is shown as missing. */
  isReady(app: Platform): boolean;
}

/** One deposit method: specification section 3, «Pay type», with its terms. */
export interface PayTypeOffer {
  readonly payType: PayType;
  readonly names: { readonly zh: string; readonly en: string };
  readonly engine: PayEngine;
  /** Open on a new installation; the others are switched on in the console. */
  readonly offeredAtFirst?: boolean;
  /** A name that `apps/web/src/features/cashier/deposit/methods/pay-kind.ts` draws. */
  readonly icon: string;
  readonly recommend: boolean;
  /** Place in the list, lowest first; channels share the one row of numbers. */
  readonly sort: number;
  /** A transfer to an account that the order page shows. */
  readonly transfer: boolean;
  readonly min: Money;
  readonly max: Money;
  /** Whole units only, because a tail of cents distinguishes orders. */
  readonly tail: boolean;
  /** The member says which bank is paid from. */
  readonly asksBank?: boolean;
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
  /** What a wallet's scanner reads; left out where there is no code. */
  readonly qrCode?: string;
}

/** What a channel is sent of a deposit order. */
export interface CollectionOrder {
  readonly billNo: string;
  readonly memberId: string;
  readonly amount: Money;
  readonly payType: PayType;
  readonly depositorName: string;
  /** Which of the channel's accounts the order was given. */
  readonly accountScope: string;
  readonly bankCode: string;
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
 * What a channel says of a deposit order. `pending`: open, nothing decided. `absent`: it never heard of it. `unknown`:
 * no answer that proves anything; ask again. Payments may come with any status and are the whole list so far.
 */
export interface CollectionNews {
  readonly status: 'paid' | 'failed' | 'closed' | 'pending' | 'absent' | 'unknown';
  readonly payments: readonly IncomingPayment[];
  readonly payee?: Payee;
  /** For the log, in the channel's own text. */
  readonly detail?: string;
}

export interface CollectionChannel {
  /** Names of the shared accounts that can take this order now; left out: the channel is one account. */
  accounts?(settings: CashierSettings): readonly string[];
  /** Opens the order at the channel, or answers the existing one. */
  open(app: Platform, order: CollectionOrder): Promise<CollectionNews>;
  query(app: Platform, order: CollectionOrder): Promise<CollectionNews>;
  /** Seconds between the tries to open, where a payee is found later than at once. */
  readonly openingDelays?: readonly number[];
  /** Another member pays in: what is credited comes from the house's clearing account. */
  readonly clears?: true;
  /** Refuses a member a further order, by an error of the table. */
  mayOpen?(tx: Tx, app: Platform, memberId: string): Promise<void>;
  /** Hears in the same transaction that an order was marked as paid or has ended unpaid. */
  stepped?(tx: Tx, order: { bill_no: string }): Promise<void>;
  /** Whether people are still to say if a locked order was paid: then its time does not end it. */
  awaitsPeople?(
    tx: Tx,
    order: { shard_id: number; bill_no: string; status: DepositStatus },
  ): Promise<boolean>;
  /** Hears in the same transaction that the member put a proof beside a locked order. */
  proofAdded?(tx: Tx, app: Platform, order: { bill_no: string }): Promise<void>;
}

/** What a channel is sent of a withdrawal. */
export interface PayoutOrder {
  readonly billNo: string;
  readonly memberId: string;
  readonly withdrawType: WithdrawalType;
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
  | { readonly kind: 'usdtAddress'; readonly protocol: VirtualProtocol; readonly address: string }
  | {
      readonly kind: 'ewallet';
      readonly wallet: WithdrawalName;
      readonly holder: string;
      readonly account: string;
    };

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

/**
 * One withdrawal method that a channel serves, with its terms. A type belongs to one channel, USDT at one a protocol.
 */
export interface PayoutOffer {
  readonly withdrawType: WithdrawalType;
  readonly currency: 'CNY' | 'USDT';
  /** What is paid to. */
  readonly kind: PayoutPayee['kind'];
  readonly min: Money;
  readonly max: Money;
  readonly fee: Money;
  readonly arrivalMinutes: number;
  readonly protocols: readonly UsdtProtocol[];
}

export interface PayoutChannel {
  readonly offers: readonly PayoutOffer[];
  send(app: Platform, order: PayoutOrder): Promise<PayoutNews>;
  query(app: Platform, order: PayoutOrder): Promise<PayoutNews>;
  /**
   * Whether what was handed out for an order may still pay it, however long ago that was; left out where a channel's
   * want of a line proves that it was not paid. True where it cannot be known.
   */
  mayStillPay?(app: Platform, billNo: string): Promise<boolean>;
  /**
   * Its own terms for an amount of one member, where they are not the offer's, e.g. a share as fee; answers the offer that counts.
   * Throws what refuses the member or the amount.
   */
  offerFor?(
    db: Db | Tx,
    app: Platform,
    memberId: string,
    asked: { readonly offer: PayoutOffer; readonly amount: Money },
  ): Promise<PayoutOffer>;
  /** What it pays on top at the most, instead of the reward that the settings promise. */
  rewardOn?(app: Platform, net: Money): Promise<Money>;
  /** What it says of an order that was asked of it, over what every order shows; of one that another channel took over as well. */
  describe?(db: Db | Tx, row: WithdrawalRow): Promise<Partial<WithdrawalOrder>>;
  /**
   * The first of the growing waits between questions, for a channel that reports by itself how a payout ends; 0 without
   * it.
   */
  readonly asksFrom?: number;
}

/** A message of the channel, as far as it is believed: it says which order to ask about, never how much came. */
export interface CallbackMessage {
  readonly eventId: string;
  readonly kind: 'collection' | 'payout';
  readonly billNo: string;
}

/**
 * One line of a channel's statement. `reference`: the payment's number; of a payout or a sweep on a chain, its transfer. A sweep is
 * whatever left an address for deposits.
 */
export interface StatementEntry {
  readonly kind: 'collection' | 'payout' | 'payoutReturn' | 'sweep';
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
