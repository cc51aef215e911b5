import { holdMember } from '#modules/members';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { holdReward } from '../../rewards/rewards-store.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { selectUnpaid } from './rebates-store.ts';

const atOnce = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Pays every rebate that waits, each in a transaction of its own: a run that was killed leaves the rest to the next. What cannot be paid now,
 * because the account is frozen or the campaign's money is used up, waits on.
 */
export async function payRebates(app: Platform): Promise<void> {
  for (let after = beforeAll; ;) {
    const waiting = await selectUnpaid(app.db, { after, most: atOnce });
    for (const { id, member_id: memberId } of waiting) {
      await payOne(app, memberId, id);
      after = id;
    }
    if (waiting.length < atOnce) return;
  }
}

async function payOne(app: Platform, memberId: string, id: string): Promise<void> {
  try {
    await withFund(app, (pay) =>
      inTransaction(app.db, async (tx) => {
        const member = await holdMember(tx, memberId);
        const isOpen = member !== undefined && member.status !== 'frozen' && member.status !== 'closed';
        const reward = await holdReward(tx, memberId, id);
        if (isOpen && reward?.state === 'reached') await pay(tx, reward);
      }),
    );
  } catch (refusal) {
    if (!(refusal instanceof AppError && refusal.error === 'prizeSoldOut')) throw refusal;
  }
}
