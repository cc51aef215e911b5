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
  await emit(tx, app, 'game.settled', {
    ...playOf(round),
    stake: textOf(round, round.staked),
    returned: textOf(round, round.returned),
    turnover: textOf(round, turnoverOf(round)),
    free: false,
    at: app.clock.now().toISOString(),
  });
}

/** Notifies the other modules that a closed round has come to something else: a result that came late, was corrected or taken back. */
export async function announceCorrection(
  tx: Tx,
  app: Platform,
  before: RoundRow,
  after: RoundRow,
): Promise<void> {
  const at = app.clock.now();
  await emit(tx, app, 'game.resettled', {
    ...playOf(after),
    before: textOf(before, before.returned),
    after: textOf(after, after.returned),
    turnoverBefore: textOf(before, turnoverOf(before)),
    turnoverAfter: textOf(after, turnoverOf(after)),
    settledAt: (after.closed_at ?? at).toISOString(),
    at: at.toISOString(),
  });
}

function playOf(round: RoundRow) {
  const { member_id: memberId, provider, currency, game } = round;
  const { category } = venueOf(provider);
  return { memberId, venue: provider, category, game, ref: refOf(round), currency };
}

function textOf({ currency }: RoundRow, minor: bigint): string {
  return formatMoney(money(currency, minor));
}
