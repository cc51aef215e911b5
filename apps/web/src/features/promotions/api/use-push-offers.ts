import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { language } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session-store.ts';

/** Offers for the member that were not taken yet. */
export function usePushOffers() {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listPushOffers', { language: language() }],
    queryFn: ({ signal }) => api.listPushOffers({}, { signal }),
    enabled: isSignedIn,
  });
}
