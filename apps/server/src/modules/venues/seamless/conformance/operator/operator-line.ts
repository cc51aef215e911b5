import type { KeyObject } from 'node:crypto';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Clock } from '#platform/clock.ts';
import type { Ids } from '#platform/ids.ts';

/** Whose wallet is called, and as which provider. */
export interface OperatorSettings {
  /** What stands before the operation in the path of a call. */
  readonly url: string;
  readonly form: 'fairway' | 'hub88';
  /** The provider's key, of which the operator has the public half: Ed25519 for our own form, RSA for Hub88's. */
  readonly key: KeyObject;
  readonly clock: Clock;
  readonly ids: Ids;
  /** A member at the operator who does nothing else meanwhile, and the token of a launch of theirs that stands. */
  readonly memberId: string;
  readonly token: string;
  readonly currency: WalletCurrency;
}

/** What is asked of an operator; amounts in hundred-millionths. */
export type OperatorAct =
  | { readonly kind: 'balance' }
  | {
      readonly kind: 'bet';
      readonly id: string;
      readonly round: string;
      readonly amount: bigint;
      readonly memberId?: string;
      readonly token?: string;
    }
  | {
      readonly kind: 'win';
      readonly id: string;
      readonly round: string;
      readonly amount: bigint;
      readonly reference: string;
      readonly closesRound: boolean;
    }
  | { readonly kind: 'rollback'; readonly id: string; readonly round: string; readonly reference: string };

/** How a call goes out otherwise than it should. */
export interface SpoiltCall {
  readonly key?: KeyObject;
  /** Another body than the one that was signed: made of it. */
  readonly change?: (body: string) => string;
  readonly withoutSignature?: true;
  /** The time of signing, and the nonce; only our own form has them. */
  readonly timestamp?: number;
  readonly nonce?: string;
}

/** What an answer says, whichever words it has for it. `unproven`: the call was not taken for its provider's. */
export type Meaning =
  | 'taken'
  | 'insufficient'
  | 'conflict'
  | 'betUnknown'
  | 'settled'
  | 'refunded'
  | 'session'
  | 'member'
  | 'malformed'
  | 'unproven'
  | 'nothing';

export interface OperatorAnswer {
  readonly meaning: Meaning;
  /** The operator's word for it, for the report. */
  readonly code: string;
  /** In hundred-millionths; undefined where the answer has none. */
  readonly balance: bigint | undefined;
}

/** A provider's line to an operator's wallet. */
export interface OperatorLine {
  ask(act: OperatorAct, spoilt?: SpoiltCall): Promise<OperatorAnswer>;
}

/** A case that this form, or this currency, cannot play. */
export class NotPlayed extends Error {
  override name = 'NotPlayed';
}

export const timeoutMs = 15_000;

/** Sends a call; the fields of its answer, none where it is not a JSON object or none came. */
export async function sendCall(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const content: unknown = JSON.parse(await answer.text());
    return typeof content === 'object' && content !== null ? { ...content } : {};
  } catch {
    return {};
  }
}
