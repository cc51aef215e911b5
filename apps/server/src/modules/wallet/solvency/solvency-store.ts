import type { SumTree } from '@fairway/solvency';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export type ProofCurrency = 'CNY' | 'USDT' | 'COIN';

export interface ProofRow {
  readonly seq: bigint;
  readonly id: string;
  readonly kind: 'daily' | 'demand';
  readonly taken_at: Date;
}

export interface RootRow {
  readonly proof_id: string;
  readonly currency: ProofCurrency;
  readonly root: string;
  readonly liability: bigint;
  readonly leaves: number;
  readonly previous_chain: string;
  readonly chain: string;
  readonly held: readonly { readonly channel: string; readonly minor: string }[];
}

/** One proof after the other, so that the chain of roots has one order; held until the transaction ends. */
export async function lockProofs(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('solvency', 7241085))`.execute(tx);
}

/** Answers false for a day that is proven already. */
export async function insertProof(
  tx: Tx,
  proof: { id: string; kind: ProofRow['kind']; day: string | null; takenAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into wallet_solvency_proofs (id, kind, day, taken_at)
    values (${proof.id}, ${proof.kind}, ${proof.day}, ${proof.takenAt})
    on conflict (day) do nothing returning 1 as done`.execute(tx);
  return rows.length > 0;
}

export async function insertRoot(tx: Tx, row: RootRow): Promise<void> {
  await sql`
    insert into wallet_solvency_roots (proof_id, currency, root, liability, leaves, previous_chain, chain, held)
    values (${row.proof_id}, ${row.currency}, ${row.root}, ${row.liability}, ${row.leaves}, ${row.previous_chain},
      ${row.chain}, ${JSON.stringify(row.held)}::jsonb)`.execute(tx);
}

/** The end of a currency's chain of roots; '' before the first. */
export async function lastChain(tx: Tx, currency: ProofCurrency): Promise<string> {
  const { rows } = await sql<{ chain: string }>`
    select r.chain from wallet_solvency_roots r join wallet_solvency_proofs p on p.id = r.proof_id
    where r.currency = ${currency} order by p.seq desc limit 1`.execute(tx);
  return rows[0]?.chain ?? '';
}

const chunk = 5_000;

/** Writes a tree's nodes, the leaves with whose they are. */
export async function insertNodes(
  tx: Tx,
  { proofId, currency }: { proofId: string; currency: ProofCurrency },
  tree: SumTree,
  leaves: readonly { memberId: string; nonce: string }[],
): Promise<void> {
  for (const [level, nodes] of tree.entries())
    for (let start = 0; start < nodes.length; start += chunk) {
      const part = nodes.slice(start, start + chunk);
      const owners = part.map((_, index) => (level === 0 ? leaves[start + index] : undefined));
      await sql`
        insert into wallet_solvency_nodes (proof_id, currency, level, position, hash, sum, member_id, nonce)
        select ${proofId}::uuid, ${currency}, ${level}, ${start}::int + n.place::int - 1, n.hash, n.sum, n.member, n.nonce
        from unnest(${part.map(({ hash }) => hash)}::text[], ${part.map(({ sum }) => sum)}::bigint[],
          ${owners.map((owner) => owner?.memberId ?? null)}::uuid[], ${owners.map((owner) => owner?.nonce ?? null)}::text[])
          with ordinality as n (hash, sum, member, nonce, place)`.execute(tx);
    }
}

/** Trees older than an instant; their roots stay. */
export async function deleteNodesBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`
    delete from wallet_solvency_nodes where proof_id in (
      select id from wallet_solvency_proofs where taken_at < ${instant}
    )`.execute(tx);
}

/** Proofs, newest first, before a number. */
export async function selectProofs(
  db: Db,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    select seq, id, kind, taken_at from wallet_solvency_proofs
    where ${before ?? null}::bigint is null or seq < ${before ?? null}::bigint
    order by seq desc limit ${limit}`.execute(db);
  return rows;
}

export async function selectRoots(db: Db, proofIds: readonly string[]): Promise<RootRow[]> {
  const { rows } = await sql<RootRow>`
    select * from wallet_solvency_roots where proof_id = any (${proofIds}::uuid[])
    order by array_position(array['CNY', 'USDT', 'COIN'], currency)`.execute(db);
  return rows;
}

export interface NodeRow {
  readonly level: number;
  readonly position: number;
  readonly hash: string;
  readonly sum: bigint;
  readonly nonce: string | null;
}

/** The member's own leaf in a proof, or in the newest one that has it. */
export async function selectLeaf(
  db: Db,
  memberId: string,
  currency: ProofCurrency,
  proofId: string | undefined,
): Promise<(NodeRow & ProofRow) | undefined> {
  const { rows } = await sql<NodeRow & ProofRow>`
    select n.level, n.position, n.hash, n.sum, n.nonce, p.seq, p.id, p.kind, p.taken_at
    from wallet_solvency_nodes n join wallet_solvency_proofs p on p.id = n.proof_id
    where n.member_id = ${memberId} and n.currency = ${currency}
      and (${proofId ?? null}::uuid is null or n.proof_id = ${proofId ?? null}::uuid)
    order by p.seq desc limit 1`.execute(db);
  return rows[0];
}

/** Nodes at these places of a tree; where a place is none, there is no row. */
export async function selectNodes(
  db: Db,
  { proofId, currency }: { proofId: string; currency: ProofCurrency },
  places: readonly { level: number; position: number }[],
): Promise<NodeRow[]> {
  const { rows } = await sql<NodeRow>`
    select level, position, hash, sum, nonce from wallet_solvency_nodes
    where proof_id = ${proofId} and currency = ${currency} and (level, position) in (
      select * from unnest(${places.map(({ level }) => level)}::smallint[], ${places.map(({ position }) => position)}::int[])
    )`.execute(db);
  return rows;
}
