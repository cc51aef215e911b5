import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { money } from '@fairway/money';
import { accountsOf, move, postTransfer, type Account } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { costOf, refuseUnfitGrant } from './grant-terms.ts';
import { insertGrant, selectGrantOf } from './grants-store.ts';
import type { FreeRoundsSource } from './tables.ts';

export interface FreeRounds {
  readonly memberId: string;
  readonly game: MemberGameCode;
  readonly currency: WalletCurrency;
  /** Minor units, of each round. */
  readonly stake: bigint;
  readonly count: number;
  /** Hundredths: how often what a round returns is to be played before a withdrawal. */
  readonly factor: number;
  readonly expiresAt: Date;
  /** Who gives, and the key of the act that gives: once each. */
  readonly source: FreeRoundsSource;
  readonly sourceKey: string;
  /** The account that gives, in the member's shard; the house's promotions where nothing is said. */
  readonly from?: Account;
}

/**
 * Gives a member free rounds in the caller's transaction: their whole stake leaves the promotions, or a campaign’s account, for the game's pool now, so that what a
 * budget has left is a balance. Once a member, source and key: a repetition answers the id of what was given first and moves nothing.
 * Throws what `refuseUnfitGrant` throws.
 */
export async function grantFreeRounds(tx: Tx, app: Platform, terms: FreeRounds): Promise<string> {
  const { memberId, game, currency, count } = terms;
  const stake = money(currency, terms.stake);
  refuseUnfitGrant({ game, stake, count });

  const own = accountsOf(memberId);
  const grant = {
    shard_id: own.shard,
    member_id: memberId,
    id: app.ids.uuid(),
    bill_no: app.ids.billNo('F'),
    source: terms.source,
    source_key: terms.sourceKey,
    game,
    currency,
    stake: stake.minor,
    count,
    factor: terms.factor,
    expires_at: terms.expiresAt,
    stake_transfer: app.ids.uuid(),
  };
  if (!(await insertGrant(tx, grant))) {
    const given = await selectGrantOf(tx, grant);
    if (!given) throw new Error('a grant that was given before is not there');
    return given.id;
  }
  await postTransfer(tx, {
    id: grant.stake_transfer,
    reason: 'freeStake',
    legs: move(
      terms.from ?? own.house('promotions', currency),
      own.house('gamesPool', currency, game),
      costOf({ stake, count }),
    ),
    at: app.clock.now(),
    requestId: grant.bill_no,
  });
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'game' });
  return grant.id;
}
