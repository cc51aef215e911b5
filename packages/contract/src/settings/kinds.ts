import type { Permission } from '../operators/permissions.ts';

/** The kinds of versioned settings, each with its schema in `value-schemas.ts` and its rights below. */
export const settingsKindNames = [
  'cashier',
  'payout',
  'wallet',
  'sportsbook',
  'games',
  'lottery',
  'vipGrades',
  'gifts',
  'chat',
] as const;
export type SettingsKindName = (typeof settingsKindNames)[number];

interface SettingsRights {
  /** Reads the version that counts, all earlier ones and what is proposed. */
  readonly read: Permission;
  /** Proposes a version, and publishes alone what needs no second person. */
  readonly change: Permission;
  /** Approves or refuses what another operator proposed. */
  readonly approve: Permission;
}

/** Who may do what with a kind of settings, besides the rights that the calls themselves ask for. */
export const settingsRights: Readonly<Record<SettingsKindName, SettingsRights>> = {
  cashier: {
    read: 'cashier.settings',
    change: 'cashier.change-settings',
    approve: 'cashier.change-settings',
  },
  payout: { read: 'cashier.settings', change: 'cashier.change-settings', approve: 'cashier.change-settings' },
  wallet: { read: 'wallet.read', change: 'wallet.terms', approve: 'wallet.terms' },
  sportsbook: { read: 'sportsbook.read', change: 'sportsbook.limits', approve: 'sportsbook.limits' },
  games: { read: 'games.read', change: 'games.settings', approve: 'games.settings' },
  lottery: { read: 'games.read', change: 'games.settings', approve: 'games.settings' },
  // It decides how much leaves in a day, as the cashier's settings do.
  vipGrades: {
    read: 'cashier.settings',
    change: 'cashier.change-settings',
    approve: 'cashier.change-settings',
  },
  gifts: {
    read: 'cashier.settings',
    change: 'cashier.change-settings',
    approve: 'cashier.change-settings',
  },
  chat: { read: 'live.read', change: 'chat.words', approve: 'chat.words' },
};
