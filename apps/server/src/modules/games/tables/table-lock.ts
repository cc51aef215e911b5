import { memberTableCodes, type MemberTableCode } from '@fairway/contract/tables/codes.ts';
import type { Tx } from '#platform/db/database.ts';
import { isHeldByAnother, waitForStep } from '../conducting/step-lock-store.ts';

/** Whatever happens at one table happens one after another: waits for its lock, which is held until the commit. It comes before all other locks. */
export function lockTable(tx: Tx, table: MemberTableCode): Promise<void> {
  return waitForStep(tx, 'tables', memberTableCodes.indexOf(table));
}

/** The same without waiting. Answers whether it was free. */
export async function tryTable(tx: Tx, table: MemberTableCode): Promise<boolean> {
  return !(await isHeldByAnother(tx, 'tables', memberTableCodes.indexOf(table)));
}
