import { withdrawalBallStatus } from '@fairway/contract/withdrawals/order-states.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../testing/test-app.ts';
import { fundMember } from '../../testing/fund-member.ts';
import { opId, withdrawPassword } from '../cashier/testing/cashier-stage.ts';
import { testCard } from '../cashier/testing/test-cards.ts';
import { matchingActs } from './testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from './testing/matching-stage.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterAll(() => stage.end());

/** What the ball's call answers, which is there. */
async function active(member: TestMember) {
  const order = await member.api.getActiveWithdrawal({});
  if (order === null) throw new Error('no withdrawal is active');
  return order;
}

describe('the withdrawal that the order ball asks for', () => {
  it('is processing in 4011 while it is matched, and in progress in 4012 with the time that is left [BALL-007, BALL-008]', async () => {
    const { member } = await stage.draw('BallDraw', '500');
    const matching = await active(member);
    expect(matching).toMatchObject({ orderState: 4011, matchResult: 0, subDraws: [] });
    expect(withdrawalBallStatus(matching)).toBe('processing');

    await stage.pay(await stage.register('BallPayer'), '500');
    const matched = await active(member);
    expect(matched).toMatchObject({ orderState: 4012, matchResult: 1 });
    expect(withdrawalBallStatus(matched)).toBe('inProgress');
    const left = Date.parse(matched.expireTime) - stage.test.clock.now().getTime();
    expect(left).toBe(matched.orderTimeOut * 1000);
    expect(left).toBeGreaterThan(0);
  });

  it('has its parts’ own states, and the part that expires first represents it [BALL-008, BALL-009, BALL-012]', async () => {
    const { member } = await stage.draw('BallSplit', '900', 1);
    const one = await stage.register('BallOne');
    const first = await stage.pay(one, '400');
    await stage.pass({ seconds: 30 });
    await stage.pay(await stage.register('BallTwo'), '500');

    const split = await active(member);
    expect(split.subDraws.map((draw) => [draw.orderState, withdrawalBallStatus(draw)])).toEqual([
      [4012, 'inProgress'],
      [4012, 'inProgress'],
    ]);
    const [earlier = '', later = ''] = split.subDraws.map(({ expireTime }) => expireTime);
    expect(Date.parse(later) - Date.parse(earlier)).toBe(30_000);
    expect(split).toMatchObject({ firstDraw: split.subDraws[0], expireTime: earlier });

    // Said to be paid: the recipient has longer to confirm it than the other payer has to pay.
    await acts.paid(one, first);
    const paid = await active(member);
    expect(paid.subDraws.map((draw) => [draw.orderState, withdrawalBallStatus(draw)])).toEqual([
      [4013, 'readyToConfirm'],
      [4012, 'inProgress'],
    ]);
    expect(paid.firstDraw).toEqual(
      paid.subDraws.toSorted((left, right) => left.expireTime.localeCompare(right.expireTime))[0],
    );
  });

  it('matched whole is ready to be confirmed, has no part beside it and was not announced yet [BALL-009, WDR-015, WDR-017]', async () => {
    const { member, billNo } = await stage.draw('BallWhole', '300');
    const payer = await stage.register('BallSumPayer');
    await acts.paid(payer, await stage.pay(payer, '300'));

    const order = await active(member);
    expect(order).toMatchObject({
      billNo,
      orderState: 4013,
      matchResult: 1,
      subDraws: [],
      announced: [],
    });
    expect(withdrawalBallStatus(order)).toBe('readyToConfirm');
    await member.api.rememberWithdrawalNotice({ billNo, notice: 'matched' });
    expect((await active(member)).announced).toEqual(['matched']);
  });

  it('frozen is in 4014 and takes no confirmation [BALL-011]', async () => {
    const { member, billNo } = await stage.draw('BallFrozen', '350');
    const payer = await stage.register('BallIcePayer');
    await acts.paid(payer, await stage.pay(payer, '350'));
    const partNo = await acts.partOf(member, billNo);
    await stage.clerk.api.freezePart({ partNo, reason: '付款账户可疑' }, opId());

    const order = await active(member);
    expect(order).toMatchObject({ billNo, orderState: 4014 });
    expect(withdrawalBallStatus(order)).toBe('frozen');
    await expect(
      member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, opId()),
    ).rejects.toMatchObject({
      error: 'matchPartStopped',
    });
  });

  it('paid by the house is to be confirmed: source 1 to a bank, source 2 over a chain [BALL-010]', async () => {
    const member = await stage.register('BallBank');
    await stage.deposit(member, '500');
    const billNo = await stage.withdraw(member, await stage.bindCard(member), '100');
    const { version } = await stage.clerk.api.getWithdrawalCase({ billNo });
    await stage.clerk.api.approveWithdrawal({ billNo, version }, opId());
    await stage.run();
    const order = await active(member);
    expect(order).toMatchObject({ billNo, orderState: 4013, orderSource: 1, status: 'paid' });
    expect(withdrawalBallStatus(order)).toBe('toBeConfirmed');

    const trader = await stage.register('BallChain');
    await fundMember(stage.test.app, trader.id, 100_000000n, 'USDT');
    await stage.bindCard(trader, testCard(980));
    const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
    const wallet = await trader.api.addUsdtAddress({ protocol: 1, address, withdrawPassword }, opId());
    // The second method can be used after a day.
    await stage.pass({ hours: 25 });
    await trader.api.createWithdrawal(
      { currency: 'USDT', amount: '20', payoutMethodId: wallet.id, withdrawPassword },
      opId(),
    );
    const onChain = await active(trader);
    expect(onChain.orderSource).toBe(2);
    expect(withdrawalBallStatus({ ...onChain, orderState: order.orderState })).toBe('toBeConfirmed');
  });
});
