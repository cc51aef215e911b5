import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readInit, readPart } from '@fairway/cmaf';
import { broadcastLinkText, firstBroadcastHead } from '@fairway/contract/media/broadcast-link.ts';
import type { RecordedSegment } from './disk/recorded-segment.ts';
import { eventually } from './testing/eventually.ts';
import { createMediaStage, type MediaStage } from './testing/media-stage.ts';
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

const get = async (rest: string) => stage.get(`${stage.address()}/${rest}`);
const text = async (rest: string) => (await get(rest)).text();
const bytes = async (rest: string) => new Uint8Array(await (await get(rest)).arrayBuffer());
const lines = async (rest: string, like: RegExp) =>
  (await text(rest)).split('\n').filter((line) => like.test(line));

describe('LL-HLS', () => {
  it('lists two pictures and the sound that they share', async () => {
    await studio.run(2);
    const master = await text('master.m3u8');
    expect(master).toContain('RESOLUTION=320x180,CODECS="avc1.42c00b,opus",AUDIO="sound"\nhls/hd/index.m3u8');
    expect(master).toContain(
      'RESOLUTION=160x90,CODECS="avc1.42c00a,opus",AUDIO="sound"\nhls/360p/index.m3u8',
    );
    expect(master).toContain('URI="hls/sound/index.m3u8"');
  });

  it('lists complete segments with their parts, the parts that grow, and the part to come', async () => {
    await studio.run(18);
    const list = (await text('hls/hd/index.m3u8')).split('\n');
    expect(list).toContain('#EXT-X-PART-INF:PART-TARGET=0.25');
    expect(list).toContain('#EXT-X-MAP:URI="init-0.mp4"');
    expect(list.filter((line) => !line.startsWith('#') && line !== '')).toEqual(['seg-0.m4s', 'seg-1.m4s']);
    expect(list.filter((line) => line.startsWith('#EXTINF'))).toEqual(['#EXTINF:2,', '#EXTINF:2,']);
    expect(list.filter((line) => line.includes('INDEPENDENT=YES'))).toEqual(
      [0, 8, 16].map((n) => `#EXT-X-PART:DURATION=0.25,URI="part-${n}.m4s",INDEPENDENT=YES`),
    );
    expect(list).toContain('#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-18.m4s"');
    expect(list).toContain('#EXT-X-RENDITION-REPORT:URI="../360p/index.m3u8",LAST-MSN=2,LAST-PART=1');
  });

  it('answers a blocking question once the part is there, and the hinted part itself', async () => {
    await studio.run(9);
    const [list, part] = [text('hls/hd/index.m3u8?_HLS_msn=1&_HLS_part=1'), bytes('hls/hd/part-9.m4s')];
    const early = await Promise.race([list, new Promise((resolve) => setTimeout(resolve, 100, 'waits'))]);
    expect(early).toBe('waits');
    await studio.run(1);
    expect(await list).toContain('URI="part-9.m4s"');
    expect((await part).length).toBeGreaterThan(100);
    expect((await get('hls/hd/index.m3u8?_HLS_msn=9')).status).toBe(400);
    expect((await get('hls/hd/index.m3u8?_HLS_msn=x')).status).toBe(400);
    expect((await get('hls/hd/part-99.m4s')).status).toBe(404);
  });

  it('gives segments that are their parts one after another', async () => {
    await studio.run(9);
    const parts = await Promise.all(Array.from({ length: 8 }, (_, n) => bytes(`hls/hd/part-${n}.m4s`)));
    expect(await bytes('hls/hd/seg-0.m4s')).toEqual(Uint8Array.from(parts.flatMap((part) => [...part])));
  });

  it('counts what has left the window', async () => {
    await studio.run(8 * 7 + 1);
    expect(await lines('hls/hd/index.m3u8', /^seg|SEQUENCE/)).toEqual([
      '#EXT-X-MEDIA-SEQUENCE:3',
      '#EXT-X-DISCONTINUITY-SEQUENCE:0',
      ...[3, 4, 5, 6].map((n) => `seg-${n}.m4s`),
    ]);
  });
});

describe('poster.mp4', () => {
  it('is an init segment and the last key frame alone, the smaller picture unless the larger is asked for', async () => {
    await studio.run(10);
    const [small, large] = [await bytes('poster.mp4'), await bytes('poster.mp4?video=hd')];
    const init = await bytes('hls/hd/init-0.mp4');
    expect(large.slice(0, init.length)).toEqual(init);
    const part = readPart(readInit(init), large.slice(init.length));
    expect([part.samples.length, part.key, part.time]).toEqual([1, true, 180_000]);
    expect(small.length).toBeLessThan(large.length);
  });
});

describe('going back', () => {
  it('lists every segment of the ring, beyond the window in memory', async () => {
    await studio.run(8 * 8 + 1);
    await eventually(() => lines('hls/hd/dvr.m3u8', /^seg/)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((n) => `seg-${n}.m4s`),
    );
    await eventually(() => lines('hls/sound/dvr.m3u8', /^#EXTINF/)).toHaveLength(8);
    const track = readInit(await bytes('hls/hd/init-0.mp4'));
    const oldest = await bytes('hls/hd/seg-0.m4s');
    const first = (await bytes('hls/hd/seg-1.m4s')).length;
    expect([oldest.length > 1000, first > 1000, track.kind]).toEqual([true, true, 'picture']);
  });

  it('ends with the broadcast, and after half an hour nothing is left of it', async () => {
    await studio.run(9);
    studio.say({ kind: 'end' });
    await studio.news.closed;
    expect((await get('hls/hd/index.m3u8')).status).toBe(410);
    await eventually(() => lines('hls/hd/dvr.m3u8', /^seg|ENDLIST/)).toEqual([
      'seg-0.m4s',
      'seg-1.m4s',
      '#EXT-X-ENDLIST',
    ]);
    stage.pass(30 * 60 + 1);
    await eventually(async () => (await get('dvr.m3u8')).status).toBe(404);
    const folder = join(stage.folder, 'rooms/r1/b1/hd');
    await eventually(() => readdirSync(folder)).toEqual([]);
  });

  it('goes on after a restart: numbers, ring and chain', async () => {
    await studio.run(17);
    await eventually(() => lines('hls/hd/dvr.m3u8', /^seg/)).toHaveLength(2);
    await stage.restart();
    expect((await get('master.m3u8')).status).toBe(404);
    studio = new TestPublisher(stage);
    await studio.begin();
    expect(await studio.news.find(({ kind }) => kind === 'admitted')).toMatchObject({ next: { hd: 1016 } });
    await studio.run(9);
    await eventually(() => lines('hls/hd/dvr.m3u8', /^seg|DISC/)).toEqual([
      'seg-0.m4s',
      'seg-1.m4s',
      '#EXT-X-DISCONTINUITY',
      'seg-2.m4s',
    ]);
    expect(await verifyChain()).toBeGreaterThan(6);
  });
});

/** Checks every link from the first on, and the segments that can be had against them; answers how many there are. */
async function verifyChain(): Promise<number> {
  const links = (await text('chain.jsonl'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedSegment);
  let head = firstBroadcastHead;
  for (const link of links) {
    const body = await bytes(`hls/${link.track}/seg-${link.segment}.m4s`);
    expect(createHash('sha256').update(body).digest('hex')).toBe(link.sha256);
    head = createHash('sha256')
      .update(broadcastLinkText(head, { ...link, broadcast: 'b1' }))
      .digest('hex');
    expect(link.head).toBe(head);
  }
  return links.length;
}

describe('the chain', () => {
  it('links every segment of every track, and its head reaches the server each minute and at the end', async () => {
    await studio.run(8 * 3 + 1);
    const length = await verifyChain();
    expect(length).toBe(9);
    await studio.run(8);
    stage.now += 60_000;
    await studio.run(1);
    const heads = stage.hooks.filter(({ kind }) => kind === 'head');
    expect(heads).toHaveLength(1);
    studio.say({ kind: 'end' });
    await studio.news.closed;
    await eventually(() => stage.hooks.at(-1)?.kind).toBe('ended');
    const links = await verifyChain();
    const last = (await text('chain.jsonl')).trimEnd().split('\n').at(-1) ?? '';
    expect(stage.hooks.at(-1)).toMatchObject({
      head: (JSON.parse(last) as RecordedSegment).head,
      segments: links,
    });
  });
});
