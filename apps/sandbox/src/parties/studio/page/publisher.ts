import { encodeFrame } from '@fairway/contract/media/frames.ts';
import {
  publishCloseCodes,
  publishPath,
  type PublisherMessage,
  type PublisherNews,
} from '@fairway/contract/media/publish-messages.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { MadePart } from './made-part.ts';
import { cameraClock } from './camera-clock.ts';

const tracks: readonly MediaTrack[] = ['360p', 'sound'];
/** Codes after which it is no use to come back with the same key. */
const final: readonly number[] = [
  publishCloseCodes.refused,
  publishCloseCodes.ended,
  publishCloseCodes.fault,
  publishCloseCodes.takenDown,
];

/** Bytes that may wait to be sent: about a minute of a room. */
const mostWaiting = 4_000_000;

/** One broadcast on its way to the video origin: from the admission on, each track with its init segment first and then from a key frame. */
export class Publisher {
  readonly #socket: WebSocket;
  readonly #next = new Map<MediaTrack, number>();
  readonly #begun = new Set<MediaTrack>();
  #admitted = false;
  /** Settles with the close code when the line ends. */
  readonly closed: Promise<{ code: number; final: boolean }>;

  constructor(origin: string, key: string, admitted: () => void) {
    this.#socket = new WebSocket(`${origin}${publishPath}`);
    this.#socket.addEventListener('open', () => this.#say({ kind: 'publish', key, tracks }));
    this.#socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as PublisherNews;
      if (news.kind === 'clock') this.#say({ kind: 'clock', n: news.n, at: cameraClock() });
      if (news.kind !== 'admitted') return;
      for (const track of tracks) this.#next.set(track, news.next[track] ?? 0);
      this.#admitted = true;
      admitted();
    });
    this.closed = new Promise((resolve) => {
      this.#socket.addEventListener('close', ({ code }) => resolve({ code, final: final.includes(code) }));
    });
  }

  send(track: MediaTrack, made: MadePart): void {
    if (!this.#admitted || this.#socket.readyState !== WebSocket.OPEN) return;
    if (made.kind === 'init') this.#begun.add(track);
    // Parts of an encoder whose init segment went to another line mean nothing on this one.
    else if (!this.#begun.has(track)) return;
    if (this.#socket.bufferedAmount > mostWaiting) {
      // Begins again with the newest picture instead of sending ever older ones.
      this.#socket.close();
      return;
    }
    const number = this.#next.get(track) ?? 0;
    const part = made.kind === 'part';
    this.#socket.send(
      encodeFrame({
        kind: made.kind,
        track,
        key: part && made.key,
        discontinuity: false,
        number,
        segment: 0,
        capturedAt: part ? made.capturedAt : cameraClock(),
        duration: 250_000,
        payload: made.bytes,
      }),
    );
    if (part) this.#next.set(track, number + 1);
  }

  end(): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#say({ kind: 'end' });
  }

  #say(message: PublisherMessage): void {
    this.#socket.send(JSON.stringify(message));
  }
}
