import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { keysOf } from '../enums/define-enum.ts';
import { nothing } from '../fields.ts';
import type { cashierGateEndpoints } from './gate-endpoints.ts';
import { phoneVerificationModes } from './phone-verification.ts';
import { announcementCategories, promptStatuses } from './prompts.ts';
import { configKeyType } from '../site/switches.ts';

export const cashierGateSchemas = {
  getMobileVerificationConfig: {
    input: z.strictObject({ keyType: z.literal(configKeyType), keyCode: z.literal('depositVerifyPhone') }),
    output: z.strictObject({
      keyCode: z.literal('depositVerifyPhone'),
      value: z.enum(keysOf(phoneVerificationModes)),
    }),
  },
  getLeavePayConfig: {
    input: nothing,
    output: z.strictObject({ status: z.literal(promptStatuses.codeList), content: z.string() }),
  },
  getAnnouncementContent: {
    input: z.strictObject({ category: z.literal(announcementCategories.codes.deposit) }),
    output: z.strictObject({ content: z.string() }),
  },
} satisfies SchemasOf<typeof cashierGateEndpoints>;
