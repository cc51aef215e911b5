import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import type { IdentityTables, IdentityVerdict } from './tables.ts';

export type IdentityRow = Selectable<IdentityTables['identity_members']>;

export async function findIdentity(db: Db | Tx, memberId: string): Promise<IdentityRow | undefined> {
  return db
    .withTables<IdentityTables>()
    .selectFrom('identity_members')
    .selectAll()
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Whether an identity card is on file that was not found wrong since. */
export async function hasIdCard(db: Db | Tx, memberId: string): Promise<boolean> {
  const identity = await findIdentity(db, memberId);
  return identity?.id_card_sealed != null && identity.id_card_misses === 0;
}

export interface IdentityChange {
  cardSkipped?: boolean;
  /** Null takes the number away. */
  idCard?: { sealed: Buffer; masked: string; fingerprint: Buffer } | null;
}

/** Writes what is given; what is not given stays as it was. */
export async function saveIdentity(db: Db | Tx, memberId: string, change: IdentityChange): Promise<void> {
  const card = change.idCard;
  const values = {
    ...(change.cardSkipped === undefined ? {} : { card_skipped: change.cardSkipped }),
    ...(card === undefined
      ? {}
      : {
          id_card_sealed: card?.sealed ?? null,
          id_card_masked: card?.masked ?? '',
          id_card_fingerprint: card?.fingerprint ?? null,
        }),
  };
  await db
    .withTables<IdentityTables>()
    .insertInto('identity_members')
    .values({ shard_id: shardOf(memberId), member_id: memberId, ...values })
    .onConflict((conflict) =>
      Object.keys(values).length === 0
        ? conflict.doNothing()
        : conflict.columns(['shard_id', 'member_id']).doUpdateSet(values),
    )
    .execute();
}

/** Counts an identity card that did not match, or forgets the count; answers how many in a row there are. */
export async function countIdCardMiss(db: Db | Tx, memberId: string, missed: boolean): Promise<number> {
  const { rows } = await sql<{ misses: number }>`
    insert into identity_members as known (shard_id, member_id, id_card_misses)
    values (${shardOf(memberId)}, ${memberId}, ${missed ? 1 : 0})
    on conflict (shard_id, member_id) do update
      set id_card_misses = case when ${missed} then known.id_card_misses + 1 else 0 end
    returning id_card_misses as misses`.execute(db);
  return rows[0]?.misses ?? 0;
}

/** What was said about exactly these facts; undefined: nobody was asked. */
export async function findVerdict(
  db: Db | Tx,
  memberId: string,
  facts: Buffer,
): Promise<IdentityVerdict | undefined> {
  const row = await db
    .withTables<IdentityTables>()
    .selectFrom('identity_checks')
    .select('verdict')
    .where('shard_id', '=', shardOf(memberId))
    .where('member_id', '=', memberId)
    .where('facts', '=', facts)
    .executeTakeFirst();
  return row?.verdict;
}

/** Keeps what was said; a later answer about the same facts takes its place. */
export async function saveVerdict(
  db: Db | Tx,
  memberId: string,
  check: { facts: Buffer; verdict: IdentityVerdict; reference: string; at: Date },
): Promise<void> {
  const { facts, verdict, reference, at } = check;
  await db
    .withTables<IdentityTables>()
    .insertInto('identity_checks')
    .values({ shard_id: shardOf(memberId), member_id: memberId, facts, verdict, reference, checked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['shard_id', 'member_id', 'facts'])
        .doUpdateSet({ verdict, reference, checked_at: at }),
    )
    .execute();
}
