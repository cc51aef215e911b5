import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';

export type AskedAddress = InputOf<Schemas['getBoundAddress']>;

/** The networks as node and signer say; asked again every ten seconds while the page is open. */
export function useChainNetworks() {
  return useQuery({
    queryKey: ['chainNetworks'],
    queryFn: () => api.listChainNetworks({}),
    select: ({ networks }) => networks,
    refetchInterval: 10_000,
  });
}

/** Who has bound an address; asked when the form is sent, never by itself. */
export function useBoundAddress() {
  return useMutation({ mutationFn: (input: AskedAddress) => api.getBoundAddress(input) });
}

/** Unbinds an address from its owner. */
export function useCleanBoundAddress(onDone: () => void) {
  const { t } = useTranslation('chain');
  return useAct({
    call: (input: InputOf<Schemas['cleanBoundAddress']>, options) => api.cleanBoundAddress(input, options),
    touches: ['audit'],
    done: t('address.cleaned'),
    onDone,
  });
}
