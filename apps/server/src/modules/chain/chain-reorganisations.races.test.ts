import { usdt } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, move, type Leg } from '#modules/ledger';
import { postForTest, spendOf } from '../../testing/fund-member.ts';
import { opId } from '../cashier/testing/cashier-stage.ts';
import { createChainStage, needed, type ChainStage } from './testing/chain-stage.ts';
import { Killed, killedAt } from '../cashier/testing/processes/killed-platform.ts';
import { erc20, trc20 } from './networks.ts';
import { readChain } from './reading/read-chain.ts';

let stage: ChainStage;
beforeAll(async () => {
  stage = await createChainStage();
});
afterAll(() => stage.end());

describe.each([trc20, erc20].map((network) => [network.code, network] as const))(
  'a reorganisation of %s',
  (code, network) => {
    it('before the credit takes the payment away; mined again it is credited once', async () => {
      const { member, billNo, address } = await stage.openOrder(`RgEarly${code}`, '50', network);
      await stage.send(address, '50');
      await stage.read();
      await stage.reorganise(1, 'rebroadcast');
      await stage.read();
      const dropped = await stage.order(billNo);
      expect(['confirming', 'pendingPayment']).toContain(dropped.status);
      expect(dropped.timeline.map(({ event }) => event)).toContain('paymentDropped');
      await stage.mine(needed + 1);
      await stage.read();
      expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
      expect((await stage.balances(member)).center).toBe('50.000000');
      await stage.proveBooks();
    });

    it('that drops the payment for good leads back to waiting for it', async () => {
      const { member, billNo, address } = await stage.openOrder(`RgDrops${code}`, '50', network);
      await stage.send(address, '50');
      await stage.mine(1);
      await stage.read();
      await stage.reorganise(2, 'drop');
      await stage.mine(needed + 2);
      await stage.read();
      expect(await stage.order(billNo)).toMatchObject({
        orderState: 101,
        status: 'pendingPayment',
        paidAmount: '0.000000',
      });
      expect((await stage.balances(member)).center).toBe('0.000000');
    });

    it('deeper than the confirmations takes the credit back, spent money as debt; the payment’s return repays it', async () => {
      const { member, billNo, address } = await stage.openOrder(`RgDeep${code}`, '50', network);
      await stage.send(address, '50');
      await stage.mine(needed);
      await stage.read();
      expect((await stage.balances(member)).center).toBe('50.000000');
      // 30.00 of it is spent: 20.00 can be taken back, 30.00 is owed.
      await spendOf(stage.test.app, member.id, 30_000000n, 'USDT');
      await stage.reorganise(needed + 2, 'rebroadcast');
      await stage.read();
      expect(await stage.balances(member)).toMatchObject({ center: '0.000000', debt: '-30.000000' });
      expect(await stage.order(billNo)).toMatchObject({ orderState: 102 });
      await stage.mine(needed + 1);
      await stage.read();
      expect(await stage.balances(member)).toMatchObject({ center: '20.000000', debt: '0.000000' });
      expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
      await stage.proveBooks();
    });

    it('whose debt another gain has repaid meanwhile is credited whole when the payment is back', async () => {
      const { member, billNo, address } = await stage.openOrder(`RgRepaid${code}`, '50', network);
      await stage.send(address, '50');
      await stage.mine(needed);
      await stage.read();
      const accounts = accountsOf(member.id);
      const post = (reason: 'feeReversal' | 'debtRepayment', legs: [Leg, Leg]) =>
        postForTest(stage.test.app, reason, legs);
      await spendOf(stage.test.app, member.id, 30_000000n, 'USDT');
      await stage.reorganise(needed + 2, 'rebroadcast');
      await stage.read();
      expect(await stage.balances(member)).toMatchObject({ center: '0.000000', debt: '-30.000000' });
      await post(
        'feeReversal',
        move(accounts.house('fees', 'USDT'), accounts.center('USDT'), usdt(20_000000n)),
      );
      await post('debtRepayment', move(accounts.center('USDT'), accounts.debt('USDT'), usdt(20_000000n)));

      await stage.mine(needed + 1);
      await stage.read();
      // 50 are back; 10 of the 30 were still owed
      expect(await stage.balances(member)).toMatchObject({ center: '40.000000', debt: '0.000000' });
      expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
      await stage.proveBooks();
    });

    it('that drops a credited payment for good is given up by a clerk', async () => {
      const { member, billNo, address } = await stage.openOrder(`RgGone${code}`, '50', network);
      await stage.send(address, '50');
      await stage.mine(needed);
      await stage.read();
      await stage.reorganise(needed + 2, 'drop');
      await stage.read();
      expect(await stage.balances(member)).toMatchObject({ center: '0.000000', debt: '0.000000' });
      const clerk = await stage.test.operator('cashier');
      const { decisions } = await clerk.api.listDepositDecisions({ state: 'reverted' });
      const paymentId = decisions.find(({ payment }) => payment.billNo === billNo)?.payment.paymentId ?? '';
      const reason = '链上交易已不存在';
      await expect(
        clerk.api.decideDeposit({ paymentId, decision: 'credit', reason }, opId()),
      ).rejects.toMatchObject({ error: 'depositPaymentDecided' });
      await clerk.api.decideDeposit({ paymentId, decision: 'return', reason }, opId());
      expect(await stage.order(billNo)).toMatchObject({ orderState: 103, status: 'expired' });
      await stage.proveBooks();
    });
  },
);

describe('the process killed while it reads the chain', () => {
  it.each(['before', 'after'] as const)(
    '%s each of its transactions: the deposit is credited once',
    async (when) => {
      for (let at = 1; at < 10; at += 1) {
        const { member, billNo, address } = await stage.openOrder(`Chain${when}${at}`);
        await stage.send(address, '50');
        const seeing = killedAt(stage.test.app, at, when);
        await readChain(seeing.app, erc20).catch(ignoreKill);
        await stage.read();
        await stage.mine(needed - 1);
        const confirming = killedAt(stage.test.app, at, when);
        await readChain(confirming.app, erc20).catch(ignoreKill);
        await stage.read();
        expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
        expect((await stage.balances(member)).center).toBe('50.000000');
        if (!seeing.reached() && !confirming.reached()) break;
        expect(at).toBeLessThan(9);
      }
      await stage.proveBooks();
    },
  );

  it('two processes read it together: each transfer counts once', async () => {
    const { member, billNo, address } = await stage.openOrder('TwoReaders');
    await stage.send(address, '50');
    await stage.mine(needed);
    const readers = Array.from({ length: 4 }, () => readChain(stage.test.app, erc20));
    await Promise.all(readers);
    await stage.read();
    expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
    expect((await stage.balances(member)).center).toBe('50.000000');
  });
});

function ignoreKill(fault: unknown): void {
  if (!(fault instanceof Killed)) throw fault;
}
