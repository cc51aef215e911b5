import type { dealerEndpoints } from '@fairway/contract/dealer/endpoints.ts';
import type { dealerSchemas } from '@fairway/contract/dealer/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectCards } from './deal-steps-store.ts';
import { selectPastDeals } from './deals-store.ts';
import { presentDeal } from './present-deal.ts';

const pageSize = 20;

/** Deals that are over, newest first, voided ones among them. */
export const listDealerDeals: Operation<
  (typeof dealerEndpoints)['listDealerDeals'],
  (typeof dealerSchemas)['listDealerDeals']
> = async ({ db }, _call, { table, below = null }) => {
  const rows = await selectPastDeals(db, table, { below, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const cards = await selectCards(
    db,
    table,
    page.map(({ number }) => number),
  );
  const now = await databaseNow(db);
  return {
    deals: page.map((row) => presentDeal(row, cards, now)),
    next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null,
  };
};
