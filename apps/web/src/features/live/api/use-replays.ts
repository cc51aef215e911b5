import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useSession } from '../../../lib/session-store.ts';

/** What a room has shown and can be played again. A broadcast that has just ended is there within a minute. */
export function useReplays(chatRoomNo: string) {
  return useQuery({
    queryKey: ['listReplays', { chatRoomNo }],
    queryFn: ({ signal }) => api.listReplays({ chatRoomNo }, { signal }),
    refetchInterval: 30_000,
  });
}

/** The switch of the room's own anchor; undefined for everyone else. */
export function useOwnReplays(chatRoomNo: string) {
  const client = useQueryClient();
  const signedIn = useSession(({ session }) => session !== undefined);
  const own = useQuery({
    queryKey: ['getOwnAnchor', {}],
    queryFn: ({ signal }) => api.getOwnAnchor({}, { signal }),
    enabled: signedIn,
    staleTime: 30_000,
  });
  const set = useMutation({
    mutationFn: (keeps: boolean) => api.keepOwnReplays({ keeps }),
    onSuccess: () =>
      Promise.all(
        ['getOwnAnchor', 'listReplays', 'getAnchor'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
    onError: (fault) => showRefusal(fault),
  });
  const anchor = own.data?.anchor;
  if (anchor?.chatRoomNo !== chatRoomNo || anchor.status !== 'approved') return undefined;
  return { keeps: anchor.keepsReplays, set: (keeps: boolean) => set.mutate(keeps), busy: set.isPending };
}
