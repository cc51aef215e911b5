import { add, cny, formatMoney, parseMoney } from '@fairway/money';
import { useState } from 'react';
import type { Session } from '../frame/use-play.ts';
import type { Crash, CrashBet } from './flight-phase.ts';

/** What the own bets since the page was opened came to, counted once each when they have ended. */
export function useCrashSession({ own }: Crash): Session {
  // A bet that had ended before the page was opened is none of this session.
  const [before] = useState(() => (own && own.status !== 'open' ? own.id : undefined));
  const [ended, setEnded] = useState<readonly CrashBet[]>([]);
  if (own && own.status !== 'open' && own.id !== before && !ended.some(({ id }) => id === own.id))
    setEnded([...ended, own]);
  const inYuan = ended.filter(({ currency, status }) => currency === 'CNY' && status === 'settled');
  const sum = (amounts: readonly string[]) =>
    formatMoney(amounts.reduce((all, amount) => add(all, parseMoney(amount, 'CNY')), cny(0n)));
  return {
    rounds: inYuan.length,
    staked: sum(inYuan.map(({ stake }) => stake)),
    returned: sum(inYuan.map(({ returned }) => returned ?? '0.00')),
  };
}
