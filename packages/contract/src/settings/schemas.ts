import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, typedText, uuid, versionNumber } from '../fields.ts';
import { settingsKindNames, type SettingsKindName } from './kinds.ts';
import { settingsValues } from './value-schemas.ts';
import type { settingsEndpoints } from './endpoints.ts';

const kind = z.enum(settingsKindNames);
/** The number of the last version of a page. */
const versionCursor = z.string().regex(/^[1-9]\d{0,8}$/);

function versionOf<Kind extends SettingsKindName>(name: Kind) {
  return z.strictObject({
    kind: z.literal(name),
    version: versionNumber,
    settings: settingsValues[name],
    /** Null for what the installation began with. */
    changedBy: z.string().nullable(),
    /** The second person; null where the change needed none. */
    approvedBy: z.string().nullable(),
    reason: z.string(),
    changedAt: instant,
    /** From when it counts. */
    validFrom: instant,
  });
}

/** A version that an operator wants, over the one that was seen. */
function changeOf<Kind extends SettingsKindName>(name: Kind) {
  return z.strictObject({
    kind: z.literal(name),
    /** The newest version when the editing began; another one in between is refused as editConflict. */
    version: versionNumber,
    settings: settingsValues[name],
    reason: typedText(2, 200),
    /** Left out: from its publication on. */
    validFrom: instant.optional(),
  });
}

const newest = z.discriminatedUnion('kind', [
  versionOf('cashier'),
  versionOf('payout'),
  versionOf('wallet'),
  versionOf('sportsbook'),
  versionOf('games'),
  versionOf('lottery'),
  versionOf('vipGrades'),
  versionOf('gifts'),
  versionOf('chat'),
]);

export const settingsSchemas = {
  getSettings: {
    input: z.strictObject({ kind }),
    output: z.strictObject({
      newest,
      /** The change that waits for a second person. */
      proposalId: uuid.nullable(),
    }),
  },
  listSettingsVersions: {
    input: z.strictObject({ kind, cursor: versionCursor.optional() }),
    output: z.strictObject({ versions: z.array(newest), next: versionCursor.nullable() }),
  },
  changeSettings: {
    input: z.discriminatedUnion('kind', [
      changeOf('cashier'),
      changeOf('payout'),
      changeOf('wallet'),
      changeOf('sportsbook'),
      changeOf('games'),
      changeOf('lottery'),
      changeOf('vipGrades'),
      changeOf('gifts'),
      changeOf('chat'),
    ]),
    output: z.strictObject({
      /** The newest version now. */
      version: versionNumber,
      /** What waits for a second person; null when the change is published. */
      proposalId: uuid.nullable(),
    }),
  },
} satisfies SchemasOf<typeof settingsEndpoints>;

export type SettingsVersion = z.output<typeof newest>;
export type SettingsVersionOf<Kind extends SettingsKindName> = Extract<SettingsVersion, { kind: Kind }>;
