/** A client's WebSocket frame around the bytes. The mask is zero, so they are sent unchanged (RFC 6455 section 5.3). */
export function clientFrame(bytes: Buffer): Buffer {
  const header =
    bytes.length < 126
      ? Buffer.of(0x82, 0x80 | bytes.length)
      : Buffer.of(0x82, 0x80 | 126, bytes.length >> 8, bytes.length & 0xff);
  return Buffer.concat([header, Buffer.alloc(4), bytes]);
}

export function upgradeRequest(port: number): string {
  return [
    'GET /mqtt HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Protocol: mqtt',
    '',
    '',
  ].join('\r\n');
}

/** Counts the payload bytes of a server's frames without looking into them, however they are cut. */
export function createFrameCounter(): { feed(bytes: Buffer): void; payloadBytes(): number } {
  let total = 0;
  let left = 0;
  let rest: Buffer = Buffer.alloc(0);
  return {
    payloadBytes: () => total,
    feed(chunk) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      rest = Buffer.alloc(0);
      let at = 0;
      while (at < bytes.length) {
        if (left > 0) {
          const step = Math.min(left, bytes.length - at);
          left -= step;
          total += step;
          at += step;
          continue;
        }
        const header = readHeader(bytes, at);
        if (!header) {
          rest = Buffer.from(bytes.subarray(at));
          return;
        }
        at += header.size;
        left = header.length;
      }
    },
  };
}

function readHeader(bytes: Buffer, at: number): { size: number; length: number } | undefined {
  if (bytes.length - at < 2) return undefined;
  const short = bytes.readUInt8(at + 1) & 0x7f;
  if (short < 126) return { size: 2, length: short };
  const size = short === 126 ? 4 : 10;
  if (bytes.length - at < size) return undefined;
  const length = short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
  return { size, length };
}
