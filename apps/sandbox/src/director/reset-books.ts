import { afsTableNames } from '../parties/afs/afs-store.ts';
import { anjiTableNames } from '../parties/anji/anji-store.ts';
import { hubTableNames } from '../parties/hub/hub-tables.ts';
import { feedTableNames } from '../parties/odds-feed/feed-store.ts';
import { pspTableNames } from '../parties/payment-provider/psp-tables.ts';
import { venueTableNames } from '../parties/venue/venue-tables.ts';
import type { Book } from '../platform/book.ts';

const shared = ['faults', 'calls', 'callbacks', 'callback_attempts', 'nonces', 'settings', 'inbox_messages'];
const captcha = [...anjiTableNames, ...afsTableNames];

/** Empties every book but the chain's. */
export function resetBooks(book: Book): void {
  book.transaction(() => {
    for (const table of [
      ...shared,
      ...pspTableNames,
      ...venueTableNames,
      ...hubTableNames,
      ...feedTableNames,
      ...captcha,
    ])
      book.run(`delete from ${table}`);
  });
}
