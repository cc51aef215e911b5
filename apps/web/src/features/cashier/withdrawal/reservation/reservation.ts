import type { ReservationChoice, rehearsalSchemas } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import type { OutputOf } from '@fairway/contract/endpoint.ts';

/** What can be reserved now. */
export type ReservationTerms = OutputOf<(typeof rehearsalSchemas)['rehearseWithdrawal']>['reservation'];

/** What the member has chosen, with the promise as it was offered. */
export interface Reservation {
  choice: ReservationChoice;
  expectedConfirmAt: string;
  rewardRate: string;
}
