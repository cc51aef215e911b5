import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant } from '../../fields.ts';
import { activityResult as status, campaignNumber } from '../schemas.ts';
import type { raceEndpoints } from './endpoints.ts';

const named = z.strictObject({ no: campaignNumber });
const ranked = z.strictObject({
  /** From 1; the same for all who tie. */
  place: z.int(),
  tickets: z.int(),
  /** What the place gives as it is now, yuan; of a settled race what it gave. */
  prize: cnyAmount,
});

export const raceSchemas = {
  joinRace: { input: named, output: z.strictObject({ status, joinedAt: instant }) },
  listRaceTickets: {
    input: named,
    output: z.strictObject({
      /** Null before joining: play is shown, and counts once one has joined. */
      joinedAt: instant.nullable(),
      tickets: z.int(),
      /** Yuan, both wallets at the fixed rate. */
      played: cnyAmount,
      toNext: cnyAmount,
      list: z.array(z.strictObject({ day: z.iso.date(), played: cnyAmount, tickets: z.int() })),
    }),
  },
  rankRaceTickets: {
    input: named,
    output: z.strictObject({
      ranking: z.array(
        z.strictObject({
          ...ranked.shape,
          /** First and last letter. */
          name: z.string(),
          isOwn: z.boolean(),
        }),
      ),
      /** Null for visitors, before joining and without a ticket. */
      own: ranked.nullable(),
      runners: z.int(),
      /** Null until the prizes are given. */
      settledAt: instant.nullable(),
    }),
  },
} satisfies SchemasOf<typeof raceEndpoints>;
