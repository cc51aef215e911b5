import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, uuid, walletAmount } from '../fields.ts';
import { memberTableCodes } from './codes.ts';
import { seatNumber, tableHand } from './hand-schemas.ts';
import type { memberTableOperatorEndpoints } from './operator-endpoints.ts';
import { handReplay, memberTable } from './schemas.ts';

const sitter = z.strictObject({
  seat: seatNumber,
  memberId: uuid,
  memberName: z.string(),
});

const watchedTable = z.strictObject({
  summary: memberTable,
  seats: z.array(
    sitter.extend({
      /** What lies at the seat, a hand that goes on not counted. */
      stack: walletAmount,
      state: z.enum(['seated', 'sittingOut', 'leaving']),
      since: instant,
    }),
  ),
  /** The hand that goes on, or the last one, as everybody sees it. */
  hand: tableHand.nullable(),
  /** Since when that hand was named. */
  handSince: instant.nullable(),
  /** Of the last 24 hours. */
  day: z.strictObject({ hands: z.int(), rake: walletAmount }),
});
export type WatchedTable = z.output<typeof watchedTable>;

const endedHand = z.strictObject({
  number: z.int(),
  billNo: z.string(),
  endedAt: instant,
  rake: walletAmount,
  seats: z.array(sitter.extend({ stack: walletAmount, paid: walletAmount, returned: walletAmount })),
  /** Cards that nobody showed are not in it. */
  open: tableHand,
  replay: handReplay,
});
export type EndedHand = z.output<typeof endedHand>;

export const memberTableOperatorSchemas = {
  listWatchedTables: {
    input: z.strictObject({}),
    output: z.strictObject({ now: instant, tables: z.array(watchedTable) }),
  },
  listEndedHands: {
    input: z.strictObject({ table: z.enum(memberTableCodes), cursor: cursor.optional() }),
    output: z.strictObject({ hands: z.array(endedHand), next: cursor.nullable() }),
  },
} satisfies SchemasOf<typeof memberTableOperatorEndpoints>;
