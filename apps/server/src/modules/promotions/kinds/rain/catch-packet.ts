import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { rainEndpoints } from '@fairway/contract/promotions/rain/endpoints.ts';
import type { rainSchemas } from '@fairway/contract/promotions/rain/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { withFund } from '../../rewards/with-fund.ts';
import {
  awaitFreePacket,
  holdFreePacket,
  isGone,
  selectOwnPackets,
  updateCaught,
  type PacketRow,
} from './rain-packets-store.ts';
import { selectSession, type RainSessionRow, type SessionKey } from './rain-sessions-store.ts';
import { takeTry } from './rain-tries-store.ts';

/**
 * Catches the next packet of a session and pays it, once a member, in three tries at most: one before the server's second is a try as well.
 * Throws what joining throws, `rainNotYet` (also while the beacon is silent), `entryClosed`, `rainGone`, `chancesUsedUp`,
 * `rewardAlreadyClaimed`, and `prizeSoldOut` when the campaign's account holds less.
 */
export const catchPacket: Operation<
  (typeof rainEndpoints)['catchPacket'],
  (typeof rainSchemas)['catchPacket']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const row = await selectSession(app.db, input);
  if (!row) throw new AppError('activityUnknown');
  if (!(await takeTry(app.db, memberId, { ...input, operationId }))) throw new AppError('chancesUsedUp');
  // Most who come when all is gone are answered without a transaction.
  if (row.cut_at && (await isGone(app.db, memberId, row))) throw new AppError('rainGone');

  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return withFund(app, (pay) =>
    onceInTransaction(app, key, async (tx) => {
      const { campaign, now } = await joinCampaign(tx, app, call, { kind: 'redPackRain', no: input.no });
      refuseOutside(row, now);

      if ((await selectOwnPackets(tx, memberId, { no: row.no, sessions: [row.session] })).size > 0)
        throw new AppError('rewardAlreadyClaimed');
      const packet = await nextPacket(tx, row);
      const reward = await giveReward(tx, app, pay, {
        memberId,
        campaign,
        version: row.version,
        terms: campaign.terms,
        step: 'packet',
        period: row.session,
        amount: packet.amount,
      });
      await updateCaught(tx, { ...input, place: packet.place }, { memberId, rewardId: reward.id });
      return {
        status: activityResults.codes.success,
        packet: { place: packet.place, amount: formatMoney(money('CNY', packet.amount)) },
        isReviewed: reward.state === 'applied',
      };
    }),
  );
};

/** A session falls in [start, end) by the database's clock, and not before its packets are cut. */
function refuseOutside({ starts_at, ends_at, cut_at }: RainSessionRow, now: Date): void {
  if (now >= ends_at) throw new AppError('entryClosed');
  if (now < starts_at || cut_at === null) throw new AppError('rainNotYet');
}

async function nextPacket(tx: Tx, key: SessionKey): Promise<PacketRow> {
  const packet = (await holdFreePacket(tx, key)) ?? (await awaitFreePacket(tx, key));
  if (!packet) throw new AppError('rainGone');
  return packet;
}
