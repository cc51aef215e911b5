import type { Socket } from 'node:net';
import { publishCloseCodes } from '@fairway/contract/media/publish-messages.ts';
import { streamFaults } from '@fairway/contract/media/stream-faults.ts';
import type { Clock } from '../clock.ts';
import { FlvPublication, flvTracks } from '../flv/flv-publication.ts';
import { Publication, StreamRefused } from '../ingest/publication.ts';
import type { Publisher, Publishers } from '../ingest/publishers.ts';
import type { Broadcasts } from '../rooms/broadcasts.ts';
import type { RtmpMessage } from './message.ts';
import { RtmpFault } from './rtmp-fault.ts';
import { RtmpSession } from './rtmp-session.ts';

const loginMs = 5000;
/** An encoder reads its few answers; one that does not is cut off. In bytes. */
const mostUnsent = 65_536;
const farewellMs = 2000;

export interface RtmpMeans {
  readonly publishers: Publishers;
  readonly broadcasts: Broadcasts;
  readonly clock: Clock;
}

/** A publisher over RTMP: OBS, ffmpeg and other encoders. One that stops may return within a minute, since its key is good for one broadcast. */
export class PublishRtmp implements Publisher {
  readonly timedByArrival = true;
  readonly #socket: Socket;
  readonly #means: RtmpMeans;
  readonly #session: RtmpSession;
  readonly #since: number;
  #publication: Publication | undefined;
  #tags: FlvPublication | undefined;
  #closed = false;

  constructor(socket: Socket, means: RtmpMeans) {
    this.#socket = socket;
    this.#means = means;
    this.#since = means.clock.now();
    this.#session = new RtmpSession({
      send: (bytes) => this.#send(bytes),
      publish: (key) => void this.#logIn(key),
      media: (kind, message) => this.#media(kind, message),
      leave: () => this.#leave(),
    });
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#take(bytes));
    socket.on('close', () => {
      this.#closed = true;
      if (this.#publication) means.publishers.leave(this.#publication);
    });
    // A broken connection closes; there is nothing else to do about it.
    socket.on('error', () => undefined);
  }

  /** No key shown yet. */
  get isStranger(): boolean {
    return this.#publication === undefined;
  }

  close(_code: number, reason: string): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#session.refuse(reason);
    this.#socket.resume();
    this.#socket.end();
    // A peer that does not answer the closing is cut off.
    setTimeout(() => this.#socket.destroy(), farewellMs).unref();
  }

  /** Ends who does not show a key in time. */
  tick(now: number): void {
    if (this.isStranger && now - this.#since > loginMs) this.close(publishCloseCodes.malformed, 'login');
  }

  #take(bytes: Buffer): void {
    if (this.#closed) return;
    try {
      this.#session.take(bytes);
    } catch (error) {
      if (error instanceof RtmpFault) return this.close(publishCloseCodes.malformed, error.message);
      if (!(error instanceof StreamRefused)) throw error;
      this.#end(error);
    }
  }

  async #logIn(key: string): Promise<void> {
    const { publishers, broadcasts, clock } = this.#means;
    this.#socket.pause();
    const admitted = await publishers.admit(key, flvTracks, this);
    if (!(admitted instanceof Publication)) return this.close(admitted.code, admitted.reason);
    if (this.#closed) return publishers.leave(admitted);
    this.#publication = admitted;
    this.#tags = new FlvPublication(admitted, {
      now: () => clock.now(),
      onPart: () => broadcasts.flow(admitted.room),
    });
    this.#session.admit();
    this.#socket.resume();
    return undefined;
  }

  #media(kind: 'picture' | 'sound', { payload, time }: RtmpMessage): void {
    if (!this.#closed) this.#tags?.take(kind, payload, time);
  }

  #leave(): void {
    this.#tags?.flush();
    this.#socket.destroySoon();
  }

  #end({ fault }: StreamRefused): void {
    this.close(
      publishCloseCodes.fault,
      `${fault}: ${streamFaults.label(fault, 'zh')} · ${streamFaults.label(fault, 'en')}`,
    );
    if (this.#publication) this.#means.broadcasts.end(this.#publication.room, 'ended', 'fault', fault);
  }

  #send(bytes: Buffer): void {
    if (this.#socket.writableLength > mostUnsent) this.#socket.destroy();
    else if (this.#socket.writable) this.#socket.write(bytes);
  }
}
