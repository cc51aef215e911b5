import { changesBetween } from '@fairway/contract/settings/changes.ts';
import { settingsRights } from '@fairway/contract/settings/kinds.ts';
import type { settingsEndpoints } from '@fairway/contract/settings/endpoints.ts';
import type { settingsSchemas } from '@fairway/contract/settings/schemas.ts';
import { requestApproval, voidApprovals } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { settingsKind } from '../kinds/define-settings.ts';
import { proposalNameOf } from '../kinds/proposal-name.ts';
import { readNewest } from '../versions/read-settings.ts';
import { lockKind } from '../versions/versions-store.ts';
import { needsTwoPeople, publishVersion } from './publish-version.ts';

/**
 * Proposes a new version; a second person publishes it by `approveProposal`. Only where every change is one that the kind leaves to one
 * person is it published at once. Either way a proposal that waits is voided. Writes the version or the proposal, and an audit row. Throws
 * `permissionMissing`, `editConflict` when another version came in between, `settingsUnchanged`, `settingInvalid`.
 */
export const changeSettings: Operation<
  (typeof settingsEndpoints)['changeSettings'],
  (typeof settingsSchemas)['changeSettings']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { kind: name, reason } = input;
  const validFrom = input.validFrom === undefined ? undefined : new Date(input.validFrom);
  if (!operator.permissions.includes(settingsRights[name].change)) throw new AppError('permissionMissing');
  const kind = settingsKind(app, name);
  const settings = kind.complete?.(input.settings, app) ?? input.settings;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    await lockKind(tx, name);
    const newest = await readNewest(tx, app, kind);

    if (newest.version !== input.version) throw new AppError('editConflict');
    if (changesBetween(newest.settings, settings).length === 0) throw new AppError('settingsUnchanged');
    kind.check?.(settings);

    const proposalName = proposalNameOf(name);
    await voidApprovals(tx, app, name, proposalName);
    let proposalId: string | null = null;
    let { version } = newest;
    if (await needsTwoPeople(tx, app, kind, newest.settings, settings)) {
      proposalId = await requestApproval(tx, app, call, {
        kind: proposalName,
        objectId: name,
        objectVersion: String(newest.version),
        payload: { settings, validFrom: validFrom?.toISOString() ?? null },
        before: newest.settings,
        reason,
      });
    } else {
      const maker = { id: operator.operatorId, name: operator.name };
      version = await publishVersion(tx, app, kind, {
        settings,
        validFrom,
        reason,
        maker,
        checker: undefined,
      });
    }
    await app.audit(tx, call, {
      action: operation,
      object: { kind: `${name}Settings`, id: String(newest.version + 1) },
      before: newest.settings,
      after: settings,
      reason,
    });

    return { version, proposalId };
  });
};
