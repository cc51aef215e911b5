import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';

const queryKey = ['getClosingRequest', {}];

/** The member's request that the account be closed; operators may have begun meanwhile. */
export function useClosingRequest() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getClosingRequest({}, { signal }),
    staleTime: 0,
  });
}

type Answer = Awaited<ReturnType<typeof api.getClosingRequest>>;

/** Asks for the closing or takes the request back; `message` says that it was done. */
export function useChangeClosing<Input>(change: (input: Input) => Promise<Answer>, message: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      toast({ title: message, tone: 'ok', duration: 4_000 });
    },
    onError: (fault) => showRefusal(fault),
  });
}
