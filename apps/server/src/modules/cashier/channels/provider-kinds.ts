import { defineAdapterKind } from '#platform/adapters/define-adapter.ts';
import type {
  CallbackMessage,
  CollectionNews,
  CollectionOrder,
  PayoutNews,
  PayoutOrder,
  StatementEntry,
} from './channel.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** A provider that collects money for us. Every call may be repeated with the same bill number and must not act twice. */
export interface PaymentProvider {
  /** Opens the order, or answers the existing one. Messages about it go to `notifyUrl`. */
  open(order: CollectionOrder, notifyUrl: string): Promise<CollectionNews>;
  query(order: CollectionOrder): Promise<CollectionNews>;
  /** What moved in a span, `to` exclusive. Throws when it cannot be had whole. */
  statement(span: { from: Date; to: Date }): Promise<readonly StatementEntry[]>;
  /** A message as far as it is believed: which order to ask about. Undefined: not signed by the provider, or not for us. */
  readMessage(rawBody: Buffer, headers: Headers): CallbackMessage | undefined;
}

/** A provider that pays out for us. Every call may be repeated with the same bill number and must not pay twice. */
export interface PayoutProvider {
  send(order: PayoutOrder, notifyUrl: string): Promise<PayoutNews>;
  query(order: PayoutOrder): Promise<PayoutNews>;
}

export const paymentKind = defineAdapterKind<PaymentProvider>('payment');
export const payoutKind = defineAdapterKind<PayoutProvider>('payout');
