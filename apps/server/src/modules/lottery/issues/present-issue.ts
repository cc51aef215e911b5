import type { IssueState } from '@fairway/contract/lottery/codes.ts';
import type { LotteryDraw, LotteryIssue } from '@fairway/contract/lottery/schemas.ts';
import type { IssueRow } from '../tables.ts';

/** By the clock until it closes, then by what has happened. */
export function stateOf(row: IssueRow, now: Date): IssueState {
  if (row.voided_at) return 'voided';
  if (row.drawn_at) return row.settled_at ? 'settled' : 'drawn';
  if (row.closed_at || now >= row.closes_at) return 'closed';
  return now >= row.opens_at ? 'open' : 'scheduled';
}

export function presentIssue(row: IssueRow, now: Date): LotteryIssue {
  return {
    issue: row.issue,
    state: stateOf(row, now),
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    beacon: beaconOf(row),
  };
}

export function presentDraw(row: IssueRow, now: Date): LotteryDraw {
  return {
    issue: row.issue,
    state: stateOf(row, now),
    drawsAt: row.draws_at.toISOString(),
    result: row.result,
    link: row.link,
    linkIndex: row.link_index,
    firstLink: row.first_link,
    beacon: { ...beaconOf(row), randomness: row.randomness },
    tickets: row.tickets,
    ticketRoot: row.ticket_root,
  };
}

const beaconOf = (row: IssueRow) => ({
  chain: row.beacon_chain,
  round: Number(row.beacon_round),
  at: row.beacon_at.toISOString(),
});
