import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { ProgressBar } from '@fairway/ui/components/progress/progress-bar.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useSuperGift, type SuperGiftProgress } from '../api/use-super-gift.ts';
import { canTake } from '../gift/can-take.ts';
import { GiftState } from '../gift/gift-state.tsx';
import { TakeNotes } from '../gift/take-notes.tsx';
import { OwnRewardFacts } from '../page/own-reward-facts.tsx';
import { ApplySuperGift } from './apply-super-gift.tsx';
import styles from '../gift/gift.module.css';

/** Today's deposits, the gift they reach, and the application for it. */
export function SuperGiftAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const isWanted = isSignedIn && !activity.isPreview;
  const query = useSuperGift(activity.no, isWanted);
  return (
    <Panel title={t('super.today')} pad="l" className={styles.act}>
      {isWanted && (
        <GiftState
          query={query}
          render={({ progress, reward }) => (
            <>
              <DayBar progress={progress} />
              {reward ? (
                <OwnRewardFacts reward={reward} />
              ) : (
                canTake(activity, isSignedIn) && (
                  <>
                    {progress.next && !progress.reached && (
                      <Link
                        to="/app/myCenter/deposit"
                        className={buttonClass({ variant: 'gold', size: 'l', wide: true })}
                      >
                        {t('super.deposit')}
                      </Link>
                    )}
                    <ApplySuperGift activity={activity} isReached={progress.reached !== null} />
                    {progress.next && progress.reached && (
                      <Link
                        to="/app/myCenter/deposit"
                        className={buttonClass({ variant: 'quiet', wide: true })}
                      >
                        {t('super.deposit')}
                      </Link>
                    )}
                  </>
                )
              )}
            </>
          )}
        />
      )}
      <TakeNotes activity={activity} />
    </Panel>
  );
}

function DayBar({ progress }: { progress: SuperGiftProgress }) {
  const { t } = useTranslation('gifts');
  const { deposited, next, reached, progress: percent } = progress;
  const yuan = (amount: string) => displayAmount(amount, 'CNY');
  return (
    <>
      <ProgressBar
        label={t('super.deposited')}
        part={percent / 100}
        valueText={next ? `${yuan(deposited)} / ${yuan(next.least)}` : yuan(deposited)}
        tone="gold"
      />
      {reached && <p>{t('super.reached', { amount: yuan(reached.amount) })}</p>}
      {next && (
        <p className={styles.note}>
          {t('super.next', { missing: yuan(next.missing), amount: yuan(next.amount) })}
        </p>
      )}
    </>
  );
}
