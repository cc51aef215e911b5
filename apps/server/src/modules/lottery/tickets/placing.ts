import type { OutputOf } from '@fairway/contract';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { OperationKey } from '#platform/idempotency/run-once.ts';
import type { TicketLimits } from '../limits/read-limits.ts';
import type { ReadTicket } from './read-tickets.ts';

/** A press of the button that stakes: who pressed, the tickets within the rules, and the operation id that makes it one order. */
export interface Placing {
  readonly call: MemberCall;
  readonly key: OperationKey;
  readonly lottery: LotteryCode;
  readonly issue: string;
  readonly currency: WalletCurrency;
  readonly tickets: readonly ReadTicket[];
  /** What the tickets were judged by. */
  readonly limits: TicketLimits;
}

/** The tickets with what the center wallet holds after them. */
export type PlacedTickets = OutputOf<Schemas['placeTickets']>;
