import { ascii, box, fullBox, u16, u32, u8, type Bytes } from '../boxes/write-box.ts';
import type { PictureConfig, SoundConfig, TrackConfig } from './track-init.ts';

const reserved = new Uint8Array(6);
const dotsPerInch = 0x00480000;

/** The sample entry of a track: `avc1`, `mp4a` or `Opus`. */
export function sampleEntry(track: TrackConfig): Bytes {
  if (track.kind === 'picture') return pictureEntry(track);
  return soundEntry(track);
}

function pictureEntry({ width, height, avc }: PictureConfig): Bytes {
  return box(
    'avc1',
    reserved,
    u16(1),
    new Uint8Array(16),
    u16(width, height),
    u32(dotsPerInch, dotsPerInch, 0),
    u16(1),
    new Uint8Array(32),
    u16(0x0018, 0xffff),
    box('avcC', avc),
  );
}

function soundEntry({ codec, sampleRate, channels }: SoundConfig): Bytes {
  const head = [reserved, u16(1), u32(0, 0), u16(channels, 16, 0, 0), u16(sampleRate % 65_536, 0)];
  if (codec.name === 'aac') return box('mp4a', ...head, elementaryStream(codec.config));
  // RFC 7845's fields, big-endian: version, channels, pre-skip, rate of the source, gain, one stream.
  const opus = box('dOps', u8(0, channels), u16(codec.preSkip), u32(sampleRate), u16(0), u8(0));
  return box('Opus', ...head, opus);
}

/** `esds` (ISO 14496-1, 7.2.6): an audio stream of MPEG-4, buffer and rates not stated. */
function elementaryStream(config: Bytes): Bytes {
  const specific = descriptor(5, config);
  const decoder = descriptor(4, u8(0x40, 0x15, 0, 0, 0), u32(0, 0), specific);
  return fullBox('esds', 0, 0, descriptor(3, u16(1), u8(0), decoder, descriptor(6, u8(2))));
}

function descriptor(tag: number, ...content: readonly Uint8Array[]): Bytes {
  const size = content.reduce((sum, piece) => sum + piece.length, 0);
  return Uint8Array.from([tag, size, ...content.flatMap((piece) => [...piece])]);
}

/** `hdlr` with a name that says nothing. */
export function handler(track: TrackConfig): Bytes {
  return fullBox(
    'hdlr',
    0,
    0,
    u32(0),
    ascii(track.kind === 'picture' ? 'vide' : 'soun'),
    u32(0, 0, 0),
    u8(0),
  );
}
