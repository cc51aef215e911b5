import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGiftTest, type GiftTest, type LiveRoomOfTest } from '../testing/gift-test.ts';

let test: GiftTest;
let room: LiveRoomOfTest;
beforeAll(async () => {
  // Five minutes before midnight in Shanghai.
  test = await createGiftTest('2026-08-15T15:55:00.000Z');
  room = await test.anchorRoom('榜上有名');
});
afterAll(() => test.end());

it('puts the larger sum first, the earlier of two equal ones, and names who chose it [ANCHOR-004]', async () => {
  const [early, late, most] = [
    await test.giver('RankEarly', 1_000n),
    await test.giver('RankLate', 1_000n),
    await test.giver('RankMost', 1_000n),
  ];
  const { chatRoomNo } = room;
  const board = async (name: 'broadcast' | 'day' | 'week' | 'month', by = test.visitor) =>
    (await by.listGiftRanks({ chatRoomNo, board: name })).ranks.map(({ place, name: giver, coins }) => [
      place,
      giver,
      coins,
    ]);
  for (const [giver, giftId] of [
    [early, 'ball'],
    [late, 'ball'],
    [most, 'trophy'],
  ] as const) {
    test.clock.advance({ seconds: 1 });
    await giver.api.sendGift(test.tap(room, { giftId, shown: giver === early }), test.once());
  }
  const expected = [
    [1, null, 188],
    [2, 'Ra***y', 66],
    [3, null, 66],
  ];
  for (const name of ['broadcast', 'day', 'week', 'month'] as const)
    expect(await board(name)).toEqual(expected);
  const { own } = await late.api.listGiftRanks({ chatRoomNo, board: 'day' });
  expect(own).toEqual({ place: 3, name: null, coins: 66, own: true });

  // Sunday: the day begins again, the week goes on. The last choice counts for the name.
  test.clock.advance({ minutes: 6 });
  expect(await board('day')).toEqual([]);
  await late.api.sendGift(test.tap(room, { shown: true }), test.once());
  expect(await board('day')).toEqual([[1, 'Ra***e', 1]]);
  expect(await board('week')).toEqual([
    [1, null, 188],
    [2, 'Ra***e', 67],
    [3, 'Ra***y', 66],
  ]);
  await expect(test.visitor.listGiftRanks({ chatRoomNo: '999999', board: 'day' })).rejects.toMatchObject({
    error: 'roomNotFound',
  });
});
