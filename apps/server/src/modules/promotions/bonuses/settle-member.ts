import { AccountFrozen } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { settleBonuses, type PlayedIn } from './settle-bonuses.ts';

/** Settles a member's bonuses in a transaction of its own. Where an account is frozen all waits: the next run finds the same play. */
export async function settleMember(app: Platform, memberId: string, played?: PlayedIn): Promise<void> {
  try {
    await inTransaction(app.db, (tx) => settleBonuses(tx, app, memberId, played));
  } catch (refusal) {
    if (!(refusal instanceof AccountFrozen)) throw refusal;
  }
}
