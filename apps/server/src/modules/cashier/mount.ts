import { provideSettings } from '#modules/settings';
import { adapters } from '#platform/adapters/connect-adapter.ts';
import type { ModuleMount } from '../mount.ts';
import { chainBook } from '#modules/chain';
import { answers } from './answers.ts';
import { cashierBook } from './channels/chain/cashier-book.ts';
import { ownChannels } from './channels/own-channels.ts';
import { pspPayments, pspPayouts } from './channels/psp/psp-adapters.ts';
import { paymentChannels } from './channels/registry.ts';
import { seedCashier } from './demo/seed-cashier.ts';
import { expireOrderJob } from './deposits/jobs/expire-order.job.ts';
import { openCollectionJob } from './deposits/jobs/open-collection.job.ts';
import { askAboutOrder, queryCollectionJob } from './deposits/jobs/query-collection.job.ts';
import { compareStatementJob } from './reconcile/compare-statement.job.ts';
import { cashierOperatorRoutes, cashierRoutes } from './routes.ts';
import { cashierSettingsKind } from './settings/cashier-settings-kind.ts';
import { retryStuckOrdersJob } from './stuck/retry-stuck-orders.job.ts';
import { completeJob, endReviewJob, unfreezeJob } from './withdrawals/jobs/deadlines.job.ts';
import { queryPayoutJob } from './withdrawals/jobs/query-payout.job.ts';
import { compensateReservationJob } from './withdrawals/jobs/compensate-reservation.job.ts';
import { sendPayoutJob } from './withdrawals/jobs/send-payout.job.ts';
import { payoutSettingsKind } from './withdrawals/settings/payout-settings-kind.ts';

export const cashierMount: ModuleMount = {
  name: 'cashier',
  routes: cashierRoutes,
  operatorRoutes: cashierOperatorRoutes,
  jobs: [
    openCollectionJob,
    queryCollectionJob,
    askAboutOrder,
    expireOrderJob,
    sendPayoutJob,
    queryPayoutJob,
    endReviewJob,
    unfreezeJob,
    completeJob,
    compensateReservationJob,
    retryStuckOrdersJob,
    compareStatementJob,
  ],
  extensions: [
    paymentChannels.provide(...ownChannels),
    chainBook.provide(cashierBook),
    ...answers,
    ...provideSettings(cashierSettingsKind, payoutSettingsKind),
    adapters.provide(pspPayments, pspPayouts),
  ],
  seed: seedCashier,
  async start(app) {
    const stops: (() => Promise<void>)[] = [];
    for (const channel of paymentChannels.all(app))
      if (channel.watch && channel.isReady(app)) stops.push(await channel.watch(app));
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  },
};
