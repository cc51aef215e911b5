import { formatMoney, money, type Money } from '@fairway/money';
import type { Book } from '../../../platform/book.ts';
import type { WalletName } from '../wallet-store.ts';

export type Side = 'HEADS' | 'TAILS';

/** One settled toss. `betKey` comes from the page, so that a form sent twice is one bet. */
export interface Bet extends WalletName {
  readonly betId: string;
  readonly betKey: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly pick: Side;
  readonly outcome: Side;
  readonly settledAt: string;
}

interface BetRow extends Omit<Bet, 'stake' | 'payout'> {
  stake: bigint;
  payout: bigint;
  position: bigint;
}

const columns = `position, bet_id as betId, bet_key as betKey, member_code as memberCode, currency, stake, payout, pick,
  outcome, settled_at as settledAt`;

const toBet = ({ stake, payout, ...row }: BetRow): Bet => ({
  betId: row.betId,
  betKey: row.betKey,
  memberCode: row.memberCode,
  currency: row.currency,
  pick: row.pick,
  outcome: row.outcome,
  settledAt: row.settledAt,
  stake: money(row.currency, stake),
  payout: money(row.currency, payout),
});

export function insertBet(book: Book, { stake, payout, ...bet }: Bet): void {
  book.run(
    `insert into venue_bets
       (bet_id, bet_key, member_code, currency, stake, payout, pick, outcome, settled_at)
     values (:betId, :betKey, :memberCode, :currency, :stake, :payout, :pick, :outcome, :settledAt)`,
    { ...bet, stake: stake.minor, payout: payout.minor },
  );
}

export function findBetByKey(book: Book, betKey: string): Bet | undefined {
  const row = book.one<BetRow>(`select ${columns} from venue_bets where bet_key = :betKey`, { betKey });
  return row && toBet(row);
}

/** A member's last bets, newest first; all members' without a name. */
export function listBets(book: Book, filter: Partial<WalletName> & { limit: number }): Bet[] {
  return book
    .all<BetRow>(
      `select ${columns} from venue_bets
       where (:memberCode is null or member_code = :memberCode) and (:currency is null or currency = :currency)
       order by position desc limit :limit`,
      { memberCode: filter.memberCode ?? null, currency: filter.currency ?? null, limit: filter.limit },
    )
    .map(toBet);
}

/** Settled bets after the cursor, oldest first; the cursor of an empty page is the one that came in. */
export function pageBets(book: Book, { after, limit }: { after: string; limit: number }) {
  const rows = book.all<BetRow>(
    `select ${columns} from venue_bets where position > :after order by position limit :limit`,
    { after: BigInt(after), limit },
  );
  return {
    records: rows.map((row) => presentBet(toBet(row))),
    nextCursor: String(rows.at(-1)?.position ?? after),
  };
}

/** The bet record as the agent sees it. */
export function presentBet(bet: Bet) {
  return {
    betId: bet.betId,
    version: 1,
    memberCode: bet.memberCode,
    currency: bet.currency,
    game: 'coin',
    stake: formatMoney(bet.stake),
    payout: formatMoney(bet.payout),
    pick: bet.pick,
    outcome: bet.outcome,
    status: 'SETTLED',
    settledAt: bet.settledAt,
  };
}
