import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { add, formatMoney, money, parseMoney } from '@fairway/money';
import { useState } from 'react';
import type { Session } from '../frame/use-play.ts';
import type { Crash, CrashBet } from './flight-phase.ts';

/** What the own bets since the page was opened came to, counted once each when they have ended; sums of one currency. */
export function useCrashSession({ own }: Crash, currency: WalletCurrency): Session {
  // A bet that had ended before the page was opened is none of this session.
  const [before] = useState(() => (own && own.status !== 'open' ? own.id : undefined));
  const [ended, setEnded] = useState<readonly CrashBet[]>([]);
  if (own && own.status !== 'open' && own.id !== before && !ended.some(({ id }) => id === own.id))
    setEnded([...ended, own]);
  const settled = ended.filter(({ status }) => status === 'settled');
  const inIt = settled.filter((bet) => bet.currency === currency);
  const sum = (amounts: readonly string[]) =>
    formatMoney(amounts.reduce((all, one) => add(all, parseMoney(one, currency)), money(currency, 0n)));
  return {
    rounds: settled.length,
    staked: sum(inIt.map(({ stake }) => stake)),
    returned: sum(inIt.map(({ returned }) => returned ?? '0')),
  };
}
