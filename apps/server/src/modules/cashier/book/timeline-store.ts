import { sql, type Selectable } from 'kysely';
import type { DepositEvent } from '@fairway/contract/deposits/events.ts';
import type { TimelineActor } from '@fairway/contract/cashier/timeline-actors.ts';
import type { WithdrawalEvent } from '@fairway/contract/withdrawals/events.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CashierTables } from '../tables.ts';

export type TimelineRow = Selectable<CashierTables['cashier_timeline']>;

export interface TimelineStep {
  event: DepositEvent | WithdrawalEvent;
  actor: TimelineActor;
  /** The operator's name; members see only that it was an operator. */
  actorName?: string;
  amount?: bigint;
  note?: string;
  /** Distinguishes this step from another of the same event; a step of the same event and key is written once. */
  key?: string;
}

/** The order a step belongs to; its row is locked by the caller, so steps are numbered without a gap. */
export interface TimelineOrder {
  shard_id: number;
  bill_no: string;
}

/** Writes a step of an order's life, once. */
export async function insertStep(tx: Tx, order: TimelineOrder, at: Date, step: TimelineStep): Promise<void> {
  await sql`
    insert into cashier_timeline (shard_id, bill_no, seq, key, at, event, actor, actor_name, amount, note)
    select ${order.shard_id}::smallint, ${order.bill_no}::text,
      (select coalesce(max(seq), 0) + 1 from cashier_timeline
       where shard_id = ${order.shard_id} and bill_no = ${order.bill_no}),
      ${`${step.event}:${step.key ?? ''}`}::text, ${at}::timestamptz, ${step.event}::text, ${step.actor}::text,
      ${step.actorName ?? null}::text, ${step.amount ?? null}::bigint, ${step.note ?? null}::text
    on conflict (shard_id, bill_no, key) do nothing`.execute(tx);
}

/** The steps of an order, oldest first. */
export async function selectTimeline(db: Db | Tx, order: TimelineOrder): Promise<TimelineRow[]> {
  return db
    .withTables<CashierTables>()
    .selectFrom('cashier_timeline')
    .selectAll()
    .where('shard_id', '=', order.shard_id)
    .where('bill_no', '=', order.bill_no)
    .orderBy('seq')
    .execute();
}
