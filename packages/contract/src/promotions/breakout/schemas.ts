import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { keysOf } from '../../enums/define-enum.ts';
import { venueCategories } from '../../venues/categories.ts';
import { barrierStatuses } from '../activities.ts';
import { activityResult as status, campaignNumber, ownReward } from '../schemas.ts';
import type { breakoutEndpoints } from './endpoints.ts';

/** From 1, in the order in which they are passed. */
const barrier = z.int().min(1).max(10);

export const breakoutSchemas = {
  getBreakout: {
    input: z.strictObject({ activityId: campaignNumber }),
    output: z.strictObject({
      activityId: campaignNumber,
      barriers: z.array(
        z.strictObject({
          barrier,
          title: z.string(),
          prize: cnyAmount,
          /** 0 before its turn, 1 while it is the one to pass, 2 once it is passed. */
          status: z.literal(barrierStatuses.codeList),
        }),
      ),
      /** What each barrier asks and what the caller has; amounts in yuan, a bound phone as 0 or 1. */
      steps: z.array(
        z.strictObject({
          barrier,
          rule: z.enum(['phone', 'deposited', 'played']),
          category: z.enum(keysOf(venueCategories)).nullable(),
          need: z.string(),
          have: z.string(),
          isMet: z.boolean(),
        }),
      ),
      /** Members who passed the last barrier, the latest first: first and last letter of the name. */
      carousel: z.array(z.strictObject({ name: z.string(), at: instant })),
      now: instant,
    }),
  },
  passBarrier: {
    input: z.strictObject({ activityId: campaignNumber, barrier }),
    output: z.strictObject({ status, reward: ownReward }),
  },
} satisfies SchemasOf<typeof breakoutEndpoints>;
