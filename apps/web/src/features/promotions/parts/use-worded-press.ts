import { useState } from 'react';
import { showActRefusal } from './act-refusal.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAskRewardsAgain } from '../api/use-apply.ts';

/** A press whose toast its own page words, after which everything that rewards change is asked for again. */
export function useWordedPress<T>(
  act: () => Promise<T>,
  textOf: (answer: T) => string,
): { press: () => void; isBusy: boolean } {
  const askAgain = useAskRewardsAgain();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      toast({ title: textOf(await act()), tone: 'ok' });
    } catch (fault) {
      showActRefusal(fault);
    } finally {
      await askAgain();
      setBusy(false);
    }
  };
  return { press: () => void run(), isBusy };
}
