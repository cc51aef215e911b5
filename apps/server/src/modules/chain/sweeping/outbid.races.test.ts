import { sql } from 'kysely';
import { toHex, type Address } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compareStatement } from '../../cashier/reconcile/compare-statement.job.ts';
import { needed } from '../testing/chain-stage.ts';
import { Killed, killedBeforeWrite } from '../../cashier/testing/processes/killed-platform.ts';
import { createSweepStage, type SweepStage } from '../testing/sweep-stage.ts';
import { channelOf } from '../../cashier/channels/registry.ts';
import { compareBalances } from '../balances/compare-balances.ts';
import { erc20 } from '../networks.ts';
import { sweepDeposits } from './sweep-deposits.job.ts';

let stage: SweepStage;
beforeAll(async () => {
  stage = await createSweepStage();
});
afterEach(() => calm());
afterAll(() => stage.end());

const gwei = 1_000_000_000n;

/** Blocks ask for so much from now on; what pays less stays in the pool. */
async function priceRises(to: bigint): Promise<void> {
  // Several blocks: the node's advice follows what was paid in the last ones, and nobody but us pays here.
  for (let block = 0; block < needed; block += 1) {
    await stage.rpc('anvil_setNextBlockBaseFeePerGas', toHex(to));
    await stage.mine(1);
  }
  await stage.read();
}

/** The price falls back and blocks are made again. */
async function calm(): Promise<void> {
  await stage.rpc('anvil_setNextBlockBaseFeePerGas', toHex(gwei));
  await stage.sandbox.post('/chain/automine', { enabled: true });
  await stage.mine(1);
  await stage.read();
}

/** Signed and sent, and in no block: the price rose first. */
async function stuck(name: string, price = 40n * gwei): Promise<Address> {
  const { address } = await stage.credited(name, '200');
  await stage.rpc('anvil_setBalance', address, toHex(10n ** 15n));
  await stage.sandbox.post('/chain/automine', { enabled: false });
  await sweepDeposits(stage.test.app);
  expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'sent', problem: '' }]);
  await priceRises(price);
  return address;
}

async function bidsOf(address: Address) {
  const { rows } = await sql<{ kind: string; sign_no: string; nonce: bigint; tx_hash: string }>`
    select b.kind, b.sign_no, b.nonce, b.tx_hash from chain_sweep_bids b
    join chain_sweeps s on s.id = b.sweep_id where s.address = ${address}
    order by b.kind, b.sign_no, b.bid`.execute(stage.test.app.db);
  return rows;
}

const arrived = async (address: Address) => {
  const { transfers } = await stage.sandbox.get<{ transfers: { from: string }[] }>('/chain/info');
  return transfers.filter(({ from }) => from === address).length;
};

/** Book and chain say the same of every line and every address. */
async function expectAgreement(): Promise<void> {
  const { app } = stage.test;
  expect(await compareStatement(app, channelOf(app, 'erc20'))).toMatchObject({ missing: 0, different: 0 });
  expect(await compareBalances(app, erc20)).toMatchObject({ different: 0 });
  await stage.proveBooks();
}

/** Sweeps and makes blocks at the risen price until the address is empty. */
async function untilSwept(address: Address, price = 40n * gwei): Promise<void> {
  const round = async () => {
    await sweepDeposits(stage.test.app);
    await priceRises(price);
    const [sweep] = (await stage.sweepsOf(address)).toReversed();
    return sweep?.state;
  };
  await expect.poll(round, { timeout: 60_000, interval: 50 }).toBe('confirmed');
}

describe('a sweep that waits because the price rose', () => {
  it('is given further fuel and sent again by its own number at the new price; it arrives once', async () => {
    const address = await stuck('PriceRose');
    const [before] = await stage.sweepsOf(address);
    // Within its patience nothing is signed again.
    await sweepDeposits(stage.test.app);
    expect(await bidsOf(address)).toEqual([]);
    stage.test.clock.advance({ minutes: 4 });
    await sweepDeposits(stage.test.app);
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'sent', problem: 'gasPriceRose' }]);
    expect(await bidsOf(address)).toMatchObject([{ kind: 'topUp', sign_no: `${before?.sign_no}T1` }]);
    await untilSwept(address);
    const bids = (await bidsOf(address)).filter(({ kind }) => kind === 'transfer');
    expect(bids).toMatchObject([
      { nonce: before?.nonce, tx_hash: before?.tx_hash },
      { nonce: before?.nonce },
    ]);
    expect(await stage.sweepsOf(address)).toMatchObject([
      { state: 'confirmed', tx_hash: bids[1]?.tx_hash, problem: '', nonce: before?.nonce },
    ]);
    expect(await stage.holds(address)).toBe('0.000000');
    expect(await arrived(address)).toBe(1);
    await expectAgreement();
  });

  it('is confirmed by whichever of its bytes a block holds: here by those that were outbid', async () => {
    const address = await stuck('OldOneMined');
    const [before] = await stage.sweepsOf(address);
    stage.test.clock.advance({ minutes: 4 });
    await expect
      .poll(async () => {
        await sweepDeposits(stage.test.app);
        // The pool keeps the last bytes only; a miner elsewhere still has the first.
        const second = (await bidsOf(address)).filter(({ kind }) => kind === 'transfer')[1];
        if (second) await stage.rpc('anvil_dropTransaction', second.tx_hash);
        else await priceRises(40n * gwei);
        return second !== undefined;
      }, { timeout: 60_000, interval: 50 })
      .toBe(true); // prettier-ignore
    await stage.rpc('anvil_setNextBlockBaseFeePerGas', toHex(1n));
    await stage.rpc('eth_sendRawTransaction', before?.signed_tx);
    await stage.mine(1);
    await stage.gather();
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'confirmed', tx_hash: before?.tx_hash }]);
    expect(await arrived(address)).toBe(1);
    await expectAgreement();
  });

  it('waits by name where the price is beyond what the signer pays, and goes on by itself when it falls', async () => {
    const address = await stuck('BeyondLimits', 900n * gwei);
    stage.test.clock.advance({ minutes: 4 });
    await sweepDeposits(stage.test.app);
    await sweepDeposits(stage.test.app);
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'sent', problem: 'gasPriceRose' }]);
    const [waiting] = await stage.sweepsOf(address);
    expect(waiting?.detail).toContain('signer: fee');
    expect(await bidsOf(address)).toEqual([]);
    await calm();
    await untilSwept(address, gwei);
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'confirmed', problem: '' }]);
    await expectAgreement();
  });

  it('and its fuel, which holds the payouts’ numbers up, is sent again by its number as well', async () => {
    const { address } = await stage.credited('FuelStuck', '200');
    await stage.sandbox.post('/chain/automine', { enabled: false });
    await sweepDeposits(stage.test.app);
    const [before] = await stage.sweepsOf(address);
    expect(before?.state).toBe('fuelling');
    await priceRises(40n * gwei);
    stage.test.clock.advance({ minutes: 4 });
    await sweepDeposits(stage.test.app);
    const fuel = (await bidsOf(address)).filter(({ kind }) => kind === 'fuel');
    expect(fuel).toMatchObject([
      { nonce: before?.fuel_nonce, tx_hash: before?.fuel_hash },
      { nonce: before?.fuel_nonce },
    ]);
    await untilSwept(address);
    expect(await arrived(address)).toBe(1);
    await expectAgreement();
  });
});

describe('the process killed while it outbids', () => {
  it('before each of its writes: one transfer, one number, and nothing signed that is not sent', async () => {
    for (let at = 1; at < 60; at += 1) {
      const address = await stuck(`Bid${at}`);
      const [before] = await stage.sweepsOf(address);
      stage.test.clock.advance({ minutes: 4 });
      const killed = killedBeforeWrite(stage.test.app, at);
      for (let round = 0; round < 3 && !killed.reached(); round += 1) {
        await sweepDeposits(killed.app).catch(ignoreKill);
        await priceRises(40n * gwei);
      }
      await untilSwept(address);
      const bids = await bidsOf(address);
      const numbers = new Set(bids.filter(({ kind }) => kind === 'transfer').map(({ nonce }) => nonce));
      expect([...numbers]).toEqual([before?.nonce]);
      expectOneNumberEach(bids);
      expect(await arrived(address)).toBe(1);
      const wallet = await stage.wallet();
      const counts = ['latest', 'pending'].map((block) =>
        stage.rpc('eth_getTransactionCount', wallet, block),
      );
      const [mined, pending] = await Promise.all(counts);
      expect(pending).toBe(mined);
      await calm();
      if (!killed.reached()) break;
      expect(at).toBeLessThan(59);
    }
    await expectAgreement();
  }, 600_000);

  it('two and four jobs at once: the same bytes', async () => {
    const address = await stuck('FourJobs');
    stage.test.clock.advance({ minutes: 4 });
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 4 }, () => sweepDeposits(stage.test.app)));
      await priceRises(40n * gwei);
    }
    await untilSwept(address);
    const bids = await bidsOf(address);
    expectOneNumberEach(bids);
    expect(new Set(bids.map(({ tx_hash }) => tx_hash)).size).toBe(bids.length);
    expect(await arrived(address)).toBe(1);
    await expectAgreement();
  });
});

/** What the signer knows by one number has one number on the chain, and fuel was not given without end. */
function expectOneNumberEach(bids: readonly { kind: string; sign_no: string; nonce: bigint }[]): void {
  const numbers = Map.groupBy(bids, ({ kind, sign_no }) => `${kind} ${sign_no}`);
  for (const same of numbers.values()) expect(new Set(same.map(({ nonce }) => nonce)).size).toBe(1);
  expect([...numbers.keys()].filter((key) => key.startsWith('topUp')).length).toBeLessThanOrEqual(3);
}

function ignoreKill(fault: unknown): void {
  if (!(fault instanceof Killed)) throw fault;
}
