import { firstPayTypeSetting } from '@fairway/contract/cashier/settings/first-pay-type-setting.ts';
import type { SettingsDraft, SettingsFields } from './use-cashier-settings.ts';

/** The settings with a row for each way that a channel offers, also for one that nobody has set yet. */
export function withWays({ settings, ways }: SettingsDraft): SettingsFields {
  return {
    ...settings,
    payTypes: ways.map(({ payType, offeredAtFirst }) => ({
      ...firstPayTypeSetting,
      payType,
      offered: offeredAtFirst,
      ...settings.payTypes.find((row) => row.payType === payType),
    })),
  };
}
