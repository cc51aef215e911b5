import { useQuery } from '@tanstack/react-query';
import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';
import { usePages } from '../../lib/use-pages.ts';

/** Every venue with its switch. */
export function useVenueSwitches() {
  return useQuery({
    queryKey: ['venues', 'switches'],
    queryFn: () => api.listVenueSwitches({}),
    refetchInterval: 15_000,
  });
}

/** Transfers whose end is not known, those that wait for people first. */
export function useUnresolvedTransfers() {
  return usePages({
    key: ['venues', 'transfers'],
    ask: (cursor) => api.listUnresolvedTransfers(cursor ? { cursor } : {}),
    every: 15_000,
  });
}

export function useSwitchVenue() {
  const { t } = useTranslation('venues');
  return useAct({
    call: (input: InputOf<Schemas['switchVenue']>) => api.switchVenue(input),
    touches: ['venues', 'proposals', 'audit'],
    done: ({ proposalId }) => t(proposalId === null ? 'switch.done' : 'switch.proposed'),
  });
}

/** The first person proposes, a second one repeats it; then the money moves. */
export function useResolveTransfer() {
  const { t } = useTranslation('venues');
  return useAct({
    call: (input: InputOf<Schemas['resolveVenueTransfer']>, options) =>
      api.resolveVenueTransfer(input, options),
    touches: ['venues', 'audit'],
    done: ({ outcome }) => t(`resolve.${outcome}`),
  });
}

/** Where the venues' own books differ from ours, open ones first. */
export function useVenueDifferences() {
  return usePages({
    key: ['venues', 'differences'],
    ask: (cursor) => api.listVenueDifferences(cursor ? { cursor } : {}),
    every: 60_000,
  });
}

/** Closes a difference by what was found out; nothing moves. */
export function useExplainDifference() {
  const { t } = useTranslation('venues');
  return useAct({
    call: (input: InputOf<Schemas['explainVenueDifference']>) => api.explainVenueDifference(input),
    touches: ['venues', 'audit'],
    done: () => t('explain.done'),
  });
}
