import { parseSignedMoney } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGamesTest, type GamesTest } from '../testing/games-test.ts';
import { giveFreeRounds, poolsOf } from '../testing/free-rounds.ts';
import { endExpiredGrants } from './end-expired-grants.job.ts';

let test: GamesTest;
beforeAll(async () => {
  test = await createGamesTest();
});
afterAll(() => test.end());

const dice = (freeGrantId: string) => ({
  game: 'dice' as const,
  currency: 'CNY' as const,
  stake: '2.00',
  bet: { side: 'over', target: 5050 },
  freeGrantId,
});
const refusals = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.flatMap((answer) =>
    answer.status === 'rejected' ? [(answer.reason as { error: string }).error] : [],
  );

describe('a grant of ten', () => {
  it('gives ten rounds to a hundred presses, ten at a time', async () => {
    const member = await test.player('FreeCrowd', 0n);
    const id = await giveFreeRounds(test, { memberId: member.id, sourceKey: 'crowd' });
    let played = 0;
    for (let wave = 0; wave < 10; wave += 1) {
      const answers = await Promise.allSettled(
        Array.from({ length: 10 }, () => member.api.startRound(dice(id), test.once())),
      );
      played += answers.filter(({ status }) => status === 'fulfilled').length;
      expect(new Set(refusals(answers))).toEqual(new Set([wave < 9 ? 'gameTooFast' : 'freeRoundsOver']));
      // So slowly that the limit of calls is not what refuses.
      test.clock.advance({ seconds: 15 });
    }
    expect(played).toBe(10);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => member.api.startRound(dice(id), test.once())),
    );
    expect(new Set(refusals(answers))).toEqual(new Set(['freeRoundsOver']));
    expect((await member.api.getSeeds({})).inUse?.rounds).toBe(10);
    expect((await member.api.listFreeRounds({})).grants).toMatchObject([{ left: 0, state: 'played' }]);
  });

  it('withdrawn by two and played at the same moment: each stake is in the pool or back, once', async () => {
    const traders = [await test.operator('trader'), await test.operator('trader')];
    for (let turn = 0; turn < 5; turn += 1) {
      const member = await test.player(`FreeTaken${turn}`, 0n);
      const before = await poolsOf(test, 'dice');
      const grantId = await giveFreeRounds(test, { memberId: member.id, sourceKey: `taken-${turn}` });
      const withdrawal = { memberId: member.id, grantId, reason: '活动取消' };
      const [round, ...withdrawn] = await Promise.allSettled([
        member.api.startRound(dice(grantId), test.once()),
        ...traders.map(({ api }) => api.withdrawFreeRounds(withdrawal, test.once())),
      ]);
      expect(refusals(withdrawn)).toEqual(['freeRoundsOver']);
      const played = round?.status === 'fulfilled';
      if (!played) expect(refusals([round])).toEqual(['freeRoundsOver']);
      const after = await poolsOf(test, 'dice');
      expect(fen(before.promotions) - fen(after.promotions)).toBe(played ? 2_00n : 0n);
    }
  });

  it('expired by several processes at once gives its rest back once', async () => {
    const member = await test.player('FreeExpires', 0n);
    const before = await poolsOf(test, 'dice');
    const expiresAt = new Date(test.clock.now().getTime() + 1000);
    await giveFreeRounds(test, { memberId: member.id, sourceKey: 'expires', expiresAt });
    test.clock.advance({ seconds: 1 });
    await Promise.all(Array.from({ length: 6 }, () => endExpiredGrants(test.app)));
    expect(await poolsOf(test, 'dice')).toEqual(before);
  });
});

/** A written amount in fen; what the promotions have given stands below zero. */
function fen(amount: string): bigint {
  return parseSignedMoney(amount, 'CNY').minor;
}
