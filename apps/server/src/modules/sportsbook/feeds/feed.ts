import type { Incident } from '@fairway/betting';
import type { FixtureRow } from '../tables.ts';

/** What a feed needs to know of a match. */
export type FeedFixture = Pick<FixtureRow, 'id' | 'starts_at' | 'seed' | 'speed' | 'expected'>;

/** One incident in the feed's own order and time. */
export interface FeedIncident {
  readonly incident: Incident;
  /** When it happened, by the feed's clock. */
  readonly at: Date;
}

/** Every message says the feed's sequence, so that a lost one is noticed by the next. */
export interface FeedMessage {
  readonly kind: 'heartbeat' | 'incident' | 'snapshot';
  /** Number of the last incident that the feed has sent, this message included; 0 before the kick-off. */
  readonly sequence: number;
  readonly at: Date;
  /** The new ones in their order; in a snapshot all of the match so far. */
  readonly incidents: readonly FeedIncident[];
}

/** A source of live matches. It may be silent, repeat itself or lose messages; what it says is judged by apply-message. */
export interface LiveFeed {
  /** Named in results and alarms: `feed/<name>`. */
  readonly name: string;
  /** What it has to say of a match beyond an incident number; nothing at all when it is silent. */
  read(fixture: FeedFixture, after: number, now: Date): Promise<readonly FeedMessage[]>;
  /** The whole match so far; undefined when the feed does not answer. */
  snapshot(fixture: FeedFixture, now: Date): Promise<FeedMessage | undefined>;
}
