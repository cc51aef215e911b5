import type { Account } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { endFreeBet } from './end-free-bet.ts';
import { lockFreeBet, selectFreeBetOf } from './free-bets-store.ts';

/**
 * Takes back the free bet that was given for a key, in the caller's transaction, and its stake to an account in the member's shard. Answers
 * the transfer; null where there is none that no bet has and that has not ended: what a bet has stays, and what it wins.
 */
export async function withdrawFreeBet(
  tx: Tx,
  app: Platform,
  memberId: string,
  sourceKey: string,
  to: Account,
): Promise<string | null> {
  const given = await selectFreeBetOf(tx, memberId, sourceKey);
  const bet = given && (await lockFreeBet(tx, memberId, given.id));
  if (!bet || bet.ended !== null || bet.bet_id !== null) return null;
  return endFreeBet(tx, app, bet, 'withdrawn', to);
}
