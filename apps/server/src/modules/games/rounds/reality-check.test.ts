import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrashTest, type CrashTest } from '../testing/crash-test.ts';
import type { Player } from '../testing/games-test.ts';

let test: CrashTest;
beforeAll(async () => {
  test = await createCrashTest();
});
afterAll(() => test.end());

const dice = { game: 'dice', currency: 'CNY', stake: '1.00', bet: { side: 'over', target: 5050 } } as const;
const play = ({ api }: Player, once = test.once()) => api.startRound(dice, once);
/** Lets minutes pass at a page that is in use, so that the login goes on. */
const pass = async ({ api }: Player, minutes: number) => {
  for (let left = minutes; left > 0; left -= 10) {
    test.clock.advance({ minutes: Math.min(10, left) });
    await api.getSeeds({});
  }
};
const due = { error: 'realityCheckDue' };

describe('a stake while the reality check waits', () => {
  it('is refused with nothing taken, and goes again after the answer', async () => {
    const player = await test.player('LooksUp', 10_000n);
    await player.api.setRealityCheck({ minutes: 15 });
    // The first stake starts the clock: this page never asked.
    await play(player);
    test.clock.advance({ minutes: 14, seconds: 59 });
    await play(player);
    test.clock.advance({ seconds: 1 });
    const before = await player.center();
    const press = test.once();
    await expect(play(player, press)).rejects.toMatchObject({
      ...due,
      message: expect.stringContaining('15'),
    });
    expect(await player.center()).toBe(before);
    expect(await player.api.getRealityCheck({})).toMatchObject({ due: true, minutes: 15 });

    await player.api.answerRealityCheck({ answer: 'goOn' });
    test.pause();
    await play(player, press);
    // The same press again: its answer is kept, also while the next check waits.
    test.clock.advance({ minutes: 15 });
    await expect(play(player)).rejects.toMatchObject(due);
    expect(await play(player, press)).toMatchObject({ status: 'settled' });
  });

  it('counts a shorter interval at once', async () => {
    const player = await test.player('SetsShorter', 10_000n);
    await play(player);
    await pass(player, 30);
    await play(player);
    await player.api.setRealityCheck({ minutes: 15 });
    await expect(play(player)).rejects.toMatchObject(due);
  });

  it('refuses no act in an open round, and no cash-out', async () => {
    const gems = await test.player('InARound', 10_000n);
    const safe = await test.safeTiles(gems, 1);
    const bet = { game: 'gem', currency: 'CNY', stake: '1.00', bet: { mines: 1 } } as const;
    const { id } = await gems.api.startRound(bet, test.once());
    await pass(gems, 61);
    const open = { roundId: id, after: 0, act: { act: 'open', tile: safe[0] ?? 0 } };
    await gems.api.actInRound(open, test.once());
    const out = { roundId: id, after: 1, act: { act: 'cashOut' } };
    expect(await gems.api.actInRound(out, test.once())).toMatchObject({ status: 'settled' });
    test.pause();
    await expect(gems.api.startRound(bet, test.once())).rejects.toMatchObject(due);

    const flies = await test.player('InAFlight', 10_000n);
    await flies.api.setRealityCheck({ minutes: 15 });
    await flies.api.getRealityCheck({});
    test.clock.advance({ minutes: 14, seconds: 40 });
    const round = await test.open();
    const placed = await flies.api.placeCrashBet({ currency: 'CNY', stake: '1.00', round }, test.once());
    await test.start((point) => point > 250);
    test.fly(12_000);
    expect(await flies.api.getRealityCheck({})).toMatchObject({ due: true });
    await flies.api.cashOutCrash({ betId: placed.id }, test.once());
    await test.land();
    const next = await test.open();
    const again = flies.api.placeCrashBet({ currency: 'CNY', stake: '1.00', round: next }, test.once());
    await expect(again).rejects.toMatchObject(due);
  });
});
