import { CmafFault, readInit, readPart, writePart, type TrackInit } from '@fairway/cmaf';
import { recordedTrack } from '@fairway/cmaf/testing';
import { createSeededRandom } from '@fairway/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PictureParts } from '../flv/picture-parts.ts';
import { readPictureTag } from '../flv/read-tag.ts';
import { eventually } from '../testing/eventually.ts';
import { createMediaStage, hashOf, streamKey, type MediaStage } from '../testing/media-stage.ts';
import { TestPlayer } from '../testing/player.ts';
import { command, cut, greeting, opening, pictureTag, RtmpEncoder } from '../testing/rtmp-encoder.ts';
import { ChunkReader } from './chunk-reader.ts';
import { RtmpFault } from './rtmp-fault.ts';
import { RtmpSession } from './rtmp-session.ts';

let stage: MediaStage;
let encoders: RtmpEncoder[];

beforeEach(async () => {
  stage = await createMediaStage({ RTMP_PORT: '0' });
  encoders = [];
});
afterEach(async () => {
  for (const { socket } of encoders) socket.destroy();
  await stage.end();
});

function encoder(): RtmpEncoder {
  const one = new RtmpEncoder(stage);
  encoders.push(one);
  return one;
}
async function onAir(quarters = 9): Promise<RtmpEncoder> {
  const one = encoder();
  expect(await one.publish()).toMatchObject({ code: 'NetStream.Publish.Start' });
  one.run(quarters);
  await eventually(() => kinds().at(-1)).toBe('started');
  return one;
}
const kinds = () => stage.hooks.map(({ kind }) => kind);
const refusal = (description: string) => ({ level: 'error', code: 'NetStream.Publish.BadName', description });

describe('an encoder over RTMP', () => {
  it('is played as parts of a quarter of a second, with times that say they are of arrival', async () => {
    const begunAt = stage.now;
    await onAir(9);
    expect(stage.hooks[0]).toEqual({ kind: 'admit', keyHash: hashOf(streamKey) });
    expect(stage.hooks[1]).toMatchObject({ kind: 'started', room: 'r1', tracks: ['hd', 'sound'] });
    const viewer = new TestPlayer(stage);
    const first = await viewer.box.find(({ kind }) => kind === 'room');
    expect(first).toMatchObject({ timedByArrival: true, tracks: [{ width: 320 }, { codec: 'mp4a.40.2' }] });
    // Segments begin with key frames, two seconds apart: after nine quarters the last has one part of pictures at most.
    const parts = (await viewer.frames(3)).filter(({ kind }) => kind === 'part');
    const picture = parts.find(({ track }) => track === 'hd');
    expect(picture).toMatchObject({ key: true, duration: 250_000 });
    // 11 packets of 1,024 samples at 44,100 Hz.
    expect(parts.find(({ track }) => track === 'sound')?.duration).toBe(255_420);
    expect(picture?.capturedAt).toBeGreaterThanOrEqual(begunAt);
    expect(picture?.capturedAt).toBeLessThanOrEqual(stage.now);
    viewer.socket.close();
  });

  it('is refused with the reason: unknown key, a second one, a key whose broadcast is over', async () => {
    expect(await encoder().publish('guessed')).toEqual(refusal('unknownKey'));
    const first = await onAir();
    expect(await encoder().publish()).toEqual(refusal('secondPublisher'));
    await stage.order('/v1/take-down', { room: 'r1', broadcast: 'b1', reason: 'takenDown' });
    await first.closed;
    expect(first.statuses.at(-1)).toMatchObject({ description: 'takenDown' });
    expect(await encoder().publish()).toEqual(refusal('ended'));
  });

  it('may stop and return within a minute under its key, and goes on with the numbers', async () => {
    const first = await onAir();
    first.write(command('FCUnpublish', 6, null, streamKey), command('deleteStream', 7, null, 1));
    await first.closed;
    await eventually(() => kinds().at(-1)).toBe('interrupted');
    // What was waiting for its successor was given: nine parts of pictures.
    await onAir(2);
    const viewer = new TestPlayer(stage);
    await eventually(
      async () => (await viewer.frames(0)).filter(({ kind }) => kind === 'part').length,
    ).not.toBe(0);
    const again = (await viewer.frames(0)).find(({ kind, track }) => kind === 'part' && track === 'hd');
    expect(again).toMatchObject({ number: 9, discontinuity: true });
    viewer.socket.close();
  });

  it.each([
    ['codec', (one: RtmpEncoder) => one.picture(Buffer.concat([Buffer.of(0x90), Buffer.from('hvc1')]), 3000)],
    ['codec', (one: RtmpEncoder) => one.sound(Buffer.of(0x2f, 1, 1, 1), 3000)],
    ['time', (one: RtmpEncoder) => one.picture(pictureTag(1, Buffer.of(0, 0, 0, 1, 0x41)), 100)],
    ['partSize', (one: RtmpEncoder) => one.picture(pictureTag(1, Buffer.alloc(500_001, 1)), 3000)],
    [
      'codec',
      (one: RtmpEncoder) =>
        one.picture(pictureTag(0, Buffer.of(1, 1, 2, 3, 0xff, 0xe1, 0, 4, 7, 1, 2, 3, 1, 0, 0)), 3000),
    ],
  ])('ends for %s, and says so to the encoder and the server', async (fault, breakRule) => {
    const one = await onAir();
    breakRule(one);
    await one.closed;
    const description: unknown = expect.stringMatching(`^${fault}: `);
    expect(one.statuses.at(-1)).toMatchObject({ level: 'error', description });
    expect(stage.hooks.at(-1)).toMatchObject({ kind: 'ended', reason: 'fault', fault });
  });
});

describe('a stranger over RTMP', () => {
  const ninth = Array.from({ length: 8 }, (_, index) => cut(10 + index, { type: 18, payload: Buffer.of(5) }));
  const announced = Buffer.concat([Buffer.of(5, 0, 0, 0, 0xff, 0xff, 0xff, 9, 1, 0, 0, 0), Buffer.alloc(99)]);
  it.each([
    ['speaks another protocol', [Buffer.from('GET /live HTTP/1.1\r\n\r\n')]],
    ['opens a ninth chunk stream', [...opening, ...ninth]],
    ['announces 16 MB', [greeting, announced]],
    [
      'sends pictures before its key',
      [...opening, cut(6, { type: 9, payload: pictureTag(1, Buffer.alloc(9)) })],
    ],
    ['names another application', [greeting, command('connect', 1, { app: 'vod' })]],
    ['nests values without end', [greeting, cut(3, { type: 20, payload: Buffer.alloc(4000, 10) })]],
    [
      'sends on without a key',
      [...opening, ...Array.from({ length: 40 }, () => cut(3, { type: 18, payload: Buffer.alloc(500) }))],
    ],
    ['wants a header for every byte', [greeting, cut(2, { type: 1, payload: Buffer.of(0, 0, 0, 1) })]],
  ] as const)('is closed who %s', async (_, pieces) => {
    const one = encoder();
    one.write(...pieces);
    await one.closed;
    expect(stage.hooks).toEqual([]);
    // The origin is well, and takes who knows how.
    expect((await stage.get('/readyz')).status).toBe(200);
    await onAir();
  });

  it('is closed who says nothing for five seconds', async () => {
    const one = encoder();
    one.write(greeting);
    await eventually(() => {
      stage.pass(6);
      return one.socket.closed;
    }).toBe(true);
  });

  it('breaks nothing and holds little, whatever bytes come in whatever pieces', () => {
    const random = createSeededRandom('rtmp');
    const whole = Buffer.concat([...opening, command('publish', 5, null, streamKey, 'live')]);
    let [faults, keys, most] = [0, 0, 0];
    for (let round = 0; round < 400; round += 1) {
      const bytes = Buffer.from(whole);
      // The greeting is arbitrary; what follows is changed in up to five places.
      for (let change = random.integer(6); change > 0; change -= 1)
        bytes[greeting.length + random.integer(bytes.length - greeting.length)] = random.integer(256);
      const nothing = () => undefined;
      const session = new RtmpSession({
        send: nothing,
        publish: () => (keys += 1),
        media: nothing,
        leave: nothing,
      });
      try {
        for (let at = 0; at < bytes.length;) {
          const next = Math.min(bytes.length, at + 1 + random.integer(700));
          session.take(bytes.subarray(at, next));
          most = Math.max(most, session.held);
          at = next;
        }
      } catch (error) {
        if (!(error instanceof RtmpFault)) throw error;
        faults += 1;
      }
    }
    // Both ends are reached; eight messages of 4 kB are the most that a stranger may have under way.
    expect(faults).toBeGreaterThan(100);
    expect(keys).toBeGreaterThan(40);
    expect(most).toBeLessThan(8 * 4096);
  });

  it('reserves nothing for what is announced', () => {
    const reader = new ChunkReader(2 ** 20, () => undefined);
    // Eight streams that each announce 1 MB of pictures and send one chunk of it.
    for (let id = 4; id < 12; id += 1)
      reader.push(Buffer.from([id, 0, 0, 0, 16, 0, 0, 9, 1, 0, 0, 0, ...Buffer.alloc(128)]));
    expect(reader.held).toBeLessThanOrEqual(8 * 1024);
  });
});

it('takes or refuses tags of a publisher by name, whatever is in them', () => {
  const random = createSeededRandom('flv');
  const recording = recordedTrack('hd');
  const { config } = recording;
  if (config.kind !== 'picture') throw new Error('the recording has pictures');
  const tags = [
    pictureTag(0, config.avc),
    ...readPart(config, recording.part(0, 0).bytes).samples.map(({ bytes }) => pictureTag(1, bytes)),
  ];
  const ends = { parts: 0, faults: 0 };
  for (let round = 0; round < 300; round += 1) {
    let init: TrackInit | undefined;
    const pictures = new PictureParts({
      init: (bytes) => (init = readInit(bytes)),
      part: (samples, time, capturedAt) => {
        if (init) readPart(init, writePart('picture', { sequence: 0, samples, time, capturedAt }));
        ends.parts += 1;
      },
    });
    try {
      for (const [index, tag] of tags.entries()) {
        const cutTag = Buffer.from(
          tag.subarray(0, random.integer(9) === 0 ? random.integer(tag.length) : tag.length),
        );
        if (cutTag.length > 0 && random.integer(4) === 0)
          cutTag[random.integer(Math.min(cutTag.length, 40))] = random.integer(256);
        const read = readPictureTag(cutTag);
        if (read?.kind === 'config') pictures.config(read.bytes);
        else if (read)
          pictures.picture(read.bytes, { time: index * 83, shownAfter: read.shownAfter, capturedAt: 0 });
      }
      pictures.flush();
    } catch (error) {
      if (!(error instanceof CmafFault)) throw error;
      ends.faults += 1;
    }
  }
  expect(ends.parts).toBeGreaterThan(50);
  expect(ends.faults).toBeGreaterThan(50);
});
