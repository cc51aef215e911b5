import { CmafFault } from '../fault.ts';
import { BitReader } from './bit-reader.ts';

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000];

/** Reads an AudioSpecificConfig (ISO 14496-3, 1.6.2.1). Throws `codec` for anything but AAC-LC with one or two channels. */
export function readAacConfig(config: Uint8Array): { sampleRate: number; channels: number } {
  if (config.length < 2 || config.length > 16)
    throw new CmafFault('codec', 'the AAC configuration has another size');
  const bits = new BitReader(config);
  const type = bits.bits(5);
  const sampleRate = rates[bits.bits(4)];
  const channels = bits.bits(4);
  if (type !== 2) throw new CmafFault('codec', `AAC object type ${type} is not LC`);
  if (sampleRate === undefined) throw new CmafFault('codec', 'the AAC sample rate is not a listed one');
  if (channels < 1 || channels > 2) throw new CmafFault('codec', `AAC channel configuration ${channels}`);
  return { sampleRate, channels };
}
