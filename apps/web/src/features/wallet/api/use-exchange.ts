import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useAskMoneyAgain } from './use-wallet-news.ts';

/** The published rate both ways and the limits; asked again each half minute, because a rate ages. */
export function useExchangeTerms() {
  return useQuery({
    queryKey: ['getExchangeTerms', {}],
    queryFn: ({ signal }) => api.getExchangeTerms({}, { signal }),
    refetchInterval: 30_000,
  });
}

/** Asks for a promised rate. Nothing moves. */
export function useQuoteExchange() {
  return useMutation({
    mutationFn: (input: { from: 'CNY' | 'USDT'; amount: string }) => api.quoteExchange(input),
  });
}

/** Takes a quote, once a press. */
export function useExchange() {
  const operation = useOperationId('exchangeCurrency');
  const askAgain = useAskMoneyAgain();
  return useMutation({
    mutationFn: (quoteId: string) =>
      operation.run((operationId) => api.exchangeCurrency({ quoteId }, { operationId })),
    onSettled: askAgain,
  });
}
