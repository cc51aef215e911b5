import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { keysOf } from '../enums/define-enum.ts';
import { nothing } from '../fields.ts';
import type { cashierGateEndpoints } from './gate-endpoints.ts';
import { phoneVerificationModes } from './phone-verification.ts';

export const cashierGateSchemas = {
  getMobileVerificationConfig: {
    /** As printed in section 7: dispatched with keyType 2. */
    input: z.strictObject({ keyType: z.literal(2), keyCode: z.literal('depositVerifyPhone') }),
    output: z.strictObject({
      keyCode: z.literal('depositVerifyPhone'),
      value: z.enum(keysOf(phoneVerificationModes)),
    }),
  },
  getLeavePayConfig: {
    input: nothing,
    output: z.strictObject({ status: z.literal([0, 1]), content: z.string() }),
  },
  getAnnouncementContent: {
    input: z.strictObject({ category: z.literal(3) }),
    output: z.strictObject({ content: z.string() }),
  },
} satisfies SchemasOf<typeof cashierGateEndpoints>;
