import { leastChunkSize, messageTypes, mostChunkSize, type RtmpMessage } from './message.ts';
import { RtmpFault } from './rtmp-fault.ts';

const mostStreams = 8;
const headerBytes = [11, 7, 3, 0] as const;
const extendedMark = 0xffffff;
const firstBuffer = 1024;

interface ChunkStream {
  type: number;
  stream: number;
  size: number;
  time: number;
  delta: number;
  extended: boolean;
  /** What has arrived of the message under way; grows with what arrives, never with what is announced. */
  buffer: Buffer;
  got: number;
}

/**
 * Joins chunks to messages (RTMP 1.0, section 5.3). What a stranger announces reserves nothing: at most `mostStreams` messages of at most
 * `mostBytes` are under way. Set Chunk Size and Abort are obeyed here, because they concern the very next chunk.
 */
export class ChunkReader {
  /** The largest message that is taken, in bytes. */
  mostBytes: number;
  readonly #take: (message: RtmpMessage) => void;
  readonly #streams = new Map<number, ChunkStream>();
  #chunkSize = leastChunkSize;
  /** Bytes of a header that has not arrived whole. */
  #rest: Buffer = Buffer.alloc(0);
  #open: ChunkStream | undefined;
  /** Bytes that the open chunk still has. */
  #left = 0;

  constructor(mostBytes: number, take: (message: RtmpMessage) => void) {
    this.mostBytes = mostBytes;
    this.#take = take;
  }

  /** Bytes that are held of messages under way. */
  get held(): number {
    return [...this.#streams.values()].reduce((sum, { buffer }) => sum + buffer.length, this.#rest.length);
  }

  /** Takes what has arrived and hands on the messages that it completes. Throws RtmpFault. */
  push(arrived: Buffer): void {
    const bytes = this.#rest.length === 0 ? arrived : Buffer.concat([this.#rest, arrived]);
    this.#rest = Buffer.alloc(0);
    let at = 0;
    while (at < bytes.length) {
      if (this.#open === undefined) {
        const length = this.#readHeader(bytes.subarray(at));
        if (length === undefined) {
          // A copy: the socket's buffer is larger than the few bytes that are kept of it.
          this.#rest = Buffer.from(bytes.subarray(at));
          return;
        }
        at += length;
      }
      at += this.#readChunk(bytes.subarray(at));
    }
  }

  /** Reads the header of a chunk and opens it; answers its length, undefined where it is not whole yet. */
  #readHeader(bytes: Buffer): number | undefined {
    const format = bytes.readUInt8(0) >> 6;
    const basic = [2, 3][bytes.readUInt8(0) & 63] ?? 1;
    if (bytes.length < basic) return undefined;
    const id = chunkStreamId(bytes, basic);
    const known = this.#streams.get(id);
    if (known === undefined && format !== 0)
      throw new RtmpFault('chunk', `stream ${id} begins without a header`);
    if (known === undefined && this.#streams.size >= mostStreams)
      throw new RtmpFault('chunkStreams', `more than ${mostStreams}`);
    if (known !== undefined && known.got > 0 && format !== 3)
      throw new RtmpFault('chunk', `stream ${id} begins a message within another`);
    const own = headerBytes[format] ?? 0;
    if (bytes.length < basic + own) return undefined;
    const stamp = format === 3 ? 0 : bytes.readUIntBE(basic, 3);
    const extended = format === 3 ? known?.extended === true : stamp === extendedMark;
    const length = basic + own + (extended ? 4 : 0);
    if (bytes.length < length) return undefined;
    const stream = known ?? newStream();
    this.#streams.set(id, stream);
    stream.extended = extended;
    if (format <= 1) {
      stream.size = bytes.readUIntBE(basic + 3, 3);
      stream.type = bytes.readUInt8(basic + 6);
    }
    if (format === 0) stream.stream = bytes.readUInt32LE(basic + 7);
    if (format !== 3) stream.delta = extended ? bytes.readUInt32BE(basic + own) : stamp;
    if (stream.got === 0) this.#begin(stream, format === 0);
    this.#open = stream;
    this.#left = Math.min(this.#chunkSize, stream.size - stream.got);
    return length;
  }

  #begin(stream: ChunkStream, isAbsolute: boolean): void {
    if (stream.size > this.mostBytes) throw new RtmpFault('messageSize', `${stream.size} bytes`);
    stream.time = isAbsolute ? stream.delta : (stream.time + stream.delta) >>> 0;
  }

  /** Reads what is there of the open chunk; answers how much. */
  #readChunk(bytes: Buffer): number {
    const stream = this.#open;
    if (stream === undefined) return 0;
    const count = Math.min(this.#left, bytes.length);
    append(stream, bytes.subarray(0, count));
    this.#left -= count;
    if (this.#left > 0) return count;
    this.#open = undefined;
    if (stream.got < stream.size) return count;
    const { type, stream: number, time, buffer } = stream;
    const payload = buffer.subarray(0, stream.size);
    drop(stream);
    this.#complete({ type, stream: number, time, payload });
    return count;
  }

  #complete(message: RtmpMessage): void {
    const { type, payload } = message;
    if (type !== messageTypes.setChunkSize && type !== messageTypes.abort) return this.#take(message);
    if (payload.length !== 4) throw new RtmpFault('message', `type ${type} of ${payload.length} bytes`);
    const value = payload.readUInt32BE(0);
    if (type === messageTypes.abort) {
      const aborted = this.#streams.get(value);
      return aborted && drop(aborted);
    }
    if (value < leastChunkSize || value > mostChunkSize) throw new RtmpFault('chunkSize', String(value));
    this.#chunkSize = value;
    return undefined;
  }
}

function chunkStreamId(bytes: Buffer, basic: number): number {
  if (basic === 1) return bytes.readUInt8(0) & 63;
  return 64 + (basic === 2 ? bytes.readUInt8(1) : bytes.readUInt16LE(1));
}

function newStream(): ChunkStream {
  return { type: 0, stream: 0, size: 0, time: 0, delta: 0, extended: false, buffer: Buffer.alloc(0), got: 0 };
}

function append(stream: ChunkStream, bytes: Buffer): void {
  const needed = stream.got + bytes.length;
  if (needed > stream.buffer.length) {
    const grown = Buffer.alloc(
      Math.min(stream.size, Math.max(needed, stream.buffer.length * 2, firstBuffer)),
    );
    stream.buffer.copy(grown, 0, 0, stream.got);
    stream.buffer = grown;
  }
  bytes.copy(stream.buffer, stream.got);
  stream.got = needed;
}

function drop(stream: ChunkStream): void {
  stream.buffer = Buffer.alloc(0);
  stream.got = 0;
}
