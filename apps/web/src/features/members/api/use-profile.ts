import type { MemberProfile } from '@fairway/contract/members/schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const queryKey = ['getProfile'];

/** The signed-in member; the shell shows the same answer. */
export function useProfile() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getProfile({}, { signal }),
    staleTime: 60_000,
  });
}

/** The names of the portraits that can be chosen. */
export function useAvatars(isOpen: boolean) {
  return useQuery({
    queryKey: ['listDefaultProfiles', {}],
    queryFn: ({ signal }) => api.listDefaultProfiles({}, { signal }),
    staleTime: Infinity,
    enabled: isOpen,
  });
}

/** One change of the profile; header and member card follow it at once. */
export function useChangeProfile<Input>(change: (input: Input) => Promise<MemberProfile>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (profile) => client.setQueryData(queryKey, profile),
  });
}
