import { rate, type Rate } from '@fairway/money';
import type { Db } from '#platform/db/database.ts';
import { gather } from '#platform/gather.ts';
import { onePer } from '#platform/memory/one-per.ts';
import { selectRatesAt } from '../terms/base-rates-store.ts';

const askTogether = onePer((db: Db) => gather((instants: readonly Date[]) => readRates(db, instants)));

/**
 * CNY for one USDT as balances are added up at an instant: the newest row of `wallet_base_rates` whose time has come by then, as with the versions of the terms. An exchange has
 * quotes of its own. Callers of a moment share a statement.
 */
export function readBaseRate(db: Db, now: Date): Promise<Rate> {
  return askTogether(db)(now);
}

async function readRates(db: Db, instants: readonly Date[]): Promise<Rate[]> {
  const rows = await selectRatesAt(db, instants);
  return rows.map(({ value, scale }) => rate(value, scale));
}

/** The same rate, and since when it counts. */
export async function readBaseRateWithAge(db: Db, now: Date): Promise<{ rate: Rate; since: Date }> {
  const [row] = await selectRatesAt(db, [now]);
  if (!row) throw new Error('there is no base rate');
  return { rate: rate(row.value, row.scale), since: row.valid_from };
}
