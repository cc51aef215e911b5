import type { Bytes } from '../boxes/write-box.ts';
import type { TrackConfig } from '../init/track-init.ts';
import { writeInit } from '../init/write-init.ts';
import type { Sample } from '../part/part.ts';
import { writePart } from '../part/write-part.ts';
import recorded from './recorded.json' with { type: 'json' };

/** Four seconds that Chromium has encoded with WebCodecs: a ball over a pitch at 12 pictures a second, and a tone in Opus. */
const loopSeconds = 4;
const picturesPerSecond = 12;
const pictureScale = 90_000;
const packetTicks = 960;
const soundRate = 48_000;

export type RecordedTrack = 'hd' | '360p' | 'sound';

export interface RecordedPart {
  readonly bytes: Bytes;
  readonly key: boolean;
  readonly capturedAt: number;
}

/** A recorded track as a publisher sends it. */
export interface Recording {
  readonly config: TrackConfig;
  readonly init: Bytes;
  /** The part of this number, 250 ms long, of a broadcast that began at this time (milliseconds since 1970); goes round for ever. */
  part(number: number, begunAt: number): RecordedPart;
}

export function recordedTrack(track: RecordedTrack): Recording {
  const config = configOf(track);
  return {
    config,
    init: writeInit(config),
    part(number, begunAt) {
      const { samples, time, seconds } = track === 'sound' ? packets(number) : pictures(track, number);
      const capturedAt = begunAt + seconds * 1000;
      const bytes = writePart(config.kind, { sequence: number, time, capturedAt, samples });
      return { bytes, key: samples[0]?.key === true, capturedAt };
    },
  };
}

function configOf(track: RecordedTrack): TrackConfig {
  if (track === 'sound') {
    const codec = { name: 'opus', preSkip: recorded.sound.preSkip } as const;
    return { kind: 'sound', codec, sampleRate: soundRate, channels: 1 };
  }
  const { width, height, avc } = recorded[track];
  return { kind: 'picture', timescale: pictureScale, width, height, avc: fromBase64(avc) };
}

function pictures(track: 'hd' | '360p', number: number) {
  const { samples, keys } = recorded[track];
  const each = picturesPerSecond / 4;
  const ticks = pictureScale / picturesPerSecond;
  const of = (index: number): Sample => ({
    bytes: fromBase64(samples[index % samples.length] ?? ''),
    duration: ticks,
    key: keys.includes(index % samples.length),
    shownAfter: 0,
  });
  const chosen = Array.from({ length: each }, (_, index) => of(number * each + index));
  return { samples: chosen, time: number * each * ticks, seconds: number / 4 };
}

/** A quarter of a second is twelve packets and a half: parts have twelve and thirteen in turn. */
function packets(number: number) {
  const { samples } = recorded.sound;
  const perSecond = soundRate / packetTicks;
  const [first, next] = [Math.ceil((number * perSecond) / 4), Math.ceil(((number + 1) * perSecond) / 4)];
  const chosen = Array.from({ length: next - first }, (_, index): Sample => {
    const bytes = fromBase64(samples[(first + index) % (loopSeconds * perSecond)] ?? '');
    return { bytes, duration: packetTicks, key: true, shownAfter: 0 };
  });
  return { samples: chosen, time: first * packetTicks, seconds: first / perSecond };
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
