import type { Book } from '../../platform/book.ts';

export const afsTables = `
  create table if not exists afs_challenges (
    token text primary key, scene text not null, place integer not null, until text not null
  ) strict;
  create table if not exists afs_sessions (
    session_id text primary key, sig text not null, token text not null, scene text not null, until text not null
  ) strict;
  create table if not exists afs_nonces (nonce text primary key, until text not null) strict`;
export const afsTableNames = ['afs_challenges', 'afs_sessions', 'afs_nonces'];

export interface AfsChallenge {
  readonly token: string;
  readonly scene: string;
  readonly place: number;
  readonly until: string;
}

export interface AfsSession {
  readonly sessionId: string;
  readonly sig: string;
  readonly token: string;
  readonly scene: string;
  readonly until: string;
}

export function putChallenge(book: Book, challenge: AfsChallenge): void {
  book.run(
    'insert or replace into afs_challenges (token, scene, place, until) values (:token, :scene, :place, :until)',
    { ...challenge },
  );
}

/** Newest first. */
export function listSliders(book: Book): AfsChallenge[] {
  const rows = book.all<Omit<AfsChallenge, 'place'> & { place: bigint }>(
    'select token, scene, place, until from afs_challenges order by rowid desc limit 100',
  );
  return rows.map((row) => ({ ...row, place: Number(row.place) }));
}

/** Takes a challenge away: it is good for one push. */
export function takeSlider(book: Book, token: string, now: string): AfsChallenge | undefined {
  book.run('delete from afs_challenges where until <= :now', { now });
  const found = listSliders(book).find((challenge) => challenge.token === token);
  book.run('delete from afs_challenges where token = :token', { token });
  return found;
}

export function insertSession(book: Book, session: AfsSession): void {
  book.run(
    `insert into afs_sessions (session_id, sig, token, scene, until)
     values (:sessionId, :sig, :token, :scene, :until)`,
    { ...session },
  );
}

/** Whether such a session was passed and has not been proven before. */
export function takeSession(book: Book, { sessionId, sig, token, scene, until: now }: AfsSession): boolean {
  book.run('delete from afs_sessions where until <= :now', { now });
  return (
    book.run(
      `delete from afs_sessions where session_id = :sessionId and sig = :sig and token = :token and scene = :scene`,
      { sessionId, sig, token, scene },
    ) > 0
  );
}

/** Whether the nonce is new. */
export function takeNonce(book: Book, nonce: string, now: string, until: string): boolean {
  book.run('delete from afs_nonces where until <= :now', { now });
  return (
    book.run('insert or ignore into afs_nonces (nonce, until) values (:nonce, :until)', { nonce, until }) > 0
  );
}
