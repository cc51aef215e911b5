import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showActRefusal } from '../parts/act-refusal.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAskRaffleAgain } from '../api/use-raffle.ts';

/** A press that ends in a toast, its own or a refusal's, after which the raffle is asked for again. */
export function useRafflePress(
  act: () => Promise<unknown>,
  done: 'tickets.took' | 'own.claimed',
): { press: () => void; isBusy: boolean } {
  const { t } = useTranslation('raffle');
  const askAgain = useAskRaffleAgain();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await act();
      toast({ title: t(done), tone: 'ok' });
    } catch (fault) {
      showActRefusal(fault);
    } finally {
      await askAgain();
      setBusy(false);
    }
  };
  return { press: () => void run(), isBusy };
}
