import { describe, expect, it } from 'vitest';
import type { ErrorRow } from './error-row.ts';
import { placeholdersIn } from './error-text.ts';
import { errorByCode, errorFamilies, errorTable, errorText, identityRemedyOf, isErrorName } from './index.ts';
import { ownCodeRanges, ownCodeRangeSize, reservedCodes } from './ranges.ts';

const rows: readonly ErrorRow[] = Object.values(errorTable);
const familyRows = Object.values(errorFamilies).flatMap((family): ErrorRow[] => Object.values(family));

describe('the error table', () => {
  it('holds every row of every family: no name is in two families', () => {
    const names = familyRows.map((row) => row.name);

    expect(new Set(names).size).toBe(names.length);
    expect(rows.map((row) => row.name).sort()).toEqual(names.sort());
  });

  it('gives each row a number of its own, none of them success or an activity result', () => {
    const codes = rows.map((row) => row.code);

    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(codes.filter((code) => reservedCodes.includes(code))).toEqual([]);
  });

  it('keeps numbers of our own inside the block of their family', () => {
    const families: Readonly<Record<string, Readonly<Record<string, ErrorRow>>>> = errorFamilies;

    const astray = Object.entries(ownCodeRanges).flatMap(([family, start]) =>
      Object.values(families[family] ?? {})
        .filter((row) => row.code < start || row.code >= start + ownCodeRangeSize)
        .map((row) => row.name),
    );

    expect(astray).toEqual([]);
  });

  it('finds each row by its code and nothing for a code it does not know', () => {
    for (const row of rows) expect(errorByCode(row.code)).toBe(row);

    expect(errorByCode(0)).toBeUndefined();
    expect(errorByCode(711)).toBeUndefined();
    expect(errorByCode(999_999)).toBeUndefined();
  });

  it('speaks Chinese and English in each row, with the same placeholders', () => {
    for (const row of rows) {
      expect(placeholdersIn(row.zh).sort(), row.name).toEqual(placeholdersIn(row.en).sort());
      if (row.zh !== '{message}') expect(row.zh, row.name).toMatch(/[\u4e00-\u9fff]/);
      expect(row.en, row.name).not.toMatch(/[\u4e00-\u9fff]/);
      expect(row.zh.length * row.en.length, row.name).toBeGreaterThan(0);
    }
  });

  it('answers 200 for business refusals and never a bare 500', () => {
    expect(errorTable.insufficientBalance.http).toBe(200);
    expect(rows.filter((row) => row.http === 500)).toEqual([]);
    expect(rows.filter((row) => row.http !== 200 && (row.http < 400 || row.http > 503))).toEqual([]);
  });

  it('allows a caller to send the same operation again when the outcome is unknown', () => {
    const unknownOutcome = [errorTable.fault, errorTable.timeout, errorTable.operationInProgress];

    expect(unknownOutcome.map((row) => row.retry)).toEqual(['sameKey', 'sameKey', 'sameKey']);
  });

  it('says the same for a wrong password as for an unknown account, and nothing about which', () => {
    expect(errorTable.loginRefused.zh).not.toMatch(/不存在|未注册/);
    expect(errorTable.loginRefused.en).not.toMatch(/exist|unknown/);
  });

  it('knows names from strings', () => {
    expect(isErrorName('insufficientBalance')).toBe(true);
    expect(isErrorName('toString')).toBe(false);
  });
});

describe('the catalogue of specification section 8', () => {
  // Names in the order of section 8; the numbers are the fact under test.
  it.each([
    ['depositGuideNeeded', 244_099],
    ['depositStaffUnavailable', 244_098],
    ['depositTooManyOrders', 244_305],
    ['depositChannelDisabled', 244_300],
    ['depositOrderOpen', 244_303],
    ['depositPayMismatch', 244_080],
    ['depositNoneAvailable', 244_063],
    ['depositOtherPayTypeAdvised', 244_666],
    ['depositHelpNeeded', 244_388],
    ['depositorNameWrong', 244_316],
    ['identityCheckFailed', 10_425],
    ['identityLevelOneNeeded', 244_358],
    ['identityLevelTwoNeeded', 244_359],
    ['identityLevelThreeNeeded', 244_360],
    ['phoneMissing', 245_101],
    ['realNameOrPhoneMissing', 244_381],
    ['realNameOrPhoneStillMissing', 244_389],
    ['realNameOrCardMissing', 244_382],
    ['nameOrPhoneOrCardMissing', 244_383],
    ['realNamePhoneMismatch', 244_384],
    ['realNameCardMismatch', 244_385],
    ['realNamePhoneCardMismatch', 244_386],
    ['idCardMismatch', 244_394],
    ['idCardStillMismatch', 244_395],
    ['identityUnsupported', 244_387],
  ] as const)('prints %s as %i', (name, code) => {
    expect(errorTable[name].code).toBe(code);
  });

  it('keeps the printed wordings', () => {
    expect(errorTable.depositOrderNotFound.en).toBe('Order information not found');
    expect(errorTable.operationTooFrequent.en).toBe('The operation is too frequent');
    expect(errorTable.phoneEmpty.en).toBe('Mobile number cannot be empty');
    expect(errorTable.payTypesUnavailable.en).toMatch(/^Dear user, there are currently/);
    expect(errorTable.overloaded.en).toMatch(/^The server is busy, please/);
  });

  it('maps 244358, 244359 and 244360 to identity levels 1, 2 and 3; only level 2 may skip the card', () => {
    const byCode = (code: number) => {
      const row = errorByCode(code);
      return row && identityRemedyOf(row.name);
    };

    expect(byCode(244_358)).toEqual({
      kind: 'complete',
      level: 1,
      ask: ['realName', 'phone'],
      mayBeSkipped: [],
    });
    expect(byCode(244_359)).toMatchObject({ level: 2, mayBeSkipped: ['bankCard'] });
    expect(byCode(244_360)).toMatchObject({
      level: 3,
      ask: ['realName', 'phone', 'bankCard'],
      mayBeSkipped: [],
    });
  });

  it('names what mends each identity refusal and nothing for the others', () => {
    for (const row of Object.values(errorFamilies.identity))
      expect(identityRemedyOf(row.name), row.name).toBeDefined();

    expect(identityRemedyOf('realNameCardMismatch')).toEqual({
      kind: 'correct',
      fields: ['realName', 'bankCard'],
    });
    expect(identityRemedyOf('insufficientBalance')).toBeUndefined();
  });
});

describe('the text of an error', () => {
  it('fills placeholders in either language', () => {
    expect(errorText(errorTable.insufficientBalance, 'zh', { available: '¥128.50' })).toBe(
      '余额不足，当前可用 ¥128.50',
    );
    expect(errorText(errorTable.tooManyRequests, 'en', { seconds: 5 })).toBe(
      'Too many requests. Please try again in 5 s.',
    );
  });

  it('shows no braces when a value is missing, and does not reach into the prototype', () => {
    expect(errorText(errorTable.phonePrefixDisabled, 'zh', {})).toBe('');
    expect(errorText({ zh: '甲 {toString} 乙', en: '' }, 'zh')).toBe('甲 乙');
  });

  it('takes a value as it is, dollar signs included', () => {
    expect(errorText({ zh: '号段 {message}', en: '' }, 'zh', { message: '$& {left}' })).toBe(
      '号段 $& {left}',
    );
  });
});
