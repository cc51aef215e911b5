import type { AnyAccount } from '../accounts/account.ts';
import { amountOf } from '../accounts/ledger-currency.ts';
import type { Balances } from '../postings/posted-balances.ts';
import { InsufficientBalance } from '../postings/refusals.ts';
import type { MoveRow } from '../postings/rows-of.ts';
import type { KnownAccount, KnownAccounts } from './known-accounts.ts';
import type { Waiting } from './lane-request.ts';

/** One account of a row as the row will leave it. */
export interface DecidedSide {
  readonly known: KnownAccount;
  readonly seq: number;
  readonly balance: bigint;
  readonly gains: bigint;
  /** The instant of the account's line before it. */
  readonly atBefore: number;
}

/** A row as it will be written, if the database agrees. */
export interface DecidedRow {
  readonly row: MoveRow;
  /** Microseconds since 1970: never before the lines that it continues. */
  readonly at: number;
  readonly a: DecidedSide | undefined;
  readonly b: DecidedSide | undefined;
  readonly house: DecidedSide | undefined;
  readonly houseTo: DecidedSide | undefined;
  /** The batch's row before it on side b's account. */
  readonly bBefore: DecidedRow | undefined;
}

export interface Accepted {
  readonly waiting: Waiting;
  readonly answer: unknown;
}

export interface Refused {
  readonly waiting: Waiting;
  readonly refusal: InsufficientBalance;
}

/** What becomes of a batch: written as a whole, or decided again. */
export interface Decision {
  /** In the order in which they are written: by member, account of side a and number, so that two writers never deadlock. */
  readonly rows: readonly DecidedRow[];
  readonly accepted: readonly Accepted[];
  readonly refused: readonly Refused[];
  /** Refused by memory alone: to be decided again after a look at the truth. */
  readonly doubted: readonly Waiting[];
}

/**
 * Decides a batch in memory, in the order of arrival, against the last known lines, which move along. `round` marks what
 * has just been read: only a request doubted before, on an account read in this round, is refused for good.
 */
export function decideBatch(batch: readonly Waiting[], known: KnownAccounts, round: number): Decision {
  const pile = new Pile(known);
  const accepted: Accepted[] = [];
  const refused: Refused[] = [];
  const doubted: Waiting[] = [];

  for (const waiting of batch) {
    const first = pile.rows.length;
    const failure = pile.addAll(waiting.moves);
    if (failure !== undefined) {
      pile.undo(first);
      const short = failure === 'unknown' || failure.readRound !== round ? undefined : failure;
      if (short && waiting.doubted) refused.push({ waiting, refusal: insufficient(short) });
      else doubted.push(waiting);
      continue;
    }
    try {
      accepted.push({ waiting, answer: waiting.request.answer(balancesAfter(pile.rows, first)) });
    } catch (fault) {
      pile.undo(first);
      waiting.reject(fault);
    }
  }
  return { rows: pile.rows.toSorted(inWriteOrder), accepted, refused, doubted };
}

/** The rows of a batch so far; what is put on top can be taken off again. */
class Pile {
  readonly rows: DecidedRow[] = [];
  readonly #known: KnownAccounts;
  readonly #lastOfB = new Map<KnownAccount, DecidedRow>();

  constructor(known: KnownAccounts) {
    this.#known = known;
  }

  /** Adds rows until an account is not known or has too little. */
  addAll(moves: readonly MoveRow[]): KnownAccount | 'unknown' | undefined {
    for (const move of moves) {
      const failure = this.#add(move);
      if (failure !== undefined) return failure;
    }
    return undefined;
  }

  #add(move: MoveRow): KnownAccount | 'unknown' | undefined {
    const { a, b, house, houseTo, amount } = move;
    const [ka, kb, kh, kt] = [this.#of(a), this.#of(b), this.#of(house), this.#of(houseTo)];
    if (ka === 'unknown' || kb === 'unknown' || kh === 'unknown' || kt === 'unknown') return 'unknown';
    const ofB = ka ? -amount : amount;
    const short = tooShort(ka, amount) ?? tooShort(kb, ofB) ?? tooShort(kh, -amount);
    if (short) return short;

    const instant = move.transfer.at.getTime() * 1000;
    const at = Math.max(instant, ka?.at ?? instant, kb?.at ?? instant);
    const row: DecidedRow = {
      row: move,
      at,
      a: ka && moved(ka, amount, at),
      b: kb && moved(kb, ofB, at),
      house: kh && moved(kh, -amount, at),
      houseTo: kt && moved(kt, amount, at),
      bBefore: kb && this.#lastOfB.get(kb),
    };
    if (kb) this.#lastOfB.set(kb, row);
    this.rows.push(row);
    return undefined;
  }

  /** Takes back the rows from `first` on, the newest first. */
  undo(first: number): void {
    while (this.rows.length > first) {
      const row = this.rows.pop();
      if (!row) return;
      for (const side of [row.a, row.b, row.house, row.houseTo]) {
        if (!side) continue;
        side.known.seq -= 1;
        side.known.balance -= side.gains;
        side.known.at = side.atBefore;
      }
      if (row.b && row.bBefore) this.#lastOfB.set(row.b.known, row.bBefore);
      else if (row.b) this.#lastOfB.delete(row.b.known);
    }
  }

  #of(account: AnyAccount | undefined): KnownAccount | 'unknown' | undefined {
    return account && (this.#known.get(account) ?? 'unknown');
  }
}

function tooShort(known: KnownAccount | undefined, gains: bigint): KnownAccount | undefined {
  return known && gains < 0n && known.guarded && known.balance + gains < 0n ? known : undefined;
}

function moved(known: KnownAccount, gains: bigint, at: number): DecidedSide {
  const atBefore = known.at;
  known.seq += 1;
  known.balance += gains;
  known.at = at;
  return { known, seq: known.seq, balance: known.balance, gains, atBefore };
}

/** The balances that the rows from `first` on leave; the house's are netted by the database and not known here. */
function balancesAfter(rows: readonly DecidedRow[], first: number): Balances {
  const own = rows.slice(first).flatMap(({ a, b }) => [a, b]);
  return {
    of(account) {
      const last = own.findLast((side) => side?.known.account.id === account.id);
      if (!last) throw new RangeError(`${account.key} is not among these balances`);
      return amountOf(account.currency, last.balance);
    },
  };
}

function insufficient({ account, balance }: KnownAccount): InsufficientBalance {
  return new InsufficientBalance(account, amountOf(account.currency, balance));
}

function inWriteOrder(left: DecidedRow, right: DecidedRow): number {
  const member = memberOf(left) - memberOf(right);
  if (member !== 0) return member;
  const pocket = (left.a?.known.number ?? 0) - (right.a?.known.number ?? 0);
  return pocket === 0 ? (left.a?.seq ?? 0) - (right.a?.seq ?? 0) : pocket;
}

/** The member's number of a row; 0 between two buckets of the house. */
export function memberOf({ a, b }: DecidedRow): number {
  return (a ?? b)?.known.member ?? 0;
}
