import type { SignerAlarm } from '@fairway/contract/chain/signer-alarms.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Gauged } from './judge-signer.ts';

export interface AlarmRow {
  readonly network: string;
  readonly alarm: SignerAlarm;
  readonly remaining: string;
  readonly whole: string;
  readonly since: Date;
}

/** Alarms that go on, the oldest first. */
export async function selectSignerAlarms(db: Db): Promise<AlarmRow[]> {
  const { rows } = await sql<AlarmRow>`
    select network, alarm, remaining, whole, since from chain_signer_alarms
    order by since, network, alarm`.execute(db);
  return rows;
}

/** Records the state of a network's signer; an alarm that goes on keeps its beginning. Answers those that began now. */
export async function writeSignerAlarms(
  tx: Tx,
  network: string,
  gauged: readonly Gauged[],
  at: Date,
): Promise<SignerAlarm[]> {
  const near = gauged.filter(({ isNear }) => isNear);
  const kept = near.map(({ alarm }) => alarm);
  await sql`delete from chain_signer_alarms
    where network = ${network} and not (alarm = any (${kept}::text[]))`.execute(tx);
  const begun: SignerAlarm[] = [];
  for (const { alarm, remaining, whole } of near) {
    const { rows } = await sql<{ since: Date }>`
      insert into chain_signer_alarms (network, alarm, remaining, whole, since)
      values (${network}, ${alarm}, ${remaining}, ${whole}, ${at})
      on conflict (network, alarm) do update set remaining = excluded.remaining, whole = excluded.whole
      returning since`.execute(tx);
    if (rows[0]?.since.getTime() === at.getTime()) begun.push(alarm);
  }
  return begun;
}
