import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGamesTest, type GamesTest, type Player } from '../testing/games-test.ts';

let test: GamesTest;
beforeAll(async () => {
  // 20:00:00 at the site.
  test = await createGamesTest('2026-08-15T12:00:00.000Z');
});
afterAll(() => test.end());

const daily = { kind: 'time', period: 'day' } as const;
const play = ({ api }: Player) =>
  api.startRound(
    { game: 'dice', currency: 'CNY', stake: '1.00', bet: { side: 'over', target: 5050 } },
    test.once(),
  );
const timeOf = async ({ api }: Player) =>
  (await api.getPlayProtection({})).limits.find(({ kind, period }) => kind === 'time' && period === 'day');

describe('an own limit on time', () => {
  it('counts a minute once, refuses the first one beyond, and renews at the site’s midnight', async () => {
    const player = await test.player('ByTheClock', 10_000n);
    await player.api.setPlayLimit({ ...daily, limit: '2' });
    await play(player);
    test.pause();
    await play(player);
    expect(await timeOf(player)).toMatchObject({ limit: '2', used: '1', remaining: '1' });

    test.clock.advance({ seconds: 60 });
    await play(player);
    test.clock.advance({ seconds: 50 });
    // The same minute goes on to its end.
    await play(player);
    expect(await timeOf(player)).toMatchObject({ used: '2', remaining: '0' });

    const before = await player.center();
    test.clock.advance({ seconds: 60 });
    await expect(play(player)).rejects.toMatchObject({
      error: 'timeLimitReached',
      data: { kind: 'time', period: 'day', renewsAt: '2026-08-15T16:00:00.000Z' },
    });
    expect(await player.center()).toBe(before);
    expect(await timeOf(player)).toMatchObject({ used: '2' });
  });

  it('takes whole minutes, and no more than a month has', async () => {
    const player = await test.player('SetsClock', 100n);
    for (const limit of ['0', '1.5', '44641'])
      await expect(player.api.setPlayLimit({ ...daily, limit })).rejects.toMatchObject({
        error: 'limitInvalid',
      });
    await player.api.setPlayLimit({ ...daily, limit: '44640' });
    expect(await timeOf(player)).toMatchObject({ limit: '44640', used: '0', remaining: '44640' });
  });
});
