import type { luxuryEndpoints } from '@fairway/contract/promotions/luxury/endpoints.ts';
import type { luxurySchemas } from '@fairway/contract/promotions/luxury/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { pointsOf } from './spend-points.ts';

/** The window of a shop for points, its rules and the caller's points. Throws `activityUnknown`. */
export const getLuxuryConfig: Operation<
  (typeof luxuryEndpoints)['getLuxuryConfig'],
  (typeof luxurySchemas)['getLuxuryConfig']
> = async (app, { language, member }, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'luxury', no: Number(no) });
  if (!campaign) throw new AppError('activityUnknown');
  const { title, rules } = language === 'en' ? campaign.terms.en : campaign.terms.zh;
  return {
    title,
    rules,
    startsAt: campaign.starts_at.toISOString(),
    endsAt: campaign.ends_at.toISOString(),
    points: member ? Number(await pointsOf(app.db, member.memberId)) : null,
    now: (await databaseNow(app.db)).toISOString(),
  };
};
