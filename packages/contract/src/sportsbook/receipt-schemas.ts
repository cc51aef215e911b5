import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, nothing, uuid } from '../fields.ts';
import { bet, betLeg } from './bet-schemas.ts';
import { fixtureId, goals, odds } from './fixture-schemas.ts';
import type { sportsbookReceiptEndpoints } from './receipt-endpoints.ts';

/** 32 bytes of Ed25519 (RFC 8032) in hexadecimal. */
const publicKey = z.string().regex(/^[0-9a-f]{64}$/);

const receipt = bet
  .pick({
    billNo: true,
    placedAt: true,
    currency: true,
    unitStake: true,
    sizes: true,
    stake: true,
    maximumReturn: true,
  })
  .extend({
    /** Of a free bet: the greatest return is without the stake. */
    isFree: z.literal(true).optional(),
    /** Of a bet builder: the goals expected of its match, from which every set of legs has its price. */
    builder: z
      .strictObject({
        expected: z.strictObject({
          home: z.number(),
          away: z.number(),
          firstHalfShare: z.number(),
          lowScores: z.number(),
        }),
        prices: z.array(odds).min(3).max(63),
      })
      .optional(),
    legs: z.array(
      betLeg.pick({ selectionId: true, odds: true }).extend({
        fixtureId,
        /** The teams' English names. */
        home: z.string(),
        away: z.string(),
        /** The kick-off as it stood at the placement. */
        startsAt: instant,
        /** Of the match at the placement in play. */
        score: goals.nullable(),
      }),
    ),
  });

export const sportsbookReceiptSchemas = {
  getBetReceipt: {
    input: z.strictObject({ betId: uuid }),
    output: z.strictObject({
      receipt,
      publicKey,
      /** Over receiptText of @fairway/betting. */
      signature: z.string().regex(/^[0-9a-f]{128}$/),
    }),
  },
  getReceiptKey: { input: nothing, output: z.strictObject({ publicKey }) },
} satisfies SchemasOf<typeof sportsbookReceiptEndpoints>;
