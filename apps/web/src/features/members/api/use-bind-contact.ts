import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const queryKey = ['getProfile'];

/** The account's phone and mailbox, masked; '' for what is not bound. */
export function useContacts() {
  return useQuery({ queryKey, queryFn: ({ signal }) => api.getProfile({}, { signal }), staleTime: 60_000 });
}

/** Binds the phone or mailbox that the code went to. */
export function useBindContact(channel: 'sms' | 'email') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { codeId: string; code: string }) =>
      channel === 'sms' ? api.bindPhone(input) : api.bindEmail(input),
    onSuccess: (profile) => client.setQueryData(queryKey, profile),
  });
}
