import type { SoccerTicketView } from '@fairway/contract/promotions/soccer-lottery/schemas.ts';
import { rightLines, type SoccerResult } from '@fairway/promotions';
import { rewardAmount } from '../../rewards/reward-amount.ts';
import type { RewardRow } from '../../tables.ts';
import { matchState, scoresOf } from '../rounds/match-state.ts';
import type { MatchRow } from '../rounds/round-rows.ts';
import type { SoccerTicketRow } from './tickets-store.ts';

/** Home, draw or away by the goals of ninety minutes; null for a match that was not played. */
export function soccerResult(score: { readonly home: number; readonly away: number } | null): SoccerResult {
  if (score === null) return null;
  return score.home > score.away ? '1' : score.home < score.away ? '2' : 'X';
}

/** A ticket with how many of its lines are right by the results so far: a match that is not decided yet takes none of them away. */
export function presentTicket(
  ticket: SoccerTicketRow,
  { matches, rewards, now }: { matches: readonly MatchRow[]; rewards: readonly RewardRow[]; now: Date },
): SoccerTicketView {
  const isBegun = matches.some((row) => matchState(row, now).state !== 'waiting');
  const counted = rightLines(ticket.picks, scoresOf(matches, now).map(soccerResult));
  const reward = rewards.find(({ period }) => period === ticket.id);
  return {
    id: ticket.id,
    picks: ticket.picks,
    lines: ticket.lines,
    at: ticket.handed_at.toISOString(),
    allRight: isBegun ? counted.allRight : null,
    oneWrong: isBegun ? counted.oneWrong : null,
    prize: reward ? { amount: rewardAmount(reward), state: reward.state } : null,
  };
}
