import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { newTaskEndpoints } from '@fairway/contract/promotions/new-task/endpoints.ts';
import type { newTaskSchemas } from '@fairway/contract/promotions/new-task/schemas.ts';
import { taskTypes } from '@fairway/contract/promotions/tasks.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { sharePublished, type CampaignWithTerms } from '../../campaigns/campaigns-store.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { presentReward } from '../../rewards/present-reward.ts';
import { withFund, type Pay } from '../../rewards/with-fund.ts';
import { claimPackageAward } from './claim-package-award.ts';
import { depositFor, isDone, readMemberTasks, windowOfTask } from './member-tasks.ts';
import { refuseClaim } from './refuse-claim.ts';
import { tasksOf, type Task } from './tasks-of.ts';

/**
 * Claims the reward of a task that is done, once a member; deposit, withdrawal, gift and return are left to people where the terms say so.
 * What was done is claimed though the campaign is paused or its member on a break, and until the member's days end. Throws
 * `activityUnknown`, `activityNotStarted`, `notEligible`, `taskUnfinished`, `rewardAlreadyClaimed`, `rewardExpired`, `applyUnderReview`,
 * `memberFrozen` and `prizeSoldOut`.
 */
export const claimNewTask: Operation<
  (typeof newTaskEndpoints)['claimNewTask'],
  (typeof newTaskSchemas)['claimNewTask']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      const campaign = await sharePublished(tx, { kind: 'newTask', no: input.no });
      if (campaign?.terms.kind !== 'newTask') throw new AppError('activityUnknown');
      const { terms } = campaign;
      const now = await databaseNow(tx);

      await refuseClaim(tx, app, call, { campaign, now });

      const claim = { campaign, terms, now };
      const reward =
        input.taskType === taskTypes.codes.gamePackage
          ? await claimPackageAward(tx, pay, memberId, claim)
          : await claimTask(tx, app, call, { ...claim, pay, ...input });
      return { status: activityResults.codes.success, reward: presentReward(reward, call.language) };
    }),
  );
};

async function claimTask(
  tx: Tx,
  app: Platform,
  { member: { memberId } }: MemberCall,
  {
    campaign,
    terms,
    now,
    pay,
    taskType,
    index = 0,
  }: {
    campaign: CampaignWithTerms;
    terms: TermsOf<'newTask'>;
    now: Date;
    pay: Pay;
    taskType: number;
    index?: number | undefined;
  },
) {
  const task = tasksOf(terms).find((one) => taskTypes.codes[one.type] === taskType && one.index === index);
  if (!task) throw new AppError('taskUnfinished');
  const own = await readMemberTasks(tx, app, memberId, { campaign, terms, now });
  const isThere = own.rewards.some(({ step, period }) => step === task.step && period === task.period);
  // What is there already is refused by what became of it.
  if (!isThere) {
    if (now >= windowOfTask(task, own, campaign).to) throw new AppError('rewardExpired');
    if (!isDone(task, own, terms)) throw new AppError('taskUnfinished');
  }
  const deposit = depositFor(task, own, terms);
  return giveReward(tx, app, pay, {
    memberId,
    campaign: { kind: 'newTask', no: campaign.no },
    version: campaign.published ?? campaign.newest,
    terms,
    step: task.step,
    period: task.period,
    amount: task.amount,
    isReviewed: terms.reviewed && isDecided(task),
    deposits: deposit ? [deposit] : [],
  });
}

/** The states of a step of play know nothing of a review. */
function isDecided({ type }: Task): boolean {
  return type !== 'gameFirst';
}
