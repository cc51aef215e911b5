import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** The site's notices that are shown now, with their slots. */
export function useNotices() {
  return useQuery({
    queryKey: ['listNotices', {}],
    queryFn: ({ signal }) => api.listNotices({}, { signal }),
    refetchInterval: 60_000,
  });
}

/** The special notice of the home page for the present visitor; another one after a login. */
export function useSpecialNotice() {
  const memberId = useSession(({ session }) => session?.memberId);
  return useQuery({
    queryKey: ['getSpecialNotice', {}, memberId],
    queryFn: ({ signal }) => api.getSpecialNotice({}, { signal }),
    refetchInterval: 60_000,
  });
}
