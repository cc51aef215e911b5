/**
 * A font of one glyph: an empty square as wide as it is high, for every Chinese character. Where a device has no Chinese
 * font it holds a text's place until the text's own slice has come; without it such a device draws boxes. About 700 bytes.
 */
export function blankFont(): Buffer {
  const tables: readonly (readonly [string, Buffer])[] = [
    ['OS/2', os2()],
    ['cmap', cmap()],
    ['glyf', Buffer.alloc(4)],
    ['head', head()],
    ['hhea', hhea()],
    ['hmtx', words(em, 0, em, 0)],
    ['loca', words(0, 0, 0)],
    ['maxp', Buffer.concat([longs(0x00010000), words(glyphs, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)])],
    ['name', name()],
    ['post', Buffer.concat([longs(0x00030000, 0), words(0, 0), longs(1, 0, 0, 0, 0)])],
  ];
  const directory = Buffer.alloc(12 + 16 * tables.length);
  words(0x0001, 0x0000, tables.length, 128, 3, tables.length * 16 - 128).copy(directory);
  let offset = directory.length;
  const bodies = tables.map(([tag, table], at) => {
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), longs(checksum(body), offset, table.length)]);
    entry.copy(directory, 12 + 16 * at);
    offset += body.length;
    return body;
  });
  return Buffer.concat([directory, ...bodies]);
}

/** Chinese punctuation, kana and ideographs, compatibility forms, full-width forms. */
export const blankRanges = [
  [0x2e80, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
] as const;

const em = 1000;
// Those of the real font, so that a text's box keeps its height when the slice comes.
const ascent = 1160;
const descent = -288;
const glyphs = 2;

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => bytes.writeUInt16BE(value & 0xffff, at * 2));
  return bytes;
}

function longs(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value >>> 0, at * 4));
  return bytes;
}

function checksum(body: Buffer): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}

/** One table of format 13: many characters, one glyph. */
function cmap(): Buffer {
  const groups = blankRanges.map(([first, last]) => longs(first, last, 1));
  const table = Buffer.concat([words(13, 0), longs(16 + groups.length * 12, 0, groups.length), ...groups]);
  return Buffer.concat([words(0, 1, 3, 10), longs(12), table]);
}

function head(): Buffer {
  const box = words(0, descent, em, ascent);
  return Buffer.concat([
    longs(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    words(0x000b, em),
    Buffer.alloc(16),
    box,
    words(0, 8, 2, 0, 0),
  ]);
}

function hhea(): Buffer {
  const rest = words(ascent, descent, 0, em, 0, 0, em, 1, 0, 0, 0, 0, 0, 0, 0, glyphs);
  return Buffer.concat([longs(0x00010000), rest]);
}

function os2(): Buffer {
  const metrics = words(4, em, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0);
  return Buffer.concat([
    metrics,
    Buffer.alloc(10),
    longs(0, 0, 0, 0),
    Buffer.from('FWAY', 'latin1'),
    words(0x0040, 0x2e80, 0xffef, ascent, descent, 0, ascent, -descent),
    longs(0, 0),
    words(500, 700, 0, 32, 1),
  ]);
}

function name(): Buffer {
  const text = Buffer.from('Blank', 'utf16le').swap16();
  const records = [1, 2, 4, 6].map((id) => words(3, 1, 0x0409, id, text.length, 0));
  return Buffer.concat([words(0, records.length, 6 + 12 * records.length), ...records, text]);
}
