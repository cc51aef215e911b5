import { hashPassword } from '@fairway/api-client';
import { add, cny, formatMoney, parseMoney, subtract } from '@fairway/money';
import { sql } from 'kysely';
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

  it('shows what this login staked and got back, over midnight, and keeps it with the answer', async () => {
    const player = await test.player('SessionSums', 10_000n);
    const { api, id, name } = player;
    await api.setRealityCheck({ minutes: 120 });
    expect(await api.getRealityCheck({})).toMatchObject({ session: { staked: '0.00', net: '0.00' } });
    let returned = cny(0n);
    const stakes = async (rounds: number) => {
      for (let left = rounds; left > 0; left -= 1) {
        returned = add(returned, parseMoney((await play(player)).returned ?? '0', 'CNY'));
        test.pause();
      }
    };
    await stakes(2);
    const late = new Date(`${test.clock.now().toISOString().slice(0, 10)}T15:58:00.000Z`);
    // Of 16:00 UTC it is midnight in Shanghai. The page is in use until then, and the checks before it are answered.
    while (test.clock.now() < late) {
      await pass(player, 10);
      await api.answerRealityCheck({ answer: 'goOn' });
    }
    await pass(player, 10);
    await stakes(1);
    const { session, staked } = await api.getRealityCheck({});
    const net = formatMoney(subtract(returned, cny(300n)));
    expect(session).toEqual({ staked: '3.00', returned: formatMoney(returned), net });
    expect(staked).toBe('1.00');

    await pass(player, 120);
    await api.answerRealityCheck({ answer: 'goOn' });
    const { rows } = await sql<{ session_staked: bigint; session_returned: bigint }>`
      select session_staked, session_returned from risk_reality_answers
      where member_id = ${id} order by answered_at desc limit 1`.execute(test.app.db);
    expect(rows).toEqual([{ session_staked: 300n, session_returned: returned.minor }]);
    const login = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
    expect(await test.clientOf(login.session).getRealityCheck({})).toMatchObject({
      staked: '1.00',
      session: { staked: '0.00', returned: '0.00', net: '0.00' },
    });
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
