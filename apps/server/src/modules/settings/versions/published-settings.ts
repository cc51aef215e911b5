import { defineMemory } from '#platform/memory/define-memory.ts';
import { readThrough } from '#platform/memory/remembered.ts';
import type { Platform } from '#platform/platform.ts';
import type { SettingsKind } from '../kinds/define-settings.ts';
import { readSettings, type VersionedSettings } from './read-settings.ts';

/** How long a process believes what it read, in ms: so long another process may act by the version before. */
const believedMs = 1_000;

/** By the name of the kind. */
const published = defineMemory<string, Promise<VersionedSettings<object>>>({
  name: 'settings.published',
  most: 100,
  believedMs,
});

/** The settings that count now, from memory: at most one read of the database a second, however many ask at once. */
export async function publishedSettings<Settings extends object>(
  app: Platform,
  kind: SettingsKind<Settings>,
): Promise<Settings> {
  return (await publishedVersion(app, kind)).settings;
}

/** As `publishedSettings`, with their version. */
export async function publishedVersion<Settings extends object>(
  app: Platform,
  kind: SettingsKind<Settings>,
): Promise<VersionedSettings<Settings>> {
  const remembered = await readThrough(published(app), kind.name, () => readSettings(app.db, app, kind));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- remembered under the name of its kind
  return remembered as VersionedSettings<Settings>;
}

/** After a publication in this process: the next reader asks the database. */
export function forgetSettings(app: Platform, kind: Pick<SettingsKind, 'name'>): void {
  published(app).forget(kind.name);
}
