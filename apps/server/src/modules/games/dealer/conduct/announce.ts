import type { DealerNews } from '@fairway/contract/news.ts';
import type { Tx } from '#platform/db/database.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { presentCard, presentResult } from '../present-deal.ts';
import type { CardRow, DealRow } from '../tables.ts';

/** Tells everybody at the table of a step, after its commit. */
export async function announce(
  tx: Tx,
  app: Platform,
  row: Pick<DealRow, 'table_code' | 'number' | 'opens_at' | 'closes_at' | 'result'>,
  step: { readonly state: DealerNews['state']; readonly card?: CardRow },
): Promise<void> {
  const news: DealerNews = {
    deal: row.number,
    state: step.state,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    card: step.card ? presentCard(step.card) : null,
    result: row.result && presentResult(row.result),
  };
  await insertOutboxRows(tx, [pushRow('dealer', { table: row.table_code }, news, app.clock.now())]);
}
