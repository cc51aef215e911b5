import {
  lineCases,
  signatureCases,
  soundCases,
  type Question,
} from '#platform/adapters/conformance/question-cases.ts';
import { demand, type ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import type { IdentityVerdict } from '../tables.ts';
import type { IdentityBureau, IdentityQuestion } from './identity-kind.ts';

type Case = ConformanceCase<IdentityBureau>;

/** Facts of nobody; a bureau may answer whatever it likes about them. */
const question: IdentityQuestion = { realName: '测试一', phone: '+8613800000001' };

/** The sandbox's test numbers (`apps/sandbox/README.md`, «Identity bureau») and what it says of them. */
const known: readonly (readonly [Partial<IdentityQuestion>, IdentityVerdict])[] = [
  [{ phone: '+8613800004404' }, 'phoneMismatch'],
  [{ bankCard: '6225880000004405' }, 'cardMismatch'],
  [{ phone: '+8613800004404', bankCard: '6225880000004405' }, 'bothMismatch'],
  [{ idCard: '110105199003144043' }, 'idCardMismatch'],
  [{ phone: '+8613800004407' }, 'refused'],
  [{ phone: '+8613800004408' }, 'unsupported'],
];

const checked: Question<IdentityBureau> = {
  name: 'a question',
  prepare: async () => ({
    async ask(port) {
      const answer = await port.check(question);
      if (answer === undefined) return 'nothing';
      return answer.verdict === 'match' ? 'believed' : 'denied';
    },
    before: (port) => port.check({ ...question, realName: '测试二' }),
  }),
};

/** What every identity bureau must do: only a proven answer to this very question passes anybody. */
export const identityCases: readonly Case[] = [
  {
    name: 'answers a verdict with a number of the question',
    async play({ port }) {
      const answer = await port.check(question);
      demand(answer !== undefined, 'no answer');
      demand(answer.reference !== '', 'no reference');
    },
  },
  {
    name: 'the same question again has the same verdict and another number',
    async play({ port }) {
      const [first, second] = [await port.check(question), await port.check(question)];
      demand(first?.verdict === second?.verdict, `${first?.verdict} and ${second?.verdict}`);
      demand(first?.reference !== second?.reference, 'one number for two questions');
    },
  },
  ...(['notSent', 'answerLost', 'error500', 'garbage', 'empty'] as const).map((spoil): Case => ({
    name: `${spoil} passes nobody`,
    async play(stage) {
      demand((await stage.spoilt(spoil).check(question)) === undefined, 'a verdict without an answer');
    },
  })),
  ...lineCases(checked),
  ...signatureCases(checked),
  // Against another bureau than the sandbox nobody knows what it says of these facts.
  ...soundCases(checked).map((one): Case => ({ ...one, directed: true })),
  ...known.map(([facts, verdict]): Case => ({
    name: `${Object.entries(facts).join(' and ').replaceAll(',', ' ')}: ${verdict}`,
    directed: true,
    async play({ port }) {
      const answer = await port.check({ ...question, ...facts });
      demand(answer?.verdict === verdict, `${answer?.verdict}`);
    },
  })),
  {
    name: 'two questions at once have each their own answer',
    directed: true,
    async play({ port }) {
      const [match, mismatch] = await Promise.all([
        port.check(question),
        port.check({ ...question, phone: '+8613800004404' }),
      ]);
      demand(
        match?.verdict === 'match' && mismatch?.verdict === 'phoneMismatch',
        `${match?.verdict} and ${mismatch?.verdict}`,
      );
    },
  },
  ...(['tampered', 'bare', 'stale'] as const).map((spoil): Case => ({
    name: `an answer that is ${spoil} passes nobody`,
    needs: 'signedAnswers',
    async play(stage) {
      const line = stage.spoilt(spoil, spoil === 'stale' ? 1 : 0);
      if (spoil === 'stale') await line.check({ ...question, realName: '测试二' });
      demand((await line.check(question)) === undefined, 'it was believed');
    },
  })),
  {
    name: 'an answer under a wrong key passes nobody',
    needs: 'signedAnswers',
    async play(stage) {
      demand((await stage.withWrongKeys().check(question)) === undefined, 'it was believed');
    },
  },
  ...(['unknownStatus', 'badSignature', 'error500', 'garbage', 'maintenance', 'huge', 'reset'] as const).map(
    (answer): Case => ({
      name: `the bureau answers ${answer}: nobody is let through`,
      directed: true,
      async play(stage) {
        const effect = { kind: 'request', answer };
        await stage.director?.post('/director/faults', { party: 'identity', operation: 'check', effect });
        demand((await stage.port.check(question)) === undefined, 'a verdict');
      },
    }),
  ),
];
