import { winnersOf } from '@fairway/betting';
import { addSeconds } from '#platform/clock.ts';
import { demand, type ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import type { LiveFeed } from '../feed.ts';
import { covered, rehearsal, updateOf } from './rehearsal.ts';

type Case = ConformanceCase<LiveFeed>;

/** One numbered stream a match, without a hole and in order of time. */
export const streamCases: readonly Case[] = [
  {
    name: 'covers a match, and the same question again has the same number',
    async play(stage) {
      const match = rehearsal(stage);
      const [first, second] = [await covered(stage, match), await covered(stage, match)];
      demand(first === second, `${first} and ${second}`);
    },
  },
  {
    name: 'a match that was moved is another one',
    async play(stage) {
      const match = rehearsal(stage);
      const moved = { ...match, startsAt: addSeconds(match.startsAt, 3600) };
      const [first, second] = [await covered(stage, match), await covered(stage, moved)];
      demand(first !== second, 'one number for two kick-offs');
    },
  },
  {
    name: 'says nothing of a match before its kick-off, and that there is nothing',
    async play(stage) {
      const match = rehearsal(stage, { secondsAgo: -3600 });
      const { last, entries } = await updateOf(stage.port, await covered(stage, match), 0);
      demand(last === 0 && entries.length === 0, `${entries.length} entries, last ${last}`);
    },
  },
  {
    name: 'tells a running match in one stream: numbers without a hole, in order of time, incidents and prices',
    async play(stage) {
      const matchId = await covered(stage, rehearsal(stage));
      const { last, entries } = await updateOf(stage.port, matchId, 0);
      demand(entries.length > 0 && last >= entries.length, `${entries.length} entries, last ${last}`);
      demand(
        entries.every(({ number }, index) => number === index + 1),
        `numbers ${entries.map(({ number }) => number).join(' ')}`,
      );
      demand(
        entries.every(({ at }, index) => index === 0 || at >= (entries[index - 1]?.at ?? at)),
        'an entry is older than the one before it',
      );
      const [first] = entries;
      demand(
        first?.kind === 'incident' && first.incident.kind === 'kickOff',
        'it does not begin with the kick-off',
      );
      demand(
        entries.some(({ kind }) => kind === 'prices'),
        'no prices',
      );
    },
  },
  {
    name: 'prices are chances: every market sums to 1, double chance to 2, and only its last prices carry them',
    async play(stage) {
      const { entries } = await updateOf(stage.port, await covered(stage, rehearsal(stage)), 0);
      const markets = entries.flatMap((entry) => (entry.kind === 'prices' ? entry.markets : []));
      demand(
        markets.some(({ market }) => market === 'ft_1x2'),
        'the winner is not among them',
      );
      for (const { market, chances } of markets) {
        const sum = chances.reduce((total, chance) => total + chance, 0);
        demand(Math.abs(sum - winnersOf(market)) < 0.001, `${market} sums to ${sum}`);
      }
    },
  },
  {
    name: 'goes on after any number, and repeats what was lost',
    async play(stage) {
      const matchId = await covered(stage, rehearsal(stage));
      const whole = await updateOf(stage.port, matchId, 0);
      const rest = await updateOf(stage.port, matchId, 3);
      demand(rest.entries[0]?.number === 4, `it goes on with ${rest.entries[0]?.number}`);
      const [before, again] = [whole, rest].map(({ entries }) => entries.find(({ number }) => number === 4));
      demand(
        JSON.stringify(before?.kind) === JSON.stringify(again?.kind) &&
          before?.at.getTime() === again?.at.getTime(),
        'entry 4 is another one the second time',
      );
    },
  },
  {
    name: 'reads several matches at once, and leaves out one that it does not know',
    async play(stage) {
      const known = await covered(stage, rehearsal(stage));
      const other = await covered(stage, rehearsal(stage));
      const asked = [known, other, 'unknown-match'].map((matchId) => ({ matchId, after: 0 }));
      const answer = await stage.port.read(asked);
      const ids = answer?.updates.map(({ matchId }) => matchId).toSorted();
      demand(
        JSON.stringify(ids) === JSON.stringify([known, other].toSorted()),
        `updates of ${ids?.join(', ')}`,
      );
    },
  },
  {
    name: 'its clock is ours, to five seconds',
    async play(stage) {
      const matchId = await covered(stage, rehearsal(stage));
      const answer = await stage.port.read([{ matchId, after: 0 }]);
      const apart = Math.abs((answer?.at.getTime() ?? 0) - stage.clock.now().getTime());
      demand(apart < 5000, `${apart} ms apart`);
    },
  },
];
