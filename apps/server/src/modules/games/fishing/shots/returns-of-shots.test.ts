import { fishKinds, fishReturns } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countReturns } from '../../returns/count-returns.job.ts';
import { createFishingTest, type FishingTest } from '../../testing/fishing-test.ts';

let test: FishingTest;
beforeAll(async () => {
  test = await createFishingTest('2026-08-15T12:10:00.000Z');
});
afterAll(() => test.end());

it('counts shots by the fish they touched, an hour at a time, and none that came back', async () => {
  const pool = 'fishing1';
  const player = await test.player('Counts', 100_00n);
  await player.api.enterPool({ pool, currency: 'CNY', amount: '50.00' }, test.once());
  await test.open(pool);
  const fish = await test.fish(pool);
  let [staked, returned, paid] = [0, 0, 0];
  let [expected, variance] = [Fraction.ZERO, Fraction.ZERO];
  for (let number = 0; number < 5; number += 1) {
    const [shot] = (await test.shoot(player, pool, '1.00')).shots;
    const code = fish[shot?.fish ?? -1]?.code;
    if (!shot || !code) throw new Error('nothing was touched');
    staked += 100;
    returned += 100 * shot.multiple;
    paid += shot.multiple > 0 ? 1 : 0;
    expect([0, fishKinds[code].multiple]).toContain(shot.multiple);
    // 1.00 is 100 fen: 100 * rtp, and 100 squared times the variance.
    expected = expected.add(fishReturns(code).rtp.mul(Fraction.of(100n)));
    variance = variance.add(fishReturns(code).variance.mul(Fraction.of(10_000n)));
  }
  await test.shoot(player, pool, '1.00', 'returned');
  await player.api.leavePool({}, test.once());
  test.clock.set(new Date('2026-08-15T13:05:00.000Z'));
  await countReturns(test.app);
  const { rows } = await sql<{
    rounds: number;
    paid: number;
    staked: string;
    returned: string;
    expected: string;
    variance: string;
  }>`
    select rounds::integer, paid::integer, staked::text, returned::text, expected::text, variance::text
    from games_return_days where game = 'fishing'`.execute(test.app.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ rounds: 5, paid, staked: String(staked), returned: String(returned) });
  const near = (text: string, value: Fraction) =>
    expect(Number(text)).toBeCloseTo(Number(value.roundTo(4, 'halfUp')) / 10_000, 2);
  near(rows[0]?.expected ?? '', expected);
  near(rows[0]?.variance ?? '', variance);
});
