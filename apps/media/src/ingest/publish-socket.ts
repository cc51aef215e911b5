import type { PublisherNews } from '@fairway/contract/media/publish-messages.ts';
import { publishCloseCodes } from '@fairway/contract/media/publish-messages.ts';
import { decodeFrame } from '@fairway/contract/media/frames.ts';
import type { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { Broadcasts } from '../rooms/broadcasts.ts';
import { Publication, StreamRefused } from './publication.ts';
import { readPublisherMessage, type ReadMessage } from './publish-message.ts';
import { PublisherClock } from './publisher-clock.ts';
import type { Publisher, Publishers } from './publishers.ts';

const loginMs = 5000;
const loginBytes = 4096;
const ackMs = 1000;
const tripMs = 10_000;

/** A publisher over the WebSocket: the key first, then frames; see the contract's publish-messages. */
export class PublishSocket implements Publisher {
  readonly timedByArrival = false;
  readonly #socket: WebSocket;
  readonly #publishers: Publishers;
  readonly #broadcasts: Broadcasts;
  readonly #clock: Clock;
  readonly #trips = new PublisherClock();
  readonly #since: number;
  #publication: Publication | undefined;
  #asking = false;
  #ackAt = 0;
  #tripAt = 0;

  constructor(socket: WebSocket, publishers: Publishers, broadcasts: Broadcasts, clock: Clock) {
    this.#socket = socket;
    this.#publishers = publishers;
    this.#broadcasts = broadcasts;
    this.#clock = clock;
    this.#since = clock.now();
    socket.on('message', (bytes: Buffer<ArrayBuffer>, binary) => this.#message(bytes, binary));
    socket.on('close', () => this.#publication && publishers.leave(this.#publication));
    // A broken connection closes; there is nothing else to do about it.
    socket.on('error', () => undefined);
  }

  /** No key shown yet. */
  get isStranger(): boolean {
    return this.#publication === undefined;
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // A peer that does not answer the closing is cut off.
    setTimeout(() => this.#socket.terminate(), 2000).unref();
  }

  /** Acknowledges each second, asks for the clock each ten, and ends who does not log in. */
  tick(now: number): void {
    if (this.#publication === undefined) {
      if (now - this.#since > loginMs && !this.#asking) this.close(publishCloseCodes.malformed, 'login');
      return;
    }
    if (now - this.#ackAt >= ackMs) {
      this.#ackAt = now;
      this.#send({ kind: 'ack', parts: this.#publication.taken });
    }
    if (now - this.#tripAt >= tripMs) this.#askClock(now);
  }

  #message(bytes: Buffer<ArrayBuffer>, binary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!binary) {
      const message = bytes.length > loginBytes ? undefined : readPublisherMessage(bytes.toString());
      if (message === undefined) return this.close(publishCloseCodes.malformed, 'message');
      return this.#hear(message);
    }
    const publication = this.#publication;
    const frame = decodeFrame(bytes);
    if (publication === undefined || frame === undefined)
      return this.close(publishCloseCodes.malformed, 'frame');
    const now = this.#clock.now();
    try {
      publication.take(frame, this.#trips.mend(frame.capturedAt, now), now);
      if (frame.kind === 'part') this.#broadcasts.flow(publication.room);
    } catch (error) {
      if (!(error instanceof StreamRefused)) throw error;
      this.close(publishCloseCodes.fault, error.fault);
      this.#broadcasts.end(publication.room, 'ended', 'fault', error.fault);
    }
  }

  #hear(message: ReadMessage): void {
    if (message.kind === 'publish') {
      void this.#logIn(message.key, message.tracks);
    } else if (message.kind === 'clock') {
      if (this.#trips.answer(message.n, message.at, this.#clock.now())) this.#askClock(this.#clock.now());
    } else if (this.#publication !== undefined) {
      this.close(publishCloseCodes.ended, 'ended');
      this.#broadcasts.end(this.#publication.room, 'ended', 'publisher');
    }
  }

  async #logIn(...[key, tracks]: [string, Publication['tracks']]): Promise<void> {
    if (this.#asking || this.#publication !== undefined)
      return this.close(publishCloseCodes.malformed, 'twice');
    this.#asking = true;
    const admitted = await this.#publishers.admit(key, tracks, this);
    this.#asking = false;
    if (!(admitted instanceof Publication)) return this.close(admitted.code, admitted.reason);
    if (this.#socket.readyState !== this.#socket.OPEN) return this.#publishers.leave(admitted);
    this.#publication = admitted;
    const { room, next } = admitted;
    this.#send({ kind: 'admitted', room: room.id, broadcast: room.broadcast, next });
    return this.#askClock(this.#clock.now());
  }

  #askClock(now: number): void {
    this.#tripAt = now;
    this.#send({ kind: 'clock', n: this.#trips.ask(now) });
  }

  #send(news: PublisherNews): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(news));
  }
}
