import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, openTestPlatform, type TestPlatform } from '../test-platform.ts';
import { limiterOf } from './limiter.ts';

let test: TestPlatform;
beforeAll(async () => {
  test = await createTestPlatform();
});
afterAll(() => test.close());

const attempt = (bucket: string, count: number) => limiterOf(test.app).take({ bucket, count, seconds: 60 });

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

  it('past the limit learn how long to wait', async () => {
    await expect(attempt('one', 10)).rejects.toMatchObject({ error: 'tooManyRequests' });
  });
});

describe('a busy caller', () => {
  const allowedOf = async (calls: readonly (() => Promise<void>)[]): Promise<number> => {
    let allowed = 0;
    for (const call of calls)
      allowed += await call().then(
        () => 1,
        () => 0,
      );
    return allowed;
  };
  const times = (number: number, call: () => Promise<void>) => Array.from({ length: number }, () => call);

  it('is let through exactly as often as the limit says, however many are counted at once', async () => {
    expect(await allowedOf(times(140, () => attempt('busy', 120)))).toBe(120);
  });

  it('is let through as often where the calls come in bursts, each while the others are being counted', async () => {
    const burst = async (size: number): Promise<number> => {
      const outcomes = await Promise.allSettled(Array.from({ length: size }, () => attempt('bursts', 120)));
      return outcomes.filter(({ status }) => status === 'fulfilled').length;
    };
    const first = burst(25);
    await new Promise((resolve) => setTimeout(resolve, 1));
    const together = (await first) + (await burst(3)) + (await burst(60)) + (await burst(60));
    expect(together).toBe(120);
  });

  it('never passes a limit through two processes, and loses little by what one has counted beforehand', async () => {
    const other = openTestPlatform(test.database.urls.app);
    const otherLimiter = limiterOf({ db: other.app.db, clock: test.app.clock });
    const elsewhere = () => otherLimiter.take({ bucket: 'two', count: 120, seconds: 60 });
    const here = times(70, () => attempt('two', 120)).flatMap((call) => [call, elsewhere]);
    const together = await allowedOf(here);
    expect(together).toBeLessThanOrEqual(120);
    expect(together).toBeGreaterThan(120 - 8);
    expect(await allowedOf(times(20, elsewhere))).toBe(0);
    await other.close();
  });
});

describe('an act that may be done once in so many seconds', () => {
  const pace = (id: string) => limiterOf(test.app).pace('paced', 10, id);

  it('is let through once however many want it at once, the same one again, and the next after its time', async () => {
    const allowed = await Promise.all(Array.from({ length: 20 }, (_, at) => pace(`act-${at}`)));
    expect(allowed.filter(Boolean)).toHaveLength(1);
    expect(await pace(`act-${allowed.indexOf(true)}`)).toBe(true);
    test.clock.advance({ milliseconds: 9_999 });
    expect(await pace('next')).toBe(false);
    test.clock.advance({ milliseconds: 1 });
    expect([await pace('next'), await pace('one more')]).toEqual([true, false]);
  });
});
