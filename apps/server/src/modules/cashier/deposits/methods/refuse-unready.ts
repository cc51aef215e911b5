import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { openStatuses } from '../deposit-states.ts';
import { hasReadGuide } from '../help/guide-store.ts';
import type { PayTerms } from './pay-terms.ts';

/** Large deposits that one agent attends to at a time. */
const ordersAnAgent = 3;
/** How long a row of unpaid orders is remembered, in seconds. */
const rowSeconds = 3600;

/**
 * Refuses what a person must come to first: `depositGuideNeeded` until the guide of the method was read,
 * `depositStaffUnavailable` while all agents have their hands full of large deposits, `depositHelpNeeded` after a row
 * of orders that ended unpaid.
 */
export async function refuseUnready(
  tx: Tx,
  app: Platform,
  settings: CashierSettings,
  { memberId, terms }: { memberId: string; terms: PayTerms },
): Promise<void> {
  const { payType } = terms.offer;
  if (terms.setting.guide && !(await hasReadGuide(tx, memberId, payType)))
    throw new AppError('depositGuideNeeded', {}, { payType });
  if (payType === payTypes.codes.bigRecharge) {
    const open = await countOpen(tx, payType);
    if (open >= settings.serviceDesk.agents * ordersAnAgent) throw new AppError('depositStaffUnavailable');
  }
  const { helpAfter } = settings;
  if (helpAfter > 0 && (await isStuck(tx, app, memberId, helpAfter))) throw new AppError('depositHelpNeeded');
}

async function countOpen(tx: Tx, payType: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cashier_deposit_orders
    where pay_type = ${payType} and status = any (${openStatuses})`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether the member's newest orders all expired or failed, the last of them within the hour. */
async function isStuck(tx: Tx, app: Platform, memberId: string, count: number): Promise<boolean> {
  const { rows } = await sql<{ unpaid: number; latest: Date | null }>`
    select count(*) filter (where status in ('expired', 'failed'))::integer as unpaid, max(ended_at) as latest
    from (select status, ended_at from cashier_deposit_orders
      where shard_id = ${shardOf(memberId)} and member_id = ${memberId}
      order by created_at desc limit ${count}) newest`.execute(tx);
  const { unpaid = 0, latest = null } = rows[0] ?? {};
  return unpaid === count && latest !== null && latest > addSeconds(app.clock.now(), -rowSeconds);
}
