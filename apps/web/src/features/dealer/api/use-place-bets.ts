import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useAskAgain } from '../../../lib/use-ask-again.ts';
import type { TableDetails } from './shapes.ts';

export interface AskedBets {
  readonly deal: number;
  readonly currency: WalletCurrency;
  readonly spots: readonly { readonly spot: string; readonly stake: string }[];
}

/** Stakes on every spot in one call, all or none; what it changes is asked for again. */
export function usePlaceBets(table: DealerTableCode) {
  const client = useQueryClient();
  const again = useAskAgain('getDealerTable', 'listDealerBets', 'getWalletBalance', 'getPlayProtection');
  const operation = useOperationId(`placeDealerBets.${table}`);
  return useMutation({
    mutationFn: ({ deal, currency, spots }: AskedBets) =>
      operation.run((operationId) =>
        api.placeDealerBets({ table, deal, currency, spots: [...spots] }, { operationId }),
      ),
    onSuccess: (placed) => {
      const { balance: _, ...own } = placed;
      // The chips stay on the felt: the table is asked again, and until then it knows the bet from its answer.
      client.setQueryData<TableDetails>(['getDealerTable', { table }], (known) =>
        known?.deal?.number === own.deal ? { ...known, own } : known,
      );
    },
    onError: (fault) => showRefusal(fault),
    onSettled: again,
  });
}
