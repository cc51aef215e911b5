import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { popularLivePageSize } from '@fairway/contract/limits/paging.ts';
import { setSiteSwitches } from '../../../testing/site-switches.ts';
import { upsertMatchRooms } from '../rooms/rooms-store.ts';
import { createLiveTest, type LiveTest, type MatchRoom } from '../testing/live-test.ts';

let test: LiveTest;
let early: MatchRoom;
let late: MatchRoom;
beforeAll(async () => {
  test = await createLiveTest();
  early = await test.matchRoom('Blue Town', 'Red Town', { date: '2026-08-15', time: '15:00' });
  late = await test.matchRoom('Green Town', 'Grey Town', { date: '2026-08-16', time: '12:00' });
});
afterAll(() => test.end());

const listed = async (filter: object = {}) => {
  const { rooms } = await test.visitor.listPopularLive({ page: 1, size: 100, ...filter });
  return rooms.map(({ chatRoomNo }) => chatRoomNo);
};

describe('the lobby', () => {
  it('lists the rooms of matches, the next to start first, and a filter narrows them [LIVE-003]', async () => {
    expect(await listed()).toEqual([early.chatRoomNo, late.chatRoomNo]);
    expect(await listed({ keyword: 'green' })).toEqual([late.chatRoomNo]);
    expect(await listed({ kind: 'anchor' })).toEqual([]);
    expect(await listed({ status: 'live' })).toEqual([]);
    expect(await listed({ size: 1, page: 2 })).toEqual([late.chatRoomNo]);
  });

  it('asks a visitor to sign in for the rooms of followed anchors', async () => {
    await expect(listed({ followed: true })).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('shows the match of a room with its score and rooms [LIVE-004]', async () => {
    const { match, rooms } = await test.visitor.getLiveMatchDetail({ matchId: early.matchId });
    expect(match).toMatchObject({ fixtureId: early.matchId, status: 'scheduled', score: null });
    expect(rooms).toHaveLength(1);
    expect(rooms[0]).toMatchObject({ venueName: 'fairway', kind: 'match', status: 'waiting', online: 0 });
    await expect(test.visitor.getLiveMatchDetail({ matchId: '999' })).rejects.toMatchObject({
      error: 'fixtureUnknown',
    });
  });

  it('offers the main markets of a match as the sportsbook does, with their versions [LIVE-005]', async () => {
    const { markets } = await test.visitor.getLiveOdds({ matchId: early.matchId });
    const { fixture } = await test.page(early.matchId);
    const main = fixture.markets.filter(
      (market) => market.main && markets.some(({ id }) => id === market.id),
    );
    expect(markets.length).toBeGreaterThan(0);
    expect(markets).toEqual(main);
  });

  it('offers no market and no figures of a match while the site has them switched off [ANCHOR-001]', async () => {
    const admin = await test.operator('administrator');
    await setSiteSwitches(test, admin.api, { footballVenue: false, footballIntelligence: false });
    expect((await test.visitor.getLiveOdds({ matchId: early.matchId })).markets).toEqual([]);
    const { fixture, momentum, figures } = await test.page(early.matchId);
    expect({ momentum, figures }).toEqual({ momentum: null, figures: null });
    // The sportsbook has a switch of its own.
    expect(fixture.markets.length).toBeGreaterThan(0);

    await setSiteSwitches(test, admin.api, { footballVenue: true, footballIntelligence: true });
    expect((await test.visitor.getLiveOdds({ matchId: early.matchId })).markets.length).toBeGreaterThan(0);
    expect((await test.page(early.matchId)).momentum).toEqual([]);
  });

  it('knows the room whose picture plays: none without one [LIVE-006]', async () => {
    expect(await test.visitor.getPlayingVideo({ matchId: early.matchId })).toEqual({ room: null });
  });

  it('counts venues with rooms and matches [LIVE-007, LIVE-008]', async () => {
    expect(await test.visitor.fetchLiveVenues({})).toEqual({
      venues: [{ venueName: 'fairway', title: 'Fairway 体育', rooms: 2 }],
    });
    expect(await test.visitor.countLiveMatches({})).toEqual({ live: 0, coming: 2 });
  });

  it('answers 100 of more rooms than a page holds, and no larger page [LIVE-020]', async () => {
    const rooms = Array.from({ length: 110 }, (_, index) => ({
      match_id: `${900_000 + index}`,
      title_zh: `第${index}场`,
      title_en: `Match ${index}`,
      starts_at: new Date('2026-08-15T18:00:00.000Z'),
      sport: 'football',
      competition_id: 'lobby',
    }));
    await test.app.db.transaction().execute((tx) => upsertMatchRooms(tx, rooms));
    const page = await test.visitor.listPopularLive({ page: 1, size: 100 });
    expect(page.rooms).toHaveLength(popularLivePageSize);
    expect(page.total).toBe(112);
    await expect(listed({ size: 101 })).rejects.toMatchObject({ error: 'inputInvalid' });
  });
});
