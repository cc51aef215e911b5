import { hashPassword } from '@fairway/api-client';
import { parseMoney } from '@fairway/money';
import { toHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { opId } from '../../cashier/testing/cashier-stage.ts';
import { needed } from '../testing/chain-stage.ts';
import { createSweepStage, type SweepStage } from '../testing/sweep-stage.ts';
import { watchSigner } from '../alarms/watch-signer.job.ts';
import { erc20 } from '../networks.ts';

let stage: SweepStage;
beforeAll(async () => {
  // 120,000 of gas at twice the price: 0.001 at about 4 gwei.
  stage = await createSweepStage({ SIGNER_FEE_ONCE: '0.001' });
});
afterAll(() => stage.end());

const password = hashPassword('135790');
const gwei = 1_000_000_000n;
const target = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';

/** Blocks ask for so much from now on; the node's advice follows the last ones. */
async function priceIs(price: bigint): Promise<void> {
  for (let block = 0; block < needed; block += 1) {
    await stage.rpc('anvil_setNextBlockBaseFeePerGas', toHex(price));
    await stage.mine(1);
  }
  stage.test.clock.advance({ minutes: 1 });
  await stage.read();
}

async function approvedPayout() {
  const { app } = stage.test;
  const member = await stage.test.register('FeeLimit');
  const accounts = accountsOf(member.id);
  await inTransaction(app.db, (tx) =>
    postTransfer(tx, {
      id: app.ids.uuid(),
      reason: 'feeReversal',
      legs: move(accounts.house('fees', 'USDT'), accounts.center('USDT'), parseMoney('100', 'USDT')),
      at: stage.test.clock.now(),
      requestId: 'funds',
    }),
  );
  await member.api.setWithdrawPassword({ password, proof: member.proof });
  const bound = { protocol: erc20.protocol, address: target, withdrawPassword: password };
  const { id: payoutMethodId } = await member.api.addUsdtAddress(bound, opId());
  const asked = { currency: 'USDT' as const, amount: '100', payoutMethodId, withdrawPassword: password };
  const { billNo } = await member.api.createWithdrawal(asked, opId());
  const clerk = await stage.test.operator('cashier');
  const { version } = await clerk.api.getWithdrawalCase({ billNo });
  await clerk.api.approveWithdrawal({ billNo, version }, opId());
  return { member, billNo, clerk };
}

const paidTo = async () => {
  const { transfers } = await stage.sandbox.get<{ transfers: { to: string }[] }>('/chain/info');
  return transfers.filter(({ to }) => to === target).length;
};

it('a payout whose fee exceeds the signer’s limit waits by name with an alarm, and is paid once the price has fallen', async () => {
  await watchSigner(stage.test.app);
  await priceIs(40n * gwei);
  const { member, billNo, clerk } = await approvedPayout();
  await priceIs(40n * gwei);
  const { attempts } = await clerk.api.getWithdrawalCase({ billNo });
  expect(attempts.at(-1)?.detail).toBe('signer: fee');
  expect(await stage.balances(member)).toMatchObject({ center: '0.000000', locked: '100.000000' });
  expect(await paidTo()).toBe(0);
  await watchSigner(stage.test.app);
  const alarmsNow = async () => {
    const { networks } = await clerk.api.listChainNetworks({});
    return networks.find(({ code }) => code === 'erc20')?.alarms.map(({ alarm }) => alarm);
  };
  expect(await alarmsNow()).toContain('fee');

  const round = async () => {
    await priceIs(gwei);
    return (await member.api.getWithdrawal({ billNo })).status;
  };
  await expect.poll(round, { timeout: 60_000, interval: 10 }).toBe('paid');
  expect(await paidTo()).toBe(1);
  await watchSigner(stage.test.app);
  expect(await alarmsNow()).not.toContain('fee');
  await stage.proveBooks();
});
