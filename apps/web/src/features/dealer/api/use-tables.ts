import { dealerTableCodes, type DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** What the hall shows moves on by itself while a member plays: asked for now and then. */
const refetchInterval = 10_000;

/** The house's tables in the order to show them, each with the results of its shoe. */
export function useDealerTables() {
  return useQuery({
    queryKey: ['listDealerTables', {}],
    queryFn: ({ signal }) => api.listDealerTables({}, { signal }),
    staleTime: 0,
    refetchInterval,
  });
}

export function tableOf(code: string): DealerTableCode | undefined {
  return dealerTableCodes.find((one) => one === code);
}
