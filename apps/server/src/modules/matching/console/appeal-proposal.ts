import type { AppealCase } from '@fairway/contract/matching/schemas.ts';
import type { AppealOutcome } from '@fairway/contract/matching/appeals.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { decideApproval, openApproval, requestApproval, voidApprovals } from '#modules/operators';
import type { AppealRow } from '../appeals/appeal-store.ts';

const kind = 'decidePartAppeal';

export interface AppealProposal {
  appeal: AppealRow;
  outcome: AppealOutcome;
  reason: string;
}

/** Binds an approval to the outcome and to everything that had been said by then. */
const versionOf = ({ appeal, outcome }: Pick<AppealProposal, 'appeal' | 'outcome'>) =>
  `${outcome}:${appeal.version}`;

/** What a first operator has proposed; null while nobody has. */
export async function openAppealProposal(db: Db | Tx, appealId: string): Promise<AppealCase['said']> {
  const open = await openApproval(db, kind, appealId);
  if (!open) return null;
  return {
    by: { operatorId: open.maker_id, name: open.maker_name },
    outcome: open.object_version.startsWith('confirm') ? 'confirm' : 'release',
    at: open.created_at.toISOString(),
    reason: open.reason,
  };
}

/** Keeps a proposal until a second operator approves it; one that was open before is void. */
export async function proposeAppealEnd(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { appeal, outcome, reason }: AppealProposal,
): Promise<void> {
  await voidApprovals(tx, app, appeal.id);
  const objectVersion = versionOf({ appeal, outcome });
  const request = { kind, objectId: appeal.id, objectVersion, payload: { outcome }, reason };
  await requestApproval(tx, app, call, request);
}

/** Notes the second operator's approval. Throws `approverIsMaker`, `approvalVoided` for one of an earlier version. */
export async function approveAppealEnd(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { appeal, outcome }: AppealProposal,
): Promise<void> {
  const objectVersion = versionOf({ appeal, outcome });
  await decideApproval(tx, app, call, { kind, objectId: appeal.id, objectVersion, agrees: true });
}
