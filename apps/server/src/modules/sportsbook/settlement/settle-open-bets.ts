import { formatMoney, money } from '@fairway/money';
import { accountsOf, companion, laneOf, move, type Companion, type LaneRequest } from '#modules/ledger';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { eventRow, outboxTable, pushesRow, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { sportsVenue } from '../bets/bet-limits.ts';
import { locksOf } from '../bets/bets-store.ts';
import type { BetToSettle } from '../tables.ts';
import { settleFreeBet } from './settle-free-bet.ts';
import type { SettledBet } from './settle-legs.ts';
import { settlementsTable, type BetOnMatch } from './settlement-store.ts';

export interface Decided<Bet extends BetToSettle = BetOnMatch> {
  readonly bet: Bet;
  readonly settled: SettledBet;
}

/** What became of bets that were to be paid. */
export interface Paid<Bet> {
  readonly paid: number;
  /** Judged by a state of a match that has changed since: nothing was written, they are to be judged again. */
  readonly outdated: readonly Bet[];
  /** Settled by another process meanwhile: to be compared with what is known now. */
  readonly taken: readonly Bet[];
}

/**
 * Pays bets for the first time, many to a statement: return, settlement, event and pushes of each in one transaction,
 * through the process's lane; free bets in one of their own. Throws the first fault that is neither of the two of `Paid` once all are answered.
 */
export async function settleOpenBets<Bet extends BetToSettle>(
  app: Platform,
  bets: readonly Decided<Bet>[],
): Promise<Paid<Bet>> {
  const lane = laneOf(app);
  // A member's bets side by side: in one statement they share what is written once a member, and each posting finds the one before.
  const decided = bets.toSorted((left, right) => compareText(left.bet.member_id, right.bet.member_id));
  const notified = new Set<string>();
  const outcomes = await Promise.allSettled(
    decided.map((one) => {
      const notifyWallet = one.settled.returned > 0n && !notified.has(one.bet.member_id);
      if (notifyWallet) notified.add(one.bet.member_id);
      return one.bet.free_bet === null
        ? lane.post(requestOf(app, one, notifyWallet))
        : settleFreeBet(app, one.bet, one.settled);
    }),
  );
  let paid = 0;
  let fault: unknown;
  const outdated: Bet[] = [];
  const taken: Bet[] = [];
  for (const [place, { bet }] of decided.entries()) {
    const outcome = outcomes[place];
    if (outcome?.status !== 'rejected') paid += 1;
    else if (refusedBy(outcome.reason) === 'sportsbook_settlements_current') outdated.push(bet);
    else if (refusedBy(outcome.reason) === 'sportsbook_settlements_pkey') taken.push(bet);
    else fault ??= outcome.reason;
  }
  if (fault !== undefined) throw fault;
  return { paid, outdated, taken };
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function requestOf(
  app: Platform,
  { bet, settled }: Decided<BetToSettle>,
  notifyWallet: boolean,
): LaneRequest<null> {
  const at = app.clock.now();
  const accounts = accountsOf(bet.member_id);
  const returned = money(bet.currency, settled.returned);
  const transferId = settled.returned > 0n ? app.ids.uuid() : null;
  const transfers =
    transferId === null
      ? []
      : [
          {
            id: transferId,
            reason: settled.status === 'voided' ? ('betVoid' as const) : ('betReturn' as const),
            legs: move(
              accounts.house('sportsbookPool', bet.currency),
              accounts.venue(sportsVenue, bet.currency),
              returned,
            ),
            at,
            requestId: bet.bill_no,
          },
        ];
  return {
    transfers,
    subject: bet.id,
    rows: rowsOf(bet, settled, transferId, at, notifyWallet),
    locks: locksOf(settled.fixtureIds),
    answer: () => null,
  };
}

function rowsOf(
  bet: BetToSettle,
  settled: SettledBet,
  transferId: string | null,
  at: Date,
  notifyWallet: boolean,
): Companion[] {
  const { id: betId, member_id: memberId } = bet;
  const text = (minor: bigint): string => formatMoney(money(bet.currency, minor));
  const event = eventRow(
    'bet.settled',
    {
      memberId,
      betId,
      venue: sportsVenue,
      category: 'sports',
      cause: settled.status === 'voided' ? 'void' : 'result',
      legs: settled.backed,
      stake: text(bet.stake),
      returned: text(settled.returned),
      turnover: text(settled.turnover),
      free: false,
      currency: bet.currency,
      at: at.toISOString(),
    },
    at,
  );
  const wallet = notifyWallet ? [pushRow('memberWallet', { memberId }, { cause: 'settlement' }, at)] : [];
  const screens = pushesRow(
    pushRow('memberBets', { memberId }, { betId, status: settled.status }, at),
    ...wallet,
  );
  return [
    companion(settlementsTable, {
      shard_id: bet.shard_id,
      bet_id: bet.id,
      number: bet.settlement_count + 1,
      member_id: memberId,
      cause: settled.status === 'voided' ? 'void' : 'result',
      status: settled.status,
      returned: settled.returned,
      change: settled.returned,
      debt: 0n,
      turnover: settled.turnover,
      legs: settled.legs,
      fixture_versions: settled.fixtureVersions,
      transfer_id: transferId,
      at,
    }),
    companion(outboxTable, event),
    companion(outboxTable, screens),
  ];
}
