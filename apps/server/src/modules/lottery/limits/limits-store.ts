import { walletCurrency } from '@fairway/contract/fields.ts';
import type { LotterySettings } from '@fairway/contract/lottery/settings.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { boundsIn } from './bounds-in.ts';

/** Writes what the rows judge by, of a version that is being published. */
export async function insertLimits(
  tx: Tx,
  { version, validFrom, settings }: { version: number; validFrom: Date; settings: LotterySettings },
): Promise<void> {
  await sql`insert into lottery_limit_versions (version, valid_from) values (${version}, ${validFrom})`.execute(
    tx,
  );
  const rows = settings.lotteries.flatMap((lottery) =>
    walletCurrency.options.map((currency) => {
      const { leastUnit, least, most, mostPerNumber } = boundsIn(lottery, currency);
      return {
        lottery: lottery.key,
        currency,
        open: lottery.open,
        least_unit: String(leastUnit.minor),
        least: String(least.minor),
        most: String(most.minor),
        most_per_number: String(mostPerNumber.minor),
      };
    }),
  );
  await sql`
    insert into lottery_limits (version, lottery, currency, open, least_unit, least, most, most_per_number)
    select ${version}, lottery, currency, open, least_unit, least, most, most_per_number
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as l(lottery text, currency text, open boolean, least_unit bigint, least bigint, most bigint, most_per_number bigint)`.execute(
    tx,
  );
  const closed = settings.lotteries.flatMap(({ key, closed: plays }) =>
    plays.map((play) => ({ lottery: key, play })),
  );
  await sql`
    insert into lottery_closed_plays (version, lottery, play)
    select ${version}, lottery, play
    from jsonb_to_recordset(${JSON.stringify(closed)}::jsonb) as c(lottery text, play text)`.execute(tx);
}
