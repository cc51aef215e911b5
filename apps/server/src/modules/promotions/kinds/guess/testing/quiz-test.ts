import type { GuessKind } from '@fairway/contract/promotions/guess/schemas.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { importFile } from '#modules/sportsbook';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { refreshCatalogue } from '../../../../sportsbook/catalogue/catalogue-memory.ts';
import { leagueFile, match, type FileMatch } from '../../../../sportsbook/testing/league-file.ts';
import { recordNews } from '../../../../sportsbook/trading/record-from-file.ts';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../../../testing/promotions-test.ts';
import { judgeQuestions } from '../judge-questions.ts';
import { runQuestions } from '../run-questions.job.ts';

export interface QuizTest extends PromotionsTest {
  /** Puts matches between two teams into the programme: on 16 August 2026 at 14:00 UTC unless said. */
  schedules(home: string, away: string, rest?: FileMatch): Promise<void>;
  /** The result after 90 minutes is recorded, and its news delivered. */
  ends(home: string, away: string, score: [number, number], rest?: FileMatch): Promise<void>;
  /** What the job does each minute. */
  run(): Promise<void>;
}

/** The product with campaigns and a programme of matches. */
export async function createQuizTest(): Promise<QuizTest> {
  const test = await createPromotionsTest();
  const day = { date: '2026-08-16', time: '15:00' };
  const bring = async (one: FileMatch) => {
    await importFile(test.app, {
      text: leagueFile([one]),
      source: 'test.json',
      by: 'test',
      move: () => Promise.resolve('moved'),
      record: recordNews,
    });
    refreshCatalogue(test.app);
  };
  return Object.assign(test, {
    schedules: (home: string, away: string, rest: FileMatch = {}) =>
      bring(match(home, away, { ...day, ...rest })),
    async ends(home: string, away: string, ft: [number, number], rest: FileMatch = {}) {
      await bring(match(home, away, { ...day, score: { ft, ht: [0, 0] }, ...rest }));
      while ((await dispatchEvents(test.app, [judgeQuestions])).more);
      await runDueJobs(test.app, [judgeQuestions]);
    },
    run: async () => {
      refreshCatalogue(test.app);
      await runQuestions(test.app);
    },
  });
}

/** A guess of the winner for 10.00 a question, through August 2026. */
export function guessTerms(over: Partial<TermsOf<GuessKind>> = {}): TermsOf<'guess'> {
  const { kind: _kind, reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  return {
    ...common,
    budget: '100.00',
    question: 'outcome',
    pot: '10.00',
    questions: 4,
    perDay: 4,
    fixtures: [],
    ...over,
    kind: 'guess',
  };
}

const two = (text: string) => ({ zh: text, en: text });

/** A cup with two stars and one film, through August 2026. */
export function euroTerms(over: Partial<TermsOf<'euroCup'>> = {}): TermsOf<'euroCup'> {
  return {
    ...guessTerms(),
    targetTime: '2026-08-16T14:00:00.000Z',
    countdown: two('距离开球'),
    showsCountdown: true,
    bet: two('去投注'),
    betNote: two('盘口已开'),
    betPath: '/app/sport',
    showsBet: true,
    showsVideos: true,
    advertisingSwitch: true,
    voteSwitch: true,
    pictures: {
      web: '/campaigns/a.svg',
      h5: '/campaigns/b.svg',
      background: '/campaigns/c.svg',
      main: '/campaigns/d.svg',
    },
    stars: [
      { code: 'north', name: two('北星'), team: two('北队') },
      { code: 'south', name: two('南星'), team: two('南队') },
    ],
    videos: [
      { code: 'goal', title: two('进球'), url: '/campaigns/a.webm', poster: '/campaigns/a.svg', seconds: 5 },
    ],
    ...over,
    kind: 'euroCup',
  };
}
