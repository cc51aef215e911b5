import { writeAmf0, type Amf0Value } from './amf0.ts';
import { messageTypes, type RtmpMessage } from './message.ts';

const controlChunkStream = 2;
const commandChunkStream = 3;
const windowBytes = 2_500_000;
const dynamicLimit = 2;
/** Larger than any answer of ours, so each fits into one chunk; encoders that follow our size send fewer headers. */
const ownChunkSize = 4096;

/** A message in one chunk, with a whole header and without a time. Answers are shorter than `ownChunkSize`. */
function write(chunkStream: number, { type, stream, payload }: Omit<RtmpMessage, 'time'>): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt8(chunkStream, 0);
  head.writeUIntBE(payload.length, 4, 3);
  head.writeUInt8(type, 7);
  head.writeUInt32LE(stream, 8);
  return Buffer.concat([head, payload]);
}

function control(type: number, ...bytes: readonly number[]): Buffer {
  return write(controlChunkStream, { type, stream: 0, payload: Buffer.from(bytes) });
}

function u32(value: number): number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

/** The sizes that we state before the answer to `connect`. */
export function writeSizes(): Buffer {
  return Buffer.concat([
    control(messageTypes.windowSize, ...u32(windowBytes)),
    control(messageTypes.peerBandwidth, ...u32(windowBytes), dynamicLimit),
    control(messageTypes.setChunkSize, ...u32(ownChunkSize)),
  ]);
}

export function writeAcknowledgement(received: number): Buffer {
  return control(messageTypes.acknowledgement, ...u32(received % 2 ** 32));
}

/** User control «Stream Begin». */
export function writeStreamBegin(stream: number): Buffer {
  return control(messageTypes.userControl, 0, 0, ...u32(stream));
}

export function writeCommand(stream: number, ...values: readonly Amf0Value[]): Buffer {
  const payload = Buffer.concat(values.map(writeAmf0));
  return write(commandChunkStream, { type: messageTypes.command, stream, payload });
}
