import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';
import { usePages } from '../../lib/use-pages.ts';

export type CallRequest = OutputOf<Schemas['listCallRequests']>['requests'][number];

/** Who wants to be called, or who has been. */
export const useCallRequests = (waiting: boolean) =>
  usePages({
    key: ['callRequests', waiting],
    ask: (cursor) => api.listCallRequests({ waiting, ...(cursor === undefined ? {} : { cursor }) }),
  });

/** The whole number; who looked is in the audit trail. */
export function useRevealCall(onShown: (phone: string) => void) {
  return useAct({
    call: (input: InputOf<Schemas['revealCallRequest']>) => api.revealCallRequest(input),
    touches: ['audit'],
    onDone: ({ phone }) => onShown(phone),
  });
}

export function useSettleCall() {
  const { t } = useTranslation('call-backs');
  return useAct({
    call: (input: InputOf<Schemas['settleCallRequest']>) => api.settleCallRequest(input),
    touches: ['callRequests', 'audit'],
    done: t('settled'),
  });
}
