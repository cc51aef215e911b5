import { sql } from 'kysely';
import type { ErrorName, ErrorParam } from '@fairway/contract/errors/index.ts';
import type { Clock } from '../clock.ts';
import { sha256 } from '../crypto/hash.ts';
import type { Tx } from '../db/database.ts';
import { AppError, restoreAppError } from '../errors.ts';
import { canonicalJson } from './canonical-json.ts';
import { keptAnswer, type AnswerColumns } from './operations-table.ts';

export interface OperationKey {
  /** Whose id it is: `member/<id>`, `operator/<id>` or `party/<name>`. */
  owner: string;
  /** The contract's operation name. */
  operation: string;
  /** The id born at the button. */
  operationId: string;
  /** What the caller sent; another input under the same id is refused. */
  input: unknown;
}

type Answer =
  | { ok: true; value: unknown }
  | { ok: false; error: ErrorName; params: Readonly<Record<string, ErrorParam>>; data: unknown };

/**
 * Runs `act` once for an operation id and keeps its answer, refusals included, in the same transaction: the same id and
 * input get the first answer again, for good; the same id with other input is refused with `operationIdReused`. A
 * second call that arrives while the first is running waits for it. Refusals roll back all that `act` wrote, except the
 * answer; one that invites another try (retry 'later') is not kept.
 */
export async function runOnce<T>(tx: Tx, clock: Clock, key: OperationKey, act: () => Promise<T>): Promise<T> {
  const inputHash = hashInput(key.input);
  const stored = await claim(tx, clock, key, inputHash);
  if (stored) return replay<T>(stored, inputHash);

  await sql`savepoint act`.execute(tx);
  let answer: Answer;
  try {
    answer = { ok: true, value: await act() };
  } catch (refusal) {
    if (!(refusal instanceof AppError) || refusal.row.retry === 'later') throw refusal;
    await sql`rollback to savepoint act`.execute(tx);
    answer = { ok: false, error: refusal.error, params: refusal.params, data: refusal.data };
  }
  await sql`
    update platform_operations set answer = ${JSON.stringify(answer)}::jsonb
    where owner = ${key.owner} and operation = ${key.operation} and operation_id = ${key.operationId}`.execute(
    tx,
  );
  if (answer.ok) return answer.value as T;
  throw new KeptRefusal(restoreAppError(answer.error, answer.params, answer.data));
}

/** A refusal whose answer is stored: onceInTransaction lets the transaction commit and throws it afterwards. */
export class KeptRefusal extends Error {
  override name = 'KeptRefusal';
  readonly refusal: AppError;
  constructor(refusal: AppError) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

export function hashInput(input: unknown): Buffer {
  return sha256(canonicalJson(input));
}

interface StoredRow extends AnswerColumns<Answer> {
  input_hash: Buffer;
}

/** Writes the claim, or answers the row that exists already (waiting for the transaction that is writing it). */
async function claim(
  tx: Tx,
  clock: Clock,
  key: OperationKey,
  inputHash: Buffer,
): Promise<StoredRow | undefined> {
  const inserted = await sql`
    insert into platform_operations (owner, operation, operation_id, input_hash, created_at)
    values (${key.owner}, ${key.operation}, ${key.operationId}, ${inputHash}, ${clock.now()})
    on conflict do nothing returning 1 as done`.execute(tx);
  if (inserted.rows.length > 0) return undefined;
  const found = await sql<StoredRow>`
    select input_hash, answer, answer_text from platform_operations
    where owner = ${key.owner} and operation = ${key.operation} and operation_id = ${key.operationId}`.execute(
    tx,
  );
  return found.rows[0];
}

function replay<T>(stored: StoredRow, inputHash: Buffer): T {
  if (!stored.input_hash.equals(inputHash)) throw new AppError('operationIdReused');
  const answer = keptAnswer(stored);
  if (!answer) throw new AppError('operationInProgress');
  if (answer.ok) return answer.value as T;
  throw restoreAppError(answer.error, answer.params, answer.data);
}
