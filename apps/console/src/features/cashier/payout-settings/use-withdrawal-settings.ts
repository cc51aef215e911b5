import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';

export type WithdrawalDraft = OutputOf<Schemas['getWithdrawalSettings']>;
export type WithdrawalFields = WithdrawalDraft['settings'];

/** The newest settings of money out. They do not refresh under an editor's hands: another's version shows as a conflict. */
export function useWithdrawalSettings() {
  return useQuery({
    queryKey: ['withdrawalSettings', 'draft'],
    queryFn: () => api.getWithdrawalSettings({}),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
}

/** The versions that there have been, newest first. */
export function useWithdrawalVersions() {
  return useQuery({
    queryKey: ['withdrawalSettings', 'versions'],
    queryFn: () => api.listWithdrawalSettings({}),
  });
}

/** Publishes settings over the version that was seen. */
export function usePublishWithdrawalSettings() {
  const { t } = useTranslation('cashier');
  return useAct({
    call: (input: InputOf<Schemas['updateWithdrawalSettings']>) => api.updateWithdrawalSettings(input),
    touches: ['withdrawalSettings', 'audit'],
    done: ({ version }) => t('settings.published', { version }),
  });
}
