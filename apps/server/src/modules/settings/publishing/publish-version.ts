import { changesBetween } from '@fairway/contract/settings/changes.ts';
import type { Tx } from '#platform/db/database.ts';
import { afterCommit } from '#platform/db/after-commit.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { SettingsKind } from '../kinds/define-settings.ts';
import { forgetSettings } from '../versions/published-settings.ts';
import { readAgreed, readNewest } from '../versions/read-settings.ts';
import { insertVersion } from '../versions/versions-store.ts';

interface Person {
  id: string;
  name: string;
}

export interface Publication {
  settings: object;
  /** Undefined, or past by the time of publication: from the publication on. */
  validFrom: Date | undefined;
  reason: string;
  /** Undefined for what no operator wrote: a demonstration, a test's stage. */
  maker: Person | undefined;
  makerName?: string;
  checker: Person | undefined;
}

/**
 * Writes the next version and what the kind writes with it. The caller holds `lockKind`. Answers the version; throws `editConflict` when
 * another change was first. This process reads the new version at once, every other within a second.
 */
export async function publishVersion(
  tx: Tx,
  app: Platform,
  kind: SettingsKind,
  { settings, validFrom, reason, maker, makerName, checker }: Publication,
): Promise<number> {
  const now = app.clock.now();
  const before = await readNewest(tx, app, kind);
  const version = before.version + 1;
  const from = validFrom && validFrom > now ? validFrom : now;
  const written = await insertVersion(tx, {
    kind: kind.name,
    version,
    settings,
    valid_from: from,
    reason,
    maker_id: maker?.id ?? null,
    maker_name: maker?.name ?? makerName ?? '',
    checker_id: checker?.id ?? null,
    checker_name: checker?.name ?? null,
    two_people: maker !== undefined && (await needsTwoPeople(tx, app, kind, before.settings, settings)),
    created_at: now,
  });
  if (!written) throw new AppError('editConflict');
  await kind.whenPublished?.(tx, app, { before: before.settings, after: settings, version, validFrom: from });
  afterCommit(tx, () => forgetSettings(app, kind));
  return version;
}

/** Two people, unless every change is one that its kind lets one operator publish alone. The caller holds `lockKind`. */
export async function needsTwoPeople(
  tx: Tx,
  app: Platform,
  kind: SettingsKind,
  before: object,
  next: object,
): Promise<boolean> {
  if (kind.mayOnePerson?.(await readAgreed(tx, app, kind), next)) return false;
  return !changesBetween(before, next).every((change) => kind.onePerson?.(change) ?? false);
}
