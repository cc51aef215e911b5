const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Width and height out of a PNG's head, in pixels; undefined for other bytes, and for a picture of no size. */
export function sizeOfPng(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(signature)) return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return inReason(width) && inReason(height) ? { width, height } : undefined;
}

const inReason = (pixels: number) => pixels >= 1 && pixels <= 2000;
