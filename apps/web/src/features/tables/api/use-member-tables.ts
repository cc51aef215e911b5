import { memberTableCodes, type MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const refetchInterval = 10_000;

/** The house's tables between members, each with how many seats are taken. */
export function useMemberTables() {
  return useQuery({
    queryKey: ['listTables', {}],
    queryFn: ({ signal }) => api.listTables({}, { signal }),
    staleTime: 0,
    refetchInterval,
  });
}

export function memberTableOf(code: string): MemberTableCode | undefined {
  return memberTableCodes.find((one) => one === code);
}
