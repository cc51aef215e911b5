import { AFS_TABLE_NAMES } from '../parties/afs/afs-store.ts';
import { ANJI_TABLE_NAMES } from '../parties/anji/anji-store.ts';
import { FEED_TABLE_NAMES } from '../parties/odds-feed/feed-store.ts';
import { PSP_TABLE_NAMES } from '../parties/payment-provider/psp-tables.ts';
import { VENUE_TABLE_NAMES } from '../parties/venue/venue-tables.ts';
import type { Book } from '../platform/book.ts';

const SHARED = ['faults', 'calls', 'callbacks', 'callback_attempts', 'nonces', 'settings', 'inbox_messages'];
const CAPTCHA = [...ANJI_TABLE_NAMES, ...AFS_TABLE_NAMES];

/** Empties every book but the chain's. */
export function resetBooks(book: Book): void {
  book.transaction(() => {
    for (const table of [
      ...SHARED,
      ...PSP_TABLE_NAMES,
      ...VENUE_TABLE_NAMES,
      ...FEED_TABLE_NAMES,
      ...CAPTCHA,
    ])
      book.run(`delete from ${table}`);
  });
}
