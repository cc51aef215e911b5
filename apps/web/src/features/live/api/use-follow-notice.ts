import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';

/** The follower's switch for messages of an anchor's broadcasts; null until it is known. */
export function useFollowNotice(anchorId: string) {
  const client = useQueryClient();
  const queryKey = ['getFollowNotice', { anchorId }];
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getFollowNotice({ anchorId }, { signal }),
  });
  const set = useMutation({
    mutationFn: (notifies: boolean) => api.setFollowNotice({ anchorId, notifies }),
    onSuccess: (now) => client.setQueryData(queryKey, now),
    onError: (fault) => showRefusal(fault),
  });
  return { notifies: asked.data?.notifies ?? null, set: set.mutate, sending: set.isPending };
}
