import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';

/** A page of past issues, newest first; asked for again as soon as one is closed, drawn or voided. */
export function useDraws(lottery: LotteryCode, cursor: string | undefined) {
  const query = useQuery({
    queryKey: ['listDraws', { lottery, cursor }],
    queryFn: ({ signal }) =>
      api.listDraws(cursor === undefined ? { lottery, limit: 20 } : { lottery, limit: 20, cursor }, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const again = () => void query.refetch();
  useTopic('lottery', { code: lottery }, again, again);
  return query;
}
