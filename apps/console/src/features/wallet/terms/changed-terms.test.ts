import { firstWalletTerms } from '@fairway/contract/wallet/terms.ts';
import { expect, it } from 'vitest';
import { changedTerms } from './changed-terms.ts';

it('names what differs between two versions of the terms, and nothing else', () => {
  const after = {
    ...firstWalletTerms,
    baseRate: '7.25',
    interest: { ...firstWalletTerms.interest, open: false },
  };
  expect(changedTerms(firstWalletTerms, after)).toEqual([
    { name: 'baseRate', before: '7.18', after: '7.25' },
    { name: 'interestOpen', before: 'true', after: 'false' },
  ]);
  expect(changedTerms(after, after)).toEqual([]);
});
