import { partyCaptchas, type PartyCaptcha } from '@fairway/contract/risk/captcha-kinds.ts';
import { z } from 'zod';
import type { Spoil } from '#platform/adapters/conformance/spoil-http.ts';
import { demand, type ConformanceCase, type ConformanceStage } from '#platform/adapters/conformance/suite.ts';
import {
  lineCases,
  soundCases,
  type Question,
  type Reading,
} from '#platform/adapters/conformance/question-cases.ts';
import type { Opened, Verdict } from '../kinds/captcha-kind.ts';
import type { CaptchaService } from './captcha-service.ts';

type Case = ConformanceCase<CaptchaService>;
type Stage = ConformanceStage<CaptchaService>;

const address = '203.0.113.7';
const viewer = { language: 'zh-CN', address } as const;
/** After none of these may a visitor pass, or be shown a picture. */
const faults: readonly Spoil[] = ['notSent', 'answerLost', 'error500', 'garbage', 'empty'];

async function opened({ port }: Stage, kind: PartyCaptcha): Promise<Opened> {
  const challenge = await port.open(kind, viewer);
  demand(challenge !== undefined, 'no challenge');
  return challenge;
}

const readings: Readonly<Record<Verdict, Reading>> = {
  right: 'believed',
  wrong: 'denied',
  unknown: 'nothing',
};

/** A place that is in the form of an answer and not right. */
const wrongPlace = (kind: PartyCaptcha) => (partyCaptchas[kind].looks === 'slider' ? '1' : '1,1;2,2;3,3');

const openChallenges = z.object({
  challenges: z.array(
    z.object({
      token: z.string(),
      place: z.number().optional(),
      places: z
        .union([z.object({ x: z.number() }), z.array(z.object({ x: z.number(), y: z.number() }))])
        .optional(),
    }),
  ),
});

/** What the party says is right, in the form of an answer. */
async function rightAnswer({ director }: Stage, kind: PartyCaptcha, { kept }: Opened): Promise<string> {
  const { token } = JSON.parse(kept) as { token: string };
  const read = openChallenges.parse(await director?.get(`/director/${partyCaptchas[kind].party}/challenges`));
  const found = read.challenges.find((one) => one.token === token);
  demand(found !== undefined, 'the party does not know its own challenge');
  const places = found.places ?? { x: found.place ?? -1 };
  return Array.isArray(places) ? places.map(({ x, y }) => `${x},${y}`).join(';') : String(places.x);
}

/** What every captcha service must do for a kind that it draws: nobody passes without a right answer that it judged itself, once. */
function casesOf(kind: PartyCaptcha): Case[] {
  const judged = (service: CaptchaService, challenge: Opened, answer: string) =>
    service.judge(kind, { kept: challenge.kept, answer, address });
  const drawn: Question<CaptchaService> = {
    name: 'a challenge',
    prepare: async () => ({
      ask: async (service) => ((await service.open(kind, viewer)) === undefined ? 'nothing' : 'believed'),
    }),
  };
  const rightPlace: Question<CaptchaService> = {
    name: 'a right place',
    async prepare(stage) {
      const challenge = await opened(stage, kind);
      const answer = await rightAnswer(stage, kind, challenge);
      return { ask: async (service) => readings[await judged(service, challenge, answer)] };
    },
  };
  const cases: Omit<Case, 'needs'>[] = [
    {
      name: 'draws a challenge that a page can show, each time another one',
      async play(stage) {
        const [first, second] = [await opened(stage, kind), await opened(stage, kind)];
        demand(first.challenge.image !== null, 'no picture');
        const isSlider = partyCaptchas[kind].looks === 'slider';
        demand((first.challenge.piece !== null) === isSlider, 'a piece goes with a slider, and only with it');
        demand((first.challenge.question !== null) === !isSlider, 'points are asked for in words');
        demand(first.kept !== second.kept, 'the same challenge twice');
      },
    },
    {
      name: 'a wrong place, and what is no place at all, do not pass',
      async play(stage) {
        for (const answer of [wrongPlace(kind), 'x', '', '9'.repeat(40)]) {
          const verdict = await judged(stage.port, await opened(stage, kind), answer);
          demand(verdict === 'wrong', `«${answer}» was judged ${verdict}`);
        }
      },
    },
    ...faults.map((spoil): Case => ({
      name: `${spoil}: nothing is shown, and nobody passes`,
      async play(stage) {
        const line = stage.spoilt(spoil);
        demand((await line.open(kind, viewer)) === undefined, 'a challenge');
        const verdict = await judged(line, await opened(stage, kind), wrongPlace(kind));
        demand(verdict === 'unknown', `judged ${verdict}`);
      },
    })),
    {
      name: 'the right place passes once',
      directed: true,
      async play(stage) {
        const challenge = await opened(stage, kind);
        const answer = await rightAnswer(stage, kind, challenge);
        const first = await judged(stage.port, challenge, answer);
        demand(first === 'right', `judged ${first}`);
        const again = await judged(stage.port, challenge, answer);
        demand(again !== 'right', 'it passed twice');
      },
    },
    ...faults.map((spoil): Case => ({
      name: `${spoil} after the right place: judged by nobody, so nobody passes`,
      directed: true,
      async play(stage) {
        const challenge = await opened(stage, kind);
        const answer = await rightAnswer(stage, kind, challenge);
        // The first step of the judgement goes through; its proof is lost.
        const verdict = await judged(stage.spoilt(spoil, 1), challenge, answer);
        demand(verdict === 'unknown', `judged ${verdict}`);
      },
    })),
    ...lineCases(drawn),
    ...soundCases(drawn),
    ...[...lineCases(rightPlace), ...soundCases(rightPlace)].map((one): Case => ({ ...one, directed: true })),
  ];
  return cases.map((one) => ({ ...one, name: `${kind}: ${one.name}`, needs: kind }));
}

export const captchaCases: readonly Case[] = [
  ...(Object.keys(partyCaptchas) as PartyCaptcha[]).flatMap(casesOf),
  {
    name: 'a right place is not proven with a key that the service does not know',
    needs: 'signedQuestions',
    directed: true,
    async play(stage) {
      const challenge = await opened(stage, 'afsSlider');
      const answer = await rightAnswer(stage, 'afsSlider', challenge);
      const asked = { kept: challenge.kept, answer, address };
      const verdict = await stage.withWrongKeys().judge('afsSlider', asked);
      demand(verdict === 'unknown', `judged ${verdict}`);
    },
  },
];
