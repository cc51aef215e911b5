import type { TimelineActor } from '@fairway/contract/cashier/timeline-actors.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { voidHold } from '#modules/ledger';
import { unclaimed, type WithdrawalRow } from '../withdrawal-store.ts';
import { releaseCharge } from './release-charge.ts';
import { recordEnding } from './record-ending.ts';

export interface GiveBack {
  status: 'refused' | 'failed' | 'timedOut';
  actor: TimelineActor;
  actorName?: string;
  /** What the member reads for a refusal; what the channel said for a failure. */
  reason: string;
}

/**
 * Ends a withdrawal unpaid: the hold is voided, the money is back in the center wallet in the same transaction. Writes the
 * order, the transfer and `withdrawal.refused`.
 */
export async function giveBack(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  { status, actor, actorName, reason }: GiveBack,
): Promise<WithdrawalRow> {
  const now = app.clock.now();
  // Parts of a fast withdrawal that were paid are kept: only the rest comes back.
  const back = row.amount - row.matched - row.matched_fee;
  await releaseCharge(tx, app, row);
  const resolved = await voidHold(tx, {
    holdId: row.hold_id,
    owner: row.member_id,
    transferId: app.ids.uuid(),
    reason: 'withdrawalRelease',
    responsible: actorName === undefined ? `rule/withdrawal-${status}` : `operator/${actorName}`,
    at: now,
    requestId: row.bill_no,
  });
  if (resolved.resolved === 'before' && resolved.outcome === 'posted')
    throw new Error(`withdrawal ${row.bill_no} was to be given back after its hold had been paid`);
  return recordEnding(tx, app, row, now, {
    change: {
      ...unclaimed,
      status,
      ended_at: now,
      reason: status === 'refused' ? reason : row.reason,
      ...(status === 'failed'
        ? { payout_outcome: 'failed' as const, payout_detail: reason, payout_at: now }
        : {}),
    },
    amount: back,
    step: {
      event: status,
      actor,
      amount: back,
      ...(actorName === undefined ? {} : { actorName }),
      ...(status === 'refused' ? { note: reason } : {}),
    },
    event: 'withdrawal.refused',
  });
}
