import type { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import type { depositOperatorEndpoints } from '@fairway/contract/deposits/operator-endpoints.ts';
import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import type { depositOperatorSchemas } from '@fairway/contract/deposits/operator-schemas.ts';
import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { Language } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { pageOf, readCursor } from '../../book/page-cursor.ts';
import { selectPaymentsOf } from '../payments/payment-store.ts';
import { selectOrders } from './order-store.ts';
import { presentOrderSummary } from './present-order.ts';

/** The member's orders, newest first, 20 a page (specification section 9). Writes nothing. */
export const listDepositOrders: Operation<
  (typeof depositEndpoints)['listDepositOrders'],
  (typeof depositSchemas)['listDepositOrders']
> = (app, call, input) => pageOfOrders(app, call.language, call.member.memberId, input);

/** The same for an operator who looks at a member. A member that is not there has none. */
export const listMemberDeposits: Operation<
  (typeof depositOperatorEndpoints)['listMemberDeposits'],
  (typeof depositOperatorSchemas)['listMemberDeposits']
> = (app, call, { memberId, cursor }) => pageOfOrders(app, call.language, memberId, { cursor });

async function pageOfOrders(
  app: Platform,
  language: Language,
  memberId: string,
  input: { currency?: 'CNY' | 'USDT' | undefined; cursor?: string | undefined },
) {
  const rows = await selectOrders(app.db, memberId, {
    currency: input.currency,
    from: readCursor(input.cursor),
    size: memberCentrePageSize,
  });
  const { page, next } = pageOf(rows, memberCentrePageSize);
  const payments = await selectPaymentsOf(app.db, page);
  return {
    orders: page.map((order) =>
      presentOrderSummary(
        app,
        language,
        order,
        payments.filter(({ bill_no: billNo }) => billNo === order.bill_no),
      ),
    ),
    next,
  };
}
