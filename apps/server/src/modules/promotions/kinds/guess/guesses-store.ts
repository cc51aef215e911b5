import type { MatchAnswer } from '@fairway/contract/promotions/guess/questions.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../../tables.ts';

export interface GuessRow {
  readonly member_id: string;
  readonly number: number;
  readonly answer: MatchAnswer;
  readonly version: Buffer;
  readonly guessed_at: Date;
}

/** Writes an answer, once a member and question; false where one is there. */
export async function insertGuess(
  tx: Tx,
  guess: CampaignKey & { memberId: string; number: number; answer: MatchAnswer; version: Buffer },
): Promise<boolean> {
  const { memberId, kind, no, number, answer, version } = guess;
  const { numAffectedRows } = await sql`
    insert into promotions_guesses (shard_id, member_id, kind, no, number, answer, version)
    values (${shardOf(memberId)}, ${memberId}, ${kind}, ${no}, ${number}, ${answer}, ${version})
    on conflict (shard_id, member_id, kind, no, number) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** A member's answers in a campaign. */
export async function selectOwnGuesses(
  db: Db | Tx,
  memberId: string,
  { kind, no }: CampaignKey,
): Promise<GuessRow[]> {
  const { rows } = await sql<GuessRow>`
    select member_id, number, answer, version, guessed_at from promotions_guesses
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and no = ${no}
    order by number`.execute(db);
  return rows;
}

/** All answers to a question in the order in which they came: the same at each reading once its match has begun. */
export async function selectGuesses(
  db: Db | Tx,
  { kind, no, number }: CampaignKey & { number: number },
): Promise<GuessRow[]> {
  const { rows } = await sql<GuessRow>`
    select member_id, number, answer, version, guessed_at from promotions_guesses
    where kind = ${kind} and no = ${no} and number = ${number} order by guessed_at, member_id`.execute(db);
  return rows;
}
