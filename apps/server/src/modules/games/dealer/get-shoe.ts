import type { dealerEndpoints } from '@fairway/contract/dealer/endpoints.ts';
import type { dealerSchemas } from '@fairway/contract/dealer/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectCards } from './deal-steps-store.ts';
import { selectDealsOfShoe } from './deals-store.ts';
import { presentDeal, presentShoe } from './present-deal.ts';
import { selectShoe } from './shoes-store.ts';

/** A shoe and all its deals, with what it is computed from again after its end. Throws `shoeNotFound`, also at a wheel and with dice. */
export const getShoe: Operation<
  (typeof dealerEndpoints)['getShoe'],
  (typeof dealerSchemas)['getShoe']
> = async ({ db }, _call, { table, shoe: number = null }) => {
  const shoe = await selectShoe(db, table, number);
  if (!shoe) throw new AppError('shoeNotFound');

  const deals = await selectDealsOfShoe(db, table, shoe.number);
  const cards = await selectCards(
    db,
    table,
    deals.map((deal) => deal.number),
  );
  const now = await databaseNow(db);
  return { ...presentShoe(shoe), table, deals: deals.map((row) => presentDeal(row, cards, now)) };
};
