import type { depositGiftEndpoints } from '@fairway/contract/promotions/deposit-gift/endpoints.ts';
import type { depositGiftSchemas } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentReward } from '../../rewards/present-reward.ts';
import { selectOwnRewardsOfKind } from '../../rewards/reward-pages-store.ts';

const most = 50;

/** The own gifts of a kind, the latest first. */
export const listDepositGifts: Operation<
  (typeof depositGiftEndpoints)['listDepositGifts'],
  (typeof depositGiftSchemas)['listDepositGifts']
> = async (app, call, { kind }) => {
  const rows = await selectOwnRewardsOfKind(app.db, call.member.memberId, kind, most);
  return { rewards: rows.map((row) => presentReward(row, call.language)) };
};
