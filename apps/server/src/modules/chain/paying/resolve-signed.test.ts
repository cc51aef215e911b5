import { hashPassword } from '@fairway/api-client';
import { parseMoney } from '@fairway/money';
import { toHex, parseEther } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { opId } from '../../cashier/testing/cashier-stage.ts';
import { needed } from '../testing/chain-stage.ts';
import { createSweepStage, type SweepStage } from '../testing/sweep-stage.ts';
import { erc20 } from '../networks.ts';
import { findSigned } from './payout-store.ts';

let stage: SweepStage;
beforeAll(async () => {
  stage = await createSweepStage();
});
afterAll(() => stage.end());

const password = hashPassword('135790');
const targets = {
  StillSigned: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
  NumberUsed: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
} as const;
type Name = keyof typeof targets;

/** A payout of 100 that is signed and sent, in no block, and a day old. */
async function waiting(name: Name) {
  const { app } = stage.test;
  const member = await stage.test.register(name);
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
  const bound = { protocol: erc20.protocol, address: targets[name], withdrawPassword: password };
  const { id: payoutMethodId } = await member.api.addUsdtAddress(bound, opId());
  await stage.sandbox.post('/chain/automine', { enabled: false });
  const asked = { currency: 'USDT' as const, amount: '100', payoutMethodId, withdrawPassword: password };
  const { billNo } = await member.api.createWithdrawal(asked, opId());
  const clerk = await stage.test.operator('cashier');
  const { version } = await clerk.api.getWithdrawalCase({ billNo });
  await clerk.api.approveWithdrawal({ billNo, version }, opId());
  await stage.read();
  const signed = await findSigned(app.db, erc20, billNo);
  if (!signed) throw new Error('the payout was not signed');
  stage.test.clock.advance({ hours: 25 });
  const operator = await stage.test.operator('cashier');
  const notPaid = () => {
    const decision = {
      billNo,
      executed: false,
      channelReference: '链上浏览器',
      statementLine: '链上未见此笔转账',
      reason: '一天未上链',
    };
    return operator.api.resolvePayout(decision, opId());
  };
  return { member, billNo, signed, notPaid };
}

const paidTo = async (name: Name) => {
  const { transfers } = await stage.sandbox.get<{ transfers: { to: string }[] }>('/chain/info');
  return transfers.filter(({ to }) => to === targets[name]).length;
};

describe('a signed payout that no block holds', () => {
  it('is not given back while its bytes may still be mined: or it would be paid twice', async () => {
    const { member, signed, notPaid } = await waiting('StillSigned');
    await expect(notPaid()).rejects.toMatchObject({ error: 'payoutStillSigned' });
    expect(await stage.balances(member)).toMatchObject({ center: '0.000000', locked: '100.000000' });
    // Anyone who has seen the bytes may send them at any later time.
    await stage.rpc('anvil_dropTransaction', signed.tx_hash);
    await expect(notPaid()).rejects.toMatchObject({ error: 'payoutStillSigned' });
    await stage.rpc('eth_sendRawTransaction', signed.signed_tx);
    await stage.sandbox.post('/chain/automine', { enabled: true });
    await stage.mine(needed);
    await expect.poll(() => paidTo('StillSigned'), { timeout: 60_000 }).toBe(1);
    await expect(notPaid()).rejects.toMatchObject({ error: 'payoutStillSigned' });
    await stage.proveBooks();
  });

  it('is given back once another transaction has used its number and is deep: then it never can be', async () => {
    const { member, signed, notPaid } = await waiting('NumberUsed');
    const wallet = await stage.wallet();
    await stage.rpc('anvil_dropTransaction', signed.tx_hash);
    await stage.rpc('anvil_impersonateAccount', wallet);
    const other = {
      from: wallet,
      to: wallet,
      value: toHex(0n),
      nonce: toHex(signed.nonce),
      gasPrice: toHex(parseEther('0.0000002')),
    };
    await stage.rpc('eth_sendTransaction', other);
    await stage.rpc('anvil_stopImpersonatingAccount', wallet);
    await stage.mine(1);
    // Not deep yet: a reorganisation may still let ours through.
    await expect(notPaid()).rejects.toMatchObject({ error: 'payoutStillSigned' });
    await stage.mine(needed);
    await notPaid();
    expect(await stage.balances(member)).toMatchObject({ center: '100.000000', locked: '0.000000' });
    expect(await paidTo('NumberUsed')).toBe(0);
    await stage.sandbox.post('/chain/automine', { enabled: true });
    await stage.proveBooks();
  });
});
