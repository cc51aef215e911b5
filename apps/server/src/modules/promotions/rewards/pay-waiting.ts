import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { holdMember } from '#modules/members';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { holdReward } from './rewards-store.ts';
import { selectReached } from './waiting-rewards-store.ts';
import { withFund } from './with-fund.ts';

const atOnce = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Pays every reward of a kind that waits, each in a transaction of its own: a run that was killed leaves the rest to the next. What cannot be
 * paid now, because the account is frozen or the campaign's money is used up, waits until it expires.
 */
export async function payWaiting(app: Platform, kind: CampaignKind): Promise<void> {
  for (let after = beforeAll; ;) {
    const waiting = await selectReached(app.db, kind, { after, most: atOnce });
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
