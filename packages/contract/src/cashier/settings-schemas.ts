import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { payEngines } from '../deposits/methods/engines.ts';
import { payTypes } from '../deposits/methods/pay-types.ts';
import { nothing } from '../fields.ts';
import type { cashierSettingsEndpoints } from './settings-endpoints.ts';

const offered = z.strictObject({
  payType: z.literal(payTypes.codeList),
  name: z.string(),
  engine: z.enum(payEngines.codeList),
  offeredAtFirst: z.boolean(),
  /** The channel's own bounds. */
  min: z.string(),
  max: z.string(),
});

export const cashierSettingsSchemas = {
  listOfferedPayTypes: { input: nothing, output: z.strictObject({ payTypes: z.array(offered) }) },
} satisfies SchemasOf<typeof cashierSettingsEndpoints>;

export type OfferedPayType = z.output<typeof offered>;
