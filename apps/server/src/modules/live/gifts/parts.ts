import { provideSettings } from '#modules/settings';
import { coinUses } from '#modules/wallet';
import { giftsKind } from './catalogue/gift-settings.ts';
import { giftsUse } from './catalogue/gifts-use.ts';
import { giftRoutes } from './routes.ts';

/** What the gifts add to the module's mount. */
export const giftParts = {
  routes: giftRoutes,
  extensions: [...provideSettings(giftsKind), coinUses.provide(giftsUse)],
};
