import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** A shoe of a table with all that was dealt from it; the present one without a number. */
export function useShoe(table: DealerTableCode, shoe: number | undefined) {
  return useQuery({
    queryKey: ['getShoe', { table, shoe }],
    queryFn: ({ signal }) => api.getShoe(shoe === undefined ? { table } : { table, shoe }, { signal }),
    placeholderData: keepPreviousData,
  });
}
