import { createHmac } from 'node:crypto';
import type { RoomWatchRule } from '@fairway/contract/live/states.ts';
import { liveVideoEndpoints } from '@fairway/contract/live/video-endpoints.ts';
import { playClaimText, readPlayPath } from '@fairway/contract/media/play-address.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fundMember } from '../../../testing/fund-member.ts';
import { setSiteSwitches } from '../../../testing/site-switches.ts';
import type { TestOperator } from '../../../testing/test-app.ts';
import type { MatchRoom } from '../testing/live-test.ts';
import { createLiveStage, type LiveStage, type StagedAnchor } from '../testing/live-stage.ts';

let test: LiveStage;
let admin: TestOperator;
let anchor: StagedAnchor;
let quiet: StagedAnchor;
let game: MatchRoom;
beforeAll(async () => {
  test = await createLiveStage();
  admin = await test.operator('administrator');
  anchor = await test.anchor('Video001');
  quiet = await test.anchor('Video002');
  await test.goLive(anchor);
  game = await test.matchRoom('Blue Town', 'Red Town', { date: '2026-08-15', time: '20:00' });
});
afterAll(() => test.end());

const roomNos = (rooms: readonly { chatRoomNo: string }[]) => rooms.map(({ chatRoomNo }) => chatRoomNo);
const rule = (watchRule: RoomWatchRule, moderator = test.moderator.api) =>
  moderator.setLiveRoomRule(
    { chatRoomNo: anchor.chatRoomNo, watchRule, delaySeconds: 0, reason: '测试规则' },
    test.once(),
  );
const watch = (client = test.visitor) => client.getWatchStatus({ chatRoomNo: anchor.chatRoomNo });
const urls = (client = test.visitor) => client.getSignedUrls({ chatRoomNo: anchor.chatRoomNo });

const switches = (change: object) => setSiteSwitches(test, admin.api, change);

describe('who may watch', () => {
  it('is answered with the rule: everyone, members, members who play [LIVE-009]', async () => {
    await rule('everyone');
    expect(await watch()).toEqual({ allowed: true, rule: 'everyone', secondsLeft: null, delaySeconds: 0 });
    await rule('members');
    expect(await watch()).toMatchObject({ allowed: false, rule: 'members' });
    await expect(urls()).rejects.toMatchObject({ error: 'watchRefused' });
    const member = await test.register('Watcher1');
    expect(await watch(member.api)).toMatchObject({ allowed: true });

    await rule('active');
    expect(await watch(member.api)).toMatchObject({ allowed: false, rule: 'active' });
    await fundMember(test.app, member.id, 1n);
    expect(await watch(member.api)).toMatchObject({ allowed: true, rule: 'active' });
  });

  it('is a preview of 300 s a viewer, whose clock the first address starts', async () => {
    await rule('preview');
    const visitor = test.clientOf();
    expect(await watch(visitor)).toMatchObject({ allowed: true, rule: 'preview', secondsLeft: 300 });
    test.clock.advance({ seconds: 400 });
    expect(await watch(visitor)).toMatchObject({ secondsLeft: 300 });

    const first = await urls(visitor);
    expect(Date.parse(first.expiresAt) - test.clock.now().getTime()).toBe(300_000);
    test.clock.advance({ seconds: 290 });
    expect(await watch(visitor)).toMatchObject({ allowed: true, secondsLeft: 10 });
    // The next address ends with the preview, not 300 s later.
    const next = await urls(visitor);
    expect(Date.parse(next.expiresAt) - test.clock.now().getTime()).toBe(10_000);
    test.clock.advance({ seconds: 10 });
    expect(await watch(visitor)).toMatchObject({ allowed: false, secondsLeft: 0 });
    await expect(urls(visitor)).rejects.toMatchObject({ error: 'watchRefused' });

    expect(await watch(test.clientOf())).toMatchObject({ allowed: true, secondsLeft: 300 });
    const member = await test.register('Watcher2');
    expect(await watch(member.api)).toMatchObject({ allowed: true, secondsLeft: null });
  });

  it('is nobody in a room whose picture an operator switched off', async () => {
    await rule('off');
    const member = await test.register('Watcher9');
    for (const client of [test.clientOf(), member.api]) {
      expect(await watch(client)).toMatchObject({ allowed: false, rule: 'switchedOff', secondsLeft: null });
      await expect(urls(client)).rejects.toMatchObject({ error: 'watchRefused' });
      expect((await client.getVideoRoom({ chatRoomNo: anchor.chatRoomNo })).room.posterUrl).toBeNull();
    }
    await rule('everyone');
    expect(
      (await test.visitor.getVideoRoom({ chatRoomNo: anchor.chatRoomNo })).room.posterUrl,
    ).not.toBeNull();
  });

  it('is nobody while the site has anchors switched off [LIVE-011] [ANCHOR-001] [ANCHOR-006]', async () => {
    const on = {
      FOOTBALL_INTELLIGENCE: true,
      CHATROOM: true,
      ANCHOR: true,
      FBTY: true,
      WORLD_CUP: true,
      VIRTUAL_CURRENCY: true,
    };
    expect(await test.wireOf().getControlSwitchConf({})).toEqual(on);
    expect(await test.visitor.getVideoSwitch({})).toEqual({ on: true });

    await switches({ anchor: false, worldCup: false });
    expect(await test.wireOf().getControlSwitchConf({})).toEqual({ ...on, ANCHOR: false, WORLD_CUP: false });
    expect(await test.visitor.getVideoSwitch({})).toEqual({ on: false });
    const { room } = await test.visitor.getVideoRoom({ chatRoomNo: anchor.chatRoomNo });
    expect(room.posterUrl).toBeNull();
    expect(await watch()).toMatchObject({ allowed: false, rule: 'switchedOff' });
    await expect(urls()).rejects.toMatchObject({ error: 'watchRefused' });

    await switches({ anchor: true, worldCup: true, chat: false });
    expect(await test.wireOf().getControlSwitchConf({})).toEqual({ ...on, CHATROOM: false });
    await switches({ chat: true });
  });
});

describe('an address', () => {
  it('is signed for one room, its renditions and one viewer, and renewed for the same one', async () => {
    const member = await test.register('Watcher3');
    const { addresses } = await urls(member.api);
    expect(addresses.map(({ kind }) => kind)).toEqual(['parts', 'hls', 'poster']);
    const [read, hls] = addresses.map(({ path }) => readPlayPath(path));
    expect(read).toMatchObject({
      claim: { room: anchor.chatRoomNo, tracks: ['360p', 'sound'] },
      rest: 'parts',
    });
    expect(hls?.rest).toBe('master.m3u8');
    const claim = read?.claim;
    if (!claim) throw new Error('no address that the origin reads');
    // Recomputed from the contract: what the origin compares it with.
    const expected = createHmac('sha256', test.media.playKey).update(playClaimText(claim)).digest('hex');
    expect(claim.signature).toBe(expected);

    test.clock.advance({ seconds: 240 });
    const renewed = readPlayPath((await urls(member.api)).addresses[0]?.path ?? '');
    expect(renewed?.claim.viewer).toBe(claim.viewer);
    const other = readPlayPath((await urls()).addresses[0]?.path ?? '');
    expect(other?.claim.viewer).not.toBe(claim.viewer);
  });

  it('is not given for a room that shows nothing', async () => {
    const member = await test.register('Watcher4');
    await expect(member.api.getSignedUrls({ chatRoomNo: quiet.chatRoomNo })).rejects.toMatchObject({
      error: 'streamUnavailable',
    });
    await expect(member.api.getSignedUrls({ chatRoomNo: '999999' })).rejects.toMatchObject({
      error: 'roomNotFound',
    });
  });

  it('of a poster is given to everybody and plays nothing', async () => {
    const member = await test.register('Watcher5');
    const poster = async (client: LiveStage['visitor']) =>
      (await client.getVideoRoom({ chatRoomNo: anchor.chatRoomNo })).room.posterUrl;
    expect(await poster(member.api)).toMatch(/^\/v1\/play\/\d+\/poster\/m[0-9a-f]{32}\/.*\/poster\.mp4$/);
    await rule('active', await test.moderator.signInAgain());
    const path = (await poster(test.visitor)) ?? '';
    expect(readPlayPath(path)?.claim).toMatchObject({ room: anchor.chatRoomNo, tracks: ['poster'] });
    const { room } = await test.visitor.getVideoRoom({ chatRoomNo: quiet.chatRoomNo });
    expect(room.posterUrl).toBeNull();
  });
});

describe('lists of pictures', () => {
  it('are asked for by GET [LIVE-010]', () => {
    const lists = Object.entries(liveVideoEndpoints).filter(([name]) => name.startsWith('list'));
    expect(lists.length).toBeGreaterThan(4);
    for (const [name, { method }] of lists) expect(method, name).toBe('GET');
  });

  it('name what plays, the most heard first, and one room [LIVE-013] [LIVE-018]', async () => {
    const { videos } = await test.visitor.listVideos({});
    expect(roomNos(videos)).toEqual([anchor.chatRoomNo]);
    expect((await test.visitor.getPlayingRoom({})).room?.chatRoomNo).toBe(anchor.chatRoomNo);
    const { room } = await test.visitor.getVideoRoom({ chatRoomNo: quiet.chatRoomNo });
    expect(room).toMatchObject({ status: 'waiting', anchor: { name: 'Video002' } });
    await expect(test.visitor.getVideoRoom({ chatRoomNo: '999999' })).rejects.toMatchObject({
      error: 'roomNotFound',
    });
  });

  it('name the matches that have a picture [LIVE-017] [LIVE-006]', async () => {
    expect(await test.visitor.listVideoMatches({})).toEqual({ matches: [] });
    const manager = await test.manager.signInAgain();
    const { broadcastId } = await manager.openRoomBroadcast({ chatRoomNo: game.chatRoomNo });
    await test.media.hook(test, {
      kind: 'started',
      room: game.chatRoomNo,
      broadcast: broadcastId,
      at: 1,
      tracks: ['hd'],
    });
    const { matches } = await test.visitor.listVideoMatches({});
    expect(matches.map(({ fixtureId }) => fixtureId)).toEqual([game.matchId]);
    const playing = await test.visitor.getPlayingVideo({ matchId: game.matchId });
    expect(playing.room).toMatchObject({ chatRoomNo: game.chatRoomNo, status: 'live' });
  });

  it('name anchors’ rooms by venue, coming ones, a part of the name and language [LIVE-019]', async () => {
    const list = async (query: object) => roomNos((await test.visitor.listAnchorRooms(query)).rooms);
    expect(await list({})).toEqual([anchor.chatRoomNo]);
    expect(await list({ dep: '1' })).toEqual([anchor.chatRoomNo, quiet.chatRoomNo]);
    expect(await list({ dep: '1', alias: '002' })).toEqual([quiet.chatRoomNo]);
    expect(await list({ venueNames: 'fairway,beichen' })).toEqual([anchor.chatRoomNo]);
    expect(await list({ venueNames: 'beichen' })).toEqual([]);
    expect(await list({ venueNames: '', alias: '' })).toEqual([anchor.chatRoomNo]);
    const titles = async (lang: string) =>
      (await test.visitor.listAnchorRooms({ lang })).rooms.map(({ title }) => title);
    expect(await titles('zh-CN')).toEqual(['Video001的直播间']);
    expect(await titles('en')).toEqual(['Video001 live']);
  });

  it('have labels for their codes, and categories as tabs [LIVE-012] [LIVE-015]', async () => {
    const { kinds, statuses, rules } = await test.visitor.getVideoDictionary({});
    expect(kinds).toEqual({ match: '赛事', anchor: '主播', table: '真人桌' });
    expect(statuses).toMatchObject({ live: '直播中', takenDown: '已下架' });
    expect(rules['everyone']).toBe('所有人可看');
    const { categories } = await test.visitor.listVideoCategories({});
    expect(categories).toEqual([
      { code: 'all', title: '全部', rooms: 3 },
      { code: 'match', title: '赛事', rooms: 1 },
      { code: 'anchor', title: '主播', rooms: 2 },
      { code: 'football', title: '足球', rooms: 1 },
    ]);
  });
});

describe('domains', () => {
  it('are those of the site’s configuration in their order, else the own host [LIVE-016]', async () => {
    const { port } = new URL(test.media.env['MEDIA_URL'] ?? '');
    expect(await test.visitor.listVideoDomains({})).toEqual({ domains: [`http://127.0.0.1:${port}`] });
    const live = ['https://v1.example', 'https://v2.example', 'https://v3.example'];
    const { version, configuration } = await admin.api.getSiteDraft({});
    const domainLists = { ...configuration.domainLists, live };
    await admin.api.updateSiteConfig({ version, ...configuration, domainLists });
    test.clock.advance({ seconds: 2 });
    expect(await test.visitor.listVideoDomains({})).toEqual({ domains: live });
  });
});
