import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { raffleEndpoints } from '@fairway/contract/promotions/raffle/endpoints.ts';
import type { raffleSchemas } from '@fairway/contract/promotions/raffle/schemas.ts';
import { mostTickets } from '@fairway/promotions';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { earnedTickets } from './earned-tickets.ts';
import { termsOf } from './raffle-prizes.ts';
import { countTickets, insertTickets } from './raffle-tickets-store.ts';
import { holdRaffle, updateTickets } from './raffles-store.ts';

/** Most tickets of one call, so that nobody holds the raffle for long. */
const mostAtOnce = 500;

/**
 * Takes what was earned and not taken yet, with the next numbers of the raffle; who takes at once gets numbers one after the other. Throws
 * what joining throws, `entryClosed` past the close, and `chancesUsedUp` where nothing is left to take.
 */
export const takeRaffleTickets: Operation<
  (typeof raffleEndpoints)['takeRaffleTickets'],
  (typeof raffleSchemas)['takeRaffleTickets']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const { no } = input;
    await joinCampaign(tx, app, call, { kind: 'raffle', no });
    const raffle = await holdRaffle(tx, no);
    if (!raffle) throw new AppError('activityNotStarted');
    // Asked once the raffle is held: the close may have come while this call waited.
    const now = await databaseNow(tx);
    if (now >= raffle.closes_at) throw new AppError('entryClosed');

    const earned = await earnedTickets(tx, app, memberId, { terms: await termsOf(tx, raffle), now });
    const left = earned - (await countTickets(tx, memberId, no));
    const count = Math.min(left, mostAtOnce, mostTickets - raffle.tickets);
    if (count <= 0) throw new AppError('chancesUsedUp');
    const ids = Array.from({ length: count }, () => app.ids.uuid());
    await updateTickets(tx, no, raffle.tickets + count);
    await insertTickets(tx, no, { memberId, first: raffle.tickets, ids });
    return { status: activityResults.codes.success, numbers: ids.map((_, place) => raffle.tickets + place) };
  });
};
