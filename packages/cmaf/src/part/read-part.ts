import { findBox, readExactly, sameBytes, viewOf, type Box } from '../boxes/read-box.ts';
import type { Bytes } from '../boxes/write-box.ts';
import { CmafFault } from '../fault.ts';
import { timescaleOf, type TrackConfig } from '../init/track-init.ts';
import { limits } from '../limits.ts';
import { checkPicture } from './check-picture.ts';
import { fromNtp } from './ntp-time.ts';
import type { Part, Sample } from './part.ts';
import { writePartHead } from './write-part.ts';

const keyFlags = 0x02000000;

/**
 * Reads a part of a track and judges it alone: form, size, duration, key frames only at its start, whole units in each picture. As with
 * `readInit` only the writer's own form is taken. Throws `partSize`, `box`, `partDuration`, `keyFrame` or `codec`.
 */
export function readPart(track: TrackConfig, bytes: Bytes): Part {
  if (bytes.length > limits.partBytes) throw new CmafFault('partSize', `${bytes.length} bytes`);
  const [, reference, fragment, media] = readExactly(bytes, ['styp', 'prft', 'moof', 'mdat']);
  if (reference === undefined || fragment === undefined || media === undefined)
    throw new CmafFault('box', 'a box is missing');
  const content = {
    sequence: readNumbers(bytes, findBox(bytes, ['mfhd'], fragment), 4, 1)[0] ?? 0,
    time: readTime(bytes, findBox(bytes, ['traf', 'tfdt'], fragment)),
    capturedAt: fromNtp(...readReference(bytes, reference)),
    samples: readSamples(track.kind, bytes, findBox(bytes, ['traf', 'trun'], fragment), media),
  };
  if (!sameBytes(withTimeOf(bytes, writePartHead(track.kind, content)), bytes.subarray(0, media.start)))
    throw new CmafFault('box', 'the part has another form');
  const duration = content.samples.reduce((sum, sample) => sum + sample.duration, 0);
  if (duration === 0 || duration > limits.partDuration * timescaleOf(track))
    throw new CmafFault('partDuration', `${duration} ticks`);
  if (content.samples.some(({ key }, index) => key && index > 0 && track.kind === 'picture'))
    throw new CmafFault('keyFrame', 'a key frame that does not begin its part');
  if (track.kind === 'picture') content.samples.forEach(checkPicture);
  return { ...content, duration, key: content.samples[0]?.key === true, size: bytes.length };
}

function readSamples(kind: TrackConfig['kind'], bytes: Bytes, run: Box, media: Box): Sample[] {
  const [count = 0] = readNumbers(bytes, run, 4, 1);
  const fields = kind === 'sound' ? 2 : 4;
  if (count === 0 || run.end - run.start !== 12 + count * fields * 4) throw new CmafFault('box', 'trun');
  const numbers = readNumbers(bytes, run, 12, count * fields);
  let at = media.start;
  const samples: Sample[] = [];
  for (let index = 0; index < numbers.length; index += fields) {
    const [duration = 0, size = 0, flags = keyFlags, shownAfter = 0] = numbers.slice(index, index + fields);
    if (size === 0 || duration === 0 || size > media.end - at) throw new CmafFault('box', 'sizes of samples');
    const sample = bytes.subarray(at, at + size);
    samples.push({ bytes: sample, duration, key: flags === keyFlags, shownAfter: shownAfter | 0 });
    at += size;
  }
  if (at !== media.end) throw new CmafFault('box', 'mdat holds more than its samples');
  return samples;
}

function readTime(bytes: Bytes, box: Box): number {
  const [high = 0, low = 0] = readNumbers(bytes, box, 4, 2);
  if (high >= 2 ** 21) throw new CmafFault('time', 'a decode time beyond 2^53');
  return high * 2 ** 32 + low;
}

function readReference(bytes: Bytes, box: Box): [number, number] {
  const [seconds = 0, fraction = 0] = readNumbers(bytes, box, 8, 2);
  return [seconds, fraction];
}

/** `count` numbers of 32 bits at an offset into a box's content. */
function readNumbers(bytes: Bytes, box: Box, offset: number, count: number): number[] {
  if (box.start + offset + count * 4 > box.end) throw new CmafFault('box', box.type);
  const view = viewOf(bytes);
  return Array.from({ length: count }, (_, index) => view.getUint32(box.start + offset + index * 4));
}

/** A written head with the time of capture of another, whose fraction is finer than a number of milliseconds. */
function withTimeOf(bytes: Bytes, head: Bytes): Bytes {
  head.set(bytes.subarray(captureAt, captureAt + 8), captureAt);
  return head;
}

/** Where the time of capture lies in every part: after `styp`, and head, flags and track of `prft`. */
export const captureAt = 24 + 8 + 4 + 4;
