import { firstPayTypeSetting } from '@fairway/contract/cashier/first-pay-type-setting.ts';
import type { CashierSettings, PayTypeSetting } from '@fairway/contract/cashier/settings.ts';
import type { PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { publishDirectly, readSettings } from '#modules/settings';
import { cashierSettingsKind } from '../settings/cashier-settings-kind.ts';
import { firstSettings } from '../settings/first-settings.ts';

/** A method that is offered, with what differs from how it begins. */
export function methodSetting(payType: PayType, over: Partial<PayTypeSetting> = {}): PayTypeSetting {
  return { ...firstPayTypeSetting, payType, offered: true, ...over };
}

/** An account of the house, with a number of the test range. */
export const houseAccount: CashierSettings['receivingAccounts'][number] = {
  key: 'main1',
  bankCode: 'CMB',
  branch: '深圳南山支行',
  holder: '清河商贸有限公司',
  account: '6225880000000001234',
  offered: true,
};

/** Publishes settings over those that a new installation begins with, without an operator. */
export async function publishSettings(app: Platform, settings: Partial<CashierSettings>): Promise<void> {
  await inTransaction(app.db, (tx) =>
    publishDirectly(tx, app, cashierSettingsKind, {
      settings: { ...firstSettings, ...settings },
      by: 'test',
    }),
  );
}

/** Publishes what the test makes of the current settings, without an operator. */
export async function changePublished(
  app: Platform,
  change: (current: CashierSettings) => CashierSettings,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { settings } = await readSettings(tx, app, cashierSettingsKind);
    await publishDirectly(tx, app, cashierSettingsKind, { settings: change(settings), by: 'test' });
  });
}
