import { withdrawalNameOf, withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { identityRules } from '#modules/identity';
import { openBusiness } from '#modules/members';
import { payoutService } from '#modules/payout-methods';
import { turnoverTerms } from '#modules/turnover';
import { hasMoneyInFlight } from './book/money-in-flight.ts';
import { countOpenDeposits, countOpenWithdrawals } from './book/open-orders-store.ts';
import { payoutRouteOf } from './channels/registry.ts';
import { publishedSettings } from './settings/published-settings.ts';
import { publishedSettings as withdrawalSettings } from './withdrawals/settings/published-settings.ts';
import { openOptions } from './withdrawals/terms/present-option.ts';
import { isPayingTo } from './withdrawals/withdrawal-store.ts';

/** What the parts of the cashier that are above it on the ladder ask of it. */
export const answers = [
  openBusiness.provide(
    { kind: 'deposits', count: countOpenDeposits },
    { kind: 'withdrawals', count: countOpenWithdrawals },
  ),
  identityRules.provide({ levels: async (app) => (await publishedSettings(app)).identity }),
  payoutService.provide({
    paysOn: (app, protocol) => payoutRouteOf(app, withdrawalTypes.codes.usdt, protocol) !== undefined,
    async paysTo(app, name) {
      const { settings } = await withdrawalSettings(app.db, app);
      return openOptions(app, settings).some(({ offer }) => withdrawalNameOf(offer.withdrawType) === name);
    },
    isPayingTo,
  }),
  turnoverTerms.provide({
    async read(db, app) {
      const { version, settings } = await withdrawalSettings(db, app);
      return { version, turnover: settings.turnover };
    },
    hasMoneyInFlight,
  }),
];
