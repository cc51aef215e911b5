import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchOnce } from '../feeds/watch-feeds.ts';
import { match } from '../testing/league-file.ts';
import { rehearsalFeeds } from '../testing/rehearsal-feed.ts';
import { slipOf } from '../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;
let fixtureId: string;

beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([match('Alder', 'Birch'), match('Cedar', 'Doum')]);
  fixtureId = await test.fixtureOf('Alder');
});
afterAll(() => test.end());

describe('the trader', () => {
  it('suspends a match and opens it again; bets seen before are refused after', async () => {
    const { api } = await test.operator('trader');
    const member = await test.bettor('SeesSuspension', 100_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    const slip = slipOf(leg);
    const off = await api.switchMarkets(
      { fixtureId, marketId: null, open: false, reason: '核对首发名单' },
      test.once(),
    );
    expect(off.fixture).toMatchObject({ suspendedByOperator: true });
    await expect(member.api.placeBet(slip, test.once())).rejects.toMatchObject({ error: 'marketSuspended' });
    expect((await test.page(fixtureId)).fixture.markets.every(({ status }) => status === 'suspended')).toBe(
      true,
    );

    await api.switchMarkets({ fixtureId, marketId: null, open: true, reason: '名单已核对' }, test.once());
    await expect(member.api.placeBet(slip, test.once())).rejects.toMatchObject({
      error: 'marketVersionStale',
    });
    const fresh = await test.leg(fixtureId, 'ft_1x2/home');
    expect((await member.api.placeBet({ ...slip, legs: [fresh] }, test.once())).status).toBe('accepted');
    expect((await test.auditOf('switchMarkets')).map(({ reason }) => reason)).toEqual([
      '名单已核对',
      '核对首发名单',
    ]);
  });

  it('suspends one market and no other', async () => {
    const { api } = await test.operator('trader');
    const cedar = await test.fixtureOf('Cedar');
    await api.switchMarkets(
      { fixtureId: cedar, marketId: 'ft_oe', open: false, reason: '暂停单双' },
      test.once(),
    );
    const { fixture } = await test.page(cedar);
    const states = fixture.markets.map(({ id, status }) => `${id} ${status}`);
    expect(states.filter((state) => !state.endsWith('open'))).toEqual(['ft_oe suspended']);
    await expect(
      api.switchMarkets(
        { fixtureId: cedar, marketId: 'ft_ah:79', open: false, reason: '不存在' },
        test.once(),
      ),
    ).rejects.toMatchObject({ error: 'marketUnknown' });
  });

  it('has the feed rehearse a real match', async () => {
    const { api } = await test.operator('trader');
    await test.imports([match('Sorrel', 'Thyme')]);
    const id = await test.fixtureOf('Sorrel');
    const simulated = { fixtureId: id, inMinutes: 0, speed: 60, reason: '演示' };
    await api.simulateFixture(simulated, test.once());
    const feeds = rehearsalFeeds(test.app);
    await watchOnce(test.app, feeds);
    expect((await test.page(id)).fixture).toMatchObject({ liveOffered: true });
    for (let second = 0; second < 130; second += 5) {
      await watchOnce(test.app, feeds);
      test.clock.advance({ seconds: 5 });
    }
    expect((await test.page(id)).fixture).toMatchObject({ status: 'ended' });
    await expect(
      api.simulateFixture({ fixtureId: id, inMinutes: 0, speed: 6, reason: '演示' }, test.once()),
    ).rejects.toMatchObject({ error: 'bettingClosed' });
  });

  it('enters and corrects a result by the version that was seen, and never a contradiction', async () => {
    const { api } = await test.operator('trader');
    const member = await test.bettor('CorrectedOnce', 100_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/draw');
    const slip = slipOf(leg);
    const bet = await member.api.placeBet(slip, test.once());
    const traded = await api.getTradedFixture({ fixtureId });
    expect(traded.fixture.openBets).toBeGreaterThan(0);
    const one = traded.markets.find(({ id }) => id === 'ft_1x2');
    expect(one?.exposure.find(({ selectionId }) => selectionId === 'ft_1x2/draw')).toMatchObject({
      stakes: '10.00',
    });

    const enter = (resultVersion: number, home: number, away: number, half = { home: 0, away: 0 }) =>
      api.enterFixtureResult(
        {
          fixtureId,
          resultVersion,
          status: 'ended',
          fullTime: { home, away },
          halfTime: half,
          reason: '官方赛果',
        },
        test.once(),
      );
    await expect(enter(0, 1, 0, { home: 2, away: 0 })).rejects.toMatchObject({
      error: 'resultContradictory',
    });
    expect((await enter(0, 2, 0)).fixture).toMatchObject({ status: 'ended', resultVersion: 1 });
    await expect(enter(0, 1, 1)).rejects.toMatchObject({ error: 'editConflict' });
    await test.settle();
    expect(await member.api.getBet({ betId: bet.id })).toMatchObject({ status: 'settled', returned: '0.00' });
    await enter(1, 1, 1);
    await test.settle();
    expect(await member.api.getBet({ betId: bet.id })).toMatchObject({
      returned: bet.maximumReturn,
      settlements: [{ number: 1 }, { number: 2, cause: 'correction' }],
    });
    const { results } = await api.getTradedFixture({ fixtureId });
    expect(results.map(({ version, reason }) => `${version} ${reason}`)).toEqual([
      '2 官方赛果',
      '1 官方赛果',
    ]);
    await api.resettleFixture({ fixtureId, reason: '复核' }, test.once());
    await test.settle();
    expect((await member.api.getBet({ betId: bet.id })).settlements).toHaveLength(2);
  });
});

describe('what everybody reads', () => {
  it('is versioned: a caller that has the list already gets 304', async () => {
    const url = `${test.urls.site}/api/sportsbook/v1/listLiveFixtures?limit=4`;
    const first = await test.visitor.listLiveFixtures({ limit: 4 });
    const second = await test.visitor.listLiveFixtures({ limit: 4 });
    expect(second.version).toBe(first.version);
    expect(url).toContain('limit=4');
  });

  it('lists leagues, ads and settings [SPORT-002] [SPORT-003] [SPORT-004]', async () => {
    const { leagues } = await test.visitor.listLeagues({});
    expect(leagues.map(({ name }) => name.en)).toContain('English Test League');
    expect((await test.visitor.listSportsAds({})).ads[0]?.title.zh).toContain(' vs ');
    const config = await test.visitor.listSportsConfig({});
    expect(config.sports[0]).toMatchObject({ sport: 'football', currency: 'CNY', parlayMaxLegs: 10 });
    expect(await test.visitor.listSportsConfigHq({})).toEqual(config);
  });

  it('counts bets 8 a page, by key', async () => {
    const member = await test.bettor('NineBets', 200_00n);
    const cedar = await test.fixtureOf('Cedar');
    const leg = await test.leg(cedar, 'ft_1x2/home');
    const slip = slipOf(leg);
    for (let bet = 0; bet < 9; bet += 1) {
      test.clock.advance({ seconds: 1 });
      await member.api.placeBet(slip, test.once());
    }
    const first = await member.api.listBets({ state: 'unsettled' });
    expect(first.bets).toHaveLength(8);
    const second = await member.api.listBets({ state: 'unsettled', cursor: first.next ?? '' });
    expect(second.bets).toHaveLength(1);
    expect(second.next).toBeNull();
    expect((await member.api.listBets({ state: 'settled' })).bets).toEqual([]);
  });
});
