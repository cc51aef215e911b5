import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';

/** One anchor with the room, past broadcasts and what is announced. */
export function useAnchor(anchorId: string) {
  return useQuery({
    queryKey: ['getAnchor', { anchorId }],
    queryFn: ({ signal }) => api.getAnchor({ anchorId }, { signal }),
    refetchInterval: 30_000,
  });
}

const showingFollows = [
  'getAnchor',
  'getVideoRoom',
  'listPopularLive',
  'listAnchorRooms',
  'listLiveSchedule',
];

/** Follows an anchor or no longer does; every list that shows it is asked again. */
export function useFollow(anchorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (follow: boolean) =>
      follow ? api.followAnchor({ anchorId }) : api.unfollowAnchor({ anchorId }),
    onSuccess: () =>
      Promise.all(showingFollows.map((name) => client.invalidateQueries({ queryKey: [name] }))),
    onError: (fault) => showRefusal(fault),
  });
}
