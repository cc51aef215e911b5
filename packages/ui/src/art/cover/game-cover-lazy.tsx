import { deferred } from '../deferred.tsx';
import type { GameCoverProps } from './game-cover.tsx';

/** `GameCover` in a chunk of its own. */
export const GameCoverLazy = deferred<GameCoverProps>(() => import('./game-cover.tsx'));
