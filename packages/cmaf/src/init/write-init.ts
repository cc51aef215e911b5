import { ascii, box, concat, fullBox, u16, u32, type Bytes } from '../boxes/write-box.ts';
import { timescaleOf, type TrackConfig } from './track-init.ts';
import { handler, sampleEntry } from './write-sample-entry.ts';

const unity = [0x00010000, 0, 0, 0, 0x00010000, 0, 0, 0, 0x40000000];

/** The init segment of one track, number 1: `ftyp moov`, the only form that `readInit` takes. */
export function writeInit(track: TrackConfig): Bytes {
  const movie = box('moov', movieHeader(timescaleOf(track)), trackBox(track), extension());
  return concat([box('ftyp', ascii('cmfc'), u32(0), ascii('iso6cmfc')), movie]);
}

function movieHeader(timescale: number): Bytes {
  return fullBox(
    'mvhd',
    0,
    0,
    u32(0, 0, timescale, 0, 0x00010000),
    u16(0x0100, 0),
    u32(0, 0, ...unity, 0, 0, 0, 0, 0, 0, 2),
  );
}

function trackBox(track: TrackConfig): Bytes {
  const picture = track.kind === 'picture';
  const size = picture ? u32(track.width * 65_536, track.height * 65_536) : u32(0, 0);
  const volume = picture ? 0 : 0x0100;
  const header = fullBox('tkhd', 0, 3, u32(0, 0, 1, 0, 0, 0, 0), u16(0, 0, volume, 0), u32(...unity), size);
  const mediaHeader = fullBox('mdhd', 0, 0, u32(0, 0, timescaleOf(track), 0), u16(0x55c4, 0));
  const kind = picture ? fullBox('vmhd', 0, 1, u16(0, 0, 0, 0)) : fullBox('smhd', 0, 0, u16(0, 0));
  const source = box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)));
  const table = box(
    'stbl',
    fullBox('stsd', 0, 0, u32(1), sampleEntry(track)),
    fullBox('stts', 0, 0, u32(0)),
    fullBox('stsc', 0, 0, u32(0)),
    fullBox('stsz', 0, 0, u32(0, 0)),
    fullBox('stco', 0, 0, u32(0)),
  );
  return box('trak', header, box('mdia', mediaHeader, handler(track), box('minf', kind, source, table)));
}

function extension(): Bytes {
  return box('mvex', fullBox('trex', 0, 0, u32(1, 1, 0, 0, 0)));
}
