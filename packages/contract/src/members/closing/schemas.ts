import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { uuid } from '../../fields.ts';
import { exclusionMonths } from '../../risk/play-limits.ts';
import { statusChange } from '../operator-schemas.ts';
import { closingCodes } from './codes.ts';
import type { memberClosingOperatorEndpoints } from './endpoints.ts';

const proposed = z.strictObject({ proposalId: uuid });

export const memberClosingOperatorSchemas = {
  proposeMemberClosing: {
    input: statusChange
      .extend({
        code: z.enum(closingCodes.codeList),
        /** For how long the member is excluded, 0 for good; given with the code `selfExclusion` and no other. */
        exclusionMonths: z.literal(exclusionMonths).optional(),
      })
      .refine(({ code, exclusionMonths: months }) => (code === 'selfExclusion') === (months !== undefined), {
        path: ['exclusionMonths'],
      }),
    output: proposed,
  },
  proposeMemberReopening: { input: statusChange, output: proposed },
} satisfies SchemasOf<typeof memberClosingOperatorEndpoints>;
