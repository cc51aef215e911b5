import { addSeconds } from '#platform/clock.ts';
import { atTime } from '#platform/at-time.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { findMemberByName } from '#modules/members';
import { openAppeal } from '../appeals/open-appeal.ts';
import { readLogEnd } from '../pool/log-store.ts';
import { draw, pay, sayPaid, sidesOf } from './pool-orders.ts';

/**
 * Both sides of the pool in use: one withdrawal in parts, of which one waits for its recipient's confirmation and a
 * rest for payers; another whose only part is under appeal. Written by the same operations as any member's, once: not
 * where the pool has a history.
 */
export async function seedMatching(app: Platform): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if ((await readLogEnd(tx, 0n)).last === 0n) await notifyStories(tx, app);
  });
}

async function notifyStories(tx: Tx, app: Platform): Promise<void> {
  const ago = (minutes: number) => atTime(app, addSeconds(app.clock.now(), -minutes * 60));
  const muyu = await findMemberByName(tx, 'muyu');
  const ayuan = await findMemberByName(tx, 'ayuan');
  const xinxin = await findMemberByName(tx, 'xinxin');
  if (!muyu || !ayuan || !xinxin) return;
  if (!(await draw(tx, ago(25), muyu, '1500'))) return;
  const contested = await pay(tx, ago(24), ayuan, '1500');
  await sayPaid(tx, ago(19), contested);
  await draw(tx, ago(9), ayuan, '3000');
  const paid = await pay(tx, ago(6), xinxin, '1200');
  await sayPaid(tx, ago(2), paid);
  const sides = await sidesOf(tx, contested);
  if (sides)
    await openAppeal(tx, ago(1), sides, {
      by: 'recipient',
      memberId: muyu.id,
      reason: 'notReceived',
      text: '银行流水查不到这笔转账',
      evidence: [],
    });
}
