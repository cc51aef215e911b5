import { money } from '@fairway/money';
import type { Db } from '#platform/db/database.ts';
import { shardOf } from '../accounts/account.ts';
import { currencyOfCode } from '../accounts/ledger-currency.ts';
import { reasonOfCode } from '../reasons.ts';
import type { Hold, HoldReason } from './hold.ts';
import { selectHold, selectOpenHoldsOf, selectOverdueHolds, type HoldRow } from './holds-store.ts';

/** A hold of an owner, or undefined. */
export async function findHold(db: Db, owner: string, holdId: string): Promise<Hold | undefined> {
  const row = await selectHold(db, shardOf(owner), holdId);
  return row?.owner === owner ? presentHold(row) : undefined;
}

/** The open holds of an owner, oldest first: they add up to the locked balance. */
export async function openHoldsOf(db: Db, owner: string): Promise<Hold[]> {
  const rows = await selectOpenHoldsOf(db, shardOf(owner), owner);
  return rows.map(presentHold);
}

/** Open holds whose deadline has passed, the oldest deadline first: the module that made them voids them now. */
export async function overdueHolds(db: Db, now: Date, limit = 100): Promise<Hold[]> {
  const rows = await selectOverdueHolds(db, now, limit);
  return rows.map(presentHold);
}

function presentHold(row: HoldRow): Hold {
  return {
    id: row.id,
    owner: row.owner,
    amount: money(currencyOfCode(row.currency), row.amount),
    reason: holdReason(row.reason),
    responsible: row.responsible,
    deadline: row.deadline,
    at: row.at,
    requestId: row.request_id,
    state: row.outcome ?? 'open',
  };
}

function holdReason(code: number): HoldReason {
  const reason = reasonOfCode(code);
  if (reason === 'withdrawalHold' || reason === 'betHold' || reason === 'gameHold') return reason;
  throw new RangeError(`${reason} holds nothing`);
}
