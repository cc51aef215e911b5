import { endpoints, type EndpointName } from '@fairway/contract/endpoints.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { feedbackPicturePath } from '@fairway/contract/support/feedback.ts';
import { schemas } from '@fairway/contract/schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { samplesOf } from '../hostile/sample-of.ts';
import type { TestApp, TestMember } from '../test-app.ts';
import { createInputsTest } from './inputs-test.ts';
import { expectEnds, type Field, type Row } from './input-table.ts';

let test: TestApp;
let member: TestMember;
let named: TestMember;
beforeAll(async () => {
  test = await createInputsTest();
  member = await test.register('Centre01');
  named = await test.register('Centre02');
  await named.api.setRealName({ realName: '陈远' });
});
afterAll(() => test.end());

const own = () => member.api;
const nothing = () => ({});
const picture = `${feedbackPicturePath}${'A'.repeat(32)}`;

const nicknames: readonly Row[] = [
  ['', 'nicknameMalformed'], ['   ', 'nicknameMalformed'], ['远', 'nicknameMalformed'], ['阿远', 'taken'], ['一二三四五六七八九十甲乙', 'taken'], ['一二三四五六七八九十甲乙丙', 'nicknameMalformed'],
  [' 阿远 ', 'taken'], ['阿 远', 'nicknameMalformed'], ['阿远😀', 'nicknameMalformed'], ['阿远\u200f', 'nicknameMalformed'], ['\u202e阿远', 'nicknameMalformed'], ['阿\u200b远', 'nicknameMalformed'],
  ['０１２', 'taken'], ['<b>', 'nicknameMalformed'], ['a-_9', 'taken'], ['Centre02', 'nicknameTaken'], ['ｃentre02', 'nicknameTaken'], ['aа', 'nicknameMalformed'],
  ['ab\u0000', 'nicknameMalformed'], ['x'.repeat(64), 'nicknameMalformed'], ['x'.repeat(65), 'inputInvalid'],
]; // prettier-ignore

/** Refused ones, then those of a member who has none yet and one after another is refused because it is set. */
const realNames = (taken: string): readonly Row[] => [
  ['', 'realNameMalformed'], ['   ', 'realNameMalformed'], ['陈', 'realNameMalformed'], ['陈 远', 'realNameMalformed'], ['陈'.repeat(21), 'realNameMalformed'],
  ['J0hn', 'realNameMalformed'], ['x'.repeat(41), 'realNameMalformed'], ['陈Smith', 'realNameMalformed'], ['陈远1', 'realNameMalformed'], ['１２', 'realNameMalformed'], ['陈远😀', 'realNameMalformed'],
  ['陈远\u200f', 'realNameMalformed'], ['\u202e陈远', 'realNameMalformed'], ['<b>陈远</b>', 'realNameMalformed'], ['陈\u0000远', 'realNameMalformed'], ['·陈', 'realNameMalformed'],
  ['x'.repeat(65), 'inputInvalid'], ['陈远', taken], ['陈'.repeat(20), taken], ['阿卜杜拉·买买提', taken], [' Anne-Marie O’Neil ', taken], ['x'.repeat(40), taken],
]; // prettier-ignore

const days: readonly Row[] = [
  ['', 'inputInvalid'], ['1990-1-31', 'inputInvalid'], ['1990-02-30', 'inputInvalid'], ['1899-12-31', 'inputInvalid'], ['1900-01-01', 'taken'], ['2200-01-01', 'inputInvalid'],
  ['1990-01-31T00:00:00Z', 'inputInvalid'], ['１９９０-01-31', 'inputInvalid'], ['2008-11-20', 'taken'], ['2008-11-21', 'underAge'], ['2026-11-22', 'birthdayMalformed'],
]; // prettier-ignore

/** What a person writes: spaces and what is not seen count as nothing, what turns the direction is refused. */
const texts = (min: number, max: number, lines: 'taken' | 'inputInvalid'): Row[] => [
  ['', 'inputInvalid'], [' '.repeat(min), 'inputInvalid'], ['\u200b'.repeat(min), 'inputInvalid'], ['长'.repeat(min - 1), 'inputInvalid'], ['长'.repeat(min), 'taken'],
  ['长'.repeat(max), 'taken'], ['长'.repeat(max + 1), 'inputInvalid'], [` ${'长'.repeat(max)} `, 'taken'], ['👩‍👧'.repeat(min), 'taken'], ['０'.repeat(min), 'taken'],
  [`${'长'.repeat(min)}\n行`, lines], [`${'长'.repeat(min)}\u202e`, 'inputInvalid'], [`${'长'.repeat(min)}\u200f`, 'inputInvalid'], [`${'长'.repeat(min)}\u2066`, 'inputInvalid'],
  [`${'长'.repeat(min)}\u0000`, 'inputInvalid'], [`${'长'.repeat(min)}\ud83d`, 'inputInvalid'], [`<script>${'x'.repeat(min)}</script>`, 'taken'],
]; // prettier-ignore

const instants: readonly Row[] = [
  ['', 'inputInvalid'], ['2026-11-20', 'inputInvalid'], ['2026-11-20T00:00:00Z', 'taken'], ['2026-11-20T00:00:00+08:00', 'inputInvalid'], ['2026-02-30T00:00:00Z', 'inputInvalid'],
  ['2026-11-20T25:00:00Z', 'inputInvalid'], ['0000-01-01T00:00:00Z', 'taken'], ['１', 'inputInvalid'], ['now', 'inputInvalid'],
]; // prettier-ignore

const fields = (): Field[] => [
  { call: 'setNickname', place: ['nickName'], by: own, beside: nothing, rows: nicknames },
  { call: 'setAvatar', place: ['avatar'], by: own, beside: nothing, rows: [['portrait-01', 'taken'], ['portrait-24', 'taken'], ['portrait-25', 'inputInvalid'], ['portrait-00', 'inputInvalid'], ['', 'inputInvalid'], ['/avatars/x', 'inputInvalid'], ['https://x.example/a.png', 'inputInvalid']] },
  { call: 'setUserProfile', place: ['sex'], by: own, beside: nothing, optional: true, rows: [[-1, 'inputInvalid'], [0, 'taken'], [2, 'taken'], [3, 'inputInvalid'], [1.5, 'inputInvalid'], ['1', 'inputInvalid']] },
  { call: 'setUserProfile', place: ['birthday'], by: own, beside: nothing, optional: true, rows: days },
  { call: 'setRealName', place: ['realName'], by: () => named.api, beside: nothing, rows: realNames('realNameAlreadySet') },
  // Nobody may request another name before there is one; what is no name is refused first.
  { call: 'requestMemberChange', place: ['realName'], by: own, beside: () => ({ field: 'realName' }), rows: realNames('realNameOrPhoneMissing') },
  { call: 'requestMemberChange', place: ['field'], by: own, beside: () => ({ realName: '陈远' }), rows: [['email', 'inputInvalid'], ['', 'inputInvalid'], ['phone', 'inputInvalid'], ['realName', 'realNameOrPhoneMissing']] },
  { call: 'webFeedback', place: ['content'], by: own, beside: () => ({ type: 1 }), rows: texts(5, 500, 'taken') },
  { call: 'webFeedback', place: ['type'], by: own, beside: () => ({ content: '一条测试反馈' }), rows: [[0, 'inputInvalid'], [1, 'taken'], [7, 'taken'], [8, 'inputInvalid'], [1.5, 'inputInvalid'], ['1', 'inputInvalid'], [5, 'taken']] },
  { call: 'webFeedback', place: ['category'], by: own, beside: () => ({ type: 1, content: '一条测试反馈' }), optional: true, rows: [[0, 'inputInvalid'], [1, 'taken'], [2, 'taken'], [3, 'inputInvalid'], ['1', 'inputInvalid']] },
  { call: 'webFeedback', place: ['pictures'], by: own, beside: () => ({ type: 1, content: '一条测试反馈' }), optional: true, rows: [
    [[], 'taken'], [[picture], 'pictureNotFound'], [[picture, picture, picture, picture], 'pictureNotFound'], [Array.from({ length: 5 }, () => picture), 'inputInvalid'], [[picture.slice(1)], 'inputInvalid'],
    [[`${picture}x`], 'inputInvalid'], [['https://x.example/a.png'], 'inputInvalid'], [[''], 'inputInvalid'], [picture, 'inputInvalid'],
  ] },
  // One wish in seven days: the first that is taken is the last.
  { call: 'desire', place: ['content'], by: own, beside: nothing, rows: texts(2, 100, 'inputInvalid').map(([value, end], at, all) => [value, end === 'taken' && all.findIndex(([, one]) => one === 'taken') !== at ? 'wishTooSoon' : end]) },
  { call: 'listStatementLines', place: ['from'], by: own, beside: () => ({ part: 'center', currency: 'CNY' }), optional: true, rows: instants },
  { call: 'getMyDay', place: ['day'], by: own, beside: nothing, optional: true, rows: [['', 'inputInvalid'], ['2026-11-20', 'taken'], ['2026-02-30', 'inputInvalid'], ['20261120', 'inputInvalid'], ['２０２６-11-20', 'inputInvalid'], ['1899-12-31', 'inputInvalid'], ['2200-01-01', 'inputInvalid']] },
  { call: 'startTimeOut', place: ['hours'], by: own, beside: nothing, rows: [[0, 'inputInvalid'], [-24, 'inputInvalid'], [25, 'inputInvalid'], ['24', 'inputInvalid'], [1e9, 'inputInvalid']] },
  { call: 'excludeSelf', place: ['months'], by: () => named.api, beside: nothing, rows: [[-6, 'inputInvalid'], ['6', 'inputInvalid'], [1200, 'inputInvalid'], [1.5, 'inputInvalid']] },
  { call: 'getLoginCaptchaConfig', place: ['keyCodes'], by: own, beside: nothing, rows: [[['loginVerifyTriggerTimes'], 'taken'], [[], 'inputInvalid'], [['password'], 'inputInvalid'], [Array.from({ length: 9 }, () => 'fastRegisterVerify'), 'inputInvalid']] },
]; // prettier-ignore

describe('what the member centre’s forms send, their own checks left out', () => {
  it('ends by the rule of its field, at each edge of it', async () => {
    for (const field of fields()) await expectEnds(field);
  });
});

describe('a place in a list', () => {
  const inputs = schemas as Readonly<Record<string, { input: z.ZodType } | undefined>>;
  /** Calls of members and visitors that go on from a place, by the name they give it. */
  const paged = Object.entries<Endpoint>(endpoints).flatMap(([name, { caller }]) => {
    const [sample] = samplesOf(inputs[name]!.input);
    if (typeof sample !== 'object' || sample === null || !['member', 'visitor'].includes(caller)) return [];
    const key = ['cursor', 'before'].find((one) => one in sample);
    return key === undefined
      ? []
      : [{ call: name as EndpointName, key, sample: sample as Record<string, unknown> }];
  });

  it('is found for every list that is paged', () => {
    expect(paged.map(({ call }) => call)).toEqual(
      expect.arrayContaining([
        'listFeedback',
        'listMessages',
        'listDepositOrders',
        'listWithdrawals',
        'listStatementLines',
        'getMyDay',
        'listYebIncome',
      ]),
    );
  });

  it.each(paged.map((one) => [one.call, one] as const))(
    '%s: one of nobody’s is refused, and is no fault',
    async (call, { key, sample }) => {
      const rows: Row[] = [
        'x',
        '%',
        '-1',
        '１',
        '😀',
        '\u202e',
        'a\u0000b',
        '\ud83d',
        '2026-11-20T00:00:00.000Z',
        '2026-11-20T00:00:00.000Z x',
        '9'.repeat(200),
        'x'.repeat(201),
      ].map((value) => [value, 'inputInvalid']);
      await expectEnds({ call, place: [key], by: own, beside: () => sample, optional: true, rows });
    },
  );
});
