import type { Platform } from '#platform/platform.ts';
import type { SettingsKind } from '../kinds/define-settings.ts';
import { readSettings, type VersionedSettings } from './read-settings.ts';

/** How long a process believes what it read, in ms: so long another process may act by the version before. */
const believedMs = 1_000;

interface Remembered {
  until: number;
  read: Promise<VersionedSettings<object>>;
}

const memory = new WeakMap<Platform, Map<string, Remembered>>();

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
  const known = memory.get(app) ?? new Map<string, Remembered>();
  memory.set(app, known);
  const now = app.clock.now().getTime();
  let remembered = known.get(kind.name);
  if (!remembered || remembered.until <= now) {
    const read = readSettings(app.db, app, kind);
    remembered = { until: now + believedMs, read };
    known.set(kind.name, remembered);
    // A read that failed is not remembered.
    read.catch(() => known.delete(kind.name));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- remembered under the name of its kind
  return (await remembered.read) as VersionedSettings<Settings>;
}

/** After a publication in this process: the next reader asks the database. */
export function forgetSettings(app: Platform, kind: Pick<SettingsKind, 'name'>): void {
  memory.get(app)?.delete(kind.name);
}
