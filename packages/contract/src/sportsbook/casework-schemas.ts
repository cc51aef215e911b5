import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, uuid } from '../fields.ts';
import { bet } from './bet-schemas.ts';
import type { sportsbookCaseworkEndpoints } from './casework-endpoints.ts';

export const sportsbookCaseworkSchemas = {
  listMemberBets: {
    input: z.strictObject({
      memberId: uuid,
      state: z.enum(['unsettled', 'settled']),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ bets: z.array(bet), next: cursor.nullable() }),
  },
} satisfies SchemasOf<typeof sportsbookCaseworkEndpoints>;
