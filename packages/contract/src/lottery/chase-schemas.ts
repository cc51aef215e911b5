import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, uuid, walletAmount, walletCurrency } from '../fields.ts';
import type { chaseEndpoints } from './chase-endpoints.ts';
import { chaseItemStates, chaseStates, chaseStops, mostChased } from './codes.ts';
import { draw, issueNumber, lotteryCode, ticket, ticketInput } from './schemas.ts';

const chaseItem = z.strictObject({
  issue: issueNumber,
  times: z.int(),
  stake: walletAmount,
  state: z.enum(chaseItemStates),
  ticketId: uuid.nullable(),
  /** What its ticket returned; null while there is none or it is open. */
  returned: walletAmount.nullable(),
  /** When it takes bets. */
  opensAt: instant,
});

const chaseSummary = z.strictObject({
  id: uuid,
  billNo: z.string(),
  lottery: lotteryCode,
  play: z.string(),
  pick: z.string(),
  currency: walletCurrency,
  unit: walletAmount,
  stopOnWin: z.boolean(),
  state: z.enum(chaseStates),
  /** Why it is `stopped`; null otherwise. */
  stoppedBy: z.enum(chaseStops).nullable(),
  firstIssue: issueNumber,
  /** Issues in all, and how many of them have a ticket. */
  issues: z.int(),
  placed: z.int(),
  /** `held` at placing = `staked` by tickets + `released` to the wallet + `rest` that is still held. */
  held: walletAmount,
  staked: walletAmount,
  released: walletAmount,
  rest: walletAmount,
  /** What its tickets have returned so far. */
  returned: walletAmount,
  placedAt: instant,
  endedAt: instant.nullable(),
});
export type LotteryChaseSummary = z.output<typeof chaseSummary>;

const chase = chaseSummary.extend({ items: z.array(chaseItem) });
export type LotteryChase = z.output<typeof chase>;
export type LotteryChaseItem = z.output<typeof chaseItem>;

export const chaseSchemas = {
  placeChase: {
    input: ticketInput.omit({ times: true }).extend({
      lottery: lotteryCode,
      currency: walletCurrency,
      /** An open or coming issue: the first of `items`. */
      startIssue: issueNumber,
      /** Issues that follow each other on the timetable, in their order. */
      items: z
        .array(z.strictObject({ issue: issueNumber, times: ticketInput.shape.times }))
        .min(2)
        .max(mostChased),
      /** Ends with the first issue that returns anything. */
      stopOnWin: z.boolean(),
    }),
    /** With what the center wallet holds after it. */
    output: z.strictObject({ chase, balance: walletAmount }),
  },
  getChase: { input: z.strictObject({ id: uuid }), output: z.strictObject({ chase }) },
  listChases: {
    input: z.strictObject({
      lottery: lotteryCode.optional(),
      state: z.enum(['running', 'ended']).optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ chases: z.array(chaseSummary), next: cursor.nullable() }),
  },
  cancelChase: {
    input: z.strictObject({ id: uuid }),
    output: z.strictObject({ chase, balance: walletAmount }),
  },
  getTicket: {
    input: z.strictObject({ id: uuid }),
    output: z.strictObject({
      ticket,
      draw,
      /** What the ticket's leaf is the hash of: `id:lottery:issue:play:pick:currency:unit:times`. */
      leafText: z.string(),
      /** From the leaf to `draw.ticketRoot`: the hash on each level and the side it stands on; null before the closing. */
      path: z.array(z.strictObject({ side: z.enum(['left', 'right']), hash: z.string() })).nullable(),
    }),
  },
} satisfies SchemasOf<typeof chaseEndpoints>;
