import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cnyAmount, instant, nothing, signedAmount } from '../fields.ts';
import type { realityEndpoints } from './reality-endpoints.ts';

const realityCheck = z.strictObject({
  due: z.boolean(),
  /** When the next one is, or was, due. */
  dueAt: instant,
  /** Whole minutes of this login. */
  minutes: z.int(),
  /** Of the running day in yuan; `net` is returned less staked. */
  staked: cnyAmount,
  net: signedAmount,
  /** Of this login, in yuan, what came back while it lasts whenever it was staked. */
  session: z.strictObject({ staked: cnyAmount, returned: cnyAmount, net: signedAmount }),
});

export const realitySchemas = {
  getRealityCheck: { input: nothing, output: realityCheck },
  answerRealityCheck: {
    input: z.strictObject({ answer: z.enum(['goOn', 'rest']) }),
    output: realityCheck,
  },
} satisfies SchemasOf<typeof realityEndpoints>;
