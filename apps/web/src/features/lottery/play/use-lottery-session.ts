import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { LotteryTicket } from '@fairway/contract/lottery/schemas.ts';
import { add, cny, formatMoney, parseMoney } from '@fairway/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, serverClock } from '../../../lib/api.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useAskAgain } from '../../../lib/use-ask-again.ts';

export interface SessionFigures {
  readonly rounds: number;
  readonly staked: string;
  readonly returned: string;
}

/** What the own tickets since the page was opened came to, in yuan, each counted when its issue is settled. */
export function useLotterySession(lottery: LotteryCode) {
  const memberId = useSession(({ session }) => session?.memberId);
  const [began] = useState(() => serverClock.now());
  const [staked, setStaked] = useState(false);
  const again = useAskAgain('listTickets', 'getWalletBalance', 'getPlayProtection');
  useTopic('memberGames', memberId === undefined ? undefined : { memberId }, again, again);
  const { data } = useQuery({
    queryKey: ['listTickets', { lottery, session: true }],
    queryFn: ({ signal }) => api.listTickets({ lottery }, { signal }),
    enabled: memberId !== undefined && staked,
  });
  // Beyond the newest 20 the list has pages; what was settled stays counted.
  const [ended, setEnded] = useState<readonly LotteryTicket[]>([]);
  const fresh = (data?.tickets ?? []).filter(
    ({ id, status, currency, placedAt }) =>
      currency === 'CNY' &&
      status === 'settled' &&
      Date.parse(placedAt) >= began &&
      !ended.some((one) => one.id === id),
  );
  if (fresh.length > 0) setEnded([...ended, ...fresh]);
  const sum = (amounts: readonly string[]) =>
    formatMoney(amounts.reduce((all, amount) => add(all, parseMoney(amount, 'CNY')), cny(0n)));
  const figures: SessionFigures = {
    rounds: new Set(ended.map(({ issue }) => issue)).size,
    staked: sum(ended.map(({ stake }) => stake)),
    returned: sum(ended.map(({ returned }) => returned ?? '0.00')),
  };
  return {
    figures,
    /** Tickets were placed, or a chase that places them issue by issue. */
    placed: () => {
      setStaked(true);
      again();
    },
  };
}
