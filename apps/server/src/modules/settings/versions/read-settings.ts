import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SettingsKind } from '../kinds/define-settings.ts';
import { selectAgreedVersion, selectVersionAt, selectVersions, type VersionRow } from './versions-store.ts';

export interface VersionedSettings<Settings> {
  readonly version: number;
  readonly settings: Settings;
}

/** The settings that count now, read in the caller's transaction: what is promised can be pinned to their version. */
export function readSettings<Settings extends object>(
  db: Db | Tx,
  app: Platform,
  kind: SettingsKind<Settings>,
): Promise<VersionedSettings<Settings>> {
  return readSettingsAt(db, app, kind, app.clock.now());
}

/** The settings that counted at an instant. */
export async function readSettingsAt<Settings extends object>(
  db: Db | Tx,
  app: Platform,
  kind: SettingsKind<Settings>,
  instant: Date,
): Promise<VersionedSettings<Settings>> {
  return versioned(app, kind, await selectVersionAt(db, kind.name, instant));
}

/** The newest version, also one that counts only later: what the next change is made over. */
export async function readNewest<Settings extends object>(
  db: Db | Tx,
  app: Platform,
  kind: SettingsKind<Settings>,
): Promise<VersionedSettings<Settings> & { row: VersionRow | undefined }> {
  const [row] = await selectVersions(db, kind.name, 1);
  return { ...versioned(app, kind, row), row };
}

/** The newest settings that two people agreed on or no operator wrote; what an installation begins with where there are none. */
export async function readAgreed<Settings extends object>(
  db: Db | Tx,
  app: Platform,
  kind: SettingsKind<Settings>,
): Promise<Settings> {
  return versioned(app, kind, await selectAgreedVersion(db, kind.name)).settings;
}

function versioned<Settings extends object>(
  app: Platform,
  kind: SettingsKind<Settings>,
  row: VersionRow | undefined,
): VersionedSettings<Settings> {
  return row
    ? { version: row.version, settings: storedSettings(app, kind, row) }
    : { version: 1, settings: firstVersion(app, kind) };
}

/** What an installation begins with, as it is read now. */
export function firstVersion<Settings extends object>(app: Platform, kind: SettingsKind<Settings>): Settings {
  const first = kind.first(app);
  return kind.complete?.(first, app) ?? first;
}

/** What a row holds, as it is read now. */
export function storedSettings<Settings extends object>(
  app: Platform,
  kind: SettingsKind<Settings>,
  { settings }: VersionRow,
): Settings {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the kind's schema before it was written
  const stored = settings as Settings;
  return kind.complete?.(stored, app) ?? stored;
}
