import type { Money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { insertAlone, lockAlone, sumAlone } from './alone-store.ts';

export interface ActAlone {
  /** What kind of act, e.g. `sportsbook.settlement`; each has a sum of its own. */
  kind: string;
  objectId: string;
  /** What it moves, without a sign. */
  amount: Money;
  /** The most that one person moves in 24 hours by such acts. */
  most: Money;
}

/**
 * Lets an operator act alone if that, with what the same operator moved alone in the last 24 hours, is within the bound; writes it
 * down then. Acts of one operator wait for each other until they commit, so that two at once do not pass the bound together.
 */
export async function actAlone(tx: Tx, app: Platform, call: OperatorCall, act: ActAlone): Promise<boolean> {
  const { operatorId } = call.operator;
  await lockAlone(tx, operatorId, act.kind);
  if (!(await mayActAlone(tx, call, act))) return false;
  const { minor, currency } = act.amount;
  if (minor > 0n)
    await insertAlone(tx, {
      id: app.ids.uuid(),
      operator_id: operatorId,
      kind: act.kind,
      currency,
      amount: minor,
      object_id: act.objectId,
    });
  return true;
}

/** As `actAlone` would answer now; writes nothing and waits for nobody. */
export async function mayActAlone(
  db: Db | Tx,
  { operator }: OperatorCall,
  { kind, amount, most }: Omit<ActAlone, 'objectId'>,
): Promise<boolean> {
  if (amount.minor === 0n) return true;
  const moved = await sumAlone(db, operator.operatorId, kind, amount.currency);
  return moved + amount.minor <= most.minor;
}
