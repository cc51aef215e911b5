import { expect, it } from 'vitest';
import { isGuessable } from './withdraw-password-rule.ts';

it('refuses codes that everybody tries first', () => {
  for (const code of ['000000', '888888', '123456', '654321', '234567', '567890'])
    expect(isGuessable(code)).toBe(true);
  for (const code of ['112233', '102938', '520131', '901234']) expect(isGuessable(code)).toBe(false);
});
