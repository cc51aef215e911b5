import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, uuid, walletAmount, walletCurrency } from '../fields.ts';
import { issueStates, lotteryCodes, mostTickets, trendLengths } from './codes.ts';
import type { lotteryEndpoints } from './endpoints.ts';

export const lotteryCode = z.enum(lotteryCodes);
/** `20261126-017`: the day in Shanghai and the number of the day. */
export const issueNumber = z.string().regex(/^\d{8}-\d{3}$/);
const play = z.string().max(30);
/** Places by `|`, numbers by `,`, bankers before `#`: `01,04#03,05,07,10`. */
const pick = z.string().min(1).max(400);
const result = z.array(z.int());

/** What is staked on: `unit` is the stake of one note, and `times` multiplies it. */
export const ticketInput = z.strictObject({ play, pick, unit: walletAmount, times: z.int().min(1).max(999) });

/** The round of public randomness that an issue is drawn from, named before betting opens. */
const beacon = z.strictObject({ chain: z.string(), round: z.int(), at: instant });

export const issue = z.strictObject({
  issue: issueNumber,
  state: z.enum(issueStates),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  beacon,
});
export type LotteryIssue = z.output<typeof issue>;

/** A past issue, with everything that its result follows from. */
export const draw = z.strictObject({
  issue: issueNumber,
  state: z.enum(issueStates),
  drawsAt: instant,
  /** Null where the issue is voided, or not drawn yet. */
  result: result.nullable(),
  /** The house's link of its hash chain, with its place there; revealed with the draw. */
  link: z.string().nullable(),
  linkIndex: z.int(),
  /** link(0) of the chain, published before its first issue. */
  firstLink: z.string(),
  beacon: beacon.extend({ randomness: z.string().nullable() }),
  /** Tickets of the issue, and the root of the Merkle tree over them; out at its closing. */
  tickets: z.int().nullable(),
  ticketRoot: z.string().nullable(),
});
export type LotteryDraw = z.output<typeof draw>;

const lotterySummary = z.strictObject({
  lottery: lotteryCode,
  name: z.string(),
  /** Minutes from draw to draw; null for the one that is drawn once a day. */
  everyMinutes: z.int().nullable(),
  /** Whether it takes stakes now; its issues are drawn either way. */
  open: z.boolean(),
  /** The issue that takes bets; null where there is none now. */
  current: issue.nullable(),
  last: draw.nullable(),
});

/** Options of one play that pay alike, or the play as a whole. Chances are exact fractions, `1/216`. */
const playOdds = z.strictObject({
  /** The options that these odds are of; null where every note of the play has them. */
  options: z.array(z.string()).nullable(),
  /** What a note of stake 1 returns, three decimals. */
  odds: z.string(),
  chance: z.string(),
});

export const ticket = z.strictObject({
  id: uuid,
  billNo: z.string(),
  lottery: lotteryCode,
  issue: issueNumber,
  play,
  pick,
  notes: z.int(),
  currency: walletCurrency,
  unit: walletAmount,
  times: z.int(),
  stake: walletAmount,
  status: z.enum(['open', 'settled', 'voided']),
  /** Null while it is open. */
  returned: walletAmount.nullable(),
  result: result.nullable(),
  placedAt: instant,
});
export type LotteryTicket = z.output<typeof ticket>;

export const lotterySchemas = {
  listLotteries: {
    input: z.strictObject({}),
    output: z.strictObject({ now: instant, lotteries: z.array(lotterySummary) }),
  },
  getLottery: {
    input: z.strictObject({ lottery: lotteryCode }),
    output: lotterySummary.extend({
      now: instant,
      /** Seconds from the closing of an issue to its draw. */
      closedSeconds: z.int(),
      /** `open`: whether the play takes stakes while the lottery does. */
      plays: z.array(z.strictObject({ play, open: z.boolean(), odds: z.array(playOdds) })),
      bounds: z.array(
        z.strictObject({
          currency: walletCurrency,
          /** The least stake of one note, and the least and the greatest of a ticket. */
          leastUnit: walletAmount,
          least: walletAmount,
          most: walletAmount,
          /** What one issue may pay on one number of one play, all members together (限号). */
          mostPerNumber: walletAmount,
        }),
      ),
    }),
  },
  previewTicket: {
    input: ticketInput.extend({ lottery: lotteryCode, currency: walletCurrency }),
    output: z.strictObject({
      notes: z.int(),
      stake: walletAmount,
      /** What the note that pays most would return, with its times. */
      bestNote: walletAmount,
      /** The greatest `times` that every number of the ticket still takes in the present issue; null while none takes bets. */
      timesLeft: z.int().nullable(),
    }),
  },
  placeTickets: {
    input: z.strictObject({
      lottery: lotteryCode,
      issue: issueNumber,
      currency: walletCurrency,
      tickets: z.array(ticketInput).min(1).max(mostTickets),
    }),
    /** With what the center wallet holds after it. */
    output: z.strictObject({ tickets: z.array(ticket), stake: walletAmount, balance: walletAmount }),
  },
  listTickets: {
    input: z.strictObject({
      lottery: lotteryCode.optional(),
      status: z.enum(['open', 'settled']).optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ tickets: z.array(ticket), next: cursor.nullable() }),
  },
  listDraws: {
    input: z.strictObject({
      lottery: lotteryCode,
      limit: z.int().min(1).max(100),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ draws: z.array(draw), next: cursor.nullable() }),
  },
  getTrend: {
    input: z.strictObject({
      lottery: lotteryCode,
      draws: z.literal(trendLengths),
    }),
    output: z.strictObject({
      /** Drawn issues, oldest first; fewer where no more are drawn yet. */
      draws: z.array(z.strictObject({ issue: issueNumber, result })),
      groups: z.array(
        z.strictObject({
          /** A place from 0, numbers wherever they come out, or the sum. */
          of: z.union([z.enum(['any', 'sum']), z.int()]),
          numbers: z.array(
            z.strictObject({
              number: z.int(),
              drawn: z.int(),
              /** Draws since it came out last, of those above (遗漏), the longest run without it, and the mean of such runs. */
              missing: z.int(),
              greatest: z.int(),
              mean: z.string(),
              /** Of the next draw, an exact fraction: `1/10`. What was drawn does not change it. */
              chance: z.string(),
            }),
          ),
        }),
      ),
    }),
  },
} satisfies SchemasOf<typeof lotteryEndpoints>;
