import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { countTurnover, chargedFor } from '#modules/turnover';
import type { WithdrawalRow } from '../withdrawal-store.ts';

/**
 * The money comes back and with it the charge: what it had counted instead of turnover is to be played again. Before the ledger
 * is touched, because a request locks the member first and the account after.
 */
export async function releaseCharge(tx: Tx, app: Platform, row: WithdrawalRow): Promise<void> {
  if (row.turnover_charge === 0n) return;
  const counted = await chargedFor(tx, row.member_id, row.bill_no);
  await countTurnover(tx, {
    memberId: row.member_id,
    currency: row.currency,
    kind: 'charge',
    ref: row.bill_no,
    key: `${row.bill_no}:charge-back`,
    change: -counted,
    at: app.clock.now(),
  });
}
