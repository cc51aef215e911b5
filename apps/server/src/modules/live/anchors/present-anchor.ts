import type { AnchorContract, OwnAnchor } from '@fairway/contract/live/anchor-schemas.ts';
import type { ContractRow } from '../tables.ts';
import type { AnchorWithRoom } from './anchors-store.ts';

/** An anchor as the member behind it sees it; `contracts` are the versions of this anchor. */
export function presentOwnAnchor(row: AnchorWithRoom, contracts: readonly ContractRow[]): OwnAnchor {
  return {
    anchorId: row.id,
    name: row.name,
    about: row.about,
    status: row.status,
    appliedAt: row.applied_at.toISOString(),
    reason: row.status === 'refused' || row.status === 'suspended' ? row.reason : '',
    chatRoomNo: row.room_no === null ? null : String(row.room_no),
    followers: row.followers,
    keepsReplays: row.keeps_replays,
    cover: row.cover,
    // What nobody agreed to is the house's own affair.
    contracts: contracts
      .filter(({ status }) => status !== 'proposed' && status !== 'dropped')
      .map((contract) => presentContract(contract)),
  };
}

export function presentContract(row: ContractRow): AnchorContract {
  return {
    contractId: row.id,
    no: row.no,
    sharePercent: row.share_percent,
    status: row.status,
    proposedAt: row.proposed_at.toISOString(),
    inForceAt: row.in_force_at?.toISOString() ?? null,
  };
}
