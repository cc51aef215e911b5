import { getAddress } from 'viem';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { chainBook } from '../chain-book.ts';
import type { Network } from '../network.ts';
import { RpcFault } from '../node/rpc.ts';
import { SignerFault, fetchSignerStatus } from '../paying/ask-signer.ts';
import { addressState } from '../sweeping/address-state.ts';
import { sweptNetworks } from '../sweeping/sweep-deposits.job.ts';
import { writeSignerAlarms } from './alarms-store.ts';
import { judgeSigner, type Gauged } from './judge-signer.ts';

/** Alerts operators before the payout wallet's fuel or a day's limit of the signer is used up. */
export const watchSignerJob = definePeriodicJob({
  name: 'chain.watch-signer',
  every: { seconds: 60 },
  run: (app) => watchSigner(app),
});

/**
 * Holds fuel and limits of every network's signer against the levels of the settings: for the console, for /metrics, and once in an error
 * line when an alarm begins. What is not known, because signer or node is away, stays as it was and shows in `signer_answers`.
 */
export async function watchSigner(app: Platform): Promise<void> {
  const { signerAlarm } = await chainBook.only(app).settings(app);
  for (const network of sweptNetworks(app)) {
    const answers = app.metrics.gauge(
      'signer_answers',
      'Whether the signer and the node of a network answered the last look at fuel and limits',
      ['channel'],
    );
    try {
      const signer = await fetchSignerStatus(app, network);
      const state = await addressState(app, network, getAddress(signer.address));
      await report(app, network, judgeSigner(signer, state, signerAlarm));
      answers.set({ channel: network.code }, 1);
    } catch (fault) {
      if (!(fault instanceof SignerFault || fault instanceof RpcFault)) throw fault;
      answers.set({ channel: network.code }, 0);
      app.logger.warn({ ...faultFields(fault), channel: network.code }, 'fuel and limits are not known');
    }
  }
}

async function report(app: Platform, { code }: Network, gauged: readonly Gauged[]): Promise<void> {
  const at = app.clock.now();
  const begun = await inTransaction(app.db, (tx) => writeSignerAlarms(tx, code, gauged, at));
  const { metrics } = app;
  const near = metrics.gauge(
    'signer_alarm',
    'Whether fuel or a day’s limit of the signer comes near its end',
    ['channel', 'alarm'],
  );
  const used = metrics.gauge('signer_limit_used', 'Part of a day’s limit of the signer that is used', [
    'channel',
    'limit',
  ]);
  const payouts = metrics.gauge('signer_fuel_payouts', 'Payouts that the payout wallet’s fuel pays for', [
    'channel',
  ]);
  for (const { alarm, figure, isNear } of gauged) {
    near.set({ channel: code, alarm }, isNear ? 1 : 0);
    if (alarm === 'fuel') payouts.set({ channel: code }, figure);
    else used.set({ channel: code, limit: alarm }, figure);
  }
  for (const alarm of begun)
    app.logger.error(
      { runbook: 'signer-limits', channel: code, reason: alarm },
      'the signer comes near the end of its fuel or a limit',
    );
}
