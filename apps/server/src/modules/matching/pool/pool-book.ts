import { MatchBook, matchTerms } from '@fairway/matching';
import type { Tx } from '#platform/db/database.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { eventOf, readLogEnd, secondsOf, selectLinesAfter } from './log-store.ts';
import { lockPoolRows, selectOpenOrders, type PoolRow } from './pool-store.ts';

/** A process's memory of the pool: the book as of a line of the log. The log decides; this only spares reading it whole. */
export interface PoolBook {
  book: MatchBook;
  position: bigint;
}

const memory = onePer<Platform, { pool?: PoolBook }>(() => ({}));

/**
 * Takes the pool's lock until the transaction ends and answers the book as of the last line. It is always taken before
 * any order's row. A book whose last line is not there (its transaction was rolled back) is rebuilt from the open
 * orders.
 */
export async function lockPool(tx: Tx, app: Platform): Promise<PoolBook> {
  await lockPoolRows(tx);
  const remembered = memory(app);
  const known = remembered.pool;
  const { last, stands } = await readLogEnd(tx, known?.position ?? 0n);
  const pool = known && stands ? known : { book: await bookOfOpenOrders(tx), position: last };
  remembered.pool = pool;
  if (pool.position < last) await readOn(tx, pool);
  return pool;
}

async function readOn(tx: Tx, pool: PoolBook): Promise<void> {
  for (const line of await selectLinesAfter(tx, pool.position)) {
    const event = eventOf(line);
    if (event) pool.book.apply(event);
    pool.position = line.seq;
  }
}

async function bookOfOpenOrders(tx: Tx): Promise<MatchBook> {
  const book = new MatchBook(matchTerms);
  for (const row of await selectOpenOrders(tx)) book.restore(entryOf(row));
  return book;
}

function entryOf(row: PoolRow) {
  const entered = {
    billNo: row.bill_no,
    seq: Number(row.seq),
    at: secondsOf(row.entered_at),
    keys: row.person,
  };
  return row.side === 'deposit'
    ? ({ kind: 'deposit', ...entered, amount: row.amount } as const)
    : ({ kind: 'withdrawal', ...entered, rest: row.rest, parts: row.parts } as const);
}
