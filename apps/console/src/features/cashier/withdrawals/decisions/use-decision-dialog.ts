import { useState } from 'react';
import type { useDecisions } from './use-decisions.ts';
import type { WithdrawalCaseLine } from '../use-withdrawals.ts';

/** What can be decided about a case under review. */
export type Act = 'approve' | 'reject' | 'freeze';

export interface OpenDialog {
  act: Act;
  /** The case as it was read when it was taken: its version goes with the decision. */
  line: WithdrawalCaseLine;
}

/**
 * Opening a decision takes the case; only when it could be taken the dialog opens, with the case at its version then.
 */
export function useDecisionDialog(claim: ReturnType<typeof useDecisions>['claim']) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const open = (act: Act, billNo: string) =>
    claim.mutate({ billNo }, { onSuccess: (line) => setDialog({ act, line }) });
  return { dialog, open, close: () => setDialog(undefined) };
}
