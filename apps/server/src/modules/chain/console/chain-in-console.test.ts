import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '@fairway/api-client';
import { parseMoney } from '@fairway/money';
import { toHex, parseEther } from 'viem';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { opId } from '../../cashier/testing/cashier-stage.ts';
import { createSweepStage, type SweepStage } from '../testing/sweep-stage.ts';
import { needed } from '../testing/chain-stage.ts';
import { erc20 } from '../networks.ts';
import { findSigned } from '../paying/payout-store.ts';

let stage: SweepStage;
beforeAll(async () => {
  stage = await createSweepStage();
});
afterAll(() => stage.end());

describe('sweeps in the console', () => {
  it('show what lies on deposit addresses, what is done, and what failed and why; a failed one is tried again with a reason', async () => {
    const lead = await stage.test.operator('cashier-lead');
    const { member, address } = await stage.credited('ShownSweep', '130');
    const before = await lead.api.listSweeps({});
    expect(before).toMatchObject({ on: true, min: '100.000000', sweeps: [] });
    const erc20 = before.networks.find(({ code }) => code === 'erc20');
    expect(erc20).toMatchObject({
      held: { count: 1, total: '130.000000' },
      open: { count: 0 },
      signer: { hasKey: true, sweptToday: '0.000000', fuelledToday: '0' },
    });
    await stage.gather();
    const done = await lead.api.listSweeps({});
    expect(done.sweeps).toMatchObject([
      {
        memberName: member.name,
        address,
        amount: '130.000000',
        state: 'confirmed',
        problem: null,
        mayRetry: false,
      },
    ]);
    expect(done.networks.find(({ code }) => code === 'erc20')).toMatchObject({
      held: { count: 0 },
      signer: { sweptToday: '130.000000' },
    });
    const [first] = done.sweeps;
    const reason = '已核实，重新归集';
    await expect(lead.api.retrySweep({ sweepId: first?.id ?? '', reason }, opId())).rejects.toMatchObject({
      error: 'sweepStateWrong',
    });

    // The next deposit's sweep fails: its address rests until an operator asks for another try.
    await stage.depositAgain(member, '110');
    await sql`insert into chain_sweeps (id, network, sign_no, address, derivation_index, member_id, amount, state,
      problem, detail, planned_at, ended_at) select gen_random_uuid(), network, 'GFAILED', address, derivation_index,
      member_id, 110000000, 'failed', 'reverted', 'block 7', ${stage.test.clock.now()}, ${stage.test.clock.now()}
      from chain_sweeps`.execute(stage.test.app.db);
    await stage.gather();
    const rested = await lead.api.listSweeps({});
    const [failed] = rested.sweeps;
    expect(failed).toMatchObject({ state: 'failed', problem: 'reverted', detail: 'block 7', mayRetry: true });
    expect(rested.sweeps).toHaveLength(2);

    const sweepId = failed?.id ?? '';
    await expect(lead.api.retrySweep({ sweepId, reason: '' }, opId())).rejects.toMatchObject({
      error: 'reasonNeeded',
    });
    const both = await Promise.allSettled([1, 2].map(() => lead.api.retrySweep({ sweepId, reason }, opId())));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await stage.gather();
    const again = await stage.sweepsOf(address);
    expect(again.filter(({ state }) => state === 'confirmed').map(({ amount }) => amount)).toEqual([
      130_000000n,
      110_000000n,
    ]);
    const clerk = await stage.test.operator('trader');
    await expect(clerk.api.listSweeps({})).rejects.toMatchObject({ error: 'permissionMissing' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    await expect(lead.api.retrySweep({ sweepId: unknown, reason }, opId())).rejects.toMatchObject({
      error: 'sweepNotFound',
    });
  });
});

describe('the networks as the console sees them', () => {
  it('by node, cursor and signer, with what waits and what is unswept', async () => {
    const clerk = await stage.test.operator('cashier');
    const { address } = await stage.openOrder('Unswept');
    await stage.send(address, '33');
    await stage.read();
    const { networks } = await clerk.api.listChainNetworks({});
    const erc20 = networks.find(({ code }) => code === 'erc20');
    expect(erc20).toMatchObject({
      state: 'open',
      lag: 0,
      confirming: { count: 1, total: '33.000000' },
      signer: { once: '10000.000000', day: '200000.000000', signedToday: '0.000000' },
      signerFault: null,
    });
    expect(erc20?.node.height).toBe(erc20?.cursor?.height);
    expect(erc20?.unswept?.count).toBeGreaterThan(0);
    expect(networks.find(({ code }) => code === 'trc20')?.signer?.address).toMatch(/^T/);
    expect(networks.find(({ code }) => code === 'omni')).toMatchObject({ state: 'givenUp', signer: null });

    await stage.signer.kill();
    const without = await clerk.api.listChainNetworks({});
    expect(without.networks[1]).toMatchObject({ signer: null, signerFault: 'the signer does not answer' });
    await stage.signer.restart();
  });
});

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
