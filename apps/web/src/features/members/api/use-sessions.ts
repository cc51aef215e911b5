import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';

const queryKey = ['listSessions', {}];

/** Where this account is signed in; asked again when a login ends anywhere. */
export function useSessions() {
  const client = useQueryClient();
  const memberId = useSession(({ session }) => session?.memberId);
  const again = () => void client.invalidateQueries({ queryKey });
  useTopic('memberSessions', memberId === undefined ? undefined : { memberId }, again, again);
  return useQuery({ queryKey, queryFn: ({ signal }) => api.listSessions({}, { signal }) });
}

/** Signs another device out. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.endSession({ id }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Signs every other device out. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.endOtherSessions({}),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
