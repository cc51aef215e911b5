import { demand, type ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import type { LiveFeed } from '../feed.ts';
import { covered, rehearsal } from './rehearsal.ts';

type Case = ConformanceCase<LiveFeed>;

/** What cannot be had whole, or does not prove itself, is silence: never a match without news. */
export const silenceCases: readonly Case[] = [
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
];
