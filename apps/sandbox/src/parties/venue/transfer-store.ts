import type { Book } from '../../platform/book.ts';
import type { PartyCurrency } from '../../platform/fields.ts';

/** A transfer as the agent sees it. It never changes once written. */
export interface Transfer {
  readonly transferId: string;
  readonly direction: 'IN' | 'OUT';
  readonly memberCode: string;
  readonly amount: string;
  readonly currency: PartyCurrency;
  readonly status: 'SUCCESS' | 'FAILED';
  readonly failCode: 'INSUFFICIENT_BALANCE' | null;
  readonly balance: string;
  readonly venueTransferNo: string;
  readonly executedAt: string;
}

interface TransferRow {
  answer: string;
  content_hash: string;
  position: bigint;
}

export function findTransfer(
  book: Book,
  transferId: string,
): { transfer: Transfer; contentHash: string } | undefined {
  const row = book.one<TransferRow>('select * from venue_transfers where transfer_id = :transferId', {
    transferId,
  });
  return row && { transfer: JSON.parse(row.answer) as Transfer, contentHash: row.content_hash };
}

export function insertTransfer(book: Book, transfer: Transfer, contentHash: string): void {
  book.run(
    `insert into venue_transfers (transfer_id, content_hash, executed_at, status, member_code, answer)
     values (:transferId, :contentHash, :executedAt, :status, :memberCode, :answer)`,
    {
      transferId: transfer.transferId,
      contentHash,
      executedAt: transfer.executedAt,
      status: transfer.status,
      memberCode: transfer.memberCode,
      answer: JSON.stringify(transfer),
    },
  );
}

/** Executed transfers, oldest first, and the cursor of the next page. */
export function pageTransfers(
  book: Book,
  range: { from: string; to: string; after: string; limit: number },
): { transfers: Transfer[]; nextCursor: string | null } {
  const rows = book.all<TransferRow>(
    `select * from venue_transfers
     where position > :after and status = 'SUCCESS' and executed_at >= :from and executed_at < :to
     order by position limit :limit`,
    { after: BigInt(range.after), from: range.from, to: range.to, limit: range.limit },
  );
  const last = rows.length === range.limit ? rows.at(-1) : undefined;
  return {
    transfers: rows.map((row) => JSON.parse(row.answer) as Transfer),
    nextCursor: last ? String(last.position) : null,
  };
}

/** Newest first, refused ones included. */
export function listTransfers(
  book: Book,
  filter: { memberCode?: string | undefined; limit: number },
): Transfer[] {
  return book
    .all<TransferRow>(
      `select * from venue_transfers where :memberCode is null or member_code = :memberCode
       order by position desc limit :limit`,
      { memberCode: filter.memberCode ?? null, limit: filter.limit },
    )
    .map((row) => JSON.parse(row.answer) as Transfer);
}

export function sealTransfer(book: Book, transferId: string): void {
  book.run('insert or ignore into venue_seals values (:transferId)', { transferId });
}

export function isTransferSealed(book: Book, transferId: string): boolean {
  return book.one('select 1 from venue_seals where transfer_id = :transferId', { transferId }) !== undefined;
}
