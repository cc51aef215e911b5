import type { OperatorAnchor } from '@fairway/contract/live/operator-schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { selectAnchor, type AnchorWithRoom } from '../anchors/anchors-store.ts';
import { selectContracts } from '../anchors/contracts-store.ts';
import { presentContract } from '../anchors/present-anchor.ts';
import type { ContractRow } from '../tables.ts';

/** An anchor as the console lists it; `contracts` may hold those of others. */
export function presentOperatorAnchor(
  row: AnchorWithRoom,
  contracts: readonly ContractRow[],
): OperatorAnchor {
  return {
    anchorId: row.id,
    memberId: row.member_id,
    name: row.name,
    about: row.about,
    status: row.status,
    appliedAt: row.applied_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    reason: row.reason,
    chatRoomNo: row.room_no === null ? null : String(row.room_no),
    followers: row.followers,
    contracts: contracts
      .filter(({ anchor_id: anchorId }) => anchorId === row.id)
      .map((contract) => presentContract(contract)),
  };
}

/** One that was just changed. */
export async function readOperatorAnchor(tx: Tx, id: string): Promise<OperatorAnchor> {
  const row = await selectAnchor(tx, id);
  if (!row) throw new Error(`Anchor ${id} is gone in the transaction that changed it`);
  return presentOperatorAnchor(row, await selectContracts(tx, [id]));
}
