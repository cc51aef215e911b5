import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';

/** A choice that members took over from another one's bet. */
export interface TakenOver {
  readonly memberId: string;
  readonly since: Date;
}

/** Of these members, how many have an accepted bet on one of the choices that was placed after they took it over. */
export async function countFollowers(
  db: Db | Tx,
  taken: readonly TakenOver[],
  choices: readonly { fixtureId: string; selectionId: string }[],
): Promise<number> {
  if (taken.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(distinct l.member_id)::integer as count
    from unnest(${taken.map(({ memberId }) => shardOf(memberId))}::smallint[], ${taken.map(({ memberId }) => memberId)}::text[],
      ${taken.map(({ since }) => since)}::timestamptz[]) as t (shard_id, member_id, since)
    join sportsbook_bets b on b.shard_id = t.shard_id and b.member_id = t.member_id and b.placed_at >= t.since
      and b.status in ('accepted', 'settled', 'voided')
    join sportsbook_legs l on l.shard_id = b.shard_id and l.bet_id = b.id
    join unnest(${choices.map(({ fixtureId }) => fixtureId)}::bigint[], ${choices.map(({ selectionId }) => selectionId)}::text[])
      as c (fixture_id, selection) on c.fixture_id = l.fixture_id and c.selection = l.market || '/' || l.selection`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
