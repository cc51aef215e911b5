import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordedTrack } from '@fairway/cmaf/testing';
import { eventually } from './testing/eventually.ts';
import { createMediaStage, hashOf, streamKey, type MediaStage } from './testing/media-stage.ts';
import { TestPlayer } from './testing/player.ts';
import { TestPublisher, type PublisherWish } from './testing/publisher.ts';

let stage: MediaStage;
let publishers: TestPublisher[];

beforeEach(async () => {
  stage = await createMediaStage();
  publishers = [];
});
afterEach(async () => {
  for (const one of publishers) one.leave();
  await stage.end();
});

function publisher(wish?: PublisherWish): TestPublisher {
  const one = new TestPublisher(stage, wish);
  publishers.push(one);
  return one;
}
async function onAir(wish?: PublisherWish): Promise<TestPublisher> {
  const one = publisher(wish);
  await one.begin();
  await one.run(8);
  return one;
}
const kinds = () => stage.hooks.map(({ kind }) => kind);

describe('publishing', () => {
  it('shows the server the hash of the key alone, and reports start and end', async () => {
    const studio = await onAir();
    expect(stage.hooks[0]).toEqual({ kind: 'admit', keyHash: hashOf(streamKey) });
    expect(JSON.stringify(stage.hooks)).not.toContain(streamKey);
    expect(stage.hooks[1]).toMatchObject({
      kind: 'started',
      room: 'r1',
      broadcast: 'b1',
      tracks: ['hd', '360p', 'sound'],
    });
    studio.say({ kind: 'end' });
    expect(await studio.news.closed).toEqual({ code: 4410, reason: 'ended' });
    expect(stage.hooks.at(-1)).toMatchObject({ kind: 'ended', reason: 'publisher' });
    // The key was good for this broadcast.
    expect(await publisher().news.closed).toEqual({ code: 4410, reason: 'ended' });
  });

  it('refuses an unknown key, and waits for a server that does not answer', async () => {
    expect(await publisher({ key: 'guessed' }).news.closed).toEqual({ code: 4403, reason: 'unknownKey' });
    stage.keys.clear();
    stage.keys.set(hashOf(streamKey), { status: 'noted' });
    expect(await publisher().news.closed).toMatchObject({ code: 4503 });
  });

  it('refuses a second publisher while the first has sent within 5 s, and lets it in after', async () => {
    const first = await onAir();
    expect(await publisher().news.closed).toEqual({ code: 4409, reason: 'secondPublisher' });
    stage.pass(5);
    const second = publisher();
    await second.begin();
    expect(await first.news.closed).toEqual({ code: 4409, reason: 'secondPublisher' });
    await second.run(8);
    expect(kinds()).toEqual(['admit', 'started', 'admit', 'interrupted', 'admit', 'started']);
  });

  it('is interrupted for 60 s when the publisher is gone, and over after', async () => {
    const studio = await onAir();
    const viewer = new TestPlayer(stage);
    await viewer.frames(1);
    studio.leave();
    await eventually(() => kinds().at(-1)).toBe('interrupted');
    // Players hear until when they wait, whether they were there or come meanwhile.
    const until = stage.now + 60_000;
    expect(await viewer.box.find(({ kind }) => kind === 'away')).toMatchObject({ until });
    stage.pass(59);
    const late = new TestPlayer(stage);
    expect(await late.box.find(({ kind }) => kind === 'room')).toMatchObject({ live: false, until });
    expect(kinds()).not.toContain('ended');
    for (const { socket } of [viewer, late]) socket.close();
    const again = await onAir();
    await eventually(() => kinds().at(-1)).toBe('started');
    again.leave();
    await eventually(() => kinds().at(-1)).toBe('interrupted');
    stage.pass(60);
    await eventually(() => stage.hooks.at(-1)).toMatchObject({ kind: 'ended', reason: 'away' });
  });

  it('is away for players before they would blame their line', async () => {
    const studio = await onAir();
    const viewer = new TestPlayer(stage);
    await viewer.frames(1);
    stage.pass(1);
    expect(kinds().at(-1)).toBe('started');
    stage.pass(1.5);
    expect(await viewer.box.find(({ kind }) => kind === 'away')).toMatchObject({ until: stage.now + 60_000 });
    await studio.run(1);
    await viewer.box.find(({ kind }) => kind === 'back');
    viewer.socket.close();
  });

  it('goes on with the numbers of before when the publisher returns, marked as discontinuous', async () => {
    const studio = await onAir();
    studio.leave();
    await eventually(() => kinds().at(-1)).toBe('interrupted');
    const again = publisher();
    await again.begin();
    expect(await again.news.find(({ kind }) => kind === 'admitted')).toMatchObject({
      next: { hd: 8, sound: 8 },
    });
    const viewer = new TestPlayer(stage);
    await viewer.frames(2);
    await again.run(1);
    await eventually(async () => (await viewer.frames(0)).at(-1)?.number).toBe(8);
    const returned = (await viewer.frames(0)).filter(({ kind, number }) => kind === 'part' && number === 8);
    expect(returned.map(({ discontinuity }) => discontinuity)).toEqual([true, true]);
  });

  it('acknowledges each second, track by track', async () => {
    const studio = await onAir({ tracks: ['hd', 'sound'] });
    stage.pass(1);
    expect(await studio.news.find(({ kind }) => kind === 'ack')).toEqual({
      kind: 'ack',
      parts: { hd: 7, sound: 7 },
    });
  });

  it.each([
    ['box', 'garbage', () => Uint8Array.from({ length: 300 }, (_, index) => index % 251), 8],
    ['order', 'a gap', () => recordedTrack('hd').part(8, stage.now).bytes, 9],
    ['time', 'a part again', () => recordedTrack('hd').part(3, stage.now).bytes, 8],
  ] as const)('closes with 4422 and the reason %s for %s', async (fault, _, bytes, number) => {
    const studio = await onAir();
    studio.send('part', 'hd', bytes(), number, stage.now);
    expect(await studio.news.closed).toEqual({ code: 4422, reason: fault });
    await eventually(() => stage.hooks.at(-1)).toMatchObject({ kind: 'ended', reason: 'fault', fault });
  });

  it('refuses sound where pictures were declared, and a track that was not declared', async () => {
    const studio = publisher({ tracks: ['hd'] });
    await studio.begin();
    studio.send('init', 'hd', recordedTrack('sound').init, 0, 0);
    expect(await studio.news.closed).toEqual({ code: 4422, reason: 'track' });
    stage.keys.set(hashOf('other'), {
      status: 'admitted',
      room: 'r2',
      broadcast: 'b2',
      delay: 0,
      keep: false,
    });
    const other = publisher({ key: 'other', tracks: ['hd'] });
    await other.begin();
    other.send('init', 'sound', recordedTrack('sound').init, 0, 0);
    expect(await other.news.closed).toEqual({ code: 4422, reason: 'track' });
  });

  it('refuses who sends more than ten seconds ahead of the clock', async () => {
    const studio = publisher({ tracks: ['sound'] });
    await studio.begin();
    const recording = recordedTrack('sound');
    for (let number = 0; number < 42; number += 1)
      studio.send('part', 'sound', recording.part(number, stage.now).bytes, number, stage.now);
    expect(await studio.news.closed).toEqual({ code: 4422, reason: 'pace' });
  });

  it('closes a stranger who says nothing, too much, or something else', async () => {
    const talker = publisher();
    talker.socket.removeAllListeners('open');
    talker.socket.on('open', () => talker.socket.send('x'.repeat(5000)));
    expect(await talker.news.closed).toMatchObject({ code: 4400 });
    const silent = publisher();
    silent.socket.removeAllListeners('open');
    await new Promise((resolve) => silent.socket.once('open', resolve));
    await eventually(() => {
      stage.pass(6);
      return silent.socket.readyState;
    }).toBeGreaterThan(1);
    expect(await silent.news.closed).toEqual({ code: 4400, reason: 'login' });
  });

  it('mends a clock that is three seconds ahead: the parts carry our time', async () => {
    const begunAt = stage.now;
    await onAir({ ahead: 3000 });
    const viewer = new TestPlayer(stage);
    const frames = await viewer.frames(4);
    const part = frames.find(({ kind, track }) => kind === 'part' && track === 'hd');
    expect(part?.capturedAt).toBe(begunAt);
  });

  it('ends a broadcast that the server says is over', async () => {
    stage.noted = { status: 'over' };
    const studio = publisher();
    await studio.begin();
    studio.send('part', 'hd', recordedTrack('hd').part(0, stage.now).bytes, 0, stage.now);
    expect(await studio.news.closed).toEqual({ code: 4410, reason: 'ended' });
  });
});
