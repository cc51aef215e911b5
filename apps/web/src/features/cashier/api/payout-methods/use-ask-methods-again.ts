import { useQueryClient } from '@tanstack/react-query';

/** Asks again for the saved methods and for the terms that list them. */
export function useAskMethodsAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['listPayoutMethods'] }),
      client.invalidateQueries({ queryKey: ['getWithdrawalTerms'] }),
    ]);
}
