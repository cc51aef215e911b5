import type { survivingEndpoints } from '@fairway/contract/promotions/surviving/endpoints.ts';
import type { survivingSchemas } from '@fairway/contract/promotions/surviving/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall, VisitorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { rewardAmount } from '../../rewards/reward-amount.ts';
import { selectRewardsOfStep } from '../../rewards/rewards-store.ts';
import { selectMatches } from '../rounds/matches-store.ts';
import { presentMatch, presentState } from '../rounds/present-match.ts';
import type { MatchRow, RoundRow } from '../rounds/round-rows.ts';
import { selectRounds } from '../rounds/rounds-store.ts';
import { firstRound, ownState } from './own-state.ts';
import { countPicks, selectOwnPicks } from './picks-store.ts';
import { presentPick } from './present-pick.ts';

type RoundWithMatches = RoundRow & { readonly matches: MatchRow[] };

/** The rounds with matches and results, the latest first, how many are in, and the own picks. Throws `activityUnknown`. */
export const getSurviving: Operation<
  (typeof survivingEndpoints)['getSurviving'],
  (typeof survivingSchemas)['getSurviving']
> = async (app, call, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'surviving', no });
  if (campaign?.terms.kind !== 'surviving') throw new AppError('activityUnknown');
  const now = await databaseNow(app.db);
  const rounds: RoundWithMatches[] = [];
  for (const round of await selectRounds(app.db, campaign))
    rounds.push({ ...round, matches: await selectMatches(app.db, round) });
  const first = firstRound(rounds);
  const played = rounds.filter(({ state }) => state !== 'void');
  const counts = await countPicks(app.db, no);
  return {
    no,
    pot: campaign.terms.pot,
    of: campaign.terms.rounds,
    isOver: rounds.some(({ is_last: isLast }) => isLast),
    rounds: played.map((row) => {
      const count = counts.find(({ round }) => round === row.round);
      return {
        round: row.round,
        turn: row.round - first + 1,
        state: presentState(row, now),
        closesAt: row.closes_at.toISOString(),
        picked: count?.picked ?? 0,
        stayedIn: row.state === 'open' ? null : (count?.stayed ?? 0),
        matches: row.matches.map((match) => presentMatch(match, call.language, row.settled_at ?? now)),
      };
    }),
    own: call.member ? await ownPart(app, call, { no, rounds, now, memberId: call.member.memberId }) : null,
    now: now.toISOString(),
  };
};

async function ownPart(
  app: Platform,
  { language }: Pick<MemberCall | VisitorCall, 'language'>,
  {
    no,
    rounds,
    now,
    memberId,
  }: { no: number; rounds: readonly RoundWithMatches[]; now: Date; memberId: string },
) {
  const picks = await selectOwnPicks(app.db, memberId, no);
  const [prize] = await selectRewardsOfStep(app.db, memberId, { kind: 'surviving', no, step: 'prize' });
  return {
    state: ownState(rounds, picks, now),
    picks: picks.map((pick) =>
      presentPick(pick, rounds.find(({ round }) => round === pick.round)?.matches ?? [], language),
    ),
    prize: prize ? { amount: rewardAmount(prize), state: prize.state } : null,
  };
}
