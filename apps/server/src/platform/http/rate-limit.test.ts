import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../test-platform.ts';
import { takeAttempt } from './rate-limit.ts';

let test: TestPlatform;
beforeAll(async () => {
  test = await createTestPlatform();
});
afterAll(() => test.close());

const attempt = (bucket: string, count: number) =>
  takeAttempt(test.app.db, test.app.clock, { bucket, count, seconds: 60 });

describe('attempts at the same time', () => {
  it('are counted one by one, each bucket by itself', async () => {
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 30 }, () => attempt('one', 10)),
      ...Array.from({ length: 5 }, () => attempt('other', 10)),
    ]);
    const allowed = outcomes.map(({ status }) => status === 'fulfilled');
    expect(allowed.slice(0, 30).filter(Boolean)).toHaveLength(10);
    expect(allowed.slice(30)).toEqual([true, true, true, true, true]);
    const { rows } = await sql`select bucket, used from platform_rate_limits order by bucket`.execute(
      test.app.db,
    );
    expect(rows).toEqual([
      { bucket: 'one', used: 30 },
      { bucket: 'other', used: 5 },
    ]);
  });

  it('past the limit are told how long to wait', async () => {
    await expect(attempt('one', 10)).rejects.toMatchObject({ error: 'tooManyRequests' });
  });
});
