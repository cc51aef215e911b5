import { formatMoney, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bets/bet-limits.ts';
import type { BetToSettle } from '../tables.ts';
import type { SettledBet } from './settle-legs.ts';

/** Emits the end of a bet that was settled in a transaction of its own; bulk settlement writes the same through its lane. */
export async function emitSettled(
  tx: Tx,
  app: Platform,
  bet: BetToSettle,
  settled: SettledBet,
  isCashedOut = false,
): Promise<void> {
  const text = (minor: bigint): string => formatMoney(money(bet.currency, minor));
  await emit(tx, app, 'bet.settled', {
    memberId: bet.member_id,
    betId: bet.id,
    venue: sportsVenue,
    category: 'sports',
    cause: isCashedOut ? 'cashOut' : settled.status === 'voided' ? 'void' : 'result',
    legs: settled.backed,
    stake: text(bet.stake),
    returned: text(settled.returned),
    turnover: text(settled.turnover),
    free: bet.free_bet !== null,
    currency: bet.currency,
    at: app.clock.now().toISOString(),
  });
}
