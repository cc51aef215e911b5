import type { PlayProtection } from '@fairway/contract/risk/protection-schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';

const queryKey = ['getPlayProtection', {}];

/** The member's limits, break, reality check and figures of the day. */
export function useProtection() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getPlayProtection({}, { signal }),
    // Money moves elsewhere too: figures are asked for whenever the member comes back to them.
    staleTime: 0,
  });
}

/** One change of it; the answer is the whole with its new status. `message` says what happened. */
export function useProtect<Input>(
  change: (input: Input) => Promise<PlayProtection>,
  message: (input: Input) => string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (protection, input) => {
      client.setQueryData(queryKey, protection);
      toast({ title: message(input), tone: 'ok', duration: 4_000 });
    },
    onError: (fault) => showRefusal(fault),
  });
}
