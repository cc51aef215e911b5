import { generate } from 'mqtt-packet';
import { expect, it } from 'vitest';
import { createPacketGuard } from './packet-guard.ts';

const subscribe = (topics: number): Buffer =>
  generate({
    cmd: 'subscribe',
    messageId: 1,
    subscriptions: Array.from({ length: topics }, (_, index) => ({
      topic: `fixtures/f${index}/odds`,
      qos: 0 as const,
    })),
  });

it('sees the same boundaries however the bytes are cut', () => {
  const stream = Buffer.concat([subscribe(30), generate({ cmd: 'pingreq' }), subscribe(1)]);
  const guard = createPacketGuard(() => 0);
  for (const byte of stream) expect(guard.check(Buffer.of(byte))).toBeUndefined();
  expect(
    guard.check(generate({ cmd: 'publish', topic: 'a', payload: 'x', qos: 0, dup: false, retain: false })),
  ).toBe('packet-type');
});

it('refuses what a client of ours never sends', () => {
  for (const type of [0, 2, 3, 5, 6, 7, 9, 11, 13, 15]) {
    expect(createPacketGuard(() => 0).check(Buffer.of(type << 4, 0))).toBe('packet-type');
  }
});

it('refuses more than 4 KiB as soon as the length is known', () => {
  expect(createPacketGuard(() => 0).check(Buffer.of(0x82, 0x80, 0x20))).toBeUndefined(); // 4096
  expect(createPacketGuard(() => 0).check(Buffer.of(0x82, 0x81, 0x20))).toBe('packet-length'); // 4097
  expect(createPacketGuard(() => 0).check(Buffer.of(0x82, 0xff, 0xff, 0xff, 0x7f))).toBe('packet-length');
});

it('admits sixty requests at once and two a second after that', () => {
  let now = 0;
  const guard = createPacketGuard(() => now);
  const ping = generate({ cmd: 'pingreq' });
  for (let index = 0; index < 60; index += 1) expect(guard.check(ping)).toBeUndefined();
  now += 1000;
  const later = [guard.check(ping), guard.check(ping), guard.check(ping)];
  expect(later).toEqual([undefined, undefined, 'packet-rate']);
});
