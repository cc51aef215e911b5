import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { newTaskEndpoints } from '@fairway/contract/promotions/new-task/endpoints.ts';
import type { newTaskSchemas } from '@fairway/contract/promotions/new-task/schemas.ts';
import { holdMember } from '#modules/members';
import { hundredths } from '#modules/turnover';
import { addSeconds } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { insertReward } from '../../rewards/rewards-store.ts';
import { readMemberTasks } from './member-tasks.ts';
import { insertPackageSign } from './new-task-store.ts';
import { awardCounts, dayConditionMet, packageStep } from './own-package.ts';

/**
 * Signs the package for today, once a day of the site in the member's first days; the counts of signs that the terms name make an award
 * claimable. Throws what joining throws, `newTasksOver`, `packageSigned`, `alreadySignedToday`, and `taskUnfinished` before the day's
 * deposit and play.
 */
export const signNewTaskPackage: Operation<
  (typeof newTaskEndpoints)['signNewTaskPackage'],
  (typeof newTaskSchemas)['signNewTaskPackage']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const { no } = input;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    // Two presses at once are a queue, so that each sign counts those before it.
    await holdMember(tx, memberId);
    const { campaign, now } = await joinCampaign(tx, app, call, { kind: 'newTask', no });
    const { terms } = campaign;
    if (terms.kind !== 'newTask') throw new Error('tasks of new members with other terms');
    const own = await readMemberTasks(tx, app, memberId, { campaign, terms, now });

    if (now < own.first.from || now >= own.first.to) throw new AppError('newTasksOver');
    const needed = awardCounts(terms).at(-1) ?? 1;
    if (own.signs.includes(own.today)) throw new AppError('alreadySignedToday');
    if (own.signs.length >= needed) throw new AppError('packageSigned');
    if (!dayConditionMet(own, terms)) throw new AppError('taskUnfinished');

    if (!(await insertPackageSign(tx, { memberId, no, day: own.today })))
      throw new AppError('alreadySignedToday');
    const sumSignCount = own.signs.length + 1;
    const award = terms.package.awards.find(({ signs }) => signs === sumSignCount);
    if (award)
      await insertReward(tx, {
        id: app.ids.uuid(),
        member_id: memberId,
        kind: 'newTask',
        no,
        version: campaign.published ?? campaign.newest,
        step: packageStep,
        period: String(sumSignCount),
        amount: fenOf(award.reward),
        turnover: Number(hundredths(terms.turnover)),
        state: 'reached',
        expires_at: addSeconds(now, terms.claimDays * 86_400),
      });
    return { status: activityResults.codes.success, sumSignCount };
  });
};
