import type { Client } from 'pg';

/** A process as it takes part in the dealing of shards. */
export interface PostingProcess {
  readonly id: string;
  readonly preferred: readonly number[];
  readonly leaseMs: number;
}

export interface KeptShards {
  /** Epochs by shard, of those that the process owns. */
  readonly epochs: ReadonlyMap<number, number>;
  /** When the next lease of another process ends, in ms; undefined where there is no other. */
  readonly nextEndMs: number | undefined;
}

/** Notified whenever a shard has changed hands. */
export async function listenForOwners(client: Client): Promise<void> {
  await client.query('listen ledger_owners');
}

/** Renews the lease and answers what the process owns from now on. */
export async function keepShards(
  client: Client,
  { id, preferred, leaseMs }: PostingProcess,
): Promise<KeptShards> {
  interface Row {
    shards: number[] | null;
    epochs: number[] | null;
    next_end_ms: number | null;
  }
  const { rows } = await client.query<Row>(
    'select * from ledger_keep_shards($1::uuid, $2::smallint[], make_interval(secs => $3::float8 / 1000))',
    [id, preferred, leaseMs],
  );
  const row = rows[0];
  const epochs = new Map((row?.shards ?? []).map((shard, index) => [shard, row?.epochs?.[index] ?? 0]));
  return { epochs, nextEndMs: row?.next_end_ms ?? undefined };
}

/** The process stops: its shards go to the others. */
export async function leaveShards(client: Client, id: string): Promise<void> {
  await client.query('select ledger_leave_shards($1::uuid)', [id]);
}
