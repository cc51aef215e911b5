import type { ErrorName, ErrorParam } from '@fairway/contract/errors/index.ts';
import { accountKinds } from '../accounts/account-kinds.ts';
import { opening, type AnyAccount } from '../accounts/account.ts';
import { binaryArray } from '#platform/db/rows/binary-arrays.ts';
import type { AnswerColumns } from '#platform/idempotency/operations-table.ts';
import type { DecidedRow } from './decide-batch.ts';
import type { LastLine, Place } from './known-accounts.ts';
import type { LaneConnection } from './lane-connection.ts';
import type { LaneOperation } from './lane-request.ts';

const shardArray = (accounts: readonly AnyAccount[]): Buffer =>
  binaryArray(
    'smallint',
    accounts.map(({ shard }) => shard),
  );
const idArray = (accounts: readonly AnyAccount[]): Buffer =>
  binaryArray(
    'uuid',
    accounts.map(({ id }) => id),
  );

/** An account as the database has it. */
export interface FoundAccount {
  readonly place: Place;
  readonly last: LastLine | undefined;
}

interface FoundRow {
  id: string;
  member: bigint | null;
  number: number;
  seq: bigint | null;
  balance: bigint;
  at: bigint;
}

/** Where accounts stand and their last lines, by account id; opens those that are not there yet. */
export async function locateAccounts(
  connection: LaneConnection,
  accounts: readonly AnyAccount[],
): Promise<Map<string, FoundAccount>> {
  const pockets = accounts.filter(({ kind }) => accountKinds[kind].side !== '-');
  const found =
    pockets.length > 0 ? await locatePockets(connection, pockets) : new Map<string, FoundAccount>();
  const others = accounts.filter(({ id }) => !found.has(id));
  if (others.length > 0) await locateOthers(connection, others, found);
  return found;
}

/**
 * Members' pockets that have a line among the moves. Nearly all that a lane asks for are such, and a search of one key takes half of
 * what `ledger_head` does.
 */
async function locatePockets(
  connection: LaneConnection,
  pockets: readonly AnyAccount[],
): Promise<Map<string, FoundAccount>> {
  const rows = await connection.query<FoundRow>(
    `select a.id, a.member, a.pocket as number, m.key & 1099511627775 as seq, m.balance,
      (extract(epoch from m.at) * 1000000)::bigint as at
    from unnest($1::smallint[], $2::uuid[]) as asked (shard, id)
    join ledger_accounts a on a.shard_id = asked.shard and a.id = asked.id
    cross join lateral (
      (select l.a_key as key, l.a_balance as balance, l.at from ledger_moves l
      where a.side = 'a' and l.member = a.member
        and l.a_key > a.pocket::bigint << 40 and l.a_key < (a.pocket + 1)::bigint << 40
      order by l.a_key desc limit 1)
      union all
      (select l.b_key, l.b_balance, l.at from ledger_moves l
      where a.side = 'b' and l.member = a.member
        and l.b_key > a.pocket::bigint << 40 and l.b_key < (a.pocket + 1)::bigint << 40
      order by l.b_key desc limit 1)
    ) as m`,
    [shardArray(pockets), idArray(pockets)],
  );
  return new Map(rows.map((row) => [row.id, foundAccount(row)]));
}

async function locateOthers(
  connection: LaneConnection,
  accounts: readonly AnyAccount[],
  found: Map<string, FoundAccount>,
): Promise<void> {
  const rows = await connection.query<FoundRow>(
    `select a.id, a.member, coalesce(a.pocket, a.house) as number, h.seq, h.balance_after as balance,
      (extract(epoch from h.at) * 1000000)::bigint as at
    from unnest($1::smallint[], $2::uuid[]) as asked (shard, id)
    join ledger_accounts a on a.shard_id = asked.shard and a.id = asked.id
    left join lateral ledger_head(a) as h on true`,
    [shardArray(accounts), idArray(accounts)],
  );
  for (const row of rows) found.set(row.id, foundAccount(row));
  const missing = accounts.filter(({ id }) => !found.has(id));
  if (missing.length === 0) return;

  const opened = await connection.query<FoundRow>(
    `select id, member, coalesce(pocket, house) as number, seq, balance,
      (extract(epoch from last_at) * 1000000)::bigint as at
    from ledger_locate($1::jsonb, now())`,
    [JSON.stringify(missing.map(opening))],
  );
  for (const row of opened) found.set(row.id, foundAccount(row));
}

function foundAccount({ member, number, seq, balance, at }: FoundRow): FoundAccount {
  return {
    place: { member: Number(member ?? 0), number },
    last: seq === null ? undefined : { seq: Number(seq), balance, at: Number(at) },
  };
}

/** Whether this very row exists: the proof that the batch it belonged to has committed. */
export async function rowStands(connection: LaneConnection, { row, a, b }: DecidedRow): Promise<boolean> {
  const rows = await connection.query(
    `select from ledger_moves where id = $1 and amount = $2
    and a_balance is not distinct from $3::bigint and b_balance is not distinct from $4::bigint`,
    [row.id, row.amount, a?.balance ?? null, b?.balance ?? null],
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
    `select asked.id from unnest($1::smallint[], $2::uuid[]) as asked (shard, id)
    where exists (select from ledger_moves m where m.id = asked.id)
      or exists (select from ledger_former_transfers t where t.shard_id = asked.shard and t.id = asked.id)`,
    [binaryArray('smallint', shards), binaryArray('uuid', ids)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Those of the accounts that are frozen. */
export async function selectFrozen(
  connection: LaneConnection,
  accounts: readonly AnyAccount[],
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
  accounts: readonly AnyAccount[],
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

export interface KeptOperation extends AnswerColumns<KeptAnswer> {
  owner: string;
  operation: string;
  operation_id: string;
  input_hash: Buffer;
}

/** The stored answers of these operation ids. */
export async function selectOperations(
  connection: LaneConnection,
  operations: readonly LaneOperation[],
): Promise<KeptOperation[]> {
  return connection.query<KeptOperation>(
    `select o.owner, o.operation, o.operation_id, o.input_hash, o.answer, o.answer_text
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
