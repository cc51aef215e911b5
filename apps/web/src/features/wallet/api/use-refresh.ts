import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { isTooSoon, refreshThrottleMs } from '@fairway/contract/limits/timing.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, serverClock } from '../../../lib/api.ts';
import { displayAmount } from '../../../lib/format-amount.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { venuesQuery, type Venue } from './use-venues.ts';
import { useAskMoneyAgain } from './use-wallet-news.ts';

/** When each balance was last refreshed on this page: a further press within ten seconds does nothing. */
const refreshedAt = new Map<string, number>();

/** Refreshing: one venue's balance, or all of them; each at most once in ten seconds. */
export function useRefresh() {
  const { t } = useTranslation('wallet');
  const client = useQueryClient();
  const askAgain = useAskMoneyAgain();
  const one = useMutation({
    mutationFn: ({ venue, currency }: { venue: Venue; currency: 'CNY' | 'USDT' }) => ask(venue, currency),
    onSuccess: ({ money }, { venue, currency }) =>
      toast({
        title: t('refresh.venueDone', { venue: venue.name, amount: displayAmount(money, currency) }),
        tone: 'ok',
      }),
    onError: (fault: unknown) => showRefusal(fault),
    onSettled: askAgain,
  });
  const all = useMutation({
    mutationFn: async () => {
      // A press may come before the page knows its venues: then it waits for them, instead of saying that none is left to ask.
      const { venues } = await client.ensureQueryData(venuesQuery);
      const outside = venues.filter(({ path, wallet }) => path === null && wallet === 'transfer');
      const answers = await Promise.allSettled(outside.map((venue) => ask(venue, 'CNY')));
      await client.refetchQueries({ queryKey: ['getWalletBalance'] });
      return outside.filter((_, index) => isUnanswered(answers[index]));
    },
    onSuccess: (silent) => {
      const names = silent.map(({ name }) => name).join('、');
      if (names === '') toast({ title: t('refresh.done'), tone: 'ok' });
      else
        toast({
          title: t('refresh.done'),
          description: t('refresh.venueFailed', { venues: names }),
          tone: 'plain',
        });
    },
    onError: (fault: unknown) => showRefusal(fault),
    onSettled: askAgain,
  });
  const mayGo = (key: string): boolean => {
    const now = serverClock.now();
    if (isTooSoon(refreshedAt.get(key), now, refreshThrottleMs)) {
      toast({ title: t('recycling.tooFrequent'), tone: 'plain' });
      return false;
    }
    refreshedAt.set(key, now);
    return true;
  };
  return {
    isPending: one.isPending || all.isPending,
    venue: (venue: Venue, currency: 'CNY' | 'USDT') =>
      mayGo(`${venue.channelCode} ${currency}`) && one.mutate({ venue, currency }),
    all: () => mayGo('all') && all.mutate(),
  };
}

function ask({ channelCode }: Venue, currency: 'CNY' | 'USDT') {
  const walletType = currency === 'CNY' ? 'cny' : 'usdt';
  return api.refreshVenueBalance({ channelCode, walletType });
}

/** Asked too often means that the balance is fresh; anything else that the venue did not say. */
function isUnanswered(answer: PromiseSettledResult<unknown> | undefined): boolean {
  if (answer?.status !== 'rejected') return false;
  return !(answer.reason instanceof ApiError) || answer.reason.error !== 'operationTooFrequent';
}
