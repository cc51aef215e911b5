import type { dealerEndpoints } from '@fairway/contract/dealer/endpoints.ts';
import type { dealerSchemas } from '@fairway/contract/dealer/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { beaconReady } from '#modules/beacon';
import { selectOwnBet, selectStakedSpots } from './bets/dealer-bets-store.ts';
import { presentBet } from './bets/present-bet.ts';
import { houseTable } from './house-tables.ts';
import { noteInterest } from './interest-store.ts';
import { presentShoe } from './present-deal.ts';
import { presentTable } from './present-table.ts';
import { selectShoe } from './shoes-store.ts';
import { spotsOf } from './spots-of.ts';

/** One table with everything to bet by. Asking keeps its deals going, or has the next one prepared. */
export const getDealerTable: Operation<
  (typeof dealerEndpoints)['getDealerTable'],
  (typeof dealerSchemas)['getDealerTable']
> = async (app, call, { table: code }) => {
  const { db } = app;
  if (beaconReady(app)) await noteInterest(db, code);
  const table = houseTable(code);
  const now = await databaseNow(db);
  const [summary, shoe] = await Promise.all([
    presentTable(app, table, { language: call.language, now }),
    selectShoe(db, code),
  ]);
  const number = summary.deal?.number;
  const [own, staked] = await Promise.all([
    number === undefined || !call.member
      ? undefined
      : selectOwnBet(db, call.member.memberId, { table: code, deal: number }),
    number === undefined ? { count: 0, spots: [] } : selectStakedSpots(db, { table: code, deal: number }),
  ]);
  return {
    ...summary,
    now: now.toISOString(),
    spots: [...spotsOf(table.rules)],
    shoe: shoe ? presentShoe(shoe) : null,
    own: own ? presentBet(own) : null,
    bets: {
      count: staked.count,
      spots: staked.spots.map(({ spot, currency, stake }) => ({
        spot,
        currency,
        stake: formatMoney(money(currency, stake)),
      })),
    },
  };
};
