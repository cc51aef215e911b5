import { z } from 'zod';

/** A venue's code, `{api}` in the specification's paths and `channelCode` in its lists. */
export const channelCode = z.string().regex(/^[a-z][a-z0-9-]{1,31}$/);
/** A game's code, one for each game over all venues. */
export const gameCode = z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,39}$/);
