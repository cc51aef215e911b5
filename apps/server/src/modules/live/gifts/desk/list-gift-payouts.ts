import type { giftDeskEndpoints } from '@fairway/contract/live/gift-desk-endpoints.ts';
import type { giftDeskSchemas } from '@fairway/contract/live/gift-desk-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentPayout } from '../payouts/present-payout.ts';
import { selectPayouts } from '../payouts/payouts-store.ts';

const most = 100;

/** The latest payouts to anchors, those that wait for a person first. */
export const listGiftPayouts: Operation<
  (typeof giftDeskEndpoints)['listGiftPayouts'],
  (typeof giftDeskSchemas)['listGiftPayouts']
> = async (app) => ({
  payouts: (await selectPayouts(app.db, { anchorId: null, limit: most })).map((row) => ({
    ...presentPayout(row),
    id: row.id,
    anchorId: row.anchor_id,
    anchorName: row.anchor_name,
    flags: [...row.flags],
    reason: row.reason,
  })),
});
