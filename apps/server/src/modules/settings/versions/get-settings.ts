import { settingsRights, type SettingsKindName } from '@fairway/contract/settings/kinds.ts';
import type { settingsEndpoints } from '@fairway/contract/settings/endpoints.ts';
import type { settingsSchemas } from '@fairway/contract/settings/schemas.ts';
import { openApproval } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { settingsKind } from '../kinds/define-settings.ts';
import { proposalNameOf } from '../kinds/proposal-name.ts';
import { presentFirst, presentVersion } from './present-version.ts';
import { selectVersions } from './versions-store.ts';

const pageSize = 20;

/** The newest version as the console edits it, straight from the database, and what waits. Throws `permissionMissing`. */
export const getSettings: Operation<
  (typeof settingsEndpoints)['getSettings'],
  (typeof settingsSchemas)['getSettings']
> = async (app, call, { kind: name }) => {
  refuseReader(call, name);
  const kind = settingsKind(app, name);
  const [newest] = await selectVersions(app.db, name, 1);
  const open = await openApproval(app.db, proposalNameOf(name), name);
  return {
    newest: newest ? presentVersion(app, kind, newest) : presentFirst(app, kind),
    proposalId: open?.id ?? null,
  };
};

/** The versions there have been, newest first, a page by key; what an installation begins with is none of them. Throws `permissionMissing`. */
export const listSettingsVersions: Operation<
  (typeof settingsEndpoints)['listSettingsVersions'],
  (typeof settingsSchemas)['listSettingsVersions']
> = async (app, call, { kind: name, cursor }) => {
  refuseReader(call, name);
  const kind = settingsKind(app, name);
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await selectVersions(app.db, name, pageSize + 1, before);
  const page = rows.slice(0, pageSize);
  return {
    versions: page.map((row) => presentVersion(app, kind, row)),
    next: rows.length > pageSize ? String(page.at(-1)?.version) : null,
  };
};

function refuseReader({ operator }: OperatorCall, name: SettingsKindName): void {
  if (!operator.permissions.includes(settingsRights[name].read)) throw new AppError('permissionMissing');
}
