import type { repair } from '@fairway/contract/wallet/operator-schemas.ts';
import { money, negate, type Money } from '@fairway/money';
import { endDifference, lockDifference, type DifferenceRow } from '#modules/cashier';
import { allShards, accountsOf, houseBucket, move, postTransfer } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import type { z } from 'zod';
import { correctBalance } from '../adjustments/correct-balance.ts';

/** What a proposal saw; other figures since then void it. */
export function versionOf({ ours, theirs }: Pick<DifferenceRow, 'ours' | 'theirs'>): string {
  return `${ours ?? '-'}/${theirs ?? '-'}`;
}

/** What theirs is above ours, as money that came in; for payouts, as money that went out. */
export function differenceOf({ ours, theirs, currency }: DifferenceRow): Money {
  return money(currency, (theirs ?? 0n) - (ours ?? 0n));
}

/**
 * Ends a difference as two people agreed: books what the channel has more or less than our book, against the member (debt rule) or
 * the house, or nothing for an explained one. Once: an ended difference is refused. Throws `differenceClosed`, `memberNotFound`.
 */
export async function carryOutRepair(
  tx: Tx,
  app: Platform,
  { differenceId, way: method }: z.output<typeof repair>,
  proposalId: string,
): Promise<void> {
  const row = await lockDifference(tx, differenceId);
  if (!row || row.state !== 'open') throw new AppError('differenceClosed');
  const more = differenceOf(row);
  const at = app.clock.now();
  if (method !== 'none' && more.minor !== 0n) await book(tx, app, row, method, `repair/${proposalId}`);
  await endDifference(tx, differenceId, method === 'none' ? 'explained' : 'repaired', at);
}

const payoutKinds: readonly DifferenceRow['kind'][] = [
  'missingPayout',
  'payoutAmount',
  'payoutNotInStatement',
  'missingSweep',
];

async function book(
  tx: Tx,
  app: Platform,
  row: DifferenceRow,
  method: 'member' | 'house',
  reference: string,
): Promise<void> {
  const { currency, channel, member_id: memberId } = row;
  const isPayout = payoutKinds.includes(row.kind);
  const kind = isPayout ? ('payouts' as const) : ('deposits' as const);
  const shard = memberId === null ? (allShards[0] ?? 0) : accountsOf(memberId).shard;
  const atChannel = houseBucket(shard, kind, currency, channel);
  // Money that came in raises whom it belongs to; money that went out lowers him.
  const amount = isPayout ? negate(differenceOf(row)) : differenceOf(row);
  if (method === 'member') {
    if (memberId === null) throw new AppError('memberNotFound');
    const account = accountsOf(memberId).center(currency);
    await correctBalance(tx, app, { memberId, account, amount, against: atChannel, reference });
    await push(tx, app, 'memberWallet', { memberId }, { cause: 'adjustment' });
    return;
  }
  const house = houseBucket(shard, 'adjustments', currency);
  const legs = amount.minor > 0n ? move(atChannel, house, amount) : move(house, atChannel, negate(amount));
  await postTransfer(tx, {
    id: app.ids.uuid(),
    reason: 'adjustment',
    legs,
    at: app.clock.now(),
    requestId: reference,
  });
}
