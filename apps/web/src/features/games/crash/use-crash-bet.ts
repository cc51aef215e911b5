import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { showRefusal, type SaidRefusal } from '../../../lib/refusals.ts';
import { useAskAgain } from '../../../lib/use-ask-again.ts';

export interface DraftedBet {
  readonly currency: WalletCurrency;
  readonly stake: string;
  readonly target: number | undefined;
}

/** Stakes on a flight, and cashes the bet out; what either changes is asked for again. `refusal` stays until the next press. */
export function useCrashBet() {
  const [refusal, setRefusal] = useState<SaidRefusal>();
  const said = {
    onMutate: () => setRefusal(undefined),
    onError: (fault: unknown) => showRefusal(fault, { inPlace: setRefusal }),
  };
  const placing = useOperationId('placeCrashBet');
  const cashing = useOperationId('cashOutCrash');
  const again = useAskAgain('getCrash', 'getWalletBalance', 'getPlayProtection');
  const place = useMutation({
    mutationFn: ({ round, currency, stake, target }: DraftedBet & { round: number }) => {
      const input = { round, currency, stake, ...(target !== undefined && { target }) };
      return placing.run((operationId) => api.placeCrashBet(input, { operationId }));
    },
    ...said,
    onSettled: again,
  });
  const cashOut = useMutation({
    mutationFn: (betId: string) => cashing.run((operationId) => api.cashOutCrash({ betId }, { operationId })),
    ...said,
    onSettled: again,
  });
  return { place, cashOut, again, refusal, clearRefusal: () => setRefusal(undefined) };
}
