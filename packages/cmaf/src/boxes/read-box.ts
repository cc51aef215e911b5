import { CmafFault } from '../fault.ts';

/** A box inside a larger array; `start` and `end` bound its content. */
export interface Box {
  readonly type: string;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** The boxes that fill a range exactly. Throws `box` for a size that does not fit; sizes of 0 and of 64 bits are not taken. */
export function readBoxes(bytes: Uint8Array, start = 0, end = bytes.length): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    const size = at + 8 <= end ? view.getUint32(at) : 0;
    if (size < 8 || at + size > end) throw new CmafFault('box', `size ${size} at byte ${at}`);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    boxes.push({ type, at, start: at + 8, end: at + size });
    at += size;
  }
  return boxes;
}

/** The box at the end of a path of types, each the only one of its type. Throws `box`. */
export function findBox(bytes: Uint8Array, path: readonly string[], within?: Box): Box {
  let found = within;
  for (const type of path) {
    const [box, ...others] = readBoxes(bytes, found?.start, found?.end).filter((one) => one.type === type);
    if (box === undefined || others.length > 0) throw new CmafFault('box', `${path.join('.')}: ${type}`);
    found = box;
  }
  if (found === undefined) throw new CmafFault('box', 'no path');
  return found;
}

/** The boxes of these types in this order and no other. Throws `box`. */
export function readExactly(bytes: Uint8Array, types: readonly string[]): Box[] {
  const boxes = readBoxes(bytes);
  const found = boxes.map(({ type }) => type);
  if (found.length !== types.length || found.some((type, index) => type !== types[index]))
    throw new CmafFault('box', `${printable(found)} where ${types.join(' ')} belong`);
  return boxes;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

function printable(types: readonly string[]): string {
  return types
    .slice(0, 8)
    .map((type) => (/^[\w ]{4}$/.test(type) ? type : '????'))
    .join(' ');
}
