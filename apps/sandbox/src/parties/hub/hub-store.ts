import { formatMoney, money, type Money } from '@fairway/money';
import type { Book } from '../../platform/book.ts';
import type { Stage } from '../../stage.ts';
import type { Guest, WalletForm } from './wallet-call.ts';

export type Side = 'HEADS' | 'TAILS';

/** `unresolved`: the wallet has not answered what became of it. */
export type RoundStatus = 'open' | 'won' | 'lost' | 'refused' | 'takenBack' | 'unresolved';

/** One toss and what became of it at the operator's wallet. `roundKey` comes from the page: a form sent twice is one round. */
export interface Round extends Guest {
  readonly roundId: string;
  readonly roundKey: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly pick: Side;
  readonly outcome: Side;
  readonly status: RoundStatus;
  /** The last word of the wallet. */
  readonly code: string;
  readonly at: string;
}

interface RoundRow extends Omit<Round, 'stake' | 'payout'> {
  stake: bigint;
  payout: bigint;
}

const columns = `round_id as roundId, round_key as roundKey, form, member, token, currency, stake, payout, pick,
  outcome, status, code, at`;

function toRound({ stake, payout, ...row }: RoundRow): Round {
  return { ...row, stake: money(row.currency, stake), payout: money(row.currency, payout) };
}

export function insertRound(book: Book, { stake, payout, ...round }: Round): void {
  book.run(
    `insert into hub_rounds
       (round_id, round_key, form, member, token, currency, stake, payout, pick, outcome, status, code, at)
     values (:roundId, :roundKey, :form, :member, :token, :currency, :stake, :payout, :pick, :outcome, :status, :code, :at)`,
    { ...round, stake: stake.minor, payout: payout.minor },
  );
}

export function endRound(book: Book, roundId: string, status: RoundStatus, code: string): void {
  book.run('update hub_rounds set status = :status, code = :code where round_id = :roundId', {
    roundId,
    status,
    code,
  });
}

export function findRound(book: Book, by: { roundId?: string; roundKey?: string }): Round | undefined {
  const row = book.one<RoundRow>(
    `select ${columns} from hub_rounds where round_id = :roundId or round_key = :roundKey`,
    { roundId: by.roundId ?? '', roundKey: by.roundKey ?? '' },
  );
  return row && toRound(row);
}

/** Rounds of a member in one form, newest first; everybody's without a member. */
export function listRounds(
  book: Book,
  filter: { form?: WalletForm; member?: string | undefined; limit: number },
): Round[] {
  return book
    .all<RoundRow>(
      `select ${columns} from hub_rounds
       where (:form is null or form = :form) and (:member is null or member = :member)
       order by position desc limit :limit`,
      { form: filter.form ?? null, member: filter.member ?? null, limit: filter.limit },
    )
    .map(toRound);
}

/** Rounds of a form, oldest first: those that began in a span after the cursor's, or all of one name, and the cursor of the next page. */
export function pageRounds(
  book: Book,
  filter: { form: WalletForm; from?: string; to?: string; roundId?: string; after?: string; limit: number },
): { rounds: Round[]; nextCursor: string | null } {
  const rows = book.all<RoundRow & { position: bigint }>(
    `select position, ${columns} from hub_rounds
     where form = :form and position > :after and at >= :from and at < :to and (:roundId is null or round_id = :roundId)
     order by position limit :limit`,
    {
      form: filter.form,
      from: filter.from ?? '',
      to: filter.to ?? '9',
      roundId: filter.roundId ?? null,
      after: BigInt(filter.after ?? '0'),
      limit: filter.limit,
    },
  );
  const last = rows.length === filter.limit ? rows.at(-1) : undefined;
  return {
    rounds: rows.map(toRound),
    nextCursor: last ? String(last.position) : null,
  };
}

/** For the director: all but the token. */
export function presentRound({
  roundId,
  form,
  member,
  currency,
  pick,
  outcome,
  status,
  code,
  at,
  ...round
}: Round) {
  const amounts = { stake: formatMoney(round.stake), payout: formatMoney(round.payout) };
  return { roundId, form, member, currency, ...amounts, pick, outcome, status, code, at };
}

/** A call as it was sent, and its answer as it came. */
export interface SentCall {
  readonly at: string;
  readonly form: WalletForm;
  readonly roundId: string;
  readonly operation: string;
  readonly transactionId: string;
  readonly body: string;
  readonly httpStatus: number | null;
  readonly answer: string;
}

/** Writes a call down and forgets all but the newest 2,000. */
export function writeCall(book: Book, call: SentCall): void {
  book.run(
    `insert into hub_calls (at, form, round_id, operation, transaction_id, body, http_status, answer)
     values (:at, :form, :roundId, :operation, :transactionId, :body, :httpStatus, :answer)`,
    { ...call },
  );
  book.run('delete from hub_calls where position <= (select max(position) from hub_calls) - 2000');
}

export function listSentCalls(book: Book, roundId: string | undefined): SentCall[] {
  const rows = book.all<Omit<SentCall, 'httpStatus'> & { httpStatus: bigint | null }>(
    `select at, form, round_id as roundId, operation, transaction_id as transactionId, body, http_status as httpStatus, answer
     from hub_calls where :roundId is null or round_id = :roundId order by position`,
    { roundId: roundId ?? null },
  );
  return rows.map((row) => ({
    ...row,
    httpStatus: row.httpStatus === null ? null : Number(row.httpStatus),
  }));
}

/** Base of the operator's wallet: the director's word, else the configuration's. */
export function walletUrl({ book, config }: Stage): string {
  return book.one<{ url: string }>('select url from hub_wallet')?.url ?? config.hub.walletUrl;
}

export function setWalletUrl(book: Book, url: string): void {
  book.run('insert into hub_wallet values (1, :url) on conflict do update set url = excluded.url', { url });
}
