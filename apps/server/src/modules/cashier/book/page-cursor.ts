import { AppError } from '#platform/errors.ts';

/** Where the next page of a list by time starts: the last row's instant and bill number. */
export interface PageStart {
  at: Date;
  billNo: string;
}

export function writeCursor(row: { created_at: Date; bill_no: string }): string {
  return Buffer.from(`${row.created_at.toISOString()} ${row.bill_no}`).toString('base64url');
}

/** Reads a cursor that writeCursor made; throws `inputInvalid` for any other text. */
export function readCursor(text: string | undefined): PageStart | undefined {
  if (text === undefined) return undefined;
  const [instant = '', billNo = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const at = new Date(instant);
  const written = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(instant) && !Number.isNaN(at.getTime());
  if (!written || !/^[\w-]{1,40}$/.test(billNo))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return { at, billNo };
}

/** The rows of a page and where the next one starts; `rows` holds one more than fits when there is a further page. */
export function pageOf<Row extends { created_at: Date; bill_no: string }>(
  rows: readonly Row[],
  size: number,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last ? writeCursor(last) : null };
}
