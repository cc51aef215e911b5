import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { lockFixture, selectCompetition, updateModel } from '../catalogue/catalogue-store.ts';
import { updateExpected } from '../catalogue/fixture-changes-store.ts';
import { expectedOf, fitCompetition } from './expected-goals.ts';
import { selectComingFixtures, selectUnpricedFixtures } from './pricing-store.ts';
import { priceOutset } from './price-board.ts';
import { writeBoard } from './write-board.ts';

/** Days ahead for which markets are made. */
export const pricedDays = 60;

/** Refits a competition's model and prices its coming matches by it; simulated ones keep the goals they are played by. */
export async function priceCompetition(app: Platform, competitionId: bigint): Promise<number> {
  const model = await fitCompetition(app.db, competitionId, app.clock.now());
  await updateModel(app.db, competitionId, model);
  const ids = await selectComingFixtures(app.db, competitionId, pricedSpan(app));
  for (const id of ids) await priceOne(app, id);
  refreshCatalogue(app);
  return ids.length;
}

/** Prices every coming match that has no markets yet; answers how many. */
export async function priceNewFixtures(app: Platform): Promise<number> {
  const ids = await selectUnpricedFixtures(app.db, pricedSpan(app));
  for (const id of ids) await priceOne(app, id);
  refreshCatalogue(app);
  return ids.length;
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
    await updateExpected(tx, fixture.id, expected, app.clock.now());
    await writeBoard(tx, app, fixture, priceOutset(expected));
  });
}

function pricedSpan(app: Platform): { from: Date; to: Date } {
  const from = app.clock.now();
  return { from, to: addSeconds(from, pricedDays * 86_400) };
}
