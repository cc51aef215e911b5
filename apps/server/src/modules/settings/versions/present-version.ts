import type { SettingsVersion } from '@fairway/contract/settings/schemas.ts';
import type { Platform } from '#platform/platform.ts';
import type { SettingsKind } from '../kinds/define-settings.ts';
import { firstVersion, storedSettings } from './read-settings.ts';
import type { VersionRow } from './versions-store.ts';

/** A version as the console shows it. */
export function presentVersion(app: Platform, kind: SettingsKind, row: VersionRow): SettingsVersion {
  return ofKind({
    kind: kind.name,
    version: row.version,
    settings: storedSettings(app, kind, row),
    changedBy: row.maker_name,
    approvedBy: row.checker_name,
    reason: row.reason,
    changedAt: row.created_at.toISOString(),
    validFrom: row.valid_from.toISOString(),
  });
}

/** What the installation began with. */
export function presentFirst(app: Platform, kind: SettingsKind): SettingsVersion {
  const began = app.clock.now().toISOString();
  return ofKind({
    kind: kind.name,
    version: 1,
    settings: firstVersion(app, kind),
    changedBy: null,
    approvedBy: null,
    reason: '',
    changedAt: began,
    validFrom: began,
  });
}

/** The compiler cannot follow that a kind's settings belong to its name; the answer's schema checks it again. */
function ofKind(version: Omit<SettingsVersion, 'settings'> & { settings: object }): SettingsVersion {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema of the answer
  return version as SettingsVersion;
}
