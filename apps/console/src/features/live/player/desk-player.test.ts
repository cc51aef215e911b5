import { encodeFrame } from '@fairway/contract/media/frames.ts';
import { playCloseCodes, type OfferedTrack } from '@fairway/contract/media/play-messages.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeskPlayer, type DeskPlayState } from './desk-player.ts';

/** A line to an origin whose other end is the test. */
class Line extends EventTarget {
  readonly url: string;
  readonly sent: unknown[] = [];
  binaryType = '';
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  says(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  sends(): void {
    const frame = encodeFrame({
      kind: 'part',
      track: '360p',
      key: true,
      discontinuity: false,
      number: 0,
      segment: 0,
      capturedAt: 1,
      duration: 250_000,
      payload: new Uint8Array([1]),
    });
    this.dispatchEvent(new MessageEvent('message', { data: frame.buffer }));
  }
  ends(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const track = (name: OfferedTrack['track'], codec: string): OfferedTrack => ({
  track: name,
  codec,
  width: 640,
  height: 360,
  bitRate: 0,
});
const sound = track('sound', 'opus');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function stage() {
  const lines: Line[] = [];
  const states: DeskPlayState[] = [];
  const screens: { tracks: string[]; parts: number; isClosed: boolean }[] = [];
  let asked = 0;
  const over = new Error('over');
  const server = { refuses: false };
  const player = new DeskPlayer({
    source: () => {
      asked += 1;
      if (server.refuses) return Promise.reject(over);
      return Promise.resolve({ path: `/p${asked}/parts`, domains: ['a.example', 'http://b.example'] });
    },
    isOver: (fault) => fault === over,
    openScreen: (tracks) => {
      const screen = { tracks: tracks.map((each) => each.track), parts: 0, isClosed: false };
      screens.push(screen);
      return { append: () => (screen.parts += 1), close: () => (screen.isClosed = true) };
    },
    openSocket: (url) => {
      const line = new Line(url);
      lines.push(line);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a socket as the player uses
      return line as unknown as WebSocket;
    },
    page: 'https://desk.example/console',
    onState: (state) => states.push(state),
  });
  const room = (tracks: OfferedTrack[], live = true) => ({ kind: 'room', live, tracks, delay: 0, now: 0 });
  const last = () => {
    const line = lines.at(-1);
    if (!line) throw new Error('no line was opened');
    return line;
  };
  player.start();
  return { player, server, lines, last, states, screens, room };
}

describe('the picture at the desk', () => {
  it('plays the small picture with its sound, and the large one where no other is sent', async () => {
    const { lines, last, screens, states, room } = stage();
    await vi.advanceTimersByTimeAsync(0);
    expect(last().url).toBe('wss://a.example/p1/parts?video=360p&sound=1');
    last().says(room([track('hd', 'avc1.64001f'), sound]));
    expect(last().sent).toEqual([{ kind: 'choose', video: 'hd', sound: true }]);
    const both = [track('hd', 'avc1.64001f'), track('360p', 'avc1.42c01e'), sound];
    last().says(room(both));
    // Init segments come once a line: for other tracks it is opened again.
    await vi.advanceTimersByTimeAsync(0);
    expect([lines.length, lines[0]?.isClosed]).toEqual([2, true]);
    last().says(room(both));
    last().sends();
    expect(screens).toMatchObject([
      { tracks: ['hd', 'sound'], isClosed: true },
      { tracks: ['360p', 'sound'], parts: 1, isClosed: false },
    ]);
    expect(states).toEqual(['connecting', 'connecting', 'playing']);
  });

  it('goes to the next line after a fault and after silence, and waits while the anchor is away', async () => {
    const { lines, last, states, room } = stage();
    await vi.advanceTimersByTimeAsync(0);
    last().ends(1006);
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().url).toBe('ws://b.example/p2/parts?video=360p&sound=1');
    await vi.advanceTimersByTimeAsync(6000 + 2000);
    expect(lines).toHaveLength(3);
    expect(lines[1]?.isClosed).toBe(true);
    last().says(room([track('360p', 'avc1.42c01e'), sound], false));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(lines).toHaveLength(3);
    expect(states.at(-1)).toBe('away');
  });

  it('renews its address before it ends', async () => {
    const { last, room } = stage();
    await vi.advanceTimersByTimeAsync(0);
    last().says(room([track('360p', 'avc1.42c01e'), sound], false));
    await vi.advanceTimersByTimeAsync(240_000);
    expect(last().sent).toEqual([{ kind: 'renew', path: '/p2/parts' }]);
  });

  it.each([playCloseCodes.takenDown, playCloseCodes.ended])(
    'is over when the origin ends it with %i, and asks no more',
    async (code) => {
      const { lines, last, states } = stage();
      await vi.advanceTimersByTimeAsync(0);
      last().ends(code);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(states.at(-1)).toBe('over');
      expect(lines).toHaveLength(1);
    },
  );

  it('is over when the server refuses, and says nothing once it is closed', async () => {
    const refused = stage();
    refused.server.refuses = true;
    await vi.advanceTimersByTimeAsync(0);
    refused.last().ends(1006);
    await vi.advanceTimersByTimeAsync(1000);
    expect(refused.states.at(-1)).toBe('over');

    const closed = stage();
    await vi.advanceTimersByTimeAsync(0);
    closed.player.close();
    closed.last().ends(1006);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(closed.states).toEqual(['connecting']);
    expect(closed.lines).toHaveLength(1);
  });
});
