import { isPositive, money } from '@fairway/money';
import { accountsOf, lockAccounts, move, postTransfer } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { shareFixtures } from '../catalogue/catalogue-store.ts';
import { openBucketOfWin } from '../free-bets/open-bucket-of-win.ts';
import type { BetToSettle } from '../tables.ts';
import { emitSettled } from './emit-settled.ts';
import type { SettledBet } from './settle-legs.ts';
import { insertSettlement } from './settlement-store.ts';

/**
 * Settles a free bet for the first time, in a transaction of its own: what it won goes to the center wallet and is to be played as its terms
 * say; a void one gives its free bet back by the rows. Writes posting, settlement, bucket, event and pushes. Throws what the rows refuse.
 */
export async function settleFreeBet(app: Platform, bet: BetToSettle, settled: SettledBet): Promise<void> {
  const { member_id: memberId, currency } = bet;
  const won = money(currency, settled.returned);
  const transfer = isPositive(won) ? app.ids.uuid() : null;
  const own = accountsOf(memberId);
  const [pool, center] = [own.house('sportsbookPool', currency), own.center(currency)];
  await inTransaction(app.db, async (tx) => {
    await shareFixtures(tx, [...new Set(settled.fixtureIds)]);
    await lockAccounts(tx, [center, pool]);
    const at = app.clock.now();
    if (transfer !== null)
      await postTransfer(tx, {
        id: transfer,
        reason: 'betReturn',
        legs: move(pool, center, won),
        at,
        requestId: bet.bill_no,
      });
    await insertSettlement(tx, {
      shard_id: bet.shard_id,
      bet_id: bet.id,
      number: bet.settlement_count + 1,
      member_id: memberId,
      cause: settled.status === 'voided' ? 'void' : 'result',
      status: settled.status === 'voided' ? 'voided' : 'settled',
      returned: settled.returned,
      change: settled.returned,
      debt: 0n,
      turnover: 0n,
      legs: settled.legs,
      fixture_versions: settled.fixtureVersions,
      transfer_id: transfer,
      at,
    });
    await openBucketOfWin(tx, app, bet, settled.returned);
    await emitSettled(tx, app, bet, settled);
    const status = settled.status === 'voided' ? 'voided' : 'settled';
    await push(tx, app, 'memberBets', { memberId }, { betId: bet.id, status });
    await push(tx, app, 'memberWallet', { memberId }, { cause: 'settlement' });
  });
}
