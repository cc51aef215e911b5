import { CmafFault } from '../fault.ts';
import { BitReader } from './bit-reader.ts';

/** What a sequence parameter set says of the pictures (H.264, 7.3.2.1.1). */
export interface Sps {
  readonly profile: number;
  readonly constraints: number;
  readonly level: number;
  readonly width: number;
  readonly height: number;
}

const highProfile = 100;

/** Reads an SPS unit, its header byte included. Throws `codec` for one that is broken or holds other than 8-bit 4:2:0. */
export function readSps(unit: Uint8Array): Sps {
  const bits = new BitReader(withoutEmulation(unit));
  if ((bits.bits(8) & 0x1f) !== 7) throw new CmafFault('codec', 'the first parameter set is no SPS');
  const profile = bits.bits(8);
  const constraints = bits.bits(8);
  const level = bits.bits(8);
  bits.unsigned();
  if (profile === highProfile) readHighFields(bits);
  bits.unsigned();
  readOrderCount(bits);
  bits.unsigned();
  bits.bit();
  const columns = bits.unsigned() + 1;
  const mapRows = bits.unsigned() + 1;
  const frameOnly = bits.bit();
  if (frameOnly === 0) bits.bit();
  bits.bit();
  const [left, right, top, bottom] = bits.bit() === 1 ? readCrop(bits) : [0, 0, 0, 0];
  if (bits.isPast) throw new CmafFault('codec', 'the SPS ends early');
  return {
    profile,
    constraints,
    level,
    width: columns * 16 - 2 * (left + right),
    height: (2 - frameOnly) * (mapRows * 16 - 2 * (top + bottom)),
  };
}

function readHighFields(bits: BitReader): void {
  const chroma = bits.unsigned();
  const [lumaDepth, chromaDepth] = [bits.unsigned(), bits.unsigned()];
  if (chroma !== 1 || lumaDepth !== 0 || chromaDepth !== 0)
    throw new CmafFault('codec', 'pictures are not 4:2:0 of 8 bits');
  bits.bit();
  if (bits.bit() === 0) return;
  for (let list = 0; list < 8; list += 1) if (bits.bit() === 1) skipScalingList(bits, list < 6 ? 16 : 64);
}

function skipScalingList(bits: BitReader, size: number): void {
  let next = 8;
  for (let index = 0; index < size && next !== 0; index += 1) next = (next + bits.signed() + 256) % 256;
}

function readOrderCount(bits: BitReader): void {
  const type = bits.unsigned();
  if (type > 2) throw new CmafFault('codec', 'the SPS has an unknown order count');
  if (type === 0) bits.unsigned();
  if (type !== 1) return;
  bits.bit();
  bits.signed();
  bits.signed();
  const frames = bits.unsigned();
  if (frames > 255) throw new CmafFault('codec', 'the SPS has a broken order count');
  for (let frame = 0; frame < frames; frame += 1) bits.signed();
}

function readCrop(bits: BitReader): [number, number, number, number] {
  return [bits.unsigned(), bits.unsigned(), bits.unsigned(), bits.unsigned()];
}

/** Without the bytes 3 that keep start codes out of a unit (7.4.1.1). */
function withoutEmulation(unit: Uint8Array): Uint8Array {
  return unit.filter((byte, index) => !(byte === 3 && unit[index - 1] === 0 && unit[index - 2] === 0));
}
