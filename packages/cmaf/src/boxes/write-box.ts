/** Bytes that own their memory, as a WebSocket and a source buffer take them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function concat(pieces: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

export function u8(...values: readonly number[]): Bytes {
  return Uint8Array.from(values);
}

export function u16(...values: readonly number[]): Bytes {
  const bytes = new Uint8Array(values.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint16(index * 2, value);
  return bytes;
}

export function u32(...values: readonly number[]): Bytes {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return bytes;
}

/** A whole number below 2^53 in eight bytes. */
export function u64(value: number): Bytes {
  return u32(Math.floor(value / 2 ** 32), value % 2 ** 32);
}

export function ascii(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** A box: size, type, content (ISO 14496-12, 4.2). */
export function box(type: string, ...content: readonly Uint8Array[]): Bytes {
  const size = content.reduce((sum, piece) => sum + piece.length, 8);
  return concat([u32(size), ascii(type), ...content]);
}

export function fullBox(
  type: string,
  version: number,
  flags: number,
  ...content: readonly Uint8Array[]
): Bytes {
  return box(type, u32(version * 2 ** 24 + flags), ...content);
}
