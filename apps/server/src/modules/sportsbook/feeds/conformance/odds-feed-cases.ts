import {
  lineCases,
  otherAnswerCases,
  signatureCases,
  soundCases,
  type Question,
} from '#platform/adapters/conformance/question-cases.ts';
import type { ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import type { LiveFeed } from '../feed.ts';
import { directedCases } from './directed-cases.ts';
import { covered, rehearsal } from './rehearsal.ts';
import { silenceCases } from './silence-cases.ts';
import { streamCases } from './stream-cases.ts';

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
export const oddsFeedCases: readonly ConformanceCase<LiveFeed>[] = [
  ...streamCases,
  ...lineCases(matchRead),
  ...lineCases(matchCovered),
  ...signatureCases(matchRead),
  ...soundCases(matchRead),
  ...soundCases(matchCovered),
  ...otherAnswerCases(matchRead, ['another match']),
  ...silenceCases,
  ...directedCases,
];
