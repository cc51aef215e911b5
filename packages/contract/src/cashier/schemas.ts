import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { depositSchemas } from './deposit-schemas.ts';
import type { cashierEndpoints } from './endpoints.ts';
import { cashierOperatorSchemas } from './operator-schemas.ts';
import { payoutMethodSchemas } from './payout-method-schemas.ts';
import { withdrawalSchemas } from './withdrawal-schemas.ts';

export const cashierSchemas = {
  ...depositSchemas,
  ...withdrawalSchemas,
  ...payoutMethodSchemas,
  ...cashierOperatorSchemas,
  /** The body is the provider's own; the channel reads it. The answer is theirs too: the word «success». */
  receiveChannelCallback: { input: z.unknown(), output: z.unknown() },
} satisfies SchemasOf<typeof cashierEndpoints>;
