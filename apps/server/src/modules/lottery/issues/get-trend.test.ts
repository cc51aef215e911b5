import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLotteryTest, type LotteryTest } from '../testing/lottery-test.ts';

let test: LotteryTest;
beforeAll(async () => {
  test = await createLotteryTest();
});
afterAll(() => test.end());

describe('the trend of a lottery', () => {
  it('is of the draws that listDraws shows, without those that are not drawn yet', async () => {
    expect((await test.visitor.getTrend({ lottery: 'k3', draws: 30 })).draws).toEqual([]);
    await test.drawIssue('k3');
    await test.drawIssue('k3');
    await test.closeIssue('k3');
    const { draws, groups } = await test.visitor.getTrend({ lottery: 'k3', draws: 30 });
    const listed = await test.visitor.listDraws({ lottery: 'k3', limit: 30 });
    expect(draws).toHaveLength(2);
    expect(draws.toReversed()).toEqual(
      listed.draws.filter(({ result }) => result).map(({ issue, result }) => ({ issue, result })),
    );

    // Counted by hand from the two results.
    const sums = draws.map(({ result }) => result.reduce((sum, face) => sum + face, 0));
    const ofSum = groups.find(({ of }) => of === 'sum')?.numbers ?? [];
    expect(ofSum.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, index) => index + 3));
    for (const { number, drawn, missing } of ofSum) {
      expect(drawn).toBe(sums.filter((sum) => sum === number).length);
      expect(missing).toBe(sums[1] === number ? 0 : sums[0] === number ? 1 : 2);
    }
    expect(ofSum[0]?.chance).toBe('1/216');
  });

  it('is of 30, 50 or 100 draws and of nothing between', async () => {
    // @ts-expect-error -- the types name three sizes
    await expect(test.visitor.getTrend({ lottery: 'k3', draws: 40 })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  });
});
