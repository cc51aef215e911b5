import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { MemberPair } from '#modules/members';
import type { Db, Tx } from '#platform/db/database.ts';

/** The places of those pairs, from 0, who have or had one card, address or wallet in common. */
export async function findPairsOfMethods(
  db: Db | Tx,
  pairs: readonly MemberPair[],
): Promise<ReadonlySet<number>> {
  const [ones, others] = [pairs.map(({ one }) => one), pairs.map(({ other }) => other)];
  const { rows } = await sql<{ place: number }>`
    select distinct (p.place - 1)::integer as place
    from unnest(${ones}::uuid[], ${ones.map(shardOf)}::smallint[], ${others}::uuid[], ${others.map(shardOf)}::smallint[])
      with ordinality as p (one, one_shard, other, other_shard, place)
    join payout_methods a on a.shard_id = p.one_shard and a.member_id = p.one
    join payout_methods b on b.shard_id = p.other_shard and b.member_id = p.other and b.fingerprint = a.fingerprint`.execute(
    db,
  );
  return new Set(rows.map(({ place }) => place));
}
