import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { BroadcastKind, BroadcastStatus } from '@fairway/contract/messages/broadcasts.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';
import { usePages } from '../../lib/use-pages.ts';

export interface BroadcastFilters {
  kind?: BroadcastKind;
  status?: BroadcastStatus;
}

/** What was written, newest first. */
export function useBroadcasts({ kind, status }: BroadcastFilters) {
  return usePages({
    key: ['broadcasts', { kind, status }],
    ask: (cursor) =>
      api.listBroadcasts({
        ...(kind ? { kind } : {}),
        ...(status ? { status } : {}),
        ...(cursor ? { cursor } : {}),
      }),
    every: 60_000,
  });
}

/** One broadcast with how far it reaches. */
export function useBroadcast(id: string) {
  return useQuery({
    queryKey: ['broadcasts', 'one', id],
    queryFn: () => api.getBroadcast({ id }),
    refetchInterval: 15_000,
  });
}

/** The acts on broadcasts; each refreshes list and drawer. */
export function useBroadcastActs() {
  const { t } = useTranslation('messages');
  const touches = ['broadcasts', 'audit'];
  return {
    create: useAct({
      call: (input: InputOf<Schemas['createBroadcast']>, options) => api.createBroadcast(input, options),
      touches,
      done: t('saved'),
    }),
    update: useAct({
      call: (input: InputOf<Schemas['updateBroadcast']>) => api.updateBroadcast(input),
      touches,
      done: t('saved'),
    }),
    publish: useAct({
      call: (input: InputOf<Schemas['publishBroadcast']>) => api.publishBroadcast(input),
      touches,
      done: ({ status }) => t(status === 'scheduled' ? 'scheduled' : 'published'),
    }),
    withdraw: useAct({
      call: (input: InputOf<Schemas['withdrawBroadcast']>) => api.withdrawBroadcast(input),
      touches,
      done: t('withdrawn'),
    }),
  };
}
