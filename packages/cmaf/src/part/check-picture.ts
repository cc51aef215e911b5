import { viewOf } from '../boxes/read-box.ts';
import { CmafFault } from '../fault.ts';
import type { Sample } from './part.ts';

const keySlice = 5;
const slices = [1, keySlice];

/**
 * A picture is whole units of H.264, each after its length (ISO 14496-15, 5.3.2), with a slice in it; a key frame has slices of an IDR picture
 * and nothing else has. Throws `codec` or `keyFrame`.
 */
export function checkPicture({ bytes, key }: Sample): void {
  const view = viewOf(bytes);
  const types: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const length = at + 4 < bytes.length ? view.getUint32(at) : 0;
    if (length === 0 || length > bytes.length - at - 4)
      throw new CmafFault('codec', 'a unit of a picture ends early');
    types.push((bytes[at + 4] ?? 0) & 0x1f);
    at += 4 + length;
  }
  const coded = types.filter((type) => slices.includes(type));
  if (coded.length === 0) throw new CmafFault('codec', 'a picture without a slice');
  if (coded.some((type) => (type === keySlice) !== key))
    throw new CmafFault('keyFrame', key ? 'a key frame that is none' : 'a key frame that is not marked');
}
