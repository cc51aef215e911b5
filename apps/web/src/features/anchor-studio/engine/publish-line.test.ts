import { decodeFrame } from '@fairway/contract/media/frames.ts';
import { publishCloseCodes } from '@fairway/contract/media/publish-messages.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MadePart } from './made-part.ts';
import { PublishLine } from './publish-line.ts';
import type { LineState } from './studio-messages.ts';

/** The origin's end of a line. */
class TestSocket extends EventTarget {
  readonly address: string;
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;
  readonly texts: unknown[] = [];
  readonly frames: string[] = [];

  constructor(address: string) {
    super();
    this.address = address;
  }

  send(message: string | Uint8Array<ArrayBuffer>): void {
    if (typeof message === 'string') this.texts.push(JSON.parse(message));
    else {
      const frame = decodeFrame(message);
      this.frames.push(`${frame?.kind} ${frame?.track} ${frame?.number}${frame?.key ? ' key' : ''}`);
    }
  }

  close(code = 1006, reason = ''): void {
    this.readyState = WebSocket.CLOSED;
    const event = Object.assign(new Event('close'), { code, reason });
    this.dispatchEvent(event);
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

let now = 1000;
let sockets: TestSocket[];
let states: LineState[];
let keysWanted: number;
const newest = (): TestSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no line is open');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  [now, sockets, states, keysWanted] = [1000, [], [], 0];
});
afterEach(() => vi.useRealTimers());

function openLine(): PublishLine {
  return new PublishLine({
    origins: ['wss://one', 'wss://two'],
    key: 'secret',
    tracks: ['hd', 'sound'],
    openSocket: (address) => {
      const socket = new TestSocket(address);
      sockets.push(socket);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has what the line uses
      return socket as unknown as WebSocket;
    },
    now: () => now,
    show: (state) => states.push(state),
    wantKey: () => (keysWanted += 1),
  });
}

const init: MadePart = { kind: 'init', bytes: new Uint8Array(8) };
const part = (key: boolean): MadePart => ({
  kind: 'part',
  bytes: new Uint8Array(8),
  capturedAt: 1000,
  duration: 250_000,
  key,
  samples: 6,
});
const admitted = (next: object) => ({ kind: 'admitted', room: '1', broadcast: 'b', next });

it('shows its key in the first message and answers clocks; nothing is sent before the admission', () => {
  const line = openLine();
  expect(newest().address).toBe('wss://one/v1/publish');
  newest().open();
  line.send('hd', init);
  line.send('hd', part(true));
  newest().say({ kind: 'clock', n: 3 });
  expect(newest().texts).toEqual([
    { kind: 'publish', key: 'secret', tracks: ['hd', 'sound'] },
    { kind: 'clock', n: 3, at: 1000 },
  ]);
  expect(newest().frames).toEqual([]);
});

it('begins each track with its init segment and a key frame, numbered without a gap, on every line', () => {
  const line = openLine();
  newest().open();
  newest().say(admitted({ hd: 0, sound: 0 }));
  expect(keysWanted).toBe(1);
  line.send('hd', init);
  for (const key of [false, true, false]) line.send('hd', part(key));
  line.send('sound', init);
  line.send('sound', part(true));
  const sent = ['init hd 0', 'part hd 0 key', 'part hd 1', 'init sound 0', 'part sound 0 key'];
  expect(newest().frames).toEqual(sent);

  newest().close();
  vi.advanceTimersByTime(1000);
  expect(newest().address).toBe('wss://two/v1/publish');
  newest().open();
  newest().say(admitted({ hd: 2, sound: 1 }));
  for (const key of [false, true]) line.send('hd', part(key));
  line.send('sound', part(true));
  expect(newest().frames).toEqual(['init hd 2', 'part hd 2 key', 'init sound 1', 'part sound 1 key']);
  expect(states.map(({ phase }) => phase)).toEqual(['connecting', 'connected', 'away', 'away', 'connected']);
});

it('says whether the origin acknowledges, and opens another line to one that is silent', () => {
  const line = openLine();
  newest().say(admitted({}));
  newest().say({ kind: 'ack', parts: {} });
  expect(states.at(-1)).toEqual({ phase: 'connected', acknowledged: false });
  newest().say({ kind: 'ack', parts: { hd: 4 } });
  expect(states.at(-1)).toEqual({ phase: 'connected', acknowledged: true });
  now += 4000;
  line.look();
  expect(states.at(-1)).toEqual({ phase: 'connected', acknowledged: false });
  now += 9000;
  line.look();
  expect(states.at(-1)).toEqual({ phase: 'away' });
});

it('leaves pictures out up to a key frame while the line is full, and counts them', () => {
  const line = openLine();
  newest().say(admitted({}));
  line.send('hd', init);
  line.send('hd', part(true));
  newest().bufferedAmount = 2_000_000;
  for (const key of [false, true]) line.send('hd', part(key));
  newest().bufferedAmount = 0;
  for (const key of [false, true]) line.send('hd', part(key));
  expect(newest().frames).toEqual(['init hd 0', 'part hd 0 key', 'init hd 1', 'part hd 1 key']);
  expect(line.dropped).toBe(18);
});

it('is over with the origin’s reason where it is refused', () => {
  openLine();
  newest().close(publishCloseCodes.refused, 'suspended');
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toEqual({ phase: 'over', end: 'refused', reason: 'suspended' });
});
