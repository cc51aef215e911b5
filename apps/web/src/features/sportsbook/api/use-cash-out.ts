import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { isFinal, useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';

/** A quote is good for five seconds: asked for so often, one that is pressed has most of them left. */
const quoteEvery = 2_000;
/** A bet without a quote is looked at again; that it has ended comes as news of the bet. */
const refusedEvery = 8_000;

/** What the house pays for an open bet now, renewed while the page is looked at. */
export function useQuoteCashOut(betId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['quoteCashOut', { betId }],
    queryFn: ({ signal }) => api.quoteCashOut({ betId }, { signal }),
    enabled,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.error instanceof ApiError && state.error.row?.retry === 'never') return false;
      return state.status === 'error' ? refusedEvery : quoteEvery;
    },
  });
}

/** The bet wherever it is shown, and the wallet it pays into. */
function useAskBetAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['listBets', 'getBet', 'quoteCashOut', 'listBetRecords'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    );
}

/** Takes a quote, once a press: a lost answer is asked for with the same quote and the same id. */
export function useTakeCashOut(betId: string) {
  const operation = useOperationId(`takeCashOut.${betId}`);
  const askAgain = useAskBetAgain();
  return useMutation({
    mutationFn: (quote: string) =>
      operation.run((operationId) => api.takeCashOut({ betId, quote }, { operationId })),
    retry: (count, fault) => !isFinal(fault) && count < 3,
    onError: (fault) => showRefusal(fault),
    onSettled: async (_bet, fault) => {
      await askAgain();
      // What became of it is on the bet by now; the next press takes another quote.
      if (fault && !isFinal(fault)) operation.renew();
    },
  });
}

/** Sets the value from which a bet is cashed out by itself; null switches it off. */
export function useSetAutoCashOut(betId: string) {
  const operation = useOperationId(`setAutoCashOut.${betId}`);
  const askAgain = useAskBetAgain();
  return useMutation({
    mutationFn: (threshold: string | null) =>
      operation.run((operationId) => api.setAutoCashOut({ betId, threshold }, { operationId })),
    onSettled: async (_bet, fault) => {
      await askAgain();
      if (fault && !isFinal(fault)) operation.renew();
    },
  });
}
