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
