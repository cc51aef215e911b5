import { rate, type Rate } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { gather } from '#platform/gather.ts';
import { onePer } from '#platform/memory/one-per.ts';

const askTogether = onePer((db: Db) => gather((instants: readonly Date[]) => readRates(db, instants)));

/**
 * CNY for one USDT as balances are added up at an instant: the newest row of `wallet_base_rates` whose time has come by then, as with the versions of the terms. An exchange has
 * quotes of its own. Callers of a moment share a statement.
 */
export function readBaseRate(db: Db, now: Date): Promise<Rate> {
  return askTogether(db)(now);
}

async function readRates(db: Db, instants: readonly Date[]): Promise<Rate[]> {
  const { rows } = await sql<{ value: bigint; scale: number }>`
    select r.value, r.scale
    from unnest(${instants}::timestamptz[]) with ordinality as asked (instant, place)
    cross join lateral (
      select value, scale from wallet_base_rates
      where valid_from <= asked.instant order by id desc limit 1
    ) as r
    order by asked.place`.execute(db);
  return rows.map(({ value, scale }) => rate(value, scale));
}

/** The same rate, and since when it counts. */
export async function readBaseRateWithAge(db: Db, now: Date): Promise<{ rate: Rate; since: Date }> {
  const { rows } = await sql<{ value: bigint; scale: number; valid_from: Date }>`
    select value, scale, valid_from from wallet_base_rates
    where valid_from <= ${now} order by id desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('there is no base rate');
  return { rate: rate(row.value, row.scale), since: row.valid_from };
}
