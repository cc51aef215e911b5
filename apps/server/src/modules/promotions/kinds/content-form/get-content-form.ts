import type { contentFormEndpoints } from '@fairway/contract/promotions/content-form/endpoints.ts';
import type { contentFormSchemas } from '@fairway/contract/promotions/content-form/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { textIn } from '../../campaigns/verdict.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { selectRewardsOfStep } from '../../rewards/rewards-store.ts';
import { selectEntry } from './entries-store.ts';
import { formStep } from './form-step.ts';
import { optionsOf } from './options-of.ts';
import { presentEntry } from './present-entry.ts';

/** A form as it is now, and the own entry under the fields that it answered. Throws `activityUnknown`. */
export const getContentForm: Operation<
  (typeof contentFormEndpoints)['getContentForm'],
  (typeof contentFormSchemas)['getContentForm']
> = async (app, { language, member }, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'form', no });
  if (campaign?.terms.kind !== 'form') throw new AppError('activityUnknown');
  const { fields, prize } = campaign.terms;
  const form = {
    fields: fields.map((field) => ({
      id: field.id,
      label: textIn(language, field),
      type: field.type,
      required: field.required,
      options: optionsOf(field).map((option) => textIn(language, option)),
    })),
    prize,
  };
  const row = member && (await selectEntry(app.db, member.memberId, no));
  if (!row) return { ...form, entry: null };

  const [version, rewards] = await Promise.all([
    selectVersion(app.db, row.version),
    selectRewardsOfStep(app.db, member.memberId, { kind: 'form', no, step: formStep.step }),
  ]);
  if (version?.document.kind !== 'form') throw new Error('an entry of other terms');
  const entry = presentEntry(app, row, { terms: version.document, reward: rewards[0], language });
  return { ...form, entry };
};
