import { viewOf } from '../boxes/read-box.ts';
import type { Bytes } from '../boxes/write-box.ts';
import { toNtp } from './ntp-time.ts';
import { captureAt } from './read-part.ts';

/** Writes another time of capture (milliseconds since 1970) into a part that `readPart` has taken. */
export function mendCaptureTime(part: Bytes, capturedAt: number): void {
  const [seconds, fraction] = toNtp(capturedAt);
  const view = viewOf(part);
  view.setUint32(captureAt, seconds);
  view.setUint32(captureAt + 4, fraction);
}
