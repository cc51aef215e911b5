import { describe, expect, it } from 'vitest';
import { connectPacket, PacketReader, receiptPacket, subscribePacket } from './mqtt-packets.ts';

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

// PUBLISH at most once, topic "a/b", payload {"seq":1}: 30, length 14, 0003 "a/b", the text.
const message = '300e0003612f627b22736571223a317d';
// The same at least once, number 7: 32, length 16.
const counted = '32100003612f6200077b22736571223a317d';

describe('packets of the live line', () => {
  it('are written as the standard says', () => {
    // 10, length 20; 0004 MQTT, level 4, user name and clean session, 30 s; no client id; 0006 ticket
    expect(hexOf(connectPacket('ticket', 30))).toBe('101400044d5154540482001e000000067469636b6574');
    expect(hexOf(subscribePacket(1, 'a/b', 1))).toBe('820800010003612f6201');
    expect(hexOf(receiptPacket(7))).toBe('40020007');
  });

  it('carry a length of more than one byte', () => {
    // 2 + 2 + 200 + 1 = 205 = 0x4d + 1 * 128
    expect(hexOf(subscribePacket(1, 'x'.repeat(200), 0)).slice(0, 6)).toBe('82cd01');
  });

  it('are read from a frame that carries several', () => {
    const arrivals = new PacketReader().read(bytesOf(`20020000${message}${counted}9003000101d000`));
    expect(arrivals).toEqual([
      { kind: 'connected', refused: false },
      { kind: 'message', topic: 'a/b', text: '{"seq":1}', id: 0 },
      { kind: 'message', topic: 'a/b', text: '{"seq":1}', id: 7 },
      { kind: 'granted', id: 1, refused: false },
      { kind: 'pong' },
    ]);
  });

  it('are put together byte by byte', () => {
    const reader = new PacketReader();
    const arrivals = [...bytesOf(message + counted)].flatMap((byte) => reader.read(Uint8Array.of(byte)));
    expect(arrivals.map(({ kind }) => kind)).toEqual(['message', 'message']);
  });

  it('report a refusal', () => {
    expect(new PacketReader().read(bytesOf('200200059003000180'))).toEqual([
      { kind: 'connected', refused: true },
      { kind: 'granted', id: 1, refused: true },
    ]);
  });
});
