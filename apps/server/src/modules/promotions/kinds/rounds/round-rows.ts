import type { MatchCard } from '#modules/sportsbook';

/** The kinds that play rounds of football matches. */
export type RoundKind = 'competeLottery' | 'surviving';

export interface RoundKey {
  readonly kind: RoundKind;
  readonly no: number;
  readonly round: number;
}

export interface RoundRow extends RoundKey {
  readonly version: Buffer;
  readonly opened_at: Date;
  readonly closes_at: Date;
  /** Fen, as all amounts here. */
  readonly pot: bigint;
  readonly carried_in: bigint;
  readonly state: 'open' | 'settled' | 'void';
  readonly settled_at: Date | null;
  readonly carried: bigint;
  readonly first_lines: number | null;
  readonly second_lines: number | null;
  readonly is_last: boolean;
}

/** What is kept of a match's card: what the round was opened with. */
export type RoundCard = Pick<MatchCard, 'competition' | 'home' | 'away'>;

export interface MatchRow {
  readonly place: number;
  readonly fixture: string;
  readonly starts_at: Date;
  readonly card: RoundCard;
  readonly status: string | null;
  readonly home_goals: number | null;
  readonly away_goals: number | null;
  readonly notified_at: Date | null;
  readonly played_at: Date | null;
}
