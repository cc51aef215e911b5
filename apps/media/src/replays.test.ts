import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReplayIndex } from '@fairway/contract/media/replay-index.ts';
import type { RecordedSegment } from './disk/recorded-segment.ts';
import { eventually } from './testing/eventually.ts';
import { createMediaStage, hashOf, type MediaStage } from './testing/media-stage.ts';
import { TestPublisher } from './testing/publisher.ts';

let stage: MediaStage;
let studio: TestPublisher;

beforeEach(async () => {
  stage = await createMediaStage();
  studio = new TestPublisher(stage);
  await studio.begin();
});
afterEach(async () => {
  studio.leave();
  await stage.end();
});

const get = (rest: string, address = stage.replayAddress()) => stage.get(`${address}/${rest}`);
const sha256 = (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
const kept = async () => (await stage.order('/v1/replays', {})).said['replays'];
const index = async () => (await (await get('index.json')).json()) as ReplayIndex;
/** In milliseconds; sound comes in fiftieths of a second and ends up to 10 ms after the picture. */
const lengthOf = (length: number) => eventually(async () => (await index()).duration).toBe(length);

async function end(): Promise<void> {
  studio.say({ kind: 'end' });
  await studio.news.closed;
}

describe('a broadcast that is over', () => {
  it('is kept whole, beyond the half hour of the ring', async () => {
    await studio.run(8 * 3 + 2);
    await end();
    const chain = await (await stage.get(`${stage.address()}/chain.jsonl`)).text();
    stage.pass(31 * 60);
    // 26 quarters of a second.
    await lengthOf(6500);
    const { tracks } = await index();
    expect(tracks.map(({ track, width, codecs }) => [track, width, codecs])).toEqual([
      ['hd', 320, { 0: 'avc1.42c00b' }],
      ['360p', 160, { 0: 'avc1.42c00a' }],
      ['sound', 0, { 0: 'opus' }],
    ]);
    expect(tracks[0]?.segments.map(({ n, at, ms }) => [n, at, ms])).toEqual([
      [0, 0, 2000],
      [1, 2000, 2000],
      [2, 4000, 2000],
      [3, 6000, 500],
    ]);
    const links = chain
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as RecordedSegment);
    expect(links.length).toBeGreaterThan(9);
    expect(await (await get('chain.jsonl')).text()).toBe(chain);
    for (const { track, segment, sha256: hash } of links) {
      const answer = await get(`${track}/seg-${segment}.m4s`);
      expect(sha256(await answer.arrayBuffer())).toBe(hash);
    }
    expect((await get('hd/init-0.mp4')).status).toBe(200);
    expect(await kept()).toMatchObject([{ room: 'r1', broadcast: 'b1' }]);
  });

  it('plays as HLS as well', async () => {
    await studio.run(17);
    await end();
    await lengthOf(4260);
    expect(await (await get('master.m3u8')).text()).toContain(
      'RESOLUTION=320x180,CODECS="avc1.42c00b,opus",AUDIO="sound"\nhd/index.m3u8',
    );
    const list = await (await get('hd/index.m3u8')).text();
    expect(list.split('\n').filter((line) => /^seg|ENDLIST|VOD/.test(line))).toEqual([
      '#EXT-X-PLAYLIST-TYPE:VOD',
      'seg-0.m4s',
      'seg-1.m4s',
      'seg-2.m4s',
      '#EXT-X-ENDLIST',
    ]);
  });

  it('leaves out the time in which the origin was gone, and goes on where it was', async () => {
    await studio.run(17);
    await stage.restart();
    stage.now += 20_000;
    studio = new TestPublisher(stage);
    await studio.begin();
    await studio.run(9);
    await end();
    // Two whole segments; the rest of the third died with the origin, then nine quarters.
    await lengthOf(4000 + 2260);
    const [picture] = (await index()).tracks;
    expect(picture?.segments.map(({ at, init }) => [at, init])).toEqual([
      [0, 0],
      [2000, 0],
      [4000, 1016],
      [6000, 1016],
    ]);
  });

  it('is nowhere after a takedown, nor once the server has forgotten it', async () => {
    await studio.run(17);
    await eventually(async () => (await get('index.json')).status).toBe(200);
    expect((await stage.order('/v1/forget', { room: 'r2', broadcast: 'b1' })).said).toEqual({
      status: 'unknown',
    });
    expect(
      (await stage.order('/v1/take-down', { room: 'r1', broadcast: 'b1', reason: 'takenDown' })).http,
    ).toBe(200);
    expect((await get('index.json')).status).toBe(404);
    expect((await get('hd/seg-0.m4s')).status).toBe(404);
    await eventually(() => existsSync(join(stage.folder, 'replays/r1/b1'))).toBe(false);
    expect(await kept()).toEqual([]);
  });

  it('stays through a restart until it is forgotten', async () => {
    await studio.run(9);
    await end();
    await lengthOf(2260);
    await stage.restart();
    expect((await index()).duration).toBe(2260);
    expect((await stage.order('/v1/forget', { room: 'r1', broadcast: 'b1' })).said).toEqual({
      status: 'done',
    });
    expect((await get('index.json')).status).toBe(404);
  });
});

describe('the address of a replay', () => {
  it('is good for one broadcast, one viewer and its time', async () => {
    await studio.run(9);
    await eventually(async () => (await get('index.json')).status).toBe(200);
    const of = async (address: string) => (await get('index.json', address)).status;
    expect(await of(stage.replayAddress({}, 'a-key-that-nobody-has-given'))).toBe(403);
    expect(await of(stage.replayAddress().replace('/m1/', '/m2/'))).toBe(403);
    expect(await of(stage.replayAddress({ broadcast: 'b2' }))).toBe(404);
    expect(await of(stage.replayAddress({ room: 'r2' }))).toBe(404);
    expect(await of(stage.replayAddress({ expiresAt: Math.floor(stage.now / 1000) }))).toBe(401);
    // What was signed for the live picture opens no replay.
    expect(await of(stage.address().replace('/v1/play/', '/v1/replay/'))).toBe(403);
    expect((await get('../b2/index.json')).status).toBe(403);
    expect((await get('hd/seg-99.m4s')).status).toBe(404);
    await stage.order('/v1/ban', { viewer: 'm1', until: stage.now + 60_000 });
    expect(await of(stage.replayAddress())).toBe(403);
  });
});

describe('what is kept', () => {
  it('is only what the server wants to be kept', async () => {
    stage.keys.set(hashOf('other'), {
      status: 'admitted',
      room: 'r2',
      broadcast: 'b2',
      delay: 0,
      keep: false,
    });
    const other = new TestPublisher(stage, { key: 'other' });
    await other.begin();
    await other.run(17);
    other.leave();
    await studio.run(9);
    await eventually(kept).toMatchObject([{ broadcast: 'b1' }]);
  });
});
