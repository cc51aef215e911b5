import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePermission } from '../../lib/permissions.ts';

/** The queues refresh every 15 s while somebody looks. */
const every = 15_000;

/** How many withdrawals wait, and since when the oldest does; asked only by roles that may see them. */
export function useWithdrawalCounts() {
  const isAllowed = usePermission('withdrawals.read');
  const query = useQuery({
    queryKey: ['home', 'withdrawals'],
    queryFn: () => api.listWithdrawalQueue({ status: 'reviewing' }),
    enabled: isAllowed,
    refetchInterval: every,
  });
  return { isAllowed, ...query, oldest: query.data?.cases[0]?.record.createdAt };
}

export function useDepositCount() {
  const isAllowed = usePermission('deposits.read');
  const query = useQuery({
    queryKey: ['home', 'deposits'],
    queryFn: () => api.listDepositDecisions({ state: 'waiting' }),
    enabled: isAllowed,
    refetchInterval: every,
  });
  return { isAllowed, ...query, oldest: query.data?.decisions[0]?.payment.paidAt };
}

/** The last things that anybody did. */
export function useLatestActs() {
  const isAllowed = usePermission('audit.read');
  const query = useQuery({
    queryKey: ['home', 'audit'],
    queryFn: () => api.listAudit({}),
    enabled: isAllowed,
    refetchInterval: every,
  });
  return { isAllowed, ...query, rows: query.data?.rows.slice(0, 10) };
}
