import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { encodeFrame, type MediaFrame } from '@fairway/contract/media/frames.ts';
import { playCloseCodes, type OriginMessage } from '@fairway/contract/media/play-messages.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import { LivePlayer } from './live-player.ts';
import type { PictureSink } from './picture-sink.ts';

const path = '/v1/play/100001/hd.sound/m_1/1795000300/0123abcd/abab/parts';
const room: OriginMessage = {
  kind: 'room',
  live: true,
  tracks: [
    { track: 'hd', codec: 'avc1.42c01e', width: 640, height: 360, bitRate: 0 },
    { track: 'sound', codec: 'opus', width: 0, height: 0, bitRate: 0 },
  ],
  delay: 0,
  now: 1_000_000,
};

function frame(kind: MediaFrame['kind'], number: number): Uint8Array<ArrayBuffer> {
  return encodeFrame({
    kind,
    track: 'hd',
    key: true,
    discontinuity: false,
    number,
    segment: 0,
    capturedAt: 1_000_000 + number * 250,
    duration: 250_000,
    payload: new Uint8Array([1, 2, 3]),
  });
}

/** A picture whose position is as far as the parts it was given. */
class CountingSink implements PictureSink {
  opened = 0;
  parts: number[] = [];
  paused = false;
  time = 0;
  shownAt: number | undefined;
  get ranges() {
    return [{ start: 0, end: this.time + 0.6 }];
  }
  open = () => void (this.opened += 1);
  append = ({ kind, number, capturedAt }: MediaFrame) => {
    if (kind === 'init') return;
    this.parts.push(number);
    this.time = number * 0.25;
    this.shownAt = capturedAt;
  };
  jump = () => {};
  setRate = () => {};
  close = () => {};
}

/** A busy machine is waited for. */
const soon = (look: () => void) => vi.waitFor(look, { timeout: 30_000 });

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** An origin on a free port that answers each connection by `serve`. */
async function origin(serve: (socket: ServerSocket, url: string) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, request) => serve(socket, request.url ?? ''));
  await once(server, 'listening');
  ends.push(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends parts without an end: a picture that moves. */
function play(socket: ServerSocket): void {
  socket.send(JSON.stringify(room));
  socket.send(frame('init', 0));
  let number = 0;
  const timer = setInterval(() => socket.send(frame('part', (number += 1))), 5);
  socket.on('close', () => clearInterval(timer));
}

function player(domains: readonly string[], source = () => Promise.resolve({ domains, path })) {
  const sink = new CountingSink();
  const live = new LivePlayer(
    {
      source,
      sink,
      openSocket: (url) => new WebSocket(url),
      page: 'http://127.0.0.1/',
      now: () => 1_000_000,
      isRefusal: (fault) => fault instanceof RangeError,
      // The stall never comes by the clock here, so that a busy machine changes nothing.
      times: { noPicture: 60_000, stall: 60_000, look: 10, renewal: 60_000 },
    },
    'auto',
  );
  ends.push(() => live.close());
  live.start();
  return { live, sink };
}

describe('the player on the parts of an origin', () => {
  it('plays what an origin sends: init, then parts in their order', async () => {
    const urls: string[] = [];
    const domain = await origin((socket, url) => {
      urls.push(url);
      play(socket);
    });
    const { live, sink } = player([domain]);
    await soon(() => expect(live.view().phase).toBe('playing'));
    expect(urls).toEqual([`${path}?video=hd&sound=1`]);
    expect(sink.opened).toBe(1);
    expect(sink.parts.slice(0, 3)).toEqual([1, 2, 3]);
    expect(live.view()).toMatchObject({ line: 0, lines: 1, errors: 0, picture: 'hd' });
    // The origin's clock seems to stand still here: the parts say that it is at least where they were taken, 250 ms after what is shown.
    await soon(() => expect(live.view().behindMs).toBe(300));
  });

  it('says that the delay is at least so long where the publisher states no clock', async () => {
    const domain = await origin((socket) => {
      play(socket);
      socket.send(JSON.stringify({ ...room, timedByArrival: true }));
    });
    const { live } = player([domain]);
    await soon(() => expect(live.view().behindAtLeast).toBe(true));
  });

  it('asks domain 1, 2 and 0 after errors 1, 2 and 3 [LIVE-022]', async () => {
    const asked: number[] = [];
    const broken = (index: number) =>
      origin((socket) => {
        asked.push(index);
        if (asked.length < 4) socket.close(playCloseCodes.restarting);
        else play(socket);
      });
    const domains = [await broken(0), await broken(1), await broken(2)];
    const { live } = player(domains);
    await soon(() => expect(live.view().phase).toBe('playing'));
    expect(asked).toEqual([0, 1, 2, 0]);
    expect(live.view()).toMatchObject({ errors: 3, line: 0, lines: 3 });
  });

  it('takes a new address where the old one has expired, and counts no error', async () => {
    let connections = 0;
    const domain = await origin((socket) => {
      connections += 1;
      if (connections === 1) socket.close(playCloseCodes.expired);
      else play(socket);
    });
    const source = vi.fn(() => Promise.resolve({ domains: [domain], path }));
    const { live } = player([domain], source);
    await soon(() => expect(live.view().phase).toBe('playing'));
    expect(source).toHaveBeenCalledTimes(2);
    expect(live.view().errors).toBe(0);
  });

  it('says that the anchor is away, and plays on when the parts return', async () => {
    let socket: ServerSocket | undefined;
    const domain = await origin((opened) => {
      socket = opened;
      // The origin's clock is 5 s ahead of the page's.
      opened.send(JSON.stringify({ ...room, live: false, now: 1_005_000, until: 1_047_000 }));
    });
    const { live } = player([domain]);
    await soon(() => expect(live.view().phase).toBe('away'));
    expect(live.view().awayUntil).toBe(1_042_000);
    socket?.send(JSON.stringify({ kind: 'back', now: 1 }));
    if (socket) play(socket);
    await soon(() => expect(live.view().phase).toBe('playing'));
    expect(live.view().errors).toBe(0);
  });

  it('asks for the picture where it comes after the sound, as when an origin was started again', async () => {
    const asked: string[] = [];
    const sound = { ...room, tracks: room.tracks.slice(1) };
    const domain = await origin((socket, url) => {
      asked.push(url.replace(/^[^?]*/, ''));
      if (asked.length > 1) return play(socket);
      socket.send(JSON.stringify(sound));
      return socket.send(JSON.stringify(room));
    });
    const { live, sink } = player([domain]);
    await soon(() => expect(live.view().phase).toBe('playing'));
    expect(asked).toEqual(['?video=hd&sound=1', '?video=hd&sound=1']);
    expect([live.view().errors, live.view().picture, sink.opened]).toEqual([0, 'hd', 2]);
  });

  it('stops where the broadcast has ended or the server gives this viewer no address', async () => {
    const domain = await origin((socket) => socket.close(playCloseCodes.ended));
    const ended = player([domain]);
    await soon(() => expect(ended.live.view().phase).toBe('ended'));
    const unanswered = player([domain], () => Promise.reject(new TypeError('offline')));
    await soon(() => expect(unanswered.live.view()).toMatchObject({ phase: 'waiting', errors: 1 }));
    const refused = player([domain], () => Promise.reject(new RangeError('refused')));
    await soon(() => expect(refused.live.view()).toMatchObject({ phase: 'refused', errors: 0 }));
  });
});
