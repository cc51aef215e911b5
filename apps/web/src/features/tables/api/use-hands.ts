import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { add, formatMoney, money, parseMoney } from '@fairway/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, serverClock } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session-store.ts';

/** A page of the own hands at a table. */
export function useHands(table: MemberTableCode, cursor: string | undefined) {
  const signedIn = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listHands', { table, cursor }],
    queryFn: ({ signal }) => api.listHands(cursor === undefined ? { table } : { table, cursor }, { signal }),
    enabled: signedIn,
    placeholderData: keepPreviousData,
  });
}

/** What the own hands since the page was opened came to, each counted once. */
export function useTableSession(table: MemberTableCode, currency: WalletCurrency) {
  const [began] = useState(() => serverClock.now());
  const { data } = useHands(table, undefined);
  // Beyond the newest ten the list has pages; what was counted stays.
  const [counted, setCounted] = useState<readonly PlayedHand[]>([]);
  const fresh = (data?.hands ?? []).filter(
    (one) => Date.parse(one.at) >= began && !counted.some(({ hand }) => hand === one.hand),
  );
  if (fresh.length > 0) setCounted([...counted, ...fresh]);
  return sessionOf(counted, currency);
}

/** What hands came to: how many, what was put in and what came back. */
export function sessionOf(hands: readonly PlayedHand[], currency: WalletCurrency) {
  const sum = (of: 'paid' | 'returned') =>
    formatMoney(hands.reduce((all, one) => add(all, parseMoney(one[of], currency)), money(currency, 0n)));
  return { rounds: hands.length, staked: sum('paid'), returned: sum('returned') };
}
