import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const safetyKey = ['getSafetyNotice', {}];

export function useSafetyNotice() {
  return useQuery({
    queryKey: safetyKey,
    queryFn: ({ signal }) => api.getSafetyNotice({}, { signal }),
    staleTime: 60_000,
  });
}

/** Puts the safety notice away for good. */
export function useDismissSafetyNotice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.dismissNewUserNotice({}),
    onSettled: () => client.invalidateQueries({ queryKey: safetyKey }),
  });
}
