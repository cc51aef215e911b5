import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../../tables.ts';

export interface DrawSeedRow extends CampaignKey {
  readonly sealed: Buffer;
  readonly commitment: string;
  /** The version whose prizes are drawn; null before the first draw. */
  readonly version: Buffer | null;
  /** How many of each prize were given. */
  readonly given: Readonly<Record<string, number>>;
  readonly revealed_at: Date | null;
}

export async function selectDrawSeed(
  db: Db | Tx,
  { kind, no }: CampaignKey,
): Promise<DrawSeedRow | undefined> {
  const { rows } = await sql<DrawSeedRow>`
    select kind, no, sealed, commitment, version, given, revealed_at from promotions_draw_seeds
    where kind = ${kind} and no = ${no}`.execute(db);
  return rows[0];
}

/** Writes a campaign's seed, unless another call has written one meanwhile. */
export async function insertDrawSeed(
  db: Db | Tx,
  { kind, no }: CampaignKey,
  { sealed, commitment }: Pick<DrawSeedRow, 'sealed' | 'commitment'>,
): Promise<void> {
  await sql`
    insert into promotions_draw_seeds (kind, no, sealed, commitment) values (${kind}, ${no}, ${sealed}, ${commitment})
    on conflict do nothing`.execute(db);
}

/** Fixes whose prizes are drawn; answers the version that was fixed first. */
export async function fixPrizes(tx: Tx, { kind, no }: CampaignKey, version: Buffer): Promise<Buffer> {
  const { rows } = await sql<{ version: Buffer }>`
    update promotions_draw_seeds set version = coalesce(version, ${version}) where kind = ${kind} and no = ${no}
    returning version`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a draw without a seed');
  return row.version;
}

/** One of a prize, while there is any and the budget holds it; false where not. Draws of one campaign that win wait for one another here. */
export async function takePrize(
  tx: Tx,
  { kind, no }: CampaignKey,
  prize: { code: string; amount: bigint; stock: number | null; budget: bigint },
): Promise<boolean> {
  const { code, amount, stock, budget } = prize;
  const { numAffectedRows } = await sql`
    update promotions_draw_seeds
    set promised = promised + ${amount}, given = given || jsonb_build_object(${code}::text, coalesce((given ->> ${code})::integer, 0) + 1)
    where kind = ${kind} and no = ${no} and promised + ${amount} <= ${budget}
      and coalesce((given ->> ${code})::integer, 0) < coalesce(${stock}::integer, 2147483647)`.execute(tx);
  return numAffectedRows === 1n;
}

/** The seed may be shown from now on, and nothing is drawn from it any more. */
export async function updateRevealed(tx: Tx, { kind, no }: CampaignKey): Promise<void> {
  await sql`
    update promotions_draw_seeds set revealed_at = platform_now()
    where kind = ${kind} and no = ${no} and revealed_at is null`.execute(tx);
}
