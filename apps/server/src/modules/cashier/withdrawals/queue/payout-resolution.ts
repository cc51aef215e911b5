import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { decideApproval, openApproval, requestApproval, voidApprovals } from '#modules/operators';

const kind = 'resolvePayout';

/** What an operator found of a payout, and by which facts. */
export interface PayoutResolution {
  billNo: string;
  executed: boolean;
  channelReference: string;
  statementLine: string;
  reason: string;
}

/** The object of the agreement is the finding itself: who says otherwise does not agree to it. */
const versionOf = (executed: boolean) => (executed ? 'paid' : 'notPaid');

/** What a first person has said of this payout; undefined while nobody has. */
export async function openResolution(db: Db | Tx, row: { bill_no: string }) {
  const open = await openApproval(db, kind, row.bill_no);
  return (
    open && {
      by: { operatorId: open.maker_id, name: open.maker_name },
      executed: open.object_version === versionOf(true),
      at: open.created_at.toISOString(),
      reason: open.reason,
    }
  );
}

/** Keeps a finding until a second person says the same; an earlier one is void. */
export async function keepFirstResolution(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { billNo, reason, ...facts }: PayoutResolution,
): Promise<void> {
  await voidApprovals(tx, app, billNo);
  await requestApproval(tx, app, call, {
    kind,
    objectId: billNo,
    objectVersion: versionOf(facts.executed),
    payload: facts,
    reason,
  });
}

/** Notes the second person's agreement. Throws `approverIsMaker`. */
export async function confirmResolution(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { billNo, executed }: PayoutResolution,
): Promise<void> {
  const objectVersion = versionOf(executed);
  await decideApproval(tx, app, call, { kind, objectId: billNo, objectVersion, agrees: true });
}
