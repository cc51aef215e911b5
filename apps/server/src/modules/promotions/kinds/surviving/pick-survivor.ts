import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { survivingEndpoints } from '@fairway/contract/promotions/surviving/endpoints.ts';
import type { survivingSchemas } from '@fairway/contract/promotions/surviving/schemas.ts';
import { holdMember } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { joinCampaign } from '../../activities/join-campaign.ts';
import { selectMatches } from '../rounds/matches-store.ts';
import { refuseBegun } from '../rounds/refuse-begun.ts';
import type { MatchRow } from '../rounds/round-rows.ts';
import { selectRounds, shareRound } from '../rounds/rounds-store.ts';
import { ownState } from './own-state.ts';
import { selectOwnPicks, upsertPick } from './picks-store.ts';
import { presentPick } from './present-pick.ts';

const kind = 'surviving';

/**
 * Picks a team for the open round, or another one in its place until the first kick-off. Throws what joining throws, `activityUnknown` for
 * a round or a team that there is not, `entryClosed` after the first kick-off and for who comes after the first round, `survivorOut`, and
 * `teamUsed` for a team of an earlier round.
 */
export const pickSurvivor: Operation<
  (typeof survivingEndpoints)['pickSurvivor'],
  (typeof survivingSchemas)['pickSurvivor']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const { no, round: number, team } = input;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    // Two presses at once are a queue: the later pick stands.
    await holdMember(tx, memberId);
    await joinCampaign(tx, app, call, { kind, no });
    const round = await shareRound(tx, { kind, no, round: number });
    if (!round) throw new AppError('activityUnknown');
    const matches = await selectMatches(tx, round);
    const chosen = choiceOf(matches, team);
    if (!chosen) throw new AppError('activityUnknown');
    const now = await databaseNow(tx);
    await refuseBegun(app, { round, matches, now });
    const picks = await selectOwnPicks(tx, memberId, no);
    const state = ownState(await selectRounds(tx, { kind, no }), picks, now);
    if (state === 'late') throw new AppError('entryClosed');
    if (state === 'out') throw new AppError('survivorOut');
    if (picks.some((pick) => pick.team === team && pick.round !== number)) throw new AppError('teamUsed');

    const pick = { round: number, team, ...chosen };
    await upsertPick(tx, { ...pick, member_id: memberId, no });
    return {
      status: activityResults.codes.success,
      pick: presentPick({ ...pick, outcome: null }, matches, call.language),
    };
  });
};

/** The match and the side of a team; each team is in one match of a round. */
function choiceOf(
  matches: readonly MatchRow[],
  team: string,
): { place: number; side: 'home' | 'away' } | undefined {
  for (const { place, card } of matches) {
    if (card.home.key === team) return { place, side: 'home' };
    if (card.away.key === team) return { place, side: 'away' };
  }
  return undefined;
}
