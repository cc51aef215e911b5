import type { ExpectedGoals } from '@fairway/betting';
import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { lockFixture, selectCompetition, updateModel } from '../catalogue/catalogue-store.ts';
import type { FixtureRow } from '../tables.ts';
import { expectedOf, fitCompetition } from './expected-goals.ts';
import { priceBoard } from './price-board.ts';

/** Days ahead for which markets are made. */
export const pricedDays = 60;

/** Refits a competition's model and prices its coming matches by it; simulated ones keep the goals they are played by. */
export async function priceCompetition(app: Platform, competitionId: bigint): Promise<number> {
  const model = await fitCompetition(app.db, competitionId, app.clock.now());
  await updateModel(app.db, competitionId, model);
  const now = app.clock.now();
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook_fixtures
    where competition_id = ${competitionId} and status = 'scheduled'
      and starts_at > ${now} and starts_at < ${addSeconds(now, pricedDays * 86_400)}
    order by starts_at, id`.execute(app.db);
  for (const { id } of rows) await priceOne(app, id);
  refreshCatalogue(app);
  return rows.length;
}

/** Prices every coming match that has no markets yet; answers how many. */
export async function priceNewFixtures(app: Platform): Promise<number> {
  const now = app.clock.now();
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook_fixtures
    where status = 'scheduled' and priced_at is null
      and starts_at > ${now} and starts_at < ${addSeconds(now, pricedDays * 86_400)}
    order by starts_at, id limit 500`.execute(app.db);
  for (const { id } of rows) await priceOne(app, id);
  refreshCatalogue(app);
  return rows.length;
}

/** Prices one coming match; a simulated one keeps the goals it is played by. */
export async function priceOne(app: Platform, id: bigint): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const fixture = await lockFixture(tx, id);
    if (fixture?.status !== 'scheduled') return;
    const competition = await selectCompetition(tx, fixture.competition_id);
    if (!competition) return;
    const expected =
      fixture.seed !== null && fixture.expected ? fixture.expected : expectedOf(competition, fixture);
    await keepExpected(tx, app, fixture, expected);
    await priceBoard(tx, app, fixture, { expected });
  });
}

async function keepExpected(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  expected: ExpectedGoals,
): Promise<void> {
  await sql`
    update sportsbook_fixtures set expected = ${JSON.stringify(expected)}::jsonb, priced_at = ${app.clock.now()}
    where id = ${fixture.id}`.execute(tx);
}
