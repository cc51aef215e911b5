import type { happySendEndpoints } from '@fairway/contract/promotions/happy-send/endpoints.ts';
import type { happySendSchemas } from '@fairway/contract/promotions/happy-send/schemas.ts';
import { campaignPath } from '@fairway/contract/promotions/kinds.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentReward } from '../../rewards/present-reward.ts';
import { selectOwnRewardsOfKind } from '../../rewards/reward-pages-store.ts';

const most = 50;

/** Gifts that were sent to the caller, the latest first. */
export const listHappySends: Operation<
  (typeof happySendEndpoints)['listHappySends'],
  (typeof happySendSchemas)['listHappySends']
> = async (app, { member, language }) => {
  const [rows, now] = await Promise.all([
    selectOwnRewardsOfKind(app.db, member.memberId, 'happySend', most),
    databaseNow(app.db),
  ]);
  return {
    list: rows.map((row) => ({ ...presentReward(row, language), path: campaignPath(row.kind, row.no) })),
    now: now.toISOString(),
  };
};
