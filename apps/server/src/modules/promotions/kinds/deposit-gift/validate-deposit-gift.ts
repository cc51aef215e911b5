import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { depositGiftEndpoints } from '@fairway/contract/promotions/deposit-gift/endpoints.ts';
import type { depositGiftSchemas } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectEnrolment } from '../../enrolments/enrolments-store.ts';
import { refuseJoin } from './refuse-join.ts';

/** Whether the caller may join: 200, or 711 where they have joined already. Throws what joining throws, and writes nothing. */
export const validateDepositGift: Operation<
  (typeof depositGiftEndpoints)['validateDepositGift'],
  (typeof depositGiftSchemas)['validateDepositGift']
> = async (app, call, input) => {
  const { success, repeated } = activityResults.codes;
  return inTransaction(app.db, async (tx) => {
    if (await selectEnrolment(tx, call.member.memberId, input)) return { status: repeated };
    await refuseJoin(tx, app, call, input);
    return { status: success };
  });
};
