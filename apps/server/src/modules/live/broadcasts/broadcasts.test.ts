import type { MediaHook } from '@fairway/contract/media/hook-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256Hex } from '#platform/crypto/hash.ts';
import { createLiveStage, type LiveStage, type StagedAnchor } from '../testing/live-stage.ts';
import { onAir } from '../testing/test-media.ts';
import { compareBroadcasts } from './compare-broadcasts.job.ts';

let test: LiveStage;
let anchor: StagedAnchor;
beforeAll(async () => {
  test = await createLiveStage();
  anchor = await test.anchor('Studio01');
});
afterAll(() => test.end());
beforeEach(() => {
  test.media.onAir = [];
  test.clock.advance({ seconds: 10 });
});

const own = async () => (await anchor.api.getOwnBroadcast({})).broadcast;
const report = (kind: 'started' | 'interrupted' | 'ended', broadcast: string, more: object = {}) => {
  const facts = { room: anchor.chatRoomNo, broadcast, at: test.clock.now().getTime() };
  const beside = {
    started: { tracks: ['360p', 'sound'] },
    interrupted: {},
    ended: { reason: 'publisher', segments: 3, head: 'ab'.repeat(32) },
  };
  return test.media.hook(test, { kind, ...facts, ...beside[kind], ...more } as never);
};
const endOwn = () => anchor.api.endOwnBroadcast({});

describe('a stream key', () => {
  it('is shown once, kept as its SHA-256, and another one replaces it before anything was sent', async () => {
    const first = await anchor.api.openBroadcast({});
    const second = await anchor.api.openBroadcast({});
    expect(second.broadcastId).toBe(first.broadcastId);
    const admit = (key: string) => test.media.hook(test, { kind: 'admit', keyHash: sha256Hex(key) });
    expect(await admit(first.streamKey)).toEqual({ status: 'refused', reason: 'unknownKey' });
    expect(await admit(second.streamKey)).toEqual({
      status: 'admitted',
      room: anchor.chatRoomNo,
      broadcast: second.broadcastId,
      delay: 0,
      keep: true,
    });
    const { rows } = await sql<{ found: boolean }>`
      select count(*) > 0 as found from platform_operations
      where coalesce(answer::text, answer_text) like ${`%${second.streamKey}%`}`.execute(test.app.db);
    expect(rows[0]?.found).toBe(false);

    await endOwn();
    expect(await admit(second.streamKey)).toEqual({ status: 'refused', reason: 'usedKey' });
  });

  it('names the origin by the site’s own host and its port, or by the domains that operators listed', async () => {
    const { domains, rtmpUrl } = await anchor.api.openBroadcast({});
    const { port } = new URL(test.media.env['MEDIA_URL'] ?? '');
    expect(domains).toEqual([`http://127.0.0.1:${port}`]);
    expect(rtmpUrl).toBe('rtmp://127.0.0.1:1936/live');
    await endOwn();
  });
});

describe('a broadcast', () => {
  it('goes live, breaks off, returns and ends, and its room says so', async () => {
    const { broadcastId } = await anchor.api.openBroadcast({});
    expect(await own()).toMatchObject({ status: 'ready', startedAt: null });
    expect(await report('started', broadcastId)).toEqual({ status: 'noted' });
    expect(await report('started', broadcastId)).toEqual({ status: 'noted' });
    const startedAt = test.clock.now().toISOString();
    expect(await own()).toMatchObject({ status: 'live', startedAt, endsAt: null });
    await expect(anchor.api.openBroadcast({})).rejects.toMatchObject({ error: 'broadcastOpen' });
    const { room } = await test.visitor.getVideoRoom({ chatRoomNo: anchor.chatRoomNo });
    expect(room.status).toBe('live');

    test.clock.advance({ seconds: 30 });
    await report('interrupted', broadcastId);
    const endsAt = new Date(test.clock.now().getTime() + 60_000).toISOString();
    expect(await own()).toMatchObject({ status: 'interrupted', endsAt });
    await report('started', broadcastId);
    expect(await own()).toMatchObject({ status: 'live', startedAt, endsAt: null });

    expect(await report('ended', broadcastId)).toEqual({ status: 'noted' });
    expect(await own()).toMatchObject({ status: 'ended', reason: '' });
    expect(await report('started', broadcastId)).toEqual({ status: 'over' });
    const { broadcasts } = await test.visitor.getAnchor({ anchorId: anchor.anchorId });
    expect(broadcasts[0]).toMatchObject({ broadcastId, status: 'ended', startedAt });
  });

  it('is announced to other modules once, at its first picture and at its end', async () => {
    const { broadcastId } = await anchor.api.openBroadcast({});
    await report('started', broadcastId);
    await report('interrupted', broadcastId);
    await report('started', broadcastId);
    await report('ended', broadcastId, { reason: 'fault', fault: 'keyFrame' });
    await report('ended', broadcastId, { reason: 'fault', fault: 'keyFrame' });
    const { rows } = await sql<{ name: string; payload: { reason?: string } }>`
      select name, payload from platform_outbox where payload ->> 'broadcastId' = ${broadcastId} order by id`.execute(
      test.app.db,
    );
    expect(rows.map(({ name, payload }) => [name, payload.reason ?? ''])).toEqual([
      ['broadcast.started', ''],
      ['broadcast.ended', 'keyFrame'],
    ]);
    expect(await own()).toMatchObject({ reason: 'keyFrame' });
  });

  it('keeps the head of its chain, the first that was reported for so many segments', async () => {
    const { broadcastId } = await anchor.api.openBroadcast({});
    await report('started', broadcastId);
    const head = (hash: string) =>
      test.media.hook(test, {
        kind: 'head',
        room: anchor.chatRoomNo,
        broadcast: broadcastId,
        at: 1,
        segments: 30,
        head: hash.repeat(32),
      });
    await head('0a');
    await head('0b');
    const { heads } = await test.visitor.getBroadcastHeads({ broadcastId });
    expect(heads).toMatchObject([{ segments: 30, head: '0a'.repeat(32) }]);
    const unknown = { broadcastId: test.app.ids.uuid() };
    await expect(test.visitor.getBroadcastHeads(unknown)).rejects.toMatchObject({
      error: 'liveBroadcastNotFound',
    });
    await endOwn();
  });

  it('believes nobody but the origin: another secret, an old message, an unknown broadcast', async () => {
    const { broadcastId } = await anchor.api.openBroadcast({});
    const started: MediaHook = {
      kind: 'started',
      room: anchor.chatRoomNo,
      broadcast: broadcastId,
      at: 1,
      tracks: ['360p'],
    };
    expect(await test.media.hook(test, started, 'another-secret-0123456789')).toBeUndefined();
    expect(await own()).toMatchObject({ status: 'ready' });
    expect(await report('started', test.app.ids.uuid())).toEqual({ status: 'over' });
    expect(await report('started', 'no-id-at-all')).toEqual({ status: 'over' });
    await endOwn();
  });
});

describe('the asking each five seconds', () => {
  it('decides where a hook was lost, in both directions', async () => {
    const { broadcastId } = await anchor.api.openBroadcast({});
    test.media.onAir = [onAir(anchor.chatRoomNo, broadcastId, { viewers: 7, frozen: true })];
    await compareBroadcasts(test.app);
    expect(await own()).toMatchObject({ status: 'live', viewers: 7, frozen: true });

    test.media.onAir = [];
    await compareBroadcasts(test.app);
    expect(await own()).toMatchObject({ status: 'interrupted' });
    test.clock.advance({ seconds: 59 });
    await compareBroadcasts(test.app);
    expect(await own()).toMatchObject({ status: 'interrupted' });
    test.clock.advance({ seconds: 1 });
    await compareBroadcasts(test.app);
    expect(await own()).toMatchObject({ status: 'ended', viewers: 0 });
  });

  it('believes what it knew of an origin that is silent for less than 15 s', async () => {
    const broadcastId = await test.goLive(anchor);
    test.media.onAir = undefined;
    test.clock.advance({ seconds: 14 });
    await compareBroadcasts(test.app);
    expect(await own()).toMatchObject({ broadcastId, status: 'live' });
    test.clock.advance({ seconds: 1 });
    await compareBroadcasts(test.app);
    expect(await own()).toMatchObject({ status: 'interrupted' });
    await endOwn();
  });

  it('ends at the origin what is over here', async () => {
    const broadcastId = await test.goLive(anchor);
    await endOwn();
    await test.work();
    test.media.orders.length = 0;
    test.media.onAir = [onAir(anchor.chatRoomNo, broadcastId)];
    await compareBroadcasts(test.app);
    await test.work();
    expect(test.media.orders).toEqual([
      {
        path: '/v1/take-down',
        fields: { room: anchor.chatRoomNo, broadcast: broadcastId, reason: 'ended' },
      },
    ]);
  });
});

describe('a moderator', () => {
  it('takes a broadcast down at once, with a reason, once', async () => {
    const broadcastId = await test.goLive(anchor);
    const { broadcasts } = await test.moderator.api.listLiveBroadcasts({ status: 'live' });
    expect(broadcasts).toEqual([
      expect.objectContaining({ broadcastId, anchorName: 'Studio01', watchRule: 'preview' }),
    ]);
    expect(broadcasts[0]?.posterUrl).toMatch(/^\/v1\/play\/.*\/poster\.mp4$/);

    const press = test.once();
    const takedown = { broadcastId, reason: '画面违规' };
    const { broadcast } = await test.moderator.api.takeDownBroadcast(takedown, press);
    expect(broadcast).toMatchObject({ status: 'takenDown', reason: '画面违规', posterUrl: null });
    expect(await test.moderator.api.takeDownBroadcast(takedown, press)).toEqual({ broadcast });
    await expect(test.moderator.api.takeDownBroadcast(takedown, test.once())).rejects.toMatchObject({
      error: 'broadcastOver',
    });
    test.media.orders.length = 0;
    await test.work();
    expect(test.media.orders).toEqual([
      {
        path: '/v1/take-down',
        fields: { room: anchor.chatRoomNo, broadcast: broadcastId, reason: 'takenDown' },
      },
    ]);
    expect(await report('started', broadcastId)).toEqual({ status: 'over' });
    const { room } = await test.visitor.getVideoRoom({ chatRoomNo: anchor.chatRoomNo });
    expect(room.status).toBe('takenDown');
    expect((await test.auditOf('takeDownBroadcast'))[0]).toEqual(
      expect.objectContaining({ object_id: broadcastId, reason: '画面违规' }),
    );
  });

  it('may not open a broadcast in an anchor’s room, and an anchor manager only in a match’s', async () => {
    const { chatRoomNo } = await test.matchRoom('Blue Town', 'Red Town', {
      date: '2026-08-15',
      time: '20:00',
    });
    await expect(test.moderator.api.openRoomBroadcast({ chatRoomNo })).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    await expect(test.manager.api.openRoomBroadcast({ chatRoomNo: anchor.chatRoomNo })).rejects.toMatchObject(
      { error: 'roomNotFound' },
    );
    const { streamKey, broadcastId } = await test.manager.api.openRoomBroadcast({ chatRoomNo });
    expect(await test.media.hook(test, { kind: 'admit', keyHash: sha256Hex(streamKey) })).toMatchObject({
      status: 'admitted',
      room: chatRoomNo,
      broadcast: broadcastId,
      // The house's room: no anchor has agreed to a replay.
      keep: false,
    });
  });

  it('sets who may watch and by how much later, and the origin is ordered the delay', async () => {
    const { chatRoomNo } = anchor;
    const rule = { chatRoomNo, watchRule: 'members', delaySeconds: 20, reason: '比赛版权要求' } as const;
    test.media.orders.length = 0;
    await test.moderator.api.setLiveRoomRule(rule, test.once());
    await test.work();
    expect(test.media.orders).toEqual([{ path: '/v1/delay', fields: { room: chatRoomNo, delay: 20 } }]);
    expect(await test.visitor.getWatchStatus({ chatRoomNo })).toEqual({
      allowed: false,
      rule: 'members',
      secondsLeft: null,
      delaySeconds: 20,
    });
  });
});
