import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { hasReadGuide } from '../help/guide-store.ts';
import { countNewestUnpaid, countOpenOrders } from '../orders/order-lists-store.ts';
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
    const open = await countOpenOrders(tx, payType);
    if (open >= settings.serviceDesk.agents * ordersAnAgent) throw new AppError('depositStaffUnavailable');
  }
  const { helpAfter } = settings;
  if (helpAfter > 0 && (await isStuck(tx, app, memberId, helpAfter))) throw new AppError('depositHelpNeeded');
}

/** Whether the member's newest orders all expired or failed, the last of them within the hour. */
async function isStuck(tx: Tx, app: Platform, memberId: string, count: number): Promise<boolean> {
  const { unpaid, latest } = await countNewestUnpaid(tx, memberId, count);
  return unpaid === count && latest !== null && latest > addSeconds(app.clock.now(), -rowSeconds);
}
