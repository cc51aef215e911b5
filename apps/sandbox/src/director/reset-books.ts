import { PSP_TABLE_NAMES } from '../parties/payment-provider/psp-tables.ts';
import { VENUE_TABLE_NAMES } from '../parties/venue/venue-tables.ts';
import type { Book } from '../platform/book.ts';

const SHARED = ['faults', 'calls', 'callbacks', 'callback_attempts', 'nonces', 'settings', 'inbox_messages'];

/** Empties every book but the chain's. */
export function resetBooks(book: Book): void {
  book.transaction(() => {
    for (const table of [...SHARED, ...PSP_TABLE_NAMES, ...VENUE_TABLE_NAMES])
      book.run(`delete from ${table}`);
  });
}
