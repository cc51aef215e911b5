import type { PayTypeSetting } from '@fairway/contract/cashier/settings/cashier-settings.ts';
import type { SettingsDraft, SettingsFields } from './use-cashier-settings.ts';

/** How a way begins that nobody has set yet. */
const beginning: Omit<PayTypeSetting, 'payType' | 'offered'> = {
  state: 1,
  fixedAmounts: [],
  fixedOnly: false,
  min: '',
  max: '',
  rewardRate: '0',
  rewardCap: '0',
  minGrade: 0,
  svip: false,
  whitelist: [],
  guide: false,
};

/** The settings with a row for each way that a channel offers, also for one that nobody has set yet. */
export function withWays({ settings, ways }: SettingsDraft): SettingsFields {
  return {
    ...settings,
    payTypes: ways.map(({ payType, offeredAtFirst }) => ({
      ...beginning,
      payType,
      offered: offeredAtFirst,
      ...settings.payTypes.find((row) => row.payType === payType),
    })),
  };
}
