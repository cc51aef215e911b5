import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { HandResultRow, HandRow } from '../rows.ts';

/** All results of a hand at once; the rows judge their sum (0414). */
export async function insertHandResults(
  tx: Tx,
  results: readonly Omit<HandResultRow, 'at'>[],
): Promise<void> {
  const of = <Name extends keyof Omit<HandResultRow, 'at'>>(name: Name) => results.map((row) => row[name]);
  await sql`
    insert into games_hand_results (table_code, hand, seat, shard_id, member_id, id, currency, paid, returned, turnover, transfer)
    select * from unnest(${of('table_code')}::text[], ${of('hand')}::integer[], ${of('seat')}::smallint[], ${of('shard_id')}::smallint[],
      ${of('member_id')}::text[], ${of('id')}::uuid[], ${of('currency')}::text[], ${of('paid')}::bigint[], ${of('returned')}::bigint[],
      ${of('turnover')}::bigint[], ${of('transfer')}::uuid[])`.execute(tx);
}

/** What came of a hand to each seat of it. */
export async function selectHandResults(
  db: Db | Tx,
  { table_code, number }: Pick<HandRow, 'table_code' | 'number'>,
): Promise<Pick<HandResultRow, 'seat' | 'paid' | 'returned'>[]> {
  const { rows } = await sql<Pick<HandResultRow, 'seat' | 'paid' | 'returned'>>`
    select seat, paid, returned from games_hand_results
    where table_code = ${table_code} and hand = ${number} order by seat`.execute(db);
  return rows;
}

const ownResults = sql`
  select r.table_code, r.hand, r.seat, r.shard_id, r.member_id, r.id, r.currency, r.paid, r.returned, r.turnover, r.transfer, r.at,
    h.bill_no
  from games_hand_results r join games_hands h on h.table_code = r.table_code and h.number = r.hand`;

export type OwnResultRow = HandResultRow & { bill_no: string };

export async function selectOwnResult(
  db: Db,
  memberId: string,
  id: string,
): Promise<OwnResultRow | undefined> {
  const { rows } = await sql<OwnResultRow>`
    ${ownResults} where r.shard_id = ${shardOf(memberId)} and r.id = ${id} and r.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

/** A page of a member's hands by instant and id, newest first. */
export async function selectOwnResultsBefore(
  db: Db,
  memberId: string,
  {
    before,
    limit,
    table = null,
  }: { before: { at: Date; ref: string } | null; limit: number; table?: MemberTableCode | null },
): Promise<OwnResultRow[]> {
  const { rows } = await sql<OwnResultRow>`
    ${ownResults}
    where r.shard_id = ${shardOf(memberId)} and r.member_id = ${memberId} and (${table}::text is null or r.table_code = ${table})
      and (${before?.at ?? null}::timestamptz is null
        or (date_trunc('milliseconds', r.at), r.id::text collate "C") < (${before?.at ?? null}::timestamptz, ${before?.ref ?? null}))
    order by date_trunc('milliseconds', r.at) desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}
