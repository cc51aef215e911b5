import { crc32, deflateSync } from 'node:zlib';

/** Paper and ink: the site's night blue on a light ground, the same in both themes. */
const paper = [232, 238, 252] as const;
const ink = [22, 48, 122] as const;

/** A PNG of 256 steps from paper to ink, a byte a pixel, row after row. */
export function encodePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, colours by palette.
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.alloc(256 * 3);
  for (let step = 0; step < 256; step += 1)
    for (const [channel, from] of paper.entries())
      palette[step * 3 + channel] = Math.round(from + (((ink[channel] ?? 0) - from) * step) / 255);
  return join([chunk('IHDR', header), chunk('PLTE', palette), rowsOf(width, height, pixels)]);
}

/** A PNG in full colour, four bytes a pixel: red, green, blue, cover. */
export function encodeColours(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return join([chunk('IHDR', header), rowsOf(width * 4, height, pixels)]);
}

function rowsOf(breadth: number, height: number, pixels: Uint8Array): Buffer {
  const rows = Buffer.alloc((breadth + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * breadth, (y + 1) * breadth), y * (breadth + 1) + 1);
  return chunk('IDAT', deflateSync(rows));
}

function join(chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const framed = Buffer.alloc(content.length + 12);
  framed.writeUInt32BE(content.length, 0);
  framed.write(type, 4, 'ascii');
  content.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, content.length + 8)), content.length + 8);
  return framed;
}
