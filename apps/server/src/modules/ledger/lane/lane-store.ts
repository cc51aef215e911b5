import type { ErrorName, ErrorParam } from '@fairway/contract/errors/index.ts';
import type { Account } from '../accounts/account.ts';
import { binaryArray } from '#platform/db/rows/binary-arrays.ts';
import type { DecidedEntry } from './decide-batch.ts';
import type { LastEntry } from './known-accounts.ts';
import type { LaneConnection } from './lane-connection.ts';
import type { LaneOperation } from './lane-request.ts';

const shardArray = (accounts: readonly Account[]): Buffer =>
  binaryArray(
    'smallint',
    accounts.map(({ shard }) => shard),
  );
const idArray = (accounts: readonly Account[]): Buffer =>
  binaryArray(
    'uuid',
    accounts.map(({ id }) => id),
  );

/** The last entry of each account that has one, by account id. */
export async function selectLastEntries(
  connection: LaneConnection,
  accounts: readonly Account[],
): Promise<Map<string, LastEntry>> {
  const rows = await connection.query<{ id: string; seq: bigint; balance: bigint; at: bigint }>(
    `select a.id, e.seq, e.balance_after as balance, (extract(epoch from e.at) * 1000000)::bigint as at
    from unnest($1::smallint[], $2::uuid[]) as a (shard, id)
    cross join lateral (
      select seq, balance_after, at from ledger_entries
      where shard_id = a.shard and account_id = a.id order by seq desc limit 1
    ) as e`,
    [shardArray(accounts), idArray(accounts)],
  );
  return new Map(rows.map(({ id, seq, balance, at }) => [id, { seq: Number(seq), balance, at: Number(at) }]));
}

/** Whether this very entry exists: the proof that the batch it belonged to has committed. */
export async function entryStands(
  connection: LaneConnection,
  { known: { account }, seq, amount }: DecidedEntry,
  transferId: string,
): Promise<boolean> {
  const rows = await connection.query(
    `select from ledger_entries
    where shard_id = $1 and account_id = $2 and seq = $3 and transfer_id = $4 and amount = $5`,
    [account.shard, account.id, seq, transferId, amount],
  );
  return rows.length > 0;
}

/** Those of the transfer ids that are posted. */
export async function selectPostedTransfers(
  connection: LaneConnection,
  shards: readonly number[],
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await connection.query<{ id: string }>(
    `select t.id from unnest($1::smallint[], $2::uuid[]) as asked (shard, id)
    join ledger_transfers t on t.shard_id = asked.shard and t.id = asked.id`,
    [binaryArray('smallint', shards), binaryArray('uuid', ids)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Those of the accounts that are frozen. */
export async function selectFrozen(
  connection: LaneConnection,
  accounts: readonly Account[],
): Promise<Set<string>> {
  const rows = await connection.query<{ id: string }>(
    `select f.account_id as id from unnest($1::smallint[], $2::uuid[]) as a (shard, id)
    join ledger_freezes f on f.shard_id = a.shard and f.account_id = a.id and f.lifted_at is null`,
    [shardArray(accounts), idArray(accounts)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Those of the accounts on which another transaction has posted and not yet ended: the locks that `ledger_decide` takes. */
export async function selectHeld(
  connection: LaneConnection,
  accounts: readonly Account[],
): Promise<Set<string>> {
  const rows = await connection.query<{ id: string }>(
    `select id from (select distinct id from unnest($1::uuid[]) as a (id)) as asked
    where not pg_try_advisory_xact_lock_shared(hashtextextended(id::text, 7241))`,
    [idArray(accounts)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** How long a statement of this session waits for a lock, as PostgreSQL writes it; answers what it was before. */
export async function setLockTimeout(connection: LaneConnection, wait: string): Promise<string> {
  const rows = await connection.query<{ before: string }>(
    `select before from (select current_setting('lock_timeout') as before offset 0) as known, set_config('lock_timeout', $1, false)`,
    [wait],
  );
  return rows[0]?.before ?? wait;
}

/** An answer as the platform keeps it under an operation id. */
export type KeptAnswer =
  | { ok: true; value: unknown }
  | { ok: false; error: ErrorName; params: Readonly<Record<string, ErrorParam>>; data: unknown };

export interface KeptOperation {
  owner: string;
  operation: string;
  operation_id: string;
  input_hash: Buffer;
  answer: KeptAnswer | null;
}

/** The stored answers of these operation ids. */
export async function selectOperations(
  connection: LaneConnection,
  operations: readonly LaneOperation[],
): Promise<KeptOperation[]> {
  return connection.query<KeptOperation>(
    `select o.owner, o.operation, o.operation_id, o.input_hash, o.answer
    from unnest($1::text[], $2::text[], $3::text[]) as asked (owner, operation, operation_id)
    join platform_operations o using (owner, operation, operation_id)`,
    [
      binaryArray(
        'text',
        operations.map(({ owner }) => owner),
      ),
      binaryArray(
        'text',
        operations.map(({ operation }) => operation),
      ),
      binaryArray(
        'text',
        operations.map(({ operationId }) => operationId),
      ),
    ],
  );
}
