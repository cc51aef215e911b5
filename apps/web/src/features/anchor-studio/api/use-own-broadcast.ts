import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import type { OwnBroadcast } from './shapes.ts';

const key = ['getOwnBroadcast', {}] as const;

/** The own broadcast that is open or was the last, as the house knows it; asked for every three seconds. */
export function useOwnBroadcast() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.getOwnBroadcast({}, { signal }),
    refetchInterval: 3000,
    // Who shares a screen looks at another window.
    refetchIntervalInBackground: true,
  });
}

/** Opens a broadcast, or gives the one that has not begun another key. */
export function useOpenBroadcast() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.openBroadcast({}),
    onError: (fault) => showRefusal(fault),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useEndBroadcast() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.endOwnBroadcast({}),
    onSuccess: (answer) => client.setQueryData<{ broadcast: OwnBroadcast | null }>(key, answer),
    onError: (fault) => showRefusal(fault),
  });
}
