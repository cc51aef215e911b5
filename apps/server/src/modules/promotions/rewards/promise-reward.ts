import { findMember } from '#modules/members';
import type { Tx } from '#platform/db/database.ts';
import { selectClosing, type Closing } from '../reversals/abuse/abuse-store.ts';
import type { CampaignKey } from '../tables.ts';
import { insertReward, type NewReward } from './rewards-store.ts';

const blacklisted: Closing = { reason: '您的账户暂不参与优惠活动', decided_by: null, decided_name: null };

/**
 * Writes what a job gives a member, once a step and period: it waits, or is refused at once where the campaign was closed to the member for
 * abuse, by who closed it, so that it can be appealed; and where the account is black-listed or closed (promotions design, section 7). Shares of a
 * pot stay as they were cut: what is refused stays in the fund. Answers whether it waits.
 */
export async function promiseReward(tx: Tx, reward: NewReward): Promise<boolean> {
  const closing = await closingOf(tx, reward.member_id, reward);
  if (!closing) return insertReward(tx, reward);
  const { reason: remark, decided_by, decided_name } = closing;
  await insertReward(tx, { ...reward, state: 'refused', decided_by, decided_name, remark });
  return false;
}

/** What keeps a member's prizes of a campaign back; undefined where nothing does. */
export async function closingOf(
  tx: Tx,
  memberId: string,
  campaign: CampaignKey,
): Promise<Closing | undefined> {
  const closing = await selectClosing(tx, memberId, campaign);
  if (closing) return closing;
  const member = await findMember(tx, memberId);
  return !member || member.black || member.status === 'closed' ? blacklisted : undefined;
}
