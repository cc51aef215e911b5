/** The closed vocabularies of the sportsbook's wire, without zod: screens compare with these. */

/** Phase of a match. `halfTime` is the break; the last five end it without play or before its end. */
export const fixtureStatuses = [
  'scheduled',
  'firstHalf',
  'halfTime',
  'secondHalf',
  'ended',
  'postponed',
  'cancelled',
  'abandoned',
  'awarded',
] as const;
export type FixtureStatus = (typeof fixtureStatuses)[number];

/** The match is in play: clock, score and incidents come over the topics of the fixture. */
export const livePhases = ['firstHalf', 'halfTime', 'secondHalf'] as const satisfies readonly FixtureStatus[];

/** The first and the second half. */
export const halves = [1, 2] as const;

/** `suspended` keeps its place and width with a lock; `closed` is off the board: over, or a line not offered now. */
export const marketStatuses = ['open', 'suspended', 'closed'] as const;
export type MarketStatus = (typeof marketStatuses)[number];

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

/** What made a settlement: a result, a corrected result, a void. */
export const settlementCauses = ['result', 'correction', 'void'] as const;

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
