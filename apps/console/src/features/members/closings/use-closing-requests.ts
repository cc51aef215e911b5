import { api } from '../../../lib/api.ts';
import { usePages } from '../../../lib/use-pages.ts';

/** Members who ask for the closing, oldest first; looked at again every half minute. */
export function useClosingRequests() {
  return usePages({
    key: ['member-closings'],
    ask: (cursor) => api.listClosingRequests(cursor ? { cursor } : {}),
    every: 30_000,
  });
}
