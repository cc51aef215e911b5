import * as z from 'zod';
import type { Book } from '../../../platform/book.ts';

/** What the director does to one line of a statement. */
const spoil = z.strictObject({
  leaveOut: z.literal(true).optional(),
  /** How often it is listed. */
  copies: z.number().int().min(2).max(10).optional(),
  /** Listed with this amount. */
  amount: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,5})?$/)
    .optional(),
});
export const spoilt = spoil.extend({ transactionId: z.string().regex(/^[\w.:-]{1,64}$/) });
export type Spoil = z.infer<typeof spoil>;

export function setSpoil(book: Book, transactionId: string, set: Spoil): void {
  book.run(
    'insert into hub_spoils values (:transactionId, :spoil) on conflict do update set spoil = excluded.spoil',
    { transactionId, spoil: JSON.stringify(set) },
  );
}

export function clearSpoils(book: Book): void {
  book.run('delete from hub_spoils');
}

export function findSpoil(book: Book, transactionId: string): Spoil {
  const row = book.one<{ spoil: string }>(
    'select spoil from hub_spoils where transaction_id = :transactionId',
    {
      transactionId,
    },
  );
  return row ? spoil.parse(JSON.parse(row.spoil)) : {};
}
