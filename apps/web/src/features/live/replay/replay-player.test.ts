import type { ReplayIndex } from '@fairway/contract/media/replay-index.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReplayPlayer, type ReplaySettings } from './replay-player.ts';
import type { Lane, ReplaySink } from './replay-sink.ts';

const seconds = 60;
const segments = Array.from({ length: seconds / 2 }, (_, n) => ({
  n,
  init: n < 15 ? 0 : 7,
  at: n * 2000,
  ms: 2000,
  shift: n < 15 ? 0 : 500,
}));
const index: ReplayIndex = {
  duration: seconds * 1000,
  capturedAt: 1,
  tracks: [
    { track: 'hd', codecs: { 0: 'avc1.42c01e', 7: 'avc1.42c01f' }, width: 640, height: 360, segments },
    { track: '360p', codecs: { 0: 'avc1.42c00a', 7: 'avc1.42c00a' }, width: 160, height: 90, segments },
    { track: 'sound', codecs: { 0: 'opus', 7: 'opus' }, width: 0, height: 0, segments },
  ],
};

/** What was appended, as the address of the file says it. */
class ListSink implements ReplaySink {
  time = 0;
  opened: unknown;
  got: { lane: Lane; file: string; shift: number }[] = [];
  ends = 0;
  open = (codecs: unknown, duration: number) => {
    this.opened = { codecs, duration };
    return Promise.resolve();
  };
  append = (lane: Lane, bytes: Uint8Array, { shift }: { shift: number }) => {
    this.got.push({ lane, file: new TextDecoder().decode(bytes), shift });
    return Promise.resolve();
  };
  seek = (to: number) => void (this.time = to);
  crossGap = () => {};
  end = () => void (this.ends += 1);
  close = () => {};
  files = (lane: Lane) => this.got.filter((one) => one.lane === lane).map(({ file }) => file);
}

const players: ReplayPlayer[] = [];
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});

function play(over: Partial<ReplaySettings> = {}) {
  const sink = new ListSink();
  const asked: string[] = [];
  const settings: ReplaySettings = {
    source: () =>
      Promise.resolve({ domains: ['a.example', 'b.example'], path: '/v1/replay/x', expiresAt: 1e9 }),
    sink,
    get: (url) => {
      asked.push(url);
      const file = url.replace(/^.*\/replay\/x\//, '');
      return Promise.resolve(new Response(file === 'index.json' ? JSON.stringify(index) : file));
    },
    page: 'https://site.example/',
    now: () => 0,
    verdict: (fault) => (fault instanceof RangeError ? 'gone' : undefined),
    picture: 'hd',
    times: { look: 5, pause: 1 },
    ...over,
  };
  const player = new ReplayPlayer(settings);
  players.push(player);
  player.start();
  return { player, sink, asked };
}
const soon = (look: () => void) => vi.waitFor(look, { timeout: 30_000 });

describe('playing a replay', () => {
  it('fetches twenty seconds ahead: the init segment, then segments with their shift', async () => {
    const { player, sink, asked } = play();
    await soon(() => expect(sink.files('picture')).toHaveLength(11));
    await soon(() => expect(sink.files('sound')).toHaveLength(11));
    expect(sink.files('picture').slice(0, 3)).toEqual(['hd/init-0.mp4', 'hd/seg-0.m4s', 'hd/seg-1.m4s']);
    expect(sink.files('picture').at(-1)).toBe('hd/seg-9.m4s');
    expect(sink.opened).toEqual({ codecs: { picture: 'avc1.42c01e', sound: 'opus' }, duration: 60 });
    expect(player.view()).toEqual({ phase: 'ready', duration: 60 });
    expect(asked[0]).toBe('https://a.example/v1/replay/x/index.json');
  });

  it('goes where the viewer wants it: forward, and back to what was let go', async () => {
    const { player, sink } = play();
    await soon(() => expect(sink.files('picture')).toHaveLength(11));
    sink.got = [];
    player.seek(41);
    await soon(() => expect(sink.files('picture').at(-1)).toBe('hd/seg-29.m4s'));
    // 41 s lies in segment 20, after a change of the init segment.
    expect(sink.got.filter(({ lane }) => lane === 'picture').slice(0, 2)).toEqual([
      { lane: 'picture', file: 'hd/init-7.mp4', shift: 0.5 },
      { lane: 'picture', file: 'hd/seg-20.m4s', shift: 0.5 },
    ]);
    await soon(() => expect(sink.ends).toBe(1));
    sink.got = [];
    player.seek(3);
    await soon(() => expect(sink.files('picture').slice(0, 2)).toEqual(['hd/init-0.mp4', 'hd/seg-1.m4s']));
    player.seek(500);
    expect(sink.time).toBe(60);
  });

  it('takes the smaller picture, or none, where that is wanted', async () => {
    const small = play({ picture: '360p' });
    await soon(() => expect(small.sink.files('picture')[0]).toBe('360p/init-0.mp4'));
    const silent = play({ picture: null });
    await soon(() => expect(silent.sink.files('sound').length).toBeGreaterThan(2));
    expect(silent.sink.files('picture')).toEqual([]);
  });
});

describe('faults of a replay', () => {
  it('asks the next domain, with an address that is asked for again', async () => {
    const source = vi.fn(() =>
      Promise.resolve({ domains: ['a.example', 'b.example'], path: '/v1/replay/x', expiresAt: 1e9 }),
    );
    const asked: string[] = [];
    const { player } = play({
      source,
      get: (url) => {
        asked.push(new URL(url).host);
        if (asked.length === 1) return Promise.resolve(new Response('', { status: 401 }));
        return Promise.resolve(new Response(JSON.stringify(index)));
      },
    });
    await soon(() => expect(player.view().phase).toBe('ready'));
    expect(asked.slice(0, 2)).toEqual(['a.example', 'b.example']);
    expect(source.mock.calls.length).toBe(2);
  });

  it('renews an address before it expires', async () => {
    let now = 0;
    const source = vi.fn(() =>
      Promise.resolve({ domains: ['a.example'], path: '/v1/replay/x', expiresAt: now + 300_000 }),
    );
    const { player, sink } = play({ source, now: () => now });
    await soon(() => expect(sink.files('picture')).toHaveLength(11));
    now = 241_000;
    player.seek(30);
    await soon(() => expect(source).toHaveBeenCalledTimes(2));
  });

  it('says that it is gone, or that nothing answers', async () => {
    const gone = play({ source: () => Promise.reject(new RangeError('replayNotFound')) });
    await soon(() => expect(gone.player.view().phase).toBe('gone'));
    const down = play({ get: () => Promise.reject(new TypeError('offline')) });
    await soon(() => expect(down.player.view().phase).toBe('failed'));
  });
});
