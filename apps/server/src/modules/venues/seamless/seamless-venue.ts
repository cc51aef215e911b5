import { defineAdapterKind } from '#platform/adapters/define-adapter.ts';
import type { AppError } from '#platform/errors.ts';
import type { LaunchPass, LaunchRequest } from '../adapters/transfer-wallet.ts';
import type { ReadSignature } from '../signatures/signature-reading.ts';
import type { ReadProviderList } from './lists/provider-list.ts';
import type { ProviderBook } from './reconcile/provider-book.ts';
import type { WalletAnswer, WalletCall } from './wallet-call.ts';

/** Venues that call our wallet: nothing is kept there, each stake comes from the center wallet as it is made. */
export const seamlessKind = defineAdapterKind<SeamlessVenue>('venue');

export interface SeamlessVenue {
  /** Addresses and networks that its calls come from. */
  readonly addresses: readonly string[];
  readonly form: WalletForm;
  /**
   * A url that opens the venue, or one of its games by its own code; `token` names the launch in its calls. Undefined when the venue
   * does not answer.
   */
  launch(
    launch: LaunchRequest & { readonly token: string; readonly game?: string | undefined },
  ): Promise<LaunchPass | undefined>;
  /** The games that it offers us; undefined where no key to its list is configured. */
  readonly listGames: ReadProviderList | undefined;
  /** Its own book of the calls, to be compared with ours; undefined where no key to it is configured. */
  readonly book: ProviderBook | undefined;
}

/** A provider's call as it arrived. */
export interface WireCall {
  readonly provider: string;
  /** What stands after the provider's code in the path, e.g. `transaction/bet`. */
  readonly operation: string;
  /** Path and query as they were called. */
  readonly url: string;
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** A question for the balance: it has no id and is answered as often as it is asked. */
export interface BalanceAsk {
  readonly kind: 'balance';
  readonly provider: string;
  readonly memberId: string;
  readonly token: string;
}

/** A call as it was understood, with what its answer repeats. */
export interface WalletRequest {
  readonly ask: WalletCall | BalanceAsk;
  readonly echo: Readonly<Record<string, string>>;
}

/** An answer as a provider reads it. */
export interface WireAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How one provider words its calls: a pure translation. */
export interface WalletForm {
  /**
   * Proves a call first, then reads it. Throws `signatureMissing`, `signatureInvalid`, `timestampStale`, `nonceRepeated`, `routeUnknown`,
   * `inputInvalid`, `amountMalformed`.
   */
  readonly read: (call: WireCall) => WalletRequest;
  /** What stands after the provider's code in the path of its calls. */
  readonly operations: readonly string[];
  /** Judges a call for the console. Nothing is done with it. */
  readonly readSignature: ReadSignature;
  readonly accept: (answer: WalletAnswer, echo: WalletRequest['echo']) => WireAnswer;
  /** Of any refusal, with the balance where it says one; undefined for a fault of ours, after which the call may be repeated. */
  readonly refuse: (refusal: AppError | undefined, echo: WalletRequest['echo']) => WireAnswer;
}
