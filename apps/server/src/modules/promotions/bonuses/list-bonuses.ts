import type { bonusEndpoints } from '@fairway/contract/promotions/bonuses/endpoints.ts';
import type { bonusSchemas } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectOwnBonuses } from './bonus-pages-store.ts';
import { presentBonus } from './present-bonus.ts';
import { readWorthView } from './worth/read-worth-view.ts';

const most = 20;

/** The caller's bonuses that are played for first. */
export const listBonuses: Operation<
  (typeof bonusEndpoints)['listBonuses'],
  (typeof bonusSchemas)['listBonuses']
> = async (app, call) => {
  const { memberId } = call.member;
  const rows = await selectOwnBonuses(app.db, memberId, { most });
  const view = await readWorthView(app, memberId, rows);
  return {
    now: (await databaseNow(app.db)).toISOString(),
    bonuses: rows.map((row) => presentBonus(row, call.language, view)),
  };
};
