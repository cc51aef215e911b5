import type { AppealCase } from '@fairway/contract/cashier/matching/matching-schemas.ts';
import type { AppealOutcome } from '@fairway/contract/cashier/matching/matching-words.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { decideApproval, openApproval, requestApproval, voidApprovals } from '#modules/operators';

const kind = 'decidePartAppeal';

export interface AppealWord {
  appealId: string;
  outcome: AppealOutcome;
  reason: string;
}

/** What a first person has said of an appeal; null while nobody has. */
export async function openAppealWord(db: Db | Tx, appealId: string): Promise<AppealCase['said']> {
  const open = await openApproval(db, kind, appealId);
  if (!open) return null;
  return {
    by: { operatorId: open.maker_id, name: open.maker_name },
    outcome: open.object_version === 'confirm' ? 'confirm' : 'release',
    at: open.created_at.toISOString(),
    reason: open.reason,
  };
}

/** Keeps a word until a second person says the same; another one that stood before it is void. */
export async function keepAppealWord(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { appealId, outcome, reason }: AppealWord,
): Promise<void> {
  await voidApprovals(tx, app, appealId);
  const request = { kind, objectId: appealId, objectVersion: outcome, payload: { outcome }, reason };
  await requestApproval(tx, app, call, request);
}

/** Notes the second person's agreement. Throws `approverIsMaker`. */
export async function agreeToAppealWord(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { appealId, outcome }: AppealWord,
): Promise<void> {
  await decideApproval(tx, app, call, { kind, objectId: appealId, objectVersion: outcome, agrees: true });
}
