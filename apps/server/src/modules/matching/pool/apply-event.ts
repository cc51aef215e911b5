import type { MatchEvent } from '@fairway/matching';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { openPart } from '../parts/open-part.ts';
import { appendLine, secondsOf } from './log-store.ts';
import type { PoolBook } from './pool-book.ts';
import { closeMatchedDeposit, coverRest, insertPoolOrder, leavePool } from './pool-store.ts';

/** What happens to the pool, before it has a number in the log. */
export type PoolEvent =
  | {
      kind: 'deposit' | 'withdrawal';
      billNo: string;
      shard: number;
      memberId: string;
      amount: bigint;
      person: string[];
      waitUntil: Date;
    }
  | { kind: 'left'; billNo: string }
  | { kind: 'released'; billNo: string; amount: bigint }
  | { kind: 'covered'; billNo: string; amount: bigint };

/**
 * Writes an event and what follows from it by the rule, under the pool's lock: lines of the log, the pool's rows, and each
 * match's part with both orders. Throws StaleOrder when a matched order has moved on; then nothing of it may commit.
 */
export async function applyEvent(tx: Tx, app: Platform, pool: PoolBook, event: PoolEvent): Promise<number> {
  const now = app.clock.now();
  const entered = event.kind === 'deposit' || event.kind === 'withdrawal' ? event : undefined;
  const seq = await appendLine(tx, {
    at: now,
    kind: event.kind,
    bill_no: event.billNo,
    deposit_bill: null,
    amount: event.kind === 'left' ? null : event.amount,
    person: entered?.person ?? [],
  });
  pool.position = seq;
  await keepRow(tx, event, seq, now);
  const matches = pool.book.apply(ruled(event, seq, now));
  for (const match of matches) {
    pool.position = await appendLine(tx, {
      at: now,
      kind: 'matched',
      bill_no: match.withdrawal,
      deposit_bill: match.deposit,
      amount: match.amount,
      person: [],
    });
    await closeMatchedDeposit(tx, match.deposit, now);
    await coverRest(tx, match.withdrawal, match.amount, 1);
    await openPart(tx, app, match);
  }
  return matches.length;
}

async function keepRow(tx: Tx, event: PoolEvent, seq: bigint, now: Date): Promise<void> {
  if (event.kind === 'left') return leavePool(tx, event.billNo, now);
  if (event.kind === 'released') return coverRest(tx, event.billNo, -event.amount, -1);
  if (event.kind === 'covered') return coverRest(tx, event.billNo, event.amount, 1);
  await insertPoolOrder(tx, {
    shard_id: event.shard,
    bill_no: event.billNo,
    side: event.kind,
    member_id: event.memberId,
    amount: event.amount,
    rest: event.amount,
    parts: 0,
    person: event.person,
    seq,
    entered_at: now,
    wait_until: event.waitUntil,
  });
}

function ruled(event: PoolEvent, seq: bigint, now: Date): MatchEvent {
  const { billNo } = event;
  if (event.kind === 'left') return { kind: 'left', billNo };
  if (event.kind === 'released') return { kind: 'released', billNo, amount: event.amount };
  if (event.kind === 'covered') return { kind: 'covered', billNo, amount: event.amount };
  const entered = { billNo, seq: Number(seq), at: secondsOf(now), keys: event.person };
  return event.kind === 'deposit'
    ? { kind: 'deposit', ...entered, amount: event.amount }
    : { kind: 'withdrawal', ...entered, rest: event.amount, parts: 0 };
}
