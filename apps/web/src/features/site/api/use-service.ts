import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** Who asks: lines and chat depend on it. */
const useAsker = () => useSession(({ session }) => session?.memberId ?? '');

/** The lines that are meant for this visitor or member; an address that is not https is none. */
export function useServiceLines() {
  const asker = useAsker();
  return useQuery({
    queryKey: ['getServiceLines', { asker }],
    queryFn: async ({ signal }) => (await api.getServiceLines({}, { signal })).lines,
    select: (lines) => lines.filter(({ url }) => url.startsWith('https://')),
    staleTime: 60_000,
  });
}

/** The chat that opens inside our pages, '' without one. */
export function useChatUrl() {
  return useQuery({
    queryKey: ['getCustomerServiceUrl', {}],
    queryFn: async ({ signal }) => (await api.getCustomerServiceUrl({}, { signal })).url,
    select: (url) => (url.startsWith('https://') ? url : ''),
    staleTime: 60_000,
  });
}

/** What the chat receives about who writes. */
export function useEchatMetadata(enabled: boolean) {
  const asker = useAsker();
  return useQuery({
    queryKey: ['getEchatMetadata', { asker }],
    queryFn: ({ signal }) => api.getEchatMetadata({}, { signal }),
    enabled,
    staleTime: Infinity,
  });
}

export function useFreeCall() {
  return useMutation({
    mutationFn: (input: InputOf<Schemas['requestFreeCall']>) => api.requestFreeCall(input),
  });
}
