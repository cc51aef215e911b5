import { afterEach, describe, expect, it, vi } from 'vitest';
import { playHls, type HlsPhase, type HlsSettings, type HlsVideo } from './hls-play.ts';

/** A `<video>` as far as this player looks at one. */
class TestVideo extends EventTarget {
  #src = '';
  opened: string[] = [];
  muted = false;
  get src() {
    return this.#src;
  }
  set src(url: string) {
    this.#src = url;
    this.opened.push(url);
  }
  play = vi.fn(() => Promise.resolve());
  load = vi.fn();
  removeAttribute = vi.fn();
  say = (name: string) => void this.dispatchEvent(new Event(name));
}

afterEach(() => {
  vi.useRealTimers();
});

function play(over: Partial<HlsSettings> = {}) {
  vi.useFakeTimers();
  const video = new TestVideo();
  const phases: HlsPhase[] = [];
  let asked = 0;
  const end = playHls(video as unknown as HlsVideo, {
    source: () => {
      asked += 1;
      return Promise.resolve({ domains: ['a', 'b'], path: `/${asked}.m3u8` });
    },
    urlOf: (domain, path) => `https://${domain}${path}`,
    isRefusal: (fault) => fault instanceof RangeError,
    onPhase: (phase) => phases.push(phase),
    ...over,
  });
  return { video, phases, end };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a browser without Media Source Extensions', () => {
  it('plays the playlist by itself, and opens a fresh address before the first expires', async () => {
    const { video, phases, end } = play();
    await settled();
    expect(video.opened).toEqual(['https://a/1.m3u8']);
    video.say('waiting');
    video.say('playing');
    video.say('waiting');
    expect(phases).toEqual(['connecting', 'connecting', 'playing', 'buffering']);
    await vi.advanceTimersByTimeAsync(240_000);
    expect(video.opened).toEqual(['https://a/1.m3u8', 'https://a/2.m3u8']);
    end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(video.opened).toHaveLength(2);
    expect(video.load).toHaveBeenCalledOnce();
  });

  it('tries the next line after a fault, later each time', async () => {
    const { video, phases, end } = play();
    await settled();
    video.say('error');
    expect(phases.at(-1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2000);
    expect(video.opened.at(-1)).toBe('https://b/2.m3u8');
    video.say('error');
    await vi.advanceTimersByTimeAsync(3999);
    expect(video.opened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(video.opened.at(-1)).toBe('https://a/3.m3u8');
    end();
  });

  it('stops where the server refuses this viewer', async () => {
    const { video, phases, end } = play({ source: () => Promise.reject(new RangeError('watchRefused')) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([video.opened, phases.at(-1)]).toEqual([[], 'refused']);
    end();
  });
});
