import { deferred } from '../deferred.tsx';
import type { HallArtProps } from './hall-art.tsx';

/** `HallArt` in a chunk of its own. */
export const HallArtLazy = deferred<HallArtProps>(() => import('./hall-art.tsx'));
