import { describe, expect, it } from 'vitest';
import { CmafFault } from '../fault.ts';
import { recordedTrack } from '../testing/recorded-track.ts';
import { faultOf } from '../testing/fault-of.ts';
import { readInit } from './read-init.ts';
import type { PictureConfig, SoundConfig } from './track-init.ts';
import { writeInit } from './write-init.ts';

const hd = recordedTrack('hd');
const picture = hd.config.kind === 'picture' ? hd.config : undefined;
const avc = picture?.avc ?? new Uint8Array();
/** AAC-LC, 44,100 Hz, two channels: 5 bits 2, 4 bits 4, 4 bits 2. */
const aac: SoundConfig = {
  kind: 'sound',
  codec: { name: 'aac', config: Uint8Array.of(0x12, 0x10) },
  sampleRate: 44_100,
  channels: 2,
};

/** The recorded picture with bytes of its decoder record changed, in the record and in the SPS that repeats them. */
function withAvc(changes: Readonly<Record<number, number>>): PictureConfig {
  const changed = avc.slice();
  for (const [at, value] of Object.entries(changes)) changed[Number(at)] = value;
  return { kind: 'picture', timescale: 90_000, width: 320, height: 180, avc: changed };
}
const profile = (value: number) => withAvc({ 1: value, 9: value });
const level = (value: number) => withAvc({ 3: value, 11: value });
const fault = (config: PictureConfig | SoundConfig) => faultOf(() => readInit(writeInit(config)));

describe('an init segment', () => {
  it('reads as it was written, with the codec for a player', () => {
    expect(readInit(hd.init)).toEqual({ ...hd.config, codecs: 'avc1.42c00b' });
    expect(readInit(writeInit(aac))).toEqual({ ...aac, codecs: 'mp4a.40.2' });
    const opus = recordedTrack('sound');
    expect(readInit(opus.init)).toEqual({ ...opus.config, codecs: 'opus' });
  });

  it('takes profiles 42, 4D and 64 and levels up to 4.0', () => {
    expect(fault(profile(0x4d))).toBeUndefined();
    expect(fault(level(40))).toBeUndefined();
    expect(fault(level(41))).toBe('level');
    // 4:2:2 (122) and the extended profile (88).
    expect(fault(profile(122))).toBe('profile');
    expect(fault(profile(88))).toBe('profile');
  });

  it('refuses a record that says other than its parameter set', () => {
    expect(fault(withAvc({ 3: 40 }))).toBe('codec');
    expect(fault(withAvc({ 4: 0xfe }))).toBe('codec');
    expect(fault(withAvc({ 5: 0xe2 }))).toBe('codec');
    for (const length of [7, 12]) expect(fault({ ...withAvc({}), avc: avc.slice(0, length) })).toBe('codec');
  });

  it('refuses a picture size that is not the coded one', () => {
    expect(fault({ ...withAvc({}), width: 640, height: 360 })).toBe('pictureSize');
  });

  it('refuses other AAC than LC, more than two channels, and codecs that are neither', () => {
    const config = (first: number, second: number) =>
      fault({ ...aac, codec: { name: 'aac', config: Uint8Array.of(first, second) } });
    expect(config(0x12, 0x10)).toBeUndefined();
    // HE-AAC is object type 5.
    expect(config(0x2a, 0x10)).toBe('codec');
    expect(config(0x12, 0x30)).toBe('codec');
    const renamed = hd.init.slice();
    const at = Buffer.from(renamed).indexOf('avc1');
    renamed.set(Buffer.from('hev1'), at);
    expect(faultOf(() => readInit(renamed))).toBe('codec');
  });

  it('refuses one of more than 4 kB', () => {
    const long = new Uint8Array(4001);
    expect(faultOf(() => readInit(long))).toBe('initSize');
  });

  it('takes no box, no flag and no order but the own', () => {
    const free = Uint8Array.of(0, 0, 0, 8, ...Buffer.from('free'));
    expect(faultOf(() => readInit(Uint8Array.from([...hd.init, ...free])))).toBe('box');
    expect(faultOf(() => readInit(hd.init.slice(24)))).toBe('box');
    for (let at = 0; at < hd.init.length; at += 1) {
      const changed = hd.init.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      // Whatever byte is changed: refused by name, or read as a track that writes exactly these bytes.
      const found = faultOf(() => expect(writeInit(readInit(changed))).toEqual(changed));
      expect(found === undefined || typeof found === 'string').toBe(true);
    }
    expect(() => readInit(hd.init.slice(0, -1))).toThrow(CmafFault);
  });
});
