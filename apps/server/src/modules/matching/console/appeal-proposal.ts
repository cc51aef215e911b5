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
  /** What the recipient gives back if the part is confirmed, in minor units. */
  repays: bigint;
  reason: string;
}

/** Binds an approval to the outcome, to everything that had been said by then and to what the recipient gives back. */
const versionOf = ({ appeal, outcome, repays }: Omit<AppealProposal, 'reason'>) =>
  `${outcome}:${appeal.version}:${repays}`;

/** What a first operator has proposed; null while nobody has, and where the recipient would give back another amount since. */
export async function openAppealProposal(
  db: Db | Tx,
  appeal: AppealRow,
  repays: bigint,
): Promise<AppealCase['said']> {
  const open = await openApproval(db, kind, appeal.id);
  const outcome = (['confirm', 'release'] as const).find(
    (one) => open?.object_version === versionOf({ appeal, outcome: one, repays }),
  );
  if (!open || !outcome) return null;
  return {
    by: { operatorId: open.maker_id, name: open.maker_name },
    outcome,
    at: open.created_at.toISOString(),
    reason: open.reason,
  };
}

/** Keeps a proposal until a second operator approves it; one that was open before is void. */
export async function proposeAppealEnd(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { reason, ...proposed }: AppealProposal,
): Promise<void> {
  const { appeal, outcome } = proposed;
  await voidApprovals(tx, app, appeal.id);
  const objectVersion = versionOf(proposed);
  const request = { kind, objectId: appeal.id, objectVersion, payload: { outcome }, reason };
  await requestApproval(tx, app, call, request);
}

/** Notes the second operator's approval. Throws `approverIsMaker`, `approvalVoided` for one of an earlier version. */
export async function approveAppealEnd(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  proposed: AppealProposal,
): Promise<void> {
  const objectVersion = versionOf(proposed);
  await decideApproval(tx, app, call, { kind, objectId: proposed.appeal.id, objectVersion, agrees: true });
}
