import { CmafFault, limits, partSeconds, readAacConfig, writeInit, type Sample } from '@fairway/cmaf';
import type { PartSink } from './part-sink.ts';

/** Samples in a packet of AAC-LC. */
const packetTicks = 1024;
/** So far may the encoder's milliseconds be from what its packets add up to, before the packets are put where it says. */
const mostDrift = 0.1;
/** So far back times may jump, in seconds. */
const mostBack = 2;

/**
 * Joins packets of sound to parts of about a quarter of a second. Times are counted in packets, since the encoder's milliseconds are rounded;
 * where it skips, the track has a gap, and where it is behind, packets are left out until the times meet.
 */
export class SoundParts {
  readonly #sink: PartSink;
  #config: Uint8Array | undefined;
  #rate = 0;
  #waiting: Sample[] = [];
  #bytes = 0;
  /** Of the first packet that waits: ticks, and milliseconds since 1970. */
  #time = 0;
  #capturedAt = 0;
  /** Ticks of the packet that comes next. */
  #next: number | undefined;

  constructor(sink: PartSink) {
    this.#sink = sink;
  }

  /** Takes the AudioSpecificConfig; the same again changes nothing. Throws `codec`. */
  config(bytes: Buffer): void {
    if (this.#config !== undefined && bytes.equals(this.#config)) return;
    this.flush();
    const config = Uint8Array.from(bytes);
    const { sampleRate, channels } = readAacConfig(config);
    this.#config = config;
    this.#rate = sampleRate;
    this.#next = undefined;
    this.#sink.init(writeInit({ kind: 'sound', codec: { name: 'aac', config }, sampleRate, channels }));
  }

  /** Takes a packet and its time in milliseconds. Throws `track` before a config, `time` for a jump back, `partSize`. */
  packet(bytes: Buffer, at: { time: number; capturedAt: number }): void {
    if (this.#config === undefined) throw new CmafFault('track', 'sound before its configuration');
    const stated = Math.round((at.time * this.#rate) / 1000);
    const counted = this.#next ?? stated;
    const late = (stated - counted) / this.#rate;
    if (late < -mostBack) throw new CmafFault('time', `sound ${-late} s back`);
    if (late < -mostDrift) return;
    const skips = late > mostDrift;
    const begun = this.#waiting.length > 0 ? counted - this.#time : 0;
    if (skips || begun >= partSeconds * this.#rate) this.flush();
    const time = skips ? stated : counted;
    if (this.#waiting.length === 0) {
      this.#time = time;
      this.#capturedAt = at.capturedAt;
    }
    this.#bytes += bytes.length;
    if (this.#bytes > limits.partBytes) throw new CmafFault('partSize', `${this.#bytes} bytes`);
    this.#waiting.push({ bytes, duration: packetTicks, key: true, shownAfter: 0 });
    this.#next = time + packetTicks;
  }

  /** Nothing follows for now. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    const samples = this.#waiting;
    this.#waiting = [];
    this.#bytes = 0;
    this.#sink.part(samples, this.#time, this.#capturedAt);
  }
}
