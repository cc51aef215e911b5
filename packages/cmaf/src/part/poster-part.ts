import type { Bytes } from '../boxes/write-box.ts';
import type { Part } from './part.ts';
import { writePart } from './write-part.ts';

/** A part of the key frame alone; after its init segment it is a file that shows as a picture. Undefined where the part has none. */
export function posterPart(part: Part): Bytes | undefined {
  const [first] = part.samples;
  if (first?.key !== true) return undefined;
  return writePart('picture', { ...part, samples: [{ ...first, shownAfter: 0 }] });
}
