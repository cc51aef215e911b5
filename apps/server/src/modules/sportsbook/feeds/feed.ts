import type { ExpectedGoals, Incident, SeriesOutset, SeriesStep, ValuedMarket } from '@fairway/betting';
import { defineAdapterKind } from '#platform/adapters/define-adapter.ts';

/** A match that a feed is asked to cover. */
export interface FeedMatch {
  /** Our number of the match; the same one with other facts is another question. */
  readonly reference: string;
  readonly home: string;
  readonly away: string;
  readonly competition: string;
  readonly startsAt: Date;
  /** Of a series: the most maps that there can be. */
  readonly bestOf?: number;
  /** A rehearsal: the feed plays the match from this seed, `speed` seconds of play a second. */
  readonly replay?: {
    readonly seed: string;
    readonly speed: number;
    readonly expected: ExpectedGoals | SeriesOutset;
  };
}

/** What becomes of such a question: covered under the feed's own number, not covered, or not known: ask again. */
export type FeedCover = { readonly matchId: string } | 'notCovered' | undefined;

/** One incident; its `sequence` is the number of its entry. */
export interface FeedIncident {
  readonly incident: Incident;
  /** When it happened, by the feed's clock. */
  readonly at: Date;
}

/** One step of a series, with the number of its entry. */
export interface FeedStep {
  readonly number: number;
  readonly step: SeriesStep;
  /** When it happened, by the feed's clock. */
  readonly at: Date;
}

/** One entry of a match's stream. `superseded`: prices that newer ones have replaced. */
export type FeedEntry = { readonly number: number; readonly at: Date } & (
  | { readonly kind: 'incident'; readonly incident: Incident }
  | { readonly kind: 'series'; readonly step: SeriesStep }
  | { readonly kind: 'prices'; readonly markets: readonly ValuedMarket[] }
  | { readonly kind: 'superseded' }
);

/** What a feed has to say of one match: entries in their order, and the number of the last one that there is. */
export interface FeedUpdate {
  readonly matchId: string;
  /** 0 before the kick-off; more than the last entry sent: there is more, ask again. */
  readonly last: number;
  readonly entries: readonly FeedEntry[];
}

export interface FeedAnswer {
  /** The feed's clock. */
  readonly at: Date;
  /** A match that is missing is one of which the feed says nothing. */
  readonly updates: readonly FeedUpdate[];
}

/**
 * A party that covers matches in play: what happens and what each outcome is worth, one numbered stream a match (1, 2, 3 …
 * without a gap), asked for from a number on. What it says is judged by apply-update.
 */
export interface LiveFeed {
  cover(match: FeedMatch): Promise<FeedCover>;
  /** Everything after a number, of several matches; undefined when no answer that proves itself came in time. */
  read(asked: readonly { matchId: string; after: number }[]): Promise<FeedAnswer | undefined>;
}

export const oddsFeedKind = defineAdapterKind<LiveFeed>('oddsFeed');
