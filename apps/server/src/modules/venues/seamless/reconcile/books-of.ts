import { connectAdapter } from '#platform/adapters/connect-adapter.ts';
import type { Platform } from '#platform/platform.ts';
import { venues } from '../../catalogue/registry.ts';
import type { ProviderBook } from './provider-book.ts';

/** A provider and its book. */
export interface OpenBook {
  /** The code of the venue. */
  readonly provider: string;
  readonly book: ProviderBook;
}

/** The books that can be read: of every seamless venue that is configured with a key to it. */
export function booksOf(app: Platform): OpenBook[] {
  return venues.flatMap(({ code, seamless }) => {
    const book = seamless && connectAdapter(app, seamless)?.book;
    return book ? [{ provider: code, book }] : [];
  });
}
