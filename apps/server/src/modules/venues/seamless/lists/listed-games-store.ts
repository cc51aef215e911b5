import type { ListedGameState } from '@fairway/contract/venues/game-lists.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface ListedGameRow {
  readonly provider: string;
  readonly code: string;
  readonly game: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly state: ListedGameState;
  readonly missed: number;
  readonly first_seen_at: Date;
  readonly seen_at: Date;
  readonly changed_at: Date;
  readonly changed_by: string;
  readonly version: number;
}

/** A game of a reading, with our code for it. */
export interface SeenGame {
  readonly code: string;
  readonly game: string;
  readonly zh: string;
  readonly en: string;
}

/**
 * Writes what a reading saw: unknown games wait for an operator, known ones take their newest names, and one that had vanished waits again.
 * What it did not see is counted once in `apart`; missing a second time, a game has vanished.
 */
export async function writeReading(
  tx: Tx,
  provider: string,
  { games, now, countedBefore }: { games: readonly SeenGame[]; now: Date; countedBefore: Date },
): Promise<void> {
  await sql`
    insert into venues_listed_games as known
      (provider, code, game, name_zh, name_en, state, first_seen_at, seen_at, changed_at, changed_by)
    select ${provider}, code, game, zh, en, 'waiting', ${now}, ${now}, ${now}, ''
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as seen (code text, game text, zh text, en text)
    on conflict (provider, code) do update set
      name_zh = excluded.name_zh, name_en = excluded.name_en, seen_at = excluded.seen_at, missed = 0, missed_at = null,
      state = case when known.state = 'vanished' then 'waiting' else known.state end,
      changed_at = case when known.state = 'vanished' then excluded.changed_at else known.changed_at end,
      changed_by = case when known.state = 'vanished' then '' else known.changed_by end,
      version = known.version + case when known.state = 'vanished' then 1 else 0 end`.execute(tx);
  await sql`
    update venues_listed_games set
      missed = missed + 1, missed_at = ${now},
      state = case when missed >= 1 then 'vanished' else state end,
      changed_at = case when missed >= 1 then ${now} else changed_at end,
      changed_by = case when missed >= 1 then '' else changed_by end,
      version = version + case when missed >= 1 then 1 else 0 end
    where provider = ${provider} and state <> 'vanished' and seen_at < ${now}
      and (missed_at is null or missed_at < ${countedBefore})`.execute(tx);
}

/** Games that members may open, in the order of their names. */
export async function selectReleased(db: Db): Promise<ListedGameRow[]> {
  const { rows } = await sql<ListedGameRow>`
    select * from venues_listed_games where state = 'released' order by provider, name_zh, code`.execute(db);
  return rows;
}

/** The games of a state, a page by key; of one provider. */
export async function selectListed(
  db: Db,
  asked: { provider: string; state: ListedGameState; after: string; limit: number },
): Promise<ListedGameRow[]> {
  const { rows } = await sql<ListedGameRow>`
    select * from venues_listed_games
    where state = ${asked.state} and provider = ${asked.provider} and code > ${asked.after}
    order by code limit ${asked.limit}`.execute(db);
  return rows;
}

/** How many games each provider has in each state, and how many were missing from the last reading but not from two. */
export async function countListed(
  db: Db,
): Promise<{ provider: string; state: ListedGameState; count: number; missing: number }[]> {
  const { rows } = await sql<{ provider: string; state: ListedGameState; count: number; missing: number }>`
    select provider, state, count(*)::integer as count, (count(*) filter (where missed > 0))::integer as missing
    from venues_listed_games group by provider, state`.execute(db);
  return rows;
}

/** Locked in the order of their codes. */
export async function lockListed(
  tx: Tx,
  provider: string,
  codes: readonly string[],
): Promise<ListedGameRow[]> {
  const { rows } = await sql<ListedGameRow>`
    select * from venues_listed_games
    where provider = ${provider} and code = any(${[...codes]}::text[]) order by code for update`.execute(tx);
  return rows;
}

export async function decideListed(
  tx: Tx,
  provider: string,
  decided: { codes: readonly string[]; state: 'released' | 'withheld'; by: string; now: Date },
): Promise<void> {
  await sql`
    update venues_listed_games set
      state = ${decided.state}, changed_at = ${decided.now}, changed_by = ${decided.by}, version = version + 1
    where provider = ${provider} and code = any(${[...decided.codes]}::text[])`.execute(tx);
}
