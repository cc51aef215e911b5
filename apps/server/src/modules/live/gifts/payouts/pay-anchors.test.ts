import { accountsOf, readBalance } from '#modules/ledger';
import { formatMoney } from '@fairway/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOf } from '../../../../testing/fund-member.ts';
import { closeGiftDay } from '../days/close-gift-day.ts';
import { createGiftTest, type Giver, type GiftTest, type LiveRoomOfTest } from '../testing/gift-test.ts';
import { payAnchors } from './pay-anchors.ts';

let test: GiftTest;
beforeAll(async () => {
  test = await createGiftTest();
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

const monday = '2026-08-17';
const center = async (room: LiveRoomOfTest) =>
  formatMoney(await readBalance(test.app.db, accountsOf(room.anchor.id).center('CNY')));

/** Ten givers of one trophy each (188 coins): 1,880 coins, of which 846 at 45 % are the anchor's; nobody gave more than a tenth. */
async function givenByMany(room: LiveRoomOfTest, name: string): Promise<{ givers: Giver[]; sent: string[] }> {
  const givers = await Promise.all(
    Array.from({ length: 10 }, (_, place) => test.giver(`${name}${place}`, 1_000n)),
  );
  const sent: string[] = [];
  for (const giver of givers) {
    const { giftNo } = await giver.api.sendGift(test.tap(room, { giftId: 'trophy' }), test.once());
    sent.push(giftNo);
  }
  return { givers, sent };
}

it('pays on Monday what is worth a hundred yuan, once, into the anchor’s wallet, whatever shards it lies in', async () => {
  const [rich, poor] = [await test.anchorRoom('周结', 70), await test.anchorRoom('不足')];
  await givenByMany(rich, 'PaidBy');
  await givenByMany(poor, 'LittleBy');
  await closeGiftDay(test.app, '2026-08-15');
  // 1,880 at 70 %: 1,316 coins are ¥131.60. At 45 % they are 846, below a hundred yuan.
  await payAnchors(test.app, '2026-08-16');
  expect(await center(rich)).toBe('0.00');
  await Promise.all(Array.from({ length: 3 }, () => payAnchors(test.app, monday)));
  expect(await center(rich)).toBe('131.60');
  expect(await test.payable(rich.anchorId)).toBe(0n);
  expect(await center(poor)).toBe('0.00');
  expect(await test.payable(poor.anchorId)).toBe(846n);

  const { payouts } = await rich.anchor.api.listGiftIncome({});
  expect(payouts).toMatchObject([{ week: monday, coins: 1316, worth: '131.60', status: 'paid' }]);
  expect((await poor.anchor.api.listGiftIncome({})).payouts).toEqual([]);
});

it('leaves open days alone, and fills a bucket that a refund after the payout has left short', async () => {
  const room = await test.anchorRoom('回填', 70);
  const { givers, sent } = await givenByMany(room, 'FillBy');
  await closeGiftDay(test.app, '2026-08-15');
  test.clock.advance({ hours: 24 });
  // On the next day one giver gives 188 again, another 520: open until that day is closed.
  const [first, second] = givers;
  if (!first || !second) throw new Error('nobody gave');
  const again = await (await test.again(first)).sendGift(test.tap(room, { giftId: 'trophy' }), test.once());
  await (await test.again(second)).sendGift(test.tap(room, { giftId: 'car' }), test.once());
  await payAnchors(test.app, monday);
  expect(await center(room)).toBe('131.60');
  expect(await test.payable(room.anchorId)).toBe(708n);

  // The anchor's part of the first gift, 131, was paid out: its refund waits, for nothing of closed days is payable.
  test.clock.advance({ seconds: 60 });
  const [lead, other] = [await test.operator('anchor-manager'), await test.operator('anchor-manager')];
  const refund = { giftNo: sent[0] ?? '', reason: '会员误操作，核实后退还' };
  const { proposalId } = await lead.api.proposeGiftRefund(refund, test.once());
  await expect(other.api.approveProposal({ id: proposalId }, test.once())).rejects.toMatchObject({
    error: 'giftRefundWaits',
  });
  await closeGiftDay(test.app, '2026-08-16');
  // 708 at 70 %: 495.6, and 0 carried from 1,316.0. The first giver's shard holds 131 or 132 of it; the refund of both gifts needs the others.
  expect(await test.payable(room.anchorId)).toBe(495n);
  await other.api.approveProposal({ id: proposalId }, test.once());
  const next = { giftNo: again.giftNo, reason: '会员误操作，核实后退还' };
  const { proposalId: nextId } = await lead.api.proposeGiftRefund(next, test.once());
  await other.api.approveProposal({ id: nextId }, test.once());
  expect(await first.coins()).toBe('1000');
  // 495 − 131 − 131
  expect(await test.payable(room.anchorId)).toBe(233n);
});

it('has a payout wait for a person where one giver stands out, and pays it when nobody decides in seven days', async () => {
  const [held, kept] = [await test.anchorRoom('审核', 70), await test.anchorRoom('暂缓', 70)];
  for (const room of [held, kept]) {
    const giver = await test.giver(`Only${room.chatRoomNo.slice(-3)}`, 3_000n);
    await giver.api.sendGift(test.tap(room, { giftId: 'crown' }), test.once());
  }
  const day = test.clock.now().toISOString().slice(0, 10);
  await closeGiftDay(test.app, day);
  await payAnchors(test.app, '2026-08-24');
  const manager = await test.operator('anchor-manager');
  const { payouts } = await manager.api.listGiftPayouts({});
  const waiting = payouts.filter(({ status }) => status === 'waiting');
  // 1,888 at 70 %: 1,321.
  expect(waiting).toMatchObject([
    { coins: 1321, flags: ['share'] },
    { coins: 1321, flags: ['share'] },
  ]);
  expect(await center(held)).toBe('0.00');

  const id = waiting.find(({ anchorName }) => anchorName === '暂缓')?.id ?? '';
  const moderator = await test.operator('moderator');
  const decision = { id, decision: 'kept' as const, reason: '送礼人与主播疑似同一人，待核实' };
  await expect(moderator.api.decideGiftPayout(decision, test.once())).rejects.toMatchObject({
    error: 'permissionMissing',
  });
  await manager.api.decideGiftPayout(decision, test.once());
  await expect(manager.api.decideGiftPayout(decision, test.once())).rejects.toMatchObject({
    error: 'giftPayoutNotFound',
  });
  test.clock.advance({ hours: 6 * 24 });
  await payAnchors(test.app, '2026-08-30');
  expect(await center(held)).toBe('0.00');
  test.clock.advance({ hours: 25 });
  await payAnchors(test.app, '2026-09-01');
  expect(await center(held)).toBe('132.10');
  expect(await test.payable(kept.anchorId)).toBe(1321n);
  const auditor = await test.operator('auditor');
  expect((await auditor.api.listAudit({ action: 'decideGiftPayout' })).rows).toMatchObject([
    { objectKind: 'giftPayout', reason: decision.reason },
  ]);
});
