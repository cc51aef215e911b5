import type { SweepProblem, SweepState } from '@fairway/contract/chain/sweep-states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Network } from '../network.ts';

export interface SweepRow {
  readonly id: string;
  readonly network: string;
  readonly sign_no: string;
  readonly address: string;
  readonly derivation_index: number;
  readonly member_id: string;
  /** Millionths of USDT. */
  readonly amount: bigint;
  readonly state: SweepState;
  readonly problem: SweepProblem | '';
  readonly detail: string;
  /** Digits, in the smallest unit of the chain's own coin. */
  readonly fuel_value: string | null;
  readonly fuel_sender: string | null;
  readonly fuel_nonce: bigint | null;
  readonly fuel_hash: string | null;
  readonly fuel_signed: string | null;
  readonly nonce: bigint | null;
  readonly tx_hash: string | null;
  readonly signed_tx: string | null;
  readonly block_number: bigint | null;
  readonly planned_at: Date;
  readonly sent_at: Date | null;
  readonly ended_at: Date | null;
  readonly retried_at: Date | null;
}

/** A network's sweeps that have not ended, oldest first. */
export async function selectOpenSweeps(db: Db, { code }: Network, limit: number): Promise<SweepRow[]> {
  const { rows } = await sql<SweepRow>`
    select * from chain_sweeps where network = ${code} and state not in ('confirmed', 'failed')
    order by planned_at, id limit ${limit}`.execute(db);
  return rows;
}

type Change = Partial<
  Pick<
    SweepRow,
    | 'state'
    | 'problem'
    | 'detail'
    | 'fuel_value'
    | 'fuel_sender'
    | 'fuel_nonce'
    | 'fuel_hash'
    | 'fuel_signed'
    | 'nonce'
    | 'tx_hash'
    | 'signed_tx'
    | 'block_number'
    | 'sent_at'
    | 'ended_at'
  >
>;

/**
 * Carries a sweep on, if its state is still the one that was read; answers its new state, or undefined where another
 * process was faster.
 */
export async function updateSweep(db: Db, seen: SweepRow, change: Change): Promise<SweepRow | undefined> {
  return db
    .withTables<{ chain_sweeps: Record<keyof SweepRow, unknown> }>()
    .updateTable('chain_sweeps')
    .set({ problem: '', detail: '', ...change })
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .where('fuel_hash', 'is not distinct from', seen.fuel_hash)
    .returningAll()
    .executeTakeFirst() as Promise<SweepRow | undefined>;
}

/** Notes why a sweep waits. */
export async function noteProblem(
  db: Db,
  seen: SweepRow,
  { problem, detail }: { problem: SweepProblem | ''; detail: string },
): Promise<void> {
  if (seen.problem === problem && seen.detail === detail) return;
  await sql`update chain_sweeps set problem = ${problem}, detail = ${detail}
    where id = ${seen.id} and state = ${seen.state}`.execute(db);
}

/** Sweeps that were confirmed above a block which is no longer on the chain wait for their confirmations again. */
export async function reopenSweepsAbove(tx: Tx, { code }: Network, block: bigint): Promise<void> {
  await sql`update chain_sweeps set state = 'sent', block_number = null, ended_at = null
    where network = ${code} and state = 'confirmed' and block_number > ${block}`.execute(tx);
}

/** One process at a time plans sweeps; held until the transaction ends. */
const planLock = 7_241_088;

export async function lockPlanning(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${planLock})`.execute(tx);
}

/** Writes a planned sweep. */
export async function insertSweep(
  tx: Tx,
  sweep: Pick<
    SweepRow,
    'id' | 'network' | 'sign_no' | 'address' | 'derivation_index' | 'member_id' | 'amount' | 'planned_at'
  >,
): Promise<void> {
  await sql`
    insert into chain_sweeps
      (id, network, sign_no, address, derivation_index, member_id, amount, state, planned_at)
    values (${sweep.id}, ${sweep.network}, ${sweep.sign_no}, ${sweep.address}, ${sweep.derivation_index},
      ${sweep.member_id}, ${sweep.amount}, 'planned', ${sweep.planned_at})`.execute(tx);
}
