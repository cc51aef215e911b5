import type { Currency } from '@fairway/money';
import type {
  BestOf,
  ExpectedGoals,
  GoalModel,
  MarketCode,
  Score,
  SeriesOutset,
  SettlementFactors,
} from '@fairway/betting';
import type { Sport } from '@fairway/contract/sportsbook/sports.ts';
import type {
  BetStatus,
  CashOutPercent,
  CashOutStatus,
  FixtureStatus,
  MarketStatus,
} from '@fairway/contract/sportsbook/states.ts';

/** Rows as the statements of the stores read them. */
export interface CompetitionRow {
  id: bigint;
  key: string;
  sport: Sport;
  name_zh: string;
  name_en: string;
  season: string;
  position: number;
  time_zone: string;
  neutral: boolean;
  simulated: boolean;
  void_hours: number;
  shift_days: number;
  model: GoalModel | null;
}

export interface TeamRow {
  id: bigint;
  key: string;
  name_zh: string;
  name_en: string;
  code: string | null;
  colour_first: string;
  colour_second: string;
}

export interface FixtureRow {
  id: bigint;
  competition_id: bigint;
  sport: Sport;
  source_key: string;
  round: string;
  home_team: bigint;
  away_team: bigint;
  starts_at: Date;
  time_open: boolean;
  neutral: boolean;
  status: FixtureStatus;
  home_goals: number | null;
  away_goals: number | null;
  half_home: number | null;
  half_away: number | null;
  abandoned_half: 1 | 2 | null;
  /** Of a series: the most maps that there can be, the rounds of those that are over, and of the one being played. */
  best_of: BestOf | null;
  maps: readonly Score[] | null;
  map_now: Score | null;
  extra: unknown;
  result_version: number;
  /** Counts each change of what a settlement reads of the match. */
  facts_version: number;
  /** The facts_version by which its bets were settled last. */
  settled_facts: number;
  ended_at: Date | null;
  seed: string | null;
  speed: number;
  /** What it is priced by, and played by where it is simulated: goals expected, or a series' outset. */
  expected: ExpectedGoals | SeriesOutset | null;
  priced_at: Date | null;
  /** The adapter that covers it in play, and the match's number there. */
  feed: string | null;
  feed_match: string | null;
  feed_sequence: number;
  feed_heard_at: Date | null;
  feed_silent: boolean;
  half: 1 | 2 | null;
  half_started_at: Date | null;
  play_stopped: boolean;
  held_until: Date | null;
  suspended_by: string | null;
}

export interface MarketRow {
  fixture_id: bigint;
  market: string;
  code: MarketCode;
  line: number | null;
  main: boolean;
  status: MarketStatus;
  version: number;
  base_version: number;
  /** Thousandths by selection, in the order of the buttons; null: not offered. */
  prices: Record<string, number | null>;
  suspended_by: string | null;
}

/** What a bet builder was booked by: the goals expected of its match, and the price of each set of its legs, in thousandths (builderPrices). */
export interface BuilderTerms {
  expected: ExpectedGoals;
  prices: number[];
}

export interface BetRow {
  shard_id: number;
  id: string;
  bill_no: string;
  member_id: string;
  operation_id: string;
  currency: Exclude<Currency, 'COIN'>;
  unit_stake: bigint;
  stake: bigint;
  sizes: number[];
  leg_count: number;
  price_policy: 'none' | 'higher' | 'any';
  live: boolean;
  status: BetStatus;
  placed_at: Date;
  decides_at: Date | null;
  hold_id: string | null;
  stake_transfer: string;
  maximum_return: bigint;
  /** The free bet that pays the stake. */
  free_bet: string | null;
  /** Legs of one match at one price. */
  builder: BuilderTerms | null;
  refusal: string | null;
  refusal_params: Record<string, string | number> | null;
  returned: bigint | null;
  settled_at: Date | null;
  settlement_count: number;
  /** What of the stake was cashed out, what was paid for it, and what of it counts as turnover. */
  cashed_stake: bigint;
  cashed_returned: bigint;
  cashed_turnover: bigint;
}

export interface LegRow {
  shard_id: number;
  bet_id: string;
  place: number;
  member_id: string;
  fixture_id: bigint;
  market: string;
  code: MarketCode;
  line: number | null;
  selection: string;
  price: number;
  asked_price: number;
  market_version: number;
  /** The version of the limits that it was judged by; null on the oldest. */
  limits_version: number | null;
  live: boolean;
  score_home: number | null;
  score_away: number | null;
  feed_sequence: number | null;
  scheduled_at: Date;
  placed_at: Date;
}

/** What of a bet its settlement reads. */
export type BetToSettle = Pick<
  BetRow,
  | 'shard_id'
  | 'id'
  | 'bill_no'
  | 'member_id'
  | 'currency'
  | 'unit_stake'
  | 'stake'
  | 'sizes'
  | 'leg_count'
  | 'settlement_count'
  | 'free_bet'
  | 'builder'
  | 'cashed_stake'
  | 'cashed_returned'
  | 'cashed_turnover'
>;

/** What of a leg the settlement of its bet reads. */
export type LegToSettle = Pick<
  LegRow,
  | 'bet_id'
  | 'place'
  | 'member_id'
  | 'fixture_id'
  | 'code'
  | 'line'
  | 'selection'
  | 'price'
  | 'live'
  | 'score_home'
  | 'score_away'
  | 'scheduled_at'
>;

/** How a leg was settled, as a settlement keeps it. */
export interface LegSettlement {
  outcome: string | null;
  factors: SettlementFactors | null;
  voidReason: string | null;
  fullTime: { home: number; away: number } | null;
  halfTime: { home: number; away: number } | null;
}

export interface SettlementRow {
  shard_id: number;
  bet_id: string;
  number: number;
  cause: 'result' | 'correction' | 'void' | 'cashOut';
  status: 'settled' | 'voided' | 'accepted';
  returned: bigint;
  change: bigint;
  debt: bigint;
  turnover: bigint;
  legs: LegSettlement[];
  /** The facts_version of each leg's match that it was judged by, by place; null on the oldest. */
  fixture_versions: number[] | null;
  at: Date;
}

export interface CashOutRow {
  shard_id: number;
  id: string;
  bet_id: string;
  member_id: string;
  cause: 'member' | 'auto';
  percent: CashOutPercent;
  /** What of the bet's stake it buys back. */
  stake: bigint;
  /** The quote that was taken; of an automatic one the least amount that the member wants. */
  asked: bigint;
  status: CashOutStatus;
  asked_at: Date;
  decides_at: Date | null;
  decided_at: Date | null;
  paid: bigint | null;
  turnover: bigint | null;
  transfer_id: string | null;
  settlement_number: number | null;
  refusal: string | null;
  refusal_params: Record<string, string | number> | null;
}
