import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { inTransaction } from '../transaction.ts';
import { insertRows } from './insert-rows.ts';
import { tableColumns, withoutColumns } from './table-columns.ts';

const notes = tableColumns('platform_outbox', {
  kind: 'text',
  name: 'text',
  payload: 'jsonb',
  created_at: 'timestamptz',
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const at = new Date('2026-08-15T12:00:00.123Z');
const row = (name: string) => ({
  kind: 'push',
  name,
  payload: { 'quo"te': ['「二」', null] },
  created_at: at,
});

it('writes rows as they are, in their order', async () => {
  await inTransaction(platform.app.db, (tx) => insertRows(tx, notes, [row('b'), row('a'), row('c')]));
  const { rows } = await sql<{ name: string; payload: unknown; created_at: Date }>`
    select name, payload, created_at from platform_outbox order by id`.execute(platform.app.db);
  expect(rows.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  expect(rows[0]).toMatchObject({ payload: row('b').payload, created_at: at });
});

it('leaves columns that are left out to their defaults, and their constraints speak', async () => {
  const withoutTime = withoutColumns(notes, 'created_at');
  await expect(
    inTransaction(platform.app.db, (tx) => insertRows(tx, withoutTime, [row('d')])),
  ).rejects.toMatchObject({ code: '23502', column: 'created_at' });
});

it('takes no name that is not an identifier', () => {
  expect(() => tableColumns('notes; drop table notes', {})).toThrow(RangeError);
  expect(() => tableColumns('notes', { 'a b': 'text' })).toThrow(RangeError);
});
