/** The lotteries that the house draws, in the order to show them; `@fairway/fair-games` has their rules. */
export const lotteryCodes = ['k3', 'x5', 'ssc', 'pk10', 'lucky28', 'd3'] as const;
export type LotteryCode = (typeof lotteryCodes)[number];

/** The venue whose lotteries they are; stakes come straight from the center wallet. */
export const lotteryVenue = 'fairway-lottery';

/** Lines of one call (注单): each becomes a ticket. */
export const mostTickets = 20;
/** Issues of one chase. */
export const mostChased = 100;

/**
 * Where an issue is. Waiting for its time, open to bets, closed, drawn, paid; or voided with the stakes given back, where no round of
 * public randomness came or two operators decided so.
 */
export const issueStates = ['scheduled', 'open', 'closed', 'drawn', 'settled', 'voided'] as const;
export type IssueState = (typeof issueStates)[number];

/**
 * Where a chase (追号) is. It ends when its last issue is settled, with the first win where it stops on one, by its member, or because a
 * ticket was refused.
 */
export const chaseStates = ['running', 'finished', 'won', 'cancelled', 'stopped'] as const;
export type ChaseState = (typeof chaseStates)[number];

/** What refused a chase's ticket: its number was full; the member had a break or may not play; an own limit was reached. */
export const chaseStops = ['room', 'rights', 'limit'] as const;
export type ChaseStop = (typeof chaseStops)[number];

/** An issue of a chase: still to come, staked on, closed before its turn came, or given back at the end. */
export const chaseItemStates = ['waiting', 'placed', 'skipped', 'released'] as const;
export type ChaseItemState = (typeof chaseItemStates)[number];

/** Past draws that a trend can look back on. */
export const trendLengths = [30, 50, 100] as const;
