import { inOtherOrder, replaceText, withUnknownFields } from './forge-http.ts';
import { demand, type ConformanceCase, type ConformanceStage, type Meeting } from './suite.ts';
import type { Spoil } from './spoil-http.ts';

/** What an adapter read in an answer: that it is so, that it is not so, or nothing. */
export type Reading = 'believed' | 'denied' | 'nothing';

/** A question of a kind whose answer proves something. */
export interface Question<Port> {
  /** What is asked, for the names of the cases. */
  readonly name: string;
  /** Brings about what is asked for, so that a sound answer is believed. */
  prepare(stage: ConformanceStage<Port>): Promise<{
    readonly ask: (port: Port) => Promise<Reading>;
    /** Another question of the same form; without it the same one again. */
    readonly before?: (port: Port) => Promise<unknown>;
    /** Texts that a sound answer repeats, by what they are, and what another answer would have in their place. */
    readonly repeats?: Readonly<Record<string, readonly [string, unknown]>>;
  }>;
}

const lineFaults: readonly (readonly [Spoil, string])[] = [
  ['reset', 'a connection that breaks after the question'],
  ['tooLarge', 'an answer larger than is read'],
  ['truncated', 'an answer cut in half'],
  ['proxyPage', 'the page of a proxy with status 200'],
  ['error502', 'a 502 of a gateway'],
  ['throttled', 'a 429'],
  ['redirect', 'a redirect'],
  ['jsonNull', 'JSON that is null'],
  ['jsonList', 'JSON that is a list'],
];

const signatureFaults: readonly (readonly [Meeting, string])[] = [
  [{ spoil: 'swapped', soundFirst: 1 }, 'an answer under the signature of another'],
  [{ spoil: 'doubled' }, 'an answer with each header twice'],
  [{ spoil: 'blank' }, 'an answer with an empty signature'],
];

const timeFaults: readonly (readonly [Meeting, string])[] = [
  [{ agesSeconds: 360 }, 'an answer signed six minutes ago'],
  [{ agesSeconds: -360 }, 'an answer signed six minutes in the future'],
];

const sound: readonly (readonly [Meeting, string])[] = [
  [{ forge: { edit: (content) => withUnknownFields(content) } }, 'an answer with fields of a newer version'],
  [{ forge: { edit: inOtherOrder } }, 'an answer with its fields in another order'],
  [{ forge: { spaced: true } }, 'an answer with spaces between its words'],
];

const signedLate: readonly (readonly [Meeting, string])[] = [
  [{ skewSeconds: 240 }, 'a party whose clock is four minutes behind ours'],
  [{ skewSeconds: -240 }, 'a party whose clock is four minutes ahead of ours'],
  [{ agesSeconds: 240 }, 'an answer that was four minutes on its way'],
];

const keyChange: readonly (readonly [Meeting, Reading, string])[] = [
  [{ forge: { by: 'next' } }, 'nothing', 'an answer under a key that is not ours yet'],
  [{ keys: 'overlap', forge: { by: 'next' } }, 'believed', 'an answer under the new key while keys change'],
  [{ keys: 'overlap' }, 'believed', 'an answer under the old key while keys change'],
  [{ keys: 'turned' }, 'believed', 'a question under the new key whose answer is under the old one'],
  [{ keys: 'after', forge: { by: 'next' } }, 'believed', 'an answer under the new key after the change'],
  [{ keys: 'after' }, 'nothing', 'an answer under the old key after the change'],
];

/** Cases of whatever may stand in an answer's place on the line: nothing is read into it. */
export function lineCases<Port>(question: Question<Port>): ConformanceCase<Port>[] {
  return lineFaults.map(([spoil, what]) => oneCase(question, { spoil }, 'nothing', what));
}

/** Cases of signature, age and keys of an answer. */
export function signatureCases<Port>(question: Question<Port>): ConformanceCase<Port>[] {
  const nothing = (needs: string) =>
    function caseOf([how, what]: readonly [Meeting, string]): ConformanceCase<Port> {
      return { ...oneCase(question, how, 'nothing', what), needs };
    };
  const stranger = oneCase(question, { forge: { by: 'stranger' } }, 'nothing', 'an answer under another key');
  return [
    ...signatureFaults.map(nothing('signedAnswers')),
    ...timeFaults.map(nothing('timedAnswers')),
    { ...stranger, needs: 'signedAnswers' },
    ...signedLate.map(([how, what]) => ({
      ...oneCase(question, how, 'believed', what),
      needs: 'timedAnswers',
    })),
    ...keyChange.map(([how, reading, what]) => ({
      ...oneCase(question, how, reading, what),
      rotates: true as const,
    })),
  ];
}

/** Cases of an answer that says the same in other words: it is believed. */
export function soundCases<Port>(question: Question<Port>): ConformanceCase<Port>[] {
  return sound.map(([how, what]) => oneCase(question, how, 'believed', what));
}

/** Cases of an answer about something else than what was asked: for each of the texts `what` of the question. */
export function otherAnswerCases<Port>(
  question: Question<Port>,
  whats: readonly string[],
): ConformanceCase<Port>[] {
  return whats.map((what) => ({
    name: `${question.name}: an answer with ${what} proves nothing`,
    forges: true,
    async play(stage) {
      const { ask, repeats = {} } = await question.prepare(stage);
      const [from, to] = repeats[what] ?? ['', undefined];
      let found = false;
      const edit = (content: unknown) => {
        found ||= JSON.stringify(content).includes(JSON.stringify(from));
        return replaceText(content, from, to);
      };
      const reading = await ask(stage.met({ forge: { edit } }));
      // Where a protocol's answers do not repeat it, there is nothing to compare.
      if (found) demand(reading === 'nothing', `it was ${reading}`);
    },
  }));
}

function oneCase<Port>(
  question: Question<Port>,
  how: Meeting,
  expected: Reading,
  what: string,
): ConformanceCase<Port> {
  return {
    name: `${question.name}: ${what} ${expected === 'nothing' ? 'proves nothing' : 'is believed'}`,
    ...(how.forge && { forges: true }),
    async play(stage) {
      const { ask, before = ask } = await question.prepare(stage);
      const port = stage.met(how);
      if (how.soundFirst !== undefined) await before(port);
      const reading = await ask(port);
      demand(reading === expected, `it was ${reading}`);
    },
  };
}
