import { isRetryable } from '#platform/db/transaction.ts';
import { refusedBy, sqlState, subjectsOf } from '#platform/db/sql-faults.ts';
import { keptAnswer } from '#platform/idempotency/operations-table.ts';
import { AppError, restoreAppError } from '#platform/errors.ts';
import type { AnyAccount } from '../accounts/account.ts';
import { AccountFrozen, AlreadyPosted } from '../postings/refusals.ts';
import type { HeldRows } from './held-rows.ts';
import type { LaneConnection } from './lane-connection.ts';
import { operationKey, type Waiting } from './lane-request.ts';
import {
  selectFrozen,
  selectHeld,
  selectOperations,
  selectPostedTransfers,
  type KeptOperation,
} from './lane-store.ts';
import type { Suspects } from './suspects.ts';

/** How often others may be first before a caller is refused as busy. */
const maxRounds = 60;
const lockNotAvailable = '55P03';
/** How often and how far apart accounts are looked at before they count as held by a long transaction. */
const looks = 5;
const betweenLooksMs = 20;

/** A lane as its refusals are settled: its connection, and what it remembers of those who caused them. */
export interface Settling {
  readonly connection: LaneConnection;
  readonly suspects: Suspects;
  readonly heldRows: HeldRows;
}

/**
 * A batch was refused by the database and nothing of it is written. Settles the callers who caused it, if they are
 * known, and answers groups that are to be decided again: one, or two halves when only trying apart can show whose
 * fault it is.
 */
export async function settleRefusal(
  lane: Settling,
  fault: unknown,
  batch: readonly Waiting[],
): Promise<Waiting[][]> {
  switch (refusedBy(fault)) {
    case 'ledger_moves_by_a':
    case 'ledger_moves_by_b':
    case 'ledger_guarded':
    case 'ledger_chain':
      return [again(batch)];
    case 'ledger_epoch':
      // Decided again from what is read now, it needs no epoch.
      for (const waiting of batch) waiting.epoch = 0;
      return [again(batch)];
    case 'ledger_moves_pkey':
      return [again(await settleRepeated(lane, batch))];
    case 'platform_operations_pkey':
      return [again(await settleReplays(lane, batch))];
    case 'ledger_frozen':
      return [again(await settleFrozen(lane, batch))];
    default:
      if (isRetryable(fault)) return [again(batch)];
      if (isLockHeld(fault)) {
        const rest = await settleHeld(lane, batch);
        return rest.length < batch.length ? [again(rest)] : apart(lane, fault, batch);
      }
      return refuseNamed(fault, batch) ?? apart(lane, fault, batch);
  }
}

/** Whether a statement gave up waiting for a lock. */
export function isLockHeld(fault: unknown): boolean {
  return sqlState(fault) === lockNotAvailable;
}

/** Settles those of the suspects whose refusal is certain before they are sent; answers the others. */
export async function settleSuspects(lane: Settling, batch: readonly Waiting[]): Promise<Waiting[]> {
  const rest = await settleRepeated(lane, batch);
  const touching = rest.filter((waiting) => lane.suspects.touches(waiting));
  if (touching.length === 0) return rest;
  const gone = new Set(touching);
  for (const waiting of await settleHeld(lane, await settleFrozen(lane, touching))) {
    gone.delete(waiting);
    lane.suspects.forgetAccounts(waiting);
  }
  return rest.filter((waiting) => !gone.has(waiting));
}

/** Those that may be decided once more; a caller that was decided too often is refused as busy. */
export function again(batch: readonly Waiting[]): Waiting[] {
  return batch.filter((waiting) => {
    waiting.rounds += 1;
    if (waiting.rounds <= maxRounds) return true;
    waiting.reject(new AppError('overloaded'));
    return false;
  });
}

/** Refuses those whom the rule has named, and answers the others; undefined where it named nobody of this batch. */
function refuseNamed(fault: unknown, batch: readonly Waiting[]): Waiting[][] | undefined {
  const named = new Set(subjectsOf(fault));
  const isNamed = ({ request: { subject } }: Waiting): boolean => subject !== undefined && named.has(subject);
  if (named.size === 0 || !batch.some(isNamed)) return undefined;
  for (const waiting of batch.filter(isNamed)) waiting.reject(fault);
  return [again(batch.filter((waiting) => !isNamed(waiting)))];
}

/** Halves until the offender is alone: a companion's own constraint, or a posting nobody should have made. */
function apart({ heldRows }: Settling, fault: unknown, batch: readonly Waiting[]): Waiting[][] {
  if (batch.length <= 1) {
    // Another's long transaction holds what it needs: it is not the request that is wrong.
    const held = isLockHeld(fault);
    for (const waiting of batch) {
      if (held) heldRows.note(waiting);
      waiting.reject(held ? new AppError('overloaded') : fault);
    }
    return [];
  }
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}

/** Refuses those whose transfer is posted already; answers the others. */
async function settleRepeated(lane: Settling, batch: readonly Waiting[]): Promise<Waiting[]> {
  if (batch.length === 0) return [];
  const transfers = batch.flatMap(({ request }) => request.transfers);
  const posted = await selectPostedTransfers(
    lane.connection,
    transfers.map(({ legs }) => legs[0]?.account.shard ?? 0),
    transfers.map(({ id }) => id),
  );
  // A repeat under an operation id is answered from what is kept there, not as a fault.
  const rest = await settleReplays(lane, batch);
  return rest.filter((waiting) => {
    const repeated = waiting.request.transfers.find(({ id }) => posted.has(id));
    if (repeated) waiting.reject(new AlreadyPosted(repeated.id));
    return !repeated;
  });
}

/** Refuses those who would take from a frozen account; answers the others. */
async function settleFrozen(lane: Settling, batch: readonly Waiting[]): Promise<Waiting[]> {
  const debited = batch.flatMap((waiting) => accountsOf(waiting, (minor) => minor < 0n));
  if (debited.length === 0) return [...batch];
  const frozen = await selectFrozen(lane.connection, debited);
  return withoutAccounts(
    lane,
    batch,
    frozen,
    (minor) => minor < 0n,
    (account) => new AccountFrozen(account),
  );
}

/** Refuses those whose account another transaction holds as busy; answers the others. */
async function settleHeld(lane: Settling, batch: readonly Waiting[]): Promise<Waiting[]> {
  const accounts = new Map(
    batch.flatMap((waiting) => accountsOf(waiting).map((account) => [account.id, account])),
  );
  let held: ReadonlySet<string> = new Set(accounts.keys());
  // A posting holds its accounts for a moment; only one that is seen at every look blocks.
  for (let look = 1; held.size > 0 && look <= looks; look += 1) {
    if (look > 1) await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
    const asked = [...accounts.values()].filter(({ id }) => held.has(id));
    held = await selectHeld(lane.connection, asked);
  }
  return withoutAccounts(lane, batch, held, undefined, () => new AppError('overloaded'));
}

function accountsOf(
  { request: { transfers } }: Waiting,
  moves: (minor: bigint) => boolean = () => true,
): AnyAccount[] {
  return transfers.flatMap(({ legs }) =>
    legs.filter(({ amount }) => moves(amount.minor)).map(({ account }) => account),
  );
}

/** Refuses those who touch one of these accounts, and remembers it; answers the others. */
function withoutAccounts(
  { suspects }: Settling,
  batch: readonly Waiting[],
  ids: ReadonlySet<string>,
  moves: ((minor: bigint) => boolean) | undefined,
  refusal: (account: AnyAccount) => AppError,
): Waiting[] {
  return batch.filter((waiting) => {
    const account = accountsOf(waiting, moves).find(({ id }) => ids.has(id));
    if (!account) return true;
    suspects.noteAccount(account);
    waiting.reject(refusal(account));
    return false;
  });
}

/** Answers those whose operation id is stored with the first answer; answers the others. */
async function settleReplays(
  { connection, suspects }: Settling,
  batch: readonly Waiting[],
): Promise<Waiting[]> {
  const operations = batch.flatMap(({ request }) => request.operation ?? []);
  if (operations.length === 0) return [...batch];
  const found = await selectOperations(connection, operations);
  const kept = new Map(
    found.map((row) => {
      const { owner, operation, operation_id: operationId } = row;
      return [operationKey({ owner, operation, operationId }), row];
    }),
  );
  return batch.filter((waiting) => {
    const { operation } = waiting.request;
    const row = operation && kept.get(operationKey(operation));
    if (!row) return true;
    suspects.noteOperation(waiting);
    suspects.noteRepeat(waiting);
    replay(waiting, operation.inputHash, row);
    return false;
  });
}

function replay(waiting: Waiting, inputHash: Buffer, kept: KeptOperation): void {
  const answer = keptAnswer(kept);
  if (!kept.input_hash.equals(inputHash)) waiting.reject(new AppError('operationIdReused'));
  else if (!answer) waiting.reject(new AppError('operationInProgress'));
  else if (answer.ok) waiting.resolve(answer.value);
  else waiting.reject(restoreAppError(answer.error, answer.params, answer.data));
}
