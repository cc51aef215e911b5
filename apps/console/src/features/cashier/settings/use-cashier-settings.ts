import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';

export type SettingsDraft = OutputOf<Schemas['getCashierSettings']>;
export type SettingsFields = SettingsDraft['settings'];

/** The newest settings. They do not refresh under an editor's hands: another's version shows as a conflict. */
export function useCashierSettings() {
  return useQuery({
    queryKey: ['cashierSettings', 'draft'],
    queryFn: () => api.getCashierSettings({}),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
}

/** The versions that there have been, newest first. */
export function useSettingsVersions() {
  return useQuery({
    queryKey: ['cashierSettings', 'versions'],
    queryFn: () => api.listCashierSettings({}),
  });
}

/** Publishes settings over the version that was seen. */
export function usePublishSettings() {
  const { t } = useTranslation('cashier');
  return useAct({
    call: (input: InputOf<Schemas['updateCashierSettings']>) => api.updateCashierSettings(input),
    touches: ['cashierSettings', 'audit'],
    done: ({ version }) => t('settings.published', { version }),
  });
}
