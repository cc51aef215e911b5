import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

const sleepKey = ['checkMemberSleep', {}];
const staleTime = 5 * 60_000;

/** Whether this member is asked for another password. */
export function usePasswordCheck() {
  return useQuery({
    queryKey: ['checkPasswordChange', {}],
    queryFn: ({ signal }) => api.checkPasswordChange({}, { signal }),
    staleTime,
  });
}

/** Whether the account has fallen asleep. */
export function useSleepCheck() {
  return useQuery({
    queryKey: sleepKey,
    queryFn: ({ signal }) => api.checkMemberSleep({}, { signal }),
    staleTime,
  });
}

/** Wakes the account. */
export function useActivate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.activateMember({}),
    onSuccess: () => client.setQueryData(sleepKey, { asleep: false, since: null }),
  });
}

/** Whether promotions are closed to the signed-in member; a visitor is asked nothing. */
export function useBlackInfo() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['getUserBlackInfo', {}],
    queryFn: ({ signal }) => api.getUserBlackInfo({}, { signal }),
    enabled: signedIn,
    staleTime: 0,
  });
}
