import { deferred } from '../deferred.tsx';

/** `StadiumHero` in a chunk of its own. */
export const StadiumHeroLazy = deferred<object>(
  () => import('./stadium-hero.tsx'),
  () => '#16307a',
);
