import type { KeyOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Venue categories, numeric, each with its code in site data (specification section 3). */
export const venueCategories = defineEnum({
  sports: { code: 1, wireName: 'SPORTS', siteCode: 'ty', zh: '体育', en: 'Sports' },
  eSports: { code: 2, wireName: 'E_SPORTS', siteCode: 'dj', zh: '电竞', en: 'E-sports' },
  liveDealer: { code: 3, wireName: 'REALITY', siteCode: 'zr', zh: '真人', en: 'Live dealer' },
  lottery: { code: 4, wireName: 'LOTTERY', siteCode: 'cp', zh: '彩票', en: 'Lottery' },
  chess: { code: 5, wireName: 'CHESS', siteCode: 'qp', zh: '棋牌', en: 'Chess and cards' },
  electronic: { code: 6, wireName: 'ELECTRONIC', siteCode: 'dz', zh: '电子', en: 'E-games' },
  fishing: { code: 7, wireName: 'FISHING', siteCode: 'by', zh: '捕鱼', en: 'Fishing' },
});
export type VenueCategory = KeyOf<typeof venueCategories>;
export type VenueSiteCode = (typeof venueCategories.list)[number]['siteCode'];

/** The category of a site-data code such as `ty`; undefined for a code that is none. */
export function venueCategoryBySiteCode(siteCode: string): (typeof venueCategories.list)[number] | undefined {
  return venueCategories.list.find((category) => category.siteCode === siteCode);
}

/** Venue kinds: the center wallet is the core, everything else a venue (section 3). */
export const venueKinds = defineEnum({
  core: { code: 1, zh: '中心钱包', en: 'Center wallet' },
  venues: { code: 2, zh: '场馆', en: 'Venue' },
});
export type VenueKind = KeyOf<typeof venueKinds>;
