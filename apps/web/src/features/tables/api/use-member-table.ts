import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useLineState } from '../../../lib/live/line-state.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';
import { hearTable } from './hear-table.ts';
import type { TableDetails } from './shapes.ts';

/** Ms between two questions: beside the news they say that the member is still there; without the line they bring everything. */
const beside = 10_000;
const instead = 1_500;

/** One table. News moves its hand on at once; the own seat, with its cards and choices, is asked for after each step. */
export function useMemberTable(table: MemberTableCode) {
  const client = useQueryClient();
  const memberId = useSession(({ session }) => session?.memberId);
  const isLive = useLineState(({ isOpen }) => isOpen);
  const queryKey = ['getTable', { table }];
  const again = () => void client.invalidateQueries({ queryKey });
  useTopic(
    'tables',
    { table },
    ({ hand }) => {
      if (hand) client.setQueryData<TableDetails>(queryKey, (known) => known && hearTable(known, hand));
      again();
      if (hand?.state === 'over')
        for (const name of ['listHands', 'getWalletBalance', 'getPlayProtection'])
          void client.invalidateQueries({ queryKey: [name] });
    },
    again,
  );
  useTopic('memberGames', memberId === undefined ? undefined : { memberId }, again, again);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getTable({ table }, { signal }),
    staleTime: 0,
    refetchInterval: isLive ? beside : instead,
  });
}
