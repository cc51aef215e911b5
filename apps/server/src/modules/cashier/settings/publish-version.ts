import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { insertVersion, selectVersions, type SettingsTable } from './version-store.ts';

export interface Publishing<Settings> {
  table: SettingsTable;
  /** The operation, as its audit row names it. */
  action: string;
  /** What kind of thing the audit row is about. */
  kind: string;
  /** What an installation begins with: the version before the first row. */
  first: Settings;
  /** The version that the operator saw. */
  seen: number;
  settings: Settings;
}

/**
 * Publishes settings: one more row, never a change of an old one, and an audit row. Answers the new version. Throws
 * `editConflict` when the version that the operator saw is no longer the newest.
 */
export async function publishVersion<Settings extends object>(
  app: Platform,
  call: OperatorCall,
  { table, action, kind, first, seen, settings }: Publishing<Settings>,
): Promise<number> {
  const version = seen + 1;
  await inTransaction(app.db, async (tx) => {
    const [newest] = await selectVersions<Settings>(tx, table, 1);
    if ((newest?.version ?? 1) !== seen) throw new AppError('editConflict');

    const written = await insertVersion(tx, table, {
      version,
      settings,
      operator_id: call.operator.operatorId,
      operator_name: call.operator.name,
      created_at: app.clock.now(),
    });
    // Two editors of one version can both get this far; the key lets one of them through.
    if (!written) throw new AppError('editConflict');

    await app.audit(tx, call, {
      action,
      object: { kind, id: String(version) },
      before: { ...first, ...newest?.settings },
      after: settings,
    });
  });
  return version;
}
