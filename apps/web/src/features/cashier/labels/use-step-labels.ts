import type { StepState } from '@fairway/ui/components/steps/steps.tsx';
import { useTranslation } from 'react-i18next';

/** What readers hear for each state of a step. */
export function useStepLabels(): Record<StepState, string> {
  const { t } = useTranslation('cashier');
  return {
    done: t('stepStates.done'),
    now: t('stepStates.now'),
    todo: t('stepStates.todo'),
    failed: t('stepStates.failed'),
  };
}
