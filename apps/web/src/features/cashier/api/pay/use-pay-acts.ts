import type { PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { sendFile } from '../../../../lib/files.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { showRefusal } from '../../../../lib/refusals.ts';

/** Credits a gift code, once a press. */
export function useRedeemGiftCode() {
  const client = useQueryClient();
  const operation = useOperationId('redeemGiftCode');
  const mutation = useMutation({
    mutationFn: (code: string) =>
      operation.run((operationId) => api.redeemGiftCode({ code }, { operationId })),
    onSuccess: () =>
      Promise.all(
        ['listDepositOrders', 'getWalletBalance'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
  return { ...mutation, renew: () => operation.renew() };
}

/** The member has read how a method works. */
export function useAcknowledgeGuide() {
  return useMutation({
    mutationFn: (payType: PayType) => api.acknowledgeDepositGuide({ payType }),
    onError: (fault) => showRefusal(fault),
  });
}

/** A code and a link for the customer-service payment; a new one ends the one before. */
export function useServicePayment() {
  return useMutation({
    mutationFn: () => api.openServicePayment({}),
    onError: (fault) => showRefusal(fault),
  });
}

/** Asks staff to look at a paid order. */
export function useUrgeOrder(billNo: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.urgeDepositOrder({ billNo }),
    onError: (fault) => showRefusal(fault),
    onSettled: () => client.invalidateQueries({ queryKey: ['getDepositOrder', { billNo }] }),
  });
}

/** Uploads a picture and puts it beside the order. */
export function useHandInProof(billNo: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: Blob) => {
      const { name } = await sendFile('uploadPaymentPicture', file);
      return api.handInPaymentProof({ billNo, name });
    },
    onError: (fault) => showRefusal(fault),
    onSettled: () => client.invalidateQueries({ queryKey: ['getDepositOrder', { billNo }] }),
  });
}

/** Where customer service for an order is reached. */
export function useFinanceService(billNo: string) {
  return useMutation({
    mutationFn: () => api.getFinanceService({ billNo }),
    onError: (fault) => showRefusal(fault),
  });
}
