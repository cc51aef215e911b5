import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import { findingsOf } from '../../../../testing/fund-member.ts';
import { createGiftTest, type GiftTest, type LiveRoomOfTest } from '../testing/gift-test.ts';
import { closeGiftDay } from './close-gift-day.ts';

let test: GiftTest;
beforeAll(async () => {
  test = await createGiftTest();
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

it('leaves the anchor the share of the contract, once, and a refund takes from each what it got', async () => {
  const room = await test.anchorRoom('日结');
  const givers = await Promise.all(
    Array.from({ length: 5 }, (_, place) => test.giver(`DayGiver${place}`, 100n)),
  );
  const sent: string[] = [];
  for (const giver of givers) {
    const { giftNo } = await giver.api.sendGift(test.tap(room, { giftId: 'beer', count: 1 }), test.once());
    sent.push(giftNo);
  }
  const rose = await givers[0]?.api.sendGift(test.tap(room), test.once());
  expect(rose?.coins).toBe('1');
  expect(await test.payable(room.anchorId)).toBe(51n);

  // 51 at 45 %: 22.95, of which 22 are the anchor's and 0.95 counts on the next day.
  await Promise.all(Array.from({ length: 3 }, () => closeGiftDay(test.app, '2026-08-15')));
  await closeGiftDay(test.app, '2026-08-15');
  expect(await test.payable(room.anchorId)).toBe(22n);

  // A refund of ten: 4 from the anchor, the house's 6 from the house.
  const [lead, second] = [await test.operator('anchor-manager'), await test.operator('anchor-manager')];
  test.clock.advance({ seconds: 60 });
  const refund = { giftNo: sent[1] ?? '', reason: '会员误操作，核实后退还' };
  const { proposalId } = await lead.api.proposeGiftRefund(refund, test.once());
  await expect(lead.api.approveProposal({ id: proposalId }, test.once())).rejects.toMatchObject({
    code: expect.any(Number),
  });
  await second.api.approveProposal({ id: proposalId }, test.once());
  const auditor = await test.operator('auditor');
  expect((await auditor.api.listAudit({ action: 'proposeGiftRefund' })).rows).toMatchObject([
    { objectKind: 'gift', objectId: refund.giftNo, reason: refund.reason },
  ]);
  expect(await givers[1]?.coins()).toBe('100');
  expect(await test.payable(room.anchorId)).toBe(18n);
  await expect(lead.api.proposeGiftRefund(refund, test.once())).rejects.toMatchObject({
    error: 'giftNotRefundable',
  });
  const { ranks } = await test.visitor.listGiftRanks({ chatRoomNo: room.chatRoomNo, board: 'day' });
  expect(ranks.map(({ coins }) => coins)).toEqual([11, 10, 10, 10]);
});

it('refunds no gift that can still be taken back, and shows the desk who gives most', async () => {
  const room = await test.anchorRoom('守望');
  const giver = await test.giver('DeskGiver', 2_000n);
  const manager = await test.operator('anchor-manager');
  const { giftNo } = await giver.api.sendGift(test.tap(room, { giftId: 'rocket' }), test.once());
  const reason = '会员误操作，核实后退还';
  await expect(manager.api.proposeGiftRefund({ giftNo, reason }, test.once())).rejects.toMatchObject({
    error: 'giftNotRefundable',
  });
  await expect(
    manager.api.proposeGiftRefund({ giftNo: 'GF260815000000000000', reason }, test.once()),
  ).rejects.toMatchObject({ error: 'anchorGiftNotFound' });
  const { gifts } = await manager.api.searchGifts({ memberName: 'DeskGiver' });
  expect(gifts).toMatchObject([
    { giftNo, memberName: 'DeskGiver', coins: 1314, worth: '131.40', sharePercent: 45, state: 'booked' },
  ]);
  expect((await manager.api.searchGifts({ memberName: 'NobodyHere' })).gifts).toEqual([]);
  const { flags } = await manager.api.listTipFlags({});
  expect(flags).toMatchObject([{ memberName: 'DeskGiver', coins: 1314, all: 1314, percent: 100 }]);
});

describe('a gift that is taken back', () => {
  let room: LiveRoomOfTest;
  beforeAll(async () => {
    room = await test.anchorRoom('小满');
  });

  const ranked = async () =>
    (await test.visitor.listGiftRanks({ chatRoomNo: room.chatRoomNo, board: 'day' })).ranks;

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
