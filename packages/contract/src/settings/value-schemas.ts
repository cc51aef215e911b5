import { z } from 'zod';
import { cashierSettings } from '../cashier/settings.ts';
import { chatSettings } from '../chat/settings-schemas.ts';
import { gamesSettings } from '../games/settings.ts';
import { giftSettings } from '../live/gift-settings-schemas.ts';
import { lotterySettings } from '../lottery/settings.ts';
import { sportsbookSettings } from '../sportsbook/settings/sportsbook-settings.ts';
import { vipGradeSettings } from '../vip/settings.ts';
import { withdrawalSettings } from '../withdrawals/settings.ts';
import { walletTerms } from '../wallet/terms-schemas.ts';
import type { SettingsKindName } from './kinds.ts';

/** What a version of each kind of settings holds. */
export const settingsValues = {
  cashier: cashierSettings,
  payout: withdrawalSettings,
  wallet: walletTerms,
  sportsbook: sportsbookSettings,
  games: gamesSettings,
  lottery: lotterySettings,
  vipGrades: vipGradeSettings,
  gifts: giftSettings,
  chat: chatSettings,
} as const satisfies Record<SettingsKindName, z.ZodType<object>>;

/** The settings of a kind, as they are stored and read. */
export type SettingsOf<Kind extends SettingsKindName> = z.output<(typeof settingsValues)[Kind]>;
