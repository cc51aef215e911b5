import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { SignGift } from '../api/use-sign-gift.ts';
import type { RewardState } from '../apply/apply-state.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { clockTime } from '../parts/deadline.tsx';
import { CycleFacts } from './cycle-facts.tsx';
import { SignButton } from './sign-button.tsx';
import { useRewardPress } from './use-reward-press.ts';
import styles from './sign.module.css';

interface SignActProps {
  activity: Activity;
  gift: SignGift;
  onResult: (result: RewardState) => void;
}

/** What the cycle gave so far, the button, and what is still to be claimed of the cycle before. */
export function SignAct({ activity, gift, onResult }: SignActProps) {
  const { t } = useTranslation('promotions');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const { sign, claim, isBusy } = useRewardPress(activity.no, onResult);
  const { lastCycleBonus: former } = gift;
  const { reasons } = activity;
  return (
    <Panel title={t('act.title')} pad="l" className={styles.act}>
      <CycleFacts gift={gift} />
      {former && (
        <Notice
          tone="gold"
          end={
            <Button size="s" variant="gold" loading={isBusy} onClick={claim}>
              {t('sign.claimFormer')}
            </Button>
          }
        >
          {t('sign.former', { amount: displayAmount(former.amount, 'CNY'), at: clockTime(former.expiresAt) })}
        </Notice>
      )}
      {isSignedIn ? (
        <SignButton state={gift.signButton} isBusy={isBusy} onSign={sign} onClaim={claim} />
      ) : (
        <LogInToJoin />
      )}
      <PhaseReason activity={activity} />
      {reasons !== null && reasons.length > 0 && <Reasons reasons={reasons} />}
    </Panel>
  );
}
