import type { IdentityFlow } from '@fairway/contract/identity/schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

const operation = 'getIdentityStatus';

/** What a flow asks for and what of it is there; asked for while something shows it. */
export function useIdentityStatus(flow: IdentityFlow, enabled = true) {
  return useQuery({
    queryKey: [operation, { flow }],
    queryFn: ({ signal }) => api.getIdentityStatus({ flow }, { signal }),
    enabled,
  });
}

/** Has the parts checked; what a withdrawal's terms say about them is asked for again. */
export function useVerifyIdentity(flow: IdentityFlow) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { idCard?: string; skipCard?: boolean }) => api.verifyIdentity({ flow, ...input }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [operation] }),
        client.invalidateQueries({ queryKey: ['getWithdrawalTerms'] }),
      ]),
  });
}
