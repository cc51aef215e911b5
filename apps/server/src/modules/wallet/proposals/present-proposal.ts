import type { WalletProposal } from '@fairway/contract/wallet/operator-schemas.ts';
import { formatMoney } from '@fairway/money';
import { readBalance } from '#modules/ledger';
import { findMember } from '#modules/members';
import type { ApprovalRow } from '#modules/operators';
import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Adjustment } from '../adjustments/read-adjustment.ts';
import { accountNamed } from '../statement/account-of.ts';
import { readPayload } from './proposal.ts';

/** A request as the console shows it; a correction beside the balance as it is now, which the second person judges by. */
export async function presentProposal(
  db: Db | Tx,
  call: OperatorCall,
  row: ApprovalRow,
): Promise<WalletProposal> {
  const asked = readPayload(row.kind, row.payload);
  return {
    id: row.id,
    kind: asked.kind,
    state: row.state,
    evidence: row.reason,
    makerName: row.maker_name,
    madeAt: row.created_at.toISOString(),
    isOwn: row.maker_id === call.operator.operatorId,
    checkerName: row.checker_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    adjustment: asked.kind === 'adjustment' ? await presentAdjustment(db, asked.adjustment) : null,
    repair: asked.kind === 'repair' ? asked.repair : null,
  };
}

async function presentAdjustment(db: Db | Tx, asked: Adjustment) {
  const member = await findMember(db, asked.memberId);
  const balance = await readBalance(db, accountNamed(asked.memberId, asked));
  return { ...asked, memberName: member?.name ?? '', balance: formatMoney(balance) };
}
