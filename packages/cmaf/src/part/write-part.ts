import { ascii, box, concat, fullBox, u32, u64, type Bytes } from '../boxes/write-box.ts';
import type { TrackConfig } from '../init/track-init.ts';
import { toNtp } from './ntp-time.ts';
import type { PartContent, Sample } from './part.ts';

const keyFlags = 0x02000000;
const otherFlags = 0x01010000;
/** `prft`: the time at which a live source was captured (ISO 14496-12, 8.16.5). */
const captured = 24;
const baseIsMoof = 0x020000;
/** `trun`: offset, then of each sample duration and size, for pictures flags and composition offset as well. */
const soundFields = 0x000301;
const pictureFields = 0x000f01;

/** A part of a track: `styp prft moof mdat`, the only form that `readPart` takes. */
export function writePart(kind: TrackConfig['kind'], part: PartContent): Bytes {
  return concat([writePartHead(kind, part), ...part.samples.map(({ bytes }) => bytes)]);
}

/** Everything of a part before the bytes of its samples. */
export function writePartHead(kind: TrackConfig['kind'], part: PartContent): Bytes {
  const { samples, sequence, time, capturedAt } = part;
  const fields = samples.flatMap((sample) => sampleFields(kind, sample));
  const run = (offset: number) =>
    kind === 'sound'
      ? fullBox('trun', 0, soundFields, u32(samples.length, offset, ...fields))
      : fullBox('trun', 1, pictureFields, u32(samples.length, offset, ...fields));
  const header = fullBox('mfhd', 0, 0, u32(sequence));
  // Sound has no flags of its own in the run: all of it is key.
  const track =
    kind === 'sound'
      ? fullBox('tfhd', 0, baseIsMoof + 0x20, u32(1, keyFlags))
      : fullBox('tfhd', 0, baseIsMoof, u32(1));
  const start = fullBox('tfdt', 1, 0, u64(time));
  const moof = (offset: number) => box('moof', header, box('traf', track, start, run(offset)));
  const content = samples.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return concat([
    box('styp', ascii('cmfl'), u32(0), ascii('iso6cmfl')),
    fullBox('prft', 1, captured, u32(1, ...toNtp(capturedAt)), u64(time)),
    moof(moof(0).length + 8),
    concat([u32(content + 8), ascii('mdat')]),
  ]);
}

function sampleFields(kind: TrackConfig['kind'], { bytes, duration, key, shownAfter }: Sample): number[] {
  const both = [duration, bytes.length];
  return kind === 'sound' ? both : [...both, key ? keyFlags : otherFlags, shownAfter];
}
