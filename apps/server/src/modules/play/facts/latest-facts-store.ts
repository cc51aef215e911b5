import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';
import type { FactKind, PlayFact } from './fact.ts';

export type LatestFact = Pick<
  PlayFact,
  'kind' | 'currency' | 'category' | 'ref' | 'amount' | 'turnover' | 'at'
>;

/** The latest of what a member did from a day of the site on, of these kinds, newest first. */
export async function latestFacts(
  db: Db,
  memberId: string,
  { from, kinds, most }: { from: string; kinds: readonly FactKind[]; most: number },
): Promise<LatestFact[]> {
  const { rows } = await sql<LatestFact>`
    select kind, currency, category, ref, amount, turnover, at from play_facts
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and day >= ${from}::date
      and at >= ${from}::date - interval '1 day' and kind = any (${kinds}::text[])
    order by at desc, event_id desc, part desc limit ${most}`.execute(db);
  return rows;
}
