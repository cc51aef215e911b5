import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import type { Line } from './line.ts';

/** Places every line on one issue, all or none. */
export function usePlaceTickets(lottery: LotteryCode) {
  const operation = useOperationId(`placeTickets.${lottery}`);
  return useMutation({
    mutationFn: (asked: { issue: string; currency: WalletCurrency; lines: readonly Line[] }) => {
      const { issue, currency } = asked;
      const tickets = asked.lines.map(({ play, pick, unit, times }) => ({ play, pick, unit, times }));
      return operation.run((operationId) =>
        api.placeTickets({ lottery, issue, currency, tickets }, { operationId }),
      );
    },
    onError: (fault) => {
      if (roomOf(fault) === undefined) showRefusal(fault);
    },
  });
}

/** The number that has no room for what was asked, and how many times it still takes; undefined for other faults. */
export function roomOf(fault: unknown): { text: string; number: string; times: number } | undefined {
  if (!(fault instanceof ApiError) || fault.error !== 'numberFull') return undefined;
  const { data } = fault;
  if (typeof data !== 'object' || data === null || !('number' in data) || !('times' in data))
    return undefined;
  const { number, times } = data;
  return typeof number === 'string' && typeof times === 'number'
    ? { text: fault.message, number, times }
    : undefined;
}
