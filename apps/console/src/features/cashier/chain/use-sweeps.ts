import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { usePages } from '../../../lib/use-pages.ts';

/** Deposits in transit into the payout wallet; asked again every ten seconds while the page is open. */
export function useSweeps() {
  return usePages({
    key: ['sweeps'],
    ask: (cursor) => api.listSweeps(cursor ? { cursor } : {}),
    every: 10_000,
  });
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
