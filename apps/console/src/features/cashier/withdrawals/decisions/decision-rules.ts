import type { WithdrawalCaseLine } from '../use-withdrawals.ts';

/** Why this operator cannot approve: the first approval was theirs, or the second one takes another right. */
export type ApprovalBlock = 'isMaker' | 'needsLead';

/** The server decides again; here it keeps a button from being pressed in vain (security rule 29). */
export function approvalBlock(
  { firstApproval }: Pick<WithdrawalCaseLine, 'firstApproval'>,
  operatorId: string | undefined,
  mayApproveLarge: boolean,
): ApprovalBlock | undefined {
  if (!firstApproval) return undefined;
  if (firstApproval.by.operatorId === operatorId) return 'isMaker';
  return mayApproveLarge ? undefined : 'needsLead';
}
