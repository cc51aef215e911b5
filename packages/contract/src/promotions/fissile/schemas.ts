import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { activityResult as status, campaignNumber } from '../schemas.ts';
import type { fissileEndpoints } from './endpoints.ts';

const named = z.strictObject({ no: campaignNumber });
const packet = z.strictObject({
  state: z.enum(['open', 'split', 'expired']),
  openedAt: instant,
  closesAt: instant,
  /** Friends who qualified in time. */
  qualified: z.int(),
  friends: z.array(
    z.strictObject({
      /** First and last letter. */
      name: z.string(),
      missing: z.array(z.enum(['phone', 'deposit', 'play'])),
      /** What the friend gets; null before the split. */
      share: cnyAmount.nullable(),
    }),
  ),
  /** The opener's share; null before the split. */
  share: cnyAmount.nullable(),
});

export const fissileSchemas = {
  getFissile: {
    input: named,
    output: z.strictObject({
      /** Yuan, friends and hours of a packet. */
      amount: cnyAmount,
      need: z.int(),
      hours: z.int(),
      code: z.string(),
      /** Path of the registration with the code, on this site. */
      link: z.string(),
      /** Null before it is opened. */
      packet: packet.nullable(),
      now: instant,
    }),
  },
  openFissile: { input: named, output: z.strictObject({ status, closesAt: instant }) },
} satisfies SchemasOf<typeof fissileEndpoints>;
