const finalBinary = 0x82;

/** One WebSocket frame from server to client (RFC 6455 section 5.2: final, binary, not masked) around the parts. */
export function binaryFrame(parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([frameHeader(length), ...parts]);
}

function frameHeader(length: number): Buffer {
  if (length < 126) return Buffer.of(finalBinary, length);
  if (length < 65_536) return Buffer.of(finalBinary, 126, length >> 8, length & 0xff);
  const header = Buffer.alloc(10);
  header.writeUInt8(finalBinary, 0);
  header.writeUInt8(127, 1);
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
