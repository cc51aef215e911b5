import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';

/** Matches and announced broadcasts of a day of the site's zone; today without one. */
export function useSchedule(day: string | undefined, kind: 'match' | 'anchor' | undefined, enabled = true) {
  const input = { ...(day !== undefined && { day }), ...(kind !== undefined && { kind }) };
  return useQuery({
    queryKey: ['listLiveSchedule', input],
    queryFn: ({ signal }) => api.listLiveSchedule(input, { signal }),
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useScheduleEntry(scheduleId: string) {
  return useQuery({
    queryKey: ['getLiveScheduleEntry', { scheduleId }],
    queryFn: ({ signal }) => api.getLiveScheduleEntry({ scheduleId }, { signal }),
    refetchInterval: 30_000,
  });
}

/** Has the member reminded ten minutes before, or no longer. */
export function useReminder(scheduleId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) =>
      wanted ? api.remindOfBroadcast({ scheduleId }) : api.forgetReminder({ scheduleId }),
    onSuccess: () =>
      Promise.all(
        ['listLiveSchedule', 'getLiveScheduleEntry', 'getAnchor'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
    onError: (fault) => showRefusal(fault),
  });
}
