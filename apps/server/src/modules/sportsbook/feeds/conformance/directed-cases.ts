import { demand, type ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import type { LiveFeed } from '../feed.ts';
import { covered, rehearsal, updateOf } from './rehearsal.ts';

type Case = ConformanceCase<LiveFeed>;

/** What only a feed that the sandbox plays can be made to do. */
export const directedCases: readonly Case[] = [
  {
    name: 'entries that are lost on the way show as a hole, and the next question fills it',
    directed: true,
    async play(stage) {
      const matchId = await covered(stage, rehearsal(stage));
      await stage.director?.post(`/director/feed/matches/${matchId}/lose`, { entries: 2 });
      const holed = await updateOf(stage.port, matchId, 0);
      demand(holed.entries[0]?.number === 3, `it begins with ${holed.entries[0]?.number}`);
      const filled = await updateOf(stage.port, matchId, 0);
      demand(filled.entries[0]?.number === 1, `it begins with ${filled.entries[0]?.number}`);
    },
  },
  ...(['badSignature', 'error500', 'garbage', 'maintenance', 'huge', 'reset'] as const).map(
    (answer): Case => ({
      name: `the feed answers ${answer}: silence`,
      directed: true,
      async play(stage) {
        const matchId = await covered(stage, rehearsal(stage));
        const effect = { kind: 'request', answer };
        await stage.director?.post('/director/faults', { party: 'feed', operation: 'updates', effect });
        demand((await stage.port.read([{ matchId, after: 0 }])) === undefined, 'an answer');
      },
    }),
  ),
  {
    name: 'a match of yesterday is not covered',
    directed: true,
    async play(stage) {
      const cover = await stage.port.cover(rehearsal(stage, { secondsAgo: 86_400, speed: 1 }));
      demand(cover === 'notCovered', 'it was taken');
    },
  },
];
