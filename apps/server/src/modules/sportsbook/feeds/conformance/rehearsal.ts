import { addSeconds } from '#platform/clock.ts';
import { demand, type ConformanceStage } from '#platform/adapters/conformance/suite.ts';
import type { FeedMatch, FeedUpdate, LiveFeed } from '../feed.ts';

type Stage = ConformanceStage<LiveFeed>;

/** A rehearsal that is well into its first half; every case has a match of its own. */
export function rehearsal({ clock, ids }: Stage, { secondsAgo = 20, speed = 60 } = {}): FeedMatch {
  const reference = ids.uuid();
  const expected = { home: 1.5, away: 1.2, firstHalfShare: 0.45, lowScores: -0.05 };
  return {
    reference,
    home: 'Conformance Home',
    away: 'Conformance Away',
    competition: 'Conformance League',
    startsAt: addSeconds(clock.now(), -secondsAgo),
    replay: { seed: reference, speed, expected },
  };
}

/** The number under which the feed covers the match. */
export async function covered(stage: Stage, match: FeedMatch): Promise<string> {
  const cover = await stage.port.cover(match);
  demand(cover !== undefined, 'the question was not answered');
  demand(cover !== 'notCovered', 'the match is not covered');
  return cover.matchId;
}

/** What the feed says of one match after the entry of that number. */
export async function updateOf(feed: LiveFeed, matchId: string, after: number): Promise<FeedUpdate> {
  const answer = await feed.read([{ matchId, after }]);
  demand(answer !== undefined, 'no answer');
  const update = answer.updates.find((one) => one.matchId === matchId);
  demand(update !== undefined, 'nothing of the match');
  return update;
}
