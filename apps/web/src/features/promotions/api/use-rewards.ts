import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session-store.ts';

/** A page of the member's own rewards, the latest first. */
export function useRewards(cursor: string | undefined) {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listRewards', { cursor, language: language() }],
    queryFn: ({ signal }) => api.listRewards(cursor === undefined ? {} : { cursor }, { signal }),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
}
