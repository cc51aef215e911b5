import { hashPassword } from '@fairway/api-client';
import { parseMoney } from '@fairway/money';
import { encodeFunctionData, erc20Abi, maxUint256, parseEther, toHex, type Address } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { compareStatement } from '../cashier/reconcile/compare-statement.job.ts';
import { opId } from '../cashier/testing/cashier-stage.ts';
import { needed } from './testing/chain-stage.ts';
import { createSweepStage, type SweepStage } from './testing/sweep-stage.ts';
import { channelOf } from '../cashier/channels/registry.ts';
import { compareBalances } from './balances/compare-balances.ts';
import type { Network } from './network.ts';
import { erc20, trc20 } from './networks.ts';
import { tokenAddress } from './node/token.ts';
import { sweepDeposits } from './sweeping/sweep-deposits.job.ts';

let stage: SweepStage;
beforeAll(async () => {
  stage = await createSweepStage();
});
afterAll(() => stage.end());

const password = hashPassword('135790');
const thief: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const targets = {
  trc20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  erc20: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
};

/** A holder of an address's key lets another take its tokens at any later moment. */
async function allow(network: Network, owner: Address): Promise<void> {
  const to = await tokenAddress(stage.test.app, network);
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [thief, maxUint256] });
  await stage.rpc('anvil_impersonateAccount', owner);
  const coins = await stage.rpc('eth_getBalance', owner, 'latest');
  await stage.rpc('anvil_setBalance', owner, toHex(parseEther('1')));
  const hash = await stage.rpc('eth_sendTransaction', { from: owner, to, data });
  await stage.mine(1);
  await expect.poll(() => stage.rpc('eth_getTransactionReceipt', hash), { timeout: 60_000 }).not.toBeNull();
  await stage.rpc('anvil_setBalance', owner, coins);
  await stage.rpc('anvil_stopImpersonatingAccount', owner);
}

/** Takes the tokens in the same block, before anything that waits in the pool. */
async function takeFirst(network: Network, from: Address, amount: bigint): Promise<void> {
  const to = await tokenAddress(stage.test.app, network);
  const args = [from, thief, amount] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args });
  await stage.rpc('anvil_impersonateAccount', thief);
  await stage.rpc('anvil_setBalance', thief, toHex(parseEther('100')));
  const price = toHex(900_000_000_000n);
  await stage.rpc('eth_sendTransaction', { from: thief, to, data, gas: toHex(200_000), gasPrice: price });
  await stage.mine(1);
  await stage.rpc('anvil_stopImpersonatingAccount', thief);
}

const giveBack = (address: Address, network: Network, usdt: string) =>
  stage.sandbox.post('/chain/fund', { to: network.codec.toText(address), usdt });

async function paid(network: Network, name: string) {
  const member = await stage.test.register(name);
  const accounts = accountsOf(member.id);
  await inTransaction(stage.test.app.db, (tx) =>
    postTransfer(tx, {
      id: stage.test.app.ids.uuid(),
      reason: 'feeReversal',
      legs: move(accounts.house('fees', 'USDT'), accounts.center('USDT'), parseMoney('300', 'USDT')),
      at: stage.test.clock.now(),
      requestId: 'funds',
    }),
  );
  await member.api.setWithdrawPassword({ password, proof: member.proof });
  const address = targets[network.code === 'trc20' ? 'trc20' : 'erc20'];
  const { protocol } = network;
  const method = await member.api.addUsdtAddress({ protocol, address, withdrawPassword: password }, opId());
  const ask = async (amount: string) => {
    const asked = {
      currency: 'USDT' as const,
      amount,
      payoutMethodId: method.id,
      withdrawPassword: password,
    };
    const { billNo } = await member.api.createWithdrawal(asked, opId());
    const clerk = await stage.test.operator('cashier');
    const { version } = await clerk.api.getWithdrawalCase({ billNo });
    await clerk.api.approveWithdrawal({ billNo, version }, opId());
    return billNo;
  };
  return {
    member,
    ask,
    status: async (billNo: string) => (await member.api.getWithdrawal({ billNo })).status,
  };
}

async function ended(status: () => Promise<string>, expected: string): Promise<void> {
  const round = async () => {
    await stage.mine(1);
    stage.test.clock.advance({ minutes: 1 });
    await stage.read();
    return status();
  };
  await expect.poll(round, { timeout: 60_000, interval: 50 }).toBe(expected);
}

describe.each([trc20, erc20].map((network) => [network.code, network] as const))(
  'a payout on %s that the token refuses',
  (code, network) => {
    it('is not paid: the money is back with the member, and neither book nor chain has moved; the next one is paid once', async () => {
      const { app } = stage.test;
      const wallet = await stage.wallet(network);
      await allow(network, wallet);
      await compareBalances(app, network);
      const { member, ask, status } = await paid(network, `Reverted${code}`);
      await stage.sandbox.post('/chain/automine', { enabled: false });
      const billNo = await ask('100');
      await stage.read();
      expect(await status(billNo)).toBe('paying');
      const before = await stage.holds(wallet, network);
      await takeFirst(network, wallet, BigInt(before.replace('.', '')));
      await stage.sandbox.post('/chain/automine', { enabled: true });
      await ended(() => status(billNo), 'failed');
      const clerk = await stage.test.operator('cashier');
      const { attempts } = await clerk.api.getWithdrawalCase({ billNo });
      expect(attempts.at(-1)?.detail).toContain('reverted');
      expect(await stage.balances(member)).toMatchObject({ center: '300.000000', locked: '0.000000' });
      // Heard again, and looked at a day later, it stays as it is.
      await stage.read();
      expect(await stage.balances(member)).toMatchObject({ center: '300.000000', locked: '0.000000' });

      await giveBack(wallet, network, before);
      const next = await ask('100');
      await ended(() => status(next), 'paid');
      expect(await stage.balances(member)).toMatchObject({ center: '200.000000', locked: '0.000000' });
      const { transfers } = await stage.sandbox.get<{ transfers: { to: string; amount: string }[] }>(
        '/chain/info',
      );
      const there = transfers.filter(({ to }) => to === targets[code === 'trc20' ? 'trc20' : 'erc20']);
      expect(there.map(({ amount }) => amount)).toEqual(['99.000000']);
      await stage.mine(needed);
      await stage.read();
      // The theft alone is missing: its line and the balance say the same amount, and none of it is the payout's.
      expect(await compareStatement(app, channelOf(app, code))).toMatchObject({ missing: 1, different: 0 });
      expect(await compareBalances(app, network)).toMatchObject({ different: 1 });
      const lead = await stage.test.operator('cashier-lead');
      const { differences } = await lead.api.listReconciliation({});
      const open = differences.filter(({ channel, state }) => channel === code && state === 'open');
      expect(new Map(open.map(({ kind, difference }) => [kind, difference]))).toEqual(
        new Map([
          ['missingPayout', before],
          ['walletBalance', `-${before}`],
        ]),
      );
      expect(open).toHaveLength(2);
      await stage.proveBooks();
    });
  },
);

describe('a sweep that the token refuses', () => {
  it('has failed by name once its block is deep, moved nothing, and is made good by another after its rest', async () => {
    const { app } = stage.test;
    const { address, member } = await stage.credited('SweepReverted', '170');
    await allow(erc20, address);
    await stage.rpc('anvil_setBalance', address, toHex(parseEther('0.01')));
    await stage.sandbox.post('/chain/automine', { enabled: false });
    await sweepDeposits(app);
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'sent' }]);
    await takeFirst(erc20, address, 170_000000n);
    await stage.sandbox.post('/chain/automine', { enabled: true });
    await sweepDeposits(app);
    // In a block and not deep yet: a reorganisation may still let it through.
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'sent', problem: '' }]);
    await stage.gather();
    expect(await stage.sweepsOf(address)).toMatchObject([
      { state: 'failed', problem: 'reverted', block_number: null },
    ]);
    expect(await stage.balances(member)).toMatchObject({ center: '170.000000' });

    await giveBack(address, erc20, '170');
    await stage.read();
    stage.test.clock.advance({ hours: 7 });
    await stage.gather();
    expect(await stage.sweepsOf(address)).toMatchObject([
      { state: 'failed' },
      { state: 'confirmed', amount: 170_000000n },
    ]);
    await stage.proveBooks();
  });
});
