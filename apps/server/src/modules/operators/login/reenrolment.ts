import { newTotpSecret } from '#platform/crypto/totp.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { sealedTotp } from '../accounts/create-operator.ts';
import { changeOperator, endOperatorSessions, type OperatorRow } from '../accounts/operators-store.ts';

/** Whether an approved re-enrolment counts by now, a day after the approval. */
function isDue(row: OperatorRow, now: Date): row is OperatorRow & { reenrol_hash: string } {
  return row.reenrols_at !== null && row.reenrols_at <= now && row.reenrol_hash !== null;
}

/** The password that counts: from a re-enrolment's day on, its first password. */
export function passwordHashOf(row: OperatorRow, now: Date): string {
  return isDue(row, now) ? row.reenrol_hash : row.password_hash;
}

/**
 * Carries a due re-enrolment out when its first password was proven: a new authenticator is asked for, sessions of the old one end.
 * Writes the account and the end of its sessions; answers the account as it is now.
 */
export async function reenrolWhereDue(
  tx: Tx,
  app: Platform,
  row: OperatorRow,
  now: Date,
): Promise<OperatorRow> {
  if (!isDue(row, now)) return row;
  const change = {
    password_hash: row.reenrol_hash,
    must_set_password: true,
    totp_secret: sealedTotp(app, newTotpSecret()),
    enrolled: false,
    last_step: 0n,
    reenrols_at: null,
    reenrol_hash: null,
  };
  await changeOperator(tx, row.id, change);
  await endOperatorSessions(tx, row.id, now);
  return { ...row, ...change, version: row.version + 1 };
}
