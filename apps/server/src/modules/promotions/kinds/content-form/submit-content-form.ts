import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { contentFormEndpoints } from '@fairway/contract/promotions/content-form/endpoints.ts';
import type { contentFormSchemas } from '@fairway/contract/promotions/content-form/schemas.ts';
import { holdMember } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { checkAnswers } from './check-answers.ts';
import { insertEntry, selectEntry } from './entries-store.ts';
import { formStep } from './form-step.ts';
import { presentEntry } from './present-entry.ts';
import { sealAnswers } from './seal-answers.ts';

/**
 * Sends the own entry, one a form; its reward waits for two people. Throws what joining throws, `formEntrySent`, and `inputInvalid` with the
 * fields whose answers do not fit.
 */
export const submitContentForm: Operation<
  (typeof contentFormEndpoints)['submitContentForm'],
  (typeof contentFormSchemas)['submitContentForm']
> = async (app, call, input) => {
  const { operation, operationId, language } = call;
  const { memberId } = call.member;
  const { no } = input;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      await holdMember(tx, memberId);
      const { campaign } = await joinCampaign(tx, app, call, { kind: 'form', no });
      const { terms } = campaign;
      if (terms.kind !== 'form') throw new AppError('activityUnknown');
      if (await selectEntry(tx, memberId, no)) throw new AppError('formEntrySent');
      const answers = checkAnswers(terms.fields, input.answers);

      const version = campaign.published ?? campaign.newest;
      const amount = fenOf(terms.prize);
      const given = { ...formStep, memberId, campaign, version, terms, amount, isReviewed: true };
      const reward = amount > 0n ? await giveReward(tx, app, pay, given) : undefined;
      const row = await insertEntry(tx, {
        id: app.ids.uuid(),
        member_id: memberId,
        no,
        version,
        answers: sealAnswers(app, answers),
        reward_id: reward?.id ?? null,
      });
      const entry = presentEntry(app, row, { terms, reward, language });
      return { status: activityResults.codes.success, entry };
    }),
  );
};
