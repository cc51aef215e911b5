import { adjustment, repair } from '@fairway/contract/wallet/operator-schemas.ts';
import type { ProposalKind } from '@fairway/contract/wallet/proposals.ts';

/** Kinds of request in the operators' approvals that belong to the wallet. */
export const approvalKinds = {
  adjustment: 'wallet.adjustment',
  repair: 'wallet.repair',
} as const satisfies Record<ProposalKind, string>;

export function isOfWallet(kind: string): boolean {
  return Object.values<string>(approvalKinds).includes(kind);
}

/** What a stored request asks for, checked as it was when it came in. */
export function readPayload(kind: string, payload: unknown) {
  if (kind === approvalKinds.adjustment)
    return { kind: 'adjustment' as const, adjustment: adjustment.parse(payload) };
  if (kind === approvalKinds.repair) return { kind: 'repair' as const, repair: repair.parse(payload) };
  throw new RangeError(`${kind} is no request of the wallet`);
}
