import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { soccerLotteryEndpoints } from '@fairway/contract/promotions/soccer-lottery/endpoints.ts';
import type { soccerLotterySchemas } from '@fairway/contract/promotions/soccer-lottery/schemas.ts';
import { linesOf, mostLines } from '@fairway/promotions';
import { holdMember } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { readMemberView } from '../../eligibility/member-view.ts';
import { selectMatches } from '../rounds/matches-store.ts';
import { refuseBegun } from '../rounds/refuse-begun.ts';
import { shareRound } from '../rounds/rounds-store.ts';
import { selectIssue } from './issues-store.ts';
import { ownLines } from './own-lines.ts';
import { presentTicket } from './present-ticket.ts';
import { insertTicket } from './tickets-store.ts';

/**
 * Hands in a ticket for an open issue; each of its lines uses one that the member's play has given. Throws what joining throws,
 * `entryClosed` from the first kick-off on, `ticketUnfit` and `chancesUsedUp`.
 */
export const enterSoccerLottery: Operation<
  (typeof soccerLotteryEndpoints)['enterSoccerLottery'],
  (typeof soccerLotterySchemas)['enterSoccerLottery']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const { issue, picks } = input;
  const found = await selectIssue(app.db, issue);
  if (!found) throw new AppError('activityUnknown');
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    // Two tickets at once are a queue, so that no line is used twice.
    await holdMember(tx, memberId);
    const { campaign, now } = await joinCampaign(tx, app, call, { kind: 'competeLottery', no: found.no });
    const { terms } = campaign;
    if (terms.kind !== 'competeLottery') throw new Error('a soccer lottery with other terms');
    const round = await shareRound(tx, found);
    const matches = await selectMatches(tx, found);
    if (!round) throw new AppError('activityUnknown');
    await refuseBegun(app, { round, matches, now: await databaseNow(tx) });
    const lines = linesOf(picks);
    if (lines === undefined) throw new AppError('ticketUnfit', { most: mostLines });
    const view = await readMemberView(tx, app, memberId, { since: campaign.starts_at, now });
    const own = await ownLines(tx, memberId, {
      no: found.no,
      perLine: terms.playPerLine,
      played: view.played,
    });
    if (lines > own.left) throw new AppError('chancesUsedUp');

    const row = { id: app.ids.uuid(), member_id: memberId, no: found.no, round: issue, picks, lines };
    const ticket = await insertTicket(tx, row);
    return {
      status: activityResults.codes.success,
      ticket: presentTicket(ticket, { matches, rewards: [], now }),
      left: own.left - lines,
    };
  });
};
