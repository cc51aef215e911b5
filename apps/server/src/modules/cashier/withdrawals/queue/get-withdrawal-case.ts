import type { withdrawalOperatorEndpoints } from '@fairway/contract/withdrawals/operator-endpoints.ts';
import type { withdrawalOperatorSchemas } from '@fairway/contract/withdrawals/operator-schemas.ts';
import type { WithdrawalEvent } from '@fairway/contract/withdrawals/events.ts';
import { formatMoney, money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '#modules/members';
import { presentStepWithName } from '../../book/present-timeline.ts';
import { selectTimeline } from '../../book/timeline-store.ts';
import { sumCredited } from '../../deposits/payments/payment-store.ts';
import { findMethods } from '#modules/payout-methods';
import { findWithdrawal, sumPaid } from '../withdrawal-store.ts';
import { openResolution } from './payout-resolution.ts';
import { presentCase } from './present-case.ts';
import { resolvableFrom } from './unanswered-payout.ts';

/** Everything a decision needs on one page. Writes nothing. */
export const getWithdrawalCase: Operation<
  (typeof withdrawalOperatorEndpoints)['getWithdrawalCase'],
  (typeof withdrawalOperatorSchemas)['getWithdrawalCase']
> = async (app, _call, input) => {
  const row = await findWithdrawal(app.db, input.billNo);
  if (!row) throw new AppError('withdrawalNotFound');
  const line = await presentCase(app.db, app, row);
  const deposits = await sumCredited(app.db, row.member_id, row.currency);
  const withdrawals = await sumPaid(app.db, row.member_id, row.currency);
  const methods = await findMethods(app.db, [row.payout_method]);
  const holderName = methods.get(row.payout_method)?.holder_name ?? '';
  const realName = (await findMember(app.db, row.member_id))?.real_name;
  const timeline = await selectTimeline(app.db, row);
  const amountOf = (minor: bigint) => formatMoney(money(row.currency, minor));
  return {
    ...line,
    reason: row.reason,
    holderName,
    holderMatches: holderName && realName ? holderName === realName : null,
    deposits: { count: deposits.count, total: amountOf(deposits.total) },
    withdrawals: { count: withdrawals.count, total: amountOf(withdrawals.total) },
    attempts:
      row.payout_outcome && row.payout_at
        ? [
            {
              reference: row.payout_reference ?? row.bill_no,
              outcome: row.payout_outcome,
              detail: row.payout_detail,
              at: row.payout_at.toISOString(),
            },
          ]
        : [],
    resolvableFrom: resolvableFrom(row)?.toISOString() ?? null,
    resolution: row.status === 'paying' ? ((await openResolution(app.db, row)) ?? null) : null,
    deadline: row.deadline.toISOString(),
    timeline: timeline.map((step) => presentStepWithName<WithdrawalEvent>(step, row.currency)),
  };
};
