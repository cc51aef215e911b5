import type { Money } from '@fairway/money';
import { defineAdapterKind } from '#platform/adapters/define-adapter.ts';
import type { ReadSignature } from '../signatures/signature-reading.ts';

/** A transfer as sent to a venue. `id` is the one by which both sides know it for good. */
export interface VenueOrder {
  readonly id: string;
  readonly memberId: string;
  /** `out`: towards the venue. `in`: back from it. */
  readonly direction: 'out' | 'in';
  readonly amount: Money;
  readonly createdAt: Date;
}

/**
 * What is proven about a transfer. `executed` and `refused` are final answers of the venue about this id; `unknown` is
 * everything else, a time-out among it: the money stays in transit and the venue is asked again.
 */
export type TransferNews =
  | { readonly status: 'executed'; readonly reference: string; readonly detail: string }
  | { readonly status: 'refused'; readonly detail: string }
  | { readonly status: 'unknown'; readonly detail: string };

/** How a launched venue is opened. */
export interface LaunchPass {
  readonly url: string;
  readonly expiresAt: Date;
}

/** Venues with a wallet of their own; the capability `settlesAtOnce` is described at `TransferWallet`. */
export const venueKind = defineAdapterKind<TransferWallet>('venue');

/** A venue that keeps a wallet of its own, to which money is carried (transfer wallet). No call is made in a transaction. */
export interface TransferWallet {
  /**
   * Every stake has its result at once, so a smaller balance is money lost. False where bets stay open: what is missing from a balance
   * may still be in one.
   */
  readonly settlesAtOnce: boolean;
  /** Judges an answer of the venue for the console; undefined where its answers are not signed. */
  readonly readSignature?: ReadSignature;
  /** Asks the venue to take or give the money: once and never again for a transfer, so that a refusal is certain. */
  send(order: VenueOrder): Promise<TransferNews>;
  /**
   * Asks how a transfer ended. An id that the venue does not know is sealed there, so that a request still in flight
   * can no longer be executed: then `refused` is certain.
   */
  query(order: VenueOrder): Promise<TransferNews>;
  /** Looks for the transfer in the venue's statement; `executed` when it is there, else `unknown`. */
  findInStatement(order: VenueOrder): Promise<TransferNews>;
  /** The member's balance at the venue; undefined when the venue does not say. */
  balance(memberId: string, currency: 'CNY' | 'USDT'): Promise<Money | undefined>;
  /** A url that opens the venue for the member; undefined when the venue does not answer. */
  launch(launch: LaunchRequest): Promise<LaunchPass | undefined>;
}

export interface LaunchRequest {
  readonly memberId: string;
  readonly currency: 'CNY' | 'USDT';
  readonly language: 'zh-CN' | 'en';
  readonly returnUrl: string;
}
