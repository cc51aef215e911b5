import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { publishedSettings as published } from '#modules/settings';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { cashierSettingsKind } from './cashier-settings-kind.ts';

export { payTypeSetting } from './pay-type-setting.ts';

/** The settings of the cashier that count now, from the process's memory. */
export function publishedSettings(app: Platform): Promise<CashierSettings> {
  return published(app, cashierSettingsKind);
}

/** A text of the settings in the reader's language; Chinese where there is no English. */
export function inLanguage({ zh, en }: { zh: string; en: string }, language: Language): string {
  return language === 'en' && en !== '' ? en : zh;
}
