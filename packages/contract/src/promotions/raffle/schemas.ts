import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant, uuid } from '../../fields.ts';
import { prizeReceipts } from '../gifts.ts';
import { rewardStates } from '../kinds.ts';
import { activityResult as status, campaignNumber, termsHash as hash } from '../schemas.ts';
import type { raffleEndpoints } from './endpoints.ts';

const number = z.int().min(0).max(2_097_151);
const named = z.strictObject({ no: campaignNumber });

/** An own ticket; `prize` is the place among the winners from 0, null where it did not win. */
const ownTicket = z.strictObject({
  number,
  at: instant,
  prize: z.int().nullable(),
  amount: cnyAmount.nullable(),
  /** 1 once its prize was received (specification section 4). */
  isGet: z.literal(prizeReceipts.codeList),
  state: z.enum(rewardStates.codeList).nullable(),
  expiresAt: instant.nullable(),
});
export type OwnTicket = z.output<typeof ownTicket>;

/** Takes tickets; closed and waiting for its round; drawn. */
export const raffleStates = ['open', 'waiting', 'drawn'] as const;
export type RaffleState = (typeof raffleStates)[number];

export const raffleSchemas = {
  getRaffle: {
    input: named,
    output: z.strictObject({
      state: z.enum(raffleStates),
      prizes: z.array(z.strictObject({ name: z.string(), amount: cnyAmount, count: z.int() })),
      /** Tickets that were taken by all members. */
      tickets: z.int(),
      closesAt: instant,
      /** When the beacon emits the round; the close itself where the site draws without a beacon. */
      drawsAt: instant,
      hasBeacon: z.boolean(),
      /** The winning numbers, the first prize first; null before the draw. */
      winners: z.array(number).nullable(),
      /** Tickets earned, taken, and still to take; null for visitors. */
      own: z
        .strictObject({
          earned: z.int(),
          taken: z.int(),
          left: z.int(),
          /** Winning ones first, then the latest; 100 at most. */
          tickets: z.array(ownTicket),
        })
        .nullable(),
      now: instant,
    }),
  },
  takeRaffleTickets: {
    input: named,
    output: z.strictObject({ status, numbers: z.array(number) }),
  },
  claimRafflePrize: {
    input: z.strictObject({ ...named.shape, number }),
    output: z.strictObject({ status, amount: cnyAmount, isGet: z.literal(prizeReceipts.codeList) }),
  },
  getRaffleProof: {
    input: z.strictObject({ ...named.shape, number: number.optional() }),
    output: z.strictObject({
      campaign: z.string(),
      commitment: hash,
      /** Once drawn. */
      serverSeed: hash.nullable(),
      round: z.strictObject({ chain: hash, round: z.int(), at: instant }).nullable(),
      randomness: z.union([hash, z.literal('')]).nullable(),
      /** Over all tickets, out at the close; null before it and without tickets. */
      root: hash.nullable(),
      tickets: z.int(),
      prizes: z.int(),
      winners: z.array(number).nullable(),
      /** The own ticket that was asked for, once the root is out. */
      ticket: z
        .strictObject({
          campaign: z.string(),
          number,
          id: uuid,
          path: z.array(z.strictObject({ side: z.enum(['left', 'right']), hash })),
        })
        .nullable(),
    }),
  },
} satisfies SchemasOf<typeof raffleEndpoints>;
