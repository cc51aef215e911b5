import { withdrawalNameOf, withdrawalTypes } from '@fairway/contract/enums/withdrawals.ts';
import { identityRules } from '#modules/identity';
import { payoutService } from '#modules/payout-methods';
import { turnoverTerms } from '#modules/turnover';
import { hasMoneyUnderWay } from './book/money-under-way.ts';
import { payoutWayOf } from './channels/registry.ts';
import { publishedSettings } from './settings/published-settings.ts';
import { publishedSettings as withdrawalSettings } from './withdrawals/settings/published-settings.ts';
import { openWays } from './withdrawals/terms/present-way.ts';
import { isPayingTo } from './withdrawals/withdrawal-store.ts';

/** What the parts of the cashier that stand above it on the ladder ask of it. */
export const answers = [
  identityRules.provide({ levels: async (app) => (await publishedSettings(app)).identity }),
  payoutService.provide({
    paysOn: (app, protocol) => payoutWayOf(app, withdrawalTypes.codes.usdt, protocol) !== undefined,
    async paysTo(app, name) {
      const { settings } = await withdrawalSettings(app.db, app);
      return openWays(app, settings).some(({ offer }) => withdrawalNameOf(offer.withdrawType) === name);
    },
    isPayingTo,
  }),
  turnoverTerms.provide({
    async read(db, app) {
      const { version, settings } = await withdrawalSettings(db, app);
      return { version, turnover: settings.turnover };
    },
    hasMoneyUnderWay,
  }),
];
