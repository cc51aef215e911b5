import type { VenueCategory } from '@fairway/contract/venues/categories.ts';
import type { Adapter } from '#platform/adapters/define-adapter.ts';
import { AppError, type Language } from '#platform/errors.ts';
import { beichen } from '../adapters/beichen/beichen.ts';
import type { TransferWallet } from '../adapters/transfer-wallet.ts';
import { hub } from '../seamless/parties/hub.ts';
import { qiming } from '../seamless/parties/qiming.ts';
import type { SeamlessVenue } from '../seamless/seamless-venue.ts';

/** A venue that members can play at. */
export interface VenueDefinition {
  readonly code: string;
  readonly category: VenueCategory;
  readonly name: { readonly zh: string; readonly en: string };
  /** A page of this site, or null where a launch opens the venue. */
  readonly path: string | null;
  /**
   * How money gets there: `own` is a posting in our books, an adapter is asked over the network, and at `center` none is ever
   * kept: stakes come straight from the center wallet. At `seat` it is kept in our books while a member has a seat there.
   */
  readonly wallet: 'own' | 'center' | 'seat' | Adapter<TransferWallet>;
  /** Its draws wait for public randomness: without a beacon it is not offered. */
  readonly needsBeacon?: true;
  /** A venue outside that is played from the center wallet: it calls us for each stake. */
  readonly seamless?: Adapter<SeamlessVenue>;
}

/** Every venue there is, in the order to show them: one line a venue. */
export const venues: readonly VenueDefinition[] = [
  {
    code: 'fairway-sports',
    category: 'sports',
    name: { zh: '球场体育', en: 'Fairway Sports' },
    path: '/app/sport',
    wallet: 'own',
  },
  {
    code: 'fairway-games',
    category: 'electronic',
    name: { zh: '球场电子游艺', en: 'Fairway Games' },
    path: '/app/egame/1',
    wallet: 'center',
  },
  {
    code: 'fairway-lottery',
    category: 'lottery',
    name: { zh: '球场彩票', en: 'Fairway Lottery' },
    path: '/app/lottery',
    wallet: 'center',
    needsBeacon: true,
  },
  {
    code: 'fairway-live',
    category: 'liveDealer',
    name: { zh: '球场真人', en: 'Fairway Live' },
    path: '/app/realbet',
    wallet: 'center',
    needsBeacon: true,
  },
  {
    code: 'fairway-cards',
    category: 'chess',
    name: { zh: '球场棋牌', en: 'Fairway Cards' },
    path: '/app/chessGame',
    wallet: 'seat',
  },
  {
    code: 'fairway-fishing',
    category: 'fishing',
    name: { zh: '球场捕鱼', en: 'Fairway Fishing' },
    path: '/app/fishing/1',
    wallet: 'seat',
    needsBeacon: true,
  },
  {
    code: 'beichen',
    category: 'electronic',
    name: { zh: '北辰电子', en: 'Beichen Games' },
    path: null,
    wallet: beichen,
  },
  {
    code: 'qiming',
    category: 'electronic',
    name: { zh: '启明游戏', en: 'Qiming Games' },
    path: null,
    wallet: 'center',
    seamless: qiming,
  },
  {
    code: 'hub',
    category: 'electronic',
    name: { zh: '汇聚游戏', en: 'Hub Games' },
    path: null,
    wallet: 'center',
    seamless: hub,
  },
];

/** The party behind a venue outside, whichever kind of wallet it is played with; undefined for the venues of the house. */
export function partyOf(venue: VenueDefinition): Adapter | undefined {
  return venue.seamless ?? outsideWalletOf(venue);
}

/** The network wallet of a venue outside; undefined for the venues of the house. */
export function outsideWalletOf({ wallet }: VenueDefinition): Adapter<TransferWallet> | undefined {
  return typeof wallet === 'string' ? undefined : wallet;
}

/** Whether our books are the venue's: a transfer is done with one posting, and nobody is asked. */
export function isInOurBooks({ wallet }: VenueDefinition): boolean {
  return wallet === 'own' || wallet === 'seat';
}

/** Throws `venueTakesNoTransfers` for a venue that is played from the center wallet, or from what was bought in with a seat. */
export function mustTakeTransfers(venue: VenueDefinition, language: Language): void {
  if (venue.wallet === 'seat') throw new AppError('venueTakesSeats', { venue: venueName(venue, language) });
  if (venue.wallet === 'center')
    throw new AppError('venueTakesNoTransfers', { venue: venueName(venue, language) });
}

/** The venue of that code. Throws `venueUnknown`. */
export function venueOf(code: string): VenueDefinition {
  const venue = venues.find((one) => one.code === code);
  if (!venue) throw new AppError('venueUnknown');
  return venue;
}

export function venueName(venue: VenueDefinition, language: Language): string {
  return language === 'en' ? venue.name.en : venue.name.zh;
}
