import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showActRefusal } from '../parts/act-refusal.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAskRewardsAgain } from '../api/use-apply.ts';
import { usePackageSign } from '../api/use-new-task.ts';

/** Signs the package for today and asks for the tasks again. */
export function useSign(no: number): { press: () => void; isBusy: boolean } {
  const { t } = useTranslation('newTask');
  const sign = usePackageSign(no);
  const askAgain = useAskRewardsAgain();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { sumSignCount } = await sign();
      toast({ title: t('package.signed', { count: sumSignCount }), tone: 'ok' });
    } catch (fault) {
      showActRefusal(fault);
    } finally {
      await askAgain();
      setBusy(false);
    }
  };
  return { press: () => void run(), isBusy };
}
