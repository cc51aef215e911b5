import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';

/** Deposits in transit into the payout wallet; asked again every ten seconds while the page is open. */
export function useSweeps() {
  return useQuery({ queryKey: ['sweeps'], queryFn: () => api.listSweeps({}), refetchInterval: 10_000 });
}

/** Ends the rest of an address whose sweep failed. */
export function useRetrySweep(onDone: () => void) {
  const { t } = useTranslation('chain');
  return useAct({
    call: (input: InputOf<Schemas['retrySweep']>, options) => api.retrySweep(input, options),
    touches: ['sweeps', 'audit'],
    done: t('sweeps.retried'),
    onDone,
  });
}
