import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawalBallStatus } from '@fairway/contract/withdrawals/order-states.ts';
import { opId, withdrawPassword } from '../cashier/testing/cashier-stage.ts';
import { matchingActs } from './testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from './testing/matching-stage.ts';
import type { TestMember } from '../../testing/test-app.ts';
import { fundMember } from '../../testing/fund-member.ts';
import { testCard } from '../cashier/testing/test-cards.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterAll(async () => {
  await stage.proveLog();
  await stage.proveBooks();
  await stage.end();
});

/** How often each press is made at the same moment, as from two devices. */
const devices = 2;
const press = (act: () => Promise<unknown>) => Array.from({ length: devices }, act);
const outcome = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (refusal: { error?: string }) => refusal.error ?? '',
  );

/** A part between two members, with everything that either side and the staff can press. */
async function leg(name: string, amount: string) {
  const { member, billNo } = await stage.draw(`${name}Draw`, amount);
  const payer = await stage.register(`${name}Payer`);
  const deposit = await stage.pay(payer, amount);
  const partNo = await acts.partOf(member, billNo);
  const { clerk } = stage;
  return {
    member,
    payer,
    billNo,
    deposit,
    paid: () => acts.paid(payer, deposit),
    cancel: () => payer.api.cancelDepositOrder({ billNo: deposit }, opId()),
    confirm: () => member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, opId()),
    freeze: () => clerk.api.freezePart({ partNo, reason: '付款账户可疑' }, opId()),
  };
}

/** What both sides hold together: money is only ever on one of them, and never on both. */
async function held({ member, payer }: Awaited<ReturnType<typeof leg>>): Promise<bigint> {
  const { locked } = await stage.balances(member);
  return (await acts.cents(payer)) + (await acts.cents(member)) + BigInt(locked.replace('.', ''));
}

/** A refusal has a name of the table; nothing else is an answer to a press. */
function expectNamed(answers: readonly string[]): void {
  for (const answer of answers) expect(answer).toMatch(/^[a-z][A-Za-z]+$/);
  expect(answers).not.toContain('inputInvalid');
}

describe('a leg of a match while everything is pressed on two devices', () => {
  it('cancelled while it is said to be paid: one of both holds, and the money is on one side', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await leg(`Cancel${round}`, '340');
      const before = await held(one);
      const answers = await Promise.all([...press(one.cancel), ...press(one.paid)].map(outcome));
      expectNamed(answers);
      expect(answers).toContain('done');
      await stage.run();
      expect(await held(one)).toBe(before);
      expect(await acts.cents(one.payer)).toBe(0n);
      await stage.pass({ hours: 25 });
    }
  });

  it('confirmed by its recipient while the staff freezes it: credited once or held, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await leg(`Freeze${round}`, '360');
      const before = await held(one);
      await one.paid();
      const answers = await Promise.all([...press(one.confirm), ...press(one.freeze)].map(outcome));
      expectNamed(answers);
      expect(answers).toContain('done');
      await stage.run();
      const credited = await acts.cents(one.payer);
      expect([0n, 360_00n]).toContain(credited);
      // The house's margin and rewards are in no wallet of the two before the leg has ended.
      if (credited === 0n) expect(await held(one)).toBe(before);
      const { orderState } = await stage.withdrawal(one.billNo);
      expect(orderState).not.toBe(credited === 0n ? 4013 : 4014);
      await stage.pass({ hours: 25 });
      expect(await acts.cents(one.payer)).toBeLessThanOrEqual(360_00n);
    }
  });

  it('cancelled, said to be paid, confirmed and frozen at one moment: it comes to one end', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await leg(`All${round}`, '380');
      const all = [one.cancel, one.paid, one.confirm, one.freeze].flatMap(press);
      expectNamed(await Promise.all(all.map(outcome)));
      await stage.run();
      expect([0n, 380_00n]).toContain(await acts.cents(one.payer));
      await stage.proveBooks();
      await stage.pass({ hours: 25 });
    }
  });
});

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
