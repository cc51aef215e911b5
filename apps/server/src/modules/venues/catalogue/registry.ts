import type { VenueCategory } from '@fairway/contract/venues/categories.ts';
import type { Adapter } from '#platform/adapters/define-adapter.ts';
import { AppError, type Language } from '#platform/errors.ts';
import { beichen } from '../adapters/beichen/beichen.ts';
import type { TransferWallet } from '../adapters/transfer-wallet.ts';

/** A venue that members can play at. */
export interface VenueDefinition {
  readonly code: string;
  readonly category: VenueCategory;
  readonly name: { readonly zh: string; readonly en: string };
  /** A page of this site, or null where a launch opens the venue. */
  readonly path: string | null;
  /**
   * How money gets there: `own` is a posting in our books, an adapter is asked over the network, and at `center` none is ever
   * kept: stakes come straight from the center wallet.
   */
  readonly wallet: 'own' | 'center' | Adapter<TransferWallet>;
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
    code: 'beichen',
    category: 'electronic',
    name: { zh: '北辰电子', en: 'Beichen Games' },
    path: null,
    wallet: beichen,
  },
];

/** The network wallet of a venue outside; undefined for the venues of the house. */
export function outsideWalletOf({ wallet }: VenueDefinition): Adapter<TransferWallet> | undefined {
  return typeof wallet === 'string' ? undefined : wallet;
}

/** Throws `venueTakesNoTransfers` for a venue that is played straight from the center wallet. */
export function mustTakeTransfers(venue: VenueDefinition, language: Language): void {
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
