import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaSealHeaders } from '@fairway/contract/media/seal.ts';
import { playPath, type PlayClaim } from '@fairway/contract/media/play-address.ts';
import { replayPath, type ReplayClaim } from '@fairway/contract/media/replay-address.ts';
import {
  mediaHookSchema,
  type MediaHook,
  type MediaHookAnswer,
} from '@fairway/contract/media/hook-schemas.ts';
import { readConfig } from '../config.ts';
import { startMedia, type Media } from '../media.ts';
import { signPlay, signReplay } from '../play/signed-address.ts';
import { seal } from '../seal/seal.ts';

const secret = 'a-secret-of-the-media-tests';
const playKey = 'a-play-key-of-the-media-tests';
export const streamKey = 'stream-key-1';

/** An origin on a folder and a clock of the test's own; the server behind its hooks is played here. */
export interface MediaStage {
  readonly folder: string;
  readonly hooks: MediaHook[];
  /** What the server answers to a key, by its hash; the first key is good for room r1. */
  readonly keys: Map<string, MediaHookAnswer>;
  /** What the server answers to other hooks. */
  noted: MediaHookAnswer | undefined;
  /** Milliseconds since 1970. */
  now: number;
  url(): string;
  /** Where encoders publish; the stage has such a port where `RTMP_PORT` is set to 0. */
  rtmpPort(): number;
  /** Moves the clock by seconds and lets the origin look at it. */
  pass(seconds: number): void;
  address(over?: Partial<PlayClaim>, key?: string): string;
  /** Address of the replay of b1. */
  replayAddress(over?: Partial<ReplayClaim>, key?: string): string;
  get(path: string): Promise<Response>;
  order(path: string, body: object, key?: string): Promise<{ http: number; said: Record<string, unknown> }>;
  restart(): Promise<void>;
  end(): Promise<void>;
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export async function createMediaStage(env: Record<string, string> = {}): Promise<MediaStage> {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  const config = readConfig({
    MEDIA_PORT: '0',
    MEDIA_DIR: folder,
    MEDIA_SECRET: secret,
    MEDIA_PLAY_KEY: playKey,
    ...env,
  });
  const ask = (hook: MediaHook) => {
    stage.hooks.push(mediaHookSchema.parse(hook));
    const refused = { status: 'refused', reason: 'unknownKey' } as const;
    return Promise.resolve(hook.kind === 'admit' ? (stage.keys.get(hook.keyHash) ?? refused) : stage.noted);
  };
  const clock = { now: () => stage.now };
  let media: Media;
  const stage: MediaStage = {
    folder,
    hooks: [],
    keys: new Map([
      [hashOf(streamKey), { status: 'admitted', room: 'r1', broadcast: 'b1', delay: 0, keep: true }],
    ]),
    noted: { status: 'noted' },
    now: Date.UTC(2026, 10, 20, 10),
    url: () => media.url,
    rtmpPort: () => Number(new URL(media.rtmpUrl ?? '').port),
    pass(seconds) {
      stage.now += seconds * 1000;
      media.tick();
    },
    address(over = {}, key = playKey) {
      const claim = { room: 'r1', tracks: ['hd', '360p', 'sound'], viewer: 'm1', ...over } as const;
      return playPath(signPlay(key, { expiresAt: Math.floor(stage.now / 1000) + 300, ...claim }));
    },
    replayAddress(over = {}, key = playKey) {
      const claim = { room: 'r1', broadcast: 'b1', viewer: 'm1', ...over };
      return replayPath(signReplay(key, { expiresAt: Math.floor(stage.now / 1000) + 300, ...claim }));
    },
    get: (path) => fetch(media.url + path),
    async order(path, body, key = secret) {
      const message = { path, nonce: randomUUID(), time: String(stage.now), body: JSON.stringify(body) };
      const headers = {
        [mediaSealHeaders.nonce]: message.nonce,
        [mediaSealHeaders.time]: message.time,
        [mediaSealHeaders.signature]: seal(key, message),
      };
      const response = await fetch(media.url + path, { method: 'POST', headers, body: message.body });
      const text = await response.text();
      const sealed = response.headers.get(mediaSealHeaders.signature);
      if (response.ok && sealed !== seal(secret, { ...message, body: text })) throw new Error('not sealed');
      return { http: response.status, said: JSON.parse(text || '{}') as Record<string, unknown> };
    },
    async restart() {
      await media.close();
      media = await startMedia(config, clock, ask);
    },
    async end() {
      await media.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  media = await startMedia(config, clock, ask);
  return stage;
}
