import { deferred } from '../deferred.tsx';

/** `MatchNight` in a chunk of its own. */
export const MatchNightLazy = deferred<object>(
  () => import('./match-night.tsx'),
  () => '#16307a',
);
