import type { cashierSettingsEndpoints } from '@fairway/contract/cashier/settings/cashier-settings-endpoints.ts';
import type {
  cashierSettingsSchemas,
  PublishedCashierSettings,
} from '@fairway/contract/cashier/settings/cashier-settings-schemas.ts';
import { formatMoney } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { paymentChannels } from '../channels/registry.ts';
import { firstSettings } from './first-settings.ts';
import { selectSettings, type CashierSettingsRow } from './settings-store.ts';

/** Versions that the console shows. */
const shown = 20;

/** The settings as the console edits them, straight from the database: an editor must see the newest. */
export const getCashierSettings: Operation<
  (typeof cashierSettingsEndpoints)['getCashierSettings'],
  (typeof cashierSettingsSchemas)['getCashierSettings']
> = async (app, call) => {
  const [newest] = await selectSettings(app.db, 1);
  const offers = paymentChannels.all(app).flatMap(({ payTypes }) => payTypes);
  // The networks of one way are one way.
  const ways = offers.filter(({ payType }, at) => offers.findIndex((one) => one.payType === payType) === at);
  return {
    ...(newest
      ? present(newest)
      : { version: 1, settings: firstSettings, changedBy: null, changedAt: app.clock.now().toISOString() }),
    ways: ways.map(({ payType, names, engine, min, max, offeredAtFirst = false }) => ({
      payType,
      name: call.language === 'en' ? names.en : names.zh,
      engine,
      offeredAtFirst,
      min: formatMoney(min),
      max: formatMoney(max),
    })),
  };
};

/** The versions that there have been, newest first; what an installation begins with is none of them. */
export const listCashierSettings: Operation<
  (typeof cashierSettingsEndpoints)['listCashierSettings'],
  (typeof cashierSettingsSchemas)['listCashierSettings']
> = async (app) => ({ versions: (await selectSettings(app.db, shown)).map(present) });

function present(row: CashierSettingsRow): PublishedCashierSettings {
  return {
    version: row.version,
    settings: row.settings,
    changedBy: row.operator_name,
    changedAt: row.created_at.toISOString(),
  };
}
