import type { CashOutPercent } from '@fairway/contract/sportsbook/states.ts';
import type { Money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { insertCashOut } from './cash-outs-store.ts';
import type { HeldBet } from './load-bet.ts';
import { payCashOut } from './pay-cash-out.ts';

export interface CashOutOrder {
  readonly cause: 'member' | 'auto';
  readonly percent: CashOutPercent;
  readonly part: Money;
  /** The quote that was taken, or the least that an automatic one wants; minor units. */
  readonly asked: bigint;
  /** What is paid where it is paid at once. */
  readonly paid: Money;
}

/** Pays a cash-out that was found right, or has it wait out the delay of its matches in play. The caller holds the bet. */
export async function beginCashOut(
  tx: Tx,
  app: Platform,
  held: HeldBet,
  { cause, percent, part, asked, paid }: CashOutOrder,
): Promise<void> {
  const { bet, now } = held;
  const delay = held.valued?.delaySeconds ?? 0;
  const cashOut = {
    shard_id: bet.shard_id,
    id: app.ids.uuid(),
    bet_id: bet.id,
    member_id: bet.member_id,
    cause,
    percent,
    stake: part.minor,
    asked,
    status: 'pending' as const,
    asked_at: now,
    decides_at: addSeconds(now, delay),
    decided_at: null,
    paid: null,
    turnover: null,
    transfer_id: null,
    settlement_number: null,
  };
  if (delay === 0) return payCashOut(tx, app, held, { cashOut, isNew: true, paid });
  await insertCashOut(tx, cashOut);
  const { id: betId, member_id: memberId } = bet;
  await push(tx, app, 'memberBets', { memberId }, { betId, status: 'accepted' });
}
