import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readInit, readPart } from '@fairway/cmaf';
import { mediaStatusSchema } from '@fairway/contract/media/order-schemas.ts';
import { createMediaStage, hashOf, type MediaStage } from './testing/media-stage.ts';
import { TestPlayer } from './testing/player.ts';
import { TestPublisher } from './testing/publisher.ts';

const oldKey = 'the-play-key-of-yesterday';
let stage: MediaStage;
let studio: TestPublisher;

beforeEach(async () => {
  stage = await createMediaStage({ MEDIA_PLAY_KEY_BEFORE: oldKey });
  studio = new TestPublisher(stage);
  await studio.begin();
  await studio.run(12);
});
afterEach(async () => {
  studio.leave();
  await stage.end();
});

const closing = (address: string) => new TestPlayer(stage, address).box.closed;

describe('playing by parts', () => {
  it('begins with the last key frame: init segments, pictures, and the sound from there on', async () => {
    const viewer = new TestPlayer(stage);
    // The second key frame is part 8: init, four pictures, init, five parts of sound at most.
    const frames = await viewer.frames(10);
    const of = (track: string) => frames.filter((frame) => frame.track === track);
    expect(of('hd').map(({ kind, number, key }) => [kind, number, key])).toEqual([
      ['init', 0, true],
      ['part', 8, true],
      ['part', 9, false],
      ['part', 10, false],
      ['part', 11, false],
    ]);
    expect(of('sound')[0]?.kind).toBe('init');
    const [init, first] = of('hd');
    const track = readInit(init?.payload ?? new Uint8Array());
    const part = readPart(track, first?.payload ?? new Uint8Array());
    expect([part.key, part.capturedAt]).toEqual([true, first?.capturedAt]);
  });

  it('says first what the room has', async () => {
    const viewer = new TestPlayer(stage);
    expect(await viewer.box.find(({ kind }) => kind === 'room')).toMatchObject({
      live: true,
      delay: 0,
      tracks: [
        { track: 'hd', codec: 'avc1.42c00b', width: 320, height: 180 },
        { track: '360p', codec: 'avc1.42c00a', width: 160, height: 90 },
        { track: 'sound', codec: 'opus' },
      ],
    });
  });

  it('changes the picture at the next key frame of the other one', async () => {
    const viewer = new TestPlayer(stage, stage.address(), '?video=hd');
    await viewer.frames(5);
    viewer.say({ kind: 'choose', video: '360p', sound: false });
    viewer.say({ kind: 'renew', path: `${stage.address()}/parts` });
    await viewer.box.find(({ kind }) => kind === 'renewed');
    await studio.run(6);
    const frames = (await viewer.frames(13)).slice(5);
    expect(frames.map(({ track, kind, number }) => `${track} ${kind} ${number}`)).toEqual([
      'hd part 12',
      'hd part 13',
      'hd part 14',
      'hd part 15',
      // Sent before the other picture's part of the same quarter of a second, which takes its place in a player.
      'hd part 16',
      '360p init 0',
      '360p part 16',
      '360p part 17',
    ]);
  });

  it('plays sound alone', async () => {
    const viewer = new TestPlayer(stage, stage.address(), '?sound=1');
    const frames = await viewer.frames(3);
    expect(new Set(frames.map(({ track }) => track))).toEqual(new Set(['sound']));
  });

  it('holds parts back for the delay of the room', async () => {
    stage.keys.set(hashOf('late'), {
      status: 'admitted',
      room: 'r2',
      broadcast: 'b2',
      delay: 10,
      keep: false,
    });
    const late = new TestPublisher(stage, { key: 'late' });
    await late.begin();
    await late.run(4);
    const viewer = new TestPlayer(stage, stage.address({ room: 'r2' }));
    expect(await viewer.box.find(({ kind }) => kind === 'room')).toMatchObject({ delay: 10, tracks: [] });
    expect(viewer.box.frames).toEqual([]);
    stage.pass(10);
    expect((await viewer.frames(2)).slice(0, 2).map(({ kind }) => kind)).toEqual(['init', 'part']);
    late.leave();
  });
});

describe('a signed address', () => {
  const change = (address: string, at: number) =>
    address.slice(0, at) + (address[at] === '0' ? '1' : '0') + address.slice(at + 1);

  it('is good for its room and viewer alone, and not with one byte changed', async () => {
    const good = stage.address();
    const bad = [
      change(good, good.length - 1),
      good.replace('/r1/', '/r2/'),
      good.replace('/m1/', '/m2/'),
      good.replace('hd.360p.sound', 'hd.sound'),
      stage.address({}, 'a-key-that-is-not-ours'),
    ];
    expect((await stage.get(`${good}/master.m3u8`)).status).toBe(200);
    for (const address of bad) {
      expect((await stage.get(`${address}/master.m3u8`)).status).toBe(403);
      expect(await closing(address)).toEqual({ code: 4403, reason: 'refused' });
    }
  });

  it('expires: 401, and an open play ends unless it was renewed', async () => {
    const expiresAt = Math.floor(stage.now / 1000) + 30;
    const address = stage.address({ expiresAt });
    const [kept, lost] = [new TestPlayer(stage, address), new TestPlayer(stage, address)];
    await Promise.all([kept.frames(2), lost.frames(2)]);
    stage.pass(24);
    kept.say({ kind: 'renew', path: `${stage.address()}/parts` });
    await kept.box.find(({ kind }) => kind === 'renewed');
    stage.pass(6);
    expect(await lost.box.closed).toEqual({ code: 4401, reason: 'expired' });
    expect(kept.socket.readyState).toBe(kept.socket.OPEN);
    expect((await stage.get(`${address}/master.m3u8`)).status).toBe(401);
    expect(await closing(address)).toEqual({ code: 4401, reason: 'expired' });
  });

  it('is not renewed for another viewer or room', async () => {
    for (const over of [{ viewer: 'm2' }, { room: 'r2' }]) {
      const viewer = new TestPlayer(stage);
      await viewer.frames(1);
      viewer.say({ kind: 'renew', path: `${stage.address(over)}/parts` });
      expect(await viewer.box.closed).toEqual({ code: 4403, reason: 'refused' });
    }
  });

  it('may be signed with the key before, too', async () => {
    expect((await stage.get(`${stage.address({}, oldKey)}/master.m3u8`)).status).toBe(200);
  });

  it('gives only the tracks that it names', async () => {
    const small = stage.address({ tracks: ['360p'] });
    expect((await stage.get(`${small}/hls/hd/index.m3u8`)).status).toBe(403);
    expect((await stage.get(`${small}/hls/360p/index.m3u8`)).status).toBe(200);
    const viewer = new TestPlayer(stage, small);
    await viewer.box.find(({ kind }) => kind === 'room');
    viewer.say({ kind: 'renew', path: `${small}/parts` });
    await viewer.box.find(({ kind }) => kind === 'renewed');
    expect(viewer.box.frames).toEqual([]);
  });

  it('signed for the poster alone shows it, and plays nothing', async () => {
    const address = stage.address({ tracks: ['poster'] });
    expect((await stage.get(`${address}/poster.mp4`)).status).toBe(200);
    expect((await stage.get(`${address}/hls/360p/seg-0.m4s`)).status).toBe(403);
    expect(await closing(address)).toEqual({ code: 4403, reason: 'refused' });
    expect((await stage.get(`${stage.address({ tracks: ['sound'] })}/poster.mp4`)).status).toBe(404);
  });

  it('opens six plays of a viewer and no seventh', async () => {
    const viewers = Array.from({ length: 6 }, () => new TestPlayer(stage));
    await Promise.all(viewers.map((one) => one.frames(1)));
    expect(await closing(stage.address())).toEqual({ code: 4429, reason: 'tooMany' });
  });
});

describe('orders of the server', () => {
  it('take a broadcast down: plays, publisher and playlists end', async () => {
    const viewer = new TestPlayer(stage);
    await viewer.frames(2);
    const order = { room: 'r1', broadcast: 'b1', reason: 'takenDown' };
    expect((await stage.order('/v1/take-down', order)).said).toEqual({ status: 'done' });
    expect(await viewer.box.closed).toEqual({ code: 4451, reason: 'takenDown' });
    expect(await studio.news.closed).toEqual({ code: 4451, reason: 'takenDown' });
    for (const rest of ['master.m3u8', 'dvr.m3u8', 'poster.mp4', 'hls/hd/seg-0.m4s'])
      expect((await stage.get(`${stage.address()}/${rest}`)).status).toBe(451);
    expect(await new TestPublisher(stage).news.closed).toMatchObject({ code: 4410 });
    expect((await stage.order('/v1/take-down', { ...order, broadcast: 'b9' })).said).toEqual({
      status: 'unknown',
    });
  });

  it('ban a viewer: the plays end, and no address of the viewer opens another until then', async () => {
    const [banned, other] = [new TestPlayer(stage), new TestPlayer(stage, stage.address({ viewer: 'm2' }))];
    await Promise.all([banned.frames(2), other.frames(2)]);
    await stage.order('/v1/ban', { viewer: 'm1', room: 'r1', until: stage.now + 60_000 });
    expect(await banned.box.closed).toEqual({ code: 4403, reason: 'refused' });
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    expect((await stage.get(`${stage.address()}/master.m3u8`)).status).toBe(403);
    stage.pass(61);
    expect((await stage.get(`${stage.address()}/master.m3u8`)).status).toBe(200);
  });

  it('ban whom a room shows its picture to, operators alone look on; a time that is past lifts it', async () => {
    const viewers = ['m1', 'v2'].map((viewer) => new TestPlayer(stage, stage.address({ viewer })));
    const operator = new TestPlayer(stage, stage.address({ viewer: 'o3' }));
    await Promise.all([...viewers, operator].map((player) => player.frames(2)));
    await stage.order('/v1/ban', { room: 'r1', until: stage.now + 300_000 });
    for (const { box } of viewers) expect(await box.closed).toEqual({ code: 4403, reason: 'refused' });
    expect(operator.socket.readyState).toBe(operator.socket.OPEN);
    const master = `${stage.address()}/master.m3u8`;
    expect((await stage.get(master)).status).toBe(403);
    await stage.order('/v1/ban', { room: 'r1', until: 0 });
    expect((await stage.get(master)).status).toBe(200);
    expect((await stage.order('/v1/ban', { until: stage.now })).http).toBe(400);
  });

  it('tell what is on, and whether the picture stands', async () => {
    const viewer = new TestPlayer(stage);
    await viewer.frames(2);
    await stage.get(`${stage.address({ viewer: 'm3' })}/hls/hd/index.m3u8`);
    const { said } = await stage.order('/v1/status', {});
    expect(mediaStatusSchema.parse(said)).toMatchObject({
      status: 'ok',
      rooms: [{ room: 'r1', broadcast: 'b1', state: 'live', viewers: 2, frozen: false, silent: false }],
    });
    // Less than the 5 s that a publisher may be silent, more than the 10 s of a still picture together.
    stage.pass(11);
    const later = (await stage.order('/v1/status', {})).said;
    expect(later).toMatchObject({ rooms: [{ state: 'interrupted', frozen: true, viewers: 1 }] });
  });

  it('need the seal, the path it was made for, and the minute', async () => {
    expect((await stage.order('/v1/status', {}, 'another-secret-altogether')).http).toBe(401);
    expect((await stage.order('/v1/status', { more: 1 })).http).toBe(400);
    expect((await stage.order('/v1/other', {})).http).toBe(400);
    expect((await fetch(`${stage.url()}/v1/status`, { method: 'POST', body: '{}' })).status).toBe(401);
  });
});
