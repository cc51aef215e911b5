import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ApiClient } from '../../../testing/test-app.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { match } from '../testing/league-file.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { untilMatchAwaited } from '../testing/until-match-awaited.ts';

let test: SportsbookTest;
let api: ApiClient;

beforeAll(async () => {
  test = await createSportsbookTest();
  // An hour ahead.
  const soon = { date: '2026-08-15', time: '14:00' };
  await test.imports(['Alder', 'Cedar', 'Elm'].map((home) => match(home, `${home} Rovers`, soon)));
  ({ api } = await test.operator('trader'));
});
afterAll(() => test.end());

const switched = (fixtureId: string, marketId: string | null, open: boolean) =>
  api.switchMarkets({ fixtureId, marketId, open, reason: '核对首发名单' }, test.once());
const outcomeOf = async (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (fault: unknown) => (fault instanceof Error && 'error' in fault ? String(fault.error) : String(fault)),
  );
const statusesOf = async (fixtureId: string) =>
  new Set((await test.page(fixtureId)).fixture.markets.map(({ status }) => status));

describe('a trader who reopens', () => {
  it('is refused where the kick-off came while it waited for the match', async () => {
    const fixtureId = await test.fixtureOf('Alder');
    const startsAt = new Date((await test.page(fixtureId)).fixture.startsAt);
    await switched(fixtureId, null, false);
    const before = test.clock.now();
    const reopened: Promise<string>[] = [];
    test.clock.set(addSeconds(startsAt, -1));
    ({ api } = await test.operator('trader'));
    try {
      await inTransaction(test.app.db, async (tx) => {
        await lockFixture(tx, BigInt(fixtureId));
        reopened.push(outcomeOf(switched(fixtureId, null, true)));
        await untilMatchAwaited(test.app.db);
        test.clock.set(startsAt);
      });
      expect(await Promise.all(reopened)).toEqual(['bettingClosed']);
      expect(await outcomeOf(switched(fixtureId, 'ft_oe', true))).toBe('bettingClosed');
      const { fixture } = await api.getTradedFixture({ fixtureId });
      expect(fixture).toMatchObject({ suspendedByOperator: true });
    } finally {
      test.clock.set(before);
    }
    expect(await statusesOf(fixtureId)).toEqual(new Set(['suspended']));
  });

  it('is refused once the match has ended', async () => {
    const fixtureId = await test.fixtureOf('Cedar');
    await switched(fixtureId, null, false);
    await test.imports([
      match('Cedar', 'Cedar Rovers', { date: '2026-08-15', time: '14:00', status: 'CANCELLED' }),
    ]);
    expect(await outcomeOf(switched(fixtureId, null, true))).toBe('bettingClosed');
  });

  it('in play lifts no check, and opens nothing before the next price of the feed', async () => {
    const fixtureId = await test.fixtureOf('Elm');
    await switched(fixtureId, null, false);
    const heldUntil = addSeconds(test.clock.now(), 86_400);
    await sql`
      update sportsbook_fixtures set status = 'firstHalf', half = 1, home_goals = 0, away_goals = 0,
        feed_heard_at = ${test.clock.now()}, held_until = ${heldUntil} where id = ${fixtureId}::bigint`.execute(
      test.app.db,
    );
    expect(await outcomeOf(switched(fixtureId, null, true))).toBe('incidentHolds');
    expect(await outcomeOf(switched(fixtureId, 'ft_1x2', true))).toBe('incidentHolds');
    const { rows } = await sql<{ held_until: Date; suspended_by: string | null }>`
      select held_until, suspended_by from sportsbook_fixtures where id = ${fixtureId}::bigint`.execute(
      test.app.db,
    );
    expect(rows[0]).toMatchObject({ held_until: heldUntil, suspended_by: expect.any(String) });

    await sql`update sportsbook_fixtures set held_until = null where id = ${fixtureId}::bigint`.execute(
      test.app.db,
    );
    expect(await outcomeOf(switched(fixtureId, null, true))).toBe('done');
    expect(await statusesOf(fixtureId)).toEqual(new Set(['suspended']));
  });
});
