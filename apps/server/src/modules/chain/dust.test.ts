import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId } from '../cashier/testing/cashier-stage.ts';
import { createChainStage, needed, type ChainStage } from './testing/chain-stage.ts';
import { compareStatement } from '../cashier/reconcile/compare-statement.job.ts';
import { channelOf } from '../cashier/channels/registry.ts';

let stage: ChainStage;
beforeAll(async () => {
  stage = await createChainStage();
});
afterAll(() => stage.end());

/** A transfer that is deep enough. */
async function arrive(to: string, amount: string): Promise<void> {
  await stage.send(to, amount);
  await stage.mine(needed);
  await stage.read();
}

/** What operators see of an order's payments that wait. */
async function waitingOf(billNo: string) {
  const clerk = await stage.test.operator('cashier');
  const { decisions } = await clerk.api.listDepositDecisions({});
  const own = decisions.filter(({ payment }) => payment.billNo === billNo && payment.state === 'waiting');
  return { clerk, waiting: own.map(({ payment }) => payment) };
}

describe('dust on a deposit address', () => {
  it('leaves the order as it is, which the exact payment settles; it waits for operators and is credited by them', async () => {
    const { member, billNo, address } = await stage.openOrder('DustFirst');
    await stage.send(address, '0.01');
    await stage.read();
    expect(await stage.order(billNo)).toMatchObject({ status: 'pendingPayment', paidAmount: '0.000000' });
    await stage.mine(needed);
    await stage.read();
    expect(await stage.order(billNo)).toMatchObject({
      status: 'pendingPayment',
      problem: null,
      paidAmount: '0.000000',
      confirmations: null,
    });
    const { clerk, waiting } = await waitingOf(billNo);
    expect(waiting).toMatchObject([{ problem: 'dust', amount: '0.010000' }]);

    await arrive(address, '50');
    expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
    expect((await stage.balances(member)).center).toBe('50.000000');

    const decision = {
      paymentId: waiting[0]?.paymentId ?? '',
      decision: 'credit',
      reason: '小额入账',
    } as const;
    await clerk.api.decideDeposit(decision, opId());
    expect((await stage.balances(member)).center).toBe('50.010000');
    await stage.proveBooks();
    expect(await compareStatement(stage.test.app, channelOf(stage.test.app, 'erc20'))).toMatchObject({
      missing: 0,
      different: 0,
    });
  });

  it('between the payment and its confirmations changes nothing of it', async () => {
    const { member, billNo, address } = await stage.openOrder('DustBetween');
    await stage.send(address, '50');
    await stage.send(address, '0.5');
    await stage.mine(needed + 1);
    await stage.read();
    expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
    expect((await stage.balances(member)).center).toBe('50.000000');
    expect((await waitingOf(billNo)).waiting).toMatchObject([{ problem: 'dust', amount: '0.500000' }]);
  });

  it('that a person credits does not settle the order, which goes on waiting for its payment', async () => {
    const { member, billNo, address } = await stage.openOrder('DustDecided');
    await arrive(address, '0.2');
    const { clerk, waiting } = await waitingOf(billNo);
    const decision = {
      paymentId: waiting[0]?.paymentId ?? '',
      decision: 'credit',
      reason: '小额入账',
    } as const;
    await clerk.api.decideDeposit(decision, opId());
    expect(await stage.order(billNo)).toMatchObject({ status: 'pendingPayment' });
    expect((await stage.balances(member)).center).toBe('0.200000');
    await arrive(address, '50');
    expect(await stage.order(billNo)).toMatchObject({ status: 'settled' });
    expect((await stage.balances(member)).center).toBe('50.200000');
    await stage.proveBooks();
  });

  it('after the order ended opens nothing again', async () => {
    const { billNo, address } = await stage.openOrder('DustLate');
    await stage.pass(35);
    await stage.read();
    await arrive(address, '0.3');
    expect(await stage.order(billNo)).toMatchObject({ status: 'expired' });
    expect((await waitingOf(billNo)).waiting).toMatchObject([{ problem: 'dust', amount: '0.300000' }]);
  });

  it('that a reorganisation drops does not hold the order', async () => {
    const { member, billNo, address } = await stage.openOrder('DustDropped');
    await arrive(address, '0.4');
    await stage.send(address, '50');
    await stage.read();
    await stage.reorganise(1, 'drop');
    await stage.read();
    expect(await stage.order(billNo)).toMatchObject({ status: 'pendingPayment' });
    await arrive(address, '50');
    expect((await stage.balances(member)).center).toBe('50.000000');
  });
});

describe('a wrong amount', () => {
  it('does not spoil the exact payment that follows, and waits as money paid besides', async () => {
    const { member, billNo, address } = await stage.openOrder('WrongFirst');
    await arrive(address, '20');
    expect(await stage.order(billNo)).toMatchObject({ status: 'deciding', problem: 'short' });
    await arrive(address, '50');
    expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
    expect((await stage.balances(member)).center).toBe('50.000000');
    const { waiting } = await waitingOf(billNo);
    expect(waiting).toMatchObject([{ problem: 'extra', amount: '20.000000' }]);
    await stage.proveBooks();
  });

  it('of two parts that make up the order is credited with them, whatever else came', async () => {
    const { member, billNo, address } = await stage.openOrder('WrongParts');
    for (const amount of ['0.7', '20', '13']) await arrive(address, amount);
    expect((await stage.balances(member)).center).toBe('0.000000');
    await arrive(address, '30');
    expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
    expect((await stage.balances(member)).center).toBe('50.000000');
    const { waiting } = await waitingOf(billNo);
    expect(waiting.map(({ problem, amount }) => `${problem} ${amount}`).toSorted()).toEqual([
      'dust 0.700000',
      'extra 13.000000',
    ]);
  });
});

describe('a transfer to an address that no order was opened for', () => {
  it('is held for operators, and credited once they have decided', async () => {
    const member = await stage.test.register('NoOrder');
    const { address } = await member.api.getStandbyUsdt({ protocol: 1 });
    await arrive(address, '25');
    const { billNo } = (await member.api.listDepositOrders({})).orders[0] ?? { billNo: '' };
    expect(await stage.order(billNo)).toMatchObject({
      status: 'deciding',
      problem: 'late',
      paidAmount: '25.000000',
    });
    expect((await stage.balances(member)).center).toBe('0.000000');
    const { clerk, waiting } = await waitingOf(billNo);
    const paymentId = waiting[0]?.paymentId ?? '';
    await clerk.api.decideDeposit({ paymentId, decision: 'credit', reason: '会员本人转入' }, opId());
    expect((await stage.balances(member)).center).toBe('25.000000');
    // Its next transfer, and dust, come to the same order.
    await arrive(address, '0.1');
    expect((await waitingOf(billNo)).waiting).toMatchObject([{ problem: 'dust' }]);
    await stage.proveBooks();
  });
});
