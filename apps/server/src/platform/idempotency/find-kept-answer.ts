import { sql } from 'kysely';
import type { ErrorName, ErrorParam } from '@fairway/contract/errors/index.ts';
import type { Db } from '../db/database.ts';
import { keptAnswer, type AnswerColumns } from './operations-table.ts';
import type { OperationKey } from './run-once.ts';

/** What is stored under an operation id: what it answered, or how it was refused. */
export type KeptAnswer =
  | { readonly value: unknown; readonly refusal?: undefined }
  | {
      readonly refusal: { readonly error: ErrorName; readonly params: Readonly<Record<string, ErrorParam>> };
    };

/** The answer kept for an operation id, for callers that lost it; undefined when nothing was decided under the id. */
export async function findKeptAnswer(
  db: Db,
  { owner, operation, operationId }: Omit<OperationKey, 'input'>,
): Promise<KeptAnswer | undefined> {
  type Stored =
    | { ok: true; value: unknown }
    | { ok: false; error: ErrorName; params: Readonly<Record<string, ErrorParam>> };
  const { rows } = await sql<AnswerColumns<Stored>>`
    select answer, answer_text from platform_operations
    where owner = ${owner} and operation = ${operation} and operation_id = ${operationId}`.execute(db);
  const answer = rows[0] && keptAnswer(rows[0]);
  if (!answer) return undefined;
  if (answer.ok) return { value: answer.value };
  return { refusal: { error: answer.error, params: answer.params } };
}
