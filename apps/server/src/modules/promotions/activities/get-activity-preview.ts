import type { promotionEndpoints } from '@fairway/contract/promotions/endpoints.ts';
import type { promotionSchemas } from '@fairway/contract/promotions/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectWithNewest } from '../campaigns/campaigns-store.ts';
import { selectVersion } from '../campaigns/versions-store.ts';
import { presentActivity } from './present-activity.ts';
import { readPreview } from './preview-token.ts';

/** The version that a preview link names, as members would see it; nothing on it counts. Throws `activityUnknown`. */
export const getActivityPreview: Operation<
  (typeof promotionEndpoints)['getActivityPreview'],
  (typeof promotionSchemas)['getActivityPreview']
> = async (app, { language }, { preview }) => {
  const version = await selectVersion(app.db, readPreview(app, preview));
  const campaign = version && (await selectWithNewest(app.db, version));
  if (!version || !campaign) throw new AppError('activityUnknown');
  const { document: terms, hash } = version;
  const window = { starts_at: new Date(terms.startsAt), ends_at: new Date(terms.endsAt) };
  const now = await databaseNow(app.db);
  return presentActivity({ ...campaign, ...window, terms }, { now, language, isPreview: true, hash });
};
