import { simulateSeries, type BestOf } from '@fairway/betting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { insertCompetition, insertFixtures, insertTeams } from '../../catalogue/catalogue-store.ts';
import { priceOne } from '../../markets/price-fixtures.ts';
import { rehearsalFeeds } from '../../testing/rehearsal-feed.ts';
import { slipOf } from '../../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../../testing/sportsbook-test.ts';
import { watchOnce } from '../watch-feeds.ts';

let test: SportsbookTest;
let names = 0;

beforeAll(async () => {
  test = await createSportsbookTest();
});
afterAll(() => test.end());

/** A seed by which a series of three goes over three maps, the first one to the home side. */
const fullSeed = Array.from({ length: 60 }, (_, index) => `series:${index}`).find((seed) => {
  const maps = simulateSeries({ bestOf: 3, round: 0.5 }, seed).at(-1)?.maps ?? [];
  const [first] = maps;
  return maps.length === 3 && first !== undefined && first.home > first.away;
});

/** A priced series of the test's league, ten minutes from its start. */
async function series({ bestOf = 3, speed = 60 }: { bestOf?: BestOf; speed?: number } = {}) {
  names += 1;
  const teams = [`Lynx ${names}`, `Heron ${names}`];
  const id = await inTransaction(test.app.db, async (tx) => {
    const competition = await insertCompetition(tx, {
      key: 'series test',
      name_zh: '测试电竞联赛',
      name_en: 'Series Test',
      season: '',
      position: 1,
      time_zone: 'UTC',
      neutral: true,
      simulated: true,
      sport: 'esports',
      created_at: test.clock.now(),
    });
    const colours = { code: null, colour_first: '#101010', colour_second: '#f0f0f0' };
    const { idOf } = await insertTeams(
      tx,
      teams.map((name) => ({ key: `series ${name}`, name_zh: name, name_en: name, ...colours })),
    );
    const [home = 0n, away = 0n] = teams.map((name) => idOf.get(`series ${name}`));
    const made = await insertFixtures(tx, competition.id, [
      {
        source_key: `series ${names}`,
        round: '',
        home_team: home,
        away_team: away,
        starts_at: addSeconds(test.clock.now(), 600),
        time_open: false,
        neutral: true,
        seed: fullSeed ?? '',
        speed,
        expected: { bestOf, round: 0.5 },
        best_of: bestOf,
      },
    ]);
    return made.get(`series ${names}`) ?? 0n;
  });
  await priceOne(test.app, id);
  return String(id);
}

/** A single of 10.00 by a member of its own. */
async function backed(fixtureId: string, selectionId: string) {
  names += 1;
  const member = await test.bettor(`Series${names}`, 100_00n);
  const leg = await test.leg(fixtureId, selectionId);
  const bet = await member.api.placeBet(slipOf(leg), test.once());
  return {
    read: () => member.api.getBet({ betId: bet.id }),
    quotes: async () => (await member.api.quoteCashOut({ betId: bet.id })).quotes,
  };
}

it('lists a series in the lobby of its own sport, and in no other', async () => {
  const id = await series();
  const lobby = await test.visitor.listFixtures({ view: 'parlay', sport: 'esports' });
  const listed = lobby.groups.flatMap(({ fixtures }) => fixtures).find((fixture) => fixture.id === id);
  expect(lobby.counts.parlay).toBeGreaterThanOrEqual(1);
  expect(listed?.markets.map(({ code }) => code)).toEqual(['es_w', 'es_mh', 'es_tm']);
  expect(listed).toMatchObject({ sport: 'esports', series: { bestOf: 3, maps: [], now: null }, clock: null });
  const football = await test.visitor.listFixtures({ view: 'parlay' });
  expect(football.groups.flatMap(({ fixtures }) => fixtures).some((fixture) => fixture.id === id)).toBe(
    false,
  );
  const { fixture } = await test.page(id);
  expect(fixture.markets.map((market) => market.id)).toEqual([
    'es_w',
    'es_mh:-6',
    'es_mh:6',
    'es_tm:10',
    'es_ms3',
    'es_m1',
    'es_m2',
  ]);
});

it('plays a series by its feed: maps settle as they end, the rest with the last one', async () => {
  const id = await series();
  const feeds = rehearsalFeeds(test.app);
  await watchOnce(test.app, feeds);
  const winner = await backed(id, 'es_w/home');
  const first = await backed(id, 'es_m1/home');
  const total = await backed(id, 'es_tm:10/over');
  // Even sides at the price of the house: what it is worth is the stake less two margins.
  expect(Number((await total.quotes())[0]?.value)).toBeLessThan(10);
  test.clock.advance({ seconds: 601 });

  const live: string[] = [];
  const states: string[] = [];
  let whole = false;
  for (let look = 0; look < 80 && !whole; look += 1) {
    await watchOnce(test.app, feeds);
    await test.settle();
    const { fixture } = await test.page(id);
    whole = fixture.status === 'ended';
    if (!whole) {
      expect(fixture).toMatchObject({ status: 'inPlay', clock: null });
      live.push(fixture.markets.map(({ code }) => code).join(' '));
    }
    // The first map was the home side's: its market is paid while the series goes on, the others wait.
    if (!whole && fixture.series?.maps.length === 1)
      states.push(`${(await first.read()).status} ${(await winner.read()).status}`);
    test.clock.advance({ seconds: 3 });
  }
  expect(states.at(-1)).toBe('settled accepted');
  const { fixture } = await test.page(id);
  const maps = simulateSeries({ bestOf: 3, round: 0.5 }, fullSeed ?? '').at(-1)?.maps;
  expect(fixture).toMatchObject({ status: 'ended', series: { maps, now: null } });
  expect(live.some((codes) => codes.includes('es_m3'))).toBe(true);
  expect((await first.read()).legs[0]).toMatchObject({ outcome: 'win', result: { halfTime: null } });
  expect((await total.read()).legs[0]?.outcome).toBe('win');
  const won = (fixture.score?.home ?? 0) === 2;
  expect(await winner.read()).toMatchObject({ status: 'settled', legs: [{ outcome: won ? 'win' : 'lose' }] });
});

it('keeps what was decided when a side retires, by the maps that an operator enters, and corrects it', async () => {
  const id = await series();
  const [winner, first, exact] = [
    await backed(id, 'es_w/home'),
    await backed(id, 'es_m1/home'),
    await backed(id, 'es_ms3/2-0'),
  ];
  const { api } = await test.operator('trader');
  const enter = (resultVersion: number, result: object) =>
    api.enterFixtureResult(
      {
        fixtureId: id,
        resultVersion,
        status: 'abandoned',
        fullTime: { home: 1, away: 0 },
        halfTime: null,
        reason: '客队退赛',
        ...result,
      },
      test.once(),
    );
  const maps = [{ home: 13, away: 9 }];
  // Maps that do not make the score, a level map, a map after the last, none at all, and a half time.
  for (const wrong of [
    { maps, fullTime: { home: 0, away: 1 } },
    { maps: [{ home: 9, away: 9 }] },
    { maps: [...maps, ...maps, ...maps], fullTime: { home: 3, away: 0 } },
    {},
    { maps, halfTime: { home: 1, away: 0 } },
  ])
    await expect(enter(0, wrong)).rejects.toMatchObject({ error: 'resultContradictory' });

  await enter(0, { maps });
  await test.settle();
  expect(await winner.read()).toMatchObject({ status: 'voided', returned: '10.00' });
  expect((await exact.read()).legs[0]).toMatchObject({ outcome: 'void', voidReason: 'abandoned' });
  expect((await first.read()).legs[0]?.outcome).toBe('win');

  // The same score of maps by other rounds is another result; and the series turns out to have been played.
  await enter(1, { status: 'ended', maps: [...maps, { home: 13, away: 4 }], fullTime: { home: 2, away: 0 } });
  await test.settle();
  expect((await winner.read()).legs[0]?.outcome).toBe('win');
  expect((await exact.read()).legs[0]?.outcome).toBe('win');
  const { results } = await api.getTradedFixture({ fixtureId: id });
  expect(results.map((result) => result.maps?.length)).toEqual([2, 1]);
});

it('voids every bet of a series that was not played, and of football takes no maps', async () => {
  const id = await series({ bestOf: 1 });
  const winner = await backed(id, 'es_w/away');
  const { api } = await test.operator('trader');
  const cancel = { resultVersion: 0, fullTime: null, halfTime: null, reason: '赛事取消' };
  await api.enterFixtureResult({ ...cancel, fixtureId: id, status: 'cancelled' }, test.once());
  await test.settle();
  expect(await winner.read()).toMatchObject({ status: 'voided', returned: '10.00' });

  await test.imports([{ team1: 'Moss', team2: 'Fern', date: '2026-08-20', time: '15:00' }]);
  const football = await test.fixtureOf('Moss');
  const goals = { ...cancel, fullTime: { home: 1, away: 0 }, maps: [{ home: 13, away: 1 }] };
  await expect(
    api.enterFixtureResult({ ...goals, fixtureId: football, status: 'ended' }, test.once()),
  ).rejects.toMatchObject({ error: 'resultContradictory' });
});
