import { createBucket } from '../../limits/token-bucket.ts';

/** MQTT 3.1.1 packet types that a client of ours has reason to send; members never publish. */
const packetTypes = {
  connect: 1,
  puback: 4,
  subscribe: 8,
  unsubscribe: 10,
  pingreq: 12,
  disconnect: 14,
} as const;
const allowed: ReadonlySet<number> = new Set(Object.values(packetTypes));

export const maxPacketBytes = 4096;

export interface PacketGuard {
  /** Looks at bytes as they arrive, cut anywhere; answers why the connection must end, or nothing. */
  check(bytes: Uint8Array): PacketFault | undefined;
  /** Counts a WebSocket ping: it costs an answer as a packet does. */
  ping(): PacketFault | undefined;
}

export type PacketFault = 'packet-type' | 'packet-length' | 'packet-rate';

/**
 * Walks the packet boundaries of one connection's stream before the broker's parser sees a byte: what a member may not
 * send, what is longer than 4 KiB or comes too fast never reaches it. A parser that trusts the length field would
 * collect 256 MB.
 */
export function createPacketGuard(now: () => number = () => performance.now()): PacketGuard {
  const requests = createBucket(60, 2, now);
  const acknowledgements = createBucket(500, 50, now);
  let type = 0;
  let length = 0;
  let lengthBytes = 0;
  let state: 'header' | 'length' | 'body' = 'header';
  let left = 0;

  const begin = (byte: number): PacketFault | undefined => {
    type = byte >> 4;
    length = 0;
    lengthBytes = 0;
    state = 'length';
    if (!allowed.has(type)) return 'packet-type';
    const bucket = type === packetTypes.puback ? acknowledgements : requests;
    return bucket.take() ? undefined : 'packet-rate';
  };
  const readLength = (byte: number): PacketFault | undefined => {
    length += (byte & 0x7f) * 128 ** lengthBytes;
    lengthBytes += 1;
    if (length > maxPacketBytes || lengthBytes > 2) return 'packet-length';
    if (byte < 0x80) {
      left = length;
      state = left === 0 ? 'header' : 'body';
    }
    return undefined;
  };

  return {
    ping: () => (requests.take() ? undefined : 'packet-rate'),
    check(bytes) {
      // A frame that holds nothing has no packet to be counted by, and is work all the same.
      if (bytes.length === 0) return requests.take() ? undefined : 'packet-rate';
      for (let at = 0; at < bytes.length;) {
        if (state === 'body') {
          const step = Math.min(left, bytes.length - at);
          at += step;
          left -= step;
          if (left === 0) state = 'header';
          continue;
        }
        const byte = bytes[at] ?? 0;
        at += 1;
        const fault = state === 'header' ? begin(byte) : readLength(byte);
        if (fault) return fault;
      }
      return undefined;
    },
  };
}
