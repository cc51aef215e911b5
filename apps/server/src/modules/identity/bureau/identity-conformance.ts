import { spoils } from '#platform/adapters/conformance/spoil-http.ts';
import { demand, type ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import type { IdentityBureau, IdentityQuestion } from './identity-kind.ts';

type Case = ConformanceCase<IdentityBureau>;

/** Facts of nobody; a bureau may answer whatever it likes about them. */
const question: IdentityQuestion = { realName: '测试一', phone: '+8613800000001' };

const believed = new Set(['twice', 'stale', 'tampered', 'bare']);

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
  ...spoils
    .filter((spoil) => !believed.has(spoil))
    .map((spoil): Case => ({
      name: `${spoil} passes nobody`,
      async play(stage) {
        demand((await stage.spoilt(spoil).check(question)) === undefined, 'a verdict without an answer');
      },
    })),
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
  ...(['unknownStatus', 'badSignature', 'error500', 'garbage', 'maintenance'] as const).map(
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
