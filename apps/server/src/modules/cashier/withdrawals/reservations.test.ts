import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReservationChoice } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { bindMethod } from '../../payout-methods/bind-method.ts';
import { createCashierStage, opId, withdrawPassword, type CashierStage } from '../testing/cashier-stage.ts';
import { publishSettings } from '../testing/publish-settings.ts';
import { testCard } from '../testing/test-cards.ts';
import { applyPayoutNews } from './jobs/apply-payout-news.ts';

const start = '2026-11-20T04:30:00.000Z'; // 12:30 in Shanghai
let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage({ start });
});
afterAll(() => stage.end());
beforeEach(() =>
  publishSettings(stage.test.app, {
    reservation: {
      tutorial: 1, modals: [0, 1, 2], durations: [{ hours: 2, rewardRate: '0.1' }, { hours: 24, rewardRate: '0.4' }],
      slots: ['13:00', '18:00', '09:30'], slotRewardRate: '0.2', compensationRate: '1', compensationCap: '3',
    },
  }),
); // prettier-ignore

let cards = 800;
async function richMember(name: string): Promise<{ member: TestMember; methodId: string }> {
  const member = await stage.test.register(name);
  await stage.deposit(member, '1000');
  cards += 1;
  return { member, methodId: await stage.bindCard(member, testCard(cards)) };
}

async function reserve(
  member: TestMember,
  payoutMethodId: string,
  reservation: ReservationChoice,
  amount = '500',
) {
  const request = { currency: 'CNY' as const, amount, payoutMethodId, reservation, withdrawPassword };
  return member.api.createWithdrawal(request, opId());
}

const centerOf = async (member: TestMember) => BigInt((await stage.balances(member)).center.replace('.', ''));

describe('a reserved withdrawal', () => {
  it('offers the modals and the tutorial that the settings switch on [WDR-009, WDR-010]', async () => {
    const { member } = await richMember('Modals');
    const offered = async () => (await member.api.rehearseWithdrawal({ currency: 'CNY' })).reservation;
    // Duration 0, time 1, type 2; each has its choices.
    expect(await offered()).toMatchObject({ tutorial: 1, modals: [0, 1, 2] });
    const { durations, times } = await offered();
    expect(durations.map(({ hours }) => hours)).toEqual([2, 24]);
    // 13:00 is nearer than an hour and comes again tomorrow, 09:30 is tomorrow's.
    const day = (text: string) => new Date(text).toISOString();
    expect(times.map(({ at }) => at).slice(0, 2)).toEqual([
      day('2026-11-20T18:00+08:00'),
      day('2026-11-21T09:30+08:00'),
    ]);
    expect((await member.api.getWithdrawalTerms({})).options.length).toBeGreaterThan(1);
    await publishSettings(stage.test.app, { reservation: { tutorial: 0, modals: [1] } });
    expect(await offered()).toMatchObject({ tutorial: 0, modals: [1] });
  });

  it('pins reward and promise, and pays the reward with the payout', async () => {
    const { member, methodId } = await richMember('PinsReward');
    const asked = {
      currency: 'CNY' as const,
      amount: '500',
      payoutMethodId: methodId,
      reservation: { hours: 24 },
    };
    const { preview, blocks } = await member.api.rehearseWithdrawal(asked);
    expect(blocks).toEqual([]);
    const order = await reserve(member, methodId, { hours: 24 });
    const promised = new Date(stage.test.clock.now().getTime() + 24 * 3_600_000).toISOString();
    // 0.4 % of 500.00; 1 % is 5.00, the cap 3.00
    const expected = { expectedConfirmAt: promised, rewardAmount: '2.00' };
    expect(preview).toMatchObject({ ...expected, compensation: '3.00' });
    expect(order.record).toMatchObject({ ...expected, isReservation: true });
    expect(order.compensation).toEqual({ amount: '3.00', paidAt: null });
    await publishSettings(stage.test.app, { reservation: { durations: [{ hours: 24, rewardRate: '9' }] } });

    const held = await centerOf(member);
    const clerk = await stage.test.operator('cashier');
    const { version } = await clerk.api.getWithdrawalCase({ billNo: order.billNo });
    await clerk.api.approveWithdrawal({ billNo: order.billNo, version }, opId());
    await stage.run();
    expect((await centerOf(member)) - held).toBe(200n);

    // The bank sends it back: the amount returns and the reward goes.
    const payout = stage.psp.payouts.get(order.billNo);
    if (payout) payout.status = 'RETURNED';
    await stage.callback(stage.psp.message(order.billNo, 'payout.returned'));
    await stage.run();
    expect((await centerOf(member)) - held).toBe(50_000n);
    // Paid in time: nothing is compensated when the promised time comes.
    stage.test.clock.set(promised);
    await stage.run();
    expect((await stage.withdrawal(order.billNo)).compensation?.paidAt).toBeNull();
    await stage.proveBooks();
  });

  it('is compensated once when its time is missed, and is paid all the same', async () => {
    const { member, methodId } = await richMember('Missed');
    const { reservation } = await member.api.rehearseWithdrawal({ currency: 'CNY' });
    const at = reservation.times[0]?.at ?? '';
    const order = await reserve(member, methodId, { at }, '200');
    expect(order.record).toMatchObject({ expectedConfirmAt: at, rewardAmount: '0.40' });
    const held = await centerOf(member);
    stage.test.clock.set(new Date(new Date(at).getTime() - 1));
    await stage.run();
    expect(await centerOf(member)).toBe(held);
    stage.test.clock.set(at);
    await stage.run();
    await stage.run();
    // 1 % of 200.00
    expect((await centerOf(member)) - held).toBe(200n);
    const after = await stage.withdrawal(order.billNo);
    expect(after.compensation).toEqual({ amount: '2.00', paidAt: at });
    expect(after.timeline.map(({ event }) => event)).toEqual(['requested', 'compensated']);
    const clerk = await stage.test.operator('cashier');
    const { version } = await clerk.api.getWithdrawalCase({ billNo: order.billNo });
    await clerk.api.approveWithdrawal({ billNo: order.billNo, version }, opId());
    await stage.run();
    expect((await stage.withdrawal(order.billNo)).status).toBe('paid');
    await stage.proveBooks();
  });

  it('is compensated when no worker ran at its time and it was paid before one did', async () => {
    const { member, methodId } = await richMember('WorkerLate');
    const order = await reserve(member, methodId, { hours: 2 }, '200');
    const held = await centerOf(member);
    const clerk = await stage.test.operator('cashier');
    const { version } = await clerk.api.getWithdrawalCase({ billNo: order.billNo });
    await clerk.api.approveWithdrawal({ billNo: order.billNo, version }, opId());
    stage.test.clock.advance({ hours: 2, minutes: 1 });
    const { app } = stage.test;
    expect(await applyPayoutNews(app, order.billNo, { status: 'paid', detail: '' })).toMatchObject({
      status: 'paid',
    });
    await stage.run();
    await stage.run();
    // 1 % of 200.00, and the reward of 0.1 %.
    expect((await centerOf(member)) - held).toBe(220n);
    await stage.proveBooks();
  });

  it('is not compensated for a time at which it was frozen, and is for one before the freeze', async () => {
    const frozen = async (name: string, late: boolean) => {
      const { member, methodId } = await richMember(name);
      const order = await reserve(member, methodId, { hours: 2 }, '200');
      const held = await centerOf(member);
      if (late) stage.test.clock.advance({ hours: 2, minutes: 1 });
      const clerk = await stage.test.operator('cashier');
      const { version } = await clerk.api.getWithdrawalCase({ billNo: order.billNo });
      await clerk.api.freezeWithdrawal(
        { billNo: order.billNo, version, hours: 3, reason: '资料待核实' },
        opId(),
      );
      stage.test.clock.advance({ hours: 2 });
      await stage.run();
      stage.test.clock.advance({ hours: 2 });
      await stage.run();
      expect((await stage.withdrawal(order.billNo)).status).toBe('reviewing');
      return (await centerOf(member)) - held;
    };
    expect(await frozen('FrozenThen', false)).toBe(0n);
    expect(await frozen('FrozenAfter', true)).toBe(200n);
  });

  it('is refused for a wait or a time that is not offered, and where reservations are closed', async () => {
    const { member, methodId } = await richMember('NotOffered');
    const refused = { error: 'reservationUnavailable' };
    await expect(reserve(member, methodId, { hours: 3 })).rejects.toMatchObject(refused);
    const past = new Date(stage.test.clock.now().getTime() - 1000).toISOString();
    await expect(reserve(member, methodId, { at: past })).rejects.toMatchObject(refused);
    await publishSettings(stage.test.app, { reservation: { modals: [] } });
    await expect(reserve(member, methodId, { hours: 2 })).rejects.toMatchObject(refused);
    expect(await member.api.getActiveWithdrawal({})).toBeNull();
  });
});

describe('the rehearsal', () => {
  it('names all that blocks at once, the shortest to mend first', async () => {
    const member = await stage.test.register('AllBlocks');
    const { blocks, preview } = await member.api.rehearseWithdrawal({
      currency: 'CNY',
      amount: '60000.5',
      withdrawType: 0,
    });
    expect(blocks.map(({ error }) => error)).toEqual([
      'amountTooLarge', 'withdrawAmountExceeded', 'withdrawPasswordMissing', 'payoutMethodMissing', 'insufficientBalance',
    ]); // prettier-ignore
    expect(preview).toMatchObject({ amount: '60000.50', netAmount: '60000.50' });
    const odd = await member.api.rehearseWithdrawal({ currency: 'CNY', amount: '1e3' });
    expect(odd.blocks[0]?.error).toBe('amountMalformed');
    expect(odd.preview).toBeNull();
  });

  it('knows no method to an address of a network that is closed, as the request does', async () => {
    const { member } = await richMember('ClosedNet');
    const { app } = stage.test;
    // Bound while an operator had a node of it.
    const number = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const method = await inTransaction(app.db, (tx) =>
      bindMethod(tx, app, member.id, { kind: 'usdtAddress', number, masked: number, protocol: 2 }),
    );
    await stage.endWaiting(member);
    const asked = { currency: 'USDT' as const, amount: '20', payoutMethodId: method.id };
    const { blocks } = await member.api.rehearseWithdrawal(asked);
    expect(blocks.map(({ error }) => error)).toContain('withdrawalOptionUnavailable');
    await expect(member.api.createWithdrawal({ ...asked, withdrawPassword }, opId())).rejects.toMatchObject({
      error: 'withdrawalOptionUnavailable',
    });
  });

  it('agrees with the request: nothing blocks if and only if it is taken', async () => {
    const { member, methodId } = await richMember('Agrees');
    for (const amount of ['99.99', '50000.01', '1e3', '1.234', '2000', '-5', '0', '', '100']) {
      const asked = { currency: 'CNY' as const, amount, payoutMethodId: methodId };
      const { blocks } = await member.api.rehearseWithdrawal(asked);
      const answer = await member.api
        .createWithdrawal({ ...asked, withdrawPassword }, opId())
        .then(() => undefined, (refusal: { error: string }) => refusal.error); // prettier-ignore
      // An amount that is not typed yet is none to rehearse.
      if (amount === '') continue;
      if (answer === undefined) expect(blocks).toEqual([]);
      else expect(blocks.map(({ error }) => error)).toContain(answer);
    }
    const again = await member.api.rehearseWithdrawal({
      currency: 'CNY',
      amount: '100',
      payoutMethodId: methodId,
    });
    expect(again.blocks.map(({ error }) => error)).toEqual(['withdrawalOpen']);
  });

  it('gives times from real orders of the last seven days, and the place in the queue', async () => {
    const paid = async (name: string, minutes: number) => {
      const { member, methodId } = await richMember(name);
      const billNo = await stage.withdraw(member, methodId, '100');
      stage.test.clock.advance({ minutes });
      const clerk = await stage.test.operator('cashier');
      const { version } = await clerk.api.getWithdrawalCase({ billNo });
      await clerk.api.approveWithdrawal({ billNo, version }, opId());
      await stage.run();
      return member;
    };
    stage.test.clock.advance({ days: 8 });
    const first = await paid('Times001', 10);
    const before = (await first.api.rehearseWithdrawal({ currency: 'CNY' })).times;
    expect(before).toEqual({ orders: 1, medianSeconds: 600, p90Seconds: 600 });
    await paid('Times002', 20);
    await paid('Times003', 60);
    const waits = await richMember('Times004');
    const billNo = await stage.withdraw(waits.member, waits.methodId, '100');
    const { times, queueAhead } = await waits.member.api.rehearseWithdrawal({ currency: 'CNY' });
    // 600, 1200 and 3600 seconds: the middle one, and 0.8 from it to the last
    expect(times).toEqual({ orders: 3, medianSeconds: 1200, p90Seconds: 3120 });
    expect((await stage.withdrawal(billNo)).queueAhead).toBe(queueAhead);
    stage.test.clock.advance({ seconds: 1 });
    const next = await richMember('Times005');
    const later = await stage.withdraw(next.member, next.methodId, '100');
    expect((await stage.withdrawal(later)).queueAhead).toBe(queueAhead + 1);
  });
});
