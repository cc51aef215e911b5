import type { PoolCode } from '@fairway/contract/fishing/codes.ts';
import type { PoolNews } from '@fairway/contract/news.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useLineState } from '../../../lib/live/line-state.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import type { PoolDetails } from './shapes.ts';

/** Ms between two questions: beside the news they keep the pool going; without the line they bring everything. */
const beside = 10_000;
const instead = 1_500;

/** One pool. Shots of the others are news; the page asks when a seat or the tide changes. */
export function usePool(pool: PoolCode, onShots: (news: PoolNews, known: PoolDetails) => void) {
  const client = useQueryClient();
  const isLive = useLineState(({ isOpen }) => isOpen);
  const queryKey = ['getPool', { pool }];
  const again = () => void client.invalidateQueries({ queryKey });
  useTopic(
    'pools',
    { pool },
    (news) => {
      const known = client.getQueryData<PoolDetails>(queryKey);
      if (news.cause !== 'shots') again();
      else if (known) onShots(news, known);
    },
    again,
  );
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getPool({ pool }, { signal }),
    staleTime: 0,
    refetchInterval: isLive ? beside : instead,
  });
}
