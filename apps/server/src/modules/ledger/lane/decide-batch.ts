import { money } from '@fairway/money';
import { balancesOf, type Balances } from '../postings/posted-balances.ts';
import { InsufficientBalance } from '../postings/refusals.ts';
import type { Transfer } from '../postings/transfer.ts';
import type { KnownAccount, KnownAccounts } from './known-accounts.ts';
import type { Waiting } from './lane-request.ts';

/** An entry as it will stand, if the database agrees. */
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
  readonly batch: readonly Waiting[];
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
  const byAccount = new Map<KnownAccount, DecidedEntry[]>();
  const accepted: Accepted[] = [];
  const refused: Refused[] = [];
  const doubted: Waiting[] = [];

  for (const waiting of batch) {
    const steps = apply(waiting, known, transfers.length);
    if (!Array.isArray(steps)) {
      if (waiting.doubted && steps.short?.readRound === round)
        refused.push({ waiting, refusal: insufficient(steps.short) });
      else doubted.push(waiting);
      continue;
    }
    let answer: unknown;
    try {
      answer = waiting.request.answer(balancesAfter(steps));
    } catch (fault) {
      undo(steps);
      waiting.reject(fault);
      continue;
    }
    accepted.push({ waiting, answer });
    transfers.push(...waiting.request.transfers);
    for (const entry of steps) {
      const entries = byAccount.get(entry.known);
      if (entries) entries.push(entry);
      else byAccount.set(entry.known, [entry]);
    }
  }

  const sorted = [...byAccount].sort(([left], [right]) => inLockOrder(left, right));
  return { batch, transfers, entries: sorted.flatMap(([, entries]) => entries), accepted, refused, doubted };
}

/** Its entries, the accounts moved along; or which account is short (none: one is not known), nothing moved. */
function apply(
  waiting: Waiting,
  known: KnownAccounts,
  first: number,
): DecidedEntry[] | { short?: KnownAccount } {
  const steps: DecidedEntry[] = [];
  let transfer = first;
  for (const { legs, at } of waiting.request.transfers) {
    const instant = at.getTime() * 1000;
    for (const leg of legs) {
      const account = known.get(leg.account);
      const amount = leg.amount.minor;
      if (!account || (amount < 0n && account.guarded && account.balance + amount < 0n)) {
        undo(steps);
        return account ? { short: account } : {};
      }
      const atBefore = account.at;
      steps.push({
        known: account,
        atBefore,
        transfer,
        seq: (account.seq += 1),
        amount,
        balance: (account.balance += amount),
        at: (account.at = Math.max(atBefore, instant)),
      });
    }
    transfer += 1;
  }
  return steps;
}

function undo(steps: readonly DecidedEntry[]): void {
  for (const { known, amount, atBefore } of steps.toReversed()) {
    known.seq -= 1;
    known.balance -= amount;
    known.at = atBefore;
  }
}

function balancesAfter(steps: readonly DecidedEntry[]): Balances {
  return balancesOf(
    steps.map(({ known }) => known.account),
    steps.map(({ known, balance }) => [known.account.id, balance] as const),
  );
}

function insufficient({ account, balance }: KnownAccount): InsufficientBalance {
  return new InsufficientBalance(account, money(account.currency, balance));
}

function inLockOrder(left: KnownAccount, right: KnownAccount): number {
  if (left.account.shard !== right.account.shard) return left.account.shard - right.account.shard;
  return left.account.id < right.account.id ? -1 : 1;
}
