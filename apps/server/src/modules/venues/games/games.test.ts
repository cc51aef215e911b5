import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { listTestGames, testCodes, type TestGame } from '../testing/list-test-games.ts';
import { cleanUpHours } from './openings/clean-up-hours.job.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  listTestGames(test);
});
afterAll(() => test.end());

const open = ({ api }: TestMember, gameCode: TestGame, demo = false) =>
  api.launchVenue({ api: 'fairway-games', gameCode, demo });

/** An hour in which the member is never idle for so long that the session ends. */
async function stay({ api }: TestMember): Promise<void> {
  for (let quarter = 0; quarter < 4; quarter += 1) {
    test.clock.advance({ seconds: 900 });
    await api.listRecentGames({});
  }
}

describe('the catalogue of games', () => {
  it('lists the games of a category and a venue, each with its page', async () => {
    const { games } = (await test.wireOf().listGames({ category: 6 })) as {
      games: Record<string, unknown>[];
    };
    expect(games.find(({ gameCode }) => gameCode === 'test-lantern')).toEqual({
      gameCode: 'test-lantern',
      channelCode: 'fairway-games',
      venueName: '球场电子游艺',
      category: 6,
      categoryCode: 'dz',
      name: '长安灯会',
      path: '/app/egame/play/test-lantern',
      demo: true,
      rtp: '99.00',
      art: null,
      state: 'open',
    });
    expect(testCodes(await test.visitor.listGames({ channelCode: 'fairway-games' }))).toHaveLength(3);
    expect(await test.visitor.listGames({ channelCode: 'beichen' })).toEqual({ games: [] });
    expect(await test.visitor.listGames({ category: 'lottery' })).toEqual({ games: [] });
    expect(testCodes(await test.visitor.listGames({ keyword: 'cym' }))).toEqual([]);
    expect(testCodes(await test.visitor.listGames({ keyword: 'cjzg' }))).toEqual(['test-drum']);
    await expect(test.visitor.listGames({ channelCode: 'nowhere' })).rejects.toMatchObject({
      error: 'venueUnknown',
    });
  });

  it('is searched by a part of the name, by pinyin and by initials in every reading [EGAME-004]', async () => {
    const found = async (keyword: string) => testCodes(await test.visitor.searchGames({ keyword }));
    for (const keyword of ['长安', '灯会', 'lantern', 'changan', 'cadh', 'zadh'])
      expect(await found(keyword), keyword).toEqual(['test-lantern']);
    expect(await found('zzzz')).toEqual([]);
    expect(testCodes(await test.visitor.searchGames({ keyword: '灯', category: 'lottery' }))).toEqual([]);
    for (const keyword of ['', ' ', 'a'.repeat(41)])
      await expect(test.visitor.searchGames({ keyword })).rejects.toMatchObject({ error: 'inputInvalid' });
  });

  it('answers what can be played for nothing: the games with a demo, and no rounds of a visitor [EGAME-005]', async () => {
    const free = await test.visitor.getFreeGames({});
    expect(testCodes(free)).toEqual(['test-lantern', 'test-drum']);
    expect(free.freeRounds).toEqual([]);
  });

  it('says with each game that its venue is closed', async () => {
    const trader = await test.operator('trader');
    const named = { channelCode: 'fairway-games', until: null } as const;
    const reason = { zh: '例行维护', en: '' };
    await sql`delete from venues_switches`.execute(test.app.db);
    await trader.api.switchVenue({ ...named, state: 'maintenance', reason, version: 0 });
    const { games } = await test.visitor.searchGames({ keyword: 'cadh' });
    expect(games.find(({ gameCode }) => gameCode === 'test-lantern')).toMatchObject({ state: 'maintenance' });
    const member = await test.register('closedvenue');
    await expect(open(member, 'test-lantern')).rejects.toMatchObject({ error: 'venueInMaintenance' });
    await sql`delete from venues_switches`.execute(test.app.db);
  });
});

describe('favourites', () => {
  it('are marked once, newest first, and unmarked, each member’s own', async () => {
    const { api } = await test.register('collects');
    const other = await test.register('collectsnot');
    const mine = async () => testCodes(await api.listCollectedGames({}));
    await api.collectGame({ gameCode: 'test-drum' });
    test.clock.advance({ seconds: 1 });
    await api.collectGame({ gameCode: 'test-lantern' });
    test.clock.advance({ seconds: 1 });
    await api.collectGame({ gameCode: 'test-drum' });
    expect(await mine()).toEqual(['test-lantern', 'test-drum']);
    expect(await other.api.listCollectedGames({})).toEqual({ games: [] });

    await api.cancelCollectGame({ gameCode: 'test-lantern' });
    await api.cancelCollectGame({ gameCode: 'test-lantern' });
    await api.cancelCollectGame({ gameCode: 'no-longer-listed' });
    expect(await mine()).toEqual(['test-drum']);
    await expect(api.collectGame({ gameCode: 'no-such-game' })).rejects.toMatchObject({
      error: 'gameUnknown',
    });
    await expect(test.visitor.collectGame({ gameCode: 'test-drum' })).rejects.toMatchObject({
      error: 'tokenMissing',
    });
  });
});

describe('launching a game', () => {
  it('answers its page, and the demo where there is one [VENUE-010]', async () => {
    const member = await test.register('launchesgame');
    expect(await open(member, 'test-lantern')).toEqual({
      url: '/app/egame/play/test-lantern',
      expiresAt: null,
    });
    expect(await open(member, 'test-lantern', true)).toMatchObject({
      url: '/app/egame/play/test-lantern?demo=1',
    });
    await expect(open(member, 'test-road', true)).rejects.toMatchObject({
      error: 'gameWithoutDemo',
      message: '重行云路不提供试玩',
    });
    await expect(member.api.launchVenue({ api: 'beichen', gameCode: 'test-lantern' })).rejects.toMatchObject({
      error: 'gameUnknown',
    });
    await expect(
      member.api.launchVenue({ api: 'fairway-games', gameCode: 'no-such-game' }),
    ).rejects.toMatchObject({ error: 'gameUnknown' });
  });

  it('puts it first among the member’s recent games', async () => {
    const member = await test.register('playsagain');
    for (const game of ['test-road', 'test-drum', 'test-road'] as const) {
      await open(member, game);
      test.clock.advance({ seconds: 60 });
    }
    expect(testCodes(await member.api.listRecentGames({}))).toEqual(['test-road', 'test-drum']);
  });

  it('makes it hot, a member once an hour, for seven days', async () => {
    test.clock.advance({ days: 8 });
    const [one, two] = [await test.register('hotone'), await test.register('hottwo')];
    const hot = async () => testCodes(await test.visitor.listHotGames({ category: 'electronic' }));
    for (let times = 0; times < 5; times += 1) await open(one, 'test-drum');
    await open(one, 'test-road');
    await open(two, 'test-road');
    // Two members outweigh five launches of one; what nobody opened follows.
    test.clock.advance({ seconds: 61 });
    expect(await hot()).toEqual(['test-road', 'test-drum', 'test-lantern']);

    for (let hours = 0; hours < 2; hours += 1) {
      await stay(one);
      await open(one, 'test-drum');
    }
    test.clock.advance({ seconds: 61 });
    expect((await hot())[0]).toBe('test-drum');

    test.clock.advance({ days: 7, seconds: 3600 });
    expect(await hot()).toEqual(['test-lantern', 'test-drum', 'test-road']);
    await cleanUpHours.run(test.app, { period: '' });
    const { rows } = await sql<{ count: number }>`select count(*)::int from venues_game_hours`.execute(
      test.app.db,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('counts a member once, however many launches arrive at the same moment', async () => {
    const member = await test.register('manyatonce');
    await sql`delete from venues_game_hours`.execute(test.app.db);
    await Promise.all(Array.from({ length: 8 }, () => open(member, 'test-lantern')));
    const { rows } = await sql<{ members: number }>`
      select sum(members)::int as members from venues_game_hours where game = 'test-lantern'`.execute(
      test.app.db,
    );
    expect(rows).toEqual([{ members: 1 }]);
  });
});
