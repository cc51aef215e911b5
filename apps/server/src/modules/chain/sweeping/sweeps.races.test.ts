import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareStatement } from '../../cashier/reconcile/compare-statement.job.ts';
import { needed } from '../testing/chain-stage.ts';
import { Killed, killedBeforeWrite } from '../../cashier/testing/processes/killed-platform.ts';
import { createSweepStage, type SweepStage } from '../testing/sweep-stage.ts';
import { channelOf } from '../../cashier/channels/registry.ts';
import { sweepDeposits } from './sweep-deposits.job.ts';

let stage: SweepStage;
beforeAll(async () => {
  stage = await createSweepStage();
});
afterAll(() => stage.end());

/** Nothing that was signed for the payout wallet is missing on the chain: a gap would stop payouts. */
async function expectNoGap(): Promise<void> {
  const wallet = await stage.wallet();
  const fuel = await stage.sandbox.get<{ transfers: unknown[] }>('/chain/info');
  expect(fuel.transfers.length).toBeGreaterThan(0);
  const [mined, pending] = await Promise.all(
    ['latest', 'pending'].map((block) => stage.rpc('eth_getTransactionCount', wallet, block)),
  );
  expect(pending).toBe(mined);
}

describe('the process killed while it sweeps', () => {
  it('before each of its writes: one fuel and one transfer, and no gap in the payout wallet’s numbers', async () => {
    const { member, address } = await stage.credited('Killed', '100');
    for (let at = 1; at < 60; at += 1) {
      const killed = killedBeforeWrite(stage.test.app, at);
      await sweepDeposits(killed.app).catch(ignoreKill);
      await stage.gather();
      const sweeps = await stage.sweepsOf(address);
      expect(sweeps.map(({ state, problem }) => `${state}${problem}`)).toEqual(
        Array.from({ length: at }, () => 'confirmed'),
      );
      expect(await stage.holds(address)).toBe('0.000000');
      await expectNoGap();
      if (!killed.reached()) break;
      expect(at).toBeLessThan(59);
      // A member may ask for so many deposits a quarter of an hour.
      stage.test.clock.advance({ minutes: 1 });
      await stage.depositAgain(member, '100');
    }
    expect(await compareStatement(stage.test.app, channelOf(stage.test.app, 'erc20'))).toMatchObject({
      missing: 0,
      different: 0,
    });
    await stage.proveBooks();
  }, 600_000);

  it('four jobs at once, and two plans: one sweep an address, one fuel each', async () => {
    const people = [];
    for (const name of ['JobsOne', 'JobsTwo', 'JobsThree']) people.push(await stage.credited(name, '200'));
    await Promise.all(Array.from({ length: 4 }, () => sweepDeposits(stage.test.app)));
    await stage.gather();
    const fuels = new Set<unknown>();
    for (const { address } of people) {
      const sweeps = await stage.sweepsOf(address);
      expect(sweeps).toMatchObject([{ problem: '', detail: '', state: 'confirmed', amount: 200_000000n }]);
      fuels.add(sweeps[0]?.fuel_nonce);
      expect(await stage.holds(address)).toBe('0.000000');
    }
    expect(fuels.size).toBe(3);
    await expectNoGap();
  });
});

describe('a reorganisation', () => {
  it('under a sweep: the same fuel and the same transfer are sent again and confirmed', async () => {
    const { address } = await stage.credited('ReorgEarly', '300');
    const sent = await stage.sent(address);
    await stage.reorganise(2, 'drop');
    await stage.read();
    expect(await stage.holds(address)).toBe('300.000000');
    await stage.gather();
    expect(await stage.sweepsOf(address)).toMatchObject([
      { state: 'confirmed', tx_hash: sent.tx_hash, fuel_hash: sent.fuel_hash },
    ]);
    expect(await stage.holds(address)).toBe('0.000000');
    await expectNoGap();
  });

  it('deeper than the confirmations takes a confirmed sweep back to waiting until it is mined again', async () => {
    const { address } = await stage.credited('ReorgDeep', '300');
    await stage.mine(needed);
    await stage.read();
    await stage.gather();
    const [confirmed] = await stage.sweepsOf(address);
    expect(confirmed?.state).toBe('confirmed');
    await stage.reorganise(needed + 2, 'drop');
    await stage.read();
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'sent', block_number: null }]);
    await stage.gather();
    expect(await stage.sweepsOf(address)).toMatchObject([
      { state: 'confirmed', tx_hash: confirmed?.tx_hash, problem: '' },
    ]);
    expect(await compareStatement(stage.test.app, channelOf(stage.test.app, 'erc20'))).toMatchObject({
      missing: 0,
      different: 0,
    });
    await stage.proveBooks();
  });

  it('under the deposit itself: a sweep that was sent for it fails or waits, and nothing is taken twice', async () => {
    const { address } = await stage.credited('ReorgDeposit', '250');
    await stage.sent(address);
    await stage.reorganise(needed + 3, 'rebroadcast');
    await stage.read();
    await stage.mine(needed);
    await stage.read();
    await stage.gather();
    const sweeps = await stage.sweepsOf(address);
    expect(sweeps.filter(({ state }) => state === 'confirmed')).toHaveLength(1);
    expect(await stage.holds(address)).toBe('0.000000');
    expect(await compareStatement(stage.test.app, channelOf(stage.test.app, 'erc20'))).toMatchObject({
      missing: 0,
      different: 0,
    });
  });
});

function ignoreKill(fault: unknown): void {
  if (!(fault instanceof Killed)) throw fault;
}
