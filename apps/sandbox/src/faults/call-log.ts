import type { Book } from '../platform/book.ts';
import type { FaultRule } from './fault-schema.ts';

const kept = 2000;

export const callTables = `
  create table if not exists calls (
    position integer primary key autoincrement, at text not null, party text not null, operation text not null,
    order_no text not null, nonce text not null, fault_id text, executed text not null,
    http_status integer, code text not null
  ) strict`;

/** One request that reached a party, with a valid signature where it asks for one. */
export interface Call {
  readonly at: string;
  readonly party: FaultRule['party'];
  readonly operation: string;
  readonly orderNo: string;
  readonly nonce: string;
  readonly faultId: string | null;
  readonly executed: 'yes' | 'no' | 'late';
  /** Null when no HTTP answer was given. */
  readonly httpStatus: number | null;
  readonly code: string;
}

export interface CallFilter {
  readonly party?: string | undefined;
  readonly operation?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly limit: number;
}

/** Writes a call down and forgets all but the newest 2,000. */
export function logCall(book: Book, call: Call): void {
  book.run(
    `insert into calls (at, party, operation, order_no, nonce, fault_id, executed, http_status, code)
     values (:at, :party, :operation, :orderNo, :nonce, :faultId, :executed, :httpStatus, :code)`,
    { ...call },
  );
  book.run(`delete from calls where position <= (select max(position) from calls) - ${kept}`);
}

/** Newest first. */
export function listCalls(book: Book, filter: CallFilter): Call[] {
  const rows = book.all<Omit<Call, 'httpStatus'> & { httpStatus: bigint | null }>(
    `select at, party, operation, order_no as orderNo, nonce, fault_id as faultId, executed,
            http_status as httpStatus, code
     from calls
     where (:party is null or party = :party) and (:operation is null or operation = :operation)
       and (:orderNo is null or order_no = :orderNo)
     order by position desc limit :limit`,
    {
      party: filter.party ?? null,
      operation: filter.operation ?? null,
      orderNo: filter.orderNo ?? null,
      limit: filter.limit,
    },
  );
  return rows.map((row) => ({ ...row, httpStatus: row.httpStatus === null ? null : Number(row.httpStatus) }));
}
