import type { OutputOf } from '@fairway/contract';
import { lotteryCodes, type LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useAskAgain } from '../../../lib/use-ask-again.ts';

export type LotterySummary = OutputOf<Schemas['listLotteries']>['lotteries'][number];
export type LotteryDetails = OutputOf<Schemas['getLottery']>;
export type PlayLine = LotteryDetails['plays'][number];

/** The plays of a lottery that take no stakes by a switch of their own. */
export function closedPlays({ plays }: Pick<LotteryDetails, 'plays'>): ReadonlySet<string> {
  return new Set(plays.flatMap(({ play, open }) => (open ? [] : [play])));
}

/** What news does not say, a closing of the house's own, is asked for now and then. */
const refetchInterval = 15_000;

/** The lotteries in the order to show them, each with its issue and last draw. */
export function useLotteries() {
  return useQuery({
    queryKey: ['listLotteries', {}],
    queryFn: ({ signal }) => api.listLotteries({}, { signal }),
    staleTime: 0,
    refetchInterval,
  });
}

/** One lottery: issue, bounds, play types with their odds. */
export function useLottery(lottery: LotteryCode) {
  return useQuery({
    queryKey: ['getLottery', { lottery }],
    queryFn: ({ signal }) => api.getLottery({ lottery }, { signal }),
    staleTime: 0,
    refetchInterval,
  });
}

/** Asks again for what shows issues, as soon as one of this lottery has moved on. */
export function useLotteryNews(lottery: LotteryCode): () => void {
  const again = useAskAgain('listLotteries', 'getLottery', 'listDraws');
  useTopic('lottery', { code: lottery }, again, again);
  return again;
}

export function lotteryOf(code: string): LotteryCode | undefined {
  return lotteryCodes.find((one) => one === code);
}
