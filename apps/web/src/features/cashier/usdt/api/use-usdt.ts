import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import type { usdtSchemas } from '@fairway/contract/deposits/usdt/schemas.ts';
import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useOperationId } from '../../../../lib/operation-id.ts';
import { useSession } from '../../../../lib/session-store.ts';

type Order = OutputOf<(typeof depositSchemas)['getDepositOrder']>;

/** The switch as it is for this member: the site's and the whitelist together. */
export function useUsdtSwitch() {
  return useQuery({
    queryKey: ['getUsdtSwitch', {}],
    queryFn: ({ signal }) => api.getUsdtSwitch({}, { signal }),
    select: ({ value }) => value,
  });
}

/** The three networks with state and terms; not for visitors. */
export function useUsdtNetworks() {
  const isMember = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['listUsdtNetworks', {}],
    queryFn: ({ signal }) => api.listUsdtNetworks({}, { signal }),
    select: ({ networks }) => networks,
    enabled: isMember,
  });
}

/** Rate with its age, limits and what is left of the day; asked again each minute while it is shown. */
export function useUsdtDrawConfig() {
  const isMember = useSession(({ session }) => session !== undefined);
  return useQuery({
    queryKey: ['getUsdtDrawConfig', {}],
    queryFn: ({ signal }) => api.getUsdtDrawConfig({}, { signal }),
    enabled: isMember,
    refetchInterval: 60_000,
  });
}

/** The flow of an order; asked again whenever the order has moved, as its own query and the live news show. */
export function useUsdtDeposit({ billNo, status, recipientAddress }: Order) {
  return useQuery({
    queryKey: ['getUsdtDeposit', { billNo, status, recipientAddress }],
    queryFn: ({ signal }) => api.getUsdtDeposit({ billNo }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export type UsdtDepositInput = InputOf<(typeof usdtSchemas)['openUsdtDeposit']>;

/** Opens a USDT deposit in its flow, once a press; the order is kept as its page's first content. */
export function useOpenUsdtDeposit() {
  const client = useQueryClient();
  const operation = useOperationId('openUsdtDeposit');
  const mutation = useMutation({
    mutationFn: (input: UsdtDepositInput) =>
      operation.run((operationId) => api.openUsdtDeposit(input, { operationId })),
    onSuccess: ({ order }) => {
      client.setQueryData(['getDepositOrder', { billNo: order.billNo }], order);
      client.setQueryData(['getActiveDepositOrder', {}], order);
      const { payType, requestedAmount: amount, currency, createdAt } = order;
      client.setQueryData(['getLastDeposit', {}], { payType, amount, currency, createdAt });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['getActiveDepositOrder'] }),
        client.invalidateQueries({ queryKey: ['listDepositOrders'] }),
      ]),
  });
  return { ...mutation, renew: () => operation.renew() };
}
