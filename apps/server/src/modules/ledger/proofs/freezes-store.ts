import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { AnyAccount } from '../accounts/account.ts';

export interface Freeze {
  readonly accountKey: string;
  readonly frozenAt: Date;
  readonly why: string;
}

/** The accounts that are frozen now, the newest freeze first. */
export async function frozenAccounts(db: Db): Promise<Freeze[]> {
  const found = await sql<{ key: string; frozen_at: Date; why: string }>`
    select a.key, f.frozen_at, f.why from ledger_freezes f
    join ledger_accounts a on a.shard_id = f.shard_id and a.id = f.account_id
    where f.lifted_at is null order by f.frozen_at desc, a.key`.execute(db);
  return found.rows.map(({ key, frozen_at, why }) => ({ accountKey: key, frozenAt: frozen_at, why }));
}

/** Freezes an account: nothing leaves it, what it is owed still arrives. False if it was frozen already. */
export async function freezeAccount(
  db: Db | Tx,
  account: Pick<AnyAccount, 'shard' | 'id'>,
  at: Date,
  why: string,
): Promise<boolean> {
  const done = await sql<{ done: boolean }>`
    select ledger_freeze(${account.shard}::smallint, ${account.id}::uuid, ${at}::timestamptz, ${why}) as done`.execute(
    db,
  );
  return done.rows[0]?.done ?? false;
}

/** Lifts a freeze, in the caller's transaction; `by` names who answers for it. False if the account was not frozen. */
export async function liftFreeze(
  tx: Tx,
  account: Pick<AnyAccount, 'shard' | 'id'>,
  at: Date,
  by: string,
): Promise<boolean> {
  const done = await sql<{ done: boolean }>`
    select ledger_lift_freeze(${account.shard}::smallint, ${account.id}::uuid, ${at}::timestamptz, ${by}) as done`.execute(
    tx,
  );
  return done.rows[0]?.done ?? false;
}
