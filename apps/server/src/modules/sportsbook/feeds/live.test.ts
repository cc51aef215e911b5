import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueFixture, type Incident } from '@fairway/betting';
import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { insertCompetition, insertFixtures, insertTeams } from '../catalogue/catalogue-store.ts';
import { firstSportsbookSettings } from '../limits/first-settings.ts';
import { publishElsewhere, withScope } from '../testing/limits-desk.ts';
import { rehearsalFeeds } from '../testing/rehearsal-feed.ts';
import { slipOf } from '../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import type { FeedEntry, LiveFeed } from './feed.ts';
import { watchOnce } from './watch-feeds.ts';

let test: SportsbookTest;
let names = 0;

beforeAll(async () => {
  test = await createSportsbookTest();
});
afterAll(() => test.end());

const expected = { home: 1.5, away: 1.2, firstHalfShare: 0.45, lowScores: 0 };

/**
 * A feed that a test speaks through: the stream of one match, with prices at every look. It says nothing while it is silent, and
 * loses entries on the way once.
 */
function scripted(own: string) {
  const stream: FeedEntry[] = [];
  const state = { silent: false, lost: 0, priced: true };
  const scores = () => stream.flatMap((entry) => (entry.kind === 'incident' ? [entry.incident] : []));
  const price = (at: Date): void => {
    const score = scores().at(-1)?.score ?? { home: 0, away: 0 };
    const moment = { half: 1, minute: 10, score, redCards: { home: 0, away: 0 } } as const;
    const markets = valueFixture(expected, moment);
    stream.push({ number: stream.length + 1, at, kind: 'prices', markets });
  };
  const feed: LiveFeed = {
    async cover() {
      return 'notCovered';
    },
    async read(asked) {
      if (state.silent) return undefined;
      const at = test.clock.now();
      if (state.priced) price(at);
      const updates = asked
        .filter(({ matchId }) => matchId === own)
        .map(({ matchId, after }) => {
          const entries = stream.slice(after).slice(state.lost);
          return { matchId, last: stream.length, entries };
        });
      state.lost = 0;
      return { at, updates };
    },
  };
  /** Something happens now. */
  const happen = (incident: Partial<Incident> & { kind: Incident['kind'] }): void => {
    const at = test.clock.now();
    const number = stream.length + 1;
    const score = scores().at(-1)?.score ?? { home: 0, away: 0 };
    const full = { half: 1, second: 0, score, ...incident, sequence: number };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test says what it likes
    stream.push({ number, at, kind: 'incident', incident: full as Incident });
  };
  return { feeds: new Map([['script', feed]]), happen, price, state };
}

/** A match that kicks off this second, with its markets open, played by a scripted feed. */
async function liveMatch() {
  names += 1;
  const startsAt = test.clock.now();
  const id = await inTransaction(test.app.db, async (tx) => {
    const competition = await insertCompetition(tx, {
      key: 'live test',
      name_zh: '测试联赛',
      name_en: 'Live Test',
      season: '',
      position: 1,
      time_zone: 'UTC',
      neutral: false,
      simulated: true,
      created_at: startsAt,
    });
    const team = (name: string) => ({
      key: name,
      name_zh: name,
      name_en: name,
      code: null,
      colour_first: '#fff',
      colour_second: '#000',
    });
    const { idOf } = await insertTeams(tx, [team(`h${names}`), team(`a${names}`)]);
    const made = await insertFixtures(tx, competition.id, [
      {
        source_key: `live ${names}`,
        round: '',
        home_team: idOf.get(`h${names}`) ?? 0n,
        away_team: idOf.get(`a${names}`) ?? 0n,
        starts_at: startsAt,
        time_open: false,
        neutral: false,
        seed: `live ${names}`,
        speed: 1,
        expected,
      },
    ]);
    const id = [...made.values()][0] ?? 0n;
    await sql`update sportsbook_fixtures set feed = 'script', feed_match = ${`S${id}`} where id = ${id}`.execute(
      tx,
    );
    return id;
  });
  const script = scripted(`S${id}`);
  const look = (): Promise<void> => watchOnce(test.app, script.feeds);
  script.happen({ kind: 'kickOff' });
  await look();
  return { fixtureId: String(id), ...script, look };
}

type Live = Awaited<ReturnType<typeof liveMatch>>;

const wait = async (live: Live, seconds: number): Promise<void> => {
  for (let left = seconds; left > 0; left -= 1) {
    test.clock.advance({ seconds: 1 });
    await live.look();
  }
};

async function statuses({ fixtureId }: Live): Promise<string[]> {
  const { fixture } = await test.page(fixtureId);
  return [...new Set(fixture.markets.map(({ status }) => status))];
}

async function place(live: Live, selectionId: string, policy: 'none' | 'higher' | 'any' = 'any') {
  names += 1;
  const member = await test.bettor(`Live${names}`, 100_00n);
  const leg = await test.leg(live.fixtureId, selectionId);
  const bet = await member.api.placeBet(
    { currency: 'CNY', unitStake: '50.00', sizes: [1], legs: [leg], pricePolicy: policy },
    test.once(),
  );
  return { member, bet, read: () => member.api.getBet({ betId: bet.id }) };
}

/** The main handicap of a match as a selection. */
async function mainHandicap({ fixtureId }: Live): Promise<string> {
  const { fixture } = await test.page(fixtureId);
  const main = fixture.markets.find(({ code, main: isMain }) => code === 'ft_ah' && isMain);
  return `${main?.id}/home`;
}

describe('a bet in play', () => {
  it('waits as pending with its stake held, then is accepted with the score of its placement', async () => {
    const live = await liveMatch();
    const { bet, read, member } = await place(live, 'ft_1x2/home');
    expect(bet).toMatchObject({ status: 'pending', live: true });
    expect(bet.decidesAt).toBe(addSeconds(test.clock.now(), 5).toISOString());
    expect(await member.wallet()).toBe('50.00');
    await wait(live, 4);
    expect((await read()).status).toBe('pending');
    await wait(live, 1);
    expect(await read()).toMatchObject({
      status: 'accepted',
      legs: [{ scoreAtPlacement: { home: 0, away: 0 } }],
    });
  });

  it('is refused, and its stake is back, when a goal falls while it waits', async () => {
    const live = await liveMatch();
    const { read, member } = await place(live, 'ft_1x2/home');
    await wait(live, 2);
    live.happen({ kind: 'goal', side: 'home', shirt: 9, second: 120, score: { home: 1, away: 0 } });
    await wait(live, 3);
    expect(await read()).toMatchObject({
      status: 'refused',
      refusal: { name: 'betRefusedInPlay' },
      net: '0.00',
    });
    expect(await member.wallet()).toBe('100.00');
  });

  it('is refused when the price moved against a member who takes no change', async () => {
    const live = await liveMatch();
    const { read } = await place(live, 'ft_1x2/draw', 'none');
    // The feed has no new prices: the board stays as it is made here.
    live.state.priced = false;
    await sql`
      update sportsbook_markets set prices = jsonb_set(prices, '{draw}', '9990'), version = version + 1
      where fixture_id = ${live.fixtureId}::bigint and market = 'ft_1x2'`.execute(test.app.db);
    await wait(live, 5);
    expect((await read()).status).toBe('refused');
  });

  /** Another price for a draw, of which the feed says nothing. */
  async function reprice(live: Live, price: number): Promise<void> {
    live.state.priced = false;
    await sql`
      update sportsbook_markets set prices = jsonb_set(prices, '{draw}', ${String(price)}::jsonb), version = version + 1
      where fixture_id = ${live.fixtureId}::bigint and market = 'ft_1x2'`.execute(test.app.db);
  }
  const liabilities = async ({ fixtureId }: Live) => {
    const { rows } = await sql<{ liability: bigint }>`
      select liability from sportsbook_exposures where fixture_id = ${fixtureId}::bigint`.execute(
      test.app.db,
    );
    return rows.map(({ liability }) => liability);
  };
  const three = (fen: bigint) => [fen, fen, fen];

  it('is accepted at a higher price with the exposure of that price, at a lower one with less', async () => {
    const live = await liveMatch();
    const { read } = await place(live, 'ft_1x2/draw');
    await reprice(live, 9000);
    await wait(live, 5);
    // 50.00 at 9.00 can win 400.00, for its selection, its match and its member.
    expect(await read()).toMatchObject({ status: 'accepted', maximumReturn: '450.00' });
    expect(await liabilities(live)).toEqual(three(400_00n));

    const lower = await liveMatch();
    const falls = await place(lower, 'ft_1x2/draw');
    await reprice(lower, 1500);
    await wait(lower, 5);
    expect(await falls.read()).toMatchObject({ status: 'accepted', maximumReturn: '75.00' });
    expect(await liabilities(lower)).toEqual(three(25_00n));
  });

  it('is refused at a price that the limits in force at its acceptance do not cover, and leaves no exposure', async () => {
    const settings = firstSportsbookSettings;
    for (const change of [
      { selectionLiability: '399.99' },
      { maxPayout: '449.99' },
      { maxSingle: '49.99' },
    ]) {
      const live = await liveMatch();
      const { read, member } = await place(live, 'ft_1x2/draw');
      await reprice(live, 9000);
      await publishElsewhere(test, withScope(settings, `marketKind/ft_1x2`, change));
      await wait(live, 5);
      expect(await read()).toMatchObject({ status: 'refused', refusal: { name: 'betRefusedInPlay' } });
      expect(await member.wallet()).toBe('100.00');
      expect(await liabilities(live)).toEqual(three(0n));
      await publishElsewhere(test, settings);
    }
  });

  it('cannot be placed on what was seen before a goal, though the market is open again', async () => {
    const live = await liveMatch();
    const member = await test.bettor('SawTheOld', 100_00n);
    const seen = await test.leg(live.fixtureId, 'ft_1x2/home');
    live.happen({ kind: 'goal', side: 'home', shirt: 9, second: 60, score: { home: 1, away: 0 } });
    await wait(live, 1);
    expect(await statuses(live)).toEqual(['suspended']);
    const slip = slipOf(seen);
    await expect(member.api.placeBet(slip, test.once())).rejects.toMatchObject({ error: 'marketSuspended' });
    await wait(live, 6);
    expect(await statuses(live)).toEqual(['open']);
    await expect(member.api.placeBet(slip, test.once())).rejects.toMatchObject({
      error: 'marketVersionStale',
    });
  });
});

describe('a feed', () => {
  it('that is silent for 20 seconds has its markets suspended within 5, open only once all of it is known (ABU-3)', async () => {
    const live = await liveMatch();
    await wait(live, 3);
    expect(await statuses(live)).toEqual(['open']);
    live.state.silent = true;
    await wait(live, 19);
    expect(await statuses(live)).toEqual(['open']);
    await wait(live, 2);
    expect(await statuses(live)).toEqual(['suspended']);
    expect((await test.page(live.fixtureId)).feed).toBe('silent');

    // What happened in between is asked for, not skipped.
    live.happen({ kind: 'goal', side: 'away', shirt: 7, second: 20, score: { home: 0, away: 1 } });
    live.state.silent = false;
    await wait(live, 8);
    expect(await statuses(live)).toEqual(['open']);
    expect((await test.page(live.fixtureId)).fixture.score).toEqual({ home: 0, away: 1 });
  });

  it('that loses entries is suspended at the gap, and what was lost is asked for again', async () => {
    const live = await liveMatch();
    live.happen({ kind: 'goal', side: 'home', shirt: 9, second: 30, score: { home: 1, away: 0 } });
    live.happen({ kind: 'corner', side: 'home', second: 40 });
    live.state.lost = 1;
    await wait(live, 1);
    const page = await test.page(live.fixtureId);
    expect(page.incidents.map(({ kind }) => kind)).toEqual(['kickOff', 'goal', 'corner']);
    expect(page.fixture.score).toEqual({ home: 1, away: 0 });
    expect(await statuses(live)).toEqual(['suspended']);
    await wait(live, 6);
    expect(await statuses(live)).toEqual(['open']);
  });

  it('opens nothing by being heard again: only a price later than the suspension does', async () => {
    const live = await liveMatch();
    live.state.silent = true;
    await wait(live, 21);
    live.state.silent = false;
    live.state.priced = false;
    await wait(live, 8);
    expect((await test.page(live.fixtureId)).feed).toBe('alive');
    expect(await statuses(live)).toEqual(['suspended']);
    live.state.priced = true;
    await wait(live, 1);
    expect(await statuses(live)).toEqual(['open']);
  });

  it('opens nothing with prices of long ago', async () => {
    const live = await liveMatch();
    live.happen({ kind: 'goal', side: 'home', shirt: 9, second: 30, score: { home: 1, away: 0 } });
    await wait(live, 1);
    live.state.silent = true;
    live.state.priced = false;
    await wait(live, 8);
    const old = addSeconds(test.clock.now(), -21);
    live.price(old);
    live.state.silent = false;
    await wait(live, 1);
    expect(await statuses(live)).toEqual(['suspended']);
    live.price(addSeconds(test.clock.now(), -2));
    await wait(live, 1);
    expect(await statuses(live)).toEqual(['open']);
  });
});

describe('VAR', () => {
  it('voids a live handicap bet placed between a goal and its withdrawal, and no other', async () => {
    const live = await liveMatch();
    const early = await place(live, await mainHandicap(live));
    await wait(live, 5);
    live.happen({ kind: 'goal', side: 'home', shirt: 9, second: 300, score: { home: 1, away: 0 } });
    await wait(live, 6);
    const between = await place(live, await mainHandicap(live));
    await wait(live, 5);
    expect((await between.read()).status).toBe('accepted');
    live.happen({ kind: 'varCheck', side: 'home', second: 320 });
    await wait(live, 2);
    expect(await statuses(live)).toEqual(['suspended']);
    live.happen({
      kind: 'varDecision',
      side: 'home',
      goalStands: false,
      second: 380,
      score: { home: 0, away: 0 },
    });
    await wait(live, 6);
    expect(await statuses(live)).toEqual(['open']);
    const page = await test.page(live.fixtureId);
    expect(page.incidents.find(({ kind }) => kind === 'goal')).toMatchObject({ cancelled: true });

    live.happen({ kind: 'halfTime', second: 2700 });
    live.happen({ kind: 'secondHalf', half: 2, second: 0 });
    live.happen({ kind: 'fullTime', half: 2, second: 2700 });
    await wait(live, 1);
    await test.settle();
    expect(await between.read()).toMatchObject({
      status: 'voided',
      returned: '50.00',
      legs: [{ voidReason: 'goalWithdrawn' }],
    });
    expect((await early.read()).status).toBe('settled');
  });
});

describe('a simulated match', () => {
  it('plays itself to the end, and goes on where it was after a restart', async () => {
    const live = await liveMatch();
    await sql`
      update sportsbook_fixtures set speed = 60, status = 'scheduled', feed_sequence = 0, feed = null, feed_match = null
      where id = ${live.fixtureId}::bigint`.execute(test.app.db);
    await sql`delete from sportsbook_incidents where fixture_id = ${live.fixtureId}::bigint`.execute(
      test.app.db,
    );
    let feeds = rehearsalFeeds(test.app);
    for (let second = 0; second < 130; second += 1) {
      test.clock.advance({ seconds: 1 });
      await watchOnce(test.app, feeds);
      if (second === 40) feeds = rehearsalFeeds(test.app);
    }
    const { fixture, incidents, momentum } = await test.page(live.fixtureId);
    expect(fixture.status).toBe('ended');
    expect(incidents.at(-1)?.kind).toBe('fullTime');
    expect(new Set(incidents.map(({ incidentId }) => incidentId)).size).toBe(incidents.length);
    expect(momentum?.length).toBeGreaterThan(90);
    expect(fixture.markets).toEqual([]);
  });
});
