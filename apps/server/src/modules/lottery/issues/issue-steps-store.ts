import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { IssueRow } from '../tables.ts';
import type { IssueKey } from './issues-store.ts';

/** What happens to an issue, each once: its rows refuse another order. */

export async function updateClosed(
  tx: Tx,
  { lottery, issue }: IssueKey,
  { at, tickets, root }: { at: Date; tickets: number; root: string | null },
): Promise<void> {
  await sql`
    update lottery_issues set closed_at = ${at}, tickets = ${tickets}, ticket_root = ${root}
    where lottery = ${lottery} and issue = ${issue}`.execute(tx);
}

export async function updateDrawn(
  tx: Tx,
  { lottery, issue }: IssueKey,
  drawn: { at: Date; link: string; randomness: string; result: readonly number[] },
): Promise<void> {
  await sql`
    update lottery_issues set drawn_at = ${drawn.at}, link = ${drawn.link}, randomness = ${drawn.randomness},
      result = ${drawn.result}::smallint[]
    where lottery = ${lottery} and issue = ${issue}`.execute(tx);
}

export async function updateVoided(
  tx: Tx,
  { lottery, issue }: IssueKey,
  { at, reason }: { at: Date; reason: 'noRandomness' | 'operators' },
): Promise<void> {
  await sql`
    update lottery_issues set voided_at = ${at}, void_reason = ${reason}
    where lottery = ${lottery} and issue = ${issue}`.execute(tx);
}

export async function updateSettled(db: Db | Tx, { lottery, issue }: IssueKey): Promise<void> {
  await sql`
    update lottery_issues set settled_at = platform_now()
    where lottery = ${lottery} and issue = ${issue} and settled_at is null`.execute(db);
}

/** Closed issues that wait for a round, or all that wait for one by now. */
export async function selectUndrawn(
  db: Db | Tx,
  round: { chain: string; round: number } | null,
): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select * from lottery_issues
    where drawn_at is null and voided_at is null and closed_at is not null and settled_at is null
      and case when ${round?.chain ?? null}::text is null then beacon_at <= platform_now()
        else beacon_chain = ${round?.chain ?? null} and beacon_round = ${round?.round ?? null}::bigint end
    order by draws_at`.execute(db);
  return rows;
}

/** Past their closing and not closed; drawn or voided and not settled; not drawn for so long. Oldest first. */
export async function selectLate(
  db: Db,
  kind: 'closing' | 'settling' | 'drawing',
  seconds: number,
): Promise<IssueRow[]> {
  const late = {
    closing: sql`closed_at is null and voided_at is null and closes_at < platform_now() - make_interval(secs => ${seconds})`,
    settling: sql`coalesce(drawn_at, voided_at) < platform_now() - make_interval(secs => ${seconds})`,
    drawing: sql`drawn_at is null and voided_at is null and draws_at < platform_now() - make_interval(secs => ${seconds})`,
  }[kind];
  const { rows } = await sql<IssueRow>`
    select * from lottery_issues where settled_at is null and ${late} order by closes_at limit 100`.execute(
    db,
  );
  return rows;
}
