import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { usePages } from '../../../lib/use-pages.ts';

/** A member with masked details, sessions and device mates. */
export function useMemberCase(memberId: string) {
  return useQuery({
    queryKey: ['members', 'case', memberId],
    queryFn: () => api.getMemberCase({ memberId }),
  });
}

/** Every account with its balance and what it is made of; only for roles that may see the ledger. */
export function useMemberBalances(memberId: string) {
  const isAllowed = usePermission('ledger.read');
  const query = useQuery({
    queryKey: ['members', 'balances', memberId],
    queryFn: () => api.listMemberBalances({ memberId }),
    enabled: isAllowed,
  });
  return { isAllowed, ...query };
}

/** The lines of one account, newest first. */
export function useMemberLedger(memberId: string, account: string) {
  return usePages({
    key: ['members', 'ledger', memberId, account],
    ask: (cursor) => api.listMemberLedger({ memberId, account, ...(cursor ? { cursor } : {}) }),
  });
}
