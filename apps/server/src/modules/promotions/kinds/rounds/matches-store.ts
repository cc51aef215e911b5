import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MatchRow, RoundCard, RoundKey } from './round-rows.ts';

export async function insertMatches(
  tx: Tx,
  { kind, no, round }: RoundKey,
  matches: readonly { fixture: string; startsAt: Date; card: RoundCard }[],
): Promise<void> {
  const rows = matches.map(({ fixture, startsAt, card }, index) => ({
    place: index + 1,
    fixture,
    starts_at: startsAt.toISOString(),
    card,
  }));
  await sql`
    insert into promotions_matches (kind, no, round, place, fixture, starts_at, card)
    select ${kind}, ${no}, ${round}, place, fixture, starts_at, card
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m (place smallint, fixture text, starts_at timestamptz, card jsonb)`.execute(tx);
}

/** The matches of a round in their order. */
export async function selectMatches(db: Db | Tx, { kind, no, round }: RoundKey): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select place, fixture, starts_at, card, status, home_goals, away_goals, notified_at, played_at from promotions_matches
    where kind = ${kind} and no = ${no} and round = ${round} order by place`.execute(db);
  return rows;
}

/** The rounds that a match is in and that are not settled, held until the transaction ends. */
export async function holdRoundsOf(tx: Tx, fixture: string): Promise<RoundKey[]> {
  const { rows } = await sql<RoundKey>`
    select r.kind, r.no, r.round from promotions_rounds r
    where r.state = 'open' and exists (
      select from promotions_matches m
      where m.kind = r.kind and m.no = r.no and m.round = r.round and m.fixture = ${fixture})
    order by r.kind, r.no, r.round for no key update of r`.execute(tx);
  return rows;
}

/** Writes a result that is newer than the one there. */
export async function updateResult(
  tx: Tx,
  { kind, no, round }: RoundKey,
  result: {
    fixture: string;
    version: number;
    status: string;
    score: { home: number; away: number } | null;
    at: string;
  },
): Promise<void> {
  const { fixture, version, status, score, at } = result;
  await sql`
    update promotions_matches
    set version = ${version}, status = ${status}, home_goals = ${score?.home ?? null}, away_goals = ${score?.away ?? null},
      notified_at = ${at}, played_at = case when ${status} = 'ended' then coalesce(played_at, ${at}) end
    where kind = ${kind} and no = ${no} and round = ${round} and fixture = ${fixture} and version < ${version}`.execute(
    tx,
  );
}
