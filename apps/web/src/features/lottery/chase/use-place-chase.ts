import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useAskAgain } from '../../../lib/use-ask-again.ts';
import type { Line } from '../play/line.ts';

/** Holds what a whole chase stakes. Its dialog says why it was refused, save where that concerns the whole page. */
export function usePlaceChase(lottery: LotteryCode) {
  const operation = useOperationId(`placeChase.${lottery}`);
  const again = useAskAgain('listChases', 'getWalletBalance', 'listTickets');
  return useMutation({
    mutationFn: (asked: {
      line: Line;
      currency: WalletCurrency;
      items: readonly { issue: string; times: number }[];
      stopOnWin: boolean;
    }) => {
      const { line, currency, stopOnWin } = asked;
      const { play, pick, unit } = line;
      const items = asked.items.map(({ issue, times }) => ({ issue, times }));
      const startIssue = items[0]?.issue ?? '';
      return operation.run((operationId) =>
        api.placeChase(
          { lottery, play, pick, unit, currency, startIssue, items, stopOnWin },
          { operationId },
        ),
      );
    },
    onError: (fault) => {
      if (fault instanceof ApiError && fault.row?.show === 'page') showRefusal(fault);
    },
    onSettled: again,
  });
}
