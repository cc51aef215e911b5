import { firstPayTypeSetting } from '@fairway/contract/cashier/settings/first-pay-type-setting.ts';
import type { CashierSettings, PayTypeSetting } from '@fairway/contract/cashier/settings/cashier-settings.ts';
import type { PayType } from '@fairway/contract/enums/pay-types.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { firstSettings } from './first-settings.ts';
import { selectSettings } from './settings-store.ts';

/** How long what this process read is believed, in ms. */
const believedMs = 1_000;

const memory = new WeakMap<Platform, { until: number; settings: Promise<CashierSettings> }>();

/** The settings that count now, from memory: at most one read of the database a second, however many ask at once. */
export function publishedSettings(app: Platform): Promise<CashierSettings> {
  const now = app.clock.now().getTime();
  const known = memory.get(app);
  if (known && known.until > now) return known.settings;
  const settings = read(app);
  memory.set(app, { until: now + believedMs, settings });
  // What could not be read is not remembered.
  settings.catch(() => memory.delete(app));
  return settings;
}

/** After a change in this process: the next reader asks the database. */
export function forgetSettings(app: Platform): void {
  memory.delete(app);
}

async function read(app: Platform): Promise<CashierSettings> {
  const [newest] = await selectSettings(app.db, 1);
  return newest?.settings ?? firstSettings;
}

/** How a way to deposit is set; as its channel begins where nobody has said otherwise. */
export function payTypeSetting(
  settings: CashierSettings,
  { payType, offeredAtFirst = false }: { readonly payType: PayType; readonly offeredAtFirst?: boolean },
): PayTypeSetting {
  const beginning = { ...firstPayTypeSetting, payType, offered: offeredAtFirst };
  // A row from before a field was added has it as every installation begins with it.
  return { ...beginning, ...settings.payTypes.find((row) => row.payType === payType) };
}

/** A text of the settings in the reader's language; Chinese where there is no English. */
export function inLanguage({ zh, en }: { zh: string; en: string }, language: Language): string {
  return language === 'en' && en !== '' ? en : zh;
}
