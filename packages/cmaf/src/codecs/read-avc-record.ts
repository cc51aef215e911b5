import { viewOf } from '../boxes/read-box.ts';
import { CmafFault } from '../fault.ts';
import { limits } from '../limits.ts';
import { readSps, type Sps } from './read-sps.ts';

const profiles = [0x42, 0x4d, 0x64];

/**
 * Reads the decoder's record of H.264 (ISO 14496-15, 5.3.3.1) and judges it: one SPS and its PPS, units with lengths of four bytes,
 * profile, level and picture size within the limits. Throws `codec`, `profile`, `level` or `pictureSize`.
 */
export function readAvcRecord(record: Uint8Array): Sps {
  if (record.length < 8 || record[0] !== 1)
    throw new CmafFault('codec', 'the decoder record has another version');
  if (((record[4] ?? 0) & 3) !== 3) throw new CmafFault('codec', 'unit lengths are not of four bytes');
  if (((record[5] ?? 0) & 0x1f) !== 1)
    throw new CmafFault('codec', 'the decoder record needs exactly one SPS');
  const spsBytes = viewOf(record).getUint16(6);
  const unit = record.subarray(8, 8 + spsBytes);
  if (unit.length < spsBytes || spsBytes < 4) throw new CmafFault('codec', 'the SPS ends early');
  checkPictureSets(record, 8 + spsBytes);
  const sps = readSps(unit);
  if (sps.profile !== record[1] || sps.constraints !== record[2] || sps.level !== record[3])
    throw new CmafFault('codec', 'the decoder record and its SPS differ');
  if (!profiles.includes(sps.profile)) throw new CmafFault('profile', `profile ${sps.profile}`);
  if (sps.level > limits.level) throw new CmafFault('level', `level ${sps.level / 10}`);
  if (sps.width > limits.width || sps.height > limits.height || sps.width < 2 || sps.height < 2)
    throw new CmafFault('pictureSize', `${sps.width}×${sps.height}`);
  return sps;
}

/** `avc1.` and profile, constraints and level in hexadecimal (RFC 6381). */
export function avcCodec({ profile, constraints, level }: Sps): string {
  return `avc1.${[profile, constraints, level].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function checkPictureSets(record: Uint8Array, start: number): void {
  const view = viewOf(record);
  let at = start + 1;
  const count = record[start] ?? 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 2 > record.length) throw new CmafFault('codec', 'a PPS ends early');
    at += 2 + view.getUint16(at);
  }
  if (count === 0 || at > record.length) throw new CmafFault('codec', 'the decoder record has no whole PPS');
}
