import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { usdtProtocols } from './protocols.ts';
import { cursor, instant, typedText, usdtAmount, uuid } from '../fields.ts';
import type { sweepOperatorEndpoints } from './sweep-endpoints.ts';
import { sweepProblems, sweepStates } from './sweep-states.ts';

/** An amount of the chain's own coin, eighteen decimals at most. */
const coins = z.string().regex(/^(0|[1-9]\d{0,20})(\.\d{1,18})?$/);
const some = z.strictObject({ count: z.int(), total: usdtAmount });

const sweep = z.strictObject({
  id: uuid,
  network: z.string(),
  /** As the network writes it. */
  address: z.string(),
  memberId: uuid,
  memberName: z.string(),
  amount: usdtAmount,
  state: z.enum(sweepStates.codeList),
  /** Why it waits or has failed; null while nothing is wrong. */
  problem: z.enum(sweepProblems.codeList).nullable(),
  /** As node or signer put it. */
  detail: z.string(),
  /** What the address was given of the chain's own coin; null where it had enough. */
  fuel: coins.nullable(),
  txHash: z.string().nullable(),
  plannedAt: instant,
  endedAt: instant.nullable(),
  /** Failed, and its address still rests: an operator may ask for another try. */
  mayRetry: z.boolean(),
});

const sweptNetwork = z.strictObject({
  code: z.string(),
  protocol: z.literal(usdtProtocols.codeList),
  name: z.string(),
  /** Credited and not swept, by our book. */
  held: some,
  open: some,
  /** Failed in the last seven days, and not tried again by an operator. */
  failed: some,
  /** Null while the signer does not answer. */
  signer: z
    .strictObject({
      hasKey: z.boolean(),
      day: usdtAmount,
      sweptToday: usdtAmount,
      fuelDay: coins,
      fuelledToday: coins,
    })
    .nullable(),
});

export const sweepOperatorSchemas = {
  listSweeps: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({
      /** As the settings of the cashier say. */
      on: z.boolean(),
      min: usdtAmount,
      /** With the first page only, empty after it. */
      networks: z.array(sweptNetwork),
      /** Open first, then failed ones that rest, then the newest that have ended. */
      sweeps: z.array(sweep),
      next: cursor.nullable(),
    }),
  },
  retrySweep: {
    input: z.strictObject({ sweepId: uuid, reason: typedText(0, 200) }),
    output: z.strictObject({ sweepId: uuid }),
  },
} satisfies SchemasOf<typeof sweepOperatorEndpoints>;

export type SweepLine = z.output<typeof sweep>;
export type SweptNetwork = z.output<typeof sweptNetwork>;
