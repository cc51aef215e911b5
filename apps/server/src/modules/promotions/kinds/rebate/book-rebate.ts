import { addDays, dayRebate, type Day } from '@fairway/promotions';
import { holdMember } from '#modules/members';
import { sumsOfDays } from '#modules/play';
import { benefitsAt, type CurrentGrades } from '#modules/vip';
import { hundredths } from '#modules/turnover';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { reviewedAbove } from '../../rewards/review-bounds.ts';
import { promiseReward } from '../../rewards/promise-reward.ts';
import { partsOf, playedByCategory } from './played-by-category.ts';
import { carriedBefore, insertRebate, selectRebates, updateParts } from './rebates-store.ts';

/** Days before it that a run judges by their sums again, because bets are corrected later (promotions.md 2). */
export const judgedAgainDays = 7;

/**
 * Books a member's rebate of a day, once: play times the rates of the level at the day's end, what corrections changed on the days before,
 * and what was carried. Nothing is written for a day without any of it. The reward waits for its payment; above 1,000.00 for people.
 */
export async function bookRebate(
  app: Platform,
  memberId: string,
  { day, campaign, rebate }: { day: Day; campaign: CampaignWithTerms; rebate: CurrentGrades['rebate'] },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const member = await holdMember(tx, memberId);
    if (!member || member.black) return;
    const from = addDays(day, -judgedAgainDays);
    const former = await selectRebates(tx, memberId, from);
    if (former.some((row) => row.day >= day)) return;

    const sums = await sumsOfDays(tx, memberId, { from, to: addDays(day, 1) });
    const playedOn = (asked: Day) => playedByCategory(sums.filter((row) => row.day === asked));
    let corrected = 0n;
    for (const row of former) {
      const parts = partsOf(playedOn(row.day), row.rates);
      if (parts === row.parts) continue;
      corrected += parts - row.parts;
      await updateParts(tx, memberId, row.day, parts);
    }
    const { level, gives } = await benefitsAt(tx, app, member, addDays(day, 1));
    const played = playedOn(day);
    const parts = partsOf(played, gives.rebates);
    if (parts === 0n && corrected === 0n) return;

    const carried = (await carriedBefore(tx, memberId, day)) + corrected;
    const { paid, carried: left } = dayRebate({
      played,
      rates: gives.rebates,
      carried,
      dayCap: rebate.dayCap,
    });
    const id = paid > 0n ? app.ids.uuid() : null;
    if (id !== null)
      await promiseReward(tx, {
        id,
        member_id: memberId,
        kind: 'rebate',
        no: campaign.no,
        version: campaign.published ?? campaign.newest,
        step: 'day',
        period: day,
        type: 'money',
        detail: null,
        amount: paid,
        turnover: Number(hundredths(campaign.terms.turnover)),
        state: paid > reviewedAbove ? 'applied' : 'reached',
        expires_at: null,
      });
    await insertRebate(tx, memberId, {
      day,
      no: campaign.no,
      level,
      rates: gives.rebates,
      parts,
      carried: left,
      amount: paid,
      rewardId: id,
    });
  });
}
