import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import type { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { OperationKey } from '#platform/idempotency/run-once.ts';
import type { Slip } from '../slip.ts';
import type { Booking } from './booking.ts';

/** One press of the button: who pressed, what was on the slip, and the operation id that makes it one bet. */
export interface Press {
  readonly call: MemberCall;
  readonly slip: Slip;
  readonly key: OperationKey;
  /** The free bet that is to pay the stake. */
  readonly freeBetId?: string | undefined;
}

/** How a try of a press ended. */
export type Outcome =
  | { readonly kind: 'booked'; readonly bet: Bet }
  /** Judged by rows: to be kept under the operation id and reported. */
  | { readonly kind: 'refused'; readonly refusal: AppError }
  /** By the ledger or under the operation id, which keeps what is to be kept: to be reported as it is. */
  | { readonly kind: 'answered'; readonly refusal: AppError }
  /** Something moved between reading and booking: to be read and judged again. Nothing was written. */
  | { readonly kind: 'overtaken'; readonly by: Overtaker };

/**
 * What moved: the memory it was judged by, the offer in the rows, the limits in force, what the member may do, the room for exposure,
 * or time in the lane's queue.
 */
export type Overtaker = 'memory' | 'offer' | 'limits' | 'member' | 'exposure' | 'queue';

/** What the judge says of a slip. */
export type Judgement =
  | { readonly kind: 'bookable'; readonly booking: Booking }
  | Extract<Outcome, { kind: 'refused' | 'overtaken' }>;

export const overtaken = (by: Overtaker): Extract<Outcome, { kind: 'overtaken' }> => ({
  kind: 'overtaken',
  by,
});
export const refused = (refusal: AppError): Extract<Outcome, { kind: 'refused' }> => ({
  kind: 'refused',
  refusal,
});
