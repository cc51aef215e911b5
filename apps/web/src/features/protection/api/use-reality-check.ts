import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useRealityDemand } from '../../../lib/reality-demand.ts';
import { useNow } from '../../../lib/use-now.ts';

const queryKey = ['getRealityCheck', {}];

/**
 * The server's answer on whether to ask now; asked again at the moment that it named, and whenever the tab is looked
 * at, and when a stake was refused because of it.
 */
export function useRealityCheck() {
  const now = useNow(30_000);
  const demands = useRealityDemand(({ times }) => times);
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getRealityCheck({}, { signal }),
    staleTime: 0,
  });
  const isOver = data !== undefined && !data.due && now >= Date.parse(data.dueAt);
  useEffect(() => {
    if (isOver || demands > 0) void refetch();
  }, [isOver, demands, refetch]);
  return data;
}

/** Confirms; other tabs hear of it when they ask. */
export function useAnswerRealityCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: 'goOn' | 'rest') => api.answerRealityCheck({ answer }),
    onSuccess: (check) => client.setQueryData(queryKey, check),
    onError: (fault) => showRefusal(fault),
  });
}
