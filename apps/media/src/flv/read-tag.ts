import { CmafFault } from '@fairway/cmaf';

const avc = 7;
const aac = 10;
const commandFrame = 5;
/** Of a video tag: the enhanced form, which names codecs beyond H.264 by four letters. */
const enhancedMark = 0x80;

export type PictureTag =
  | { readonly kind: 'config'; readonly bytes: Buffer }
  | { readonly kind: 'picture'; readonly bytes: Buffer; /** Milliseconds. */ readonly shownAfter: number };

export type SoundTag = { readonly kind: 'config' | 'packet'; readonly bytes: Buffer };

/** The content of a video message (FLV 10.1, E.4.3); undefined where it holds nothing to show. Throws `codec` for other than H.264. */
export function readPictureTag(payload: Buffer): PictureTag | undefined {
  if (payload.length === 0) return undefined;
  const head = payload.readUInt8(0);
  if ((head & enhancedMark) !== 0 || (head & 15) !== avc)
    throw new CmafFault('codec', 'the picture is not H.264');
  if (head >> 4 === commandFrame) return undefined;
  if (payload.length < 5) throw new CmafFault('codec', 'a video tag ends early');
  const bytes = payload.subarray(5);
  const type = payload.readUInt8(1);
  if (type === 0) return { kind: 'config', bytes };
  if (type !== 1 || bytes.length === 0) return undefined;
  return { kind: 'picture', bytes, shownAfter: payload.readIntBE(2, 3) };
}

/** The content of an audio message (FLV 10.1, E.4.2). Throws `codec` for other than AAC. */
export function readSoundTag(payload: Buffer): SoundTag | undefined {
  if (payload.length === 0) return undefined;
  if (payload.readUInt8(0) >> 4 !== aac) throw new CmafFault('codec', 'the sound is not AAC');
  if (payload.length < 3) return undefined;
  return { kind: payload.readUInt8(1) === 0 ? 'config' : 'packet', bytes: payload.subarray(2) };
}
