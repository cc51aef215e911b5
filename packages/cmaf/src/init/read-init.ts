import { findBox, readBoxes, readExactly, sameBytes, viewOf, type Box } from '../boxes/read-box.ts';
import type { Bytes } from '../boxes/write-box.ts';
import { readAacConfig } from '../codecs/read-aac-config.ts';
import { avcCodec, readAvcRecord } from '../codecs/read-avc-record.ts';
import { CmafFault } from '../fault.ts';
import { limits } from '../limits.ts';
import type { SoundConfig, TrackInit } from './track-init.ts';
import { writeInit } from './write-init.ts';

const entryPath = ['trak', 'mdia', 'minf', 'stbl', 'stsd'];
const pictureEntryBytes = 78;
const soundEntryBytes = 28;
/** Up to the AudioSpecificConfig of the one form of `esds` that the writer makes. */
const esdsHeadBytes = 4 + 2 + 3 + 2 + 13 + 2;
const esdsTailBytes = 3;
const mostTimescale = 192_000;

/**
 * Reads an init segment and judges its codec. Only the form of `writeInit` is taken: what is found is written once more and must be the
 * same bytes, so that no box and no flag slips through that a player might read otherwise.
 * Throws `initSize`, `box`, `codec`, `profile`, `level` or `pictureSize`.
 */
export function readInit(bytes: Bytes): TrackInit {
  if (bytes.length > limits.initBytes) throw new CmafFault('initSize', `${bytes.length} bytes`);
  const movie = readExactly(bytes, ['ftyp', 'moov'])[1];
  if (movie === undefined) throw new CmafFault('box', 'no moov');
  const table = findBox(bytes, entryPath, movie);
  const [entry] = readBoxes(bytes, table.start + 8, table.end);
  if (entry === undefined) throw new CmafFault('box', 'no sample entry');
  const track = readEntry(bytes, movie, entry);
  if (!sameBytes(writeInit(track), bytes)) throw new CmafFault('box', 'the init segment has another form');
  return track;
}

function readEntry(bytes: Bytes, movie: Box, entry: Box): TrackInit {
  if (entry.type === 'avc1') return readPicture(bytes, movie, entry);
  if (entry.type !== 'mp4a' && entry.type !== 'Opus')
    throw new CmafFault('codec', /^\w{4}$/.test(entry.type) ? entry.type : 'unknown');
  if (entry.start + soundEntryBytes > entry.end) throw new CmafFault('box', entry.type);
  const sound = entry.type === 'mp4a' ? readAac(bytes, entry) : readOpus(bytes, entry);
  return { ...sound, codecs: sound.codec.name === 'aac' ? 'mp4a.40.2' : 'opus' };
}

function readPicture(bytes: Bytes, movie: Box, entry: Box): TrackInit {
  const header = findBox(bytes, ['trak', 'mdia', 'mdhd'], movie);
  const view = viewOf(bytes);
  const timescale = header.start + 16 <= header.end ? view.getUint32(header.start + 12) : 0;
  if (timescale < 1000 || timescale > mostTimescale) throw new CmafFault('box', `timescale ${timescale}`);
  if (entry.start + pictureEntryBytes > entry.end) throw new CmafFault('box', 'avc1');
  const record = findBox(bytes, ['avcC'], { ...entry, start: entry.start + pictureEntryBytes });
  const avc = bytes.slice(record.start, record.end);
  const sps = readAvcRecord(avc);
  const [width, height] = [view.getUint16(entry.start + 24), view.getUint16(entry.start + 26)];
  if (width !== sps.width || height !== sps.height)
    throw new CmafFault('pictureSize', `${width}×${height} stated, ${sps.width}×${sps.height} coded`);
  return { kind: 'picture', timescale, width, height, avc, codecs: avcCodec(sps) };
}

function readAac(bytes: Bytes, entry: Box): SoundConfig {
  const stream = findBox(bytes, ['esds'], { ...entry, start: entry.start + soundEntryBytes });
  const config = bytes.slice(stream.start + esdsHeadBytes, stream.end - esdsTailBytes);
  return { kind: 'sound', codec: { name: 'aac', config }, ...readAacConfig(config) };
}

function readOpus(bytes: Bytes, entry: Box): SoundConfig {
  const box = findBox(bytes, ['dOps'], { ...entry, start: entry.start + soundEntryBytes });
  if (box.end - box.start !== 11) throw new CmafFault('codec', 'dOps has another size');
  const view = viewOf(bytes);
  const channels = view.getUint8(box.start + 1);
  if (channels < 1 || channels > 2) throw new CmafFault('codec', `${channels} channels of Opus`);
  if (view.getUint32(box.start + 4) !== 48_000) throw new CmafFault('codec', 'Opus counts 48,000 a second');
  const preSkip = view.getUint16(box.start + 2);
  return { kind: 'sound', codec: { name: 'opus', preSkip }, sampleRate: 48_000, channels };
}
