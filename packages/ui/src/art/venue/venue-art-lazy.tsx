import { deferred } from '../deferred.tsx';
import type { VenueArtProps } from './venue-art.tsx';
import { VENUE_HUES } from './venue-picture.ts';

/** `VenueArt` in a chunk of its own. */
export const VenueArtLazy = deferred<VenueArtProps>(
  () => import('./venue-art.tsx'),
  ({ kind }) => VENUE_HUES[kind],
);
