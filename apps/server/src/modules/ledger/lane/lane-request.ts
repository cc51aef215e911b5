import type { Balances } from '../postings/posted-balances.ts';
import { rowsOf, type MoveRow } from '../postings/rows-of.ts';
import type { Transfer } from '../postings/transfer.ts';
import type { Companion } from './companions.ts';

/** The operation id born at the button, kept for good with the answer in the same transaction as the money. */
export interface LaneOperation {
  /** `member/<id>`, `operator/<id>` or `party/<name>`. */
  readonly owner: string;
  /** The contract's operation name. */
  readonly operation: string;
  readonly operationId: string;
  /** `hashInput(input)`: another input under the same id is refused. */
  readonly inputHash: Buffer;
  readonly at: Date;
}

/** What a caller hands to a lane. All of it commits together, or none of it. */
export interface LaneRequest<Answer> {
  /** One transfer or several, all in one shard; none for rows that move no money. */
  readonly transfers: readonly Transfer[];
  /** Rows of the caller's own tables. */
  readonly rows?: readonly Companion[];
  /**
   * The rows of the caller's tables that inserting `rows` locks, under names that are the same in all requests. While another
   * transaction holds them, the requests that need them are refused with `overloaded` at once, and no others.
   */
  readonly locks?: readonly string[];
  readonly operation?: LaneOperation;
  /**
   * By what a rule of the caller's tables names this request when it refuses a batch: the rule's detail is a JSON list of
   * subjects, and only those are refused.
   */
  readonly subject?: string;
  /** The answer to the caller, from the balances after; stored under the operation id, so JSON must carry it. */
  answer(balances: Balances): Answer;
}

/** A request in the queue, with the promise of its caller. */
export interface Waiting {
  readonly request: LaneRequest<unknown>;
  /** Where its transfers are; undefined without any. */
  readonly shard: number | undefined;
  /** Its transfers as the ledger's rows. */
  readonly moves: readonly MoveRow[];
  /** What must not be twice in one batch: transfer ids and the operation id. */
  readonly keys: readonly string[];
  /** Memory found too little on these accounts: the next round reads them again before it refuses. */
  doubted: boolean;
  /** Under which it was decided from memory; 0 where the shard has no owners, or it was read first. */
  epoch: number;
  /** How often a batch with it was refused because another writer was first. */
  rounds: number;
  resolve(answer: unknown): void;
  reject(fault: unknown): void;
}

export function waitingFor(
  request: LaneRequest<unknown>,
  resolve: (answer: unknown) => void,
  reject: (fault: unknown) => void,
): Waiting {
  const keys = request.transfers.map(({ id }) => id);
  if (request.operation) keys.push(operationKey(request.operation));
  const moves = request.transfers.flatMap(rowsOf);
  const shard = shardOf(request);
  return { request, shard, moves, keys, doubted: false, epoch: 0, rounds: 0, resolve, reject };
}

/** Where a request's transfers are; undefined for one that moves no money. */
export function shardOf({ transfers }: Pick<LaneRequest<unknown>, 'transfers'>): number | undefined {
  return transfers[0]?.legs[0]?.account.shard;
}

export function operationKey({
  owner,
  operation,
  operationId,
}: Pick<LaneOperation, 'owner' | 'operation' | 'operationId'>): string {
  return JSON.stringify([owner, operation, operationId]);
}
