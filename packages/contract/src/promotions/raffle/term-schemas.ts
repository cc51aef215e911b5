import { z } from 'zod';
import { cnyAmount, typedText } from '../../fields.ts';
import { common } from '../terms/common-schemas.ts';

/** What earns a ticket: a day signed in the daily sign-in, or deposits of a day. */
const tickets = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('sign') }),
  z.strictObject({
    by: z.literal('deposit'),
    /** So much deposited on a day earns one ticket, yuan (USDT at 7.20). */
    each: cnyAmount,
    mostPerDay: z.int().min(1).max(20),
  }),
]);
export type TicketRule = z.output<typeof tickets>;

/** Numbered tickets, of which the winning ones are drawn after the end by a round of public randomness. */
export const raffleTerms = z.strictObject({
  kind: z.literal('raffle'),
  ...common,
  tickets,
  /** The first prize first. */
  prizes: z
    .array(
      z.strictObject({
        zh: typedText(1, 20),
        en: typedText(1, 30),
        amount: cnyAmount,
        count: z.int().min(1).max(1000),
      }),
    )
    .min(1)
    .max(8),
});
