import type { promotionOperatorEndpoints } from '@fairway/contract/promotions/operator-endpoints.ts';
import type { promotionOperatorSchemas } from '@fairway/contract/promotions/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectCampaignSums } from '../rewards/reward-pages-store.ts';
import { presentCampaign } from './present-campaign.ts';
import { selectCampaignPage } from './desk-store.ts';

const pageSize = 20;

/** All campaigns, the last changed first, with what they have paid. Throws `inputInvalid` for a cursor that no page gave. */
export const listCampaigns: Operation<
  (typeof promotionOperatorEndpoints)['listCampaigns'],
  (typeof promotionOperatorSchemas)['listCampaigns']
> = async (app, _call, { state = null, cursor }) => {
  const offset = readOffset(cursor);
  const [rows, sums] = await Promise.all([
    selectCampaignPage(app.db, { state, offset, limit: pageSize + 1 }),
    selectCampaignSums(app.db),
  ]);
  return {
    campaigns: rows.slice(0, pageSize).map((row) => presentCampaign(row, sums)),
    next: rows.length > pageSize ? String(offset + pageSize) : null,
  };
};

function readOffset(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,6}$/.test(cursor))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return Number(cursor);
}
