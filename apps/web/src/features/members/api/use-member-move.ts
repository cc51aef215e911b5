import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const queryKey = ['getMemberMove', {}];

/** Where the members move to, if they do; asked at each login and again every few minutes. */
export function useMemberMove() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getMemberMove({}, { signal }),
    staleTime: 60_000,
    refetchInterval: 300_000,
  });
}

/** Closes the notice of a plain move. It is gone from the screen at once; should the call fail, it comes back next time. */
export function useCloseMemberMove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stxx: number) => api.closeMemberMove({ stxx }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
