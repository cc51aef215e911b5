import type { Book } from './book.ts';

/**
 * Answers whether something is due at `now` (an instant's wire form) by a remembered time of the next one: `nextDue` is only asked
 * after the book was written. A timer that looks many times a second then costs no statement while nothing happens.
 */
export function watchDue(book: Book, nextDue: (book: Book) => string | undefined): (now: string) => boolean {
  let seen: number | undefined;
  let due: string | undefined;
  return (now) => {
    if (book.changes !== seen) {
      seen = book.changes;
      due = nextDue(book);
    }
    return due !== undefined && due <= now;
  };
}
