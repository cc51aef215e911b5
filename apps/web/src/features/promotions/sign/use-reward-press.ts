import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../lib/refusals.ts';
import { useSignActs } from '../api/use-sign-gift.ts';
import { resultOfFault, rewardState, type RewardState } from '../apply/apply-state.ts';
import { showDuplicate } from '../parts/act-refusal.ts';

/** The two presses of a sign-in; each ends in the window that its result opens. */
export function useRewardPress(no: number, onResult: (result: RewardState) => void) {
  const { t } = useTranslation('promotions');
  const acts = useSignActs(no);
  const [isBusy, setBusy] = useState(false);
  const press = async (act: () => Promise<{ status: number; amount: string; isFull?: boolean }>) => {
    setBusy(true);
    try {
      const { status, amount, isFull } = await act();
      onResult(
        rewardState(status, {
          amount,
          ...(isFull ? { text: t('result.full') } : {}),
        }),
      );
    } catch (fault) {
      if (!showDuplicate(fault)) onResult(rewardState(resultOfFault(fault), { text: refusalText(fault) }));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, sign: () => void press(acts.sign), claim: () => void press(acts.claim) };
}
