import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../../../testing/fund-member.ts';
import { createGiftTest, type GiftTest, type LiveRoomOfTest } from '../testing/gift-test.ts';

let test: GiftTest;
let room: LiveRoomOfTest;
beforeAll(async () => {
  test = await createGiftTest();
  room = await test.anchorRoom('小满');
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

const ranked = async () =>
  (await test.visitor.listGiftRanks({ chatRoomNo: room.chatRoomNo, board: 'day' })).ranks;

describe('a gift that is taken back', () => {
  it('comes home within five seconds, and leaves board, limit and receipt', async () => {
    const giver = await test.giver('BackAtOnce', 100n);
    const { giftNo } = await giver.api.sendGift(test.tap(room, { giftId: 'ball' }), test.once());
    expect(await ranked()).toHaveLength(1);
    test.clock.advance({ seconds: 5 });
    const press = test.once();
    const back = await giver.api.undoGift({ giftNo }, press);
    expect(back).toEqual({ giftNo, coins: '66', balance: '100' });
    expect(await giver.api.undoGift({ giftNo }, press)).toEqual(back);
    expect(await ranked()).toEqual([]);
    expect(await test.payable(room.anchorId)).toBe(0n);
    const { gifts } = await giver.api.listOwnGifts({});
    expect(gifts).toMatchObject([{ giftNo, state: 'takenBack', coins: 66 }]);
    const { limits } = await giver.api.getPlayProtection({});
    expect(limits.find(({ kind, period }) => kind === 'tip' && period === 'day')?.used).toBe('0.00');
  });

  it('is final after that, by the database’s clock', async () => {
    const giver = await test.giver('BackTooLate', 100n);
    const { giftNo } = await giver.api.sendGift(test.tap(room, { giftId: 'ball' }), test.once());
    test.clock.advance({ seconds: 6 });
    await expect(giver.api.undoGift({ giftNo }, test.once())).rejects.toMatchObject({ error: 'giftFinal' });
    expect(await giver.coins()).toBe('34');
    expect((await giver.api.listOwnGifts({})).gifts).toMatchObject([{ state: 'final', anchorWorth: '2.97' }]);
  });

  it('is the giver’s own, and goes back once', async () => {
    const [giver, other] = [await test.giver('BackOwn', 10n), await test.giver('BackOther', 10n)];
    const { giftNo } = await giver.api.sendGift(test.tap(room), test.once());
    await expect(other.api.undoGift({ giftNo }, test.once())).rejects.toMatchObject({
      error: 'anchorGiftNotFound',
    });
    await giver.api.undoGift({ giftNo }, test.once());
    await expect(giver.api.undoGift({ giftNo }, test.once())).rejects.toMatchObject({ error: 'giftFinal' });
    expect(await giver.coins()).toBe('10');
  });
});
