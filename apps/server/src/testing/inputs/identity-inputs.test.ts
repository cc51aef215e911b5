import { hashPassword } from '@fairway/api-client';
import { phoneAreas } from '@fairway/contract/members/phones/areas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp, TestMember } from '../test-app.ts';
import { createInputsTest } from './inputs-test.ts';
import { expectEnds, type Field, type Row } from './input-table.ts';

let test: TestApp;
let member: TestMember;
let inviteCode: string;
beforeAll(async () => {
  test = await createInputsTest();
  member = await test.register('Inputs01');
  ({ inviteCode } = await member.api.getProfile({}));
  const admin = await test.operator('administrator');
  const { version, configuration } = await admin.api.getSiteDraft({});
  const disabledPhones = [{ prefix: '170', message: { zh: '170 号段收不到短信', en: '' } }];
  await admin.api.updateSiteConfig({ ...configuration, disabledPhones, version });
  test.clock.advance({ seconds: 2 });
});
afterAll(() => test.end());

const password = hashPassword('Inputs01-Passw0rd');
const uuid = '00000000-0000-4000-8000-000000000001';
let made = 0;
const visitor = () => test.clientOf();
const draft = () => {
  made += 1;
  return { name: `Draft${made}x`, password, birthDate: '1990-01-31', acceptsTerms: true };
};
const registered = (place: string, rows: readonly Row[], optional = true): Field => ({
  call: 'registerMember', place: place.split('.'), by: visitor, beside: draft, optional, rows,
}); // prettier-ignore

/** Section 5: in this order empty, length, disabled prefix, restricted prefix. */
const homeNumbers: readonly Row[] = [
  ['', 'phoneEmpty'], ['   ', 'phoneMalformed'], ['1380013800', 'phoneMalformed'], ['13800138000', 'taken'], ['138001380001', 'phoneMalformed'],
  ['13800138000138', 'phoneMalformed'], ['1'.repeat(21), 'inputInvalid'], ['03800138000', 'phoneMalformed'], ['１３８００１３８０００', 'phoneMalformed'],
  [' 13800138001', 'phoneMalformed'], ['+8613800138', 'phoneMalformed'], ['1380013800😀', 'phoneMalformed'], ['1380013800\u200f', 'phoneMalformed'],
  ['138-0013800', 'phoneMalformed'], ['17000138000', 'phonePrefixDisabled'], ['16500138000', 'phonePrefixRestricted'], ['16700138000', 'phonePrefixRestricted'],
]; // prettier-ignore

/** One digit less, the least, the most, one more, and with the zero that is dialled at home. */
function numbersOf({ minDigits, maxDigits }: (typeof phoneAreas)[number]): Row[] {
  const digits = (count: number, first = '9') => first.padEnd(count, '3');
  return [
    ['', 'phoneEmpty'],
    [digits(minDigits - 1), 'phoneMalformed'],
    [digits(minDigits), 'taken'],
    ...(maxDigits > minDigits ? [[digits(maxDigits), 'taken'] as const] : []),
    [digits(maxDigits + 1), 'phoneMalformed'],
    [digits(maxDigits, '0'), 'phoneMalformed'],
  ];
}

const numbers = (areaCode: string, rows: readonly Row[]): Field => ({
  call: 'sendRegisterCode', place: ['phone'], by: visitor, beside: () => ({ areaCode }), rows,
}); // prettier-ignore

const mailboxes: readonly Row[] = [
  ['', 'emailMalformed'], ['   ', 'emailMalformed'], ['a', 'emailMalformed'], ['a@b', 'emailMalformed'], ['a@b.c', 'emailMalformed'], ['a@b.cn', 'taken'],
  [`${'l'.repeat(64)}@b.cn`, 'taken'], [`${'l'.repeat(65)}@b.cn`, 'emailMalformed'], [`a@${'d'.repeat(63)}.cn`, 'taken'], [`a@${'d'.repeat(64)}.cn`, 'emailMalformed'],
  [`a@${'d.'.repeat(124)}com`, 'taken'], [`a@${'d.'.repeat(125)}com`, 'inputInvalid'], ['.a@b.cn', 'emailMalformed'], ['a@@b.cn', 'emailMalformed'],
  ['a@b..cn', 'emailMalformed'], ['a@-b.cn', 'emailMalformed'], ['a b@b.cn', 'emailMalformed'], [' A.Upper@B.CN ', 'taken'], ['ａ@b.cn', 'emailMalformed'],
  ['a＠b.cn', 'emailMalformed'], ['😀@b.cn', 'emailMalformed'], ['\u202ea@b.cn', 'emailMalformed'], ['a@b.cn\nbcc: x@y.cn', 'emailMalformed'], ['陈@b.cn', 'emailMalformed'],
]; // prettier-ignore

const codes: readonly Row[] = [
  ['', 'inputInvalid'], ['1', 'phoneCodeExpired'], ['123456', 'phoneCodeExpired'], ['1234567890', 'phoneCodeExpired'], ['12345678901', 'inputInvalid'],
  ['12345a', 'inputInvalid'], [' 123456', 'inputInvalid'], ['１２３４５６', 'inputInvalid'], ['٠١٢٣٤٥', 'inputInvalid'], ['000000', 'phoneCodeExpired'], ['-12345', 'inputInvalid'],
]; // prettier-ignore

const passwords = (end: string): readonly Row[] => [
  ['', 'inputInvalid'], ['a'.repeat(31), 'inputInvalid'], ['q7#'.repeat(10) + 'Zk', end], ['a'.repeat(33), 'inputInvalid'], ['four words of a pass phrase 2026', end],
  ['密'.repeat(32), 'inputInvalid'], ['ａ'.repeat(32), 'inputInvalid'], [`${'a'.repeat(31)}\n`, 'inputInvalid'], [`${'a'.repeat(31)}\u200f`, 'inputInvalid'], ['😀'.repeat(16), 'inputInvalid'],
]; // prettier-ignore

const names: readonly Row[] = [
  ['', 'inputInvalid'], ['Abc', 'inputInvalid'], ['Abcd', 'taken'], ['Abcdefghijklmn', 'taken'], ['Abcdefghijklmno', 'inputInvalid'], ['1abc', 'inputInvalid'],
  ['Ab_cd', 'inputInvalid'], ['Ab cd', 'inputInvalid'], [' Abcde', 'inputInvalid'], ['    ', 'inputInvalid'], ['Ａbcd', 'inputInvalid'], ['Abc１', 'inputInvalid'],
  ['陈致远先生', 'inputInvalid'], ['Abc😀', 'inputInvalid'], ['Abcd\u200f', 'inputInvalid'], ['Аbcd', 'inputInvalid'], ['INPUTS01', 'nameTaken'], ['abcD', 'nameTaken'],
]; // prettier-ignore

const days: readonly Row[] = [
  ['', 'inputInvalid'], ['1990-1-31', 'inputInvalid'], ['1990-02-30', 'inputInvalid'], ['1990-13-01', 'inputInvalid'], ['1899-12-31', 'inputInvalid'], ['1900-01-01', 'taken'],
  ['2200-01-01', 'inputInvalid'], ['0000-01-01', 'inputInvalid'], ['1990-01-31T00:00:00Z', 'inputInvalid'], [' 1990-01-31', 'inputInvalid'], ['１９９０-01-31', 'inputInvalid'],
  ['31.01.1990', 'inputInvalid'], ['2000-02-29', 'taken'], ['2001-02-29', 'inputInvalid'], ['2008-11-20', 'taken'], ['2008-11-21', 'underAge'], ['2026-11-21', 'underAge'],
]; // prettier-ignore

const fields = (): Field[] => [
  registered('name', names, false),
  registered('password', [...passwords('taken'), [hashPassword('password1'), 'passwordWeak'], [hashPassword('12345678'), 'passwordWeak']], false),
  registered('birthDate', days, false),
  registered('acceptsTerms', [[true, 'taken'], [false, 'inputInvalid'], ['true', 'inputInvalid'], [1, 'inputInvalid']], false),
  registered('country', [['CN', 'taken'], ['SG', 'taken'], ['cn', 'inputInvalid'], ['XX', 'inputInvalid'], ['', 'inputInvalid'], ['ＣＮ', 'inputInvalid']]),
  // What a person may have typed is looked up and refused; what only a link said holds nobody up.
  registered('inviteCode', [
    ['', 'taken'], ['   ', 'taken'], [inviteCode, 'taken'], [inviteCode.toLowerCase(), 'taken'], [` ${inviteCode} `, 'taken'], [inviteCode.slice(1), 'inviteCodeUnknown'],
    [`${inviteCode}0`, 'inviteCodeUnknown'], ['ABCDEF012345', 'inviteCodeUnknown'], ['ＡBCDEF012345', 'inviteCodeUnknown'], ['ſBCDEF012345', 'inviteCodeUnknown'],
    ['邀请', 'inviteCodeUnknown'], ['😀', 'inviteCodeUnknown'], ['\u202e', 'inviteCodeUnknown'], ['a\u0000b', 'inviteCodeUnknown'], ['%', 'inviteCodeUnknown'],
    ['x'.repeat(200), 'inviteCodeUnknown'], ['x'.repeat(201), 'inputInvalid'],
  ]),
  registered('agentCode', [
    ['', 'taken'], ['agent-7', 'taken'], ['a'.repeat(64), 'taken'], ['a'.repeat(65), 'taken'], ['<b>', 'taken'], ['\u202e', 'taken'], ['a\u0000b', 'taken'], ['\ud83d', 'taken'],
    ['a'.repeat(400), 'taken'], ['a'.repeat(401), 'inputInvalid'],
  ]),
  registered('source', [
    ['', 'taken'], ['forum', 'taken'], ['源'.repeat(200), 'taken'], ['a\u0000b', 'taken'], ['\u202eabc', 'taken'], [`${'a'.repeat(199)}😀`, 'taken'], ['a'.repeat(401), 'inputInvalid'],
  ]),
  { ...registered('phoneCode.code', codes, false), beside: () => ({ ...draft(), phoneCode: { codeId: uuid } }) },
  { ...registered('phoneCode.codeId', [['', 'inputInvalid'], ['x', 'inputInvalid'], [uuid, 'phoneCodeExpired'], [uuid.toUpperCase().replace('0', 'A'), 'inputInvalid']], false), beside: () => ({ ...draft(), phoneCode: { code: '123456' } }) },
  { ...registered('captcha.answer', [['', 'inputInvalid'], ['x'.repeat(65), 'inputInvalid']], false), beside: () => ({ ...draft(), captcha: { captchaId: uuid } }) },
  { call: 'logIn', place: ['name'], by: visitor, beside: () => ({ password }), rows: [
    ['', 'inputInvalid'], ['   ', 'inputInvalid'], ['Inputs01', 'taken'], [' inputs01 ', 'taken'], ['Ｉnputs01', 'loginRefused'], ['İnputs01', 'loginRefused'], ['Nobody99', 'loginRefused'],
    ['x'.repeat(32), 'loginRefused'], ['x'.repeat(33), 'inputInvalid'], ['\u202eInputs01', 'inputInvalid'], ['\u200b\u200b', 'inputInvalid'], ['😀', 'loginRefused'],
  ] },
  { call: 'logIn', place: ['password'], by: visitor, beside: () => ({ name: 'Inputs01' }), rows: passwords('loginRefused') },
  { call: 'changePassword', place: ['newPassword'], by: () => member.api, beside: () => ({ oldPassword: hashPassword('Wrong-0ne') }), rows: passwords('oldPasswordWrong') },
  { call: 'sendRegisterCode', place: ['areaCode'], by: visitor, beside: () => ({ phone: '13900139000' }), rows: [
    ['', 'inputInvalid'], ['86', 'taken'], ['+86', 'inputInvalid'], ['0086', 'phoneMalformed'], ['086', 'phoneMalformed'], ['999', 'phoneMalformed'], ['12345', 'inputInvalid'],
    ['８６', 'inputInvalid'], [' 86', 'inputInvalid'],
  ] },
  numbers('86', homeNumbers),
  ...phoneAreas.filter(({ code }) => code !== '86').map((area) => numbers(area.code, numbersOf(area))),
  { call: 'sendBindCode', place: ['to', 'email'], by: () => member.api, beside: () => ({ to: { channel: 'email' }, proof: member.proof }), rows: mailboxes },
  { call: 'sendBindCode', place: ['to', 'channel'], by: () => member.api, beside: () => ({ to: { email: 'b@b.cn' }, proof: member.proof }), rows: [['email', 'taken'], ['sms', 'inputInvalid'], ['', 'inputInvalid'], ['Email', 'inputInvalid']] },
  { call: 'bindPhone', place: ['code'], by: () => member.api, beside: () => ({ codeId: uuid }), rows: codes },
  { call: 'logInBySms', place: ['code'], by: visitor, beside: () => ({ areaCode: '86', phone: '13800138000', codeId: uuid }), rows: codes },
  { call: 'checkResetCode', place: ['code'], by: visitor, beside: () => ({ codeId: uuid }), rows: codes },
  { call: 'resetPassword', place: ['ticket'], by: visitor, beside: () => ({ name: 'Inputs01', newPassword: password }), rows: [
    ['', 'resetRefused'], ['x', 'resetRefused'], ['x'.repeat(64), 'resetRefused'], ['x'.repeat(65), 'inputInvalid'], ['票', 'resetRefused'], ['a\u0000b', 'resetRefused'],
  ] },
  { call: 'confirmSecondFactor', place: ['code'], by: () => member.api, beside: () => ({}), rows: [
    ['', 'inputInvalid'], ['12345', 'inputInvalid'], ['123456', 'secondFactorOff'], ['x'.repeat(16), 'secondFactorOff'], ['x'.repeat(17), 'inputInvalid'], ['１２３４５６', 'secondFactorOff'],
  ] },
]; // prettier-ignore

describe('what the identity forms send, their own checks left out', () => {
  it('ends by the rule of its field, at each edge of it', async () => {
    for (const field of fields()) await expectEnds(field);
  });

  it('keeps nothing of a link that a person could not read', async () => {
    const { rows } = await sql<{ agent_code: string | null; source: string | null }>`
      select agent_code, source from members_accounts where agent_code is not null or source is not null`.execute(
      test.app.db,
    );
    for (const { agent_code: agent, source } of rows) {
      expect(agent ?? 'none').toMatch(/^[\w-]{1,64}$/);
      expect((source ?? '').length).toBeLessThanOrEqual(200);
      expect(source ?? '').not.toMatch(/[\p{Cc}\u202e]/u);
    }
    expect(rows.length).toBeGreaterThan(0);
  });
});
