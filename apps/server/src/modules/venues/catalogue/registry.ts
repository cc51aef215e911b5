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
  /** How money gets there: `own` is a posting in our books, anything else is asked over the network. */
  readonly wallet: 'own' | Adapter<TransferWallet>;
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
    code: 'beichen',
    category: 'electronic',
    name: { zh: '北辰电子', en: 'Beichen Games' },
    path: null,
    wallet: beichen,
  },
];

/** The venue of that code. Throws `venueUnknown`. */
export function venueOf(code: string): VenueDefinition {
  const venue = venues.find((one) => one.code === code);
  if (!venue) throw new AppError('venueUnknown');
  return venue;
}

export function venueName(venue: VenueDefinition, language: Language): string {
  return language === 'en' ? venue.name.en : venue.name.zh;
}
