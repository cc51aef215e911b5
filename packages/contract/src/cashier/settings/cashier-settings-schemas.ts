import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { payEngines } from '../../enums/pay-engines.ts';
import { payTypes } from '../../enums/pay-types.ts';
import { instant, nothing } from '../../fields.ts';
import type { cashierSettingsEndpoints } from './cashier-settings-endpoints.ts';
import { cashierSettings } from './cashier-settings.ts';

const version = z.int().min(1);

const published = z.strictObject({
  version,
  settings: cashierSettings,
  /** Null for what the installation began with. */
  changedBy: z.string().nullable(),
  changedAt: instant,
});

export const cashierSettingsSchemas = {
  getCashierSettings: {
    input: nothing,
    output: published.extend({
      /** The ways that the channels of this installation offer. */
      ways: z.array(
        z.strictObject({
          payType: z.literal(payTypes.codeList),
          name: z.string(),
          engine: z.enum(payEngines.codeList),
          offeredAtFirst: z.boolean(),
          /** The channel's own bounds. */
          min: z.string(),
          max: z.string(),
        }),
      ),
    }),
  },
  listCashierSettings: { input: nothing, output: z.strictObject({ versions: z.array(published) }) },
  updateCashierSettings: {
    input: z.strictObject({ version, settings: cashierSettings }),
    output: z.strictObject({ version }),
  },
} satisfies SchemasOf<typeof cashierSettingsEndpoints>;

export type PublishedCashierSettings = z.output<typeof published>;
