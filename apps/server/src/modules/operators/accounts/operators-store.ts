import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorsTables } from '../tables.ts';

export type OperatorRow = Selectable<OperatorsTables['operators_accounts']>;

export async function insertOperator(
  tx: Tx,
  row: Insertable<OperatorsTables['operators_accounts']>,
): Promise<void> {
  await tx.withTables<OperatorsTables>().insertInto('operators_accounts').values(row).execute();
}

/** The account of this name, locked until the transaction ends: two codes cannot be tried at the same moment. */
export async function lockOperatorByName(tx: Tx, name: string): Promise<OperatorRow | undefined> {
  return tx
    .withTables<OperatorsTables>()
    .selectFrom('operators_accounts')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
}

export async function findOperatorByName(db: Db, name: string): Promise<OperatorRow | undefined> {
  return db
    .withTables<OperatorsTables>()
    .selectFrom('operators_accounts')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
}

export async function findOperator(db: Db | Tx, id: string): Promise<OperatorRow | undefined> {
  return db
    .withTables<OperatorsTables>()
    .selectFrom('operators_accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * The account of this id and every administrator's, locked until the transaction ends: of two administrators who block each other, one
 * stays. Locked in the order of their ids, so that no two changes wait for each other.
 */
export async function lockOperatorAmongAdministrators(
  tx: Tx,
  id: string,
): Promise<{ row: OperatorRow | undefined; administrators: OperatorRow[] }> {
  const rows = await tx
    .withTables<OperatorsTables>()
    .selectFrom('operators_accounts')
    .selectAll()
    .where((where) => where.or([where('id', '=', id), where('role', '=', 'administrator')]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return {
    row: rows.find((each) => each.id === id),
    administrators: rows.filter(({ role }) => role === 'administrator'),
  };
}

/** A change that another one proposed on the account must not overlook: its version goes up. */
export async function changeOperator(
  tx: Tx,
  id: string,
  change: Updateable<OperatorsTables['operators_accounts']>,
): Promise<void> {
  await tx
    .withTables<OperatorsTables>()
    .updateTable('operators_accounts')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Ends every open session of an operator; live lines follow within their next check. */
export async function endOperatorSessions(tx: Tx, operatorId: string, at: Date): Promise<void> {
  await tx
    .withTables<OperatorsTables>()
    .updateTable('operators_sessions')
    .set({ ended_at: at })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function allOperators(db: Db | Tx): Promise<OperatorRow[]> {
  return db
    .withTables<OperatorsTables>()
    .selectFrom('operators_accounts')
    .selectAll()
    .orderBy('name')
    .execute();
}

export async function updateOperator(
  tx: Tx,
  id: string,
  change: Updateable<OperatorsTables['operators_accounts']>,
): Promise<void> {
  await tx
    .withTables<OperatorsTables>()
    .updateTable('operators_accounts')
    .set(change)
    .where('id', '=', id)
    .execute();
}
