import { signButtonStates } from '@fairway/contract/promotions/sign/states.ts';
import { taskReceiveStates, taskTypes, type TaskType } from '@fairway/contract/promotions/tasks.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { showActRefusal } from '../parts/act-refusal.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAskRewardsAgain } from '../api/use-apply.ts';
import { useTaskClaim } from '../api/use-new-task.ts';
import { keyOfType } from './task-buttons.ts';
import { useNewTaskStore } from './new-task-store.ts';

/** Claims a task's reward: its own state changes at once, the rest with the next answer. */
export function useClaim(no: number, taskType: TaskType, index = 0): { press: () => void; isBusy: boolean } {
  const { t } = useTranslation('newTask');
  const claim = useTaskClaim(no, taskType, index);
  const askAgain = useAskRewardsAgain();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { reward } = await claim();
      const isPaid = reward.state === 'paid';
      if (isPaid) showClaimed(taskType, index);
      toast({
        title: t(isPaid ? 'claimed' : 'applied', { amount: displayAmount(reward.amount, 'CNY') }),
        tone: 'ok',
      });
    } catch (fault) {
      showActRefusal(fault);
    } finally {
      setBusy(false);
      await askAgain();
    }
  };
  return { press: () => void run(), isBusy };
}

function showClaimed(taskType: TaskType, index: number): void {
  const { setStatus, setPackageStatus, mark } = useNewTaskStore.getState();
  const key = keyOfType(taskType);
  if (taskType === taskTypes.codes.gamePackage) {
    setPackageStatus(signButtonStates.codes.received);
    mark('sign');
  } else if (key) setStatus(key, taskReceiveStates.codes.received, index);
  if (key === 'deposit' || key === 'withdrawal') mark(key);
}
