import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { readInit, readPart, TrackRules, type TrackInit } from '@fairway/cmaf';
import { decodeFrame } from '@fairway/contract/media/frames.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import { findChromium } from '@fairway/testkit/browser/find-chromium.ts';
import { WebSocketServer, type WebSocket } from 'ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RunningSandbox } from '../../testing/running-sandbox.ts';

const chromium = findChromium(join(import.meta.dirname, '../../../../../.cache'));
let sandbox: RunningSandbox;
let origin: WebSocketServer;
beforeAll(async () => {
  origin = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(origin, 'listening');
  sandbox = await RunningSandbox.start({
    CHAIN: 'off',
    STUDIO_ROOMS: '1',
    STUDIO_BROWSER: chromium.executablePath ?? '',
    STUDIO_LIBRARIES: chromium.env?.['LD_LIBRARY_PATH'] ?? '',
  });
});
afterAll(async () => {
  await sandbox.stop();
  for (const client of origin.clients) client.terminate();
  origin.close();
});

const sides = {
  home: { name: '蓝城', first: '#1d4ed8', second: '#ffffff' },
  away: { name: '红城', first: '#b91c1c', second: '#fde68a' },
  feedMatch: null,
};
const ask = async (operation: string, rest: object) => {
  const question = { client: 'fairway', requestNo: randomUUID(), ...rest };
  return (await sandbox.call('studio', `/studio/v1/${operation}`, question)).body;
};
const show = (reference: string, streamKey: string) =>
  ask('show', {
    reference,
    publishUrl: `ws://127.0.0.1:${(origin.address() as AddressInfo).port}`,
    streamKey,
    title: '蓝城 vs 红城',
    match: sides,
  });

/** What an origin takes of a publisher: admits it, and reads every frame by the rules of a stream. */
async function take(
  line: WebSocket,
  parts: number,
): Promise<Map<MediaTrack, { init: TrackInit; parts: number }>> {
  const tracks = new Map<MediaTrack, { init: TrackInit; rules: TrackRules; parts: number }>();
  return new Promise((resolve, reject) => {
    line.on('message', (bytes: Buffer<ArrayBuffer>, binary) => {
      if (!binary) return;
      try {
        const frame = decodeFrame(new Uint8Array(bytes));
        if (!frame) throw new Error('no frame');
        if (frame.kind === 'init') {
          const init = readInit(frame.payload);
          tracks.set(frame.track, { init, rules: new TrackRules(init), parts: 0 });
          return;
        }
        const track = tracks.get(frame.track);
        if (!track || frame.number !== track.parts) throw new Error(`part ${frame.number} out of order`);
        const part = readPart(track.init, frame.payload);
        track.rules.next({ ...part, capturedAt: frame.capturedAt });
        track.parts += 1;
        if ([...tracks.values()].filter((one) => one.parts >= parts).length === 2) resolve(tracks);
      } catch (fault) {
        reject(fault as Error);
      }
    });
  });
}

it('publishes a room’s picture and sound as a browser does, and stops when it is asked to', async () => {
  const connected = once(origin, 'connection') as Promise<[WebSocket]>;
  expect(await show('100001', 'a-key-of-one-broadcast')).toMatchObject({ code: 'OK' });
  const [line] = await connected;
  const [first] = (await once(line, 'message')) as [Buffer];
  expect(JSON.parse(first.toString())).toEqual({
    kind: 'publish',
    key: 'a-key-of-one-broadcast',
    tracks: ['360p', 'sound'],
  });
  const taken = take(line, 12);
  line.send(JSON.stringify({ kind: 'admitted', room: '100001', broadcast: 'b', next: {} }));
  const tracks = await taken;
  expect(tracks.get('360p')?.init).toMatchObject({ kind: 'picture', width: 640, height: 360 });
  expect(tracks.get('sound')?.init).toMatchObject({ kind: 'sound', codec: { name: 'opus' } });
  expect(await ask('rooms', {})).toMatchObject({
    most: 1,
    rooms: [{ reference: '100001', state: 'publishing' }],
  });

  expect(await show('100002', 'another-key-of-another')).toMatchObject({ code: 'STUDIO_FULL' });
  const closed = once(line, 'close');
  expect(await ask('stop', { reference: '100001' })).toMatchObject({ code: 'OK' });
  await closed;
  expect(await ask('rooms', {})).toMatchObject({ rooms: [] });
}, 120_000);

it('serves the modules of its page and nothing else of the disk', async () => {
  const { text } = await sandbox.get('/studio/modules/page/publisher.ts');
  expect(text).toContain("from '/studio/modules/media/frames.ts'");
  expect(text).not.toContain('import type');
  for (const path of ['page/../index.ts', 'page/%2e%2e/index.ts', 'server/app.ts', 'page/none.ts'])
    expect((await sandbox.get(`/studio/modules/${path}`)).status).toBe(404);
});
