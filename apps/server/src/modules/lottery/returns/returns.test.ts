import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectIssue } from '../issues/issues-store.ts';
import { settleIssueJob } from '../settlement/settle-issue.job.ts';
import { createLotteryTest, type LotteryTest } from '../testing/lottery-test.ts';
import { addUpIssue } from './add-up-issue.ts';
import { watchReturns } from './watch-returns.job.ts';

let test: LotteryTest;
let trader: Awaited<ReturnType<LotteryTest['operator']>>['api'];
beforeAll(async () => {
  test = await createLotteryTest();
  trader = (await test.operator('trader')).api;
});
afterAll(() => test.end());

/** A day of a game, in fen: 10,000 rounds of 1.00 at even odds, sigma 9,999.5. */
async function addGameDay(game: string, day: string, returned: number, rounds = 10_000) {
  await sql`
    insert into games_return_days (day, game, currency, rounds, paid, staked, returned, expected, variance)
    values (${day}::date, ${game}, 'CNY', ${rounds}, 0, 1000000, ${returned}, 990000, 99990000)`.execute(
    test.app.db,
  );
}
const lineOf = async (days: 1 | 7 | 30 | 90, game: string) =>
  (await trader.getReturns({ days })).lines.find((line) => line.game === game);

describe('returns', () => {
  it('of an issue are added up when it is settled, once, whatever runs again', async () => {
    const key = { lottery: 'k3' as const, issue: await test.openIssue('k3') };
    const buyer = await test.buyer('returns', 100_000_00n);
    const tickets = [
      { play: 'k3.sides', pick: 'big', unit: '10.00', times: 1 },
      { play: 'k3.sides', pick: 'big,small', unit: '10.00', times: 1 },
    ];
    await buyer.api.placeTickets({ ...key, currency: 'CNY', tickets }, test.once());
    await test.drawIssue('k3');
    const issue = await selectIssue(test.app.db, key);
    if (!issue) throw new Error('no issue');
    await Promise.all([
      addUpIssue(test.app, issue),
      settleIssueJob.run(test.app, { ...key }),
      settleIssueJob.run({ ...test.app }, { ...key }),
    ]);
    const line = (await trader.getReturns({ days: 1 })).lines;
    // Big 20.00, small 10.00 at 1.94: one of them returns 38.80 or 19.40. Mean 29.10; 97 % of 30.00.
    expect(line).toMatchObject([
      {
        game: 'k3',
        play: 'k3.sides',
        rounds: 2,
        staked: '30.00',
        theory: '97.0000',
        state: 'few',
        alarm: false,
      },
    ]);
    expect(['19.40', '38.80']).toContain(line[0]?.returned);
    const { rows } = await sql<{ variance: string }>`
      select trim_scale(variance)::text as variance from lottery_return_days`.execute(test.app.db);
    // Half of (38.80 - 19.40) squared, in fen: 970 * 970.
    expect(rows).toEqual([{ variance: '940900' }]);
  });

  it('are judged over the days asked for, and wrong ones raise an alarm', async () => {
    await addGameDay('dice', '2026-08-15', 990_000 + 32_898);
    await addGameDay('limbo', '2026-08-15', 990_000 + 32_899);
    await addGameDay('keno', '2026-08-15', 2_000_000, 9_999);
    await addGameDay('videoPoker', '2026-08-15', 900_000);
    // Of another week: with it the two days of plinko are above, alone the present one is not.
    await addGameDay('plinko', '2026-08-15', 1_020_000);
    await addGameDay('plinko', '2026-08-01', 1_020_000);

    expect(await lineOf(1, 'dice')).toMatchObject({ observed: '102.2898', state: 'inside', alarm: false });
    expect(await lineOf(1, 'limbo')).toMatchObject({
      observed: '102.2899',
      theory: '99.0000',
      low: '95.7102',
      high: '102.2898',
      state: 'above',
      alarm: true,
    });
    expect(await lineOf(1, 'keno')).toMatchObject({ state: 'few', alarm: false });
    expect(await lineOf(1, 'videoPoker')).toMatchObject({ state: 'below', upperOnly: true, alarm: false });
    expect(await lineOf(7, 'plinko')).toMatchObject({ rounds: 10_000, state: 'inside' });
    // sigma of both days 14,141.5 fen of 2,000,000: 3.29 of them are 2.3263 %.
    expect(await lineOf(30, 'plinko')).toMatchObject({ rounds: 20_000, high: '101.3263', state: 'above' });

    const errors: unknown[] = [];
    const logger = {
      ...test.app.logger,
      error: (fields: object, text: string) => errors.push({ ...fields, text }),
    };
    await watchReturns({ ...test.app, logger });
    expect(errors).toEqual([
      {
        runbook: 'returns-outside',
        code: 'limbo CNY',
        count: 10_000,
        reason: '102.2899 % came back, theory 99.0000 %, band 95.7102 to 102.2898 %',
        text: 'returns are outside what chance explains',
      },
      expect.objectContaining({ code: 'plinko CNY', count: 20_000 }),
    ]);
  });

  it('are not for a cashier, and of no other number of days', async () => {
    const cashier = (await test.operator('cashier')).api;
    await expect(cashier.getReturns({ days: 7 })).rejects.toMatchObject({ error: 'permissionMissing' });
    // @ts-expect-error -- the types name four
    await expect(trader.getReturns({ days: 8 })).rejects.toMatchObject({ error: 'inputInvalid' });
  });
});
