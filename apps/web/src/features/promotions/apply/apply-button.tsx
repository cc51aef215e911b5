import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { activityResults } from '@fairway/contract/promotions/activities.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../lib/refusals.ts';
import { useApply, useAskRewardsAgain } from '../api/use-apply.ts';
import { showDuplicate } from '../parts/act-refusal.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { applyReducer, noApplication, resultOfFault } from './apply-state.ts';

/** Applies in two steps: what stands against it is asked first, the act itself is confirmed in the window that opens. */
export function ApplyButton({ activity, worth }: { activity: Activity; worth: string }) {
  const { t } = useTranslation('promotions');
  const { kind, no } = activity;
  const { explain, apply } = useApply(kind, no);
  const askAgain = useAskRewardsAgain();
  const [state, happened] = useReducer(applyReducer, noApplication);
  const [isBusy, setBusy] = useState(false);
  const take = async (step: 1 | 2, call: () => Promise<Parameters<typeof happened>[0]>) => {
    setBusy(true);
    try {
      happened(await call());
    } catch (fault) {
      if (!showDuplicate(fault)) happened({ step, result: resultOfFault(fault), text: refusalText(fault) });
    } finally {
      setBusy(false);
    }
  };
  const begin = () =>
    take(1, async () => {
      const { eligible, rules } = await explain();
      const reasons = rules.filter(({ met }) => !met);
      return { step: 1, result: eligible ? activityResults.codes.success : 0, reasons };
    });
  const confirm = () =>
    take(2, async () => {
      const { status } = await apply();
      return { step: 2, result: status };
    });
  // The page turns to the reward once its window is closed, so that the window keeps its place until then.
  const close = () => {
    const isSettled = state.modal !== 1;
    happened({ step: 'close' });
    if (isSettled) void askAgain();
  };
  return (
    <>
      <Button
        size="l"
        wide
        // Something is missing still: the press says so, and the colour of a reward to be had is not promised.
        variant={activity.reasons?.length ? 'quiet' : 'gold'}
        loading={isBusy && state.modal === undefined}
        onClick={() => void begin()}
      >
        {t('act.apply')}
      </Button>
      <ApplyDialog
        state={state}
        activity={activity}
        worth={worth}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={close}
      />
    </>
  );
}
