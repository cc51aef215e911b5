import { campaignPath } from '@fairway/contract/promotions/kinds.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { holdMember, statusRefusal } from '#modules/members';
import { hundredths } from '#modules/turnover';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { selectRunning } from '../../campaigns/running-store.ts';
import { judgeMember, unmet } from '../../eligibility/judge-member.ts';
import { fenOf, readMemberView } from '../../eligibility/member-view.ts';
import { insertReward } from '../../rewards/rewards-store.ts';
import { selectListed } from './happy-lists-store.ts';
import { insertSend, isDecided, selectUndecided } from './happy-sends-store.ts';

/**
 * Has a gift wait for each member on the lists of the campaigns that run, decided once a member and campaign, each in a transaction of its
 * own: a run that was killed leaves the rest to the next. Nothing is sent to who may not be offered anything (LCCP SR 3.4.3).
 */
export async function sendHappy(app: Platform): Promise<void> {
  for (const campaign of await selectRunning(app.db, ['happySend'])) {
    const { terms, no } = campaign;
    if (terms.kind !== 'happySend') continue;
    const members = await selectListed(app.db, terms.list.id);
    for (const memberId of await selectUndecided(app.db, { no, members }))
      await decide(app, memberId, { campaign, terms });
  }
}

async function decide(
  app: Platform,
  memberId: string,
  { campaign, terms }: { campaign: CampaignWithTerms; terms: TermsOf<'happySend'> },
): Promise<void> {
  const { no, starts_at: since, published, newest } = campaign;
  await inTransaction(app.db, async (tx) => {
    const member = await holdMember(tx, memberId);
    // Another run was here first.
    if (await isDecided(tx, memberId, no)) return;
    const now = await databaseNow(tx);
    const isKept =
      !member ||
      statusRefusal(member.status) !== undefined ||
      unmet(judgeMember(terms, await readMemberView(tx, app, memberId, { since, now }))).length > 0;
    const rewardId = isKept ? null : app.ids.uuid();
    const until = addSeconds(now, terms.claimDays * 86_400);
    if (rewardId !== null)
      await insertReward(tx, {
        id: rewardId,
        member_id: memberId,
        kind: 'happySend',
        no,
        version: published ?? newest,
        step: 'gift',
        period: 'once',
        amount: fenOf(terms.amount),
        turnover: Number(hundredths(terms.turnover)),
        state: 'reached',
        expires_at: until,
      });
    await insertSend(tx, { memberId, no, rewardId });
    if (rewardId === null) return;
    await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
    await emit(tx, app, 'reward.sent', {
      memberId,
      kind: 'happySend',
      no,
      path: campaignPath('happySend', no),
      currency: 'CNY',
      amount: formatMoney(money('CNY', fenOf(terms.amount))),
      until: until.toISOString(),
      at: now.toISOString(),
    });
  });
}

export const sendHappyJob = definePeriodicJob({
  name: 'promotions.send-happy',
  every: { seconds: 60 },
  run: sendHappy,
});
