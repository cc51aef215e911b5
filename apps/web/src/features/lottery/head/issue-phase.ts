import type { LotteryDraw, LotteryIssue } from '@fairway/contract/lottery/schemas.ts';

export interface IssuePhase {
  /** The issue before the present one is closed and waits for its time, is being drawn, or nothing is awaited. */
  readonly before: 'closed' | 'drawing' | 'drawn';
  /** Whether the present issue still takes bets by the server's clock. */
  readonly open: boolean;
}

/** Where a lottery stands at an instant. Betting on an issue opens as the one before closes, so that one's draw is still to come. */
export function issuePhase(current: LotteryIssue, last: LotteryDraw | null, now: number): IssuePhase {
  const closesAt = Date.parse(current.closesAt);
  const open = now < closesAt;
  const closedFor = Date.parse(current.drawsAt) - closesAt;
  // Once it has closed, the present issue is the one that is waited for.
  const drawsAt = open ? Date.parse(current.opensAt) + closedFor : Date.parse(current.drawsAt);
  const awaited = last !== null && Date.parse(last.drawsAt) < drawsAt;
  return { before: awaited ? (now < drawsAt ? 'closed' : 'drawing') : 'drawn', open };
}
