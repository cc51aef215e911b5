import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import {
  binaryArray,
  fixedArray,
  writeBigint,
  writeInteger64,
  writeMicroseconds,
  writeUuid,
} from './binary-arrays.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

/** What PostgreSQL reads from an array, as text. */
async function asRead(array: Buffer, type: string): Promise<(string | null)[]> {
  const found = await sql<{ value: string | null }>`
    select value::text from unnest(${array}::${sql.raw(type)}[]) as value`.execute(platform.app.db);
  return found.rows.map(({ value }) => value);
}

describe('binary arrays', () => {
  it('are read by PostgreSQL as they were written', async () => {
    expect(await asRead(binaryArray('text', ['', '投注「二」', null, 'a"b\\c,{}']), 'text')).toEqual([
      '',
      '投注「二」',
      null,
      'a"b\\c,{}',
    ]);
    expect(await asRead(binaryArray('smallint', [-32768, 0, null, 32767]), 'smallint')).toEqual([
      '-32768',
      '0',
      null,
      '32767',
    ]);
    expect(await asRead(binaryArray('boolean', [true, false]), 'boolean')).toEqual(['true', 'false']);
    expect(await asRead(binaryArray('bytea', [Buffer.from([0, 255])]), 'bytea')).toEqual(['\\x00ff']);
    expect(await asRead(binaryArray('jsonb', [{ b: 1n.toString(), a: [null] }]), 'jsonb')).toEqual([
      '{"a": [null], "b": "1"}',
    ]);
    expect(
      await asRead(binaryArray('timestamptz', [new Date('1969-12-31T23:59:59.999Z')]), 'timestamptz'),
    ).toEqual(['1969-12-31 23:59:59.999+00']);
    const uuid = 'ABCDEF01-2345-6789-abcd-ef0123456789';
    expect(await asRead(binaryArray('uuid', [uuid]), 'uuid')).toEqual([uuid.toLowerCase()]);
    expect(
      await asRead(
        fixedArray('timestamptz', 1, (into, at) => writeMicroseconds(into, at, 1)),
        'timestamptz',
      ),
    ).toEqual(['1970-01-01 00:00:00.000001+00']);
  });

  it('may be longer than the room they are first given', async () => {
    const long = Array.from({ length: 40 }, (_, index) => `${index}${'长'.repeat(5000)}`);
    expect(await asRead(binaryArray('text', long), 'text')).toEqual(long);
    const quoted = long.map((text) => JSON.stringify(text));
    expect(await asRead(binaryArray('jsonb', long), 'jsonb')).toEqual(quoted);
    const bytes = Buffer.alloc(300_000, 7);
    expect(await asRead(binaryArray('bytea', [bytes]), 'bytea')).toEqual([`\\x${bytes.toString('hex')}`]);
  });

  it('hold any 64-bit number', async () => {
    const edges = [
      0n,
      1n,
      -1n,
      2n ** 32n,
      -(2n ** 32n),
      2n ** 53n,
      -(2n ** 53n),
      2n ** 63n - 1n,
      -(2n ** 63n),
    ];
    const many = fc.sample(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), 200);
    const values = [...edges, ...many];
    expect(await asRead(binaryArray('bigint', values), 'bigint')).toEqual(values.map(String));
    const safe = fc.sample(fc.maxSafeInteger(), 200);
    const array = fixedArray('bigint', safe.length, (into, at, index) =>
      writeInteger64(into, at, safe[index] ?? 0),
    );
    expect(await asRead(array, 'bigint')).toEqual(safe.map(String));
    expect(() => writeBigint(Buffer.alloc(8), 0, 2n ** 63n)).toThrow(RangeError);
  });

  it('refuse a malformed UUID', () => {
    for (const wrong of [
      '',
      'x',
      '0'.repeat(32),
      `${'0'.repeat(8)}-0000-0000-0000-00000000000g`,
      `${'0'.repeat(8)}-0000-0000-0000-0000000000000`,
    ]) {
      expect(() => writeUuid(Buffer.alloc(16), 0, wrong), wrong).toThrow(RangeError);
    }
  });
});
