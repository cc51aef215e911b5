import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineNews, EngineSettings } from './hls-means.ts';
import { HlsPlayer, type HlsPlayerSettings } from './hls-player.ts';

/** An engine that does what the test says, and notes what was asked of it. */
class Engine {
  range: { start: number; end: number } | undefined;
  shownAt: number | undefined;
  chosen: string[] = [];
  closed = false;
  readonly settings: EngineSettings;
  readonly news: EngineNews;
  constructor(settings: EngineSettings, news: EngineNews) {
    this.settings = settings;
    this.news = news;
  }
  choose = (picture: string) => void this.chosen.push(picture);
  close = () => void (this.closed = true);
}

const begun = Date.UTC(2026, 10, 28, 12);
beforeEach(() => void vi.useFakeTimers({ now: begun }));
afterEach(() => void vi.useRealTimers());

function play(over: Partial<HlsPlayerSettings> = {}) {
  const engines: Engine[] = [];
  const video = {
    currentTime: 0,
    muted: false,
    seeking: false,
    play: () => Promise.resolve(),
    pause: vi.fn(),
  };
  const onEmpty = vi.fn();
  let asked = 0;
  const player = new HlsPlayer(
    {
      means: 'smooth',
      video: video as unknown as HTMLVideoElement,
      engine: () =>
        Promise.resolve((_, settings, news) => {
          const engine = new Engine(settings, news);
          engines.push(engine);
          return engine;
        }),
      source: () => {
        asked += 1;
        return Promise.resolve({ domains: ['a', 'b'], path: `/v1/play/${asked}/master.m3u8` });
      },
      page: 'https://site/',
      now: () => Date.now(),
      isRefusal: (fault) => fault instanceof RangeError,
      renewal: 240_000,
      onEmpty,
      ...over,
    },
    'auto',
  );
  player.start();
  /** The picture moves for so many seconds. */
  const run = async (seconds: number, engine: Engine | undefined = engines.at(-1)) => {
    for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
      video.currentTime += 0.25;
      if (engine?.shownAt !== undefined) engine.shownAt += 250;
      await vi.advanceTimersByTimeAsync(250);
    }
  };
  return { player, engines, video, run, onEmpty };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a room played from its playlist', () => {
  it('plays, says how late it is, and asks on under a fresh address before the first expires', async () => {
    const { player, engines, run } = play();
    await settled();
    const [engine] = engines;
    expect(engine?.settings).toMatchObject({ url: 'https://a/v1/play/1/master.m3u8', picture: 'auto' });
    if (engine) engine.shownAt = begun - 6000;
    await run(1);
    expect(player.view()).toMatchObject({ phase: 'playing', line: 0, lines: 2, behindAtLeast: true });
    expect(player.view().behindMs).toBe(6000);
    const part = (address: number) => `https://a/v1/play/${address}/hls/hd/part-7.m4s`;
    expect(engine?.settings.addressOf(part(1))).toBe(part(1));
    await run(240);
    expect(engine?.settings.addressOf(part(1))).toBe(part(2));
    expect(engine?.settings.addressOf(part(2))).toBe(part(2));
    expect(engines).toHaveLength(1);
    player.close();
    expect(engine?.closed).toBe(true);
  });

  it('goes to the next line after a fault, pauses after a full round, and stops where the origin says why', async () => {
    const { player, engines } = play();
    await settled();
    engines[0]?.news.failed(502);
    await settled();
    expect(engines[0]?.closed).toBe(true);
    expect(engines[1]?.settings.url).toBe('https://b/v1/play/2/master.m3u8');
    engines[1]?.news.failed(undefined);
    expect(player.view()).toMatchObject({ phase: 'waiting', errors: 2, pauseMs: 2000 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(engines).toHaveLength(3);
    // What a former engine says late counts no more.
    engines[0]?.news.failed(502);
    expect(player.view()).toMatchObject({ phase: 'connecting', errors: 2 });
    engines[2]?.news.failed(410);
    expect(player.view().phase).toBe('ended');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(engines).toHaveLength(3);
  });

  it.each([
    [401, 'connecting'],
    [403, 'refused'],
    [451, 'takenDown'],
  ] as const)('takes %s for %s, and counts no fault of the line', async (status, phase) => {
    const { player, engines } = play();
    await settled();
    engines[0]?.news.failed(status);
    expect(player.view()).toMatchObject({ phase, errors: 0 });
    player.close();
  });

  it('plays what is buffered, says then that the anchor is away, and plays on', async () => {
    const { player, engines, run } = play();
    await settled();
    await run(1);
    engines[0]?.news.waits();
    await run(1);
    expect(player.view().phase).toBe('playing');
    await vi.advanceTimersByTimeAsync(1000);
    expect(player.view().phase).toBe('away');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(engines).toHaveLength(1);
    await run(1);
    expect(player.view().phase).toBe('playing');
    player.close();
  });

  it('buffers where the picture stands still, and takes the next line if it stays so', async () => {
    const { player, engines, run } = play();
    await settled();
    await run(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(player.view().phase).toBe('buffering');
    await vi.advanceTimersByTimeAsync(8000);
    expect(engines).toHaveLength(2);
    // A viewer who has stopped the picture waits for nothing.
    player.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(engines).toHaveLength(2);
    player.close();
  });

  it('is rewound within what is kept, and returns to the same moment on another line', async () => {
    const { player, engines, video, run } = play({ means: 'rewind' });
    await settled();
    const [first] = engines;
    if (first) Object.assign(first, { range: { start: 100, end: 1000 }, shownAt: begun - 30_000 });
    video.currentTime = 970;
    await run(1);
    expect(player.view().rewind).toEqual({ from: 100, to: 1000, at: 971 });
    player.seek(5);
    expect(video.currentTime).toBe(100);
    player.seek(2000);
    expect(video.currentTime).toBe(996);
    player.seek(500);
    if (first) first.shownAt = begun - 500_000;
    first?.news.failed(502);
    await settled();
    // The other line counts its own seconds: it begins at 60, thirty seconds back, and the wanted moment lies 470 s before that.
    const [, second] = engines;
    if (second) Object.assign(second, { range: { start: -900, end: 90 }, shownAt: begun - 30_000 });
    video.currentTime = 60;
    await run(0.5);
    expect(video.currentTime).toBe(60 - 470);
    player.close();
  });

  it('says that nothing is kept yet, and that a viewer is refused', async () => {
    const { engines, onEmpty, player } = play({ means: 'rewind' });
    await settled();
    engines[0]?.news.empty();
    expect(onEmpty).toHaveBeenCalledOnce();
    player.close();
    const live = play();
    await settled();
    live.engines[0]?.news.empty();
    expect([live.player.view().errors, live.onEmpty.mock.calls]).toEqual([1, []]);
    live.player.close();
    const refused = play({ source: () => Promise.reject(new RangeError('watchRefused')) });
    await settled();
    expect([refused.player.view().phase, refused.engines]).toEqual(['refused', []]);
  });
});
