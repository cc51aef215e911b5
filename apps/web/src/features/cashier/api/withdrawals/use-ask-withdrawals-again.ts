import { useQueryClient } from '@tanstack/react-query';

const operations = [
  'getWithdrawal',
  'getActiveWithdrawal',
  'listWithdrawals',
  'getWithdrawalTerms',
  'getWalletBalance',
];

/** Asks again for everything that a withdrawal's change shows up in. */
export function useAskWithdrawalsAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all(operations.map((operation) => client.invalidateQueries({ queryKey: [operation] })));
}
