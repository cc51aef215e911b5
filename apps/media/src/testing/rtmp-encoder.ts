import { connect, type Socket } from 'node:net';
import { readPart } from '@fairway/cmaf';
import { recordedTrack } from '@fairway/cmaf/testing';
import { readAmf0, writeAmf0, type Amf0Value } from '../rtmp/amf0.ts';
import { ChunkReader } from '../rtmp/chunk-reader.ts';
import { messageTypes } from '../rtmp/message.ts';
import { eventually } from './eventually.ts';
import { streamKey, type MediaStage } from './media-stage.ts';

const signatureBytes = 1536;
/** What it cuts messages into: every message of pictures has chunks that go on. */
const chunkSize = 128;
const aacConfig = Buffer.of(0x12, 0x10);
/** Milliseconds of a packet of AAC at 44,100 Hz, not rounded. */
const packetMs = (1024 * 1000) / 44_100;
const recording = recordedTrack('hd');

/** A message cut into chunks, the first with a whole header. */
export function cut(
  id: number,
  message: { type: number; payload: Buffer; time?: number; stream?: number },
): Buffer {
  const { type, payload, time = 0, stream = 0 } = message;
  const head = Buffer.alloc(12);
  head.writeUInt8(id);
  head.writeUIntBE(time, 1, 3);
  head.writeUIntBE(payload.length, 4, 3);
  head.writeUInt8(type, 7);
  head.writeUInt32LE(stream, 8);
  const pieces: Buffer[] = [head, payload.subarray(0, chunkSize)];
  for (let at = chunkSize; at < payload.length; at += chunkSize)
    pieces.push(Buffer.of(0xc0 | id), payload.subarray(at, at + chunkSize));
  return Buffer.concat(pieces);
}

export function command(...values: readonly Amf0Value[]): Buffer {
  return cut(3, { type: messageTypes.command, payload: Buffer.concat(values.map(writeAmf0)) });
}

/** C0 and C1, then C2. */
export const greeting = Buffer.concat([Buffer.of(3), Buffer.alloc(2 * signatureBytes, 7)]);
export const opening = [
  greeting,
  command('connect', 1, { app: 'live', tcUrl: 'rtmp://origin/live', fourCcList: ['av01'] }),
  command('releaseStream', 2, null, streamKey),
  command('FCPublish', 3, null, streamKey),
  command('createStream', 4, null),
];

/** Content of a video message: the tag's five bytes, then the picture or the decoder's record. */
export function pictureTag(type: 0 | 1, bytes: Uint8Array, shownAfter = 0, head = 0x27): Buffer {
  return Buffer.concat([Buffer.of(head, type, 0, 0, shownAfter), bytes]);
}

/** An encoder of the tests that speaks RTMP and sends the recorded pictures and packets that hold nothing to hear. */
export class RtmpEncoder {
  readonly socket: Socket;
  /** Commands and statuses from the origin. */
  readonly said: Amf0Value[][] = [];
  readonly closed: Promise<void>;
  readonly #stage: MediaStage;
  #greetings = 1 + 2 * signatureBytes;
  #pictures = 0;
  #packets = 0;

  constructor(stage: MediaStage) {
    this.#stage = stage;
    this.socket = connect(stage.rtmpPort(), '127.0.0.1');
    const answers = new ChunkReader(4096, ({ type, payload }) => {
      if (type === messageTypes.command) this.said.push(readAmf0(payload));
    });
    this.socket.on('data', (bytes) => {
      const rest = bytes.subarray(Math.min(this.#greetings, bytes.length));
      this.#greetings -= bytes.length - rest.length;
      if (rest.length > 0) answers.push(rest);
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
  }

  /** Codes and descriptions of the statuses. */
  get statuses(): unknown[] {
    return this.said.filter(([name]) => name === 'onStatus').map(([, , , about]) => about);
  }

  write(...pieces: readonly Buffer[]): void {
    for (const piece of pieces) this.socket.write(piece);
  }

  /** Shows the key and waits for the answer. */
  async publish(key = streamKey): Promise<unknown> {
    this.write(...opening, command('publish', 5, null, key, 'live'));
    await eventually(() => this.statuses.length).toBe(1);
    return this.statuses[0];
  }

  /** Configurations, then so many quarters of a second, the clock moving with them. */
  run(quarters: number): void {
    if (this.#pictures === 0 && recording.config.kind === 'picture') {
      this.picture(pictureTag(0, recording.config.avc, 0, 0x17), 0);
      this.sound(Buffer.concat([Buffer.of(0xaf, 0), aacConfig]), 0);
    }
    for (let done = 0; done < quarters; done += 1) {
      const { samples } = readPart(recording.config, recording.part(this.#pictures / 3, 0).bytes);
      for (const { bytes } of samples) {
        // Twelve pictures a second.
        this.picture(pictureTag(1, bytes), Math.round((this.#pictures * 1000) / 12));
        this.#pictures += 1;
      }
      for (; this.#packets * packetMs < (this.#pictures * 1000) / 12; this.#packets += 1)
        this.sound(Buffer.of(0xaf, 1, 1, 2, 3, 4), Math.round(this.#packets * packetMs));
      this.#stage.now += 250;
    }
  }

  picture(payload: Buffer, time: number): void {
    this.write(cut(6, { type: messageTypes.picture, payload, time, stream: 1 }));
  }

  sound(payload: Buffer, time: number): void {
    this.write(cut(4, { type: messageTypes.sound, payload, time, stream: 1 }));
  }
}
