import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import type { DealerBet } from '@fairway/contract/dealer/schemas.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { add, formatMoney, money, parseMoney } from '@fairway/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, serverClock } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

export interface SessionFigures {
  readonly rounds: number;
  readonly staked: string;
  readonly returned: string;
}

/** The own bets at a table: the newest one, and what those since the page was opened came to, each counted when it is paid. */
export function useDealerSession(table: DealerTableCode) {
  const signedIn = useSession(({ session }) => session !== undefined);
  const [began] = useState(() => serverClock.now());
  const { data } = useQuery({
    queryKey: ['listDealerBets', { table, session: true }],
    queryFn: ({ signal }) => api.listDealerBets({ table }, { signal }),
    enabled: signedIn,
  });
  // Beyond the newest 20 the list has pages; what was settled stays counted.
  const [ended, setEnded] = useState<readonly DealerBet[]>([]);
  const fresh = (data?.bets ?? []).filter(
    ({ id, status, placedAt }) =>
      status === 'settled' && Date.parse(placedAt) >= began && !ended.some((one) => one.id === id),
  );
  if (fresh.length > 0) setEnded([...ended, ...fresh]);
  return {
    newest: data?.bets[0],
    figures: (currency: WalletCurrency): SessionFigures => {
      const inIt = ended.filter((bet) => bet.currency === currency);
      const sum = (amounts: readonly string[]) =>
        formatMoney(amounts.reduce((all, one) => add(all, parseMoney(one, currency)), money(currency, 0n)));
      return {
        rounds: ended.length,
        staked: sum(inIt.map(({ stake }) => stake)),
        returned: sum(inIt.map(({ returned }) => returned ?? '0')),
      };
    },
  };
}
