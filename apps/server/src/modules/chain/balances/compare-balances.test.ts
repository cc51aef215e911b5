import { encodeFunctionData, erc20Abi, parseEther, toHex, type Address } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId } from '../../cashier/testing/cashier-stage.ts';
import { needed } from '../testing/chain-stage.ts';
import { createSweepStage, type SweepStage } from '../testing/sweep-stage.ts';
import { clientOf } from '../node/rpc.ts';
import type { Network } from '../network.ts';
import { erc20, trc20 } from '../networks.ts';
import { tokenAddress } from '../node/token.ts';
import { sweepDeposits } from '../sweeping/sweep-deposits.job.ts';
import { compareBalances } from './compare-balances.ts';

let stage: SweepStage;
beforeAll(async () => {
  stage = await createSweepStage();
});
afterAll(() => stage.end());

const elsewhere: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const compare = (network: Network = erc20) => compareBalances(stage.test.app, network);

/** An attacker who has an address's key moves its tokens past us. */
async function moveAway(network: Network, from: Address, amount: bigint): Promise<void> {
  const token = await tokenAddress(stage.test.app, network);
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [elsewhere, amount] });
  await stage.rpc('anvil_impersonateAccount', from);
  await stage.rpc('anvil_setBalance', from, toHex(parseEther('1')));
  const hash = await stage.rpc('eth_sendTransaction', { from, to: token, data });
  await expect.poll(() => stage.rpc('eth_getTransactionReceipt', hash), { timeout: 60_000 }).not.toBeNull();
  await stage.rpc('anvil_stopImpersonatingAccount', from);
  await stage.read();
}

async function open(code: string) {
  const lead = await stage.test.operator('cashier-lead');
  const { differences } = await lead.api.listReconciliation({});
  return differences.filter(
    ({ channel, state, kind }) => channel === code && state === 'open' && kind.endsWith('Balance'),
  );
}

it('is begun on a chain that is younger than its confirmations', async () => {
  const { app } = stage.test;
  const { trc20: young } = app.config.networks;
  const settings = { ...app.config.networks, trc20: { ...young, confirmations: 5_000 } };
  const config = { ...app.config, networks: settings };
  expect(await compareBalances({ ...app, config }, trc20)).toMatchObject({ different: 0 });
  await stage.sandbox.post('/chain/fund', { to: trc20.codec.toText(await stage.wallet(trc20)), usdt: '10' });
  await stage.read();
  expect(await compareBalances({ ...app, config }, trc20)).toMatchObject({ different: 0 });
});

describe.each([trc20, erc20].map((network) => [network.code, network] as const))(
  'the balances of the addresses of %s',
  (code, network) => {
    it('agrees at every moment of a deposit and of its sweep; what others move is named by address, once, until it is back', async () => {
      const { member, address } = await stage.openOrder(`Stands${code}`, '150', network);
      const deposit = network.codec.toHex(address) ?? elsewhere;
      const agrees = async () => {
        expect(await compare(network)).toMatchObject({ different: 0 });
      };
      await agrees();
      await stage.send(address, '150');
      // In a block and not read yet, read and confirming, credited.
      await agrees();
      await stage.read();
      await agrees();
      await stage.mine(needed);
      await stage.read();
      await agrees();
      await stage.sent(deposit);
      await agrees();
      await stage.read();
      await agrees();
      await stage.gather();
      await agrees();

      await stage.depositAgain(member, '120', network);
      await stage.read();
      await moveAway(network, deposit, 20_000000n);
      const wallet = await stage.wallet(network);
      await moveAway(network, wallet, 7_000000n);
      for (const _ of [1, 2]) expect(await compare(network)).toMatchObject({ different: 2 });
      expect(await open(code)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            kind: 'addressBalance',
            reference: address,
            memberId: member.id,
            ours: '120.000000',
            theirs: '100.000000',
            difference: '-20.000000',
          }),
          expect.objectContaining({
            kind: 'walletBalance',
            reference: network.codec.toText(wallet),
            memberId: null,
            difference: '-7.000000',
          }),
        ]),
      );
      expect(await open(code)).toHaveLength(2);
    });
  },
);

describe('a difference of balances', () => {
  it('closes by itself where it was made good, and stays explained by two people however the balance moves on', async () => {
    const { member, address } = await stage.credited('Explained', '130');
    await moveAway(erc20, address, 30_000000n);
    await compare();
    const mine = async () => (await open('erc20')).filter(({ memberId }) => memberId === member.id);
    const [difference] = await mine();
    expect(difference).toMatchObject({ ours: '130.000000', theirs: '100.000000' });

    const clerk = await stage.test.operator('cashier');
    const lead = await stage.test.operator('cashier-lead');
    const proposed = {
      differenceId: difference?.id ?? '',
      evidence: '金库人工归集，已核对链上交易',
    } as const;
    await expect(clerk.api.proposeRepair({ ...proposed, way: 'house' }, opId())).rejects.toMatchObject({
      error: 'inputInvalid',
    });
    const { proposalId: id } = await clerk.api.proposeRepair({ ...proposed, way: 'none' }, opId());
    await lead.api.approveProposal({ id }, opId());
    await compare();
    expect(await mine()).toEqual([]);
    // What comes on top agrees; what is missing beyond what was explained does not.
    await stage.depositAgain(member, '50');
    await stage.read();
    await compare();
    expect(await mine()).toEqual([]);
    await moveAway(erc20, address, 1_000000n);
    await lead.api.compareBooks({});
    expect(await mine()).toMatchObject([{ ours: '150.000000', theirs: '149.000000' }]);
    // The comparison of lines, which every night brings, closes no balance.
    await lead.api.compareBooks({});
    expect(await mine()).toHaveLength(1);
  });

  it('is none where the treasury fills the payout wallet, a transfer is in flight or the chain was not read', async () => {
    const wallet = await stage.wallet();
    const walletOpen = async () =>
      (await open('erc20')).filter(({ kind }) => kind === 'walletBalance').map((row) => row.difference);
    await compare();
    const before = await walletOpen();
    await stage.sandbox.post('/chain/fund', { to: wallet, usdt: '5000' });
    await compare();
    expect(await walletOpen()).toEqual(before);
    await stage.mine(needed);
    await stage.read();
    await compare();
    expect(await walletOpen()).toEqual(before);

    const { address } = await stage.credited('UnderWay', '210');
    await stage.sandbox.post('/chain/automine', { enabled: false });
    await sweepDeposits(stage.test.app);
    const known = (await open('erc20')).length;
    expect(await compare()).toMatchObject({ different: known });
    await stage.sandbox.post('/chain/automine', { enabled: true });
    await stage.gather();
    expect(await stage.holds(address)).toBe('0.000000');
    expect(await compare()).toMatchObject({ different: known });
    await stage.mine(needed + 1);
    await expect(compare()).rejects.toThrow('has not been read');
    await stage.read();
  });

  it('is looked for in turns, by a message for a hundred addresses however many there are', async () => {
    const { app } = stage.test;
    const url = stage.sandbox.chainRpcUrl;
    const client = clientOf(app, { party: 'erc20', url });
    const send = client.send.bind(client);
    let asked = 0;
    client.send = (...call) => {
      asked += 1;
      return send(...call);
    };
    try {
      const few = asked;
      await compare();
      const before = asked - few;
      const { rows } = await import('kysely').then(({ sql }) =>
        sql<{ count: number }>`
          with made as (insert into chain_addresses (network, address, member_id, derivation_index, created_at)
            select 'erc20', '0x' || lpad(to_hex(n), 40, '0'), gen_random_uuid(), n, now() from generate_series(1000, 1089) n returning 1)
          select count(*)::integer as count from made`.execute(app.db),
      );
      expect(rows).toEqual([{ count: 90 }]);
      const middle = asked;
      await compare();
      expect(asked - middle).toBeLessThanOrEqual(before + 4);
    } finally {
      client.send = send;
    }
  });
});
