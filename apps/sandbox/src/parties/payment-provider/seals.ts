import type { Book } from '../../platform/book.ts';
import { sealed } from '../../platform/refusal.ts';

type OrderKind = 'collection' | 'payout';

/** Makes an id that never arrived unusable for good. */
export function sealOrder(book: Book, kind: OrderKind, orderNo: string): void {
  book.run('insert or ignore into psp_seals values (:kind, :orderNo)', { kind, orderNo });
}

/** Throws Refusal 409 ORDER_SEALED. */
export function refuseSealed(book: Book, kind: OrderKind, orderNo: string): void {
  const seal = book.one('select 1 from psp_seals where kind = :kind and order_no = :orderNo', {
    kind,
    orderNo,
  });
  if (seal) throw sealed('ORDER_SEALED');
}
