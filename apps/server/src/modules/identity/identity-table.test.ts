import { describe, expect, it } from 'vitest';
import { birthDateOf, maskIdCard, readIdCard } from './id-card.ts';
import { missingRefusal, verdictRefusal } from './identity-table.ts';

/** n, p, c: name, phone and card are there; s: the card was skipped. */
const given = (letters: string) => ({
  realName: letters.includes('n'),
  phone: letters.includes('p'),
  bankCard: letters.includes('c'),
  cardSkipped: letters.includes('s'),
});

describe('what a flow is refused with, by level and what is missing', () => {
  it.each([
    [0, '', undefined],
    [1, '', 'identityLevelOneNeeded'],
    [1, 'n', 'identityLevelOneNeeded'],
    [1, 'np', undefined],
    [2, 'p', 'identityLevelTwoNeeded'],
    [2, 'np', 'identityLevelTwoNeeded'],
    [2, 'nps', undefined],
    [2, 'npc', undefined],
    [2, 'ns', 'identityLevelTwoNeeded'],
    [3, 'np', 'identityLevelThreeNeeded'],
    [3, 'nps', 'identityLevelThreeNeeded'],
    [3, 'npc', undefined],
  ] as const)('a deposit at level %i with «%s»: %s', (level, letters, expected) => {
    expect(missingRefusal('deposit', level, given(letters))).toBe(expected);
  });

  it.each([
    [0, '', undefined],
    [1, '', 'realNameOrPhoneMissing'],
    [1, 'p', 'realNameOrPhoneMissing'],
    [1, 'n', 'phoneMissing'],
    [1, 'np', undefined],
    [2, '', 'realNameOrPhoneStillMissing'],
    [2, 'pc', 'realNameOrPhoneStillMissing'],
    [2, 'nc', 'phoneMissing'],
    [2, 'np', 'identityLevelTwoNeeded'],
    [2, 'nps', undefined],
    [3, '', 'nameOrPhoneOrCardMissing'],
    [3, 'n', 'nameOrPhoneOrCardMissing'],
    [3, 'p', 'realNameOrCardMissing'],
    [3, 'nps', 'realNameOrCardMissing'],
    [3, 'pc', 'realNameOrPhoneMissing'],
    [3, 'nc', 'phoneMissing'],
    [3, 'npc', undefined],
  ] as const)('a withdrawal at level %i with «%s»: %s', (level, letters, expected) => {
    expect(missingRefusal('withdrawal', level, given(letters))).toBe(expected);
  });

  it('passes nothing but a match', () => {
    const verdicts = [
      'phoneMismatch',
      'cardMismatch',
      'bothMismatch',
      'idCardMismatch',
      'refused',
      'unsupported',
    ] as const;
    for (const verdict of verdicts) expect(verdictRefusal(verdict, 1)).toBeDefined();
    expect(verdictRefusal('match', 9)).toBeUndefined();
    expect(verdictRefusal('idCardMismatch', 2)).toBe('idCardStillMismatch');
  });
});

describe('a resident identity card', () => {
  it('is read with its check character, small x and spaces', () => {
    expect(readIdCard('110101 19900131 123x')).toBe('11010119900131123X');
    expect(birthDateOf('11010119900131123X')).toBe('1990-01-31');
    expect(maskIdCard('11010119900131123X')).toBe('110***********123X');
  });

  it.each(['110101199001311230', '11010119900131123', '010101199001311234', 'abc', ''])(
    'refuses %j',
    (text) => {
      expect(readIdCard(text)).toBeUndefined();
    },
  );
});
