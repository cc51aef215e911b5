import type { giftEndpoints } from '@fairway/contract/live/gift-endpoints.ts';
import type { GiftList, giftSchemas } from '@fairway/contract/live/gift-schemas.ts';
import type { GiftSettings } from '@fairway/contract/live/gift-settings-schemas.ts';
import { publishedVersion } from '#modules/settings';
import type { Operation } from '#platform/http/routes.ts';
import { worthOf } from '../worth.ts';
import { controlSwitches } from '../../switches/control-switches.ts';
import { giftsKind } from './gift-settings.ts';

/** The gifts that can be given now with their prices. */
export const listGifts: Operation<
  (typeof giftEndpoints)['listGifts'],
  (typeof giftSchemas)['listGifts']
> = async (app) => {
  const list = presentGifts(await publishedVersion(app, giftsKind));
  return { ...list, open: list.open && (await controlSwitches(app)).anchor };
};

/** The catalogue as the bar shows it: without the gifts that are not offered. */
export function presentGifts({
  version,
  settings: { open, gifts },
}: {
  version: number;
  settings: GiftSettings;
}): GiftList {
  return {
    open,
    priceVersion: version,
    gifts: gifts
      .filter((gift) => gift.open)
      .map(({ key, zh, en, art, coins }) => ({
        giftId: key,
        name: { zh, en },
        art,
        coins,
        worth: worthOf(BigInt(coins)),
      })),
  };
}
