/** The closed vocabularies of the sportsbook's wire, without zod: screens compare with these. */

/** Phase of a match. Of a series `inPlay` is the only one between start and end. `halfTime` is the break; the last five end it without play or before its end. */
export const fixtureStatuses = [
  'scheduled',
  'firstHalf',
  'halfTime',
  'secondHalf',
  'inPlay',
  'ended',
  'postponed',
  'cancelled',
  'abandoned',
  'awarded',
] as const;
export type FixtureStatus = (typeof fixtureStatuses)[number];

/** The match is in play: clock, score and incidents come over the topics of the fixture. */
export const livePhases = [
  'firstHalf',
  'halfTime',
  'secondHalf',
  'inPlay',
] as const satisfies readonly FixtureStatus[];

/** The first and the second half. */
export const halves = [1, 2] as const;

/** `suspended` keeps its place and width with a lock; `closed` is off the board: over, or a line not offered now. */
export const marketStatuses = ['open', 'suspended', 'closed'] as const;
export type MarketStatus = (typeof marketStatuses)[number];

/** What a member may follow: a league, a team, a match. */
export const favouriteKinds = ['competition', 'team', 'fixture'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** 滚球, 今日, 早盘, 串关. */
export const lobbyViews = ['live', 'today', 'early', 'parlay'] as const;
export type LobbyView = (typeof lobbyViews)[number];

/**
 * `pending`: in play, waits out the delay (待确认). `refused`: never booked, the stake is back. `accepted`: open.
 * `settled`: paid by the results. `voided`: settled with every leg void, the stake is back.
 */
export const betStatuses = ['pending', 'accepted', 'refused', 'settled', 'voided'] as const;
export type BetStatus = (typeof betStatuses)[number];

export const betOutcomes = ['win', 'halfWin', 'push', 'halfLose', 'lose', 'void', 'deadHeat'] as const;

/**
 * Why a leg is void: nothing was played; broken off before it was decided; placed between an incident and its
 * withdrawal by VAR; placed after the deciding incident; an operator's decision.
 */
export const voidReasons = ['notPlayed', 'abandoned', 'goalWithdrawn', 'placedLate', 'operator'] as const;

/**
 * Why legs make no bet builder: fewer than two or more than six; of another match than the first; a market that can be refunded; true at
 * no score beside the legs before it; implied by the others. `notOffered`: the match has begun or cannot be priced. `notOpen`: its market
 * takes no bets now.
 */
export const builderReasons = [
  'tooFew',
  'tooMany',
  'otherMatch',
  'notBuilt',
  'impossible',
  'redundant',
  'notOpen',
  'notOffered',
] as const;

/** What made a settlement: a result, a corrected result, a void, the member's cash-out. */
export const settlementCauses = ['result', 'correction', 'void', 'cashOut'] as const;

/** `pending`: in play, waits out the delay. `refused`: the value fell, the market closed or the bet was settled meanwhile. */
export const cashOutStatuses = ['pending', 'paid', 'refused'] as const;
export type CashOutStatus = (typeof cashOutStatuses)[number];

/** Taken by the member at a quote, or by the house once the value had reached the member's own amount. */
export const cashOutCauses = ['member', 'auto'] as const;

/** What of the stake that is still in a bet can be cashed out at a time, in percent. */
export const cashOutPercents = [25, 50, 75, 100] as const;
export type CashOutPercent = (typeof cashOutPercents)[number];

/** How long a quote is good for, seconds. */
export const cashOutQuoteSeconds = 5;

/** What is reported of a match; `goal` with `cancelled` was withdrawn by VAR. */
export const incidentKinds = [
  'kickOff',
  'halfTime',
  'secondHalf',
  'fullTime',
  'dangerousAttack',
  'corner',
  'varCheck',
  'goal',
  'yellowCard',
  'redCard',
  'varDecision',
  'stoppageTime',
] as const;
