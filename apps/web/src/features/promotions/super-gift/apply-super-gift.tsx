import { activityResults } from '@fairway/contract/promotions/activities.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { refusalText } from '../../../lib/refusals.ts';
import { useAskRewardsAgain } from '../api/use-apply.ts';
import { useApplySuperGift } from '../api/use-super-gift.ts';
import { ApplyDialog } from '../apply/apply-dialog.tsx';
import { applyReducer, noApplication, resultOfFault, type ApplyEvent } from '../apply/apply-state.ts';
import { showDuplicate } from '../parts/act-refusal.ts';

/** Applies for today's gift in two steps: what the day's deposits reach, then the act (specification section 4). */
export function ApplySuperGift({ activity, isReached }: { activity: Activity; isReached: boolean }) {
  const { t } = useTranslation('gifts');
  const { check, apply } = useApplySuperGift(activity.no);
  const askAgain = useAskRewardsAgain();
  const [state, happened] = useReducer(applyReducer, noApplication);
  const [amount, setAmount] = useState('0');
  const [isBusy, setBusy] = useState(false);
  const take = async (step: 1 | 2, call: () => Promise<ApplyEvent>) => {
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
      const { reached } = await check();
      if (!reached) return { step: 1, result: 0, text: t('super.short') };
      setAmount(reached.amount);
      return { step: 1, result: activityResults.codes.success };
    });
  const confirm = () =>
    take(2, async () => {
      const { status, reward } = await apply();
      setAmount(reward.amount);
      return { step: 2, result: status };
    });
  const close = () => {
    const isSettled = state.modal !== 1;
    happened({ step: 'close' });
    if (isSettled) void askAgain();
  };
  return (
    <>
      <Button
        size={isReached ? 'l' : 'm'}
        wide
        variant={isReached ? 'gold' : 'quiet'}
        loading={isBusy && state.modal === undefined}
        onClick={() => void begin()}
      >
        {t('super.apply')}
      </Button>
      <ApplyDialog
        state={state}
        activity={activity}
        worth={displayAmount(amount, 'CNY')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={close}
      />
    </>
  );
}
