import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { activityResult as status, campaignNumber } from '../schemas.ts';
import type { inviteEndpoints } from './endpoints.ts';

export const inviteSchemas = {
  inviteFriend: {
    /** `claim`: the number of friends of the prize to take. */
    input: z.strictObject({ claim: z.int().min(1).max(1000).optional() }),
    output: z.strictObject({
      status,
      /** Null while no campaign runs: the code works all the same. */
      no: campaignNumber.nullable(),
      code: z.string(),
      /** Path of the registration with the code, on this site. */
      link: z.string(),
      invited: z.int(),
      qualified: z.int(),
      prizes: z.array(
        z.strictObject({
          friends: z.int(),
          prize: cnyAmount,
          state: z.enum(['locked', 'reached', 'paid', 'expired']),
        }),
      ),
      friends: z.array(
        z.strictObject({
          /** First and last letter of the name: friends know each other, strangers learn nothing. */
          name: z.string(),
          at: instant,
          missing: z.array(z.enum(['phone', 'deposit', 'play', 'days'])),
        }),
      ),
    }),
  },
} satisfies SchemasOf<typeof inviteEndpoints>;
