import type { CoinUse } from '#modules/wallet';
import { publishedSettings } from '#modules/settings';
import { giftsKind } from './gift-settings.ts';

/** Coins are sold while gifts are taken (specification section 1: coins tip live anchors). */
export const giftsUse: CoinUse = {
  name: 'gifts',
  isOpen: async (_db, app) => (await publishedSettings(app, giftsKind)).open,
};
