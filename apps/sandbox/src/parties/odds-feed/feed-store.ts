import type { Book } from '../../platform/book.ts';

export const feedTables = `
  create table if not exists feed_matches (
    match_id text primary key, reference text not null, content_hash text not null, content text not null,
    unique (reference, content_hash)
  ) strict;
  create table if not exists feed_losses (match_id text primary key, entries integer not null) strict`;
export const feedTableNames = ['feed_matches', 'feed_losses'];

/** A match that a client has asked to be covered. */
export interface FeedMatchRow {
  readonly matchId: string;
  readonly reference: string;
  readonly contentHash: string;
  /** What was asked, as JSON. */
  readonly content: string;
}

const columns = 'match_id as matchId, reference, content_hash as contentHash, content';

/** The same question again finds the same match; anything changed in it is another match. */
export function findAsked(book: Book, reference: string, contentHash: string): FeedMatchRow | undefined {
  return book.one<FeedMatchRow>(
    `select ${columns} from feed_matches where reference = :reference and content_hash = :contentHash`,
    { reference, contentHash },
  );
}

export function findMatch(book: Book, matchId: string): FeedMatchRow | undefined {
  return book.one<FeedMatchRow>(`select ${columns} from feed_matches where match_id = :matchId`, { matchId });
}

/** Newest first, 200 at most. */
export function listMatches(book: Book): FeedMatchRow[] {
  return book.all<FeedMatchRow>(`select ${columns} from feed_matches order by rowid desc limit 200`);
}

export function insertMatch(book: Book, row: FeedMatchRow): void {
  book.run(
    `insert into feed_matches (match_id, reference, content_hash, content)
     values (:matchId, :reference, :contentHash, :content)`,
    { ...row },
  );
}

/** Leaves so many entries out of the next answer about a match. */
export function putLoss(book: Book, matchId: string, entries: number): void {
  book.run('insert or replace into feed_losses values (:matchId, :entries)', { matchId, entries });
}

/** How many entries are to be left out of this answer; asked once. */
export function takeLoss(book: Book, matchId: string): number {
  const row = book.one<{ entries: bigint }>('select entries from feed_losses where match_id = :matchId', {
    matchId,
  });
  if (row) book.run('delete from feed_losses where match_id = :matchId', { matchId });
  return Number(row?.entries ?? 0);
}
