import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../../tables.ts';

/** Fen that a campaign's fund is already bound to: pots of open rounds, what is carried to the next, rewards that wait. */
export async function selectBound(tx: Tx, { kind, no }: CampaignKey): Promise<bigint> {
  const { rows } = await sql<{ bound: bigint }>`
    select (
      (select coalesce(sum(pot), 0) from promotions_rounds where kind = ${kind} and no = ${no} and state = 'open')
      + (select coalesce(sum(carried), 0) from promotions_rounds where kind = ${kind} and no = ${no} and carried_into is null)
      + (select coalesce(sum(amount), 0) from promotions_rewards
         where kind = ${kind} and no = ${no} and state in ('reached', 'applied')))::bigint as bound`.execute(
    tx,
  );
  return rows[0]?.bound ?? 0n;
}

/** Takes what earlier rounds of the campaign left for a next one; fen. */
export async function takeCarried(tx: Tx, { kind, no }: CampaignKey, into: number): Promise<bigint> {
  const { rows } = await sql<{ carried: bigint }>`
    update promotions_rounds set carried_into = ${into}
    where kind = ${kind} and no = ${no} and carried > 0 and carried_into is null returning carried`.execute(
    tx,
  );
  return rows.reduce((sum, { carried }) => sum + carried, 0n);
}
