import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#platform/test-platform.ts';
import { countFacts } from './facts/count-facts.ts';
import { lifetimeSums } from './index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('counts each event once where batches with the same events and members run at once', async () => {
  const at = platform.app.clock.now().toISOString();
  const members = Array.from({ length: 20 }, (_, n) => `racer-${n}`);
  // Events 1 to 300 of 20 members; each batch has half of the one before, in another order.
  const events = Array.from({ length: 300 }, (_, n) => ({
    id: String(n + 1),
    at,
    name: 'deposit.settled' as const,
    payload: {
      memberId: members[n % members.length] ?? '',
      billNo: `D${n}`,
      currency: 'CNY' as const,
      amount: '1.00',
      at,
    },
  }));
  const batches = Array.from({ length: 10 }, (_, k) => events.slice(k * 25, k * 25 + 75));
  await Promise.all(
    batches.map((batch, k) =>
      countFacts.run(platform.app, { events: k % 2 === 0 ? batch : batch.toReversed() }),
    ),
  );
  const sums = await lifetimeSums(platform.app.db, members);
  expect(sums).toHaveLength(20);
  // 15 deposits of 1.00 each.
  expect(new Set(sums.map(({ netDeposits }) => netDeposits))).toEqual(new Set([15_00n]));
});
