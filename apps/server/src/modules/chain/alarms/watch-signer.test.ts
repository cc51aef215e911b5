import { parseEther, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishSettings } from '../../cashier/testing/pay-settings.ts';
import { createSweepStage, type SweepStage } from '../testing/sweep-stage.ts';
import { trc20 } from '../networks.ts';
import { runAsJob } from '#platform/jobs/in-job.ts';
import { watchSigner as watch } from './watch-signer.job.ts';

/** As a worker runs it: with the places that jobs have. */
const watchSigner = (app: SweepStage['test']['app']) => runAsJob('chain.watch-signer', () => watch(app));

let stage: SweepStage;
beforeAll(async () => {
  // Room for one sweep of 200 a day.
  stage = await createSweepStage({ SIGNER_SWEEP_DAY: '250' });
});
afterAll(() => stage.end());

/** What the monitor reads, on the console's port. */
async function metric(name: string, labels: string): Promise<string | undefined> {
  const response = await fetch(`${stage.test.urls.console}/metrics`);
  const line = (await response.text())
    .split('\n')
    .find((one) => one.startsWith(`fairway_${name}{${labels}}`));
  return line?.split(' ').at(-1);
}

async function alarmsOf(code: string) {
  const clerk = await stage.test.operator('cashier');
  const { networks } = await clerk.api.listChainNetworks({});
  return networks.find((network) => network.code === code)?.alarms;
}

async function inHouse(): Promise<number> {
  const lead = await stage.test.operator('cashier-lead');
  return (await lead.api.getHouseDay({})).signerAlarms;
}

describe('what comes near its end at the signer', () => {
  it('is said of a day’s limit at the configured level, on the console and to the monitor, until the site’s midnight', async () => {
    await watchSigner(stage.test.app);
    expect(await alarmsOf('erc20')).toEqual([]);
    expect(await metric('signer_limit_used', 'channel="erc20",limit="sweepDay"')).toBe('0');
    expect(await metric('signer_answers', 'channel="erc20"')).toBe('1');
    await stage.credited('NearLimit', '200');
    await stage.gather();
    await publishSettings(stage.test.app, { signerAlarm: { usedPercent: 81, payouts: 0 } });
    await watchSigner(stage.test.app);
    expect(await alarmsOf('erc20')).toEqual([]);

    await publishSettings(stage.test.app, { signerAlarm: { usedPercent: 80, payouts: 0 } });
    const since = stage.test.clock.now().toISOString();
    await watchSigner(stage.test.app);
    stage.test.clock.advance({ minutes: 1 });
    await watchSigner(stage.test.app);
    expect(await alarmsOf('erc20')).toEqual([
      { alarm: 'sweepDay', remaining: '50.000000', whole: '250.000000', since },
    ]);
    expect(await alarmsOf('trc20')).toEqual([]);
    expect(await inHouse()).toBe(1);
    expect(await metric('signer_alarm', 'channel="erc20",alarm="sweepDay"')).toBe('1');
    expect(await metric('signer_alarm', 'channel="trc20",alarm="sweepDay"')).toBe('0');
    expect(await metric('signer_limit_used', 'channel="erc20",limit="sweepDay"')).toBe('0.8');

    await publishSettings(stage.test.app, { signerAlarm: { usedPercent: 81, payouts: 0 } });
    await watchSigner(stage.test.app);
    expect(await alarmsOf('erc20')).toEqual([]);
    expect(await inHouse()).toBe(0);
    expect(await metric('signer_alarm', 'channel="erc20",alarm="sweepDay"')).toBe('0');
  });

  it('is said of the payout wallet’s fuel before it ends, and goes when it is filled; unknown while the signer is away', async () => {
    const wallet = await stage.wallet(trc20);
    const full = await stage.rpc('eth_getBalance', wallet, 'latest');
    await publishSettings(stage.test.app, { signerAlarm: { usedPercent: 100, payouts: 10 } });
    await watchSigner(stage.test.app);
    expect(await alarmsOf('trc20')).toEqual([]);
    const plenty = Number(await metric('signer_fuel_payouts', 'channel="trc20"'));
    await stage.rpc('anvil_setBalance', wallet, toHex(parseEther('0.000001')));
    await watchSigner(stage.test.app);
    expect(await alarmsOf('trc20')).toMatchObject([{ alarm: 'fuel', remaining: '0.000001' }]);
    expect(Number(await metric('signer_fuel_payouts', 'channel="trc20"'))).toBeLessThan(Math.min(10, plenty));
    expect(await metric('signer_alarm', 'channel="trc20",alarm="fuel"')).toBe('1');

    await stage.signer.kill();
    await watchSigner(stage.test.app);
    expect(await metric('signer_answers', 'channel="trc20"')).toBe('0');
    expect(await alarmsOf('trc20')).toMatchObject([{ alarm: 'fuel' }]);
    await stage.signer.restart();
    await stage.rpc('anvil_setBalance', wallet, full);
    await watchSigner(stage.test.app);
    expect(await alarmsOf('trc20')).toEqual([]);
    expect(await metric('signer_answers', 'channel="trc20"')).toBe('1');
  });
});
