import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeconds } from '#platform/clock.ts';
import { startSandboxProcess } from '../../cashier/testing/processes/sandbox-process.ts';
import { match } from '../testing/league-file.ts';
import { slipOf } from '../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { connectedFeeds } from './parties/odds-feeds.ts';
import { watchOnce } from './watch-feeds.ts';

const key = 'a-key-that-the-feed-has-given-us';
const production = {
  NODE_ENV: 'production',
  SERVER_SECRET: 'a-real-server-secret-of-32-characters-or-more',
  PASSWORD_PEPPER: 'a-real-password-pepper-of-32-characters-or-more',
};

/** A match of a real league that kicks off this second. */
async function kickOff(test: SportsbookTest, home: string): Promise<string> {
  const tomorrow = addSeconds(test.clock.now(), 86_400).toISOString();
  const day = { date: tomorrow.slice(0, 10), time: '12:00' };
  await test.imports([match(home, `${home} Rovers`, day)]);
  const fixtureId = await test.fixtureOf(home);
  await sql`
    update sportsbook_fixtures set starts_at = ${test.clock.now()}
    where id = ${fixtureId}::bigint`.execute(test.app.db);
  return fixtureId;
}

describe('a production site with an in-play feed', () => {
  let party: Awaited<ReturnType<typeof startSandboxProcess>>;
  let test: SportsbookTest;
  let fixtureId: string;
  beforeAll(async () => {
    party = await startSandboxProcess({ CHAIN: 'off', FEED_SECRET: key });
    test = await createSportsbookTest(new Date().toISOString(), {
      ...production,
      ODDS_FEED_URL: party.url,
      FEED_SECRET: key,
      ODDS_FEED_CLIENT: 'fairway',
    });
    fixtureId = await kickOff(test, 'Alder');
  });
  afterAll(async () => {
    await test.end();
    await party.stop();
  });

  const look = () => watchOnce(test.app, connectedFeeds(test.app));
  /** The states of the markets after another look; the party's own clock goes on meanwhile. */
  const states = async () => {
    await look();
    const { fixture } = await test.page(fixtureId);
    return [...new Set(fixture.markets.map(({ status }) => status))];
  };
  const patience = { timeout: 30_000, interval: 500 };

  it('takes a bet in play on incidents and prices that come over the network', async () => {
    await expect.poll(states, patience).toEqual(['open']);
    const { fixture, incidents } = await test.page(fixtureId);
    expect(fixture).toMatchObject({ status: 'firstHalf', liveOffered: true });
    expect(incidents[0]).toMatchObject({ kind: 'kickOff', incidentId: 'signed-1' });
    expect((await test.visitor.listFixtures({ view: 'live' })).liveOffered).toBe(true);

    const member = await test.bettor('PlaysLive', 100_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/draw');
    const { id, status } = await member.api.placeBet(slipOf(leg), test.once());
    expect(status).toBe('pending');
    test.clock.advance({ seconds: 6 });
    await look();
    expect((await member.api.getBet({ betId: id })).status).not.toBe('pending');
  });

  it('suspends while the party is silent, and opens on its next price', async () => {
    const effect = { kind: 'request', answer: 'error500' };
    await party.post('/director/faults', { party: 'feed', operation: 'updates', times: 0, effect });
    await look();
    test.clock.advance({ seconds: 21 });
    expect(await states()).toEqual(['suspended']);
    expect((await test.page(fixtureId)).feed).toBe('silent');
    await fetch(`${party.url}/director/faults`, { method: 'DELETE' });
    await expect.poll(states, patience).toEqual(['open']);
    expect((await test.page(fixtureId)).feed).toBe('alive');
  });

  it('asks again for what was lost on the way, and goes on without a hole', async () => {
    const { rows } = await sql<{ feed_match: string; feed_sequence: number }>`
      select feed_match, feed_sequence from sportsbook_fixtures where id = ${fixtureId}::bigint`.execute(
      test.app.db,
    );
    const [before] = rows;
    await party.post(`/director/feed/matches/${before?.feed_match}/lose`, { entries: 1 });
    const sequence = async () => {
      await look();
      const { rows: now } = await sql<{ feed_sequence: number; feed_silent: boolean }>`
        select feed_sequence, feed_silent from sportsbook_fixtures where id = ${fixtureId}::bigint`.execute(
        test.app.db,
      );
      return now[0]?.feed_silent === false ? (now[0]?.feed_sequence ?? 0) : 0;
    };
    await expect.poll(sequence, patience).toBeGreaterThan((before?.feed_sequence ?? 0) + 1);
    await expect.poll(states, patience).toEqual(['open']);
  });
});

describe('a production site without an in-play feed', () => {
  let test: SportsbookTest;
  beforeAll(async () => {
    test = await createSportsbookTest(undefined, production);
  });
  afterAll(() => test.end());

  it('takes bets until the kick-off and none afterwards, and says that it offers none in play', async () => {
    // Twenty minutes ahead: no login ends before the kick-off.
    await test.imports([match('Birch', 'Cedar', { date: '2026-08-15', time: '13:20' })]);
    const fixtureId = await test.fixtureOf('Birch');
    const member = await test.bettor('ComesLate', 100_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    expect((await test.page(fixtureId)).fixture.liveOffered).toBe(false);
    expect((await test.visitor.listFixtures({ view: 'live' })).liveOffered).toBe(false);
    test.clock.set(new Date((await test.page(fixtureId)).fixture.startsAt));
    await watchOnce(test.app, connectedFeeds(test.app));
    await expect(member.api.placeBet(slipOf(leg), test.once())).rejects.toMatchObject({
      error: 'bettingClosed',
    });
    const { api } = await test.operator('trader');
    expect((await api.listTradedFixtures({ state: 'waiting' })).feeds).toEqual([]);
  });
});
