import { addSeconds } from '#platform/clock.ts';
import {
  lineCases,
  otherAnswerCases,
  signatureCases,
  soundCases,
  type Question,
} from '#platform/adapters/conformance/question-cases.ts';
import { demand, type ConformanceCase, type ConformanceStage } from '#platform/adapters/conformance/suite.ts';
import type { FeedMatch, FeedUpdate, LiveFeed } from './feed.ts';

type Case = ConformanceCase<LiveFeed>;
type Stage = ConformanceStage<LiveFeed>;

/** A rehearsal that is well into its first half; every case has a match of its own. */
function rehearsal({ clock, ids }: Stage, { secondsAgo = 20, speed = 60 } = {}): FeedMatch {
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

async function covered(stage: Stage, match: FeedMatch): Promise<string> {
  const cover = await stage.port.cover(match);
  demand(cover !== undefined, 'the question was not answered');
  demand(cover !== 'notCovered', 'the match is not covered');
  return cover.matchId;
}

async function updateOf(feed: LiveFeed, matchId: string, after: number): Promise<FeedUpdate> {
  const answer = await feed.read([{ matchId, after }]);
  demand(answer !== undefined, 'no answer');
  const update = answer.updates.find((one) => one.matchId === matchId);
  demand(update !== undefined, 'nothing of the match');
  return update;
}

const matchRead: Question<LiveFeed> = {
  name: 'a match in play',
  async prepare(stage) {
    const matchId = await covered(stage, rehearsal(stage));
    return {
      async ask(port) {
        const answer = await port.read([{ matchId, after: 0 }]);
        const update = answer?.updates.find((one) => one.matchId === matchId);
        if (answer === undefined || update === undefined) return 'nothing';
        return update.entries.length > 0 ? 'believed' : 'denied';
      },
      repeats: { 'another match': [matchId, `${matchId}2`] },
    };
  },
};

const matchCovered: Question<LiveFeed> = {
  name: 'whether a match is covered',
  prepare: async (stage) => ({
    async ask(port) {
      const cover = await port.cover(rehearsal(stage));
      if (cover === undefined) return 'nothing';
      return cover === 'notCovered' ? 'denied' : 'believed';
    },
  }),
};

/** What every in-play feed must do: one numbered stream a match without a hole, and nothing believed that does not prove itself. */
export const oddsFeedCases: readonly Case[] = [
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
    name: 'prices are chances: every market sums to 1, and only its last prices carry them',
    async play(stage) {
      const { entries } = await updateOf(stage.port, await covered(stage, rehearsal(stage)), 0);
      const markets = entries.flatMap((entry) => (entry.kind === 'prices' ? entry.markets : []));
      demand(
        markets.some(({ market }) => market === 'ft_1x2'),
        'the winner is not among them',
      );
      for (const { market, chances } of markets) {
        const sum = chances.reduce((total, chance) => total + chance, 0);
        demand(Math.abs(sum - 1) < 0.001, `${market} sums to ${sum}`);
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
  ...(['notSent', 'answerLost', 'error500', 'garbage', 'empty'] as const).map((spoil): Case => ({
    name: `${spoil} is silence, not an empty match`,
    async play(stage) {
      const matchId = await covered(stage, rehearsal(stage));
      const answer = await stage.spoilt(spoil).read([{ matchId, after: 0 }]);
      demand(answer === undefined, 'an answer');
      const cover = await stage.spoilt(spoil).cover(rehearsal(stage));
      demand(cover === undefined, 'a match was taken for covered, or for not covered');
    },
  })),
  ...lineCases(matchRead),
  ...lineCases(matchCovered),
  ...signatureCases(matchRead),
  ...soundCases(matchRead),
  ...soundCases(matchCovered),
  ...otherAnswerCases(matchRead, ['another match']),
  {
    name: 'asked about more matches than a question holds, it still says what it knows',
    async play(stage) {
      const known = await covered(stage, rehearsal(stage));
      const strangers = Array.from({ length: 60 }, (_, index) => ({ matchId: `unknown-${index}`, after: 0 }));
      const answer = await stage.port.read([...strangers, { matchId: known, after: 0 }]);
      const ids = answer?.updates.map(({ matchId }) => matchId);
      demand(ids?.length === 1 && ids[0] === known, `updates of ${ids?.join(', ')}`);
    },
  },
  {
    name: 'one silent question of several is silence about all of them',
    async play(stage) {
      const known = await covered(stage, rehearsal(stage));
      const strangers = Array.from({ length: 60 }, (_, index) => ({ matchId: `unknown-${index}`, after: 0 }));
      const line = stage.met({ spoil: 'answerLost', soundFirst: 1 });
      const answer = await line.read([{ matchId: known, after: 0 }, ...strangers]);
      demand(answer === undefined, 'an answer');
    },
  },
  ...(['tampered', 'bare', 'stale'] as const).map((spoil): Case => ({
    name: `an answer that is ${spoil} is silence`,
    needs: 'signedAnswers',
    async play(stage) {
      const matchId = await covered(stage, rehearsal(stage));
      const line = stage.spoilt(spoil, spoil === 'stale' ? 1 : 0);
      if (spoil === 'stale') await line.read([{ matchId, after: 0 }]);
      demand((await line.read([{ matchId, after: 0 }])) === undefined, 'it was believed');
    },
  })),
  {
    name: 'a line that repeats each request is harmless, or silence',
    async play(stage) {
      const matchId = await covered(stage, rehearsal(stage));
      const answer = await stage.spoilt('twice').read([{ matchId, after: 0 }]);
      const entries = answer?.updates[0]?.entries ?? [];
      demand(
        entries.every(({ number }, index) => number === index + 1),
        'the stream was doubled',
      );
    },
  },
  {
    name: 'an answer under a wrong key is silence',
    needs: 'signedAnswers',
    async play(stage) {
      const matchId = await covered(stage, rehearsal(stage));
      const answer = await stage.withWrongKeys().read([{ matchId, after: 0 }]);
      demand(answer === undefined, 'it was believed');
    },
  },
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
