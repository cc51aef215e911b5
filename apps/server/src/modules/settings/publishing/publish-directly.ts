import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SettingsKind } from '../kinds/define-settings.ts';
import { readNewest } from '../versions/read-settings.ts';
import { lockKind } from '../versions/versions-store.ts';
import { publishVersion } from './publish-version.ts';

/**
 * Publishes a version without an operator: a demonstration's first version, a test's stage. No call reaches it. Answers the version.
 */
export async function publishDirectly<Settings extends object>(
  tx: Tx,
  app: Platform,
  kind: SettingsKind<Settings>,
  { settings, by, reason = '' }: { settings: Settings; by: string; reason?: string },
): Promise<number> {
  await lockKind(tx, kind.name);
  return publishVersion(tx, app, kind, {
    settings,
    validFrom: undefined,
    reason,
    maker: undefined,
    makerName: by,
    checker: undefined,
  });
}

/** Publishes a demonstration's first version, where nobody has published any. */
export async function publishFirst<Settings extends object>(
  tx: Tx,
  app: Platform,
  kind: SettingsKind<Settings>,
  first: { settings: Settings; by: string },
): Promise<void> {
  await lockKind(tx, kind.name);
  const { row } = await readNewest(tx, app, kind);
  if (!row) await publishDirectly(tx, app, kind, first);
}
