import type { MemberGame } from '@fairway/fair-games';
import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { Money } from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { OperationKey } from '#platform/idempotency/run-once.ts';
import type { HouseGame } from '../rules/house-games.ts';

/** A press of the button that plays: who pressed, the bet within its bounds, and the operation id that makes it one round. */
export interface Start {
  readonly call: MemberCall;
  readonly key: OperationKey;
  readonly game: HouseGame;
  readonly rules: MemberGame;
  readonly stake: Money;
  /** The version of the limits that the stake was judged by. */
  readonly limitsVersion: number;
  /** The grant that the stake comes from; without one it is the member's own. */
  readonly freeGrantId?: string | undefined;
  readonly input: { readonly currency: WalletCurrency; readonly bet: Readonly<Record<string, unknown>> };
}

/** A round with what the center wallet holds after it. */
export type StartedRound = OutputOf<Schemas['startRound']>;
