import { encodeFrame } from '@fairway/contract/media/frames.ts';
import { videoDomain } from '@fairway/contract/live/video.ts';
import {
  publishPath,
  type PublisherMessage,
  type PublisherNews,
} from '@fairway/contract/media/publish-messages.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import { afterClose } from './after-close.ts';
import type { MadePart } from './made-part.ts';
import type { LineState } from './studio-messages.ts';

/** Bytes that wait on the line: beyond them pictures are left out up to a key frame. */
const mostWaiting = 1_500_000;
/** Silence of the origin, which acknowledges each second: from then on it is said, and from then on another line is opened. In milliseconds. */
const quietMs = 3500;
const deadMs = 12_000;

export interface LineSettings {
  readonly origins: readonly string[];
  readonly key: string;
  readonly tracks: readonly MediaTrack[];
  readonly openSocket: (address: string) => WebSocket;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly show: (state: LineState) => void;
  /** A line begins with key frames. */
  readonly wantKey: () => void;
}

/**
 * A broadcast on its way to the video origin, over one line after the other: each begins with the key, and after the admission each track with its
 * init segment and a key frame. What is made while no line is open is not sent.
 */
export class PublishLine {
  readonly #settings: LineSettings;
  readonly #inits = new Map<MediaTrack, Uint8Array<ArrayBuffer>>();
  readonly #next = new Map<MediaTrack, number>();
  /** Tracks of which the line has had the init segment and a key frame. */
  readonly #flowing = new Set<MediaTrack>();
  /** Pictures that wait because the line is full. */
  readonly #held = new Set<MediaTrack>();
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #admitted = false;
  #everAdmitted = false;
  #tries = 0;
  #errors = 0;
  #heardAt = 0;
  #acknowledged = false;
  #closed = false;
  /** Pictures that were made and not sent. */
  dropped = 0;
  /** Bytes that were sent. */
  sent = 0;

  constructor(settings: LineSettings) {
    this.#settings = settings;
    this.#open();
  }

  send(track: MediaTrack, made: MadePart): void {
    if (made.kind === 'init') {
      const before = this.#inits.get(track);
      this.#inits.set(track, made.bytes);
      // Another encoder: its pictures mean nothing without it. An encoder that repeats itself says nothing new.
      const isNew = before?.join() !== made.bytes.join();
      if (isNew && this.#flowing.delete(track)) this.#begin(track);
      return;
    }
    if (!this.#admitted || this.#socket?.readyState !== WebSocket.OPEN) return;
    if (track !== 'sound' && this.#socket.bufferedAmount > mostWaiting) {
      this.#flowing.delete(track);
      this.#held.add(track);
    }
    const full = this.#held.has(track) && this.#socket.bufferedAmount > mostWaiting / 2;
    if (!this.#flowing.has(track) && (full || !made.key || !this.#begin(track))) {
      if (track === 'hd' && this.#held.has(track)) this.dropped += made.samples;
      return;
    }
    const number = this.#next.get(track) ?? 0;
    this.#next.set(track, number + 1);
    this.#frame('part', { track, number, bytes: made.bytes }, made);
  }

  /** Once a second: whether the origin is still heard of. */
  look(): void {
    if (!this.#admitted) return;
    const quiet = this.#settings.now() - this.#heardAt;
    if (quiet > deadMs) this.#socket?.close();
    if (quiet > quietMs && this.#acknowledged) {
      this.#acknowledged = false;
      this.#settings.show({ phase: 'connected', acknowledged: false });
    }
  }

  /** The broadcast is over. */
  end(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say({ kind: 'end' });
    this.#settings.show({ phase: 'over', end: 'ended', reason: '' });
  }

  #open(): void {
    const { origins, key, tracks, openSocket } = this.#settings;
    const socket = openSocket(`${videoDomain(origins, this.#errors) ?? ''}${publishPath}`);
    this.#socket = socket;
    this.#tries += 1;
    this.#settings.show({ phase: this.#everAdmitted ? 'away' : 'connecting' });
    socket.addEventListener('open', () => this.#say({ kind: 'publish', key, tracks }));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) =>
      this.#hear(JSON.parse(data) as PublisherNews),
    );
    socket.addEventListener('close', ({ code, reason }) => this.#lost(code, reason));
  }

  #hear(news: PublisherNews): void {
    this.#heardAt = this.#settings.now();
    if (news.kind === 'clock') this.#say({ kind: 'clock', n: news.n, at: this.#settings.now() });
    else if (news.kind === 'admitted') this.#admit(news.next);
    else if (!this.#acknowledged && Object.keys(news.parts).length > 0) {
      this.#acknowledged = true;
      this.#settings.show({ phase: 'connected', acknowledged: true });
    }
  }

  #admit(next: Readonly<Partial<Record<MediaTrack, number>>>): void {
    this.#flowing.clear();
    for (const track of this.#settings.tracks) this.#next.set(track, next[track] ?? 0);
    this.#admitted = true;
    this.#everAdmitted = true;
    this.#acknowledged = false;
    this.#tries = 0;
    this.#settings.show({ phase: 'connected', acknowledged: false });
    this.#settings.wantKey();
  }

  /** Sends a track's init segment; false where its encoder has made none yet. */
  #begin(track: MediaTrack): boolean {
    const bytes = this.#inits.get(track);
    if (bytes === undefined) return false;
    this.#flowing.add(track);
    this.#held.delete(track);
    const [number, now] = [this.#next.get(track) ?? 0, this.#settings.now()];
    this.#frame('init', { track, number, bytes }, { key: false, capturedAt: now, duration: 0 });
    return true;
  }

  #frame(
    kind: 'init' | 'part',
    { track, number, bytes }: { track: MediaTrack; number: number; bytes: Uint8Array<ArrayBuffer> },
    { key, capturedAt, duration }: { key: boolean; capturedAt: number; duration: number },
  ): void {
    const frame = encodeFrame({
      kind,
      track,
      key,
      discontinuity: false,
      number,
      segment: 0,
      capturedAt,
      duration,
      payload: bytes,
    });
    this.sent += frame.length;
    this.#socket?.send(frame);
  }

  #lost(code: number, reason: string): void {
    if (this.#closed) return;
    this.#admitted = false;
    this.#errors += 1;
    const next = afterClose(code, { tries: this.#tries, admitted: this.#everAdmitted });
    if ('end' in next) {
      this.#closed = true;
      this.#settings.show({ phase: 'over', end: next.end, reason });
      return;
    }
    this.#settings.show({ phase: this.#everAdmitted ? 'away' : 'connecting' });
    this.#timer = setTimeout(() => this.#open(), next.againMs);
  }

  #say(message: PublisherMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
