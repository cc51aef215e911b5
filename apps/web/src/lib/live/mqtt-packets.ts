/** MQTT 3.1.1 as far as a page listens: what it sends, and what it is sent (the standard's sections 2 and 3). */

/** First bytes of packets, their flags included. */
const first = {
  connect: 0x10,
  receipt: 0x40,
  subscribe: 0x82,
  unsubscribe: 0xa2,
  ping: 0xc0,
  disconnect: 0xe0,
} as const;

export type Arrival =
  | { kind: 'connected'; refused: boolean }
  | { kind: 'granted'; id: number; refused: boolean }
  | { kind: 'message'; topic: string; text: string; /** 0 for one that wants no receipt. */ id: number }
  | { kind: 'pong' };

const writer = new TextEncoder();
const reader = new TextDecoder();

/** A clean session; the ticket is the user name, and the server gives the client its id. */
export function connectPacket(ticket: string, keepAliveSeconds: number): Uint8Array<ArrayBuffer> {
  const flags = 0x80 | 0x02;
  return packet(first.connect, [
    ...text('MQTT'),
    4,
    flags,
    ...two(keepAliveSeconds),
    ...text(''),
    ...text(ticket),
  ]);
}

export function subscribePacket(id: number, topic: string, qos: 0 | 1): Uint8Array<ArrayBuffer> {
  return packet(first.subscribe, [...two(id), ...text(topic), qos]);
}

export function unsubscribePacket(id: number, topic: string): Uint8Array<ArrayBuffer> {
  return packet(first.unsubscribe, [...two(id), ...text(topic)]);
}

export function receiptPacket(id: number): Uint8Array<ArrayBuffer> {
  return packet(first.receipt, two(id));
}

export const pingPacket = (): Uint8Array<ArrayBuffer> => packet(first.ping, []);
export const disconnectPacket = (): Uint8Array<ArrayBuffer> => packet(first.disconnect, []);

/** Puts packets together from what arrives: one frame may carry many of them, or a part of one. */
export class PacketReader {
  private rest = new Uint8Array(0);

  /** The whole packets that these bytes complete; kinds that a listener has no use for are left out. */
  read(bytes: Uint8Array): Arrival[] {
    const all = new Uint8Array(this.rest.length + bytes.length);
    all.set(this.rest);
    all.set(bytes, this.rest.length);
    const arrivals: Arrival[] = [];
    let at = 0;
    for (let size = sizeAt(all, at); size && at + size.whole <= all.length; size = sizeAt(all, at)) {
      const arrival = arrivalOf(all[at] ?? 0, all.subarray(at + size.head, at + size.whole));
      if (arrival) arrivals.push(arrival);
      at += size.whole;
    }
    this.rest = all.slice(at);
    return arrivals;
  }
}

/** Length of the head and of the whole packet; undefined while its length has not wholly come. */
function sizeAt(bytes: Uint8Array, at: number): { head: number; whole: number } | undefined {
  let length = 0;
  for (let place = 0; place < 4; place += 1) {
    const byte = bytes[at + 1 + place];
    if (byte === undefined) return undefined;
    length += (byte & 0x7f) * 128 ** place;
    if (byte < 0x80) return { head: 2 + place, whole: 2 + place + length };
  }
  throw new Error('a packet of no length');
}

function arrivalOf(head: number, body: Uint8Array): Arrival | undefined {
  const number = (at: number): number => ((body[at] ?? 0) << 8) | (body[at + 1] ?? 0);
  switch (head >> 4) {
    case 2:
      return { kind: 'connected', refused: body[1] !== 0 };
    case 3: {
      const end = 2 + number(0);
      const topic = reader.decode(body.subarray(2, end));
      const wantsReceipt = (head & 0x06) !== 0;
      const payload = body.subarray(wantsReceipt ? end + 2 : end);
      return { kind: 'message', topic, text: reader.decode(payload), id: wantsReceipt ? number(end) : 0 };
    }
    case 9:
      return { kind: 'granted', id: number(0), refused: (body[2] ?? 0x80) >= 0x80 };
    case 13:
      return { kind: 'pong' };
    default:
      return undefined;
  }
}

function packet(head: number, body: readonly number[]): Uint8Array<ArrayBuffer> {
  const length: number[] = [];
  let left = body.length;
  do {
    length.push((left % 128) | (left >= 128 ? 0x80 : 0));
    left = Math.floor(left / 128);
  } while (left > 0);
  return Uint8Array.from([head, ...length, ...body]);
}

function two(value: number): number[] {
  return [value >> 8, value & 0xff];
}

function text(value: string): number[] {
  const bytes = writer.encode(value);
  return [...two(bytes.length), ...bytes];
}
