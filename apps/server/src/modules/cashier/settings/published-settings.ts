import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { virtualSwitch } from '@fairway/contract/deposits/usdt/virtual-switch.ts';
import { publishedSettings as published } from '#modules/settings';
import { publishedConfiguration } from '#modules/site';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { cashierSettingsKind } from './cashier-settings-kind.ts';

export { payTypeSetting } from './pay-type-setting.ts';

/**
 * The settings of the cashier that count now, from the process's memory. Where the site's general switch VIRTUAL_CURRENCY is off, USDT is offered to
 * nobody, whatever the cashier's own switch says (specification section 3).
 */
export async function publishedSettings(app: Platform): Promise<CashierSettings> {
  const settings = await published(app, cashierSettingsKind);
  const { configuration } = await publishedConfiguration(app);
  if (configuration.switches.virtualCurrency) return settings;
  return { ...settings, usdt: { ...settings.usdt, switch: virtualSwitch.codes.close } };
}

/** A text of the settings in the reader's language; Chinese where there is no English. */
export function inLanguage({ zh, en }: { zh: string; en: string }, language: Language): string {
  return language === 'en' && en !== '' ? en : zh;
}
