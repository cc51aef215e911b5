import { recyclingThrottleMs, isTooSoon } from '@fairway/contract/limits/timing.ts';
import type { Recycling } from '@fairway/contract/venues/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { api, serverClock } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { describeRecycling } from '../texts/describe-recycling.ts';
import { fundsHistoryQuery } from './use-funds-history.ts';
import { venuesQuery } from './use-venues.ts';
import { walletBalanceQuery } from './use-wallet-balance.ts';
import { useAskMoneyAgain } from './use-wallet-news.ts';
import { yebDetailsQuery } from './use-yeb.ts';

interface RecyclingState {
  /** The venue-loading flag: a veil lies over the page while it is set. */
  running: boolean;
  lastAt: number | undefined;
  /** Venues at which the member may be playing, waiting for a confirmation. */
  asking: Recycling['venues'];
}

/** One recycling for the whole page, whichever button began it. */
export const useRecyclingState = create<RecyclingState>(() => ({
  running: false,
  lastAt: undefined,
  asking: [],
}));

/** One-click recycling: at most once in ten seconds, reported in a toast, asking first where a game may be on. */
export function useRecycling() {
  const { t } = useTranslation('wallet');
  const first = useOperationId('recycleAllVenues');
  const confirmed = useOperationId('confirmVenueRecycling');
  const askAgain = useAskMoneyAgain();
  const { running } = useRecyclingState();
  const client = useQueryClient();
  // Wallet, interest, assets and venues (specification section 4), whether a page shows them now or not.
  const refresh = () =>
    Promise.allSettled([
      client.fetchQuery({ ...walletBalanceQuery, staleTime: 0 }),
      client.fetchQuery({ ...yebDetailsQuery, staleTime: 0 }),
      client.fetchQuery({ ...fundsHistoryQuery, staleTime: 0 }),
      client.fetchQuery({ ...venuesQuery, staleTime: 0 }),
    ]);
  const frame = {
    onMutate: () => useRecyclingState.setState({ running: true }),
    onSuccess: (answer: Recycling) => {
      const asking = answer.venues.filter(({ result }) => result === 'needsConfirmation');
      useRecyclingState.setState({ asking });
      describeRecycling(answer);
    },
    onError: (fault: unknown) => showRefusal(fault),
    onSettled: async () => {
      await refresh();
      void askAgain();
      useRecyclingState.setState({ running: false });
    },
  };
  const all = useMutation({
    mutationFn: () => first.run((operationId) => api.recycleAllVenues({}, { operationId })),
    ...frame,
  });
  const rest = useMutation({
    mutationFn: (apiNames: string[]) =>
      confirmed.run((operationId) => api.confirmVenueRecycling({ apiNames }, { operationId })),
    ...frame,
  });
  return {
    running,
    recycle: () => {
      const { lastAt, running: busy } = useRecyclingState.getState();
      const now = serverClock.now();
      if (busy) return;
      if (isTooSoon(lastAt, now, recyclingThrottleMs)) {
        toast({ title: t('recycling.tooFrequent'), tone: 'plain' });
        return;
      }
      useRecyclingState.setState({ lastAt: now });
      all.mutate();
    },
    confirm: () => {
      const { asking } = useRecyclingState.getState();
      useRecyclingState.setState({ asking: [] });
      rest.mutate([...new Set(asking.map(({ channelCode }) => channelCode))]);
    },
  };
}
