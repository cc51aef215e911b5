import { createHmac, randomBytes } from 'node:crypto';
import { buildTree, chainHash, leafNode, rootOf } from '@fairway/solvency';
import { houseTotalsAt, memberTotalsAt, type HouseTotal } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { heldAtChannels } from './held-at-channels.ts';
import {
  insertNodes,
  insertProof,
  insertRoot,
  lastChain,
  lockProofs,
  type ProofCurrency,
} from './solvency-store.ts';

const currencies = ['CNY', 'USDT', 'COIN'] as const;

/** All balances as of an instant. */
export interface Snapshot {
  readonly members: Awaited<ReturnType<typeof memberTotalsAt>>;
  readonly house: readonly HouseTotal[];
}

export async function readSnapshot(db: Db, instant: Date): Promise<Snapshot> {
  const [members, house] = await Promise.all([memberTotalsAt(db, instant), houseTotalsAt(db, instant)]);
  return { members, house };
}

/**
 * Publishes a proof of what the house owes and holds: a tree a currency, its root tied to the one before. Answers its id, undefined
 * for a day that is proven already. Writes in the caller's transaction.
 */
export async function takeProof(
  tx: Tx,
  app: Platform,
  snapshot: Snapshot,
  { kind, day, takenAt }: { kind: 'daily' | 'demand'; day: string | null; takenAt: Date },
): Promise<string | undefined> {
  await lockProofs(tx);
  const id = app.ids.uuid();
  if (!(await insertProof(tx, { id, kind, day, takenAt }))) return undefined;
  // Not of the ids: who can guess it could look for a neighbour's balance.
  const salt = randomBytes(32);
  for (const currency of currencies) await publishRoot(tx, { id, takenAt, salt }, currency, snapshot);
  return id;
}

async function publishRoot(
  tx: Tx,
  { id, takenAt, salt }: { id: string; takenAt: Date; salt: Buffer },
  currency: ProofCurrency,
  { members, house }: Snapshot,
): Promise<void> {
  const leaves = members
    .filter(({ total }) => total.currency === currency)
    .map(({ owner, total }) => ({
      proofId: id,
      currency,
      memberId: owner,
      nonce: createHmac('sha256', salt).update(`${owner}\n${currency}`).digest('hex'),
      sum: total.minor,
    }))
    // Another order each time: whose leaf is beside whose says nothing from one proof to the next.
    .toSorted((one, other) => (one.nonce < other.nonce ? -1 : 1));
  const tree = buildTree(leaves.map(leafNode));
  const root = rootOf(tree);
  const previous = await lastChain(tx, currency);
  const chained = {
    previous,
    proofId: id,
    takenAt: takenAt.toISOString(),
    currency,
    root: root.hash,
    liability: root.sum.toString(),
    leaves: leaves.length,
  };
  const held = heldAtChannels(house, currency);
  await insertRoot(tx, {
    proof_id: id,
    currency,
    root: root.hash,
    liability: root.sum,
    leaves: leaves.length,
    previous_chain: previous,
    chain: chainHash(chained),
    held: held.map(({ channel, amount }) => ({ channel, minor: amount.minor.toString() })),
  });
  if (leaves.length > 0) await insertNodes(tx, { proofId: id, currency }, tree, leaves);
}
