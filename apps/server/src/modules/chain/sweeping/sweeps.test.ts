import { encodeFunctionData, erc20Abi, parseEther, toHex, type Address } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareStatement } from '../../cashier/reconcile/compare-statement.job.ts';
import { needed } from '../testing/chain-stage.ts';
import { createSweepStage, type SweepStage } from '../testing/sweep-stage.ts';
import { channelOf } from '../../cashier/channels/registry.ts';
import { erc20, trc20 } from '../networks.ts';
import { tokenAddress } from '../node/token.ts';
import { sweepDeposits } from './sweep-deposits.job.ts';
import { changePublished } from '../../cashier/testing/pay-settings.ts';

let stage: SweepStage;
beforeAll(async () => {
  stage = await createSweepStage();
});
afterAll(() => stage.end());

/** Another than the house moves an address's tokens: what a holder of its key could do. */
async function moveAway(from: Address, amount: bigint): Promise<void> {
  const token = await tokenAddress(stage.test.app, erc20);
  const to: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
  await stage.rpc('anvil_impersonateAccount', from);
  await stage.rpc('anvil_setBalance', from, toHex(parseEther('1')));
  const hash = await stage.rpc('eth_sendTransaction', { from, to: token, data });
  await expect.poll(() => stage.rpc('eth_getTransactionReceipt', hash), { timeout: 60_000 }).not.toBeNull();
  await stage.rpc('anvil_stopImpersonatingAccount', from);
}

describe.each([trc20, erc20].map((network) => [network.code, network] as const))(
  'what lies on a deposit address of %s',
  (code, network) => {
    it('is given fuel, moved into the payout wallet and confirmed; book and chain agree by transaction', async () => {
      const wallet = await stage.wallet(network);
      const before = BigInt((await stage.holds(wallet, network)).replace('.', ''));
      const { member, address } = await stage.credited(`Swept${code}`, '150', network);
      const sent = await stage.sent(address);
      expect(sent).toMatchObject({ state: 'sent', amount: 150_000000n, problem: '', fuel_sender: wallet });
      expect(await stage.holds(address, network)).toBe('0.000000');
      await stage.gather();
      expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'confirmed', tx_hash: sent.tx_hash }]);
      expect(BigInt((await stage.holds(wallet, network)).replace('.', '')) - before).toBe(150_000000n);

      // A second deposit: the fuel that was left is counted, and the sum of both is not taken twice.
      await stage.depositAgain(member, '120', network);
      await stage.gather();
      const [, second] = await stage.sweepsOf(address);
      expect(second).toMatchObject({ state: 'confirmed', amount: 120_000000n });
      expect(BigInt(second?.fuel_value ?? '0')).toBeLessThan(BigInt(sent.fuel_value ?? '0'));
      expect((await stage.balances(member)).center).toBe('270.000000');
      const compared = await compareStatement(stage.test.app, channelOf(stage.test.app, code));
      expect(compared).toMatchObject({ lines: 4, missing: 0, different: 0 });
      await stage.proveBooks();
    });
  },
);

describe('a sweep is not begun', () => {
  it('below the minimum, before the credit, and while the switch is off; two small deposits reach it together', async () => {
    const publish = (sweep: { on: boolean; min: string }) =>
      changePublished(stage.test.app, (current) => ({ ...current, sweep }));
    const { member, address } = await stage.credited('SmallSums', '60');
    const early = await stage.openOrder('NotYetDeep', '500');
    await stage.send(early.address, '500');
    await stage.read();
    await sweepDeposits(stage.test.app);
    expect(await stage.sweepsOf(address)).toEqual([]);
    expect(await stage.sweepsOf(early.address as Address)).toEqual([]);

    await publish({ on: false, min: '100' });
    await stage.depositAgain(member, '40');
    await sweepDeposits(stage.test.app);
    expect(await stage.sweepsOf(address)).toEqual([]);
    await publish({ on: true, min: '100' });
    await stage.gather();
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'confirmed', amount: 100_000000n }]);
    expect(await stage.sweepsOf(early.address as Address)).toMatchObject([{ state: 'confirmed' }]);
  });
});

describe('a sweep of an address whose key another has', () => {
  it('that was emptied fails by name and rests; what left is named by the comparison of chain and book', async () => {
    const { address } = await stage.credited('Emptied', '130');
    await moveAway(address, 30_000000n);
    await sweepDeposits(stage.test.app);
    await sweepDeposits(stage.test.app);
    expect(await stage.sweepsOf(address)).toMatchObject([
      { state: 'failed', problem: 'short', fuel_hash: null, tx_hash: null },
    ]);
    await stage.mine(needed);
    await stage.read();
    expect(await compareStatement(stage.test.app, channelOf(stage.test.app, 'erc20'))).toMatchObject({
      missing: 1,
    });
    const lead = await stage.test.operator('cashier-lead');
    const { differences } = await lead.api.listReconciliation({});
    expect(differences.filter(({ state }) => state === 'open')).toMatchObject([
      { kind: 'missingSweep', ours: null, theirs: '30.000000', memberId: null },
    ]);
    // After its rest it is tried again; with the money back it goes through.
    await stage.sandbox.post('/chain/fund', { to: address, usdt: '30' });
    stage.test.clock.advance({ hours: 7 });
    await stage.gather();
    const [, again] = await stage.sweepsOf(address);
    expect(again).toMatchObject({ state: 'confirmed', amount: 130_000000n });
  });

  it('whose number another transaction used fails once that one is deep, and is not tried again before its rest', async () => {
    const { address } = await stage.credited('Refused', '140');
    // Sent, and before its block is mined the tokens are gone.
    await stage.sandbox.post('/chain/automine', { enabled: false });
    await stage.rpc('anvil_setBalance', address, toHex(parseEther('1')));
    await sweepDeposits(stage.test.app);
    const [sent] = await stage.sweepsOf(address);
    expect(sent?.state).toBe('sent');
    await stage.rpc('anvil_dropTransaction', sent?.tx_hash);
    await stage.sandbox.post('/chain/automine', { enabled: true });
    // Another transaction uses its number and takes the tokens.
    await moveAway(address, 140_000000n);
    await sweepDeposits(stage.test.app);
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'sent' }]);
    await stage.mine(needed);
    await stage.gather();
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'failed', problem: 'numberTaken' }]);
    await stage.gather();
    expect(await stage.sweepsOf(address)).toHaveLength(1);
  });
});
