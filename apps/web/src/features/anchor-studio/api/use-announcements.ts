import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';

/** What the anchor has announced, the earliest first, with the own page's other facts. */
export function useAnnouncements(anchorId: string) {
  return useQuery({
    queryKey: ['getAnchor', { anchorId }],
    queryFn: ({ signal }) => api.getAnchor({ anchorId }, { signal }),
    refetchInterval: 30_000,
  });
}

const showing = ['getAnchor', 'listLiveSchedule', 'getLiveScheduleEntry'];

function useAskAgain() {
  const client = useQueryClient();
  return () => Promise.all(showing.map((name) => client.invalidateQueries({ queryKey: [name] })));
}

/** Announces a broadcast; its faults are the form's. */
export function useAnnounce() {
  return useMutation({
    mutationFn: (input: { title: { zh: string; en: string }; startsAt: string }) =>
      api.announceBroadcast(input),
    onSuccess: useAskAgain(),
  });
}

export function useCancelAnnouncement() {
  return useMutation({
    mutationFn: (scheduleId: string) => api.cancelAnnouncement({ scheduleId }),
    onSuccess: useAskAgain(),
    onError: (fault) => showRefusal(fault),
  });
}
