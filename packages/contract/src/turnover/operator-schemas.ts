import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { uuid } from '../fields.ts';
import type { turnoverOperatorEndpoints } from './operator-endpoints.ts';
import { turnover } from './schemas.ts';

export const turnoverOperatorSchemas = {
  getMemberTurnover: {
    input: z.strictObject({ memberId: uuid }),
    output: z.strictObject({ wallets: z.array(turnover) }),
  },
} satisfies SchemasOf<typeof turnoverOperatorEndpoints>;
