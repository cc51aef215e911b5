import { dealerTableCodes, type DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { isHeldByAnother } from '../../conducting/step-lock-store.ts';
import { eager, until } from '../../conducting/wait-times.ts';
import { updateClosed } from '../deal-steps-store.ts';
import { selectPresentDeal } from '../deals-store.ts';
import { houseTable } from '../house-tables.ts';
import { announce } from './announce.ts';
import { betweenDeals } from './between-deals.ts';
import { dealCards } from './deal-cards.ts';
import { drawDeal } from './draw-deal.ts';
import { settleLate } from './end-deal.ts';
import type { Look } from './look.ts';
import { settleDeal } from './settle-deal.ts';

/**
 * One look at a table: the step that is due, if any, by whichever process holds the lock of this moment. Everything follows from rows, so
 * nothing is lost with a process that dies. Answers the milliseconds until the next look.
 */
export async function conductTable(
  app: Platform,
  code: DealerTableCode,
  { watched }: { watched: boolean },
): Promise<number> {
  const table = houseTable(code);
  const { again, settle } = await inTransaction(app.db, async (tx): Promise<Look> => {
    if (await isHeldByAnother(tx, 'dealer', dealerTableCodes.indexOf(code))) return { again: eager };
    const deal = await selectPresentDeal(tx, code);
    const now = await databaseNow(tx);
    if (!deal || deal.settled_at) return betweenDeals(tx, app, table, { last: deal, now, watched });
    if (deal.resulted_at ?? deal.voided_at) return settleLate(deal, now);
    if (now < deal.closes_at) return { again: until(deal.closes_at, now) };
    if (!deal.closed_at) {
      await updateClosed(tx, deal);
      await announce(tx, app, deal, { state: 'closed' });
      return { again: eager };
    }
    return deal.shoe === null
      ? drawDeal(tx, app, table, { deal, now })
      : dealCards(tx, app, table, { deal, now });
  });
  if (settle) await settleDeal(app, table, settle);
  return again;
}
