import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { done, instant, nothing } from '../fields.ts';
import { lobbyGroup } from './catalogue-schemas.ts';
import type { sportsbookFavouriteEndpoints } from './favourite-endpoints.ts';
import { catalogueId } from './fixture-schemas.ts';
import { favouriteKinds } from './states.ts';

const mark = z.strictObject({ kind: z.enum(favouriteKinds), id: catalogueId });

export const sportsbookFavouriteSchemas = {
  listFavourites: {
    input: nothing,
    output: z.strictObject({
      at: instant,
      /** The newest first. */
      marks: z.array(mark),
      /** In play and still to start, as the lobby groups them. */
      groups: z.array(lobbyGroup),
    }),
  },
  markFavourite: { input: mark, output: done },
  cancelFavourite: { input: mark, output: done },
} satisfies SchemasOf<typeof sportsbookFavouriteEndpoints>;
