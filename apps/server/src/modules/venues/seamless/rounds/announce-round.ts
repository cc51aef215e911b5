import { formatMoney, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { venueOf } from '../../catalogue/registry.ts';
import { refOf, type RoundRow } from './rounds-store.ts';

/** What a round is worth for turnover: its stake; nothing where it gave back exactly that, which is how a push or a refund looks. */
export function turnoverOf({ staked, returned }: Pick<RoundRow, 'staked' | 'returned'>): bigint {
  return staked === returned ? 0n : staked;
}

/** Notifies the other modules of a round, in the transaction that closes it. */
export async function announceRound(tx: Tx, app: Platform, round: RoundRow): Promise<void> {
  const { member_id: memberId, provider, currency, game, staked, returned } = round;
  const text = (minor: bigint): string => formatMoney(money(currency, minor));
  await emit(tx, app, 'game.settled', {
    memberId,
    venue: provider,
    category: venueOf(provider).category,
    game,
    ref: refOf(round),
    currency,
    stake: text(staked),
    returned: text(returned),
    turnover: text(turnoverOf(round)),
    free: false,
    at: app.clock.now().toISOString(),
  });
}
