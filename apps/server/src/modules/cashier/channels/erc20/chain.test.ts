import { formatMoney } from '@fairway/money';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { accountsOf, move, postTransfer, proveEverything, readBalances } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { usdt } from '@fairway/money';
import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestMember } from '../../../../testing/test-app.ts';
import { presentOrder } from '../../deposits/orders/present-order.ts';
import { findOrder } from '../../deposits/orders/order-store.ts';
import { cashierMount } from '../../mount.ts';
import { opId } from '../../testing/cashier-stage.ts';
import { startSandboxProcess, type SandboxProcess } from '../../testing/sandbox-process.ts';
import { fillDemoWallet } from './demo-float.ts';
import { readChain } from './read-chain.ts';

const needed = 4;
let sandbox: SandboxProcess;
let test: TestApp;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  test = await createTestApp({
    start: new Date().toISOString(),
    env: {
      SANDBOX_URL: sandbox.url,
      CHAIN_RPC_URL: sandbox.chainRpcUrl,
      CHAIN_CONFIRMATIONS: String(needed),
    },
  });
  await read();
}, 60_000);
afterAll(async () => {
  await test.end();
  await sandbox.stop();
});

/** Reads the chain to its head, with the jobs that follow. */
async function read(): Promise<void> {
  while (await readChain(test.app));
  await runDueJobs(test.app, cashierMount.jobs ?? []);
}
const mine = (blocks: number) => sandbox.post('/chain/mine', { blocks });
const send = (to: string, amount: string) =>
  sandbox.post<{ txHash: string }>('/chain/transfer', { to, amount });
const order = async (billNo: string) => {
  const row = await findOrder(test.app.db, billNo);
  if (!row) throw new Error(`no order ${billNo}`);
  return presentOrder(test.app.db, test.app, 'zh-CN', row);
};

async function balances(member: TestMember) {
  const accounts = accountsOf(member.id);
  const [center, debt, locked] = [accounts.center('USDT'), accounts.debt('USDT'), accounts.locked('USDT')];
  const found = await readBalances(test.app.db, [center, debt, locked]);
  return {
    center: formatMoney(found.of(center)),
    debt: formatMoney(found.of(debt)),
    locked: formatMoney(found.of(locked)),
  };
}
async function proveBooks(): Promise<void> {
  const proof = await proveEverything(test.app.db, test.clock.now());
  expect(proof.findings).toEqual([]);
}

async function openOrder(name: string, amount = '50') {
  const member = await test.register(name);
  const { billNo } = await member.api.createDepositOrder({ payType: 2120, amount, protocol: 1 }, opId());
  await runDueJobs(test.app, cashierMount.jobs ?? []);
  const { recipientAddress } = await order(billNo);
  return { member, billNo, address: recipientAddress };
}

describe('a USDT deposit on the chain', () => {
  it('is seen, confirms block by block and credits the USDT wallet [USDT-001]', async () => {
    const { member, billNo, address } = await openOrder('ChainPays');
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
    await send(address, '50');
    await read();
    expect(await order(billNo)).toMatchObject({
      orderState: 102,
      status: 'confirming',
      paidAmount: '50.000000',
      creditedAmount: '0.000000',
      confirmations: { seen: 1, needed },
    });
    await mine(needed - 2);
    await read();
    expect(await order(billNo)).toMatchObject({ status: 'confirming', confirmations: { seen: 3, needed } });
    expect((await balances(member)).center).toBe('0.000000');
    await mine(1);
    await read();
    expect(await order(billNo)).toMatchObject({
      orderState: 103,
      status: 'settled',
      creditedAmount: '50.000000',
    });
    await read();
    expect((await balances(member)).center).toBe('50.000000');
    await proveBooks();
  });

  it('has an address of its own for each member, the same at each order', async () => {
    const first = await openOrder('AddressOne');
    const second = await openOrder('AddressTwo');
    expect(first.address).not.toBe(second.address);
    await first.member.api.cancelDepositOrder({ billNo: first.billNo }, opId());
    const again = await first.member.api.createDepositOrder({ payType: 2120, amount: '20' }, opId());
    await read();
    expect((await order(again.billNo)).recipientAddress).toBe(first.address);
  });

  it('waits for a person when it is short, and the rest settles it', async () => {
    const { member, billNo, address } = await openOrder('ChainShort');
    await send(address, '49.5');
    await mine(needed);
    await read();
    expect(await order(billNo)).toMatchObject({
      status: 'deciding',
      problem: 'short',
      paidAmount: '49.500000',
    });
    await send(address, '0.5');
    await mine(needed);
    await read();
    expect(await order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
    expect((await balances(member)).center).toBe('50.000000');
  });

  it('to an address without an open order belongs to the newest one, as an extra or a late payment', async () => {
    const { member, billNo, address } = await openOrder('ChainExtra');
    await send(address, '50');
    await mine(needed);
    await read();
    await send(address, '7');
    await mine(needed);
    await read();
    expect(await order(billNo)).toMatchObject({ status: 'settled', problem: 'extra' });
    expect((await balances(member)).center).toBe('50.000000');
  });
});

describe('a reorganisation of the chain', () => {
  it('before the credit takes the payment away; mined again it is credited once', async () => {
    const { member, billNo, address } = await openOrder('ReorgEarly');
    await send(address, '50');
    await read();
    await sandbox.post('/chain/reorg', { depth: 1, transactions: 'rebroadcast' });
    await read();
    const dropped = await order(billNo);
    expect(['confirming', 'pendingPayment']).toContain(dropped.status);
    expect(dropped.timeline.map(({ event }) => event)).toContain('paymentDropped');
    await mine(needed + 1);
    await read();
    expect(await order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
    expect((await balances(member)).center).toBe('50.000000');
    await proveBooks();
  });

  it('that drops the payment for good leads back to waiting for it', async () => {
    const { member, billNo, address } = await openOrder('ReorgDrops');
    await send(address, '50');
    await mine(1);
    await read();
    await sandbox.post('/chain/reorg', { depth: 2, transactions: 'drop' });
    await mine(needed + 2);
    await read();
    expect(await order(billNo)).toMatchObject({
      orderState: 101,
      status: 'pendingPayment',
      paidAmount: '0.000000',
    });
    expect((await balances(member)).center).toBe('0.000000');
  });

  it('deeper than the confirmations takes the credit back, spent money as debt; the payment’s return repays it', async () => {
    const { member, billNo, address } = await openOrder('ReorgDeep');
    await send(address, '50');
    await mine(needed);
    await read();
    expect((await balances(member)).center).toBe('50.000000');
    // 30.00 of it is spent: 20.00 can be taken back, 30.00 is owed.
    const accounts = accountsOf(member.id);
    await inTransaction(test.app.db, (tx) =>
      postTransfer(tx, {
        id: test.app.ids.uuid(),
        reason: 'fee',
        legs: move(accounts.center('USDT'), accounts.house('fees', 'USDT'), usdt(30_000000n)),
        at: test.clock.now(),
        requestId: 'spent',
      }),
    );
    await sandbox.post('/chain/reorg', { depth: needed + 2, transactions: 'rebroadcast' });
    await read();
    expect(await balances(member)).toMatchObject({ center: '0.000000', debt: '-30.000000' });
    expect(await order(billNo)).toMatchObject({ orderState: 102 });
    await mine(needed + 1);
    await read();
    expect(await balances(member)).toMatchObject({ center: '20.000000', debt: '0.000000' });
    expect(await order(billNo)).toMatchObject({ status: 'settled', creditedAmount: '50.000000' });
    await proveBooks();
  });
});

describe('a USDT withdrawal', () => {
  const target = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
  const password = hashPassword('135790');
  const usdtOf = async (address: string) => {
    const { transfers } = await sandbox.get<{ transfers: { to: string; amount: string }[] }>('/chain/info');
    return transfers
      .filter(({ to }) => to.toLowerCase() === address.toLowerCase())
      .map(({ amount }) => amount);
  };

  it('is signed once, paid by one transfer though the chain forgets it, and settled after its confirmations [USDT-002]', async () => {
    await fillDemoWallet(test.app);
    const { member, address } = await openOrder('ChainWithdraws', '200');
    await send(address, '200');
    await mine(needed);
    await read();
    await member.api.setWithdrawPassword({ password });
    await expect(
      member.api.addUsdtAddress(
        { protocol: 1, address: target.replace('bD', 'Bd'), withdrawPassword: password },
        opId(),
      ),
    ).rejects.toMatchObject({ error: 'payoutAddressInvalid' });
    const method = await member.api.addUsdtAddress(
      { protocol: 1, address: target, withdrawPassword: password },
      opId(),
    );
    expect(method.masked).toBe('0x8ba1…BA72');
    const { billNo } = await member.api.createWithdrawal(
      { currency: 'USDT', amount: '100', payoutMethodId: method.id, withdrawPassword: password },
      opId(),
    );
    const clerk = await test.operator('cashier');
    const { version } = await clerk.api.getWithdrawalCase({ billNo });
    await clerk.api.approveWithdrawal({ billNo, version }, opId());
    await read();
    expect(await member.api.getWithdrawal({ billNo })).toMatchObject({ status: 'paying', orderState: 4012 });
    // Gone from the chain and from the pool: the same bytes are sent again.
    await sandbox.post('/chain/reorg', { depth: 1, transactions: 'drop' });
    const depths = new Set<number | undefined>();
    for (let wait = 0; wait < 6; wait += 1) {
      depths.add((await member.api.getWithdrawal({ billNo })).confirmations?.seen);
      await mine(1);
      test.clock.advance({ minutes: 1 });
      await read();
    }
    const paid = await member.api.getWithdrawal({ billNo });
    expect(paid).toMatchObject({
      status: 'paid',
      record: { fee: '1.000000', netAmount: '99.000000', withdrawalWay: 4 },
    });
    expect(depths.size).toBeGreaterThan(2);
    expect(await usdtOf(target)).toEqual(['99.000000']);
    expect(await balances(member)).toMatchObject({ center: '100.000000', locked: '0.000000' });
    await proveBooks();
  });
});
