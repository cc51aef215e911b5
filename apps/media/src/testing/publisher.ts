import { recordedTrack, type Recording } from '@fairway/cmaf/testing';
import { encodeFrame } from '@fairway/contract/media/frames.ts';
import { publishPath, type PublisherNews } from '@fairway/contract/media/publish-messages.ts';
import { mediaTracks, type MediaTrack } from '@fairway/contract/media/tracks.ts';
import { WebSocket } from 'ws';
import { MessageBox } from './message-box.ts';
import { streamKey, type MediaStage } from './media-stage.ts';

const mostAtOnce = 32;

export interface PublisherWish {
  readonly key?: string;
  readonly tracks?: readonly MediaTrack[];
  /** Milliseconds that the publisher's own clock is ahead. */
  readonly ahead?: number;
}

/** A studio that sends the recorded broadcast. */
export class TestPublisher {
  readonly news: MessageBox<PublisherNews>;
  readonly socket: WebSocket;
  readonly #stage: MediaStage;
  readonly #tracks: readonly MediaTrack[];
  readonly #ahead: number;
  readonly #begunAt: number;
  readonly #recordings = new Map<MediaTrack, Recording>();
  readonly #next = new Map<MediaTrack, number>();
  #sent = 0;

  constructor(stage: MediaStage, { key = streamKey, tracks = mediaTracks, ahead = 0 }: PublisherWish = {}) {
    this.#stage = stage;
    this.#tracks = tracks;
    this.#ahead = ahead;
    this.#begunAt = stage.now + ahead;
    this.socket = new WebSocket(stage.url().replace('http', 'ws') + publishPath);
    this.news = new MessageBox(this.socket);
    this.socket.on('open', () => this.say({ kind: 'publish', key, tracks }));
    this.socket.on('message', (bytes: Buffer) => this.#hear(JSON.parse(bytes.toString()) as PublisherNews));
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Waits for the admission and for the five round trips, then sends the init segments. */
  async begin(): Promise<void> {
    const admitted = await this.news.find((one) => one.kind === 'admitted');
    await this.news.find((one) => one.kind === 'clock' && one.n === 5);
    for (const track of this.#tracks) {
      const recording = recordedTrack(track);
      this.#recordings.set(track, recording);
      this.#next.set(track, (admitted.kind === 'admitted' && admitted.next[track]) || 0);
      this.send('init', track, recording.init, this.#next.get(track) ?? 0, 0);
    }
  }

  /** Sends so many quarters of a second of every track, the clock moving with them, and waits until they were taken. */
  async run(quarters: number): Promise<void> {
    // No more at once than a publisher may be ahead.
    for (let left = quarters; left > 0; left -= mostAtOnce) await this.#send(Math.min(left, mostAtOnce));
  }

  async #send(quarters: number): Promise<void> {
    for (let done = 0; done < quarters; done += 1) {
      for (const track of this.#tracks) {
        const part = this.#recordings.get(track)?.part(this.#sent, this.#begunAt);
        const number = this.#next.get(track) ?? 0;
        if (part === undefined) throw new Error('begin first');
        this.send('part', track, part.bytes, number, part.capturedAt);
        this.#next.set(track, number + 1);
      }
      this.#sent += 1;
      this.#stage.now += 250;
    }
    const last = (this.#next.get(this.#tracks[0] ?? 'hd') ?? 0) - 1;
    await this.#taken(last);
  }

  send(
    kind: 'init' | 'part',
    track: MediaTrack,
    payload: Uint8Array<ArrayBuffer>,
    number: number,
    at: number,
  ): void {
    const rest = { key: false, discontinuity: false, segment: 0, duration: 0 };
    this.socket.send(encodeFrame({ kind, track, number, capturedAt: at, payload, ...rest }));
  }

  leave(): void {
    this.socket.terminate();
  }

  /** The socket is served in order: the answer to a question after the parts proves that they were taken. */
  async #taken(last: number): Promise<void> {
    for (;;) {
      this.#stage.pass(1);
      const track = this.#tracks[0] ?? 'hd';
      const ack = await this.news.find((one) => one.kind === 'ack', true);
      if (ack.kind === 'ack' && (ack.parts[track] ?? -1) >= last) return;
    }
  }

  #hear(message: PublisherNews): void {
    if (message.kind === 'clock')
      this.say({ kind: 'clock', n: message.n, at: this.#stage.now + this.#ahead });
  }
}
