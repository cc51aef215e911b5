import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  mediaHookAnswerSchema,
  mediaHookPath,
  type MediaHook,
  type MediaHookAnswer,
} from '@fairway/contract/media/hook-schemas.ts';
import {
  mediaOrderPaths,
  type MediaReplays,
  type MediaStatus,
} from '@fairway/contract/media/order-schemas.ts';
import { mediaSealHeaders } from '@fairway/contract/media/seal.ts';
import { isSealed, seal } from '../media/media-seal.ts';
import type { LiveTest } from './live-test.ts';

type SeenRoom = MediaStatus['rooms'][number];

/** A video origin without pictures: it takes sealed orders, says what a test has put on the air, and reports what the test wants. */
export interface TestMedia {
  readonly env: Readonly<Record<string, string>>;
  readonly playKey: string;
  /** Orders in their sequence, questions left out. */
  readonly orders: { path: string; fields: unknown }[];
  /** What `status` answers; undefined: the origin does not answer. */
  onAir: SeenRoom[] | undefined;
  /** What it has kept. */
  kept: MediaReplays['replays'];
  /** Asks or reports to the server, sealed unless `secret` is another one. Answers undefined for a refusal. */
  hook(test: LiveTest, hook: MediaHook, secret?: string): Promise<MediaHookAnswer | undefined>;
  close(): Promise<void>;
}

const secret = 'test-media-secret-0123456789';

export async function startTestMedia(now: () => Date): Promise<TestMedia> {
  const playKey = 'test-media-play-key-0123456789';
  const orders: TestMedia['orders'] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const path = request.url ?? '';
      const header = (name: string) => String(request.headers[name] ?? '');
      const message = {
        path,
        nonce: header(mediaSealHeaders.nonce),
        time: header(mediaSealHeaders.time),
        body,
      };
      const isOurs = isSealed(secret, header(mediaSealHeaders.signature), message, now());
      if (!isOurs || !media.onAir) return response.writeHead(503).end();
      const status: MediaStatus = { status: 'ok', now: now().getTime(), stored: 0, rooms: media.onAir };
      const replays: MediaReplays = { status: 'ok', replays: media.kept };
      const isQuestion = path === mediaOrderPaths.status || path === mediaOrderPaths.replays;
      if (!isQuestion) orders.push({ path, fields: JSON.parse(body) });
      const said = path === mediaOrderPaths.status ? status : replays;
      const answer = JSON.stringify(isQuestion ? said : { status: 'done' });
      const signature = seal(secret, { ...message, body: answer });
      return response.writeHead(200, { [mediaSealHeaders.signature]: signature }).end(answer);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on TCP has an address of this form
  const { port } = server.address() as AddressInfo;
  const media: TestMedia = {
    env: {
      MEDIA_URL: `http://127.0.0.1:${port}`,
      MEDIA_SECRET: secret,
      MEDIA_PLAY_KEY: playKey,
      RTMP_PORT: '1936',
    },
    playKey,
    orders,
    onAir: [],
    kept: [],
    async hook(test, hook, sealedWith = secret) {
      const message = {
        path: mediaHookPath,
        nonce: test.app.ids.uuid(),
        time: String(now().getTime()),
        body: JSON.stringify(hook),
      };
      const answer = await fetch(test.urls.site + mediaHookPath, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [mediaSealHeaders.nonce]: message.nonce,
          [mediaSealHeaders.time]: message.time,
          [mediaSealHeaders.signature]: seal(sealedWith, message),
        },
        body: message.body,
      });
      const body = await answer.text();
      const given = answer.headers.get(mediaSealHeaders.signature) ?? '';
      if (!isSealed(secret, given, { ...message, body }, now())) return undefined;
      return mediaHookAnswerSchema.parse(JSON.parse(body));
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return media;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** How the origin describes a broadcast that is on the air. */
export function onAir(room: string, broadcast: string, more: Partial<SeenRoom> = {}): SeenRoom {
  const head = '0'.repeat(64);
  const track = { codec: 'avc1.42c01e', width: 640, height: 360, bitRate: 800_000, parts: 40 };
  const tracks = [
    { track: '360p' as const, ...track },
    { track: 'sound' as const, ...track, codec: 'opus', width: 0, height: 0 },
  ];
  const times = { since: 1, lastPartAt: 2 };
  const facts = { viewers: 3, delay: 0, frozen: false, silent: false, segments: 5, head };
  return { room, broadcast, state: 'live', ...times, ...facts, tracks, ...more };
}
