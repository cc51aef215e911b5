import { useQueryClient } from '@tanstack/react-query';

const operations = [
  'getFastDeposit',
  'listFastWithdrawalParts',
  'getActiveDepositOrder',
  'getDepositOrder',
  'getActiveWithdrawal',
  'getWithdrawal',
];

/** Asks again for everything that a step of a part changes, on whichever side. */
export function useAskMatchAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(operations.map((operation) => client.invalidateQueries({ queryKey: [operation] })));
  };
}
