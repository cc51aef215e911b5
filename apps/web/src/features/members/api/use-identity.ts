import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const changesKey = ['listMemberChanges'];

/** The changes that this member has asked for, newest first. */
export function useMemberChanges() {
  return useQuery({ queryKey: changesKey, queryFn: ({ signal }) => api.listMemberChanges({}, { signal }) });
}

/** Sets the real name, once. */
export function useSetRealName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (realName: string) => api.setRealName({ realName }),
    onSuccess: (profile) => client.setQueryData(['getProfile'], profile),
  });
}

/** Asks for another real name or phone. */
export function useRequestMemberChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Parameters<typeof api.requestMemberChange>[0]) => api.requestMemberChange(wish),
    onSettled: () => client.invalidateQueries({ queryKey: changesKey }),
  });
}
