import type { Book } from '../../platform/book.ts';

export const anjiTables = `
  create table if not exists anji_challenges (
    token text primary key, type text not null, places text not null, secret_key text not null, until text not null
  ) strict;
  create table if not exists anji_passes (verification text primary key, until text not null) strict`;
export const anjiTableNames = ['anji_challenges', 'anji_passes'];

export interface AnjiChallenge {
  readonly token: string;
  readonly type: 'blockPuzzle' | 'clickWord';
  /** JSON: `{x}` of a puzzle, a list of `{x, y}` of characters. */
  readonly places: string;
  readonly secretKey: string;
  readonly until: string;
}

export function insertChallenge(book: Book, challenge: AnjiChallenge): void {
  book.run(
    `insert into anji_challenges (token, type, places, secret_key, until)
     values (:token, :type, :places, :secretKey, :until)`,
    { ...challenge },
  );
}

/** Newest first. */
export function listChallenges(book: Book): AnjiChallenge[] {
  return book.all<AnjiChallenge>(
    `select token, type, places, secret_key as secretKey, until from anji_challenges
     order by rowid desc limit 100`,
  );
}

/** Takes a challenge away: it is good for one answer. Undefined without one that is still valid. */
export function takeChallenge(book: Book, token: string, now: string): AnjiChallenge | undefined {
  book.run('delete from anji_challenges where until <= :now', { now });
  const found = listChallenges(book).find((challenge) => challenge.token === token);
  book.run('delete from anji_challenges where token = :token', { token });
  return found;
}

export function insertPass(book: Book, verification: string, until: string): void {
  book.run('insert into anji_passes (verification, until) values (:verification, :until)', {
    verification,
    until,
  });
}

/** Whether this was passed and has not been asked for before. */
export function takePass(book: Book, verification: string, now: string): boolean {
  book.run('delete from anji_passes where until <= :now', { now });
  return book.run('delete from anji_passes where verification = :verification', { verification }) > 0;
}
