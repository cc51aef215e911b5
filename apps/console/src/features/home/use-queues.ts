import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePermission } from '../../lib/permissions.ts';

/** The queues refresh every 15 s while the page is open. */
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

/** Matches that need a person; the list is short, and a full first page says so with a plus. */
export function useAlarmCount() {
  const isAllowed = usePermission('sportsbook.read');
  const query = useQuery({
    queryKey: ['home', 'alarms'],
    queryFn: () => api.listTradedFixtures({ state: 'alarm' }),
    enabled: isAllowed,
    refetchInterval: every,
  });
  return { isAllowed, ...query, oldest: query.data?.fixtures[0]?.alarms[0]?.since };
}

/** Transfers whose end no venue has reported. */
export function useTransferCount() {
  const isAllowed = usePermission('venues.read');
  const query = useQuery({
    queryKey: ['home', 'transfers'],
    queryFn: () => api.listUnresolvedTransfers({}),
    enabled: isAllowed,
    refetchInterval: every,
  });
  return { isAllowed, ...query, oldest: query.data?.transfers[0]?.createdAt };
}

/** What waits for a second person, of every kind that this role may read, and whether any of it waits for this one. */
export function useProposalCount() {
  const isAllowed = usePermission('proposals.read');
  const query = useQuery({
    queryKey: ['home', 'proposals'],
    queryFn: () => api.listProposals({ state: 'pending' }),
    enabled: isAllowed,
    refetchInterval: every,
  });
  const proposals = query.data?.proposals;
  return {
    isAllowed,
    ...query,
    oldest: proposals?.[0]?.madeAt,
    mayDecide: proposals?.some(({ mayDecide }) => mayDecide) ?? false,
  };
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
