import type { MatchAnswer, MatchQuestion } from '@fairway/contract/promotions/guess/questions.ts';
import { sql } from 'kysely';
import type { MatchCard } from '#modules/sportsbook';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../../tables.ts';

type Match = Pick<MatchCard, 'competition' | 'home' | 'away'>;

export interface QuestionRow extends CampaignKey {
  readonly number: number;
  readonly fixture_id: bigint;
  readonly question: MatchQuestion;
  readonly match: Match;
  readonly kick_off: Date;
  /** Minor units of yuan. */
  readonly pot: bigint;
  readonly carried: bigint;
  readonly result_version: number | null;
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly right_answers: MatchAnswer[] | null;
  readonly judged_at: Date | null;
  readonly settled_at: Date | null;
  readonly winners: number | null;
  readonly carried_on: bigint | null;
  readonly paid_at: Date | null;
}

/** A campaign's questions in their order. */
export async function selectQuestions(db: Db | Tx, { kind, no }: CampaignKey): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select * from promotions_questions where kind = ${kind} and no = ${no} order by number`.execute(db);
  return rows;
}

/** The same, held until the transaction ends: settling one moves what it could not give away to another. */
export async function holdQuestions(tx: Tx, { kind, no }: CampaignKey): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select * from promotions_questions where kind = ${kind} and no = ${no} order by number for no key update`.execute(
    tx,
  );
  return rows;
}

export async function selectQuestion(
  db: Db | Tx,
  { kind, no }: CampaignKey,
  number: number,
): Promise<QuestionRow | undefined> {
  const { rows } = await sql<QuestionRow>`
    select * from promotions_questions where kind = ${kind} and no = ${no} and number = ${number}`.execute(
    db,
  );
  return rows[0];
}

export type NewQuestion = CampaignKey &
  Pick<QuestionRow, 'number' | 'question' | 'pot' | 'match' | 'kick_off'> & { readonly fixtureId: string };

/** Asks about a match, once a campaign. */
export async function insertQuestion(tx: Tx, asked: NewQuestion): Promise<void> {
  await sql`
    insert into promotions_questions (kind, no, number, fixture_id, question, match, kick_off, pot)
    values (${asked.kind}, ${asked.no}, ${asked.number}, ${asked.fixtureId}, ${asked.question},
      ${JSON.stringify(asked.match)}::jsonb, ${asked.kick_off}, ${asked.pot})
    on conflict (kind, no, fixture_id) do nothing`.execute(tx);
}

/** Judges a question by a result, unless it is settled or was judged by a later one. */
export async function updateJudged(
  tx: Tx,
  { kind, no, number }: QuestionRow,
  result: {
    version: number;
    score: { home: number; away: number } | null;
    right: readonly MatchAnswer[];
  },
): Promise<void> {
  await sql`
    update promotions_questions set result_version = ${result.version}, score = ${JSON.stringify(result.score)}::jsonb,
      right_answers = ${result.right}::text[], judged_at = platform_now()
    where kind = ${kind} and no = ${no} and number = ${number} and settled_at is null
      and (result_version is null or result_version < ${result.version})`.execute(tx);
}

/** Questions about a match that are not settled. */
export async function holdQuestionsOf(tx: Tx, fixtureId: string): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select * from promotions_questions where fixture_id = ${fixtureId} and settled_at is null
    order by kind, no, number for no key update`.execute(tx);
  return rows;
}

/** Questions whose result has been known for so many minutes, and those that are settled and not paid, the oldest first. */
export async function selectDue(db: Db, minutes: number): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select * from promotions_questions
    where paid_at is null and judged_at <= platform_now() - make_interval(mins => ${minutes})
    order by judged_at, kind, no, number limit 100`.execute(db);
  return rows;
}

/** A settlement: how many share the pot, and what nobody won. */
export async function updateSettled(
  tx: Tx,
  { kind, no, number }: QuestionRow,
  { winners, carriedOn }: { winners: number; carriedOn: bigint },
): Promise<void> {
  await sql`
    update promotions_questions set settled_at = platform_now(), winners = ${winners}, carried_on = ${carriedOn}
    where kind = ${kind} and no = ${no} and number = ${number}`.execute(tx);
}

export async function addCarried(tx: Tx, { kind, no, number }: QuestionRow, amount: bigint): Promise<void> {
  await sql`
    update promotions_questions set carried = carried + ${amount}
    where kind = ${kind} and no = ${no} and number = ${number}`.execute(tx);
}

export async function updateAllPaid(db: Db, { kind, no, number }: QuestionRow): Promise<void> {
  await sql`
    update promotions_questions set paid_at = platform_now()
    where kind = ${kind} and no = ${no} and number = ${number} and paid_at is null`.execute(db);
}
