import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGamesTest, type GamesTest, type Player } from '../testing/games-test.ts';

let test: GamesTest;
beforeAll(async () => {
  test = await createGamesTest();
});
afterAll(() => test.end());

const dice = (stake = '1.00') => ({
  game: 'dice' as const,
  currency: 'CNY' as const,
  stake,
  bet: { side: 'over', target: 5050 },
});
const refusals = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.flatMap((answer) =>
    answer.status === 'rejected' ? [(answer.reason as { error: string }).error] : [],
  );
const many = (member: Player, count: number, stake?: string) =>
  Promise.allSettled(Array.from({ length: count }, () => member.api.startRound(dice(stake), test.once())));

describe('rounds at once', () => {
  it('of one member: one is played, the others come too fast', async () => {
    const member = await test.player('Hasty001', 100_00n);
    const answers = await many(member, 12);
    expect(refusals(answers)).toEqual(Array.from({ length: 11 }, () => 'gameTooFast'));
    expect((await member.api.getSeeds({})).inUse?.rounds).toBe(1);
  });

  it('on an empty wallet: none is played, and no nonce is used', async () => {
    const member = await test.player('Empty001', 99n);
    expect(new Set(refusals(await many(member, 12)))).toEqual(new Set(['insufficientBalance']));
    expect(await member.center()).toBe('0.99');
    expect((await member.api.getSeeds({})).inUse?.rounds).toBe(0);
  });

  it('of many members are booked together, each by its own seeds', async () => {
    const members = await Promise.all(
      Array.from({ length: 8 }, (_, index) => test.player(`Crowd00${index}`, 10_00n)),
    );
    const answers = await Promise.allSettled(members.map(({ api }) => api.startRound(dice(), test.once())));
    expect(refusals(answers)).toEqual([]);
    for (const member of members) expect(await member.center()).toMatch(/^(9|11)\.00$/);
  });

  it('and a change of the seed: each round stands on the seed that it was played by', async () => {
    const member = await test.player('Rotates1', 100_00n);
    for (let turn = 0; turn < 5; turn += 1) {
      test.pause();
      const [played, rotated] = await Promise.all([
        member.api.startRound(dice(), test.once()),
        member.api.rotateSeeds({ clientSeed: `turn ${turn}` }, test.once()),
      ]);
      const round = await member.api.getRound({ roundId: played.id });
      expect(round).toMatchObject({
        steps: played.steps,
        returned: played.returned,
        seed: { number: played.seed.number },
      });
      expect([rotated.revealed?.number, rotated.inUse.number]).toContain(played.seed.number);
    }
  });
});

describe('a member’s own limits', () => {
  it('stop a stake whatever the round would have won, and a break stops all', async () => {
    const member = await test.player('Limited1', 100_00n);
    await member.api.setPlayLimit({ kind: 'loss', period: 'day', limit: '5' });
    await expect(member.api.startRound(dice('5.01'), test.once())).rejects.toMatchObject({
      error: 'lossLimitReached',
    });
    await member.api.startRound(dice('5.00'), test.once());
    test.pause();
    await member.api.startTimeOut({ hours: 24 });
    await expect(member.api.startRound(dice(), test.once())).rejects.toMatchObject({
      error: 'timeOutActive',
    });
  });
});
