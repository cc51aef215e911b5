import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSweepStage, type SweepStage } from '../testing/sweep-stage.ts';
import { erc20, trc20 } from '../networks.ts';
import { askToSign, fetchSignerStatus } from '../paying/ask-signer.ts';
import { tokenAddress } from '../node/token.ts';
import { sweepDeposits } from './sweep-deposits.job.ts';

let stage: SweepStage;
beforeAll(async () => {
  // Room for one sweep of 200 a day.
  stage = await createSweepStage({ SIGNER_SWEEP_DAY: '250' });
});
afterAll(() => stage.end());

describe('the signer’s own limits of sweeps', () => {
  it('hold back what exceeds the day: the deposit stays on its address, by name, and payouts’ limits are not touched', async () => {
    const first = await stage.credited('WithinDay', '200');
    await stage.gather();
    const second = await stage.credited('BeyondDay', '210');
    await stage.gather();
    await stage.gather();
    expect(await stage.sweepsOf(first.address)).toMatchObject([{ state: 'confirmed' }]);
    expect(await stage.sweepsOf(second.address)).toMatchObject([
      { state: 'fuelled', problem: 'sweepDayLimit', detail: 'signer: sweepDayLimit', tx_hash: null },
    ]);
    expect(await stage.holds(second.address)).toBe('210.000000');
    const { signedToday, sweeping } = await fetchSignerStatus(stage.test.app, erc20);
    expect([signedToday, sweeping.sweptToday]).toEqual([0n, 200_000000n]);
  });

  it('take no destination from the caller, and give fuel to no foreign address', async () => {
    const { app } = stage.test;
    const foreign = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
    const common = {
      network: 'trc20',
      chainId: 1,
      token: await tokenAddress(app, trc20),
      index: 0,
      gasPrice: '1',
    };
    const asked = { ...common, billNo: 'G0001', address: foreign };
    await expect(
      askToSign(app, '/v1/sign-sweep', { ...asked, amount: '1', nonce: '0', to: foreign }),
    ).rejects.toThrow('400');
    expect(await askToSign(app, '/v1/sign-sweep', { ...asked, amount: '1', nonce: '0' })).toEqual({
      refused: 'address',
    });
    expect(await askToSign(app, '/v1/sign-fuel', { ...asked, value: '1', leastNonce: '0' })).toEqual({
      refused: 'address',
    });
  });

  it('away: the sweep waits with its name, and goes on when the signer is back', async () => {
    const { address } = await stage.credited('AwayFirst', '120', trc20);
    await stage.signer.kill();
    await sweepDeposits(stage.test.app);
    expect(await stage.sweepsOf(address)).toEqual([]);
    await stage.signer.restart();
    await stage.gather();
    expect(await stage.sweepsOf(address)).toMatchObject([{ state: 'confirmed' }]);
  });
});
