import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { instant, nothing } from '../../fields.ts';
import { ownReward } from '../schemas.ts';
import type { happySendEndpoints } from './endpoints.ts';

export const happySendSchemas = {
  listHappySends: {
    input: nothing,
    output: z.strictObject({
      /** Each is claimed by `claimReward`. */
      list: z.array(z.strictObject({ ...ownReward.shape, path: z.string() })),
      now: instant,
    }),
  },
} satisfies SchemasOf<typeof happySendEndpoints>;
