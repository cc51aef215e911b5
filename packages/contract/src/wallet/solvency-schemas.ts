import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { currency, cursor, instant, uuid } from '../fields.ts';
import type { solvencyEndpoints } from './solvency-endpoints.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const amount = z.string();

export const solvencyProof = z.strictObject({
  proofId: uuid,
  takenAt: instant,
  /** `daily`: at midnight of the site. `demand`: an operator asked for it. */
  kind: z.enum(['daily', 'demand']),
  currencies: z.array(
    z.strictObject({
      currency,
      root: hash,
      /** The sum of all members' balances, as it is in the root. */
      liability: amount,
      /** The same in minor units, as it was hashed. */
      liabilityMinor: z.string(),
      leaves: z.int(),
      /** Ties this root to the one before it; empty before the first. */
      previousChain: z.string(),
      chain: hash,
      /** By channel; none for coins, which are no claim on money. */
      held: z.array(z.strictObject({ channel: z.string(), amount })),
      heldInAll: amount,
    }),
  ),
});

export const solvencySchemas = {
  listSolvencyProofs: {
    input: z.strictObject({ before: cursor.optional() }),
    output: z.strictObject({ proofs: z.array(solvencyProof), next: cursor.nullable() }),
  },
  getBalanceProof: {
    input: z.strictObject({ currency, proofId: uuid.optional() }),
    /** What is downloaded and checked: amounts in minor units, as they were hashed. */
    output: z.strictObject({
      format: z.literal('fairway-balance-proof-v1'),
      proofId: uuid,
      takenAt: instant,
      currency,
      memberId: uuid,
      nonce: hash,
      balance: z.string(),
      path: z.array(z.strictObject({ side: z.enum(['left', 'right']), hash, sum: z.string() })),
      root: z.strictObject({ hash, liability: z.string() }),
    }),
  },
} satisfies SchemasOf<typeof solvencyEndpoints>;

export type SolvencyProof = z.output<typeof solvencyProof>;
