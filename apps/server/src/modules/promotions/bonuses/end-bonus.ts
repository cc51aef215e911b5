import { money } from '@fairway/money';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { fundAccount, fundPart } from '../funds/fund-account.ts';
import { heldOf, type BonusRow } from './bonus.ts';
import { insertMove } from './bonus-moves-store.ts';
import { updateBonus } from './bonuses-store.ts';

/**
 * What has not come free of an open bonus goes back to its campaign, because the member gave it up or the days are over; what came free
 * stays. The caller holds the bonus. Throws AccountFrozen.
 */
export async function endBonus(
  tx: Tx,
  app: Platform,
  row: BonusRow,
  kind: 'forfeited' | 'expired',
): Promise<BonusRow> {
  const { member_id: memberId } = row;
  const own = accountsOf(memberId);
  const amount = heldOf(row);
  const transfer = app.ids.uuid();
  await postTransfer(tx, {
    id: transfer,
    reason: 'bonusForfeit',
    legs: move(own.bonus('CNY'), fundAccount(own.shard, row), money('CNY', amount)),
    at: app.clock.now(),
    requestId: fundPart(row),
  });
  await insertMove(tx, row, { transfer, kind, amount });
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
  return updateBonus(tx, row, { forfeited: amount, state: kind });
}
