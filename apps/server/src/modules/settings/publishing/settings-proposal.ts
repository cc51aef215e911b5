import { settingsRights } from '@fairway/contract/settings/kinds.ts';
import { settingsValues } from '@fairway/contract/settings/value-schemas.ts';
import { z } from 'zod';
import type { ProposalKind } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import type { SettingsKind } from '../kinds/define-settings.ts';
import { proposalNameOf } from '../kinds/proposal-name.ts';
import { lockKind, selectVersions } from '../versions/versions-store.ts';
import { publishVersion } from './publish-version.ts';

const payload = z.object({ settings: z.unknown(), validFrom: z.iso.datetime().nullable() });

/** How a change of these settings waits for a second person and is published. */
export function settingsProposal(kind: SettingsKind): ProposalKind {
  const { read, change, approve } = settingsRights[kind.name];
  return {
    name: proposalNameOf(kind.name),
    rights: { read, propose: change, decide: approve },
    objectKind: `${kind.name}Settings`,
    after: (stored) => payload.parse(stored).settings,
    async lockVersion(tx) {
      await lockKind(tx, kind.name);
      const [newest] = await selectVersions(tx, kind.name, 1);
      return String(newest?.version ?? 1);
    },
    async carryOut(tx, app, call, row) {
      const { settings, validFrom } = payload.parse(row.payload);
      // A release between proposal and approval may have another schema: what it does not know is not published.
      const read = settingsValues[kind.name].safeParse(settings);
      if (!read.success) throw new AppError('approvalVoided');
      kind.check?.(read.data);
      await publishVersion(tx, app, kind, {
        settings: read.data,
        validFrom: validFrom === null ? undefined : new Date(validFrom),
        reason: row.reason,
        maker: { id: row.maker_id, name: row.maker_name },
        checker: { id: call.operator.operatorId, name: call.operator.name },
      });
    },
  };
}
