import { isRetryable } from '#platform/db/transaction.ts';
import { refusedBy, sqlState, subjectsOf } from '#platform/db/sql-faults.ts';
import { AppError, restoreAppError } from '#platform/errors.ts';
import type { Account } from '../accounts/account.ts';
import { AccountFrozen, AlreadyPosted } from '../postings/refusals.ts';
import type { LaneConnection } from './lane-connection.ts';
import { operationKey, type Waiting } from './lane-request.ts';
import { selectFrozen, selectOperations, selectStandingTransfers, type KeptOperation } from './lane-store.ts';

/** How often somebody else may be first before a caller is told that the house is busy. */
const maxRounds = 60;
const lockNotAvailable = '55P03';

/**
 * A batch was refused by the database and nothing of it stands. Settles the callers who caused it, if they can be told, and
 * answers groups that are to be decided again: one, or two halves when only trying apart can tell whose fault it is.
 */
export async function settleRefusal(
  connection: LaneConnection,
  fault: unknown,
  batch: readonly Waiting[],
): Promise<Waiting[][]> {
  switch (refusedBy(fault)) {
    case 'ledger_entries_pkey':
    case 'ledger_chain':
      return [again(batch)];
    case 'ledger_transfers_pkey':
      return [again(await settleRepeated(connection, batch))];
    case 'platform_operations_pkey':
      return [again(await settleReplays(connection, batch))];
    case 'ledger_frozen':
      return [again(await settleFrozen(connection, batch))];
    default:
      if (isRetryable(fault)) return [again(batch)];
      return refuseNamed(fault, batch) ?? apart(fault, batch);
  }
}

/** Those that may be decided once more; whoever has been too often is told that the house is busy. */
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

/** Halves until the offender stands alone: a companion's own constraint, or a posting nobody should have made. */
function apart(fault: unknown, batch: readonly Waiting[]): Waiting[][] {
  if (batch.length <= 1) {
    // Somebody's long transaction holds the account: it is not the request that is wrong.
    const told = sqlState(fault) === lockNotAvailable ? new AppError('overloaded') : fault;
    for (const waiting of batch) waiting.reject(told);
    return [];
  }
  const middle = Math.ceil(batch.length / 2);
  return [batch.slice(0, middle), batch.slice(middle)];
}

/** Tells those whose transfer stands already; answers the others. */
export async function settleRepeated(
  connection: LaneConnection,
  batch: readonly Waiting[],
): Promise<Waiting[]> {
  const transfers = batch.flatMap(({ request }) => request.transfers);
  const standing = await selectStandingTransfers(
    connection,
    transfers.map(({ legs }) => legs[0]?.account.shard ?? 0),
    transfers.map(({ id }) => id),
  );
  // A repeat under an operation id is answered from what is kept there, not as a fault.
  const rest = await settleReplays(connection, batch);
  return rest.filter((waiting) => {
    const repeated = waiting.request.transfers.find(({ id }) => standing.has(id));
    if (repeated) waiting.reject(new AlreadyPosted(repeated.id));
    return !repeated;
  });
}

async function settleFrozen(connection: LaneConnection, batch: readonly Waiting[]): Promise<Waiting[]> {
  const debited = (waiting: Waiting): Account[] =>
    waiting.request.transfers.flatMap(({ legs }) =>
      legs.filter(({ amount }) => amount.minor < 0n).map(({ account }) => account),
    );
  const frozen = await selectFrozen(connection, batch.flatMap(debited));
  return batch.filter((waiting) => {
    const account = debited(waiting).find(({ id }) => frozen.has(id));
    if (account) waiting.reject(new AccountFrozen(account));
    return !account;
  });
}

/** Answers those whose operation id stands with the first answer; answers the others. */
async function settleReplays(connection: LaneConnection, batch: readonly Waiting[]): Promise<Waiting[]> {
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
    if (row) replay(waiting, operation.inputHash, row);
    return !row;
  });
}

function replay(waiting: Waiting, inputHash: Buffer, { input_hash, answer }: KeptOperation): void {
  if (!input_hash.equals(inputHash)) waiting.reject(new AppError('operationIdReused'));
  else if (!answer) waiting.reject(new AppError('operationInProgress'));
  else if (answer.ok) waiting.resolve(answer.value);
  else waiting.reject(restoreAppError(answer.error, answer.params, answer.data));
}
