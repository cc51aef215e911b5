import { usePermission } from '../../../lib/permissions.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useTakenByOther } from './case/claim-mark.tsx';
import { approvalBlock } from './decisions/decision-rules.ts';
import type { Act } from './decisions/use-decision-dialog.ts';
import type { WithdrawalCaseLine } from './use-withdrawals.ts';

/** Whether a key may start an act on the chosen case: the same rules as its buttons. */
export function useActs(line: WithdrawalCaseLine | undefined): (act: Act) => boolean {
  const mayDecide = usePermission('withdrawals.decide');
  const mayApproveLarge = usePermission('withdrawals.approve-large');
  const me = useSession()?.operator.id;
  const isTaken = useTakenByOther(line?.claim ?? null);
  return (act) => {
    if (!line || !mayDecide || isTaken || line.record.status !== 'reviewing') return false;
    return act !== 'approve' || approvalBlock(line, me, mayApproveLarge) === undefined;
  };
}
