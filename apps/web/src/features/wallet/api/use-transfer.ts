import type { VenueTransfer } from '@fairway/contract/venues/schemas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useAskMoneyAgain } from './use-wallet-news.ts';

export interface TransferDraft {
  direction: 'out' | 'in';
  channelCode: string;
  currency: 'CNY' | 'USDT';
  amount: string;
}

/**
 * Moves money between center wallet and a venue, once a press. When an earlier press never got its answer (a reload, a lost
 * line), the server is asked what became of it before anything else can be sent; `onEnd` hears of either.
 */
export function useTransfer(onEnd: (transfer: VenueTransfer) => void) {
  const operation = useOperationId('venueTransfer');
  const askAgain = useAskMoneyAgain();
  const { id, unanswered } = operation;
  const lost = useQuery({
    queryKey: ['getVenueTransfer', { operationId: id }],
    queryFn: ({ signal }) => api.getVenueTransfer({ operationId: id }, { signal }),
    enabled: unanswered,
    // Its transaction may not have ended yet: asked four times before it counts as never arrived.
    retry: 3,
    retryDelay: 1500,
  });
  useEffect(() => {
    if (!unanswered) return;
    if (lost.data) {
      onEnd(lost.data);
      operation.renew();
    } else if (lost.error instanceof ApiError && lost.error.error === 'venueTransferNotFound')
      operation.renew();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only an answer moves this on
  }, [unanswered, lost.data, lost.error]);

  const mutation = useMutation({
    mutationFn: ({ direction, channelCode, currency, amount }: TransferDraft) => {
      const walletType = currency === 'CNY' ? 'cny' : 'usdt';
      return operation.run((operationId) =>
        direction === 'out'
          ? api.transferToVenue({ channelCode, walletType, amount }, { operationId })
          : api.transferFromVenue({ api: channelCode, walletType, amount }, { operationId }),
      );
    },
    onSuccess: onEnd,
    onSettled: askAgain,
  });
  return { ...mutation, isAskingForLost: unanswered && lost.isFetching };
}
