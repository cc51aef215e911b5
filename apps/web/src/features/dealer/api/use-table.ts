import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useLineState } from '../../../lib/live/line-state.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';
import { hearNews } from './hear-news.ts';
import type { TableDetails } from './shapes.ts';

/** Ms between two questions: beside the news they keep the table going; without the line they bring everything. */
const beside = 10_000;
const instead = 1_500;

/** One table. News moves its deal on; the page asks when a deal opens, closes or is paid. */
export function useTable(table: DealerTableCode) {
  const client = useQueryClient();
  const memberId = useSession(({ session }) => session?.memberId);
  const isLive = useLineState(({ isOpen }) => isOpen);
  const queryKey = ['getDealerTable', { table }];
  const again = () => void client.invalidateQueries({ queryKey });
  useTopic(
    'dealer',
    { table },
    (news) => {
      client.setQueryData<TableDetails>(queryKey, (known) => known && hearNews(known, news));
      if (news.state !== 'dealing') again();
      if (news.state === 'settled' || news.state === 'voided') askForPaid();
    },
    again,
  );
  useTopic('memberGames', memberId === undefined ? undefined : { memberId }, again, again);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getDealerTable({ table }, { signal }),
    staleTime: 0,
    refetchInterval: isLive ? beside : instead,
  });

  function askForPaid() {
    for (const name of [
      'listDealerBets',
      'listDealerDeals',
      'getShoe',
      'getWalletBalance',
      'getPlayProtection',
    ])
      void client.invalidateQueries({ queryKey: [name] });
  }
}
