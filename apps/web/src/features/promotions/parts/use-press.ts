import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showActRefusal } from './act-refusal.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAskRewardsAgain } from '../api/use-apply.ts';

/** A press that ends in a toast, its own or a refusal's, after which everything that rewards change is asked for again. */
export function usePress(
  act: () => Promise<unknown>,
  done: 'gift.joined' | 'gift.taken' | 'invite.claimed',
): { press: () => void; isBusy: boolean } {
  const { t } = useTranslation('promotions');
  const askAgain = useAskRewardsAgain();
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
