import { money } from '@fairway/money';
import type { Balances } from '../postings/posted-balances.ts';
import { InsufficientBalance } from '../postings/refusals.ts';
import type { Transfer } from '../postings/transfer.ts';
import type { KnownAccount, KnownAccounts } from './known-accounts.ts';
import type { Waiting } from './lane-request.ts';

/** An entry as it will be written, if the database agrees. */
export interface DecidedEntry {
  readonly known: KnownAccount;
  /** Position of its transfer in the batch, from 0. */
  readonly transfer: number;
  readonly seq: number;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly at: number;
  /** The instant of the account's entry before it. */
  readonly atBefore: number;
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
  readonly transfers: readonly Transfer[];
  /** In the order in which they are written: by shard, account and number, so that two writers never deadlock. */
  readonly entries: readonly DecidedEntry[];
  readonly accepted: readonly Accepted[];
  readonly refused: readonly Refused[];
  /** Refused by memory alone: to be decided again after a look at the truth. */
  readonly doubted: readonly Waiting[];
}

/**
 * Decides a batch in memory, in the order of arrival, against the last known entries, which move along. `round` marks what
 * has just been read: only a request doubted before, on an account read in this round, is refused for good.
 */
export function decideBatch(batch: readonly Waiting[], known: KnownAccounts, round: number): Decision {
  const transfers: Transfer[] = [];
  const entries: DecidedEntry[] = [];
  const accepted: Accepted[] = [];
  const refused: Refused[] = [];
  const doubted: Waiting[] = [];

  for (const waiting of batch) {
    const first = entries.length;
    const failure = apply(waiting, known, transfers.length, entries);
    if (failure !== undefined) {
      undo(entries, first);
      const short = failure === 'unknown' || failure.readRound !== round ? undefined : failure;
      if (short && waiting.doubted) refused.push({ waiting, refusal: insufficient(short) });
      else doubted.push(waiting);
      continue;
    }
    try {
      accepted.push({ waiting, answer: waiting.request.answer(balancesAfter(entries, first)) });
      for (const transfer of waiting.request.transfers) transfers.push(transfer);
    } catch (fault) {
      undo(entries, first);
      waiting.reject(fault);
    }
  }
  entries.sort(inWriteOrder);
  return { transfers, entries, accepted, refused, doubted };
}

/** Adds the request's entries and moves the accounts along, until one is not known or has too little. */
function apply(
  waiting: Waiting,
  known: KnownAccounts,
  firstTransfer: number,
  entries: DecidedEntry[],
): KnownAccount | 'unknown' | undefined {
  let transfer = firstTransfer;
  for (const { legs, at } of waiting.request.transfers) {
    const instant = at.getTime() * 1000;
    for (const leg of legs) {
      const account = known.get(leg.account);
      if (!account) return 'unknown';
      const amount = leg.amount.minor;
      const balance = account.balance + amount;
      if (balance < 0n && amount < 0n && account.guarded) return account;
      const atBefore = account.at;
      account.seq += 1;
      account.balance = balance;
      account.at = Math.max(atBefore, instant);
      entries.push({ known: account, transfer, seq: account.seq, amount, balance, at: account.at, atBefore });
    }
    transfer += 1;
  }
  return undefined;
}

/** Takes back the entries from `first` on, the newest first. */
function undo(entries: DecidedEntry[], first: number): void {
  while (entries.length > first) {
    const entry = entries.pop();
    if (!entry) return;
    entry.known.seq -= 1;
    entry.known.balance -= entry.amount;
    entry.known.at = entry.atBefore;
  }
}

/** The balances that the entries from `first` on leave. */
function balancesAfter(entries: readonly DecidedEntry[], first: number): Balances {
  const own = entries.slice(first);
  return {
    of(account) {
      const last = own.findLast(({ known }) => known.account.id === account.id);
      if (!last) throw new RangeError(`${account.key} is not among these balances`);
      return money(account.currency, last.balance);
    },
  };
}

function insufficient({ account, balance }: KnownAccount): InsufficientBalance {
  return new InsufficientBalance(account, money(account.currency, balance));
}

function inWriteOrder(left: DecidedEntry, right: DecidedEntry): number {
  if (left.known === right.known) return left.seq - right.seq;
  if (left.known.rank !== right.known.rank) return left.known.rank - right.known.rank;
  return left.known.account.id < right.known.account.id ? -1 : 1;
}
