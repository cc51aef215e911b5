import { identityRemedyOf } from '@fairway/contract/identity/remedies.ts';
import type { ErrorName } from '@fairway/contract/errors/index.ts';

/** How long it usually takes to mend what stops a withdrawal, in seconds; a block that names an end takes until then. */
const usual: Readonly<Partial<Record<ErrorName, number>>> = {
  amountMalformed: 5,
  amountScale: 5,
  amountTooSmall: 6,
  amountTooLarge: 6,
  withdrawAmountExceeded: 8,
  reservationUnavailable: 10,
  payoutMethodMismatch: 10,
  withdrawalOptionUnavailable: 15,
  withdrawPasswordMissing: 60,
  payoutMethodMissing: 120,
  insufficientBalance: 300,
  withdrawalOwes: 300,
  withdrawalOpen: 1_800,
  turnoverOutstanding: 7_200,
  withdrawCountExceeded: 43_200,
  memberFrozen: 259_200,
};
const formSeconds = 90;
const supportSeconds = 86_400;

/** Seconds until a block can be gone, by which blocks are sorted. */
export function mendSeconds(
  { error, params }: { error: ErrorName; params: Readonly<Record<string, string | number>> },
  now: Date,
): number {
  const { until } = params;
  if (typeof until === 'string') return Math.max(0, (new Date(until).getTime() - now.getTime()) / 1000);
  const known = usual[error];
  if (known !== undefined) return known;
  const remedy = identityRemedyOf(error);
  return remedy?.kind === 'complete' || remedy?.kind === 'correct' ? formSeconds : supportSeconds;
}
