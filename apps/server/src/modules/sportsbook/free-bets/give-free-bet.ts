import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Sport } from '@fairway/contract/sportsbook/sports.ts';
import { money } from '@fairway/money';
import { accountsOf, move, postTransfer, type Account } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { insertFreeBet, selectFreeBetOf } from './free-bets-store.ts';

export interface FreeBetTerms {
  readonly memberId: string;
  readonly currency: WalletCurrency;
  /** Minor units. */
  readonly stake: bigint;
  /** The only sport and competition that it may be bet on, and the least price of each leg in thousandths; null: any. */
  readonly sport: Sport | null;
  readonly competitionId: bigint | null;
  readonly leastPrice: number | null;
  /** Hundredths: how often what it wins is to be played before a withdrawal. */
  readonly factor: number;
  readonly expiresAt: Date;
  /** The key of the act that gives: once each. */
  readonly sourceKey: string;
  /** The account that gives, in the member's shard. */
  readonly from: Account;
}

/**
 * Gives a member a free bet in the caller's transaction: its stake leaves the account for the sportsbook's pool now, so that what a budget
 * has left is a balance. Once a member and key: a repetition answers the id of what was given first and moves nothing. Throws
 * InsufficientBalance of the account.
 */
export async function giveFreeBet(tx: Tx, app: Platform, terms: FreeBetTerms): Promise<string> {
  const { memberId, currency, stake } = terms;
  const own = accountsOf(memberId);
  const bet = {
    shard_id: own.shard,
    member_id: memberId,
    id: app.ids.uuid(),
    bill_no: app.ids.billNo('F'),
    source_key: terms.sourceKey,
    currency,
    stake,
    sport: terms.sport,
    competition_id: terms.competitionId,
    least_price: terms.leastPrice,
    factor: terms.factor,
    expires_at: terms.expiresAt,
    stake_transfer: app.ids.uuid(),
  };
  if (!(await insertFreeBet(tx, bet))) {
    const given = await selectFreeBetOf(tx, memberId, terms.sourceKey);
    if (!given) throw new Error('a free bet that was given before is not there');
    return given.id;
  }
  await postTransfer(tx, {
    id: bet.stake_transfer,
    reason: 'freeStake',
    legs: move(terms.from, own.house('sportsbookPool', currency), money(currency, stake)),
    at: app.clock.now(),
    requestId: bet.bill_no,
  });
  return bet.id;
}
