import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showActRefusal } from './act-refusal.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAskRewardsAgain } from '../api/use-apply.ts';

interface ActTexts {
  /** The toast of an act that was done. */
  done: string;
  /** The read that shows what the act changed. */
  read: string;
}

/** Runs acts that end in a toast, their own or a refusal's, and asks again for what they change; answers whether one was done. */
export function useAct({ done, read }: ActTexts): {
  run: (act: () => Promise<unknown>) => Promise<boolean>;
  isBusy: boolean;
} {
  const client = useQueryClient();
  const askAgain = useAskRewardsAgain();
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
      toast({ title: done, tone: 'ok' });
      return true;
    } catch (fault) {
      showActRefusal(fault);
      return false;
    } finally {
      await Promise.all([client.invalidateQueries({ queryKey: [read] }), askAgain()]);
      setBusy(false);
    }
  };
  return { run, isBusy };
}
