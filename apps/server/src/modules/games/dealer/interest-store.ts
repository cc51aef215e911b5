import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Notes that a page looks at a table; of many that do one writes, every ten seconds at most. */
export async function noteInterest(db: Db, table: DealerTableCode): Promise<void> {
  await sql`
    update games_dealer_interest set at = platform_now()
    where table_code = ${table} and at < platform_now() - interval '10 seconds'`.execute(db);
}

/** A table with something to do, and whether a page looked at it lately. */
export interface DueTable {
  readonly table: DealerTableCode;
  readonly watched: boolean;
}

/** Tables that a page looked at lately, whose deal is not paid, or whose shoe is at its cut. */
export async function selectDueTables(db: Db, seconds: number): Promise<DueTable[]> {
  const { rows } = await sql<DueTable>`
    select i.table_code as table, i.at > platform_now() - make_interval(secs => ${seconds}) as watched
    from games_dealer_interest i
    where i.at > platform_now() - make_interval(secs => ${seconds})
      or exists (select from games_dealer_deals d where d.table_code = i.table_code and d.settled_at is null)
      or exists (
        select from games_dealer_shoes s where s.table_code = i.table_code and s.opened_at is not null and s.ended_at is null
          and (select count(*) from games_dealer_cards c where c.table_code = s.table_code and c.shoe = s.number) >= 402)
    order by i.table_code`.execute(db);
  return rows;
}
