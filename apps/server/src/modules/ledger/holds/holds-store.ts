import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { accountsOf } from '../accounts/accounts-of.ts';
import type { Account } from '../accounts/account.ts';
import { openings, runPosting, type PostingRow } from '../postings/posting-store.ts';
import { furtherIds } from '../postings/rows-of.ts';
import { reasons } from '../reasons.ts';
import type { HoldOutcome, HoldRequest, PostHoldRequest, VoidHoldRequest } from './hold.ts';

/** Locks money and writes the hold: `ledger_hold`, one statement. */
export async function insertHold(tx: Tx, hold: HoldRequest, locked: Account): Promise<PostingRow> {
  return runPosting(
    tx,
    sql<PostingRow>`select * from ledger_hold(
      ${locked.shard}::smallint, ${hold.id}::uuid, ${hold.transferId}::uuid, ${reasons[hold.reason].code}::smallint,
      ${hold.at}::timestamptz, ${hold.requestId}, ${hold.from.id}::uuid, ${locked.id}::uuid, ${hold.amount.minor}::bigint,
      ${hold.responsible}, ${hold.deadline}::timestamptz, ${openings([hold.from, locked])}::jsonb)`,
  );
}

export type ResolutionRow = PostingRow & { outcome: HoldOutcome | null };

/** Ends a hold: `ledger_resolve_hold`, one statement. */
export async function insertResolution(
  tx: Tx,
  outcome: HoldOutcome,
  request: PostHoldRequest | VoidHoldRequest,
): Promise<ResolutionRow> {
  const to = 'to' in request ? request.to : [];
  return runPosting(
    tx,
    sql<ResolutionRow>`select * from ledger_resolve_hold(
      ${accountsOf(request.owner).shard}::smallint, ${request.holdId}::uuid, ${outcome}, ${request.transferId}::uuid,
      ${furtherIds(request.transferId, Math.max(to.length - 1, 0))}::uuid[],
      ${reasons[request.reason].code}::smallint, ${request.at}::timestamptz, ${request.requestId}, ${request.responsible},
      ${to.map(({ account }) => account.id)}::uuid[], ${to.map(({ amount }) => amount.minor)}::bigint[],
      ${openings(to.map(({ account }) => account))}::jsonb)`,
  );
}

export interface HoldRow {
  id: string;
  owner: string;
  currency: number;
  amount: bigint;
  reason: number;
  responsible: string;
  deadline: Date;
  at: Date;
  request_id: string;
  outcome: HoldOutcome | null;
}

const columns = sql`
  h.id, h.owner, h.currency, h.amount, h.reason, h.responsible, h.deadline, h.at, t.request_id, r.outcome
  from ledger_holds h
  join ledger_transfers t on t.shard_id = h.shard_id and t.id = h.transfer_id
  left join ledger_hold_resolutions r on r.shard_id = h.shard_id and r.hold_id = h.id`;

export async function selectHold(db: Db, shard: number, id: string): Promise<HoldRow | undefined> {
  const found = await sql<HoldRow>`select ${columns} where h.shard_id = ${shard} and h.id = ${id}`.execute(
    db,
  );
  return found.rows[0];
}

export async function selectOpenHoldsOf(db: Db, shard: number, owner: string): Promise<HoldRow[]> {
  const found = await sql<HoldRow>`
    select ${columns} where h.shard_id = ${shard} and h.owner = ${owner} and r.outcome is null
    order by h.at, h.id`.execute(db);
  return found.rows;
}

export async function selectOverdueHolds(db: Db, now: Date, limit: number): Promise<HoldRow[]> {
  const found = await sql<HoldRow>`
    select ${columns} where h.deadline <= ${now} and r.outcome is null
    order by h.deadline, h.id limit ${limit}`.execute(db);
  return found.rows;
}
