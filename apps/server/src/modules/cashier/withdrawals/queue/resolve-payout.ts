import type { withdrawalOperatorEndpoints } from '@fairway/contract/withdrawals/operator-endpoints.ts';
import type { withdrawalOperatorSchemas } from '@fairway/contract/withdrawals/operator-schemas.ts';
import { money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { actAlone, requireReason, writeAudit } from '#modules/operators';
import { notifyWithdrawal } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { paymentChannels } from '../../channels/registry.ts';
import { giveBack } from '../settle/give-back.ts';
import { payOut } from '../settle/pay-out.ts';
import { twoPeopleAbove } from '../withdrawal-limits.ts';
import { findWithdrawal, lockWithdrawal, type WithdrawalRow } from '../withdrawal-store.ts';
import { confirmResolution, keepFirstResolution, openResolution } from './payout-resolution.ts';
import { needsTwo, presentCase } from './present-case.ts';
import { stillAskedUntil } from './unanswered-payout.ts';

/**
 * Ends a payout that its channel has not answered for in a day: paid posts the hold, not paid voids it. Above the limit, for the
 * payout or for what the operator ended alone in 24 hours,
 * a second person with `withdrawals.approve-large`, who has looked for himself, says the same before money moves; a
 * finding that differs replaces the first. Throws `withdrawalStateWrong`, `payoutStillAsked`, `payoutStillSigned`,
 * `approverIsMaker`, `permissionMissing`, `reasonNeeded`.
 */
export const resolvePayout: Operation<
  (typeof withdrawalOperatorEndpoints)['resolvePayout'],
  (typeof withdrawalOperatorSchemas)['resolvePayout']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  const reason = requireReason(input.reason);
  // Asked outside of the transaction; a send that begins after it is recorded, and refuses the finding for a minute.
  const mayStillPay = !input.executed && (await isHandedOut(app, input.billNo));
  return onceInTransaction(app, key, async (tx) => {
    const row = await lockUnanswered(tx, app, input);

    if (mayStillPay) throw new AppError('payoutStillSigned');
    const said = await openResolution(tx, row);
    // A finding that waits is answered by a second person, whatever that one may end alone.
    const two = said !== undefined || !(await endsAlone(tx, app, call, row));
    const agrees = said?.executed === input.executed;
    if (agrees && said.by.operatorId === operator.operatorId) throw new AppError('approverIsMaker');
    if (agrees && !operator.permissions.includes('withdrawals.approve-large'))
      throw new AppError('permissionMissing');

    const decision = { ...input, reason };
    if (agrees) await confirmResolution(tx, app, call, decision);
    if (two && !agrees) await keepFirstResolution(tx, app, call, decision);
    await insertStep(tx, row, app.clock.now(), {
      event: 'outcomeChecked',
      actor: 'operator',
      actorName: operator.name,
      key: call.operationId,
    });
    const after = two && !agrees ? row : await end(tx, app, call, row, decision);
    await writeAudit(tx, app, call, {
      action: 'resolvePayout',
      object: { kind: 'withdrawal', id: row.bill_no },
      before: { status: row.status, outcome: row.payout_outcome, said: said ?? null },
      after: {
        status: after.status,
        executed: input.executed,
        channelReference: input.channelReference,
        statementLine: input.statementLine,
      },
      reason,
    });
    await notifyWithdrawal(tx, app, after);

    return presentCase(tx, app, after);
  });
};

/** Below the limit for the payout and its member's day, and for what this operator ended alone in 24 hours. */
async function endsAlone(tx: Tx, app: Platform, call: OperatorCall, row: WithdrawalRow): Promise<boolean> {
  if (await needsTwo(tx, app, row)) return false;
  const { bill_no: objectId, currency, amount } = row;
  const most = twoPeopleAbove(currency);
  return actAlone(tx, app, call, { kind: 'resolvePayout', objectId, amount: money(currency, amount), most });
}

async function isHandedOut(app: Platform, billNo: string): Promise<boolean> {
  const row = await findWithdrawal(app.db, billNo);
  if (row?.status !== 'paying') return false;
  const channel = paymentChannels.all(app).find(({ code }) => code === row.channel);
  return (await channel?.payout?.mayStillPay?.(app, billNo)) ?? false;
}

/** The withdrawal, locked, with nothing of it in flight at the channel. */
async function lockUnanswered(
  tx: Tx,
  app: Platform,
  { billNo, executed }: { billNo: string; executed: boolean },
): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, billNo);
  if (!row) throw new AppError('withdrawalNotFound');
  // Parts of a fast withdrawal have deadlines of their own.
  if (row.status !== 'paying' || row.channel === 'fast') throw new AppError('withdrawalStateWrong');
  const until = stillAskedUntil(row, executed);
  if (app.clock.now() < until) throw new AppError('payoutStillAsked', {}, { until: until.toISOString() });
  return row;
}

interface Decision {
  executed: boolean;
  channelReference: string;
  reason: string;
}

function end(tx: Tx, app: Platform, call: OperatorCall, row: WithdrawalRow, decision: Decision) {
  const by = call.operator.name;
  if (decision.executed)
    return payOut(tx, app, row, { detail: decision.reason, reference: decision.channelReference }, by);
  return giveBack(tx, app, row, {
    status: 'failed',
    actor: 'operator',
    actorName: by,
    reason: decision.reason,
  });
}
