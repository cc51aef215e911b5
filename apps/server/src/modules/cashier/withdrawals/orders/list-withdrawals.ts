import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { Operation } from '#platform/http/routes.ts';
import { pageOf, readCursor } from '../../book/page-cursor.ts';
import { findMethods } from '../../payout-methods/method-store.ts';
import { selectWithdrawals } from '../withdrawal-store.ts';
import { presentRecord } from './present-withdrawal.ts';

/** The member's withdrawal records, newest first, 20 a page (specification section 9). Writes nothing. */
export const listWithdrawals: Operation<
  (typeof cashierEndpoints)['listWithdrawals'],
  (typeof cashierSchemas)['listWithdrawals']
> = async (app, call, input) => {
  const rows = await selectWithdrawals(app.db, call.member.memberId, {
    currency: input.currency,
    from: readCursor(input.cursor),
    size: memberCentrePageSize,
  });
  const { page, next } = pageOf(rows, memberCentrePageSize);
  const methods = await findMethods(
    app.db,
    page.map((row) => row.payout_method),
  );
  return { records: page.map((row) => presentRecord(row, methods.get(row.payout_method))), next };
};
