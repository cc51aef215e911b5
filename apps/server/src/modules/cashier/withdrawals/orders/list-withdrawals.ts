import type { withdrawalEndpoints } from '@fairway/contract/withdrawals/endpoints.ts';
import type { withdrawalOperatorEndpoints } from '@fairway/contract/withdrawals/operator-endpoints.ts';
import type { withdrawalSchemas } from '@fairway/contract/withdrawals/schemas.ts';
import type { withdrawalOperatorSchemas } from '@fairway/contract/withdrawals/operator-schemas.ts';
import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { pageOf, readCursor } from '../../book/page-cursor.ts';
import { findMethods } from '#modules/payout-methods';
import { selectWithdrawals } from '../withdrawal-store.ts';
import { presentRecord } from './present-withdrawal.ts';

/** The member's withdrawal records, newest first, 20 a page (specification section 9). Writes nothing. */
export const listWithdrawals: Operation<
  (typeof withdrawalEndpoints)['listWithdrawals'],
  (typeof withdrawalSchemas)['listWithdrawals']
> = (app, call, input) => pageOfRecords(app, call.member.memberId, input);

/** The same for an operator who looks at a member. A member that is not there has none. */
export const listMemberWithdrawals: Operation<
  (typeof withdrawalOperatorEndpoints)['listMemberWithdrawals'],
  (typeof withdrawalOperatorSchemas)['listMemberWithdrawals']
> = (app, _call, { memberId, cursor }) => pageOfRecords(app, memberId, { cursor });

async function pageOfRecords(
  app: Platform,
  memberId: string,
  input: { currency?: 'CNY' | 'USDT' | undefined; cursor?: string | undefined },
) {
  const rows = await selectWithdrawals(app.db, memberId, {
    currency: input.currency,
    from: readCursor(input.cursor),
    size: memberCentrePageSize,
  });
  const { page, next } = pageOf(rows, memberCentrePageSize);
  const methods = await findMethods(
    app.db,
    page.map((row) => row.payout_method),
  );
  return { records: page.map((row) => presentRecord(app, row, methods.get(row.payout_method))), next };
}
