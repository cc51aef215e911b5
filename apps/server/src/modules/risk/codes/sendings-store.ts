import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { addressCap, pumpAlarm } from './code-rules.ts';

export interface Sending {
  id: string;
  network: string;
  sent: boolean;
  at: Date;
}

/**
 * Notes a text message under the caller who asked for it. Where the address has had its number within the hour nothing is written,
 * and the moment from which it may have another one is answered. Calls for one address are serialised, so that no race
 * gets past it.
 */
export async function noteSending(tx: Tx, { id, network, sent, at }: Sending): Promise<Date | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`risk_code_sendings ${network}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ sent_at: Date }>`
    select sent_at from risk_code_sendings
    where network = ${network} and sent_at > ${addSeconds(at, -addressCap.seconds)}
    order by sent_at desc offset ${addressCap.count - 1} limit 1`.execute(tx);
  if (rows[0]) return addSeconds(rows[0].sent_at, addressCap.seconds);
  await sql`
    insert into risk_code_sendings (id, network, sent, sent_at)
    values (${id}, ${network}, ${sent}, ${at})`.execute(tx);
  return undefined;
}

/** Notes that the code of a text message was used. */
export async function noteUse(db: Db, id: string, at: Date): Promise<void> {
  await sql`update risk_code_sendings set used_at = ${at} where id = ${id}`.execute(db);
}

/** Of the last text messages that were sent before `settled` or used since: how many, how many were used, and when the last was sent. */
export async function countLastSendings(
  db: Db,
  now: Date,
  settled: Date,
): Promise<{ sent: number; used: number; last: Date | null }> {
  const { rows } = await sql<{ sent: number; used: number; last: Date | null }>`
    select count(*)::int as sent, count(used_at)::int as used, max(sent_at) as last
    from (
      select sent_at, used_at from risk_code_sendings
      where sent and sent_at > ${addSeconds(now, -pumpAlarm.withinSeconds)}
        and (sent_at <= ${settled} or used_at is not null)
      order by sent_at desc limit ${pumpAlarm.over}) as latest`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('sendings were not counted');
  return counted;
}

export async function deleteOldSendings(db: Db, now: Date): Promise<void> {
  await sql`
    delete from risk_code_sendings where sent_at < ${addSeconds(now, -pumpAlarm.withinSeconds)}`.execute(db);
}
