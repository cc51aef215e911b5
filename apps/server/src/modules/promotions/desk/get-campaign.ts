import { campaignPath } from '@fairway/contract/promotions/kinds.ts';
import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { openApproval } from '#modules/operators';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { makePreview, previewSeconds } from '../activities/preview-token.ts';
import { objectIdOf, publicationKind } from '../campaigns/publication-object.ts';
import { verdictOf } from '../campaigns/verdict.ts';
import { selectVersions } from '../campaigns/versions-store.ts';
import { presentRehearsal } from '../rehearsal/present-rehearsal.ts';
import { unrehearsed } from '../rehearsal/rehearsal-fault.ts';
import { selectRehearsal } from '../rehearsal/rehearsals-store.ts';
import { selectCampaignSums } from '../rewards/reward-pages-store.ts';
import { selectDeskCampaign } from './desk-store.ts';
import { presentCampaign } from './present-campaign.ts';

/** One campaign: its newest version, what stands against publishing it, its versions, and a link that shows it. Throws `activityUnknown`. */
export const getCampaign: Operation<
  (typeof promotionOperatorEndpoints)['getCampaign'],
  (typeof promotionOperatorSchemas)['getCampaign']
> = async (app, _call, key) => {
  const row = await selectDeskCampaign(app.db, key);
  if (!row) throw new AppError('activityUnknown');
  const [versions, sums, approval, now, rehearsal] = await Promise.all([
    selectVersions(app.db, key),
    selectCampaignSums(app.db),
    openApproval(app.db, publicationKind, objectIdOf(key)),
    databaseNow(app.db),
    selectRehearsal(app.db, row.newest),
  ]);
  const preview = makePreview(app, row.newest, addSeconds(app.clock.now(), previewSeconds));
  return {
    campaign: presentCampaign(row, sums),
    terms: row.terms,
    hash: row.newest.toString('hex'),
    verdict: [...verdictOf(row.terms, now), ...(rehearsal ? [] : [unrehearsed])],
    rehearsal: rehearsal ? presentRehearsal(rehearsal) : null,
    versions: versions.map((version) => ({
      number: version.number,
      hash: version.hash.toString('hex'),
      editor: version.editor_name,
      at: version.created_at.toISOString(),
      isPublished: row.published !== null && version.hash.equals(row.published),
    })),
    previewUrl: new URL(`${campaignPath(row.kind, row.no)}?preview=${preview}`, app.config.callbackBaseUrl)
      .href,
    proposalId: approval?.id ?? null,
  };
};
