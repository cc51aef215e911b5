import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { instant, nothing } from '../../fields.ts';
import type { withdrawalSettingsEndpoints } from './withdrawal-settings-endpoints.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';

const version = z.int().min(1);

const published = z.strictObject({
  version,
  settings: withdrawalSettings,
  /** Null for what the installation began with. */
  changedBy: z.string().nullable(),
  changedAt: instant,
});

export const withdrawalSettingsSchemas = {
  getWithdrawalSettings: { input: nothing, output: published },
  listWithdrawalSettings: { input: nothing, output: z.strictObject({ versions: z.array(published) }) },
  updateWithdrawalSettings: {
    input: z.strictObject({ version, settings: withdrawalSettings }),
    output: z.strictObject({ version }),
  },
} satisfies SchemasOf<typeof withdrawalSettingsEndpoints>;

export type PublishedWithdrawalSettings = z.output<typeof published>;
