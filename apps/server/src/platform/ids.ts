import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Ids as a parameter: the whole server can run with seeded ones. */
export interface Ids {
  /** Time-ordered UUID (version 7): primary keys that append to their index instead of scattering over it. */
  uuid(): string;
  /** 256 random bits, base64url: tokens and secrets. */
  secret(): string;
  /** A number a member reads aloud: prefix, day and 12 random digits, e.g. `D20261120 4831…`; unguessable, not a sequence. */
  billNo(prefix: string): string;
}

export function createIds(clock: Clock, random: (size: number) => Buffer = fromPool()): Ids {
  return {
    uuid: () => uuidV7(clock.now().getTime(), random(10)),
    secret: () => random(32).toString('base64url'),
    billNo(prefix) {
      const day = clock.now().toISOString().slice(2, 10).replaceAll('-', '');
      const digits = (random(8).readBigUInt64BE() % 1_000_000_000_000n).toString().padStart(12, '0');
      return `${prefix}${day}${digits}`;
    },
  };
}

/** The lowest id that `uuid` can give at or after an instant: bounds a search by time through a primary key. */
export function firstIdAt(instant: Date): string {
  return uuidV7(Math.max(0, instant.getTime()), Buffer.alloc(10));
}

/** Random bytes fetched by the page: asking the generator for ten at a time costs ten times as much. None is given out twice. */
function fromPool(): (size: number) => Buffer {
  let pool = Buffer.alloc(0);
  let used = 0;
  return (size) => {
    if (used + size > pool.length) {
      pool = randomBytes(4096);
      used = 0;
    }
    used += size;
    return pool.subarray(used - size, used);
  };
}

/** RFC 9562 version 7: 48 bits of milliseconds, then randomness. */
function uuidV7(milliseconds: number, random: Buffer): string {
  const bytes = Buffer.allocUnsafe(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  random.copy(bytes, 6, 0, 10);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
