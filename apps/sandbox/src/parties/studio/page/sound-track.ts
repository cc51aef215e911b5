import { writeInit, writePart, type Sample } from '@fairway/cmaf';
import { soundRate } from './crowd.ts';
import type { MadePart } from './made-part.ts';
import { cameraClock } from './camera-clock.ts';

/** Samples of a packet: 20 ms. */
const packetTicks = 960;
/** Samples at the start that are not heard, as Chromium's encoder has them. */
const preSkip = 312;

/** Encodes a room's sound (Opus) and gives it away as parts of a quarter of a second: twelve and thirteen packets in turn. */
export class SoundTrack {
  readonly #encoder: AudioEncoder;
  readonly #give: (part: MadePart) => void;
  #waiting: Sample[] = [];
  #since = 0;
  #put = 0;
  #packets = 0;
  #parts = 0;

  constructor(give: (part: MadePart) => void, fail: (fault: unknown) => void) {
    this.#give = give;
    this.#encoder = new AudioEncoder({ output: (chunk) => this.#take(chunk), error: fail });
    this.#encoder.configure({ codec: 'opus', sampleRate: soundRate, numberOfChannels: 1, bitrate: 48_000 });
    const codec = { name: 'opus', preSkip } as const;
    give({ kind: 'init', bytes: writeInit({ kind: 'sound', codec, sampleRate: soundRate, channels: 1 }) });
  }

  add(samples: Float32Array<ArrayBuffer>): void {
    const sound = new AudioData({
      format: 'f32',
      sampleRate: soundRate,
      numberOfFrames: samples.length,
      numberOfChannels: 1,
      timestamp: Math.round((this.#put * 1_000_000) / soundRate),
      data: samples,
    });
    this.#encoder.encode(sound);
    sound.close();
    this.#put += samples.length;
  }

  close(): void {
    if (this.#encoder.state !== 'closed') this.#encoder.close();
  }

  #take(chunk: EncodedAudioChunk): void {
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    if (this.#waiting.length === 0) this.#since = cameraClock();
    this.#waiting.push({ bytes, duration: packetTicks, key: true, shownAfter: 0 });
    this.#packets += 1;
    if (this.#packets < Math.ceil(((this.#parts + 1) * soundRate) / packetTicks / 4)) return;
    const time = (this.#packets - this.#waiting.length) * packetTicks;
    const samples = this.#waiting;
    this.#waiting = [];
    const part = { sequence: this.#parts, time, capturedAt: this.#since, samples };
    this.#parts += 1;
    this.#give({ kind: 'part', bytes: writePart('sound', part), capturedAt: this.#since, key: true });
  }
}
