import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOf } from '../../../../testing/fund-member.ts';
import { closeGiftDay } from '../days/close-gift-day.ts';
import { createGiftTest, type GiftTest } from '../testing/gift-test.ts';

let test: GiftTest;
beforeAll(async () => {
  test = await createGiftTest();
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

it('tells an anchor what a day brought, what went back of it, and what a closed one left', async () => {
  const room = await test.anchorRoom('收益');
  const giver = await test.giver('IncomeGiver', 200n);
  const give = async (giftId: string) => {
    const { giftNo } = await giver.api.sendGift(test.tap(room, { giftId }), test.once());
    test.clock.advance({ seconds: 1 });
    return giftNo;
  };
  const beer = await give('beer');
  await give('ball');
  const rose = await give('rose');
  await giver.api.undoGift({ giftNo: rose }, test.once());

  // 10 + 66 + 1, the one of them given back: 76 at 45 % are 34.2.
  const open = await room.anchor.api.listGiftIncome({});
  expect(open).toEqual({
    month: '2026-08',
    days: [
      {
        day: '2026-08-15',
        gifts: 3,
        coins: 77,
        worth: '7.70',
        returnedCoins: 1,
        anchorCoins: 34,
        anchorWorth: '3.40',
        closedAt: null,
      },
    ],
    months: [],
    payouts: [],
  });

  await closeGiftDay(test.app, '2026-08-15');
  const closedAt = test.clock.now().toISOString();
  const closed = await room.anchor.api.listGiftIncome({ month: '2026-08' });
  expect(closed.days).toMatchObject([{ coins: 77, returnedCoins: 1, anchorCoins: 34, closedAt }]);
  expect(closed.months).toEqual([
    { month: '2026-08', days: 1, coins: 76, returnedCoins: 0, anchorCoins: 34, anchorWorth: '3.40' },
  ]);

  // A refund of ten after the closing takes the anchor's four of it.
  const [lead, second] = [await test.operator('anchor-manager'), await test.operator('anchor-manager')];
  test.clock.advance({ seconds: 60 });
  const refund = { giftNo: beer, reason: '会员误操作，核实后退还' };
  const { proposalId } = await lead.api.proposeGiftRefund(refund, test.once());
  await second.api.approveProposal({ id: proposalId }, test.once());
  const { days, months } = await room.anchor.api.listGiftIncome({});
  expect(days).toMatchObject([{ coins: 77, returnedCoins: 11, anchorCoins: 30, anchorWorth: '3.00' }]);
  expect(months).toMatchObject([{ coins: 76, returnedCoins: 10, anchorCoins: 30 }]);
  expect(await test.payable(room.anchorId)).toBe(30n);
});

it('shows the days of the month that is asked for, by the zone of the site', async () => {
  // 23:50 of 31 August in Shanghai, and ten minutes into September.
  const late = await createGiftTest('2026-08-31T15:50:00.000Z');
  try {
    const room = await late.anchorRoom('跨月');
    const giver = await late.giver('MonthGiver', 100n);
    const give = () => giver.api.sendGift(late.tap(room, { giftId: 'beer' }), late.once());
    await give();
    late.clock.advance({ seconds: 1200 });
    await give();
    const income = async (month?: string) =>
      (await room.anchor.api.listGiftIncome(month === undefined ? {} : { month })).days.map(({ day }) => day);
    expect(await income('2026-08')).toEqual(['2026-08-31']);
    expect(await income()).toEqual(['2026-09-01']);
    expect(await income('2026-07')).toEqual([]);
  } finally {
    await late.end();
  }
});

it('tells nothing to a member who is no anchor, and refuses a month that is none', async () => {
  const member = await test.register('NoAnchor01');
  expect((await member.api.listGiftIncome({ month: '2026-08' })).days).toEqual([]);
  await expect(member.api.listGiftIncome({ month: '2026-13' })).rejects.toMatchObject({
    error: 'inputInvalid',
  });
});
